"""The cards of a legend as they are read aloud: those without a letter, A1, the stars, N, won and lost."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.words.naming import say_legend, say_letter
from ninerealms.kernel.game import Event
from ninerealms.text.words import Card, Say

UNLETTERED = ("setup", "creatures")
ENDS = {v.WON: "won", v.LOST: "lost"}


def say_card(s: AndorState, event: Event) -> Card | None:
    """The card that is read when this happens: its head and its text."""
    kind, _, number, which, *_ = event
    legend = s.legend if kind in ENDS else number
    if kind == v.CARD_READ:
        head = Say("card-head", {"legend": say_legend(legend), "letter": say_letter(which)})
        return Card(head, say_text(legend, content.LETTERS[which].lower()))
    if kind != v.UNLETTERED_READ and kind not in ENDS:
        return None
    name = ENDS.get(kind, UNLETTERED[which % len(UNLETTERED)])
    return Card(Say(f"card-head-{name}", {"legend": say_legend(legend)}), say_text(legend, name))


def say_text(legend: int, name: str) -> Say:
    return Say(f"card-{content.legend_ids[legend]}-{name}")
