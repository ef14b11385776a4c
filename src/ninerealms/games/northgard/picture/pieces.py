"""What lies on the land: control, spaces and buildings, symbols, units, names, and the marks of what may be chosen."""

from __future__ import annotations

from functools import lru_cache

from ninerealms.drawing.parts import Mark, box, button, disc, piece, plate, states, step, telling
from ninerealms.drawing.svg import REMEMBERED, at, num, title, use, words
from ninerealms.games.northgard import content
from ninerealms.games.northgard.picture.land import WIDTH, Crossing, fog, fog_bed, origin
from ninerealms.games.northgard.picture.names import Names
from ninerealms.games.northgard.picture.scene import Scene
from ninerealms.games.northgard.picture.spots import Thing, in_camp, standing, tray_place, way_across
from ninerealms.games.northgard.picture.tile import SIZE, Point
from ninerealms.games.northgard.seen.view import Area, Territory
from ninerealms.games.northgard.words.icons import BUILDING_ICONS

RESOURCES = ("food", "wood", "lore")
FRONT = ((), (0,), (-8, 8), (-14, 0, 14))
BEHIND = ((), (-7,), (-7, 7))
SHAFT, HEAD = 15.0, 9.0  # an arrow across a border: half its length, its head
PER_ROW, PITCH = 5, 40


def is_gold(building: str) -> bool:
    return building.endswith("monopoly")


def name_of(scene: Scene, territory: Territory) -> str:
    return scene.names.territory(territory["square"], territory["direction"])


def regions(scene: Scene) -> str:
    """The ground of each territory, in one piece."""
    found = []
    for territory in scene.table["territories"]:
        ident, land, names = territory["id"], scene.land, scene.names
        holder, holds = names.holder(territory), names.land(scene.areas[ident])
        found.append(
            region(names, ident, land.grounds[ident], land.outlines[ident], name_of(scene, territory), holder, holds)
        )
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def region(names: Names, ident: int, ground: int, outline: str, name: str, holder: str, holds: str) -> str:
    told = title(names.of(name, names.say("clause-more", head=holder, next=holds)))
    return f'<use id="region-{ident}" class="terr g{ground}" href="#{outline}">{told}</use>'


def control(scene: Scene) -> str:
    """Whose land it is: a tint, the mark sown over it, a band along the border."""
    found = []
    for territory in scene.table["territories"]:
        seat, outline = territory["control"], scene.land.outlines[territory["id"]]
        if seat >= 0:
            found.append(
                f'<g id="control-{territory["id"]}" class="ctl seat-{seat}" clip-path="url(#c{outline})">'
                f'<use href="#{outline}" class="tint"/>'
                f'<use href="#{outline}" class="marks" fill="url(#ng-marks-{seat})"/>'
                f'<use href="#{outline}" class="band-in"/><use href="#{outline}" class="band"/></g>'
            )
    return "".join(found)


def chosen_territory(scene: Scene) -> int:
    """The territory a question is about: where units come from, or go to."""
    return scene.source if scene.kind in ("MOVE_TO", "MOVE_UNITS", "RETREAT_TO") else -1


def choices(scene: Scene) -> str:
    """Rings and veils of territories, under the pieces, which let the pointer through to them."""
    found = []
    for territory in scene.table["territories"]:
        ident = territory["id"]
        outline = scene.land.outlines[ident]
        mark = scene.mark("territory", ident, name_of(scene, territory), chosen=ident == chosen_territory(scene))
        if mark == Mark():
            continue
        shapes = ""
        if mark.action is not None:
            shapes = f'<use href="#{outline}" class="hit"/><use href="#{outline}" class="glow"/>'
        elif mark.reason:
            shapes = f'<use href="#{outline}" class="veil"/>'
        if mark.action is not None or mark.chosen:
            shapes += f'<use href="#{outline}" class="ring"/>'
        found.append(
            f'<g id="choose-{ident}" class="region{states(mark)}"{button(mark)} clip-path="url(#c{outline})">'
            f"{telling(mark, name_of(scene, territory))}{shapes}</g>"
        )
    return "".join(found)


def fogs(scene: Scene) -> str:
    """The tiles face down, and the marks of squares."""
    squares = scene.table["squares"]
    bed = fog_bed(scene.board)
    found = [f'<path class="bed" d="{bed}"/>'] if bed else []
    for i, square in enumerate(squares):
        mark = scene.mark("square", i, square["name"], last=i in scene.last.squares)
        if square["tile"] is None:
            beside = [content.square_beside[i * 4 + side] for side in range(4)]
            open_sides = tuple(other >= 0 and squares[other]["tile"] is not None for other in beside)
            found.append(fog_over(scene.names, i, square["name"], open_sides, mark))
        elif mark != Mark():
            found.append(piece(f"tile-{i}", "shown", "", rim(i), square["name"], mark))
    return "".join(found)


def rim(square: int) -> str:
    x, y = origin(square)
    return box(x + 7, y + 7, SIZE - 14, SIZE - 14, 14)


@lru_cache(maxsize=REMEMBERED)
def fog_over(names: Names, square: int, name: str, open_sides: tuple[bool, ...], mark: Mark) -> str:
    told = names.say("table-face-down", squares=name)
    return piece(f"tile-{square}", "fog", fog(square, open_sides, name), rim(square), told, mark)


def is_quiet(scene: Scene, territory: int) -> bool:
    """Whether pieces here let the pointer through, because their territory may be chosen."""
    return ("territory", territory) in scene.things


def place_items(scene: Scene, area: Area, name: str) -> str:
    """The space or building of an area, and its symbols."""
    shown = tuple(kind for kind in RESOURCES for _ in range(area[kind]))  # type: ignore[literal-required]
    if area["building"] is None and not area["space"] and not shown:
        return ""
    built = area["building"] is not None and (content.building_ids.index(area["building"]), area["territory"])
    is_last, quiet = built in scene.last.buildings, " still" if is_quiet(scene, area["territory"]) else ""
    slots = scene.land.slots[area["area"]]
    return items(
        scene.names, name, area["area"], area["building"], area["space"], shown, slots.space, slots.coin, quiet, is_last
    )


@lru_cache(maxsize=REMEMBERED)
def items(
    names: Names,
    name: str,
    ident: int,
    building: str | None,
    space: str,
    shown: tuple[str, ...],
    spot: Point,
    coin: Point,
    quiet: str,
    is_last: bool,
) -> str:
    found = []
    if building is not None:
        told = names.of(name, names.say(f"building-{building}"))
        body = f'<g class="grow">{plate(BUILDING_ICONS[building], 44, is_gold(building))}</g>'
        outline, mark = box(-24, -26, 48, 48, 9), Mark(last=is_last)
        found.append(
            piece(f"building-{ident}", f"bld{quiet}", body, outline, told, mark, at(*spot), f"building-{building}")
        )
    elif space:
        told = names.of(name, names.say(f"free-{space}", count=1))
        sign = use("d-rune", -9, -11.5, 18, 23) if space == "carved" else '<path d="M-7-7 7 7M7-7-7 7"/>'
        body = f"<{box(-16, -16, 32, 32, 6)}/>{sign}{title(told)}"
        found.append(f'<g id="space-{ident}" class="space{quiet}"{at(*spot)}>{body}</g>')
    for i, kind in enumerate(shown):
        x, y = coin[0] + 14 * i, coin[1]
        told = title(names.of(name, names.say(f"count-{kind}", count=1)))
        found.append(
            f'<g id="symbol-{ident}-{i}" class="coin{quiet}"{at(x, y)}><g class="grow">'
            f'<circle class="shade" cy="2.5" r="17"/><circle class="face" r="17"/>'
            f"{use(f'i-{kind}', -13, -13, 26)}</g>{told}</g>"
        )
    return "".join(found)


def figures(count: int) -> str:
    """A company of up to five, the hindmost first."""
    front = min(count, 3)
    behind = min(count - front, 2)
    rows = [(x, -32) for x in BEHIND[behind]] + [(x, -25 + i % 2) for i, x in enumerate(FRONT[front])]
    return "".join(use("p-unit", x - 11, y, 22, 27) for x, y in rows)


def company(scene: Scene, territory: Territory, seat: int, spot: Point) -> str:
    """The units of a seat in a territory: figures, and a tag with mark and count."""
    ident, count = territory["id"], territory["units"][seat]
    quiet = " still" if is_quiet(scene, ident) else ""
    mark = Mark(last=(seat, ident) in scene.last.units)
    return company_drawn(scene.names, name_of(scene, territory), ident, seat, count, quiet, mark, spot)


@lru_cache(maxsize=REMEMBERED)
def company_drawn(
    names: Names, name: str, ident: int, seat: int, count: int, quiet: str, mark: Mark, spot: Point
) -> str:
    held = names.say("holder-seat", seat=names.seat(seat), count=count)
    body = (
        f'<ellipse class="shade" cy="22" rx="27" ry="7"/>{figures(count)}<g class="tag">'
        f'<path d="M-24 2H24L21 13.5 24 25H-24L-21 13.5Z"/>{use(f"mark-{seat}", -18 if count < 10 else -20, 6, 15)}'
        f'<text x="{9 if count < 10 else 8.5}" y="20.5">{count}</text></g>'
    )
    told, outline = names.of(name, held), box(-29, -34, 58, 64, 12)
    return piece(f"units-{ident}-{seat}", f"units seat-{seat}{quiet}", body, outline, told, mark, at(*spot))


def companies(scene: Scene) -> str:
    """All units; where both seats stand, they face each other."""
    found = []
    for territory in scene.table["territories"]:
        x, y = scene.land.camps[territory["id"]]
        present = [seat for seat in range(2) if territory["units"][seat]]
        if len(present) == 2:
            x = min(max(x, 50), WIDTH - 50)
            found += [company(scene, territory, 0, (x - 26, y)), company(scene, territory, 1, (x + 26, y))]
            found.append(f'<g class="clash still"{at(x, y - 30)}><circle r="13"/>{use("i-battle", -9, -9, 18)}</g>')
        elif present:
            found.append(company(scene, territory, present[0], (x, y)))
    return "".join(found)


def labels(scene: Scene) -> str:
    """The names of the territories, each in the area it is called by."""
    found = []
    for territory in scene.table["territories"]:
        own = scene.land.slots[territory["id"]]
        found.append(label(scene.names, territory["square"], territory["direction"], own.name, own.tall_name))
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def label(names: Names, square: str, direction: str, wide: Point, tall: Point) -> str:
    name = names.short(square, direction)
    return words(name, wide[0], wide[1] + 5, "in-wide") + words(name, tall[0], tall[1] + 8, "in-tall")


def arrow(way: Crossing) -> str:
    """A way across a border."""
    (x, y), (dx, dy) = way.point, way.across
    tip = (x + dx * SHAFT, y + dy * SHAFT)
    wings = [(tip[0] - dx * HEAD + s * dy * HEAD, tip[1] - dy * HEAD - s * dx * HEAD) for s in (1, -1)]
    path = (
        f"M{num(x - dx * SHAFT)} {num(y - dy * SHAFT)}L{num(tip[0])} {num(tip[1])}"
        f"M{num(wings[0][0])} {num(wings[0][1])}L{num(tip[0])} {num(tip[1])}L{num(wings[1][0])} {num(wings[1][1])}"
    )
    return f'<path class="case" d="{path}"/><path class="shaft" d="{path}"/>'


def crowd(scene: Scene) -> tuple[Thing, ...]:
    """Where units stand."""
    sides = {territory["id"]: sum(map(bool, territory["units"])) for territory in scene.table["territories"]}
    return tuple(standing(scene.land.camps[ident], count) for ident, count in sides.items() if count)


def steps(scene: Scene) -> str:
    """The numbers of choosable territories and squares, with an arrow where units would cross a border."""
    if scene.kind == "EXPLORE_TILE":
        spots = [(i, (origin(i)[0] + 158, origin(i)[1] + 42)) for i in scene.options]
        return "".join(f'<g class="still"{at(*spot)}>{step(scene.options.index(i) + 1, 15)}</g>' for i, spot in spots)
    found, there = [], crowd(scene)
    for territory in scene.table["territories"]:
        ident = territory["id"]
        if not is_quiet(scene, ident):
            continue
        way = way_across(scene.board, there, chosen_territory(scene), ident)
        spot = way[1] if way else in_camp(scene.board, there, ident, any(territory["units"]))
        number = scene.options.index(ident) + 1
        found.append(f'<g class="still">{arrow(way[0]) if way else ""}<g{at(*spot)}>{step(number, 15)}</g></g>')
    return "".join(found)


def trails(scene: Scene) -> str:
    """Where units came from."""
    found = []
    for start, end in scene.last.trails:
        (x, y), (ex, ey) = scene.land.camps[start], scene.land.camps[end]
        if start != end:
            bend = (num((x + ex) / 2 + (ey - y) / 6), num((y + ey) / 2 - (ex - x) / 6))
            found.append(f'<path class="trail" d="M{num(x)} {num(y)}Q{bend[0]} {bend[1]} {num(ex)} {num(ey)}"/>')
    return "".join(found)


def number_chips(scene: Scene, tall: bool) -> str:
    """How many units go: a row of numbers from the origin."""
    found = []
    for i, count in enumerate(scene.options):
        x, y = i % PER_ROW * PITCH, i // PER_ROW * PITCH
        mark = scene.mark("count", count, scene.names.say("count-units", count=count))
        body = f'<{disc(0, 0, 15)} class="body"/><text y="6" class="mid">{count}</text>'
        ident = f"take-{count}{'-tall' if tall else ''}"
        found.append(piece(ident, "chip", body, disc(0, 0, 15), "", mark, at(x, y)))
    return "".join(found)


def number_tray(scene: Scene) -> str:
    """The numbers beside the territory units go to, in the wide shape; the tall one has them below the board."""
    if scene.kind != "MOVE_UNITS":
        return ""
    rows = -(-len(scene.options) // PER_ROW)
    wide, high = min(len(scene.options), PER_ROW) * PITCH + 4, rows * PITCH + 4
    x, y = tray_place(scene.board, crowd(scene), scene.source, wide, high)
    ground = f'<{box(-22, -22, wide, high, 21)} class="tray"/>'
    corner = at(x - wide / 2 + 22, y - high / 2 + 22)
    return f'<g class="in-wide"{corner}>{ground}{number_chips(scene, tall=False)}</g>'
