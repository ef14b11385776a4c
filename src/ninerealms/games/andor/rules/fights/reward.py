"""The end of a won fight: the reward is shared, the opponent leaves, the narrator moves."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import foe, rounds
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kernel.state import DONE, NEXT, TEAM

# Where the procedure wakes.
BEATEN = 0
REWARD = 1
REWARDED = 2
SHARED = 3
OVER = 4


def win(s: AndorState) -> int:
    """AND-098, AND-099, AND-102, AND-124, AND-491: first the reward, then the opponent leaves and the narrator moves.

    AND-214, AND-215, AND-341, AND-410: with the Shadow Blade neither reward nor narrator, for nobody.
    """
    step = s.step()
    if step == BEATEN:
        foe.tell_defeat(s, s.get(v.WIN_TARGET))
        s.put(v.WIN_LEFT, 0 if s.bladed != 0 else s.foe_reward)
        return s.wake(REWARD)
    if step == REWARD:
        if s.get(v.WIN_LEFT) == 0:
            return leave_board(s)
        return ask_share(s) if rounds.count_fighters(s) > 1 else ask_reward(s)
    if step == REWARDED:
        take_reward(s, rounds.first_fighter(s, 0), s.answer)
        return s.wake(REWARD)
    if step == SHARED:
        take_share(s, s.answer)
        return s.wake(REWARD)
    return DONE


def leave_board(s: AndorState) -> int:
    """AND-101, AND-102, AND-214, AND-491: the opponent leaves the board, and at once the narrator moves."""
    foe.remove(s, s.get(v.WIN_TARGET))
    s.wake(OVER)
    return NEXT if s.bladed != 0 else s.push(v.NARRATE, s.actor())


def ask_reward(s: AndorState) -> int:
    """AND-099, AND-100: as willpower, as gold, or as any mix; the answer is the gold."""
    for gold in range(s.get(v.WIN_LEFT) + 1):
        s.offer(gold)
    return s.ask(rounds.first_fighter(s, 0), v.REWARD, s.get(v.WIN_LEFT), REWARDED)


def take_reward(s: AndorState, seat: int, gold: int) -> int:
    """AND-100."""
    will = s.get(v.WIN_LEFT) - gold
    s.put(v.WIN_LEFT, 0)
    if gold > 0:
        hero.gain_gold(s, seat, gold, 100)  # AND-100
    return hero.gain_will(s, seat, will, 100)  # AND-100


def ask_share(s: AndorState) -> int:
    """AND-124, AND-125, AND-129, AND-704: point by point, for those of the last round."""
    for seat in range(s.players):
        for kind in range(2):
            if rounds.is_fighter(s, seat):
                s.offer(seat * 2 + kind)
            else:
                s.close(seat * 2 + kind, v.SHARES_ONLY_FOR_FIGHTERS)
    return s.ask(TEAM, v.SHARE, s.get(v.WIN_LEFT), SHARED)


def take_share(s: AndorState, answer: int) -> int:
    """AND-124: one point, as willpower or as gold."""
    s.put(v.WIN_LEFT, s.get(v.WIN_LEFT) - 1)
    if answer % 2 == 1:
        return hero.gain_gold(s, answer // 2, 1, 124)  # AND-124
    return hero.gain_will(s, answer // 2, 1, 124)  # AND-124
