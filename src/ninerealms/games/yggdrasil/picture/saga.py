"""The Cage, the row of the Saga Book under the roots, and what the page of a saga has laid out."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.drawing.parts import box, disc, piece
from ninerealms.drawing.svg import at, escape, measure, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.picture.figures import Stand, enemy_body, enemy_figure, fitted, numbered
from ninerealms.games.yggdrasil.picture.layout import PANEL, SHAPES, SMALL, TREE, Feet, knot_at, put
from ninerealms.games.yggdrasil.picture.scene import Names, Scene
from ninerealms.games.yggdrasil.words.icons import EMBLEMS
from ninerealms.games.yggdrasil.words.naming import say_page_rules

KNOTS = {
    "start": "i-pass",
    "tree": "i-tree",
    "dead-tree": "p-dead-tree",
    "page-turn": "p-page",
    "jotun": "i-jotun",
    "oath-back": "i-undo",
    "alone": "i-life",
    "son-back": "i-jotun",
    "cold": "i-life",
    "wolf-behind": "i-wolf",
    "servant": "i-dead",
    "anonymous": "i-dead",
    "giant-and-turn": "i-fire-giant",
    "unshared": "i-life",
    "jotun-if-possible": "i-jotun",
}
SLITS = 8
SLIT = 22
WOLVES = ("skoll", "hati")
SAGA_LEAST = 230
LEGEND_ROW = 26
FULL_WIDTH = 0x2E80


# --- the Cage ----------------------------------------------------------------------------------------


@cache
def cage_drawn(markers: int, name: str) -> str:
    """The Cage with its slits: bars stand in the high numbers, empty slits show what Fenrir is worth."""
    empty = SLITS - 1 - markers
    bars = "".join(f"M{x} 12v72" for x in range(16, 176, 20))
    found = [
        '<path class="y-cage-top" d="M88-9V-4M4 12Q10-6 88-8T172 12"/>',
        f'<{box(0, 8, 176, 78, 7)} class="y-cage"/><path class="y-bars" d="{bars}"/>',
        f'<{box(0, 86, 176, 30, 5)} class="y-slits"/>',
    ]
    for number in range(1, SLITS + 1):
        x = 2 + (number - 1) * 21.5
        has_bar = number > empty + 1
        is_now = number == empty + 1
        if has_bar:
            found.append(f'<{box(x + 1, 89, 19, 24, 3)} class="y-bar"/>')
        kind = "now" if is_now else "bar" if has_bar else ""
        found.append(f'<text class="mid y-slit-n {kind}" x="{num(x + 10.5)}" y="106">{number}</text>')
    return "".join(found) + f'<text class="y-name in-wide" x="4" y="131" font-size="15.5">{escape(name)}</text>'


def cage(scene: Scene) -> str:
    """The Cage, with whoever sits in it."""
    names, table = scene.names, scene.table
    foe = scene.foe("fenrir")
    told = names.say("draw-cage", count=table["cage_markers"], strength=foe["strength"] if foe else 0)
    caged = [foe["id"] for foe in table["foes"] if foe["place"] == "cage"]
    heading = names.say("draw-cage-name", strength=foe["strength"] if foe else 0)
    found = []
    for i, enemy in enumerate(caged):
        x = 88 + (i - (len(caged) - 1) / 2) * 62
        feet = Feet(x, 76, 0, 0.9, False)
        found.append(enemy_figure(scene, enemy, Stand(feet, feet)))
    body = cage_drawn(table["cage_markers"], heading) + f'<g class="y-caged">{"".join(found)}</g>'
    return f'<g id="cage" class="place"{put((8, 4), (3, 2), 0.92, 0.8)}>{title(told)}{body}</g>'


# --- the row -----------------------------------------------------------------------------------------


@cache
def road(places: int, here: int) -> str:
    """The road of the row, walked as far as Nidhogg has come."""
    found = []
    for shape in (0, 1):
        points = [knot_at(shape, i, places) for i in range(places)]
        line = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
        walked = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points[: here + 1])
        found.append(
            f'<g class="{SHAPES[shape]}"><path class="y-road" d="{line}"/><path class="y-walked" d="{walked}"/></g>'
        )
    return "".join(found)


@cache
def knot_body(icon: str, state: str) -> str:
    radius = 21 if icon in ("tree", "dead-tree", "page-turn") else 15
    if icon == "giant-and-dead":
        inner = use("i-fire-giant", -14, -9, 15) + use("i-dead", 0, -6, 14)
    elif icon in KNOTS:
        size = radius * 1.2
        inner = use(KNOTS[icon], -size / 2, -size / 2, size)
    else:
        inner = f'<{disc(0, 0, 3)} class="y-dot"/>'
    bad = ' class="y-lost"' if icon == "dead-tree" else ""
    return f'<g class="y-knot {state} k-{icon}"><{disc(0, 0, radius)}{bad}/>{"" if state == "here" else inner}</g>'


def row(scene: Scene) -> str:
    """The icons from the first to the last, and Nidhogg where he stands."""
    book = scene.table["saga_book"]
    return row_drawn(scene.names, tuple(book["row"]), book["nidhogg"])


@cache
def row_drawn(names: Names, icons: tuple[str, ...], here: int) -> str:
    found = []
    for place, icon in enumerate(icons):
        state = "here" if place == here else "done" if place < here else "todo"
        spots = put(knot_at(0, place, len(icons)), knot_at(1, place, len(icons)), 1, 0.86)
        told = names.say(f"icon-{icon}")
        found.append(f'<g id="saga-{place}" class="place"{spots}>{title(told)}{knot_body(icon, state)}</g>')
    (x, y), (u, v) = knot_at(0, here, len(icons)), knot_at(1, here, len(icons))
    steps = len(icons) - 1 - here
    told = names.say("draw-nidhogg", count=steps, goal=names.say(f"icon-{icons[-1]}"))
    figure = f'<g id="enemy-nidhogg" class="y-enemy e-nidhogg">{title(told)}{enemy_body("nidhogg", 0, False)}</g>'
    nidhogg = f'<g class="place"{put((x, y + 14), (u, v + 10), 0.86, 0.68)}>{figure}</g>'
    heading = names.say("draw-steps", count=steps)
    where = put((870, TREE[0] - 14), (380, TREE[1] - 14))
    label_row = f'<g class="place"{where}><text class="y-name far" font-size="14">{escape(heading)}</text></g>'
    book_name = f'<text class="y-name" font-size="14">{escape(names.say("draw-saga"))}</text>'
    page = f'<g class="place"{put((12, TREE[0] - 14), (6, TREE[1] - 14))}>{book_name}</g>'
    return f'<g id="saga">{road(len(icons), here)}{"".join(found)}{nidhogg}{page}{label_row}</g>'


# --- the page ----------------------------------------------------------------------------------------


@cache
def wrapped(text: str, width: float, size: float) -> list[str]:
    """A text in lines that fit a width; scripts without spaces break anywhere but before a stop."""
    lines, line = [], ""
    pieces: list[str] = []
    for word in text.split(" "):
        if any(ord(letter) >= FULL_WIDTH for letter in word):
            pieces += list(word)
        else:
            pieces.append(f"{word} ")
    for part in pieces:
        if line and measure((line + part).rstrip(), size) > width and part not in "、。」）":
            lines.append(line.rstrip())
            line = ""
        line += part
    return [*lines, line.rstrip()] if line.strip() else lines


def wolf_track(scene: Scene, wolf: int, y: float) -> str:
    """A wolf on its way to sun or moon: four spaces."""
    book, names = scene.table["saga_book"], scene.names
    last, space = content.SAGAS["wolf_last_space"], book["wolves"][wolf]
    key = "table-wolf-beaten" if book["wolves_beaten"][wolf] else "table-wolf"
    told = names.say(key, wolf=names.say(f"enemy-{WOLVES[wolf]}"), space=space, last=last)
    line = "".join(f'<{disc(118 + 46 * i, 0, 9)} class="y-space"/>' for i in range(last + 1))
    goal = use("i-sun" if wolf == 0 else "i-moon", 118 + 46 * last + 14, -10, 20)
    mark = scene.mark("wolf", wolf, told)
    body = f"<{disc(0, 0, 13)} class='y-wolf'/>{use('i-wolf', -9, -9, 18)}{numbered(scene, mark, 14, -12)}".replace(
        "'", '"'
    )
    figure = piece(
        f"wolf-{WOLVES[wolf]}", "y-enemy e-fenrir", body, disc(0, 0, 15), told, mark, at(118 + 46 * space, 0)
    )
    name = words(names.say(f"enemy-{WOLVES[wolf]}"), 14, 5, "y-text")
    return f'<g{at(0, y)}>{name}<path class="y-way" d="M118 0h{46 * last}"/>{line}{goal}{figure}</g>'


def tokens(scene: Scene, y: float) -> str:
    """What the page of a saga has laid out: oaths, wolves, the quay, or the slain."""
    names, book = scene.names, scene.table["saga_book"]
    if book["page"].startswith("managarm"):
        return wolf_track(scene, 0, y) + wolf_track(scene, 1, y + 32)
    if book["page"].startswith("baldr"):
        unseen = book["unseen_oaths"] + book["unseen_betrayals"]
        values = {"oaths": book["oaths"], "betrayals": book["betrayals"]}
        told = names.say("table-tokens", **values, unseen=unseen, traitors=book["unseen_betrayals"])
        counts = ((book["oaths"], "i-check"), (book["betrayals"], "i-loki"), (unseen, "g-none"))
        row_of = "".join(
            f'<g class="y-token"{at(28 + 84 * i, 0)}><{disc(0, 0, 14)}/>{use(icon, -9, -9, 18)}'
            f'<text class="y-big" x="20" y="7">{count}</text></g>'
            for i, (count, icon) in enumerate(counts)
        )
        return f'<g id="oaths"{at(0, y)}>{title(told)}{row_of}</g>'
    if book["page"].startswith("naglfar"):
        told = names.say("table-servants", quay=book["quay"], aboard=book["aboard"], gone=book["gone"])
        mark = scene.mark("quay", 0, told)
        outline = box(14, -16, 78, 34, 8)
        quay = f'<{outline} class="y-slot"/>{use("i-dead", 22, -11, 22)}{words(str(book["quay"]), 54, 7, "y-big")}'
        quay += numbered(scene, mark, 90, -14)
        ship = (
            f'<g{at(110, 0)}>{use("i-ferry", 0, -13, 26)}<text class="y-big" x="32" y="7">{book["aboard"]}</text></g>'
        )
        gone = f'<g{at(190, 0)}>{use("i-check", 0, -9, 18)}<text class="y-big" x="24" y="7">{book["gone"]}</text></g>'
        return f"<g{at(0, y)}>{piece('quay', 'y-quay', quay, outline, told, mark)}{ship}{gone}</g>"
    slain = [foe["id"] for foe in scene.table["foes"] if foe["slain"]]
    if not slain:
        return ""
    marks = "".join(
        f'<g class="y-enemy e-{enemy} y-slain"{at(30 + 44 * i, 0)}><{disc(0, 0, 16)} class="y-wolf"/>'
        f"{use(EMBLEMS[enemy], -10, -10, 20)}</g>"
        for i, enemy in enumerate(slain)
    )
    told = names.say("table-slain", foes=names.listed([names.enemy(enemy) for enemy in slain]))
    return f'<g id="slain"{at(0, y)}>{title(told)}{marks}</g>'


@cache
def legend(names: Names, icons: tuple[str, ...], top: float) -> str:
    """What the icons of the row mean."""
    found, y = [], top
    for icon in icons:
        text = names.say(f"icon-{icon}")
        drawn = f'<g transform="scale(.62)">{knot_body(icon, "todo")}</g>'
        found.append(f"<g{at(26, y)}>{drawn}{words(text[:1].upper() + text[1:], 20, 4.5, 'y-text')}</g>")
        y += LEGEND_ROW
    return "".join(found)


TOKENS_HIGH = {"managarm": 68, "baldr": 40, "naglfar": 40, "vigrid": 40}  # what a saga lays out


class Page(NamedTuple):
    """A page with its name and what it says, how high it is, and where there is room."""

    drawn: str
    high: float
    top: float


@cache
def page_drawn(names: Names, page_id: str, icons: int) -> Page:
    """A page with room for what its saga lays out, or for so many icons."""
    heading = names.say(f"page-{page_id}")
    heading = heading[:1].upper() + heading[1:]
    house = names.say("draw-house")
    wide = measure(house, SMALL) + 16
    lines = wrapped(names.told(say_page_rules(page_id)), PANEL - 32, SMALL)
    note = wrapped(names.say("draw-house-note"), PANEL - 32, SMALL)
    top = 54 + 18 * len(lines) + 8
    room = TOKENS_HIGH.get(page_id.split("-", maxsplit=1)[0], LEGEND_ROW * icons)
    high = max(SAGA_LEAST, top + room + 16 * len(note) + 4)
    low = high - 12 - 16 * (len(note) - 1)
    text = "".join(words(line, 16, 54 + 18 * i, "y-text") for i, line in enumerate(lines))
    text += "".join(words(line, 16, low + 16 * i, "y-note") for i, line in enumerate(note))
    pill = f"<{box(0, 0, wide, 20, 10)}/>{words(house, wide / 2, 14, 'mid')}"
    drawn = (
        f'<{box(0, 0, PANEL, high, 12)} class="panel"/>{use("p-page", 12, 10, 22, kind="y-page-i")}'
        f"{fitted(heading, 42, 28, PANEL - 72 - wide, 17, 'carved')}"
        f'<g class="y-pill"{at(PANEL - 12 - wide, 12)}>{pill}</g>{text}'
    )
    return Page(drawn, high, top)


def height(scene: Scene) -> float:
    """How high the page is, and the wheel beside it."""
    return page_of(scene).high


def icons_of(scene: Scene) -> tuple[str, ...]:
    """The icons of the row that mean something, once each."""
    return tuple(icon for icon in dict.fromkeys(scene.table["saga_book"]["row"]) if icon not in ("start", "plain"))


def page_of(scene: Scene) -> Page:
    return page_drawn(scene.names, scene.table["saga_book"]["page"], len(icons_of(scene)))


def page(scene: Scene) -> str:
    """The page of the Saga Book: its name, what it says, what lies on it; all of it is house."""
    found = page_of(scene)
    return found.drawn + (tokens(scene, found.top + 6) or legend(scene.names, icons_of(scene), found.top))
