"""The worked examples DFX-S1 to DFX-13, with their own numbers; those of the modules are in the second file."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge

CHOICE = "1g-or-1s-or-1m"


# --- DFX-01, DFX-02, DFX-04: faces ----------------------------------------------------------------


@pytest.mark.rule("DFR-157", "DFR-020")
def test_dfx_01_x3_with_a_choice_face() -> None:
    """If a player with 2M rolls x3 and 2G/2S/2M and chooses M, then 6M are gained, 4 fit; with S he has 6S."""
    t = blessed("x3", "2g-or-2s-or-2m").reserve(0, moon=2).choose("moon")
    assert (t.purse(0), t.log("GAINED")[0]) == ((0, 0, 6, 0), (0, "moon", 6, 2))
    t = blessed("x3", "2g-or-2s-or-2m").reserve(0, moon=2).choose("sun")
    assert t.purse(0) == (0, 6, 2, 0)
    assert t.question != "CHOOSE_GAIN"


@pytest.mark.rule("DFR-143")
def test_dfx_02_x3_twice_and_x3_alone() -> None:
    """If x3 and x3 are rolled, and later an x3 in a minor blessing, then both give nothing."""
    t = blessed("x3", "x3").card(0, "hind")
    assert (t.purse(0), t.asked) == ((0, 0, 0, 0), (0, "REINFORCE"))
    t.roll_die(0, "light", "x3").choose("hind", "light")
    assert t.purse(0) == (0, 0, 0, 0)


@pytest.mark.rule("DFR-149", "DFR-150")
def test_dfx_04_shield_hit_and_miss() -> None:
    """If a red shield lies beside 2S, 1G or a choice, then it gives 5VP for S and 2S for anything else."""
    assert blessed("2s", "shield-red").purse(0) == (0, 2, 0, 5)
    assert blessed("1g", "shield-red").purse(0) == (1, 2, 0, 0)
    assert blessed(CHOICE, "shield-red").choose("sun").purse(0) == (0, 1, 0, 5)
    assert blessed(CHOICE, "shield-red").choose("moon").purse(0) == (0, 2, 1, 0)


@pytest.mark.rule("DFR-150")
def test_dfx_04_shield_alone() -> None:
    """If the red shield comes alone in a minor blessing, then it gives 2S."""
    t = forge(3).card(0, "hind").dice(0, dark=["shield-red"]).at("reinforcements").rolls(0).choose("hind", "dark")
    assert t.purse(0) == (0, 2, 0, 0)


# --- DFX-05, DFX-06: Twins ------------------------------------------------------------------------


@pytest.mark.rule("DFR-219", "DFR-223")
def test_dfx_05_twins_chained_on_one_die() -> None:
    """If two Twins reroll the dark die to 1M and then to 2VP, then 2G, 1M and 3VP are held; a third is impossible."""
    t = forge(3, "twins").card(0, "twins", "twins").reserve(0, gold=7).at("blessings")
    t.roll(0, "1g", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g").roll_die(0, "dark", "1m").roll_die(0, "dark", "2v")
    assert t.asked == (0, "REROLL")
    t.choose("dark of 0")
    assert (t.showing(0), t.gold(0)) == (("1g", "1m"), 4)
    t.choose("dark of 0")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"moon", "glory"})
    t.choose("moon", "glory")
    assert t.purse(0) == (2, 0, 1, 3)
    assert t.question != "REROLL"


@pytest.mark.rule("DFR-219")
def test_dfx_06_twins_cannot_be_paid_from_the_roll() -> None:
    """If a player with one Twins and 2G rolls 3G and 1G, then no reroll is possible."""
    t = blessed("3g", "1g", setup="twins").card(0, "twins").reserve(0, gold=2)
    assert (t.log("REROLLED"), t.gold(0), t.question) == ([], 6, "ACT")


# --- DFX-07, DFX-08, DFX-10: the Scepter ----------------------------------------------------------


@pytest.mark.rule("DFR-230", "DFR-020")
@pytest.mark.parametrize(("stored", "gold", "scepter"), [(2, 12, 5), (3, 11, 6), (0, 12, 3)])
def test_dfx_07_scepter_split(stored: int, gold: int, scepter: int) -> None:
    """If 11G and 3G on the Scepter gain 3G, then every split is legal and what does not fit the reserve is lost."""
    t = blessed("3g", "1m", setup="scepter").card(0, "scepter").scepter(0, 3).reserve(0, gold=11)
    assert (t.asked, t.options) == ((0, "STORE_GOLD"), {0, 1, 2, 3})
    t.choose(stored)
    assert (t.gold(0), t.player(0)["scepters"]) == (gold, [scepter])


def sceptred(gold: int) -> Forge:
    return forge(3, "scepter").card(0, "scepter").scepter(0, gold).reserve(0, sun=1)


@pytest.mark.rule("DFR-233", "DFR-234")
def test_dfx_08_scepter_as_shards() -> None:
    """If 1S and 5G on the Scepter are there, then a 2S exploit takes both; with 3G on it nothing can be reset."""
    t = sceptred(5).choose("owl")
    assert (t.sun(0), t.player(0)["scepters"], t.owned(0, "owl")) == (0, [0], 1)
    assert sceptred(3).closed("owl") == "DFR-021"


@pytest.mark.rule("DFR-234", "DFR-057")
def test_dfx_08_scepter_as_two_shards() -> None:
    """If 6G are on the Scepter, then it pays the 2S of an exploit or of the extra action alone, and 1S is kept."""
    t = sceptred(6).choose("owl")
    assert (t.sun(0), t.player(0)["scepters"]) == (1, [0])
    t = sceptred(6).reserve(0, gold=2).at("extra").choose("yes")
    assert (t.asked, t.sun(0), t.player(0)["scepters"]) == ((0, "ACT"), 1, [0])


@pytest.mark.rule("DFR-263")
def test_dfx_10_mists_ignores_the_scepter() -> None:
    """If P1 has 6G, P2 3G and 6G on a Scepter, P3 4G, then P2 has the least and loses 5 of 12 VP to P1."""
    t = forge(3, "scepter, mists").card(1, "scepter").scepter(1, 6).reserve(0, gold=6, moon=4)
    t.reserve(1, gold=3, glory=12).reserve(2, gold=4, glory=12).choose("mists")
    assert [t.glory(seat) for seat in range(3)] == [5, 7, 12]


# --- DFX-11, DFX-12, DFX-32: reinforcements -------------------------------------------------------


def merchants(count: int, *light: str) -> Forge:
    return forge(4, "merchant").card(0, *["merchant"] * count).dice(0, light=[*light]).at("reinforcements")


@pytest.mark.rule("DFR-282", "DFR-139", "DFR-135")
def test_dfx_11_two_merchants() -> None:
    """If two Merchants upgrade a 1G, then it becomes 4G or 1S in one forging, or of level 3 if level 2 is empty."""
    t = merchants(2).choose("merchant", 2, "light 1g")
    assert t.options == {"4g", "1s"}
    t.choose("1s")
    assert (len(t.log("FORGED")), t.glory(0)) == (1, 0)
    assert t.question != "UPGRADE_WHICH"
    t = merchants(2).level_left(2, 0).choose("merchant", 2, "light 1g")
    assert t.options == {"6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m"}


@pytest.mark.rule("DFR-282")
def test_dfx_11_one_merchant_each_way() -> None:
    """If one of two Merchants upgrades and the other gives glory, then a level 1 face and 2 VP come."""
    t = merchants(2).choose("merchant", 1, "light 1g", "3g")
    assert t.asked == (0, "REINFORCE")
    t.choose("merchant")
    assert (t.glory(0), len(t.log("FORGED"))) == (2, 1)


@pytest.mark.rule("DFR-137")
def test_dfx_12_upgrade_at_the_top() -> None:
    """If two Merchants upgrade, then 2S becomes a face of level 7 and 4VP is closed; with level 7 empty 2S is too."""
    t = merchants(2, "2s", "4v").left("4v", 1).choose("merchant", 2)
    assert t.closed("light 4v") == "DFR-136"
    t.choose("light 2s")
    assert t.options == {"4v", "2m-2v", "2g-or-2s-or-2m", "1g-1s-1m-1v"}
    t = merchants(2, "2s", "4v").level_left(7, 0).choose("merchant", 2)
    assert t.closed("light 2s") == "DFR-138"


@pytest.mark.rule("DFR-278")
def test_dfx_32_tree_threshold() -> None:
    """If a player with 6G uses two Trees, then the first gives 3G and 1VP and the second 2VP: 9G and 3VP."""
    t = forge(3, "tree").card(0, "tree", "tree").reserve(0, gold=6).at("reinforcements").choose("tree", "tree")
    assert t.purse(0) == (9, 0, 0, 3)


@pytest.mark.rule("DFR-278")
def test_dfx_32_tree_threshold_with_a_scepter() -> None:
    """If two of the 3G go on the Scepter, then the reserve stays at 7G and the second Tree gives 3G and 1VP again."""
    t = forge(3, "tree, scepter").card(0, "tree", "tree", "scepter").scepter(0, 4).reserve(0, gold=6)
    t.at("reinforcements").choose("tree", 2)
    assert (t.gold(0), t.player(0)["scepters"], t.glory(0)) == (7, [6], 1)
    t.choose("tree")
    assert (t.gold(0), t.glory(0)) == (10, 2)


# --- DFX-13, DFX-23, DFX-26: sun cards ------------------------------------------------------------


def left_hand() -> Forge:
    return forge(4, "left-hand, bear").card(0, "bear", "bear").reserve(0, sun=6)


@pytest.mark.rule("DFR-311", "DFR-314")
def test_dfx_13_left_hand_and_two_bears() -> None:
    """If P2 and P3 are ousted with P1, then P1 gains 6 VP from the Bears and applies his pair, P2's, then P3's."""
    t = left_hand().pawn(1, 1).pawn(2, 7).roll(0, "1s", "1g").roll(1, "1g", "2v").roll(2, "1g", "1m")
    t.choose("left-hand")
    assert t.table["portals"] == [None] * 7
    assert t.purse(0) == (3, 1, 1, 6 + 2)
    assert [t.purse(seat) for seat in (1, 2, 3)] == [(0, 0, 0, 0)] * 3
    assert [seat for seat, *_ in t.log("ROLLED")] == [0, 1, 2]


@pytest.mark.rule("DFR-315")
def test_dfx_13_left_hand_alone() -> None:
    """If P2 and P3 are at home, then only P1 is ousted, the Bears give nothing and P1 applies his own pair."""
    t = left_hand().roll(0, "1s", "1g").choose("left-hand")
    assert (t.purse(0), t.player(0)["island"]) == ((1, 1, 0, 0), None)


@pytest.mark.rule("DFR-303", "DFR-304", "DFR-305")
def test_dfx_23_eternal_fire_with_two_players() -> None:
    """If P1 buys Eternal Fire in round 4, then P1 alone has a whole new turn with two blessings, then P2 his own."""
    t = forge(2, "eternal-fire, chest").round(4).card(0, "owl", "chest").reserve(0, sun=8).choose("eternal-fire")
    assert (t.question, t.sun(0)) == ("ROLL", 2)
    t.roll(0, "1s", "1g").roll(0, "1g", "1g").go()
    assert (t.asked, t.purse(0), t.purse(1)) == ((0, "REINFORCE"), (3, 3, 0, 0), (0, 0, 0, 0))
    t.choose("owl", "gold", "3g", "light 1g", "stop", "yes")
    assert (t.asked, t.sun(0)) == ((0, "ACT"), 1)
    t.choose("pass")
    assert (t.question, t.turn()) == ("ROLL", (4, 1))


@pytest.mark.rule("DFR-296", "DFR-298", "DFR-299")
@pytest.mark.parametrize("gold", [9, 0])
def test_dfx_26_trident_exclusion(gold: int) -> None:
    """If Helmet and Shield are in the game but not Ship or Boar, then x3 and shields are closed."""
    t = forge(4, "trident, shield, scepter").card(0, "scepter").scepter(0, 4).reserve(0, sun=5, gold=gold)
    t.choose("trident", "keep")
    assert (t.gold(0), t.player(0)["scepters"], t.asked) == (0, [4], (0, "FORGE_WHAT"))
    assert {"3g", "4v", "mirror", "ship", "boar-red"} <= t.options
    assert (t.closed("x3"), t.closed("shield-red")) == ("DFR-298", "DFR-298")
    assert len(t.options) == 16 + 2 + 4


# --- DFX-35, DFX-37: gold -------------------------------------------------------------------------


@pytest.mark.rule("DFR-176", "DFR-177")
@pytest.mark.tells("HAMMER_DONE DFR-176", "HAMMER_DONE DFR-177")
def test_dfx_35_hammer_crossing_its_first_lap() -> None:
    """If 5 of 6G go on a hammer on 13, then 10 VP come, the token is on 3 of the second lap and 1G is kept."""
    t = blessed("6g", "1m").card(0, "hammer").hammer(0, 13).choose(5)
    assert (t.gold(0), t.glory(0), t.player(0)["hammer"]) == (1, 10, [18])
    t = blessed("6g", "1m").card(0, "hammer").hammer(0, 27).choose(3)
    assert (t.gold(0), t.glory(0), t.player(0)["hammer"]) == (3, 15, [30])


@pytest.mark.rule("DFR-082")
def test_dfx_37_forging_two_equal_types() -> None:
    """If 12G are there, then 3G, 4G and 6G make 9G, a second 3G is closed, and the extra action may buy it."""
    t = forge(4).reserve(0, gold=12, sun=2).choose("3g", "light 1g", "4g", "light 1g", "6g", "light 1g")
    assert (t.gold(0), t.closed("3g")) == (3, "DFR-082")
    t.choose("stop", "yes", "3g", "dark 1g")
    assert t.gold(0) == 1
    t = forge(4).reserve(0, gold=12).choose("6g", "light 1g", "1s-1v", "light 1g")
    assert t.gold(0) == 4
