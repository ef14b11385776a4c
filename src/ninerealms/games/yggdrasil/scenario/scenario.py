"""A table of Yggdrasil in words: what can be said of it, answered and asked, as told in `__init__.py`."""

from __future__ import annotations

from typing import Self

from ninerealms.errors import ChanceNeeded
from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import ARTIFACTS, IN_DECK, YggState
from ninerealms.games.yggdrasil.scenario import words
from ninerealms.games.yggdrasil.scenario.report import Report
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kernel.state import TEAM
from ninerealms.kit.scenario import Unannounced, Word, advance, find, require, several


def nth_bit(mask: int, bit: int, name: str) -> int:
    """The place of something among what is left to draw."""
    require(mask >> bit & 1, f"{name} is not there to be drawn.")
    return (mask & ((1 << bit) - 1)).bit_count()


class Table(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._state: YggState | None = None
        self._draws: list[tuple[str, str]] = []
        self._rolls: list[int] = []

    @property
    def s(self) -> YggState:
        """The state itself; opened at the first look, at the beginning of a round."""
        if self._state is None:
            s = self.make()
            self.opened(s)
            s.push(v.GAME, TEAM)
            self._load(s)
            try:
                engine.run(GAME.rules, s)
            except ChanceNeeded as need:
                raise Unannounced(need.sides, need.stream) from None
            self._state = s
            self.look(s)
        return self._state

    def opened(self, s: YggState) -> None:
        """Called before the first round, for whoever wants to see more."""

    def look(self, s: YggState) -> None:
        """Called after every answer, for whoever wants to see more."""

    def opening(self, seed: int = 5, gods: str = "") -> Self:
        """A game from the box instead of the report, every draw by its seed, at its first question."""
        s = GAME.fresh(players=self.players, seed=seed, options={**self._options, "gods": gods})
        assert isinstance(s, YggState)
        s.events, s.reasons = [], {}
        self.opened(s)
        self._state = s
        engine.run(GAME.rules, s)
        return self

    # --- chance ------------------------------------------------------------------------------------

    def throw(self, god: str | None, *vanir: str, comrades: tuple[str, ...] = ()) -> Self:
        """The faces of the next saving throw: god die (None: not rolled), Vanir dice, then the dice of comrades."""
        return self.roll(god=() if god is None else (god,)).roll(vanir=vanir).roll(god=comrades)

    def roll(self, god: tuple[str, ...] = (), vanir: tuple[str, ...] = ()) -> Self:
        """Single dice, for instance those thrown again."""
        for faces, die in ((god, content.god_die), (vanir, content.vanir_die)):
            known = [content.FACE_IDS[face] for face in die]
            self._rolls += [find(face, known, "face of this die:") for face in several(faces, "Faces")]
        return self

    def stones(self, *runes: str) -> Self:
        """The runes of the next stones thrown: white, green, red."""
        require(len(runes) <= len(content.stone_ids), "There are three stones.")
        for stone, rune in enumerate(runes):
            sides = [content.RUNES[face] for face in content.stone_face[stone * 2 : stone * 2 + 2]]
            self._rolls.append(find(rune, sides, f"rune on the {content.stone_ids[stone]} stone:"))
        return self

    def next_jotun(self, *jotuns: str) -> Self:
        """The next Jotun cards drawn."""
        self._announce("jotun", jotuns, content.jotun_ids)
        return self

    def next_creatures(self, *creatures: str) -> Self:
        """The next creature cards drawn."""
        self._announce("creature", creatures, content.creature_ids)
        return self

    def next_artifact(self, *artifacts: str) -> Self:
        """The cards that become visible when the top card of their holder is taken."""
        self._announce("artifact", artifacts, content.artifact_ids)
        return self

    def next_card(self, god: str, *cards: str) -> Self:
        """The next cards seen of a shuffled deck: `surt`, `hel of frigg`."""
        for card in cards:
            self.card(card, self.figure(god))
            self._draws.append((god, card))
        return self

    def next_token(self, *tokens: str) -> Self:
        """The next promise tokens flipped: oath or betrayal."""
        self._announce("token", tokens, ["oath", "betrayal"])
        return self

    def _announce(self, kind: str, words: tuple[str, ...], ids: list[str]) -> None:
        for word in words:
            find(word, ids, kind)
            self._draws.append((kind, word))

    @property
    def unused(self) -> list[int]:
        """Announced results nobody needed."""
        loaded = [[], []] if self._state is None else self._state.rng.loaded or [[], []]
        return [*loaded[DICE], *loaded[DRAW], *self._rolls, *range(len(self._draws))]

    def _load(self, s: YggState) -> None:
        """What was announced, as results of the Rng."""
        s.rng.load(DICE, self._rolls)
        self._rolls = []
        jotuns, creatures, bags, pool, turned = s.jotun_deck, s.creatures, list(s.bag), s.pool, list(s.holder)
        oaths, betrayals, blind = s.bag_oaths, s.bag_betrayals, list(s.blind)
        for kind, name in self._draws:
            if kind == "jotun":
                bit = content.jotun_ids.index(name)
                s.rng.load(DRAW, [nth_bit(jotuns, bit, name)])
                jotuns &= ~(1 << bit)
            elif kind == "creature":
                bit = content.creature_ids.index(name)
                s.rng.load(DRAW, [nth_bit(creatures, bit, name)])
                creatures &= ~(1 << bit)
            elif kind == "artifact":
                bit = content.artifact_ids.index(name)
                level = content.artifact_level[bit]
                unseen = [a for a in range(ARTIFACTS) if content.artifact_level[a] == level and a not in turned]
                unseen = [a for a in unseen if s.artifact[a] == IN_DECK]
                require(bit in unseen, f"{name} is not there to be drawn.")
                s.rng.load(DRAW, [unseen.index(bit)])
                turned.append(bit)
            elif kind == "token":
                s.rng.load(DRAW, [0 if name == "oath" else oaths])
                oaths, betrayals = (oaths - 1, betrayals) if name == "oath" else (oaths, betrayals - 1)
                require(oaths >= 0 <= betrayals, f"No {name} is left.")
            else:
                seat = self.figure(kind)
                bit = self.card(name, seat)
                sure = bags[seat].bit_count()
                if blind[seat] and pool >> bit & 1:
                    s.rng.load(DRAW, [sure, nth_bit(pool, bit, name)])
                    pool, blind[seat] = pool & ~(1 << bit), blind[seat] - 1
                else:
                    s.rng.load(DRAW, [*([0] if blind[seat] else []), nth_bit(bags[seat], bit, name)])
                    bags[seat] &= ~(1 << bit)
        self._draws = []

    # --- answers -----------------------------------------------------------------------------------

    def _answer(self, action: int) -> None:
        self._load(self.s)
        advance(GAME, self.s, action)
        self.look(self.s)

    # --- what is asked -----------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who ("team" or a god) is asked what; None when the game is over."""
        if self.question is None:
            return None
        return ("team" if self.s.seat == TEAM else words.god_name(self.s, self.s.seat)), self.question

    def word_of(self, action: int) -> Word:
        """An answer to the pending question in words."""
        return words.word_of(self.s, action)

    def action_of(self, word: Word) -> int:
        """The answer to the pending question that a word stands for, or a negative number."""
        return words.action_of(self.s, word)

    def told(self, field: str, number: int) -> Word:
        """One number of a log line in words."""
        return words.told(self.s, field, number)


def begin(players: int, options: dict[str, Value]) -> Table:
    """A table to be described; options as at the start: mode, saga, gods, charts, brisingamen."""
    return Table(players, options)
