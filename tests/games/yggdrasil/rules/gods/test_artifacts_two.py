"""Artifacts of level 2: each cancels one risk against one kind of opponent (pages 18 and 19)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

AGAINST = {
    "gleipnir": "fenrir",
    "gungnir": "hel",
    "hofund": "loki",
    "jarngreipr": "thjazi",
    "miming": "surt",
    "mjollnir": "jormungand",
}
OPPONENTS = tuple(AGAINST.values())
RULES = {
    "gleipnir": pytest.mark.rule("YGG-234"),
    "gungnir": pytest.mark.rule("YGG-235"),
    "hofund": pytest.mark.rule("YGG-236"),
    "jarngreipr": pytest.mark.rule("YGG-237"),
    "miming": pytest.mark.rule("YGG-238"),
    "mjollnir": pytest.mark.rule("YGG-239"),
}
PAIRS = [
    pytest.param(artifact, opponent, marks=RULES[artifact], id=f"{artifact}-{opponent}")
    for artifact in AGAINST
    for opponent in OPPONENTS
]
OWN = [pytest.param(artifact, opponent, marks=RULES[artifact], id=artifact) for artifact, opponent in AGAINST.items()]
STRENGTH = {"fenrir": 3, "hel": 3, "loki": 2, "thjazi": 2, "surt": 4, "jormungand": 3}


def before(opponent: str) -> Table:
    """Odin with an opponent, the strengths as above."""
    t = saga_table().counts(dead=2, giants=3, island=1).jotuns("thjazi" if opponent == "thjazi" else "baugi")
    t.devastated("niflheim", "jotunheim")
    if opponent == "jormungand":
        return t.places(odin="midgard")
    return t if opponent == "thjazi" else t.enemies(**{opponent: "asgard"})


def faced(t: Table, opponent: str) -> tuple[int, int]:
    """The risks of the fight before and after artifacts; every die fails."""
    t.to_duty("odin").throw("-").choose(f"fight {opponent}")
    line = t.log("FACED_RISKS")[0]
    assert t.life_of("odin") == 7 - int(line[2])
    return int(line[1]), int(line[2])


@pytest.mark.parametrize(("artifact", "opponent"), PAIRS)
def test_an_artifact_cancels_one_risk_against_its_opponent_only(artifact: str, opponent: str) -> None:
    """If the owner fights the artifact's opponent, then one risk is cancelled, and against any other none."""
    strength = STRENGTH[opponent]
    expected = strength - (AGAINST[artifact] == opponent)
    assert faced(before(opponent).artifacts("odin", artifact), opponent) == (strength, expected)


@pytest.mark.parametrize(("artifact", "opponent"), OWN)
def test_an_artifact_helps_its_owner_only(artifact: str, opponent: str) -> None:
    """If another god in the world owns the artifact, or Thrym is active, then no risk is cancelled."""
    strength = STRENGTH[opponent]
    t = before(opponent).artifacts("thor", artifact).places(thor="midgard" if opponent == "jormungand" else "asgard")
    assert faced(t, opponent) == (strength, strength)
    t = before(opponent).artifacts("odin", artifact)
    t.jotuns("thrym", "thjazi" if opponent == "thjazi" else "baugi")
    strength += opponent == "loki"
    assert faced(t, opponent) == (strength, strength)


@pytest.mark.parametrize(("artifact", "opponent"), OWN)
def test_an_artifact_works_in_every_fight(artifact: str, opponent: str) -> None:
    """If the artifact was used, then the god keeps it."""
    t = before(opponent).artifacts("odin", artifact)
    faced(t, opponent)
    assert t.god("odin")["artifacts"] == [artifact]


@pytest.mark.rule("YGG-237")
@pytest.mark.parametrize("jotun", ["baugi", "gerda", "suttung", "skyrmir", "hrungnir", "beli", "hymir"])
def test_jarngreipr_works_against_any_jotun(jotun: str) -> None:
    """If a Jotun of any class is fought, then Jarngreipr cancels one of the two risks."""
    facts = content.JOTUNS[content.jotun_ids.index(jotun)]
    home = facts.get("blocks") or {"surt": "asgard", "jormungand": "midgard"}.get(facts.get("links", ""), "jotunheim")
    t = saga_table().jotuns(jotun).enemies(surt="asgard").places(odin=str(home)).artifacts("odin", "jarngreipr")
    assert faced(t, jotun) == (2, 1)


@pytest.mark.rule("YGG-234", "YGG-235", "YGG-239")
@pytest.mark.parametrize(("world", "risks"), [("asgard", 3), ("niflheim", 2), ("muspelheim", 2)])
def test_no_such_artifact_helps_in_an_action(world: str, risks: int) -> None:
    """If a god owns all of them and acts where there are risks, then none is cancelled."""
    t = saga_table().artifacts("odin", *AGAINST).places(odin=world, thor="midgard", frigg="midgard")
    t.enemies(surt="alfheim", hel="alfheim").devastated("alfheim").counts(giants=1, dead=1)
    t.to_duty("odin").throw("-").choose("act")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]


@pytest.mark.rule("YGG-232", "YGG-238")
@pytest.mark.parametrize(
    ("own", "thors", "left"),
    [
        (("miming",), (), 3),
        (("miming", "megingjord"), (), 2),
        (("megingjord",), (), 4),
        (("miming",), ("megingjord",), 3),
    ],
)
def test_miming_and_the_belt(own: tuple[str, ...], thors: tuple[str, ...], left: int) -> None:
    """If Surt has strength 4, then Miming leaves 3 risks, with the belt 2; the belt alone or of others adds none."""
    assert faced(before("surt").artifacts("odin", *own).artifacts("thor", *thors), "surt") == (4, left)
