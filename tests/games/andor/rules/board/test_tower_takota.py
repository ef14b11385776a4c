"""The tower card, the Takota cards and the earthquake."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river


def at_tower(card: int) -> Table:
    """Grea is about to walk to the tower."""
    return river("grea", "avida").places(grea=531, avida=501).tile(566).tower().next_tower(card)


@pytest.mark.rule("AND-530", "AND-531")
@pytest.mark.tells("TOWER AND-531")
def test_tower_1_gold_for_the_first_hero() -> None:
    """If the card shows gold, then the first hero on 532 has 3 gold, and the next one nothing."""
    t = at_tower(1).places(avida=524).choose("go 532")
    assert (t.gold_of("grea"), t.s.tower, t.log("TOWER")) == (3, st.NO_TOWER, [("grea", 1)])
    t.choose("go 532")
    assert t.gold_of("avida") == 0


@pytest.mark.rule("AND-532")
@pytest.mark.tells("CARDS_ORDERED AND-532", "TOWER AND-532")
def test_tower_2_orders_three_event_cards() -> None:
    """If the card shows the watch fire, then the top three event cards are put back in any order."""
    t = at_tower(2).top_card(5, 20, 22).choose("go 532")
    assert (t.question, t.options) == ("NEXT_CARD", {5, 20, 22})
    t.choose(22, 5)
    assert list(t.s.top_card) == [21, 4, 19]


@pytest.mark.rule("AND-533")
@pytest.mark.tells("TOWER AND-533")
def test_tower_3_a_white_skral() -> None:
    """If the card shows the ambush, then a White Skral stands on 532."""
    assert at_tower(3).choose("go 532").creatures_now == {532: "white-skral"}


@pytest.mark.rule("AND-534")
@pytest.mark.tells("TOWER AND-534")
def test_tower_4_strength_and_willpower() -> None:
    """If the card shows the scout, then that hero has 1 strength more and every hero 2 willpower."""
    t = at_tower(4).choose("go 532")
    assert (t.strength_of("grea"), t.strength_of("avida"), t.will_of("grea"), t.will_of("avida")) == (2, 1, 9, 9)


@pytest.mark.rule("AND-530")
def test_the_tower_card_waits_for_the_end_of_a_move() -> None:
    """If a hero crosses 532, then the card stays face down."""
    t = river("grea", "avida").places(grea=531).tile(566).tower().choose("go 540")
    assert t.s.tower == st.TOWER_LIES


@pytest.mark.rule("AND-530", "AND-316")
def test_the_tower_card_for_one_of_two() -> None:
    """If Raashana and Avida end on the tower's space together, then the team says who has the gold of its card."""
    t = river("raashana", "avida").everybody_on(531).tile(566).tower().choose("take avida").next_tower(1)
    t.choose("go 532")
    assert t.asked == ("team", "WHO_TAKES")
    t.choose("avida")
    assert (t.gold_of("avida"), t.gold_of("raashana"), t.s.tower) == (3, 0, st.NO_TOWER)


# --- Takota -------------------------------------------------------------------------------------------


def takota(*cards: int) -> Table:
    return river("grea", "avida", legend=4).takota(*cards)


@pytest.mark.rule("AND-541")
@pytest.mark.parametrize(
    ("strength", "solves"),
    [pytest.param(4, True, marks=pytest.mark.tells("TAKOTA AND-541", "STRENGTH_GAINED AND-541")), (3, False)],
)
def test_takota_1(strength: int, solves: bool) -> None:
    """If a hero with 4 strength ends its move on 509, then card 1 is solved and it has 1 more."""
    t = takota(1, 2).places(grea=510).strength(grea=strength).choose("go 509")
    assert (t.strength_of("grea"), t.s.solved) == (strength + solves, int(solves))
    t = takota(2, 3).places(grea=510).strength(grea=4).choose("go 509")
    assert (t.strength_of("grea"), t.s.solved) == (4, 0)


@pytest.mark.rule("AND-542")
@pytest.mark.tells("TAKOTA AND-542", "WILL_GAINED AND-542")
def test_takota_2() -> None:
    """If two heroes stand on 550, then card 2 is solved and each has 3 willpower more."""
    t = takota(1, 2).places(grea=549, avida=550).choose("go 550")
    assert (t.will_of("grea"), t.will_of("avida"), t.s.solved) == (10, 10, 2)
    t = takota(1, 2).places(grea=549, avida=558).choose("go 550")
    assert (t.will_of("grea"), t.s.solved) == (7, 0)


@pytest.mark.rule("AND-543")
@pytest.mark.tells("GOLD_LOST AND-543", "TAKOTA AND-543", "TOOK AND-543")
def test_takota_3() -> None:
    """If a hero on 533 pays 3 gold, then card 3 is solved and it takes an item of its choice."""
    t = takota(1, 3).places(grea=533).gold(grea=4).choose("free grea", "takota")
    assert (t.question, "bow" in t.options, "blade" in t.options) == ("TAKE_ITEM", True, True)
    t.choose("bow")
    assert (t.gold_of("grea"), t.things_of("grea"), t.s.solved) == (1, {"bow-1"}, 4)
    for space, gold, can in ((533, 3, True), (533, 2, False), (534, 9, False)):
        t = takota(1, 3).places(grea=space).gold(grea=gold).has("grea", "knife").choose("free grea")
        assert ("takota" in t.options) == can
    t = takota(1, 2).places(grea=533).gold(grea=9).has("grea", "knife").choose("free grea")
    assert "takota" not in t.options


@pytest.mark.rule("AND-544")
@pytest.mark.tells("TAKOTA AND-544", "WILL_GAINED AND-544")
@pytest.mark.parametrize(("will", "after"), [(12, 15), (19, 20)])
def test_takota_4(will: int, after: int) -> None:
    """If a hero with 12 willpower stops on 547, then card 4 is solved, and all heroes there have 3 more."""
    t = takota(1, 4).places(grea=513, avida=547).will(grea=will).choose("go 547")
    assert (t.will_of("grea"), t.will_of("avida"), t.s.solved) == (after, 10, 8)


# --- the earthquake -----------------------------------------------------------------------------------


@pytest.mark.rule("AND-545", "AND-652")
@pytest.mark.tells("CARD AND-652", "EARTHQUAKE AND-545", "SHAKEN AND-545")
def test_the_earthquake_shakes_heroes_on_odd_spaces() -> None:
    """If the earth quakes, then heroes on odd spaces go to the lowest adjacent one; even ones stay, fog too."""
    t = river("grea", "avida", "tenaya", legend=5).places(grea=537, avida=540, tenaya=555).fog(528, "gold").letter("D")
    t.sunrise()
    assert (t.place_of("grea"), t.place_of("avida"), t.place_of("tenaya")) == (529, 540, 544)
    t = river("grea", "avida", legend=5).places(grea=535, avida=527).fog(518, "gold").letter("D").sunrise()
    assert (t.place_of("avida"), t.fog_now, t.gold_of("avida")) == (518, {518}, 0)


@pytest.mark.rule("AND-545")
def test_the_earthquake_throws_nobody_across_the_river() -> None:
    """If a hero is on 513 or 551, then neither 547 nor the other bank takes it."""
    t = river("grea", "avida", legend=5).places(grea=513, avida=551).letter("D").sunrise()
    assert (t.place_of("grea"), t.place_of("avida")) == (505, 541)


@pytest.mark.rule("AND-545")
def test_the_earthquake_on_rock_and_portal() -> None:
    """If heroes stand on 547 and 599, then they are put on 513 and 541."""
    t = river("grea", "avida", legend=5).figures(orweyn=599).places(grea=547, avida=599).letter("D").sunrise()
    assert (t.place_of("grea"), t.place_of("avida")) == (513, 541)


@pytest.mark.rule("AND-545", "AND-285")
def test_the_earthquake_and_the_marsh() -> None:
    """If a hero is shaken from 549 to 548, then it goes on from there like after any stop."""
    t = river("grea", "avida", legend=5).places(grea=549, avida=540).letter("D").sunrise()
    assert t.place_of("grea") == 548


@pytest.mark.rule("AND-546")
@pytest.mark.tells("ROCK_FELL AND-546")
def test_the_earthquake_drops_a_rock_two_steps_ahead() -> None:
    """If a rock is left, then it lies two Trail spaces from the tile towards 566; if none is, none falls."""
    t = river("grea", "avida", legend=5).tile(519).letter("D").sunrise()
    assert {name.split("-")[0] for name in t.things_on(510)} == {"rock"}
    t = river("grea", "avida", legend=5).tile(565).letter("D").sunrise()
    assert {name.split("-")[0] for name in t.things_on(566)} == {"rock"}
    t = river("grea", "avida", legend=5).tile(519).lies(530, "rock-1").lies(543, "rock-2").out("rock-3").letter("D")
    assert t.sunrise().things_on(510) == set()
