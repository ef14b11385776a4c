"""Connections of strangers: large heads, slow requests, silence, crowds. Others are served meanwhile."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Live, Person, serving
from tests.waiting import PATIENCE, wait_until

FIRST_LINE = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@contextmanager
def calling(live: Live) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection(live.socket.getsockname(), timeout=PATIENCE) as line:
        yield line


def answer(line: socket.socket) -> bytes:
    """All that comes until the line is closed."""
    found = bytearray()
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:  # closed while we were still talking
        pass
    return bytes(found)


def talk_on(line: socket.socket) -> None:
    """Headers without end."""
    line.sendall(FIRST_LINE)
    for number in range(1_000_000):
        line.sendall(f"X-{number}: {'a' * 400}\r\n".encode())


def refusal(told: bytes) -> tuple[int, str]:
    """Status and code."""
    head, _, body = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["code"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Callable[..., Live]]:
    """A server with settings of its own."""
    with ExitStack() as stack:

        def start(**changes: Any) -> Live:
            return stack.enter_context(serving(f"sqlite:///{tmp_path / 'tables.db'}", **changes))

        yield start


def test_an_endless_head_is_not_read(server: Callable[..., Live]) -> None:
    """If the head of a request has no end, then after 32 kB the line gets 431, or is just closed."""
    live = server()
    with calling(live) as line:
        line.sendall(FIRST_LINE + b"X-Long: " + b"a" * (40 * 1024))
        assert refusal(answer(line)) == (431, "head-too-large")
    assert live.person().get("games").status_code == 200


def test_many_small_headers_are_a_large_head_too(server: Callable[..., Live]) -> None:
    """If headers come piece by piece and never end, then they are not collected."""
    live = server()
    with calling(live) as line, pytest.raises((BrokenPipeError, ConnectionResetError)):
        talk_on(line)
    assert live.person().get("games").status_code == 200


def test_a_head_of_usual_size_is_read_however_it_is_cut(server: Callable[..., Live]) -> None:
    """If a head of 20 kB comes with the next request behind it, then both are answered."""
    live = server()
    one = FIRST_LINE + b"X-Long: " + b"a" * (20 * 1024) + b"\r\n\r\n"
    last = FIRST_LINE + b"Connection: close\r\nX-Long: " + b"b" * (20 * 1024) + b"\r\n\r\n"
    with calling(live) as line:
        line.sendall(one + last)
        assert answer(line).count(b"HTTP/1.1 200 OK") == 2


@pytest.mark.parametrize(
    "said",
    [
        FIRST_LINE,
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_takes_too_long_is_given_up(server: Callable[..., Live], said: bytes) -> None:
    """If a head or a body does not come to its end in time, then 408 and the line is closed."""
    live = server(request_seconds=0.2)
    with calling(live) as line:
        line.sendall(said)
        assert refusal(answer(line)) == (408, "too-slow")


def test_whoever_says_nothing_is_not_kept(server: Callable[..., Live]) -> None:
    """If connections are opened and nothing is said, then they are closed, and none is remembered."""
    live = server(request_seconds=0.2)
    with ExitStack() as stack:
        lines = [stack.enter_context(calling(live)) for _ in range(50)]
        assert [answer(line) for line in lines] == [b""] * 50
    wait_until(lambda: not live.gate.connections.open)
    assert not live.gate.connections.counts


def test_empty_lines_between_requests_keep_nothing_open(server: Callable[..., Live]) -> None:
    """If after an answer only line ends come, then that is a request that does not come to its end."""
    live = server()
    with calling(live) as line:
        line.sendall(FIRST_LINE + b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        wait_until(lambda: all(each.cycle.response_complete for each in live.gate.connections.open))
        line.sendall(b"\r\n")
        wait_until(lambda: [each.read for each in live.gate.connections.open] == [2])
        clock = live.gate.connections.clock
        live.gate.connections.clock = lambda: clock() + 2 * PATIENCE
        live.server.servers[0].get_loop().call_soon_threadsafe(live.gate.connections.sweep)
        assert b"too-slow" in answer(line)


def test_a_stream_may_last(server: Callable[..., Live]) -> None:
    """If somebody listens, then that is no request that takes long."""
    live = server()
    host = live.person()
    table = host.make("noughts", "human", "human")
    with host.listening(table, seat=0) as stream:
        stream.next("scene")
        live.gate.connections.clock = lambda: 1e12
        loop = live.server.servers[0].get_loop()
        loop.call_soon_threadsafe(live.gate.connections.sweep)
        assert host.answer(table, host.scene(table)).status_code == 200
        assert stream.next("scene")["step"] == 1


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n"
)


AROUND = {
    "one long header": b"0\r\nX-Long: " + b"a" * 65536,
    "many headers": b"0\r\n" + b"X: a\r\n" * 16384,
    "crumbs": b"1\r\n \r\n" * 16384,
}


@pytest.mark.parametrize("around", AROUND.values(), ids=AROUND)
def test_what_is_around_a_body_has_an_end(server: Callable[..., Live], around: bytes) -> None:
    """If headers behind a body never end, or a body comes in crumbs, then 413, and nothing of it is kept."""
    live = server(largest_body=16 * 1024)
    with calling(live) as line:
        line.sendall(CHUNKED + around)
        assert refusal(answer(line)) == (413, "too-large")
    assert live.person().get("games").status_code == 200


def test_headers_behind_a_body_are_nobody_s(server: Callable[..., Live]) -> None:
    """If headers follow a body, then the request is answered as without them, and they are kept nowhere."""
    live = server()
    with calling(live) as line:
        line.sendall(CHUNKED.replace(b"2\r\n{}", b"12\r\n" + b'{"game":"noughts"}') + b"0\r\nHost: evil.org\r\n")
        wait_until(lambda: [each.read > 0 and each.stage for each in live.gate.connections.open] == [1])
        line.sendall(b"X: a\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 201"
        assert [name for each in live.gate.connections.open for name, _ in each.headers] == [
            *(b"host", b"content-type", b"transfer-encoding")
        ]


def test_few_requests_wait_behind_another(server: Callable[..., Live]) -> None:
    """If requests are sent without end behind one that lasts, then the line is closed and nothing is kept of them."""
    live = server()
    host = live.person()
    table = host.make("noughts", "human", "human")
    with calling(live) as line:
        line.sendall(stream_of(host, table))
        assert line.recv(12) == b"HTTP/1.1 200"
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall((FIRST_LINE + b"\r\n") * 2000)
        assert answer(line).count(b"HTTP/1.1") == 0
    wait_until(lambda: not live.gate.services.stream_limits.total)
    few = FIRST_LINE + b"\r\n"
    with calling(live) as line:
        line.sendall(few * 8 + few.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert answer(line).count(b"HTTP/1.1 200 OK") == 9


def test_whoever_hangs_up_is_gone_whatever_else_they_asked(server: Callable[..., Live]) -> None:
    """If a listener has sent another request behind its stream and hangs up, then it listens no longer."""
    live = server()
    host = live.person()
    table = host.make("noughts", "human", "human")
    with calling(live) as line:
        line.sendall(stream_of(host, table))
        assert line.recv(12) == b"HTTP/1.1 200"
        line.sendall(FIRST_LINE + b"\r\n")
        wait_until(lambda: any(each.pipeline for each in live.gate.connections.open))
        assert live.gate.services.stream_limits.total == 1
    wait_until(lambda: not live.gate.services.stream_limits.total)


def stream_of(person: Person, table: str) -> bytes:
    """The request for a stream, as it is sent."""
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return f"GET /api/t/{table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookies}\r\n\r\n".encode()


def test_an_address_has_so_many_connections(server: Callable[..., Live]) -> None:
    """If an address has as many connections as it may, then one more is told so and closed; when one ends, it may."""
    live = server(per_address=3)
    with ExitStack() as stack:
        lines = [stack.enter_context(calling(live)) for _ in range(3)]
        wait_until(lambda: len(live.gate.connections.open) == 3)
        with calling(live) as line:
            assert refusal(answer(line)) == (429, "too-many-lines")
        lines[0].close()
        wait_until(lambda: len(live.gate.connections.open) == 2)
        with calling(live) as line:
            line.sendall(FIRST_LINE + b"Connection: close\r\n\r\n")
            assert answer(line).startswith(b"HTTP/1.1 200")


def test_a_proxy_may_have_more(server: Callable[..., Live]) -> None:
    """If a trusted proxy connects, then its connections are not counted: it speaks for many."""
    live = server(per_address=1, trust_proxy="127.0.0.1")
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(calling(live))
        wait_until(lambda: len(live.gate.connections.open) == 3)


def test_the_server_is_full_one_day(server: Callable[..., Live]) -> None:
    """If there are as many connections as there may be, then 503."""
    live = server(most_lines=1)
    with calling(live):
        wait_until(lambda: len(live.gate.connections.open) == 1)
        with calling(live) as line:
            assert refusal(answer(line)) == (503, "full")
