"""The line to the server: a server that is busy for a moment, a page that is left and come back to."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import CHROMIUM, OpenPage, new_context
from tests.browser.playing import ASKED, Player, person, start


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
