"""The nine world actions in their three grades, and restoring the tree (pages 14 to 16)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.creatures import creature_deck
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ALFHEIM,
    ASGARD,
    BONUS,
    CREATURES,
    HATI,
    HOLDERS,
    IDUNNS_APPLES,
    JOTUNHEIM,
    MIDGARD,
    MUSPELHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NORMAL,
    ODROERIR,
    OFF,
    PENALTY,
    SKOLL,
    SVARTALFHEIM,
    VALSHAMR,
    VANAHEIM,
    WORLDS,
    YggState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE

ACTION_AMOUNT: list[I8] = content.action_amount
ACTION_RISKS: list[I8] = content.action_risks
RESTORE_PRICE: Number = content.restore_price
GRADES = 3
POSSIBLE = -1


def grade(s: YggState, seat: int, world: int) -> int:
    """YGG-175, YGG-176, YGG-177, YGG-178, YGG-189: gods raise the grade, an enemy lowers it.

    YGG-243, YGG-245, YGG-376: Odroerir and Valshamr are used whenever they help. YGG-384: Servants count as an enemy.
    """
    enemies = tree.count_enemies(s, world) + tree.count_servants(s, world)
    others = tree.count_gods(s, world)
    if s.place[seat] == world:
        others -= 1
    if enemies > 0 and artifacts.works(s, seat, VALSHAMR):
        enemies = 0
        if others == 0:
            return NORMAL
    result = NORMAL
    if enemies > 0 and others == 0:
        result = PENALTY
    elif enemies == 0 and (others > 0 or artifacts.works(s, seat, ODROERIR)):
        result = BONUS
    if result == BONUS and sagas.has_caught(s, SKOLL):
        result = NORMAL  # YGG-392: Skoll takes every bonus
    return result


def amount(s: YggState, world: int, graded: int) -> int:
    """How much an action gives; Hati leaves one creature (YGG-392)."""
    if world == SVARTALFHEIM and sagas.has_caught(s, HATI):
        return 1
    return ACTION_AMOUNT[world * GRADES + graded]


def obstacle(s: YggState, world: int, graded: int) -> int:
    """YGG-095, YGG-135, YGG-179, YGG-207: why a world's own action is closed, or POSSIBLE."""
    if jotuns.blocks(s, world):
        return v.WORLD_IS_BLOCKED
    if tree.is_devastated(s, world):
        return v.WORLD_IS_DEVASTATED
    if has_use(s, world, graded):
        return POSSIBLE
    if world == ALFHEIM:
        return v.NO_ELVES_LEFT  # YGG-181
    return v.NO_DICE_LEFT if world == VANAHEIM else v.NOTHING_TO_GAIN  # YGG-183, YGG-371


def has_use(s: YggState, world: int, graded: int) -> bool:
    """YGG-371: whether there is anything to take or to move."""
    if world == ALFHEIM:
        return s.elf_reserve > 0
    if world == VANAHEIM:
        return s.vanir_reserve > 0
    if world == ASGARD:
        return s.ruin != 0
    if world == MIDGARD:
        return gauges.heroes_in_midgard(s) > 0
    if world == NIDAVELLIR:
        return artifacts.any_open(s, amount(s, world, graded))
    if world == SVARTALFHEIM:
        return s.creatures != 0
    if world == NIFLHEIM:
        return s.dead > 0
    if world == MUSPELHEIM:
        return s.giants > 0
    return True


def obstacle_to_restoring(s: YggState, world: int) -> int:
    """YGG-135, YGG-207: restoring needs a devastated world that no Jotun blocks."""
    if jotuns.blocks(s, world):
        return v.WORLD_IS_BLOCKED
    return POSSIBLE if tree.is_devastated(s, world) else v.WORLD_NOT_DEVASTATED


def restore_price(s: YggState, seat: int) -> int:
    """YGG-208, YGG-242, YGG-366: life, with Idunn's apples 1; no Hero, die or Elf helps."""
    return 1 if artifacts.works(s, seat, IDUNNS_APPLES) else RESTORE_PRICE


def restore(s: YggState) -> int:
    """YGG-207, YGG-208, YGG-210, YGG-211, YGG-242: the god pays in life, the marker goes back to the Cage."""
    seat = s.actor()
    tree.hurt(s, seat, restore_price(s, seat), 208)  # YGG-208
    if s.ended == 0:
        tree.restore(s, s.get(v.DO_RESTORE_WORLD), 208)  # YGG-208
    return DONE


def act(s: YggState) -> int:
    """YGG-153, YGG-175: the action of a world in a grade, for the god on turn, wherever it stands."""
    world = s.get(v.DO_ACT_WORLD)
    if s.step() == 0:
        s.tell(v.ACTED, s.actor(), world, s.get(v.DO_ACT_GRADE))
    if world == ALFHEIM:
        return act_alfheim(s)
    if world == VANAHEIM:
        take_dice(s, s.actor(), amount(s, world, s.get(v.DO_ACT_GRADE)), 182)  # YGG-182
        return DONE
    if world == MIDGARD:
        gauges.raise_heroes(s, amount(s, world, s.get(v.DO_ACT_GRADE)), 188)  # YGG-188
        return DONE
    if world == NIDAVELLIR:
        return act_nidavellir(s)
    if world == SVARTALFHEIM:
        return act_svartalfheim(s)
    if world == JOTUNHEIM:
        return act_jotunheim(s)
    return act_at_risk(s)


def take_elves(s: YggState, seat: int, count: int, rule: int) -> int:
    """YGG-180, YGG-254, YGG-371: Elves go from Alfheim to a god, as many as there are."""
    if count > s.elf_reserve:
        count = s.elf_reserve
    s.elf_reserve -= count
    s.elves[seat] += count
    s.tell_by(rule, v.TOOK_ELVES, seat, count, s.elves[seat])
    return count


def take_dice(s: YggState, seat: int, count: int, rule: int) -> int:
    """YGG-182, YGG-255, YGG-371: Vanir dice go from Vanaheim to a god, as many as there are."""
    if count > s.vanir_reserve:
        count = s.vanir_reserve
    s.vanir_reserve -= count
    s.vanir[seat] += count
    s.tell_by(rule, v.TOOK_DICE, seat, count, s.vanir[seat])
    return count


def offer_counts(s: YggState, most: int, reserve: int) -> int:
    """YGG-371: up to so many, at least one."""
    for count in range(1, most + 1):
        if count <= reserve:
            s.offer(count)
    return s.count


def act_alfheim(s: YggState) -> int:
    """YGG-180: up to 2 Elves, 3 with the bonus, 1 with the penalty."""
    if s.step() == 0:
        offer_counts(s, amount(s, ALFHEIM, s.get(v.DO_ACT_GRADE)), s.elf_reserve)
        return s.ask(s.actor(), v.TAKE_COUNT, v.OF_WORLD + ALFHEIM, 1)
    take_elves(s, s.actor(), s.answer, 180)  # YGG-180
    return DONE


def act_nidavellir(s: YggState) -> int:
    """YGG-190: the top card of an open holder."""
    if s.step() == 0:
        for level in range(HOLDERS):
            if level >= amount(s, NIDAVELLIR, s.get(v.DO_ACT_GRADE)):
                s.close(level, v.HOLDER_CLOSED)
            elif s.holder[level] < 0:
                s.close(level, v.HOLDER_EMPTY)
            else:
                s.offer(level)
        return s.ask(s.actor(), v.TAKE_ARTIFACT, v.OF_WORLD + NIDAVELLIR, 1)
    artifacts.take(s, s.actor(), s.answer)
    return DONE


def act_svartalfheim(s: YggState) -> int:
    """YGG-193, YGG-194, YGG-195, YGG-246: draw creatures, choose one; all of them leave the game."""
    if s.step() == 0:
        creature_deck.draw(s, s.actor(), amount(s, SVARTALFHEIM, s.get(v.DO_ACT_GRADE)))
        for creature in range(CREATURES):
            if s.drawn & (1 << creature):
                s.offer(creature)
        return s.ask(s.actor(), v.PICK_CREATURE, v.OF_WORLD + SVARTALFHEIM, 1)
    if s.step() == 1:
        s.drawn = 0
        creature = s.answer
        s.wake(2)
        return s.call(v.DO_CREATURE, s.actor(), creature)
    return DONE


def act_jotunheim(s: YggState) -> int:
    """YGG-196: the stones are thrown and applied."""
    if s.step() == 0:
        stones = amount(s, JOTUNHEIM, s.get(v.DO_ACT_GRADE))
        s.wake(1)
        return s.call(v.DO_RUNES, s.actor(), stones)
    return DONE


def act_at_risk(s: YggState) -> int:
    """YGG-154, YGG-212: first the risks, then the gain. YGG-187, YGG-209, YGG-353: Asgard restores from afar."""
    world = s.get(v.DO_ACT_WORLD)
    if s.step() == 0:
        if world != ASGARD:
            return s.wake(2)
        for place in range(WORLDS):
            if tree.is_devastated(s, place):
                s.offer(place)
            else:
                s.close(place, v.WORLD_NOT_DEVASTATED)
        return s.ask(s.actor(), v.CLEAR_WORLD, v.OF_WORLD + ASGARD, 1)
    if s.step() == 1:
        s.put(v.DO_ACT_CHOSEN, s.answer)
        return s.wake(2)
    if s.step() == 2:
        risks = ACTION_RISKS[world * GRADES + s.get(v.DO_ACT_GRADE)]  # YGG-186, YGG-204, YGG-206
        s.wake(3)
        return s.call(v.RISK, s.actor(), risks, OFF, 0)
    if world == ASGARD:
        tree.restore(s, s.get(v.DO_ACT_CHOSEN), 184)  # YGG-184
    elif world == NIFLHEIM:
        gauges.send_dead(s, amount(s, world, s.get(v.DO_ACT_GRADE)))  # YGG-203
    else:
        gauges.send_giants(s, amount(s, world, s.get(v.DO_ACT_GRADE)))  # YGG-205
    return DONE
