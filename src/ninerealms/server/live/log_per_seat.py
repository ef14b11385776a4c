"""The log of one table: numbered for each seat by what that seat has heard, put into words once per language."""

from __future__ import annotations

from msgspec import Struct

from ninerealms.kernel.game import Event, hears
from ninerealms.kernel.match import Match
from ninerealms.kit.retelling import weigh


class Tale(Struct, frozen=True):
    """A card that is read aloud."""

    head: str
    text: str


class Line(Struct, frozen=True, omit_defaults=True):
    """A log line for a page. Numbers count what this seat heard, so they tell nothing of what it did not.

    `card` is one that is read aloud with it, `lessons` what a newcomer is told when it happens for the first time;
    `weight` says that a turn begins with it, or that a summary leaves it aside.
    """

    number: int
    step: int
    seat: int | None
    text: str
    rule: str
    card: Tale | None = None
    lessons: tuple[str, ...] = ()
    weight: str = ""


class LogPerSeat:
    """What was told at a table, as far as each seat may hear it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard: dict[int, list[int]] = {}
        self.scanned: dict[int, int] = {}
        self.texts: dict[str, dict[int, str]] = {}  # by language

    def count(self, seat: int) -> int:
        """How many lines a seat has heard."""
        return len(self._indices(seat))

    def lines(self, seat: int, lang: str, begin: int = 0, end: int | None = None) -> list[Line]:
        """The lines a seat heard, from one number to another."""
        numbers = range(begin, len(self._indices(seat)) if end is None else end)
        return [
            self._line(number, index, lang) for number, index in zip(numbers, self.heard[seat][begin:end], strict=True)
        ]

    def indices(self, seat: int, begin: int) -> list[int]:
        """Which lines of the table are those a seat heard from a number on."""
        return self._indices(seat)[begin:]

    def count_before(self, seat: int, told: int) -> int:
        """How many of the first `told` lines of the table a seat heard."""
        return sum(index < told for index in self._indices(seat))

    def cut(self) -> None:
        """Forget what was taken back."""
        told = len(self.match.told)
        for seat, indices in self.heard.items():
            self.heard[seat] = [index for index in indices if index < told]
            self.scanned[seat] = min(self.scanned.get(seat, 0), told)
        for texts in self.texts.values():
            for index in [each for each in texts if each >= told]:
                del texts[index]

    def _indices(self, seat: int) -> list[int]:
        told = self.match.told
        heard = self.heard.setdefault(seat, [])
        begin = self.scanned.get(seat, 0)
        if begin < len(told):
            heard += [index for index in range(begin, len(told)) if hears(told[index].event, seat)]
            self.scanned[seat] = len(told)
        return heard

    def _line(self, number: int, index: int, lang: str) -> Line:
        game, line = self.match.game, self.match.told[index]
        texts = self.texts.setdefault(lang, {})
        text = texts.get(index)
        if text is None:
            text = texts[index] = game.report(self.match.state, line.event, lang)
        seat = self._doer(line.event)
        card, lessons = self._card(line.event, lang), game.lessons(self.match.state, line.event)
        return Line(
            number, line.step, seat, text, game.rule_of_event(line.event), card, lessons, weigh(game, line.event)
        )

    def _doer(self, event: Event) -> int | None:
        """The seat a line is about."""
        fields = self.match.game.events[event[0]].fields
        place = next((fields.index(name) for name in ("seat", "figure") if name in fields), None)
        seat = None if place is None else event[2 + place]
        return seat if seat is not None and seat < self.match.state.players else None

    def _card(self, event: Event, lang: str) -> Tale | None:
        game = self.match.game
        card, speaker = game.say_card(self.match.state, event), game.words(lang)
        return None if card is None else Tale(speaker.render(card.head), speaker.render(card.text))
