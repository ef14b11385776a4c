"""What a designer asks: does it differ, what if, what is it worth, who is better."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import ninerealms as nr
from ninerealms.errors import BadContent, BadRun, WrongPlayers
from ninerealms.lab import rating, sweeping
from ninerealms.lab.plan import make
from ninerealms.lab.recording import Recorder
from tests.terminal.shell import call, is_one_sentence, run

EASY = ["greedy:easy"]


# --- compare ----------------------------------------------------------------------------------------


def test_the_same_run_does_not_differ_and_a_shorter_game_does(tmp_path: Path) -> None:
    """If a run is compared with itself, then nothing differs; with fewer points to win, games are clearly shorter."""
    run = nr.lab.run("northgard", games=12, seats=EASY, brief=True)
    assert all(each.found.by == (0, 0, 0) for each in nr.lab.compare(run, run))
    short = nr.lab.run("northgard", games=12, seats=EASY, brief=True, changes=["game.points_to_win=1"], workers=1)
    found = {each.measure: each.found for each in nr.lab.compare(run, short)}
    assert found["decisions"].by.high < 0
    assert found["decisions"].pairs == 12
    assert found["seat 1 won"].first + found["seat 2 won"].first == 1


def test_only_common_seeds_are_compared() -> None:
    """If runs share some seeds, then those are compared; with none, or another game, a sentence says so."""
    first = nr.lab.run("diceforge", games=6, brief=True)
    assert nr.lab.compare(first, nr.lab.run("diceforge", games=6, seed=4, brief=True))[0].found.pairs == 2
    with pytest.raises(BadRun, match="no seed in common"):
        nr.lab.compare(first, nr.lab.run("diceforge", games=2, seed=100, brief=True))
    with pytest.raises(BadRun, match="One run is of diceforge, the other of northgard"):
        nr.lab.compare(first, nr.lab.run("northgard", games=2, brief=True))
    swapped = nr.lab.run("diceforge", games=2, seats=["random", "greedy:easy"], swap_seats=True, brief=True)
    with pytest.raises(BadRun, match="swapped seats"):
        nr.lab.compare(first, swapped)


def test_swapped_games_of_one_seed_are_one_pair() -> None:
    """If seats are swapped, then a seed is one pair, however many orders it was played in; half a seed is none."""
    words = {"game": "northgard", "seats": ["random", "greedy:easy"], "swap_seats": True, "brief": True}
    runs = [nr.lab.run(**words, games=games) for games in (7, 6, 1)]  # type: ignore[arg-type]
    found = {each.measure: each.found for each in nr.lab.compare(runs[0], runs[1])}
    assert found["decisions"].pairs == 3
    assert found["decisions"].first == runs[1].games["decisions"].mean()
    with pytest.raises(BadRun, match="No seed was played with every order"):
        nr.lab.compare(runs[0], runs[2])


def test_a_comparison_is_figures_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """If two folders are compared, then --json has every measure with bounds, and the table the same."""
    for name, option in (("a", False), ("b", True)):
        nr.lab.run("northgard", games=4, options={"flat_cost": option}, brief=True, out=tmp_path / name)
    words = ["lab", "compare", str(tmp_path / "a"), str(tmp_path / "b")]
    done = call(capsys, *words, "--json")
    rows = json.loads(done.out)
    assert list(rows[0]) == ["measure", "first", "second", "by", "pairs", "needed", "pairing", "clear"]
    done = run(tmp_path, *words, COLUMNS="80")
    assert done.code == 0
    table = done.out.splitlines()[: 2 + len(rows)]
    assert table[0].split() == ["measure", "first", "second", "by", "95", "%", "pairs", "need", "saves"]
    assert [line[: len(row["measure"])] for line, row in zip(table[2:], rows, strict=True)] == [
        row["measure"] for row in rows
    ]
    assert "…" not in done.out
    done = call(capsys, "lab", "compare", str(tmp_path / "a"), str(tmp_path / "c"))
    assert done.code == 2
    assert is_one_sentence(done.err)


# --- sweep ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "path", "values"),
    [
        ("game.points=2..5", "game.points", ["2", "3", "4", "5"]),
        ("cards[gift].cost = 1..9..4", "cards[gift].cost", ["1", "5", "9"]),
        ("game.points=7, 3", "game.points", ["7", "3"]),
        ("game.points=-1..1", "game.points", ["-1", "0", "1"]),
    ],
)
def test_values_are_read_as_they_are_written(word: str, path: str, values: list[str]) -> None:
    """If a sweep is written with a range, a step or a list, then these are the values."""
    assert sweeping.read(word) == (path, values)


@pytest.mark.parametrize(
    "word",
    [
        *("game.points", "game.points=", "=1..2", "a=1..x", "a=3", "a=5..2", "a=1..9..0", "a=0..99", "a=3,3"),
        *(f"a=0..{10**18}", "a=0..1" + "0" * 5000, "a=" + "1," * 51),
    ],
    ids=lambda word: word[:20],
)
def test_a_sweep_that_cannot_be_is_refused(word: str) -> None:
    """If a sweep has no path, no range, too many values or one twice, then a sentence says how it is written."""
    with pytest.raises(BadContent, match="A sweep"):
        sweeping.read(word)


@pytest.mark.slow
def test_a_sweep_plays_every_value_on_the_same_seeds(tmp_path: Path) -> None:
    """If points to win are swept, then each value was played as if set alone, and each is set against the first."""
    words = ["lab", "sweep", "northgard", "--games", "3", "--set", "game.points_to_win=1..2", "--json"]
    done = run(tmp_path, *words)
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert [each["value"] for each in found["values"]] == ["1", "2"]
    longer = {row["measure"]: row for row in found["values"][1]["differs"]}["decisions"]
    alone = [
        nr.lab.run("northgard", games=3, seats=EASY, changes=[f"game.points_to_win={value}"], brief=True)
        for value in (1, 2)
    ]
    assert [longer["first"], longer["second"]] == [each.games["decisions"].mean() for each in alone]
    done = run(tmp_path, *words[:5], "--set", "game.beards=1..2")
    assert done.code == 2
    assert "has no 'beards'" in done.err


# --- restrict ---------------------------------------------------------------------------------------


def test_what_is_barred_is_not_used() -> None:
    """If a card is barred for everybody, then nobody plays it though it was offered; nobody else is held back."""
    free = nr.lab.run("diceforge", games=4, players=2)
    used = set(free.events.filter(free.events["event"] == "accomplished")["thing"])
    card = min(used)
    plan = msgspec.structs.replace(make("diceforge", 4, 2), without=[card], barred="all")
    recorder = Recorder(plan)
    for number in range(4):
        recorder.record(number)
    told = list(zip(recorder.events["event"], recorder.events["thing"], strict=True))
    assert ("accomplished", card) not in told
    assert sum(recorder.games["struck"]) > 0  # type: ignore[arg-type]
    plan = msgspec.structs.replace(plan, barred="turn")
    assert [plan.barred_seats(number) for number in range(3)] == [[0], [1], [0]]


@pytest.mark.parametrize("spec", ["greedy:easy", "mcts:40"])
def test_every_bot_keeps_to_a_ban(spec: str) -> None:
    """If a bot may not build, then it never does, however it looks ahead."""
    plan = msgspec.structs.replace(make("northgard", 1, 2, [spec]), without=["card:build"], barred="all")
    recorder = Recorder(plan)
    recorder.record(0)
    assert "card:build" not in {
        thing
        for event, thing in zip(recorder.events["event"], recorder.events["thing"], strict=True)
        if event == "played"
    }


def test_what_matters_is_worth_something(capsys: pytest.CaptureFixture[str]) -> None:
    """If the card by which points are made is barred, then wins fall; the command says so in a sentence."""
    found = nr.lab.restrict("northgard", ["card:build", "card:special"], games=24)
    assert found.won.by.high < 0
    assert found.struck > 1
    done = call(capsys, "lab", "restrict", "northgard", "--without", "card:1", "--games", "2", "--json")
    told = json.loads(done.out)
    assert told["without"] == ["card:build"]
    for word, sentence in (("card:99", "There is no card '99'"), ("beard:1", "has no 'beard'; it has building, card")):
        done = call(capsys, "lab", "restrict", "northgard", "--without", word)
        assert done.code == 2
        assert sentence in done.err
        assert is_one_sentence(done.err)


def test_a_team_is_barred_as_one() -> None:
    """If a team may not do something, then all of its seats may not, and wins are the team's."""
    found = nr.lab.restrict("yggdrasil", ["creature:sleipnir"], games=3, players=2)
    assert found.titles == ["Sleipnir"]
    assert found.won.pairs == 3


# --- ladder -----------------------------------------------------------------------------------------


def test_a_made_ladder_is_in_its_true_order() -> None:
    """If one bot beats another three times out of four, then the ladder says so, with the gap between them."""
    meetings = [("a", "b", 1.0), ("a", "b", 1.0), ("b", "a", 1.0), ("a", "b", 1.0)] * 25
    meetings += [("b", "c", 1.0), ("b", "c", 0.5)] * 40 + [("a", "c", 1.0)] * 60
    found = rating.climb(["c", "b", "a"], meetings)
    assert [rung.bot for rung in found.rungs] == ["a", "b", "c"]
    assert found.gaps[0].ahead.value == 0.75
    assert found.gaps[1].ahead.value == 0.75
    assert found.skill_gap.better == "a"
    assert found.skill_gap.ahead.value == 1
    assert found.rungs[0].rating.low < found.rungs[0].rating.value < found.rungs[0].rating.high


@pytest.mark.parametrize("name", ["northgard", "diceforge", "yggdrasil"])
def test_a_ladder_finds_the_better_bot(name: str) -> None:
    """If greedy and random climb, then everybody plays as often, in every seat; teams are set beside each other."""
    found = nr.lab.ladder(name, ["random", "greedy:easy"], games=6)
    assert {rung.games for rung in found.rungs} == {6}
    assert sum(rung.won.value for rung in found.rungs) == pytest.approx(1)
    assert name != "northgard" or found.rungs[0].bot == "greedy:easy"


def test_more_than_two_share_a_table_fairly(capsys: pytest.CaptureFixture[str]) -> None:
    """If three sit at a table, then each bot is once the lonely one; a ladder of one is refused."""
    plans = rating.plans_for(
        ["random", "greedy:easy"], lambda specs: make("diceforge", 3, 3, specs, swap_seats=len(specs) > 1)
    )
    assert [plan.seats for plan in plans] == [["random", *EASY, *EASY], [*EASY, "random", "random"]]
    done = call(capsys, "lab", "ladder", "northgard", "--bots", "random,greedy:easy", "--games", "2", "--json")
    assert list(json.loads(done.out)) == ["game", "rungs", "gaps", "skill_gap"]
    done = call(capsys, "lab", "ladder", "northgard", "--bots", "random")
    assert (done.code, done.err) == (2, "A ladder needs two or more bots, each once.\n")


def test_a_ladder_for_nobody_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """If a ladder is wanted at a table for nobody, then it is refused, and not played by as many as usual."""
    done = call(capsys, "lab", "ladder", "northgard", "--bots", "random,greedy:easy", "--players", "0")
    assert (done.code, done.err) == (2, "Northgard: Training Ground is for 2 players, not 0. (NTG-001)\n")
    with pytest.raises(WrongPlayers):
        nr.lab.ladder("northgard", ["random", "greedy:easy"], players=0)
