"""What is asked."""

from __future__ import annotations

from ninerealms.games.diceforge import codes, content
from ninerealms.games.diceforge.names import KINDS
from ninerealms.games.diceforge.rules import gains, goddess, named, pay
from ninerealms.games.diceforge.rules.blessings import blessing
from ninerealms.games.diceforge.rules.state import ForgeState
from ninerealms.games.diceforge.words.naming import (
    one_face_of,
    say_colour,
    say_cost,
    say_count,
    say_source,
)
from ninerealms.games.diceforge.words.options import is_loss, memory_colour, say_store
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]
SOURCED = (codes.FORGE_WHAT, codes.CHOOSE_GAIN, codes.COPY_FACE, codes.SHOW_FACE)
FACED = (codes.FORGE_WHERE, codes.UPGRADE_TO, codes.PICK_RIVAL)


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
    elif kind == codes.REROLL and s.source != codes.SOURCE_SCRIPT + named.TWINS:
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
    if kind == codes.REROLL and s.source != codes.SOURCE_SCRIPT + named.TWINS:
        script = s.source - codes.SOURCE_SCRIPT
        return {"result": Say(f"celestial-{script - content.CELESTIAL_SCRIPT + 1}")}
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
