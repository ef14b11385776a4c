"""All tables of one server: made, opened, played by bots where bots sit, and put away."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from hashlib import sha256
from hmac import digest
from typing import ParamSpec

from ninerealms.errors import NineRealmsError
from ninerealms.games import names as registered
from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.match import Match, asked_seat
from ninerealms.kernel.rng import Rng
from ninerealms.players import registry
from ninerealms.players.seating import bot, chooser
from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.live import access, agreement
from ninerealms.server.live.access import Keys
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, Place, pack_places, unpack_places
from ninerealms.server.settings import Settings
from ninerealms.server.storage import queries, reopen
from ninerealms.server.storage.database import Database
from ninerealms.server.storage.job import Job
from ninerealms.server.workers.think import Task, Thinkers, choose, finder
from ninerealms.text.languages import LANGUAGES

P = ParamSpec("P")
log = logging.getLogger("ninerealms.server")

REVISIONS_PER_RUN = 1_000_000
RETRY_SECONDS = 2.0
MOST_ITERATIONS = 20_000
SELDOM = (10_000, 20, 20)  # little is thrown away in circles here, and looking for it holds up whoever waits


class Registry:
    """The rooms in use by the names of their tables, the database behind them, the processes that think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.find = finder(settings.finder)
        self.db = Database(settings.database)
        self.thinkers = Thinkers(settings.workers)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.revisions: dict[str, int] = {}
        self.keys = Keys(b"")
        self.first_revision = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.ready = asyncio.Event()

    async def start(self) -> None:
        self.keys = Keys(await self.db.keep(queries.secret))
        self.first_revision = REVISIONS_PER_RUN * await self.db.keep(queries.count_run)
        self.run_aside(self._go_on_everywhere())
        self.run_aside(self._warm())

    async def _warm(self) -> None:
        """Read texts and drawings of all games aside, so that the first table does not wait for them."""
        for name in self.names():
            for lang in LANGUAGES:
                with suppress(NineRealmsError):
                    await asyncio.to_thread(leaf_through, self.find(name), lang)
        gc.freeze()  # texts, modules and drawings stay; looking through them again would hold everybody up
        gc.set_threshold(*SELDOM)

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        for room in list(self.rooms.values()):
            room.complete()
            room.close()
        self.thinkers.close()
        self.db.close()

    def end_streams(self) -> None:
        for room in self.rooms.values():
            for stream in room.streams:
                stream.end()

    def run_aside(self, work: Coroutine[None, None, None]) -> None:
        """A task nobody waits for; it is held so that it is not lost."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def names(self) -> tuple[str, ...]:
        return self.settings.names or registered()

    # --- making -----------------------------------------------------------------------------------

    async def make(
        self, game: Game, players: int, options: Mapping[str, Value], seats: list[Place], owner: str, *,
        seed: int | None = None, real: bool = False,
    ) -> Room:  # fmt: skip
        """A new table. What cannot be is refused by the kernel with its sentence."""
        for seat, place in enumerate(seats):
            if place.kind == BOT:
                check_bot(place.bot, seat)
        specs = tuple(place.bot if place.kind == BOT else HUMAN for place in seats)
        match = Match(game, players, seed, options, specs, real)
        self.thinkers.refresh()
        row = await self._add(match, seats, owner, looking=False)
        room = self._take_in(row, match)
        self.wake(room)
        return room

    async def keep_replay(self, owner: str, match: Match) -> str:
        """A table to look at, made of an uploaded file."""
        seats = [Place(name="", kind=BOT, bot=who) for who in match.seats]
        seats += [Place(name="", kind=BOT) for _ in range(match.state.players - len(seats))]
        row = await self._add(match, seats[: match.state.players], owner, looking=True)
        return row.id

    async def _add(self, match: Match, seats: list[Place], owner: str, *, looking: bool) -> queries.GameRow:
        """Keep a table that is new here."""
        now = time.time()
        row = queries.GameRow(
            id=access.new_table_id(),
            game=match.game.name,
            version=match.game.version,
            head=reopen.head_of(match),
            seats=pack_places(seats),
            owner=owner,
            looking=looking,
            created=now,
            updated=now,
            step=match.step,
            asked=asked_seat(match),
            over=match.outcome is not None,
            lines=len(match.kept),
        )
        await self.db.keep(queries.add_game, row, [entry.line() for entry in match.entries])
        return row

    # --- opening ----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table by its name, from memory or from the database."""
        found = self.rooms.get(table)
        if found is None:
            async with self.opening.setdefault(table, asyncio.Lock()):
                found = self.rooms.get(table) or await self._open(table)
            self.opening.pop(table, None)
        found.used = time.monotonic()
        return found

    async def owner_of(self, table: str) -> str:
        """The fingerprint of whoever made a table; empty if there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room.owner
        row = await self.db.run(queries.find, table)
        return "" if row is None else row.owner

    async def _open(self, table: str) -> Room:
        stored = await self.db.run(queries.load, table)
        if stored is None:
            raise no_table()
        opened = await asyncio.to_thread(reopen.open_table, stored, self.find)
        room = self._take_in(stored.row, opened)
        room.journal.packed = [snapshot.step for snapshot in stored.snapshots]
        room.complete()
        self.wake(room)
        return room

    def _take_in(self, row: queries.GameRow, match: Match) -> Room:
        self._make_place()
        revision = self.revisions.pop(row.id, self.first_revision)
        room = Room(row, match, self.db, revision, self.keys, self._settle_aside)
        self.rooms[row.id] = room
        return room

    def _settle_aside(self, room: Room) -> None:
        self.run_aside(self._settle(room))

    async def _settle(self, room: Room) -> None:
        """Do what waited for somebody to leave, or to come back."""
        async with room.lock:
            with suppress(Refusal):
                while not room.is_gone() and await self.change(room, agreement.settle, room) is not None:
                    pass

    def _make_place(self) -> None:
        """Put away the rooms that were not used for the longest time and have nobody in them."""
        idle = [room for room in self.rooms.values() if not room.streams and room.thinker is None]
        for room in sorted(idle, key=lambda each: each.used)[: max(0, len(self.rooms) - self.settings.most_rooms)]:
            if not room.lock.locked():
                room.complete()
                self.put_away(room)

    def put_away(self, room: Room) -> None:
        """Out of memory; what is in the database counts from now on."""
        self.rooms.pop(room.id, None)
        self.revisions[room.id] = room.revision + 1
        room.close()

    async def remove(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.put_away(room)
        await self.db.keep(queries.remove, table)

    async def _go_on_everywhere(self) -> None:
        """After a start: open the tables at which a bot must answer, and those whose last answer was hardly written."""
        rows = await self.db.run(queries.unfinished)
        waiting = [row.id for row in rows if is_for_bot(unpack_places(row.seats), row.asked)]
        for table in dict.fromkeys(await self.db.run(queries.incomplete) + waiting):
            try:
                await self.room(table)
            except NineRealmsError:
                continue
            except Exception:
                log.exception("A table could not be opened.")
        self.ready.set()

    # --- bots -------------------------------------------------------------------------------------

    def wake(self, room: Room) -> None:
        """Let a bot think where one is asked."""
        seat = asked_seat(room.match)
        bot_asked = not room.looking and not room.gone and is_for_bot(room.places, seat)
        room.thinking = seat if bot_asked else None
        if bot_asked and room.thinker is None:
            room.thinker = asyncio.ensure_future(self._play_bots(room))
            room.thinker.add_done_callback(lambda _done: self._rest(room))

    def _rest(self, room: Room) -> None:
        room.thinker = None
        if not room.gone:
            self.wake(room)

    async def _play_bots(self, room: Room) -> None:
        """Answer for bots until a person is asked. What the table has left behind meanwhile is dropped."""
        while not room.gone and is_for_bot(room.places, asked_seat(room.match)):
            seat, moment, begin = asked_seat(room.match), len(room.match.kept), time.monotonic()
            assert seat is not None
            try:
                spec = next(place.bot for place in bots_for(room.places, seat))
                action = await self.thinkers.run(choose, self.task(room, seat, self.bot_seed(room)), spec, seat)
                await asyncio.sleep(max(0.0, begin + self.settings.bot_delay - time.monotonic()))
                async with room.lock:
                    if room.is_gone() or len(room.match.kept) != moment or not is_for_bot(room.places, seat):
                        continue
                    await self.change(room, room.submit, seat, action)
            except Refusal as problem:
                log.warning("A bot of %s could not answer: %s", room.match.game.name, problem.sentence)
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("A bot of %s could not think.", room.match.game.name)
                await asyncio.sleep(RETRY_SECONDS)

    def bot_seed(self, room: Room) -> int:
        """Chance for a bot that nobody outside can foresee."""
        word = digest(self.keys.secret, f"{room.id} thinks {len(room.match.kept)}".encode(), sha256)
        return int.from_bytes(word[:8], "big")

    def task(self, room: Room, seat: int, seed: int) -> Task:
        """What a thinking process is given: a state as the seat may imagine it, and nothing else of this table."""
        match = room.match
        imagined = match.game.imagine(match.state, seat, Rng(seed))
        return Task(self.settings.finder, match.game.name, save.dump(imagined), seed)

    async def change(
        self, room: Room, change: Callable[P, Job | None], *arguments: P.args, **named: P.kwargs
    ) -> Job | None:
        """Change a room and tell of it once it is written.

        Where it breaks off by a mistake of ours or cannot be written, the room is opened anew from what was.
        """
        try:
            job = change(*arguments, **named)
        except NineRealmsError:
            raise
        except Exception:
            self.put_away(room)
            raise
        if job is None:
            return None
        try:
            await job.written
        except Exception as problem:
            log.exception("A move could not be written.")
            self.put_away(room)
            sentence = "The move could not be written down, so it does not count; try again."
            raise Refusal(503, "not-kept", sentence) from problem
        self.wake(room)
        room.changed()
        return job


def leaf_through(game: Game, lang: str) -> None:
    match = Match(game, game.seats[0], 0)
    match.closed(0, lang)
    match.log(0, lang)
    game.draw(match.view(0), lang, alone=False)


def bots_for(seats: list[Place], seat: int) -> list[Place]:
    """The bots that may answer for a seat; for the team, those at the table."""
    return [place for place in (seats if seat == TEAM else [seats[seat]]) if place.kind == BOT]


def is_for_bot(seats: list[Place], seat: int | None) -> bool:
    """Whether a bot must answer; a question of the team is the people's, as long as there are any."""
    if seat is None:
        return False
    if seat == TEAM:
        return all(place.kind == BOT for place in seats)
    return seats[seat].kind == BOT


def check_bot(spec: str, seat: int) -> None:
    """Only the bots of the house: what a caller names is never imported."""
    name = spec.partition(":")[0]
    rest = spec.partition(":")[2]
    if registry.find(name) is None or (rest.isdecimal() and not 0 < int(rest[:9]) <= MOST_ITERATIONS):
        raise NineRealmsError(f"There is no bot {spec[:20]!r}; choose {registry.spelled()}.")
    bot(spec, 0, seat, chooser(0))
