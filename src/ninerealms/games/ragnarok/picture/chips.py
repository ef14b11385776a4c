"""What stands on the chips of the band: a short text and a sign for every answer that is nothing on the table."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture.cards import SIGNS
from ninerealms.games.ragnarok.picture.scene import Scene
from ninerealms.games.ragnarok.picture.wheel import ICONS

Sign = tuple[str, str]  # text and icon
# Answers with a text of their own, and their icons.
PLAIN: dict[tuple[str, int], str] = {
    ("USE_ARTEFACT", v.NO_ARTEFACT): "i-pass",
    ("PRAY_TO", v.NO_PRAYER): "i-pass",
    ("RAISE_ARMY", v.NO_ARMY): "i-check",
    ("HEAL_INJURY", v.NO_HEALING): "i-pass",
    ("HERO_ACT", v.HERO_MOVES): "i-move",
    ("HERO_ACT", v.HERO_HEALS): "i-injury",
    ("HERO_ACT", v.HERO_DRAWS): "i-battle",
    ("HERO_ACT", v.HERO_RESTS): "i-pass",
    ("RUNE_ACT", v.RUNE_CONTROL): "i-creature",
    ("RUNE_ACT", v.RUNE_ALLIANCE): "i-alliance",
    ("RUNE_ACT", v.RUNE_MARCH): "i-army",
    ("RUNE_ACT", v.NO_RUNE_ACT): "i-pass",
    ("MOVE_ARMY", v.NO_ARMY): "i-check",
    ("FOLLOW", v.NO): "i-pass",
    ("FOLLOW", v.YES): "i-jotun",
    ("SACRIFICE", v.NO): "i-pass",
    ("SACRIFICE", v.YES): "i-jotun",
    ("BERSERK", v.NO): "i-pass",
    ("BERSERK", v.YES): "i-injury",
    ("USE_FANG", v.NO): "i-pass",
    ("USE_FANG", v.YES): "i-root-fang",
    ("PLAY_CARD", v.NO_CARD): "i-pass",
    ("SPECIAL_ACT", v.BUILD_MONUMENT): "i-monument",
    ("SPECIAL_ACT", v.NO_ACTION): "i-pass",
    ("PREPARE_WHAT", v.PREPARE_HEAL): "i-injury",
    ("PREPARE_WHAT", v.PREPARE_DRAW): "i-battle",
    ("REALM_BONUS", v.NO_BONUS): "i-pass",
    ("ALFHEIM_HOW", v.PLACE_HERO): "i-hero",
    ("ALFHEIM_HOW", v.HEAL): "i-injury",
    ("NIFLHEIM_HOW", v.SAIL): "i-drakkar",
    ("NIFLHEIM_HOW", v.PLACE): "i-army",
    ("MONSTERS_HOW", v.ACTIVATE_SOME): "i-trample",
    ("ACTIVATE_NEXT", v.NO_MONSTER): "i-check",
    ("ROLL_OR_MOVE", v.NO): "i-die",
    ("ROLL_OR_MOVE", v.YES): "i-move",
    ("DIE_CHOICE", v.NO): "i-move",
    ("DIE_CHOICE", v.YES): "i-battle",
    ("LOKI_TO", v.LOKI_STAYS): "i-pass",
    ("COUNTER", v.NO_STRIKE): "i-pass",
    ("DEFEND", v.NO_CARD): "i-injury",
    ("USE_HIDE", v.NO): "i-pass",
    ("USE_HIDE", v.YES): "i-troll-hide",
    ("HUNT_ON", v.NO): "i-pass",
    ("HUNT_ON", v.YES): "i-battle",
}
PAIRS = ((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))
MONSTER_ICONS = ("i-draugr", "i-troll", "i-lindworm", "i-garm", "i-wolf", "i-dragon", "i-jotun", "i-loki")


def pair_words(scene: Scene, action: int) -> Sign:
    """Two cards of one symbol."""
    symbol, which = content.SYMBOLS[(action - v.PAIR) // len(PAIRS)], PAIRS[(action - v.PAIR) % len(PAIRS)]
    names = scene.names
    said = names.say("draw-pair", symbol=names.say(f"symbol-{symbol}"), first=which[0], second=which[1])
    return said, SIGNS[symbol]


def monster_words(scene: Scene, monster: int) -> Sign:
    name = "loki" if monster == len(content.monster_ids) else content.monster_ids[monster]
    return scene.names.say(f"monster-{name}"), MONSTER_ICONS[monster]


def army_words(scene: Scene, army: int) -> Sign:
    """An Army by its owner, value and Region; one that is not to be seen by its place among those of its owner."""
    for sheet in scene.table["players"]:
        for seen in sheet["armies"]:
            if seen["army"] == army:
                where, owner = scene.names.region(seen["region"]), scene.names.seat(seen["seat"])
                return scene.names.say("draw-army", seat=owner, value=seen["value"], region=where), "i-army"
    seat, place = divmod(army, content.GAME["armies"])
    return scene.names.say("draw-army-some", seat=scene.names.seat(seat), number=place + 1), "i-army"


def thing_words(scene: Scene, thing: str, index: int) -> Sign:
    """A thing by its name."""
    names = scene.names
    if thing == "region":
        return names.region(index + 1), "i-land"
    if thing == "by-sea":
        return names.say("draw-by-sea", region=names.region(index + 1)), "i-drakkar"
    if thing == "army":
        return army_words(scene, index)
    if thing == "monster":
        return monster_words(scene, index)
    if thing == "figure":
        return names.say("draw-figure-some", number=index + 1), "i-jotun"
    if thing == "card":
        card = content.card_ids[index]
        return names.card(card), SIGNS[card.partition("-")[0]]
    if thing == "champion":
        return names.say(f"hero-{content.hero_ids[index]}"), f"p-{content.hero_ids[index]}"
    if thing in ("rune", "supply"):
        return names.say(f"rune-{content.RUNES[index]}"), f"i-{content.RUNES[index]}"
    return more_words(scene, thing, index)


def more_words(scene: Scene, thing: str, index: int) -> Sign:
    """The rest of the things: those of boards, wheel and hunts."""
    names = scene.names
    if thing == "wheel":
        return names.say(f"action-{content.action_ids[index]}"), ICONS[index]
    if thing == "realm":
        realm = scene.table["realms"][index] if index < len(scene.table["realms"]) else content.realm_ids[index]
        return names.say(f"realm-{realm}"), f"w-{realm}"
    if thing == "monument":
        god = content.monument_ids[index]
        return names.say(f"god-{god}"), f"i-{god}"
    if thing in ("attribute", "injury"):
        name = content.ATTRIBUTES[index] if index < len(content.ATTRIBUTES) else ""
        return (names.say(f"attribute-{name}"), f"i-{name}") if name else (names.say("draw-injury-fourth"), "i-injury")
    if thing == "artefact":
        name = content.artefact_ids[index]
        return names.say(f"artefact-{name}"), f"i-{name}"
    if thing == "sea":
        return names.say("sea", letter=content.SEAS[index]), "i-drakkar"
    if thing == "wound":
        sort = content.WOUNDS[index]
        return names.say("draw-wound", sort=names.say(f"wound-{sort}")), SIGNS[sort]
    if thing == "attack":
        symbol = content.SYMBOLS[content.attack_weakness[index]]
        values = {"attack": content.attack_value[index], "injuries": content.attack_injuries[index]}
        return names.say("draw-attack", **values, weakness=names.say(f"symbol-{symbol}")), SIGNS[symbol]
    return names.seat(index), "i-hero"


def chip_words(scene: Scene, action: int) -> Sign:
    """Text and icon of an answer."""
    kind = scene.kind
    if (kind, action) in PLAIN:
        return scene.names.say(f"draw-do-{kind.lower().replace('_', '-')}-{action}"), PLAIN[kind, action]
    if kind == "COUNTER" and action >= v.PAIR:
        return pair_words(scene, action)
    if kind == "PREPARE_WHAT":
        return thing_words(scene, "rune", action - v.PREPARE_RUNE)
    thing = next((thing for thing, answer in scene.things.items() if answer == action), None)
    return thing_words(scene, *thing) if thing is not None else (scene.sentences.get(action, ""), "")
