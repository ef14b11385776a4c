"""A room with spectators, and a drawing process that draws when it is let."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ninerealms.kernel.match import Match
from ninerealms.server.live.room import Room
from ninerealms.server.metrics import Metrics
from ninerealms.server.seat_keys import Keys
from ninerealms.server.sending.board_and_choices import Sketch
from ninerealms.server.sending.draw_queue import MOST_SKIPPED, DrawQueue, Lane
from ninerealms.server.sending.drawing_process import DrawingProcess
from ninerealms.server.sending.stream import Stream
from ninerealms.server.storage.queries import TableRow
from ninerealms.server.storage.query_runner import QueryRunner
from tests.server.games import FINDER, find
from tests.server.running import Alone
from tests.server.sending.sketching import SPECTATOR
from tests.waiting import PATIENCE

SEATS = '[{"name": "", "kind": "human"}, {"name": "", "kind": "human"}]'


class Gated(DrawingProcess):
    """Draws when it is let."""

    def __init__(self) -> None:
        super().__init__(FINDER, alone=True)
        self.gate = asyncio.Event()
        self.begun = 0
        self.beginning = asyncio.Event()

    async def draw_all(self, sketches: list[Sketch]) -> list[list[bytes]]:
        self.begun += sum(len(sketch.looks) for sketch in sketches)
        self.beginning.set()
        await self.gate.wait()
        return await super().draw_all(sketches)


class Gallery:
    """A room, its spectators, and one worker behind a gate."""

    def __init__(self, folder: Path, spectators: int) -> None:
        self.worker = Gated()
        self.db = QueryRunner(f"sqlite:///{folder / 'tables.db'}")
        self.row = TableRow("a", "noughts", 1, "", SEATS, "me", False, 1.0, 1.0, 0, 0, False)
        self.room = Room(self.row, Match(find("noughts"), 2), self.db, 1, Keys(b""), Alone())
        self.draw_queue = DrawQueue(FINDER, 0)
        self.draw_queue.lanes = [Lane(self.worker, Metrics())]
        self.streams = [Stream(self.room, SPECTATOR, frozenset(), self.draw_queue) for _ in range(spectators)]
        self.room.streams.update(self.streams)
        for stream in self.streams:
            self.draw_queue.want(stream)
        self.work = asyncio.ensure_future(self.draw_queue.work(self.draw_queue.lanes[0]))

    def answer(self) -> None:
        decision = self.room.match.decision
        assert decision is not None
        self.room.match.submit(decision.options[0])
        self.room.tell()

    async def until_begun(self, drawings: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.worker.begun < drawings:
                await self.worker.beginning.wait()
                self.worker.beginning.clear()

    async def be_restless(self) -> None:
        """The table changes during every drawing, until one is shown all the same."""
        for drawings in range(1, MOST_SKIPPED + 2):
            await self.until_begun(drawings)
            self.answer()
            self.worker.gate.set()
            await asyncio.sleep(0)
            self.worker.gate.clear()

    async def until_drawn(self, stream: Stream) -> bytes:
        async with asyncio.timeout(PATIENCE):
            while stream.drawn is None:
                await stream.changed.wait()
                stream.changed.clear()
        return stream.take()

    def close(self) -> None:
        self.work.cancel()
        self.db.close()
