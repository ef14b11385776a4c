"""The board of the Titans: from Rebellion to Loyalty, its zones, its special paths, the tokens."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from ninerealms.drawing.parts import PLAIN, box, disc, piece
from ninerealms.drawing.style import Spot
from ninerealms.drawing.svg import at, num, title, use, words
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.layout import TALL, TITANS_BOARD, WIDE, place
from ninerealms.games.diceforge.picture.scene import Scene

# Side spaces stand over the line; a token goes through them one way only.
SIDES = {"-13b": "-13", "-11b": "-11", "12": "11", "14": "13"}
LINE = [space for space in content.allegiance_ids if space not in SIDES]
LENGTH = 9  # spaces in a row of the tall shape
STEP = (32, 41.5)
TOP = (84, 96)
ROW = 90
ZONES = {"R2": (20, 104), "R1": (200, 104), "L1": (470, 92), "L2": (578, 110), "L3": (706, 154)}  # wide: x, width
REWARDS = {"R2": "3/5", "R1": "2/3"}


def places(shape: int) -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = {}
    for i, space in enumerate(LINE):
        row, column = divmod(i, LENGTH if shape else len(LINE))
        found[space] = ((24, 26)[shape] + column * STEP[shape], TOP[shape] + row * ROW)
    for space, beside in SIDES.items():
        x, y = found[beside]
        found[space] = (x + STEP[shape] / 2, y - 38)
    return found


PLACES = (places(0), places(1))
TRACK_SPOTS: dict[str, Spot] = {
    **{f"allegiance-{space}": Spot(PLACES[0][space], PLACES[1][space]) for space in content.allegiance_ids},
    **{
        f"zone-{zone}": Spot((x, 150), tall)
        for (zone, (x, _)), tall in zip(
            ZONES.items(), ((8, 322), (120, 322), (8, 350), (108, 350), (226, 350)), strict=True
        )
    },
}


@cache
def links() -> str:
    """The ways between spaces; those of side spaces bent."""
    found = []
    for shape, kind in enumerate(("in-wide", "in-tall")):
        spots, lines = PLACES[shape], []
        for one, other in pairwise(LINE):
            (x, y), (ex, ey) = spots[one], spots[other]
            if y == ey:
                lines.append(f"M{num(x)} {num(y)}H{num(ex)}")
            else:
                lines.append(f"M{num(x)} {num(y)}v22H{num(ex)}V{num(ey)}")
        for space, beside in SIDES.items():
            (x, y), (bx, by) = spots[space], spots[beside]
            after = LINE[LINE.index(beside) + 1]
            ex, ey = spots[after]
            lines.append(f"M{num(bx)} {num(by)}L{num(x)} {num(y)}L{num(ex)} {num(ey)}")
        found.append(f'<path class="links {kind}" d="{"".join(lines)}"/>')
    return "".join(found)


@cache
def ground() -> str:
    """All spaces with their values at the end."""
    found = []
    for fact in content.ALLEGIANCE:
        zone = fact["zone"] or "none"
        kind = "track" if fact["id"] not in SIDES else "track aside"
        figure = words(f"{fact['value']:+d}".replace("-", "−") if fact["value"] else "0", 0, 4.5, "mid")
        found.append(
            f'<g id="allegiance-{fact["id"]}" class="{kind} zone-{zone} {place("allegiance-" + fact["id"])}">'
            f"<{box(-14.5, -14.5, 29, 29, 7)}/>{figure}</g>"
        )
    return links() + "".join(found)


@cache
def zone_gains(zone: str) -> str:
    """What a zone gives, in icons."""
    if zone[0] == "R":
        return f'{use("i-island", 26, -10, 18)}<text x="48" y="5">{REWARDS[zone]}</text>{use("i-glory", 74, -9, 18)}'
    drawn = f'{use("i-gold", 24, -8, 15)}<text x="41" y="5">+1</text>{use("i-gold", 58, -8, 15)}'
    if zone in ("L2", "L3"):
        drawn += use("i-glory", 73, -8, 16)
    if zone == "L3":
        drawn += f'{use("i-glory", 98, -8, 16)}<text x="114" y="5">+1</text>{use("i-glory", 130, -8, 16)}'
    return drawn


def zones(scene: Scene) -> str:
    found = []
    for zone in ZONES:
        key = zone.lower()
        said = {"zone": scene.names.say(f"zone-{key}"), "effect": scene.names.say(f"zone-effect-{key}")}
        told = title(scene.names.say("draw-zone", **said))
        found.append(
            f'<g id="zone-{zone}" data-thing="zone-{key}" class="zone zone-{zone} {place(f"zone-{zone}")}">{told}'
            f"<{box(0, -11, ZONES[zone][1], 22, 11)}/>{words(zone, 12, 4.5, 'mid name')}{zone_gains(zone)}</g>"
        )
    return "".join(found)


def tokens(scene: Scene) -> str:
    """The token of each seat under its space, over a side space; several there stand two by two."""
    found, there = [], [player["allegiance"] or "0" for player in scene.table["players"]]
    for player, space in zip(scene.table["players"], there, strict=True):
        seat, row, column = player["seat"], *divmod(there[: player["seat"]].count(space), 2)
        value = player["score"]["module"]
        told = scene.names.say("draw-allegiance", seat=scene.names.seat(seat), points=value)
        up = space in SIDES
        x, y = (column * 17 - 8.5) * (there.count(space) > 1), (24 + row * 17) * (-1 if up else 1)
        body = f'<circle class="stone" cx="{num(x)}" cy="{num(y)}" r="8.5"/>{use(f"mark-{seat}", x - 4.5, y - 4.5, 9)}'
        mark = PLAIN._replace(last=seat in scene.last.tokens)
        where = f"allegiance seat-{seat} {place(f'allegiance-{space}')}"
        found.append(piece(f"token-{seat}", where, body, disc(x, y, 10.5), told, mark))
    return "".join(found)


def board(scene: Scene, rows: int) -> str:
    names = scene.names
    grounds = "".join(
        f'<{box(-4, 0, wide + 8, high, 12)} class="maze {kind}"/>'
        for wide, high, kind in ((WIDE, TITANS_BOARD[0], "in-wide"), (TALL, TITANS_BOARD[1], "in-tall"))
    )
    sides = "".join(
        f'<g{at(x, 12)} class="{kind}">{use(icon, 0, 0, 18)}{words(names.say(key), 24, 14.5, "carved heading")}</g>'
        for key, icon, x, kind in (
            ("draw-rebellion", "i-original", 120, "in-wide"),
            ("draw-loyalty", "i-loyalty", 640, "in-wide"),
            ("draw-rebellion", "i-original", 80, "in-tall"),
            ("draw-loyalty", "i-loyalty", 220, "in-tall"),
        )
    )
    return (
        f'<g id="titans" class="{place(f"module-titans-{rows}")}">{title(names.say("draw-titans"))}{grounds}{sides}'
        f"{ground()}{zones(scene)}{tokens(scene)}</g>"
    )
