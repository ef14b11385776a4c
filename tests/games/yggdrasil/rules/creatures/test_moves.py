"""Creatures that restore, move, fight and give (pages 20 and 21)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_duty import decline_fight, drawn

WORLDS = content.world_ids


# --- Eikthyrnir ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-248")
@pytest.mark.parametrize("world", [world for world in WORLDS if world != "svartalfheim"])
def test_eikthyrnir_restores_any_world_for_nothing(world: str) -> None:
    """If Eikthyrnir helps, then any one marker goes back to the Cage, and no life is lost or risked."""
    other = "jotunheim" if world != "jotunheim" else "asgard"
    t = drawn(saga_table().devastated(world, other).elves(odin=1).counts(valhalla=1), "eikthyrnir")
    assert (t.asked, t.options) == (("odin", "CLEAR_WORLD"), {world, other})
    t.choose(world)
    assert t.ruins == {other}
    assert (t.life_of("odin"), t.table["cage_markers"]) == (7, 6)
    assert t.log("FACED_RISKS") == []
    assert next(foe["strength"] for foe in t.table["foes"] if foe["id"] == "fenrir") == 2


@pytest.mark.rule("YGG-248", "YGG-210")
def test_eikthyrnir_restores_in_vain_under_two_enemies() -> None:
    """If two enemies are in the world, then it is devastated again at once."""
    t = drawn(saga_table().devastated("alfheim").enemies(hel="alfheim", loki="alfheim"), "eikthyrnir")
    assert t.ruins == {"alfheim"}


@pytest.mark.rule("YGG-248")
def test_eikthyrnir_without_a_marker_does_nothing() -> None:
    """If no world is devastated, then Eikthyrnir changes nothing."""
    t = drawn(saga_table(), "eikthyrnir")
    assert (t.ruins, t.table["cage_markers"], t.asked) == (set(), 7, ("thor", "MOVE_TO"))


# --- Geri and Freki -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-249")
@pytest.mark.parametrize("world", WORLDS)
def test_geri_and_freki_carry_the_god_anywhere(world: str) -> None:
    """If the wolves help, then the god goes to any world, or stays, and need not fight."""
    thor = "svartalfheim" if world == "svartalfheim" else "asgard"
    t = drawn(saga_table().enemies(loki=world).places(thor=thor), "geri-and-freki")
    assert (t.asked, t.options) == (("odin", "GO_TO"), set(WORLDS))
    t.choose(world)
    assert t.place_of("odin") == world
    assert "loki" in t.options
    decline_fight(t)
    assert (t.place_of("loki"), t.life_of("odin"), t.asked) == (world, 7, ("thor", "MOVE_TO"))


@pytest.mark.rule("YGG-249")
@pytest.mark.parametrize("giants", [1, 2, 4])
def test_geri_and_freki_cancel_one_risk(giants: int) -> None:
    """If the god then fights, then one risk is cancelled without anything being used."""
    t = drawn(saga_table().enemies(surt="alfheim").counts(giants=giants), "geri-and-freki").choose("alfheim")
    t.throw("-").choose("surt")
    assert t.log("FACED_RISKS") == [("odin", giants + 1, giants)]
    assert (t.life_of("odin"), t.place_of("surt")) == (7 - giants, "muspelheim")
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-249", "YGG-232")
@pytest.mark.parametrize(("artifacts", "left"), [((), 3), (("miming",), 2), (("miming", "megingjord"), 1)])
def test_the_risk_the_wolves_cancel_is_not_doubled(artifacts: tuple[str, ...], left: int) -> None:
    """If the god wears Megingjord, then its artifacts cancel 2 risks, and the wolves still 1."""
    t = saga_table().enemies(surt="alfheim").counts(giants=3).artifacts("odin", *artifacts)
    drawn(t, "geri-and-freki").choose("alfheim").throw("-").choose("surt")
    assert t.log("FACED_RISKS") == [("odin", 4, left)]


@pytest.mark.rule("YGG-249", "YGG-370")
def test_the_wolves_fight_only_what_can_be_fought() -> None:
    """If the target is shielded, cannot retreat, or is elsewhere, then the wolves cannot fight it either."""
    t = drawn(saga_table().jotuns("angrboda"), "geri-and-freki").choose("vanaheim")
    assert t.options == {"angrboda", "none"}
    t = drawn(saga_table(), "geri-and-freki").choose("muspelheim")
    assert t.asked == ("thor", "MOVE_TO")


# --- Gullfaxi -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-250")
@pytest.mark.parametrize("jotun", ["baugi", "vafthrudnir", "thrym", "gerda"])
def test_gullfaxi_beats_any_active_jotun(jotun: str) -> None:
    """If Gullfaxi helps, then one active Jotun of choice, wherever it is, goes back to the gauge without a fight."""
    active = ("baugi", "vafthrudnir", "thrym", "gerda")
    t = drawn(saga_table().jotuns(*active), "gullfaxi")
    assert (t.asked, t.options) == (("odin", "BEAT_JOTUN"), set(active))
    assert t.closed("skadi") == "YGG-133"
    t.choose(jotun)
    assert set(t.table["jotuns"]) == set(active) - {jotun}
    assert (t.table["jotun_pieces"], jotun in t.table["jotun_cards"]) == (4, False)
    assert (t.life_of("odin"), t.log("FACED_RISKS")) == (7, [])


@pytest.mark.rule("YGG-250")
def test_gullfaxi_ends_the_effect_at_once() -> None:
    """If the Jotun blocked a world, then its action is open again for the next god."""
    t = drawn(saga_table().jotuns("baugi", "skadi").places(thor="alfheim"), "gullfaxi").choose("baugi", "stay")
    assert "act" in t.options
    t = drawn(saga_table().jotuns("baugi", "skadi").places(thor="alfheim"), "gullfaxi").choose("skadi", "stay")
    assert t.closed("act") == "YGG-135"


@pytest.mark.rule("YGG-250")
def test_gullfaxi_without_a_jotun_does_nothing() -> None:
    """If no Jotun is active, then nothing happens."""
    assert drawn(saga_table(), "gullfaxi").asked == ("thor", "MOVE_TO")


# --- Gulltopp -----------------------------------------------------------------------------------------


def with_goods() -> Table:
    t = saga_table().elves(odin=2, thor=1).dice(frigg=1, odin=1).artifacts("thor", "gungnir", "draupnir")
    return drawn(t.places(thor="niflheim"), "gulltopp")


@pytest.mark.rule("YGG-252")
def test_gulltopp_lets_every_god_give_to_any_other() -> None:
    """If Gulltopp helps, then every god in turn gives Elves, dice and artifacts to others, however far away."""
    t = with_goods()
    assert (t.asked, t.options) == (("odin", "GIVE_WHAT"), {"elf", "die", "none"})
    t.choose("elf")
    assert (t.asked, t.options) == (("odin", "GIVE_TO"), {"thor", "frigg"})
    t.choose("thor", "die", "frigg", "none")
    assert (t.asked, t.options) == (("thor", "GIVE_WHAT"), {"elf", "gungnir", "draupnir", "none"})
    t.choose("gungnir", "odin", "none")
    assert t.asked == ("frigg", "GIVE_WHAT")
    t.choose("die", "thor", "none")
    assert t.asked == ("thor", "MOVE_TO")
    held = {god: (t.god(god)["elves"], t.god(god)["vanir"], t.god(god)["artifacts"]) for god in t.gods}
    assert held == {"odin": (1, 0, ["gungnir"]), "thor": (2, 1, ["draupnir"]), "frigg": (0, 1, [])}


@pytest.mark.rule("YGG-252")
def test_under_gulltopp_nobody_need_give() -> None:
    """If no god wants to give, then nothing changes hands."""
    t = with_goods().choose("none", "none", "none")
    assert t.asked == ("thor", "MOVE_TO")
    assert (t.god("odin")["elves"], t.god("thor")["artifacts"]) == (2, ["draupnir", "gungnir"])


@pytest.mark.rule("YGG-252", "YGG-363")
@pytest.mark.tells("GAVE YGG-252")
def test_a_support_god_is_given_nothing() -> None:
    """If a support god is in play, then it neither gives nor is given anything."""
    t = drawn(saga_table(2).elves(odin=1, thor=1), "gulltopp").choose("elf")
    if t.question == "GIVE_TO":
        assert t.options == {"thor"}
    assert t.god("frigg")["elves"] == 0


# --- Ratatosk -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-256")
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("acts", ["yes", "no"])
def test_ratatosk_carries_the_god_and_lets_it_act(world: str, acts: str) -> None:
    """If Ratatosk helps, then the god goes to any world and may then do the action there."""
    t = saga_table().enemies(surt="cage", hel="cage", loki="cage").counts(giants=3, dead=3).devastated("vanaheim")
    if world == "vanaheim":
        t.devastated("alfheim")
    drawn(t.places(thor="niflheim", frigg="niflheim"), "ratatosk")
    assert (t.asked, t.options) == (("odin", "GO_TO"), set(WORLDS))
    t.choose(world)
    assert (t.place_of("odin"), t.asked) == (world, ("odin", "ACT_THERE"))
    if acts == "yes":
        prepare(t, world)
    t.choose(acts)
    told = [line[1] for line in t.log("ACTED")]
    assert told == (["svartalfheim", world] if acts == "yes" else ["svartalfheim"])


def prepare(t: Table, world: str) -> Table:
    """The results the action needs."""
    if world in ("asgard", "niflheim", "muspelheim"):
        return t.throw("-")
    if world == "jotunheim":
        return t.stones("turning", "deed")
    return t.next_creatures("heidrun", "vidofnir") if world == "svartalfheim" else t


@pytest.mark.rule("YGG-256")
@pytest.mark.parametrize(
    ("company", "dice"), [({}, 2), ({"thor": "vanaheim"}, 3), ({"loki": "vanaheim"}, 1)], ids=["alone", "god", "enemy"]
)
def test_the_action_with_ratatosk_has_the_grade_of_that_world(company: dict[str, str], dice: int) -> None:
    """If the god acts where Ratatosk took it, then who is there makes the grade."""
    t = saga_table().enemies(loki=company.get("loki", "cage")).places(thor=company.get("thor", "asgard"))
    drawn(t, "ratatosk").choose("vanaheim", "yes")
    assert t.god("odin")["vanir"] == dice


@pytest.mark.rule("YGG-256")
@pytest.mark.parametrize("closed", ["devastated", "blocked"])
def test_ratatosk_gives_no_action_where_there_is_none(closed: str) -> None:
    """If the world is devastated or blocked, then the god may go there, and neither acts nor restores."""
    t = saga_table().devastated("alfheim") if closed == "devastated" else saga_table().jotuns("baugi")
    drawn(t, "ratatosk").choose("alfheim")
    assert (t.place_of("odin"), t.asked) == ("alfheim", ("thor", "MOVE_TO"))
    assert t.life_of("odin") == 7


# --- Sleipnir -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-259")
def test_sleipnir_carries_every_god_anywhere() -> None:
    """If Sleipnir helps, then every god in turn goes to any world of its own choice, or stays."""
    t = drawn(saga_table(), "sleipnir")
    for god, world in (("odin", "niflheim"), ("thor", "midgard"), ("frigg", "asgard")):
        assert (t.asked, t.options) == ((god, "GO_TO"), set(WORLDS))
        t.choose(world)
    assert [t.place_of(god) for god in t.gods] == ["niflheim", "midgard", "asgard"]
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-259", "YGG-363")
@pytest.mark.parametrize("players", [1, 2])
def test_sleipnir_carries_support_gods_too(players: int) -> None:
    """If support gods are in play, then they go as well, where the acting god says."""
    t = drawn(saga_table(players), "sleipnir")
    for seat, world in enumerate(("niflheim", "midgard", "alfheim")):
        assert t.asked == (t.gods[seat] if seat < players else "odin", "GO_TO")
        t.choose(world)
    assert [t.place_of(god) for god in t.gods] == ["niflheim", "midgard", "alfheim"]
