"""Battle rounds, told once more: staged with their dice, summed up, and what each hero did for the legend."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.words.events import say_event
from ninerealms.games.andor.words.naming import say_foe, say_hero
from ninerealms.kernel.game import Event
from ninerealms.kit.retelling import Holding, Side, Source, Stage, closed, of_kind, say_number, summed
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say

ROUNDS = (v.ROUND_ENDS, v.WIDOW_HOLDS, v.WIDOW_DEFEATED)
RESULTS = (v.FOE_HURT, v.FOE_DEFEATED, v.WILL_LOST, v.HERO_BEATEN)
TURNS = (v.DAY_BEGINS, v.TURN_BEGINS, v.SUNRISE_COMES)
ASIDE = (v.ROLLED, v.HERO_VALUE, v.FOE_ROLLED, v.ROUND_ENDS, v.DECLINED, v.PASSED, v.DAY_ENDED, v.EXTRA_HOURS)
COUNT = 1


def say_stages(s: AndorState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """A round of a battle: the dice of heroes and opponent, and what they come to."""
    rounds = closed(lines, fresh, (v.FIGHT_BEGINS, *ROUNDS), ROUNDS)
    return [stage_round(s, lines, battle, after) for battle, after in rounds]


def stage_round(s: AndorState, lines: Sequence[Event], battle: Sequence[Event], after: Sequence[Event]) -> Stage:
    end = battle[-1]
    told = dict(zip(v.EVENTS[end[0]].fields, end[2:], strict=False))
    begun = next((line for line in reversed(lines) if line[0] == v.FIGHT_BEGINS), battle[0])
    rolls, replies = of_kind(battle, v.ROLLED), of_kind(battle, v.FOE_ROLLED)
    seats = list(dict.fromkeys(line[2] for line in rolls)) or [begun[2]]
    heroes = Side(all_of([say_hero(s, seat) for seat in seats]), seats[0], each_die(rolls), told["value"])
    foe = Side(say_foe(replies[-1][2] if replies else begun[3]), parts=each_die(replies), total=told["foe_value"])
    results = tuple(say_event(s, line) for line in (*of_kind((end,), *ROUNDS[1:]), *of_kind(after, *RESULTS)))
    return Stage("fight", say_event(s, begun), (heroes, foe), results, end)


def each_die(rolls: Sequence[Event]) -> tuple[Say, ...]:
    """The dice of some throws; a line has them as the digits of a number."""
    return tuple(say_number(int(digit)) for line in rolls for digit in str(line[3]) if digit != "0")


def say_sources(s: AndorState, lines: Sequence[Event]) -> list[Source]:
    """What each hero did, and what it cost."""
    return [
        Source(Say("retold-fights"), summed(lines, v.FIGHT_BEGINS, s.players)),
        Source(Say("retold-will-lost"), summed(lines, v.WILL_LOST, s.players, COUNT)),
        Source(Say("retold-gold-gained"), summed(lines, v.GOLD_GAINED, s.players, COUNT)),
        Source(Say("retold-strength"), tuple(s.strength[seat] for seat in range(s.players))),
        Source(Say("retold-foes"), (len(of_kind(lines, v.FOE_DEFEATED, v.WIDOW_DEFEATED)),)),
        Source(Say("retold-goals"), (len(of_kind(lines, v.GOAL_MET)),)),
        Source(Say("retold-days"), (s.day,)),
    ]


def say_holdings(s: AndorState, seat: int) -> list[Holding]:
    """What a hero has, and how far the narrator is."""
    return [
        Holding(Say("retold-will"), s.will[seat]),
        Holding(Say("retold-strength"), s.strength[seat]),
        Holding(Say("retold-gold"), s.gold[seat]),
        Holding(Say("retold-letters"), s.letter),
    ]
