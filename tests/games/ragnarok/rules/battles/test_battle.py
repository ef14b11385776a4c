"""A Battle: who meets whom, the values, who wins and what it costs."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def meet(mine: int, theirs: int, **options: object) -> Table:
    """Seat 0 in 5 with an Army, seat 1 in 6 with another; 5 and 6 are theirs, 7 is neutral, 8 too."""
    return war(3, mode="none").army(0, 5, mine).army(1, 6, theirs)


@pytest.mark.rule("LOR-080", "LOR-158")
def test_a_battle_begins_when_an_army_enters_a_region_with_enemy_armies() -> None:
    """If an Army enters a Region with enemy Armies, then its owner attacks and theirs defends; beside them nobody."""
    t = meet(3, 2).hand(1, "axe 1").attack(5, 6)
    assert t.asked == (1, "PLAY_CARD")
    assert t.battle["number"] == 6
    assert [side["seat"] for side in t.battle["sides"]] == [0, 1]
    beside = meet(3, 2).hand(1, "axe 1").attack(5, 7)
    assert beside.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-082", "LOR-161")
def test_all_armies_of_a_side_in_the_region_count() -> None:
    """If three Armies of 2 meet one of 5, then 6 beats 5; Armies next to it do not count."""
    t = war(3, mode="none").army(0, 5, 2, 2, 2).army(1, 6, 5).owns(1, 8).attributes(0, authority=3)
    t.move(5, 6).move(5, 6).move(5, 6).choose(8)
    assert t.owner(6) == 0
    few = war(3, mode="none").army(0, 5, 2, 2, 2).army(1, 6, 5).attributes(0, authority=3).move(5, 6).move(5, 6).stop()
    assert few.log("BATTLE_WON") == [(1, 6, 5, 4)]


@pytest.mark.rule("LOR-085")
@pytest.mark.parametrize(("mine", "owner"), [(2, 1), (3, 1), (4, 0)])
def test_the_higher_value_wins_and_the_defender_wins_ties(mine: int, owner: int) -> None:
    """If the attacker's value is higher, then he wins; if it is equal or lower, then the defender does."""
    t = meet(mine, 3).owns(1, 8).attack(5, 6)
    assert t.asked == ((1, "RETREAT_TO") if owner == 0 else (0, "SPECIAL_ACT"))
    if owner == 0:
        t.choose(8)
    assert t.owner(6) == owner
    assert t.armies(owner) == {6: [4] if owner == 0 else [3]}


@pytest.mark.rule("LOR-086", "LOR-163")
def test_the_loser_lowers_one_army_by_one_of_his_choice() -> None:
    """If nobody plays a card, then the winner loses nothing and the loser one point, on the Army he names."""
    t = war(3, mode="none").army(0, 5, 6).army(1, 6, 2, 3).owns(1, 8).attack(5, 6)
    assert t.asked == (1, "LOWER_ARMY")
    assert t.options == {"A2 in 6", "A3 in 6"}
    t.choose("A3 in 6", 8)
    assert t.armies(1) == {8: [2, 2]}
    assert t.armies(0) == {6: [6]}


@pytest.mark.rule("LOR-086", "LOR-163")
def test_casualties_of_cards_are_taken_point_by_point() -> None:
    """If a winner's card costs two points, then he names an Army for each; those below 1 leave."""
    t = war(3, mode="none").army(0, 5, 3, 1).army(1, 6, 2).owns(1, 8).hand(0, "wild 4")
    t.move(5, 6, value=3).move(5, 6, value=1).choose("wild 4")
    assert t.asked == (0, "LOWER_ARMY")
    assert t.options == {"A3 in 6", "A1 in 6"}
    t.choose("A1 in 6")
    t.until("RETREAT_TO").choose(8)
    assert t.armies(0) == {6: [2]}
    assert t.armies(1) == {8: [1]}


@pytest.mark.rule("LOR-086")
def test_the_loser_pays_for_his_cards_and_one_more() -> None:
    """If the loser played a card with one casualty, then he loses two points in all."""
    t = war(3, mode="none").army(0, 5, 6).army(1, 6, 2).owns(1, 8).hand(1, "axe 3").attack(5, 6).choose("axe 3")
    assert t.armies(1) == {}
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-088", "LOR-164")
def test_the_winner_takes_an_enemy_region() -> None:
    """If an attacker wins with an Army left, then a Region of another's becomes his, whatever its value."""
    t = war(3, mode="none").army(0, 5, 2).army(1, 7, 1).attack(5, 7)
    assert t.owner(7) == 0
    assert t.armies(0) == {7: [2]}


@pytest.mark.rule("LOR-088", "LOR-020")
@pytest.mark.parametrize(("value", "owner"), [(4, None), (5, 0)])
def test_a_winner_takes_a_neutral_region_only_with_its_value(value: int, owner: int | None) -> None:
    """If the Region of a won Battle is neutral, then the winner needs its value in Armies to take it."""
    t = war(3, mode="none").army(0, 5, value).camp(1, 7, 1).attack(5, 7)
    assert t.owner(7) == owner


@pytest.mark.rule("LOR-088")
def test_a_winner_without_an_army_left_takes_nothing_and_the_loser_still_retreats() -> None:
    """If the winning attacker's casualties cost his last Army, then control stays, and the loser goes all the same."""
    t = war(3, mode="none").army(0, 5, 2).army(1, 6, 3).owns(1, 8).hand(0, "wild 4").attack(5, 6).choose("wild 4")
    t.until("RETREAT_TO").choose(8)
    assert t.armies(0) == {}
    assert t.armies(1) == {8: [2]}
    assert t.owner(6) == 1


@pytest.mark.rule("LOR-042")
def test_all_moves_come_first_then_battles_in_the_order_the_mover_chooses() -> None:
    """If two moves lead to enemies, then both are made before a Battle, and the mover names the first Battle."""
    t = war(3, mode="none").army(0, 5, 4, 4).army(1, 6, 1).army(2, 3, 1)
    t.move(5, 6).move(5, 3)
    assert t.asked == (0, "BATTLE_IN")
    assert t.options == {3, 6}
    assert (t.armies(1), t.armies(2)) == ({6: [1]}, {3: [1]})
    t.choose(3)
    assert (t.owner(3), t.owner(6)) == (0, 0)


@pytest.mark.rule("LOR-042", "LOR-021")
def test_control_without_enemy_armies_is_taken_while_moving() -> None:
    """If an Army enters an empty enemy Region, then it is its owner's before the next Army moves."""
    t = war(3, mode="none").army(0, 5, 4, 4).owns(1, 6).until("MOVE_ARMY").move(5, 6)
    assert t.question == "MOVE_ARMY"
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-139")
def test_an_army_that_met_enemies_does_not_move_on() -> None:
    """If an Army has entered a Region with enemies, then it is not among the Armies that may still move."""
    t = war(3, mode="none").army(0, 5, 4).army(0, 1, 2).army(1, 6, 1).move(5, 6)
    assert t.question == "MOVE_ARMY"
    assert t.options == {"A2 in 1", "none"}


@pytest.mark.rule("LOR-164")
def test_played_cards_are_discarded() -> None:
    """If a Battle is over, then the cards played in it are in the discard pile and in no hand."""
    t = meet(3, 2).hand(1, "axe 1").hand(0, "bow 2").owns(1, 8).attack(5, 6).choose("axe 1", "bow 2")
    t.until("RETREAT_TO").choose(8)
    assert (t.hand_of(0), t.hand_of(1)) == ([], [])
    assert sorted(t.discarded) == ["axe 1", "bow 2"]


@pytest.mark.rule("LOR-158", "LOR-085")
def test_a_later_seat_attacks_an_earlier_one() -> None:
    """If seat 1 attacks seat 0, then 0 defends: 3 beats 1, and the log says who fought, and that no Army was left."""
    t = war(3, mode="none").turn_of(1).army(1, 5, 3).army(0, 6, 1).army(0, 16, 1).attack(5, 6)
    assert t.log("BATTLE_BEGINS") == [(1, 6, 0)]
    assert t.log("ARMY_LOWERED") == [(0, 6, 0)]
    assert t.owner(6) == 1


@pytest.mark.rule("LOR-087", "LOR-140")
def test_a_loser_may_retreat_to_its_own_armies() -> None:
    """If seat 1 is beaten and has another Army beside the Battle, then it may Retreat there: those are no enemies."""
    t = war(3, mode="none").army(0, 5, 5).army(1, 6, 3).army(1, 8, 1).attack(5, 6)
    assert t.asked == (1, "RETREAT_TO")
    assert 8 in t.options
    assert t.choose(8).armies(1) == {8: [2, 1]}
