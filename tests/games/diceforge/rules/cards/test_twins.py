"""O.1. The Twins."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer, owner


def twins(copies: int = 1, gold: int = 3, light: str = "1g", dark: str = "1g") -> Forge:
    """Seat 0 owns Twins and gold, and everybody has rolled for step 1 of his turn."""
    t = forge(3, "twins").card(0, *["twins"] * copies).reserve(0, gold=gold).at("blessings")
    return t.roll(0, light, dark).roll(1, "1g", "1g").roll(2, "1g", "1g")


@pytest.mark.rule("DFR-219")
@pytest.mark.tells("REROLLED DFR-219")
def test_twins_may_reroll_a_die_of_a_divine_blessing() -> None:
    """If the owner has rolled, then he may keep or pay 3 gold for either die, before any face is applied."""
    t = twins()
    assert (t.asked, t.options) == ((0, "REROLL"), {"keep", "light of 0", "dark of 0"})
    assert (t.gold(0), t.gold(1), t.gold(2)) == (3, 0, 0)
    t.roll_die(0, "dark", "2v").choose("dark of 0")
    assert t.log("REROLLED") == [(0, 1, "2v")]
    assert t.log("PAID") == [(0, "gold", 3)]


@pytest.mark.rule("DFR-219")
def test_twins_need_not_be_used() -> None:
    """If the owner keeps his roll, then nothing is paid and nothing is gained besides the faces."""
    t = twins(gold=9, dark="2v").choose("keep")
    assert (t.question, t.purse(0)) == ("ACT", (10, 0, 0, 2))


@pytest.mark.rule("DFR-219")
def test_twins_may_reroll_the_die_of_a_minor_blessing() -> None:
    """If the owner has rolled one die, then only that die may be rerolled."""
    t = owner("hind", "twins").card(0, "twins").reserve(0, gold=3).roll_die(0, "dark", "1g").choose("hind", "dark")
    assert (t.asked, t.options) == ((0, "REROLL"), {"keep", "dark of 0"})
    t.roll_die(0, "dark", "2v").choose("dark of 0", "glory")
    assert t.purse(0) == (0, 0, 0, 3)


@pytest.mark.rule("DFR-219", "DFR-222")
@pytest.mark.tells("CELESTIAL_ROLLED DFR-222")
def test_twins_may_reroll_the_celestial_die() -> None:
    """If the owner has rolled the Celestial die, then he may reroll it, and only the new face is applied."""
    t = buyer("celestial-die", "twins").card(0, "twins").reserve(0, gold=3).celestial(1).choose("celestial-die")
    assert (t.asked, t.options, t.gold(0)) == ((0, "REROLL"), {"keep", "celestial"}, 3)
    t.celestial(2).choose("celestial", "moon")
    assert t.purse(0) == (0, 0, 1, 5)


@pytest.mark.rule("DFR-219")
def test_twins_cost_three_gold() -> None:
    """If the owner has 2 gold, then he is not asked."""
    t = twins(gold=2)
    assert (t.question, t.gold(0)) == ("ACT", 4)


@pytest.mark.rule("DFR-220")
@pytest.mark.parametrize(("taken", "purse"), [("moon", (1, 1, 1, 0)), ("glory", (1, 1, 0, 1))])
def test_after_the_new_result_twins_give_a_moon_or_a_point(taken: str, purse: tuple[int, int, int, int]) -> None:
    """If a 2 glory is rerolled to 1 gold, then 1 gold is gained, not 2 glory, and then 1 moon or 1 point."""
    t = twins(light="1s", dark="2v").roll_die(0, "dark", "1g").choose("dark of 0")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"moon", "glory"})
    t.choose(taken)
    assert t.purse(0) == purse


@pytest.mark.rule("DFR-220", "DFR-523")
def test_the_gift_of_the_twins_comes_after_the_whole_result() -> None:
    """If a die was rerolled, then both faces are applied before the moon or the point is taken."""
    t = twins(light="1s").roll_die(0, "dark", "1m").choose("dark of 0")
    assert (t.question, t.purse(0)) == ("CHOOSE_GAIN", (0, 1, 1, 0))


@pytest.mark.rule("DFR-221")
def test_one_twins_card_rerolls_once_a_roll() -> None:
    """If the owner of one card has gold for two, then he rerolls once and is not asked again."""
    t = twins(gold=9).roll_die(0, "dark", "1g").choose("dark of 0")
    assert t.question == "CHOOSE_GAIN"
    t.choose("glory")
    assert (t.question, t.purse(0)) == ("ACT", (8, 0, 0, 1))


@pytest.mark.rule("DFR-221")
def test_twins_may_be_used_again_in_the_next_roll() -> None:
    """If two blessings follow each other, then the same card may reroll in both."""
    t = buyer("cancer", "twins").card(0, "twins").reserve(0, gold=6).roll(0, "1s", "1g").choose("cancer")
    t.roll_die(0, "dark", "2v").choose("dark of 0").roll(0, "1s", "1g").choose("glory")
    t.roll_die(0, "dark", "2v").choose("dark of 0", "glory")
    assert t.purse(0) == (0, 2, 0, 6)


@pytest.mark.rule("DFR-223", "DFR-224")
def test_two_twins_may_reroll_the_same_die() -> None:
    """If both cards reroll the dark die, then 6 gold are paid, the last face counts and two gifts are taken."""
    t = twins(copies=2, gold=7).roll_die(0, "dark", "1m").choose("dark of 0")
    assert (t.asked, t.gold(0), t.moon(0)) == ((0, "REROLL"), 4, 0)
    t.roll_die(0, "dark", "2v").choose("dark of 0")
    assert (t.question, t.options) == ("CHOOSE_GAIN", {"moon", "glory"})
    t.choose("moon", "glory")
    assert (t.question, t.purse(0)) == ("ACT", (2, 0, 1, 3))


@pytest.mark.rule("DFR-224")
def test_only_the_last_result_of_a_die_is_applied() -> None:
    """If a die is rerolled from 1 moon to 1 gold, then no moon is gained by the roll."""
    t = twins(dark="1m", light="1s").roll_die(0, "dark", "1g").choose("dark of 0", "glory")
    assert t.purse(0) == (1, 1, 0, 1)


@pytest.mark.rule("DFR-225")
def test_two_twins_may_reroll_different_dice() -> None:
    """If one card rerolls the light die and the other the dark one, then both new faces are applied."""
    t = twins(copies=2, gold=6).roll_die(0, "light", "1s").choose("light of 0")
    t.roll_die(0, "dark", "2v").choose("dark of 0", "glory", "glory")
    assert (t.question, t.purse(0)) == ("ACT", (0, 1, 0, 4))


@pytest.mark.rule("DFR-226")
def test_gold_of_the_roll_does_not_pay_for_its_reroll() -> None:
    """If the owner has 2 gold and rolls 3 gold and 1 gold, then he cannot reroll."""
    t = forge(3, "twins").card(0, "twins").reserve(0, gold=2).dice(0, light=["3g"]).at("blessings")
    t.roll(0, "3g", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert (t.question, t.gold(0)) == ("ACT", 6)


@pytest.mark.rule("DFR-227")
def test_twins_work_in_another_players_turn() -> None:
    """If the owner is blessed in a rival's turn, then he is asked."""
    t = forge(3, "twins").card(2, "twins").reserve(2, gold=3).at("blessings")
    t.roll(0, "1g", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert (t.asked, t.options) == ((2, "REROLL"), {"keep", "light of 2", "dark of 2"})
    t.roll_die(2, "dark", "2v").choose("dark of 2", "glory")
    assert (t.purse(2), t.purse(0)) == ((1, 0, 0, 3), (2, 0, 0, 0))


@pytest.mark.rule("DFR-227")
def test_an_ousted_owner_of_twins_may_reroll() -> None:
    """If the owner is ousted, then he may reroll his blessing."""
    t = forge(3, "twins").card(1, "twins").reserve(1, gold=3).pawn(1, 1).reserve(0, moon=1).roll(1, "1g", "1g")
    assert t.choose("chest").asked == (1, "REROLL")


@pytest.mark.rule("DFR-522")
def test_owners_of_twins_decide_in_turn_order_before_anything_is_applied() -> None:
    """If seats 2 and 1 own Twins in seat 1's turn, then seat 1 decides first, and nobody has gained anything yet."""
    t = forge(3, "twins").card(1, "twins").card(2, "twins").reserve(1, gold=3).reserve(2, gold=3).active(1)
    t.at("blessings").roll(1, "1s", "1g").roll(2, "1s", "1g").roll(0, "1s", "1g")
    assert (t.asked, t.sun(0), t.sun(1)) == ((1, "REROLL"), 0, 0)
    t.choose("keep")
    assert (t.asked, t.sun(1)) == ((2, "REROLL"), 0)


@pytest.mark.rule("DFR-228")
def test_twins_do_not_reroll_the_dice_of_satyrs() -> None:
    """If the owner buys Satyrs, then he cannot reroll what the others rolled, nor can they."""
    t = buyer("satyrs", "twins").card(0, "twins").card(1, "twins").reserve(0, gold=9).reserve(1, gold=9)
    t.roll(1, "1g", "2v").roll(2, "1s", "1m").choose("satyrs")
    assert t.question == "PICK_ROLLED"
    t.choose("dark of 1", "light of 2")
    assert (t.question, t.purse(0)) == ("ROLL", (9, 1, 0, 2))


@pytest.mark.rule("DFR-228")
def test_twins_do_not_reroll_for_the_wind_or_the_minotaur() -> None:
    """If dice are rolled for no blessing, then no owner of Twins is asked."""
    t = buyer("wind", "twins").card(0, "twins").card(1, "twins").reserve(0, gold=9).reserve(1, gold=9)
    t.roll(0, "1g", "2v").roll(1, "1g", "1g").roll(2, "1g", "1g").choose("wind")
    assert t.asked == (0, "NAME_TYPE")
    t = buyer("minotaur", "twins").card(1, "twins").reserve(1, gold=9).roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert t.choose("minotaur").question == "ROLL"
    assert t.gold(1) == 7


@pytest.mark.rule("DFR-228")
def test_twins_do_not_reroll_the_others_pairs_of_the_left_hand() -> None:
    """If the buyer of The Left Hand owns Twins, then he may reroll his own pair, not the pair of another."""
    t = buyer("left-hand", "twins").card(0, "twins").reserve(0, gold=9).pawn(1, 2)
    t.roll(0, "1g", "1g").roll(1, "1s", "2v").choose("left-hand")
    assert (t.asked, t.options) == ((0, "REROLL"), {"keep", "light of 0", "dark of 0"})
    t.choose("keep")
    assert (t.question, t.purse(0)) == ("ROLL", (11, 1, 0, 2))


@pytest.mark.rule("DFR-228")
def test_an_option_lets_twins_reroll_the_dice_of_others() -> None:
    """If the option allows it, then the buyer of Satyrs may reroll a die of another player."""
    t = buyer("satyrs", "twins", twins_on_others=True).card(0, "twins").reserve(0, gold=3)
    t.roll(1, "1g", "1g").roll(2, "1s", "1m").choose("satyrs")
    assert (t.asked, "dark of 1" in t.options) == ((0, "REROLL"), True)
