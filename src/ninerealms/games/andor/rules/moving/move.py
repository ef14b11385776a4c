"""The move: where to, whom to take along, the tile, the flask."""

from __future__ import annotations

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules.moving import ways
from ninerealms.games.andor.rules.state import (
    FLASK,
    LAIR,
    LAKE,
    LOG,
    RAASHANA,
    RIVER,
    SPACES,
    STEEP_ROCK,
    THINGS,
    WITH_TILE,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures
from ninerealms.games.andor.rules.things import bag, items
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE, NEXT, USUAL

FLASKS = 5
# What is with the tile in this move.
NOT_TAKEN = 0
TAKEN = 1
LEFT = 2
NOBODY_YET = 0


def offer_moves(s: AndorState, seat: int, free: int, companion: int, tile: int) -> int:
    """AND-029, AND-064, AND-705: all spaces in reach, and what can be taken along here or on the way.

    `companion` is one more than the seat that is carried, 0 nobody.
    """
    steps: list[I8] = [0] * SPACES
    with_tile = tile == TAKEN
    if ways.holder(s, seat) == ways.NOTHING:
        ways.spread(s, seat, free, with_tile, companion != NOBODY_YET, steps)
    else:
        for space in range(SPACES):
            steps[space] = ways.UNREACHED
        steps[s.place[seat]] = 0
    found = 0
    for space in range(1, SPACES):
        if steps[space] > 0:
            s.offer(space)
            found += 1
    offer_pauses(s, seat, free, companion, tile, steps)
    ways.close_spaces(s, seat, free, with_tile, steps)
    offer_companions(s, seat, free, companion, found)
    offer_tile(s, seat, free, tile, found)
    return offer_sip(s, seat, free, with_tile)


def offer_pauses(s: AndorState, seat: int, free: int, companion: int, tile: int, steps: list[I8]) -> int:
    """AND-318, AND-446, AND-705: spaces to go on from; on the Lake side, without a tile, those of other heroes."""
    if s.side == RIVER:
        for space in range(1, SPACES):
            if steps[space] > 0 and goes_on_from(s, seat, space, steps[space], free, companion, tile):
                s.offer(v.VIA + space)
        return s.count
    for other in range(s.players):
        space = s.place[other]
        if steps[space] <= 0 or hero.first_on(s, space) != other:
            continue
        if goes_on_from(s, seat, space, steps[space], free, companion, tile):
            s.offer(v.VIA + space)
    return s.count


def goes_on_from(s: AndorState, seat: int, space: int, steps: int, free: int, companion: int, tile: int) -> bool:
    """AND-318, AND-446, AND-705: whether a hero may want to stop on its way: where it takes or leaves something."""
    has_tile = tile == TAKEN or (tile == NOT_TAKEN and s.side == RIVER and s.tile == space)
    if not has_tile and not finds_companion(s, seat, space, companion):
        return False
    if ways.stops(s, space) or (companion != NOBODY_YET and board.is_near_ghost(s, space)):
        return False
    return hero.can_pay(s, seat, ways.hours_for(steps + 1, free)) or bag.has(s, seat, FLASK, FLASKS)


def finds_companion(s: AndorState, seat: int, space: int, companion: int) -> bool:
    """AND-314, AND-318: whether the rider, alone so far, could take somebody along from a space."""
    if companion != NOBODY_YET or s.hero[seat] != RAASHANA:
        return False
    for other in range(s.players):
        if other != seat and s.place[other] == space and hero.is_standing(s, other):
            return not board.is_near_ghost(s, space)
    return False


def offer_companions(s: AndorState, seat: int, free: int, companion: int, found: int) -> int:
    """AND-287, AND-288, AND-314, AND-318, AND-319, AND-467: whom the rider can take along from here, also one asleep.

    A hero who lies is not carried, nor one whom a sentinel holds (AND-563).
    """
    if s.hero[seat] != RAASHANA or companion != NOBODY_YET:
        return 0
    for other in range(s.players):
        if other == seat or s.place[other] != s.place[seat]:
            continue
        if board.is_near_ghost(s, s.place[seat]):
            s.close(v.TAKE_ALONG + other, v.NEAR_GHOST)
        elif not hero.is_standing(s, other):
            s.close(v.TAKE_ALONG + other, v.CANNOT_CARRY)
        elif ways.holder(s, other) != ways.NOTHING:
            s.close(v.TAKE_ALONG + other, ways.holder(s, other))
        elif found == 0:
            s.close(v.TAKE_ALONG + other, why_no_step(s, seat, free))
        else:
            s.offer(v.TAKE_ALONG + other)
    return 1


def why_no_step(s: AndorState, seat: int, free: int) -> int:
    """AND-163, AND-262, AND-563: why a hero comes to no other space."""
    held = ways.holder(s, seat)
    return held if held != ways.NOTHING else hero.why_unpaid(s, seat, ways.hours_for(1, free))


def offer_tile(s: AndorState, seat: int, free: int, tile: int, found: int) -> int:
    """AND-446, AND-447: the tile of the Steppe People is taken along, or left where it came to, once in a move."""
    if s.side != RIVER or s.tile != s.place[seat] or tile == LEFT:
        return 0
    if tile == TAKEN:
        if s.get(v.MOVE_TILE_STEPS) > 0 and ways.can_step(s, seat, free, False):
            s.offer(v.TAKE_TILE)
        return 0
    if found > 0 and ways.can_step(s, seat, free, True):
        s.offer(v.TAKE_TILE)
    else:
        s.close(v.TAKE_TILE, v.TILE_BEFORE_ROCK if found > 0 else why_no_step(s, seat, free))
    return 1


def offer_sip(s: AndorState, seat: int, free: int, tile: bool) -> int:
    """AND-188, AND-191, AND-192, AND-437, AND-706: a flask pays a step, also where no hour is left."""
    if not bag.has(s, seat, FLASK, FLASKS):
        return 0
    held = ways.holder(s, seat)
    if held != ways.NOTHING:
        s.close(v.SIP, held)
    elif ways.can_step(s, seat, free + 1, tile):
        s.offer(v.SIP)
    return 1


# --- the procedure --------------------------------------------------------------------------------------


def move(s: AndorState) -> int:
    """AND-062, AND-064, AND-065, AND-706: a move answer by answer; it ends on the space where the hero stays."""
    seat = s.actor()
    if s.step() == 2:
        return DONE
    answer = s.answer
    is_over = answer < v.VIA or answer == v.STAY
    if answer == v.SIP:
        items.sip(s, seat)
        s.put(v.MOVE_FREE, s.get(v.MOVE_FREE) + 1)
    elif answer == v.TAKE_TILE:
        s.put(v.MOVE_TILE, s.get(v.MOVE_TILE) + 1)
    elif answer < v.TAKE_ALONG:
        go(s, seat, answer if answer < v.VIA else answer - v.VIA)
    elif answer < v.TAKE_TILE:
        s.put(v.MOVE_COMPANION, answer - v.TAKE_ALONG + 1)
        s.put(v.MOVE_PICKED, s.get(v.MOVE_STEPS))
    if s.ended != 0:
        return NEXT
    if is_over:
        return end(s, seat)
    offer_moves(s, seat, s.get(v.MOVE_FREE), s.get(v.MOVE_COMPANION), s.get(v.MOVE_TILE))
    if s.get(v.MOVE_STEPS) > 0:
        s.offer(v.STAY)
    return s.ask(seat, v.GO_ON, 0, 1)


def go(s: AndorState, seat: int, space: int) -> int:
    """AND-030, AND-065, AND-706: the hero goes by a shortest way; free steps first, then hours are paid."""
    steps: list[I8] = [0] * SPACES
    free = s.get(v.MOVE_FREE)
    tile = s.get(v.MOVE_TILE) == TAKEN
    companion = s.get(v.MOVE_COMPANION) - 1
    ways.spread(s, seat, free, tile, companion >= 0, steps)
    walked = steps[space]
    hours = ways.hours_for(walked, free)
    s.put(v.MOVE_FREE, free - (walked - hours))
    s.put(v.MOVE_STEPS, s.get(v.MOVE_STEPS) + walked)
    ways.forget_sentinels(s, seat)
    s.place[seat] = space
    rule = 70 if s.side == LAKE and space == LAIR else 73 if s.side == RIVER and space == STEEP_ROCK else USUAL
    s.tell_by(rule, v.MOVED, seat, space, hours)  # AND-070, AND-073
    if hours > 0:
        hero.pay_hours(s, seat, hours)
    if companion >= 0:
        ways.forget_sentinels(s, companion)
        s.place[companion] = space
    if tile:
        s.put(v.MOVE_TILE_STEPS, walked)
        pull_tile(s, seat, space)
    return walked


def pull_tile(s: AndorState, seat: int, space: int) -> int:
    """AND-446, AND-447: the tile comes along, space by space of the Trail, and meets what stands there."""
    while s.tile != space and s.ended == 0:
        index = board.TRAIL_INDEX[s.tile]
        forward = board.TRAIL_INDEX[space] > index
        s.tile = board.TRAIL[index + 1] if forward else board.TRAIL[index - 1]
        s.tell(v.TILE_MOVED, seat, s.tile)
        creatures.tile_enters(s)
    return s.tile


def end(s: AndorState, seat: int) -> int:
    """AND-314, AND-318, AND-319, AND-467: the move is over; a hero taken along is put down."""
    companion = s.get(v.MOVE_COMPANION)
    if companion > 0:
        rule = USUAL
        if s.asleep & (1 << (companion - 1)):
            rule = 319  # AND-319
        elif s.get(v.MOVE_PICKED) > 0:
            rule = 318  # AND-318
        s.tell_by(rule, v.CARRIED, seat, companion - 1, s.place[seat])
    if s.get(v.MOVE_TILE) != NOT_TAKEN:
        gather_logs(s, seat)
    s.wake(2)
    return s.call(v.ARRIVE, seat, companion)


def gather_logs(s: AndorState, seat: int) -> int:
    """AND-638: logs on the space to which the tile has come lie with it."""
    gathered = 0
    for log in range(LOG, THINGS):
        if s.where[log] == s.tile:
            s.where[log] = WITH_TILE
            s.tell_by(638, v.DELIVERED_THING, seat, log)  # AND-638
            gathered += 1
    return gathered
