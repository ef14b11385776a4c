"""Black knights."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river

# Card 4 has the beads violet, green, blue, brown; card 5 brown, violet, green, blue; card 2 green first.


def hunted(*knights: int, card: int = 4) -> Table:
    """Avida on 555 is about to defeat a Gor; Grea with 3 strength stands on 520."""
    t = river("avida", "grea", "tenaya", legend=4).places(avida=555, grea=520, tenaya=533).knights(*knights)
    return t.creatures("gor 555").strength(avida=14, grea=3).will(avida=6).top_card(card, 20, 22)


def ridden(t: Table) -> Table:
    """The Gor is defeated, and the narrator moves."""
    return t.roll(6).foe(1, 2).defeat("fight 555")


@pytest.mark.rule("AND-289", "AND-290")
def test_knights_ride_whenever_the_narrator_moves() -> None:
    """If the narrator moves by a defeat or at sunrise, then the knight rides; else it stays."""
    assert ridden(hunted(501)).name(ridden(hunted(501)).s.knight[0]) != 501
    t = river("avida", "grea").places(avida=555, grea=520).knights(501).top_card(20, 4).sunrise()
    assert t.name(t.s.knight[0]) != 501
    t = river("avida", "grea").places(avida=555, grea=520).knights(501).choose("pass", "pass")
    assert t.name(t.s.knight[0]) == 501


@pytest.mark.rule("AND-291")
@pytest.mark.tells("KNIGHT AND-291")
def test_a_knight_rides_3_spaces_at_most_and_stops_at_its_prey() -> None:
    """If the prey is far, then the knight rides 3 spaces; if it is near, it stops there."""
    t = ridden(hunted(501))
    assert t.name(t.s.knight[0]) == 519
    t = ridden(hunted(519))
    assert t.name(t.s.knight[0]) == 520


@pytest.mark.rule("AND-292", "AND-293")
@pytest.mark.parametrize(("card", "prey"), [(4, "grea"), (2, "tenaya"), (3, "avida"), (5, "grea"), (1, "tenaya")])
def test_the_topmost_bead_in_play_is_hunted(card: int, prey: str) -> None:
    """If a card is on top, then the knight strikes the hero of its first colour that plays."""
    t = river("avida", "grea", "tenaya", legend=4).places(avida=556, grea=520, tenaya=533).knights(556, 520, 533)
    t.creatures("gor 556").strength(avida=14, grea=3, tenaya=3).will(avida=6).top_card(card, 20, 22)
    t.roll(6).foe(1, 2).defeat("fight 556")
    lost = {hero for hero, full in (("avida", 14), ("grea", 3), ("tenaya", 3)) if t.strength_of(hero) < full}
    assert lost == {prey}


@pytest.mark.rule("AND-294")
def test_a_knight_ignores_others() -> None:
    """If another hero stands on its way, then it rides past without harm."""
    t = ridden(hunted(501).places(tenaya=518).strength(tenaya=3))
    assert (t.strength_of("tenaya"), t.name(t.s.knight[0])) == (3, 519)


@pytest.mark.rule("AND-295", "AND-297")
def test_a_knight_rides_over_the_rock_by_the_highest_number() -> None:
    """If 547 is on the shortest way, then the knight goes over it; of equal ways it takes the higher number."""
    t = ridden(hunted(555).places(grea=513))
    assert (t.name(t.s.knight[0]), t.strength_of("grea")) == (513, 2)
    t = ridden(hunted(525).places(grea=519))
    assert (t.name(t.s.knight[0]), [line[0] for line in t.log("KNIGHT")][-1]) == (519, "519")


@pytest.mark.rule("AND-291", "AND-298")
def test_a_knight_rides_to_the_first_space() -> None:
    """If the prey is on 501 and the knight beside it, then it comes there and strikes."""
    t = ridden(hunted(509).places(grea=501))
    assert (t.name(t.s.knight[0]), t.strength_of("grea")) == (501, 2)


@pytest.mark.rule("AND-296")
def test_marsh_and_portal_do_not_stop_a_knight() -> None:
    """If a knight rides through the marsh or from 599, then it rides its 3 spaces."""
    t = ridden(hunted(566).places(grea=550))
    assert t.name(t.s.knight[0]) == 550
    t = ridden(hunted(599).places(grea=543))
    assert t.name(t.s.knight[0]) == 543


@pytest.mark.rule("AND-298")
def test_heroes_may_meet_a_knight_without_harm() -> None:
    """If the hunted hero crosses or stops on the knight's space in its turn, then nothing happens."""
    t = hunted(519).turn("grea").choose("go 519")
    assert (t.strength_of("grea"), t.asked) == (3, ("tenaya", "ACT"))


@pytest.mark.rule("AND-299", "AND-300")
@pytest.mark.tells("KNIGHT_STRIKES AND-299", "KNIGHT_STRIKES AND-300")
def test_a_knight_strikes_on_arrival_and_again() -> None:
    """If the knight reaches its prey, then it loses 1 strength, and 1 more when it is activated there."""
    t = ridden(hunted(518).places(grea=519))
    assert (t.strength_of("grea"), t.log("KNIGHT_STRIKES")) == (2, [("grea",)])
    t = ridden(hunted(520))
    assert (t.strength_of("grea"), t.name(t.s.knight[0])) == (2, 520)


@pytest.mark.rule("AND-431")
def test_the_hunted_hero_counts_not_the_card() -> None:
    """If a new card names another hero, then the knight leaves; if it names the same, it strikes again."""
    t = river("avida", "grea").places(avida=541, grea=520).knights(520).strength(grea=3).top_card(20, 4).sunrise()
    assert (t.strength_of("grea"), t.name(t.s.knight[0])) == (2, 520)
    t = river("avida", "grea").places(avida=541, grea=520).knights(520).strength(grea=3).top_card(20, 3).sunrise()
    assert t.strength_of("grea") == 3
    assert t.name(t.s.knight[0]) != 520


@pytest.mark.rule("AND-302", "AND-303")
@pytest.mark.tells("KNOCKED_OUT AND-302")
def test_the_last_strength_is_not_lost() -> None:
    """If the prey has 1 strength, then it keeps it and lies down; it is not asleep but out."""
    t = ridden(hunted(519).strength(grea=1))
    assert (t.strength_of("grea"), t.will_of("grea"), t.s.lying[1], t.log("KNOCKED_OUT")) == (1, 7, 3, [("grea", "D")])


@pytest.mark.rule("AND-440")
def test_a_lying_hero_is_not_hunted() -> None:
    """If the topmost colour lies, then the next one below is hunted."""
    t = ridden(hunted(533, card=4).lying(grea="F").strength(tenaya=3))
    assert t.strength_of("tenaya") == 2


@pytest.mark.rule("AND-416")
def test_several_knights_ride_in_order_of_their_spaces() -> None:
    """If two knights are in play, then both ride, the one on the lower number first."""
    t = ridden(hunted(560, 501))
    assert t.log("KNIGHT")[:3] == [("517",), ("518",), ("519",)]
    assert (t.name(t.s.knight[1]), len(t.log("KNIGHT"))) == (519, 6)
    t = ridden(hunted(501, 560))
    assert t.log("KNIGHT")[:3] == [("517",), ("518",), ("519",)]
    t = ridden(hunted(528, 519))
    assert t.strength_of("grea") == 1
    assert t.log("KNIGHT_STRIKES") == [("grea",), ("grea",)]


@pytest.mark.rule("AND-304", "AND-305")
@pytest.mark.tells("STOOD_UP AND-305")
def test_the_stone_lies_2_letters_ahead() -> None:
    """If a hero falls when the narrator comes to B, then it stands up when he comes to D."""
    t = river("avida", "grea", legend=4).places(avida=555, grea=520).knights(519).top_card(20, 4, 2)
    t.strength(avida=9).sunrise()
    assert t.log("KNOCKED_OUT") == [("grea", "D")]
    t.sunrise()
    assert (t.narrator, t.s.lying[1] > 0) == ("C", True)
    t.next_event(9).sunrise()
    assert (t.narrator, t.s.lying[1], t.asked) == ("D", 0, ("grea", "ACT"))


@pytest.mark.rule("AND-564")
def test_a_knight_waits_before_the_cave() -> None:
    """If the prey is in the cave, then the knight goes to 550 and no further."""
    t = river("avida", "grea", legend=6).places(avida=555, grea="C4").knights(549).creatures("gor 555").top_card(4, 5)
    t.strength(avida=14, grea=3).will(avida=6).roll(6).foe(1, 2).defeat("fight 555")
    assert (t.name(t.s.knight[0]), t.strength_of("grea")) == (550, 3)


@pytest.mark.rule("AND-301")
def test_logs_fall_when_strength_is_lost() -> None:
    """If the struck hero can no longer carry its only log, then it lies on its space."""
    t = ridden(hunted(519).strength(grea=2).has("grea", "log-1"))
    assert (t.things_of("grea"), t.things_on(520)) == (set(), {"log-1"})
    t = ridden(hunted(519).strength(grea=3).has("grea", "log-1"))
    assert t.things_of("grea") == {"log-1"}


@pytest.mark.rule("AND-487")
def test_a_beaten_knight_rides_no_more() -> None:
    """If a knight was defeated, then it is in the box."""
    t = river("grea", "avida", legend=4).places(grea=537).knights(537).strength(grea=14).roll(6).black(6)
    t.choose("fight knight-1").roll(6).black(6).choose("on").lightly()
    assert (t.s.knight[0], t.log("KNIGHT")) == (st.BOXED, [])


@pytest.mark.rule("AND-421")
def test_who_follows_a_lying_hero_on_the_rooster_begins() -> None:
    """If the hero whose stone lay on the rooster was knocked out, then the next one clockwise begins the day."""
    t = river("avida", "grea", "tenaya", legend=4).places(avida=555, grea=520, tenaya=533).knights(519)
    t.asleep("grea").top_card(20, 4, 2).sunrise()
    assert (t.log("KNOCKED_OUT"), t.asked) == ([("grea", "D")], ("tenaya", "ACT"))
