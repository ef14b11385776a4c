"""Lines that fit: no line is wider than the terminal, nothing is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from ninerealms.terminal.layout import BINDING, fold, label

LETTERS = st.text(alphabet="abc xyzé:;!?«»%領土の空き。、（）「」ー1 ", max_size=200)


@given(LETTERS, st.integers(24, 100), st.integers(0, 8))
def test_no_line_is_too_wide_and_nothing_is_lost(text: str, width: int, hang: int) -> None:
    """If a text is folded, then every line fits and the same letters follow each other."""
    lines = fold(text, width, hang)
    assert all(cell_len(line) <= width for line in lines)
    squeezed = "".join("".join(lines).split()).replace(BINDING, "")
    assert squeezed == "".join(text.split())


def test_what_follows_the_first_line_is_indented() -> None:
    """If a text takes two lines, then the second stands under the first with its indent."""
    assert fold("A1 north: neutral, one free space", 24, 2) == ["A1 north: neutral, one", "  free space"]


def test_french_signs_stay_with_their_word() -> None:
    """If a line would begin with a semicolon, then the word before it comes along."""
    lines = fold("Sorbier garde tout le bois ; Fjord attend", 27)
    assert lines == ["Sorbier garde tout le", f"bois{BINDING}; Fjord attend"]


def test_japanese_folds_between_characters_but_not_before_a_stop() -> None:
    """If a Japanese sentence is too long, then it breaks anywhere but before a closing sign."""
    lines = fold("あいうえおかきくけこさし。すせそ", 24)
    assert lines == ["あいうえおかきくけこさ", "し。すせそ"]


def test_a_word_longer_than_a_line_is_cut() -> None:
    """If a path is wider than the terminal, then it is cut and not lost."""
    lines = fold("x" * 100, 40)
    assert "".join(lines) == "x" * 100
    assert all(len(line) <= 40 for line in lines)


@pytest.mark.parametrize(
    ("line", "end"),
    [
        ("Face up: Recruit", 8),
        ("Face visible : Recruter", 14),
        ("表向き：徴兵", 4),
        ("No label here", 0),
        ("It is 12:30 now", 0),
        ("One sentence. Then: another", 0),
    ],
)
def test_the_label_of_a_line_is_found(line: str, end: int) -> None:
    """If a line begins with a label, then its end is known, in every language."""
    assert label(line) == end
