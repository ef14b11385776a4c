"""Worlds with company, and actions there."""

from __future__ import annotations

from tests.games.yggdrasil.scenario import Table, saga_table

AMOUNT = {"penalty": 1, "normal": 2, "bonus": 3}
RISKY = ("asgard", "muspelheim", "niflheim")


def with_company(world: str, company: str, players: int = 3) -> Table:
    """Odin in a world, alone or with others, everywhere something to do."""
    away = "niflheim" if world != "niflheim" else "alfheim"
    ruin = "vanaheim" if world != "vanaheim" else "alfheim"
    t = saga_table(players).counts(giants=3, dead=3, island=1).devastated(ruin)
    t.enemies(surt="cage", hel="cage", loki=world if "enemy" in company else "cage")
    t.places(odin=world, thor=world if "god" in company else away, frigg=world if "two" in company else away)
    return t


def acted(t: Table, world: str) -> str:
    """The grade of Odin's action."""
    if world in RISKY:
        t.throw("-")
    t.to_duty("odin")
    count = AMOUNT[t.world(world)["grades"][0]]
    if world == "svartalfheim":
        t.next_creatures(*("heidrun", "vidofnir", "gullinkambi")[:count])
    if world == "jotunheim":
        t.stones(*("turning", "deed", "journey")[:count])
    if world == "nidavellir" and count == 1:
        t.next_artifact("draupnir")
    t.choose("act")
    told = t.log("ACTED")
    assert len(told) == 1
    assert told[0][:2] == ("odin", world)
    return str(told[0][2])
