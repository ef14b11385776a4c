"""One moment of a duel as the drawing needs it: the table, its land, the pending question, what happened last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from ninerealms.drawing.moment import NOBODY, Asking, Moment
from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.picture.land import Board, Land, survey
from ninerealms.games.northgard.picture.names import Names, names_in
from ninerealms.games.northgard.seen.view import Area, TableView, land_of
from ninerealms.text.words import packed

POINTS_AT = {kind.name: kind.points_at or "count" for kind in v.KINDS}


class Last(NamedTuple):
    """What the last events touched."""

    units: set[tuple[int, int]]
    squares: set[int]
    buildings: set[tuple[int, int]]
    cards: set[tuple[int, int]]
    trails: list[tuple[int, int]]


def board_of(table: TableView) -> Board:
    squares = tuple(
        (content.tile_ids.index(square["tile"]), square["turned"]) if square["tile"] is not None else (-1, 0)
        for square in table["squares"]
    )
    return squares, tuple((area["area"], area["territory"]) for area in table["areas"])


def look_back(table: TableView, events: Iterable[tuple[int, ...]]) -> Last:
    """What some events touched. Land may have been joined since, so a territory is looked up by its area."""
    now = {area["area"]: area["territory"] for area in table["areas"]}
    last = Last(set(), set(), set(), set(), [])
    for kind, _, *numbers in events:
        seat = numbers[0] if numbers else 0
        if kind in (v.MOVED, v.RETREATED):
            last.units.add((seat, now[numbers[2]]))
            last.trails.append((now[numbers[1]], now[numbers[2]]))
        elif kind in (v.PLACED, v.RECRUITED, v.WON_COMBAT):
            last.units.add((seat, now[numbers[1]]))
        elif kind == v.EXPLORED:
            last.squares.add(numbers[1])
        elif kind == v.BUILT:
            last.buildings.add((numbers[1], now[numbers[2]]))
        elif kind in (v.PLAYED, v.DREW_CARD):
            last.cards.add((seat, numbers[1]))
    return last


class Scene(Asking):
    """What the layers of the drawing share."""

    def __init__(self, moment: Moment) -> None:
        self.names: Names = names_in(moment.words)
        super().__init__(moment, self.names, lambda kind, action: (POINTS_AT[kind], action))
        table, outcome = cast("TableView", moment.view["table"]), moment.view["outcome"]
        self.table = table
        self.board: Board = board_of(table)
        self.land: Land = survey(self.board)
        self.known: list[object] = [moment.words.language, packed(land_of(table))]  # what the board is looked up by
        self.turn: int = NOBODY if table["turns"] == 0 else table["first"] if table["turns"] % 2 else 1 - table["first"]
        self.bottom = 1 if self.you == 1 else 0
        self.winners: list[int] = cast("list[int]", outcome["winners"]) if outcome is not None else []
        self.over: bool = outcome is not None
        self.areas: dict[int, list[Area]] = {}
        for area in table["areas"]:
            self.areas.setdefault(area["territory"], []).append(area)
        self.last: Last = look_back(table, moment.last)
