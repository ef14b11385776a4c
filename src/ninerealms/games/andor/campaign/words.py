"""The campaign between games in words: the legends, how often each was tried, and what can be done after a defeat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ninerealms.games.andor import content
from ninerealms.kernel.campaign import Offer
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

MILDER_RULE = "AND-601"


def say_legend(key: str, legend: int, **more: int | str | Say) -> Say:
    return Say(key, {"number": legend, "legend": Say(f"legend-{content.legend_ids[legend - 1]}"), **more})


def say_hero(name: str) -> Say:
    return Say(f"hero-{name}")


def say_player(name: str, seat: int) -> Say:
    """A player by the name of the seat, and by their own if they gave one."""
    return Say("campaign-player", {"name": name, "seat": say_seat(seat)}) if name else say_seat(seat)


def say_legends(now: int, games: Sequence[tuple[int, bool]]) -> Iterator[Say]:
    """Every legend: won, next, or still to come."""
    won = sum(is_won for _, is_won in games)
    yield Say("campaign-count", {"games": len(games), "won": won, "legends": len(content.legend_ids)})
    for legend in range(1, len(content.legend_ids) + 1):
        if legend > now:
            yield say_legend("campaign-legend-later", legend)
        else:
            key = "campaign-legend-won" if legend < now else "campaign-legend-now"
            yield say_legend(key, legend, lost=games.count((legend, False)))


def say_party(names: Sequence[str], heroes: Sequence[str]) -> Say:
    """Who plays whom."""
    seats = [
        Say("campaign-seat", {"player": say_player(name, seat), "hero": say_hero(hero)})
        for seat, (name, hero) in enumerate(zip(names, heroes, strict=True))
    ]
    return Say("campaign-party", {"heroes": joined(seats)})


def say_offers(is_milder: bool) -> list[Offer]:
    """After a defeat the same legend can be tried milder."""
    refusal = Say("why-milder-already") if is_milder else None
    return [Offer("mild", Say("campaign-milder"), MILDER_RULE, refusal)]
