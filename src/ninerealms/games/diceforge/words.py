"""Dice Forge in words: what is asked and what a value points at.

Answers are in `words_options`, the log in `words_events`, the table in `words_table`; sentences stand in `text/*.ftl`.
"""

from __future__ import annotations

from ninerealms.games.diceforge import blessing, codes, content, gains, goddess, pay
from ninerealms.games.diceforge.names import KINDS
from ninerealms.games.diceforge.state import ForgeState
from ninerealms.games.diceforge.words_chance import say_chance, say_result
from ninerealms.games.diceforge.words_events import say_event
from ninerealms.games.diceforge.words_naming import (
    one_face_of,
    say_card,
    say_colour,
    say_cost,
    say_count,
    say_die_of,
    say_face,
    say_resource,
    say_source,
    say_space,
    say_spot,
    shown_face,
)
from ninerealms.games.diceforge.words_options import is_loss, memory_colour, say_option, say_store, say_token
from ninerealms.games.diceforge.words_table import say_end, say_table
from ninerealms.kernel.words import Say, say_seat

__all__ = ["say_chance", "say_end", "say_event", "say_option", "say_prompt", "say_result", "say_table", "say_thing"]

Values = dict[str, int | str | Say]

SOURCED = (codes.FORGE_WHAT, codes.CHOOSE_GAIN, codes.COPY_FACE, codes.SHOW_FACE)
FACED = (codes.FORGE_WHERE, codes.UPGRADE_TO, codes.PICK_RIVAL)


# --- what is asked --------------------------------------------------------------------------------


def say_prompt(s: ForgeState) -> Say:
    """Who must do what."""
    if s.top < 0:
        return Say("ask-over")
    kind = s.kind
    key = f"ask-{KINDS[kind].name.lower().replace('_', '-')}"
    if kind == codes.CHOOSE_GAIN and is_loss(s):
        key = "ask-choose-loss"
    elif kind == codes.GOLEM_TO and s.get(goddess.BACKWARD):
        key = "ask-golem-back"
    elif kind == codes.REROLL and s.source != codes.SOURCE_SCRIPT + codes.TWINS:
        key = "ask-reroll-celestial"
    return Say(key, {"seat": say_seat(s.seat), **prompt_values(s, kind)})


def prompt_values(s: ForgeState, kind: int) -> Values:
    """What else a question names."""
    if kind in SOURCED:
        return {"source": say_source(s.source)}
    if kind in FACED:
        return {"face": one_face_of(s.source - codes.SOURCE_FACE)}
    if kind == codes.UPGRADE_WHICH:
        return {"count": s.source}
    if kind == codes.PICK_DIE:
        return {"count": s.get(blessing.LEFT)}
    if kind == codes.GOLEM_TO:
        return {"count": s.get(goddess.STEPS)}
    if kind == codes.PICK_ROLLED:
        return {"number": s.step() - 1}
    if kind == codes.PLACE_MEMORY:
        return {"number": s.step(), "colour": say_colour(memory_colour(s))}
    if kind == codes.REROLL and s.source != codes.SOURCE_SCRIPT + codes.TWINS:
        script = s.source - codes.SOURCE_SCRIPT
        return {"result": Say(f"celestial-{script - codes.CELESTIAL_SCRIPT + 1}")}
    return payment_values(s, kind)


def payment_values(s: ForgeState, kind: int) -> Values:
    """What a question about a gain or a payment names."""
    if kind == codes.CONVERT:
        amount = say_count(s.get(gains.RESOURCE), s.get(gains.AMOUNT))
        return {"amount": amount, "source": say_source(s.source)}
    if kind == codes.STORE_GOLD:
        return {"amount": say_count(codes.GOLD, s.get(gains.AMOUNT)), "store": say_store(s)}
    if kind == codes.FROM_SCEPTER:
        return {"amount": say_count(codes.GOLD, s.get(pay.DUE)), "store": say_store(s)}
    if kind == codes.USE_SCEPTER:
        return {"cost": say_cost(s.get(pay.SUN_DUE), s.get(pay.MOON_DUE)), "store": say_store(s)}
    if kind == codes.USE_SHARDS:
        resource = s.source - pay.SOURCE_RESOURCE
        due = s.get(pay.SUN_DUE if resource == codes.SUN else pay.MOON_DUE)
        return {"amount": say_count(resource, due)}
    return {}


# --- what a value points at -----------------------------------------------------------------------


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
