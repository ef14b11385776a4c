"""A table with something of everything, to be seen field by field."""

from __future__ import annotations

from ninerealms.games.yggdrasil.seen.view import FoeSeen
from tests.games.yggdrasil.scenario import Table, saga_table


def laid() -> Table:
    """Four gods in the middle of a hard game, Odin's turn."""
    t = saga_table(4, mode="hard", gods="odin,thor,heimdall,freyja")
    t.places(odin="alfheim", thor="alfheim", heimdall="midgard", freyja="muspelheim")
    t.enemies(hel="alfheim", loki="cage", surt="asgard").devastated("asgard", "niflheim").midgard_under("vanaheim")
    t.jotuns("skadi", "gerda", "suttung").jotun_cards("thjazi", "thrym", "utgard-loki")
    t.elves(odin=2, thor=1).dice(odin=3).life(thor=3, freyja=5)
    t.artifacts("odin", "gungnir", "draupnir", "andvarinaut").artifacts("thor", "valshamr")
    t.holders("skidbladnir", "miming")
    t.counts(giants=2, dead=3, valhalla=3, island=2, nidhogg=1).creature_cards("four-stags", "urd", "vidofnir")
    t.bond("kin", "thor", "odin", "freyja").bond("lucky", "freyja", "thor").bond("travel", "heimdall", "odin")
    t.successes("thor", ("god", "II"), ("vanir", "I"), ("vanir", "II"))
    return t.wheel("surt of thor", "loki of odin").deck("odin", "nidhogg", "fenrir").shuffled("thor")


def begun() -> Table:
    return laid().begin("odin", "freyja").until("MOVE_TO")


def foe(name: str, place: str, strength: int, shielded: bool = False, slain: bool = False) -> FoeSeen:
    return FoeSeen(id=name, place=place, strength=strength, shielded=shielded, slain=slain)
