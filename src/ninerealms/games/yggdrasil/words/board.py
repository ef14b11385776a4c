"""The whole table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import worlds
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.games.yggdrasil.seen.view import FoeSeen, TableView, WorldSeen
from ninerealms.games.yggdrasil.words.god_lines import each_sheet_line, say_face_of
from ninerealms.games.yggdrasil.words.naming import (
    GRADES,
    Values,
    say_brief,
    say_count,
    say_effect_of,
    say_figure,
    say_grade,
    say_page_rules,
    say_player,
)
from ninerealms.games.yggdrasil.words.odds import rebuild, say_odds
from ninerealms.games.yggdrasil.words.things import say_thing
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import View
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

KIND_NUMBERS = {kind.name: number for number, kind in enumerate(v.KINDS)}
RISKY = (v.MOVE_TO, v.DUTY, v.FIGHT_WHAT, v.DEED_WHERE, v.ACT_THERE, v.USE_HEROES, v.ROLL_VANIR)


def say_table(seen: View) -> list[Say]:
    """The whole table, line by line: all that the drawing shows."""
    return list(each_line(seen))


def each_line(seen: View) -> Iterator[Say]:
    table, question = cast("TableView", seen["table"]), seen["decision"]
    kind, seat, source = 0, TEAM, 0
    if question is not None:
        kind, seat, source = KIND_NUMBERS[question["kind"]], question["seat"], question["source"]
    s = rebuild(table, kind, seat, source)
    yield from each_round_line(table, seen, s)
    yield from each_odds_line(s, question["options"] if question is not None else [])
    yield from each_throw_line(table, s)
    yield from each_tree_line(table, s, seat if seat >= 0 else seen["seat"])
    yield from each_gauge_line(table)
    yield from each_jotun_line(table)
    yield from each_wheel_line(table, s)
    for figure in range(s.gods):
        yield from each_sheet_line(table, s, figure, is_you=seen["seat"] == figure)
    yield from each_supply_line(table)
    yield from each_page_line(table)


# --- round and odds -------------------------------------------------------------------------------


def each_round_line(table: TableView, seen: View, s: YggState) -> Iterator[Say]:
    if seen["outcome"] is not None:
        yield Say("table-over", {"round": table["round"]})
        yield say_end(str(seen["outcome"]["reason"]))
    elif table["round"] == 0:
        yield Say("table-setup", {"mode": Say(f"mode-{table['mode']}")})
    else:
        yield Say("table-round", {"round": table["round"], "mode": Say(f"mode-{table['mode']}")})
    if seen["decision"] is not None:
        yield Say("table-asked", {"seat": say_player(s, seen["decision"]["seat"])})
    if table["round"]:
        order = [say_player(s, seat) for seat in table["order"]]
        yield Say("table-order" if order else "table-no-order", {"gods": joined(order)})


def say_end(rule: str) -> Say:
    """How the game ended, from the rule that ended it."""
    for ending in v.ENDINGS.values():
        if ending.rule == rule:
            return Say(ending.key)
    raise KeyError(f"no game ends by {rule}")


def each_odds_line(s: YggState, options: list[int]) -> Iterator[Say]:
    """What each risky answer offers, and how it was reckoned."""
    if s.kind not in RISKY or s.seat < 0:
        return
    lines = []
    for action in options:
        found = say_odds(s, action)
        if found is not None:
            lines.append(Say("table-odds", {"choice": say_thing(s, s.kind, action), "odds": found}))
    if lines:
        yield from lines
        yield Say("odds-policy")


def each_throw_line(table: TableView, s: YggState) -> Iterator[Say]:
    """The saving throw in progress."""
    throw = table["throw"]
    faces = []
    if throw["god_face"]:
        key = "throw-god-changed" if throw["god_changed"] else "throw-god"
        faces.append(Say(key, {"face": say_face_of(throw["god_face"])}))
    for face, count in throw["vanir"].items():
        changed = throw["changed"].get(face, 0)
        faces.append(Say("throw-vanir", {"face": say_face_of(face), "count": count, "changed": changed}))
    for other, face in throw["comrades"].items():
        faces.append(Say("throw-comrade", {"god": say_figure(s, other), "face": say_face_of(face)}))
    if throw["risks"]:
        yield Say("table-risks", {"count": throw["risks"]})
    if faces:
        yield Say("table-throw", {"dice": joined(faces)})


# --- the tree -------------------------------------------------------------------------------------


def each_tree_line(table: TableView, s: YggState, seat: int) -> Iterator[Say]:
    columns = [joined([Say(f"world-{world}") for world in column], "list-column") for column in table["columns"]]
    yield Say("table-columns", {"columns": joined(columns, "clause-more")})
    for level, name in enumerate(content.LEVELS):
        yield Say(f"table-level-{name}")
        for column in table["columns"]:
            world = content.world_ids.index(column[level])
            yield say_world_line(table, s, world, seat)
    caged = [say_foe_here(foe) for foe in table["foes"] if foe["place"] == "cage"]
    yield Say("table-cage", {"foes": joined(caged), "count": table["cage_markers"]})


def say_foe_here(foe: FoeSeen) -> Say:
    key = "foe-shielded" if foe["shielded"] else "foe-here"
    return Say(key, {"foe": Say(f"enemy-{foe['id']}"), "strength": foe["strength"]})


def say_world_line(table: TableView, s: YggState, world: int, seat: int) -> Say:
    """Who and what stands in a world, and what its action would be for a seat."""
    seen = table["worlds"][world]
    foes = [say_foe_here(foe) for foe in table["foes"] if foe["place"] == seen["id"]]
    parts = []
    if seen["gods"]:
        parts.append(Say("sight-gods", {"gods": joined([say_figure(s, figure) for figure in seen["gods"]])}))
    if foes:
        parts.append(Say("sight-foes", {"foes": joined(foes)}))
    if seen["jotuns"]:
        parts.append(Say("sight-jotuns", {"jotuns": joined([Say(f"jotun-{name}") for name in seen["jotuns"]])}))
    if seen["servants"]:
        parts.append(Say("sight-servants", {"count": seen["servants"]}))
    if seen["token"]:
        parts.append(Say(f"token-{seen['token']}"))
    if not parts:
        parts.append(Say("sight-nobody"))
    parts.append(say_state_of(seen, s, world, seat))
    return Say("table-world", {"world": Say(f"world-{seen['id']}"), "parts": joined(parts, "clause-more")})


def say_state_of(seen: WorldSeen, s: YggState, world: int, seat: int) -> Say:
    """Devastated, blocked, or the action in its grade."""
    if seen["devastated"] and seen["blocked"]:
        return Say("sight-devastated-blocked")
    if seen["devastated"]:
        return Say("sight-devastated")
    if seen["blocked"]:
        return Say("sight-blocked")
    if not 0 <= seat < s.players:
        return say_brief(world, 1, worlds.amount(s, world, 1))
    if not worlds.has_use(s, world, GRADES.index(seen["grades"][seat])):
        return Say("sight-idle")
    graded = GRADES.index(seen["grades"][seat])
    values: Values = {"god": say_figure(s, seat), "grade": say_grade(graded)}
    return Say("sight-action", {**values, "brief": say_brief(world, graded, worlds.amount(s, world, graded))})


# --- gauges, Jotuns, wheel ------------------------------------------------------------------------


def each_gauge_line(table: TableView) -> Iterator[Say]:
    strength = {foe["id"]: foe["strength"] for foe in table["foes"]}
    slain = [Say(f"enemy-{foe['id']}") for foe in table["foes"] if foe["slain"]]
    giants: Values = {"count": table["giants"], "reserve": table["giants_reserve"]}
    yield Say("table-surt", {**giants, "strength": strength["surt"]})
    dead: Values = {"count": table["anonymous"], "reserve": table["anonymous_reserve"]}
    yield Say("table-hel", {**dead, "strength": strength["hel"]})
    pieces: Values = {"count": len(table["jotuns"]), "reserve": table["jotun_pieces"]}
    yield Say("table-loki", {**pieces, "strength": strength["loki"]})
    yield Say("table-fenrir", {"strength": strength["fenrir"]})
    islands = table["islands"]
    values: Values = {"strength": strength["jormungand"], "island": table["island"] + 1, "islands": len(islands)}
    last = table["island"] + 1 == len(islands)
    key = "table-jormungand-last" if last else "table-jormungand"
    yield Say(key, {**values, "next": 0 if last else islands[table["island"] + 1]})
    if slain:
        yield Say("table-slain", {"foes": joined(slain)})
    yield Say("table-valhalla", {"count": table["valhalla"], "reserve": table["heroes_reserve"]})


def each_jotun_line(table: TableView) -> Iterator[Say]:
    for name in table["jotuns"]:
        yield Say("table-jotun", {"jotun": Say(f"jotun-{name}"), "does": say_effect_of("jotun", name)})
    yield say_cards_left("jotun-cards", "jotun", table["jotun_cards"], content.jotun_ids)


def each_wheel_line(table: TableView, s: YggState) -> Iterator[Say]:
    """The face-up cards of the wheel; one of an enemy means: the next activates it."""
    slots = [
        Say("wheel-slot", {"enemy": Say(f"enemy-{enemy}"), "gods": joined([say_figure(s, god) for god in gods])})
        for enemy, gods in table["wheel"].items()
        if gods
    ]
    yield Say("table-wheel" if slots else "table-wheel-empty", {"slots": joined(slots, "clause-more")})
    down = [say_figure(s, seat) for seat in range(s.players) if table["gods"][seat]["facedown"]]
    if down:
        yield Say("table-facedown", {"gods": joined(down)})


# --- supplies and the Saga Book -------------------------------------------------------------------


def each_supply_line(table: TableView) -> Iterator[Say]:
    reserves = [say_count("elves", table["elves_reserve"]), say_count("vanir", table["vanir_reserve"])]
    if table["unseen_support_cards"]:
        unseen_cards = [Say(f"enemy-{card['enemy']}") for card in table["unseen_support_cards"]]
        yield Say("table-unseen-support", {"cards": joined(unseen_cards)})
    yield Say("table-reserves", {"amounts": joined([*reserves, say_count("life", table["life_reserve"])])})
    for level, card in enumerate(table["holders"]):
        unseen = [Say(f"artifact-{name}") for name in table["holder_cards"][level] if name != card]
        values: Values = {"level": level + 1, "count": len(unseen), "cards": joined(unseen)}
        if card is None:
            yield Say("table-holder-empty", values)
        else:
            does = say_effect_of("artifact", card)
            yield Say("table-holder", {**values, "artifact": Say(f"artifact-{card}"), "does": does})
    drawn = joined([Say(f"creature-{name}") for name in table["drawn"]], "clause-more")
    if table["drawn"]:
        yield Say("table-drawn", {"cards": drawn})
    yield say_cards_left("creatures", "creature", table["creatures"], content.creature_ids)


def say_cards_left(pile: str, kind: str, left: list[str], every: list[str]) -> Say:
    """What a pile still holds, or what it has lost if that is shorter."""
    gone = [name for name in every if name not in left]
    key = "-all" if not gone else "-but" if len(gone) < len(left) else ""
    named = joined([Say(f"{kind}-{name}") for name in (gone if key else left)], "clause-more")
    return Say(f"table-{pile}{key}", {"count": len(left), "cards": named})


def each_page_line(table: TableView) -> Iterator[Say]:
    book = table["saga_book"]
    yield Say("table-page", {"page": Say(f"page-{book['page']}"), "rules": say_page_rules(book["page"])})
    icons = [
        Say("row-nidhogg" if place == book["nidhogg"] else "row-icon", {"icon": Say(f"icon-{icon}")})
        for place, icon in enumerate(book["row"])
    ]
    yield Say("table-row", {"icons": joined(icons, "list-row")})
    if book["page"].startswith("baldr"):
        tokens: Values = {"oaths": book["oaths"], "betrayals": book["betrayals"]}
        unseen = book["unseen_oaths"] + book["unseen_betrayals"]
        yield Say("table-tokens", {**tokens, "unseen": unseen, "traitors": book["unseen_betrayals"]})
    if book["page"].startswith("managarm"):
        for wolf, name in enumerate(("skoll", "hati")):
            values: Values = {"wolf": Say(f"enemy-{name}"), "space": book["wolves"][wolf]}
            key = "table-wolf-beaten" if book["wolves_beaten"][wolf] else "table-wolf"
            yield Say(key, {**values, "last": content.SAGAS["wolf_last_space"]})
    if book["page"].startswith("naglfar"):
        yield Say("table-servants", {"quay": book["quay"], "aboard": book["aboard"], "gone": book["gone"]})
