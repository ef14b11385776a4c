"""How good a table looks for a seat: an opinion for bots, no rule.

What a seat controls, nearer and nearer to one of the four endings; Armies, cards, runes, allies, attributes; what its
Hero can do where it stands; what Battles and hunts under way will bring.
"""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards, ends, hero, judge_hunts, judge_war
from ninerealms.games.ragnarok.rules.state import (
    ACTIONS,
    ARMIES,
    ATTRIBUTES,
    AUTHORITY,
    CARDS,
    FEWEST,
    LANDS,
    LOKI,
    MONSTERS,
    NOWHERE,
    REGIONS,
    RUNES,
    STRENGTH,
    USURP,
    RagnarokState,
)
from ninerealms.kernel.ints import F64
from ninerealms.kernel.state import NOBODY

WON = 60.0
REGION = 1.3
INNER = 1.0
INNER_CLOCK = 1.1  # more for each fulfilled Ragnarok card
INNER_LAST = 9.0
LAND: list[F64] = [0.0, 4.0, 10.0, 10.0, 10.0, 10.0, 10.0]
PART_OF_LAND = 2.2
JARL_NEAR: list[F64] = [100.0, 34.0, 20.0, 12.0, 7.5, 4.5, 2.8, 1.7, 1.0, 0.6, 0.3, 0.1, 0.0]  # by Regions that lack
TEMPLE = 2.4
TEMPLES_NEAR = 20.0
SHRINE = 0.7
SLAIN: list[F64] = [0.0, 9.0, 22.0, 24.0, 25.0, 26.0, 27.0, 28.0]
ARMY = 0.8
ARMY_POINT = 0.55
ON_NEUTRAL = 0.3
CARD = 0.35
CARD_POINT = 0.18
HUNTERS_CARDS = 0.7  # of what cards are worth, while they are for the hunt
RUNE = 0.5
ALLY: list[F64] = [0.0, 2.2, 4.4, 6.6, 9.0, 9.6, 10.0]
ATTRIBUTE: list[F64] = [1.5, 0.7, 0.8]
INJURY = 0.9
PRIEST = 0.7
SLOT = 0.35
ARTEFACT = 0.5
TAMED = 0.7
GIANT = 1.6
AT_FORGE = 0.5
AT_GATE = 1.6
NEAR_PREY = 0.5
PREY = 0.3
TO_USURP = 0.75
OPEN = 0.1  # of a Region's worth that is lost where an enemy can walk in
WATCHED = 0.05
FIGHT = 2.0  # what a Battle costs in cards and Armies
DEFEAT = 3.0
SCALE = 14.0
MEAN_SHARE = 0.25  # of the others' mean in what a seat is measured against

WORTH_OF_RAISE = 0.6
WORTH_OF_RECRUIT = 1.2
WORTH_OF_PART = 0.6


# --- what is controlled ---------------------------------------------------------------------------


def territory(s: RagnarokState, owned: int) -> float:
    """What a set of Regions is worth, on the way to Great Jarl, Great Godi and Ragnarok."""
    inner = board.count_bits(owned & board.INNER)
    worth = REGION * board.count_bits(owned)
    if s.is_last:
        worth += INNER_LAST * inner
    else:
        worth += (INNER + INNER_CLOCK * board.count_bits(s.ragnarok)) * inner
    complete = 0
    for land in range(LANDS):
        regions = board.LAND_REGIONS[s.map * LANDS + land]
        if regions:
            part = 1.0 * board.count_bits(owned & regions) / board.count_bits(regions)
            if part >= 1.0:
                complete += 1
            worth += PART_OF_LAND * part * part
    worth += LAND[complete] + JARL_NEAR[ends.lacks_to_jarl(s, owned)]
    temples = board.count_bits(owned & s.temples)
    goal = ends.TEMPLES_TO_WIN[s.players - FEWEST]
    if temples >= goal:
        return worth + WON
    near = 1.0 * temples / goal
    worth += TEMPLE * temples + TEMPLES_NEAR * near * near * near
    return worth + SHRINE * board.count_bits(owned & board.SHRINES & ~s.temples)


def lands_worth(s: RagnarokState, seat: int) -> float:
    """Regions, less what may be lost, with the Battles that are to come."""
    owned = board.own_bits(s, seat)
    standing_there = judge_war.bits_of(s, seat)
    worth = territory(s, owned)
    risk = judge_war.reach(s, seat) & owned
    worth -= REGION * (OPEN * board.count_bits(risk & ~standing_there) + WATCHED * board.count_bits(risk))
    fights = judge_war.contested(s) & standing_there
    if fights:
        worth += battles_worth(s, seat, owned, fights)
    return worth


def battles_worth(s: RagnarokState, seat: int, owned: int, fights: int) -> float:
    """What Battles to come change, each by itself."""
    gain = 0.0
    for region in range(REGIONS):
        if fights >> region & 1:
            attacker = s.turn
            if seat == attacker:
                share = judge_war.attackers_chance(s, seat, judge_war.defender_of(s, seat, region), region)
                if owned >> region & 1 == 0:
                    gain += share * (territory(s, owned | 1 << region) - territory(s, owned))
            else:
                share = 1.0 - judge_war.attackers_chance(s, attacker, seat, region)
                if owned >> region & 1:
                    gain -= (1.0 - share) * (territory(s, owned) - territory(s, owned & ~(1 << region)))
            gain -= FIGHT + (1.0 - share) * DEFEAT
    return gain


# --- what a seat has ------------------------------------------------------------------------------


def forces(s: RagnarokState, seat: int) -> float:
    """Armies and cards."""
    worth = 0.0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE:
            worth += ARMY + ARMY_POINT * s.army_value[army]
            if s.control[s.army_at[army]] == NOBODY:
                worth += ON_NEUTRAL * s.army_value[army] / board.VALUE[s.army_at[army]]
    held = 0.0
    for card in range(CARDS):
        held += s.hand[seat * CARDS + card] * (CARD + CARD_POINT * cards.CARD_VALUE[card])
    worth += HUNTERS_CARDS * held if s.hunter == seat else held
    if s.giant_at[seat] != NOWHERE:
        worth += GIANT
    return worth


def powers(s: RagnarokState, seat: int) -> float:
    """Runes, allies, attributes, priests, free slots of the wheel, monsters tamed and slain."""
    worth = ALLY[board.count_bits(s.allied[seat])]
    for rune in range(RUNES):
        worth += RUNE * s.runes[seat * RUNES + rune]
    for attribute in range(ATTRIBUTES):
        worth += ATTRIBUTE[attribute] * s.attribute[seat * ATTRIBUTES + attribute]
    worth -= INJURY * hero.count_injuries(s, seat)
    worth += PRIEST * s.ready[seat] + SLOT * (ACTIONS - board.count_bits(s.wheel[seat]))
    slain = 0
    for monster in range(MONSTERS):
        if s.slayer[monster] == seat:
            slain += 1
            if s.used >> monster & 1 == 0:
                worth += ARTEFACT
        if s.tamer[monster] == seat:
            worth += TAMED
    return worth + SLAIN[slain]


def slaying(s: RagnarokState, seat: int, monster: int) -> float:
    """What it is worth to slay a monster."""
    if monster == LOKI:
        return WON
    slain = board.count_slain(s, seat)
    return SLAIN[slain + 1] - SLAIN[slain] + ARTEFACT


def heroes_place(s: RagnarokState, seat: int) -> float:
    """What the Hero can do where it stands."""
    where = s.hero_at[seat]
    if where == NOWHERE:
        return 0.0
    worth = 0.0
    if s.hunter == seat and s.hunted >= 0:
        return judge_hunts.running(s, seat) * slaying(s, seat, s.hunted)
    runes = s.runes[seat * RUNES] + s.runes[seat * RUNES + 1] + s.runes[seat * RUNES + 2]
    if s.forge[where] != NOWHERE and runes < 5:
        worth += AT_FORGE
    realm = board.realm_at(s, where)
    if realm != NOWHERE and s.allied[seat] >> realm & 1 == 0:
        worth += AT_GATE if runes > 0 else 0.4 * AT_GATE
    prey = judge_hunts.best_prey(s, seat)
    if prey >= 0:
        worth += PREY * judge_hunts.prospect(s, seat, prey) * slaying(s, seat, prey)
    elif judge_hunts.is_near_prey(s, seat):
        worth += NEAR_PREY * judge_hunts.prospect(s, seat, 0)
    if s.control[where] != seat and s.wheel[seat] >> USURP & 1 == 0 and can_usurp(s, seat, where):
        worth += TO_USURP * REGION
    return worth


def can_usurp(s: RagnarokState, seat: int, where: int) -> bool:
    """LOR-056: whether the Hero could take its Region."""
    for army in range(s.players * ARMIES):
        if s.army_at[army] == where and army // ARMIES != seat:
            return False
    return hero.counting(s, seat, STRENGTH) + hero.counting(s, seat, AUTHORITY) >= board.VALUE[where]


def pending(s: RagnarokState, seat: int) -> float:
    """What the procedure under way still has to give."""
    if s.actor() != seat:
        return 0.0
    running = s.running()
    if running == v.RAISE:
        return WORTH_OF_RAISE * s.get(v.RAISE_LEFT)
    if running == v.DO_MOBILIZE:
        return WORTH_OF_RECRUIT * armies.count_spare(s, seat)
    if running == v.DO_PREPARE:
        return WORTH_OF_PART * s.get(v.DO_PREPARE_LEFT)
    return 0.0


# --- the opinion ----------------------------------------------------------------------------------


def standing(s: RagnarokState, seat: int) -> float:
    worth = lands_worth(s, seat) + forces(s, seat) + powers(s, seat) + heroes_place(s, seat)
    return worth + pending(s, seat)


def judge(s: RagnarokState, seat: int) -> float:
    """Between 0 and 1: the seat's standing against the best of the others, and a little against all of them."""
    best = -1000.0
    total = 0.0
    for other in range(s.players):
        if other != seat:
            theirs = standing(s, other)
            total += theirs
            if theirs > best:
                best = theirs
    against = (1.0 - MEAN_SHARE) * best + MEAN_SHARE * total / (s.players - 1)
    gap = standing(s, seat) - against
    size = gap if gap > 0 else -gap
    return 0.5 + 0.5 * gap / (size + SCALE)


def is_action_over(s: RagnarokState, seat: int) -> bool:
    """An answer and what it needs to be whole; what comes after is a new action."""
    if s.seat != seat:
        return True
    return not is_continued(s.kind)


def is_continued(kind: int) -> bool:
    """Questions that only say how an answer before them is meant."""
    if kind == v.HERO_TO or kind == v.CONTROL_WHICH or kind == v.PAY_RUNE or kind == v.MOVE_TO or kind == v.FOLLOW:
        return True
    if kind == v.TEMPLE_IN or kind == v.MONSTERS_HOW or kind == v.BUILD_WHAT or kind == v.COVER or kind == v.GIANT_IN:
        return True
    if kind == v.ALFHEIM_HOW or kind == v.NIFLHEIM_HOW or kind == v.SAIL_TO or kind == v.PLACE_ARMY:
        return True
    if kind == v.PLACE_IN or kind == v.GAIN_RUNE or kind == v.VENOM_ARMY or kind == v.MACE_ARMY:
        return True
    return kind == v.CHAIN_TO or kind == v.GLEIPNIR_WHICH or kind == v.GLEIPNIR_TO or kind == v.HEAL_INJURY
