"""Worker processes of the server while they start."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.programs import python
from tests.waiting import PATIENCE

STARTING = """
import asyncio, signal
from ninerealms.server.workers import process


def is_deaf():
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


if __name__ == "__mp_main__":
    print("reads", is_deaf(), flush=True)


def work(line):
    print("works", is_deaf(), signal.getsignal(signal.SIGINT) is signal.SIG_IGN, flush=True)
    line.sendall(process.framed(process.HELLO))


async def main():
    started, wire = await process.start("one", work)
    await wire.hello
    print("server", is_deaf(), flush=True)
    process.end(started, wire)


if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_process_that_is_still_starting_says_nothing_of_ctrl_c(tmp_path: Path) -> None:
    """If the server starts a process, then that one is deaf to Ctrl-C from the first, the server is not."""
    script = tmp_path / "script.py"
    script.write_text(STARTING, encoding="utf-8")
    done = subprocess.run(python(str(script)), capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.stdout.splitlines(), done.stderr) == (["reads True", "works False True", "server False"], "")
