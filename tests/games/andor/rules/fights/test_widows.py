"""Black widows: what they hold, how they are fought, how they grow; and rocks."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river


def caught(*widows: int) -> Table:
    """Grea with 4 strength on 537 with widows."""
    return river("grea", "avida", legend=4).places(grea=537).widows(*(widows or (537,))).strength(grea=4)


@pytest.mark.rule("AND-258", "AND-337")
def test_widows_do_not_move_and_do_not_block() -> None:
    """If a creature walks over widows at sunrise, then neither does anything to the other."""
    t = river("grea", "avida").widows(517).creatures("gorlot 525").sunrise()
    assert (t.creatures_now, t.widows_now) == ({517: "gorlot"}, [517, 517])


@pytest.mark.rule("AND-259")
def test_a_creature_and_many_widows_share_a_space() -> None:
    """If a widow and a creature are on the hero's space, then both can be fought."""
    t = caught(537, 537, 537).creatures("gor 537")
    assert {"fight widow", "fight 537"} <= t.options


@pytest.mark.rule("AND-260")
def test_widows_ignore_azturians() -> None:
    """If a widow is placed where an Azturian lies, then the Azturian stays."""
    t = river("grea", "avida").azturians(550).top_card(12, 5).sunrise()
    assert (t.widows_now, t.s.azturian[0]) == ([550, 550], 50)


@pytest.mark.rule("AND-261")
def test_a_widow_stops_a_hero() -> None:
    """If a widow lies on the way, then a hero may go to it, but not past it in the same move."""
    t = lake("grea", "avida").places(grea=457).widows(448, 458).will(grea=20)
    assert t.to_go == {"448", "458"}
    assert t.closed("go 442") == "AND-285"


@pytest.mark.rule("AND-262")
def test_a_hero_with_a_widow_cannot_move() -> None:
    """If a widow is on the hero's space, then it may pass or fight, but not move."""
    t = caught()
    assert (t.to_go, {"pass", "fight widow", "end day"} <= t.options) == (set(), True)
    assert t.closed("go 536") == "AND-262"


@pytest.mark.rule("AND-263", "AND-264")
@pytest.mark.tells("FOE_ROLLED AND-264")
@pytest.mark.parametrize(("face", "grey", "won"), [(5, 3, True), (4, 3, False), (1, 6, False), (6, 4, True)])
def test_an_attack_on_a_widow(face: int, grey: int, won: bool) -> None:
    """If Grea has 4 and her die against 5 and the grey die, then it costs 1 hour, and only more wins."""
    t = caught().roll(face).grey(grey)
    if won:
        t.next_widow("gold-1")
    t.choose("fight widow").lightly()
    assert (t.hour_of("grea"), t.widows_now == [], t.will_of("grea")) == (1, won, 7)
    assert t.gold_of("grea") == (1 if won else 0)


@pytest.mark.rule("AND-265", "AND-266")
def test_a_lost_attack_costs_nothing_but_the_hour() -> None:
    """If the widow is far stronger, then the hero loses neither willpower nor strength."""
    t = caught().strength(grea=2).will(grea=3).roll(1).grey(6).choose("fight widow").lightly()
    assert (t.will_of("grea"), t.strength_of("grea"), t.widows_now) == (3, 2, [537])


@pytest.mark.rule("AND-267", "AND-269", "AND-450")
@pytest.mark.parametrize(
    ("back", "gold", "will", "strength"),
    [("gold-2", 2, 7, 4), ("gold-1", 1, 7, 4), ("will-2", 0, 9, 4), ("strength-1", 0, 7, 5), ("will-3", 0, 10, 4)],
)
def test_the_back_of_a_widow_is_its_reward(back: str, gold: int, will: int, strength: int) -> None:
    """If a widow is defeated, then its back is paid and the token goes to the box, not to the supply."""
    t = caught().roll(6).grey(1).next_widow(back).choose("fight widow")
    assert (t.gold_of("grea"), t.will_of("grea"), t.strength_of("grea")) == (gold, will, strength)
    assert (list(t.s.widow).count(st.BOXED), list(t.s.widow).count(st.NOWHERE)) == (1, 8)


@pytest.mark.rule("AND-268")
def test_the_narrator_does_not_move_for_a_widow() -> None:
    """If a widow is defeated, then the narrator stays and no knight rides."""
    t = caught().knights(501).roll(6).grey(1).next_widow("gold-1").choose("fight widow")
    assert (t.narrator, t.name(t.s.knight[0])) == ("A", 501)


@pytest.mark.rule("AND-270")
def test_the_next_widow_for_another_hour() -> None:
    """If several widows are there, then the hero may attack the next one, or stop; the turn is one action."""
    t = caught(537, 537).roll(6).grey(1).next_widow("gold-1").choose("fight widow")
    assert t.question == "WIDOW_ON"
    t.choose("no")
    assert (t.widows_now, t.asked, t.hour_of("grea")) == ([537], ("avida", "ACT"), 1)


@pytest.mark.rule("AND-438")
def test_widows_are_attacked_by_one_hero_and_not_from_afar() -> None:
    """If others are there, then nobody is invited; a bow beside a widow does not reach it."""
    t = caught().places(avida=537).roll(6).grey(1).next_widow("gold-1").choose("fight widow")
    assert (t.asked, t.hour_of("avida")) == (("avida", "ACT"), 0)
    t = river("raashana", "avida").places(raashana=536).widows(537)
    assert "fight widow" not in t.options


@pytest.mark.rule("AND-438")
def test_knife_crown_and_abilities_work_on_widows() -> None:
    """If Grea rolls 3, then it counts 6 against a widow; with a knife another die is rolled again."""
    t = caught().roll(3).grey(4).next_widow("gold-1").choose("fight widow")
    assert t.widows_now == []
    t = caught().has("grea", "knife").roll(1).choose("fight widow")
    assert "knife 1" in t.options
    t.roll(6).grey(1).next_widow("gold-1").choose("knife 1").lightly()
    assert t.widows_now == []
    t = caught().has("grea", "crown").roll(1).choose("fight widow")
    assert "crown 1" in t.options
    t.grey(1).next_widow("gold-1").choose("crown 1").lightly()
    assert t.widows_now == []


@pytest.mark.rule("AND-229")
def test_stone_2_is_not_for_widows() -> None:
    """If a hero with hope stone 2 attacks a widow, then the stone is not asked for and stays."""
    t = caught().has("grea", "hope-2").roll(6).grey(1).next_widow("gold-1").choose("fight widow")
    assert (t.asked, t.things_of("grea")) == (("avida", "ACT"), {"hope-2"})


@pytest.mark.rule("AND-272", "AND-179")
def test_nests_grow_at_sunrise() -> None:
    """If widows lie on two spaces, then each gets one more at sunrise, and no other space."""
    t = river("grea", "avida").widows(502, 560, 560).sunrise()
    assert t.widows_now == [502, 502, 560, 560, 560]


@pytest.mark.rule("AND-271")
def test_the_earthquake_puts_a_hero_onto_a_widow() -> None:
    """If the earthquake puts a hero on a widow's space, then the hero is held there."""
    t = river("grea", "avida", legend=5).places(grea=537, avida=524).widows(529).letter("D").sunrise()
    assert t.place_of("grea") == 529
    t.until("ACT")
    assert (t.asked, t.to_go) == (("grea", "ACT"), set())


# --- rocks --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-452")
@pytest.mark.parametrize(("face", "clears"), [(4, True), (1, False)])
def test_a_rock_is_cleared_by_a_combat_value(face: int, clears: bool) -> None:
    """If Grea's value is at least that of the rock, then it is cleared, for 1 hour; else she may go on."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=2).roll(face)
    t.choose("clear")
    assert (t.hour_of("grea"), t.things_on(530) == set()) == (1, clears)
    if not clears:
        assert t.question == "CLEAR_ON"
        t.roll(6).choose("yes")
        assert (t.hour_of("grea"), t.things_on(530)) == (2, set())


@pytest.mark.rule("AND-452")
@pytest.mark.tells("ROCK_HOLDS AND-452", "THING_SEEN AND-452")
def test_an_unseen_rock_shows_its_value() -> None:
    """If a rock nobody has seen is rolled against, then its value is one of 6, 8 and 10, then known."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").hidden("rock-1", "rock-2", "rock-3")
    t.strength(grea=3).roll(6).next_face("rock", 10).choose("clear")
    assert (t.things_on(530), t.question) == ({"rock-1"}, "CLEAR_ON")


@pytest.mark.rule("AND-555")
def test_a_cleared_rock_returns_to_the_supply() -> None:
    """If a rock is cleared, then it is in the supply again."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=6).roll(6).choose("clear")
    assert t.where_is("rock-1") == st.ON_BOARD
    assert t.log("ROCK_CLEARED") == [("grea", "530")]
