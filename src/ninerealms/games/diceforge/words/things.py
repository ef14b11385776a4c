"""What the values of a question point at, offered or not."""

from __future__ import annotations

from ninerealms.games.diceforge import codes, content
from ninerealms.games.diceforge.names import KINDS
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.games.diceforge.words.naming import (
    say_card,
    say_die_of,
    say_face,
    say_resource,
    say_space,
    say_spot,
    shown_face,
)
from ninerealms.games.diceforge.words.options import say_option, say_token
from ninerealms.text.words import Say, say_seat


def say_thing(s: ForgeState, kind: int, action: int) -> Say:
    """What a value of a question points at, offered or not."""
    points_at = KINDS[kind].points_at
    special = special_thing(kind, action)
    if special is not None:
        return special
    if action >= codes.SPEND_TRITON and KINDS[kind].size > codes.SPEND_TRITON:
        return say_token(s, action)
    if points_at == "act":
        if action < codes.FORGE_ACT:
            return say_card(s.sets[action - codes.EXPLOIT_ACT])
        return say_face(content.face_ids[action - codes.FORGE_ACT])
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


def special_thing(kind: int, action: int) -> Say | None:
    """The values that mean: no, or no more."""
    nothing = {
        (codes.ACT, codes.PASS): "do-pass",
        (codes.REINFORCE, codes.STOP_REINFORCING): "do-stop-reinforcing",
        (codes.FORGE_MORE, codes.STOP_FORGING): "do-stop-forging",
        (codes.FORGE_WHAT, codes.DECLINE_FORGE): "do-decline-forge",
    }
    key = nothing.get((kind, action))
    return None if key is None else Say(key)
