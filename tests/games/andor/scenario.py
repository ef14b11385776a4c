"""The scenarios of Andor as the tests use them: the whole table is looked at, and what is announced must come.

    t = river("grea", "raashana").places(grea=527).creatures("gor 527").strength(grea=4)
    t.roll(5).foe(2, 1).choose("fight 527")
    assert t.creatures_now == {}

`river` is legend 3, `lake` legend 2 unless another is named. What is announced and not used fails the test.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.scenario import scenario
from ninerealms.games.andor.scenario.words import THINGS
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import Word
from tests.games import tables
from tests.games.andor import scenario_checks

# The answer that does as little as can be.
LEAST: dict[str, Word] = {
    "ACT": "end day",
    "GO_ON": "stay",
    "FREE": "stop",
    "FLIGHT": "stop",
    "INVITE": "nobody",
    "JOIN": "no",
    "FIGHT_ON": "break off",
    "DICE": "keep",
    "SHOOT": "keep",
    "TURN_DIE": "none",
    "HEAL": "none",
    "RING": "none",
    "BEFORE_FOE": "enough",
    "BLADE_FIGHT": "enough",
    "DRINK": "none",
    "CANCEL_EVENT": "no",
    "LOOK_AT": "stop",
    "CLEAR_ON": "no",
    "WIDOW_ON": "no",
    "FIRE_ON": "no",
    "FLAPS_LOOKS": "none",
}


class Table(tables.Reread, scenario.Table):
    """A report that is played, looked at after every answer."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._census: dict[str, int] = {}
        self._account = scenario_checks.Account()
        tables.OPENED.append(self)

    def opened(self, s: AndorState) -> None:
        self._census = GAME.census(s)
        self._account.open(s)

    def look(self, s: AndorState) -> None:
        """After every answer no component came or went, no point untold, and every answer is offered or closed."""
        assert GAME.census(s) == self._census, "components came or went"
        tables.check_ints(GAME, s)
        scenario_checks.check_question(s)
        scenario_checks.check_fight(s)
        scenario_checks.check_answers(s)
        self._account.check(s)

    def forget(self) -> Self:
        """Drop the log up to here."""
        super().forget()
        self.opened(self.s)
        return self

    # --- answers -------------------------------------------------------------------------------------

    def until(self, *questions: str) -> Self:
        """Answer as little as can be until one of the questions is asked."""
        while self.question not in questions:
            self._least()
        return self

    def lightly(self) -> Self:
        """Answer as little as can be until somebody's turn comes or the game is over."""
        while self.question not in ("ACT", None):
            self._least()
        return self

    def _least(self) -> None:
        if self.question == "REWARD":
            self.choose(max(self.options, key=str))
            return
        assert self.question in LEAST, f"{self.asked} needs an answer: {sorted(map(str, self.options))}"
        self.choose(LEAST[str(self.question)])

    def freely(self, hero: str, *words: Word) -> Self:
        """Free actions of a hero, and then no more."""
        self.choose(f"free {hero}", *words)
        return self.choose("stop") if self.question == "FREE" else self

    def sunrise(self) -> Self:
        """All end their day; to the first question of the next one, or the end of the game."""
        day = self.s.day
        while self.question is not None and self.s.day == day:
            self._least()
        return self

    def defeat(self, fight: str) -> Self:
        """Fight alone with whatever was announced, and take the reward in gold."""
        return self.choose(fight).lightly()

    # --- what lies on the table ----------------------------------------------------------------------

    def name(self, space: int) -> Word:
        """A space as printed; the numbers as numbers."""
        printed = content.printed(space, self.s.side)
        return int(printed) if printed.isdecimal() else printed

    def place_of(self, hero: str) -> Word:
        return self.name(self.s.place[self.hero(hero)])

    def will_of(self, hero: str) -> int:
        return self.s.will[self.hero(hero)]

    def strength_of(self, hero: str) -> int:
        return self.s.strength[self.hero(hero)]

    def hour_of(self, hero: str) -> int:
        return self.s.hour[self.hero(hero)]

    def gold_of(self, hero: str) -> int:
        return self.s.gold[self.hero(hero)]

    def is_asleep(self, hero: str) -> bool:
        return bool(self.s.asleep >> self.hero(hero) & 1)

    def things_of(self, hero: str) -> set[str]:
        return self._things(st.WITH + self.hero(hero))

    def things_on(self, space: Word) -> set[str]:
        return self._things(self.space(space))

    def _things(self, where: int) -> set[str]:
        return {THINGS[thing] for thing in range(st.THINGS) if self.s.where[thing] == where}

    def where_is(self, thing: str) -> int:
        return self.s.where[THINGS.index(thing)]

    @property
    def creatures_now(self) -> dict[Word, str]:
        """The creatures on the board."""
        return {self.name(n): content.creature_ids[self.s.on[n] - 1] for n in range(st.SPACES) if self.s.on[n]}

    @property
    def held_now(self) -> list[str]:
        """The creatures on defence spaces."""
        return [content.creature_ids[kind] for kind in range(st.WALKERS) for _ in range(self.s.held[kind])]

    @property
    def beaten_now(self) -> list[str]:
        """The creatures on 400 or 500."""
        return [content.creature_ids[kind] for kind in range(st.WALKERS) for _ in range(self.s.beaten[kind])]

    @property
    def widows_now(self) -> list[Word]:
        """The spaces of widow tokens."""
        return sorted(self.name(space) for space in self.s.widow if space > 0)

    @property
    def wells_now(self) -> set[Word]:
        """The full wells."""
        wells = content.well_space[self.s.side * st.WELLS : (self.s.side + 1) * st.WELLS]
        return {self.name(space) for n, space in enumerate(wells) if self.s.wells >> n & 1}

    @property
    def fog_now(self) -> set[Word]:
        """Where fog lies."""
        spaces = content.fog_space[self.s.side * st.FOGS : (self.s.side + 1) * st.FOGS]
        return {self.name(space) for n, space in enumerate(spaces) if self.s.fog[n] != st.GONE}

    @property
    def narrator(self) -> str:
        return content.LETTERS[self.s.letter]

    @property
    def ending(self) -> str:
        """How the legend ended; "" while it is played."""
        return v.ENDINGS[self.s.ended].key.removeprefix("end-") if self.s.ended else ""

    @property
    def to_go(self) -> set[str]:
        """All spaces a hero may go to and stay."""
        return {str(word).removeprefix("go ") for word in self.options if str(word).startswith("go ")}


def table(legend: int, heroes: tuple[str, ...], options: dict[str, Value]) -> Table:
    heroes = heroes or ("grea", "avida")
    return Table(len(heroes), {"legend": legend, "heroes": ",".join(heroes), **options})


def river(*heroes: str, legend: int = 3, **options: Value) -> Table:
    """A table on the River side; without heroes grea and avida."""
    return table(legend, heroes, options)


def lake(*heroes: str, legend: int = 2, **options: Value) -> Table:
    """A table on the Lake side; without heroes grea and avida."""
    return table(legend, heroes, options)
