"""The chance to win a combat, before units are sent into it: of all pairs of cards that may be drawn, how many win."""

from __future__ import annotations

from fractions import Fraction

from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules import combat
from ninerealms.games.northgard.rules.state import CARDS, RENEW, NorthState
from ninerealms.games.northgard.words.naming import areas_of, count_built, units_of
from ninerealms.games.northgard.words.options import CAMP_ID
from ninerealms.kernel.choice import Odds
from ninerealms.kit.percent import shown
from ninerealms.text.words import Say


def odds_of(s: NorthState, action: int) -> tuple[Odds, ...]:
    """The odds of an answer that leads into a combat, as it would be fought now."""
    met = meeting(s, action)
    if met is None:
        return ()
    where, own = met
    counts = Say("odds-combat-all", {"count": own}) if s.kind == v.MOVE_TO else Say("odds-combat")
    return (Odds(shown(chance_to_win(s, where, own)), counts),)


def meeting(s: NorthState, action: int) -> tuple[int, int] | None:
    """Where an answer meets the rival's units, and with how many of one's own."""
    seat = s.seat
    if s.kind == v.MOVE_UNITS:
        where, own = s.source, units_of(s, seat, s.source) + action
    elif s.kind == v.MOVE_TO and action != v.STOP_MOVING:
        where, own = action, units_of(s, seat, action) + units_of(s, seat, s.source)
    elif s.kind == v.RECRUIT_IN:
        recruited = min(1 + count_built(areas_of(s, action), CAMP_ID), s.reserve[seat])
        where, own = action, units_of(s, seat, action) + recruited
    elif s.kind == v.FIGHT_IN:
        where, own = action, units_of(s, seat, action)
    else:
        return None
    return (where, own) if units_of(s, 1 - seat, where) else None


def chance_to_win(s: NorthState, where: int, own: int) -> Fraction:
    """NTG-090, NTG-092, NTG-094, NTG-095: by units and cards; whoever has nobody left after the losses cannot win."""
    rivals = units_of(s, 1 - s.seat, where)
    if own <= 1 + combat.count_towers(s, where):
        return Fraction(0)
    if rivals <= 1:
        return Fraction(1)
    mine, theirs = bonuses(s, s.seat), bonuses(s, 1 - s.seat)
    won = sum(own + one > rivals + other for one in mine for other in theirs)
    return Fraction(won, len(mine) * len(theirs))


def bonuses(s: NorthState, seat: int) -> list[int]:
    """What each card that may be drawn adds; Renew adds nothing, and so does no card."""
    pool = [card for card in range(CARDS) if combat.is_in_pool(s, seat, s.seat, card)]
    return [0 if card == RENEW else s.bonus[card] for card in pool] or [0]
