"""The pages one by one: start, help, rules, hints, keys, languages, replays, the printed game, accessibility."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.playing import ASKED, OVER, Player, keep_picture, machine, person, start

BAD = ("serious", "critical")


def test_a_newcomer_plays_with_one_click(open_page: OpenPage) -> None:
    """If somebody opens the address and presses Play, then the first choice is on the table, with a guide beside it."""
    page = open_page()
    page.goto("/")
    page.click('[data-game="northgard"] .go')
    page.wait_for_selector(ASKED, state="attached")
    assert page.is_visible("#guide")
    assert page.locator("#board-place [data-action]").count() > 0
    assert page.locator("#choices .choice").count() > 0


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
    page.wait_for_selector("#board-place svg")
    assert "Astrid <i>" in page.inner_text("#players")
    assert page.locator("#players > ul > li").count() == 3
    page.goto("/")
    page.wait_for_selector("#saved li")
    assert "Astrid <i>" in page.inner_text("#saved")
    page.tap("#saved .to")
    page.wait_for_selector("#board-place svg")
    page.goto("/")
    page.tap("#saved li .tool.quiet")
    page.tap("#saved li .tool.quiet")
    page.wait_for_selector("#saved", state="hidden")


def test_keys_alone_are_enough(open_page: OpenPage) -> None:
    """If there is no mouse, then digits, arrows and Tab choose, u takes back, ? helps and / searches the rules."""
    page = open_page()
    start(page, "northgard", [person(), machine("Bot", "random")])
    player = Player(page)
    for number in range(9):
        player.wait()
        step = player.step()
        if number % 3 == 0:
            page.keyboard.press("1")
        elif number % 3 == 1:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        else:
            page.locator("#board-place [data-action]:visible").last.focus()
            page.keyboard.press(" ")
        page.wait_for_function("step => document.querySelector('#main').dataset.step !== step", arg=str(step))
    player.wait()
    page.keyboard.press("?")
    page.wait_for_selector("#guide", state="hidden")
    page.keyboard.press("/")
    page.keyboard.type("retreat")
    page.wait_for_function("document.querySelector('#rules-count').textContent < 60")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "rules-list"


def test_undo_takes_the_answer_back(open_page: OpenPage) -> None:
    """If nothing was shown since, then u takes the last answer back, and the log with it."""
    page = open_page()
    start(page, "northgard", [person(), person("Bjorn")])
    player = Player(page)
    player.wait()
    lines = page.locator("#log .lines li").count()
    player.answer()
    page.keyboard.press("u")
    page.wait_for_selector('#main[data-step="0"]', state="attached")
    assert page.locator("#log .lines li").count() == lines


def test_why_opens_the_rule_and_closed_things_tell_their_reason(open_page: OpenPage) -> None:
    """If somebody asks why, of a choice, a closed thing or a log line, then the rule stands in the rules panel."""
    page = open_page()
    start(page, "diceforge", [person(), machine("Bot", "random")])
    player = Player(page, 2)
    for _ in range(20):
        player.wait()
        if page.is_visible("#closed"):
            break
        player.answer()
    page.click("#choices .why >> nth=0")
    assert page.wait_for_selector("#rules article.asked")
    page.click("#closed summary")
    page.click("#closed .rid >> nth=0")
    rule = page.inner_text("#closed .rid >> nth=0")
    assert rule in page.inner_text("#rules article.asked")
    page.click("#log .rid >> nth=0")
    assert page.inner_text("#log .rid >> nth=0") in page.inner_text("#rules article.asked")


def test_pointing_at_either_lights_both(open_page: OpenPage) -> None:
    """If the pointer is on a choice in the list, then the piece on the board is lit, and the other way round."""
    page = open_page()
    start(page, "diceforge", [person(), machine("Bot", "random")])
    Player(page).wait()
    action = page.get_attribute("#choices .choice >> nth=0", "data-action")
    page.hover("#choices .choice >> nth=0")
    assert page.locator(f'#board-place .hot[data-action="{action}"]').count() > 0
    page.mouse.move(0, 0)
    page.locator(f'#board-place [data-action="{action}"]').first.hover(force=True)
    assert page.locator(f'#choices .hot[data-action="{action}"]').count() == 1


def test_a_hint_shows_up_to_three_with_chances(open_page: OpenPage) -> None:
    """If a hint is wanted, then up to three choices carry an estimated chance."""
    page = open_page()
    start(page, "northgard", [person(), machine("Bot", "random")])
    player = Player(page)
    player.play(most=3)
    player.wait()
    page.keyboard.press("h")
    page.wait_for_selector(".advice", timeout=40_000)
    assert 1 <= page.locator(".advice").count() <= 3
    assert "%" in page.inner_text(".advice >> nth=0")


def test_every_language_at_the_table(open_page: OpenPage) -> None:
    """If another language is chosen at the table, then page, choices and drawing speak it."""
    page = open_page()
    start(page, "northgard", [person(), machine("Bot", "random")])
    for lang, word in (("fr", "Vos choix"), ("ja", "選べること")):
        page.select_option("#language", lang)
        page.wait_for_selector(f'#board-place svg[lang="{lang}"]')
        assert page.inner_text("#choices-head") == word
        keep_picture(page, f"northgard-{lang}-1280")


def test_day_and_night_and_motion_can_be_forced(open_page: OpenPage) -> None:
    """If the buttons are used, then the theme is forced and things stop moving, also after a reload."""
    page = open_page()
    page.goto("/")
    page.click("#theme")
    page.click(".top .motion")
    page.reload()
    assert page.get_attribute("html", "data-theme") == "night"
    assert page.get_attribute("html", "data-motion") == "off"


def test_a_replay_is_kept_looked_at_and_uploaded(open_page: OpenPage, tmp_path: Path) -> None:
    """If a game is over, then its replay can be kept, uploaded, walked through, and has a curve of chances."""
    page = open_page()
    start(page, "northgard", [machine("Bot", "random"), machine("Bot too", "random")])
    page.wait_for_selector(OVER, state="attached", timeout=60_000)
    with page.expect_download() as kept:
        page.click("#table-acts a[download]")
    kept.value.save_as(tmp_path / "game.txt")
    page.goto("/")
    page.set_input_files("#upload", tmp_path / "game.txt")
    page.wait_for_url("**/r/*")
    page.wait_for_selector("#board-place svg")
    last = page.get_attribute("#main", "data-step")
    page.click('[data-go="first"]')
    page.wait_for_selector('#main[data-step="0"]', state="attached")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#main[data-step="1"]', state="attached")
    page.keyboard.press("End")
    page.wait_for_selector(f'#main[data-step="{last}"]', state="attached")
    page.wait_for_selector("#curve svg .chance", state="attached", timeout=60_000)
    keep_picture(page, "replay-1280")
    assert violations(page) == []


def test_a_damaged_replay_is_refused_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    """If a file is no replay, then the page says what is wrong with it."""
    page = open_page(hush="422")
    (tmp_path / "no.txt").write_text("this is no replay\n")
    page.goto("/")
    page.set_input_files("#upload", tmp_path / "no.txt")
    page.wait_for_selector("#notice.bad")
    assert "Line 1" in page.inner_text("#notice")


def test_the_printed_game_is_refereed(open_page: OpenPage) -> None:
    """If the printed game is on the table, then the page asks for real results and goes on with them."""
    page = open_page()
    page.goto("/")
    page.click('[data-setup="yggdrasil"]')
    page.select_option('[name="who-1"]', "human")
    page.check('[name="real"]')
    page.click("#setup .go")
    player, entered = Player(page), 0
    for _ in range(60):
        page.wait_for_selector(f"#ask .result, {ASKED}", state="attached")
        if page.query_selector(ASKED):
            if entered > 2:
                break
            player.answer(in_list=True)
            continue
        told = page.inner_text("#ask")
        page.click("#ask .result >> nth=0")
        entered += 1
        page.wait_for_function(
            "told => document.querySelector('#main').dataset.may === 'yes' || "
            "document.querySelector('#ask').innerText !== told",
            arg=told,
        )
    assert entered > 2
    assert page.query_selector(ASKED)


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:160]}" for each in found if each["impact"] in BAD]


@pytest.mark.parametrize("game", ["northgard", "diceforge", "yggdrasil"])
def test_nothing_keeps_anybody_out(open_page: OpenPage, game: str) -> None:
    """If axe looks at a table by day and by night, then it finds nothing serious."""
    page = open_page()
    start(page, game, [person(), machine("Bot", "random")])
    player = Player(page)
    player.play(most=4)
    player.wait()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert violations(page) == []


def test_nothing_keeps_anybody_out_at_the_door(open_page: OpenPage) -> None:
    """If axe looks at the start page with a set-up open, at a desk and on a phone, then it finds nothing serious."""
    page = open_page()
    page.goto("/")
    page.click('[data-setup="diceforge"]')
    page.wait_for_selector("#setup .go")
    assert violations(page) == []
    keep_picture(page, "start-1280")
    page.set_viewport_size({"width": 390, "height": 844})
    assert violations(page) == []


def test_a_stranger_is_shown_the_door(open_page: OpenPage) -> None:
    """If somebody has no key for a table, then the page says so and shows nothing of it."""
    page = open_page(hush="404")
    page.goto("/t/nosuchtable00")
    page.wait_for_selector(".lost")
    assert page.locator("#board-place").count() == 0
