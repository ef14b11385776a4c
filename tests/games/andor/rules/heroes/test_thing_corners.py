"""Corners of what heroes carry that changes made one by one had shown to be unwatched."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.seen import view
from tests.games.andor.scenario import Table, river


def words(t: Table, verb: str) -> set[str]:
    return {str(word) for word in t.options if str(word).startswith(verb)}


@pytest.mark.rule("AND-710")
def test_a_full_flask_and_a_half_empty_one_are_two_things() -> None:
    """If one of two flasks is half empty, then each may be dropped; of two that are alike one is offered."""
    t = river("grea", "avida").has("grea", "flask-1", "flask-2").turned("flask-1").choose("free grea")
    assert words(t, "drop") == {"drop flask-1", "drop flask-2"}
    t = river("grea", "avida").has("avida", "flask-1").has("grea", "flask-2", "flask-3").choose("free grea")
    assert words(t, "drop") == {"drop flask-2"}


@pytest.mark.rule("AND-551")
def test_the_second_shield_counts_too() -> None:
    """If one Iquar token was delivered, then the next one makes two shields."""
    t = river("grea", "avida").places(grea=540).tile(540).counts(shields=1).delivered("iquar-1").has("grea", "iquar-2")
    assert t.freely("grea", "drop iquar-2").s.shields == 2


@pytest.mark.rule("AND-135", "AND-648", "AND-658")
def test_only_what_belongs_there_is_delivered() -> None:
    """If a flask is dropped at the tower, or while Orweyn is on the portal, then it lies there."""
    t = river("grea", "avida", legend=4).places(grea=532).has("grea", "flask-1").freely("grea", "drop flask-1")
    assert t.things_on(532) == {"flask-1"}
    t = river("grea", "avida", legend=5).places(grea=537).figures(orweyn=599).has("grea", "flask-1", "fragment-1")
    t.choose("free grea", "drop flask-1", "drop fragment-1")
    assert t.things_on(537) == {"flask-1", "fragment-1"}
    t = river("grea", "avida", legend=4).places(grea=537).has("grea", "blue-1").freely("grea", "drop blue-1")
    assert t.things_on(537) == {"blue-1"}


@pytest.mark.rule("AND-555")
def test_a_cleared_rock_lies_face_down_again() -> None:
    """If the first rock is cleared, then nobody knows any more which of them it is."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").strength(grea=6).roll(6).choose("clear")
    assert (t.s.face[st.ROCK - st.HOPE], view.see(t.s)["unseen_rocks"]) == (st.UNKNOWN, [6])


@pytest.mark.rule("AND-452")
def test_an_unseen_rock_is_none_of_those_that_were_seen() -> None:
    """If two of three rocks were seen, then the third one is drawn from nothing else."""
    t = river("grea", "avida", legend=5).places(grea=530).lies(530, "rock-1").hidden("rock-1").strength(grea=1)
    assert t.roll(6).choose("clear").log("ROCK_CLEARED") == [("grea", "530")]
    t = (
        river("grea", "avida", legend=5)
        .places(grea=530)
        .lies(530, "rock-1")
        .hidden("rock-1", "rock-2")
        .strength(grea=1)
    )
    assert t.roll(1).next_face("rock", 8).choose("clear").log("ROCK_HOLDS") == [("grea", 2, 8)]


@pytest.mark.rule("AND-702")
def test_every_thing_that_was_moved_stays_moved() -> None:
    """If two things were dropped in a turn, then neither can be picked up again in it."""
    t = river("grea", "avida").places(grea=537).has("grea", "flask-1", "knife-1", "hope-1")
    t.choose("free grea", "drop flask-1", "drop knife-1")
    assert (words(t, "pick"), t.why("pick flask-1"), t.why("pick knife-1")) == (set(), "touched", "touched")


@pytest.mark.rule("AND-702")
def test_all_who_got_gold_keep_it() -> None:
    """If two heroes got gold in a turn, then neither gives any on."""
    t = river("grea", "avida", "raashana").everybody_on(537).gold(grea=2)
    t.choose("free grea", "gold to avida", "gold to raashana")
    assert (t.question, {"free avida", "free raashana"} & t.options) == ("ACT", set())


@pytest.mark.rule("AND-135", "AND-136")
def test_the_blade_is_dropped_and_given_like_anything_else() -> None:
    """If a hero drops the blade, it lies there; if one gives it to the first hero, that one has it."""
    t = river("grea", "avida").everybody_on(537).has("avida", "blade").turn("avida")
    assert t.freely("avida", "drop blade").things_on(537) == {"blade"}
    t = river("grea", "avida").everybody_on(537).has("avida", "blade").turn("avida")
    assert t.freely("avida", "give blade to grea").things_of("grea") == {"blade"}


@pytest.mark.rule("AND-543")
def test_a_paid_card_leaves_the_others_solved() -> None:
    """If the first Takota card was solved and the third is paid, then both are solved."""
    t = river("grea", "avida", legend=4).takota(1, 3, 4, solved=(1,)).places(grea=533).gold(grea=3)
    t.choose("free grea", "takota", "knife")
    assert t.s.solved == 0b101


@pytest.mark.rule("AND-188", "AND-189")
def test_a_sip_is_taken_from_a_flask_of_ones_own() -> None:
    """If heroes have full and half-empty flasks, then a half-empty one of the drinker's own is emptied first."""
    t = river("grea", "avida").places(grea=536).has("grea", "bow-1", "flask-1").has("avida", "flask-2", "blade")
    t.turned("flask-2", "blade").choose("sip")
    assert (t.log("SIPPED"), t.s.used) == ([("grea", "flask-1")], st.BLADE_TURNED | 0b11 * st.FLASK_HALF)
    t = river("grea", "avida").places(grea=536).has("grea", "flask-1", "flask-2").turned("flask-1").choose("sip")
    assert (t.log("SIPPED"), t.where_is("flask-1"), t.s.used) == ([("grea", "flask-1")], st.ON_BOARD, 0)


@pytest.mark.rule("AND-245")
def test_two_plants_use_up_nothing_else() -> None:
    """If two magic plants are used, then everything else stays where it is."""
    t = river("grea", "avida").has("grea", "plant-1", "plant-2", "knife-1").has("avida", "blade").lies(537, "flask-1")
    t.choose("free grea", "plants")
    assert (t.things_of("grea"), t.things_of("avida"), t.things_on(537)) == ({"knife-1"}, {"blade"}, {"flask-1"})


@pytest.mark.rule("AND-428", "AND-226")
def test_an_unseen_stone_may_be_any_of_four() -> None:
    """If nobody has seen any hope stone, then the one that is picked up may be the fourth."""
    t = river("grea", "avida").places(grea=537).lies(537, "hope-1").hidden("hope-1", "hope-2", "hope-3", "hope-4")
    t.next_face("hope", 4).freely("grea", "pick hope-1")
    assert t.s.face[0] == st.STONE_AGAINST_EVENTS


# --- spells -------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-172", "AND-182")
def test_spells_that_are_ready_do_not_come_back() -> None:
    """If no spell was used, then nothing is told of spells at sunrise."""
    assert river("tenaya", "grea").spells("ready", "prepared", "ready").sunrise().log("SPELLS") == []


@pytest.mark.rule("AND-413", "AND-469")
def test_with_two_states_tenaya_only_calls() -> None:
    """If spells have two states and nobody is elsewhere, then Tenaya has nothing to do; else she may call."""
    t = river("tenaya", "avida", spells="two").everybody_on(537)
    assert words(t, "free") == set()
    t = river("tenaya", "avida", spells="two").places(tenaya=537, avida=536)
    assert words(t, "free") == {"free tenaya"}


@pytest.mark.rule("AND-123", "AND-469")
def test_nobody_is_called_between_rounds() -> None:
    """If Tenaya fights, then she may prepare a spell between the rounds, but calls nobody."""
    t = river("tenaya", "grea", legend=4).places(tenaya=537).creatures("troll 537").will(tenaya=4).strength(tenaya=14)
    t.roll(3).foe(1, 2, 3).choose("fight 537").until("FIGHT_ON").choose("free tenaya")
    assert ("prepare" in t.options, t.why("call grea")) == (True, "not-while-fighting")


# --- the falcon ---------------------------------------------------------------------------------------


@pytest.mark.rule("AND-201", "AND-204")
def test_the_falcon_flies_for_what_is_small() -> None:
    """If one has a knife and the other a log, then the falcon can be sent for the knife."""
    t = river("grea", "avida", legend=3).has("grea", "falcon", "knife-1").has("avida", "log-1").strength(avida=4)
    assert "fly avida" in t.choose("free grea").options
    t = river("grea", "avida", legend=3).has("grea", "falcon").has("avida", "knife-1").gold(grea=1).counts(wells=15)
    assert "fly avida" in t.choose("free grea").options


@pytest.mark.rule("AND-205", "AND-206", "AND-425")
def test_the_falcon_is_turned_and_nothing_else() -> None:
    """If the falcon flies and comes back at sunrise, then blade and flasks stay as they were."""
    t = (
        river("grea", "avida")
        .has("grea", "falcon", "knife-1", "flask-1")
        .has("avida", "blade")
        .turned("blade", "flask-1")
    )
    before = t.s.used
    t.choose("free grea", "fly avida", "give knife-1 to avida").choose("stop")
    assert t.s.used == before | st.FALCON_FLIES
    assert t.sunrise().s.used == before


@pytest.mark.rule("AND-201", "AND-702")
def test_the_falcon_flies_where_something_can_be_exchanged() -> None:
    """If nobody else has anything, then the falcon stays; for a single gold it flies, and brings it."""
    assert words(river("grea", "avida").has("grea", "falcon").choose("free grea"), "fly") == set()
    t = river("grea", "avida").has("grea", "falcon").gold(avida=1).choose("free grea", "fly avida")
    assert (t.gold_of("grea"), t.gold_of("avida")) == (1, 0)
    t = river("grea", "avida").everybody_on(537).has("grea", "falcon", "knife-1").gold(avida=1)
    t.freely("avida", "gold to grea").choose("free grea")
    assert "fly avida" in t.options


@pytest.mark.rule("AND-201", "AND-422", "AND-702")
def test_a_falcon_just_picked_up_flies() -> None:
    """If the falcon was picked up, then it flies to who stands, not to who lies; if nobody is left, it stays."""
    t = river("grea", "avida", "raashana").places(grea=537).lies(537, "falcon").has("avida", "knife-1")
    t.has("raashana", "bow-1", "hope-1").lying(raashana="D").choose("free grea", "pick falcon")
    assert (t.question, words(t, "fly")) == ("FREE", {"fly avida"})
    t = river("grea", "avida").everybody_on(537).has("grea", "falcon").choose("free grea", "give falcon to avida")
    assert (t.question, words(t, "free")) == ("ACT", set())


# --- who is asked -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-702")
def test_who_has_stopped_is_asked_again_when_something_happens() -> None:
    """If two heroes want no free actions, then neither is asked; after one of a third hero both are asked again."""
    t = river("grea", "avida", "raashana").has("grea", "flask-1").has("avida", "knife-1").has("raashana", "bow-1")
    t.choose("free grea", "stop").choose("free avida", "stop")
    assert words(t, "free") == {"free raashana"}
    assert words(t.freely("raashana", "drop bow-1"), "free") == {"free grea", "free avida"}


@pytest.mark.rule("AND-660", "AND-133")
def test_who_can_do_nothing_is_not_asked() -> None:
    """If only a rock lies there, or the only thing a hero has was moved, then it has no free action."""
    t = river("grea", "avida", legend=5).everybody_on(530).lies(530, "rock-1")
    assert words(t, "free") == set()
    t = river("grea", "avida", legend=5).everybody_on(537).lies(537, "knife-1").choose("free grea", "pick knife-1")
    assert (t.question, words(t, "free")) == ("ACT", set())
    t = river("grea", "avida").everybody_on(537).lies(537, "knife-1").has("avida", "flask-1")
    t.choose("free grea", "pick knife-1").choose("free avida", "drop flask-1")
    assert (t.question, words(t, "free")) == ("ACT", set())


@pytest.mark.rule("AND-702", "AND-123")
def test_who_has_stopped_between_two_rounds_is_asked_again_after_the_next_one() -> None:
    """If heroes in a fight want no free actions, then each is asked no more until the next round is fought."""
    t = river("grea", "avida", legend=4).everybody_on(537).creatures("troll 537").strength(grea=8, avida=8)
    t.has("grea", "flask-1").has("avida", "knife-1").will(avida=6).roll(1, 1).foe(1, 2, 3)
    t.choose("fight 537", "avida", "yes").until("FIGHT_ON").choose("free avida", "stop")
    assert words(t, "free") == {"free grea"}
    assert words(t.choose("free grea", "stop"), "free") == set()
    t.roll(1, 1).foe(1, 2, 4).choose("on").until("FIGHT_ON")
    assert words(t, "free") == {"free grea", "free avida"}
    t.choose("free avida", "stop").roll(1, 1).foe(1, 2, 3).choose("on").until("FIGHT_ON").choose("free grea", "stop")
    assert words(t, "free") == {"free avida"}


@pytest.mark.rule("AND-702")
def test_the_second_hero_stops_before_the_first() -> None:
    """If the second hero wants no free actions, and then the first one, then neither is asked again."""
    t = river("grea", "avida").has("grea", "flask-1").has("avida", "knife-1")
    assert words(t.choose("free avida", "stop").choose("free grea", "stop"), "free") == set()


# --- what is left to do when everything was moved -----------------------------------------------------


@pytest.mark.rule("AND-702", "AND-245")
def test_plants_just_picked_up_can_be_used() -> None:
    """If a hero has picked up two plants, then it can use them both, though it can drop neither."""
    t = river("grea", "avida").places(grea=537).lies(537, "plant-1", "plant-2").will(grea=1)
    t.choose("free grea", "pick plant-1", "pick plant-2")
    assert (t.question, words(t, "drop"), "plants" in t.options) == ("FREE", set(), True)


@pytest.mark.rule("AND-702", "AND-194")
def test_a_mushroom_is_eaten_between_rounds_beside_a_spyglass() -> None:
    """If a hero has picked up a mushroom and a spyglass, then it can eat the one between rounds; the other waits."""
    t = river("grea", "avida", legend=4).places(grea=536).lies(536, "mushroom-1", "spyglass-1").fog(537, "gold")
    t.creatures("troll 536").strength(grea=14).choose("free grea", "pick mushroom-1", "pick spyglass-1", "stop")
    t.roll(3).foe(1, 2, 3).choose("fight 536").until("FIGHT_ON").choose("free grea")
    assert ("use mushroom-1" in t.options, t.why("use spyglass-1")) == (True, "spyglass-in-fight")


@pytest.mark.rule("AND-223", "AND-660")
def test_a_rock_is_of_no_use() -> None:
    """If a hero carries a rock in the sixth legend, then it can be dropped, but not used."""
    t = river("grea", "avida", legend=6).places(grea=537).has("grea", "rock-1").choose("free grea")
    assert t.options == {"drop rock-1", "stop"}


@pytest.mark.rule("AND-135", "AND-136", "AND-660")
def test_a_rock_changes_hands_like_an_item() -> None:
    """If a rock nobody has seen is picked up or given away, then the log names the rule for any thing."""
    t = river("grea", "avida", legend=6).everybody_on(537).lies(537, "rock-1").hidden("rock-1", "rock-2", "rock-3")
    assert t.choose("free grea", "pick rock-1").cited("TOOK") == ["AND-135"]
    t = river("grea", "avida", legend=6).everybody_on(537).has("grea", "rock-1").hidden("rock-1", "rock-2", "rock-3")
    assert t.choose("free grea", "give rock-1 to avida").cited("GAVE") == ["AND-136"]


@pytest.mark.rule("AND-188", "AND-189")
def test_the_second_hero_drinks_from_the_half_empty_flask_first() -> None:
    """If the second flask of the second hero is half empty, then a sip empties that one."""
    t = river("grea", "avida").turn("avida").places(avida=536).has("avida", "flask-1", "flask-2").turned("flask-2")
    assert t.choose("sip").log("SIPPED") == [("avida", "flask-2")]
    assert (t.where_is("flask-2"), t.s.used) == (st.ON_BOARD, 0)
