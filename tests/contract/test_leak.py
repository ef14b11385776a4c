"""Leaks planted on purpose are caught by the checks that every game passes (`checks/worlds.py`)."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import ninerealms as nr
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import Rng
from tests import toy
from tests.contract import leaky
from tests.contract.cases import Case
from tests.contract.checks import observations, worlds
from tests.contract.leak import Leak, dream
from tests.contract.walk import Broken, Check, walk_through, walk_with_real_dice

SEATS_SEE = {"view": "view", "options": "options", "question": "view", "log": "log", "log of the deal": "log"}
CAUGHT_BY = {
    **SEATS_SEE,
    "sight": "observation",
    "glance": "observation",
    "reasons": "reasons",
    "undo": "undo",
    "imagine": "imagine",
    "answer": "imagine",
}


HIDDEN = Check(worlds.what_is_hidden_shows_nowhere)
CHANCE = Check(worlds.hidden_chance_shows_nowhere)
BOTS = Check(worlds.bots_know_no_more_than_their_seat)


def check(case: Case) -> None:
    """All three ways to worlds a seat cannot tell apart."""
    walk_through(case, [HIDDEN])
    walk_with_real_dice(case, when_settled=[CHANCE])


def check_bots(case: Case) -> None:
    """Every bot, in worlds its seat cannot tell apart."""
    walk_through(case, [BOTS])


def check_many(game: Game, players: int, check_one: Callable[[Case], None]) -> None:
    """The same checks over many seeds: a leak does not show in every game."""
    for seed in range(60):
        check_one(Case(game, players, {}, seed))


def first_leak(game: Game, players: int, check_one: Callable[[Case], None]) -> str:
    """What the first leak says that is found."""
    with pytest.raises(Broken) as caught:
        check_many(game, players, check_one)
    assert isinstance(caught.value.__cause__, Leak)
    return str(caught.value.__cause__)


@pytest.mark.parametrize("name", leaky.ALL)
def test_a_leak_planted_on_purpose_is_caught(name: str) -> None:
    """If a game leaks, then the same checks that other games pass say by what."""
    assert CAUGHT_BY[name] in first_leak(leaky.ALL[name], 2, check)


def test_numbers_that_everybody_sees_are_no_leak() -> None:
    """If learners are shown what the view tells, then no check complains, nor that the two do not agree."""
    for seed in range(4):
        case = Case(leaky.HonestSight(), 2, {}, seed)
        check(case)
        walk_through(case, [Check(observations.an_observation_follows_from_the_view)])


def test_numbers_that_the_view_does_not_tell_are_caught() -> None:
    """If an observation changes where the view does not, then the check names the field and its place."""

    def look(case: Case) -> None:
        walk_through(case, [Check(observations.an_observation_follows_from_the_view)])

    assert "not by its view: place[" in first_leak(leaky.ALL["sight"], 2, look)


def test_a_bot_that_peeks_is_caught() -> None:
    """If imagining keeps part of the truth, then some bot chooses differently where its seat sees the same."""
    assert "by the choice of" in first_leak(leaky.ALL["imagine"], 3, check_bots)


def test_chance_that_only_hidden_fields_notice_is_really_met() -> None:
    """If Nine Cards are dealt otherwise, then there are deals that the first player cannot tell apart."""
    cases = [Case(toy.GAME, players, {}, 1) for players in (2, 3)]
    assert sum(walk_with_real_dice(case, when_settled=[CHANCE]).met for case in cases) >= 5


def test_a_dream_is_another_world() -> None:
    """If a world is dreamt, then it has another seed, another chance and other hidden cards, not the same in words."""
    table = Match(toy.GAME, 3, 1)
    twin = dream(table, 0, Rng(4))
    assert twin.seed != table.seed
    assert not set(twin.state.rng.keys) & set(table.state.rng.keys)
    assert toy.nine(twin.state).place != toy.nine(table.state).place
    assert nr.digest(twin.state) != nr.digest(table.state)


def test_a_view_is_ready_for_json_and_does_not_hold_the_state() -> None:
    """If a view is changed, then the state is not."""
    state = toy.GAME.start(2, 4)
    before = nr.digest(state)
    view = toy.GAME.view(state, 0)
    assert json.loads(json.dumps(view)) == view
    table = view["table"]
    assert isinstance(table, dict)
    for value in table.values():
        value.append(99)
    assert nr.digest(state) == before
