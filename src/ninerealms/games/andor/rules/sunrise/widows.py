"""Black widows, how their nests grow, and the Mother Widow; none of them is a creature (AND-258, AND-274)."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, ends
from ninerealms.games.andor.rules.state import CAVE, NOWHERE, WIDOWS, AndorState
from ninerealms.kernel.ints import Number

MOTHER_STEPS: Number = content.mother_steps
NONE_LEFT = -1


def token_left(s: AndorState) -> int:
    """AND-269: a token of the supply; defeated ones lie in the box."""
    for token in range(WIDOWS):
        if s.widow[token] == NOWHERE:
            return token
    return NONE_LEFT


def place(s: AndorState, space: int, rule: int) -> int:
    """AND-246, AND-258, AND-259, AND-260, AND-276, AND-337, AND-429: a token is put on a space, whatever is there; 1.

    Nothing is put there when the Mother Widow is in play or no token is left.
    """
    token = token_left(s)
    if s.mother > 0 or token == NONE_LEFT:
        return 0
    s.widow[token] = space
    s.tell_by(rule, v.WIDOW_PLACED, space)
    return 1


def grow(s: AndorState) -> int:
    """AND-179, AND-180, AND-272, AND-273, AND-429: every nest grows by one, in ascending order of the numbers.

    The first for which no token is left brings the Mother Widow, who stays where she appears this time.
    """
    for space in range(1, CAVE):
        if board.has_widow(s, space) and place(s, space, 179) == 0:  # AND-179
            return mother_comes(s)
    return 0


def mother_comes(s: AndorState) -> int:
    """AND-273, AND-281, AND-429: to the nest nearest to the tile, of several the one with the highest number."""
    best = 0
    for space in range(1, CAVE):
        if board.has_widow(s, space) and (best == 0 or board.steps(s, space, s.tile) <= board.steps(s, best, s.tile)):
            best = space
    s.mother = best
    s.tell(v.MOTHER_COMES, best)
    if best == s.tile:
        ends.lose(s, v.BY_MOTHER)
    return best


def mother_moves(s: AndorState) -> int:
    """AND-274, AND-275, AND-278, AND-279, AND-280, AND-415: three spaces by a shortest way; at the tile all is lost.

    AND-282, AND-283, AND-284: marsh and portal are nothing to her, and she goes over the Steep Rock.
    """
    for _ in range(MOTHER_STEPS):
        s.mother = board.next_on_way(s, s.mother, s.tile)
        s.tell(v.MOTHER_MOVED, s.mother)
        if s.mother == s.tile:
            return ends.lose(s, v.BY_MOTHER)
    return s.mother


def sunrise(s: AndorState) -> int:
    """AND-272, AND-277: the nests grow until the Mother Widow is in play; from then on she moves instead."""
    return mother_moves(s) if s.mother > 0 else grow(s)
