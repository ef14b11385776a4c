"""The whole table in words, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.seen.odds import POLICY
from ninerealms.games.andor.seen.rebuild import rebuild
from ninerealms.games.andor.seen.view import CardSeen, HeroSeen, SpaceSeen, TableView, ThingSeen
from ninerealms.games.andor.words import odds
from ninerealms.games.andor.words.naming import PLACES, Values
from ninerealms.games.andor.words.things import say_thing
from ninerealms.kernel.decision import Question
from ninerealms.kernel.game import View
from ninerealms.kit.percent import percent
from ninerealms.kit.say import joined
from ninerealms.text.words import Say, say_seat

KIND_NUMBERS = {kind.name: number for number, kind in enumerate(v.KINDS)}
CREATURES = {"G": "gor", "L": "gorlot", "S": "skral", "W": "white-skral", "T": "troll"}


def say_table(seen: View) -> list[Say]:
    """The whole table, line by line: all that the drawing shows."""
    return list(each_line(seen))


def each_line(seen: View) -> Iterator[Say]:
    table = cast("TableView", seen["table"])
    yield from each_legend_line(table, seen)
    yield from each_fight_line(table)
    yield from each_odds_line(table, seen["decision"])
    for seat, sheet in enumerate(table["heroes"]):
        yield from each_hero_line(sheet, seat, is_you=seen["seat"] == seat)
    yield from each_board_line(table)
    yield from each_card_line(table)
    yield from each_supply_line(table)


# --- the legend ----------------------------------------------------------------------------------------


def each_legend_line(table: TableView, seen: View) -> Iterator[Say]:
    legend: Values = {"legend": Say(f"legend-{table['legend_id']}"), "number": table["legend"]}
    yield Say("table-legend", {**legend, "variant": Say(f"variant-{table['variant']}")})
    if seen["outcome"] is not None:
        yield say_end(str(seen["outcome"]["reason"]))
    values: Values = {"day": table["day"], "letter": table["letter"]}
    stars = [Say("letter", {"letter": star}) for star in table["stars"] if star > table["letter"]]
    yield Say("table-day", {**values, "stars": joined(stars)})
    if seen["decision"] is not None:
        yield Say("table-asked", {"seat": say_holder(table, seen["decision"]["seat"])})
    for goal, met in table["goals"].items():
        yield Say("table-goal-met" if met else "table-goal", {"goal": Say(f"goal-{goal}")})
    held = [Say(f"foe-{kind}") for kind in table["held"]]
    left = table["defence"] - len(held)
    yield Say("table-defence", {"count": left, "held": joined(held), "place": Say(f"target-{table['side']}")})
    for letter, seats in table["stones"].items():
        lying = joined([say_holder(table, seat) for seat in seats])
        yield Say("table-lying", {"heroes": lying, "letter": letter})


def say_end(rule: str) -> Say:
    """How the legend ended, from the rule that ended it."""
    for ending in v.ENDINGS.values():
        if ending.rule == rule:
            return Say(ending.key)
    raise KeyError(f"no legend ends by {rule}")


def say_holder(table: TableView, seat: int) -> Say:
    """A hero, or the player while none is chosen."""
    if not 0 <= seat < len(table["heroes"]) or not table["heroes"][seat]["hero"]:
        return say_seat(seat)
    return say_hero_of(table["heroes"][seat])


def say_hero_of(sheet: HeroSeen) -> Say:
    names = content.other_ids if sheet["other"] else content.hero_ids
    return Say(f"hero-{names[content.hero_ids.index(sheet['hero'])]}")


# --- fights ----------------------------------------------------------------------------------------------


def each_fight_line(table: TableView) -> Iterator[Say]:
    fight = table["fight"]
    if not fight["foe"]:
        return
    values: Values = {"foe": Say(f"foe-{fight['foe']}"), "strength": fight["strength"], "will": fight["will"]}
    heroes = joined([say_holder(table, seat) for seat in fight["fighters"]])
    key = "table-fight" if fight["will"] else "table-fight-at-once"
    yield Say(key, {**values, "heroes": heroes, "round": fight["round"]})
    for seat, dice in fight["rolls"].items():
        if dice:
            shown = ", ".join(str(die) for die in dice)
            yield Say("table-roll", {"who": say_holder(table, seat), "dice": shown})
    if fight["dice"]:
        yield Say("table-roll", {"who": values["foe"], "dice": ", ".join(str(die) for die in fight["dice"])})


def each_odds_line(table: TableView, question: Question | None) -> Iterator[Say]:
    """What each answer that leads to a fight offers, and how it was reckoned."""
    if question is None or KIND_NUMBERS[question["kind"]] not in odds.KINDS:
        return
    s = rebuild(table, KIND_NUMBERS[question["kind"]], question["seat"], question["source"])
    told = False
    for action in question["options"]:
        found = [
            Say("odds-said", {"chance": percent(each.chance), "counts": each.counts})
            for each in odds.each_odds(s, action)
        ]
        if found:
            yield Say("table-odds", {"choice": say_thing(s, s.kind, action), "odds": joined(found, "clause-more")})
            told = True
    if told:
        yield Say(POLICY)


# --- heroes ----------------------------------------------------------------------------------------------


def counted(parts: list[Say]) -> list[Say]:
    """Each name once, with how many there are where there are several."""
    names = [part for place, part in enumerate(parts) if part not in parts[:place]]
    return [
        part if parts.count(part) == 1 else Say("supply-item", {"thing": part, "count": parts.count(part)})
        for part in names
    ]


def each_hero_line(sheet: HeroSeen, seat: int, *, is_you: bool) -> Iterator[Say]:
    if not sheet["hero"]:
        yield Say("table-no-hero", {"seat": say_seat(seat)})
        return
    names: Values = {"hero": say_hero_of(sheet), "seat": say_seat(seat)}
    if not sheet["place"]:
        yield Say("table-hero-chosen", names)
        return
    points: Values = {"strength": sheet["strength"], "will": sheet["will"], "dice": sheet["dice"]}
    where: Values = {"space": say_place(sheet["place"]), "hour": sheet["hour"], "gold": sheet["gold"]}
    yield Say("table-hero-you" if is_you else "table-hero", {**names, **points, **where})
    parts = [say_seen_thing(thing) for thing in sheet["things"]]
    parts += [Say(f"spell-{state}") for state in sheet["spells"]]
    if sheet["spirit"]:
        parts.append(Say("sheet-spirit", {"slot": Say(f"slot-{sheet['spirit']}")}))
    if parts:
        yield Say("table-things", {"hero": say_hero_of(sheet), "things": joined(counted(parts))})
    marks = [Say(f"sheet-{mark}") for mark in ("asleep", "rooster") if sheet[mark]]
    marks += [Say("sheet-lying", {"letter": sheet["lying"]})] if sheet["lying"] else []
    marks += [Say("sheet-ghost")] if sheet["touched_by_ghost"] else []
    if marks:
        yield Say("table-marks", {"hero": say_hero_of(sheet), "marks": joined(marks, "clause-more")})


def say_place(space: str) -> Say:
    """A space as it is printed."""
    if not space:
        return Say("space-none")
    if space.startswith("C"):
        return Say("space-throne" if space == "C12" else "space-cave", {"space": space})
    return Say(f"space-{space}" if int(space) in PLACES else "space", {"space": space})


def say_seen_thing(thing: ThingSeen) -> Say:
    if thing["id"] == "log":
        return Say("thing-log-of", {"size": thing["face"] or 0})
    if thing["face"] is not None:
        return Say(f"thing-{thing['id']}-known", {"face": thing["face"]})
    return Say(f"thing-{thing['id']}-turned" if thing["turned"] else f"thing-{thing['id']}")


# --- the board ----------------------------------------------------------------------------------------------


def each_board_line(table: TableView) -> Iterator[Say]:
    here = {sheet["place"] for sheet in table["heroes"]}
    for seen in table["spaces"]:
        parts = list(each_sight(seen))
        if parts and not is_plain(seen, here):
            yield Say("table-space", {"space": say_place(seen["space"]), "parts": joined(counted(parts))})
    fog = [say_place(seen["space"]) for seen in table["spaces"] if seen["fog"] == ""]
    if fog:
        yield Say("table-fog", {"spaces": joined(fog)})
    for full, key in ((True, "table-wells-full"), (False, "table-wells-empty")):
        wells = [say_place(seen["space"]) for seen in table["spaces"] if seen["well"] is full]
        if wells:
            yield Say(key, {"spaces": joined(wells)})


def is_plain(seen: SpaceSeen, here: set[str]) -> bool:
    """Whether the lines about fog and wells say all there is."""
    others = (seen["creature"], seen["foes"], seen["widows"], seen["things"], seen["rock"], seen["figures"])
    return not any(others) and not seen["fog"] and seen["space"] not in here


def each_sight(seen: SpaceSeen) -> Iterator[Say]:
    if seen["creature"]:
        yield Say(f"foe-{seen['creature']}")
    for foe in seen["foes"]:
        yield Say(f"foe-{foe}")
    if seen["widows"]:
        yield Say("count-widows", {"count": seen["widows"]})
    if seen["rock"]:
        is_known = seen["rock"] != "unknown"
        yield Say("thing-rock-known" if is_known else "thing-rock", {"face": seen["rock"]})
    if seen["fog"]:
        yield Say("sight-known-fog", {"fog": Say(f"fog-{seen['fog']}")})
    for figure in seen["figures"]:
        yield Say(f"figure-{figure}")
    for thing in seen["things"]:
        yield say_seen_thing(thing)


# --- cards and supplies --------------------------------------------------------------------------------------


def each_card_line(table: TableView) -> Iterator[Say]:
    if table["side"] == "river":
        for depth, card in enumerate(table["top_cards"]):
            if card is not None:
                yield say_back(card, depth)
    yield Say("table-deck", {"count": table["deck"], "used": len(table["used_events"])})
    if table["tower"]:
        yield Say("table-tower")
    for card_id in table["takota"]:
        key = "table-takota-solved" if card_id in table["solved"] else "table-takota"
        yield Say(key, {"takota": Say(f"takota-{card_id}")})


def say_back(card: CardSeen, depth: int) -> Say:
    """The order of creatures and the beads on the back of an event card."""
    order = joined([Say(f"foe-{CREATURES[sign]}") for sign in card["order"]])
    beads = joined([Say(f"bead-{bead}") for bead in card["beads"]])
    return Say("table-back", {"depth": depth + 1, "order": order, "beads": beads})


def each_supply_line(table: TableView) -> Iterator[Say]:
    items = [
        Say("supply-item", {"thing": Say(f"thing-{name}"), "count": count})
        for name, count in table["item_board"].items()
        if count
    ]
    if table["items_for_sale"]:
        yield Say("table-items" if table["merchants_open"] else "table-merchants-rest", {"items": joined(items)})
    fog = [
        Say("supply-fog", {"fog": Say(f"fog-{kind}"), "count": count}) for kind, count in table["unseen_fog"].items()
    ]
    if fog:
        yield Say("table-unseen-fog", {"tokens": joined(fog)})
    if table["side"] == "river":
        yield Say("table-widows-left", {"count": table["widows_left"]})
    if table["with_tile"]:
        yield Say("table-logs", {"count": table["logs"]})
    if table["king_will"] and table["legend_id"] == "cave":
        yield Say("table-king", {"will": table["king_will"]})
