"""D, E, M. Blessings at the edge of their rules: who is asked to reroll, what is judged on what, what is told."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge
from tests.games.diceforge.scenario_cards import buyer, owner
from tests.games.diceforge.scenario_modules import at_space, bless, maze, side, step, titans

# --- Twins and Cerberus --------------------------------------------------------------------------


@pytest.mark.rule("DFR-219", "DFR-110")
def test_twins_reroll_nothing_in_the_blessing_of_another() -> None:
    """If the owner of Twins ousts somebody, then the ousted alone rolls and the owner is not asked."""
    t = (
        forge(3, "twins")
        .card(0, "twins")
        .reserve(0, gold=9, moon=1)
        .pawn(1, 1)
        .choose("chest")
        .roll(1, "1g", "1g")
        .go()
    )
    assert (t.gold(1), t.log("REROLLED"), t.question) == (2, [], "ROLL")


@pytest.mark.rule("DFR-193", "DFR-220", "DFR-523")
def test_cerberus_repeats_after_the_gift_of_the_twins() -> None:
    """If a roll was rerolled, then the gift of the Twins is taken first, and Cerberus may repeat the roll after it."""
    t = forge(3, "twins, cerberus").card(0, "twins", "cerberus").reserve(0, gold=3).at("blessings").everybody()
    assert (t.asked, t.source) == ((0, "REROLL"), "twins")
    t.roll_die(0, "dark", "1m").choose("dark of 0")
    assert (t.asked, t.options, t.purse(0)) == ((0, "CHOOSE_GAIN"), {"moon", "glory"}, (1, 0, 1, 0))
    t.choose("moon")
    assert t.asked == (0, "REPEAT")
    t.choose("yes")
    assert (t.purse(0), t.player(0)["cerberus"]) == ((2, 0, 3, 0), 0)


@pytest.mark.rule("DFR-219", "DFR-530")
def test_a_triton_token_can_pay_the_twins() -> None:
    """If the owner of Twins has 2 gold, then no die can be rerolled before a Triton token has brought more."""
    t = forge(3, "twins, triton").card(0, "twins", "triton").reserve(0, gold=2).at("blessings").everybody()
    assert (t.asked, t.options) == ((0, "REROLL"), {"keep", "spend-triton"})
    assert (t.closed("light of 0"), t.closed("dark of 0")) == ("DFR-021", "DFR-021")
    t.choose("spend-triton", "gold")
    assert (t.question, t.options) == ("REROLL", {"keep", "light of 0", "dark of 0"})
    t.roll_die(0, "light", "1s").choose("light of 0", "glory")
    assert (t.purse(0), t.log("TRITON_SPENT")) == ((6, 1, 0, 1), [(0,)])


@pytest.mark.rule("DFR-219", "DFR-222")
def test_a_celestial_reroll_is_closed_without_gold() -> None:
    """If 2 gold are there and a Triton token, then the Celestial die is closed until the token is spent."""
    t = buyer("celestial-die", "twins", "triton").card(0, "twins", "triton").reserve(0, gold=2).celestial(2)
    t.choose("celestial-die")
    assert (t.options, t.closed("celestial")) == ({"keep", "spend-triton"}, "DFR-021")


@pytest.mark.rule("DFR-196", "DFR-220")
def test_by_option_cerberus_repeats_the_celestial_die_after_the_twins() -> None:
    """If the Celestial die was rerolled, then the gift comes first and the repetition is asked for after it."""
    t = buyer("celestial-die", "twins", "cerberus", cerberus_on_celestial=True).card(0, "twins", "cerberus")
    t.reserve(0, gold=3).celestial(1).choose("celestial-die").celestial(2).choose("celestial", "glory")
    assert (t.asked, t.glory(0)) == ((0, "REPEAT"), 6)
    t.choose("yes")
    assert (t.glory(0), t.log("REPEATED")) == (11, [(0,)])


# --- what is told --------------------------------------------------------------------------------


@pytest.mark.rule("DFR-061")
def test_plain_faces_are_told_by_their_gains() -> None:
    """If all roll plain faces, then the log tells rolls and gains, and no line for each face."""
    t = forge(3).at("blessings").roll(0, "1g", "2v").roll(1, "1s", "1g").roll(2, "1g", "1m")
    assert t.log("APPLIED") == []
    assert t.log("GAINED") == [
        *[(0, "gold", 1, 0), (0, "glory", 2, 0), (1, "sun", 1, 0)],
        *[(1, "gold", 1, 0), (2, "gold", 1, 0), (2, "moon", 1, 0)],
    ]


@pytest.mark.rule("DFR-424")
def test_loyalty_gained_is_told() -> None:
    """If 1 loyalty is gained, then the log tells it as gained, none of it lost."""
    t = bless(titans(0), "1g", "1l-1v")
    assert [line for line in t.log("GAINED") if line[1] == "loyalty"] == [(0, "loyalty", 1, 0)]


@pytest.mark.rule("DFR-393", "DFR-209")
def test_a_golem_face_without_its_board_is_told_as_missed() -> None:
    """If a golem face is rolled without the Goddess module, then nothing moves and the log says so."""
    t = blessed("moon-golem", "1s").reserve(0, gold=2)
    assert (t.log("MISSED"), t.sun(0)) == ([(0, "moon-golem")], 1)


@pytest.mark.rule("DFR-199")
def test_glory_rolled_for_the_sentinel_stays_glory() -> None:
    """If glory is rolled in a blessing of the Sentinel, then nothing is asked about it."""
    t = buyer("sentinel").roll(0, "1g", "2v").roll(0, "1g", "2v").choose("sentinel")
    assert (t.glory(0), t.log("CONVERTED"), t.question) == (4, [], "ROLL")


@pytest.mark.rule("DFR-203", "DFR-175")
def test_a_chosen_gold_may_go_on_the_hammer_and_the_choice_is_over() -> None:
    """If the Owl gives gold and a Hammer is owned, then one question about the gold follows and nothing more."""
    t = owner("owl").card(0, "hammer").choose("owl", "gold")
    assert (t.question, t.options) == ("STORE_GOLD", {0, 1})
    t.choose(0)
    assert (t.gold(0), t.log("GAINED"), t.question) == (1, [(0, "gold", 1, 0)], "ROLL")


# --- mirrors and faces that depend ---------------------------------------------------------------


@pytest.mark.rule("DFR-145")
def test_a_mirror_on_the_dark_die_copies_opponents_only() -> None:
    """If the dark die shows a mirror, then the own light die is closed; with one picture to copy nothing is asked."""
    t = blessed("2s", "mirror").dice(1, light=["2m"])
    assert (t.options, t.closed("light of 0")) == ({"light of 1", "dark of 1"}, "DFR-145")
    t.choose("light of 1")
    assert t.purse(0) == (0, 2, 2, 0)
    assert blessed("2s", "mirror").purse(0) == (1, 2, 0, 0)


def chaotic(light: str, dark: str) -> Forge:
    """Seat 0 in zone L1 rolls two faces of which at least one moves the token, so that the order matters."""
    return bless(titans(3).dice(0, light=[light], dark=[dark]), light, dark)


@pytest.mark.rule("DFR-485", "DFR-152")
@pytest.mark.parametrize(("light", "dark"), [("chaos-yellow", "3g-1a"), ("3g-1a", "chaos-yellow")])
@pytest.mark.parametrize("first", ["chaos-yellow", "3g-1a"])
def test_a_chaos_face_is_judged_on_the_other_die_in_either_order(light: str, dark: str, first: str) -> None:
    """If the other die gives gold, then yellow Chaos gives gain A, applied first or second, on either die."""
    t = chaotic(light, dark)
    assert (t.question, t.options) == ("APPLY_FIRST", {light, dark})
    t.choose(first)
    assert [line for line in t.log("GAINED") if line[1] in ("glory", "loyalty")] == [
        (0, "glory", 3, 0),
        (0, "loyalty", 2, 0),
    ]


@pytest.mark.rule("DFR-486")
@pytest.mark.parametrize(("light", "dark"), [("chaos-green", "3g-1a"), ("3g-1a", "chaos-green")])
@pytest.mark.parametrize("first", ["chaos-green", "3g-1a"])
def test_a_chaos_face_beside_something_else_gives_gain_b(light: str, dark: str, first: str) -> None:
    """If the other die gives no glory, then green Chaos gives gain B, applied first or second."""
    t = chaotic(light, dark).choose(first)
    assert [line for line in t.log("GAINED") if line[1] == "loyalty"] == [(0, "loyalty", 2, 0)]
    assert (0, "glory", 3, 0) not in t.log("GAINED")


@pytest.mark.rule("DFR-172")
def test_by_option_both_of_two_shields_miss() -> None:
    """If both are to miss, then neither gives 5 glory, and no order is asked."""
    t = blessed("shield-yellow", "shield-blue", two_dependent_faces="both_miss")
    assert (t.asked, t.purse(0)) == ((0, "ACT"), (3, 0, 2, 0))


@pytest.mark.rule("DFR-172", "DFR-149")
@pytest.mark.parametrize(("light", "dark"), [("shield-red", "2s"), ("2s", "shield-red")])
def test_by_option_a_single_shield_still_hits(light: str, dark: str) -> None:
    """If two shields are to miss, then one beside an ordinary face is judged as ever."""
    assert blessed(light, dark, two_dependent_faces="both_miss").purse(0) == (0, 2, 0, 5)


@pytest.mark.rule("DFR-170", "DFR-476")
def test_by_option_a_misfortune_rolled_by_its_bearer_still_strikes() -> None:
    """If copied faces pay no owner, then a misfortune face on the bearer's own die does."""
    t = forge(3, "titans", copied_faces_pay_owner=False).card(2, "misfortune").dice(0, light=["misfortune-red"])
    t = bless(t, "misfortune-red", "1g", "shard")
    assert t.asked == (2, "CHOOSE_GAIN")
    t.choose("loyalty")
    assert (t.shard(0), side(t, 2), t.gold(0), t.gold(2)) == (1, "1", 1, 3)


# --- spaces and the Celestial die ----------------------------------------------------------------


@pytest.mark.rule("DFR-360")
def test_u5_takes_nothing_from_the_others() -> None:
    """If a golem enters U5, then the others keep their glory: U6 is another space."""
    t = step(maze("U4").reserve(1, glory=5).reserve(2, glory=5))
    assert (at_space(t), t.purse(0), t.glory(1), t.glory(2)) == ("U5", (1, 1, 1, 3), 5, 5)


@pytest.mark.rule("DFR-338", "DFR-334")
@pytest.mark.parametrize(("chosen", "sun"), [("light 1s", 1), ("dark moon-golem", 0)])
def test_by_option_only_golem_faces_of_the_celestial_die_do_nothing(chosen: str, sun: int) -> None:
    """If copied golems do not move, then another face shown for the Celestial die is applied all the same."""
    t = forge(3, "goddess", copied_golem_moves=False).golem(0, "T8").reserve(0, moon=3).celestial(5)
    t.choose("celestial-die", chosen)
    assert (t.sun(0), at_space(t), t.question) == (sun, "T8", "ROLL")
