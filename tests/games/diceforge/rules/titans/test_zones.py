"""The zones of the Titans board, and what the board counts at the end."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.rules import titans as board
from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import bless, side, titans, zone_gains

ZONES: dict[int | str, str] = {
    **dict.fromkeys(range(-3, 4), ""),
    **dict.fromkeys(range(4, 7), "L1"),
    **dict.fromkeys(range(7, 10), "L2"),
    **dict.fromkeys(range(10, 16), "L3"),
    **dict.fromkeys(range(-7, -3), "R1"),
    **dict.fromkeys(range(-13, -7), "R2"),
    "-11b": "R2",
    "-13b": "R2",
}
# A space of each loyalty zone with the gold and the points one die with gold brings more.
GOLD_BONUS = [(3, 0, 0), (4, 1, 0), (6, 1, 0), (7, 1, 1), (9, 1, 1), (10, 1, 1), (15, 1, 1), (-4, 0, 0), (-9, 0, 0)]


def minor(t: Forge, die: str, face: str) -> Forge:
    """Seat 0 uses its Oracle and rolls one die."""
    return t.card(0, "oracle").at("reinforcements").choose("oracle").roll_die(0, die, face).choose(die)


@pytest.mark.rule("DFR-443")
@pytest.mark.parametrize("space", ZONES)
def test_every_space_has_its_zone(space: int | str) -> None:
    """If a token stands on a space, then it is in the zone printed there."""
    assert titans(space).player(0)["zone"] == ZONES[space]


@pytest.mark.rule("DFR-442", "DFR-446", "DFR-447")
@pytest.mark.parametrize(("space", "gold", "points"), GOLD_BONUS)
def test_gold_brings_more_in_a_loyalty_zone(space: int, gold: int, points: int) -> None:
    """If a die gives G, then L1 adds 1 G, L2 and L3 add 1 G and 1 VP, and other spaces nothing."""
    t = minor(titans(space).dice(0, light=["3g"]), "light", "3g")
    assert (t.gold(0), t.glory(0)) == (3 + gold, points)


@pytest.mark.rule("DFR-442")
def test_only_the_zone_of_the_own_token_works() -> None:
    """If a rival stands in a loyalty zone, then he gains more, and nobody else."""
    t = forge(3, "titans").allegiance(1, 8).at("blessings").roll(0, 0, 0).roll(1, 0, 0).roll(2, 0, 0)
    assert [t.purse(seat) for seat in range(3)] == [(2, 0, 0, 0), (4, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.rule("DFR-444")
def test_zones_do_not_add_up() -> None:
    """If a token is in L3, then gold brings 1 G and 1 VP more, and not also what L1 and L2 give."""
    t = minor(titans(12), "light", "1g")
    assert (t.purse(0), sorted(zone_gains(t), key=str)) == ((2, 0, 0, 1), [(0, "glory", 1), (0, "gold", 1)])


@pytest.mark.rule("DFR-445")
def test_gold_of_a_card_brings_no_more() -> None:
    """If a Tree gives gold and a point in L3, then the zone adds nothing."""
    t = titans(10, setup="titans, tree").card(0, "tree").at("reinforcements").choose("tree")
    assert (t.purse(0), zone_gains(t)) == ((3, 0, 0, 1), [])


@pytest.mark.rule("DFR-445", "DFR-446")
def test_divine_and_minor_blessings_both_count() -> None:
    """If gold comes from the own dice, then a divine and a minor blessing bring more alike."""
    assert minor(titans(5), "light", "1g").gold(0) == 2
    assert bless(titans(5), "1g", "1m").gold(0) == 2


@pytest.mark.rule("DFR-448")
@pytest.mark.parametrize(("space", "points"), [(9, 3), (10, 4), (15, 4)])
def test_points_bring_one_more_in_l3_only(space: int, points: int) -> None:
    """If a die gives VP, then L3 adds 1 VP and L2 does not."""
    t = minor(titans(space).dice(0, light=["3v"]), "light", "3v")
    assert t.purse(0) == (0, 0, 0, points)


@pytest.mark.rule("DFR-449", "DFR-448")
@pytest.mark.parametrize(("first", "points"), [("1l-1v", 4), ("1g-1s-1m-1v", 3)])
def test_the_zone_is_read_face_by_face(first: str, points: int) -> None:
    """If the first face carries the token into L3, then the second counts there; the other order brings less."""
    t = titans(9).dice(0, light=["1g-1s-1m-1v"], dark=["1l-1v"])
    bless(t, "1g-1s-1m-1v", "1l-1v", first)
    assert (t.purse(0), side(t)) == ((2, 1, 1, points), "10")


@pytest.mark.rule("DFR-449")
@pytest.mark.parametrize(("space", "gold"), [(4, 4), (3, 3)])
def test_the_own_movement_of_a_face_comes_after_its_zone(space: int, gold: int) -> None:
    """If `3g-1a` is applied on the edge of L1, then the space before the move counts."""
    t = minor(titans(space).dice(0, light=["3g-1a"]), "light", "3g-1a")
    assert (t.gold(0), side(t)) == (gold, str(space - 1))


@pytest.mark.rule("DFR-450")
@pytest.mark.parametrize(("dark", "gold"), [("1g", 4), ("1m", 2)])
def test_each_die_brings_its_bonus(dark: str, gold: int) -> None:
    """If both dice give G in one blessing, then the bonus comes twice, if one does, once."""
    assert bless(titans(4), "1g", dark).gold(0) == gold


@pytest.mark.rule("DFR-451")
def test_converted_shards_bring_no_points_more() -> None:
    """If Sentinel turns M into VP in L3, then the zone adds nothing."""
    t = titans(10, setup="titans, sentinel", moon=6).dice(0, light=["2m"], dark=["1m"]).choose("sentinel")
    t.roll(0, "2m", "1m").roll(0, "2m", "1m").go()
    while t.question == "CONVERT":
        t.choose(max(int(count) for count in t.options))
    assert (t.moon(0), t.glory(0), zone_gains(t)) == (0, 12, [])


def cyclops(space: int, *answers: int) -> Forge:
    """Seat 0 buys Cyclops and rolls `1g` and then what gives nothing for the zones."""
    t = titans(space, setup="titans, cyclops", sun=6).dice(0, light=["1g", "1m"]).choose("cyclops", "light")
    return t.roll_die(0, "light", "1g").rolls(1, 1, 1).go().choose(*answers)


@pytest.mark.rule("DFR-451")
def test_converted_gold_brings_no_points_more() -> None:
    """If Cyclops turns G into VP in L3, then the VP bring no bonus; only the G of the die does."""
    assert cyclops(10, 1).purse(0) == (1, 0, 3, 2)


@pytest.mark.rule("DFR-452")
def test_gold_of_a_zone_cannot_be_converted() -> None:
    """If a die gives 1 G in L1, then Cyclops turns 1 G at most, and the G of the zone is kept."""
    t = cyclops(5)
    assert (t.asked, t.options) == ((0, "CONVERT"), {0, 1})
    assert t.choose(0).purse(0) == (2, 0, 3, 0)


@pytest.mark.rule("DFR-459")
def test_converted_gold_still_meets_the_condition() -> None:
    """If all G of a die is turned into VP, then the zone gives its gold all the same."""
    assert cyclops(5, 1).purse(0) == (1, 0, 3, 1)


@pytest.mark.rule("DFR-453")
def test_the_bonus_is_not_tripled() -> None:
    """If x3 triples `3g` in L2, then 9 G come with 1 G and 1 VP more."""
    t = titans(7).dice(0, light=["3g"], dark=["x3"])
    assert bless(t, "3g", "x3").purse(0) == (10, 0, 0, 1)


@pytest.mark.rule("DFR-454")
def test_the_light_brings_no_bonus() -> None:
    """If The Light applies a shown `1g` in L3, then exactly that is gained."""
    t = titans(10, gold=3).card(0, "light").shown(1, light="1g").at("reinforcements").choose("light")
    assert (t.purse(0), zone_gains(t)) == ((1, 0, 0, 0), [])


@pytest.mark.rule("DFR-454")
def test_satyrs_and_wind_bring_no_bonus() -> None:
    """If gold comes from the dice of others or from the Wind, then the zone adds nothing."""
    t = titans(10, setup="titans, satyrs", moon=3).dice(1, light=["3g"]).dice(2, dark=["1m"]).choose("satyrs")
    t.roll(1, "3g", "1g").roll(2, "1g", "1m").go().choose("light of 1", "dark of 2")
    assert (t.purse(0), zone_gains(t)) == ((3, 0, 1, 0), [])
    t = titans(10, moon=3).choose("wind").roll(0, 0, 0).roll(1, 0, 0).roll(2, 0, 0).go()
    assert (t.purse(0), zone_gains(t)) == ((6, 0, 0, 0), [])


@pytest.mark.rule("DFR-454")
def test_the_celestial_die_brings_no_bonus() -> None:
    """If the Celestial die gives gold or points in L3, then the zone adds nothing."""
    for face, purse in ((1, (12, 0, 0, 0)), (2, (0, 0, 0, 5))):
        t = titans(10, setup="titans, celestial-die", moon=3).choose("celestial-die").celestial(face).go()
        assert (t.purse(0), zone_gains(t)) == (purse, [])
    t = titans(10, setup="titans, celestial-die", moon=3).choose("celestial-die").celestial(5).go()
    assert t.choose("light 1g").purse(0) == (1, 0, 0, 0)


@pytest.mark.rule("DFR-455")
def test_points_of_a_zone_bring_no_points() -> None:
    """If two dice give G in L3, then 2 VP come of it and no third."""
    assert bless(titans(10), "1g", "1g").purse(0) == (4, 0, 0, 2)


@pytest.mark.rule("DFR-456")
def test_the_dice_of_a_bearer_bring_his_card_owner_no_bonus() -> None:
    """If the owner of a Misfortune applies the bearer's `1g` in L3, then he gains 1 G and nothing more."""
    t = titans(10, sun=1).card(0, "misfortune").dice(1, light=["misfortune-red"]).at("blessings")
    t.roll(0, "1a", "1m").roll(1, "misfortune-red", "1g").roll(2, 0, 0).choose("loyalty", "loyalty")
    assert (t.purse(0), zone_gains(t)) == ((1, 1, 1, 0), [])


@pytest.mark.rule("DFR-457")
def test_left_hand_brings_the_bonus_for_the_own_pair_only() -> None:
    """If Left Hand lets the buyer apply two pairs in L1, then only the gold of his own dice brings more."""
    t = titans(4, sun=6).pawn(1, 3).choose("left-hand").roll(0, "1g", "1m").roll(1, "1g", "1g").go()
    assert (t.gold(0), zone_gains(t)) == (4, [(0, "gold", 1)])


@pytest.mark.rule("DFR-458")
def test_gold_into_a_full_reserve_meets_the_condition() -> None:
    """If a die gives G and the reserve is full, then L2 still gives its point."""
    assert bless(titans(7, gold=12), "1g", "1m").purse(0) == (12, 0, 1, 1)


@pytest.mark.rule("DFR-460", "DFR-461", "DFR-463")
@pytest.mark.parametrize(("space", "points"), [(-3, 0), (-4, 3), (-7, 3), (-8, 5), (-13, 5), ("-11b", 5), (5, 0)])
def test_the_first_at_an_exploit_is_paid_by_rebellion(space: int | str, points: int) -> None:
    """If nobody has accomplished an exploit, then the first gains 3 VP in R1, 5 VP in R2 and nothing elsewhere."""
    t = titans(space, sun=1).choose("merchant")
    assert (t.glory(0), t.glory(1)) == (points, 0)


@pytest.mark.rule("DFR-462", "DFR-464")
@pytest.mark.parametrize(("space", "points"), [(-3, 0), (-4, 2), (-7, 2), (-8, 3), ("-13b", 3)])
def test_who_follows_at_an_exploit_is_paid_less(space: int | str, points: int) -> None:
    """If a rival has accomplished an exploit before, then the first time gives 2 VP in R1 and 3 VP in R2."""
    assert titans(space, sun=1).card(2, "merchant").choose("merchant").glory(0) == points


@pytest.mark.rule("DFR-460")
def test_rebellion_pays_for_nothing_but_own_exploits() -> None:
    """If a token is in R2, then forging and the exploits of others give its player nothing."""
    t = titans(-9, gold=2).choose("3g", "light-0")
    assert t.glory(0) == 0
    t = titans(0, sun=1).allegiance(1, -9).choose("merchant")
    assert (t.glory(0), t.glory(1)) == (0, 0)


@pytest.mark.rule("DFR-465")
@pytest.mark.parametrize("space", [-4, -9])
def test_an_exploit_done_again_is_not_paid(space: int) -> None:
    """If a player accomplishes an exploit he has, then Rebellion gives nothing."""
    assert titans(space, sun=1).card(0, "merchant").choose("merchant").glory(0) == 0


@pytest.mark.rule("DFR-466")
@pytest.mark.parametrize(("owner", "points"), [(0, 0), (1, 2)])
def test_all_colours_are_one_exploit(owner: int, points: int) -> None:
    """If the red Memory is somebody's, then the blue one is no exploit nobody has done."""
    t = titans(-4, moon=1).card(owner, "memory").choose("memory")
    assert t.glory(0) == points


@pytest.mark.rule("DFR-467")
def test_rebellion_is_read_before_the_ousted_is_blessed() -> None:
    """If a rival is ousted, then the VP of the zone are there before he rolls."""
    t = titans(-4, sun=1).pawn(1, 7).choose("merchant")
    assert (t.asked, t.glory(0)) == ((-1, "ROLL"), 3)
    t.roll(1, 0, 0).go()
    assert t.glory(0) == 3


@pytest.mark.rule("DFR-467")
def test_rebellion_is_read_before_the_card_works() -> None:
    """If the card itself would carry the token out of R1, then R1 has paid already."""
    t = titans(-4, setup="titans, sphinx", sun=6).dice(0, dark=["1l-1v"]).choose("sphinx")
    assert (t.asked, t.glory(0)) == ((0, "PICK_DIE"), 3)
    t.choose("dark").rolls(0, 0, 0, 0).go()
    assert (side(t), t.glory(0)) == ("0", 7)


@pytest.mark.rule("DFR-468", "DFR-469")
@pytest.mark.parametrize(("space", "total"), [(4, 37), (15, 57), (0, 32), (-4, 27), (-13, 7), ("-11b", 15)])
def test_the_space_counts_at_the_end(space: int | str, total: int) -> None:
    """If the game ends, then the value of the space is added on the right and taken away on the left."""
    t = forge(3, "titans").round(10).active(2).allegiance(1, space).reserve(1, glory=30).card(1, "merchant").pass_all()
    assert t.scores == [0, total, 0]
    assert t.log("SCORE_COUNTED")[1] == (1, 30, 2, total - 32)


@pytest.mark.rule("DFR-445", "DFR-447")
def test_the_blessing_of_an_ousted_player_brings_the_bonus() -> None:
    """If a player in L2 is ousted, then the gold of his blessing brings 1 G and 1 VP more."""
    t = titans(0, sun=1).allegiance(1, 7).pawn(1, 7).choose("merchant").roll(1, "1g", "1m").go()
    assert t.purse(1) == (2, 0, 1, 1)


@pytest.mark.rule("DFR-454")
def test_tokens_and_coloured_cards_bring_no_bonus() -> None:
    """If a Triton gives gold or a Boar gives its owner points in L3, then the zone adds nothing."""
    t = titans(10, setup="titans, triton", sun=1).card(0, "triton").choose("spend-triton", "gold")
    assert (t.purse(0), zone_gains(t)) == ((6, 1, 0, 0), [])
    t = titans(10, setup="titans, boar", sun=1).card(0, "boar").dice(1, light=["boar-red"]).at("blessings")
    t.roll(0, "1a", "1m").roll(1, "boar-red", "1g").roll(2, 0, 0).choose("sun", "glory")
    assert (t.purse(0), zone_gains(t)) == ((0, 1, 1, 3), [])


@pytest.mark.rule("DFR-445", "DFR-448", "DFR-460")
def test_a_blessing_feels_the_zones_of_loyalty_alone() -> None:
    """If a blessing asks for the zone of a space, then it is L1 to L3 or none: no zone of rebellion pays for one."""
    zones = [board.loyal_zone(place) for place in range(len(content.allegiance_zone))]
    assert zones == [*[0] * 17, *[1] * 3, *[2] * 3, *[3] * 6, *[0] * 2]
