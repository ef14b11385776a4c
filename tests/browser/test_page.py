"""What a page of a table offers: rules, hints, languages, replays, accessibility."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import ninerealms as nr
from tests.browser.conftest import OpenPage, serving
from tests.browser.playing import (
    ASKED,
    OVER,
    Player,
    keep_picture,
    machine,
    person,
    start,
    violations,
    wait_for,
    wait_for_step,
    words_of,
)
from tests.waiting import wait_until

# How many widths the panels beside a replay have.
WIDTHS = """() => {
  const widths = [...document.querySelectorAll(".side > :not([hidden])")].map((each) => Math.round(each.offsetWidth));
  return new Set(widths.filter((width) => width)).size;
}"""


def test_why_opens_the_rule_and_closed_things_tell_their_reason(open_page: OpenPage) -> None:
    """If somebody asks why, of the question, a choice, a closed thing or a log line, then the rule is opened."""
    page = open_page()
    start(page, "diceforge", [person(), machine("Bot", "random")])
    player = Player(page, 2)
    for _ in range(20):
        player.wait()
        if page.query_selector("#closed:not([hidden])"):
            break
        player.answer(in_list=True)
    page.click("#prompt-why")
    why, asked = page.get_attribute("#prompt-why", "aria-label") or "", page.locator("#rules article.asked")
    expect(asked.locator(".rid")).to_have_text(why.split()[-1])
    page.click("#choices .why >> nth=0")
    expect(page.locator("#sheet .rule").first).to_contain_text("DFR-")
    page.click("#closed summary")
    for place in ("#closed", "#log"):
        page.click(f"{place} .rid >> nth=0")
        expect(asked).to_contain_text(page.inner_text(f"{place} .rid >> nth=0"))


def test_pointing_at_either_lights_both(open_page: OpenPage) -> None:
    """If the pointer is on a choice in the list, then the piece on the board is lit, and the other way round."""
    page = open_page()
    start(page, "diceforge", [person(), machine("Bot", "random")])
    Player(page).wait()
    action = page.get_attribute("#choices .choice >> nth=0", "data-action")
    page.hover("#choices .choice >> nth=0")
    expect(page.locator(f'#board-place .hot[data-action="{action}"]')).not_to_have_count(0)
    page.mouse.move(0, 0)
    page.locator(f'#board-place [data-action="{action}"]').first.hover(force=True)
    expect(page.locator(f'#choices .hot[data-action="{action}"]')).to_have_count(1)


# The lowest point at which each piece that can be chosen is hit; and where the piece lies in twenty frames.
LOWEST = """() => [...document.querySelectorAll("#board-place .may[data-action][id]")].map((piece) => {
  const { left, width, top, bottom } = piece.getBoundingClientRect();
  const hits = (y) => document.elementFromPoint(left + width / 2, y)?.closest("[data-action]") === piece;
  for (let y = bottom; y > top; y -= .5) if (hits(y)) return [piece.id, left + width / 2, y - .4];
}).filter(Boolean)"""
TOPS = """async id => {
  const tops = new Set();
  for (let i = 0; i < 20; i++) {
    await new Promise(requestAnimationFrame);
    tops.add(document.getElementById(id).getBoundingClientRect().top);
  }
  return [...tops];
}"""


def test_a_piece_does_not_tremble_under_the_pointer(open_page: OpenPage) -> None:
    """If the pointer lies on the lowest edge of what can be chosen, then that stays there, and a click takes it."""
    page = open_page(height=800)
    start(page, "diceforge", [person(), machine()], seed=11)
    Player(page).wait()
    lowest = page.evaluate(LOWEST)
    assert len(lowest) >= 3
    for piece, x, y in lowest[:3]:
        page.mouse.move(x, y)
        assert len(page.evaluate(TOPS, piece)) == 1
    page.mouse.click(x, y)
    wait_for_step(page, 1)


def test_a_hint_shows_up_to_three_with_chances(open_page: OpenPage) -> None:
    """If a hint is wanted, then up to three choices carry an estimated chance."""
    page = open_page()
    start(page, "northgard", [person(), machine("Bot", "random")])
    player = Player(page)
    player.play(most=3)
    player.wait()
    page.keyboard.press("h")
    expect(page.locator(".advice").first).to_contain_text("%")
    expect(page.locator(".advice").nth(3)).not_to_be_attached()


@pytest.mark.long
def test_every_language_in_the_middle_of_a_game(open_page: OpenPage) -> None:
    """If another language is chosen in the middle of a game, then page, choices, log and drawing all speak it."""
    page = open_page()
    start(page, "northgard", [person("A"), person("B")], seed=5)
    player = Player(page)
    player.play(most=9)
    step = player.step()
    expect(page.locator("#share")).to_be_visible()
    english = set(words_of(page))
    for lang, word in (("fr", "Vos choix"), ("ja", "選べること")):
        page.select_option("#language", lang)
        expect(page.locator("#board-place > svg")).to_have_attribute("lang", lang)
        wait_for_step(page, step)
        expect(page.locator("#choices .choice").first).to_be_visible()
        expect(page.locator("#choices-head")).to_have_text(word)
        expect(page.locator("#share")).to_be_visible()
        keep_picture(page, f"northgard-{lang}-1280")
        said = words_of(page)
        if lang == "ja":
            assert [text for text in said if re.search(r"(?!NTG|Esc)[A-Za-z]{3}", text)] == []
        else:
            assert [text for text in english.intersection(said) if re.search(r"[a-z]{3} [a-z]{3}", text)] == []


def test_day_and_night_and_motion_can_be_forced(open_page: OpenPage) -> None:
    """If the buttons are used, then the theme is forced and things stop moving, also after a reload."""
    page = open_page()
    page.goto("/")
    page.click("#theme")
    page.click(".top .motion")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")


MOVE_TO = """step => {
  const line = document.querySelector("#time-line");
  line.value = step;
  line.dispatchEvent(new Event("input"));
}"""
# What is shown of a moment: the label, the board in words, how many lines the log has.
MOMENT = """() => [
  document.querySelector("#time-count").textContent,
  document.querySelector("#log .words").textContent,
  document.querySelectorAll("#log .lines li").length,
]"""
WATCH_STEPS = f"""() => {{
  window.steps = [];
  const main = document.querySelector("#main");
  new MutationObserver(() => window.steps.push([main.dataset.step, ({MOMENT})()]))
    .observe(main, {{ attributeFilter: ["data-step"] }});
}}"""


def test_a_replay_is_kept_looked_at_and_uploaded(open_page: OpenPage, tmp_path: Path) -> None:
    """If a game is over, then its replay can be kept, uploaded, walked through, and has a curve; not of other rules."""
    page = open_page(hush="422")
    start(page, "northgard", [machine("Bot", "greedy"), machine("Bot too", "greedy")])
    expect(page.locator(OVER)).to_be_attached()
    with page.expect_download() as kept:
        page.click("#table-acts a[download]")
    kept.value.save_as(tmp_path / "game.txt")
    page.goto("/")
    page.set_input_files("#upload", tmp_path / "game.txt")
    page.wait_for_url("**/r/*")
    page.wait_for_selector("#board-place svg")
    last = page.get_attribute("#main", "data-step")
    page.click('[data-go="first"]')
    wait_for_step(page, 0)
    page.keyboard.press("ArrowRight")
    wait_for_step(page, 1)
    page.keyboard.press("End")
    wait_for_step(page, int(last or 0))
    expect(page.locator("#curve svg .chance").first).to_be_attached()
    assert page.evaluate(WIDTHS) == 1, "every panel of the replay is as wide as its column"
    assert page.evaluate("() => document.querySelector('#curve text').matches('g ~ text')")
    expect(page.locator("[data-go] svg")).to_have_count(4)
    keep_picture(page, "replay-1280")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert violations(page, board=False) == []
    page.locator("#curve .curve-place svg").click(position={"x": 20, "y": 20})
    page.wait_for_function(
        "last => Number(document.querySelector('#main').dataset.step) < last / 2", arg=int(last or 0)
    )
    page.goto("/")
    other = (tmp_path / "game.txt").read_text().replace("\nversion 2\n", "\nversion 99\n")
    (tmp_path / "other.txt").write_text(other)
    page.set_input_files("#upload", tmp_path / "other.txt")
    expect(page.locator("#notice.bad")).to_contain_text("99")


def test_the_moment_shown_is_the_moment_told(open_page: OpenPage) -> None:
    """If the time line is moved on while a moment is loading, then board, words and log are those of the step shown."""
    page = open_page()
    start(page, "northgard", [person("Astrid"), person("Bjorn")], seed=5)
    Player(page).play(most=8)
    wait_for_step(page, 8)
    page.goto(page.url.replace("/t/", "/r/"))
    wait_for_step(page, 8)
    moments = {}
    for step in (1, 6):
        page.evaluate(MOVE_TO, step)
        wait_for_step(page, step)
        moments[step] = page.evaluate(MOMENT)
    assert moments[1] != moments[6]
    page.keyboard.press("Home")
    wait_for_step(page, 0)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/moment/1?*", hold)
    with page.expect_request("**/moment/1?*"):
        page.evaluate(MOVE_TO, 1)
    page.evaluate(MOVE_TO, 6)
    page.evaluate(WATCH_STEPS)
    wait_until(lambda: page.evaluate("true") and held)
    held[0].continue_()
    wait_for_step(page, 6)
    wait_for(page, MOMENT, moments[6])
    wait_for(page, "() => window.steps", [["1", moments[1]], ["6", moments[6]]])


@pytest.mark.long
def test_a_table_of_other_rules_is_told_of(open_page: OpenPage, tmp_path: Path) -> None:
    """If the rules have changed since a table was laid, then a sentence says so, and its replay can be kept."""
    page = open_page(hush="410")
    with serving(tmp_path / "tables.db") as address:
        page.goto(address)
        page.click('[data-game="northgard"] .go')
        page.wait_for_selector(ASKED, state="attached")
        path = page.url.removeprefix(address)
        page.goto("about:blank")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
        kept.execute("update games set version = 99, head = replace(head, 'version 2', 'version 99')")
        kept.commit()
    with serving(tmp_path / "tables.db") as address:
        page.goto(address)
        page.wait_for_selector("#saved li:has-text('Other rules than now')")
        page.goto(address + path)
        expect(page.locator(".lost")).to_contain_text("begun under other rules")
        with page.expect_download() as replay:
            page.click(".lost a[download]")
        assert "version 99" in replay.value.path().read_text()


def test_a_damaged_replay_is_refused_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    """If a file is no replay, then the page says what is wrong with it."""
    page = open_page(hush="422")
    (tmp_path / "no.txt").write_text("this is no replay\n")
    page.goto("/")
    page.set_input_files("#upload", tmp_path / "no.txt")
    expect(page.locator("#notice.bad")).to_contain_text("Line 1")


@pytest.mark.parametrize(
    "game", ["northgard", *(pytest.param(game, marks=pytest.mark.long) for game in nr.games() if game != "northgard")]
)
def test_nothing_keeps_anybody_out(open_page: OpenPage, game: str) -> None:
    """If axe looks by day and by night, colours are forced or the page is zoomed twofold, then all can be reached."""
    page = open_page()
    start(page, game, [person(), machine("Bot", "random")])
    player = Player(page)
    player.play(most=4)
    player.wait()
    page.click("#choices .why >> nth=0")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        assert violations(page) == []
    told = page.locator("#main").aria_snapshot()
    assert 'log "The saga so far"' in told
    assert "- meter\n" not in told
    assert "- button\n" not in told
    page.click('#log [data-show="words"]')
    expect(page.locator("#log .words li").nth(5)).to_be_visible()
    expect(page.locator("#log .lines .rid").first).to_be_hidden()
    assert 'log "The saga so far"' in page.locator("#main").aria_snapshot()
    page.emulate_media(color_scheme="light", forced_colors="active")
    keep_picture(page, f"{game}-forced-1280")
    page.emulate_media(forced_colors="none")
    page.set_viewport_size({"width": 640, "height": 450})
    expect(page.locator("#board-place > svg")).to_have_attribute("data-shape", "tall")
    page.wait_for_function("() => document.documentElement.scrollWidth <= 640")
    player.answer(in_list=True)


def test_a_stranger_is_shown_the_door(open_page: OpenPage) -> None:
    """If somebody has no key for a table, then the page says so and shows nothing of it."""
    page = open_page(hush="404")
    page.goto("/t/nosuchtable00")
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator("#board-place")).to_have_count(0)
