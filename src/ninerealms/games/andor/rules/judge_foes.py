"""What threatens the heroes, and how likely they are to beat it: opinions for bots, no rules."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero, judge_ways
from ninerealms.games.andor.rules.fights import fight, foe
from ninerealms.games.andor.rules.legends import legends
from ninerealms.games.andor.rules.state import (
    BOSSES,
    BOXED,
    BUFFALO,
    CAVE,
    CAVES,
    FIRES,
    GREA,
    LAST_LETTER,
    RAASHANA,
    RIVER,
    SEATS,
    SHIELDS,
    SPACES,
    WALKERS,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures
from ninerealms.kernel.ints import F64, I8
from ninerealms.kernel.state import REGISTERS

# What the highest of so many dice shows on average, and the last one of somebody who stops when it is good enough.
ALL_DICE: list[F64] = [0.0, 3.5, 4.47, 4.96, 5.24]
ONE_BY_ONE: list[F64] = [0.0, 3.5, 4.25, 4.67, 4.94]
GREA_DIE = 4.4
# What creatures show: one, two or three red dice, the black one.
FOE_DICE: list[F64] = [0.0, 3.5, 5.06, 6.31]
BLACK_DIE = 8.67
# The danger of a loss so many days away.
DANGER: list[F64] = [46.0, 30.0, 20.0, 14.0, 10.0, 7.5, 5.5, 4.0, 3.0, 2.0, 1.5, 1.0, 0.7, 0.5, 0.3, 0.2]
ARROW_STEPS: list[I8] = content.arrow_steps
ARROW_JOINS: list[I8] = content.arrow_joins
LONGEST = 14
MOST_ARRIVALS = 40
NEVER = 30
MARGIN = 2.0  # by which a group should be better than its enemy
WORTH_GOING = 22.0  # steps of all heroes together to a creature that has to be beaten
NOTHING_THERE = -1


# --- power -----------------------------------------------------------------------------------------------


def power(s: AndorState, seat: int) -> float:
    """The combat value a hero has on average."""
    if s.hero[seat] == GREA:
        return s.strength[seat] + GREA_DIE
    dice = hero.dice_of(s, seat)
    if s.hero[seat] == RAASHANA:
        return s.strength[seat] + ONE_BY_ONE[dice]
    return s.strength[seat] + ALL_DICE[dice]


def power_of_all(s: AndorState) -> float:
    total = 0.0
    for seat in range(s.players):
        if hero.is_standing(s, seat):
            total += power(s, seat)
    return total


def foe_power(kind: int, strength: int, will: int) -> float:
    """The combat value of an enemy on average."""
    if foe.is_black(kind):
        return strength + BLACK_DIE
    return strength + FOE_DICE[foe.dice_with(kind, will)]


def power_of_kind(s: AndorState, kind: int) -> float:
    return foe_power(kind, foe.strength_of(s, kind), foe.will_of(s, kind))


# --- a fight in progress ---------------------------------------------------------------------------------


def is_against_foe(s: AndorState) -> bool:
    """Not against a widow or a rock, and not over."""
    return s.foe < WALKERS + BOSSES + 2 and s.foe_will > 0


def frame_of_fight(s: AndorState) -> int:
    """Where on the stack the fight lies."""
    for i in range(s.top + 1):
        if s.proc[i] == v.DO_FIGHT:
            return i
    return NOTHING_THERE


def target_of_fight(s: AndorState) -> int:
    """The answer with which the fight was begun."""
    frame = frame_of_fight(s)
    return NOTHING_THERE if frame == NOTHING_THERE else s.reg[frame * REGISTERS + v.DO_FIGHT_TARGET]


def company(s: AndorState) -> int:
    """Those who fight, as bits; before the first round also those who can still be asked, and will not decline."""
    frame = frame_of_fight(s)
    if s.round > 0 or frame == NOTHING_THERE:
        return s.fighters
    asked = s.reg[frame * REGISTERS + v.DO_FIGHT_NEXT]
    invited = s.reg[frame * REGISTERS + v.DO_FIGHT_INVITED]
    if asked == 0:
        invited = (1 << s.players) - 1
    fighters = s.fighters
    for place in range(asked if s.kind == v.JOIN else asked + 1, s.players):
        seat = (s.who[frame] + place) % s.players
        if invited & (1 << seat) and hero.is_awake(s, seat) and fight.obstacle(s, seat, s.foe_place) == fight.POSSIBLE:
            fighters |= 1 << seat
    return fighters


def take_out(s: AndorState, target: int) -> int:
    """Take an opponent off the board for a look at the table without it."""
    if target < v.FIGHT:
        return 0
    if target < v.FIGHT_BOSS:
        kept = s.on[target - v.FIGHT]
        s.on[target - v.FIGHT] = 0
        return kept
    if target < v.FIGHT_KNIGHT:
        kept = s.boss[target - v.FIGHT_BOSS]
        s.boss[target - v.FIGHT_BOSS] = BOXED
        s.goals |= 1 << goal_of_boss(target - v.FIGHT_BOSS)
        return kept
    if target < v.FIGHT_SENTINEL:
        kept = s.knight[target - v.FIGHT_KNIGHT]
        s.knight[target - v.FIGHT_KNIGHT] = BOXED
        return kept
    kept = s.sentinel[target - v.FIGHT_SENTINEL]
    s.sentinel[target - v.FIGHT_SENTINEL] = BOXED
    return kept


def put_back(s: AndorState, target: int, kept: int) -> int:
    if target < v.FIGHT:
        return 0
    if target < v.FIGHT_BOSS:
        s.on[target - v.FIGHT] = kept
    elif target < v.FIGHT_KNIGHT:
        s.boss[target - v.FIGHT_BOSS] = kept
        s.goals &= ~(1 << goal_of_boss(target - v.FIGHT_BOSS))
    elif target < v.FIGHT_SENTINEL:
        s.knight[target - v.FIGHT_KNIGHT] = kept
    else:
        s.sentinel[target - v.FIGHT_SENTINEL] = kept
    return kept


def goal_of_boss(boss: int) -> int:
    if boss == 0:
        return v.GOAL_BUFFALO
    return v.GOAL_KING if boss == 1 else v.GOAL_BEING


def chance_to_win(s: AndorState) -> float:
    """How likely those who fight are to win in the rounds they have."""
    mine = 0.0
    rounds = 0
    fighters = company(s)
    for seat in range(s.players):
        if fighters & (1 << seat):
            mine += power(s, seat)
            mine_rounds = rounds_of(s, seat)
            if mine_rounds > rounds:
                rounds = mine_rounds
    if rounds == 0:
        return 0.0
    return chance(mine - foe_power(s.foe, s.foe_strength, s.foe_will), rounds, s.foe_will)


def rounds_of(s: AndorState, seat: int) -> int:
    """How many more hours a hero can pay in a fight without ruin."""
    left = judge_ways.hours_left(s, seat)
    if left > 0:
        return left
    return 1 if hero.can_pay(s, seat, 1) and s.will[seat] > 4 else 0


def chance(margin: float, rounds: int, will: int) -> float:
    """A rough chance to take all willpower in so many rounds, each better by a margin on average."""
    if margin < -1.0:
        return 0.02
    if rounds > 4:
        rounds = 4
    over = (rounds * margin - will) / (1.5 + 1.2 * rounds)
    size = over if over > 0 else -over
    return 0.5 + 0.5 * over / (size + 0.6)


# --- what is on its way ----------------------------------------------------------------------------------


def days_to_goal(s: AndorState, space: int, each: int) -> int:
    """Sunrises until something that goes so many steps each arrives at the lair or the tile."""
    steps = ARROW_STEPS[s.side * SPACES + space]
    if steps >= NEVER:
        return NEVER
    if s.side == RIVER:
        along = ARROW_JOINS[SPACES + space] - board.TRAIL_INDEX[s.tile]
        steps += along if along > 0 else -along
    return steps if each == 1 else (steps + each - 1) // each


def list_arrivals(s: AndorState, days: list[I8]) -> int:
    """The days on which creatures arrive, those of cards to come too, sorted; how many."""
    count = 0
    last = LAST_LETTER - s.letter
    for space in range(1, CAVE):
        if s.on[space] > 0:
            count = put_in(days, count, days_to_goal(s, space, 1), last)
    for letter in range(s.letter + 1, LAST_LETTER):
        if legends.is_star(s, letter):
            count = list_card(s, letter, days, count, last)
    return count


def list_card(s: AndorState, letter: int, days: list[I8], count: int, last: int) -> int:
    """The creatures that a card will bring."""
    first = legends.lines_of(s, letter)
    for line in range(legends.LINES_EACH):
        i = first + line * legends.LINE
        if legends.LEGEND_LINES[i] == legends.NOTHING:
            break
        kind = legends.LEGEND_LINES[i + 1]
        if legends.LEGEND_LINES[i] == legends.CREATURE_ON and kind < WALKERS and legends.is_meant(s, i):
            comes = letter - s.letter + days_to_goal(s, legends.LEGEND_LINES[i + 2], 1)
            count = put_in(days, count, comes, last)
    return count


def put_in(days: list[I8], count: int, day: int, last: int) -> int:
    """Put a day into its place; one after the end of the legend does not matter."""
    if day > last or count >= MOST_ARRIVALS:
        return count
    i = count
    while i > 0 and days[i - 1] > day:
        days[i] = days[i - 1]
        i -= 1
    days[i] = day
    return count + 1


def danger_in(days: float) -> float:
    """The danger of a loss so many days away."""
    if days < 0.0:
        days = 0.0
    if days > LONGEST:
        return DANGER[LONGEST + 1]
    whole = int(days)
    return DANGER[whole] + (DANGER[whole + 1] - DANGER[whole]) * (days - whole)


def danger(s: AndorState, finish: float) -> float:
    """Creatures beyond what the defence spaces hold, great enemies; and that heroes are far from them.

    What comes after the day on which the heroes can be done is less of a danger.
    """
    days: list[I8] = [0] * MOST_ARRIVALS
    count = list_arrivals(s, days)
    over = judge_ways.spent(s)
    free = creatures.capacity(s) - creatures.count_held(s)
    total = -0.8 * free
    for i in range(count):
        if i >= free:
            total += danger_on(days[i], over, finish)
    if count > free:
        total -= best_fight(s, days[free if free > 0 else 0], over, finish)
    return total + danger_of_bosses(s, over)


def danger_on(day: int, over: float, finish: float) -> float:
    """The danger of a creature that arrives on a day and finds no defence space free."""
    late = day - over - finish
    if late <= 0.0:
        return danger_in(day - over)
    return danger_in(day - over) * (1.0 - 0.25 * late if late < 3.4 else 0.15)


def danger_of_bosses(s: AndorState, over: float) -> float:
    total = 0.0
    for i in range(BOSSES):
        if s.boss[i] > 0:
            total += danger_in(days_to_goal(s, s.boss[i], creatures.BOSS_STEPS[i]) - over)
    return total


# --- gathering -------------------------------------------------------------------------------------------


def best_fight(s: AndorState, first: int, over: float, finish: float) -> float:
    """The relief that heroes are nearest to: of a creature beaten before the day on which one too many arrives."""
    best = 0.0
    for space in range(1, CAVE):
        if s.on[space] > 0:
            day = days_to_goal(s, space, 1)
            gain = danger_on(day if day > first else first, over, finish)
            if gain > 2.0 * best:
                steps = gathering(s, space, board.arrow(s, space), power_of_kind(s, s.on[space] - 1))
                if steps < WORTH_GOING and 0.5 * gain * (1.0 - steps / WORTH_GOING) > best:
                    best = 0.5 * gain * (1.0 - steps / WORTH_GOING)
    return best


def gathering(s: AndorState, here: int, then: int, strong: float) -> float:
    """Steps until enough heroes are with an enemy: today where it is, or tomorrow where it will be."""
    today = gather_at(s, here, strong, True)
    if then <= 0:
        return today
    tomorrow = 2.0 + gather_at(s, then, strong, False)
    return today if today < tomorrow else tomorrow


def gather_at(s: AndorState, space: int, strong: float, today: bool) -> float:
    """Steps of the nearest heroes to a space until they are strong enough together."""
    taken = 0
    total = 0.0
    mine = 0.0
    for _ in range(s.players):
        best = 99.0
        chosen = SEATS
        for seat in range(s.players):
            if not taken & (1 << seat) and hero.is_standing(s, seat):
                steps = float(judge_ways.far(s, seat, s.place[seat], space))
                if today and judge_ways.hours_left(s, seat) < steps + 1:
                    steps += 7.0
                if steps < best:
                    best = steps
                    chosen = seat
        if chosen == SEATS:
            break
        taken |= 1 << chosen
        total += best
        mine += power(s, chosen)
        if mine >= strong + MARGIN:
            return total
    return total + 2.5 * (strong + MARGIN - mine)


# --- the great enemy of a legend -------------------------------------------------------------------------


def boss_of(s: AndorState) -> int:
    """The great enemy a legend wants beaten, or NOTHING_THERE."""
    if s.legend == SHIELDS:
        return 0
    if s.legend == CAVES:
        return 1
    return 2 if s.legend == FIRES else NOTHING_THERE


def place_soon(s: AndorState, boss: int) -> int:
    """Where a great enemy will be after the next sunrise."""
    here = s.boss[boss]
    for _ in range(creatures.BOSS_STEPS[boss]):
        if here != board.target(s) and board.arrow(s, here) > 0:
            here = board.arrow(s, here)
    return here


def hours_for_boss(s: AndorState) -> float:
    """Hours until the great enemy is beaten: strength to be won, ways, rounds."""
    boss = boss_of(s)
    if boss == NOTHING_THERE or s.boss[boss] == BOXED:
        return 0.0
    strong = power_of_kind(s, BUFFALO + boss)
    missing = strong + MARGIN - power_of_all(s)
    for seat in range(s.players):
        missing -= 0.4 * s.gold[seat]
    hours = 3.0 * s.players
    if missing > 0.0:
        hours += price_of_strength(s) * missing
    if s.boss[boss] > 0:
        today = gather_at(s, s.boss[boss], strong, True)
        tomorrow = 2.0 + gather_at(s, place_soon(s, boss), strong, False)
        return hours + (today if today < tomorrow else tomorrow)
    return hours + 4.0 * s.players


def price_of_strength(s: AndorState) -> float:
    """Hours for a point of strength: a creature beaten, the letter it costs and the gold it gives."""
    return 8.0 * s.players + 4.0
