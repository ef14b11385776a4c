"""A. Payments: gold from reserve and Scepters; shards from reserves, Scepters and original shards."""

from __future__ import annotations

from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.named import M1, SCEPTER
from ninerealms.games.diceforge.rules.state import COPIES, RESOURCES, SLOTS, ForgeState
from ninerealms.kernel.state import DONE, NEXT

SOURCE_RESOURCE = 250
ONE_SHARD_AT = 4
TWO_SHARDS_AT = 6


def pay_gold(s: ForgeState, seat: int, amount: int) -> int:
    """DFR-021, DFR-231: gold is spent; with gold on a Scepter its owner says from where."""
    if amount <= 0:
        return NEXT
    s.tell(v.PAID, seat, v.GOLD, amount)
    if board.scepter_gold(s, seat) == 0:
        s.reserve[seat * RESOURCES + v.GOLD] -= amount
        return NEXT
    return s.call(v.PAY_GOLD, seat, amount)


def paying_gold(s: ForgeState) -> int:
    """DFR-231, DFR-239: from each Scepter as much as its owner likes, the rest from the reserve."""
    seat = s.actor()
    due = s.get(v.PAY_GOLD_DUE)
    card = s.get(v.PAY_GOLD_CARD)
    if s.step() == 1:
        s.scepter[seat * COPIES + card] -= s.answer
        due -= s.answer
        card += 1
        s.put(v.PAY_GOLD_DUE, due)
        s.put(v.PAY_GOLD_CARD, card)
    while due > 0 and card < s.cards[seat * SLOTS + M1]:
        here = s.scepter[seat * COPIES + card]
        if here > 0:
            elsewhere = s.reserve[seat * RESOURCES + v.GOLD]
            for other in range(card + 1, s.cards[seat * SLOTS + M1]):
                elsewhere += s.scepter[seat * COPIES + other]
            s.put(v.PAY_GOLD_CARD, card)
            for count in range(here + 1):
                if count <= due and due - count <= elsewhere:
                    s.offer(count)
            return s.ask(seat, v.FROM_SCEPTER, v.SOURCE_SCRIPT + SCEPTER, 1)
        card += 1
    s.reserve[seat * RESOURCES + v.GOLD] -= due
    return DONE


# --- shards ------------------------------------------------------------------------------------------


def scepter_worth(s: ForgeState, seat: int, card: int) -> int:
    """DFR-233, DFR-234: shards a Scepter stands for."""
    gold = s.scepter[seat * COPIES + card]
    if gold >= TWO_SHARDS_AT:
        return 2
    return 1 if gold >= ONE_SHARD_AT else 0


def can_cover(s: ForgeState, seat: int, sun: int, moon: int, first: int) -> bool:
    """DFR-060, DFR-237, DFR-418, DFR-422: reserves, A and the Scepters from `first` on cover the shards due."""
    base = seat * RESOURCES
    shards = s.reserve[base + v.SHARD]
    sun -= s.reserve[base + v.SUN]
    moon -= s.reserve[base + v.MOON]
    if (sun if sun > 0 else 0) + (moon if moon > 0 else 0) <= shards:
        return True
    if s.sets[M1] != SCEPTER or seat != s.active:
        return False  # DFR-236
    copies = s.cards[seat * SLOTS + M1]
    if first >= copies:
        return False
    for split in range(1 << (copies - first)):
        lacks_sun = sun
        lacks_moon = moon
        for card in range(first, copies):
            if split & (1 << (card - first)):
                lacks_sun -= scepter_worth(s, seat, card)
            else:
                lacks_moon -= scepter_worth(s, seat, card)
        if (lacks_sun if lacks_sun > 0 else 0) + (lacks_moon if lacks_moon > 0 else 0) <= shards:
            return True
    return False


def can_pay(s: ForgeState, seat: int, sun: int, moon: int) -> bool:
    """DFR-021, DFR-103: the whole cost can be paid."""
    return can_cover(s, seat, sun, moon, 0)


def is_plain(s: ForgeState, seat: int) -> bool:
    """Only the two shard reserves can pay: no A, no Scepter worth a shard."""
    if s.reserve[seat * RESOURCES + v.SHARD] > 0:
        return False
    return s.sets[M1] != SCEPTER or board.scepter_gold(s, seat) < ONE_SHARD_AT


def pay_shards(s: ForgeState, seat: int, sun: int, moon: int) -> int:
    """DFR-023, DFR-060, DFR-103: shards are spent; with A or a full Scepter their owner says how."""
    base = seat * RESOURCES
    if sun > 0:
        s.tell(v.PAID, seat, v.SUN, sun)
    if moon > 0:
        s.tell(v.PAID, seat, v.MOON, moon)
    if is_plain(s, seat):
        s.reserve[base + v.SUN] -= sun
        s.reserve[base + v.MOON] -= moon
        return NEXT
    return s.call(v.PAY_SHARDS, seat, sun, moon)


def use_scepter(s: ForgeState, seat: int, how: int) -> int:
    """DFR-233, DFR-234, DFR-238: the Scepter is reset to 0; what it is worth too much is lost."""
    card = s.get(v.PAY_SHARDS_CARD)
    s.put(v.PAY_SHARDS_CARD, card + 1)
    if how == v.KEEP_SCEPTER:
        return 0
    worth = scepter_worth(s, seat, card)
    s.scepter[seat * COPIES + card] = 0
    rule = 234 if worth == 2 else 233  # DFR-233, DFR-234
    s.tell_by(rule, v.SCEPTER_SPENT, seat, v.SUN if how == v.SCEPTER_AS_SUN else v.MOON, worth)
    due = v.PAY_SHARDS_SUN if how == v.SCEPTER_AS_SUN else v.PAY_SHARDS_MOON
    left = s.get(due) - worth
    return s.put(due, left if left > 0 else 0)


def offer_scepter(s: ForgeState, seat: int, card: int) -> int:
    sun = s.get(v.PAY_SHARDS_SUN)
    moon = s.get(v.PAY_SHARDS_MOON)
    worth = scepter_worth(s, seat, card)
    if can_cover(s, seat, sun, moon, card + 1):
        s.offer(v.KEEP_SCEPTER)
    if sun > 0 and can_cover(s, seat, sun - worth if sun > worth else 0, moon, card + 1):
        s.offer(v.SCEPTER_AS_SUN)
    if moon > 0 and can_cover(s, seat, sun, moon - worth if moon > worth else 0, card + 1):
        s.offer(v.SCEPTER_AS_MOON)
    return s.count


def paying_shards(s: ForgeState) -> int:
    """DFR-235, DFR-237, DFR-418, DFR-422: Scepters first, then original shards, the rest from the reserves."""
    seat = s.actor()
    base = seat * RESOURCES
    if s.step() == 1:
        use_scepter(s, seat, s.answer)
        return s.wake(0)
    if s.step() == 0:
        copies = s.cards[seat * SLOTS + M1] if s.sets[M1] == SCEPTER else 0
        while s.get(v.PAY_SHARDS_CARD) < copies and s.get(v.PAY_SHARDS_SUN) + s.get(v.PAY_SHARDS_MOON) > 0:
            if scepter_worth(s, seat, s.get(v.PAY_SHARDS_CARD)) > 0:
                offer_scepter(s, seat, s.get(v.PAY_SHARDS_CARD))
                return s.ask(seat, v.USE_SCEPTER, v.SOURCE_SCRIPT + SCEPTER, 1)
            s.put(v.PAY_SHARDS_CARD, s.get(v.PAY_SHARDS_CARD) + 1)
        lacking = s.get(v.PAY_SHARDS_MOON) - s.reserve[base + v.MOON]
        offer_shards(s, seat, v.SUN, s.get(v.PAY_SHARDS_SUN), lacking if lacking > 0 else 0)
        return s.ask(seat, v.USE_SHARDS, SOURCE_RESOURCE + v.SUN, 2)
    if s.step() == 2:
        s.reserve[base + v.SHARD] -= s.answer
        s.reserve[base + v.SUN] -= s.get(v.PAY_SHARDS_SUN) - s.answer
        offer_shards(s, seat, v.MOON, s.get(v.PAY_SHARDS_MOON), 0)
        return s.ask(seat, v.USE_SHARDS, SOURCE_RESOURCE + v.MOON, 3)
    s.reserve[base + v.SHARD] -= s.answer
    s.reserve[base + v.MOON] -= s.get(v.PAY_SHARDS_MOON) - s.answer
    return DONE


def offer_shards(s: ForgeState, seat: int, resource: int, due: int, reserved: int) -> int:
    """DFR-418: how many A may stand for this resource, leaving those the rest of the payment needs."""
    least = due - s.reserve[seat * RESOURCES + resource]
    for count in range(due + 1):
        if count >= least and count <= s.reserve[seat * RESOURCES + v.SHARD] - reserved:
            s.offer(count)
    return s.count
