"""The steps of the Sunrise box on both sides, and the narrator."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

STEPS = ("CREATURE_MOVED", "EVENT", "WIDOW", "WELLS", "SPELLS", "NARRATOR")


@pytest.mark.rule("AND-169", "AND-170", "AND-173")
def test_the_order_on_the_lake_side() -> None:
    """If the sun rises on the Lake side, then creatures, wells, spells and the narrator come in this order."""
    t = lake("tenaya", "grea").creatures("gor 464").widows(450).full_wells().spells("spent").sunrise()
    assert [name for name in t.story if name in STEPS] == ["CREATURE_MOVED", "WELLS", "SPELLS", "NARRATOR"]
    assert t.narrator == "B"


@pytest.mark.rule("AND-177", "AND-181", "AND-183")
def test_the_order_on_the_river_side() -> None:
    """If the sun rises on the River side, then creatures, event, widows, wells, spells, narrator."""
    t = river("tenaya", "grea").creatures("gor 525").widows(560).full_wells().spells("spent").sunrise()
    order = ["CREATURE_MOVED", "EVENT", "WIDOW", "WELLS", "SPELLS", "NARRATOR"]
    assert [name for name in t.story if name in STEPS] == order
    assert (len(t.wells_now), t.narrator) == (4, "B")


@pytest.mark.rule("AND-178", "AND-407")
def test_the_top_card_is_turned_after_the_moves() -> None:
    """If card 18 is on top, then the creatures move by its back, its text holds, and the next card lies there."""
    t = river("grea", "avida").top_card(18, 5).gold(grea=2).creatures("gor 525").sunrise()
    assert (t.creatures_now, t.gold_of("grea"), t.s.top_card[0]) == ({517: "gor"}, 1, 4)
    assert t.log("EVENT") == [(18,)]
    assert t.s.event_used == 1 << 17


@pytest.mark.rule("AND-170", "AND-171", "AND-181")
@pytest.mark.parametrize("side", ["lake", "river"])
def test_wells_are_filled_except_under_a_hero(side: str) -> None:
    """If a hero stands on a well, then it alone stays empty."""
    if side == "lake":
        t = lake("grea", "avida").places(grea=443).full_wells().sunrise()
        assert t.wells_now == {406, 429, 462}
    else:
        t = river("grea", "avida").places(grea=562).full_wells().sunrise()
        assert t.wells_now == {507, 526, 554}


@pytest.mark.rule("AND-172", "AND-182", "AND-413")
@pytest.mark.parametrize("side", ["lake", "river"])
def test_used_spells_are_turned_back(side: str) -> None:
    """If spells were used, then they are ready again; a prepared one stays prepared."""
    t = lake("tenaya", "grea") if side == "lake" else river("tenaya", "grea")
    t.spells("spent", "prepared", "ready").sunrise()
    assert list(t.s.spell) == [st.READY, st.PREPARED, st.READY]


@pytest.mark.rule("AND-174", "AND-042")
def test_a_star_letter_turns_its_card() -> None:
    """If the narrator reaches C of legend 4, then the Skral of card C comes."""
    t = river("grea", "avida", legend=4).letter("B").sunrise()
    assert (t.narrator, t.creatures_now, t.log("CARD")) == ("C", {533: "skral"}, [(4, "C")])


@pytest.mark.rule("AND-175")
def test_a_plain_letter_turns_none() -> None:
    """If the narrator reaches B or D of legend 4, then nothing comes."""
    for letter in "AC":
        t = river("grea", "avida", legend=4).letter(letter).sunrise()
        assert (t.creatures_now, t.log("CARD")) == ({}, [])


@pytest.mark.rule("AND-176", "AND-051")
@pytest.mark.tells("CARD AND-174")
@pytest.mark.parametrize("legend", range(1, 8))
def test_the_legend_is_lost_at_n(legend: int) -> None:
    """If the narrator reaches N while goals are open, then every legend is lost."""
    t = river("grea", "avida", legend=legend).letter("M").sunrise()
    assert (t.ending, t.narrator, t.question) == ("letter", "N", None)


@pytest.mark.rule("AND-425", "AND-206")
def test_the_falcon_is_back_after_the_sunrise() -> None:
    """If the falcon was away, then it may fly again on the next day."""
    t = river("grea", "avida").has("grea", "falcon", "knife").turned("falcon").choose("free grea")
    assert t.closed("fly avida") == "AND-205"
    t.choose("stop").sunrise().choose("free grea")
    assert "fly avida" in t.options


@pytest.mark.rule("AND-408")
@pytest.mark.tells("DECK_SHUFFLED AND-408")
def test_a_used_up_deck_is_shuffled_anew() -> None:
    """If the last card is turned, then all used cards but those in the box are the new deck."""
    used = tuple(n for n in range(1, 25) if n != 5)
    t = river("grea", "avida").top_card(5, used=used).next_event(7)
    t.sunrise()
    assert t.s.top_card[0] == 6
    assert (t.s.event_deck | 1 << 6).bit_count() + t.s.event_used.bit_count() == 24


@pytest.mark.rule("AND-426")
def test_lake_events_come_from_fog_only() -> None:
    """If the sun rises on the Lake side, then the top card stays; fog turns it."""
    t = lake("grea", "avida").top_card(18, 5).gold(avida=2).fog(422, "event").places(grea=421)
    t.choose("go 422")
    assert (t.gold_of("avida"), t.s.top_card[0]) == (1, 4)
    t.sunrise()
    assert t.s.top_card[0] == 4


@pytest.mark.rule("AND-434", "AND-277")
def test_widows_on_the_lake_side_stay_as_they_are() -> None:
    """If widows lie on the Lake side, then none is added at sunrise, and a Mother does not walk."""
    t = lake("grea", "avida").widows(450, 450).sunrise()
    assert t.widows_now == [450, 450]


@pytest.mark.rule("AND-554")
@pytest.mark.tells("MERCHANT AND-554")
def test_the_merchant_travels_on_the_lake_side() -> None:
    """If the merchant is on 419, then he goes 2 spaces along his road at every sunrise, and back at its end."""
    t = lake("grea", "avida").figures(merchant=419)
    seen = []
    for _ in range(3):
        t.sunrise()
        seen.append(t.name(t.s.merchant))
    assert seen == [412, 414, 424]
    t = lake("grea", "avida").figures(merchant=440).sunrise()
    assert t.name(t.s.merchant) == 455
    t.sunrise()
    assert t.name(t.s.merchant) == 440


@pytest.mark.rule("AND-554")
def test_the_merchant_travels_on_the_trail() -> None:
    """If the merchant is on the Trail, then he goes 2 spaces towards 566."""
    t = river("grea", "avida").figures(merchant=540).sunrise()
    assert t.name(t.s.merchant) == 538
    t = river("grea", "avida").figures(merchant=510).sunrise()
    assert t.name(t.s.merchant) == 542
    t = river("grea", "avida").figures(merchant=564).sunrise()
    assert t.name(t.s.merchant) == 566
    t.sunrise()
    assert t.name(t.s.merchant) == 564
