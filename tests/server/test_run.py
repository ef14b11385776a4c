"""`ninerealms serve`, as it is typed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ninerealms.server.run import listen_at
from tests.programs import python
from tests.server.running import NO_SECRETS
from tests.terminal.shell import call
from tests.waiting import PATIENCE

AS_TYPED = ("-m", "ninerealms.cli")
# The same where another port than 8999 is the usual one, since somebody may be playing there.
ELSEWHERE = "from ninerealms.server import run; run.USUAL_PORT = {port}; from ninerealms.cli import main; main()"


@contextmanager
def command(folder: Path, *words: str, program: tuple[str, ...] = AS_TYPED) -> Iterator[subprocess.Popen[str]]:
    """`serve` with these words; it does not outlive the test."""
    with subprocess.Popen(
        python(*program, "serve", *words),
        env={**os.environ, "NINEREALMS_HOME": str(folder), "NINEREALMS_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            yield server
        finally:
            server.kill()


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_however_early_it_is_told(tmp_path: Path, told: signal.Signals) -> None:
    """If it is stopped as soon as it has said where it is, then it stops."""
    with command(tmp_path, "--port", "0") as server:
        assert server.stdout is not None
        server.stdout.readline()
        server.send_signal(told)
        _, complaint = server.communicate(timeout=PATIENCE)
    assert server.returncode == (130 if told == signal.SIGINT else -told)
    assert "Traceback" not in complaint


def test_it_says_its_address_and_stops_when_told(tmp_path: Path) -> None:
    """If it is started, then it prints where it is, keeps its database in the data folder, and stops on Ctrl-C."""
    with command(tmp_path, "--port", "0") as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = line.split()[1]
        with httpx.Client(base_url=address, timeout=PATIENCE, verify=NO_SECRETS) as http:
            assert http.get("/api/alive").json() == {"alive": True}
            assert http.get("/").status_code == 200
        server.send_signal(signal.SIGINT)
        _, told = server.communicate(timeout=PATIENCE)
    assert (tmp_path / "tables.db").is_file()
    assert server.returncode == 130
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--database", "nonsense"), "The database cannot be used"),
        (("--metrics", "nonsense"), "Nothing can listen at nonsense for figures"),
    ],
)
def test_what_cannot_be_is_one_sentence(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """If the database or the place of figures cannot be used, then a sentence says so and the exit code is 2."""
    with command(tmp_path, "--port", "0", *words) as server:
        out, told = server.communicate(timeout=PATIENCE)
    assert server.returncode == 2
    assert sentence in told
    assert "Traceback" not in out + told


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--host", "256.1.1.1"), "Nothing can listen at 256.1.1.1"),
        (("--port", "99999"), "--port"),
    ],
)
def test_an_address_that_cannot_be_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    """If nothing can listen at an address, then a sentence says so and the exit code is 2."""
    monkeypatch.setenv("NINEREALMS_HOME", str(tmp_path))
    done = call(capsys, "serve", *words)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="Linux only")
def test_who_lost_the_network_is_not_kept_for_long() -> None:
    """If the other end takes nothing any more, then its connection is closed well before a minute has passed."""
    with listen_at("127.0.0.1", 0, 1) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            silence = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert 5_000 <= silence <= 30_000


def test_a_taken_port_is_stepped_over_unless_it_was_asked_for(tmp_path: Path) -> None:
    """If the usual port is taken, then the next free one is used and said; if it was asked for, a sentence says no."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        taken: int = somebody.getsockname()[1]
        with command(tmp_path, program=("-c", ELSEWHERE.format(port=taken))) as server:
            assert server.stdout is not None
            assert server.stdout.readline() == f"Port {taken} is taken; the next free one is used.\n"
            port = int(server.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=PATIENCE)
        with command(tmp_path, "--port", str(taken)) as server:
            _, told = server.communicate(timeout=PATIENCE)
    assert port > taken
    assert server.returncode == 2
    assert f"Nothing can listen at 127.0.0.1, port {taken}" in told
