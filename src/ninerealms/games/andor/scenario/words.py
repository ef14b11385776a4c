"""The words of a scenario: answers, things and log lines by name instead of by number."""

from __future__ import annotations

import re
from collections.abc import Callable

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.state import AndorState
from ninerealms.kit.scenario import Word

NO_ANSWER = -1
YES_NO = ("no", "yes")
BOSSES = ("buffalo", "king", "being")
# Every thing by the first of its kind and how many there are.
BLOCKS: dict[str, tuple[int, int]] = {
    "blade": (st.BLADE, 1),
    "bow": (st.BOW, 2),
    "falcon": (st.FALCON, 1),
    "flask": (st.FLASK, 5),
    "spyglass": (st.SPYGLASS, 2),
    "knife": (st.KNIFE, 2),
    "hope": (st.HOPE, 4),
    "mushroom": (st.MUSHROOM, 3),
    "rock": (st.ROCK, 3),
    "plant": (st.PLANT, 2),
    "iquar": (st.IQUAR, 2),
    "fragment": (st.FRAGMENT, 3),
    "blue": (st.BLUE, 4),
    "diagram": (st.DIAGRAM, 1),
    "crown": (st.CROWN, 1),
    "log": (st.LOG, 5),
}
THINGS: list[str] = [
    name if count == 1 else f"{name}-{n + 1}" for name, (_, count) in BLOCKS.items() for n in range(count)
]
FIXED: dict[str, dict[int, str]] = {
    "JOIN": dict(enumerate(YES_NO)),
    "CANCEL_EVENT": dict(enumerate(YES_NO)),
    "CLEAR_ON": dict(enumerate(YES_NO)),
    "FIRE_ON": dict(enumerate(YES_NO)),
    "FLAPS_LOOKS": {v.LOOK_INTO_FOG: "fog", v.LOOK_NOWHERE: "none"},
    "LOOK_AT": {v.LOOK_NO_MORE: "stop"},
    "WIDOW_ON": dict(enumerate(YES_NO)),
    "FIGHT_ON": {v.BREAK_OFF: "break off", v.ON: "on"},
    "BEFORE_FOE": {v.ENOUGH: "enough", v.LANCE: "lance", v.SCARE: "scare"},
    "BLADE_FIGHT": {v.ENOUGH: "enough", v.WITH_BLADE: "blade", v.WITH_STONE: "stone"},
    "TURN_DIE": {v.TURN_NONE: "none"},
    "HEAL": {v.NOBODY_ELSE: "none"},
    "RING": {v.NOBODY_ELSE: "none"},
    "DRINK": {v.NOBODY_ELSE: "none"},
    "SPIRIT": {st.SPIRIT_LARGE: "large", st.SPIRIT_SMALL: "small", st.SPIRIT_HEAD: "head"},
}
IN_ACT: dict[int, str] = {
    v.TAKE_TILE: "tile",
    v.SIP: "sip",
    v.STAY: "stay",
    v.FIGHT_WIDOW: "fight widow",
    v.PASS: "pass",
    v.SEND_FLAPS: "flaps",
    v.SHOOT_CATAPULT: "catapult",
    v.CLEAR_ROCK: "clear",
    v.END_DAY: "end day",
}
IN_FREE: dict[int, str] = {
    v.BUY_STRENGTH: "buy strength",
    v.PREPARE: "prepare",
    v.USE_PLANTS: "plants",
    v.PAY_TAKOTA: "takota",
    v.STOP: "stop",
}


def hero_name(s: AndorState, seat: int) -> str:
    """A seat by its hero."""
    return content.hero_ids[s.hero[seat]] if 0 <= seat < s.players else f"seat-{seat}"


def space_name(s: AndorState, space: int) -> str:
    """What is printed on a space."""
    return content.printed(space, s.side)


def foe_name(foe: int) -> str:
    return content.creature_ids[foe] if foe < len(content.creature_ids) else ("widow", "rock")[foe - st.WIDOW]


def act_word(s: AndorState, action: int) -> str:
    """An answer to ACT or GO_ON."""
    if action in IN_ACT:
        return IN_ACT[action]
    if action < v.VIA:
        return f"go {space_name(s, action)}"
    if action < v.TAKE_ALONG:
        return f"via {space_name(s, action - v.VIA)}"
    if action < v.TAKE_TILE:
        return f"take {hero_name(s, action - v.TAKE_ALONG)}"
    if action < v.FIGHT_BOSS:
        return f"fight {space_name(s, action - v.FIGHT)}"
    if action < v.FIGHT_KNIGHT:
        return f"fight {BOSSES[action - v.FIGHT_BOSS]}"
    if action < v.FIGHT_SENTINEL:
        return f"fight knight-{action - v.FIGHT_KNIGHT + 1}"
    if action < v.FIGHT_WIDOW:
        return f"fight sentinel-{action - v.FIGHT_SENTINEL + 1}"
    return f"free {hero_name(s, action - v.FREE_OF)}"


def free_word(s: AndorState, action: int) -> str:
    """A free action, or what is handed over by falcon."""
    if action in IN_FREE:
        return IN_FREE[action]
    if action < v.DROP:
        return f"pick {thing_name(action)}"
    if action < v.GIVE:
        return f"drop {thing_name(action - v.DROP)}"
    if action < v.GIVE_GOLD:
        return f"give {thing_name((action - v.GIVE) // 4)} to {hero_name(s, (action - v.GIVE) % 4)}"
    if action < v.USE:
        return f"gold to {hero_name(s, action - v.GIVE_GOLD)}"
    if action < v.BUY_STRENGTH:
        return f"use {thing_name(action - v.USE)}"
    if action < v.PREPARE:
        return f"buy {item_name(action - v.BUY_ITEM)}"
    if action < v.FLY:
        return f"call {hero_name(s, action - v.FIRE_CALL)}"
    return f"fly {hero_name(s, action - v.FLY)}"


def thing_name(thing: int) -> str:
    return THINGS[thing] if 0 <= thing < len(THINGS) else f"thing-{thing}"


def item_name(kind: int) -> str:
    return content.ITEM_KINDS[kind] if kind < len(content.ITEM_KINDS) else f"item-{kind}"


def die_word(s: AndorState, action: int) -> str:
    """Keep, roll on, or a die by what it shows."""
    plain = {v.KEEP: "keep", v.ROLL_ON: "roll", v.REROLL_TWO: "reroll", v.ALL_AT_ONCE: "all"}
    if action in plain:
        return plain[action]
    for first, verb in ((v.USE_DIE, "use"), (v.CROWN_ON, "crown"), (v.KNIFE_ON, "knife")):
        if first <= action < first + st.MOST_DICE:
            return f"{verb} {s.dice[max(s.seat, 0) * st.MOST_DICE + action - first]}"
    return f"die {action}"


def heroes_word(s: AndorState, action: int) -> str:
    """Several heroes, or nobody."""
    return "+".join(hero_name(s, seat) for seat in range(st.SEATS) if action >> seat & 1) or "nobody"


def fight_word(s: AndorState, action: int) -> str:
    """What follows a round, or comes before one; two things at once are joined."""
    if v.KINDS[s.kind].name != "FIGHT_ON":
        return "both"
    if action < v.FREE_IN_FIGHT:
        return f"{hero_name(s, action - v.LEAVE)} leaves"
    return f"free {hero_name(s, action - v.FREE_IN_FIGHT)}"


def share_word(s: AndorState, action: int) -> str:
    return f"{hero_name(s, action // 2)} {('will', 'gold')[action % 2]}"


def turn_word(s: AndorState, action: int) -> str:
    return f"{hero_name(s, action // st.MOST_DICE)} {s.dice[action]}"


BY_POINT: dict[str, Callable[[AndorState, int], Word]] = {
    "act": act_word,
    "way": act_word,
    "free": free_word,
    "heroes": heroes_word,
    "fight": fight_word,
    "hero": hero_name,
    "share": share_word,
    "thing": lambda _, action: thing_name(action),
    "item": lambda _, action: item_name(action),
    "event": lambda _, action: action + 1,
    "reward": lambda _, action: f"{action} gold",
    "space": space_name,
}


def word_of(s: AndorState, action: int) -> Word:
    """An answer to the pending question in words."""
    kind = v.KINDS[s.kind]
    fixed = FIXED.get(kind.name, {})
    if action in fixed:
        return fixed[action]
    if kind.name == "CHOOSE_HERO":
        return content.hero_ids[action]
    if kind.points_at == "die":
        return turn_word(s, action) if kind.name == "TURN_DIE" else die_word(s, action)
    say = BY_POINT.get(kind.points_at)
    return action if say is None else say(s, action)


def action_of(s: AndorState, word: Word) -> int:
    """The answer to the pending question that a word stands for, or NO_ANSWER.

    A thing without its number is the first of its kind that is offered, or else spoken of.
    """
    known: list[int] = [*list(s.options)[: s.count], *(s.reasons or {})]
    every: list[int] = [*known, *range(v.KINDS[s.kind].size)]
    for action in every:
        if word_of(s, action) == word:
            return action
    for action in known:
        if re.sub(r"-\d", "", str(word_of(s, action))) == str(word):
            return action
    return NO_ANSWER


def told(s: AndorState, field: str, number: int) -> Word:
    """One number of a log line in words, where it stands for something."""
    match field:
        case "seat" | "companion":
            return hero_name(s, number)
        case "to":
            return hero_name(s, number) if number < st.SEATS else space_name(s, number)
        case "space":
            return space_name(s, number)
        case "hero":
            return content.hero_ids[number]
        case "thing":
            return thing_name(number)
        case "foe":
            return foe_name(number)
        case "fog":
            return content.FOG_KINDS[number]
        case "letter":
            return content.LETTERS[number] if number < len(content.LETTERS) else "beyond"
        case "ending":
            return v.ENDINGS[number].key.removeprefix("end-")
        case "event" | "tower" | "takota" | "legend":
            return number + 1
        case _:
            return number
