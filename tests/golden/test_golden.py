"""Golden games: replays played back line by line, and digests of random games, the same in every form of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

import golden
import ninerealms
from ninerealms.errors import BadReplay
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import save
from ninerealms.kernel.game import Game
from ninerealms.kernel.replay import End, Mark, Move, Replay, read
from ninerealms.kernel.replaying import verify
from ninerealms.lab import measure, playing
from ninerealms.players.seating import seat_all

FILES = sorted(set(golden.FOLDER.glob("*/*.replay")) - set(golden.FOLDER.glob("format1/*")))


def label(path: Path) -> str:
    return path.relative_to(golden.FOLDER).as_posix()


def recorded(game: Game, plan: golden.Plan) -> Replay:
    return read(plan.path(game.name).read_text(encoding="utf-8"))


def each_random_plan() -> list[tuple[str, golden.Plan]]:
    """The golden games in which everybody plays at random."""
    found = [(name, plan) for name in names() for plan in golden.plans(find(name)) if set(plan.seats) == {"random"}]
    assert found
    return found


def traces(name: str) -> dict[str, list[str]]:
    """What is written of the random games of a game: for each table, one line for each seed."""
    found: dict[str, list[str]] = json.loads((golden.FOLDER / name / golden.DIGESTS).read_text(encoding="utf-8"))
    return found


def each_table() -> list[ParameterSet]:
    """Every table of random games with its seeds; beside the compiled form the games after the first are long."""
    found = []
    for name in names():
        for table, planned in golden.tables(find(name)).items():
            cut = len(planned.seeds) if ninerealms.form() == "compiled" else 1
            found.append(pytest.param(name, table, planned.seeds[:cut], id=f"{name}-{table}"))
            if planned.seeds[cut:]:
                more = pytest.param(name, table, planned.seeds[cut:], id=f"{name}-{table}-more", marks=pytest.mark.long)
                found.append(more)
    return found


RANDOM = each_random_plan()
LABELS = [f"{name}-{plan.name}" for name, plan in RANDOM]


@pytest.mark.parametrize("path", FILES, ids=label)
def test_a_golden_game_plays_as_written(path: Path) -> None:
    """If a golden replay is played back, then every line, word and digest is as it stands in the file."""
    text = path.read_text(encoding="utf-8")
    retold = verify(text, find)
    assert retold.changed_words == []
    assert retold.table.outcome is not None
    assert retold.table.replay() == text


@pytest.mark.parametrize("name", names())
def test_every_game_has_its_golden_games(name: str) -> None:
    """If a game is registered, then each of its golden games has a file, and there is no other."""
    planned = {plan.path(name) for plan in golden.plans(find(name))}
    assert planned
    assert planned == {path for path in FILES if path.parent.name == name}, "run `make golden`"


def test_no_golden_game_is_left_behind() -> None:
    """If a game is no longer registered, then its golden games are gone too."""
    assert {path.parent.name for path in FILES} == set(names())
    assert {path.parent.name for path in golden.FOLDER.glob(f"*/{golden.DIGESTS}")} == set(names())


@pytest.mark.parametrize(("name", "table", "seeds"), each_table())
def test_random_games_go_as_written(name: str, table: str, seeds: range) -> None:
    """If random games are played with any start options, then all that is and is told on the way is as in the file."""
    game, planned = find(name), golden.tables(find(name))[table]
    written = dict(zip(planned.seeds, traces(name)[table], strict=True))
    assert {seed: golden.trace(game, planned, seed) for seed in seeds} == {seed: written[seed] for seed in seeds}


@pytest.mark.parametrize("name", names())
def test_every_table_has_its_random_games(name: str) -> None:
    """If a game can be set up in some way, then random games of it are written, and no others."""
    assert list(traces(name)) == list(golden.tables(find(name))), "run `make golden`"


@pytest.mark.parametrize("name", names())
def test_every_start_option_is_played(name: str) -> None:
    """If a game has a start option, then a golden game is played with another value than its default."""
    game = find(name)
    played = [recorded(game, plan).options for plan in golden.plans(game)]
    same = [option.name for option in game.options if all(options[option.name] == option.default for options in played)]
    assert same == []


@pytest.mark.parametrize(("name", "plan"), RANDOM, ids=LABELS)
def test_simulate_bench_and_golden_games_are_the_same_games(name: str, plan: golden.Plan) -> None:
    """If the seed is the same, then the loops of simulate and bench end with the digest in the golden file."""
    game = find(name)
    replay = recorded(game, plan)
    players = len(plan.seats)
    marks = [entry for entry in replay.entries if isinstance(entry, Mark)]
    end = replay.entries[-1]
    assert isinstance(end, End)
    steps = sum(isinstance(entry, Move) for entry in replay.entries)
    assert marks[-1].step == steps

    state = game.start(players, plan.seed, plan.options)
    assert playing.play_out(game, state, seat_all(list(plan.seats), players, plan.seed)) == steps
    assert save.digest(state) == marks[-1].digest

    stepped = game.start(players, plan.seed, plan.options)
    assert measure.step_through(game, stepped, plan.seed) == steps
    assert save.digest(stepped) == marks[-1].digest

    result = playing.play(game, players, plan.seed, plan.options, ["random"])
    outcome = game.outcome(state)
    assert outcome is not None
    assert result == playing.Result(plan.seed, end.winners, end.scores, steps, outcome.reason, game.rounds(state))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n= 10 ", "\n= 11 ", "a digest of step 11 stands at step 10"),
        ("\nseed 1\n", "\nseed 2\n", "Line"),
        ("version 2\n", "version 99\n", "version 99 of the rules"),
        ("game northgard\n", "game tarock\n", "There is no game 'tarock'"),
        ("\n2 ", "\n3 ", "Line 16: it says step 3"),
    ],
)
def test_a_damaged_golden_game_is_refused(old: str, new: str, sentence: str) -> None:
    """If one line is changed, then the replay is refused with a sentence."""
    text = (golden.FOLDER / "northgard" / "random.replay").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadReplay, match=sentence):
        verify(text.replace(old, new, 1), find)


def test_changed_words_are_told_but_the_numbers_are_followed() -> None:
    """If only the words of a line differ, then the game is the same and the line is named."""
    text = (golden.FOLDER / "northgard" / "random.replay").read_text(encoding="utf-8")
    lines = text.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith("1 "))
    lines[place] = lines[place].partition(" | ")[0] + ' | "Do something"'
    assert verify("\n".join(lines), find).changed_words == [place + 1]
