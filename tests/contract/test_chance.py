"""Table mode in any game, played at random once per case with real dice and cards, and checked on the way."""

from __future__ import annotations

import pytest

import ninerealms as nr
from tests.contract.cases import Case, cases, each
from tests.contract.checks import chances, drawings, worlds
from tests.contract.walk import Check, RealWalk, walk_with_real_dice

SETTLED_MOMENTS = {"pure": 0, "compiled": 0, "sanitized": 10}[nr.form()]
HAS_WORDS = nr.form() != "sanitized"  # drawings are Python in every form
# Set-ups that are drawn, and cards that throw a die again or one of their own; "diceforge" has no list of them.
DRAWN = ((2, "random"), (3, "random_goddess"), (4, "random_titans"), (4, "twins"), (3, "celestial-die"))


def more_cases() -> list[Case]:
    return cases() + [Case(nr.game("diceforge"), players, {"setup": setup}, 3) for players, setup in DRAWN]


def at_forks(case: Case) -> list[Check[RealWalk]]:
    """What is checked where a result is wanted."""
    checks = [Check(chances.every_result_has_a_name)]
    if case.is_first and HAS_WORDS:
        checks.append(Check(drawings.a_waiting_table_can_be_drawn))
    if case.is_first and case.game.hidden:
        checks.append(Check(chances.the_words_of_a_draw_tell_nothing_hidden))
    return checks


def at_the_end(case: Case) -> list[Check[RealWalk]]:
    """What is checked when the game is over."""
    checks = [Check(chances.some_chance_was_named)]
    if case.is_first:
        checks.append(Check(chances.the_file_is_read_back))
    if case.is_first and case.game.hidden:
        checks.append(Check(chances.some_words_of_draws_were_compared))
    return checks


@pytest.mark.parametrize("case", each(more_cases()))
def test_a_game_with_real_dice_and_cards_keeps_all_promises(case: Case) -> None:
    """If every throw and draw is entered by hand, then every check holds at each of them, and at the end."""
    settled = [Check(worlds.hidden_chance_shows_nowhere, SETTLED_MOMENTS)] if case.game.hidden else []
    walk_with_real_dice(
        case,
        first=[Check(chances.nothing_is_thrown_before_it_can_be_entered)],
        at_forks=at_forks(case),
        when_settled=settled,
        at_the_end=at_the_end(case),
    )
