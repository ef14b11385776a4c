"""Limits on streams: who listens, and how many a table, a browser and an address may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ninerealms.server.errors import Refusal
from ninerealms.server.settings import Settings


class Subscriber(NamedTuple):
    """One listener: at which table, with which keys (empty: none of their own), from where."""

    table: str
    holder: str
    address: str


class StreamLimits:
    """All streams of one server, counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.counts: Counter[tuple[str, str]] = Counter()
        self.total: int = 0

    def check(self, who: Subscriber) -> None:
        """Refuse one stream more than there may be."""
        limits = self.settings
        if limits.most_streams and self.total >= limits.most_streams:
            raise Refusal(503, "full", "Too many people are listening; try again later.")
        for kind, name, most, sentence in (
            ("table", who.table, limits.per_table, "Too many people are listening at this table."),
            ("holder", who.holder, limits.per_browser, "This browser has the table open too often; close some pages."),
            ("address", who.address, limits.per_address, "Too many people are listening from this address."),
        ):
            if most and name and self.counts[kind, name] >= most:
                raise Refusal(429, "too-many-streams", sentence)

    @contextmanager
    def counted(self, who: Subscriber) -> Iterator[None]:
        names = [pair for pair in zip(("table", "holder", "address"), who, strict=True) if pair[1]]
        self.total += 1
        self.counts.update(names)
        try:
            yield
        finally:
            self.total -= 1
            self.counts.subtract(names)
            for pair in names:
                if not self.counts[pair]:
                    del self.counts[pair]
