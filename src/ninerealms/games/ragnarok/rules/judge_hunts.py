"""How a hunt will end, before it begins and while it is under way: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules import board, cards, hero
from ninerealms.games.ragnarok.rules.hunts import hunt
from ninerealms.games.ragnarok.rules.state import (
    CARDS,
    LOKI,
    MONSTERS,
    STRENGTH,
    SYMBOLS,
    WILD,
    WISDOM,
    RagnarokState,
)
from ninerealms.kernel.ints import I8

WOUNDS: list[I8] = content.monster_wounds
PER_ROUND = 2  # wounds that can be covered
MISFIT = 0.8  # cards that fit no wound, for a hand of usual mixture
STEP = 0.17  # of success, for a card more
HURT = 0.09  # of failing, for each Injury already there


def wounds_of(monster: int) -> int:
    base = monster * SYMBOLS
    return WOUNDS[base] + WOUNDS[base + 1] + WOUNDS[base + 2] + WOUNDS[base + 3]


def rounds_for(wounds: int) -> int:
    return (wounds + PER_ROUND - 1) // PER_ROUND


def success(s: RagnarokState, seat: int, held: int, wounds: int, spare_rounds: int) -> float:
    """How likely so many cards cover so many wounds in time, with a card for each round that is survived."""
    coming = rounds_for(wounds) - 1 + spare_rounds
    share = 0.55 + STEP * (held + coming - wounds - MISFIT)
    share += 0.04 * (hero.counting(s, seat, STRENGTH) - 2)
    share -= HURT * hero.count_injuries(s, seat) * rounds_for(wounds)
    if share < 0.02:
        return 0.02
    return 0.97 if share > 0.97 else share


def prospect(s: RagnarokState, seat: int, monster: int) -> float:
    """The chance of a hunt that the seat could begin with its cards."""
    held = cards.count_hand(s, seat) + hero.counting(s, seat, WISDOM)
    return success(s, seat, held + s.hand[seat * CARDS + CARDS - 1], wounds_of(monster), 0)


def running(s: RagnarokState, seat: int) -> float:
    """The chance of the hunt under way: cards that fit an open wound count whole, others half."""
    fitting = 0.0
    for card in range(CARDS):
        symbol = cards.CARD_SYMBOL[card]
        held = s.hand[seat * CARDS + card]
        if held > 0:
            if symbol == WILD or s.wounds[symbol] > 0 or s.wounds[SYMBOLS - 1] > 0:
                fitting += held
            else:
                fitting += 0.5 * held
    left = hunt.count_open(s)
    if left == 0:
        return 1.0
    missing = left - fitting
    rounds = hunt.ROUNDS - s.hunt_round
    share = 0.78 - STEP * (missing if missing > 0.0 else missing * 0.4) - 0.05 * left
    share -= HURT * hero.count_injuries(s, seat) * rounds_for(left)
    if rounds < rounds_for(left) - 1:
        share -= 0.3
    if share < 0.02:
        return 0.02
    return 0.97 if share > 0.97 else share


def best_prey(s: RagnarokState, seat: int) -> int:
    """The monster in the Hero's Region that could be hunted with the best chance, Loki before all; or -1."""
    if hunt.obstacle(s, seat, LOKI) == hunt.POSSIBLE:
        return LOKI
    best = -1
    for monster in range(MONSTERS):
        if hunt.obstacle(s, seat, monster) != hunt.POSSIBLE:
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
