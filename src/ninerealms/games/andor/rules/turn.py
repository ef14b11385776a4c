"""Days, the order of play, the turn of a hero, the end of its day."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import fight, rock
from ninerealms.games.andor.rules.moving import move
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.games.andor.rules.things import free
from ninerealms.kernel.state import DONE, NEXT, NOBODY, USUAL

NO_FREE_STEPS = 0

# Where the days wake.
NEW_DAY = 0
TURNS = 1
# And a turn.
BEGIN = 0
CHOOSE = 1
CHOSEN = 2
OVER = 3


def game(s: AndorState) -> int:
    """AND-027, AND-035, AND-036, AND-039, AND-040, AND-164, AND-443: turns clockwise until all days are over; sunrise.

    The first day begins without one. Every action takes an hour, a sip or the rest of the day and every sunrise moves
    the narrator, so that a legend has at most 13 days.
    """
    if s.step() == NEW_DAY:
        begin_day(s)
        return s.wake(TURNS)
    seat = next_awake(s, s.get(v.GAME_SEAT))
    if seat == NOBODY:
        s.wake(NEW_DAY)
        return s.push(v.SUNRISE, s.get(v.GAME_FIRST))
    s.put(v.GAME_SEAT, (seat + 1) % s.players)
    return s.push(v.TURN, seat)


def begin_day(s: AndorState) -> int:
    """AND-002, AND-043, AND-162, AND-165, AND-442: everybody has its hours again; the hero on the rooster begins.

    On the first day it is the one with the highest rank.
    """
    first = s.get(v.GAME_FIRST)
    if s.day == 0:
        first = hero.highest_rank(s)
    elif s.rooster != NOBODY:
        first = s.rooster
    s.put(v.GAME_FIRST, first)
    s.put(v.GAME_SEAT, first)
    s.day += 1
    s.asleep = 0
    s.rooster = NOBODY
    for seat in range(s.players):
        s.hour[seat] = 0
    return s.tell_by(442 if s.day == 1 else USUAL, v.DAY_BEGINS, s.day, first)  # AND-442


def next_awake(s: AndorState, first: int) -> int:
    """AND-036, AND-039, AND-163, AND-421: whose turn it is; who lies or has ended its day is passed over."""
    for i in range(s.players):
        seat = (first + i) % s.players
        if hero.is_awake(s, seat):
            return seat
    return NOBODY


# --- a turn -----------------------------------------------------------------------------------------------


def take_turn(s: AndorState) -> int:
    """AND-029, AND-033, AND-034, AND-035, AND-062, AND-063, AND-701: free actions of all, then one action.

    AND-077, AND-338: who has moved attacks on its next turn. AND-106, AND-126: after a fight, too, the next hero is the
    one to the left of whoever had the turn.
    """
    seat = s.actor()
    if s.step() == BEGIN:
        s.tell(v.TURN_BEGINS, seat)
        free.begin_turn(s)
        s.wake(CHOOSE)
    if s.step() == CHOOSE:
        if not hero.is_awake(s, seat):
            return DONE
        offer_actions(s, seat)
        return s.ask(seat, v.ACT, 0, CHOSEN)
    if s.step() == OVER:
        return DONE
    answer = s.answer
    if answer >= v.FREE_OF:
        s.wake(CHOOSE)
        other = answer - v.FREE_OF
        return s.call(v.DO_FREE, other, other)
    s.wake(OVER)
    return act(s, seat, answer)


def act(s: AndorState, seat: int, answer: int) -> int:
    """AND-029, AND-131, AND-132: carry out the chosen action."""
    if answer < v.FIGHT:
        return s.push(v.MOVE, seat)
    if answer < v.PASS:
        fight.start(s, seat, answer)
        return NEXT
    if answer == v.PASS:
        hero.pay_hours(s, seat, 1)
        s.tell(v.PASSED, seat)
        return DONE
    if answer == v.SEND_FLAPS:
        hero.pay_hours(s, seat, 1)  # AND-252
        return s.push(v.FLAPS_FLIES, seat)
    if answer == v.END_DAY:
        end_day(s, seat)
        return DONE
    rock.start(s, seat, answer)
    return NEXT


def offer_actions(s: AndorState, seat: int) -> int:
    """AND-029, AND-032, AND-037, AND-131, AND-132, AND-252, AND-405: everything the active hero may choose."""
    move.offer_moves(s, seat, NO_FREE_STEPS, move.NOBODY_YET, move.NOT_TAKEN)
    fight.list_targets(s, seat, s.get(v.TURN_CALLED) != 0)
    rock.list_actions(s, seat)
    offer_for_an_hour(s, seat, v.PASS)
    if s.flaps > 0:
        offer_for_an_hour(s, seat, v.SEND_FLAPS)
    s.offer(v.END_DAY)
    return offer_free(s)


def offer_for_an_hour(s: AndorState, seat: int, answer: int) -> int:
    """AND-032, AND-252: what costs an hour and nothing else."""
    return s.offer(answer) if hero.can_pay(s, seat, 1) else s.close(answer, hero.why_unpaid(s, seat, 1))


def offer_free(s: AndorState) -> int:
    """AND-063, AND-133, AND-134, AND-198, AND-343, AND-701: the free actions of every hero who may act."""
    for seat in range(s.players):
        if not hero.is_standing(s, seat):
            s.close(v.FREE_OF + seat, v.NO_FREE_ACTION_LYING)
        elif not hero.is_awake(s, seat):
            s.close(v.FREE_OF + seat, v.NO_FREE_ACTION_ASLEEP)
        elif free.has_any(s, seat, False):
            s.offer(v.FREE_OF + seat)
    return s.count


def end_day(s: AndorState, seat: int) -> int:
    """AND-037, AND-038, AND-163, AND-405: the time stone goes on the Sunrise box, the first one on the rooster."""
    rule = USUAL if hero.can_pay(s, seat, 1) else 405  # AND-405
    s.asleep |= 1 << seat
    s.tell_by(rule, v.DAY_ENDED, seat)
    if s.rooster == NOBODY:
        s.rooster = seat
        s.tell(v.ROOSTER_TAKEN, seat)
    return s.asleep
