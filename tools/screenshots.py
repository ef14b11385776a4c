"""Pictures of the pages, to be looked at beside the mocks: `make screenshots GAME=andor WIDTH=1280`.

Writes build/screens/GAME-MOMENT-WIDTH-THEME.png for five moments of each game (tools/moments.py), at four widths, by
day and by night: what a window of that size shows, or with WHOLE=yes the whole page. LANGUAGE=fr and MOMENT=fight
choose too; several are named with commas.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, cast

from playwright.sync_api import Browser, Page, sync_playwright

from moments import MOMENTS, Laid, lay_tables

SCREENS = Path(__file__).resolve().parent.parent / "build" / "screens"
HEIGHTS = {1920: 1080, 1280: 800, 1024: 768, 390: 844}
WIDTHS = tuple(str(width) for width in HEIGHTS)
PHONE = 390
LANGUAGES = ("en", "fr", "ja")
GAMES = tuple(dict.fromkeys(each.game for each in MOMENTS))
NAMES = tuple(dict.fromkeys(each.name for each in MOMENTS))
CHROMIUM: dict[str, Any] = {
    "executable_path": "/usr/bin/chromium-headless-shell",
    "args": ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
}
PATIENCE = 300_000  # milliseconds: other work may go on beside
DRAWN = """() => document.querySelector("#board-place > svg") && document.querySelector("#main").dataset.step
  && document.documentElement.dataset.line === "live" && document.querySelector("#rules-list article")"""


class Wanted(NamedTuple):
    """Which pictures: of all there are, or of those named."""

    game: tuple[str, ...] = GAMES
    moment: tuple[str, ...] = NAMES
    width: tuple[str, ...] = WIDTHS
    theme: tuple[str, ...] = ("day", "night")
    language: tuple[str, ...] = LANGUAGES
    whole: tuple[str, ...] = ("no", "yes")


EVERYTHING = Wanted()
USUAL = EVERYTHING._replace(language=("en",), whole=("no",))


def read(words: list[str]) -> Wanted:
    """`GAME=andor,ragnarok WIDTH=1280`, as make hands it on; ValueError says what is wrong."""
    wanted = USUAL
    for word in words:
        name, _, given = word.partition("=")
        known: tuple[str, ...] = getattr(EVERYTHING, name.lower(), ())
        values = tuple(given.split(","))
        if not known and name == "PYTHON":
            continue
        if not known:
            raise ValueError(f"{name} chooses no pictures; {', '.join(Wanted._fields).upper()} do.")
        if wrong := [value for value in values if value not in known]:
            raise ValueError(f"{name} may be {', '.join(known)}, not {wrong[0]!r}.")
        wanted = wanted._replace(**{name.lower(): values})
    return wanted


@contextmanager
def serving(database: str) -> Iterator[str]:
    """The address of a server on a database, while it runs."""
    command = [sys.executable, "-m", "ninerealms.cli", "serve", "--port", "0", "--database", database, "--rate", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[1].rstrip("/")
        finally:
            process.terminate()


def visit(browser: Browser, server: str, laid: Laid, width: int, language: str, known: dict[str, list[Any]]) -> Page:
    """A table as a window of this width shows it, everything at rest; the cookies of a table are known by then."""
    phone = width == PHONE
    context = browser.new_context(
        base_url=server,
        locale=language,
        viewport={"width": width, "height": HEIGHTS[width]},
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    if laid.table in known:
        context.add_cookies(known[laid.table])
    page = context.new_page()
    page.goto(laid.link)
    page.wait_for_url(f"**{laid.table}")
    page.wait_for_function(DRAWN)
    page.evaluate("() => document.fonts.ready")
    known[laid.table] = cast("list[Any]", context.cookies())
    return page


def photograph(page: Page, name: str, wanted: Wanted) -> None:
    """The page by day and by night."""
    for theme in wanted.theme:
        page.emulate_media(color_scheme="light" if theme == "day" else "dark", reduced_motion="reduce")
        page.screenshot(path=SCREENS / f"{name}-{theme}.png", full_page="yes" in wanted.whole)


def take_all(wanted: Wanted) -> int:
    """All pictures asked for; how many."""
    moments = [each for each in MOMENTS if each.game in wanted.game and each.name in wanted.moment]
    known: dict[str, list[Any]] = {}
    visits = list(product(wanted.width, wanted.language))
    count, total = 0, len(moments) * len(visits) * len(wanted.theme)
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as drivers:
        database = f"sqlite:///{folder}/tables.db"
        tables = lay_tables(database, moments)
        browser = drivers.chromium.launch(**CHROMIUM)
        with serving(database) as server:
            for laid, (width, language) in product(tables, visits):
                name = f"{laid.moment.slug}-{width}" + ("" if language == "en" else f"-{language}")
                page = visit(browser, server, laid, int(width), language, known)
                photograph(page, name, wanted)
                page.context.close()
                count += len(wanted.theme)
                print(f"{count}/{total} {name}", flush=True)
        browser.close()
    return count


def main(words: list[str]) -> int:
    """Take the pictures, say where they are."""
    try:
        wanted = read(words)
    except ValueError as problem:
        print(problem)
        return 2
    print(f"{take_all(wanted)} pictures in {SCREENS.relative_to(SCREENS.parent.parent)}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
