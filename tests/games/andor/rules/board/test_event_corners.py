"""Corners of events and of sunrise that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river

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
