"""The course of a game as one seat heard it: what was just fought out, what came of its last turn, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Event, hears
from ninerealms.kernel.match import Match
from ninerealms.kit.retelling import Side, Stage, reteller
from ninerealms.server.live.viewpoint import Viewpoint
from ninerealms.text.words import Words

LOOK_BACK = 120  # lines within which whatever ends now has begun


def stages(match: Match, seat: int, lang: str) -> list[dict[str, Any]]:
    """What the last answer brought to an end, to be shown on the board: both sides, dice or cards, sum and result."""
    game, teller = match.game, reteller(match.game)
    if teller is None:
        return []
    told = match.told[-LOOK_BACK:]
    heard = [line.event for line in told if hears(line.event, seat)]
    fresh = sum(line.step == match.step and hears(line.event, seat) for line in told)
    speaker = game.words(lang)
    return [
        write_stage(each, game.rule_of_event(each.end), speaker)
        for each in teller.say_stages(match.state, heard, fresh)
    ]


def write_stage(stage: Stage, rule: str, speaker: Words) -> dict[str, Any]:
    return {
        "kind": stage.kind,
        "head": speaker.render(stage.head),
        "sides": [write_side(side, speaker) for side in stage.sides],
        "results": [speaker.render(each) for each in stage.results],
        "rule": rule,
    }


def write_side(side: Side, speaker: Words) -> dict[str, Any]:
    parts = [speaker.render(part) for part in side.parts]
    return {"name": speaker.render(side.name), "seat": side.seat, "parts": parts, "total": side.total}


def since(match: Match, eyes: Viewpoint) -> dict[str, Any] | None:
    """What the last answer of these eyes brought, and others did since: their steps, and what changed for the seat.

    Before the others an answer may bring dice, fights and draws: they count too. Nothing where nobody else has answered
    since, or for those who do not play.
    """
    if eyes.seat not in eyes.mine:
        return None
    own_seats = (eyes.seat,) if match.game.has_secrets else eyes.mine  # round one screen secrets are covered meanwhile
    own = next((i for i in range(match.step - 1, -1, -1) if match.past[i].seat in (*own_seats, TEAM)), -1)
    steps = [[i + 1, match.past[i].seat] for i in range(own + 1, match.step)]
    if not steps:
        return None
    before, teller, speaker = match.past[max(own, 0)].state, reteller(match.game), match.game.words(eyes.lang)
    changes: list[dict[str, Any]] = []
    if teller is not None:
        held = zip(teller.say_holdings(before, eyes.seat), teller.say_holdings(match.state, eyes.seat), strict=True)
        changes = [
            {"name": speaker.render(now.name), "before": was.amount, "after": now.amount}
            for was, now in held
            if was.amount != now.amount
        ]
    return {"from": own + 1, "steps": steps, "changes": changes}


def sources(match: Match, lang: str) -> list[dict[str, Any]]:
    """Where the result of a finished game came from; everybody may know all by then."""
    teller = reteller(match.game)
    if match.outcome is None or teller is None:
        return []
    lines: Sequence[Event] = [line.event for line in match.told]
    speaker = match.game.words(lang)
    return [
        {"name": speaker.render(each.name), "counts": each.counts} for each in teller.say_sources(match.state, lines)
    ]
