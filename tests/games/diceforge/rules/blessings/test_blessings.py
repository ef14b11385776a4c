"""D. Divine blessings, E. Minor blessings."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge

CHOICE = "1g-or-1s-or-1m"
JOINED = {
    "1s-1v": (0, 1, 0, 1),
    "2g-1m": (2, 0, 1, 0),
    "2m-2v": (0, 0, 2, 2),
    "1g-1s-1m-1v": (1, 1, 1, 1),
}
OFFERED = {
    "1g-or-1s-or-1m": {"gold": (1, 0, 0, 0), "sun": (0, 1, 0, 0), "moon": (0, 0, 1, 0)},
    "2g-or-2s-or-2m": {"gold": (2, 0, 0, 0), "sun": (0, 2, 0, 0), "moon": (0, 0, 2, 0)},
    "3g-or-2v": {"gold": (3, 0, 0, 0), "glory": (0, 0, 0, 2)},
}


def minor(face: str, die: str = "dark", setup: str = "first") -> Forge:
    """Seat 0 uses a Silver Hind on the die with this face at position 0; the other die shows its 1s or 1m."""
    t = forge(3, setup).card(0, "hind").reserve(0, gold=2).at("reinforcements")
    t.dice(0, light=[face] if die == "light" else None, dark=[face] if die == "dark" else None)
    t.shown(0, light=None if die == "light" else "1s", dark=None if die == "dark" else "1m")
    return t.roll_die(0, die, 0).choose("hind", die)


@pytest.mark.rule("DFR-061")
def test_both_dice_are_rolled_shown_and_applied() -> None:
    """If 1S and 2VP are rolled, then both are shown and both are gained."""
    t = forge(3).at("blessings").roll(0, "1s", "2v").roll(1, "1g", "1m").roll(2, "1g", "1g")
    assert [t.showing(seat) for seat in range(3)] == [("1s", "2v"), ("1g", "1m"), ("1g", "1g")]
    assert [t.purse(seat) for seat in range(3)] == [(0, 1, 0, 2), (1, 0, 1, 0), (2, 0, 0, 0)]


@pytest.mark.rule("DFR-062")
def test_the_owner_of_the_blessing_chooses_the_order() -> None:
    """If the order of two faces matters, then their owner is asked, also in the turn of another."""
    t = forge(3).dice(1, light=["ship"], dark=["4g"]).at("blessings").roll(0, "1g", "1g").roll(1, "ship", "4g")
    t.roll(2, "1g", "1g")
    assert t.asked == (1, "APPLY_FIRST")
    assert t.options == {"ship", "4g"}
    t.choose("ship")
    assert (t.asked, t.gold(1)) == ((1, "FORGE_WHAT"), 0)


@pytest.mark.rule("DFR-062")
def test_an_order_that_cannot_matter_is_not_asked() -> None:
    """If two plain faces are rolled, then both are applied without a question."""
    assert blessed("2s", "2m").reserve(0, gold=2).asked == (0, "ACT")


@pytest.mark.rule("DFR-062")
@pytest.mark.parametrize(("space", "light", "dark"), [(-3, "1a", "1g"), (-11, "1g", "1l-1v"), (2, "1g", "1l-1v")])
def test_a_token_that_reaches_no_other_pay_makes_no_order(space: int, light: str, dark: str) -> None:
    """If one face moves the token and no loyalty zone begins or ends on its way, then the order is not asked."""
    t = forge(3, "titans").allegiance(0, space).reserve(0, gold=2).at("blessings").roll(0, light, dark)
    t.rolls(0, 0, 0, 0)
    assert t.asked == (0, "ACT")


@pytest.mark.rule("DFR-062")
@pytest.mark.parametrize(("space", "light", "dark"), [(3, "1g", "1l-1v"), (4, "1a", "1g"), (6, "1g", "1l-1v")])
def test_a_token_that_crosses_into_a_loyalty_zone_makes_an_order(space: int, light: str, dark: str) -> None:
    """If one face moves the token into or out of a zone that pays for the other face, then the order is asked."""
    t = forge(3, "titans").allegiance(0, space).at("blessings").roll(0, light, dark).rolls(0, 0, 0, 0)
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {light, dark})


@pytest.mark.rule("DFR-063")
def test_a_face_cannot_be_declined() -> None:
    """If a face does not say may, then there is no answer that gives it up."""
    t = blessed(CHOICE, "1g")
    assert t.options == {"gold", "sun", "moon"}
    t = blessed("mirror", "1g").dice(2, light=["2s"]).choose("light of 2")
    assert t.sun(0) == 2


@pytest.mark.rule("DFR-064")
def test_a_die_shows_its_last_face() -> None:
    """If a die was rolled, then it shows that face through the whole turn; a forging changes only the forged die."""
    t = blessed("2s", "2m").reserve(0, gold=3)
    t.choose("3g")
    assert t.showing(0) == ("2s", "2m")
    t.choose("dark 1g", *["stop"] * (t.question == "FORGE_MORE"))
    assert t.showing(0) == ("2s", "3g")
    t.pass_all()
    assert (t.turn(), t.showing(0)) == ((1, 1), ("2s", "3g"))


@pytest.mark.rule("DFR-065")
def test_all_dice_are_rolled_before_any_face_is_applied() -> None:
    """If the first player has to choose, then everybody has rolled already and nobody has gained."""
    t = blessed(CHOICE, "1m")
    assert (t.asked, len(t.log("ROLLED")), t.log("GAINED")) == ((0, "CHOOSE_GAIN"), 3, [])


@pytest.mark.rule("DFR-066")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_simultaneous_effects_in_turn_order_from_the_active_player(active: int) -> None:
    """If all have to choose at once, then they are asked in turn order, the active player first."""
    t = forge(4).first(1).active(active).at("blessings").rolls(*[0] * 8)
    for seat in range(4):
        t.dice(seat, light=[CHOICE])
    seats = []
    for _ in range(4):
        assert t.asked is not None
        seats.append(t.asked[0])
        t.choose("sun")
    assert seats == [(active + k) % 4 for k in range(4)]


@pytest.mark.rule("DFR-067")
def test_the_first_face_can_pay_for_the_second() -> None:
    """If 3 gold are applied before a ship, then they buy a face of cost 5; the other way round only one of cost 2."""
    t = blessed("3g", "ship").choose("3g")
    assert t.options == {"3g", "1m", "4g", "1s", "6g", CHOICE, "1s-1v", "2g-1m", "3g-or-2v", "decline"}
    t.choose("3g-or-2v", "light 1g")
    assert t.gold(0) == 0
    t = blessed("3g", "ship").choose("ship")
    assert t.options == {"3g", "1m", "decline"}


@pytest.mark.rule("DFR-068")
@pytest.mark.parametrize(("face", "gain"), JOINED.items())
def test_a_face_joined_by_plus_gives_all(face: str, gain: tuple[int, int, int, int]) -> None:
    """If a face shows several resources joined by +, then all of them are gained."""
    assert blessed(face, "x3").purse(0) == tuple(3 * n for n in gain)
    t = blessed(face, "1s")
    assert t.purse(0) == (gain[0], gain[1] + 1, *gain[2:])


@pytest.mark.rule("DFR-069")
@pytest.mark.parametrize("face", OFFERED)
def test_a_face_joined_by_strokes_gives_one(face: str) -> None:
    """If a face shows several resources of which one is taken, then exactly the chosen one is gained."""
    for resource, gain in OFFERED[face].items():
        t = blessed("mirror", "1m").dice(1, light=[face]).choose("light of 1")
        assert t.options == set(OFFERED[face])
        t.choose(resource)
        assert t.purse(0) == (*gain[:2], gain[2] + 1, gain[3])


@pytest.mark.rule("DFR-069")
def test_the_choice_is_made_when_the_face_is_applied() -> None:
    """If two choice faces are rolled, then the second is asked after the first was gained."""
    t = blessed(CHOICE, "3g-or-2v").choose("sun")
    assert (t.sun(0), t.options, t.closed("sun")) == (1, {"gold", "glory"}, "DFR-069")


@pytest.mark.rule("DFR-070")
def test_a_full_reserve_may_be_chosen() -> None:
    """If gold is full, then gold may be chosen on a choice face and nothing is gained."""
    t = blessed(CHOICE, "2v").reserve(0, gold=12, sun=6)
    assert t.options == {"gold", "sun", "moon"}
    t.choose("sun")
    assert t.purse(0) == (12, 6, 0, 2)


# --- minor blessings ------------------------------------------------------------------------------


@pytest.mark.rule("DFR-071")
@pytest.mark.tells("APPLIED DFR-061", "ROLLED_ONE DFR-071")
@pytest.mark.parametrize(("die", "face", "gain"), [("light", "2s", (0, 2, 0, 0)), ("dark", "3v", (0, 0, 0, 3))])
def test_a_minor_blessing_rolls_one_die(die: str, face: str, gain: tuple[int, int, int, int]) -> None:
    """If a die is picked, then it is rolled, shows its face, and that face is gained."""
    t = minor(face, die)
    assert t.purse(0) == (2 + gain[0], *gain[1:])
    assert face in t.showing(0)
    assert t.log("ROLLED_ONE") == [(0, int(die == "dark"), face)]


@pytest.mark.rule("DFR-072")
def test_the_die_is_picked_before_it_is_rolled() -> None:
    """If a minor blessing begins, then the die is asked for while nothing is rolled yet."""
    t = forge(3).card(0, "hind").at("reinforcements").choose("hind")
    assert (t.asked, t.options, t.log("ROLLED_ONE")) == ((0, "PICK_DIE"), {"light", "dark"}, [])
    t.choose("light")
    assert (t.question, t.sides) == ("ROLL", 6)
    t.roll_die(0, "light", "1s").go()
    assert t.sun(0) == 1


@pytest.mark.rule("DFR-073")
@pytest.mark.parametrize(("die", "shown", "gain"), [("light", ("1g", "1m"), 0), ("dark", ("1s", "1g"), 0)])
def test_the_other_die_is_left_alone(die: str, shown: tuple[str, str], gain: int) -> None:
    """If one die is rolled, then the other shows what it showed and gives nothing."""
    t = minor("1g", die)
    assert t.showing(0) == shown
    assert t.purse(0) == (3, gain, gain, 0)


@pytest.mark.rule("DFR-074")
def test_x3_alone_gives_nothing() -> None:
    """If x3 is rolled in a minor blessing, then nothing is gained, whatever the other die shows."""
    t = minor("x3")
    assert (t.purse(0), t.showing(0), t.asked) == ((2, 0, 0, 0), ("1s", "x3"), (0, "ACT"))


@pytest.mark.rule("DFR-075")
@pytest.mark.parametrize(
    ("colour", "gain"),
    [("red", (2, 2, 0, 0)), ("blue", (2, 0, 2, 0)), ("yellow", (5, 0, 0, 0)), ("green", (2, 0, 0, 3))],
)
def test_a_shield_alone_gives_its_bottom_value(colour: str, gain: tuple[int, int, int, int]) -> None:
    """If a shield is rolled in a minor blessing, then its bottom value is gained, though the other die shows 1S."""
    assert minor(f"shield-{colour}").purse(0) == gain


@pytest.mark.rule("DFR-076")
@pytest.mark.parametrize(("colour", "shards", "space"), [("red", 2, "-2"), ("green", 0, "2")])
def test_a_chaos_face_alone_gives_gain_b(colour: str, shards: int, space: str) -> None:
    """If a Chaos face is rolled in a minor blessing, then 2 A or 2 L are gained and no glory."""
    t = forge(3, "titans").card(0, "oracle").dice(0, dark=[f"chaos-{colour}"]).at("reinforcements")
    t.shown(0, light="1g").choose("oracle").roll_die(0, "dark", 0).choose("dark")
    assert (t.shard(0), t.glory(0), t.player(0)["allegiance"]) == (shards, 0, space)


@pytest.mark.rule("DFR-077")
def test_a_golem_face_alone_moves_without_the_puzzle() -> None:
    """If a moon golem is rolled in minor blessings beside a shown sun golem, then the golem moves, nothing more."""
    t = forge(3, "goddess, sphinx").reserve(0, sun=6).dice(0, light=["sun-golem"]).golem(0, "T7")
    t.roll_die(0, "dark", "moon-golem").rolls(0, 0, 5).choose("sphinx", "dark")
    assert t.player(0)["golem"] == "T9"
    assert (t.log("CELESTIAL_ROLLED"), t.showing(0)) == ([], ("sun-golem", "moon-golem"))
