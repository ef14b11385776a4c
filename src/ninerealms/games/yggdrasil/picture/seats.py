"""The sheets of the gods: life, Elves, Vanir dice, dice, deck as far as it is known, artifacts, powers and bonds."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import box, piece
from ninerealms.drawing.svg import at, escape, measure, num, title, use, words
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.picture.figures import fitted, small_card
from ninerealms.games.yggdrasil.picture.layout import GAP, PANEL, SMALL
from ninerealms.games.yggdrasil.picture.scene import REMEMBERED, THINGS, Names, Scene
from ninerealms.games.yggdrasil.seen.view import CardSeen, GodSeen
from ninerealms.games.yggdrasil.words.icons import EMBLEMS
from ninerealms.text.words import Say

EASY_HIGH, HARD_HIGH = 140, 202
LOW_LIFE = 2
CHIP = 22
ROW = 25
LINE = PANEL - 28
BONDS = {"comrade": "i-battle", "kin": "i-life", "lucky": "i-leaf", "travel": "i-move"}


def height(scene: Scene, is_support: bool = False) -> float:
    """How high a sheet is; two of support gods are as high as one of a player."""
    high = EASY_HIGH if scene.table["mode"] == "easy" else HARD_HIGH
    return (high - GAP) / 2 if is_support else high


# --- head --------------------------------------------------------------------------------------------


def status(scene: Scene, figure: int, god: GodSeen) -> list[tuple[str, str]]:
    """Tags of a god: whether it is yours, whether it is asked, its place in the order."""
    names, found = scene.names, []
    if god["support"]:
        found.append((names.say("draw-support"), "tag"))
    if figure == scene.you:
        found.append((names.say("draw-you"), "tag"))
    if figure == scene.asked:
        found.append((names.say("draw-act"), "tag turn"))
    order = scene.table["order"]
    if figure in order and not scene.ending:
        found.append((names.say("draw-turn", number=order.index(figure) + 1), "tag"))
    return found


def tags(scene: Scene, figure: int, god: GodSeen, x: float) -> str:
    found = []
    for text, kind in status(scene, figure, god):
        wide = measure(text, SMALL) + 15
        found.append(
            f'<g class="y-{kind}"{at(x, 13)}><{box(0, 0, wide, 19, 9.5)}/>{words(text, wide / 2, 13.5, "mid")}</g>'
        )
        x += wide + 5
    return "".join(found)


@cache
def hearts(life: int, limit: int) -> str:
    """Life of its limit: figures, then hearts."""
    row = "".join(use("i-life", 48 + 19 * i, -11, 18, kind="" if i < life else "y-lost-life") for i in range(limit))
    low = " low" if life <= LOW_LIFE else ""
    return f'<text class="y-life{low}" y="6">{life}</text><text class="y-cap" x="14" y="6">/{limit}</text>{row}'


@cache
def badge(figure: int, god: str) -> str:
    """The badge of a god: colour and emblem, and the mark of its seat."""
    emblem = god or "none"
    return (
        f'<g class="y-crest seat-{figure}"><circle cx="26" cy="24" r="16"/>{use(f"g-{emblem}", 16, 14, 20)}'
        f'<circle class="y-sub" cx="38" cy="36" r="7.5"/>{use(f"mark-{figure}", 33.5, 31.5, 9)}</g>'
    )


# --- goods -------------------------------------------------------------------------------------------


@cache
def goods_body(icon: str, count: int) -> tuple[str, float]:
    wide = 32 + 9 * len(str(count))
    figure = f'<text class="y-chip-n" x="8" y="16">{count}</text>'
    return f'<{box(0, 0, wide, CHIP, 5)} class="body"/>{figure}{use(icon, 11 + 9 * len(str(count)), 3, 16)}', wide


def goods(scene: Scene, figure: int, god: GodSeen) -> str:
    """Elves and Vanir dice, which may change hands."""
    names, found, x = scene.names, [], 0.0
    for thing, icon, count, key in (
        (v.AN_ELF, "i-elf", god["elves"], "count-elves"),
        (v.A_DIE, "i-vanir", god["vanir"], "count-vanir"),
    ):
        body, wide = goods_body(icon, count)
        told = names.say(key, count=count)
        mark = scene.mark("own", figure * THINGS + thing, told)
        outline = box(-1, -1, wide + 2, CHIP + 2, 6)
        found.append(piece(f"own-{figure}-{thing}", "chip y-chip", body, outline, told, mark, at(x, 0)))
        x += wide + 6
    return f"<g{at(PANEL - 8 - x, 47)}>{''.join(found)}</g>"


@cache
def dice_told(names: Names, god_die: tuple[str, ...], vanir_die: tuple[str, ...], is_support: bool) -> str:
    """The faces that succeed, of the god die and of Vanir dice."""
    found, x = [], 0.0
    told = names.say("draw-faces", god=names.listed(list(god_die)), vanir=names.listed(list(vanir_die)))
    for icon, faces in (("i-die", god_die), ("i-vanir", vanir_die)):
        if is_support and icon == "i-vanir":
            continue
        found.append(use(icon, x, 2, 17, kind="y-quiet"))
        x += 22
        for face in faces:
            found.append(f'<{box(x, 1, 19, 19, 4)} class="y-face"/>{words(face, x + 9.5, 15, "mid y-faces")}')
            x += 22
        x += 10
    return f"<g>{title(told)}{''.join(found)}</g>"


# --- deck --------------------------------------------------------------------------------------------


def deck(scene: Scene, figure: int, god: GodSeen, y: float) -> str:
    """The deck from the top as far as anybody knows it, the card on the wheel, then what nobody has seen yet."""
    memory = tuple(card_key(card) for card in god["memory"])
    down = card_key(god["facedown_card"]) if god["facedown"] else None
    unseen = tuple(card["enemy"] for card in god["unseen"])
    return deck_drawn(scene.names, figure, memory, down, unseen, god["unseen_support"], y)


def card_key(card: CardSeen | None) -> tuple[str, int]:
    return (card["enemy"], card["figure"]) if card else ("", 0)


@lru_cache(maxsize=REMEMBERED)
def deck_drawn(
    names: Names,
    figure: int,
    memory: tuple[tuple[str, int], ...],
    down: tuple[str, int] | None,
    unseen: tuple[str, ...],
    blind: int,
    y: float,
) -> str:
    step = min(20.0, 216 / max(1, len(memory)))
    found = [f"<g{at(i * step, 0)}>{small_card(*card, figure)}</g>" for i, card in enumerate(memory)]
    told = names.listed([names.enemy(enemy) if enemy else "?" for enemy, _ in memory])
    x = len(memory) * step + 26 - step
    if down is not None:
        found.append(f'<g{at(x, 0)}><{box(-3, -3, 24, 30, 4)} class="y-slot"/>{small_card(*down, figure)}</g>')
        x += 30
    rest = unseen_row(names, unseen, blind, x) if unseen or blind else ""
    shown = title(names.told(Say("draw-deck", {"cards": told})))
    return f'<g id="deck-{figure}"{at(14, y)}><g>{shown}{"".join(found)}</g>{rest}</g>'


def unseen_row(names: Names, enemies: tuple[str, ...], blind: int, x: float) -> str:
    """The cards somewhere under the backs, as small signs; with figures where an enemy has several."""
    rest = names.listed([names.enemy(enemy) for enemy in enemies])
    counts = {enemy: enemies.count(enemy) for enemy in enemies}
    found, y = [use("g-none", x, 5, 14)], 5
    x += 17
    for enemy, count in counts.items():
        found.append(use(EMBLEMS[enemy], x, y, 15))
        if count > 1:
            found.append(words(str(count), x + 16, 17, "y-few"))
        x += 17 if count == 1 else 26
    if blind:
        found.append(words(f"+{blind}", x + 2, 17, "y-few"))
    return f'<g class="y-unseen">{title(names.told(Say("draw-unseen", {"cards": rest})))}{"".join(found)}</g>'


# --- artifacts, powers, bonds ------------------------------------------------------------------------


@cache
def artifact_body(name: str) -> tuple[str, float]:
    wide = measure(name, SMALL) + 32
    return (
        f'<{box(0, 0, wide, CHIP, 5)} class="body"/>{use("i-chest", 6, 3, 16)}{words(name, 26, 15.5, "y-chip-t")}',
        wide,
    )


def artifacts(scene: Scene, figure: int, god: GodSeen, y: float) -> str:
    names, found, x = scene.names, [], 0.0
    bodies = [(name, *artifact_body(names.say(f"artifact-{name}"))) for name in god["artifacts"]]
    total = sum(wide + 5 for _, _, wide in bodies)
    scale = min(1.0, LINE / total) if total else 1.0
    for name, body, wide in bodies:
        told = names.card("artifact", name)
        mark = scene.mark("own", figure * THINGS + content.artifact_ids.index(name), told)
        outline = box(-1, -1, wide + 2, CHIP + 2, 6)
        found.append(piece(f"own-{name}", "chip y-chip", body, outline, told, mark, at(x, 0), f"artifact-{name}"))
        x += wide + 5
    if not found and not god["support"]:
        found.append(words(names.say("draw-no-artifact"), 0, 15, "y-note"))
    small = f" scale({scale:.3f})" if scale < 1 else ""
    return f'<g transform="translate(14 {num(y)}){small}">{"".join(found)}</g>'


@cache
def powers(names: Names, god: str, is_support: bool) -> str:
    """What a god can do on the hard side."""
    lines = [(names.say(f"ability-{god}", elves=content.start_elves[content.god_ids.index(god)]), "i-leaf")]
    if not is_support:
        lines.append((names.say(f"power-{god}"), "i-first"))
    found, y = [], 0.0
    for text, icon in lines:
        found.append(use(icon, 0, y, 15, kind="y-quiet") + fitted(text, 21, y + 12, LINE - 24, SMALL, ""))
        y += 17
    return "".join(found)


def bonds(scene: Scene, figure: int, god: GodSeen) -> str:
    """The companions of a god: a sign for the bond, then the marks of the gods."""
    names, found, x = scene.names, [], 0.0
    for relation, others in god["bonds"].items():
        if not others:
            continue
        told = names.say(
            "draw-bond",
            relation=names.say(f"relation-{relation}"),
            gods=names.listed([scene.god(other) for other in others]),
            does=names.say(f"does-relation-{relation}"),
        )
        marks = "".join(
            f'<g class="y-owner seat-{other}"{at(26 + 16 * i, 10)}><circle r="7.5"/>'
            f"{use(f'mark-{other}', -4.5, -4.5, 9)}</g>"
            for i, other in enumerate(others)
        )
        found.append(f"<g{at(x, 0)}>{title(told)}{use(BONDS[relation], 0, 2, 16, kind='y-quiet')}{marks}</g>")
        x += 30 + 16 * len(others)
    return f'<g id="bonds-{figure}"{at(PANEL - 14 - x, 0)}>{"".join(found)}</g>' if found else ""


# --- panels ------------------------------------------------------------------------------------------


def sheet_head(scene: Scene, figure: int, god: GodSeen) -> str:
    """Badge, name, player, tags, life."""
    names, who = scene.names, scene.god(figure)
    x, second = 62 + measure(who, 19.5), ""
    if god["god"] and not god["support"]:
        player = names.say(f"seat-{figure}")
        second = f'<text class="y-player" x="{num(x)}" y="29">{escape(player)}</text>'
        x += measure(player, 14) + 10
    flag = f'<rect class="flag" x="10" width="{PANEL - 20}" height="4" rx="2"/>'
    name = f'<text class="carved y-who" x="52" y="29">{escape(who)}</text>'
    where = at(PANEL - 62 - 19 * god["limit"], 24) if god["support"] else at(16, 60)
    life = f"<g{where}>{hearts(god['life'], god['limit'])}</g>"
    return f"{flag}{badge(figure, god['god'])}{name}{second}{tags(scene, figure, god, x)}{life}"


def panel(scene: Scene, figure: int) -> str:
    """The sheet of a god, round its upper left corner."""
    god, names, is_hard = scene.table["gods"][figure], scene.names, scene.table["mode"] != "easy"
    values = {"god": scene.god(figure), "world": names.world(god["place"])}
    told = names.say("draw-sheet", **values, life=god["life"], limit=god["limit"])
    mark = scene.mark("panel", figure, told)._replace(reason="")  # a whole sheet is never veiled
    outline = box(0, 0, PANEL, height(scene, god["support"]), 12)
    parts = [f'<{outline} class="panel"/>', sheet_head(scene, figure, god)]
    y = 100 if is_hard else 76
    if not god["support"]:
        parts += [goods(scene, figure, god), deck(scene, figure, god, y), artifacts(scene, figure, god, y + 32)]
    if is_hard and god["god"]:
        dice = dice_told(names, tuple(god["god_die"]), tuple(god["vanir_die"]), god["support"])
        row, low = (48, 75) if god["support"] else (74, 160)
        parts += [f"<g{at(16, row)}>{dice}</g>", f"<g{at(0, row)}>{bonds(scene, figure, god)}</g>"]
        parts.append(f"<g{at(16, low)}>{powers(names, god['god'], god['support'])}</g>")
    kind = f"y-seat seat-{figure}{' now' if figure == scene.asked else ''}"
    return piece(f"seat-{figure}", kind, "".join(parts), outline, told, mark)
