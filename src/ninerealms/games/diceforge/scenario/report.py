"""The table report of a scenario: components and where they are. `scenario.py` says how it is used."""

from __future__ import annotations

from collections import Counter
from typing import Self

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import (
    COPIES,
    FACES,
    HOME,
    ISLANDS,
    RESOURCES,
    SIDES,
    SLOTS,
    SPENT,
    ForgeState,
)
from ninerealms.games.diceforge.scenario.words import MEMORY_SIDES
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kit.scenario import Scenario, find, number, require, several

COMPARTMENTS = 10
MOST, MOST_KEPT = 127, 30_000  # what a state can hold
MOST_LEFT = 12
HAMMER, SCEPTER, COMPANION = 30, 6, 5
KEPT = ("gold", "sun", "moon", "glory", "shard")
MIXED = (4, 9)
# Where a turn goes on, as steps of its procedure.
MOMENTS = {"blessings": 0, "reinforcements": 1, "action": 2, "extra": 3, "end": 5}
OWNERS = {"boar": "boar_owner", "misfortune": "misfortune_owner", "memory": "memory_owner"}


def seat_slot(s: ForgeState, card: str) -> int:
    """The slot of a card that is in this set-up."""
    known = find(card, content.set_ids, "card")
    slot = content.set_slot[known]
    require(s.sets[slot] == known, f"{card} is not in this set-up: name it there.")
    return slot


class Report(Scenario):
    """Components and where they are."""

    def __init__(self, players: int, setup: str, options: dict[str, Value]) -> None:
        super().__init__(GAME, players)
        self.first_seat: int = 0
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
        self.first_seat = self.seat(seat)
        return self

    def active(self, seat: int) -> Self:
        """Whose turn it is; not mentioned: the first player's."""
        self._active = self.seat(seat)
        return self

    def round(self, round_: int) -> Self:
        """Which round it is; not mentioned: the first."""
        self._round = number(round_, 1, content.rounds[self.players], "The round")
        return self

    def at(self, moment: str) -> Self:
        """Where the turn begins: "blessings", "reinforcements", "action", "extra" or "end" (the next seat's turn)."""
        find(moment, list(MOMENTS), "moment of a turn")
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
            find(name, KEPT, "reserve")
            self._reserves[self.seat(seat), name] = number(count, 0, MOST_KEPT, name.capitalize())
        return self

    def dice(self, seat: int, light: list[str] | None = None, dark: list[str] | None = None) -> Self:
        """The six faces of a die by position; with fewer than six the starting faces of the die follow.

        New faces come out of their pools and count as forged (`forged` says otherwise). More copies than the box
        holds are allowed: loaded dice.
        """
        self.seat(seat)
        for die, faces in ((seat * 2, light), (seat * 2 + 1, dark)):
            if faces is not None:
                require(len(several(faces, "The faces of a die")) <= SIDES, "A die has six faces.")
                for face in faces:
                    find(face, content.face_ids, "face")
                self._dice[die] = faces
        return self

    def shown(self, seat: int, light: str | int | None = None, dark: str | int | None = None) -> Self:
        """What the dice of a player show, by face id or position; not mentioned: position 0."""
        self.seat(seat)
        for die, face in ((seat * 2, light), (seat * 2 + 1, dark)):
            if face is not None:
                self._up[die] = face
        return self

    def forged(self, seat: int, count: int) -> Self:
        """How many faces a player has forged so far; not mentioned: as many as differ from his starting dice."""
        self._forged[self.seat(seat)] = number(count, 0, MOST, "Faces forged")
        return self

    def card(self, seat: int, *cards: str) -> Self:
        """Cards owned, taken from their stacks with their tokens; coloured cards come red, blue, yellow, green."""
        for card in cards:
            find(card, content.set_ids, "card")
        self._cards += [(self.seat(seat), card) for card in cards]
        return self

    def pawn(self, seat: int, island: int) -> Self:
        """On which island, 1 to 7, a pawn stands; not mentioned: at home."""
        require(island not in self._pawns.values(), "A portal holds one pawn.")
        self._pawns[self.seat(seat)] = number(island, 1, ISLANDS, "The island")
        return self

    # --- tokens ------------------------------------------------------------------------------------

    def hammer(self, seat: int, spaces: int) -> Self:
        """How far a player's Hammers have come in all: 15 a lap, 30 a card."""
        self._tokens.append(("hammer", self.seat(seat), number(spaces, 0, HAMMER * COPIES, "The spaces of Hammers")))
        return self

    def scepter(self, seat: int, *gold: int) -> Self:
        """The gold on each Scepter of a player."""
        require(len(gold) <= COPIES, f"There are {COPIES} Scepters.")
        for k, count in enumerate(gold):
            self._tokens.append(
                ("scepter", self.seat(seat) * COPIES + k, number(count, 0, SCEPTER, "Gold on a Scepter"))
            )
        return self

    def companion(self, seat: int, *spaces: int | None) -> Self:
        """Where the token of each Companion stands; None: cashed in."""
        require(len(spaces) <= COPIES, f"There are {COPIES} Companions.")
        for k, space in enumerate(spaces):
            value = SPENT if space is None else number(space, 0, COMPANION, "The space of a Companion")
            self._tokens.append(("companion", self.seat(seat) * COPIES + k, value))
        return self

    def triton(self, seat: int, count: int) -> Self:
        """Tokens of Triton not spent; not mentioned: one a card."""
        self._tokens.append(("triton", self.seat(seat), number(count, 0, COPIES, "Tokens of Triton")))
        return self

    def cerberus(self, seat: int, count: int) -> Self:
        """Tokens of Cerberus not spent; not mentioned: one a card."""
        self._tokens.append(("cerberus", self.seat(seat), number(count, 0, COPIES, "Tokens of Cerberus")))
        return self

    def golem(self, seat: int, space: str) -> Self:
        """Where a golem stands; not mentioned: START."""
        self._tokens.append(("golem", self.seat(seat), find(space, content.space_ids, "space")))
        return self

    def treasure(self, room: str, treasure: str) -> Self:
        """A treasure token lying in a room since somebody was there."""
        place = find(room, [content.space_ids[space] for space in content.rooms], "room")
        self._tokens.append(("treasure", place, find(treasure, content.treasure_ids, "treasure")))
        return self

    def goddess_reached(self) -> Self:
        """Somebody has been on GODDESS."""
        self._arrived = 1
        return self

    def allegiance(self, seat: int, space: int | str) -> Self:
        """Where an allegiance token stands: -13 .. 15, "-11b" or "-13b"; not mentioned: 0."""
        self._tokens.append(("allegiance", self.seat(seat), find(str(space), content.allegiance_ids, "space")))
        return self

    def memory(self, colour: str, island: int, side: str, token: int = 0) -> Self:
        """A memory token (0 or 1 of its colour) on an island, showing "2a-1m" or "2l-1s"; its card must be owned."""
        place = find(colour, view.COLOUR_NAMES, "colour") * 2 + number(token, 0, 1, "The token of a colour")
        shown = find(side, MEMORY_SIDES, "side of a memory token")
        self._tokens.append(("memory", place, 1 + 2 * (number(island, 1, ISLANDS, "The island") - 1) + shown))
        return self

    # --- the board ---------------------------------------------------------------------------------

    def left(self, face: str, count: int) -> Self:
        """How many faces of a picture are left in its pool."""
        find(face, content.face_ids, "face")
        self._left[face] = number(count, 0, MOST_LEFT, "Faces left")
        return self

    def level_left(self, level: int, count: int) -> Self:
        """How many of every face of a Sanctuary level are left."""
        for face in content.sanctuary:
            if content.face_level[face] == level:
                self._left[content.face_ids[face]] = number(count, 0, MOST_LEFT, "Faces left")
        return self

    def stack(self, card: str, count: int) -> Self:
        """How many cards of a set are left on its stack."""
        find(card, content.set_ids, "card")
        self._stacks[card] = number(count, 0, COPIES, "Cards on a stack")
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
        reserve, spots, up, gone = list(s.reserve), list(s.die), list(s.up), list(s.gone)
        pool, forged, pawn = list(s.pool), list(s.forged), list(s.pawn)
        for (seat, name), count in self._reserves.items():
            reserve[seat * RESOURCES + view.NAMES.index(name)] = count
        for die, faces in self._dice.items():
            places = slice(die * SIDES, (die + 1) * SIDES)
            old = spots[places]
            new = [content.face_ids.index(face) for face in faces] + old[len(faces) :]
            spots[places] = new
            for face, count in (Counter(new) - Counter(old)).items():
                pool[face] = max(0, pool[face] - count)
                forged[die // 2] += count
            for face, count in (Counter(old) - Counter(new)).items():
                gone[die // 2 * FACES + face] += count
        for die, word in self._up.items():
            ids = [content.face_ids[face] for face in spots[die * SIDES : (die + 1) * SIDES]]
            up[die] = word if isinstance(word, int) and 0 <= word < SIDES else find(word, ids, "face on this die:")
        for seat, count in self._forged.items():
            forged[seat] = count
        for face_id, count in self._left.items():
            pool[content.face_ids.index(face_id)] = count
        for seat in range(s.players):
            pawn[seat] = self._pawns[seat] - 1 if seat in self._pawns else HOME
        s.reserve, s.die, s.up, s.gone = reserve, spots, up, gone
        s.pool, s.forged, s.pawn = pool, forged, pawn

    def _put_cards(self, s: ForgeState) -> None:
        cards, stack = list(s.cards), list(s.stack)
        triton, cerberus = list(s.triton), list(s.cerberus)
        owners = {card: list(getattr(s, name)) for card, name in OWNERS.items()}
        for seat, card in self._cards:
            slot = seat_slot(s, card)
            require(stack[slot] > 0, f"No {card} is left on its stack.")
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
        self._check_reserves(s)

    def _check_reserves(self, s: ForgeState) -> None:
        """No reserve holds more than its limit, which Chests raise."""
        chest = content.set_ids.index("chest")
        slot = content.set_slot[chest]
        for (seat, name), count in self._reserves.items():
            resource = view.NAMES.index(name)
            chests = s.cards[seat * SLOTS + slot] if s.sets[slot] == chest else 0
            most = content.limit[resource] + content.chest_raise[resource] * chests
            require(name == "glory" or count <= most, f"The reserve of seat {seat} holds {most} {name}, not {count}.")

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
