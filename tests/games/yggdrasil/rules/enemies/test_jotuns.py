"""The Jotuns: what they block, link with and hinder (page 12)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import activation, saga_table

BLOCKED = {
    "thjazi": "asgard",
    "baugi": "alfheim",
    "skadi": "vanaheim",
    "geirrod": "midgard",
    "greip": "nidavellir",
    "gjalp": "svartalfheim",
    "starkadr": "niflheim",
    "beli": "muspelheim",
}
LINKED = {"angrboda": "loki", "gerda": "surt", "hyrrokkin": "hel", "hymir": "jormungand", "vafthrudnir": "fenrir"}
HINDERING = ["suttung", "skyrmir", "thrym", "hrungnir", "utgard-loki"]


# --- activation -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-132")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "fenrir", "nidhogg"])
def test_only_loki_activates_jotuns_in_the_easy_game(enemy: str) -> None:
    """If another enemy is activated, then no Jotun comes; if Loki is, one does."""
    assert activation(enemy).begin("odin").log("JOTUN_CAME") == []
    assert activation("loki").next_jotun("beli").begin("odin").log("JOTUN_CAME") == [("beli",)]


@pytest.mark.rule("YGG-132")
def test_a_saga_can_activate_a_jotun_too() -> None:
    """If Nidhogg reaches an icon of a saga that calls a Jotun, then one comes without Loki."""
    t = activation("nidhogg", 3, saga=5).counts(nidhogg=1).next_jotun("beli").begin("odin")
    assert t.log("ENEMY_ACTIVATED") == [("nidhogg", "odin")]
    assert t.table["jotuns"] == ["beli"]


@pytest.mark.rule("YGG-133")
def test_the_effect_lasts_until_the_jotun_is_beaten() -> None:
    """If a Jotun is activated, then its effect holds for every player and later rounds, and ends when it is beaten."""
    t = activation("loki").everybody_in("alfheim").next_jotun("baugi").begin("odin")
    for _ in range(3):
        t.until("DUTY")
        assert t.why("act") == "world-is-blocked"
        t.choose("none")
    assert t.table["round"] == 2
    assert t.table["jotuns"] == ["baugi"]
    t.begin("frigg").until("DUTY").throw("S").choose("fight baugi")
    assert t.log("JOTUN_BEATEN") == [("baugi",)]
    assert "act" in t.until("DUTY").options


# --- blocked worlds -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-134", "YGG-358")
@pytest.mark.parametrize(("jotun", "world"), BLOCKED.items())
def test_each_of_eight_jotuns_blocks_one_world(jotun: str, world: str) -> None:
    """If one of these Jotuns is activated, then its piece is in its world and that world alone is blocked."""
    t = activation("loki").next_jotun(jotun).begin("odin")
    assert [seen["id"] for seen in t.table["worlds"] if seen["blocked"]] == [world]
    assert [seen["id"] for seen in t.table["worlds"] if jotun in seen["jotuns"]] == [world]


@pytest.mark.rule("YGG-358")
def test_jotunheim_is_never_blocked() -> None:
    """If all blocking Jotuns are counted, then every world but Jotunheim can be blocked, each by one Jotun."""
    assert set(content.world_ids) - set(BLOCKED.values()) == {"jotunheim"}
    t = saga_table().places(odin="jotunheim").jotuns(*list(BLOCKED)[:7])
    assert not t.world("jotunheim")["blocked"]
    assert "act" in t.to_duty("odin").options


@pytest.mark.rule("YGG-135")
@pytest.mark.parametrize(("jotun", "world"), BLOCKED.items())
@pytest.mark.parametrize("is_devastated", [False, True])
def test_no_action_in_a_blocked_world(jotun: str, world: str, is_devastated: bool) -> None:
    """If a Jotun blocks a world, then neither its own action nor restoring is possible there."""
    ruins = [world] if is_devastated else ["jotunheim"]
    t = saga_table(2).places(odin=world).jotuns(jotun).devastated(*ruins).counts(giants=2, dead=2).to_duty("odin")
    assert "act" not in t.options
    assert "restore" not in t.options
    assert t.why("act") == "world-is-blocked"
    assert t.closed("act") == "YGG-135"
    if is_devastated:
        assert t.why("restore") == "world-is-blocked"


@pytest.mark.rule("YGG-135")
@pytest.mark.parametrize("jotun", [None, "baugi"])
def test_no_saga_action_in_a_blocked_world(jotun: str | None) -> None:
    """If a Jotun blocks a world, then the saga action is closed there too; without it, it is offered."""
    t = saga_table(saga=1).places(odin="alfheim").enemies(loki="alfheim").jotuns(*([jotun] if jotun else []))
    t.to_duty("odin")
    assert ("saga" in t.options) == (jotun is None)
    if jotun:
        assert t.why("saga") == "world-is-blocked"


@pytest.mark.rule("YGG-136")
def test_a_blocked_world_is_open_for_fights() -> None:
    """If a world is blocked, then an enemy, the Jotun itself and a saga opponent there can be fought."""
    t = saga_table(saga=2).places(odin="alfheim").enemies(loki="alfheim", son_a="off", son_b="off", son_c="alfheim")
    t.devastated("alfheim").jotuns("baugi").to_duty("odin")
    assert t.options == {"none", "fight loki", "fight baugi", "fight son-c"}
    t.throw("S").choose("fight loki")
    assert t.place_of("loki") == "cage"
    assert t.table["jotuns"] == ["baugi"]


# --- links ----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-137", "YGG-359")
@pytest.mark.parametrize(("jotun", "enemy"), LINKED.items())
def test_each_of_five_jotuns_is_linked_with_one_enemy(jotun: str, enemy: str) -> None:
    """If one of these Jotuns is activated, then it is with its enemy and shields that enemy alone."""
    t = activation("loki").enemies(fenrir="asgard").places(odin="alfheim").next_jotun(jotun).begin("odin")
    assert [foe["id"] for foe in t.table["foes"] if foe["shielded"]] == [enemy]
    assert [seen["id"] for seen in t.table["worlds"] if jotun in seen["jotuns"]] == [t.place_of(enemy)]
    assert not any(seen["blocked"] for seen in t.table["worlds"])


@pytest.mark.rule("YGG-137")
def test_a_linked_jotun_goes_along_with_its_enemy() -> None:
    """If the enemy moves, then the Jotun on its figure is in the new world."""
    t = activation("hel").jotuns("hyrrokkin").begin("odin")
    assert t.place_of("hel") == "svartalfheim"
    assert t.world("svartalfheim")["jotuns"] == ["hyrrokkin"]
    assert t.world("niflheim")["jotuns"] == []


@pytest.mark.rule("YGG-138")
@pytest.mark.parametrize(("jotun", "enemy"), LINKED.items())
def test_a_linked_enemy_cannot_be_fought_before_its_jotun(jotun: str, enemy: str) -> None:
    """If a Jotun is linked with an enemy, then only the Jotun can be fought; once it is beaten, the enemy can be."""
    world = "midgard" if enemy == "jormungand" else "asgard"
    t = saga_table().everybody_in(world).counts(island=2).enemies(**{enemy: world}).jotuns(jotun).to_duty("odin")
    assert f"fight {enemy}" not in t.options
    assert t.closed(f"fight {enemy}") == "YGG-138"
    t.throw("S").choose(f"fight {jotun}").until("DUTY")
    assert f"fight {enemy}" in t.options
    assert f"fight {jotun}" not in t.options


@pytest.mark.rule("YGG-138")
def test_a_link_shields_nobody_else() -> None:
    """If a Jotun is linked with one enemy, then another enemy in the same world can be fought."""
    t = saga_table().enemies(hel="asgard", surt="asgard").devastated("asgard").jotuns("gerda").to_duty("odin")
    assert t.options == {"none", "restore", "fight hel", "fight gerda"}


@pytest.mark.rule("YGG-139", "YGG-140")
@pytest.mark.parametrize(("jotun", "enemy"), [("vafthrudnir", "fenrir"), ("angrboda", "loki")])
def test_a_jotun_cannot_be_fought_while_its_enemy_is_in_the_cage(jotun: str, enemy: str) -> None:
    """If the linked enemy is in the Cage, then its Jotun is nowhere to be fought until that enemy comes out."""
    t = saga_table().enemies(**{enemy: "cage", "hel": "asgard"}).jotuns(jotun)
    assert all(jotun not in world["jotuns"] for world in t.table["worlds"])
    t.to_duty("odin")
    assert f"fight {jotun}" not in t.options
    assert t.closed(f"fight {jotun}") == "YGG-139"
    t = activation(enemy).enemies(**{enemy: "cage"}).jotuns(jotun)
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin").until("DUTY")
    assert t.place_of(enemy) == "asgard"
    assert f"fight {jotun}" in t.options


# --- the Sword of Obstacles -----------------------------------------------------------------------


@pytest.mark.rule("YGG-141")
@pytest.mark.parametrize("jotun", HINDERING)
def test_each_of_five_jotuns_is_in_jotunheim(jotun: str) -> None:
    """If one of these Jotuns is activated, then it is in Jotunheim, blocks and shields nothing, and is fought there."""
    t = activation("loki").places(odin="jotunheim").next_jotun(jotun).begin("odin").choose("stay")
    assert [seen["id"] for seen in t.table["worlds"] if jotun in seen["jotuns"]] == ["jotunheim"]
    assert not any(seen["blocked"] for seen in t.table["worlds"])
    assert not any(foe["shielded"] for foe in t.table["foes"])
    assert {"act", f"fight {jotun}"} <= t.options


@pytest.mark.rule("YGG-141")
@pytest.mark.parametrize("jotun", HINDERING)
def test_a_hindering_jotun_is_fought_nowhere_else(jotun: str) -> None:
    """If a god is not in Jotunheim, then it cannot fight a Jotun of the sword."""
    t = saga_table().enemies(loki="asgard").jotuns(jotun).to_duty("odin")
    assert t.closed(f"fight {jotun}") == "YGG-155"


@pytest.mark.rule("YGG-142")
@pytest.mark.parametrize("jotuns", [(), ("suttung",)])
def test_suttung_keeps_the_elves_from_helping(jotuns: tuple[str, ...]) -> None:
    """If Suttung is active, then no Elf changes a die after the throw; otherwise the god is asked."""
    t = saga_table().places(odin="niflheim").elves(odin=3).counts(dead=3).jotuns(*jotuns).enemies(hel="midgard")
    t.to_duty("odin").throw("-").choose("act")
    if jotuns:
        assert t.asked == ("thor", "MOVE_TO")
        assert (t.life_of("odin"), t.god("odin")["elves"]) == (5, 3)
    else:
        assert t.asked == ("odin", "CHANGE_DIE")
        assert "god" in t.options


@pytest.mark.rule("YGG-142")
@pytest.mark.parametrize("jotuns", [(), ("suttung",)])
def test_suttung_keeps_the_elves_of_comrades_from_helping(jotuns: tuple[str, ...]) -> None:
    """If Suttung is active, then a comrade cannot use an Elf for its own die either."""
    t = saga_table(mode="hard").everybody_in("niflheim").counts(dead=3).elves(thor=1).jotuns(*jotuns)
    t.enemies(loki="niflheim", hel="midgard").to_duty("odin").throw("-", comrades=("-", "-")).choose("act")
    assert t.asked == (("thor", "MOVE_TO") if jotuns else ("thor", "COMRADE_ELF"))


@pytest.mark.rule("YGG-143")
@pytest.mark.parametrize("jotuns", [(), ("skyrmir",)])
def test_skyrmir_keeps_the_heroes_from_helping(jotuns: tuple[str, ...]) -> None:
    """If Skyrmir is active, then no Hero cancels a risk; otherwise the god is asked how many do."""
    t = saga_table().places(odin="niflheim").counts(dead=3, valhalla=5).jotuns(*jotuns).enemies(hel="midgard")
    t.to_duty("odin")
    if jotuns:
        t.throw("-").choose("act")
        assert t.table["valhalla"] == 5
        assert t.life_of("odin") == 5
    else:
        t.choose("act")
        assert t.asked == ("odin", "USE_HEROES")
        t.choose(2)
        assert t.life_of("odin") == 7


@pytest.mark.rule("YGG-144")
@pytest.mark.parametrize(("jotuns", "lost"), [((), 0), (("thrym",), 1)])
def test_thrym_stops_artifacts_that_help_in_a_fight(jotuns: tuple[str, ...], lost: int) -> None:
    """If Thrym is active, then Hofund and the belt cancel none of the 2 risks against Loki; else they do."""
    t = saga_table().enemies(loki="asgard").artifacts("odin", "hofund", "megingjord").jotuns(*jotuns).to_duty("odin")
    if jotuns:
        t.throw("S")
    t.choose("fight loki")
    assert t.life_of("odin") == 7 - lost


@pytest.mark.rule("YGG-144")
@pytest.mark.parametrize("jotuns", [(), ("thrym",)])
@pytest.mark.parametrize(
    ("artifact", "world"), [("skidbladnir", "vanaheim"), ("gjallarhorn", "svartalfheim"), ("hringhorni", "niflheim")]
)
def test_thrym_stops_artifacts_that_move(artifact: str, world: str, jotuns: tuple[str, ...]) -> None:
    """If Thrym is active, then an artifact opens no further world in step 2."""
    place = "midgard" if artifact != "gjallarhorn" else "asgard"
    t = saga_table().places(odin=place).artifacts("odin", artifact).jotuns(*jotuns).begin("odin")
    assert (world in t.options) == (not jotuns)


@pytest.mark.rule("YGG-144")
@pytest.mark.parametrize(("jotuns", "price", "grade"), [((), 1, "bonus"), (("thrym",), 2, "normal")])
def test_thrym_stops_all_artifacts(jotuns: tuple[str, ...], price: int, grade: str) -> None:
    """If Thrym is active, then restoring costs its full price and Odroerir gives no bonus; both are still owned."""
    owned = ("idunns-apples", "odroerir")
    t = saga_table().places(odin="alfheim").devastated("alfheim").artifacts("odin", *owned).jotuns(*jotuns)
    assert t.world("alfheim")["grades"][0] == grade
    t.to_duty("odin").choose("restore")
    assert t.life_of("odin") == 7 - price
    assert sorted(t.god("odin")["artifacts"]) == sorted(owned)


@pytest.mark.rule("YGG-145")
@pytest.mark.parametrize("jotuns", [(), ("hrungnir",)])
def test_hrungnir_keeps_the_vanir_dice_from_being_rolled(jotuns: tuple[str, ...]) -> None:
    """If Hrungnir is active, then only the god die is rolled; otherwise the god is asked how many dice it adds."""
    t = saga_table().places(odin="niflheim").counts(dead=3).dice(odin=3).jotuns(*jotuns).enemies(hel="midgard")
    t.to_duty("odin")
    if jotuns:
        t.throw("S").choose("act")
        assert t.log("VANIR_ROLLED") == []
        assert (t.life_of("odin"), t.god("odin")["vanir"]) == (6, 3)
    else:
        t.choose("act")
        assert t.asked == ("odin", "ROLL_VANIR")
        assert t.options == {0, 1, 2, 3}


@pytest.mark.rule("YGG-146")
@pytest.mark.parametrize("jotuns", [(), ("utgard-loki",)])
def test_utgard_loki_keeps_the_god_die_from_being_rolled(jotuns: tuple[str, ...]) -> None:
    """If Utgard-Loki is active, then only Vanir dice are rolled; otherwise the god die is rolled with them."""
    t = saga_table().places(odin="niflheim").counts(dead=3).dice(odin=1).jotuns(*jotuns).enemies(hel="midgard")
    t.to_duty("odin").choose("act")
    t.throw(None if jotuns else "S", "S").choose(1)
    assert len(t.log("GOD_DIE_ROLLED")) == (0 if jotuns else 1)
    assert t.life_of("odin") == (6 if jotuns else 7)


@pytest.mark.rule("YGG-146")
def test_utgard_loki_keeps_the_dice_of_comrades_away_too() -> None:
    """If Utgard-Loki is active, then no god die at all is rolled, not even a comrade's; every risk costs life."""
    t = saga_table(mode="hard").everybody_in("niflheim").counts(dead=3).jotuns("utgard-loki").enemies(hel="midgard")
    t.to_duty("odin").choose("act")
    assert t.log("GOD_DIE_ROLLED") == t.log("COMRADE_ROLLED") == []
    assert t.life_of("odin") == 6
