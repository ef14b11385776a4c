"""The line to the server, and what breaks: a busy server, a page that was left, a fault in drawing it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from ninerealms.server.site.pages import page_words
from ninerealms.text.languages import LANGUAGES
from tests.browser.conftest import CHROMIUM, OpenPage, new_context
from tests.browser.playing import ASKED, Player, person, start, wait_for_step, wait_for_table

# A part of the page that cannot draw any moment from a step on, while the browser remembers that.
BREAKS = """export function showOwn() {
  const { step } = document.querySelector("#main").dataset;
  if (Number(step) >= Number(sessionStorage.breaks ?? Infinity)) [].missing.part();
}"""

# A live line that brings nothing while the page is deaf; and taking back past the page, as from another browser.
DEAF = """window.EventSource = class extends EventSource {
  addEventListener(kind, run) {
    super.addEventListener(kind, (event) => window.deaf || run(event));
  }
};"""
TAKE_BACK = """async () => {
  const table = `/api${location.pathname}`;
  const { step, undo } = await (await fetch(`${table}/scene`)).json();
  const body = JSON.stringify({ step, seat: undo.seat, far: !undo.can });
  const done = await fetch(`${table}/undo`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  window.deaf = false;
  return [step, done.status];
}"""


def test_a_busy_server_is_asked_again(open_page: OpenPage) -> None:
    """If the server is busy when a table or a replay is opened, then the page says so and tries again."""
    page = open_page(hush="503")
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    Player(page).wait()
    table = page.url
    for address in (table, table.replace("/t/", "/r/")):
        page.route("**/scene?*", lambda route: route.fulfill(status=503, json={"error": {"code": "full"}}))
        page.goto(address)
        page.wait_for_selector("#notice.bad")
        page.unroute("**/scene?*")
        expect(page.locator("#board-place > svg")).to_be_visible()
        expect(page.locator(".lost")).to_have_count(0)


def test_back_to_the_table_it_is_alive(browser: Browser, server: str) -> None:
    """If the browser's Back shows the table as it was left, then it listens again and goes on."""
    whole = {**CHROMIUM, "executable_path": "/usr/bin/chromium"}
    kept = browser.browser_type.launch(**whole, ignore_default_args=["--disable-back-forward-cache"])
    try:
        page = new_context(kept, server).new_page()
        start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
        page.wait_for_selector(ASKED, state="attached")
        page.evaluate("window.wasHere = true")
        page.goto("/")
        with page.expect_request("**/events?*"):
            page.go_back(wait_until="commit")
        page.wait_for_function("() => window.wasHere")
        Player(page).answer(in_list=True)
    finally:
        kept.close()


def test_an_answer_that_was_taken_back_unheard_can_be_given_again(open_page: OpenPage) -> None:
    """If nothing is heard of an answer before it is taken back elsewhere, then the same step can be answered anew."""
    page = open_page()
    page.add_init_script(DEAF)
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    player = Player(page)
    player.wait()
    page.evaluate("window.deaf = true")
    with page.expect_response("**/answer"):
        page.locator("#choices .choice").first.click()
    expect(page.locator("body")).to_contain_class("busy")
    assert page.evaluate(TAKE_BACK) == [1, 200]
    expect(page.locator("body.busy")).to_have_count(0)
    assert player.step() == 0
    page.locator("#choices .choice").first.click()
    wait_for_step(page, 1)


@pytest.mark.long
def test_a_page_that_cannot_be_drawn_says_so(browser: Browser, server: str) -> None:
    """If something fails while a scene is drawn, the first or a later one, then a sentence and a way to reload tell."""
    page = new_context(browser, server, reduced_motion="reduce").new_page()
    page.route("**/table/own.js*", lambda route: route.fulfill(content_type="text/javascript", body=BREAKS))
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    Player(page).wait()
    table = page.url
    page.evaluate("sessionStorage.breaks = 1")
    page.locator("#choices .choice").first.click()
    expect(page.locator("#notice.bad")).to_contain_text("Something went wrong on this page")
    for language in LANGUAGES:
        page.goto(f"{table}?lang={language}")
        words = page_words(language)
        expect(page.locator("#notice.bad")).to_contain_text(words["page-broken"])
        expect(page.locator("#notice .tool").first).to_have_text(words["page-reload"])
    page.evaluate("delete sessionStorage.breaks")
    page.click("#notice .tool >> nth=0")
    wait_for_table(page)
    Player(page).answer(in_list=True)
    page.context.close()
