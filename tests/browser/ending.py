"""The end of a game as a page shows it: looked at where a whole game was played."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.playing import violations

# Whether a click on an element reaches it, once it is scrolled to.
UNCOVERED = """element => {
  element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""


def check_end(page: Page) -> None:
    """Sources, curve, turning points with their way into the replay, ways on; the turns of the log fold."""
    expect(page.locator("#end tbody tr")).to_have_count(4)
    for way in ("#rematch", "#swap", "#share-replay"):
        expect(page.locator(way)).to_be_visible()
    expect(page.locator("#end .curve .chance")).to_have_count(2)
    expect(page.locator("#end .turning-points a").first).to_be_visible()
    expect(page.locator("#prompt-more")).to_contain_text("points and wins the game")
    assert page.locator("#end .turning-points a").last.evaluate(UNCOVERED)
    below = page.locator("#log .turn + li:not(.turn)").first
    expect(below).to_be_visible()
    page.locator("#log .turn:has(+ li:not(.turn)) .fold").first.click()
    expect(below).to_be_hidden()
    assert violations(page) == []
    address = page.get_attribute("#end .turning-points a >> nth=0", "href") or ""
    page.click("#end .turning-points a >> nth=0")
    expect(page.locator("#main")).to_have_attribute("data-step", address.partition("#")[2])
    page.go_back()
    expect(page.locator("#rematch")).to_be_visible()
