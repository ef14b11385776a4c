"""Beside the log: cards that are read aloud, and what is explained when it comes up for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Console

from ninerealms.kernel.game import Event, Game, hears
from ninerealms.kernel.match import Match
from ninerealms.text.words import Card, Say, Words

Show = Callable[[str, str, int], None]


class Asides:
    """The cards and explanations of one table, in the words of one screen; `show` writes a paragraph."""

    def __init__(self, table: Match, words: Words, show: Show) -> None:
        self.table = table
        self.game: Game = table.game
        self.words = words
        self.show = show
        self.is_open: bool = False
        self.explains: bool = True
        self.explained: set[str] = set()
        if table.past:
            self.explained.update(lesson for lessons in self._come_up() for lesson in lessons)

    def _come_up(self) -> Iterator[tuple[str, ...]]:
        """What has come up at a table that was played before, up to the question it stopped at."""
        for state in (*(past.state for past in self.table.past), self.table.state):
            yield self.game.lessons(state)
        for line in self.table.told:
            yield self.game.lessons(self.table.state, line.event)

    # --- cards ------------------------------------------------------------------------------------

    def cards(self, seat: int) -> list[tuple[Event, Card]]:
        """The cards a seat has heard, in their order."""
        heard = [line.event for line in self.table.told if hears(line.event, seat)]
        read = [(event, self.game.say_card(self.table.state, event)) for event in heard]
        return [(event, card) for event, card in read if card is not None]

    def read_card(self, event: Event) -> None:
        """Lay a card open, if this has one."""
        card = self.game.say_card(self.table.state, event)
        if card is not None:
            self.show("", "", 0)
            self.show(self.words.render(card.head), "bold", 4)
            self.show(self.words.render(card.text), "italic", 4)
            self.show("", "", 0)
            self.is_open = True

    def close(self, console: Console) -> None:
        """A card lies open until whoever reads it has pressed Enter."""
        if self.is_open:
            console.input(self.words.render(Say("cli-card-close")), markup=False)
            self.is_open = False

    def read_again(self, wanted: str, seat: int) -> bool:
        """The last card, or the one with a number; whether there is one."""
        cards = self.cards(seat)
        number = len(cards) if not wanted else int(wanted) if wanted.isdecimal() and len(wanted) < 4 else 0
        if not 1 <= number <= len(cards):
            return False
        self.read_card(cards[number - 1][0])
        return True

    # --- explanations -----------------------------------------------------------------------------

    @property
    def is_guided(self) -> bool:
        """Whether something is explained at this table."""
        return bool(self.explained)

    def explain(self, event: Event | None = None) -> None:
        """What is new in a log line, or without one in the question: each once."""
        for lesson in self.game.lessons(self.table.state, event):
            if lesson not in self.explained and self.explains:
                self.show(f"> {self.words.render(Say(f'lesson-{lesson}'))}", "cyan", 4)
            self.explained.add(lesson)

    def turn(self) -> bool:
        """Explain no more, or again; whether it is explained now."""
        self.explains = not self.explains
        return self.explains
