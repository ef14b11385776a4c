"""I. End of the game and scoring."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, titans
from ninerealms.games.diceforge.rules.state import BELOW_ZERO, RESOURCES, SLOTS, TIE_CHAIN, ForgeState
from ninerealms.kernel.ints import I8

SET_POINTS: list[I8] = content.set_points


def printed(s: ForgeState, seat: int) -> int:
    """DFR-098, DFR-099, DFR-112: the glory printed on all cards of a player."""
    total = 0
    for slot in range(SLOTS):
        total += s.cards[seat * SLOTS + slot] * SET_POINTS[s.sets[slot]]
    return total


def score(s: ForgeState, seat: int) -> int:
    """DFR-112, DFR-113, DFR-114, DFR-118, DFR-468: glory held, glory printed, and the Titans' board."""
    total = s.reserve[seat * RESOURCES + v.GLORY] + printed(s, seat) + titans.value(s, seat)
    if total < 0 and s.flags & BELOW_ZERO == 0:
        return 0
    return total


def count_cards(s: ForgeState, seat: int) -> int:
    total = 0
    for slot in range(SLOTS):
        total += s.cards[seat * SLOTS + slot]
    return total


def left_over(s: ForgeState, seat: int) -> int:
    return board.held(s, seat, v.GOLD) + board.held(s, seat, v.SUN) + board.held(s, seat, v.MOON)


def place_in_order(s: ForgeState, seat: int) -> int:
    return seat - s.first if seat >= s.first else seat - s.first + s.players


def beats(s: ForgeState, one: int, other: int) -> bool:
    """DFR-115, DFR-117: more glory; by option then faces forged, cards, resources left, earlier in turn order."""
    if score(s, one) != score(s, other):
        return score(s, one) > score(s, other)
    if s.flags & TIE_CHAIN == 0:
        return False
    if s.forged[one] != s.forged[other]:
        return s.forged[one] > s.forged[other]
    if count_cards(s, one) != count_cards(s, other):
        return count_cards(s, one) > count_cards(s, other)
    if left_over(s, one) != left_over(s, other):
        return left_over(s, one) > left_over(s, other)
    return place_in_order(s, one) < place_in_order(s, other)


def is_winner(s: ForgeState, seat: int) -> bool:
    """DFR-115, DFR-116: nobody beats this player."""
    for other in range(s.players):
        if other != seat and beats(s, other, seat):
            return False
    return True


def finish(s: ForgeState) -> int:
    """DFR-111, DFR-112: the score sheet: track, cards, module."""
    s.ended = 1
    for seat in range(s.players):
        s.tell(v.SCORE_COUNTED, seat, s.reserve[seat * RESOURCES + v.GLORY], printed(s, seat), titans.value(s, seat))
    for seat in range(s.players):
        if is_winner(s, seat):
            s.tell(v.WON_GAME, seat, score(s, seat))
    return 0
