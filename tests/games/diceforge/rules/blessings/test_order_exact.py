"""D, M, O, R. When the order of two faces is asked for, and cards of other seats than the first at their edge."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_cards import buyer
from tests.games.diceforge.scenario_modules import bless, maze, titans, zone_gains


def is_asked(space: int | str, light: str, dark: str, setup: str = "titans") -> bool:
    """Whether seat 0, its token on a space, is asked in which order it applies two faces."""
    t = bless(titans(space, setup=setup).dice(0, light=[light], dark=[dark]), light, dark)
    return t.question == "APPLY_FIRST"


@pytest.mark.rule("DFR-449", "DFR-062")
@pytest.mark.parametrize(
    ("space", "light", "dark", "asked"),
    [
        (3, "1g", "1l-1v", True),
        (2, "1g", "1l-1v", False),
        (4, "3g", "1a", True),
        (5, "3g", "1a", False),
        (4, "1a", "3g-1a", True),
        (5, "1a", "3g-1a", True),
        (6, "1a", "3g-1a", False),
        (4, "1s", "1a", False),
        (4, "1a", "1s", False),
        (10, "3g", "1a", True),
        (3, "misfortune-red", "1g", True),
        (3, "1g", "misfortune-red", True),
        (3, "misfortune-red", "misfortune-blue", False),
    ],
)
def test_the_order_is_asked_where_a_zone_is_entered_or_left(space: int, light: str, dark: str, asked: bool) -> None:
    """If one face moves the token over the border of a loyalty zone and the other may be rewarded, then it matters."""
    assert is_asked(space, light, dark) == asked


@pytest.mark.rule("DFR-449", "DFR-434", "DFR-437")
@pytest.mark.parametrize(
    ("space", "asked"), [(13, True), (11, True), (-10, True), (-12, True), (-9, False), (0, False), (-6, False)]
)
def test_the_order_is_asked_where_a_special_path_is_in_reach(space: int, asked: bool) -> None:
    """If A and L are gained together near a special path, then the order may decide where the token ends."""
    assert is_asked(space, "1a", "1l-1v") == asked


@pytest.mark.rule("DFR-449")
@pytest.mark.parametrize("space", [-10, -12, -4])
def test_moves_one_way_end_alike_in_any_order(space: int) -> None:
    """If only A is gained, on a special path too, then the order is not asked for."""
    assert not is_asked(space, "1a", "1g")
    assert not is_asked(space, "1a", "3g-1a")


@pytest.mark.rule("DFR-454", "DFR-449")
@pytest.mark.parametrize(("space", "asked"), [(10, True), (4, False), (9, False)])
def test_without_a_bonus_only_paths_matter(space: int, asked: bool) -> None:
    """If A and L are gained by the Satyrs, who bring no bonus, then zones do not matter and paths do."""
    t = forge(3, "titans, satyrs").allegiance(0, space).reserve(0, moon=3)
    t.roll(1, "1a", "1g").roll(2, "1g", "1l-1v").choose("satyrs", "light of 1", "dark of 2")
    assert (t.question == "APPLY_FIRST") == asked


@pytest.mark.rule("DFR-067", "DFR-062")
@pytest.mark.parametrize(("light", "dark"), [("ship", "moon-golem"), ("moon-golem", "ship")])
def test_a_ship_beside_a_golem_is_asked_for(light: str, dark: str) -> None:
    """If a ship lies beside a golem face, which may lead to gold, then the order is asked for."""
    t = bless(maze("T8").dice(0, light=[light], dark=[dark]), light, dark)
    assert (t.question, t.options) == ("APPLY_FIRST", {light, dark})


@pytest.mark.rule("DFR-067")
def test_a_ship_beside_a_misfortune_is_asked_for() -> None:
    """If a ship lies beside a misfortune face, then the order is asked for; beside moon it is not."""
    assert is_asked(0, "ship", "misfortune-red")
    assert not is_asked(0, "ship", "1m")


@pytest.mark.rule("DFR-448", "DFR-450")
def test_a_face_of_gold_and_glory_is_rewarded_for_both_in_the_last_zone() -> None:
    """If a die gives gold and glory in zone L3, then 1 gold and 2 glory are added."""
    t = bless(titans(11).dice(0, light=["2g-1l-1v"]), "2g-1l-1v", "1m")
    assert (zone_gains(t), t.purse(0)) == ([(0, "glory", 2), (0, "gold", 1)], (3, 0, 1, 3))


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-311", "DFR-315")
def test_a_left_hand_of_the_second_seat_leaves_who_is_at_home() -> None:
    """If seat 1 buys the Left Hand and seat 0 is at home, then seat 0 does not roll; a Bear gives nothing for him."""
    t = forge(3, "left-hand, bear").active(1).reserve(1, sun=6).card(1, "bear").roll(1, "1g", "1m").choose("left-hand")
    assert (t.log("ROLLED"), t.log("OUSTED"), t.purse(1)) == ([(1, "1g", "1m")], [(1, 1, 4)], (1, 0, 1, 0))
    assert t.log("BEAR_PAID") == []
    t = forge(3, "left-hand, bear").active(1).reserve(1, sun=6).card(1, "bear").pawn(2, 1)
    t.roll(1, "1g", "1m").roll(2, "1g", "1m").choose("left-hand")
    assert (t.log("BEAR_PAID"), t.purse(1)) == ([(1, 3)], (2, 0, 2, 3))


@pytest.mark.rule("DFR-228", "DFR-311")
def test_twins_reroll_the_own_dice_of_the_left_hand() -> None:
    """If seat 1 owns Twins, then of the Left Hand's rolls his own two dice may be rerolled, and no other."""
    t = forge(3, "left-hand, twins").active(1).reserve(1, sun=6, gold=3).card(1, "twins").pawn(0, 1)
    t.roll(1, "1g", "1g").roll(0, "1s", "1m").choose("left-hand")
    assert (t.asked, t.options) == ((1, "REROLL"), {"keep", "light of 1", "dark of 1"})


@pytest.mark.rule("DFR-296")
def test_a_trident_for_a_single_gold_is_told() -> None:
    """If the buyer has 1 gold, then it is spent and told; without gold nothing is."""
    t = buyer("trident").reserve(0, gold=1).choose("trident")
    assert (t.gold(0), t.log("PAID")) == (0, [(0, "sun", 5), (0, "gold", 1)])
    assert buyer("trident").choose("trident").log("PAID") == [(0, "sun", 5)]


@pytest.mark.rule("DFR-297", "DFR-300")
def test_the_only_face_left_is_forged_with_the_trident() -> None:
    """If one face is left to take, then it is taken."""
    t = buyer("trident")
    for face in ("3g", "1m", "4g", "1s", "6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m", "3g-or-2v", "2m", "2s", "3v"):
        t.left(face, 0)
    for face in ("4v", "2m-2v", "2g-or-2s-or-2m", "1g-1s-1m-1v", "mirror", "x3"):
        t.left(face, 0)
    for face, colour in [
        (face, colour) for face in ("shield", "boar") for colour in ("red", "blue", "yellow", "green")
    ]:
        t.left(f"{face}-{colour}", 0)
    t.choose("trident")
    assert (t.asked, t.source) == ((0, "FORGE_WHERE"), "ship")


@pytest.mark.rule("DFR-138", "DFR-281")
def test_a_merchant_says_which_levels_are_out_of_reach() -> None:
    """If only level 1 is left in the Sanctuary, then one Merchant can upgrade and two together cannot."""
    t = forge(3, "merchant").card(0, "merchant", "merchant").dice(0, light=["1g"] * 6, dark=["1g"] * 6)
    for level in range(2, 8):
        t.level_left(level, 0)
    t.at("reinforcements").choose("merchant")
    assert (t.options, t.closed(2)) == ({0, 1}, "DFR-138")


@pytest.mark.rule("DFR-152", "DFR-485")
@pytest.mark.parametrize(
    ("chaos", "face", "chosen", "hit"),
    [
        ("chaos-yellow", "1g-or-1s-or-1m", "gold", True),
        ("chaos-red", "1g-or-1s-or-1m", "sun", True),
        ("chaos-blue", "1g-or-1s-or-1m", "moon", True),
        ("chaos-green", "3g-or-2v", "glory", True),
        ("chaos-red", "1g-or-1s-or-1m", "gold", False),
        ("chaos-yellow", "1g-or-1s-or-1m", "sun", False),
        ("chaos-green", "1g-or-1s-or-1m", "moon", False),
    ],
)
def test_a_chaos_face_applied_first_knows_what_was_chosen(chaos: str, face: str, chosen: str, hit: bool) -> None:
    """If the choice beside a Chaos face is made ahead and Chaos is applied first, then it is judged on that choice."""
    border = 4 if chaos in ("chaos-red", "chaos-blue") else 3
    t = bless(titans(border).dice(0, light=[chaos], dark=[face]), chaos, face, chosen)
    assert (t.question, t.options) == ("APPLY_FIRST", {chaos, face})
    t.choose(chaos)
    assert ((0, "glory", 3, 0) in t.log("GAINED")) == hit


@pytest.mark.rule("DFR-152")
@pytest.mark.parametrize(
    ("depending", "face", "setup"),
    [
        ("shield-red", "boar-red", "first"),
        ("shield-blue", "3g-or-2v", "first"),
        ("chaos-blue", "boar-red", "titans, boar"),
        ("chaos-blue", "misfortune-red", "titans"),
        ("shield-green", "misfortune-red", "titans, shield"),
    ],
)
@pytest.mark.parametrize("is_light", [True, False])
def test_a_choice_beside_a_face_that_depends_comes_before_all(
    depending: str, face: str, setup: str, is_light: bool
) -> None:
    """If a shield or Chaos face lies beside a choice, then the choice comes first: nothing is applied or ordered."""
    light, dark = (depending, face) if is_light else (face, depending)
    t = titans(3, setup=setup) if setup.startswith("titans") else forge(3, setup)
    bless(t.dice(0, light=[light], dark=[dark]), light, dark)
    assert (t.asked, t.source, t.log("APPLIED")) == ((0, "CHOOSE_GAIN"), face, [])
