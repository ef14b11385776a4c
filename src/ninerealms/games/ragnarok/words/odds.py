"""The chance of a Battle or a hunt, in words: what the number is, and what it counts."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import hero
from ninerealms.games.ragnarok.rules.rules import RagnarokRules
from ninerealms.games.ragnarok.rules.state import FANG, REALM, RagnarokState
from ninerealms.games.ragnarok.seen import hunt_odds, odds
from ninerealms.games.ragnarok.words.naming import say_artefact
from ninerealms.kernel.choice import Odds
from ninerealms.kit.percent import shown
from ninerealms.kit.say import joined
from ninerealms.text.words import Say

RULES = RagnarokRules()


def each_odds(s: RagnarokState, action: int) -> tuple[Odds, ...]:
    """The odds of an answer that leads to a Battle or a hunt, or settles one."""
    if s.kind == v.MOVE_TO:
        return odds_of_move(s, action)
    if s.kind == v.SACRIFICE:
        chance = odds.of_sacrifice(s, s.seat, action)
        return () if chance is None else (battle_odds(s, float(chance), s.battle_at),)
    if s.kind == v.PLAY_CARD:
        return (Odds(shown(float(odds.of_card(s, s.seat, action))), Say("odds-battle")),)
    if s.kind == v.MONSTERS_HOW and action != v.ACTIVATE_SOME:
        return (odds_of_hunt(s, action, action),)
    if s.kind == v.HUNT_ON and action == v.YES:
        return (odds_of_hunt(s, s.hunted, action),)
    return ()


def odds_of_move(s: RagnarokState, action: int) -> tuple[Odds, ...]:
    region = odds.region_of(action)
    chance = odds.of_move(s, s.seat, s.source, region)
    return () if chance is None else (battle_odds(s, float(chance), region),)


def battle_odds(s: RagnarokState, chance: float, region: int) -> Odds:
    """With what could still be used, but is not counted."""
    left_out = list(each_left_out(s, region))
    if not left_out:
        return Odds(shown(chance), Say("odds-battle"))
    return Odds(shown(chance), Say("odds-battle-without", {"things": joined(left_out)}))


def each_left_out(s: RagnarokState, region: int) -> list[Say]:
    """Frost Giants, Root Fang and Beowulf on either side of a Battle, as far as everybody can see them."""
    rival = odds.enemy_in(s, s.seat, region)
    seats = [s.seat] if rival is None else [s.seat, rival]
    found = []
    if s.mode == REALM and s.kind == v.MOVE_TO:
        here = s.army_at[s.source]
        if any(s.giant_at[seat] in (region, here if seat == s.seat else region) for seat in seats):
            found.append(Say("sight-figures", {"count": 1}))
    if s.slayer[FANG] in seats and not s.used & 1 << FANG:
        found.append(say_artefact(FANG))
    if any(hero.can_rage(s, seat, region) for seat in seats):
        found.append(Say("odds-berserk"))
    return found


def odds_of_hunt(s: RagnarokState, monster: int, first: int) -> Odds:
    """Out of many hunts that were tried with the cards in hand."""
    found = hunt_odds.hunt_odds(RULES, s, s.seat, monster, first)
    return Odds(min(0.99, max(0.01, round(found.chance, 2))), Say("odds-hunt", {"count": hunt_odds.SAMPLES}))
