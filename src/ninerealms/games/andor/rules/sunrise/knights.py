"""Black knights: whom they hunt, how they ride, and what they do to a hero."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.state import KNIGHTS, AndorState
from ninerealms.games.andor.rules.sunrise import events
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, NEXT, NOBODY, USUAL

HERO_COLOUR: list[I8] = content.hero_colour
EVENT_BEADS: list[I8] = content.event_beads
KNIGHT_STEPS: Number = content.knight_steps
LYING_LETTERS: Number = content.lying_letters
CAVE_ENTRANCE: Number = content.cave_entrance
BEADS = 4
NOBODY_HUNTED = -1


def on_board(s: AndorState) -> int:
    """The knights on the board, as bits."""
    mask = 0
    for i in range(KNIGHTS):
        if s.knight[i] > 0:
            mask |= 1 << i
    return mask


def hunted(s: AndorState) -> int:
    """AND-292, AND-293, AND-294, AND-440: the seat whose colour is topmost on the top card; who lies is passed over."""
    first = events.top(s) * BEADS
    for i in range(first, first + BEADS):
        for seat in range(s.players):
            if HERO_COLOUR[s.hero[seat]] == EVENT_BEADS[i] and hero.is_standing(s, seat):
                return seat
    return NOBODY_HUNTED


def knights_ride(s: AndorState) -> int:
    """AND-289, AND-290, AND-301, AND-416: each knight named in the register rides once, by space number.

    A hero who then cannot store its logs drops some (v.FALL_LOGS).
    """
    waiting = s.get(v.KNIGHTS_RIDE_WAITING) & on_board(s)
    if waiting == 0:
        return DONE
    knight = next_of(s, waiting)
    s.put(v.KNIGHTS_RIDE_WAITING, waiting & ~(1 << knight))
    seat = hunted(s)
    if seat == NOBODY_HUNTED:
        return DONE
    s.wake(0)
    was_there = s.knight[knight] == s.place[seat]
    ride(s, knight, seat)
    if s.knight[knight] == s.place[seat] and strike(s, seat, was_there):
        return s.push(v.FALL_LOGS, seat)
    return NEXT


def next_of(s: AndorState, waiting: int) -> int:
    """AND-416: of those that have not ridden the one on the lowest number."""
    best = KNIGHTS
    for i in range(KNIGHTS):
        if waiting & (1 << i) and (best == KNIGHTS or s.knight[i] < s.knight[best]):
            best = i
    return best


def ride(s: AndorState, knight: int, seat: int) -> int:
    """AND-291, AND-294, AND-295, AND-296, AND-297, AND-415, AND-564: up to three spaces by a shortest way to the hero.

    Marsh, portal and other heroes are nothing to it; before the cave it waits.
    """
    goal = CAVE_ENTRANCE if board.is_cave(s.place[seat]) else s.place[seat]
    for _ in range(KNIGHT_STEPS):
        if s.knight[knight] == goal:
            break
        s.knight[knight] = board.next_on_way(s, s.knight[knight], goal)
        s.tell(v.KNIGHT_MOVED, s.knight[knight])
    return goal


def strike(s: AndorState, seat: int, was_there: bool) -> bool:
    """AND-298, AND-299, AND-300, AND-302, AND-431: the hunted hero loses a strength, or is knocked out with its last.

    Whether it lost one. Only a knight that has just been activated does harm.
    """
    s.tell_by(300 if was_there else USUAL, v.KNIGHT_STRIKES, seat)  # AND-300
    if s.strength[seat] > 1:
        hero.lose_strength(s, seat, 300 if was_there else 299)  # AND-299, AND-300
        return True
    s.lying[seat] = s.letter + LYING_LETTERS
    s.tell(v.KNOCKED_OUT, seat, s.lying[seat])
    return False


def stand_up(s: AndorState) -> int:
    """AND-303, AND-304, AND-305, AND-306, AND-420, AND-432: who lies until this letter stands up, stone on the rooster.

    Its own day is over until the next sunrise. Who would stand up beyond N stays out.
    """
    for seat in range(s.players):
        if s.lying[seat] != 0 and s.lying[seat] <= s.letter:
            s.lying[seat] = 0
            s.asleep |= 1 << seat
            s.tell(v.STOOD_UP, seat)
            rule = 305 if s.rooster == NOBODY or s.rooster == seat else 432  # AND-305, AND-432
            s.rooster = seat
            s.tell_by(rule, v.ROOSTER_TAKEN, seat)
    return s.letter
