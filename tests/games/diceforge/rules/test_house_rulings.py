"""Rulings of our own where neither the book nor public sources decide."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import Word, at_space, bless, first, maze, side, sides, titans, zone_gains


@pytest.mark.rule("DFR-521")
def test_a_blessing_applies_what_was_rolled() -> None:
    """If a ship replaces the face the other die had rolled, then the rolled face is applied, not the forged one."""
    t = forge(3, "ship").dice(0, light=["ship"], dark=["1m", *["1g"] * 5]).reserve(0, gold=2)
    first(bless(t, "ship", "1m"), "ship").choose("4g", "dark 1m")
    assert (t.purse(0), t.showing(0)) == ((1, 0, 1, 0), ("ship", "4g"))


def twins_table() -> Forge:
    """Seats 0 and 2 have Twins and 3 G; it is seat 2's turn, everybody rolls `1g` and `1g`."""
    t = forge(3, "twins").first(2).card(0, "twins").card(2, "twins").reserve(0, gold=3).reserve(2, gold=3)
    return t.active(2).at("blessings").roll(2, 0, 0).roll(0, 0, 0).roll(1, 0, 0)


@pytest.mark.rule("DFR-522")
def test_rerolls_are_decided_in_turn_order_before_anything_is_applied() -> None:
    """If two players have Twins, then the active one decides first, then the other, and nobody has applied a face."""
    t = twins_table()
    assert (t.asked, t.log("GAINED")) == ((2, "REROLL"), [])
    t.choose("keep")
    assert (t.asked, t.log("GAINED")) == ((0, "REROLL"), [])
    t.choose("keep")
    assert [line[0] for line in t.log("GAINED")] == [2, 2, 0, 0, 1, 1]


@pytest.mark.rule("DFR-523")
def test_twins_pay_out_after_the_result_is_applied() -> None:
    """If a die was rerolled, then `1m` or `1v` is chosen when both faces of the roll have been applied."""
    t = twins_table().choose("dark of 2").roll_die(2, "dark", "2v").go().choose("keep")
    assert (t.asked, t.options) == ((2, "CHOOSE_GAIN"), {"moon", "glory"})
    assert t.purse(2) == (1, 0, 0, 2)
    assert t.choose("glory").glory(2) == 3


@pytest.mark.rule("DFR-524")
def test_a_mirror_copies_before_the_order_is_chosen() -> None:
    """If a mirror can copy a ship, then it copies first, and then ship and gold can come in either order."""
    t = forge(3, "ship").dice(0, light=["mirror"], dark=["3g"]).dice(1, light=["ship"]).reserve(1, gold=0)
    t.at("blessings").roll(0, "mirror", "3g").roll(1, "ship", "1g").roll(2, 0, 0)
    assert (t.asked, t.log("APPLIED")) == ((0, "COPY_FACE"), [])
    t.choose("light of 1")
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {"ship", "3g"})
    t.choose("3g")
    assert (t.asked, t.gold(0)) == ((0, "FORGE_WHAT"), 3)


@pytest.mark.rule("DFR-524")
def test_a_choice_on_which_chaos_depends_is_made_before_the_order() -> None:
    """If the other die offers G or VP to yellow Chaos, then it is chosen before the order of the two faces."""
    t = titans(9).dice(0, light=["3g-or-2v"], dark=["chaos-yellow"])
    bless(t, "3g-or-2v", "chaos-yellow")
    assert (t.asked, t.log("APPLIED")) == ((0, "CHOOSE_GAIN"), [])
    t.choose("glory")
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {"3g-or-2v", "chaos-yellow"})
    t.choose("chaos-yellow")
    assert (t.purse(0), side(t)) == ((0, 0, 0, 3), "11")


@pytest.mark.rule("DFR-525")
def test_cerberus_repeats_a_divine_blessing() -> None:
    """If the owner of a Cerberus has rolled his own dice, then he may repeat, and once used the token is gone."""
    t = forge(3, "cerberus").card(0, "cerberus")
    bless(t, "1g", "2v")
    assert t.asked == (0, "REPEAT")
    t.choose("yes")
    assert (t.purse(0), t.player(0)["cerberus"]) == ((2, 0, 0, 4), 0)


@pytest.mark.rule("DFR-525")
def test_cerberus_does_not_repeat_satyrs() -> None:
    """If the faces are those of others, then Cerberus is not asked."""
    t = forge(3, "cerberus").card(0, "cerberus").reserve(0, moon=3, sun=2).choose("satyrs")
    t.roll(1, "1g", "1m").roll(2, "1g", "2v").go()
    while t.question == "PICK_ROLLED":
        t.choose("dark of 1" if "dark of 1" in t.options else "dark of 2")
    assert (t.asked, t.purse(0)) == ((0, "EXTRA_ACTION"), (0, 2, 1, 2))


@pytest.mark.rule("DFR-525")
def test_cerberus_does_not_repeat_the_goddess_card() -> None:
    """If the dice are turned and not rolled, then Cerberus is not asked."""
    t = forge(3, "cerberus, goddess-card").card(0, "cerberus").reserve(0, moon=5, sun=5, gold=12)
    t.choose("goddess-card", "light 1s", "dark 2v")
    assert t.question != "REPEAT"
    assert (t.sun(0), t.glory(0), t.player(0)["cerberus"]) == (1, 2, 1)


@pytest.mark.rule("DFR-525")
def test_cerberus_does_not_repeat_an_arrival() -> None:
    """If Great Golem brings the first golem to GODDESS, then the faces turned there are applied once."""
    t = maze("T12", setup="goddess, cerberus", moon=5, sun=2).card(0, "cerberus").choose("great-golem")
    t.choose("light-0", "dark 2v")
    assert (t.asked, t.glory(0), t.gold(0)) == ((0, "EXTRA_ACTION"), 17, 1)


@pytest.mark.rule("DFR-525")
def test_cerberus_repeats_the_own_pair_of_left_hand_only() -> None:
    """If Left Hand brings two pairs, then the buyer may repeat his own; the rival's is applied once."""
    t = forge(3, "cerberus, left-hand").card(0, "cerberus").pawn(1, 3).reserve(0, sun=6).choose("left-hand")
    t.roll(0, "1g", "1m").roll(1, "1g", "2v").go()
    assert (t.asked, t.purse(0)) == ((0, "REPEAT"), (1, 0, 1, 0))
    t.choose("no")
    assert t.question != "REPEAT"
    assert (t.purse(0), t.player(0)["cerberus"]) == ((2, 0, 1, 2), 1)


@pytest.mark.rule("DFR-526")
def test_the_goddess_card_brings_the_loyalty_bonus() -> None:
    """If the Goddess card applies `1g` of the own die in L2, then the zone adds 1 G and 1 VP."""
    t = titans(7, setup="titans, goddess-card", moon=5, sun=5).choose("goddess-card", "light 1g", "dark 1m")
    assert (t.purse(0), sorted(zone_gains(t), key=str)) == ((2, 0, 1, 1), [(0, "glory", 1), (0, "gold", 1)])


@pytest.mark.rule("DFR-527")
def test_minotaur_brings_in_the_owner_of_a_misfortune() -> None:
    """If a rival rolls misfortune for a Minotaur, then he loses, and the owner of its card applies his dice."""
    t = titans(0, setup="titans, minotaur", sun=3).card(0, "misfortune").dice(1, light=["misfortune-red"], dark=["3g"])
    t.reserve(1, shard=2, gold=5).choose("minotaur").roll(1, "misfortune-red", "3g").roll(2, 0, 0).go()
    seats = []
    while t.question == "CHOOSE_GAIN":
        seats.append(t.s.seat)
        t.choose("shard")
    assert seats == [1, 0]
    assert (t.gold(1), t.shard(1), side(t, 1)) == (2, 1, "0")
    assert (t.gold(0), t.shard(0), side(t)) == (3, 1, "-1")


@pytest.mark.rule("DFR-528")
def test_a_boar_applied_through_misfortune_brings_in_its_owner() -> None:
    """If the bearer rolls misfortune and boar, then the boar's owner gains for the bearer and for the card owner."""
    t = titans(0, players=4, setup="titans, boar").card(0, "misfortune").card(2, "boar")
    t.dice(1, light=["misfortune-red"], dark=["boar-red"]).at("blessings")
    t.roll(0, "1g", "1g").roll(1, "misfortune-red", "boar-red").roll(2, "1g", "1g").roll(3, "1g", "1g")
    asked: list[int] = []
    while t.question in ("CHOOSE_GAIN", "APPLY_FIRST"):
        asked.append(t.s.seat)
        wanted: list[Word] = ["glory", "sun", "loyalty", "misfortune-red"]
        t.choose(next(word for word in wanted if word in t.options))
    assert (t.glory(2), asked.count(2)) == (6, 2)
    assert (t.sun(1), t.sun(0), sides(t)[:2]) == (1, 1, ["1", "1"])


@pytest.mark.rule("DFR-529")
def test_a_memory_is_collected_before_the_new_turn_of_eternal_fire() -> None:
    """If a token lies on the island of Eternal Fire, then it is gained before the dice of the new turn are rolled."""
    t = titans(0, setup="titans, eternal-fire", sun=6).card(0, "memory").memory("red", 4, "2l-1s")
    t.choose("eternal-fire")
    assert (t.asked, t.sun(0), side(t)) == ((-1, "ROLL"), 1, "2")
    t.roll(0, 0, 0).go()
    assert (t.turn(), t.asked, t.sun(0)) == ((1, 0), (0, "ACT"), 1)


@pytest.mark.rule("DFR-530")
@pytest.mark.parametrize("moment", ["reinforcements", "action", "extra"])
def test_tokens_can_be_spent_in_every_step_of_the_own_turn(moment: str) -> None:
    """If a player has a Triton and a Companion, then both are offered in reinforcements, action and extra action."""
    t = forge(3, "triton, companion").card(0, "triton", "companion", "hind").companion(0, 2).reserve(0, gold=2, sun=2)
    assert {"spend-triton", "cash-companion"} <= t.at(moment).options


@pytest.mark.rule("DFR-530")
def test_a_companion_on_its_first_space_is_not_offered() -> None:
    """If the token stands on 0, then it cannot be cashed; from 1 on it can."""
    t = forge(3, "companion").card(0, "companion").companion(0, 0).reserve(0, gold=2)
    assert "cash-companion" not in t.options
    t = forge(3, "companion").card(0, "companion").companion(0, 1).reserve(0, gold=2).choose("cash-companion")
    assert (t.sun(0), t.glory(0)) == (1, 1)


@pytest.mark.rule("DFR-530")
def test_tokens_wait_for_the_own_turn() -> None:
    """If it is a rival's turn, then neither his questions nor the owner's offer the owner's tokens."""
    t = forge(3, "triton").card(1, "triton").reserve(0, gold=2)
    assert "spend-triton" not in t.options
    t = forge(3, "triton, ship").card(1, "triton").dice(1, light=["ship"]).reserve(1, gold=2).at("blessings")
    t.roll(0, 0, 0).roll(1, "ship", "1m").roll(2, 0, 0)
    assert t.asked == (1, "FORGE_WHAT")
    assert "spend-triton" not in t.options


@pytest.mark.rule("DFR-530")
def test_tokens_can_be_spent_while_a_face_is_bought() -> None:
    """If a face is offered by a space in the own turn, then a Triton can first bring the gold for it."""
    t = maze("L3", setup="goddess, triton", moon=5).card(0, "triton").choose("great-golem", "L4", "moon")
    assert (at_space(t), t.asked) == ("L5", (0, "FORGE_WHAT"))
    t.choose("spend-triton", "gold", "4g", "light-0")
    assert t.gold(0) == 3


@pytest.mark.rule("DFR-531")
def test_a_memory_of_first_titan_is_not_collected_at_once() -> None:
    """If First Titan takes a Memory, then tokens put on its islands, I1 and I4, stay there."""
    t = titans(0, moon=5, sun=5).choose("first-titan", "memory", "I1 2a-1m", "I4 2a-1m")
    assert (t.shard(0), [token["island"] for token in t.table["memories"]]) == (0, [1, 4])


@pytest.mark.rule("DFR-531", "DFR-325")
def test_an_older_memory_is_collected_by_first_titan() -> None:
    """If an older token lies on the island of the card First Titan takes, then that token is collected."""
    t = titans(0, moon=5, sun=5).card(0, "memory").memory("red", 1, "2a-1m").choose("first-titan", "memory")
    t.choose("I1 2l-1s", "I5 2l-1s")
    assert (t.shard(0), t.moon(0)) == (2, 1)
    assert [(token["colour"], token["island"]) for token in t.table["memories"]] == [("blue", 1), ("blue", 5)]
