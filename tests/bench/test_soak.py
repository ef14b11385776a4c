"""The soak goes on where it was stopped."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from ninerealms.games import game
from ninerealms.kernel.match import Match

BENCH = Path(__file__).parents[2] / "bench"
WANTED = {"wanted": [10, 20], "players": 4, "kinds": ["northgard"]}


@pytest.fixture
def soak(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/soak.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("soak")


def test_a_soak_goes_on_where_it_was_stopped(soak: Any, tmp_path: Path) -> None:
    """If a run was stopped, then the next one with the same wishes begins with what was counted; others begin anew."""
    kept = tmp_path / "build" / "soak.json"
    first = soak.begun_before(kept, WANTED)
    assert (first["kills"], first["games"], first["moves"]) == (0, 0, 0)
    soak.keep(kept, {**first, "kills": 7, "games": 14, "moves": 900, "runs": 1})
    assert soak.begun_before(kept, WANTED)["kills"] == 7
    assert soak.begun_before(kept, {**WANTED, "players": 5})["kills"] == 0


def test_a_soak_adds_to_what_was_counted(soak: Any) -> None:
    """If an earlier run counted something, then it is in the sums."""

    class Player:
        """What is counted of one."""

        games, moves, lost, wrong, refused = 2, 30, 0, 0, 1
        over: ClassVar[Counter[str]] = Counter({"andor": 2})

    before = {**soak.begun_before(Path("nowhere"), WANTED), "games": 14, "moves": 900, "over": {"northgard": 14}}
    found = soak.sums(before, [Player(), Player()], 0.0)
    assert [found[name] for name in soak.COUNTED] == [18, 960, 0, 0, 2]
    assert found["over"] == {"northgard": 14, "andor": 4}
    assert "4 of andor, 14 of northgard" in soak.tell(found)
    assert "10 kills and 20 games are wanted" in soak.tell(found)
    assert "are wanted" not in soak.tell({**found, "kills": 10, "games": 20})


def test_a_soak_plays_each_kind_as_often_as_it_says(soak: Any) -> None:
    """If one game is to be played three times as often, then it has three of four turns, and they do not come last."""
    turns = soak.spread(["northgard", "andor:3"])
    assert Counter(turns) == {"northgard": 1, "andor": 3}
    assert turns.index("northgard") in (1, 2)
    assert soak.spread(["diceforge", "yggdrasil"]) == ["diceforge", "yggdrasil"]


def test_a_soak_knows_the_secret_answers_of_both_seats(soak: Any) -> None:
    """If a game has hidden hands, then what one seat's file hides is taken from the other's; a loss shows."""
    match = Match(game("ragnarok"), 2, 7)
    chance = Random(7)
    while len(match.entries) < 120:
        assert match.decision is not None
        match.submit(chance.choice(match.decision.options))
    files = [soak.answers_in(match.replay(seat)) for seat in (0, 1)]
    assert all(-1 in each for each in files)
    assert soak.together(*files) == soak.answers_in(match.replay())
    assert len(soak.together(files[0], files[1][:-1])) == len(files[0]) - 1
