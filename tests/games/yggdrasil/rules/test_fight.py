"""Fights: who can be fought, how strong it is, where it retreats (page 13)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

LINKED = {"angrboda": "loki", "gerda": "surt", "hyrrokkin": "hel", "hymir": "jormungand", "vafthrudnir": "fenrir"}
PLACES = {"surt": "alfheim", "hel": "nidavellir", "loki": "niflheim", "fenrir": "asgard", "jormungand": "midgard"}
OBSTACLES = ("suttung", "skyrmir", "thrym", "hrungnir", "utgard-loki")


def fought(t: Table, target: str) -> Table:
    """Odin fights in his world and every die fails."""
    return t.to_duty("odin").throw(None if "utgard-loki" in t.table["jotuns"] else "-").choose(f"fight {target}")


def risks_of(t: Table, target: str) -> int:
    """The risks Odin faces when he fights."""
    line = fought(t, target).log("FACED_RISKS")
    assert len(line) == 1
    return int(line[0][1])


# --- targets ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-155")
@pytest.mark.parametrize("enemy", ["surt", "hel", "loki", "fenrir"])
def test_an_enemy_is_fought_in_its_world(enemy: str) -> None:
    """If a god is where the enemy is, then it can fight it, and from any other world it cannot."""
    for world in content.world_ids:
        t = saga_table().enemies(**{enemy: "asgard"}).places(odin=world).counts(giants=1, dead=1)
        t.to_duty("odin")
        if world == "asgard":
            assert f"fight {enemy}" in t.options
        else:
            assert t.closed(f"fight {enemy}") == "YGG-155"


@pytest.mark.rule("YGG-156")
@pytest.mark.parametrize("target", ["loki", "hel", "thjazi"])
def test_the_god_chooses_among_several_targets(target: str) -> None:
    """If several targets are in the world, then the god fights the one it names and the others stay."""
    t = saga_table().enemies(loki="asgard", hel="asgard").jotuns("thjazi").devastated("asgard")
    t.to_duty("odin")
    assert {"fight loki", "fight hel", "fight thjazi"} <= t.options
    t.throw("-").choose(f"fight {target}")
    assert t.place_of("loki") == ("cage" if target == "loki" else "asgard")
    assert t.place_of("hel") == ("niflheim" if target == "hel" else "asgard")
    assert t.table["jotuns"] == ([] if target == "thjazi" else ["thjazi"])


@pytest.mark.rule("YGG-157")
def test_enemies_jotuns_and_saga_opponents_are_targets() -> None:
    """If an enemy, a Jotun and, in the campaign, a saga opponent are here, then all three can be fought."""
    t = saga_table(saga=2).places(odin="alfheim").enemies(loki="alfheim").jotuns("baugi").to_duty("odin")
    fights = {word for word in t.options if str(word).startswith("fight")}
    assert fights == {"fight loki", "fight baugi", "fight son-c"}
    t = saga_table().places(odin="alfheim").enemies(loki="alfheim").jotuns("baugi").to_duty("odin")
    fights = {word for word in t.options if str(word).startswith("fight")}
    assert fights == {"fight loki", "fight baugi"}


@pytest.mark.rule("YGG-157")
def test_a_god_is_no_target() -> None:
    """If only gods are in the world, then there is nobody to fight."""
    t = saga_table().places(odin="alfheim", thor="alfheim", frigg="alfheim").to_duty("odin")
    assert not any(str(word).startswith("fight") for word in t.options)


@pytest.mark.rule("YGG-174", "YGG-388")
@pytest.mark.parametrize(("son", "world"), [("son-a", "jotunheim"), ("son-b", "svartalfheim"), ("son-c", "alfheim")])
def test_other_opponents_follow_the_saga_book(son: str, world: str) -> None:
    """If a son of Bergelmir is fought on the first page, then strength and retreat are those of the Saga Book."""
    t = saga_table(saga=2).places(odin=world)
    assert risks_of(t, son) == 3
    assert t.place_of(son) == "page"


# --- winning and paying -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-158", "YGG-212")
@pytest.mark.tells("FOUGHT YGG-158")
@pytest.mark.parametrize(("enemy", "retreat"), [("surt", "muspelheim"), ("hel", "niflheim"), ("loki", "cage")])
def test_a_god_wins_every_fight_it_starts(enemy: str, retreat: str) -> None:
    """If every die fails, then the god has won all the same and the enemy retreats."""
    t = fought(saga_table().enemies(**{enemy: "asgard"}).counts(giants=4, dead=4), enemy)
    assert t.place_of(enemy) == retreat
    assert t.life_of("odin") < 7


@pytest.mark.rule("YGG-159", "YGG-160")
@pytest.mark.parametrize("giants", range(6))
@pytest.mark.parametrize("face", ["S", "-"])
def test_risks_equal_strength_and_cost_life(giants: int, face: str) -> None:
    """If a god fights, then it faces as many risks as the strength, and each one not cancelled costs 1 life."""
    t = saga_table().enemies(surt="asgard").counts(giants=giants).to_duty("odin").throw(face).choose("fight surt")
    assert t.log("FACED_RISKS") == [("odin", giants + 1, giants + 1)]
    lost = giants + 1 - (face == "S")
    assert t.life_of("odin") == 7 - lost
    assert t.log("LIFE_LOST") == ([("odin", lost, 7 - lost)] if lost else [])
    assert (t.life_of("thor"), t.life_of("frigg")) == (7, 7)


# --- strength -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-162")
@pytest.mark.parametrize("giants", range(6))
def test_the_strength_of_surt(giants: int) -> None:
    """If Fire Giants are on his gauge, then Surt's strength is their number plus 1, and nothing else counts."""
    t = saga_table().enemies(surt="asgard").counts(giants=giants, dead=4, island=3)
    t.jotuns("baugi", "skadi").devastated("niflheim", "vanaheim")
    assert risks_of(t, "surt") == giants + 1


@pytest.mark.rule("YGG-164")
@pytest.mark.parametrize("dead", range(6))
def test_the_strength_of_hel(dead: int) -> None:
    """If Anonymous are on her gauge, then Hel's strength is their number plus 1, and nothing else counts."""
    t = saga_table().enemies(hel="asgard").counts(dead=dead, giants=4, island=3)
    t.jotuns("baugi", "skadi").devastated("niflheim", "vanaheim")
    assert risks_of(t, "hel") == dead + 1


@pytest.mark.rule("YGG-166")
@pytest.mark.parametrize("active", range(6))
def test_the_strength_of_loki(active: int) -> None:
    """If Jotuns are active, of any class, then Loki's strength is their number plus 1, and nothing else counts."""
    jotuns = ("baugi", "gerda", "suttung", "skadi", "hymir")[:active]
    t = saga_table().enemies(loki="asgard").counts(dead=4, giants=4, island=3).jotuns(*jotuns)
    t.devastated("niflheim", "vanaheim")
    assert risks_of(t, "loki") == active + 1


@pytest.mark.rule("YGG-168")
@pytest.mark.parametrize("ruined", range(6))
def test_the_strength_of_fenrir(ruined: int) -> None:
    """If worlds are devastated, then Fenrir's strength is their number plus 1, and nothing else counts."""
    t = saga_table().enemies(fenrir="asgard").counts(dead=4, giants=4, island=3).jotuns("baugi", "skadi")
    t.devastated(*content.world_ids[1 : ruined + 1])
    assert risks_of(t, "fenrir") == ruined + 1


@pytest.mark.rule("YGG-170")
@pytest.mark.parametrize("island", [1, 2, 3, 4, 5])
def test_the_strength_of_jormungand(island: int) -> None:
    """If Jormungand is fought, then its strength is 3 on every island, whatever the gauges say."""
    t = saga_table().places(odin="midgard").counts(dead=4, giants=4, island=island).jotuns("baugi", "skadi")
    t.devastated("niflheim", "vanaheim")
    assert risks_of(t, "jormungand") == 3


@pytest.mark.rule("YGG-172")
@pytest.mark.parametrize("jotun", content.jotun_ids)
def test_the_strength_of_a_jotun(jotun: str) -> None:
    """If a Jotun is fought, whichever and however many are active, then its strength is 2."""
    others = [other for other in ("greip", "gjalp", "starkadr") if other != jotun]
    assert risks_of(before(jotun, *others), jotun) == 2


def before(jotun: str, *others: str) -> Table:
    """Odin where a Jotun's piece is."""
    t = saga_table().counts(giants=3, dead=3, island=2).jotuns(jotun, *others)
    t.enemies(**PLACES)
    if jotun in LINKED:
        return t.places(odin=PLACES[LINKED[jotun]])
    if jotun in OBSTACLES:
        return t.places(odin="jotunheim")
    return t.places(odin=content.JOTUNS[content.jotun_ids.index(jotun)]["blocks"])


# --- retreat ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-161")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir", "svartalfheim"])
def test_surt_retreats_to_muspelheim(world: str) -> None:
    """If Surt is beaten, then he goes back to Muspelheim and his gauge stays as it is."""
    t = fought(saga_table().places(odin=world).enemies(surt=world).counts(giants=2), "surt")
    assert t.place_of("surt") == "muspelheim"
    assert t.table["giants"] == 2


@pytest.mark.rule("YGG-163")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir", "svartalfheim"])
def test_hel_retreats_to_niflheim(world: str) -> None:
    """If Hel is beaten, then she goes back to Niflheim and her gauge stays as it is."""
    t = fought(saga_table().places(odin=world).enemies(hel=world).counts(dead=2), "hel")
    assert t.place_of("hel") == "niflheim"
    assert t.table["anonymous"] == 2


@pytest.mark.rule("YGG-165")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "vanaheim", "nidavellir", "jotunheim", "niflheim"])
def test_loki_retreats_to_the_cage(world: str) -> None:
    """If Loki is beaten, then he is in the Cage, and not in Asgard."""
    t = fought(saga_table().places(odin=world).enemies(loki=world, fenrir="cage"), "loki")
    assert t.place_of("loki") == "cage"
    assert "loki" not in t.world("asgard")["foes"]
    assert t.ruins == set()


@pytest.mark.rule("YGG-167")
def test_fenrir_retreats_to_the_cage() -> None:
    """If Fenrir is beaten, then he is in the Cage again, and not in Asgard."""
    t = fought(saga_table().enemies(fenrir="asgard"), "fenrir")
    assert t.place_of("fenrir") == "cage"
    assert "fenrir" not in t.world("asgard")["foes"]


@pytest.mark.rule("YGG-169")
@pytest.mark.tells("ISLAND_REACHED YGG-169")
@pytest.mark.parametrize("island", [1, 2, 3, 4, 5])
def test_jormungand_retreats_one_island(island: int) -> None:
    """If Jormungand is beaten, then it is one island to the left, still in Midgard, and no Anonymous comes."""
    t = fought(saga_table().places(odin="midgard").counts(island=island, dead=2), "jormungand")
    assert t.table["island"] == island - 1
    assert t.place_of("jormungand") == "midgard"
    assert t.table["anonymous"] == 2


@pytest.mark.rule("YGG-171")
@pytest.mark.tells("JOTUN_BEATEN YGG-171")
@pytest.mark.parametrize("jotun", content.jotun_ids)
def test_a_beaten_jotun_returns_to_the_gauge(jotun: str) -> None:
    """If a Jotun is beaten, then its piece is on Loki's gauge again, and its card stays out of the game."""
    t = before(jotun, "greip" if jotun != "greip" else "gjalp")
    pieces, cards = t.table["jotun_pieces"], t.table["jotun_cards"]
    fought(t, jotun)
    assert jotun not in t.table["jotuns"]
    assert len(t.table["jotuns"]) == 1
    assert t.table["jotun_pieces"] == pieces + 1 == 6
    assert t.table["jotun_cards"] == cards
    assert jotun not in cards


@pytest.mark.rule("YGG-173")
def test_beating_a_jotun_ends_its_effect_and_weakens_loki() -> None:
    """If the Jotun in Alfheim is beaten, then Alfheim's action is open again and Loki's strength is 1 less."""
    t = saga_table().jotuns("baugi", "skadi").places(odin="alfheim", thor="alfheim").begin("odin", "thor")
    strength = {foe["id"]: foe["strength"] for foe in t.table["foes"]}["loki"]
    t.until("DUTY")
    assert t.closed("act") == "YGG-135"
    t.throw("-").choose("fight baugi")
    assert {foe["id"]: foe["strength"] for foe in t.table["foes"]}["loki"] == strength - 1
    assert t.choose("stay").asked == ("thor", "DUTY")
    assert "act" in t.options


@pytest.mark.rule("YGG-173")
@pytest.mark.parametrize(("jotun", "enemy"), LINKED.items())
def test_beating_a_linked_jotun_opens_its_enemy(jotun: str, enemy: str) -> None:
    """If the Jotun linked to an enemy is beaten, then that enemy can be fought again."""
    t = before(jotun)
    place = PLACES[enemy]
    t.places(thor=place).begin("odin", "thor").until("DUTY")
    assert t.closed(f"fight {enemy}") == "YGG-138"
    t.throw("-").choose(f"fight {jotun}").choose("stay")
    assert t.asked == ("thor", "DUTY")
    assert f"fight {enemy}" in t.options


# --- rulings ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-365")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir"])
def test_a_fight_in_a_devastated_or_blocked_world_is_allowed(world: str) -> None:
    """If a world is devastated or blocked, then what is in it can be fought as anywhere."""
    jotun = {"asgard": "thjazi", "alfheim": "baugi", "nidavellir": "greip"}[world]
    t = saga_table().places(odin=world).enemies(hel=world, loki=world).devastated(world)
    assert fought(t, "loki").place_of("loki") == "cage"
    assert t.ruins == {world}
    t = saga_table().places(odin=world).enemies(hel=world).jotuns(jotun)
    assert fought(t, "hel").place_of("hel") == "niflheim"


@pytest.mark.rule("YGG-370")
@pytest.mark.parametrize(("enemy", "world"), [("surt", "muspelheim"), ("hel", "niflheim"), ("jormungand", "midgard")])
def test_who_cannot_retreat_cannot_be_fought(enemy: str, world: str) -> None:
    """If the target is where it would retreat to, or on the first island, then the fight is closed."""
    t = saga_table().places(odin=world).counts(giants=1, dead=1, valhalla=0).to_duty("odin")
    assert t.closed(f"fight {enemy}") == "YGG-370"
    t = saga_table().places(odin=world, thor=world).counts(giants=1, dead=1, island=1)
    if enemy != "jormungand":
        t.enemies(**{enemy: "alfheim"}).places(odin="alfheim")
    assert f"fight {enemy}" in t.to_duty("odin").options


@pytest.mark.rule("YGG-370")
@pytest.mark.parametrize("enemy", ["fenrir", "loki"])
def test_who_is_in_the_cage_cannot_be_fought(enemy: str) -> None:
    """If an enemy is in the Cage, then a god in Asgard cannot fight it."""
    t = saga_table().enemies(fenrir="cage", loki="cage", hel="asgard").to_duty("odin")
    assert f"fight {enemy}" not in t.options
    assert t.closed(f"fight {enemy}") in ("YGG-139", "YGG-155")
    t = saga_table().enemies(**{enemy: "asgard"}).to_duty("odin")
    assert f"fight {enemy}" in t.options
