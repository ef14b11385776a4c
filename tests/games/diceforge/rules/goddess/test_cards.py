"""The Goddess module as it is set up, its faces with the Puzzle, and its four cards."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import at_space, bless, first, maze, step

PAIR = {"light": ["sun-golem"], "dark": ["moon-golem"]}


def puzzle(space: str, sun: int = 0) -> Forge:
    """Seat 0 rolls a sun golem on the light die and a moon golem on the dark one."""
    return bless(maze(space, sun=sun).dice(0, **PAIR), "sun-golem", "moon-golem")


@pytest.mark.rule("DFR-340", "DFR-347")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_forest_comes_in_addition(players: int) -> None:
    """If the Goddess module is played, then Sanctuary and Gardens are as usual and the Forest is there too."""
    with_it, without = forge(players, "goddess").opening(), forge(players).opening()
    plain = {(pool["face"], pool["left"]) for pool in without.table["pools"]}
    assert {(pool["face"], pool["left"]) for pool in with_it.table["pools"]} - plain == {
        ("moon-golem", 4),
        ("sun-golem", 4),
    }
    assert plain <= {(pool["face"], pool["left"]) for pool in with_it.table["pools"]}


@pytest.mark.rule("DFR-341")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_goddess_sets_have_their_slots(players: int) -> None:
    """If the Goddess module is played, then its four sets lie in M3, M6, F3 and F4, a card per player."""
    stacks = {stack["slot"]: (stack["card"], stack["left"]) for stack in forge(players, "goddess").table["stacks"]}
    golems = {"M3": "moon-golem", "M6": "great-golem", "F3": "sun-golem", "F4": "time-golem"}
    assert {slot: stacks[slot] for slot in golems} == {slot: (card, players) for slot, card in golems.items()}


@pytest.mark.rule("DFR-342")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_golem_begins_at_the_start(players: int) -> None:
    """If a game with the Goddess begins, then all golems stand on START; without her there is none."""
    assert [p["golem"] for p in forge(players, "goddess").opening().table["players"]] == ["START"] * players
    assert [p["golem"] for p in forge(players).opening().table["players"]] == [None] * players


@pytest.mark.rule("DFR-343")
def test_the_treasures_begin_beside_the_board() -> None:
    """If a game with the Goddess begins, then three tokens lie in no room, and the first in a room gets a front."""
    t = forge(3, "goddess").opening()
    assert [token["room"] for token in t.table["treasures"]] == [None] * 3
    assert step(maze("C3"), "glory").glory(0) == 10


@pytest.mark.rule("DFR-344", "DFR-345")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_dice_begin_with_a_moon_golem(seat: int) -> None:
    """If a game with the Goddess begins, then light dice have 5 `1g` and `1s`, dark dice 4 `1g`, `2v` and a golem."""
    t = forge(4, "goddess").opening()
    assert sorted(t.faces(seat, "light")) == ["1g"] * 5 + ["1s"]
    assert sorted(t.faces(seat, "dark")) == ["1g"] * 4 + ["2v", "moon-golem"]


@pytest.mark.rule("DFR-346")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_forest_has_four_golem_faces_of_each_kind(players: int) -> None:
    """If a game with the Goddess begins, then four moon and four sun golem faces can be had, with two players too."""
    t = forge(players, "goddess").opening()
    assert (t.left_of("moon-golem"), t.left_of("sun-golem")) == (4, 4)


@pytest.mark.rule("DFR-347")
def test_the_rest_of_the_set_up_is_that_of_the_base_game() -> None:
    """If a game with the Goddess begins, then gold, shards, pawns and rounds are those of the base game."""
    t = forge(4, "goddess").opening().first(1)
    assert [t.purse(seat) for seat in (1, 2, 3, 0)] == [(3, 0, 0, 0), (2, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0)]
    assert (t.table["portals"], t.table["rounds"]) == ([None] * 7, 9)


@pytest.mark.rule("DFR-348", "DFR-349")
def test_the_discovery_set_up_fills_the_free_slots() -> None:
    """If the discovery set-up is chosen, then the eleven alternates of the Goddess fill the other slots."""
    cards = {stack["slot"]: stack["card"] for stack in forge(3, "goddess").table["stacks"]}
    assert {slot: card for slot, card in cards.items() if slot not in ("M3", "M6", "F3", "F4")} == {
        "M1": "twins",
        "M2": "companion",
        "M4": "celestial-die",
        "M5": "mists",
        "M7": "eternal-night",
        "F1": "tree",
        "F2": "wood-nymph",
        "F5": "goldsmith",
        "F6": "trident",
        "F7": "eternal-fire",
        "X": "goddess-card",
    }


@pytest.mark.rule("DFR-393")
@pytest.mark.parametrize("face", ["moon-golem", "sun-golem"])
def test_a_golem_face_moves_one_space_and_applies_it(face: str) -> None:
    """If a golem face is applied, then the golem goes one space forward and the space counts at once."""
    t = bless(maze("U3").dice(0, dark=[face]), "1g", face, face, "U4")
    assert (at_space(t), t.glory(0), t.log("GOLEM_MOVED")) == ("U4", 5, [(0, "U4")])


@pytest.mark.rule("DFR-393", "DFR-077")
def test_a_golem_face_works_in_a_minor_blessing() -> None:
    """If a golem face comes up in minor blessings, then each moves the golem, and none is a Puzzle."""
    t = maze("T7", setup="goddess, sphinx", sun=6).dice(0, dark=["moon-golem", "sun-golem"]).shown(0, light="1s")
    t.choose("sphinx", "dark")
    for _ in range(2):
        t.roll_die(0, "dark", "moon-golem").roll_die(0, "dark", "sun-golem")
    t.go()
    assert (at_space(t), t.log("CELESTIAL_ROLLED")) == ("T11", [])


@pytest.mark.rule("DFR-394")
def test_a_golem_face_never_goes_back() -> None:
    """If a golem face is applied on C2, where ways come together, then only the way forward is taken."""
    t = step(maze("C2"))
    assert (at_space(t), t.log("GOLEM_MOVED")) == ("C3", [(0, "C3")])


@pytest.mark.rule("DFR-395")
def test_moon_and_sun_golem_together_are_the_puzzle() -> None:
    """If both golem faces come up in a divine blessing, then the golem moves twice and one Celestial roll is made."""
    t = puzzle("T7", sun=1).choose("sun-golem", "moon-golem").celestial(2).go()
    assert (at_space(t), t.glory(0), t.asked) == ("T9", 5, (0, "ACT"))
    assert t.log("CELESTIAL_ROLLED") == [(0, 1)]


@pytest.mark.rule("DFR-395")
def test_one_golem_face_is_no_puzzle() -> None:
    """If only one of the two comes up, then no Celestial roll is made."""
    t = step(maze("T7", sun=1).dice(0, **PAIR))
    assert (at_space(t), t.asked, t.log("CELESTIAL_ROLLED")) == ("T8", (0, "ACT"), [])


@pytest.mark.rule("DFR-396")
def test_the_puzzle_roll_may_come_first() -> None:
    """If the player likes, then the Celestial die is rolled before any golem face is applied."""
    t = puzzle("T3")
    assert t.asked == (0, "APPLY_FIRST")
    assert "puzzle" in t.options
    t.choose("puzzle").celestial(1).go()
    assert (t.gold(0), at_space(t), t.asked) == (12, "T4", (0, "PAY_OR_NOT"))


@pytest.mark.rule("DFR-396")
def test_the_puzzle_roll_may_come_last() -> None:
    """If the player likes, then both golem faces are applied before the Celestial die is rolled."""
    t = puzzle("T7").choose("sun-golem", "moon-golem")
    assert (at_space(t), t.asked) == ("T9", (-1, "ROLL"))
    t.celestial(2).go()
    assert t.glory(0) == 5


@pytest.mark.rule("DFR-397")
def test_the_puzzle_roll_may_come_between() -> None:
    """If the player likes, then the Celestial die is rolled after one golem face and before the other."""
    t = puzzle("T2").choose("sun-golem", "gold")
    assert (t.asked, t.options) == ((0, "APPLY_FIRST"), {"moon-golem", "puzzle"})
    t.choose("puzzle").celestial(1).go()
    assert (at_space(t), t.asked, t.gold(0)) == ("T4", (0, "PAY_OR_NOT"), 12)


@pytest.mark.rule("DFR-398")
def test_the_puzzle_works_on_the_last_space() -> None:
    """If the golem stands on GODDESS, then the Puzzle still rolls the Celestial die, exactly once."""
    t = maze("GODDESS", sun=1).goddess_reached().dice(0, **PAIR)
    bless(t, "sun-golem", "moon-golem").celestial(2)
    assert (at_space(t), t.glory(0), t.asked) == ("GODDESS", 5, (0, "ACT"))


@pytest.mark.rule("DFR-399")
@pytest.mark.parametrize("face", ["moon-golem", "sun-golem"])
def test_two_golem_faces_of_one_kind_are_no_puzzle(face: str) -> None:
    """If both dice show the same golem, then the golem moves twice and no Celestial die is rolled."""
    t = bless(maze("T7", sun=1).dice(0, light=[face], dark=[face]), face, face)
    first(t, face)
    assert (at_space(t), t.asked, t.log("CELESTIAL_ROLLED")) == ("T9", (0, "ACT"), [])


@pytest.mark.rule("DFR-400")
def test_cerberus_repeats_the_puzzle_with_one_roll_more() -> None:
    """If the Puzzle is repeated with Cerberus, then the golem moves two more and one more Celestial roll is made."""
    t = maze("GODDESS", setup="goddess, cerberus", sun=1).goddess_reached().dice(0, **PAIR).card(0, "cerberus")
    bless(t, "sun-golem", "moon-golem")
    for again in range(2):
        t.celestial(2).go()
        if not again:
            assert t.asked == (0, "REPEAT")
            t.choose("yes")
    assert (t.glory(0), t.asked, len(t.log("CELESTIAL_ROLLED"))) == (10, (0, "ACT"), 2)


@pytest.mark.rule("DFR-401", "DFR-402")
@pytest.mark.parametrize(("card", "purse", "points"), [("moon-golem", "moon", 2), ("sun-golem", "sun", 4)])
def test_a_golem_card_forges_its_face(card: str, purse: str, points: int) -> None:
    """If Moon Golem or Sun Golem is bought, then its face comes from the Forest, is forged, and is not applied."""
    t = maze("T7").reserve(0, **{purse: 2}).choose(card)
    assert (t.asked, t.held(0, purse)) == ((0, "FORGE_WHERE"), 0)
    t.choose("light-0")
    assert (t.faces(0, "light")[0], t.left_of(card), at_space(t)) == (card, 3, "T7")
    assert t.showing(0)[0] == card
    assert t.player(0)["score"]["cards"] == points


@pytest.mark.rule("DFR-403")
def test_great_golem_goes_two_spaces_forward() -> None:
    """If Great Golem is bought for 5 M, then the golem makes two steps, both applied in order."""
    t = maze("U3", moon=5).choose("great-golem", "U4")
    assert t.log("GOLEM_MOVED") == [(0, "U4"), (0, "U5")]
    assert (t.purse(0), t.player(0)["score"]["cards"]) == ((0, 1, 1, 8), 8)


@pytest.mark.rule("DFR-404")
@pytest.mark.tells("GOLEM_MOVED DFR-404")
def test_time_golem_goes_two_spaces_back() -> None:
    """If Time Golem is bought for 3 S, then the golem makes two steps back, both applied in order."""
    t = maze("U5", sun=3).choose("time-golem", "gold")
    assert t.log("GOLEM_MOVED") == [(0, "U4"), (0, "U3")]
    assert (t.purse(0), t.player(0)["score"]["cards"]) == ((6, 0, 0, 5), 4)


@pytest.mark.rule("DFR-405")
def test_time_golem_may_take_another_branch() -> None:
    """If a golem came along the centre lane, then it may go back along the upper one."""
    t = step(maze("C3", sun=3), "sun", "time-golem")
    assert (at_space(t), t.options) == ("C4", {"C3", "U5", "L6"})
    t.choose("U5")
    assert t.log("GOLEM_MOVED")[-2:] == [(0, "U5"), (0, "U4")]


@pytest.mark.rule("DFR-406")
def test_time_golem_does_not_fetch_a_golem_from_the_goddess() -> None:
    """If the golem stands on GODDESS, then Time Golem can be bought and does nothing."""
    t = maze("GODDESS", sun=5).goddess_reached().choose("time-golem")
    assert (at_space(t), t.sun(0), t.owned(0, "time-golem"), t.log("GOLEM_MOVED")) == ("GODDESS", 2, 1, [])


@pytest.mark.rule("DFR-398", "DFR-390", "DFR-395")
def test_the_faces_of_the_arrival_can_be_the_puzzle() -> None:
    """If the first arrival shows both golem faces, then he rolls the Celestial die once and the golem stays."""
    t = maze("T12", moon=5, sun=1).dice(0, **PAIR).choose("great-golem", "light sun-golem", "dark moon-golem")
    t.celestial(2).go()
    assert (at_space(t), t.glory(0), len(t.log("CELESTIAL_ROLLED"))) == ("GODDESS", 20, 1)


@pytest.mark.rule("DFR-393", "DFR-521")
def test_a_face_rolled_beside_a_golem_counts_though_the_golem_forges_over_it() -> None:
    """If the golem of one die forges on C2 over the face the other die rolled, then that face is still applied."""
    t = bless(maze("C1", gold=1).dice(0, light=["2v"]), "2v", "moon-golem")
    first(t, "moon-golem").choose("4g", "light 2v")
    assert (t.purse(0), t.showing(0)) == ((0, 0, 0, 2), ("4g", "moon-golem"))


@pytest.mark.rule("DFR-393")
def test_x3_carries_the_golem_three_spaces() -> None:
    """If a golem face comes up with x3, then the golem makes three steps, each applied in order."""
    t = bless(maze("U3").dice(0, light=["x3"]), "x3", "moon-golem", "U4", "U6")
    assert (t.log("GOLEM_MOVED"), t.purse(0)) == ([(0, "U4"), (0, "U5"), (0, "U6")], (0, 1, 1, 8))
