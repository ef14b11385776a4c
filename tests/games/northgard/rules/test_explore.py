"""Explore."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.northgard.seen import view
from tests.games.northgard.scenario import Duel, duel

# B2 lies face down between B1.s, A2.e, C2.m and B3.n. Tile 20 joins north with west, and east with south.
CROSSING = {"A1": ("09", 0), "B1": ("08", 0), "A2": ("10", 0), "C2": ("12", 0), "B3": ("14", 0), "D3": ("32", 0)}


def face_up(t: Duel) -> dict[str, tuple[str, int]]:
    """The tiles face up: square -> tile, quarter turns."""
    squares = view.see(t.s)["squares"]
    return {square["name"]: (square["tile"], square["turned"]) for square in squares if square["tile"] is not None}


def meeting() -> Duel:
    """Three units of seat 0 west of B1, two of seat 1 east of it; tile 12 would join them."""
    return duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3}).units(1, {"C1.n": 2})


@pytest.mark.rule("NTG-051")
@pytest.mark.tells("EXPLORED NTG-051")
def test_explore_turns_over_a_tile_beside_a_controlled_territory() -> None:
    """If a face-down tile touches a territory the player controls side to side, then he may turn it over."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.e": 1, "A1.s": 1}).play("explore")
    assert t.asked == (0, "EXPLORE_TILE")
    assert t.options == {"B1", "A2"}
    assert t.closed("A1") == "NTG-051"
    assert t.closed("D3") == "NTG-051"
    t.next_tile("16", turned=3).choose("A2")
    assert face_up(t) == {"A1": ("10", 0), "D3": ("09", 0), "A2": ("16", 3)}
    assert t.log("EXPLORED") == [(0, 4, 7, 3)]


@pytest.mark.rule("NTG-051")
def test_a_tile_lying_face_up_is_not_turned_over_again() -> None:
    """If a tile beside one's own land lies face up already, then it is closed, whichever tile it is."""
    t = duel().lay({"A1": ("02", 0), "B1": ("12", 0)}).units(0, {"A1.s": 3}).play("explore")
    assert t.options == {"A2", "C1"}
    assert t.closed("A1") == t.closed("B1") == "NTG-051"


@pytest.mark.rule("NTG-051")
def test_neutral_and_enemy_land_opens_no_tile() -> None:
    """If a face-down tile touches only neutral or enemy land, then the player may not turn it over."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.e": 1}).units(1, {"A1.s": 1}).next_tile("12").play("explore")
    assert set(face_up(t)) == {"A1", "B1", "D3"}
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.s": 1}).next_tile("12").play("explore")
    assert set(face_up(t)) == {"A1", "A2", "D3"}


@pytest.mark.rule("NTG-051")
def test_the_second_seat_explores_from_its_own_land() -> None:
    """If seat 1 explores, then the tiles beside its own territories are offered."""
    t = duel().lay({"D3": ("02", 2)}).units(1, {"D3.s": 3}).turn_of(1).play("explore")
    assert t.options == {"D2", "C3"}


@pytest.mark.rule("NTG-133")
def test_only_the_side_of_a_territorys_own_area_counts() -> None:
    """If another area has the touching side, then the tile beyond is not offered; nor is one at a corner."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0)}).units(0, {"A1.e": 1, "A1.s": 1}).play("explore")
    assert t.options == {"C1", "A2"}
    assert t.closed("B2") == "NTG-133"
    assert t.closed("C3") == "NTG-133"


@pytest.mark.rule("NTG-133")
def test_exactly_one_tile_is_turned_over() -> None:
    """If a player explores, then one tile more is face up and the turn is over."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3}).next_tile("10").play("explore", "B1")
    assert set(face_up(t)) == {"A1", "B1", "D3"}
    assert len(view.see(t.s)["unseen"]) == 10
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-052", "NTG-018")
@pytest.mark.parametrize(
    ("turned", "sides", "joined"), [(0, "EW", "B1.m"), (1, "NS", "B1.s"), (2, "EW", "B1.m"), (3, "NS", "B1.n")]
)
def test_a_tile_keeps_the_direction_it_was_turned_over_in(turned: int, sides: str, joined: str) -> None:
    """If a tile is turned over, then it lies as chance had it, clockwise, and nobody is asked to turn it."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3}).next_tile("12", turned).play("explore", "B1")
    assert face_up(t)["B1"] == ("12", turned)
    assert {a["letter"]: a["sides"] for a in view.see(t.s)["areas"] if a["square"] == 1}["m"] == sides
    assert [t.name(area) for area in t.territory("A1.s")["areas"]] == ["A1.s", joined]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-018", "NTG-011")
def test_tile_and_direction_are_left_to_chance() -> None:
    """If a tile is turned over, then all unseen tiles are equally likely, and so are the four directions."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3})
    with pytest.raises(ChanceNeeded) as which:
        t.play("explore", "B1")
    assert which.value.sides == 11
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 3})
    t.s.rng.load(1, [0])
    with pytest.raises(ChanceNeeded) as how:
        t.play("explore", "B1")
    assert how.value.sides == 4


@pytest.mark.rule("NTG-053")
def test_areas_meeting_across_a_tile_side_become_one_territory() -> None:
    """If a new tile touches its neighbours, then the areas on both sides of each tile side are one territory."""
    t = duel().lay(CROSSING).units(0, {"B1.s": 1}).next_tile("20").play("explore")
    joined = [{t.name(area) for area in t.territory(name)["areas"]} for name in ("B2.n", "B2.s")]
    assert joined == [{"B1.s", "A2.e", "B2.n"}, {"B2.s", "C2.m", "B3.n"}]
    assert t.territory("A2.e")["id"] == t.territory("B1.s")["id"] == 1 * 4 + 2


@pytest.mark.rule("NTG-053")
def test_areas_of_one_tile_stay_apart() -> None:
    """If no tile side joins them, then two areas of a tile are two territories beside each other."""
    t = duel().lay(CROSSING).units(0, {"B1.s": 1}).next_tile("20", 1).play("explore")
    assert {t.name(area) for area in t.territory("B2.n")["areas"]} == {"B1.s", "B2.n", "C2.m"}
    assert {t.name(area) for area in t.territory("B2.s")["areas"]} == {"A2.e", "B2.s", "B3.n"}
    assert t.territory("B2.n")["beside_hard"] == [t.territory("B2.s")["id"]]


@pytest.mark.rule("NTG-054", "NTG-080")
def test_a_tile_that_joins_both_players_starts_a_combat() -> None:
    """If the new tile makes one territory of the explorer's and the enemy's, then they fight at once."""
    t = meeting().next_tile("12").combat_cards("build", "move-1").play("explore", "B1", "B1.n")
    assert t.log("FOUGHT") == [(0, 1, 3, 2)]
    assert t.at("A1.s") == t.at("C1.n") == (2, 0)
    assert t.at("B1.n") == (0, 1)


@pytest.mark.rule("NTG-054")
def test_touching_enemy_land_without_joining_it_starts_no_combat() -> None:
    """If the new tile joins the enemy's land but not the explorer's to it, then nobody fights."""
    t = meeting().next_tile("16").play("explore", "B1")
    assert t.territory("B1.e")["id"] == t.territory("C1.n")["id"]
    assert t.territory("B1.n")["id"] == t.territory("A1.s")["id"]
    assert t.log("FOUGHT") == []
    assert (t.at("B1.n"), t.at("B1.e")) == ((3, 0), (0, 2))
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-055")
def test_the_explorer_is_the_attacker() -> None:
    """If the scores are equal after exploring, then the explorer loses, for he attacks."""
    t = meeting().units(1, {"C1.n": 3}).next_tile("12").combat_cards("build", "build").play("explore", "B1")
    assert t.log("SCORE_COUNTED") == [(0, 6, 6)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    assert t.asked == (0, "RETREAT_TO")


@pytest.mark.rule("NTG-056")
@pytest.mark.parametrize(("first", "order"), [("B1.s", [6, 21]), ("B2.s", [21, 6])])
def test_the_explorer_chooses_the_order_of_several_combats(first: str, order: list[int]) -> None:
    """If a new tile brings two combats, then the explorer says which is first; the other follows."""
    t = duel().lay(CROSSING).units(0, {"B1.s": 2, "C2.m": 2}).units(1, {"A2.e": 1, "B3.n": 1})
    t.next_tile("20").combat_cards("recruit", "recruit").combat_cards("build", "build").play("explore", "B2")
    assert t.asked == (0, "FIGHT_IN")
    assert t.options == {"B1.s", "B2.s"}
    assert t.closed("C2.s") == "NTG-080"
    t.choose(first)
    assert [fought[1] for fought in t.log("FOUGHT")] == order
    assert (t.at("B1.s"), t.at("B2.s")) == ((1, 0), (1, 0))
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-057")
def test_without_a_tile_to_turn_over_explore_cannot_be_activated() -> None:
    """If no face-down tile touches the player's territories, then Explore and Special as Explore are closed."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3})
    assert t.closed("explore") == "NTG-057"
    t.play("special")
    assert t.closed("explore") == "NTG-057"


@pytest.mark.rule("NTG-131")
def test_joining_own_territories_starts_no_combat() -> None:
    """If a new tile joins only the explorer's territories, then their units stand together."""
    t = meeting().units(0, {"A1.s": 3, "C1.n": 2}).units(1, {"D3.n": 1}).next_tile("12").play("explore", "B1")
    assert t.at("A1.s") == (5, 0)
    assert sum(t.s.units) == 5 + 1, "nobody is counted twice"
    assert t.log("FOUGHT") == []


@pytest.mark.rule("NTG-131")
def test_joining_enemy_territories_starts_no_combat() -> None:
    """If a new tile joins two enemy territories, and the explorer's with neutral land, then nobody fights."""
    t = duel().lay(CROSSING).units(0, {"B1.s": 2}).units(1, {"C2.m": 2, "B3.n": 1}).next_tile("20").play("explore")
    assert t.log("FOUGHT") == []
    assert t.at("B2.n") == t.at("A2.e") == (2, 0)
    assert t.at("B2.s") == (0, 3)


@pytest.mark.rule("NTG-132")
def test_joined_parts_pool_units_and_spaces() -> None:
    """If two territories become one, then it has the units, symbols, buildings and free spaces of both."""
    t = duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3, "C1.n": 2}).building("C1.n", "tower")
    t.next_tile("12").play("explore", "B1").play("recruit", "D3.n")
    assert t.at("B1.m") == (5, 0)
    assert t.symbols(0) == (2, 1, 0)
    assert t.standing("A1.s") == ["tower"]
    t.play("build", "camp").play("special", "recruit", "D3.n").play("special", "build", "food-monopoly")
    assert t.standing("A1.s") == ["camp", "food-monopoly", "tower"]
    t.play("move-1", "D3.e", 1)
    assert "build" not in t.options
