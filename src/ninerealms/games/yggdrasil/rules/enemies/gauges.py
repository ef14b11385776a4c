"""What climbs: Fire Giants, Anonymous, the islands of Jormungand."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel.ints import I8, Number

HEROES: Number = content.heroes
ANONYMOUS: Number = content.anonymous
FIRE_GIANTS: Number = content.fire_giants
ISLAND_NUMBER: list[I8] = content.island_number
LAST_ISLAND: Number = content.last_island


def call_giants(s: YggState, count: int, rule: int) -> int:
    """YGG-008, YGG-036, YGG-106, YGG-107: Fire Giants go onto Surt's gauge; lost if the reserve has too few."""
    if FIRE_GIANTS - s.giants < count:
        return tree.lose(s, v.LOST_GIANTS)
    s.giants += count
    s.tell_by(rule, v.GIANTS_CAME, count, s.giants)
    return count


def call_dead(s: YggState, count: int, rule: int) -> int:
    """YGG-009, YGG-029, YGG-118, YGG-119: Anonymous go onto Hel's gauge; lost if the reserve has too few."""
    if ANONYMOUS - s.dead < count:
        return tree.lose(s, v.LOST_ANONYMOUS)
    s.dead += count
    s.tell_by(rule, v.DEAD_CAME, count, s.dead)
    return count


def send_giants(s: YggState, count: int) -> int:
    """YGG-205: up to so many Fire Giants return to the reserve."""
    if count > s.giants:
        count = s.giants
    s.giants -= count
    s.tell(v.GIANTS_LEFT, count, s.giants)
    return count


def send_dead(s: YggState, count: int) -> int:
    """YGG-203: up to so many Anonymous return to the reserve."""
    if count > s.dead:
        count = s.dead
    s.dead -= count
    s.tell(v.DEAD_LEFT, count, s.dead)
    return count


def heroes_in_midgard(s: YggState) -> int:
    """YGG-011, YGG-028: Heroes not in Valhalla are in the reserve."""
    return HEROES - s.valhalla


def raise_heroes(s: YggState, count: int, rule: int) -> int:
    """YGG-188, YGG-371: Heroes go from Midgard to Valhalla, as many as there are."""
    if count > heroes_in_midgard(s):
        count = heroes_in_midgard(s)
    s.valhalla += count
    s.tell_by(rule, v.HEROES_CAME, count, s.valhalla)
    return count


def advance_serpent(s: YggState, rule: int) -> int:
    """YGG-116, YGG-117, YGG-118, YGG-120: one island to the right, its number of Anonymous; lost on the last."""
    if s.island == LAST_ISLAND:
        return tree.lose(s, v.LOST_JORMUNGAND)
    s.island += 1
    s.tell_by(rule, v.ISLAND_REACHED, s.island, ISLAND_NUMBER[s.island])
    return call_dead(s, ISLAND_NUMBER[s.island], rule)
