"""The table report of a game of Andor: which heroes play, who and what is where, which cards are known.

Components are moved, never invented: a creature on the board is out of the supply, a thing a hero has is off the board.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ninerealms.errors import BadContent, ScenarioError
from ninerealms.games.andor import GAME, content
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.scenario.words import BLOCKS, THINGS
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import Played, Word, as_bits, find, number, require, several

USUAL_HEROES = ("grea", "raashana", "avida", "tenaya")
TOP_CARDS = (5, 20, 22)  # no creature, no widow, nothing for heroes in good heart
TILES = {2: 40, 3: 29, 4: 19, 5: 52}  # by legend, counted from 0
SPELLS = ("ready", "prepared", "spent")
SPIRITS = ("", "large", "small", "head")
BOSSES = ("buffalo", "king", "being")
FIGURES = ("mother", "flaps", "merchant", "catapult", "orweyn", "tile")
COUNTED: dict[str, int] = {
    "shields": 2,
    "king_will": 12,
    "extra_most": 3,
    "cleared": 3,
    "day": 14,
    "merchant_way": 1,
    "fires_lit": 7,
    "goals": 2**13 - 1,
    "wells": 15,
    "flags": 63,
}


class Report(Played):
    """Components and where they are, said before the table is opened."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(GAME, players)
        self.heroes: tuple[str, ...] = tuple(str(options.get("heroes") or ",".join(USUAL_HEROES[:players])).split(","))
        self._options: dict[str, Value] = {**options, "heroes": ",".join(self.heroes)}
        self.legend: int = int(options.get("legend", 1)) - 1
        require(0 <= self.legend < len(content.legend_ids), f"There is no legend {self.legend + 1}.")
        self.side: int = content.legend_side[self.legend]
        self._lists: dict[str, dict[int, int]] = {}
        self._numbers: dict[str, int] = {}
        self._tokens: dict[str, list[int]] = {}
        self._creatures: list[tuple[int, int]] = []
        self._off: dict[str, list[int]] = {"held": [], "beaten": []}
        self._boxed_widows = 0
        self._hidden: set[int] = set()
        self._unseen: list[int] = []
        self._top: tuple[int, ...] = TOP_CARDS
        self._used_events: tuple[int, ...] = ()
        self._first = 0

    def hero(self, name: str) -> int:
        """The seat of a hero."""
        return find(name, self.heroes, "hero at this table:")

    def space(self, name: Word) -> int:
        """A space by the number printed on it: 527, "C7"."""
        try:
            return content.space(str(name), content.SIDES[self.side])
        except BadContent as error:
            raise ScenarioError(str(error)) from None

    def thing(self, name: str) -> int:
        """A thing by its name; without a number the first of its kind nothing was said of."""
        if name in list(BLOCKS) and name not in THINGS:
            first, count = BLOCKS[name]
            free = [n for n in range(first, first + count) if n not in self._lists.get("where", {})]
            require(free, f"There is no {name} left.")
            return free[0]
        return find(name, THINGS, "thing")

    def _set(self, field: str, index: int, value: int) -> None:
        self._lists.setdefault(field, {})[index] = value

    def _per_hero(self, field: str, values: dict[str, int], most: int) -> Self:
        for name, value in values.items():
            self._set(field, self.hero(name), number(value, 0, most, field.capitalize()))
        return self

    # --- heroes --------------------------------------------------------------------------------------

    def places(self, **spaces: Word) -> Self:
        """Where heroes are; not mentioned: on the space with their rank."""
        return self._per_hero("place", {hero: self.space(name) for hero, name in spaces.items()}, st.SPACES - 1)

    def everybody_on(self, space: Word) -> Self:
        return self.places(**dict.fromkeys(self.heroes, space))

    def strength(self, **points: int) -> Self:
        return self._per_hero("strength", points, content.most_strength)

    def will(self, **points: int) -> Self:
        return self._per_hero("will", points, content.most_will)

    def hours(self, **used: int) -> Self:
        """Hours already used today."""
        return self._per_hero("hour", used, content.hours + content.extra_hours)

    def gold(self, **coins: int) -> Self:
        return self._per_hero("gold", coins, 99)

    def spirits(self, **spaces: str) -> Self:
        """Where ruin spirits sit: large, small or head."""
        return self._per_hero("spirit", {hero: find(name, SPIRITS, "place") for hero, name in spaces.items()}, 3)

    def lying(self, **letters: str) -> Self:
        """Knocked-out heroes, with the letter of their stone."""
        found = {hero: find(letter, content.LETTERS, "letter") for hero, letter in letters.items()}
        return self._per_hero("lying", found, st.LAST_LETTER + st.LETTERS)

    def asleep(self, *heroes: str) -> Self:
        """Whose time stones are on the Sunrise box; the first of them on the rooster."""
        require(heroes, "Whoever is asleep must be named.")
        self._numbers["asleep"] = as_bits(map(self.hero, heroes))
        self._numbers["rooster"] = self.hero(heroes[0])
        return self

    def turn(self, hero: str) -> Self:
        """Who begins; not mentioned: the first."""
        self._first = self.hero(hero)
        return self

    def spells(self, *states: str) -> Self:
        """The three fire spells: ready, prepared or spent."""
        for place, name in enumerate(states):
            self._set("spell", place, find(name, SPELLS, "side of a spell"))
        return self

    def met(self, hero: str, *sentinels: int) -> Self:
        """Sentinels a hero has fought a round against, 1 or 2."""
        first = self.hero(hero) * 2 - 1
        bits = as_bits(first + number(n, 1, 2, "The number of a Sentinel") for n in sentinels)
        self._numbers["met"] = self._numbers.get("met", 0) | bits
        return self

    # --- things --------------------------------------------------------------------------------------

    def has(self, hero: str, *things: str) -> Self:
        """Things a hero has; hope stones, mushrooms and rocks are known unless `hidden`."""
        return self._lay(st.WITH + self.hero(hero), things)

    def lies(self, space: Word, *things: str) -> Self:
        """Things on a space."""
        return self._lay(self.space(space), things)

    def with_tile(self, *logs: str) -> Self:
        return self._lay(st.WITH_TILE, logs)

    def delivered(self, *things: str) -> Self:
        return self._lay(st.DELIVERED, things)

    def out(self, *things: str) -> Self:
        """Things in the box."""
        return self._lay(st.OUT, things)

    def _lay(self, where: int, things: Iterable[str]) -> Self:
        for name in things:
            self._set("where", self.thing(name), where)
        return self

    def hidden(self, *things: str) -> Self:
        """Hope stones, mushrooms and rocks nobody has seen."""
        self._hidden |= {find(name, THINGS, "thing") for name in things}
        return self

    def turned(self, *things: str) -> Self:
        """The falcon away, the blade on its second side, flasks half empty."""
        for name in things:
            thing = find(name, THINGS, "thing")
            bit = {st.FALCON: st.FALCON_FLIES, st.BLADE: st.BLADE_TURNED}.get(
                thing, st.FLASK_HALF << max(thing - st.FLASK, 0)
            )
            self._numbers["used"] = self._numbers.get("used", 0) | bit
        return self

    # --- creatures and others ------------------------------------------------------------------------

    def creatures(self, *words: str) -> Self:
        """Creatures on the board: "gor 519"."""
        for word in words:
            kind, _, space = str(word).rpartition(" ")
            self._creatures.append((find(kind, content.creature_ids[: st.WALKERS], "creature"), self.space(space)))
        return self

    def held(self, *kinds: str) -> Self:
        """Creatures on defence spaces."""
        self._off["held"] += [find(kind, content.creature_ids[: st.WALKERS], "creature") for kind in kinds]
        return self

    def beaten(self, *kinds: str) -> Self:
        """Creatures on 400 or 500."""
        self._off["beaten"] += [find(kind, content.creature_ids[: st.WALKERS], "creature") for kind in kinds]
        return self

    def boss(self, **spaces: Word) -> Self:
        """Where Terribuffalo, king and being are, as in king=550; 0 for one that is defeated."""
        for name, space in spaces.items():
            self._set("boss", find(name, BOSSES, "boss"), self.space(space) if space else st.BOXED)
        return self

    def sentinels(self, *spaces: Word) -> Self:
        return self._put("sentinel", spaces)

    def knights(self, *spaces: Word) -> Self:
        return self._put("knight", spaces)

    def ghosts(self, *spaces: Word) -> Self:
        return self._put("ghost", spaces)

    def azturians(self, *spaces: Word) -> Self:
        return self._put("azturian", spaces)

    def widows(self, *spaces: Word, boxed: int = 0) -> Self:
        """Widow tokens on spaces, a space once for each; `boxed` are in the box, the rest in the supply."""
        self._boxed_widows = number(boxed, 0, st.WIDOWS - len(spaces), "Widows in the box")
        return self._put("widow", spaces)

    def _put(self, field: str, spaces: Iterable[Word]) -> Self:
        self._tokens[field] = [self.space(name) for name in spaces]
        return self

    def figures(self, **spaces: Word) -> Self:
        """Mother, flaps, merchant, catapult, orweyn and the tile by their spaces; 0 for what is in the box."""
        for name, space in spaces.items():
            self._numbers[FIGURES[find(name, FIGURES, "figure")]] = self.space(space) if space else st.BOXED
        return self

    def tile(self, space: Word) -> Self:
        """The tile of the Steppe People; not mentioned: where the legend begins with it."""
        return self.figures(tile=space)

    # --- board and cards -----------------------------------------------------------------------------

    def fog(self, space: Word, kind: str, seen: bool = False) -> Self:
        """A fog token; unless somebody has seen it, it is one of those nobody has, and drawn when it is turned."""
        here = self.space(space)
        spaces = content.fog_space[self.side * st.FOGS : (self.side + 1) * st.FOGS]
        require(here in spaces, f"{space} is no fog space.")
        found = find(kind, content.FOG_KINDS, "fog")
        self._set("fog", spaces.index(here), found if seen else st.UNKNOWN)
        if not seen:
            self._unseen.append(found)
        return self

    def full_wells(self, *spaces: Word) -> Self:
        """The full wells; not mentioned: all."""
        wells = content.well_space[self.side * st.WELLS : (self.side + 1) * st.WELLS]
        found = [self.space(name) for name in spaces]
        require(all(here in wells for here in found), "There is no such well.")
        self._numbers["wells"] = as_bits(map(wells.index, found))
        return self

    def letter(self, letter: str) -> Self:
        """The narrator's letter."""
        self._numbers["letter"] = find(letter, content.LETTERS, "letter")
        return self

    def top_card(self, *cards: int, used: tuple[int, ...] = ()) -> Self:
        """The event cards on top of the deck, seen by all, up to three; and those already used."""
        require(len(cards) <= st.TOP_CARDS, "Three cards at most are known.")
        known = [find(str(card), content.event_ids, "event") for card in (*cards, *several(used, "Used cards"))]
        require(len(set(known)) == len(known), "A card is named twice.")
        self._top, self._used_events = cards, used
        return self

    def takota(self, *cards: int, solved: tuple[int, ...] = ()) -> Self:
        """The Takota cards laid out."""
        for field, named in (("takota", cards), ("solved", several(solved, "Solved cards"))):
            self._numbers[field] = as_bits(number(card, 1, st.TAKOTAS, "A Takota card") - 1 for card in named)
        return self

    def tower(self) -> Self:
        """A tower card lies on 532."""
        self._numbers["tower"] = st.TOWER_LIES
        return self

    def counts(self, **counts: int) -> Self:
        """Numbers by field: shields, king_will, extra_most, cleared, day, fires_lit, goals."""
        for name, count in counts.items():
            find(name, list(COUNTED), "number")
            self._numbers[name] = number(count, 0, COUNTED[name], name.capitalize())
        return self

    # --- the state -----------------------------------------------------------------------------------

    def make(self) -> AndorState:
        """An empty board with its heroes, then the components put where they are to be."""
        s = GAME.fresh(players=self.players, seed=5, options=self._options)
        assert isinstance(s, AndorState)
        flags = s.flags
        s.finish()
        s.events, s.reasons = [], {}
        self._clear(s)
        s.flags = flags | (st.FOR_SALE if "items for sale" in content.LEGENDS[self.legend]["setup"] else 0)
        for field, values in self._lists.items():
            row = list(getattr(s, field))
            for index, value in values.items():
                row[index] = value
            setattr(s, field, row)
        for field, spaces in self._tokens.items():
            row = list(getattr(s, field))
            require(len(spaces) <= len(row), f"There are {len(row)} pieces for {field}.")
            setattr(s, field, [*spaces, *row[len(spaces) :]])
        for field, value in self._numbers.items():
            setattr(s, field, value)
        self._put_creatures(s)
        self._put_cards(s)
        s.rng.demand()
        return s

    def _clear(self, s: AndorState) -> None:
        """Heroes on their ranks, and nothing else on the board."""
        for name in s.names():
            if name not in ("players", "hero", "flags", "variant") and isinstance(getattr(s, name), int):
                setattr(s, name, 0)
        s.top, s.seat = -1, -1
        s.legend, s.side = self.legend, self.side
        heroes = [content.hero_ids.index(name) for name in self.heroes]
        rest = [0] * (st.SEATS - self.players)
        s.hero = [*heroes, *rest]
        s.place = [*(content.hero_rank[hero] for hero in heroes), *rest]
        s.strength = [*([content.start_strength] * self.players), *rest]
        s.will = [*([content.start_will] * self.players), *rest]
        for field in ("hour", "gold", "spirit", "lying"):
            setattr(s, field, [0] * st.SEATS)
        s.spell = [st.READY] * st.SPELLS
        s.on = [0] * st.SPACES
        for field in ("boss", "sentinel", "knight", "ghost", "azturian", "widow"):
            setattr(s, field, [st.NOWHERE] * len(getattr(s, field)))
        s.fog = [st.GONE] * st.FOGS
        s.where = [st.ON_BOARD] * st.THINGS
        s.face = [n - first for first, count in ((0, 4), (4, 3), (7, 3)) for n in range(first, first + count)]
        s.wells = (1 << st.WELLS) - 1
        s.rooster, s.day, s.extra_most = st.NOWHERE, 1, content.extra_hours
        s.king_will = content.creature_will[st.KING]
        for figure in FIGURES:
            setattr(s, figure, st.NOWHERE)
        s.tile = TILES.get(self.legend, st.NOWHERE)
        if self.legend == st.TAKOTA:
            s.takota = (1 << content.goal_takota[self.players - st.FEWEST]) - 1

    def _put_creatures(self, s: AndorState) -> None:
        on, left = [0] * st.SPACES, list(content.creature_count[: st.WALKERS])
        for kind, space in self._creatures:
            require(on[space] == 0, "Two creatures stand on one space.")
            on[space] = kind + 1
        for kinds in ([kind for kind, _ in self._creatures], *self._off.values()):
            for kind in kinds:
                left[kind] -= 1
        require(min(left) >= 0, "There are not so many creatures.")
        s.on, s.supply = on, left
        s.held = [self._off["held"].count(kind) for kind in range(st.WALKERS)]
        s.beaten = [self._off["beaten"].count(kind) for kind in range(st.WALKERS)]
        placed = len(self._tokens.get("widow", []))
        boxed = range(placed, placed + self._boxed_widows)
        s.widow = [st.BOXED if token in boxed else place for token, place in enumerate(s.widow)]

    def _put_cards(self, s: AndorState) -> None:
        hidden = {thing - st.HOPE for thing in self._hidden}
        s.face = [st.UNKNOWN if place in hidden else face for place, face in enumerate(s.face)]
        cards = [find(str(card), content.event_ids, "event") for card in self._top]
        used = sum(1 << find(str(card), content.event_ids, "event") for card in self._used_events)
        s.top_card = [*cards, *([st.UNKNOWN] * (st.TOP_CARDS - len(cards)))]
        s.event_used = used
        s.event_deck = ((1 << st.EVENTS) - 1) & ~used & ~sum(1 << card for card in cards)
        s.widow_bag = ((1 << st.WIDOWS) - 1) >> self._boxed_widows << self._boxed_widows
        s.fog_bag = [self._unseen.count(kind) for kind in range(len(content.FOG_KINDS))]
