"""The whole table in words, for the terminal and for screen readers: what the drawing shows, from the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.seen.view import (
    AttackSeen,
    HuntSeen,
    PlayerSeen,
    RegionSeen,
    SideSeen,
    TableView,
)
from ninerealms.games.ragnarok.words.events import say_ragnarok
from ninerealms.games.ragnarok.words.naming import (
    Values,
    say_count,
    say_counting,
    say_region,
    say_values,
    say_whole_card,
)
from ninerealms.kernel.game import View
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

GAME = content.GAME
CONTROL_LINES = 4  # of the summary card, in each mode


def say_table(seen: View) -> list[Say]:
    """The whole table, line by line."""
    return list(each_line(seen))


def each_line(seen: View) -> Iterator[Say]:
    table = cast("TableView", seen["table"])
    yield from each_turn_line(table, seen)
    yield from each_goal_line(table)
    if seen["outcome"] is None:
        yield from each_battle_line(table)
        yield from each_hunt_line(table)
    for seat, player in enumerate(table["players"]):
        yield from each_player_line(table, player, seat, is_you=seen["seat"] == seat)
    for region in table["regions"]:
        yield Say("table-region", {"region": say_place(region), "parts": joined(list(each_sight(region)))})
    yield from each_sea_line(table)
    yield from each_wheel_line(table)
    yield from each_realm_line(table)
    yield from each_monument_line(table)
    yield from each_monster_line(table)
    yield from each_supply_line(table)
    yield from each_card_line(table)


def listed(parts: Sequence[Say], key: str = "list-more") -> Say:
    """Several things that are feminine where that makes a difference: Armies, cards, runes."""
    return joined(parts, key) if parts else Say("list-nothing")


# --- the course of the game -----------------------------------------------------------------------


def each_turn_line(table: TableView, seen: View) -> Iterator[Say]:
    if seen["outcome"] is not None:
        yield Say("table-over", {"round": table["round"]})
        winners = cast("list[int]", seen["outcome"]["winners"])
        ending = say_end(str(seen["outcome"]["reason"]))
        yield Say("table-winners", {"seats": all_of([say_seat(seat) for seat in winners]), "ending": ending})
        return
    if table["phase"] == "set-up":
        yield Say("table-set-up", {"seat": say_seat(table["first"])})
    else:
        turn: Values = {"round": table["round"], "seat": say_seat(table["turn"])}
        key = "table-last-turn" if table["last_round"] else "table-turn"
        yield Say(key, {**turn, "phase": Say(f"phase-{table['phase']}")})
    if table["phase"] == "armies" and table["battle"] is None:
        yield Say("table-moves", {"count": table["moves_left"], "sailed": int(table["sailed"])})
    if seen["decision"] is not None:
        yield Say("table-asked", {"seat": say_seat(seen["decision"]["seat"])})


def say_end(rule: str) -> Say:
    """How the game ended, from the rule that ended it."""
    return next(Say(ending.key) for ending in v.ENDINGS.values() if ending.rule == rule)


def each_goal_line(table: TableView) -> Iterator[Say]:
    goals: Values = {"lands": table["lands_to_win"], "short": table["regions_short"]}
    yield Say("table-goals", {**goals, "temples": table["temples_to_win"]})
    cards = [say_ragnarok(number + 1, len(table["players"])) for number in range(len(table["ragnarok"]))]
    met = [card for card, is_met in zip(cards, table["ragnarok"], strict=True) if is_met]
    left = [card for card, is_met in zip(cards, table["ragnarok"], strict=True) if not is_met]
    values: Values = {"met": listed(met, "clause-more"), "left": listed(left, "clause-more")}
    yield Say("table-ragnarok", {**values, "count": len(met), "need": GAME["ragnarok_cards"]})


# --- Battle and hunt ------------------------------------------------------------------------------


def each_battle_line(table: TableView) -> Iterator[Say]:
    battle = table["battle"]
    if battle is None:
        return
    yield Say("table-battle", {"region": say_region(battle["number"] - 1)})
    for key, side in zip(("table-attacker", "table-defender"), battle["sides"], strict=True):
        yield say_side(key, side)


def say_side(key: str, side: SideSeen) -> Say:
    armies = say_values([army["value"] for army in side["armies"]])
    values: Values = {"seat": say_seat(side["seat"]), "armies": armies, "bonus": side["bonus"]}
    values |= {"cards": say_cards(side["cards"]), "casualties": side["casualties"], "limit": side["limit"]}
    return Say(key, {**values, "total": side["total"], "passed": int(side["passed"])})


def say_cards(cards: Mapping[str, int]) -> Say:
    """2 × axe 1, bow 3."""
    return listed([say_cards_of(card, count) for card, count in cards.items() if count])


def say_cards_of(card: str, count: int) -> Say:
    symbol, _, value = card.partition("-")
    said = Say("card", {"symbol": Say(f"symbol-{symbol}"), "value": int(value)})
    return said if count == 1 else Say("card-count", {"card": said, "count": count})


def say_hand(cards: Mapping[str, int]) -> Say:
    """The same, each card with what it costs."""
    said = [(say_whole_card(content.card_ids.index(card)), count) for card, count in cards.items() if count]
    return listed([card if count == 1 else Say("card-count", {"card": card, "count": count}) for card, count in said])


def say_all_wounds(wounds: Mapping[str, int]) -> Say:
    return listed([Say(f"wound-{wound}") for wound, count in wounds.items() for _ in range(count)])


def each_hunt_line(table: TableView) -> Iterator[Say]:
    hunt = table["hunt"]
    if hunt is None:
        return
    values: Values = {"seat": say_seat(hunt["hunter"]), "monster": Say(f"the-monster-{hunt['monster']}")}
    values |= {"region": say_region(hunt["number"] - 1), "round": hunt["round"], "rounds": hunt["rounds"]}
    yield Say("table-hunt", values)
    yield Say("table-wounds", {"open": say_all_wounds(hunt["wounds"]), "all": say_all_wounds(hunt["all_wounds"])})
    yield from each_attack_line(hunt)


def each_attack_line(hunt: HuntSeen) -> Iterator[Say]:
    if hunt["attack"] is not None:
        yield Say("table-attack", {"attack": say_attack(hunt["attack"]), "guard": hunt["guard"]})
    elif hunt["drawn"]:
        yield Say("table-attacks", {"attacks": joined([say_attack(each) for each in hunt["drawn"]], "clause-more")})


def say_attack(card: AttackSeen) -> Say:
    values: Values = {"attack": card["attack"], "injuries": card["injuries"]}
    return Say("attack-card", {**values, "symbol": Say(f"symbol-{card['weakness']}")})


# --- players --------------------------------------------------------------------------------------


def each_player_line(table: TableView, player: PlayerSeen, seat: int, *, is_you: bool) -> Iterator[Say]:
    who: Values = {"seat": say_seat(seat), "you": int(is_you)}
    if not player["hero"]:
        yield Say("table-no-hero", who)
        return
    key, where = "table-player", say_region(max(player["region"], 1) - 1)
    if not player["region"]:
        key = "table-player-off"
    yield Say(key, {**who, "hero": Say(f"hero-{player['hero']}"), "region": where, "parts": abilities(player)})
    yield Say("table-ability", {"hero": Say(f"hero-{player['hero']}"), "ability": Say(f"ability-{player['hero']}")})
    lands = listed([Say(f"land-{land}") for land in player["lands"]])
    held: Values = {"seat": say_seat(seat), "regions": player["regions"], "inner": player["inner"], "lands": lands}
    slain = joined([Say(f"monster-{monster}") for monster in player["slain"]])
    held |= {"lacks": player["lacks_to_jarl"], "temples": player["temples"], "slain": slain}
    yield Say("table-holds", held)
    yield Say("table-forces", {"seat": say_seat(seat), "giants": int(table["mode"] == "realm"), **say_forces(player)})
    yield Say("table-belongings", {"seat": say_seat(seat), **say_belongings(player)})
    if player["hand"] is None:
        yield Say("table-hand-size", {"seat": say_seat(seat), "cards": say_count("cards", player["hand_size"])})
    else:
        yield Say("table-hand", {"cards": say_hand(player["hand"]), "count": player["hand_size"]})


def abilities(player: PlayerSeen) -> Say:
    """Attributes as they count, and Injuries."""
    parts = [say_counting(name, player["counting"][name], whole) for name, whole in player["attributes"].items()]
    return joined([*parts, say_count("injuries", len(player["injuries"]))])


def say_forces(player: PlayerSeen) -> Values:
    armies = [
        Say("force", {"value": army["value"], "region": say_region(army["region"] - 1)})
        for army in player["armies"]
        if army["region"]
    ]
    giant = Say("no-giant") if player["giant"] is None else Say("giant", {"region": say_region(player["giant"] - 1)})
    values: Values = {"armies": listed(armies), "value": player["army_value"], "left": player["armies_left"]}
    sea = Say("sea", {"letter": player["sea"]}) if player["sea"] else Say("nowhere")
    return {**values, "sea": sea, "giant": giant}


def say_belongings(player: PlayerSeen) -> Values:
    runes = [
        Say("rune-count", {"rune": Say(f"rune-{rune}"), "count": count})
        for rune, count in player["runes"].items()
        if count
    ]
    artefacts = [
        Say(
            "artefact-used" if each["used"] else "artefact-fresh",
            {"artefact": Say(f"artefact-{each['id']}"), "does": Say(f"does-{each['id']}")},
        )
        for each in player["artefacts"]
    ]
    values: Values = {"runes": listed(runes), "allies": listed([Say(f"realm-{realm}") for realm in player["allied"]])}
    values |= {"ready": player["priests_ready"], "unready": player["priests_unready"]}
    praying = joined([Say(f"god-{god}") for god in player["priests_at"]])
    return {**values, "praying": praying, "artefacts": joined(artefacts)}


# --- the board ------------------------------------------------------------------------------------


def say_place(region: RegionSeen) -> Say:
    return say_region(region["number"] - 1)


def each_sight(region: RegionSeen) -> Iterator[Say]:
    """All that is in a Region."""
    yield Say("sight-value", {"value": region["value"]})
    holder = region["control"]
    yield Say("sight-neutral") if holder is None else Say("sight-of", {"seat": say_seat(holder)})
    for seat in sorted({army["seat"] for army in region["armies"]}):
        values = sorted((army["value"] for army in region["armies"] if army["seat"] == seat), reverse=True)
        yield Say("sight-armies", {"seat": say_seat(seat), "you": 0, "values": say_values(values)})
    for seat in region["giants"]:
        yield Say("sight-giant", {"seat": say_seat(seat), "you": 0})
    if region["figures"]:
        yield Say("sight-figures", {"count": region["figures"]})
    for monster in region["monsters"]:
        yield Say(f"monster-{monster}")
    if region["loki"]:
        yield Say("monster-loki")
    for seat in region["heroes"]:
        yield Say("sight-hero", {"seat": say_seat(seat)})
    yield from each_feature(region)


def each_feature(region: RegionSeen) -> Iterator[Say]:
    if region["settlement"]:
        yield Say("sight-settlement")
    if region["temple"]:
        yield Say("sight-temple")
    elif region["shrine"]:
        yield Say("sight-shrine")
    if region["forge"]:
        yield Say("sight-forge", {"rune": Say(f"of-rune-{region['forge']}")})
    if region["gate"]:
        yield Say("sight-gate", {"realm": Say(f"of-realm-{region['gate']}")})
    if region["inner"]:
        yield Say("sight-inner")
    if region["sea"]:
        yield Say("sea", {"letter": region["sea"]})
    beside = joined([Say("value", {"value": number}) for number in region["beside"]])
    yield Say("sight-beside", {"numbers": beside})


def each_sea_line(table: TableView) -> Iterator[Say]:
    for sea in table["seas"]:
        ships = [say_seat(seat) for seat in table["ships"].get(sea, [])]
        if ships:
            yield Say("table-sea", {"sea": Say("sea", {"letter": sea}), "seats": joined(ships)})


def each_wheel_line(table: TableView) -> Iterator[Say]:
    for slot, (action, seats) in enumerate(table["wheel"].items()):
        realms = [table["realms"][(slot + step) % len(table["realms"])] for step in range(2)]
        values: Values = {"action": Say(f"action-{action}"), "seats": joined([say_seat(seat) for seat in seats])}
        yield Say(
            "table-wheel",
            {**values, "count": len(seats), "realms": joined([Say(f"realm-{realm}") for realm in realms])},
        )


def each_realm_line(table: TableView) -> Iterator[Say]:
    for realm in table["realms"]:
        yield Say("table-realm", {"realm": Say(f"realm-{realm}"), "bonus": Say(f"bonus-{realm}")})


def each_monument_line(table: TableView) -> Iterator[Say]:
    for monument in table["monuments"]:
        values: Values = {
            "god": Say(f"of-god-{monument['id']}"),
            "attribute": Say(f"attribute-{monument['attribute']}"),
        }
        priests = joined([say_seat(seat) for seat in monument["priests"]])
        bonus = Say(f"prayer-{monument['id']}", {"count": monument["pieces"] - 1})
        numbers: Values = {"pieces": monument["pieces"], "all": GAME["pieces"]}
        yield Say(
            "table-monument",
            {**values, **numbers, "bonus": bonus, "priests": priests, "count": len(monument["priests"])},
        )


def each_monster_line(table: TableView) -> Iterator[Say]:
    for monster in table["monsters"]:
        values: Values = {"monster": Say(f"monster-{monster['id']}"), "rune": Say(f"rune-{monster['rune']}")}
        if monster["slayer"] is not None:
            yield Say("table-slain", {**values, "seat": say_seat(monster["slayer"])})
            continue
        where = joined([say_times(number, count) for number, count in sorted(Counter(monster["regions"]).items())])
        values |= {"regions": where, "wounds": say_all_wounds(monster["wounds"])}
        values |= {"strikes": Say(f"strikes-{monster['id']}"), "artefact": Say(f"artefact-{monster['artefact']}")}
        tamer = monster["tamer"]
        values |= {"tamed": int(tamer is not None), "seat": say_seat(-1 if tamer is None else tamer)}
        yield Say("table-monster", values)
    if table["loki"] is not None:
        yield Say("table-loki", {"region": say_region(table["loki"] - 1)})


def say_times(number: int, count: int) -> Say:
    """A Region where so many figures stand."""
    place = say_region(number - 1)
    return place if count == 1 else Say("region-times", {"region": place, "count": count})


def each_supply_line(table: TableView) -> Iterator[Say]:
    runes = [
        Say("rune-count", {"rune": Say(f"rune-{rune}"), "count": count}) for rune, count in table["runes_left"].items()
    ]
    yield Say("table-supply", {"temples": table["temples_left"], "runes": joined(runes)})
    if table["mode"] == "realm":
        yield Say("table-stock", {"count": table["giants_left"], "all": GAME["giants"]})
    yield Say("table-deck", {"deck": table["deck"], "discard": say_cards(table["discard"])})


def each_card_line(table: TableView) -> Iterator[Say]:
    """UTG-004, UTG-006: the Control card that every player has, in the wording of the booklet."""
    if table["mode"] != "none":
        yield Say(f"control-{table['mode']}")
        yield from (Say(f"control-{table['mode']}-{line + 1}") for line in range(CONTROL_LINES))
