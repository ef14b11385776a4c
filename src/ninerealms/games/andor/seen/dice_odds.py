"""The exact chances of a round by what is answered once dice lie there: keep, change or turn one, take one away.

Each change is made on a copy by the rules themselves. Beyond it the policy of `odds` holds: Grea rolls every 2 again,
Avida uses the higher die, who has not rolled yet throws as usual, and no second change is counted.
"""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import dice
from ninerealms.games.andor.rules.state import GREA, MOST_DICE, AndorState
from ninerealms.games.andor.seen.odds import FACES, Foe, Healing, RoundOdds, difference, fighter_of, summed, with_throw

NO_RULE = 0
FACES_ROLLED_BY_GREA = (1, 3, 4, 5, 6)


def twin_of(s: AndorState) -> AndorState:
    twin = s.copy()
    assert isinstance(twin, AndorState)
    return twin


def worth(s: AndorState, seat: int) -> tuple[int, int]:
    """What the dice that lie there count, and the willpower the other one is for Avida."""
    if dice.is_chooser(s, seat):
        row = [dice.counts(s, seat, die) for die in range(dice.TWO_DICE)]
        return max(row), min(row)
    dice.settle(s, seat)
    return s.value[seat], 0


def rolled_again(s: AndorState, seat: int, die: int) -> Healing:
    """AND-208, AND-320: a die is rolled once more."""
    is_grea = hero.has_ability(s, seat, GREA)
    spread: Healing = {}
    for face in FACES_ROLLED_BY_GREA if is_grea else FACES:
        twin, spot = twin_of(s), seat * MOST_DICE + die
        twin.crowned = dice.CROWN_SPENT if s.crowned == spot + 1 else s.crowned
        twin.dice = [face if at == spot else other for at, other in enumerate(s.dice)]
        found = worth(twin, seat)
        spread[found] = spread.get(found, 0) + 1
    return spread


def changed(s: AndorState, seat: int, answer: int) -> Healing:
    """What a hero's dice bring after an answer of DICE or SHOOT that changes or keeps them."""
    if answer >= v.USE_DIE:
        chosen, other = (dice.counts(s, seat, die) for die in (answer - v.USE_DIE, 1 - answer + v.USE_DIE))
        return {(chosen, other): 1}
    if answer >= v.CROWN_ON:
        twin = twin_of(s)
        dice.turn_over(twin, seat, answer - v.CROWN_ON, NO_RULE)
        return {worth(twin, seat): 1}
    if answer in (v.REROLL_TWO, v.KEEP):
        return rolled_again(s, seat, 0) if answer == v.REROLL_TWO else {worth(twin_of(s), seat): 1}
    return rolled_again(s, seat, answer - v.KNIFE_ON)


def change_odds(s: AndorState, seat: int, answer: int) -> RoundOdds:
    """AND-208, AND-219, AND-320, AND-324: the round by what is done with the dice that lie there."""
    return with_throw(s, seat, changed(s, seat, answer))


def settled_odds(s: AndorState, fewer: int = 0) -> RoundOdds:
    """The round once all heroes have their value; the opponent rolls so many dice fewer."""
    seats = [seat for seat in range(s.players) if s.fighters & (1 << seat)]
    fighters = tuple(fighter_of(s, seat, s.foe_place) for seat in seats)
    strength = sum(s.strength[seat] + s.value[seat] for seat in seats)
    spread = difference([], strength, Foe(s.foe, s.foe_strength, s.foe_will), s.foe_rolls - fewer)
    return summed(spread, fighters, tuple(each.will for each in fighters))


def turn_odds(s: AndorState, answer: int) -> RoundOdds:
    """AND-219, AND-220: a die of any fighter is turned over, or none."""
    twin = twin_of(s)
    if answer != v.TURN_NONE:
        dice.turn_for(twin, s.seat, answer)
    return settled_odds(twin)
