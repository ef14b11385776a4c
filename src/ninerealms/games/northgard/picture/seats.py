"""Round the board: a panel for each seat with its cards, the supply, trays of small choices, and the end."""

from __future__ import annotations

from functools import lru_cache

from ninerealms.drawing.moment import NOBODY
from ninerealms.drawing.parts import Mark, amount, box, counted, crest, goal, hexagon, piece, plate
from ninerealms.drawing.style import Spot
from ninerealms.drawing.svg import REMEMBERED, at, called, label, measure, title, use, words
from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.picture.land import TOLL_SIGN
from ninerealms.games.northgard.picture.names import Names
from ninerealms.games.northgard.picture.pieces import RESOURCES, is_gold, number_chips
from ninerealms.games.northgard.picture.scene import Scene
from ninerealms.games.northgard.seen.view import BOARDS
from ninerealms.games.northgard.words.board import say_end
from ninerealms.games.northgard.words.icons import BUILDING_ICONS, CARD_ICONS
from ninerealms.text.kept import Kept

GOAL: int = content.points_to_win
CARD, CARD_TALL = (82, 86), (50, 70)
CHIP = (112, 32)
KEYS = ("may", "chosen", "last")
LEGEND = 850  # how wide the legend may be
NAME = 104  # the room of a name, and of what it is doing, beside the points
panels: Kept[str] = Kept(BOARDS)

# Where the parts of a panel, the supply and the trays lie, in the wide and in the tall shape.
SPOTS: dict[str, Spot] = {
    "top": Spot((6, 6), (4, 4)),
    "board": Spot((6, 112), (4, 160), tall_scale=0.4484),
    "supply": Spot((866, 112), (4, 456)),
    "key": Spot((10, 774), (6, 664)),
    "bottom": Spot((6, 790), (4, 512)),
    "tray-top": Spot((432, 116), (195, 158), tall_scale=0.77),
    "tray-bottom": Spot((432, 774), (195, 481), tall_scale=0.77),
    "count-top": Spot((432, 116), (194, 158)),
    "count-bottom": Spot((432, 774), (194, 484)),
    "banner": Spot((432, 775), (195, 689)),
    "who": Spot((0, 0), (0, -3)),
    "goal": Spot((176, 28), (252, 24)),
    "stock-0": Spot((30, 78), (30, 60)),
    "stock-1": Spot((76, 78), (82, 60)),
    "stock-2": Spot((122, 78), (134, 60)),
    "stock-3": Spot((172, 78), (196, 60)),
    "stock-4": Spot((218, 78), (276, 60)),
    "turn": Spot((29, 34), (34, 25)),
    **{f"card-{i}": Spot((306 + 87.2 * i, 6), (4.5 + 53.5 * i, 76)) for i in range(7)},
    **{f"supply-{i}": Spot((29, 116 + 98 * i), (96 + 52 * i, 24)) for i in range(5)},
    "hidden": Spot((29, 604), (346, 25)),
}


def place(name: str) -> str:
    return f"place at-{name}"


def picture(card: str) -> str:
    """The emblem of a card; Move 2 has two."""
    icons = CARD_ICONS[card]
    shift = 10 if len(icons) == 2 else 0
    drawn = [use(icon, -16 + shift * (2 * i - 1), -16, 32) for i, icon in enumerate(icons)]
    return f'<g class="pic">{"".join(drawn)}</g>'


def bonus(card: str, value: int) -> str:
    """The foot of a card: what it adds in combat. Renew adds nothing, it renews."""
    if card == "renew":
        return f'<g class="bonus"><rect class="strip"/>{use("i-renew", -7, -7, 14)}</g>'
    return f'<g class="bonus"><rect class="strip"/>{use("i-sword", -16, -7, 14)}<text x="0" y="5">+{value}</text></g>'


def card_of(scene: Scene, seat: int, card: int) -> str:
    """One card of a seat, and what the pending question says of it."""
    table = scene.table
    is_up = table["players"][seat]["cards"][card]
    is_played = card == table["active_card"] and seat == scene.turn
    is_last, mark = (seat, card) in scene.last.cards, Mark()
    if seat == scene.asked:
        mark = scene.mark(
            "card", card, told_of(scene.names, table["cards"][card], table["bonuses"][card], is_up, is_played)
        )
        if scene.kind == "SPECIAL_AS" and not is_played:
            mark = Mark(reason=scene.reasons.get(("action", card), ""))
    mark = Mark(mark.action, mark.sentence, mark.reason, is_played, is_last)
    return card_drawn(scene.names, seat, card, table["cards"][card], table["bonuses"][card], is_up, is_played, mark)


def told_of(names: Names, kind: str, value: int, is_up: bool, is_played: bool) -> str:
    return names.card(
        kind, value, "table-card-played" if is_played else "table-cards-up" if is_up else "table-cards-down"
    )


@lru_cache(maxsize=REMEMBERED)
def card_drawn(
    names: Names, seat: int, card: int, kind: str, value: int, is_up: bool, is_played: bool, mark: Mark
) -> str:
    """A card: emblem, name, bonus; face down it shows the seat's colour; the one being played stands out."""
    name = names.say(f"card-{kind}")
    body = (
        f'<rect class="shade" y="2.5" rx="7"/><rect class="paper" rx="7"/><rect class="line" rx="5"/>'
        f"{picture(kind)}{bonus(kind, value)}"
        f"{label(name, CARD[0] / 2, 60, CARD[0] - 6, 13.5, 'carved mid in-wide')}"
        f"{label(name, CARD_TALL[0] / 2, 46, CARD_TALL[0] - 4, 11.4, 'mid in-tall')}"
    )
    looks = f"card{'' if is_up or is_played else ' down'}{' played' if is_played else ''} {place(f'card-{card}')}"
    told = told_of(names, kind, value, is_up, is_played)
    return piece(f"card-{seat}-{card}", looks, body, 'rect rx="7"', told, mark, "", f"card-{kind}")


def status(scene: Scene, seat: int) -> tuple[str, bool]:
    """What a seat is doing, and whether it is the one to look at."""
    if scene.over:
        is_first = seat in scene.winners
        doing = "won" if is_first else ""
    else:
        is_first = seat == scene.asked
        doing = "act" if is_first else "wait"
    parts = [part for part in ("you" if seat == scene.you else "", doing) if part]
    return scene.names.say(f"draw-{'-'.join(parts)}") if parts else "", is_first


@lru_cache(maxsize=REMEMBERED)
def stock(names: Names, seat: int, counts: tuple[int, ...], reserve: int, income: int) -> str:
    """Symbols controlled, units in reserve, and what a Renew of the rival would bring."""
    found = []
    for i, (kind, count) in enumerate(zip(RESOURCES, counts, strict=True)):
        told = title(names.say(f"count-{kind}", count=count))
        found.append(f'<g class="{place(f"stock-{i}")}">{told}{amount(str(count), f"i-{kind}", 0, 0, 20)}</g>')
    told = title(names.say("draw-reserve", count=reserve, all=content.units))
    figure = use("p-unit", 1, -12, 18, 22)
    found.append(
        f'<g class="{place("stock-3")} seat-{seat}">{told}<text class="far amt" x="-1" y="6">{reserve}</text>'
        f"{figure}</g>"
    )
    told = title(names.say("draw-income", rival=names.seat(1 - seat), count=income))
    found.append(
        f'<g class="{place("stock-4")} income">{told}<rect class="pill" x="-4" y="-13" width="84" height="26" rx="13"/>'
        f'<g class="crest-small seat-{1 - seat}"><circle cx="10" r="8"/>{use(f"mark-{1 - seat}", 5.5, -4.5, 9)}</g>'
        f'{use("i-renew", 19, -7, 14)}<text x="35" y="5.5" class="amt">+{income}</text>'
        f'<path d="{hexagon(69, 0, 13)}"/></g>'
    )
    return "".join(found)


def seat_panel(scene: Scene, seat: int) -> str:
    """The panel of a seat; where nothing on it is to be chosen, it is as it was until the seat or its cards change."""
    if seat == scene.asked and (scene.options or scene.reasons):
        return panel_drawn(scene, seat)
    table = scene.table
    cards = [table["cards"], table["bonuses"], table["active_card"] if seat == scene.turn else NOBODY]
    last = [card for card in range(len(table["cards"])) if (seat, card) in scene.last.cards]
    looks = [seat == scene.you, seat == scene.bottom, scene.over and seat in scene.winners, *status(scene, seat)]
    known = [scene.known[0], seat, table["players"][seat], *cards, last, *looks]
    return panels.get(known, lambda: panel_drawn(scene, seat))


def panel_drawn(scene: Scene, seat: int) -> str:
    names, player = scene.names, scene.table["players"][seat]
    doing, is_now = status(scene, seat)
    who = names.seat(seat)
    numbers = {"points": player["points"], "units": player["units"], "reserve": player["reserve"]}
    told = names.say("table-player", seat=who, you=int(seat == scene.you), base=player["base"], **numbers)
    points = title(names.say("draw-points", points=player["points"], goal=GOAL))
    crown = use("i-first", 55, 32, 14) if scene.over and seat in scene.winners else ""
    beside = 18 if crown else 0
    said = label(doing, 55 + beside, 44, NAME - beside, 13.6, f"doing {'ember' if is_now else 'muted'}")
    cards = "".join(card_of(scene, seat, card) for card in range(len(scene.table["cards"])))
    where, counts = place("bottom" if seat == scene.bottom else "top"), (player["food"], player["wood"], player["lore"])
    return (
        f'<g id="seat-{seat}" class="seat seat-{seat} {where}{" now" if is_now else ""}">'
        f'<rect class="panel" rx="14"/><rect class="flag" rx="2.5"/>'
        f'<g class="{place("who")}">{title(told)}{crest(seat, 29, 29, 17)}{called(who, 55, 27, NAME, 19, "carved who")}'
        f"{crown}{said}</g>"
        f'<g class="{place("goal")}">{points}{goal(player["points"], GOAL, 26, 23)}</g>'
        f"{stock(names, seat, counts, player['reserve'], player['income'])}{cards}</g>"
    )


def supply(scene: Scene) -> str:
    """The turn, and the buildings left."""
    table, names = scene.table, scene.names
    turn = str(table["turns"]) if table["turns"] else "–"
    drawn = [clock(names, turn)]
    for i, (building, left) in enumerate(table["supply"].items()):
        name = names.say(f"building-{building}")
        told = names.say("supply-of", building=name, left=left, all=content.building_count[i])
        mark = scene.mark("building", i, told, chosen=scene.kind == "BUILD_IN" and scene.source == i)
        drawn.append(store(i, building, left, told, mark))
    drawn.append(hidden_tiles(names, sum(square["tile"] is None for square in table["squares"])))
    return f'<g id="supply" class="{place("supply")}">{"".join(drawn)}</g>'


@lru_cache(maxsize=REMEMBERED)
def clock(names: Names, turn: str) -> str:
    told = words(names.say("draw-turn"), 0, -10, "muted mid over") + words(turn, 0, 13, "mid turn")
    return f'<rect class="panel store" rx="14"/><g class="{place("turn")}">{told}</g>'


@lru_cache(maxsize=REMEMBERED)
def store(i: int, building: str, left: int, told: str, mark: Mark) -> str:
    """A building, and how many are left of it."""
    if left:
        body = plate(BUILDING_ICONS[building], 44, is_gold(building)) + counted(left, 19, 17, 10.5)
    else:
        body = f'<g class="gone"><{box(-19, -20, 38, 38, 6)}/>{use(BUILDING_ICONS[building], -13, -14, 26)}</g>'
    outline, thing = box(-25, -27, 50, 50, 9), f"building-{building}"
    return piece(f"supply-{building}", place(f"supply-{i}"), body, outline, told, mark, "", thing)


@lru_cache(maxsize=REMEMBERED)
def hidden_tiles(names: Names, count: int) -> str:
    told = title(names.say("draw-hidden", count=count))
    figure = words(str(count), 0, 22, "mid amt")
    return f'<g id="hidden" class="hidden {place("hidden")}">{told}{use("i-fog", -13, -22, 26)}{figure}</g>'


def action_chip(scene: Scene, action: int, x: float) -> str:
    """A small choice in a tray: an icon and a word."""
    if action == v.STOP_MOVING:
        thing, name, icon = "territory", scene.names.say("stop-moving"), "i-check"
    else:
        thing, name = "action", scene.names.say(f"action-{content.CARDS[action]['action']}")
        icon = CARD_ICONS[content.card_ids[action]][0]
    mark = scene.mark(thing, action, name)
    outline = box(0, 0, *CHIP, 16)
    body = f'<{outline} class="body"/>{use(icon, 11, 6, 20)}{label(name, 37, 21, CHIP[0] - 46, 14)}'
    return piece(f"do-{action}", "chip", body, outline, name, mark, at(x, -CHIP[1] / 2))


def tray(scene: Scene) -> str:
    """Choices that are nothing on the table: what Special does, whether to stop, how many units (tall shape)."""
    side = "bottom" if scene.asked == scene.bottom else "top"
    if scene.kind == "MOVE_UNITS":
        wide, high = min(len(scene.options), 5) * 40, -(-len(scene.options) // 5) * 40
        shift = 20 - high / 2
        ground = f'<{box(-22, -22, wide + 4, high + 4, 21)} class="tray"/>'
        chips = f"<g{at(20 - wide / 2, shift)}>{ground}{number_chips(scene, tall=True)}</g>"
        return f'<g id="tray" class="in-tall {place(f"count-{side}")}">{chips}</g>'
    actions = scene.options if scene.kind == "SPECIAL_AS" else [a for a in scene.options if a == v.STOP_MOVING]
    if not actions or scene.kind not in ("SPECIAL_AS", "MOVE_FROM"):
        return ""
    wide = len(actions) * (CHIP[0] + 8) + 8
    ground = f'<{box(-wide / 2, -CHIP[1] / 2 - 5, wide, CHIP[1] + 10, 21)} class="tray"/>'
    chips = "".join(action_chip(scene, a, -wide / 2 + 8 + i * (CHIP[0] + 8)) for i, a in enumerate(actions))
    return f'<g id="tray" class="{place(f"tray-{side}")}">{ground}{chips}</g>'


BANNER_WIDTH = 17  # wide letters, as if they were so high


def banner(scene: Scene) -> str:
    """How it ended, on a wooden board: where the legend was, or under everything."""
    if not scene.over:
        return ""
    scores = " : ".join(str(player["points"]) for player in scene.table["players"])
    sentence = scene.names.words.render(say_end(scene.table, scene.winners))
    badges = "".join(crest(seat, 20 + 88 * seat, 0, 9) for seat in range(2))
    laurel = "".join(use("i-glory", 20 + 88 * seat - 15, -15, 30) for seat in scene.winners)
    room = min(300.0, measure(sentence, BANNER_WIDTH))  # who sits there may have a longer name than the seat
    return (
        f'<g id="banner" class="sign {place("banner")}"><g{at(-(room + 142) / 2, 0)}>'
        f'<{box(0, -14, room + 142, 28, 8)} class="board"/>{laurel}{badges}'
        f'<text class="mid score" x="64" y="6.5">{scores}</text>{label(sentence, 130, 5, room, 14.5, "carved")}</g></g>'
    )


def legend(scene: Scene) -> str:
    """What the borders, spaces and rings mean, as far as there is room; sometimes the result or a tray is there."""
    if scene.over or (scene.kind in ("SPECIAL_AS", "MOVE_FROM") and tray(scene)):
        return ""
    return legend_in(scene.names)


@lru_cache(maxsize=REMEMBERED)
def legend_in(names: Names) -> str:
    path = '<path class="groove" d="M2 0h38"/><path class="dots" d="M4 0h36"/>'
    ridge = f'<path class="scree" d="M6 3h30"/>{use("d-peak", 0, -10, 15, 17)}{use("d-peak", 27, -10, 15, 17)}'
    ridge += f'<g class="toll" transform="translate(21 0) scale(.86)">{TOLL_SIGN}</g>'
    space = f'<g class="space" transform="translate(11 0) scale(.6)"><{box(-16, -16, 32, 32, 6)}/>'
    parts = [
        (path, 44, "draw-path"),
        (ridge, 46, "draw-ridge"),
        (f'{space}<path d="M-7-7 7 7M7-7-7 7"/></g>', 24, "draw-space"),
        (f"{space}{use('d-rune', -9, -11.5, 18, 23)}</g>", 24, "draw-carved"),
        *((f'<g class="{kind}"><{box(1, -7, 22, 14, 3)} class="ring"/></g>', 26, f"draw-key-{kind}") for kind in KEYS),
    ]
    x, found = 0.0, []
    for drawn, wide, key in parts:
        text = names.say(key)
        if x + wide + 4 + measure(text, 13.6) > LEGEND:
            break
        found.append(f"<g{at(x, 0)}>{drawn}{words(text, wide + 4, 4.5)}</g>")
        x += wide + measure(text, 13.6) + 26
    return f'<g class="key {place("key")} in-wide">{"".join(found)}</g>'
