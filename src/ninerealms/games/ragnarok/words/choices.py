"""The answers as data: where each belongs, its chances, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import REGIONS, RUNES, RagnarokState
from ninerealms.games.ragnarok.words import icons
from ninerealms.games.ragnarok.words.naming import enemies_in, pair_of, realm_id, say_card_worth, say_rune
from ninerealms.games.ragnarok.words.odds import each_odds
from ninerealms.games.ragnarok.words.options import say_option
from ninerealms.kernel.choice import Choice, Price
from ninerealms.kernel.state import NOBODY
from ninerealms.text.words import Say

GROUPS: dict[str, tuple[int, ...]] = {
    "hero": (v.CHOOSE_HERO, v.HERO_ACT, v.HERO_TO, v.CHAIN_TO, v.ALFHEIM_HOW),
    "start": (v.START_IN, v.COMEBACK_IN),
    "artefact": (v.USE_ARTEFACT, v.USE_FANG, v.USE_HIDE),
    "army": (v.VENOM_ARMY, v.MACE_ARMY, v.RAISE_ARMY, v.MOVE_ARMY, v.PLACE_ARMY, v.ATTACKED_ARMY),
    "move": (v.MOVE_TO, v.GLEIPNIR_TO, v.MONSTER_TO),
    "sea": (v.SAIL_TO,),
    "pray": (v.PRAY_TO,),
    "rune": (v.RUNE_ACT, v.PAY_RUNE, v.GAIN_RUNE),
    "giant": (v.FOLLOW, v.SACRIFICE, v.GIANT_IN, v.GIANT_NEXT),
    "battle": (v.BATTLE_IN,),
    "card": (v.PLAY_CARD, v.DEFEND, v.DISCARD, v.COUNTER),
    "losses": (v.LOWER_ARMY, v.TRAMPLED_ARMY),
    "retreat": (v.RETREAT_TO, v.ATTACKED_SEAT),
    "region": (v.RECRUIT_IN, v.TEMPLE_IN, v.PLACE_IN),
    "prepare": (v.PREPARE_WHAT,),
    "realm": (v.REALM_BONUS, v.NIFLHEIM_HOW),
    "monument": (v.BUILD_WHAT,),
    "hunt": (v.PICK_ATTACK, v.HUNT_ON),
    "monster": (v.GLEIPNIR_WHICH, v.CONTROL_WHICH, v.ACTIVATE_NEXT, v.ROLL_OR_MOVE, v.DIE_CHOICE),
    "wound": (v.COVER,),
    "injury": (v.HEAL_INJURY, v.INJURE, v.BERSERK),
    "loki": (v.LOKI_AT, v.LOKI_TO),
}
RUNE_PRICES = ("", "alliance_price", "march_price")
GROUP_OF: dict[int, str] = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
WAYS_OUT = {
    (v.USE_ARTEFACT, v.NO_ARTEFACT): "i-pass",
    (v.PRAY_TO, v.NO_PRAYER): "i-pass",
    (v.RAISE_ARMY, v.NO_ARMY): "i-check",
    (v.HEAL_INJURY, v.NO_HEALING): "i-check",
    (v.HERO_ACT, v.HERO_RESTS): "i-pass",
    (v.RUNE_ACT, v.NO_RUNE_ACT): "i-pass",
    (v.MOVE_ARMY, v.NO_ARMY): "i-check",
    (v.FOLLOW, v.NO): "i-pass",
    (v.SACRIFICE, v.NO): "i-pass",
    (v.BERSERK, v.NO): "i-pass",
    (v.USE_FANG, v.NO): "i-pass",
    (v.PLAY_CARD, v.NO_CARD): "i-pass",
    (v.SPECIAL_ACT, v.NO_ACTION): "i-pass",
    (v.REALM_BONUS, v.NO_BONUS): "i-check",
    (v.ACTIVATE_NEXT, v.NO_MONSTER): "i-check",
    (v.LOKI_TO, v.LOKI_STAYS): "i-pass",
    (v.COUNTER, v.NO_STRIKE): "i-check",
    (v.DEFEND, v.NO_CARD): "i-injury",
    (v.USE_HIDE, v.NO): "i-pass",
    (v.HUNT_ON, v.NO): "i-pass",
}


def say_choice(s: RagnarokState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence, odds, way_out = say_option(s, action), each_odds(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, odds=odds, icon=way_out)
    group, price = Say(f"group-{group_of(s, action)}"), price_of(s, action)
    detail = say_card_worth(action) if s.kind == v.DISCARD else None
    return Choice(sentence, group=group, detail=detail, odds=odds, icon=icon_of(s, action), price=price)


def price_of(s: RagnarokState, action: int) -> tuple[Price, ...]:
    """The runes an answer costs, out of those the seat has."""
    held = s.runes[s.seat * RUNES : (s.seat + 1) * RUNES] if s.seat >= 0 else []
    if s.kind == v.CONTROL_WHICH:
        rune, amount = content.monster_rune[action], content.GAME["control_price"]
        return (Price(amount, held[rune], icons.RUNE_ICONS[rune], rune_count(rune, amount)),)
    if s.kind == v.PAY_RUNE:
        return (Price(1, held[action], icons.RUNE_ICONS[action], rune_count(action, 1)),)
    if s.kind == v.RUNE_ACT and RUNE_PRICES[action]:
        amount = content.GAME[RUNE_PRICES[action]]
        return (Price(amount, sum(held), "i-pebble", Say("count-runes", {"count": amount})),)
    return ()


def rune_count(rune: int, count: int) -> Say:
    return Say("rune-count", {"count": count, "rune": say_rune(rune)})


def group_of(s: RagnarokState, action: int) -> str:
    if s.kind == v.MOVE_TO:
        if is_attack(s, action):
            return "attack"
        return "sea" if action >= v.BY_SEA else "move"
    if s.kind == v.SPECIAL_ACT:
        return "middle" if action == v.BUILD_MONUMENT else "wheel"
    if s.kind == v.MONSTERS_HOW:
        return "monster" if action == v.ACTIVATE_SOME else "hunt"
    return GROUP_OF[s.kind]


def is_attack(s: RagnarokState, action: int) -> bool:
    """Whether an Army would meet enemies."""
    return enemies_in(s, s.seat, action % REGIONS) != NOBODY


# --- symbols --------------------------------------------------------------------------------------


def icon_of(s: RagnarokState, action: int) -> str:
    """The symbol of what an answer points at, else of the question."""
    found = POINTED.get(s.kind)
    return icons.KIND_ICONS[s.kind] if found is None else found(s, action)


def card_icon(_: RagnarokState, card: int) -> str:
    return icons.SYMBOL_ICONS[content.card_symbol[card]]


def strike_icon(s: RagnarokState, action: int) -> str:
    return card_icon(s, pair_of(action)[0] if action >= v.PAIR else action)


def monster_icon(_: RagnarokState, action: int) -> str:
    """A sheet, Loki, or one of the Frost Giants."""
    return icons.MONSTER_ICONS[action]


def figure_icon(_: RagnarokState, action: int) -> str:
    return icons.MONSTER_ICONS[min(action, v.FIGURE)]


def hunt_icon(_: RagnarokState, action: int) -> str:
    return "i-die" if action == v.ACTIVATE_SOME else icons.MONSTER_ICONS[action]


def move_icon(s: RagnarokState, action: int) -> str:
    if is_attack(s, action):
        return "i-battle"
    return "i-drakkar" if action >= v.BY_SEA else "i-move"


def preparation_icon(_: RagnarokState, action: int) -> str:
    if action >= v.PREPARE_RUNE:
        return icons.RUNE_ICONS[action - v.PREPARE_RUNE]
    return "i-injury" if action == v.PREPARE_HEAL else "i-axe"


POINTED: dict[int, Callable[[RagnarokState, int], str]] = {
    v.CHOOSE_HERO: lambda _, hero: icons.HERO_ICONS[hero],
    v.USE_ARTEFACT: lambda _, artefact: icons.ARTEFACT_ICONS[artefact],
    v.GLEIPNIR_WHICH: figure_icon,
    v.PRAY_TO: lambda _, god: icons.GOD_ICONS[god],
    v.HEAL_INJURY: lambda _, injury: icons.ATTRIBUTE_ICONS[injury],
    v.INJURE: lambda _, attribute: icons.ATTRIBUTE_ICONS[attribute],
    v.HERO_ACT: lambda _, act: ("i-move", "i-injury", "i-axe")[act],
    v.RUNE_ACT: lambda _, act: ("i-creature", "i-alliance", "i-army")[act],
    v.CONTROL_WHICH: monster_icon,
    v.PAY_RUNE: lambda _, rune: icons.RUNE_ICONS[rune],
    v.GAIN_RUNE: lambda _, rune: icons.RUNE_ICONS[rune],
    v.MOVE_TO: move_icon,
    v.PLAY_CARD: card_icon,
    v.SPECIAL_ACT: lambda _, action: icons.ACTION_ICONS[action],
    v.PREPARE_WHAT: preparation_icon,
    v.REALM_BONUS: lambda s, realm: f"w-{realm_id(s, realm)}",
    v.ALFHEIM_HOW: lambda _, how: "i-injury" if how == v.HEAL else "i-hero",
    v.NIFLHEIM_HOW: lambda _, how: "i-army" if how == v.PLACE else "i-drakkar",
    v.BUILD_WHAT: lambda _, god: icons.GOD_ICONS[god],
    v.MONSTERS_HOW: hunt_icon,
    v.ACTIVATE_NEXT: monster_icon,
    v.DIE_CHOICE: lambda _, attacks: "i-creature" if attacks else "i-trample",
    v.COUNTER: strike_icon,
    v.COVER: lambda _, wound: icons.SYMBOL_ICONS[wound],
    v.DEFEND: card_icon,
    v.DISCARD: card_icon,
}
