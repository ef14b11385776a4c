"""The creatures of Svartalfheim (pages 20 and 21)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, move, tree, worlds
from ninerealms.games.yggdrasil.rules.enemies import gauges, jotuns
from ninerealms.games.yggdrasil.rules.gods import bonds
from ninerealms.games.yggdrasil.rules.state import (
    ARTIFACTS,
    EIKTHYRNIR,
    FOUR_STAGS,
    GERI_AND_FREKI,
    GULLFAXI,
    GULLINKAMBI,
    GULLTOPP,
    HEIDRUN,
    HILDISVINI,
    HUGIN_AND_MUNIN,
    JOTUNS,
    RATATOSK,
    SAEHRIMNIR,
    SKULD,
    SLEIPNIR,
    TANNGRISNIR,
    URD,
    VEDRFOLNIR,
    VERDANDI,
    VIDOFNIR,
    WORLDS,
    YggState,
)
from ninerealms.kernel.state import DONE, NEXT


def creature(s: YggState) -> int:
    """YGG-194, YGG-246: the effect of the chosen card, for the god that drew it."""
    card = s.get(v.DO_CREATURE_CARD)
    seat = s.actor()
    if s.step() == 0:
        s.tell(v.CREATURE_HELPS, seat, card)
    if card == FOUR_STAGS:
        tree.heal(s, seat, 1, 247)  # YGG-247
    elif card == HEIDRUN:
        tree.heal(s, seat, 2, 253)  # YGG-253
    elif card == GULLINKAMBI:
        gauges.raise_heroes(s, 1, 251)  # YGG-251
    elif card == VEDRFOLNIR:
        gauges.raise_heroes(s, 2, 263)  # YGG-263
    elif card == VIDOFNIR:
        gauges.raise_heroes(s, 3, 265)  # YGG-265
    elif card == EIKTHYRNIR:
        return clear_any(s, seat)
    elif card == GULLFAXI:
        return beat_any(s, seat)
    elif card == HILDISVINI or card == HUGIN_AND_MUNIN:
        return take_some(s, seat, card)
    else:
        return begin_longer(s, seat, card)
    return DONE


def begin_longer(s: YggState, seat: int, card: int) -> int:
    """The cards that are procedures of their own."""
    if s.step() == 1:
        return DONE
    s.wake(1)
    if card == GERI_AND_FREKI:
        s.push(v.DO_WOLVES, seat)
    elif card == RATATOSK:
        s.push(v.DO_RATATOSK, seat)
    elif card == GULLTOPP:
        s.push(v.DO_GULLTOPP, seat)
    elif card == SKULD:
        s.push(v.DO_SKULD, seat)
    elif card == SLEIPNIR:
        s.call(v.DO_ALL_MOVE, seat, v.OF_CREATURE + SLEIPNIR)
    elif card == URD:
        s.push(v.DO_URD, seat)
    elif card == VERDANDI:
        s.push(v.DO_VERDANDI, seat)
    else:
        s.call(v.DO_GOATS, seat, 1 if card == SAEHRIMNIR else 2)
    return NEXT


def clear_any(s: YggState, seat: int) -> int:
    """YGG-248: Eikthyrnir restores any one world for nothing."""
    if s.step() == 0:
        for world in range(WORLDS):
            if tree.is_devastated(s, world):
                s.offer(world)
            else:
                s.close(world, v.WORLD_NOT_DEVASTATED)
        return DONE if s.count == 0 else s.ask(seat, v.CLEAR_WORLD, v.OF_CREATURE + EIKTHYRNIR, 1)
    tree.restore(s, s.answer, 248)  # YGG-248
    return DONE


def beat_any(s: YggState, seat: int) -> int:
    """YGG-250: Gullfaxi beats any one active Jotun."""
    if s.step() == 0:
        for jotun in range(JOTUNS):
            if jotuns.is_active(s, jotun):
                s.offer(jotun)
            else:
                s.close(jotun, v.NOT_ACTIVE)
        return DONE if s.count == 0 else s.ask(seat, v.BEAT_JOTUN, v.OF_CREATURE + GULLFAXI, 1)
    jotuns.beat(s, s.answer, 250)  # YGG-250
    return DONE


def take_some(s: YggState, seat: int, card: int) -> int:
    """YGG-254, YGG-255: up to 3 Elves, or up to 2 Vanir dice."""
    if s.step() == 0:
        if card == HILDISVINI:
            worlds.offer_counts(s, 3, s.elf_reserve)
        else:
            worlds.offer_counts(s, 2, s.vanir_reserve)
        return DONE if s.count == 0 else s.ask(seat, v.TAKE_COUNT, v.OF_CREATURE + card, 1)
    if card == HILDISVINI:
        worlds.take_elves(s, seat, s.answer, 254)  # YGG-254
    else:
        worlds.take_dice(s, seat, s.answer, 255)  # YGG-255
    return DONE


def wolves(s: YggState) -> int:
    """YGG-249: Geri and Freki: go to any world, then fight there with one risk less."""
    seat = s.actor()
    if s.step() == 0:
        return ask_world(s, seat, seat, v.OF_CREATURE + GERI_AND_FREKI, 0)
    if s.step() == 1:
        move.go(s, seat, s.answer, 249)  # YGG-249
        for target in range(fight.TARGETS):
            reason = fight.obstacle(s, s.place[seat], target)
            if reason == fight.POSSIBLE:
                s.offer(target)
            elif reason != fight.NO_SUCH:
                s.close(target, reason)
        s.offer(v.NO_FIGHT)
        return s.ask(seat, v.FIGHT_WHAT, v.OF_CREATURE + GERI_AND_FREKI, 2)
    if s.step() == 2 and s.answer != v.NO_FIGHT:
        target = s.answer
        s.wake(3)
        return s.call(v.DO_FIGHT, seat, target, 1)
    return DONE


def ratatosk(s: YggState) -> int:
    """YGG-256: Ratatosk: go to any world, then act there unless it is devastated."""
    seat = s.actor()
    if s.step() == 0:
        return ask_world(s, seat, seat, v.OF_CREATURE + RATATOSK, 0)
    if s.step() == 1:
        world = move.go(s, seat, s.answer, 256)  # YGG-256
        reason = worlds.obstacle(s, world, worlds.grade(s, seat, world))
        s.offer(0)
        if reason == worlds.POSSIBLE:
            s.offer(1)
        else:
            s.close(1, reason)
        return s.ask(seat, v.ACT_THERE, v.OF_CREATURE + RATATOSK, 2)
    if s.step() == 2 and s.answer == 1:
        world = s.place[seat]
        graded = worlds.grade(s, seat, world)
        s.wake(3)
        return s.call(v.DO_ACT, seat, world, graded)
    return DONE


def ask_world(s: YggState, seat: int, figure: int, source: int, height: int) -> int:
    """Where a figure goes, its own world for staying; `height` is 1 + the level it must keep to, or 0. Wakes at 1."""
    for world in range(WORLDS):
        if height == 0 or world == s.place[figure] or tree.level(world) == height - 1:
            s.offer(world)
        else:
            s.close(world, v.OUT_OF_REACH)
    return s.ask(seat, v.GO_TO, source, 1)


def all_move(s: YggState) -> int:
    """YGG-259: every god may go to any world, the active one first, support gods last; YGG-397: of the top level."""
    index = s.get(v.DO_ALL_MOVE_NEXT)
    if s.step() == 1:
        rule = 259 if s.get(v.DO_ALL_MOVE_SOURCE) == v.OF_CREATURE + SLEIPNIR else 397  # YGG-259, YGG-397
        move.go(s, figure_of(s, index), s.answer, rule)
        index += 1
        s.put(v.DO_ALL_MOVE_NEXT, index)
    if index == s.gods:
        return DONE
    figure = figure_of(s, index)
    seat = figure if figure < s.players else s.actor()
    return ask_world(s, seat, figure, s.get(v.DO_ALL_MOVE_SOURCE), s.get(v.DO_ALL_MOVE_LEVEL))


def figure_of(s: YggState, index: int) -> int:
    """The figures in order: the active player, the other players, the support gods."""
    return index if index >= s.players else (s.actor() + index) % s.players


def goats(s: YggState) -> int:
    """YGG-257, YGG-260: life from the reserve for gods of choice, one token after another."""
    seat = s.actor()
    source = v.OF_CREATURE + (SAEHRIMNIR if s.get(v.DO_GOATS_LEFT) == 1 and s.step() == 0 else TANNGRISNIR)
    if s.step() == 1:
        tree.heal(s, s.answer, 1, 257 if s.source == v.OF_CREATURE + SAEHRIMNIR else 260)  # YGG-257, YGG-260
        s.put(v.DO_GOATS_LEFT, s.get(v.DO_GOATS_LEFT) - 1)
    if s.get(v.DO_GOATS_LEFT) == 0:
        return DONE
    for figure in range(s.gods):
        if tree.can_heal(s, figure):
            s.offer(figure)
        else:
            s.close(figure, v.LIFE_IS_FULL)
    return DONE if s.count == 0 else s.ask(seat, v.HEAL_WHOM, source, 1)


def gulltopp(s: YggState) -> int:
    """YGG-252: every god of a player may give Elves, Vanir dice and artifacts away, the active one first."""
    if s.step() == 1:
        if s.answer == v.GIVE_NO_MORE:
            s.put(v.DO_GULLTOPP_GIVER, s.get(v.DO_GULLTOPP_GIVER) + 1)
        else:
            s.put(v.DO_GULLTOPP_THING, s.answer)
            return ask_taker(s, figure_of(s, s.get(v.DO_GULLTOPP_GIVER)))
    elif s.step() == 2:
        giver = figure_of(s, s.get(v.DO_GULLTOPP_GIVER))
        bonds.hand_over(s, giver, s.answer, s.get(v.DO_GULLTOPP_THING))
        s.tell(v.GAVE, giver, s.answer, s.get(v.DO_GULLTOPP_THING))
    while s.get(v.DO_GULLTOPP_GIVER) < s.players and s.players > 1:
        giver = figure_of(s, s.get(v.DO_GULLTOPP_GIVER))
        for artifact in range(ARTIFACTS):
            if s.artifact[artifact] == giver:
                s.offer(artifact)
        if s.elves[giver] > 0:
            s.offer(v.AN_ELF)
        if s.vanir[giver] > 0:
            s.offer(v.A_DIE)
        if s.count > 0:
            s.offer(v.GIVE_NO_MORE)
            return s.ask(giver, v.GIVE_WHAT, v.OF_CREATURE + GULLTOPP, 1)
        s.put(v.DO_GULLTOPP_GIVER, s.get(v.DO_GULLTOPP_GIVER) + 1)
    return DONE


def ask_taker(s: YggState, giver: int) -> int:
    for other in range(s.players):
        if other != giver:
            s.offer(other)
    return s.ask(giver, v.GIVE_TO, v.OF_CREATURE + GULLTOPP, 2)
