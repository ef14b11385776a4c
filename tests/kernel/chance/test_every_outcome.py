"""`nr.chance`: every way chance can fall after an answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

import ninerealms as nr
from ninerealms.errors import BadArgument, IllegalAction, WrongState
from ninerealms.kernel.chance import every_outcome
from tests import toy
from tests.kernel.chance.exploring import about_to_explore


def test_chance_gives_states_with_probabilities() -> None:
    """If an answer turns a tile over, then each tile of the bag is an outcome, and they add up to 1."""
    state = about_to_explore()
    before = nr.digest(state)
    assert nr.game("northgard").kinds[state.kind].name
    found = nr.chance(state, state.options[0])
    assert sum(branch.chance for branch in found) == 1
    assert len(found) > 1
    assert len({nr.digest(branch.state) for branch in found}) == len(found)
    assert nr.digest(state) == before


def test_an_answer_without_chance_has_one_outcome() -> None:
    """If nothing is thrown or drawn, then there is one outcome, and it is sure."""
    game = nr.game("northgard")
    state = game.start(2, 1)
    (only,) = nr.chance(state, state.options[0])
    assert only.chance == Fraction(1)
    game.apply(state, state.options[0])
    assert nr.dump(only.state)[:-1] == nr.dump(state)[:-1]


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    """If the answer is not offered, the state is of no game, or there are too many ways, then an error names it."""
    state = nr.game("northgard").start(2, 1)
    with pytest.raises(IllegalAction):
        nr.chance(state, 999)
    with pytest.raises(WrongState):
        nr.chance(toy.GAME.start(2, 1), 0)
    explored = about_to_explore()
    with pytest.raises(BadArgument, match="more than 1 ways"):
        every_outcome(nr.game("northgard"), explored, explored.options[0], most=1)
