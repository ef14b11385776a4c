"""Known heads: a request with a head that came before on its connection is answered like any other."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPMessage, parse_headers
from pathlib import Path
from typing import Any

import pytest

from ninerealms.server.http.known_head import LONGEST, MOST, KnownHeads
from tests.server.running import Live, Person, serving
from tests.waiting import PATIENCE, wait_until

Answers = tuple[int, dict[str, Any]]


class Line:
    """One connection of a browser that knows its table, and speaks HTTP by hand."""

    def __init__(self, live: Live, host: Person, table: str) -> None:
        self.live, self.table = live, table
        self.cookies = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
        self.socket = socket.create_connection(live.socket.getsockname(), timeout=PATIENCE)
        self.file = self.socket.makefile("rb")
        self.headers = HTTPMessage()  # of the last response
        self.name = self.socket.getsockname()[1]

    def order(self, body: bytes, *more: str, order: str = "answer") -> bytes:
        lines = [f"POST /api/t/{self.table}/{order} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {self.cookies}", *more]
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
        return "\r\n".join(lines).encode() + body

    def answering(self, step: int, action: int, *more: str) -> bytes:
        """The seat whose turn it is in Noughts takes a cell."""
        return self.order(json.dumps({"seat": step % 2, "step": step, "action": action}).encode(), *more)

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def hear(self) -> Answers:
        """The next response. All are read from one file: whatever reads ahead keeps what came of the one after it."""
        status = int(self.file.readline().split()[1])
        self.headers = parse_headers(self.file)
        return status, json.loads(self.file.read(int(self.headers["content-length"])))

    def ask(self, said: bytes) -> Answers:
        self.send(said)
        return self.hear()

    @property
    def was_repeated(self) -> bool:
        """Whether the last request was answered without being parsed."""
        return bool(self.connection.read == 0)

    @property
    def connection(self) -> Any:
        return next(each for each in self.live.gate.connections.open if each.client and each.client[1] == self.name)


@contextmanager
def playing(live: Live, **more: Any) -> Iterator[Line]:
    host = live.person()
    line = Line(live, host, host.make("noughts", "human", "human", **more))
    try:
        yield line
    finally:
        line.file.close()
        line.socket.close()


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live, playing(live) as found:
        yield found


def test_answers_with_the_same_head_count_like_others(line: Line) -> None:
    """If answer after answer comes with the same head, then each counts, and only the first is parsed."""
    for step, cell in enumerate((0, 1, 2, 3)):
        status, told = line.ask(line.answering(step, cell))
        assert (status, told["step"]) == (200, step + 1)
        assert line.was_repeated == (step > 0)
    assert line.live.tables.rooms[line.table].match.step == 4


def test_what_is_refused_is_refused_again(line: Line) -> None:
    """If a head is known, then stale, malformed and forbidden answers are still refused, and nothing is changed."""
    assert line.ask(line.answering(0, 4))[0] == 200
    for said, status in (
        (line.answering(0, 5), 409),
        (line.answering(1, 4), 422),
        (line.order(b'{"seat": 1, "step": 1, "action": x}'), 422),
        (line.answering(1, 7), 200),
    ):
        assert line.ask(said)[0] == status
    assert line.live.tables.rooms[line.table].match.step == 2


def test_what_is_refused_is_counted_and_dressed_like_any_other(line: Line) -> None:
    """If a known head is refused, then the figures count it, and its response has the headers every response has."""
    assert line.ask(line.answering(0, 4))[0] == 200
    refusals = line.live.gate.services.metrics.refusals
    before = refusals["stale"]
    status, told = line.ask(line.answering(0, 5))
    assert (status, told["error"]["code"]) == (409, "stale")
    assert line.was_repeated
    assert (line.headers["cache-control"], line.headers["x-content-type-options"]) == ("no-store", "nosniff")
    assert refusals["stale"] == before + 1


def test_a_mistake_of_ours_ends_no_connection(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    """If an order with a known head breaks off by a mistake of ours, then that is written down and play goes on."""
    assert line.ask(line.answering(0, 4))[0] == 200
    limits = line.live.gate.services.limits
    crowds, limits.crowds = limits.crowds, None  # type: ignore[assignment]
    status, told = line.ask(line.answering(1, 5))
    limits.crowds = crowds
    assert (status, told["error"]["code"]) == (500, "mistake")
    assert "A request to /api/t/{table}/answer failed." in caplog.text
    assert line.was_repeated
    assert line.ask(line.answering(1, 5))[0] == 200


def test_keys_are_looked_at_every_time(line: Line) -> None:
    """If the table is gone since, then the same head opens nothing."""
    assert [line.ask(line.answering(step, step))[0] for step in (0, 1)] == [200, 200]
    keys = type(line.live.tables.keys)(b"another secret")
    line.live.tables.keys = keys
    line.live.tables.rooms[line.table].owner = "somebody else"
    assert line.ask(line.answering(2, 2))[0] == 404
    assert line.was_repeated


def test_rates_are_counted_every_time(tmp_path: Path) -> None:
    """If somebody is too fast, then known heads are refused as well."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", rate=0.001, burst=4) as live, playing(live) as line:
        statuses = [line.ask(line.answering(step, step))[0] for step in range(6)]
        assert statuses[:2] == [200, 200]
        assert statuses[-1] == 429


@pytest.mark.parametrize("cut", ["body", "head", "behind", "twice"])
def test_however_it_is_cut_it_is_read(line: Line, cut: str) -> None:
    """If a known head comes in pieces, or another request comes behind it, then every request is answered once."""
    assert line.ask(line.answering(0, 0))[0] == 200
    one, two = line.answering(1, 1), line.answering(2, 2)
    pieces = {
        "body": (one[:-5], one[-5:], two),
        "head": (one[:40], one[40:], two),
        "behind": (one + two,),
        "twice": (one + two[:60], two[60:]),
    }[cut]
    for piece in pieces:
        line.send(piece)
        if piece is not pieces[-1]:
            wait_until(lambda: line.connection.read != 0 or line.connection.cycle.response_complete)
    wait_until(lambda: line.live.tables.rooms[line.table].match.step == 3)  # both responses may be here by then
    assert [line.hear()[0], line.hear()[0]] == [200, 200]
    assert line.ask(line.answering(3, 3))[0] == 200
    assert line.live.tables.rooms[line.table].match.step == 4


def test_a_request_that_waits_ends_in_good_order(line: Line) -> None:
    """If an answer has to wait for its table, then it is a task like any other and comes when the table is free."""
    assert line.ask(line.answering(0, 0))[0] == 200
    room, loop = line.live.tables.rooms[line.table], line.live.server.servers[0].get_loop()

    def run(work: Callable[[], Any]) -> None:
        loop.call_soon_threadsafe(work)

    held: list[Any] = []
    run(lambda: held.append(loop.create_task(room.lock.acquire())))
    wait_until(lambda: bool(held) and held[0].done())
    line.send(line.answering(1, 1))
    wait_until(lambda: bool(room.lock._waiters))
    assert line.was_repeated
    wait_until(lambda: len(line.live.server.server_state.tasks) > 0)
    run(room.lock.release)
    assert line.hear()[0] == 200


def test_only_what_is_told_plainly_is_remembered() -> None:
    """If a body comes otherwise than with one length, or a head is long, or it is no order, then it is not kept."""
    for headers, data, kept in (
        ([(b"content-length", b"2")], b"POST /api/t/x/answer\r\n\r\n{}", 1),
        ([(b"content-length", b"3")], b"POST /api/t/x/answer\r\n\r\n{}", 0),
        ([(b"content-length", b"2")] * 2, b"POST /api/t/x/answer\r\n\r\n{}", 0),
        ([(b"content-length", b"+2")], b"POST /api/t/x/answer\r\n\r\n{}", 0),
        ([(b"content-length", b"2"), (b"transfer-encoding", b"chunked")], b"POST /api/t/x/answer\r\n\r\n{}", 0),
        ([(b"content-length", b"2"), (b"expect", b"100-continue")], b"POST /api/t/x/answer\r\n\r\n{}", 0),
        ([(b"content-length", b"2")], b"POST /api/t/" + b"x" * LONGEST + b"\r\n\r\n{}", 0),
        ([(b"content-length", b"2")], b"POST /api/tables\r\n\r\n{}", 0),
        ([(b"content-length", b"2")], b"GET /api/t/x/odds\r\n\r\n{}", 0),
    ):
        known = KnownHeads()
        known.keep(data, {"headers": headers})
        assert (data, len(known.heads)) == (data, kept)


def test_so_many_heads_are_remembered() -> None:
    """If a connection always says something else, then only the newest heads are kept."""
    known = KnownHeads()
    for number in range(3 * MOST):
        known.keep(b"POST /api/t/%d/answer\r\n\r\n{}" % number, {"headers": [(b"content-length", b"2")]})
    assert len(known.heads) == MOST
