"""The answers to a question, each with what it brings."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import board, forge, gains, named, pay
from ninerealms.games.diceforge.rules.cards import moon_cards
from ninerealms.games.diceforge.rules.named import SCEPTER
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
    say_whole_effect,
    shown_face,
    spot_die,
    spot_face,
    treasure_gain,
)
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

TOKEN_QUESTIONS = (
    v.ACT,
    v.REINFORCE,
    v.EXTRA_ACTION,
    v.FORGE_MORE,
    v.FORGE_WHAT,
    v.REROLL,
    v.SPEND_GOLD,
    v.PAY_OR_NOT,
)
MOVEMENTS = (v.GOLEM_TO, v.TAKE_TREASURE, v.PLACE_MEMORY, v.COLLECT_FIRST, v.ADVANCE_WHICH)
PAYMENTS = (v.CONVERT, v.STORE_GOLD, v.FROM_SCEPTER, v.USE_SCEPTER, v.USE_SHARDS)


def say_option(s: ForgeState, action: int) -> Say:
    """One answer to the pending question."""
    kind = s.kind
    if action >= v.SPEND_TRITON and kind in TOKEN_QUESTIONS:
        return say_token(s, action)
    if kind in PAYMENTS:
        return say_payment(s, kind, action)
    if kind in MOVEMENTS:
        return say_movement(s, kind, action)
    if kind in (v.CHOOSE_GAIN, v.NAME_TYPE, v.SPEND_GOLD, v.PAY_OR_NOT):
        return say_gain(s, kind, action)
    if kind in (v.ACT, v.REINFORCE, v.EXTRA_ACTION, v.FREE_EXPLOIT, v.USE_MERCHANTS):
        return say_act(s, kind, action)
    if kind in (v.FORGE_MORE, v.FORGE_WHAT, v.FORGE_WHERE, v.UPGRADE_WHICH, v.UPGRADE_TO):
        return say_forging(s, kind, action)
    return say_dice(s, kind, action)


# --- tokens spent in one's turn -------------------------------------------------------------------


def say_token(s: ForgeState, action: int) -> Say:
    if action == v.SPEND_TRITON:
        return Say("do-spend-triton")
    copy = action - v.CASH_COMPANION
    place = max(s.companion[s.seat * COPIES + copy], 0)
    gain = all_of([say_count(v.SUN, place), say_count(v.GLORY, place)])
    if board.owned(s, s.seat, named.COMPANION) > 1:
        return Say("do-cash-companion-nth", {"number": copy + 1, "gain": gain})
    return Say("do-cash-companion", {"gain": gain})


# --- the action -----------------------------------------------------------------------------------


def say_act(s: ForgeState, kind: int, action: int) -> Say:
    if kind == v.EXTRA_ACTION:
        return Say("do-extra-action" if action else "do-end-turn")
    if kind == v.USE_MERCHANTS:
        return Say("do-merchant-upgrade", {"count": action}) if action else Say("do-merchant-glory")
    if kind == v.FREE_EXPLOIT:
        return Say("do-free-exploit", {"card": say_card(s.sets[action]), "effect": say_whole_effect(s.sets[action])})
    if kind == v.REINFORCE:
        if action == v.STOP_REINFORCING:
            return Say("do-stop-reinforcing")
        return Say("do-reinforce", {"card": say_card(s.sets[action]), "effect": say_effect(s.sets[action])})
    if action == v.PASS:
        return Say("do-pass")
    if action >= v.FORGE_ACT:
        return say_bought(action - v.FORGE_ACT, 0)
    return say_exploit(s, action - v.EXPLOIT_ACT)


def say_exploit(s: ForgeState, slot: int) -> Say:
    """A card with island, cost and effect, and whom it ousts."""
    island = content.slot_island[slot]
    values: dict[str, int | str | Say] = {
        "card": say_card(s.sets[slot]),
        "island": say_island(island),
        "cost": say_cost(content.slot_sun[slot], content.slot_moon[slot]),
        "effect": say_whole_effect(s.sets[slot]),
    }
    rival = ousted(s, island)
    if rival is None:
        return Say("do-exploit", values)
    return Say("do-exploit-oust", {**values, "rival": say_seat(rival)})


def ousted(s: ForgeState, island: int) -> int | None:
    """Whose hero has to leave when the seat that acts goes to an island."""
    rivals = [seat for seat in range(s.players) if s.pawn[seat] == island and seat != s.seat]
    return None if s.pawn[s.seat] == island or not rivals or island == HOME else rivals[0]


# --- forging --------------------------------------------------------------------------------------


def say_bought(face: int, discount: int) -> Say:
    """A face of the Sanctuary with its price."""
    price = forge.price(face, discount)
    if price == 0:
        return Say("do-forge-free", {"face": one_face_of(face)})
    return Say("do-forge", {"face": one_face_of(face), "cost": say_count(v.GOLD, price)})


def say_forging(s: ForgeState, kind: int, action: int) -> Say:
    if kind == v.FORGE_MORE:
        return Say("do-stop-forging") if action == v.STOP_FORGING else say_bought(action, 0)
    if kind == v.FORGE_WHERE:
        face = one_face_of(s.source - v.SOURCE_FACE)
        old = spot_face(s, s.seat, action)
        return Say("do-forge-where", {"face": face, "die": spot_die(action), "old": old})
    if kind == v.UPGRADE_WHICH:
        level = forge.level_above(s, s.die[s.seat * SPOTS_EACH + action], s.source)
        values = {"face": spot_face(s, s.seat, action), "die": spot_die(action)}
        return Say("do-upgrade-which", {**values, "level": level})
    if kind == v.UPGRADE_TO:
        return Say("do-upgrade-to", {"face": one_face_of(action)})
    if action == v.DECLINE_FORGE:
        return Say("do-decline-forge")
    if s.running() == v.BUY_FACE:
        return say_bought(action, s.get(v.BUY_FACE_DISCOUNT))
    brief = face_brief(content.face_ids[action])
    if brief is None:
        return Say("do-forge-free", {"face": one_face_of(action)})
    return Say("do-forge-special", {"face": one_face_of(action), "brief": brief})


# --- gains and payments ---------------------------------------------------------------------------


def is_loss(s: ForgeState) -> bool:
    """Whether a choice on a face decides what is lost."""
    if s.running() == v.FACE:
        return s.get(v.FACE_MODE) & v.AS_LOSS != 0
    return s.running() == v.APPLY and s.get(v.APPLY_MODE) & v.AS_LOSS != 0


def say_gain(s: ForgeState, kind: int, action: int) -> Say:
    if kind == v.NAME_TYPE:
        return Say("do-name-type", {"amount": say_count(action, moon_cards.count_shown(s, action))})
    if kind == v.SPEND_GOLD:
        if action == 0:
            return Say("do-spend-nothing")
        points = say_count(v.GLORY, action)
        return Say("do-spend-gold", {"amount": say_count(v.GOLD, action), "points": points})
    if kind == v.PAY_OR_NOT:
        return say_bargain(s) if action else Say("do-pay-nothing")
    amount = say_count(action, gain_amount(s, action))
    return Say("do-lose" if is_loss(s) else "do-gain", {"amount": amount})


def bargain(s: ForgeState) -> tuple[int, int, int]:
    """What may be paid, how much of it, and the glory it is paid for."""
    (_, price, cost), (_, _, glory) = content.EFFECTS[s.source - v.SOURCE_SCRIPT][-2:]
    return price, cost, glory


def say_bargain(s: ForgeState) -> Say:
    price, cost, glory = bargain(s)
    return Say("do-pay", {"cost": say_count(price, cost), "points": say_count(v.GLORY, glory)})


def gain_amount(s: ForgeState, resource: int) -> int:
    """How much a choice gives of a resource."""
    if s.running() == v.CHOICE:
        return content.choice_amount[s.get(v.CHOICE_ROW) * RESOURCES + resource]
    times = s.get(v.FACE_TIMES) if s.running() == v.FACE else 1
    return content.face_amount[(s.source - v.SOURCE_FACE) * RESOURCES + resource] * times


def say_store(s: ForgeState) -> Say:
    """The Hammer, the Scepter, or one of several Scepters."""
    if s.sets[named.M1] == named.HAMMER:
        return Say("store-hammer")
    if board.owned(s, s.seat, SCEPTER) > 1:
        return Say("store-scepter-nth", {"number": s.get(v.STORING_CARD) + 1})
    return Say("store-scepter")


def say_payment(s: ForgeState, kind: int, action: int) -> Say:
    if kind == v.CONVERT:
        return say_conversion(s, action)
    if kind == v.STORE_GOLD:
        return say_storing(s, action)
    if kind == v.FROM_SCEPTER:
        return say_part("do-from-scepter", action, s.get(v.PAY_GOLD_DUE), v.GOLD, {"store": say_store(s)})
    if kind == v.USE_SHARDS:
        resource = s.source - pay.SOURCE_RESOURCE
        due = s.get(v.PAY_SHARDS_SUN if resource == v.SUN else v.PAY_SHARDS_MOON)
        if due == 0:
            return Say("do-use-shards-nothing", {"resource": say_resource(resource)})
        return say_part("do-use-shards", action, due, resource, {})
    if action == v.KEEP_SCEPTER:
        return Say("do-keep-scepter", {"store": say_store(s)})
    resource = v.SUN if action == v.SCEPTER_AS_SUN else v.MOON
    worth = pay.scepter_worth(s, s.seat, s.get(v.PAY_SHARDS_CARD))
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
    resource = s.get(v.CONVERSION_RESOURCE)
    each = 1 if resource == v.GOLD else gains.GLORY_PER_SHARD
    values: dict[str, int | str | Say] = {"points": say_count(v.GLORY, count * each)} if count else {}
    return say_part("do-convert", count, s.get(v.CONVERSION_AMOUNT), resource, values)


def say_storing(s: ForgeState, count: int) -> Say:
    """Gained gold goes to Hammer or Scepter, the rest stays for the reserve or the next Scepter."""
    store, amount = say_store(s), s.get(v.STORING_AMOUNT)
    if count == 0 and store.key == "store-scepter-nth":
        return Say("do-store-none", {"store": store, "amount": say_count(v.GOLD, amount)})
    if count == 0:
        return Say("do-store-reserve", {"amount": say_count(v.GOLD, amount)})
    return say_part("do-store", count, amount, v.GOLD, {"store": store})


# --- dice -----------------------------------------------------------------------------------------


def say_dice(s: ForgeState, kind: int, action: int) -> Say:
    seat = s.seat
    if kind == v.APPLY_FIRST:
        if action == v.PUZZLE_ROLL:
            return Say("do-puzzle-roll")
        which = v.APPLY_ONE if action == v.FIRST_FACE else v.APPLY_OTHER
        return Say("do-apply-first", {"face": one_face_of(s.get(which))})
    if kind == v.COPY_FACE:
        return Say("do-copy-face", {"face": shown_face(s, action), "die": say_die_for(seat, action)})
    if kind == v.PICK_DIE:
        first = seat * SPOTS_EACH + action * SIDES
        faces_there = [say_face(content.face_ids[s.die[spot]]) for spot in range(first, first + SIDES)]
        counted = each_face_counted(sorted(faces_there, key=lambda face: face.key))
        return Say("do-pick-die", {"die": say_die(action), "faces": joined(counted, "clause-more")})
    if kind == v.REROLL:
        return say_reroll(s, action)
    if kind == v.REPEAT:
        return Say("do-repeat" if action else "do-repeat-not")
    if kind == v.PICK_RIVAL:
        face = one_face_of(s.source - v.SOURCE_FACE)
        return Say("do-pick-rival", {"rival": say_seat(action), "face": face})
    if kind == v.PICK_ROLLED:
        return Say("do-pick-rolled", {"face": shown_face(s, action), "die": say_die_of(action)})
    return Say("do-show-face", {"face": spot_face(s, seat, action), "die": spot_die(action)})


def say_reroll(s: ForgeState, action: int) -> Say:
    if action == v.KEEP_ROLL:
        return Say("do-keep-roll")
    if action == v.REROLL_CELESTIAL:
        return Say("do-reroll-celestial")
    die = action - v.REROLL_DIE
    return Say("do-reroll", {"die": say_die_for(s.seat, die), "face": shown_face(s, die)})


# --- boards ---------------------------------------------------------------------------------------


def memory_colour(s: ForgeState) -> int:
    """The colour of the memory tokens being placed: that of the card taken last."""
    colour = s.players - s.stack[content.set_slot[named.MEMORY]] - 1
    return min(max(colour, 0), COLOURS - 1)


def treasure_at(s: ForgeState, space: int) -> str | None:
    room = content.space_room[space]
    if room < 0 or s.treasure[room] == UNPLACED:
        return None
    return content.treasure_ids[s.treasure[room]]


def say_movement(s: ForgeState, kind: int, action: int) -> Say:
    if kind == v.GOLEM_TO:
        space = content.space_ids[action]
        effect = say_space_effect(space, treasure_at(s, action))
        return Say("do-golem-to", {"space": say_space(space), "effect": effect})
    if kind == v.TAKE_TREASURE:
        treasure = content.treasure_ids[action]
        front, back = (all_of(treasure_gain(treasure, side)) for side in ("front", "back"))
        return Say("do-take-treasure", {"treasure": Say(f"treasure-{treasure}"), "gain": front, "later": back})
    if kind == v.PLACE_MEMORY:
        return Say("do-place-memory", {"island": say_island(action // 2), "gain": Say(f"memory-{action % 2}")})
    if kind == v.COLLECT_FIRST:
        gain = Say(f"memory-{(s.memory[action] - 1) % 2}")
        return Say("do-collect-first", {"colour": say_colour(action // 2), "gain": gain})
    place = s.companion[s.seat * COPIES + action]
    return Say("do-advance-which", {"number": action + 1, "count": place + 1})
