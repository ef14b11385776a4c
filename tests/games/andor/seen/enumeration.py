"""The odds of a fight, counted: each answer is given by the stated policy, each throw is run once."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from ninerealms.games.andor import GAME
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import MOST_DICE, AndorState
from ninerealms.games.andor.seen import odds
from ninerealms.kernel import chance
from ninerealms.kernel.game import Event
from ninerealms.kernel.rng import DICE
from tests.games.andor.scenario import Table, river

HERE = 37

MEANS = {1: Fraction(7, 2), 2: Fraction(17, 4), 3: Fraction(14, 3)}  # of as many dice, stopped when it pays
LAST_HOUR = 7
ENDS = (v.ROUND_ENDS, v.WIDOW_DEFEATED, v.WIDOW_HOLDS)

Told = tuple[Fraction, AndorState, list[Event]]


def policy(s: AndorState) -> int:
    """The answer the policy gives."""
    options = [s.options[k] for k in range(s.count)]
    match s.kind:
        case v.INVITE:
            return max(options)
        case v.JOIN:
            return 1
        case v.SHOOT:
            return shoot(s, options)
        case v.DICE:
            return next((answer for answer in (v.REROLL_TWO, v.KEEP) if answer in options), higher_die(s))
        case v.HEAL:
            return s.seat
        case v.FIGHT_ON:
            seats = [seat for seat in range(s.players) if s.fighters & (1 << seat)]
            return v.ON if any(s.hour[seat] < LAST_HOUR for seat in seats) else v.BREAK_OFF
        case v.RING:
            return v.NOBODY_ELSE
        case _:
            return v.ENOUGH


def shoot(s: AndorState, options: list[int]) -> int:
    """Roll on while the mean of the dice to come is higher; beside the opponent all at once."""
    if v.ALL_AT_ONCE in options:
        return v.ALL_AT_ONCE
    if v.REROLL_TWO in options:
        return v.REROLL_TWO
    left = hero.dice_of(s, s.seat) - s.rolled[s.seat]
    face = s.dice[s.seat * MOST_DICE + s.rolled[s.seat] - 1]
    return v.ROLL_ON if v.ROLL_ON in options and face < MEANS[left] else v.KEEP


def higher_die(s: AndorState) -> int:
    first = s.dice[s.seat * MOST_DICE : s.seat * MOST_DICE + 2]
    return v.USE_DIE + (1 if first[1] > first[0] else 0)


class Played(NamedTuple):
    """One way a round went."""

    likely: Fraction
    lead: int
    loss: int
    after: AndorState
    is_won: bool
    is_beaten: bool


def each_answer(s: AndorState, action: int) -> Iterator[Told]:
    """Every way an answer can go, by the rules, until the next one is wanted.

    A 2 that is rolled again and is a 2 once more leads back to where it was, so it is left out.
    """
    waiting = [(Fraction(1), s, action)]
    while waiting:
        likely, position, answer = waiting.pop()
        found = chance.branches(GAME.rules, position, answer)
        if position.kind in (v.DICE, v.SHOOT) and answer == v.REROLL_TWO:
            found = [branch for branch in found if branch.results[DICE][0] + 1 != 2]
        whole = sum(branch.chance for branch in found)
        for branch in found:
            told = chance.trial(GAME.rules, position, answer, branch.results).events or []
            assert isinstance(branch.state, AndorState)
            share = likely * branch.chance / whole
            if any(event[0] in ENDS for event in told):
                yield share, branch.state, told
            else:
                waiting.append((share, branch.state, policy(branch.state)))


def each_end(s: AndorState, action: int) -> Iterator[Played]:
    """Every way one round can go."""
    for share, after, told in each_answer(s, action):
        _, _, mine, theirs, *_ = next(event for event in told if event[0] == v.ROUND_ENDS)
        loss = sum(event[3] for event in told if event[0] == v.WILL_LOST)
        kinds = {event[0] for event in told}
        yield Played(share, mine - theirs, loss, after, v.FOE_DEFEATED in kinds, v.HERO_BEATEN in kinds)


def enumerated(s: AndorState, action: int) -> odds.RoundOdds:
    sums = [Fraction(0)] * 4
    for end in each_end(s, action):
        sums[0 if end.lead > 0 else 1 if end.lead == 0 else 2] += end.likely
        sums[3] += end.likely * end.loss
    return odds.RoundOdds(*sums)


def facing(foe: str, *heroes: str) -> Table:
    """Heroes on a creature's space; a second one who is not to fight is far away."""
    names = heroes if len(heroes) > 1 else (*heroes, "grea" if heroes[0] != "grea" else "avida")
    return river(*names, legend=4).places(**dict.fromkeys(heroes, 537)).creatures(f"{foe} 537")
