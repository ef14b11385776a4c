"""The board and the choices of a scene: in words and drawn, made of a sketch. It takes long, so here or elsewhere.

A sketch is all that must be known for it, also in another process. It holds the whole state, as a thinking process
gets it, but what comes out of it is only what the seat sees.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Event, Game
from ninerealms.kernel.match import has_learned, why_closed
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from ninerealms.server.json_shapes import ChoiceRow, OddsRow, PriceRow
from ninerealms.text.words import Say

encoder: msgspec.json.Encoder = msgspec.json.Encoder()


class Sketch(msgspec.Struct, array_like=True):
    """A state as numbers, and who looks at it: as which seat, whether that seat may answer now, how."""

    game: str
    rows: list[Any]
    reasons: dict[int, int]
    halted: bool  # a real throw or draw is waited for: nobody is asked
    last: list[Event]  # what this seat heard since the last answer
    seat: int
    may: bool
    lang: str
    shape: str


packer: msgspec.msgpack.Encoder = msgspec.msgpack.Encoder()
unpacker: msgspec.msgpack.Decoder[list[Sketch]] = msgspec.msgpack.Decoder(list[Sketch])
pictures: msgspec.msgpack.Decoder[list[bytes]] = msgspec.msgpack.Decoder(list[bytes])


def draw(game: Game, sketch: Sketch) -> bytes:
    """The parts of a scene as a JSON object."""
    state = save.load(game.rules.fresh(), sketch.rows)
    decision = None if sketch.halted else state.decision
    chosen = choices(game, state, decision, sketch) if sketch.may else []
    shut = closed(game, state, decision, sketch) if sketch.may else []
    found = {"choices": chosen, "closed": shut} if sketch.may else {}
    view = game.view(state, sketch.seat)
    if sketch.halted:
        view["decision"] = None
    text = game.write_table(view, sketch.lang).split("\n")
    if view["decision"] is not None and not chosen:
        view["decision"]["options"] = []
    sentences = {choice.action: choice.text for choice in chosen}
    reasons = {each["action"]: each["reason"] for each in shut}
    svg = game.draw(view, sketch.lang, sentences, reasons, sketch.last, sketch.shape, alone=False)
    return encoder.encode({**found, "text": text, "svg": svg})


def choices(game: Game, state: State, decision: Decision | None, sketch: Sketch) -> list[ChoiceRow]:
    """What may be answered, in the order in which it is listed."""
    if decision is None:
        return []
    speaker = game.words(sketch.lang)

    def said(part: Say | None) -> str:
        return "" if part is None else speaker.render(part)

    final = final_answers(game, state, decision, sketch.seat)
    return [
        ChoiceRow(
            action=action,
            text=game.describe(state, action, sketch.lang),
            group=said(choice.group),
            head=said(choice.head),
            detail=said(choice.detail),
            cost=said(choice.cost),
            odds=[OddsRow(said(odds.counts), odds.chance) for odds in choice.odds],
            icon=choice.icon,
            rule=choice.rule,
            thing=choice.thing,
            price=[PriceRow(each.amount, each.has, each.icon, said(each.said)) for each in choice.price],
            brief=said(choice.brief),
            final=action in final,
        )
        for action, choice in game.choices(state, sketch.seat).items()
    ]


def final_answers(game: Game, state: State, decision: Decision, seat: int) -> set[int]:
    """The answers that lead to chance, to something hidden or to another seat: they cannot be taken back.

    It is tried in a world the seat cannot tell from the real one, so it tells nothing the seat does not know.
    """
    world = game.imagine(state, seat, Rng(0))

    def is_final(action: int) -> bool:
        after = game.child(world, action)
        return after.top < 0 or after.seat not in (decision.seat, TEAM) or has_learned(world, after)

    return {action for action in decision.options if is_final(action)}


def closed(game: Game, state: State, decision: Decision | None, sketch: Sketch) -> list[dict[str, Any]]:
    """What the asked seat may not choose, and why."""
    if decision is None or (game.kinds[decision.kind].secret and decision.seat not in (sketch.seat, TEAM)):
        return []
    speaker = game.words(sketch.lang)
    return [
        {
            "action": action,
            "text": speaker.render(game.say_thing(state, decision.kind, action)),
            "reason": why_closed(game, state, action, reason, sketch.lang),
            "thing": game.thing_of(state, decision.kind, action),
            "rule": game.reasons[reason].rule,
        }
        for action, reason in sorted(sketch.reasons.items())
    ]
