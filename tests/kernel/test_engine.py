"""The loop: procedures, forced answers, illegal ones, the end, and what is imagined."""

from __future__ import annotations

import pytest

import ninerealms as nr
from ninerealms.errors import ChanceNeeded
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import ASK, DONE, NOBODY, State
from tests import ladder, toy

PARENT, CHILD = 0, 1
ANSWER = 2


class Story(Rules):
    """A parent calls a child with a list of options for its question and keeps what the child gives back."""

    def __init__(self, options: tuple[int, ...]) -> None:
        Rules.__init__(self)
        self.offers = options
        self.trace: list[str] = []

    def resume(self, s: State) -> int:
        self.trace.append(f"{'parent' if s.running() == PARENT else 'child'} {s.step()}")
        if s.running() == PARENT:
            if s.step() == 0:
                s.wake(1)
                return s.push(CHILD, 1)
            s.tell(0, s.get(ANSWER), 0, 0, 0)
            return DONE
        if s.step() == 0:
            for action in self.offers:
                s.offer(action)
            s.close(9, 3)
            return s.ask(s.actor(), 5, 6, 1)
        s.give_back(ANSWER, s.answer)
        return DONE


def begun(rules: Rules) -> State:
    s = State()
    s.events, s.reasons = [], {}
    s.push(PARENT, 0)
    engine.run(rules, s)
    return s


def test_the_loop_stops_where_somebody_must_choose() -> None:
    """If a procedure asks with more than one option, then the loop returns with the question pending."""
    rules = Story((4, 2))
    s = begun(rules)
    assert s.decision == nr.Decision(seat=1, kind=5, options=[2, 4], source=6)
    assert s.reasons == {9: 3}
    assert rules.trace == ["parent 0", "child 0"]
    assert engine.apply(rules, s, 4) == DONE
    assert rules.trace == ["parent 0", "child 0", "child 1", "parent 1"]
    assert s.events == [(0, -1, 4, 0, 0, 0, 0)]
    assert (s.top, s.seat, s.count) == (-1, NOBODY, 0)


def test_a_single_option_answers_itself() -> None:
    """If there is only one option, then nobody is asked and the procedure goes on with it."""
    s = begun(Story((7,)))
    assert s.decision is None
    assert s.events == [(0, -1, 7, 0, 0, 0, 0)]


class Anyway(Rules):
    """A question about a hidden hand, with so many options."""

    def __init__(self, options: tuple[int, ...]) -> None:
        Rules.__init__(self)
        self.offers = options

    def resume(self, s: State) -> int:
        if s.step() == 1:
            s.tell(0, s.answer, 0, 0, 0)
            return DONE
        for action in self.offers:
            s.offer(action)
        return s.ask_anyway(s.actor(), 5, 6, 1)


def test_what_is_asked_anyway_waits_even_for_a_single_option() -> None:
    """If a hidden hand leaves one option, then its seat is asked all the same: silence would tell."""
    s = begun(Anyway((7,)))
    assert s.decision == nr.Decision(seat=0, kind=5, options=[7], source=6)
    assert s.events == []
    assert engine.apply(Anyway((7,)), s, 7) == DONE
    assert s.events == [(0, -1, 7, 0, 0, 0, 0)]
    assert begun(Anyway((4, 2))).decision == nr.Decision(seat=0, kind=5, options=[2, 4], source=6)
    with pytest.raises(RuntimeError, match="a question without options"):
        begun(Anyway(()))


def test_a_question_without_options_is_a_defect() -> None:
    """If a procedure asks without an option, then the engine stops with a word about it."""
    with pytest.raises(RuntimeError, match="a question without options"):
        begun(Story(()))


class Either(Rules):
    """Asks twice; what is answered changes nothing."""

    def resume(self, s: State) -> int:
        if s.step() == 2:
            return DONE
        s.offer(3)
        s.offer(8)
        return s.ask(0, s.step(), 0, s.step() + 1)


def test_states_that_play_alike_have_the_same_dump() -> None:
    """If two answers lead to the same position, or the game ends either way, then nothing tells the states apart."""
    rules = Either()
    one, other = begun(rules), begun(rules)
    for _ in range(2):
        engine.apply(rules, one, 3)
        engine.apply(rules, other, 8)
        assert nr.dump(one) == nr.dump(other)
    assert nr.digest(one) == nr.digest(other)


def test_loaded_chance_that_is_used_up_leaves_no_trace() -> None:
    """If all loaded results were used and the rest is thrown, then the state is as if none had been loaded."""
    state = ladder.GAME.start(2, 1)
    before = nr.dump(state)
    state.rng.load(DICE, [])
    assert nr.dump(state) == before
    state.rng.demand()
    assert nr.dump(state) != before


def test_an_illegal_answer_changes_nothing() -> None:
    """If an answer is not on offer, then it is refused and the state is as it was."""
    rules = Story((4, 2))
    s = begun(rules)
    before = nr.digest(s)
    for wrong in (3, -1, 9, 2**20):
        with pytest.raises(nr.IllegalAction, match=f"{wrong} is not among the options"):
            engine.apply(rules, s, wrong)
    assert nr.digest(s) == before
    assert s.reasons == {9: 3}


def test_nobody_answers_a_finished_game() -> None:
    """If the game is over, then an answer is refused as such."""
    rules = Story((4, 2))
    s = begun(rules)
    engine.apply(rules, s, 2)
    with pytest.raises(nr.GameOver, match="nobody is asked"):
        engine.apply(rules, s, 2)


def test_plain_rules_end_at_once() -> None:
    """If rules say nothing, then every procedure is done, nothing is hidden, and nobody wins."""
    rules, s = Rules(), State()
    s.push(0, 0)
    assert engine.run(rules, s) == DONE
    assert rules.redeal(s, 0, Rng(1)) == 0
    assert (rules.value(s, 0), rules.judge(s, 0)) == (0.0, 0.5)
    assert type(rules.fresh()) is State


def test_an_action_is_over_when_another_is_asked() -> None:
    """If the seat itself is asked again, then its action goes on."""
    s = begun(Story((4, 2)))
    assert Rules().is_action_over(s, 0)
    assert not Rules().is_action_over(s, 1)


def test_random_answers_come_from_their_own_rng() -> None:
    """If a game is played at random, then the same Rng gives the same answers, and a limit is kept."""
    ends = []
    for _ in range(2):
        state = ladder.GAME.start(3, 5)
        assert engine.play_random(ladder.GAME.rules, state, Rng(3), 4) == 4
        assert state.top >= 0
        assert engine.play_random(ladder.GAME.rules, state, Rng(4), 1000) < 20
        assert state.decision is None
        ends.append(nr.digest(state))
    assert ends[0] == ends[1]


def test_a_random_choice_is_one_of_the_options() -> None:
    """If a random player is asked often, then every option comes up."""
    state, rng = toy.GAME.start(2, 1), Rng(0)
    assert state.decision is not None
    assert {engine.choose_random(state, rng) for _ in range(50)} == set(state.decision.options)


def test_imagining_forgets_loaded_chance() -> None:
    """If results are loaded into the real Rng, then an imagined state neither knows nor uses them up."""
    state = ladder.GAME.start(2, 1)
    state.rng.load(DICE, [5, 5, 5])
    state.rng.demand()
    world = engine.imagine(ladder.GAME.rules, state, 0, Rng(9))
    assert (world.rng.loaded, world.rng.explicit) == (None, False)
    assert state.rng.loaded == [[5, 5, 5], []]
    assert not set(world.rng.keys) & set(state.rng.keys)


def test_chance_that_is_demanded_and_not_loaded_is_asked_for() -> None:
    """If the Rng throws nothing itself, then the rules stop where a result is needed, and say which."""
    state = ladder.GAME.start(2, 1)
    ladder.GAME.apply(state, 0)
    state.rng.demand()
    with pytest.raises(ChanceNeeded) as need:
        engine.apply(ladder.GAME.rules, state.copy(), ladder.LEAP)
    assert (need.value.sides, need.value.stream) == (6, DICE)
    state.rng.load(DICE, [3])
    assert engine.apply(ladder.GAME.rules, state, ladder.LEAP) == ASK
