"""The sheets of the heroes: strength, willpower with its rows of dice, what they carry, spells, gold."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import Mark, box, crest, piece
from ninerealms.drawing.remembered import Remembered
from ninerealms.drawing.svg import at, escape, label, measure, num, title, use
from ninerealms.games.andor import content
from ninerealms.games.andor.picture.layout import PANEL
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.andor.seen.view import HeroSeen, ThingSeen
from ninerealms.games.andor.words.icons import THING_ICONS

HIGH = 158
LARGE = ("blade", "bow", "falcon")
HEAD = ("crown",)
PURSE = ("hope", "mushroom", "plant", "rock", "fragment", "blue", "diagram", "iquar")
SMALL_SPACES = 3
SLOT = 34
STRENGTH = content.most_strength
WILL = content.most_will
BAR = 326.0  # the width of both tracks
LEFT = 100.0
CHOSEN = {"own", "panel", "spell", "free"}  # what on a sheet may be a choice
REMEMBER: Remembered = Remembered(REMEMBERED)


# --- tracks ------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def strength_track(names: Names, strength: int, logs: int) -> str:
    """Boxes for strength; logs cover those to the left of it."""
    step = BAR / STRENGTH
    boxes = "".join(
        f'<{box(i * step, 0, step - 2, 13, 2)} class="a-box{" on" if i < strength else ""}"/>' for i in range(STRENGTH)
    )
    wood = f'<{box(0.5, 2, logs * step - 3, 9, 3)} class="a-logs"/>' if logs else ""
    cube = f'<{box((strength - 1) * step - 1, -2, step, 17, 3)} class="a-cube"/>'
    told = escape(names.say("draw-strength", count=strength))
    return (
        f'<g role="meter" aria-label="{told}" aria-valuemin="0" aria-valuenow="{strength}" aria-valuemax="{STRENGTH}">'
        f"{title(told)}{boxes}{wood}{cube}</g>"
    )


@lru_cache(maxsize=REMEMBERED)
def will_track(names: Names, hero: str, will: int, dice: int) -> str:
    """Points of willpower, and where each row of the sheet begins with so many dice."""
    number = content.hero_ids.index(hero)
    rows, faces = content.hero_rows[number * 3 : number * 3 + 3], content.hero_dice[number * 3 : number * 3 + 3]
    step = BAR / WILL
    points = "".join(
        f'<{box(i * step, 0, step - 1.5, 11, 2)} class="a-point{" on" if i < will else ""}"/>' for i in range(WILL)
    )
    disc = f'<circle class="a-disc" cx="{num((max(1, will) - 0.5) * step - 0.5)}" cy="5.500" r="8"/>'
    found, now = [], max(i for i in range(3) if rows[i] <= max(will, 0))
    for i in range(3):
        first = max(0, rows[i] - 1) * step
        end = (rows[i + 1] - 1) * step if i < 2 else BAR
        cut = f'<path class="a-cut" d="M{num(first - 0.5)}-3v17"/>' if i else ""
        shown = dice if i == now else faces[i]
        kind, left = ("a-die on" if i == now else "a-die"), (first + end) / 2 - shown * 6
        squares = "".join(f'<{box(left + k * 12, 16, 10, 10, 2.5)} class="{kind}"/>' for k in range(shown))
        found.append(cut + squares)
    told = escape(names.say("draw-will", count=will, dice=dice))
    return (
        f'<g role="meter" aria-label="{told}" aria-valuemin="0" aria-valuenow="{will}" aria-valuemax="{WILL}">'
        f"{title(told)}{points}{''.join(found)}{disc}</g>"
    )


# --- what is carried ---------------------------------------------------------------------------------


@cache
def slot_body(icon: str, kind: str, figure: str) -> str:
    """A thing of 34 units, or the empty space for one."""
    inner = f'<{box(0, 0, SLOT, SLOT, 7)} class="a-slot{" has" if icon else ""} s-{kind}"/>'
    if icon:
        inner += f'<g class="a-held">{use(icon, 5, 5, 24)}</g>'
    elif kind == "head":
        inner += f'<g class="a-empty">{use("i-crown", 8, 8, 18)}</g>'
    if figure:
        inner += (
            f'<g class="a-count"{at(SLOT - 6, SLOT - 5)}><circle r="8"/><text y="4.500">{escape(figure)}</text></g>'
        )
    return inner


def carried(scene: Scene, thing: ThingSeen, x: float, kind: str) -> str:
    """A thing a hero has, which may be used or dropped."""
    icon = "i-flask-half" if thing["id"] == "flask" and thing["turned"] else THING_ICONS[thing["id"]]
    told, number = scene.names.does(thing), thing["thing"]
    mark = scene.mark("own", number, told)._replace(reason="")
    figure = "" if thing["face"] is None else str(thing["face"])
    kind_of = f"a-own{' turned' if thing['turned'] else ''}"
    body = slot_body(icon, kind, figure)
    return piece(
        f"own-{number}", kind_of, body, box(-1, -1, SLOT + 2, SLOT + 2, 8), told, mark, at(x, 0), f"thing-{thing['id']}"
    )


def spaces_for(sheet: HeroSeen) -> list[tuple[str, ThingSeen | None]]:
    """The equipment spaces with what is in them: the large one, three small ones, the head; then what needs none."""
    things = sheet["things"]
    large = [thing for thing in things if thing["id"] in LARGE]
    head = [thing for thing in things if thing["id"] in HEAD]
    small = [thing for thing in things if thing["id"] in ("flask", "spyglass", "knife")]
    found: list[tuple[str, ThingSeen | None]] = [("large", thing) for thing in large] or [("large", None)]
    found += [("small", thing) for thing in small]
    found += [("small", None)] * max(0, SMALL_SPACES - len(small))
    found += [("head", thing) for thing in head] or [("head", None)]
    return found + [("purse", thing) for thing in things if thing not in (*large, *head, *small)]


def equipment(scene: Scene, sheet: HeroSeen) -> str:
    """All that a hero carries, and the ruin spirit on the space it blocks."""
    found, x, spirit, has_gap = [], 0.0, sheet["spirit"], False
    for kind, thing in spaces_for(sheet):
        if kind == "purse" and not has_gap:
            x, has_gap = x + 6, True
        if thing is not None:
            found.append(carried(scene, thing, x, kind))
        elif kind == spirit:
            told = scene.names.say("sheet-spirit", slot=scene.names.say(f"slot-{kind}"))
            found.append(f'<g class="a-spirit"{at(x, 0)}>{title(told)}{slot_body("i-ghost", kind, "")}</g>')
            spirit = ""
        else:
            told = scene.names.say("draw-free-slot", slot=scene.names.say(f"slot-{kind}"))
            found.append(f"<g{at(x, 0)}>{title(told)}{slot_body('', kind, '')}</g>")
        x += SLOT + 4
    room = PANEL - 24 - (30 * len(sheet["spells"]) + 6 if sheet["spells"] else 0)
    scale = min(1.0, room / x)
    small = f" scale({scale:.3f})" if scale < 1 else ""
    return f'<g transform="translate(12 {num(116 + 17 * (1 - scale))}){small}">{"".join(found)}</g>'


def spells(scene: Scene, sheet: HeroSeen) -> str:
    """The fire spells: to be prepared, prepared, spent."""
    found, is_asked = [], True
    for i, state in enumerate(sheet["spells"]):
        told = scene.names.say(f"spell-{state}")
        mark = Mark()
        if state == "ready" and is_asked:
            mark, is_asked = scene.mark("spell", 0, told)._replace(reason=""), False
        body = f'<circle class="a-spell-b" cx="13" cy="13" r="13"/>{use("i-fire-spell", 2, 2, 22)}'
        found.append(
            piece(f"spell-{i}", f"a-spell {state}", body, 'circle cx="13" cy="13" r="14"', told, mark, at(i * 30, 0))
        )
    return "".join(found)


# --- the sheet ---------------------------------------------------------------------------------------


def status(scene: Scene, seat: int, sheet: HeroSeen) -> list[tuple[str, str]]:
    """Tags of a hero: yours, asked, day over, lying, beside a ghost."""
    names, found = scene.names, []
    if seat == scene.you:
        found.append((names.say("draw-you"), "a-tag"))
    if seat == scene.asked:
        found.append((names.say("draw-act"), "a-tag turn"))
    if sheet["lying"]:
        found.append((names.say("sheet-lying", letter=sheet["lying"]), "a-tag"))
    elif sheet["asleep"]:
        found.append((names.say("sheet-asleep"), "a-tag"))
    if sheet["touched_by_ghost"]:
        found.append((names.say("sheet-ghost"), "a-tag"))
    return found


def tags(scene: Scene, seat: int, sheet: HeroSeen, x: float) -> str:
    found = []
    for text, kind in status(scene, seat, sheet):
        wide = min(measure(text, 12.5) * 1.06 + 16, PANEL - 74 - x)
        if wide < 24:
            break
        said = label(text, wide / 2, 13.5, wide - 10, 12.5, "mid")
        found.append(f'<g class="{kind}"{at(x, 9)}><{box(0, 0, wide, 19, 9.5)}/>{said}</g>')
        x += wide + 4
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def head(names: Names, seat: int, hero: str, name: str, place: str, hour: int, gold: int, room: float) -> str:
    """Figure, badge, name, where and when, gold."""
    figure = ""
    if hero:
        body = use("p-raashana", 4, 4, 76, 84) if hero == "raashana" else use(f"p-{hero}", 10, 8, 64, 80)
        figure = f"{use('p-plinth', 10, 12, 64, 80)}{body}"
        rank = content.hero_rank[content.hero_ids.index(hero)]
        second = names.say("draw-where", rank=rank, space=place, hour=hour)
    else:
        second = names.say("table-no-hero", seat=names.seat(seat))
    return (
        f'<rect class="flag" x="10" width="{PANEL - 20}" height="4" rx="2"/>{figure}{crest(seat, 104, 21, 9)}'
        f'<text class="carved a-who" x="120" y="27">{escape(name)}</text>'
        f"{label(second, LEFT, 46, room, 13, 'a-where')}"
        f"<g{at(PANEL - 34, 21)}>{title(names.say('draw-gold', count=gold))}"
        f'<text class="far a-gold" x="-4" y="6">{gold}</text>{use("i-gold", 0, -10, 20)}</g>'
    )


def free_width(text: str) -> float:
    return measure(text, 13) * 1.1 + 44


def room_beside(scene: Scene, seat: int) -> float:
    """How much room the line under the name has beside the way to the free actions."""
    has_button = ("free", seat) in scene.things
    return PANEL - LEFT - 18 - free_width(scene.names.say("draw-free")) if has_button else 300


def free_button(scene: Scene, seat: int) -> str:
    """The way to the free actions of a hero."""
    text = scene.names.say("draw-free")
    mark = scene.mark("free", seat, text)
    if mark.action is None:
        return ""
    wide = free_width(text)
    body = (
        f'<{box(0, 0, wide, 23, 11.5)} class="body"/>{use("i-renew", 9, 4, 15)}'
        f'<text class="a-chip-t" x="29" y="16">{escape(text)}</text>'
    )
    outline = box(0, 0, wide, 23, 11.5)
    return piece(f"free-{seat}", "chip a-do", body, outline, text, mark, at(PANEL - wide - 10, 30))


def panel(scene: Scene, seat: int) -> str:
    """The sheet of a hero; while nothing on it is a choice it is drawn as it was before."""
    if scene.kinds_asked & CHOSEN:
        return panel_anew(scene, seat)
    key = (scene.names, seat, str(scene.table["heroes"][seat]), seat == scene.asked, seat == scene.you)
    return REMEMBER.drawn(key, lambda: panel_anew(scene, seat))


def panel_anew(scene: Scene, seat: int) -> str:
    """The sheet of a hero, round its upper left corner."""
    sheet, names = scene.table["heroes"][seat], scene.names
    name = scene.hero(seat)
    place = names.space(sheet["place"])
    told = names.say("draw-sheet", hero=name, space=place, strength=sheet["strength"], will=sheet["will"])
    mark = scene.mark("panel", seat, told)._replace(reason="")
    outline = box(0, 0, PANEL, HIGH, 12)
    parts = [f'<{outline} class="panel"/>']
    parts.append(head(names, seat, sheet["hero"], name, place, sheet["hour"], sheet["gold"], room_beside(scene, seat)))
    parts.append(tags(scene, seat, sheet, 130 + measure(name, 19) * 1.12))
    if sheet["hero"]:
        logs = sum(thing["face"] or 0 for thing in sheet["things"] if thing["id"] == "log")
        figures = ((sheet["strength"], "i-strength", 66), (sheet["will"], "i-willpower", 90))
        for value, icon, y in figures:
            parts.append(use(icon, LEFT, y - 13, 17))
            parts.append(f'<text class="a-value" x="{num(LEFT + 19)}" y="{y + 1}">{value}</text>')
        rows = (
            (56, strength_track(names, sheet["strength"], logs)),
            (80, will_track(names, sheet["hero"], sheet["will"], sheet["dice"])),
        )
        parts += [f'<g transform="translate({num(LEFT + 46)} {y}) scale(.86 1)">{row}</g>' for y, row in rows]
        parts.append(equipment(scene, sheet))
        if sheet["spells"]:
            parts.append(f"<g{at(PANEL - 10 - 30 * len(sheet['spells']), 119)}>{spells(scene, sheet)}</g>")
    parts.append(free_button(scene, seat))
    kind = f"a-seat seat-{seat}{' now' if seat == scene.asked else ''}"
    return piece(f"seat-{seat}", kind, "".join(parts), outline, told, mark)
