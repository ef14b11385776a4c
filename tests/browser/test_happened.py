"""What happened: others' steps pass on the board, fights and throws are staged, a summary; `ending.py` has the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage, new_context
from tests.browser.playing import ASKED, Player, person, start

GREEDY = {"kind": "bot", "name": "", "bot": "greedy"}
MOST_ANSWERS = 60
# Notes what is staged and ends it by a key, and skips the first steps that pass by.
WATCH = """window.seen = { sides: 0, told: "", isOver: null, isSkipped: null };
new MutationObserver(() => {
  const staged = document.querySelector(".staged");
  if (staged && seen.sides < 2) {
    seen.sides = staged.querySelectorAll(".party").length;
    seen.told = staged.textContent;
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    seen.isOver = document.querySelector(".staged") === null;
  }
  const ribbon = document.querySelector(".ribbon");
  if (ribbon && seen.isSkipped === null) {
    ribbon.querySelector("button:last-child").click();
    seen.isSkipped = document.querySelector(".ribbon, #main[data-playing]") === null;
  }
}).observe(document, { childList: true, subtree: true });"""

# How many lines came of the own last answer, how many since then of others, and how many the summary shows or counts.
SUMMED = """async () => {
  const { log, since } = await (await fetch(`/api${location.pathname}/scene`)).json();
  const counts = (step) => log.filter((line) => !line.weight && step(line.step)).length;
  const more = parseInt(document.querySelector("#since .row small")?.textContent ?? "0");
  const shown = document.querySelectorAll("#since .lines li").length;
  return [counts((step) => step === since.from), counts((step) => step > since.from), shown + more];
}"""


# Two steps of another right after one another, each with its fight: what is staged at each, what is told of the first,
# what is staged after a click. All of it at once, so that no stage ends by itself meanwhile.
AT_ONCE = """async () => {
  const { present } = await import("/static/told/parade.js");
  const scene = await (await fetch(`/api${location.pathname}/scene`)).json();
  const steps = [1, 2].map((more) => scene.step + more);
  const after = (step, head) => ({ ...scene, step, may: false, asked: 1,
    since: { from: scene.step, steps: steps.map((each) => [each, 1]).filter(([each]) => each <= step), changes: [] },
    stages: [{ kind: "fight", head, sides: [], results: [], rule: "LOR-083" }] });
  const staged = () => document.querySelector(".staged h3").textContent;
  present(after(steps[0], "The first fight"));
  const seen = [staged(), document.querySelector(".ribbon p").textContent];
  present(after(steps[1], "The second fight"));
  seen.push(staged());
  document.querySelector("#board-place").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return [...seen, staged()];
}"""


# What the summary keeps of a battle that was lost and nine Armies that were raised since.
MANY = """async seat => {
  const { showSince } = await import("/static/told/since.js");
  const { addLines } = await import("/static/shared/log.js");
  const room = { openRule: () => {} };
  const scene = await (await fetch(`/api${location.pathname}/scene`)).json();
  const step = scene.step + 1 + seat;
  const raised = Array.from({ length: 9 }, (_, i) => `Raised to ${i}.`);
  const texts = ["Bjorn wins the Battle.", "Bjorn attacks Astrid.", ...raised];
  const rules = ["LOR-086", "LOR-082", ...Array(9).fill("LOR-053")];
  const number = scene.log.length + seat * texts.length;
  addLines(texts.map((text, i) => ({ number: number + i, step, seat, text, rule: rules[i] })), room);
  showSince({ ...scene, may: true, since: { from: step, steps: [[step, seat]], changes: [] } }, room);
  return [...document.querySelectorAll("#since .lines li > span:last-child")].map((each) => each.firstChild.data);
}"""


# The next step is of another, and this is its line.
LINE = """async () => {
  const { addLines } = await import("/static/shared/log.js");
  const { log, step } = await (await fetch(`/api${location.pathname}/scene`)).json();
  const line = { number: log.length, step: step + 1, seat: 1, text: "Bjorn raises an Army.", rule: "LOR-053" };
  addLines([line], { openRule: () => {} });
}"""
# A step of another is told at the foot of the board while nothing is to be chosen; then it is: which choices it covers.
# Nothing ends by itself meanwhile.
COVERED = """async () => {
  const { present } = await import("/static/told/parade.js");
  const scene = await (await fetch(`/api${location.pathname}/scene?shape=tall`)).json();
  globalThis.setTimeout = () => 0;
  const step = scene.step + 1;
  const since = { from: scene.step, steps: [[step, 1], [step + 1, 1]], changes: [] };
  const choices = document.querySelector("#choices");
  choices.style.display = "none";
  present({ ...scene, step, may: false, asked: 1, since, stages: [] });
  const told = document.querySelector(".ribbon").getBoundingClientRect();
  choices.style.display = "";
  const before = told.bottom > choices.getBoundingClientRect().top;
  present({ ...scene, step: step + 1, since, stages: [] });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const now = document.querySelector(".ribbon").getBoundingClientRect();
  return [before, now.height > 0, now.bottom <= choices.getBoundingClientRect().top];
}"""


def moving_page(browser: Browser, server: str) -> Page:
    """A page of somebody who likes to see things move."""
    page = new_context(browser, server, viewport={"width": 1280, "height": 900}).new_page()
    page.add_init_script(WATCH)
    return page


def play_until(player: Player, seen: str) -> None:
    """Answer until something was seen, so many times at most."""
    for _ in range(MOST_ANSWERS):
        if not player.wait() or player.page.evaluate(seen):
            break
        player.answer(in_list=True)
    player.page.wait_for_function(f"() => {seen}")


def test_bots_play_visibly_and_are_summed_up(browser: Browser, server: str) -> None:
    """If bots play, then their throws are staged and their steps pass by, until somebody skips them.

    What they did is summed up, can be seen again step by step, and the pace is kept.
    """
    page = moving_page(browser, server)
    start(page, "diceforge", [person(), GREEDY, GREEDY], seed=7)
    player = Player(page, seed=3)
    play_until(player, "seen.sides > 0 && seen.isSkipped !== null")
    page.wait_for_function("() => seen.sides > 1 && seen.isOver && seen.isSkipped")
    # people by their names
    page.wait_for_function("() => seen.told.includes('Astrid') && !seen.told.includes('Rowan')")
    play_until(player, "!document.querySelector('#since').hidden")
    expect(page.locator("#since .chips + .first")).to_be_attached()  # what one has of it, and what others did last
    page.evaluate("document.querySelector('#since').open = true")
    expect(page.locator("#since .lines li").first).to_be_visible()
    own, others, summed = page.evaluate(SUMMED)
    assert own > 0
    assert summed == own + others
    page.select_option("#since .pace", "slow")
    page.click("#see-again")
    page.click(".ribbon [aria-label='Stop']")
    before = page.get_attribute("#main", "data-playing")
    page.click(".ribbon [aria-label='One step on']")
    page.wait_for_function("step => document.querySelector('#main').dataset.playing !== step", arg=before)
    page.click(".ribbon button:last-child")
    expect(page.locator(".ribbon")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('pace')") == "slow"
    page.context.close()


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("yggdrasil", 3), ("ragnarok", 3), ("andor", 2)])
def test_fights_are_staged_in_every_game(browser: Browser, server: str, game: str, seats: int) -> None:
    """If bots fight, throw or hunt, then it is staged on the board with both sides."""
    page = moving_page(browser, server)
    start(page, game, [person(), *[GREEDY] * (seats - 1)], {"legend": "4"} if game == "andor" else None, seed=7)
    play_until(Player(page, seed=5), "seen.sides > 1")
    page.context.close()


def test_a_fight_is_staged_to_its_end_while_others_go_on(browser: Browser, server: str) -> None:
    """If another goes on at once, then a fight stays on the board for its while, and it is told; a click goes on."""
    page = moving_page(browser, server)
    start(page, "ragnarok", [person(), {**GREEDY, "name": "Bjorn"}])
    page.wait_for_selector(ASKED, state="attached")
    page.evaluate("seen.sides = seen.isSkipped = 1")  # so that nothing is skipped
    page.evaluate(LINE)
    staged = page.evaluate(AT_ONCE)
    assert staged == ["The first fight", "Bjorn raises an Army.", "The first fight", "The second fight"]
    page.context.close()


def test_a_summary_keeps_what_happened_once_and_to_oneself(open_page: OpenPage) -> None:
    """If others did the same again and again, then what they did but once is not left out, nor what they did to us."""
    page = open_page()
    start(page, "ragnarok", [person(), {**GREEDY, "name": "Bjorn"}])
    page.wait_for_selector(ASKED, state="attached")
    own, kept = page.evaluate(MANY, 0), page.evaluate(MANY, 1)
    assert own[:2] == kept[:2] == ["Bjorn wins the Battle.", "Bjorn attacks Astrid."]
    assert own[-1] == kept[-1] == "Raised to 8."
    assert (len(own), len(kept)) == (4, 8)


def test_what_is_told_of_others_covers_no_choice(browser: Browser, server: str) -> None:
    """If one is asked on a phone while a step of another is still told, then that stands above the choices."""
    page = new_context(
        browser, server, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    ).new_page()
    start(page, "ragnarok", [person(), {**GREEDY, "name": "Bjorn"}])
    page.wait_for_selector(ASKED, state="attached")
    page.evaluate(LINE)
    assert page.evaluate(COVERED) == [True, True, True]
    page.context.close()
