"""One moment of a game as its drawing needs it: the view, and what the pending question says of each thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ninerealms.drawing.names import Names
from ninerealms.drawing.parts import Mark
from ninerealms.kernel.game import View
from ninerealms.text.words import Words

Thing = tuple[str, int]  # a kind of thing on the table, and which one
NOBODY = -1


class Moment(NamedTuple):
    """What is drawn: `sentences` say what each option does, `closed` why others are none, `last` what happened.

    Options are numbered in the order of their sentences.
    """

    view: View
    words: Words
    sentences: Mapping[int, str]
    closed: Mapping[int, str]
    last: Iterable[tuple[int, ...]]


def numbered(options: list[int], sentences: Mapping[int, str]) -> list[int]:
    """The options in the order of their sentences; those that have none come last, as they were."""
    places = {action: place for place, action in enumerate(sentences)}
    return sorted(options, key=lambda action: places.get(action, len(places)))


class Asking:
    """The pending question, by things: `drawn` collects the options that have found a thing on the table."""

    def __init__(self, moment: Moment, names: Names, thing_of: Callable[[str, int], Thing | None]) -> None:
        question = moment.view["decision"]
        self.kind: str = question["kind"] if question else ""
        self.source: int = question["source"] if question else NOBODY
        self.asked: int = question["seat"] if question else NOBODY
        self.you: int = moment.view["seat"]
        self.options: list[int] = numbered(question["options"], moment.sentences) if question else []
        self.sentences: Mapping[int, str] = moment.sentences
        self.things: dict[Thing, int] = {}
        self.reasons: dict[Thing, str] = {}
        self.drawn: set[int] = set()
        for action in self.options:
            thing = thing_of(self.kind, action)
            if thing is not None:
                self.things[thing] = action
        for action, reason in moment.closed.items() if question else ():
            thing = thing_of(self.kind, action)
            if thing is not None and thing not in self.things:
                self.reasons[thing] = names.say("draw-closed", reason=reason)

    def mark(self, thing: str, index: int, name: str, chosen: bool = False, last: bool = False) -> Mark:
        """What the pending question says of a thing."""
        action = self.things.get((thing, index))
        if action is not None:
            self.drawn.add(action)
            return Mark(action, self.sentences.get(action, name), "", chosen, last)
        return Mark(None, "", self.reasons.get((thing, index), ""), chosen, last)

    def is_asked(self, thing: str) -> bool:
        """Whether some option is a thing of this kind."""
        return any(key[0] == thing for key in self.things)
