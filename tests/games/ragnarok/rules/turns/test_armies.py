"""The Armies phase: how many move, and by sea."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-041")
@pytest.mark.parametrize("authority", [1, 2, 3])
def test_as_many_armies_move_as_there_is_authority(authority: int) -> None:
    """If authority is 2, then two Armies move one Region each, and no third."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 1).army(0, 9, 1).army(0, 12, 1).attributes(0, authority=authority)
    for start, end in ((5, 6), (1, 2), (9, 8))[:authority]:
        assert t.until("MOVE_ARMY").question == "MOVE_ARMY"
        t.move(start, end)
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-041", "LOR-099")
def test_an_injury_on_authority_leaves_one_army() -> None:
    """If authority is injured, then it counts as 1, and one Army moves."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 1).attributes(0, authority=3).injuries(0, "authority").move(5, 6)
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-041")
def test_an_army_moves_one_region() -> None:
    """If an Army inland moves, then only to a neighbour of its Region."""
    t = war(3, mode="none").army(0, 10, 1).until("MOVE_ARMY").choose("A1 in 10")
    assert t.options == {7, 8, 9, 14}


@pytest.mark.rule("LOR-137")
def test_each_army_moves_once_in_the_phase() -> None:
    """If an Army has moved, then it is not offered again in this phase."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 1, 1).move(5, 6)
    assert t.options == {"A1 in 1", "none"}


@pytest.mark.rule("LOR-138")
def test_a_sea_move_goes_over_the_sea_of_the_ship_or_a_neighbouring_one() -> None:
    """If the Drakkar lies in a, then an Army in 1 reaches 2, 3 on a, 5, 6 on b and 18, 19, 20 on f, and 4 by land."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "a").until("MOVE_ARMY").choose("A1 in 1")
    assert t.reach == {2, 3, 4, 5, 6, 18, 19, 20}
    assert {word for word in t.options if isinstance(word, int)} == {2, 4, 20}
    t.choose("sea 6")
    assert t.armies(0) == {6: [1]}
    assert t.ship_of(0) == "b"


@pytest.mark.rule("LOR-138")
def test_a_sea_move_on_one_sea_leaves_the_ship() -> None:
    """If an Army sails to another Region of the same Sea, then the Drakkar stays."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "a").move(1, 3)
    assert t.armies(0) == {3: [1]}
    assert t.ship_of(0) == "a"


@pytest.mark.rule("LOR-138")
def test_only_one_move_of_a_phase_goes_by_sea() -> None:
    """If an Army has sailed, then the next one goes by land only."""
    t = war(3, mode="none").army(0, 1, 1, 2).ship(0, "a").move(1, 3, value=1).choose("A2 in 1")
    assert t.options == {2, 4, 20}
    assert t.closed("sea 3") == "LOR-138"


@pytest.mark.rule("LOR-138")
def test_a_ship_in_another_sea_carries_nobody() -> None:
    """If the Drakkar lies in a Sea the Army's Region does not touch, then the Army goes by land only."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "c").until("MOVE_ARMY").choose("A1 in 1")
    assert t.options == {2, 4, 20}


@pytest.mark.rule("LOR-138", "LOR-039")
def test_a_march_is_no_sea_move() -> None:
    """If an Army marches, then by land only."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "a").runes(0, fehu=1).until("RUNE_ACT").choose("march")
    assert t.options == {2, 4, 20}


@pytest.mark.rule("LOR-138")
def test_a_sea_move_to_the_first_region_is_one() -> None:
    """If an Army sails to 1, then the log names the rule of the sea move, and no second Army sails."""
    t = war(3, mode="none").army(0, 3, 1, 2).ship(0, "a").move(3, 1, value=1)
    assert t.cited("ARMY_MOVED") == ["LOR-138"]
    t.choose("A2 in 3")
    assert t.closed("sea 1") == "LOR-138"


@pytest.mark.rule("LOR-137")
def test_all_armies_that_moved_have_moved() -> None:
    """If two of three Armies have moved, then only the third is left to move."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 2).army(0, 9, 3).attributes(0, authority=3)
    t.move(1, 2).move(9, 8)
    assert t.options == {"A1 in 5", "none"}
    assert {t.closed(word) for word in ("A2 in 2", "A3 in 8")} == {"LOR-137"}
