"""Mark every test here as `house`, so that it runs once and not once per form."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Set the marker."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("house")
