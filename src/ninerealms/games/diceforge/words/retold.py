"""Throws and the score sheet, told once more: staged, summed up, and where the glory came from."""

from __future__ import annotations

from collections.abc import Sequence

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules.scoring import printed
from ninerealms.games.diceforge.rules.state import RESOURCES, TITANS, ForgeState
from ninerealms.games.diceforge.words.events import say_event
from ninerealms.games.diceforge.words.naming import one_face_of, say_count, say_resource
from ninerealms.kernel.game import Event
from ninerealms.kit.retelling import Holding, Side, Source, Stage, of_kind, summed
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

ROLLS = (v.ROLLED, v.ROLLED_ONE, v.REROLLED)
TRACK, CARDS, MODULE = 1, 2, 3
TURNS = (v.ROUND_BEGAN, v.TURN_BEGAN)
ASIDE = (v.GAINED, v.APPLIED, v.PAID, v.STORED, v.COMPANION_ADVANCED, v.ROLLED, v.ROLLED_ONE, v.MISSED)
HELD = (v.GOLD, v.SUN, v.MOON, v.GLORY)


def say_stages(s: ForgeState, lines: Sequence[Event], fresh: int) -> list[Stage]:
    """All dice that fell, with what each player has of them; at the end the score sheet."""
    new = lines[len(lines) - fresh :]
    found = []
    if rolls := of_kind(new, *ROLLS):
        found.append(stage_throw(new, rolls))
    if counted := of_kind(new, v.SCORE_COUNTED):
        sides = tuple(side_of_score(s, line) for line in counted)
        results = tuple(say_event(s, line) for line in of_kind(new, v.WON_GAME))
        found.append(Stage("score", Say("retold-score"), sides, results, counted[-1]))
    return found


def stage_throw(new: Sequence[Event], rolls: Sequence[Event]) -> Stage:
    seats = sorted({line[2] for line in rolls})
    sides = []
    for seat in seats:
        faces = [face for line in rolls if line[2] == seat for face in faces_of(line)]
        sides.append(Side(say_seat(seat), seat, tuple(one_face_of(face) for face in faces)))
    results = [say_gains(new, seat) for seat in seats]
    return Stage("throw", Say("retold-throw"), tuple(sides), tuple(each for each in results if each), rolls[-1])


def faces_of(line: Event) -> tuple[int, ...]:
    """The faces a roll shows: of both dice, or of one."""
    told = dict(zip(v.EVENTS[line[0]].fields, line[2:], strict=False))
    return tuple(told[name] for name in ("light", "dark", "face") if name in told)


def say_gains(new: Sequence[Event], seat: int) -> Say | None:
    """What a seat has of a throw, in one line."""
    gains: dict[int, int] = {}
    for line in of_kind(new, v.GAINED):
        told = dict(zip(v.EVENTS[v.GAINED].fields, line[2:], strict=False))
        if told["seat"] == seat:
            gains[told["resource"]] = gains.get(told["resource"], 0) + told["count"] - told["lost"]
    parts = [say_count(resource, count) for resource, count in sorted(gains.items()) if count > 0]
    return Say("retold-gains", {"seat": say_seat(seat), "amount": joined(parts)}) if parts else None


def side_of_score(s: ForgeState, line: Event) -> Side:
    seat, track, cards, module = line[2:6]
    parts = [Say("retold-track-of", {"count": track}), Say("retold-cards-of", {"count": cards})]
    if s.module == TITANS:
        parts.append(Say("retold-board-of", {"count": module}))
    return Side(say_seat(seat), seat, tuple(parts), track + cards + module)


def say_sources(s: ForgeState, lines: Sequence[Event]) -> list[Source]:
    """The score sheet: track, cards, the Titans' board."""
    counted = of_kind(lines, v.SCORE_COUNTED)
    found = [
        Source(Say("retold-track"), summed(counted, v.SCORE_COUNTED, s.players, TRACK)),
        Source(Say("retold-cards"), summed(counted, v.SCORE_COUNTED, s.players, CARDS)),
    ]
    if s.module == TITANS:
        found.append(Source(Say("retold-board"), summed(counted, v.SCORE_COUNTED, s.players, MODULE)))
    return found


def say_holdings(s: ForgeState, seat: int) -> list[Holding]:
    """The reserve of a player, and what its cards are worth."""
    held = [Holding(say_resource(each), s.reserve[seat * RESOURCES + each]) for each in HELD]
    return [*held, Holding(Say("retold-cards"), printed(s, seat))]
