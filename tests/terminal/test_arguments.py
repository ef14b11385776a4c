"""Bad arguments: one clear sentence, exit code 2, never a stack trace."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.text.languages import LANGUAGES
from tests.terminal.shell import call, is_one_sentence, run

BAD: list[tuple[str, str]] = [
    ("dance", "No such command 'dance'."),
    ("--dance", "No such option: --dance"),
    ("games tarock", "There is no game 'tarock'"),
    ("games northgard more", "unexpected extra argument"),
    ("games --lang xx", "no texts in 'xx'"),
    ("play", "Missing argument 'GAME'."),
    ("play tarock", "There is no game 'tarock'"),
    ("play northgard --players 3", "is for 2 players, not 3. (NTG-001)"),
    ("play northgard --players 0", "is for 2 players, not 0. (NTG-001)"),
    ("play northgard --players two", "'--players'"),
    ("play northgard --seed -1", "'--seed'"),
    ("play northgard --seed 340282366920938463463374607431768211456", "'--seed'"),
    ("play northgard --lang de", "no texts in 'de'; choose one of en, fr, ja"),
    ("play northgard --seats human,human,human", "2 seats need 2 players, not 3"),
    ("play northgard --seats human,wizard", "There is no player 'wizard'"),
    ("play northgard --seats human,greedy:godlike", "There is no player 'greedy:godlike'"),
    ("play northgard --seats human,mcts:0", "There is no player 'mcts:0'"),
    ("play northgard --seats human,no.such.module:Bot", "cannot be imported"),
    ("play northgard --seats human,os:Bot", "has no class 'Bot'"),
    ("play northgard --seats human,decimal:Decimal", "cannot be made with an Rng"),
    ("play northgard --option flat_cost", "NAME=VALUE"),
    ("play northgard --option =true", "NAME=VALUE"),
    ("play northgard --option colour=red", "no option 'colour'"),
    ("play northgard --option flat_cost=maybe", "choose one of false, true. (NTG-042)"),
    ("play northgard --option bonuses=1,2", "(NTG-083)"),
    ("play northgard --option flat_cost=maybe --lang fr", "choix possibles : false, true. (NTG-042)"),
    ("simulate northgard --option flat_cost=maybe", "choose one of false, true. (NTG-042)"),
    ("play northgard --save .", "is a folder"),
    ("play northgard --resume nothing.replay", "There is no file nothing.replay."),
    ("play northgard --resume nothing.replay --seed 3", "leave out --seed"),
    ("play northgard", "Playing needs a terminal"),
    ("simulate northgard --games 0", "'--games'"),
    ("simulate northgard --games many", "'--games'"),
    ("simulate northgard --workers 0", "'--workers'"),
    ("simulate northgard --workers 1001", "'--workers'"),
    ("simulate northgard --players 5", "is for 2 players, not 5"),
    ("simulate northgard --seats random,random,random", "2 seats need 2 players"),
    ("simulate northgard --seats human,random", "There is no player 'human'"),
    ("simulate northgard --option colour=red", "no option 'colour'"),
    ("simulate northgard --json .", "is a folder"),
    ("rules", "Missing argument 'GAME'."),
    ("rules tarock", "There is no game 'tarock'"),
    ("rules northgard zebra", "No rule has the number or the word zebra."),
    ("rules northgard NTG-999", "No rule has the number or the word NTG-999."),
    ("replay", "Missing argument 'FILE'."),
    ("replay nothing.replay", "There is no file nothing.replay."),
    ("replay .", "cannot be read"),
    ("bench tarock", "There is no game 'tarock'"),
    ("bench northgard --players 9", "is for 2 players, not 9"),
    ("bench northgard --seconds 0", "'--seconds'"),
]


@pytest.mark.parametrize(("line", "sentence"), BAD, ids=[line for line, _ in BAD])
def test_a_bad_argument_gives_one_sentence(
    line: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If an argument is wrong, then one sentence on stderr says how, and the exit code is 2."""
    monkeypatch.chdir(tmp_path)
    done = call(capsys, *line.split())
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err
    assert done.out == ""


def test_the_program_itself_ends_with_a_sentence(tmp_path: Path) -> None:
    """If the program is started wrongly in a shell of its own, then it is the same sentence and code."""
    done = run(tmp_path, "play", "northgard", "--players", "3")
    assert done == (2, "", "Northgard: Training Ground is for 2 players, not 3. (NTG-001)\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_play_without_a_terminal_ends_with_a_sentence(lang: str, tmp_path: Path) -> None:
    """If nobody can answer, then `play` says so in the language asked for, and does not hang."""
    done = run(tmp_path, "play", "northgard", "--lang", lang)
    assert done.code == 2
    assert "simulate" in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""
    assert list(tmp_path.iterdir()) == []


def test_the_program_alone_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    """If nothing is asked for, then the help names every command."""
    done = call(capsys)
    assert done.code == 0
    for command in ("games", "play", "simulate", "rules", "replay", "bench"):
        assert f"\n  {command} " in done.out
