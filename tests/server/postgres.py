"""A PostgreSQL of our own on loopback, from the server binaries of the system."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prepare import postgres_binaries


def unprivileged() -> tuple[int, int] | None:
    """PostgreSQL refuses to run as root: then its own user, or nobody."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return user.pw_uid, user.pw_gid
    return None


@contextmanager
def cluster() -> Iterator[str]:
    """A fresh cluster while it is needed; gives the address of its databases without a name."""
    found = postgres_binaries()
    assert found, "PostgreSQL is not installed; `make test` installs it on Debian"
    folder = found[-1]
    user = unprivileged()
    place = Path(tempfile.mkdtemp(prefix="nine-pg-"))
    if user is not None:
        os.chown(place, *user)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(folder / program), *arguments],
            cwd=place,
            user=None if user is None else user[0],
            group=None if user is None else user[1],
            extra_groups=None if user is None else [],
            env={"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(place)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )

    data = str(place / "data")
    options = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={place} -c fsync=off"
    try:
        run("initdb", "-D", data, "-U", "nine", "-A", "trust", "--no-sync", "-E", "UTF8")
        run("pg_ctl", "-D", data, "-w", "-l", str(place / "log"), "-o", options, "start")
        yield f"postgresql+psycopg://nine@127.0.0.1:{port}"
    finally:
        if (place / "data" / "postmaster.pid").exists():
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(place, ignore_errors=True)
