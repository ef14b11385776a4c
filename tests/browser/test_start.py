"""The start page: playing at once, setting up, continuing, deleting."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import ASKED, keep_picture, person, seat_link, start, tab_to, violations, wait_for_table


def test_a_newcomer_plays_with_one_click(open_page: OpenPage) -> None:
    """If somebody opens the address and presses Play, by mouse or key, then there is a first choice and a guide."""
    page = open_page()
    page.goto("/")
    page.wait_for_selector("[data-game]")
    tab_to(page, "[data-game] .go")
    page.keyboard.press("Enter")
    expect(page.locator(ASKED)).to_be_attached()
    expect(page.locator("#guide")).to_be_visible()
    expect(page.locator("#board-place [data-action]").first).to_be_visible()
    expect(page.locator("#choices .choice").first).to_be_visible()


def test_a_table_is_set_up_continued_and_deleted(open_page: OpenPage) -> None:
    """If a table is set up by hand, then it has the names and options chosen, can be continued and be deleted."""
    page = open_page(width=390, height=844, touch=True)
    page.goto("/")
    page.tap('[data-setup="diceforge"]')
    page.tap('#setup .pick:has-text("3")')
    page.fill('[name="name-0"]', "Astrid <i>")
    page.select_option('[name="who-2"]', "greedy:easy")
    page.select_option('[name="option-setup"]', "versatility")
    keep_picture(page, "start-setup-390")
    page.tap("#setup .go")
    wait_for_table(page)
    expect(page.locator("#players")).to_contain_text("Astrid <i>")
    expect(page.locator("#players > ul > li b")).to_have_text(["Astrid <i>", "Fjord", "Heather"])
    expect(page.locator("#players > ul > li")).to_have_count(3)
    page.tap("#pause")
    expect(page.locator("#saved li")).to_contain_text("Astrid <i>")
    page.tap("#saved .to")
    wait_for_table(page)
    page.tap("#pause")
    page.tap("#saved li .tool.quiet")
    page.tap("#saved li .tool.quiet")
    page.wait_for_selector("#saved", state="hidden")
    page.tap('[data-setup="northgard"]')
    expect(page.locator('[name="name-0"]')).to_have_value("Astrid <i>")
    expect(page.locator('[name="name-1"]')).to_have_value("")


def test_nothing_keeps_anybody_out_at_the_door(open_page: OpenPage) -> None:
    """If axe looks at the start page with a set-up open, at a desk and on a phone, then it finds nothing serious."""
    page = open_page()
    page.goto("/")
    page.click('[data-setup="diceforge"]')
    page.wait_for_selector("#setup .go")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert violations(page) == []
    keep_picture(page, "start-1280")
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == []


def test_a_double_click_makes_one_table(open_page: OpenPage) -> None:
    """If Play is clicked twice, then one table is made; after coming back it can be pressed again."""
    page = open_page()
    made: list[str] = []
    page.on("request", lambda asked: made.append(asked.url) if asked.method == "POST" else None)
    for count in (1, 2):
        page.goto("/")
        page.dblclick('[data-game="northgard"] .go')
        page.wait_for_selector(ASKED, state="attached")
        assert len(made) == count


def test_a_set_up_that_fails_is_told_of(open_page: OpenPage) -> None:
    """If what a set-up needs does not come, then the page says so."""
    page = open_page(hush="503")
    page.route("**/look/*.json*", lambda route: route.fulfill(status=503, json={"error": {"code": "full"}}))
    page.goto("/")
    page.click('[data-setup="northgard"]')
    page.wait_for_selector("#notice.bad:has-text('Too many people are here')")


MAKE = """async count => {
  const order = { game: "northgard", players: 2, lang: "en" };
  const request = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(order) };
  for (let i = 0; i < count; i++) {
    const made = await fetch("/api/tables", request);
    if (made.status !== 201) throw new Error(`${made.status}: ${await made.text()}`);
  }
}"""


def test_tables_that_were_not_shown_move_up(open_page: OpenPage) -> None:
    """If all shown tables are deleted, then the others stand in their place, and the keyboard is among them."""
    page = open_page()
    page.goto("/")
    page.evaluate(MAKE, 6)
    page.reload()
    page.wait_for_selector("#saved .more button:has-text('2 more')")
    ways = [page.get_attribute(f"#saved .to >> nth={at}", "href") for at in range(4)]
    for way in ways:
        page.click(f"#saved li:has(> [href='{way}']) .tool.quiet")
        page.keyboard.press("Enter")
        expect(page.locator(f"#saved [href='{way}']")).to_have_count(0)
        expect(page.locator("#saved .to:focus")).to_have_count(1)
    expect(page.locator("#saved li")).to_have_count(2)
    expect(page.locator("#saved .more")).to_be_hidden()


def expect_saved(page: Page, count: int) -> None:
    """So many tables the start page offers to continue."""
    with page.expect_response("**/api/tables?*"):
        page.goto("/")
    expect(page.locator("#saved li")).to_have_count(count)


@pytest.mark.long
def test_a_table_of_another_is_hidden(open_page: OpenPage) -> None:
    """If a guest does not want to see a table any more, then it is not listed until the guest opens it again."""
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn")])
    link = seat_link(host, "Bjorn")
    guest.goto(link)
    wait_for_table(guest)
    expect_saved(guest, 1)
    guest.click("#saved .tool.quiet")
    expect(guest.locator("#saved")).to_be_hidden()
    expect_saved(guest, 0)
    guest.goto(link)
    wait_for_table(guest)
    expect_saved(guest, 1)


@pytest.mark.long
def test_the_host_is_shown_the_links_again(open_page: OpenPage) -> None:
    """If a browser that made a table has not kept its links, then it asks for them; a guest is not shown any."""
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn")])
    link = seat_link(host, "Bjorn")
    host.evaluate("localStorage.clear()")
    host.reload()
    assert seat_link(host, "Bjorn") == link
    with guest.expect_response("**/api/tables?*"):
        guest.goto(link)
    wait_for_table(guest)
    expect(guest.locator("#share")).to_be_hidden()
