"""Runes: gained, chosen, paid."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import RUNES, RagnarokState
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

MOST_RUNES: Number = content.GAME["most_runes"]
RUNE_SUPPLY: Number = content.GAME["rune_supply"]


def count_held(s: RagnarokState, seat: int) -> int:
    total = 0
    for rune in range(seat * RUNES, seat * RUNES + RUNES):
        total += s.runes[rune]
    return total


def count_left(s: RagnarokState, rune: int) -> int:
    """LOR-121: what the supply still has of a symbol."""
    left = RUNE_SUPPLY
    for seat in range(s.players):
        left -= s.runes[seat * RUNES + rune]
    return left


def can_gain(s: RagnarokState, seat: int, rune: int) -> bool:
    """LOR-033, LOR-121, LOR-134: not beyond the fifth, and only what is in supply."""
    return count_held(s, seat) < MOST_RUNES and count_left(s, rune) > 0


def can_gain_any(s: RagnarokState, seat: int) -> bool:
    for rune in range(RUNES):
        if can_gain(s, seat, rune):
            return True
    return False


def why_none(s: RagnarokState, seat: int) -> int:
    """LOR-121, LOR-134: why a rune cannot be gained."""
    return v.RUNES_FULL if count_held(s, seat) >= MOST_RUNES else v.NO_RUNE_LEFT


def gain(s: RagnarokState, seat: int, rune: int, rule: int) -> int:
    s.runes[seat * RUNES + rune] += 1
    return s.tell_by(rule, v.GOT_RUNE, seat, rune)


def pay(s: RagnarokState, seat: int, rune: int, count: int, rule: int) -> int:
    s.runes[seat * RUNES + rune] -= count
    return s.tell_by(rule, v.PAID_RUNES, seat, rune, count)


def choose_rune(s: RagnarokState) -> int:
    """LOR-241, LOR-293: a rune of choice, as far as there is one."""
    seat = s.actor()
    if s.step() == 1:
        gain(s, seat, s.answer, s.get(v.CHOOSE_RUNE_RULE))
        return DONE
    for rune in range(RUNES):
        if can_gain(s, seat, rune):
            s.offer(rune)
        else:
            s.close(rune, why_none(s, seat))
    return s.ask(seat, v.GAIN_RUNE, 0, 1) if s.count > 0 else DONE
