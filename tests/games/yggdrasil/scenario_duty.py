"""What tests of duties add to the scenarios: a creature drawn, a fight declined."""

from __future__ import annotations

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.kernel import engine
from tests.games.yggdrasil.scenario import Table


def drawn(t: Table, creature: str, god: str = "odin") -> Table:
    """A god alone in Svartalfheim draws a creature and another one, and takes the first."""
    other = "heidrun" if creature == "four-stags" else "four-stags"
    t.places(**{god: "svartalfheim"}).to_duty(god)
    return t.next_creatures(creature, other).choose("act", creature)


def decline_fight(t: Table) -> Table:
    """The answer to FIGHT_WHAT that fights nobody."""
    assert t.question == "FIGHT_WHAT"
    engine.apply(GAME.rules, t.s, v.NO_FIGHT)
    return t
