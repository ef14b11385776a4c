"""The answers as data: where each belongs, and its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.diceforge import codes, content
from ninerealms.games.diceforge.rules import board
from ninerealms.games.diceforge.rules.blessings import pair
from ninerealms.games.diceforge.rules.state import SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.words.icons import emblem
from ninerealms.games.diceforge.words.naming import RESOURCE_KEYS, face_brief
from ninerealms.games.diceforge.words.options import TOKEN_QUESTIONS, is_loss, say_option
from ninerealms.kernel.choice import Choice
from ninerealms.text.words import Say

GROUPS = {
    codes.REINFORCE: "group-reinforce",
    codes.EXTRA_ACTION: "group-extra",
    codes.FORGE_MORE: "group-forge",
    codes.FORGE_WHAT: "group-forge",
    codes.FORGE_WHERE: "group-forge",
    codes.UPGRADE_WHICH: "group-forge",
    codes.UPGRADE_TO: "group-forge",
    codes.CHOOSE_GAIN: "group-gain",
    codes.NAME_TYPE: "group-gain",
    codes.CONVERT: "group-gain",
    codes.STORE_GOLD: "group-gain",
    codes.SPEND_GOLD: "group-gain",
    codes.PAY_OR_NOT: "group-gain",
    codes.TAKE_TREASURE: "group-gain",
    codes.USE_MERCHANTS: "group-reinforce",
    codes.ADVANCE_WHICH: "group-reinforce",
    codes.FROM_SCEPTER: "group-pay",
    codes.USE_SCEPTER: "group-pay",
    codes.USE_SHARDS: "group-pay",
    codes.FREE_EXPLOIT: "group-exploit",
    codes.GOLEM_TO: "group-labyrinth",
    codes.PLACE_MEMORY: "group-memory",
    codes.COLLECT_FIRST: "group-memory",
}
WAYS_OUT = {
    (codes.ACT, codes.PASS): "i-pass",
    (codes.REINFORCE, codes.STOP_REINFORCING): "i-check",
    (codes.FORGE_MORE, codes.STOP_FORGING): "i-check",
    (codes.FORGE_WHAT, codes.DECLINE_FORGE): "i-pass",
    (codes.EXTRA_ACTION, 0): "i-pass",
    (codes.REROLL, codes.KEEP_ROLL): "i-check",
    (codes.REPEAT, 0): "i-pass",
    (codes.PAY_OR_NOT, 0): "i-pass",
    (codes.SPEND_GOLD, 0): "i-pass",
    (codes.USE_SCEPTER, codes.KEEP_SCEPTER): "i-pass",
}
ICONS = {
    codes.EXTRA_ACTION: "i-sun",
    codes.APPLY_FIRST: "i-celestial",
    codes.REROLL: "i-celestial",
    codes.PICK_DIE: "i-die",
    codes.REPEAT: "e-hound",
    codes.CONVERT: "i-glory",
    codes.SPEND_GOLD: "i-glory",
    codes.PAY_OR_NOT: "i-glory",
    codes.STORE_GOLD: "i-gold",
    codes.FROM_SCEPTER: "i-gold",
    codes.USE_SHARDS: "i-original",
    codes.TAKE_TREASURE: "i-chest",
    codes.PLACE_MEMORY: "e-memory",
    codes.COLLECT_FIRST: "e-memory",
    codes.ADVANCE_WHICH: "e-companion",
}
IN_FORGE = (codes.FORGE_MORE, codes.FORGE_WHAT, codes.UPGRADE_TO)
ON_OWN_DICE = (codes.FORGE_WHERE, codes.UPGRADE_WHICH, codes.SHOW_FACE)
ON_ALL_DICE = (codes.COPY_FACE, codes.PICK_ROLLED)


def say_choice(s: ForgeState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence, way_out = say_option(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, icon=way_out)
    return Choice(sentence, group=Say(group_of(s, action)), detail=face_detail(s, action), icon=icon_of(s, action))


def is_token(s: ForgeState, action: int) -> bool:
    return s.kind in TOKEN_QUESTIONS and action >= codes.SPEND_TRITON


def group_of(s: ForgeState, action: int) -> str:
    if is_token(s, action):
        return "group-tokens"
    if s.kind == codes.ACT:
        return "group-forge" if action >= codes.FORGE_ACT else "group-exploit"
    if s.kind == codes.CHOOSE_GAIN and is_loss(s):
        return "group-loss"
    return GROUPS.get(s.kind, "group-dice")


def offered_face(s: ForgeState, action: int) -> int | None:
    """The face an answer would forge, where it is one of several to choose from."""
    if is_token(s, action):
        return None
    if s.kind == codes.ACT and action >= codes.FORGE_ACT:
        return action - codes.FORGE_ACT
    return action if s.kind in IN_FORGE else None


def face_detail(s: ForgeState, action: int) -> Say | None:
    """What a face does that is more than resources."""
    face = offered_face(s, action)
    return None if face is None else face_brief(content.face_ids[face])


def icon_of(s: ForgeState, action: int) -> str:
    face = offered_face(s, action)
    if face is not None:
        return f"f-{content.face_ids[face]}"
    if is_token(s, action):
        return "e-triton" if action == codes.SPEND_TRITON else "e-companion"
    if s.kind == codes.ACT:
        return emblem(content.set_ids[s.sets[action - codes.EXPLOIT_ACT]])
    if s.kind in (codes.FREE_EXPLOIT, codes.REINFORCE):
        return emblem(content.set_ids[s.sets[action]])
    if s.kind in (codes.CHOOSE_GAIN, codes.NAME_TYPE):
        return f"i-{RESOURCE_KEYS[action]}"
    if s.kind == codes.PICK_RIVAL:
        return f"mark-{action}"
    if s.kind == codes.USE_SCEPTER:
        return "i-sun" if action == codes.SCEPTER_AS_SUN else "i-moon"
    if s.kind == codes.USE_MERCHANTS:
        return "i-merchant" if action else "i-glory"
    shown = face_shown(s, action)
    return ICONS.get(s.kind, "") if shown is None else f"f-{content.face_ids[shown]}"


def face_shown(s: ForgeState, action: int) -> int | None:
    """The face on a die that an answer is about."""
    if s.kind in ON_OWN_DICE:
        return s.die[s.seat * SPOTS_EACH + action]
    if s.kind in ON_ALL_DICE:
        return board.shown(s, action)
    if s.kind == codes.REROLL and action != codes.REROLL_CELESTIAL:
        return board.shown(s, action - codes.REROLL_DIE)
    if s.kind == codes.APPLY_FIRST and action != codes.PUZZLE_ROLL:
        return s.get(pair.ONE if action == codes.FIRST_FACE else pair.OTHER)
    return None
