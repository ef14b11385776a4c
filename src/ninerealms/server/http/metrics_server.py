"""A server for metrics, at an address of its own: `GET /metrics` for whoever runs the server, and nothing else."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from ninerealms.errors import NineRealmsError
from ninerealms.server.http.request_context import Services

LONGEST_HEAD = 8192
LONGEST_WAIT = 5.0
KIND = "text/plain; version=0.0.4; charset=utf-8"


class BadMonitor(NineRealmsError):
    """Nothing can listen there."""


def figures(services: Services, connections: int) -> str:
    """All of them, now."""
    tables, rooms = services.tables, services.tables.rooms.values()
    people = sum(room.is_here(seat) for room in rooms for seat, place in enumerate(room.places) if place.is_human)
    waiting = sum(len(lane) for lane in services.draw_queue.lanes)
    gauges = {
        "tables": ("Tables in use.", len(rooms)),
        "people": ("People at tables.", people),
        "streams": ("Pages that listen.", services.audience.total),
        "connections": ("Open connections.", connections),
        "thinking_queue": ("Thoughts that wait for a process.", len(tables.thinkers.queue)),
        "drawing_queue": ("Pages that wait for a scene.", waiting),
    }
    counters = {"overruns_total": ("Thoughts that did not get done in time.", tables.thinkers.overruns)}
    return services.metrics.render(gauges, counters)


@asynccontextmanager
async def monitoring(address: str, told: Callable[[], str]) -> AsyncIterator[None]:
    """Listen at HOST:PORT while the server runs; nowhere if the address is empty."""
    if not address:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(LONGEST_WAIT):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(reply(head, told))
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=listen(address), limit=LONGEST_HEAD)
    try:
        yield
    finally:
        server.close()


def listen(address: str) -> socket.socket:
    """BadMonitor where nothing can."""
    host, _, port = address.rpartition(":")
    name = host.strip("[]") or "127.0.0.1"
    try:
        family = socket.AF_INET6 if ":" in name else socket.AF_INET
        return socket.create_server((name, int(port)), family=family)
    except (OSError, ValueError, OverflowError):
        raise BadMonitor(f"Nothing can listen at {address} for figures; it must be HOST:PORT.") from None


def reply(head: bytes, told: Callable[[], str]) -> bytes:
    words = head.split(b"\r\n", 1)[0].split()
    is_asked = words[:2] == [b"GET", b"/metrics"]
    status = "200 OK" if is_asked else "404 Not Found"
    body = (told() if is_asked else "There is nothing here.\n").encode()
    lines = [f"HTTP/1.1 {status}", f"Content-Type: {KIND}", f"Content-Length: {len(body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode() + body
