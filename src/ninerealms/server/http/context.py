"""A request as it is understood, with what its answer needs: the table, and what this browser may do there."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from ninerealms.kernel.match import asked_seat
from ninerealms.server.errors import Refusal, no_table, not_your_seat
from ninerealms.server.http.limits import Limits
from ninerealms.server.http.request import RawRequest
from ninerealms.server.live import agreement
from ninerealms.server.live.access import Rights, fingerprint, new_owner
from ninerealms.server.live.registry import Registry
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import Place
from ninerealms.server.live.viewer import NOBODY, Eyes
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.scene import may_look
from ninerealms.server.sending.stream_limits import Audience
from ninerealms.server.workers.fair_queue import Party

MOST_SEATS = 8
MOST_KEYS = 20
LONGEST_COOKIE = MOST_KEYS * 44
OWNER = "owner"


class Services(NamedTuple):
    """What requests are answered with: the tables, whoever draws them, who listens, what is counted."""

    registry: Registry
    draw_queue: DrawQueue
    audience: Audience
    limits: Limits
    metrics: Metrics


class Context:
    """A request that was understood: what it asks, whose keys it carries."""

    def __init__(self, services: Services, request: RawRequest, query: Any, body: Any) -> None:
        self.registry, self.draw_queue, self.audience, self.limits, self.metrics = services
        self.params = request.params
        self.cookies = request.cookies
        self.address = request.address
        self.query = query
        self.body = body
        self.table: str = request.params.get("table", "")
        self.new_cookies: dict[str, str] = {}

    async def rights(self) -> Rights:
        """What this browser may do at the table; if nothing, the table might as well not exist."""
        found = rights_of(self.registry, self.table, self.cookies.get(cookie_name(self.table), ""))
        owner = self.cookies.get(OWNER, "")
        if owner and hmac.compare_digest(fingerprint(owner), await self.registry.owner_of(self.table)):
            found = found._replace(host=True, watch=True, screen=frozenset(range(MOST_SEATS)))
        if not found.any():
            raise no_table()
        return found

    async def room(self) -> tuple[Room, Rights]:
        """The room; whoever comes with a link sits down."""
        rights = await self.rights()
        room = await self.registry.room(self.table)
        if agreement.sit_down(room, rights.devices):
            room.tell()
        return room, rights

    async def seated(self) -> tuple[Room, frozenset[int]]:
        """The room, and the seats of this browser; the seat in the body must be one of them."""
        room, rights = await self.room()
        held = mine(room, rights)
        if self.body.seat not in held:
            raise not_your_seat()
        return room, held

    def party(self) -> Party:
        """For whom something is thought about or kept open."""
        return Party(self.address, self.holder())

    def holder(self) -> str:
        return holder_of(self.registry, self.table, self.cookies)

    def owner(self) -> str:
        """The fingerprint of this browser, which is given a cookie if it has none."""
        known = self.cookies.get(OWNER, "")
        if not 20 <= len(known) <= 60:
            known = self.new_cookies.setdefault(OWNER, new_owner())
        return fingerprint(known)


def cookie_name(table: str) -> str:
    return f"t_{table}"


def holder_of(registry: Registry, table: str, cookies: Mapping[str, str]) -> str:
    """Who asks, by the keys they hold at a table; empty where they hold none of their own."""
    owner, room = cookies.get(OWNER, ""), registry.rooms.get(table)
    devices = rights_of(registry, table, cookies.get(cookie_name(table), "")).devices
    if room is not None and devices and agreement.are_known(room, devices):
        return f"{table} {devices}"
    if owner and room is not None and hmac.compare_digest(fingerprint(owner), room.owner):
        return room.owner
    return ""


def rights_of(registry: Registry, table: str, cookie: str) -> Rights:
    return _rights(registry.keys, table, cookie[:LONGEST_COOKIE])


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
