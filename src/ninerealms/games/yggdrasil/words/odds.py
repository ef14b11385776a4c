"""The chance to come through, in words: before a fight or a risky action, before Heroes and dice.

The table in words has only a view; `rebuild` makes of it the part of a state that the odds need.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight, worlds
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ABOARD,
    ANDVARINAUT,
    CAGE,
    DRAUPNIR,
    FACE_DOWN,
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
from ninerealms.games.yggdrasil.words.naming import say_artifact, say_count, say_figure, say_opponent
from ninerealms.kernel import choice
from ninerealms.kit.percent import percent, shown
from ninerealms.kit.say import all_of, joined
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


def dangers_at(s: YggState, world: int) -> list[tuple[YggState, int]]:
    """The fights and the risky action a god would find where it may go: each with the table as it stands then."""
    there = s.copy()
    assert isinstance(there, YggState)
    change(there, "place", s.seat, world)
    there.kind = v.DUTY
    fights = [target for target in range(v.TARGET_DUEL) if fight.obstacle(there, world, target) == fight.POSSIBLE]
    duties = [v.FIGHT + target for target in fights]
    if worlds.obstacle(there, world, worlds.grade(there, s.seat, world)) == worlds.POSSIBLE:
        duties.append(v.ACT)
    return [(there, duty) for duty in duties if stakes(there, duty) is not None]


def usable_dice(s: YggState) -> int:
    return 0 if jotuns.is_active(s, HRUNGNIR) else s.vanir[s.seat]


# --- in words -------------------------------------------------------------------------------------


def each_means(s: YggState, found: Odds) -> list[Say]:
    """With what besides the god die: Vanir dice, Heroes, Elves, comrades' dice, a second roll."""
    means = [say_count("vanir", found.vanir)] if found.vanir else []
    if found.heroes:
        means.append(say_count("heroes", found.heroes))
    if odds.has_elf(s, s.seat):
        means.append(say_count("elves", s.elves[s.seat]))
    for other in odds.comrades(s, s.seat):
        key = "means-comrade-elf" if odds.has_elf(s, other) else "means-comrade"
        means.append(Say(key, {"god": say_figure(s, other)}))
    rolled = {ANDVARINAUT: found.vanir > 0, DRAUPNIR: not jotuns.is_active(s, UTGARD_LOKI)}
    return means + [
        say_artifact(each) for each, is_used in rolled.items() if is_used and artifacts.works(s, s.seat, each)
    ]


def say_means(s: YggState, found: Odds) -> Say:
    """What is counted; or the god die alone."""
    means = each_means(s, found)
    if means:
        return all_of(means)
    return Say("means-nothing" if jotuns.is_active(s, UTGARD_LOKI) else "means-god-die")


def say_chance(s: YggState, found: Odds) -> Say:
    """38 % to come through unhurt; with the chance to fall where there is one."""
    chance = Say("odds-chance", {"chance": percent(found.unhurt)})
    return say_with_fall(chance, found.at_least(s.life[s.seat]))


def say_with_fall(odds: Say, fall: Fraction) -> Say:
    return Say("odds-fall", {"odds": odds, "chance": percent(fall)}) if fall else odds


def say_odds(s: YggState, action: int, *, is_brief: bool = False) -> Say | None:
    """4 risks: 38 % to come through unhurt with 2 Vanir dice; in brief where the sentence has named the risks."""
    if s.kind == v.MOVE_TO:
        return say_dangers(s, action)
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
    if s.kind == v.MOVE_TO:
        return odds_there(s, action)
    if s.kind in (v.CHOOSE_GOD, v.CHOOSE_SUPPORT):
        return odds_of_dice(s, action)
    world = asks_for_oath(s, action)
    if world != OFF:
        return odds_of_oath(s, world)
    found = odds_of(s, action)
    if found and found[0].risks <= found[0].heroes:
        return (choice.Odds(1.0, Say("odds-unhurt-safe")),)
    told = [choice.Odds(shown(each.unhurt), say_unhurt(s, each)) for each in found]
    fall = found[0].at_least(s.life[s.seat]) if found else Fraction(0)
    return (*told, choice.Odds(shown(fall), Say("odds-to-fall"))) if fall else tuple(told)


def odds_of_dice(s: YggState, god: int) -> tuple[choice.Odds, ...]:
    """How often the dice of a god succeed, on the side where gods differ: the god die, and other Vanir dice."""
    if s.mode != HARD and s.saga == 0:
        return ()
    faces = content.start_faces[god]
    usual, vanir = (share(content.vanir_die, each) for each in (0, faces >> 2))
    found = [choice.Odds(share(content.god_die, faces), Say("odds-god-die"))]
    if s.kind == v.CHOOSE_GOD and vanir != usual:
        found.append(choice.Odds(vanir, Say("odds-vanir-die")))
    return tuple(found)


def share(die: Sequence[int], faces: int) -> float:
    """How many of the faces of a die succeed."""
    return shown(Fraction(sum(dice.succeeds(face, faces & 1, faces & 2) for face in die), len(die)))


def asks_for_oath(s: YggState, action: int) -> int:
    """The world whose token an answer flips, or OFF."""
    if s.saga != sagas.BALDR:
        return OFF
    if s.kind == v.DUTY and action == v.SAGA_ACT:
        return s.place[s.seat]
    return action - v.DEED_SAGA if s.kind == v.DEED_WHERE and v.DEED_SAGA <= action < v.NO_DEED else OFF


def odds_of_oath(s: YggState, world: int) -> tuple[choice.Odds, ...]:
    """How many of the tokens nobody has seen are oaths; one that was taken back is known."""
    unseen = s.bag_oaths + s.bag_betrayals
    chance = Fraction(s.bag_oaths, unseen) if s.token[world] == FACE_DOWN and unseen else Fraction(1)
    return (choice.Odds(shown(chance), Say("odds-oath")),)


def odds_there(s: YggState, world: int) -> tuple[choice.Odds, ...]:
    """What each fight and the action would risk where a god may go, without Heroes; the duty itself tells of those."""
    told = []
    for there, duty in dangers_at(s, world):
        found = odds_of(there, duty)[0]
        unhurt = (
            Say("odds-acting") if duty == v.ACT else Say("odds-against", {"opponent": say_opponent(duty - v.FIGHT)})
        )
        means = each_means(there, found)
        counts = Say("odds-with", {"odds": unhurt, "means": all_of(means)}) if means and found.risks else unhurt
        told.append(choice.Odds(shown(found.unhurt), say_with_fall(counts, found.at_least(s.life[s.seat]))))
    return tuple(told)


def say_dangers(s: YggState, world: int) -> Say | None:
    """Fighting Loki: 3 risks: 4 % to come through unhurt with 2 Vanir dice."""
    told = [(duty, say_odds(there, duty)) for there, duty in dangers_at(s, world)]
    parts = [say_there(duty, counts) for duty, counts in told if counts is not None]
    return joined(parts, "clause-more") if parts else None


def say_there(duty: int, counts: Say) -> Say:
    deed = Say("deed-act") if duty == v.ACT else Say("deed-fight", {"opponent": say_opponent(duty - v.FIGHT)})
    return Say("odds-there", {"deed": deed, "counts": counts})


def say_unhurt(s: YggState, found: Odds) -> Say:
    """Unhurt with 2 Vanir dice; a throw whose dice are being chosen has named them."""
    if s.kind == v.ROLL_VANIR:
        return Say("odds-unhurt")
    return Say("odds-unhurt-with", {"means": say_means(s, found)})


def with_odds(s: YggState, action: int, text: Say) -> Say:
    """A sentence and what it risks."""
    found = say_odds(s, action, is_brief=True)
    if found is None:
        return text
    if s.kind == v.MOVE_TO:
        return Say("clause-more", {"head": text, "next": found})
    return Say("with-odds", {"text": text, "odds": found})


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
