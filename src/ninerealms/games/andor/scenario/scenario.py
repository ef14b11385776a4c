"""A table of Andor described as a report, then played in words.

    t = nr.scenario("andor", 2, legend=3, heroes="grea,raashana").places(grea=527, raashana=528).strength(grea=4)
    t.creatures("gor 527").hours(grea=2).gold(grea=3).letter("D").has("grea", "knife", "flask")
    t.roll(4).choose("fight 527", "nobody")      # announced before the answer that leads to the dice
    t.foe(5, 2).choose("keep", "break off")      # no knife is thrown; a creature rolls after the heroes

Without a word: heroes grea, raashana, avida, tenaya in this order, on the spaces with their ranks, 7 willpower, 1
strength, hour 0, no gold; no creature, fog, widow or thing on the board, all wells full, the tile where the legend
begins with it, the narrator on A, the event cards 5, 20 and 22 on top of the deck, the first hero's turn.

Chance is never thrown: what is not announced is asked for. `roll` and `foe` are dice with six faces (heroes', red), in
the order in which they are rolled; `grey` and `black` are the big dice; `next_fog`, `next_event`, `next_widow` (its
back), `next_tower`, `next_face` (a hope stone, mushroom or rock) and `next_takota` are drawn.

Answers by kind. ACT and GO_ON: "go 546", "via 527" (and on from there), "take avida", "tile", "sip", "stay", "fight
519", "fight king", "fight knight-1", "fight sentinel-2", "fight widow", "pass", "flaps", "catapult", "clear", "end
day", "free grea". FREE and FLIGHT: "pick flask-1", "drop log-2", "give knife-1 to grea", "gold to grea", "use hope-1",
"buy strength", "buy flask", "prepare", "call grea", "fly grea", "plants", "takota", "stop". INVITE: "raashana+avida",
"nobody". FIGHT_ON: "on", "break off", "grea leaves", "free grea". DICE and SHOOT: "keep", "roll", "all", "reroll", "use
4", "knife 2", "crown 1" by what the die shows. TURN_DIE: "grea 4", "none". HEAL, RING, DRINK: a hero or "none".
BEFORE_FOE: "enough", "lance", "scare". BLADE_FIGHT: "enough", "blade", "stone". REWARD: "2 gold", the rest in
willpower. SHARE: "grea gold". SPIRIT: "large", "small", "head". FLAPS_LOOKS: a thing, "fog", "none". NEXT_CARD: the
number of an event. Spaces by what is printed on them, things by name ("flask" alone is the first offered), "yes" and
"no", "stop".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from ninerealms.errors import ChanceNeeded, ScenarioError
from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules import turn
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.scenario import words
from ninerealms.games.andor.scenario.report import Report
from ninerealms.games.andor.scenario.words import BLOCKS
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kernel.state import TEAM
from ninerealms.kit.scenario import Unannounced, Word, find, number, restore

FACES_OF: dict[str, tuple[str, ...]] = {
    "hope": ("1", "2", "3", "4"),
    "mushroom": tuple(map(str, content.mushrooms)),
    "rock": tuple(map(str, content.rocks)),
}


def nth_bit(mask: int, bit: int) -> int:
    """The place of something among what is left to draw; -1 when it is not."""
    return (mask & ((1 << bit) - 1)).bit_count() if mask >> bit & 1 else -1


class Table(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._state: AndorState | None = None
        self._draws: list[tuple[str, int]] = []
        self._rolls: list[int] = []

    @property
    def s(self) -> AndorState:
        """The state itself; opened at the first look, at the beginning of a turn."""
        if self._state is None:
            s = self.make()
            self.opened(s)
            s.call(v.GAME, TEAM, self._first, self._first)
            s.wake(turn.TURNS)
            self._advance(s, None)
            self._state = s
            self.look(s)
        return self._state

    def opened(self, s: AndorState) -> None:
        """Called before the first turn, for whoever wants to see more."""

    def look(self, s: AndorState) -> None:
        """Called after every answer, for whoever wants to see more."""

    def opening(self, seed: int = 5, heroes: str | None = None) -> Self:
        """A game from the box instead of the report, every draw by its seed, at its first question."""
        chosen = ",".join(self.heroes) if heroes is None else heroes
        s = GAME.fresh(players=self.players, seed=seed, options={**self._options, "heroes": chosen})
        assert isinstance(s, AndorState)
        s.events, s.reasons = [], {}
        s.rng.load(DICE, self._rolls)
        self._rolls = []
        self._state = s
        engine.run(GAME.rules, s)
        self.opened(s)
        return self

    # --- chance --------------------------------------------------------------------------------------

    def roll(self, *faces: int) -> Self:
        """Dice with six faces, in the order in which they are rolled."""
        self._rolls += [number(face, 1, 6, "A die") - 1 for face in faces]
        return self

    def foe(self, *faces: int) -> Self:
        """The red dice of a creature."""
        return self.roll(*faces)

    def grey(self, *faces: int) -> Self:
        """The big grey die."""
        return self._roll_big("grey", content.grey_die, faces)

    def black(self, *faces: int) -> Self:
        """The big black die."""
        return self._roll_big("black", content.black_die, faces)

    def _roll_big(self, name: str, die: Sequence[int], faces: Iterable[int]) -> Self:
        known = [str(face) for face in die]
        self._rolls += [find(str(face), known, f"face of the {name} die:") for face in faces]
        return self

    def next_fog(self, *kinds: str) -> Self:
        """The next fog tokens turned."""
        self._draws += [("fog", find(kind, content.FOG_KINDS, "fog")) for kind in kinds]
        return self

    def next_event(self, *cards: int) -> Self:
        """The next event cards whose backs come to light."""
        self._draws += [("event", find(str(card), content.event_ids, "event")) for card in cards]
        return self

    def next_widow(self, *backs: str) -> Self:
        """The backs of the next defeated widows: "gold-2"."""
        self._draws += [("widow", find(back, content.WIDOW_BACKS, "back of a widow")) for back in backs]
        return self

    def next_tower(self, card: int) -> Self:
        """The tower card."""
        self._draws.append(("tower", number(card, 1, st.TOWERS, "A tower card") - 1))
        return self

    def next_takota(self, *cards: int) -> Self:
        """The Takota cards laid out."""
        self._draws += [("takota", number(card, 1, st.TAKOTAS, "A Takota card") - 1) for card in cards]
        return self

    def next_face(self, kind: str, face: int) -> Self:
        """What the next hope stone (1 to 4), mushroom (2, 4, -3) or rock (6, 8, 10) shows."""
        find(kind, list(FACES_OF), "thing with a face:")
        self._draws.append((kind, find(str(face), FACES_OF[kind], f"face of a {kind}:")))
        return self

    @property
    def unused(self) -> list[object]:
        """Announced results nobody needed."""
        loaded = [[], []] if self._state is None else self._state.rng.loaded or [[], []]
        return [*loaded[DICE], *loaded[DRAW], *self._rolls, *self._draws]

    def _advance(self, s: AndorState, action: int | None) -> None:
        """Answer, or begin; where chance is wanted that nobody announced, the state is as it was."""
        s.rng.load(DICE, self._rolls)
        self._rolls = []
        before, story, reasons = s.copy(), list(s.events or []), dict(s.reasons or {})
        drawn: list[int] = []
        waiting = list(self._draws)
        while True:
            s.rng.load(DRAW, drawn)
            try:
                if action is None:
                    engine.run(GAME.rules, s)
                else:
                    engine.apply(GAME.rules, s, action)
            except ChanceNeeded as need:
                found = 0 if need.sides == 1 else self._drawn(s, waiting) if need.stream == DRAW else -1
                restore(s, before.copy())
                s.events, s.reasons = list(story), dict(reasons)
                if found < 0:
                    raise Unannounced(need.sides, need.stream) from None
                if need.stream == DICE:
                    raise ScenarioError("A die with one face is wanted.") from None
                drawn.append(found)
                continue
            self._draws = waiting
            return

    def _drawn(self, s: AndorState, waiting: list[tuple[str, int]]) -> int:
        """The next announced draw as a result, in the position in which it is wanted."""
        if not waiting:
            return -1
        kind, what = waiting.pop(0)
        match kind:
            case "fog":
                return sum(list(s.fog_bag)[:what]) if s.fog_bag[what] else -1
            case "event":
                return nth_bit(s.event_deck, what)
            case "widow":
                left = [token for token in range(st.WIDOWS) if s.widow_bag >> token & 1]
                return next((n for n, token in enumerate(left) if content.widow_backs[token] == what), -1)
            case "tower":
                return what
            case "takota":
                return nth_bit((1 << st.TAKOTAS) - 1 & ~s.takota, what)
            case _:
                first, count = BLOCKS[kind]
                seen = [s.face[thing - st.HOPE] for thing in range(first, first + count)]
                left = [face for face in range(count) if face not in seen]
                return left.index(what) if what in left else -1

    # --- answers -------------------------------------------------------------------------------------

    def _answer(self, action: int) -> None:
        self._advance(self.s, action)
        self.look(self.s)

    # --- what is asked -------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who ("team" or a hero) is asked what; None when the game is over."""
        if self.question is None:
            return None
        return ("team" if self.s.seat == TEAM else words.hero_name(self.s, self.s.seat)), self.question

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
    """A table to be described; options as at the start: legend, variant, heroes, gorlot, spells, bridge, dice."""
    return Table(players, options)
