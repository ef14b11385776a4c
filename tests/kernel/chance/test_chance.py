"""Explicit chance: every outcome of an action with its exact probability, found by running the action again."""

from __future__ import annotations

from fractions import Fraction

import pytest

import ninerealms as nr
from ninerealms.games.northgard.seen.view import TableView
from ninerealms.kernel import chance, save
from ninerealms.kernel.chance import TooManyBranches
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Undo
from ninerealms.kernel.replaying import verify
from ninerealms.kernel.rng import DICE, DRAW, Rng
from ninerealms.kernel.state import State
from tests import ladder, toy
from tests.kernel.chance.exploring import about_to_explore
from tests.ladder import LEAP, STEP, LadderState
from tests.toy import nine


def about_to_go(seed: int = 1) -> State:
    """The Ladder, its first climber chosen."""
    state = ladder.GAME.start(2, seed)
    ladder.GAME.apply(state, 0)
    return state


def rose(state: State) -> bool:
    assert isinstance(state, LadderState)
    return state.height == 3


def table_of(state: State) -> TableView:
    return nr.game("northgard").view(state, 0)["table"]


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
    found = chance.branches(nr.game("northgard").rules, state, state.options[0])
    assert len(unseen) == 11
    assert len(found) == 4 * len(unseen)
    assert {branch.chance for branch in found} == {Fraction(1, 44)}
    assert len(chance.merged(found)) == len(found)
    assert sum(branch.chance for branch in found) == 1
    lying = [next(iter(set(unseen) - set(left))) for left in (rest(branch.state) for branch in found)]
    assert {tile: lying.count(tile) for tile in lying} == dict.fromkeys(unseen, 4)


def rest(state: State) -> list[str]:
    return table_of(state)["unseen"]


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
        return table_of(after)["squares"][square]["turned"] == 0

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


# --- the printed game on the table ------------------------------------------------------------------


def lay_ragnarok(until: str) -> Match:
    """Ragnarok with its printed pieces, the first of each result, until this is asked for."""
    table = Match(nr.game("ragnarok"), 2, real=True)
    while (wanted := chance.wanted(table)) is not None and wanted.asked.key != until:
        table.enter(0)
    return table


def is_sure(table: Match) -> bool:
    asked = chance.wanted(table)
    return asked is not None and chance.is_sure(asked)


def test_what_can_come_in_one_way_only_is_entered_by_itself() -> None:
    """If one token is left, or all left are alike, then it is laid without a question, and the file says so."""
    table = lay_ragnarok("chance-realm")
    asked = 0
    while (wanted := chance.wanted(table)) is not None and wanted.asked.key == "chance-realm":
        assert len(wanted.results) > 1
        table.enter(0)
        chance.enter_sure(table)
        asked += 1
    lines = [entry.line() for entry in table.entries]
    assert lines[-1] == "chance DRAW 0 sure"
    assert lines.count("chance DRAW 0 sure") == 1
    assert asked == len(table.entries) - 2  # who begins, and the last token
    alike = Match(nr.game("diceforge"), 2, real=True)
    assert not alike.entries
    assert alike.needed is not None
    assert (alike.needed.sides, is_sure(alike)) == (4, True)
    chance.enter_sure(alike)
    assert all(entry.line().endswith(" 0 sure") for entry in alike.entries)
    assert not is_sure(alike)


def test_going_back_goes_over_what_was_sure() -> None:
    """If sure results followed the last one asked for, then all are taken back as one, and the file reads back."""
    table = lay_ragnarok("chance-realm")
    while not is_sure(table):
        table.enter(0)
    before, laid = save.digest(table.state), list(table.laid)
    chance.enter_sure(table)
    assert table.laid == laid
    table.undo(0)
    wanted = chance.wanted(table)
    assert wanted is not None
    assert (wanted.asked.key, len(wanted.results)) == ("chance-realm", 2)
    assert table.entries[-1] == Undo(0)
    table.enter(0)
    assert is_sure(table)
    assert save.digest(table.state) == before
    chance.enter_sure(table)
    again = verify(table.replay(), nr.game).table
    assert (again.entries, again.entered, again.laid) == (table.entries, table.entered, table.laid)


def test_nothing_is_taken_back_that_nobody_was_asked_for() -> None:
    """If only sure results lie on the table, then there is nothing to take back."""
    table = Match(nr.game("diceforge"), 2, real=True)
    chance.enter_sure(table)
    assert table.entries
    assert table.laid == []
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(0)


def test_an_answer_that_only_sure_results_followed_can_be_taken_back() -> None:
    """If nothing was thrown that could have come otherwise, then the answer may be taken back, without consent."""
    table = Match(ladder.GAME, 2, real=True)
    table.submit(0)
    table.submit(LEAP)
    table.enter(0, sure=True)
    assert table.step == 2
    table.undo(0)
    assert table.step == 1


def test_throws_that_follow_whatever_they_show_are_known_beforehand() -> None:
    """If both throw both dice, then all four are known at once, and entering them together is the same as singly."""
    table = Match(nr.game("diceforge"), 2, real=True)
    chance.enter_sure(table)
    while chance.rows(table)[0].asked.key != "chance-die":
        table.enter(0)
        chance.enter_sure(table)
    ahead = chance.rows(table)
    assert [row.asked.key for row in ahead[:4]] == ["chance-die"] * 4
    assert len({repr(row.asked) for row in ahead[:4]}) == 4
    single = chance.twin(table)
    for result in (5, 0, 3, 2):
        single.enter(result)
        chance.enter_sure(single)
    chance.enter_rows(table, [5, 0, 3, 2])
    assert table.entries == single.entries
    assert save.digest(table.state) == save.digest(single.state)


def test_what_depends_on_an_earlier_result_is_not_known_beforehand() -> None:
    """If a tile is drawn, then how it lies is asked for afterwards: the question names the tile."""
    table = Match(nr.game("northgard"), 2, real=True)
    assert len(chance.rows(table)) == 1
    with pytest.raises(nr.IllegalAction, match="2 results were given; 1 can be entered at once"):
        chance.enter_rows(table, [0, 0])
    assert table.entries == []


def test_one_result_that_cannot_be_enters_none() -> None:
    """If one of several results is no side of the die, then nothing is entered, and it is told which."""
    table = Match(nr.game("diceforge"), 2, real=True)
    chance.enter_sure(table)
    while chance.rows(table)[0].asked.key != "chance-die":
        table.enter(0)
        chance.enter_sure(table)
    before = list(table.entries)
    with pytest.raises(nr.IllegalAction, match="Result 3: The result must be from 0 to 5"):
        chance.enter_rows(table, [1, 1, 6, 1])
    assert (table.entries, table.entered[0]) == (before, [])
