"""Calls with wrong arguments: each is refused with a named error and a sentence, and nothing has changed.

The same in every form of the rules: what Python would notice sooner or later, a compiled state would not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import ninerealms as nr
from ninerealms import rl
from ninerealms.errors import NineRealmsError
from ninerealms.kernel.engine import Rules, Sheet
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import verify
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import State
from ninerealms.lab.simulate import Job, simulate
from ninerealms.players.chair import Chair
from ninerealms.players.seating import chooser
from ninerealms.rl.space import lent
from tests import ladder, noughts, toy

GAMES: list[Game] = [*(nr.game(name) for name in nr.games()), toy.GAME, ladder.GAME, noughts.GAME]
HUGE = 99999
# What is no number: a caller may hand over anything.
JUNK: list[Any] = [None, "0", "x", 1.5, float("nan"), [0], {}, object(), b"1", State()]
NO_SEATS: list[Any] = [*JUNK, 7, 99, HUGE, -3, -5, -HUGE, 2**31, 2**63, 2**70, -(2**70)]
NO_PLAYERS: list[Any] = [0, -1, HUGE, "2", 2.0, True, [2], 2**70]
NO_SEEDS: list[Any] = [-1, 2**128, "7", 1.0, [1], object()]
NO_OPTIONS: list[Any] = [None, 3, ["flat_cost"], "flat_cost", {1: 2}, {"": 0}, {"no such option": True}]
NO_VALUES: list[Any] = [None, 3.5, "no such value", [1], {}]
NO_LANGUAGES: list[Any] = ["de", "", None, 5, ["en"]]
NO_ACTIONS: list[Any] = [*JUNK, -1, HUGE, 2**15, 2**31, 2**128, -(2**63)]

Call = Callable[[Game, State, Any], object]


def moment(game: Game, answers: int = 3) -> State:
    """A game after some random answers, with what was told and closed."""
    state, rng = game.start(seed=5), chooser(5)
    for _ in range(answers):
        options = state.decision.options if state.decision else []
        if options:
            game.apply(state, options[rng.below(len(options), DICE)])
    assert state.decision is not None
    state.events, state.reasons = [], {}
    return state


def ended(game: Game) -> State:
    state = game.start(seed=5)
    while state.decision is not None:
        game.apply(state, state.decision.options[0])
    return state


def refused(state: State, call: Callable[..., object], *given: Any) -> str:
    """The name of the error with which a call is refused; it has a sentence, and the state is as it was."""
    before, told = nr.dump(state, traces=True), (list(state.events or []), dict(state.reasons or {}))
    with pytest.raises(NineRealmsError) as error:
        call(*given)
    assert nr.dump(state, traces=True) == before
    assert (list(state.events or []), dict(state.reasons or {})) == told
    assert error.value.sentence.endswith("."), error.value.sentence
    return type(error.value).__name__


WITH_SEAT: dict[str, Call] = {
    "view": lambda game, state, seat: game.view(state, seat),
    "imagine": lambda game, state, seat: game.imagine(state, seat, nr.Rng(1)),
    "judge": lambda game, state, seat: game.judge(state, seat),
    "choices": lambda game, state, seat: game.choices(state, HUGE if seat is None else seat),  # None is anybody
    "chair": Chair,
}
WITH_ACTION: dict[str, Call] = {
    "apply": lambda game, state, action: game.apply(state, action),
    "child": lambda game, state, action: game.child(state, action),
    "describe": lambda game, state, action: game.describe(state, action),
}
WITH_STATE: dict[str, Callable[[Game, Any], object]] = {
    "apply": lambda game, state: game.apply(state, 0),
    "child": lambda game, state: game.child(state, 0),
    "view": lambda game, state: game.view(state, 0),
    "imagine": lambda game, state: game.imagine(state, 0, nr.Rng(1)),
    "judge": lambda game, state: game.judge(state, 0),
    "describe": lambda game, state: game.describe(state, 0),
    "choices": lambda game, state: game.choices(state),
    "prompt": lambda game, state: game.prompt(state),
    "digest": lambda game, state: game.digest(state),
    "chair": lambda game, state: Chair(game, state, 0),
    "report": lambda game, state: game.report(state, (0, -1)),
}
OF_EACH_GAME: dict[str, Callable[[Game, Any], object]] = {
    "outcome": lambda game, state: game.outcome(state),
    "see": lambda game, state: game.see(state, 0),
    "census": lambda game, state: game.census(state),
    "things": lambda game, state: game.things(state),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("call", WITH_SEAT)
def test_a_seat_that_is_not_there_is_refused(game: Game, call: str) -> None:
    """If a call names a seat nobody can sit at, then it is a WrongSeat."""
    state = moment(game)
    for seat in [*NO_SEATS, state.players]:
        assert refused(state, WITH_SEAT[call], game, state, seat) == "WrongSeat", seat


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("call", WITH_ACTION)
def test_an_answer_that_is_not_offered_is_refused(game: Game, call: str) -> None:
    """If a call names an answer that is not on offer, then it is an IllegalAction."""
    state = moment(game)
    offered = state.decision.options if state.decision else []
    inside = [action for action in range(game.kinds[state.kind].size) if action not in offered]
    for action in [*NO_ACTIONS, *inside[:5], game.kinds[state.kind].size]:
        wrong = refused(state, WITH_ACTION[call], game, state, action)
        assert wrong == "IllegalAction", action


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_state_of_another_game_is_refused(game: Game) -> None:
    """If a call is given another game's state or none, then it is a WrongState, and that state is not damaged."""
    calls = WITH_STATE | (OF_EACH_GAME if game.name in nr.games() else {})
    for other in GAMES:
        if other is not game:
            state = moment(other)
            for name, call in calls.items():
                assert refused(state, call, game, state) == "WrongState", name
            other.child(state, state.options[0])
    for junk in JUNK:
        for name, call in calls.items():
            with pytest.raises(nr.WrongState):
                call(game, junk)
            assert name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_asked_of_a_game_that_is_over(game: Game) -> None:
    """If the game is over, then an answer, its words and its question are refused as such."""
    state = ended(game)
    for call in (*WITH_ACTION.values(), lambda game, state, _: game.prompt(state), WITH_SEAT["chair"]):
        assert refused(state, call, game, state, 0) == "GameOver"
    assert 0 <= game.judge(state, 0) <= 1


@pytest.mark.parametrize("name", nr.games())
@pytest.mark.parametrize("seat", [HUGE, 9, -1, -5, -HUGE, 2**31 - 1])
def test_the_rules_judge_no_seat_that_is_not_there(name: str, seat: int) -> None:
    """If the judge itself is asked for a seat that is not there, then it refuses before it looks at the board."""
    game = nr.game(name)
    for state in (moment(game), ended(game)):
        assert refused(state, game.rules.judge, state, seat) == "WrongSeat"
        assert refused(state, game.rules.value, state, seat) == "WrongSeat"


def sheet() -> Sheet:
    """Memory for an observation of any game."""
    return Sheet(lent(np.zeros(HUGE, np.float32)))


OF_RULES: dict[str, Callable[[Rules, State], object]] = {
    "judge": lambda rules, state: rules.judge(state, 0),
    "value": lambda rules, state: rules.value(state, 0),
    "observe": lambda rules, state: rules.observe(state, 0, sheet(), 0),
}


@pytest.mark.parametrize("name", nr.games())
def test_the_rules_look_at_no_state_of_another_game(name: str) -> None:
    """If the rules themselves are given another game's state, then they refuse it by name and have not touched it."""
    rules, others = nr.game(name).rules, [game for game in GAMES if game.name != name]
    for state in [state for other in others for state in (moment(other), ended(other))]:
        for what, call in OF_RULES.items():
            assert refused(state, call, rules, state) == "WrongState", what
        if name == "ragnarok":
            assert refused(state, rules.redeal, state, 0, nr.Rng(1)) == "WrongState"


def test_it_is_said_whose_state_it_is() -> None:
    """If the rules are given another game's state, then the sentence names both kinds."""
    with pytest.raises(nr.WrongState) as error:
        nr.game("northgard").rules.judge(nr.game("andor").start(seed=1), 0)
    assert error.value.sentence == "NorthRules plays with NorthState, not with AndorState."


@pytest.mark.parametrize("name", [name for name in nr.games() if len(nr.game(name).seats) > 1])
def test_a_space_takes_no_table_of_another_size(name: str) -> None:
    """If a space is for another number of players, then it takes neither state nor answer, and nothing changes."""
    game = nr.game(name)
    space, state = rl.Space(name, players=game.seats[1]), game.start(players=game.seats[0], seed=5)
    calls: dict[str, Callable[[], object]] = {
        "own": lambda: space.own(state),
        "encode": lambda: space.encode(state, state.options[0]),
        "decode": lambda: space.decode(state, 0),
        "apply": lambda: space.apply(state, 0),
        "mask": lambda: space.mask(state),
        "observe": lambda: space.observe(state, 0),
        "seat": lambda: space.seat(state),
        "rewards": lambda: space.rewards(state),
    }
    for what, call in calls.items():
        assert refused(state, call) == "WrongState", what


@pytest.mark.parametrize("name", nr.games())
def test_a_dump_of_another_game_is_not_loaded(name: str) -> None:
    """If a state is to be filled from another game's dump, then it stays as it was."""
    for other in (game for game in GAMES if game.name != name):
        state = moment(nr.game(name))
        assert refused(state, nr.load, state, nr.dump(moment(other))) == "BadDump", other.name


@pytest.mark.parametrize("seat", [HUGE, 9, 2**31 - 1])
def test_the_rules_deal_for_no_seat_that_is_not_there(seat: int) -> None:
    """If hidden hands are to be dealt anew for a seat that is not there, then nothing is dealt."""
    game = nr.game("ragnarok")
    state = moment(game)
    assert refused(state, game.rules.redeal, state, seat, nr.Rng(1)) == "WrongSeat"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_not_begun_with_what_it_cannot_take(game: Game) -> None:
    """If players, seed or options are wrong, then no game begins, at a table neither."""
    ways: list[Callable[..., object]] = [game.start, game.fresh, partial(Match, game)]
    for start in ways:
        for players in NO_PLAYERS:
            with pytest.raises(nr.WrongPlayers):
                start(players, 1)
        for seed in NO_SEEDS:
            with pytest.raises(nr.WrongSeed):
                start(game.seats[0], seed)
        for options in NO_OPTIONS:
            with pytest.raises(nr.BadOption):
                start(game.seats[0], 1, options)
        for option in game.options:
            for value in () if option.free else NO_VALUES:
                with pytest.raises(nr.BadOption):
                    start(game.seats[0], 1, {option.name: value})


@pytest.mark.parametrize("game", [*map(nr.game, nr.games()), noughts.GAME], ids=lambda game: game.name)
def test_words_are_refused_for_what_is_not_there(game: Game) -> None:
    """If a language, a reason, a log line, a view or a shape is none of the game's, then there are no words for it."""
    state, view = moment(game), game.view(moment(game), 0)
    for lang in NO_LANGUAGES:
        for say in (game.words, partial(game.prompt, state), partial(game.draw, view)):
            with pytest.raises(nr.UnknownLanguage):
                say(lang)
    for reason in [*JUNK, -1, HUGE]:
        with pytest.raises(nr.BadArgument):
            game.explain(reason)
    for event in (*JUNK, (), (1,), (HUGE, -1, 0), ("x", -1)):
        with pytest.raises(nr.BadArgument):
            game.report(state, event)
    for other in (*JUNK, {**view, "game": "chess"}):
        for show in (game.write_table, game.draw):
            with pytest.raises(nr.BadArgument):
                show(other)
    with pytest.raises(nr.BadArgument):
        game.imagine(state, 0, 7)  # type: ignore[arg-type]


def table_of(game: Game) -> Match:
    table = Match(game, seed=3)
    for _ in range(2):
        assert table.decision is not None
        table.submit(table.decision.options[0])
    return table


ON_A_TABLE: dict[str, Callable[[Match, Any], object]] = {
    "view": lambda table, seat: table.view(seat),
    "log": lambda table, seat: table.log(seat),
    "closed": lambda table, seat: table.closed(seat),
    "replay": lambda table, seat: table.replay(seat),
    "undo": lambda table, seat: table.undo(seat),
    "undo with consent": lambda table, seat: table.undo(seat, consent=True),
    "at": lambda table, step: table.at(step),
    "go back": lambda table, step: table.go_back(step),
    "enter": lambda table, result: table.enter(result),
    "submit": lambda table, action: table.submit(action),
    "submit for a seat": lambda table, seat: table.submit(table.state.options[0], seat),
    "submit at a step": lambda table, step: table.submit(table.state.options[0], None, step),
}


MAY_BE_NONE = ("replay", "undo", "undo with consent", "submit for a seat", "submit at a step")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("call", ON_A_TABLE)
def test_a_table_takes_nothing_wrong(game: Game, call: str) -> None:
    """If a call on a table is wrong, then it is refused, and neither the state nor the file has changed."""
    table = table_of(game)
    before = table.replay()
    for value in [each for each in NO_SEATS if each not in table.state.options]:
        if value is not None or call not in MAY_BE_NONE:
            refused(table.state, ON_A_TABLE[call], table, value)
    assert table.replay() == before
    with pytest.raises(nr.UnknownLanguage):
        table.log(0, "de")


@pytest.mark.parametrize(
    "call",
    [
        lambda: Match("northgard"),  # type: ignore[arg-type]
        lambda: Match(toy.GAME, seats="human"),  # type: ignore[arg-type]
        lambda: Match(toy.GAME, seats=(1, 2)),  # type: ignore[arg-type]
        lambda: nr.table("chess"),
        lambda: nr.game([]),  # type: ignore[call-overload]
        lambda: nr.game(None),  # type: ignore[call-overload]
        lambda: nr.read_replay(b"nine realms"),  # type: ignore[arg-type]
        lambda: nr.read_replay(""),
        lambda: verify(None, nr.game),  # type: ignore[arg-type]
        lambda: nr.dump(3),  # type: ignore[arg-type]
        lambda: nr.digest("state"),  # type: ignore[arg-type]
        lambda: nr.load(None, []),  # type: ignore[type-var]
        lambda: nr.load(toy.GAME.start(), None),  # type: ignore[arg-type]
        lambda: simulate(Job("northgard", 0, 2, ["random"], 1, {}), 1, print),
        lambda: simulate(Job("northgard", 1, 2, ["random"], 1, {}), 0, print),
        lambda: simulate(Job("northgard", 1, 2, ["random"], -1, {}), 1, print),
        lambda: simulate(Job("northgard", 1, 3, ["random"], 1, {}), 1, print),
        lambda: simulate(Job("northgard", 1, 2, ["nobody"], 1, {}), 1, print),
        lambda: simulate(Job("chess", 1, 2, ["random"], 1, {}), 1, print),
    ],
)
def test_other_calls_are_refused_with_a_sentence(call: Callable[[], object]) -> None:
    """If anything else one can call is given nonsense, then the error is ours and says what is wrong."""
    with pytest.raises(NineRealmsError) as error:
        call()
    assert error.value.sentence.endswith(".")
