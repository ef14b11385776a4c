"""Limits on rates: how often somebody may ask, by key where they hold one, by address where they do not."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ninerealms.server.errors import Refusal
from ninerealms.server.settings import Settings

MOST_BUCKETS = 10_000
CROWD = 10  # keys are easily made: so many times what one may, all at an address may together


class Buckets:
    """So many at once, so many per second after that, for each of those who ask."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] | None = None) -> None:
        self.rate = rate
        self.burst: float = float(burst)
        self.clock: Callable[[], float] = clock or (lambda: monotonic())  # noqa: PLW0108 - looked up when it is read
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, who: str) -> bool:
        if self.rate <= 0:
            return True
        now = self.clock()
        level = self._level(who, now)
        if len(self.levels) >= MOST_BUCKETS:
            self._tidy(now)
        self.levels[who] = (max(0.0, level - 1), now)
        return level >= 1

    def _level(self, who: str, now: float) -> float:
        level, since = self.levels.get(who, (self.burst, now))
        return min(self.burst, level + (now - since) * self.rate)

    def _tidy(self, now: float) -> None:
        """Forget those who may do all again; where that is nobody, the older half."""
        kept = {who: row for who, row in self.levels.items() if self._level(who, now) < self.burst}
        self.levels = kept if len(kept) < MOST_BUCKETS else dict(list(kept.items())[MOST_BUCKETS // 2 :])


class RateLimits:
    """What is counted of those who ask: requests by key or address, tables made by address."""

    def __init__(self, settings: Settings) -> None:
        self.addresses: Buckets = Buckets(settings.rate, settings.burst)
        self.holders: Buckets = Buckets(settings.rate, settings.burst)
        self.crowds: Buckets = Buckets(CROWD * settings.rate, CROWD * settings.burst)
        self.makers: Buckets = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)

    def check(self, holder: str, address: str) -> None:
        """Whoever holds a key counts alone, whatever others at the same address do."""
        is_free = self.holders.take(holder) if holder else self.addresses.take(address)
        if not (is_free and self.crowds.take(address)):
            raise Refusal(429, "too-fast", "Too many requests; wait a moment.")

    def check_maker(self, address: str) -> None:
        if not self.makers.take(address):
            raise Refusal(429, "too-many-tables", "Many tables were made from this address; wait a while.")
