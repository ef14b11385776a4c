"""Beside the log of a terminal: cards that wait until they are closed, and explanations that come once."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from ninerealms.games import game as find
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import reopen
from ninerealms.players.seating import seat_all
from ninerealms.terminal.screen import Screen
from ninerealms.terminal.session import Quit, Session
from ninerealms.text.languages import LANGUAGES

CLOSE = "Press Enter to close the card."
Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """What a screen shows while lines are typed; afterwards the person quits."""

    def sit(lines: list[str], lang: str = "en", legend: int = 1, table: Match | None = None) -> str:
        out, typed = io.StringIO(), iter([*lines, "q"])

        def answer(prompt: str = "") -> str:
            line = next(typed)
            out.write(f"{prompt}{line}\n")
            return line

        monkeypatch.setattr("builtins.input", answer)
        match = table or Match(find("andor"), 2, 3, {"legend": legend}, ("human", "human"))
        screen = Screen(match, lang, Console(file=out, width=80, force_terminal=False))
        with pytest.raises(Quit):
            Session(screen, [None, None], tmp_path / "game.replay").play()
        return out.getvalue()

    return sit


def test_cards_wait_to_be_closed(play: Play) -> None:
    """If cards are read, then they lie open until Enter; then the question comes."""
    said = play(["1", "1", ""])
    first, _, after = said.partition(CLOSE)
    assert "The call of the lake, card A" in first
    assert "The lake lies still this morning" in first
    assert "move, fight or pass" not in first
    assert "move, fight or pass" in after
    assert said.count(CLOSE) == 1


def test_a_card_is_opened_again_from_the_log(play: Play) -> None:
    """If the log is asked for, then it lists the cards, and each can be opened again; one that is not there is told."""
    said = play(["1", "1", "", "l", "c", "", "c 1", "", "c 9", "c x"])
    assert "1. The call of the lake, before the first card (c 1 opens it)" in said
    assert said.count("The lake lies still this morning") == 2
    assert said.count("At 401 the plan lies dry") == 2
    assert said.count("There is no such card to open.") == 2


def test_each_thing_is_explained_once(play: Play) -> None:
    """If the first legend is played, then what is new is explained when it comes up, and not again."""
    said = play(["1", "1", "", "", "", "u", "1"])
    assert said.count("> Each hero fights in another way") == 1
    assert said.count("> A card of the legend") == 1
    assert said.count("> A turn is one thing") == 1


def test_explanations_can_be_turned_off(play: Play) -> None:
    """If g is typed, then nothing is explained until it is typed again."""
    said = play(["g", "1", "1", ""])
    assert "Nothing is explained any more" in said
    assert "> A turn is one thing" not in said
    again = play(["g", "g", "1", "1", ""])
    assert "> A turn is one thing" in again


def test_another_legend_explains_nothing(play: Play) -> None:
    """If a later legend is played, then there are cards but no explanations."""
    said = play(["1", "1", ""], legend=2)
    assert CLOSE in said
    assert "\n    > " not in said
    assert "g explains" not in said


def test_a_resumed_game_explains_only_what_is_new(play: Play, tmp_path: Path) -> None:
    """If a saved game goes on, then what had come up before is not explained again."""
    play(["1", "1", ""])
    table = reopen((tmp_path / "game.replay").read_text(encoding="utf-8"), find)
    said = play([""], table=table)
    assert "> A turn is one thing" not in said
    assert "> A card of the legend" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_explanations_fit_the_screen(lang: str, play: Play) -> None:
    """If cards are read in any language, then nothing is wider than 80 columns."""
    said = play(["1", "1", "", "l", "c 2", ""], lang)
    wide = [sum(2 if ord(letter) > 0x2E7F else 1 for letter in line) for line in said.split("\n") if "> " not in line]
    assert max(wide) <= 80


def test_bots_alone_wait_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody sits at the keys, then cards are told and no key is waited for."""

    def refuse(prompt: str = "") -> str:
        raise AssertionError(prompt)

    monkeypatch.setattr("builtins.input", refuse)
    table = Match(find("andor"), 2, 3, {}, ("random", "random"))
    out = io.StringIO()
    screen = Screen(table, "en", Console(file=out, width=80, force_terminal=False))
    Session(screen, list(seat_all(["random", "random"], 2, 3)), tmp_path / "game.replay").play()
    assert "The lake lies still" in out.getvalue()
    assert ": won" in out.getvalue() or ": lost" in out.getvalue()
