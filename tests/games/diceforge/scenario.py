"""The scenarios of Dice Forge as the tests use them: the whole table is looked at, and what is announced must come.

What was announced and not used fails the test. `blessed("x3", "2s")` is a table about to bless seat 0 with two faces.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge.rules.state import RESOURCES, SLOTS
from ninerealms.games.diceforge.scenario import scenario
from ninerealms.games.diceforge.scenario.report import seat_slot
from ninerealms.games.diceforge.scenario.words import LEAST
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import Word
from tests.games import tables
from tests.games.diceforge.table_check import check_table, source


class Forge(scenario.Forge):
    """A report that is played, looked at after every answer."""

    def __init__(self, players: int, setup: str, options: dict[str, Value]) -> None:
        super().__init__(players, setup, options)
        tables.OPENED.append(self)

    def look(self, heard: int) -> None:
        assert self._state is not None
        check_table(self._state, heard, asks=self._waiting is None)

    def everybody(self, light: Word = 0, dark: Word = 0) -> Self:
        """All rolls of step 1 of a turn, everybody with the same result: once, with two players twice."""
        opened = self.first_seat if self._active < 0 else self._active
        active = opened if self._state is None else self._state.active
        for n in range(self.players * (2 if self.players == 2 else 1)):
            self.roll((active + n) % self.players, light, dark)
        return self

    def pass_all(self) -> Self:
        """Do nothing more in this turn: pass, stop, keep, no extra action; to the rolls of the next turn."""
        seat, turns = self.s.active, len(self.log("TURN_BEGAN"))
        while self.s.active == seat and self.question in LEAST and len(self.log("TURN_BEGAN")) == turns:
            self.choose(LEAST[self.question])
        return self

    def next_turn(self, light: Word = 0, dark: Word = 0) -> Self:
        """End this turn and bless everybody with the same result; to the first question of the next turn."""
        if self.question != "ROLL":
            self.pass_all()
        if self.question == "ROLL":
            self.everybody(light, dark).go()
        return self

    @property
    def source(self) -> Word:
        """Which card, face or space asks ("at U1"), or "rules"."""
        return source(self.s)

    # --- what lies on the table --------------------------------------------------------------------

    def held(self, seat: int, resource: str) -> int:
        """What a reserve holds: gold, sun, moon, glory or shard."""
        return self.s.reserve[seat * RESOURCES + view.NAMES.index(resource)]

    def gold(self, seat: int) -> int:
        return self.held(seat, "gold")

    def sun(self, seat: int) -> int:
        return self.held(seat, "sun")

    def moon(self, seat: int) -> int:
        return self.held(seat, "moon")

    def glory(self, seat: int) -> int:
        return self.held(seat, "glory")

    def shard(self, seat: int) -> int:
        return self.held(seat, "shard")

    def purse(self, seat: int) -> tuple[int, int, int, int]:
        """Gold, sun, moon and glory at once."""
        return self.gold(seat), self.sun(seat), self.moon(seat), self.glory(seat)

    @property
    def table(self) -> view.TableView:
        """All that can be seen."""
        return view.see(self.s)

    def player(self, seat: int) -> view.Player:
        """All that can be seen of a player."""
        return self.table["players"][seat]

    def faces(self, seat: int, die: str) -> list[str]:
        """The six faces of a die by position."""
        return self.player(seat)["dice"][view.DIE_NAMES.index(die)]["faces"]

    def showing(self, seat: int) -> tuple[str, str]:
        """What the light and the dark die of a seat show."""
        light, dark = self.player(seat)["dice"]
        return light["shown"], dark["shown"]

    def owned(self, seat: int, card: str) -> int:
        """How many copies of a card a seat has."""
        return self.s.cards[seat * SLOTS + seat_slot(self.s, card)]

    def stack_of(self, card: str) -> int:
        """Cards left on a stack."""
        return self.s.stack[seat_slot(self.s, card)]

    def left_of(self, face: str) -> int:
        """Faces of one picture left in Sanctuary, Gardens or Forest."""
        return self.s.pool[content.face_ids.index(face)]

    def turn(self) -> tuple[int, int]:
        """Round and active seat."""
        return self.s.round, self.s.active

    @property
    def scores(self) -> list[int]:
        """The final scores of a finished game."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome.scores

    @property
    def winners(self) -> list[int]:
        """Who won the finished game."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome.winners


def forge(players: int = 2, setup: str = "first", **options: Value) -> Forge:
    """A table to be described; `setup` as the start option: a mix and sets that differ from it."""
    return Forge(players, setup, options)


def blessed(light: str, dark: str, players: int = 3, setup: str = "first", **options: Value) -> Forge:
    """Seat 0 is to be blessed with these two faces, forged at position 0 of his dice; all others roll their 1g.

    More may be reported (`reserve`, `card`, ...) before the first look; with two players the second roll is the same.
    """
    t = forge(players, setup, **options).dice(0, light=[light], dark=[dark])
    return t.at("blessings").rolls(*[0] * (8 if players == 2 else 2 * players))
