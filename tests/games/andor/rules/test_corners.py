"""Corners of the rules that changes made at random had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.things import bag
from ninerealms.games.andor.scenario.words import THINGS
from tests.games.andor.scenario import Table, lake, river

ITEMS = [name for name in THINGS if THINGS.index(name) < st.ITEMS]


def beside_the_tile(legend: int) -> tuple[Table, int]:
    """Grea with the tile, and the next space of the Trail."""
    t = river("grea", "avida", legend=legend)
    index = board.TRAIL_INDEX[t.s.tile]
    after = board.TRAIL[index + 1]
    return river("grea", "avida", legend=legend).places(grea=t.name(t.s.tile)), int(t.name(after))


@pytest.mark.rule("AND-280", "AND-447")
def test_the_tile_is_led_to_the_mother_widow() -> None:
    """If the tile comes to the Mother Widow's space, then the legend is lost by her."""
    t, space = beside_the_tile(3)
    t.figures(mother=space).choose("tile", f"go {space}")
    assert (t.ending, t.question) == ("mother", None)


@pytest.mark.rule("AND-669", "AND-447")
@pytest.mark.tells("LOST AND-669")
def test_the_tile_is_led_to_the_troll_king() -> None:
    """If the tile comes to the Troll King's space, then the legend is lost by him."""
    t, space = beside_the_tile(6)
    t.boss(king=space).choose("tile", f"go {space}")
    assert (t.ending, t.question) == ("king", None)


@pytest.mark.rule("AND-318", "AND-705")
def test_the_rider_stops_on_her_way_only_where_somebody_stands() -> None:
    """If another hero is on the way, then Raashana may go on from there, and from no other space; Grea from none."""
    t = lake("raashana", "avida").places(raashana=411, avida=420)
    assert {word for word in t.options if str(word).startswith("via")} == {"via 420"}
    t = lake("grea", "avida").places(grea=411, avida=420)
    assert not {word for word in t.options if str(word).startswith("via")}


@pytest.mark.rule("AND-064", "AND-070", "AND-073")
@pytest.mark.tells("MOVED AND-073")
def test_a_move_names_the_rule_of_where_it_ends() -> None:
    """If a hero goes to the lair or the Steep Rock, then the line names their rule; elsewhere the usual one."""
    assert lake("grea", "avida").places(grea=426).choose("go 427").cited("MOVED") == ["AND-064"]
    assert lake("grea", "avida").places(grea=426).choose("go 425").cited("MOVED") == ["AND-070"]
    t = river("grea", "avida").places(grea=546).will(grea=20)
    assert t.choose("go 547").cited("MOVED") == ["AND-073"]


@pytest.mark.rule("AND-543", "AND-556")
def test_the_only_kind_of_item_left_is_taken() -> None:
    """If one kind of item is left on the board, then who solves the third Takota card takes it."""
    t = river("grea", "avida", legend=4).places(grea=533).gold(grea=3).takota(3, 4)
    t.out(*[item for item in ITEMS if not item.startswith("flask")]).choose("free grea", "takota")
    assert "flask-1" in t.things_of("grea")


@pytest.mark.rule("AND-452", "AND-658")
def test_a_cleared_rock_counts_once() -> None:
    """If a rock is cleared, then one is cleared."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=14).will(grea=20)
    t.roll(6).choose("clear")
    assert t.s.cleared == 1


@pytest.mark.rule("AND-710")
def test_every_thing_is_of_its_kind() -> None:
    """If things are sorted, then each has the first thing with its name as its kind."""
    for number, name in enumerate(THINGS):
        first = next(i for i, other in enumerate(THINGS) if other.rpartition("-")[0] == name.rpartition("-")[0])
        assert bag.kind_of(number) == (first if "-" in name else number), name


@pytest.mark.rule("AND-702", "AND-123")
def test_who_stopped_between_two_rounds_is_not_asked_again() -> None:
    """If a hero has stopped its free actions between two rounds, then it is offered none before the next round."""
    t = river("grea", "avida", legend=4).everybody_on(537).creatures("troll 537").will(grea=20).has("grea", "flask")
    t.roll(1).foe(1, 2, 3).choose("fight 537", "nobody")
    assert "free grea" in t.options
    assert "free grea" not in t.choose("free grea", "stop").options


@pytest.mark.rule("AND-201", "AND-710")
@pytest.mark.tells("FALCON AND-201")
def test_the_falcon_carries_one_of_equal_things() -> None:
    """If the first hero has two plants, then the falcon offers one of them."""
    t = lake("grea", "avida").has("grea", "falcon", "knife", "plant-1", "plant-2").choose("free grea", "fly avida")
    assert {word for word in t.options if str(word).startswith("give plant")} == {"give plant-1 to avida"}


@pytest.mark.rule("AND-201")
def test_gold_flies_to_the_first_hero() -> None:
    """If the falcon of another hero brings gold to the first, then it arrives."""
    t = lake("grea", "avida").turn("avida").has("avida", "falcon", "knife").gold(avida=2)
    t.choose("free avida", "fly grea", "gold to grea")
    assert (t.gold_of("grea"), t.gold_of("avida")) == (1, 1)


def test_spaces_have_their_neighbours_in_a_row() -> None:
    """If a space has few neighbours, then they come first, so that whoever walks may stop at the first gap."""
    for row in range(0, len(content.walks), st.NEIGHBOURS):
        around = content.walks[row : row + st.NEIGHBOURS]
        assert 0 not in around[: sum(map(bool, around))]
