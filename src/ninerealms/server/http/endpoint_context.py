"""The context an endpoint is given: what a request asks once understood, and the room, rights and seats it is about."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import Any

from ninerealms.server.errors import no_table, not_your_seat
from ninerealms.server.http.rate_limits import RateLimits
from ninerealms.server.http.raw_request import RawRequest
from ninerealms.server.http.rights_at_table import Rights, cookie_name, holder_of, mine, rights_of
from ninerealms.server.http.services import Services
from ninerealms.server.live import taking_seats
from ninerealms.server.live.room import Room
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.metrics import Metrics
from ninerealms.server.seat_keys import LONGEST_OWNER, OWNER, fingerprint, new_owner
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.stream_limits import StreamLimits
from ninerealms.server.workers.fair_queue import Party


class Context:
    """A request that was understood: what it asks, whose keys it carries."""

    def __init__(self, services: Services, request: RawRequest, query: Any, body: Any) -> None:
        self.tables: LiveTables = services.tables
        self.draw_queue: DrawQueue = services.draw_queue
        self.stream_limits: StreamLimits = services.stream_limits
        self.limits: RateLimits = services.limits
        self.metrics: Metrics = services.metrics
        self.params: Mapping[str, Any] = request.params
        self.cookies: Mapping[str, str] = request.cookies
        self.address: str = request.address
        self.query = query
        self.body = body
        self.table: str = request.params.get("table", "")
        self.new_cookies: dict[str, str] = {}

    async def rights(self) -> Rights:
        """What this browser may do at the table; if nothing, the table might as well not exist."""
        found = rights_of(self.tables, self.table, self.cookies.get(cookie_name(self.table), ""))
        owner = self.cookies.get(OWNER, "")
        if owner and hmac.compare_digest(fingerprint(owner), await self.tables.owner_of(self.table)):
            found = found.with_host()
        if not found.any():
            raise no_table()
        return found

    async def room(self) -> tuple[Room, Rights]:
        """The room; whoever comes with a link sits down."""
        rights = await self.rights()
        room = await self.tables.room(self.table)
        if taking_seats.sit_down(room, rights.devices):
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
        return holder_of(self.tables, self.table, self.cookies)

    def owner(self) -> str:
        """The fingerprint of this browser, which is given a cookie if it has none."""
        return self.known_owner() or fingerprint(self.new_cookies.setdefault(OWNER, new_owner()))

    def known_owner(self) -> str:
        """The fingerprint of this browser if it has a cookie; whoever only looks is given none."""
        known = self.cookies.get(OWNER, "")
        return fingerprint(known) if 20 <= len(known) <= LONGEST_OWNER else ""
