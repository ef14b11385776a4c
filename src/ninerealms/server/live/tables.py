"""All tables of one server: made, opened, played by bots where bots sit, and put away."""

from __future__ import annotations

import asyncio
import base64
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress

from ninerealms.errors import NineRealmsError
from ninerealms.games import names as registered
from ninerealms.kernel import chance, save
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.match import Match, asked_seat
from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.live import agreement
from ninerealms.server.live.bots import Bots, has_people, is_for_bot, read_bot
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, Seat, one_line, pack_places, unpack_places
from ninerealms.server.live.seed_consent import SeedConsent, pack_terms
from ninerealms.server.live.uploaded_replay import Upload
from ninerealms.server.live.warm_up import warm_up
from ninerealms.server.load_game_finder import finder
from ninerealms.server.seat_keys import Keys
from ninerealms.server.settings import Settings
from ninerealms.server.storage import queries, reopen
from ninerealms.server.storage.query_runner import QueryRunner
from ninerealms.server.workers.fair_queue import Party
from ninerealms.server.workers.thinking_processes import NOBODY_SPECIAL, Thinkers

log: logging.Logger = logging.getLogger("ninerealms.server")

TABLE_BYTES = 8  # of the name of a table
REVISIONS_PER_RUN = 1_000_000_000
RETRY_SECONDS = 2.0


def new_table_id() -> str:
    """A name for a table: 13 letters and digits, none of them easily mistaken for another."""
    return base64.b32encode(secrets.token_bytes(TABLE_BYTES)).decode().rstrip("=").lower()


class LiveTables:
    """The rooms in use by the names of their tables, the database behind them, the processes that think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.find: Callable[[str], Game] = finder(settings.finder)
        self.db: QueryRunner = QueryRunner(settings.database)
        self.thinkers: Thinkers = Thinkers(settings.workers, settings.think_seconds)
        self.bots: Bots = Bots(settings, self.thinkers)
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.keys: Keys = Keys(b"")
        self.first_revision: int = 0  # of a room that is opened: higher than that of any that was put away
        self.expected: dict[str, tuple[str, int]] = {}  # devices that holders of seats want to add, by word
        self.tasks: set[asyncio.Task[None]] = set()
        self.ready: asyncio.Event = asyncio.Event()
        self.still: asyncio.Lock = asyncio.Lock()  # held while a backup takes the place of all tables

    async def start(self) -> None:
        await self.begin_run()
        self.run_aside(self.go_on_everywhere())
        self.run_aside(warm_up(self.names(), self.find))

    async def begin_run(self) -> None:
        """Keys and numbers of what the database holds now."""
        self.keys = self.bots.keys = Keys(await self.db.keep(queries.secret))
        run = await self.db.keep(queries.count_run)
        self.first_revision = max(self.first_revision, REVISIONS_PER_RUN * run)

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
        self, game: Game, players: int, options: Mapping[str, Value], seats: list[Seat], owner: str, *,
        seed: int | None = None, real: bool = False, same_dice: bool = False, party: Party = NOBODY_SPECIAL,
    ) -> Room:  # fmt: skip
        """A new table. What cannot be is refused by the kernel with its sentence."""
        for place in seats:
            if place.kind == BOT:
                place.bot = read_bot(place.bot)
        specs = tuple(place.bot if place.kind == BOT else HUMAN for place in seats)
        plain = {name: one_line(value) if isinstance(value, str) else value for name, value in options.items()}
        match = Match(game, players, seed, plain, specs, real)
        chance.enter_sure(match)
        self.thinkers.refresh()
        async with self.still:
            row = await self._add(match, seats, owner, SeedConsent(seed is not None and not real, same_dice))
            await self._read_back(row.id, match)
            room = self._take_in(row, match)
        room.party = party
        self.bots.wake(room)
        return room

    async def _add(self, match: Match, seats: list[Seat], owner: str, terms: SeedConsent) -> queries.TableRow:
        """Keep a table that is new here."""
        now = time.time()
        row = queries.TableRow(
            id=new_table_id(),
            game=match.game.name,
            version=match.game.version,
            head=reopen.head_of(match),
            seats=pack_places(seats),
            owner=owner,
            looking=False,
            created=now,
            updated=now,
            step=match.step,
            asked=asked_seat(match),
            over=match.outcome is not None,
            lines=len(match.kept),
            terms=pack_terms(terms),
        )
        await self.db.keep(queries.add_game, row, [entry.line() for entry in match.entries])
        return row

    async def _read_back(self, table: str, match: Match) -> None:
        """What was written can be opened and is the same table; otherwise it is not kept."""
        stored = await self.db.run(queries.load, table)
        try:
            if stored is not None:
                found = reopen.open_table(stored, self.find)
                if save.digest(found.state) == save.digest(match.state) and found.options == match.options:
                    return
        except NineRealmsError as problem:
            log.warning("A table of %s could not be read back: %s", match.game.name, problem.sentence)
        await self.db.keep(queries.remove, table)
        raise Refusal(422, "not-possible", "A table with these options cannot be kept.")

    async def keep_replay(self, owner: str, upload: Upload) -> str:
        """A table to look at, made of an uploaded file."""
        now = time.time()
        row = queries.TableRow(
            id=new_table_id(),
            game=upload.game,
            version=upload.version,
            head=upload.head,
            seats=pack_places([Seat(name="", kind=BOT, bot=who) for who in upload.seats]),
            owner=owner,
            looking=True,
            created=now,
            updated=now,
            step=upload.step,
            asked=upload.asked,
            over=upload.over,
            lines=len(upload.lines),
        )
        await self.db.keep(queries.add_game, row, upload.lines, upload.snapshot)
        return row.id

    # --- opening ----------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """A table by its name, from memory or from the database."""
        found = self.rooms.get(table)
        if found is None:
            try:
                async with self.opening.setdefault(table, asyncio.Lock()), self.still:
                    found = self.rooms.get(table) or await self._open(table)
            finally:
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
        self.bots.wake(room)
        return room

    def _take_in(self, row: queries.TableRow, match: Match) -> Room:
        self._make_place()
        room = Room(row, match, self.db, self.first_revision, self.keys, self)
        self.rooms[row.id] = room
        return room

    def wake_bots(self, room: Room) -> None:
        self.bots.wake(room)

    def came_or_left(self, room: Room) -> None:
        self.run_aside(self._settle(room))

    async def _settle(self, room: Room) -> None:
        """Do what waited for somebody to leave, to come back or to look on."""
        async with room.lock:
            with suppress(Refusal):
                while not room.gone and await room.change(agreement.settle, room) is not None:
                    pass
            self.bots.wake(room)

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
        self.first_revision = max(self.first_revision, room.revision + 1)
        room.close()

    async def remove(self, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None:
            self.put_away(room)
        await self.db.keep(queries.remove, table)

    async def go_on_everywhere(self) -> None:
        """After a start: open the tables at which a bot must answer, and those whose last answer was hardly written."""
        waiting = []
        for row in await self.db.run(queries.unfinished):
            seats = unpack_places(row.seats)
            if is_for_bot(seats, row.asked) and has_people(seats):
                waiting.append(row.id)
        for table in dict.fromkeys(await self.db.run(queries.incomplete) + waiting):
            try:
                await self.room(table)
            except NineRealmsError:
                continue
            except Exception:
                log.exception("A table could not be opened.")
        self.ready.set()
