"""Hypothesis plays: random answers, undo, copies, saves; what fails is shrunk to the shortest replay file."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import ninerealms as nr
from ninerealms.errors import UndoRefused
from ninerealms.kernel import replaying
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match, has_learned
from ninerealms.kernel.replay import Move, read
from ninerealms.kernel.state import State
from tests import toy
from tests.contract.cases import games
from tests.toy import CARDS, HAND, PLAYED, Toy, nine

EXAMPLES = {"pure": 12, "compiled": 24, "sanitized": 4}[nr.form()]
STEPS = 40


class Play(RuleBasedStateMachine):
    """A table played by chance and taken back by whim; beside it the digests of all steps that stand."""

    game: Game

    def __init__(self) -> None:
        super().__init__()
        self.table = Match(self.game, seed=0)
        self.digests: list[str] = []
        self.census: dict[str, int] = {}
        self.failed = False

    def attempt(self, act: Callable[[], None]) -> None:
        """Do something; when it fails, tell how the game went as a replay file."""
        try:
            act()
        except BaseException:
            self.failed = True
            raise

    def teardown(self) -> None:
        if self.failed:
            note(self.table.replay())

    @initialize(seed=st.integers(0, 2**16), place=st.integers(0, 9))
    def lay(self, seed: int, place: int) -> None:
        self.table = Match(self.game, self.game.seats[place % len(self.game.seats)], seed)
        self.digests = [nr.digest(self.table.state)]
        self.census = self.game.census(self.table.state)

    @precondition(lambda self: self.table.decision is not None)
    @rule(place=st.integers(0, 79))
    def answer(self, place: int) -> None:
        """Any option."""

        def act() -> None:
            decision = self.table.decision
            assert decision is not None
            self.table.submit(decision.options[place % len(decision.options)], decision.seat, self.table.step)
            self.digests.append(nr.digest(self.table.state))

        self.attempt(act)

    @precondition(lambda self: self.table.step > 0)
    @rule(consent=st.booleans())
    def take_back(self, consent: bool) -> None:
        """The last answer; without consent only if nothing was shown since."""

        def act() -> None:
            moment = self.table.past[-1]
            seat = max(moment.seat, 0)
            shown = has_learned(moment.state, self.table.state)
            try:
                self.table.undo(seat, consent)
            except UndoRefused:
                assert shown
                assert not consent
                return
            assert consent or not shown
            self.digests.pop()
            assert nr.digest(self.table.state) == self.digests[-1]

        self.attempt(act)

    @rule()
    def save_and_load(self) -> None:
        """The state through its dump, the game through its replay file."""

        def act() -> None:
            self.table.state = nr.load(self.game.rules.fresh(), nr.dump(self.table.state))
            self.table.state.reasons = dict(self.table.reasons)
            told = replaying.verify(self.table.replay(), lambda _: self.game)
            assert told.changed_words == []
            assert nr.digest(told.table.state) == self.digests[-1]
            assert told.table.replay() == self.table.replay()
            assert told.table.log(0) == self.table.log(0)
            assert told.table.reasons == self.table.reasons

        self.attempt(act)

    @rule()
    def copy(self) -> None:
        """The game goes on with a copy."""
        self.table.state = self.table.state.copy()
        self.table.state.reasons = dict(self.table.reasons)

    @invariant()
    def stands(self) -> None:
        """What holds at every moment."""

        def act() -> None:
            assert len(self.digests) == self.table.step + 1
            assert nr.digest(self.table.state) == self.digests[-1]
            assert self.game.census(self.table.state) == self.census
            assert (self.table.decision is None) == (self.table.outcome is not None)

        if self.digests:
            self.attempt(act)


def play(game: Game, chosen: settings) -> None:
    """Let Hypothesis play a game."""
    machine = type(f"Play{game.name.title()}", (Play,), {"game": game})
    plain = settings(chosen, report_multiple_bugs=False, phases=(Phase.generate, Phase.shrink))
    run_state_machine_as_test(machine, settings=plain)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_games_stand_whatever_is_played_and_taken_back(game: Game) -> None:
    """If answers, undo, copies and saves follow each other as they will, then the game stays what its answers say."""
    play(game, settings(max_examples=EXAMPLES, stateful_step_count=STEPS))


class Careless(Toy):
    """Nine Cards that loses a card as soon as the strongest card of the first player was shown."""

    def census(self, state: State) -> dict[str, int]:
        s = nine(state)
        is_lost = s.place[CARDS - 1] == PLAYED and sum(s.points) > 0
        return {"cards": len(s.place) - is_lost}


@pytest.mark.house
def test_a_failure_is_shrunk_to_the_shortest_replay() -> None:
    """If a defect needs a certain card to be shown, then the printed replay holds just the two answers that show it."""
    with pytest.raises(AssertionError) as caught:
        play(Careless(), settings(max_examples=100, stateful_step_count=12, derandomize=True))
    text = "\n".join(getattr(caught.value, "__notes__", []))
    found = text[text.index("nine realms replay 2") :]
    file = found[: found.index("\n\n") + 2] + "".join(
        line + "\n" for line in found[found.index("\n\n") + 2 :].split("\n") if line[:1].isdigit()
    )
    replay = read(file)
    assert [type(entry) for entry in replay.entries] == [Move, Move]
    state = replaying.verify(file, lambda _: toy.GAME).table.state
    assert nine(state).place[CARDS - 1] == PLAYED
    assert len(nine(state).at(HAND)) == 2
