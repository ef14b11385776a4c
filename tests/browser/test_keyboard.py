"""Without a mouse: every answer by keys, and the keyboard where it is expected from one scene to the next."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    ACTIONS,
    ASKED,
    Player,
    join,
    person,
    press,
    seat_link,
    start,
    tab_to,
    wait_for,
    wait_for_step,
    wait_for_table,
)

# The choice the keyboard rests on.
RESTS = "() => document.activeElement.closest('#choices .choice')?.dataset.action ?? null"


def by_digit(page: Page) -> None:
    page.keyboard.press("1")


def by_arrows(page: Page) -> None:
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")


def on_board(page: Page) -> None:
    tab_to(page, "#board-place [data-action]", "Shift+Tab")
    page.keyboard.press(" ")


def in_list(page: Page) -> None:
    tab_to(page, "#choices .choice")
    page.keyboard.press("Enter")


WAYS: tuple[Callable[[Page], None], ...] = (by_digit, by_arrows, in_list, on_board)


def test_keys_alone_are_enough(open_page: OpenPage) -> None:
    """If there is no mouse, then digits, arrows and Tab choose, u takes back, ? helps and / searches the rules."""
    page = open_page()
    start(page, "northgard", [person(), person("Bjorn")], seed=5)
    player = Player(page)
    player.wait()
    for way in WAYS:
        way(page)
        wait_for_step(page, 1)
        page.keyboard.press("u")
        wait_for_step(page, 0)
        player.wait()
    for number in range(8):
        player.wait()
        step = player.step()
        WAYS[number % 4](page)
        wait_for_step(page, step + 1)
    page.keyboard.press("?")
    page.wait_for_selector("#guide", state="hidden")
    page.keyboard.press("/")
    page.keyboard.type("retreat")
    page.wait_for_function("() => document.querySelector('#rules-count').textContent < 60")
    page.keyboard.press("Tab")
    expect(page.locator("#rules-list")).to_be_focused()


def test_undo_takes_the_answer_back(open_page: OpenPage) -> None:
    """If nothing was shown since, then u takes the last answer back, and the log with it."""
    page = open_page()
    start(page, "northgard", [person(), person("Bjorn")], seed=5)
    player = Player(page)
    player.wait()
    lines = page.locator("#log .lines li").count()
    player.answer()
    page.keyboard.press("u")
    wait_for_step(page, 0)
    expect(page.locator("#log .lines li")).to_have_count(lines)


def test_the_keyboard_stays_on_its_choice(open_page: OpenPage) -> None:
    """If somebody sits down while the keyboard rests on a choice, then it stays there, and so do the hints."""
    host, guest = open_page(), open_page()
    actions, asked = list[int](), list[str]()

    def advise(route: Route) -> None:
        asked.append(route.request.url)
        hints = [{"action": action, "text": "", "share": 0.5, "chance": 0.5} for action in actions[:2]]
        route.fulfill(json={"step": 0, "hints": hints})

    host.route("**/hint", advise)  # before the table is opened: what a page asks for later may pass a route laid later
    start(host, "northgard", [person("Astrid"), person("Bjorn")], seed=4)
    Player(host).wait()
    other = 1 - int(host.get_attribute("#main", "data-seat") or 0)
    link = seat_link(host, ("Astrid", "Bjorn")[other])
    for _ in range(3):
        host.keyboard.press("ArrowDown")
    actions += host.evaluate(ACTIONS)
    host.keyboard.press("h")
    host.wait_for_selector(".advice")
    rests = host.evaluate(RESTS)
    assert rests == str(actions[2])
    guest.goto(link)
    host.wait_for_selector(f"#players li.seat-{other} .tag:text-is('you')", state="detached")
    wait_for(host, RESTS, rests)
    expect(host.locator(".advice")).to_have_count(2)
    host.set_viewport_size({"width": 600, "height": 900})
    host.wait_for_selector('#board-place svg[data-shape="tall"]')
    host.wait_for_selector(".advice", state="detached")
    wait_for(host, RESTS, rests)
    assert len(asked) == 1


@pytest.mark.long
def test_the_keyboard_comes_back_with_the_turn(open_page: OpenPage) -> None:
    """If another is asked in between, then the keyboard is among the choices again when the turn comes back."""
    host, guest = open_page(), open_page()
    start(host, "northgard", [person("Astrid"), person("Bjorn")])
    join(host, guest)
    other, has_answered, has_waited = Player(guest, 2), False, False
    for _ in range(40):
        step = other.step()
        if host.query_selector(ASKED):
            if not has_answered:
                host.keyboard.press("ArrowDown")
            wait_for(host, f"() => ({RESTS})() !== null", True)
            if has_waited:
                return
            host.keyboard.press("Enter")
            has_answered = True
        else:
            wait_for(host, RESTS, None)
            other.answer(in_list=True)
            has_waited = has_answered
        wait_for_step(host, step + 1)
        wait_for_step(guest, step + 1)
    raise AssertionError("the turn does not come back")


@pytest.mark.long
def test_the_keyboard_agrees_to_what_was_read(open_page: OpenPage) -> None:
    """If another plan takes the place of the one that was read, then the keyboard leaves it; agreed, it goes on."""
    host, guest = open_page(), open_page()
    start(host, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "odin,thor"})
    join(host, guest)
    for number in range(2):
        press(host, host.locator("#choices .choice").nth(number).click)
        plan = host.locator("#choices .choice").nth(number).locator(".what b").inner_text()
        guest.wait_for_selector(f'#ask p:has-text("{plan}")')
        assert not guest.evaluate("document.activeElement.matches('#ask button')")
        tab_to(guest, "#ask .go")
    guest.keyboard.press("Enter")
    wait_for_step(guest, 1)
    wait_for(guest, f"() => ({RESTS})() !== null", True)


def test_a_key_held_too_long_answers_once(open_page: OpenPage) -> None:
    """If Enter or a digit is held down until the next question is there, then only the first is answered."""
    page = open_page()
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    answers: list[str] = []
    page.on("request", lambda asked: answers.append(asked.url) if asked.url.endswith("/answer") else None)
    player = Player(page)
    for count, key in enumerate(("Enter", "1"), 1):
        player.wait()
        step = player.step()
        page.keyboard.press("ArrowDown")
        page.keyboard.down(key)
        wait_for_step(page, step + 1)
        player.wait()
        page.keyboard.down(key)
        page.keyboard.up(key)
        assert len(answers) == count


def test_arrows_scroll_where_they_do_not_choose(open_page: OpenPage) -> None:
    """If the keyboard is in the rules, or there is nothing to choose, then the arrows scroll."""
    host, watcher = open_page(), open_page(height=500)
    start(host, "northgard", [person("Astrid"), person("Bjorn")])
    watcher.goto(seat_link(host, "Spectators"))
    Player(host).wait()
    host.keyboard.press("/")
    host.keyboard.press("Tab")
    host.keyboard.press("ArrowDown")
    host.wait_for_function("() => document.querySelector('#rules-list').scrollTop > 0")
    wait_for(host, RESTS, None)
    wait_for_table(watcher)
    watcher.keyboard.press("ArrowDown")
    watcher.wait_for_function("() => scrollY > 0")
