"""The rights of a browser at a table, by its cookies: which seats are its own, through whose eyes it looks."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ninerealms.kernel.match import asked_seat
from ninerealms.server.errors import Refusal, not_your_seat
from ninerealms.server.live import taking_seats
from ninerealms.server.live.access import Rights, fingerprint
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import Place
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.live.viewer import NOBODY, Eyes
from ninerealms.server.sending.scene import may_look

MOST_SEATS = 8
MOST_KEYS = 20
LONGEST_COOKIE = MOST_KEYS * 44
OWNER = "owner"


def cookie_name(table: str) -> str:
    return f"t_{table}"


def holder_of(tables: LiveTables, table: str, cookies: Mapping[str, str]) -> str:
    """Who asks, by the keys they hold at a table; empty where they hold none of their own."""
    owner, room = cookies.get(OWNER, ""), tables.rooms.get(table)
    devices = rights_of(tables, table, cookies.get(cookie_name(table), "")).devices
    if room is not None and devices and taking_seats.are_known(room, devices):
        return f"{table} {devices}"
    if owner and room is not None and hmac.compare_digest(fingerprint(owner), room.owner):
        return room.owner
    return ""


def rights_of(tables: LiveTables, table: str, cookie: str) -> Rights:
    return _rights(tables.keys, table, cookie[:LONGEST_COOKIE])


@lru_cache(maxsize=4096)
def _rights(keys: Any, table: str, cookie: str) -> Rights:
    found: Rights = keys.rights(table, cookie.split(".")[:MOST_KEYS], MOST_SEATS)
    return found


def mine(room: Room, rights: Rights) -> frozenset[int]:
    """The seats this browser plays: those opened by link, and those of its screen that nobody took by link."""
    return seats_of(room.places, rights)


def seats_of(places: list[Place], rights: Rights) -> frozenset[int]:
    theirs = {seat for seat, place in enumerate(places) if place.linked}
    people = {seat for seat, place in enumerate(places) if place.is_human or place.away}
    return frozenset(people & (rights.linked | (rights.screen - theirs)))


def eyes(room: Room, rights: Rights, seat: int | None, lang: str, shape: str) -> Eyes:
    """Whose eyes are meant: the seat asked for, if it is one's own; else the one that is asked, or the lowest."""
    held = mine(room, rights)
    if seat is None:
        wanted = asked_seat(room.match)
        seat = wanted if wanted in held else min(held, default=NOBODY)
    if seat >= len(room.places):
        raise Refusal(404, "no-seat", f"There is no seat {seat} at this table.")
    found = Eyes(seat, held, lang, shape)
    if not may_look(room, found):
        raise not_your_seat()
    return found
