"""Fights, risks, rune stones and enemies that activate, told once more: staged, summed up, and what each god did."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.yggdrasil import content
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
CLOSING = (v.CARD_RETURNED, v.TURN_ENDED, v.TURN_BEGINS, v.ROUND_BEGINS)
EFFECTS = (
    *(*RESULTS, v.TREE_TURNED, v.WORLD_DEVASTATED, v.GIANTS_CAME, v.DEAD_CAME, v.JOTUN_CAME, v.JOTUN_STAYS),
    *(v.NIDHOGG_MOVED, v.OATH_WITHDRAWN, v.PAGE_TURNED, v.WON, v.LOST),
)
TURNS = (v.ROUND_BEGINS, v.TURN_BEGINS)
ASIDE = (v.CARD_REVEALED, v.CARD_RETURNED, v.DECK_SHUFFLED, v.TURN_ENDED, v.FACED_RISKS, v.KEPT, v.NO_DUTY_LEFT, *DICE)
COUNT = 1


def say_stages(s: YggState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """Enemies that activate, stones as they fall, and risks as they are faced: dice against what is to be cancelled."""
    new = lines[len(lines) - fresh :]
    activated = [stage_activation(s, new[i:]) for i, line in enumerate(new) if line[0] == v.ENEMY_ACTIVATED]
    return [*stage_stones(s, lines, new), *stage_dice(s, lines, new), *activated]


def stage_activation(s: YggState, lines: Sequence[Event]) -> Stage:
    """What the enemy of the first line does: all up to the card that goes back, or the end of the turn."""
    end = next((i for i, line in enumerate(lines) if line[0] in CLOSING), len(lines))
    results = tuple(say_event(s, line) for line in of_kind(lines[:end], *EFFECTS))
    return Stage("card", say_event(s, lines[0]), (), results, lines[0])


def stage_stones(s: YggState, lines: Sequence[Event], new: Sequence[Event]) -> list[Stage]:
    """The runes that lie there."""
    thrown = of_kind(new, v.STONE_THROWN)
    cause = next((line for line in reversed(lines) if line[0] in (v.ACTED, v.CREATURE_HELPS)), None)
    if not thrown or cause is None:
        return []
    figure = thrown[0][2]
    parts = tuple(
        Say(
            "retold-die",
            {"face": Say(f"stone-{content.stone_ids[stone]}"), "result": Say(f"rune-{content.RUNES[rune]}")},
        )
        for _, _, _, stone, rune, *_ in thrown
    )
    return [Stage("throw", say_event(s, cause), (Side(say_figure(s, figure), figure, parts),), (), thrown[-1])]


def stage_dice(s: YggState, lines: Sequence[Event], new: Sequence[Event]) -> list[Stage]:
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
    end = next((i for i, line in enumerate(new) if line[0] in TURNS), len(new))  # the next turn may begin at once
    results = tuple(say_event(s, line) for line in of_kind(new[:end], *RESULTS))
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
