"""Saga actions: asking for the oath, sounding the horn (house pages)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import ASGARD, FACE_DOWN, LOKI, NO_TOKEN, YggState
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE

POSSIBLE = -1


def obstacle(s: YggState, world: int) -> int:
    """YGG-200, YGG-336, YGG-337, YGG-338: why there is no saga action in a world, or POSSIBLE; not devastation."""
    if sagas.is_first_page(s, sagas.BALDR):
        if s.token[world] == NO_TOKEN:
            return v.NO_TOKEN_FREE
    elif not (sagas.is_last_page(s, sagas.BIFROST) and world == ASGARD):
        return v.NO_SAGA_ACTION
    return v.WORLD_IS_BLOCKED if jotuns.blocks(s, world) else POSSIBLE


def act(s: YggState) -> int:
    """YGG-336, YGG-339, YGG-385, YGG-397: the saga action of the page."""
    if s.saga == sagas.BALDR:
        ask_for_oath(s, s.actor(), s.get(v.DO_SAGA_ACT_WORLD))
        return DONE
    if s.step() == 0:
        s.wake(1)
        return s.call(v.DO_ALL_MOVE, s.actor(), v.OF_PAGE + s.page, 1 + tree.TOP)
    return DONE


def ask_for_oath(s: YggState, seat: int, world: int) -> int:
    """YGG-385: flip the token: an oath goes to the page, a betrayal to Loki, who comes to that world."""
    kept = True
    if s.token[world] == FACE_DOWN:
        kept = s.rng.below(s.bag_oaths + s.bag_betrayals, DRAW) < s.bag_oaths
        if kept:
            s.bag_oaths -= 1
        else:
            s.bag_betrayals -= 1
    s.token[world] = NO_TOKEN
    if kept:
        s.oaths += 1
        return s.tell(v.OATH_SWORN, seat, world, s.oaths)
    s.betrayals += 1
    s.tell(v.BETRAYED, seat, world, s.betrayals)
    return tree.put_enemy(s, LOKI, world, 385)  # YGG-385
