"""Any game, played at random once per case, with everything that must hold checked on the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ninerealms as nr
from tests import noughts
from tests.contract.cases import SEEDS, Case, cases, each, each_legend, first_cases, further_cases, start
from tests.contract.checks import choices, drawings, endings, observations, questions, states, words, worlds
from tests.contract.walk import Broken, Check, Walk, walk_through

OUTSIDE = {"rng", "events", "reasons", "decision"}
LEAK_MOMENTS = {"pure": 4, "compiled": 7, "sanitized": 2}[nr.form()]
BOT_MOMENTS = {"pure": 2, "compiled": 4, "sanitized": 1}[nr.form()]
WORLD_MOMENTS = {"pure": 3, "compiled": 5, "sanitized": 1}[nr.form()]
SIGHT_MOMENTS = {"pure": 3, "compiled": 3, "sanitized": 2}[nr.form()]
COPY_MOMENTS = {"pure": 0, "compiled": 0, "sanitized": 60}[nr.form()]
WORD_MOMENTS = {"pure": 20, "compiled": 8, "sanitized": 0}[nr.form()]
HAS_WORDS = nr.form() != "sanitized"  # words and drawings are Python in every form


def along(case: Case) -> Iterator[Check[Walk]]:
    """What is checked on the way; what is dear, in fewer cases and at fewer moments."""
    yield Check(questions.options_are_sorted_unique_and_in_range)
    yield Check(questions.every_thing_is_offered_or_has_a_reason)
    yield Check(states.every_component_is_somewhere)
    yield Check(states.every_option_applies_to_its_own_copy, COPY_MOMENTS)
    yield Check(states.every_format_brings_a_state_back, 25)
    yield Check(endings.nobody_has_won_yet)
    yield Check(observations.every_number_lies_in_its_range, SIGHT_MOMENTS)
    yield Check(observations.both_writers_agree, SIGHT_MOMENTS)
    if HAS_WORDS:
        yield Check(words.every_option_has_words_and_a_rule, WORD_MOMENTS)
        yield Check(choices.every_choice_is_whole, WORD_MOMENTS)
        yield Check(drawings.every_option_is_marked, drawings.MOMENTS)
    if case.is_plain:
        yield Check(states.a_copy_goes_its_own_way, 12)
    if case.is_plain or case.game.hidden:
        yield Check(worlds.what_is_imagined_agrees_with_the_view, 20)
        yield Check(worlds.an_imagined_world_can_be_played_to_its_end, WORLD_MOMENTS)
    if case.game.hidden or (case.is_plain and case.seed == SEEDS[0]):
        yield Check(worlds.what_is_hidden_shows_nowhere, LEAK_MOMENTS if case.game.hidden else -(-LEAK_MOMENTS // 3))
        yield Check(worlds.bots_know_no_more_than_their_seat, BOT_MOMENTS)
        yield Check(observations.an_observation_follows_from_the_view, SIGHT_MOMENTS)
    if case.is_first:
        yield Check(questions.the_judge_says_a_number_between_losing_and_winning)
        yield Check(states.a_copy_and_a_load_miss_no_field, 3)
        yield Check(states.a_state_is_told_by_nothing_of_the_last_answer, 5)
    if case.is_first and HAS_WORDS:
        yield Check(words.every_reason_has_words, 60)
        yield Check(words.the_board_is_told_in_whole_lines, 6)
        yield Check(drawings.no_secret_option_is_marked_for_another_seat, 4)


def at_the_end(case: Case) -> Iterator[Check[Walk]]:
    """What is checked when the game is over."""
    yield Check(endings.the_end_has_an_outcome)
    yield Check(states.every_component_is_somewhere)
    yield Check(states.no_earlier_state_was_touched)
    yield Check(states.a_finished_state_is_told_by_no_question)
    yield Check(states.the_same_answers_give_the_same_game)
    if HAS_WORDS:
        yield Check(words.every_event_has_words_and_a_rule)
    if HAS_WORDS and case.is_first:
        yield Check(drawings.a_finished_game_can_be_drawn)


@pytest.mark.parametrize("case", each(cases()))
def test_a_random_game_keeps_all_promises(case: Case) -> None:
    """If a game is played at random, then every check holds at every moment it looks at, and at the end."""
    walk_through(case, along(case), at_the_end(case))


@pytest.mark.long
@pytest.mark.parametrize("case", further_cases(), ids=str)
def test_every_legend_keeps_all_promises_with_any_number_of_heroes(case: Case) -> None:
    """If a legend is played at random with two, three or four heroes, then every check holds as in any other game."""
    walk_through(case, along(case), at_the_end(case))


@pytest.mark.parametrize("case", each_legend())
def test_every_legend_comes_to_an_end_with_any_number_of_heroes(case: Case) -> None:
    """If a legend is played at random with any number of heroes, then nothing is lost on the way, and it has an end."""
    on_the_way = [
        Check(questions.options_are_sorted_unique_and_in_range),
        Check(states.every_component_is_somewhere, 25),
        Check(endings.nobody_has_won_yet, 25),
    ]
    walk_through(case, on_the_way, [Check(endings.the_end_has_an_outcome), Check(states.every_component_is_somewhere)])


@pytest.mark.long
@pytest.mark.parametrize(
    "case", [case for case in (*cases(), *further_cases()) if not case.is_plain and not case.game.hidden], ids=str
)
def test_nothing_shows_with_any_option(case: Case) -> None:
    """If a game without hands is played with any option, then what nobody has seen shows nowhere, and to no bot."""
    hidden = Check(worlds.what_is_hidden_shows_nowhere, LEAK_MOMENTS // 2)
    walk_through(case, [hidden, Check(worlds.bots_know_no_more_than_their_seat, -(-BOT_MOMENTS // 2))])


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_names_cover_all_that_makes_the_state(case: Case) -> None:
    """If a state has a field, then it is named for dump, load and digest; only the Rng and what is told are apart."""
    state = start(case)
    found = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert found - OUTSIDE == set(state.names())
    assert len(state.names()) == len(set(state.names()))


def is_still_early(walk: Walk) -> None:
    """A check that fails at the fourth question."""
    assert walk.step < 3


def test_a_broken_promise_says_which_where_and_why() -> None:
    """If a check fails, then the first line says the check, the case, the seed, the step and what was wrong."""
    with pytest.raises(Broken) as caught:
        walk_through(Case(noughts.GAME, 2, {}, 5), [Check(is_still_early)])
    first, *_ = str(caught.value).split("\n")
    assert first == "test_walk.is_still_early | noughts with 2 players, seed 5, step 3 | AssertionError: assert 3 < 3"


def test_a_check_looks_at_as_many_moments_as_it_is_told() -> None:
    """If a check is for some moments, then it looks at the first and then every so many; without a number at all."""
    case = Case(nr.game("northgard"), 2, {}, 1)
    all_steps: list[int] = []
    some_steps: list[int] = []

    def look_always(walk: Walk) -> None:
        all_steps.append(walk.step)

    def look_at_times(walk: Walk) -> None:
        some_steps.append(walk.step)

    decisions = walk_through(case, [Check(look_always), Check(look_at_times, 10)]).step
    assert all_steps == list(range(decisions))
    assert some_steps == list(range(0, decisions, decisions // 10))


def test_a_state_changed_by_a_look_is_noticed() -> None:
    """If looking at a state changes it, then the end tells, though the game itself went on."""

    def nudge(walk: Walk) -> None:
        walk.state.horizon += walk.step == 2

    with pytest.raises(Broken, match=r"^states\.no_earlier_state_was_touched \| "):
        walk_through(Case(noughts.GAME, 2, {}, 5), [Check(nudge)], [Check(states.no_earlier_state_was_touched)])
