"""The Saga Book: rows of icons, triggers, goals, page turns and the effects Nidhogg calls (page 27; house pages)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ASGARD,
    FACE_DOWN,
    FENRIR,
    GONE,
    HATI,
    HEL,
    ICONS,
    JORMUNGAND,
    NAGLFAR,
    NIFLHEIM,
    NO_TOKEN,
    ON_PAGE,
    QUAY,
    SERVANTS,
    SKOLL,
    SON_A,
    SONS,
    SURT,
    TOKENS,
    WOLVES,
    WORLDS,
    YggState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import TEAM

BALDR = 1
FIMBULWINTER = 2
MANAGARM = 3
NAGLFAR_SAGA = 4
BIFROST = 5
VIGRID = 6

PLAIN = 1
TREE = 2
DEAD_TREE = 3
PAGE_TURN = 4

ROW_ICON: list[I8] = content.row_icon
OATHS: Number = content.oaths
BETRAYALS: Number = content.betrayals
LAST_SPACE: Number = content.wolf_last_space
SERVANTS_TO_TURN: Number = content.servants_to_turn
BIFROST_GIANTS: Number = content.bifrost_giants
BIFROST_HEROES: Number = content.bifrost_heroes
SLAIN_TO_TURN: Number = content.slain_to_turn
SON_START: list[I8] = content.son_start
SON_TRIGGER: list[I8] = content.son_trigger
DUELLISTS = 5


def is_first_page(s: YggState, saga: int) -> bool:
    return s.saga == saga and s.page == 2 * saga


def is_last_page(s: YggState, saga: int) -> bool:
    return s.saga == saga and s.page == 2 * saga + 1


def has_bridge(s: YggState) -> bool:
    """YGG-396: saga 5, first page: Midgard and Asgard are joined."""
    return is_first_page(s, BIFROST)


def is_bridge_broken(s: YggState) -> bool:
    """YGG-397: saga 5, second page: no vertical move of a god into or out of Asgard."""
    return is_last_page(s, BIFROST)


def win(s: YggState, reason: int) -> int:
    """YGG-073, YGG-129: all players win at once."""
    if s.ended == 0:
        s.ended = reason
        s.tell(v.WON, reason)
    return reason


def advance_nidhogg(s: YggState) -> int:
    """YGG-128: to the next icon, which wins, loses, turns the page or acts."""
    s.nidhogg += 1
    icon = ROW_ICON[s.page * ICONS + s.nidhogg]
    s.tell(v.NIDHOGG_MOVED, s.page, s.nidhogg, icon)
    if icon == TREE:
        return win(s, v.BY_TREE)  # YGG-129
    if icon == DEAD_TREE:
        return tree.lose(s, v.LOST_DEAD_TREE)  # YGG-130, YGG-342
    if icon == PAGE_TURN:
        return turn_page(s, 335)  # YGG-335
    if icon > PAGE_TURN:
        s.call(v.PAGE_EFFECT, TEAM, icon)  # YGG-131, YGG-333
    return icon


def turn_page(s: YggState, rule: int) -> int:
    """YGG-315, YGG-334, YGG-335, YGG-354: the next page; Nidhogg stands on its first icon."""
    s.page += 1
    s.nidhogg = 0
    s.tell_by(rule, v.PAGE_TURNED, s.page)
    return begin_page(s)


def begin_page(s: YggState) -> int:
    """YGG-043, YGG-062, YGG-305, YGG-311, YGG-331: what a page lays out; nothing in the basic game."""
    if is_first_page(s, BALDR):  # YGG-306, YGG-385
        for world in range(TOKENS):
            s.token[world] = FACE_DOWN
        s.tokens_gone = 0
        s.bag_oaths = OATHS
        s.bag_betrayals = BETRAYALS
    elif is_last_page(s, BALDR):  # YGG-387
        s.betrayals += s.bag_betrayals
        s.tokens_gone += s.bag_oaths + s.oaths + tree.count_known_oaths(s)
        s.bag_betrayals = 0
        s.bag_oaths = 0
        s.oaths = 0
        for world in range(TOKENS):
            s.token[world] = NO_TOKEN
    elif s.saga == FIMBULWINTER:  # YGG-307
        for son in range(SONS):
            rule = 388 if is_first_page(s, FIMBULWINTER) else 390  # YGG-388, YGG-390
            tree.put_enemy(s, SON_A + son, SON_START[son], rule)
    elif is_first_page(s, NAGLFAR_SAGA):  # YGG-309, YGG-394
        for tile in range(SERVANTS):
            s.servant[tile] = QUAY
    elif is_last_page(s, NAGLFAR_SAGA):
        for tile in range(SERVANTS):
            if s.servant[tile] != GONE:
                s.servant[tile] = ABOARD
        tree.put_enemy(s, NAGLFAR, NIFLHEIM, 395)  # YGG-395
    elif is_first_page(s, BIFROST):
        gauges.call_giants(s, BIFROST_GIANTS, 396)  # YGG-396
    elif is_first_page(s, VIGRID):
        gauges.advance_serpent(s, 398)  # YGG-398
        jotuns.activate(s, True)
    return s.page


def trigger(s: YggState, enemy: int) -> int:
    """YGG-077, YGG-332, YGG-367: what the first card of an enemy on the wheel sets off; solo: the only one."""
    if is_first_page(s, FIMBULWINTER):
        for son in range(SONS):
            if SON_TRIGGER[son] == enemy:
                walk_son(s, SON_A + son)
    elif s.saga == MANAGARM:
        if enemy == SURT or (enemy == FENRIR and is_last_page(s, MANAGARM)):
            advance_wolf(s, SKOLL, 391)  # YGG-391
        if enemy == HEL or (enemy == FENRIR and is_last_page(s, MANAGARM)):
            advance_wolf(s, HATI, 391)  # YGG-391
    elif is_first_page(s, NAGLFAR_SAGA):
        if enemy == HEL:
            send_servant(s, s.enemy[HEL])
    elif is_last_page(s, NAGLFAR_SAGA) and enemy == JORMUNGAND:
        where = s.enemy[NAGLFAR]
        if tree.level(where) == tree.TOP:
            return tree.lose(s, v.LOST_NAGLFAR)  # YGG-341, YGG-395
        return tree.put_enemy(s, NAGLFAR, tree.above(s, where), 395)  # YGG-395
    return 0


def walk_son(s: YggState, son: int) -> int:
    """YGG-388: clockwise on its level to the next world without an enemy; it stays if there is none."""
    where = s.enemy[son]
    if where < 0 or where >= WORLDS:
        return 0
    for steps in range(1, tree.COLUMNS):
        slot = (tree.column(s, where) + steps) % tree.COLUMNS
        world = tree.world_at(s, tree.level(where), slot)
        if tree.count_enemies(s, world) == 0:
            return tree.put_enemy(s, son, world, 388)  # YGG-388
    return 0


def advance_wolf(s: YggState, wolf: int, rule: int) -> int:
    """YGG-341, YGG-343, YGG-391: one space on; lost beyond the last space or with both wolves on it."""
    if s.wolf[wolf] == LAST_SPACE:
        return tree.lose(s, v.LOST_WOLVES)
    s.wolf[wolf] += 1
    s.tell_by(rule, v.WOLF_MOVED, wolf, s.wolf[wolf])
    if s.wolf[SKOLL] == LAST_SPACE and s.wolf[HATI] == LAST_SPACE:
        return tree.lose(s, v.LOST_WOLVES)
    return 1


def has_caught(s: YggState, wolf: int) -> bool:
    """YGG-392: a wolf on the last space does its harm."""
    return s.saga == MANAGARM and s.wolf[wolf] == LAST_SPACE


def send_servant(s: YggState, world: int) -> int:
    """YGG-394: one tile goes from the quay to a world, if there is one."""
    for tile in range(SERVANTS):
        if s.servant[tile] == QUAY:
            s.servant[tile] = world
            return s.tell(v.SERVANT_MOVED, world)
    return 0


def check_goal(s: YggState) -> int:
    """YGG-315, YGG-334, YGG-383: a goal that is met turns the page at once; saga 6 can also be won by slaying all."""
    if s.saga == BALDR:
        reached = s.oaths == OATHS  # YGG-386
    elif s.saga == FIMBULWINTER:  # YGG-389
        reached = True
        for son in range(SON_A, SON_A + SONS):
            if s.enemy[son] != ON_PAGE:
                reached = False
    elif s.saga == MANAGARM:
        reached = s.wolf_beaten == (1 << WOLVES) - 1 and s.wolf[SKOLL] <= 1 and s.wolf[HATI] <= 1  # YGG-393
    elif s.saga == NAGLFAR_SAGA:
        reached = tree.count_servants(s, GONE) >= SERVANTS_TO_TURN  # YGG-394
    elif s.saga == VIGRID:
        reached = count_slain(s) >= SLAIN_TO_TURN  # YGG-399
    else:
        return 0
    if reached and s.page == 2 * s.saga:
        return turn_page(s, 383)  # YGG-383
    if s.saga == VIGRID and s.page > 2 * s.saga and count_slain(s) == DUELLISTS:
        return win(s, v.BY_SLAYING)  # YGG-399
    return 0


def count_slain(s: YggState) -> int:
    total = 0
    for enemy in range(DUELLISTS):
        if s.slain & (1 << enemy):
            total += 1
    return total


def end_of_round(s: YggState) -> int:
    """YGG-396: enough Heroes in Valhalla and no enemy in Asgard at the end of a round turn the page."""
    if is_first_page(s, BIFROST) and s.valhalla >= BIFROST_HEROES and tree.count_enemies(s, ASGARD) == 0:
        return turn_page(s, 396)  # YGG-396
    return 0
