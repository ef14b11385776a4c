"""Whole games through the page, against bots or round one screen: by mouse at a desk, by touch on a phone."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

import ninerealms as nr
from ninerealms.kernel.match import Match, is_over
from ninerealms.players.chair import Chair
from ninerealms.players.seating import seat_all
from tests.browser.conftest import OpenPage
from tests.browser.ending import check_end
from tests.browser.fitting import misfits, outside
from tests.browser.playing import ASKED, COVER, OVER, Player, machine, person, start, wait_for_table, words_of


class Table(NamedTuple):
    """The bot a person plays against, or two whose game two people follow round one screen; the seed of the table."""

    bot: str
    seed: int
    other: str = ""


# Twenty or thirty answers, whatever the bot does, or nine rounds; where no seed bounds that, a short game of two bots.
SHORT = {
    "northgard": Table("greedy", 6),
    "diceforge": Table("random", 11),
    "yggdrasil": Table("random", 22),
    "andor": Table("random", 3),
    "ragnarok": Table("random", 1468, "greedy"),
}
FOREIGN = re.compile(r"(?!LOR|UTG|Esc)[A-Za-z]{3}")  # rules and a key have Latin letters in every language
ANY = Table("random", 5)


def test_every_game_has_a_table_here() -> None:
    """If a game is registered, then it is played through the page."""
    assert set(SHORT) == set(nr.games())


class Follower(Player):
    """Plays both seats as two bots did before, so that the game is always the same."""

    def __init__(self, page: Page, game: str, table: Table) -> None:
        super().__init__(page)
        match = Match(nr.game(game), 2, table.seed)
        bots = seat_all([table.bot, table.other], 2, table.seed)
        self.plan = list[int]()
        while not is_over(match):
            self.plan.append(bots[match.state.seat].choose(Chair(match.game, match.state, match.state.seat)))
            match.submit(self.plan[-1])
        self.plan.reverse()

    def wait(self) -> bool:
        """Where hands are secret, the next one says first to be there."""
        self.page.wait_for_selector(f"{COVER}, {ASKED}, {OVER}", state="attached")
        if self.page.query_selector(COVER):
            self.page.click("#cover-open")
        return super().wait()

    def pick(self) -> int:
        return self.plan.pop()


def sit_down(page: Page, game: str, table: Table) -> Player:
    """Somebody at a new table."""
    other = person("Bjorn") if table.other else machine("Bot", table.bot)
    start(page, game, [person(), other], seed=table.seed)
    return Follower(page, game, table) if table.other else Player(page, seed=3)


TABLES = [
    *(pytest.param(game, table, id=game) for game, table in SHORT.items()),
    *(pytest.param(game, ANY, id=f"{game}-any", marks=pytest.mark.long) for game in SHORT),
]


@pytest.mark.parametrize(("game", "table"), TABLES)
def test_a_whole_game_by_mouse(open_page: OpenPage, game: str, table: Table) -> None:
    """If a person plays a game to its end, then every answer counts, half of them by clicking the drawing."""
    page = open_page(height=800)
    player = sit_down(page, game, table)
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
    start(page, "ragnarok", [person("A"), machine("B", "greedy")], seed=26)
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
