"""The answers in words: what each of them does."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.fights import foe as opponent
from ninerealms.games.andor.rules.state import BUFFALO, KNIGHT, SENTINEL, SPACES, THINGS, WIDOW, AndorState
from ninerealms.games.andor.seen.ways_seen import see_ways
from ninerealms.games.andor.words import answers
from ninerealms.games.andor.words.naming import (
    Values,
    each_thing,
    say_count,
    say_foe,
    say_hero,
    say_space,
)
from ninerealms.kit.say import joined
from ninerealms.text.words import Say


def say_option(s: AndorState, action: int) -> Say:
    """One answer to the pending question."""
    plain = PLAIN.get(s.kind)
    return ANSWERS[s.kind](s, action) if plain is None else plain(action)


# --- heroes ----------------------------------------------------------------------------------------


def choose_hero(action: int) -> Say:
    name = content.hero_ids[action]
    return Say("do-choose-hero", {"hero": Say(f"hero-{name}"), "ability": Say(f"ability-{name}")})


# --- acting and going --------------------------------------------------------------------------------


def say_sight(s: AndorState, where: int) -> Say:
    """What waits on a space."""
    parts = [say_hero(s, seat) for seat in range(s.players) if s.place[seat] == where and seat != s.seat]
    parts += [say_foe(s.on[where] - 1)] if s.on[where] else []
    parts += [say_foe(BUFFALO + i) for i in range(len(s.boss)) if s.boss[i] == where]
    parts += [say_foe(KNIGHT) for place in s.knight if place == where]
    parts += [say_foe(SENTINEL) for place in s.sentinel if place == where]
    if widows := board.count_widows(s, where):
        parts.append(say_count("widows", widows))
    fog = board.fog_on(s, where)
    if fog >= 0:
        parts.append(Say("sight-fog" if s.fog[fog] < 0 else f"fog-{content.FOG_KINDS[s.fog[fog]]}"))
    well = board.well_on(s, where)
    if well >= 0:
        parts.append(Say("sight-well" if s.wells & (1 << well) else "sight-well-empty"))
    parts += [Say("figure-merchant")] if s.merchant == where else []
    parts += [Say("sight-tile")] if s.tile == where else []
    parts += list(each_thing(s, where))
    return joined(parts) if parts else Say("sight-nothing")


def say_price(s: AndorState, where: int) -> Values:
    """What the way to a space costs: hours, and willpower for those beyond the seventh."""
    hours, will = next(((way["hours"], way["will"]) for way in see_ways(s) if way["number"] == where), (0, 0))
    if will:
        return {"cost": Say("cost-hours-and-will", {"hours": say_count("hours", hours), "will": will})}
    return {"cost": say_count("hours", hours)}


def go(s: AndorState, action: int) -> Say:
    """An answer of ACT or GO_ON that goes somewhere."""
    if action < SPACES:
        values: Values = {"space": say_space(s.side, action), "sight": say_sight(s, action)}
        return Say("do-go", {**values, **say_price(s, action)})
    if action < v.TAKE_ALONG:
        where = action - v.VIA
        values = {"space": say_space(s.side, where), "sight": say_sight(s, where)}
        return Say("do-go-via", {**values, **say_price(s, where)})
    if action < v.TAKE_TILE:
        return Say("do-take-along", {"hero": say_hero(s, action - v.TAKE_ALONG)})
    if action == v.TAKE_TILE:
        return Say("do-take-tile")
    if action == v.SIP:
        return Say("do-sip")
    return Say("do-stay", {"space": say_space(s.side, s.place[s.seat])})


def act(s: AndorState, action: int) -> Say:
    """An answer of ACT."""
    if action < v.FIGHT:
        return go(s, action)
    if action < v.PASS:
        return say_fight(s, action)
    if action >= v.FREE_OF:
        return Say("do-free-of", {"hero": say_hero(s, action - v.FREE_OF)})
    return Say(answers.PLAIN_ACTS[action])


def foe_of(s: AndorState, action: int) -> tuple[int, int]:
    """Whom an answer of ACT attacks, and where: a foe and a space."""
    if action < v.FIGHT_BOSS:
        where = action - v.FIGHT
        return s.on[where] - 1, where
    if action < v.FIGHT_KNIGHT:
        boss = action - v.FIGHT_BOSS
        return BUFFALO + boss, s.boss[boss]
    if action < v.FIGHT_SENTINEL:
        return KNIGHT, s.knight[action - v.FIGHT_KNIGHT]
    if action < v.FIGHT_WIDOW:
        return SENTINEL, s.sentinel[action - v.FIGHT_SENTINEL]
    return WIDOW, s.place[s.seat]


def say_fight(s: AndorState, action: int) -> Say:
    foe, where = foe_of(s, action)
    key = "do-fight-widow" if foe == WIDOW else "do-fight" if where == s.place[s.seat] else "do-shoot-at"
    if foe < 0:
        return Say("do-fight-nobody", {"space": say_space(s.side, where)})
    values: Values = {"foe": say_foe(foe), "space": say_space(s.side, where)}
    if foe != WIDOW:
        values |= {"strength": opponent.strength_of(s, foe), "will": opponent.will_of(s, foe)}
    return Say(key, values)


# --- free actions --------------------------------------------------------------------------------------


def free(s: AndorState, action: int) -> Say:
    """An answer of FREE or FLIGHT."""
    if action < v.PICK + THINGS:
        return answers.with_thing(s, "do-pick", action - v.PICK)
    if v.DROP <= action < v.DROP + THINGS:
        return answers.with_thing(s, "do-drop", action - v.DROP)
    if v.GIVE <= action < v.GIVE + THINGS * 4:
        thing, seat = divmod(action - v.GIVE, 4)
        return answers.with_thing(s, "do-give", thing, hero=say_hero(s, seat))
    if v.GIVE_GOLD <= action < v.GIVE_GOLD + 4:
        return Say("do-give-gold", {"hero": say_hero(s, action - v.GIVE_GOLD)})
    if v.USE <= action < v.USE + THINGS:
        return answers.use(s, action - v.USE)
    if v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS):
        kind = content.ITEM_KINDS[action - v.BUY_ITEM]
        return Say(
            "do-buy-item", {"thing": Say(f"thing-{kind}"), "does": Say(f"does-{kind}"), "gold": content.price_item}
        )
    if v.FIRE_CALL <= action < v.FLY:
        return Say("do-fire-call", {"hero": say_hero(s, action - v.FIRE_CALL)})
    if v.FLY <= action < v.USE_PLANTS:
        return Say("do-fly", {"hero": say_hero(s, action - v.FLY)})
    return answers.plain_free(action)


# Answers that are the same on every table.
PLAIN: dict[int, Callable[[int], Say]] = {v.CHOOSE_HERO: choose_hero, **answers.PLAIN}
ANSWERS: dict[int, Callable[[AndorState, int], Say]] = {
    v.ACT: act,
    v.GO_ON: go,
    v.FREE: free,
    v.FLIGHT: free,
    **answers.ANSWERS,
}
