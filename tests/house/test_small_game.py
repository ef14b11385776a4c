"""Adding a game is cheap: one of the tests' games has sixty lines at the most."""

from __future__ import annotations

from tests.house.tree import TESTS

MOST_LINES = 60
NOT_COUNTED = ("#", '"""', "from ", "import ")


def test_a_whole_game_takes_sixty_lines() -> None:
    """If blank lines, imports and docstrings are left out, then noughts and crosses has at most sixty lines."""
    source = (TESTS / "noughts.py").read_text(encoding="utf-8").splitlines()
    code = [line for line in source if line.strip() and not line.strip().startswith(NOT_COUNTED)]
    assert 0 < len(code) <= MOST_LINES
