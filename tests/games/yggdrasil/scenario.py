"""The scenarios of Yggdrasil as the tests use them: the whole table is looked at, and what is announced must come.

    t = saga_table(players=3).places(odin="midgard").enemies(hel="midgard")
    t.begin("odin").choose("stay", "fight hel")      # Odin's turn: no move, then a fight
    assert t.place_of("hel") == "niflheim"

`begin` answers the order of turns. What is announced and not used fails the test.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil.rules.state import CARDS_OF_A_GOD, DECK, YggState
from ninerealms.games.yggdrasil.scenario import scenario
from ninerealms.games.yggdrasil.scenario.words import card_name
from ninerealms.games.yggdrasil.seen import view
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import Word
from tests.games import tables
from tests.games.yggdrasil.scenario_checks import check_cleared, check_decks, check_source

# The answer that does as little as can be.
LEAST: dict[str, Word] = {
    "MOVE_TO": "stay",
    "MOVE_SUPPORT": "stay",
    "TRAVEL_WITH": "stay",
    "DUTY": "none",
    "KIN_TAKE": "none",
    "USE_HEROES": 0,
    "ROLL_VANIR": 0,
    "REROLL": "none",
    "CHANGE_DIE": "none",
    "COMRADE_ELF": "no",
    "LUCKY_TAKE": "none",
    "KEEP_BY_LUCK": "none",
    "KEEP_ELF": "no",
    "KEEP_DIE": "no",
    "APPLY_RUNE": "none",
    "KIN_BEARS": 0,
}


class Table(tables.Reread, scenario.Table):
    """A report that is played, looked at after every answer."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._census: dict[str, int] = {}
        tables.OPENED.append(self)

    def opened(self, s: YggState) -> None:
        self._census = GAME.census(s)

    # --- answers -----------------------------------------------------------------------------------

    def begin(self, *gods: str) -> Self:
        """Agree on the order of a round: these gods first, then the others by seat; to the first question after."""
        if self.question == "NEXT_TURN":
            wanted = [*gods, *(god for god in self.gods[: self.players] if god not in gods)]
            self.choose(*wanted[: self.players - 1])
        return self

    def to_duty(self, god: str) -> Self:
        """The turn of a god is the first of the round, it stays where it is, and its duty is asked of it."""
        self.begin(god).until("DUTY")
        assert self.asked == (god, "DUTY"), f"{self.asked} is asked, not {god}"
        return self

    def until(self, question: str) -> Self:
        """Answer as little as can be until a question is asked."""
        while self.question != question:
            assert self.question in LEAST, f"{self.question} is asked, not {question}"
            self.choose(LEAST[self.question])
        return self

    def end_turn(self) -> Self:
        """Answer as little as can be until another turn begins, a round begins, or the game is over."""
        turns = len(self.log("TURN_BEGINS"))
        while len(self.log("TURN_BEGINS")) == turns and self.question not in (None, "NEXT_TURN"):
            assert self.question in LEAST, f"{self.question} needs an answer"
            self.choose(LEAST[self.question])
        return self

    def end_round(self) -> Self:
        """Answer as little as can be until the next round has begun or the game is over."""
        rounds = self.s.rounds
        if self.question == "NEXT_TURN":
            self.begin()
        while self.s.rounds == rounds and self.question is not None:
            self.end_turn()
        return self

    def look(self, s: YggState) -> None:
        """After every answer: no component came or went, and what `scenario_checks` says."""
        assert GAME.census(s) == self._census, "components came or went"
        tables.check_ints(GAME, s)
        check_decks(s)
        if s.top >= 0:
            check_source(s)
            check_cleared(s)

    # --- what lies on the table --------------------------------------------------------------------

    @property
    def table(self) -> view.TableView:
        """All that can be seen."""
        return view.see(self.s)

    def god(self, name: str) -> view.GodSeen:
        """All that can be seen of a god."""
        return next(god for god in self.table["gods"] if god["god"] == name)

    def world(self, name: str) -> view.WorldSeen:
        """All that can be seen of a world."""
        return self.table["worlds"][content.world_ids.index(name)]

    def place_of(self, name: str) -> str:
        """The world of a god, or where an enemy is: a world, "cage", "page", "" when out of the game."""
        if name in self.gods:
            return self.god(name)["place"]
        return next((foe["place"] for foe in self.table["foes"] if foe["id"] == name), "")

    def life_of(self, god: str) -> int:
        return self.god(god)["life"]

    @property
    def ruins(self) -> set[str]:
        """The devastated worlds."""
        return {world["id"] for world in self.table["worlds"] if world["devastated"]}

    def known_deck(self, god: str) -> list[str]:
        """A deck from the top: `surt of thor`, or "?" for a card nobody has seen."""
        seat = self.figure(god)
        cards = list(self.s.deck)[seat * DECK : seat * DECK + self.s.size[seat]]
        return [card_name(self.s, card) if card >= 0 else "?" for card in cards]

    @property
    def face_up(self) -> list[str]:
        """The face-up cards on the wheel."""
        return [card_name(self.s, card) for card in self.s.wheel if card >= 0]


def saga_table(players: int = 3, **options: Value) -> Table:
    """A table to be described; options as at the start: mode, saga, gods, charts, brisingamen."""
    return Table(players, options)


def activation(enemy: str, players: int = 3, **options: Value) -> Table:
    """Odin is about to make a pair: a card of Thor lies face up, and his own top card is the same enemy."""
    return Table(players, options).wheel(f"{enemy} of thor").deck("odin", enemy)


def own_cards(god: str) -> list[str]:
    """The six enemy cards of a god."""
    assert len(content.enemy_ids) == CARDS_OF_A_GOD
    return [f"{enemy} of {god}" for enemy in content.enemy_ids]
