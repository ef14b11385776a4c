"""Numbers changed for a whole process, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.shell import call, is_one_sentence, run

SHORT = ("--set", "game.points_to_win=2")


def length(folder: Path, *words: str, **around: str) -> float:
    """How long games are on average."""
    done = run(folder, "simulate", "northgard", "--games", "4", "--json", "-", *words, **around)
    assert done.code == 0, done.err
    return float(json.loads(done.out)["mean_length"])


def test_simulate_plays_with_other_numbers(tmp_path: Path) -> None:
    """If a number is set, then all games are played with it, in worker processes too, and a file does the same."""
    over = tmp_path / "over.toml"
    over.write_text("[northgard.game]\npoints_to_win = 2\n")
    short = length(tmp_path, *SHORT)
    assert short < length(tmp_path)
    assert length(tmp_path, *SHORT, "--workers", "2") == short
    assert length(tmp_path, NINEREALMS_CONTENT=str(over)) == short


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "northgard", "--set", "game.points_to_win=1000"),
        ("simulate", "northgard", "--set", "game.point_tokens=1"),
        ("simulate", "yggdrasil", "--set", "worlds[asgard].amount=[1, 1, 2]"),
        ("simulate", "diceforge", "--set", "slots[M1].cost=2Q"),
        ("play", "northgard", "--set", "cards[lost].bonus=1"),
        ("bench", "--set", "game.units=3"),
        ("bench", "northgard", "--set", "game.units"),
    ],
)
def test_a_wrong_change_is_one_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    """If a change cannot be, then one sentence says so, and the exit code is 2."""
    done = run(tmp_path, *words)
    assert (done.code, done.out) == (2, "")
    assert is_one_sentence(done.err)


def test_a_replay_knows_its_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If a game is played with other numbers, then its file has them, and is verified and resumed only with them."""
    file = tmp_path / "game.replay"
    play = ("play", "northgard", "--seats", "random", "--seed", "3", "--save", str(file))
    assert run(tmp_path, *play, *SHORT).code == 0
    assert "\ncontent game.points_to_win 2\n" in file.read_text(encoding="utf-8")
    told = "Line 5: this game was played with game.points_to_win=2; this process plays with the content as it is. "
    cure = "Begin with --set 'game.points_to_win=2'.\n"
    for words in (("replay", str(file), "--verify"), ("play", "northgard", "--resume", str(file))):
        assert call(capsys, *words) == (2, "", told + cure)
    assert run(tmp_path, "replay", str(file), "--verify", *SHORT).code == 0
    usual = tmp_path / "usual.replay"
    assert call(capsys, *play[:-1], str(usual)).code == 0
    refused = run(tmp_path, "replay", str(usual), "--verify", *SHORT)
    assert refused.code == 2
    assert refused.err.startswith("Line 2: this game was played with the content as it is;")
