"""What the values of a question point at, offered or not: what they are called."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import hero
from ninerealms.games.ragnarok.rules.state import AUTHORITY, REGIONS, RUNES, STRENGTH, RagnarokState
from ninerealms.games.ragnarok.words.naming import (
    pair_of,
    say_action,
    say_army,
    say_artefact,
    say_attack,
    say_attribute,
    say_card,
    say_figure,
    say_god,
    say_injury,
    say_monster,
    say_pair,
    say_realm,
    say_region,
    say_rune,
    say_sea,
    say_wound,
)
from ninerealms.text.words import Say, say_seat

HERO_ACTS = ("move", "heal", "draw")
RUNE_ACTS = ("control", "alliance", "march")
ALFHEIM = ("place-hero", "heal")
NIFLHEIM = ("sail", "place-army")


def say_thing(s: RagnarokState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    found = NAMED.get(v.KINDS[kind].points_at)
    if found is None:
        return Say("yes" if action else "no")
    return Say("nothing") if is_none(kind, action) else found(s, action)


def is_none(kind: int, action: int) -> bool:
    """Whether an answer names nothing: no Army, no card, no more."""
    return NOTHING.get(kind) == action


NOTHING = {
    v.USE_ARTEFACT: v.NO_ARTEFACT,
    v.PRAY_TO: v.NO_PRAYER,
    v.RAISE_ARMY: v.NO_ARMY,
    v.HEAL_INJURY: v.NO_HEALING,
    v.HERO_ACT: v.HERO_RESTS,
    v.RUNE_ACT: v.NO_RUNE_ACT,
    v.MOVE_ARMY: v.NO_ARMY,
    v.PLAY_CARD: v.NO_CARD,
    v.REALM_BONUS: v.NO_BONUS,
    v.ACTIVATE_NEXT: v.NO_MONSTER,
    v.LOKI_TO: v.LOKI_STAYS,
    v.COUNTER: v.NO_STRIKE,
    v.DEFEND: v.NO_CARD,
}


def say_way(_: RagnarokState, action: int) -> Say:
    region = say_region(action % REGIONS)
    return region if action < v.BY_SEA else Say("by-sea", {"region": region})


def say_prey(_: RagnarokState, action: int) -> Say:
    return Say("activate") if action == v.ACTIVATE_SOME else say_monster(action)


def say_preparation(_: RagnarokState, action: int) -> Say:
    if action >= v.PREPARE_RUNE:
        return say_rune(action - v.PREPARE_RUNE)
    return Say("act-heal" if action == v.PREPARE_HEAL else "act-draw")


def say_strike(_: RagnarokState, action: int) -> Say:
    return say_pair(*pair_of(action)) if action >= v.PAIR else say_card(action)


NAMED: dict[str, Callable[[RagnarokState, int], Say]] = {
    "hero": lambda _, hero: Say(f"hero-{content.hero_ids[hero]}"),
    "region": lambda _, region: say_region(region),
    "way": say_way,
    "artefact": lambda _, artefact: say_artefact(artefact),
    "army": say_army,
    "figure": say_figure,
    "monster": lambda _, monster: say_monster(monster),
    "hunt": say_prey,
    "monument": lambda _, monument: say_god(monument),
    "injury": lambda _, injury: say_injury(injury),
    "attribute": lambda _, attribute: say_attribute(attribute),
    "hero-act": lambda _, act: Say(f"act-{HERO_ACTS[act]}"),
    "rune-act": lambda _, act: Say(f"act-{RUNE_ACTS[act]}"),
    "rune": lambda _, rune: say_rune(rune),
    "card": lambda _, card: say_card(card),
    "action": lambda _, action: say_action(action),
    "preparation": say_preparation,
    "realm": say_realm,
    "alfheim": lambda _, how: Say(f"act-{ALFHEIM[how]}"),
    "niflheim": lambda _, how: Say(f"act-{NIFLHEIM[how]}"),
    "sea": lambda _, sea: say_sea(sea),
    "seat": lambda _, seat: say_seat(seat),
    "attack": lambda _, card: say_attack(card),
    "strike": say_strike,
    "wound": lambda _, wound: say_wound(wound),
}


def say_missing(s: RagnarokState, action: int, reason: int) -> Say | None:
    """What a Region is worth that is too strong, or the runes a monster costs, and what one has."""
    seat = s.seat
    if reason == v.USURP_WEAK:
        has = hero.counting(s, seat, STRENGTH) + hero.counting(s, seat, AUTHORITY)
        return Say("missing-usurp", {"value": content.region_value[s.hero_at[seat]], "has": has})
    if reason == v.OTHER_RUNES:
        rune = content.monster_rune[action]
        counts = (content.GAME["control_price"], s.runes[seat * RUNES + rune])
        cost, held = (Say("rune-count", {"count": count, "rune": say_rune(rune)}) for count in counts)
        return Say("missing-cost", {"cost": cost, "has": held})
    return None
