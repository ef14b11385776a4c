"""The whole table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import gains
from ninerealms.games.diceforge.rules.state import ISLANDS
from ninerealms.games.diceforge.seen.view import COLOUR_NAMES, NAMES, Card, Die, Player, Pool, Sheet, Stack, TableView
from ninerealms.games.diceforge.words.naming import (
    each_face_counted,
    one_face,
    say_allegiance,
    say_colour,
    say_cost,
    say_count,
    say_face,
    say_island,
    say_resource,
    say_space,
    say_space_effect,
    say_zone,
    several,
    treasure_gain,
)
from ninerealms.kernel.game import View
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

Values = dict[str, int | str | Say]

HAMMER_SPACES = 2 * gains.LAP
LANES = ("u", "c", "l", "t")
CELESTIAL_FACES = 6


def say_table(seen: View) -> list[Say]:
    """The whole table, line by line: all that the drawing shows."""
    table = cast("TableView", seen["table"])
    lines = [*each_turn_line(table, seen)]
    for player in table["players"]:
        lines += each_player_line(table, player, is_you=seen["seat"] == player["seat"])
    for island in range(ISLANDS):
        lines += each_island_line(table, island)
    lines += each_pool_line(table)
    lines += each_board_line(table)
    return lines


# --- the turn and the end -------------------------------------------------------------------------


def each_turn_line(table: TableView, seen: View) -> Iterator[Say]:
    if seen["outcome"] is not None:
        yield Say("table-over", {"count": table["round"]})
        yield say_end(table, cast("list[int]", seen["outcome"]["winners"]))
        for player in table["players"]:
            yield say_sheet("end-sheet", table, player)
        return
    yield Say("table-round", {"round": table["round"], "rounds": table["rounds"], "seat": say_seat(table["active"])})
    if seen["decision"] is not None:
        yield Say("table-asked", {"seat": say_seat(seen["decision"]["seat"])})


def say_end(table: TableView, winners: Sequence[int]) -> Say:
    """Winner, margin and why."""
    totals = [player["score"]["total"] for player in table["players"]]
    best = max(totals)
    points = say_count(v.GLORY, best)
    if len(winners) != 1:
        return Say("end-shared", {"seats": all_of([say_seat(seat) for seat in winners]), "points": points})
    who = say_seat(winners[0])
    second = sorted(totals)[-2]
    if second == best:
        return Say("end-tie-break", {"seat": who, "points": points})
    return Say("end-won", {"seat": who, "points": points, "margin": best - second})


def say_sheet(key: str, table: TableView, player: Player) -> Say:
    """A score by source."""
    score: Sheet = player["score"]
    values: Values = {"track": score["track"], "cards": score["cards"], "total": score["total"]}
    if key == "end-sheet":
        values["seat"] = say_seat(player["seat"])
    if table["module"] == "titans":
        return Say(f"{key}-titans", {**values, "module": score["module"]})
    return Say(key, values)


# --- players --------------------------------------------------------------------------------------


def each_player_line(table: TableView, player: Player, *, is_you: bool) -> Iterator[Say]:
    reserve = [say_reserve(name, count, player["limit"].get(name)) for name, count in player["reserve"].items()]
    who: Values = {"seat": say_seat(player["seat"]), "you": int(is_you), "place": player["place"] + 1}
    yield Say("table-player", {**who, "reserve": joined(reserve)})
    for die in player["dice"]:
        yield say_die_line(die)
    island = player["island"]
    if island is None:
        yield Say("table-hero-home", {"count": player["forged"]})
    else:
        yield Say("table-hero", {"island": say_island(island - 1), "count": player["forged"]})
    removed = [several(say_face(face), count) for face, count in player["removed"].items()]
    if removed:
        yield Say("table-removed", {"faces": joined(removed, "clause-more")})
    yield Say("table-cards", {"cards": joined([say_own_card(card) for card in player["cards"]])})
    tokens = [*each_token(player)]
    if tokens:
        yield Say("table-tokens", {"tokens": joined(tokens)})
    yield from each_board_token(player)
    if not table["ended"]:
        yield say_sheet("table-score", table, player)


def say_reserve(name: str, count: int, limit: int | None) -> Say:
    """5 of 12 gold; glory has no limit."""
    resource = say_resource(NAMES.index(name))
    if limit is None:
        return Say("held-unlimited", {"count": count, "resource": resource})
    return Say("held", {"count": count, "limit": limit, "resource": resource})


def say_die_line(die: Die) -> Say:
    sides = [
        Say("face-fixed", {"face": say_face(face)}) if fixed else say_face(face)
        for face, fixed in sorted(zip(die["faces"], die["fixed"], strict=True))
    ]
    faces = joined(each_face_counted(sides), "clause-more")
    return Say(f"table-die-{die['name']}", {"face": one_face(die["shown"]), "faces": faces})


def say_own_card(card: Card) -> Say:
    name = several(Say(f"set-{card['card']}"), card["count"])
    values: Values = {"card": name, "count": card["count"], "points": card["points"]}
    return Say("card-used", {**values, "used": card["used"]}) if card["used"] else Say("card-owned", values)


def each_token(player: Player) -> Iterator[Say]:
    """What lies on the cards of a player."""
    for place in player["hammer"]:
        yield Say("token-hammer", {"count": place, "all": HAMMER_SPACES})
    for gold in player["scepters"]:
        yield Say("token-scepter", {"count": gold, "all": gains.SCEPTER_LIMIT})
    for space in player["companions"]:
        yield Say("token-companion-spent") if space is None else Say("token-companion", {"count": space})
    if player["tritons"]:
        yield Say("token-triton", {"count": player["tritons"]})
    if player["cerberus"]:
        yield Say("token-cerberus", {"count": player["cerberus"]})


def each_board_token(player: Player) -> Iterator[Say]:
    """Where golem or allegiance token stand."""
    if player["golem"] is not None:
        yield Say("table-golem", {"space": say_space(player["golem"])})
    if player["allegiance"] is not None:
        values: Values = {"space": say_allegiance(player["allegiance"]), "zone": say_zone(player["zone"])}
        yield Say("table-allegiance", {**values, "points": player["score"]["module"]})


# --- islands and faces ----------------------------------------------------------------------------


def each_island_line(table: TableView, island: int) -> Iterator[Say]:
    hero = table["portals"][island]
    if hero is None:
        yield Say("table-island", {"island": say_island(island)})
    else:
        yield Say("table-island-held", {"island": say_island(island), "seat": say_seat(hero)})
    for stack in table["stacks"]:
        if stack["island"] == island + 1:
            yield say_stack(stack)
    for memory in table["memories"]:
        if memory["island"] == island + 1:
            colour = say_colour(COLOUR_NAMES.index(memory["colour"]))
            values: Values = {"colour": colour, "seat": say_seat(memory["owner"])}
            yield Say("table-memory", {**values, "gain": Say(f"memory-{memory['side']}")})


def say_stack(stack: Stack) -> Say:
    """A card with its cost, the copies left, its glory and what it does."""
    card = content.set_ids.index(stack["card"])
    effect = Say(f"effect-{stack['card']}")
    if content.set_reinforces[card]:
        effect = Say("effect-each-turn", {"effect": effect})
    return Say(
        "table-stack",
        {
            "card": Say(f"set-{stack['card']}"),
            "cost": say_cost(stack["sun"], stack["moon"]),
            "left": stack["left"],
            "points": stack["points"],
            "effect": effect,
        },
    )


def each_pool_line(table: TableView) -> Iterator[Say]:
    """The Sanctuary level by level, then what cards hand out."""
    pools = table["pools"]
    sanctuary = [pool for pool in pools if pool["place"] == "sanctuary"]
    for level in sorted({pool["level"] for pool in sanctuary}):
        row = [pool for pool in sanctuary if pool["level"] == level]
        cost = say_count(v.GOLD, row[0]["cost"])
        yield Say("table-level", {"level": level, "cost": cost, "faces": say_pools(row)})
    yield Say("table-gardens", {"faces": say_pools([pool for pool in pools if pool["place"] == "gardens"])})
    forest = [pool for pool in pools if pool["place"] not in ("sanctuary", "gardens")]
    if forest:
        yield Say("table-forest", {"faces": say_pools(forest)})
    for forced in table["forced"]:
        seats: Values = {"seat": say_seat(forced["owner"]), "rival": say_seat(forced["bearer"])}
        yield Say("table-forced", {**seats, "face": one_face(forced["face"])})


def say_pools(row: Sequence[Pool]) -> Say:
    return joined([several(say_face(pool["face"]), pool["left"]) for pool in row if pool["left"]], "clause-more")


# --- boards ---------------------------------------------------------------------------------------


def each_board_line(table: TableView) -> Iterator[Say]:
    if table["module"] == "goddess":
        yield from each_labyrinth_line(table)
    if table["module"] == "titans":
        yield Say("table-titans")
        for zone in content.ZONES:
            if zone:
                yield Say("table-zone", {"zone": say_zone(zone), "effect": Say(f"zone-effect-{zone.lower()}")})
    rolled = [stack["card"] for stack in table["stacks"] if stack["card"] == "celestial-die"]
    if rolled or table["module"] == "goddess":
        faces = [Say(f"celestial-{n + 1}") for n in range(CELESTIAL_FACES)]
        yield Say("table-celestial", {"faces": joined(faces, "clause-more")})


def each_labyrinth_line(table: TableView) -> Iterator[Say]:
    """The paths with what each space gives, and the treasures."""
    lying = {treasure["room"]: treasure["treasure"] for treasure in table["treasures"] if treasure["room"]}
    yield Say("table-labyrinth")
    for lane in LANES:
        spaces = [space for space in content.space_ids if space[0].lower() == lane and space[1:].isdigit()]
        steps = [say_step(space, lying.get(space)) for space in spaces]
        yield Say(f"table-lane-{lane}", {"spaces": joined(steps, "clause-more")})
    for space in ("J", "GODDESS"):
        yield Say("table-space", {"space": say_space(space), "effect": say_space_effect(space)})
    for treasure in table["treasures"]:
        values: Values = {"treasure": Say(f"treasure-{treasure['treasure']}")}
        if treasure["room"] is None:
            yield Say("table-treasure", {**values, "gain": all_of(treasure_gain(treasure["treasure"], "front"))})
        else:
            yield Say("table-treasure-placed", {**values, "space": say_space(treasure["room"])})
    if table["goddess_reached"]:
        yield Say("table-goddess-reached")


def say_step(space: str, treasure: str | None) -> Say:
    """A space of a path, with the way that leaves the path."""
    values: Values = {"number": space[1:], "effect": say_space_effect(space, treasure)}
    here = content.space_ids.index(space) * content.MOST_WAYS
    ways = [content.space_ids[k] for k in content.way_forward[here : here + content.MOST_WAYS] if k >= 0]
    aside = [say_space(way) for way in ways if way[0] != space[0] and way not in ("J", "GODDESS")]
    return Say("space-step-fork", {**values, "space": aside[0]}) if aside else Say("space-step", values)
