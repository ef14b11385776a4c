"""The odds of an answer: what it may bring, and how likely, told by the log lines it causes."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.kernel import chance, engine
from ninerealms.kernel.chance import TooManyBranches
from ninerealms.kernel.game import Game, hears
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.text.languages import manner

MOST_BRANCHES = 1500
SAMPLES = 200
MOST_LINES = 8


class OddsLine(NamedTuple):
    """Something that may happen, and how likely it is."""

    text: str
    chance: float


class OddsTable(NamedTuple):
    """What an answer may bring, the likeliest first; not exact where it was sampled."""

    lines: list[OddsLine]
    exact: bool


def differing(told: list[list[str]]) -> list[list[str]]:
    """Of several tellings, the lines that are not in all of them."""
    common = set(told[0]).intersection(*told[1:]) if told else set()
    return [[line for line in lines if line not in common] for lines in told]


def beginnings(told: list[list[str]], lang: str) -> list[list[str]]:
    """Each telling as a text, of its first line alone, of its first two, and so on."""
    longest, gap = max(map(len, told), default=1) or 1, manner(lang).gap
    return [[gap.join(lines[:length]) for lines in told] for length in range(1, longest + 1)]


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
            for branch in chance.branches(game.rules, state, action, MOST_BRANCHES, told=True):
                after = branch.state
                shares.append(float(branch.chance))
                told.append([game.report(after, event, lang) for event in after.events or [] if hears(event, seat)])
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
