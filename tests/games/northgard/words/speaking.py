"""Tables of the duel to speak about, and what is said of them in every language."""

from __future__ import annotations

from ninerealms.games import game
from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules import board, setup
from ninerealms.games.northgard.rules.state import AREAS, NorthState
from tests.games.sentences import Sentences, change

GAME = game("northgard")

KEYS = "ask|do|log|why|brief|table|end|count|card|building|seat|direction"

SENTENCES = Sentences(GAME, KEYS)

speaker, in_all, in_english = SENTENCES.speaker, SENTENCES.in_all, SENTENCES.in_english

english_table = SENTENCES.english_table


def place(name: str) -> int:
    """A square by its name: A1 .. D3."""
    return "ABCD".index(name[0]) + (int(name[1]) - 1) * content.COLUMNS


def laid(**tiles: str) -> NorthState:
    """A table with some tiles face up, lying as printed."""
    s = GAME.fresh(players=2, seed=5)
    assert isinstance(s, NorthState)
    setup.clear(s)
    for square, tile in tiles.items():
        board.lay_tile(s, place(square), content.tile_ids.index(tile), 0)
    return s


def put(s: NorthState, seat: int, area: int, count: int) -> None:
    """Units from the reserve into the territory of an area."""
    where = seat * AREAS + s.land[area]
    change(s, "units", where, s.units[where] + count)
    change(s, "reserve", seat, s.reserve[seat] - count)


def ask(s: NorthState, seat: int, kind: int, options: list[int], source: int = 0) -> NorthState:
    """The table with a question pending."""
    s.count = 0
    for option in options:
        s.offer(option)
    s.ask(seat, kind, source, 1)
    return s


def corner() -> NorthState:
    """A1 is tile 10 (north-west with food, east, south), B1 is tile 32; A1 east joins B1 north-west."""
    return laid(A1="10", B1="32", D3="06")


NW, EAST, SOUTH = 0, 1, 2

B1_EAST, B1_SOUTH = 5, 6
