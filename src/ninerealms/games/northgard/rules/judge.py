"""How good a table looks for a seat: an opinion for bots, no rule."""

from __future__ import annotations

from ninerealms.games.northgard.rules import board, renew
from ninerealms.games.northgard.rules.state import CAMP, CARDS, TOWER, NorthState

POINT = 10.0
INCOME = 7.0
SYMBOL = 1.0
SCARCE_SYMBOL = 1.2
TERRITORY = 0.25
UNIT = 0.35
CARD_UP = 0.4
CAMP_WORTH = 0.6
TOWER_WORTH = 0.4


def standing(s: NorthState, seat: int) -> float:
    """The worth of what a seat has."""
    symbols = board.count_symbols(s, seat)
    food, wood, lore = board.food_of(symbols), board.wood_of(symbols), board.lore_of(symbols)
    worth = POINT * s.points[seat] + INCOME * renew.income(s, seat)
    worth += SYMBOL * (food + wood + lore)
    if food > 0:
        worth += SCARCE_SYMBOL
    if wood > 0:
        worth += SCARCE_SYMBOL
    if lore > 0:
        worth += SCARCE_SYMBOL
    worth += CAMP_WORTH * board.count_own_buildings(s, seat, CAMP)
    worth += TOWER_WORTH * board.count_own_buildings(s, seat, TOWER)
    for i in range(s.roots):
        if board.controls(s, seat, s.root[i]):
            worth += TERRITORY
        worth += UNIT * board.units_in(s, seat, s.root[i])
    for card in range(CARDS):
        if s.up[seat] & (1 << card):
            worth += CARD_UP
    return worth


def judge(s: NorthState, seat: int) -> float:
    """Between 0 and 1: the share of the seat's standing in the difference, squashed."""
    gap = standing(s, seat) - standing(s, 1 - seat)
    size = gap if gap > 0 else -gap
    return 0.5 + 0.5 * gap / (size + 12.0)
