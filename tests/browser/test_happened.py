"""What happened: others' steps pass on the board, fights and throws are staged, a summary; `ending.py` has the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import new_context
from tests.browser.playing import Player, person, start

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
