"""A hunt: the monster with its wounds, the attack in force, the Hero with his guard and his cards."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import Mark, box, piece
from ninerealms.drawing.svg import at, label, num, title, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture import cards, figures
from ninerealms.games.ragnarok.picture.layout import BOARD, GAP, TALL, WIDE, shrunk
from ninerealms.games.ragnarok.picture.ring import Point
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene
from ninerealms.games.ragnarok.seen.view import HuntSeen

HIGH = 706
SCALE = 0.943  # in the wide shape, where board and sheet of the hunter stand beside the scene
BESIDE = WIDE - GAP - TALL * SCALE  # how wide these are
WINDOW = (BESIDE, BOARD[0][1] * BESIDE / WIDE)  # what is seen of the board there
BEAST = (300.0, 380.0)  # the room of the monster
ICONS = {"giants": "i-jotun", "loki": "i-loki", "fenrir": "i-wolf", "nidhogg": "i-dragon"}
# Where the wounds of a monster are, in its room.
SPOTS: dict[str, tuple[Point, ...]] = {
    "draugr": ((88, 216), (192, 216), (126, 284), (240, 130)),
    "troll": ((92, 190), (232, 178), (150, 262), (228, 248)),
    "lindworm": ((84, 150), (190, 210), (118, 270), (236, 330)),
    "garm": ((66, 232), (140, 220), (214, 226), (258, 296)),
    "fenrir": ((62, 230), (130, 212), (200, 218), (104, 290), (252, 282)),
    "nidhogg": ((50, 250), (124, 262), (170, 190), (196, 280), (258, 330)),
    "giants": ((56, 150), (162, 330), (122, 200), (222, 170), (18, 262)),
    "loki": ((100, 186), (180, 186), (140, 232), (88, 300), (192, 300), (140, 322), (232, 164), (48, 164)),
}
CRACK = "M-30-20l14 9-4 8 13 6-2 9 16 4M10-28l-5 12 8 5"
CELLS = 10
# Where the parts of the scene lie, and how large they are.
PLACES: dict[str, tuple[float, float, float]] = {
    "beast": (110, 116, 0.77),
    "title": (10, 10, 1),
    "rounds": (10, 82, 0.82),
    "attack": (8, 142, 0.8),
    "stats": (200, 420, 0.96),
    "hero": (-2, 398, 0.62),
    "guard": (10, 524, 1.06),
    "hand": (14, 604, 1),
}


def placed(name: str, drawn: str) -> str:
    return f'<g id="hunt-{name}"{cards.scaled(*PLACES[name])}>{drawn}</g>'


# --- the scene ---------------------------------------------------------------------------------------


@cache
def sky() -> str:
    """Night and northern light by night, pale mountains by day, snow on the ground."""
    pines = (
        (4, 348, 40),
        (43, 355, 30),
        (183, 354, 26),
        (406, 350, 28),
        (445, 346, 34),
        (824, 349, 36),
        (799, 356, 26),
    )
    grown = "".join(use("d-snowpine", x, y, wide, wide * 1.36) for x, y, wide in pines)
    drawn = use("d-sky", -200, -200, 1300, 1000) + grown
    return f'<g class="still" clip-path="url(#rg-hunt)"><g transform="translate(-300 40) scale(1.02)">{drawn}</g></g>'


@cache
def beast(monster: str) -> str:
    """The monster as large as its room; two more Giants stand behind the one that is hunted."""
    wide, high = BEAST
    shadow = f'<ellipse class="r-far-shade" cx="{num(wide / 2)}" cy="{num(high - 8)}" rx="150" ry="15"/>'
    if monster == content.monster_ids[-1]:
        others = use("p-giant", -106, 150, 180, 212) + use("p-giant", 178, 180, 150, 177)
        return f'<g class="r-behind">{others}</g>{shadow}{use("p-jotun", -28, -58, 360, 440)}'
    symbol, across, up = figures.MONSTERS[monster]
    scale = min(wide * 1.06 / across, high * 0.94 / up)
    x, y = wide / 2 - across * scale / 2, high - up * scale - 4
    return f'{shadow}<g class="r-huge">{use(symbol, x, y, across * scale, up * scale)}</g>'


@lru_cache(maxsize=REMEMBERED)
def wound(ident: str, sort: str, is_covered: bool, said: str, mark: Mark, spot: Point) -> str:
    """A wound on the body, covered or open."""
    kind = "r-wound done" if is_covered else "r-wound"
    more = ""
    if is_covered:
        tick = f'<g class="r-tick"><circle cx="17" cy="16" r="9.500"/>{use("i-check", 11, 10, 12)}</g>'
        more = f'<path class="r-crack" d="{CRACK}"/>{tick}'
    body = f'<circle class="r-wound-b" r="23"/>{use(cards.SIGNS[sort], -15, -15, 30)}{more}'
    return piece(ident, kind, body, 'circle r="23"', said, mark, at(*spot))


def wounds(scene: Scene, hunt: HuntSeen) -> str:
    """All wounds of the sheet; of each sort those that are covered come first."""
    found: list[str] = []
    spots = SPOTS[hunt["monster"]]
    for sort, number in hunt["all_wounds"].items():
        left = hunt["wounds"].get(sort, 0)
        for k in range(number):
            is_covered, i = k < number - left, len(found)
            said = scene.names.say(
                "draw-wound-done" if is_covered else "draw-wound", sort=scene.names.say(f"wound-{sort}")
            )
            is_next = not is_covered and k == number - left
            mark = scene.mark("wound", content.WOUNDS.index(sort), said) if is_next else Mark()
            found.append(wound(f"wound-{i + 1}", sort, is_covered, said, mark, spots[i % len(spots)]))
    return "".join(found)


# --- planks ------------------------------------------------------------------------------------------


def heading(scene: Scene, hunt: HuntSeen) -> str:
    """What is hunted, and how much of it is covered."""
    names, monster = scene.names, hunt["monster"]
    count, left = sum(hunt["all_wounds"].values()), sum(hunt["wounds"].values())
    sheet = scene.monsters.get(monster)
    rune = figures.rune(sheet["rune"], 222, 9, 26) if sheet is not None else ""
    icon = use(ICONS.get(monster, f"i-{monster}"), 10, 10, 44)
    return (
        f'<{box(0, 0, 258, 64, 9)} class="r-plank"/><g class="r-text">{icon}</g>'
        f"{label(names.say(f'monster-{monster}'), 64, 29, 136, 20, 'carved')}"
        f"{label(names.say('draw-covered', count=count - left, all=count), 64, 50, 182, 13, 'muted')}{rune}"
    )


def rounds(scene: Scene, hunt: HuntSeen) -> str:
    names, cells = scene.names, []
    for i in range(hunt["rounds"]):
        state = " past" if i + 1 < hunt["round"] else " now" if i + 1 == hunt["round"] else ""
        cells.append(f'<{box(12 + i * 37, 25, 32, 11, 3)} class="r-notch{state}"/>')
    text = names.say("draw-hunt-round", round=hunt["round"], all=hunt["rounds"])
    return f'<{box(0, 0, 244, 44, 8)} class="r-plank"/>{label(text, 12, 19, 220, 14, "muted")}{"".join(cells)}'


def attacks(scene: Scene, hunt: HuntSeen) -> str:
    """The two attack cards: to choose from, or the one in force before the one put away."""
    live = hunt["attack"]
    if live is None:
        pair = [cards.attack_card(scene, seen, "r-attack", i * 112, 0, 0) for i, seen in enumerate(hunt["drawn"])]
        return "".join(pair) + chooser(scene, hunt, "draw-left-chooses")
    spent = [seen for seen in hunt["drawn"] if seen["card"] != live["card"]]
    found = "".join(cards.attack_card(scene, seen, "r-attack r-put-away", 62, 10, 7) for seen in spent[:1])
    found += cards.attack_card(scene, live, "r-attack r-live", 0, 0, 0)
    return found + chooser(scene, hunt, "draw-left-chose")


def chooser(scene: Scene, hunt: HuntSeen, key: str) -> str:
    """Whose choice it is, above the cards; once it is made the name below is enough. No monster is written over."""
    left = (hunt["hunter"] + 1) % scene.players
    name, is_made = scene.names.seat(left), hunt["attack"] is not None
    told = scene.names.say(key, seat=name)
    y = 173 if is_made else -8
    shown = label(name if is_made else told, 26, y, 80 if is_made else 250, 14, "r-cap r-chose")
    return f"<g>{title(told)}{figures.badge(left, 12, y - 5, 9)}{shown}</g>"


def stats(scene: Scene, hunt: HuntSeen) -> str:
    """Strength, wisdom and Injuries of the Hero."""
    names, sheet = scene.names, scene.table["players"][hunt["hunter"]]
    found = [f'<{box(0, 0, 182, 92, 9)} class="r-plank"/>', label(scene.hero(hunt["hunter"]), 12, 23, 80, 17, "carved")]
    for i, name in enumerate(("strength", "wisdom")):
        x = 96 + i * 42
        said = title(names.say(f"attribute-{name}"))
        found.append(f"<g>{said}{use(f'i-{name}', x, 6, 20)}")
        found.append(f'<text class="r-value" x="{x + 22}" y="23">{sheet["counting"][name]}</text></g>')
    count, most = len(sheet["injuries"]), content.GAME["most_injuries"]
    found.append(label(names.say("draw-injuries", count=count, all=most), 12, 51, 160, 13, "muted"))
    for i in range(most):
        kind = "r-inj on" if i < count else "r-inj"
        found.append(
            f'<g class="{kind}"{at(12 + i * 40, 58)}><{box(0, 0, 35, 26, 4)}/>{use("i-injury", 7.5, 3, 20)}</g>'
        )
    return "".join(found)


def guard(scene: Scene, hunt: HuntSeen) -> str:
    """What the Hero has against the attack: strength, then cards."""
    live = hunt["attack"]
    if live is None:
        return ""
    names, hunter = scene.names, hunt["hunter"]
    strength = scene.table["players"][hunter]["counting"]["strength"]
    laid = max(hunt["guard"], strength)
    need = cards.attack_value(scene, live)
    count = max(CELLS, laid, need)
    step = 308 / count
    cells = []
    for i in range(count):
        kind = " st" if i < strength else " cd" if i < laid else ""
        cells.append(f'<{box(12 + i * step, 27, step - 3, 22, 4)} class="r-cell{kind}"/>')
    text = names.say("draw-guard", strength=strength, cards=laid - strength, total=laid)
    reach = names.say("draw-guard-holds" if laid >= need else "draw-guard-needs", count=need)
    x = 12 + need * step - 1.5
    line = f'<path class="r-need" d="M{num(x)} 22v32"/><path class="r-need-h" d="M{num(x - 6.5)} 20h13l-6.500 8z"/>'
    return (
        f'<g class="seat-{hunter}"><{box(0, 0, 332, 60, 9)} class="r-plank"/>{label(text, 12, 18, 212, 13, "muted")}'
        f"{label(reach, 320, 18, 88, 13, 'r-reach far')}{''.join(cells)}{line}</g>"
    )


@lru_cache(maxsize=REMEMBERED)
def champion(hero: str, seat: int) -> str:
    """The Hero, large."""
    return (
        f'<g class="seat-{seat}"><ellipse class="r-far-shade" cx="64" cy="176" rx="62" ry="11"/>'
        f"{use('p-base', 14, 158, 100, 34)}{use(f'p-{hero}', -2, 6, 136, 170)}{figures.badge(seat, 64, 180, 14)}</g>"
    )


def drawn_for(scene: Scene) -> str:
    """The hunt: above the board, or to its right in the wide shape."""
    hunt = scene.table["hunt"]
    assert hunt is not None
    hunter = hunt["hunter"]
    body = (
        placed("beast", beast(hunt["monster"]) + wounds(scene, hunt))
        + placed("title", heading(scene, hunt))
        + placed("rounds", rounds(scene, hunt))
        + placed("attack", attacks(scene, hunt))
        + placed("stats", stats(scene, hunt))
        + placed("hero", champion(scene.table["players"][hunter]["hero"], hunter))
        + placed("guard", guard(scene, hunt))
        + placed("hand", cards.hand(scene, hunter, 340, 1))
    )
    frame = f'<{box(0, 0, TALL, HIGH, 12)} class="r-frame still"/>'
    return f'<g id="hunt" class="r-hunt">{shrunk(sky() + body + frame, SCALE)}</g>'
