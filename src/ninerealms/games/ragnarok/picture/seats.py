"""The players: how near they are to winning, and their boards with attributes, Injuries, runes, cards and the rest."""

from __future__ import annotations

from functools import lru_cache

from ninerealms.drawing.parts import Mark, box, crest, piece
from ninerealms.drawing.remembered import Remembered
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import at, escape, label, measure, num, title, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture import cards, figures
from ninerealms.games.ragnarok.picture.layout import PANEL, TALL, WIDE
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.ragnarok.picture.wheel import ICONS
from ninerealms.games.ragnarok.seen.view import PlayerSeen

HIGH = 262
CHIP_HIGH = (46, 42)
LEFT, RIGHT = 12.0, 226.0  # two columns of rows
TEXT = 59.0  # the room of a row's name
ROW = 32.0
FIRST = 120.0  # the height of the first row
CARD = 0.56
CHOSEN = {"card", "artefact", "injury", "attribute", "rune", "panel"}  # what on a board may be a choice
REMEMBER: Remembered = Remembered(REMEMBERED)
INJURIES = (*content.ATTRIBUTES, "fourth")


# --- the row of goals --------------------------------------------------------------------------------


def goals(scene: Scene, sheet: PlayerSeen) -> list[tuple[str, int, int, str]]:
    """Lands, Temples and slain monsters: icon, how many, how many are needed, in words."""
    table, names = scene.table, scene.names
    return [
        (
            "i-land",
            len(sheet["lands"]),
            table["lands_to_win"],
            names.say(
                "draw-goal-lands",
                count=table["lands_to_win"],
                short=table["regions_short"],
                lacks=sheet["lacks_to_jarl"],
            ),
        ),
        (
            "i-temple",
            sheet["temples"],
            table["temples_to_win"],
            names.say("draw-goal-temples", count=table["temples_to_win"]),
        ),
        ("i-trophy", len(sheet["slain"]), content.GAME["slain_for_loki"], names.say("draw-goal-slain")),
    ]


def chip(scene: Scene, seat: int, width: float, high: float) -> str:
    """A player in short, from the upper left corner."""
    sheet, names = scene.table["players"][seat], scene.names
    parts = [f'<{box(0, 0, width, high, 7)} class="panel"/><rect class="flag" width="{num(width)}" height="4" rx="2"/>']
    parts.append(crest(seat, 21, high / 2 + 2, 12))
    hero = names.say(f"hero-{sheet['hero']}") if sheet["hero"] else ""
    called = f'<tspan class="carved" font-size="14.500">{escape(names.seat(seat))}</tspan>'
    if hero:
        called += f'<tspan class="muted" font-size="12" dx="7">{escape(hero)}</tspan>'
    parts.append(f'<text x="40" y="{num(high / 2 - 1)}">{called}</text>')  # whatever the page calls the seat, both fit
    step = min(54, (width - 44) / 3)
    for i, (icon, count, needed, said) in enumerate(goals(scene, sheet)):
        near = " r-close" if count >= needed - 1 and count else ""
        parts.append(
            f'<g class="r-goal{near}"{at(40 + i * step, high / 2 + 4)}>{title(said)}{use(icon, 0, 0, 16)}'
            f'<text x="18" y="13">{count}<tspan class="r-small">/{needed}</tspan></text></g>'
        )
    return "".join(parts)


def strip(scene: Scene) -> tuple[str, float, float]:
    """All players in a row, and its height in both shapes; two beside each other where it is tall."""
    found, gap = [], 6
    wide = (WIDE - gap * (scene.players - 1)) / scene.players
    tall = (TALL - gap) / 2
    rows = -(-scene.players // 2)
    whose = scene.table["turn"] if scene.table["round"] else scene.asked
    for seat in range(scene.players):
        said = scene.player(seat)
        mark = scene.mark("panel", seat, said)._replace(reason="")
        bodies = ((wide, "in-wide", CHIP_HIGH[0]), (tall, "in-tall", CHIP_HIGH[1]))
        body = "".join(f'<g class="{kind}">{chip(scene, seat, width, high)}</g>' for width, kind, high in bodies)
        rings = "".join(
            f'<{box(0, 0, width, high, 7)} class="{look} {kind}"/>'
            for width, kind, high in bodies
            for look in (("glow", "ring") if mark.action is not None else ())
        )
        where = put((seat * (wide + gap), 0), ((seat % 2) * (tall + gap), (seat // 2) * (CHIP_HIGH[1] + gap)))
        kind = f"r-chip seat-{seat}{' now' if seat == whose else ''}"
        inner = piece(f"chip-{seat}", kind, body, 'circle r="0"', said, mark)
        inner = inner.replace('<circle r="0" class="glow"/><circle r="0" class="ring"/>', rings)
        found.append(f'<g class="place"{where}>{inner}</g>')
    return f'<g id="seats">{"".join(found)}</g>', CHIP_HIGH[0], rows * (CHIP_HIGH[1] + gap) - gap


# --- a board -----------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def row_name(text: str, x: float, y: float) -> str:
    return label(text, x, y + 17, TEXT - 4, 12, "muted")


def attribute(scene: Scene, seat: int, sheet: PlayerSeen, i: int) -> str:
    """An attribute with its value; an injured one counts as 1."""
    name, names = content.ATTRIBUTES[i], scene.names
    value, counts = sheet["attributes"][name], sheet["counting"][name]
    is_hurt = name in sheet["injuries"]
    said = names.say(f"attribute-{name}")
    told = names.say(
        "draw-attribute-hurt" if is_hurt else "draw-attribute", attribute=said, value=counts, printed=value
    )
    wide = (PANEL - 24 - 12) / 3
    outline = box(0, 0, wide, 34, 5)
    figure = f'<text class="r-value" x="34" y="24">{counts}</text>'
    x = 52.0
    if is_hurt:
        figure += f'<text class="r-struck" x="48" y="24">{value}</text>'
        x = 64.0
    word = label(said, x, 22, wide - x - 5, 12.5, "muted")
    body = f'<{outline} class="hollow"/>{use(f"i-{name}", 7, 6, 22)}{figure}{word}'
    mark = scene.mark("attribute", i, told)._replace(reason="") if seat == scene.asked else Mark()
    kind = "r-attribute r-hurt" if is_hurt else "r-attribute"
    return piece(f"attribute-{seat}-{name}", kind, body, outline, told, mark, at(LEFT + i * (wide + 6), 76))


def actions(scene: Scene, seat: int, sheet: PlayerSeen) -> str:
    """The six actions, those taken with the marker on them."""
    names, found = scene.names, []
    for i, name in enumerate(content.action_ids):
        is_used = name in sheet["markers"]
        key = "draw-action-used" if is_used else "draw-action-free"
        said = title(names.say(key, action=names.say(f"action-{name}")))
        mark = figures.badge(seat, 19, 19, 6) if is_used else ""
        found.append(
            f'<g class="r-act{" used" if is_used else ""}"{at(i * 25, 0)}>{said}<{box(0, 1, 23, 23, 5)}/>'
            f"{use(ICONS[i], 3, 4, 17)}{mark}</g>"
        )
    return "".join(found)


def injuries(scene: Scene, seat: int, sheet: PlayerSeen) -> str:
    """The four places for Injuries; those that may be healed are choices."""
    names, found = scene.names, []
    for i, name in enumerate(INJURIES):
        is_on = name in sheet["injuries"]
        key = "draw-injury-fourth" if name == "fourth" else "draw-injury"
        attr = names.say(f"attribute-{name}") if name != "fourth" else ""
        said = names.say(key, attribute=attr) if is_on else names.say("draw-no-injury")
        mark = scene.mark("injury", i, said)._replace(reason="") if seat == scene.asked else Mark()
        sign = use(f"i-{name}", 14, 13, 12) if is_on and name != "fourth" else ""
        body = f"<{box(0, 0, 26, 25, 4)}/>{use('i-injury', 3, 2, 20)}{sign}"
        kind = "r-inj on" if is_on else "r-inj"
        found.append(piece(f"injury-{seat}-{i}", kind, body, box(0, 0, 26, 25, 4), said, mark, at(i * 31, 0)))
    return "".join(found)


def runes(scene: Scene, seat: int, sheet: PlayerSeen) -> str:
    """The runes, and the places for more."""
    names, asked_of = scene.names, set()
    found: list[str] = []
    for i, name in enumerate(content.RUNES):
        for _ in range(sheet["runes"].get(name, 0)):
            said = names.say(f"rune-{name}")
            mark = Mark()
            if seat == scene.asked and i not in asked_of:
                mark = scene.mark("rune", i, said)._replace(reason="")
            asked_of.add(i)
            ident, where = f"rune-{seat}-{len(found)}", at(len(found) * 27, 1)
            found.append(
                piece(
                    ident,
                    "r-rune",
                    use(f"i-{name}", 0, 0, 23),
                    'circle cx="11.500" cy="11.500" r="13"',
                    said,
                    mark,
                    where,
                )
            )
    free = range(len(found), content.GAME["most_runes"])
    found += [f'<circle class="r-empty" cx="{num(i * 27 + 11.5)}" cy="12.500" r="10"/>' for i in free]
    return "".join(found)


def allies(names: Names, sheet: PlayerSeen) -> str:
    found = [
        f"<g>{title(names.say(f'realm-{name}'))}{figures.coin(name, 11 + i * 22.5, 12.5, 10.5)}</g>"
        for i, name in enumerate(sheet["allied"])
    ]
    return "".join(found) or f'<text class="muted" y="17" font-size="12">{escape(names.say("draw-none"))}</text>'


def priests(names: Names, sheet: PlayerSeen) -> str:
    """Ready ones in full, those at monuments with the god they pray to, the others pale."""
    kinds = ["ready"] * sheet["priests_ready"] + list(sheet["priests_at"]) + ["unready"] * sheet["priests_unready"]
    found = []
    for i, kind in enumerate(kinds):
        look, god = ("r-priest off" if kind == "unready" else "r-priest"), ""
        if kind in ("ready", "unready"):
            said = names.say(f"draw-priest-{kind}")
        else:
            said = names.say("draw-priest-at", god=names.say(f"god-{kind}"))
            god = f'<circle class="r-god" cx="19" cy="19" r="7.500"/>{use(f"i-{kind}", 13, 13, 12)}'
        found.append(f'<g class="{look}"{at(i * 31, 0)}>{title(said)}{use("i-priest", 0, 0, 24)}{god}</g>')
    return "".join(found)


def holds(scene: Scene, seat: int, sheet: PlayerSeen) -> str:
    """Artefacts, slain monsters, the Frost Giant."""
    names, found = scene.names, []
    x = 0.0
    for seen in sheet["artefacts"]:
        name = seen["id"]
        kind = content.artefact_ids.index(name)
        key = "draw-artefact-used" if seen["used"] else "draw-artefact"
        said = names.say(key, artefact=names.say(f"artefact-{name}"), does=names.say(f"does-{name}"))
        mark = scene.mark("artefact", kind, said)._replace(reason="") if seat == scene.asked else Mark()
        look = "r-artefact used" if seen["used"] else "r-artefact"
        body = f"<{box(0, 0, 30, 30, 6)}/>{use(f'i-{name}', 4, 4, 22)}"
        found.append(
            piece(f"artefact-{name}", look, body, box(0, 0, 30, 30, 6), said, mark, at(x, 0), f"artefact-{name}")
        )
        x += 34
    for name in sheet["slain"]:
        symbol = "p-giant" if name == "giants" else f"p-{name}"
        said = title(names.say("draw-slain", monster=names.say(f"monster-{name}")))
        found.append(f'<g class="r-trophy"{at(x, 0)}>{said}{use(symbol, 0, 2, 32, 28)}</g>')
        x += 36
    if sheet["giant"] is not None:
        said = title(names.say("draw-giant", seat=names.seat(seat), region=names.region(sheet["giant"])))
        found.append(f"<g{at(x, -3)}>{said}{use('p-giant', 0, 0, 29, 34)}</g>")
        x += 32
    if not found:
        return f'<text class="muted" y="20" font-size="12">{escape(names.say("draw-none"))}</text>'
    scale = min(1.0, (PANEL - RIGHT - TEXT - 12) / x)
    return f'<g transform="scale({scale:.3g})">{"".join(found)}</g>' if scale < 1 else "".join(found)


def tags(scene: Scene, seat: int) -> str:
    """Whether a board is yours, and whether its player is asked; then the Armies on the board."""
    names, found, x = scene.names, [], PANEL - 74.0
    said = []
    if seat == scene.asked:
        said.append((names.say("draw-act"), "r-tag turn"))
    if seat == scene.you:
        said.append((names.say("draw-you"), "r-tag"))
    for text, kind in said:
        wide = measure(text, 12.5) * 1.06 + 16
        x -= wide + 4
        word = label(text, wide / 2, 14, wide - 10, 12.5, "mid")
        found.append(f'<g class="{kind}"{at(x, 14)}><{box(0, 0, wide, 20, 10)}/>{word}</g>')
    return "".join(found)


def head(scene: Scene, seat: int, sheet: PlayerSeen) -> str:
    """Portrait, names, where the Hero is, tags, Armies."""
    names = scene.names
    portrait = use(f"p-{sheet['hero']}", 10, 10, 46, 57) if sheet["hero"] else ""
    second = names.say("draw-no-hero")
    if sheet["hero"]:
        hero = names.say(f"hero-{sheet['hero']}")
        second = names.say("draw-hero-at", hero=hero, region=names.region(sheet["region"]))
    most = content.GAME["armies"]
    on_board = most - sheet["armies_left"]
    told = title(names.say("draw-armies", count=on_board, all=most))
    third = names.say("draw-holdings", regions=sheet["regions"], inner=sheet["inner"])
    return (
        f'<rect class="flag" x="10" width="{PANEL - 20}" height="4" rx="2"/>{portrait}{crest(seat, 74, 24, 9)}'
        f"{label(names.seat(seat), 90, 30, 130, 18, 'carved')}{label(second, 64, 49, 350, 13, 'muted')}"
        f"{label(third, 64, 66, 350, 12.5, 'muted')}{tags(scene, seat)}"
        f'<g{at(PANEL - 66, 12)}>{told}{use("i-army", 0, 0, 24)}<text class="r-value" x="28" y="18">{on_board}'
        f'<tspan class="r-small">/{most}</tspan></text></g>'
    )


def panel(scene: Scene, seat: int) -> str:
    """A board; while nothing on it is a choice it is drawn as it was before."""
    if scene.kinds_asked & CHOSEN:
        return panel_anew(scene, seat)
    is_away = has_hand_in_scene(scene, seat)
    key = (scene.names, seat, str(scene.table["players"][seat]), seat == scene.asked, seat == scene.you, is_away)
    return REMEMBER.drawn(key, lambda: panel_anew(scene, seat))


def has_hand_in_scene(scene: Scene, seat: int) -> bool:
    """Whether the cards of a player lie in the scene of a hunt or of a Battle."""
    hunt, battle = scene.table["hunt"], scene.table["battle"]
    if hunt is not None:
        return hunt["hunter"] == seat
    return battle is not None and any(side["seat"] == seat for side in battle["sides"])


def hand(scene: Scene, seat: int) -> str:
    """The cards of a player, where they do not lie in a scene."""
    names = scene.names
    count = scene.table["players"][seat]["hand_size"]
    told = title(names.say("draw-hand", count=count, all=content.GAME["hand_limit"]))
    if has_hand_in_scene(scene, seat) or not count:
        return (
            f'<text class="muted" y="28" font-size="12.500">{escape(names.say("draw-hand-count", count=count))}</text>'
        )
    room = RIGHT - LEFT - TEXT - 10
    return f"<g>{told}{cards.hand(scene, seat, room, CARD)}</g>"


def panel_anew(scene: Scene, seat: int) -> str:
    """A board, from its upper left corner."""
    sheet, names = scene.table["players"][seat], scene.names
    outline = box(0, 0, PANEL, HIGH, 12)
    parts = [f'<{outline} class="panel"/>', head(scene, seat, sheet)]
    parts += [attribute(scene, seat, sheet, i) for i in range(3)]
    rows = (
        (LEFT, 0, "actions", actions(scene, seat, sheet)),
        (RIGHT, 0, "injuries", injuries(scene, seat, sheet)),
        (LEFT, 1, "runes", runes(scene, seat, sheet)),
        (RIGHT, 1, "priests", priests(names, sheet)),
        (LEFT, 2, "cards", hand(scene, seat)),
        (RIGHT, 2, "allies", allies(names, sheet)),
        (RIGHT, 3, "holds", holds(scene, seat, sheet)),
    )
    for x, line, name, drawn in rows:
        y = FIRST + line * ROW
        parts.append(row_name(names.say(f"draw-row-{name}"), x, y + (6 if name == "cards" else 0)))
        parts.append(f"<g{at(x + TEXT, y)}>{drawn}</g>")
    kind = f"r-seat seat-{seat}{' now' if seat == scene.asked else ''}"
    return piece(f"seat-{seat}", kind, "".join(parts), outline, scene.player(seat))
