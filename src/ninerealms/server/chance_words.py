"""Chance in words: what each result would bring, told by the log lines it would cause."""

from __future__ import annotations

from itertools import zip_longest
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
MOST_LINES = 8
JOINER = {"ja": ""}
THE_FIRST = (0,) * 200


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
        pass  # this is how far it goes
    return twin, events


def labels(table: Table, seat: int, lang: str) -> list[str]:
    """Table mode: a word for each result of the throw or draw that is wanted now.

    What is told of it or what of the table differs with it, as far as it reaches alone; where that does not tell the
    results apart, the same with every later result the first there is.
    """
    need, game = table.needed, table.game
    assert need is not None
    found: list[list[str]] = []
    for later in ((), THE_FIRST):
        told: list[list[str]] = []
        seen: list[list[str]] = []
        for result in range(need.sides):
            now = [
                (*queue, *((result,) * (stream == need.stream)), *later) for stream, queue in enumerate(table.entered)
            ]
            after, events = trial(game, table.state, table.pending, tuple(now))
            told.append([game.report(after, event, lang) for event in events if hears(event, seat)])
            seen.append(game.write_table(game.view(after, seat), lang).split("\n"))
        found += [shortest(apart(lines), lang) for lines in (told, seen)]
    texts = max(found, key=lambda each: len(set(each)))
    return [f"{result + 1}: {text}" if text else str(result + 1) for result, text in enumerate(texts)]


def apart(told: list[list[str]]) -> list[list[str]]:
    """Of several tellings, the lines in whose place not all have the same."""
    rows = [row for row in zip_longest(*told, fillvalue="") if len(set(row)) > 1]
    return [[row[i] for row in rows if row[i]] for i in range(len(told))]


def differing(told: list[list[str]]) -> list[list[str]]:
    """Of several tellings, the lines that are not in all of them."""
    common = set(told[0]).intersection(*told[1:]) if told else set()
    return [[line for line in lines if line not in common] for lines in told]


def beginnings(told: list[list[str]], lang: str) -> list[list[str]]:
    """Each telling as a text, of its first line alone, of its first two, and so on."""
    longest = max(map(len, told), default=1) or 1
    return [[JOINER.get(lang, " ").join(lines[:length]) for lines in told] for length in range(1, longest + 1)]


def shortest(told: list[list[str]], lang: str) -> list[str]:
    """As little as tells them apart."""
    return max(beginnings(told, lang), key=lambda texts: len(set(texts)))


def longest(told: list[list[str]], lang: str) -> list[str]:
    """As much as still makes a list that can be read."""
    found = beginnings(told, lang)
    return next((texts for texts in reversed(found) if len(set(texts)) <= MOST_LINES), found[0])


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
    return OddsTable(tally(shares, longest(differing(told), lang)), exact)


def tally(shares: list[float], texts: list[str]) -> list[OddsLine]:
    """Equal texts added up, the likeliest first; nothing where all is certain."""
    sums: dict[str, float] = {}
    for share, text in zip(shares, texts, strict=True):
        sums[text] = sums.get(text, 0.0) + share
    if len(sums) < 2:
        return []
    ranked = sorted(sums.items(), key=lambda pair: (-pair[1], pair[0]))
    return [OddsLine(text, round(share, 4)) for text, share in ranked[:MOST_LINES]]
