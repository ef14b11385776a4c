"""Jotunheim: the rune stones (page 15). Thrown stones wait as counts of faces; the god applies them in any order."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import move, tree, worlds
from ninerealms.games.yggdrasil.rules.sagas import saga_acts
from ninerealms.games.yggdrasil.rules.state import DEED, JOTUNHEIM, JOURNEY, LIFE, NORMAL, TURNING, WORLDS, YggState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE, NEXT

STONE_FACE: list[I8] = content.stone_face
KINDS_OF_RUNES = 4
SIDES = 2


def throw(s: YggState, seat: int, stones: int) -> int:
    """YGG-196, YGG-197: each stone shows one of its two faces; what it shows is added to what waits."""
    for stone in range(stones):
        rune = STONE_FACE[stone * SIDES + s.rng.below(SIDES, DICE)]
        s.put(v.DO_RUNES_WAITING + rune, s.get(v.DO_RUNES_WAITING + rune) + 1)
        s.tell(v.STONE_THROWN, seat, stone, rune)
    return stones


def runes(s: YggState) -> int:
    """YGG-014, YGG-037, YGG-197, YGG-362: throw, then apply each stone or leave it."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        throw(s, seat, s.get(v.DO_RUNES_STONES))
        return s.wake(1)
    if step == 2:
        if s.answer == v.NO_RUNE:
            return DONE
        s.put(v.DO_RUNES_WAITING + s.answer, s.get(v.DO_RUNES_WAITING + s.answer) - 1)
        if s.answer != LIFE:
            return ask_how(s, seat, s.answer)
        tree.heal(s, seat, 1, 202)  # YGG-202
    elif step == 3:
        if s.answer != v.NO_JOURNEY:
            move.go(s, s.answer // WORLDS, s.answer % WORLDS, 198)  # YGG-198
    elif step == 4:
        if s.answer > 0:
            tree.turn(s, s.answer, 201)  # YGG-201
    elif step == 5:
        return do_deed(s, seat, s.answer)
    for rune in range(KINDS_OF_RUNES):
        if s.get(v.DO_RUNES_WAITING + rune) > 0:
            s.offer(rune)
    if s.count == 0:
        return DONE
    s.offer(v.NO_RUNE)
    return s.ask(seat, v.APPLY_RUNE, 0, 2)


def ask_how(s: YggState, seat: int, rune: int) -> int:
    """YGG-198, YGG-199, YGG-201: which god goes where, how far the level turns, which deed."""
    if rune == JOURNEY:
        for figure in range(s.gods):
            for world in range(WORLDS):
                if s.place[figure] != world:
                    s.offer(figure * WORLDS + world)
                else:
                    s.close(figure * WORLDS + world, v.ALREADY_THERE)
        s.offer(v.NO_JOURNEY)
        return s.ask(seat, v.MOVE_GOD, v.OF_STONE + rune, 3)
    if rune == TURNING:
        for steps in range(tree.COLUMNS):
            s.offer(steps)
        return s.ask(seat, v.TURN_BY, v.OF_STONE + rune, 4)
    for world in range(WORLDS):
        offer_deed(s, world)
    s.offer(v.NO_DEED)
    return s.ask(seat, v.DEED_WHERE, v.OF_STONE + DEED, 5)


def offer_deed(s: YggState, world: int) -> int:
    """YGG-199, YGG-200: the normal action of any world; in a devastated one restoring or a saga action."""
    reason = worlds.obstacle(s, world, NORMAL)
    if reason == worlds.POSSIBLE:
        s.offer(world)
    else:
        s.close(world, reason)
    reason = worlds.obstacle_to_restoring(s, world)
    if reason == worlds.POSSIBLE:
        s.offer(v.DEED_RESTORE + world)
    else:
        s.close(v.DEED_RESTORE + world, reason)
    if tree.is_devastated(s, world) and s.saga > 0 and saga_acts.obstacle(s, world) == saga_acts.POSSIBLE:
        s.offer(v.DEED_SAGA + world)
    return s.count


def do_deed(s: YggState, seat: int, chosen: int) -> int:
    """YGG-199, YGG-200: carry the deed out from afar, in the normal grade; in Jotunheim the stones are thrown again."""
    s.wake(1)
    if chosen == v.NO_DEED:
        return NEXT
    if chosen == JOTUNHEIM:
        throw(s, seat, worlds.amount(s, JOTUNHEIM, NORMAL))
        return NEXT
    if chosen < v.DEED_RESTORE:
        s.call(v.DO_ACT, seat, chosen, NORMAL)
    elif chosen < v.DEED_SAGA:
        s.call(v.DO_RESTORE, seat, chosen - v.DEED_RESTORE)
    else:
        s.call(v.DO_SAGA_ACT, seat, chosen - v.DEED_SAGA)
    return NEXT
