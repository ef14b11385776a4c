"""The table report of a game of Yggdrasil: which gods play, what lies where, which cards are known.

Components are moved, never invented: what a god holds comes out of the reserve, an active Jotun is off its deck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ARTIFACTS,
    CAGE,
    CARDS_OF_A_GOD,
    DECK,
    FACE_DOWN,
    GONE,
    HOLDERS,
    ICONS,
    IN_DECK,
    KNOWN_OATH,
    NO_CARD,
    NO_TOKEN,
    OFF,
    ON_PAGE,
    QUAY,
    SEATS,
    UNKNOWN,
    WHEEL,
    YggState,
)
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.state import TEAM
from ninerealms.kit.scenario import Played, as_bits, find, number, require

MOST = 127  # what a state can hold
# The numbers a report may give, and the largest each can be.
COUNTED: dict[str, int] = {
    "giants": content.GAME["fire_giants"],
    "dead": content.GAME["anonymous"],
    "valhalla": content.GAME["heroes"],
    "elf_reserve": max(content.GAME["elves"]),
    "vanir_reserve": max(content.GAME["vanir_dice"]),
    "creatures": 2 ** len(content.creature_ids) - 1,
    "island": content.last_island,
    "nidhogg": ICONS - 2,
    "rotation": 2,
    "ruin": 2 ** len(content.world_ids) - 1,
    "rounds": 30_000,
    **dict.fromkeys(("oaths", "betrayals", "bag_oaths", "bag_betrayals", "tokens_gone"), len(content.world_ids)),
    "wolf_beaten": 3,
    "slain": MOST,
}
GODS = ("odin", "thor", "frigg", "freyr", "tyr")
SUPPORT_GODS = (2, 1, 0, 0, 0)
BITS = {("god", "I"): 1, ("god", "II"): 2, ("vanir", "I"): 4, ("vanir", "II"): 8}
TOKENS = {"": NO_TOKEN, "unknown": FACE_DOWN, "oath": KNOWN_OATH}
BERTHS = {"quay": QUAY, "aboard": ABOARD, "gone": GONE}


def a_world(name: str) -> int:
    return find(name, content.world_ids, "world")


def bits(words: Iterable[str], ids: list[str], what: str) -> int:
    """Several things as a set."""
    return sum(1 << place for place in {find(word, ids, what) for word in words})


class Report(Played):
    """Components and where they are, said before the table is opened."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(GAME, players)
        self.gods: tuple[str, ...] = tuple(
            str(options.get("gods") or ",".join(GODS[: players + SUPPORT_GODS[players - 1]])).split(",")
        )
        self._options: dict[str, Value] = {**options, "gods": ",".join(self.gods)}
        self._lists: dict[str, dict[int, int]] = {}
        self._numbers: dict[str, int] = {}
        self._owned: dict[str, str] = {}
        self._tops: dict[int, str] = {}
        self._wheel: tuple[str, ...] = ()
        self._decks: dict[int, tuple[str, ...]] = {}
        self._shuffled: list[int] = []

    def figure(self, god: str) -> int:
        """A god by its name: players first, then support gods."""
        return find(god, self.gods, "god at this table:")

    def card(self, name: str, seat: int = 0) -> int:
        """`surt of thor`, or `surt` for the card of the seat's own god."""
        enemy, _, god = str(name).partition(" of ")
        own = number(seat, 0, len(self.gods) - 1, "A god")
        return (self.figure(god) if god else own) * CARDS_OF_A_GOD + find(enemy, content.enemy_ids, "enemy")

    def _set(self, field: str, index: int, value: int) -> None:
        self._lists.setdefault(field, {})[index] = value

    def _per_god(self, field: str, values: dict[str, int]) -> Self:
        for god, value in values.items():
            self._set(field, self.figure(god), number(value, 0, MOST, field.capitalize()))
        return self

    # --- gods --------------------------------------------------------------------------------------

    def places(self, **worlds: str) -> Self:
        """Where gods are, by their names; not mentioned: in Asgard."""
        return self._per_god("place", {god: a_world(world) for god, world in worlds.items()})

    def everybody_in(self, world: str) -> Self:
        """All gods in one world."""
        return self.places(**dict.fromkeys(self.gods, world))

    def life(self, **lives: int) -> Self:
        """Life of gods; not mentioned: all they start with."""
        return self._per_god("life", lives)

    def elves(self, **counts: int) -> Self:
        """Elves of gods, out of Alfheim."""
        return self._per_god("elves", counts)

    def dice(self, **counts: int) -> Self:
        """Vanir dice of gods, out of Vanaheim."""
        return self._per_god("vanir", counts)

    def artifacts(self, god: str, *artifacts: str) -> Self:
        """Artifacts a god owns."""
        self.figure(god)
        for artifact in artifacts:
            find(artifact, content.artifact_ids, "artifact")
        self._owned.update(dict.fromkeys(artifacts, god))
        return self

    def holders(self, *artifacts: str) -> Self:
        """What lies on top of holders; not mentioned: the first card of the level that nobody owns."""
        for artifact in artifacts:
            self._tops[content.artifact_level[find(artifact, content.artifact_ids, "artifact")]] = artifact
        return self

    def bond(self, relation: str, god: str, *others: str) -> Self:
        """A relationship of a god towards others, and towards nobody else."""
        relations = find(relation, content.RELATIONS, "relation") * SEATS
        self._set("bond", relations + self.figure(god), as_bits(map(self.figure, others)))
        return self

    def successes(self, god: str, *faces: tuple[str, str]) -> Self:
        """Groups of faces that succeed for a god beside S: ("god", "I"), ("vanir", "II")."""
        for face in faces:
            require(face in list(BITS), f"There is no group of faces {face!r}; there are {', '.join(map(str, BITS))}.")
        self._set("faces", self.figure(god), sum(BITS[face] for face in set(faces)))
        return self

    # --- enemies and the tree ----------------------------------------------------------------------

    def enemies(self, **places: str) -> Self:
        """Where enemies are, by name (son_a for son-a): a world, "cage", "page" or "off". No marker is laid."""
        other = {"cage": CAGE, "page": ON_PAGE, "off": OFF}
        for name, place in places.items():
            foe = find(name.replace("_", "-"), content.foe_ids, "enemy")
            self._set("enemy", foe, other[place] if place in list(other) else a_world(place))
        return self

    def devastated(self, *worlds: str) -> Self:
        """Worlds with a marker on them."""
        self._numbers["ruin"] = bits(worlds, content.world_ids, "world")
        return self

    def jotuns(self, *jotuns: str) -> Self:
        """Active Jotuns; their cards are out of the deck."""
        self._numbers["jotuns"] = bits(jotuns, content.jotun_ids, "Jotun")
        return self

    def jotun_cards(self, *jotuns: str) -> Self:
        """The Jotun cards left in Jotunheim; not mentioned: all but the active ones."""
        self._numbers["jotun_deck"] = bits(jotuns, content.jotun_ids, "Jotun")
        return self

    def creature_cards(self, *creatures: str) -> Self:
        """The creature cards left in Svartalfheim; not mentioned: all."""
        self._numbers["creatures"] = bits(creatures, content.creature_ids, "creature")
        return self

    def counts(self, **counts: int) -> Self:
        """Numbers by field: giants, dead, valhalla, island, nidhogg, rotation, oaths, betrayals, rounds, ..."""
        for name, count in counts.items():
            find(name, list(COUNTED), "number")
            self._numbers[name] = number(count, 0, COUNTED[name], name.capitalize())
        return self

    def midgard_under(self, world: str) -> Self:
        """The middle level is turned so that Midgard stands under a world of the top level."""
        self._numbers["rotation"] = content.world_slot[a_world(world)]
        return self

    # --- cards -------------------------------------------------------------------------------------

    def wheel(self, *cards: str) -> Self:
        """Face-up cards on the wheel: `surt of thor`."""
        self._wheel = cards
        return self

    def deck(self, god: str, *cards: str) -> Self:
        """The top cards of a player's deck, known to all; the others follow in a fixed order."""
        self._decks[self.figure(god)] = cards
        return self

    def shuffled(self, *gods: str) -> Self:
        """Decks whose order nobody knows."""
        self._shuffled += [self.figure(god) for god in gods]
        return self

    # --- sagas -------------------------------------------------------------------------------------

    def page(self, page: str) -> Self:
        """The page of the Saga Book, as it is after what it lays out was changed by this report."""
        self._numbers["page"] = find(page, content.page_ids, "page")
        return self

    def tokens(self, **tokens: str) -> Self:
        """Promise tokens by world: "", "unknown" or "oath"; the bag of unseen ones is given with `counts`."""
        for world, token in tokens.items():
            find(token, list(TOKENS), "token")
            self._set("token", a_world(world), TOKENS[token])
        return self

    def wolves(self, skoll: int, hati: int) -> Self:
        """The spaces of the wolves."""
        self._set("wolf", 0, number(skoll, 0, MOST, "The space of Skoll"))
        self._set("wolf", 1, number(hati, 0, MOST, "The space of Hati"))
        return self

    def servants(self, *places: str) -> Self:
        """The four Servant tiles: worlds, "quay", "aboard" or "gone"."""
        for tile, place in enumerate(places):
            self._set("servant", tile, BERTHS[place] if place in list(BERTHS) else a_world(place))
        return self

    # --- the state ---------------------------------------------------------------------------------

    def make(self) -> YggState:
        """A game with its gods chosen, before the first round, then the components put where they are to be."""
        s = GAME.fresh(players=self.players, seed=5, options=self._options)
        assert isinstance(s, YggState)
        s.events, s.reasons = [], {}
        s.finish()
        s.push(v.SETUP, TEAM)
        engine.run(GAME.rules, s)
        assert s.top < 0, "setup asked a question"
        for field, values in self._lists.items():
            row = list(getattr(s, field))
            if field in ("elves", "vanir"):
                reserve = "elf_reserve" if field == "elves" else "vanir_reserve"
                taken = sum(value - row[figure] for figure, value in values.items())
                require(
                    getattr(s, reserve) >= taken, f"There are not so many {'Elves' if field == 'elves' else 'dice'}."
                )
                setattr(s, reserve, getattr(s, reserve) - taken)
            for index, value in values.items():
                row[index] = value
            setattr(s, field, row)
        self._put_numbers(s)
        self._put_artifacts(s)
        self._put_cards(s)
        s.rng.demand()
        return s

    def _put_numbers(self, s: YggState) -> None:
        if "jotuns" in self._numbers:
            s.jotun_deck &= ~self._numbers["jotuns"]
        for field, value in self._numbers.items():
            setattr(s, field, value)
        require(s.jotun_deck & s.jotuns == 0, "A Jotun is active and in the deck.")

    def _put_artifacts(self, s: YggState) -> None:
        owners = [IN_DECK] * ARTIFACTS
        for artifact, god in self._owned.items():
            owners[content.artifact_ids.index(artifact)] = self.figure(god)
        tops = [NO_CARD] * HOLDERS
        for level in range(HOLDERS):
            left = [a for a in range(ARTIFACTS) if content.artifact_level[a] == level and owners[a] == IN_DECK]
            wanted = self._tops.get(level)
            if wanted is not None:
                require(content.artifact_ids.index(wanted) in left, f"{wanted} is not in its holder.")
                tops[level] = content.artifact_ids.index(wanted)
            elif left:
                tops[level] = left[0]
        s.artifact, s.holder = owners, tops

    def _put_cards(self, s: YggState) -> None:
        wheel = [NO_CARD] * WHEEL
        for card in (self.card(name) for name in self._wheel):
            place = card % CARDS_OF_A_GOD * 2
            wheel[place + (wheel[place] != NO_CARD)] = card
        top = {seat: [self.card(name, seat) for name in cards] for seat, cards in self._decks.items()}
        spoken_for = [card for card in wheel if card >= 0] + [card for cards in top.values() for card in cards]
        require(len(set(spoken_for)) == len(spoken_for), "A card is named twice.")
        deck, size, bag = [NO_CARD] * (SEATS * DECK), [0] * SEATS, [0] * SEATS
        for seat in range(self.players):
            cards = top.get(seat, []) + [card for card in self.usual_deck(seat) if card not in spoken_for]
            require(all(card // CARDS_OF_A_GOD in self.owners(seat) for card in cards), "A card is another player's.")
            if seat in self._shuffled:
                bag[seat] = sum(1 << card for card in cards)
                cards = [UNKNOWN] * len(cards)
            deck[seat * DECK : seat * DECK + len(cards)] = cards
            size[seat] = len(cards)
        s.wheel, s.deck, s.size, s.bag = wheel, deck, size, bag
        s.blind, s.pool = [0] * SEATS, 0

    def owners(self, seat: int) -> tuple[int, ...]:
        """The gods whose cards a player's deck can hold."""
        return (seat, *range(self.players, len(self.gods)))

    def usual_deck(self, seat: int) -> list[int]:
        """The order of a deck where the report says nothing: each seat begins with another enemy."""
        own = [seat * CARDS_OF_A_GOD + (seat + n) % CARDS_OF_A_GOD for n in range(CARDS_OF_A_GOD)]
        if self.players == 1:
            return [*own, *range(6, 18)]
        if self.players == 2:
            return [*own, *range(12 + 3 * seat, 15 + 3 * seat)]
        return own
