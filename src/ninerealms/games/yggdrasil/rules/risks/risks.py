"""Risks: artifacts, Heroes, the saving throw, what is lost (page 17)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts, bonds
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import HRUNGNIR, KIN, SKYRMIR, YggState
from ninerealms.kernel.state import DONE, NEXT


def risk(s: YggState) -> int:
    """YGG-213, YGG-227, YGG-375: artifacts, Heroes, throw, changes, loss, dice back, in this order."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        s.wake(1)
        return bonds.open_window_for(s, seat)
    if step == 1:
        return face(s, seat)
    if step == 2:
        use_heroes(s, seat, s.answer)
        return s.wake(3)
    if step == 3:
        if s.risk <= 0:
            s.risk = 0
            return DONE
        s.wake(4)
        return s.push(v.THROW, seat)
    if step == 4:
        s.wake(5)
        return bonds.open_window_for(s, seat)
    if step == 5:
        s.wake(6)
        return s.push(v.CHANGE, seat)
    if step == 6:
        s.put(v.RISK_LEFT, dice.remaining(s, seat))
        s.put(v.RISK_BEARER, s.players)
        return s.wake(7)
    if step == 7 or step == 8:
        return suffer(s, seat)
    s.risk = 0
    return DONE


def face(s: YggState, seat: int) -> int:
    """YGG-143, YGG-214, YGG-225: artifacts first, then Heroes. YGG-249, YGG-405: Geri and Freki help once."""
    against = s.get(v.RISK_AGAINST)
    if against >= v.TARGET_DUEL:
        against -= v.TARGET_DUEL
    s.risk = s.get(v.RISK_RISKS) - artifacts.cancels(s, seat, against) - s.get(v.RISK_HELP)
    s.tell(v.FACED_RISKS, seat, s.get(v.RISK_RISKS), s.risk if s.risk > 0 else 0)
    if s.risk <= 0:
        s.risk = 0
        return DONE
    if s.valhalla == 0 or jotuns.is_active(s, SKYRMIR):
        return s.wake(3)
    for count in range(s.valhalla + 1):
        if count <= s.risk:
            s.offer(count)
    return s.ask(seat, v.USE_HEROES, 0, 2)


def use_heroes(s: YggState, seat: int, count: int) -> int:
    """YGG-215: each Hero that returns to Midgard cancels one risk."""
    if count > 0:
        s.valhalla -= count
        s.risk -= count
        s.tell(v.HEROES_USED, seat, count, s.risk)
    return count


def throw(s: YggState) -> int:
    """YGG-145, YGG-216, YGG-226, YGG-280, YGG-282: the god die, any number of own Vanir dice, the dice of comrades."""
    seat = s.actor()
    if s.step() == 0:
        most = 0 if jotuns.is_active(s, HRUNGNIR) else s.vanir[seat]
        for count in range(most + 1):
            s.offer(count)
        return s.ask(seat, v.ROLL_VANIR, 0, 1)
    dice.roll_all(s, seat, s.answer)
    return DONE


def suffer(s: YggState, seat: int) -> int:
    """YGG-160, YGG-222, YGG-287: kin among the support gods may bear a part; the rest costs the god's own life."""
    if s.step() == 8:
        bearer = s.get(v.RISK_BEARER)
        tree.hurt(s, bearer, s.answer, 287)  # YGG-287
        s.put(v.RISK_LEFT, s.get(v.RISK_LEFT) - s.answer)
        s.put(v.RISK_BEARER, bearer + 1)
        if s.ended:
            return NEXT
        s.wake(7)
    bearer = s.get(v.RISK_BEARER)
    while bearer < s.gods and s.get(v.RISK_LEFT) > 0:
        if bonds.is_near(s, KIN, seat, bearer):
            for count in range(s.get(v.RISK_LEFT) + 1):
                s.offer(count)
            s.put(v.RISK_BEARER, bearer)
            return s.ask(seat, v.KIN_BEARS, v.OF_GOD + s.god[bearer], 8)
        bearer += 1
    tree.hurt(s, seat, s.get(v.RISK_LEFT), 222)  # YGG-222
    s.wake(9)
    return s.push(v.SPOILS, seat)
