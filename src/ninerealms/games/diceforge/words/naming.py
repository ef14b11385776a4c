"""Names: seats, resources, faces, dice, cards, islands and the spaces of both boards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.content import SPACE_SCRIPT
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.state import DICE_EACH, RESOURCES, SIDES, SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.seen.view import COLOUR_NAMES, DIE_NAMES
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

RESOURCE_KEYS = ("gold", "sun", "moon", "glory", "original", "loyalty")
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
FACE_FACTS = {face["id"]: face for face in content.FACES}


# --- lists ----------------------------------------------------------------------------------------


def several(thing: Say, count: int) -> Say:
    return thing if count == 1 else Say("several", {"thing": thing, "count": count})


# --- resources ------------------------------------------------------------------------------------


def say_count(resource: int, count: int) -> Say:
    """3 gold."""
    return Say(f"count-{RESOURCE_KEYS[resource]}", {"count": count})


def say_resource(resource: int) -> Say:
    return Say(f"resource-{RESOURCE_KEYS[resource]}")


def each_count(row: Sequence[int]) -> list[Say]:
    """The amounts of a row of six resources."""
    return [say_count(resource, row[resource]) for resource in range(RESOURCES) if row[resource]]


def say_cost(sun: int, moon: int) -> Say:
    return all_of(each_count([0, sun, moon, 0, 0, 0]))


# --- faces and dice -------------------------------------------------------------------------------


def say_face(face: str) -> Say:
    """A face as it stands in a list."""
    return Say(f"face-{face}")


def one_face(face: str) -> Say:
    """A face as it stands in a sentence: with its article, where it is more than resources."""
    return Say(f"face-one-{face}" if "kind" in FACE_FACTS[face] else f"face-{face}")


def one_face_of(face: int) -> Say:
    return one_face(content.face_ids[face])


def shown_face(s: ForgeState, die: int) -> Say:
    """What a die shows."""
    return one_face_of(board.shown(s, die))


def face_brief(face: str) -> Say | None:
    """What a face that is more than resources does."""
    facts = FACE_FACTS[face]
    if "kind" not in facts:
        return None
    if facts["kind"] != "depends":
        return Say(f"brief-{facts['kind']}")
    gains = [all_of(each_count(content.amounts(facts[part]))) for part in ("gain", "hit")]
    wants = RESOURCE_KEYS[content.RESOURCES.index(facts["wants"])]
    return Say("brief-depends", {"gain": gains[0], "hit": gains[1], "wants": Say(f"some-{wants}")})


def say_face_effect(face: str) -> Say:
    """What a face does, whatever it is."""
    return face_brief(face) or Say("face-gives", {"amount": say_face(face)})


def each_face_counted(faces: Iterable[Say]) -> list[Say]:
    """Equal neighbours are counted: 1 gold ×5."""
    return [several(face, len(list(group))) for face, group in groupby(faces)]


def say_die(die: int) -> Say:
    """The light or the dark die of whoever the sentence is about."""
    return Say(f"die-{DIE_NAMES[die % DICE_EACH]}")


def say_die_of(die: int) -> Say:
    """Fjord's light die."""
    return Say(f"die-of-{DIE_NAMES[die % DICE_EACH]}", {"seat": say_seat(die // DICE_EACH)})


def say_die_for(seat: int, die: int) -> Say:
    """One of all dice as a seat calls it: the light die, or Fjord's light die."""
    return say_die(die) if die // DICE_EACH == seat else say_die_of(die)


def spot_face(s: ForgeState, seat: int, spot: int) -> Say:
    return one_face_of(s.die[seat * SPOTS_EACH + spot])


def spot_die(spot: int) -> Say:
    return say_die(spot // SIDES)


def say_spot(s: ForgeState, seat: int, spot: int) -> Say:
    """One of the twelve sides of a player's dice."""
    return Say("spot", {"face": spot_face(s, seat, spot), "die": spot_die(spot), "side": spot % SIDES + 1})


# --- everything else ------------------------------------------------------------------------------


def say_card(card: int) -> Say:
    return Say(f"set-{content.set_ids[card]}")


def say_effect(card: int) -> Say:
    return Say(f"effect-{content.set_ids[card]}")


def effects_of(card: int) -> tuple[Say, ...]:
    """What a card does and how often, and its glory at the end of the game."""
    glory = Say("sheet-glory", {"points": say_count(v.GLORY, content.set_points[card])})
    if is_glory_only(card):
        return (glory,)
    effect = say_effect(card)
    if content.set_reinforces[card]:
        effect = Say("effect-each-turn", {"effect": effect})
    return (effect, glory) if content.set_points[card] else (effect,)


def say_whole_effect(card: int) -> Say:
    """The same in one breath."""
    return joined(effects_of(card), "clause-more")


def is_glory_only(card: int) -> bool:
    return bool(content.SETS[card]["type"] == "none")


def say_gist(card: int) -> Say:
    """The effect of a card in symbols and a few words."""
    return Say(f"gist-{content.set_ids[card]}")


def say_whole_gist(card: int) -> Say:
    """The same for a card that is taken: how often, and its glory."""
    points = content.set_points[card]
    if is_glory_only(card):
        return Say("gist-only-points", {"points": points})
    gist = Say("gist-each-turn", {"gist": say_gist(card)}) if content.set_reinforces[card] else say_gist(card)
    return Say("gist-points", {"gist": gist, "points": points}) if points else gist


def say_island(island: int) -> Say:
    """Islands are numbered from 0 inside, from I outside."""
    return Say("island", {"number": ROMAN[island]})


def say_colour(colour: int) -> Say:
    return Say(f"colour-{COLOUR_NAMES[colour]}")


def say_space(space: str) -> Say:
    """A space of the labyrinth: upper path 3."""
    lane, number = space[:1].lower(), space[1:]
    return Say(f"space-{lane}", {"number": number}) if number.isdigit() else Say(f"space-{space.lower()}")


def say_space_effect(space: str, treasure: str | None = None) -> Say:
    """What a space gives; a treasure room gives the back of what lies there."""
    if treasure is None:
        return Say(f"space-effect-{space.lower()}")
    return all_of(treasure_gain(treasure, "back"))


def treasure_gain(treasure: str, side: str) -> list[Say]:
    facts = content.TREASURES[content.treasure_ids.index(treasure)]
    return each_count(content.amounts(facts[side]))


def say_allegiance(space: str) -> Say:
    """A space of the Titans board: Rebellion 11b."""
    if space == "0":
        return Say("allegiance-start")
    return Say("allegiance-rebel" if space[0] == "-" else "allegiance-loyal", {"step": space.lstrip("-")})


def say_zone(zone: str) -> Say:
    return Say(f"zone-{zone.lower() or 'none'}")


def say_source(source: int) -> Say:
    """What a question comes from: a card, a Celestial face, a space, a face."""
    if source >= v.SOURCE_FACE:
        return say_face(content.face_ids[source - v.SOURCE_FACE])
    script = source - v.SOURCE_SCRIPT
    if script in content.SETS:
        return say_card(script)
    return say_space(content.space_ids[script - SPACE_SCRIPT]) if script >= SPACE_SCRIPT else Say("celestial-die")
