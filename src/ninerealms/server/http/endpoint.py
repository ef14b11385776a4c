"""One endpoint: what it takes, and how a request to it is read, answered or refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ninerealms.errors import NineRealmsError
from ninerealms.server.errors import Refusal
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.http.raw_request import REFUSED, RawRequest
from ninerealms.server.http.services import Services
from ninerealms.server.json_shapes import Complaint, ErrorReply, NoQuery
from ninerealms.text.refusals import sentence_of

COOKIE_AGE = 400 * 24 * 3600
JSON = "application/json"
encoder: msgspec.json.Encoder = msgspec.json.Encoder()
NOTHING = NoQuery()
Answerer = Callable[[Context], Awaitable[Any]]


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
    at_once: bool = False  # others wait for it, and it does not ask which task it is in before it waits itself


async def serve(services: Services, endpoint: Endpoint, request: RawRequest) -> Response:
    """Read, answer, write; what is malformed or refused gets its sentence."""
    largest = services.tables.settings.largest_body
    query: Any = NOTHING
    body: Any = None
    try:
        query = NOTHING if endpoint.query is NoQuery else read_query(endpoint, request)
        body = None if endpoint.body is None else await read_body(endpoint.body, request, largest)
        context = Context(services, request, query, body)
        found = await endpoint.answer(context)
    except Refusal as refusal:
        return refuse(refusal.status, refusal.code, refusal.sentence, refusal.rule)
    except NineRealmsError as problem:
        lang = next((each.lang for each in (body, query) if hasattr(each, "lang")), "en")
        return refuse(422, "not-possible", sentence_of(problem, lang), problem.rule)
    if not isinstance(found, Response):
        content = b"" if found is None else encoder.encode(found)
        found = Response(content, endpoint.status, media_type=None if found is None else JSON)
    for name, value in context.new_cookies.items():
        give_cookie(found, name, value, secure=request.is_secure)
    return found


def read_query(endpoint: Endpoint, request: RawRequest) -> Any:
    try:
        return msgspec.convert(request.query, endpoint.query, strict=False)
    except msgspec.ValidationError as problem:
        raise Refusal(422, "malformed", f"The address cannot be understood: {problem}.") from None


async def read_body(kind: type, request: RawRequest, largest: int) -> Any:
    given = request.headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    wanted = (b"text/plain", b"application/octet-stream") if kind is str else (JSON.encode(),)
    if given not in wanted:
        raise Refusal(415, "wrong-type", f"The content type must be {wanted[0].decode()}.")
    raw = await request.body(largest)
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


class Refused(Response):
    """A refusal on its way; the gate counts it by its code."""

    code = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope[REFUSED] = self.code
        await super().__call__(scope, receive, send)


def refuse(status: int, code: str, sentence: str, rule: str = "") -> Response:
    found = Refused(encoder.encode(ErrorReply(Complaint(sentence, code, rule))), status, media_type=JSON)
    found.code = code
    return found


def give_cookie(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Only for our own pages, never for scripts."""
    response.set_cookie(name, value, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="strict")
