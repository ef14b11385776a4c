"""The whole table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules.state import RENEW, SEATS, SQUARES
from ninerealms.games.northgard.seen import view
from ninerealms.games.northgard.seen.view import BOARDS, Area, Player, TableView, Territory, land_of
from ninerealms.games.northgard.words.naming import each_symbol, place, say_land, say_square
from ninerealms.kernel.game import View
from ninerealms.kit.say import joined
from ninerealms.text.kept import Kept
from ninerealms.text.words import Say, say_seat

GOAL: int = content.points_to_win
said: Kept[list[Say]] = Kept(3 * BOARDS)  # of a board and of both seats


def say_table(seen: View) -> Iterator[Say]:
    """The whole table, line by line: all that the drawing shows."""
    table = cast("TableView", seen["table"])
    yield from each_turn_line(table, seen)
    for seat, player in enumerate(table["players"]):
        yield from player_lines(table, seat, player, is_you=seen["seat"] == seat)
    bases = [player["base"] for player in table["players"]]
    known = [*land_of(table), bases, table["unseen"], table["supply"]]
    yield from said.get(known, lambda: [*each_land_line(table), *each_supply_line(table)])


def player_lines(table: TableView, seat: int, player: Player, *, is_you: bool) -> list[Say]:
    """What a seat has."""
    active = table["active_card"] if seat == turn_seat(table) else -1
    known = [seat, player, is_you, table["cards"], table["bonuses"], active]
    return said.get(known, lambda: list(each_player_line(table, seat, is_you=is_you)))


def each_land_line(table: TableView) -> Iterator[Say]:
    yield Say("table-territories", {"count": len(table["territories"])})
    names = {each["id"]: place(each["square"], each["direction"]) for each in table["territories"]}
    areas: dict[int, list[Area]] = {}
    for area in table["areas"]:
        areas.setdefault(area["territory"], []).append(area)
    for territory in table["territories"]:
        yield say_territory_line(table, territory, areas[territory["id"]], names)


def turn_seat(table: TableView) -> int:
    """Whose turn it is; players alternate."""
    return table["first"] if table["turns"] % 2 else 1 - table["first"]


def each_turn_line(table: TableView, seen: View) -> Iterator[Say]:
    if seen["outcome"] is not None:
        yield Say("table-over", {"turn": table["turns"]})
        yield say_end(table, cast("list[int]", seen["outcome"]["winners"]))
        return
    if table["turns"] == 0:
        yield Say("table-setup")
    else:
        yield Say("table-turn", {"turn": table["turns"], "seat": say_seat(turn_seat(table)), "goal": GOAL})
    if seen["decision"] is not None:
        yield Say("table-asked", {"seat": say_seat(seen["decision"]["seat"])})


def say_end(table: TableView, winners: Sequence[int]) -> Say:
    """Winner, margin and why."""
    if len(winners) != 1:
        return Say("end-draw")
    winner, who = winners[0], say_seat(winners[0])
    mine, other = table["players"][winner], table["players"][1 - winner]
    if mine["points"] != other["points"]:
        key = "end-points" if mine["points"] >= GOAL else "end-turns-points"
        points = {"points": mine["points"], "other": other["points"], "margin": mine["points"] - other["points"]}
        return Say(key, {"seat": who, **points})
    held = [sum(territory["control"] == seat for territory in table["territories"]) for seat in range(SEATS)]
    if held[winner] != held[1 - winner]:
        return Say("end-turns-territories", {"seat": who, "own": held[winner], "other": held[1 - winner]})
    return Say("end-turns-units", {"seat": who, "own": mine["units"], "other": other["units"]})


def each_player_line(table: TableView, seat: int, *, is_you: bool) -> Iterator[Say]:
    player = table["players"][seat]
    who: dict[str, int | str | Say] = {"seat": say_seat(seat), "you": int(is_you), "base": player["base"]}
    numbers = {"points": player["points"], "units": player["units"], "reserve": player["reserve"]}
    yield Say("table-player", {**who, **numbers})
    symbols = each_symbol(player["food"], player["wood"], player["lore"])
    if player["monopolies"]:
        symbols.append(Say("count-monopolies", {"count": player["monopolies"]}))
    rival = say_seat(1 - seat)
    yield Say(
        "table-symbols",
        {"seat": say_seat(seat), "symbols": joined(symbols), "rival": rival, "income": player["income"]},
    )
    yield from each_card_line(table, seat, player)


def each_card_line(table: TableView, seat: int, player: Player) -> Iterator[Say]:
    lines: dict[str, list[Say]] = {"table-card-played": [], "table-cards-up": [], "table-cards-down": []}
    for card, is_up in enumerate(player["cards"]):
        name, bonus = Say(f"card-{table['cards'][card]}"), table["bonuses"][card]
        is_played = card == table["active_card"] and seat == turn_seat(table)
        key = "table-card-played" if is_played else "table-cards-up" if is_up else "table-cards-down"
        without = Say("card-without-bonus", {"card": name})
        lines[key].append(without if card == RENEW else Say("card-with-bonus", {"card": name, "bonus": bonus}))
    for key, cards in lines.items():
        if cards or key == "table-cards-up":
            yield Say(key, {"cards": joined(cards)})


def say_territory_line(table: TableView, territory: Territory, areas: Sequence[Area], names: Mapping[int, Say]) -> Say:
    """Who holds it, what is in it, what lies beside it."""
    squares = sorted({area["square"] for area in areas})
    called = [table["squares"][square]["name"] for square in squares]
    clauses = [say_holder(territory), say_land(areas)]
    for seat, player in enumerate(table["players"]):
        if player["base"] in called:
            clauses.append(Say("on-base", {"seat": say_seat(seat)}))
    if len(squares) > 1:
        clauses.append(Say("reaches", {"squares": joined([say_square(square) for square in squares])}))
    near = [names[other] for other in territory["beside"]]
    near += [Say("difficult", {"territory": names[other]}) for other in territory["beside_hard"]]
    if near:
        clauses.append(Say("borders", {"territories": joined(near)}))
    hidden = sorted({square for area in areas for square in each_hidden_beside(table, area)})
    if hidden:
        clauses.append(Say("touches", {"squares": joined([say_square(square) for square in hidden])}))
    return Say("table-territory", {"territory": names[territory["id"]], "clauses": joined(clauses, "clause-more")})


def each_hidden_beside(table: TableView, area: Area) -> Iterator[int]:
    """The face-down squares an area touches."""
    for side in area["sides"]:
        square = content.square_beside[area["square"] * len(view.SIDES) + view.SIDES.index(side)]
        if square >= 0 and table["squares"][square]["tile"] is None:
            yield square


def say_holder(territory: Territory) -> Say:
    units, holder = territory["units"], territory["control"]
    if holder >= 0:
        return Say("holder-seat", {"seat": say_seat(holder), "count": units[holder]})
    if holder == -1:
        return Say("holder-nobody")
    sides = {"first": say_seat(0), "second": say_seat(1)}
    return Say("holder-both", {**sides, "count": units[0], "other": units[1]})


def each_supply_line(table: TableView) -> Iterator[Say]:
    squares = table["squares"]
    hidden = [say_square(square) for square in range(SQUARES) if squares[square]["tile"] is None]
    laid = [
        Say("tile-at", {"square": square["name"], "tile": square["tile"]})
        for square in squares
        if square["tile"] is not None
    ]
    yield Say("table-tiles", {"tiles": joined(laid)})
    unseen = joined([Say("square", {"name": tile}) for tile in table["unseen"]])
    if hidden:
        yield Say("table-face-down", {"squares": joined(hidden)})
        yield Say("table-unseen", {"tiles": unseen})
    else:
        yield Say("table-left-out", {"tiles": unseen})
    supply = [
        Say("supply-of", {"building": Say(f"building-{name}"), "left": left, "all": total})
        for (name, left), total in zip(table["supply"].items(), content.building_count, strict=True)
    ]
    yield Say("table-supply", {"buildings": joined(supply)})
