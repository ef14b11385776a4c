"""The chances of a fight, in words: before it begins, when others are asked, before each round, while a bow is shot.

The policy and what is not counted stand in `seen/odds.py`; each number says what it counts. The table in words has
only a view; `rebuild` makes of it the part of a state that the odds need.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import hero
from ninerealms.games.andor.rules.fights import dice, fight, foe
from ninerealms.games.andor.rules.state import CROWN, KNIFE, ROCK_FOE, TENAYA, WIDOW, WITH, AndorState
from ninerealms.games.andor.rules.things import bag, spells
from ninerealms.games.andor.seen import dice_odds, fight_odds, odds
from ninerealms.games.andor.words.naming import Values, say_count, say_hero
from ninerealms.kernel.choice import Odds
from ninerealms.kit.percent import percent
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say

KINDS = (*(v.ACT, v.INVITE, v.JOIN, v.FIGHT_ON, v.SHOOT, v.DICE, v.TURN_DIE, v.BEFORE_FOE, v.WIDOW_ON, v.CLEAR_ON),)


class Group(NamedTuple):
    """Heroes who may fight an opponent together."""

    seats: tuple[int, ...]
    place: int
    against: odds.Foe


# --- who would fight ------------------------------------------------------------------------------


def groups_of(s: AndorState, action: int) -> list[Group]:
    """Who would fight by an answer; before an attack the hero alone, then with all who could join."""
    if s.kind == v.ACT and v.FIGHT <= action < v.FIGHT_WIDOW:
        place, against = foe.place_of(s, action), odds.foe_of(s, action)
        able = [seat for seat in range(s.players) if seat != s.seat and can_join(s, seat, place)]
        parties = [(s.seat,), (s.seat, *able)] if able else [(s.seat,)]
        return [Group(seats, place, against) for seats in parties]
    mask = mask_of(s, action)
    seats = tuple(seat for seat in range(s.players) if mask & (1 << seat) and hero.can_pay(s, seat, 1))
    return [Group(seats, s.foe_place, odds.Foe(s.foe, s.foe_strength, s.foe_will))] if seats else []


def can_join(s: AndorState, seat: int, place: int) -> bool:
    return hero.is_awake(s, seat) and fight.obstacle(s, seat, place) == fight.POSSIBLE


def mask_of(s: AndorState, action: int) -> int:
    """Those in the fight after an answer; nobody where it says nothing about a fight."""
    if s.kind == v.INVITE:
        return action | 1 << s.seat
    if s.kind == v.JOIN:
        return s.fighters | (action << s.seat)
    return s.fighters if s.kind == v.FIGHT_ON and action == v.ON else 0


# --- the numbers ----------------------------------------------------------------------------------


def each_odds(s: AndorState, action: int) -> tuple[Odds, ...]:
    """The chances of an answer with what they count, the one that matters most first."""
    if s.kind not in KINDS:
        return ()
    if s.kind in (v.SHOOT, v.DICE, v.TURN_DIE, v.BEFORE_FOE):
        return odds_of_throw(s, action)
    if (s.kind, action) in ((v.ACT, v.FIGHT_WIDOW), (v.WIDOW_ON, 1)):
        won = odds.widow_odds(odds.fighter_of(s, s.seat, s.place[s.seat]))
        return (Odds(shown(won), noted(s, (s.seat,), s.place[s.seat], Say("odds-widow"))),)
    if (s.kind, action) in ((v.ACT, v.CLEAR_ROCK), (v.CLEAR_ON, 1)):
        won = odds.rock_odds(s, s.seat)
        return (Odds(shown(won), noted(s, (s.seat,), s.place[s.seat], Say("odds-rock"))),)
    return tuple(each for n, group in enumerate(groups_of(s, action)) for each in odds_of_group(s, group, n > 0))


def odds_of_group(s: AndorState, group: Group, is_more: bool) -> tuple[Odds, ...]:
    """To win the fight; for the first group also the next round, and that a hero is beaten."""
    fighters = tuple(odds.fighter_of(s, seat, group.place) for seat in group.seats)
    whole = fight_odds.fight_odds(fighters, group.against)
    values: Values = {"hours": say_count("hours", whole.hours), "loss": say_points(whole.loss)}
    if is_more:
        values["heroes"] = all_of([say_hero(s, seat) for seat in group.seats[1:]])
    key = "odds-fight-with" if is_more else "odds-fight-group" if len(fighters) > 1 else "odds-fight"
    found = [Odds(shown(whole.won), noted(s, group.seats, group.place, Say(key, values)))]
    if not is_more:
        found.append(Odds(shown(odds.round_odds(fighters, group.against).won), Say("odds-round")))
        beaten = shown(whole.beaten)
        found += [Odds(beaten, Say("odds-beaten"))] if beaten else []
    return tuple(found)


def round_after(s: AndorState, action: int) -> odds.RoundOdds:
    """The round by what is answered once dice are thrown: stop or roll on, change one, turn one, take one away."""
    if s.kind == v.BEFORE_FOE:
        return dice_odds.settled_odds(s, int(action != v.ENOUGH))
    if s.kind == v.TURN_DIE:
        return dice_odds.turn_odds(s, action)
    if action in (v.ROLL_ON, v.ALL_AT_ONCE):
        return odds.shot_odds(s, s.seat)[action]
    return dice_odds.change_odds(s, s.seat, action)


def odds_of_throw(s: AndorState, action: int) -> tuple[Odds, ...]:
    """What an answer to lying dice is worth."""
    found = round_after(s, action)
    if s.foe in (WIDOW, ROCK_FOE):
        return (Odds(shown(found.won), Say("odds-widow" if s.foe == WIDOW else "odds-rock")),)
    return (Odds(shown(found.won), Say("odds-this-round", {"loss": say_points(float(found.loss))})),)


def shown(chance: float | Fraction) -> float:
    """A chance as its percent says it; what a sum of fractions misses of 0 and 1 is none."""
    return percent(round(float(chance), 9)) / 100


def say_points(points: float) -> Say:
    """2.4, with the sign each language has for it."""
    whole, tenth = divmod(round(10 * points), 10)
    return Say("odds-points", {"whole": whole, "tenth": tenth})


# --- what is counted ------------------------------------------------------------------------------


def noted(s: AndorState, seats: tuple[int, ...], place: int, text: Say) -> Say:
    """With how bows are shot, and what these heroes could use but is not counted."""
    notes = []
    if any(is_shooting(s, seat, place) for seat in seats):
        notes.append(Say("odds-bows"))
    left_out = each_left_out(s, seats, place)
    if left_out:
        notes.append(Say("odds-not-counted", {"things": joined(left_out)}))
    return Say("odds-noted", {"odds": text, "notes": joined(notes, "clause-more")}) if notes else text


def is_shooting(s: AndorState, seat: int, place: int) -> bool:
    return odds.fighter_of(s, seat, place).is_archer and hero.dice_of(s, seat) > 1


def each_left_out(s: AndorState, seats: tuple[int, ...], place: int) -> list[Say]:
    found = []
    if any(bag.has(s, seat, KNIFE, dice.KNIVES) for seat in seats):
        found.append(Say("thing-knife"))
    if s.where[CROWN] - WITH in seats:
        found.append(Say("thing-crown"))
    if spells.can_use(s) and hero.seat_of(s, TENAYA) in seats:
        found.append(Say("spell-ready"))
    if s.flaps == place:
        found.append(Say("figure-flaps"))
    return found
