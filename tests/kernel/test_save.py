"""Dumps and digests: what is alive and nothing else, and dumps that do not fit."""

from __future__ import annotations

import pickle

import pytest

import ninerealms as nr
from ninerealms.kernel import save
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import State
from tests import toy


def position() -> State:
    return toy.GAME.start(2, 5)


def changed(place: int | str, value: object) -> save.Dump:
    """A dump with one field replaced."""
    rows = nr.dump(position())
    rows[place if isinstance(place, int) else position().names().index(place)] = value
    return rows


def test_only_what_is_alive_is_written() -> None:
    """If finished procedures and old options left traces, then the dump does not show them."""
    one, other = State(), State()
    for s in (one, other):
        s.push(1, 0)
    other.push(2, 1)
    other.put(3, 77)
    other.offer(5)
    other.offer(6)
    other.top, other.count = 0, 0
    assert nr.dump(one) == nr.dump(other)
    assert nr.digest(one) == nr.digest(other)
    assert nr.dump(one)[:5] == [[1], [0], [0], [0] * 6, []]


def test_a_dump_is_ints_and_lists() -> None:
    """If a state is dumped, then nothing but ints, lists and None is in it."""

    def check(thing: object) -> None:
        assert thing is None or type(thing) in (int, list), thing
        for part in thing if isinstance(thing, list) else []:
            check(part)

    state = position()
    state.rng.load(DRAW, [1, 2])
    check(nr.dump(state))


def test_the_rng_is_part_of_the_digest() -> None:
    """If only the chance to come differs, then the digest does."""
    one, other = position(), position()
    assert nr.digest(one) == nr.digest(other)
    other.rng.seed(6)
    assert nr.digest(one) != nr.digest(other)
    loaded = position()
    loaded.rng.load(DRAW, [1])
    assert nr.digest(one) != nr.digest(loaded)


def test_events_and_reasons_are_outside() -> None:
    """If something was told, then dump and digest do not know."""
    one, other = position(), position()
    other.events, other.reasons = [(1, 2)], {3: 4}
    assert nr.digest(one) == nr.digest(other)


def test_a_digest_is_sixteen_hexadecimal_digits() -> None:
    """If a digest is written, then it is short and the same in every form."""
    assert nr.digest(State()) == "3a6e2bacfef65529"
    assert toy.GAME.digest(position()) == nr.digest(position())


def test_loading_gives_back_loaded_chance() -> None:
    """If results were loaded and the Rng demands, then a loaded dump has them and demands too."""
    state = position()
    state.rng.load(DRAW, [2, 0])
    state.rng.demand()
    back = nr.load(toy.GAME.rules.fresh(), nr.dump(state))
    assert back.rng.loaded == [[], [2, 0]]
    assert back.rng.explicit is True


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (nr.dump(position())[:-1], "A dump of this state is a list of 16 fields"),
        (changed("place", [0] * 8), "field place must hold 9 numbers, not 8"),
        (changed("place", 4), "field place must be a list of numbers"),
        (changed("points", [0, "1", 0]), "field points must be a list of numbers"),
        (changed("seat", [0]), "field seat must be a number"),
        (changed("seat", None), "field seat must be a number"),
        (changed("top", 5), "field proc has not the length its count says"),
        (changed("top", -7), "field proc has not the length its count says"),
        (changed("count", 9), "field options has not the length its count says"),
        (changed("proc", [0] * 40), "field proc must hold 24 numbers, not 40"),
        (changed("count", 2**70), "count|options"),
        (changed(-1, [1, 2]), "The Rng must be its keys"),
        (changed(-1, [[1, 2, 3, 4], [0, 0], None, 7]), "The Rng must be its keys"),
        (changed(-1, [[1, 2], [0, 0], None, 0]), "The Rng must be its keys"),
        (changed(-1, [[1, 2, 3, 2**64], [0, 0], None, 0]), "The Rng must be its keys"),
        (changed(-1, [[1, 2, 3, 4], [0, -1], None, 0]), "The Rng must be its keys"),
        (changed(-1, [[1, 2, 3, "4"], [0, 0], None, 0]), "The Rng must be its keys"),
    ],
    ids=str,
)
def test_a_dump_that_does_not_fit_is_refused_with_a_sentence(rows: save.Dump, sentence: str) -> None:
    """If a dump was damaged, then loading says what does not fit, and the state that was to be filled is as it was."""
    state = toy.GAME.start(3, 9)
    before = nr.dump(state)
    with pytest.raises(nr.BadDump, match=sentence):
        nr.load(state, rows)
    assert nr.dump(state) == before


def test_a_number_too_large_for_its_field_is_refused_where_fields_are_small() -> None:
    """If a number does not fit a compiled field, then that is the same kind of refusal; pure fields hold any."""
    rows = changed("proc", [2**40])
    if nr.form() == "pure":
        assert nr.dump(nr.load(toy.GAME.rules.fresh(), rows)) == rows
    else:
        with pytest.raises(ValueError, match="field proc holds a number that is too large"):
            nr.load(toy.GAME.rules.fresh(), rows)


def test_states_that_play_alike_are_equal() -> None:
    """If a state is a copy or was pickled, then it equals the first; another position or another game's does not."""
    game = nr.game("northgard")
    state = game.start(seed=7)
    twin = state.copy()
    assert twin == state
    assert pickle.loads(pickle.dumps(state)) == state  # noqa: S301 our own
    question = twin.decision
    assert question is not None
    game.apply(twin, question.options[0])
    assert twin != state
    assert state != nr.game("diceforge").start(seed=7)
    assert state != "state"


def test_a_state_says_what_it_is() -> None:
    """If a state is printed, then its kind, the question and its digest are there; a finished one says it is over."""
    game = nr.game("northgard")
    state = game.start(seed=7)
    assert repr(state) == f"<NorthState {state.decision!r} {nr.digest(state)[:12]}>"
    while state.decision is not None:
        game.apply(state, state.decision.options[0])
    assert repr(state) == f"<NorthState over {nr.digest(state)[:12]}>"
