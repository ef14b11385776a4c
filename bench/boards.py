"""How long a board takes to be drawn: every position of a few games, as the server draws them for the asked seat.

    python bench/boards.py GAME

prints milliseconds of processor time by third of the game: for the drawing, and for all of a scene that takes long (the
board in words, the choices, the drawing).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time

from ninerealms.games import game as find
from ninerealms.kernel.match import Match, asked_seat
from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.server.sending import scene
from ninerealms.server.sending.board_and_choices import Look, choices, closed, draw

GAMES = 3
PARTS = ("start", "middle", "end")


def timed(work: Callable[[], object]) -> float:
    begin = process_time()
    work()
    return 1000 * (process_time() - begin)


def played(name: str, seed: int) -> Match:
    """A game of random answers, to its end."""
    game, chance = find(name), random.Random(seed)
    table = Match(game, game.seats[-1], seed)
    while table.decision is not None:
        table.submit(chance.choice(table.decision.options))
    return table


def measure(name: str) -> dict[str, dict[str, float]]:
    """What the times by part of the game come to, and those of all of it."""
    parts = times_of(name)
    whole = {kind: [each for times in parts.values() for each in times[kind]] for kind in ("drawing", "scene")}
    return {part: summed_up(times) for part, times in {**parts, "whole game": whole}.items()}


def summed_up(times: dict[str, list[float]]) -> dict[str, float]:
    """How many boards, the median of drawing one, what 95 of 100 stay below, and the median of a whole scene."""
    drawn = sorted(times["drawing"])
    slow = drawn[len(drawn) * 95 // 100]
    return {"boards": len(drawn), "drawing": median(drawn), "slow": slow, "scene": median(times["scene"])}


def times_of(name: str) -> dict[str, dict[str, list[float]]]:
    """Times by part of the game."""
    found: dict[str, dict[str, list[float]]] = {part: {"drawing": [], "scene": []} for part in PARTS}
    for seed in range(GAMES):
        table = played(name, seed)
        for step in range(table.step + 1):
            moment = table.at(step)
            seat = max(0, asked_seat(moment) or 0)
            eyes = Viewpoint(seat, frozenset([seat]), "en", "wide")
            look = scene.look(moment, eyes, may=moment.decision is not None)
            sketch = scene.sketch(moment, [look])
            times = found[PARTS[min(2, 3 * step // (table.step + 1))]]
            times["drawing"].append(timed(drawing(moment, look)))
            times["scene"].append(timed(partial(draw, moment.game, sketch)))
    return found


def drawing(moment: Match, look: Look) -> Callable[[], str]:
    """The board alone, with the same sentences, reasons and marks as in the scene."""
    game, state, decision = moment.game, moment.state, moment.decision
    told = {each.action: each.text for each in choices(game, state, decision, look)}
    shut = {each["action"]: each["reason"] for each in closed(game, state, decision, look)}
    return lambda: game.draw(game.view(state, look.seat), look.lang, told, shut, look.last, alone=False)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1])))
