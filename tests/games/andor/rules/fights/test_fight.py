"""Fights of one hero: attack, reply, end."""

from __future__ import annotations

import pytest

from tests.games.andor.scenario import Table, lake, river


def facing(foe: str = "gor", *heroes: str) -> Table:
    """The first hero, Grea unless others are named, on a creature's space."""
    names = heroes or ("grea", "avida")
    return river(*names, legend=4).places(**{names[0]: 537}).creatures(f"{foe} 537")


# --- whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-076")
def test_a_creature_on_the_own_space_is_fought() -> None:
    """If a creature is on the hero's space, then it can be fought, and from beside it not."""
    assert "fight 537" in facing().options
    t = river("grea", "avida").places(grea=537).creatures("gor 536")
    assert "fight 536" not in t.options
    assert not any(str(word).startswith("fight") for word in t.options)


@pytest.mark.rule("AND-140")
def test_creatures_never_start_a_fight() -> None:
    """If a hero passes or arrives on a creature's space, then nothing happens to it."""
    t = facing().choose("pass")
    assert (t.will_of("grea"), t.log("FIGHT"), t.asked) == (7, [], ("avida", "ACT"))
    t = river("grea", "avida").places(grea=537).creatures("gor 536").choose("go 536")
    assert (t.will_of("grea"), t.log("FIGHT")) == (7, [])


@pytest.mark.rule("AND-140", "AND-139")
def test_a_creature_that_comes_to_a_hero_does_nothing() -> None:
    """If creatures walk to the space of a hero, over it or past it, then no hero loses anything."""
    t = river("grea", "avida").everybody_on(502).creatures("gor 501", "gor 508").sunrise()
    assert t.creatures_now[502] == "gor"
    assert (t.log("FIGHT"), t.log("WILL_LOST")) == ([], [])
    assert [(t.will_of(name), t.strength_of(name)) for name in ("grea", "avida")] == [(7, 1)] * 2


@pytest.mark.rule("AND-457")
def test_held_creatures_are_not_fought() -> None:
    """If creatures are on the tile's defence spaces, then a hero on its space cannot fight them."""
    t = river("grea", "avida").places(grea=540).held("gor", "gor")
    assert not any(str(word).startswith("fight") for word in t.options)


@pytest.mark.rule("AND-489", "AND-275")
def test_ghosts_and_the_mother_are_not_fought() -> None:
    """If a ghost and the Mother Widow are on the hero's space, then there is nobody to fight."""
    t = river("grea", "avida").places(grea=537).ghosts(537).figures(mother=537)
    assert not any(str(word).startswith("fight") for word in t.options)


# --- a round ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-078", "AND-031")
def test_a_round_costs_an_hour_at_its_start() -> None:
    """If a round begins, then the hour is spent, an extra hour before the dice are counted."""
    t = facing("troll", "tenaya", "grea").hours(tenaya=7).will(tenaya=5).roll(4).foe(1, 2, 3).choose("fight 537")
    assert t.log("ROLLED")
    assert (t.hour_of("tenaya"), t.log("ROUND")) == (8, [(5, 17)])


@pytest.mark.rule("AND-079")
def test_the_hero_rolls_first() -> None:
    """If a round is fought, then the hero's roll comes before the creature's."""
    t = facing().roll(4).foe(5, 1).choose("fight 537")
    story = [name for name in t.story if name in ("ROLLED", "FOE_ROLLED", "ROUND")]
    assert story == ["ROLLED", "FOE_ROLLED", "ROUND"]


@pytest.mark.rule("AND-080", "AND-081", "AND-082")
@pytest.mark.tells("HERO_VALUE AND-082", "ROLLED AND-080")
@pytest.mark.parametrize(("will", "dice", "value"), [(4, (5,), 7), (9, (2, 6), 8), (10, (1, 4, 3), 6)])
def test_the_highest_of_all_dice_counts(will: int, dice: tuple[int, ...], value: int) -> None:
    """If Tenaya rolls the dice of her row, then her value is the highest one plus her strength."""
    t = facing("troll", "tenaya", "grea").strength(tenaya=2).will(tenaya=will).roll(*dice).foe(1, 2, 3)
    t.choose("fight 537").lightly()
    assert t.log("ROUND")[0][0] == value


@pytest.mark.rule("AND-086", "AND-004")
def test_the_creatures_dice_are_the_shared_red_ones() -> None:
    """If any creature with red dice is fought, then it rolls 2, a Troll 3, whoever fights."""
    for foe, faces in (("gor", (1, 2)), ("gorlot", (1, 2)), ("skral", (1, 2)), ("white-skral", (1, 2))):
        t = facing(foe).will(grea=20).roll(1).foe(*faces).choose("fight 537")
        assert not t.unused
    t = facing("troll").will(grea=20).roll(1).foe(1, 2, 3).choose("fight 537")
    assert not t.unused


@pytest.mark.rule("AND-087", "AND-088")
@pytest.mark.tells("FOE_ROLLED AND-087")
def test_the_number_of_dice_follows_the_willpower_row() -> None:
    """If a Troll has 7 willpower or more, then it rolls 3 dice, with 6 only 2."""
    t = facing("troll").strength(grea=14).will(grea=20)
    t.roll(6).foe(1, 1, 1).choose("fight 537")  # 20 to 17
    assert t.s.foe_will == 9
    t.roll(6).foe(1, 2, 4).choose("on")  # 20 to 18
    assert t.s.foe_will == 7
    t.roll(6).foe(1, 2, 5).choose("on")  # 20 to 19
    assert t.s.foe_will == 6
    t.roll(6).foe(4, 2).choose("on")
    assert (t.s.foe_will, t.log("ROUND")[-1]) == (4, (20, 18))


@pytest.mark.rule("AND-089", "AND-402", "AND-403")
@pytest.mark.tells("FOE_ROLLED AND-089")
def test_marsh_trolls_and_knights_roll_the_black_die() -> None:
    """If a marsh troll or a knight is fought, then it rolls the one black die, at any willpower."""
    t = facing("marsh-troll").strength(grea=14).will(grea=20).roll(6).black(8).choose("fight 537")
    assert (t.log("ROUND")[-1], t.s.foe_will) == ((20, 18), 7)
    t.roll(6).black(6).choose("on").roll(1).black(12).choose("on")
    assert t.log("ROUND")[-2:] == [(20, 16), (15, 22)]
    t = river("grea", "avida").places(grea=537).knights(537).will(grea=20).roll(1).black(10).choose("fight knight-1")
    assert t.log("ROUND")[-1] == (2, 20)


@pytest.mark.rule("AND-157", "AND-160", "AND-161")
def test_a_troll_rolling_3_3_5_has_20() -> None:
    """If a Troll rolls 3, 3, 5, then it counts 6 and 14; it alone starts beyond 6 willpower."""
    t = facing("troll").will(grea=20).roll(1).foe(3, 3, 5).choose("fight 537")
    assert t.log("ROUND")[-1] == (2, 20)


@pytest.mark.rule("AND-092", "AND-093")
@pytest.mark.tells("FOE_ROLLED AND-092")
def test_a_creatures_value() -> None:
    """If a Skral rolls 5 and 5, then its value is 10 plus 6."""
    t = facing("skral").will(grea=20).roll(1).foe(5, 5).choose("fight 537")
    assert t.log("ROUND")[-1] == (2, 16)


@pytest.mark.rule("AND-094", "AND-095")
@pytest.mark.parametrize(("face", "will", "foe"), [(1, 3, 6), (5, 7, 6), (6, 7, 5)])
def test_the_lower_side_loses_the_difference(face: int, will: int, foe: int) -> None:
    """If Grea with 2 strength fights a Gorlot of value 7, then the lower side loses the difference, at 7 nobody."""
    t = facing("gorlot").strength(grea=2).roll(face).foe(3, 1).choose("fight 537")
    assert (t.log("ROUND")[-1], t.will_of("grea"), t.s.foe_will) == ((2 + face, 7), will, foe)


@pytest.mark.rule("AND-096", "AND-097")
@pytest.mark.tells("BROKEN_OFF AND-097", "FIGHT AND-076")
def test_the_hero_goes_on_or_breaks_off() -> None:
    """If both still have willpower, then the hero may go on at once for 1 hour, or stop."""
    t = facing("troll").will(grea=20).roll(1).foe(1, 2, 3).choose("fight 537")
    assert (t.question, {"on", "break off"} <= t.options) == ("FIGHT_ON", True)
    t.choose("break off")
    assert (t.asked, t.hour_of("grea")) == (("avida", "ACT"), 1)


@pytest.mark.rule("AND-097")
def test_a_fight_stops_without_hours() -> None:
    """If the hero has no hour left, then the fight stops by itself."""
    t = facing("troll").hours(grea=9).will(grea=20).roll(1).foe(1, 2, 3).choose("fight 537")
    assert (t.asked, t.hour_of("grea"), t.will_of("grea")) == (("avida", "ACT"), 10, 3)
    assert t.creatures_now == {537: "troll"}


@pytest.mark.rule("AND-163")
def test_no_fight_without_an_hour() -> None:
    """If a hero with only a flask cannot pay an hour, then it cannot fight."""
    t = facing().hours(grea=10).has("grea", "flask")
    assert t.closed("fight 537") == "AND-163"


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-098", "AND-101", "AND-045")
@pytest.mark.tells("FOE_DEFEATED AND-101")
def test_a_defeated_creature_leaves_the_board() -> None:
    """If a creature drops to 0, then the reward is taken, it is put on 500, and the narrator moves at once."""
    t = facing().strength(grea=3).roll(5).foe(1, 2).choose("fight 537")
    assert (t.log("FOE_DEFEATED"), t.question, t.narrator) == ([("gor", "537")], "REWARD", "A")
    t.lightly()
    assert (t.creatures_now, t.beaten_now, t.narrator) == ({}, ["gor"], "B")
    t = lake("grea", "avida").places(grea=430).creatures("gor 430").strength(grea=14).roll(6).foe(1, 2)
    assert t.defeat("fight 430").beaten_now == ["gor"]


@pytest.mark.rule("AND-099", "AND-100")
@pytest.mark.parametrize("will", [0, 1, 2])
def test_the_reward_is_willpower_gold_or_a_mix(will: int) -> None:
    """If a Gor is defeated, then the hero takes 2 in all, as it likes."""
    t = facing().strength(grea=14).roll(6).foe(1, 2).choose("fight 537")
    assert t.options == {"0 gold", "1 gold", "2 gold"}
    t.choose(f"{2 - will} gold")
    assert (t.will_of("grea"), t.gold_of("grea"), t.asked) == (7 + will, 2 - will, ("avida", "ACT"))


@pytest.mark.rule("AND-099")
@pytest.mark.parametrize(("foe", "reward"), [("gor", 2), ("gorlot", 3), ("skral", 4), ("white-skral", 5)])
def test_each_creature_has_its_reward(foe: str, reward: int) -> None:
    """If a creature is defeated, then its own reward is paid."""
    t = facing(foe).strength(grea=14).roll(6).foe(1, 2).choose("fight 537").lightly()
    assert (t.gold_of("grea"), t.will_of("grea")) == (reward, 7)


@pytest.mark.rule("AND-102", "AND-042")
def test_a_defeat_may_turn_a_card() -> None:
    """If a defeat moves the narrator to a star letter, then its card is carried out at once."""
    t = facing().letter("B").strength(grea=14).roll(6).foe(1, 2).defeat("fight 537")
    assert (t.narrator, t.creatures_now) == ("C", {533: "skral"})


@pytest.mark.rule("AND-103", "AND-104", "AND-404")
@pytest.mark.tells("HERO_BEATEN AND-103")
@pytest.mark.parametrize(("strength", "after"), [(1, 1), (2, 1), (5, 4)])
def test_a_hero_at_0_loses_the_fight(strength: int, after: int) -> None:
    """If a hero drops to 0 or would drop below, then it has 3 willpower, 1 strength less, never none."""
    t = facing("troll").strength(grea=strength).will(grea=4).roll(1).foe(6, 6, 6).choose("fight 537")
    assert (t.will_of("grea"), t.strength_of("grea"), t.creatures_now) == (3, after, {537: "troll"})
    assert t.log("HERO_BEATEN") == [("grea",)]


@pytest.mark.rule("AND-106", "AND-709")
def test_after_a_lost_fight_the_next_hero_is_asked() -> None:
    """If a hero lost, then the hero on its left is next; it stays there with its things and acts again later."""
    t = facing("troll").will(grea=4).has("grea", "knife", "flask").gold(grea=2).roll(1).foe(6, 6, 6).choose("fight 537")
    t.lightly()
    assert (t.asked, t.place_of("grea"), t.gold_of("grea")) == (("avida", "ACT"), 537, 2)
    assert t.things_of("grea") == {"knife-1", "flask-1"}
    t.choose("pass")
    assert t.asked == ("grea", "ACT")


@pytest.mark.rule("AND-107", "AND-108")
def test_without_a_winner_the_creature_recovers() -> None:
    """If the fight is broken off, then the creature is whole again, and the hero is as it is."""
    t = facing("skral").strength(grea=6).roll(6).foe(1, 2).choose("fight 537")
    assert t.s.foe_will == 2
    t.choose("break off", "pass").roll(1).foe(1, 2).choose("fight 537")
    assert (t.s.foe_will, t.will_of("grea")) == (6, 6)


@pytest.mark.rule("AND-491", "AND-487")
def test_a_defeated_knight_moves_the_narrator_and_is_boxed() -> None:
    """If a knight is defeated, then the narrator moves, 4 are the reward, and the knight does not come back."""
    t = river("grea", "avida").places(grea=537).knights(537).strength(grea=14).roll(6).black(6).choose("fight knight-1")
    t.roll(6).black(6).choose("on").lightly()
    assert (t.narrator, t.gold_of("grea"), t.s.knight[0]) == ("B", 4, -2)


@pytest.mark.rule("AND-483", "AND-491")
def test_a_defeated_sentinel_has_no_reward() -> None:
    """If a sentinel is defeated, then the narrator moves, there is no reward, and it goes to the box."""
    t = river("grea", "avida", legend=6).everybody_on("C7").sentinels("C7", "C10").strength(grea=14, avida=8)
    t.will(grea=20, avida=6).roll(6, 6).foe(1, 2, 3).choose("fight sentinel-1", "avida", "yes")
    assert t.log("ROUND")[-1] == (34, 6)
    t.lightly()
    assert (t.narrator, t.s.sentinel[0], t.gold_of("grea"), t.beaten_now) == ("B", -2, 0, [])
