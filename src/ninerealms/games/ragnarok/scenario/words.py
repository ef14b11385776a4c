"""The words of a scenario: answers, pieces and log lines by name instead of by number."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    JOTUNHEIM,
    LOKI,
    NOWHERE,
    REALM,
    REGIONS,
    RagnarokState,
)
from ninerealms.kit.scenario import Word, find

NO_ANSWER = -1
FACES = ("move 1", "move 2", "move 2", "attack", "move 1 or attack", "move 2 or attack")
WORDS = [name.replace("-", " ") for name in content.card_ids]
PAIRS = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
INJURIES = (*content.ATTRIBUTES, "fourth")
YES_NO = {v.NO: "no", v.YES: "yes"}
# Answers that are named by their question.
FIXED: dict[str, dict[int, str]] = {
    "USE_ARTEFACT": {v.NO_ARTEFACT: "none"},
    "PRAY_TO": {v.NO_PRAYER: "none"},
    "HEAL_INJURY": {v.NO_HEALING: "none"},
    "HERO_ACT": {v.HERO_MOVES: "move", v.HERO_HEALS: "heal", v.HERO_DRAWS: "draw", v.HERO_RESTS: "none"},
    "RUNE_ACT": {v.RUNE_CONTROL: "control", v.RUNE_ALLIANCE: "alliance", v.RUNE_MARCH: "march", v.NO_RUNE_ACT: "none"},
    "FOLLOW": YES_NO,
    "SACRIFICE": YES_NO,
    "BERSERK": YES_NO,
    "USE_FANG": YES_NO,
    "USE_HIDE": YES_NO,
    "HUNT_ON": {v.NO: "stop", v.YES: "on"},
    "ROLL_OR_MOVE": {0: "roll", 1: "move"},
    "DIE_CHOICE": {0: "move", 1: "attack"},
    "PLAY_CARD": {v.NO_CARD: "pass"},
    "DEFEND": {v.NO_CARD: "none"},
    "COUNTER": {v.NO_STRIKE: "none"},
    "SPECIAL_ACT": {v.BUILD_MONUMENT: "monument", v.NO_ACTION: "none"},
    "PREPARE_WHAT": {v.PREPARE_HEAL: "heal", v.PREPARE_DRAW: "draw"},
    "REALM_BONUS": {v.NO_BONUS: "none"},
    "ALFHEIM_HOW": {v.PLACE_HERO: "hero", v.HEAL: "heal"},
    "NIFLHEIM_HOW": {v.SAIL: "sail", v.PLACE: "army"},
    "MONSTERS_HOW": {v.ACTIVATE_SOME: "activate"},
    "ACTIVATE_NEXT": {v.NO_MONSTER: "none"},
    "LOKI_TO": {v.LOKI_STAYS: "none"},
}


def realm_name(s: RagnarokState, realm: int) -> str:
    """A realm; Utgard lies where Jotunheim was."""
    return "utgard" if realm == JOTUNHEIM and s.mode == REALM else content.realm_ids[realm]


def monster_name(monster: int) -> str:
    return "loki" if monster == LOKI else content.monster_ids[monster]


def army_name(s: RagnarokState, army: int) -> str:
    """`A3 in 6`, and whose it is if not that of the seat asked: `A3 of 1 in 6`."""
    if army == v.NO_ARMY:
        return "none"
    seat = army // ARMIES
    where = "nowhere" if s.army_at[army] == NOWHERE else f"in {s.army_at[army] + 1}"
    owner = "" if seat == s.seat else f" of {seat}"
    return f"A{s.army_value[army]}{owner} {where}"


def figure_name(s: RagnarokState, figure: int) -> str:
    """A monster, or one of the Giants by its Region: `giant in 4`."""
    if figure < v.FIGURE:
        return content.monster_ids[figure]
    return f"giant in {s.figure_at[figure - v.FIGURE] + 1}"


def strike_name(strike: int) -> str:
    """A card, or a pair of one symbol: `axe 1+3`."""
    if strike < v.PAIR:
        return WORDS[strike]
    one, other = PAIRS[(strike - v.PAIR) % len(PAIRS)]
    return f"{content.SYMBOLS[(strike - v.PAIR) // len(PAIRS)]} {one}+{other}"


def word_of(s: RagnarokState, action: int) -> Word:
    """An answer to the pending question in words."""
    kind = v.KINDS[s.kind]
    fixed = FIXED.get(kind.name, {})
    if action in fixed:
        return fixed[action]
    match kind.points_at:
        case "army":
            return army_name(s, action)
        case "figure":
            return figure_name(s, action)
        case "realm":
            return realm_name(s, action)
        case "region" | "attack":
            return action + 1
        case "way":
            return action + 1 if action < v.BY_SEA else f"sea {action - v.BY_SEA + 1}"
        case "hunt":
            return f"hunt {monster_name(action)}"
        case "strike":
            return strike_name(action)
        case "preparation":
            return content.RUNES[action - v.PREPARE_RUNE]
        case other:
            return named(other, action)


IDS: dict[str, list[str]] = {
    "hero": content.hero_ids,
    "artefact": content.artefact_ids,
    "monument": content.monument_ids,
    "injury": list(INJURIES),
    "attribute": list(content.ATTRIBUTES),
    "rune": list(content.RUNES),
    "card": WORDS,
    "action": [*content.action_ids, "monument"],
    "sea": list(content.SEAS),
    "wound": list(content.WOUNDS),
    "monster": [*content.monster_ids, "loki"],
    "face": list(FACES),
}


def named(points_at: str, number: int) -> Word:
    """What sounds the same on every table."""
    names = IDS.get(points_at, [])
    return names[number] if 0 <= number < len(names) else number


def is_possible(s: RagnarokState, points_at: str, action: int) -> bool:
    """Whether a number stands for a piece that is on this table."""
    if points_at == "army" and action < ALL_ARMIES:
        return s.army_at[action] != NOWHERE
    if points_at == "figure" and action >= v.FIGURE:
        return s.figure_at[action - v.FIGURE] != NOWHERE
    return True


def action_of(s: RagnarokState, word: Word) -> int:
    """The answer to the pending question that a word stands for, or NO_ANSWER; of equal pieces one that is offered."""
    kind = v.KINDS[s.kind]
    found = [n for n in range(kind.size) if is_possible(s, kind.points_at, n) and word_of(s, n) == word]
    return next((n for n in found if s.is_offered(n)), found[0] if found else NO_ANSWER)


def told(s: RagnarokState, field: str, number: int) -> Word:
    """One number of a log line in words, where it stands for something."""
    if field in ("region", "target"):
        return number + 1 if 0 <= number < REGIONS else "nowhere"
    if field == "realm":
        return realm_name(s, number)
    if field == "ending":
        return v.ENDINGS[number].key.removeprefix("end-")
    return named(field, number)


def a_card(word: str) -> int:
    """A Combat card by its words: `axe 3`, `wild 4`."""
    return find(word, WORDS, "card")
