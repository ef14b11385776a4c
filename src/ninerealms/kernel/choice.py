"""One answer to a question as data: what a door lays out, so that nobody has to read it out of a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ninerealms.text.words import Say, Words, part_of


class Odds(NamedTuple):
    """A chance from 0 to 1, and what it counts: 0.38, "unhurt with 2 Vanir dice"."""

    chance: float
    counts: Say


class Price(NamedTuple):
    """So much of one thing, out of what the asked seat has of it, with its symbol: 2 of 8, `i-gold`."""

    amount: int
    has: int
    icon: str
    said: Say  # "2 gold"


class Choice(NamedTuple):
    """An answer in its parts. Without a group it is a way out, such as a pass, and stands last.

    `icon` names a symbol of the game's drawing, or nothing; the first of the odds is the one that matters most.
    `thing` is the key of the sheet of what is taken or used. Where many are alike, `brief` says one in a word or two,
    and `gist` what it does, shorter than `detail`, with symbols: 3[gold] is a 3 and the symbol `i-gold`.
    `is_outlook`: the odds are of what may be chosen after it; this answer alone risks nothing.
    """

    head: Say
    rule: str = ""
    group: Say | None = None
    detail: Say | None = None
    cost: Say | None = None
    odds: tuple[Odds, ...] = ()
    icon: str = ""
    thing: str = ""
    price: tuple[Price, ...] = ()
    brief: Say | None = None
    gist: Say | None = None
    is_outlook: bool = False


def in_parts(choice: Choice, texts: Words) -> Choice:
    """A choice whose head is still a whole sentence, divided as its text is: `.head`, `.detail`, `.cost`.

    A detail or cost that is there already stays.
    """
    sentence = choice.head

    def part(name: str) -> Say | None:
        found = part_of(sentence, name)
        return found if texts.has(found.key) else None

    return choice._replace(
        head=part("head") or sentence, detail=choice.detail or part("detail"), cost=choice.cost or part("cost")
    )


def in_order(choices: Mapping[int, Choice]) -> dict[int, Choice]:
    """As they are listed: group after group, each where it first comes, and ways out behind them all."""
    groups = list(dict.fromkeys(choice.group.key for choice in choices.values() if choice.group is not None))

    def place(action: int) -> int:
        group = choices[action].group
        return len(groups) if group is None else groups.index(group.key)

    return {action: choices[action] for action in sorted(choices, key=place)}


class Standing(NamedTuple):
    """Which round it is and which part of it, and what a seat has to pay and to risk with."""

    phase: Say | None = None
    have: Say | None = None


class Sheet(NamedTuple):
    """One thing of the box as it is looked up: a card, a face, a god. Anybody may read it at any time.

    Its key is the same in choices (`thing`) and drawings (`data-thing`); `kind` is the heading it stands under.
    """

    key: str
    kind: Say
    name: Say
    effects: tuple[Say, ...]
    rule: str
    icon: str = ""
    cost: Say | None = None
