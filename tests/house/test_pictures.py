"""The pictures in the docs are what the program draws today."""

from __future__ import annotations

import pytest

import pictures


@pytest.mark.parametrize("name", pictures.MOMENTS)
def test_the_picture_is_drawn_from_this_source(name: str) -> None:
    """If the drawing has changed, then the picture has been drawn anew with `python tools/pictures.py`."""
    is_today = (pictures.FOLDER / f"{name}.svg").read_text(encoding="utf-8") == pictures.picture(name)
    assert is_today, f"{name}.svg is not what is drawn today"  # told apart line by line it would take half an hour
