"""What is announced must come to pass: a result nobody needed fails the test that loaded it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games import tables


@pytest.fixture(autouse=True)
def every_announced_result_is_used() -> Iterator[None]:
    tables.OPENED.clear()
    yield
    for t in tables.OPENED:
        assert not t.unused, f"announced but never used: {t.unused}"
