"""Several people at one table: by link, round one screen, with a connection that breaks."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route

from tests.browser.conftest import OpenPage
from tests.browser.playing import ASKED, Player, join, machine, person, seat_link, start, take_turns, wait_for_step


def test_two_browsers_at_one_table_by_link(open_page: OpenPage) -> None:
    """If one of two browsers loses its connection, then it says so, comes back by itself and has missed nothing."""
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn <b>")])
    join(host, guest)
    assert "Bjorn <b>" in guest.inner_text("#players")
    players = [Player(host, 1), Player(guest, 2)]
    take_turns(players, 5)

    while not host.query_selector(ASKED):
        take_turns(players, 1)
    guest.context.set_offline(True)
    guest.wait_for_selector("#notice:not([hidden])")
    assert guest.get_attribute("html", "data-line") == "lost"
    before = players[1].step()
    while host.query_selector(ASKED):
        players[0].answer()
        host.wait_for_timeout(200)
    assert players[1].step() == before
    guest.context.set_offline(False)
    guest.wait_for_selector('html[data-line="live"]', state="attached")
    wait_for_step(guest, players[0].step())
    assert guest.inner_text("#log .lines") == host.inner_text("#log .lines")
    take_turns(players, 3)


def sit_down(host: Page, guest: Page, name: str) -> str:
    """A guest takes a seat by its link."""
    link = seat_link(host, name)
    guest.goto(link)
    guest.wait_for_selector("#board-place svg")
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
    host.click("#players li.seat-1 button", timeout=40_000)
    host.wait_for_selector("#ask .prov:has-text('Ciara')")
    assert "bot" not in host.inner_text("#players li.seat-1 .tag >> nth=0")
    agrees(ciara)
    host.wait_for_selector("#players li.seat-1 .tag:text-is('bot')")
    bjorn.goto(link)
    bjorn.click("#players li.seat-1 button")
    host.wait_for_selector("#players li.seat-1 .tag:text-is('bot')", state="detached")
    ciara.wait_for_selector("#players li.seat-1 .tag:text-is('bot')", state="detached")


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
        assert guest.locator("#ask button:has-text('Withdraw')").count() == 0
        host.click("#ask button:has-text('Withdraw')")
        guest.wait_for_selector("#ask", state="hidden")
        host.wait_for_selector("#ask", state="hidden")
    assert players[0].step() == step


def plan(host: Page, guest: Page) -> None:
    """The host proposes something for the team, the guest is told of it and agrees."""
    step = Player(host).step()
    host.click("#choices .choice")
    host.wait_for_selector("#ask h2:has-text('Astrid proposes')")
    assert Player(host).step() == step
    assert guest.get_by_role("region", name="Asked at the table").is_visible()
    assert guest.locator("[aria-live=polite] #ask").count() == 1
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


def test_between_secret_seats_the_page_is_covered(open_page: OpenPage) -> None:
    """If a game has secrets, then the page is covered until the next person says that they are there."""
    page = open_page()

    def with_secrets(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=json.dumps({**answer.json(), "secrets": True}))

    page.route("**/look/*.json*", with_secrets)
    start(page, "northgard", [person("Astrid"), person("Bjorn")])
    player = Player(page, 1)
    while not page.is_visible("#cover"):
        player.wait()
        step = player.step()
        player.answer()
        page.wait_for_selector(f'#main[data-step="{step + 1}"]', state="attached")
        page.wait_for_timeout(150)
    assert not page.is_visible("#board-place")
    assert "Bjorn" in page.inner_text("#cover")
    page.keyboard.press("Enter")
    page.wait_for_selector("#cover", state="hidden")
    assert page.is_visible("#board-place")
    assert page.get_attribute("#main", "data-seat") == "1"
    assert page.evaluate("document.activeElement.matches('#choices .choice')")


def test_a_spectator_sees_and_cannot_choose(open_page: OpenPage) -> None:
    """If somebody comes by the spectators' link, then they see the table and nothing to choose."""
    host, watcher = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), machine()])
    host.wait_for_selector("#share summary")
    host.click("#share summary")
    watcher.goto(host.input_value('#share input[aria-label*="Spectators"]'))
    watcher.wait_for_selector("#board-place svg")
    assert watcher.locator("#board-place [data-action]").count() == 0
    assert not watcher.is_visible("#choices")
