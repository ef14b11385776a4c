"""Equal things are one choice: Armies and Giants that nobody can tell apart, a sea move where one walks."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME
from tests.games.ragnarok.scenario import Table, war


def offered(t: Table) -> list[str]:
    """The options in words, equal ones as often as they are offered."""
    assert t.s.decision is not None
    return sorted(str(t.word_of(action)) for action in t.s.decision.options)


def refused(t: Table) -> list[str]:
    """What is closed, in words."""
    return sorted(str(t.word_of(action)) for action in t.s.reasons or {})


@pytest.mark.rule("LOR-186")
def test_of_equal_armies_in_a_region_one_may_be_moved() -> None:
    """If two Armies of 2 and one of 3 are in 5, then one of 2 and that of 3 are offered, and none is closed."""
    t = war(3, mode="none").army(0, 5, 2, 2, 3).army(0, 1, 2).until("MOVE_ARMY")
    assert offered(t) == ["A2 in 1", "A2 in 5", "A3 in 5", "none"]
    assert refused(t) == []


@pytest.mark.rule("LOR-186", "LOR-137")
def test_an_army_that_has_moved_is_not_taken_for_one_that_has_not() -> None:
    """If an Army of 2 moves to another one of 2, then this one may still move, and that one has moved already."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 6, 2).attributes(0, authority=3).move(5, 6)
    assert offered(t) == ["A2 in 6", "none"]
    assert refused(t) == ["A2 in 6"]
    t.choose("A2 in 6", 8)
    assert t.armies(0) == {6: [2], 8: [2]}
    assert t.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-186", "LOR-086")
def test_of_equal_armies_one_takes_the_loss() -> None:
    """If a loser has two Armies of 2 that came together, then nothing is asked: one of them is lowered."""
    t = war(3, mode="none").army(0, 5, 2, 2).army(1, 6, 6).owns(1, 8).attributes(0, authority=2)
    t.move(5, 6, value=2).move(5, 6, value=2)
    assert t.question != "LOWER_ARMY"
    assert t.armies(0) == {5: [2, 1]}


@pytest.mark.rule("LOR-186", "LOR-141")
def test_armies_that_came_from_elsewhere_are_two_choices_in_a_battle() -> None:
    """If two Armies of 1 came from 5 and 8 and one must be lost, then which decides whither the other Retreats."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 8, 1).army(1, 6, 6).owns(1, 7).attributes(0, authority=2)
    t.move(5, 6).move(8, 6)
    assert t.asked == (0, "LOWER_ARMY")
    assert offered(t) == ["A1 in 6", "A1 in 6"]
    assert t.s.decision is not None
    said = [GAME.describe(t.s, action) for action in t.s.decision.options]
    assert ["Eldvik 5" in said[0], "Isborg 8" in said[1]] == [True, True]
    t.choose("A1 in 6")
    assert t.armies(0) == {8: [1]}


@pytest.mark.rule("LOR-186", "LOR-053")
def test_whence_armies_came_is_forgotten_after_the_battles() -> None:
    """If two equal Armies came to one Region from two, then Reinforce offers one of them."""
    t = war(3, mode="none").army(0, 5, 2).army(0, 8, 2).owns(0, 6).army(0, 1, 3).owns(0, 1).attributes(0, authority=2)
    t.move(5, 6).move(8, 6).special("reinforce")
    assert t.question == "RAISE_ARMY"
    assert offered(t) == ["A2 in 6", "A3 in 1"]


@pytest.mark.rule("LOR-186", "LOR-073")
def test_of_equal_armies_one_is_trampled() -> None:
    """If a monster enters where a player has two Armies of 3, then one of them is lowered without a question."""
    t = war(3, mode="none").army(0, 16, 3).monster("draugr", 5).army(1, 6, 3, 3).roll("move 1")
    t.special("monsters").activates("draugr").choose(6)
    assert t.question != "TRAMPLED_ARMY"
    assert t.armies(1) == {6: [3, 2]}


@pytest.mark.rule("LOR-186", "UTG-081")
def test_of_giants_in_one_region_one_is_offered() -> None:
    """If three Giants stand in 4, then one is offered; when two have gone, the third goes without a question."""
    t = war(3, mode="monsters").figures(4, 4, 4).army(0, 20, 3).roll("move 2").special("monsters").activates("giants")
    assert t.asked == (0, "MONSTER_TO")
    t.choose(1)
    assert t.asked == (0, "MONSTER_TO")
    t.choose(2)
    t.choose(7)
    assert t.places_of("giants") == [1, 2, 7]


@pytest.mark.rule("LOR-186", "LOR-225")
def test_gleipnir_offers_one_of_the_giants_of_a_region() -> None:
    """If two Giants stand in 4 and one in 9, then Gleipnir may drag one from 4 or the one from 9."""
    t = war(3, mode="monsters").figures(4, 4, 9).army(0, 20, 3).slain(0, "fenrir").until("USE_ARTEFACT")
    t.choose("gleipnir")
    assert [word for word in offered(t) if "giant in" in word] == ["giant in 4", "giant in 9"]
    assert not any("giant in" in word for word in refused(t))


@pytest.mark.rule("LOR-187", "LOR-138")
def test_to_a_neighbour_on_the_same_sea_an_army_walks() -> None:
    """If 2 lies beside 1 on the Drakkar's Sea, then only the way by land is offered, and the ship stays free."""
    t = war(3, mode="none").army(0, 1, 1).ship(0, "a").until("MOVE_ARMY").choose("A1 in 1")
    assert t.closed("sea 2") == "LOR-187"
    assert "sea 3" in t.options
    assert "sea 20" in t.options  # the neighbouring Sea: the Drakkar sails along
    assert {2, 20} <= t.options
