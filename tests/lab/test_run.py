"""A run: the same tables whoever plays it, however often it is stopped."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import ninerealms as nr
from ninerealms.errors import BadArgument, BadRun, BadSeat, NineRealmsError
from ninerealms.games import names
from ninerealms.lab import executors, playing, running, tables
from ninerealms.lab.executors import Here, Pace, Pool
from ninerealms.lab.plan import make, take_up
from ninerealms.lab.recording import Recording
from ninerealms.lab.running import Run
from tests.terminal.shell import Terminal, call, is_one_sentence
from tests.terminal.shell import run as shell

EASY = ["greedy:easy"]


def same(one: Run, other: Run) -> bool:
    return list(one.frames) == list(other.frames) and all(
        one.frames[name].equals(other.frames[name]) for name in one.frames
    )


@pytest.mark.parametrize("name", names())
def test_the_tables_fit_together(name: str) -> None:
    """If games are recorded, then the tables agree with each other and with the games nobody looked at."""
    found = nr.lab.run(name, games=3, seats=EASY, seed=5)
    players = found.plan.players
    assert found.games["game"].to_list() == [0, 1, 2]
    assert len(found.seats) == 3 * players
    asked = found.decisions.group_by("game", maintain_order=True).len()["len"]
    assert found.games["decisions"].to_list() == asked.to_list()
    for row in found.games.iter_rows(named=True):
        bare = playing.play(nr.game(name), players, row["seed"], {}, EASY)
        assert (bare.decisions, bare.ending, len(bare.winners)) == (row["decisions"], row["ending"], row["winners"])
        scores = found.seats.filter(pl.col("game") == row["game"])["score"].to_list()
        assert scores == bare.scores
    assert found.decisions.filter(pl.col("answer").is_null()).is_empty()
    known = {event.key.removeprefix("log-") for event in nr.game(name).events.values()}
    assert set(found.events["event"]) <= known
    assert found.events["thing"].drop_nulls().len() > 0
    assert found.seats["worst"].max() <= found.seats["best"].max() <= 1
    if not nr.game(name).coop:
        assert found.seats["won"].sum() == 3
        assert found.games["first"].null_count() == 0


def test_a_run_that_was_stopped_goes_on_to_the_same_tables(tmp_path: Path) -> None:
    """If a run is stopped and gone on with, then its tables are those of one that was not."""
    words = {"game": "northgard", "games": 9, "seats": ["greedy:easy", "random"], "swap_seats": True}

    def stop(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        nr.lab.run(**words, out=tmp_path / "run", progress=stop)  # type: ignore[arg-type]
    kept = running.read_kept(tmp_path / "run")
    assert 0 < kept.done < 9
    assert len(nr.lab.read(tmp_path / "run").games) == kept.done
    heard: list[int] = []
    resumed = nr.lab.run(**words, out=tmp_path / "run", resume=True, progress=heard.append)  # type: ignore[arg-type]
    assert sum(heard) == 9 - kept.done
    assert same(resumed, nr.lab.run(**words))  # type: ignore[arg-type]
    assert same(nr.lab.read(tmp_path / "run"), resumed)
    assert sorted(file.name for file in (tmp_path / "run").iterdir()) == [
        *("decisions.parquet", "events.parquet", "games.parquet", "run.json", "seats.parquet")
    ]
    told = json.loads((tmp_path / "run" / "run.json").read_text("utf-8"))
    assert (told["version"], told["form"]) == (nr.__version__, nr.form())
    assert told["seeds"] == {"first": 0, "count": 5}
    assert len(told["content"]) == 64


def test_a_run_that_was_killed_keeps_its_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a run dies without a word, then what was on disk counts, and a game that is there twice counts once."""
    monkeypatch.setattr(running, "FLUSH_SECONDS", 0.0)
    monkeypatch.setattr(running, "gather", lambda *_: (_ for _ in ()).throw(SystemExit))
    plan = make("diceforge", 6, 2, ["random"])
    with pytest.raises(SystemExit):
        running.play_into(tmp_path, plan, Here())
    monkeypatch.undo()
    some = nr.lab.run("diceforge", games=2, players=2)
    tables.write(some.frames, tmp_path)  # as if it died between whole tables and parts
    assert running.done_games(tmp_path) == list(range(6))
    whole = nr.lab.run("diceforge", games=6, players=2)
    assert same(nr.lab.run("diceforge", games=6, players=2, out=tmp_path, resume=True), whole)


@pytest.mark.slow
def test_a_lost_worker_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a process of the pool is killed in the middle, then its games are played again and the tables are the same."""
    monkeypatch.setattr(executors, "MOST_GROWTH", 1)
    plan, pool = make("northgard", 12, 2, ["random"]), Pool(2)
    killed: list[int] = []

    def kill(_: int) -> None:
        if not killed:
            killed.append(next(iter(pool.pool._processes)))  # type: ignore[union-attr]
            os.kill(killed[0], signal.SIGKILL)

    assert same(running.play(plan, pool, kill), running.play(plan, Here()))
    assert killed


def test_workers_that_always_die_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody ever finishes a chunk, then a sentence says so instead of trying for ever."""
    pool = Pool(1)
    pool.task = Recording(make("northgard", 1))
    for name in ("start", "submit"):
        monkeypatch.setattr(Pool, name, lambda *_: None)
    for _ in range(5):
        pool.begin_anew(range(1))
    with pytest.raises(NineRealmsError, match="6 times in a row"):
        pool.begin_anew(range(1))


def test_swapped_seats_give_every_player_every_seat() -> None:
    """If seats are swapped, then each seed is played once with each player in each seat."""
    plan = make("diceforge", 6, 3, ["greedy", "random", "mcts:40"], swap_seats=True)
    rows = [(plan.place(number).seed, *plan.bots(number)) for number in range(6)]
    assert rows[:3] == [
        (0, "greedy", "random", "mcts:40"),
        (0, "mcts:40", "greedy", "random"),
        (0, "random", "mcts:40", "greedy"),
    ]
    assert [row[0] for row in rows] == [0, 0, 0, 1, 1, 1]
    with pytest.raises(BadSeat, match="nobody to swap"):
        make("diceforge", 6, 3, ["greedy"], swap_seats=True)


@pytest.mark.parametrize(
    ("word", "value", "told"),
    [
        ("version", "9.9", "has ninerealms .*, the run 9.9"),
        ("form", "sanitized", "plays the .* form, the run the sanitized one"),
        ("rules", "0", "has other rules of northgard"),
        ("content", "0", "has another content.toml of northgard"),
        ("changes", {"game.points_to_win": 6}, "plays northgard with the content as it is, the run with game.points"),
    ],
)
def test_a_worker_that_would_play_otherwise_is_refused(word: str, value: object, told: str) -> None:
    """If a worker has another version, form or content than the run, then it is refused with a sentence."""
    plan = make("northgard", 1)
    take_up(plan)
    known = {each: getattr(plan.identity, each) for each in type(plan.identity).__struct_fields__}
    other = type(plan.identity)(**(known | {word: value}))
    fields = {each: getattr(plan, each) for each in type(plan).__struct_fields__}
    with pytest.raises(BadArgument, match=told):
        take_up(type(plan)(**(fields | {"identity": other})))


@pytest.mark.parametrize("workers", [0, -1, 1001, "2", None])
def test_so_many_workers_are_refused(workers: Any) -> None:
    """If nobody or a crowd is to play, then that is said before anything begins."""
    with pytest.raises(BadArgument, match="The number of workers must be a whole number from 1 to 1000, not"):
        nr.lab.run("northgard", games=1, workers=workers)


def test_chunks_grow_to_a_second_and_shrink_at_the_end() -> None:
    """If games are fast, then chunks grow step by step; where little is left, everybody gets some of it."""
    pace = Pace()
    assert pace.size(1000, 2) == 1
    pace.note(executors.Done(range(1), 0.001, None))
    assert [pace.size(10**6, 2) for _ in range(5)] == [8, 64, 512, 1000, 1000]
    assert [pace.size(10**9, 2000) for _ in range(3)] == [8000, 10000, 10000]
    assert pace.size(80, 2) == 10
    assert pace.size(3, 2) == 1


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """If polars is not installed, then the lab says with which command it comes."""
    monkeypatch.setitem(sys.modules, "polars", None)
    for name in ("running", "tables"):
        monkeypatch.delitem(sys.modules, f"ninerealms.lab.{name}")
        monkeypatch.delattr(nr.lab, name)
    with pytest.raises(NineRealmsError, match=r"pip install 'ninerealms\[lab\]'"):
        nr.lab.run("northgard", games=1)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "ninerealms.lab.ray_executor", raising=False)
    with pytest.raises(NineRealmsError, match=r"ray is not installed; pip install 'ninerealms\[ray\]'"):
        nr.lab.hired(on="ray").__enter__()


def test_a_brief_run_has_games_and_seats_only(tmp_path: Path) -> None:
    """If a run is brief, then it has two tables, and a sentence where another is wanted."""
    found = nr.lab.run("northgard", games=2, brief=True, out=tmp_path)
    assert same(nr.lab.read(tmp_path), found)
    assert list(found.frames) == ["games", "seats"]
    with pytest.raises(BadRun, match="brief: it has no events"):
        _ = found.events


def test_the_command_line_plays_and_goes_on(tmp_path: Path) -> None:
    """If a run is played by command, with other content, then its folder says so, and --resume adds games."""
    words = ["lab", "run", "northgard", "--out", "a", "--set", "game.points_to_win=4"]
    done = shell(tmp_path, *words, "--games", "2")
    assert (done.code, done.err) == (0, "")
    assert "2 games are kept in a" in done.out
    done = shell(tmp_path, *words, "--games", "4", "--resume")
    assert done.code == 0, done.err
    found = nr.lab.read(tmp_path / "a")
    assert found.plan.identity.changes == {"game.points_to_win": 4}
    assert found.seats["score"].max() == 4
    assert found.command == f"ninerealms {' '.join(words)} --games 4"
    done = shell(tmp_path, *words[:3], "--out", "b", "--set", "game.beards=3")
    assert done.code == 2
    assert "has no 'beards'" in done.err
    assert is_one_sentence(done.err)


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """If a run is stopped at the keyboard, then one sentence says what is kept, and --resume adds to that."""
    words = ["lab", "run", "northgard", "--out", "a", "--workers", "2", "--games", "1000000"]
    before = pl.DataFrame(schema={"game": pl.Int64})
    for more in ([], ["--resume"]):
        with Terminal(tmp_path, *words, *more) as terminal:
            terminal.await_text(rf" {len(before)}/1000000 ")
            terminal.await_text(rf" (?!{len(before)}/)\d+/1000000 ")
            terminal.press(b"\x03")
            kept = terminal.await_text(r"Stopped\. (\d+) of 1000000 games are kept in a; --resume goes on\.")[1]
            assert terminal.wait() == 130
            assert "Traceback" not in terminal.seen
        games = nr.lab.read(tmp_path / "a").games
        assert len(games) == int(kept) > len(before)
        assert games.filter(pl.col("game").is_in(before["game"].to_list()))["game"].equals(before["game"])
        before = games


def damage(folder: Path, file: str, data: bytes) -> Path:
    folder.mkdir()
    nr.lab.run("northgard", games=1, out=folder)
    (folder / file).write_bytes(data)
    return folder


def test_wrong_folders_are_told_in_a_sentence(tmp_path: Path) -> None:
    """If a folder holds no run, a damaged one or another one, then a sentence says so and nothing is lost."""
    good = tmp_path / "good"
    nr.lab.run("northgard", games=2, out=good)
    before = {file.name: file.read_bytes() for file in good.iterdir()}
    with pytest.raises(BadRun, match="holds a run already"):
        nr.lab.run("northgard", games=2, out=good)
    for words, told in (
        ({"game": "diceforge", "games": 2}, "with game northgard"),
        ({"game": "northgard", "games": 2, "seed": 3}, "with seed 0; this one has 3"),
        ({"game": "northgard", "games": 1}, "of 2 games; --games 1 would be fewer"),
        ({"game": "northgard", "games": 2, "changes": ["game.points_to_win=4"]}, "with another changes"),
    ):
        with pytest.raises(BadRun, match=told):
            nr.lab.run(**words, out=good, resume=True)  # type: ignore[arg-type]
    assert {file.name: file.read_bytes() for file in good.iterdir()} == before
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("keep me", "utf-8")
    with pytest.raises(BadRun, match="is not empty"):
        nr.lab.run("northgard", games=2, out=tmp_path / "full")
    with pytest.raises(BadRun, match="is a file"):
        nr.lab.run("northgard", games=2, out=tmp_path / "full" / "letter.txt")
    for folder, told in (
        (tmp_path / "none", "There is no folder"),
        (tmp_path / "full", "holds no run"),
        (damage(tmp_path / "a", "run.json", b"{"), "run.json cannot be read"),
        (damage(tmp_path / "b", "games.parquet", b"PAR1"), "games.parquet cannot be read"),
        (damage(tmp_path / "c", "seats.parquet", (good / "games.parquet").read_bytes()), "has other columns"),
    ):
        with pytest.raises(BadRun, match=told):
            nr.lab.read(folder)
    kept = json.loads((good / "run.json").read_text("utf-8"))
    (good / "run.json").write_text(json.dumps(kept | {"format": 9}), "utf-8")
    with pytest.raises(BadRun, match="in format 9"):
        nr.lab.read(good)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["run", "chess", "--out", "x"], "There is no game 'chess'"),
        (["run", "northgard", "--out", "x", "--seats", "human"], "There is no player 'human'"),
        (["run", "northgard", "--out", "x", "--option", "colour=red"], "has no option 'colour'"),
        (["run", "northgard", "--out", "x", "--on", "slurm"], "ray or ray://HOST:PORT, not on 'slurm'"),
        (["run", "northgard", "--out", "x", "--on", "ray://"], "ray or ray://HOST:PORT, not on 'ray://'"),
        (["run", "northgard", "--out", "x", "--seed", str(2**64)], "counts its seeds up to"),
        (["run", "northgard", "--out", "/dev/null/x"], "/dev/null/x cannot hold a run: Not a directory"),
        (["sweep", "northgard", "--set", "game.points_to_win=1..2", "--games", "1"], "One pair of games tells nothing"),
        (["report", "x", "--out", "nowhere/page.html"], "There is no folder x."),
        (["run", "northgard", "--out", "x", "--resume"], "There is no folder x"),
        (["run", "northgard"], "--out"),
    ],
)
def test_wrong_orders_are_one_sentence(
    words: list[str],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """If an order cannot be carried out, then one sentence says why, with exit code 2, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    done = call(capsys, "lab", *words)
    assert done.code == 2
    assert told in done.err
    assert is_one_sentence(done.err)
    assert not (tmp_path / "x").exists()
