"""The cards of the seven legends, line by line: what each puts on the table (AND-021, AND-339).

A legend has its set-up, its first creatures and a card for each letter from A on; letters without lines have no star.
"""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import draws, hero
from ninerealms.games.andor.rules.state import (
    AZTURIANS,
    BLUE,
    CROWN,
    DIAGRAM,
    FEWEST,
    FOR_SALE,
    FRAGMENT,
    GHOSTS,
    IQUAR,
    LETTERS,
    LOG,
    ON_BOARD,
    PLANT,
    ROCK,
    TAKOTAS,
    THINGS,
    WITH,
    AndorState,
)
from ninerealms.games.andor.rules.sunrise import creatures, widows
from ninerealms.games.andor.rules.things import bag
from ninerealms.kernel.ints import I8, I16, Number
from ninerealms.kernel.state import DONE, NEXT, TEAM, USUAL

LEGEND_LINES: list[I8] = content.legend_lines
LEGEND_STARS: list[I16] = content.legend_stars
LOG_SIZE: list[I8] = content.logs
GOAL_TAKOTA: list[I8] = content.goal_takota
LINE = 4  # numbers of a line
LINES_EACH: Number = content.LINES_EACH
CARDS_EACH = 16
BEFORE_LETTERS = 2
ALL_TAKOTAS = (1 << TAKOTAS) - 1

# The cards of a legend: those without a letter, then A1.
SETUP_CARD = -2
CREATURES_CARD = -1
FIRST_CARD = 0

# What a line does, as content numbers it.
NOTHING = 0
CREATURE_ON = 1
WIDOW_ON = 2
GHOST_ON = 3
AZTURIAN_ON = 4
TILE_ON = 5
HEROES_ON = 6
LOG_ON = 7
DIAGRAM_ON = 8
IQUAR_ON = 9
FLAPS_ON = 10
MERCHANT_ON = 11
CATAPULT_ON = 12
ROCK_ON = 13
ORWEYN_ON = 14
CROWN_ON = 15
CROWN_TO_RANK = 16
FRAGMENTS_BY_DICE = 17
BLUE_BY_DICE = 18
TAKOTA_CARDS = 19
EARTHQUAKE = 20
ITEMS_FOR_SALE = 21
HEROES_WITH_STRENGTH = 22
HEROES_WITH_GOLD = 23

FOR_HEROES = 3  # the bits of a line: its variants, then for how many heroes it is meant


def lines_of(s: AndorState, card: int) -> int:
    """Where the lines of a card begin: SETUP_CARD, CREATURES_CARD or a letter."""
    return (s.legend * CARDS_EACH + BEFORE_LETTERS + card) * LINES_EACH * LINE


def is_star(s: AndorState, letter: int) -> bool:
    """AND-174, AND-175: whether a letter has a star token."""
    return LEGEND_STARS[s.legend] & (1 << letter) != 0


def rule_of(s: AndorState, letter: int) -> int:
    """The rule with what a card says: the stars of a legend in their order, AND-611 being the first of the first."""
    number = 600 + (s.legend + 1) * 10
    for other in range(LETTERS):
        if other <= letter and is_star(s, other):
            number += 1
    return number


def run_card(s: AndorState) -> int:
    """AND-012, AND-023, AND-025, AND-042, AND-174, AND-184, AND-185, AND-339, AND-600: a card is read, line by line.

    Card A1 is the letter A. AND-013, AND-610, AND-620, AND-630, AND-640, AND-650, AND-660, AND-670: what the legend
    lays out and its first creatures are cards without a letter, read and carried out when all have heroes.
    AND-611, AND-612, AND-613, AND-621, AND-622, AND-623, AND-624, AND-631, AND-632, AND-633, AND-634, AND-635, AND-641,
    AND-642, AND-643, AND-644, AND-651, AND-652, AND-653, AND-654, AND-655, AND-661, AND-662, AND-663, AND-664, AND-671,
    AND-672, AND-673, AND-674, AND-675: the star cards, as content has them.
    """
    letter = s.get(v.RUN_CARD_LETTER)
    line = s.get(v.RUN_CARD_LINE)
    if line == 0 and letter < FIRST_CARD:
        s.tell(v.UNLETTERED_READ, s.legend, letter - SETUP_CARD)
    elif line == 0 and letter == FIRST_CARD:
        s.tell_by(25, v.CARD_READ, s.legend, letter)  # AND-025
    elif line == 0 and letter > FIRST_CARD:
        s.tell_by(rule_of(s, letter), v.CARD_READ, s.legend, letter)
    first = lines_of(s, letter)
    for n in range(line, LINES_EACH):
        s.put(v.RUN_CARD_LINE, n + 1)
        if run_line(s, first + n * LINE) != NOTHING:
            return NEXT
    return DONE


def run_line(s: AndorState, first: int) -> int:
    """AND-600, AND-601, AND-602: one line of a card in the variants and with the heroes it is meant for.

    A line that needs dice starts a procedure: whoever calls has said where it wakes. What it did, or NOTHING.
    """
    what = LEGEND_LINES[first]
    number = LEGEND_LINES[first + 1]
    space = LEGEND_LINES[first + 2]
    if what == NOTHING or not is_meant(s, first):
        return NOTHING
    is_first = first < lines_of(s, FIRST_CARD)
    if what == CREATURE_ON:
        creatures.place(s, number, space, USUAL if is_first else 600)  # AND-600
    elif what == WIDOW_ON:
        widows.place(s, space, 600)  # AND-600
    elif what <= HEROES_ON:
        put_figures(s, what, space)
    elif what <= IQUAR_ON or what == ROCK_ON or what == CROWN_ON:
        put_things(s, what, number, space)
    elif what <= ORWEYN_ON:
        put_company(s, what, space)
    elif what >= HEROES_WITH_STRENGTH:
        equip(s, what, number)
    else:
        run_special(s, what)
    return what


def is_meant(s: AndorState, first: int) -> bool:
    """AND-601, AND-602: whether a line is meant for this variant and this number of heroes."""
    meant = LEGEND_LINES[first + 3]
    return meant & (1 << s.variant) != 0 and meant & (1 << (FOR_HEROES + s.players - FEWEST)) != 0


def equip(s: AndorState, what: int, number: int) -> int:
    """AND-056, AND-603: what every hero has when a legend begins, where it is more than usual."""
    for seat in range(s.players):
        if what == HEROES_WITH_STRENGTH:
            s.strength[seat] = number
        else:
            s.gold[seat] = number
    return number


def put_figures(s: AndorState, what: int, space: int) -> int:
    """AND-630, AND-640: a ghost, an Azturian, the tile, or all heroes."""
    if what == GHOST_ON:
        i = creatures.first_nowhere(s.ghost, GHOSTS)
        if i < GHOSTS:
            s.ghost[i] = space
    elif what == AZTURIAN_ON:
        i = creatures.first_nowhere(s.azturian, AZTURIANS)
        if i < AZTURIANS:
            s.azturian[i] = space
    elif what == TILE_ON:
        s.tile = space
    else:
        for seat in range(s.players):
            s.place[seat] = space
    return space


def put_things(s: AndorState, what: int, number: int, space: int) -> int:
    """AND-610, AND-620, AND-630, AND-650, AND-660: a log, the diagram, both Iquar tokens, a rock, the crown."""
    if what == LOG_ON:
        for thing in range(LOG, THINGS):
            if s.where[thing] == ON_BOARD and LOG_SIZE[thing - LOG] == number:
                s.where[thing] = space
                break
    elif what == ROCK_ON:
        rock = bag.left_on_board(s, ROCK, PLANT - ROCK)
        if rock != bag.NONE:
            s.where[rock] = space
    elif what == DIAGRAM_ON:
        s.where[DIAGRAM] = space
    elif what == CROWN_ON:
        s.where[CROWN] = space
    else:
        s.where[IQUAR] = space
        s.where[IQUAR + 1] = space
    return space


def put_company(s: AndorState, what: int, space: int) -> int:
    """AND-620, AND-622, AND-650, AND-660, AND-670: Flaps, the travelling merchant, the catapult, Orweyn."""
    if what == FLAPS_ON:
        s.flaps = space
    elif what == MERCHANT_ON:
        s.merchant = space
        s.merchant_way = 0
        s.tell_by(622, v.MERCHANT_MOVED, space)  # AND-622
    elif what == CATAPULT_ON:
        s.catapult = space
    else:
        s.orweyn = space
    return space


def run_special(s: AndorState, what: int) -> int:
    """AND-640, AND-650, AND-652, AND-654, AND-670: things by dice, Takota cards, the earthquake, the crown, items."""
    if what == CROWN_TO_RANK:
        s.where[CROWN] = WITH + hero.highest_rank(s)
    elif what == FRAGMENTS_BY_DICE:
        place_by_dice(s, FRAGMENT, BLUE)
    elif what == BLUE_BY_DICE:
        place_by_dice(s, BLUE, DIAGRAM)
    elif what == TAKOTA_CARDS:
        draw_takota(s)
    elif what == EARTHQUAKE:
        s.push(v.QUAKE, TEAM)
    else:
        s.flags |= FOR_SALE
    return what


def place_by_dice(s: AndorState, first: int, end: int) -> int:
    """AND-640, AND-650: each thing of a block in its turn; the last one started comes first."""
    for i in range(end - first):
        s.call(v.PLACE_BY_DICE, TEAM, end - 1 - i)
    return end - first


def draw_takota(s: AndorState) -> int:
    """AND-640: two Takota cards, three with four heroes, out of four."""
    for _ in range(GOAL_TAKOTA[s.players - FEWEST]):
        s.takota |= 1 << draws.draw_bit(s, ALL_TAKOTAS & ~s.takota)
    return s.takota
