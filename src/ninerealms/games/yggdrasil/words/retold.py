"""Fights and risks, told once more: staged with their dice, summed up, and what each god did for the tree."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.games.yggdrasil.words.events import say_event, say_result
from ninerealms.games.yggdrasil.words.naming import say_count, say_face, say_figure, say_opponent
from ninerealms.kernel.game import Event
from ninerealms.kit.retelling import NO_SEAT, Holding, Side, Source, Stage, of_kind, summed
from ninerealms.text.words import Say

DICE = (v.GOD_DIE_ROLLED, v.VANIR_ROLLED, v.COMRADE_ROLLED)
RESULTS = (v.LIFE_LOST, v.ENEMY_MOVED, v.JOTUN_BEATEN, v.ENEMY_SLAIN, v.ISLAND_REACHED, v.WOLF_MOVED, v.SERVANT_MOVED)
TURNS = (v.ROUND_BEGINS, v.TURN_BEGINS)
ASIDE = (v.CARD_REVEALED, v.CARD_RETURNED, v.DECK_SHUFFLED, v.TURN_ENDED, v.FACED_RISKS, v.KEPT, v.NO_DUTY_LEFT, *DICE)
COUNT = 1


def say_stages(s: YggState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """Risks as they are faced: the dice of the god against what is to be cancelled."""
    new = lines[len(lines) - fresh :]
    if of_kind(new, *DICE) or any(line[4] == 0 for line in of_kind(new, v.FACED_RISKS)):
        begin = next((i for i in range(len(lines) - 1, -1, -1) if lines[i][0] == v.FACED_RISKS), None)
        return [] if begin is None else [stage_risks(s, lines, begin, new)]
    return []


def stage_risks(s: YggState, lines: Sequence[Event], begin: int, new: Sequence[Event]) -> Stage:
    _, _, figure, risks, *_ = lines[begin]
    cause = next((line for line in reversed(lines[:begin]) if line[0] in (v.FOUGHT, v.ACTED)), lines[begin])
    thrown = of_kind(lines[begin:], *DICE)
    heroes = sum(line[2 + COUNT] for line in of_kind(lines[begin:], v.HEROES_USED))
    helped = [say_count("heroes", heroes)] if heroes else []
    parts = (*helped, *(say_die(s, line, figure) for line in thrown))
    cancelled = heroes + sum(helps(s, line, figure) for line in thrown)
    god = Side(say_figure(s, figure), figure if figure < s.players else NO_SEAT, parts, cancelled)
    is_fight = cause[0] == v.FOUGHT
    other = Side(say_opponent(cause[3]) if is_fight else Say("retold-risks"), NO_SEAT, (), risks)
    results = tuple(say_event(s, line) for line in of_kind(new, *RESULTS))
    return Stage("fight" if is_fight else "throw", say_event(s, cause), (god, other), results, lines[begin])


def say_die(s: YggState, line: Event, figure: int) -> Say:
    """A die with its face, and whether it helps."""
    return Say("retold-die", {"face": say_face(line[3]), "result": say_result(helps(s, line, figure))})


def helps(s: YggState, line: Event, figure: int) -> bool:
    kind, _, owner, face, *_ = line
    return dice.vanir_succeeds(s, figure, face) if kind == v.VANIR_ROLLED else dice.god_succeeds(s, owner, face)


def say_sources(s: YggState, lines: Sequence[Event]) -> list[Source]:
    """What each god did, and what it cost."""
    return [
        Source(Say("retold-fights"), summed(lines, v.FOUGHT, s.players)),
        Source(Say("retold-acts"), summed(lines, v.ACTED, s.players)),
        Source(Say("retold-life-lost"), summed(lines, v.LIFE_LOST, s.players, COUNT)),
        Source(Say("retold-life"), tuple(s.life[seat] for seat in range(s.players))),
        Source(Say("retold-restored"), (len(of_kind(lines, v.WORLD_RESTORED)),)),
        Source(Say("retold-rounds"), (s.rounds,)),
    ]


def say_holdings(s: YggState, seat: int) -> list[Holding]:
    """What a god has, and what threatens all."""
    return [
        Holding(Say("retold-life"), s.life[seat]),
        Holding(Say("retold-elves"), s.elves[seat]),
        Holding(Say("retold-vanir"), s.vanir[seat]),
        Holding(Say("retold-heroes"), s.valhalla),
        Holding(Say("retold-ruins"), tree.count_devastated(s)),
        Holding(Say("retold-giants"), s.giants),
        Holding(Say("retold-dead"), s.dead),
    ]
