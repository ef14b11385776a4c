"""After a combat: who retreats where."""

from __future__ import annotations

import pytest

from tests.games.northgard.scenario import Duel, duel


def battle(attackers: int, defenders: int, **options: bool) -> Duel:
    """Seat 0 in A1.n; seat 1 beside it in A1.e; A1.w beside both, A1.s beside A1.e only; seat 0 is to play."""
    return duel(**options).lay({"A1": ("06", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": defenders})


@pytest.mark.rule("NTG-097")
@pytest.mark.tells("RETREATED NTG-097")
def test_a_defeated_attacker_retreats() -> None:
    """If the attacker loses, then he chooses neutral or own land beside the fight; enemy land is closed."""
    t = battle(4, 4).units(1, {"A1.e": 4, "A1.w": 1}).combat_cards("recruit", "build").play("move-1", "A1.e", 4)
    assert t.asked == (0, "RETREAT_TO")
    assert t.options == {"A1.n", "A1.s"}
    assert t.closed("A1.w") == "NTG-097"
    t.choose("A1.s")
    assert (t.at("A1.s"), t.at("A1.e"), t.at("A1.n")) == ((3, 0), (0, 3), (0, 0))
    assert t.log("RETREATED") == [(0, 1, 2, 3)]


@pytest.mark.rule("NTG-097")
def test_a_defeated_defender_retreats() -> None:
    """If the defender loses, then he chooses neutral or own land beside the fight, and may not stay."""
    t = battle(5, 4).units(0, {"A1.n": 5}).units(1, {"A1.e": 4, "A1.w": 1}).combat_cards("build", "recruit")
    t.play("move-1", "A1.e", 4)
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {"A1.s", "A1.w"}
    assert t.closed("A1.n") == "NTG-097"
    assert t.closed("A1.e") == "NTG-097"
    assert (t.why("A1.n"), t.why("A1.e")) == ("why-enemy-held", "why-here-is-lost")
    t.choose("A1.w")
    assert (t.at("A1.w"), t.at("A1.e"), t.at("A1.n")) == ((0, 4), (3, 0), (1, 0))


@pytest.mark.rule("NTG-097")
def test_land_that_is_not_beside_the_fight_is_no_refuge() -> None:
    """If own or neutral land does not touch the territory of the combat, then nobody retreats there."""
    t = battle(5, 4).combat_cards("build", "recruit").play("move-1", "A1.e", 5)
    assert t.options == {"A1.n", "A1.s", "A1.w"}
    assert t.closed("D3.n") == "NTG-097"
    assert t.why("D3.n") == "why-no-refuge-across"


@pytest.mark.rule("NTG-097")
def test_the_winner_stays() -> None:
    """If a player wins, then his survivors stay where they fought."""
    t = battle(5, 4).combat_cards("build", "recruit").play("move-1", "A1.e", 5, "A1.s")
    assert (t.at("A1.e"), t.at("A1.s")) == ((4, 0), (0, 3))
    t = battle(4, 5).combat_cards("recruit", "recruit").play("move-1", "A1.e", 4, "A1.s")
    assert (t.at("A1.e"), t.at("A1.s")) == ((0, 4), (3, 0))


@pytest.mark.rule("NTG-098")
@pytest.mark.tells("ELIMINATED NTG-098")
def test_units_without_a_refuge_are_eliminated() -> None:
    """If all land beside the fight is the enemy's, then the defeated units go to the reserve."""
    t = battle(4, 3).units(0, {"A1.n": 5, "A1.w": 1, "A1.s": 1}).combat_cards("build", "move-1")
    t.play("move-1", "A1.n", "A1.e", 4)
    assert t.log("ELIMINATED") == [(1, 1, 2)]
    assert t.log("RETREATED") == []
    assert t.at("A1.e") == (3, 0)
    assert t.s.reserve == [4, 10]
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-098")
def test_a_defeated_attacker_without_a_refuge_is_eliminated_too() -> None:
    """If an attacker who recruited into enemy land has only enemy land around, then his survivors are eliminated."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {}).units(1, {"A1.n": 2, "A1.s": 3}).building("A1.s", "camp")
    t.combat_cards("renew", "build").play("recruit", "A1.s")
    assert t.log("FOUGHT") == [(0, 1, 2, 3)]
    assert t.log("ELIMINATED") == [(0, 1, 1)]
    assert t.s.reserve == [10, 6]


@pytest.mark.rule("NTG-099")
def test_all_survivors_retreat_together() -> None:
    """If several units must retreat, then their owner names one territory and all go there."""
    t = battle(6, 4).combat_cards("build", "recruit").play("move-1", "A1.e", 6)
    assert t.asked == (1, "RETREAT_TO")
    t.choose("A1.w")
    assert t.at("A1.w") == (0, 3)
    assert t.asked == (1, "PLAY_CARD")
    assert t.log("RETREATED") == [(1, 1, 3, 3)]


@pytest.mark.rule("NTG-099")
def test_the_question_where_to_retreat_says_from_where() -> None:
    """If several refuges are open, then the question names the territory that was lost."""
    t = battle(6, 4).combat_cards("build", "recruit").play("move-1", "A1.e", 6)
    assert (t.question, t.s.source) == ("RETREAT_TO", t.territory("A1.e")["id"])


@pytest.mark.rule("NTG-100")
def test_a_retreat_crosses_a_difficult_border() -> None:
    """If the only refuge lies behind a difficult border, then the defeated units go there."""
    t = duel().lay({"A1": ("20", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.s": 3}).combat_cards("build", "move-1")
    t.play("move-2", 4)
    assert (t.at("A1.n"), t.at("A1.s")) == ((0, 2), (3, 0))


@pytest.mark.rule("NTG-100")
def test_with_the_option_a_retreat_needs_a_regular_border() -> None:
    """If only regular borders may be crossed, then units behind a difficult one are eliminated."""
    t = duel(retreat_regular_only=True).lay({"A1": ("20", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.s": 3})
    t.combat_cards("build", "move-1").play("move-2", 4)
    assert (t.at("A1.n"), t.at("A1.s")) == ((0, 0), (3, 0))
    assert t.s.reserve[1] == 10


@pytest.mark.rule("NTG-100")
@pytest.mark.parametrize("regular_only", [False, True])
def test_a_regular_way_stays_open_with_the_option(regular_only: bool) -> None:
    """If there are regular and difficult ways, then the option closes the difficult ones only, and names the rule."""
    t = duel(retreat_regular_only=regular_only).lay({"A1": ("06", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.w": 3})
    t.combat_cards("build", "move-1").play("move-1", "A1.w", 4)
    if regular_only:
        assert t.options == {"A1.n", "A1.e"}
        assert t.closed("A1.s") == "NTG-100"
    else:
        assert t.options == {"A1.n", "A1.e", "A1.s"}


@pytest.mark.rule("NTG-128")
def test_nobody_retreats_into_a_pending_combat() -> None:
    """If another combat of the same card is pending beside the fight, then its territory is no refuge."""
    t = battle(4, 2).units(1, {"A1.e": 2, "A1.w": 2}).combat_cards("build", "move-1")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.w", 2, "A1.e")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {"A1.n", "A1.s"}
    assert t.closed("A1.w") == "NTG-128"


@pytest.mark.rule("NTG-128")
def test_own_land_under_attack_does_not_save_anybody() -> None:
    """If the only own land beside the fight is under attack itself, then the defeated units are eliminated."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 2, "A1.s": 2})
    t.combat_cards("build", "move-1").combat_cards("recruit", "recruit")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 1, "A1.e")
    assert t.log("ELIMINATED") == [(1, 1, 1)]
    assert (t.at("A1.e"), t.at("A1.s"), t.at("A1.n")) == ((1, 0), (0, 1), (1, 0))
    assert t.s.reserve == [8, 9]


@pytest.mark.rule("NTG-128")
def test_a_fight_that_is_over_leaves_a_refuge() -> None:
    """If the first combat has left a territory to a player, then he may retreat there from the second."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 1, "A1.s": 3})
    t.combat_cards("recruit", "recruit").combat_cards("renew", "build")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, "A1.e")
    assert t.asked == (0, "RETREAT_TO")
    assert t.options == {"A1.n", "A1.e"}
    t.choose("A1.e")
    assert (t.at("A1.e"), t.at("A1.s")) == ((2, 0), (0, 2))


@pytest.mark.rule("NTG-128")
def test_a_retreat_starts_no_combat_and_stays_on_revealed_land() -> None:
    """If the fight touches face-down tiles, then only revealed land is offered, and nobody fights again."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 3}).combat_cards("build", "move-1")
    t.play("move-1", "A1.e", 4)
    assert t.options == {"A1.n", "A1.s"}
    t.choose("A1.s")
    assert len(t.log("FOUGHT")) == 1
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-129")
def test_the_new_tile_counts_for_the_retreat() -> None:
    """If an Explore caused the combat, then the land of the new tile is a refuge as well."""
    t = duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3}).units(1, {"C1.n": 2})
    t.next_tile("12").combat_cards("build", "move-1").play("explore", "B1")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {"A1.n", "B1.n", "B1.s", "C1.e", "C1.s"}


@pytest.mark.rule("NTG-129")
def test_refuges_are_looked_up_after_the_losses() -> None:
    """If the attackers left their own land empty, then it is neutral by then, and a refuge for the defender."""
    t = duel().lay({"A1": ("02", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.s": 3}).combat_cards("build", "move-1")
    t.play("move-1", 4)
    assert (t.at("A1.n"), t.at("A1.s")) == ((0, 2), (3, 0))


@pytest.mark.rule("NTG-130")
def test_a_retreat_into_neutral_land_takes_control_of_it() -> None:
    """If units retreat into neutral land, then its symbols and buildings are theirs."""
    t = battle(5, 4).units(0, {"A1.n": 6}).building("A1.n", "wood-monopoly").combat_cards("build", "recruit")
    t.play("move-1", "A1.e", 5, "A1.w")
    assert t.territory("A1.w")["control"] == 1
    assert t.symbols(1) == (0, 1, 0)
    t = battle(5, 4).building("A1.n", "wood-monopoly").combat_cards("build", "recruit")
    t.play("move-1", "A1.e", 5, "A1.n").play("special", "recruit", "D3.n").play("renew")
    assert t.s.points == [0, 1]
