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


def run(place: Path, program: str, *arguments: str) -> None:
    """A program of the newest PostgreSQL, in the folder of a cluster."""
    user = unprivileged()
    subprocess.run(
        [str(postgres_binaries()[-1] / program), *arguments],
        cwd=place,
        user=None if user is None else user[0],
        group=None if user is None else user[1],
        extra_groups=None if user is None else [],
        env={"PATH": os.environ["PATH"], "LC_ALL": "C", "HOME": str(place)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )


def start(place: Path) -> None:
    options = f"-c listen_addresses='' -p {SOCKET} -c unix_socket_directories={place} -c fsync=off"
    wait = ("-w", "-t", str(int(PATIENCE)))
    run(place, "pg_ctl", "-D", str(place / "data"), *wait, "-l", str(place / "log"), "-o", options, "start")


def stop(place: Path) -> None:
    run(place, "pg_ctl", "-D", str(place / "data"), "-w", "-m", "immediate", "stop")


@contextmanager
def away(folder: str) -> Iterator[None]:
    """The cluster of a folder is stopped as by a power cut, and back at the end."""
    stop(Path(folder))
    try:
        yield
    finally:
        start(Path(folder))


@contextmanager
def cluster() -> Iterator[str]:
    """A fresh cluster while it is needed; gives the address of its databases, with `{name}` for the name."""
    assert postgres_binaries(), "PostgreSQL is not installed; `make test` installs it on Debian"
    user = unprivileged()
    place = Path(tempfile.mkdtemp(prefix="nine-pg-", dir="/tmp"))  # the name of a socket must be short
    if user is not None:
        os.chown(place, *user)
    try:
        run(place, "initdb", "-D", str(place / "data"), "-U", "nine", "-A", "trust", "--no-sync", "-E", "UTF8")
        start(place)
        yield f"postgresql+psycopg://nine@/{{name}}?host={place}&port={SOCKET}"
    finally:
        if (place / "data" / "postmaster.pid").exists():
            stop(place)
        shutil.rmtree(place, ignore_errors=True)
