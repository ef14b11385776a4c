"""The record of Combat cards, entry by entry."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules.record import CAME, HANDS, LEFT, MIXED
from ninerealms.games.ragnarok.rules.state import CARDS, RECORD, RagnarokState

SECOND = CARDS  # entries of seat 1


def recorded(*entries: int) -> RagnarokState:
    """A record of these entries, noted one after another."""
    s = RagnarokState()
    for entry in entries:
        record.note(s, entry)
    return s


def entries(s: RagnarokState) -> list[int]:
    return list(s.record)[: s.recorded]


@pytest.mark.rule("LOR-122", "LOR-181")
def test_cards_a_hand_drew_at_once_stand_in_their_order() -> None:
    """If a hand draws several cards at once, then they are noted in order of their kinds, beside those of others."""
    s = recorded(CAME + 3, CAME + 1, CAME + 2, CAME, CAME + 1)
    assert entries(s) == [CAME, CAME + 1, CAME + 1, CAME + 2, CAME + 3]
    s = recorded(CAME + SECOND + 5, CAME + 4, CAME + 2, CAME + SECOND + 1, CAME + SECOND)
    assert entries(s) == [CAME + SECOND + 5, CAME + 2, CAME + 4, CAME + SECOND, CAME + SECOND + 1]


@pytest.mark.rule("LOR-122", "LOR-181")
def test_what_left_a_hand_stands_where_it_was_noted() -> None:
    """If cards are played, then their order stays, and what is drawn afterwards comes after them."""
    s = recorded(CAME + 3, LEFT + 3, LEFT + 1, LEFT + 2, CAME + 2, MIXED, CAME + 1)
    assert entries(s) == [CAME + 3, LEFT + 3, LEFT + 1, LEFT + 2, CAME + 2, MIXED, CAME + 1]
    assert [record.count_mixed(recorded(*row)) for row in ((), (LEFT,), (MIXED, LEFT, MIXED))] == [0, 0, 2]


@pytest.mark.rule("LOR-122", "LOR-181")
def test_the_record_makes_the_hands() -> None:
    """If cards came and left, then the record makes the hands there are, and a hand that is another is noticed."""
    s = recorded(CAME + 1, CAME + 1, CAME + 1, CAME + SECOND, MIXED, LEFT + 1, CAME + HANDS - 1)
    held = [0] * HANDS
    held[1], held[SECOND], held[HANDS - 1] = 2, 1, 1
    s.hand = list(held)
    assert record.agrees(s)
    for card in (0, 1, SECOND, HANDS - 1):
        s.hand = [count + (place == card) for place, count in enumerate(held)]
        assert not record.agrees(s)
    added = [0] * HANDS
    assert record.add_up(s, 2, added) == 2
    assert sum(added) == added[1] == 2


@pytest.mark.rule("LOR-122", "LOR-181")
def test_what_was_before_the_older_of_two_reshuffles_is_forgotten() -> None:
    """If the deck is mixed a third time, then the record begins with the hands at the second reshuffle."""
    s = recorded(CAME + 1, CAME + 4, LEFT + 1, MIXED, CAME + SECOND, CAME + 4, LEFT + 4, MIXED, CAME + 2, LEFT + 2)
    s.hand = [0] * len(s.hand)
    record.note_mixed(s)
    assert entries(s) == [CAME + 4, CAME + SECOND, MIXED, CAME + 2, LEFT + 2, MIXED]
    once = recorded(CAME + 1, LEFT + 1, MIXED)
    record.note_mixed(once)
    assert entries(once) == [CAME + 1, LEFT + 1, MIXED, MIXED]
    empty = recorded(MIXED, CAME + 1, LEFT + 1, MIXED, CAME + 2)
    record.note_mixed(empty)
    assert entries(empty) == [MIXED, CAME + 2, MIXED]


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize("last", [MIXED, CAME + 5])
def test_a_record_holds_as_much_as_it_can(last: int) -> None:
    """If the last place is taken, then all is still there; one more begins anew with the hands alone."""
    s = recorded(*[LEFT] * (RECORD - 1), last)
    s.hand = [2, *[0] * (len(s.hand) - 2), 1]
    assert (s.recorded, entries(s)[-1]) == (RECORD, last)
    record.note(s, LEFT)
    assert entries(s) == [CAME, CAME, CAME + HANDS - 1]
