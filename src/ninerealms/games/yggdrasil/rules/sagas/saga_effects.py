"""The effects of the icons Nidhogg reaches, with the choices the players make together (house pages)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    HATI,
    KNOWN_OATH,
    MIDGARD,
    NO_TOKEN,
    ON_PAGE,
    SKOLL,
    SON_A,
    SONS,
    TOKENS,
    WOLVES,
    WORLDS,
    YggState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, TEAM

JOTUN = 5
GIANT_AND_DEAD = 6
OATH_BACK = 7
ALONE = 8
SON_RETURNS = 9
COLD = 10
WOLF = 11
SERVANT = 12
ANONYMOUS = 13
GIANT_AND_TURN = 14
UNSHARED = 15
JOTUN_IF_POSSIBLE = 16

SON_START: list[I8] = content.son_start


def page_effect(s: YggState) -> int:
    """YGG-131, YGG-333, YGG-343: the effect of the icon Nidhogg has reached."""
    effect = s.get(v.PAGE_EFFECT_ICON)
    if effect == OATH_BACK:
        return withdraw_oath(s)
    if effect == SON_RETURNS:
        return return_son(s)
    if effect == WOLF:
        return advance_last_wolf(s)
    if effect == JOTUN:
        jotuns.activate(s, True)  # YGG-382, YGG-396
    elif effect == GIANT_AND_DEAD:
        if gauges.call_giants(s, 1, 382) and s.ended == 0:  # YGG-382
            gauges.call_dead(s, 1, 382)  # YGG-382
    elif effect == ALONE:
        hurt_lone_gods(s, 387)  # YGG-387
    elif effect == UNSHARED:
        hurt_lone_gods(s, 399)  # YGG-399
    elif effect == COLD:
        freeze(s)
    elif effect == SERVANT:
        sagas.send_servant(s, MIDGARD)  # YGG-394
    elif effect == ANONYMOUS:
        gauges.call_dead(s, 1, 395)  # YGG-395
    elif effect == GIANT_AND_TURN:
        gauges.call_giants(s, 1, 397)  # YGG-397
        if s.ended == 0:
            tree.turn(s, 1, 397)  # YGG-397
    elif effect == JOTUN_IF_POSSIBLE:
        jotuns.activate(s, False)  # YGG-399
    return DONE


def hurt_lone_gods(s: YggState, rule: int) -> int:
    """YGG-387, YGG-399: every god without another god in its world loses 1 life."""
    for figure in range(s.gods):
        if tree.count_gods(s, s.place[figure]) == 1:
            tree.hurt(s, figure, 1, rule)
    return s.gods


def freeze(s: YggState) -> int:
    """YGG-390: every god on a level with a son loses 1 life, then the middle level turns one step."""
    for figure in range(s.gods):
        hit = False
        for son in range(SON_A, SON_A + SONS):
            where = s.enemy[son]
            if 0 <= where < WORLDS and tree.level(where) == tree.level(s.place[figure]):
                hit = True
        if hit:
            tree.hurt(s, figure, 1, 390)  # YGG-390
    if s.ended == 0:
        tree.turn(s, 1, 390)  # YGG-390
    return s.gods


def withdraw_oath(s: YggState) -> int:
    """YGG-386: one collected oath goes back face down to a world without a token; without an oath a Jotun activates."""
    if s.step() == 0:
        if s.oaths == 0:
            jotuns.activate(s, True)
            return DONE
        for world in range(TOKENS):
            if s.token[world] == NO_TOKEN:
                s.offer(world)
        return s.ask(TEAM, v.OATH_TO, v.OF_PAGE + s.page, 1)
    s.oaths -= 1
    s.token[s.answer] = KNOWN_OATH
    s.tell(v.OATH_WITHDRAWN, s.answer)
    return DONE


def return_son(s: YggState) -> int:
    """YGG-389: one beaten son returns to its start world; if none is beaten a Jotun activates."""
    if s.step() == 0:
        for son in range(SONS):
            if s.enemy[SON_A + son] == ON_PAGE:
                s.offer(son)
        if s.count == 0:
            jotuns.activate(s, True)
            return DONE
        return s.ask(TEAM, v.SON_BACK, v.OF_PAGE + s.page, 1)
    tree.put_enemy(s, SON_A + s.answer, SON_START[s.answer], 389)  # YGG-389
    return DONE


def advance_last_wolf(s: YggState) -> int:
    """YGG-393: the wolf further back advances; the players choose when both are level."""
    if s.step() == 0:
        for wolf in range(WOLVES):
            other = HATI if wolf == SKOLL else SKOLL
            if s.wolf[wolf] <= s.wolf[other]:
                s.offer(wolf)
        return s.ask(TEAM, v.WOLF_BEHIND, v.OF_PAGE + s.page, 1)
    sagas.advance_wolf(s, s.answer, 393)  # YGG-393
    return DONE
