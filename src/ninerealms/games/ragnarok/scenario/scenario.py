"""A war of Lords of Ragnarok in words: what can be said of it, answered and asked, as told in `__init__.py`."""

from __future__ import annotations

from typing import Self

from ninerealms.errors import ChanceNeeded
from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import turn
from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.games.ragnarok.scenario import words
from ninerealms.games.ragnarok.scenario.seats import Report
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kit.scenario import Unannounced, Word, find, number, restore

BEGIN = -1


class War(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._state: RagnarokState | None = None
        self._rolls: list[int] = []
        self._draws: list[tuple[str, int]] = []

    @property
    def s(self) -> RagnarokState:
        """The state itself; opened at the first look, at the beginning of a turn."""
        if self._state is None:
            s = self.make()
            self.opened(s)
            s.call(v.PLAY, self._first, self._first)
            s.wake(turn.NEXT_TURN)
            s.push(v.TURN, self._first)
            self._advance(s, BEGIN)
            self._state = s
            self.look(s)
        return self._state

    def opened(self, s: RagnarokState) -> None:
        """Called before the first turn, for whoever wants to see more."""

    def look(self, s: RagnarokState) -> None:
        """Called after every answer, for whoever wants to see more."""

    # --- chance --------------------------------------------------------------------------------------

    def roll(self, *faces: str) -> Self:
        """The next results of the monster die: "move 1", "move 2", "attack", "move 1 or attack", ..."""
        self._rolls += [find(face, words.FACES, "face of the monster die:") for face in faces]
        return self

    def next_cards(self, *cards: str) -> Self:
        """The next Combat cards drawn, by whomever."""
        self._draws += [("card", words.a_card(card)) for card in cards]
        return self

    def next_attacks(self, *cards: int) -> Self:
        """The next monster attack cards drawn: 1 to 12."""
        self._draws += [("attack", number(card, 1, len(content.attack_value), "An attack card") - 1) for card in cards]
        return self

    @property
    def unused(self) -> list[Word]:
        """Announced results nobody needed."""
        return [*(words.FACES[face] for face in self._rolls), *(f"{kind} {what}" for kind, what in self._draws)]

    def _advance(self, s: RagnarokState, action: int) -> None:
        """Answer or begin. A draw is looked up when it is wanted, and all begins again with it."""
        before, story, reasons = s.copy(), list(s.events or []), dict(s.reasons or {})
        rolled, drawn = list(self._rolls), list(self._draws)
        results: list[int] = []
        while True:
            s.rng.loaded = [list(rolled), list(results)]
            try:
                if action == BEGIN:
                    engine.run(GAME.rules, s)
                else:
                    engine.apply(GAME.rules, s, action)
            except ChanceNeeded as need:
                found = self._drawn(s, drawn) if need.stream == DRAW else -1
                restore(s, before.copy())
                s.events, s.reasons = list(story), dict(reasons)
                if found < 0:
                    raise Unannounced(need.sides, need.stream) from None
                results.append(found)
                continue
            assert s.rng.loaded is not None
            self._rolls = rolled[len(rolled) - len(s.rng.loaded[DICE]) :]
            self._draws = drawn
            return

    def _drawn(self, s: RagnarokState, waiting: list[tuple[str, int]]) -> int:
        """The next announced draw as a result, in the position in which it is wanted; -1 where there is none."""
        if not waiting:
            return -1
        kind, what = waiting.pop(0)
        if kind == "card":
            return sum(list(s.deck)[:what]) if s.deck[what] else -1
        below = s.attack_deck & ((1 << what) - 1)
        return below.bit_count() if s.attack_deck >> what & 1 else -1

    # --- answers -------------------------------------------------------------------------------------

    def _answer(self, action: int) -> None:
        self._advance(self.s, action)
        self.look(self.s)

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what; None when the game is over."""
        return None if self.question is None else (self.s.seat, self.question)

    def word_of(self, action: int) -> Word:
        """An answer to the pending question in words."""
        return words.word_of(self.s, action)

    def action_of(self, word: Word) -> int:
        """The answer to the pending question that a word stands for, or a negative number."""
        return words.action_of(self.s, word)

    def told(self, field: str, number: int) -> Word:
        """One number of a log line in words."""
        return words.told(self.s, field, number)


def begin(players: int, options: dict[str, Value]) -> War:
    """A table to be described; options as at the start: mode, monster_choice, heroes."""
    return War(players, options)
