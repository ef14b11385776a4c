"""Search on the compiled side: looking ahead with a judge, and information-set Monte Carlo tree search.

Both start from an imagined state, so nothing here can know more than the seat that asks.
"""

from __future__ import annotations

from math import log, sqrt

from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.ints import F64, I8, I16, I32
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State

NODES = 40000
PATH = 400
MOST_OPTIONS = 400
SEATS = 8
TEAM_PLACE = 7
NONE = -1
FINISH_STEPS = 12
FINISH_BUDGET = 40
LOOK_UP = 16  # iterations


class Lookahead:
    """Looks to the end of the action and asks the judge. Of all it tries only the worth is kept."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.budget: int = 0

    def refill(self) -> int:
        """As much looking ahead as bringing an action to its end may cost."""
        self.budget = FINISH_BUDGET
        return self.budget

    def weigh(self, root: State, seat: int, action: int, rng: Rng, samples: int, budget: int) -> float:
        """What an answer is worth when the seat's own next answers are chosen well, chance averaged over samples."""
        total = 0.0
        for _ in range(samples):
            s = engine.imagine(self.rules, root, seat, rng)
            s.answer = action
            engine.run(self.rules, s)
            self.budget = budget
            total += self.follow(s, seat, rng)
        return total / samples

    def follow(self, s: State, seat: int, rng: Rng) -> float:
        """The best the seat can make of its action until somebody else is asked or the budget is spent."""
        if s.top < 0:
            return self.rules.value(s, seat)
        if self.rules.is_action_over(s, seat) or self.budget <= 0:
            return self.rules.judge(s, seat)
        best = -1.0
        self.budget -= s.count
        for i in range(s.count):
            worth = self.try_out(s, s.options[i], seat, rng)
            if worth > best:
                best = worth
        return best

    def promising_answer(self, s: State, seat: int, rng: Rng) -> int:
        """The option after which the seat can make the best of its action."""
        best, chosen = -1.0, s.options[0]
        for i in range(s.count):
            worth = self.try_out(s, s.options[i], seat, rng)
            if worth > best:
                best, chosen = worth, s.options[i]
        return chosen

    def try_out(self, s: State, action: int, seat: int, rng: Rng) -> float:
        """What an answer is worth on a copy with chance of its own."""
        twin = s.copy()
        twin.rng.quicken(rng.bits(DICE))
        twin.answer = action
        engine.run(self.rules, twin)
        return self.follow(twin, seat, rng)


class Search(Lookahead):
    """A tree of answers. Node 0 is the root; a node is the answer that leads to it and the seat that gave it."""

    def __init__(self, rules: Rules, rollout: int) -> None:
        super().__init__(rules)
        self.rollout: int = rollout
        self.used: int = 1
        self.child: list[I32] = [0] * NODES
        self.sibling: list[I32] = [0] * NODES
        self.visits: list[I32] = [0] * NODES
        self.offered: list[I32] = [0] * NODES
        self.action: list[I16] = [0] * NODES
        self.seat: list[I8] = [0] * NODES
        self.total: list[F64] = [0.0] * NODES
        self.path: list[I32] = [0] * PATH
        self.found: list[I32] = [0] * MOST_OPTIONS
        self.worth: list[F64] = [0.0] * SEATS

    def think(self, root: State, seat: int, rng: Rng, iterations: int) -> int:
        """Grow the tree by so many iterations, each in a world imagined anew; how many nodes it has."""
        for done in range(iterations):
            if self.rules.stays_within and done % LOOK_UP == 0 and self._is_settled(iterations - done):
                break
            self.visit(engine.imagine(self.rules, root, seat, rng), rng)
        return self.used

    def _is_settled(self, left: int) -> bool:
        """Whether the most visited answer will be so after all iterations that are left."""
        most, second = 0, 0
        child = self.child[0]
        while child != 0:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second > left

    def visit(self, s: State, rng: Rng) -> int:
        """One iteration: descend, add one node, play on, judge, note the result along the way."""
        node, length = 0, 0
        while s.top >= 0 and length < PATH and not self._is_far_enough(s, length):
            if self.child[node] == 0 and self.used + s.count < NODES:
                self._expand(s, node, rng)
                if not self.rules.stays_within:
                    break
            fresh = self.pick_untried(s, node, rng)
            if fresh != NONE and self.used < NODES:
                node = self.add(node, fresh, s.seat)
            else:
                node = self.pick_promising(s)
                fresh = NONE
            if node == 0:
                break
            self.path[length] = node
            length += 1
            s.answer = self.action[node]
            engine.run(self.rules, s)
            if fresh != NONE and not self.rules.stays_within:
                break
        if s.top >= 0:
            self.finish_action(s, rng)
        engine.play_random(self.rules, s, rng, self.rollout)
        return self.note(s, length)

    def _is_far_enough(self, s: State, length: int) -> bool:
        """Whether the tree ends here: in some games after one answer. How the action goes on is chosen, not averaged.

        So an answer that leaves many choices is worth what the best of them brings.
        """
        return self.rules.stays_within and length > 0

    def finish_action(self, s: State, rng: Rng) -> int:
        """Let the asked seat bring its action to an end as well as a short look tells, and begin one if it is so."""
        seat = s.seat
        done = 0
        least = 0 if self.rules.stays_within else 1
        while s.top >= 0 and (done < least or not self.rules.is_action_over(s, seat)) and done < FINISH_STEPS:
            self.refill()
            s.answer = self.promising_answer(s, seat, rng)
            engine.run(self.rules, s)
            done += 1
        return done

    def _expand(self, s: State, node: int, rng: Rng) -> int:
        """Give every option a node with a first opinion: one look at how the action could end. They lie in order."""
        last = 0
        for i in range(s.count):
            self.refill()
            worth = self.try_out(s, s.options[i], s.seat, rng)
            child = self.used
            self.used += 1
            self.action[child] = s.options[i]
            self.seat[child] = s.seat
            self.offered[child] = 1
            self.visits[child] = 1
            self.total[child] = worth
            if last == 0:
                self.child[node] = child
            else:
                self.sibling[last] = child
            last = child
        return s.count

    def find(self, node: int, action: int) -> int:
        """The child of a node for an answer, or 0."""
        child = self.child[node]
        while child != 0 and self.action[child] != action:
            child = self.sibling[child]
        return child

    def _find_from(self, near: int, node: int, action: int) -> int:
        """The same, looking at first among those that follow a child: options come in order, and so do most nodes."""
        child = near
        while child != 0 and self.action[child] != action:
            child = self.sibling[child]
        return child if child != 0 else self.find(node, action)

    def pick_untried(self, s: State, node: int, rng: Rng) -> int:
        """A random option that has no node yet, or NONE. Options on offer are counted as seen."""
        untried, chosen = 0, NONE
        near = self.child[node]
        for i in range(s.count):
            child = self._find_from(near, node, s.options[i])
            self.found[i] = child
            if child != 0:
                self.offered[child] += 1
                near = self.sibling[child]
            else:
                untried += 1
                if rng.below(untried, DICE) == 0:
                    chosen = s.options[i]
        return chosen

    def pick_promising(self, s: State) -> int:
        """The option with the best upper confidence bound, or 0 when none has a node; `pick_untried` found them."""
        best, best_bound = 0, -1.0
        for i in range(s.count):
            child = self.found[i]
            if child != 0:
                mean = self.total[child] / self.visits[child]
                bound = mean + self.rules.exploration * sqrt(log(self.offered[child] + 1.0) / self.visits[child])
                if bound > best_bound:
                    best, best_bound = child, bound
        return best

    def add(self, node: int, action: int, seat: int) -> int:
        fresh = self.used
        self.used += 1
        self.action[fresh] = action
        self.seat[fresh] = seat
        self.offered[fresh] = 1
        self.sibling[fresh] = self.child[node]
        self.child[node] = fresh
        return fresh

    def note(self, s: State, length: int) -> int:
        """Add the worth of a leaf to every node on the path, as the seat that went there sees it."""
        for place in range(SEATS):
            self.worth[place] = -1.0
        for i in range(length):
            node = self.path[i]
            seat = self.seat[node]
            place = seat if seat >= 0 else TEAM_PLACE
            if self.worth[place] < 0.0:
                self.worth[place] = self.rules.judge(s, seat) if s.top >= 0 else self.rules.value(s, seat)
            self.visits[node] += 1
            self.total[node] += self.worth[place]
        return length

    def best(self) -> int:
        """The most visited answer at the root; where opinions hardly differ, the one that ended best."""
        best, most = NONE, -1.0
        child = self.child[0]
        while child != 0:
            worth = self.total[child] / self.visits[child] if self.rules.stays_within else float(self.visits[child])
            if worth > most or (worth == most and self.action[child] < best):
                best, most = self.action[child], worth
            child = self.sibling[child]
        return best

    def visits_of(self, action: int) -> int:
        return self.visits[self.find(0, action)]

    def mean_of(self, action: int) -> float:
        child = self.find(0, action)
        return self.total[child] / self.visits[child] if self.visits[child] > 0 else 0.0
