"""N, O, R. Tokens and rivals at the edge of their rules: Companions, Triton, Memory, Oracle, Satyrs, Boar, Mists."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import GAME
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.kernel import engine
from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_cards import buyer, owner
from tests.games.diceforge.scenario_modules import side, titans

# --- Companions and the step of reinforcements ---------------------------------------------------


@pytest.mark.rule("DFR-242", "DFR-243")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_three_companions_advances_once(seat: int) -> None:
    """If three Companions stand on 1, 0 and 5, then the first two advance once each, in any order, the third not."""
    t = forge(3, "companion").card(seat, *["companion"] * 3).companion(seat, 1, 0, 5).active(seat).at("reinforcements")
    t.choose("companion")
    assert (t.asked, t.options, t.source) == ((seat, "ADVANCE_WHICH"), {0, 1}, "companion")
    t.choose(1)
    assert "companion" in t.options
    t.choose("companion")
    assert (t.player(seat)["companions"], t.closed("companion")) == ([2, 1, 5], "DFR-243")


@pytest.mark.rule("DFR-242")
def test_all_of_three_companions_advance_in_one_turn() -> None:
    """If three Companions can advance, then the third use has one left to advance, and no fourth follows."""
    t = owner("companion", copies=3).companion(0, 1, 1, 1).choose("companion", 2, "companion")
    assert t.options == {0, 1}
    t.choose(0, "companion")
    assert (t.player(0)["companions"], t.closed("companion")) == ([2, 2, 2], "DFR-243")


@pytest.mark.rule("DFR-307", "DFR-242")
def test_a_new_turn_lets_every_companion_advance() -> None:
    """If the owner's turn comes again, then the Companion can advance again."""
    t = owner("companion").companion(0, 1).choose("companion").next_turn().next_turn().next_turn()
    assert (t.asked, "companion" in t.options) == ((0, "REINFORCE"), True)
    t.choose("companion")
    assert t.player(0)["companions"] == [3]


@pytest.mark.rule("DFR-213", "DFR-046")
def test_a_triton_token_alone_makes_the_step_of_reinforcements() -> None:
    """If a player has a Triton token and no reinforcement card, then he is asked in step 2 already."""
    t = forge(3, "triton").card(0, "triton").at("reinforcements")
    assert (t.asked, t.options) == ((0, "REINFORCE"), {"stop", "spend-triton"})
    assert forge(3, "triton").card(1, "triton").reserve(0, gold=2).at("reinforcements").asked == (0, "ACT")


@pytest.mark.rule("DFR-213")
def test_two_tritons_are_two_tokens() -> None:
    """If a second Triton is accomplished, then both tokens can be spent."""
    t = forge(3, "triton").card(0, "triton").reserve(0, sun=4).choose("triton")
    assert (t.s.triton[0], t.question) == (2, "EXTRA_ACTION")
    t.choose("spend-triton", "sun", "spend-triton", "moon")
    assert (t.sun(0), t.moon(0), t.log("TRITON_SPENT")) == (2, 2, [(0,), (0,)])


@pytest.mark.rule("DFR-050")
@pytest.mark.parametrize("cards", [["elder"], ["owl", "owl"], ["hind", "chest"], ["elder", "elder", "owl"]])
def test_reinforcements_are_the_same_for_who_wants_no_reasons(cards: list[str]) -> None:
    """If nobody asks for reasons, as players that are programs do not, then the same cards are offered."""
    t = forge(3).card(0, *cards).reserve(0, gold=3).at("reinforcements")
    offered = [t.s.options[k] for k in range(t.s.count)]
    s = forge(3).card(0, *cards).reserve(0, gold=3).at("reinforcements").make()
    s.events = s.reasons = None
    engine.run(GAME.rules, s)
    assert (s.kind, [s.options[k] for k in range(s.count)]) == (v.REINFORCE, offered)
    assert t.options == {"stop", *cards} - {"chest"}


# --- Memory and Oracle ---------------------------------------------------------------------------


@pytest.mark.rule("DFR-491")
@pytest.mark.parametrize("taken", ["2a-1m", "2l-1s"])
@pytest.mark.parametrize("before", [0, 1])
def test_the_island_of_the_first_memory_token_is_closed_for_the_second(taken: str, before: int) -> None:
    """If the first token of a colour lies on island 3, then the second may lie anywhere else, on either side."""
    t = titans(moon=1).card(1, *["memory"] * before).choose("memory", f"I3 {taken}")
    assert t.source == "memory"
    islands = [k for k in range(1, 8) if k != 3]
    assert t.options == {f"I{k} {side}" for k in islands for side in ("2a-1m", "2l-1s")}
    assert (t.closed("I3 2a-1m"), t.closed("I3 2l-1s")) == ("DFR-491", "DFR-491")
    t.choose("I4 2l-1s")
    assert t.log("MEMORY_PLACED") == [(0, before, 3, ("2a-1m", "2l-1s").index(taken)), (0, before, 4, 1)]


@pytest.mark.rule("DFR-492", "DFR-495")
@pytest.mark.parametrize(("token", "island", "card"), [(0, 2, "oracle"), (1, 2, "oracle"), (0, 1, "scepter")])
@pytest.mark.parametrize("gain", ["2a-1m", "2l-1s"])
def test_the_second_colour_is_collected_by_its_owner(token: int, island: int, card: str, gain: str) -> None:
    """If blue is the colour of seat 0 and red of seat 1, then an exploit of seat 0 collects a blue token."""
    t = titans(moon=2).card(1, "memory").card(0, "memory").memory("blue", island, gain, token)
    t.memory("red", island, gain).choose(card)
    shard = gain == "2a-1m"
    assert (t.shard(0), side(t)) == ((2, "-2") if shard else (0, "2"))
    assert (t.log("MEMORY_TAKEN"), t.shard(1), side(t, 1)) == ([(0, 1, 0 if shard else 1)], 0, "0")


@pytest.mark.rule("DFR-492")
@pytest.mark.parametrize(("island", "card"), [(1, "scepter"), (2, "oracle"), (6, "guardian"), (7, "merchant")])
@pytest.mark.parametrize(("gain", "loot"), [("2a-1m", (2, 0, 1)), ("2l-1s", (0, 1, 0))])
def test_a_token_pays_its_side_on_every_island(island: int, card: str, gain: str, loot: tuple[int, int, int]) -> None:
    """If a token lies on an island, then its own side is paid, wherever that island is."""
    t = titans().card(0, "memory").memory("red", island, gain)
    sun, moon = {"scepter": (0, 1), "oracle": (0, 2), "guardian": (2, 0), "merchant": (1, 0)}[card]
    t.reserve(0, sun=sun, moon=moon).choose(card)
    assert (t.shard(0), t.sun(0), t.moon(0)) == loot


# --- Satyrs, Boar, Mists -------------------------------------------------------------------------


@pytest.mark.rule("DFR-187")
def test_the_last_seat_picks_among_the_dice_before_his_own() -> None:
    """If seat 2 of three buys the Satyrs, then his own dice are closed, and each pair is offered once."""
    t = forge(3).active(2).reserve(2, moon=3).roll(0, "1s", "1m").roll(1, "1g", "2v").choose("satyrs")
    assert (t.options, t.closed("dark of 1")) == ({"light of 0", "dark of 0", "light of 1"}, "DFR-187")
    t.choose("light of 0")
    assert (t.options, t.closed("light of 0")) == ({"dark of 0", "light of 1", "dark of 1"}, "DFR-187")
    t.choose("dark of 1")
    assert t.purse(2) == (0, 1, 0, 2)


@pytest.mark.rule("DFR-187")
def test_by_option_the_last_seat_picks_from_two_players() -> None:
    """If the dice must be of two players, then seat 2 picks one of seat 0 first and one of seat 1 then."""
    t = forge(3, satyrs_two_players=True).active(2).reserve(2, moon=3).roll(0, "1s", "1m").roll(1, "1g", "2v")
    assert t.choose("satyrs").options == {"light of 0", "dark of 0"}
    assert t.choose("dark of 0").options == {"light of 1", "dark of 1"}
    t.choose("dark of 1")


@pytest.mark.rule("DFR-228")
def test_by_option_twins_reroll_the_dice_of_others_only() -> None:
    """If Twins may reroll the dice of others, then exactly these are offered."""
    t = buyer("satyrs", "twins", twins_on_others=True).card(0, "twins").reserve(0, gold=3)
    t.roll(1, "1g", "1g").roll(2, "1s", "1m").choose("satyrs")
    assert t.options == {"keep", "light of 1", "dark of 1", "light of 2", "dark of 2"}


@pytest.mark.rule("DFR-189", "DFR-039")
def test_the_second_boar_is_blue_whatever_else_is_gone() -> None:
    """If the green shield is forged already, then the second Boar still makes a rival forge the blue face."""
    t = buyer("boar", "shield").card(1, "boar").left("shield-green", 0).choose("boar")
    assert (t.asked, t.options, t.source) == ((0, "PICK_RIVAL"), {1, 2}, "boar-blue")
    t.choose(2, "light-0")
    assert t.faces(2, "light")[0] == "boar-blue"


@pytest.mark.rule("DFR-263", "DFR-266")
def test_a_single_point_in_the_mists_is_gained() -> None:
    """If the poorest has 1 glory, then the buyer gains that one."""
    t = buyer("mists").reserve(0, gold=3).reserve(1, gold=3).reserve(2, glory=1).choose("mists")
    assert (t.glory(0), t.glory(2)) == (1, 0)
