"""The worked examples with a module: DFX-S1 to S4, 15 to 21, 24, 25, 27 and 29, with their own numbers."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, blessed, forge

CHOICE = "1g-or-1s-or-1m"


def great_golem() -> Forge:
    """DFX-S1: Max's golem on L5, 5M and 0G."""
    return forge(3, "goddess").golem(0, "L5").reserve(0, moon=5).celestial(1).choose("great-golem")


@pytest.mark.parametrize(("token", "gain"), [("glory", (12, 0, 0, 10)), ("sun", (12, 4, 0, 0))])
def test_dfx_s1_great_golem_into_a_treasure_room(token: str, gain: tuple[int, int, int, int]) -> None:
    """If Max goes to L6, rolls 12G and takes the fork to C4, then he gains a treasure, which lies there turned."""
    t = great_golem()
    assert (t.gold(0), t.asked, t.options) == (12, (0, "GOLEM_TO"), {"L7", "C4"})
    t.choose("C4", token)
    assert (t.purse(0), t.player(0)["golem"]) == (gain, "C4")
    assert [row for row in t.table["treasures"] if row["room"]] == [{"treasure": token, "room": "C4"}]


@pytest.mark.parametrize(("space", "reached"), [("-11", "-11b"), ("-13", "-13b")])
def test_dfx_s2_special_path_toward_loyalty(space: str, reached: str) -> None:
    """If Alex on -11 or -13 rolls 1G and 1L+1VP, then he gains both and his token takes the special path."""
    t = forge(3, "titans").allegiance(0, space).at("blessings").roll(0, "1g", "1l-1v").rolls(0, 0, 0, 0)
    value = t.player(0)["score"]["module"]
    assert (t.purse(0), t.player(0)["allegiance"]) == ((1, 0, 0, 1), reached)
    assert value == {"-11b": -17, "-13b": -25}[reached]


@pytest.mark.parametrize(("first", "purse"), [("1l-1v", (2, 1, 1, 4)), ("1g-1s-1m-1v", (2, 1, 1, 3))])
def test_dfx_s3_loyalty_zone_judged_face_by_face(first: str, purse: tuple[int, int, int, int]) -> None:
    """If Max on +9 applies 1L+1VP first, then the other face has the bonus of L3; the other way round that of L2."""
    t = blessed("1g-1s-1m-1v", "1l-1v", setup="titans").allegiance(0, 9)
    assert t.asked == (0, "APPLY_FIRST")
    t.choose(first)
    assert (t.purse(0), t.player(0)["allegiance"]) == (purse, "10")


def test_dfx_s4_rebellion_zone_and_first_titan() -> None:
    """If Alex on -7 rolls 1A and 2S, then he is in R2 and First Titan with a free Dogged brings 5 and 3 VP."""
    t = forge(3, "titans").dice(0, light=["1a"], dark=["2s"]).allegiance(0, -7).reserve(0, moon=5, sun=3)
    t.card(2, "dogged").at("blessings").rolls(*[0] * 6)
    assert (t.player(0)["allegiance"], t.sun(0), t.shard(0)) == ("-8", 5, 1)
    t.choose("first-titan")
    while t.question == "USE_SHARDS":
        t.choose(0)
    assert (t.asked, t.glory(0), t.moon(0), t.sun(0), t.shard(0)) == ((0, "FREE_EXPLOIT"), 5, 0, 0, 1)
    t.choose("dogged", "3g-1a", "light-1")
    assert (t.glory(0), t.owned(0, "dogged"), t.player(0)["island"]) == (8, 1, 4)
    assert (t.gold(0), t.shard(0), t.player(0)["allegiance"]) == (0, 1, "-8")


def test_dfx_15_misfortune_pair_with_one_owner() -> None:
    """If P2 rolls both misfortune faces of P1 and takes A and L, then P1 applies both dice twice and is on +4."""
    t = forge(2, "titans").card(0, "misfortune", "misfortune").dice(1, light=["misfortune-red"])
    t.dice(1, dark=["misfortune-blue"]).active(1).at("blessings").rolls(0, 0, 0, 0)
    t.choose("shard", "loyalty")
    assert (t.shard(1), t.player(1)["allegiance"]) == (1, "0")
    for _ in range(4):
        assert t.asked == (0, "CHOOSE_GAIN")
        t.choose("loyalty")
    assert (t.player(0)["allegiance"], t.shard(0), t.question) == ("4", 0, "ROLL")
    assert len(t.log("MISFORTUNE_STRUCK")) == 2


def test_dfx_17_misfortune_with_an_ordinary_face() -> None:
    """If P2 rolls red misfortune and 2M and takes A, then P1 gains 2M and his L: tokens on -1 and +1."""
    t = forge(2, "titans").card(0, "misfortune").dice(1, light=["misfortune-red"], dark=["2m"])
    t.active(1).at("blessings").roll(1, 0, 0).roll(0, "1a", "1l-1v").choose("shard")
    assert t.asked == (0, "CHOOSE_GAIN")
    t.choose("loyalty")
    assert (t.shard(1), t.moon(1), t.player(1)["allegiance"]) == (1, 2, "-1")
    struck = t.log("GAINED")
    assert [row[:3] for row in struck[:4]] == [*((1, "shard", 1), (1, "moon", 2)), *((0, "loyalty", 1), (0, "moon", 2))]


def test_dfx_18_misfortune_with_x3() -> None:
    """If P2 shows red misfortune and x3, then P2 has 3A and is on -3, and P1's token is on +3."""
    t = forge(3, "titans").card(0, "misfortune").dice(1, light=["misfortune-red"], dark=["x3"])
    t.active(1).at("blessings").rolls(0, 0, 0, 0, 0, 0).choose("shard", "loyalty")
    assert (t.shard(1), t.player(1)["allegiance"], t.player(0)["allegiance"]) == (3, "-3", "3")


@pytest.mark.parametrize(
    ("chaos", "other", "choice", "purse", "shards", "space"),
    [
        ("blue", "2m", "", (0, 0, 2, 3), 2, "-2"),
        ("blue", "1g", "", (1, 0, 0, 0), 2, "-2"),
        ("blue", CHOICE, "moon", (0, 0, 1, 3), 2, "-2"),
        ("green", "3v", "", (0, 0, 0, 6), 0, "2"),
        ("green", "1g", "", (1, 0, 0, 0), 0, "2"),
    ],
)
def test_dfx_19_chaos(
    chaos: str, other: str, choice: str, purse: tuple[int, int, int, int], shards: int, space: str
) -> None:
    """If a Chaos face lies beside its resource, then it gives gain A, otherwise gain B."""
    t = blessed(f"chaos-{chaos}", other, setup="titans").choose(*[choice] * bool(choice))
    assert (t.purse(0), t.shard(0), t.player(0)["allegiance"]) == (purse, shards, space)


def test_dfx_19_chaos_alone() -> None:
    """If blue Chaos comes alone in a minor blessing, then it gives 2A."""
    t = forge(3, "titans").card(0, "oracle").dice(0, dark=["chaos-blue"]).at("reinforcements")
    t.rolls(0).choose("oracle", "dark")
    assert (t.purse(0), t.shard(0)) == ((0, 0, 0, 0), 2)


@pytest.mark.parametrize(
    ("start", "resource", "spaces"),
    [
        ("15", "shard", ["13", "11"]),
        ("12", "shard", ["11"]),
        ("10", "loyalty", ["11", "12", "13", "14", "15"]),
        ("-13", "loyalty", ["-13b", "-12", "-11", "-11b", "-10"]),
        ("-10", "shard", ["-11", "-12", "-13"]),
        ("-13b", "shard", ["-13"]),
        ("-11b", "shard", ["-11", "-12"]),
        ("-12", "loyalty", ["-11"]),
    ],
)
def test_dfx_20_special_paths_in_both_directions(start: str, resource: str, spaces: list[str]) -> None:
    """If A or L are gained one after another, then the token goes exactly along these spaces."""
    here = start
    for space in spaces:
        t = forge(3, "titans").card(0, "guardian").allegiance(0, here).at("reinforcements").choose("guardian", resource)
        here = str(t.player(0)["allegiance"])
        assert here == space


def test_dfx_20_values_on_the_way_back() -> None:
    """If a token on +15 is moved by 2A, then its value goes from 25 to 17."""
    t = forge(3, "titans").dice(0, dark=["chaos-red"]).allegiance(0, 15).card(0, "oracle").at("reinforcements")
    assert t.player(0)["score"]["module"] == 25
    t.rolls(0).choose("oracle", "dark")
    assert (t.player(0)["allegiance"], t.player(0)["score"]["module"]) == ("11", 17)


def test_dfx_21_full_original_shard_reserve() -> None:
    """If a player with 6A gains 3A, then he still has 6A and his token is on -3."""
    t = blessed("1a", "x3", setup="titans").reserve(0, shard=6)
    assert (t.shard(0), t.player(0)["allegiance"]) == (6, "-3")


def test_dfx_24_puzzle_on_the_last_space() -> None:
    """If a golem on GODDESS rolls moon and sun golem, then it stays and one Celestial roll comes, no 15VP."""
    t = blessed("sun-golem", "moon-golem", setup="goddess").golem(0, "GODDESS").goddess_reached().celestial(2)
    assert (t.glory(0), t.player(0)["golem"], len(t.log("CELESTIAL_ROLLED"))) == (5, "GODDESS", 1)


def test_dfx_25_treasure_room_second_visitor() -> None:
    """If P1 has put the 4M token on C4, then P2 gains 1M there and takes no token."""
    t = forge(3, "goddess").treasure("C4", "moon").golem(1, "C3").active(1).at("blessings")
    t.roll(1, "1s", "moon-golem").rolls(0, 0, 0, 0)
    assert (t.moon(1), t.player(1)["golem"], t.log("TREASURE_TAKEN")) == (1, "C4", [])


def test_dfx_25_back_to_the_room() -> None:
    """If P1 returns to C4 with a Time Golem, then he gains 1M as well."""
    t = forge(3, "goddess").treasure("C4", "moon").golem(0, "T1").reserve(0, sun=3).choose("time-golem", "C4")
    assert (t.moon(0), t.glory(0), t.player(0)["golem"]) == (1, 3, "C4")


def test_dfx_25_the_next_rooms() -> None:
    """If two tokens are left, then the first golem on U7 chooses between them, and the last room gets the last one."""
    t = forge(3, "goddess").treasure("C4", "moon").golem(0, "U6").at("blessings")
    t.roll(0, "1s", "moon-golem").rolls(0, 0, 0, 0)
    assert (t.asked, t.options) == ((0, "TAKE_TREASURE"), {"sun", "glory"})
    t.choose("sun")
    assert t.sun(0) == 5
    t = forge(3, "goddess").treasure("C4", "moon").treasure("U7", "sun").golem(0, "L7").at("blessings")
    t.roll(0, "1s", "moon-golem").rolls(0, 0, 0, 0)
    assert (t.glory(0), t.log("TREASURE_TAKEN")) == (10, [(0, 2, 2)])


def first_titan() -> Forge:
    """DFX-27: token on -4, a red Memory owned, Merchant accomplished by another only."""
    t = forge(3, "titans").allegiance(0, -4).card(0, "memory").card(1, "merchant")
    return t.reserve(0, sun=5, moon=5)


def test_dfx_27_first_titan_and_the_zone() -> None:
    """If First Titan is the first of its kind it brings 3VP, a Merchant somebody had 2VP, a second Memory none."""
    t = first_titan().choose("first-titan")
    assert t.glory(0) == 3
    t.choose("merchant")
    assert t.glory(0) == 5
    t = first_titan().choose("first-titan", "memory")
    assert t.glory(0) == 3


def test_dfx_27_nothing_left_of_cost_one() -> None:
    """If all stacks of cost 1 are empty, then First Titan brings only its 3VP."""
    t = first_titan().stack("scepter", 0).stack("memory", 0).stack("merchant", 0).stack("dogged", 0)
    t.choose("first-titan")
    assert (t.glory(0), t.question) == (3, "ROLL")


def test_dfx_29_memory_after_a_zone_bonus() -> None:
    """If a rebel on -4 takes Right Hand where his memory token lies, then 3VP, the effect, 1S and -2 follow."""
    t = forge(3, "titans").card(0, "memory").memory("red", 4, "2l-1s").allegiance(0, -4).reserve(0, moon=6, gold=2)
    t.choose("right-hand")
    assert (t.glory(0), t.asked, t.sun(0)) == (3, (0, "SPEND_GOLD"), 0)
    t.choose(2)
    assert (t.glory(0), t.sun(0), t.player(0)["allegiance"], t.table["memories"]) == (5, 1, "-2", [])
