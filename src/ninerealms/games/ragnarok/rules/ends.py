"""The four ways a game ends, and who has won (LOR-110, LOR-111, LOR-112, LOR-113, LOR-114)."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board
from ninerealms.games.ragnarok.rules.state import (
    ARMIES,
    CARD_ALLIES,
    CARD_LANDS,
    CARD_MONUMENT,
    CARD_SLAIN,
    CARD_TEMPLES,
    FEWEST,
    MONUMENTS,
    NOWHERE,
    RagnarokState,
)
from ninerealms.kernel.ints import I8, Number

LANDS_TO_WIN: list[I8] = content.lands_to_win
REGIONS_SHORT: list[I8] = content.regions_short
TEMPLES_TO_WIN: list[I8] = content.temples_to_win
PIECES: Number = content.GAME["pieces"]
SLAIN_ON_CARD: Number = content.GAME["card_slain"]
TEMPLES_SHORT: Number = content.GAME["card_temples_short"]
LANDS_ON_CARD: Number = content.GAME["card_lands"]
ALLIES_ON_CARD: Number = content.GAME["card_allies"]
CARDS_NEEDED: Number = content.GAME["ragnarok_cards"]
RANK = 1000  # more than all Regions or Armies can be worth


def check(s: RagnarokState) -> int:
    """LOR-110, LOR-111, LOR-119, LOR-188: whether somebody has won at once, the active player first, then clockwise."""
    for i in range(s.players):
        seat = (s.turn + i) % s.players
        if board.count_temples(s, seat) >= TEMPLES_TO_WIN[s.players - FEWEST]:
            return win(s, seat, v.BY_TEMPLES)
        if lacks_to_jarl(s, board.own_bits(s, seat)) == 0:
            return win(s, seat, v.BY_LANDS)
    return 0


def lacks_to_jarl(s: RagnarokState, owned: int) -> int:
    """LOR-110, LOR-188: how many Regions somebody with these still needs to be Great Jarl."""
    lacking = board.count_lacking(s, owned, LANDS_TO_WIN[s.players - FEWEST]) - REGIONS_SHORT[s.players - FEWEST]
    return lacking if lacking > 0 else 0


def win(s: RagnarokState, seat: int, ending: int) -> int:
    """A player has won; nothing follows any more."""
    if s.ended == 0:
        s.ended = ending
        s.winners = 1 << seat
        s.tell(v.WON, seat, ending)
    return s.ended


# --- Ragnarok -------------------------------------------------------------------------------------


def is_fulfilled(s: RagnarokState, card: int) -> bool:
    """LOR-261, LOR-262, LOR-263, LOR-264, LOR-265: what the five cards ask for."""
    if card == CARD_MONUMENT:
        return has_complete_monument(s)
    for seat in range(s.players):
        if card == CARD_SLAIN and board.count_slain(s, seat) >= SLAIN_ON_CARD:
            return True
        if card == CARD_TEMPLES and board.count_temples(s, seat) >= TEMPLES_TO_WIN[s.players - FEWEST] - TEMPLES_SHORT:
            return True
        if card == CARD_LANDS and board.count_lands(s, seat) >= LANDS_ON_CARD:
            return True
        if card == CARD_ALLIES and board.count_bits(s.allied[seat]) >= ALLIES_ON_CARD:
            return True
    return False


def has_complete_monument(s: RagnarokState) -> bool:
    for monument in range(MONUMENTS):
        if s.monument[monument] >= PIECES:
            return True
    return False


def fulfil(s: RagnarokState, card: int, number: int, rule: int) -> int:
    """LOR-115: a card that is fulfilled stays so."""
    if s.ragnarok & card == 0 and is_fulfilled(s, card):
        s.ragnarok |= card
        s.tell_by(rule, v.RAGNAROK_CARD, number)
    return s.ragnarok


def check_ragnarok(s: RagnarokState) -> int:
    """LOR-113, LOR-175: with three cards fulfilled at the end of a turn, all others have one more."""
    fulfil(s, CARD_SLAIN, 1, 261)  # LOR-261
    fulfil(s, CARD_MONUMENT, 2, 262)  # LOR-262
    fulfil(s, CARD_TEMPLES, 3, 263)  # LOR-263
    fulfil(s, CARD_LANDS, 4, 264)  # LOR-264
    fulfil(s, CARD_ALLIES, 5, 265)  # LOR-265
    if s.is_last == 0 and board.count_bits(s.ragnarok) >= CARDS_NEEDED:
        s.is_last = 1
        s.last_turns = (1 << s.players) - 1 - (1 << s.turn)
        s.tell(v.RAGNAROK_COMES, s.turn)
    return s.is_last


def rank(s: RagnarokState, seat: int) -> int:
    """LOR-114: inner Regions, then Regions, then the value of all Armies."""
    worth = 0
    for army in range(seat * ARMIES, seat * ARMIES + ARMIES):
        if s.army_at[army] != NOWHERE:
            worth += s.army_value[army]
    return (board.count_inner(s, seat) * RANK + board.count_regions(s, seat)) * RANK + worth


def decide(s: RagnarokState, ending: int) -> int:
    """LOR-114, LOR-177: who ranks highest has won; equals share it."""
    best = 0
    for seat in range(s.players):
        if rank(s, seat) > best:
            best = rank(s, seat)
    s.ended = ending
    for seat in range(s.players):
        if rank(s, seat) == best:
            s.winners |= 1 << seat
            s.tell(v.WON, seat, ending)
    return s.winners
