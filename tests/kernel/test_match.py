"""A match: answers, undo up to the information horizon, the log by audience, real dice, what a seat may download."""

from __future__ import annotations

import pytest

import ninerealms as nr
from ninerealms.kernel import replaying
from ninerealms.kernel.game import RULE
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE
from ninerealms.players.seating import chooser
from tests import ladder, toy
from tests.kernel.matches import answers, lay_lowest
from tests.ladder import LEAP, STEP
from tests.toy import HAND, nine

# --- answers ----------------------------------------------------------------------------------------


def test_a_table_is_made_by_name() -> None:
    """If a match is wanted, then `nr.table` lays it, with a seed of its own if none is given."""
    table = nr.table("northgard", players=2, seed=7, options={"flat_cost": "true"})
    assert isinstance(table, nr.Table)
    assert (table.seed, table.step, table.options["flat_cost"]) == (7, 0, True)
    assert table.outcome is None
    assert len({nr.table("northgard").seed for _ in range(3)}) == 3


def test_a_wrong_seat_or_an_old_step_is_refused() -> None:
    """If somebody else answers, or an answer comes too late, then it is refused and nothing has happened."""
    table = Match(toy.GAME, 2, 1)
    assert table.decision is not None
    card, before = table.decision.options[0], nr.digest(table.state)
    with pytest.raises(nr.IllegalAction, match=r"Seat 1 is not asked; seat 0 is\."):
        table.submit(card, seat=1)
    with pytest.raises(nr.IllegalAction, match=r"That answers step 3, but the table is at step 0\."):
        table.submit(card, seat=0, step=3)
    assert (nr.digest(table.state), table.step, answers(table)) == (before, 0, [])
    table.submit(card, seat=0, step=0)
    with pytest.raises(nr.IllegalAction, match="That answers step 0, but the table is at step 1"):
        table.submit(card, seat=0, step=0)
    assert table.step == 1


def test_anybody_answers_for_the_team() -> None:
    """If the team is asked, then every seat may answer."""
    for seat in (0, 1, 2):
        table = Match(ladder.GAME, 3, 1)
        table.submit(2, seat=seat)
        assert table.state.seat == 2


def test_a_finished_table_takes_no_answer() -> None:
    """If the game is over, then the outcome is there and answers are refused."""
    table = lay_lowest(Match(toy.GAME, 2, 1), 4)
    assert table.decision is None
    assert table.outcome == toy.GAME.outcome(table.state)
    with pytest.raises(nr.GameOver):
        table.submit(0)
    assert answers(table)[-1].startswith("end ")


def test_a_seed_is_written_as_it_is_used() -> None:
    """If a seed is given, then it is in the file; without one the file has 128 bits that nobody could foresee."""
    assert f"\nseed {2**128 - 1}\n" in Match(toy.GAME, 2, 2**128 - 1).replay()
    seeds = [Match(toy.GAME, 2).seed for _ in range(8)]
    assert len({seed >> 64 for seed in seeds}) == len({seed & 2**64 - 1 for seed in seeds}) == 8


# --- undo -------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_while_nothing_was_shown() -> None:
    """If nobody has decided and nothing was thrown since, then a seat may take its answer back."""
    table = Match(toy.GAME, 2, 1)
    before, reasons = nr.digest(table.state), dict(table.reasons)
    lay_lowest(table, 1)
    table.undo(0)
    assert (nr.digest(table.state), table.reasons, table.step) == (before, reasons, 0)
    assert table.decision is not None
    assert table.closed(0) != {}
    assert answers(table)[-1] == "undo 1"


def test_the_log_drops_what_was_taken_back() -> None:
    """If an answer is taken back, then its log lines are gone, the older ones stay."""
    table = Match(toy.GAME, 2, 1)
    before = table.log(0)
    lay_lowest(table, 1)
    assert len(table.log(0)) == len(before) + 1
    table.undo(0)
    assert table.log(0) == before


def test_a_log_line_names_the_rule_of_its_event() -> None:
    """If a procedure has named the rule of an event, then its log line has it, else the usual one of its kind."""
    table = Match(toy.GAME, 2, 1)
    told = table.told[0]
    usual = table.log(0)[0]
    assert usual.rule == toy.GAME.events[told.event[0]].rule
    table.told[0] = told._replace(event=(*told.event[:RULE], 7))
    assert table.log(0)[0] == usual._replace(rule=f"{toy.GAME.prefix}-007")


def test_a_rule_of_the_second_ledger_has_its_prefix() -> None:
    """If a game has a second prefix, then rule numbers from 1000 on are of it, and smaller ones of the first."""
    game = nr.game("ragnarok")
    assert [game.rule_id(number) for number in (7, 999, 1035)] == ["LOR-007", "LOR-999", "UTG-035"]
    assert toy.GAME.rule_id(7) == "TOY-007"


def test_undo_is_refused_after_another_has_decided() -> None:
    """If another seat has answered since, then one's own answer stands."""
    table = lay_lowest(Match(toy.GAME, 3, 1), 2)
    with pytest.raises(nr.UndoRefused, match="Another player has decided since"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.step == 0


def test_undo_is_refused_after_something_hidden_was_shown() -> None:
    """If the cards were turned over, then the last answer stands, though nothing was thrown."""
    shown = [lay_lowest(Match(toy.GAME, 2, seed), 2) for seed in range(30)]
    table = next(t for t in shown if list(t.past[-1].state.rng.taken) == list(t.state.rng.taken))
    before = nr.digest(table.state)
    with pytest.raises(nr.UndoRefused, match="something hidden was shown since"):
        table.undo(1)
    assert nr.digest(table.state) == before
    assert answers(table)[-1].startswith("2 1 ")


def test_undo_is_refused_after_a_throw() -> None:
    """If a die was thrown, then the answer stands; a step without a throw can be taken back."""
    table = Match(ladder.GAME, 2, 1)
    table.submit(0)
    table.submit(STEP)
    table.undo(0)
    table.submit(LEAP)
    with pytest.raises(nr.UndoRefused, match="Dice, a draw or something hidden was shown since"):
        table.undo(0)


def test_undo_is_refused_after_a_draw() -> None:
    """If a tile of Northgard was drawn, then the card that drew it stands."""
    table, rng = nr.table("northgard", seed=1), chooser(1)
    while True:
        decision = table.decision
        assert decision is not None
        table.submit(decision.options[rng.below(len(decision.options), DICE)])
        drawn = list(table.past[-1].state.rng.taken) != list(table.state.rng.taken)
        if drawn:
            with pytest.raises(nr.UndoRefused):
                table.undo(decision.seat)
            return


def test_there_may_be_nothing_to_take_back() -> None:
    """If nobody has answered yet, or the seat has not, then undo says so."""
    table = Match(toy.GAME, 3, 1)
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(0)
    lay_lowest(table, 1)
    with pytest.raises(nr.UndoRefused, match="There is nothing to take back"):
        table.undo(2, consent=True)


def test_with_consent_everything_can_be_taken_back() -> None:
    """If everybody agrees, then a seat takes back its last answer and all that came after it."""
    table = Match(toy.GAME, 2, 1)
    digests = [nr.digest(table.state)]
    for _ in range(3):
        lay_lowest(table, 1)
        digests.append(nr.digest(table.state))
    table.undo(1, consent=True)
    assert (table.step, nr.digest(table.state)) == (1, digests[1])
    table.undo(0, consent=True)
    assert (table.step, nr.digest(table.state)) == (0, digests[0])
    assert answers(table)[-2:] == ["undo 2", "undo 1"]


def test_an_answer_of_the_team_is_everybodys_to_take_back() -> None:
    """If the team has answered, then any seat may take it back."""
    table = Match(ladder.GAME, 3, 1)
    table.submit(2)
    table.undo(0)
    assert table.step == 0


# --- what a seat may know ---------------------------------------------------------------------------


def test_the_log_is_told_by_audience() -> None:
    """If a card was drawn in secret, then its owner reads which, the others nothing; what is public all read."""
    table = lay_lowest(Match(toy.GAME, 2, 1), 2)
    own = [line.text for line in table.log(0) if "draws" in line.text]
    other = [line.text for line in table.log(1) if "draws" in line.text]
    assert len(own) == len(other) == 3
    assert all(text.startswith("Rowan draws") for text in own)
    assert all(text.startswith("Fjord draws") for text in other)
    public = [line for line in table.log(0) if "draws" not in line.text]
    assert public == table.log(nr.NOBODY) == table.log(nr.TEAM)
    assert [line.step for line in table.log(0)] == [0, 0, 0, 1, 2, 2, 2, 2]
    assert {line.rule for line in public} == {"TOY-002", "TOY-003", "TOY-004"}


def test_reasons_are_told_to_the_asked_seat_alone() -> None:
    """If a question is secret, then only the asked seat reads what is closed; an open one all may read."""
    table = Match(toy.GAME, 2, 1)
    closed = table.closed(0, "fr")
    assert sorted(closed) == [card for card in range(9) if nine(table.state).place[card] != HAND]
    assert set(closed.values()) == {("Cette carte n’est pas dans votre main.", "TOY-002")}
    assert table.closed(1) == {}
    climb = Match(ladder.GAME, 3, 1, {"breaths": 2})
    for answer in (0, STEP, 0):
        climb.submit(answer)
    assert climb.closed(0) == climb.closed(1) == {0: ("No breath is left.", "LAD-002")}
    assert lay_lowest(Match(toy.GAME, 2, 1), 4).closed(0) == {}


def test_a_running_game_is_downloaded_without_seed_digest_and_secret_answers() -> None:
    """If a seat downloads a running game, then its own answers are there; the others' secrets, seed and digests not."""
    table = lay_lowest(Match(toy.GAME, 3, 424242), 5)
    text = table.replay(1)
    assert "424242" not in text
    assert "\nseed hidden\n" in text
    assert "\n= " not in text
    lines = text.split("\n\n", 1)[1].splitlines()
    assert [line.split(" ", 3)[3] for line in lines if line.split()[1] != "1"] == ["?"] * 3
    assert all(' | "Lay ' in line for line in lines if line.split()[1] == "1")
    with pytest.raises(nr.BadReplay, match="taken from a running game"):
        replaying.verify(text, lambda _: toy.GAME)


def test_open_answers_are_downloaded_in_words() -> None:
    """If nothing is secret, then a running game shows all answers; digests and seed stay off."""
    table = lay_lowest(Match(ladder.GAME, 3, 424242), 11)
    assert len([line for line in answers(table) if line.startswith("= ")]) == 1
    lines = table.replay(0).split("\n\n", 1)[1].splitlines()
    assert len(lines) == 11
    assert not any("?" in line for line in lines)


def test_a_finished_game_is_downloaded_whole() -> None:
    """If the game is over, then every seat gets the same file as the house."""
    table = lay_lowest(Match(toy.GAME, 2, 5), 4)
    assert table.replay(0) == table.replay(1) == table.replay()


# --- looking back -----------------------------------------------------------------------------------


def test_a_table_can_be_seen_as_it_stood() -> None:
    """If a table is seen after fewer answers, then view, log and question are those of that moment, for every seat."""
    table, seen = Match(toy.GAME, 3, 4), []
    while table.decision is not None:
        seen.append([(table.view(seat), table.log(seat)) for seat in (-1, 0, 1, 2)])
        table.submit(table.decision.options[0])
    for step, known in enumerate(seen):
        then = table.at(step)
        assert then.step == step
        assert [(then.view(seat), then.log(seat)) for seat in (-1, 0, 1, 2)] == known
        assert (then.outcome, then.needed) == (None, None)
    assert table.at(table.step) is table
    assert table.outcome is not None


def test_asking_what_undo_would_do_changes_nothing() -> None:
    """If one asks which step would be taken back, then it is the one `undo` takes, and the table stays as it is."""
    table = lay_lowest(Match(toy.GAME, 3, 4), 2)
    before = table.replay()
    assert table.undo_step(1) == 2
    assert table.undo_step(0, consent=True) == 1
    with pytest.raises(nr.UndoRefused, match="Another player"):
        table.undo_step(0)
    assert (table.step, table.replay()) == (2, before)
    table.undo(0, consent=True)
    assert table.step == 0
