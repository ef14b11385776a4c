"""Moments of random legends and a table laid by hand, for the tests of the drawing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ninerealms.games.andor import GAME, table
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.picture import picture as drawing
from ninerealms.kernel.game import Value, View
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from tests.games import drawings
from tests.games.drawings import Shot, asking

GAMES: list[tuple[int, int, dict[str, Value]]] = [
    (2 + (legend + turn) % 3, 10 * turn + legend, {"legend": legend}) for turn in range(2) for legend in range(1, 8)
]

LONGEST = 260

ORDINARY = (v.END_DAY, v.PASS, v.STOP, v.BREAK_OFF)

draw = partial(drawings.drawn, GAME)


def busily(_state: State, decision: Decision, dice: Rng) -> list[int]:
    """Heroes rather fight and use what they have than rest."""
    busy = [action for action in decision.options if action >= v.TAKE_ALONG and action not in ORDINARY]
    return busy if busy and dice.below(3, 0) else decision.options


def play(players: int, seed: int, options: dict[str, Value]) -> Iterator[State]:
    """A legend, moment by moment."""
    state = GAME.start(players=players, seed=seed, options=options)
    return drawings.moments(GAME, state, seed, LONGEST, busily)


@cache
def gallery() -> list[Shot]:
    """Two moments of each question in each legend, and the ends."""
    return [
        drawings.shoot(GAME, state, seed % players)
        for players, seed, options in GAMES
        for state in drawings.each_nth(GAME, play(players, seed, options), (1, 14))
    ]


def crowded() -> View:
    """A table with something of everything, most of it on one space, and a fight that runs."""
    heroes = "tenaya,raashana,grea,avida"
    state = GAME.start(players=4, seed=5, options={"legend": 6, "heroes": heroes})
    s = table(state)
    things = {17: 19, 36: 19, 11: 19, 0: 80, 5: 80, 14: 80, 38: 80, 35: 81, 4: 82}
    rows = {"place": {0: 19, 1: 19, 2: 19, 3: 9}, "on": {19: 1}, "knight": {0: 19}, "ghost": {0: 19}, "where": things}
    rows |= {"widow": {0: 19, 1: 19}, "boss": {1: 40}, "lying": {2: 9}, "spirit": {1: 2}, "gold": {0: 3}}
    rows |= {
        "strength": {0: 6, 1: 1},
        "fog": {3: 3},
        "rolled": {0: 2, 1: 1},
        "value": {0: 5},
        "dice": {0: 5, 1: 3, 4: 2},
    }
    for name, changes in rows.items():
        setattr(s, name, [changes.get(place, number) for place, number in enumerate(getattr(s, name))])
    s.tile = 19
    s.fighters, s.foe, s.foe_place, s.foe_strength, s.foe_will, s.foe_reward, s.round = 0b0011, 0, 19, 2, 4, 2, 1
    return GAME.view(state, 0)


def shown(view: View, kind: str, options: list[int], told: dict[int, str] | None = None) -> str:
    return drawing.DRAWING.draw(asking(view, kind, options), GAME.words("en"), told, alone=False)
