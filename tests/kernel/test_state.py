"""The state: frames and registers, the question, what is told, copies."""

from __future__ import annotations

import pickle

import pytest

import ninerealms as nr
from ninerealms.kernel.rng import DICE, DRAW
from ninerealms.kernel.state import ASK, DEPTH, EVERYONE, HIDDEN_FROM, NEXT, OPTIONS, REGISTERS, USUAL, State


def framed(*procs: int) -> State:
    """A state with some procedures running."""
    s = State()
    for seat, proc in enumerate(procs):
        s.push(proc, seat)
    return s


def test_a_procedure_starts_on_top_with_empty_registers() -> None:
    """If a procedure is pushed, then it runs for its seat from step 0, whatever an earlier frame left there."""
    s = framed(7)
    assert s.push(8, 1) == NEXT
    s.put(0, 5)
    s.put(REGISTERS - 1, 6)
    s.wake(3)
    s.top -= 1
    assert (s.running(), s.actor(), s.step()) == (7, 0, 0)
    s.push(9, 2)
    assert (s.running(), s.actor(), s.step()) == (9, 2, 0)
    assert [s.get(register) for register in range(REGISTERS)] == [0] * REGISTERS


def test_a_procedure_is_called_with_its_registers() -> None:
    """If a procedure is called with values, then its first registers have them and the others are 0."""
    s = framed(7)
    s.put(0, 5)
    assert s.call(8, 1, 30, -4) == NEXT
    assert (s.running(), s.actor(), s.step()) == (8, 1, 0)
    assert [s.get(register) for register in range(REGISTERS)] == [30, -4, 0, 0, 0, 0]
    s.call(9, 2, 1, 2, 3, 4, 5)
    assert [s.get(register) for register in range(REGISTERS)] == [1, 2, 3, 4, 5, 0]
    s.top -= 2
    assert s.get(0) == 5


def test_registers_belong_to_their_frame() -> None:
    """If two procedures keep values, then each reads its own."""
    s = framed(1)
    assert s.put(2, 40) == 40
    s.push(2, 0)
    s.put(2, 50)
    assert s.get(2) == 50
    s.top -= 1
    assert s.get(2) == 40


def test_a_result_is_given_back_to_the_procedure_below() -> None:
    """If a procedure gives a value back, then the one below finds it in its register."""
    s = framed(1, 2)
    assert s.give_back(4, -3) == -3
    assert s.get(4) == 0
    s.top -= 1
    assert s.get(4) == -3


def test_a_procedure_wakes_where_it_says() -> None:
    """If a procedure names its next step, then that is where it goes on, and others stay where they are."""
    s = framed(1, 2)
    assert s.wake(5) == NEXT
    assert s.step() == 5
    s.top -= 1
    assert s.step() == 0


def test_a_stack_too_deep_is_an_error_in_words() -> None:
    """If procedures call each other without end, then the kernel says so instead of writing past the stack."""
    s = framed(*[1] * DEPTH)
    with pytest.raises(RuntimeError, match=f"the stack of frames is full: {DEPTH} were declared"):
        s.push(1, 0)
    assert s.top == DEPTH - 1


def test_too_many_options_are_an_error_in_words() -> None:
    """If more options are offered than a question can hold, then the kernel says so."""
    s = framed(1)
    for action in range(OPTIONS):
        assert s.offer(action) == action + 1
    with pytest.raises(RuntimeError, match=f"too many options for one question: {OPTIONS} were declared"):
        s.offer(OPTIONS)


class Narrow(State):
    """A game that needs little."""

    def __init__(self) -> None:
        State.__init__(self, 2, 3)


class Broad(State):
    """A game with many places."""

    def __init__(self) -> None:
        State.__init__(self, 40, 300)


@pytest.mark.parametrize(("kind", "depth", "most"), [(Narrow, 2, 3), (Broad, 40, 300)])
def test_a_game_sets_its_own_sizes(kind: type[State], depth: int, most: int) -> None:
    """If a game declares its stack and its options, then it has those, through copies and dumps, and no more."""
    s = kind()
    for frame in range(depth):
        s.push(frame + 1, frame % 3)
        s.put(REGISTERS - 1, frame)
    with pytest.raises(RuntimeError, match=f"the stack of frames is full: {depth} were declared"):
        s.push(1, 0)
    for action in reversed(range(most)):
        s.offer(action)
    with pytest.raises(RuntimeError, match=f"too many options for one question: {most} were declared"):
        s.offer(0)
    s.ask(0, 0, 0, 1)
    for twin in (s.copy(), pickle.loads(pickle.dumps(s)), nr.load(kind(), nr.dump(s))):  # noqa: S301 our own
        assert (len(twin.proc), len(twin.reg), len(twin.options)) == (depth, depth * REGISTERS, most)
        assert nr.dump(twin) == nr.dump(s)
        assert twin.get(REGISTERS - 1) == depth - 1
        assert list(twin.options) == list(range(most))
        twin.put(0, 9)
        assert s.get(0) == 0
    with pytest.raises(ValueError, match=f"field proc must hold {depth} numbers, not {depth + 1}"):
        nr.load(kind(), [[0] * (depth + 1), *nr.dump(s)[1:]])


def test_a_list_of_another_size_is_not_taken() -> None:
    """If a whole list is stored that is too long, then a compiled state refuses it; a pure one has no such wall."""
    s = State(4, 6)
    s.options = [5, 4, 3, 2, 1, 0]
    assert list(s.options) == [5, 4, 3, 2, 1, 0]
    if nr.form() != "pure":
        with pytest.raises(ValueError, match="options holds 6 numbers, not 7"):
            s.options = [0] * 7
        with pytest.raises(ValueError, match="room for 4 is not room for 5"):
            State.__init__(s, 5, 6)


def test_options_are_sorted_when_asked() -> None:
    """If options are offered in any order, then the decision lists them in order."""
    s = framed(1)
    for action in (5, 3, 9, 0, 4, 7):
        s.offer(action)
    assert s.ask(1, 2, 6, 4) == ASK
    assert s.decision == nr.Decision(seat=1, kind=2, options=[0, 3, 4, 5, 7, 9], source=6)
    assert s.step() == 4
    assert s.is_offered(7)
    assert not s.is_offered(1)


def test_nobody_is_asked_when_no_procedure_runs() -> None:
    """If the game is finished, then there is no decision, whatever was in progress."""
    s = framed(1, 2, 3)
    s.offer(0)
    s.offer(1)
    s.ask(0, 0, 0, 1)
    asked = [s.decision]
    assert s.finish() == NEXT
    assert [asked[0] is None, s.decision is None, s.top] == [False, True, -1]


def test_events_are_kept_only_where_somebody_listens() -> None:
    """If events are off, then telling costs nothing; if they are on, then each has its audience."""
    s = State()
    s.tell(1, 2, 3, 4, 5)
    assert s.events is None
    s.events = []
    s.tell(1, 2, 3, 4, 5)
    s.tell_only(1, 6, 7, 0, 0, 0)
    s.tell_others(1, 8, 9, 0, 0, 0)
    assert s.events == [
        (1, EVERYONE, 2, 3, 4, 5, USUAL),
        (6, 1, 7, 0, 0, 0, USUAL),
        (8, HIDDEN_FROM + 1, 9, 0, 0, 0, USUAL),
    ]


def test_an_event_can_name_its_own_rule() -> None:
    """If a procedure names the rule that caused an event, then the event has its number; unheard it is lost."""
    s = State()
    s.tell_by(30, 1, 2, 3, 4, 5)
    assert s.events is None
    s.events = []
    s.tell_by(30, 1, 2, 3, 4, 5)
    s.tell_by(USUAL, 1, 2, 3, 4, 5)
    assert s.events == [(1, EVERYONE, 2, 3, 4, 5, 30), (1, EVERYONE, 2, 3, 4, 5, USUAL)]


def test_the_first_reason_stays() -> None:
    """If an action is closed twice, then the first reason is kept; without a list nothing is kept."""
    s = State()
    s.close(4, 1)
    assert s.reasons is None
    s.reasons = {}
    s.close(4, 1)
    s.close(4, 2)
    s.close(5, 2)
    assert s.reasons == {4: 1, 5: 2}


def test_a_reveal_moves_the_horizon() -> None:
    """If something hidden is shown, then the state remembers that it was."""
    s = State()
    assert (s.horizon, s.reveal(), s.reveal(), s.horizon) == (0, 1, 2, 2)


def test_a_copy_has_all_but_what_is_told() -> None:
    """If a state is copied, then frames, question and Rng are the same and its own; events and reasons are left off."""
    s = framed(1, 2)
    s.put(3, 33)
    s.offer(8)
    s.offer(2)
    s.ask(1, 4, 5, 6)
    s.players, s.answer, s.events, s.reasons = 2, 8, [(1, 2)], {1: 2}
    s.rng.seed(77)
    s.rng.load(DRAW, [3, 1])
    twin = s.copy()
    assert nr.dump(twin) == nr.dump(s)
    assert (twin.events, twin.reasons) == (None, None)
    twin.put(3, 0)
    twin.rng.below(5, DRAW)
    twin.rng.below(6, DICE)
    assert s.get(3) == 33
    assert s.rng.loaded == [[], [3, 1]]
    assert twin.rng.loaded == [[], [1]]


def test_a_plain_state_pickles() -> None:
    """If a state is pickled, then it comes back equal."""
    s = framed(1, 2)
    s.put(3, 33)
    s.rng.demand()
    back = pickle.loads(pickle.dumps(s))  # noqa: S301 - our own bytes
    assert nr.dump(back) == nr.dump(s)
    assert back.rng.explicit is True


def test_decisions_are_compared_shown_and_kept_by_what_they_say() -> None:
    """If two decisions say the same, then they are equal, look alike, and a pickled one is equal too."""
    asked = nr.Decision(seat=1, kind=2, options=[3, 5], source=6)
    assert asked == nr.Decision(1, 2, [3, 5], 6)
    assert asked != nr.Decision(1, 2, [3, 4], 6)
    assert asked != (1, 2, [3, 5], 6)
    assert repr(asked) == "Decision(seat=1, kind=2, options=[3, 5], source=6)"
    assert pickle.loads(pickle.dumps(asked)) == asked  # noqa: S301 our own
