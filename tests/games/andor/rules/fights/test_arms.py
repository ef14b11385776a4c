"""Things that count in a fight: knife, bow, Shadow Blade, crown, hope stone 2, Flaps."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river


def tamer(foe: str = "troll") -> Table:
    """Tenaya with two dice on a creature's space; nobody near."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures(f"{foe} 537")
    return t.will(tenaya=9).strength(tenaya=6)


# --- knife --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-208", "AND-411")
def test_the_knife_rerolls_one_die_each_round() -> None:
    """If the knife was thrown, then the new face counts, even a lower one, and it flies again in the next round."""
    t = tamer().has("tenaya", "knife").will(tenaya=9).strength(tenaya=14).roll(5, 2).choose("fight 537")
    t.roll(1).foe(1, 2, 3).choose("knife 5").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (16, 17)
    t.roll(4, 4).choose("on")
    assert "knife 4" in t.options
    t.foe(1, 2, 3).choose("keep")
    assert t.things_of("tenaya") == {"knife-1"}


@pytest.mark.rule("AND-208")
@pytest.mark.tells("REROLLED AND-208")
def test_one_knife_is_one_die() -> None:
    """If the knife was thrown in this round, then no further die is rolled again."""
    t = tamer().has("tenaya", "knife").roll(5, 2).choose("fight 537").roll(3).foe(1, 2, 3).choose("knife 2")
    assert not any(str(word).startswith("knife") for word in t.options)


# --- bow ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-210")
def test_a_bow_reaches_the_next_space() -> None:
    """If a hero has a bow, then it may attack beside its space, and not two spaces away."""
    t = river("grea", "avida").places(grea=537).creatures("gor 536", "gor 535").has("grea", "bow")
    assert "fight 536" in t.options
    assert "fight 535" not in t.options
    t = river("grea", "avida").places(grea=537).creatures("gor 536")
    assert "fight 536" not in t.options


@pytest.mark.rule("AND-200", "AND-417")
@pytest.mark.parametrize(("bridge", "reaches"), [("apart", False), ("adjacent", True)])
def test_a_bow_does_not_reach_over_the_bridge(bridge: str, reaches: bool) -> None:
    """If a creature stands beyond the bridge, then it is not beside the hero, unless so chosen."""
    t = river("grea", "avida", bridge=bridge).places(grea=510).creatures("gor 552").has("grea", "bow")
    assert ("fight 552" in t.options) == reaches
    t = river("grea", "avida", bridge=bridge).places(grea=511).creatures("gor 552", "gor 551").has("grea", "bow")
    assert not any(str(word).startswith("fight") for word in t.options)


@pytest.mark.rule("AND-211", "AND-212")
@pytest.mark.tells("HERO_VALUE AND-212", "ROLLED AND-211")
def test_with_a_bow_the_last_die_counts() -> None:
    """If Tenaya shoots with two dice, then she stops or rolls on, and only the last one counts."""
    t = tamer().strength(tenaya=9).places(tenaya=536).has("tenaya", "bow").roll(5).choose("fight 537")
    assert t.question == "SHOOT"
    t.roll(2).foe(1, 2, 3).choose("roll").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (11, 17)
    t = tamer().places(tenaya=536).has("tenaya", "bow").roll(5).choose("fight 537").foe(1, 2, 3).choose("keep")
    assert t.log("ROUND")[-1] == (11, 17)


@pytest.mark.rule("AND-435")
def test_on_the_same_space_a_bow_may_stay_on_the_back() -> None:
    """If a hero with a bow stands on the creature's space, then it may roll all its dice at once instead."""
    t = tamer().has("tenaya", "bow").strength(tenaya=9).choose("fight 537")
    assert (t.question, {"all", "roll"} <= t.options) == ("SHOOT", True)
    t.roll(5, 2).foe(1, 2, 3).choose("all")
    assert t.log("ROUND")[-1] == (14, 17)
    t = tamer().places(tenaya=536).has("tenaya", "bow").strength(tenaya=9).roll(5).choose("fight 537")
    assert "all" not in t.options
    t.roll(2).foe(1, 2, 3).choose("roll")


@pytest.mark.rule("AND-412")
def test_the_crown_turns_only_the_last_die_of_a_bow() -> None:
    """If Raashana with the crown has rolled 1 and 4, then only the 4 can be turned."""
    t = river("raashana", "grea").places(raashana=537).creatures("troll 537").has("raashana", "crown").will(raashana=20)
    t.roll(1).choose("fight 537").roll(4).choose("roll")
    words = {str(word) for word in t.options}
    assert "crown 4" in words
    assert "crown 1" not in words


# --- Shadow Blade -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-213", "AND-216")
@pytest.mark.tells("BLADE AND-213")
def test_a_lost_blade_fight_wastes_the_use() -> None:
    """If the user loses, then the blade is turned all the same and stays with the hero."""
    t = tamer().has("tenaya", "blade").will(tenaya=5).roll(1, 1).foe(6, 6, 6).choose("fight 537", "blade").lightly()
    assert (t.things_of("tenaya"), t.s.used & st.BLADE_TURNED, t.strength_of("tenaya")) == ({"blade"}, 2, 4)


@pytest.mark.rule("AND-430")
def test_a_broken_off_blade_fight_wastes_the_use() -> None:
    """If the fight is broken off, then the first use is gone, the second one with the blade."""
    t = tamer().has("tenaya", "blade").strength(tenaya=14).roll(4, 1).foe(1, 2, 3).choose("fight 537", "blade")
    t.until("FIGHT_ON").choose("break off")
    assert (t.things_of("tenaya"), t.s.used & st.BLADE_TURNED) == ({"blade"}, 2)
    t = tamer().has("tenaya", "blade").turned("blade").strength(tenaya=14).will(tenaya=20).roll(4, 1, 1).foe(1, 2, 3)
    t.choose("fight 537", "blade").until("FIGHT_ON").choose("break off")
    assert t.where_is("blade") == st.OUT


@pytest.mark.rule("AND-341", "AND-217")
@pytest.mark.tells("BLADE AND-217", "FOE_HURT AND-094", "WILL_LOST AND-217")
def test_the_second_use_wins_without_reward_too() -> None:
    """If the second use wins, then there is no narrator step, no reward, and no blade any more."""
    t = tamer("gor").has("tenaya", "blade").turned("blade").will(tenaya=12).roll(6, 1).foe(1, 2)
    t.choose("fight 537", "blade")
    assert (t.will_of("tenaya"), t.narrator, t.gold_of("tenaya"), t.where_is("blade")) == (5, "A", 0, st.OUT)


@pytest.mark.rule("AND-213")
def test_the_blade_may_stay_in_its_sheath() -> None:
    """If the blade is not used, then the fight is like any other."""
    t = tamer("gor").has("tenaya", "blade").roll(6, 1).foe(1, 2).choose("fight 537", "enough").lightly()
    assert (t.strength_of("tenaya"), t.narrator, t.gold_of("tenaya"), t.s.used) == (6, "B", 2, 0)


# --- crown --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-219", "AND-221")
def test_the_crown_turns_a_die_once_a_round() -> None:
    """If a 2 is turned, then it is a 5, and no second die is turned in this round, but one in the next."""
    t = tamer().has("tenaya", "crown").strength(tenaya=12).roll(2, 1).choose("fight 537")
    assert {"crown 2", "crown 1"} <= t.options
    t.foe(1, 2, 3).choose("crown 2")
    assert not any(str(word).startswith("crown") for word in t.options)
    t.until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (17, 17)
    t.roll(2, 1).choose("on")
    assert "crown 2" in t.options
    t.foe(1, 2, 3).choose("keep")


@pytest.mark.rule("AND-220", "AND-465")
@pytest.mark.tells("TURNED AND-220")
def test_the_crown_turns_a_die_of_an_ally() -> None:
    """If Grea beside the wearer rolls 4, then it is turned to a plain 3."""
    t = river("avida", "grea", legend=4).everybody_on(537).creatures("troll 537").will(avida=6, grea=20)
    t.strength(avida=6, grea=6).has("avida", "crown").roll(5).choose("fight 537", "grea", "yes")
    t.roll(4).choose("keep")
    t.until("TURN_DIE")
    assert "grea 4" in t.options
    t.foe(1, 2, 3).choose("grea 4")
    assert t.log("ROUND")[-1] == (20, 17)


@pytest.mark.rule("AND-220", "AND-466")
def test_the_crown_turns_the_die_avida_chose() -> None:
    """If Avida lets her second die count, then that one may be turned, and the other is only willpower."""
    t = river("grea", "avida", legend=4).everybody_on(537).creatures("troll 537").will(avida=9, grea=20)
    t.strength(avida=6, grea=6).has("grea", "crown").roll(4).choose("fight 537", "avida", "yes").roll(2, 6)
    t.choose("keep", "use 6", "avida")
    assert t.log("WILL_GAINED") == [("avida", 2, 11)]
    assert (t.question, t.options) == ("TURN_DIE", {"grea 4", "avida 6", "none"})
    t.foe(1, 2, 3).choose("avida 6")
    assert t.log("ROUND")[-1] == (17, 17)


# --- hope stone 2 -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-228", "AND-490")
@pytest.mark.tells("STONE_SOFTENS AND-228")
@pytest.mark.parametrize(
    ("foe", "strength", "reward"), [("gorlot", 2, 2), ("skral", 4, 3), ("white-skral", 6, 4), ("troll", 10, 5)]
)
def test_stone_2_moves_the_strength_one_box(foe: str, strength: int, reward: int) -> None:
    """If stone 2 is used, then strength and reward are those of the next box to the left, for the whole fight."""
    dice = (1, 2, 3) if foe == "troll" else (1, 2)
    t = river("grea", "avida").places(grea=537).creatures(f"{foe} 537").has("grea", "hope-2").will(grea=20)
    t.roll(1).foe(*dice).choose("fight 537", "stone")
    assert (t.log("ROUND")[-1], t.s.foe_reward) == ((2, strength + max(dice)), reward)
    t.roll(1).foe(*dice).choose("on")
    assert t.log("ROUND")[-1] == (2, strength + max(dice))


@pytest.mark.rule("AND-424")
def test_stone_2_is_not_for_gors() -> None:
    """If a Gor is fought, then stone 2 is not offered and stays."""
    t = river("grea", "avida").places(grea=537).creatures("gor 537").has("grea", "hope-2").strength(grea=14)
    t.roll(6).foe(1, 2).defeat("fight 537")
    assert t.things_of("grea") == {"hope-2"}


@pytest.mark.rule("AND-229")
def test_stone_2_is_not_for_special_enemies() -> None:
    """If a knight or the king is fought, then stone 2 is not offered and stays."""
    t = river("grea", "avida").places(grea=537).knights(537).has("grea", "hope-2").strength(grea=14)
    t.roll(6).black(6).defeat("fight knight-1")
    assert t.things_of("grea") == {"hope-2"}
    t = river("grea", "avida", legend=6).places(grea=537).boss(king=537).has("grea", "hope-2").will(grea=20)
    t.roll(1).foe(1, 2, 3).choose("fight king")
    assert (t.question, t.log("ROUND")[-1]) == ("FIGHT_ON", (2, 11))


@pytest.mark.rule("AND-231", "AND-226")
def test_stone_2_is_gone_after_a_lost_fight() -> None:
    """If the hero loses, then the stone is out of the game all the same."""
    t = river("grea", "avida").places(grea=537).creatures("troll 537").has("grea", "hope-2").will(grea=3)
    t.roll(1).foe(6, 6, 6).choose("fight 537", "stone").lightly()
    assert t.where_is("hope-2") == st.OUT


# --- Flaps --------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-256")
@pytest.mark.tells("SCARES AND-256")
def test_flaps_takes_a_die_in_the_first_round() -> None:
    """If Flaps is on the space, then the enemy may lose a die in the first round, and not in the second."""
    t = lake("grea", "avida").figures(flaps=430).places(grea=430).creatures("gor 430").roll(3).choose("fight 430")
    assert (t.question, t.options) == ("BEFORE_FOE", {"enough", "scare"})
    t.foe(5).choose("scare")
    assert t.log("ROUND")[-1] == (7, 7)
    t.roll(3).foe(5, 1).choose("on")
    assert t.log("ROUND")[-1] == (7, 7)


@pytest.mark.rule("AND-256")
def test_flaps_elsewhere_does_nothing() -> None:
    """If Flaps is on another space, then the enemy rolls all its dice."""
    t = lake("grea", "avida").figures(flaps=429).places(grea=430).creatures("gor 430").roll(3).foe(5, 1)
    t.choose("fight 430")
    assert t.log("ROUND")[-1] == (7, 7)


@pytest.mark.rule("AND-257")
def test_an_enemy_keeps_one_die_against_flaps() -> None:
    """If the enemy has only the black die, then Flaps cannot take it."""
    t = lake("grea", "avida", legend=7).figures(flaps=430).places(grea=430).knights(430).will(grea=20).roll(1).black(6)
    t.choose("fight knight-1").until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (2, 16)
