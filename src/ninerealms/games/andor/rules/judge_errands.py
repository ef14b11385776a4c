"""Hours that the goals of a legend will still take: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import board, hero, judge_foes, judge_ways, judge_widows
from ninerealms.games.andor.rules.legends import goals
from ninerealms.games.andor.rules.state import (
    ARTEFACT,
    BLUE,
    CALL,
    CAVES,
    CROSSING,
    CROWN,
    DELIVERED,
    DIAGRAM,
    FEWEST,
    FRAGMENT,
    HOPE,
    IQUAR,
    LOG,
    PLANT,
    PORTAL,
    RIVER,
    ROCK,
    SENTINELS,
    SHIELDS,
    SPACES,
    STEEP_ROCK,
    TAKOTA,
    THINGS,
    TOWER,
    VILLAGE,
    WITH,
    WITH_TILE,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import F64, I8, Number

FIRE_SPACE: list[I8] = content.fires
ROCKS: list[I8] = content.rocks
GOAL_TILE: Number = content.goal_tile
CAVE_ENTRANCE: Number = content.cave_entrance
VILLAGE_WILL: Number = content.village_will
ROCK_WILL: Number = content.rock_will
TAKOTA_STRENGTH: Number = content.takota_strength
TAKOTA_GOLD: Number = content.takota_gold
FIRE_PLACES = 3
MOST_THINGS = 5
NO_WAY = 200.0
LIES = 10.0  # hours until a hero who lies can do anything
HANDING = 1.0
LOG_STRENGTH = 14.0  # hours for a strength that is missing, for each log: one hero's strength serves several
GOLD_FOR_LOG = 5.0
ALONE = 0.35  # how much more an errand of many hours weighs than many short ones
STRENGTH_SPACE = 9
COMPANY_SPACE = 50
GOLD_SPACE = 33
GOLD_PIECE = 5.0
EXPECTED_ROCK = 8
SENTINEL = 2.0  # hours of each hero for a round against one on the way
WAY_IN_CAVE = 4.0
IN_FOG = 3.0  # hours of each hero
TILE_STEP = 1.8  # hours for a space along the Trail


def needed(s: AndorState) -> float:
    """Hours of all heroes for the goals that are not met."""
    hours = judge_foes.hours_for_boss(s)
    for seat in range(s.players):
        hours += 0.7 * held(s, seat)
    if s.legend == CALL:
        hours += bring_some(s, DIAGRAM, DIAGRAM + 1, VILLAGE, 1)
    elif s.legend == SHIELDS:
        hours += bring_some(s, IQUAR, FRAGMENT, board.target(s), goals.GOAL_IQUAR[s.players - FEWEST])
    elif s.legend == CROSSING:
        hours += bring_logs(s) + move_tile(s)
    elif s.legend == TAKOTA:
        hours += bring_some(s, BLUE, DIAGRAM, TOWER, goals.GOAL_BLUE) + solve(s)
    elif s.legend == ARTEFACT:
        hours += bring_some(s, FRAGMENT, BLUE, PORTAL, goals.GOAL_FRAGMENTS) + clear_rock(s)
    elif s.legend == CAVES:
        if not goals.is_crown_out(s):
            hours += WAY_IN_CAVE + bring(s, CROWN, CAVE_ENTRANCE) * (1.0 + ALONE * (s.players - 1))
    else:
        hours += light_fires(s)
    return hours


# --- bringing --------------------------------------------------------------------------------------------


def bring(s: AndorState, thing: int, to: int) -> float:
    """Hours until a thing is where it belongs, by the hero who is quickest."""
    where = s.where[thing]
    if where == DELIVERED or where == WITH_TILE:
        return 0.0
    lies = where
    if WITH <= where < WITH + s.players:
        lies = s.place[where - WITH]
    if lies >= SPACES:
        return NO_WAY
    best = NO_WAY
    for seat in range(s.players):
        hours = hindered(s, seat) + judge_ways.far(s, seat, lies, to)
        if where != WITH + seat:
            hours += HANDING + judge_ways.far(s, seat, s.place[seat], lies)
        if lies != to and (to == VILLAGE or lies == VILLAGE):
            hours += judge_ways.shortage(s, seat, VILLAGE_WILL)
        if thing == CROWN:
            hours += sentinels_between(s, seat, s.place[seat], lies) + sentinels_between(s, seat, lies, to)
        if thing >= LOG:
            hours += LOG_STRENGTH * too_weak(s, seat, thing) - GOLD_FOR_LOG * worth_in_gold(s, seat, thing)
        if hours < best:
            best = hours
    return best + fog_over(s, where)


def fog_over(s: AndorState, space: int) -> float:
    """Hours that the fog on a space weighs, where it is better left alone: one has to go there all the same."""
    if s.side != RIVER or space >= SPACES or board.fog_on(s, space) == board.NOT_FOUND:
        return 0.0
    return IN_FOG * s.players


def sentinels_between(s: AndorState, seat: int, here: int, there: int) -> float:
    """AND-563: hours for the sentinels a hero has to face on its way; one that it leaves behind is forgotten."""
    total = 0.0
    for i in range(SENTINELS):
        stands = s.sentinel[i]
        if stands <= 0 or (stands == here == s.place[seat] and s.met & (1 << (seat * SENTINELS + i))):
            continue
        if board.steps(s, here, stands) + board.steps(s, stands, there) == board.steps(s, here, there):
            total += SENTINEL * s.players
    return total


def too_weak(s: AndorState, seat: int, log: int) -> int:
    """The strength that is missing to carry a log."""
    missing = bag.log_size(log) + 1 - s.strength[seat]
    if s.where[log] != WITH + seat:
        missing += bag.logs_carried(s, seat)
    return missing if missing > 0 else 0


def worth_in_gold(s: AndorState, seat: int, log: int) -> int:
    """The gold of a hero that will make up for strength that is missing."""
    wanted = 2 * too_weak(s, seat, log)
    return s.gold[seat] if s.gold[seat] < wanted else wanted


def hindered(s: AndorState, seat: int) -> float:
    """Hours until a hero can set off."""
    if not hero.is_standing(s, seat):
        return LIES
    return held(s, seat)


def held(s: AndorState, seat: int) -> float:
    """Hours until a hero has beaten the widows that hold it."""
    widows = board.count_widows(s, s.place[seat])
    if widows == 0:
        return 0.0
    return widows / judge_widows.chance_against_widow(s, seat)


def bring_some(s: AndorState, first: int, end: int, to: int, wanted: int) -> float:
    """Hours for as many things as are wanted, the easiest ones; the longest errand weighs more."""
    hours: list[F64] = [0.0] * MOST_THINGS
    for thing in range(first, end):
        hours[thing - first] = bring(s, thing, to)
    total = 0.0
    longest = 0.0
    for _ in range(wanted):
        best = first
        for thing in range(first, end):
            if hours[thing - first] < hours[best - first]:
                best = thing
        longest = hours[best - first]
        total += longest
        hours[best - first] = NO_WAY + NO_WAY
    return total + ALONE * longest * (s.players - 1)


# --- logs and the tile -----------------------------------------------------------------------------------


def bring_logs(s: AndorState) -> float:
    """AND-638: logs of enough size to where the tile will be."""
    to = s.tile if board.TRAIL_INDEX[s.tile] >= board.TRAIL_INDEX[GOAL_TILE] else GOAL_TILE
    hours: list[F64] = [0.0] * MOST_THINGS
    for log in range(LOG, THINGS):
        hours[log - LOG] = bring(s, log, to) if s.where[log] != to else 0.0
    missing = goals.GOAL_LOGS[s.players - FEWEST]
    total = 0.0
    longest = 0.0
    for _ in range(MOST_THINGS):
        best = LOG
        for log in range(LOG, THINGS):
            if hours[log - LOG] * bag.log_size(best) < hours[best - LOG] * bag.log_size(log):
                best = log
        if missing > 0:
            missing -= bag.log_size(best)
            total += hours[best - LOG]
            if hours[best - LOG] > longest:
                longest = hours[best - LOG]
        hours[best - LOG] = 9.0 * NO_WAY
    return total + ALONE * longest * (s.players - 1)


def move_tile(s: AndorState) -> float:
    """Hours until the tile is far enough."""
    left = board.TRAIL_INDEX[GOAL_TILE] - board.TRAIL_INDEX[s.tile]
    return TILE_STEP * left + judge_ways.reach(s, s.tile) if left > 0 else 0.0


# --- places to visit -------------------------------------------------------------------------------------


def visit(s: AndorState, space: int, will: int) -> float:
    """Hours until a hero with enough willpower ends its move on a space."""
    best = NO_WAY
    for seat in range(s.players):
        hours = hindered(s, seat) + judge_ways.far(s, seat, s.place[seat], space) + judge_ways.shortage(s, seat, will)
        if s.place[seat] == space:
            hours += 2.0
        if hours < best:
            best = hours
    return best + fog_over(s, space)


def light_fires(s: AndorState) -> float:
    """AND-678: the fires nobody has been to."""
    total = 0.0
    for i in range(FIRE_PLACES):
        if not s.fires_lit & (1 << i):
            total += 1.0 + visit(s, FIRE_SPACE[i], VILLAGE_WILL if FIRE_SPACE[i] == VILLAGE else 0)
    return total


def solve(s: AndorState) -> float:
    """AND-541, AND-542, AND-543, AND-544: the Takota cards that lie open."""
    total = 0.0
    left = s.takota & ~s.solved
    if left & 1:
        total += 2.0 + visit_with(s, STRENGTH_SPACE, TAKOTA_STRENGTH, 0)
    if left & 2:
        total += 2.0 + meet(s, COMPANY_SPACE)
    if left & 4:
        total += 2.0 + visit_with(s, GOLD_SPACE, 0, TAKOTA_GOLD)
    if left & 8:
        total += 2.0 + visit(s, STEEP_ROCK, ROCK_WILL)
    return total


def visit_with(s: AndorState, space: int, strength: int, gold: int) -> float:
    """Hours until a hero with so much strength and gold is on a space."""
    best = NO_WAY
    for seat in range(s.players):
        hours = hindered(s, seat) + judge_ways.far(s, seat, s.place[seat], space)
        if s.strength[seat] < strength:
            hours += judge_foes.price_of_strength(s) * (strength - s.strength[seat])
        if s.gold[seat] < gold:
            hours += GOLD_PIECE * s.players * (gold - s.gold[seat])
        if hours < best:
            best = hours
    return best


def meet(s: AndorState, space: int) -> float:
    """Hours until two heroes are on a space."""
    first = NO_WAY
    second = NO_WAY
    for seat in range(s.players):
        hours = hindered(s, seat) + judge_ways.far(s, seat, s.place[seat], space)
        if hours < first:
            second = first
            first = hours
        elif hours < second:
            second = hours
    return first + second + fog_over(s, space)


def clear_rock(s: AndorState) -> float:
    """AND-452, AND-658: the rock that is cleared most easily."""
    if s.cleared >= goals.GOAL_ROCKS:
        return 0.0
    best = NO_WAY
    for rock in range(ROCK, PLANT):
        if s.where[rock] < SPACES:
            hard = ROCKS[s.face[rock - HOPE]] if s.face[rock - HOPE] >= 0 else EXPECTED_ROCK
            for seat in range(s.players):
                missing = hard - judge_foes.power(s, seat)
                hours = hindered(s, seat) + judge_ways.far(s, seat, s.place[seat], s.where[rock]) + 2.0
                if missing > 0.0:
                    hours += 3.0 * missing
                if hours < best:
                    best = hours
    return best
