"""The answers as data: where each belongs, what it risks, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.yggdrasil import codes, content
from ninerealms.games.yggdrasil.rules.state import WORLDS, YggState
from ninerealms.games.yggdrasil.seen.view import opponent_id
from ninerealms.games.yggdrasil.words.icons import EMBLEMS, RUNE_ICONS, SPOIL_ICONS
from ninerealms.games.yggdrasil.words.odds import each_odds
from ninerealms.games.yggdrasil.words.options import is_dice_wanted, is_in_vain, say_plainly
from ninerealms.kernel.choice import Choice
from ninerealms.text.words import Say, part_of

GROUPS = {
    "god": (codes.CHOOSE_GOD, codes.CHOOSE_SUPPORT),
    "next": (codes.NEXT_TURN,),
    "move": (codes.MOVE_TO, codes.TRAVEL_WITH, codes.MOVE_SUPPORT, codes.MOVE_GOD, codes.GO_TO),
    "act": (codes.ACT_THERE,),
    "fight": (codes.FIGHT_WHAT, codes.BEAT_JOTUN),
    "restore": (codes.CLEAR_WORLD,),
    "take": (codes.TAKE_COUNT, codes.TAKE_ARTIFACT, codes.LUCKY_TAKE),
    "keep": (codes.KEEP_BY_LUCK, codes.KEEP_ELF, codes.KEEP_DIE),
    "creature": (codes.PICK_CREATURE,),
    "rune": (codes.APPLY_RUNE, codes.TURN_BY),
    "heroes": (codes.USE_HEROES,),
    "dice": (codes.ROLL_VANIR, codes.REROLL, codes.CHANGE_DIE, codes.COMRADE_ELF),
    "life": (codes.KIN_BEARS, codes.HEAL_WHOM, codes.SET_LIFE),
    "give": (codes.GIVE_WHAT, codes.GIVE_TO, codes.KIN_TAKE),
    "card": (codes.ORDER_CARDS, codes.URD_CARD, codes.URD_OWNER),
    "saga": (codes.OATH_TO, codes.SON_BACK, codes.WOLF_BEHIND),
}
GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
DUTIES = {
    codes.ACT: ("act", "i-build"),
    codes.RESTORE: ("restore", "i-tree"),
    codes.SAGA_ACT: ("saga", "p-page"),
    codes.REGAIN_LIFE: ("life", "i-life"),
    codes.GIVE_LIFE: ("life", "i-life"),
}
WAYS_OUT = {
    (codes.TRAVEL_WITH, codes.STAY): "i-pass",
    (codes.DUTY, codes.NO_DUTY): "i-pass",
    (codes.FIGHT_WHAT, codes.NO_FIGHT): "i-pass",
    (codes.APPLY_RUNE, codes.NO_RUNE): "i-pass",
    (codes.MOVE_GOD, codes.NO_JOURNEY): "i-pass",
    (codes.DEED_WHERE, codes.NO_DEED): "i-pass",
    (codes.REROLL, codes.NO_REROLL): "i-check",
    (codes.CHANGE_DIE, codes.CHANGE_NO_MORE): "i-check",
    (codes.COMRADE_ELF, 0): "i-pass",
    (codes.LUCKY_TAKE, codes.TAKE_NOTHING): "i-pass",
    (codes.KEEP_BY_LUCK, codes.TAKE_NOTHING): "i-pass",
    (codes.KEEP_ELF, 0): "i-pass",
    (codes.KEEP_DIE, 0): "i-pass",
    (codes.ACT_THERE, 0): "i-pass",
    (codes.GIVE_WHAT, codes.GIVE_NO_MORE): "i-pass",
    (codes.KIN_TAKE, codes.KIN_NO_MORE): "i-pass",
}
ICONS = {
    codes.TAKE_ARTIFACT: "i-chest",
    codes.PICK_CREATURE: "i-creature",
    codes.TURN_BY: "i-renew",
    codes.USE_HEROES: "i-hero",
    codes.ROLL_VANIR: "i-vanir",
    codes.REROLL: "i-die",
    codes.COMRADE_ELF: "i-elf",
    codes.KIN_BEARS: "i-life",
    codes.HEAL_WHOM: "i-life",
    codes.SET_LIFE: "i-life",
    codes.KEEP_ELF: "i-elf",
    codes.KEEP_DIE: "i-vanir",
    codes.BEAT_JOTUN: "i-jotun",
    codes.ACT_THERE: "i-build",
    codes.ORDER_CARDS: "p-card",
    codes.SON_BACK: "i-jotun",
    codes.WOLF_BEHIND: "i-wolf",
}
TO_WORLDS = (codes.MOVE_TO, codes.MOVE_SUPPORT, codes.GO_TO, codes.CLEAR_WORLD, codes.OATH_TO, codes.MOVE_GOD)
GIFT_ICONS = {codes.AN_ELF: "i-elf", codes.A_DIE: "i-vanir"}
THINGS = codes.GIVE_NO_MORE + 1


def say_choice(s: YggState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence without odds and warning."""
    sentence, way_out = say_plainly(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, icon=way_out)
    warning = part_of(Say("still-two-enemies"), "detail") if is_in_vain(s, action) else None
    group, icon = placed(s, action)
    return Choice(sentence, group=Say(f"group-{group}"), detail=warning, odds=each_odds(s, action), icon=icon)


def placed(s: YggState, action: int) -> tuple[str, str]:
    """The group and the symbol of an answer."""
    if s.kind == codes.DUTY:
        return DUTIES[action] if action < codes.FIGHT else ("fight", opponent_icon(action - codes.FIGHT))
    if s.kind == codes.DEED_WHERE:
        deed = codes.ACT + action // codes.DEED_RESTORE
        return (DUTIES[deed][0], f"w-{content.world_ids[action]}") if deed == codes.ACT else DUTIES[deed]
    return GROUP_OF[s.kind], icon_of(s, action)


def opponent_icon(target: int) -> str:
    if codes.TARGET_JOTUN <= target < codes.TARGET_WOLF:
        return "i-jotun"
    return EMBLEMS.get(opponent_id(target).removeprefix("duel-"), "i-dead")


def icon_of(s: YggState, action: int) -> str:
    """The symbol of what an answer points at."""
    if s.kind in (codes.CHOOSE_GOD, codes.CHOOSE_SUPPORT):
        return f"g-{content.god_ids[action]}"
    if s.kind in (codes.NEXT_TURN, codes.TRAVEL_WITH, codes.GIVE_TO, codes.URD_OWNER):
        return god_icon(s, action)
    if s.kind in TO_WORLDS:
        return f"w-{content.world_ids[action % WORLDS]}"
    if s.kind == codes.FIGHT_WHAT:
        return opponent_icon(action)
    if s.kind == codes.TAKE_COUNT:
        return "i-vanir" if is_dice_wanted(s) else "i-elf"
    if s.kind == codes.APPLY_RUNE:
        return RUNE_ICONS[action]
    if s.kind in (codes.LUCKY_TAKE, codes.KEEP_BY_LUCK):
        return SPOIL_ICONS[action]
    if s.kind in (codes.GIVE_WHAT, codes.KIN_TAKE):
        return GIFT_ICONS.get(action % THINGS, "i-chest")
    if s.kind == codes.URD_CARD:
        return EMBLEMS[content.foe_ids[s.wheel[action] % 6]]
    if s.kind == codes.CHANGE_DIE:
        return "i-hero" if action == codes.HERO_OF_FREYJA else "i-elf"
    return ICONS.get(s.kind, "")


def god_icon(s: YggState, figure: int) -> str:
    return f"g-{content.god_ids[s.god[figure]]}" if s.god[figure] >= 0 else ""
