"""The band under the tree: who is asked what, the throw on the table, and every choice that is nothing else there.

A choice with risks stands here with its odds, also when it can be taken on the tree. At the end the band says how.
"""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.drawing.parts import Mark, box, disc, piece
from ninerealms.drawing.svg import at, escape, label, measure, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.picture.figures import die_face, numbered
from ninerealms.games.yggdrasil.picture.layout import SMALL, TALL, WIDE, put
from ninerealms.games.yggdrasil.picture.scene import Chance, Scene
from ninerealms.games.yggdrasil.seen.view import opponent_id
from ninerealms.games.yggdrasil.words.board import say_end
from ninerealms.games.yggdrasil.words.icons import EMBLEMS, RUNE_ICONS, SPOIL_ICONS

HEAD = 50
LOW, HIGH = 36, 54  # chips without odds and with
SIZE = 14
GAP = 7
MARGIN = 12
BANNER = 92
MOST_PAST = 7
SHOWN_TWICE = ("DUTY", "FIGHT_WHAT", "DEED_WHERE", "ACT_THERE")
COUNTS = {
    "TAKE_COUNT": "i-elf",
    "USE_HEROES": "i-hero",
    "ROLL_VANIR": "i-vanir",
    "SET_LIFE": "i-life",
    "KIN_BEARS": "i-life",
    "TURN_BY": "i-renew",
}
STOPS = {
    ("TRAVEL_WITH", v.STAY): ("draw-nobody", "i-pass"),
    ("DUTY", v.NO_DUTY): ("draw-no-duty", "i-pass"),
    ("DUTY", v.REGAIN_LIFE): ("do-regain-life", "i-life"),
    ("DUTY", v.GIVE_LIFE): ("do-give-life", "i-life"),
    ("FIGHT_WHAT", v.NO_FIGHT): ("do-no-fight", "i-pass"),
    ("APPLY_RUNE", v.NO_RUNE): ("do-no-rune", "i-pass"),
    ("MOVE_GOD", v.NO_JOURNEY): ("do-no-journey", "i-pass"),
    ("DEED_WHERE", v.NO_DEED): ("do-no-deed", "i-pass"),
    ("REROLL", v.THROW_AGAIN): ("draw-throw", "i-die"),
    ("REROLL", v.NO_REROLL): ("draw-keep-dice", "i-check"),
    ("CHANGE_DIE", v.ELVES_OF_FREYR): ("draw-freyr", "i-elf"),
    ("CHANGE_DIE", v.HERO_OF_FREYJA): ("draw-freyja", "i-hero"),
    ("CHANGE_DIE", v.CHANGE_NO_MORE): ("draw-accept", "i-check"),
    ("COMRADE_ELF", 0): ("do-comrade-not", "i-pass"),
    ("COMRADE_ELF", 1): ("draw-comrade-elf", "i-elf"),
    ("LUCKY_TAKE", v.TAKE_NOTHING): ("do-take-nothing", "i-pass"),
    ("KEEP_BY_LUCK", v.TAKE_NOTHING): ("do-keep-nothing", "i-pass"),
    ("KEEP_ELF", 0): ("do-keep-nothing", "i-pass"),
    ("KEEP_ELF", 1): ("do-keep-elf", "i-elf"),
    ("KEEP_DIE", 0): ("do-keep-nothing", "i-pass"),
    ("KEEP_DIE", 1): ("do-keep-die", "i-vanir"),
    ("ACT_THERE", 0): ("do-act-not", "i-pass"),
    ("GIVE_WHAT", v.GIVE_NO_MORE): ("do-give-no-more", "i-pass"),
    ("KIN_TAKE", v.KIN_NO_MORE): ("do-kin-no-more", "i-pass"),
    ("ORDER_CARDS", 0): ("draw-keep-cards", "i-check"),
    ("ORDER_CARDS", 1): ("draw-swap-cards", "i-renew"),
}


class Chip(NamedTuple):
    """A choice as a chip; a figure stands before its icon."""

    action: int
    text: str
    icon: str
    wide: float
    chance: Chance | None


# --- words of chips ----------------------------------------------------------------------------------


def duty_words(scene: Scene, action: int) -> tuple[str, str]:
    """A duty: act, restore, fight, or what the page offers."""
    names = scene.names
    place = names.world(scene.table["gods"][scene.asked]["place"]) if scene.asked >= 0 else ""
    if action == v.ACT:
        return names.say("draw-do-act", world=place), "i-build"
    if action == v.RESTORE:
        return names.say("draw-do-restore", world=place), "i-tree"
    if action == v.SAGA_ACT:
        return names.say("draw-do-oath" if scene.table["saga"] == 1 else "draw-do-horn"), "p-page"
    return fight_words(scene, action - v.FIGHT)


def fight_words(scene: Scene, target: int) -> tuple[str, str]:
    names, opponent = scene.names, opponent_id(target)
    key = "draw-do-duel" if opponent.startswith("duel-") else "draw-do-fight"
    opponent = opponent.removeprefix("duel-")
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return names.say(key, opponent=names.say(f"jotun-{opponent}")), "i-jotun"
    icon = EMBLEMS.get(opponent, "i-dead")
    return names.say(key, opponent=names.enemy(opponent)), icon


def deed_words(scene: Scene, action: int) -> tuple[str, str]:
    names, world = scene.names, scene.names.world(content.world_ids[action % v.DEED_RESTORE])
    if action < v.DEED_RESTORE:
        return names.say("draw-do-act", world=world), f"w-{content.world_ids[action]}"
    if action < v.DEED_SAGA:
        return names.say("draw-do-restore", world=world), "i-tree"
    return names.say("draw-do-oath" if scene.table["saga"] == 1 else "draw-do-horn"), "p-page"


def chip_words(scene: Scene, action: int) -> tuple[str, str]:
    """The word and the icon of a choice; the word may be a figure."""
    names, kind = scene.names, scene.kind
    if (kind, action) in STOPS:
        key, icon = STOPS[kind, action]
        return names.say(key), icon
    if kind == "TAKE_COUNT" and scene.source == v.OF_CREATURE + content.creature_ids.index("hugin-and-munin"):
        return str(action), "i-vanir"
    if kind in COUNTS:
        return str(action), COUNTS[kind]
    if kind in ("CHOOSE_GOD", "CHOOSE_SUPPORT"):
        return names.say(f"god-{content.god_ids[action]}"), f"g-{content.god_ids[action]}"
    if kind == "DUTY":
        return duty_words(scene, action)
    if kind == "FIGHT_WHAT":
        return fight_words(scene, action)
    if kind == "DEED_WHERE":
        return deed_words(scene, action)
    if kind == "ACT_THERE":
        return duty_words(scene, v.ACT)
    if kind == "PICK_CREATURE":
        return names.say(f"creature-{content.creature_ids[action]}"), "i-creature"
    if kind == "APPLY_RUNE":
        return names.say(f"rune-{content.RUNES[action]}"), RUNE_ICONS[action]
    if kind in ("LUCKY_TAKE", "KEEP_BY_LUCK"):
        return names.say(("draw-an-elf", "draw-lost-die", "draw-a-die")[action - 1]), SPOIL_ICONS[action]
    if kind == "SON_BACK":
        return names.enemy(content.foe_ids[6 + action]), "i-jotun"
    return str(action), ""


# --- chips -------------------------------------------------------------------------------------------


def odds_width(chance: Chance) -> float:
    """How wide the line of odds is."""
    return 62 + sum(82 + (34 if heroes else 0) + (52 if fall else 0) for heroes, _, fall in chance.ways)


def chips_of(scene: Scene) -> list[Chip]:
    """The choices that stand in the band."""
    found = []
    for action in scene.options:
        if action in scene.drawn and scene.kind not in SHOWN_TWICE:
            continue
        text, icon = chip_words(scene, action)
        chance = scene.chances.get(action)
        wide = max(LOW + 6, measure(text, SIZE) + (54 if icon else 22) + 24)
        if chance is not None and scene.kind in SHOWN_TWICE:
            wide = max(wide + 62, odds_width(chance))
        elif chance is not None:
            wide = max(wide, 112 + (46 if chance.ways[0][2] else 0))
        found.append(Chip(action, text, icon, min(wide, TALL - 2 * MARGIN), chance))
    return found


def odds_line(scene: Scene, chance: Chance) -> str:
    """The chance to come through unhurt, for each way: bar, percent, Heroes it takes, chance to fall."""
    x, found = 12.0, []
    for heroes, unhurt, fall in chance.ways:
        found.append(f'<{box(x, 36, 34, 8, 3)} class="y-hurt"/><{box(x, 36, 0.34 * unhurt, 8, 3)} class="y-unhurt"/>')
        found.append(f'<text class="y-odds" x="{num(x + 39)}" y="45">{unhurt} %</text>')
        x += 84
        if heroes and scene.kind in SHOWN_TWICE:
            found.append(f'<text class="y-odds-h" x="{num(x)}" y="45">+{heroes}</text>{use("i-hero", x + 17, 33, 14)}')
            x += 38
        if fall:
            found.append(f"{use('i-dead', x, 33, 14, kind='y-fall-i')}{words(f'{fall} %', x + 16, 45, 'y-fall')}")
            x += 52
    return "".join(found)


def chip(scene: Scene, one: Chip, where: str) -> str:
    high = HIGH if one.chance else LOW
    mark = Mark(one.action, scene.sentences.get(one.action, one.text))
    outline = box(0, 0, one.wide, high, 9 if one.chance else LOW / 2)
    number = scene.options.index(one.action) + 1
    middle = 18 if one.chance else LOW / 2
    inner = f'<{disc(19, middle, 10)} class="y-key"/>{words(str(number), 19, middle + 4.5, "y-key-n mid")}'
    room = one.wide - 40
    if one.chance and scene.kind in SHOWN_TWICE:
        risks = scene.names.say("count-risks", count=one.chance.risks)
        inner += f'<text class="y-risks far" x="{num(one.wide - 12)}" y="{num(middle + 5)}">{escape(risks)}</text>'
        room -= measure(risks, SMALL) + 8
    if one.text.isdigit():
        inner += words(one.text, 36, middle + 5, "y-chip-n") + use(one.icon, 40 + 9 * len(one.text), middle - 10, 20)
    else:
        x = 35.0
        if one.icon:
            inner += use(one.icon, x, middle - 10, 20)
            x, room = x + 25, room - 25
        inner += label(one.text, x, middle + 5, min(room, measure(one.text, SIZE) + 2), SIZE, "y-chip-t")
    if one.chance:
        inner += odds_line(scene, one.chance)
    body = f'<{outline} class="body"/>{inner}'
    return piece(f"do-{one.action}", "chip y-do place", body, outline, one.text, mark, where)


def lay(chips: list[Chip], line: float) -> tuple[list[tuple[float, float]], float]:
    """Where chips stand in lines of a width, and how high all of it is."""
    spots, x, y, high = [], 0.0, 0.0, 0.0
    for one in chips:
        if x and x + one.wide > line:
            x, y, high = 0.0, y + high + GAP, 0.0
        spots.append((x, y))
        x += one.wide + GAP
        high = max(high, HIGH if one.chance else LOW)
    return spots, y + high if chips else 0.0


# --- the throw ---------------------------------------------------------------------------------------


def dice(scene: Scene) -> list[tuple[str, float]]:
    """The dice on the table, one after another: drawing and width."""
    throw, found = scene.table["throw"], []
    if not throw["god_face"] and not throw["vanir"]:
        return [(past_die(scene, i, *one), 40.0) for i, one in enumerate(scene.last.thrown[-MOST_PAST:])]
    god = scene.table["gods"][max(0, scene.asked)]
    names = scene.names
    if throw["god_face"]:
        told = names.say("throw-god-changed" if throw["god_changed"] else "throw-god", face=throw["god_face"])
        succeeds = throw["god_face"].rstrip("+") in god["god_die"]
        found.append(
            (
                die_piece(
                    scene,
                    "god",
                    v.REROLL_GOD,
                    die_face(throw["god_face"], False, succeeds, throw["god_changed"]),
                    told,
                ),
                40.0,
            )
        )
    for face, count in throw["vanir"].items():
        changed = throw["changed"].get(face, 0)
        told = names.say("throw-vanir", face=face, count=count, changed=changed)
        succeeds = face.rstrip("+") in god["vanir_die"]
        body = die_face(face, True, succeeds, changed == count)
        body += f'<text class="y-times" x="37" y="24">×{count}</text>' if count > 1 else ""
        found.append((die_piece(scene, face, content.FACE_IDS.index(face), body, told), 62.0 if count > 1 else 40.0))
    for other, face in throw["comrades"].items():
        number = int(other)
        told = names.say("throw-comrade", god=scene.god(number), face=face)
        succeeds = face.rstrip("+") in scene.table["gods"][number]["god_die"]
        mark = f'<g class="y-owner seat-{number}"><circle cx="5" cy="30" r="8"/>{use(f"mark-{number}", 0, 25, 10)}</g>'
        found.append((f"<g>{title(told)}{die_face(face, False, succeeds, False)}{mark}</g>", 40.0))
    return found


def past_die(scene: Scene, number: int, figure: int, face: int, is_vanir: bool) -> str:
    """A die of the throw that has just been settled."""
    name, god = content.FACE_IDS[face], scene.table["gods"][figure]
    succeeds = name.rstrip("+") in god["vanir_die" if is_vanir else "god_die"]
    told = (
        scene.names.say("throw-vanir", face=name, count=1, changed=0)
        if is_vanir
        else scene.names.say("throw-god", face=name)
    )
    body = die_face(name, is_vanir, succeeds, False)
    return piece(f"die-past-{number}", "y-thrown", body, box(0, 0, 34, 34, 8), told, Mark(last=True))


def die_piece(scene: Scene, name: str, action: int, body: str, told: str) -> str:
    mark = scene.mark("die", action, told)
    ident = "blank" if name == "-" else name.replace("+", "-lost")
    body += numbered(scene, mark, 2, 32)
    return piece(f"die-{ident}", "y-thrown", body, box(0, 0, 34, 34, 8), told, mark)


def throw_row(scene: Scene) -> tuple[str, float]:
    """Risks still faced and the dice thrown, and how wide they are."""
    throw = scene.table["throw"]
    thrown = dice(scene)
    if not throw["risks"] and not thrown:
        return "", 0.0
    found, x = [], 0.0
    if throw["risks"]:
        told = scene.names.say("table-risks", count=throw["risks"])
        found.append(
            f'<g>{title(told)}<text class="y-big" y="25">{throw["risks"]}</text>{use("i-battle", 16, 6, 24)}</g>'
        )
        x = 54.0
    for drawn, wide in thrown:
        found.append(f"<g{at(x, 0)}>{drawn}</g>")
        x += wide
    return f'<g id="throw">{"".join(found)}</g>', x


# --- the band ----------------------------------------------------------------------------------------


class Band(NamedTuple):
    """The band as drawn, and its height in both shapes."""

    drawn: str
    wide: float
    tall: float


def banner(scene: Scene) -> Band:
    """How the game ended."""
    names = scene.names
    told = names.told(say_end(scene.ending))
    head = names.say("draw-won" if scene.is_won else "draw-lost")
    icon = "i-tree" if scene.is_won else "p-dead-tree"
    kind = "won" if scene.is_won else "lost"
    found = []
    for shape, (name, width) in enumerate((("in-wide", WIDE), ("in-tall", TALL))):
        x, size = (104, 58) if shape == 0 else (58, 40)
        found.append(
            f'<g class="{name}"><{box(0, 0, width, BANNER, 12)} class="y-banner"/>'
            f"{use(icon, x - size - 12, (BANNER - size) / 2, size)}"
            f'<text class="carved y-ending" x="{x}" y="42">{escape(head)}</text>'
            f"{label(told, x, 70, width - x - 14, (15, 13)[shape], 'y-ending-t')}</g>"
        )
    return Band(f'<g id="ending" class="y-{kind}">{"".join(found)}</g>', BANNER, BANNER)


def asked_line(scene: Scene) -> str:
    """Who is asked what."""
    names = scene.names
    question = names.say(f"draw-ask-{scene.kind.lower().replace('_', '-') or 'result'}")
    who = scene.god(scene.asked) if scene.asked >= 0 else names.say("seat-team")
    is_yours = scene.asked in (scene.you, -1)
    badge = ""
    if scene.asked >= 0:
        emblem = scene.table["gods"][scene.asked]["god"] or "none"
        badge = (
            f'<g class="y-crest seat-{scene.asked}"><{disc(26, 23, 15)}/>{use(f"g-{emblem}", 16.5, 13.5, 19)}'
            f'<circle class="y-sub" cx="37" cy="34" r="7"/>{use(f"mark-{scene.asked}", 32.5, 29.5, 9)}</g>'
        )
    x = 54 if badge else 16
    text = names.say("draw-asked", who=who, question=question)
    kind = "carved y-ask" if is_yours else "carved y-ask wait"
    return (
        badge
        + label(text, x, 29, TALL - x - 12, 18, f"{kind} in-tall")
        + label(text, x, 29, 560, 19, f"{kind} in-wide")
    )


def band(scene: Scene) -> Band:
    """Everything asked, for both shapes."""
    if scene.ending:
        return banner(scene)
    thrown, thrown_wide = throw_row(scene)
    chips = chips_of(scene)
    scene.drawn.update(one.action for one in chips)
    throw_tall = 44 if thrown else 0
    wide_spots, wide_high = lay(chips, WIDE - 2 * MARGIN)
    tall_spots, tall_high = lay(chips, TALL - 2 * MARGIN)
    wide = HEAD + (wide_high + 12 if chips else 4)
    tall = HEAD + throw_tall + (tall_high + 12 if chips else 4)
    grounds = "".join(
        f'<{box(0, 0, width, high, 12)} class="y-band {name}"/><{box(0, 0, 5, high, 2)} class="y-band-edge {name}"/>'
        for name, width, high in (("in-wide", WIDE, wide), ("in-tall", TALL, tall))
    )
    if thrown:
        spots = put((WIDE - 14 - thrown_wide, 6), (MARGIN + 4, HEAD), 1, min(1, 350 / thrown_wide))
        thrown = f'<g class="place"{spots}>{thrown}</g>'
    laid = "".join(
        chip(scene, one, put((MARGIN + x, HEAD + y), (MARGIN + u, HEAD + throw_tall + v)))
        for one, (x, y), (u, v) in zip(chips, wide_spots, tall_spots, strict=True)
    )
    return Band(f'<g id="tray">{grounds}{asked_line(scene)}{thrown}{laid}</g>', wide, tall)
