"""The end of a won fight: the opponent leaves, the narrator moves, the reward is shared."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import foe, rounds
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kernel.state import DONE, TEAM


def win(s: AndorState) -> int:
    """AND-098, AND-099, AND-102, AND-124, AND-491: the opponent leaves, the narrator moves at once, then the reward.

    AND-214, AND-215, AND-341, AND-410: with the Shadow Blade neither, for nobody.
    """
    step = s.step()
    if step == 0:
        foe.remove(s, s.get(v.WIN_TARGET))
        return s.wake(1)
    if step == 1:
        if s.bladed != 0:
            return DONE
        s.put(v.WIN_LEFT, s.foe_reward)
        s.wake(2)
        return s.push(v.NARRATE, s.actor())
    if step == 2:
        return ask_share(s) if rounds.count_fighters(s) > 1 else ask_reward(s)
    if step == 3:
        take_reward(s, rounds.first_fighter(s, 0), s.answer)
        return DONE
    take_share(s, s.answer)
    return s.wake(2)


def ask_reward(s: AndorState) -> int:
    """AND-099, AND-100: as willpower, as gold, or as any mix; the answer is the gold."""
    if s.get(v.WIN_LEFT) == 0:
        return DONE
    for gold in range(s.get(v.WIN_LEFT) + 1):
        s.offer(gold)
    return s.ask(rounds.first_fighter(s, 0), v.REWARD, s.get(v.WIN_LEFT), 3)


def take_reward(s: AndorState, seat: int, gold: int) -> int:
    """AND-100."""
    if gold > 0:
        hero.gain_gold(s, seat, gold, 100)  # AND-100
    return hero.gain_will(s, seat, s.get(v.WIN_LEFT) - gold, 100)  # AND-100


def ask_share(s: AndorState) -> int:
    """AND-124, AND-125, AND-129, AND-704: point by point, for those of the last round."""
    if s.get(v.WIN_LEFT) == 0:
        return DONE
    for seat in range(s.players):
        for kind in range(2):
            if rounds.is_fighter(s, seat):
                s.offer(seat * 2 + kind)
            else:
                s.close(seat * 2 + kind, v.SHARES_ONLY_FOR_FIGHTERS)
    return s.ask(TEAM, v.SHARE, s.get(v.WIN_LEFT), 4)


def take_share(s: AndorState, answer: int) -> int:
    """AND-124: one point, as willpower or as gold."""
    s.put(v.WIN_LEFT, s.get(v.WIN_LEFT) - 1)
    if answer % 2 == 1:
        return hero.gain_gold(s, answer // 2, 1, 124)  # AND-124
    return hero.gain_will(s, answer // 2, 1, 124)  # AND-124
