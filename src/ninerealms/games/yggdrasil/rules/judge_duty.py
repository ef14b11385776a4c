"""What a table is worth and what a duty would change, in lives: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree, worlds
from ninerealms.games.yggdrasil.rules.enemies import deck, gauges, jotuns
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ALFHEIM,
    ARTIFACTS,
    ASGARD,
    CAGE,
    DECK,
    FENRIR,
    GOD_ONE,
    GOD_TWO,
    HEL,
    HRUNGNIR,
    JORMUNGAND,
    JOTUNHEIM,
    LOKI,
    MIDGARD,
    MUSPELHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    OFF,
    ON_PAGE,
    SKYRMIR,
    SON_A,
    SURT,
    SUTTUNG,
    SVARTALFHEIM,
    THOR,
    UNKNOWN,
    UTGARD_LOKI,
    VANAHEIM,
    VANIR_ONE,
    VANIR_TWO,
    WORLDS,
    YggState,
)
from ninerealms.kernel.ints import F64, I8

ACTION_RISKS: list[I8] = content.action_risks
PAIN: list[F64] = [60.0, 16.0, 10.0, 6.5, 4.3, 2.8, 1.8, 1.0, 0.4, 0.0]
WOLF_DANGER: list[F64] = [0.0, 2.0, 5.0, 11.0, 22.0]
ELF = 0.75
DIE = 0.85
HERO = 1.0
ARTIFACT = 1.1
FATAL = 9.0
READY = 24.0
GRADES = 3


def standing(s: YggState) -> float:
    """Lives and goods of the gods, less what threatens them."""
    worth = -danger(s)
    for figure in range(s.gods):
        worth -= PAIN[s.life[figure]]
        worth += ELF * s.elves[figure] + DIE * s.vanir[figure]
        if s.elves[figure] > 3:
            worth -= 0.3 * ELF * (s.elves[figure] - 3)
        if s.vanir[figure] > 3:
            worth -= 0.3 * DIE * (s.vanir[figure] - 3)
        owned = count_artifacts(s, figure)
        worth += ARTIFACT * owned if owned < 3 else ARTIFACT * 2 + 0.4 * (owned - 2)
    return worth + HERO * s.valhalla + ELF * s.elves_used * 0.1


def count_artifacts(s: YggState, figure: int) -> int:
    total = 0
    for artifact in range(ARTIFACTS):
        if s.artifact[artifact] == figure:
            total += 1
    return total


def urgency(s: YggState, enemy: int) -> float:
    """How likely an enemy is to activate soon, between 0 and 1, from the wheel and the cards known to lie face down."""
    shown = deck.count_on_wheel(s, enemy)
    if shown == 0:
        return 0.1
    if shown == 2:
        return 0.05
    likely = 0.35
    for seat in range(s.players):
        card = s.facedown[seat]
        if card == UNKNOWN:
            likely += 0.12
        elif card >= 0 and deck.enemy_of(card) == enemy:
            return 1.0
    for seat in range(s.players):
        if s.size[seat] > 0 and s.deck[seat * DECK] >= 0 and deck.enemy_of(s.deck[seat * DECK]) == enemy:
            likely += 0.3
    return likely if likely < 1.0 else 1.0


def fatal(s: YggState, enemy: int) -> float:
    """What it means that the next activation of an enemy loses the game."""
    return FATAL + READY * urgency(s, enemy)


def danger(s: YggState) -> float:
    """How near the enemies are to winning."""
    total = danger_of_climber(s, SURT) + danger_of_climber(s, HEL)
    total += danger_of_gauges(s)
    active = jotuns.count_active(s)
    total += 1.5 * active + obstacles(s)
    if jotuns.pieces_left(s) == 0:
        total += fatal(s, LOKI)
    ruined = tree.count_devastated(s)
    total += 1.6 * ruined
    if ruined >= tree.MARKERS - 1:
        total += FATAL
    total += danger_of_betrayals(s)
    total += danger_of_wolf(s, s.wolf[0]) + danger_of_wolf(s, s.wolf[1])
    if 0 <= s.enemy[FENRIR] < WORLDS:
        total += danger_of_fenrir(s)
    if 0 <= s.enemy[LOKI] < WORLDS:
        total += 1.0
    for foe in range(SON_A, SON_A + 4):
        if 0 <= s.enemy[foe] < WORLDS:
            total += 5.0 + (2.0 if foe == SON_A + 3 and tree.level(s.enemy[foe]) < tree.BOTTOM else 0.0)
            if foe == SON_A + 3 and tree.level(s.enemy[foe]) == tree.TOP:
                total += FATAL
    return total


def danger_of_wolf(s: YggState, space: int) -> float:
    """Saga 3: a wolf does its harm on the last space, and cannot advance beyond it."""
    return WOLF_DANGER[space] if s.saga == sagas.MANAGARM else 0.0


def danger_of_betrayals(s: YggState) -> float:
    """Saga 1: three betrayals on Loki lose the second page when he activates."""
    waiting = s.betrayals + s.bag_betrayals
    if s.saga != sagas.BALDR or waiting < 3:
        return 1.0 * waiting
    return 6.0 + (fatal(s, LOKI) if sagas.is_last_page(s, sagas.BALDR) else 0.0)


def danger_of_climber(s: YggState, enemy: int) -> float:
    where = s.enemy[enemy]
    if where == OFF or where >= WORLDS:
        return 0.0
    height = tree.level(where)
    if height == tree.TOP:
        return fatal(s, enemy)
    if height == tree.MIDDLE:
        return 2.3 + 2.0 * urgency(s, enemy)
    return 0.0


def danger_of_fenrir(s: YggState) -> float:
    """Out of the Cage he costs 3 life, which some gods do not have."""
    near = urgency(s, FENRIR)
    total = 1.5 + 3.0 * near
    for seat in range(s.players):
        if s.life[seat] <= 3:
            total += 2.0 + 6.0 * near
    return total


def danger_of_gauges(s: YggState) -> float:
    total = 0.55 * s.giants + 0.5 * s.dead + 1.2 * s.island
    if s.giants > gauges.FIRE_GIANTS - 2 and s.slain & (1 << SURT) == 0:
        total += fatal(s, SURT)
    elif s.giants > 4:
        total += 2.5
    if s.slain & (1 << JORMUNGAND) == 0:
        if s.island == gauges.LAST_ISLAND or gauges.ISLAND_NUMBER[s.island + 1] + s.dead > gauges.ANONYMOUS:
            total += fatal(s, JORMUNGAND)
        elif s.island == gauges.LAST_ISLAND - 1:
            total += 2.5
    return total


def obstacles(s: YggState) -> float:
    total = 0.0
    for jotun in range(SUTTUNG, UTGARD_LOKI + 1):
        if jotuns.is_active(s, jotun):
            total += 0.7
    return total


def cost_of_life(s: YggState, seat: int, count: int) -> float:
    """What losing so many lives would mean; a negative count is a gain."""
    left = s.life[seat] - count
    if left < 0:
        left = 0
    if left > s.limit[seat]:
        left = s.limit[seat]
    return PAIN[left] - PAIN[s.life[seat]]


def left_over(s: YggState, seat: int) -> int:
    return dice.remaining(s, seat)


def cost_of_risks(s: YggState, seat: int, risks: int, heroes: int) -> float:
    """What facing so many risks will cost: dice first, then Elves, then Heroes, then life."""
    if risks <= 0:
        return 0.0
    if jotuns.is_active(s, SKYRMIR):
        heroes = 0
    thrown = 0 if jotuns.is_active(s, HRUNGNIR) else s.vanir[seat]
    if thrown > risks:
        thrown = risks
    elves = 0 if jotuns.is_active(s, SUTTUNG) else s.elves[seat]
    left = float(risks)
    cost = 0.0
    if not jotuns.is_active(s, UTGARD_LOKI):
        god = chance(s.faces[seat] & GOD_ONE, s.faces[seat] & GOD_TWO)
        left -= 2.0 * god if s.god[seat] == THOR and s.saga + s.mode > 0 else god
    left -= thrown * chance(s.faces[seat] & VANIR_ONE, s.faces[seat] & VANIR_TWO)
    cost += 0.4 * DIE * thrown
    while left > 0.4 and elves > 0:
        left -= 1.0
        cost += ELF
        elves -= 1
    while left > 0.7 and heroes > 0:
        left -= 1.0
        cost += HERO
        heroes -= 1
    if left < 0.15:
        left = 0.15
    whole = int(left)
    low = cost_of_life(s, seat, whole)
    high = cost_of_life(s, seat, whole + 1)
    return cost + low + (high - low) * (left - whole)


def chance(one: int, two: int) -> float:
    return (2.0 + (2.0 if one else 0.0) + (1.0 if two else 0.0)) / 6.0


def gain_of_fight(s: YggState, target: int) -> float:
    """What a table gains when a target is beaten."""
    bonus = 0.0
    if target >= v.TARGET_DUEL:
        target -= v.TARGET_DUEL
        bonus = 4.0
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return (
            2.2 + (0.7 if target - v.TARGET_JOTUN >= SUTTUNG else 0.6) + (FATAL if jotuns.pieces_left(s) == 0 else 0.0)
        )
    if target >= v.TARGET_SERVANT:
        return 4.5
    if target >= v.TARGET_WOLF:
        space = s.wolf[target - v.TARGET_WOLF]
        fresh = 3.0 if s.wolf_beaten & (1 << (target - v.TARGET_WOLF)) == 0 else 0.0
        return danger_of_wolf(s, space) - danger_of_wolf(s, space - 2 if space > 2 else 0) + fresh
    before = danger(s)
    where = s.enemy[target]
    discards = target == LOKI and s.betrayals > 0
    if discards:
        s.betrayals -= 1
    if target == JORMUNGAND:
        s.island -= 1
    elif target == SURT:
        s.enemy[target] = MUSPELHEIM
    elif target == HEL:
        s.enemy[target] = NIFLHEIM
    elif target >= SON_A:
        s.enemy[target] = ON_PAGE
    else:
        s.enemy[target] = CAGE
    after = danger(s)
    s.enemy[target] = where
    if discards:
        s.betrayals += 1
    if target == JORMUNGAND:
        s.island += 1
    return before - after + bonus


def gain_of_act(s: YggState, seat: int, world: int, graded: int) -> float:
    """What a world's action brings, without its risks."""
    count = worlds.amount(s, world, graded)
    if world == ALFHEIM:
        return ELF * (count if count < s.elf_reserve else s.elf_reserve)
    if world == VANAHEIM:
        return DIE * (count if count < s.vanir_reserve else s.vanir_reserve)
    if world == MIDGARD:
        most = gauges.heroes_in_midgard(s)
        return HERO * (count if count < most else most)
    if world == NIDAVELLIR:
        return ARTIFACT if count_artifacts(s, seat) < 2 else 0.4
    if world == SVARTALFHEIM:
        return 1.4 + 0.5 * count
    if world == JOTUNHEIM:
        return 0.8 * count
    if world == ASGARD:
        return 2.0
    before = danger(s)
    if world == NIFLHEIM:
        kept = s.dead
        s.dead = kept - count if kept > count else 0
        before -= danger(s)
        s.dead = kept
    elif world == MUSPELHEIM:
        kept = s.giants
        s.giants = kept - count if kept > count else 0
        before -= danger(s)
        s.giants = kept
    return before


def gain_of_visit(s: YggState, seat: int, world: int) -> float:
    """What acting in the god's own world brings, risks counted."""
    graded = worlds.grade(s, seat, world)
    risks = ACTION_RISKS[world * GRADES + graded]
    return gain_of_act(s, seat, world, graded) - cost_of_risks(s, seat, risks, s.valhalla)


def gain_of_restoring(s: YggState, seat: int, world: int) -> float:
    if tree.count_enemies(s, world) > 1:
        return -1.0
    return 2.0 - cost_of_life(s, seat, worlds.restore_price(s, seat))
