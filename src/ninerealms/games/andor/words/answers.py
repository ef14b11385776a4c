"""Answers in words, second part: fights, dice, rewards, tokens and cards."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules.state import MOST_DICE, SPYGLASS, AndorState
from ninerealms.games.andor.words.naming import (
    SLOTS,
    Values,
    say_count,
    say_effect,
    say_event_card,
    say_foe,
    say_hero,
    say_space,
    say_thing_of,
)
from ninerealms.kit.say import all_of
from ninerealms.text.words import Say

PLAIN_ACTS = {
    v.PASS: "do-pass",
    v.SEND_FLAPS: "do-send-flaps",
    v.SHOOT_CATAPULT: "do-catapult",
    v.CLEAR_ROCK: "do-clear-rock",
    v.END_DAY: "do-end-day",
}


def with_thing(s: AndorState, key: str, thing: int, **more: Say) -> Say:
    return Say(key, {"thing": say_thing_of(s, thing), **more})


def use(s: AndorState, thing: int) -> Say:
    key = "do-look" if SPYGLASS <= thing < SPYGLASS + 2 else "do-use"
    return Say(key, {"thing": say_thing_of(s, thing), "does": say_effect(s, thing)})


def plain_free(action: int) -> Say:
    if action == v.BUY_STRENGTH:
        return Say("do-buy-strength", {"gold": content.price_strength})
    if action == v.PREPARE:
        return Say("do-prepare", {"will": content.spell_price})
    if action == v.USE_PLANTS:
        return Say("do-use-plants", {"will": content.two_plants})
    if action == v.PAY_TAKOTA:
        return Say("do-pay-takota", {"gold": content.takota_gold})
    return Say("do-stop")


# --- a fight --------------------------------------------------------------------------------------------


def invite(s: AndorState, action: int) -> Say:
    seats = [seat for seat in range(s.players) if action & (1 << seat) and seat != s.seat]
    if not seats:
        return Say("do-fight-alone")
    return Say("do-invite", {"heroes": all_of([say_hero(s, seat) for seat in seats])})


def join(s: AndorState, action: int) -> Say:
    return Say("do-join" if action else "do-decline", {"foe": say_foe(s.foe)})


def fight_on(s: AndorState, action: int) -> Say:
    if action == v.BREAK_OFF:
        return Say("do-break-off")
    if action == v.ON:
        return Say("do-fight-on", {"round": s.round + 1})
    if action >= v.FREE_IN_FIGHT:
        return Say("do-free-of", {"hero": say_hero(s, action - v.FREE_IN_FIGHT)})
    return Say("do-leave", {"hero": say_hero(s, action - v.LEAVE)})


def die_of(s: AndorState, seat: int, die: int) -> int:
    return s.dice[seat * MOST_DICE + die]


def roll(s: AndorState, action: int) -> Say:
    """An answer of DICE or SHOOT."""
    seat = s.seat
    if action == v.KEEP:
        return Say("do-keep")
    if action == v.ROLL_ON:
        return Say("do-roll-on")
    if action == v.REROLL_TWO:
        return Say("do-reroll-two")
    if action == v.ALL_AT_ONCE:
        return Say("do-all-at-once")
    if action < v.CROWN_ON:
        return Say("do-knife", {"die": die_of(s, seat, action - v.KNIFE_ON)})
    if action < v.USE_DIE:
        die = die_of(s, seat, action - v.CROWN_ON)
        return Say("do-crown", {"die": die, "after": 7 - die})
    return Say("do-use-die", {"die": die_of(s, seat, action - v.USE_DIE)})


def turn_die(s: AndorState, action: int) -> Say:
    if action == v.TURN_NONE:
        return Say("do-turn-none")
    seat, die = divmod(action, MOST_DICE)
    face = die_of(s, seat, die)
    return Say("do-turn-die", {"hero": say_hero(s, seat), "die": face, "after": 7 - face})


def somebody(key: str) -> Callable[[AndorState, int], Say]:
    """A hero, or nobody."""

    def say(s: AndorState, action: int) -> Say:
        if action >= v.NOBODY_ELSE:
            return Say(f"{key}-nobody")
        return Say(key, {"hero": say_hero(s, action)})

    return say


def before_foe(s: AndorState, action: int) -> Say:
    return Say({v.ENOUGH: "do-enough", v.LANCE: "do-lance", v.SCARE: "do-scare"}[action], {"foe": say_foe(s.foe)})


def blade_fight(s: AndorState, action: int) -> Say:
    keys = {v.ENOUGH: "do-plain-fight", v.WITH_BLADE: "do-with-blade", v.WITH_STONE: "do-with-stone"}
    return Say(keys[action], {"foe": say_foe(s.foe)})


def reward(s: AndorState, action: int) -> Say:
    whole = s.count - 1
    return Say("do-reward", {"gold": action, "will": whole - action})


def share(s: AndorState, action: int) -> Say:
    seat, gold = divmod(action, 2)
    return Say("do-share-gold" if gold else "do-share-will", {"hero": say_hero(s, seat)})


def yes_or_no(key: str) -> Callable[[int], Say]:
    def say(action: int) -> Say:
        return Say(key if action else f"{key}-not")

    return say


# --- tokens and cards ------------------------------------------------------------------------------------


def spirit(action: int) -> Say:
    return Say("do-spirit", {"slot": Say(f"slot-{SLOTS[action]}")})


def drop(s: AndorState, action: int) -> Say:
    return with_thing(s, "do-drop", action)


def look_at(s: AndorState, action: int) -> Say:
    if action == 0:
        return Say("do-look-no-more")
    return Say("do-look-at", {"space": say_space(s.side, action)})


def flaps_to(s: AndorState, action: int) -> Say:
    return Say("do-flaps-to", {"space": say_space(s.side, action)})


def flaps_looks(s: AndorState, action: int) -> Say:
    """Nothing, the fog, or a thing that lies there."""
    if action == v.LOOK_NOWHERE:
        return Say("do-flaps-nothing")
    if action == v.LOOK_INTO_FOG:
        return Say("do-flaps-fog")
    return with_thing(s, "do-flaps-thing", action)


def next_card(action: int) -> Say:
    return Say("do-next-card", {"event": say_event_card(action)})


def take_item(action: int) -> Say:
    kind = content.ITEM_KINDS[action]
    values: Values = {"thing": Say(f"thing-{kind}"), "does": Say(f"does-{kind}")}
    return Say("do-take-item", values)


def who_takes(s: AndorState, action: int) -> Say:
    return Say("do-who-takes", {"hero": say_hero(s, action)})


def drink(s: AndorState, action: int) -> Say:
    if action >= v.NOBODY_ELSE:
        return Say("do-drink-nobody")
    return Say("do-drink", {"hero": say_hero(s, action), "will": say_count("will", content.well)})


ANSWERS: dict[int, Callable[[AndorState, int], Say]] = {
    v.INVITE: invite,
    v.JOIN: join,
    v.FIGHT_ON: fight_on,
    v.DICE: roll,
    v.SHOOT: roll,
    v.TURN_DIE: turn_die,
    v.HEAL: somebody("do-heal"),
    v.BEFORE_FOE: before_foe,
    v.RING: somebody("do-ring"),
    v.REWARD: reward,
    v.SHARE: share,
    v.DRINK: drink,
    v.WHO_TAKES: who_takes,
    v.DROP_ITEM: drop,
    v.DROP_LOG: drop,
    v.LOOK_AT: look_at,
    v.FLAPS_TO: flaps_to,
    v.FLAPS_LOOKS: flaps_looks,
    v.BLADE_FIGHT: blade_fight,
}
PLAIN: dict[int, Callable[[int], Say]] = {
    v.SPIRIT: spirit,
    v.CANCEL_EVENT: yes_or_no("do-cancel-event"),
    v.NEXT_CARD: next_card,
    v.TAKE_ITEM: take_item,
    v.CLEAR_ON: yes_or_no("do-clear-on"),
    v.WIDOW_ON: yes_or_no("do-widow-on"),
    v.FIRE_ON: yes_or_no("do-fire-on"),
}
