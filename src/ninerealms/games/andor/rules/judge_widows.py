"""Widows, their nests and the Mother Widow: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.andor.rules import board, hero, judge_foes, judge_ways
from ninerealms.games.andor.rules.state import LAKE, LAST_LETTER, NOWHERE, WIDOWS, AndorState

WORTH_CLEARING = 18.0  # hours for a nest of widows
WIDOW_POWER = 8.5
FAINT = 0.06  # the least chance that is hoped for
MOTHER_WALKS = 2.0  # days
TOO_EARLY = 8.0  # that she comes before the goals are met


def danger(s: AndorState, finish: float) -> float:
    """On the River side nests grow every day until the Mother Widow comes; less when heroes can clear one.

    It is worse when the heroes will not be done by then; they need so many days.
    """
    if s.side == LAKE:
        return 0.0
    over = judge_ways.spent(s)
    if s.mother > 0:
        return judge_foes.danger_in((board.steps(s, s.mother, s.tile) + 2) / 3 - over)
    supply = 0
    tokens = 0
    nests = 0
    quickest = WORTH_CLEARING
    for token in range(WIDOWS):
        here = s.widow[token]
        if here == NOWHERE:
            supply += 1
        elif here > 0:
            tokens += 1
            if is_first_of_nest(s, token):
                nests += 1
                hours = hours_to_clear(s, here)
                if hours < quickest:
                    quickest = hours
    if nests == 0:
        return 0.0
    now = danger_of_mother(s, supply, nests, over, finish)
    relief = now - danger_of_mother(s, supply, nests - 1, over, finish)
    return 0.7 * nests + 0.2 * tokens + now - 0.6 * relief * (1.0 - quickest / WORTH_CLEARING)


def is_first_of_nest(s: AndorState, token: int) -> bool:
    for other in range(token):
        if s.widow[other] == s.widow[token]:
            return False
    return True


def danger_of_mother(s: AndorState, supply: int, nests: int, over: float, finish: float) -> float:
    """The Mother Widow comes when the supply is used up, and needs some days to the tile."""
    if nests == 0:
        return 0.0
    days = float(supply) / nests + MOTHER_WALKS - over
    if days >= LAST_LETTER - s.letter:
        return 0.0
    before = 0.5 + 0.25 * (finish - days)
    before = 0.0 if before < 0.0 else 1.0 if before > 1.0 else before
    return 0.9 * judge_foes.danger_in(days) + TOO_EARLY * before


def chance_against_widow(s: AndorState, seat: int) -> float:
    """The chance of one attack."""
    likely = 0.45 + 0.13 * (judge_foes.power(s, seat) - WIDOW_POWER)
    return likely if likely > FAINT else FAINT


def hours_to_clear(s: AndorState, nest: int) -> float:
    """Hours until the widows of a nest are beaten, by the hero who is quickest."""
    best = WORTH_CLEARING
    for seat in range(s.players):
        if hero.is_standing(s, seat):
            hours = board.count_widows(s, nest) / chance_against_widow(s, seat)
            hours += judge_ways.far(s, seat, s.place[seat], nest)
            if hours < best:
                best = hours
    return best
