"""How golems move, what happens in treasure rooms, and what the arrival brings."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_modules import at_space, first, maze, rooms, step, ways_back

FRONTS = {"sun": (0, 4, 0, 0), "moon": (0, 0, 4, 0), "glory": (0, 0, 0, 10)}
BACKS = {"sun": (0, 1, 0, 0), "moon": (0, 0, 1, 0), "glory": (0, 0, 0, 2)}


def plus(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Two purses together."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


@pytest.mark.rule("DFR-373")
def test_nothing_else_moves_a_golem() -> None:
    """If a turn brings blessings, a forging and an exploit without golems, then no golem moves."""
    t = maze("U2", gold=3, sun=3).at("blessings").roll(0, "1g", "2v").roll(1, 0, 0).roll(2, 0, 0)
    t.choose("tree", "yes", "3g", "light-0", "stop")
    assert (at_space(t), at_space(t, 1), t.log("GOLEM_MOVED")) == ("U2", "START", [])


@pytest.mark.rule("DFR-373")
@pytest.mark.tells("GOLEM_MOVED DFR-373")
def test_only_the_golem_of_the_roller_moves() -> None:
    """If a rival rolls a golem face, then his golem moves and no other."""
    t = forge(3, "goddess").golem(0, "U1").golem(1, "T7").golem(2, "C2").at("blessings")
    t.roll(0, 0, 0).roll(1, "1g", "moon-golem").roll(2, 0, 0)
    first(t, "1g")
    assert [at_space(t, seat) for seat in range(3)] == ["U1", "T8", "C2"]


@pytest.mark.rule("DFR-374")
def test_every_space_is_applied_before_the_next_step() -> None:
    """If a golem moves two spaces, then the first is dealt with while it stands there, then it goes on."""
    t = maze("T3", moon=5, gold=6).choose("great-golem")
    assert (at_space(t), t.asked) == ("T4", (0, "PAY_OR_NOT"))
    t.choose("yes")
    assert (at_space(t), t.asked) == ("T5", (-1, "ROLL"))


@pytest.mark.rule("DFR-374")
def test_what_the_first_space_gives_can_be_spent_on_the_second() -> None:
    """If L4 gives gold, then it pays for the face of L5."""
    t = maze("L3", moon=5).choose("great-golem", "L4", "gold")
    assert (at_space(t), t.asked) == ("L5", (0, "FORGE_WHAT"))
    assert t.choose("4g", "light-0").gold(0) == 0


@pytest.mark.rule("DFR-375")
def test_the_owner_chooses_at_a_fork() -> None:
    """If the golem of a rival comes to a fork in somebody else's turn, then that rival is asked."""
    t = forge(3, "goddess").golem(2, "U3").at("blessings").roll(0, 0, 0).roll(1, 0, 0).roll(2, "1g", "moon-golem")
    t.choose("moon-golem")
    assert (t.asked, t.options) == ((2, "GOLEM_TO"), {"U4", "C2"})
    assert at_space(t.choose("U4"), 2) == "U4"


@pytest.mark.rule("DFR-375")
def test_a_golem_chooses_backward_too() -> None:
    """If a golem goes back to a fork, then its owner chooses the next space there."""
    t = maze("C3", sun=3, gold=1).choose("time-golem")
    assert (at_space(t), t.asked) == ("C2", (0, "FORGE_WHAT"))
    t.choose("decline")
    assert (t.asked, t.options) == ((0, "GOLEM_TO"), {"C1", "U3", "L3"})
    t.choose("U3", "glory")
    assert (at_space(t), t.glory(0)) == ("U3", 3)


@pytest.mark.rule("DFR-376")
def test_the_fork_is_chosen_after_the_space_is_applied() -> None:
    """If a golem steps on U3 on its way, then U3 is taken first and the way chosen after it."""
    t = maze("U2", moon=5).choose("great-golem")
    assert t.asked == (0, "CHOOSE_GAIN")
    t.choose("gold")
    assert (t.asked, t.options, t.gold(0)) == ((0, "GOLEM_TO"), {"U4", "C2"}, 6)


@pytest.mark.rule("DFR-377")
@pytest.mark.parametrize(
    ("space", "before"), [("U2", "U1"), ("U7", "U6"), ("C3", "C2"), ("L1", "START"), ("L9", "L8"), ("T1", "J")]
)
def test_backward_steps_reverse_the_arrows(space: str, before: str) -> None:
    """If a golem steps backward, then it goes to the space an arrow comes from."""
    assert ways_back(space) == {before}


@pytest.mark.rule("DFR-378")
@pytest.mark.parametrize(
    ("space", "before"),
    [
        ("C1", {"START", "U1"}),
        ("C2", {"C1", "U3", "L3"}),
        ("C4", {"C3", "U5", "L6"}),
        ("J", {"C4", "U7", "L10"}),
    ],
)
def test_four_spaces_have_several_ways_back(space: str, before: set[str]) -> None:
    """If a golem goes back from C1, C2, C4 or J, then its owner chooses among all arrows that lead there."""
    assert ways_back(space) == before


@pytest.mark.rule("DFR-379")
def test_nothing_lies_behind_the_start() -> None:
    """If a golem on START has to go back, then it stays and nothing is asked."""
    assert ways_back("START") == set()
    t = maze("START", sun=5).choose("time-golem")
    assert (at_space(t), t.sun(0), t.log("GOLEM_MOVED")) == ("START", 2, [])


@pytest.mark.rule("DFR-380")
def test_golems_share_a_space() -> None:
    """If golems stand on a space, then another may come there and all get what it gives."""
    t = step(maze("U1").golem(1, "U2").golem(2, "U2"), "U2")
    assert [at_space(t, seat) for seat in range(3)] == ["U2", "U2", "U2"]
    assert t.glory(0) == 3


@pytest.mark.rule("DFR-381", "DFR-339")
def test_a_move_within_a_move_is_finished_first() -> None:
    """If the Celestial die of C1 moves the golem to C2, then the step left leads from there to C3."""
    t = maze("START", moon=5).choose("great-golem", "C1").celestial(5).go()
    t.choose("dark moon-golem")
    assert (at_space(t), t.asked) == ("C2", (0, "FORGE_WHAT"))
    t.choose("decline")
    assert t.log("GOLEM_MOVED") == [(0, "C1"), (0, "C2"), (0, "C3")]
    assert t.gold(0) == 6


@pytest.mark.rule("DFR-382", "DFR-383")
@pytest.mark.parametrize(("start", "room"), [("U6", "U7"), ("C3", "C4"), ("L7", "L8")])
def test_the_first_in_a_room_takes_a_treasure(start: str, room: str) -> None:
    """If nobody was in U7, C4 or L8 yet, then the first there chooses among all tokens and gains the front."""
    for token, front in FRONTS.items():
        t = step(maze(start))
        assert (t.asked, t.options) == ((0, "TAKE_TREASURE"), {"sun", "moon", "glory"})
        assert t.choose(token).purse(0) == plus((1, 0, 0, 0), front)
        assert rooms(t)[token] == room


@pytest.mark.rule("DFR-383")
def test_a_placed_treasure_is_not_offered() -> None:
    """If one token lies in a room, then the next room offers the two others."""
    t = step(maze("U6").treasure("C4", "moon"))
    assert t.options == {"sun", "glory"}
    assert t.closed("moon") == "DFR-383"


@pytest.mark.rule("DFR-383")
@pytest.mark.tells("TREASURE_TAKEN DFR-383")
def test_the_last_room_gets_the_last_treasure() -> None:
    """If two tokens are placed, then the first in the last room gains the front of the third."""
    t = step(maze("L7").treasure("C4", "moon").treasure("U7", "glory"))
    assert (t.purse(0), rooms(t)["sun"]) == ((1, 4, 0, 0), "L8")


@pytest.mark.rule("DFR-384")
@pytest.mark.parametrize("token", ["sun", "moon", "glory"])
def test_the_treasures_are_worth_4_4_and_10_and_then_1_1_and_2(token: str) -> None:
    """If a token is taken its front counts, and if it lies in the room its back."""
    assert step(maze("C3"), token).purse(0) == plus((1, 0, 0, 0), FRONTS[token])
    assert step(maze("C3").treasure("C4", token)).purse(0) == plus((1, 0, 0, 0), BACKS[token])


@pytest.mark.rule("DFR-385")
def test_a_taken_treasure_lies_in_its_room() -> None:
    """If a token is chosen in C4, then it lies there, and the others lie nowhere."""
    t = step(maze("C3"), "moon")
    assert rooms(t) == {"sun": None, "moon": "C4", "glory": None}
    assert [line[:2] for line in t.log("TREASURE_TAKEN")] == [(0, 1)]


@pytest.mark.rule("DFR-386")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_room_gives_the_back_to_everybody_later(seat: int) -> None:
    """If a room has its token, then each later visit of anyone gives the back and no choice of token."""
    t = forge(3, "goddess").treasure("C4", "glory").golem(seat, "C3").at("blessings")
    for other in range(3):
        t.roll(other, "1g", "moon-golem" if other == seat else "1g")
    first(t, "1g")
    assert (t.glory(seat), rooms(t)) == (2, {"sun": None, "moon": None, "glory": "C4"})


@pytest.mark.rule("DFR-386", "DFR-385")
def test_the_finder_gets_the_back_when_he_returns() -> None:
    """If the finder of C4 comes back there with a Time Golem, then he gains the back."""
    t = maze("C3", moon=5, sun=5).choose("great-golem", "moon")
    assert (at_space(t), t.moon(0)) == ("J", 4)
    t.choose("yes", "time-golem", "C4", "C3")
    assert (at_space(t), t.moon(0), t.gold(0)) == ("C3", 5, 6)


@pytest.mark.rule("DFR-387")
def test_passing_through_a_room_is_entering_it() -> None:
    """If C4 is the first of two steps, then its treasure is chosen before the golem goes on to J."""
    t = maze("C3", moon=5).choose("great-golem")
    assert (at_space(t), t.asked) == ("C4", (0, "TAKE_TREASURE"))
    t.choose("glory")
    assert (at_space(t), t.glory(0)) == ("J", 13)


@pytest.mark.rule("DFR-387")
def test_a_room_can_be_entered_backward() -> None:
    """If a golem goes back into a room nobody was in, then its owner takes a treasure."""
    t = maze("J", sun=3).choose("time-golem", "U7")
    assert t.asked == (0, "TAKE_TREASURE")
    assert rooms(t.choose("sun"))["sun"] == "U7"


@pytest.mark.rule("DFR-388")
def test_the_goddess_gives_15_points_at_once() -> None:
    """If a golem reaches GODDESS, then its owner has 15 VP before anything else."""
    t = step(maze("T12", glory=2))
    assert (at_space(t), t.glory(0), t.log("ARRIVED")) == ("GODDESS", 17, [(0,)])
    assert t.question == "SHOW_FACE"


@pytest.mark.rule("DFR-389", "DFR-406")
def test_an_arrived_golem_never_moves_again() -> None:
    """If a golem stands on GODDESS, then neither faces nor Great Golem nor Time Golem move it, and no 15 VP follow."""
    t = step(maze("GODDESS", moon=5, sun=6).goddess_reached())
    t.choose("great-golem", "yes", "time-golem")
    assert (at_space(t), t.glory(0), t.log("GOLEM_MOVED")) == ("GODDESS", 0, [])
    assert (t.owned(0, "great-golem"), t.owned(0, "time-golem")) == (1, 1)


@pytest.mark.rule("DFR-390")
def test_the_first_arrival_shows_two_faces_of_his_choice() -> None:
    """If nobody was on GODDESS before, then the owner turns both dice as he likes and applies both faces."""
    t = maze("T12").dice(0, light=["2s", "x3"], dark=["2m-2v", "1g", "1g", "1g", "2v", "moon-golem"])
    t.at("blessings").roll(0, "x3", "moon-golem").roll(1, 0, 0).roll(2, 0, 0)
    assert (t.asked, t.glory(0)) == ((0, "SHOW_FACE"), 15)
    t.choose("light x3", "dark 2m-2v")
    assert t.purse(0) == (0, 0, 6, 21)
    assert t.showing(0) == ("x3", "2m-2v")


@pytest.mark.rule("DFR-390")
@pytest.mark.tells("ARRIVED DFR-390", "SHOWN DFR-390")
def test_the_faces_of_the_arrival_are_rolled_by_nobody() -> None:
    """If the first arrives, then only his own dice are turned, and one is chosen of each."""
    t = step(maze("T12"))
    assert t.asked == (0, "SHOW_FACE")
    t.choose("light-5", "dark 2v")
    assert (t.purse(0), t.showing(0)) == ((1, 1, 0, 17), ("1s", "2v"))
    assert [t.purse(seat) for seat in (1, 2)] == [(2, 0, 0, 0), (2, 0, 0, 0)]


@pytest.mark.rule("DFR-391")
def test_steps_left_at_the_goddess_are_lost() -> None:
    """If a golem needs one step and has two, then it arrives once and stops."""
    t = maze("T12", moon=5, sun=1).goddess_reached().choose("great-golem")
    assert (at_space(t), t.glory(0), t.log("GOLEM_MOVED")) == ("GODDESS", 15, [(0, "GODDESS")])


@pytest.mark.rule("DFR-392")
def test_later_arrivals_get_the_points_only() -> None:
    """If somebody was on GODDESS before, then the next gains 15 VP and turns no dice."""
    t = step(maze("T12", sun=1).goddess_reached())
    assert (t.purse(0), t.asked, t.log("SHOWN")) == ((1, 1, 0, 15), (0, "ACT"), [])


@pytest.mark.rule("DFR-392", "DFR-390")
def test_the_second_of_two_in_one_blessing_is_later() -> None:
    """If two golems arrive in the same roll, then the one resolved first is the first."""
    t = forge(3, "goddess").golem(1, "T12").golem(2, "T12").at("blessings")
    t.roll(0, 0, 0).roll(1, "1g", "moon-golem").roll(2, "1g", "moon-golem")
    seen = []
    while t.question in ("APPLY_FIRST", "SHOW_FACE"):
        seen.append(t.asked)
        t.choose("1g" if t.question == "APPLY_FIRST" else ("light-0" if "light-0" in t.options else "dark-0"))
    assert {ask for ask in seen if ask is not None and ask[1] == "SHOW_FACE"} == {(1, "SHOW_FACE")}
    assert (t.glory(1), t.glory(2)) == (15, 15)
