"""The defence against an attack card."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import cards, hero
from ninerealms.games.ragnarok.rules.state import CARDS, HIDE, LOKI, STRENGTH, RagnarokState
from ninerealms.kernel.ints import I8, Number
from ninerealms.kernel.state import DONE, USUAL

VALUE: list[I8] = content.card_value
ATTACK: list[I8] = content.attack_value
INJURIES: list[I8] = content.attack_injuries
LOKI_MORE: Number = content.GAME["loki_more"]
GUARD_DRAWS: Number = content.GAME["guard_draws"]
HURT_DRAWS: Number = content.GAME["hurt_draws"]


def strength_of_attack(s: RagnarokState) -> int:
    """LOR-168, LOR-208: what the card says, and 1 more for Loki."""
    return ATTACK[s.attack] + (LOKI_MORE if s.hunted == LOKI else 0)


def defence(s: RagnarokState) -> int:
    """LOR-096, LOR-167, LOR-168: cards and strength reach the attack, or the Hero is hurt."""
    seat = s.actor()
    step = s.step()
    if step == 0:
        s.guard = hero.counting(s, seat, STRENGTH)
        s.wake(1)
    if step == 2:
        if s.answer == v.NO_CARD:
            return take_it(s, seat)
        s.guard += VALUE[s.answer]
        s.put(v.DEFENCE_CARDS, s.get(v.DEFENCE_CARDS) + 1)
        s.tell(v.GUARD_LAID, seat, s.answer, s.guard)
        cards.discard_card(s, seat, s.answer)
    if step <= 2:
        return go_on(s, seat)
    if step == 3:
        return hurt(s, seat, s.answer)
    cards.draw(s, seat, HURT_DRAWS, 96)  # LOR-096
    return DONE


def go_on(s: RagnarokState, seat: int) -> int:
    """LOR-096, LOR-168: until the attack is reached; with nothing to lay it cannot be."""
    if s.guard >= strength_of_attack(s):
        s.tell_by(USUAL if s.get(v.DEFENCE_CARDS) > 0 else 168, v.GUARD_HELD, seat, s.guard)  # LOR-168
        cards.draw(s, seat, GUARD_DRAWS, 96)  # LOR-096
        return DONE
    if cards.count_hand(s, seat) == 0:
        return take_it(s, seat)
    offer(s, seat)
    return s.ask_anyway(seat, v.DEFEND, s.attack, 2)


def offer(s: RagnarokState, seat: int) -> int:
    """LOR-096: any card while all together reach the attack, or none."""
    most = s.guard
    for card in range(CARDS):
        most += s.hand[seat * CARDS + card] * VALUE[card]
    for card in range(CARDS):
        if s.hand[seat * CARDS + card] == 0:
            s.close(card, v.NOT_IN_HAND)
        elif most < strength_of_attack(s):
            s.close(card, v.CANNOT_REACH)
        else:
            s.offer(card)
    return s.offer(v.NO_CARD)


def take_it(s: RagnarokState, seat: int) -> int:
    """LOR-096, LOR-222: the Hero is hurt; Troll Hide may spare one Injury."""
    s.tell(v.GUARD_FAILED, seat, INJURIES[s.attack])
    if s.slayer[HIDE] != seat or s.used & 1 << HIDE:
        return hurt(s, seat, v.NO)
    s.offer(v.NO)
    s.offer(v.YES)
    return s.ask(seat, v.USE_HIDE, INJURIES[s.attack], 3)


def hurt(s: RagnarokState, seat: int, with_hide: int) -> int:
    """LOR-096, LOR-173, LOR-222: the Injuries of the card."""
    count = INJURIES[s.attack]
    if with_hide == v.YES:
        s.used |= 1 << HIDE
        s.tell(v.INJURY_IGNORED, seat)
        count -= 1
    s.wake(4)
    return s.call(v.DEAL_INJURIES, seat, count, 96)  # LOR-096
