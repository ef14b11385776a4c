"""The six enemies when they activate (pages 9 to 11)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import ASGARD, CAGE, FENRIR, HEL, JORMUNGAND, LOKI, MIDGARD, SURT, YggState
from ninerealms.kernel.state import USUAL

GIANTS_OF_SURT = 2
FENRIRS_BITE = 3


def activate(s: YggState, seat: int, enemy: int) -> int:
    """YGG-078, YGG-087: the enemy moves, then its effect is applied; `seat` is the active player."""
    s.tell(v.ENEMY_ACTIVATED, enemy, seat)
    if enemy == SURT:
        return activate_surt(s)
    if enemy == HEL:
        return activate_hel(s, seat)
    if enemy == JORMUNGAND:
        return gauges.advance_serpent(s, USUAL)
    if enemy == FENRIR:
        return activate_fenrir(s, seat)
    if enemy == LOKI:
        return activate_loki(s, seat)
    return sagas.advance_nidhogg(s)


def climb(s: YggState, foe: int, rule: int) -> int:
    """YGG-096, YGG-102: to the world directly above; in saga 5 the bridge leads from Midgard to Asgard (YGG-396)."""
    where = s.enemy[foe]
    if sagas.has_bridge(s) and where == MIDGARD:
        return tree.put_enemy(s, foe, ASGARD, 396)  # YGG-396
    return tree.put_enemy(s, foe, tree.above(s, where), rule)


def activate_hel(s: YggState, seat: int) -> int:
    """YGG-096, YGG-097, YGG-099, YGG-100: up, turn, the active player loses 1 life; lost from the top level."""
    if tree.level(s.enemy[HEL]) == tree.TOP:
        return tree.lose(s, v.LOST_HEL)
    climb(s, HEL, 96)  # YGG-096
    if s.ended:
        return 0
    tree.turn(s, 1, 99)  # YGG-099
    return tree.hurt(s, seat, 1, 100)  # YGG-100


def activate_surt(s: YggState) -> int:
    """YGG-102, YGG-103, YGG-105, YGG-106: up, turn, 2 Fire Giants onto his gauge; lost from the top level."""
    if tree.level(s.enemy[SURT]) == tree.TOP:
        return tree.lose(s, v.LOST_SURT)
    climb(s, SURT, 102)  # YGG-102
    if s.ended:
        return 0
    tree.turn(s, 1, 105)  # YGG-105
    return gauges.call_giants(s, GIANTS_OF_SURT, 106)  # YGG-106


def activate_loki(s: YggState, seat: int) -> int:
    """YGG-108, YGG-110, YGG-111, YGG-341, YGG-368: to the active god, turn, one Jotun; lost with three betrayals."""
    if s.betrayals == sagas.BETRAYALS and sagas.is_last_page(s, 1):
        return tree.lose(s, v.LOST_BETRAYED)  # YGG-387
    tree.put_enemy(s, LOKI, s.place[seat], 108)  # YGG-108
    if s.ended:
        return 0
    tree.turn(s, 1, 110)  # YGG-110
    return jotuns.activate(s, True)  # YGG-111


def activate_fenrir(s: YggState, seat: int) -> int:
    """YGG-121, YGG-123: out of the Cage to Asgard; already out, he bites the active player for 3 life."""
    if s.enemy[FENRIR] == CAGE:
        return tree.put_enemy(s, FENRIR, ASGARD, 121)  # YGG-121
    return tree.hurt(s, seat, FENRIRS_BITE, 123)  # YGG-123
