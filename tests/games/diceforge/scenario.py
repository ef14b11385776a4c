"""A table of Dice Forge described in words, then played in words.

    t = forge(players=3).reserve(0, gold=5, sun=2).dice(0, light=["x3", *["1g"] * 5]).card(0, "hammer").active(0)
    t.at("blessings").roll(0, "x3", "1m").roll(1, "1g", "1g").roll(2, "1g", "2v")
    t.choose("hind")                       # an answer to the pending question
    assert t.asked == (0, "PICK_DIE")      # who is asked what
    assert t.options == {"light", "dark"}  # all that may be answered
    t.roll_die(0, "dark", "2v").choose("dark")
    assert (t.glory(0), t.closed("light-0"), t.log("ROLLED_ONE")) == ...

The report (`table_report.py`) moves components and does not ask how they came there. What it does not mention: no
module, seat 0 first and active, round 1, moment "action", reserves 0, starting dice showing position 0, pawns at home,
stacks and pools full (with two players the thinning leaves `6g`, `1g-or-1s-or-1m`, `4v` and `2m-2v` of the mixed
compartments). A card must be in the set-up: `forge(setup="twins, bear")`.

Chance is never thrown: `roll`, `roll_die`, `celestial` and `rolls` announce results, in the order they are needed (a
blessing: seats in turn order from the active one, light die before dark; with two players step 1 asks twice). Where a
result is missing the table waits (`asked == (-1, "ROLL")`): announce it, then `go()`. What was announced and not used
fails the test. `blessed("x3", "2s")` is a table about to bless seat 0 with two faces. A question with a single option
is answered by the kernel and never seen.

Answers and options: cards, faces, spaces, treasures and resources by id ("hammer", "1s", "U1", "sun", "gold"); ACT also
"pass"; REINFORCE, FORGE_MORE "stop"; FORGE_WHAT "decline"; EXTRA_ACTION, REPEAT, PAY_OR_NOT "yes" / "no"; a place on
the dice "light-0" .. "dark-5", or as an answer "light 1g" for the first such face; a die "light of 1";
PICK_DIE "light"; APPLY_FIRST by face id, or "puzzle"; REROLL "keep", "light of 0", "celestial"; USE_SCEPTER "keep",
"sun", "moon"; PLACE_MEMORY "I4 2a-1m", "I4 2l-1s"; COLLECT_FIRST "red-0"; tokens "spend-triton", "cash-companion",
"cash-companion-2"; amounts, seats and copies as ints.
"""

from __future__ import annotations

from typing import Self

from ninerealms.errors import ChanceNeeded
from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import FACES, RESOURCES, SIDES, SLOTS, SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE
from tests.games.diceforge.table_check import check_table, source
from tests.games.diceforge.table_report import Report, seat_slot
from tests.games.diceforge.table_words import FIXED_WORDS, LEAST, MEMORY_SIDES, TOKENS, Word, told

OPENED: list[Forge] = []


class Forge(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, setup: str, options: dict[str, Value]) -> None:
        super().__init__(players, setup, options)
        self._state: ForgeState | None = None
        self._announced: list[tuple[int, Word]] = []
        self._waiting: tuple[ForgeState, int | None, int] | None = None
        self.sides = 0  # of the die the table waits for
        OPENED.append(self)

    @property
    def s(self) -> ForgeState:
        """The state itself, opened at the first look."""
        if self._state is None:
            self._state = self.make()
            self._move_on(self._state, None)
        assert self._state is not None
        return self._state

    # --- chance ------------------------------------------------------------------------------------

    def roll(self, seat: int, light: Word, dark: Word) -> Self:
        """The next two results: both dice of a seat, by face id or by position 0 .. 5."""
        self._announced += [(seat * 2, light), (seat * 2 + 1, dark)]
        return self

    def roll_die(self, seat: int, die: str, face: Word) -> Self:
        """The next result: one die, "light" or "dark", of a seat."""
        self._announced.append((seat * 2 + view.DIE_NAMES.index(die), face))
        return self

    def celestial(self, face: int) -> Self:
        """The next result: face 1 .. 6 of the Celestial die."""
        self._announced.append((0, face - 1))
        return self

    def rolls(self, *positions: int) -> Self:
        """The next results as they are, 0 .. 5."""
        self._announced += [(0, position) for position in positions]
        return self

    def everybody(self, light: Word = 0, dark: Word = 0) -> Self:
        """All rolls of step 1 of a turn, everybody with the same result: once, with two players twice."""
        opened = self.first_seat if self._active < 0 else self._active
        active = opened if self._state is None else self._state.active
        for n in range(self.players * (2 if self.players == 2 else 1)):
            self.roll((active + n) % self.players, light, dark)
        return self

    @property
    def unused(self) -> list[Word]:
        """Announced results nobody rolled."""
        loaded = [] if self._state is None or self._state.rng.loaded is None else self._state.rng.loaded[DICE]
        return [*loaded, *[word for _, word in self._announced]]

    def _load(self, s: ForgeState) -> None:
        for die, word in self._announced:
            faces = [content.face_ids[s.die[die * SIDES + k]] for k in range(SIDES)]
            assert isinstance(word, int) or word in faces, f"{word} is not on die {die}: {faces}"
            s.rng.load(DICE, [word if isinstance(word, int) else faces.index(word)])
        self._announced = []

    def _move_on(self, s: ForgeState, action: int | None) -> None:
        """Answer or begin; where a result is missing, keep the moment before to begin again from there."""
        self._load(s)
        assert s.events is not None
        before, told = s.copy(), len(s.events)
        assert isinstance(before, ForgeState)
        self._waiting = None
        try:
            if action is None:
                engine.run(GAME.rules, s)
            else:
                engine.apply(GAME.rules, s, action)
        except ChanceNeeded as needed:
            self._waiting = before, action, told
            self.sides = needed.sides
        check_table(s, 0 if action is None else told, asks=self._waiting is None)

    def go(self) -> Self:
        """Go on with the results announced since the table waits for a roll."""
        if self._state is None:
            self.asked  # noqa: B018
            return self
        assert self._waiting is not None, f"{self.question} is asked, no roll"
        before, action, told = self._waiting
        before.events, before.reasons = (self._state.events or [])[:told], {}
        faces = self._state.die
        announced = [(die, self._place(faces, die, word)) for die, word in self._announced]
        self._announced = list(announced)
        self._state = before
        self._move_on(before, action)
        return self

    @staticmethod
    def _place(faces: list[int], die: int, word: Word) -> Word:
        """A face by its position now, since the moment to begin again from may be before its forging."""
        if isinstance(word, int):
            return word
        ids = [content.face_ids[faces[die * SIDES + k]] for k in range(SIDES)]
        assert word in ids, f"{word} is not on die {die}: {ids}"
        return ids.index(word)

    # --- answers -----------------------------------------------------------------------------------

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            assert self.question not in (None, "ROLL"), f"nobody is asked, {word} is no answer"
            action = self._action(word)
            assert self.s.is_offered(action), f"{word} is not offered in {self.question}: {self.options}"
            self._move_on(self.s, action)
        return self

    def pass_all(self) -> Self:
        """Do nothing more in this turn: pass, stop, keep, no extra action; to the rolls of the next turn."""
        seat, turns = self.s.active, len(self.log("TURN_BEGAN"))
        while self.s.active == seat and self.question in LEAST and len(self.log("TURN_BEGAN")) == turns:
            self.choose(LEAST[self.question])
        return self

    def next_turn(self, light: Word = 0, dark: Word = 0) -> Self:
        """End this turn and bless everybody with the same result; to the first question of the next turn."""
        if self.question != "ROLL":
            self.pass_all()
        if self.question == "ROLL":
            self.everybody(light, dark).go()
        return self

    def _action(self, word: Word) -> int:
        s, kind = self.s, v.KINDS[self.s.kind]
        for action, token in TOKENS.items():
            if word == token:
                return action
        for action, fixed in FIXED_WORDS.get(kind.name, {}).items():
            if word == fixed:
                return action
        if kind.points_at == "spot" and isinstance(word, str) and " " in word:
            die, face = word.split()
            first = s.seat * SPOTS_EACH + view.DIE_NAMES.index(die) * SIDES
            ids = [content.face_ids[s.die[first + k]] for k in range(SIDES)]
            return view.DIE_NAMES.index(die) * SIDES + ids.index(face)
        if kind.name == "ACT":
            assert isinstance(word, str)
            if word in content.face_ids[: v.FORGE_ACT] and word not in content.set_ids:
                return v.FORGE_ACT + content.face_ids.index(word)
            return v.EXPLOIT_ACT + seat_slot(s, word)
        for action in range(kind.size):
            if self._word(action) == word:
                return action
        raise AssertionError(f"{word} is no answer to {kind.name}")

    def _word(self, action: int) -> Word:
        s, kind = self.s, v.KINDS[self.s.kind]
        if action in FIXED_WORDS.get(kind.name, {}):
            return FIXED_WORDS[kind.name][action]
        if action >= v.SPEND_TRITON and kind.size == v.TOKENS:
            return TOKENS[action]
        match kind.points_at:
            case "act":
                if action >= v.FORGE_ACT:
                    return content.face_ids[action - v.FORGE_ACT]
                return content.set_ids[s.sets[action - v.EXPLOIT_ACT]]
            case "slot":
                return content.set_ids[s.sets[action]]
            case "sanctuary" | "face":
                return content.face_ids[action] if action < FACES else action
            case "spot":
                return f"{view.DIE_NAMES[action // SIDES]}-{action % SIDES}"
            case "resource":
                return view.NAMES[action]
            case "space":
                return content.space_ids[action]
            case "treasure":
                return content.treasure_ids[action]
            case _:
                return self._other_word(kind.name, action)

    def _other_word(self, kind: str, action: int) -> Word:
        match kind:
            case "COPY_FACE" | "PICK_ROLLED":
                return self._die_word(action)
            case "REROLL":
                return self._die_word(action - v.REROLL_DIE)
            case "APPLY_FIRST":
                if action == v.PUZZLE_ROLL:
                    return "puzzle"
                return content.face_ids[self.s.get(v.APPLY_ONE if action == v.FIRST_FACE else v.APPLY_OTHER)]
            case "PLACE_MEMORY":
                return f"I{action // 2 + 1} {MEMORY_SIDES[action % 2]}"
            case "COLLECT_FIRST":
                return f"{view.COLOUR_NAMES[action // 2]}-{action % 2}"
            case _:
                return action

    @staticmethod
    def _die_word(die: int) -> str:
        return f"{view.DIE_NAMES[die % 2]} of {die // 2}"

    # --- what is asked -----------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """The kind of the pending question; "ROLL" when a result is missing, None when the game is over."""
        s = self.s
        if self._waiting is not None:
            return "ROLL"
        return None if s.top < 0 else v.KINDS[s.kind].name

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what; (-1, "ROLL") when a result is missing, None when the game is over."""
        question = self.question
        if question is None:
            return None
        return (-1, question) if question == "ROLL" else (self.s.seat, question)

    @property
    def source(self) -> Word:
        """Which card, face or space asks ("at U1"), or "rules"."""
        return source(self.s)

    @property
    def options(self) -> set[Word]:
        """All that may be answered, in words."""
        decision = self.s.decision
        if decision is None or self.question == "ROLL":
            return set()
        return {self._word(action) for action in decision.options}

    def closed(self, word: Word) -> str:
        """The rule that closes an answer."""
        action = self._action(word)
        assert not self.s.is_offered(action), f"{word} is offered"
        assert self.s.reasons is not None
        assert action in self.s.reasons, f"{word} has no reason in {self.question}"
        return v.REASONS[self.s.reasons[action]].rule

    # --- what lies on the table --------------------------------------------------------------------

    def held(self, seat: int, resource: str) -> int:
        """What a reserve holds: gold, sun, moon, glory or shard."""
        return self.s.reserve[seat * RESOURCES + view.NAMES.index(resource)]

    def gold(self, seat: int) -> int:
        return self.held(seat, "gold")

    def sun(self, seat: int) -> int:
        return self.held(seat, "sun")

    def moon(self, seat: int) -> int:
        return self.held(seat, "moon")

    def glory(self, seat: int) -> int:
        return self.held(seat, "glory")

    def shard(self, seat: int) -> int:
        return self.held(seat, "shard")

    def purse(self, seat: int) -> tuple[int, int, int, int]:
        """Gold, sun, moon and glory at once."""
        return self.gold(seat), self.sun(seat), self.moon(seat), self.glory(seat)

    @property
    def table(self) -> view.TableView:
        """All that can be seen."""
        return view.see(self.s)

    def player(self, seat: int) -> view.Player:
        """All that can be seen of a player."""
        return self.table["players"][seat]

    def faces(self, seat: int, die: str) -> list[str]:
        """The six faces of a die by position."""
        return self.player(seat)["dice"][view.DIE_NAMES.index(die)]["faces"]

    def showing(self, seat: int) -> tuple[str, str]:
        """What the light and the dark die of a seat show."""
        light, dark = self.player(seat)["dice"]
        return light["shown"], dark["shown"]

    def owned(self, seat: int, card: str) -> int:
        """How many copies of a card a seat has."""
        return self.s.cards[seat * SLOTS + seat_slot(self.s, card)]

    def stack_of(self, card: str) -> int:
        """Cards left on a stack."""
        return self.s.stack[seat_slot(self.s, card)]

    def left_of(self, face: str) -> int:
        """Faces of one picture left in Sanctuary, Gardens or Forest."""
        return self.s.pool[content.face_ids.index(face)]

    def turn(self) -> tuple[int, int]:
        """Round and active seat."""
        return self.s.round, self.s.active

    @property
    def scores(self) -> list[int]:
        """The final scores of a finished game."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome.scores

    @property
    def winners(self) -> list[int]:
        """Who won the finished game."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome.winners

    def log(self, kind: str) -> list[tuple[Word, ...]]:
        """The log lines of one kind with their fields; faces, cards, resources, slots and spaces by id."""
        code: int = getattr(v, kind)
        fields = v.EVENTS[code].fields
        assert self.s.events is not None
        return [
            tuple(told(field, event[2 + k]) for k, field in enumerate(fields))
            for event in self.s.events
            if event[0] == code
        ]

    def cited(self, kind: str) -> list[str]:
        """The rules that the log lines of one kind name."""
        code: int = getattr(v, kind)
        return [GAME.rule_of_event(event) for event in self.s.events or () if event[0] == code]


def forge(players: int = 2, setup: str = "first", **options: Value) -> Forge:
    """A table to be described; `setup` as the start option: a mix and sets that differ from it."""
    return Forge(players, setup, options)


def blessed(light: str, dark: str, players: int = 3, setup: str = "first", **options: Value) -> Forge:
    """Seat 0 is to be blessed with these two faces, forged at position 0 of his dice; all others roll their 1g.

    More may be reported (`reserve`, `card`, ...) before the first look; with two players the second roll is the same.
    """
    t = forge(players, setup, **options).dice(0, light=[light], dark=[dark])
    return t.at("blessings").rolls(*[0] * (8 if players == 2 else 2 * players))
