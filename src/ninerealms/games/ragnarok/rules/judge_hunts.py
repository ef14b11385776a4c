"""How a hunt will end, before it begins and while it is under way: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules import board, cards, hero
from ninerealms.games.ragnarok.rules.hunts import hunt
from ninerealms.games.ragnarok.rules.state import (
    CARDS,
    LOKI,
    MONSTERS,
    OPEN,
    STRENGTH,
    SYMBOLS,
    WILD,
    WISDOM,
    RagnarokState,
)
from ninerealms.kernel.ints import I8

WOUNDS: list[I8] = content.monster_wounds
VALUES = 3  # of each symbol but wild
PER_ROUND = 2  # wounds that can be covered
USUAL_FIT = 0.6  # of a card that is not known yet
SURE = 0.96
PER_WOUND = 0.05
PER_MISSING = 0.45  # cards
PER_INJURY = 0.05
LAST_INJURY = 0.25
PER_STRENGTH = 0.03
TOO_LATE = 0.4


def wounds_of(monster: int) -> int:
    base = monster * SYMBOLS
    return WOUNDS[base] + WOUNDS[base + 1] + WOUNDS[base + 2] + WOUNDS[base + 3]


def rounds_for(wounds: int) -> int:
    return (wounds + PER_ROUND - 1) // PER_ROUND


def bounded(share: float) -> float:
    if share < 0.02:
        return 0.02
    return 0.97 if share > 0.97 else share


def health(s: RagnarokState, seat: int, rounds: int) -> float:
    """What Injuries take from the chance of a hunt of so many rounds, and what strength gives."""
    injuries = hero.count_injuries(s, seat)
    loss = PER_INJURY * injuries * rounds - PER_STRENGTH * (hero.counting(s, seat, STRENGTH) - 2)
    return loss + LAST_INJURY if injuries + rounds > 3 and injuries > 1 else loss


def prospect(s: RagnarokState, seat: int, monster: int) -> float:
    """The chance of a hunt that the seat could begin with its cards."""
    wounds = wounds_of(monster)
    rounds = rounds_for(wounds)
    held = cards.count_hand(s, seat) + hero.counting(s, seat, WISDOM) + s.hand[seat * CARDS + CARDS - 1]
    missing = wounds - USUAL_FIT * held - 0.7 * (rounds - 1)
    share = SURE - PER_WOUND * (rounds - 1) - health(s, seat, rounds - 1)
    return bounded(share - PER_MISSING * missing) if missing > 0.0 else bounded(share)


def running(s: RagnarokState, seat: int) -> float:
    """The chance of the hunt under way."""
    left = hunt.count_open(s)
    rounds = rounds_for(left)
    fitting = count_fitting(s, seat)
    missing = left - fitting - 0.7 * (rounds - 1)
    share = SURE - PER_WOUND * left - health(s, seat, rounds - 1)
    if missing > 0.0:
        share -= PER_MISSING * missing
    if hunt.ROUNDS - s.hunt_round < rounds - 1:
        share -= TOO_LATE
    return bounded(share)


def count_fitting(s: RagnarokState, seat: int) -> float:
    """Cards that fit open wounds, those beyond the wounds of their symbol half, as parts of pairs."""
    found = 0.0
    spare = 0
    for symbol in range(WILD):
        held = 0
        for card in range(symbol * VALUES, symbol * VALUES + VALUES):
            held += s.hand[seat * CARDS + card]
        if held > s.wounds[symbol]:
            spare += held - s.wounds[symbol]
            held = s.wounds[symbol]
        found += held
    spare += s.hand[seat * CARDS + CARDS - 1]
    fits = s.wounds[SYMBOLS - 1] if spare > s.wounds[SYMBOLS - 1] else spare
    return found + fits + 0.5 * (spare - fits)


def best_prey(s: RagnarokState, seat: int) -> int:
    """The monster in the Hero's Region that could be hunted with the best chance, Loki before all; or -1."""
    if hunt.obstacle(s, seat, LOKI) == OPEN:
        return LOKI
    best = -1
    for monster in range(MONSTERS):
        if hunt.obstacle(s, seat, monster) != OPEN:
            continue
        if best < 0 or wounds_of(monster) < wounds_of(best):
            best = monster
    return best


def is_near_prey(s: RagnarokState, seat: int) -> bool:
    """Whether a monster stands beside the Hero's Region."""
    for monster in range(MONSTERS):
        if s.monster_at[monster] >= 0 and board.is_near(s, s.hero_at[seat], s.monster_at[monster]):
            return True
    return False
