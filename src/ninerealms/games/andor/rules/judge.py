"""How good a table looks for the heroes: an opinion for bots, no rule.

Hours are the money of this game: those left until the last letter, less those the goals will take. To them come the
goals met, what the heroes have, and less what threatens to end the legend before.
"""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import judge_errands, judge_foes, judge_ways, judge_widows
from ninerealms.games.andor.rules.legends import goals
from ninerealms.games.andor.rules.state import (
    BLADE,
    BOW,
    CROWN,
    FALCON,
    FLASK,
    FOGS,
    GONE,
    HOPE,
    KNIFE,
    LAST_LETTER,
    MUSHROOM,
    PLANT,
    RAASHANA,
    RIVER,
    ROCK,
    SPYGLASS,
    WITH,
    AndorState,
)
from ninerealms.kernel.ints import Number

HOURS: Number = content.hours
GOAL = 10.0
SOFTNESS = 40.0
STRENGTH = 2.4
FIRST_STRENGTH = 3.4
STRONG = 4  # from here on more strength is worth less
GOLD = 0.6
DAWDLING = 0.5  # what is asked in the same turn again
MERCHANT_STEP = 0.16
NEAR_MERCHANT = 9
LYING = 5.0
EVENT = 1.0  # what the event of a sunrise costs on average: nobody gains by putting it off
RIVER_FOG = 1.8
LAKE_FOG = 0.35
LONGER = 1.6  # than it would take if all heroes had always something to do
BEATEN = 1.5
PROGRESS = 1.3  # an hour of an errand is worth more than the hour it takes


def judge(s: AndorState) -> float:
    """Between 0 and 1; nobody can say before the first day."""
    if s.day == 0:
        return 0.5
    worth = standing(s)
    if s.kind == v.FREE or (s.kind == v.ACT and s.answer == v.STOP):
        worth -= DAWDLING
    if s.fighters != 0 and judge_foes.is_against_foe(s):
        return in_fight(s, worth)
    return share(worth)


def share(worth: float) -> float:
    """Points as a number between 0 and 1."""
    size = worth if worth > 0 else -worth
    return 0.5 + 0.5 * worth / (size + SOFTNESS)


def in_fight(s: AndorState, now: float) -> float:
    """What a fight in progress will bring: the table after it as likely as it is won; who fears it breaks off."""
    chance = judge_foes.chance_to_win(s)
    target = judge_foes.target_of_fight(s)
    kept = judge_foes.take_out(s, target)
    s.letter += 1 - s.bladed
    wins = goals.needed(s) & ~s.goals == 0
    after = standing(s) + GOLD * s.foe_reward
    s.letter -= 1 - s.bladed
    judge_foes.put_back(s, target, kept)
    beaten = now - BEATEN
    likely = chance + (1.0 - chance) * share(beaten) if wins else share(chance * after + (1.0 - chance) * beaten)
    stays = share(now)
    return likely if likely > stays else stays


def standing(s: AndorState) -> float:
    """The table as it is."""
    worth = 0.0
    wanted = goals.needed(s)
    for goal in range(goals.GOALS):
        if wanted & s.goals & (1 << goal):
            worth += GOAL
    hours = judge_errands.needed(s)
    worth += worth_of_time(slack(s, PROGRESS * hours)) + party(s) + worth_of_fog(s)
    if s.side == RIVER:
        worth += EVENT * s.day
    finish = LONGER * hours / (HOURS * s.players)
    return worth - judge_widows.danger(s, finish) - judge_foes.danger(s, finish)


# --- time ------------------------------------------------------------------------------------------------


def slack(s: AndorState, hours: float) -> float:
    """Days of all heroes that will be left over when the goals are met."""
    left = float(judge_ways.hours_today(s) + HOURS * s.players * (LAST_LETTER - s.letter - 1))
    return (left - hours) / (HOURS * s.players)


def worth_of_time(days: float) -> float:
    """The fewer days are left over the more each counts."""
    if days < -4.0:
        return -24.0 + 2.5 * (days + 4.0)
    if days < 1.0:
        return 6.0 * days
    if days < 4.0:
        return 6.0 + 5.0 * (days - 1.0)
    if days < 7.0:
        return 21.0 + 4.0 * (days - 4.0)
    return 33.0 + 3.0 * (days - 7.0)


# --- the heroes ------------------------------------------------------------------------------------------


def party(s: AndorState) -> float:
    """Strength, willpower, gold and things of all heroes."""
    worth = 0.0
    for seat in range(s.players):
        worth += worth_of_strength(s.strength[seat]) + worth_of_will(s.will[seat])
        worth += worth_of_gold(s, seat)
        if s.lying[seat] > 0:
            worth -= LYING
    return worth + things(s)


def worth_of_strength(strength: int) -> float:
    if strength <= STRONG:
        return FIRST_STRENGTH * strength
    return FIRST_STRENGTH * STRONG + STRENGTH * (strength - STRONG)


def worth_of_will(will: int) -> float:
    """The first points keep a hero in a fight, more give it dice and a way into village and rock."""
    if will <= 4:
        return 0.8 * will
    if will <= 7:
        return 3.2 + 0.5 * (will - 4)
    if will <= 14:
        return 4.7 + 0.24 * (will - 7)
    return 6.38 + 0.1 * (will - 14)


def worth_of_gold(s: AndorState, seat: int) -> float:
    """Gold is strength to come; who can buy is better off near a merchant."""
    worth = GOLD * s.gold[seat]
    if s.gold[seat] > 1:
        near = judge_ways.steps_to_merchant(s, seat)
        worth += MERCHANT_STEP * (NEAR_MERCHANT - near if near < NEAR_MERCHANT else 0)
    return worth


def worth_of_fog(s: AndorState) -> float:
    """Fog is best left alone where widows grow: what it brings on average is less than what it may bring."""
    left = 0
    for i in range(FOGS):
        if s.fog[i] != GONE:
            left += 1
    return (RIVER_FOG if s.side == RIVER else LAKE_FOG) * left


def things(s: AndorState) -> float:
    """What heroes have in their bags."""
    worth = 0.0
    for thing in range(PLANT + 2):
        if WITH <= s.where[thing] < WITH + s.players:
            worth += worth_of_thing(s, thing, s.where[thing] - WITH)
    return worth + (1.0 if WITH <= s.where[CROWN] < WITH + s.players else 0.0)


def worth_of_thing(s: AndorState, thing: int, seat: int) -> float:
    if thing >= PLANT:
        return 0.3
    if thing >= MUSHROOM:
        return 0.1 if thing < ROCK else 0.0
    if thing >= HOPE:
        return 0.5
    if thing >= KNIFE:
        return 0.9
    if thing >= FLASK:
        return 0.1 if thing >= SPYGLASS else 0.45
    if thing == FALCON:
        return 0.2
    if thing >= BOW:
        return 0.0 if s.hero[seat] == RAASHANA else 0.6
    return 0.8 if thing == BLADE else 0.0
