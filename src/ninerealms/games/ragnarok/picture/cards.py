"""Combat cards and attack cards, face up and face down."""

from __future__ import annotations

from functools import cache, lru_cache

from ninerealms.drawing.parts import Mark, box, piece
from ninerealms.drawing.svg import at, label, num, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene
from ninerealms.games.ragnarok.seen.view import AttackSeen

WIDE, HIGH = 64.0, 88.0
ATTACK_WIDE, ATTACK_HIGH = 104.0, 142.0
SIGNS = {"axe": "i-axe", "spear": "i-spear", "bow": "i-bow", "wild": "i-any", "any": "i-any"}
EDGE = box(0, 0, WIDE, HIGH, 6)


@cache
def face(card: str) -> str:
    """A Combat card from the origin: value, symbol, casualties as drops of blood."""
    symbol, _, value = card.partition("-")
    hurts = content.card_casualties[content.card_ids.index(card)]
    drops = "".join(use("i-casualty", 45 - i * 15, 6, 14) for i in range(hurts))
    return (
        f'<{EDGE} class="r-card-b"/><{box(3.5, 3.5, 57, 81, 4)} class="r-card-in"/>'
        f'<text class="r-card-n" x="9" y="26">{value}</text>{use(SIGNS[symbol], 15, 36, 34)}{drops}'
    )


@cache
def back() -> str:
    """A Combat card face down."""
    sign = f'<g class="r-bk">{use("i-battle", 17, 29, 30)}</g>'
    return f'<{EDGE} class="r-back"/><{box(4, 4, 56, 80, 4)} class="r-back-in"/>{sign}'


@lru_cache(maxsize=REMEMBERED)
def card(ident: str, name: str, said: str, mark: Mark, where: str, more: str = "") -> str:
    """A card that may be chosen."""
    return piece(ident, "r-card", face(name) + more, EDGE, said, mark, where, f"card-{name}")


def spread(cards: dict[str, int]) -> list[str]:
    """Cards one by one, in the order of their kinds."""
    return [name for name in content.card_ids for _ in range(cards.get(name, 0))]


def scaled(x: float, y: float, scale: float) -> str:
    return f' transform="translate({num(x)} {num(y)}) scale({scale:.3g})"' if scale != 1 else at(x, y)


def hand(scene: Scene, seat: int, width: float, scale: float, is_asked: bool = True) -> str:
    """The cards of a seat in a row: its own face up, those of others face down. Equal cards may be chosen once."""
    sheet, found, done = scene.table["players"][seat], [], set()
    known = spread(sheet["hand"]) if sheet["hand"] is not None else []
    count = sheet["hand_size"]
    step = min(WIDE * scale + 5, (width - WIDE * scale) / max(1, count - 1))
    for i in range(count):
        where = scaled(i * step, 0, scale)
        if i >= len(known):
            found.append(f'<g class="r-down"{where}>{back()}</g>')
            continue
        name = known[i]
        said = scene.names.card(name)
        kind = content.card_ids.index(name)
        mark = Mark()
        if is_asked and seat == scene.asked and name not in done:
            mark = scene.mark("card", kind, said)
        done.add(name)
        found.append(card(f"hand-{seat}-{i}", name, said, mark, where))
    return "".join(found)


# --- attack cards ------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def attack_face(attack: int, weakness: str, injuries: int, weak: str, deals: str) -> str:
    """An attack card from the origin: its value, the weakness, the Injuries it deals."""
    drops = "".join(use("i-injury", 80 - i * 17, 107, 18) for i in range(injuries))
    return (
        f'<{box(0, 0, ATTACK_WIDE, ATTACK_HIGH, 9)} class="r-attack-b"/><{box(5, 5, 94, 132, 6)} class="r-attack-in"/>'
        f'<g class="r-paw">{use("i-trample", 14, 12, 20)}</g><text class="r-attack-n" x="62" y="58">{attack}</text>'
        f'<path class="r-div" d="M12 72h80"/>{label(weak, 12, 93, 50, 14, "r-attack-t")}'
        f"{use(SIGNS[weakness], 68, 78, 24)}{label(deals, 12, 121, 50 - 10 * injuries, 14, 'r-attack-t')}{drops}"
    )


def attack_value(scene: Scene, seen: AttackSeen) -> int:
    """What an attack counts in the hunt that runs: Loki's count more."""
    hunt = scene.table["hunt"]
    return seen["attack"] + (content.GAME["loki_more"] if hunt is not None and hunt["monster"] == "loki" else 0)


def attack_card(scene: Scene, seen: AttackSeen, kind: str, x: float, y: float, turn: float) -> str:
    """An attack card on the table, as a thing that may be chosen."""
    names, weakness, injuries = scene.names, seen["weakness"], seen["injuries"]
    value, weak = attack_value(scene, seen), names.say(f"symbol-{weakness}")
    said = names.say("draw-attack", attack=value, weakness=weak, injuries=injuries)
    body = attack_face(value, weakness, injuries, names.say("draw-weak"), names.say("draw-deals"))
    mark = scene.mark("attack", seen["card"], said)
    where = f' transform="translate({num(x)} {num(y)}) rotate({turn:g})"'
    return piece(f"attack-{seen['card']}", kind, body, box(0, 0, ATTACK_WIDE, ATTACK_HIGH, 9), said, mark, where)
