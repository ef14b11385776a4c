"""Tables of the campaign: a saga's page, Nidhogg about to move, a card that is the first of its enemy.

`nidhogg_moves(saga(1).counts(nidhogg=1, oaths=3))`: Odin reveals the second Nidhogg card.
`first_card(saga(3), "surt")`: Odin reveals the only Surt card on the wheel.
"""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.kernel.game import Value
from tests.games.yggdrasil.scenario import Table, saga_table


def saga(number: int, players: int = 3, gods: str = "", **options: Value) -> Table:
    """The first page of a saga; Thor, Odin's neighbour, gives the cards that make pairs."""
    return saga_table(players, saga=number, **({"gods": gods} if gods else {}), **options)


def nidhogg_moves(t: Table, god: str = "odin", other: str = "thor") -> Table:
    """A god reveals the second Nidhogg card: Nidhogg goes one icon on; to the first question after it."""
    return t.wheel(f"nidhogg of {other}").deck(god, f"nidhogg of {god}").begin(god)


def first_card(t: Table, enemy: str, god: str = "odin") -> Table:
    """A god reveals a card of an enemy of which none is on the wheel."""
    return t.deck(god, f"{enemy} of {god}").begin(god)


def second_card(t: Table, enemy: str, god: str = "odin", other: str = "thor") -> Table:
    """A god reveals the second card of an enemy and activates it."""
    return t.wheel(f"{enemy} of {other}").deck(god, f"{enemy} of {god}").begin(god)


def page_of(t: Table) -> tuple[str, int]:
    """The open page and the icon Nidhogg stands on."""
    book = t.table["saga_book"]
    return book["page"], book["nidhogg"]


def lost_by(t: Table) -> str:
    """The ending of a lost game: `dead-tree`, `jotuns`, `life`, ..."""
    assert t.question is None, f"the game goes on: {t.asked}"
    assert t.outcome.winners == []
    return str(t.log("LOST")[-1][0])


def strength_of(t: Table, foe: str) -> int:
    """The strength of an enemy or saga figure."""
    return next(seen["strength"] for seen in t.table["foes"] if seen["id"] == foe)


def everybody(t: Table) -> list[int]:
    """The life of all gods, by figure."""
    return [god["life"] for god in t.table["gods"]]


def bare_charts(count: int) -> str:
    """Experience charts without a single box checked."""
    return ";".join(["0/0/0/0/-/-/-/-"] * count)


def icons(page: str) -> list[str]:
    """The icons of a page's row."""
    return list(content.PAGES[content.page_ids.index(page)]["row"])
