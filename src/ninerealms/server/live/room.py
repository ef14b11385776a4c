"""One room: a table and the people at it, who is asked, answers and is told. One lock, one revision number."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import ParamSpec, Protocol

from ninerealms.errors import GameOver, IllegalAction, NineRealmsError, UndoRefused
from ninerealms.kernel import chance
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import Match, asked_seat, is_over
from ninerealms.kernel.replay import Undo
from ninerealms.server.errors import Refusal, not_your_seat, stale, undone_since
from ninerealms.server.json_shapes import Curve
from ninerealms.server.live.log_per_seat import LogPerSeat
from ninerealms.server.live.presence import Presence
from ninerealms.server.live.seats import Seat, people, unpack_places
from ninerealms.server.live.seed_consent import SeedConsent, unpack_terms
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.seat_keys import Keys
from ninerealms.server.storage import queries
from ninerealms.server.storage.journal_writer import JournalWriter
from ninerealms.server.storage.query_job import QueryJob
from ninerealms.server.storage.query_runner import QueryRunner
from ninerealms.server.workers.fair_queue import Party

P = ParamSpec("P")
log: logging.Logger = logging.getLogger("ninerealms.server")

COMPLETE_AFTER = 0.02  # when all have been told, and most have seen it
ALL_SHOWN = "The game is over and everything hidden was shown."


@dataclass
class Proposal:
    """An answer to a question of the whole team, until everybody at the table has agreed."""

    action: int
    by: int
    agreed: set[int]


@dataclass
class PendingWish:
    """A wish that the others must agree to: take back further (undo), a bot takes over (bot) or gives back (return).

    What is taken back is taken from those who are away too, and from those for whom a bot keeps the seat (`kept`) if
    they had a part in it.
    """

    kind: str
    by: int
    seat: int
    agreed: set[int]
    bot: str = ""
    kept: frozenset[int] = frozenset()

    @property
    def asks_away(self) -> bool:
        return self.kind == "undo"

    def waiting(self, room: Room) -> list[int]:
        """Those who have not agreed yet."""
        return sorted({*room.waiting(self.agreed, away=self.asks_away), *(self.kept - self.agreed)})


class Listener(Protocol):
    """A page at a table, as far as its room knows it: whose eyes, and how it is told (`sending/stream.py`)."""

    eyes: Viewpoint
    linked: frozenset[int]

    def notice(self, known: dict[tuple[object, ...], bytes]) -> None: ...

    def notice_later(self, known: dict[tuple[object, ...], bytes]) -> None: ...

    def end(self) -> None: ...


class Keeper(Protocol):
    """Whoever keeps all rooms, as far as a room knows them (`tables.py`)."""

    def came_or_left(self, room: Room) -> None:
        """Somebody has; something may have waited for that."""

    def put_away(self, room: Room) -> None:
        """Out of memory: it is opened anew from what was written."""

    def wake_bots(self, room: Room) -> None:
        """Let a bot think where one is asked."""


class Room:
    """A table and the people at it. Whoever calls a method that changes something holds `lock`."""

    def __init__(
        self,
        row: queries.TableRow,
        match: Match,
        db: QueryRunner,
        revision: int,
        keys: Keys,
        keeper: Keeper,
    ) -> None:
        self.id: str = row.id
        self.owner: str = row.owner
        self.looking: bool = row.looking
        self.rematch: str | None = row.rematch
        self.match = match
        self.places: list[Seat] = unpack_places(row.seats)
        self.terms: SeedConsent = unpack_terms(row.terms)
        self.undone: int = sum(isinstance(entry, Undo) for entry in match.kept)  # with the step: which question it is
        self.log: LogPerSeat = LogPerSeat(match)
        self.db = db
        self.lock: asyncio.Lock = asyncio.Lock()
        self.revision: int = revision
        self.journal: JournalWriter = JournalWriter(row, match, db)
        self.streams: set[Listener] = set()
        self.presence: Presence = Presence(self._greet, self._miss)
        self.thinking: int | None = None
        self.thinker: asyncio.Task[None] | None = None
        self.proposal: Proposal | None = None
        self.wish: PendingWish | None = None
        self.advising = False
        self.curve: Curve | None = None
        self.party: Party = Party("", row.owner)  # for whom bots think here: whoever came last
        self.used: float = time.monotonic()
        self.gone: bool = False  # no longer the room of its table: what it holds may never have been written down
        self.writing: bool = False  # an answer that is not written yet is not told either
        self.answerer: int = NOBODY  # whose answer is being written
        self.keys = keys
        self.keeper = keeper

    # --- who is here ------------------------------------------------------------------------------

    def check_there(self, undone: int | None = None) -> None:
        """Refuse what came too late: the room is gone, or the same step was another question when less was undone."""
        if self.gone:
            raise Refusal(503, "not-kept", "The table is being opened anew; try again.")
        if undone is not None and undone != self.undone:
            raise undone_since()

    def listen(self, stream: Listener, party: Party) -> None:
        """Somebody looks on; bots that waited for that go on."""
        is_first = not self.streams
        self.streams.add(stream)
        self.party = party
        if is_first:
            self.keeper.came_or_left(self)

    def is_here(self, seat: int) -> bool:
        return self.presence.is_here(seat)

    def waiting(self, agreed: set[int], *, away: bool = False) -> list[int]:
        """The people who have not agreed yet: those at the table, or whether they are `away` or not."""
        seats = [seat for seat in range(len(self.places)) if away or self.is_here(seat)]
        return sorted(people(self.places, seats) - agreed)

    # --- answering --------------------------------------------------------------------------------

    def may_answer(self, seat: int) -> bool:
        """Whether a person at this seat is asked now."""
        wanted = asked_seat(self.match)
        if self.looking or wanted is None or seat < 0 or not self.places[seat].is_human:
            return False
        return wanted in (seat, TEAM)

    def check(self, seat: int, step: int) -> None:
        """Refuse what is stale or not this seat's to answer."""
        if self.looking:
            raise Refusal(409, "looking", "This is a replay to look at; nobody plays here.")
        if is_over(self.match):
            raise Refusal(409, "over", "The game is over; nobody is asked.")
        if step != self.match.step:
            raise stale(step, self.match.step)
        if self.terms.unagreed(self.places):
            raise Refusal(409, "seed-first", "The host chose the seed; whoever came by link must agree to it first.")
        if self.match.needed is not None:
            raise Refusal(409, "enter-first", "A result of dice or cards must be entered first.")
        if not self.may_answer(seat):
            raise Refusal(403, "not-asked", "Somebody else is asked now.")

    def answer(self, mine: frozenset[int], seat: int, step: int, action: int) -> QueryJob:
        """A person's answer. A question of the team is answered at once only by somebody who is alone at the table."""
        self.check(seat, step)
        if asked_seat(self.match) == TEAM and self.waiting(set(mine)):
            raise Refusal(409, "propose", "Others are at the table: propose it, and they agree.")
        return self.submit(seat, action)

    def submit(self, seat: int, action: int) -> QueryJob:
        """Referee an answer and write it down; what the rules refuse changes nothing."""
        try:
            self.match.submit(action, seat)
        except GameOver as problem:
            raise Refusal(409, "over", problem.sentence) from None
        except IllegalAction as problem:
            raise Refusal(422, "not-allowed", problem.sentence, problem.rule) from None
        chance.enter_sure(self.match)
        self.answerer = seat
        return self._write_down()

    def enter(self, seat: int, step: int, number: int, results: list[int]) -> QueryJob:
        """Table mode: results of real dice or cards, once for each throw or draw; all of one request, or none."""
        if step != self.match.step:
            raise stale(step, self.match.step)
        if number != len(self.match.kept):
            raise Refusal(409, "stale", "That throw or draw has been entered already, or taken back.")
        if seat < 0 or not self.places[seat].is_human:
            raise not_your_seat()
        if not results:
            raise Refusal(422, "not-a-result", "No result was given.")
        try:
            chance.enter_rows(self.match, results)
        except IllegalAction as problem:
            status = 422 if self.match.needed is not None else 409
            raise Refusal(status, "not-a-result", problem.sentence) from None
        return self._write_down()

    def take_back(self, seat: int, *, consent: bool) -> QueryJob:
        """Whoever looked from the seat of another, since the game was over, looks no longer."""
        if self.match.outcome is not None and not consent:
            raise Refusal(409, "no-undo", ALL_SHOWN)
        try:
            self.match.undo(seat, consent, anew=consent and not self.terms.same_dice)
        except UndoRefused as problem:
            raise Refusal(409, "no-undo", problem.sentence) from None
        self.undone += 1
        self.log.cut()
        self.curve = None
        for stream in self.streams:
            if stream.eyes.is_strange():
                stream.end()
        return self._write_down(cut=True)

    # --- keeping and telling ----------------------------------------------------------------------

    async def change(
        self, change: Callable[P, QueryJob | None], *arguments: P.args, **named: P.kwargs
    ) -> QueryJob | None:
        """Do what changes the table, and tell of it once it is written.

        Where it breaks off by a mistake of ours or cannot be written, the table is opened anew from what was.
        """
        try:
            job = change(*arguments, **named)
        except NineRealmsError:
            raise
        except Exception:
            self.keeper.put_away(self)
            raise
        if job is None:
            return None
        try:
            await job.written
        except Exception as problem:
            log.exception("A move could not be written.")
            self.keeper.put_away(self)
            sentence = "The move could not be written down, so it does not count; try again."
            raise Refusal(503, "not-kept", sentence) from problem
        self.keeper.wake_bots(self)
        self.changed()
        return job

    def _write_down(self, *, cut: bool = False) -> QueryJob:
        """Hand what is new to the database. Nobody is told before it is written."""
        self.writing = True
        self.proposal = None
        if self.wish is not None and self.wish.kind == "undo":
            self.wish = None
        return self.journal.write_cut() if cut else self.journal.write()

    def complete(self) -> None:
        if not (self.writing or self.gone):
            self.journal.complete()

    def changed(self) -> None:
        """The table has changed and it is written down; `lock` is still held, so nobody saw it earlier."""
        self.writing = False
        self.tell(self.answerer)
        self.answerer = NOBODY
        asyncio.get_running_loop().call_later(COMPLETE_AFTER, self.complete)

    def tell(self, last: int = NOBODY) -> None:
        """Something has changed for somebody; whoever knows it already is told last.

        While an answer is being written it is told together with that.
        """
        if self.writing:
            return
        self.revision += 1
        known: dict[tuple[object, ...], bytes] = {}
        for stream in self.streams:
            if last in stream.eyes.mine:
                asyncio.get_running_loop().call_soon(stream.notice_later, known)
            else:
                stream.notice(known)

    def _greet(self) -> None:
        """No bot is wanted for somebody who has come back."""
        if self.wish is not None and self.wish.kind == "bot" and self.is_here(self.wish.seat):
            self.wish = None
        self.keeper.came_or_left(self)

    def _miss(self) -> None:
        if not self.gone:
            self.tell()
            self.keeper.came_or_left(self)

    def close(self) -> None:
        """Nobody sits here any more."""
        self.gone = True
        self.presence.close()
        if self.thinker is not None:
            with suppress(RuntimeError):
                self.thinker.cancel()
        for stream in self.streams:
            stream.end()
