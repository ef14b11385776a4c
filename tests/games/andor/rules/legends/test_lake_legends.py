"""Legends 1, 2 and 7, which are played on the Lake side: their cards, goals and loss lines."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake

HEROES = ("grea", "avida", "tenaya", "raashana")


def turned(legend: int, letter: str, *heroes: str) -> Table:
    """The card of a letter has just been turned."""
    t = lake(*(heroes or ("grea", "avida")), legend=legend).letter(chr(ord(letter) - 1)).sunrise()
    assert t.narrator == letter
    return t


# --- cards and goals in general -----------------------------------------------------------------------


@pytest.mark.rule("AND-600")
@pytest.mark.tells("GOAL AND-600", "WON AND-600")
def test_the_last_goal_wins_at_once_and_one_goal_does_not() -> None:
    """If one of two goals is met, then it is marked and play goes on; with the last one the legend is won."""
    t = lake("grea", "avida", legend=2).places(grea=430).boss(buffalo=430).strength(grea=14)
    t.roll(6).foe(1, 2).choose("fight buffalo").lightly()
    assert (t.ending, len(t.log("GOAL"))) == ("", 1)
    t = lake("grea", "avida", legend=2).places(grea=430).boss(buffalo=430).strength(grea=14).delivered("iquar-1")
    t.roll(6).foe(1, 2).choose("fight buffalo").lightly()
    assert (t.ending, t.question) == ("goals", None)


# --- legend 1 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-610")
def test_legend_1_begins() -> None:
    """If legend 1 begins, then the diagram is on 401, the Lake side is up, and no item is for sale."""
    t = lake("grea", "avida", legend=1).opening()
    assert (t.things_on(401), t.s.side, t.s.flags & st.FOR_SALE) == ({"diagram"}, st.LAKE, 0)


@pytest.mark.rule("AND-611")
@pytest.mark.tells("CARD AND-611", "CREATURE_PLACED AND-600")
def test_legend_1_card_c() -> None:
    """If C is reached, then Gors come on 415 and 462."""
    assert turned(1, "C").creatures_now == {415: "gor", 462: "gor"}


@pytest.mark.rule("AND-612")
@pytest.mark.tells("CARD AND-612")
def test_legend_1_card_f() -> None:
    """If F is reached, then a Skral comes on 431."""
    assert turned(1, "F").creatures_now == {431: "skral"}


@pytest.mark.rule("AND-613")
@pytest.mark.tells("CARD AND-613")
def test_legend_1_card_j() -> None:
    """If J is reached, then Gors come on 432 and 464."""
    assert turned(1, "J").creatures_now == {432: "gor", 464: "gor"}


@pytest.mark.rule("AND-618")
def test_legend_1_is_won_with_the_diagram_in_the_village() -> None:
    """If a hero carries the diagram to 453, then the legend is won; without it nothing happens."""
    t = lake("grea", "avida", legend=1).places(grea=436).will(grea=10).has("grea", "diagram").choose("go 453")
    assert t.ending == "goals"
    t = lake("grea", "avida", legend=1).places(grea=436).will(grea=10).has("avida", "diagram").choose("go 453")
    assert t.ending == ""


@pytest.mark.rule("AND-619")
def test_legend_1_is_lost_with_the_lair() -> None:
    """If the lair is overrun, then legend 1 is lost."""
    t = lake("grea", "avida", legend=1).held("gor", "gor", "gor").creatures("gor 417").sunrise()
    assert t.ending == "lair"


# --- legend 2 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-620")
def test_legend_2_begins() -> None:
    """If legend 2 begins, then Flaps is on 421, both Iquar tokens are on 453, and items are for sale."""
    t = lake("grea", "avida", legend=2).opening()
    assert (t.name(t.s.flaps), t.things_on(453), t.s.side) == (421, {"iquar-1", "iquar-2"}, st.LAKE)
    assert t.s.flags & st.FOR_SALE


@pytest.mark.rule("AND-621")
@pytest.mark.tells("CARD AND-621")
def test_legend_2_card_c() -> None:
    """If C is reached, then a Skral comes on 432."""
    assert turned(2, "C").creatures_now == {432: "skral"}


@pytest.mark.rule("AND-622")
@pytest.mark.tells("CARD AND-622")
def test_legend_2_card_e() -> None:
    """If E is reached, then the travelling merchant is on 419."""
    t = turned(2, "E")
    assert (t.name(t.s.merchant), t.creatures_now) == (419, {})


@pytest.mark.rule("AND-623")
@pytest.mark.tells("CARD AND-623")
def test_legend_2_card_g() -> None:
    """If G is reached, then the Terribuffalo is on 464, and goes 2 steps at every sunrise."""
    t = turned(2, "G")
    assert t.name(t.s.boss[0]) == 464
    t.sunrise()
    assert t.name(t.s.boss[0]) == 454


@pytest.mark.rule("AND-624")
@pytest.mark.tells("CARD AND-624")
def test_legend_2_card_j() -> None:
    """If J is reached, then Gorlots come on 456 and 416."""
    assert turned(2, "J").creatures_now == {456: "gorlot", 416: "gorlot"}


@pytest.mark.rule("AND-628")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 1), (3, 1), (4, 2)])
def test_legend_2_is_won_with_shields_and_buffalo(heroes: int, needed: int) -> None:
    """If the Terribuffalo is defeated, then 1 Iquar token on 425, with four heroes 2, wins."""
    names = HEROES[:heroes]
    t = lake(*names, legend=2).places(grea=425).boss(buffalo=0).has("grea", "iquar-1", "iquar-2")
    t.choose("free grea", "drop iquar-1")
    assert (t.ending == "goals") == (needed == 1)
    if needed == 2:
        t.choose("drop iquar-2")
        assert t.ending == "goals"


@pytest.mark.rule("AND-629")
@pytest.mark.tells("LOST AND-629")
def test_legend_2_is_lost_when_the_buffalo_reaches_the_lair() -> None:
    """If the Terribuffalo reaches 425, then the legend is lost, though defence spaces are free."""
    t = lake("grea", "avida", legend=2).boss(buffalo=418).sunrise()
    assert (t.ending, t.held_now) == ("buffalo", [])
    assert lake("grea", "avida", legend=2).boss(buffalo=420).sunrise().ending == ""


# --- legend 7 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-670")
def test_legend_7_begins() -> None:
    """If legend 7 begins, then Flaps is on 421 and the hero of the highest rank has the crown."""
    t = lake("avida", "grea", "raashana", legend=7).opening()
    assert (t.name(t.s.flaps), t.things_of("grea"), t.s.side) == (421, {"crown"}, st.LAKE)


@pytest.mark.rule("AND-671")
@pytest.mark.tells("CARD AND-671")
def test_legend_7_card_c() -> None:
    """If C is reached, then a black knight comes on 464."""
    assert turned(7, "C").name(turned(7, "C").s.knight[0]) == 464


@pytest.mark.rule("AND-672")
@pytest.mark.tells("CARD AND-672")
def test_legend_7_card_e() -> None:
    """If E is reached, then White Skrals come on 432 and 456."""
    assert turned(7, "E").creatures_now == {432: "white-skral", 456: "white-skral"}


@pytest.mark.rule("AND-673")
@pytest.mark.tells("CARD AND-673")
def test_legend_7_card_g() -> None:
    """If G is reached, then the strange being is on 464, and goes 1 step at every sunrise."""
    t = turned(7, "G")
    assert t.name(t.s.boss[2]) == 464
    t.sunrise()
    assert t.name(t.s.boss[2]) == 455


@pytest.mark.rule("AND-674")
@pytest.mark.tells("CARD AND-674")
def test_legend_7_card_i() -> None:
    """If I is reached, then a second black knight comes on 416."""
    t = lake("grea", "avida", legend=7).letter("H").knights(464).sunrise()
    assert 16 in list(t.s.knight)
    assert max(t.s.knight) > 16


@pytest.mark.rule("AND-675")
@pytest.mark.tells("CARD AND-675")
def test_legend_7_card_k() -> None:
    """If K is reached, then Trolls come on 441 and 464."""
    assert turned(7, "K").creatures_now == {441: "troll", 464: "troll"}


@pytest.mark.rule("AND-678")
@pytest.mark.tells("FIRE_LIT AND-678")
def test_legend_7_is_won_with_three_fires_and_the_being() -> None:
    """If the being is defeated and the third fire is lit, then the legend is won, and no fire counts twice."""
    t = lake("grea", "avida", legend=7).boss(being=0).places(grea=402, avida=450).will(avida=20)
    t.choose("go 403", "go 459")
    assert (t.ending, len(t.log("FIRE_LIT"))) == ("", 2)
    t.choose("pass", "go 449", "go 402", "go 459", "go 403", "pass")
    assert (t.ending, len(t.log("FIRE_LIT"))) == ("", 2)
    t = lake("grea", "avida", "raashana", legend=7).boss(being=0).places(grea=402, avida=450, raashana=444)
    t.will(raashana=10).choose("go 403", "go 459", "go 453")
    assert t.ending == "goals"


@pytest.mark.rule("AND-678")
def test_legend_7_is_not_won_while_the_being_lives() -> None:
    """If all fires burn and the being is on the board, then play goes on until it is defeated."""
    t = lake("grea", "avida", legend=7).boss(being=430).counts(fires_lit=7).places(grea=430).strength(grea=10)
    assert t.ending == ""
    t.roll(6).black(6).choose("fight being")
    t.roll(6).black(6).choose("on")
    assert t.ending == "goals"


@pytest.mark.rule("AND-600", "AND-678")
def test_legend_7_marks_its_own_goals_only() -> None:
    """If the being is defeated while fires are left, then that alone is marked, though a hero has the crown."""
    t = lake("grea", "avida", legend=7).boss(being=430).counts(fires_lit=6).places(grea=430).strength(grea=10)
    t.has("grea", "crown").roll(6).black(6).choose("fight being").until("FIGHT_ON")
    t.roll(6).black(6).choose("on").lightly()
    assert (t.log("GOAL"), t.ending) == ([(12,)], "")


@pytest.mark.rule("AND-679")
@pytest.mark.tells("LOST AND-679")
def test_legend_7_is_lost_when_the_being_reaches_the_lair() -> None:
    """If the being reaches 425, then the legend is lost."""
    assert lake("grea", "avida", legend=7).boss(being=418).sunrise().ending == "being"
    assert lake("grea", "avida", legend=7).boss(being=419).sunrise().ending == ""
