"""States: copies, saves, components, and that the same answers lead to the same."""

from __future__ import annotations

import json
import pickle

import msgspec

import ninerealms as nr
from ninerealms.kernel import engine, save
from ninerealms.players.seating import chooser
from tests.contract.cases import start
from tests.contract.walk import Walk

MANY = 10_000_000


def every_component_is_somewhere(walk: Walk) -> None:
    """If components move, then the census of the table stays what it was at the first decision."""
    assert walk.census
    assert walk.game.census(walk.state) == walk.census


def every_option_applies_to_its_own_copy(walk: Walk) -> None:
    """If any option is taken on a copy, then it works, and no component is lost."""
    for option in walk.decision.options:
        assert walk.game.census(walk.game.child(walk.state, option)) == walk.census, option


def no_earlier_state_was_touched(walk: Walk) -> None:
    """If a game went on from copies and was looked at in every way, then all earlier states are what they were."""
    assert [nr.digest(moment.state) for moment in walk.table.past] == walk.digests


def a_copy_goes_its_own_way(walk: Walk) -> None:
    """If a copy is played to its end, then the original stands as it stood; events and reasons are not copied."""
    before, state = nr.dump(walk.state), walk.state.copy()
    state.events, state.reasons = [], {}
    twin = state.copy()
    assert type(twin) is type(walk.state)
    assert nr.dump(twin) == before
    assert twin.events is None
    assert twin.reasons is None
    engine.play_random(walk.game.rules, twin, chooser(walk.step), MANY)
    assert nr.dump(twin) != before
    assert nr.dump(state) == nr.dump(walk.state) == before
    assert state.events == []


def a_copy_and_a_load_miss_no_field(walk: Walk) -> None:
    """If any one field has another value, then the copy and the loaded state have it too."""
    state = walk.state
    for name in set(state.names()) - set(save.KERNEL_LISTS) - {"top", "count", "answer"}:
        changed = state.copy()
        value = getattr(changed, name)
        setattr(changed, name, value + 1 if isinstance(value, int) else [entry ^ 1 for entry in value])
        assert nr.dump(changed) != nr.dump(state), name
        assert nr.dump(changed.copy()) == nr.dump(changed), name
        assert nr.dump(nr.load(walk.game.rules.fresh(), nr.dump(changed))) == nr.dump(changed), name


def a_state_is_told_by_nothing_of_the_last_answer(walk: Walk) -> None:
    """If a state was left with another answer, then its dump is the same, and so is what is asked."""
    state = walk.state.copy()
    before, asked = nr.dump(state), state.decision
    state.answer += 1
    assert nr.dump(state) == before
    assert state.decision == asked


def a_finished_state_is_told_by_no_question(walk: Walk) -> None:
    """If a game was over with another answer or question, then its dump is the same."""
    state = walk.state.copy()
    before = nr.dump(state)
    state.answer, state.kind, state.source = state.answer + 1, state.kind + 1, state.source + 1
    assert nr.dump(state) == before
    assert state.decision is None


def every_format_brings_a_state_back(walk: Walk) -> None:
    """If a state goes through JSON, MessagePack or pickle, then it comes back the same and plays on alike."""
    game, state, rows = walk.game, walk.state, nr.dump(walk.state)
    back = [
        nr.load(game.rules.fresh(), json.loads(json.dumps(rows))),
        nr.load(game.rules.fresh(), msgspec.msgpack.decode(msgspec.msgpack.encode(rows))),
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own bytes
    ]
    assert [nr.digest(one) for one in back] == [walk.digests[-1]] * 3
    after = nr.digest(game.child(state, walk.action))
    assert [nr.digest(game.child(one, walk.action)) for one in back] == [after] * 3


def the_same_answers_give_the_same_game(walk: Walk) -> None:
    """If a game is played again with the same answers, then every state has the same digest; another seed differs."""
    state = start(walk.case)
    for digest, answer in zip(walk.digests, walk.answers, strict=True):
        assert nr.digest(state) == digest
        walk.game.apply(state, answer)
    assert nr.digest(state) == nr.digest(walk.state)
    assert nr.digest(start(walk.case._replace(seed=walk.case.seed + 1000))) != walk.digests[0]
