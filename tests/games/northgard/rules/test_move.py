"""Move 1 and Move 2."""

from __future__ import annotations

import pytest

from tests.games.northgard.scenario import Duel, duel

# A1.n and A1.s touch by a difficult border; B2 joins both territories by a regular one.
RING = {"A1": ("20", 1), "B1": ("02", 0), "A2": ("10", 1), "D3": ("09", 0)}


def hub(units: dict[str, int], enemies: dict[str, int] | None = None) -> Duel:
    """A1.n, A1.e and A1.s touch each other by regular borders."""
    return duel().lay({"A1": ("10", 0)}).units(0, units).units(1, enemies or {"D3.n": 3})


@pytest.mark.rule("NTG-070")
def test_a_move_1_is_one_move_and_a_move_2_is_two() -> None:
    """If Move 1 is activated, then one move is made; with Move 2, a second is asked for."""
    t = hub({"A1.n": 3}).play("move-1", "A1.e", 1)
    assert t.asked == (1, "PLAY_CARD")
    t = hub({"A1.n": 3}).play("move-2", "A1.e", 1)
    assert t.asked == (0, "MOVE_FROM")
    t.choose("A1.n", "A1.s", 2)
    assert [t.at(area) for area in ("A1.n", "A1.e", "A1.s")] == [(0, 0), (1, 0), (2, 0)]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-071")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_move_takes_any_number_of_units(number: int) -> None:
    """If a player moves, then he takes one, some or all units of a territory across one border."""
    t = hub({"A1.n": 4}).play("move-1", "A1.e")
    assert t.asked == (0, "MOVE_UNITS")
    assert t.options == {1, 2, 3, 4}
    t.choose(number)
    assert (t.at("A1.n"), t.at("A1.e"), t.at("A1.s")) == ((4 - number, 0), (number, 0), (0, 0))
    assert t.s.reserve == [6, 7]
    assert t.log("MOVED") == [(0, 0, 1, number)]


@pytest.mark.rule("NTG-071")
def test_a_move_starts_in_a_controlled_territory() -> None:
    """If a territory is neutral or the enemy's, then no move starts there."""
    t = hub({"A1.n": 1, "A1.e": 1}, {"A1.s": 2}).play("move-1")
    assert t.asked == (0, "MOVE_FROM")
    assert t.options == {"A1.n", "A1.e"}
    assert t.closed("A1.s") == "NTG-071"
    assert t.closed("D3.n") == "NTG-071"


@pytest.mark.rule("NTG-071")
@pytest.mark.tells("MOVED NTG-071")
def test_a_move_crosses_one_border() -> None:
    """If a territory is not beside the one the move starts in, then the move cannot go there; nor can it stay."""
    t = duel().lay({"A1": ("12", 0)}).units(0, {"A1.m": 1, "A1.n": 1}).play("move-1", "A1.m")
    assert t.options == {"A1.n", "A1.s"}
    assert t.closed("A1.m") == t.closed("D3.n") == "NTG-071"
    assert (t.why("A1.m"), t.why("D3.n")) == ("why-same-territory", "why-not-adjacent")
    t = duel().lay({"A1": ("12", 0)}).units(0, {"A1.m": 1, "A1.n": 1}).play("move-1", "A1.n")
    assert t.at("A1.m") == (2, 0), "the only territory beside A1.n"


@pytest.mark.rule("NTG-071")
def test_areas_joined_by_a_tile_side_are_not_two_places() -> None:
    """If two areas are one territory, then a border inside another tile leads from either."""
    t = duel().lay({"A1": ("02", 0), "B1": ("12", 0)}).units(0, {"A1.s": 2}).play("move-1")
    assert t.options == {"A1.n", "B1.n", "B1.s"}
    t.choose("B1.s", 2)
    assert t.at("B1.s") == (2, 0)


@pytest.mark.rule("NTG-072")
def test_the_two_moves_may_be_independent() -> None:
    """If Move 2 is activated, then other units in another territory may make the second move."""
    t = hub({"A1.n": 2, "A1.e": 2}).play("move-2", "A1.n", "A1.s", 1, "A1.e", "A1.n", 2)
    assert [t.at(area) for area in ("A1.n", "A1.e", "A1.s")] == [(3, 0), (0, 0), (1, 0)]


@pytest.mark.rule("NTG-073")
def test_a_difficult_border_is_closed_to_move_1() -> None:
    """If two territories touch only by a difficult border, then Move 1 does not cross it."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.w": 3}).play("move-1")
    assert t.options == {"A1.n", "A1.e"}
    assert t.closed("A1.s") == "NTG-073"


@pytest.mark.rule("NTG-073")
def test_a_territory_with_difficult_borders_only_is_no_start_for_move_1() -> None:
    """If every way out is difficult, then Move 1 does not start there, and the rule is named."""
    t = duel().lay({"A1": ("20", 0), "C1": ("10", 0)}).units(0, {"A1.n": 2, "C1.n": 1, "C1.e": 1}).play("move-1")
    assert t.options == {"C1.n", "C1.e"}
    assert t.closed("A1.n") == "NTG-073"


@pytest.mark.rule("NTG-071", "NTG-073")
@pytest.mark.parametrize(("start", "target"), [("A1.e", "A1.s"), ("A1.s", "A1.e")])
def test_one_regular_border_is_enough_to_start(start: str, target: str) -> None:
    """If a territory has one regular border among difficult ones, then Move 1 leads across it, from either side."""
    t = duel().lay({"A1": ("19", 0), "C1": ("20", 0)}).units(0, {start: 2, "C1.n": 1}).play("move-1", 2)
    assert t.at(target) == (2, 0)


@pytest.mark.rule("NTG-073")
@pytest.mark.parametrize("number", [1, 3])
def test_a_difficult_border_takes_the_whole_move_2(number: int) -> None:
    """If units cross a difficult border with Move 2, then any number may go, and no second move follows."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.w": 3, "A1.n": 2}).play("move-2", "A1.w")
    assert t.options == {"A1.n", "A1.e", "A1.s"}
    t.choose("A1.s", number)
    assert t.at("A1.s") == (number, 0)
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-073")
def test_the_second_half_of_a_move_2_does_not_cross_a_difficult_border() -> None:
    """If one move has been made, then the other cannot cross a difficult border."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.n": 2, "A1.e": 1}).play("move-2", "A1.n", "A1.w", 2, "A1.w")
    assert t.asked == (0, "MOVE_TO")
    assert t.options == {"A1.n", "A1.e"}
    assert t.closed("A1.s") == "NTG-073"


@pytest.mark.rule("NTG-074")
def test_a_regular_border_elsewhere_makes_one_move_enough() -> None:
    """If two territories touch by a difficult and by a regular border, then Move 1 goes across."""
    t = duel().lay(RING).units(0, {"A1.n": 3})
    assert t.territory("A1.n")["beside_hard"] == [t.territory("A1.s")["id"]]
    t.play("move-1", 3)
    assert t.at("B1.n") == (3, 0), "the only way for Move 1"
    t = duel().lay({**RING, "B2": ("12", 0)}).units(0, {"A1.n": 3}).play("move-1", "A1.s", 3)
    assert t.at("A1.s") == (3, 0)


@pytest.mark.rule("NTG-074")
def test_over_a_regular_border_a_move_2_has_its_second_move() -> None:
    """If a regular border also joins two territories, then crossing takes one of the two moves only."""
    t = duel().lay({**RING, "B2": ("12", 0)}).units(0, {"A1.n": 3}).play("move-2", "A1.s", 2)
    assert t.asked == (0, "MOVE_FROM")


@pytest.mark.rule("NTG-075")
@pytest.mark.parametrize(("mover", "enemy"), [(0, 1), (1, 0)])
def test_moving_in_on_the_enemy_starts_a_combat(mover: int, enemy: int) -> None:
    """If units move into a territory with enemy units, then they fight there, the mover attacking."""
    t = duel().lay({"A1": ("10", 0)}).units(mover, {"A1.n": 3}).units(enemy, {"A1.e": 1}).turn_of(mover)
    t.combat_cards("recruit", "recruit").play("move-1", "A1.e", 2)
    assert t.log("FOUGHT") == [(mover, 1, 2, 1)]
    assert t.territory("A1.e")["units"][mover] == 1


@pytest.mark.rule("NTG-076")
def test_units_that_meet_the_enemy_stop() -> None:
    """If units have entered an enemy territory, then they do not use the second move."""
    t = hub({"A1.n": 3}, {"A1.e": 1}).play("move-2", "A1.e", 2)
    assert t.asked == (0, "MOVE_FROM")
    assert t.options == {"A1.n", "stop"}
    assert t.closed("A1.e") == "NTG-125"


@pytest.mark.rule("NTG-125")
def test_nobody_leaves_a_territory_where_a_combat_is_pending() -> None:
    """If all units have gone into enemy land, then no second move is possible and the combat begins."""
    t = hub({"A1.n": 3}, {"A1.e": 1}).combat_cards("recruit", "recruit").play("move-2", "A1.e", 3)
    assert t.at("A1.e") == (2, 0)
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-077")
def test_combats_wait_for_all_moves() -> None:
    """If the first move enters enemy land, then the second is made before anybody fights."""
    t = hub({"A1.n": 4}, {"A1.e": 1, "A1.s": 1}).play("move-2", "A1.e", 2)
    assert t.log("FOUGHT") == []
    assert t.at("A1.e") == (2, 1)
    t.choose("A1.n", "A1.s", 2)
    assert t.log("FOUGHT") == []
    assert t.asked == (0, "FIGHT_IN")
    assert t.s.source == 0
    assert t.options == {"A1.e", "A1.s"}
    assert t.closed("D3.n") == "NTG-080"


@pytest.mark.rule("NTG-077")
@pytest.mark.parametrize(("first", "order"), [("A1.e", [1, 2]), ("A1.s", [2, 1])])
def test_the_mover_chooses_the_order_of_the_combats(first: str, order: list[int]) -> None:
    """If two combats are pending, then the mover says which comes first."""
    t = hub({"A1.n": 4}, {"A1.e": 1, "A1.s": 1}).combat_cards("recruit", "recruit").combat_cards("build", "build")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, first)
    assert [fought[1] for fought in t.log("FOUGHT")] == order


@pytest.mark.rule("NTG-077")
def test_a_second_move_may_reinforce_the_first() -> None:
    """If both moves enter the same enemy territory, then one combat follows with all of them."""
    t = hub({"A1.n": 2, "A1.s": 2}, {"A1.e": 2}).combat_cards("recruit", "recruit")
    t.play("move-2", "A1.n", "A1.e", 2, "A1.s", "A1.e", 1)
    assert t.log("FOUGHT") == [(0, 1, 3, 2)]


@pytest.mark.rule("NTG-078")
def test_units_move_only_onto_revealed_tiles() -> None:
    """If the land beyond a tile side lies face down, then no move goes there."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.s": 2}).play("move-1", 1)
    assert t.at("A1.n") == (1, 0), "the only territory to go to"


@pytest.mark.rule("NTG-079")
def test_a_move_2_may_be_one_move_only() -> None:
    """If one move has been made, then the player may stop; before it, he may not."""
    t = hub({"A1.n": 2, "A1.e": 1}).play("move-2")
    assert t.options == {"A1.n", "A1.e"}
    t.choose("A1.n", "A1.s", 1)
    assert t.options == {"A1.n", "A1.e", "A1.s", "stop"}
    t.choose("stop")
    assert [t.at(area) for area in ("A1.n", "A1.e", "A1.s")] == [(1, 0), (1, 0), (1, 0)]
    assert t.asked == (1, "PLAY_CARD")
    assert t.down(0) == {"move-2"}


@pytest.mark.rule("NTG-079", "NTG-077")
def test_who_stops_after_entering_enemy_land_still_fights() -> None:
    """If the first move has started a combat and no second is made, then the combat is fought all the same."""
    t = hub({"A1.n": 4}, {"A1.e": 1}).combat_cards("recruit", "recruit").play("move-2", "A1.e", 2, "stop")
    assert t.log("FOUGHT") == [(0, 1, 2, 1)]
    assert (t.at("A1.n"), t.at("A1.e")) == ((2, 0), (1, 0))


@pytest.mark.rule("NTG-124")
def test_the_same_units_may_use_both_moves() -> None:
    """If units have made the first move, then they may go on with the second, one border after the other."""
    t = duel().lay({"A1": ("12", 0)}).units(0, {"A1.n": 3}).play("move-2", 2, "A1.m", "A1.s", 2)
    assert [t.at(area) for area in ("A1.n", "A1.m", "A1.s")] == [(1, 0), (0, 0), (2, 0)]


@pytest.mark.rule("NTG-144")
def test_a_move_goes_to_own_neutral_and_enemy_land() -> None:
    """If a territory touches own, neutral and enemy land, then all three may be moved into."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.e": 2, "A1.n": 1}).units(1, {"A1.w": 1}).play("move-1", "A1.e")
    assert t.options == {"A1.n", "A1.s", "A1.w"}
    t.choose("A1.n", 2)
    assert t.at("A1.n") == (3, 0)
    assert t.log("FOUGHT") == []


@pytest.mark.rule("NTG-071")
def test_a_territory_may_be_left_empty() -> None:
    """If all units of a territory move out, then that is allowed, and it is neutral."""
    t = hub({"A1.n": 2}).play("move-1", "A1.e", 2)
    assert t.territory("A1.n")["control"] == -1
