"""The dice of a hero: all at once or one by one with a bow, and what changes them before they count."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.state import AVIDA, CROWN, GREA, KNIFE, MOST_DICE, RAASHANA, WITH, AndorState
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import Number
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import DONE

HEALER_WILL: Number = content.healer_will
SIDES = 6
OPPOSITE = 7
KNIVES = 2
TWO_DICE = 2
TWO = 2
THREE = 3
SIX = 6
TEN = 10
CROWN_SPENT = 17  # in `crowned`: used on a die that was rolled again; else one more than seat * 4 + die, 0 unused


# --- what counts ----------------------------------------------------------------------------------


def is_archer(s: AndorState, seat: int) -> bool:
    return s.archers & (1 << seat) != 0


def is_chooser(s: AndorState, seat: int) -> bool:
    """AND-084, AND-324, AND-327, AND-466: whether Avida chooses the die that counts; the other one is willpower."""
    if s.rolled[seat] != TWO_DICE or s.will[seat] < HEALER_WILL or is_archer(s, seat):
        return False
    return hero.has_ability(s, seat, AVIDA)


def counts(s: AndorState, seat: int, die: int) -> int:
    """AND-321, AND-465: what a die is worth: its face; Grea's 3 is a 6 unless the crown has set it."""
    spot = seat * MOST_DICE + die
    if s.dice[spot] == THREE and s.crowned != spot + 1 and hero.has_ability(s, seat, GREA):
        return SIX
    return s.dice[spot]


def settle(s: AndorState, seat: int) -> int:
    """AND-081, AND-082, AND-212, AND-321, AND-466: the highest die counts, with a bow the last, Avida's chosen one."""
    best = 0
    if is_archer(s, seat):
        best = s.rolled[seat] - 1
    elif not is_chooser(s, seat):
        for die in range(1, s.rolled[seat]):
            if counts(s, seat, die) > counts(s, seat, best):
                best = die
    s.value[seat] = counts(s, seat, best)
    rule = 82  # AND-082
    if s.value[seat] != s.dice[seat * MOST_DICE + best]:
        rule = 321  # AND-321
    elif is_archer(s, seat):
        rule = 212  # AND-212
    return s.tell_by(rule, v.HERO_VALUE, seat, s.value[seat])


# --- rolling --------------------------------------------------------------------------------------


def roll(s: AndorState) -> int:
    """AND-079, AND-080, AND-130, AND-211: a hero's throw, until its value stands."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        return take_bow(s, seat)
    if step == 1:
        if s.answer == v.ROLL_ON:
            s.archers |= 1 << seat
        return s.wake(2)
    if step == 2:
        if is_archer(s, seat):
            roll_next(s, seat)
        else:
            roll_all(s, seat)
        return s.wake(3)
    if step == 3:
        return ask_changes(s, seat)
    if step == 4:
        return change(s, seat, s.answer)
    give_will(s, seat, s.answer)
    return DONE


def take_bow(s: AndorState, seat: int) -> int:
    """AND-211, AND-288, AND-435: Raashana and who shoots from afar roll one by one; with a bow on the spot one may."""
    if s.hero[seat] == RAASHANA or s.place[seat] != s.foe_place:
        s.archers |= 1 << seat
        return s.wake(2)
    s.offer(v.ALL_AT_ONCE)
    if hero.dice_of(s, seat) > 1 and bag.has_bow(s, seat):
        s.offer(v.ROLL_ON)
    return s.ask(seat, v.SHOOT, 0, 1)


def roll_die(s: AndorState, seat: int, die: int) -> int:
    face = s.rng.below(SIDES, DICE) + 1
    s.dice[seat * MOST_DICE + die] = face
    return face


def roll_all(s: AndorState, seat: int) -> int:
    """AND-059, AND-080, AND-326: all dice of the willpower the hero has now; told as digits."""
    shown = 0
    s.rolled[seat] = hero.dice_of(s, seat)
    for die in range(s.rolled[seat]):
        shown = shown * TEN + roll_die(s, seat, die)
    return s.tell(v.ROLLED, seat, shown)


def roll_next(s: AndorState, seat: int) -> int:
    """AND-211: one more die."""
    face = roll_die(s, seat, s.rolled[seat])
    s.rolled[seat] += 1
    return s.tell_by(211, v.ROLLED, seat, face)  # AND-211


# --- changes --------------------------------------------------------------------------------------


def ask_changes(s: AndorState, seat: int) -> int:
    """AND-208, AND-211, AND-219, AND-320, AND-324: keep what lies there, roll on, or change a die."""
    if is_chooser(s, seat):
        s.offer(v.USE_DIE)
        if s.dice[seat * MOST_DICE] != s.dice[seat * MOST_DICE + 1]:
            s.offer(v.USE_DIE + 1)
    else:
        s.offer(v.KEEP)
    if is_archer(s, seat) and s.get(v.ROLL_STOPPED) == 0 and s.rolled[seat] < hero.dice_of(s, seat):
        s.offer(v.ROLL_ON)
    offer_two(s, seat)
    offer_knife(s, seat)
    offer_crown(s, seat)
    return s.ask(seat, v.SHOOT if is_archer(s, seat) else v.DICE, 0, 4)


def offer_two(s: AndorState, seat: int) -> int:
    """AND-320, AND-465, AND-287: Grea may roll a 2 again, unless the crown set it or a ghost is near."""
    spot = seat * MOST_DICE
    if s.hero[seat] != GREA or s.dice[spot] != TWO or s.crowned == spot + 1:
        return 0
    if not hero.has_ability(s, seat, GREA):
        return s.close(v.REROLL_TWO, v.NEAR_GHOST)
    return s.offer(v.REROLL_TWO)


def offer_knife(s: AndorState, seat: int) -> int:
    """AND-208, AND-209: one die a round, with a bow only the last."""
    if not bag.has(s, seat, KNIFE, KNIVES):
        return 0
    for die in range(s.rolled[seat]):
        if s.knives & (1 << seat):
            s.close(v.KNIFE_ON + die, v.KNIFE_THROWN)
        elif is_archer(s, seat) and die + 1 < s.rolled[seat]:
            s.close(v.KNIFE_ON + die, v.ONLY_LAST_DIE)
        else:
            s.offer(v.KNIFE_ON + die)
    return 1


def offer_crown(s: AndorState, seat: int) -> int:
    """AND-219, AND-412: one die a round, with a bow only the last."""
    if s.where[CROWN] != WITH + seat:
        return 0
    for die in range(s.rolled[seat]):
        if s.crowned != 0:
            s.close(v.CROWN_ON + die, v.CROWN_USED)
        elif is_archer(s, seat) and die + 1 < s.rolled[seat]:
            s.close(v.CROWN_ON + die, v.ONLY_LAST_DIE)
        else:
            s.offer(v.CROWN_ON + die)
    return 1


def change(s: AndorState, seat: int, answer: int) -> int:
    """AND-208, AND-209, AND-211, AND-219, AND-320: knife and crown mean that an archer has stopped."""
    if answer == v.KEEP:
        settle(s, seat)
        return DONE
    if answer == v.ROLL_ON:
        return s.wake(2)
    if answer >= v.USE_DIE:
        return choose(s, seat, answer - v.USE_DIE)
    if answer == v.REROLL_TWO:
        roll_again(s, seat, 0, 320)  # AND-320
        return s.wake(3)
    s.put(v.ROLL_STOPPED, 1)
    if answer >= v.CROWN_ON:
        turn_over(s, seat, answer - v.CROWN_ON, 219)  # AND-219
    else:
        s.knives |= 1 << seat
        roll_again(s, seat, answer - v.KNIFE_ON, 208)  # AND-208
    return s.wake(3)


def roll_again(s: AndorState, seat: int, die: int, rule: int) -> int:
    """AND-208, AND-320, AND-411: the new face takes the place of the old one."""
    spot = seat * MOST_DICE + die
    before = s.dice[spot]
    if s.crowned == spot + 1:
        s.crowned = CROWN_SPENT
    roll_die(s, seat, die)
    return s.tell_by(rule, v.DIE_REROLLED, seat, before, s.dice[spot])


def turn_over(s: AndorState, seat: int, die: int, rule: int) -> int:
    """AND-219, AND-220, AND-221: opposite faces make seven."""
    spot = seat * MOST_DICE + die
    before = s.dice[spot]
    s.dice[spot] = OPPOSITE - before
    s.crowned = spot + 1
    return s.tell_by(rule, v.DIE_TURNED, seat, before, s.dice[spot])


# --- Avida ----------------------------------------------------------------------------------------


def choose(s: AndorState, seat: int, die: int) -> int:
    """AND-324, AND-325, AND-466: the chosen die counts and is laid first; the other is willpower for one fighter."""
    spot = seat * MOST_DICE
    if die == 1:
        other = s.dice[spot]
        s.dice[spot] = s.dice[spot + 1]
        s.dice[spot + 1] = other
        if s.crowned == spot + 1:
            s.crowned = spot + 2
        elif s.crowned == spot + 2:
            s.crowned = spot + 1
    settle(s, seat)
    for ally in range(s.players):
        if s.fighters & (1 << ally):
            s.offer(ally)
    return s.ask(seat, v.HEAL, s.dice[spot + 1], 5)


def give_will(s: AndorState, seat: int, to: int) -> int:
    """AND-083, AND-324, AND-325, AND-326: at once, so that it may give the receiver more dice."""
    rule = 324 if to == seat else 325  # AND-324, AND-325
    return hero.gain_will(s, to, s.dice[seat * MOST_DICE + 1], rule)


# --- the crown after all have rolled --------------------------------------------------------------


def wearer(s: AndorState) -> int:
    """The fighter who wears the crown, or -1."""
    seat = s.where[CROWN] - WITH
    if 0 <= seat < s.players and s.fighters & (1 << seat):
        return seat
    return -1


def offer_turns(s: AndorState) -> int:
    """AND-219, AND-220, AND-412: dice of all who fight; of a bow the last, of Avida the chosen one."""
    for seat in range(s.players):
        if s.fighters & (1 << seat):
            for die in range(s.rolled[seat]):
                spot = seat * MOST_DICE + die
                if is_archer(s, seat) and die + 1 < s.rolled[seat]:
                    s.close(spot, v.ONLY_LAST_DIE)
                elif die == 0 or not is_chooser(s, seat):
                    s.offer(spot)
    return s.count


def turn_for(s: AndorState, seat: int, spot: int) -> int:
    """AND-219, AND-220: the wearer turns a die, its own or that of a hero alongside."""
    owner = spot // MOST_DICE
    turn_over(s, owner, spot % MOST_DICE, 219 if owner == seat else 220)  # AND-219, AND-220
    return settle(s, owner)
