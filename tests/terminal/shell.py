"""The command line as a person meets it: a command run to its end, and a terminal with somebody at the keys."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

import pytest

from ninerealms import cli
from tests.programs import typed
from tests.waiting import PATIENCE, wait_until

PROGRAM = [sys.executable, "-m", "ninerealms.cli"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")
HALF_AN_ESCAPE = re.compile(r"\x1b(\[[0-9;?]*)?\Z")
A_LOOK = 0.05
ROWS, COLUMNS = 40, 80


class Done(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


def environment(folder: Path, **more: str) -> dict[str, str]:
    """Ours, in the same form of the rules, with games kept in a folder of the test and English as the language."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "LANG", "LC_ALL")}
    return {**kept, "NINEREALMS_HOME": str(folder), "LC_ALL": "C.UTF-8", "TERM": "xterm", **more}


def run(folder: Path, *words: str, **more: str) -> Done:
    """Run `ninerealms` with these words; nobody is at the keys."""
    done = subprocess.run(
        typed(*PROGRAM, *words),
        cwd=folder,
        env=environment(folder, **more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def call(capsys: pytest.CaptureFixture[str], *words: str) -> Done:
    """The same within this process, which is quicker."""
    with pytest.raises(SystemExit) as end:
        cli.main(list(words))
    captured = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return Done(end.value.code, captured.out, captured.err)


def is_one_sentence(text: str) -> bool:
    """One line that begins like a sentence and ends like one."""
    return text.count("\n") == 1 and "Traceback" not in text and text.rstrip("\n")[-1:] in {".", ")", "?"}


class Terminal:
    """A pseudo terminal of 80 columns in which a command runs."""

    def __init__(self, folder: Path, *words: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        # A session leader that opens a terminal gets it as its own, so that Ctrl-C reaches it.
        begin = 'exec <>"$0" >&0 2>&0; exec "$@"'
        self.process = subprocess.Popen(
            typed("/bin/sh", "-c", begin, os.ttyname(slave), *PROGRAM, *words),
            cwd=folder,
            env=environment(folder, **more),
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.slave = slave
        self.reader = codecs.getincrementaldecoder("utf-8")("replace")
        self.held = ""  # a sign or an escape may come in two parts
        self.seen = ""
        self.read_to = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self._let_go()
        os.close(self.master)

    def await_text(self, pattern: str) -> re.Match[str]:
        """Wait until the screen shows something new that matches."""
        wanted = re.compile(pattern)

        def is_seen() -> bool:
            if wanted.search(self.seen, self.read_to) is not None:
                return True
            if self.process.poll() is not None:
                self._let_go()
            assert not self._is_silent(), f"it ended without {pattern!r}:\n{self.seen[-3000:]}"
            return False

        wait_until(is_seen, f"{pattern!r} is not shown")
        found = wanted.search(self.seen, self.read_to)
        assert found is not None
        self.read_to = found.end()
        return found

    def await_rest(self) -> None:
        """Wait until it sleeps: a Ctrl-C between a prompt and the wait for keys is noticed only with the next key."""
        state = Path(f"/proc/{self.process.pid}/stat")
        wait_until(lambda: state.read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "S", "it does not rest")

    def type(self, line: str) -> None:
        """What a person types, with Enter."""
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def wait(self) -> int:
        """The exit code, once all is written."""
        code = self.process.wait(PATIENCE)
        self._let_go()
        wait_until(self._is_silent, "somebody keeps the terminal")
        return code

    def _let_go(self) -> None:
        if self.slave >= 0:
            os.close(self.slave)
        self.slave = -1

    def _is_silent(self) -> bool:
        """Read what is there or comes in a moment; whether that was all, and nobody is left who could write."""
        if select.select([self.master], [], [], A_LOOK)[0]:
            try:
                came = self.held + self.reader.decode(os.read(self.master, 65536))
            except OSError:  # the terminal is let go of by everybody
                return True
            half = HALF_AN_ESCAPE.search(came)
            self.held = half[0] if half else ""
            self.seen += ESCAPES.sub("", came.removesuffix(self.held))
        return False
