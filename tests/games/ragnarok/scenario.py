"""The wars of Lords of Ragnarok as the tests use them: pieces are counted, and what is announced must come.

    t = war(3).army(0, 17, 3).army(1, 18, 2).giants({1: 18})
    t.attack(17, 18).choose("no")                    # past Prayer, Hero and runes; then one Army moves, and no other
    assert t.armies(0) == {18: [3]}

Verbs pass over whatever comes first with the answer that does least. What is on the table is read as a seat sees it.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok.rules.state import MONSTER, RagnarokState
from ninerealms.games.ragnarok.scenario import scenario
from ninerealms.games.ragnarok.scenario.words import WORDS
from ninerealms.games.ragnarok.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import NOBODY
from ninerealms.kit.scenario import Word
from tests.games import tables
from tests.games.ragnarok.table_check import check_table

WHEEL = tuple(content.action_ids)
REALMS = tuple(content.realm_ids)
SHEETS = {monster["id"]: monster["rune"] for monster in content.MONSTERS}
# The answer that does as little as can be.
LEAST: dict[str, Word] = {
    "USE_ARTEFACT": "none",
    "PRAY_TO": "none",
    "HERO_ACT": "none",
    "RUNE_ACT": "none",
    "MOVE_ARMY": "none",
    "RAISE_ARMY": "none",
    "HEAL_INJURY": "none",
    "REALM_BONUS": "none",
    "ACTIVATE_NEXT": "none",
    "LOKI_TO": "none",
    "FOLLOW": "no",
    "SACRIFICE": "no",
    "BERSERK": "no",
    "USE_FANG": "no",
    "PLAY_CARD": "pass",
    "COUNTER": "none",
    "DEFEND": "none",
    "USE_HIDE": "no",
    "HUNT_ON": "stop",
}


class Table(tables.Reread, scenario.War):
    """A war that is played, looked at after every answer."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._census: dict[str, int] = {}
        tables.OPENED.append(self)

    def opened(self, s: RagnarokState) -> None:
        self._census = GAME.census(s)

    def look(self, s: RagnarokState) -> None:
        """After every answer: no piece came or went, and what `table_check` says."""
        assert GAME.census(s) == self._census, "pieces came or went"
        check_table(s)

    def quiet(self) -> Self:
        """No monster is left: the last seat has slain them all."""
        left_out = "lindworm" if self.mode == MONSTER else "giants"
        return self.slain(self.players - 1, *(monster for monster in content.monster_ids if monster != left_out))

    # --- answers -----------------------------------------------------------------------------------

    def until(self, *questions: str) -> Self:
        """Answer as little as can be until one of these is asked."""
        while self.question not in questions:
            assert self.question in LEAST, f"{self.question} is asked, not {questions}"
            self.choose(LEAST[self.question])
        return self

    def end_turn(self) -> Self:
        """Answer as little as can be until another turn begins or the game is over."""
        seat = self.active
        while self.active == seat and not self.is_over:
            assert self.question in LEAST, f"{self.question} needs an answer"
            self.choose(LEAST[self.question])
        return self

    def special(self, action: str) -> Self:
        """The turn so far is passed over; then this Special Action."""
        return self.until("SPECIAL_ACT").choose(action)

    def army_word(self, region: int, value: int | None = None) -> str:
        """The offered Army in a Region, with a value where there are several."""
        words = [str(word) for word in self.options if str(word).endswith(f" in {region}")]
        found = [word for word in words if value is None or word.startswith(f"A{value} ")]
        assert len(found) == 1, f"{self.options} for {region} with {value}"
        return found[0]

    def choose_army(self, region: int, value: int | None = None) -> Self:
        """Name an Army where one is asked for; one alone names itself."""
        return self.choose(self.army_word(region, value))

    def raises(self, *regions: int) -> Self:
        """Reinforce: a point on an Army in each of these Regions; an only Army takes its points itself."""
        for region in regions:
            if self.question == "RAISE_ARMY":
                self.choose_army(region)
        return self

    def move(self, start: int, end: int, value: int | None = None, giant: bool | None = None) -> Self:
        """An Army moves, by sea if it must; the Giant with it or not, where that is said."""
        self.until("MOVE_ARMY").choose_army(start, value)
        self.choose(end if end in self.options else f"sea {end}")
        return self if giant is None else self.choose("yes" if giant else "no")

    def stop(self) -> Self:
        """No more Armies move."""
        return self.choose("none") if self.question == "MOVE_ARMY" else self

    def attack(self, start: int, end: int, value: int | None = None, giant: bool | None = None) -> Self:
        """An Army moves, and no other."""
        return self.move(start, end, value, giant).stop()

    def march(self, start: int, end: int) -> Self:
        """The rune action March, with the only Army there."""
        self.until("RUNE_ACT").choose("march")
        if self.question == "MOVE_ARMY":
            self.choose_army(start)
        return self.choose(end)

    def activates(self, monster: str) -> Self:
        """Of the action Monsters: activate one."""
        if self.question == "MONSTERS_HOW":
            self.choose("activate")
        return self.choose(monster)

    def hunts(self, monster: str) -> Self:
        """The action Monsters is taken for a hunt."""
        if self.question != "MONSTERS_HOW":
            self.special("monsters")
        return self.choose(f"hunt {monster}")

    def cover(self, strike: str, wound: str) -> Self:
        """A card, or a pair, covers a wound."""
        self.choose(strike)
        return self.choose(wound) if self.question == "COVER" else self

    def kills(self, monster: str) -> Self:
        """Seat 0, with strength 5 and a card for every wound, hunts a monster in its Region and slays it."""
        row = content.MONSTERS[content.monster_ids.index(monster)]["wounds"].split()
        cards = [f"{'axe' if wound == 'any' else wound} {1 + n % 3}" for n, wound in enumerate(row)]
        self.attributes(0, strength=5, wisdom=1).hand(0, *cards).next_cards("wild 4").next_attacks(1, 2)
        self.hunts(monster)
        for n, (card, wound) in enumerate(zip(cards, row, strict=True)):
            if n and n % 2 == 0:
                self.next_attacks(n + 1, n + 2).choose("on")
            if self.question == "PICK_ATTACK":
                self.choose(n + 1)
            if n % 2 and n + 1 < len(row):
                self.next_cards("bow 2", "spear 2")
            self.cover(card, wound)
        return self

    def giant_goes(self, start: int, end: int) -> Self:
        """A Giant of mode monsters goes from one Region to another; the last one names itself."""
        return self.picks_giant(start).choose(end)

    def picks_giant(self, region: int) -> Self:
        return self.choose(f"giant in {region}") if self.question == "GIANT_NEXT" else self

    def places_army(self, start: int, end: int) -> Self:
        """By Niflheim, an Army is placed elsewhere; what is alone names itself."""
        if self.question == "NIFLHEIM_HOW":
            self.choose("army")
        if self.question == "PLACE_ARMY":
            self.choose_army(start)
        return self.choose(end) if self.question == "PLACE_IN" else self

    def retreats(self, places: dict[int, int], giant: int | None = None) -> Self:
        """Armies with these values Retreat one by one, in the order in which they are asked for."""
        for region in places.values():
            assert self.question == "RETREAT_TO"
            self.choose(region)
            if self.question == "FOLLOW":
                self.choose("yes" if giant == region else "no")
        return self

    def forget_chance(self) -> Self:
        """What was announced may be left over."""
        self._rolls, self._draws = [], []
        return self

    @property
    def reach(self) -> set[int]:
        """The Regions an Army may go to now, by land or by sea."""
        assert self.question == "MOVE_TO"
        return {int(str(word).removeprefix("sea ")) for word in self.options}

    # --- what lies on the table --------------------------------------------------------------------

    @property
    def table(self) -> view.TableView:
        """All that everybody can see."""
        return view.see(self.s, NOBODY)

    def player(self, seat: int) -> view.PlayerSeen:
        """All that a seat sees of itself."""
        return view.see(self.s, seat)["players"][seat]

    def armies(self, seat: int) -> dict[int, list[int]]:
        """The values of a seat's Armies by Region, the highest first."""
        found: dict[int, list[int]] = {}
        for army in self.player(seat)["armies"]:
            if army["region"]:
                found.setdefault(army["region"], []).append(army["value"])
        return {region: sorted(values, reverse=True) for region, values in sorted(found.items())}

    def supply(self, seat: int) -> int:
        """Armies of a seat that are not on the board."""
        return self.player(seat)["armies_left"]

    def owner(self, region: int) -> int | None:
        """Whose marker lies in a Region."""
        return next(each for each in self.table["regions"] if each["number"] == region)["control"]

    def giant(self, seat: int) -> int | None:
        """The Region of a seat's Giant."""
        return self.player(seat)["giant"]

    @property
    def stock(self) -> int:
        """Giants nobody owns."""
        return self.table["giants_left"]

    def hand_of(self, seat: int) -> list[str]:
        """A seat's cards in words."""
        hand = self.player(seat)["hand"]
        assert hand is not None
        return [card.replace("-", " ") for card, count in hand.items() for _ in range(count)]

    @property
    def discarded(self) -> list[str]:
        """The discard pile in words."""
        return [card.replace("-", " ") for card, count in self.table["discard"].items() for _ in range(count)]

    def runes_of(self, seat: int) -> dict[str, int]:
        """The runes a seat holds, without those it has none of."""
        return {rune: count for rune, count in self.player(seat)["runes"].items() if count}

    def hero_of(self, seat: int) -> int:
        """The Region of a seat's Hero."""
        return self.player(seat)["region"]

    def attribute(self, seat: int, name: str) -> int:
        """An attribute as printed, whatever its Injuries."""
        return self.player(seat)["attributes"][name]

    def injuries_of(self, seat: int) -> list[str]:
        return self.player(seat)["injuries"]

    def artefacts_of(self, seat: int) -> set[str]:
        return {each["id"] for each in self.player(seat)["artefacts"]}

    def artefacts_ready(self, seat: int) -> set[str]:
        return {each["id"] for each in self.player(seat)["artefacts"] if not each["used"]}

    def wheel_of(self, seat: int) -> set[str]:
        return set(self.player(seat)["markers"])

    def ship_of(self, seat: int) -> str:
        """The Sea of a seat's Drakkar."""
        return self.player(seat)["sea"]

    def priests_ready(self, seat: int) -> int:
        return self.player(seat)["priests_ready"]

    def priests_at(self, seat: int) -> set[str]:
        return set(self.player(seat)["priests_at"])

    def allied(self, seat: int) -> set[str]:
        return set(self.player(seat)["allied"])

    def monster_seen(self, name: str) -> view.MonsterSeen | None:
        """A sheet, if it is in the game."""
        return next((each for each in self.table["monsters"] if each["id"] == name), None)

    def places_of(self, name: str) -> list[int]:
        """The Regions of a monster's figures."""
        seen = self.monster_seen(name)
        return [] if seen is None else sorted(seen["regions"])

    def controller(self, name: str) -> int | None:
        seen = self.monster_seen(name)
        return None if seen is None else seen["tamer"]

    @property
    def sheets(self) -> set[str]:
        """The monsters of this game."""
        return {each["id"] for each in self.table["monsters"]}

    @property
    def gates_now(self) -> dict[int, str]:
        """The realms by the Regions of their gates."""
        return {each["number"]: each["gate"] for each in self.table["regions"] if each["gate"]}

    @property
    def temples_now(self) -> set[int]:
        return {each["number"] for each in self.table["regions"] if each["temple"]}

    @property
    def pieces_now(self) -> dict[str, int]:
        return {each["id"]: each["pieces"] for each in self.table["monuments"]}

    @property
    def wounds_open(self) -> dict[str, int]:
        """The wounds of the hunted monster that are not covered."""
        hunt = self.table["hunt"]
        assert hunt is not None, "nobody hunts"
        return {wound: count for wound, count in hunt["wounds"].items() if count}

    @property
    def battle(self) -> view.BattleSeen:
        found = self.table["battle"]
        assert found is not None, "nobody fights"
        return found

    @property
    def totals(self) -> tuple[int, int]:
        """The values of attacker and defender so far."""
        attacker, defender = self.battle["sides"]
        return attacker["total"], defender["total"]

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.table["turn"]


def war(players: int = 3, **options: Value) -> Table:
    """A table to be described; options as at the start: mode, monster_choice, heroes."""
    return Table(players, options)


def everything_but(*cards: str) -> list[str]:
    """All Combat cards but these, in words."""
    every = [card for card, count in zip(WORDS, content.card_count, strict=True) for _ in range(count)]
    for card in cards:
        every.remove(card)
    return every


class Opening(Table):
    """A game from the box instead of a report, every draw by its seed, at its first question."""

    def __init__(self, players: int, seed: int, options: dict[str, Value]) -> None:
        scenario.War.__init__(self, players, {})
        s = GAME.fresh(players=players, seed=seed, options=options)
        assert isinstance(s, RagnarokState)
        s.events, s.reasons = [], {}
        self._state = s
        engine.run(GAME.rules, s)
        self.opened(s)
        self.look(s)


def opening(players: int = 3, seed: int = 5, **options: Value) -> Opening:
    """A new game at its first question."""
    return Opening(players, seed, options)
