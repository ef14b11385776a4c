"""Tokens are turned up without being activated: by the spyglass, and by Flaps the Volpin."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.state import (
    BOXED,
    CAVE,
    FOG_KINDS,
    HOPE,
    MUSHROOM,
    NEIGHBOURS,
    PLANT,
    ROCK,
    UNKNOWN,
    AndorState,
)
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE

MUSHROOM_WILL: list[I8] = content.mushrooms


def see_fog(s: AndorState, token: int) -> int:
    """AND-008: what a fog token hides; one that nobody has seen is any of those still unseen."""
    if s.fog[token] != UNKNOWN:
        return s.fog[token]
    unseen = 0
    for kind in range(FOG_KINDS):
        unseen += s.fog_bag[kind]
    left = s.rng.below(unseen, DRAW)
    for kind in range(FOG_KINDS):
        if left < s.fog_bag[kind]:
            s.fog_bag[kind] -= 1
            s.fog[token] = kind
            return kind
        left -= s.fog_bag[kind]
    raise RuntimeError("all fog tokens have been seen")


def unknown_fog(s: AndorState, space: int) -> int:
    """A fog token on a space that nobody has seen, or NOT_FOUND."""
    token = board.fog_on(s, space)
    return token if token != board.NOT_FOUND and s.fog[token] == UNKNOWN else board.NOT_FOUND


def lies_unknown(s: AndorState, thing: int, space: int) -> bool:
    """Whether a thing lies face down on a space and nobody has seen its face."""
    return s.where[thing] == space and s.face[thing - HOPE] == UNKNOWN


# --- the spyglass ---------------------------------------------------------------------------------


def is_seen_by_glass(s: AndorState, space: int) -> bool:
    """AND-195, AND-196, AND-428: whether a space holds a token the spyglass can turn: fog or a hope stone."""
    if unknown_fog(s, space) != board.NOT_FOUND:
        return True
    for stone in range(HOPE, MUSHROOM):
        if lies_unknown(s, stone, space):
            return True
    return False


def is_hidden_from_glass(s: AndorState, space: int) -> bool:
    """AND-196: whether a space holds a token that the spyglass cannot turn."""
    for thing in range(MUSHROOM, PLANT):
        if lies_unknown(s, thing, space):
            return True
    return board.has_widow(s, space) or board.azturian_on(s, space) != board.NOT_FOUND


def sees_anything(s: AndorState, seat: int) -> bool:
    """AND-195, AND-200: whether an adjacent space holds a token the spyglass can turn."""
    for n in range(NEIGHBOURS):
        space = board.neighbour(s, s.place[seat], n)
        if board.is_beside(s, s.place[seat], space) and is_seen_by_glass(s, space):
            return True
    return False


def list_spaces(s: AndorState, seat: int) -> int:
    """AND-195, AND-196, AND-200: the adjacent spaces whose tokens can be turned."""
    found = 0
    for n in range(NEIGHBOURS):
        space = board.neighbour(s, s.place[seat], n)
        if board.is_beside(s, s.place[seat], space):
            if is_seen_by_glass(s, space):
                s.offer(space)
                found += 1
            elif is_hidden_from_glass(s, space):
                s.close(space, v.NOT_TO_BE_SEEN)
    return found


def look(s: AndorState) -> int:
    """AND-193, AND-195, AND-199: a hero turns the tokens of adjacent spaces, one space after the other, or no more."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer == v.LOOK_NO_MORE:
            return DONE
        turn_tokens(s, seat, s.answer)
    if list_spaces(s, seat) == 0:
        return DONE
    if s.step() == 1:
        s.offer(v.LOOK_NO_MORE)
    return s.ask(seat, v.LOOK_AT, 0, 1)


def turn_tokens(s: AndorState, seat: int, space: int) -> int:
    """AND-195, AND-197: what the spyglass can turn on a space is known from now on; nothing else happens."""
    token = unknown_fog(s, space)
    if token != board.NOT_FOUND:
        s.tell(v.FOG_SEEN, seat, space, see_fog(s, token))
    for stone in range(HOPE, MUSHROOM):
        if lies_unknown(s, stone, space):
            bag.show_face(s, seat, stone, 195)  # AND-195
    return space


# --- Flaps ----------------------------------------------------------------------------------------


def is_on_board(s: AndorState, space: int) -> bool:
    """AND-252: whether a side has a space; the cave is not on the board."""
    return 0 < space < CAVE and board.neighbour(s, space, 0) != 0


def flaps_flies(s: AndorState) -> int:
    """AND-252, AND-253, AND-254: Flaps flies to any other space of the board and may turn a token there."""
    seat = s.actor()
    if s.step() == 0:
        for space in range(1, CAVE):
            if is_on_board(s, space) and space != s.flaps:
                s.offer(space)
        return s.ask(seat, v.FLAPS_TO, 0, 1)
    if s.step() == 1:
        s.flaps = s.answer
        s.tell(v.FLAPS_FLEW, seat, s.flaps)
        if list_tokens(s) == 0:
            return DONE
        s.offer(v.LOOK_NOWHERE)
        return s.ask(seat, v.FLAPS_LOOKS, 0, 2)
    if s.answer == v.LOOK_INTO_FOG:
        s.tell_by(253, v.FOG_SEEN, seat, s.flaps, see_fog(s, unknown_fog(s, s.flaps)))  # AND-253
    elif s.answer != v.LOOK_NOWHERE:
        turn_by_flaps(s, seat, s.answer)
    return DONE


def list_tokens(s: AndorState) -> int:
    """AND-253, AND-710: fog, hope stones and mushrooms on Flaps' space, not rocks."""
    found = 0
    if unknown_fog(s, s.flaps) != board.NOT_FOUND:
        s.offer(v.LOOK_INTO_FOG)
        found = 1
    for thing in range(HOPE, PLANT):
        if lies_unknown(s, thing, s.flaps) and not bag.is_double(s, thing):
            if thing < ROCK:
                s.offer(thing)
                found += 1
            else:
                s.close(thing, v.NOT_TO_BE_SEEN)
    return found


def turn_by_flaps(s: AndorState, seat: int, thing: int) -> int:
    """AND-253, AND-255: a bad mushroom drives Flaps away for good."""
    face = bag.show_face(s, seat, thing, 253)  # AND-253
    if thing >= MUSHROOM and MUSHROOM_WILL[face] < 0:
        s.flaps = BOXED
        s.tell(v.FLAPS_GONE)
    return face
