"""The game as a whole: start options, things to point at, the outcome."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.northgard import GAME, read_bonuses
from ninerealms.games.northgard.rules import board, setup
from ninerealms.games.northgard.rules.state import NorthState
from ninerealms.games.northgard.seen import view
from ninerealms.kernel.game import Value
from tests.games.northgard.scenario import Duel, duel

PLAIN: dict[str, Value] = {option.name: option.default for option in GAME.options}


def laid(**options: Value) -> NorthState:
    """A table laid anew."""
    s = NorthState()
    GAME.lay(s, 2, PLAIN | options)
    return s


@pytest.mark.rule("NTG-083")
@pytest.mark.parametrize("text", ["0,1,2,3,4", "0,1,2,3,4,5,6", "0,1,2,3,4,10", "0,1,2,3,4,-1", "0,1,2,3,4,x", ""])
def test_bonuses_are_six_numbers_up_to_nine(text: str) -> None:
    """If there are fewer or more than six, or one is no number from 0 to 9, then the sentence says what is needed."""
    with pytest.raises(BadOption) as refused:
        GAME.check_options(2, PLAIN | {"bonuses": text})
    needed = f"Option bonuses needs 6 numbers from 0 to 9 with commas between, not {text!r}."
    assert (refused.value.rule, refused.value.sentence) == ("NTG-083", needed)


@pytest.mark.rule("NTG-083")
def test_bonuses_are_read_with_or_without_spaces() -> None:
    """If six numbers are given, then they are the bonuses of the six cards, and Renew has none."""
    assert read_bonuses("0, 9,8 ,7,1,2") == [0, 9, 8, 7, 1, 2]
    GAME.check_options(2, PLAIN)
    assert list(laid(bonuses="0,9,8,7,1,2").bonus) == [0, 9, 8, 7, 1, 2, 0]


@pytest.mark.rule("NTG-070")
def test_two_specials_change_one_card_only() -> None:
    """If two Specials are chosen, then the fifth card has the bonus of a Special, and other options stay as chosen."""
    s = laid(cards="special_x2", bonuses="1,2,3,4,5,6", flat_cost=True)
    assert list(s.bonus) == [1, 2, 3, 4, 4, 6, 0]
    assert (board.action_of(s, 4), board.action_of(s, 3)) == (3, 3)
    assert (s.flags, laid(flat_cost=True).flags, laid().flags) == (2 | 4, 4, 0)
    assert board.action_of(laid(), 4) == 4


@pytest.mark.rule("NTG-010")
def test_a_table_laid_anew_begins_with_its_set_up() -> None:
    """If a table is laid, then it is cleared, and nobody has won before the tiles lie."""
    s, empty = laid(), NorthState()
    setup.clear(empty)
    assert (list(s.tile), list(s.supply), s.bag) == (list(empty.tile), list(empty.supply), empty.bag)
    assert s.top == 0
    assert GAME.outcome(s) is None


@pytest.mark.rule("NTG-120")
def test_the_outcome_of_a_draw_names_both() -> None:
    """If all is equal after 200 turns, then both have won, and the stop rule is named."""
    t = duel().lay({"A1": ("10", 0), "D3": ("09", 0)}).after_turns(199).play("renew")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ([0, 1], [0, 0], "NTG-120")


@pytest.mark.rule("NTG-007", "NTG-021")
def test_the_outcome_of_a_won_game_names_the_rule() -> None:
    """If five points ended the game, then the outcome names the rule that ends it at once."""
    t = duel().lay({"D3": ("20", 0), "D2": ("32", 0)}).units(1, {"D3.n": 1, "D3.s": 1, "D2.e": 1}).points(1, 4)
    outcome = GAME.outcome(t.play("renew").s)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([1], "NTG-021")


@pytest.mark.rule("NTG-026")
def test_every_question_has_its_things_to_point_at() -> None:
    """If a question is about cards, actions, buildings, squares or territories, then all of them can be pointed at."""

    def table() -> Duel:
        return duel().lay({"A1": ("06", 0), "D3": ("20", 0)}).units(0, {"A1.w": 3, "A1.e": 1, "A1.s": 1})

    assert GAME.things(table().s) == GAME.things(table().play("special").s) == list(range(7))
    assert GAME.things(table().play("build").s) == list(range(5))
    assert GAME.things(table().play("explore").s) == list(range(12))
    assert GAME.things(table().play("move-1").s) == [0, 1, 2, 3, 44, 45]
    assert GAME.things(table().play("move-1", "A1.w", "A1.n").s) == []
    assert GAME.see(table().s, 1) == view.see(table().s)
