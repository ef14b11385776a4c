"""Control of territories."""

from __future__ import annotations

import pytest

from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import CAMP, TOWER
from tests.games.northgard.scenario import duel

HELD = {"A1": ("10", 0), "D3": ("20", 0), "D2": ("32", 0)}


@pytest.mark.rule("NTG-110")
def test_one_unit_is_enough_to_control() -> None:
    """If a player has one unit in a territory and the enemy none, then he controls it."""
    t = duel().lay(HELD).units(0, {"A1.n": 1}).units(1, {"D3.s": 1})
    assert (t.territory("A1.n")["control"], t.territory("D3.s")["control"]) == (0, 1)
    assert t.territory("A1.e")["control"] == -1
    assert (t.symbols(0), t.symbols(1)) == ((1, 0, 0), (0, 0, 1))


@pytest.mark.rule("NTG-110")
def test_nobody_controls_a_territory_that_is_fought_over() -> None:
    """If both have units in a territory, then neither controls it: nobody moves out of it."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 2}).play("move-2", "A1.e", 2)
    assert t.at("A1.e") == (2, 2)
    assert t.territory("A1.e")["control"] == -2
    assert t.asked == (0, "MOVE_FROM")
    assert t.options == {"A1.n", "stop"}


@pytest.mark.rule("NTG-111")
def test_a_territory_without_units_is_neutral_whatever_stands_there() -> None:
    """If a monopoly stands in a territory without units, then it gives nobody a point."""
    t = duel().lay(HELD).units(1, {"D3.n": 1, "D2.e": 1}).building("D3.s", "food-monopoly").play("renew")
    assert t.territory("D3.s")["control"] == -1
    assert t.s.points == [0, 0]


@pytest.mark.rule("NTG-111")
def test_leaving_a_territory_makes_it_neutral() -> None:
    """If the last unit leaves, then the territory with its building is neutral and the enemy may walk in."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.e": 2}).units(1, {"A1.n": 2}).building("A1.e", "tower")
    t.play("move-1", "A1.s", 2)
    assert t.territory("A1.e")["control"] == -1
    t.play("move-1", "A1.e", 2)
    assert t.log("FOUGHT") == []
    assert t.territory("A1.e")["control"] == 1


@pytest.mark.rule("NTG-112")
def test_symbols_count_for_the_one_in_control() -> None:
    """If a player walks into land with the missing symbol, then it counts for him at the next Renew."""
    t = duel().lay(HELD).units(1, {"D3.n": 1, "D3.s": 1, "D2.n": 1}).building("D2.n", "wood-monopoly").turn_of(1)
    assert t.symbols(1) == (1, 0, 1)
    t.play("move-1", "D2.n", "D2.e")
    assert t.symbols(1) == (1, 1, 1)
    t.play("renew")
    assert t.s.points == [0, 1], "the trio scores, the monopoly left behind does not"


@pytest.mark.rule("NTG-112", "NTG-050")
def test_a_captured_monopoly_scores_for_its_captor() -> None:
    """If the territory of a monopoly is taken, then its point goes to the new controller, not to the builder."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 2}).building("A1.e", "wood-monopoly")
    t.combat_cards("build", "move-1").play("move-1", "A1.e", 3, "A1.s")
    t.play("recruit", "D3.n").play("renew")
    assert t.s.points == [0, 0]
    t.play("renew")
    assert t.s.points == [1, 0]


@pytest.mark.rule("NTG-112", "NTG-050")
def test_a_defended_monopoly_scores_for_its_defender() -> None:
    """If the territory of a monopoly is held, then its point stays with the defender."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 2}).building("A1.e", "wood-monopoly")
    t.combat_cards("renew", "build").play("move-1", "A1.e", 3, "A1.s")
    t.play("recruit", "D3.n").play("renew")
    assert t.s.points == [0, 1]
    t.play("renew")
    assert t.s.points == [0, 1]


@pytest.mark.rule("NTG-112")
def test_all_buildings_of_a_kind_in_controlled_land_are_counted() -> None:
    """If two camps stand in one's own land and one in neutral land, then two are counted, and none for the other."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 1, "A1.e": 1})
    t.building("A1.n", "camp").building("A1.e", "camp").building("A1.s", "camp").building("D3.e", "tower")
    assert [board.count_own_buildings(t.s, seat, CAMP) for seat in (0, 1)] == [2, 0]
    assert [board.count_own_buildings(t.s, seat, TOWER) for seat in (0, 1)] == [0, 0]
