"""The answers in words: what each of them does."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, hero
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import (
    ACTIONS,
    ASLAUG,
    ATTRIBUTES,
    AUTHORITY,
    BUILD_TEMPLE,
    FEWEST,
    FOURTH,
    MOBILIZE,
    REGIONS,
    REINFORCE,
    RUNES,
    STRENGTH,
    USURP,
    RagnarokState,
)
from ninerealms.games.ragnarok.words import answers
from ninerealms.games.ragnarok.words.naming import (
    Values,
    armies_in,
    cards_of,
    enemies_in,
    say_action,
    say_army,
    say_artefact,
    say_attribute,
    say_becomes,
    say_bonus,
    say_count,
    say_figure,
    say_god,
    say_ground,
    say_hero,
    say_realm,
    say_region,
    say_rune,
    say_runes,
    say_sea,
    say_sight,
    say_strikes,
    say_the_monster,
    say_values,
    values_in,
)
from ninerealms.kernel.state import NOBODY
from ninerealms.kit.say import all_of, joined
from ninerealms.text.words import Say, say_seat

GAME = content.GAME


def say_option(s: RagnarokState, action: int) -> Say:
    """One answer to the pending question, with what it brings."""
    return ANSWERS[s.kind](s, action)


def in_region(key: str) -> Callable[[RagnarokState, int], Say]:
    """An answer that is a Region, with what is to be seen there."""

    def say(s: RagnarokState, action: int) -> Say:
        return Say(key, {"region": say_region(action), "sight": say_sight(s, action)})

    return say


# --- set-up and the start of a turn ---------------------------------------------------------------


def choose_hero(_: RagnarokState, action: int) -> Say:
    name = content.hero_ids[action]
    values: Values = {"hero": Say(f"hero-{name}"), "ability": Say(f"ability-{name}")}
    for attribute, each in enumerate(content.ATTRIBUTES):
        values[each] = content.start_attribute[action * ATTRIBUTES + attribute]
    return Say("do-choose-hero", values)


def use_artefact(_: RagnarokState, action: int) -> Say:
    if action == v.NO_ARTEFACT:
        return Say("do-no-artefact")
    does = Say(f"does-{content.artefact_ids[action]}")
    return Say("do-use-artefact", {"artefact": say_artefact(action), "does": does})


def lower(key: str) -> Callable[[RagnarokState, int], Say]:
    """An Army that loses 1."""

    def say(s: RagnarokState, action: int) -> Say:
        after = max(0, s.army_value[action] - 1)
        return Say(key, {"army": say_army(s, action), "becomes": say_becomes(s, action), "after": after})

    return say


def drag(s: RagnarokState, action: int) -> Say:
    if action >= v.FIGURE:
        return Say("do-drag-giant", {"region": say_region(s.figure_at[action - v.FIGURE])})
    return Say("do-drag", {"monster": say_figure(s, action), "region": say_region(s.monster_at[action])})


# --- Prayer and Hero ------------------------------------------------------------------------------


def say_prayer(monument: int, pieces: int) -> Say:
    """What a monument of so many pieces gives."""
    return Say(f"prayer-{content.monument_ids[monument]}", {"count": pieces - 1})


def pray(s: RagnarokState, action: int) -> Say:
    if action == v.NO_PRAYER:
        return Say("do-no-prayer")
    before = s.attribute[s.seat * ATTRIBUTES + action]
    values: Values = {"god": say_god(action), "attribute": say_attribute(action), "before": before}
    after = min(before + 1, GAME["most_attribute"])
    values |= {"after": after, "rises": int(after > before)}
    return Say("do-pray", {**values, "bonus": say_prayer(action, s.monument[action])})


def heal(s: RagnarokState, action: int) -> Say:
    if action == v.NO_HEALING:
        return Say("do-heal-none")
    if action == FOURTH:
        return Say("do-heal-fourth")
    after = s.attribute[s.seat * ATTRIBUTES + action]
    return Say("do-heal", {"attribute": say_attribute(action), "after": after})


def injure(s: RagnarokState, action: int) -> Say:
    before = s.attribute[s.seat * ATTRIBUTES + action]
    return Say("do-injure", {"attribute": say_attribute(action), "before": before})


def hero_act(s: RagnarokState, action: int) -> Say:
    if action == v.HERO_MOVES:
        where: Values = {"hero": say_hero(s, s.seat), "region": say_region(s.hero_at[s.seat])}
        return Say("do-hero-moves", {**where, "steps": GAME["hero_steps"]})
    if action == v.HERO_HEALS:
        return say_healing(s)
    return say_drawing(s) if action == v.HERO_DRAWS else Say("do-hero-rests")


def say_healing(s: RagnarokState) -> Say:
    return Say("do-hero-heals", {"injured": say_count("injuries", hero.count_injuries(s, s.seat))})


def say_drawing(s: RagnarokState) -> Say:
    return Say("do-hero-draws", {"cards": say_count("cards", cards_of(s, s.seat))})


def hero_to(s: RagnarokState, action: int) -> Say:
    stays = action == s.hero_at[s.seat]
    return in_region("do-hero-stays" if stays else "do-hero-to")(s, action)


# --- runes ----------------------------------------------------------------------------------------


def rune_act(s: RagnarokState, action: int) -> Say:
    if action == v.RUNE_CONTROL:
        return Say("do-rune-control", {"price": GAME["control_price"]})
    if action == v.RUNE_ALLIANCE:
        realm = board.realm_at(s, s.hero_at[s.seat])
        actions = all_of([say_action((realm + ACTIONS - step) % ACTIONS) for step in (1, 0)])
        values: Values = {"realm": say_realm(s, realm), "bonus": say_bonus(s, realm), "actions": actions}
        return Say("do-rune-alliance", {**values, "price": GAME["alliance_price"]})
    if action == v.RUNE_MARCH:
        return Say("do-rune-march", {"price": GAME["march_price"]})
    return Say("do-no-rune")


def control(s: RagnarokState, action: int) -> Say:
    tamer = s.tamer[action]
    values: Values = {"monster": say_the_monster(action), "strikes": say_strikes(action)}
    values |= {"region": say_region(s.monster_at[action]), "tamed": int(tamer != NOBODY), "seat": say_seat(tamer)}
    price: Values = {"price": GAME["control_price"], "rune": say_rune(content.monster_rune[action])}
    return Say("do-control", {**values, **price})


def pay_rune(s: RagnarokState, action: int) -> Say:
    return Say("do-pay-rune", {"rune": say_rune(action), "left": s.runes[s.seat * RUNES + action] - 1})


def gain_rune(s: RagnarokState, action: int) -> Say:
    return Say("do-gain-rune", {"rune": say_rune(action), "runes": say_runes(s, s.seat)})


# --- Armies ---------------------------------------------------------------------------------------


def raise_army(s: RagnarokState, action: int) -> Say:
    if action == v.NO_ARMY:
        return Say("do-raise-no-more")
    region = s.army_at[action]
    takes = s.control[region] == NOBODY and armies.total(s, s.seat, region) + 1 >= content.region_value[region]
    key = "do-raise-takes" if takes else "do-raise"
    return Say(key, {"army": say_army(s, action), "after": s.army_value[action] + 1})


def move_army(s: RagnarokState, action: int) -> Say:
    if action == v.NO_ARMY:
        return Say("do-move-no-more")
    others = [s.army_value[army] for army in armies_in(s, s.seat, s.army_at[action]) if army != action]
    left = Say("left-behind", {"count": len(others), "values": say_values(others)})
    return Say("do-march" if s.source == v.FOR_MARCH else "do-move", {"army": say_army(s, action), "left": left})


def move_to(s: RagnarokState, action: int) -> Say:
    region = action % REGIONS
    values: Values = {"region": say_region(region), "way": say_way(s, region)}
    if action < v.BY_SEA:
        return Say("do-move-to", values)
    sea = content.region_sea[region]
    return Say("do-sail-move", {**values, "sails": int(sea != s.drakkar[s.seat]), "sea": say_sea(sea)})


def say_way(s: RagnarokState, region: int) -> Say:
    """What an Army that enters a Region brings about there."""
    seat, sight = s.seat, say_sight(s, region, with_holder=False)
    own = [*values_in(s, seat, region), s.army_value[s.source]]
    rival, holder = enemies_in(s, seat, region), s.control[region]
    if rival != NOBODY:
        sums: Values = {"own": say_values(sorted(own, reverse=True)), "other": say_values(values_in(s, rival, region))}
        with_giant = int(s.giant_at[rival] == region)
        cards: Values = {"cards": cards_of(s, rival), "giant": with_giant, "seat": say_seat(rival)}
        return Say("way-battle", {**sums, **cards, "sight": say_ground(s, region)})
    if holder == seat:
        return Say("way-own", {"sight": sight})
    if holder != NOBODY:
        return Say("way-falls", {"seat": say_seat(holder), "sight": sight})
    value = content.region_value[region]
    if sum(own) >= value:
        return Say("way-takes", {"sight": sight})
    return Say("way-short", {"sum": sum(own), "value": value, "sight": sight})


def retreat_to(s: RagnarokState, action: int) -> Say:
    holder = s.control[action]
    key = {NOBODY: "do-retreat-neutral", s.seat: "do-retreat-own"}.get(holder, "do-retreat-falls")
    values: Values = {"region": say_region(action), "seat": say_seat(holder)}
    return Say(key, {**values, "sight": say_sight(s, action, with_holder=False)})


# --- the Special Action ---------------------------------------------------------------------------


def realms_after(s: RagnarokState, action: int) -> list[int]:
    """The realms that would help the asked seat after a wheel action."""
    slots = (action, (action + 1) % ACTIONS)
    at_gate = board.realm_at(s, s.hero_at[s.seat]) if s.hero[s.seat] == ASLAUG else NOBODY
    return [realm for realm in slots if s.allied[s.seat] & 1 << realm or realm == at_gate]


def special_act(s: RagnarokState, action: int) -> Say:
    if action == v.NO_ACTION:
        return Say("do-no-action")
    if action == v.BUILD_MONUMENT and all(pieces >= GAME["pieces"] for pieces in s.monument):
        return Say("do-reset")
    values: Values = {"action": say_action(action), "brief": say_brief(s, action)}
    realms = realms_after(s, action) if action < ACTIONS else []
    if action == USURP:
        region = s.hero_at[s.seat]
        values |= {"region": say_region(region), "value": content.region_value[region]}
        values |= {"strength": hero.counting(s, s.seat, STRENGTH), "authority": hero.counting(s, s.seat, AUTHORITY)}
    key = "do-usurp" if action == USURP else "do-action"
    if realms:
        return Say(f"{key}-realms", {**values, "realms": joined([say_realm(s, realm) for realm in realms])})
    return Say(key, values)


def say_brief(s: RagnarokState, action: int) -> Say:
    """What a Special Action does, in a few words."""
    if action == v.BUILD_MONUMENT:
        return Say("brief-build-monument")
    values: Values = {}
    if action == MOBILIZE:
        values = {"regions": say_regions(wheel.can_muster, s), "count": armies.count_spare(s, s.seat)}
    elif action == REINFORCE:
        values = {"count": hero.counting(s, s.seat, AUTHORITY) + GAME["reinforce_more"]}
    elif action == BUILD_TEMPLE:
        values = {"regions": say_regions(has_empty_shrine, s)}
    return Say(f"brief-{content.action_ids[action]}", values)


def has_empty_shrine(s: RagnarokState, seat: int, region: int) -> bool:
    return s.control[region] == seat and board.has_shrine(region) and not board.has_temple(s, region)


def say_regions(is_meant: Callable[[RagnarokState, int, int], bool], s: RagnarokState) -> Say:
    """The Regions that are meant for the asked seat."""
    return joined([say_region(region) for region in range(REGIONS) if is_meant(s, s.seat, region)])


def temple_in(s: RagnarokState, action: int) -> Say:
    values: Values = {"region": say_region(action), "number": board.count_temples(s, s.seat) + 1}
    goal = content.temples_to_win[s.players - FEWEST]
    return Say("do-temple-in", {**values, "goal": goal, "sight": say_sight(s, action)})


def prepare(s: RagnarokState, action: int) -> Say:
    if action == v.PREPARE_HEAL:
        return say_healing(s)
    return say_drawing(s) if action == v.PREPARE_DRAW else gain_rune(s, action - v.PREPARE_RUNE)


def build(s: RagnarokState, action: int) -> Say:
    pieces = s.monument[action] + 1
    values: Values = {"god": say_god(action), "pieces": pieces, "all": GAME["pieces"]}
    return Say("do-build", {**values, "complete": int(pieces >= GAME["pieces"]), "bonus": say_prayer(action, pieces)})


# --- realm bonuses --------------------------------------------------------------------------------


def realm_bonus(s: RagnarokState, action: int) -> Say:
    if action == v.NO_BONUS:
        return Say("do-no-bonus")
    return Say("do-bonus", {"realm": say_realm(s, action), "bonus": say_bonus(s, action)})


def alfheim(s: RagnarokState, action: int) -> Say:
    if action == v.HEAL:
        return say_healing(s)
    return Say("do-place-hero", {"hero": say_hero(s, s.seat), "region": say_region(s.hero_at[s.seat])})


def niflheim(s: RagnarokState, action: int) -> Say:
    if action == v.PLACE:
        return Say("do-place-army")
    return Say("do-sail", {"sea": say_sea(s.drakkar[s.seat]), "count": GAME["sail_seas"]})


def sail_to(s: RagnarokState, action: int) -> Say:
    coasts = [say_region(r) for r in range(REGIONS) if content.region_sea[r] == action and board.is_on_map(s, r)]
    return Say("do-sail-to", {"sea": say_sea(action), "regions": joined(coasts)})


def take_army(s: RagnarokState, action: int) -> Say:
    return Say("do-take-army", {"army": say_army(s, action)})


ANSWERS: dict[int, Callable[[RagnarokState, int], Say]] = {
    v.CHOOSE_HERO: choose_hero,
    v.START_IN: in_region("do-start-in"),
    v.COMEBACK_IN: in_region("do-comeback-in"),
    v.USE_ARTEFACT: use_artefact,
    v.VENOM_ARMY: lower("do-venom"),
    v.MACE_ARMY: lower("do-mace"),
    v.CHAIN_TO: hero_to,
    v.GLEIPNIR_WHICH: drag,
    v.GLEIPNIR_TO: in_region("do-drag-to"),
    v.PRAY_TO: pray,
    v.RAISE_ARMY: raise_army,
    v.HEAL_INJURY: heal,
    v.INJURE: injure,
    v.HERO_ACT: hero_act,
    v.HERO_TO: hero_to,
    v.RUNE_ACT: rune_act,
    v.CONTROL_WHICH: control,
    v.PAY_RUNE: pay_rune,
    v.MOVE_ARMY: move_army,
    v.MOVE_TO: move_to,
    v.LOWER_ARMY: lower("do-lower"),
    v.RETREAT_TO: retreat_to,
    v.SPECIAL_ACT: special_act,
    v.RECRUIT_IN: in_region("do-recruit-in"),
    v.TEMPLE_IN: temple_in,
    v.PREPARE_WHAT: prepare,
    v.REALM_BONUS: realm_bonus,
    v.ALFHEIM_HOW: alfheim,
    v.NIFLHEIM_HOW: niflheim,
    v.SAIL_TO: sail_to,
    v.PLACE_ARMY: take_army,
    v.PLACE_IN: in_region("do-place-in"),
    v.GIANT_IN: in_region("do-giant-in"),
    v.GAIN_RUNE: gain_rune,
    v.BUILD_WHAT: build,
    **answers.ANSWERS,
}
