"""News: who is told what and when, over a way that may be blocked."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import ninerealms as nr
from ninerealms.kernel.match import Match
from ninerealms.server.live.log_per_seat import LogPerSeat
from ninerealms.server.live.room import Room
from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.server.seat_keys import Keys
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.stream import STRAIGHT, Listening, Stream, Way
from ninerealms.server.sending.stream_limits import StreamLimits, Subscriber
from ninerealms.server.settings import Settings
from ninerealms.server.storage import queries
from ninerealms.server.storage.query_runner import QueryRunner
from tests.server.games import FINDER, find
from tests.server.running import Alone, in_a_loop

STEPS = 60
SEATS = '[{"name": "", "kind": "human"}, {"name": "", "kind": "human"}]'
ROW = queries.TableRow("a", "noughts", 1, "", SEATS, "me", False, 1.0, 1.0, 0, 0, False)


class Pair:
    """Two people at noughts, each with a stream that has had its first scene and is not read."""

    def __init__(self, folder: Path) -> None:
        self.db = QueryRunner(f"sqlite:///{folder / 'tables.db'}")
        self.room = Room(ROW, Match(find("noughts"), 2), self.db, 1, Keys(b""), Alone())
        draw_queue = DrawQueue(FINDER, 0)
        self.streams = [
            Stream(self.room, Viewpoint(seat, frozenset([seat]), "en", "wide"), frozenset(), draw_queue)
            for seat in (0, 1)
        ]
        self.room.streams.update(self.streams)
        for stream in self.streams:
            stream.revision = 0

    def news(self, seat: int) -> list[dict[str, Any]]:
        """What a stream would have sent by now."""
        told = self.streams[seat].take()
        return [json.loads(each.partition(b"data: ")[2]) for each in told.split(b"\n\n") if each]


def play(folder: Path, work: Callable[[Pair], Awaitable[None]]) -> None:
    async def whole() -> None:
        pair = Pair(folder)
        await pair.db.keep(queries.add_game, ROW, [])
        await work(pair)
        pair.db.close()

    in_a_loop(whole())


async def pass_on() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


def test_whoever_answered_hears_of_it_last(tmp_path: Path) -> None:
    """If somebody answers, then the other has the news at once, and they themselves a moment later."""

    async def work(pair: Pair) -> None:
        pair.room.submit(0, 4)
        pair.room.changed()
        assert [len(pair.news(seat)) for seat in (1, 0)] == [1, 0]
        await pass_on()
        assert [len(pair.news(seat)) for seat in (1, 0)] == [0, 1]

    play(tmp_path, work)


def test_what_was_put_off_tells_nothing_unwritten(tmp_path: Path) -> None:
    """If the next answer is being written when somebody is to hear of their own, then they hear of both afterwards."""

    async def work(pair: Pair) -> None:
        pair.room.submit(0, 4)
        pair.room.changed()
        pair.room.submit(1, 0)
        await pass_on()
        assert pair.news(0) == []
        pair.room.changed()
        await pass_on()
        assert [(each["step"], len(each["log"])) for each in pair.news(0)] == [(2, 2)]

    play(tmp_path, work)


def test_what_is_taken_back_is_told_before_what_follows(tmp_path: Path) -> None:
    """If an answer is taken back and another given at once, then everybody hears where the log was cut."""

    async def work(pair: Pair) -> None:
        for seat, cell in ((0, 4), (1, 0)):
            pair.room.submit(seat, cell)
            pair.room.changed()
        await pass_on()
        for seat in (0, 1):
            pair.news(seat)
        pair.room.take_back(1, consent=True)
        pair.room.changed()
        pair.room.submit(1, 8)
        pair.room.changed()
        await pass_on()
        for seat in (0, 1):
            told = pair.news(seat)
            assert [each["gone"] for each in told][:1] == [1]
            assert [line["number"] for each in told for line in each["log"]] == [1]

    play(tmp_path, work)


def test_a_blocked_way_keeps_the_order() -> None:
    """If a reader takes nothing for a while, then what was sent meanwhile comes whole and in its order."""

    async def work() -> None:
        sent: list[bytes] = []
        opened = asyncio.Event()

        async def send(message: Any) -> None:
            await opened.wait()
            sent.append(message["body"])

        way = Way(send)
        way.push(b"one")
        assert not way.is_free()
        bringing = asyncio.ensure_future(way.bring(b"two"))
        await pass_on()
        assert sent == []
        opened.set()
        await bringing
        assert way.is_free()
        way.push(b"three")
        assert sent == [b"one", b"two", b"three"]

    run: Coroutine[Any, Any, None] = work()
    in_a_loop(run)


def test_a_scene_goes_out_at_once_and_a_blocked_one_as_soon_as_it_can(tmp_path: Path) -> None:
    """If a way is free, then a scene is sent where it is shown; one that is blocked comes later by itself."""

    async def work(pair: Pair) -> None:
        stream, sent, opened = pair.streams[0], list[bytes](), asyncio.Event()
        opened.set()

        async def send(message: Any) -> None:
            await opened.wait()
            sent.append(message.get("body", b""))

        settings = Settings("")
        listening = Listening(stream, settings, StreamLimits(settings), Subscriber("a", "", ""))
        scope = {"type": "http", STRAIGHT: send}
        hearing = asyncio.ensure_future(listening(scope, asyncio.Event().wait, send))  # type: ignore[arg-type]
        await pass_on()
        sent.clear()
        stream.show(b"free", 5, 0)
        assert sent == [b"free"]
        opened.clear()
        stream.show(b"blocked", 6, 0)
        await pass_on()
        assert sent == [b"free"]
        opened.set()
        await pass_on()
        assert b"".join(sent) == b"freeblocked"
        stream.end()
        await hearing

    play(tmp_path, work)


def test_a_page_hears_the_rule_that_caused_a_line() -> None:
    """If a procedure has named the rule of an event, then the page's log has it, as the table's own log does."""
    table = Match(nr.game("yggdrasil"), 1, 3, {"gods": "odin,thor,frigg"})
    while table.decision is not None and table.step < STEPS:
        table.submit(table.decision.options[0])
    lines = LogPerSeat(table).lines(0, "en")
    assert [line.rule for line in lines] == [line.rule for line in table.log(0)]
    usual = [table.game.events[told.event[0]].rule for told in table.told]
    assert sum(line.rule != rule for line, rule in zip(lines, usual, strict=True)) > 1
