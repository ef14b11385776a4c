"""A server on a free port, a browser, and pages that must not complain. Run once, not in every form."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from moments import MOMENTS, lay_tables
from tests.browser import playing
from tests.programs import python
from tests.waiting import PATIENCE

HERE = Path(__file__).parent
MILLISECONDS = 1000 * PATIENCE
# The pictures of all games on the start page take longer to paint than everything else a test does there.
NO_PICTURES = "--blink-settings=imagesEnabled=false"
CHROMIUM: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium-headless-shell",
    "args": ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", NO_PICTURES],
    "timeout": MILLISECONDS,
}

expect.set_options(timeout=MILLISECONDS)

OpenPage = Callable[..., Page]


def pytest_configure(config: pytest.Config) -> None:
    """Keep pictures where they are wanted."""
    playing.keeps_pictures = config.getoption("--pictures")


@pytest.hookimpl(tryfirst=True)  # before -m chooses
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run once, not in every form."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("house")
            item.add_marker("slow")


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """The address of a server whose bots answer at once, while it runs."""
    command = python("-m", "tests.browser.patient_server", f"sqlite:///{database}")
    with (
        (database.parent / "server.log").open("ab") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=HERE.parents[1]) as process,
    ):
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def serving_moments(folder: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """A server that has a table for every moment, and the links to their seats."""
    database = folder / "tables.db"
    links = {laid.moment.slug: laid.link for laid in lay_tables(f"sqlite:///{database}", MOMENTS)}
    with serving(database) as address:
        yield address, links


def new_context(browser: Browser, server: str, **more: Any) -> BrowserContext:
    """A browser of somebody's own, that waits for a server however slow."""
    context = browser.new_context(base_url=server, locale="en-GB", **more)
    context.set_default_timeout(MILLISECONDS)
    return context


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own."""
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as drivers:
        found = drivers.chromium.launch(**CHROMIUM)
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

        context = new_context(
            browser,
            server,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
