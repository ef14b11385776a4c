"""What is read aloud stays open until it is closed; what is new is explained once, as long as somebody wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import Player, person, start, violations, wait_for_table

BEGINNING = 3  # heroes chosen, and one turn
READ_AT_FIRST = 3  # two cards without a letter, and A1


def sit_down(page: Page, legend: int = 1, answers: int = BEGINNING, touch: bool = False) -> Player:
    """Two heroes of one person, after so many answers."""
    start(page, "andor", [person(), person("Bjorn")], {"legend": str(legend)}, seed=3)
    player = Player(page, seed=3, touch=touch)
    for _ in range(answers):
        player.wait()
        player.answer(in_list=True)
    player.wait()
    return player


def test_a_card_stays_open_until_it_is_closed(open_page: OpenPage) -> None:
    """If cards are read, then they lie open through answers and a reload until closed, and the log opens them again."""
    page = open_page()
    player = sit_down(page)
    expect(page.locator("#story article")).to_have_count(READ_AT_FIRST)
    player.answer(in_list=True)
    page.reload()
    wait_for_table(page)
    expect(page.locator("#story article")).to_have_count(READ_AT_FIRST)
    expect(page.locator("#story")).to_contain_text("The call of the lake, card A")
    assert violations(page, board=False) == []
    page.click("#story-close")
    expect(page.locator("#story")).to_be_hidden()
    page.reload()
    wait_for_table(page)
    expect(page.locator("#story")).to_be_hidden()
    page.locator("#log .tale").last.click()
    expect(page.locator("#story article")).to_have_count(1)
    expect(page.locator("#story")).to_contain_text("before the first card")
    expect(page.locator("#story-close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#story")).to_be_hidden()


@pytest.mark.long
def test_board_prompt_and_choices_stay_in_sight(open_page: OpenPage) -> None:
    """If cards lie open and something is explained, then board, prompt and choices are in sight all the same."""
    page = open_page(height=800)
    player = sit_down(page)
    for _ in range(4):
        expect(page.locator("#story")).to_be_visible()
        for part in ("#prompt", "#goals", "#day-track", "#choices"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert 0 <= box["y"] < box["y"] + box["height"] <= 800, part
        player.answer(in_list=True)
        player.wait()


def test_on_a_phone_the_dock_leads_to_the_choices(open_page: OpenPage) -> None:
    """If the dock is tapped on a phone, then the choices begin in sight, between the prompt and the dock."""
    page = open_page(390, 844, touch=True)
    sit_down(page, touch=True)
    page.tap('.dock a[href="#choices"]')
    top, foot = (page.locator(part).bounding_box() for part in ("#prompt", ".dock"))
    assert top is not None
    assert foot is not None
    for part in ("#choices h2", "#hint", "#choices .choice >> nth=0"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert top["y"] + top["height"] <= box["y"] < box["y"] + box["height"] <= foot["y"], part


@pytest.mark.long
def test_a_replay_opens_cards_only_when_asked(open_page: OpenPage) -> None:
    """If somebody looks back, then no card is in the way, and the log opens each of them."""
    page = open_page()
    sit_down(page)
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.locator("#log .tale")).to_have_count(READ_AT_FIRST)
    expect(page.locator("#story")).to_be_hidden()
    page.locator("#log .tale").first.click()
    expect(page.locator("#story article")).to_have_count(1)


def test_what_is_new_is_explained_once(open_page: OpenPage) -> None:
    """If the first legend is played, then each new thing is explained when it comes up, and never twice."""
    page = open_page()
    start(page, "andor", [person(), person("Bjorn")], {}, seed=3)
    player, lesson = Player(page, seed=3), page.locator("#lesson")
    expect(lesson).to_contain_text("Each hero fights in another way")
    expect(page.locator("#guide")).to_be_hidden()
    page.click("#lesson-next")
    expect(lesson).to_be_hidden()
    for _ in range(2):
        player.wait()
        player.answer(in_list=True)
    expect(lesson).to_have_attribute("data-lesson", "card")
    page.click("#lesson-next")
    expect(lesson).to_have_attribute("data-lesson", "hours")
    page.reload()
    wait_for_table(page)
    expect(lesson).to_have_attribute("data-lesson", "hours")


def test_what_is_asked_now_is_explained_before_what_was_left(open_page: OpenPage) -> None:
    """If an explanation was left unread, then that of the next own question stands before it, and it comes after."""
    page = open_page()
    start(page, "andor", [person(), person("Bjorn")], {}, seed=3)
    player, lesson = Player(page, seed=3), page.locator("#lesson")
    expect(lesson).to_have_attribute("data-lesson", "heroes")
    for _ in range(2):
        player.wait()
        player.answer(in_list=True)
    expect(lesson).to_have_attribute("data-lesson", "hours")
    page.click("#lesson-next")
    expect(lesson).to_have_attribute("data-lesson", "heroes")


@pytest.mark.long
def test_explanations_can_be_turned_off_and_on(open_page: OpenPage) -> None:
    """If somebody wants no explanation, then none comes until the help turns them on again."""
    page = open_page()
    player = sit_down(page, answers=1)
    lesson = page.locator("#lesson")
    page.click("#lesson-off")
    expect(lesson).to_be_hidden()
    for _ in range(3):
        player.wait()
        player.answer(in_list=True)
    player.wait()
    expect(lesson).to_be_hidden()
    page.click("#help")
    expect(page.locator("#lessons-on")).to_have_attribute("aria-pressed", "false")
    page.click("#lessons-on")
    player.answer(in_list=True)
    expect(lesson).to_be_visible()


@pytest.mark.long
def test_another_legend_is_not_guided(open_page: OpenPage) -> None:
    """If a later legend is played, then nothing is explained on the way, and the guide opens by itself."""
    page = open_page()
    sit_down(page, legend=2)
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#guide")).to_be_visible()
