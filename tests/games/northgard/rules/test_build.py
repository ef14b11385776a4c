"""Build."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard.seen import view
from tests.games.northgard.scenario import Duel, duel

ALL = {"tower", "camp", "wood-monopoly", "food-monopoly", "lore-monopoly"}


def builder(*places: str, **options: bool) -> Duel:
    """Wood in A1.w and C1.m, food in D1.s, lore in A1.s; spaces in A1.n and A1.e."""
    t = duel(**options).lay({"A1": ("06", 0), "C1": ("12", 0), "D1": ("14", 0), "D3": ("10", 0)})
    return t.units(0, dict.fromkeys(places, 1))


def what(t: Duel) -> set[str | int]:
    """What a player may build."""
    t.play("build")
    assert t.question == "BUILD_WHAT"
    return t.options


@pytest.mark.rule("NTG-040")
@pytest.mark.tells("BUILT NTG-040")
def test_a_building_goes_from_the_supply_to_a_free_space() -> None:
    """If a player builds, then one token leaves the supply for a territory of his choice among those he controls."""
    t = builder("A1.w", "A1.n", "A1.e").play("build", "tower")
    assert t.asked == (0, "BUILD_IN")
    assert t.options == {"A1.n", "A1.e"}
    assert t.closed("A1.s") == "NTG-040"
    assert t.closed("D3.n") == "NTG-040"
    t.choose("A1.e")
    assert t.log("BUILT") == [(0, 0, 1)]
    assert t.standing("A1.e") == ["tower"]
    assert t.standing("A1.n") == []
    assert view.see(t.s)["supply"]["tower"] == 1
    assert t.s.reserve == [7, 7]


@pytest.mark.rule("NTG-040")
@pytest.mark.parametrize(("building", "number"), [("tower", 0), ("camp", 1)])
def test_the_question_where_to_build_says_what(building: str, number: int) -> None:
    """If a building is chosen and two places are open, then the question for the place names the building."""
    t = builder("A1.w", "A1.n", "A1.e").play("build", building)
    assert (t.question, t.s.source) == ("BUILD_IN", number)


@pytest.mark.rule("NTG-041")
def test_without_wood_nothing_can_be_built() -> None:
    """If no wood lies in a territory the player controls, then Build cannot be activated."""
    t = builder("A1.n", "A1.s", "D1.s")
    assert t.symbols(0) == (1, 0, 1)
    assert t.closed("build") == "NTG-041"
    t.play("special")
    assert t.closed("build") == "NTG-041"


@pytest.mark.rule("NTG-041")
def test_wood_in_neutral_or_enemy_land_does_not_help() -> None:
    """If the only wood is the enemy's or nobody's, then Build cannot be activated."""
    t = builder("A1.n").units(1, {"A1.w": 1})
    assert "build" not in t.options
    t = builder("A1.n", "A1.w")
    assert "build" in t.options


@pytest.mark.rule("NTG-041")
def test_flat_cost_still_asks_for_wood() -> None:
    """If every building costs one wood, then without wood still nothing can be built."""
    assert "build" not in builder("A1.n", "A1.s", "D1.s", flat_cost=True).options


@pytest.mark.rule("NTG-042")
@pytest.mark.parametrize(
    ("places", "symbols", "possible"),
    [
        ((), (0, 1, 0), {"tower", "camp"}),
        (("C1.m",), (0, 2, 0), {"tower", "camp", "wood-monopoly"}),
        (("D1.s",), (1, 1, 0), {"tower", "camp", "food-monopoly"}),
        (("A1.s",), (0, 1, 1), {"tower", "camp", "lore-monopoly"}),
        (("A1.s", "C1.m", "D1.s"), (1, 2, 1), ALL),
    ],
)
def test_each_building_has_its_cost(places: tuple[str, ...], symbols: tuple[int, ...], possible: set[str]) -> None:
    """If a symbol of a building's cost is missing, then it cannot be built, and the rule is named."""
    t = builder("A1.n", "A1.e", "A1.w", *places)
    assert t.symbols(0) == symbols
    assert what(t) == possible
    for building in ALL - possible:
        assert t.closed(building) == "NTG-042"


@pytest.mark.rule("NTG-042")
def test_with_flat_cost_one_wood_pays_for_anything() -> None:
    """If the flat cost is chosen at the start, then one wood allows all five buildings."""
    assert what(builder("A1.n", "A1.w", flat_cost=True)) == ALL


@pytest.mark.rule("NTG-043")
def test_building_uses_nothing_up() -> None:
    """If a player builds, then his symbols stay, and the same wood serves for the next building."""
    t = builder("A1.n", "A1.e", "A1.w")
    before = t.symbols(0)
    t.play("build", "camp", "A1.n")
    assert t.symbols(0) == before == (0, 1, 0)
    t.play("recruit", "D3.n").play("special", "build", "camp")
    assert t.standing("A1.e") == ["camp"]
    assert t.symbols(0) == before


@pytest.mark.rule("NTG-044")
def test_a_building_of_which_none_is_left_cannot_be_built() -> None:
    """If both towers stand somewhere, then no third can be built; with one left, it can."""
    t = builder("A1.n", "A1.w", "C1.m").building("C1.n", "tower").building("D3.n", "tower")
    assert what(t) == {"camp", "wood-monopoly"}
    assert t.closed("tower") == "NTG-044"
    one_left = builder("A1.n", "A1.w", "C1.m").building("C1.n", "tower").building("C1.m", "wood-monopoly")
    assert what(one_left) == {"tower", "camp"}
    assert one_left.closed("wood-monopoly") == "NTG-044"


@pytest.mark.rule("NTG-044", "NTG-027")
def test_build_is_closed_when_nothing_payable_is_left() -> None:
    """If one camp is left of what a player can pay, then Build is open; if none is, then it is closed."""
    used = {"D3.n": "tower", "D3.e": "tower", "D3.s": "camp", "C1.n": "camp"}
    t, spent = builder("A1.w", "A1.n"), builder("A1.w", "A1.n").building("D1.n", "camp")
    for area, building in used.items():
        t.building(area, building)
        spent.building(area, building)
    t.play("build")
    assert t.standing("A1.n") == ["camp"]
    assert spent.closed("build") == "NTG-027"


@pytest.mark.rule("NTG-045")
def test_a_space_holds_one_building() -> None:
    """If the only space of a territory is taken, then nothing more can be built there."""
    t = builder("A1.n", "A1.e", "A1.w", "C1.m").building("A1.n", "camp").play("build", "tower")
    assert t.options == {"A1.e", "C1.m"}
    assert t.closed("A1.n") == "NTG-045"
    assert t.closed("A1.w") == "NTG-045"
    full = builder("A1.n", "A1.w").building("A1.n", "camp")
    assert full.closed("build") == "NTG-027"


@pytest.mark.rule("NTG-045")
def test_a_building_stays_when_control_changes() -> None:
    """If its territory is left by one player and taken by the other, then the building still stands there."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.e": 2}).units(1, {"A1.n": 2}).building("A1.e", "camp")
    t.play("move-1", "A1.s", 2)
    assert t.standing("A1.e") == ["camp"]
    t.play("move-1", "A1.e", 2)
    assert t.standing("A1.e") == ["camp"]
    assert view.see(t.s)["supply"]["camp"] == 2


@pytest.mark.rule("NTG-046")
@pytest.mark.parametrize("building", sorted(ALL))
@pytest.mark.parametrize(("tile", "area"), [("18", "A1.n"), ("10", "A1.n")])
def test_any_building_may_use_any_space(building: str, tile: str, area: str) -> None:
    """If a space is free, carved or small, then every kind of building may stand on it."""
    t = duel(flat_cost=True).lay({"A1": (tile, 0), "C1": ("26", 0), "C2": ("32", 0), "D3": ("09", 0)})
    t.units(0, {area: 1, "C2.e": 1}).play("build", building)
    assert t.standing(area) == [building]


@pytest.mark.rule("NTG-047")
@pytest.mark.parametrize("building", ["tower", "camp"])
def test_two_of_a_kind_may_stand_in_one_territory(building: str) -> None:
    """If a territory has two spaces, then a second building of the same kind may be built in it."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0)}).units(0, {"A1.e": 2}).building("A1.e", building)
    t.play("build", building)
    assert t.standing("B1.m") == [building, building]


@pytest.mark.rule("NTG-138")
def test_losing_the_symbols_later_does_not_harm_a_building() -> None:
    """If the wood is lost after building, then the building stays and works."""
    t = builder("A1.w", "A1.n", "A1.e").play("build", "camp", "A1.n").play("recruit", "D3.n")
    t.play("move-1", "A1.w", "A1.n")
    assert t.symbols(0)[1] == 0
    assert t.standing("A1.n") == ["camp"]
    t.play("move-1", "D3.e", 1).play("recruit", "A1.n")
    assert t.at("A1.n") == (4, 0)


@pytest.mark.rule("NTG-138")
def test_space_and_symbols_are_needed_when_the_card_is_activated() -> None:
    """If the wood was there a turn ago and is lost, then Build cannot be activated now."""
    t = builder("A1.w", "A1.n")
    assert "build" in t.options
    t.play("move-1", "A1.w", "A1.n").play("recruit", "D3.n")
    assert "build" not in t.options


@pytest.mark.rule("NTG-139")
def test_the_symbols_may_lie_in_other_territories_than_the_building() -> None:
    """If wood lies in one territory and food in another, then the food monopoly may be built in a third."""
    t = builder("A1.w", "D1.s", "A1.n").play("build", "food-monopoly")
    assert t.standing("A1.n") == ["food-monopoly"]


@pytest.mark.rule("NTG-048")
@pytest.mark.parametrize(("towers", "lost"), [(0, 1), (1, 2)])
def test_a_tower_costs_the_attacker_one_more_unit(towers: int, lost: int) -> None:
    """If a tower stands in the territory of a combat, then the attacker loses one unit more, the defender does not."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 5}).units(1, {"A1.e": 3})
    if towers:
        t.building("A1.e", "tower")
    t.combat_cards("build", "move-1").play("move-1", "A1.e", 5, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, lost), (1, 1, 1)]
    assert t.at("A1.e") == (5 - lost, 0)
    assert t.s.reserve == [5 + lost, 8]


@pytest.mark.rule("NTG-049")
def test_a_camp_serves_whoever_controls_it() -> None:
    """If the enemy takes a camp's territory, then he recruits there, two units at a time."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 1}).units(1, {"A1.e": 1}).building("A1.e", "camp").turn_of(1)
    t.play("recruit", "A1.e")
    assert t.at("A1.e") == (0, 3)
