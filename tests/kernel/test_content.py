"""Facts read at load, with what a process was told to change laid over them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ninerealms.errors import BadContent
from ninerealms.kernel import content
from ninerealms.kernel.content import FILE, SET, change, each_leaf, read, refusal, written

FACTS = """
[game]
goal = 5
open = true
word = "1G"
row = [1, 2]
source = "book"
[[cards]]
id = "gift"
cost = 3
number = 7
[[cards]]
id = "4"
cost = 0
"""
RANGES = {"game.goal": (1, 9), "cards.number": (0, 9), "cards.*": (0, 3), "game.row": (1, 2)}


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No changes from outside, and none left behind."""
    monkeypatch.setenv(SET, "")
    monkeypatch.setenv(FILE, "")
    kept = dict(content.changed)
    yield
    content.changed.clear()
    content.changed.update(kept)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The content of a game of its own, `toy`; there is another, `ludo`."""
    for name in ("toy", "ludo"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "content.toml").write_text(FACTS)
    return tmp_path / "toy" / "content.toml"


def told(file: Path, *changes: str) -> dict[str, Any]:
    """The facts after changes on a command line."""
    change(changes, "toy", ("toy", "ludo"))
    return read(file, RANGES)


def test_without_changes_the_file_is_read(file: Path) -> None:
    """If nothing is changed, then the facts are those of the file, and no change is known."""
    assert read(file)["game"]["goal"] == 5
    assert content.changed["toy"] == {}


@pytest.mark.parametrize(
    ("line", "path", "value"),
    [
        ("game.goal=6", "game.goal", 6),
        ("toy.game.goal = 6", "game.goal", 6),
        ("cards[gift].cost=2", "cards[gift].cost", 2),
        ("cards.gift.cost=2", "cards[gift].cost", 2),
        ("cards[4].cost=1", "cards[4].cost", 1),
        ("game.open=false", "game.open", False),
        ("game.word=2G+1S", "game.word", "2G+1S"),
        ("game.word=12", "game.word", "12"),
        ('game.word="2G"', "game.word", "2G"),
        ("game.row[1]=1", "game.row[1]", 1),
        ("game.row=[1, 1]", "game.row[1]", 1),
    ],
)
def test_one_fact_is_changed(file: Path, line: str, path: str, value: object) -> None:
    """If a change is written, then that fact alone is another, and is known by its path."""
    facts = told(file, line)
    assert content.changed["toy"] == {path: value}
    assert {leaf.path: leaf.value for leaf in each_leaf(facts)}[path] == value


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("goal", "A change is written PATH=VALUE, as game.points=3 or cards[gift].cost=2, not 'goal'."),
        ("game..goal=3", "A change is written PATH=VALUE, as game.points=3 or cards[gift].cost=2, not 'game..goal=3'."),
        ("game.gaol=3", "game of toy has no 'gaol'; there are goal, open, word, row, source."),
        ("gmae.goal=3", "The content of toy has no 'gmae'; there are game, cards."),
        ("cards[gfit].cost=3", "cards of toy has no 'gfit'; there are gift, 4."),
        ("game.row[2]=3", "game.row of toy has no '2'; there are 0, 1."),
        ("game.goal.more=3", "game.goal of toy has no 'more'; it has no parts."),
        ("game=3", "game of toy has goal, open, word, row, source; say which."),
        ("game.goal=many", 'game.goal of toy is 5 and cannot become "many".'),
        ("game.goal=true", "game.goal of toy is 5 and cannot become true."),
        ("game.open=1", "game.open of toy is true and cannot become 1."),
        ("game.row=[1]", "game.row of toy is a list of 2, not [1]."),
        ("game.row=1", "game.row of toy is a list of 2, not 1."),
        ("game.goal=10", "game.goal of toy must be 1 to 9, not 10."),
        ("cards[gift].cost=4", "cards[gift].cost of toy must be 0 to 3, not 4."),
        ("cards[gift].id=box", "cards[gift].id of toy stays as it is."),
        ("cards[gift].number=8", "cards[gift].number of toy stays as it is."),
        ("game.source=house", "game.source of toy stays as it is."),
    ],
)
def test_what_cannot_be_is_refused(file: Path, line: str, sentence: str) -> None:
    """If a change names nothing, has a wrong type or is out of range, then one sentence says so."""
    with pytest.raises(BadContent) as caught:
        told(file, line)
    assert caught.value.sentence == sentence


def test_a_file_is_laid_over_and_a_command_line_over_that(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a file changes several games, then each takes its own part; --set comes last."""
    over = file.parent.parent / "over.toml"
    over.write_text("[toy.game]\ngoal = 6\nrow = [2, 2]\n[toy.cards.gift]\ncost = 1\n[ludo.game]\ngoal = 1\n")
    monkeypatch.setenv(FILE, str(over))
    told(file, "game.goal=7", "ludo.game.goal=2")
    assert content.changed["toy"] == {"game.goal": 7, "game.row[0]": 2, "cards[gift].cost": 1}
    read(file.parent.parent / "ludo" / "content.toml")
    assert content.changed["ludo"] == {"game.goal": 2}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[chess.game]\ngoal = 1\n", "has 'chess' at its top; it has a table for each game: ludo, toy."),
        ("toy = 1\n", "has 'toy' at its top; it has a table for each game: ludo, toy."),
        ("goal\n", "which cannot be read: "),
        (None, "which cannot be read: "),
    ],
)
def test_a_file_that_says_nothing_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch, text: str | None, sentence: str
) -> None:
    """If the file is missing, broken or of no game, then a sentence names it."""
    over = file.parent.parent / "over.toml"
    if text is not None:
        over.write_text(text)
    monkeypatch.setenv(FILE, str(over))
    with pytest.raises(BadContent, match=r"over\.toml") as caught:
        read(file)
    assert sentence in caught.value.sentence


def test_a_game_that_is_read_stays_as_it_is(file: Path) -> None:
    """If a game was read already, then a change comes too late and is refused; of which game must be known."""
    read(file)
    with pytest.raises(BadContent, match="The content of toy is read already"):
        change(["game.goal=3"], "toy", ("toy", "ludo"))
    with pytest.raises(BadContent, match="does not say of which game"):
        change(["game.goal=3"], None, ("toy", "ludo"))
    assert os.environ[SET] == ""


def test_the_difference_is_told() -> None:
    """If two processes differ, then the sentence has both, and how to begin; if they do not, there is none."""
    assert refusal({}, {}) == refusal({"a": 1}, {"a": 1}) == ""
    assert written({"game.goal": 6, "cards[gift].open": True, "game.word": "1G"}) == [
        "game.goal=6",
        "cards[gift].open=true",
        'game.word="1G"',
    ]
    first = "this game was played with game.goal=6; this process plays with the content as it is."
    assert refusal({"game.goal": 6}, {}) == f"{first} Begin with --set 'game.goal=6'."
    other = "this game was played with the content as it is; this process plays with game.goal=6."
    assert refusal({}, {"game.goal": 6}) == f"{other} Begin without changes."
