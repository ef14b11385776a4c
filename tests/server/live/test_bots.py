"""Bots: what one may be called, and when they think."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ninerealms.errors import NineRealmsError
from ninerealms.server.live.bots import known_bot, read_bot
from ninerealms.server.live.seats import STAND_IN
from ninerealms.server.storage import queries
from ninerealms.server.workers import thinking_processes as thinking
from tests.server.running import Person, serving
from tests.waiting import wait_until

ENDLESS = "mcts:000000001999999999"


@pytest.mark.parametrize(
    ("spec", "kept"),
    [
        ("mcts", "mcts"),
        ("mcts:", "mcts"),
        ("mcts:0400", "mcts:400"),
        ("mcts:20000", "mcts:20000"),
        ("greedy:easy",) * 2,
    ],
)
def test_a_bot_is_kept_as_it_is_understood(spec: str, kept: str) -> None:
    """If a bot is named, then what is kept is the one way to name it."""
    assert read_bot(spec) == known_bot(spec) == kept


@pytest.mark.parametrize(
    "spec", [ENDLESS, "mcts:20001", "mcts:0", "mcts:²", "mcts:٣", "mcts:-1", "mcts:1e3", "os:system", "greedy:7", ""]
)
def test_an_endless_bot_is_none(spec: str) -> None:
    """If a description is of no bot, or of one without bound, then it is refused; one that was kept is replaced."""
    with pytest.raises(NineRealmsError, match="There is no bot"):
        read_bot(spec)
    assert known_bot(spec) == STAND_IN


def test_an_endless_bot_is_refused_at_the_door(host: Person) -> None:
    """If a table is asked for with such a bot, then 422; as a stand-in too."""
    seats = [{"kind": "bot", "bot": ENDLESS}, {}]
    assert host.post("tables", game="noughts", seats=seats).status_code == 422
    table = host.make("noughts", "human", "human")
    asked = host.post(f"t/{table}/request", seat=0, kind="bot", about=1, bot=ENDLESS)
    assert (asked.status_code, asked.json()["error"]["code"]) == (422, "not-possible")


def test_a_bot_kept_by_an_older_server_plays_on(tmp_path: Path) -> None:
    """If a database holds a bot without bound, then the usual one answers for it."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host = live.person()
        table = host.make("noughts", "human", "random")
        cookies = dict(host.http.cookies)
    with serving(database) as live:
        with live.tables.db.begin() as connection:
            row = queries.find(connection, table)
            assert row is not None
            queries.set_seats(connection, table, row.seats.replace('"random"', f'"{ENDLESS}"'))
        host = live.person()
        host.http.cookies.update(cookies)
        host.answer(table, host.scene(table))
        assert host.when_asked(table)["step"] == 2


def test_bots_without_people_play_while_somebody_looks(tmp_path: Path) -> None:
    """If only bots sit at a table, then nothing happens until somebody looks on, and nothing after they have left."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", bot_delay=0.05) as live:
        host = live.person()
        table = host.make("northgard", "random", "random")
        room = live.tables.rooms[table]
        assert (room.thinker, room.thinking, host.scene(table)["step"]) == (None, None, 0)
        with host.listening(table) as stream:
            while stream.next("scene")["step"] < 2:
                pass
        wait_until(lambda: not room.streams and room.thinker is None)
        step = room.match.step
        assert host.scene(table)["step"] == step
        with host.listening(table) as stream:
            while stream.next("scene")["step"] <= step:
                pass


def test_where_a_bot_does_not_get_done_another_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a bot thinks longer than it may, then the quickest one answers for it, and the game goes on."""
    asked: list[str] = []
    run = thinking.Thinkers.run

    async def slow(thinkers: thinking.Thinkers, work: object, *arguments: object, **named: object) -> object:
        asked.append(str(arguments[1]))
        if arguments[1] == "mcts:easy":
            raise thinking.Overrun
        await asyncio.sleep(0)
        return await run(thinkers, work, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking.Thinkers, "run", slow)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        table = host.make("noughts", "human", "mcts:easy")
        host.answer(table, host.scene(table))
        assert host.when_asked(table)["step"] == 2
    assert asked == ["mcts:easy", "random"]


def test_four_hundred_tables_of_bots_starve_nobody(tmp_path: Path) -> None:
    """If one browser lays as many tables of bots as it may, then another's bot answers, and its hint comes."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tables_per_owner=40) as live:
        flood, guest = live.person(), live.person()
        for _ in range(40):
            flood.make("northgard", "mcts:20000", "mcts:20000")
        refused = flood.post("tables", game="noughts")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-tables")
        table = guest.make("noughts", "human", "mcts:easy")
        guest.answer(table, guest.scene(table))
        scene = guest.when_asked(table)
        assert guest.post(f"t/{table}/hint", seat=0, step=scene["step"]).status_code == 200
