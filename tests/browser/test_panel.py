"""The choice panel: nothing covers a choice, a sheet comes before buying, people are called by their names."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import (
    ACTIONS,
    STILL,
    Player,
    machine,
    person,
    press,
    settle,
    start,
    violations,
    wait_for,
    wait_for_step,
)

# The choices whose middle something else lies over, once they are scrolled to.
COVERED = """() => [...document.querySelectorAll("#choices .choice")].filter((choice) => {
  choice.scrollIntoView({ block: "center" });
  const box = choice.getBoundingClientRect();
  return !choice.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((choice) => choice.innerText)"""
PLACES = """() => ["#prompt", "#board-place", "#choices"]
  .map((part) => document.querySelector(part).getBoundingClientRect().top)"""
# How far the own name ends before the first tag.
APART = """() => {
  const boxOf = (part) => document.querySelector(`#seat-0 ${part}`).getBoundingClientRect();
  return boxOf(".tag").left - boxOf("text.who").right;
}"""
KEYS = "() => [...document.querySelectorAll('#choices .choice kbd')].map(key => key.textContent)"

# How often it is told what chances count, above the choices and in them; and which choices point at the former.
COUNTED = """async texts => {
  const { showChoices } = await import("/static/table/choices.js");
  const scene = await (await fetch(`/api${location.pathname}/scene`)).json();
  const odds = (text) => (text ? [{ chance: 0.04, text }] : []);
  const choices = scene.choices.map((each, i) => ({ ...each, odds: odds(texts[i]) }));
  showChoices({ ...scene, choices }, { scene });
  const count = (selector) => document.querySelectorAll(`#choices ${selector}`).length;
  return [count(".counted"), count(".choice .counts"), count(".choice[aria-describedby=counted]"), count(".chance")];
}"""

# In how many columns three choices stand where room is scarce, without a chance and with one.
COLUMNS = """async () => {
  const { showChoices } = await import("/static/table/choices.js");
  const scene = await (await fetch(`/api${location.pathname}/scene`)).json();
  const columns = (odds) => {
    showChoices({ ...scene, choices: scene.choices.slice(0, 3).map((each) => ({ ...each, odds })) }, { scene });
    document.querySelector("#choices").dataset.fit = "slim";
    const lefts = [...document.querySelectorAll("#choices .choice")].map((each) => each.getBoundingClientRect().left);
    return new Set(lefts).size;
  };
  return [columns([]), columns([{ chance: 1, text: "to win if both sides play all the cards they can" }])];
}"""


def open_forge(page: Page) -> Player:
    """A first turn of Dice Forge, at a question with cards, faces and a pass."""
    start(page, "diceforge", [person("Astrid"), machine("Bjorn", "random")], seed=7)
    player = Player(page, 3)
    for _ in range(20):
        player.wait()
        if page.query_selector("#choices .choice:has-text('Pass')"):
            return player
        player.answer(in_list=True)
    raise AssertionError("nobody could pass in twenty answers")


def test_nothing_covers_a_choice(open_page: OpenPage) -> None:
    """If a sheet and a hint are open, then every choice can be clicked; Esc, its button or a click outside close it."""
    page = open_page(height=800)
    open_forge(page)
    sheet = page.locator("#sheet")
    page.click("#hint")
    expect(page.locator("#hints")).to_be_visible()
    ways: tuple[Callable[[], object], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.click("#choices-head"),
        lambda: page.click("#sheet .quiet"),
    )
    for close in ways:
        page.click("#choices .why >> nth=0")
        expect(sheet.locator(".costs")).to_contain_text("you have")
        wait_for(page, COVERED, [])
        close()
        expect(sheet).to_have_count(0)
    keys = page.evaluate(KEYS)
    assert keys == [str(number + 1) for number in range(len(keys))]
    expect(page.locator("#choices .choice").last).to_contain_text("Pass")
    expect(page.locator("#prompt-more")).to_contain_text("You have")
    expect(page.locator("#state")).to_contain_text("round 1 of 9")
    expect(page.locator("#log")).not_to_contain_text("Rowan")
    expect(page.locator("#board-place")).to_contain_text("Bjorn")
    page.click("#closed summary")
    shut = page.locator("#closed li").all_inner_texts()
    assert len(shut) == len(set(shut))
    expect(page.locator("#closed")).to_contain_text("you have")
    page.click("#closed .named >> nth=0")
    expect(sheet.locator(".lacks")).to_be_visible()


def test_what_lies_on_the_board_is_looked_at(open_page: OpenPage) -> None:
    """If a piece is clicked with the other button, or a finger rests on it, then its sheet opens."""
    page, phone = open_page(height=800), open_page(width=390, height=844, touch=True)
    for each in (page, phone):
        player = open_forge(each)
        step = player.step()
        x, y = each.evaluate(STILL, each.evaluate(ACTIONS)[0])
        if each is page:
            each.mouse.click(x, y, button="right")
        else:
            finger = each.context.new_cdp_session(each)
            finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(each.locator("#sheet .commit")).to_be_visible()
        assert player.step() == step


def test_a_finger_that_rests_answers_nothing(open_page: OpenPage) -> None:
    """If a finger rests on a piece, stirs a little and is lifted, then only the sheet is open; a tap answers then."""
    page = open_page(width=390, height=844, touch=True)
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    Player(page).wait()
    page.evaluate("localStorage.setItem('confirm', 'off')")
    x, y = page.evaluate(STILL, page.evaluate(ACTIONS)[0])
    finger = page.context.new_cdp_session(page)
    for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchMove", [{"x": x + 3, "y": y}])):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(page.locator("#sheet .commit")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#sheet .commit")).to_be_visible()
    expect(page.locator("#main")).to_have_attribute("data-step", "0")
    page.touchscreen.tap(*page.evaluate(STILL, page.evaluate(ACTIONS)[0]))
    wait_for_step(page, 1)


def test_a_sheet_says_nothing_twice(open_page: OpenPage) -> None:
    """If a card is looked at, then what it does is told once; a long name leaves the tags beside it alone."""
    page = open_page(height=800)
    start(page, "diceforge", [person("Maximiliane"), machine("Bjorn", "random")], seed=7)
    player = Player(page, 3)
    while player.wait() and not page.query_selector("#choices .choice:has-text('Hammer')"):
        player.answer(in_list=True)
    page.click("#choices li:has-text('Hammer') .why >> nth=0")
    expect(page.locator("#sheet .effects li")).to_have_count(1)
    assert page.evaluate(APART) >= 0


def test_news_push_nothing(open_page: OpenPage) -> None:
    """If the page has news, then they lie over its top, and prompt, board and choices stay where they are."""
    page = open_page(height=800)
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    player = Player(page)
    player.wait()
    places = page.evaluate(PLACES)
    page.evaluate("import('/static/shared/header.js').then(({ notice }) => notice('News', { lasts: 0 }))")
    expect(page.locator("#notice")).to_be_visible()
    assert page.evaluate(PLACES) == places


def test_a_tap_does_not_buy(open_page: OpenPage) -> None:
    """If somebody taps what costs something, then its sheet opens; its button buys. A pass is asked about, too."""
    page = open_page(width=390, height=844, touch=True)
    player = open_forge(page)
    step, sheet = player.step(), page.locator("#sheet")
    page.tap("#choices .choice:has(.cost) >> nth=0")
    expect(sheet.locator(".commit")).to_be_visible()
    assert player.step() == step
    page.tap("#choices .choice:has-text('Pass')")
    expect(sheet.locator(".warns")).to_contain_text("cannot be taken back")
    assert player.step() == step
    page.tap("#choices .choice:has(.cost) >> nth=0")
    expect(sheet.locator(".costs")).to_be_visible()
    page.tap("#sheet .commit")
    wait_for_step(page, step + 1)


def test_things_are_looked_up(open_page: OpenPage) -> None:
    """If somebody searches the cards and things of a game, then what is meant stays, with its effect and its rule."""
    page = open_page()
    for lang, wish, name in (
        ("en", "guardian gold", "The Guardian’s Owl"),
        ("fr", "ailes", "Les Ailes de la Gardienne"),
    ):
        page.goto(f"/reference/diceforge?lang={lang}")
        page.fill("#find", wish)
        expect(page.locator("#card-owl h3")).to_have_text(name)
        expect(page.locator("#card-hydra")).to_be_hidden()
        expect(page.locator("#found")).not_to_have_text("147")
    page.fill("#find", "")
    drawn = page.locator('#face-4g use[href="#f-4g"]')
    face = drawn.evaluate("each => getComputedStyle(each).getPropertyValue('--face')")
    assert face not in ("", drawn.evaluate("each => getComputedStyle(each).color"))  # its figures can be read
    page.fill("#find", "ailes")
    page.click("#card-owl summary")
    expect(page.locator("#card-owl .rule")).to_contain_text("DFR-203")
    page.fill("#find", "xyzzy")
    expect(page.locator("#none")).to_be_visible()
    assert violations(page) == []


def test_a_rule_shows_what_it_speaks_of(open_page: OpenPage) -> None:
    """If a rule speaks of a card, then its picture and name stand beside it, and open its sheet at the table."""
    page = open_page(height=800)
    start(page, "diceforge", [person("Astrid"), machine("Bjorn", "random")], seed=7)
    page.keyboard.press("/")
    page.fill("#rules-search", "DFR-203")
    thing = page.locator("#rules-list #rule-DFR-203 a.thing")
    expect(thing).to_contain_text("The Guardian’s Owl")
    expect(thing.locator("svg")).to_be_visible()
    thing.click()
    expect(page.locator("#sheet")).to_contain_text("The Guardian’s Owl")
    expect(page).to_have_url(re.compile(r"/t/"))


def test_a_rule_that_was_looked_up_goes_away(open_page: OpenPage) -> None:
    """If a rule was looked up, then Esc puts it away, and so does the next own answer."""
    page = open_page(height=800)
    start(page, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "odin,thor"}, seed=5)
    rule = page.locator("#at-hand")
    page.locator("#choices .rid").first.click()
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    page.locator("#choices .rid").first.click()
    expect(rule).to_be_visible()
    settle(page, "#choices .choice")
    expect(rule).to_be_hidden()


def test_going_somewhere_is_not_asked_about(open_page: OpenPage) -> None:
    """If odds are of what may be done afterwards, then a move to what is nearly lost is made without a question."""
    page = open_page(height=800)
    start(page, "yggdrasil", [person("Astrid"), person("Bjorn")], {"saga": "6", "gods": "odin,thor"}, seed=1)
    page.evaluate("localStorage.setItem('confirm', 'on')")
    settle(page, "#choices .choice")  # the support god
    settle(page, "#choices .choice")  # who is first
    vanaheim = page.locator("#choices .choice:has-text('Go to Vanaheim')")
    expect(vanaheim.locator(".chance strong")).to_have_text("0%")
    press(page, vanaheim.click)
    expect(page.locator("#prompt")).to_contain_text("Vanaheim")


def test_what_chances_count_is_told_once(open_page: OpenPage) -> None:
    """If several chances count the same and it is long, then it is told once above them; else each says its own."""
    page = open_page()
    start(page, "ragnarok", [person(), machine()])
    page.wait_for_selector("#choices .choice")
    long, other = "to win if both sides play all the cards they can", "of 200 hunts tried succeed, if we guard"
    assert page.evaluate(COUNTED, [long, long, long]) == [1, 0, 3, 3]
    assert page.evaluate(COUNTED, [long, other]) == [0, 2, 0, 2]
    assert page.evaluate(COUNTED, [long]) == [0, 1, 0, 1]
    assert page.evaluate(COUNTED, ["hits", "hits"]) == [0, 0, 0, 2]


def test_a_chance_takes_no_room_from_a_name(open_page: OpenPage) -> None:
    """If choices draw together, then those with a chance stay below one another: no name is broken beside it."""
    page = open_page(height=800)
    start(page, "ragnarok", [person(), machine()])
    page.wait_for_selector("#choices .choice")
    assert page.evaluate(COLUMNS) == [2, 1]
