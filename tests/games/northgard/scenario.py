"""The scenarios of Northgard as the tests use them: all numbers are looked at, and what lies on the table is told."""

from __future__ import annotations

from ninerealms.games.northgard import GAME, content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.scenario import scenario
from ninerealms.games.northgard.scenario.scenario import area_of
from ninerealms.games.northgard.seen import view
from ninerealms.kernel.game import Value
from tests.games import tables


class Duel(scenario.Duel):
    """A report that is played, looked at after every answer."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        tables.OPENED.append(self)

    def look(self) -> None:
        """Frames, questions and log lines are ints, and a line has 0 where its kind has no use for a number."""
        s = self.s
        told = [number for event in s.events or () for number in event]
        kept = (*s.pc, *s.who, *s.reg, s.seat, s.kind, s.source, s.active, s.turns, s.ended)
        assert all(type(number) is int for number in (*kept, *told)), "no ints"
        for kind, _, *numbers in s.events or ():
            assert not any(numbers[len(v.EVENTS[kind].fields) : -1]), v.EVENTS[kind].key

    def territory(self, area: str) -> view.Territory:
        """All that can be seen of a territory."""
        land = self.s.land[area_of(self.s, area)]
        return next(t for t in view.see(self.s)["territories"] if t["id"] == land)

    def at(self, area: str) -> tuple[int, int]:
        """Units of seat 0 and seat 1 in a territory."""
        one, other = self.territory(area)["units"]
        return one, other

    def player(self, seat: int) -> view.Player:
        """All that can be seen of a player."""
        return view.see(self.s)["players"][seat]

    def down(self, seat: int) -> set[str]:
        """The cards lying face down."""
        return {card for card, up in zip(content.card_ids, self.player(seat)["cards"], strict=True) if not up}

    def standing(self, area: str) -> list[str]:
        """The buildings in a territory."""
        inside = self.territory(area)["areas"]
        return sorted(a["building"] for a in view.see(self.s)["areas"] if a["area"] in inside and a["building"])

    def symbols(self, seat: int) -> tuple[int, int, int]:
        """Food, wood and lore in the territories a player controls."""
        player = self.player(seat)
        return player["food"], player["wood"], player["lore"]

    @property
    def worth(self) -> list[float]:
        """What the finished game is worth to each seat: 1 won, 0 lost."""
        assert self.question is None, "the game is not over"
        return [GAME.rules.value(self.s, seat) for seat in (0, 1)]


def duel(**options: Value) -> Duel:
    """A table to be described; without a word both players have three units on their bases and all cards up."""
    return Duel(2, options)
