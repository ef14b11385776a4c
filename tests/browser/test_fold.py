"""On a screen of 1280 by 800 island, scene, prompt and choices are seen without scrolling; people have their names."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME
from tests.browser.conftest import OpenPage
from tests.browser.playing import machine, person, start, wait_for, wait_for_table
from tests.games.ragnarok.picture.gallery import crowded, fighting, hunting, painted, shown_in

HIGH = 800
# The frames of island and hunt, both sides of a Battle with their cards, the players in short: where each ends.
FEET = """drawn => {
  document.querySelector("#board-place").innerHTML = drawn;
  const parts = "#board .r-frame, #hunt .r-frame, #battle .panel, #battle .r-card, #seats .panel";
  const boxes = [...document.querySelectorAll(parts)].map(each => each.getBoundingClientRect());
  return boxes.filter(box => box.width).map(box => box.bottom);
}"""
TOPS = "() => ['.prompt', '#choices .choice'].map(each => document.querySelector(each).getBoundingClientRect().bottom)"


def test_a_fight_and_the_island_are_seen_without_scrolling(open_page: OpenPage) -> None:
    """If a Battle or a hunt is drawn on the page of a table, then it and the whole island end above the fold."""
    page = open_page(width=1280, height=HIGH)
    start(page, "ragnarok", [person(), machine()])
    wait_for(page, f"() => Math.max(...({TOPS})()) <= {HIGH}", True)
    for state, seat, least in ((crowded(), 0, 6), (fighting(), 1, 5), (hunting(), 0, 2)):
        feet = page.evaluate(FEET, painted(state, seat))
        assert len(feet) >= least
        assert max(feet) <= HIGH
    assert page.evaluate("() => scrollY") == 0


# How far the hand, and the last of the words, end above the foot of the own panel that is kept with the prompt.
HAND = """() => {
  const foot = document.querySelector("#own").getBoundingClientRect().bottom;
  const parts = document.querySelectorAll("#own .r-card, #own text");
  const ends = [...parts].map((part) => part.getBoundingClientRect().bottom);
  return [parts.length, foot - Math.max(...ends)];
}"""


def test_the_own_hand_is_seen_on_a_phone(open_page: OpenPage) -> None:
    """If one is asked on a phone, then attributes, hand and what one holds stand whole beside the question."""
    page = open_page(width=390, height=844, touch=True)
    start(page, "ragnarok", [person(), machine()], {"heroes": "dealt"})
    page.wait_for_selector("#own:not([hidden]) svg .r-card")
    count, room = page.evaluate(HAND)
    assert count > 8
    assert room >= 0


# What a drawing becomes on the page: labels that call somebody by name, those that are squeezed, and a sentence.
CALLED = """async drawn => {
  const { drawBoard } = await import("/static/shared/board.js");
  const { withNames } = await import("/static/shared/words.js");
  drawBoard(drawn);
  const texts = [...document.querySelectorAll("#board-place text")].filter(each => each.getBoundingClientRect().width);
  const named = texts.filter(each => each.textContent.includes("Astrid"));
  const tight = named.filter(each => each.hasAttribute("textLength")).map(each => each.textContent);
  return { named: named.length, tight, said: withNames("une Armée de Sorbier, à Sorbier, de Fjord") };
}"""


@pytest.mark.long
def test_a_sentence_with_a_name_is_not_squeezed_like_a_plate(open_page: OpenPage) -> None:
    """If people have names, then a whole sentence of the drawing stays as wide as it is, in every language."""
    page = open_page()
    start(page, "ragnarok", [person(), machine()])
    table = page.url
    for lang in ("ja", "fr"):
        page.goto(f"{table}?lang={lang}")
        wait_for_table(page)
        found = page.evaluate(CALLED, shown_in(lang, GAME.view(crowded(), 0), "PRAY_TO", [0]))
        assert (found["named"] > 1, found["tight"]) == (True, [])
        assert lang == "ja" or found["said"] == "une Armée d’Astrid, à Astrid, de Bjorn"
