"""Pictures of the pages: which are taken, and of what."""

from __future__ import annotations

import pytest

import moments
import ninerealms as nr
import screenshots


def test_every_game_has_all_moments() -> None:
    """If a game is registered, then its start, middle, crowd, fight and end are photographed."""
    found = {(each.game, each.name) for each in moments.MOMENTS}
    assert found == {(game, name) for game in nr.games() for name in ("start", "middle", "crowded", "fight", "end")}


def test_a_moment_asks_what_it_says() -> None:
    """If a moment names a question, then the replay leads to it; at the end nobody is asked."""
    fight, end = (each for each in moments.MOMENTS if each.slug in ("northgard-fight", "northgard-end"))
    match = moments.match_of(fight)
    assert match.decision is not None
    assert match.game.kinds[match.decision.kind].name == fight.kind
    assert moments.match_of(end).outcome is not None


def test_words_choose_pictures() -> None:
    """If make hands on words, then they choose; without any, everything in English is taken."""
    wanted = screenshots.read(["GAME=andor,ragnarok", "WIDTH=1280", "PYTHON=python3.12"])
    assert (wanted.game, wanted.width, wanted.theme) == (("andor", "ragnarok"), ("1280",), ("day", "night"))
    assert screenshots.read([]).language == ("en",)


@pytest.mark.parametrize("word", ["GAME=anor", "WIDTH=1281", "COLOUR=red", "GAME="])
def test_a_wrong_word_is_a_sentence(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    """If a word chooses nothing there is, then a sentence says what may be chosen, with exit code 2."""
    assert screenshots.main([word]) == 2
    assert capsys.readouterr().out.count("\n") == 1
