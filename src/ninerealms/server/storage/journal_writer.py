"""The writer of one table's journal: its lines are written at once, the rest when everybody has been told."""

from __future__ import annotations

import time

from ninerealms.kernel.match import Match, asked_seat, is_over
from ninerealms.kernel.replay import Move
from ninerealms.server.storage import queries, snapshots
from ninerealms.server.storage.query_job import QueryJob
from ninerealms.server.storage.query_runner import QueryRunner


class JournalWriter:
    """Writes for one table. Where a server was killed between the two writings, the second is made good later."""

    def __init__(self, row: queries.TableRow, match: Match, db: QueryRunner) -> None:
        self.game: str = row.id
        self.match = match
        self.db = db
        self.lines: int = len(match.kept)  # how many are written
        self.completed: int = row.lines  # how many the rest is written of, too
        self.packed: list[int] = []  # the steps up to which there are snapshots

    def write(self) -> QueryJob:
        """Hand the new lines to the database."""
        return self.db.append(self._addition())

    def write_cut(self) -> QueryJob:
        """The same for a line that takes others back, with all that depends on those."""
        self.packed = [step for step in self.packed if step <= self.match.step]
        addition = self._addition()
        return self.db.post(queries.take_back, addition, self._completion(), self._last_packed())

    def complete(self) -> None:
        """Write what nobody waits for: the words of new lines, how the game stands, a snapshot when one is due."""
        snapshots.pack_past(self.match)
        if self.completed == self.lines:
            return
        before, packed = self.completed, list(self.packed)
        snapshot = snapshots.due(self.match, self._last_packed())
        rest = self._completion()._replace(snapshot=snapshot)
        if snapshot is not None:
            self.packed.append(snapshot.step)
        self.db.complete(rest, lambda: self._forget(before, packed))

    def _forget(self, before: int, packed: list[int]) -> None:
        """It could not be written: the next time it is tried again, from there on."""
        self.completed = min(self.completed, before)
        self.packed = [step for step in self.packed if step in packed]

    def _last_packed(self) -> int:
        return self.packed[-1] if self.packed else 0

    def _addition(self) -> queries.Addition:
        first, self.lines = self.lines, len(self.match.kept)
        return queries.Addition(self.game, first, [entry.line() for entry in self.match.kept[first:]])

    def _completion(self) -> queries.Completion:
        match, first = self.match, self.completed
        fresh = enumerate(match.entries[first : self.lines], first)
        self.completed = self.lines
        return queries.Completion(
            game=self.game,
            lines=self.lines,
            step=match.step,
            asked=asked_seat(match),
            over=is_over(match),
            updated=time.time(),
            worded=[(number, entry.line()) for number, entry in fresh if isinstance(entry, Move)],
        )
