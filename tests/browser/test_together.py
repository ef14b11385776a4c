"""Several people at one table: by link, round one screen, with a connection that breaks."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    ASKED,
    COVER,
    Player,
    join,
    machine,
    person,
    press,
    seat_link,
    settle,
    start,
    take_turns,
    wait_for_step,
    wait_for_table,
)


def test_two_browsers_at_one_table_by_link(open_page: OpenPage) -> None:
    """If one of two browsers loses its connection, then it says so, comes back by itself and has missed nothing.

    Whoever waits reads for whom.
    """
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn <b>")])
    join(host, guest)
    expect(guest.locator("#players")).to_contain_text("Bjorn <b>")
    players = [Player(host, 1), Player(guest, 2)]
    take_turns(players, 5)

    while not host.query_selector(ASKED):
        take_turns(players, 1)
    expect(guest.locator("#prompt-text")).to_have_text("Astrid is choosing")
    guest.context.set_offline(True)
    expect(guest.locator("#notice")).to_be_visible()
    expect(guest.locator("html")).to_have_attribute("data-line", "lost")
    before = players[1].step()
    while host.query_selector(ASKED):
        players[0].answer()
    assert players[1].step() == before < players[0].step()
    guest.context.set_offline(False)
    expect(guest.locator("html")).to_have_attribute("data-line", "live")
    wait_for_step(guest, players[0].step())
    expect(guest.locator("#log .lines li")).to_have_text(host.locator("#log .lines li").all_text_contents())
    take_turns(players, 3)


def sit_down(host: Page, guest: Page, name: str) -> str:
    """A guest takes a seat by its link."""
    link = seat_link(host, name)
    guest.goto(link)
    wait_for_table(guest)
    return link


def go_back_far(page: Page) -> None:
    """Somebody asks the others to go back further than one may alone."""
    page.click("#undo")
    page.click("#notice .tool:not(.quiet)")


def agrees(page: Page, others: str = "") -> None:
    """Somebody is asked and agrees; those named are still to answer."""
    page.wait_for_selector("#ask .go")
    page.click("#ask .go")
    if others:
        page.wait_for_selector(f"#ask .prov:has-text('{others}')")


@pytest.mark.long
def test_three_people_agree_to_go_back_and_to_a_stand_in(open_page: OpenPage) -> None:
    """If three play, then going back further and a bot for an absent seat need the third, too; a seat is given back."""
    host, bjorn, ciara = open_page(), open_page(), open_page()
    start(host, "diceforge", [person("Astrid"), person("Bjorn"), person("Ciara")])
    link = sit_down(host, bjorn, "Bjorn")
    sit_down(host, ciara, "Ciara")
    players = [Player(host, 1), Player(bjorn, 2), Player(ciara, 3)]
    host.wait_for_selector("#players li .tag:text-is('you') >> nth=0")
    has_answered = False
    while not has_answered or not host.query_selector("#undo.far"):
        has_answered = has_answered or host.query_selector(ASKED) is not None
        take_turns(players, 1)
    before = players[0].step()
    go_back_far(host)
    agrees(bjorn, "Ciara")
    assert players[0].step() == before
    agrees(ciara)
    host.wait_for_function("step => Number(document.querySelector('#main').dataset.step) < step", arg=before)

    bjorn.goto("about:blank")
    host.click("#players li.seat-1 button")
    expect(host.locator("#ask .prov")).to_contain_text("Ciara")
    expect(host.locator("#players li.seat-1 .tag").first).not_to_contain_text("bot")
    agrees(ciara)
    host.wait_for_selector("#players li.seat-1 .tag:text-is('bot')")
    bjorn.goto(link)
    bjorn.click("#players li.seat-1 button")
    host.wait_for_selector("#players li.seat-1 .tag:text-is('bot')", state="detached")
    ciara.wait_for_selector("#players li.seat-1 .tag:text-is('bot')", state="detached")


@pytest.mark.long
def test_a_wish_is_withdrawn(open_page: OpenPage) -> None:
    """If somebody withdraws what they asked of the others, then nobody is asked any more, and it can be asked again."""
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn")])
    join(host, guest)
    players = [Player(host, 1), Player(guest, 2)]
    has_answered = False
    while not has_answered or not host.query_selector("#undo.far"):
        has_answered = has_answered or host.query_selector(ASKED) is not None
        take_turns(players, 1)
    step = players[0].step()
    for _ in range(2):
        go_back_far(host)
        guest.wait_for_selector("#ask .go")
        expect(guest.locator("#ask button:has-text('Withdraw')")).to_have_count(0)
        host.click("#ask button:has-text('Withdraw')")
        guest.wait_for_selector("#ask", state="hidden")
        host.wait_for_selector("#ask", state="hidden")
    assert players[0].step() == step


def test_what_a_host_could_do_is_told(open_page: OpenPage) -> None:
    """If the host chose the seed or a link is used again, then whoever sits there agrees first, or all are told."""
    host, guest, phone, spy = (open_page() for _ in range(4))
    start(host, "northgard", [person("Astrid"), person("Bjorn")], seed=7)
    expect(host.locator("#fair")).to_contain_text("chose the seed 7")
    link = sit_down(host, guest, "Bjorn")
    expect(guest.locator("#fair")).to_contain_text("chose the seed 7")
    expect(host.locator("#ask .prov")).to_contain_text("Bjorn")
    expect(host.locator("#ask button")).to_have_count(0)
    agrees(guest)
    for page in (host, guest):
        expect(page.locator("#ask")).to_be_hidden()
    take_turns([Player(host, 1), Player(guest, 2)], 1)

    guest.click("#players li.seat-1 button:text-is('Another device')")
    phone.goto(guest.input_value("#device input"))
    wait_for_table(phone)
    expect(guest.locator("#notice")).to_contain_text("Another device of yours")
    for page in (guest, phone):
        expect(page.locator("#players li.seat-1")).to_contain_text("in 2 browsers of yours")
    expect(host.locator("#players li.seat-1")).not_to_contain_text("browsers")
    spy.goto(link)
    wait_for_table(spy)
    for page in (host, guest):
        expect(page.locator("#notice")).to_contain_text("The seat of Bjorn was opened in another browser")
        expect(page.locator("#players li.seat-1")).to_contain_text("open in 2 browsers")


def plan(host: Page, guest: Page) -> None:
    """The host proposes something for the team, the guest is told of it and agrees."""
    step = Player(host).step()
    press(host, host.locator("#choices .choice").first.click)
    expect(host.locator("#ask h2:has-text('Astrid proposes')")).to_be_visible()
    assert Player(host).step() == step
    expect(guest.get_by_role("region", name="Asked at the table")).to_be_visible()
    expect(guest.locator("[aria-live=polite] #ask")).to_have_count(1)
    expect(guest.locator("#prompt-text")).to_have_text("Astrid proposes")
    expect(guest.locator("#prompt-more")).to_have_text(
        guest.locator("#ask h2:has-text('Astrid proposes') + p").inner_text()
    )
    guest.click("#ask h2:has-text('Astrid proposes') ~ .row .go >> nth=0")
    wait_for_step(host, step + 1)
    wait_for_step(guest, step + 1)


def test_the_team_agrees_on_a_plan(open_page: OpenPage) -> None:
    """If a question is for the whole team, then one proposes, the other agrees, also while something else is asked."""
    host, guest = open_page(), open_page()
    start(host, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "odin,thor"})
    join(host, guest)
    players = [Player(host, 1), Player(guest, 2)]
    for _ in range(40):
        if not (host.query_selector(ASKED) and guest.query_selector(ASKED)):
            take_turns(players, 1)
            continue
        asking = next((page for page in (host, guest) if page.query_selector("#undo.far:not(:disabled)")), None)
        if asking is None:
            plan(host, guest)
            continue
        go_back_far(asking)
        for page in (host, guest):
            page.wait_for_selector("#ask h2:has-text('asks')")
        plan(host, guest)
        return
    raise AssertionError("nobody had to ask the others to go back")


def test_who_proposed_hears_that_it_was_declined(open_page: OpenPage) -> None:
    """If somebody declines what was proposed, then whoever proposed it is told, and both can propose again."""
    host, guest = open_page(), open_page()
    start(host, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "odin,thor"})
    join(host, guest)
    settle(host, "#choices .choice:has-text('Tyr')")
    expect(guest.locator("#prompt-text")).to_have_text("Astrid proposes")
    press(guest, guest.locator("#ask button:has-text('Decline')").click)
    expect(host.locator("#notice")).to_contain_text("Declined: Take Tyr as a support god")
    expect(host.locator("#ask")).to_be_hidden()
    expect(host.locator("#choices .choice")).to_have_count(5)


def test_round_one_screen_the_page_turns_to_whoever_is_asked(open_page: OpenPage) -> None:
    """If two people share a screen, then the page shows the table to whoever is asked."""
    page = open_page()
    start(page, "northgard", [person("Astrid"), person("Bjorn")])
    player, seen = Player(page, 1), set()
    for _ in range(8):
        player.wait()
        seen.add(page.get_attribute("#main", "data-seat"))
        player.answer()
    assert seen == {"0", "1"}


def play_until_covered(page: Page) -> tuple[str, str]:
    """Answer for whoever is asked until the page is covered; the seat and the name of who comes next."""
    player = Player(page, 1)
    player.wait()
    first = page.get_attribute("#main", "data-seat")
    while True:
        page.wait_for_selector(f"{COVER}, {ASKED}", state="attached")
        if page.query_selector(COVER):
            return ("1", "Bjorn") if first == "0" else ("0", "Astrid")
        player.answer()


def check_cover(page: Page, following: str, name: str) -> None:
    """The table is covered for the one named, who says to be there and is then asked."""
    expect(page.locator("#board-place")).to_be_hidden()
    expect(page.locator("#cover")).to_contain_text(name)
    page.keyboard.press("Enter")
    expect(page.locator("#cover")).to_be_hidden()
    expect(page.locator("#board-place")).to_be_visible()
    expect(page.locator("#main")).to_have_attribute("data-seat", following)
    expect(page.locator("#choices .choice:focus")).to_have_count(1)


def test_between_secret_seats_the_page_is_covered(open_page: OpenPage) -> None:
    """If a game has secrets, then the page is covered until the next person says that they are there."""
    page = open_page()

    def with_secrets(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "secrets": True}))

    page.route("**/look/*.json*", with_secrets)
    start(page, "northgard", [person("Astrid"), person("Bjorn")])
    check_cover(page, *play_until_covered(page))


def test_hands_of_ragnarok_are_handed_over_under_a_cover(open_page: OpenPage) -> None:
    """If two play Lords of Ragnarok at one screen, then the page is covered between them, since hands are secret."""
    page = open_page()
    start(page, "ragnarok", [person("Astrid"), person("Bjorn")])
    check_cover(page, *play_until_covered(page))


def test_a_spectator_sees_and_cannot_choose(open_page: OpenPage) -> None:
    """If somebody comes by the spectators' link, then they see the table and nothing to choose."""
    host, watcher = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), machine()])
    host.wait_for_selector("#share summary")
    host.click("#share summary")
    watcher.goto(host.input_value('#share input[aria-label*="Spectators"]'))
    wait_for_table(watcher)
    expect(watcher.locator("#board-place [data-action]")).to_have_count(0)
    expect(watcher.locator("#choices")).to_be_hidden()
