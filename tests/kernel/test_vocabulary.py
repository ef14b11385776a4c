"""A vocabulary gives each word its number, and refuses what was said before."""

from __future__ import annotations

import pytest

from ninerealms.kernel.decision import EventKind, Kind, Reason
from ninerealms.kernel.vocabulary import Vocabulary, registers


def test_every_word_is_entered_under_its_number() -> None:
    """If words are said, then each call returns the number, and the contract's tables have what was said."""
    said = Vocabulary()
    assert said.question(1, "PLACE", 48, "AAA-001", "square") == 1
    assert said.question(0, "PASS", 2, "AAA-002", secret=True) == 0
    assert (said.procedure(7), said.procedure(3)) == (7, 3)
    assert said.event(4, "AAA-003", "log-moved", "seat", "square", also="AAA-004 AAA-005") == 4
    assert said.reason(2, "AAA-006", "why-full") == 2
    assert said.kinds == (Kind("PASS", 2, "AAA-002", "", True), Kind("PLACE", 48, "AAA-001", "square"))
    assert said.events == {4: EventKind("AAA-003", "log-moved", ("seat", "square"), ("AAA-004", "AAA-005"))}
    assert said.reasons == {2: Reason("AAA-006", "why-full")}
    assert list(said.procedures) == [7, 3]


def test_no_number_is_given_twice() -> None:
    """If a number is given a second time, then it is refused with the name of the newcomer; other sorts may have it."""
    said = Vocabulary()
    said.question(0, "PLACE", 48, "AAA-001")
    said.procedure(0)
    said.event(0, "AAA-001", "log-placed")
    said.reason(0, "AAA-001", "why-full")
    with pytest.raises(ValueError, match=r"^MOVE has the number 0, which is taken\.$"):
        said.question(0, "MOVE", 48, "AAA-001")
    with pytest.raises(ValueError, match=r"^procedure 0 has the number 0, which is taken\.$"):
        said.procedure(0)
    with pytest.raises(ValueError, match=r"^log-moved has the number 0, which is taken\.$"):
        said.event(0, "AAA-001", "log-moved")
    with pytest.raises(ValueError, match=r"^why-far has the number 0, which is taken\.$"):
        said.reason(0, "AAA-001", "why-far")


def test_nothing_is_said_twice() -> None:
    """If a name or a text has a number, then it is refused under another."""
    said = Vocabulary()
    said.question(0, "PLACE", 48, "AAA-001")
    said.event(0, "AAA-001", "log-placed")
    said.reason(0, "AAA-001", "why-full")
    with pytest.raises(ValueError, match=r"^PLACE is said twice\.$"):
        said.question(1, "PLACE", 48, "AAA-001")
    with pytest.raises(ValueError, match=r"^log-placed is said twice\.$"):
        said.event(1, "AAA-001", "log-placed")
    with pytest.raises(ValueError, match=r"^why-full is said twice\.$"):
        said.reason(1, "AAA-001", "why-full")


def test_questions_leave_no_gap() -> None:
    """If a number is left out, then the questions cannot be had."""
    said = Vocabulary()
    said.question(0, "PLACE", 48, "AAA-001")
    said.question(2, "MOVE", 48, "AAA-001")
    with pytest.raises(ValueError, match=r"^No question has the number 1\.$"):
        _ = said.kinds


def test_registers_are_as_many_as_a_frame_has() -> None:
    """If a procedure names its registers, then they are counted from 0; a seventh is refused."""
    assert list(registers(6)) == [0, 1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match=r"^A procedure has 6 registers, not 7\.$"):
        registers(7)
