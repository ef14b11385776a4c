"""O.19 and O.20. The First Titan and the Goddess."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge
from tests.games.diceforge.scenario_cards import PLACES, buyer

TITAN = "first-titan"
GODDESS = "goddess-card"


def titan(*others: str, players: int = 3, mix: str = "first") -> Forge:
    return buyer(TITAN, *others, players=players, mix=mix)


# --- the First Titan --------------------------------------------------------------------------------


@pytest.mark.rule("DFR-319")
def test_the_first_titan_offers_the_cards_of_cost_one() -> None:
    """If the First Titan is bought, then the four slots of cost 1 are offered, and no other."""
    t = titan().choose(TITAN)
    assert (t.asked, t.options) == ((0, "FREE_EXPLOIT"), {"hammer", "chest", "elder", "wild-spirits"})
    assert t.closed("hind") == "DFR-319"


@pytest.mark.rule("DFR-319", "DFR-320")
def test_the_chosen_exploit_is_free_and_the_pawn_stays() -> None:
    """If Wild Spirits are chosen, then nothing is paid, the card is taken from its stack and the pawn stays on I4."""
    t = titan().choose(TITAN)
    assert t.purse(0) == (0, 0, 0, 0)
    t.choose("wild-spirits")
    assert (t.owned(0, "wild-spirits"), t.stack_of("wild-spirits"), t.player(0)["island"]) == (1, 2, 4)
    assert t.log("PAID") == [(0, "sun", 5), (0, "moon", 5)]
    assert [row[1] for row in t.log("ACCOMPLISHED")] == [TITAN, "wild-spirits"]


@pytest.mark.rule("DFR-319")
def test_an_empty_stack_is_not_offered_by_the_first_titan() -> None:
    """If Hammer and Elder are sold out, then only the other two are offered."""
    t = titan().stack("hammer", 0).stack("elder", 0).choose(TITAN)
    assert t.options == {"chest", "wild-spirits"}


@pytest.mark.rule("DFR-321")
def test_the_effect_of_the_chosen_card_is_applied() -> None:
    """If Wild Spirits are chosen, then 3 gold and 3 moon are gained, and both cards count their points."""
    t = titan().choose(TITAN, "wild-spirits")
    assert (t.purse(0), t.player(0)["score"]["cards"]) == ((3, 0, 3, 0), 22)


@pytest.mark.rule("DFR-321")
def test_a_lasting_card_chosen_lasts() -> None:
    """If the Chest is chosen, then the limits of the buyer are raised."""
    assert titan().choose(TITAN, "chest").player(0)["limit"]["gold"] == 16


@pytest.mark.rule("DFR-321")
def test_a_wood_nymph_chosen_forges() -> None:
    """If the Wood Nymph is chosen, then the buyer gains 4 gold and may forge."""
    t = titan("wood-nymph").choose(TITAN, "wood-nymph")
    assert (t.question, t.gold(0)) == ("FORGE_WHAT", 4)


@pytest.mark.rule("DFR-322")
def test_without_a_card_of_cost_one_the_first_titan_does_nothing() -> None:
    """If all four stacks are empty, then the card is bought and nothing is asked."""
    t = titan().stack("hammer", 0).stack("elder", 0).stack("chest", 0).stack("wild-spirits", 0).choose(TITAN)
    assert (t.owned(0, TITAN), t.question) == (1, "ROLL")


@pytest.mark.rule("DFR-323")
@pytest.mark.parametrize(("space", "card", "glory"), [(-4, "merchant", 5), (-4, "scepter", 6), (-8, "merchant", 8)])
def test_the_free_exploit_may_trigger_the_rebellion_zone(space: int, card: str, glory: int) -> None:
    """If the token is in R1 or R2, then both exploits pay, each as the first of all or only the buyer's first."""
    t = titan(mix="titans").card(1, "merchant").allegiance(0, space).choose(TITAN, card)
    assert t.glory(0) == glory


@pytest.mark.rule("DFR-323")
def test_an_exploit_the_buyer_owns_already_does_not_pay_in_the_zone() -> None:
    """If the buyer owns a Merchant, then choosing another gives only the 3 points of the First Titan."""
    assert titan(mix="titans").card(0, "merchant").allegiance(0, -4).choose(TITAN, "merchant").glory(0) == 3


@pytest.mark.rule("DFR-324")
def test_the_free_exploit_ousts_nobody() -> None:
    """If a pawn stands on the island of the chosen card, then it stays there and its owner is not blessed."""
    t = titan().pawn(1, 7).choose(TITAN, "wild-spirits")
    assert (t.player(1)["island"], t.log("OUSTED"), t.log("ROLLED")) == (7, [], [])


@pytest.mark.rule("DFR-325")
def test_memory_tokens_of_the_chosen_cards_island_are_collected() -> None:
    """If the buyer has a memory token on I7, then choosing the Merchant of I7 collects it."""
    t = titan(mix="titans").card(0, "memory").memory("red", 7, "2l-1s").memory("red", 5, "2l-1s", 1)
    t.choose(TITAN, "merchant")
    assert (t.sun(0), t.player(0)["allegiance"]) == (1, "2")
    assert [row["island"] for row in t.table["memories"]] == [5]


@pytest.mark.rule("DFR-325")
def test_the_token_is_collected_after_the_effect_of_the_chosen_card() -> None:
    """If Dogged of I7 is chosen, then its face is forged before the token of I7 is collected."""
    t = titan(mix="titans").card(0, "memory").memory("red", 7, "2l-1s").choose(TITAN, "dogged")
    assert (t.question, t.sun(0)) == ("FORGE_WHAT", 0)
    t.choose("3g-1a", "light-0")
    assert t.sun(0) == 1


@pytest.mark.rule("DFR-531")
def test_a_token_placed_by_the_free_exploit_is_not_collected() -> None:
    """If Memory is chosen and its tokens go to I4 and I1, then both still lie there afterwards."""
    t = titan(mix="titans").choose(TITAN, "memory", "I4 2l-1s", "I1 2l-1s")
    assert (t.sun(0), sorted(row["island"] for row in t.table["memories"])) == (0, [1, 4])


# --- the Goddess ------------------------------------------------------------------------------------


def goddess(*others: str, mix: str = "first") -> Forge:
    return buyer(GODDESS, *others, mix=mix)


@pytest.mark.rule("DFR-326")
def test_the_goddess_shows_and_applies_a_chosen_face_of_each_die() -> None:
    """If the Goddess is bought, then the buyer turns each die to a face of his choice and applies both."""
    t = goddess().choose(GODDESS)
    assert (t.asked, t.options) == ((0, "SHOW_FACE"), {place for place in PLACES if place.startswith("light")})
    t.choose("light-5")
    assert t.options == {place for place in PLACES if place.startswith("dark")}
    t.choose("dark-5")
    assert (t.showing(0), t.purse(0), t.purse(1)) == (("1s", "2v"), (0, 1, 0, 2), (0, 0, 0, 0))
    assert t.log("ROLLED") == []


@pytest.mark.rule("DFR-326", "DFR-512")
@pytest.mark.tells("SHOWN DFR-326")
def test_the_faces_of_the_goddess_are_one_divine_blessing() -> None:
    """If x3 and 2 glory are chosen, then 6 points are gained."""
    t = goddess().dice(0, light=["x3"]).choose(GODDESS, "light-0", "dark-5")
    assert t.purse(0) == (0, 0, 0, 6)


@pytest.mark.rule("DFR-327")
def test_twins_cannot_reroll_for_the_goddess() -> None:
    """If the buyer owns Twins and gold, then he is not asked, as nothing is rolled."""
    t = goddess("twins").card(0, "twins").reserve(0, gold=9).choose(GODDESS, "light-5", "dark-5")
    assert (t.question, t.purse(0)) == ("ROLL", (9, 1, 0, 2))


@pytest.mark.rule("DFR-328")
def test_the_goddess_may_complete_the_puzzle() -> None:
    """If a moon golem and a sun golem face are chosen, then the golem moves twice and the Celestial die is rolled."""
    t = goddess(mix="goddess").dice(0, light=["sun-golem"]).golem(0, "T10")
    t.choose(GODDESS, "light sun-golem", "dark moon-golem")
    assert (t.question, "puzzle" in t.options) == ("APPLY_FIRST", True)
    t.celestial(2).choose("puzzle")
    assert (t.player(0)["golem"], t.glory(0)) == ("T12", 5)


@pytest.mark.rule("DFR-526")
def test_the_goddess_brings_the_loyalty_bonus() -> None:
    """If the buyer's token is in zone L3, then 1 gold and 1 L + 1 VP chosen bring 1 gold and 2 points more."""
    t = goddess(mix="titans").allegiance(0, 12).choose(GODDESS, "light-0", "dark 1l-1v")
    assert t.purse(0) == (2, 0, 0, 3)
