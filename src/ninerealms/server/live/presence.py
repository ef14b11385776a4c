"""Presence: who is at the table, that is whoever listens, and for a while whoever did."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from time import monotonic


class Presence:
    """Connections by seat; a seat is missed (`miss`) when its last connection has been gone for a while.

    Whoever comes to an empty seat is greeted (`greet`).
    """

    def __init__(self, greet: Callable[[], None], miss: Callable[[], None]) -> None:
        self.greet: Callable[[], None] = greet
        self.miss: Callable[[], None] = miss
        self.present: Counter[int] = Counter()
        self.lingering: dict[int, asyncio.TimerHandle] = {}
        self.clock = monotonic
        self.begun: float = self.clock()
        self.left: dict[int, float] = {}

    def is_here(self, seat: int) -> bool:
        return self.present[seat] > 0 or seat in self.lingering

    def absence(self, seat: int) -> float:
        """For how long nobody has been at a seat, as far as is known."""
        return 0.0 if self.is_here(seat) else self.clock() - self.left.get(seat, self.begun)

    def arrive(self, seats: Iterable[int]) -> bool:
        """Somebody listens at these seats; whether one of them was empty."""
        fresh = False
        for seat in seats:
            fresh |= not self.is_here(seat)
            self.present[seat] += 1
            timer = self.lingering.pop(seat, None)
            if timer is not None:
                timer.cancel()
        if fresh:
            self.greet()
        return fresh

    def leave(self, seats: Iterable[int], grace: float) -> None:
        """A connection is gone."""
        for seat in seats:
            self.present[seat] -= 1
            self.left[seat] = self.clock()
            if self.present[seat] <= 0:
                self.lingering[seat] = asyncio.get_running_loop().call_later(grace, self._forget, seat)

    def _forget(self, seat: int) -> None:
        del self.lingering[seat]
        self.miss()

    def close(self) -> None:
        """Nobody is waited for any more; nor is its room held, which would wait for the collector of rubbish."""
        for timer in self.lingering.values():
            timer.cancel()
        self.greet = self.miss = lambda: None
