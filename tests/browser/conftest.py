"""A server on a free port, a browser, and pages that must not complain. Run once, not in every form."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

HERE = Path(__file__).parent
CHROMIUM = "/usr/bin/chromium"
PATIENCE = 60.0

OpenPage = Callable[..., Page]


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run once, not in every form."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("house")
            item.add_marker("slow")


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_until_open(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=5):  # noqa: S310 - our own address
                return
        except (urllib.error.URLError, OSError):
            assert process.poll() is None, "the server ended before it answered"
            time.sleep(0.1)
    raise AssertionError("the server did not answer in time")


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """The address of a server whose bots answer at once, while it runs."""
    port = free_port()
    command = [sys.executable, "-m", "ninerealms.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}", "--bot-delay", "0", "--rate", "0"]
    with (database.parent / "server.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "NINEREALMS_LANG": "en"})
        try:
            wait_until_open(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as drivers:
        found = drivers.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[OpenPage]:
    """Pages in contexts of their own; an error on any of their consoles fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(width: int = 1280, height: int = 900, touch: bool = False, hush: str = "") -> Page:
        """A page; `hush` is the one refusal the test provokes."""

        def hear(message: ConsoleMessage) -> None:
            provoked = hush != "" and f"status of {hush}" in message.text
            if message.type == "error" and "ERR_INTERNET_DISCONNECTED" not in message.text and not provoked:
                complaints.append(message.text)

        context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
