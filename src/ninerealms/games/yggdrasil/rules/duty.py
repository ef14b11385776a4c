"""Step 3: one fight or one action, or Frigg's gift (pages 12 and 13)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, tree, worlds
from ninerealms.games.yggdrasil.rules.gods import artifacts, powers
from ninerealms.games.yggdrasil.rules.sagas import saga_acts
from ninerealms.games.yggdrasil.rules.state import FRIGG, GULLINBURSTI, YggState
from ninerealms.kernel.state import DONE, NEXT


def duty(s: YggState) -> int:
    """YGG-071, YGG-151, YGG-241, YGG-379: one duty or none, with Gullinbursti two."""
    seat = s.actor()
    if s.step() == 0:
        s.put(v.DO_DUTY_WHERE, s.place[seat])
        return s.wake(1)
    if s.step() == 1:
        offer_action(s, seat, s.get(v.DO_DUTY_ACTED) == 1)
        offer_fights(s, s.place[seat], s.get(v.DO_DUTY_FOUGHT) == 1)
        if s.get(v.DO_DUTY_ACTED) == 0 and s.get(v.DO_DUTY_FOUGHT) == 0 and offer_instead(s, seat) == 0:
            s.tell(v.NO_DUTY_LEFT, seat, s.place[seat])
        if s.count == 0:
            return DONE
        s.offer(v.NO_DUTY)
        return s.ask(seat, v.DUTY, 0, 2)
    if s.step() == 2:
        return begin(s, seat, s.answer)
    if s.get(v.DO_DUTY_ACTED) + s.get(v.DO_DUTY_FOUGHT) != 1 or s.place[seat] != s.get(v.DO_DUTY_WHERE):
        return DONE
    return s.wake(1) if artifacts.works(s, seat, GULLINBURSTI) else DONE


def offer_action(s: YggState, seat: int, done: bool) -> int:
    """YGG-153, YGG-207: the world's own action, or restoring the tree."""
    world = s.place[seat]
    reason = v.ONLY_ONE_DUTY if done else worlds.obstacle(s, world, worlds.grade(s, seat, world))
    if reason == worlds.POSSIBLE:
        s.offer(v.ACT)
    else:
        s.close(v.ACT, reason)
    reason = v.ONLY_ONE_DUTY if done else worlds.obstacle_to_restoring(s, world)
    if reason == worlds.POSSIBLE:
        s.offer(v.RESTORE)
    else:
        s.close(v.RESTORE, reason)
    return s.count


def offer_fights(s: YggState, world: int, done: bool) -> int:
    """YGG-152, YGG-156: every target in the world."""
    target = fight.next_target(s, -1)
    while target < fight.TARGETS:
        reason = fight.obstacle(s, world, target)
        if reason != fight.NO_SUCH:
            if done:
                s.close(v.FIGHT + target, v.ONLY_ONE_DUTY)
            elif reason == fight.POSSIBLE:
                s.offer(v.FIGHT + target)
            else:
                s.close(v.FIGHT + target, reason)
        target = fight.next_target(s, target)
    return s.count


def offer_instead(s: YggState, seat: int) -> int:
    """YGG-298, YGG-336, YGG-339, YGG-378: a saga action, or Frigg's power, in place of both."""
    if s.saga > 0:
        reason = saga_acts.obstacle(s, s.place[seat])
        if reason == saga_acts.POSSIBLE:
            s.offer(v.SAGA_ACT)
        else:
            s.close(v.SAGA_ACT, reason)
    if powers.has(s, seat, FRIGG):
        if tree.can_heal(s, seat):
            s.offer(v.REGAIN_LIFE)
        else:
            s.close(v.REGAIN_LIFE, v.LIFE_IS_FULL)
        if s.life[seat] == 1:
            s.close(v.GIVE_LIFE, v.LAST_LIFE)
        elif can_give(s, seat):
            s.offer(v.GIVE_LIFE)
        else:
            s.close(v.GIVE_LIFE, v.LIFE_IS_FULL)
    return s.count


def can_give(s: YggState, seat: int) -> bool:
    """YGG-378: some other god is below its starting number."""
    for figure in range(s.gods):
        if figure != seat and s.life[figure] < s.limit[figure]:
            return True
    return False


def begin(s: YggState, seat: int, chosen: int) -> int:
    """Start the chosen duty; the frame wakes at 3 when it is done."""
    s.wake(3)
    world = s.place[seat]
    if chosen >= v.FIGHT:
        s.put(v.DO_DUTY_FOUGHT, 1)
        s.call(v.DO_FIGHT, seat, chosen - v.FIGHT)
    elif chosen == v.ACT:
        s.put(v.DO_DUTY_ACTED, 1)
        graded = worlds.grade(s, seat, world)
        s.call(v.DO_ACT, seat, world, graded)
    elif chosen == v.RESTORE:
        s.put(v.DO_DUTY_ACTED, 1)
        s.call(v.DO_RESTORE, seat, world)
    elif chosen == v.SAGA_ACT:
        s.put(v.DO_DUTY_ACTED, 1)
        s.put(v.DO_DUTY_FOUGHT, 1)
        s.call(v.DO_SAGA_ACT, seat, world)
    elif chosen == v.REGAIN_LIFE:
        tree.heal(s, seat, 1, 298)  # YGG-298
        return DONE
    elif chosen == v.GIVE_LIFE:
        s.put(v.DO_DUTY_ACTED, 1)
        s.put(v.DO_DUTY_FOUGHT, 1)
        s.push(v.FRIGG_GIVES, seat)
    else:
        return DONE
    return NEXT


def frigg_gives(s: YggState) -> int:
    """YGG-298: one of her own life to another god below its starting number."""
    seat = s.actor()
    if s.step() == 0:
        for figure in range(s.gods):
            if figure != seat and s.life[figure] < s.limit[figure]:
                s.offer(figure)
            elif figure != seat:
                s.close(figure, v.LIFE_IS_FULL)
        return s.ask(seat, v.HEAL_WHOM, v.OF_GOD + FRIGG, 1)
    s.life[seat] -= 1
    s.life[s.answer] += 1
    s.tell_by(298, v.LIFE_LOST, seat, 1, s.life[seat])  # YGG-298
    s.tell_by(298, v.LIFE_GAINED, s.answer, 1, s.life[s.answer])  # YGG-298
    return DONE
