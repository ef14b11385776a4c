"""Where chance decides: odds before a throw, dice that tumble, and real dice and draws entered by hand."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import ASKED, Player, keep_picture, person, press, settle, start, tab_to, wait_for_step

# Every face a die of the drawing shows while it is watched, by die; how often something was framed; what was set in
# motion. The motions are held at their beginning: how long they last on this machine shall not matter.
WATCH = """() => {
  window.faces = {};
  window.framed = 0;
  window.motions = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...told) {
    const motion = animate.apply(this, told);
    motion.pause();
    window.motions.push(motion);
    return motion;
  };
  const seen = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (attributeName === "class") {
        window.framed += target.matches(".changed");
        continue;
      }
      const die = (target.closest ? target : target.parentElement)?.closest('[id^="die-"]');
      const face = die?.querySelector("[data-faces] text")?.textContent ?? target.getAttribute?.("href");
      if (die && face) (window.faces[die.id] ??= []).push(face);
    }
  });
  seen.observe(document.querySelector("#board-place"),
    { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["href", "class"] });
}"""
END_MOTION = "window.motions.forEach(motion => motion.finish())"
# How many lines of odds the server tells of a choice.
COUNT_ODDS = """async action => {
  const { table, seat, step } = document.querySelector("#main").dataset;
  const answer = await fetch(`/api/t/${table}/odds?${new URLSearchParams({ seat, step, action })}`);
  return (await answer.json()).lines.length;
}"""
RISKY = "#choices .choice:has(.chance)"


def play_to_a_risk(page: Page, player: Player) -> None:
    """Play until an answer is offered whose odds are told and whose dice are thrown at once."""
    for _ in range(60):
        player.wait()
        risky = page.query_selector(RISKY)
        if risky is not None and page.evaluate(COUNT_ODDS, risky.get_attribute("data-action")):
            return
        player.answer(in_list=True)
    raise AssertionError("nothing was risked in sixty answers")


def test_odds_are_told_and_dice_tumble(open_page: OpenPage) -> None:
    """If dice decide, then the odds stand with the choice and by the list, and the die turns through three faces."""
    page = open_page()
    start(page, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "freyja,thor"}, seed=5)
    play_to_a_risk(page, Player(page, 3))
    page.click(f"li:has(> {RISKY}) .why".replace("#choices ", ""))
    expect(page.locator("#odds")).to_be_visible()
    expect(page.locator(f"{RISKY} .chance").first).to_contain_text("%")
    chances = [float(told.rstrip("%")) for told in page.locator("#odds li b").all_inner_texts()]
    assert len(chances) > 1
    assert 98 <= sum(chances) <= 102
    keep_picture(page, "odds-1280")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(WATCH)
    page.click(RISKY)
    page.wait_for_function("() => Object.values(window.faces).some(faces => faces.length >= 4)")
    page.evaluate(END_MOTION)
    page.wait_for_function("() => Object.values(window.faces).some(faces => faces.length >= 5)")
    shown, faces = page.evaluate("Object.entries(window.faces).find(([, faces]) => faces.length >= 5)")
    assert len(set(faces[:3])) == 3
    expect(page.locator(f"#{shown} [data-faces] text")).to_have_text(faces[-1])
    expect(page.locator("#log .lines")).to_contain_text(f"rolls {faces[-1].replace('–', 'blank')} with")


def test_odds_are_those_of_the_position(open_page: OpenPage) -> None:
    """If an answer is taken back, or odds did not come, then they are asked for anew and not told from memory."""
    page = open_page(hush="503")
    asked, held = list[str](), list[Route]()

    def tell(route: Route) -> None:
        asked.append(route.request.url)
        step = parse_qs(urlsplit(route.request.url).query)["step"][0]
        text = f"answer {len(asked)} at step {step}"
        if len(asked) == 1:
            held.append(route)
        else:
            route.fulfill(json={"lines": [{"text": text, "chance": 1.0}], "exact": True})

    page.route("**/odds?*", tell)
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    player = Player(page)
    player.wait()
    page.keyboard.press("ArrowDown")
    with page.expect_request("**/odds?*"):
        page.keyboard.press("i")
    for key, sheets in (("Escape", 0), ("i", 1)):  # opened again while the first request is still under way
        page.keyboard.press(key)
        expect(page.locator("#sheet")).to_have_count(sheets)
    expect(page.locator("#odds")).to_be_hidden()
    held.pop().fulfill(status=503, json={"error": {"code": "full"}})
    for way, answer in (("", 2), ("ArrowDown", 3), ("ArrowUp", 2)):
        if way:
            page.keyboard.press(way)
            page.keyboard.press("i")
        page.wait_for_selector(f"#odds:has-text('answer {answer}')")
        page.keyboard.press("Escape")
        expect(page.locator("#sheet")).to_have_count(0)
    page.keyboard.press("Enter")
    wait_for_step(page, 1)
    page.keyboard.press("u")
    wait_for_step(page, 0)
    player.wait()
    page.locator("#choices .choice").first.focus()
    page.keyboard.press("i")
    expect(page.locator("#odds")).to_contain_text(re.compile(r"answer ([4-9]|\d\d) at step 0"))


@pytest.mark.long
def test_dice_lie_still_where_nothing_shall_move(open_page: OpenPage) -> None:
    """If the system or the page's own switch says so, then a throw is shown at once and framed; else pieces move."""
    page = open_page()
    start(page, "diceforge", [person("Astrid"), person("Bjorn")], seed=5)
    player = Player(page, 1)
    page.evaluate(WATCH)
    for wish in ("system", "page"):
        if wish == "page":
            page.emulate_media(reduced_motion="no-preference")
            page.click(".top .motion")
        page.evaluate("window.framed = 0")
        pass_turn(page, player)
        page.wait_for_function("() => window.framed > 0")
        assert page.evaluate("window.motions.length") == 0
        assert page.evaluate("Object.values(window.faces).every(faces => faces.length < 3)")
    page.click(".top .motion")
    pass_turn(page, player)
    page.wait_for_function("() => window.motions.length > 0")
    page.wait_for_function("() => Object.values(window.faces).filter(faces => faces.length > 3).length > 1")


def pass_turn(page: Page, player: Player) -> None:
    """Answer with the last choice, which passes, until somebody else is asked: then all dice are thrown."""
    seat = page.get_attribute("#main", "data-seat")
    for _ in range(12):
        player.wait()
        step = player.step()
        page.locator("#choices .choice").last.click()
        page.wait_for_function("step => document.querySelector('#main').dataset.step !== step", arg=str(step))
        if page.get_attribute("#main", "data-seat") != seat:
            return
    raise AssertionError("the turn does not end")


def enter_rows(page: Page) -> list[str]:
    """Mark the first and then the last result of each of several throws, and enter them together; what was offered."""
    offered = list[str]()
    together = page.locator("#ask .go")
    for row in page.locator("#ask .rows fieldset").all():
        expect(together).to_be_disabled()
        results = row.locator(".result")
        results.first.click()
        results.last.click()
        expect(row.locator(".result[aria-pressed=true]")).to_have_count(1)
        offered.append(f"{row.locator('legend').inner_text()}\n{row.locator('.results').inner_text()}")
    page.evaluate("count => { window.together = Math.max(window.together ?? 0, count); }", len(offered))
    press(page, together.click)
    return offered


def play_printed(page: Page, wish: str, enough: str) -> list[str]:
    """A printed game: enter what is asked for, answer as wished where it can be, until the log tells enough."""
    player, offered = Player(page, 2), list[str]()
    for _ in range(120):
        page.wait_for_selector(f"#ask .result, {ASKED}", state="attached")
        if page.query_selector("#ask .rows"):
            offered += enter_rows(page)
        elif page.query_selector("#ask .result"):
            offered.append(f"{page.inner_text('#prompt-text')}\n{page.inner_text('#ask .results')}")
            expect(page.locator("#choices")).to_be_hidden()
            press(page, page.locator("#ask .result").last.click)
        elif enough in page.inner_text("#log .lines"):
            return offered
        elif page.locator(f"#choices .choice:has-text('{wish}')").count():
            settle(page, f"#choices .choice:has-text('{wish}')")
        else:
            settle(page, f'#choices .choice[data-action="{player.pick()}"]')
    raise AssertionError("the printed game asks for results without end")


def test_the_printed_northgard_is_refereed(open_page: OpenPage) -> None:
    """If the printed game is on the table, then the page names the tiles to draw and goes on with the real one."""
    page = open_page()
    page.goto("/")
    page.click('[data-setup="northgard"]')
    page.select_option('[name="who-1"]', "human")
    page.check('[name="real"]')
    page.click("#setup .go")
    page.wait_for_selector("#board-place.unlaid > svg")
    keep_picture(page, "northgard-laying-1280")
    offered = play_printed(page, "Explore", "turns up")
    expect(page.locator("#board-place.unlaid")).to_have_count(0)
    asked = [told.partition("\n")[0] for told in offered]
    assert asked[0] == "Turn up the tile on A1: which one is it?"
    assert offered[0].count("\ntile ") == 13
    assert asked[1].startswith("Which way does tile")
    assert all(way in offered[1] for way in ("Upright", "A quarter turn clockwise", "Upside down", "north: "))
    assert asked[4] == "Draw lots: who goes first?"
    expect(page.locator("#state")).to_contain_text("printed game")


def test_a_result_counts_once_and_can_be_taken_back(open_page: OpenPage) -> None:
    """If a result is clicked twice, then it is entered once; while the table is laid the last one can be taken back."""
    page = open_page()
    start(page, "northgard", [person("Astrid"), person("Bjorn")], real=True)
    entered: list[str] = []
    page.on("request", lambda asked: entered.append(asked.url) if asked.url.endswith("/enter") else None)
    first = page.inner_text("#prompt-text")
    expect(page.locator("#ask .row button")).to_have_count(0)
    page.locator("#ask .result").first.dblclick()
    page.wait_for_function("first => document.querySelector('#prompt-text').textContent !== first", arg=first)
    assert len(entered) == 1
    page.click("#ask .row button")
    page.wait_for_function("first => document.querySelector('#prompt-text').textContent === first", arg=first)
    page.wait_for_selector("#ask .row button", state="detached")
    tab_to(page, "#ask .result")
    page.keyboard.press("Enter")
    page.wait_for_selector("#ask .row button")
    expect(page.locator("#ask .result:focus")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator("#ask .row button")).to_have_count(0)
    expect(page.locator("#notice")).to_be_empty()


def test_the_printed_dice_forge_is_refereed(open_page: OpenPage) -> None:
    """If real dice are thrown, then the page tells whose and names their faces, those alike once.

    Dice thrown together are entered on one screen.
    """
    page = open_page(width=390, height=844, touch=True)
    start(page, "diceforge", [person("Astrid"), person("Bjorn")], real=True)
    offered = play_printed(page, "Forge", "forges")
    assert page.evaluate("window.together") == 4
    for die in ("Astrid’s light die", "Astrid’s dark die", "Bjorn’s light die", "Bjorn’s dark die"):
        assert any(told.startswith(f"Throw {die}\n") for told in offered)
    thrown = [told for told in offered if told.startswith("Throw Astrid’s light die\n")]
    assert thrown[0].split("\n")[-2:] == ["1 gold", "1 sun shard"]
    keep_picture(page, "diceforge-printed-390")


@pytest.mark.long
def test_the_printed_yggdrasil_is_refereed(open_page: OpenPage) -> None:
    """If the printed game is on the table, then a whole first turn is played with its cards, stones and dice."""
    page = open_page()
    start(page, "yggdrasil", [person("Astrid"), person("Bjorn")], {"gods": "freyja,thor"}, real=True)
    offered = play_printed(page, "Fight", "Round 2")
    asked = [told.partition("\n")[0] for told in offered]
    assert asked[:3] == [f"Turn up the top card of the artifact holder of level {level}" for level in (1, 2, 3)]
    assert asked.count("Freyja, turn over your card on the wheel: which group is it from?") == 1
    revealed = next(told for told in offered if told.startswith("Freyja, turn over your card on the wheel: which one"))
    assert len(set(revealed.split("\n")[1:])) == len(revealed.split("\n")[1:])
    assert any(each.endswith("throw the god die") for each in asked)
    keep_picture(page, "yggdrasil-printed-1280")
