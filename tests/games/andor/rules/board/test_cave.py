"""The cave of the sixth legend, the catapult and the king."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river


def cave(**places: str | int) -> Table:
    """Legend 6 with its sentinels on C7 and C10."""
    return river("grea", "avida", legend=6).sentinels("C7", "C10").places(**places)


@pytest.mark.rule("AND-561")
def test_the_cave_is_walked_like_the_board() -> None:
    """If a hero goes from 550 to C4, then it pays 3 hours and rolls once, at the end."""
    t = cave(grea=550).grey(6).choose("go C4")
    assert (t.place_of("grea"), t.hour_of("grea")) == ("C4", 3)


@pytest.mark.rule("AND-309", "AND-310")
@pytest.mark.tells("CAVE_ROLLED AND-309")
@pytest.mark.parametrize(("face", "alert"), [(1, False), (2, True), (3, False)])
def test_a_printed_result_alerts_the_sentinels(face: int, alert: bool) -> None:
    """If the grey die shows what C4 prints, then both sentinels come 1 space nearer, else neither."""
    t = cave(grea="C2").grey(face).choose("go C4")
    assert [t.name(n) for n in t.s.sentinel] == (["C5", "C8"] if alert else ["C7", "C10"])


@pytest.mark.rule("AND-309")
def test_no_roll_without_ending_a_move_in_the_cave() -> None:
    """If a hero stays in the cave or leaves it, then no die is rolled."""
    t = cave(grea="C4").choose("pass")
    assert t.asked == ("avida", "ACT")
    t = cave(grea="C1").choose("go 550")
    assert t.place_of("grea") == 550


@pytest.mark.rule("AND-311")
@pytest.mark.tells("ALERT AND-310", "SENTINEL AND-310")
def test_a_sentinel_stops_at_another_hero() -> None:
    """If a sentinel is with another hero, then it stays there when the alert sounds."""
    t = cave(grea="C2", avida="C5").sentinels("C5", "C10").grey(2).choose("go C4")
    assert [t.name(n) for n in t.s.sentinel] == ["C5", "C8"]


@pytest.mark.rule("AND-563")
def test_a_sentinel_stops_a_hero() -> None:
    """If a sentinel is on the way, then a hero stops there, and moves on only after a round in an earlier turn."""
    t = cave(grea="C5").hours(grea=5).will(grea=2)
    assert "C9" not in t.to_go
    assert "C7" in t.to_go
    t = cave(grea="C7").will(grea=20)
    assert t.to_go == set()
    assert t.closed("go C9") == "AND-563"
    t.roll(1).foe(1, 2, 3).choose("fight sentinel-1").until("ACT")
    assert t.asked == ("avida", "ACT")
    t.choose("pass")
    assert {"C9", "C5"} <= t.to_go


@pytest.mark.rule("AND-563")
def test_a_sentinel_holds_a_companion_too() -> None:
    """If the rider has fought the sentinel and her companion has not, then she goes on without it."""
    t = river("raashana", "avida", legend=6).sentinels("C7", "C10").places(raashana="C7", avida="C7")
    t.met("raashana", 1)
    assert "C9" in t.to_go
    assert t.closed("take avida") == "AND-563"


@pytest.mark.rule("AND-563")
def test_who_was_carried_meets_the_sentinel_anew() -> None:
    """If a companion that had fought the sentinel was carried off, then the sentinel holds it when they meet again."""
    t = river("raashana", "avida", legend=6).sentinels("C7", "C10").places(raashana="C7", avida="C7")
    t.met("raashana", 1).met("avida", 1).grey(6).choose("take avida", "go C9")
    assert t.s.met == 0


@pytest.mark.rule("AND-564")
def test_no_creature_enters_the_cave() -> None:
    """If a creature or the king stands on 550, then it goes by its arrow, never into C1."""
    t = cave(grea="C2").creatures("gor 550").boss(king=550).sunrise()
    assert (t.creatures_now, t.name(t.s.boss[1])) == ({549: "gor"}, 549)


@pytest.mark.rule("AND-565", "AND-660")
def test_the_crown_lies_on_c10() -> None:
    """If legend 6 begins, then the crown is on C10, where a hero picks it up."""
    t = river("grea", "avida", legend=6).opening()
    assert "crown" in t.things_on("C10")
    t = cave(grea="C10").lies("C10", "crown").choose("free grea", "pick crown")
    assert t.things_of("grea") == {"crown"}


# --- the catapult -------------------------------------------------------------------------------------


def catapult() -> Table:
    """Grea at the catapult with two rocks, the king 3 steps away."""
    return cave(grea=566).figures(catapult=566).boss(king=550).has("grea", "rock-1", "rock-2")


@pytest.mark.rule("AND-552")
def test_the_catapult_hurts_a_king_nearby() -> None:
    """If the king is at most 4 steps away, then a rock costs him 4 willpower for good, and 1 hour."""
    t = catapult().choose("catapult")
    assert (t.s.king_will, t.hour_of("grea"), list(t.s.where)[st.ROCK : st.ROCK + 3].count(st.OUT)) == (8, 1, 1)
    t.until("ACT")
    t = catapult().boss(king=524).choose("catapult")
    assert (t.s.king_will, t.hour_of("grea")) == (12, 1)
    assert list(t.s.where)[st.ROCK : st.ROCK + 3].count(st.OUT) == 1


@pytest.mark.rule("AND-552")
@pytest.mark.tells("CATAPULT AND-552")
@pytest.mark.parametrize(("steps", "will"), [(1, 8), (4, 8), (5, 12), (9, 12)])
def test_the_catapult_reaches_4_steps(steps: int, will: int) -> None:
    """If the king is 4 steps away, then he is hit, at 5 he is not; the rock is gone either way."""
    first = (st.SPACES + 66) * st.SPACES
    space = next(n for n in range(1, 67) if content.distance[first + n] == steps)
    t = catapult().boss(king=content.printed(space, 1)).choose("catapult")
    assert (t.s.king_will, len(t.things_of("grea"))) == (will, 1)


@pytest.mark.rule("AND-552")
def test_without_a_rock_or_a_catapult_there_is_no_shot() -> None:
    """If the hero has no rock, or is elsewhere, then it cannot shoot."""
    assert "catapult" not in cave(grea=566).figures(catapult=566).boss(king=550).options
    assert "catapult" not in catapult().places(grea=565).options


@pytest.mark.rule("AND-552")
@pytest.mark.tells("FOE_DEFEATED AND-098", "FOE_HURT AND-552")
def test_a_king_without_willpower_is_defeated() -> None:
    """If the last willpower is shot away, then the king is defeated and the narrator moves."""
    t = catapult().counts(king_will=4).choose("catapult").lightly()
    assert (t.s.boss[1], t.narrator) == (st.BOXED, "B")


@pytest.mark.rule("AND-552", "AND-485")
def test_a_fight_begins_with_what_the_catapult_left() -> None:
    """If the king has 4 willpower left, then a fight against him begins with 4."""
    t = cave(grea=550).boss(king=550).counts(king_will=4).strength(grea=8).roll(6).foe(1, 2).choose("fight king")
    assert t.log("ROUND")[-1] == (14, 10)
    assert t.s.boss[1] == st.BOXED
