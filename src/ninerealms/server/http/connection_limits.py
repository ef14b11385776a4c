"""A guarded connection: how large a head may be, how long a request may take, how many connections there may be.

uvicorn waits for ever for the first request and for the rest of one that was begun, and reads a head of any size.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol, cast

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from ninerealms.server.errors import Refusal
from ninerealms.server.http.known_head import SENT_ALONG, KnownHead, KnownHeads
from ninerealms.server.http.raw_request import group_of, too_large
from ninerealms.server.json_shapes import Complaint, ErrorReply
from ninerealms.server.sending.stream import go_on
from ninerealms.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import HTTPScope

PIECE = 4096  # a head is measured in pieces of this size
LONGEST_PAUSE = 1.0
MOST_BEHIND = 8  # requests that were sent before the one in front of them is answered
HEAD, BODY, ANSWER = range(3)


def head_too_large(largest: int) -> Refusal:
    return Refusal(431, "head-too-large", f"The head of a request may have {largest // 1024} kB at most.")


def too_slow(seconds: float) -> Refusal:
    return Refusal(408, "too-slow", f"A request must be here within {seconds:g} seconds.")


def too_many_behind() -> Refusal:
    return Refusal(429, "too-fast", "Too many requests were sent before the first was answered.")


def too_many_lines() -> Refusal:
    return Refusal(429, "too-many-lines", "There are too many connections from this address; close some.")


class Orders(Protocol):
    """Whoever carries out what a known head orders, and sends back what came of it (`gate.py`)."""

    def carry_out(self, scope: Scope) -> Coroutine[Any, None, Response]: ...

    async def send_back(self, response: Response, scope: Scope, receive: Receive, send: Send) -> None: ...


class ConnectionLimits:
    """All connections of one server."""

    def __init__(self, settings: Settings, is_proxy: Callable[[str], bool], orders: Orders) -> None:
        self.settings = settings
        self.is_proxy = is_proxy
        self.orders = orders
        self.clock = monotonic
        self.open: set[GuardedConnection] = set()
        self.counts: Counter[str] = Counter()

    def admit(self, connection: GuardedConnection) -> None:
        """Count it, or refuse it. A proxy speaks for many, so its own connections are not counted."""
        most, each = self.settings.most_lines, self.settings.per_address
        if most and len(self.open) >= most:
            raise Refusal(503, "full", "Too many people are here; try again later.")
        if each and not self.is_proxy(connection.address) and self.counts[connection.group] >= each:
            raise too_many_lines()
        self.open.add(connection)
        self.counts[connection.group] += 1

    def dismiss(self, connection: GuardedConnection) -> None:
        if connection in self.open:
            self.open.remove(connection)
            self.counts[connection.group] -= 1
            if not self.counts[connection.group]:
                del self.counts[connection.group]

    def sweep(self) -> None:
        """Close those whose request is not here in time."""
        since = self.clock() - self.settings.request_seconds
        for connection in [each for each in self.open if each.stage != ANSWER and each.since <= since]:
            connection.be_late()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(min(LONGEST_PAUSE, self.settings.request_seconds / 4))
            self.sweep()


class GuardedConnection(HttpToolsProtocol):
    """uvicorn's connection, guarded."""

    scope: HTTPScope
    cycle: RequestResponseCycle
    limits: ConnectionLimits
    address: str
    group: str
    stage: int
    since: float
    read: int  # of a head; with a body behind it, all that is not the body itself
    between: bool  # the parser has read one request to its end and nothing of the next
    known: KnownHeads
    front: RequestResponseCycle | None = None  # whatever is being answered; uvicorn knows the last that came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self.group = group_of(self.address)
        self.stage, self.since, self.read = HEAD, self.limits.clock(), 0
        self.between, self.known = True, KnownHeads()
        try:
            self.limits.admit(self)
        except Refusal as refusal:
            self.turn_away(refusal)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.dismiss(self)
        self.pipeline.clear()
        if self.front is not None and not self.front.response_complete:
            self.front.disconnected = True
            self.front.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.stage == ANSWER and self.cycle.response_complete:
            self._begin_head()
        is_first = self.stage == HEAD and self.between and not self.read
        if is_first and not self.transport.is_closing() and (found := self.known.find(data)) is not None:
            self._repeat(*found)
            return
        self._read_on(data)
        if is_first and self.stage == ANSWER and self.between and self.cycle.keep_alive:
            self.known.keep(data, cast("Scope", self.cycle.scope))

    def _read_on(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data if len(data) <= PIECE else data[start : start + PIECE]
            self.read += len(piece)
            super().data_received(piece)
            if self.stage == HEAD and self.read > self.limits.settings.largest_head:
                self.turn_away(head_too_large(self.limits.settings.largest_head))
            elif self.stage == BODY and self.read > self.limits.settings.largest_body:
                self.turn_away(too_large(self.limits.settings.largest_body))

    def _begin_head(self) -> None:
        self.stage, self.since, self.read = HEAD, self.limits.clock(), 0

    def _repeat(self, known: KnownHead, body: bytes) -> None:
        """A request whose head came before: it is carried out here, without the parser and without waking a task.

        What its response needs is made afterwards: others wait for the order, one alone for the response.
        """
        self._unset_keepalive_if_required()
        self.stage = ANSWER
        scope = {**known.found, SENT_ALONG: body}
        work = self.limits.orders.carry_out(scope)
        try:
            waiting = work.send(None)
        except StopIteration as end:
            rest = done(cast("Response", end.value))
        else:
            rest = go_on(work, waiting)
        self._send_back(scope, rest)

    def _send_back(self, scope: Scope, rest: Awaitable[Response]) -> None:
        """The response is a task's, as uvicorn has it, and whatever has to be waited for before."""

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await self.limits.orders.send_back(await rest, scope, receive, send)

        self.scope = cast("HTTPScope", scope)
        self.cycle = RequestResponseCycle(
            scope=self.scope,
            transport=self.transport,
            flow=self.flow,
            logger=self.logger,
            access_logger=self.access_logger,
            access_log=self.access_log,
            default_headers=self.server_state.default_headers,
            message_event=asyncio.Event(),
            expect_100_continue=False,
            keep_alive=True,
            on_response=self.on_response_complete,
        )
        self.cycle.more_body = False
        self.front = self.cycle
        task = self.loop.create_task(self.cycle.run_asgi(cast("Any", answer)))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def on_message_begin(self) -> None:
        if self.stage != HEAD:  # another request in the same piece
            self._begin_head()
        self.between = False
        if len(self.pipeline) >= MOST_BEHIND:
            self.turn_away(too_many_behind())
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What follows a body like headers is of no use to anybody, and might never end."""
        if self.stage == HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.stage, self.since = BODY, self.limits.clock()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.read -= len(body)
        super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.front = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self.stage = ANSWER
        self.between = not self.parser.should_upgrade()
        super().on_message_complete()

    def be_late(self) -> None:
        """Whoever has said nothing gets no answer."""
        if self.stage == HEAD and not self.read:
            self.transport.close()
        else:
            self.turn_away(too_slow(self.limits.settings.request_seconds))

    def turn_away(self, refusal: Refusal) -> None:
        """A status and a sentence, if no other answer was begun; then the connection is closed."""
        if self.transport.is_closing():
            return
        cycle = self.front  # none before the first request
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
            return
        body = msgspec.json.encode(ErrorReply(Complaint(refusal.sentence, refusal.code)))
        status = f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}"
        head = [status, "content-type: application/json", f"content-length: {len(body)}", "connection: close", "", ""]
        self.transport.write("\r\n".join(head).encode() + body)
        self.transport.close()


async def done(response: Response) -> Response:
    """What needed no waiting."""
    return response


def connection_class(limits: ConnectionLimits) -> type[Any]:
    """What uvicorn makes a connection of."""
    return type("GuardedConnection", (GuardedConnection,), {"limits": limits})
