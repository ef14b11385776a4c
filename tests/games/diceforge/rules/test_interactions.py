"""M. Face interactions."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge

CHOICE = "2g-or-2s-or-2m"
# What a shield gives when it misses: gold, sun, moon, glory.
SHIELDS = {"red": (0, 2, 0, 0), "blue": (0, 0, 2, 0), "yellow": (3, 0, 0, 0), "green": (0, 0, 0, 3)}


def lit(shown: str, setup: str = "light", **options: bool | str) -> Forge:
    """Seat 0 is about to use The Light with 3 gold; seat 1 shows the face on the light die, all others 1g."""
    t = forge(3, setup, **options).card(0, "light").reserve(0, gold=3).at("reinforcements")
    return t.dice(1, light=[shown])


def sky(shown: str, setup: str = "celestial-die", **options: bool | str) -> Forge:
    """Seat 0 rolls the Celestial die to its mirror; seat 1 shows the face on the light die, all others 1g."""
    t = forge(3, setup, **options).reserve(0, moon=3).dice(1, light=[shown])
    return t.celestial(4).choose("celestial-die")


@pytest.mark.rule("DFR-156")
def test_x3_with_x3_gives_nothing() -> None:
    """If both dice show x3, then nothing is gained."""
    t = blessed("x3", "x3").reserve(0, gold=2)
    assert (t.purse(0), t.asked) == ((2, 0, 0, 0), (0, "ACT"))


@pytest.mark.rule("DFR-157")
@pytest.mark.parametrize(("choice", "gain"), [("gold", (6, 0, 0, 0)), ("sun", (0, 6, 0, 0)), ("moon", (0, 0, 6, 0))])
def test_x3_triples_the_chosen_resource(choice: str, gain: tuple[int, int, int, int]) -> None:
    """If x3 lies beside a choice face, then one resource is chosen once and tripled."""
    t = blessed(CHOICE, "x3").choose(choice)
    assert t.purse(0) == gain
    assert t.question != "CHOOSE_GAIN"


@pytest.mark.rule("DFR-158")
def test_x3_triples_every_resource_of_a_face() -> None:
    """If x3 lies beside 1G+1S+1M+1VP, then three of each are gained."""
    assert blessed("x3", "1g-1s-1m-1v").purse(0) == (3, 3, 3, 3)


@pytest.mark.rule("DFR-159")
def test_x3_triples_the_copied_face() -> None:
    """If x3 lies beside a mirror, then a face is chosen and what it gives is tripled."""
    t = blessed("x3", "mirror").dice(2, dark=["2s"])
    assert t.asked == (0, "COPY_FACE")
    assert t.choose("dark of 2").purse(0) == (0, 6, 0, 0)


@pytest.mark.rule("DFR-160")
def test_x3_with_a_ship_forges_one_face_six_gold_cheaper() -> None:
    """If x3 lies beside a ship, then one face is forged, at 6 gold less."""
    t = blessed("x3", "ship").reserve(0, gold=2)
    assert t.closed("4v") == "DFR-021"
    t.choose("2s", "light-1")
    assert (t.gold(0), t.player(0)["forged"], t.question) == (0, 3, "ROLL")
    assert blessed("x3", "ship").reserve(0, gold=6).choose("4v", "light-1").gold(0) == 0


@pytest.mark.rule("DFR-146", "DFR-160")
def test_a_discount_larger_than_the_cost_pays_nothing_out() -> None:
    """If x3 and a ship forge a face of cost 2, then it is free and no gold comes back."""
    t = blessed("x3", "ship").reserve(0, gold=3).choose("3g", "light-1")
    assert (t.gold(0), t.faces(0, "light")[1]) == (3, "3g")


@pytest.mark.rule("DFR-161")
def test_x3_with_a_boar() -> None:
    """If x3 lies beside a boar, then the bearer triples one choice and the owner of the card chooses three times."""
    t = blessed("x3", "boar-red", setup="boar").card(2, "boar").choose("moon")
    assert (t.moon(0), t.asked) == (3, (2, "CHOOSE_GAIN"))
    t.choose("sun", "moon", "glory")
    assert t.purse(2) == (2, 1, 1, 3)
    assert t.question != "CHOOSE_GAIN"


@pytest.mark.rule("DFR-162")
def test_x3_with_a_golem() -> None:
    """If x3 lies beside a golem face, then the golem goes three spaces and each is applied in order."""
    t = blessed("x3", "moon-golem", setup="goddess").choose("U1")
    assert (t.sun(0), t.options) == (1, {"U2", "C1"})
    t.choose("U2", "glory")
    assert (t.purse(0), t.player(0)["golem"]) == ((0, 1, 0, 6), "U3")
    assert [space for _, space in t.log("GOLEM_MOVED")] == ["U1", "U2", "U3"]


@pytest.mark.rule("DFR-163")
@pytest.mark.parametrize(
    ("colour", "gain"),
    [("red", (0, 6, 0, 0)), ("blue", (0, 0, 6, 0)), ("yellow", (9, 0, 0, 0)), ("green", (0, 0, 0, 9))],
)
def test_x3_with_a_shield(colour: str, gain: tuple[int, int, int, int]) -> None:
    """If x3 lies beside a shield, then its bottom value is tripled."""
    assert blessed("x3", f"shield-{colour}").purse(0) == gain


@pytest.mark.rule("DFR-164")
@pytest.mark.parametrize(("colour", "shards", "space"), [("blue", 6, "-6"), ("yellow", 0, "6")])
def test_x3_with_a_chaos_face(colour: str, shards: int, space: str) -> None:
    """If x3 lies beside a Chaos face, then gain B is tripled and no glory comes."""
    t = blessed("x3", f"chaos-{colour}", setup="titans")
    assert (t.shard(0), t.player(0)["allegiance"], t.glory(0)) == (shards, space, 0)


@pytest.mark.rule("DFR-165")
def test_a_mirror_of_x3_triples_ones_own_other_die() -> None:
    """If a mirror copies an x3, then the copier's other die is tripled, not the opponent's."""
    t = blessed("mirror", "2s").dice(1, light=["x3"], dark=["2m"]).choose("light of 1")
    assert (t.purse(0), t.purse(1)) == ((0, 6, 0, 0), (0, 0, 6, 0))


@pytest.mark.rule("DFR-166")
def test_a_mirror_does_not_copy_a_mirror() -> None:
    """If an opponent shows a mirror, then it is closed; if all show nothing else, the mirror does nothing."""
    t = blessed("mirror", "2s").dice(1, light=["mirror"], dark=["2m"])
    assert (t.closed("light of 1"), t.options) == ("DFR-166", {"dark of 1", "light of 2"})
    t.choose("light of 2")
    t = blessed("mirror", "2s").reserve(0, gold=2)
    for seat in (1, 2):
        t.dice(seat, light=["mirror"], dark=["mirror"])
    assert (t.purse(0), {seat for seat, *_ in t.log("COPIED")}) == ((2, 2, 0, 0), {1, 2})


@pytest.mark.rule("DFR-166")
def test_by_option_a_mirror_facing_a_mirror_copies_ones_own_die() -> None:
    """If the option is on and an opponent shows a mirror, then one's own other face may be copied too."""
    t = blessed("mirror", "2s", mirror_on_mirror=True).dice(1, light=["mirror"], dark=["2m"])
    assert t.options == {"dark of 0", "dark of 1", "light of 2"}
    t.choose("dark of 0")
    assert t.purse(0) == (0, 4, 0, 0)


@pytest.mark.rule("DFR-166")
def test_the_option_changes_nothing_where_nobody_shows_a_mirror() -> None:
    """If the option is on and no opponent shows a mirror, then one's own other face stays closed."""
    t = blessed("mirror", "2s", mirror_on_mirror=True).dice(1, dark=["2m"])
    assert (t.options, t.closed("dark of 0")) == ({"light of 1", "dark of 1"}, "DFR-145")
    t.choose("dark of 1")
    assert t.purse(0) == (0, 2, 2, 0)


@pytest.mark.rule("DFR-167")
def test_a_mirror_of_a_golem_moves_ones_own_golem() -> None:
    """If a mirror copies a golem face, then the copier's golem moves one space."""
    t = blessed("mirror", "1g", setup="goddess").golem(0, "T8").golem(1, "T11")
    t.dice(1, light=["sun-golem"]).choose("light of 1")
    while t.question == "APPLY_FIRST":
        t.choose("sun-golem")
    assert (t.player(0)["golem"], t.player(1)["golem"], t.log("CELESTIAL_ROLLED")) == ("T9", "T12", [])


@pytest.mark.rule("DFR-168")
def test_a_mirror_of_the_missing_half_completes_the_puzzle() -> None:
    """If a mirror copies a sun golem beside a moon golem, then both move and the Celestial die is rolled."""
    t = blessed("mirror", "moon-golem", setup="goddess").golem(0, "T7").golem(1, "T11")
    t.dice(1, light=["sun-golem"]).choose("light of 1").celestial(2)
    while t.question == "APPLY_FIRST":
        t.choose("puzzle" if "puzzle" in t.options else next(iter(t.options)))
    assert (t.player(0)["golem"], t.glory(0)) == ("T9", 5)


@pytest.mark.rule("DFR-169")
def test_a_mirror_of_a_ship_forges() -> None:
    """If a mirror copies a ship, then the copier may forge at 2 gold less."""
    t = blessed("mirror", "1s").reserve(0, gold=4).dice(2, light=["ship"]).choose("light of 2")
    assert (t.asked, t.closed("2s")) == ((0, "FORGE_WHAT"), "DFR-021")
    t.choose("2m", "light-1")
    assert (t.gold(0), t.faces(0, "light")[1]) == (0, "2m")


@pytest.mark.rule("DFR-170", "DFR-171")
def test_a_copied_boar_pays_its_owner_and_the_copier() -> None:
    """If a mirror copies a boar, then the copier takes the bearer's share and the owner of the card gains."""
    t = forge(3, "boar").card(2, "boar").dice(0, light=["mirror"]).dice(1, light=["boar-red"]).at("blessings")
    t.rolls(*[0] * 6).choose("light of 1", "sun")
    assert (t.asked, t.sun(0), t.sun(1)) == ((2, "CHOOSE_GAIN"), 1, 0)
    t.choose("glory")
    assert (t.glory(2), t.asked) == (3, (1, "CHOOSE_GAIN"))
    t.choose("moon", "glory")
    assert (t.moon(1), t.glory(2)) == (1, 6)


@pytest.mark.rule("DFR-170")
def test_a_boar_copied_by_the_light_pays_its_owner() -> None:
    """If The Light applies a boar, then the owner of the card gains, and by option he does not."""
    t = lit("boar-red", "light, boar").card(2, "boar").choose("light", "light of 1", "sun")
    assert t.asked == (2, "CHOOSE_GAIN")
    t.choose("glory")
    assert (t.sun(0), t.glory(2), t.sun(1)) == (1, 3, 0)
    t = lit("boar-red", "light, boar", copied_faces_pay_owner=False).card(2, "boar").reserve(0, gold=5)
    t.choose("light", "light of 1", "sun")
    assert (t.asked, t.glory(2)) == ((0, "ACT"), 0)


@pytest.mark.rule("DFR-170")
def test_a_misfortune_copied_by_the_light_strikes() -> None:
    """If The Light applies a misfortune face, then the owner of its card applies both dice of the bearer."""
    t = lit("misfortune-red", "titans").card(2, "misfortune").dice(1, dark=["2m"])
    t.choose("light", "light of 1", "shard", "loyalty")
    assert (t.shard(0), t.moon(2), t.player(2)["allegiance"], t.moon(0)) == (1, 2, "1", 0)


@pytest.mark.rule("DFR-170", "DFR-171")
def test_a_boar_copied_by_the_celestial_die_pays_its_owner() -> None:
    """If the mirror of the Celestial die applies a boar, then the roller takes a shard and the owner gains."""
    t = forge(3, "moon-golem, great-golem, sun-golem, time-golem, boar").card(2, "boar").dice(1, light=["boar-red"])
    t.golem(0, "T1").at("blessings").roll(0, "1s", "moon-golem").roll(1, "boar-red", "1g").roll(2, "1g", "1g")
    t.celestial(4).choose("light of 1", "sun")
    assert (t.asked, t.sun(0), t.player(0)["golem"]) == ((2, "CHOOSE_GAIN"), 2, "T2")
    t.choose("glory", "moon", "sun")
    assert (t.glory(2), t.moon(1), t.sun(2)) == (3, 1, 1)


@pytest.mark.rule("DFR-172")
@pytest.mark.parametrize(("one", "other"), list(permutations(SHIELDS, 2)))
def test_of_two_shields_both_miss_and_no_order_is_asked(one: str, other: str) -> None:
    """If two different shields are rolled, then neither gives what the other wants: both miss, in any order."""
    t = blessed(f"shield-{one}", f"shield-{other}")
    assert t.asked == (0, "ACT")
    assert t.purse(0) == tuple(a + b for a, b in zip(SHIELDS[one], SHIELDS[other], strict=True))


@pytest.mark.rule("DFR-172")
def test_a_chaos_face_is_judged_on_a_shield_applied_first() -> None:
    """If a red shield comes first it gives 2S, so red Chaos gives gain A; the other way round both miss."""
    t = blessed("shield-red", "chaos-red", setup="titans").choose("shield-red")
    assert (t.sun(0), t.shard(0), t.glory(0)) == (2, 2, 3)
    t = blessed("shield-red", "chaos-red", setup="titans").choose("chaos-red")
    assert (t.sun(0), t.shard(0), t.glory(0)) == (2, 2, 0)


@pytest.mark.rule("DFR-172")
def test_by_option_both_dependent_faces_miss() -> None:
    """If the option says so, then of a shield and a Chaos face both miss, and no order is asked."""
    t = blessed("shield-red", "chaos-red", setup="titans", two_dependent_faces="both_miss")
    assert (t.asked, t.sun(0), t.shard(0), t.glory(0)) == ((0, "ACT"), 2, 2, 0)


@pytest.mark.rule("DFR-173")
def test_a_shield_copied_outside_a_blessing_gives_its_bottom_value() -> None:
    """If The Light or the Celestial die applies a shield, then it misses, whatever the other dice show."""
    t = lit("shield-red").dice(0, light=["2s"], dark=["2s"]).choose("light", "light of 1")
    assert (t.sun(0), t.glory(0)) == (2, 0)
    t = sky("shield-green").choose("light of 1")
    assert t.glory(0) == 3


@pytest.mark.rule("DFR-173")
@pytest.mark.parametrize(("colour", "shards", "space"), [("red", 2, "-2"), ("green", 0, "2")])
def test_a_chaos_face_copied_outside_a_blessing_gives_gain_b(colour: str, shards: int, space: str) -> None:
    """If The Light applies a Chaos face, then gain B comes, without glory."""
    t = lit(f"chaos-{colour}", "titans").choose("light", "light of 1")
    assert (t.shard(0), t.player(0)["allegiance"], t.glory(0)) == (shards, space, 0)


@pytest.mark.rule("DFR-174")
def test_a_single_x3_copied_outside_a_blessing_gives_nothing() -> None:
    """If The Light or the Celestial die applies an x3, then nothing is gained."""
    t = lit("x3").reserve(0, gold=5).choose("light", "light of 1")
    assert (t.purse(0), t.asked) == ((2, 0, 0, 0), (0, "ACT"))
    t = sky("x3").choose("light of 1")
    assert (t.purse(0), t.turn()) == ((0, 0, 0, 0), (1, 1))
