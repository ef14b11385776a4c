"""What frames the board: the goals above it, the legend track, the day track with the sunrise, the item board."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import box, piece
from ninerealms.drawing.svg import at, escape, label, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture.figures import foe_icon
from ninerealms.games.andor.picture.layout import BOARD, DAY, DAY_HIGH, MAPS, TALL, WIDE, Point, put
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.andor.words.board import CREATURES
from ninerealms.games.andor.words.icons import THING_ICONS

LETTERS = content.LETTERS
SUNRISE = 222
CELL = (64.5, 37.6)  # the width of an hour
STEP = MAPS[0].high / len(LETTERS)
HOURS = content.hours + content.extra_hours
ORDER_ON_LAKE = tuple(content.ORDER)
ON_ROOSTER = ((WIDE - SUNRISE + 28, DAY[0] + 34), (31.0, DAY[1] + DAY_HIGH[1] + 37))
STONES = ((-11.5, -10), (11.5, -10), (-11.5, 13), (11.5, 13))


# --- goals -------------------------------------------------------------------------------------------


def progress(scene: Scene, goal: str) -> str:
    """How far a goal is, where that can be counted."""
    table, number = scene.table, min(2, max(0, scene.players - 2))
    counts = {
        "logs": (table["logs"], content.goal_logs[number]),
        "takota": (len(table["solved"]), content.goal_takota[number]),
        "fires": (len(table["fires"]), len(content.fires)),
    }
    return scene.names.say("draw-part", done=counts[goal][0], all=counts[goal][1]) if goal in counts else ""


def goals(scene: Scene) -> str:
    """The legend, its goals, the day, the letters left, the shields left."""
    table, names = scene.table, scene.names
    lines = tuple(
        (f"{names.say(f'goal-{goal}')} {progress(scene, goal)}".strip(), met) for goal, met in table["goals"].items()
    )
    left = len(LETTERS) - 1 - LETTERS.index(table["letter"])
    free = table["defence"] - len(table["held"])
    return goals_drawn(names, table["legend"], table["legend_id"], table["variant"], table["day"], lines, left, free)


@lru_cache(maxsize=REMEMBERED)
def goals_drawn(
    names: Names,
    number: int,
    legend: str,
    variant: str,
    day: int,
    lines: tuple[tuple[str, bool], ...],
    left: int,
    free: int,
) -> str:
    head = names.say("draw-legend", number=number, legend=names.say(f"legend-{legend}"))
    second = names.say("draw-day", day=max(1, day), variant=names.say(f"variant-{variant}"))
    signs = (
        ("i-narrator", left, names.say("draw-letters-left", count=left)),
        ("i-defence", free, names.say("draw-shields", count=free)),
    )
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        wide, high, line = ((WIDE, 39, 18), (TALL, 78, 16))[shape]
        u, v, step = ((WIDE - 112, 20, 58), (TALL - 98, 17, 52))[shape]
        marks = "".join(
            f'<g{at(u + i * step, v)}>{title(told)}<text class="a-left far" x="14" y="5.500">{count}</text>'
            f"{use(icon, 17, -9, 19)}</g>"
            for i, (icon, count, told) in enumerate(signs)
        )
        found.append(
            f'<g class="a-beam {name}"><{box(0, 0, wide, high, 10)}/>'
            f"{label(head, 10, line, (268, 240)[shape], 15, 'carved')}"
            f'<text class="a-day" x="10" y="{(33, 32)[shape]}">{escape(second)}</text>'
            f"{goal_rows(lines, shape)}{marks}</g>"
        )
    return f'<g id="goals">{"".join(found)}</g>'


def goal_rows(lines: tuple[tuple[str, bool], ...], shape: int) -> str:
    """The goals under each other; those that are met have a tick."""
    x, room, step = ((290.0, WIDE - 484, 17), (8.0, TALL - 92, 18))[shape]
    top = (13.5 if len(lines) > 1 else 23) if shape == 0 else 50
    found = []
    for i, (text, met) in enumerate(lines):
        y = top + i * step
        mark = use("i-check", x + 2, y - 8, 11) if met else ""
        found.append(
            f'<g class="a-goal{" met" if met else ""}"><circle cx="{num(x + 7)}" cy="{num(y - 3)}" r="7"/>{mark}'
            f"{label(text[:1].upper() + text[1:], x + 20, y + 1.5, room, 14)}</g>"
        )
    return "".join(found)


# --- the legend track --------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def letter_cell(letter: str, state: str, is_star: bool, seats: tuple[int, ...], shape: int) -> str:
    """A letter of the track, with a star for a card and the stones of heroes who lie there."""
    wide, high = (46, STEP - 3) if shape == 0 else (25.5, 34)
    kind = f"a-letter {state}"
    x = wide / 2 - (10 if state == "now" and shape == 0 else 8 if is_star and shape == 0 else 0)
    y = high / 2 + 6 if shape == 0 else 17
    sign = ""
    if is_star and state != "now":
        sign = use("i-star", wide / 2 + 2, high / 2 - 9, 16) if shape == 0 else use("i-star", wide / 2 - 6, 20, 12)
    elif letter == LETTERS[-1] and state != "now":
        sign = use("i-goal", wide / 2 + 4, high / 2 - 7, 15) if shape == 0 else use("i-goal", wide / 2 - 5, 20, 11)
        x -= 6 if shape == 0 else 0
    stones = "".join(
        f'<g class="a-stone seat-{seat}"{at(wide - 7 - 13 * i, high - 5)}><circle r="6.500"/>'
        f"{use(f'mark-{seat}', -3.5, -3.5, 7)}</g>"
        for i, seat in enumerate(seats)
    )
    size = 18 if shape == 0 else 15
    text = f'<text class="carved mid" x="{num(x)}" y="{num(y)}" font-size="{size}">{letter}</text>'
    return f'<g class="{kind}"><{box(0, 0, wide, high, 5)}/>{text}{sign}{stones}</g>'


def legend_track(scene: Scene) -> str:
    """The letters from A to N: past, the one of the narrator, those to come."""
    table, now = scene.table, LETTERS.index(scene.table["letter"])
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        cells = []
        for i, letter in enumerate(LETTERS):
            state = "past" if i < now else "now" if i == now else "next"
            cell = letter_cell(letter, state, letter in table["stars"], tuple(table["stones"].get(letter, ())), shape)
            spot = at(5, MAPS[0].y + (len(LETTERS) - 1 - i) * STEP + 1.5) if shape == 0 else at(4 + i * 26.9, 81)
            cells.append(f"<g{spot}>{cell}</g>")
        found.append(f'<g class="a-letters {name}">{"".join(cells)}</g>')
    wide = (39.0, MAPS[0].y + (len(LETTERS) - 1 - now) * STEP + STEP / 2)
    told = scene.names.say("draw-narrator", letter=table["letter"])
    last = " last" if scene.last.letters else ""
    narrator = (
        f'<g id="narrator" class="place a-narrator{last}"{put(wide, (4 + now * 26.9 + 13, 106), 1, 0.74)}>{title(told)}'
        f'<circle r="11"/>{use("i-narrator", -8, -8, 16)}</g>'
    )
    return f'<g id="legend-track">{"".join(found)}{narrator}</g>'


# --- the day track -----------------------------------------------------------------------------------


@cache
def hour_cells(most: int) -> str:
    """The hours: seven of the day, and those that cost willpower as far as they are open."""
    found = []
    for shape, name in enumerate(("in-wide", "in-tall")):
        wide = CELL[shape] - 3
        for hour in range(1, HOURS + 1):
            is_extra, is_shut = hour > content.hours, hour > content.hours + most
            kind = f"a-hour{' extra' if is_extra else ''}{' shut' if is_shut else ''} {name}"
            found.append(
                f'<g class="{kind}"{at(4 + (hour - 1) * CELL[shape], DAY[shape])}>'
                f'<{box(0, 0, wide, DAY_HIGH[shape], 6)}/><text x="6" y="15" font-size="14">{hour}</text>'
                f"{extra_price(shape, wide) if is_extra else ''}</g>"
            )
    return "".join(found)


def extra_price(shape: int, wide: float) -> str:
    """What an hour beyond the seventh costs."""
    x, y, size = ((wide - 14, 15, 14), (wide - 13, 53, 10.5))[shape]
    text = f'<text class="far a-price" x="{num(x)}" y="{y}" font-size="{size}">−{content.extra_price}</text>'
    return text + use("i-willpower", x + 1, y - 10, 11)


def stone_spots(scene: Scene) -> list[tuple[int, int, int]]:
    """For each seat the hour of its stone (0 sunrise, -1 rooster), its place there, and how many lie there."""
    hours = [sheet["hour"] if not sheet["asleep"] else -int(sheet["rooster"]) for sheet in scene.table["heroes"]]
    return [(hour, hours[:seat].count(hour), hours.count(hour)) for seat, hour in enumerate(hours)]


def beside_rooster(place: int) -> tuple[Point, Point]:
    """Where a stone lies on the Sunrise box, wide and tall."""
    return (WIDE - SUNRISE + 70 + place * 26, DAY[0] + 50), (62 + place * 20, DAY[1] + DAY_HIGH[1] + 50)


def stones(scene: Scene) -> str:
    found = []
    for seat, (hour, place, count) in enumerate(stone_spots(scene)):
        sheet = scene.table["heroes"][seat]
        if not sheet["hero"]:
            continue
        dx, dy = STONES[place % 4] if count > 1 else (0.0, 0.0)
        if hour > 0:
            wide = (4 + (hour - 0.5) * CELL[0] - 1.5 + dx, DAY[0] + 37 + dy * 0.95)
            tall = (4 + (hour - 0.5) * CELL[1] - 1.5 + dx * 0.75, DAY[1] + 32 + dy * 0.75)
        else:
            wide, tall = beside_rooster(place) if hour == 0 else ON_ROOSTER
        kind = "a-stone place seat-" + str(seat) + (" now" if seat == scene.asked else "")
        kind += " a-asleep" if sheet["asleep"] else ""
        told = scene.names.say("draw-stone", hero=scene.hero(seat), hour=sheet["hour"])
        rooster = f'<g class="a-has-rooster">{use("i-rooster", 3, -16, 15)}</g>' if sheet["rooster"] else ""
        found.append(
            f'<g id="stone-{seat}" class="{kind}"{put(wide, tall, 1, 0.76)}>{title(told)}<circle r="12"/>'
            f"{use(f'mark-{seat}', -6.5, -6.5, 13)}{rooster}</g>"
        )
    return "".join(found)


def sunrise(scene: Scene) -> str:
    """What comes when all rest: the order of the creatures, the beads, and whoever ends the day."""
    names, table = scene.names, scene.table
    card = table["top_cards"][0] if scene.side == "river" else None
    order = tuple(card["order"]) if card else ORDER_ON_LAKE
    beads = tuple(card["beads"]) if card else ()
    has_rooster = any(sheet["rooster"] for sheet in table["heroes"])
    told = names.say("draw-sunrise", order=names.listed(names.foe(CREATURES[sign]) for sign in order))
    mark = scene.mark("sunrise", 0, told)
    body = sunrise_body(names, order, beads, has_rooster, table["deck"])
    inner = piece("sunrise", "a-sunrise", body, box(0, 0, SUNRISE - 4, 64, 7), told, mark)
    spots = put((WIDE - SUNRISE, DAY[0]), (4, DAY[1] + DAY_HIGH[1] + 4), 1, 0.96)
    return f'<g class="place"{spots}>{inner}</g>'


@lru_cache(maxsize=REMEMBERED)
def sunrise_body(names: Names, order: tuple[str, ...], beads: tuple[str, ...], has_rooster: bool, deck: int) -> str:
    rooster = "" if has_rooster else use("i-rooster", 12, 15, 32)
    slot = f'<{box(7, 9, 42, 46, 8)} class="a-rooster"/>{rooster}'
    icons = "".join(use(foe_icon(CREATURES[sign]), 57 + i * 18.5, 21, 17) for i, sign in enumerate(order))
    strung = "".join(
        f'<circle class="a-bead b-{bead}" cx="{num(170 + 13 * i)}" cy="50" r="5.500"/>' for i, bead in enumerate(beads)
    )
    count = f'<text class="mid" x="195" y="23.500">{deck}</text>'
    cards = f'<g class="a-deck"><path d="M184 8h22v22h-22zM187 5h22v22"/>{count}</g>'
    return (
        f'<{box(0, 0, SUNRISE - 4, 64, 7)} class="a-dawn"/>{slot}'
        f"{label(names.say('draw-sunrise-name'), 57, 16, 122, 14, 'carved')}{icons}{strung}{cards}"
    )


# --- the item board ----------------------------------------------------------------------------------


def items(scene: Scene) -> str:
    """What can be bought, beside the board."""
    found = []
    for i, kind in enumerate(content.ITEM_KINDS):
        count = scene.table["item_board"][kind]
        told = scene.names.say(
            "draw-does", thing=scene.names.say(f"thing-{kind}"), does=scene.names.say(f"does-{kind}")
        )
        mark = scene.mark("item", i, told)
        inner = piece(
            f"item-{kind}", "a-item", item_body(kind, count), box(0, 0, 54, 50, 7), told, mark, "", f"thing-{kind}"
        )
        spots = put(
            (WIDE - 60, MAPS[0].y + 22 + i * 54), (222 + i % 3 * 53, DAY[1] + DAY_HIGH[1] + 4 + i // 3 * 31), 1, 0.58
        )
        found.append(f'<g class="place"{spots}>{inner}</g>')
    name = escape(scene.names.say("draw-items"))
    head = f'<text class="carved mid in-wide a-side-name" x="{WIDE - 33}" y="{num(MAPS[0].y + 15)}">{name}</text>'
    return f'<g id="items">{head}{"".join(found)}</g>'


@cache
def item_body(kind: str, count: int) -> str:
    gone = "" if count else " gone"
    return (
        f'<g class="a-ware{gone}"><{box(0, 0, 54, 50, 7)}/>{use(THING_ICONS[kind], 6, 10, 28)}'
        f'<text class="far" x="49" y="42">{count}</text></g>'
    )


@cache
def frame() -> str:
    """The wood the board lies on."""
    return (
        f'<{box(-2, -2, WIDE + 4, BOARD[0] + 2, 13)} class="a-wood in-wide"/>'
        f'<{box(-2, -2, TALL + 4, BOARD[1] + 2, 12)} class="a-wood in-tall"/>'
    )


def around(scene: Scene) -> str:
    """Everything that frames the board."""
    side = side_cards(scene)
    return (
        f'{goals(scene)}{legend_track(scene)}<g id="day-track">{hour_cells(scene.table["extra_hours"])}{sunrise(scene)}'
        f"{stones(scene)}</g>{items(scene)}{side}"
    )


def side_cards(scene: Scene) -> str:
    """Beside the wide board, under the items: how many widows are left, and the signs of Takota."""
    table, names, found = scene.table, scene.names, []
    y = MAPS[0].y + 22 + len(content.ITEM_KINDS) * 54 + 8
    if scene.side == "river":
        told = names.say("table-widows-left", count=table["widows_left"])
        found.append(side_card(y, "i-widow", str(table["widows_left"]), told, "a-widow"))
        y += 50
    for card in table["takota"]:
        is_solved = card in table["solved"]
        told = names.say("table-takota-solved" if is_solved else "table-takota", takota=names.say(f"takota-{card}"))
        found.append(
            side_card(y, "i-check" if is_solved else "i-ruin", card, told, "a-sign met" if is_solved else "a-sign")
        )
        y += 50
    return f'<g class="in-wide">{"".join(found)}</g>'


@lru_cache(maxsize=REMEMBERED)
def side_card(y: float, icon: str, text: str, told: str, kind: str) -> str:
    return (
        f'<g class="a-card {kind}"{at(WIDE - 60, y)}>{title(told)}<{box(0, 0, 54, 44, 6)}/>{use(icon, 6, 8, 27)}'
        f'<text class="far" x="48" y="37">{escape(text)}</text></g>'
    )
