"""Fights: who can be fought, how strong they are, where they retreat (page 13)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ASGARD,
    CAGE,
    FENRIR,
    GONE,
    HEL,
    JORMUNGAND,
    LOKI,
    MUSPELHEIM,
    NAGLFAR,
    NIDHOGG,
    NIFLHEIM,
    OFF,
    ON_PAGE,
    QUAY,
    SERVANTS,
    SON_A,
    SURT,
    YggState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE

SON_STRENGTH: list[I8] = content.son_strength
WOLF_STRENGTH: list[I8] = content.wolf_strength
JORMUNGAND_STRENGTH: Number = content.jormungand_strength
JOTUN_STRENGTH: Number = content.jotun_strength
SERVANT_STRENGTH: Number = content.servant_strength
QUAY_STRENGTH: Number = content.quay_strength
NAGLFAR_STRENGTH: Number = content.naglfar_strength
DUEL_STRENGTH: Number = content.duel_strength
VIGRID_STRENGTH: Number = content.vigrid_strength
WOLF_BACK: Number = content.wolf_back

TARGETS = 37
POSSIBLE = -1
NO_SUCH = -2


def strength(s: YggState, target: int) -> int:
    """YGG-159: how many risks a fight brings."""
    if target >= v.TARGET_DUEL:
        return strength(s, target - v.TARGET_DUEL) + DUEL_STRENGTH  # YGG-398
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return JOTUN_STRENGTH  # YGG-172
    if target >= SON_A:
        return saga_strength(s, target)
    result = 1
    if target == SURT:
        result += s.giants  # YGG-162
    elif target == HEL:
        result += s.dead  # YGG-164
    elif target == LOKI:
        result += jotuns.count_active(s) + s.betrayals  # YGG-166, YGG-385
    elif target == FENRIR:
        result += tree.count_devastated(s)  # YGG-168
    else:
        result = JORMUNGAND_STRENGTH  # YGG-170
    if sagas.is_last_page(s, sagas.VIGRID):
        result += VIGRID_STRENGTH  # YGG-399
    return result


def saga_strength(s: YggState, target: int) -> int:
    """YGG-174, YGG-340: sons, Naglfar, wolves and Servants as their page says."""
    last = s.page % 2
    if target == NAGLFAR:
        return NAGLFAR_STRENGTH + tree.count_servants(s, ABOARD)  # YGG-395
    if target < NAGLFAR:
        return SON_STRENGTH[last]  # YGG-388, YGG-390
    if target == v.TARGET_SERVANT:
        return SERVANT_STRENGTH  # YGG-394
    if target == v.TARGET_QUAY:
        return QUAY_STRENGTH  # YGG-394
    return WOLF_STRENGTH[last] + s.wolf[target - v.TARGET_WOLF]  # YGG-392


def obstacle(s: YggState, world: int, target: int) -> int:
    """YGG-136, YGG-138, YGG-139, YGG-152, YGG-155, YGG-157: why a target cannot be fought from a world, or POSSIBLE.

    NO_SUCH is for what is no target on this table. YGG-370: a fight whose target cannot retreat is not offered.
    YGG-365: a devastated world is no hindrance.
    """
    if target >= v.TARGET_DUEL:
        if s.saga != sagas.VIGRID or target - v.TARGET_DUEL > LOKI:
            return NO_SUCH
        return obstacle(s, world, target - v.TARGET_DUEL)
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        jotun = target - v.TARGET_JOTUN
        if not jotuns.is_active(s, jotun):
            return NO_SUCH
        where = jotuns.place_of(s, jotun)
        if where == OFF:
            return v.IN_THE_CAGE
        return POSSIBLE if where == world else v.NOT_HERE
    if target >= v.TARGET_JOTUN:
        return obstacle_of_saga(s, world, target)
    where = s.enemy[target]
    if where == OFF or where == ON_PAGE or target == NIDHOGG:
        return NO_SUCH
    if where == CAGE:
        return v.IN_THE_CAGE
    if where != world:
        return v.NOT_HERE
    if target < SON_A and jotuns.shields(s, target):
        return v.SHIELDED_BY_JOTUN
    return POSSIBLE if can_retreat(s, target) else v.CANNOT_RETREAT


def obstacle_of_saga(s: YggState, world: int, target: int) -> int:
    """YGG-340, YGG-392, YGG-394: wolves are fought from Asgard, Servants where they are, on the quay from Niflheim."""
    if target == v.TARGET_SERVANT:
        return POSSIBLE if tree.count_servants(s, world) > 0 else NO_SUCH
    if target == v.TARGET_QUAY:
        if tree.count_servants(s, QUAY) == 0:
            return NO_SUCH
        return POSSIBLE if world == NIFLHEIM else v.NOT_HERE
    if s.saga != sagas.MANAGARM:
        return NO_SUCH
    return POSSIBLE if world == ASGARD else v.NOT_HERE


def can_retreat(s: YggState, foe: int) -> bool:
    """YGG-370: whether there is a place to drive an enemy back to, or a Servant to throw overboard."""
    if foe == SURT:
        return s.enemy[SURT] != MUSPELHEIM
    if foe == HEL:
        return s.enemy[HEL] != NIFLHEIM
    if foe == JORMUNGAND:
        return s.island > 0
    if foe == NAGLFAR:
        return s.enemy[NAGLFAR] != NIFLHEIM or tree.count_servants(s, ABOARD) > 0
    return True


def next_target(s: YggState, target: int) -> int:
    """The next number that can be a target at all on this table, or TARGETS."""
    target += 1
    if s.saga == 0 and SON_A <= target < v.TARGET_JOTUN:
        target = v.TARGET_JOTUN
    if s.jotuns == 0 and v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        target = v.TARGET_WOLF
    if s.saga == 0 and target >= v.TARGET_WOLF:
        target = TARGETS
    return target


def fight(s: YggState) -> int:
    """YGG-154, YGG-158, YGG-159, YGG-160, YGG-212: risks as many as the strength, then the beaten target retreats."""
    seat = s.actor()
    target = s.get(v.DO_FIGHT_TARGET)
    if s.step() == 0:
        risks = strength(s, target)
        s.tell(v.FOUGHT, seat, target, risks, s.place[seat])
        help_given = s.get(v.DO_FIGHT_HELP)
        s.put(v.DO_FIGHT_LIFE, s.life[seat])
        s.wake(1)
        return s.call(v.RISK, seat, risks, target, help_given)
    if target >= v.TARGET_DUEL:
        if s.life[seat] == s.get(v.DO_FIGHT_LIFE):
            slay(s, target - v.TARGET_DUEL)
            return DONE
        target -= v.TARGET_DUEL
    if target >= v.TARGET_JOTUN:
        beat_other(s, target, s.place[seat])
    else:
        retreat(s, target)
    return DONE


def retreat(s: YggState, foe: int) -> int:
    """YGG-158: a beaten enemy goes back to where it came from."""
    if foe == SURT:
        return tree.put_enemy(s, SURT, MUSPELHEIM, 161)  # YGG-161
    if foe == HEL:
        return tree.put_enemy(s, HEL, NIFLHEIM, 163)  # YGG-163
    if foe == JORMUNGAND:
        s.island -= 1
        return s.tell_by(169, v.ISLAND_REACHED, s.island, 0)  # YGG-169
    if foe == NAGLFAR:
        leave_game(s, ABOARD, 395)  # YGG-395
        return tree.put_enemy(s, NAGLFAR, NIFLHEIM, 395)  # YGG-395
    if foe >= SON_A:
        if sagas.is_first_page(s, sagas.FIMBULWINTER):
            return tree.put_enemy(s, foe, ON_PAGE, 388)  # YGG-388
        return tree.put_enemy(s, foe, OFF, 390)  # YGG-390
    if foe == LOKI and s.betrayals > 0:
        s.betrayals -= 1
        s.tokens_gone += 1
        s.tell(v.BETRAYAL_LEFT, s.betrayals)  # YGG-386
    return tree.put_enemy(s, foe, CAGE, 165 if foe == LOKI else 167)  # YGG-165, YGG-167


def leave_game(s: YggState, place: int, rule: int) -> int:
    """YGG-394, YGG-395: one Servant tile leaves the game."""
    for tile in range(SERVANTS):
        if s.servant[tile] == place:
            s.servant[tile] = GONE
            return s.tell_by(rule, v.SERVANT_MOVED, GONE)
    return 0


def beat_other(s: YggState, target: int, world: int) -> int:
    """YGG-171, YGG-173, YGG-174: a Jotun goes back to the gauge, a wolf two spaces, a Servant out of the game."""
    if target < v.TARGET_WOLF:
        return jotuns.beat(s, target - v.TARGET_JOTUN, 171)  # YGG-171
    if target == v.TARGET_SERVANT:
        return leave_game(s, world, 394)  # YGG-394
    if target == v.TARGET_QUAY:
        return leave_game(s, QUAY, 394)  # YGG-394
    wolf = target - v.TARGET_WOLF
    s.wolf_beaten |= 1 << wolf
    s.wolf[wolf] -= WOLF_BACK
    if s.wolf[wolf] < 0:
        s.wolf[wolf] = 0
    return s.tell_by(392, v.WOLF_MOVED, wolf, s.wolf[wolf])  # YGG-392


def slay(s: YggState, enemy: int) -> int:
    """YGG-398: an enemy beaten in a duel without losing life leaves the game; no Jotun linked to it is active then."""
    s.slain |= 1 << enemy
    s.enemy[enemy] = OFF
    s.tell(v.ENEMY_SLAIN, enemy)
    return enemy


def expected_risks(s: YggState, seat: int, target: int) -> int:
    """The risks of a fight after artifacts, for bots and for people who ask before they fight."""
    against = target - v.TARGET_DUEL if target >= v.TARGET_DUEL else target
    left = strength(s, target) - artifacts.cancels(s, seat, against)
    return left if left > 0 else 0
