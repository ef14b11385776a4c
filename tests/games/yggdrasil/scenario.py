"""A table of Yggdrasil described as a report, then played in words.

    t = saga_table(players=3).places(odin="midgard").enemies(hel="midgard").elves(odin=2).counts(dead=3)
    t.begin("odin").choose("stay", "fight hel")      # Odin's turn: no move, then a fight
    t.throw("S", "I+", "-")                          # before the answer that leads to the throw
    t.choose(2)                                      # ROLL_VANIR: two dice
    assert t.place_of("hel") == "niflheim"

Without a word: gods odin, thor, frigg, freyr, tyr in this order (support gods last), the position of a new game,
every deck known, seat 0 beginning with Surt, seat 1 with Hel, seat 2 with Jormungand and so on, so nothing is
activated in the first round. `begin` answers the order of turns; the cards of the round are revealed as they are.

Chance is never thrown: what is not announced (`throw`, `roll`, `stones`, `next_jotun`, `next_creatures`,
`next_artifact`, `next_card`, `next_token`) raises ChanceNeeded, what is announced and not used fails the test.

Answers by kind: worlds, gods, Jotuns, creatures, runes by id; "stay" for the own world; DUTY none, act, restore,
saga, regain, give, "fight surt", "fight beli", "fight duel-hel"; FIGHT_WHAT "surt", "none"; MOVE_GOD "odin to
asgard"; DEED_WHERE "act asgard", "restore asgard", "saga asgard"; TAKE_ARTIFACT the artifact or "holder-2"; REROLL
a face (a Vanir die), "god", "throw", "none"; CHANGE_DIE a face, "god", "freyr", "freyja", "none"; spoils "none",
"elf", "lost-die", "die"; "yes" and "no"; ORDER_CARDS "keep", "swap"; URD_CARD "surt of thor"; KIN_TAKE "elf of thor",
"gungnir of thor"; GIVE_WHAT "elf", "die", an artifact; TRAVEL_WITH a god or "stay"; "none" to stop; numbers as ints.
"""

from __future__ import annotations

from typing import Self

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import ARTIFACTS, CARDS_OF_A_GOD, DECK, IN_DECK, YggState
from ninerealms.games.yggdrasil.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.decision import Outcome
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kernel.state import TEAM
from tests.games.yggdrasil.scenario_checks import check_cleared, check_decks, check_ints, check_source
from tests.games.yggdrasil.scenario_report import Report
from tests.games.yggdrasil.scenario_words import Word, action_of, card_name, event_name, god_name, told, word_of

OPENED: list[Table] = []
# The answer that does as little as can be.
LEAST: dict[str, Word] = {
    "MOVE_TO": "stay",
    "MOVE_SUPPORT": "stay",
    "TRAVEL_WITH": "stay",
    "DUTY": "none",
    "KIN_TAKE": "none",
    "USE_HEROES": 0,
    "ROLL_VANIR": 0,
    "REROLL": "none",
    "CHANGE_DIE": "none",
    "COMRADE_ELF": "no",
    "LUCKY_TAKE": "none",
    "KEEP_BY_LUCK": "none",
    "KEEP_ELF": "no",
    "KEEP_DIE": "no",
    "APPLY_RUNE": "none",
    "KIN_BEARS": 0,
}


def nth_bit(mask: int, bit: int, name: str) -> int:
    """The place of something among what is left to draw."""
    assert mask >> bit & 1, f"{name} is not there to be drawn"
    return (mask & ((1 << bit) - 1)).bit_count()


class Table(Report):
    """A report that is played from the moment somebody asks or answers."""

    def __init__(self, players: int, options: dict[str, Value]) -> None:
        super().__init__(players, options)
        self._state: YggState | None = None
        self._draws: list[tuple[str, str]] = []
        self._rolls: list[int] = []
        self._census: dict[str, int] = {}
        OPENED.append(self)

    @property
    def s(self) -> YggState:
        """The state itself; opened at the first look, at the beginning of a round."""
        if self._state is None:
            s = self.make()
            self._census = GAME.census(s)
            self._state = s
            s.push(v.GAME, TEAM)
            self._load(s)
            engine.run(GAME.rules, s)
            self._check(s)
        return self._state

    def opening(self, seed: int = 5, gods: str = "") -> Self:
        """A game from the box instead of the report, every draw by its seed, at its first question."""
        s = GAME.fresh(players=self.players, seed=seed, options={**self._options, "gods": gods})
        assert isinstance(s, YggState)
        s.events, s.reasons = [], {}
        self._census = GAME.census(s)
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
            self._rolls += [die.index(content.FACE_IDS.index(face)) for face in faces]
        return self

    def stones(self, *runes: str) -> Self:
        """The runes of the next stones thrown: white, green, red."""
        for stone, rune in enumerate(runes):
            self._rolls.append(content.stone_face[stone * 2 : stone * 2 + 2].index(content.RUNES.index(rune)))
        return self

    def next_jotun(self, *jotuns: str) -> Self:
        """The next Jotun cards drawn."""
        self._draws += [("jotun", jotun) for jotun in jotuns]
        return self

    def next_creatures(self, *creatures: str) -> Self:
        """The next creature cards drawn."""
        self._draws += [("creature", creature) for creature in creatures]
        return self

    def next_artifact(self, *artifacts: str) -> Self:
        """The cards that become visible when the top card of their holder is taken."""
        self._draws += [("artifact", artifact) for artifact in artifacts]
        return self

    def next_card(self, god: str, *cards: str) -> Self:
        """The next cards seen of a shuffled deck: `surt`, `hel of frigg`."""
        self._draws += [(god, card) for card in cards]
        return self

    def next_token(self, *tokens: str) -> Self:
        """The next promise tokens flipped: oath or betrayal."""
        self._draws += [("token", token) for token in tokens]
        return self

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
                s.rng.load(DRAW, [[a for a in unseen if s.artifact[a] == IN_DECK].index(bit)])
                turned.append(bit)
            elif kind == "token":
                s.rng.load(DRAW, [0 if name == "oath" else oaths])
                oaths, betrayals = (oaths - 1, betrayals) if name == "oath" else (oaths, betrayals - 1)
                assert oaths >= 0 <= betrayals, f"no {name} is left"
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

    def choose(self, *answers: Word) -> Self:
        """Answer the pending questions one after another."""
        for word in answers:
            assert self.question is not None, f"nobody is asked, {word} is no answer"
            action = action_of(self.s, word)
            assert self.s.is_offered(action), f"{word} is not offered in {self.question}: {self.options}"
            self._load(self.s)
            engine.apply(GAME.rules, self.s, action)
            self._check(self.s)
        return self

    def begin(self, *gods: str) -> Self:
        """Agree on the order of a round: these gods first, then the others by seat; to the first question after."""
        if self.question == "NEXT_TURN":
            wanted = [*gods, *(god for god in self.gods[: self.players] if god not in gods)]
            self.choose(*wanted[: self.players - 1])
        return self

    def to_duty(self, god: str) -> Self:
        """The turn of a god is the first of the round, it stays where it is, and its duty is asked of it."""
        self.begin(god).until("DUTY")
        assert self.asked == (god, "DUTY"), f"{self.asked} is asked, not {god}"
        return self

    def until(self, question: str) -> Self:
        """Answer as little as can be until a question is asked."""
        while self.question != question:
            assert self.question in LEAST, f"{self.question} is asked, not {question}"
            self.choose(LEAST[self.question])
        return self

    def end_turn(self) -> Self:
        """Answer as little as can be until another turn begins, a round begins, or the game is over."""
        turns = len(self.log("TURN_BEGINS"))
        while len(self.log("TURN_BEGINS")) == turns and self.question not in (None, "NEXT_TURN"):
            assert self.question in LEAST, f"{self.question} needs an answer"
            self.choose(LEAST[self.question])
        return self

    def end_round(self) -> Self:
        """Answer as little as can be until the next round has begun or the game is over."""
        rounds = self.s.rounds
        if self.question == "NEXT_TURN":
            self.begin()
        while self.s.rounds == rounds and self.question is not None:
            self.end_turn()
        return self

    def _check(self, s: YggState) -> None:
        """After every answer: no component came or went, and what `scenario_checks` says."""
        assert GAME.census(s) == self._census, "components came or went"
        check_ints(s)
        check_decks(s)
        if s.top >= 0:
            check_source(s)
            check_cleared(s)

    # --- what is asked -----------------------------------------------------------------------------

    @property
    def question(self) -> str | None:
        """The kind of the pending question; None when the game is over."""
        return None if self.s.top < 0 else v.KINDS[self.s.kind].name

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who ("team" or a god) is asked what; None when the game is over."""
        if self.question is None:
            return None
        return ("team" if self.s.seat == TEAM else god_name(self.s, self.s.seat)), self.question

    @property
    def options(self) -> set[Word]:
        """All that may be answered, in words."""
        decision = self.s.decision
        return set() if decision is None else {word_of(self.s, action) for action in decision.options}

    def closed(self, word: Word) -> str:
        """The rule that closes an answer."""
        return v.REASONS[self._reason(word)].rule

    def why(self, word: Word) -> str:
        """The name of the sentence that says why an answer is closed, without its `why-`."""
        return v.REASONS[self._reason(word)].key.removeprefix("why-")

    def _reason(self, word: Word) -> int:
        action = action_of(self.s, word)
        assert not self.s.is_offered(action), f"{word} is offered"
        assert self.s.reasons is not None
        assert action in self.s.reasons, f"{word} has no reason in {self.question}"
        return self.s.reasons[action]

    # --- what lies on the table --------------------------------------------------------------------

    @property
    def table(self) -> view.TableView:
        """All that can be seen."""
        return view.see(self.s)

    def god(self, name: str) -> view.GodSeen:
        """All that can be seen of a god."""
        return next(god for god in self.table["gods"] if god["god"] == name)

    def world(self, name: str) -> view.WorldSeen:
        """All that can be seen of a world."""
        return self.table["worlds"][content.world_ids.index(name)]

    def place_of(self, name: str) -> str:
        """The world of a god, or where an enemy is: a world, "cage", "page", "" when out of the game."""
        if name in self.gods:
            return self.god(name)["place"]
        return next((foe["place"] for foe in self.table["foes"] if foe["id"] == name), "")

    def life_of(self, god: str) -> int:
        return self.god(god)["life"]

    @property
    def ruins(self) -> set[str]:
        """The devastated worlds."""
        return {world["id"] for world in self.table["worlds"] if world["devastated"]}

    def known_deck(self, god: str) -> list[str]:
        """A deck from the top: `surt of thor`, or "?" for a card nobody has seen."""
        seat = self.figure(god)
        cards = list(self.s.deck)[seat * DECK : seat * DECK + self.s.size[seat]]
        return [card_name(self.s, card) if card >= 0 else "?" for card in cards]

    @property
    def face_up(self) -> list[str]:
        """The face-up cards on the wheel."""
        return [card_name(self.s, card) for card in self.s.wheel if card >= 0]

    @property
    def outcome(self) -> Outcome:
        """How the finished game ended: winners, scores, the rule that ended it."""
        outcome = GAME.outcome(self.s)
        assert outcome is not None, "the game is not over"
        return outcome

    # --- what was told -----------------------------------------------------------------------------

    def log(self, kind: str) -> list[tuple[Word, ...]]:
        """The log lines of one kind, for instance "ENEMY_MOVED", with their fields in words."""
        code: int = getattr(v, kind)
        return [line[1:] for line in self._story() if line[0] == event_name(code)]

    def cited(self, kind: str) -> list[str]:
        """The rules that the log lines of one kind name."""
        code: int = getattr(v, kind)
        return [GAME.rule_of_event(event) for event in self.s.events or () if event[0] == code]

    @property
    def story(self) -> list[str]:
        """The kinds of all log lines in their order, since the opening or the last `forget`."""
        return [str(line[0]) for line in self._story()]

    def _story(self) -> list[tuple[Word, ...]]:
        return [
            (
                event_name(kind),
                *(told(self.s, field, n) for field, n in zip(v.EVENTS[kind].fields, rest, strict=False)),
            )
            for kind, _, *rest in self.s.events or ()
        ]

    def forget(self) -> Self:
        """Drop the log up to here."""
        self.s.events = []
        return self


def saga_table(players: int = 3, **options: Value) -> Table:
    """A table to be described; options as at the start: mode, saga, gods, charts, brisingamen."""
    return Table(players, options)


def activation(enemy: str, players: int = 3, **options: Value) -> Table:
    """Odin is about to make a pair: a card of Thor lies face up, and his own top card is the same enemy."""
    return Table(players, options).wheel(f"{enemy} of thor").deck("odin", enemy)


def own_cards(god: str) -> list[str]:
    """The six enemy cards of a god."""
    assert len(content.enemy_ids) == CARDS_OF_A_GOD
    return [f"{enemy} of {god}" for enemy in content.enemy_ids]
