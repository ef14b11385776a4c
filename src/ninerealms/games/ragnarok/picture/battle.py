"""A Battle: both sides with their Armies, what they add, the cards played and in hand, and what it comes to."""

from __future__ import annotations

from ninerealms.drawing.parts import box, crest
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import at, escape, label, num, title, use
from ninerealms.games.ragnarok.picture import cards, figures
from ninerealms.games.ragnarok.picture.layout import TALL, WIDE
from ninerealms.games.ragnarok.picture.scene import Scene
from ninerealms.games.ragnarok.seen.view import BattleSeen, SideSeen

HALF = 372.0  # the width of a side
UPPER = 104.0  # Armies and cards played; under them the cards in hand
SMALL, HELD = 0.82, 0.68  # how large cards are, played and in hand
HAND = 78.0  # where the cards in hand begin
HIGH = UPPER + cards.HIGH * HELD + 8
MIDDLE, SUMS = WIDE - 2 * HALF, 112  # the room of the sums


def reckoned(scene: Scene, side: SideSeen) -> str:
    """What the value of a side is made of, in words."""
    names = scene.names
    armies = sum(army["value"] for army in side["armies"])
    played = side["total"] - armies - side["bonus"]
    parts = [names.say("draw-battle-armies", count=armies)]
    if side["bonus"]:
        parts.append(names.say("draw-battle-bonus", count=side["bonus"]))
    if played:
        parts.append(names.say("draw-battle-cards", count=played))
    if side["casualties"]:
        parts.append(names.say("draw-battle-casualties", count=side["casualties"]))
    return names.listed(parts)


def armies_of(side: SideSeen, width: float) -> str:
    """The Armies of a side beside each other."""
    count = len(side["armies"])
    scale = min(0.8, width / max(1, count) / 42)
    found = []
    for i, army in enumerate(side["armies"]):
        x = (i + 0.5) * 42 * scale
        look = figures.army(army["seat"], army["value"])
        where = f'transform="translate({num(x)} 44) scale({scale:.3g})"'
        found.append(f'<g class="r-army seat-{army["seat"]}" {where}>{look.body}</g>')
    return "".join(found)


def played(scene: Scene, side: SideSeen, width: float) -> str:
    """The cards of a side on the table, and the place for the next."""
    names = cards.spread(side["cards"])
    wide = cards.WIDE * SMALL
    step = min(wide + 5, (width - wide) / max(1, len(names)))
    found = []
    for i, name in enumerate(names):
        said = title(scene.names.card(name))
        found.append(
            f'<g class="r-card" transform="translate({num(i * step)} 0) scale({SMALL})">{said}{cards.face(name)}</g>'
        )
    next_one = "draw-passed" if side["passed"] else "draw-next"
    x = len(names) * step
    found.append(
        f'<g{at(x, 0)} class="r-slot{" r-out" if side["passed"] else ""}"><{box(0, 0, wide, cards.HIGH * SMALL, 5)}/>'
        f"{label(scene.names.say(next_one), wide / 2, 40, wide - 6, 12, 'mid')}</g>"
    )
    return "".join(found)


def half(scene: Scene, side: SideSeen, role: str) -> str:
    """One side, from its upper left corner."""
    seat, names = side["seat"], scene.names
    is_now = seat == scene.asked
    outline = box(0, 0, HALF, HIGH, 10)
    held = names.say("draw-hand-count", count=scene.table["players"][seat]["hand_size"])
    who = names.say(f"draw-{role}", seat=names.seat(seat))
    said = title(f"{who}: {side['total']}")
    return (
        f'<g class="r-side seat-{seat}{" now" if is_now else ""}">{said}<{outline} class="panel"/>'
        f'<rect class="flag" x="10" width="{num(HALF - 20)}" height="4" rx="2"/>{crest(seat, 22, 23, 9)}'
        f"{label(who, 38, 28, 112, 15, 'carved')}<g{at(12, 29)}>{armies_of(side, 146)}</g>"
        f"{label(reckoned(scene, side), 12, 94, 150, 12, 'muted')}"
        f'<g id="played-{seat}"{at(168, 20)}>{played(scene, side, HALF - 180)}</g>'
        f"{label(held, 12, UPPER + 35, HAND - 16, 12, 'muted')}"
        f'<g id="held-{seat}"{at(HAND, UPPER)}>{cards.hand(scene, seat, HALF - HAND - 12, HELD)}</g></g>'
    )


def sums(scene: Scene, battle: BattleSeen) -> str:
    """What both sides have, and where it is fought."""
    attacker, defender = battle["sides"]
    names = scene.names
    ahead = attacker["total"] - defender["total"]
    key = "draw-attacker-leads" if ahead > 0 else "draw-defender-leads"
    where = names.region(battle["number"])
    return (
        f'<g id="battle-sum" class="r-sum">{title(names.say("draw-battle-in", region=where))}'
        f"{use('i-battle', MIDDLE / 2 - 13, 6, 26)}"
        f'<text class="r-total" x="{num(MIDDLE / 2)}" y="64">{attacker["total"]} : {defender["total"]}</text>'
        f"{label(names.say(key), MIDDLE / 2, 84, MIDDLE - 10, 12, 'mid muted')}"
        f"{label(where, MIDDLE / 2, 104, MIDDLE - 8, 13, 'carved mid')}</g>"
    )


def strip(scene: Scene) -> tuple[str, float, float]:
    """The Battle above the board, and its height in both shapes."""
    battle = scene.table["battle"]
    assert battle is not None
    attacker, defender = battle["sides"]
    small = 0.92
    left = put((0, 0), ((TALL - HALF * small) / 2, 30), 1, small)
    right = put((HALF + MIDDLE, 0), ((TALL - HALF * small) / 2, 30 + HIGH * small + 4), 1, small)
    line = f"{attacker['total']} : {defender['total']}"
    where = escape(scene.names.region(battle["number"]))
    drawn = (
        f'<g class="place in-wide"{put((HALF, (HIGH - SUMS) / 2), (0, 0))}>{sums(scene, battle)}</g>'
        f'<g class="in-tall r-sum"><text class="carved" x="8" y="20" font-size="15">{where}</text>'
        f'<text class="r-total far" x="{TALL - 8}" y="22">{line}</text></g>'
        f'<g id="battle-0" class="place"{left}>{half(scene, attacker, "attacker")}</g>'
        f'<g id="battle-1" class="place"{right}>{half(scene, defender, "defender")}</g>'
    )
    return f'<g id="battle">{drawn}</g>', HIGH, 30 + 2 * HIGH * small + 8
