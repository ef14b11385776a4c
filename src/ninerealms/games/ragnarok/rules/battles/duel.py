"""Combat cards in a Battle: played in turn, open, until both have passed."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, cards
from ninerealms.games.ragnarok.rules.state import ATTACKER, CARDS, DEFENDER, RagnarokState
from ninerealms.kernel.state import DONE

BOTH = 3


def casualties(s: RagnarokState, side: int) -> int:
    """LOR-086: the casualties on the cards a side has played."""
    total = 0
    for card in range(CARDS):
        total += s.laid[side * CARDS + card] * cards.CARD_CASUALTIES[card]
    return total


def value(s: RagnarokState, side: int) -> int:
    """LOR-082, LOR-161: Armies, bonuses and cards of a side; the Armies as they were noted before the cards."""
    total = s.limit[side] if s.limit[side] > 0 else armies.total(s, s.side[side], s.battle_at)
    total += s.bonus[side]
    for card in range(CARDS):
        total += s.laid[side * CARDS + card] * cards.CARD_VALUE[card]
    return total


def side_of(s: RagnarokState, seat: int) -> int:
    return ATTACKER if s.side[ATTACKER] == seat else DEFENDER


def offer_cards(s: RagnarokState, seat: int) -> int:
    """LOR-083, LOR-084: cards in hand whose casualties the Armies can bear, or a pass."""
    side = side_of(s, seat)
    spent = casualties(s, side)
    for card in range(CARDS):
        if s.hand[seat * CARDS + card] == 0:
            s.close(card, v.NOT_IN_HAND)
        elif spent + cards.CARD_CASUALTIES[card] > s.limit[side]:
            s.close(card, v.TOO_MANY_CASUALTIES)
        else:
            s.offer(card)
    return s.offer(v.NO_CARD)


def duel(s: RagnarokState) -> int:
    """LOR-083, LOR-162: the defender begins; one card or a pass at a time, and a pass is final.

    Whoever holds cards is asked, whether one can be played or not: only the owner may know.
    """
    if s.step() == 0:
        s.put(v.DUEL_SIDE, DEFENDER)
    else:
        answer(s, s.get(v.DUEL_SIDE))
    while s.passed != BOTH:
        side = s.get(v.DUEL_SIDE)
        if s.passed >> side & 1:
            side = s.put(v.DUEL_SIDE, 1 - side)
        seat = s.side[side]
        if cards.count_hand(s, seat) > 0:
            offer_cards(s, seat)
            return s.ask_anyway(seat, v.PLAY_CARD, s.battle_at, 1)
        give_up(s, side)
    return DONE


def answer(s: RagnarokState, side: int) -> int:
    """LOR-083: the card is laid open, or the side is out."""
    seat = s.side[side]
    if s.answer == v.NO_CARD:
        return give_up(s, side)
    cards.show(s, seat, s.answer)
    s.laid[side * CARDS + s.answer] += 1
    s.tell(v.CARD_PLAYED, seat, s.answer, value(s, side))
    return s.put(v.DUEL_SIDE, 1 - side)


def give_up(s: RagnarokState, side: int) -> int:
    s.passed |= 1 << side
    s.tell(v.PASSED, s.side[side])
    return s.put(v.DUEL_SIDE, 1 - side)
