"""The panels of the seats: reserves with their caps, both dice as nets, the cards with what lies on them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ninerealms.drawing.parts import PLAIN, Mark, box, crest, gauge, piece
from ninerealms.drawing.svg import at, called, measure, title, use, words
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.layout import place
from ninerealms.games.diceforge.picture.scene import ICONS, Scene
from ninerealms.games.diceforge.rules.state import DICE_EACH, SIDES, SPOTS_EACH
from ninerealms.games.diceforge.seen.view import Card, Die, Player
from ninerealms.games.diceforge.words.icons import emblem

# The net: a cross of six.
NET = ((30, 0), (0, 30), (30, 30), (60, 30), (90, 30), (30, 60))
SIDE = 30
CHIP = 21
SIZE, BOLD = 11.6, 1.1  # of words on a chip, and how much wider bold ones are
ROW, TIGHT = 24.5, 22
LINE = 364
GAUGE = 112
NAME = 100  # the room of a name, before the tags
HAMMER_LAP = 15
SCEPTER_MOST = 6


def told_of_die(scene: Scene, seat: int, die: Die) -> str:
    names = scene.names
    faces = "; ".join(names.face(face) for face in die["faces"])
    key = "draw-light-die" if die["name"] == "light" else "draw-dark-die"
    return names.say(key, seat=names.seat(seat), shown=names.face(die["shown"]), faces=faces)


def mark_of_spot(scene: Scene, seat: int, k: int, spot: int, is_up: bool, name: str) -> Mark:
    """A face is marked when it is asked for itself; the shown one also when its die is."""
    index = seat * SPOTS_EACH + k * SIDES + spot
    recent = (seat, k * SIDES + spot) in scene.last.spots
    if is_up and (("die", seat * DICE_EACH + k) in scene.things or ("die", seat * DICE_EACH + k) in scene.reasons):
        return scene.mark("die", seat * DICE_EACH + k, name, last=recent)
    return scene.mark("spot", index, name, last=recent)


def net(scene: Scene, seat: int, k: int, die: Die) -> str:
    """A die unfolded: the shown face is larger, in an ember frame, and lies on top."""
    names, drawn = scene.names, []
    owners = {forced["face"]: forced["owner"] for forced in scene.table["forced"]}
    order = sorted(range(SIDES), key=lambda spot: spot == die["up"])
    for spot in order:
        face, is_up = die["faces"][spot], spot == die["up"]
        x, y = NET[spot]
        name = names.face(face)
        mark = mark_of_spot(scene, seat, k, spot, is_up, name)
        if is_up:
            halo = "" if mark.action is not None else f'<{box(-4, -4, 38, 38, 9)} class="halo"/>'
            body = f"{halo}{use(f'f-{face}', -1.5, -1.5, 33)}"
        else:
            body = use(f"f-{face}", 0, 0, SIDE)
        if face in owners:
            body += owner_mark(owners[face])
        outline = box(-2.5, -2.5, 35, 35, 8.5) if is_up else box(1, 1, 28, 28, 6)
        drawn.append(piece(f"die-{seat}-{k}-{spot}", "side", body, outline, name, mark, at(x, y), f"face-{face}"))
    material = "iron" if die["name"] == "dark" else "bone"
    told = title(told_of_die(scene, seat, die))
    return f'<g id="die-{seat}-{k}" class="net {material} {place(f"net-{k}")}">{told}{"".join(drawn)}</g>'


@cache
def owner_mark(owner: int) -> str:
    """Whose card a forced face belongs to."""
    return f'<g class="owner seat-{owner}"{at(28, 2)}><circle r="7"/>{use(f"mark-{owner}", -4, -4, 8)}</g>'


@cache
def reserve(spot: str, name: str, count: int, limit: int, told: str) -> str:
    """Figure of how many, icon, and a gauge up to the cap."""
    wide, top, high = (GAUGE, 12, 8) if spot.startswith("stock") else (84, 9, 6)
    return (
        f'<g class="reserve {place(spot)}">{title(told)}{use(ICONS[name], 0, -11, 20)}'
        f'<text class="v" x="25" y="6">{count}</text>{words(f"/{limit}", 30 + 11 * len(str(count)), 6, "cap")}'
        f"<g{at(0, top)}>{gauge(count, limit, wide, high, {'shard': 'original'}.get(name, name), told)}</g></g>"
    )


def reserves(scene: Scene, player: Player) -> str:
    names, found = scene.names, []
    kind = "shard" if "shard" in player["limit"] else "stock"
    for i, (name, limit) in enumerate(player["limit"].items()):
        count = player["reserve"][name]
        told = names.say("draw-reserve", amount=names.amount(name, count), limit=limit)
        found.append(reserve(f"{kind}-{i}", name, count, limit, told))
    return "".join(found)


# --- cards -------------------------------------------------------------------------------------------


def tokens_of(card: Card, player: Player) -> list[str]:
    """What lies on the cards of a set, as short figures."""
    name = card["card"]
    if name == "hammer":
        return [f"{place % HAMMER_LAP}/{HAMMER_LAP}" if place < 2 * HAMMER_LAP else "✓" for place in player["hammer"]]
    if name == "scepter":
        return [f"{held}/{SCEPTER_MOST}" for held in player["scepters"]]
    if name == "companion":
        return ["–" if at_space is None else str(at_space) for at_space in player["companions"]]
    if name == "triton" and player["tritons"]:
        return [f"●{player['tritons']}"]
    if name == "cerberus" and player["cerberus"]:
        return [f"●{player['cerberus']}"]
    return []


def chip_body(card: Card, name: str, tokens: tuple[str, ...], with_name: bool) -> tuple[str, float]:
    """A card in a panel: emblem, name, how many, tokens, glory; and how wide that is."""
    x = 24.0
    parts = [use(emblem(card["card"]), 4, 2.5, 16)]
    if with_name:
        parts.append(words(name, x, 14.5))
        x += measure(name, SIZE) + 6
    if card["count"] > 1:
        parts.append(words(f"×{card['count']}", x, 14.5, "times"))
        x += 18
    if card["reinforcement"]:
        parts.append(use("i-renew", x, 4.5, 12, kind="renew"))
        x += 16
    for token in tokens:
        parts.append(words(token, x, 14.5, "tok"))
        x += measure(token, SIZE * BOLD) + 5
    points = card["points"] * card["count"]
    if points:
        wide = 17 if points < 10 else 22
        parts.append(f'<{box(x, 3, wide, 15, 7.5)} class="vp"/>{words(str(points), x + wide / 2, 14.5, "mid vp-n")}')
        x += wide + 4
    return "".join(parts), x


@cache
def chip_cached(
    card: str, name: str, count: int, points: int, renews: bool, tokens: tuple[str, ...], with_name: bool
) -> tuple[str, float]:
    row = Card(slot="", card=card, count=count, points=points, reinforcement=renews, used=0)
    body, wide = chip_body(row, name, tokens, with_name)
    return f'<{box(0, 0, wide, CHIP, 4)} class="body"/>{body}', wide


def rows_of(widths: list[float], line: float) -> list[tuple[float, int]]:
    """Where chips of these widths stand: x and row."""
    x, row, found = 0.0, 0, []
    for wide in widths:
        if x and x + wide > line:
            x, row = 0.0, row + 1
        found.append((x, row))
        x += wide + 5
    return found


class Fit(NamedTuple):
    """A way to lay the cards of a panel: with names or not, how many rows how far apart, how large."""

    has_names: bool
    rows: int
    pitch: float
    scale: float = 1


FITS = (Fit(True, 2, ROW), Fit(True, 3, TIGHT), Fit(False, 3, TIGHT), Fit(False, 3, TIGHT, 0.88))


def lay_chips(scene: Scene, player: Player) -> tuple[Fit, list[tuple[str, float]], list[tuple[float, int]]]:
    """The first fit that holds all cards: how, the chips with their widths, and where they stand."""
    fit, bodies, laid = FITS[0], list[tuple[str, float]](), list[tuple[float, int]]()
    for fit in FITS:
        bodies = [
            chip_cached(
                card["card"],
                scene.names.short(card["card"]),
                card["count"],
                card["points"],
                card["reinforcement"] and fit != FITS[-1],
                tuple(tokens_of(card, player)),
                fit.has_names,
            )
            for card in player["cards"]
        ]
        laid = rows_of([wide for _, wide in bodies], LINE / fit.scale)
        if not laid or laid[-1][1] < fit.rows:
            break
    return fit, bodies, laid


def chips(scene: Scene, player: Player) -> str:
    """All cards of a player; without names where they would not fit."""
    names, seat = scene.names, player["seat"]
    fit, bodies, laid = lay_chips(scene, player)
    found = []
    for card, (body, wide), (x, row) in zip(player["cards"], bodies, laid, strict=True):
        slot = content.slot_ids.index(card["slot"])
        numbers = {"count": card["count"], "points": card["points"]}
        told = names.say("draw-own", card=names.card(card["card"]), effect=names.effect(card["card"]), **numbers)
        recent = (seat, slot) in scene.last.cards
        mark = scene.mark("own", slot, told, last=recent) if seat == scene.asked else PLAIN._replace(last=recent)
        outline, where = box(-0.5, -0.5, wide + 1, CHIP + 1, 5), at(x, row * fit.pitch)
        found.append(
            piece(f"own-{seat}-{card['slot']}", "chip", body, outline, told, mark, where, f"card-{card['card']}")
        )
    small = f' transform="scale({fit.scale:g})"' if fit.scale != 1 else ""
    return f'<g class="{place("chips")}"><g{small}>{"".join(found)}</g></g>'


# --- panels ------------------------------------------------------------------------------------------


def status(scene: Scene, seat: int) -> list[tuple[str, str]]:
    """Tags of a seat: whether it is you, what it does, whether it began; each with its class."""
    names, found = scene.names, []
    if seat == scene.you:
        found.append((names.say("draw-you"), "tag"))
    if scene.over and seat in scene.winners:
        found.append((names.say("draw-won"), "tag turn"))
    if seat == scene.asked:
        found.append((names.say("draw-act"), "tag turn"))
    elif not scene.over and seat == scene.table["active"]:
        found.append((names.say("draw-active"), "tag"))
    if seat == scene.table["first"]:
        found.append((names.say("draw-first"), "tag"))
    return found


def tags(scene: Scene, seat: int, x: float) -> str:
    found = []
    for text, kind in status(scene, seat):
        wide = measure(text, 12) + 15
        found.append(
            f'<g class="{kind}"{at(x, 13)}><{box(0, 0, wide, 19, 9.5)}/>{words(text, wide / 2, 13.5, "mid")}</g>'
        )
        x += wide + 5
    return "".join(found)


def glory(scene: Scene, player: Player) -> str:
    """The track, or the score when it is over; and where the seat stands on the board of a module."""
    names = scene.names
    points = player["score"]["total"] if scene.over else player["reserve"]["glory"]
    told = names.say("draw-score" if scene.over else "draw-glory", count=points)
    figures = f'<text class="big far" x="-4" y="8">{points}</text>'
    return f'<g class="glory">{title(told)}{figures}{use("i-glory", -36 - 13 * len(str(points)), -14, 28)}</g>'


def panel(scene: Scene, player: Player, position: str) -> str:
    """The panel of a seat."""
    names, seat = scene.names, player["seat"]
    who = names.seat(seat)
    doing = " now" if seat == scene.asked or (scene.over and seat in scene.winners) else ""
    mark = scene.mark("seat", seat, who)._replace(reason="")  # a whole panel is never veiled
    dice = "".join(net(scene, seat, k, die) for k, die in enumerate(player["dice"]))
    head = (
        f'<rect class="panel" rx="12"/><rect class="flag" rx="2"/>{crest(seat, 27, 23, 14)}'
        f"{called(who, 50, 29, NAME, 18, 'who carved')}{tags(scene, seat, 58 + NAME)}"
        f"{glory(scene, player)}"
    )
    body = f"{head}{reserves(scene, player)}{dice}{chips(scene, player)}"
    where = f"seat seat-{seat} {place(position)}{doing}"
    return piece(f"seat-{seat}", where, body, 'rect rx="12"', who, mark)


def panels(scene: Scene) -> str:
    """All seats, from the one who looks on in order of play."""
    players = scene.table["players"]
    first = max(0, scene.you)
    spots = [f"panel-{i}" for i in range(len(players))]
    if len(players) % 2:
        spots[-1] = "panel-odd"
    return "".join(panel(scene, players[(first + i) % len(players)], spot) for i, spot in enumerate(spots))
