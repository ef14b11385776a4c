"""N, O, P. Where a card's effect begins and ends: how often it happens, whom it reaches, what it closes and why."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer, owner

NEXT = (1, 1)


def is_over(t: Forge) -> bool:
    """Whether seat 0's turn has ended, so that nothing of it was left to do or to roll."""
    return t.question == "ROLL" and t.turn() == NEXT


# --- as often as the card says, and then the turn goes on -------------------------------------------


@pytest.mark.parametrize(
    ("card", "rolls"),
    [
        pytest.param("cancer", (0, 0, 0, 0), marks=pytest.mark.rule("DFR-198")),
        pytest.param("satyrs", (0, 0, 0, 0), marks=pytest.mark.rule("DFR-186")),
        pytest.param("minotaur", (0, 0, 0, 0), marks=pytest.mark.rule("DFR-205")),
        pytest.param("wind", (4, 4, 4, 4, 4, 4), marks=pytest.mark.rule("DFR-247")),
        pytest.param("celestial-die", (1,), marks=pytest.mark.rule("DFR-255")),
        pytest.param("left-hand", (0, 0), marks=pytest.mark.rule("DFR-312")),
    ],
)
def test_a_card_rolls_as_often_as_it_says(card: str, rolls: tuple[int, ...]) -> None:
    """If the rolls of a card are made, then no further roll is due before the next player's turn."""
    t = buyer(card).rolls(*rolls).choose(card)
    answers: dict[str, tuple[str, str]] = {"PICK_ROLLED": ("light of 1", "dark of 1"), "NAME_TYPE": ("gold", "moon")}
    if t.question in answers:
        t.choose(*answers[t.question][: 2 if card == "satyrs" else 1])
    assert is_over(t)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("sphinx", marks=pytest.mark.rule("DFR-215")),
        pytest.param("cyclops", marks=pytest.mark.rule("DFR-216")),
    ],
)
def test_four_minor_blessings_are_no_more_and_no_fewer(card: str) -> None:
    """If three of the rolls are made, then one more is due; after it the turn is over."""
    t = buyer(card).choose(card).rolls(4, 4, 4).choose("dark")
    assert (t.question, t.turn(), t.moon(0)) == ("ROLL", (1, 0), 3)
    t.rolls(4).go()
    assert (is_over(t), t.moon(0)) == (True, 4)


@pytest.mark.rule("DFR-199")
def test_the_sentinel_blesses_twice() -> None:
    """If one of the rolls is made, then one more is due; after it the turn is over."""
    t = buyer("sentinel").roll(0, 0, 0).choose("sentinel")
    assert (t.question, t.turn()) == ("ROLL", (1, 0))
    assert is_over(t.roll(0, 0, 0).go())


@pytest.mark.rule("DFR-183")
def test_the_hind_rolls_once() -> None:
    """If the die of the Hind is rolled, then no second roll is due and the action follows."""
    t = owner("hind").reserve(0, gold=2).choose("hind").roll_die(0, "light", "1s").choose("light")
    assert t.asked == (0, "ACT")


@pytest.mark.rule("DFR-257")
@pytest.mark.parametrize("gone", [False, True])
def test_the_ancestor_rolls_once(gone: bool) -> None:
    """If the minor blessing is rolled, with or without a forging before, then the turn is over."""
    t = buyer("ancestor")
    for face in ("1s-1v", "3g-or-2v", "3v", "4v", "2m-2v", "1g-1s-1m-1v"):
        t.left(face, 0 if gone else 1)
    t.choose("ancestor").rolls(1).choose("dark" if gone else "dark-0")
    assert is_over(t)


# --- whoever buys -----------------------------------------------------------------------------------


@pytest.mark.rule("DFR-186", "DFR-187")
def test_satyrs_of_another_seat_roll_the_others_in_turn_order() -> None:
    """If seat 1 buys, then seats 2 and 0 roll, his own dice are closed, and each pair is offered once."""
    t = forge(3).active(1).reserve(1, moon=3).roll(2, "1s", "2v").roll(0, "1g", "1m").choose("satyrs")
    assert t.log("ROLLED") == [(2, "1s", "2v"), (0, "1g", "1m")]
    assert t.options == {"light of 0", "dark of 0", "light of 2"}
    assert (t.closed("light of 1"), t.closed("dark of 2")) == ("DFR-145", "DFR-187")
    t.choose("dark of 0")
    assert t.options == {"light of 2", "dark of 2"}
    assert (t.closed("light of 1"), t.closed("light of 0")) == ("DFR-145", "DFR-187")
    assert t.choose("light of 2").purse(1) == (0, 1, 1, 0)


@pytest.mark.rule("DFR-187")
def test_satyrs_that_need_two_players_close_dice_without_a_partner() -> None:
    """If two players are asked for, then the first face comes from the one and the second from the other."""
    t = buyer("satyrs", satyrs_two_players=True).roll(1, 0, 0).roll(2, 0, 0).choose("satyrs")
    assert t.options == {"light of 1", "dark of 1"}


@pytest.mark.rule("DFR-187")
def test_with_one_other_player_the_option_for_two_does_not_hold() -> None:
    """If there is one other player, then both his dice are taken whatever the option says."""
    t = buyer("satyrs", players=2, satyrs_two_players=True).roll(1, "1s", "2v").choose("satyrs")
    assert t.purse(0) == (0, 1, 0, 2)


@pytest.mark.rule("DFR-205")
def test_a_minotaur_of_another_seat_spares_its_buyer() -> None:
    """If seat 1 buys the Minotaur, then seats 2 and 0 roll and lose, in this order."""
    t = forge(3).active(1).reserve(1, sun=3, gold=5).reserve(0, gold=5).reserve(2, gold=5)
    t.roll(2, "1g", "1g").roll(0, "1g", "2v").choose("minotaur")
    assert [t.gold(seat) for seat in range(3)] == [4, 5, 3]
    assert [row[0] for row in t.log("LOST") if row[1] == "gold"] == [2, 2, 0]


@pytest.mark.rule("DFR-272")
def test_an_eternal_night_of_another_seat_takes_from_the_others() -> None:
    """If seat 2 buys the Night, then seats 0 and 1 lose a sun and a moon each."""
    t = forge(3, "eternal-night").active(2).reserve(2, moon=6).reserve(0, sun=1, moon=1).reserve(1, sun=2, moon=2)
    t.choose("eternal-night")
    assert [t.purse(seat)[1:3] for seat in range(3)] == [(0, 0), (1, 1), (2, 2)]


@pytest.mark.rule("DFR-263")
@pytest.mark.parametrize(("gold", "glory"), [((3, 4, 5), [15, 20, 25]), ((4, 3, 5), [20, 15, 25])])
def test_mists_of_another_seat_go_to_that_seat(gold: tuple[int, int, int], glory: list[int]) -> None:
    """If seat 2 buys the Mists, then the poorest of the others pays seat 2."""
    t = forge(3, "mists").active(2).reserve(2, moon=4)
    for seat in range(3):
        t.reserve(seat, gold=gold[seat], glory=20)
    t.choose("mists")
    assert [t.glory(seat) for seat in range(3)] == glory


@pytest.mark.rule("DFR-267")
def test_all_rivals_tied_pay_the_mists() -> None:
    """If three rivals are tied, then the buyer gains 15 points."""
    t = buyer("mists", players=4).reserve(0, gold=1)
    for seat in (1, 2, 3):
        t.reserve(seat, glory=9)
    t.choose("mists")
    assert [t.glory(seat) for seat in range(4)] == [15, 4, 4, 4]


# --- what is closed, and why ------------------------------------------------------------------------


@pytest.mark.rule("DFR-189", "DFR-092")
def test_a_rival_without_a_removable_face_cannot_be_named() -> None:
    """If all faces of seat 1 are fixed, then only seat 2 can be named; if no rival is left, the card does nothing."""
    fixed = ["boar-red"] * 6
    t = buyer("boar", players=4).card(3, "boar").dice(1, light=fixed, dark=fixed).choose("boar")
    assert (t.options, t.closed(1)) == ({2, 3}, "DFR-092")
    t = buyer("boar", players=2).card(0, "boar").dice(1, light=fixed, dark=fixed).choose("boar")
    assert (t.question, t.owned(0, "boar")) == ("ROLL", 2)


@pytest.mark.rule("DFR-189", "DFR-191")
def test_the_boar_just_bought_pays_its_buyer() -> None:
    """If a boar face was forced on seat 1, then its next roll pays the buyer of the card."""
    t = buyer("boar").choose("boar", 1, "dark-5")
    t.roll(1, "1g", "boar-red").roll(2, "1g", "1g").roll(0, "1g", "1g").go()
    assert t.asked == (1, "CHOOSE_GAIN")
    t.choose("sun")
    assert t.asked == (0, "CHOOSE_GAIN")
    assert t.choose("glory").glory(0) == 3


@pytest.mark.rule("DFR-256", "DFR-258")
def test_the_ancestor_says_why_a_face_is_closed() -> None:
    """If several faces of cost 12 are open, then dearer-than-cheapest, used-up and foreign faces have their reasons."""
    t = buyer("ancestor").left("1s-1v", 0).left("3g-or-2v", 0).left("3v", 0).choose("ancestor")
    assert (t.closed("3v"), t.closed("2s"), t.closed("shield-green")) == ("DFR-091", "DFR-256", "DFR-090")


@pytest.mark.rule("DFR-281")
def test_a_merchant_without_a_face_to_upgrade_gives_points() -> None:
    """If no level is left in the Sanctuary, then the Merchant can only give 2 points."""
    t = owner("merchant")
    for level in range(1, 8):
        t.level_left(level, 0)
    t.choose("merchant")
    assert (t.glory(0), t.player(0)["forged"]) == (2, 0)


@pytest.mark.rule("DFR-249", "DFR-248")
def test_a_wind_over_nothing_but_special_faces_brings_nothing() -> None:
    """If no die shows a resource, then nothing is named or gained."""
    t = buyer("wind", players=2).dice(0, light=["x3"], dark=["ship"]).dice(1, light=["x3"], dark=["mirror"])
    t.roll(0, "x3", "ship").roll(1, "x3", "mirror").choose("wind")
    assert (is_over(t), t.purse(0)) == (True, (0, 0, 0, 0))


# --- tokens and Twins in between --------------------------------------------------------------------


@pytest.mark.rule("DFR-213", "DFR-270", "DFR-530")
def test_a_triton_token_can_be_spent_for_the_right_hand() -> None:
    """If the buyer of the Right Hand owns a Triton, then its 6 gold can be turned into points at once."""
    t = buyer("right-hand", "triton").card(0, "triton").reserve(0, gold=1).choose("right-hand")
    assert t.options == {0, 1, "spend-triton"}
    t.choose("spend-triton", "gold")
    assert (t.question, t.options) == ("SPEND_GOLD", set(range(8)))
    t.choose(7)
    assert (t.purse(0), is_over(t)) == ((0, 0, 0, 7), True)


@pytest.mark.rule("DFR-228", "DFR-220")
def test_twins_on_others_give_their_gift_after_the_satyrs() -> None:
    """If the option allows rerolls of others' dice, then the new face can be picked and the gift follows."""
    t = buyer("satyrs", "twins", twins_on_others=True).card(0, "twins").reserve(0, gold=3)
    t.roll(1, "1g", "1g").roll(2, "1s", "1m").choose("satyrs").roll_die(1, "dark", "2v").choose("dark of 1")
    assert (t.question, t.gold(0), t.glory(0)) == ("PICK_ROLLED", 0, 0)
    t.choose("dark of 1", "light of 2")
    assert (t.asked, t.options, t.purse(0)) == ((0, "CHOOSE_GAIN"), {"moon", "glory"}, (0, 1, 0, 2))
    t.choose("glory")
    assert (t.glory(0), is_over(t)) == (3, True)


@pytest.mark.rule("DFR-228")
def test_the_option_for_twins_needs_twins() -> None:
    """If the option allows it but the buyer owns no Twins, then he is not asked."""
    t = buyer("satyrs", "twins", twins_on_others=True).card(1, "twins").reserve(0, gold=9).reserve(1, gold=9)
    assert t.roll(1, "1g", "1g").roll(2, "1s", "1m").choose("satyrs").asked == (0, "PICK_ROLLED")


@pytest.mark.rule("DFR-228", "DFR-220")
def test_unused_twins_on_others_give_no_gift() -> None:
    """If the buyer keeps the rolls of the others, then nothing follows the two faces."""
    t = buyer("satyrs", "twins", twins_on_others=True).card(0, "twins").reserve(0, gold=3)
    t.roll(1, "1g", "1g").roll(2, "1s", "1m").choose("satyrs", "keep", "light of 2")
    assert (t.purse(0), is_over(t)) == ((3, 1, 1, 0), True)


@pytest.mark.rule("DFR-193")
def test_without_a_token_nobody_is_asked_to_repeat() -> None:
    """If the token of Cerberus was spent, then the owner of the card is not asked again."""
    t = forge(3, "cerberus").card(0, "cerberus").cerberus(0, 0).reserve(0, gold=2).at("blessings")
    t.roll(0, "1g", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert t.asked == (0, "ACT")


@pytest.mark.rule("DFR-222", "DFR-223")
def test_two_twins_reroll_the_celestial_die_twice() -> None:
    """If both cards reroll the Celestial die, then only the last face is applied and two gifts follow."""
    t = (
        buyer("celestial-die", "twins")
        .card(0, "twins", "twins")
        .reserve(0, gold=7)
        .celestial(1)
        .choose("celestial-die")
    )
    t.celestial(1).choose("celestial").celestial(2).choose("celestial")
    assert (t.question, t.purse(0)) == ("CHOOSE_GAIN", (1, 0, 0, 5))
    t.choose("moon", "moon")
    assert (t.purse(0), is_over(t)) == ((1, 0, 2, 5), True)


@pytest.mark.rule("DFR-222", "DFR-219")
def test_a_kept_celestial_roll_costs_and_gives_nothing_more() -> None:
    """If the owner of Twins keeps the Celestial roll, then it is applied, nothing is paid and no gift follows."""
    t = buyer("celestial-die", "twins").card(0, "twins").reserve(0, gold=3).celestial(2)
    t.choose("celestial-die", "keep")
    assert (t.purse(0), is_over(t)) == ((3, 0, 0, 5), True)


@pytest.mark.rule("DFR-219", "DFR-222")
def test_a_celestial_roll_cannot_be_rerolled_for_less_than_three_gold() -> None:
    """If the owner of Twins has 2 gold, then the Celestial face is applied at once."""
    t = buyer("celestial-die", "twins").card(0, "twins").reserve(0, gold=2).celestial(2).choose("celestial-die")
    assert (t.purse(0), is_over(t)) == ((2, 0, 0, 5), True)


@pytest.mark.rule("DFR-530", "DFR-222")
def test_a_triton_token_can_be_spent_before_the_celestial_reroll() -> None:
    """If the owner of Twins spends a Triton first, then the question comes back with more gold."""
    t = buyer("celestial-die", "twins", "triton").card(0, "twins", "triton").reserve(0, gold=3).celestial(2)
    t.choose("celestial-die")
    assert t.options == {"keep", "celestial", "spend-triton"}
    t.choose("spend-triton", "gold")
    assert (t.question, t.options, t.gold(0)) == ("REROLL", {"keep", "celestial"}, 9)


@pytest.mark.rule("DFR-196")
@pytest.mark.parametrize("tokens", [0, 1])
def test_by_option_the_celestial_die_is_repeated_only_with_a_token(tokens: int) -> None:
    """If the option allows it, then the owner is asked while he has a token, and may keep it."""
    t = buyer("celestial-die", "cerberus", cerberus_on_celestial=True).card(0, "cerberus").cerberus(0, tokens)
    t.celestial(2).choose("celestial-die")
    assert t.question == ("REPEAT" if tokens else "ROLL")
    if tokens:
        t.choose("no")
    assert (t.glory(0), t.player(0)["cerberus"], is_over(t)) == (5, tokens, True)


# --- the Trident and the Left Hand ------------------------------------------------------------------


@pytest.mark.rule("DFR-296")
def test_the_log_tells_what_the_trident_spent() -> None:
    """If the buyer has 9 gold, then the log tells that he paid 9 gold; without gold it tells nothing."""
    t = buyer("trident").reserve(0, gold=9).choose("trident")
    assert t.log("PAID") == [(0, "sun", 5), (0, "gold", 9)]
    assert buyer("trident").choose("trident").log("PAID") == [(0, "sun", 5)]


@pytest.mark.rule("DFR-300", "DFR-296")
def test_the_trident_says_that_other_faces_are_not_given_here() -> None:
    """If a starting face or a face of the Forest is asked for, then it is closed."""
    t = buyer("trident", mix="goddess").choose("trident")
    assert {t.closed(face) for face in ("1g", "2v", "moon-golem", "sun-golem", "1a")} == {"DFR-296"}


@pytest.mark.rule("DFR-298", "DFR-516")
def test_the_trident_says_why_a_face_of_the_gardens_is_closed() -> None:
    """If no copy is left, then a face a card gives is closed for the card, another for being gone."""
    t = buyer("trident", "shield").left("shield-red", 0).left("ship", 0).left("4v", 0).choose("trident")
    assert (t.closed("shield-red"), t.closed("ship"), t.closed("4v")) == ("DFR-298", "DFR-516", "DFR-091")


@pytest.mark.rule("DFR-211", "DFR-516")
def test_a_card_says_that_its_face_is_gone() -> None:
    """If a shield has been forged by others, then its colour is closed for being gone, and others can be had."""
    t = buyer("shield").left("shield-red", 0).choose("shield")
    assert (t.closed("shield-red"), t.closed("3g")) == ("DFR-516", "DFR-090")


@pytest.mark.rule("DFR-296", "DFR-092")
def test_a_trident_without_a_removable_face_forges_nothing() -> None:
    """If all faces of the buyer are fixed, then the Trident spends his gold and asks nothing."""
    fixed = ["boar-red"] * 6
    t = buyer("trident", "boar").card(1, "boar").dice(0, light=fixed, dark=fixed).reserve(0, gold=4).choose("trident")
    assert (t.gold(0), is_over(t)) == (0, True)


@pytest.mark.rule("DFR-525", "DFR-312")
def test_cerberus_repeats_only_the_own_pair_of_the_left_hand() -> None:
    """If the buyer has two tokens, then he is asked once, after his own pair, not after the pair of another."""
    t = buyer("left-hand", "cerberus").card(0, "cerberus", "cerberus").pawn(1, 2).roll(0, "1s", "1g")
    t.roll(1, "1g", "1m").choose("left-hand")
    assert (t.asked, t.purse(0)) == ((0, "REPEAT"), (1, 1, 0, 0))
    t.choose("yes")
    assert (t.purse(0), t.player(0)["cerberus"]) == ((3, 2, 1, 0), 1)


@pytest.mark.rule("DFR-457", "DFR-312")
def test_only_the_own_pair_of_the_left_hand_brings_the_loyalty_bonus() -> None:
    """If the buyer's token stands in zone L1, then his own gold faces bring 1 more each, those of another none."""
    t = buyer("left-hand", mix="titans").allegiance(0, 5).pawn(1, 2).roll(0, "1g", "1m").roll(1, "1g", "1g")
    assert t.choose("left-hand").purse(0) == (4, 0, 1, 0)


@pytest.mark.rule("DFR-228")
def test_by_option_twins_reroll_the_pairs_of_others_of_the_left_hand() -> None:
    """If the option allows it, then the buyer may reroll a die of the ousted player."""
    t = buyer("left-hand", "twins", twins_on_others=True).card(0, "twins").reserve(0, gold=3).pawn(2, 2)
    t.roll(0, "1g", "1g").roll(2, "1g", "1g").choose("left-hand")
    assert t.options == {"keep", "light of 0", "dark of 0", "light of 2", "dark of 2"}
    t.roll_die(2, "dark", "2v").choose("dark of 2", "glory")
    assert (t.purse(0), is_over(t)) == ((3, 0, 0, 3), True)


# --- reinforcements ---------------------------------------------------------------------------------


@pytest.mark.rule("DFR-242", "DFR-243")
def test_the_companions_of_another_seat_are_his_own() -> None:
    """If seat 1 has Companions on 5, 2 and 1, then the first cannot advance and he chooses among the others."""
    t = forge(4, "companion").active(1).card(1, *["companion"] * 3).companion(1, 5, 2, 1).at("reinforcements")
    t.choose("companion")
    assert (t.asked, t.options) == ((1, "ADVANCE_WHICH"), {1, 2})
    t.choose(2)
    assert (t.player(1)["companions"], t.player(0)["companions"]) == ([5, 2, 2], [])


@pytest.mark.rule("DFR-050", "DFR-201")
def test_a_card_that_cannot_reinforce_says_why() -> None:
    """If a card is no reinforcement, not owned or used already, then each is closed by the rule of reinforcements."""
    t = owner("owl", "hind", "elder").card(0, "hammer", "elder").reserve(0, gold=6)
    assert (t.closed("hammer"), t.closed("hind")) == ("DFR-050", "DFR-050")
    t.choose("owl", "sun")
    assert (t.closed("owl"), "elder" in t.options) == ("DFR-050", True)
