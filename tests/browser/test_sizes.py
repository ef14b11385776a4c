"""Moments of golden replays in windows of four sizes: what must be seen is in sight, nothing covers a choice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from moments import MOMENTS
from screenshots import HEIGHTS, LANGUAGES, PHONE
from tests.browser.conftest import new_context, serving_moments
from tests.browser.fitting import misfits, outside, small, strayed
from tests.browser.playing import violations, wait_for_table

WIDTHS = tuple(HEIGHTS)
DESK = 1280
LEAST = 9.0  # pixels: figures on pieces in a crowd


class Windows:
    """One window of each size and language, in which table after table is looked at."""

    def __init__(self, browser: Browser, server: str, links: dict[str, str]) -> None:
        self.browser, self.server, self.links = browser, server, links
        self.open: dict[tuple[int, str], Page] = {}

    def look(self, slug: str, width: int, language: str = "en") -> Page:
        """The table of a moment, as a window of this width shows it."""
        if (width, language) not in self.open:
            phone, viewport = width == PHONE, {"width": width, "height": HEIGHTS[width]}
            context = new_context(
                self.browser,
                self.server,
                viewport=viewport,
                has_touch=phone,
                is_mobile=phone,
                reduced_motion="reduce",
                extra_http_headers={"Accept-Language": language},
            )
            self.open[width, language] = context.new_page()
        page = self.open[width, language]
        page.goto(self.links[slug])
        page.wait_for_url(f"**/t/{slug}")
        wait_for_table(page)
        return page


@pytest.fixture(scope="module")
def windows(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Windows]:
    """Windows on a server that has a table for every moment."""
    with serving_moments(tmp_path_factory.mktemp("sizes")) as (server, links):
        found = Windows(browser, server, links)
        yield found
        for page in found.open.values():
            page.context.close()


def complaints(page: Page, width: int) -> list[str]:
    """All that is wrong with a page, but for what axe says."""
    found = [*misfits(page), *(f"outside of the drawing: {each}" for each in outside(page))]
    if width == DESK:
        found += [f"too small: {each}" for each in small(page, LEAST)]
        found += [f"meant for the page, hits the drawing: {each}" for each in strayed(page)]
    return found


# Twenty moments, each at one size, so that each game is seen at all of them.
ONCE = [
    (moment.slug, WIDTHS[(place // 4 + place) % len(WIDTHS)])
    for place, moment in enumerate(moment for moment in MOMENTS if moment.name != "start")
]


def test_every_moment_fits_its_window(windows: Windows) -> None:
    """If a table is opened in a window, then board, prompt, own panel and choices are in sight, uncovered.

    Round the board of a full table on a phone axe finds nothing serious.
    """
    found = {}
    for slug, width in ONCE:
        if wrong := complaints(windows.look(slug, width), width):
            found[f"{slug} at {width}"] = wrong
    assert found == {}
    assert {(slug.split("-")[0], width) for slug, width in ONCE} == set(product({m.game for m in MOMENTS}, WIDTHS))
    assert violations(windows.look("diceforge-crowded", PHONE), board=False) == []


SHOWN = """() => [...document.querySelectorAll("#choices .gisted")].map((choice) => {
  const shown = [...choice.querySelectorAll(".what > *")].filter((each) => each.offsetHeight);
  const drawn = (each) => each.querySelectorAll("use").length;
  return [shown.length, shown.some(drawn), choice.scrollHeight <= choice.clientHeight + 4];
})"""


@pytest.mark.parametrize("width", [1280, 1024, PHONE])
def test_eleven_cards_say_what_they_do(windows: Windows, width: int) -> None:
    """If eleven cards and five faces may be chosen, then each card has a name and all of its effect, in symbols."""
    page = windows.look("diceforge-crowded", width)
    page.wait_for_selector("#choices.in-short")
    assert page.evaluate(SHOWN) == [[2, True, True]] * 11
    assert misfits(page) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({moment.game for moment in MOMENTS}))
def test_every_moment_fits_every_window(windows: Windows, game: str, language: str) -> None:
    """If a table is opened in any window and language, then everything fits, and axe finds nothing serious."""
    found = {}
    for moment, width in product(MOMENTS, WIDTHS):
        if moment.game == game:
            page = windows.look(moment.slug, width, language)
            if wrong := [*complaints(page, width), *violations(page)]:
                found[f"{moment.slug} at {width}"] = wrong
    assert found == {}
