"""Step 2: moves on Yggdrasil, of gods and of support gods (page 12)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.gods import artifacts, bonds, powers
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ASGARD,
    GJALLARHORN,
    HEIMDALL,
    HRINGHORNI,
    MIDGARD,
    ODIN,
    SKIDBLADNIR,
    TRAVEL,
    WORLDS,
    YggState,
)
from ninerealms.kernel.state import DONE


def go(s: YggState, figure: int, world: int, rule: int) -> int:
    """A god's figure comes to a world; the rule says how."""
    if s.place[figure] != world:
        s.tell_by(rule, v.GOD_MOVED, figure, s.place[figure], world)
        s.place[figure] = world
    return world


def is_normal(s: YggState, origin: int, world: int) -> bool:
    """YGG-148, YGG-149, YGG-150: another world of the level or of the column; saga 5 builds and breaks a bridge.

    YGG-365: neither devastation nor a Jotun keeps a god out.
    """
    if origin == world:
        return False
    if tree.level(origin) == tree.level(world):
        return True
    crosses = origin == ASGARD or world == ASGARD
    if sagas.has_bridge(s) and crosses and (origin == MIDGARD or world == MIDGARD):
        return True
    if sagas.is_bridge_broken(s) and crosses:
        return False
    return tree.column(s, origin) == tree.column(s, world)


def can_go(s: YggState, seat: int, world: int) -> bool:
    """YGG-148, YGG-149, YGG-230, YGG-231, YGG-233, YGG-299, YGG-300: normal moves, artifacts, divine powers."""
    if is_normal(s, s.place[seat], world):
        return True
    height = tree.level(world)
    if height == tree.TOP and artifacts.works(s, seat, SKIDBLADNIR):
        return True  # YGG-233
    if height == tree.MIDDLE and artifacts.works(s, seat, GJALLARHORN):
        return True  # YGG-230
    if height == tree.BOTTOM and artifacts.works(s, seat, HRINGHORNI):
        return True  # YGG-231
    if world == MIDGARD and powers.has(s, seat, HEIMDALL):
        return True  # YGG-299
    return world == ASGARD and powers.has(s, seat, ODIN)  # YGG-300


def close_world(s: YggState, origin: int, world: int) -> int:
    if sagas.is_bridge_broken(s) and (origin == ASGARD or world == ASGARD):
        return s.close(world, v.BRIDGE_BROKEN)
    return s.close(world, v.OUT_OF_REACH)


def move(s: YggState) -> int:
    """YGG-070, YGG-147, YGG-292, YGG-293, YGG-294: a trip to a travelling companion, then at most one move."""
    seat = s.actor()
    if s.step() == 0:
        for other in range(s.gods):
            if bonds.has(s, TRAVEL, seat, other) and s.place[other] != s.place[seat]:
                s.offer(other)
            elif other != seat:
                s.close(other, v.WITH_COMPANION if bonds.has(s, TRAVEL, seat, other) else v.NO_COMPANION)
        if s.count == 0:
            return s.wake(2)
        s.offer(v.STAY)
        return s.ask(seat, v.TRAVEL_WITH, v.OF_RELATION + TRAVEL, 1)
    if s.step() == 1:
        if s.answer != v.STAY:
            go(s, seat, s.place[s.answer], 292)  # YGG-292
        s.wake(2)
    if s.step() == 2:
        for world in range(WORLDS):
            if world == s.place[seat] or can_go(s, seat, world):
                s.offer(world)
            else:
                close_world(s, s.place[seat], world)
        return s.ask(seat, v.MOVE_TO, 0, 3)
    go(s, seat, s.answer, 147)  # YGG-147
    return DONE


def move_support(s: YggState) -> int:
    """YGG-083, YGG-364: the support god whose card made the pair may move by the normal rules."""
    figure = s.get(v.DO_SUPPORT_MOVE_FIGURE)
    if s.step() == 0:
        for world in range(WORLDS):
            if world == s.place[figure] or is_normal(s, s.place[figure], world):
                s.offer(world)
            else:
                close_world(s, s.place[figure], world)
        return s.ask(s.actor(), v.MOVE_SUPPORT, v.OF_GOD + s.god[figure], 1)
    go(s, figure, s.answer, 83)  # YGG-083
    return DONE
