"""The roster of bots, one entry each: command line, server, page and lab know them from here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ninerealms.kernel.rng import Rng
from ninerealms.players.chair import Bot
from ninerealms.players.greedy import GreedyBot
from ninerealms.players.levels import LEVELS, USUAL
from ninerealms.players.mcts import MctsBot
from ninerealms.players.random import RandomBot
from ninerealms.text.words import Say, Words

NUMBER = re.compile("[0-9]{1,20}")


class Entry(NamedTuple):
    """One bot: what it is called, what it is in a few words, and how it is made with an Rng.

    The words are English; `player-<name>` says them in any language. With `levels` it is made at a level too, and
    `offered` are those the page shows; `numbered` makes it with a number instead (`mcts:400`). Where `shares`, all
    seats draw from one Rng.
    """

    name: str
    sentence: str
    make: Callable[[Rng, str], Bot]
    levels: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    numbered: Callable[[Rng, int], Bot] | None = None
    shares: bool = False

    def spelled(self) -> str:
        """How a seat is given to it: `mcts[:easy|normal|strong|NUMBER]`."""
        ways = [*self.levels, *(["NUMBER"] if self.numbered else [])]
        return self.name + (f"[:{'|'.join(ways)}]" if ways else "")

    def seat(self, rng: Rng, way: str) -> Bot | None:
        """The bot itself, at a level or with a number; None where it is not made that way."""
        if self.numbered is not None and NUMBER.fullmatch(way) and int(way) > 0:
            return self.numbered(rng, int(way))
        return None if way and way not in self.levels else self.make(rng, way or USUAL)


BOTS = (
    Entry("random", "random", lambda rng, _: RandomBot(rng), shares=True),
    Entry("greedy", "greedy", GreedyBot, LEVELS, ("easy", "normal")),
    Entry("mcts", "tree search", MctsBot, LEVELS, LEVELS, lambda rng, number: MctsBot(rng, iterations=number)),
)


BY_NAME = {entry.name: entry for entry in BOTS}


def find(name: str) -> Entry | None:
    return BY_NAME.get(name)


def spelled() -> str:
    """All of them, as a seat is given to them."""
    return ", ".join(entry.spelled() for entry in BOTS)


def told(spec: str, speaker: Words) -> str:
    """A player in words: `mcts:strong` is tree search (strong); what nobody knows stays as it is."""
    name, _, way = spec.partition(":")
    entry, key = find(name), f"player-{name}"
    if entry is None and not speaker.has(key):
        return spec
    text = speaker.render(Say(key)) if entry is None or speaker.has(key) else entry.sentence
    level = speaker.render(Say(f"level-{way}")) if speaker.has(f"level-{way}") else way
    return text + (f" ({level})" if level else "")
