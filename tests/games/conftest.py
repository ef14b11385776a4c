"""What is announced must come to pass: a result nobody needed, or a line nobody told, fails the test that said so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games import tables


@pytest.fixture(autouse=True)
def every_announced_result_is_used() -> Iterator[None]:
    tables.OPENED.clear()
    yield
    for t in tables.OPENED:
        if isinstance(t, tables.Announcing):
            assert not t.unused, f"announced but never used: {t.unused}"


@pytest.fixture(autouse=True)
def every_announced_line_is_told(request: pytest.FixtureRequest) -> Iterator[None]:
    """Of `@pytest.mark.tells("LIFE_LOST YGG-100")`: some table of the test has told that line by that rule."""
    yield
    said = {tuple(line.split()) for mark in request.node.iter_markers("tells") for line in mark.args}
    if said:
        missing = said - set().union(*(tables.told_at(table) for table in tables.OPENED))
        assert not missing, f"announced but never told: {sorted(missing)}"
