"""The guided first game: what is explained when it comes up for the first time, as `lesson-<name>` in the texts."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kernel.game import Event

GUIDED_LEGEND = 0


class Asked(NamedTuple):
    """A lesson for a question, where an answer of a range is offered."""

    kind: int
    first: int
    end: int
    lesson: str


ANY = 1 << 15

ASKED = (
    Asked(v.CHOOSE_HERO, 0, ANY, "heroes"),
    Asked(v.ACT, 0, v.VIA, "hours"),
    Asked(v.ACT, v.VIA, v.TAKE_ALONG, "on-the-way"),
    Asked(v.ACT, v.FIGHT, v.FIGHT_WIDOW, "fight"),
    Asked(v.ACT, v.FREE_OF, ANY, "free"),
    Asked(v.FREE, v.BUY_STRENGTH, v.BUY_STRENGTH + 1, "merchant"),
    Asked(v.FREE, v.PREPARE, v.PREPARE + 1, "spells"),
    Asked(v.FREE, v.PICK, v.DROP, "things"),
    Asked(v.INVITE, 0, ANY, "group"),
    Asked(v.FIGHT_ON, 0, ANY, "fight-on"),
    Asked(v.SHOOT, 0, ANY, "bow"),
    Asked(v.DICE, v.ROLL_ON, ANY, "reroll"),
    Asked(v.HEAL, 0, ANY, "heal"),
    Asked(v.REWARD, 0, ANY, "reward"),
    Asked(v.SHARE, 0, ANY, "reward"),
    Asked(v.SPIRIT, 0, ANY, "spirit"),
)

TOLD = {
    v.CARD_READ: "card",
    v.FOG_TURNED_UP: "fog",
    v.WELL_DRUNK: "well",
    v.EXTRA_HOURS: "extra-hours",
    v.DAY_ENDED: "day-ended",
    v.ROOSTER_TAKEN: "rooster",
    v.WILL_GAINED: "willpower",
    v.WILL_LOST: "willpower",
    v.STRENGTH_GAINED: "strength",
    v.GOLD_GAINED: "gold",
    v.FIGHT_BEGINS: "fight",
    v.ROUND_ENDS: "round",
    v.FOE_DEFEATED: "reward",
    v.FOE_RECOVERS: "recovers",
    v.HERO_BEATEN: "beaten",
    v.JOINED: "group",
    v.SUNRISE_COMES: "sunrise",
    v.CREATURE_MOVED: "creatures",
    v.CREATURE_HELD: "lair",
    v.EVENT_TURNED: "event",
    v.NARRATOR_MOVES: "narrator",
    v.WIDOW_PLACED: "widow",
    v.SPELL_PREPARED: "spells",
    v.GOAL_MET: "goal",
}
NAMES = tuple(dict.fromkeys([*(each.lesson for each in ASKED), *TOLD.values()]))


def lessons(s: AndorState, event: Event | None) -> tuple[str, ...]:
    """What is new in a log line, or without one in the pending question; nothing outside of the guided legend."""
    if s.legend != GUIDED_LEGEND:
        return ()
    if event is not None:
        return (TOLD[event[0]],) if event[0] in TOLD else ()
    if s.top < 0:
        return ()
    offered = s.options[: s.count]
    return tuple(
        each.lesson for each in ASKED if each.kind == s.kind and any(each.first <= a < each.end for a in offered)
    )
