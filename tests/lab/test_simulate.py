"""Many games counted: the same figures whatever the number of workers, and fields a program can rely on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ninerealms.errors import BadOption, BadSeat, WrongPlayers
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.lab import playing, simulate
from ninerealms.lab.options import parse
from ninerealms.lab.simulate import Job, Summary
from tests.terminal.shell import run

FIELDS = [
    *("games", "decisions", "seconds", "games_per_second", "decisions_per_second"),
    *("wins", "mean_scores", "mean_length", "mean_rounds", "won", "wilson", "endings"),
]


def job(games: int = 8, seed: int = 3, seats: str = "random") -> Job:
    return Job("northgard", games, 2, seats.split(","), seed, find("northgard").settle({}))


def quiet(done: int) -> None:
    """Progress nobody looks at."""


def test_the_json_has_the_fields_it_promises(tmp_path: Path) -> None:
    """If figures are written as JSON, then the fields are exactly those, lists are by seat, and they add up."""
    done = run(tmp_path, "simulate", "northgard", "--games", "6", "--seed", "2", "--json", "out.json", "--lang", "en")
    assert done.code == 0, done.err
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert list(found) == FIELDS
    assert found["games"] == 6
    assert sum(found["wins"]) == 6
    assert len(found["wins"]) == len(found["mean_scores"]) == 2
    assert found["mean_length"] == found["decisions"] / 6
    assert found["won"] == 6
    assert sum(found["endings"].values()) == 6
    assert set(found["endings"]) <= {"NTG-021", "NTG-120"}
    assert found["mean_rounds"] > 1
    assert found["games_per_second"] == pytest.approx(6 / found["seconds"])
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    shares = [(100 * won / 6, *(100 * bound for bound in simulate.wilson(won, 6))) for won in found["wins"]]
    told = [f"{share:.1f} % ({low:.1f}–{high:.1f})" for share, low, high in shares]
    for word in ("Rowan", "Fjord", "(95 %)", *told, "decisions/s", "Written to out.json."):
        assert word in done.out


def test_the_json_on_the_screen_is_alone_there(tmp_path: Path) -> None:
    """If the figures go to the screen, then nothing else does."""
    done = run(tmp_path, "simulate", "northgard", "--games", "2", "--json", "-")
    assert list(json.loads(done.out)) == FIELDS
    assert done.err == ""


def same(found: Summary) -> Summary:
    """The figures without those of the clock."""
    return found._replace(seconds=0.0, games_per_second=0.0, decisions_per_second=0.0)


def test_the_number_of_workers_changes_nothing() -> None:
    """If two workers share the games, then the figures are those of one."""
    one = simulate.simulate(job(12, 5), 1, quiet)
    two = simulate.simulate(job(12, 5), 2, quiet)
    assert same(one) == same(two)


def test_games_count_up_from_the_seed() -> None:
    """If more games are asked for, then the first ones are the same."""
    game = find("northgard")
    by_hand = [playing.play(game, 2, seed, {}, ["random"]) for seed in range(3, 7)]
    counted = simulate.simulate(job(4, 3), 1, quiet)
    assert counted.decisions == sum(result.decisions for result in by_hand)
    assert counted.mean_scores == [sum(result.scores[seat] for result in by_hand) / 4 for seat in (0, 1)]


def test_progress_hears_of_every_game() -> None:
    """If games are played, then the bar hears of each of them once."""
    heard: list[int] = []
    simulate.simulate(job(5), 1, heard.append)
    assert sum(heard) == 5


def test_a_draw_is_shared_and_a_team_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a game has two winners, then each has half of it; in co-op each has all of it."""
    results = [
        playing.Result(0, [0, 1], [5, 5], 100, "NTG-120", 7),
        playing.Result(1, [1], [2, 5], 50, "NTG-021", 4),
    ]
    found = simulate.summary(job(2), results, 2.0)
    endings = {"NTG-021": 1, "NTG-120": 1}
    bounds = simulate.wilson(2, 2)
    assert found == Summary(2, 150, 2.0, 1.0, 75.0, [0.5, 1.5], [3.5, 5.0], 75.0, 5.5, 2, bounds, endings)
    monkeypatch.setattr(type(find("northgard")), "coop", True)
    assert simulate.summary(job(2), results, 2.0).wins == [1, 2]


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (240, 400, 0.5513, 0.6469)],
)
def test_the_bounds_of_a_share_are_those_of_wilson(won: int, games: int, low: float, high: float) -> None:
    """If so many of so many games are won, then the bounds are what tables of Wilson's interval say."""
    assert simulate.wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_a_team_that_loses_has_won_nothing(tmp_path: Path) -> None:
    """If a team plays, then games won, games lost and the rules that ended them add up."""
    words = ["simulate", "yggdrasil", "--games", "5", "--players", "2", "--option", "mode=hard", "--json", "-"]
    done = run(tmp_path, *words)
    found = json.loads(done.out)
    assert found["won"] == found["wins"][0]
    assert sum(found["endings"].values()) == 5
    assert found["wilson"][0] <= found["won"] / 5 <= found["wilson"][1]


@pytest.mark.parametrize("name", names())
def test_every_game_counts_its_rounds(name: str) -> None:
    """If a game was played to its end, then it says how many rounds, days or turns that took, and what ended it."""
    game = find(name)
    result = playing.play(game, game.seats[0], 3, {}, ["random"])
    assert 0 < result.rounds <= result.decisions
    assert result.ending.startswith(f"{game.prefix}-")


def test_wrong_jobs_are_refused_before_anything_is_played() -> None:
    """If a job cannot be, then the error comes at once."""
    with pytest.raises(WrongPlayers):
        simulate.simulate(job()._replace(players=5), 1, quiet)
    with pytest.raises(BadSeat):
        simulate.simulate(job(seats="random,human"), 1, quiet)
    with pytest.raises(BadOption):
        simulate.simulate(job()._replace(options={"colour": "red"}), 1, quiet)


def test_start_options_are_read_as_they_are_written() -> None:
    """If options stand on a command line, then each is a name and a value, blanks aside."""
    assert parse(["flat_cost=true", " cards = special_x2 ", "bonuses=1,2=3"]) == {
        "flat_cost": "true",
        "cards": "special_x2",
        "bonuses": "1,2=3",
    }
    for wrong in ("flat_cost", "=true", " = "):
        with pytest.raises(BadOption, match="NAME=VALUE"):
            parse([wrong])


@pytest.mark.parametrize("name", names())
def test_every_game_is_played_to_its_end_by_every_bot(name: str) -> None:
    """If quick bots sit at a table, then the game ends and the outcome has a score for every seat."""
    game = find(name)
    players = game.seats[0]
    for spec in ("random", "greedy:easy"):
        result = playing.play(game, players, 1, {}, [spec])
        assert len(result.scores) == players
        assert 0 < result.decisions <= game.longest


def test_a_bot_of_ones_own_is_found_in_the_folder(tmp_path: Path) -> None:
    """If somebody writes a bot, then `module:Class` seats it from the folder one stands in, workers included."""
    (tmp_path / "lazy.py").write_text(
        "class First:\n    def __init__(self, rng):\n        self.rng = rng\n\n"
        "    def choose(self, chair):\n        return chair.decision.options[0]\n",
        encoding="utf-8",
    )
    words = ["simulate", "northgard", "--games", "4", "--seats", "lazy:First,random", "--json", "-"]
    alone = run(tmp_path, *words)
    assert alone.code == 0, alone.err
    shared = run(tmp_path, *words, "--workers", "2")
    assert shared.code == 0, shared.err
    assert json.loads(alone.out)["decisions"] == json.loads(shared.out)["decisions"]
