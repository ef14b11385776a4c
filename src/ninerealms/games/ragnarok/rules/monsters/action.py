"""The Monsters action, and the monsters' turn after Build Monument: which of them are activated."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board
from ninerealms.games.ragnarok.rules.hunts import hunt
from ninerealms.games.ragnarok.rules.monsters import beasts
from ninerealms.games.ragnarok.rules.state import LOKI, MONSTERS, RagnarokState
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

ACTIVATIONS: Number = content.GAME["activations"]


def can_act(s: RagnarokState, seat: int) -> bool:
    """LOR-143, LOR-157: whether there is anything to activate or to hunt."""
    return beasts.can_activate(s) or hunt.can_hunt(s, seat)


def do_monsters(s: RagnarokState) -> int:
    """LOR-055: hunt a monster in the Hero's Region, or activate up to two different ones."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        for monster in range(LOKI + 1):
            board.offer_unless(s, monster, hunt.obstacle(s, seat, monster))
        if beasts.can_activate(s):
            s.offer(v.ACTIVATE_SOME)
        else:
            s.close(v.ACTIVATE_SOME, v.NO_MONSTER_LEFT)
        return s.ask(seat, v.MONSTERS_HOW, 0, 1)
    if step == 1:
        if s.answer != v.ACTIVATE_SOME:
            s.wake(4)
            s.hunted = s.answer
            return s.push(v.HUNT, seat)
        s.put(v.DO_MONSTERS_LEFT, ACTIVATIONS)
        return s.wake(2)
    if step == 2:
        if s.get(v.DO_MONSTERS_LEFT) == 0 or offer_monsters(s, s.get(v.DO_MONSTERS_DONE)) == 0:
            return DONE
        if s.get(v.DO_MONSTERS_DONE) != 0:
            s.offer(v.NO_MONSTER)
        return s.ask(seat, v.ACTIVATE_NEXT, 0, 3)
    if step == 3:
        if s.answer == v.NO_MONSTER:
            return DONE
        s.put(v.DO_MONSTERS_LEFT, s.get(v.DO_MONSTERS_LEFT) - 1)
        s.put(v.DO_MONSTERS_DONE, s.get(v.DO_MONSTERS_DONE) | 1 << s.answer)
        s.wake(2)
        return s.call(v.ACTIVATE, seat, s.answer)
    return DONE


def activate_each(s: RagnarokState) -> int:
    """LOR-061, LOR-150, LOR-157: every monster once, in the order the builder chooses."""
    seat = s.actor()
    if s.step() == 1:
        s.put(v.ACTIVATE_EACH_DONE, s.get(v.ACTIVATE_EACH_DONE) | 1 << s.answer)
        s.wake(0)
        return s.call(v.ACTIVATE, seat, s.answer)
    if offer_monsters(s, s.get(v.ACTIVATE_EACH_DONE)) == 0:
        return DONE
    return s.ask(seat, v.ACTIVATE_NEXT, 1, 1)


def offer_monsters(s: RagnarokState, done: int) -> int:
    """LOR-055, LOR-061, LOR-156: those in play that were not yet activated; Loki is none."""
    for monster in range(MONSTERS):
        if not board.is_alive(s, monster):
            s.close(monster, v.NO_MONSTER_LEFT)
        elif done & 1 << monster:
            s.close(monster, v.ACTIVATED_ALREADY)
        else:
            s.offer(monster)
    return s.count
