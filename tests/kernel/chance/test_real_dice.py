"""A match with real dice and cards: what they show is entered, taken back, kept hidden."""

from __future__ import annotations

import pytest

import ninerealms as nr
from ninerealms.kernel import rng
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.seating import chooser
from tests import ladder, toy
from tests.kernel.matches import answers, lay_lowest
from tests.ladder import LEAP, STEP, LadderState


def enter_all(real: Match, rng: Rng) -> int:
    """Enter what an Rng throws until nothing is needed; how often."""
    entered = 0
    while real.needed is not None:
        assert real.decision is None
        assert real.outcome is None
        real.enter(rng.below(real.needed.sides, real.needed.stream))
        entered += 1
    return entered


@pytest.mark.parametrize("game", [toy.GAME, ladder.GAME, nr.game("northgard")], ids=lambda game: game.name)
def test_real_dice_give_the_same_game_as_a_seed_that_throws_alike(game: Game) -> None:
    """If people throw what the Rng would have thrown, then the game is the same at every decision, to the end."""
    seeded, real = Match(game, 2, 9), Match(game, 2, real=True)
    entered = enter_all(real, rng.seeded(9))
    picks = chooser(3)
    while (decision := seeded.decision) is not None:
        assert real.decision == decision
        assert nr.dump(real.state)[:-1] == nr.dump(seeded.state)[:-1]
        assert real.reasons == seeded.reasons
        thrower = seeded.state.rng.copy()
        action = decision.options[picks.below(len(decision.options), DICE)]
        seeded.submit(action)
        real.submit(action)
        entered += enter_all(real, thrower)
    assert real.outcome == seeded.outcome
    assert real.log(0) == seeded.log(0)
    assert entered == sum(line.startswith("chance ") for line in answers(real)) > 0


def test_a_result_is_entered_only_where_it_is_needed() -> None:
    """If a die must be thrown, then nothing else can be done, and only a side of the die can be entered."""
    table = Match(ladder.GAME, 2, real=True)
    with pytest.raises(nr.IllegalAction, match="No result is asked for"):
        table.enter(1)
    table.submit(0)
    table.submit(LEAP)
    assert table.needed is not None
    assert (table.needed.sides, table.needed.stream) == (6, DICE)
    with pytest.raises(nr.IllegalAction, match="must be entered first"):
        table.submit(0)
    for wrong in (-1, 6):
        with pytest.raises(nr.IllegalAction, match="The result must be from 0 to 5"):
            table.enter(wrong)
    table.enter(5)
    assert isinstance(table.state, LadderState)
    assert table.state.height == 3
    assert table.log(0)[-1].text == "Rowan leaps; the team is at 3."


def test_a_throw_by_hand_cannot_be_taken_back_but_a_wait_for_one_can() -> None:
    """If no result was entered yet, then the answer may be taken back; afterwards it stands."""
    table = Match(ladder.GAME, 2, real=True)
    table.submit(0)
    table.submit(LEAP)
    table.undo(0)
    assert table.decision is not None
    assert table.decision.options == [STEP, LEAP]
    table.submit(LEAP)
    table.enter(0)
    with pytest.raises(nr.UndoRefused, match="Dice"):
        table.undo(0)
    table.undo(0, consent=True)
    assert table.step == 1


def wanted_now(real: Match) -> tuple[int, int] | None:
    """Which stream, and of how many sides."""
    return None if real.needed is None else (real.needed.stream, real.needed.sides)


def test_what_laid_the_table_can_be_taken_back_until_somebody_answers() -> None:
    """If a wrong card was entered before the first answer, then it is taken back, one after the other, by anybody."""
    table, straight, results = Match(toy.GAME, 2, real=True), Match(toy.GAME, 2, real=True), (0, 1, 2, 0, 1, 2)
    for result in results:
        before = wanted_now(table), [list(queue) for queue in table.entered]
        table.enter(3 - result)
        assert table.undo_step(1) == 0
        table.undo(1)
        assert (wanted_now(table), table.entered) == before
        table.enter(result)
        straight.enter(result)
    assert table.decision == straight.decision is not None
    assert nr.digest(table.state) == nr.digest(straight.state)
    assert (table.told, table.reasons) == (straight.told, straight.reasons)
    for _ in results:
        table.undo(0)
        assert table.told == []
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(0)
    enter_all(table, Rng(1))
    lay_lowest(table, 1)
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(1, consent=True)


def test_a_throw_that_was_taken_back_with_its_answer_did_not_lay_the_table() -> None:
    """If an answer and its throw were taken back, then there is nothing left to take back before them."""
    table = Match(ladder.GAME, 2, real=True)
    for answer in (0, LEAP):
        table.submit(answer)
    table.enter(2)
    table.go_back(1)
    assert (table.step, table.laid) == (0, [])
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(0, consent=True)


def test_cards_drawn_by_hand_stay_hidden_in_a_running_game() -> None:
    """If hidden cards were entered, then a seat's download does not hold them; of an open game it does."""
    table = Match(toy.GAME, 2, real=True)
    enter_all(table, Rng(1))
    assert len(answers(table)) == 6
    table.undo(0)
    enter_all(table, Rng(1))
    assert answers(table)[6] == "undo 0"
    assert "chance" not in table.replay(0)
    assert "undo" not in table.replay(0)
    assert "\nseed hidden\n" in table.replay(0)
    climb = Match(ladder.GAME, 2, real=True)
    climb.submit(0)
    climb.submit(LEAP)
    climb.enter(2)
    assert "chance DICE 2" in climb.replay(0)
    assert "\nseed real\n" in climb.replay(0)
