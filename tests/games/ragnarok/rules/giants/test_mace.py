"""The Giant's Mace, artefact of the Frost Giants."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, opening, war


def armed() -> Table:
    """Seat 0 owns the Mace, its Hero is in 8 with A3 and A1 of seat 1, who controls 9; 6 and 10 are neutral."""
    t = war(3, mode="monsters").slain(0, "giants").hero(0, 8)
    return t.army(1, 8, 3, 1).owns(1, 9).army(0, 20, 2).army(2, 3, 2)


@pytest.mark.rule("UTG-100", "LOR-031")
def test_the_mace_is_offered_at_the_start_of_its_owners_turn() -> None:
    """If the owner's turn begins, then the Mace is the first thing he is asked about, and he may leave it."""
    t = armed()
    assert t.asked == (0, "USE_ARTEFACT")
    assert t.options == {"mace", "none"}
    t.choose("none")
    assert t.question == "PRAY_TO"
    t.until("SPECIAL_ACT")
    assert t.artefacts_ready(0) == {"mace"}


@pytest.mark.rule("UTG-100")
def test_the_mace_is_not_offered_in_anothers_turn() -> None:
    """If it is another player's turn, then the owner of the Mace is not asked."""
    t = armed().turn_of(1)
    assert t.asked == (1, "PRAY_TO")


@pytest.mark.rule("UTG-101", "UTG-102", "LOR-089")
def test_the_mace_lowers_an_army_with_the_hero_and_makes_it_retreat() -> None:
    """If A3 is named, then it becomes A2 and its owner says where it Retreats; the other Army stays."""
    t = armed().choose("mace")
    assert t.asked == (0, "MACE_ARMY")
    assert t.options == {"A3 of 1 in 8", "A1 of 1 in 8"}
    t.choose("A3 of 1 in 8")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {6, 9, 10}
    t.choose(10)
    assert t.armies(1) == {8: [1], 10: [2]}


@pytest.mark.rule("UTG-103")
def test_an_army_destroyed_by_the_mace_does_not_retreat() -> None:
    """If A1 is named, then it is destroyed, and nobody is asked where to Retreat."""
    t = armed().choose("mace", "A1 of 1 in 8")
    assert t.armies(1) == {8: [3]}
    assert t.asked == (0, "PRAY_TO")


@pytest.mark.rule("UTG-101")
def test_the_mace_reaches_only_the_heros_region() -> None:
    """If no Army stands with the Hero, then the Mace is not offered, though Armies are all around."""
    t = armed().hero(0, 7).army(1, 6, 2)
    assert t.asked == (0, "PRAY_TO")


@pytest.mark.rule("UTG-104", "LOR-173", "LOR-060")
def test_the_mace_is_used_once_until_the_next_build_monument() -> None:
    """If the Mace was used, then it is not offered again; after anybody's Build Monument it is."""
    t = armed().choose("mace", "A1 of 1 in 8")
    assert t.artefacts_ready(0) == set()
    used = armed().used("mace")
    assert used.asked == (0, "PRAY_TO")
    built = armed().quiet().slain(0, "giants").used("mace").wheel(1, "usurp").turn_of(1)
    built.special("monument").choose("thor")
    assert built.artefacts_ready(0) == {"mace"}


@pytest.mark.rule("UTG-109")
def test_the_mace_may_name_an_army_of_its_own_side() -> None:
    """If the Hero stands with his own Armies, then these may be named too, and Retreat where their owner says."""
    t = armed().hero(0, 20).army(0, 20, 2, 4).owns(0, 1)
    t.choose("mace")
    assert t.options == {"A2 in 20", "A4 in 20"}
    t.choose("A4 in 20")
    assert t.asked == (0, "RETREAT_TO")
    t.choose(1)
    assert t.armies(0) == {1: [3], 20: [2]}


@pytest.mark.rule("UTG-105", "UTG-106", "UTG-002")
def test_with_giants_as_a_bonus_sheet_and_mace_stay_in_the_box() -> None:
    """If Giants are a realm bonus, then their sheet is never among the six, and nobody can gain the Mace."""
    for seed in range(8):
        t = opening(3, seed=seed, mode="realm", monster_choice="random")
        assert "giants" not in t.sheets
        assert len(t.sheets) == 6
        assert t.stock == 4
