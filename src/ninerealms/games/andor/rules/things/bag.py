"""What a hero carries: equipment spaces, the purse and logs; things lie on spaces, in hands or on the item board."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import draws
from ninerealms.games.andor.rules.state import (
    BLADE,
    BLUE,
    BOW,
    CROWN,
    DELIVERED,
    DIAGRAM,
    FALCON,
    FLASK,
    FLASK_HALF,
    FRAGMENT,
    HOPE,
    IQUAR,
    ITEMS,
    KNIFE,
    LAIR,
    LAKE,
    LOG,
    MUSHROOM,
    NO_SPIRIT,
    ON_BOARD,
    PLANT,
    PORTAL,
    RAASHANA,
    RIVER,
    ROCK,
    SMALL_SPACES,
    SPIRIT_HEAD,
    SPIRIT_LARGE,
    SPIRIT_SMALL,
    SPYGLASS,
    THINGS,
    TOWER,
    UNKNOWN,
    WITH,
    WITH_TILE,
    AndorState,
)
from ninerealms.kernel.ints import I8
from ninerealms.kernel.state import DONE

LOG_SIZE: list[I8] = content.logs
BOWS = FALCON - BOW
NONE = -1
POSSIBLE = 0
IN_PURSE = 4  # of what may hold a thing; the equipment spaces have the numbers by which a ruin spirit blocks them
ON_TRACK = 5
THINGS_IN_A_WORD = 24


# --- kinds of things ------------------------------------------------------------------------------


def kind_of(thing: int) -> int:
    """The first thing of the same kind."""
    if thing < HOPE:
        return item_first(item_kind(thing))
    if thing < ROCK:
        return HOPE if thing < MUSHROOM else MUSHROOM
    if thing < IQUAR:
        return ROCK if thing < PLANT else PLANT
    if thing < BLUE:
        return IQUAR if thing < FRAGMENT else FRAGMENT
    if thing < CROWN:
        return BLUE if thing < DIAGRAM else DIAGRAM
    return CROWN if thing < LOG else LOG


def item_kind(item: int) -> int:
    """Which kind of item from the item board a thing is, by its number."""
    if item < FALCON:
        return 0 if item < BOW else 1
    if item < SPYGLASS:
        return 2 if item < FLASK else 3
    return 4 if item < KNIFE else 5


def item_first(kind: int) -> int:
    """The first item of a kind, by its number; after the last kind the end of the items."""
    if kind < 3:
        return BLADE if kind == 0 else BOW if kind == 1 else FALCON
    if kind < 5:
        return FLASK if kind == 3 else SPYGLASS
    return KNIFE if kind == 5 else ITEMS


def item_count(kind: int) -> int:
    """How many items of a kind there are."""
    return item_first(kind + 1) - item_first(kind)


def log_size(thing: int) -> int:
    return LOG_SIZE[thing - LOG]


def mark_of(s: AndorState, thing: int) -> int:
    """What tells a thing from others of its kind: the size of a log, a face, whether a flask is half empty."""
    if thing >= LOG:
        return log_size(thing)
    if HOPE <= thing < PLANT:
        return s.face[thing - HOPE]
    if FLASK <= thing < SPYGLASS:
        return s.used >> (thing - FLASK) & FLASK_HALF
    return 0


def is_double(s: AndorState, thing: int) -> bool:
    """AND-710: whether nobody can tell a thing from one with a lower number at the same place: that one is offered."""
    for other in range(kind_of(thing), thing):
        if s.where[other] != s.where[thing] or is_touched(s, other) != is_touched(s, thing):
            continue
        if mark_of(s, other) == mark_of(s, thing):
            return True
    return False


# --- what a hero has ------------------------------------------------------------------------------


def first_of(s: AndorState, seat: int, first: int, count: int) -> int:
    """A thing of a block that a seat has, or NONE."""
    for thing in range(first, first + count):
        if s.where[thing] == WITH + seat:
            return thing
    return NONE


def has(s: AndorState, seat: int, first: int, count: int) -> bool:
    return first_of(s, seat, first, count) != NONE


def has_bow(s: AndorState, seat: int) -> bool:
    """AND-210, AND-467: a bow; Raashana has one of her own."""
    return s.hero[seat] == RAASHANA or has(s, seat, BOW, BOWS)


def stone_of(s: AndorState, seat: int, face: int) -> int:
    """AND-226, AND-428: the hope stone with a known power that a seat has, or NONE."""
    for thing in range(HOPE, MUSHROOM):
        if s.where[thing] == WITH + seat and s.face[thing - HOPE] == face:
            return thing
    return NONE


def logs_carried(s: AndorState, seat: int) -> int:
    """AND-236: the boxes of the strength track that a hero's logs cover."""
    total = 0
    for thing in range(LOG, THINGS):
        if s.where[thing] == WITH + seat:
            total += log_size(thing)
    return total


def room_for_logs(s: AndorState, seat: int) -> int:
    """AND-236, AND-238: the boxes left of the hero's cube."""
    return s.strength[seat] - 1


# --- room -----------------------------------------------------------------------------------------


def holder_of(thing: int) -> int:
    """AND-054, AND-236, AND-472: what holds a thing: a space of the sheet, the purse or the strength track."""
    kind = kind_of(thing)
    if kind == BLADE or kind == BOW or kind == FALCON:
        return SPIRIT_LARGE
    if kind == MUSHROOM or kind == PLANT:
        return IN_PURSE
    if kind == CROWN:
        return SPIRIT_HEAD
    return ON_TRACK if kind == LOG else SPIRIT_SMALL


def spaces_for(s: AndorState, seat: int, holder: int) -> int:
    """AND-242, AND-472: one space for a large item, three for small ones, one for the crown; a spirit blocks one."""
    spaces = SMALL_SPACES if holder == SPIRIT_SMALL else 1
    return spaces - 1 if s.spirit[seat] == holder else spaces


def count_in(s: AndorState, seat: int, holder: int) -> int:
    total = 0
    for thing in range(THINGS):
        if s.where[thing] == WITH + seat and holder_of(thing) == holder:
            total += 1
    return total


def has_room(s: AndorState, seat: int, thing: int) -> bool:
    """AND-053, AND-054, AND-237, AND-238: one item to a space; the purse holds all; logs fit left of the cube."""
    holder = holder_of(thing)
    if holder == IN_PURSE:
        return True
    if holder == ON_TRACK:
        return logs_carried(s, seat) + log_size(thing) <= room_for_logs(s, seat)
    return count_in(s, seat, holder) < spaces_for(s, seat, holder)


def obstacle_to_room(s: AndorState, seat: int, thing: int) -> int:
    """AND-053, AND-238: why a hero cannot take a thing, or POSSIBLE."""
    if has_room(s, seat, thing):
        return POSSIBLE
    return v.LOG_TOO_LONG if thing >= LOG else v.NO_SPACE_FOR_IT


# --- things change their place --------------------------------------------------------------------


def give(s: AndorState, seat: int, thing: int, rule: int) -> int:
    """A thing comes into a hero's hands."""
    s.where[thing] = WITH + seat
    return s.tell_by(rule, v.TOOK, seat, thing)


def drop(s: AndorState, seat: int, thing: int, rule: int) -> int:
    """AND-135, AND-551, AND-638, AND-648, AND-658: onto the hero's space; what belongs there is delivered."""
    here = s.place[seat]
    if thing >= LOG and here == s.tile and here > 0:
        s.where[thing] = WITH_TILE
        return s.tell_by(638, v.DELIVERED_THING, seat, thing)  # AND-638
    kind = kind_of(thing)
    if kind == IQUAR and is_guarded(s, here):
        s.where[thing] = DELIVERED
        s.shields += 1
        return s.tell(v.DELIVERED_THING, seat, thing)
    if kind == BLUE and s.side == RIVER and here == TOWER:
        s.where[thing] = DELIVERED
        return s.tell_by(648, v.DELIVERED_THING, seat, thing)  # AND-648
    if kind == FRAGMENT and here == PORTAL and s.orweyn == PORTAL:
        s.where[thing] = DELIVERED
        return s.tell_by(658, v.DELIVERED_THING, seat, thing)  # AND-658
    s.where[thing] = here
    return s.tell_by(rule, v.DROPPED, seat, thing, here)


def is_guarded(s: AndorState, here: int) -> bool:
    """AND-551: where creatures are held: the lair, or the tile's space."""
    return (here == LAIR if s.side == LAKE else here == s.tile) and here > 0


def return_to_board(s: AndorState, thing: int) -> int:
    """AND-190, AND-555, AND-556: back to the item board or the supply, as new: a flask is full, a rock face down."""
    s.where[thing] = ON_BOARD
    if FLASK <= thing < SPYGLASS:
        s.used &= ~(FLASK_HALF << (thing - FLASK))
    if ROCK <= thing < PLANT:
        s.face[thing - HOPE] = UNKNOWN
    return thing


def left_on_board(s: AndorState, kind_first: int, count: int) -> int:
    """AND-556: a thing of a kind that lies on the item board or in the supply, or NONE."""
    for thing in range(kind_first, kind_first + count):
        if s.where[thing] == ON_BOARD:
            return thing
    return NONE


def take_from_board(s: AndorState, seat: int, kind_first: int, count: int, rule: int) -> int:
    """AND-053, AND-556: a hero gets a thing of a kind, NONE if none is left; without room it lies on its space."""
    thing = left_on_board(s, kind_first, count)
    if thing == NONE:
        return NONE
    if has_room(s, seat, thing):
        give(s, seat, thing, rule)
    else:
        drop(s, seat, thing, 53)  # AND-053
    return thing


# --- at most once in a turn -----------------------------------------------------------------------


def is_touched(s: AndorState, thing: int) -> bool:
    """AND-702: whether a free action has moved a thing this turn."""
    return s.touched[thing // THINGS_IN_A_WORD] & (1 << (thing % THINGS_IN_A_WORD)) != 0


def touch(s: AndorState, thing: int) -> int:
    """AND-702."""
    s.touched[thing // THINGS_IN_A_WORD] |= 1 << (thing % THINGS_IN_A_WORD)
    return thing


def hand_over(s: AndorState, seat: int, to: int, thing: int, rule: int) -> int:
    """AND-136, AND-702: one hero gives another a thing."""
    s.where[thing] = WITH + to
    touch(s, thing)
    return s.tell_by(rule, v.GAVE, seat, to, thing)


def obstacle_to_handing(s: AndorState, to: int, thing: int) -> int:
    """AND-053, AND-238, AND-702: why a thing cannot be handed over, or POSSIBLE."""
    return v.ALREADY_MOVED_THING if is_touched(s, thing) else obstacle_to_room(s, to, thing)


def hand_gold(s: AndorState, seat: int, to: int, rule: int) -> int:
    """AND-136, AND-702: one gold for another hero, who gives none from then on."""
    s.gold[seat] -= 1
    s.gold[to] += 1
    s.got_gold |= 1 << to
    return s.tell_by(rule, v.GAVE_GOLD, seat, to)


def obstacle_to_gold(s: AndorState, seat: int) -> int:
    """AND-702: why a hero cannot give gold, or POSSIBLE."""
    return v.PASSIVE_GOLD if s.got_gold & (1 << seat) else POSSIBLE


def weigh(s: AndorState, action: int, obstacle: int, quiet: bool) -> int:
    """Offer an action or say why not; 1 if it is possible. Quietly nothing is listed."""
    if not quiet:
        if obstacle == POSSIBLE:
            s.offer(action)
        else:
            s.close(action, obstacle)
    return 1 if obstacle == POSSIBLE else 0


# --- faces ----------------------------------------------------------------------------------------


def show_face(s: AndorState, seat: int, thing: int, rule: int) -> int:
    """AND-225, AND-226, AND-452: which face it is; one that nobody has seen is any of those still unseen."""
    if s.face[thing - HOPE] == UNKNOWN:
        first = kind_of(thing) - HOPE
        count = MUSHROOM - HOPE if first == 0 else PLANT - ROCK
        s.face[thing - HOPE] = draw_face(s, first, count)
        s.tell_by(rule, v.THING_SEEN, seat, thing, s.face[thing - HOPE])
    return s.face[thing - HOPE]


def draw_face(s: AndorState, first: int, count: int) -> int:
    """One of the faces of a kind that nobody has seen."""
    unseen = (1 << count) - 1
    for i in range(first, first + count):
        if s.face[i] != UNKNOWN:
            unseen &= ~(1 << s.face[i])
    return draws.draw_bit(s, unseen)


# --- things that must fall ------------------------------------------------------------------------


def fall_logs(s: AndorState) -> int:
    """AND-238, AND-301, AND-439: a hero drops logs of its choice, as few as needed, until the rest fits."""
    seat = s.actor()
    if s.step() == 1:
        drop(s, seat, s.answer, 301)  # AND-301
    excess = logs_carried(s, seat) - room_for_logs(s, seat)
    if excess <= 0:
        return DONE
    longest = 0
    for thing in range(LOG, THINGS):
        if s.where[thing] == WITH + seat and log_size(thing) > longest:
            longest = log_size(thing)
    for thing in range(LOG, THINGS):
        if s.where[thing] != WITH + seat or is_double(s, thing):
            continue
        if log_size(thing) >= excess or longest < excess:
            s.offer(thing)
    return s.ask(seat, v.DROP_LOG, 0, 1)


def spirit_comes(s: AndorState) -> int:
    """AND-242, AND-436: a ruin spirit blocks an equipment space for good; what no longer fits is dropped."""
    seat = s.actor()
    if s.step() == 0:
        if s.spirit[seat] != NO_SPIRIT:
            return DONE
        for holder in range(SPIRIT_LARGE, SPIRIT_HEAD + 1):
            s.offer(holder)
        return s.ask(seat, v.SPIRIT, 0, 1)
    if s.step() == 1:
        s.spirit[seat] = s.answer
        s.tell(v.SPIRIT_SET, seat, s.answer)
    else:
        drop(s, seat, s.answer, 436)  # AND-436
    holder = s.spirit[seat]
    if count_in(s, seat, holder) <= spaces_for(s, seat, holder):
        return DONE
    for thing in range(THINGS):
        if s.where[thing] == WITH + seat and holder_of(thing) == holder and not is_double(s, thing):
            s.offer(thing)
    return s.ask(seat, v.DROP_ITEM, 0, 2)
