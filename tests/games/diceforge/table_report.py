"""The table report of the scenarios: components and where they are. `scenario.py` says how it is used."""

from __future__ import annotations

from collections import Counter
from typing import Self

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import (
    COPIES,
    FACES,
    HOME,
    MEMORIES,
    RESOURCES,
    SIDES,
    SLOTS,
    SPENT,
    ForgeState,
)
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW

COMPARTMENTS = 10
MIXED = (4, 9)
# Where a turn goes on, as steps of its procedure.
MOMENTS = {"blessings": 0, "reinforcements": 1, "action": 2, "extra": 3, "end": 5}
OWNERS = {"boar": "boar_owner", "misfortune": "misfortune_owner", "memory": "memory_owner"}


def seat_slot(s: ForgeState, card: str) -> int:
    """The slot of a card that is in this set-up."""
    known = content.set_ids.index(card)
    slot = content.set_slot[known]
    assert s.sets[slot] == known, f"{card} is not in this set-up"
    return slot


class Report:
    """Components and where they are."""

    def __init__(self, players: int, setup: str, options: dict[str, Value]) -> None:
        self.players = players
        self.first_seat = 0
        self._setup = setup
        self._options = {"setup": setup, **options}
        self._active = -1
        self._moment = "action"
        self._round = 1
        self._reserves: dict[tuple[int, str], int] = {}
        self._dice: dict[int, list[str]] = {}
        self._up: dict[int, str | int] = {}
        self._forged: dict[int, int] = {}
        self._cards: list[tuple[int, str]] = []
        self._left: dict[str, int] = {}
        self._stacks: dict[str, int] = {}
        self._pawns: dict[int, int] = {}
        self._tokens: list[tuple[str, int, int]] = []
        self._opening = False
        self._arrived = 0

    # --- whose turn --------------------------------------------------------------------------------

    def first(self, seat: int) -> Self:
        """Who plays first in every round; not mentioned: seat 0."""
        self.first_seat = seat
        return self

    def active(self, seat: int) -> Self:
        """Whose turn it is; not mentioned: the first player's."""
        self._active = seat
        return self

    def round(self, number: int) -> Self:
        """Which round it is; not mentioned: the first."""
        self._round = number
        return self

    def at(self, moment: str) -> Self:
        """Where the turn begins: "blessings", "reinforcements", "action", "extra" or "end" (the next seat's turn)."""
        assert moment in MOMENTS, f"a turn has no moment {moment}"
        self._moment = moment
        return self

    def opening(self) -> Self:
        """A new game as the set-up leaves it, with its starting gold, before the first roll."""
        self._opening = True
        return self.at("blessings")

    # --- players -----------------------------------------------------------------------------------

    def reserve(self, seat: int, **resources: int) -> Self:
        """What a player holds: gold, sun, moon, glory, shard; what is not mentioned is 0."""
        for name, count in resources.items():
            assert name in view.NAMES, f"there is no reserve of {name}"
            self._reserves[seat, name] = count
        return self

    def dice(self, seat: int, light: list[str] | None = None, dark: list[str] | None = None) -> Self:
        """The six faces of a die by position; with fewer than six the starting faces of the die follow.

        New faces come out of their pools and count as forged (`forged` says otherwise). More copies than the box
        holds are allowed: loaded dice.
        """
        for die, faces in ((seat * 2, light), (seat * 2 + 1, dark)):
            if faces is not None:
                assert len(faces) <= SIDES, "a die has six faces"
                self._dice[die] = faces
        return self

    def shown(self, seat: int, light: str | int | None = None, dark: str | int | None = None) -> Self:
        """What the dice of a player show, by face id or position; not mentioned: position 0."""
        for die, face in ((seat * 2, light), (seat * 2 + 1, dark)):
            if face is not None:
                self._up[die] = face
        return self

    def forged(self, seat: int, count: int) -> Self:
        """How many faces a player has forged so far; not mentioned: as many as differ from his starting dice."""
        self._forged[seat] = count
        return self

    def card(self, seat: int, *cards: str) -> Self:
        """Cards owned, taken from their stacks with their tokens; coloured cards come red, blue, yellow, green."""
        self._cards += [(seat, card) for card in cards]
        return self

    def pawn(self, seat: int, island: int) -> Self:
        """On which island, 1 to 7, a pawn stands; not mentioned: at home."""
        assert island not in self._pawns.values(), "a portal holds one pawn"
        self._pawns[seat] = island
        return self

    # --- tokens ------------------------------------------------------------------------------------

    def hammer(self, seat: int, spaces: int) -> Self:
        """How far a player's Hammers have come in all: 15 a lap, 30 a card."""
        self._tokens.append(("hammer", seat, spaces))
        return self

    def scepter(self, seat: int, *gold: int) -> Self:
        """The gold on each Scepter of a player."""
        self._tokens += [("scepter", seat * COPIES + k, count) for k, count in enumerate(gold)]
        return self

    def companion(self, seat: int, *spaces: int | None) -> Self:
        """Where the token of each Companion stands; None: cashed in."""
        self._tokens += [
            ("companion", seat * COPIES + k, SPENT if space is None else space) for k, space in enumerate(spaces)
        ]
        return self

    def triton(self, seat: int, count: int) -> Self:
        """Tokens of Triton not spent; not mentioned: one a card."""
        self._tokens.append(("triton", seat, count))
        return self

    def cerberus(self, seat: int, count: int) -> Self:
        """Tokens of Cerberus not spent; not mentioned: one a card."""
        self._tokens.append(("cerberus", seat, count))
        return self

    def golem(self, seat: int, space: str) -> Self:
        """Where a golem stands; not mentioned: START."""
        self._tokens.append(("golem", seat, content.space_ids.index(space)))
        return self

    def treasure(self, room: str, treasure: str) -> Self:
        """A treasure token lying in a room since somebody was there."""
        number = content.rooms.index(content.space_ids.index(room))
        self._tokens.append(("treasure", number, content.treasure_ids.index(treasure)))
        return self

    def goddess_reached(self) -> Self:
        """Somebody has been on GODDESS."""
        self._arrived = 1
        return self

    def allegiance(self, seat: int, space: int | str) -> Self:
        """Where an allegiance token stands: -13 .. 15, "-11b" or "-13b"; not mentioned: 0."""
        self._tokens.append(("allegiance", seat, content.allegiance_ids.index(str(space))))
        return self

    def memory(self, colour: str, island: int, side: str, token: int = 0) -> Self:
        """A memory token (0 or 1 of its colour) on an island, showing "2a-1m" or "2l-1s"; its card must be owned."""
        number = view.COLOUR_NAMES.index(colour) * 2 + token
        assert number < MEMORIES, "two tokens a colour"
        self._tokens.append(("memory", number, 1 + 2 * (island - 1) + ("2a-1m", "2l-1s").index(side)))
        return self

    # --- the board ---------------------------------------------------------------------------------

    def left(self, face: str, count: int) -> Self:
        """How many faces of a picture are left in its pool."""
        self._left[face] = count
        return self

    def level_left(self, level: int, count: int) -> Self:
        """How many of every face of a Sanctuary level are left."""
        for face in content.sanctuary:
            if content.face_level[face] == level:
                self._left[content.face_ids[face]] = count
        return self

    def stack(self, card: str, count: int) -> Self:
        """How many cards of a set are left on its stack."""
        self._stacks[card] = count
        return self

    # --- the state ---------------------------------------------------------------------------------

    def lay(self) -> ForgeState:
        """A table laid, nothing rolled for a blessing yet."""
        s = GAME.fresh(players=self.players, seed=5, options=self._options)
        assert isinstance(s, ForgeState)
        if not self._setup.startswith("random"):
            if self.players == 2:
                for last in (3, 2):
                    s.rng.load(DRAW, [last if k in MIXED else 0 for k in range(COMPARTMENTS)])
            s.rng.load(DRAW, [self.first_seat])
            s.rng.load(DICE, [0] * (2 * self.players))
        s.events, s.reasons = [], {}
        GAME.rules.resume(s)
        s.rng.demand()
        self.first_seat = s.first
        return s

    def make(self) -> ForgeState:
        """The state of the report at its moment, nothing asked yet."""
        s = self.lay()
        if not self._opening:
            s.reserve = [0] * len(s.reserve)
        self._put_players(s)
        self._put_cards(s)
        self._put_tokens(s)
        self._put_turn(s)
        return s

    def _put_players(self, s: ForgeState) -> None:
        reserve, die, up, gone = list(s.reserve), list(s.die), list(s.up), list(s.gone)
        pool, forged, pawn = list(s.pool), list(s.forged), list(s.pawn)
        for (seat, name), count in self._reserves.items():
            reserve[seat * RESOURCES + view.NAMES.index(name)] = count
        for number, faces in self._dice.items():
            spots = slice(number * SIDES, (number + 1) * SIDES)
            old = die[spots]
            new = [content.face_ids.index(face) for face in faces] + old[len(faces) :]
            die[spots] = new
            for face, count in (Counter(new) - Counter(old)).items():
                pool[face] = max(0, pool[face] - count)
                forged[number // 2] += count
            for face, count in (Counter(old) - Counter(new)).items():
                gone[number // 2 * FACES + face] += count
        for number, word in self._up.items():
            ids = [content.face_ids[face] for face in die[number * SIDES : (number + 1) * SIDES]]
            up[number] = word if isinstance(word, int) else ids.index(word)
        for seat, count in self._forged.items():
            forged[seat] = count
        for face_id, count in self._left.items():
            pool[content.face_ids.index(face_id)] = count
        for seat in range(s.players):
            pawn[seat] = self._pawns[seat] - 1 if seat in self._pawns else HOME
        s.reserve, s.die, s.up, s.gone = reserve, die, up, gone
        s.pool, s.forged, s.pawn = pool, forged, pawn

    def _put_cards(self, s: ForgeState) -> None:
        cards, stack = list(s.cards), list(s.stack)
        triton, cerberus = list(s.triton), list(s.cerberus)
        owners = {card: list(getattr(s, name)) for card, name in OWNERS.items()}
        for seat, card in self._cards:
            slot = seat_slot(s, card)
            assert stack[slot] > 0, f"no {card} left"
            if card in OWNERS:
                owners[card][s.players - stack[slot]] = seat
            stack[slot] -= 1
            cards[seat * SLOTS + slot] += 1
            triton[seat] += card == "triton"
            cerberus[seat] += card == "cerberus"
        for card, count in self._stacks.items():
            stack[seat_slot(s, card)] = count
        s.cards, s.stack, s.triton, s.cerberus = cards, stack, triton, cerberus
        for card, name in OWNERS.items():
            setattr(s, name, owners[card])

    def _put_tokens(self, s: ForgeState) -> None:
        rows = {name: list(getattr(s, name)) for name, _, _ in self._tokens}
        for name, place, value in self._tokens:
            rows[name][place] = value
        for name, row in rows.items():
            setattr(s, name, row)
        s.arrived = self._arrived

    def _put_turn(self, s: ForgeState) -> None:
        seat = s.first if self._active < 0 else self._active
        if self._moment == "blessings" and self._active < 0 and self._round == 1:
            return
        place = (seat - s.first) % s.players
        s.round, s.active = self._round, seat
        s.finish()
        s.push(v.GAME, s.first)
        s.put(v.GAME_TURNS_LEFT, s.players - 1 - place)
        s.push(v.TURN, seat)
        s.wake(MOMENTS[self._moment])
