"""The counter-attack: cards cover wounds."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import cards
from ninerealms.games.ragnarok.rules.state import ANY, CARDS, SYMBOLS, WILD, RagnarokState
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE

SYMBOL: list[I8] = content.card_symbol
WEAKNESS: list[I8] = content.attack_weakness
MOST_COVERED: Number = content.GAME["wounds_per_round"]
VALUES = 3  # of each symbol but wild
PAIRS = 6  # of each symbol: 1 1, 1 2, 1 3, 2 2, 2 3, 3 3
LOWER: list[I8] = [0, 0, 0, 1, 1, 2]
HIGHER: list[I8] = [0, 1, 2, 1, 2, 2]
ALONE = -1


def strike_back(s: RagnarokState) -> int:
    """LOR-094, LOR-167: card by card, at most two wounds in a round."""
    seat = s.actor()
    step = s.step()
    if step == 1:
        if s.answer == v.NO_STRIKE:
            return DONE
        return strike(s, seat, s.answer)
    if step == 2:
        s.wounds[s.answer] -= 1
        s.put(v.STRIKE_BACK_COVERED, s.get(v.STRIKE_BACK_COVERED) + 1)
        s.tell(v.WOUND_COVERED, seat, s.answer, s.get(v.STRIKE_BACK_CARD), s.get(v.STRIKE_BACK_SECOND))
    if s.get(v.STRIKE_BACK_COVERED) >= MOST_COVERED or not is_any_open(s) or cards.count_hand(s, seat) == 0:
        return DONE
    offer(s, seat)
    return s.ask_anyway(seat, v.COUNTER, s.attack, 1)


def is_any_open(s: RagnarokState) -> bool:
    for wound in range(SYMBOLS):
        if s.wounds[wound] > 0:
            return True
    return False


def first_of(pair: int) -> int:
    """The lower card of a pair, as COUNTER numbers them."""
    return (pair - v.PAIR) // PAIRS * VALUES + LOWER[(pair - v.PAIR) % PAIRS]


def second_of(pair: int) -> int:
    return (pair - v.PAIR) // PAIRS * VALUES + HIGHER[(pair - v.PAIR) % PAIRS]


def has_pair(s: RagnarokState, seat: int, pair: int) -> bool:
    first = first_of(pair)
    second = second_of(pair)
    if first == second:
        return s.hand[seat * CARDS + first] > 1
    return s.hand[seat * CARDS + first] > 0 and s.hand[seat * CARDS + second] > 0


def covers(s: RagnarokState, card: int, wound: int) -> bool:
    """LOR-094, LOR-275: whether a card by itself covers a wound of a sort against the attack in force."""
    symbol = SYMBOL[card]
    return wound == ANY or symbol == wound or symbol == WILD or symbol == WEAKNESS[s.attack]


def is_useful(s: RagnarokState, card: int) -> bool:
    for wound in range(SYMBOLS):
        if s.wounds[wound] > 0 and covers(s, card, wound):
            return True
    return False


def needs_pair(s: RagnarokState, card: int) -> bool:
    """LOR-277: whether a wound is open that the card does not cover alone."""
    for wound in range(SYMBOLS):
        if s.wounds[wound] > 0 and not covers(s, card, wound):
            return True
    return False


def offer(s: RagnarokState, seat: int) -> int:
    """LOR-094, LOR-277: cards that cover an open wound, pairs of one symbol for the others, or none."""
    for card in range(CARDS):
        if s.hand[seat * CARDS + card] == 0:
            s.close(card, v.NOT_IN_HAND)
        elif is_useful(s, card):
            s.offer(card)
        else:
            s.close(card, v.COVERS_NOTHING)
    for pair in range(v.PAIR, v.NO_STRIKE):
        if not has_pair(s, seat, pair):
            continue
        if needs_pair(s, first_of(pair)):
            s.offer(pair)
        else:
            s.close(pair, v.COVERS_ALONE)
    return s.offer(v.NO_STRIKE)


def strike(s: RagnarokState, seat: int, chosen: int) -> int:
    """LOR-094, LOR-277: one card or a pair is discarded, and a wound is named for it."""
    is_pair = chosen >= v.PAIR
    first = first_of(chosen) if is_pair else chosen
    second = second_of(chosen) if is_pair else ALONE
    s.put(v.STRIKE_BACK_CARD, first)
    s.put(v.STRIKE_BACK_SECOND, second)
    cards.discard_card(s, seat, first)
    if is_pair:
        cards.discard_card(s, seat, second)
    for wound in range(SYMBOLS):
        if s.wounds[wound] == 0:
            s.close(wound, v.NO_SUCH_WOUND)
        elif covers(s, first, wound) != is_pair:
            s.offer(wound)
        else:
            s.close(wound, v.COVERS_ALONE if is_pair else v.WRONG_SYMBOL)
    return s.ask(seat, v.COVER, s.attack, 2)
