"""What stands on the chips of the band: a short text and a sign for every answer that is no space."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.picture.figures import foe_icon
from ninerealms.games.andor.picture.scene import Scene
from ninerealms.games.andor.rules.state import SPACES, THINGS
from ninerealms.games.andor.seen.view import ThingSeen, block_of
from ninerealms.games.andor.words.icons import HERO_ICONS, THING_ICONS

Sign = tuple[str, str]  # text and icon
SLOTS = ("none", "large", "small", "head")
PLAIN: dict[tuple[str, int], Sign] = {
    ("ACT", v.PASS): ("do-pass.head", "i-pass"),
    ("ACT", v.SEND_FLAPS): ("do-send-flaps.head", "i-volpin"),
    ("ACT", v.SHOOT_CATAPULT): ("do-catapult.head", "i-catapult"),
    ("ACT", v.CLEAR_ROCK): ("do-clear-rock.head", "i-rock"),
    ("ACT", v.END_DAY): ("do-end-day", "i-sunrise"),
    ("ACT", v.TAKE_TILE): ("do-take-tile", "i-people"),
    ("ACT", v.SIP): ("do-sip.head", "i-flask"),
    ("GO_ON", v.TAKE_TILE): ("do-take-tile", "i-people"),
    ("GO_ON", v.SIP): ("do-sip.head", "i-flask"),
    ("GO_ON", v.STAY): ("draw-stay", "i-check"),
    ("FREE", v.BUY_STRENGTH): ("draw-buy-strength", "i-strength"),
    ("FREE", v.PREPARE): ("draw-prepare", "i-fire-spell"),
    ("FREE", v.USE_PLANTS): ("do-use-plants.head", "i-plant"),
    ("FREE", v.PAY_TAKOTA): ("do-pay-takota.head", "i-purse"),
    ("FREE", v.STOP): ("do-stop", "i-check"),
    ("JOIN", 0): ("do-decline", "i-pass"),
    ("JOIN", 1): ("draw-join", "i-battle"),
    ("FIGHT_ON", v.BREAK_OFF): ("do-break-off", "i-pass"),
    ("FIGHT_ON", v.ON): ("draw-fight-on", "i-battle"),
    ("DICE", v.KEEP): ("do-keep", "i-check"),
    ("DICE", v.ROLL_ON): ("do-roll-on", "i-die"),
    ("DICE", v.REROLL_TWO): ("do-reroll-two", "i-die"),
    ("DICE", v.ALL_AT_ONCE): ("draw-all-at-once", "i-die"),
    ("TURN_DIE", v.TURN_NONE): ("do-turn-none", "i-pass"),
    ("HEAL", v.NOBODY_ELSE): ("do-heal-nobody", "i-pass"),
    ("RING", v.NOBODY_ELSE): ("do-ring-nobody", "i-pass"),
    ("DRINK", v.NOBODY_ELSE): ("do-drink-nobody", "i-pass"),
    ("BEFORE_FOE", v.ENOUGH): ("draw-enough", "i-check"),
    ("BEFORE_FOE", v.LANCE): ("draw-lance", "i-fire-spell"),
    ("BEFORE_FOE", v.SCARE): ("draw-scare", "i-volpin"),
    ("BLADE_FIGHT", v.ENOUGH): ("do-plain-fight", "i-battle"),
    ("BLADE_FIGHT", v.WITH_BLADE): ("do-with-blade.head", "i-shadow-blade"),
    ("BLADE_FIGHT", v.WITH_STONE): ("do-with-stone.head", "i-hope"),
    ("CANCEL_EVENT", 0): ("do-cancel-event-not", "i-pass"),
    ("CANCEL_EVENT", 1): ("do-cancel-event", "i-hope"),
    ("LOOK_AT", 0): ("do-look-no-more", "i-check"),
    ("FLAPS_LOOKS", v.LOOK_INTO_FOG): ("do-flaps-fog", "i-fog"),
    ("FLAPS_LOOKS", v.LOOK_NOWHERE): ("do-flaps-nothing", "i-pass"),
    ("CLEAR_ON", 0): ("do-clear-on-not", "i-pass"),
    ("CLEAR_ON", 1): ("do-clear-on.head", "i-rock"),
    ("FIRE_ON", 0): ("do-fire-on-not", "i-pass"),
    ("FIRE_ON", 1): ("do-fire-on.head", "i-catapult"),
    ("WIDOW_ON", 0): ("do-widow-on-not", "i-pass"),
    ("WIDOW_ON", 1): ("do-widow-on.head", "i-widow"),
}
SAME = {"SHOOT": "DICE", "FLIGHT": "FREE"}
TO_HEROES = {"HEAL": "i-willpower", "RING": "i-fire-spell", "DRINK": "i-well", "WHO_TAKES": "i-hero"}
FREE_BLOCKS = ((v.PICK, 1, "do-pick"), (v.DROP, 1, "do-drop"), (v.GIVE, 4, "do-give"), (v.USE, 1, "draw-use"))


def hero_icon(scene: Scene, seat: int) -> str:
    """The sign of a hero; a seat without one has its mark."""
    if not 0 <= seat < scene.players or not scene.table["heroes"][seat]["hero"]:
        return "i-hero"
    return HERO_ICONS[content.hero_ids.index(scene.table["heroes"][seat]["hero"])]


def known_thing(scene: Scene, thing: int) -> ThingSeen:
    """A thing as it is seen somewhere on the table."""
    for sheet in scene.table["heroes"]:
        for seen in sheet["things"]:
            if seen["thing"] == thing:
                return seen
    for space in scene.table["spaces"]:
        for seen in space["things"]:
            if seen["thing"] == thing:
                return seen
    return ThingSeen(thing=thing, id=block_of(thing), face=None, turned=False)


def thing_words(scene: Scene, key: str, thing: int, **more: str) -> Sign:
    seen = known_thing(scene, thing)
    return scene.names.say(key, thing=scene.names.thing(seen), **more), THING_ICONS[seen["id"]]


# --- by question -------------------------------------------------------------------------------------


def way_words(scene: Scene, action: int) -> Sign:
    """An answer of ACT or GO_ON."""
    names, side = scene.names, content.SIDES.index(scene.side)
    if action < v.TAKE_ALONG:
        where = action % SPACES
        space = names.space(content.printed(where, side)) if where else names.say("space-none")
        return names.say("draw-go" if action < v.VIA else "draw-go-via", space=space), "i-move"
    if action < v.TAKE_TILE:
        return names.say("do-take-along", hero=scene.hero(action - v.TAKE_ALONG)), hero_icon(
            scene, action - v.TAKE_ALONG
        )
    if v.FIGHT <= action < v.PASS:
        return fight_words(scene, action)
    if v.FREE_OF <= action < v.FREE_OF + 4:
        return names.say("do-free-of", hero=scene.hero(action - v.FREE_OF)), hero_icon(scene, action - v.FREE_OF)
    return names.say("answer", number=action), ""


def fight_words(scene: Scene, action: int) -> Sign:
    """Whom an answer attacks."""
    names = scene.names
    if action == v.FIGHT_WIDOW:
        return names.say("draw-fight", foe=names.say("foe-widow")), "i-widow"
    if action < v.FIGHT_BOSS:
        seen = scene.spaces.get(action - v.FIGHT)
        kind = seen["creature"] if seen else ""
    else:
        found = [
            foe
            for seen in scene.table["spaces"]
            for foe, number in zip(seen["foes"], seen["opponents"], strict=True)
            if number == action
        ]
        kind = found[0] if found else ""
    if not kind:
        return names.say("draw-attack"), "i-battle"
    return names.say("draw-fight", foe=names.say(f"foe-{kind}")), foe_icon(kind)


def free_words(scene: Scene, action: int) -> Sign:
    """An answer of FREE or FLIGHT."""
    names = scene.names
    for first, each, key in FREE_BLOCKS:
        if first <= action < first + THINGS * each:
            thing, seat = divmod(action - first, each)
            more = {"hero": scene.hero(seat)} if each == 4 else {}
            return thing_words(scene, key, thing, **more)
    if v.GIVE_GOLD <= action < v.GIVE_GOLD + 4:
        return names.say("do-give-gold", hero=scene.hero(action - v.GIVE_GOLD)), "i-gold"
    if v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS):
        kind = content.ITEM_KINDS[action - v.BUY_ITEM]
        return names.say("draw-buy", thing=names.say(f"thing-{kind}")), THING_ICONS[kind]
    if v.FIRE_CALL <= action < v.FLY:
        return names.say("draw-call", hero=scene.hero(action - v.FIRE_CALL)), "i-fire-spell"
    if v.FLY <= action < v.USE_PLANTS:
        return names.say("do-fly", hero=scene.hero(action - v.FLY)), "i-falcon"
    return names.say("answer", number=action), ""


def dice_words(scene: Scene, action: int) -> Sign:
    """An answer of DICE or SHOOT that points at a die."""
    rolls = scene.table["fight"]["rolls"].get(scene.asked, [])
    place = action % 4
    face = rolls[place] if place < len(rolls) else 0
    if action < v.CROWN_ON:
        return scene.names.say("do-knife", die=face), "i-knife"
    if action < v.USE_DIE:
        return scene.names.say("do-crown", die=face, after=7 - face), "i-crown"
    return scene.names.say("do-use-die", die=face), "i-die"


def turn_words(scene: Scene, action: int) -> Sign:
    seat, place = divmod(action, 4)
    rolls = scene.table["fight"]["rolls"].get(seat, [])
    face = rolls[place] if place < len(rolls) else 0
    return scene.names.say("do-turn-die", hero=scene.hero(seat), die=face, after=7 - face), "i-crown"


def invite_words(scene: Scene, action: int) -> Sign:
    names = scene.names
    seats = [seat for seat in range(scene.players) if action & (1 << seat) and seat != scene.asked]
    if not seats:
        return names.say("do-fight-alone"), "i-battle"
    return names.say("do-invite", heroes=names.listed([scene.hero(seat) for seat in seats])), "i-people"


def round_words(scene: Scene, action: int) -> Sign:
    """Who leaves, or whose free actions are wanted, between two rounds."""
    if action >= v.FREE_IN_FIGHT:
        seat = action - v.FREE_IN_FIGHT
        return scene.names.say("do-free-of", hero=scene.hero(seat)), hero_icon(scene, seat)
    return scene.names.say("do-leave", hero=scene.hero(action - v.LEAVE)), hero_icon(scene, action - v.LEAVE)


def reward_words(scene: Scene, action: int) -> Sign:
    whole = max(scene.options, default=action)
    return scene.names.say("do-reward", gold=action, will=whole - action), "i-purse"


def share_words(scene: Scene, action: int) -> Sign:
    seat, gold = divmod(action, 2)
    key, icon = ("do-share-gold", "i-gold") if gold else ("do-share-will", "i-willpower")
    return scene.names.say(key, hero=scene.hero(seat)), icon


def choose_words(scene: Scene, action: int) -> Sign:
    return scene.names.say(f"hero-{content.hero_ids[action]}"), HERO_ICONS[action]


def event_words(scene: Scene, action: int) -> Sign:
    return scene.names.say(f"event-{content.event_ids[action]}"), "i-event"


def item_words(scene: Scene, action: int) -> Sign:
    kind = content.ITEM_KINDS[action]
    return scene.names.say(f"thing-{kind}"), THING_ICONS[kind]


def spirit_words(scene: Scene, action: int) -> Sign:
    return scene.names.say("do-spirit", slot=scene.names.say(f"slot-{SLOTS[action]}")), "i-ghost"


def drop_words(scene: Scene, action: int) -> Sign:
    return thing_words(scene, "do-drop", action)


def look_words(scene: Scene, action: int) -> Sign:
    return scene.names.space(content.printed(action, content.SIDES.index(scene.side))), "i-spyglass"


def turn_up_words(scene: Scene, action: int) -> Sign:
    return thing_words(scene, "do-flaps-thing", action)


BY_KIND: dict[str, Callable[[Scene, int], Sign]] = {
    "ACT": way_words,
    "GO_ON": way_words,
    "FREE": free_words,
    "FLIGHT": free_words,
    "DICE": dice_words,
    "SHOOT": dice_words,
    "TURN_DIE": turn_words,
    "INVITE": invite_words,
    "FIGHT_ON": round_words,
    "REWARD": reward_words,
    "SHARE": share_words,
    "CHOOSE_HERO": choose_words,
    "NEXT_CARD": event_words,
    "TAKE_ITEM": item_words,
    "SPIRIT": spirit_words,
    "DROP_ITEM": drop_words,
    "DROP_LOG": drop_words,
    "LOOK_AT": look_words,
    "FLAPS_TO": look_words,
    "FLAPS_LOOKS": turn_up_words,
}


def chip_words(scene: Scene, action: int) -> Sign:
    """The text and the icon of an answer."""
    kind = SAME.get(scene.kind, scene.kind)
    if (kind, action) in PLAIN:
        key, icon = PLAIN[kind, action]
        return scene.names.say(key), icon
    if kind in TO_HEROES and action < scene.players:
        return scene.hero(action), hero_icon(scene, action)
    words = BY_KIND.get(scene.kind)
    return words(scene, action) if words else (scene.names.say("answer", number=action), "")
