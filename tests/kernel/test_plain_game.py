"""A game in plain Python runs on the kernel in every form, through the kernel's methods alone."""

from __future__ import annotations

import pickle

from ninerealms.kernel import engine, save
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import DONE, State

TURN = 1
RISK = 2
GOAL = 30
STAKE = 0
GAIN = 1


class HillState(State):
    """Two climbers; fields of its own in plain Python."""

    def __init__(self) -> None:
        super().__init__()
        self.height = [0, 0]
        self.turns = 0


def test_fields_are_found_and_copied() -> None:
    """If Python adds fields to a state, then they are named after the kernel's and copied with them, and not shared."""
    state = HillState()
    assert state.names() == (*State().names(), "height", "turns")
    state.height[1], state.turns, state.events = 7, 3, []
    state.rng.load(DICE, [2])
    twin = state.copy()
    assert isinstance(twin, HillState)
    assert save.dump(twin) == save.dump(state)
    assert twin.events is None
    twin.height[1] += 1
    twin.rng.load(DICE, [1])
    assert (state.height[1], state.rng.loaded) == (7, [[2], []])


class HillRules(Rules):
    """A turn: choose a stake; risk it or rest."""

    def fresh(self) -> State:
        state = HillState()
        state.push(TURN, 0)
        return state

    def resume(self, s: State) -> int:
        assert isinstance(s, HillState)
        return self.turn(s) if s.running() == TURN else self.risk(s)

    def turn(self, s: HillState) -> int:
        seat = s.turns % 2
        if s.step() == 0:
            for stake in (3, 1, 2):
                s.offer(stake)
            return s.ask(seat, 0, 0, 1)
        if s.step() == 1:
            s.put(STAKE, s.answer)
            s.wake(2)
            return s.push(RISK, seat)
        s.height[seat] += s.get(GAIN)
        s.turns += 1
        return s.finish() if s.height[seat] >= GOAL else s.wake(0)

    def risk(self, s: HillState) -> int:
        if s.step() == 0:
            s.offer(1)
            s.offer(0)
            return s.ask(s.actor(), 1, 0, 1)
        s.give_back(GAIN, 1 + s.rng.below(3, DRAW) if s.answer == 1 and s.rng.below(2, DICE) == 1 else 0)
        return DONE

    def value(self, s: State, seat: int) -> float:
        assert isinstance(s, HillState)
        return 1.0 if s.height[seat] > s.height[1 - seat] else 0.0


def climb(seed: int) -> HillState:
    """A game to its end."""
    rules = HillRules()
    state = rules.fresh()
    assert isinstance(state, HillState)
    state.rng.seed(seed)
    engine.run(rules, state)
    engine.play_random(rules, state, Rng(seed), 100000)
    return state


def test_a_plain_game_is_played_to_its_end() -> None:
    """If a plain game is played at random, then it ends the same way in every form."""
    assert [climb(seed).height for seed in range(4)] == [[32, 28], [15, 30], [32, 26], [21, 30]]
    assert climb(1).turns == 90


def test_a_plain_game_is_asked_step_by_step() -> None:
    """If a plain game is answered from outside, then options come sorted and answers arrive."""
    rules = HillRules()
    state = rules.fresh()
    engine.run(rules, state)
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.options) == (0, [1, 2, 3])
    engine.apply(rules, state, 2)
    decision = state.decision
    assert decision is not None
    assert (decision.kind, decision.options, state.top) == (1, [0, 1], 1)


def test_a_plain_state_is_copied_and_pickled() -> None:
    """If a plain state is copied or pickled in the middle, then it goes on as the first would."""
    rules = HillRules()
    state = rules.fresh()
    engine.run(rules, state)
    engine.play_random(rules, state, Rng(5), 33)
    twins = [state.copy(), pickle.loads(pickle.dumps(state)), engine.imagine(rules, state, 0, Rng(1))]  # noqa: S301 our own
    digests = []
    for twin in twins[:2]:
        engine.play_random(rules, twin, Rng(6), 1000)
        digests.append(save.digest(twin))
    assert digests[0] == digests[1] != save.digest(state)
    assert rules.value(twins[0], 0) + rules.value(twins[0], 1) == 1.0
