"""Any game, played at random: questions, copies, saves, chance, the end."""

from __future__ import annotations

import json
import pickle

import msgspec
import pytest

import ninerealms as nr
from ninerealms.kernel import engine, save
from ninerealms.players.seating import chooser
from tests.contract.cases import Case, cases, each_state, finish, first_cases, plain_cases, start, stride

OUTSIDE = {"rng", "events", "reasons", "decision"}
MANY = 10_000_000


@pytest.mark.parametrize("case", cases(), ids=str)
def test_options_are_never_empty_sorted_unique_and_in_range(case: Case) -> None:
    """If somebody is asked, then at least two options are on offer, in order, each within the kind's size."""
    for state, _ in each_state(case):
        decision = state.decision
        assert decision is not None
        assert len(decision.options) > 1
        assert decision.options == sorted(set(decision.options))
        assert decision.options[0] >= 0
        assert decision.options[-1] < case.game.kinds[decision.kind].size
        assert decision.seat in (*range(case.players), nr.TEAM)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_option_applies_to_its_own_copy_and_no_ancestor_changes(case: Case) -> None:
    """If any option is taken on a copy, then it works, no component is lost, and no earlier state is touched."""
    census = case.game.census(start(case))
    ancestors = []
    for state, _ in each_state(case):
        ancestors.append((state, nr.digest(state)))
        for option in state.decision.options if state.decision else []:
            assert case.game.census(case.game.child(state, option)) == census
    assert [nr.digest(state) for state, _ in ancestors] == [before for _, before in ancestors]


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_a_copy_equals_the_original_and_goes_its_own_way(case: Case) -> None:
    """If a copy is played to its end, then the original stands as it stood; events and reasons are not copied."""
    every = stride(case.game, 12)
    for i, (state, _) in enumerate(each_state(case)):
        if i % every:
            continue
        before = nr.dump(state)
        state.events, state.reasons = [], {}
        twin = state.copy()
        assert type(twin) is type(state)
        assert nr.dump(twin) == before
        assert twin.events is None
        assert twin.reasons is None
        engine.play_random(case.game.rules, twin, chooser(i), MANY)
        assert nr.dump(twin) != before
        assert nr.dump(state) == before
        assert state.events == []


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_state_is_saved_and_loaded_in_every_format(case: Case) -> None:
    """If a state goes through JSON, MessagePack or pickle, then it comes back the same and plays on alike."""
    every = stride(case.game, 25)
    for i, (state, action) in enumerate(each_state(case)):
        if i % every:
            continue
        rows = nr.dump(state)
        back = [
            nr.load(case.game.rules.fresh(), json.loads(json.dumps(rows))),
            nr.load(case.game.rules.fresh(), msgspec.msgpack.decode(msgspec.msgpack.encode(rows))),
            pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own bytes
        ]
        assert [nr.digest(one) for one in back] == [nr.digest(state)] * 3
        after = nr.digest(case.game.child(state, action))
        assert [nr.digest(case.game.child(one, action)) for one in back] == [after] * 3


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_names_cover_all_that_makes_the_state(case: Case) -> None:
    """If a state has a field, then it is named for dump, load and digest; only the Rng and what is told are apart."""
    state = start(case)
    found = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert found - OUTSIDE == set(state.names())
    assert len(state.names()) == len(set(state.names()))


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_state_is_told_by_nothing_of_the_last_answer(case: Case) -> None:
    """If a state was left with another answer, or over with another question, then its dump is the same."""
    for state in [*(state for state, _ in list(each_state(case))[:: stride(case.game, 5)]), finish(case)]:
        before, played = nr.dump(state), state.decision
        state.answer += 1
        if played is None:
            state.kind, state.source = state.kind + 1, state.source + 1
        assert nr.dump(state) == before
        assert state.decision == played


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_copy_and_a_load_miss_no_field(case: Case) -> None:
    """If any one field has another value, then the copy and the loaded state have it too."""
    for state, _ in list(each_state(case))[:: stride(case.game, 3)]:
        for name in set(state.names()) - set(save.KERNEL_LISTS) - {"top", "count", "answer"}:
            changed = state.copy()
            value = getattr(changed, name)
            setattr(changed, name, value + 1 if isinstance(value, int) else [entry ^ 1 for entry in value])
            assert nr.dump(changed) != nr.dump(state), name
            assert nr.dump(changed.copy()) == nr.dump(changed), name
            assert nr.dump(nr.load(case.game.rules.fresh(), nr.dump(changed))) == nr.dump(changed), name


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_same_seed_and_answers_give_the_same_game(case: Case) -> None:
    """If a game is played again with the same answers, then every state has the same digest; another seed differs."""
    once = [(nr.digest(state), action) for state, action in each_state(case)]
    state = start(case)
    for digest, action in once:
        assert nr.digest(state) == digest
        case.game.apply(state, action)
    assert nr.digest(start(case._replace(seed=case.seed + 1000))) != once[0][0]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_game_ends_within_its_declared_length_and_has_an_outcome(case: Case) -> None:
    """If a game is over, then it took no more decisions than declared, and it says who won and by which rule."""
    decisions = 0
    for state, _ in each_state(case):
        assert case.game.outcome(state) is None
        decisions += 1
    assert 0 < decisions <= case.game.longest
    end = finish(case)
    outcome = case.game.outcome(end)
    assert outcome is not None
    assert end.decision is None
    assert outcome.winners == sorted(set(outcome.winners) & set(range(case.players)))
    assert len(outcome.scores) == case.players
    assert outcome.reason.startswith(case.game.prefix)
    if case.game.coop:
        assert outcome.winners in ([], list(range(case.players)))
    else:
        assert outcome.winners
    values = [case.game.rules.value(end, seat) for seat in range(case.players)]
    assert all(0 <= value <= 1 for value in values)
    assert outcome.winners in ([], [seat for seat in range(case.players) if values[seat] == max(values)])


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_component_is_somewhere_at_every_decision(case: Case) -> None:
    """If components move, then the census of the table stays what it was at the first decision."""
    census = case.game.census(start(case))
    assert census
    for state, _ in each_state(case):
        assert case.game.census(state) == census
    assert case.game.census(finish(case)) == census


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_judge_says_a_number_between_losing_and_winning(case: Case) -> None:
    """If a running game is judged for a seat, then the estimate lies between 0 and 1."""
    seats = [*range(case.players), *([nr.TEAM] if case.game.coop else [])]
    for state, _ in each_state(case):
        assert all(0 <= case.game.rules.judge(state, seat) <= 1 for seat in seats)
