"""The words of a scenario: answers, cards and log lines by name instead of by number."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight
from ninerealms.games.yggdrasil.rules.state import CAGE, CARDS_OF_A_GOD, OFF, SON_A, WORLDS, YggState
from ninerealms.games.yggdrasil.seen import view
from ninerealms.kit.scenario import Word

NO_ANSWER = -1
SPOILS = ("none", "elf", "lost-die", "die")
WOLVES = ("skoll", "hati")
YES_NO = ("no", "yes")
THINGS = v.GIVE_NO_MORE + 1
DUTIES: dict[int, str] = {
    v.NO_DUTY: "none",
    v.ACT: "act",
    v.RESTORE: "restore",
    v.SAGA_ACT: "saga",
    v.REGAIN_LIFE: "regain",
    v.GIVE_LIFE: "give",
}
FIXED: dict[str, dict[int, str]] = {
    "TRAVEL_WITH": {v.STAY: "stay"},
    "APPLY_RUNE": {v.NO_RUNE: "none"},
    "MOVE_GOD": {v.NO_JOURNEY: "none"},
    "DEED_WHERE": {v.NO_DEED: "none"},
    "REROLL": {v.REROLL_GOD: "god", v.THROW_AGAIN: "throw", v.NO_REROLL: "none"},
    "CHANGE_DIE": {
        v.CHANGE_GOD: "god",
        v.ELVES_OF_FREYR: "freyr",
        v.HERO_OF_FREYJA: "freyja",
        v.CHANGE_NO_MORE: "none",
    },
    "COMRADE_ELF": dict(enumerate(YES_NO)),
    "KEEP_ELF": dict(enumerate(YES_NO)),
    "KEEP_DIE": dict(enumerate(YES_NO)),
    "ACT_THERE": dict(enumerate(YES_NO)),
    "ORDER_CARDS": {0: "keep", 1: "swap"},
    "GIVE_WHAT": {v.GIVE_NO_MORE: "none"},
    "KIN_TAKE": {v.KIN_NO_MORE: "none"},
    "DUTY": DUTIES,
}


def god_name(s: YggState, figure: int) -> str:
    """A figure by its god; a player by its seat while no god is chosen."""
    return content.god_ids[s.god[figure]] if s.god[figure] >= 0 else f"seat-{figure}"


def card_name(s: YggState, card: int) -> str:
    """A card by its enemy and its god: surt of thor."""
    return f"{content.enemy_ids[card % CARDS_OF_A_GOD]} of {god_name(s, card // CARDS_OF_A_GOD)}"


def thing_name(thing: int) -> str:
    """An artifact, an Elf or a Vanir die."""
    if thing < len(content.artifact_ids):
        return content.artifact_ids[thing]
    return "elf" if thing == v.AN_ELF else "die"


def place_name(place: int) -> str:
    """A world, the Cage, the page, or nowhere."""
    if 0 <= place < WORLDS:
        return content.world_ids[place]
    return "cage" if place == CAGE else "off" if place == OFF else "page"


def word_of(s: YggState, action: int) -> Word:
    """An answer to the pending question in words."""
    kind = v.KINDS[s.kind]
    fixed = FIXED.get(kind.name, {})
    if action in fixed:
        return fixed[action]
    match kind.points_at:
        case "god":
            return content.god_ids[action]
        case "figure":
            return god_name(s, action)
        case "world":
            return content.world_ids[action]
        case "duty":
            return f"fight {view.opponent_id(action - v.FIGHT)}"
        case "opponent":
            return view.opponent_id(action)
        case "journey":
            return f"{god_name(s, action // WORLDS)} to {content.world_ids[action % WORLDS]}"
        case "deed":
            return f"{('act', 'restore', 'saga')[action // WORLDS]} {content.world_ids[action % WORLDS]}"
        case "card":
            return card_name(s, s.wheel[action]) if s.wheel[action] >= 0 else f"empty {action}"
        case "theirs":
            return f"{thing_name(action % THINGS)} of {god_name(s, action // THINGS)}"
        case other:
            return plain_word(other, action)


def plain_word(points_at: str, action: int) -> Word:
    """Answers that sound the same on every table."""
    match points_at:
        case "holder":
            return f"holder-{action + 1}"
        case "creature":
            return content.creature_ids[action]
        case "rune":
            return content.RUNES[action]
        case "die":
            return content.FACE_IDS[action]
        case "spoil":
            return SPOILS[action]
        case "jotun":
            return content.jotun_ids[action]
        case "thing":
            return thing_name(action)
        case "son":
            return content.foe_ids[SON_A + action]
        case "wolf":
            return WOLVES[action]
        case _:
            return action


def action_of(s: YggState, word: Word) -> int:
    """The answer to the pending question that a word stands for, or NO_ANSWER.

    "stay" is the world a figure is in; an artifact on top of a holder stands for the holder.
    """
    kind = v.KINDS[s.kind]
    if word == "stay" and kind.points_at == "world":
        return s.place[s.get(v.DO_SUPPORT_MOVE_FIGURE) if kind.name == "MOVE_SUPPORT" else s.seat]
    if kind.points_at == "holder" and word in content.artifact_ids:
        artifact, tops = content.artifact_ids.index(str(word)), list(s.holder)
        return tops.index(artifact) if artifact in tops else NO_ANSWER
    for action in range(kind.size):
        if is_possible(s, kind.points_at, action) and word_of(s, action) == word:
            return action
    return NO_ANSWER


def is_possible(s: YggState, points_at: str, action: int) -> bool:
    """Whether a number stands for something on this table."""
    if points_at == "figure":
        return action < s.gods or action == v.STAY
    if points_at == "journey":
        return action // WORLDS < s.gods or action == v.NO_JOURNEY
    if points_at == "theirs":
        return action // THINGS < s.gods or action == v.KIN_NO_MORE
    if points_at == "duty":
        return action in DUTIES or v.FIGHT <= action < v.FIGHT + fight.TARGETS
    if points_at == "opponent":
        return action < fight.TARGETS or action == v.NO_FIGHT
    return True


IDS: dict[str, list[str]] = {
    "god": content.god_ids,
    "enemy": content.enemy_ids,
    "foe": content.foe_ids,
    "world": content.world_ids,
    "target": content.world_ids,
    "artifact": content.artifact_ids,
    "creature": content.creature_ids,
    "jotun": content.jotun_ids,
    "face": list(content.FACE_IDS),
    "stone": content.stone_ids,
    "rune": list(content.RUNES),
    "icon": list(content.ICONS),
    "page": content.page_ids,
    "grade": list(view.GRADES),
    "spoil": list(SPOILS),
    "wolf": list(WOLVES),
}


def told(s: YggState, field: str, number: int) -> Word:
    """One number of a log line in words, where it stands for something."""
    if field in ("figure", "owner", "other", "holder"):
        return god_name(s, number)
    if field in IDS:
        return IDS[field][number]
    if field == "place":
        return place_name(number)
    if field == "opponent":
        return view.opponent_id(number)
    if field == "thing":
        return thing_name(number)
    if field == "ending":
        return v.ENDINGS[number].key.removeprefix("end-")
    return number
