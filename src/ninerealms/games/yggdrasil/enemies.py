"""The six enemies when they activate (pages 9 to 11)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import gauges, jotuns, sagas, tree
from ninerealms.games.yggdrasil.codes import (
    ENEMY_ACTIVATED,
    LOST_BETRAYED,
    LOST_HEL,
    LOST_SURT,
)
from ninerealms.games.yggdrasil.state import (
    ASGARD,
    CAGE,
    FENRIR,
    HEL,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    SURT,
    YggState,
)

GIANTS_OF_SURT = 2
FENRIRS_BITE = 3
ALL_BETRAYALS = 3


def activate(s: YggState, seat: int, enemy: int) -> int:
    """YGG-078, YGG-087: the enemy moves, then its effect is applied; `seat` is the active player."""
    s.tell(ENEMY_ACTIVATED, enemy, seat, 0, 0)
    if enemy == SURT:
        return activate_surt(s)
    if enemy == HEL:
        return activate_hel(s, seat)
    if enemy == JORMUNGAND:
        return gauges.advance_serpent(s)
    if enemy == FENRIR:
        return activate_fenrir(s, seat)
    if enemy == LOKI:
        return activate_loki(s, seat)
    return sagas.advance_nidhogg(s)


def climb(s: YggState, foe: int) -> int:
    """YGG-096, YGG-102, YGG-396: to the world directly above; in saga 5 the bridge leads from Midgard to Asgard."""
    where = s.enemy[foe]
    if sagas.has_bridge(s) and where == MIDGARD:
        return tree.put_enemy(s, foe, ASGARD)
    return tree.put_enemy(s, foe, tree.above(s, where))


def activate_hel(s: YggState, seat: int) -> int:
    """YGG-096 to YGG-101: up, turn, the active player loses 1 life; lost if she is on the top level."""
    if tree.level(s.enemy[HEL]) == tree.TOP:
        return tree.lose(s, LOST_HEL)
    climb(s, HEL)
    if s.ended:
        return 0
    tree.turn(s, 1)
    return tree.hurt(s, seat, 1)


def activate_surt(s: YggState) -> int:
    """YGG-102 to YGG-107: up, turn, 2 Fire Giants onto his gauge; lost if he is on the top level."""
    if tree.level(s.enemy[SURT]) == tree.TOP:
        return tree.lose(s, LOST_SURT)
    climb(s, SURT)
    if s.ended:
        return 0
    tree.turn(s, 1)
    return gauges.call_giants(s, GIANTS_OF_SURT)


def activate_loki(s: YggState, seat: int) -> int:
    """YGG-108 to YGG-111, YGG-368, YGG-387: to the active god, turn, one Jotun; lost with three betrayals."""
    if s.betrayals == ALL_BETRAYALS and sagas.is_last_page(s, 1):
        return tree.lose(s, LOST_BETRAYED)
    tree.put_enemy(s, LOKI, s.place[seat])
    if s.ended:
        return 0
    tree.turn(s, 1)
    return jotuns.activate(s, True)


def activate_fenrir(s: YggState, seat: int) -> int:
    """YGG-121 to YGG-123: out of the Cage to Asgard; already out, he bites the active player for 3 life."""
    if s.enemy[FENRIR] == CAGE:
        return tree.put_enemy(s, FENRIR, ASGARD)
    return tree.hurt(s, seat, FENRIRS_BITE)
