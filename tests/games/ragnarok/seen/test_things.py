"""What a question points at, also where it has not been asked for long."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import LOKI
from ninerealms.games.ragnarok.seen import things
from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-214")
def test_whose_armies_are_attacked_points_at_all_players() -> None:
    """If it were asked whose Armies a monster attacks, then every player would be pointed at."""
    s = war(4, mode="none").army(0, 5, 1).s
    s.kind = v.ATTACKED_SEAT
    assert things.list_things(s) == [0, 1, 2, 3]


@pytest.mark.rule("LOR-055", "LOR-091")
def test_loki_is_pointed_at_where_he_is() -> None:
    """If Monsters is taken, then Loki may be hunted or is closed when he is on the board, and is nothing before."""
    none = war(3, mode="none").army(0, 5, 1).hero(0, 13).monster("garm", 13).special("monsters")
    assert LOKI not in things.list_things(none.s)
    loki = war(3, mode="none").army(0, 5, 1).hero(0, 13).monster("garm", 13).loki(4).special("monsters")
    assert LOKI in things.list_things(loki.s)


@pytest.mark.rule("UTG-090", "LOR-186")
def test_giants_that_are_not_offered_are_pointed_at_too() -> None:
    """If no Giant is offered, then each that is not like another is pointed at, whether it can go or not."""
    s = war(3, mode="monsters").figures(9, 4, 7).army(0, 5, 1).s
    s.kind = v.GIANT_NEXT
    s.count = 0
    assert things.list_things(s) == [v.FIGURE, v.FIGURE + 1, v.FIGURE + 2]
    s.kind = v.GLEIPNIR_WHICH
    assert set(things.list_things(s)) >= {v.FIGURE, v.FIGURE + 1, v.FIGURE + 2}


@pytest.mark.rule("LOR-186", "LOR-137")
def test_armies_that_are_closed_are_pointed_at_too() -> None:
    """If an Army has moved and others are another player's, then the question points at them as at those offered."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 1, 1).army(1, 9, 1, 1).attributes(0, authority=2).move(5, 6)
    assert t.options == {"A1 in 1", "none"}
    assert {t.word_of(thing) for thing in things.list_things(t.s)} == {"A2 in 6", "A1 in 1", "A1 of 1 in 9"}
