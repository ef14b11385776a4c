"""Legends of Andor at the command line: legends, options and heroes there are not, damaged campaigns, figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from tests.terminal.shell import call, is_one_sentence

Shell = pytest.CaptureFixture[str]

BAD = [
    ("simulate andor --option legend=8", "choose one of 1, 2, 3, 4, 5, 6, 7. (AND-021)"),
    ("simulate andor --option legnd=1", "it has legend, variant, heroes, gorlot, spells, bridge, dice."),
    ("simulate andor --option variant=hard", "choose one of mild, standard, grim. (AND-601)"),
    ("simulate andor --option gorlot=three", "choose one of four, two. (AND-401)"),
    ("simulate andor --option spells=four", "choose one of three, two. (AND-413)"),
    ("simulate andor --option bridge=wide", "choose one of apart, adjacent. (AND-417)"),
    ("simulate andor --option dice=grey", "choose one of rider, tamer. (AND-462)"),
    ("simulate andor --players 5", "is for 2 to 4 players, not 5. (AND-001)"),
    ("play andor --players 1", "is for 2 to 4 players, not 1. (AND-001)"),
    ("simulate andor --players 3 --option heroes=tenaya,grea", "For 3 players name 3 heroes, not 2. (AND-001)"),
    ("simulate andor --players 2 --option heroes=tenaya,odin", "There is no hero 'odin'"),
    ("simulate andor --players 2 --option heroes=tenaya,teyan", "tenaya and teyan share one sheet. (AND-001)"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD, ids=[words for words, _ in BAD])
def test_what_there_is_not_is_refused_in_one_sentence(words: str, sentence: str, capsys: Shell) -> None:
    """If a legend, an option or a hero is named that there is not, then one sentence says so with exit code 2."""
    done = call(capsys, *words.split())
    assert done.code == 2
    assert sentence in " ".join(done.err.split())
    assert is_one_sentence(done.err), done.err


DAMAGES: list[tuple[Callable[[str], str], str]] = [
    (lambda text: text[: len(text) // 2], "or it was cut off"),
    (lambda text: text.replace('"legend": 1', '"legend": 9'), "the legends played do not follow one another"),
    (lambda text: text.replace('"tenaya"', '"odin"'), "There is no hero 'odin'"),
    (lambda text: text.replace('"andor"', '"chess"'), "is no campaign of a game that has one"),
    (lambda _: "[]", "is no campaign"),
]


@pytest.mark.parametrize("command", ["play", "show"])
@pytest.mark.parametrize("damage", range(len(DAMAGES)))
def test_a_damaged_campaign_is_refused_and_left_as_it_is(
    damage: int, command: str, capsys: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a campaign is cut off or says what cannot be, then one sentence says so, exit code 2, and nothing is lost."""
    monkeypatch.chdir(tmp_path)
    begun = "campaign new a.json --game andor --heroes tenaya,grea --seats random --seed 4"
    assert call(capsys, *begun.split()).code == 0
    assert call(capsys, "campaign", "play", "a.json", "--games", "1").code == 0
    change, sentence = DAMAGES[damage]
    damaged = change(Path("a.json").read_text(encoding="utf-8"))
    Path("a.json").write_text(damaged, encoding="utf-8")
    done = call(capsys, "campaign", command, "a.json")
    assert (done.code, Path("a.json").read_text(encoding="utf-8")) == (2, damaged)
    assert sentence in " ".join(done.err.split())
    assert len(done.err.strip().splitlines()) == 1, done.err


def test_games_are_counted_by_the_rule_that_ended_them(capsys: Shell) -> None:
    """If games are simulated for programs, then endings, wins with their bounds and mean rounds are told."""
    words = "simulate andor --players 2 --games 8 --seats random --option legend=3 --json -"
    done = call(capsys, *words.split())
    found = json.loads(done.out)
    rules = {rule for ending in v.ENDINGS.values() for rule in ending.rule.split()}
    assert (done.code, found["games"], sum(found["endings"].values())) == (0, 8, 8)
    assert set(found["endings"]) <= rules
    low, high = found["wilson"]
    assert 0 <= low <= found["won"] / 8 <= high <= 1
    assert 1 <= found["mean_rounds"] <= len(content.LETTERS)
