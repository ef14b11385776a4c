"""The Titans module as it is set up, original shards, loyalty, and the paths of the board."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import content
from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import bless, first, side, sides, titans

VALUES: dict[int | str, int] = {
    **dict(enumerate([0, 1, 2, 3, 5, 6, 7, 8, 10, 12, 14, 17, 17, 20, 20, 25])),
    **{-k: -value for k, value in enumerate([1, 2, 3, 5, 6, 7, 8, 10, 12, 14, 17, 20, 25], start=1)},
    "-11b": -17,
    "-13b": -25,
}


def rebel(space: int | str, count: int = 1) -> Forge:
    """A token that goes a number of spaces toward Rebellion, one A after another in minor blessings."""
    t = titans(space, setup="titans, sphinx", sun=6).dice(0, light=["1a", "1g"]).choose("sphinx", "light")
    for k in range(4):
        t.roll_die(0, "light", "1a" if k < count else "1g")
    return t.go()


def loyal(space: int | str, count: int = 1) -> Forge:
    """A token that goes a number of spaces toward Loyalty, one L after another in minor blessings."""
    t = titans(space, setup="titans, sphinx", sun=6).dice(0, dark=["1l-1v", "1g"]).choose("sphinx", "dark")
    for k in range(4):
        t.roll_die(0, "dark", "1l-1v" if k < count else "1g")
    return t.go()


@pytest.mark.rule("DFR-407", "DFR-413")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_forest_comes_in_addition(players: int) -> None:
    """If the Titans module is played, then Sanctuary and Gardens are as usual and the Forest has its twelve faces."""
    plain = {(pool["face"], pool["left"]) for pool in forge(players).opening().table["pools"]}
    pools = {(pool["face"], pool["left"]) for pool in forge(players, "titans").opening().table["pools"]}
    coloured = {(f"{kind}-{c}", 1) for kind in ("misfortune", "chaos") for c in ("red", "blue", "yellow", "green")}
    assert plain <= pools
    assert pools - plain == coloured | {("3g-1a", 2), ("2g-1l-1v", 2)}


@pytest.mark.rule("DFR-408")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_titans_sets_have_their_slots(players: int) -> None:
    """If the Titans module is played, then its six sets lie in M2, M3, M6, F2, F3 and F6, a card per player."""
    stacks = {stack["slot"]: (stack["card"], stack["left"]) for stack in forge(players, "titans").table["stacks"]}
    own = {"M2": "memory", "M3": "oracle", "M6": "chaos", "F2": "dogged", "F3": "guardian", "F6": "misfortune"}
    assert {slot: stacks[slot] for slot in own} == {slot: (card, players) for slot, card in own.items()}


@pytest.mark.rule("DFR-409", "DFR-410")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_without_shards_and_in_the_middle(players: int) -> None:
    """If a game with the Titans begins, then everybody has 0 A and a token on 0; without them there is neither."""
    t = forge(players, "titans").opening()
    assert [(p["reserve"]["shard"], p["allegiance"]) for p in t.table["players"]] == [(0, "0")] * players
    assert forge(players).opening().player(0)["allegiance"] is None


@pytest.mark.rule("DFR-411", "DFR-412")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_dice_begin_with_shard_and_loyalty(seat: int) -> None:
    """If a game with the Titans begins, then light dice have 5 `1g` and `1a`, dark ones 4 `1g`, `1m` and `1l-1v`."""
    t = forge(4, "titans").opening()
    assert sorted(t.faces(seat, "light")) == ["1a"] + ["1g"] * 5
    assert sorted(t.faces(seat, "dark")) == ["1g"] * 4 + ["1l-1v", "1m"]


@pytest.mark.rule("DFR-414")
def test_the_rest_of_the_set_up_is_that_of_the_base_game() -> None:
    """If a game with the Titans begins, then gold, shards, pawns and rounds are those of the base game."""
    t = forge(3, "titans").opening().first(2)
    assert [t.purse(seat) for seat in (2, 0, 1)] == [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0)]
    assert (t.table["portals"], t.table["rounds"]) == ([None] * 7, 10)


@pytest.mark.rule("DFR-415", "DFR-416")
def test_the_discovery_set_up_fills_the_free_slots() -> None:
    """If the discovery set-up is chosen, then the nine alternates of the Titans fill the other slots."""
    cards = {stack["slot"]: stack["card"] for stack in forge(3, "titans").table["stacks"]}
    assert {k: card for k, card in cards.items() if k not in ("M2", "M3", "M6", "F2", "F3", "F6")} == {
        "M1": "scepter",
        "M4": "wind",
        "M5": "ancestor",
        "M7": "right-hand",
        "F1": "merchant",
        "F4": "light",
        "F5": "omniscient",
        "F7": "left-hand",
        "X": "first-titan",
    }


@pytest.mark.rule("DFR-417", "DFR-419")
def test_gained_shards_are_kept() -> None:
    """If A is gained, then it lies in its own reserve and in no other, and the token goes toward Rebellion."""
    t = bless(titans(0, shard=2), "1a", "1g")
    assert (t.shard(0), t.purse(0), side(t)) == (3, (1, 0, 0, 0), "-1")
    assert (t.shard(1), side(t, 1)) == (0, "0")


@pytest.mark.rule("DFR-417")
def test_the_shard_reserve_has_a_limit() -> None:
    """If more A is gained than fits, then six are kept and the rest is lost."""
    t = bless(titans(2, shard=5).dice(0, dark=["chaos-blue"]), "1g", "chaos-blue")
    assert (t.shard(0), side(t)) == (6, "0")


@pytest.mark.rule("DFR-418")
@pytest.mark.parametrize("card", ["scepter", "merchant"])
def test_a_shard_pays_as_sun_or_moon_for_an_exploit(card: str) -> None:
    """If a player has 1 A and nothing else, then he can accomplish an exploit for 1 M and one for 1 S."""
    assert titans(shard=0, gold=2).closed(card) == "DFR-021"
    t = titans(shard=1).choose(card)
    assert (t.owned(0, card), t.shard(0)) == (1, 0)


@pytest.mark.rule("DFR-418")
@pytest.mark.parametrize(("sun", "shard", "asked"), [(0, 2, True), (1, 1, True), (0, 1, False)])
def test_shards_pay_for_the_extra_action(sun: int, shard: int, asked: bool) -> None:
    """If S and A together make two, then an extra action can be bought with them."""
    t = titans(sun=sun, shard=shard, gold=2).at("extra")
    assert (t.asked == (0, "EXTRA_ACTION")) == asked
    if asked:
        t.choose("yes")
        assert (t.sun(0), t.shard(0), t.asked) == (0, 0, (0, "ACT"))


@pytest.mark.rule("DFR-420")
def test_a_full_reserve_still_moves_the_token() -> None:
    """If the A reserve is full, then each A gained moves the token all the same."""
    t = bless(titans(0, shard=6).dice(0, light=["1a"], dark=["chaos-blue"]), "1a", "chaos-blue")
    assert (t.shard(0), side(t)) == (6, "-3")


@pytest.mark.rule("DFR-421")
def test_spending_shards_does_not_move_the_token() -> None:
    """If A pays for an exploit or an extra action, then no token moves."""
    t = titans(-2, shard=3).choose("merchant", "yes")
    assert (t.shard(0), side(t), t.log("ALLEGIANCE_MOVED")) == (0, "-2", [])


@pytest.mark.rule("DFR-421")
def test_losing_shards_does_not_move_the_token() -> None:
    """If A is lost to a Minotaur, then no token moves."""
    t = titans(setup="titans, minotaur", sun=3).reserve(1, shard=2).choose("minotaur")
    t.roll(1, "1a", "1g").roll(2, "1a", "1l-1v").go()
    assert (t.shard(1), t.shard(2), sides(t)) == (1, 0, ["0", "0", "0"])


@pytest.mark.rule("DFR-422")
@pytest.mark.parametrize(("used", "left"), [(0, (0, 2)), (1, (1, 1)), (2, (2, 0))])
def test_a_payment_may_mix_shards_as_one_likes(used: int, left: tuple[int, int]) -> None:
    """If 2 S are to be paid with 2 S and 2 A at hand, then none, one or two A may be used."""
    t = titans(sun=2, shard=2).choose("guardian")
    assert (t.asked, t.options) == ((0, "USE_SHARDS"), {0, 1, 2})
    t.choose(used)
    assert (t.sun(0), t.shard(0)) == left


@pytest.mark.rule("DFR-422")
def test_shards_scepter_and_reserves_pay_together() -> None:
    """If First Titan costs 5 M and 5 S, then 4 M, 2 S, 2 A and 2 S of a Scepter pay it."""
    t = titans(moon=4, sun=2, shard=2).card(0, "scepter").scepter(0, 6)
    assert "first-titan" in t.options
    t.choose("first-titan")
    assert (t.moon(0), t.sun(0), t.shard(0), t.player(0)["scepters"]) == (0, 0, 0, [0])
    assert titans(moon=4, sun=2, shard=1).card(0, "scepter").scepter(0, 6).closed("first-titan") == "DFR-021"


@pytest.mark.rule("DFR-423")
def test_shards_replace_nothing_else() -> None:
    """If a player has A only, then it buys no face, and it is not taken where S and M are."""
    t = titans(shard=6)
    assert t.closed("3g") == "DFR-021"
    t = titans(setup="titans, eternal-night", moon=6).reserve(1, shard=4).choose("eternal-night")
    assert (t.shard(1), t.sun(0), t.moon(0)) == (4, 0, 0)


@pytest.mark.rule("DFR-424", "DFR-470")
def test_loyalty_moves_the_token_and_is_not_kept() -> None:
    """If L is gained, then the token goes one space toward Loyalty, and nothing is stored."""
    t = bless(titans(0), "1g", "1l-1v")
    assert (t.purse(0), side(t), sides(t)[1:]) == ((1, 0, 0, 1), "1", ["0", "0"])
    assert (t.held(0, "loyalty"), t.shard(0)) == (0, 0)


@pytest.mark.rule("DFR-425", "DFR-427")
def test_shards_lead_left_and_loyalty_right() -> None:
    """If A and L are gained, then the token goes left for A and right for L, and everybody has one of his own."""
    t = forge(3, "titans").at("blessings").roll(0, "1a", "1g").roll(1, "1g", "1l-1v").roll(2, "1g", "1g")
    assert sides(t) == ["-1", "1", "0"]


@pytest.mark.rule("DFR-426")
def test_a_face_gives_resources_and_movement_in_one() -> None:
    """If `3g-1a` and `2g-1l-1v` come up, then each is applied whole, one after the other."""
    t = bless(titans(4).dice(0, light=["3g-1a"], dark=["2g-1l-1v"]), "3g-1a", "2g-1l-1v")
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {"3g-1a", "2g-1l-1v"})
    t.choose("3g-1a")
    assert (t.purse(0), t.shard(0), side(t)) == ((6, 0, 0, 1), 1, "4")
    t = bless(titans(4).dice(0, light=["3g-1a"], dark=["2g-1l-1v"]), "3g-1a", "2g-1l-1v", "2g-1l-1v")
    assert (t.purse(0), t.shard(0), side(t)) == ((7, 0, 0, 1), 1, "4")


@pytest.mark.rule("DFR-428")
def test_the_board_has_31_spaces() -> None:
    """If the Titans side is up, then it shows -13 to 15 and two side spaces."""
    assert set(content.allegiance_ids) == {*map(str, range(-13, 16)), "-11b", "-13b"}
    assert len(content.allegiance_ids) == 31


@pytest.mark.rule("DFR-429", "DFR-430")
@pytest.mark.parametrize("space", VALUES)
def test_every_space_has_its_value(space: int | str) -> None:
    """If a token stands on a space, then its printed value is what the space counts."""
    assert titans(space, glory=40).player(0)["score"]["module"] == VALUES[space]


@pytest.mark.rule("DFR-431")
@pytest.mark.parametrize("space", range(-9, 10))
def test_the_main_path_goes_space_by_space(space: int) -> None:
    """If a token is away from the special paths, then each A and each L moves it to the neighbour."""
    assert (side(rebel(space)), side(loyal(space))) == (str(space - 1), str(space + 1))


@pytest.mark.rule("DFR-432")
@pytest.mark.parametrize(("space", "there"), [(-11, "-11b"), (-13, "-13b")])
def test_a_special_path_along_the_way_must_be_taken_to_loyalty(space: int, there: str) -> None:
    """If the arrow of a special path points to Loyalty, then a token going there takes it without being asked."""
    assert side(loyal(space)) == there


@pytest.mark.rule("DFR-432")
@pytest.mark.parametrize(("space", "there"), [(15, "13"), (13, "11")])
def test_a_special_path_along_the_way_must_be_taken_to_rebellion(space: int, there: str) -> None:
    """If the arrow of a special path points to Rebellion, then a token going there takes it without being asked."""
    assert side(rebel(space)) == there


@pytest.mark.rule("DFR-433")
@pytest.mark.parametrize(("space", "there"), [(-10, "-11"), (-12, "-13")])
def test_a_special_path_against_the_way_is_left_to_rebellion(space: int, there: str) -> None:
    """If the arrow points the other way, then a token going to Rebellion stays on the main path."""
    assert side(rebel(space)) == there


@pytest.mark.rule("DFR-433")
@pytest.mark.parametrize(("space", "there"), [(11, "12"), (13, "14")])
def test_a_special_path_against_the_way_is_left_to_loyalty(space: int, there: str) -> None:
    """If the arrow points the other way, then a token going to Loyalty stays on the main path."""
    assert side(loyal(space)) == there


@pytest.mark.rule("DFR-434")
@pytest.mark.parametrize(
    ("space", "there"), [("-13", "-13b"), ("-13b", "-12"), ("-12", "-11"), ("-11", "-11b"), ("-11b", "-10")]
)
def test_the_way_back_from_rebellion_has_two_spaces_more(space: str, there: str) -> None:
    """If a token at the far left gains L, then it goes -13, -13b, -12, -11, -11b, -10."""
    assert side(loyal(space)) == there


@pytest.mark.rule("DFR-434")
def test_the_short_link_is_a_start_option() -> None:
    """If the short link is chosen at the start, then L leads from -12 to -11b at once."""
    t = forge(3, "titans", titans_link="short").allegiance(0, -12)
    assert side(first(bless(t, "1g", "1l-1v"), "1g")) == "-11b"


@pytest.mark.rule("DFR-435", "DFR-439")
def test_the_way_into_rebellion_ends_at_13() -> None:
    """If a token on -10 gains four A, then it goes to -13 and stays there."""
    assert [side(rebel(-10, count)) for count in (1, 2, 3, 4)] == ["-11", "-12", "-13", "-13"]


@pytest.mark.rule("DFR-436")
@pytest.mark.parametrize(("space", "there"), [("-11b", "-11"), ("-13b", "-13")])
def test_a_side_space_leads_back_to_the_main_path(space: str, there: str) -> None:
    """If a token on a side space gains A, then it goes to the space it came from."""
    assert side(rebel(space)) == there


@pytest.mark.rule("DFR-437")
@pytest.mark.parametrize(("space", "there"), [(15, "13"), (14, "13"), (13, "11"), (12, "11"), (11, "10")])
def test_the_way_back_from_loyalty_is_shorter(space: int, there: str) -> None:
    """If a token at the far right gains A, then it goes +15, +13, +11, +10."""
    assert side(rebel(space)) == there


@pytest.mark.rule("DFR-438", "DFR-439")
@pytest.mark.parametrize(("space", "there"), [(10, "14"), (11, "15"), (12, "15"), (15, "15")])
def test_the_way_into_loyalty_ends_at_15(space: int, there: str) -> None:
    """If a token gains four L from +10 on, then it goes one by one to +15 and stays there."""
    assert side(loyal(space, 4)) == there


@pytest.mark.rule("DFR-440")
def test_tokens_share_a_space() -> None:
    """If tokens stand on a space, then another may come there."""
    t = bless(titans(2).allegiance(1, 1).allegiance(2, 1), "1a", "1g")
    assert sides(t) == ["1", "1", "1"]


@pytest.mark.rule("DFR-441")
@pytest.mark.parametrize(("light", "dark", "there"), [("1a", "1g", "-1"), ("1g", "1l-1v", "1")])
def test_nobody_is_asked_whether_the_token_moves(light: str, dark: str, there: str) -> None:
    """If A or L is gained, then the token moves before the next question is asked."""
    t = bless(titans(0, sun=1), light, dark)
    assert (t.asked, side(t)) == ((0, "ACT"), there)
