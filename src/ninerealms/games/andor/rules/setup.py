"""Set-up: the board, the supplies, the heroes, and what the legend lays out (the set-up card)."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.legends import legends
from ninerealms.games.andor.rules.moving import arrive
from ninerealms.games.andor.rules.state import (
    AZTURIANS,
    BLUE,
    BOSSES,
    DIAGRAM,
    EVENTS,
    FACES,
    FOG_KINDS,
    FOGS,
    FRAGMENT,
    GHOSTS,
    HEROES,
    HOPE,
    KING,
    KNIGHTS,
    MUSHROOM,
    NO_CARD,
    NO_TOWER,
    NOWHERE,
    ON_BOARD,
    READY,
    RIVER,
    ROCK,
    SEATS,
    SENTINELS,
    SPELLS,
    THINGS,
    TOP_CARDS,
    TOWER_LIES,
    UNKNOWN,
    WALKERS,
    WELLS,
    WIDOWS,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import events
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, NOBODY, TEAM, USUAL

LEGEND_SIDE: list[I8] = content.legend_side
CREATURE_COUNT: list[I8] = content.creature_count
CREATURE_WILL: list[I8] = content.creature_will
FOG_COUNT: list[I8] = content.fog_count
HERO_RANK: list[I8] = content.hero_rank
EXTRA_HOURS: Number = content.extra_hours
START_STRENGTH: Number = content.start_strength
START_WILL: Number = content.start_will
NO_HERO = -1
FIRST_LETTER = 0

# Where the procedure wakes.
CHOOSE = 0
CHOSEN = 1
BY_DICE = 2
CREATURES = 3
READ = 4
LAID = 5


def clear(s: AndorState) -> int:
    """AND-003, AND-004, AND-005, AND-007, AND-010, AND-018, AND-184: board and supplies before anybody has a hero."""
    s.side = LEGEND_SIDE[s.legend]
    s.extra_most = EXTRA_HOURS
    s.rooster = NOBODY
    s.king_will = CREATURE_WILL[KING]
    s.letter = FIRST_LETTER  # AND-011
    for seat in range(SEATS):
        s.hero[seat] = NO_HERO
    for kind in range(WALKERS):
        s.supply[kind] = CREATURE_COUNT[kind]
    for thing in range(THINGS):
        s.where[thing] = ON_BOARD
    for face in range(FACES):
        s.face[face] = UNKNOWN
    s.wells = (1 << WELLS) - 1  # AND-009
    s.tower = NO_TOWER
    clear_bags(s)
    return clear_figures(s)


def clear_bags(s: AndorState) -> int:
    """AND-006, AND-008: event cards, fog and widow tokens lie face down; what one is, is drawn when it is seen."""
    s.event_deck = (1 << EVENTS) - 1
    s.widow_bag = (1 << WIDOWS) - 1
    for i in range(TOP_CARDS):
        s.top_card[i] = NO_CARD
    for i in range(FOGS):
        s.fog[i] = UNKNOWN
    for kind in range(FOG_KINDS):
        s.fog_bag[kind] = FOG_COUNT[kind]
    return 0


def clear_figures(s: AndorState) -> int:
    """Whoever belongs to single legends is not on the board."""
    for i in range(BOSSES):
        s.boss[i] = NOWHERE
    for i in range(SENTINELS):
        s.sentinel[i] = NOWHERE
    for i in range(KNIGHTS):
        s.knight[i] = NOWHERE
    for i in range(GHOSTS):
        s.ghost[i] = NOWHERE
    for i in range(AZTURIANS):
        s.azturian[i] = NOWHERE
    for i in range(WIDOWS):
        s.widow[i] = NOWHERE
    s.mother = NOWHERE
    s.flaps = NOWHERE
    s.merchant = NOWHERE
    s.catapult = NOWHERE
    s.orweyn = NOWHERE
    s.tile = NOWHERE
    return 0


def begin(s: AndorState) -> int:
    """The set-up comes first, then the days."""
    s.push(v.GAME, TEAM)
    return s.push(v.SETUP, TEAM)


# --- the procedure ------------------------------------------------------------------------------------------


def set_up(s: AndorState) -> int:
    """AND-001, AND-012, AND-013, AND-024, AND-025, AND-185: heroes, board, the legend's own; then card A1 is read.

    AND-565: what lies in the cave is the legend's own too.
    """
    step = s.step()
    if step == CHOSEN:
        choose(s, s.get(v.SETUP_SEAT), s.answer)
    if step <= CHOSEN:
        for seat in range(s.players):
            if s.hero[seat] == NO_HERO:
                return ask_hero(s, seat)
        for seat in range(s.players):
            deal(s, seat)
        lay_card(s)
        s.wake(BY_DICE)
        return s.call(v.RUN_CARD, TEAM, legends.SETUP_CARD)
    if step == BY_DICE:
        thing = next_by_dice(s)
        if thing != bag.NONE:
            return s.call(v.PLACE_BY_DICE, TEAM, thing)
        return s.wake(CREATURES)
    if step == CREATURES:
        s.wake(READ)
        return s.call(v.RUN_CARD, TEAM, legends.CREATURES_CARD)
    if step == READ:
        events.top(s)
        s.tell(v.LEGEND_BEGINS, s.legend)
        s.wake(LAID)
        return s.call(v.RUN_CARD, TEAM, legends.FIRST_CARD)
    return DONE


def is_taken(s: AndorState, hero: int) -> bool:
    for seat in range(s.players):
        if s.hero[seat] == hero:
            return True
    return False


def ask_hero(s: AndorState, seat: int) -> int:
    """AND-001: each player picks a hero that nobody else has."""
    for hero in range(HEROES):
        if is_taken(s, hero):
            s.close(hero, v.HERO_TAKEN)
        else:
            s.offer(hero)
    s.put(v.SETUP_SEAT, seat)
    return s.ask(seat, v.CHOOSE_HERO, 0, CHOSEN)


def choose(s: AndorState, seat: int, hero: int) -> int:
    s.hero[seat] = hero
    return s.tell(v.HERO_CHOSEN, seat, hero)


def deal(s: AndorState, seat: int) -> int:
    """AND-002, AND-019, AND-056, AND-058, AND-449: on the space of its rank, 1 strength, 7 willpower, spells ready."""
    s.place[seat] = HERO_RANK[s.hero[seat]]
    s.strength[seat] = START_STRENGTH
    s.will[seat] = START_WILL
    for i in range(SPELLS):
        s.spell[i] = READY
    return seat


def lay_card(s: AndorState) -> int:
    """AND-014, AND-024: the set-up card of the River side lays a tower card; which one is drawn when it is turned."""
    if s.side == RIVER:
        s.tower = TOWER_LIES
    return s.tower


# --- things that two dice place -------------------------------------------------------------------------------


def next_by_dice(s: AndorState) -> int:
    """AND-015, AND-016, AND-024: the mushrooms, then the hope stones of the set-up card; or NONE."""
    if s.side != RIVER:
        return bag.NONE
    thing = bag.left_on_board(s, MUSHROOM, ROCK - MUSHROOM)
    return thing if thing != bag.NONE else bag.left_on_board(s, HOPE, MUSHROOM - HOPE)


def place_by_dice(s: AndorState) -> int:
    """AND-015, AND-016, AND-017, AND-640, AND-650: a red die and a hero's die say the space."""
    thing = s.get(v.PLACE_BY_DICE_THING)
    s.where[thing] = arrive.space_by_dice(s)
    rule = USUAL
    if MUSHROOM <= thing < ROCK:
        rule = 15  # AND-015
    elif BLUE <= thing < DIAGRAM:
        rule = 640  # AND-640
    elif FRAGMENT <= thing < BLUE:
        rule = 650  # AND-650
    s.tell_by(rule, v.THING_PLACED, thing, s.where[thing])
    return DONE
