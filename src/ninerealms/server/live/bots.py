"""Bots at the tables: how one is named, when it is one's turn, and letting them think."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from hashlib import sha256
from hmac import digest

from ninerealms.errors import NineRealmsError
from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import asked_seat
from ninerealms.kernel.rng import Rng
from ninerealms.players import roster
from ninerealms.server.errors import Refusal
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, STAND_IN, Seat
from ninerealms.server.seat_keys import Keys
from ninerealms.server.settings import Settings
from ninerealms.server.workers.thinking_processes import Overrun, Thinkers
from ninerealms.server.workers.thinking_tasks import Task, choose

log: logging.Logger = logging.getLogger("ninerealms.server")

MOST_ITERATIONS = 20_000
NUMBER = re.compile("0{0,20}([0-9]{1,5})")
RETRY_SECONDS = 2.0
LONGEST_RETRY = 300.0
QUICKEST = "random"  # answers where the bot at the table did not get done


def read_bot(spec: str) -> str:
    """A bot as it is kept: one of the house, at a level or with a bounded number. What a caller names is never made."""
    name, _, way = spec.partition(":")
    entry = roster.find(name)
    if entry is not None:
        if not way or way in entry.levels:
            return f"{name}:{way}".rstrip(":")
        number = NUMBER.fullmatch(way)
        if entry.numbered is not None and number and 0 < int(number[1]) <= MOST_ITERATIONS:
            return f"{name}:{int(number[1])}"
    raise NineRealmsError(f"There is no bot {spec[:20]!r}; choose {roster.spelled()}.")


def known_bot(spec: str) -> str:
    """The same for what was kept by an older server; instead of one that is not known, the usual one."""
    try:
        return read_bot(spec)
    except NineRealmsError:
        return STAND_IN


def bots_for(seats: list[Seat], seat: int) -> list[Seat]:
    """The bots that may answer for a seat; for the team, those at the table."""
    return [place for place in (seats if seat == TEAM else [seats[seat]]) if place.kind == BOT]


def is_for_bot(seats: list[Seat], seat: int | None) -> bool:
    """Whether a bot must answer; a question of the team is the people's, as long as there are any."""
    if seat is None:
        return False
    if seat == TEAM:
        return all(place.kind == BOT for place in seats)
    return seats[seat].kind == BOT


def has_people(seats: list[Seat]) -> bool:
    return any(place.is_human for place in seats)


class Bots:
    """Answers for bots wherever one is asked."""

    def __init__(self, settings: Settings, thinkers: Thinkers) -> None:
        self.settings = settings
        self.thinkers = thinkers
        self.keys: Keys = Keys(b"")

    def is_wanted(self, room: Room) -> bool:
        """Whether a bot is asked; at a table without people only while somebody looks on."""
        if (
            room.looking
            or room.gone
            or not is_for_bot(room.places, asked_seat(room.match))
            or room.terms.unagreed(room.places)
        ):
            return False
        return bool(room.streams) or has_people(room.places)

    def wake(self, room: Room) -> None:
        """Let a bot think where one is asked."""
        wanted = self.is_wanted(room)
        room.thinking = asked_seat(room.match) if wanted else None
        if wanted and room.thinker is None:
            room.thinker = asyncio.ensure_future(self._play(room))
            room.thinker.add_done_callback(lambda _done: self._rest(room))

    def _rest(self, room: Room) -> None:
        room.thinker = None
        if not room.gone:
            self.wake(room)

    async def _play(self, room: Room) -> None:
        """Answer for bots until a person is asked. What the table has left behind meanwhile is dropped."""
        failures = 0
        while self.is_wanted(room):
            try:
                await self._answer(room)
                failures = 0
            except Refusal as problem:
                log.warning("A bot of %s could not answer: %s", room.match.game.name, problem.sentence)
                failures += 1
            except Exception:
                log.exception("A bot of %s could not think.", room.match.game.name)
                failures += 1
            if failures:
                await asyncio.sleep(min(LONGEST_RETRY, RETRY_SECONDS * 2 ** min(failures - 1, 10)))

    async def _answer(self, room: Room) -> None:
        seat, moment, begin = asked_seat(room.match), len(room.match.kept), time.monotonic()
        assert seat is not None
        action = await self._choose(room, seat)
        await asyncio.sleep(max(0.0, begin + self.settings.bot_delay - time.monotonic()))
        async with room.lock:
            if not room.gone and len(room.match.kept) == moment and is_for_bot(room.places, seat):
                await room.change(room.submit, seat, action)

    async def _choose(self, room: Room, seat: int) -> int:
        """What the bot at the table would do; where it does not get done, the quickest one answers for it."""
        spec = next(place.bot for place in bots_for(room.places, seat))
        task = self.task(room, seat, self._seed(room))
        try:
            return await self.thinkers.run(choose, task, known_bot(spec), seat, party=room.party)
        except Overrun:
            return await self.thinkers.run(choose, task, QUICKEST, seat, party=room.party)

    def _seed(self, room: Room) -> int:
        """Chance for a bot that nobody outside can foresee."""
        word = digest(self.keys.secret, f"{room.id} thinks {len(room.match.kept)}".encode(), sha256)
        return int.from_bytes(word[:8], "big")

    def task(self, room: Room, seat: int, seed: int) -> Task:
        """What a thinking process is given: a state as the seat may imagine it, and nothing else of this table."""
        match = room.match
        imagined = match.game.imagine(match.state, seat, Rng(seed))
        return Task(self.settings.finder, match.game.name, save.dump(imagined), seed)
