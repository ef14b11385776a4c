"""Moments of random games and tables laid by hand, for the tests of the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ninerealms.games.ragnarok import GAME, table
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture import picture as drawing
from ninerealms.games.ragnarok.rules.state import LOKI, NOWHERE
from ninerealms.kernel.game import Value, View
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from tests.games import drawings
from tests.games.drawings import Shot, asking

GAMES: list[tuple[int, int, dict[str, Value]]] = [
    (2 + seed % 4, seed, {"mode": ("none", "realm", "monsters")[seed % 3]}) for seed in range(8)
]
LONGEST = 320
CROWDED = 18  # Region 19, which has a shrine, a forge and a gate
DULL = {"MOVE_ARMY": v.NO_ARMY, "HERO_ACT": v.HERO_RESTS, "RUNE_ACT": v.NO_RUNE_ACT, "PRAY_TO": v.NO_PRAYER}


def busily(state: State, decision: Decision, _dice: Rng) -> list[int]:
    """Players rather do something than nothing."""
    dull = DULL.get(drawings.asked(GAME, state), -1)
    return [action for action in decision.options if action != dull] or decision.options


def play(players: int, seed: int, options: dict[str, Value]) -> Iterator[State]:
    """A game, moment by moment."""
    state = GAME.start(players=players, seed=seed, options=options)
    return drawings.moments(GAME, state, seed, LONGEST, busily)


@cache
def gallery() -> list[Shot]:
    """Two moments of each question in each game, as the asked seat sees them, and the last of each game."""
    return [
        drawings.shoot(GAME, state, 0 if state.decision is None else state.decision.seat)
        for players, seed, options in GAMES
        for state in drawings.each_nth(GAME, play(players, seed, options), (1, 15))
    ]


def crowded(mode: str = "monsters") -> State:
    """A table of five with nearly everything in one Region: all heroes, two players' Armies, monsters, Giants, Loki."""
    state = GAME.start(players=5, seed=5, options={"mode": mode, "heroes": "dealt"})
    while drawings.asked(GAME, state) == "START_IN":
        decision = state.decision
        assert decision is not None
        GAME.apply(state, decision.options[0])
    s = table(state)
    s.hero_at = [CROWDED] * 5
    s.army_at = [CROWDED] * 12 + [6] * 6 + [NOWHERE] * 12
    s.army_value = [1, 2, 3, 4, 5, 6] * 3 + [0] * 12
    s.monster_at = [CROWDED if where >= 0 else where for where in s.monster_at]
    s.loki, s.temples, s.ragnarok = CROWDED, 1 << CROWDED | 1, 0b10110
    s.control = [seat % 6 - 1 for seat in range(21)]
    s.drakkar = [0] * 5
    s.monument, s.praying, s.wheel, s.injury = [4, 1, 2], [1, 2, 4, 3, 1], [63, 1, 0, 9, 33], [9, 0, 1, 0, 15]
    s.allied, s.runes = [63, 1, 2, 0, 0], [2, 1, 2, *[0] * 12]
    s.slayer = [0, 0, 0, 1, NOWHERE, 1, 0]
    if mode == "monsters":
        s.figure_at = [CROWDED] * 3
    else:
        s.giant_at = [CROWDED, CROWDED, 6, NOWHERE, NOWHERE]
    s.hand = [1, 0, 2, 0, 0, 1, 0, 0, 0, 1, *[0, 1, 0, 0, 1, 0, 0, 0, 0, 0] * 4]
    return state


def fighting() -> State:
    """A Battle in the crowded Region: cards on the table, the defender to play."""
    state = crowded("realm")
    s = table(state)
    s.battle_at, s.side, s.limit, s.bonus, s.passed = CROWDED, [0, 1], [21, 21], [2, 0], 1
    s.laid = [0, 0, 1, 0, 0, 0, 0, 0, 0, 1, *[0] * 10]
    return state


def hunting(monster: int = LOKI) -> State:
    """A hunt of the first seat, in its second round."""
    state = crowded("monsters")
    s = table(state)
    s.hunted, s.hunter, s.hunt_round, s.attack_drawn, s.attack, s.guard = monster, 0, 2, [6, 9], 6, 4
    s.attack_deck, s.wounds = 0b111, [1, 0, 1, 1]
    return state


@cache
def hand_made() -> tuple[View, ...]:
    """The tables laid by hand, as the first seat sees them."""
    return tuple(GAME.view(state, 0) for state in (crowded(), crowded("realm"), hunting()))


def shown(view: View, kind: str, options: list[int], told: dict[int, str] | None = None, source: int = 0) -> str:
    return shown_in("en", view, kind, options, told, source)


def shown_in(
    lang: str, view: View, kind: str, options: list[int], told: dict[int, str] | None = None, source: int = 0
) -> str:
    """A table at a question."""
    return drawing.DRAWING.draw(asking(view, kind, options, source), GAME.words(lang), told, alone=False)


def painted(state: State, seat: int = 0, lang: str = "en") -> str:
    """A table as a seat sees it, without the question."""
    view: View = {**GAME.view(state, seat), "decision": None}
    return drawing.DRAWING.draw(view, GAME.words(lang), alone=False)
