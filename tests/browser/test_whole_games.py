"""Whole games through the page, against bots: by mouse at a desk, by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page, expect

import ninerealms as nr
from tests.browser.conftest import OpenPage
from tests.browser.ending import check_end
from tests.browser.fitting import misfits, outside
from tests.browser.playing import ASKED, OVER, Player, machine, person, start, wait_for_table, words_of


class Table(NamedTuple):
    """Whom a person plays against, and the seed of the table."""

    bot: str
    seed: int


# Twenty or thirty answers, whatever the bot does, but for a game of nine rounds; and a table as it comes.
SHORT = {
    "northgard": Table("greedy", 6),
    "diceforge": Table("random", 11),
    "yggdrasil": Table("random", 22),
    "andor": Table("random", 3),
    "ragnarok": Table("greedy", 26),
}
FOREIGN = re.compile(r"(?!LOR|UTG|Esc)[A-Za-z]{3}")  # rules and a key have Latin letters in every language
LENGTHY = {"ragnarok"}
ANY = Table("random", 5)


def test_every_game_has_a_table_here() -> None:
    """If a game is registered, then it is played through the page."""
    assert set(SHORT) == set(nr.games())


def tables(short: Iterable[str], any_length: Iterable[str]) -> list[ParameterSet]:
    """Short games of some, and longer ones."""
    soon_over = [
        pytest.param(game, SHORT[game], id=game, marks=pytest.mark.long if game in LENGTHY else ()) for game in short
    ]
    return soon_over + [pytest.param(game, ANY, id=f"{game}-any", marks=pytest.mark.long) for game in any_length]


def sit_down(page: Page, game: str, table: Table) -> None:
    start(page, game, [person(), machine("Bot", table.bot)], seed=table.seed)


@pytest.mark.parametrize(("game", "table"), tables(SHORT, SHORT))
def test_a_whole_game_by_mouse(open_page: OpenPage, game: str, table: Table) -> None:
    """If a person plays a game to its end, then every answer counts, half of them by clicking the drawing."""
    page = open_page(height=800)
    sit_down(page, game, table)
    player = Player(page, seed=3)
    player.play()
    expect(page.locator(OVER)).to_be_attached()
    expect(page.locator("#prompt-text")).not_to_be_empty()
    expect(page.locator("#rematch")).to_be_visible()
    expect(page.locator("#help")).to_have_attribute("aria-expanded", "false")
    assert player.unreachable == []
    assert player.on_board >= player.in_list
    expect(page.locator("#log .lines li").nth(player.on_board)).to_be_attached()
    if game == "northgard":
        check_end(page)
        plays_again(page)


def plays_again(page: Page) -> None:
    """The next game has the same seats; the old table shows the way to it, the start page has both."""
    over, seats = page.url, page.inner_text("#players > ul > li.seat-0 b")
    page.click("#rematch")
    page.wait_for_url(lambda address: address != over)
    page.wait_for_selector(ASKED, state="attached")
    expect(page.locator("#players > ul > li.seat-0 b")).to_have_text(seats)
    fresh = page.url
    page.goto(over)
    page.click("#end .go")
    page.wait_for_url(fresh)
    page.click("#pause")
    expect(page.locator("#saved li")).to_have_count(2)
    expect(page.locator("#saved")).to_contain_text("Over")


def test_a_game_begins_by_touch(open_page: OpenPage) -> None:
    """If a phone of 390 pixels is all there is, then the first answers can be given by tapping board and list."""
    page = open_page(width=390, height=844, touch=True)
    sit_down(page, "northgard", SHORT["northgard"])
    player = Player(page, seed=4, touch=True)
    player.play(most=8)
    assert player.unreachable == []
    assert player.on_board >= player.in_list


@pytest.mark.long
@pytest.mark.parametrize("table", [SHORT["northgard"], ANY])
@pytest.mark.parametrize("game", ["northgard", "diceforge"])
def test_a_whole_game_by_touch(open_page: OpenPage, game: str, table: Table) -> None:
    """If a phone of 390 pixels is all there is, then a whole game can be played by tapping, without sideways scroll."""
    page = open_page(width=390, height=844, touch=True)
    sit_down(page, game, table)
    player = Player(page, seed=4, touch=True)
    player.play(most=12)
    page.wait_for_function("() => document.documentElement.scrollWidth <= 390")
    player.play()
    expect(page.locator(OVER)).to_be_attached()
    assert player.unreachable == []
    assert player.on_board >= player.in_list


@pytest.mark.long
def test_a_whole_japanese_game_on_a_phone(open_page: OpenPage) -> None:
    """If Lords of Ragnarok is played in Japanese on a phone, then nothing is ever in English or covered."""
    page = open_page(width=390, height=844, touch=True)
    start(page, "ragnarok", [person("A"), machine("B", "greedy")], seed=SHORT["ragnarok"].seed)
    page.goto(f"{page.url}?lang=ja")
    wait_for_table(page)
    player, wrong = Player(page, seed=4, touch=True), set[str]()
    while player.wait():
        wrong |= {text for text in words_of(page) if FOREIGN.search(text)}
        wrong |= {*misfits(page), *outside(page)}
        player.answer(in_list=player.on_board > player.in_list)
    assert wrong == set()
    assert player.unreachable == []
    assert player.on_board >= player.in_list
