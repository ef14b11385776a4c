"""The answers as data: where each belongs, and its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, celestial, forge, named, pay, turn
from ninerealms.games.diceforge.rules.state import SPOTS_EACH, ForgeState
from ninerealms.games.diceforge.words.icons import emblem
from ninerealms.games.diceforge.words.naming import (
    RESOURCE_KEYS,
    face_brief,
    say_count,
    say_face,
    say_face_effect,
    say_gist,
    say_whole_gist,
)
from ninerealms.games.diceforge.words.options import TOKEN_QUESTIONS, bargain, is_loss, ousted, say_option
from ninerealms.kernel.choice import Choice, Price
from ninerealms.text.words import Say

GROUPS = {
    v.REINFORCE: "group-reinforce",
    v.EXTRA_ACTION: "group-extra",
    v.FORGE_MORE: "group-forge",
    v.FORGE_WHAT: "group-forge",
    v.FORGE_WHERE: "group-forge",
    v.UPGRADE_WHICH: "group-forge",
    v.UPGRADE_TO: "group-forge",
    v.CHOOSE_GAIN: "group-gain",
    v.NAME_TYPE: "group-gain",
    v.CONVERT: "group-gain",
    v.STORE_GOLD: "group-gain",
    v.SPEND_GOLD: "group-gain",
    v.PAY_OR_NOT: "group-gain",
    v.TAKE_TREASURE: "group-gain",
    v.USE_MERCHANTS: "group-reinforce",
    v.ADVANCE_WHICH: "group-reinforce",
    v.FROM_SCEPTER: "group-pay",
    v.USE_SCEPTER: "group-pay",
    v.USE_SHARDS: "group-pay",
    v.FREE_EXPLOIT: "group-exploit",
    v.GOLEM_TO: "group-labyrinth",
    v.PLACE_MEMORY: "group-memory",
    v.COLLECT_FIRST: "group-memory",
}
WAYS_OUT = {
    (v.ACT, v.PASS): "i-pass",
    (v.REINFORCE, v.STOP_REINFORCING): "i-check",
    (v.FORGE_MORE, v.STOP_FORGING): "i-check",
    (v.FORGE_WHAT, v.DECLINE_FORGE): "i-pass",
    (v.EXTRA_ACTION, 0): "i-pass",
    (v.REROLL, v.KEEP_ROLL): "i-check",
    (v.REPEAT, 0): "i-pass",
    (v.PAY_OR_NOT, 0): "i-pass",
    (v.SPEND_GOLD, 0): "i-pass",
    (v.USE_SCEPTER, v.KEEP_SCEPTER): "i-pass",
}
ICONS = {
    v.EXTRA_ACTION: "i-sun",
    v.APPLY_FIRST: "i-celestial",
    v.REROLL: "i-celestial",
    v.PICK_DIE: "i-die",
    v.REPEAT: "e-hound",
    v.CONVERT: "i-glory",
    v.SPEND_GOLD: "i-glory",
    v.PAY_OR_NOT: "i-glory",
    v.STORE_GOLD: "i-gold",
    v.FROM_SCEPTER: "i-gold",
    v.USE_SHARDS: "i-original",
    v.TAKE_TREASURE: "i-chest",
    v.PLACE_MEMORY: "e-memory",
    v.COLLECT_FIRST: "e-memory",
    v.ADVANCE_WHICH: "e-companion",
}
CARDS = (v.REINFORCE, v.FREE_EXPLOIT)
IN_FORGE = (v.FORGE_MORE, v.FORGE_WHAT, v.UPGRADE_TO)
ON_OWN_DICE = (v.FORGE_WHERE, v.UPGRADE_WHICH, v.SHOW_FACE)
ON_ALL_DICE = (v.COPY_FACE, v.PICK_ROLLED)
FORGED_OVER = (v.FORGE_WHERE, v.UPGRADE_WHICH)


def say_choice(s: ForgeState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence, way_out = say_option(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, icon=way_out)
    price = price_of(s, action)
    return Choice(
        sentence,
        group=Say(group_of(s, action)),
        detail=face_detail(s, action),
        icon=icon_of(s, action),
        price=price,
        brief=brief_of(s, action, price),
        gist=gist_of(s, action),
    )


def card_of(s: ForgeState, action: int) -> int | None:
    """The card an answer takes or uses, where it is one of several to choose from."""
    if s.kind == v.ACT and v.EXPLOIT_ACT <= action < v.FORGE_ACT:
        return int(s.sets[action - v.EXPLOIT_ACT])
    return int(s.sets[action]) if s.kind in CARDS and not is_token(s, action) else None


def brief_of(s: ForgeState, action: int, price: tuple[Price, ...]) -> Say | None:
    """A face is told by its price, a card by its short name."""
    card = card_of(s, action)
    if card is not None:
        return Say(f"draw-name-{content.set_ids[card]}")
    return price[0].said if price and offered_face(s, action) is not None else None


def gist_of(s: ForgeState, action: int) -> Say | None:
    """What a card does, in symbols and a few words, and whom it ousts."""
    card = card_of(s, action)
    if card is None or s.kind == v.REINFORCE:
        return None if card is None else say_gist(card)
    gist = say_whole_gist(card)
    rival = ousted(s, content.slot_island[content.set_slot[card]]) if s.kind == v.ACT else None
    return gist if rival is None else Say("gist-ousts", {"gist": gist, "rival": rival})


def is_token(s: ForgeState, action: int) -> bool:
    return s.kind in TOKEN_QUESTIONS and action >= v.SPEND_TRITON


def group_of(s: ForgeState, action: int) -> str:
    if is_token(s, action):
        return "group-tokens"
    if s.kind == v.ACT:
        return "group-forge" if action >= v.FORGE_ACT else "group-exploit"
    if s.kind == v.CHOOSE_GAIN and is_loss(s):
        return "group-loss"
    return GROUPS.get(s.kind, "group-dice")


def offered_face(s: ForgeState, action: int) -> int | None:
    """The face an answer would forge, where it is one of several to choose from."""
    if is_token(s, action):
        return None
    if s.kind == v.ACT and action >= v.FORGE_ACT:
        return action - v.FORGE_ACT
    return action if s.kind in IN_FORGE else None


def face_detail(s: ForgeState, action: int) -> Say | None:
    """What a face does that an answer would forge; of one on a die, where it is more than resources."""
    face, shown = offered_face(s, action), face_shown(s, action)
    if face is not None:
        return say_face_effect(content.face_ids[face])
    if shown is None or s.kind in FORGED_OVER:
        return None
    name = content.face_ids[shown]
    return face_brief(name) or Say("face-brings", {"amount": say_face(name)})


def price_of(s: ForgeState, action: int) -> tuple[Price, ...]:
    """What an answer costs, out of what the seat has."""
    face = offered_face(s, action)
    if face is not None and (s.kind in (v.ACT, v.FORGE_MORE) or s.running() == v.BUY_FACE):
        discount = s.get(v.BUY_FACE_DISCOUNT) if s.running() == v.BUY_FACE else 0
        return prices(s, {v.GOLD: forge.price(face, discount)})
    if is_token(s, action):
        return ()
    if s.kind == v.ACT:
        slot = action - v.EXPLOIT_ACT
        return prices(s, {v.SUN: content.slot_sun[slot], v.MOON: content.slot_moon[slot]})
    if s.kind == v.PAY_OR_NOT:
        resource, amount, _ = bargain(s)
        return prices(s, {resource: amount})
    return prices(s, {v.SUN: turn.EXTRA_COST} if s.kind == v.EXTRA_ACTION else {v.GOLD: gold_paid(s, action)})


def gold_paid(s: ForgeState, action: int) -> int:
    """What is turned into glory, or pays for a die that is rolled anew; nothing where no gold is paid."""
    if s.kind == v.REROLL:
        return celestial.TWINS_COST
    return action if s.kind == v.SPEND_GOLD else 0


def prices(s: ForgeState, amounts: dict[int, int]) -> tuple[Price, ...]:
    """Amounts of resources; gold on a Scepter can be spent too, and a Scepter or original shards pay for others."""
    seat = s.seat
    scepters = range(board.owned(s, seat, named.SCEPTER))
    besides = sum(pay.scepter_worth(s, seat, card) for card in scepters) + board.held(s, seat, v.SHARD)

    def has(resource: int) -> int:
        return board.gold(s, seat) if resource == v.GOLD else board.held(s, seat, resource) + besides

    return tuple(
        Price(amount, has(resource), f"i-{RESOURCE_KEYS[resource]}", say_count(resource, amount))
        for resource, amount in amounts.items()
        if amount
    )


def icon_of(s: ForgeState, action: int) -> str:
    face = offered_face(s, action)
    if face is not None:
        return f"f-{content.face_ids[face]}"
    if is_token(s, action):
        return "e-triton" if action == v.SPEND_TRITON else "e-companion"
    if s.kind == v.ACT:
        return emblem(content.set_ids[s.sets[action - v.EXPLOIT_ACT]])
    if s.kind in (v.FREE_EXPLOIT, v.REINFORCE):
        return emblem(content.set_ids[s.sets[action]])
    if s.kind in (v.CHOOSE_GAIN, v.NAME_TYPE):
        return f"i-{RESOURCE_KEYS[action]}"
    if s.kind == v.PICK_RIVAL:
        return f"mark-{action}"
    if s.kind == v.USE_SCEPTER:
        return "i-sun" if action == v.SCEPTER_AS_SUN else "i-moon"
    if s.kind == v.USE_MERCHANTS:
        return "i-merchant" if action else "i-glory"
    shown = face_shown(s, action)
    return ICONS.get(s.kind, "") if shown is None else f"f-{content.face_ids[shown]}"


def face_shown(s: ForgeState, action: int) -> int | None:
    """The face on a die that an answer is about."""
    if s.kind in ON_OWN_DICE:
        return s.die[s.seat * SPOTS_EACH + action]
    if s.kind in ON_ALL_DICE:
        return board.shown(s, action)
    if s.kind == v.REROLL and action != v.REROLL_CELESTIAL:
        return board.shown(s, action - v.REROLL_DIE)
    if s.kind == v.APPLY_FIRST and action != v.PUZZLE_ROLL:
        return s.get(v.APPLY_ONE if action == v.FIRST_FACE else v.APPLY_OTHER)
    return None
