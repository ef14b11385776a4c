"""Rulings of our own that belong to no other chapter, and readings that can be chosen."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import hero
from tests.games.andor.scenario import river


@pytest.mark.rule("AND-444")
def test_most_willpower_is_20() -> None:
    """If a hero with 19 willpower takes 2 more, then it has 20."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537").strength(grea=14).will(grea=19).roll(6).foe(1, 2)
    t.choose("fight 537", "0 gold")
    assert t.will_of("grea") == 20


@pytest.mark.rule("AND-055", "AND-057")
def test_strength_and_willpower_are_marked_apart() -> None:
    """If a hero gains strength, then its willpower stays, and the other way round."""
    t = river("grea", "avida").has("grea", "hope-1", "hope-3").choose("free grea", "use hope-1")
    assert (t.strength_of("grea"), t.will_of("grea")) == (2, 7)
    t.choose("use hope-3")
    assert (t.strength_of("grea"), t.will_of("grea")) == (2, 10)


@pytest.mark.rule("AND-462")
@pytest.mark.parametrize(
    ("name", "will", "dice"),
    [
        ("tenaya", 4, 1),
        ("tenaya", 14, 3),
        ("tenaya", 15, 4),
        ("tenaya", 20, 4),
        ("raashana", 15, 3),
        ("raashana", 7, 3),
        ("raashana", 6, 2),
    ],
)
def test_the_other_reading_of_the_dice(name: str, will: int, dice: int) -> None:
    """If the tamer has the brown dice, then she has four rows and the rider no fourth die."""
    t = river(name, "grea", dice="tamer").will(**{name: will})
    assert hero.dice_of(t.s, 0) == dice


@pytest.mark.rule("AND-701")
def test_free_actions_before_every_further_round() -> None:
    """If a round is over, then free actions are offered before the next; while dice lie they are not."""
    t = river("grea", "avida").everybody_on(537).creatures("troll 537").has("grea", "knife").will(grea=20)
    t.strength(grea=9)
    t.roll(1).choose("fight 537", "nobody")
    assert not any(str(word).startswith("free") for word in t.options)
    t.foe(1, 2, 3).choose("keep")
    assert (t.question, "free grea" in t.options) == ("FIGHT_ON", True)


@pytest.mark.rule("AND-709")
def test_a_beaten_hero_gets_up_at_once() -> None:
    """If a hero is beaten in a fight, then it does not lie, keeps its things, and stays where it is."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").has("grea", "knife").will(grea=2).gold(grea=3)
    t.roll(1).choose("fight 537").foe(6, 6, 6).choose("keep")
    assert (t.s.lying[0], t.will_of("grea"), t.gold_of("grea"), t.place_of("grea")) == (0, 3, 3, 537)
    assert t.things_of("grea") == {"knife-1"}


@pytest.mark.rule("AND-467")
def test_raashanas_bow_needs_no_space() -> None:
    """If Raashana carries the falcon in her large space, then she still shoots at adjacent spaces."""
    t = river("raashana", "avida").places(raashana=537).has("raashana", "falcon").creatures("gor 536")
    assert "fight 536" in t.options


@pytest.mark.rule("AND-467")
def test_raashana_carries_one_hero_at_a_time() -> None:
    """If Raashana has taken Avida along, then she does not take Grea too."""
    t = river("raashana", "avida", "grea").everybody_on(537).choose("take avida")
    assert "take grea" not in t.options
    t.choose("go 536")
    assert (t.place_of("avida"), t.place_of("grea")) == (536, 537)


@pytest.mark.rule("AND-466")
def test_avida_chooses_the_die_that_counts() -> None:
    """If Avida rolls 6 and 1, then she may let the 1 count and take 6 willpower."""
    t = river("avida", "grea").places(avida=537).creatures("troll 537").strength(avida=12).roll(6, 1)
    t.choose("fight 537")
    assert t.options >= {"use 6", "use 1"}
    t.foe(1, 2, 3).choose("use 1")
    assert (t.log("ROUND")[-1], t.will_of("avida")) == ((13, 17), 7 + 6 - 4)
