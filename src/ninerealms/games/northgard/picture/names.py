"""What a duel names, on and behind the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ninerealms.drawing import names as look
from ninerealms.games.northgard.seen.view import Area, Territory
from ninerealms.games.northgard.words.naming import held, place, say_holding
from ninerealms.text.words import Words


class Names(look.Names):
    """The words of a duel."""

    def territory(self, square: str, direction: str) -> str:
        """A territory's whole name, as sentences have it."""
        asked = ("territory", square, direction)
        if asked not in self.said:
            self.said[asked] = self.words.render(place(square, direction))
        return self.said[asked]

    def short(self, square: str, direction: str) -> str:
        """The name as written on the map."""
        return self.say("draw-short", square=square, direction=self.say(f"draw-short-{direction}"))

    def of(self, name: str, clauses: str) -> str:
        """Something said of a territory."""
        return self.say("table-territory", territory=name, clauses=clauses)

    def land(self, areas: Sequence[Area]) -> str:
        """What a territory holds."""
        asked = held(areas)
        if asked not in self.said:
            self.said[asked] = self.words.render(say_holding(asked))
        return self.said[asked]

    def holder(self, territory: Territory) -> str:
        """Who holds a territory."""
        units, holder = territory["units"], territory["control"]
        if holder >= 0:
            return self.say("holder-seat", seat=self.seat(holder), count=units[holder])
        if holder == -1:
            return self.say("holder-nobody")
        sides = {"first": self.seat(0), "second": self.seat(1)}
        return self.say("holder-both", **sides, count=units[0], other=units[1])

    def card(self, kind: str, bonus: int, key: str) -> str:
        """A card with its bonus, and how it lies."""
        name = self.say(f"card-{kind}")
        if kind == "renew":
            return self.say(key, cards=self.say("card-without-bonus", card=name))
        return self.say(key, cards=self.say("card-with-bonus", card=name, bonus=bonus))


@cache
def names_in(words: Words) -> Names:
    return Names(words)
