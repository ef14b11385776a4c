"""The chances of a fight, under its dice: what each answer is worth, and what the opponent may reach."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ninerealms.drawing.parts import box, disc
from ninerealms.drawing.svg import SQUEEZE, at, escape, label, measure, num, title, use, words
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.picture.battle import dice_to_roll
from ninerealms.games.andor.picture.chips import chip_words
from ninerealms.games.andor.picture.layout import PANEL
from ninerealms.games.andor.picture.scene import REMEMBERED, Names, Scene
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import MOST_DICE, AndorState
from ninerealms.games.andor.seen import dice_odds
from ninerealms.games.andor.seen.odds import HEALERS_DICE, RoundOdds, replied
from ninerealms.games.andor.seen.rebuild import FOES, rebuild
from ninerealms.games.andor.words import odds
from ninerealms.games.andor.words.board import KIND_NUMBERS
from ninerealms.kit.percent import percent

HEAD, LINE, LEAST = 34, 25, 92
TEXT, BAR, WIDE_BAR = 40, 188, 76
LARGE, SMALL = 16.5, 13  # words of an answer, on one line or two
COLUMNS = (("i-die", "draw-odds-round", 308.0), ("i-battle", "draw-odds-fight", 362.0))
LOSS = ("i-willpower", "draw-odds-loss", 410.0)
ATTACKS = (*range(v.FIGHT, v.FIGHT_WIDOW + 1), v.CLEAR_ROCK)
SETTLED = (v.BEFORE_FOE, v.TURN_DIE)  # the opponent's dice have been counted out
KINDS = ("strikes", "level", "struck")  # how a round goes
MOST_APART = 22.0
HIGHEST = 34.0


class Row(NamedTuple):
    """An answer with its figures, as they are shown."""

    number: int
    text: str
    sentence: str
    parts: tuple[float, float, float]  # of the round: won, even, lost
    round: str
    fight: str
    loss: str


class Reach(NamedTuple):
    """In how many ways the opponent comes to each value; `total` is the heroes', 0 while it is open."""

    foe: str
    values: tuple[tuple[int, int], ...]
    total: int


def table_of(scene: Scene) -> AndorState | None:
    """The table as the odds need it, while a question is pending that has odds."""
    kind = KIND_NUMBERS.get(scene.kind, -1)
    return rebuild(scene.table, kind, scene.asked, scene.source) if kind in odds.KINDS else None


def lies_there(s: AndorState, action: int) -> bool:
    """Whether the dice an answer speaks of lie there; a drawing may be asked for any answer."""
    if s.kind in SETTLED:
        is_fewer = s.kind == v.BEFORE_FOE and action != v.ENOUGH
        is_die = s.kind == v.TURN_DIE and action != v.TURN_NONE
        return s.foe_rolls > is_fewer and (not is_die or action % MOST_DICE < s.rolled[action // MOST_DICE])
    if s.kind not in odds.THROWN:
        return True
    rolled = s.rolled[s.seat]
    if action >= v.KNIFE_ON:
        return action % MOST_DICE < rolled and (action < v.USE_DIE or rolled == HEALERS_DICE > action - v.USE_DIE)
    if action == v.ROLL_ON:
        return rolled < hero.dice_of(s, s.seat)
    return (rolled == 0) == (action == v.ALL_AT_ONCE)


def before_fights(scene: Scene) -> dict[int, str]:
    """What the attacks promise among which a hero chooses, by answer: the whole fight, or the one try."""
    s = table_of(scene)
    if s is None or s.kind != v.ACT:
        return {}
    found = {action: odds.reckon(s, action) for action in scene.options if action in ATTACKS}
    return {
        action: in_percent(worth.fight.won if worth.fight is not None else worth.round.won)
        for action, worth in found.items()
        if worth is not None
    }


def in_percent(chance: float | Fraction) -> str:
    return f"{percent(chance)} %"


def rows_of(scene: Scene, s: AndorState) -> tuple[Row, ...]:
    """Every answer that leads on in the fight."""
    found = []
    for number, action in enumerate(scene.options, 1):
        worth = odds.reckon(s, action) if lies_there(s, action) else None
        if worth is not None:
            text, _ = chip_words(scene, action)
            first, whole = worth
            loss = float(first.loss) if whole is None else whole.loss
            told = scene.sentences.get(action, text)
            fight = in_percent(whole.won) if whole is not None else ""
            said = scene.names.told(odds.say_points(loss))
            found.append(
                Row(number, text[:1].upper() + text[1:], told, parts_of(first), in_percent(first.won), fight, said)
            )
    return tuple(found)


def parts_of(first: RoundOdds) -> tuple[float, float, float]:
    return float(first.won), float(first.tied), float(first.lost)


def reach_of(scene: Scene, s: AndorState) -> Reach | None:
    """What the opponent's dice may bring, if there are any and they have not been thrown."""
    fight = scene.table["fight"]
    count = s.foe_rolls if s.kind in SETTLED else dice_to_roll(fight)
    if fight["dice"] or not count:
        return None
    values = tuple((fight["strength"] + value, ways) for value, ways in replied(FOES.index(fight["foe"]), count))
    return Reach(fight["foe"], values, standing(scene, s))


def standing(scene: Scene, s: AndorState) -> int:
    """What the heroes have, if all dice but those of the hero who is asked are settled and those may be kept; or 0."""
    total = 0
    for seat in scene.table["fight"]["fighters"]:
        value = s.value[seat]
        if seat == scene.asked and s.kind in (v.DICE, v.SHOOT) and v.KEEP in scene.options and s.rolled[seat]:
            value = max(value for value, _ in dice_odds.changed(s, seat, v.KEEP))
        if not value:
            return 0
        total += s.strength[seat] + value
    return total


# --- drawn -------------------------------------------------------------------------------------------


@lru_cache(maxsize=REMEMBERED)
def row_drawn(row: Row, y: float) -> str:
    """The number of the answer, what it is, the round as a bar, and the figures."""
    bar, x = "", float(BAR)
    for part, kind in zip(row.parts, KINDS, strict=True):
        bar += f'<{box(x, 6, part * WIDE_BAR, 12)} class="a-{kind}"/>' if part else ""
        x += part * WIDE_BAR
    figures = "".join(
        f'<text class="far a-chance" x="{num(right + 12)}" y="17">{escape(said)}</text>'
        for said, (_, _, right) in zip((row.round, row.fight, row.loss), (*COLUMNS, LOSS), strict=True)
    )
    room = BAR - TEXT - 8
    size = LARGE if measure(row.text, LARGE) * SQUEEZE <= room else SMALL
    key = f'<{disc(24, 12, 10.5)} class="a-key"/>{words(str(row.number), 24, 17, "a-key-n a-odds-n mid")}'
    return f"<g{at(0, y)}>{title(row.sentence)}{key}{label(row.text, TEXT, 16.5, room, size)}{bar}{figures}</g>"


def chances_drawn(names: Names, rows: tuple[Row, ...], high: float) -> str:
    """The answers under each other."""
    heads = "".join(
        f"<g>{title(names.say(key))}{use(icon, x - 4, 10, 17)}</g>"
        for icon, key, x in (*COLUMNS, LOSS)
        if icon != "i-battle" or any(row.fight for row in rows)
    )
    return (
        f'<g id="chances" class="a-tray"><{box(0, 0, PANEL, high, 12)} class="a-planks"/>'
        f"{label(names.say('draw-odds'), 14, 24, 170, 17, 'carved a-head')}{heads}"
        f"{''.join(row_drawn(row, HEAD + LINE * i) for i, row in enumerate(rows))}</g>"
    )


@lru_cache(maxsize=REMEMBERED)
def reach_drawn(names: Names, reach: Reach, high: float) -> str:
    """A bar for each value, those below what the heroes have apart from those above."""
    least, most = reach.values[0][0], reach.values[-1][0]
    apart = min(MOST_APART, (PANEL - 44) / max(1, most - least + 1))
    left = (PANEL - apart * (most - least)) / 2
    top, foot = max(ways for _, ways in reach.values), high - 24
    found = []
    for value, ways in reach.values:
        x, tall = left + (value - least) * apart, max(2.0, HIGHEST * ways / top)
        kind = KINDS[(value >= reach.total) + (value > reach.total)] if reach.total else "open"
        found.append(
            f'<{box(x - apart * 0.38, foot - tall, apart * 0.76, tall, 2)} class="a-{kind}"/>'
            f'<text class="mid a-value-n" x="{num(x)}" y="{num(foot + 15)}">{value}</text>'
        )
    line = ""
    if reach.total:
        x = min(PANEL - 8.0, max(8.0, left + (reach.total - least) * apart))
        line = f'<path class="a-line" d="M{num(x)} {num(foot - HIGHEST - 4)}V{num(foot)}"/>'
    count = sum(ways for _, ways in reach.values)
    told = names.say("draw-reach", foe=names.say(f"foe-{reach.foe}"), count=count)
    more = " " + names.say("draw-reach-line", total=reach.total) if reach.total else ""
    return (
        f'<g id="reach" class="a-tray"><{box(0, 0, PANEL, high, 12)} class="a-planks"/>{title(told + more)}'
        f"{label(told, 14, 22, PANEL - 28, 14, 'carved a-head')}{line}{''.join(found)}</g>"
    )


def panels(scene: Scene) -> tuple[list[str], float]:
    """What each answer is worth, and what the opponent may reach; and how high they are."""
    s = table_of(scene) if scene.table["fight"]["foe"] else None
    rows = rows_of(scene, s) if s is not None else ()
    if s is None or not rows:
        return [], 0
    high = max(LEAST, HEAD + LINE * len(rows) + 6)
    reach = reach_of(scene, s)
    found = [chances_drawn(scene.names, rows, high)]
    return [*found, reach_drawn(scene.names, reach, high)] if reach is not None else found, high
