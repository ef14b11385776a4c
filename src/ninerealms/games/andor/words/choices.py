"""The answers as data: where each belongs, its chances, its symbol. Its text in parts stands in the `.ftl` files."""

from __future__ import annotations

from ninerealms.games.andor import content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.rules import board
from ninerealms.games.andor.rules.state import MOST_DICE, SPACES, THINGS, WIDOW, AndorState
from ninerealms.games.andor.seen.view import block_of
from ninerealms.games.andor.words.icons import FOE_ICONS, HERO_ICONS, KIND_ICONS, THING_ICONS
from ninerealms.games.andor.words.naming import Values, say_count, say_effect, say_space
from ninerealms.games.andor.words.odds import each_odds
from ninerealms.games.andor.words.options import foe_of, say_option
from ninerealms.kernel.choice import Choice, Price
from ninerealms.text.words import Say

GROUPS: dict[str, tuple[int, ...]] = {
    "hero": (v.CHOOSE_HERO, v.WHO_TAKES),
    "move": (v.GO_ON, v.LOOK_AT, v.FLAPS_TO),
    "fight": (v.INVITE, v.JOIN, v.FIGHT_ON, v.BEFORE_FOE, v.BLADE_FIGHT, v.WIDOW_ON, v.CLEAR_ON, v.FIRE_ON),
    "dice": (v.DICE, v.SHOOT, v.TURN_DIE),
    "will": (v.HEAL, v.RING, v.DRINK),
    "reward": (v.REWARD, v.SHARE, v.TAKE_ITEM),
    "things": (v.SPIRIT, v.DROP_ITEM, v.DROP_LOG, v.FLAPS_LOOKS),
    "card": (v.CANCEL_EVENT, v.NEXT_CARD),
}
GROUP_OF: dict[int, str] = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
WAYS_OUT = {
    (v.ACT, v.END_DAY): "i-sunrise",
    (v.ACT, v.PASS): "i-pass",
    (v.GO_ON, v.STAY): "i-check",
    (v.FREE, v.STOP): "i-check",
    (v.FLIGHT, v.STOP): "i-check",
    (v.JOIN, 0): "i-pass",
    (v.FIGHT_ON, v.BREAK_OFF): "i-pass",
    (v.DICE, v.KEEP): "i-check",
    (v.SHOOT, v.KEEP): "i-check",
    (v.TURN_DIE, v.TURN_NONE): "i-pass",
    (v.BEFORE_FOE, v.ENOUGH): "i-check",
    (v.BLADE_FIGHT, v.ENOUGH): "i-check",
    (v.RING, v.NOBODY_ELSE): "i-pass",
    (v.HEAL, v.NOBODY_ELSE): "i-pass",
    (v.DRINK, v.NOBODY_ELSE): "i-pass",
    (v.CANCEL_EVENT, 0): "i-pass",
    (v.LOOK_AT, 0): "i-check",
    (v.FLAPS_LOOKS, v.LOOK_NOWHERE): "i-pass",
    (v.CLEAR_ON, 0): "i-pass",
    (v.WIDOW_ON, 0): "i-pass",
    (v.FIRE_ON, 0): "i-pass",
}
ACTS = {
    v.SEND_FLAPS: ("other", "i-volpin"),
    v.SHOOT_CATAPULT: ("other", "i-catapult"),
    v.CLEAR_ROCK: ("other", "i-rock"),
    v.TAKE_TILE: ("move", "i-people"),
    v.SIP: ("move", "i-flask"),
}
GOLD_FOR = {v.BUY_STRENGTH: content.price_strength, v.PAY_TAKOTA: content.takota_gold}
TO_HEROES = (v.HEAL, v.RING, v.DRINK, v.WHO_TAKES)
THINGS_ASKED = (v.DROP_ITEM, v.DROP_LOG)


def say_choice(s: AndorState, action: int) -> Choice:
    """One answer to the pending question; its head is the whole sentence."""
    sentence, way_out = say_option(s, action), WAYS_OUT.get((s.kind, action))
    if way_out is not None:
        return Choice(sentence, odds=each_odds(s, action), icon=way_out)
    group, icon = placed(s, action)
    is_way, price = s.kind in (v.ACT, v.GO_ON) and action < SPACES, price_of(s, action, sentence)
    return Choice(
        sentence,
        group=Say(f"group-{group}"),
        detail=detail_of(s, action),
        odds=each_odds(s, action),
        icon=icon,
        price=price,
        brief=brief_way(s, action, price) if is_way else None,
    )


def brief_way(s: AndorState, where: int, price: tuple[Price, ...]) -> Say:
    """A space and its hours, with the willpower extra ones take: 512 · 2 h (−2)."""
    paid = {each.icon: each.amount for each in price}
    hours = Say("draw-hours", {"count": paid.get("i-hour", 0)})
    values: Values = {"space": content.printed(where, s.side), "hours": hours}
    if "i-willpower" in paid:
        return Say("brief-space-extra", {**values, "will": paid["i-willpower"]})
    return Say("brief-space", values)


def detail_of(s: AndorState, action: int) -> Say | None:
    """What a thing does that changes its place; what is dropped stays behind and does nothing."""
    if s.kind in THINGS_ASKED:
        return say_effect(s, action)
    if s.kind in (v.FREE, v.FLIGHT):
        if v.DROP <= action < v.DROP + THINGS:
            where: Values = {"space": say_space(s.side, s.place[s.seat])}
            return Say("drop-detail", {**where, "does": say_effect(s, action - v.DROP)})
        for first, each in ((v.PICK, 1), (v.GIVE, 4)):
            if first <= action < first + THINGS * each:
                return say_effect(s, (action - first) // each)
    return None


def price_of(s: AndorState, action: int, sentence: Say) -> tuple[Price, ...]:
    """Hours, willpower and gold an answer takes, out of what the seat has."""
    seat = s.seat
    if s.kind in (v.ACT, v.GO_ON) and action < v.TAKE_ALONG:
        return price_of_way(s, sentence.values["cost"])
    if s.kind not in (v.FREE, v.FLIGHT):
        return ()
    if action == v.PREPARE:
        return (Price(content.spell_price, s.will[seat], "i-willpower", say_count("will", content.spell_price)),)
    is_item = v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS)
    gold = content.price_item if is_item else GOLD_FOR.get(action, 0)
    return (Price(gold, s.gold[seat], "i-gold", say_count("gold", gold)),) if gold else ()


def price_of_way(s: AndorState, cost: int | str | Say) -> tuple[Price, ...]:
    """The hours of a way, and the willpower of those beyond the seventh, as the sentence says them."""
    assert isinstance(cost, Say)
    whole, will = cost.values.get("hours", cost), cost.values.get("will", 0)
    assert isinstance(whole, Say)
    assert isinstance(will, int)
    hours = whole.values["count"]
    assert isinstance(hours, int)
    left = content.hours + s.extra_most - s.hour[s.seat]
    found = [Price(hours, left, "i-hour", whole)] if hours else []
    if will:
        found.append(Price(will, s.will[s.seat], "i-willpower", say_count("will", will)))
    return tuple(found)


def placed(s: AndorState, action: int) -> tuple[str, str]:
    """The group and the symbol of an answer."""
    if s.kind in (v.ACT, v.GO_ON):
        return placed_act(s, action)
    if s.kind in (v.FREE, v.FLIGHT):
        return placed_free(action)
    if s.kind == v.FIGHT_ON and action >= v.FREE_IN_FIGHT:
        return "free", hero_icon(s, action - v.FREE_IN_FIGHT)
    return GROUP_OF[s.kind], icon_of(s, action)


def hero_icon(s: AndorState, seat: int) -> str:
    return HERO_ICONS[s.hero[seat]]


def placed_act(s: AndorState, action: int) -> tuple[str, str]:
    if action < v.TAKE_ALONG:
        return "move", icon_of_space(s, action % SPACES)
    if action < v.TAKE_TILE:
        return "move", hero_icon(s, action - v.TAKE_ALONG)
    if action in ACTS:
        return ACTS[action]
    if v.FIGHT <= action < v.PASS:
        return "fight", FOE_ICONS[foe_of(s, action)[0]]
    return "free", hero_icon(s, action - v.FREE_OF)


def icon_of_space(s: AndorState, where: int) -> str:
    """What is most to be seen there: who holds or fights, fog, a well, a merchant, a thing; or just the way."""
    if board.has_widow(s, where):
        return FOE_ICONS[WIDOW]
    if s.on[where]:
        return FOE_ICONS[s.on[where] - 1]
    if board.fog_on(s, where) != board.NOT_FOUND:
        return "i-fog"
    well = board.well_on(s, where)
    if well != board.NOT_FOUND and s.wells & (1 << well):
        return "i-well"
    if board.has_merchant(s, where):
        return "i-merchant"
    lying = next((thing for thing in range(THINGS) if s.where[thing] == where), None)
    return "i-move" if lying is None else THING_ICONS[block_of(lying)]


def placed_free(action: int) -> tuple[str, str]:
    for first, each in ((v.PICK, 1), (v.DROP, 1), (v.GIVE, 4), (v.USE, 1)):
        if first <= action < first + THINGS * each:
            return ("use" if first == v.USE else "things"), THING_ICONS[block_of((action - first) // each)]
    if v.GIVE_GOLD <= action < v.GIVE_GOLD + 4:
        return "things", "i-purse"
    if v.BUY_ITEM <= action < v.BUY_ITEM + len(content.ITEM_KINDS):
        return "buy", THING_ICONS[content.ITEM_KINDS[action - v.BUY_ITEM]]
    if action in (v.BUY_STRENGTH, v.PAY_TAKOTA):
        return "buy", "i-strength" if action == v.BUY_STRENGTH else "i-purse"
    if v.FLY <= action < v.USE_PLANTS:
        return "use", "i-falcon"
    return "use", "i-plant" if action == v.USE_PLANTS else "i-fire-spell"


def icon_of(s: AndorState, action: int) -> str:
    """The symbol of what an answer points at."""
    if s.kind == v.CHOOSE_HERO:
        return HERO_ICONS[action]
    if s.kind in TO_HEROES:
        return hero_icon(s, action)
    if s.kind == v.TURN_DIE:
        return hero_icon(s, action // MOST_DICE)
    if s.kind == v.INVITE:
        others = [seat for seat in range(s.players) if action >> seat & 1 and seat != s.seat]
        return hero_icon(s, others[0]) if others else "i-sword"
    if s.kind == v.SHARE:
        return hero_icon(s, action // 2)
    if s.kind in THINGS_ASKED:
        return THING_ICONS[block_of(action)]
    if s.kind == v.TAKE_ITEM:
        return THING_ICONS[content.ITEM_KINDS[action]]
    return KIND_ICONS.get(s.kind, "")
