"""The odds of whole fights: by the rules for one hero, and reckoned a second time for groups, throw by throw."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import AVIDA, GREA, KING, SKRAL, TROLL, AndorState
from ninerealms.games.andor.seen import fight_odds, odds
from ninerealms.kernel import save
from tests.games.andor.scenario import Table, river
from tests.games.andor.seen.enumeration import HERE, each_end, facing, policy

DIE = range(1, 7)
SMALL = 1e-9
TRIED = 1e-5  # where a fight may stay undecided
Throw = tuple[int, int]
Way = tuple[int, tuple[int, ...], bool]


# --- one hero by the rules ------------------------------------------------------------------------


def by_the_rules(s: AndorState, action: int) -> tuple[Fraction, Fraction, Fraction]:
    """Won, beaten and the average loss, by playing every way a fight can go up to the seventh hour."""
    won = beaten = loss = Fraction(0)
    waiting = {save.digest(s): (Fraction(1), s, action)}
    while waiting:
        likely, position, answer = waiting.pop(next(iter(waiting)))
        for end in each_end(position, answer):
            share = likely * end.likely
            loss += share * end.loss
            beaten += share * end.is_beaten
            won += share * end.is_won
            if end.after.kind == v.FIGHT_ON and policy(end.after) == v.ON:
                key = save.digest(end.after)
                known = waiting.get(key, (Fraction(0), end.after, v.ON))
                waiting[key] = (known[0] + share, end.after, v.ON)
    return won, beaten, loss


@pytest.mark.rule("AND-096", "AND-098", "AND-103")
@pytest.mark.parametrize(
    ("name", "foe", "strength", "will", "hour"),
    [("grea", "marsh-troll", 8, 6, 4), ("tenaya", "marsh-troll", 9, 5, 5)],
)
def test_a_fight_of_one_hero_has_the_told_odds(name: str, foe: str, strength: int, will: int, hour: int) -> None:
    """If one hero fights on up to the seventh hour, then won, beaten and lost are those of every throw."""
    t = facing(foe, name).strength(**{name: strength}).will(**{name: will}).hours(**{name: hour})
    found = fight_odds.fight_odds((odds.fighter_of(t.s, 0, HERE),), odds.foe_of(t.s, v.FIGHT + HERE))
    won, beaten, loss = by_the_rules(t.s, v.FIGHT + HERE)
    assert found.hours == 7 - hour
    assert (found.won, found.beaten, found.loss) == pytest.approx((won, beaten, loss), abs=SMALL)


@pytest.mark.rule("AND-167", "AND-168")
def test_an_extra_hour_is_counted_for_the_first_round_alone() -> None:
    """If the seventh hour is past, then the fight has one round, paid with willpower; without it nobody fights."""
    t = facing("gor", "grea").strength(grea=4).hours(grea=8).will(grea=4)
    fighters, against = (odds.fighter_of(t.s, 0, HERE),), odds.foe_of(t.s, v.FIGHT + HERE)
    found = fight_odds.fight_odds(fighters, against)
    won, beaten, loss = by_the_rules(t.s, v.FIGHT + HERE)
    assert found.hours == 1
    assert found[:3] == pytest.approx((won, beaten, loss), abs=SMALL)
    spent = fighters[0]._replace(will=2)
    assert fight_odds.fight_odds((spent,), against) == (0, 0, 0, 1)


# --- groups, reckoned again -----------------------------------------------------------------------


class Hero(NamedTuple):
    """A hero as this second reckoning knows it."""

    hero: int
    strength: int
    will: int
    hour: int
    shoots: bool = False


def dice_of(hero: int, will: int) -> int:
    """AND-461 to AND-464."""
    rows = {0: (5, 10), 1: (7, 14), 2: (7, 14), 3: (7, 14)}[hero]
    return {0: (1, 2, 3), 1: (2, 3, 4), 2: (1, 1, 1), 3: (1, 2, 2)}[hero][sum(will >= row for row in rows)]


@cache
def throws(hero: int, will: int, shoots: bool, heals: bool) -> dict[Throw, Fraction]:
    """Each value and what it heals, from every row of dice."""
    faces = [1, 6, 4, 5, 6] if hero == GREA else list(DIE)
    count, found = dice_of(hero, will), dict[Throw, Fraction]()
    for row in product(faces, repeat=count):
        value, healed = max(row), 0
        if shoots:
            value = next(face for k, face in enumerate(row) if k + 1 == count or face >= best_mean(count - k - 1))
        elif hero == AVIDA and count == 2 and heals:
            healed = min(row)
        found[value, healed] = found.get((value, healed), Fraction(0)) + Fraction(1, len(faces) ** count)
    return found


@cache
def best_mean(dice: int) -> Fraction:
    return Fraction(sum(max(Fraction(face), best_mean(dice - 1)) for face in DIE), 6) if dice else Fraction(0)


@cache
def replies(dice: int) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for row in product(DIE, repeat=dice):
        best = max(face * row.count(face) for face in row)
        found[best] = found.get(best, Fraction(0)) + Fraction(1, 6**dice)
    return found


def again(heroes: tuple[Hero, ...], foe: tuple[int, int], is_troll: bool, healing: int = 99) -> tuple[float, ...]:
    """Won, beaten and the average loss: every hero keeps its own willpower, 0 for one that is out."""
    strength, foe_will = foe
    ways: dict[Way, float] = {(foe_will, tuple(hero.will for hero in heroes), False): 1.0}
    won = beaten = loss = 0.0
    for played in range(7):
        following: dict[Way, float] = {}
        for (left, wills, fell), weight in ways.items():
            now = tuple(will if hero.hour + played < 7 else 0 for hero, will in zip(heroes, wills, strict=True))
            if not any(now):
                beaten += weight * fell
                continue
            ours = {(sum(hero.strength for hero, will in zip(heroes, now, strict=True) if will), 0): 1.0}
            for hero, will in zip(heroes, now, strict=True):
                if will:
                    each = throws(hero.hero, will, hero.shoots, played < healing)
                    sums: dict[Throw, float] = {}
                    for (value, heal), share in ours.items():
                        for (more, healed), likely in each.items():
                            key = (value + more, heal + healed)
                            sums[key] = sums.get(key, 0.0) + share * float(likely)
                    ours = sums
            for (value, heal), share in ours.items():
                for reply, likely in replies(2 + (is_troll and left >= 7)).items():
                    chance, lead = weight * share * float(likely), value - strength - reply
                    full = tuple(
                        min(20, will + heal) if will and hero.hero == AVIDA else will
                        for hero, will in zip(heroes, now, strict=True)
                    )
                    after = tuple(max(0, will + min(lead, 0)) for will in full)
                    falls = fell or any(a and not b for a, b in zip(full, after, strict=True))
                    loss += chance * (sum(full) - sum(after))
                    if lead >= left:
                        won, beaten = won + chance, beaten + chance * fell
                    else:
                        key_ = (left - max(lead, 0), after, falls)
                        following[key_] = following.get(key_, 0.0) + chance
        ways = following
    return won, beaten + sum(weight for (_, _, fell), weight in ways.items() if fell), loss


GROUPS = [
    ((Hero(2, 3, 7, 4), Hero(0, 2, 6, 5), Hero(1, 2, 5, 3, True)), "skral", SKRAL),
    ((Hero(2, 4, 3, 5), Hero(0, 3, 9, 4), Hero(1, 3, 12, 5, True)), "troll", TROLL),
    ((Hero(2, 2, 4, 5), Hero(3, 2, 8, 5), Hero(0, 1, 5, 6)), "skral", SKRAL),
    ((Hero(2, 4, 9, 4), Hero(3, 3, 19, 5), Hero(0, 4, 10, 6), Hero(1, 4, 5, 5, True)), "troll", TROLL),
    ((Hero(2, 1, 2, 4), Hero(3, 1, 7, 5), Hero(0, 1, 3, 6), Hero(1, 1, 1, 3, True)), "troll", TROLL),
]
NAMES = ("tenaya", "raashana", "grea", "avida")


def seated(heroes: tuple[Hero, ...], foe: str) -> Table:
    names = [NAMES[each.hero] for each in heroes]
    t = facing(foe, *names).strength(**{name: each.strength for name, each in zip(names, heroes, strict=True)})
    t.will(**{name: each.will for name, each in zip(names, heroes, strict=True)})
    return t.hours(**{name: each.hour for name, each in zip(names, heroes, strict=True)})


@pytest.mark.rule("AND-111", "AND-115", "AND-120")
@pytest.mark.parametrize(("heroes", "foe", "kind"), GROUPS)
def test_a_fight_of_a_group_has_the_told_odds(heroes: tuple[Hero, ...], foe: str, kind: int) -> None:
    """If three or four heroes fight, each as long as its hours last, then the odds are those of a second reckoning."""
    s = seated(heroes, foe).s
    against = odds.foe_of(s, v.FIGHT + HERE)
    found = fight_odds.fight_odds(tuple(odds.fighter_of(s, seat, HERE) for seat in range(s.players)), against)
    expected = again(heroes, (against.strength, against.will), kind == TROLL)
    assert found[:3] == pytest.approx(expected, abs=TRIED)
    assert found.hours == max(7 - each.hour for each in heroes)


@pytest.mark.rule("AND-324")
def test_healing_is_counted_for_three_rounds() -> None:
    """If Avida fights more than three rounds, then what her other die heals is counted in the first three."""
    heroes = (Hero(3, 5, 9, 1),)
    s = seated((*heroes, Hero(2, 1, 1, 6)), "skral").s
    found = fight_odds.fight_odds((odds.fighter_of(s, 0, HERE),), odds.foe_of(s, v.FIGHT + HERE))
    assert found[:3] == pytest.approx(again(heroes, (6, 6), False, healing=3), abs=TRIED)
    whole, none = again(heroes, (6, 6), False), again(heroes, (6, 6), False, healing=0)
    assert none[0] + 0.01 < found.won < whole[0] < found.won + 0.01


@pytest.mark.rule("AND-087", "AND-552")
def test_what_the_catapult_took_counts() -> None:
    """If the Troll King has lost willpower, then the fight is against what is left of him."""
    t = river("grea", "raashana", legend=6).everybody_on(537).boss(king=537).strength(grea=14, raashana=9)
    weak = river("grea", "raashana", legend=6).everybody_on(537).boss(king=537).strength(grea=14, raashana=9)
    weak.counts(king_will=4)
    chances = []
    for table in (t, weak):
        fighters = tuple(odds.fighter_of(table.s, seat, HERE) for seat in (0, 1))
        chances.append(fight_odds.fight_odds(fighters, odds.foe_of(table.s, v.FIGHT_BOSS + KING - 8)).won)
    assert (odds.foe_of(t.s, v.FIGHT_BOSS + 1).will, odds.foe_of(weak.s, v.FIGHT_BOSS + 1).will) == (12, 4)
    assert chances[0] < chances[1]
