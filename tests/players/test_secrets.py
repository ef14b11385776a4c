"""Search where something is hidden: it plans with what its seat will know then, not with what a dealt world knows now.

Determinised search deals the hidden things, plays each deal as if it were open, and takes the mean. So it believes that
it will know at the chests what nobody told it on the way there.
"""

from __future__ import annotations

import pytest

from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.rng import DRAW, Rng
from ninerealms.kernel.state import State
from ninerealms.players.search import Search

PURSE, CHESTS = 0, 1
GOLD, TAKEN, STEPS = 0, 1, 2
FIRST, ON_THE_WAY, AT_THE_CHESTS = 0, 1, 2
SAFE = 0.7
WORLDS = 200


class Chests(Rules):
    """Seat 0 takes a purse worth 0.7, or goes to two chests, one of which holds 1 and the other nothing.

    On the way seat 1 is asked some questions that change nothing. A guide tells which chest it is, if there is one:
    then only the right one is on offer, and walking there is best.
    """

    def __init__(self, way: int, has_guide: bool) -> None:
        Rules.__init__(self)
        self.way = way
        self.has_guide = has_guide

    def resume(self, s: State) -> int:
        if s.step() == FIRST + 1 and s.answer == PURSE:
            s.put(TAKEN, 1 + PURSE)
            return s.finish()
        if s.step() == AT_THE_CHESTS + 1:
            s.put(TAKEN, 2 + (s.answer % 2 == s.get(GOLD)))
            return s.finish()
        s.offer(0)
        s.offer(1)
        if s.step() == FIRST:
            return s.ask(0, 0, 0, FIRST + 1)
        if s.get(STEPS) < self.way:
            s.put(STEPS, s.get(STEPS) + 1)
            return s.ask(1, 1, 0, AT_THE_CHESTS)
        if self.has_guide:
            s.count = 0
            s.offer(s.get(GOLD))
            s.offer(s.get(GOLD) + 2)
        return s.ask(0, 2, 0, AT_THE_CHESTS + 1)

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        s.put(GOLD, rng.below(2, DRAW))
        return 0

    def value(self, s: State, seat: int) -> float:
        gained = (0.0, SAFE, 0.0, 1.0)[s.reg[TAKEN]]
        return gained if seat == 0 else 1.0 - gained


def begun(rules: Rules) -> State:
    """The first question; the gold lies on the left."""
    s = State()
    s.players = 2
    s.push(0, 0)
    engine.run(rules, s)
    return s


def clairvoyant(rules: Rules, s: State, action: int) -> float:
    """What an answer is worth to seat 0 where everybody sees everything and plays well."""
    twin = s.copy()
    engine.apply(rules, twin, action)
    if twin.decision is None:
        return rules.value(twin, 0)
    worth = [clairvoyant(rules, twin, each) for each in twin.decision.options]
    return max(worth) if twin.decision.seat == 0 else min(worth)


def determinised(rules: Rules, s: State, rng: Rng) -> int:
    """The answer with the best mean over dealt worlds, each played with open eyes."""
    worlds = [engine.imagine(rules, s, 0, rng) for _ in range(WORLDS)]
    means = [sum(clairvoyant(rules, world, action) for world in worlds) / WORLDS for action in (PURSE, CHESTS)]
    return means.index(max(means))


def searched(rules: Rules, s: State, rng: Rng) -> int:
    search = Search(rules, 8)
    search.think(s, 0, rng, 400)
    return search.best()


CASES = [(way, seed) for way in (0, 1, 3) for seed in range(3)]


@pytest.mark.parametrize(("way", "seed"), CASES)
def test_search_does_not_count_on_what_it_will_not_know(way: int, seed: int) -> None:
    """If a chest must be guessed, then determinised search walks there; ours takes the better purse."""
    rules = Chests(way, False)
    assert determinised(rules, begun(rules), Rng(seed)) == CHESTS
    assert searched(rules, begun(rules), Rng(seed)) == PURSE


@pytest.mark.parametrize(("way", "seed"), CASES)
def test_search_counts_on_what_it_will_be_told(way: int, seed: int) -> None:
    """If a guide will show the chest, then both walk to it."""
    rules = Chests(way, True)
    assert determinised(rules, begun(rules), Rng(seed)) == CHESTS
    assert searched(rules, begun(rules), Rng(seed)) == CHESTS


@pytest.mark.parametrize("way", [0, 1, 3])
def test_the_chance_of_a_guess_is_that_of_a_guess(way: int) -> None:
    """If seat 0 walked to the chests anyway, then the tree says so: near a half, not near 1."""
    rules = Chests(way, False)
    search = Search(rules, 8)
    search.think(begun(rules), 0, Rng(5), 2000)
    assert search.mean_of(CHESTS) < SAFE
    assert search.mean_of(PURSE) == pytest.approx(SAFE)
