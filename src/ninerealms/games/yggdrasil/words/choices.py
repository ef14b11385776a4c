"""The answers as data: where each belongs, what it risks, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import worlds
from ninerealms.games.yggdrasil.rules.state import WORLDS, YggState
from ninerealms.games.yggdrasil.seen.view import opponent_id
from ninerealms.games.yggdrasil.words.icons import EMBLEMS, RUNE_ICONS, SPOIL_ICONS
from ninerealms.games.yggdrasil.words.naming import say_count, say_god
from ninerealms.games.yggdrasil.words.odds import each_odds
from ninerealms.games.yggdrasil.words.options import is_dice_wanted, is_in_vain, say_plainly
from ninerealms.kernel.choice import Choice, Price
from ninerealms.text.words import Say, part_of

GROUPS: dict[str, tuple[int, ...]] = {
    "god": (v.CHOOSE_GOD, v.CHOOSE_SUPPORT),
    "next": (v.NEXT_TURN,),
    "move": (v.MOVE_TO, v.TRAVEL_WITH, v.MOVE_SUPPORT, v.MOVE_GOD, v.GO_TO),
    "act": (v.ACT_THERE,),
    "fight": (v.FIGHT_WHAT, v.BEAT_JOTUN),
    "restore": (v.CLEAR_WORLD,),
    "take": (v.TAKE_COUNT, v.TAKE_ARTIFACT, v.LUCKY_TAKE),
    "keep": (v.KEEP_BY_LUCK, v.KEEP_ELF, v.KEEP_DIE),
    "creature": (v.PICK_CREATURE,),
    "rune": (v.APPLY_RUNE, v.TURN_BY),
    "heroes": (v.USE_HEROES,),
    "dice": (v.ROLL_VANIR, v.REROLL, v.CHANGE_DIE, v.COMRADE_ELF),
    "life": (v.KIN_BEARS, v.HEAL_WHOM, v.SET_LIFE),
    "give": (v.GIVE_WHAT, v.GIVE_TO, v.KIN_TAKE),
    "card": (v.ORDER_CARDS, v.URD_CARD, v.URD_OWNER),
    "saga": (v.OATH_TO, v.SON_BACK, v.WOLF_BEHIND),
}
GROUP_OF: dict[int, str] = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
DUTIES = {
    v.ACT: ("act", "i-build"),
    v.RESTORE: ("restore", "i-tree"),
    v.SAGA_ACT: ("saga", "p-page"),
    v.REGAIN_LIFE: ("life", "i-life"),
    v.GIVE_LIFE: ("life", "i-life"),
}
WAYS_OUT = {
    (v.TRAVEL_WITH, v.STAY): "i-pass",
    (v.DUTY, v.NO_DUTY): "i-pass",
    (v.FIGHT_WHAT, v.NO_FIGHT): "i-pass",
    (v.APPLY_RUNE, v.NO_RUNE): "i-pass",
    (v.MOVE_GOD, v.NO_JOURNEY): "i-pass",
    (v.DEED_WHERE, v.NO_DEED): "i-pass",
    (v.REROLL, v.NO_REROLL): "i-check",
    (v.CHANGE_DIE, v.CHANGE_NO_MORE): "i-check",
    (v.COMRADE_ELF, 0): "i-pass",
    (v.LUCKY_TAKE, v.TAKE_NOTHING): "i-pass",
    (v.KEEP_BY_LUCK, v.TAKE_NOTHING): "i-pass",
    (v.KEEP_ELF, 0): "i-pass",
    (v.KEEP_DIE, 0): "i-pass",
    (v.ACT_THERE, 0): "i-pass",
    (v.GIVE_WHAT, v.GIVE_NO_MORE): "i-pass",
    (v.KIN_TAKE, v.KIN_NO_MORE): "i-pass",
}
ICONS = {
    v.TAKE_ARTIFACT: "i-chest",
    v.PICK_CREATURE: "i-creature",
    v.TURN_BY: "i-renew",
    v.USE_HEROES: "i-hero",
    v.ROLL_VANIR: "i-vanir",
    v.REROLL: "i-die",
    v.COMRADE_ELF: "i-elf",
    v.KIN_BEARS: "i-life",
    v.HEAL_WHOM: "i-life",
    v.SET_LIFE: "i-life",
    v.KEEP_ELF: "i-elf",
    v.KEEP_DIE: "i-vanir",
    v.BEAT_JOTUN: "i-jotun",
    v.ACT_THERE: "i-build",
    v.ORDER_CARDS: "p-card",
    v.SON_BACK: "i-jotun",
    v.WOLF_BEHIND: "i-wolf",
}
TO_WORLDS = (v.MOVE_TO, v.MOVE_SUPPORT, v.GO_TO, v.CLEAR_WORLD, v.OATH_TO, v.MOVE_GOD)
ELVES_FOR_A_RISK = 2
GIFT_ICONS = {v.AN_ELF: "i-elf", v.A_DIE: "i-vanir"}
THINGS = v.GIVE_NO_MORE + 1


def say_choice(s: YggState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence without odds and warning."""
    sentence, way_out = say_plainly(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, icon=way_out)
    warning = part_of(Say("still-two-enemies"), "detail") if is_in_vain(s, action) else None
    group, icon = placed(s, action)
    return Choice(
        sentence,
        group=Say(f"group-{group}"),
        detail=warning,
        odds=each_odds(s, action),
        icon=icon,
        price=price_of(s, action),
        brief=say_god(action) if group == "god" else None,
        is_outlook=s.kind == v.MOVE_TO,
    )


def price_of(s: YggState, action: int) -> tuple[Price, ...]:
    """Life, Elves and Heroes an answer takes, out of what there is."""
    seat = s.seat
    is_restored = s.kind == v.DUTY and action == v.RESTORE
    if is_restored or (s.kind == v.DEED_WHERE and v.DEED_RESTORE <= action < v.DEED_SAGA):
        return priced("life", min(worlds.restore_price(s, seat), s.life[seat]), s.life[seat], "i-life")
    if s.kind == v.USE_HEROES:
        return priced("heroes", action, s.valhalla, "i-hero")
    if s.kind != v.CHANGE_DIE:
        return ()
    if action == v.HERO_OF_FREYJA:
        return priced("heroes", 1, s.valhalla, "i-hero")
    return priced("elves", ELVES_FOR_A_RISK if action == v.ELVES_OF_FREYR else 1, s.elves[seat], "i-elf")


def priced(thing: str, amount: int, has: int, icon: str) -> tuple[Price, ...]:
    return (Price(amount, has, icon, say_count(thing, amount)),) if amount else ()


def placed(s: YggState, action: int) -> tuple[str, str]:
    """The group and the symbol of an answer."""
    if s.kind == v.DUTY:
        return DUTIES[action] if action < v.FIGHT else ("fight", opponent_icon(action - v.FIGHT))
    if s.kind == v.DEED_WHERE:
        deed = v.ACT + action // v.DEED_RESTORE
        return (DUTIES[deed][0], f"w-{content.world_ids[action]}") if deed == v.ACT else DUTIES[deed]
    return GROUP_OF[s.kind], icon_of(s, action)


def opponent_icon(target: int) -> str:
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        return "i-jotun"
    return EMBLEMS.get(opponent_id(target).removeprefix("duel-"), "i-dead")


def icon_of(s: YggState, action: int) -> str:
    """The symbol of what an answer points at."""
    if s.kind in (v.CHOOSE_GOD, v.CHOOSE_SUPPORT):
        return f"g-{content.god_ids[action]}"
    if s.kind in (v.NEXT_TURN, v.TRAVEL_WITH, v.GIVE_TO, v.URD_OWNER):
        return god_icon(s, action)
    if s.kind in TO_WORLDS:
        return f"w-{content.world_ids[action % WORLDS]}"
    if s.kind == v.FIGHT_WHAT:
        return opponent_icon(action)
    if s.kind == v.TAKE_COUNT:
        return "i-vanir" if is_dice_wanted(s) else "i-elf"
    if s.kind == v.APPLY_RUNE:
        return RUNE_ICONS[action]
    if s.kind in (v.LUCKY_TAKE, v.KEEP_BY_LUCK):
        return SPOIL_ICONS[action]
    if s.kind in (v.GIVE_WHAT, v.KIN_TAKE):
        return GIFT_ICONS.get(action % THINGS, "i-chest")
    if s.kind == v.URD_CARD:
        return EMBLEMS[content.foe_ids[s.wheel[action] % 6]]
    if s.kind == v.CHANGE_DIE:
        return "i-hero" if action == v.HERO_OF_FREYJA else "i-elf"
    return ICONS.get(s.kind, "")


def god_icon(s: YggState, figure: int) -> str:
    return f"g-{content.god_ids[s.god[figure]]}" if s.god[figure] >= 0 else ""
