"""What cannot be kept or read at the moment is a sentence with 503, and nothing is lost by it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import read
from ninerealms.kernel.replaying import verify
from ninerealms.server.live.uploaded_replay import read_upload
from ninerealms.server.storage import queries, reopen
from ninerealms.server.workers.thinking_processes import Thinkers
from tests.server import postgres
from tests.server.games import FINDER, find
from tests.server.running import Person, in_a_loop, serving

FULL = (503, "not-kept")


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    """If the disk is full, then tables, moves and uploads get 503; when there is room again all goes on."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        scene = host.scene(table)
        replay = Match(find("northgard"), 2, 7).replay()
        raw = live.tables.db.straight
        assert raw is not None
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
        raw.execute(f"PRAGMA max_page_count={pages}")
        long = [{"name": "x" * 40}, {"name": "y" * 40}]
        made = host.post("tables", game="northgard", seats=long)
        while made.status_code == 201:  # until the last page is full
            made = host.post("tables", game="northgard", seats=long)
        assert (made.status_code, made.json()["error"]["code"]) == FULL
        plain = {"content-type": "text/plain"}
        kept = host.http.post("/api/replays", content=replay, headers=plain)
        while kept.status_code == 201:
            kept = host.http.post("/api/replays", content=replay, headers=plain)
        assert (kept.status_code, kept.json()["error"]["code"]) == FULL
        raw.execute("PRAGMA max_page_count=1000000")
        assert host.answer(table, scene).status_code == 200
        assert host.post("tables", game="northgard", seats=long).status_code == 201


def test_a_database_that_restarts_is_a_sentence(new_postgres: Callable[[], str]) -> None:
    """If PostgreSQL is restarted while people play, then 503 until it is back, and every confirmed move is there."""
    with serving(new_postgres()) as live:
        host = live.person()
        table = host.make("noughts", "human", "human")
        assert host.answer(table, host.scene(table)).status_code == 200
        scene = host.scene(table)
        with postgres.away(str(live.tables.db.engine.url.query["host"])):
            found = [host.answer(table, scene), host.post("tables", game="noughts"), host.get("tables")]
        assert [(each.status_code, each.json()["error"]["code"]) for each in found] == [FULL] * 3
        assert host.scene(table)["step"] == 1
        assert host.answer(table, host.scene(table)).status_code == 200
        assert host.post("tables", game="noughts").status_code == 201


def lines_of(game: str, pairs: int) -> str:
    """A replay that lays a table with real dice by a result entered and taken back, over and over."""
    table = Match(find(game), real=True)
    assert table.needed is not None
    stream = ("DICE", "DRAW")[table.needed.stream]
    return table.replay() + f"chance {stream} 0\nundo 0\n" * pairs


def test_laying_a_table_over_and_over_takes_no_longer_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """If an upload enters a result and takes it back thousands of times, then each line is looked at once."""
    table = Match(find("diceforge"), real=True)
    assert table.needed is not None
    looks = [0]
    after = type(table.laying).after

    def counting(laying: object, kept: list[object]) -> object:
        looks[0] += len(kept) - laying.read  # type: ignore[attr-defined]
        return after(laying, kept)  # type: ignore[arg-type]

    monkeypatch.setattr(type(table.laying), "after", counting)
    for _ in range(100):
        table.enter(0)
        table.go_back(0)
    assert table.laid == []
    assert looks[0] == len(table.kept) == 200


def test_an_upload_is_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a replay is uploaded, then a thinking process plays it, and it is opened without being played again."""

    def again(*_arguments: object) -> None:
        raise AssertionError("it is played again")

    match = Match(find("northgard"), 2, 7)
    while match.step < 60:
        assert match.decision is not None
        match.submit(match.decision.options[0])
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        monkeypatch.setattr("ninerealms.kernel.replaying.follow", again)
        kept = host.http.post("/api/replays", content=match.replay(), headers={"content-type": "text/plain"})
        assert kept.status_code == 201
        assert host.scene(kept.json()["table"])["step"] == 60


def test_an_upload_that_takes_too_long_is_given_up() -> None:
    """If an upload cannot be played in time, then that is a sentence, and its process is free again."""

    async def work() -> str:
        thinkers = Thinkers(1, 0.0)
        try:
            await thinkers.run(read_upload, FINDER, lines_of("diceforge", 4000))
        except Exception as problem:  # noqa: BLE001 - looked at below
            return type(problem).__name__
        finally:
            thinkers.close()
        return ""

    assert in_a_loop(work()) == "Overrun"


FREE = [
    ("diceforge", "setup", "fi\nrst"),
    ("diceforge", "setup", "first\n"),
    ("yggdrasil", "gods", "thor,\nfreyja"),
    ("yggdrasil", "gods", "\u2028thor,freyja\x85"),
    ("andor", "heroes", "tenaya,\r\ngrea"),
    ("northgard", "bonuses", "1,\n1,1,1,1,1"),
]


@pytest.mark.parametrize(("game", "name", "value"), FREE)
def test_what_is_typed_freely_is_kept_on_one_line(tmp_path: Path, game: str, name: str, value: str) -> None:
    """If an option has a line break, then it is refused or kept without, and the table is there after a restart."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host = live.person()
        made = host.post("tables", game=game, players=2, options={name: value})
        if made.status_code != 201:
            assert made.status_code == 422
            return
        table = made.json()["table"]
        stored = in_a_loop(live.tables.db.run(queries.load, table))
        assert stored is not None
        assert str(read(stored.row.head).options[name]).isprintable()
        scene = host.scene(table)
        assert host.answer(table, scene).status_code == 200
        cookies = dict(host.http.cookies)
    with serving(database) as live:
        host = live.person()
        host.http.cookies.update(cookies)
        assert host.scene(table)["step"] == 1


@pytest.mark.parametrize("seed", ["se\ned", "seed 1"])
def test_a_table_that_cannot_be_read_back_is_not_confirmed(
    live_one: Person, monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    """If what was written cannot be read, or is not the table that was laid, then there is no table, and no 201."""
    whole = reopen.head_of
    monkeypatch.setattr(reopen, "head_of", lambda match: re.sub("seed [0-9]+", seed, whole(match)))
    made = live_one.post("tables", game="noughts")
    assert (made.status_code, made.json()["error"]["code"]) == (422, "not-possible")
    assert live_one.get("tables").json()["tables"] == []


@pytest.fixture
def live_one(tmp_path: Path) -> object:
    """Somebody at a server of their own."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        yield live.person()


@pytest.mark.parametrize("digit", ["²", "٣", "３", "①"])
def test_digits_are_the_ten(host: Person, digit: str) -> None:
    """If another sign for a digit stands where a number should, then it is refused like any other sign."""
    chart = f"{digit}/0/0/0/-/-/-/-"
    options = {"saga": "1", "gods": "thor,freyja,odin,loki", "charts": f"{chart};{chart}"}
    made = host.post("tables", game="yggdrasil", players=2, options=options)
    assert made.status_code == 422, made.text
    text = f"nine realms replay 2\ngame noughts\nversion 1\nplayers {digit}\nseed 1\n\n"
    with pytest.raises(Exception, match="players must be a number"):
        verify(text, find)
    kept = host.http.post("/api/replays", content=text.encode(), headers={"content-type": "text/plain"})
    assert kept.status_code == 422
