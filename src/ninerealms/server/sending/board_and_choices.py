"""The board and the choices of a scene: in words and drawn, made of a sketch. It takes long, so here or elsewhere.

A sketch is all that must be known for it, also in another process. It holds the whole state, as a thinking process
gets it, but what comes out of it for a seat is only what that seat sees.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Event, Game, View
from ninerealms.kernel.match import has_learned, why_closed
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State
from ninerealms.server.json_shapes import ChoiceRow, OddsRow, PriceRow
from ninerealms.server.live.viewpoint import NOBODY
from ninerealms.text.words import Say

encoder: msgspec.json.Encoder = msgspec.json.Encoder()


class Look(msgspec.Struct, array_like=True):
    """Who looks: as which seat, whether that seat may answer now, what it heard since the last answer, and how."""

    seat: int
    may: bool
    reasons: dict[int, int]  # why the asked seat may not choose something
    last: list[Event]
    lang: str
    shape: str


class Sketch(msgspec.Struct, array_like=True):
    """A state as numbers, and all who look at it: a picture for each."""

    game: str
    rows: list[Any]
    halted: bool  # a real throw or draw is waited for: nobody is asked
    looks: list[Look]


packer: msgspec.msgpack.Encoder = msgspec.msgpack.Encoder()
unpacker: msgspec.msgpack.Decoder[list[Sketch]] = msgspec.msgpack.Decoder(list[Sketch])
pictures: msgspec.msgpack.Decoder[list[list[bytes]]] = msgspec.msgpack.Decoder(list[list[bytes]])


class Easel:
    """A table that is drawn for several: what they have in common is made once."""

    def __init__(self, game: Game, sketch: Sketch) -> None:
        self.game = game
        self.state: State = save.load(game.rules.fresh(), sketch.rows)
        self.decision: Decision | None = None if sketch.halted else self.state.decision
        self.is_open: bool = not game.has_secrets
        self.seen: View | None = None  # by everybody, where nothing is secret

    def view(self, seat: int) -> View:
        """What a seat sees; the question is its own, so that it can be changed."""
        if not self.is_open:
            return self.game.view(self.state, seat)
        if self.seen is None:
            self.seen = self.game.view(self.state, NOBODY)
        question = self.seen["decision"]
        return {**self.seen, "seat": seat, "decision": None if question is None else {**question}}

    def draw(self, look: Look) -> bytes:
        """The parts of a scene as a JSON object."""
        game, state, decision = self.game, self.state, self.decision
        chosen = choices(game, state, decision, look) if look.may else []
        shut = closed(game, state, decision, look) if look.may else []
        found = {"choices": chosen, "closed": shut} if look.may else {}
        view = self.view(look.seat)
        if decision is None:
            view["decision"] = None
        text = game.write_table(view, look.lang).split("\n")
        if view["decision"] is not None and not chosen:
            view["decision"]["options"] = []
        sentences = {choice.action: choice.text for choice in chosen}
        reasons = {each["action"]: each["reason"] for each in shut}
        svg = game.draw(view, look.lang, sentences, reasons, look.last, look.shape, alone=False)
        return encoder.encode({**found, "text": text, "svg": svg})


def draw(game: Game, sketch: Sketch) -> list[bytes]:
    """The picture of each who looks."""
    easel = Easel(game, sketch)
    return [easel.draw(look) for look in sketch.looks]


def choices(game: Game, state: State, decision: Decision | None, look: Look) -> list[ChoiceRow]:
    """What may be answered, in the order in which it is listed."""
    if decision is None:
        return []
    speaker = game.words(look.lang)

    def said(part: Say | None) -> str:
        return "" if part is None else speaker.render(part)

    final = final_answers(game, state, decision, look.seat)
    return [
        ChoiceRow(
            action=action,
            text=game.describe(state, action, look.lang),
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
            gist=said(choice.gist),
            outlook=choice.is_outlook,
            final=action in final,
        )
        for action, choice in game.choices(state, look.seat).items()
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


def closed(game: Game, state: State, decision: Decision | None, look: Look) -> list[dict[str, Any]]:
    """What the asked seat may not choose, and why."""
    if decision is None or (game.kinds[decision.kind].secret and decision.seat not in (look.seat, TEAM)):
        return []
    speaker = game.words(look.lang)
    return [
        {
            "action": action,
            "text": speaker.render(game.say_thing(state, decision.kind, action)),
            "reason": why_closed(game, state, action, reason, look.lang),
            "thing": game.thing_of(state, decision.kind, action),
            "rule": game.rule_of_reason(state, reason),
        }
        for action, reason in sorted(look.reasons.items())
    ]
