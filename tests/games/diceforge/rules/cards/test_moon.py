"""N. The base game's moon cards that work at once or as reinforcements: Hind to Sentinel."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import PLACES, buyer, owner

CHOICE = "1g-or-1s-or-1m"


def blessed(t: Forge, light: str, dark: str) -> Forge:
    """Step 1 of seat 0's turn with three players; the others gain a gold from each die."""
    return t.at("blessings").roll(0, light, dark).roll(1, "1g", "1g").roll(2, "1g", "1g")


# --- Silver Hind ------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-183")
def test_the_hind_gives_a_minor_blessing_with_a_die_of_choice() -> None:
    """If the owner uses the Hind, then he picks a die, rolls it and applies its face alone."""
    t = owner("hind").shown(0, light="1s")
    assert t.options == {"hind", "stop"}
    t.choose("hind")
    assert (t.asked, t.options) == ((0, "PICK_DIE"), {"light", "dark"})
    t.roll_die(0, "dark", "2v").choose("dark")
    assert t.purse(0) == (0, 0, 0, 2)
    assert t.showing(0) == ("1s", "2v")
    assert t.log("ROLLED_ONE") == [(0, 1, "2v")]


@pytest.mark.rule("DFR-183")
def test_two_hinds_are_two_minor_blessings_and_no_more() -> None:
    """If the owner has two Hinds, then he may use each once, with different dice."""
    t = owner("hind", copies=2).roll_die(0, "light", "1s").choose("hind", "light")
    assert t.options == {"hind", "stop"}
    t.roll_die(0, "dark", "1m").choose("hind", "dark")
    assert t.question == "ACT"
    assert t.purse(0) == (0, 1, 1, 0)


# --- Satyrs -----------------------------------------------------------------------------------------


def satyrs(apart: bool = False) -> Forge:
    """Seat 0 buys the Satyrs: seat 1 rolls 1 sun and 2 glory, seat 2 1 gold and 1 moon."""
    t = buyer("satyrs", satyrs_two_players=apart).reserve(1, gold=1).shown(0, light=2, dark=3)
    return t.roll(1, "1s", "2v").roll(2, "1g", "1m").choose("satyrs")


@pytest.mark.rule("DFR-186")
@pytest.mark.tells("ROLLED DFR-186")
def test_satyrs_offer_every_die_of_the_others() -> None:
    """If the Satyrs are bought, then all others roll both dice and the buyer picks among these, not among his own."""
    t = satyrs()
    assert t.asked == (0, "PICK_ROLLED")
    assert t.options >= {"light of 1", "dark of 1", "light of 2"}
    assert t.options.isdisjoint({"light of 0", "dark of 0"})
    assert (t.showing(1), t.showing(2)) == (("1s", "2v"), ("1g", "1m"))
    assert t.log("ROLLED") == [(1, "1s", "2v"), (2, "1g", "1m")]


@pytest.mark.rule("DFR-186")
def test_only_the_buyer_of_the_satyrs_gains() -> None:
    """If the buyer picks 1 sun and 1 moon, then he gains them, and those who rolled gain nothing."""
    t = satyrs().choose("light of 1", "dark of 2")
    assert (t.purse(0), t.purse(1), t.purse(2)) == ((0, 1, 1, 0), (1, 0, 0, 0), (0, 0, 0, 0))
    assert t.showing(0) == ("1g", "1g")


@pytest.mark.rule("DFR-186")
def test_the_two_faces_of_the_satyrs_are_one_blessing() -> None:
    """If the buyer picks x3 and 1 sun, then he gains 3 sun."""
    t = buyer("satyrs").dice(1, light=["x3"]).roll(1, "x3", "1g").roll(2, "1s", "1g").choose("satyrs")
    t.choose("light of 1", "light of 2")
    assert t.purse(0) == (0, 3, 0, 0)


@pytest.mark.rule("DFR-187")
def test_satyrs_may_take_both_dice_of_one_player_but_not_one_die_twice() -> None:
    """If the first face is picked, then its die is closed, and the other die of the same player is open."""
    t = satyrs().choose("light of 1")
    assert t.options == {"dark of 1", "light of 2", "dark of 2"}
    assert t.closed("light of 1") == "DFR-187"
    t.choose("dark of 1")
    assert t.purse(0) == (0, 1, 0, 2)


@pytest.mark.rule("DFR-187")
def test_an_option_makes_satyrs_take_from_two_players() -> None:
    """If the option asks for two players, then the other die of the same player is closed."""
    t = satyrs(apart=True).choose("light of 1")
    assert t.options == {"light of 2", "dark of 2"}
    assert t.closed("dark of 1") == "DFR-187"


@pytest.mark.rule("DFR-187")
def test_with_two_players_satyrs_take_both_dice_of_the_other() -> None:
    """If there is one other player, then both his faces are applied by the buyer."""
    t = buyer("satyrs", players=2).roll(1, "1s", "2v").choose("satyrs")
    assert (t.purse(0), t.purse(1)) == ((0, 1, 0, 2), (0, 0, 0, 0))


@pytest.mark.rule("DFR-188")
def test_satyrs_that_take_both_golem_halves_complete_the_puzzle() -> None:
    """If the buyer picks a moon golem and a sun golem face, then his golem moves twice and he rolls the Celestial."""
    t = buyer("satyrs", mix="goddess").dice(2, light=["sun-golem"]).golem(0, "T10").golem(1, "L1")
    t.roll(1, "1g", "moon-golem").roll(2, "sun-golem", "1g").choose("satyrs", "dark of 1", "light of 2")
    assert t.asked == (0, "APPLY_FIRST")
    assert "puzzle" in t.options
    t.celestial(2).choose("puzzle")
    assert (t.player(0)["golem"], t.player(1)["golem"], t.glory(0)) == ("T12", "L1", 5)
    assert len(t.log("CELESTIAL_ROLLED")) == 1


# --- Tenacious Boar ---------------------------------------------------------------------------------


@pytest.mark.rule("DFR-189")
def test_the_boar_is_forged_by_the_named_player_where_he_likes() -> None:
    """If the buyer names seat 2, then seat 2 chooses among all his faces, and the face is not applied."""
    t = buyer("boar").choose("boar")
    assert (t.asked, t.options) == ((0, "PICK_RIVAL"), {1, 2})
    assert t.closed(0) == "DFR-189"
    t.choose(2)
    assert t.asked == (2, "FORGE_WHERE")
    assert t.options == PLACES
    t.choose("dark-5")
    assert (t.faces(2, "dark")[5], t.showing(2)[1]) == ("boar-red", "boar-red")
    assert (t.player(2)["forged"], t.player(0)["forged"], t.left_of("boar-red")) == (1, 0, 0)
    assert (t.purse(0), t.purse(2)) == ((0, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("DFR-189")
def test_the_second_boar_is_of_another_colour() -> None:
    """If one Boar card is already owned, then the next card brings the blue face."""
    t = buyer("boar").card(1, "boar").choose("boar", 1, "light-0")
    assert t.faces(1, "light")[0] == "boar-blue"


@pytest.mark.rule("DFR-190")
def test_a_forced_boar_face_can_never_be_removed() -> None:
    """If a boar face was forced on a player, then its place is closed to every later forging."""
    t = forge(3, "boar").card(1, "boar").dice(0, dark=["boar-red"]).reserve(0, gold=2).choose("3g")
    assert t.closed("dark-0") == "DFR-087"
    assert t.options == PLACES - {"dark-0"} | {"dark-1"}


@pytest.mark.rule("DFR-191")
@pytest.mark.parametrize(("taken", "sun", "moon", "glory"), [("sun", 1, 0, 0), ("moon", 0, 1, 0), ("glory", 0, 0, 3)])
def test_the_boar_pays_its_owner_each_time_its_face_is_applied(taken: str, sun: int, moon: int, glory: int) -> None:
    """If the bearer applies the face, then he takes 1 sun or 1 moon and the card owner 1 sun, 1 moon or 3 glory."""
    t = blessed(forge(3, "boar").card(2, "boar").dice(0, dark=["boar-red"]), "1g", "boar-red")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"sun", "moon"})
    t.choose("moon")
    assert (t.asked, t.options) == ((2, "CHOOSE_GAIN"), {"sun", "moon", "glory"})
    t.choose(taken)
    assert (t.purse(0), t.purse(2)) == ((1, 0, 1, 0), (2, sun, moon, glory))
    assert t.purse(1) == (2, 0, 0, 0)


@pytest.mark.rule("DFR-191")
def test_the_boar_of_another_colour_does_not_pay() -> None:
    """If the face is blue, then only the owner of the blue card gains, not the owner of the red one."""
    t = forge(3, "boar").card(1, "boar").card(2, "boar").dice(0, dark=["boar-blue"])
    blessed(t, "1g", "boar-blue").choose("sun")
    assert t.asked == (2, "CHOOSE_GAIN")
    t.choose("glory")
    assert (t.glory(1), t.glory(2)) == (0, 3)


# --- Cerberus ---------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-193")
def test_cerberus_gives_one_token() -> None:
    """If Cerberus is bought, then its owner has one token more and nothing else happens."""
    t = buyer("cerberus").card(0, "cerberus").choose("cerberus")
    assert (t.player(0)["cerberus"], t.player(1)["cerberus"]) == (2, 0)
    assert t.log("ROLLED") == []


@pytest.mark.rule("DFR-193")
@pytest.mark.parametrize(("word", "sun", "glory", "tokens"), [("yes", 2, 4, 0), ("no", 1, 2, 1)])
def test_cerberus_may_repeat_a_divine_blessing(word: str, sun: int, glory: int, tokens: int) -> None:
    """If the owner spends his token after a blessing, then both faces are applied again without a roll."""
    t = blessed(forge(3, "cerberus").card(0, "cerberus"), "1s", "2v")
    assert (t.asked, t.options) == ((0, "REPEAT"), {"yes", "no"})
    assert (t.sun(0), t.glory(0)) == (1, 2)
    t.choose(word)
    assert (t.sun(0), t.glory(0), t.player(0)["cerberus"]) == (sun, glory, tokens)
    assert len(t.log("ROLLED")) == 3


@pytest.mark.rule("DFR-193")
def test_cerberus_may_repeat_a_minor_blessing() -> None:
    """If the owner spends his token after a minor blessing, then the one face is applied again."""
    t = owner("hind", "cerberus").card(0, "cerberus").roll_die(0, "dark", "2v").choose("hind", "dark", "yes")
    assert (t.purse(0), t.player(0)["cerberus"]) == ((0, 0, 0, 4), 0)


@pytest.mark.rule("DFR-193")
@pytest.mark.tells("REPEATED DFR-193")
def test_cerberus_works_in_another_players_turn() -> None:
    """If the owner is blessed in a rival's turn, then he is asked all the same, and only he gains twice."""
    t = blessed(forge(3, "cerberus").card(1, "cerberus"), "1g", "1g")
    assert t.asked == (1, "REPEAT")
    t.choose("yes")
    assert (t.gold(0), t.gold(1), t.gold(2)) == (2, 4, 2)


@pytest.mark.rule("DFR-194")
def test_the_second_application_may_be_chosen_otherwise() -> None:
    """If the face is a choice, then the owner of Cerberus may take gold first and moon the second time."""
    t = blessed(forge(3, "cerberus").card(0, "cerberus").dice(0, light=[CHOICE]), CHOICE, "2v")
    t.choose("gold", "yes", "moon")
    assert t.purse(0) == (1, 0, 1, 4)


@pytest.mark.rule("DFR-195")
def test_one_token_of_cerberus_a_roll() -> None:
    """If the owner has two tokens, then after one is spent on a roll he is not asked for the other."""
    t = blessed(forge(3, "cerberus").card(0, "cerberus", "cerberus"), "1s", "2v").choose("yes")
    assert t.question == "ACT"
    assert (t.sun(0), t.player(0)["cerberus"]) == (2, 1)


@pytest.mark.rule("DFR-195")
def test_another_token_may_be_spent_on_another_roll() -> None:
    """If two blessings follow each other, then a token may be spent on each of them."""
    t = buyer("cancer", "cerberus").card(0, "cerberus", "cerberus").roll(0, "1s", "1g").choose("cancer", "yes")
    t.roll(0, "1g", "2v").go().choose("yes")
    assert (t.purse(0), t.player(0)["cerberus"]) == ((4, 2, 0, 4), 0)


@pytest.mark.rule("DFR-196")
def test_cerberus_does_not_repeat_the_celestial_die() -> None:
    """If the owner rolls the Celestial die, then he is not asked for his token."""
    t = buyer("celestial-die", "cerberus").card(0, "cerberus").celestial(2).choose("celestial-die")
    assert t.question != "REPEAT"
    assert (t.glory(0), t.player(0)["cerberus"]) == (5, 1)


@pytest.mark.rule("DFR-196")
def test_an_option_lets_cerberus_repeat_the_celestial_die() -> None:
    """If the option allows it, then the token applies the Celestial face a second time."""
    t = buyer("celestial-die", "cerberus", cerberus_on_celestial=True).card(0, "cerberus").celestial(2)
    t.choose("celestial-die", "yes")
    assert (t.glory(0), t.player(0)["cerberus"]) == (10, 0)


@pytest.mark.rule("DFR-525")
def test_cerberus_does_not_repeat_satyrs_or_the_goddess_card() -> None:
    """If faces of others or faces chosen are applied, then the owner is not asked for his token."""
    t = buyer("satyrs", "cerberus", players=2).card(0, "cerberus").roll(1, "1s", "2v").choose("satyrs")
    assert (t.question, t.player(0)["cerberus"]) == ("ROLL", 1)
    t = buyer("goddess-card", "cerberus").card(0, "cerberus").choose("goddess-card", "light-5", "dark-5")
    assert (t.question, t.player(0)["cerberus"], t.purse(0)) == ("ROLL", 1, (0, 1, 0, 2))


# --- Helmet, Cancer, Sentinel -----------------------------------------------------------------------


@pytest.mark.rule("DFR-197")
def test_the_helmet_forges_an_x3_face() -> None:
    """If the Helmet is bought, then the buyer forges an x3 of the Gardens where he likes, free of charge."""
    t = buyer("helmet").choose("helmet")
    assert t.asked == (0, "FORGE_WHERE")
    assert t.options == PLACES
    t.choose("light-5")
    assert (t.faces(0, "light")[5], t.left_of("x3"), t.player(0)["forged"]) == ("x3", 3, 1)
    assert t.purse(0) == (0, 0, 0, 0)


@pytest.mark.rule("DFR-198")
def test_cancer_gives_the_buyer_two_blessings() -> None:
    """If Cancer is bought, then the buyer, and nobody else, rolls and applies both dice twice."""
    t = buyer("cancer").roll(0, "1s", "2v").roll(0, "1g", "1m").choose("cancer")
    assert (t.purse(0), t.purse(1), t.purse(2)) == ((1, 1, 1, 2), (0, 0, 0, 0), (0, 0, 0, 0))
    assert t.log("ROLLED") == [(0, "1s", "2v"), (0, "1g", "1m")]


@pytest.mark.rule("DFR-198")
def test_the_first_blessing_of_cancer_ends_before_the_second_is_rolled() -> None:
    """If the first blessing asks something, then the second is not rolled yet."""
    t = buyer("cancer").dice(0, light=[CHOICE]).roll(0, CHOICE, "2v").choose("cancer")
    assert (t.question, len(t.log("ROLLED"))) == ("CHOOSE_GAIN", 1)
    t.roll(0, "1g", "1g").choose("sun")
    assert t.purse(0) == (2, 1, 0, 2)


@pytest.mark.rule("DFR-199")
@pytest.mark.parametrize(("turned", "sun", "glory"), [(0, 2, 0), (1, 1, 2), (2, 0, 4)])
def test_the_sentinel_turns_each_shard_into_two_points(turned: int, sun: int, glory: int) -> None:
    """If 2 sun come in a blessing of the Sentinel, then none, one or both become 2 points each."""
    t = buyer("sentinel").dice(0, light=["2s"]).roll(0, "2s", "1g").choose("sentinel")
    assert (t.asked, t.options) == ((0, "CONVERT"), {0, 1, 2})
    t.roll(0, 3, "1g").choose(turned)
    assert t.purse(0) == (3, sun, 0, glory)


@pytest.mark.rule("DFR-199")
def test_the_sentinel_turns_sun_and_moon_of_both_blessings_but_no_gold() -> None:
    """If shards come in both blessings, then each may be turned; gold and glory stay what they are."""
    t = buyer("sentinel").roll(0, "1s", "1m").roll(0, "1g", "1m").choose("sentinel")
    for _ in range(3):
        assert t.question == "CONVERT"
        t.choose(1)
    assert t.question == "ROLL"
    assert t.purse(0) == (1, 0, 0, 6)


@pytest.mark.rule("DFR-199")
def test_after_the_sentinel_shards_are_shards() -> None:
    """If its owner is blessed in the next turn, then nothing is turned into points."""
    t = forge(3, "sentinel").card(0, "sentinel")
    blessed(t, "1s", "1m")
    assert (t.question, t.purse(0)) == ("ACT", (0, 1, 1, 0))


@pytest.mark.rule("DFR-200")
def test_the_sentinel_does_not_turn_original_shards() -> None:
    """If an original shard comes in a blessing of the Sentinel, then it stays one and moves the token."""
    t = buyer("sentinel", mix="titans").roll(0, "1a", "1g").roll(0, "1g", "1g").choose("sentinel")
    assert t.question == "ROLL"
    assert (t.shard(0), t.glory(0), t.player(0)["allegiance"]) == (1, 0, "-1")
