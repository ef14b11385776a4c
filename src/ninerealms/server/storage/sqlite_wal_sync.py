"""Syncing SQLite's log (WAL) to the disk: a thread that waits for what SQLite has written, for all who wait at once."""

from __future__ import annotations

import os
import queue
import threading
from contextlib import suppress
from time import monotonic, sleep

from sqlalchemy import Engine

from ninerealms.server.storage.query_job import QueryJob, confirm

QUICK = 0.001
REST = 0.02  # a slow disk holds up writers while it is waited for, so let them write in between


class SqliteWalSync:
    """Waits until what SQLite has written to its log is on the disk: one wait serves all that came before it.

    PostgreSQL has waited by itself when a commit returns.
    """

    def __init__(self, engine: Engine) -> None:
        file = engine.url.database
        log = f"{file}-wal" if engine.dialect.name == "sqlite" and file not in (None, "", ":memory:") else ""
        self.log: int = os.open(log, os.O_RDONLY) if log else -1
        self.waiting: queue.SimpleQueue[list[QueryJob] | None] = queue.SimpleQueue()
        self.thread: threading.Thread = threading.Thread(target=self._serve, name="disk", daemon=True)
        self.thread.start()

    def wait_for(self, written: list[QueryJob]) -> None:
        if not written:
            return
        if self.log < 0:
            confirm(written, None)
        else:
            self.waiting.put(written)

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()
        if self.log >= 0:
            os.close(self.log)

    def _serve(self) -> None:
        last = False
        while not last:
            written = self.waiting.get()
            if written is None:
                return
            with suppress(queue.Empty):
                while True:
                    more = self.waiting.get_nowait()
                    if more is None:
                        last = True
                        break
                    written = [*written, *more]
            begin = monotonic()
            try:
                os.fdatasync(self.log)
            except OSError as problem:
                confirm(written, problem)
            else:
                confirm(written, None)
            if monotonic() - begin > QUICK:
                sleep(REST)
