"""Clarifications that belong to several chapters at once."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from tests.games.northgard.scenario import Duel, duel


def battle(attackers: int, defenders: int, **options: bool) -> Duel:
    """Seat 0 in A1.n, seat 1 beside it in A1.e, neutral land in A1.s beside both; seat 0 is to play."""
    return duel(**options).lay({"A1": ("10", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": defenders})


def two_fights() -> Duel:
    """A Move 2 of seat 0 will start two combats, each against one unit."""
    return duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 1, "A1.s": 1})


def reunion(**options: bool) -> Duel:
    """Tile 12 on B1 will join three units of seat 0 in the west with two of seat 1 in the east."""
    t = duel(**options).lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3}).units(1, {"C1.n": 2})
    return t.next_tile("12").combat_cards("build", "move-1")


@pytest.mark.rule("NTG-122")
def test_units_and_symbols_belong_to_the_whole_territory() -> None:
    """If a territory lies on three tiles, then a unit anywhere in it controls all its symbols and spaces."""
    t = duel().lay({"A1": ("02", 0), "B1": ("12", 0), "C1": ("10", 0)}).units(0, {"C1.n": 1})
    assert t.at("A1.s") == t.at("B1.m") == t.at("C1.n") == (1, 0)
    assert t.symbols(0) == (2, 1, 0)
    t.play("build", "tower")
    assert t.standing("A1.s") == t.standing("C1.n") == ["tower"]


@pytest.mark.rule("NTG-122")
def test_a_tower_guards_the_whole_territory() -> None:
    """If the tower stands on another tile than the one attacked from, then it counts all the same."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 2})
    t.building("B1.m", "tower").combat_cards("build", "move-1").play("move-1", "A1.e", 4, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, 2), (1, 1, 1)]


@pytest.mark.rule("NTG-126")
@pytest.mark.parametrize(("attackers", "towers"), [(1, 1), (2, 2)])
def test_nobody_loses_more_than_he_has(attackers: int, towers: int) -> None:
    """If towers would take more units than the attacker has, then he loses what he has."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": 2})
    for area in ("A1.e", "B1.m")[:towers]:
        t.building(area, "tower")
    t.combat_cards("build", "move-1").play("move-1", "A1.e", *((attackers,) if attackers > 1 else ()))
    assert t.log("LOST_UNITS") == [(0, 1, attackers), (1, 1, 1)]
    assert t.s.reserve == [10, 9]
    assert t.at("A1.e") == (0, 1)


@pytest.mark.rule("NTG-127")
@pytest.mark.parametrize(("known", "sides"), [([], 6), ([0], 7), ([0, 0], 5), ([0, 0, 0], 6)])
def test_each_combat_picks_new_cards_from_what_is_up_then(known: list[int], sides: int) -> None:
    """If one card brings two combats, then the second picks among one card less on each side."""
    t = two_fights()
    t.s.rng.load(1, known)
    with pytest.raises(ChanceNeeded) as needed:
        t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, "A1.e")
    assert needed.value.sides == sides


@pytest.mark.rule("NTG-127")
def test_cards_of_both_combats_are_down_in_the_end() -> None:
    """If two combats are fought, then two cards of each player are turned down, besides the activated one."""
    t = two_fights().combat_cards("recruit", "build").combat_cards("explore", "special")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, "A1.e")
    assert t.down(0) == {"move-2", "recruit", "explore"}
    assert t.down(1) == {"build", "special"}


@pytest.mark.rule("NTG-135", "NTG-048")
def test_a_tower_works_for_whoever_defends() -> None:
    """If a player has just taken a tower's territory, then the tower costs its former owner a unit when he returns."""
    t = battle(4, 3).building("A1.e", "tower").combat_cards("build", "move-1").play("move-1", "A1.e", 4, "A1.s")
    assert (t.at("A1.e"), t.at("A1.s")) == ((2, 0), (0, 2))
    t.combat_cards("recruit", "recruit").play("move-2", "A1.e", 2)
    assert t.log("LOST_UNITS")[2:] == [(1, 1, 2), (0, 1, 1)]
    assert t.at("A1.e") == (1, 0)


@pytest.mark.rule("NTG-136")
def test_a_tower_may_take_the_attackers_last_unit() -> None:
    """If the tower takes the attacker's last unit, then he has lost, and the defender stays without retreating."""
    t = battle(2, 2).building("A1.e", "tower").combat_cards("build", "renew").play("move-1", "A1.e", 2)
    assert t.log("SCORE_COUNTED") == [(0, 5, 2)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    assert t.log("RETREATED") == t.log("ELIMINATED") == []
    assert t.at("A1.e") == (0, 1)


@pytest.mark.rule("NTG-136", "NTG-093")
def test_a_tower_does_not_save_the_last_defender() -> None:
    """If the tower takes the attacker's last unit and the defender loses his only one, then the land is neutral."""
    t = battle(2, 1).building("A1.e", "tower").combat_cards("build", "renew").play("move-1", "A1.e", 2)
    assert t.at("A1.e") == (0, 0)
    assert t.log("EMPTIED") == [(1,)]
    assert t.standing("A1.e") == ["tower"]


@pytest.mark.rule("NTG-137")
def test_a_sole_survivor_controls_the_territory_at_once() -> None:
    """If one side is gone and the other has a unit left, then that player controls the territory and what it has."""
    t = battle(2, 1).building("A1.e", "camp").combat_cards("renew", "build").play("move-1", "A1.e", 2)
    assert t.territory("A1.e")["control"] == 0
    t.play("recruit", "D3.n").play("recruit", "A1.e")
    assert t.at("A1.e") == (3, 0)


@pytest.mark.rule("NTG-141")
def test_both_may_renew_in_one_combat() -> None:
    """If Renew is picked of both, then each has his cards up again, nobody has a bonus, nobody gains points."""
    t = duel().lay({"A1": ("10", 0), "D3": ("20", 0), "D2": ("32", 0)}).units(0, {"A1.n": 4})
    t.units(1, {"A1.e": 2, "D3.n": 1, "D3.s": 1, "D2.e": 1})
    t.cards_up(0, "move-1", "renew").cards_up(1, "special", "renew").combat_cards("renew", "renew")
    t.play("move-1", "A1.e", 4, "A1.s")
    assert t.log("SCORE_COUNTED") == [(0, 4, 2)]
    assert (t.down(0), t.down(1)) == ({"move-1"}, set())
    assert t.s.points == [0, 0]
    assert sorted(t.log("RENEWED")) == [(0,), (1,)]


@pytest.mark.rule("NTG-048", "NTG-096")
@pytest.mark.parametrize(("spares", "lost"), [(False, 2), (True, 1)])
def test_whether_an_explorers_own_tower_hurts_him_is_an_option(spares: bool, lost: int) -> None:
    """If the explorer's own tower stands in the joined territory, then it hurts him, unless the option spares him."""
    t = reunion(tower_spares_owner=spares).building("A1.s", "tower").play("explore", "B1")
    assert t.log("LOST_UNITS") == [(0, 1, lost), (1, 1, 1)]


@pytest.mark.rule("NTG-048")
@pytest.mark.parametrize(("towers", "lost"), [(("C1.n",), 2), (("A1.s", "C1.n"), 2)])
def test_the_option_spares_nobody_from_the_enemys_towers(towers: tuple[str, ...], lost: int) -> None:
    """If the enemy's tower stands in the joined territory, then it hurts the explorer with the option as well."""
    t = reunion(tower_spares_owner=True)
    for area in towers:
        t.building(area, "tower")
    t.play("explore", "B1")
    assert t.log("LOST_UNITS") == [(0, 1, lost), (1, 1, 1)]


@pytest.mark.rule("NTG-048")
def test_the_option_spares_the_explorer_from_all_his_towers() -> None:
    """If both towers are the explorer's, one of them in the joined territory or both, then neither hurts him."""
    t = reunion(tower_spares_owner=True).units(0, {"A1.s": 3, "A1.n": 1})
    t.building("A1.n", "tower").building("A1.s", "tower").play("explore", "B1")
    assert t.log("LOST_UNITS") == [(0, 1, 1), (1, 1, 1)]
    t = duel(tower_spares_owner=True).lay({"A1": ("02", 0), "A2": ("10", 1), "C1": ("09", 0)})
    t.units(0, {"A1.s": 3}).units(1, {"C1.n": 2}).building("A1.s", "tower").building("A2.n", "tower")
    t.next_tile("12").combat_cards("build", "move-1").play("explore", "B1")
    assert t.log("LOST_UNITS") == [(0, 1, 1), (1, 1, 1)]


@pytest.mark.rule("NTG-048")
def test_the_option_is_about_exploring_only() -> None:
    """If a player moves into land with a tower, then the tower hurts him with the option as well."""
    t = battle(4, 2, tower_spares_owner=True).building("A1.e", "tower").combat_cards("build", "move-1")
    t.play("move-1", "A1.e", 4, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, 2), (1, 1, 1)]


@pytest.mark.rule("NTG-048", "NTG-135")
def test_the_explorer_is_spared_in_that_combat_only() -> None:
    """If the explorer has lost his tower in the combat, then it hurts him when he comes back."""
    t = duel(tower_spares_owner=True).lay({"A1": ("02", 0), "C1": ("10", 0)})
    t.units(0, {"A1.s": 4}).units(1, {"C1.n": 3}).building("A1.s", "tower")
    t.next_tile("12").combat_cards("renew", "build").play("explore", "B1", "A1.n")
    assert t.s.spared == 0
    assert (t.at("A1.n"), t.at("A1.s")) == ((3, 0), (0, 2))
    t.play("recruit", "D3.n").combat_cards("build", "move-1").play("move-1", 3)
    assert t.log("LOST_UNITS")[2:] == [(0, 1, 2), (1, 1, 1)]


@pytest.mark.rule("NTG-096")
@pytest.mark.tells("LOST_UNITS NTG-096")
def test_two_towers_in_the_joined_territory_both_count() -> None:
    """If each player's tower stands in the territory an Explore has joined, then the explorer loses three units."""
    t = reunion().building("A1.s", "tower").building("C1.n", "tower").play("explore", "B1")
    assert t.log("LOST_UNITS") == [(0, 1, 3), (1, 1, 1)]
    assert t.at("A1.s") == (0, 1)
