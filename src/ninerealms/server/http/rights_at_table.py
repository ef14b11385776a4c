"""The rights of a browser at a table, by its cookies: which seats are its own, through whose eyes it looks."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ninerealms.kernel.match import asked_seat
from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.live import taking_seats
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import HUMAN, Seat
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.seat_keys import OWNER, SEAT, WATCH, Keys, fingerprint
from ninerealms.server.sending.scene import may_look

MOST_SEATS = 8
MOST_KEYS = 20
LONGEST_COOKIE = MOST_KEYS * 44


class Rights(NamedTuple):
    """What one browser may do at one table.

    A seat may be held by its link, or by the screen at which the table was made; the latter ends when somebody sits
    down with the link. That screen is known by its own cookie (`owner`), everybody else by keys.
    """

    host: bool = False
    watch: bool = False
    linked: frozenset[int] = frozenset()
    screen: frozenset[int] = frozenset()
    devices: tuple[tuple[int, str], ...] = ()  # the fingerprint of the browser each link was opened in
    holder: str = ""  # what is counted of whoever carries these keys is counted by

    def with_host(self) -> Rights:
        """Those of whoever made the table, besides."""
        return self._replace(host=True, watch=True, screen=frozenset(range(MOST_SEATS)))

    def any(self) -> bool:
        return self.host or self.watch or bool(self.linked) or bool(self.screen)


def cookie_name(table: str) -> str:
    return f"t_{table}"


def holder_of(tables: LiveTables, table: str, cookies: Mapping[str, str]) -> str:
    """Who asks, by the keys they hold at a table; empty where they hold none of their own.

    Devices do not count apart: each browser names its own, so there would be as many as somebody likes.
    """
    owner, room = cookies.get(OWNER, ""), tables.rooms.get(table)
    rights = rights_of(tables, table, cookies.get(cookie_name(table), ""))
    if room is not None and rights.devices and taking_seats.are_known(room, rights.devices):
        return rights.holder
    if owner and room is not None and hmac.compare_digest(fingerprint(owner), room.owner):
        return room.owner
    return ""


def rights_of(tables: LiveTables, table: str, cookie: str) -> Rights:
    """By the keys in a cookie of the table."""
    return rights_by(tables.keys, table, cookie[:LONGEST_COOKIE])


@lru_cache(maxsize=4096)
def rights_by(keys: Keys, table: str, cookie: str) -> Rights:
    """What the keys open. Every key is compared with every role, so the time tells nothing."""
    given = cookie.split(".")[:MOST_KEYS]
    opened = [(seat, keys.device(table, f"{SEAT}{seat}", given)) for seat in range(MOST_SEATS)]
    devices = tuple((seat, fingerprint(name)) for seat, name in opened if name is not None)
    watch = keys.device(table, WATCH, given) is not None
    linked = frozenset(seat for seat, _ in devices)
    holder = f"{table} {devices[0][0]}" if devices else ""
    return Rights(watch=watch, linked=linked, devices=devices, holder=holder)


def mine(room: Room, rights: Rights) -> frozenset[int]:
    """The seats this browser plays: those opened by link, and those of its screen that nobody took by link."""
    return seats_of(room.places, rights)


def seats_of(places: list[Seat], rights: Rights) -> frozenset[int]:
    return frozenset(
        [
            seat
            for seat, place in enumerate(places)
            if (seat in rights.linked or (seat in rights.screen and not place.linked))
            and (place.kind == HUMAN or place.away)
        ]
    )


def eyes(room: Room, rights: Rights, seat: int | None, lang: str, shape: str) -> Viewpoint:
    """Whose eyes are meant: the seat asked for, if it is one's own; else the one that is asked, or the lowest."""
    held = mine(room, rights)
    if seat is None:
        wanted = asked_seat(room.match)
        seat = wanted if wanted in held else min(held, default=NOBODY)
    if seat >= len(room.places):
        raise Refusal(404, "no-seat", f"There is no seat {seat} at this table.")
    found = Viewpoint(seat, held, lang, shape)
    if not may_look(room, found):
        raise not_your_seat()
    if seat in held - rights.linked:
        taking_seats.note_look(room, seat)
    return found
