"""The labyrinth of the Goddess: spaces and ways, golems, treasure rooms."""

from __future__ import annotations

import math
from functools import cache

from ninerealms.drawing.parts import PLAIN, box, piece
from ninerealms.drawing.style import Spot
from ninerealms.drawing.svg import at, num, title, use, words
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.faces import ROOMS
from ninerealms.games.diceforge.picture.layout import GODDESS_BOARD, TALL, WIDE, place
from ninerealms.games.diceforge.picture.scene import LETTERS, Scene

SIDE = 36
TREASURES = {token["id"]: token for token in content.TREASURES}
Point = tuple[float, float]


def lanes(step: float, left: float, top: float, high: float) -> dict[str, Point]:
    """Three lanes from START to J, ten columns wide."""
    columns = {
        "START": (0.0, 1), "J": (9.0, 1), "C1": (1.5, 1), "C2": (3.0, 1), "C3": (4.5, 1), "C4": (6.0, 1),
        "U1": (0.8, 0), "U2": (1.9, 0), "U3": (3.0, 0), "U4": (4.2, 0), "U5": (5.4, 0), "U6": (6.7, 0), "U7": (8.0, 0),
    }  # fmt: skip
    columns.update({f"L{i + 1}": (float(i), 2) for i in range(10)})
    return {space: (left + column * step, top + row * high) for space, (column, row) in columns.items()}


def wide_places() -> dict[str, Point]:
    found = lanes(50, 32, 62, 60)
    for i in range(12):
        column, row = divmod(i, 3)
        found[f"T{i + 1}"] = (548 + column * 56, 62 + 60 * (row if column % 2 == 0 else 2 - row))
    found["GODDESS"] = (816, 122)
    return found


def tall_places() -> dict[str, Point]:
    found = lanes(37.4, 23.5, 94, 54)
    for i in range(6):
        found[f"T{i + 1}"] = (346 - i * 54, 256)
        found[f"T{i + 7}"] = (28 + i * 52, 326)
    found["GODDESS"] = (348, 334)
    return found


PLACES = (wide_places(), tall_places())
SPACE_SPOTS: dict[str, Spot] = {
    **{f"space-{space}": Spot(PLACES[0][space], PLACES[1][space]) for space in content.space_ids},
    **{f"treasure-{i}": Spot((684 + i * 62, 22), (216 + i * 62, 52)) for i in range(3)},
}


def way(start: Point, end: Point, room: float) -> str:
    """An arrow between two spaces."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = math.hypot(dx, dy)
    ux, uy = dx / far, dy / far
    ax, ay = start[0] + ux * 19, start[1] + uy * 19
    bx, by = end[0] - ux * room, end[1] - uy * room
    cx, cy = bx - ux * 6, by - uy * 6
    tip = f"M{num(cx - uy * 4.5)} {num(cy + ux * 4.5)}L{num(bx)} {num(by)}L{num(cx + uy * 4.5)} {num(cy - ux * 4.5)}"
    return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}{tip}"


@cache
def ways() -> str:
    found = []
    for shape, kind in enumerate(("in-wide", "in-tall")):
        places, lines = PLACES[shape], []
        for space in content.SPACES:
            for end in space["to"].split():
                room = 38 if end == "GODDESS" else 20
                lines.append(way(places[space["id"]], places[end], room))
        found.append(f'<path class="ways {kind}" d="{"".join(lines)}"/>')
    return "".join(found)


def treasure_token(treasure: str, x: float, y: float, is_front: bool) -> str:
    """A treasure: what the first visitor of its room takes, or what later ones do."""
    gain = TREASURES[treasure]["front" if is_front else "back"]
    count, what = gain[:-1], LETTERS[gain[-1]]
    return (
        f'<g{at(x, y)}><{box(-21, -13, 42, 26, 7)} class="gem"/><text class="far" x="0" y="6">{count}</text>'
        f"{use(f'i-{what}', 2, -8.5, 17)}</g>"
    )


def space_drawn(scene: Scene, index: int, space: str, lying: dict[str, str]) -> str:
    names = scene.names
    told = names.say(f"space-effect-{space.lower()}")
    if space in lying:
        told = names.say("draw-room-open", gain=names.amounts(TREASURES[lying[space]]["back"]))
    body = use(f"s-{space}", -SIDE / 2, -SIDE / 2, SIDE)
    if space in ROOMS:
        body = f'<{box(-18, -18, 36, 36, 9)} class="room"/>'
        body += treasure_token(lying[space], 0, 0, False) if space in lying else use("i-chest", -12, -12, 24)
    elif space == "GODDESS":
        body = f'<{box(-34, -46, 68, 80, 12)} class="room"/>{use("e-goddess", -14, -43, 28)}'
        body += use("s-GODDESS", -22, -14, 44)
    outline = box(-36, -48, 72, 84, 13) if space == "GODDESS" else box(-18, -18, 36, 36, 9)
    mark = scene.mark("space", index, told)._replace(reason="")
    return piece(
        f"space-{space}", f"space {place(f'space-{space}')}", body, outline, told, mark, "", f"space-{space.lower()}"
    )


def golems(scene: Scene) -> str:
    """The golem of each seat on its space; four stand there without hiding each other."""
    found = []
    for player in scene.table["players"]:
        seat, space = player["seat"], player["golem"]
        told = scene.names.say("draw-golem", seat=scene.names.seat(seat))
        shift = at((seat % 2) * 20 - 10, (seat // 2) * 20 - 14)
        body = f"<g{shift}>{use('d-golem', -10, -12, 20, 24)}{use(f'mark-{seat}', -4, -4.5, 8)}</g>"
        outline = box((seat % 2) * 20 - 21, (seat // 2) * 20 - 27, 22, 26, 7)
        mark = PLAIN._replace(last=seat in scene.last.golems)
        found.append(piece(f"golem-{seat}", f"golem seat-{seat} {place(f'space-{space}')}", body, outline, told, mark))
    return "".join(found)


def treasure(scene: Scene, i: int, name: str) -> str:
    """A treasure nobody has found yet."""
    names, token = scene.names, TREASURES[name]
    told = names.say("draw-treasure", gain=names.amounts(token["front"]), later=names.amounts(token["back"]))
    mark, where = scene.mark("treasure", i, told), f"treasure {place(f'treasure-{i}')}"
    body = treasure_token(name, 0, 0, True)
    return piece(f"treasure-{name}", where, body, box(-22, -14, 44, 28, 8), told, mark, "", f"treasure-{name}")


def board(scene: Scene, rows: int) -> str:
    """The whole board, with the treasures not found yet."""
    names, table = scene.names, scene.table
    lying = {token["room"]: token["treasure"] for token in table["treasures"] if token["room"] is not None}
    spaces = "".join(space_drawn(scene, i, space, lying) for i, space in enumerate(content.space_ids))
    found = [
        treasure(scene, i, token["treasure"]) for i, token in enumerate(table["treasures"]) if token["room"] is None
    ]
    grounds = "".join(
        f'<{box(-4, 0, wide + 8, high, 12)} class="maze {kind}"/>'
        for wide, high, kind in ((WIDE, GODDESS_BOARD[0], "in-wide"), (TALL, GODDESS_BOARD[1], "in-tall"))
    )
    heading = words(names.say("draw-labyrinth"), 14, 26, "carved heading")
    told = title(names.say("draw-labyrinth"))
    return (
        f'<g id="labyrinth" class="{place(f"module-goddess-{rows}")}">{told}{grounds}{heading}{ways()}{spaces}'
        f"{''.join(found)}{golems(scene)}</g>"
    )
