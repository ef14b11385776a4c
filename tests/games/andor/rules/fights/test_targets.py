"""Which enemies are offered, where several stand about; and what the last line of a round says."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import KNIGHTS
from tests.games.andor.scenario import Table, lake, river


def fights(t: Table) -> set[str]:
    return {str(word) for word in t.options if str(word).startswith("fight")}


@pytest.mark.rule("AND-076", "AND-416")
def test_each_knight_is_fought_where_it_stands() -> None:
    """If two knights stand apart, then the one on the hero's space is fought; of two on one space one is offered."""
    t = lake("grea", "avida", legend=7).places(grea=430).knights(441, 430).roll(1).black(6)
    assert fights(t) == {"fight knight-2"}
    assert t.choose("fight knight-2").log("FIGHT") == [("grea", "knight", "430")]
    assert fights(lake("grea", "avida", legend=7).places(grea=430).knights(430, 430)) == {"fight knight-1"}


@pytest.mark.rule("AND-076")
def test_of_knights_that_are_not_there_nothing_is_said() -> None:
    """If one knight is on the board, then the others are neither offered nor closed."""
    t = lake("grea", "avida", legend=7).places(grea=441).knights(430)
    said = {v.FIGHT_KNIGHT + knight for knight in range(KNIGHTS)} & (t.s.reasons or {}).keys()
    assert (fights(t), said) == (set(), {v.FIGHT_KNIGHT})


@pytest.mark.rule("AND-076")
def test_enemies_on_the_first_space_are_fought() -> None:
    """If a great enemy and a knight stand on the lowest number, then both can be fought there."""
    t = lake("grea", "avida").places(grea=401).boss(buffalo=401).knights(401)
    assert fights(t) == {"fight buffalo", "fight knight-1"}


@pytest.mark.rule("AND-210")
def test_beside_the_first_space_all_neighbours_are_shot_at() -> None:
    """If creatures stand on both sides of an archer beside 401, then each of them can be shot at."""
    t = lake("raashana", "avida").places(raashana=409).creatures("gor 401", "skral 410")
    assert fights(t) == {"fight 401", "fight 410"}


@pytest.mark.rule("AND-210", "AND-417")
@pytest.mark.parametrize(("archer", "creature"), [(510, 509), (509, 510), (552, 553), (553, 552)])
def test_at_the_bridge_what_adjoins_is_shot_at(archer: int, creature: int) -> None:
    """If an archer or a creature stands at an end of the bridge, the other beside it on the same bank, it can shoot."""
    t = river("raashana", "avida").places(raashana=archer).creatures(f"gor {creature}")
    assert fights(t) == {f"fight {creature}"}


@pytest.mark.rule("AND-076", "AND-563")
def test_each_sentinel_is_fought_where_it_stands() -> None:
    """If a hero stands with the second sentinel, then that one is offered, and has been met after a round."""
    t = river("grea", "avida", legend=6).places(grea="C10").sentinels("C7", "C10").will(grea=20).roll(1).foe(1, 2, 3)
    assert fights(t) == {"fight sentinel-2"}
    assert t.choose("fight sentinel-2").s.met == 1 << 1


@pytest.mark.rule("AND-257")
def test_an_enemy_with_one_die_keeps_it_against_flaps() -> None:
    """If a black knight rolls its one die, then Flaps, on the same space, takes nothing from it."""
    t = lake("grea", "avida", legend=7).places(grea=430).knights(430).figures(flaps=430).strength(grea=9)
    t.roll(5).black(6).choose("fight knight-1")
    assert (t.log("SCARES"), t.log("ROUND")) == ([], [(14, 16)])


@pytest.mark.rule("AND-094", "AND-095")
def test_a_round_says_what_the_enemy_lost() -> None:
    """If a Troll loses a round by 2, then just that is told; after a tie nothing is."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("troll 537").strength(grea=14)
    t.roll(5).foe(1, 2, 3).choose("fight 537")
    assert (t.log("ROUND"), t.log("FOE_HURT")) == ([(19, 17)], [("troll", 2, 10)])
    t = river("grea", "avida", legend=4).places(grea=537).creatures("troll 537").strength(grea=14)
    t.roll(4).foe(1, 2, 4).choose("fight 537")
    assert (t.log("ROUND"), t.log("FOE_HURT")) == ([(18, 18)], [])
