"""Search: what is plainly best is found, budgets are kept, nothing is known beyond the seat."""

from __future__ import annotations

from itertools import count

import pytest

import ninerealms as nr
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import State
from ninerealms.players import mcts
from ninerealms.players.chair import Chair
from ninerealms.players.greedy import GreedyBot
from ninerealms.players.mcts import MctsBot
from ninerealms.players.search import Search
from tests import ladder, toy
from tests.ladder import LEAP, STEP, LadderState

HEAP, TAKEN = 0, 1
LEFT, RIGHT = 0, 1


class Nim(Rules):
    """Take one to three of a heap in turn; whoever takes the last one wins. The source of a question is its seat."""

    def resume(self, s: State) -> int:
        if s.step() > 0:
            s.put(HEAP, s.get(HEAP) - s.answer)
            if s.get(HEAP) == 0:
                return s.finish()
        for taken in range(1, min(3, s.get(HEAP)) + 1):
            s.offer(taken)
        seat = 1 if s.step() == 1 else 0
        return s.ask(seat, 0, seat, seat + 1)

    def value(self, s: State, seat: int) -> float:
        return float(s.source == seat)


def heap_of(size: int) -> State:
    """Nim with seat 0 to take."""
    s = State()
    s.players = 2
    s.push(0, 0)
    s.put(HEAP, size)
    engine.run(Nim(), s)
    return s


def one_below_the_top() -> State:
    """The Ladder one step below its top, with two breaths: a step wins, a leap may miss."""
    state = ladder.GAME.start(2, 1, {"goal": "near", "breaths": 2})
    while state.kind != ladder.HOW:
        ladder.GAME.apply(state, 0)
    assert isinstance(state, LadderState)
    state.height = state.goal - 1
    state.breath = [2, 0, 0]
    return state


def test_greedy_takes_an_obvious_win() -> None:
    """If one answer wins for sure and the other in half of the throws, then greedy takes the sure one."""
    for seed in range(5):
        assert GreedyBot(Rng(seed)).choose(Chair(ladder.GAME, one_below_the_top(), 0)) == STEP


def test_greedy_weighs_chance_by_its_mean() -> None:
    """If an answer depends on a throw, then its worth lies between that of missing and that of winning."""
    search, state = Search(ladder.GAME.rules, 0), one_below_the_top()
    assert search.weigh(state, 0, STEP, Rng(1), 20, 100) == 1.0
    assert 0.25 < search.weigh(state, 0, LEAP, Rng(1), 60, 100) < 0.75


class Fork(Rules):
    """Seat 0 goes left or right, then takes what lies there; then seat 1 is asked. Left lie 1 and 9, right 5 and 6."""

    def resume(self, s: State) -> int:
        if s.step() == 2:
            s.put(TAKEN, s.answer)
        if s.step() == 0:
            offers, seat = (LEFT, RIGHT), 0
        elif s.step() == 1:
            offers, seat = ((1, 9) if s.answer == LEFT else (5, 6)), 0
        else:
            offers, seat = (0, 1), 1
        for action in offers:
            s.offer(action)
        return s.ask(seat, 0, 0, s.step() + 1)

    def judge(self, s: State, seat: int) -> float:
        return s.get(TAKEN) / 10


def test_greedy_follows_its_own_answers_to_the_end_of_the_action() -> None:
    """If an answer is followed by another of the same seat, then it is worth the best of them, and no more is asked."""
    search, s = Search(Fork(), 0), State()
    s.push(0, 0)
    engine.run(Fork(), s)
    worth = [search.weigh(s, 0, way, Rng(1), 2, 100) for way in (LEFT, RIGHT)]
    assert worth == [0.9, 0.6]
    assert [search.weigh(s, 0, way, Rng(1), 2, 0) for way in (LEFT, RIGHT)] == [0.0, 0.0]


def test_a_search_that_ends_with_the_action_takes_the_best_of_it() -> None:
    """If an answer leaves a bad and a good choice, then it is worth the good one and not the mean of both."""
    rules, s = Fork(), State()
    rules.stays_within, rules.exploration = True, 2.0
    s.push(0, 0)
    engine.run(rules, s)
    search = Search(rules, 0)
    search.think(s, 0, Rng(1), 60)
    assert [search.mean_of(way) for way in (LEFT, RIGHT)] == pytest.approx([0.9, 0.6])
    assert search.best() == LEFT


@pytest.mark.parametrize("size", [3, 5, 6, 7])
def test_tree_search_finds_the_winning_answer(size: int) -> None:
    """If one answer of Nim wins against any defence, then a few hundred iterations find it."""
    for seed in range(3):
        search = Search(Nim(), 20)
        search.think(heap_of(size), 0, Rng(seed), 400)
        assert search.best() == size % 4


def test_tree_search_finds_an_obvious_win_in_few_iterations() -> None:
    """If the win is one answer away, then twenty iterations are enough."""
    for seed in range(5):
        search = Search(Nim(), 20)
        search.think(heap_of(2), 0, Rng(seed), 20)
        assert search.best() == 2
        assert MctsBot(Rng(seed), iterations=30).choose(Chair(ladder.GAME, one_below_the_top(), 0)) == STEP


def test_every_iteration_is_counted_at_the_root() -> None:
    """If the tree grows, then the first iteration looks at every answer once, and each later one tries one of them."""
    search = Search(Nim(), 20)
    nodes = search.think(heap_of(7), 0, Rng(1), 150)
    assert sum(search.visits_of(taken) for taken in (1, 2, 3)) == 3 + 149
    assert 3 < nodes <= 1 + 3 * 150
    assert search.mean_of(3) > search.mean_of(1)
    assert all(0 <= search.mean_of(taken) <= 1 for taken in (1, 2, 3))
    assert search.visits_of(9) == 0
    assert search.mean_of(9) == 0.0


def test_the_same_seed_grows_the_same_tree() -> None:
    """If the Rng is the same, then so is the tree; another gives another."""

    def grow(seed: int) -> list[int]:
        search = Search(toy.GAME.rules, 8)
        state = toy.GAME.start(3, 2)
        search.think(state, 0, Rng(seed), 120)
        return [search.visits_of(card) for card in state.options[: state.count]]

    assert grow(1) == grow(1)
    assert any(grow(1) != grow(seed) for seed in range(2, 6))


def test_a_search_may_be_continued() -> None:
    """If a tree is grown in two halves, then it has the visits of both."""
    search, rng = Search(Nim(), 20), Rng(1)
    search.think(heap_of(6), 0, rng, 50)
    search.think(heap_of(6), 0, rng, 50)
    assert sum(search.visits_of(taken) for taken in (1, 2, 3)) == 3 + 99


def test_a_budget_in_milliseconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a bot has 60 milliseconds and looks at a clock every 10, then it thinks six times, and answers legally."""
    for budget, thoughts in ((60, 6), (1, 1)):
        clock = count()
        monkeypatch.setattr(mcts, "monotonic", lambda clock=clock: next(clock) / 100)
        state = toy.GAME.start(3, 4)
        search = MctsBot(Rng(1), milliseconds=budget).think(Chair(toy.GAME, state, 0))
        tried = sum(search.visits_of(card) for card in state.options[: state.count])
        assert tried == state.count + mcts.CHUNK * thoughts - 1
        assert state.is_offered(search.best())


def test_advice_lists_the_best_first() -> None:
    """If a person asks for a hint, then the options come with how often and how well they were tried."""
    advice = MctsBot(Rng(1), iterations=200).advise(Chair(ladder.GAME, one_below_the_top(), 0))
    assert [row.action for row in advice] == [STEP, LEAP]
    assert advice[0].visits > advice[1].visits
    assert advice[0].chance > 0.9
    assert sum(row.visits for row in advice) == len(advice) + 199
    assert len(MctsBot(Rng(1), iterations=50).advise(Chair(toy.GAME, toy.GAME.start(2, 1), 0), most=2)) == 2


class Eye(toy.ToyRules):
    """Nine Cards that counts the worlds in which the other holds a certain card."""

    def __init__(self) -> None:
        toy.ToyRules.__init__(self)
        self.worlds: list[list[int]] = []

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        toy.ToyRules.redeal(self, s, seat, rng)
        self.worlds.append(toy.nine(s).at(toy.HAND + 1))
        return 0


def test_search_knows_nothing_beyond_the_seat() -> None:
    """If a bot searches, then in worlds dealt anew each time; the real hand of the other is one of many."""
    game = toy.Toy()
    eye = Eye()
    game.rules = eye
    state = game.start(2, 11)
    real = toy.nine(state).at(toy.HAND + 1)
    for bot in (MctsBot(Rng(1), iterations=200), GreedyBot(Rng(1), "strong")):
        eye.worlds.clear()
        bot.choose(Chair(game, state, 0))
        met = {tuple(hand) for hand in eye.worlds}
        assert len(met) > 8
        assert eye.worlds.count(real) < len(eye.worlds) / 4


def test_a_search_of_a_finished_game_has_no_answer() -> None:
    """If nobody is asked, then there is nothing to grow."""
    search, s = Search(Nim(), 20), State()
    search.think(s, 0, Rng(1), 5)
    assert search.best() == -1
    assert s.decision is None
    assert nr.digest(s) == nr.digest(State())
