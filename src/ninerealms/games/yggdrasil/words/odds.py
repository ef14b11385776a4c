"""The chance to come through, in words: before a fight or a risky action, before Heroes and dice.

The table in words has only a view; `rebuild` makes of it the part of a state that the odds need.
"""

from __future__ import annotations

from fractions import Fraction

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, worlds
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ANDVARINAUT,
    CAGE,
    DRAUPNIR,
    GONE,
    HARD,
    HRUNGNIR,
    NO_CARD,
    NORMAL,
    OFF,
    ON_PAGE,
    QUAY,
    SEATS,
    SKYRMIR,
    UNKNOWN,
    UTGARD_LOKI,
    YggState,
)
from ninerealms.games.yggdrasil.seen import odds
from ninerealms.games.yggdrasil.seen.odds import Odds
from ninerealms.games.yggdrasil.seen.view import GodSeen, TableView
from ninerealms.games.yggdrasil.words.naming import say_artifact, say_count, say_figure
from ninerealms.kernel import choice
from ninerealms.kit.percent import percent, shown
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say

AN_ACTION = -1
GRADES = 3


# --- what is at stake -----------------------------------------------------------------------------


def stakes(s: YggState, action: int) -> tuple[int, int, int] | None:
    """Risks, opponent and help given, if an answer leads to risks that are not settled yet."""
    world = s.place[s.seat] if 0 <= s.seat < s.players else 0
    if s.kind == v.DUTY and action >= v.FIGHT:
        return fight.strength(s, action - v.FIGHT), action - v.FIGHT, 0
    if s.kind == v.FIGHT_WHAT and action < v.NO_FIGHT:
        return fight.strength(s, action), action, 1
    if (s.kind == v.DUTY and action == v.ACT) or (s.kind == v.ACT_THERE and action == 1):
        graded = worlds.grade(s, s.seat, world)
    elif s.kind == v.DEED_WHERE and action < v.DEED_RESTORE:
        world, graded = action, NORMAL
    else:
        return None
    risks = content.action_risks[world * GRADES + graded]
    return (risks, AN_ACTION, 0) if risks else None


def odds_of(s: YggState, action: int) -> list[Odds]:
    """The odds of an answer: without Heroes and, if there are any, with as many as help."""
    if s.kind == v.USE_HEROES:
        return [odds.throw_odds(s, s.seat, s.risk, action, usable_dice(s))]
    if s.kind == v.ROLL_VANIR:
        return [odds.throw_odds(s, s.seat, s.risk, 0, action)]
    staked = stakes(s, action)
    if staked is None:
        return []
    facing = odds.left_after_artifacts(s, s.seat, *staked)
    found = [odds.throw_odds(s, s.seat, facing, 0, usable_dice(s))]
    heroes = 0 if jotuns.is_active(s, SKYRMIR) else min(s.valhalla, facing)
    if heroes and found[0].unhurt < 1:
        found.append(odds.throw_odds(s, s.seat, facing, heroes, usable_dice(s)))
    return found


def usable_dice(s: YggState) -> int:
    return 0 if jotuns.is_active(s, HRUNGNIR) else s.vanir[s.seat]


# --- in words -------------------------------------------------------------------------------------


def say_means(s: YggState, found: Odds) -> Say:
    """With what: Vanir dice, Heroes, Elves, comrades' dice, a second roll; or the god die alone."""
    means = [say_count("vanir", found.vanir)] if found.vanir else []
    if found.heroes:
        means.append(say_count("heroes", found.heroes))
    if odds.has_elf(s, s.seat):
        means.append(say_count("elves", s.elves[s.seat]))
    for other in odds.comrades(s, s.seat):
        key = "means-comrade-elf" if odds.has_elf(s, other) else "means-comrade"
        means.append(Say(key, {"god": say_figure(s, other)}))
    rolled = {ANDVARINAUT: found.vanir > 0, DRAUPNIR: not jotuns.is_active(s, UTGARD_LOKI)}
    means += [say_artifact(each) for each, is_used in rolled.items() if is_used and artifacts.works(s, s.seat, each)]
    if means:
        return all_of(means)
    return Say("means-nothing" if jotuns.is_active(s, UTGARD_LOKI) else "means-god-die")


def say_chance(s: YggState, found: Odds) -> Say:
    """38 % to come through unhurt; with the chance to fall where there is one."""
    chance = Say("odds-chance", {"chance": percent(found.unhurt)})
    fall = found.at_least(s.life[s.seat])
    return Say("odds-fall", {"odds": chance, "chance": percent(fall)}) if fall else chance


def say_odds(s: YggState, action: int, *, is_brief: bool = False) -> Say | None:
    """4 risks: 38 % to come through unhurt with 2 Vanir dice; in brief where the sentence has named the risks."""
    found = odds_of(s, action)
    if not found:
        return None
    if found[0].risks <= found[0].heroes:
        return Say("odds-no-risk")
    if s.kind == v.ROLL_VANIR:
        return say_chance(s, found[0])
    told = Say("odds-with", {"odds": say_chance(s, found[0]), "means": say_means(s, found[0])})
    for more in found[1:]:
        other = Say("odds-more", {"chance": percent(more.unhurt), "means": say_means(s, more)})
        told = Say("clause-more", {"head": told, "next": other})
    staked = stakes(s, action)
    if is_brief and staked is not None and staked[1] == AN_ACTION:
        return told
    return Say("odds-line", {"risks": say_count("risks", found[0].risks), "odds": told})


def each_odds(s: YggState, action: int) -> tuple[choice.Odds, ...]:
    """The same as numbers with what they count: unhurt for each way, then the chance to fall."""
    found = odds_of(s, action)
    if found and found[0].risks <= found[0].heroes:
        return (choice.Odds(1.0, Say("odds-unhurt-safe")),)
    told = [choice.Odds(shown(each.unhurt), say_unhurt(s, each)) for each in found]
    fall = found[0].at_least(s.life[s.seat]) if found else Fraction(0)
    return (*told, choice.Odds(shown(fall), Say("odds-to-fall"))) if fall else tuple(told)


def say_unhurt(s: YggState, found: Odds) -> Say:
    """Unhurt with 2 Vanir dice; a throw whose dice are being chosen has named them."""
    if s.kind == v.ROLL_VANIR:
        return Say("odds-unhurt")
    return Say("odds-unhurt-with", {"means": say_means(s, found)})


def with_odds(s: YggState, action: int, text: Say) -> Say:
    """A sentence and what it risks."""
    found = say_odds(s, action, is_brief=True)
    return text if found is None else Say("with-odds", {"text": text, "odds": found})


# --- a state out of a view ------------------------------------------------------------------------


def rebuild(table: TableView, kind: int, seat: int, source: int) -> YggState:
    """The table as everybody sees it, without decks: enough for strengths, grades and odds."""
    s = YggState()
    s.players, s.gods = table["players"], len(table["gods"])
    s.mode, s.saga = HARD if table["mode"] == "hard" else 0, table["saga"]
    s.page = content.page_ids.index(table["saga_book"]["page"])
    s.rotation, s.island, s.rounds = table["rotation"], table["island"], table["round"]
    s.giants, s.dead, s.valhalla = table["giants"], table["anonymous"], table["valhalla"]
    s.elf_reserve, s.vanir_reserve = table["elves_reserve"], table["vanir_reserve"]
    s.jotuns = bits(content.jotun_ids, table["jotuns"])
    s.creatures = bits(content.creature_ids, table["creatures"])
    s.ruin = bits(content.world_ids, [world["id"] for world in table["worlds"] if world["devastated"]])
    s.risk = table["throw"]["risks"]
    s.kind, s.seat, s.source = kind, seat, source
    s.artifact = [UNKNOWN] * len(content.artifact_ids)
    s.holder = [NO_CARD if card is None else content.artifact_ids.index(card) for card in table["holders"]]
    s.god = [OFF] * SEATS
    for figure, god in enumerate(table["gods"]):
        seat_god(s, figure, god)
    place_foes(s, table)
    lay_saga(s, table)
    return s


def bits(ids: list[str], present: list[str]) -> int:
    return sum(1 << i for i, name in enumerate(ids) if name in present)


def change(s: YggState, field: str, index: int, value: int) -> None:
    """Write one number of a list; the compiled form takes and gives whole lists only."""
    numbers = list(getattr(s, field))
    numbers[index] = value
    setattr(s, field, numbers)


def seat_god(s: YggState, figure: int, god: GodSeen) -> None:
    faces = sum(
        bit
        for bit, (die, face) in zip(
            (1, 2, 4, 8), (("god_die", "I"), ("god_die", "II"), ("vanir_die", "I"), ("vanir_die", "II")), strict=True
        )
        if face in (god["god_die"] if die == "god_die" else god["vanir_die"])
    )
    chosen = content.god_ids.index(god["god"]) if god["god"] else OFF
    place = content.world_ids.index(god["place"])
    numbers = {"god": chosen, "place": place, "life": god["life"], "limit": god["limit"], "faces": faces}
    for field, value in {**numbers, "elves": god["elves"], "vanir": god["vanir"]}.items():
        change(s, field, figure, value)
    for artifact in god["artifacts"]:
        change(s, "artifact", content.artifact_ids.index(artifact), figure)
    for relation, name in enumerate(content.RELATIONS):
        change(s, "bond", relation * SEATS + figure, sum(1 << other for other in god["bonds"][name]))


def place_foes(s: YggState, table: TableView) -> None:
    places = {"": OFF, "cage": CAGE, "page": ON_PAGE}
    s.enemy = [OFF] * len(content.foe_ids)
    for foe in table["foes"]:
        number, place = content.foe_ids.index(foe["id"]), foe["place"]
        change(s, "enemy", number, places[place] if place in places else content.world_ids.index(place))
        if foe["slain"]:
            s.slain |= 1 << number


def lay_saga(s: YggState, table: TableView) -> None:
    book = table["saga_book"]
    s.betrayals, s.oaths, s.nidhogg = book["betrayals"], book["oaths"], book["nidhogg"]
    s.wolf = list(book["wolves"])
    tiles = [world for world, seen in enumerate(table["worlds"]) for _ in range(seen["servants"])]
    tiles += [QUAY] * book["quay"] + [ABOARD] * book["aboard"]
    s.servant = [*tiles, *[GONE] * len(s.servant)][: len(s.servant)]
