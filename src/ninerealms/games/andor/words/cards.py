"""The cards of a legend as they are read aloud: those without a letter, A1, the stars, N, won and lost.

Whom and how many a card brings, where, and how fast a boss walks, is read from content: a text names the values.
"""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.legends import legends
from ninerealms.games.andor.rules.state import BUFFALO, FEWEST, AndorState
from ninerealms.games.andor.words.naming import Values, say_count, say_legend, say_letter
from ninerealms.kernel.game import Event
from ninerealms.kit.say import all_of
from ninerealms.text.words import Card, Say

UNLETTERED = ("setup", "creatures")
ENDS = {v.WON: "won", v.LOST: "lost"}
COMERS = (legends.CREATURE_ON, legends.WIDOW_ON, legends.MERCHANT_ON)


class Line(NamedTuple):
    """A line of a card: what it does, whom it brings, and where."""

    what: int
    kind: int
    space: int


class Telling(NamedTuple):
    """For whom a card is read."""

    legend: int
    variant: int
    players: int


def telling_of(s: AndorState) -> Telling:
    return Telling(s.legend, s.variant, s.players)


# --- what a card brings ---------------------------------------------------------------------------


def lines_of(told: Telling, letter: int) -> list[Line]:
    """AND-601, AND-602: the lines of a card that are meant for this variant and this number of heroes."""
    card = told.legend * content.CARDS_EACH + legends.BEFORE_LETTERS + letter
    wanted = 1 << told.variant | 1 << (legends.FOR_HEROES + told.players - FEWEST)
    found = []
    for place in range(content.LINES_EACH):
        first = (card * content.LINES_EACH + place) * content.NUMBERS_OF_A_LINE
        what, kind, space, meant = content.legend_lines[first : first + content.NUMBERS_OF_A_LINE]
        if what != legends.NOTHING and meant & wanted == wanted:
            found.append(Line(what, kind, space))
    return found


def say_creatures(kinds: list[int]) -> Say:
    """Two Gors and a Skral."""
    return all_of(
        [
            Say(f"comes-{content.creature_ids[kind]}", {"count": kinds.count(kind), "number": say_number(kinds, kind)})
            for kind in dict.fromkeys(kinds)
        ]
    )


def say_number(kinds: list[int], kind: int) -> Say:
    return say_count("aloud", kinds.count(kind))


def say_spaces(told: Telling, lines: list[Line]) -> Say:
    side = content.legend_side[told.legend]
    return all_of([Say("comes-space", {"space": content.printed(line.space, side)}) for line in lines])


def values_of(told: Telling, letter: int) -> Values:
    """What a text may name: creatures and their number, spaces, steps at every sunrise, and the tiles to be found."""
    lines = lines_of(told, letter)
    kinds = [line.kind for line in lines if line.what == legends.CREATURE_ON]
    steps = [content.boss_steps[kind - BUFFALO] for kind in kinds if kind >= BUFFALO]
    values: Values = {
        "count": len(kinds),
        "creatures": say_creatures(kinds),
        "tiles": say_count("aloud", content.goal_blue),
    }
    values["spaces"] = say_spaces(told, [line for line in lines if line.what in COMERS])
    values["steps"] = say_count("steps", steps[0]) if steps else Say("list-none")
    return values


# --- what is read ---------------------------------------------------------------------------------


def say_card(s: AndorState, event: Event) -> Card | None:
    """The card that is read when this happens: its head and its text."""
    kind, _, number, which, *_ = event
    legend = s.legend if kind in ENDS else number
    if kind == v.CARD_READ:
        head = Say("card-head", {"legend": say_legend(legend), "letter": say_letter(which)})
        return Card(head, say_letter_card(telling_of(s)._replace(legend=legend), which))
    if kind != v.UNLETTERED_READ and kind not in ENDS:
        return None
    name = ENDS.get(kind, UNLETTERED[which % len(UNLETTERED)])
    return Card(Say(f"card-head-{name}", {"legend": say_legend(legend)}), say_text(legend, name))


def say_text(legend: int, name: str) -> Say:
    return Say(f"card-{content.legend_ids[legend]}-{name}")


def say_letter_card(told: Telling, letter: int) -> Say:
    """A card with a letter; a star that brings nobody in this variant or to so few heroes says so."""
    is_star = letter and bool(content.legend_stars[told.legend] >> letter & 1)
    if is_star and not lines_of(told, letter):
        return Say("comes-nobody")
    return Say(say_text(told.legend, content.LETTERS[letter].lower()).key, values_of(told, letter))
