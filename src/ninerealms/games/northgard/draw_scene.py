"""One moment of a duel as the drawing needs it: the table, its land, the pending question, what happened last."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, cast

from ninerealms.games.northgard import codes, content
from ninerealms.games.northgard.draw_land import Board, Land, survey
from ninerealms.games.northgard.draw_words import Names
from ninerealms.games.northgard.names import KINDS
from ninerealms.games.northgard.view import Area, Table
from ninerealms.kernel.game import View
from ninerealms.kit.look.parts import NOTHING, Marks

POINTS_AT = {kind.name: kind.points_at or "count" for kind in KINDS}
NOBODY = -1


class Last(NamedTuple):
    """What the last events touched."""

    units: set[tuple[int, int]]
    squares: set[int]
    buildings: set[tuple[int, int]]
    cards: set[tuple[int, int]]
    trails: list[tuple[int, int]]


class Scene(NamedTuple):
    """What the layers of the drawing share."""

    table: Table
    land: Land
    names: Names
    kind: str
    source: int
    asked: int
    turn: int
    bottom: int
    you: int
    winners: list[int]
    over: bool
    options: list[int]
    marks: dict[str, Marks]
    areas: dict[int, list[Area]]
    last: Last

    def marked(self, thing: str) -> Marks:
        """The marks of a kind of thing: none unless the question points at it."""
        return self.marks.get(thing, NOTHING)


def board_of(table: Table) -> Board:
    squares = tuple(
        (content.tile_ids.index(square["tile"]), square["turned"]) if square["tile"] is not None else (-1, 0)
        for square in table["squares"]
    )
    return squares, tuple((area["area"], area["territory"]) for area in table["areas"])


def look_back(table: Table, events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched. Land may have been joined since, so a territory is looked up by its area."""
    now = {area["area"]: area["territory"] for area in table["areas"]}
    last = Last(set(), set(), set(), set(), [])
    for kind, _, *numbers in events:
        seat = numbers[0] if numbers else 0
        if kind in (codes.MOVED, codes.RETREATED):
            last.units.add((seat, now[numbers[2]]))
            last.trails.append((now[numbers[1]], now[numbers[2]]))
        elif kind in (codes.PLACED, codes.RECRUITED, codes.WON_COMBAT):
            last.units.add((seat, now[numbers[1]]))
        elif kind == codes.EXPLORED:
            last.squares.add(numbers[1])
        elif kind == codes.BUILT:
            last.buildings.add((numbers[1], now[numbers[2]]))
        elif kind in (codes.PLAYED, codes.DREW_CARD):
            last.cards.add((seat, numbers[1]))
    return last


def scene_of(
    view: View,
    names: Names,
    sentences: Mapping[int, str],
    closed: Mapping[int, str],
    last: Iterable[tuple[int, ...]],
) -> Scene:
    """The moment a view shows."""
    table, question = cast("Table", view["table"]), view["decision"]
    marks: dict[str, Marks] = {}
    if question is not None:
        reasons = {action: names.say("draw-closed", reason=reason) for action, reason in closed.items()}
        marks[POINTS_AT[question["kind"]]] = Marks(frozenset(question["options"]), dict(sentences), reasons)
    areas: dict[int, list[Area]] = {}
    for area in table["areas"]:
        areas.setdefault(area["territory"], []).append(area)
    outcome = view["outcome"]
    turn = NOBODY if table["turns"] == 0 else table["first"] if table["turns"] % 2 else 1 - table["first"]
    return Scene(
        table=table,
        land=survey(board_of(table)),
        names=names,
        kind=question["kind"] if question else "",
        source=question["source"] if question else NOBODY,
        asked=question["seat"] if question else NOBODY,
        turn=turn,
        bottom=1 if view["seat"] == 1 else 0,
        you=view["seat"],
        winners=cast("list[int]", outcome["winners"]) if outcome is not None else [],
        over=outcome is not None,
        options=question["options"] if question else [],
        marks=marks,
        areas=areas,
        last=look_back(table, last),
    )
