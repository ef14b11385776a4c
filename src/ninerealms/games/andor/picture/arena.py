"""Where the battle lies on the wide board: over a part of it on which nobody fights."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.drawing.parts import box
from ninerealms.games.andor import content
from ninerealms.games.andor.picture.layout import (
    ACROSS,
    GAP,
    MAPS,
    PANEL,
    POSITIONS,
    UPWARDS,
    WIDE,
    WITH_CAVE,
    Point,
    space_at,
)
from ninerealms.games.andor.picture.scene import Scene

EDGE = 6  # between the battle and the rim of the board
BELOW = 28  # from the middle of a space to the foot of its plate
USUAL_ODDS = 115  # how high the chances mostly are: the battle keeps its place when they come and go
LARGEST = (MAPS[0].wide - 2 * EDGE) / WIDE
LARGEST_BESIDE_CAVE = 1.1  # all is smaller where the cave stands beside the board


class Region(NamedTuple):
    """A part of the table, from corner to corner."""

    left: float
    top: float
    right: float
    bottom: float


MAP = Region(MAPS[0].x, MAPS[0].y, MAPS[0].x + MAPS[0].wide, MAPS[0].y + MAPS[0].high)


def fighting(scene: Scene) -> set[int]:
    """The spaces that matter in a fight: its own, and those of all who fight or are asked."""
    fight, heroes = scene.table["fight"], scene.table["heroes"]
    seats = {*fight["fighters"], *([scene.asked] if 0 <= scene.asked < scene.players else ())}
    found = {heroes[seat]["number"] for seat in seats}
    if fight["place"]:
        found.add(content.space(fight["place"]))
    return found


def kept_free(scene: Scene) -> Region | None:
    """What the battle must not hide; None if all of it is in the cave."""
    points = [space_at(0, scene.side, where) for where in fighting(scene) & POSITIONS[scene.side].keys()]
    if not points:
        return None
    across, down = [x for x, _ in points], [y for _, y in points]
    return Region(min(across) - ACROSS / 2, min(down) - UPWARDS, max(across) + ACROSS / 2, max(down) + BELOW)


def whole(scene: Scene) -> Region:
    """The board; with the cave beside it, if nobody who fights is in there."""
    is_over_cave = scene.has_cave and fighting(scene) <= POSITIONS[scene.side].keys()
    return MAP._replace(right=WITH_CAVE) if is_over_cave else MAP


def rooms(on: Region, free: Region | None) -> list[tuple[Region, int]]:
    """The parts of the board below, above and on both sides, with how many panels go in a row there."""
    if free is None:
        return [(on, 2), (on, 1)]
    return [
        (on._replace(top=free.bottom), 2),
        (on._replace(bottom=free.top), 2),
        (on._replace(right=free.left), 1),
        (on._replace(left=free.right), 1),
    ]


class Ground:
    """The part of the board the battle is laid on, row after row."""

    def __init__(self, on: Region, room: Region, columns: int, highs: tuple[float, float], most: float) -> None:
        self.on = on
        self.columns = columns
        self.wide: int = columns * (PANEL + GAP) - GAP
        self.high: float = (2 // columns) * (sum(highs) + 2 * GAP) - GAP
        across, down = room.right - room.left - 2 * EDGE, room.bottom - room.top - 2 * EDGE
        self.scale: float = min(most, across / self.wide, down / self.high)
        self.at_top: bool = room.top == on.top
        self.at_left: bool = room.left == on.left
        self.y: float = 0.0

    def corner(self) -> Point:
        """Where it begins, at the rim that is farther from the fight."""
        x = self.on.left + EDGE if self.at_left else self.on.right - EDGE - self.wide * self.scale
        y = self.on.top + EDGE if self.at_top else self.on.bottom - EDGE - self.high * self.scale
        return x, y

    def take(self, number: int, count: int, high: float) -> Point:
        """Where a panel of a set lies; the last of an odd count in the middle."""
        row, column = divmod(number, self.columns)
        is_alone = number == count - 1 and column == 0
        x = (self.wide - PANEL) / 2 if is_alone else column * (PANEL + GAP)
        left, top = self.corner()
        return left + x * self.scale, top + (self.y + row * (high + GAP)) * self.scale

    def close(self, count: int, high: float) -> None:
        """A set is laid."""
        self.y += -(-count // self.columns) * (high + GAP)

    def wood(self) -> str:
        """What lies under the panels laid so far."""
        x, y = self.corner()
        wide, tall = self.wide * self.scale, (self.y - GAP) * self.scale
        return f'<{box(x - 4, y - 4, wide + 8, tall + 8, 12)} class="a-wood in-wide"/>'


def ground(scene: Scene, high: float, odds_high: float) -> Ground:
    """The place where the battle can be largest."""
    on, highs = whole(scene), (high, max(USUAL_ODDS, odds_high))
    most = LARGEST_BESIDE_CAVE if scene.has_cave else LARGEST
    found = [Ground(on, room, columns, highs, most) for room, columns in rooms(on, kept_free(scene))]
    return max(found, key=lambda one: one.scale)
