"""On a screen of 1280 by 800 island, scene, prompt and choices are seen without scrolling."""

from __future__ import annotations

from tests.browser.conftest import OpenPage
from tests.browser.playing import machine, person, start, wait_for
from tests.games.ragnarok.picture.gallery import crowded, fighting, hunting, painted

HIGH = 800
# The frames of island and hunt, both sides of a Battle with their cards, the players in short: where each ends.
FEET = """drawn => {
  document.querySelector("#board-place").innerHTML = drawn;
  const parts = "#board .r-frame, #hunt .r-frame, #battle .panel, #battle .r-card, #seats .panel";
  const boxes = [...document.querySelectorAll(parts)].map(each => each.getBoundingClientRect());
  return boxes.filter(box => box.width).map(box => box.bottom);
}"""
TOPS = "() => ['.prompt', '#choices .choice'].map(each => document.querySelector(each).getBoundingClientRect().bottom)"


def test_a_fight_and_the_island_are_seen_without_scrolling(open_page: OpenPage) -> None:
    """If a Battle or a hunt is drawn on the page of a table, then it and the whole island end above the fold."""
    page = open_page(width=1280, height=HIGH)
    start(page, "ragnarok", [person(), machine()])
    wait_for(page, f"() => Math.max(...({TOPS})()) <= {HIGH}", True)
    for state, seat, least in ((crowded(), 0, 6), (fighting(), 1, 5), (hunting(), 0, 2)):
        feet = page.evaluate(FEET, painted(state, seat))
        assert len(feet) >= least
        assert max(feet) <= HIGH
    assert page.evaluate("() => scrollY") == 0
