"""Table mode in any game: every throw and draw is asked for in words, and every result has a name of its own."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

import ninerealms as nr
from ninerealms.kernel import chance, engine, save
from ninerealms.kernel.game import Fork, Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import verify
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser
from ninerealms.text.languages import LANGUAGES
from tests.contract.cases import SEEDS, Case, cases, first_cases, observers
from tests.contract.test_words import check_line

# Set-ups that are drawn, and cards that throw a die again or one of their own; "diceforge" has no list of them.
DRAWN = ((2, "random"), (3, "random_goddess"), (4, "random_titans"), (4, "twins"), (3, "celestial-die"))

WITHOUT_CHANCE = ("noughts",)


def more_cases() -> list[Case]:
    return cases() + [Case(nr.game("diceforge"), players, {"setup": setup}, 3) for players, setup in DRAWN]


def each_fork(case: Case) -> Iterator[tuple[Match, Fork[State]]]:
    """A random game with real dice and cards: every result that must be entered."""
    table, rng = Match(case.game, case.players, case.seed, case.options, real=True), chooser(case.seed)
    while table.outcome is None:
        fork = chance.fork(table)
        if fork is not None:
            yield table, fork
            table.enter(rng.below(len(fork.after), DICE))
        elif (decision := table.decision) is not None:
            table.submit(decision.options[rng.below(len(decision.options), DICE)])


def say(game: Game, fork: Fork[State], lang: str) -> tuple[str, list[str]]:
    """The question and the names of its results."""
    speaker = game.words(lang)
    names = [speaker.render(game.say_result(fork, result)) for result in range(len(fork.after))]
    return speaker.render(game.say_chance(fork)), names


def each_outcome(table: Match, result: int) -> Iterator[object]:
    """What a result comes to, however chance goes on: the state, or of a thrown die what is seen and heard of it."""
    game, need = table.game, table.needed
    assert need is not None
    for seed in SEEDS:
        after = table.state.copy()
        after.events = []
        after.rng.copy_from(Rng(seed))
        for stream, entered in enumerate(table.entered):
            after.rng.load(stream, [*entered, result] if stream == need.stream else entered)
        if table.pending is None:
            engine.run(game.rules, after)
        else:
            engine.apply(game.rules, after, table.pending)
        if need.stream == DICE:
            yield after.events, [game.write_table(game.view(after, seat)) for seat in observers(game, after.players)]
        else:
            yield save.digest(after)


def check_alike(table: Match, asked: str, names: list[str]) -> None:
    """Results of one name come to the same."""
    for name in {name for name in names if names.count(name) > 1}:
        first, *others = [list(each_outcome(table, result)) for result, each in enumerate(names) if each == name]
        assert all(other == first for other in others), (asked, name)


@pytest.mark.parametrize("case", more_cases(), ids=str)
def test_every_throw_and_draw_is_asked_for_and_every_result_named(case: Case) -> None:
    """If real dice and cards decide, then it is told what to throw or draw, and only equal results share a name."""
    checked = set[tuple[str, ...]]()
    for table, fork in each_fork(case):
        for lang in LANGUAGES:
            asked, names = say(case.game, fork, lang)
            if (asked, *names) not in checked:
                checked.add((asked, *names))
                for line in (asked, *names):
                    check_line(line)
                check_alike(table, asked, names)
    assert checked or case.game.name in WITHOUT_CHANCE


@pytest.mark.parametrize("case", more_cases(), ids=str)
def test_no_chance_is_used_before_it_can_be_entered(case: Case) -> None:
    """If a table is laid but not begun, then nothing is thrown or drawn yet: the set-up's draws can be entered."""
    assert list(case.game.fresh(case.players, case.seed, case.options).rng.taken) == [0, 0]


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_a_game_with_real_dice_and_cards_is_read_back(case: Case) -> None:
    """If a printed game was played, then its file leads to the same end, though it has no seed."""
    table = Match(case.game, case.players, case.seed, case.options, real=True)
    rng = chooser(case.seed)
    while table.outcome is None:
        if table.needed is not None:
            table.enter(rng.below(table.needed.sides, DICE))
        elif (decision := table.decision) is not None:
            table.submit(decision.options[rng.below(len(decision.options), DICE)])
    again = verify(table.replay(), lambda _: case.game).table
    assert save.digest(again.state) == save.digest(table.state)


@pytest.mark.parametrize("case", [case for case in first_cases() if case.game.hidden], ids=str)
def test_the_words_of_a_draw_tell_nothing_hidden(case: Case) -> None:
    """If what a seat cannot see were otherwise, then the question and the names of its results would be the same."""
    compared = 0
    for table, fork in each_fork(case):
        for seat in observers(case.game, case.players):
            twin = copy.copy(table)
            twin.state = case.game.imagine(table.state, seat, Rng(seat + 3))
            if table.pending is None or twin.state.is_offered(table.pending):
                other = chance.fork(twin)
                assert other is not None
                assert say(case.game, other, "en") == say(case.game, fork, "en")
                compared += 1
    assert compared
