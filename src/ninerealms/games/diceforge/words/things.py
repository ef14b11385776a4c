"""What the values of a question point at, offered or not."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, forge, turn
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.games.diceforge.words.naming import (
    say_card,
    say_cost,
    say_count,
    say_die_of,
    say_face,
    say_resource,
    say_space,
    say_spot,
    shown_face,
)
from ninerealms.games.diceforge.words.options import say_option, say_token
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say, say_seat


def say_thing(s: ForgeState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = v.KINDS[kind].points_at
    special = special_thing(kind, action)
    if special is not None:
        return special
    if action >= v.SPEND_TRITON and v.KINDS[kind].size > v.SPEND_TRITON:
        return say_token(s, action)
    if points_at == "act":
        if action < v.FORGE_ACT:
            return say_card(s.sets[action - v.EXPLOIT_ACT])
        return say_face(content.face_ids[action - v.FORGE_ACT])
    if points_at == "slot":
        return say_card(s.sets[action])
    if points_at in ("sanctuary", "face"):
        return say_face(content.face_ids[action])
    if points_at == "spot":
        return say_spot(s, s.seat, action)
    if points_at == "die":
        return Say("die-showing", {"die": say_die_of(action), "face": shown_face(s, action)})
    if points_at == "resource":
        return say_resource(action)
    if points_at == "seat":
        return say_seat(action)
    if points_at == "space":
        return say_space(content.space_ids[action])
    if points_at == "treasure":
        return Say(f"treasure-{content.treasure_ids[action]}")
    return say_option(s, action) if kind == s.kind else Say("answer", {"number": action})


def say_missing(s: ForgeState, action: int, reason: int) -> Say | None:
    """What something costs that is too dear, and what one has of it."""
    seat = s.seat
    if reason == v.NO_GOLD:
        face = action - v.FORGE_ACT if s.kind == v.ACT else action
        discount = s.get(v.BUY_FACE_DISCOUNT) if s.running() == v.BUY_FACE else 0
        cost, has = say_count(v.GOLD, forge.price(face, discount)), say_count(v.GOLD, board.gold(s, seat))
        return Say("missing-cost", {"cost": cost, "has": has})
    if reason != v.NO_SHARDS or s.kind not in (v.ACT, v.EXTRA_ACTION):
        return None
    slot = action - v.EXPLOIT_ACT
    sun, moon = (content.slot_sun[slot], content.slot_moon[slot]) if s.kind == v.ACT else (turn.EXTRA_COST, 0)
    wanted = [each for each, amount in ((v.SUN, sun), (v.MOON, moon)) if amount]
    has = all_of([say_count(each, board.held(s, seat, each)) for each in wanted])
    return Say("missing-cost", {"cost": say_cost(sun, moon), "has": has})


def special_thing(kind: int, action: int) -> Say | None:
    """The values that mean: no, or no more."""
    nothing = {
        (v.ACT, v.PASS): "do-pass",
        (v.REINFORCE, v.STOP_REINFORCING): "do-stop-reinforcing",
        (v.FORGE_MORE, v.STOP_FORGING): "do-stop-forging",
        (v.FORGE_WHAT, v.DECLINE_FORGE): "do-decline-forge",
    }
    key = nothing.get((kind, action))
    return None if key is None else Say(key)
