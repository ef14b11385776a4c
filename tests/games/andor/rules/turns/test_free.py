"""Free actions: picking up, dropping, handing over, using, buying."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import lake, river

# --- when ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AND-063", "AND-133")
def test_free_actions_cost_no_hours() -> None:
    """If a hero picks something up, then no hour is spent and its action is still to come."""
    t = river("grea", "avida").places(grea=537).lies(537, "flask").freely("grea", "pick flask")
    assert (t.hour_of("grea"), t.things_of("grea"), t.asked) == (0, {"flask-1"}, ("grea", "ACT"))


@pytest.mark.rule("AND-133", "AND-701")
def test_free_actions_on_another_heros_turn() -> None:
    """If it is Grea's turn, then Avida may do free actions too, before Grea acts."""
    t = river("grea", "avida").places(avida=537).lies(537, "flask").freely("avida", "pick flask")
    assert (t.things_of("avida"), t.asked) == ({"flask-1"}, ("grea", "ACT"))


@pytest.mark.rule("AND-134")
def test_who_sleeps_does_no_free_action() -> None:
    """If a hero's day is over, then it can pick nothing up."""
    t = river("grea", "avida").places(avida=537).lies(537, "flask").asleep("avida")
    assert t.asked == ("grea", "ACT")
    assert "free avida" not in t.options


@pytest.mark.rule("AND-343")
def test_who_lies_does_no_free_action() -> None:
    """If a hero was knocked out, then it can pick nothing up, and nobody can hand it anything."""
    t = river("grea", "avida").everybody_on(537).lies(537, "flask").lying(avida="F").has("grea", "knife")
    assert "free avida" not in t.options
    t.choose("free grea")
    assert "give knife-1 to avida" not in t.options


# --- picking up and dropping --------------------------------------------------------------------------


@pytest.mark.rule("AND-135")
@pytest.mark.tells("DROPPED AND-135")
def test_picking_up_and_dropping() -> None:
    """If things lie on the hero's space, then it picks them up; what it drops lies there; others are out of reach."""
    t = river("grea", "avida").places(grea=537).lies(537, "flask").lies(536, "bow").has("grea", "knife")
    t.choose("free grea")
    assert "pick bow-1" not in t.options
    t.choose("pick flask", "drop knife")
    assert (t.things_of("grea"), t.things_on(537), t.things_on(536)) == ({"flask-1"}, {"knife-1"}, {"bow-1"})


@pytest.mark.rule("AND-423", "AND-222")
def test_nothing_is_picked_up_in_passing() -> None:
    """If a hero crosses a space with a mushroom, then the mushroom stays there."""
    t = river("grea", "avida").places(grea=533).lies(526, "mushroom-1").choose("go 518")
    assert t.things_on(526) == {"mushroom-1"}
    t.choose("pass")
    assert "free grea" not in t.options


@pytest.mark.rule("AND-053", "AND-472")
def test_equipment_spaces_hold_one_item_each() -> None:
    """If the three small spaces and the large one are full, then no further small or large item fits."""
    t = river("grea", "avida").places(grea=537).has("grea", "flask-1", "flask-2", "knife-1", "bow-1", "crown")
    t.lies(537, "falcon", "spyglass-1", "flask-3", "fragment-1").choose("free grea")
    for thing in ("falcon", "spyglass-1", "flask-3", "fragment-1"):
        assert t.closed(f"pick {thing}") == "AND-053"
    t.choose("drop knife-1")
    assert "pick spyglass-1" in t.options
    assert "pick falcon" not in t.options


@pytest.mark.rule("AND-054")
def test_the_purse_holds_any_number() -> None:
    """If all equipment spaces are full, then mushrooms and plants still fit into the purse."""
    t = river("grea", "avida").places(grea=537).has("grea", "flask-1", "flask-2", "knife-1", "bow-1", "crown")
    t.lies(537, "mushroom-1", "mushroom-2", "mushroom-3", "plant-1", "plant-2").gold(grea=9).choose("free grea")
    t.choose("pick mushroom-1", "pick mushroom-2", "pick mushroom-3", "pick plant-1", "pick plant-2")
    assert len(t.things_of("grea")) == 10


# --- handing over -------------------------------------------------------------------------------------


@pytest.mark.rule("AND-136")
@pytest.mark.tells("GAVE_GOLD AND-136")
def test_handing_over_on_the_same_space() -> None:
    """If two heroes share a space, then things and gold change hands; over a distance they do not."""
    t = river("grea", "avida", "tenaya").places(grea=537, avida=537, tenaya=536).has("grea", "knife").gold(grea=2)
    t.choose("free grea")
    assert not {"give knife-1 to tenaya", "gold to tenaya"} & t.options
    t.choose("give knife-1 to avida", "gold to avida")
    assert (t.things_of("avida"), t.things_of("grea"), t.gold_of("avida"), t.gold_of("grea")) == (
        {"knife-1"},
        set(),
        1,
        1,
    )


@pytest.mark.rule("AND-422")
def test_nobody_exchanges_with_a_sleeper() -> None:
    """If Avida's day is over, then Grea can give her nothing."""
    t = river("grea", "avida").everybody_on(537).has("grea", "knife").gold(grea=1).asleep("avida")
    t.choose("free grea")
    assert not {"give knife-1 to avida", "gold to avida"} & t.options


@pytest.mark.rule("AND-224", "AND-223")
def test_an_unseen_mushroom_changes_hands() -> None:
    """If a mushroom nobody has turned is given on, then it stays unknown and nobody's willpower changes."""
    t = river("grea", "avida").everybody_on(537).has("grea", "mushroom-1")
    t.hidden("mushroom-1", "mushroom-2", "mushroom-3").freely("grea", "give mushroom-1 to avida")
    assert (t.things_of("avida"), t.will_of("grea"), t.will_of("avida")) == ({"mushroom-1"}, 7, 7)
    assert t.s.face[st.MUSHROOM - st.HOPE] == st.UNKNOWN


@pytest.mark.rule("AND-702")
def test_a_thing_moves_once_a_turn() -> None:
    """If something was given or picked up, then it does not go back in the same turn, but in the next."""
    t = (
        river("grea", "avida")
        .everybody_on(537)
        .has("grea", "knife")
        .has("avida", "flask")
        .freely("grea", "give knife-1 to avida")
    )
    t.choose("free avida")
    assert ("give flask-1 to grea" in t.options, t.closed("give knife-1 to grea")) == (True, "AND-702")
    t.choose("stop", "pass", "free avida")
    assert "give knife-1 to grea" in t.options


@pytest.mark.rule("AND-702")
def test_who_was_given_gold_gives_none() -> None:
    """If Avida was given gold, then she gives none away in the same turn."""
    t = (
        river("grea", "avida")
        .everybody_on(537)
        .gold(grea=1, avida=1)
        .has("avida", "flask")
        .freely("grea", "gold to avida")
    )
    t.choose("free avida")
    assert t.closed("gold to grea") == "AND-702"


@pytest.mark.rule("AND-137")
def test_using_a_thing_is_free() -> None:
    """If Grea uses a stone, then no hour is spent."""
    t = river("grea", "avida").has("grea", "hope-1").choose("free grea", "use hope-1")
    assert (t.hour_of("grea"), t.strength_of("grea")) == (0, 2)


# --- in a fight ---------------------------------------------------------------------------------------


@pytest.mark.rule("AND-122", "AND-123")
def test_heroes_exchange_between_rounds() -> None:
    """If two heroes fight together, then they exchange things after a round."""
    t = river("grea", "avida").everybody_on(537).creatures("troll 537").will(grea=20, avida=6).has("grea", "knife")
    t.strength(grea=5, avida=5).roll(1).choose("fight 537", "avida", "yes").roll(1).foe(1, 2, 6).choose("keep")
    t.until("FIGHT_ON")
    t.freely("grea", "give knife-1 to avida")
    assert (t.question, t.things_of("avida")) == ("FIGHT_ON", {"knife-1"})


@pytest.mark.rule("AND-123")
def test_who_joined_a_fight_exchanges_too() -> None:
    """If the hero who was invited has a knife, then it may give it away after a round, as the one who began may."""
    t = river("grea", "avida").everybody_on(537).creatures("troll 537").will(grea=20, avida=6).has("avida", "knife")
    t.strength(grea=5, avida=5).roll(1).roll(1).choose("fight 537", "avida", "yes").foe(1, 2, 6).choose("keep")
    t.until("FIGHT_ON")
    t.freely("avida", "give knife-1 to grea")
    assert (t.question, t.things_of("grea")) == ("FIGHT_ON", {"knife-1"})


# --- merchants ----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-138", "AND-248", "AND-250")
@pytest.mark.parametrize("space", [512, 561])
def test_strength_at_a_merchant(space: int) -> None:
    """If a hero on a merchant's space pays 2 gold, then it has 1 strength more, for no hours."""
    t = river("grea", "avida").places(grea=space).gold(grea=5).choose("free grea", "buy strength", "buy strength")
    assert (t.strength_of("grea"), t.gold_of("grea"), t.hour_of("grea")) == (3, 1, 0)
    assert "buy strength" not in t.options


@pytest.mark.rule("AND-248")
def test_nothing_is_bought_elsewhere_or_without_gold() -> None:
    """If a hero is not with a merchant, or has 1 gold, then it buys nothing."""
    t = river("grea", "avida").places(grea=513).gold(grea=5).has("grea", "knife").choose("free grea")
    assert not any(str(word).startswith("buy") for word in t.options)
    t = river("grea", "avida").places(grea=512).gold(grea=1).has("grea", "knife").choose("free grea")
    assert t.closed("buy strength") == "AND-248"


@pytest.mark.rule("AND-248", "AND-138")
def test_the_travelling_merchant_sells_too() -> None:
    """If a hero shares the travelling merchant's space, then it buys there."""
    t = river("grea", "avida").figures(merchant=520).places(grea=520).gold(grea=2).choose("free grea", "buy strength")
    assert (t.strength_of("grea"), t.gold_of("grea")) == (2, 0)


@pytest.mark.rule("AND-249", "AND-250", "AND-556")
@pytest.mark.parametrize("item", ["blade", "bow", "falcon", "flask", "spyglass", "knife"])
def test_items_from_legend_2_on(item: str) -> None:
    """If a hero pays 2 gold, then it has an item from the item board, for no hours, as long as there are any."""
    t = river("grea", "avida").places(grea=512).gold(grea=2).choose("free grea", f"buy {item}")
    assert (t.gold_of("grea"), t.hour_of("grea")) == (0, 0)
    assert {name.split("-")[0] for name in t.things_of("grea")} == {item}


@pytest.mark.rule("AND-249")
def test_no_items_in_legend_1() -> None:
    """If legend 1 is played, then merchants sell strength, but no items."""
    t = river("grea", "avida", legend=1).places(grea=412).gold(grea=4).choose("free grea")
    assert (t.closed("buy flask"), "buy strength" in t.options) == ("AND-249", True)


@pytest.mark.rule("AND-556")
def test_what_is_gone_cannot_be_bought() -> None:
    """If both knives are out, then there is none to be had."""
    t = river("grea", "avida").places(grea=512).gold(grea=4).has("avida", "knife-1", "knife-2").choose("free grea")
    assert t.closed("buy knife") == "AND-556"


@pytest.mark.rule("AND-251")
def test_no_buying_during_a_move_or_a_round() -> None:
    """If a hero crosses a merchant's space, then nothing is asked there."""
    t = river("grea", "avida").places(grea=511).gold(grea=4).choose("go 513")
    assert (t.asked, t.gold_of("grea"), t.strength_of("grea")) == (("avida", "ACT"), 4, 1)


@pytest.mark.rule("AND-444")
def test_no_strength_beyond_14() -> None:
    """If a hero has 14 strength, then it buys no more."""
    t = river("grea", "avida").places(grea=512).gold(grea=4).strength(grea=14).choose("free grea")
    assert "buy strength" not in t.options


@pytest.mark.rule("AND-708")
def test_gold_does_not_run_out() -> None:
    """If the heroes have 40 gold, then a further reward is paid."""
    t = river("grea", "avida").places(grea=537).gold(grea=40).creatures("gor 537").strength(grea=14)
    t.roll(6).foe(1, 2).defeat("fight 537")
    assert t.gold_of("grea") == 42


@pytest.mark.rule("AND-710")
def test_things_nobody_can_tell_apart_are_one_choice() -> None:
    """If two unknown hope stones lie on a space, then one can be picked up; once a face is known, both can."""
    t = lake("grea", "avida").places(grea=411).lies(411, "hope-1", "hope-2").hidden("hope-1", "hope-2")
    t.choose("free grea")
    assert [word for word in t.options if str(word).startswith("pick")] == ["pick hope-1"]
    known = lake("grea", "avida").places(grea=411).lies(411, "hope-1", "hope-2").hidden("hope-2").choose("free grea")
    assert {word for word in known.options if str(word).startswith("pick")} == {"pick hope-1", "pick hope-2"}


@pytest.mark.rule("AND-710")
def test_a_half_empty_flask_is_told_from_a_full_one() -> None:
    """If a hero has three flasks, one of them half empty, then there are two to drop, and two to give."""
    t = lake("grea", "avida").everybody_on(411).has("grea", "flask-1", "flask-2", "flask-3").turned("flask-2")
    t.choose("free grea")
    assert sorted(map(str, t.options)) == [
        *("drop flask-1", "drop flask-2", "give flask-1 to avida", "give flask-2 to avida", "stop"),
    ]


@pytest.mark.rule("AND-710", "AND-702")
def test_a_thing_that_was_moved_is_told_from_one_that_was_not() -> None:
    """If one of two plants was given away this turn, then that one stays where it is and the other can be moved."""
    t = lake("grea", "avida").everybody_on(411).has("grea", "plant-1").has("avida", "plant-2")
    t.choose("free grea", "give plant-1 to avida", "free avida")
    assert "drop plant-2" in t.options
    assert "drop plant-1" not in t.options


@pytest.mark.rule("AND-710")
def test_logs_are_told_apart_by_their_size() -> None:
    """If logs of one size and a longer one lie there, then one of the first can be picked up, and the longer one."""
    t = (
        river("grea", "avida")
        .strength(grea=9)
        .places(grea=527)
        .lies(527, "log-1", "log-2", "log-3")
        .choose("free grea")
    )
    sizes = [content.logs[i] for i in range(3)]
    offered = [word for word in t.options if str(word).startswith("pick")]
    assert len(offered) == len(set(sizes))
