"""A table of Dice Forge in words: what can be said of it, answered and asked, as told in `__init__.py`."""

from __future__ import annotations

from typing import Self

from ninerealms.errors import ChanceNeeded, ScenarioError
from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.state import FACES, SIDES, SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.scenario.report import Report, seat_slot
from ninerealms.games.diceforge.scenario.words import FIXED_WORDS, MEMORY_SIDES, TOKENS, told
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import State
from ninerealms.kit.scenario import Word, event_code, find, number, require


class Forge(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, setup: str, options: dict[str, Value]) -> None:
        super().__init__(players, setup, options)
        self._state: ForgeState | None = None
        self._announced: list[tuple[int, Word]] = []
        self._waiting: tuple[ForgeState, int | None, int] | None = None
        self.sides: int = 0  # of the die the table waits for

    @property
    def s(self) -> ForgeState:
        """The state itself, opened at the first look."""
        if self._state is None:
            self._state = self.make()
            self._move_on(self._state, None)
        assert self._state is not None
        return self._state

    def position(self, seed: int = 0) -> State:
        require(self._waiting is None or self._state is None, "A roll is waited for: announce it, then go().")
        return super().position(seed)

    def look(self, heard: int) -> None:
        """Called after every answer with the log lines there were before, for whoever wants to see more."""

    # --- chance ------------------------------------------------------------------------------------

    def roll(self, seat: int, light: Word, dark: Word) -> Self:
        """The next two results: both dice of a seat, by face id or by position 0 .. 5."""
        self._announced += [(self.seat(seat) * 2, light), (seat * 2 + 1, dark)]
        return self

    def roll_die(self, seat: int, die: str, face: Word) -> Self:
        """The next result: one die, "light" or "dark", of a seat."""
        self._announced.append((self.seat(seat) * 2 + find(die, view.DIE_NAMES, "die"), face))
        return self

    def celestial(self, face: int) -> Self:
        """The next result: face 1 .. 6 of the Celestial die."""
        self._announced.append((0, number(face, 1, SIDES, "A face of the Celestial die") - 1))
        return self

    def rolls(self, *positions: int) -> Self:
        """The next results as they are, 0 .. 5."""
        self._announced += [(0, number(each, 0, SIDES - 1, "A position")) for each in positions]
        return self

    @property
    def unused(self) -> list[Word]:
        """Announced results nobody rolled."""
        loaded = [] if self._state is None or self._state.rng.loaded is None else self._state.rng.loaded[DICE]
        return [*loaded, *[word for _, word in self._announced]]

    def _load(self, s: ForgeState) -> None:
        for die, word in self._announced:
            s.rng.load(DICE, [place_on(s.die, die, word)])
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
        self.look(0 if action is None else told)

    def go(self) -> Self:
        """Go on with the results announced since the table waits for a roll."""
        if self._state is None:
            self.asked  # noqa: B018
            return self
        if self._waiting is None:
            raise ScenarioError(f"No roll is waited for; {self.question} is asked.")
        before, action, told = self._waiting
        before.events, before.reasons = (self._state.events or [])[:told], {}
        faces = self._state.die
        announced: list[tuple[int, Word]] = [(die, place_on(faces, die, word)) for die, word in self._announced]
        self._announced = announced
        self._state = before
        self._move_on(before, action)
        return self

    # --- answers -----------------------------------------------------------------------------------

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            require(self.question != "ROLL", f"A roll is waited for, {word!r} is no answer: announce it, then go().")
            action = -1 if self.question is None else self._action(word)
            if not self.s.is_offered(action):
                raise self.refuse(word)
            self._move_on(self.s, action)
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
            die, face = word.split(maxsplit=1)
            first = s.seat * SPOTS_EACH + find(die, view.DIE_NAMES, "die") * SIDES
            ids = [content.face_ids[s.die[first + k]] for k in range(SIDES)]
            return view.DIE_NAMES.index(die) * SIDES + find(face, ids, f"face on the {die} die:")
        if kind.name == "ACT":
            if word in content.face_ids[: v.FORGE_ACT] and word not in content.set_ids:
                return v.FORGE_ACT + content.face_ids.index(str(word))
            if word not in content.set_ids:
                raise self.refuse(word)
            return v.EXPLOIT_ACT + seat_slot(s, str(word))
        for action in range(kind.size):
            if self._word(action) == word:
                return action
        raise self.refuse(word)

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
    def options(self) -> set[Word]:
        """All that may be answered, in words."""
        decision = self.s.decision
        if decision is None or self.question == "ROLL":
            return set()
        return {self._word(action) for action in decision.options}

    def closed(self, word: Word) -> str:
        """The rule that closes an answer."""
        action = self._action(word)
        require(not self.s.is_offered(action), f"{word} is offered.")
        assert self.s.reasons is not None
        require(action in self.s.reasons, f"Nothing is said of {word} in {self.question}.")
        return v.REASONS[self.s.reasons[action]].rule

    # --- what was told -----------------------------------------------------------------------------

    def cited(self, kind: str) -> list[str]:
        """The rules that the log lines of one kind name."""
        code = event_code(kind, v.EVENTS)
        return [GAME.rule_of_event(event) for event in self.s.events or () if event[0] == code]

    def log(self, kind: str) -> list[tuple[Word, ...]]:
        """The log lines of one kind with their fields; faces, cards, resources, slots and spaces by id."""
        code = event_code(kind, v.EVENTS)
        fields = v.EVENTS[code].fields
        assert self.s.events is not None
        return [
            tuple(told(field, event[2 + k]) for k, field in enumerate(fields))
            for event in self.s.events
            if event[0] == code
        ]


def place_on(faces: list[int], die: int, word: Word) -> int:
    """A face by its position now, since the moment to begin again from may be before its forging."""
    if isinstance(word, int):
        return number(word, 0, SIDES - 1, "A position")
    return find(word, [content.face_ids[faces[die * SIDES + k]] for k in range(SIDES)], "face on this die:")


def begin(players: int, options: dict[str, Value]) -> Forge:
    """A table to be described; `setup` is the start option: a mix and sets that differ from it."""
    return Forge(players, str(options.pop("setup", "first")), options)
