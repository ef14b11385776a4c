"""The six cards of the Titans."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import side, sides, titans

ISLANDS = range(1, 8)


def tokens(t: Forge) -> list[tuple[str, int, int, int]]:
    """Memory tokens on islands: colour, owner, island and side."""
    return [(m["colour"], m["owner"], m["island"], m["side"]) for m in t.table["memories"]]


@pytest.mark.rule("DFR-491")
@pytest.mark.tells("MEMORY_PLACED DFR-491")
def test_memory_puts_two_tokens_on_two_islands() -> None:
    """If Memory is bought, then its two tokens go to two different islands, each on the side its owner likes."""
    t = titans(moon=1, sun=2).choose("memory")
    every = {f"I{island} {gain}" for island in ISLANDS for gain in ("2a-1m", "2l-1s")}
    assert (t.asked, t.options) == ((0, "PLACE_MEMORY"), every)
    t.choose("I4 2l-1s")
    assert t.options == every - {"I4 2l-1s", "I4 2a-1m"}
    assert t.closed("I4 2a-1m") == "DFR-491"
    t.choose("I7 2a-1m")
    assert tokens(t) == [("red", 0, 4, 1), ("red", 0, 7, 0)]
    assert t.log("MEMORY_PLACED") == [(0, 0, 4, 1), (0, 0, 7, 0)]
    assert t.question != "PLACE_MEMORY"


@pytest.mark.rule("DFR-491")
def test_the_second_memory_has_the_next_colour() -> None:
    """If the red Memory is taken, then the next buyer places the blue tokens and gets 2 printed VP."""
    t = titans(moon=1).card(1, "memory").choose("memory", "I2 2a-1m", "I3 2a-1m")
    assert tokens(t) == [("blue", 0, 2, 0), ("blue", 0, 3, 0)]
    assert t.player(0)["score"]["cards"] == 2


@pytest.mark.rule("DFR-492")
@pytest.mark.tells("MEMORY_TAKEN DFR-492")
@pytest.mark.parametrize(("gain", "purse", "there"), [("2a-1m", (0, 0, 1, 0), "-2"), ("2l-1s", (0, 1, 0, 0), "2")])
def test_a_memory_is_collected_by_an_exploit_on_its_island(gain: str, purse: tuple[int, ...], there: str) -> None:
    """If its owner accomplishes an exploit on the island of a token, then he gains what it shows and it is gone."""
    t = titans(sun=1).card(0, "memory").memory("red", 7, gain).memory("red", 4, gain, token=1).choose("merchant")
    assert (t.purse(0), t.shard(0), side(t)) == (purse, 2 if gain == "2a-1m" else 0, there)
    assert [island for _, _, island, _ in tokens(t)] == [4]


@pytest.mark.rule("DFR-492", "DFR-101")
def test_a_memory_comes_after_zone_and_card() -> None:
    """If R1 pays, the card works and a token lies there, then they come in this order."""
    t = titans(-4, moon=6, gold=4).card(0, "memory").memory("red", 4, "2l-1s").choose("right-hand")
    assert (t.glory(0), t.sun(0), side(t), t.asked) == (3, 0, "-4", (0, "SPEND_GOLD"))
    t.choose(4)
    assert (t.glory(0), t.sun(0), side(t), tokens(t)) == (7, 1, "-2", [])


@pytest.mark.rule("DFR-492")
def test_an_exploit_elsewhere_collects_nothing() -> None:
    """If the exploit is on another island, then the token stays."""
    t = titans(moon=1).card(0, "memory").memory("red", 7, "2a-1m").choose("scepter")
    assert (t.shard(0), len(tokens(t))) == (0, 1)


@pytest.mark.rule("DFR-493")
def test_other_colours_do_not_close_an_island() -> None:
    """If tokens of other colours lie on an island, own or foreign, then a token may be placed there."""
    t = titans(moon=1).card(0, "memory").card(1, "memory").memory("red", 4, "2a-1m").memory("blue", 4, "2l-1s")
    t.choose("memory", "I4 2a-1m", "I5 2a-1m")
    assert [colour for colour, _, island, _ in tokens(t) if island == 4] == ["red", "blue", "yellow"]


@pytest.mark.rule("DFR-494")
def test_a_token_just_placed_is_not_collected() -> None:
    """If a token is placed on the island of Memory itself, then this purchase does not collect it."""
    t = titans(moon=2, shard=0).choose("memory", "I1 2a-1m", "I5 2a-1m")
    assert (t.shard(0), t.moon(0), [island for _, _, island, _ in tokens(t)]) == (0, 1, [1, 5])


@pytest.mark.rule("DFR-494", "DFR-492")
def test_an_older_token_is_collected_by_a_new_memory() -> None:
    """If an older token lies on the island of Memory, then buying another Memory collects that one only."""
    t = titans(moon=1).card(0, "memory").memory("red", 1, "2a-1m").choose("memory", "I1 2l-1s", "I5 2l-1s")
    assert (t.shard(0), t.moon(0), side(t)) == (2, 1, "-2")
    assert [(colour, island) for colour, _, island, _ in tokens(t)] == [("blue", 1), ("blue", 5)]


@pytest.mark.rule("DFR-495")
def test_a_rival_does_not_collect_a_token() -> None:
    """If somebody else accomplishes an exploit on the island, then nobody gains and the token stays."""
    t = titans(sun=1).card(1, "memory").memory("red", 7, "2a-1m").choose("merchant")
    assert (t.shard(0), t.shard(1), tokens(t)) == (0, 0, [("red", 1, 7, 0)])


@pytest.mark.rule("DFR-496")
def test_oracle_does_nothing_at_once() -> None:
    """If Oracle is bought, then nothing is rolled or moved, and it counts no points."""
    t = titans(moon=2, sun=2).choose("oracle")
    assert (t.asked, t.log("ROLLED_ONE"), t.player(0)["score"]["cards"]) == ((0, "EXTRA_ACTION"), [], 0)


@pytest.mark.rule("DFR-497")
@pytest.mark.parametrize(("die", "face", "purse"), [("light", "1g", (1, 1, 0, 0)), ("dark", "1m", (0, 1, 1, 0))])
def test_oracle_gives_a_minor_blessing(die: str, face: str, purse: tuple[int, ...]) -> None:
    """If Oracle is used, then its owner rolls one die of his choice and applies it; nobody's token moves."""
    t = titans(sun=1).card(0, "oracle").at("reinforcements").choose("oracle")
    assert (t.asked, t.options) == ((0, "PICK_DIE"), {"light", "dark"})
    t.roll_die(0, die, face).choose(die)
    assert (t.purse(0), sides(t), t.asked) == (purse, ["0", "0", "0"], (0, "ACT"))


@pytest.mark.rule("DFR-498")
@pytest.mark.parametrize(("die", "face", "there"), [("light", "1a", "-1"), ("dark", "1l-1v", "1")])
def test_oracle_pushes_the_others_to_rebellion(die: str, face: str, there: str) -> None:
    """If the blessing of an Oracle gives A or L, then every other token goes one space to the left."""
    t = titans(0).allegiance(1, 5).allegiance(2, -3).card(0, "oracle").at("reinforcements")
    t.choose("oracle").roll_die(0, die, face).choose(die)
    assert sides(t) == [there, "4", "-4"]


@pytest.mark.rule("DFR-499")
def test_oracle_pushes_once_and_gives_no_shards() -> None:
    """If the blessing gives 2 A, then the others still go one space, and gain no A."""
    t = titans(0, sun=1).dice(0, light=["chaos-red"]).card(0, "oracle").at("reinforcements")
    t.choose("oracle").roll_die(0, "light", "chaos-red").choose("light")
    assert (sides(t), [t.shard(seat) for seat in range(3)]) == (["-2", "-1", "-1"], [2, 0, 0])


@pytest.mark.rule("DFR-500")
@pytest.mark.parametrize("face", ["3g-1a", "2g-1l-1v"])
def test_dogged_forges_one_of_its_faces(face: str) -> None:
    """If Dogged is bought, then its buyer takes one of the two faces, forges it, and does not apply it."""
    t = titans(sun=1).choose("dogged")
    assert (t.asked, t.options) == ((0, "FORGE_WHAT"), {"3g-1a", "2g-1l-1v"})
    t.choose(face, "dark-0")
    assert (t.faces(0, "dark")[0], t.left_of(face), t.showing(0)[1]) == (face, 1, face)
    assert (t.purse(0), side(t), t.player(0)["score"]["cards"]) == ((0, 0, 0, 0), "0", 2)


@pytest.mark.rule("DFR-500")
def test_dogged_offers_what_is_left() -> None:
    """If one picture is gone from the Forest, then Dogged brings the other."""
    t = titans(sun=1).left("3g-1a", 0).choose("dogged")
    assert t.choose("light-0").faces(0, "light")[0] == "2g-1l-1v"


@pytest.mark.rule("DFR-501")
def test_chaos_forges_a_face_of_the_buyer_s_choice() -> None:
    """If Chaos is bought, then its buyer takes any Chaos face left in the Forest and forges it."""
    t = titans(moon=5).left("chaos-red", 0).choose("chaos")
    assert (t.asked, t.options) == ((0, "FORGE_WHAT"), {"chaos-blue", "chaos-yellow", "chaos-green"})
    t.choose("chaos-green", "light-0")
    assert (t.faces(0, "light")[0], t.left_of("chaos-green"), t.moon(0)) == ("chaos-green", 0, 0)
    assert (side(t), t.player(0)["score"]["cards"]) == ("0", 8)


@pytest.mark.rule("DFR-502")
def test_guardian_does_nothing_at_once() -> None:
    """If Guardian is bought, then nothing is asked or gained, and it counts 4 points."""
    t = titans(sun=4).choose("guardian")
    assert (t.asked, sides(t), t.shard(0)) == ((0, "EXTRA_ACTION"), ["0", "0", "0"], 0)
    assert t.player(0)["score"]["cards"] == 4


@pytest.mark.rule("DFR-503")
@pytest.mark.parametrize(("choice", "shard", "there"), [("shard", 1, "-1"), ("loyalty", 0, "1")])
def test_guardian_gives_a_shard_or_loyalty(choice: str, shard: int, there: str) -> None:
    """If Guardian is used, then its owner takes 1 A or 1 L."""
    t = titans(sun=1).card(0, "guardian").at("reinforcements").choose("guardian")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"shard", "loyalty"})
    t.choose(choice)
    assert (t.shard(0), sides(t)) == (shard, [there, "0", "0"])


@pytest.mark.rule("DFR-504")
def test_misfortune_is_forged_by_a_named_rival() -> None:
    """If Mirror of Misfortune is bought, then another player named by the buyer forges its face where he likes."""
    t = titans(sun=5).choose("misfortune")
    assert (t.asked, t.options) == ((0, "PICK_RIVAL"), {1, 2})
    t.choose(2)
    assert t.asked == (2, "FORGE_WHERE")
    t.choose("dark 1m")
    assert ("misfortune-red" in t.faces(2, "dark"), t.left_of("misfortune-red")) == (True, 0)
    assert t.table["forced"] == [{"face": "misfortune-red", "owner": 0, "bearer": 2}]
    assert (t.player(2)["forged"], t.player(0)["forged"], t.player(0)["score"]["cards"]) == (1, 0, 10)


@pytest.mark.rule("DFR-504")
def test_the_second_misfortune_has_the_next_colour() -> None:
    """If the red Misfortune is taken, then the next buyer hands out the blue face."""
    t = titans(sun=5).card(1, "misfortune").dice(2, light=["misfortune-red"]).choose("misfortune", 1, "light-0")
    assert t.faces(1, "light")[0] == "misfortune-blue"


@pytest.mark.rule("DFR-505")
def test_the_bearer_cannot_remove_a_misfortune_face() -> None:
    """If a misfortune face was forced on a player, then no forging of his can replace it."""
    t = titans(gold=4).card(1, "misfortune").dice(0, light=["misfortune-red"]).choose("3g")
    assert t.asked == (0, "FORGE_WHERE")
    assert "light-0" not in t.options
    assert t.closed("light-0") == "DFR-087"


@pytest.mark.rule("DFR-506")
def test_misfortune_strikes_each_time_it_is_applied() -> None:
    """If the face comes up in blessings again and again, then the owner is served each time."""
    t = forge(2, "titans").dice(1, light=["misfortune-red"]).card(0, "misfortune").reserve(0, sun=1).at("blessings")
    for _ in range(2):
        t.roll(0, "1g", "1g").roll(1, "misfortune-red", "1m")
    t.choose("loyalty", "shard", "loyalty", "shard")
    assert (t.shard(0), t.moon(0), len(t.log("MISFORTUNE_STRUCK"))) == (2, 2, 2)


@pytest.mark.rule("DFR-506")
def test_an_unrolled_misfortune_does_not_strike() -> None:
    """If the bearer rolls other faces, then the owner gains nothing."""
    t = titans(sun=1).dice(1, light=["misfortune-red", "3g"]).card(0, "misfortune").at("blessings")
    t.roll(0, "1g", "1g").roll(1, "3g", "1m").roll(2, 0, 0)
    assert (t.purse(0), t.log("MISFORTUNE_STRUCK")) == ((2, 1, 0, 0), [])


@pytest.mark.rule("DFR-507", "DFR-512")
@pytest.mark.tells("MISFORTUNE_STRUCK DFR-507")
def test_the_owner_applies_the_bearer_s_dice_as_one_blessing() -> None:
    """If the bearer shows misfortune and x3, then the owner's share is tripled too, since both faces act together."""
    t = titans(sun=1).dice(1, light=["misfortune-red"], dark=["x3"]).card(0, "misfortune").at("blessings")
    t.roll(0, "1g", "1g").roll(1, "misfortune-red", "x3").roll(2, 0, 0).choose("loyalty", "shard")
    assert (t.shard(0), sides(t)) == (3, ["-3", "3", "0"])


@pytest.mark.rule("DFR-508")
def test_the_owner_makes_his_own_choices_and_the_bearer_loses_nothing() -> None:
    """If the bearer's other die offers a choice, then both choose for themselves and both gain."""
    t = titans(sun=1).dice(1, light=["misfortune-red"], dark=["3g-or-2v"]).card(0, "misfortune").at("blessings")
    t.roll(0, "1a", "1m").roll(1, "misfortune-red", "3g-or-2v").roll(2, 0, 0)
    while t.question == "CHOOSE_GAIN":
        if "gold" in t.options:
            t.choose("gold" if t.s.seat == 1 else "glory")
        else:
            t.choose("loyalty")
    assert (t.purse(1), t.purse(0)) == ((3, 0, 0, 0), (0, 1, 1, 2))


@pytest.mark.rule("DFR-492", "DFR-493")
def test_two_memories_on_one_island_are_both_collected() -> None:
    """If a player has tokens of two colours on an island, then one exploit there collects both."""
    t = titans(sun=1).card(0, "memory", "memory").memory("red", 7, "2a-1m").memory("blue", 7, "2l-1s")
    t.choose("merchant", "red-0")
    assert (t.purse(0), t.shard(0), side(t), tokens(t)) == ((0, 1, 1, 0), 2, "0", [])


@pytest.mark.rule("DFR-498", "DFR-499")
def test_each_oracle_looks_at_its_own_blessing() -> None:
    """If the first of two Oracles gives A and the second gold, then the others are pushed once."""
    t = titans(0, sun=1).card(0, "oracle", "oracle").at("reinforcements")
    t.choose("oracle").roll_die(0, "light", "1a").choose("light")
    assert t.asked == (0, "REINFORCE")
    t.choose("oracle").roll_die(0, "light", "1g").choose("light")
    assert (sides(t), t.gold(0)) == (["-1", "-1", "-1"], 1)


@pytest.mark.rule("DFR-498")
def test_shards_of_another_blessing_do_not_push() -> None:
    """If the owner of an Oracle gains A in step 1, then nobody is pushed for it."""
    t = titans(0, sun=1).card(0, "oracle").at("blessings").roll(0, "1a", "1g").roll(1, 0, 0).roll(2, 0, 0)
    assert (t.asked, sides(t)) == ((0, "REINFORCE"), ["-1", "0", "0"])


@pytest.mark.rule("DFR-492", "DFR-517")
@pytest.mark.parametrize(("first", "there"), [("red-0", "-11b"), ("blue-0", "-10")])
def test_the_owner_orders_two_memories(first: str, there: str) -> None:
    """If tokens of both sides lie on an island, then their owner says which comes first, and the paths may differ."""
    t = titans(-10, sun=1).card(0, "memory", "memory", "merchant").memory("red", 7, "2a-1m").memory("blue", 7, "2l-1s")
    t.choose("merchant")
    assert (t.asked, t.options) == ((0, "COLLECT_FIRST"), {"red-0", "blue-0"})
    t.choose(first)
    assert (side(t), t.purse(0), t.shard(0)) == (there, (0, 1, 1, 0), 2)
