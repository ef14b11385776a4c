"""Combats and scoring, told once more: staged, summed up, and where the points came from."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import SEATS, NorthState
from ninerealms.games.northgard.words.events import say_event
from ninerealms.games.northgard.words.naming import card_id
from ninerealms.kernel.game import Event
from ninerealms.kit.retelling import Holding, Side, Source, Stage, closed, of_kind, summed
from ninerealms.text.words import Say, say_seat

OUTCOMES = (v.WON_COMBAT, v.EMPTIED)
GAIN, TRIOS = 1, 2
TURNS = (v.PLAYED,)
ASIDE = (v.CHOSE_SPECIAL, v.DREW_CARD, v.SCORE_COUNTED)


def say_stages(s: NorthState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """A combat with units and cards of both sides; points as they are scored."""
    fights = [stage_combat(s, combat) for combat, _ in closed(lines, fresh, (v.FOUGHT,), OUTCOMES)]
    return fights + [stage_score(s, line) for line in of_kind(lines[len(lines) - fresh :], v.SCORED) if line[2 + GAIN]]


def stage_combat(s: NorthState, lines: Sequence[Event]) -> Stage:
    fought, attacker = lines[0], lines[0][2]
    drawn = {line[2]: line for line in of_kind(lines, v.DREW_CARD)}
    counted = of_kind(lines, v.SCORE_COUNTED)[-1]
    sides = []
    for place, seat in enumerate((attacker, 1 - attacker)):
        parts = [Say("count-units", {"count": fought[4 + place]})]
        if seat in drawn:
            _, _, _, card, bonus, *_ = drawn[seat]
            parts.append(Say("result-card", {"card": Say(f"card-{card_id(s, card)}"), "bonus": bonus}))
        sides.append(Side(say_seat(seat), seat, tuple(parts), counted[3 + place]))
    results = tuple(say_event(s, line) for line in of_kind(lines, v.LOST_UNITS, *OUTCOMES))
    return Stage("fight", say_event(s, fought), tuple(sides), results, lines[-1])


def stage_score(s: NorthState, line: Event) -> Stage:
    told, seat = say_event(s, line), line[2]
    side = Side(say_seat(seat), seat, (Say("retold-part", {"part": told.values["sources"]}),), line[2 + GAIN])
    return Stage("score", told, (side,), (), line)


def say_sources(_s: NorthState, lines: Sequence[Event]) -> list[Source]:
    """Points by trios and by monopolies."""
    scored = of_kind(lines, v.SCORED)
    trios = summed([capped(line) for line in scored], v.SCORED, SEATS, TRIOS)
    whole = summed(scored, v.SCORED, SEATS, GAIN)
    monopolies = tuple(all_of - part for all_of, part in zip(whole, trios, strict=True))
    return [
        Source(Say("retold-trios"), trios),
        Source(Say("retold-monopolies"), monopolies),
        Source(Say("retold-combats"), summed(lines, v.WON_COMBAT, SEATS)),
    ]


def capped(line: Event) -> Event:
    """The last points may be fewer than what is held would bring."""
    return (*line[: 2 + TRIOS], min(line[2 + TRIOS], line[2 + GAIN]), *line[3 + TRIOS :])


def say_holdings(s: NorthState, seat: int) -> list[Holding]:
    """Points and units of a player."""
    areas = len(s.units) // SEATS
    units = sum(list(s.units)[seat * areas : (seat + 1) * areas])
    return [Holding(Say("retold-points"), s.points[seat]), Holding(Say("retold-units"), units)]
