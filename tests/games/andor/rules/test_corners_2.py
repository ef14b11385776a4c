"""More corners of the rules that changes made at random had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.andor import GAME
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river


def event(card: int) -> Table:
    """Grea is about to step from 536 into fog on 537 that brings a card."""
    t = river("grea", "avida").places(grea=536)
    return t.top_card(card, 5, 20).fog(537, "event")


@pytest.mark.rule("AND-190")
def test_every_flask_goes_back_full() -> None:
    """If the second flask is emptied, then it lies on the item board, full; the turned blade stays as it was."""
    t = river("grea", "avida").places(grea=536).has("grea", "flask-2").has("avida", "blade").turned("flask-2", "blade")
    t.choose("sip")
    assert (t.where_is("flask-2"), t.s.used) == (st.ON_BOARD, st.BLADE_TURNED)


@pytest.mark.rule("AND-517", "AND-523")
def test_events_find_no_creature() -> None:
    """If there is no Gor to walk, or no creature to rest, then nothing is told of one."""
    t = event(17).creatures("skral 520").choose("go 537")
    assert (t.log("CREATURE_MOVED"), t.creatures_now) == ([], {520: "skral"})
    t = event(23).choose("go 537")
    assert (t.log("CREATURE_RESTS"), t.s.rests) == ([], 0)


@pytest.mark.rule("AND-518")
def test_who_has_no_gold_returns_none() -> None:
    """If event 18 comes, then only heroes with gold return some."""
    t = event(18).gold(avida=2).choose("go 537")
    assert (t.gold_of("grea"), t.gold_of("avida"), len(t.log("GOLD_LOST"))) == (0, 1, 1)


@pytest.mark.rule("AND-152", "AND-516")
def test_the_first_space_of_the_trail_is_of_the_trail() -> None:
    """If a creature stands on the end of the Trail, then it moves towards the tile by the rule of the Trail."""
    t = river("grea", "avida").tile(529).creatures("gor 540").top_card(1).next_event(2).sunrise()
    assert "AND-152" in t.cited("CREATURE_MOVED")
    assert set(t.cited("CREATURE_MOVED")) == {"AND-152"}


@pytest.mark.rule("AND-324")
def test_avida_does_not_choose_between_equal_dice() -> None:
    """If Avida's two dice are equal, then there is nothing to choose: the opponent rolls at once."""
    t = river("grea", "avida", legend=4).turn("avida").places(avida=537).creatures("gor 537").will(avida=9)
    t.roll(4, 4).foe(1, 2).choose("fight 537")
    assert (t.question != "DICE", t.will_of("avida")) == (True, 13)


@pytest.mark.rule("AND-211")
def test_one_die_is_not_rolled_one_by_one() -> None:
    """If a hero with a bow has one die and stands with the creature, then it rolls it without being asked how."""
    t = river("grea", "avida", legend=4).places(grea=537).creatures("gor 537").has("grea", "bow")
    t.roll(1).foe(5, 4).choose("fight 537")
    assert t.question != "SHOOT"


@pytest.mark.rule("AND-136")
def test_gold_is_given_to_the_first_hero() -> None:
    """If a hero gives gold to the first one on its space, then it has it."""
    t = lake("grea", "avida").turn("avida").everybody_on(420).gold(avida=2).choose("free avida", "gold to grea")
    assert (t.gold_of("grea"), t.gold_of("avida")) == (1, 1)


@pytest.mark.rule("AND-136", "AND-422")
def test_one_who_sleeps_keeps_nobody_from_giving() -> None:
    """If one of two on the space is asleep, then gold can still be given to the other, whoever comes first."""
    t = lake("grea", "avida", "tenaya").everybody_on(420).gold(grea=1).asleep("tenaya")
    assert "free grea" in t.options
    assert "gold to avida" in t.choose("free grea").options


@pytest.mark.rule("AND-702", "AND-123")
def test_who_stopped_before_a_fight_is_asked_again_in_it() -> None:
    """If a hero has stopped its free actions before a fight, then it has them between the rounds, and every round."""
    t = river("grea", "avida", legend=4).everybody_on(537).creatures("troll 537").will(grea=20).has("grea", "flask")
    t.choose("free grea", "stop")
    assert "free grea" not in t.options
    t.roll(1).foe(1, 2, 3).choose("fight 537", "nobody")
    assert "free grea" in t.options
    t.choose("free grea", "stop")
    assert "free grea" not in t.options
    assert "free grea" in t.roll(1).foe(1, 2, 3).choose("on").options


@pytest.mark.rule("AND-137", "AND-223")
def test_the_second_hero_eats_a_mushroom() -> None:
    """If a hero who is not the first has a mushroom, then it may use it."""
    t = lake("grea", "avida").turn("avida").has("avida", "mushroom-1").choose("free avida")
    assert "use mushroom-1" in t.options
    assert t.choose("use mushroom-1").will_of("avida") == 9


@pytest.mark.rule("AND-249", "AND-401")
def test_a_reading_holds_where_items_are_for_sale() -> None:
    """If a reading was chosen, then a legend that puts items up for sale leaves it as it is."""
    t = lake("grea", "avida", gorlot="two").opening()
    assert t.s.flags == st.GORLOT_TWO | st.FOR_SALE


@pytest.mark.rule("AND-318", "AND-446", "AND-705")
def test_the_rider_goes_on_from_a_companion_alone() -> None:
    """If a hero and the tile are on her way, then Raashana may go on from there, not from where a hero lies."""
    t = river("raashana", "avida").places(raashana=536, avida=537)
    pauses = {word for word in t.options if str(word).startswith("via")}
    assert pauses == {"via 537", f"via {t.name(t.s.tile)}"}
    t = lake("raashana", "avida").places(raashana=411, avida=420).lying(avida="D")
    assert not {word for word in t.options if str(word).startswith("via")}


@pytest.mark.rule("AND-001")
def test_too_few_heroes_are_refused_in_words() -> None:
    """If not as many heroes are named as play, then the refusal says so."""
    with pytest.raises(BadOption, match="2") as refused:
        GAME.fresh(players=2, seed=1, options={"heroes": "grea"})
    assert "bad-hero-count" not in str(refused.value)
