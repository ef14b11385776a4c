"""The exact odds of a risk against every way the dice can fall.

The enumeration plays the real rules: each answer is given by the policy that the odds state, each throw is run once
for every outcome, and the lives lost are counted at the end of the risk.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from random import Random

import pytest

from ninerealms.games.yggdrasil import GAME, content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight
from ninerealms.games.yggdrasil.rules.risks import dice
from ninerealms.games.yggdrasil.rules.state import (
    ASGARD,
    CAGE,
    FENRIR,
    HEL,
    JORMUNGAND,
    LOKI,
    MIDGARD,
    MUSPELHEIM,
    NIFLHEIM,
    SEATS,
    SURT,
    VANAHEIM,
    YggState,
)
from ninerealms.games.yggdrasil.seen import odds
from ninerealms.kernel import chance, engine
from ninerealms.kernel.state import TEAM
from ninerealms.text.words import words as speaker

Spread = dict[int, Fraction]
LIVES = 9
RISK_KINDS = (
    *(v.USE_HEROES, v.ROLL_VANIR, v.REROLL, v.CHANGE_DIE, v.COMRADE_ELF),
    *(v.KIN_BEARS, v.LUCKY_TAKE, v.KEEP_BY_LUCK, v.KEEP_ELF, v.KEEP_DIE, v.KIN_TAKE),
)
DICE_FIRST = (v.CHANGE_GOD, 0, 1, 2, 3, 4, 5, 6, v.ELVES_OF_FREYR, v.HERO_OF_FREYJA)
FIGHTS = {SURT: ASGARD, HEL: ASGARD, LOKI: VANAHEIM, FENRIR: ASGARD, JORMUNGAND: MIDGARD}


def table(gods: str, mode: str = "hard", players: int = 3, **fields: list[int] | int) -> YggState:
    """The last turn of a round, so that no card is revealed after the risk; every god has nine lives."""
    s = GAME.fresh(players=players, seed=7, options={"gods": gods, "mode": mode})
    assert isinstance(s, YggState)
    engine.run(GAME.rules, s)
    s.life, s.limit = [LIVES] * SEATS, [LIVES] * SEATS
    for name, value in fields.items():
        whole = [*value, *list(getattr(s, name))[len(value) :]] if isinstance(value, list) else value
        setattr(s, name, whole)
    return s


def at_duty(s: YggState, seat: int = 0) -> YggState:
    """Step 3 of the last seat of the round."""
    s.top, s.count = -1, 0
    s.push(v.GAME, TEAM)
    s.put(v.GAME_INDEX, s.players)
    s.wake(3)
    s.push(v.DO_DUTY, seat)
    engine.run(GAME.rules, s)
    assert (s.seat, s.kind) == (seat, v.DUTY)
    return s


def policy(s: YggState, heroes: int, vanir: int) -> int:
    """The answer the policy gives: so many Heroes, so many dice, failed ones again, then all that still cancels."""
    options = [s.options[k] for k in range(s.count)]
    match s.kind:
        case v.USE_HEROES:
            return heroes
        case v.ROLL_VANIR:
            return vanir
        case v.REROLL:
            return again(s, options)
        case v.CHANGE_DIE:
            return next((answer for answer in DICE_FIRST if answer in options), v.CHANGE_NO_MORE)
        case v.COMRADE_ELF:
            return 1
        case v.KIN_TAKE:
            return v.KIN_NO_MORE
        case _:
            return 0


def again(s: YggState, options: list[int]) -> int:
    """Every die that failed is rolled again, once."""
    if v.REROLL_GOD in options and not dice.god_succeeds(s, s.seat, s.god_face):
        return v.REROLL_GOD
    failed = [face for face in options if face < v.REROLL_GOD and not dice.vanir_succeeds(s, s.seat, face)]
    return next(iter([*failed, *(each for each in options if each == v.THROW_AGAIN)]), v.NO_REROLL)


def enumerated(s: YggState, seat: int, action: int, heroes: int, vanir: int) -> Spread:
    """How likely each number of lost lives is, by playing every way the dice can fall."""
    spread: Spread = {}
    waiting = [(Fraction(1), s, action)]
    while waiting:
        likely, position, answer = waiting.pop()
        for branch in chance.merged(chance.branches(GAME.rules, position, answer)):
            after = branch.state
            assert isinstance(after, YggState)
            share = likely * branch.chance
            if after.top >= 0 and after.kind in RISK_KINDS:
                waiting.append((share, after, policy(after, heroes, vanir)))
            else:
                lost = s.life[seat] - after.life[seat]
                spread[lost] = spread.get(lost, Fraction(0)) + share
    return spread


def told(found: odds.Odds) -> Spread:
    return {n: likely for n, likely in enumerate(found.loss) if likely}


def agree(s: YggState, action: int, risks: int, target: int, heroes: int = 0, seat: int = 0) -> odds.Odds:
    """The odds are the enumeration, as a whole spread."""
    found = odds.best_odds(s, seat, risks, target, 0, heroes)
    played = enumerated(at_duty(s, seat), seat, action, found.heroes, s.vanir[seat])
    assert told(found) == played
    assert sum(found.loss) == 1
    assert found.expected == sum(n * likely for n, likely in played.items())
    return found


# --- a fight ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("god", content.god_ids)
@pytest.mark.parametrize(("vanir", "elves", "heroes"), [(0, 0, 0), (2, 0, 1), (1, 1, 0), (2, 3, 0), (0, 4, 2)])
def test_a_fight_has_the_told_odds(god: str, vanir: int, elves: int, heroes: int) -> None:
    """If a god fights, then its abilities, power, dice, Elves and Heroes give exactly the odds that are told."""
    others = [other for other in ("tyr", "thor", "freyja") if other != god][:2]
    s = table(
        ",".join([god, *others]),
        enemy=[MUSPELHEIM, ASGARD],
        dead=3,
        vanir=[vanir],
        elves=[elves],
        valhalla=heroes,
        place=[ASGARD, MIDGARD, MIDGARD],
    )
    agree(s, v.FIGHT + HEL, 4, HEL, heroes)


@pytest.mark.parametrize("risks", range(1, 7))
@pytest.mark.parametrize("vanir", range(4))
def test_plain_dice_are_binomial(risks: int, vanir: int) -> None:
    """If a god has dice alone, then the odds to come through are those of that many throws with 2 faces in 6."""
    s = table("thor,tyr,odin", mode="easy", enemy=[ASGARD], giants=risks - 1, vanir=[vanir])
    found = agree(s, v.FIGHT + SURT, risks, SURT)
    through = sum(binomial(vanir + 1, n) for n in range(risks, vanir + 2))
    assert found.unhurt == through
    assert found.at_least(1) == 1 - through
    assert (found.risks, found.heroes, found.vanir) == (risks, 0, vanir)


def binomial(dice: int, hits: int) -> Fraction:
    """The chance of so many successes when two faces of six succeed."""
    return ways(dice, hits) * Fraction(1, 3) ** hits * Fraction(2, 3) ** (dice - hits)


@cache
def ways(dice: int, hits: int) -> int:
    if hits < 0 or hits > dice:
        return 0
    return 1 if dice == 0 else ways(dice - 1, hits) + ways(dice - 1, hits - 1)


@pytest.mark.parametrize("hinders", [(13,), (14,), (15,), (16,), (17,), (13, 16), (14, 17), (16, 17)])
def test_obstacles_change_the_odds(hinders: tuple[int, ...]) -> None:
    """If a Jotun of the Sword hinders Elves, Heroes, artifacts or dice, then the odds know it."""
    s = table(
        "odin,freyr,tyr",
        enemy=[ASGARD],
        giants=4,
        vanir=[2],
        elves=[2, 1],
        valhalla=2,
        jotuns=sum(1 << jotun for jotun in hinders),
        artifact=[-1] * 10 + [0],
    )
    agree(s, v.FIGHT + SURT, 5, SURT, heroes=2)


@pytest.mark.parametrize("mates", [(), (1,), (1, 2)])
@pytest.mark.parametrize("rich", [(0, 0), (1, 0), (1, 2)])
def test_comrades_change_the_odds(mates: tuple[int, ...], rich: tuple[int, int]) -> None:
    """If comrades stand by Odin, then their dice, abilities and Elves count, and those far away do not."""
    places = [ASGARD, *(ASGARD if other in mates else NIFLHEIM for other in (1, 2))]
    s = table("odin,heimdall,thor", enemy=[ASGARD], giants=3, vanir=[1], elves=[1, *rich], place=places)
    agree(s, v.FIGHT + SURT, 4, SURT)


def test_a_support_god_as_comrade_changes_the_odds() -> None:
    """If Odin's comrade is a support god, then its die counts with the faces of its sheet."""
    s = table("odin,freyr,tyr", players=2, enemy=[ASGARD], giants=2, vanir=[1], place=[ASGARD, MIDGARD, ASGARD])
    found = agree(s, v.FIGHT + SURT, 3, SURT)
    assert found.unhurt == Fraction(1, 3) * Fraction(1, 3) * Fraction(5, 6)


@pytest.mark.parametrize(("target", "artifact"), [(FENRIR, 6), (HEL, 7), (LOKI, 8), (SURT, 10), (JORMUNGAND, 11)])
@pytest.mark.parametrize("belt", [False, True])
def test_artifacts_change_the_odds(target: int, artifact: int, belt: bool) -> None:
    """If the artifact against an enemy is held, with Megingjord or without, then it is counted; another is not."""
    for held in (artifact, 9):
        owners = [-1] * 18
        owners[held] = 0
        owners[4] = 0 if belt else -1
        foes = [MUSPELHEIM, NIFLHEIM, MIDGARD, CAGE, VANAHEIM]
        foes[target] = FIGHTS[target]
        s = table(
            "freyr,thor,tyr", mode="easy", artifact=owners, enemy=foes, place=[FIGHTS[target]], vanir=[1], elves=[1]
        )
        s.giants, s.dead, s.jotuns, s.ruin, s.island = 2, 2, 0b110, 0b110, 2
        risks = fight.strength(s, target)
        assert risks == 3
        found = agree(s, v.FIGHT + target, risks, target)
        assert found.risks == (3 if held == 9 else 1 if belt else 2)


# --- an action ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("world", "risks"), [(ASGARD, 3), (NIFLHEIM, 2), (MUSPELHEIM, 2)])
@pytest.mark.parametrize(
    ("vanir", "elves", "heroes"), [(0, 0, 0), (1, 1, 1), (2, 2, 0), pytest.param(3, 0, 2, marks=pytest.mark.long)]
)
def test_a_risky_action_has_the_told_odds(world: int, risks: int, vanir: int, elves: int, heroes: int) -> None:
    """If a god acts where there are risks, then the odds are those of the dice; artifacts against enemies are out."""
    s = table(
        "tyr,thor,odin",
        place=[world, MIDGARD, MIDGARD],
        enemy=[VANAHEIM, VANAHEIM],
        giants=3,
        dead=3,
        vanir=[vanir],
        elves=[elves],
        valhalla=heroes,
        ruin=1 << VANAHEIM,
        artifact=[0] * 12 + [-1] * 6,
    )
    s.jotuns = 0
    agree(s, v.ACT, risks, -1, heroes)


# --- anywhere -----------------------------------------------------------------------------------------


def any_table(seed: int) -> tuple[YggState, int]:
    """A table with anything in play, and how many Heroes are to be used."""
    dice = Random(seed)
    gods = dice.sample(content.god_ids, 3)
    mode = dice.choice(["easy", "hard", "hard"])
    owners = [dice.choice([-1, -1, 0]) for _ in range(18)]
    owners[13] = -1
    s = table(
        ",".join(gods),
        mode=mode,
        enemy=[dice.choice([ASGARD, MUSPELHEIM]), ASGARD],
        place=[ASGARD, *(dice.choice([ASGARD, MIDGARD]) for _ in range(2))],
        vanir=[dice.choice([0, 1, 1, 2, 2, 3])],
        elves=[dice.randrange(6), dice.randrange(2), dice.randrange(2)],
        valhalla=dice.randrange(4),
        dead=dice.randrange(6),
        jotuns=sum(1 << jotun for jotun in range(13, 18) if dice.random() < 0.2),
        artifact=owners,
    )
    return s, dice.randrange(s.valhalla + 1)


@pytest.mark.parametrize("seed", [*range(12), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(12, 40))])
def test_any_fight_has_the_told_odds(seed: int) -> None:
    """If anything is in play, gods, dice, Elves, Heroes, artifacts, Jotuns, then the odds told are the enumeration."""
    s, heroes = any_table(seed)
    agree(s, v.FIGHT + HEL, s.dead + 1, HEL, heroes)


@pytest.mark.parametrize("seed", range(12))
def test_fewer_dice_have_the_told_odds(seed: int) -> None:
    """If a god rolls only some of its Vanir dice, then the odds told are those of the dice it rolls."""
    s, _ = any_table(100 + seed)
    s.vanir, s.jotuns, s.artifact = [3, 0, 0, 0, 0], 0, [-1] * 18
    for vanir in range(3):
        found = odds.throw_odds(s, 0, s.dead + 1, 0, vanir)
        played = enumerated(at_duty(s), 0, v.FIGHT + HEL, 0, vanir)
        assert told(found) == played


@pytest.mark.parametrize(("elves", "heroes", "giants"), [(1, 0, 2), (2, 0, 2), (1, 1, 3), (0, 2, 4)])
def test_the_sentence_says_the_enumerated_chance(elves: int, heroes: int, giants: int) -> None:
    """If a fight is offered, then the percentages said are the enumerated chances, rounded to the nearest."""
    s = table("heimdall,thor,odin", enemy=[ASGARD], giants=giants, vanir=[2], elves=[elves], valhalla=heroes)
    s.place = [ASGARD, MIDGARD, MIDGARD, *list(s.place)[3:]]
    sentence = speaker(GAME.folder / "words", "en").render(GAME.say_option(at_duty(s), v.FIGHT + SURT))
    assert f"{giants + 1} risks: " in sentence
    for used in {0, heroes}:
        chance_to_pass = enumerated(s, 0, v.FIGHT + SURT, used, 2).get(0, Fraction(0))
        helpers = [f"{used} Hero{'es' if used > 1 else ''}"] if used else []
        helpers += [f"{elves} {'Elves' if elves > 1 else 'Elf'}"] if elves else []
        means = f", {' and '.join(helpers)}" if len(helpers) > 1 else f" and {helpers[0]}" if helpers else ""
        said = f"{round(100 * chance_to_pass)} % " + ("" if used else "to come through unhurt ") + "with 2 Vanir dice"
        assert said + means in sentence
