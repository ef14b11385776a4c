"""Explicit chance: every outcome of an action with its exact probability, found by running the action again."""

from __future__ import annotations

from fractions import Fraction

import pytest

import ninerealms as nr
from ninerealms.kernel import chance
from ninerealms.kernel.chance import TooManyBranches
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import State
from tests import ladder, toy
from tests.ladder import LEAP, STEP, LadderState
from tests.toy import nine

EXPLORE = 2


def about_to_go(seed: int = 1) -> State:
    """The Ladder, its first climber chosen."""
    state = ladder.GAME.start(2, seed)
    ladder.GAME.apply(state, 0)
    return state


def rose(state: State) -> bool:
    assert isinstance(state, LadderState)
    return state.height == 3


def about_to_explore() -> State:
    """Northgard at the question which tile to turn over, in the first turn."""
    game = nr.game("northgard")
    for seed in range(20):
        state = game.start(2, seed)
        while game.kinds[state.kind].name == "PLACE_UNIT":
            game.apply(state, state.options[0])
        game.apply(state, EXPLORE)
        if game.kinds[state.kind].name == "EXPLORE_TILE":
            return state
    raise AssertionError("no base has two neighbours to explore")


def table_of(state: State) -> dict[str, object]:
    table = nr.game("northgard").view(state, 0)["table"]
    assert isinstance(table, dict)
    return table


def test_a_branch_keeps_what_was_told_if_somebody_listens() -> None:
    """If it is asked for, then each branch has the log lines that lead to it, as if it were played; else none has."""
    state = about_to_go()
    for branch in chance.branches(ladder.GAME.rules, state, LEAP, told=True):
        assert branch.state.events
        assert branch.state.events == chance.trial(ladder.GAME.rules, state, LEAP, branch.results).events
    assert [branch.state.events for branch in chance.branches(ladder.GAME.rules, state, LEAP)] == [None] * 6


def test_a_leap_has_six_outcomes_that_make_two_states() -> None:
    """If a die decides, then each side is a branch; branches that lead to the same state add up."""
    found = chance.branches(ladder.GAME.rules, about_to_go(), LEAP)
    assert [branch.results for branch in found] == [((side,), ()) for side in range(6)]
    assert [branch.chance for branch in found] == [Fraction(1, 6)] * 6
    merged = chance.merged(found)
    assert [branch.chance for branch in merged] == [Fraction(1, 2)] * 2
    assert sorted(rose(branch.state) for branch in merged) == [False, True]


def test_a_sure_action_has_one_branch() -> None:
    """If nothing is thrown, then there is one outcome, and it is certain."""
    state = about_to_go()
    found = chance.branches(ladder.GAME.rules, state, STEP)
    assert [(branch.chance, branch.results) for branch in found] == [(Fraction(1), ((), ()))]
    assert nr.digest(found[0].state) == nr.digest(ladder.GAME.child(state, STEP))


def test_re_entry_leaves_the_original_untouched() -> None:
    """If the outcomes of an action are listed, then the state and its Rng are as before; branches have the same Rng."""
    state = about_to_go()
    before = nr.digest(state)
    found = chance.branches(ladder.GAME.rules, state, LEAP)
    assert nr.digest(state) == before
    assert all(nr.dump(branch.state)[-1] == nr.dump(state)[-1] for branch in found)
    assert all((branch.state.rng.loaded, branch.state.rng.explicit) == (None, False) for branch in found)


def test_the_real_outcome_is_among_the_branches() -> None:
    """If an action is really taken, then its state is one of the branches, whatever the seed."""
    seen = set()
    for seed in range(12):
        state = about_to_go(seed)
        listed = chance.branches(ladder.GAME.rules, state, LEAP)
        after = ladder.GAME.child(state, LEAP)
        after.rng.copy_from(state.rng)
        fits = [branch for branch in listed if nr.digest(branch.state) == nr.digest(after)]
        assert len(fits) == 3
        seen.add(rose(after))
    assert seen == {False, True}


def test_exploring_draws_every_unseen_tile_in_every_orientation() -> None:
    """If a tile of Northgard is turned over, then eleven tiles in four orientations are equally likely."""
    state = about_to_explore()
    unseen = table_of(state)["unseen"]
    assert isinstance(unseen, list)
    found = chance.branches(nr.game("northgard").rules, state, state.options[0])
    assert len(unseen) == 11
    assert len(found) == 4 * len(unseen)
    assert {branch.chance for branch in found} == {Fraction(1, 44)}
    assert len(chance.merged(found)) == len(found)
    assert sum(branch.chance for branch in found) == 1
    lying = [next(iter(set(unseen) - set(left))) for left in (rest(branch.state) for branch in found)]
    assert {tile: lying.count(tile) for tile in lying} == dict.fromkeys(unseen, 4)


def rest(state: State) -> list[str]:
    unseen = table_of(state)["unseen"]
    assert isinstance(unseen, list)
    return unseen


def test_branches_always_add_up_to_one() -> None:
    """If any option of a game in progress is listed, then its outcomes have the probability 1 together."""
    for game, seed in ((toy.GAME, 2), (ladder.GAME, 3)):
        table, rng = Match(game, 2, seed), Rng(seed)
        while (decision := table.decision) is not None:
            for option in decision.options:
                found = chance.branches(game.rules, table.state, option)
                assert sum(branch.chance for branch in found) == 1
                assert sum(branch.chance for branch in chance.merged(found)) == 1
            table.submit(decision.options[rng.below(len(decision.options), DICE)])


def test_a_tie_of_nine_cards_is_even() -> None:
    """If both players lay equal cards, then each wins the round in half of the branches."""
    states = [toy.GAME.start(2, seed) for seed in range(9)]
    state, mine, theirs = next(
        (state, a, b)
        for state in states
        for a in nine(state).at(toy.HAND)
        for b in nine(state).at(toy.HAND + 1)
        if a // 3 == b // 3
    )
    found = chance.branches(toy.GAME.rules, toy.GAME.child(state, mine), theirs)
    assert {tuple(nine(branch.state).points): branch.chance for branch in found} == {
        (1, 0, 0): Fraction(1, 2),
        (0, 1, 0): Fraction(1, 2),
    }


def test_the_set_up_is_chance_too() -> None:
    """If a game has not begun, then its first draws are listed like any other; too many are refused."""
    fresh = toy.GAME.fresh(2, 1)
    with pytest.raises(TooManyBranches):
        chance.branches(toy.GAME.rules, fresh, None, 500)
    ready = ladder.GAME.fresh(2, 1)
    assert [branch.chance for branch in chance.branches(ladder.GAME.rules, ready, None)] == [1]


def test_odds_are_exact_where_outcomes_can_be_listed() -> None:
    """If a leap is weighed, then its odds are one half, without an error."""
    odds = chance.odds(ladder.GAME, about_to_go(), LEAP, rose, Rng(1))
    assert odds == chance.Odds(0.5, 0.0)
    assert odds.exact


def test_odds_are_sampled_with_an_error_where_they_cannot() -> None:
    """If there are more outcomes than may be listed, then the odds come with an error that covers the truth."""
    state = about_to_explore()
    game = nr.game("northgard")
    square = state.options[0]

    def lies_north(after: State) -> bool:
        squares = table_of(after)["squares"]
        assert isinstance(squares, list)
        return bool(squares[square]["turned"] == 0)

    assert chance.odds(game, state, square, lies_north, Rng(1)) == chance.Odds(0.25, 0.0)
    before = nr.digest(state)
    sampled = chance.odds(game, state, square, lies_north, Rng(1), most=10)
    assert not sampled.exact
    assert 0 < sampled.error < 0.02
    assert abs(sampled.chance - 0.25) < 4 * sampled.error
    assert nr.digest(state) == before


def test_odds_tell_nothing_that_is_hidden() -> None:
    """If the other has laid a card face down, then the odds to win are those of a seat that does not know it."""
    first = toy.GAME.start(2, 6)
    seen = []
    for card in nine(first).at(toy.HAND):
        state = toy.GAME.child(first, card)
        best = nine(state).at(toy.HAND + 1)[-1]
        odds = chance.odds(toy.GAME, state, best, lambda after: nine(after).points[1] == 1, Rng(2))
        assert not odds.exact
        seen.append(odds.chance)
    assert len(seen) == 3
    assert len(set(seen)) == 1
    assert 0 < seen[0] < 1


def test_odds_of_a_certain_thing_keep_an_error_when_sampled() -> None:
    """If all samples agree, then the error is still not nothing."""
    state = toy.GAME.start(2, 6)
    odds = chance.odds(toy.GAME, state, state.options[0], lambda after: after.seat == 1, Rng(2))
    assert odds.chance == 1.0
    assert odds.error == 1 / chance.SAMPLES


def test_attempt_asks_for_the_stream_it_lacks() -> None:
    """If a result of the other stream is loaded, then it is not used."""
    state = about_to_go()
    assert rose(chance.attempt(ladder.GAME.rules, state, LEAP, ((5,), ())))
    with pytest.raises(nr.ChanceNeeded) as need:
        chance.attempt(ladder.GAME.rules, state, LEAP, ((), (5,)))
    assert need.value.stream == DICE != DRAW
