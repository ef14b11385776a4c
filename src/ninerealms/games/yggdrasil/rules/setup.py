"""Setup: the tree, the enemies, the gods and their decks (pages 6 and 7)."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.sagas import sagas
from ninerealms.games.yggdrasil.rules.state import (
    ARTIFACTS,
    ASGARD,
    CAGE,
    CARDS_OF_A_GOD,
    CHARTED,
    CREATURES,
    DECK,
    EASY,
    FENRIR,
    FOES,
    GODS,
    GONE,
    HEL,
    HOLDERS,
    IN_DECK,
    JORMUNGAND,
    JOTUNS,
    LOKI,
    MIDGARD,
    MUSPELHEIM,
    NIFLHEIM,
    NO_CARD,
    NO_GOD,
    NOT_ROLLED,
    OFF,
    RELATIONS,
    SEATS,
    SERVANTS,
    SURT,
    TOKENS,
    UNKNOWN,
    VANAHEIM,
    WHEEL,
    YggState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, TEAM

SUPPLY: list[I8] = content.supply
SUPPORT_LIFE: Number = content.support_life
START_FACES: list[I8] = content.start_faces
START_ELVES: list[I8] = content.start_elves
START_RELATION: list[I8] = content.start_relation
SUPPLIES = 4
ELVES = 0
VANIR = 1
LIVES = 2
SUPPORTS = 3
HALF_A_SET = 3


def clear(s: YggState) -> int:
    """The tree and the enemies, before anybody has chosen a god."""
    for foe in range(FOES):
        s.enemy[foe] = OFF
    s.enemy[SURT] = MUSPELHEIM  # YGG-038
    s.enemy[HEL] = NIFLHEIM  # YGG-039
    s.enemy[LOKI] = VANAHEIM  # YGG-040
    s.enemy[JORMUNGAND] = MIDGARD  # YGG-041
    s.enemy[FENRIR] = CAGE  # YGG-042
    s.jotun_deck = (1 << JOTUNS) - 1  # YGG-031
    s.creatures = (1 << CREATURES) - 1  # YGG-027
    for artifact in range(ARTIFACTS):
        s.artifact[artifact] = IN_DECK
    for place in range(WHEEL):  # YGG-045
        s.wheel[place] = NO_CARD
    for figure in range(SEATS):
        s.god[figure] = NO_GOD
        s.facedown[figure] = NO_CARD
        s.order[figure] = OFF
        s.comrade[figure] = NOT_ROLLED
    for place in range(SEATS * DECK):
        s.deck[place] = NO_CARD
    for tile in range(SERVANTS):
        s.servant[tile] = GONE
    s.god_face = NOT_ROLLED
    s.tokens_gone = TOKENS if s.saga == sagas.BALDR else 0
    deal(s)
    return deal_cards(s)


def lay_table(s: YggState) -> int:
    """YGG-044: the page of the mode; then the holders are laid out and the gods chosen."""
    for level in range(HOLDERS):
        s.holder[level] = NO_CARD
    if s.flags & CHARTED:
        for figure in range(s.players):
            deal_troops(s, figure)
    s.page = s.mode
    if s.saga > 0:
        s.page = 2 * s.saga
    s.push(v.GAME, TEAM)
    return s.push(v.SETUP, TEAM)


def is_taken(s: YggState, god: int) -> bool:
    for figure in range(s.gods):
        if s.god[figure] == god:
            return True
    return False


def choose_gods(s: YggState) -> int:
    """YGG-019, YGG-034, YGG-035, YGG-046, YGG-047, YGG-054, YGG-059: holders face up, then everybody's god is chosen.

    Each player chooses a god, then all choose the support gods.
    """
    if s.step() == 0:
        for level in range(HOLDERS):
            artifacts.turn_up(s, level)
    if s.step() == 1:
        figure = s.get(v.SETUP_FIGURE)
        s.god[figure] = s.answer
        if figure < s.players:
            s.tell(v.GOD_CHOSEN, figure, s.answer)
        else:
            s.tell_by(54 if s.players == 2 else 59, v.SUPPORT_CHOSEN, figure, s.answer)  # YGG-054, YGG-059
    for figure in range(s.gods):
        if s.god[figure] == NO_GOD:
            for god in range(GODS):
                if is_taken(s, god):
                    s.close(god, v.GOD_TAKEN)
                else:
                    s.offer(god)
            s.put(v.SETUP_FIGURE, figure)
            if figure < s.players:
                return s.ask(figure, v.CHOOSE_GOD, 0, 1)
            return s.ask(TEAM, v.CHOOSE_SUPPORT, 0, 1)
    return begin(s)


def begin(s: YggState) -> int:
    """YGG-062, YGG-311, YGG-312: abilities and troops of the chosen gods, then what the page lays out."""
    if s.flags & CHARTED == 0:
        for figure in range(s.players):
            deal_abilities(s, figure)
            deal_troops(s, figure)
    for figure in range(s.players, s.gods):  # YGG-363: no troops
        deal_faces(s, figure)
    sagas.begin_page(s)
    return DONE


def deal(s: YggState) -> int:
    """YGG-032, YGG-033, YGG-048, YGG-049, YGG-051, YGG-053, YGG-055, YGG-056, YGG-060: lives, places, reserves.

    YGG-363: a support god has a limit of its own; what else is dealt is for players alone.
    """
    first = (s.players - 1) * SUPPLIES
    s.gods = s.players + SUPPLY[first + SUPPORTS]
    s.elf_reserve = SUPPLY[first + ELVES]
    s.vanir_reserve = SUPPLY[first + VANIR]
    for figure in range(s.gods):
        s.place[figure] = ASGARD
        s.life[figure] = SUPPLY[first + LIVES] if figure < s.players else SUPPORT_LIFE  # YGG-363
        s.limit[figure] = s.life[figure]
    return s.gods


def deal_abilities(s: YggState, figure: int) -> int:
    """YGG-267, YGG-269, YGG-276: the back of a player's sheet, where no experience chart stands for it."""
    god = s.god[figure]
    if not deal_faces(s, figure):
        return 0
    s.elves[figure] = START_ELVES[god]  # YGG-271
    for relation in range(RELATIONS):
        if START_RELATION[god] == relation:  # YGG-272, YGG-275
            s.bond[relation * SEATS + figure] = ((1 << s.gods) - 1) & ~(1 << figure)
    return 1


def deal_faces(s: YggState, figure: int) -> bool:
    """YGG-024, YGG-266, YGG-273, YGG-274, YGG-277, YGG-374: the faces that succeed; none on the easy side."""
    if s.mode == EASY and s.saga == 0:
        return False
    s.faces[figure] = START_FACES[s.god[figure]]
    return True


def deal_troops(s: YggState, figure: int) -> int:
    """YGG-312, YGG-401: starting troops come out of the reserves, as far as those go."""
    if s.elves[figure] > s.elf_reserve:
        s.elves[figure] = s.elf_reserve
    if s.vanir[figure] > s.vanir_reserve:
        s.vanir[figure] = s.vanir_reserve
    s.elf_reserve -= s.elves[figure]
    s.vanir_reserve -= s.vanir[figure]
    return 0


def deal_cards(s: YggState) -> int:
    """YGG-018, YGG-050, YGG-057, YGG-058, YGG-061: six cards each, 9 with two players, all 18 alone."""
    own = (1 << CARDS_OF_A_GOD) - 1
    for seat in range(s.players):
        s.bag[seat] = own << (seat * CARDS_OF_A_GOD)
        s.size[seat] = CARDS_OF_A_GOD
        if s.players == 2:
            s.blind[seat] = HALF_A_SET
            s.size[seat] = CARDS_OF_A_GOD + HALF_A_SET
        if s.players == 1:
            s.bag[seat] = (1 << (3 * CARDS_OF_A_GOD)) - 1
            s.size[seat] = 3 * CARDS_OF_A_GOD
        for place in range(seat * DECK, seat * DECK + s.size[seat]):
            s.deck[place] = UNKNOWN
    if s.players == 2:
        s.pool = own << (2 * CARDS_OF_A_GOD)
    return 0
