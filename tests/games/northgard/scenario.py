"""A duel described as a table report, then played in words.

    t = duel(flat_cost=True).lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).cards_up(0, "move-1", "renew").turn_of(0)
    t.combat_cards(attacker="renew", defender="build")
    t.play("move-1", "A1.n", "A1.e", 2)

A square is a column and a row (A1 .. D3), an area is a square and the printed letter on its tile (A1.n), a territory
goes by any of its areas; in answers from here it goes by its lowest one. Players are seats 0 (base A1) and 1 (base D3).
The report may move components, not invent them. Chance is never thrown: what is not announced raises ChanceNeeded,
what is announced and not used by the end of a turn fails. A question with one option is answered by the kernel.
"""

from __future__ import annotations

from typing import Self

import ninerealms as nr
from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import ALL_UP, AREAS, NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DRAW

GAME = nr.game("northgard")
RENEW = content.card_ids.index("renew")
SPARE_TILES = ("09", "32", "02")  # for a base tile the report does not mention
Word = str | int


def square_of(name: str) -> int:
    """A1 .. D3 as a number."""
    return (int(name[1]) - 1) * content.COLUMNS + "ABCD".index(name[0])


def index_among(bag: int, tile: int) -> int:
    """The place of a tile among the unseen ones."""
    assert bag >> tile & 1, f"tile {content.tile_ids[tile]} is not unseen"
    return sum(bag >> other & 1 for other in range(tile))


class Scene:
    """The table report: components and where they are."""

    def __init__(self, options: dict[str, Value]) -> None:
        self._options = options
        self._tiles: dict[str, tuple[str, int]] = {}
        self._units: dict[int, dict[str, int]] = {}
        self._up: dict[int, tuple[str, ...]] = {}
        self._buildings: list[tuple[str, str]] = []
        self._points = [0, 0]
        self._first = 0
        self._turns = 0

    def lay(self, tiles: dict[str, tuple[str, int]]) -> Self:
        """Tiles lying face up: square -> (tile, quarter turns clockwise)."""
        self._tiles.update(tiles)
        return self

    def units(self, seat: int, places: dict[str, int]) -> Self:
        """Units on the board, the others are in reserve; not mentioned: three on the first area of the base."""
        self._units[seat] = places
        return self

    def cards_up(self, seat: int, *cards: str) -> Self:
        """The cards lying face up; not mentioned: all."""
        assert len(set(cards)) == len(cards), "a card is named twice"
        self._up[seat] = cards
        return self

    def building(self, area: str, building: str) -> Self:
        """A building from the supply on the space of an area."""
        self._buildings.append((area, building))
        return self

    def points(self, seat: int, points: int) -> Self:
        """Victory points held."""
        self._points[seat] = points
        return self

    def turn_of(self, seat: int) -> Self:
        """Who is to play; not mentioned: seat 0."""
        self._first = seat
        return self

    def after_turns(self, turns: int) -> Self:
        """How many turns are over; the next one is running."""
        self._turns = turns
        return self

    def open(self) -> NorthState:
        """A new game at its first question, with the base tiles and the first player of the report."""
        for square in ("A1", "D3"):
            if square not in self._tiles:
                used = {tile for tile, _ in self._tiles.values()}
                self._tiles[square] = (next(tile for tile in SPARE_TILES if tile not in used), 0)
        corners = [content.tile_ids.index(self._tiles[square][0]) for square in ("A1", "D3")]
        every = (1 << len(content.tile_ids)) - 1
        s = GAME.fresh(players=2, seed=5, options=self._options)
        assert isinstance(s, NorthState)
        s.rng.load(DRAW, [index_among(every, corners[0]), self._tiles["A1"][1]])
        s.rng.load(DRAW, [index_among(every & ~(1 << corners[0]), corners[1]), self._tiles["D3"][1]])
        s.rng.load(DRAW, [self._first])
        s.rng.demand()
        s.events, s.reasons = [], {}
        engine.run(GAME.rules, s)
        return s

    def make(self) -> NorthState:
        """The state of the report: a new game to its first turn, then the components put where they are to be."""
        s = self.open()
        while s.kind == v.PLACE_UNIT:
            engine.apply(GAME.rules, s, s.options[0])
        assert s.kind == v.PLAY_CARD
        assert s.seat == self._first
        self._put_components(s)
        s.events, s.reasons = [], {}
        s.wake(0)
        engine.run(GAME.rules, s)
        return s

    def _put_components(self, s: NorthState) -> None:
        s.units = [0] * (2 * AREAS)
        s.reserve = [10, 10]
        for name, (tile, turned) in self._tiles.items():
            if name not in ("A1", "D3"):
                board.lay_tile(s, square_of(name), content.tile_ids.index(tile), turned)
        units, reserve = list(s.units), list(s.reserve)
        for seat, base in ((0, "A1.n"), (1, "D3.n")):
            for place, number in self._units.get(seat, {base: 3}).items():
                assert units[(1 - seat) * AREAS + s.land[area_of(s, place)]] == 0, f"both players in {place}"
                units[seat * AREAS + s.land[area_of(s, place)]] += number
                reserve[seat] -= number
        built, supply = list(s.built), list(s.supply)
        for place, building in self._buildings:
            kind, area = content.building_ids.index(building), area_of(s, place)
            assert built[area] == 0, f"{place} has a building already"
            face = content.TILES[s.tile[area // 4]]["areas"][area % 4]
            assert face["small"] + face["carved"], f"{place} has no space"
            built[area], supply[kind] = kind + 1, supply[kind] - 1
        assert min(reserve + supply) >= 0, "more components than there are in the box"
        s.units, s.reserve, s.built, s.supply = units, reserve, built, supply
        s.up = [sum(1 << content.card_ids.index(c) for c in self._up.get(seat, content.card_ids)) for seat in (0, 1)]
        s.points, s.turns = self._points, self._turns + 1


def area_of(s: NorthState, name: str) -> int:
    """A1.n as a number."""
    square = square_of(name)
    assert s.tile[square] >= 0, f"{name} lies face down"
    letters = [area["id"] for area in content.TILES[s.tile[square]]["areas"]]
    return square * 4 + letters.index(name[3:])


class Duel(Scene):
    """A table report that is played from the moment somebody asks or answers."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        self._state: NorthState | None = None
        self._card = -1
        self._turn_of = 0
        self._wanted: list[tuple[str | None, str | None] | tuple[str, int]] = []

    @property
    def s(self) -> NorthState:
        """The state itself."""
        if self._state is None:
            self._state = self.make()
        return self._state

    def opening(self) -> Self:
        """Nothing placed yet: the game from its first question on."""
        self._state = self.open()
        self._check_numbers()
        return self

    # --- chance ------------------------------------------------------------------------------------

    def next_tile(self, tile: str, turned: int = 0) -> Self:
        """Which tile the next Explore turns over, and how it lies."""
        self._wanted.append((tile, turned))
        return self

    def combat_cards(self, attacker: str | None, defender: str | None) -> Self:
        """Which cards the next combat picks; None: there is none to pick."""
        self._wanted.append((attacker, defender))
        return self

    def _load_chance(self) -> None:
        """What was announced, as results of the Rng: places in the bag and in the pools of the moment."""
        if not self._wanted:
            return
        bag, up = self.s.bag, list(self.s.up)
        kept = ALL_UP & ~(1 << self._card)
        up[self._turn_of] &= kept
        for one, other in self._wanted:
            if isinstance(other, int):
                assert one is not None
                tile = content.tile_ids.index(one)
                self.s.rng.load(DRAW, [index_among(bag, tile), other])
                bag &= ~(1 << tile)
                continue
            for seat, word in ((self._turn_of, one), (1 - self._turn_of, other)):
                if word is None:
                    assert up[seat] == 0, "there is a card to pick"
                    continue
                card = content.card_ids.index(word)
                assert up[seat] >> card & 1, f"{word} of seat {seat} cannot be picked"
                self.s.rng.load(DRAW, [sum(up[seat] >> lower & 1 for lower in range(card))])
                up[seat] &= ~(1 << card)
                if card == RENEW:
                    up[seat] = kept if seat == self._turn_of else ALL_UP
        self._wanted = []

    # --- answers -----------------------------------------------------------------------------------

    def play(self, card: str, *answers: Word) -> Self:
        """Activate a card and answer what it asks, in order; all that was announced must have come to pass."""
        assert self.question == "PLAY_CARD", f"{self.question} is asked"
        self.choose(card, *answers)
        if self.question in (None, "PLAY_CARD"):
            assert self.s.rng.loaded is None or not self.s.rng.loaded[DRAW], "announced chance was not used"
        return self

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            action = self._action(word)
            assert self.s.is_offered(action), f"{word} is not offered in {self.question}: {self.options}"
            if self.s.kind == v.PLAY_CARD:
                self._card, self._turn_of = action, self.s.seat
            self._load_chance()
            engine.apply(GAME.rules, self.s, action)
            self._check_numbers()
        return self

    def _check_numbers(self) -> None:
        """Frames, questions and log lines are ints, and a line has 0 where its kind has no use for a number."""
        s = self.s
        told = [number for event in s.events or () for number in event]
        kept = (*s.pc, *s.who, *s.reg, s.seat, s.kind, s.source, s.active, s.turns, s.ended)
        assert all(type(number) is int for number in (*kept, *told)), "no ints"
        for kind, _, *numbers in s.events or ():
            assert not any(numbers[len(v.EVENTS[kind].fields) : -1]), v.EVENTS[kind].key

    def _action(self, word: Word) -> int:
        points_at = v.KINDS[self.s.kind].points_at
        if word == "stop":
            return v.STOP_MOVING
        if isinstance(word, int):
            assert points_at in ("", "card"), f"{self.question} is not answered by a number"
            return word
        if points_at == "territory":
            return self.s.land[area_of(self.s, word)]
        if points_at == "square":
            return square_of(word)
        return (content.building_ids if points_at == "building" else content.card_ids).index(word)

    def _word(self, action: int) -> Word:
        points_at = v.KINDS[self.s.kind].points_at
        if action == v.STOP_MOVING:
            return "stop"
        if points_at == "":
            return action
        if points_at == "territory":
            return self.name(action)
        if points_at == "square":
            return view.square_name(action)
        return (content.building_ids if points_at == "building" else content.card_ids)[action]

    # --- what is asked -----------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """The kind of the pending question; None when the game is over."""
        return None if self.s.top < 0 else v.KINDS[self.s.kind].name

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what."""
        return None if self.question is None else (self.s.seat, self.question)

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.s.decision is None

    @property
    def options(self) -> set[Word]:
        """All that may be answered, in words."""
        decision = self.s.decision
        return set() if decision is None else {self._word(action) for action in decision.options}

    def closed(self, word: Word) -> str:
        """The rule that closes an answer."""
        return v.REASONS[self._reason(word)].rule

    def why(self, word: Word) -> str:
        """The name of the sentence that says why an answer is closed."""
        return v.REASONS[self._reason(word)].key

    def _reason(self, word: Word) -> int:
        action = self._action(word)
        assert not self.s.is_offered(action), f"{word} is offered"
        assert self.s.reasons is not None
        assert action in self.s.reasons, f"{word} has no reason in {self.question}"
        return self.s.reasons[action]

    # --- what lies on the table --------------------------------------------------------------------

    def name(self, area: int) -> str:
        """A number of an area as A1.n."""
        square, place = divmod(area, 4)
        letter: str = content.TILES[self.s.tile[square]]["areas"][place]["id"]
        return f"{view.square_name(square)}.{letter}"

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

    def log(self, kind: str) -> list[tuple[int, ...]]:
        """The log lines of one kind, with the numbers it has."""
        code: int = getattr(v, kind)
        assert self.s.events is not None
        return [event[2 : 2 + len(v.EVENTS[code].fields)] for event in self.s.events if event[0] == code]


def duel(**options: Value) -> Duel:
    """A table to be described; without a word both players have three units on their bases and all cards up."""
    return Duel(options)
