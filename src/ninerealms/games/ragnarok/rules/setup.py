"""Set-up in ten steps (LOR-002, LOR-003, LOR-004, LOR-005, LOR-006, LOR-007, LOR-008, LOR-009, LOR-010, LOR-011)."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ATTRIBUTES,
    CARDS,
    DEFAULT_MONSTERS,
    FEWEST,
    FIGURES,
    GARM,
    GIANTS,
    HEROES,
    HEROES_DEALT,
    JOTUNHEIM,
    LINDWORM,
    MONSTER,
    MONSTERS,
    MONUMENTS,
    NOWHERE,
    RANDOM_MONSTERS,
    REALM,
    REALMS,
    REGIONS,
    RUNES,
    SEATS,
    SIDES,
    RagnarokState,
)
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE, NOBODY, USUAL

CARD_COUNT: list[I8] = content.card_count
MAP_FOR: list[I8] = content.map_for
GATES: list[I8] = content.gates
OWN_GATES: list[I8] = content.own_gates
FORGES: list[I8] = content.forges
MONSTER_RUNE: list[I8] = content.monster_rune
START_ATTRIBUTE: list[I8] = content.start_attribute
FIRST_ARMIES: list[I8] = content.first_armies
OTHER_ARMIES: list[I8] = content.other_armies
FIRST_CARDS: list[I8] = content.first_cards
OTHER_CARDS: list[I8] = content.other_cards
READY_PRIESTS: Number = content.GAME["ready_priests"]
START_VALUE: Number = content.GAME["start_value"]
START_ARMIES = 2
BASE_SHEETS = 63  # bits of the six of the base game
ONE_OF_EACH = 21  # tokens, two bits for each rune
TWO_OF_EACH = 42

# Where the procedure wakes.
DRAWS = 0
CHOOSE = 1
CHOSEN = 2
PLACE = 3
PLACED = 4


def clear(s: RagnarokState) -> int:
    """LOR-004, LOR-005, LOR-006, LOR-009, LOR-130, UTG-012: board, supplies, empty slots; Loki is kept aside."""
    s.map = MAP_FOR[s.players - FEWEST]  # LOR-002, LOR-126, LOR-127
    for region in range(REGIONS):
        s.control[region] = NOBODY
        s.forge[region] = NOWHERE
    for army in range(ALL_ARMIES):
        s.army_at[army] = NOWHERE
        s.came[army] = NOWHERE
    for seat in range(SEATS):
        s.hero[seat] = NOWHERE
        s.hero_at[seat] = NOWHERE
        s.giant_at[seat] = NOWHERE
        s.drakkar[seat] = NOWHERE
    for realm in range(REALMS):
        s.gate[realm] = NOWHERE
    for monument in range(MONUMENTS):
        s.monument[monument] = 1
    for monster in range(MONSTERS):
        s.monster_at[monster] = NOWHERE
        s.tamer[monster] = NOBODY
        s.slayer[monster] = NOBODY
    for figure in range(FIGURES):
        s.figure_at[figure] = NOWHERE
    for card in range(CARDS):
        s.deck[card] = CARD_COUNT[card]
    for side in range(SIDES):
        s.attack_drawn[side] = NOWHERE
    s.loki = NOWHERE
    s.battle_at = NOWHERE
    s.hunted = NOWHERE
    s.hunter = NOBODY
    s.attack = NOWHERE
    return 0


def begin(s: RagnarokState) -> int:
    """The set-up is a procedure too, so that its draws can be entered like any others."""
    s.push(v.PLAY, 0)
    return s.push(v.SET_UP, 0)


def set_up(s: RagnarokState) -> int:
    """LOR-010, LOR-011, LOR-128: what is drawn; then, in reverse turn order, heroes, and then start Regions."""
    step = s.step()
    if step == DRAWS:
        draw_table(s)
        return s.wake(CHOOSE)
    if step == CHOSEN:
        choose(s, chooser(s), s.answer)
    if step == PLACED:
        settle(s, chooser(s), s.answer)
        s.put(v.SET_UP_DONE, s.get(v.SET_UP_DONE) + 1)
    if step <= CHOSEN:
        while s.get(v.SET_UP_DONE) < s.players:
            if s.hero[chooser(s)] == NOWHERE:
                return ask_hero(s, chooser(s))
            equip(s, chooser(s))
            s.put(v.SET_UP_DONE, s.get(v.SET_UP_DONE) + 1)
        s.put(v.SET_UP_DONE, 0)
        return s.wake(PLACE)
    if s.get(v.SET_UP_DONE) == s.players:
        return DONE
    offer_starts(s)
    return s.ask(chooser(s), v.START_IN, 0, PLACED)


def chooser(s: RagnarokState) -> int:
    """LOR-010: whose choice it is, in reverse turn order."""
    return (s.first + 2 * s.players - 1 - s.get(v.SET_UP_DONE)) % s.players


# --- what is drawn --------------------------------------------------------------------------------


def draw_table(s: RagnarokState) -> int:
    """LOR-003, LOR-007, LOR-008, LOR-124: who begins, realms, forges, monsters."""
    s.first = s.rng.below(s.players, DRAW)
    s.turn = s.first
    s.tell(v.FIRST_PLAYER, s.first)
    lay_realms(s)
    lay_forges(s)
    choose_sheets(s)
    place_monsters(s)
    if s.heroes_how == HEROES_DEALT:
        deal_heroes(s)
    return s.first


def nth_bit(mask: int, nth: int) -> int:
    """The number of the nth bit that is set."""
    bit = 0
    while nth > 0 or mask >> bit & 1 == 0:
        nth -= mask >> bit & 1
        bit += 1
    return bit


def draw_bit(s: RagnarokState, mask: int) -> int:
    """One of the bits that are set, each with the same chance."""
    return nth_bit(mask, s.rng.below(board.count_bits(mask), DRAW))


def lay_realms(s: RagnarokState) -> int:
    """LOR-003, LOR-126, LOR-325, UTG-010, UTG-011: realm tokens over the gates; some have their own."""
    left = 0
    for realm in range(REALMS):
        s.gate[realm] = OWN_GATES[s.map * REALMS + realm]
        if s.gate[realm] == NOWHERE:
            left |= 1 << realm
    for place in range(REALMS):
        region = GATES[s.map * REALMS + place]
        if region != NOWHERE:
            realm = draw_bit(s, left)
            left &= ~(1 << realm)
            s.gate[realm] = region
    for realm in range(REALMS):
        rule = 1010 if realm == JOTUNHEIM and s.mode == REALM else USUAL  # UTG-010
        s.tell_by(rule, v.REALM_LAID, realm, s.gate[realm])
    return left


def lay_forges(s: RagnarokState) -> int:
    """LOR-007, LOR-126, LOR-326: two tokens of each rune over the places; with four places one of each and one more."""
    places = 0
    for place in range(REALMS):
        if FORGES[s.map * REALMS + place] != NOWHERE:
            places += 1
    tokens = TWO_OF_EACH
    if places < 2 * RUNES:
        tokens = ONE_OF_EACH + (1 << 2 * s.rng.below(RUNES, DRAW))
    for place in range(places):
        rune = draw_token(s, tokens, places - place)
        tokens -= 1 << 2 * rune
        region = FORGES[s.map * REALMS + place]
        s.forge[region] = rune
        s.tell(v.FORGE_LAID, rune, region)
    return places


def draw_token(s: RagnarokState, tokens: int, left: int) -> int:
    """The rune of one of the tokens that are left, which are alike but for it: two bits count those of each rune."""
    nth = s.rng.below(left, DRAW)
    rune = 0
    while nth >= tokens >> 2 * rune & 3:
        nth -= tokens >> 2 * rune & 3
        rune += 1
    return rune


def choose_sheets(s: RagnarokState) -> int:
    """LOR-125, UTG-060, UTG-061, UTG-105, UTG-106: the six sheets, two of each rune; a set that was chosen stands."""
    if s.monster_choice == DEFAULT_MONSTERS:
        s.monster_set = BASE_SHEETS
        if s.mode == MONSTER:
            out = LINDWORM if s.rng.below(2, DRAW) else GARM
            s.monster_set = BASE_SHEETS & ~(1 << out) | 1 << GIANTS
    elif s.monster_choice == RANDOM_MONSTERS:
        known = BASE_SHEETS | 1 << GIANTS if s.mode == MONSTER else BASE_SHEETS
        s.monster_set = 0
        for rune in range(RUNES):
            draw_pair(s, known, rune)
    return s.monster_set


def draw_pair(s: RagnarokState, known: int, rune: int) -> int:
    """UTG-063: two sheets of a rune."""
    left = 0
    for monster in range(MONSTERS):
        if known >> monster & 1 and MONSTER_RUNE[monster] == rune:
            left |= 1 << monster
    while board.count_bits(left) > 2:
        left &= ~(1 << draw_bit(s, left))
    s.monster_set |= left
    return left


def place_monsters(s: RagnarokState) -> int:
    """LOR-008, UTG-062, UTG-064: each monster in a different inner or gate Region; Frost Giants three together."""
    left = board.INNER & board.ON_MAP[s.map]
    for realm in range(REALMS):
        left |= 1 << s.gate[realm]
    for monster in range(MONSTERS):
        if s.monster_set >> monster & 1:
            region = draw_bit(s, left)
            left &= ~(1 << region)
            if monster == GIANTS:
                for figure in range(FIGURES):
                    s.figure_at[figure] = region
            else:
                s.monster_at[monster] = region
            s.tell_by(1064 if monster == GIANTS else USUAL, v.MONSTER_PLACED, monster, region)  # UTG-064
    return left


def deal_heroes(s: RagnarokState) -> int:
    """LOR-128: each player gets one at random."""
    left = (1 << HEROES) - 1
    for seat in range(s.players):
        hero = draw_bit(s, left)
        left &= ~(1 << hero)
        choose(s, seat, hero)
    return left


# --- heroes and start Regions ---------------------------------------------------------------------


def is_taken(s: RagnarokState, hero: int) -> bool:
    for seat in range(s.players):
        if s.hero[seat] == hero:
            return True
    return False


def ask_hero(s: RagnarokState, seat: int) -> int:
    """LOR-128: each player takes a hero nobody has."""
    for hero in range(HEROES):
        if is_taken(s, hero):
            s.close(hero, v.HERO_TAKEN)
        else:
            s.offer(hero)
    return s.ask(seat, v.CHOOSE_HERO, 0, CHOSEN)


def choose(s: RagnarokState, seat: int, hero: int) -> int:
    s.hero[seat] = hero
    return s.tell(v.HERO_CHOSEN, seat, hero)


def equip(s: RagnarokState, seat: int) -> int:
    """LOR-010, LOR-291: attributes, a ready priest, start cards."""
    for attribute in range(ATTRIBUTES):
        s.attribute[seat * ATTRIBUTES + attribute] = START_ATTRIBUTE[s.hero[seat] * ATTRIBUTES + attribute]
    s.ready[seat] = READY_PRIESTS
    count = FIRST_CARDS[s.players - FEWEST] if seat == s.first else OTHER_CARDS[s.players - FEWEST]
    return cards.draw(s, seat, count, 10)  # LOR-010


def offer_starts(s: RagnarokState) -> int:
    """LOR-011: free Regions of value 2 without a monster."""
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if board.VALUE[region] != START_VALUE:
                s.close(region, v.NOT_START_VALUE)
            elif board.has_monster(s, region):
                s.close(region, v.START_MONSTER)
            elif s.control[region] != NOBODY:
                s.close(region, v.START_TAKEN)
            else:
                s.offer(region)
    return s.count


def settle(s: RagnarokState, seat: int, region: int) -> int:
    """LOR-011, LOR-129: Hero, two Armies and a marker in the start Region, the Drakkar in its Sea."""
    s.hero_at[seat] = region
    s.drakkar[seat] = board.SEA[region]
    s.tell(v.STARTED, seat, region)
    armies.take(s, seat, region, False, 11)  # LOR-011
    row = (s.players - FEWEST) * START_ARMIES
    for i in range(START_ARMIES):
        armies.enlist(s, seat, region, FIRST_ARMIES[row + i] if seat == s.first else OTHER_ARMIES[row + i])
    return region
