"""Nobody sees what their seat cannot see: views, logs, reasons, options, undo, replays, bots."""

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
from tests.contract.cases import SEEDS, Case, each_table, observers, plain_cases, stride
from tests.contract.leak import Leak, check_chance, check_now, check_step, compare_bots, dream

MOMENTS = {"pure": 10, "compiled": 16, "sanitized": 8}[nr.form()]
BOT_MOMENTS = {"pure": 2, "compiled": 6, "sanitized": 2}[nr.form()]
SEATS_SEE = {"view": "view", "options": "options", "question": "view", "log": "log", "log of the deal": "log"}
CAUGHT_BY = {**SEATS_SEE, "reasons": "reasons", "undo": "undo", "imagine": "imagine", "answer": "imagine"}


def check(case: Case) -> None:
    """All three ways to worlds a seat cannot tell apart, along a random game."""
    rng = Rng(case.seed)
    moments = MOMENTS if case.game.hidden else MOMENTS // 3
    for table, action in each_table(case, stride(case.game, moments)):
        for seat in observers(case.game, case.players):
            check_now(table, seat, rng)
            check_step(table, action, seat, rng)
    if case.game.hidden:
        check_chance(case, rng)


def leak_cases() -> list[Case]:
    """The plain cases; where nothing is declared hidden, fewer."""
    return [case for case in plain_cases() if case.game.hidden or case.seed in SEEDS[:2]]


@pytest.mark.parametrize("case", leak_cases(), ids=str)
def test_what_is_hidden_shows_nowhere(case: Case) -> None:
    """If hidden things and chance are others, then view, log, reasons, options, undo and replay are the same."""
    check(case)


def check_bots(case: Case) -> None:
    """Every bot, in worlds its seat cannot tell apart, along a random game."""
    rng = Rng(case.seed)
    for table, _ in each_table(case, stride(case.game, BOT_MOMENTS)):
        assert table.decision is not None
        seat = table.decision.seat
        compare_bots(table, dream(table, seat, rng), seat)


@pytest.mark.parametrize("case", leak_cases(), ids=str)
def test_bots_know_no_more_than_their_seat(case: Case) -> None:
    """If hidden things and chance to come are others, then each bot with the same Rng chooses the same."""
    check_bots(case)


def check_many(game: Game, players: int, check_one: Callable[[Case], None]) -> None:
    """The same checks over many seeds: a leak does not show in every game."""
    for seed in range(60):
        check_one(Case(game, players, {}, seed))


@pytest.mark.parametrize("name", leaky.ALL)
def test_a_leak_planted_on_purpose_is_caught(name: str) -> None:
    """If a game leaks, then the same checks that other games pass say by what."""
    with pytest.raises(Leak, match=CAUGHT_BY[name]):
        check_many(leaky.ALL[name], 2, check)


def test_a_bot_that_peeks_is_caught() -> None:
    """If imagining keeps part of the truth, then some bot chooses differently where its seat sees the same."""
    with pytest.raises(Leak, match="choice of mcts"):
        check_many(leaky.ALL["imagine"], 3, check_bots)


def test_chance_that_only_hidden_fields_notice_is_really_met() -> None:
    """If Nine Cards are dealt otherwise, then there are deals that the first player cannot tell apart."""
    assert sum(check_chance(Case(toy.GAME, players, {}, 1), Rng(seed)) for players in (2, 3) for seed in (5, 6)) >= 5


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
