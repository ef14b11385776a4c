"""A PostgreSQL of our own, reached by a socket in a folder of its own, from the server binaries of the system."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prepare import postgres_binaries
from tests.waiting import PATIENCE

SOCKET = 5432  # part of the socket's name; nothing listens at such a port


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
    """A fresh cluster while it is needed; gives the address of its databases, with `{name}` for the name."""
    found = postgres_binaries()
    assert found, "PostgreSQL is not installed; `make test` installs it on Debian"
    folder = found[-1]
    user = unprivileged()
    place = Path(tempfile.mkdtemp(prefix="nine-pg-", dir="/tmp"))  # the name of a socket must be short
    if user is not None:
        os.chown(place, *user)

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
    options = f"-c listen_addresses='' -p {SOCKET} -c unix_socket_directories={place} -c fsync=off"
    try:
        run("initdb", "-D", data, "-U", "nine", "-A", "trust", "--no-sync", "-E", "UTF8")
        run("pg_ctl", "-D", data, "-w", "-t", str(int(PATIENCE)), "-l", str(place / "log"), "-o", options, "start")
        yield f"postgresql+psycopg://nine@/{{name}}?host={place}&port={SOCKET}"
    finally:
        if (place / "data" / "postmaster.pid").exists():
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
        shutil.rmtree(place, ignore_errors=True)
