"""Step 3: the duty, one fight or one action or none (pages 12 and 13)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

RISKY = {"asgard": 3, "niflheim": 2, "muspelheim": 2}


def alone_in(world: str) -> Table:
    """Odin alone in a world where every action has something to do; the other gods and all enemies are elsewhere."""
    away = "midgard" if world == "vanaheim" else "vanaheim"
    t = saga_table().places(odin=world, thor=away, frigg=away).counts(giants=3, dead=3)
    return t.enemies(surt="cage", hel="cage", loki="cage").devastated(away)


def act(t: Table, world: str) -> Table:
    """The action, with the results it needs and no die a success."""
    if world in RISKY:
        t.throw("-")
    elif world == "jotunheim":
        t.stones("turning", "deed")
    elif world == "svartalfheim":
        t.next_creatures("heidrun", "four-stags")
    return t.choose("act")


@pytest.mark.rule("YGG-151")
def test_no_duty_is_always_possible() -> None:
    """If a god has a duty to choose, then it may choose none, and the turn is over with nothing changed."""
    t = saga_table().places(odin="alfheim").to_duty("odin")
    assert "none" in t.options
    t.choose("none")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.god("odin")["elves"] == 0


@pytest.mark.rule("YGG-151")
@pytest.mark.parametrize("duty", ["act", "fight loki"])
def test_one_duty_only(duty: str) -> None:
    """If a god has acted or fought, then its turn is over, though the other would have been possible."""
    t = saga_table().places(odin="alfheim").enemies(loki="alfheim").to_duty("odin")
    assert {"act", "fight loki", "none"} <= t.options
    if duty == "act":
        t.choose("act")
    else:
        t.throw("S").choose(duty)
    if t.question == "TAKE_COUNT":
        t.choose(1)
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-152", "YGG-155")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir", "jotunheim"])
def test_only_what_is_in_the_same_world_can_be_fought(world: str) -> None:
    """If an enemy is in the god's world it can be fought, and if it is in another, it cannot."""
    t = saga_table().places(odin=world).enemies(loki=world, surt="svartalfheim", hel="svartalfheim").to_duty("odin")
    assert {word for word in t.options if str(word).startswith("fight")} == {"fight loki"}
    for other in ("fight surt", "fight hel", "fight jormungand"):
        assert t.closed(other) == "YGG-155"


@pytest.mark.rule("YGG-152", "YGG-155")
@pytest.mark.parametrize(
    ("jotun", "world"),
    [("thjazi", "asgard"), ("baugi", "alfheim"), ("gerda", "alfheim"), ("hymir", "midgard"), ("suttung", "jotunheim")],
)
def test_a_jotun_is_fought_where_its_piece_is(jotun: str, world: str) -> None:
    """If a Jotun blocks, links or hinders, then it is fought in that world, with its enemy, or in Jotunheim."""
    t = saga_table().jotuns(jotun).enemies(surt="alfheim").places(odin=world).to_duty("odin")
    assert f"fight {jotun}" in t.options
    other = "vanaheim"
    t = saga_table().jotuns(jotun).enemies(surt="alfheim").places(odin=other).to_duty("odin")
    assert t.closed(f"fight {jotun}") == "YGG-155"


@pytest.mark.rule("YGG-153")
@pytest.mark.tells("ACTED YGG-153")
@pytest.mark.parametrize("world", content.world_ids)
def test_the_action_is_that_of_the_world_the_god_is_in(world: str) -> None:
    """If a god acts, then it does the action of the world where it stands, and of no other."""
    t = act(alone_in(world).to_duty("odin"), world)
    assert [line[:2] for line in t.log("ACTED")] == [("odin", world)]
    assert ("HEROES_CAME" in t.story) == (world == "midgard")
    assert ("TOOK_DICE" in t.story) == (world == "vanaheim")
    assert (t.question == "TAKE_COUNT") == (world == "alfheim")
    assert (t.question == "TAKE_ARTIFACT") == (world == "nidavellir")
    assert (t.question == "PICK_CREATURE") == (world == "svartalfheim")
    assert (t.question == "APPLY_RUNE") == (world == "jotunheim")
    assert ("WORLD_RESTORED" in t.story) == (world == "asgard")


@pytest.mark.rule("YGG-154")
@pytest.mark.parametrize("world", content.world_ids)
def test_some_actions_carry_risks(world: str) -> None:
    """If the action is that of Asgard, Niflheim or Muspelheim, then there are risks, and in the other worlds none."""
    t = act(alone_in(world).to_duty("odin"), world)
    faced = t.log("FACED_RISKS")
    assert bool(faced) == (world in RISKY)
    if world in RISKY:
        assert faced[0][:2] == ("odin", RISKY[world])
        assert t.life_of("odin") == 7 - RISKY[world]
    else:
        assert t.life_of("odin") == 7


@pytest.mark.rule("YGG-154")
@pytest.mark.parametrize(("enemy", "risks"), [("loki", 1), ("surt", 3), ("hel", 4)])
def test_every_fight_carries_risks(enemy: str, risks: int) -> None:
    """If a god fights, then it faces risks."""
    t = saga_table().enemies(**{enemy: "asgard"}).counts(giants=2, dead=3).to_duty("odin").throw("-")
    t.choose(f"fight {enemy}")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]


# --- actions that would move nothing ------------------------------------------------------------------


@pytest.mark.rule("YGG-371")
@pytest.mark.parametrize(
    ("world", "report", "rule"),
    [
        ("alfheim", {"elf_reserve": 0}, "YGG-181"),
        ("vanaheim", {"vanir_reserve": 0}, "YGG-183"),
        ("midgard", {"valhalla": 8}, "YGG-371"),
        ("niflheim", {"dead": 0}, "YGG-371"),
        ("muspelheim", {"giants": 0}, "YGG-371"),
        ("asgard", {"ruin": 0}, "YGG-371"),
        ("svartalfheim", {"creatures": 0}, "YGG-371"),
    ],
)
def test_an_action_that_would_move_nothing_is_not_offered(world: str, report: dict[str, int], rule: str) -> None:
    """If there is nothing to take, to send back or to restore, then the action is closed, and else it is open."""
    assert "act" in alone_in(world).to_duty("odin").options
    t = alone_in(world).enemies(loki=world).counts(**report).to_duty("odin")
    assert "act" not in t.options
    assert t.closed("act") == rule


@pytest.mark.rule("YGG-371")
def test_without_an_artifact_to_take_nidavellir_is_closed() -> None:
    """If the holders open to the god are empty, then Nidavellir's action is closed."""
    level_one = content.artifact_ids[:6]
    t = alone_in("nidavellir").enemies(loki="nidavellir").artifacts("thor", *level_one).to_duty("odin")
    assert "act" not in t.options
    t = alone_in("nidavellir").artifacts("thor", *level_one).to_duty("odin")
    assert "act" in t.options


@pytest.mark.rule("YGG-371")
@pytest.mark.parametrize(
    ("world", "asked"), [("alfheim", True), ("midgard", False), ("niflheim", False), ("muspelheim", False)]
)
def test_how_many_is_asked_only_of_elves_and_dice(world: str, asked: bool) -> None:
    """If an action gives up to so many, then the god says how many Elves, and of all else as many as there are come."""
    t = act(alone_in(world).to_duty("odin"), world)
    assert (t.question == "TAKE_COUNT") == asked
    assert (t.table["anonymous"], t.table["giants"]) == (3 * (world != "niflheim"), 3 * (world != "muspelheim"))


@pytest.mark.rule("YGG-371")
@pytest.mark.parametrize(
    ("world", "report", "seen"),
    [
        ("alfheim", {"elf_reserve": 1}, "elves"),
        ("vanaheim", {"vanir_reserve": 1}, "vanir"),
        ("midgard", {"valhalla": 7}, "valhalla"),
    ],
)
def test_fewer_pieces_than_the_action_gives_are_taken_as_they_are(
    world: str, report: dict[str, int], seen: str
) -> None:
    """If only one piece is left where the action gives more, then that one is taken."""
    t = alone_in(world).enemies(jormungand="off" if world == "midgard" else "midgard").counts(**report).to_duty("odin")
    t.choose("act")
    if t.question == "TAKE_COUNT":
        assert t.options == {1}
        t.choose(1)
    if seen == "valhalla":
        assert t.table["valhalla"] == 8
    else:
        assert {"elves": t.god("odin")["elves"], "vanir": t.god("odin")["vanir"]}[seen] == 1
        assert {"elves": t.table["elves_reserve"], "vanir": t.table["vanir_reserve"]}[seen] == 0
