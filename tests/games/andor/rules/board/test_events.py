"""The 24 event cards, one after the other."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river


def before(card: int, *heroes: str) -> Table:
    """Grea is about to step from 536 into fog on 537 that brings a card."""
    t = river(*(heroes or ("grea", "avida", "tenaya"))).places(grea=536)
    return t.top_card(card, *[other for other in (5, 20, 22) if other != card][:2]).fog(537, "event")


def brought(t: Table) -> Table:
    """The event has come."""
    return t.choose("go 537")


@pytest.mark.rule("AND-241")
def test_fog_brings_the_top_card() -> None:
    """If an event token is turned, then the top card is carried out, goes to the used ones, and another is on top."""
    t = brought(before(18).gold(avida=1))
    assert (t.log("EVENT"), t.s.event_used, t.s.top_card[0], t.gold_of("avida")) == ([(18,)], 1 << 17, 4, 0)


@pytest.mark.rule("AND-501")
@pytest.mark.tells("WILL_LOST AND-501")
def test_event_1_low_half() -> None:
    """If event 1 comes, then heroes on 501 to 532 lose 2 willpower, the others nothing."""
    t = brought(before(1).places(avida=532, tenaya=533))
    assert [t.will_of(hero) for hero in t.heroes] == [7, 5, 7]


@pytest.mark.rule("AND-502")
def test_event_2_high_half() -> None:
    """If event 2 comes, then heroes on 533 to 599 lose 2 willpower, the others nothing."""
    t = brought(before(2).places(avida=532, tenaya=599))
    assert [t.will_of(hero) for hero in t.heroes] == [5, 7, 5]


@pytest.mark.rule("AND-503")
def test_event_3_above_12() -> None:
    """If event 3 comes, then who has more than 12 willpower drops to 12."""
    t = brought(before(3).will(grea=20, avida=13, tenaya=12))
    assert [t.will_of(hero) for hero in t.heroes] == [12, 12, 12]
    t = brought(before(3).will(grea=11))
    assert t.will_of("grea") == 11


@pytest.mark.rule("AND-504")
def test_event_4_alone() -> None:
    """If event 4 comes, then who is alone on its space loses 2 willpower."""
    t = brought(before(4).places(avida=520, tenaya=520))
    assert [t.will_of(hero) for hero in t.heroes] == [5, 7, 7]


@pytest.mark.rule("AND-505")
def test_event_5_below_6() -> None:
    """If event 5 comes, then who has less than 6 willpower has 6."""
    t = brought(before(5).top_card(5, 20).will(grea=1, avida=6, tenaya=9))
    assert [t.will_of(hero) for hero in t.heroes] == [6, 6, 9]


@pytest.mark.rule("AND-506")
def test_event_6_the_weakest() -> None:
    """If event 6 comes, then all who have the least willpower gain 3."""
    t = brought(before(6).will(grea=4, avida=4, tenaya=5))
    assert [t.will_of(hero) for hero in t.heroes] == [7, 7, 5]


@pytest.mark.rule("AND-507")
@pytest.mark.tells("WILL_GAINED AND-507")
def test_event_7_company() -> None:
    """If event 7 comes, then who shares a space gains 2 willpower."""
    t = brought(before(7).places(avida=520, tenaya=520))
    assert [t.will_of(hero) for hero in t.heroes] == [7, 9, 9]


@pytest.mark.rule("AND-508")
def test_event_8_the_lowest_well() -> None:
    """If event 8 comes at sunrise, then the full well on the lowest number is empty and stays so."""
    t = river("grea", "avida").top_card(8, 5, 20).full_wells(526, 554).sunrise()
    assert t.wells_now == {507, 554, 562}
    t.sunrise()
    assert t.wells_now == {507, 526, 554, 562}


@pytest.mark.rule("AND-509")
def test_event_9_the_highest_well() -> None:
    """If event 9 comes at sunrise, then the full well on the highest number is empty and stays so."""
    t = river("grea", "avida").top_card(9, 5, 20).sunrise()
    assert t.wells_now == {507, 526, 554}
    t.sunrise()
    assert t.wells_now == {507, 526, 554, 562}


@pytest.mark.rule("AND-510")
def test_event_10_a_gor() -> None:
    """If event 10 comes, then a Gor is on 524, or 424 on the Lake side."""
    assert brought(before(10)).creatures_now == {524: "gor"}
    t = lake("grea", "avida").top_card(10, 5).fog(422, "event").places(grea=421).choose("go 422")
    assert t.creatures_now == {424: "gor"}


@pytest.mark.rule("AND-511")
def test_event_11_a_gorlot() -> None:
    """If event 11 comes, then a Gorlot is on 516."""
    assert brought(before(11)).creatures_now == {516: "gorlot"}


@pytest.mark.rule("AND-512")
def test_event_12_a_widow() -> None:
    """If event 12 comes, then a widow is on 550."""
    assert brought(before(12)).widows_now == [550]


@pytest.mark.rule("AND-513")
@pytest.mark.tells("WIDOW AND-513")
def test_event_13_a_widow() -> None:
    """If event 13 comes, then a widow is on 507."""
    assert brought(before(13)).widows_now == [507]


@pytest.mark.rule("AND-514")
@pytest.mark.tells("WIDOW AND-514")
def test_event_14_a_widow() -> None:
    """If event 14 comes, then a widow is on 536."""
    assert brought(before(14)).widows_now == [536]


@pytest.mark.rule("AND-515")
def test_event_15_a_widow() -> None:
    """If event 15 comes, then a widow is on 557, or 457 on the Lake side."""
    assert brought(before(15)).widows_now == [557]
    t = lake("grea", "avida").top_card(15, 5).fog(422, "event").places(grea=421).choose("go 422")
    assert t.widows_now == [457]


@pytest.mark.rule("AND-516")
def test_event_16_the_lowest_creature_walks() -> None:
    """If event 16 comes, then the creature on the lowest number goes 1 step, whatever it is."""
    t = brought(before(16).creatures("skral 517", "gor 525"))
    assert t.creatures_now == {502: "skral", 525: "gor"}


@pytest.mark.rule("AND-517")
def test_event_17_the_highest_gor_walks() -> None:
    """If event 17 comes, then the Gor on the highest number goes 1 step."""
    t = brought(before(17).creatures("skral 559", "gor 525", "gor 517"))
    assert t.creatures_now == {559: "skral", 502: "gor", 517: "gor"}
    t = brought(before(17).creatures("skral 559", "gor 525", "gor 501"))
    assert t.creatures_now == {559: "skral", 517: "gor", 501: "gor"}


@pytest.mark.rule("AND-518")
def test_event_18_gold() -> None:
    """If event 18 comes, then each hero with gold returns 1."""
    t = brought(before(18).gold(grea=3, avida=1))
    assert [t.gold_of(hero) for hero in t.heroes] == [2, 0, 0]


@pytest.mark.rule("AND-519")
def test_event_19_the_lowest_rank() -> None:
    """If event 19 comes, then Avida with the lowest rank has 1 gold more."""
    t = brought(before(19))
    assert [t.gold_of(hero) for hero in t.heroes] == [0, 1, 0]
    t = brought(before(19, "tenaya", "grea").turn("grea"))
    assert [t.gold_of(hero) for hero in t.heroes] == [0, 1]


@pytest.mark.rule("AND-520")
@pytest.mark.tells("THING_PLACED AND-520")
def test_event_20_a_flask() -> None:
    """If event 20 comes, then a flask from the item board lies on 512; if none is left, none does."""
    t = brought(before(20).has("avida", "flask-1"))
    assert len(t.things_on(512)) == 1
    assert next(iter(t.things_on(512))).startswith("flask")
    t = brought(before(20).out("flask-1", "flask-2", "flask-3", "flask-4", "flask-5"))
    assert t.things_on(512) == set()


@pytest.mark.rule("AND-521")
def test_event_21_the_strong() -> None:
    """If event 21 comes, then who has more than 3 strength loses 2 willpower."""
    t = brought(before(21).strength(grea=4, avida=3, tenaya=9))
    assert [t.will_of(hero) for hero in t.heroes] == [5, 7, 5]


@pytest.mark.rule("AND-522")
@pytest.mark.tells("MERCHANTS_REST AND-522")
def test_event_22_the_merchants_rest() -> None:
    """If event 22 comes, then nothing is sold until the next sunrise."""
    t = brought(before(22).places(avida=512).gold(avida=2).has("avida", "knife"))
    t.until("ACT")
    t.choose("free avida")
    assert t.closed("buy strength") == "AND-522"
    t.choose("stop").sunrise()
    assert "buy strength" in t.choose("free avida").options


@pytest.mark.rule("AND-523")
@pytest.mark.tells("CREATURE_RESTS AND-523", "CREATURE_WAITS AND-523")
def test_event_23_the_highest_creature_rests() -> None:
    """If event 23 comes, then the creature on the highest number skips its next move, and only that one."""
    t = brought(before(23).creatures("gor 501", "gor 559")).sunrise()
    assert t.creatures_now == {502: "gor", 559: "gor"}
    t = river("grea", "avida").top_card(23, 1, 9).creatures("gor 501", "gor 559").sunrise()
    assert t.creatures_now == {502: "gor", 541: "gor"}
    t.sunrise()
    assert (t.creatures_now[503], t.creatures_now[541]) == ("gor", "gor")
    t.next_event(5)
    t.sunrise()
    assert t.creatures_now[542] == "gor"


@pytest.mark.rule("AND-524")
@pytest.mark.tells("FEWER_HOURS AND-524")
def test_event_24_fewer_extra_hours() -> None:
    """If event 24 comes by fog, then at most 2 extra hours are left today; at sunrise it holds for the next day."""
    t = brought(before(24, "grea", "avida", "raashana").hours(avida=9).will(avida=20))
    assert (t.asked, t.is_asleep("avida")) == (("raashana", "ACT"), True)
    t = river("grea", "avida").top_card(24, 5, 20).hours(grea=0).will(grea=20, avida=20).sunrise()
    assert t.s.extra_most == 2
    t.sunrise()
    assert t.s.extra_most == 3


@pytest.mark.rule("AND-437", "AND-524")
def test_a_flask_moves_who_has_spent_an_hour_too_many() -> None:
    """If event 24 comes when a hero has spent all 10 hours, then it still walks with a flask."""
    t = river("grea", "avida").places(grea=537).hours(grea=10).counts(extra_most=2).has("grea", "flask")
    assert "sip" in t.options
    assert t.closed("pass") == "AND-163"


@pytest.mark.rule("AND-525")
def test_events_leave_1_willpower_and_spare_the_fallen() -> None:
    """If a hero has 2 willpower, then an event leaves it 1; a knocked-out hero is not touched."""
    t = brought(before(2).will(grea=2).lying(tenaya="F").places(tenaya=541))
    assert (t.will_of("grea"), t.will_of("tenaya")) == (1, 7)


# --- hope stone 4 -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-234")
def test_stone_4_cancels_only_bad_events() -> None:
    """If a good event comes, then stone 4 is not asked for; a bad one may be let through."""
    t = brought(before(19).has("tenaya", "hope-4"))
    assert (t.question, t.gold_of("avida"), t.things_of("tenaya")) == ("ACT", 1, {"hope-4"})
    t = brought(before(2).has("tenaya", "hope-4"))
    assert t.question == "CANCEL_EVENT"
    t.choose("no")
    assert (t.will_of("grea"), t.things_of("tenaya"), t.s.event_box) == (5, {"hope-4"}, 0)


@pytest.mark.rule("AND-234")
@pytest.mark.parametrize("holder", ["grea", "avida", "tenaya"])
def test_whoever_has_stone_4_may_cancel(holder: str) -> None:
    """If any hero has stone 4, then that hero is asked; an unknown stone, or another one, is not asked for."""
    t = brought(before(2).has(holder, "hope-4"))
    assert t.asked == (holder, "CANCEL_EVENT")
    t.choose("yes")
    assert (t.will_of("grea"), t.log("EVENT_CANCELLED")) == (7, [(holder, 2)])
    assert brought(before(2).has(holder, "hope-3")).question == "ACT"


@pytest.mark.rule("AND-234", "AND-226")
@pytest.mark.tells("EVENT_CANCELLED AND-234", "USED AND-234")
def test_a_cancelled_event_goes_to_the_box() -> None:
    """If the event is cancelled, then its text is ignored and card and stone are out of the game."""
    t = brought(before(2).has("tenaya", "hope-4")).choose("yes")
    assert (t.will_of("grea"), t.where_is("hope-4"), t.s.event_box, t.s.event_used) == (7, st.OUT, 2, 0)


@pytest.mark.rule("AND-525")
def test_stone_4_of_a_sleeper_and_of_a_lying_hero() -> None:
    """If the holder's day is over, then it may cancel an event; if it is knocked out, then nobody is asked."""
    assert brought(before(2).has("tenaya", "hope-4").asleep("tenaya")).asked == ("tenaya", "CANCEL_EVENT")
    t = brought(before(2).has("tenaya", "hope-4").lying(tenaya="F"))
    assert (t.question, t.will_of("grea")) == ("ACT", 5)
