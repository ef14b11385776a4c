"""The campaign between games in words: the sagas, the experience charts, the boxes that can be bought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.words.naming import Values, say_count, say_effect_of
from ninerealms.kernel.campaign import Offer
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

if TYPE_CHECKING:
    from ninerealms.games.yggdrasil.campaign.campaign import Chart

COLUMN_RULES = {"god_die": "YGG-349", "vanir_die": "YGG-349", "elves": "YGG-351", "vanir": "YGG-351"}
RELATION_RULE = "YGG-350"
PRICE_RULE = "YGG-348"
ROW_RULE = "YGG-401"
FACES = ("one", "two")


def say_of(god: str) -> Say:
    """A god by its id."""
    return Say(f"god-{god}")


# --- sagas ----------------------------------------------------------------------------------------


def say_saga(key: str, saga: int, **more: int | str | Say) -> Say:
    return Say(key, {"saga": saga, "title": Say(f"saga-{content.saga_ids[saga - 1]}"), **more})


def say_result(saga: int, won: bool, xp: list[int], gods: list[str]) -> Say:
    """How a game ended and what each god of a player gained."""
    gains = [Say("campaign-gain", {"god": say_of(god), "xp": gain}) for god, gain in zip(gods, xp, strict=False)]
    return say_saga("campaign-won" if won else "campaign-lost", saga, gains=joined(gains))


def say_sagas(now: int, games: Sequence[tuple[int, bool]]) -> Iterator[Say]:
    """Every saga: won, next, or still to come."""
    won = sum(is_won for _, is_won in games)
    yield Say("campaign-count", {"games": len(games), "won": won, "sagas": len(content.saga_ids)})
    for saga in range(1, len(content.saga_ids) + 1):
        if saga > now:
            yield say_saga("campaign-saga-later", saga)
        else:
            lost = games.count((saga, False))
            yield say_saga("campaign-saga-won" if saga < now else "campaign-saga-now", saga, lost=lost)


# --- charts ---------------------------------------------------------------------------------------


def say_player(chart: Chart, seat: int) -> Say:
    """A player by the name of the seat, and by their own if they gave one."""
    name = say_seat(seat)
    return Say("campaign-player", {"name": chart.player, "seat": name}) if chart.player else name


def say_purse(chart: Chart, seat: int) -> Say:
    return Say("campaign-purse", {"player": say_player(chart, seat), "god": say_of(chart.god), "xp": chart.xp})


def say_chart(chart: Chart, seat: int) -> Iterator[Say]:
    """YGG-330: all that stands on an experience chart."""
    troops: Values = {"elves": say_count("elves", chart.elves), "vanir": say_count("vanir", chart.vanir)}
    who: Values = {"player": say_player(chart, seat), "god": say_of(chart.god), "xp": chart.xp}
    yield Say("campaign-chart", {**who, **troops})
    god = [Say("face-s"), *(Say(f"face-{face}") for face in FACES[: chart.god_die])]
    vanir = [Say("face-s"), *(Say(f"face-{face}") for face in FACES[: chart.vanir_die])]
    yield Say("table-faces", {"who": who["god"], "god": joined(god), "vanir": joined(vanir)})
    for relation in content.RELATIONS:
        if chart.relations[relation]:
            gods = joined([say_of(other) for other in chart.relations[relation]])
            named: Values = {"who": who["god"], "relation": Say(f"relation-{relation}"), "gods": gods}
            yield Say("table-bond", {**named, "does": say_effect_of("relation", relation)})


def say_support(gods: list[str]) -> Say:
    return Say("campaign-support", {"gods": joined([say_of(god) for god in gods])})


# --- what can be bought ---------------------------------------------------------------------------


def say_offers(chart: Chart, gods: list[str], players: int) -> list[Offer]:
    """The next box of every row, and of a relationship for every other god; what is closed with its reason."""
    found = [say_column(chart, column, getattr(chart, column)) for column in COLUMN_RULES]
    prices = content.relation_prices(players)
    explained: set[str] = set()
    for relation in content.RELATIONS:
        known = chart.relations[relation]
        for god in gods:
            key, box = f"{relation} {god}", say_relation(relation, god, relation in explained)
            if god == chart.god:
                continue
            explained.add(relation)
            if god in known:
                found.append(Offer(key, box, RELATION_RULE, Say("why-box-named")))
            elif len(known) == len(prices):
                found.append(Offer(key, box, ROW_RULE, Say("why-box-row-full")))
            else:
                found.append(priced(key, box, prices[len(known)], chart.xp, RELATION_RULE))
    return found


def say_relation(relation: str, god: str, is_explained: bool) -> Say:
    """A god in a relationship; what that does is told once."""
    named: Values = {"god": say_of(god), "relation": Say(f"relation-{relation}")}
    if is_explained:
        return Say("box-relation", named)
    return Say("box-relation-explained", {**named, "does": say_effect_of("relation", relation)})


def say_column(chart: Chart, column: str, taken: int) -> Offer:
    prices = content.CHART[column]
    if taken == len(prices):
        return Offer(column, Say(f"row-{column}"), ROW_RULE, Say("why-box-row-full"))
    values: Values = {"face": Say(f"face-{FACES[taken]}")} if column.endswith("die") else {"count": taken + 1}
    return priced(column, Say(f"box-{column}", values), prices[taken], chart.xp, COLUMN_RULES[column])


def priced(key: str, box: Say, price: int, xp: int, rule: str) -> Offer:
    """A box with its price; too dear, it is refused."""
    text = Say("box-price", {"box": box, "price": price})
    if price > xp:
        return Offer(key, text, PRICE_RULE, Say("why-box-too-dear", {"price": price, "xp": xp}))
    return Offer(key, text, rule, None)
