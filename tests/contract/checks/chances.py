"""Match mode: every throw and draw is asked for in words, and every result has a name of its own."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from ninerealms.kernel import chance, engine, save
from ninerealms.kernel.game import Fork, Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import verify
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from ninerealms.text.words import Say
from tests.contract.cases import LANGUAGES, observers
from tests.contract.checks.words import check_line
from tests.contract.walk import RealWalk

WITHOUT_CHANCE = ("noughts",)
GOES_ON = (1, 2)  # seeds of what chance does after a result


def render(game: Game, said: list[Say], lang: str) -> list[str]:
    return [game.words(lang).render(each) for each in said]


def say(game: Game, fork: Fork[State]) -> list[Say]:
    """The question and the names of its results."""
    return [game.say_chance(fork), *(game.say_result(fork, result) for result in range(len(fork.after)))]


def each_outcome(table: Match, result: int) -> Iterator[object]:
    """What a result comes to, however chance goes on: the state, or of a thrown die what is seen and heard of it."""
    game, need = table.game, table.needed
    assert need is not None
    for seed in GOES_ON:
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


def results_of_one_name(names: list[str]) -> set[tuple[int, ...]]:
    """The results that share a name, for each name that is shared."""
    shared = {name for name in names if names.count(name) > 1}
    return {tuple(result for result, each in enumerate(names) if each == name) for name in shared}


def nothing_is_thrown_before_it_can_be_entered(walk: RealWalk) -> None:
    """If a table is laid but not begun, then nothing is thrown or drawn yet: the set-up's draws can be entered."""
    case = walk.case
    assert list(case.game.fresh(case.players, case.seed, case.options).rng.taken) == [0, 0]


def every_result_has_a_name(walk: RealWalk) -> None:
    """If real dice and cards decide, then it is told what to throw or draw, and only equal results share a name."""
    said = say(walk.game, walk.wanted)
    if repr(said) in walk.said:
        return
    walk.said.add(repr(said))
    alike = set[tuple[int, ...]]()
    for lang in LANGUAGES:
        lines = render(walk.game, said, lang)
        if tuple(lines) not in walk.named:
            walk.named.add(tuple(lines))
            for line in lines:
                check_line(line)
            alike |= results_of_one_name(lines[1:])
    for results in alike:
        first, *others = [list(each_outcome(walk.table, result)) for result in results]
        assert all(other == first for other in others), (said[0], results)


def the_words_of_a_draw_tell_nothing_hidden(walk: RealWalk) -> None:
    """If what a seat cannot see were otherwise, then the question and the names of its results would be the same."""
    table = walk.table
    for seat in observers(walk.game, walk.case.players):
        twin = copy.copy(table)
        twin.state = walk.game.imagine(table.state, seat, Rng(seat + 3))
        if table.pending is None or twin.state.is_offered(table.pending):
            other = chance.fork(twin)
            assert other is not None
            texts = [render(walk.game, say(walk.game, fork), "en") for fork in (other, walk.wanted)]
            assert texts[0] == texts[1]
            walk.compared += 1


def some_words_of_draws_were_compared(walk: RealWalk) -> None:
    assert walk.compared


def some_chance_was_named(walk: RealWalk) -> None:
    """If a game has dice or cards, then they were asked for."""
    assert walk.named or walk.game.name in WITHOUT_CHANCE


def the_file_is_read_back(walk: RealWalk) -> None:
    """If a printed game was played, then its file leads to the same end, though it has no seed."""
    again = verify(walk.table.replay(), lambda _: walk.game).table
    assert save.digest(again.state) == save.digest(walk.state)
