"""Chance in words: what each result would bring, told by the log lines it would cause."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.kernel import chance, engine
from ninerealms.kernel.chance import TooManyBranches
from ninerealms.kernel.errors import ChanceNeeded
from ninerealms.kernel.game import Event, Game, hears
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.kernel.table import Table

MOST_BRANCHES = 1500
SAMPLES = 200
MOST_LINES = 12
JOINER = {"ja": ""}


class OddsLine(NamedTuple):
    """Something that may happen, and how likely it is."""

    text: str
    chance: float


class OddsTable(NamedTuple):
    """What an answer may bring, the likeliest first; not exact where it was sampled."""

    lines: list[OddsLine]
    exact: bool


def trial(
    game: Game, state: State, action: int | None, results: tuple[tuple[int, ...], ...]
) -> tuple[State, list[Event]]:
    """What happens with these results, as far as they reach; the state after it and what was told."""
    twin = state.copy()
    events: list[Event] = []
    twin.events = events
    twin.rng.loaded = [list(queue) for queue in results]
    twin.rng.explicit = True
    try:
        if action is None:
            engine.run(game.rules, twin)
        else:
            engine.apply(game.rules, twin, action)
    except ChanceNeeded:
        return state, events
    return twin, events


def labels(table: Table, seat: int, lang: str) -> list[str]:
    """Table mode: a word for each result of the throw or draw that is wanted now."""
    need = table.needed
    assert need is not None
    told: list[list[str]] = []
    for result in range(need.sides):
        results = tuple(
            (*queue, result) if stream == need.stream else tuple(queue) for stream, queue in enumerate(table.entered)
        )
        after, events = trial(table.game, table.state, table.pending, results)
        told.append([table.game.report(after, event, lang) for event in events if hears(event, seat)])
    return [f"{result + 1}: {line}" if line else str(result + 1) for result, line in enumerate(differing(told, lang))]


def differing(told: list[list[str]], lang: str) -> list[str]:
    """Of several tellings, what is not told in all of them."""
    common = set(told[0]).intersection(*told[1:]) if told else set()
    return [JOINER.get(lang, " ").join(line for line in lines if line not in common) for lines in told]


def odds(game: Game, state: State, seat: int, action: int, lang: str, rng: Rng) -> OddsTable:
    """What an answer may bring until somebody is asked again, as the seat would hear it.

    The state is one the seat imagined. Exact where nothing is hidden and the outcomes can be listed; else sampled.
    """
    shares: list[float] = []
    told: list[list[str]] = []
    exact = not game.hidden
    if exact:
        try:
            for branch in chance.branches(game.rules, state, action, MOST_BRANCHES):
                after, events = trial(game, state, action, branch.results)
                shares.append(float(branch.chance))
                told.append([game.report(after, event, lang) for event in events if hears(event, seat)])
        except TooManyBranches:
            exact = False
    if not exact:
        shares, told = [1 / SAMPLES] * SAMPLES, []
        for _ in range(SAMPLES):
            twin = engine.imagine(game.rules, state, seat, rng)
            twin.events = []
            engine.apply(game.rules, twin, action)
            told.append([game.report(twin, event, lang) for event in twin.events if hears(event, seat)])
    return OddsTable(tally(shares, differing(told, lang)), exact)


def tally(shares: list[float], texts: list[str]) -> list[OddsLine]:
    """Equal texts added up, the likeliest first; nothing where all is certain."""
    sums: dict[str, float] = {}
    for share, text in zip(shares, texts, strict=True):
        sums[text] = sums.get(text, 0.0) + share
    if len(sums) < 2:
        return []
    ranked = sorted(sums.items(), key=lambda pair: (-pair[1], pair[0]))
    return [OddsLine(text, round(share, 4)) for text, share in ranked[:MOST_LINES]]
