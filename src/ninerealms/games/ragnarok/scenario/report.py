"""The table report of a war: what lies and stands where. A Region goes by its printed number.

Nothing is invented: an Army that is somewhere comes out of its owner's supply, a card in a hand out of the deck.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok.rules import state as st
from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.kernel.game import Value
from ninerealms.kit.scenario import Played, as_bits, each_place, find, number, require

MODES = ("none", "realm", "monsters")
USUAL_HEROES = ("aslaug", "snorri", "ragnar", "lagertha", "beowulf")
# Where things are that nobody spoke of, by map.
HEROES_AT = (20, 20, 1)
SHIPS_IN = ("d", "f", "a")
GATES: tuple[dict[str, int], ...] = (
    {"jotunheim": 2, "alfheim": 5, "niflheim": 8, "svartalfheim": 12, "muspelheim": 17, "vanaheim": 19},
    {"alfheim": 2, "svartalfheim": 5, "niflheim": 6, "jotunheim": 16, "muspelheim": 17, "vanaheim": 19},
    {},
)
FORGES: tuple[dict[int, str], ...] = (
    {1: "fehu", 7: "fehu", 9: "isa", 14: "isa", 16: "tiwaz", 19: "tiwaz"},
    {1: "fehu", 7: "fehu", 16: "isa", 19: "tiwaz"},
    {},
)
MONSTERS_AT = ((21, 15, 14, 12, 17, 19), (21, 15, 16, 20, 17, 19), (1, 1, 1, 1, 1, 1))
GIANTS_AT = (10, 7, 1)


class BoardReport(Played):
    """What is on the board, said before the table is opened."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(GAME, players)
        chosen = dict(options)
        self.map: int = content.map_for[players - st.FEWEST]
        self.mode: int = find(chosen.get("mode", "realm"), MODES, "mode")
        self.heroes: tuple[str, ...] = tuple(str(chosen.pop("heroes", ",".join(USUAL_HEROES[:players]))).split(","))
        require(len(self.heroes) == players, "Each player has one hero.")
        self._options: dict[str, Value] = chosen
        self._armies: dict[tuple[int, int], list[int]] = {}
        self._lists: dict[str, dict[int, int]] = {}
        self._gates: dict[str, int] = dict(GATES[self.map])
        self._figures: list[int] = [GIANTS_AT[self.map]] * st.FIGURES
        self._numbers: dict[str, int] = {}

    def _region(self, region: object) -> int:
        """A Region of this map by its printed number."""
        found = number(region, 1, content.REGIONS, "A Region") - 1
        require(content.on_map[self.map] >> found & 1, f"Region {region} is not on the map of this table.")
        return found

    def _realm(self, name: str) -> int:
        """A realm by its name; Utgard lies where Jotunheim was."""
        there = "utgard" if self.mode == st.REALM else "jotunheim"
        ids = [there if realm == st.JOTUNHEIM else each for realm, each in enumerate(content.realm_ids)]
        return find(name, ids, "realm at this table:")

    def _set(self, field: str, index: int, value: int) -> None:
        self._lists.setdefault(field, {})[index] = value

    def on_map(self, name: str) -> Self:
        """Another map than that of the player count, said first: "line" has the Regions 1, 2 and 3 in a row."""
        self.map = find(name, content.map_ids, "map")
        self._gates = dict(GATES[self.map])
        self._figures = [GIANTS_AT[self.map]] * st.FIGURES
        return self

    def army(self, seat: int, region: int, *values: int) -> Self:
        """Armies of a seat in a Region, which it controls."""
        return self.camp(seat, region, *values).owns(seat, region)

    def camp(self, seat: int, region: int, *values: int) -> Self:
        """Armies of a seat in a Region, whoever controls it."""
        for value in values:
            number(value, 1, content.GAME["most_value"], "An Army")
        self._armies[self.seat(seat), self._region(region)] = list(values)
        return self

    def owns(self, seat: int, *regions: int) -> Self:
        """Regions with a marker of a seat."""
        for region in regions:
            self._set("control", self._region(region), self.seat(seat))
        return self

    def hero(self, seat: int, region: int) -> Self:
        """Where a seat's Hero is."""
        self._set("hero_at", self.seat(seat), self._region(region))
        return self

    def giants(self, places: dict[int, int]) -> Self:
        """Mode realm: the Regions of the seats' Frost Giants."""
        for seat, region in each_place(places, "Frost Giants"):
            self._set("giant_at", self.seat(seat), self._region(region))
        return self

    def figures(self, *regions: int) -> Self:
        """Mode monsters: the Regions of the three Frost Giants."""
        require(len(regions) == st.FIGURES, f"There are {st.FIGURES} figures.")
        self._figures = [self._region(region) + 1 for region in regions]
        return self

    def monster(self, name: str, region: int) -> Self:
        """Where a monster is."""
        self._set("monster_at", find(name, content.monster_ids, "monster"), self._region(region))
        return self

    def slain(self, seat: int, *monsters: str) -> Self:
        """Monsters a seat has slain; their artefacts are its own."""
        for name in monsters:
            monster = find(name, content.monster_ids, "monster")
            self._set("monster_at", monster, st.NOWHERE)
            self._set("slayer", monster, self.seat(seat))
        return self

    def controls(self, seat: int, *monsters: str) -> Self:
        """Monsters with a marker of a seat."""
        for name in monsters:
            self._set("tamer", find(name, content.monster_ids, "monster"), self.seat(seat))
        return self

    def loki(self, region: int) -> Self:
        """Where Loki is; not mentioned: aside."""
        self._numbers["loki"] = self._region(region)
        return self

    def built(self, *regions: int) -> Self:
        """Regions with a Temple."""
        self._numbers["temples"] = as_bits(map(self._region, regions))
        return self

    def gates(self, **regions: int) -> Self:
        """Where realms have their gates; the one that was there takes the other place."""
        for name, region in regions.items():
            self._realm(name)
            realm = "jotunheim" if name == "utgard" else name
            there = [other for other, place in self._gates.items() if place == region]
            require(there, f"There is no gate in {region}.")
            self._gates[there[0]], self._gates[realm] = self._gates[realm], region
        return self

    def forge(self, region: int, rune: str) -> Self:
        """The rune of a forge."""
        self._set("forge", self._region(region), find(rune, content.RUNES, "rune"))
        return self

    # --- the state -----------------------------------------------------------------------------------

    def _put_board(self, s: RagnarokState) -> None:
        none = st.NOWHERE
        s.map, s.loki, s.temples = self.map, none, 0
        s.control = [none] * st.REGIONS
        s.hero = [*(find(hero, content.hero_ids, "hero") for hero in self.heroes), *[none] * (st.SEATS - self.players)]
        seats = range(st.SEATS)
        s.hero_at = [HEROES_AT[self.map] - 1 if seat < self.players else none for seat in seats]
        s.drakkar = [content.SEAS.index(SHIPS_IN[self.map]) if seat < self.players else none for seat in seats]
        s.giant_at = [none] * st.SEATS
        s.gate = [self._gates.get(realm, none + 1) - 1 for realm in content.realm_ids]
        runes = {region - 1: content.RUNES.index(rune) for region, rune in FORGES[self.map].items()}
        s.forge = [runes.get(region, none) for region in range(st.REGIONS)]
        s.monument = [1] * st.MONUMENTS
        s.tamer, s.slayer = [none] * st.MONSTERS, [none] * st.MONSTERS
        self._put_monsters(s)
        self._put_armies(s)

    def _put_monsters(self, s: RagnarokState) -> None:
        places = [region - 1 for region in MONSTERS_AT[self.map]]
        if self.mode == st.MONSTER:
            places[st.LINDWORM] = st.NOWHERE
        s.monster_at = [*places, st.NOWHERE]
        is_there = self.mode == st.MONSTER and st.GIANTS not in self._lists.get("slayer", {})
        s.figure_at = [region - 1 if is_there else st.NOWHERE for region in self._figures]

    def _put_armies(self, s: RagnarokState) -> None:
        places, worth = [st.NOWHERE] * st.ALL_ARMIES, [0] * st.ALL_ARMIES
        taken = [0] * st.SEATS
        for (seat, region), values in self._armies.items():
            for value in values:
                require(taken[seat] < st.ARMIES, f"Seat {seat} has {st.ARMIES} Armies.")
                army = seat * st.ARMIES + taken[seat]
                places[army], worth[army] = region, value
                taken[seat] += 1
        s.army_at, s.army_value = places, worth
        s.came = [st.NOWHERE] * st.ALL_ARMIES

    def _put_lists(self, s: RagnarokState) -> None:
        for field, values in self._lists.items():
            row = list(getattr(s, field))
            for index, value in values.items():
                row[index] = value
            setattr(s, field, row)
        for field, value in self._numbers.items():
            setattr(s, field, value)
