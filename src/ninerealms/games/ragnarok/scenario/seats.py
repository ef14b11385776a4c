"""The table report of a war: what the players have, and the decks."""

from __future__ import annotations

from typing import Self

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules import state as st
from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.games.ragnarok.scenario.report import BoardReport
from ninerealms.games.ragnarok.scenario.words import INJURIES, a_card
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import as_bits, find, number, require, several

MOST_ATTRIBUTE = content.GAME["most_attribute"]


class Report(BoardReport):
    """The whole table, said before it is opened."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._hands: dict[int, list[int]] = {}
        self._discards: list[int] = []
        self._first = 0

    def ship(self, seat: int, sea: str) -> Self:
        """The Sea of a seat's Drakkar."""
        self._set("drakkar", self.seat(seat), find(sea, list(content.SEAS), "Sea"))
        return self

    def pieces(self, **counts: int) -> Self:
        """Pieces of the monuments; not mentioned: one each."""
        for name, count in counts.items():
            monument = find(name, content.monument_ids, "monument")
            self._set("monument", monument, number(count, 1, content.GAME["pieces"], "A monument"))
        return self

    def attributes(self, seat: int, **points: int) -> Self:
        """Attributes of a seat; not mentioned: those its hero starts with."""
        for name, value in points.items():
            place = self.seat(seat) * st.ATTRIBUTES + find(name, content.ATTRIBUTES, "attribute")
            self._set("attribute", place, number(value, 1, MOST_ATTRIBUTE, name.capitalize()))
        return self

    def injuries(self, seat: int, *names: str) -> Self:
        """Injuries of a seat by their attributes, and "fourth"."""
        self._set("injury", self.seat(seat), as_bits(find(name, INJURIES, "Injury") for name in names))
        return self

    def priests(self, seat: int, ready: int = 0, at: tuple[str, ...] = ()) -> Self:
        """The ready priests of a seat, and the monuments at which others are."""
        most = content.GAME["priests"]
        self._set("ready", self.seat(seat), number(ready, 0, most, "The number of ready priests"))
        bits = as_bits(find(name, content.monument_ids, "monument") for name in several(at, "Monuments"))
        require(ready + bits.bit_count() <= most, f"A player has {most} priests.")
        self._set("praying", seat, bits)
        return self

    def runes(self, seat: int, **counts: int) -> Self:
        """Runes of a seat."""
        for name, count in counts.items():
            place = self.seat(seat) * st.RUNES + find(name, content.RUNES, "rune")
            self._set("runes", place, number(count, 0, content.GAME["most_runes"], name.capitalize()))
        return self

    def allies(self, seat: int, *realms: str) -> Self:
        """Realms a seat is allied with."""
        self._set("allied", self.seat(seat), as_bits(map(self._realm, realms)))
        return self

    def wheel(self, seat: int, *actions: str) -> Self:
        """Wheel actions with a marker of a seat."""
        bits = as_bits(find(name, content.action_ids, "wheel action") for name in actions)
        self._set("wheel", self.seat(seat), bits)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Combat cards of a seat: `axe 3`, `wild 4`."""
        self._hands[self.seat(seat)] = [a_card(card) for card in cards]
        return self

    def discards(self, *cards: str) -> Self:
        """Discarded Combat cards."""
        self._discards = [a_card(card) for card in cards]
        return self

    def used(self, *artefacts: str) -> Self:
        """Artefacts that are turned over."""
        self._numbers["used"] = as_bits(find(name, content.artefact_ids, "artefact") for name in artefacts)
        return self

    def fulfilled(self, *cards: int) -> Self:
        """Ragnarok cards that are fulfilled: 1 to 5."""
        self._numbers["ragnarok"] = as_bits(number(card, 1, 5, "A Ragnarok card") - 1 for card in cards)
        return self

    def turn_of(self, seat: int) -> Self:
        """Whose turn begins; not mentioned: that of seat 0."""
        self._first = self.seat(seat)
        return self

    def rounds(self, count: int) -> Self:
        """The round that is being played."""
        self._numbers["round"] = number(count, 1, 500, "A round")
        return self

    # --- the state -----------------------------------------------------------------------------------

    def make(self) -> RagnarokState:
        """A table that was laid, then every piece put where it is to be."""
        s = GAME.fresh(players=self.players, seed=5, options=self._options)
        assert isinstance(s, RagnarokState)
        s.events, s.reasons = [], {}
        s.finish()
        self._put_board(s)
        self._put_seats(s)
        self._put_lists(s)
        self._put_cards(s)
        s.rng.demand()
        return s

    def _put_seats(self, s: RagnarokState) -> None:
        some = range(self.players)
        empty = [0] * (st.SEATS - self.players)
        first = [content.start_attribute[s.hero[seat] * st.ATTRIBUTES + n] for seat in some for n in range(3)]
        s.attribute = [*first, *empty * st.ATTRIBUTES]
        s.ready = [*[content.GAME["ready_priests"]] * self.players, *empty]
        s.injury, s.praying, s.allied, s.wheel = ([0] * st.SEATS for _ in range(4))
        s.runes = [0] * (st.SEATS * st.RUNES)
        s.used, s.ragnarok, s.round, s.first, s.turn = 0, 0, 1, 0, self._first
        s.last_turns, s.is_last, s.ended, s.winners = 0, 0, 0, 0

    def _put_cards(self, s: RagnarokState) -> None:
        deck, hand, discard = list(content.card_count), [0] * (st.SEATS * st.CARDS), [0] * st.CARDS
        for seat, cards in self._hands.items():
            for card in cards:
                hand[seat * st.CARDS + card] += 1
                deck[card] -= 1
        for card in self._discards:
            discard[card] += 1
            deck[card] -= 1
        require(min(deck) >= 0, "There are not so many cards.")
        s.deck, s.hand, s.discard = deck, hand, discard
        record.begin_anew(s)
