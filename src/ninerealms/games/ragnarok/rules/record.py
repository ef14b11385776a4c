"""The record of Combat cards: what came into hands and left them, as everybody can remember it (LOR-122, LOR-181).

What a reshuffle tells lasts: whatever was among the discards then was in no hand, and whatever was in a hand is not in
the deck. An entry is a card that left a hand for all to see, a card that came into one (all see that it came, its owner
which), or MIXED: the discards became the deck. Two reshuffles are remembered; of what was before, the hands at the
older of them are left, as cards that came.
"""

from __future__ import annotations

from ninerealms.games.ragnarok.rules.state import CARDS, RECORD, SEATS, RagnarokState
from ninerealms.kernel.ints import I8

HANDS = SEATS * CARDS
LEFT = 0  # and the seat and the kind of the card
CAME = HANDS
MIXED = 2 * HANDS
REMEMBERED = 2


def note(s: RagnarokState, entry: int) -> int:
    """One more entry. A game cannot fill the record; where it is full nevertheless, the hands are all that is kept."""
    if s.recorded >= RECORD:
        return begin_anew(s)
    place = s.recorded
    while (
        place > 0 and entry >= CAME and s.record[place - 1] // CARDS == entry // CARDS and s.record[place - 1] > entry
    ):
        s.record[place] = s.record[place - 1]  # in which order a hand drew them at once tells nothing
        place -= 1
    s.record[place] = entry
    s.recorded += 1
    return s.recorded


def note_mixed(s: RagnarokState) -> int:
    """LOR-122: the discards became the deck; what was before the last reshuffle but one is forgotten."""
    if count_mixed(s) >= REMEMBERED:
        forget_oldest(s)
    return note(s, MIXED)


def count_mixed(s: RagnarokState) -> int:
    total = 0
    for place in range(s.recorded):
        if s.record[place] == MIXED:
            total += 1
    return total


def add_up(s: RagnarokState, until: int, held: list[I8]) -> int:
    """The hands that come of the first entries."""
    for place in range(until):
        entry = s.record[place]
        if entry < CAME:
            held[entry] -= 1
        elif entry < MIXED:
            held[entry - CAME] += 1
    return until


def forget_oldest(s: RagnarokState) -> int:
    """The record begins with the hands at the second reshuffle it has."""
    start = 0
    met = 0
    while met < 2:
        if s.record[start] == MIXED:
            met += 1
        start += 1
    start -= 1
    held: list[I8] = [0] * HANDS
    add_up(s, start, held)
    end = s.recorded
    write_hands(s, held)
    for place in range(start, end):
        note(s, s.record[place])
    return wipe(s, end)


def write_hands(s: RagnarokState, held: list[I8]) -> int:
    """Begin with hands as cards that came."""
    s.recorded = 0
    for card in range(HANDS):
        for _ in range(held[card]):
            note(s, CAME + card)
    return s.recorded


def begin_anew(s: RagnarokState) -> int:
    """Nothing is remembered but what is held now."""
    end = s.recorded
    write_hands(s, s.hand)
    return wipe(s, end)


def wipe(s: RagnarokState, end: int) -> int:
    """Behind the record nothing is left of what was forgotten: it would tell what others drew."""
    for place in range(s.recorded, end):
        s.record[place] = 0
    return s.recorded


def agrees(s: RagnarokState) -> bool:
    """Whether the hands are what the record makes them; not where somebody has laid a table by hand."""
    held: list[I8] = [0] * HANDS
    add_up(s, s.recorded, held)
    for card in range(HANDS):
        if held[card] != s.hand[card]:
            return False
    return True
