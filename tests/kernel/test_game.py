"""The public face of a game: starting, options, mistakes, views, words."""

from __future__ import annotations

import pickle
import re
from functools import partial
from pathlib import Path

import pytest

import ninerealms as nr
import ninerealms.games as shelf
import ninerealms.games.yggdrasil as tree
from ninerealms.errors import ChanceNeeded
from ninerealms.kernel.checks import spelled
from ninerealms.kernel.game import Value, hears
from ninerealms.kernel.match import Match
from ninerealms.kernel.state import EVERYONE, HIDDEN_FROM, State
from tests import ladder, toy
from tests.ladder import LadderState
from tests.toy import HAND, nine

NORTH = nr.game("northgard")


def test_games_are_found_by_name() -> None:
    """If a game is registered, then it is listed and found; an unknown name is refused with those there are."""
    assert "northgard" in nr.games()
    for name in nr.games():
        assert nr.game(name).name == name
        assert nr.game(name) is nr.game(name)
    with pytest.raises(nr.UnknownGame, match="There is no game 'chess'; there are northgard"):
        nr.game("chess")


def test_a_game_is_imported_by_its_package() -> None:
    """If a game is imported by the name of its package, then it is the registered one, and `nr.games()` names them."""
    assert tree.GAME is nr.game("yggdrasil")
    assert shelf.names() == nr.games() == shelf.NAMES


def test_the_first_example_of_the_package_runs() -> None:
    """If one plays the first option to the end, then there is an outcome."""
    state = NORTH.start(players=2, seed=7)
    while state.decision is not None:
        NORTH.apply(state, state.decision.options[0])
    assert NORTH.outcome(state) is not None


def test_the_number_of_players_is_checked() -> None:
    """If a game is not made for that many, then the error says for how many, with the rule."""
    with pytest.raises(nr.WrongPlayers, match=r"is for 2 players, not 3\. \(NTG-001\)") as error:
        NORTH.start(players=3)
    assert error.value.rule == "NTG-001"
    with pytest.raises(nr.WrongPlayers, match=r"Nine Cards is for 2 to 3 players, not 0\. \(TOY-001\)"):
        toy.GAME.start(players=0)
    assert toy.GAME.start().players == 2
    assert spelled((2, 3, 4)) == "2 to 4"


@pytest.mark.parametrize("value", [True, "true", "TRUE", "True"])
def test_option_values_are_read_from_text(value: Value) -> None:
    """If a value comes as text, in any case, then it is the value it names."""
    assert NORTH.settle({"flat_cost": value})["flat_cost"] is True
    assert NORTH.settle({})["flat_cost"] is False


def test_numbers_and_words_are_options_too() -> None:
    """If an option is a number or a word, then it comes as itself or as text, and changes the table."""
    assert ladder.GAME.settle({"breaths": "2"}) == {"goal": "far", "breaths": 2}
    goals = []
    chosen: list[dict[str, Value]] = [{}, {"goal": "near"}, {"goal": "NEAR", "breaths": 2}]
    for options in chosen:
        state = ladder.GAME.start(2, 1, options)
        assert isinstance(state, LadderState)
        goals.append(state.goal)
    assert goals == [7, 6, 4]


@pytest.mark.parametrize(
    ("options", "sentence", "rule"),
    [
        ({"flat": True}, "Northgard: Training Ground has no option 'flat'; it has monopoly_needs_vp, cards", ""),
        ({"flat_cost": "maybe"}, "Option flat_cost cannot be 'maybe'; choose one of false, true.", "NTG-042"),
        ({"flat_cost": 1}, "Option flat_cost cannot be 1", "NTG-042"),
        ({"cards": True}, "Option cards cannot be True; choose one of move1_move2, special_x2.", "NTG-070"),
        ({"bonuses": "1,2"}, "Option bonuses needs 6 numbers", "NTG-083"),
    ],
)
def test_a_wrong_option_is_refused_with_its_rule(options: dict[str, Value], sentence: str, rule: str) -> None:
    """If an option does not exist or cannot have that value, then the error says so and names the rule."""
    with pytest.raises(nr.BadOption) as error:
        NORTH.start(2, 1, options)
    assert error.value.sentence.startswith(sentence)
    assert error.value.rule == rule


def test_a_game_without_options_says_so() -> None:
    """If a game has no options, then the error does not list any."""
    with pytest.raises(nr.BadOption, match=r"Nine Cards has no option 'x'; it has none\."):
        toy.GAME.start(2, 1, {"x": 1})


def test_seeds_are_128_bits_and_differ_when_not_given() -> None:
    """If a seed has up to 128 bits, then all of them count; without a seed no two games are alike."""
    seeds = (5, 2**64 + 5, 2**127 + 5, 2**128 - 1)
    assert len({nr.digest(toy.GAME.start(2, seed)) for seed in seeds}) == 4
    assert len({nr.digest(toy.GAME.start(2)) for _ in range(4)}) == 4


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, "7"])
def test_a_seed_that_is_none_is_refused_with_a_sentence(seed: int) -> None:
    """If a seed is negative, too large or no whole number, then that is said, for a state and for a table."""
    sentence = f"A seed is a whole number from 0 to {2**128 - 1}, not {seed!r}."
    for start in (toy.GAME.start, toy.GAME.fresh, partial(Match, toy.GAME)):
        with pytest.raises(nr.WrongSeed, match=re.escape(sentence)):
            start(2, seed)


@pytest.mark.parametrize("action", [-1, 99, 10**6])
def test_an_illegal_action_leaves_the_state_unchanged(action: int) -> None:
    """If an answer is not among the options, then the error lists them with the rule, and nothing has happened."""
    state = toy.GAME.start(2, 1)
    before = nr.digest(state)
    allowed = ", ".join(map(str, nine(state).at(HAND)))
    with pytest.raises(
        nr.IllegalAction, match=rf"{action} is no answer to LAY_CARD; allowed are {allowed}\. \(TOY-002\)"
    ):
        toy.GAME.apply(state, action)
    with pytest.raises(nr.IllegalAction):
        toy.GAME.child(state, action)
    assert nr.digest(state) == before


def test_an_illegal_action_with_a_known_reason_says_why() -> None:
    """If the table knows why an action is closed, then the error says that, with that rule."""
    table = nr.Table(toy.GAME, 2, 1)
    before = nr.digest(table.state)
    other = nine(table.state).at(HAND + 1)[0]
    with pytest.raises(nr.IllegalAction, match=r"This card is not in your hand\. \(TOY-002\)"):
        toy.GAME.apply(table.state, other)
    with pytest.raises(nr.IllegalAction, match=r"This card is not in your hand\. \(TOY-002\)"):
        table.submit(other)
    assert nr.digest(table.state) == before


def test_a_finished_game_takes_no_answer() -> None:
    """If nobody is asked any more, then GameOver says so; it is an IllegalAction too."""
    state = toy.GAME.start(2, 1)
    while state.decision is not None:
        toy.GAME.apply(state, state.decision.options[-1])
    with pytest.raises(nr.GameOver):
        toy.GAME.apply(state, 0)
    assert issubclass(nr.GameOver, nr.IllegalAction)


def test_a_child_is_another_state() -> None:
    """If an answer is tried as a child, then the parent still waits for its answer."""
    state = toy.GAME.start(2, 1)
    before = nr.digest(state)
    child = toy.GAME.child(state, state.options[1])
    assert nr.digest(state) == before
    toy.GAME.apply(state, state.options[1])
    assert nr.digest(state) == nr.digest(child)


def test_a_view_says_who_is_asked_and_shows_secret_options_to_them_alone() -> None:
    """If a question is secret, then other seats see that somebody is asked, not what may be answered."""
    state = toy.GAME.start(2, 1)
    mine, other = toy.GAME.view(state, 0), toy.GAME.view(state, 1)
    assert (mine["game"], mine["version"], mine["players"], mine["seat"], mine["outcome"]) == ("toy", 1, 2, 0, None)
    assert mine["decision"] == {"seat": 0, "kind": "LAY_CARD", "options": nine(state).at(HAND), "source": 0}
    assert other["decision"] == {"seat": 0, "kind": "LAY_CARD", "options": [], "source": 0}


def test_a_view_of_a_team_question_is_open_to_all() -> None:
    """If the team is asked, then every seat sees the options."""
    state = ladder.GAME.start(2, 1)
    for seat in (0, 1, nr.TEAM):
        decision = ladder.GAME.view(state, seat)["decision"]
        assert decision is not None
        assert decision["options"] == [0, 1]


def test_the_view_of_a_finished_game_has_its_outcome() -> None:
    """If the game is over, then nobody is asked and the outcome can be read."""
    state = ladder.GAME.start(2, 1)
    while state.decision is not None:
        ladder.GAME.apply(state, 0 if 0 in state.decision.options else 1)
    view = ladder.GAME.view(state, 1)
    assert view["decision"] is None
    assert view["outcome"] == {"winners": [], "scores": [6, 6], "reason": "LAD-005"}


@pytest.mark.parametrize(
    ("audience", "heard"),
    [
        (EVERYONE, [True, True, True, True]),
        (0, [True, False, False, False]),
        (1, [False, True, False, False]),
        (HIDDEN_FROM, [False, True, False, False]),
        (HIDDEN_FROM + 1, [True, False, False, False]),
    ],
)
def test_an_event_is_heard_by_its_audience(audience: int, heard: list[bool]) -> None:
    """If an event is for some seats, then neither the others nor onlookers nor the team as such hear it."""
    event = (0, audience, 1, 2)
    assert [hears(event, seat) for seat in (0, 1, nr.NOBODY, nr.TEAM)] == heard


def test_every_thing_of_a_game_has_words() -> None:
    """If a door asks for prompt, option, reason, event or board, then it gets a sentence."""
    state = toy.GAME.start(2, 1)
    assert toy.GAME.prompt(state, "fr") == "Sorbier, posez une carte face cachée."
    assert toy.GAME.explain(toy.GONE, "en") == "This card has been played."
    assert (
        toy.GAME.report(state, (toy.WON, EVERYONE, 1, 2, 0, 0), "ja")
        == "フィヨルドがこのラウンドに勝ち、2点になりました。"
    )
    assert toy.GAME.write_table(toy.GAME.view(state, 0)).startswith("Rowan: points 0, in hand 3, face down 0\nFjord")
    assert toy.GAME.rule_of(state, 0) == "TOY-002"


def test_errors_pickle_with_sentence_and_rule() -> None:
    """If an error crosses to another process, then it says the same there."""
    for error in (nr.BadOption("No.", "NTG-042"), nr.GameOver("Over."), nr.WrongPlayers("Two.", "NTG-001")):
        back = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
        assert type(back) is type(error)
        assert (str(back), back.sentence, back.rule) == (str(error), error.sentence, error.rule)
    need = pickle.loads(pickle.dumps(ChanceNeeded(6, 1)))  # noqa: S301 - our own bytes
    assert (need.sides, need.stream) == (6, 1)
    assert str(nr.BadOption("No.", "NTG-042")) == "No. (NTG-042)"


def test_a_game_in_little_fits_on_a_page() -> None:
    """If one wonders what a game takes, then the rules of Nine Cards are at most 60 lines of code."""
    text = Path(toy.__file__).read_text(encoding="utf-8")
    rules = text[text.index("class ToyState") : text.index("# --- the same game for callers")]
    lines = [line for line in rules.splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert len(lines) <= 60
    assert isinstance(toy.GAME.rules.fresh(), State)
