"""Combat cards: a deck that is a bag, hands, discards. Who holds what is the one secret of the table (LOR-181)."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.rng import DRAW
from ninerealms.kernel.state import DONE

CARD_VALUE: list[I8] = content.card_value
CARD_CASUALTIES: list[I8] = content.card_casualties
HAND_LIMIT: Number = content.GAME["hand_limit"]


def count_hand(s: RagnarokState, seat: int) -> int:
    total = 0
    for card in range(seat * CARDS, seat * CARDS + CARDS):
        total += s.hand[card]
    return total


def count_deck(s: RagnarokState) -> int:
    total = 0
    for card in range(CARDS):
        total += s.deck[card]
    return total


def count_discard(s: RagnarokState) -> int:
    total = 0
    for card in range(CARDS):
        total += s.discard[card]
    return total


def count_unseen(s: RagnarokState) -> int:
    """LOR-122: what can still be drawn: the deck, and the discards that will be the next one."""
    return count_deck(s) + count_discard(s)


def can_draw(s: RagnarokState) -> bool:
    return count_unseen(s) > 0


def draw(s: RagnarokState, seat: int, count: int, rule: int) -> int:
    """LOR-122, LOR-181: cards come into a hand; all see how many, the owner which. How many came."""
    drawn = 0
    while drawn < count and can_draw(s):
        if count_deck(s) == 0:
            reshuffle(s)
        card = pick(s, s.rng.below(count_deck(s), DRAW))
        s.deck[card] -= 1
        s.hand[seat * CARDS + card] += 1
        record.note(s, record.CAME + seat * CARDS + card)
        s.tell_only(seat, v.DREW_CARD, seat, card)
        drawn += 1
    if drawn > 0:
        s.tell_by(rule, v.DREW, seat, drawn)
    return drawn


def pick(s: RagnarokState, nth: int) -> int:
    """The kind of the nth card of the deck."""
    for card in range(CARDS):
        nth -= s.deck[card]
        if nth < 0:
            return card
    raise RuntimeError("the deck is too small")


def reshuffle(s: RagnarokState) -> int:
    """LOR-122: the discards are the new deck."""
    s.tell(v.RESHUFFLED, count_discard(s))
    for card in range(CARDS):
        s.deck[card] += s.discard[card]
        s.discard[card] = 0
    return record.note_mixed(s)


def show(s: RagnarokState, seat: int, card: int) -> int:
    """A card leaves a hand for all to see."""
    s.reveal()
    s.hand[seat * CARDS + card] -= 1
    return record.note(s, record.LEFT + seat * CARDS + card)


def discard_card(s: RagnarokState, seat: int, card: int) -> int:
    """A card of a hand goes to the discards."""
    show(s, seat, card)
    s.discard[card] += 1
    return card


# --- the hand limit -------------------------------------------------------------------------------


def offer_discards(s: RagnarokState, seat: int) -> int:
    for card in range(CARDS):
        if s.hand[seat * CARDS + card] > 0:
            s.offer(card)
        else:
            s.close(card, v.NOT_IN_HAND)
    return s.count


def keep_limit(s: RagnarokState) -> int:
    """LOR-102, LOR-178: whoever holds too many cards discards, one after another, beginning with the actor."""
    if s.step() == 1:
        seat = (s.actor() + s.get(v.HAND_LIMIT_SEAT)) % s.players
        discard_card(s, seat, s.answer)
        s.tell(v.DISCARDED, seat, s.answer)
    while s.get(v.HAND_LIMIT_SEAT) < s.players:
        seat = (s.actor() + s.get(v.HAND_LIMIT_SEAT)) % s.players
        if count_hand(s, seat) > HAND_LIMIT:
            offer_discards(s, seat)
            return s.ask_anyway(seat, v.DISCARD, 0, 1)
        s.put(v.HAND_LIMIT_SEAT, s.get(v.HAND_LIMIT_SEAT) + 1)
    return DONE
