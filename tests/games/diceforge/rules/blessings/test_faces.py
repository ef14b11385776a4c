"""L. Garden faces."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import GAME, content
from tests.games.diceforge.scenario import blessed, forge

CHOICE = "1g-or-1s-or-1m"
# The resource a shield waits for, on the other die, and what the shield gives without it.
SHIELDS = {
    "red": ("2s", (0, 2, 0, 0)),
    "blue": ("2m", (0, 0, 2, 0)),
    "yellow": ("4g", (3, 0, 0, 0)),
    "green": ("4v", (0, 0, 0, 3)),
}
OTHERS = {"2s": (0, 2, 0, 0), "2m": (0, 0, 2, 0), "4g": (4, 0, 0, 0), "4v": (0, 0, 0, 4)}
Purse = tuple[int, int, int, int]


def plus(one: Purse, other: Purse) -> Purse:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


@pytest.mark.rule("DFR-142")
@pytest.mark.parametrize("players", [2, 4])
def test_the_faces_of_the_gardens(players: int) -> None:
    """If the Gardens are looked at, then there are four of each kind, shields and boars in four colours."""
    found = {pool["face"]: pool["left"] for pool in forge(players).table["pools"] if pool["place"] == "gardens"}
    coloured = {f"{kind}-{c}": 1 for kind in ("shield", "boar") for c in ("red", "blue", "yellow", "green")}
    assert found == {"x3": 4, "mirror": 4, "ship": 4, **coloured}


@pytest.mark.rule("DFR-143")
@pytest.mark.parametrize(
    ("face", "gain"), [("3g", (9, 0, 0, 0)), ("2s", (0, 6, 0, 0)), ("1m", (0, 0, 3, 0)), ("4v", (0, 0, 0, 12))]
)
def test_x3_triples_the_other_die(face: str, gain: Purse) -> None:
    """If x3 is rolled on either die, then what the other die gives is tripled."""
    assert blessed("x3", face).purse(0) == gain
    assert blessed(face, "x3").purse(0) == gain


@pytest.mark.rule("DFR-144")
def test_x3_gives_nothing_of_its_own() -> None:
    """If x3 is rolled beside a face that gives nothing, then nothing is gained."""
    t = blessed("x3", "mirror").reserve(0, gold=2)
    for seat in (1, 2):
        t.dice(seat, light=["mirror"], dark=["mirror"])
    assert (t.purse(0), t.asked) == ((2, 0, 0, 0), (0, "ACT"))


@pytest.mark.rule("DFR-145")
@pytest.mark.tells("COPIED DFR-145")
def test_a_mirror_applies_a_face_of_an_opponent() -> None:
    """If a mirror is rolled, then any face opponents show may be copied, each picture once, but none of one's own."""
    t = blessed("mirror", "3v").dice(1, light=["2s"], dark=["2m"]).dice(2, light=["2s"], dark=["4g"])
    assert (t.asked, t.options) == ((0, "COPY_FACE"), {"light of 1", "dark of 1", "dark of 2"})
    assert (t.closed("dark of 0"), t.closed("light of 2")) == ("DFR-145", "DFR-145")
    t.choose("dark of 2")
    assert (t.purse(0), t.showing(0), t.purse(2)) == ((4, 0, 0, 3), ("mirror", "3v"), (4, 2, 0, 0))


@pytest.mark.rule("DFR-146")
def test_a_ship_forges_two_gold_cheaper() -> None:
    """If a ship is applied with 4 gold, then faces up to cost 6 can be had for 2 gold less."""
    t = blessed("ship", "1m").reserve(0, gold=4)
    assert (t.asked, t.closed("2s")) == ((0, "FORGE_WHAT"), "DFR-021")
    t.choose("2m", "dark 1g")
    assert (t.gold(0), t.faces(0, "dark").count("2m")) == (0, 1)


@pytest.mark.rule("DFR-146")
def test_a_discount_never_pays_out() -> None:
    """If a face of cost 2 is forged with a ship, then it is free and no gold comes back; only one is forged."""
    t = blessed("ship", "1s").reserve(0, gold=1).choose("3g", "light-1")
    assert (t.gold(0), len(t.log("FORGED")), t.asked) == (1, 1, (0, "ACT"))


@pytest.mark.rule("DFR-146")
@pytest.mark.parametrize(("face", "key"), [("3g", "do-forge-free"), ("2m", "do-forge-free"), ("2s", "do-forge")])
def test_a_face_cheaper_than_the_discount_is_offered_for_nothing(face: str, key: str) -> None:
    """If x3 makes a ship 6 gold cheaper, then faces of cost 2 and 6 are offered free, and one of cost 8 is not."""
    t = blessed("ship", "x3").reserve(0, gold=2)
    assert GAME.say_option(t.s, content.face_ids.index(face)).key == key


@pytest.mark.rule("DFR-147")
def test_a_ship_need_not_be_used() -> None:
    """If a ship is applied, then its owner may decline."""
    t = blessed("ship", "1m").reserve(0, gold=9).choose("decline")
    assert (t.gold(0), t.log("FORGED"), t.asked) == (9, [], (0, "ACT"))


@pytest.mark.rule("DFR-148")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_ships_forge_in_turn_order(active: int) -> None:
    """If all roll a ship, then they forge in turn order from the active player, and the first takes the last face."""
    t = forge(3).active(active).left("2s", 1).at("blessings").rolls(*[0] * 6)
    for seat in range(3):
        t.dice(seat, light=["ship"], dark=["1m"]).reserve(seat, gold=6)
    seats = []
    for turn in range(3):
        assert t.asked is not None
        seats.append(t.asked[0])
        if turn == 0:
            t.choose("2s", "light-1")
        else:
            assert t.closed("2s") == "DFR-091"
            t.choose("decline")
    assert seats == [(active + k) % 3 for k in range(3)]


@pytest.mark.rule("DFR-149", "DFR-150", "DFR-151")
@pytest.mark.parametrize("colour", SHIELDS)
@pytest.mark.parametrize("other", OTHERS)
def test_a_shield_gives_its_top_or_its_bottom(colour: str, other: str) -> None:
    """If the other die gives the shield's resource it gives 5 glory, otherwise its bottom value, never both."""
    wanted, bottom = SHIELDS[colour]
    gain = (0, 0, 0, 5) if other == wanted else bottom
    assert blessed(f"shield-{colour}", other).purse(0) == plus(OTHERS[other], gain)
    assert blessed(other, f"shield-{colour}").purse(0) == plus(OTHERS[other], gain)


@pytest.mark.rule("DFR-149")
@pytest.mark.parametrize("colour", SHIELDS)
def test_a_face_with_more_than_the_resource_hits_too(colour: str) -> None:
    """If the other die gives the resource among others, then the shield gives 5 glory."""
    assert blessed(f"shield-{colour}", "1g-1s-1m-1v").purse(0) == (1, 1, 1, 6)


@pytest.mark.rule("DFR-152")
@pytest.mark.parametrize(("choice", "gain"), [("sun", (0, 1, 0, 5)), ("moon", (0, 2, 1, 0)), ("gold", (1, 2, 0, 0))])
def test_a_shield_is_judged_on_the_choice_made(choice: str, gain: Purse) -> None:
    """If the other die offers a choice, then the chosen resource decides, on whichever die the shield is."""
    assert blessed("shield-red", CHOICE).choose(choice).purse(0) == gain
    assert blessed(CHOICE, "shield-red").choose(choice).purse(0) == gain


@pytest.mark.rule("DFR-152")
@pytest.mark.parametrize(("copied", "gain"), [("2s", (0, 2, 0, 5)), ("2m", (0, 2, 2, 0))])
def test_a_shield_is_judged_on_the_copied_face(copied: str, gain: Purse) -> None:
    """If the other die is a mirror, then the face it copies decides."""
    t = blessed("shield-red", "mirror").dice(1, light=[copied]).choose("light of 1")
    assert t.purse(0) == gain


@pytest.mark.rule("DFR-153")
def test_a_gain_lost_to_a_full_reserve_counts_as_given() -> None:
    """If the sun reserve is full, then a 2S on the other die still makes the red shield give 5 glory."""
    assert blessed("shield-red", "2s").reserve(0, sun=6).purse(0) == (0, 6, 0, 5)


@pytest.mark.rule("DFR-154")
@pytest.mark.parametrize(("choice", "gain"), [("sun", (0, 1, 0, 0)), ("moon", (0, 0, 1, 0))])
def test_the_bearer_of_a_boar_takes_a_shard(choice: str, gain: Purse) -> None:
    """If a boar face is applied, then its bearer gains 1S or 1M as he likes."""
    t = blessed("boar-red", "1g", setup="boar")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"sun", "moon"})
    assert t.choose(choice).purse(0) == (1, *gain[1:])


@pytest.mark.rule("DFR-155")
@pytest.mark.parametrize(("choice", "gain"), [("sun", (2, 1, 0, 0)), ("moon", (2, 0, 1, 0)), ("glory", (2, 0, 0, 3))])
def test_the_owner_of_the_boar_card_gains_each_time(choice: str, gain: Purse) -> None:
    """If a boar face is applied, then the owner of the card of its colour gains 1S, 1M or 3 glory."""
    t = blessed("boar-blue", "1g", setup="boar").card(1, "boar").card(2, "boar").choose("sun")
    assert (t.asked, t.options) == ((2, "CHOOSE_GAIN"), {"sun", "moon", "glory"})
    t.choose(choice)
    assert (t.purse(2), t.purse(1)) == (gain, (2, 0, 0, 0))


@pytest.mark.rule("DFR-155")
def test_the_owner_gains_in_a_minor_blessing_too() -> None:
    """If a boar face comes up in a minor blessing, then the owner of its card gains as well."""
    t = forge(3, "boar").card(1, "boar").card(0, "hind").dice(0, light=["boar-red"]).at("reinforcements")
    t.rolls(0).choose("hind", "light", "moon")
    assert t.asked == (1, "CHOOSE_GAIN")
    t.choose("glory")
    assert (t.moon(0), t.glory(1)) == (1, 3)
