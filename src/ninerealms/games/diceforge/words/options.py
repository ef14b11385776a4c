"""The answers to a question, each with what it brings."""

from __future__ import annotations

from ninerealms.games.diceforge import codes, content
from ninerealms.games.diceforge.rules import board, forge, gains, pay
from ninerealms.games.diceforge.rules.blessings import faces, pair
from ninerealms.games.diceforge.rules.cards import moon_cards
from ninerealms.games.diceforge.rules.state import (
    COLOURS,
    COPIES,
    HOME,
    RESOURCES,
    SIDES,
    SPOTS_EACH,
    UNPLACED,
    ForgeState,
)
from ninerealms.games.diceforge.words.naming import (
    each_face_counted,
    face_brief,
    one_face_of,
    say_card,
    say_colour,
    say_cost,
    say_count,
    say_die,
    say_die_for,
    say_die_of,
    say_effect,
    say_face,
    say_island,
    say_resource,
    say_space,
    say_space_effect,
    shown_face,
    spot_die,
    spot_face,
    treasure_gain,
)
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

TOKEN_QUESTIONS = (
    codes.ACT,
    codes.REINFORCE,
    codes.EXTRA_ACTION,
    codes.FORGE_MORE,
    codes.FORGE_WHAT,
    codes.REROLL,
    codes.SPEND_GOLD,
    codes.PAY_OR_NOT,
)
MOVEMENTS = (codes.GOLEM_TO, codes.TAKE_TREASURE, codes.PLACE_MEMORY, codes.COLLECT_FIRST, codes.ADVANCE_WHICH)
PAYMENTS = (codes.CONVERT, codes.STORE_GOLD, codes.FROM_SCEPTER, codes.USE_SCEPTER, codes.USE_SHARDS)


def say_option(s: ForgeState, action: int) -> Say:
    """One answer to the pending question."""
    kind = s.kind
    if action >= codes.SPEND_TRITON and kind in TOKEN_QUESTIONS:
        return say_token(s, action)
    if kind in PAYMENTS:
        return say_payment(s, kind, action)
    if kind in MOVEMENTS:
        return say_movement(s, kind, action)
    if kind in (codes.CHOOSE_GAIN, codes.NAME_TYPE, codes.SPEND_GOLD, codes.PAY_OR_NOT):
        return say_gain(s, kind, action)
    if kind in (codes.ACT, codes.REINFORCE, codes.EXTRA_ACTION, codes.FREE_EXPLOIT, codes.USE_MERCHANTS):
        return say_act(s, kind, action)
    if kind in (codes.FORGE_MORE, codes.FORGE_WHAT, codes.FORGE_WHERE, codes.UPGRADE_WHICH, codes.UPGRADE_TO):
        return say_forging(s, kind, action)
    return say_dice(s, kind, action)


# --- tokens spent in one's turn -------------------------------------------------------------------


def say_token(s: ForgeState, action: int) -> Say:
    if action == codes.SPEND_TRITON:
        return Say("do-spend-triton")
    copy = action - codes.CASH_COMPANION
    place = max(s.companion[s.seat * COPIES + copy], 0)
    gain = all_of([say_count(codes.SUN, place), say_count(codes.GLORY, place)])
    if board.owned(s, s.seat, codes.COMPANION) > 1:
        return Say("do-cash-companion-nth", {"number": copy + 1, "gain": gain})
    return Say("do-cash-companion", {"gain": gain})


# --- the action -----------------------------------------------------------------------------------


def say_act(s: ForgeState, kind: int, action: int) -> Say:
    if kind == codes.EXTRA_ACTION:
        return Say("do-extra-action" if action else "do-end-turn")
    if kind == codes.USE_MERCHANTS:
        return Say("do-merchant-upgrade", {"count": action}) if action else Say("do-merchant-glory")
    if kind == codes.FREE_EXPLOIT:
        return Say("do-free-exploit", {"card": say_card(s.sets[action]), "effect": say_effect(s.sets[action])})
    if kind == codes.REINFORCE:
        if action == codes.STOP_REINFORCING:
            return Say("do-stop-reinforcing")
        return Say("do-reinforce", {"card": say_card(s.sets[action]), "effect": say_effect(s.sets[action])})
    if action == codes.PASS:
        return Say("do-pass")
    if action >= codes.FORGE_ACT:
        return say_bought(action - codes.FORGE_ACT, 0)
    return say_exploit(s, action - codes.EXPLOIT_ACT)


def say_exploit(s: ForgeState, slot: int) -> Say:
    """A card with island, cost and effect, and whom it ousts."""
    island = content.slot_island[slot]
    values: dict[str, int | str | Say] = {
        "card": say_card(s.sets[slot]),
        "island": say_island(island),
        "cost": say_cost(content.slot_sun[slot], content.slot_moon[slot]),
        "effect": say_effect(s.sets[slot]),
    }
    rivals = [seat for seat in range(s.players) if s.pawn[seat] == island and seat != s.seat]
    if s.pawn[s.seat] == island or not rivals or island == HOME:
        return Say("do-exploit", values)
    return Say("do-exploit-oust", {**values, "rival": say_seat(rivals[0])})


# --- forging --------------------------------------------------------------------------------------


def say_bought(face: int, discount: int) -> Say:
    """A face of the Sanctuary with its price."""
    price = forge.price(face, discount)
    if price == 0:
        return Say("do-forge-free", {"face": one_face_of(face)})
    return Say("do-forge", {"face": one_face_of(face), "cost": say_count(codes.GOLD, price)})


def say_forging(s: ForgeState, kind: int, action: int) -> Say:
    if kind == codes.FORGE_MORE:
        return Say("do-stop-forging") if action == codes.STOP_FORGING else say_bought(action, 0)
    if kind == codes.FORGE_WHERE:
        face = one_face_of(s.source - codes.SOURCE_FACE)
        old = spot_face(s, s.seat, action)
        return Say("do-forge-where", {"face": face, "die": spot_die(action), "old": old})
    if kind == codes.UPGRADE_WHICH:
        level = forge.level_above(s, s.die[s.seat * SPOTS_EACH + action], s.source)
        values = {"face": spot_face(s, s.seat, action), "die": spot_die(action)}
        return Say("do-upgrade-which", {**values, "level": level})
    if kind == codes.UPGRADE_TO:
        return Say("do-upgrade-to", {"face": one_face_of(action)})
    if action == codes.DECLINE_FORGE:
        return Say("do-decline-forge")
    if s.running() == codes.BUY_FACE:
        return say_bought(action, s.get(forge.DISCOUNT))
    brief = face_brief(content.face_ids[action])
    if brief is None:
        return Say("do-forge-free", {"face": one_face_of(action)})
    return Say("do-forge-special", {"face": one_face_of(action), "brief": brief})


# --- gains and payments ---------------------------------------------------------------------------


def is_loss(s: ForgeState) -> bool:
    """Whether a choice on a face decides what is lost."""
    if s.running() == codes.FACE:
        return s.get(faces.MODE) & codes.AS_LOSS != 0
    return s.running() == codes.APPLY and s.get(pair.MODE) & codes.AS_LOSS != 0


def say_gain(s: ForgeState, kind: int, action: int) -> Say:
    if kind == codes.NAME_TYPE:
        return Say("do-name-type", {"amount": say_count(action, moon_cards.count_shown(s, action))})
    if kind == codes.SPEND_GOLD:
        if action == 0:
            return Say("do-spend-nothing")
        points = say_count(codes.GLORY, action)
        return Say("do-spend-gold", {"amount": say_count(codes.GOLD, action), "points": points})
    if kind == codes.PAY_OR_NOT:
        space = content.space_ids[s.source - codes.SOURCE_SCRIPT - codes.SPACE_SCRIPT]
        return Say(f"do-pay-{space.lower()}") if action else Say("do-pay-nothing")
    amount = say_count(action, gain_amount(s, action))
    return Say("do-lose" if is_loss(s) else "do-gain", {"amount": amount})


def gain_amount(s: ForgeState, resource: int) -> int:
    """How much a choice gives of a resource."""
    if s.running() == codes.CHOICE:
        return content.choice_amount[s.get(gains.ROW) * RESOURCES + resource]
    times = s.get(faces.TIMES) if s.running() == codes.FACE else 1
    return content.face_amount[(s.source - codes.SOURCE_FACE) * RESOURCES + resource] * times


def say_store(s: ForgeState) -> Say:
    """The Hammer, the Scepter, or one of several Scepters."""
    if s.sets[0] == codes.HAMMER:
        return Say("store-hammer")
    if board.owned(s, s.seat, codes.SCEPTER) > 1:
        return Say("store-scepter-nth", {"number": s.get(gains.CARD) + 1})
    return Say("store-scepter")


def say_payment(s: ForgeState, kind: int, action: int) -> Say:
    if kind == codes.CONVERT:
        return say_conversion(s, action)
    if kind == codes.STORE_GOLD:
        return say_storing(s, action)
    if kind == codes.FROM_SCEPTER:
        return say_part("do-from-scepter", action, s.get(pay.DUE), codes.GOLD, {"store": say_store(s)})
    if kind == codes.USE_SHARDS:
        resource = s.source - pay.SOURCE_RESOURCE
        due = s.get(pay.SUN_DUE if resource == codes.SUN else pay.MOON_DUE)
        if due == 0:
            return Say("do-use-shards-nothing", {"resource": say_resource(resource)})
        return say_part("do-use-shards", action, due, resource, {})
    if action == codes.KEEP_SCEPTER:
        return Say("do-keep-scepter", {"store": say_store(s)})
    resource = codes.SUN if action == codes.SCEPTER_AS_SUN else codes.MOON
    worth = pay.scepter_worth(s, s.seat, s.get(pay.CARD))
    return Say("do-use-scepter", {"store": say_store(s), "amount": say_count(resource, worth)})


def say_part(key: str, count: int, whole: int, resource: int, values: dict[str, int | str | Say]) -> Say:
    """None, some or all of an amount."""
    amount = say_count(resource, whole)
    if count == 0:
        return Say(f"{key}-none", {**values, "amount": amount})
    if count == whole:
        return Say(f"{key}-all", {**values, "amount": amount})
    return Say(key, {**values, "count": count, "amount": amount})


def say_conversion(s: ForgeState, count: int) -> Say:
    resource = s.get(gains.RESOURCE)
    each = 1 if resource == codes.GOLD else gains.GLORY_PER_SHARD
    values: dict[str, int | str | Say] = {"points": say_count(codes.GLORY, count * each)} if count else {}
    return say_part("do-convert", count, s.get(gains.AMOUNT), resource, values)


def say_storing(s: ForgeState, count: int) -> Say:
    """Gained gold goes to Hammer or Scepter, the rest stays for the reserve or the next Scepter."""
    store, amount = say_store(s), s.get(gains.AMOUNT)
    if count == 0 and store.key == "store-scepter-nth":
        return Say("do-store-none", {"store": store, "amount": say_count(codes.GOLD, amount)})
    if count == 0:
        return Say("do-store-reserve", {"amount": say_count(codes.GOLD, amount)})
    return say_part("do-store", count, amount, codes.GOLD, {"store": store})


# --- dice -----------------------------------------------------------------------------------------


def say_dice(s: ForgeState, kind: int, action: int) -> Say:
    seat = s.seat
    if kind == codes.APPLY_FIRST:
        if action == codes.PUZZLE_ROLL:
            return Say("do-puzzle-roll")
        which = pair.ONE if action == codes.FIRST_FACE else pair.OTHER
        return Say("do-apply-first", {"face": one_face_of(s.get(which))})
    if kind == codes.COPY_FACE:
        return Say("do-copy-face", {"face": shown_face(s, action), "die": say_die_for(seat, action)})
    if kind == codes.PICK_DIE:
        first = seat * SPOTS_EACH + action * SIDES
        faces_there = [say_face(content.face_ids[s.die[spot]]) for spot in range(first, first + SIDES)]
        counted = each_face_counted(sorted(faces_there, key=lambda face: face.key))
        return Say("do-pick-die", {"die": say_die(action), "faces": joined(counted, "clause-more")})
    if kind == codes.REROLL:
        return say_reroll(s, action)
    if kind == codes.REPEAT:
        return Say("do-repeat" if action else "do-repeat-not")
    if kind == codes.PICK_RIVAL:
        face = one_face_of(s.source - codes.SOURCE_FACE)
        return Say("do-pick-rival", {"rival": say_seat(action), "face": face})
    if kind == codes.PICK_ROLLED:
        return Say("do-pick-rolled", {"face": shown_face(s, action), "die": say_die_of(action)})
    return Say("do-show-face", {"face": spot_face(s, seat, action), "die": spot_die(action)})


def say_reroll(s: ForgeState, action: int) -> Say:
    if action == codes.KEEP_ROLL:
        return Say("do-keep-roll")
    if action == codes.REROLL_CELESTIAL:
        return Say("do-reroll-celestial")
    die = action - codes.REROLL_DIE
    return Say("do-reroll", {"die": say_die_for(s.seat, die), "face": shown_face(s, die)})


# --- boards ---------------------------------------------------------------------------------------


def memory_colour(s: ForgeState) -> int:
    """The colour of the memory tokens being placed: that of the card taken last."""
    colour = s.players - s.stack[content.set_slot[codes.MEMORY]] - 1
    return min(max(colour, 0), COLOURS - 1)


def treasure_at(s: ForgeState, space: int) -> str | None:
    room = content.space_room[space]
    if room < 0 or s.treasure[room] == UNPLACED:
        return None
    return content.treasure_ids[s.treasure[room]]


def say_movement(s: ForgeState, kind: int, action: int) -> Say:
    if kind == codes.GOLEM_TO:
        space = content.space_ids[action]
        effect = say_space_effect(space, treasure_at(s, action))
        return Say("do-golem-to", {"space": say_space(space), "effect": effect})
    if kind == codes.TAKE_TREASURE:
        treasure = content.treasure_ids[action]
        front, back = (all_of(treasure_gain(treasure, side)) for side in ("front", "back"))
        return Say("do-take-treasure", {"treasure": Say(f"treasure-{treasure}"), "gain": front, "later": back})
    if kind == codes.PLACE_MEMORY:
        return Say("do-place-memory", {"island": say_island(action // 2), "gain": Say(f"memory-{action % 2}")})
    if kind == codes.COLLECT_FIRST:
        gain = Say(f"memory-{(s.memory[action] - 1) % 2}")
        return Say("do-collect-first", {"colour": say_colour(action // 2), "gain": gain})
    place = s.companion[s.seat * COPIES + action]
    return Say("do-advance-which", {"number": action + 1, "count": place + 1})
