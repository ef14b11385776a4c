"""Log lines in words."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import FEWEST, GIANTS, RagnarokState
from ninerealms.games.ragnarok.words.naming import (
    Values,
    monster_id,
    say_action,
    say_artefact,
    say_attack,
    say_attribute,
    say_card,
    say_face,
    say_god,
    say_hero,
    say_injury,
    say_of_realm,
    say_pair,
    say_realm,
    say_region,
    say_rune,
    say_sea,
    say_strikes,
    say_the_monster,
    say_wound,
)
from ninerealms.kernel.game import RULE, Event
from ninerealms.text.words import Say, say_seat

NAMED: dict[str, Callable[[int], Say]] = {
    "seat": say_seat,
    "region": say_region,
    "target": say_region,
    "rune": say_rune,
    "hero": lambda hero: Say(f"hero-{content.hero_ids[hero]}"),
    "card": say_card,
    "artefact": say_artefact,
    "monument": say_god,
    "injury": say_injury,
    "monster": say_the_monster,
    "action": say_action,
    "sea": say_sea,
    "face": say_face,
    "wound": say_wound,
    "ending": lambda ending: Say(v.ENDINGS[ending].key),
}
# Where a monster is who acts, and the sentence begins with it.
MOVERS = (v.MONSTER_PLACED, v.MONSTER_MOVED, v.TRAMPLED, v.MONSTER_ATTACKED)
ATTACKS = (v.ATTACKS_DRAWN, v.ATTACK_PICKED)
LAST_TURN = 113
MARCH = 39
SEA_MOVE = 138
ALONE = -1
RESET_ONLY = 62
RAGNAROK_TEMPLES = 3


def say_event(s: RagnarokState, event: Event) -> Say:
    """What happened, with the names of all that took part."""
    kind = event[0]
    told = dict(zip(v.EVENTS[kind].fields, event[2:RULE], strict=False))
    values: Values = {name: say_field(s, kind, name, number) for name, number in told.items()}
    if kind == v.PRAYED:
        values |= {"god": say_god(told["monument"]), "attribute": say_attribute(told["monument"])}
    elif kind == v.MONUMENT_BUILT:
        values["god"] = Say(f"of-god-{content.monument_ids[told['monument']]}")
    elif kind == v.HERO_MOVED:
        values["hero"] = say_hero(s, told["seat"])
    elif kind == v.MONSTER_ATTACKED:
        values["strikes"] = say_strikes(told["monster"])
    elif kind == v.WOUND_COVERED:
        is_pair = told["second"] != ALONE
        values["strike"] = say_pair(told["card"], told["second"]) if is_pair else say_card(told["card"])
    elif kind == v.RAGNAROK_CARD:
        values["card"] = say_ragnarok(told["number"], s.players)
    return Say(key_of(event, told), values)


def say_ragnarok(number: int, players: int) -> Say:
    """What a Ragnarok card asks for."""
    if number != RAGNAROK_TEMPLES:
        return Say(f"ragnarok-{number}")
    wanted = content.temples_to_win[players - FEWEST] - content.GAME["card_temples_short"]
    return Say("ragnarok-3", {"count": wanted})


def say_field(s: RagnarokState, kind: int, name: str, number: int) -> int | str | Say:
    """A number of an event by its name; counts stay numbers."""
    if name == "realm":
        return say_realm(s, number) if kind == v.ALLIED else say_of_realm(s, number)
    if kind == v.FORGE_LAID and name == "rune":
        return Say(f"of-rune-{content.RUNES[number]}")
    if name == "monster" and kind in MOVERS:
        return Say(f"mover-{monster_id(number)}")
    if kind in ATTACKS and name in ("attack", "second"):
        return say_attack(number)
    if kind == v.BATTLE_BEGINS and name == "other":
        return say_seat(number)
    return NAMED[name](number) if name in NAMED else number


def key_of(event: Event, told: dict[str, int]) -> str:
    """The sentence that fits: some events have another where a number or the rule is special."""
    kind, rule = event[0], event[RULE]
    key = v.EVENTS[kind].key
    if kind in (v.MONSTER_PLACED, v.MONSTER_ATTACKED) and told["monster"] == GIANTS:
        return f"{key}-giants"
    if kind == v.TURN_BEGINS and rule == LAST_TURN:
        return f"{key}-last"
    if kind == v.WHEEL_RESET and rule == RESET_ONLY:
        return f"{key}-only"
    if kind == v.HERO_MOVED and told["region"] == told["target"]:
        return "log-hero-stayed"
    if kind == v.ARMY_MOVED:
        return {MARCH: "log-army-marched", SEA_MOVE: "log-army-shipped"}.get(rule, key)
    if kind == v.ARMY_LOWERED and told["value"] == 0:
        return f"{key}-out"
    if kind == v.BATTLE_WON and told["value"] == told["other"]:
        return f"{key}-tie"
    if kind == v.PRAYED and told["value"] == content.GAME["most_attribute"]:
        return f"{key}-full"
    return key
