"""Corners of events and of sunrise that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river

OTHERS = tuple(card for card in range(1, 25) if card not in (5, 18))


def event(card: int) -> Table:
    """Grea is about to step from 536 into fog on 537 that brings a card."""
    return river("grea", "avida", legend=4).places(grea=536).top_card(card, 5, 20).fog(537, "event")


# --- events -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-508")
@pytest.mark.parametrize("card", [8, 9])
def test_only_one_well_runs_dry(card: int) -> None:
    """If the only full well runs dry, then all are empty; if none is full, then nothing is told."""
    t = event(card).full_wells(526).choose("go 537")
    assert (t.log("WELL_DRY"), t.s.wells) == ([("526",)], 0)
    t = event(card).full_wells().choose("go 537")
    assert (t.log("WELL_DRY"), t.s.dry_wells) == ([], 0)


@pytest.mark.rule("AND-508", "AND-509")
def test_two_dry_wells_both_stay_empty() -> None:
    """If two events of a day dry up two wells, then neither is full after the next sunrise, and both after another."""
    t = river("grea", "avida").places(grea=536, avida=527).fog(537, "event").fog(528, "event").top_card(8, 9, 5)
    t.next_fog("event").choose("go 537").choose("go 528").next_event(20, 22).sunrise()
    assert t.wells_now == {526, 554}
    assert t.sunrise().wells_now == {507, 526, 554, 562}


@pytest.mark.rule("AND-181")
def test_wells_that_are_full_are_not_filled() -> None:
    """If all wells are full at sunrise, then nothing is told of them; one with a hero is full a sunrise later."""
    assert river("grea", "avida").sunrise().log("WELLS") == []
    t = river("grea", "avida").places(grea=507).full_wells(526).sunrise()
    assert t.wells_now == {526, 554, 562}
    assert t.until("ACT").choose("go 508").sunrise().wells_now == {507, 526, 554, 562}


@pytest.mark.rule("AND-522")
def test_merchants_rest_for_a_day() -> None:
    """If the merchants rest, then they sell from the next sunrise on what they sold before."""
    t = event(22).choose("go 537")
    assert t.s.flags == st.FOR_SALE | st.NOT_FOR_SALE_TODAY
    assert t.sunrise().s.flags == st.FOR_SALE


@pytest.mark.rule("AND-516")
def test_an_event_finds_no_creature_to_walk() -> None:
    """If no creature is on the board, then event 16 moves none."""
    t = event(16).choose("go 537")
    assert (t.log("CREATURE_MOVED"), t.creatures_now) == ([], {})


@pytest.mark.rule("AND-234")
def test_only_the_fourth_stone_stops_an_event() -> None:
    """If a hero has anything else, hope stones too, then nothing is asked when a bad event comes."""
    t = event(22).has("grea", "flask-3", "knife-1", "hope-1").has("avida", "bow-1", "spyglass-1", "flask-5")
    assert t.choose("go 537").question == "ACT"


@pytest.mark.rule("AND-532")
def test_as_many_cards_are_ordered_as_there_are() -> None:
    """If the deck is empty below the top card, then the watch-fire orders just this one; the first card stays seen."""
    t = river("grea", "avida").places(grea=531).tile(566).tower().next_tower(2).top_card(5, used=OTHERS[:-1])
    t.next_event(18)
    assert t.choose("go 532").options == {5, 18, OTHERS[-1]}
    t = river("grea", "avida").places(grea=531).tile(566).tower().next_tower(2).top_card(5, used=(18, *OTHERS))
    assert t.choose("go 532").log("CARDS_ORDERED") == [("grea",)]
    t = river("grea", "avida").places(grea=531).tile(566).tower().next_tower(2).top_card(5, 1, 20)
    assert t.choose("go 532").options == {5, 1, 20}


@pytest.mark.rule("AND-408")
def test_the_card_that_empties_the_deck_is_shuffled_too() -> None:
    """If the last card is turned, then the deck is made of all cards, this one among them."""
    t = river("grea", "avida").places(grea=536).fog(537, "event").top_card(18, used=(5, *OTHERS)).next_event(18)
    t.choose("go 537")
    assert (list(t.s.top_card), t.s.event_used, t.s.event_deck.bit_count()) == ([17, -1, -1], 0, 23)


# --- creatures ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-523")
def test_a_creature_rests_once() -> None:
    """If a creature rested at sunrise, or was defeated before, then none rests any more."""
    t = event(23).creatures("gor 559").choose("go 537")
    assert t.s.rests == t.space(559)
    assert t.sunrise().s.rests == 0
    t = event(23).creatures("gor 559").places(avida=559).strength(avida=14).will(avida=6).roll(6).choose("go 537")
    t.foe(1, 2).defeat("fight 559")
    assert t.s.rests == 0


@pytest.mark.rule("AND-516", "AND-523")
def test_events_find_a_creature_on_the_first_space() -> None:
    """If the only creature stands on 501, then it is the one that walks, or that rests."""
    assert event(16).creatures("gor 501").choose("go 537").creatures_now == {502: "gor"}
    t = event(23).creatures("gor 501").choose("go 537")
    assert (t.log("CREATURE_RESTS"), t.s.rests) == ([("501",)], t.space(501))


@pytest.mark.rule("AND-502")
def test_who_is_in_the_cave_is_in_neither_half() -> None:
    """If a hero is on the first space of the cave, then event 2 takes nothing from it."""
    t = river("grea", "avida", legend=6).places(grea=536, avida="C1").top_card(2, 5, 20).fog(537, "event")
    t.choose("go 537")
    assert [line[0] for line in t.log("WILL_LOST")] == ["grea"]


@pytest.mark.rule("AND-234")
def test_it_is_told_which_stone_stops_an_event() -> None:
    """If an event is stopped, then the lines name who did it, with which stone, and which card."""
    t = event(16).has("avida", "hope-4").choose("go 537", "yes")
    assert (t.log("USED"), t.log("EVENT_CANCELLED")) == ([("avida", "hope-4")], [("avida", 16)])


@pytest.mark.rule("AND-047", "AND-050")
def test_it_is_told_how_many_creatures_can_still_be_held() -> None:
    """If creatures are held, then each line says for how many there is still room."""
    t = lake("grea", "avida").creatures("gor 417", "skral 418").sunrise()
    assert t.log("CREATURE_HELD") == [("gor", 2), ("skral", 1)]


@pytest.mark.rule("AND-456", "AND-147")
def test_a_marsh_troll_walks_with_the_trolls_and_not_again() -> None:
    """If a Marsh Troll is beside Lake Ava, then it walks one space at sunrise."""
    assert lake("grea", "avida").creatures("marsh-troll 464").sunrise().creatures_now == {455: "marsh-troll"}


# --- great enemies ------------------------------------------------------------------------------------


@pytest.mark.rule("AND-020", "AND-629")
def test_nobody_walks_when_all_is_lost() -> None:
    """If the Terribuffalo has reached the lair, then the strange being walks no more."""
    t = lake("grea", "avida").boss(buffalo=418, being=464).sunrise()
    assert (t.ending, t.log("CREATURE_MOVED")) == ("buffalo", [("buffalo", "418", "425")])


@pytest.mark.rule("AND-455")
def test_great_enemies_walk_from_the_first_space_too() -> None:
    """If the strange being stands on 401 or the Troll King on 516, then it walks on by the arrow, and is named."""
    t = lake("grea", "avida", legend=7).boss(being=401).sunrise()
    assert t.log("CREATURE_MOVED") == [("being", "401", "409")]
    t = river("grea", "avida", legend=6).boss(king=516).sunrise()
    assert t.log("CREATURE_MOVED") == [("king", "516", "508")]


@pytest.mark.rule("AND-663", "AND-455")
def test_the_king_comes_with_all_his_willpower() -> None:
    """If the Troll King comes, then with what is printed, whatever was counted before."""
    t = river("grea", "avida", legend=6).letter("G").counts(king_will=5).sunrise()
    assert (t.name(t.s.boss[1]), t.s.king_will) == (550, 12)


# --- sentinels ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-310", "AND-311")
def test_only_sentinels_that_are_elsewhere_move() -> None:
    """If one sentinel is defeated and the other one stands with the hero that woke them, then neither moves."""
    t = river("grea", "avida", legend=6).places(grea="C2").sentinels("C4").grey(2).choose("go C4")
    assert (t.log("ALERT"), t.log("SENTINEL"), list(t.s.sentinel)) == ([("grea", 2)], [], [t.space("C4"), st.NOWHERE])


# --- the narrator -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-044", "AND-051", "AND-045")
def test_it_is_told_where_the_narrator_comes_to() -> None:
    """If the narrator comes to a letter, then it is named; of card N the legend is named too."""
    t = lake("grea", "avida", legend=7).letter("L").sunrise()
    assert (t.log("NARRATOR"), t.log("CARD")) == ([("M",)], [])
    t.sunrise()
    assert (t.log("NARRATOR"), t.log("CARD")) == ([("M",), ("N",)], [(7, "N")])


@pytest.mark.rule("AND-304", "AND-305")
def test_it_is_told_who_stands_up() -> None:
    """If the second hero stands up at sunrise, then the lines name that hero."""
    t = river("grea", "avida").lying(avida="B").sunrise()
    assert (t.log("STOOD_UP"), t.log("ROOSTER")[-1]) == ([("avida",)], ("avida",))


# --- widows on the first space ------------------------------------------------------------------------


@pytest.mark.rule("AND-179", "AND-272")
def test_a_nest_on_the_first_space_grows_too() -> None:
    """If a widow is on 501, then there are two after the sunrise."""
    assert river("grea", "avida").widows(501).sunrise().widows_now == [501, 501]


@pytest.mark.rule("AND-273", "AND-281")
def test_the_mother_may_come_to_the_first_space() -> None:
    """If no token is left, then the Mother Widow comes to 501, where that is the only nest, or the nearest one."""
    t = river("grea", "avida", legend=3).tile(503).widows(*[501] * 9).sunrise()
    assert t.log("MOTHER_COMES") == [("501",)]
    t = river("grea", "avida", legend=3).tile(503).widows(501, *[560] * 8).sunrise()
    assert t.log("MOTHER_COMES") == [("501",)]


@pytest.mark.rule("AND-276", "AND-277")
def test_the_mother_on_the_first_space_is_in_play() -> None:
    """If the Mother Widow is on 501, then no widow is put on the board, no nest grows, and she moves."""
    t = event(12).figures(mother=501).choose("go 537")
    assert (t.log("WIDOW"), t.widows_now) == ([], [])
    t = river("grea", "avida").tile(566).widows(560).figures(mother=501).sunrise()
    assert (t.widows_now, len(t.log("MOTHER_MOVED"))) == ([560], 3)


@pytest.mark.rule("AND-554")
def test_the_travelling_merchant_turns_round_at_the_end_of_his_road() -> None:
    """If he goes back and is two spaces from the end, then he comes to it, and goes out again from there."""
    t = lake("grea", "avida").figures(merchant=412).counts(merchant_way=1).sunrise()
    assert t.log("MERCHANT") == [("419",)]
    assert t.sunrise().log("MERCHANT") == [("419",), ("412",)]
