"""O.10 to O.13. The Tree, the Merchant, the Wood Nymph and the Light."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import PLACES, buyer, owner

# --- the Tree ---------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-277", "DFR-278")
@pytest.mark.parametrize(("gold", "then", "glory"), [(0, 3, 1), (7, 10, 1), (8, 8, 2), (12, 12, 2)])
def test_the_tree_feeds_who_has_fewer_than_eight_gold(gold: int, then: int, glory: int) -> None:
    """If the reserve holds fewer than 8 gold, then the Tree gives 3 gold and 1 point, else 2 points."""
    t = owner("tree").reserve(0, gold=gold).choose("tree")
    assert (t.gold(0), t.glory(0)) == (then, glory)


@pytest.mark.rule("DFR-278")
def test_gold_on_the_scepter_does_not_count_for_the_tree() -> None:
    """If the reserve holds 6 gold and the Scepter 4, then the Tree gives 3 gold and 1 point."""
    t = owner("tree", "scepter").card(0, "scepter").scepter(0, 4).reserve(0, gold=6).choose("tree")
    assert (t.asked, t.options) == ((0, "STORE_GOLD"), {0, 1, 2})
    t.choose(0)
    assert (t.gold(0), t.glory(0)) == (9, 1)


@pytest.mark.rule("DFR-279")
def test_a_first_tree_may_fill_the_reserve_for_the_second() -> None:
    """If the owner of two Trees has 6 gold, then the first gives 3 gold and 1 point and the second 2 points."""
    t = owner("tree", copies=2).reserve(0, gold=6).choose("tree", "tree")
    assert (t.gold(0), t.glory(0)) == (9, 3)


@pytest.mark.rule("DFR-279", "DFR-278")
def test_gold_put_on_the_scepter_keeps_the_second_tree_growing() -> None:
    """If 2 of the 3 gold go on the Scepter, then the reserve is 7 and the second Tree gives gold again."""
    t = owner("tree", "scepter", copies=2).card(0, "scepter").scepter(0, 4).reserve(0, gold=6)
    t.choose("tree", 2, "tree")
    assert (t.gold(0), t.glory(0), t.player(0)["scepters"]) == (10, 2, [6])


@pytest.mark.rule("DFR-277")
def test_the_tree_need_not_be_used() -> None:
    """If the owner stops, then the Tree gives nothing."""
    assert owner("tree").choose("stop").purse(0) == (0, 0, 0, 0)


# --- the Merchant -----------------------------------------------------------------------------------


def merchants(copies: int = 1) -> Forge:
    return owner("merchant", copies=copies)


@pytest.mark.rule("DFR-281")
def test_the_merchant_gives_two_points_or_an_upgrade() -> None:
    """If the owner uses a Merchant, then he chooses between 2 points and an upgrade by one level."""
    t = merchants().choose("merchant")
    assert (t.asked, t.options) == ((0, "USE_MERCHANTS"), {0, 1})
    assert t.choose(0).purse(0) == (0, 0, 0, 2)


@pytest.mark.rule("DFR-281")
@pytest.mark.parametrize(
    ("place", "faces"), [("light-0", {"3g", "1m"}), ("dark-5", {"3g", "1m"}), ("dark-4", {"4g", "1s"})]
)
def test_the_merchant_upgrades_a_face_of_choice_by_one_level(place: str, faces: set[str]) -> None:
    """If the owner upgrades 1 gold or 2 glory (level 0), then he takes level 1; for 1 moon (level 1) level 2."""
    t = merchants().choose("merchant", 1)
    assert (t.asked, t.options) == ((0, "UPGRADE_WHICH"), PLACES)
    t.choose(place)
    assert (t.asked, t.options) == ((0, "UPGRADE_TO"), faces)
    new = min(faces)
    t.choose(new)
    die, spot = place.split("-")
    assert (t.faces(0, die)[int(spot)], t.player(0)["forged"], t.purse(0)) == (new, 1, (0, 0, 0, 0))


@pytest.mark.rule("DFR-282")
def test_two_merchants_make_one_upgrade_of_two_levels() -> None:
    """If both Merchants upgrade, then a face of level 0 becomes one of level 2, in one forging."""
    t = merchants(2).choose("merchant")
    assert t.options == {0, 1, 2}
    t.choose(2, "light-0")
    assert t.options == {"4g", "1s"}
    t.choose("1s")
    assert (t.faces(0, "light")[0], t.player(0)["forged"], t.question) == ("1s", 1, "ROLL")


@pytest.mark.rule("DFR-282")
def test_three_merchants_make_an_upgrade_of_three_levels() -> None:
    """If three Merchants upgrade, then a face of level 0 becomes one of level 3."""
    t = merchants(3).choose("merchant", 3, "light-0")
    assert t.options == {"6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m"}


@pytest.mark.rule("DFR-283", "DFR-284")
def test_merchants_upgrade_one_face_a_turn() -> None:
    """If one of two Merchants has upgraded a face, then the other can only give 2 points."""
    t = merchants(2).choose("merchant", 1, "light-0", "3g")
    assert "merchant" in t.options
    t.choose("merchant")
    assert (t.player(0)["forged"], t.glory(0)) == (1, 2)


@pytest.mark.rule("DFR-284")
def test_points_first_and_the_upgrade_afterwards() -> None:
    """If one Merchant has given 2 points, then the other may still upgrade, by one level."""
    t = merchants(2).choose("merchant", 0, "merchant")
    assert t.options == {0, 1}
    t.choose(1, "light-0", "3g")
    assert (t.glory(0), t.faces(0, "light")[0]) == (2, "3g")


@pytest.mark.rule("DFR-284")
def test_all_merchants_may_give_points() -> None:
    """If nobody upgrades, then each Merchant gives 2 points."""
    t = merchants(2).choose("merchant", 0, "merchant", 0)
    assert (t.glory(0), t.player(0)["forged"]) == (4, 0)


@pytest.mark.rule("DFR-283")
def test_the_merchant_may_upgrade_again_in_the_next_turn() -> None:
    """If a Merchant upgraded a face, then in its owner's next turn it may upgrade again."""
    t = owner("merchant", players=2).choose("merchant", 1, "light-0", "3g")
    t.next_turn(1, 1).next_turn(1, 1)
    assert t.asked == (0, "REINFORCE")
    assert t.choose("merchant").options == {0, 1}


# --- the Wood Nymph ---------------------------------------------------------------------------------


@pytest.mark.rule("DFR-285")
def test_the_wood_nymph_gives_four_gold_and_then_sells_one_face() -> None:
    """If the buyer has 1 gold, then with the 4 gained he may forge one face of up to 5 gold at its cost."""
    t = buyer("wood-nymph").reserve(0, gold=1).choose("wood-nymph")
    assert (t.asked, t.gold(0)) == ((0, "FORGE_WHAT"), 5)
    assert t.options == {
        *("3g", "1m", "4g", "1s", "6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m", "3g-or-2v"),
        "decline",
    }
    t.choose("4g", "light-0")
    assert (t.gold(0), t.faces(0, "light")[0], t.question) == (2, "4g", "ROLL")


@pytest.mark.rule("DFR-286")
def test_the_forging_of_the_wood_nymph_may_be_declined() -> None:
    """If the buyer does not want a face, then he keeps the 4 gold."""
    t = buyer("wood-nymph").choose("wood-nymph", "decline")
    assert (t.gold(0), t.player(0)["forged"]) == (4, 0)


@pytest.mark.rule("DFR-286")
def test_without_a_face_to_pay_the_wood_nymph_only_gives_gold() -> None:
    """If no face for 4 gold or less is left, then nothing is asked."""
    t = buyer("wood-nymph")
    for level in (1, 2, 3):
        t.level_left(level, 0)
    t.choose("wood-nymph")
    assert (t.question, t.gold(0)) == ("ROLL", 4)


# --- the Light --------------------------------------------------------------------------------------


def light(mix: str = "first", **gold: int) -> Forge:
    return owner("light", mix=mix).reserve(0, **(gold or {"gold": 3}))


@pytest.mark.rule("DFR-288")
def test_the_light_applies_any_face_shown_on_any_die() -> None:
    """If the owner pays 3 gold, then he applies a face shown by himself or another, and only he gains."""
    t = light().shown(0, light="1s").shown(1, dark="2v").shown(2, dark="1m").choose("light")
    assert (t.asked, t.gold(0)) == ((0, "COPY_FACE"), 0)
    assert t.options >= {"light of 0", "dark of 1", "dark of 2"}
    t.choose("dark of 1")
    assert (t.purse(0), t.purse(1)) == ((0, 0, 0, 2), (0, 0, 0, 0))


@pytest.mark.rule("DFR-288")
def test_the_light_may_apply_ones_own_face() -> None:
    """If the owner picks his own 1 sun, then he gains it."""
    assert light().shown(0, light="1s").choose("light", "light of 0").purse(0) == (0, 1, 0, 0)


@pytest.mark.rule("DFR-288")
def test_the_light_is_optional_and_costs_three_gold() -> None:
    """If the owner has 2 gold, then the Light is closed; with 3 he may still stop."""
    assert light(gold=3).options == {"light", "stop"}
    t = owner("light", "owl").card(0, "owl").reserve(0, gold=2)
    assert t.closed("light") == "DFR-021"


@pytest.mark.rule("DFR-288")
def test_each_light_may_be_used_once_a_turn() -> None:
    """If the owner has two Lights and 6 gold, then he applies two faces."""
    t = owner("light", copies=2).reserve(0, gold=6).shown(1, dark="2v")
    t.choose("light", "dark of 1", "light", "dark of 1")
    assert (t.purse(0), t.question) == ((0, 0, 0, 4), "ROLL")


@pytest.mark.rule("DFR-289")
@pytest.mark.parametrize(("die", "purse"), [("dark of 0", (1, 0, 0, 0)), ("dark of 1", (0, 0, 0, 1))])
def test_the_light_brings_no_bonus_of_a_loyalty_zone(die: str, purse: tuple[int, int, int, int]) -> None:
    """If the owner's token stands in zone L3, then a face applied by the Light gives no more than itself."""
    t = light("titans").allegiance(0, 12).shown(1, dark="1l-1v").shown(0, light="1a").choose("light", die)
    assert (t.purse(0), t.log("ZONE_PAID")) == (purse, [])


@pytest.mark.rule("DFR-287")
def test_the_light_is_no_action_and_no_blessing() -> None:
    """If the Light was not used in the reinforcements, then it cannot be used in the action."""
    t = forge(3, "light").card(0, "light").reserve(0, gold=5).shown(1, dark="2v")
    assert t.question == "ACT"
    assert "light" not in t.options
