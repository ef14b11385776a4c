"""A duel in words: what can be said of it, answered and asked, as told in `__init__.py`."""

from __future__ import annotations

from typing import Self

from ninerealms.errors import ScenarioError
from ninerealms.games.northgard import GAME, content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import board
from ninerealms.games.northgard.rules.state import ALL_UP, AREAS, NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.checks import plain_answer
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DRAW
from ninerealms.kit.scenario import (
    Scenario,
    Word,
    advance,
    as_bits,
    each_place,
    event_code,
    find,
    number,
    require,
)

RENEW = content.card_ids.index("renew")
SPARE_TILES = ("09", "32", "02")  # for a base tile the report does not mention
SQUARES = [f"{column}{row}" for row in "123" for column in "ABCD"]
MOST_POINTS = 100
MOST_TURNS = 30_000


def square_of(name: str) -> int:
    """A1 .. D3 as a number."""
    return find(name, SQUARES, "square")


def index_among(bag: int, tile: int) -> int:
    """The place of a tile among the unseen ones."""
    require(bag >> tile & 1, f"Tile {content.tile_ids[tile]} is not unseen.")
    return sum(bag >> other & 1 for other in range(tile))


class Scene(Scenario):
    """The table report: components and where they are."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(GAME, players)
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
        for square, lying in each_place(tiles, "Tiles"):
            square_of(square)
            require(isinstance(lying, list | tuple) and len(lying) == 2, "A tile lies as (tile, quarter turns).")
            tile, turned = lying
            find(tile, content.tile_ids, "tile")
            self._tiles[square] = (tile, number(turned, 0, 3, "The quarter turns of a tile"))
        named = [tile for tile, _ in self._tiles.values()]
        require(len(set(named)) == len(named), "A tile lies in two places.")
        return self

    def units(self, seat: int, places: dict[str, int]) -> Self:
        """Units on the board, the others are in reserve; not mentioned: three on the first area of the base."""
        found = {place: number(count, 0, 10, "Units") for place, count in each_place(places, "Units")}
        self._units[self.seat(seat)] = found
        return self

    def cards_up(self, seat: int, *cards: str) -> Self:
        """The cards lying face up; not mentioned: all."""
        for card in cards:
            find(card, content.card_ids, "card")
        require(len(set(cards)) == len(cards), "A card is named twice.")
        self._up[self.seat(seat)] = cards
        return self

    def building(self, area: str, building: str) -> Self:
        """A building from the supply on the space of an area."""
        find(building, content.building_ids, "building")
        self._buildings.append((area, building))
        return self

    def points(self, seat: int, points: int) -> Self:
        """Victory points held."""
        self._points[self.seat(seat)] = number(points, 0, MOST_POINTS, "Points")
        return self

    def turn_of(self, seat: int) -> Self:
        """Who is to play; not mentioned: seat 0."""
        self._first = self.seat(seat)
        return self

    def after_turns(self, turns: int) -> Self:
        """How many turns are over; the next one is running."""
        self._turns = number(turns, 0, MOST_TURNS, "Turns")
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
        try:
            engine.run(GAME.rules, s)
        except RuntimeError:  # a question without options
            raise ScenarioError(f"Seat {self._first} begins and has no card that can be played.") from None
        return s

    def _put_components(self, s: NorthState) -> None:
        s.units = [0] * (2 * AREAS)
        s.reserve = [10, 10]
        for name, (tile, turned) in self._tiles.items():
            if name not in ("A1", "D3"):
                board.lay_tile(s, square_of(name), content.tile_ids.index(tile), turned)
        units, reserve = list(s.units), list(s.reserve)
        for seat, base in ((0, "A1.n"), (1, "D3.n")):
            for place, count in self._units.get(seat, {base: 3}).items():
                land = s.land[area_of(s, place)]
                require(units[(1 - seat) * AREAS + land] == 0, f"Both players have units in {place}.")
                units[seat * AREAS + land] += count
                reserve[seat] -= count
        built, supply = list(s.built), list(s.supply)
        for place, building in self._buildings:
            kind, area = content.building_ids.index(building), area_of(s, place)
            require(built[area] == 0, f"{place} has a building already.")
            face = content.TILES[s.tile[area // 4]]["areas"][area % 4]
            require(face["small"] + face["carved"], f"{place} has no space for a building.")
            built[area], supply[kind] = kind + 1, supply[kind] - 1
        require(min(reserve + supply) >= 0, "These are more components than there are in the box.")
        s.units, s.reserve, s.built, s.supply = units, reserve, built, supply
        s.up = [as_bits(map(content.card_ids.index, self._up.get(seat, content.card_ids))) for seat in (0, 1)]
        s.points, s.turns = self._points, self._turns + 1


def area_of(s: NorthState, name: str) -> int:
    """A1.n as a number."""
    square, name = square_of(str(name)[:2]), str(name)
    require(s.tile[square] >= 0, f"{name} lies face down.")
    letters = [area["id"] for area in content.TILES[s.tile[square]]["areas"]]
    return square * 4 + find(name[3:], letters, f"area on {name[:2]}:")


class Duel(Scene):
    """A table report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
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

    def look(self) -> None:
        """Called after every answer, for whoever wants to see more."""

    def opening(self) -> Self:
        """Nothing placed yet: the game from its first question on."""
        self._state = self.open()
        self.look()
        return self

    # --- chance ------------------------------------------------------------------------------------

    def next_tile(self, tile: str, turned: int = 0) -> Self:
        """Which tile the next Explore turns over, and how it lies."""
        find(tile, content.tile_ids, "tile")
        self._wanted.append((tile, number(turned, 0, 3, "The quarter turns of a tile")))
        return self

    def combat_cards(self, attacker: str | None, defender: str | None) -> Self:
        """Which cards the next combat picks; None: there is none to pick."""
        for card in (attacker, defender):
            if card is not None:
                find(card, content.card_ids, "card")
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
                    require(up[seat] == 0, f"Seat {seat} has a card to pick: announce which.")
                    continue
                card = content.card_ids.index(word)
                require(up[seat] >> card & 1, f"{word} of seat {seat} cannot be picked.")
                self.s.rng.load(DRAW, [sum(up[seat] >> lower & 1 for lower in range(card))])
                up[seat] &= ~(1 << card)
                if card == RENEW:
                    up[seat] = kept if seat == self._turn_of else ALL_UP
        self._wanted = []

    # --- answers -----------------------------------------------------------------------------------

    def play(self, card: str, *answers: Word) -> Self:
        """Activate a card and answer what it asks, in order; all that was announced must have come to pass."""
        require(self.question == "PLAY_CARD", f"No card is asked for but {self.question}.")
        self.choose(card, *answers)
        if self.question in (None, "PLAY_CARD"):
            require(not (self.s.rng.loaded or [[], []])[DRAW], "Chance was announced that did not come.")
        return self

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            action = -1 if self.question is None else plain_answer(self._action(word))
            if not self.s.is_offered(action):
                raise self.refuse(word)
            if self.s.kind == v.PLAY_CARD:
                self._card, self._turn_of = action, self.s.seat
            self._load_chance()
            advance(GAME, self.s, action)
            self.look()
        return self

    def _action(self, word: Word) -> int:
        points_at = v.KINDS[self.s.kind].points_at
        if word == "stop":
            return v.STOP_MOVING
        if isinstance(word, int):
            require(points_at in ("", "card"), f"{self.question} is not answered by a number.")
            return word
        if points_at == "territory":
            return self.s.land[area_of(self.s, word)]
        if points_at == "square":
            return square_of(word)
        if points_at == "building":
            return find(word, content.building_ids, "building")
        return find(word, content.card_ids, "card")

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
        action = plain_answer(self._action(word))
        require(not self.s.is_offered(action), f"{word} is offered.")
        assert self.s.reasons is not None
        require(action in self.s.reasons, f"Nothing is said of {word} in {self.question}.")
        return self.s.reasons[action]

    def name(self, area: int) -> str:
        """A number of an area as A1.n."""
        square, place = divmod(number(area, 0, AREAS - 1, "An area"), 4)
        require(self.s.tile[square] >= 0, f"{view.square_name(square)} lies face down.")
        letters = [area["id"] for area in content.TILES[self.s.tile[square]]["areas"]]
        require(place < len(letters), f"{view.square_name(square)} has {len(letters)} areas.")
        return f"{view.square_name(square)}.{letters[place]}"

    def log(self, kind: str) -> list[tuple[int, ...]]:
        """The log lines of one kind, with the numbers it has."""
        code = event_code(kind, v.EVENTS)
        assert self.s.events is not None
        return [event[2 : 2 + len(v.EVENTS[code].fields)] for event in self.s.events if event[0] == code]


def begin(players: int, options: dict[str, Value]) -> Duel:
    """A table to be described."""
    return Duel(players, options)
