"""The cave of the Troll King, in the legend that has it: on end beside the wide board, under the tall one."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.svg import label, num, title
from ninerealms.games.andor import content
from ninerealms.games.andor.picture.layout import BOARD, CAVES, POSITIONS, RIM, space_at
from ninerealms.games.andor.picture.places import laid
from ninerealms.games.andor.picture.scene import Names, Scene
from ninerealms.games.andor.picture.spaces import plates, space_drawn


@cache
def cave_ground(names: Names) -> str:
    """The cave: walls and passages."""
    found = []
    near = content.BOARDS[1][0]
    for shape, name in enumerate(("in-wide", "in-tall")):
        frame = CAVES[shape]
        ways = []
        for here in POSITIONS["cave"]:
            for other in near[here]:
                if here < other:
                    (x, y), (u, v) = space_at(shape, "river", here), space_at(shape, "river", other)
                    ways.append(f"M{num(x)} {num(y)}L{num(u)} {num(v)}")
        path = "".join(ways)
        floors = "".join(cave_floor(shape, where) for where in POSITIONS["cave"])
        top, high = (0.0, BOARD[0]) if shape == 0 else (frame.y, frame.high)
        rim = f'x="{num(frame.x - RIM)}" y="{num(top)}" width="{num(frame.wide + 2 * RIM)}" height="{num(high)}"'
        name_drawn = label(names.say("draw-cave"), frame.x + 4, top + 24, frame.wide - 8, 14, "carved a-cave-name")
        found.append(
            f'<g class="a-cave {name}"><rect class="a-cave-wall" {rim} rx="12"/><path class="a-cave-way" d="{path}"/>'
            f"{floors}{name_drawn}</g>"
        )
    return "".join(found)


def cave_floor(shape: int, where: int) -> str:
    x, y = space_at(shape, "river", where)
    scale = CAVES[shape].scale
    return f'<ellipse class="a-cave-floor" cx="{num(x)}" cy="{num(y)}" rx="{num(34 * scale)}" ry="{num(22 * scale)}"/>'


def results(alert: int) -> str:
    """Results of the grey die; three and more in a row as a range."""
    found: list[list[int]] = []
    for face in range(1, 7):
        if alert & (1 << face):
            if found and found[-1][-1] == face - 1:
                found[-1].append(face)
            else:
                found.append([face])
    parts = [f"{run[0]}–{run[-1]}" if len(run) > 2 else " ".join(map(str, run)) for run in found]
    return " ".join(parts)


@cache
def loud() -> str:
    """Under each space of the cave the results of the grey die that wake the sentinels."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        words = []
        for where in sorted(POSITIONS["cave"]):
            x, y = space_at(shape, "river", where)
            said = results(content.alert[where - content.CAVE])
            words.append(f'<text x="{num(x)}" y="{num(y + (36, 32)[shape])}">{said}</text>' if said else "")
        found.append(f'<g class="a-loud {name} still">{"".join(words)}</g>')
    return "".join(found)


def cave(scene: Scene) -> str:
    """The cave of the Troll King, beside the board."""
    spaces = tuple(sorted(POSITIONS["cave"]))
    spots = "".join(space_drawn(scene, where) for where in spaces)
    pieces = [laid(scene, where) for where in spaces]
    told = title(scene.names.say("draw-cave-loud"))
    return f'<g id="cave">{told}{cave_ground(scene.names)}{spots}{"".join(pieces)}{plates(scene, spaces)}{loud()}</g>'
