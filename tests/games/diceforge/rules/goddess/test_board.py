"""The labyrinth of the Goddess: its spaces, its ways, and what each space gives."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ninerealms.games.diceforge import content
from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_modules import Word, at_space, maze, step, ways

UPPER = [f"U{k}" for k in range(1, 8)]
CENTRE = [f"C{k}" for k in range(1, 5)]
LOWER = [f"L{k}" for k in range(1, 11)]
TAIL = [f"T{k}" for k in range(1, 13)]


@pytest.mark.rule("DFR-350")
def test_the_labyrinth_has_36_spaces() -> None:
    """If the Goddess side is up, then it shows START, three lanes of 7, 4 and 10, J, 12 spaces after it and GODDESS."""
    assert set(content.space_ids) == {"START", *UPPER, *CENTRE, *LOWER, "J", *TAIL, "GODDESS"}
    assert len(content.space_ids) == 36


@pytest.mark.rule("DFR-351")
def test_three_lanes_leave_the_start() -> None:
    """If a golem leaves START, then it can go to the upper, the centre and the lower lane and nowhere else."""
    assert ways("START") == {"U1", "C1", "L1"}


@pytest.mark.rule("DFR-352")
@pytest.mark.parametrize(
    ("space", "there"),
    [
        ("U1", {"U2", "C1"}),
        ("U2", {"U3"}),
        ("U3", {"U4", "C2"}),
        ("U4", {"U5"}),
        ("U5", {"U6", "C4"}),
        ("U6", {"U7"}),
        ("U7", {"J"}),
    ],
)
def test_the_upper_lane_has_exits_at_its_odd_spaces(space: str, there: set[str]) -> None:
    """If a golem is in the upper lane, then it goes on to J, and leaves it early at U1, U3 and U5 only."""
    assert ways(space) == there


@pytest.mark.rule("DFR-353")
@pytest.mark.parametrize(("space", "there"), [("C1", "C2"), ("C2", "C3"), ("C3", "C4"), ("C4", "J")])
def test_the_centre_lane_has_no_fork(space: str, there: str) -> None:
    """If a golem is in the centre lane, then it goes straight on to J."""
    assert ways(space) == {there}


@pytest.mark.rule("DFR-354")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_lower_lane_has_two_exits(number: int) -> None:
    """If a golem is in the lower lane, then it goes on to J, and leaves it early at L3 and L6 only."""
    exits = {3: {"C2"}, 6: {"C4"}}.get(number, set())
    assert ways(f"L{number}") == {f"L{number + 1}" if number < 10 else "J"} | exits


@pytest.mark.rule("DFR-355")
def test_one_way_leads_from_the_junction_to_the_goddess() -> None:
    """If a golem has left J, then it passes T1 to T12 one by one and then stands on GODDESS."""
    line = ["J", *TAIL, "GODDESS"]
    assert [ways(space) for space in line[:-1]] == [{space} for space in line[1:]]


@pytest.mark.rule("DFR-356")
@pytest.mark.parametrize(("lane", "steps"), [(CENTRE, 18), (UPPER, 21), (LOWER, 24)])
def test_the_lanes_take_18_21_and_24_steps(lane: list[str], steps: int) -> None:
    """If a golem keeps to one lane, then it needs 18, 21 or 24 steps from START to GODDESS."""
    line = ["START", *lane, "J", *TAIL, "GODDESS"]
    assert len(line) - 1 == steps
    assert all(there in ways(space) for space, there in pairwise(line))


@pytest.mark.rule("DFR-356")
def test_no_way_is_shorter_than_the_centre_lane() -> None:
    """If all ways are tried, then the first golem is on GODDESS after 18 steps."""
    reached: set[Word] = {"START"}
    steps = 0
    while "GODDESS" not in reached:
        reached = {there for space in reached for there in ways(str(space))}
        steps += 1
    assert steps == 18


@pytest.mark.rule("DFR-357", "DFR-358", "DFR-360")
@pytest.mark.parametrize(
    ("start", "way", "purse"),
    [
        ("START", ["U1"], (1, 1, 0, 0)),
        ("START", ["L1"], (1, 0, 1, 0)),
        ("U1", ["U2"], (1, 0, 0, 3)),
        ("U3", ["U4"], (1, 0, 0, 5)),
        ("U4", [], (1, 1, 1, 3)),
    ],
)
def test_plain_spaces_give_what_they_show(start: str, way: list[str], purse: tuple[int, ...]) -> None:
    """If a golem enters U1, L1, U2, U4 or U5, then its owner gains exactly what is printed there."""
    assert step(maze(start), *way).purse(0) == purse


@pytest.mark.rule("DFR-358")
def test_the_junction_gives_3_points() -> None:
    """If a golem enters J, then its owner gains 3 VP."""
    assert step(maze("C4")).purse(0) == (1, 0, 0, 3)


@pytest.mark.rule("DFR-359")
@pytest.mark.parametrize(("choice", "purse"), [("gold", (7, 0, 0, 0)), ("glory", (1, 0, 0, 3))])
def test_u3_gives_gold_or_points(choice: str, purse: tuple[int, ...]) -> None:
    """If a golem enters U3, then its owner takes 6 G or 3 VP."""
    t = step(maze("U2"))
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"gold", "glory"})
    assert t.choose(choice).purse(0) == purse


@pytest.mark.rule("DFR-361")
@pytest.mark.tells("LOST DFR-361", "TAKEN_FROM DFR-361")
def test_u6_takes_two_points_from_every_rival() -> None:
    """If a golem enters U6, then every other player loses 2 VP and its owner gains the sum."""
    t = step(maze("U5", players=4, glory=10).reserve(1, glory=9).reserve(2, glory=2).reserve(3, glory=20), "U6")
    assert [t.glory(seat) for seat in range(4)] == [16, 7, 0, 18]


@pytest.mark.rule("DFR-362")
@pytest.mark.parametrize(("held", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_u6_takes_what_is_there(held: int, taken: int) -> None:
    """If a rival has fewer than 2 VP, then he loses those he has and no more is gained."""
    t = step(maze("U5").reserve(1, glory=held), "U6")
    assert (t.glory(0), t.glory(1)) == (taken, held - taken)


@pytest.mark.rule("DFR-362")
@pytest.mark.parametrize(("held", "taken"), [(1, 0), (2, 2)])
def test_u6_may_need_the_whole_amount(held: int, taken: int) -> None:
    """If the start option says so, then a rival with 1 VP loses nothing on U6."""
    t = step(maze("U5").reserve(1, glory=held), "U6")
    assert t.glory(0) == min(held, 2)
    t = step(forge(3, "goddess", steal_needs_whole=True).golem(0, "U5").reserve(1, glory=held), "U6")
    assert (t.glory(0), t.glory(1)) == (taken, held - taken)


@pytest.mark.rule("DFR-363")
def test_c3_gives_6_gold() -> None:
    """If a golem enters C3, then its owner gains 6 G."""
    assert step(maze("C2", gold=2)).purse(0) == (9, 0, 0, 0)


@pytest.mark.rule("DFR-364")
@pytest.mark.parametrize(
    ("start", "space", "way", "rolls"),
    [
        ("START", "C1", ["C1"], 1),
        ("L2", "L3", [], 1),
        ("L5", "L6", [], 1),
        ("T1", "T2", [], 1),
        ("T6", "T7", [], 1),
        ("L9", "L10", [], 2),
        ("T4", "T5", [], 2),
    ],
)
def test_some_spaces_roll_the_celestial_die(start: str, space: str, way: list[str], rolls: int) -> None:
    """If a golem enters a space with the Celestial die, then it is rolled as often as shown and each roll counts."""
    t = step(maze(start, sun=1), *way)
    for n in range(rolls):
        assert t.asked == (-1, "ROLL")
        assert at_space(t) == space
        assert t.glory(0) == 5 * n
        t.celestial(2).go()
    assert t.asked == (0, "ACT")
    assert (t.purse(0), t.log("CELESTIAL_ROLLED")) == ((1, 1, 0, 5 * rolls), [(0, 1)] * rolls)


@pytest.mark.rule("DFR-364")
def test_a_celestial_roll_is_applied_before_the_next() -> None:
    """If two rolls are due and the first asks something, then the second is made after the answer."""
    t = step(maze("T4")).celestial(3).go()
    assert (t.asked, t.glory(0), len(t.log("CELESTIAL_ROLLED"))) == ((0, "CHOOSE_GAIN"), 3, 1)
    t.choose("moon")
    assert (t.asked, t.moon(0)) == ((-1, "ROLL"), 1)
    assert t.celestial(1).go().purse(0) == (12, 0, 1, 3)


@pytest.mark.rule("DFR-365")
def test_c2_sells_a_face_2_gold_cheaper() -> None:
    """If a golem enters C2, then its owner may forge one face for its cost less 2 G, never less than 0."""
    t = step(maze("C1", sun=1))
    assert (t.asked, t.options) == ((0, "FORGE_WHAT"), {"3g", "1m", "4g", "1s", "decline"})
    t.choose("4g", "dark-0")
    assert (t.gold(0), t.faces(0, "dark")[0], t.asked) == (0, "4g", (0, "ACT"))
    t = step(maze("C1"), "1m", "light-0")
    assert (t.gold(0), t.faces(0, "light")[0]) == (1, "1m")


@pytest.mark.rule("DFR-365")
def test_c2_may_be_declined() -> None:
    """If the owner declines on C2, then nothing is forged or paid."""
    t = step(maze("C1", gold=5), "decline")
    assert (t.gold(0), t.player(0)["forged"], t.asked) == (6, 0, (0, "ACT"))


@pytest.mark.rule("DFR-366")
@pytest.mark.parametrize(("start", "space"), [("L4", "L5"), ("J", "T1")])
def test_l5_and_t1_sell_a_face_at_its_cost(start: str, space: str) -> None:
    """If a golem enters L5 or T1, then its owner may forge one face at its full cost, one and no more."""
    t = step(maze(start, gold=2, sun=1))
    assert (t.asked, at_space(t)) == ((0, "FORGE_WHAT"), space)
    assert t.options == {"3g", "1m", "4g", "1s", "decline"}
    t.choose("3g", "light-0")
    assert (t.gold(0), t.player(0)["forged"], t.asked) == (1, 1, (0, "ACT"))
    assert step(maze(start, gold=2), "decline").player(0)["forged"] == 0


@pytest.mark.rule("DFR-367")
@pytest.mark.parametrize(
    ("start", "gains"),
    [
        ("L1", {"gold": 3, "sun": 1, "moon": 1}),
        ("L3", {"gold": 3, "sun": 1, "moon": 1}),
        ("T2", {"gold": 3, "sun": 1, "moon": 1}),
        ("L6", {"moon": 2, "glory": 3}),
        ("L8", {"sun": 2, "moon": 2}),
    ],
)
def test_choice_spaces_give_one_of_what_they_show(start: str, gains: dict[str, int]) -> None:
    """If a golem enters L2, L4, T3, L7 or L9, then its owner takes exactly one of the printed gains."""
    way = {"L3": ["L4"], "L6": ["L7"]}.get(start, [])
    for name, count in gains.items():
        t = step(maze(start), *way)
        assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), set(gains))
        before = t.purse(0)
        t.choose(name)
        assert sum(t.purse(0)) - sum(before) == count
        assert t.held(0, name) == count + (name == "gold")


@pytest.mark.rule("DFR-368")
def test_t4_changes_6_gold_into_6_points() -> None:
    """If a golem enters T4, then its owner may pay 6 G for 6 VP, once."""
    t = step(maze("T3", gold=11))
    assert (t.asked, t.options) == ((0, "PAY_OR_NOT"), {"yes", "no"})
    t.choose("yes")
    assert (t.purse(0), t.asked) == ((6, 0, 0, 6), (0, "ACT"))
    assert step(maze("T3", gold=11), "no").purse(0) == (12, 0, 0, 0)


@pytest.mark.rule("DFR-368")
def test_t4_needs_6_gold() -> None:
    """If the owner has 5 G on T4, then nothing is offered; with 6 it is."""
    assert step(maze("T3", gold=4)).asked == (0, "ACT")
    assert step(maze("T3", gold=5)).asked == (0, "PAY_OR_NOT")


@pytest.mark.rule("DFR-369")
def test_t6_changes_2_moon_shards_into_8_points() -> None:
    """If a golem enters T6, then its owner may pay 2 M for 8 VP, once; with 1 M nothing is offered."""
    t = step(maze("T5", moon=5))
    assert (t.asked, t.options) == ((0, "PAY_OR_NOT"), {"yes", "no"})
    t.choose("yes")
    assert (t.purse(0), t.asked) == ((1, 0, 3, 8), (0, "ACT"))
    assert step(maze("T5", moon=2), "no").purse(0) == (1, 0, 2, 0)
    assert step(maze("T5", moon=1)).asked == (0, "ACT")


@pytest.mark.rule("DFR-370")
@pytest.mark.parametrize("forged", [0, 1, 7])
def test_t10_counts_the_forged_faces(forged: int) -> None:
    """If a golem enters T10, then its owner gains 1 VP for each face he has forged, and not for those of others."""
    t = step(maze("T9").forged(0, forged).forged(1, 4))
    assert (t.glory(0), t.glory(1)) == (forged, 0)


@pytest.mark.rule("DFR-371")
@pytest.mark.parametrize("number", [8, 9, 11, 12])
def test_empty_spaces_give_nothing(number: int) -> None:
    """If a golem enters T8, T9, T11 or T12, then nothing happens."""
    t = step(maze(f"T{number - 1}", sun=1, glory=4))
    assert (at_space(t), t.purse(0), t.asked) == (f"T{number}", (1, 1, 0, 4), (0, "ACT"))


@pytest.mark.rule("DFR-371")
def test_the_start_gives_nothing() -> None:
    """If a golem comes back to START, then nothing is gained."""
    t = maze("U1", sun=5, gold=3).choose("time-golem")
    assert (at_space(t), t.purse(0)) == ("START", (3, 2, 0, 0))


@pytest.mark.rule("DFR-372")
def test_an_exchange_is_offered_again_at_the_next_visit() -> None:
    """If a golem comes to T4 twice in a turn, then 6 G can be changed twice."""
    t = maze("T5", gold=12, sun=5, moon=5).choose("time-golem", "yes")
    assert (t.gold(0), t.glory(0), t.asked) == (6, 6, (0, "CHOOSE_GAIN"))
    t.choose("moon", "yes", "great-golem")
    assert (at_space(t), t.asked) == ("T4", (0, "PAY_OR_NOT"))
    t.choose("yes").celestial(2).celestial(2).go()
    assert (t.gold(0), t.glory(0)) == (0, 22)
