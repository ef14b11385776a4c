"""One request: what it asks, whose keys it carries, how it is answered."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import msgspec
from starlette.responses import Response

from ninerealms.kernel.errors import NineRealmsError
from ninerealms.server import together
from ninerealms.server.asking import Asking
from ninerealms.server.errors import Refusal, no_table, not_your_seat
from ninerealms.server.hub import Hub
from ninerealms.server.keys import Rights, fingerprint, new_owner
from ninerealms.server.places import Place
from ninerealms.server.room import Room
from ninerealms.server.scene import NOBODY, Eyes, asked, may_look
from ninerealms.server.wire import Complaint, ErrorReply, NoQuery

MOST_SEATS = 8
MOST_KEYS = 20
LONGEST_COOKIE = MOST_KEYS * 28
COOKIE_AGE = 400 * 24 * 3600
OWNER = "owner"
JSON = "application/json"
encoder = msgspec.json.Encoder()
NOTHING = NoQuery()


class Call:
    """A request that was understood."""

    def __init__(self, hub: Hub, asking: Asking, query: Any, body: Any) -> None:
        self.hub = hub
        self.params = asking.params
        self.cookies = asking.cookies
        self.query = query
        self.body = body
        self.table: str = asking.params.get("table", "")
        self.new_cookies: dict[str, str] = {}

    async def rights(self) -> Rights:
        """What this browser may do at the table; if nothing, the table might as well not exist."""
        found = rights_of(self.hub, self.table, self.cookies.get(cookie_name(self.table), ""))
        owner = self.cookies.get(OWNER, "")
        if owner and hmac.compare_digest(fingerprint(owner), await self.hub.owner_of(self.table)):
            found = Rights(host=True, watch=True, linked=found.linked, screen=frozenset(range(MOST_SEATS)))
        if not found.any():
            raise no_table()
        return found

    async def room(self) -> tuple[Room, Rights]:
        """The room; whoever comes with a link sits down."""
        rights = await self.rights()
        room = await self.hub.room(self.table)
        if together.sit_down(room, rights.linked):
            room.tell()
        return room, rights

    async def seated(self) -> tuple[Room, frozenset[int]]:
        """The room, and the seats of this browser; the seat in the body must be one of them."""
        room, rights = await self.room()
        held = mine(room, rights)
        if self.body.seat not in held:
            raise not_your_seat()
        return room, held

    def owner(self) -> str:
        """The fingerprint of this browser, which is given a cookie if it has none."""
        known = self.cookies.get(OWNER, "")
        if not 20 <= len(known) <= 60:
            known = self.new_cookies.setdefault(OWNER, new_owner())
        return fingerprint(known)


def cookie_name(table: str) -> str:
    return f"t_{table}"


def rights_of(hub: Hub, table: str, cookie: str) -> Rights:
    return _rights(hub.keys, table, cookie[:LONGEST_COOKIE])


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
        wanted = asked(room.table)
        seat = wanted if wanted in held else min(held, default=NOBODY)
    if seat >= len(room.places):
        raise Refusal(404, "no-seat", f"There is no seat {seat} at this table.")
    found = Eyes(seat, held, lang, shape)
    if not may_look(room, found):
        raise not_your_seat()
    return found


# --- endpoints --------------------------------------------------------------------------------------

Answerer = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """One line of the interface; routes and the published description are made from it."""

    method: str
    path: str
    answer: Answerer
    summary: str
    query: type = NoQuery
    body: type | None = None
    reply: type | None = None
    media: str = JSON
    status: int = 200
    refusals: tuple[int, ...] = ()


async def serve(hub: Hub, endpoint: Endpoint, asking: Asking) -> Response:
    """Read, answer, write; what is malformed or refused gets its sentence."""
    try:
        query = NOTHING if endpoint.query is NoQuery else read_query(endpoint, asking)
        body = None if endpoint.body is None else await read_body(endpoint.body, asking, hub.settings.largest_body)
        call = Call(hub, asking, query, body)
        found = await endpoint.answer(call)
    except Refusal as refusal:
        return refuse(refusal.status, refusal.code, refusal.sentence, refusal.rule)
    except NineRealmsError as problem:
        return refuse(422, "not-possible", problem.sentence, problem.rule)
    if not isinstance(found, Response):
        content = b"" if found is None else encoder.encode(found)
        found = Response(content, endpoint.status, media_type=None if found is None else JSON)
    for name, value in call.new_cookies.items():
        give_cookie(found, name, value, secure=asking.is_secure)
    return found


def read_query(endpoint: Endpoint, asking: Asking) -> Any:
    try:
        return msgspec.convert(asking.query, endpoint.query, strict=False)
    except msgspec.ValidationError as problem:
        raise Refusal(422, "malformed", f"The address cannot be understood: {problem}.") from None


async def read_body(kind: type, asking: Asking, largest: int) -> Any:
    given = asking.headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    wanted = (b"text/plain", b"application/octet-stream") if kind is str else (JSON.encode(),)
    if given not in wanted:
        raise Refusal(415, "wrong-type", f"The content type must be {wanted[0].decode()}.")
    raw = await asking.body(largest)
    try:
        return read_text(raw) if kind is str else reader_of(kind).decode(raw)
    except UnicodeDecodeError:
        raise Refusal(422, "malformed", "The text is not written in UTF-8.") from None
    except msgspec.MsgspecError as problem:
        raise Refusal(422, "malformed", f"The request cannot be understood: {problem}.") from None


@cache
def reader_of(kind: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def read_text(raw: bytes) -> str:
    if b"\0" in raw:  # PostgreSQL has no place for it
        raise Refusal(422, "malformed", "The text holds a sign that belongs into no text.")
    return raw.decode("utf-8")


def refuse(status: int, code: str, sentence: str, rule: str = "") -> Response:
    return Response(encoder.encode(ErrorReply(Complaint(sentence, code, rule))), status, media_type=JSON)


def give_cookie(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Only for our own pages, never for scripts."""
    response.set_cookie(name, value, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="strict")
