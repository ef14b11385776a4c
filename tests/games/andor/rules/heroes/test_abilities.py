"""What each hero can do, and what a ghost takes away."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, lake, river

# --- Grea ---------------------------------------------------------------------------------------------


def warrior() -> Table:
    """Grea against a Troll."""
    return river("grea", "avida").places(grea=537).creatures("troll 537").will(grea=20)


@pytest.mark.rule("AND-320", "AND-465")
@pytest.mark.tells("REROLLED AND-320")
def test_grea_rerolls_twos() -> None:
    """If Grea rolls a 2, then she may roll again, as long as it is a 2, or keep it."""
    t = warrior().roll(2).choose("fight 537")
    assert {"reroll", "keep"} <= t.options
    t.roll(2).choose("reroll")
    assert "reroll" in t.options
    t.roll(5).foe(1, 2, 3).choose("reroll")
    assert t.log("ROUND")[-1] == (6, 17)


@pytest.mark.rule("AND-320")
@pytest.mark.parametrize("face", [1, 4, 5, 6])
def test_grea_rerolls_nothing_else(face: int) -> None:
    """If Grea rolls another face, then it stands."""
    t = warrior().roll(face).foe(1, 2, 3).choose("fight 537")
    assert (t.question, t.log("ROUND")[-1]) == ("FIGHT_ON", (1 + face, 17))


@pytest.mark.rule("AND-321", "AND-465")
def test_greas_3_counts_6() -> None:
    """If Grea rolls a 3, also with the knife, then it counts 6; a 3 made by the crown stays a 3."""
    t = warrior().roll(3).foe(1, 2, 3).choose("fight 537")
    assert t.log("ROUND")[-1] == (7, 17)
    t = warrior().has("grea", "knife").roll(1).choose("fight 537").roll(3).foe(1, 2, 3).choose("knife 1")
    t.until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (7, 17)
    t = warrior().has("grea", "crown").roll(4).choose("fight 537").foe(1, 2, 3).choose("crown 4")
    t.until("FIGHT_ON")
    assert t.log("ROUND")[-1] == (4, 17)


# --- Avida --------------------------------------------------------------------------------------------


def healer(will: int = 9) -> Table:
    """Avida against a Troll, alone."""
    t = river("avida", "grea").places(avida=537).creatures("troll 537").strength(avida=12)
    return t.will(avida=will)


@pytest.mark.rule("AND-324", "AND-466", "AND-083")
def test_avida_turns_the_unused_die_into_willpower() -> None:
    """If Avida with 5 strength and 9 willpower rolls 5 and 3, then her value is 10 and she has 12."""
    t = river("avida", "grea").places(avida=537).creatures("gor 537").strength(avida=5).roll(5, 3).will(avida=9)
    t.choose("fight 537").foe(6, 6).choose("use 5")
    assert t.log("ROUND")[-1] == (10, 14)
    assert t.log("WILL_GAINED")[0] == ("avida", 3, 12)
    t = healer().roll(5, 3).choose("fight 537").foe(1, 2, 4).choose("use 3")
    assert (t.log("ROUND")[-1], t.log("WILL_GAINED")[0]) == ((15, 18), ("avida", 5, 14))


@pytest.mark.rule("AND-084")
def test_avida_below_7_has_one_die_and_no_ability() -> None:
    """If Avida has 6 willpower, then she rolls one die and gains nothing."""
    t = healer(6).roll(5).foe(1, 2, 3).choose("fight 537")
    assert (t.question, t.will_of("avida"), t.log("ROUND")[-1]) == ("FIGHT_ON", 6, (17, 17))


@pytest.mark.rule("AND-325", "AND-326")
@pytest.mark.tells("WILL_GAINED AND-325")
def test_avida_gives_the_willpower_to_an_ally_at_once() -> None:
    """If Avida gives 4 to Tenaya with 4 willpower, then Tenaya has 8 and rolls two dice."""
    t = river("avida", "tenaya").everybody_on(537).creatures("troll 537").will(tenaya=4).strength(avida=5, tenaya=5)
    t.roll(6, 4).choose("fight 537", "tenaya", "yes", "use 6").roll(1, 2).foe(1, 2, 3).choose("tenaya")
    assert (t.log("ROUND")[-1], t.will_of("tenaya")) == ((18, 17), 8)


@pytest.mark.rule("AND-327")
def test_avida_with_a_bow_has_no_ability() -> None:
    """If Avida shoots at an adjacent space, then she rolls one by one and gains nothing."""
    t = healer().places(avida=536).has("avida", "bow").roll(5).choose("fight 537")
    assert t.question == "SHOOT"
    t.foe(1, 2, 3).choose("keep")
    assert t.will_of("avida") == 9


# --- Raashana -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-314", "AND-467")
@pytest.mark.tells("CARRIED AND-314")
def test_raashana_carries_a_hero() -> None:
    """If Raashana takes Avida along, then both are put down where she stops, and Avida pays no hours."""
    t = river("raashana", "avida").everybody_on(537).choose("take avida", "go 527")
    assert (t.place_of("raashana"), t.place_of("avida")) == (527, 527)
    assert (t.hour_of("raashana"), t.hour_of("avida")) == (3, 0)


@pytest.mark.rule("AND-314")
def test_nobody_else_carries() -> None:
    """If Grea shares a space with Avida, then she cannot take her along."""
    assert "take avida" not in river("grea", "avida").everybody_on(537).options


@pytest.mark.rule("AND-315")
def test_only_raashana_needs_the_willpower() -> None:
    """If Raashana has 12 or 10 willpower, then she carries Avida with 3 to 547 and to 453."""
    t = river("raashana", "avida").everybody_on(513).will(raashana=12, avida=3).choose("take avida", "go 547")
    assert (t.place_of("raashana"), t.place_of("avida")) == (547, 547)
    t = lake("raashana", "avida").everybody_on(436).will(raashana=10, avida=3).choose("take avida", "go 453")
    assert t.place_of("avida") == 453


@pytest.mark.rule("AND-316")
def test_the_players_choose_who_turns_the_fog() -> None:
    """If Raashana and Avida end in fog, then the team says who gets what is there."""
    t = river("raashana", "avida").everybody_on(536).fog(537, "gold").choose("take avida", "go 537")
    assert t.question == "WHO_TAKES"
    assert t.options == {"raashana", "avida"}
    t.choose("avida")
    assert (t.gold_of("avida"), t.gold_of("raashana")) == (1, 0)


@pytest.mark.rule("AND-317")
@pytest.mark.tells("WELL AND-317")
@pytest.mark.parametrize("who", ["raashana", "avida"])
def test_one_of_them_drinks(who: str) -> None:
    """If they end on a well, then one of them, as the players decide, takes the willpower."""
    t = river("raashana", "avida").everybody_on(527).choose("take avida", "go 526")
    while t.question in ("WHO_TAKES", "DRINK"):
        t.choose(who)
    assert t.will_of(who) == 10
    assert t.will_of("raashana") + t.will_of("avida") == 17


@pytest.mark.rule("AND-318")
@pytest.mark.tells("CARRIED AND-318")
def test_raashana_picks_a_hero_up_on_the_way() -> None:
    """If Avida stands on a space Raashana crosses, then she is taken along from there."""
    t = river("raashana", "avida").places(raashana=537, avida=536)
    assert "via 536" in t.options
    t.choose("via 536", "take avida", "go 535")
    assert (t.place_of("raashana"), t.place_of("avida"), t.hour_of("raashana")) == (535, 535, 2)


@pytest.mark.rule("AND-319")
@pytest.mark.tells("CARRIED AND-319")
def test_raashana_carries_a_sleeper() -> None:
    """If Avida's day is over, then she may be carried all the same."""
    t = river("raashana", "avida").everybody_on(537).asleep("avida").choose("take avida", "go 536")
    assert (t.place_of("avida"), t.is_asleep("avida")) == (536, True)


# --- Tenaya -------------------------------------------------------------------------------------------


def tamer() -> Table:
    return river("tenaya", "grea", legend=4)


@pytest.mark.rule("AND-468", "AND-413")
@pytest.mark.tells("SPELL_PREPARED AND-468")
def test_preparing_a_spell_costs_2_willpower() -> None:
    """If a spell is prepared, then 2 willpower are paid, 1 must remain, and no hour is spent."""
    t = tamer().will(tenaya=7).choose("free tenaya", "prepare", "prepare", "prepare")
    assert (t.will_of("tenaya"), list(t.s.spell), t.hour_of("tenaya")) == (1, [st.PREPARED] * 3, 0)
    assert "prepare" not in t.options
    t = tamer().will(tenaya=2).has("tenaya", "knife").choose("free tenaya")
    assert t.closed("prepare") == "AND-468"
    t = tamer().spells("spent", "spent", "spent").has("tenaya", "knife").choose("free tenaya")
    assert "prepare" not in t.options


@pytest.mark.rule("AND-469")
@pytest.mark.tells("FIRE_CALL AND-469")
def test_fire_call_moves_a_hero_towards_tenaya() -> None:
    """If Tenaya calls Grea, then she comes up to 3 spaces nearer without hours, and her move ends there."""
    t = tamer().places(tenaya=540, grea=529).spells("prepared").choose("free tenaya", "call grea")
    assert (t.hour_of("grea"), t.s.spell[0], t.place_of("grea") in (532, 539)) == (0, st.SPENT, True)
    t = tamer().places(tenaya=538, grea=536).fog(537, "gold").spells("prepared").choose("free tenaya", "call grea")
    assert t.place_of("grea") == 538


@pytest.mark.rule("AND-322")
def test_the_tile_stays_behind_when_a_hero_is_called() -> None:
    """If Grea is called from the tile's space, then the tile stays."""
    t = tamer().places(tenaya=540, grea=529).tile(529).spells("prepared").choose("free tenaya", "call grea")
    assert (t.name(t.s.tile), t.place_of("grea") == 529) == (529, False)


@pytest.mark.rule("AND-323")
def test_nobody_is_called_from_a_widow() -> None:
    """If Grea shares a space with a widow, then she cannot be called."""
    t = tamer().places(tenaya=540, grea=529).widows(529).spells("prepared").choose("free tenaya")
    assert t.closed("call grea") == "AND-323"


@pytest.mark.rule("AND-470")
def test_the_fire_lance_takes_a_die() -> None:
    """If the lance is used, then the creature rolls one die fewer in this round, but at least one."""
    t = tamer().places(tenaya=537).creatures("gor 537").will(tenaya=4).spells("prepared", "prepared").roll(3)
    t.choose("fight 537")
    assert (t.question, t.options) == ("BEFORE_FOE", {"enough", "lance"})
    t.foe(2).choose("lance")
    assert (t.log("ROUND")[-1], list(t.s.spell)[:2].count(st.SPENT)) == ((4, 4), 1)
    t = tamer().places(tenaya=537).knights(537).will(tenaya=20).spells("prepared").roll(3, 1, 1).black(6)
    t.choose("fight knight-1")
    assert t.question != "BEFORE_FOE"


@pytest.mark.rule("AND-471")
def test_the_fire_ring_softens_a_loss() -> None:
    """If the group loses 6, then the ring spares one hero 3 of them."""
    t = tamer().everybody_on(537).creatures("troll 537").will(tenaya=4, grea=20).strength(tenaya=4, grea=4)
    t.spells("prepared").turn("grea").roll(1, 1).choose("fight 537", "tenaya", "yes").foe(1, 2, 3)
    t.until("RING")
    assert {"grea", "none"} <= t.options
    t.choose("grea")
    assert t.will_of("grea") == 16


@pytest.mark.rule("AND-413")
def test_the_other_reading_of_the_spells() -> None:
    """If spells have two states, then using one pays the 2 willpower and there is no preparing."""
    t = river("tenaya", "grea", legend=4, spells="two").places(tenaya=540, grea=529).choose("free tenaya")
    assert "prepare" not in t.options
    t.choose("call grea")
    assert (t.will_of("tenaya"), list(t.s.spell).count(st.SPENT)) == (5, 1)


@pytest.mark.rule("AND-469", "AND-077")
def test_who_is_called_on_its_own_turn_does_not_attack() -> None:
    """If the active hero is called to a creature, then it attacks on its next turn; called on another's, at once."""
    t = river("grea", "tenaya", legend=4).places(tenaya=537, grea=528).spells("prepared").creatures("gor 537")
    assert t.choose("free tenaya", "call grea", "stop").place_of("grea") == 537
    assert t.closed("fight 537") == "AND-077"
    t.choose("pass", "pass")
    assert (t.asked, "fight 537" in t.options) == (("grea", "ACT"), True)
    t = river("tenaya", "grea", legend=4).places(tenaya=537, grea=528).spells("prepared").creatures("gor 537")
    t.choose("free tenaya", "call grea", "stop", "pass")
    assert (t.asked, "fight 537" in t.options) == (("grea", "ACT"), True)


# --- ghosts -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-287", "AND-473")
@pytest.mark.parametrize(("ghost", "near"), [(537, True), (536, True), (535, False)])
def test_a_ghost_takes_an_ability_away(ghost: int, near: bool) -> None:
    """If a ghost is on or beside the hero's space, then Grea's 3 is a 3; further away it is a 6."""
    t = warrior().ghosts(ghost).roll(3).foe(1, 2, 3).choose("fight 537")
    assert t.log("ROUND")[-1] == ((4 if near else 7), 17)


@pytest.mark.rule("AND-287", "AND-473")
def test_a_ghost_on_the_first_space_takes_an_ability_away() -> None:
    """If a ghost is on 501, then Grea beside it has no ability."""
    t = river("grea", "avida").places(grea=502).creatures("troll 502").will(grea=20).ghosts(501).roll(3).foe(1, 2, 3)
    assert t.choose("fight 502").log("ROUND")[-1] == (4, 17)


@pytest.mark.rule("AND-288")
def test_a_ghost_leaves_raashana_her_bow() -> None:
    """If a ghost is near, then Raashana carries nobody, but rolls one by one and shoots."""
    t = river("raashana", "avida").everybody_on(537).ghosts(536).creatures("gor 538")
    assert "take avida" not in t.options
    assert "fight 538" in t.options
    t = river("raashana", "avida").places(raashana=537).ghosts(536).creatures("gor 537").roll(2).choose("fight 537")
    assert (t.question, t.log("ROLLED"), set(t.options)) == ("SHOOT", [("raashana", 2)], {"keep", "roll"})


@pytest.mark.rule("AND-287", "AND-473")
def test_a_ghost_takes_the_spells_away() -> None:
    """If a ghost is near Tenaya, then she neither prepares nor uses a spell; near the called hero it means nothing."""
    t = tamer().places(tenaya=537, grea=520).has("tenaya", "knife").spells("prepared").ghosts(536).choose("free tenaya")
    assert (t.closed("prepare"), t.closed("call grea")) == ("AND-287", "AND-287")
    t = tamer().everybody_on(537).spells("prepared").creatures("troll 537").ghosts(536).roll(1, 1)
    t.foe(6, 6, 6).choose("fight 537", "nobody")
    assert t.question not in ("BEFORE_FOE", "RING")
    t = tamer().places(tenaya=537, grea=520).spells("prepared").ghosts(519).choose("free tenaya", "call grea")
    assert t.log("FIRE_CALL") != []


@pytest.mark.rule("AND-288")
def test_raashana_carries_nobody_past_a_ghost() -> None:
    """If a ghost is beside the way, then she comes to its side with a companion and no further, alone she goes on."""
    t = river("raashana", "avida").everybody_on(540).ghosts(530).hours(raashana=4).will(raashana=2)
    assert "530" in t.to_go
    t.choose("take avida")
    assert {"539", "538"} <= t.to_go
    assert "530" not in t.to_go


@pytest.mark.rule("AND-287", "AND-417")
def test_a_ghost_does_not_reach_over_the_bridge() -> None:
    """If a ghost stands on the other end of the bridge, then the ability holds."""
    t = river("grea", "avida").places(grea=510).creatures("troll 510").will(grea=20).ghosts(552).roll(3).foe(1, 2, 3)
    t.choose("fight 510")
    assert t.log("ROUND")[-1] == (7, 17)
