"""What is asked."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, named, pay
from ninerealms.games.diceforge.rules.state import TITANS, ForgeState
from ninerealms.games.diceforge.words.naming import (
    one_face_of,
    say_colour,
    say_cost,
    say_count,
    say_source,
)
from ninerealms.games.diceforge.words.options import is_loss, memory_colour, say_store
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]
SOURCED = (v.FORGE_WHAT, v.CHOOSE_GAIN, v.COPY_FACE, v.SHOW_FACE)
PHASES = {1: "phase-blessings", 2: "phase-reinforcements", 3: "phase-action", 4: "phase-extra", 5: "phase-extra"}
FIRST_ACTION = 3
FACED = (v.FORGE_WHERE, v.UPGRADE_TO, v.PICK_RIVAL)


def say_prompt(s: ForgeState) -> Say:
    """Who must do what."""
    if s.top < 0:
        return Say("ask-over")
    kind = s.kind
    key = f"ask-{v.KINDS[kind].name.lower().replace('_', '-')}"
    if kind == v.CHOOSE_GAIN and is_loss(s):
        key = "ask-choose-loss"
    elif kind == v.GOLEM_TO and s.get(v.GOLEM_BACKWARD):
        key = "ask-golem-back"
    elif kind == v.REROLL and s.source != v.SOURCE_SCRIPT + named.TWINS:
        key = "ask-reroll-celestial"
    return Say(key, {"seat": say_seat(s.seat), **prompt_values(s, kind)})


def say_phase(s: ForgeState) -> Say:
    """The round, and the part of the turn."""
    part = Say("phase-round-of", {"round": s.round, "rounds": content.rounds[s.players]})
    step = turn_step(s)
    return Say("phase-in", {"round": part, "phase": Say(PHASES[step])}) if step in PHASES else part


def say_have(s: ForgeState, seat: int) -> Say:
    """The reserves, and whether one more action can still be bought."""
    wanted = (v.GOLD, v.SUN, v.MOON, v.SHARD) if s.module == TITANS else (v.GOLD, v.SUN, v.MOON)
    found = Say("have", {"things": joined([say_count(each, board.held(s, seat, each)) for each in wanted])})
    stored = board.scepter_gold(s, seat)
    if stored:
        found = Say("have-more", {"head": found, "next": Say("have-scepter", {"amount": say_count(v.GOLD, stored)})})
    if s.kind == v.ACT and s.seat == seat and turn_step(s) == FIRST_ACTION:
        found = Say("have-more", {"head": found, "next": Say("have-extra")})
    return found


def turn_step(s: ForgeState) -> int:
    """Where the turn in progress goes on; 0 between turns."""
    return next((s.pc[at] for at in range(s.top, -1, -1) if s.proc[at] == v.TURN), 0)


def prompt_values(s: ForgeState, kind: int) -> Values:
    """What else a question names."""
    if kind in SOURCED:
        return {"source": say_source(s.source)}
    if kind in FACED:
        return {"face": one_face_of(s.source - v.SOURCE_FACE)}
    if kind == v.UPGRADE_WHICH:
        return {"count": s.source}
    if kind == v.PICK_DIE:
        return {"count": s.get(v.MINOR_LEFT)}
    if kind == v.GOLEM_TO:
        return {"count": s.get(v.GOLEM_STEPS)}
    if kind == v.PICK_ROLLED:
        return {"number": s.step() - 1}
    if kind == v.PLACE_MEMORY:
        return {"number": s.step(), "colour": say_colour(memory_colour(s))}
    if kind == v.REROLL and s.source != v.SOURCE_SCRIPT + named.TWINS:
        script = s.source - v.SOURCE_SCRIPT
        return {"result": Say(f"celestial-{script - content.CELESTIAL_SCRIPT + 1}")}
    return payment_values(s, kind)


def payment_values(s: ForgeState, kind: int) -> Values:
    """What a question about a gain or a payment names."""
    if kind == v.CONVERT:
        amount = say_count(s.get(v.CONVERSION_RESOURCE), s.get(v.CONVERSION_AMOUNT))
        return {"amount": amount, "source": say_source(s.source)}
    if kind == v.STORE_GOLD:
        return {"amount": say_count(v.GOLD, s.get(v.STORING_AMOUNT)), "store": say_store(s)}
    if kind == v.FROM_SCEPTER:
        return {"amount": say_count(v.GOLD, s.get(v.PAY_GOLD_DUE)), "store": say_store(s)}
    if kind == v.USE_SCEPTER:
        return {"cost": say_cost(s.get(v.PAY_SHARDS_SUN), s.get(v.PAY_SHARDS_MOON)), "store": say_store(s)}
    if kind == v.USE_SHARDS:
        resource = s.source - pay.SOURCE_RESOURCE
        due = s.get(v.PAY_SHARDS_SUN if resource == v.SUN else v.PAY_SHARDS_MOON)
        return {"amount": say_count(resource, due)}
    return {}
