"""Fog tokens."""

from __future__ import annotations

import pytest

from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river


def into(kind: str, seen: bool = False) -> Table:
    """Grea is about to step from 536 into fog on 537."""
    return river("grea", "avida").places(grea=536).fog(537, kind, seen=seen)


@pytest.mark.rule("AND-067", "AND-239", "AND-247")
def test_fog_is_turned_where_a_move_ends() -> None:
    """If a hero ends its move in fog, then the token is applied at once and gone for good."""
    t = into("gold").choose("go 537")
    assert (t.gold_of("grea"), t.fog_now, t.log("FOG")) == (1, set(), [("grea", "gold", "537")])


@pytest.mark.rule("AND-068", "AND-239")
def test_fog_is_not_turned_in_passing_or_by_staying() -> None:
    """If a hero crosses fog, or stands in it without moving, then it stays."""
    t = river("grea", "avida").places(grea=507).fog(508, "gold").choose("go 516")
    assert (t.gold_of("grea"), t.fog_now) == (0, {508})
    t = into("gold").places(grea=537).choose("pass")
    assert (t.gold_of("grea"), t.fog_now) == (0, {537})


@pytest.mark.rule("AND-240")
@pytest.mark.parametrize(
    ("kind", "gold", "will", "strength"), [("gold", 1, 7, 1), ("will", 0, 9, 1), ("strength", 0, 7, 2)]
)
@pytest.mark.parametrize("seen", [False, True])
def test_simple_fog(kind: str, gold: int, will: int, strength: int, seen: bool) -> None:
    """If gold, willpower or strength comes up, known before or not, then the hero has it."""
    t = into(kind, seen).choose("go 537")
    assert (t.gold_of("grea"), t.will_of("grea"), t.strength_of("grea")) == (gold, will, strength)


@pytest.mark.rule("AND-240", "AND-556")
@pytest.mark.tells("DROPPED AND-053")
@pytest.mark.parametrize("kind", ["flask", "knife"])
def test_items_in_the_fog(kind: str) -> None:
    """If a flask or knife comes up, then the hero has one from the item board; without room it lies there."""
    t = into(kind).choose("go 537")
    assert {name.split("-")[0] for name in t.things_of("grea")} == {kind}
    t = into(kind).has("grea", "spyglass-1", "spyglass-2", "hope-1").choose("go 537")
    assert len(t.things_of("grea")) == 3
    assert {name.split("-")[0] for name in t.things_on(537)} == {kind}


@pytest.mark.rule("AND-242")
@pytest.mark.tells("SPIRIT AND-242")
def test_the_ruin_spirit_blocks_a_space() -> None:
    """If the spirit comes, then the hero chooses an equipment space, which holds nothing from then on."""
    t = into("spirit").choose("go 537")
    assert (t.asked, t.options) == (("grea", "SPIRIT"), {"large", "small", "head"})
    t.choose("small")
    t = river("grea", "avida").spirits(grea="small").places(grea=537).has("grea", "knife", "flask").lies(537, "flask-2")
    assert t.choose("free grea").closed("pick flask-2") == "AND-053"
    t = river("grea", "avida").spirits(grea="large").places(grea=537).lies(537, "bow", "flask-2").choose("free grea")
    assert (t.closed("pick bow-1"), "pick flask-2" in t.options) == ("AND-053", True)
    t = river("grea", "avida").spirits(grea="head").places(grea=537).lies(537, "crown", "bow").choose("free grea")
    assert (t.closed("pick crown"), "pick bow-1" in t.options) == ("AND-053", True)


@pytest.mark.rule("AND-436")
@pytest.mark.tells("DROPPED AND-436")
def test_the_spirit_drives_an_item_out() -> None:
    """If the spirit sits on a full space, then the item there is dropped, of three small ones the chosen one."""
    t = into("spirit").has("grea", "bow").choose("go 537", "large")
    assert (t.things_of("grea"), t.things_on(537)) == (set(), {"bow-1"})
    t = into("spirit").has("grea", "flask-1", "knife-1", "hope-1").choose("go 537", "small")
    assert t.question == "DROP_ITEM"
    t.choose("knife-1")
    assert (t.things_of("grea"), t.things_on(537)) == ({"flask-1", "hope-1"}, {"knife-1"})
    t = into("spirit").has("grea", "flask-1", "knife-1").choose("go 537", "small")
    assert t.things_of("grea") == {"flask-1", "knife-1"}


@pytest.mark.rule("AND-436", "AND-710")
def test_the_spirit_drives_an_item_of_the_second_hero_out() -> None:
    """If the spirit comes to the second hero, then one of that hero's small items is dropped, whatever others have."""
    t = river("grea", "avida").turn("avida").places(avida=536).fog(537, "spirit").has("grea", "knife-2", "diagram")
    t.has("avida", "flask-1", "knife-1", "hope-1").choose("go 537", "small")
    assert (t.asked, t.options) == (("avida", "DROP_ITEM"), {"flask-1", "knife-1", "hope-1"})


@pytest.mark.rule("AND-436")
def test_the_spirit_takes_the_crowns_place() -> None:
    """If the spirit sits on the head, then the crown is dropped and nothing else."""
    t = into("spirit").has("grea", "crown", "bow", "knife").choose("go 537", "head")
    assert (t.things_of("grea"), t.things_on(537)) == ({"bow-1", "knife-1"}, {"crown"})


@pytest.mark.rule("AND-556", "AND-243")
def test_what_is_not_there_is_not_found() -> None:
    """If no flask or no plant is left, then fog brings none, and is gone all the same."""
    t = into("flask").out("flask-1", "flask-2", "flask-3", "flask-4", "flask-5").choose("go 537")
    assert (t.things_of("grea"), t.fog_now, t.asked) == (set(), set(), ("avida", "ACT"))
    t = into("plant").has("avida", "plant-1", "plant-2").choose("go 537")
    assert (t.things_of("grea"), t.fog_now) == (set(), set())


@pytest.mark.rule("AND-243")
def test_magic_plants_go_into_the_purse() -> None:
    """If a plant comes up, then the hero has one, also with full equipment."""
    t = into("plant").has("grea", "flask-1", "knife-1", "hope-1").choose("go 537")
    assert len([name for name in t.things_of("grea") if name.startswith("plant")]) == 1


@pytest.mark.rule("AND-243")
def test_the_second_plant_is_found_too() -> None:
    """If somebody has the first plant, then the fog that hides a plant brings the second."""
    t = into("plant").has("avida", "plant-1").choose("go 537")
    assert t.things_of("grea") == {"plant-2"}


@pytest.mark.rule("AND-244")
@pytest.mark.tells("USED AND-244")
def test_one_plant_gives_1_willpower() -> None:
    """If one plant is used, then the hero has 1 willpower more and the plant is gone."""
    t = river("grea", "avida").has("grea", "plant-1").choose("free grea")
    assert "plants" not in t.options
    t.choose("use plant-1")
    assert (t.will_of("grea"), t.things_of("grea")) == (8, set())


@pytest.mark.rule("AND-245")
@pytest.mark.tells("USED AND-245")
def test_two_plants_at_once_give_5_willpower() -> None:
    """If two plants are used at the same time, then the hero has 5 willpower more in total."""
    t = river("grea", "avida").has("grea", "plant-1", "plant-2").choose("free grea", "plants")
    assert (t.will_of("grea"), t.things_of("grea")) == (12, set())


@pytest.mark.rule("AND-246")
def test_a_widow_in_the_fog() -> None:
    """If a widow comes up, then a token from the supply lies on the hero's space."""
    t = into("widow").choose("go 537")
    assert (t.widows_now, list(t.s.widow).count(st.NOWHERE)) == ([537], 8)


@pytest.mark.rule("AND-276", "AND-429")
def test_widow_fog_without_tokens_or_with_the_mother() -> None:
    """If no token is left, or the Mother is in play, then nothing is placed and she does not come."""
    t = into("widow").widows(boxed=9).choose("go 537")
    assert (t.widows_now, t.s.mother, t.fog_now) == ([], st.NOWHERE, set())
    t = into("widow").figures(mother=560).choose("go 537")
    assert (t.widows_now, t.name(t.s.mother)) == ([], 560)
