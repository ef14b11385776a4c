"""The balance of Lords of Ragnarok: games as they are kept, shares with their bounds, what does not fit."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture
def balance(monkeypatch: pytest.MonkeyPatch) -> Any:
    """bench/balances/ragnarok.py, which is no package of ours."""
    monkeypatch.syspath_prepend(str(BENCH))
    return import_module("balances.ragnarok")


def games(balance: Any, wins: dict[int, int], rounds: int = 9, ending: int = 1) -> list[Any]:
    """So many games won by each place of four, hero 1 always in the second place."""
    return [
        balance.Ended([place], [place], [0, 1, 2, 3], ending, rounds) for place, n in wins.items() for _ in range(n)
    ]


def test_a_game_is_kept_as_one_number_and_comes_back(balance: Any) -> None:
    """If a game is packed, then it is the same when it is unpacked, a shared win too."""
    for ended in (
        balance.Ended([3], [4], [0, 1, 2, 4], 2, 11),
        balance.Ended([0, 2], [1, 3], [0, 1, 2, 3, 4], 4, 60),
        balance.Ended([1], [0], [0, 4], 0, 7),
    ):
        assert balance.unpacked(ended.packed()) == ended


def test_a_share_is_off_only_where_all_of_its_bounds_are(balance: Any) -> None:
    """If a place of four wins 45 in 100, then 1,000 games show that it is off and 40 do not."""
    assert balance.Share("place 1", 450, 1000, 0.25).is_off
    assert not balance.Share("place 1", 18, 40, 0.25).is_off
    assert balance.Share("place 1", 100, 1000, 0.25).is_off
    assert not balance.Share("place 1", 330, 1000, 0.25).is_off


def test_a_shared_win_counts_in_part(balance: Any) -> None:
    """If two of four share a game, then each has half of it; a hero counts only where it took part."""
    shared = [balance.Ended([0, 1], [0, 4], [0, 1, 2, 4], 3, 9)]
    assert [each.won for each in balance.shares_of_places(shared, 4)] == [0.5, 0.5, 0, 0]
    assert {each.name: each.won for each in balance.shares_of_heroes(shared, 4)} == {
        "ragnar": 0.5,
        "aslaug": 0,
        "snorri": 0,
        "beowulf": 0.5,
    }


def test_what_does_not_fit_is_said(balance: Any) -> None:
    """If games are long, uneven, far from those without Giants, or an ending is rare, then each is a remark."""
    even = {0: 250, 1: 250, 2: 250, 3: 250}
    plain = balance.Cell(balance.GREEDY, "none", 4, 1000), games(balance, even)
    assert balance.remarks([plain])[-1] == "All of it fits."
    uneven = balance.Cell(balance.GREEDY, "realm", 4, 1000), games(balance, {0: 700, 1: 100, 2: 100, 3: 100}, 14)
    found = "\n".join(balance.remarks([plain, uneven]))
    for part in ("14.0 rounds.", "14.0 rounds, without Giants 9.0.", "place 1 wins 70", "ragnar wins 70"):
        assert part in found
    tree = balance.Cell(balance.TREE, "none", 4, 60), games(balance, {0: 60})
    rare = balance.remarks([tree])
    assert [line.rpartition(": ")[2].partition(" in ")[0] for line in rare[3:]] == [
        "Great Jarl",
        "Loki slain",
        "Ragnarok",
    ]
