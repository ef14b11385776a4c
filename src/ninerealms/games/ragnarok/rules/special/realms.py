"""Realm bonuses after a wheel action, in the player's order."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards, hero, runes
from ninerealms.games.ragnarok.rules.phases import moving
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import (
    ALFHEIM,
    ALL_ARMIES,
    ASLAUG,
    JOTUNHEIM,
    MUSPELHEIM,
    NIFLHEIM,
    NOWHERE,
    OPEN,
    REALM,
    REALMS,
    REGIONS,
    SEAS,
    SVARTALFHEIM,
    VANAHEIM,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

SAIL_SEAS: Number = content.GAME["sail_seas"]


def bonuses(s: RagnarokState) -> int:
    """LOR-051, LOR-144, LOR-145: each that may follow, once, in the player's order, or none."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer == v.NO_BONUS:
            return DONE
        s.put(v.BONUSES_DONE, s.get(v.BONUSES_DONE) | 1 << s.answer)
        rule = USUAL if s.allied[seat] >> s.answer & 1 else 146  # LOR-146
        s.tell_by(rule, v.BONUS_USED, seat, s.answer)
        s.wake(0)
        return use(s, seat, s.answer)
    for realm in range(REALMS):
        reason = obstacle(s, seat, realm)
        board.offer_unless(s, realm, reason)
    if s.count == 0:
        return DONE
    s.offer(v.NO_BONUS)
    return s.ask(seat, v.REALM_BONUS, s.get(v.BONUSES_ACTION), 1)


def is_at_slot(action: int, realm: int) -> bool:
    """LOR-311, LOR-312, LOR-313, LOR-314, LOR-315, LOR-316, UTG-014: at the action's slot, or the next clockwise."""
    return realm == action or realm == (action + 1) % REALMS


def is_ally(s: RagnarokState, seat: int, realm: int) -> bool:
    """LOR-146, LOR-292: allied, or Aslaug stands in its gate Region."""
    if s.allied[seat] >> realm & 1:
        return True
    return s.hero[seat] == ASLAUG and s.gate[realm] == s.hero_at[seat]


def obstacle(s: RagnarokState, seat: int, realm: int) -> int:
    """LOR-051, LOR-144, LOR-247: why a bonus cannot be used now, or OPEN."""
    if not is_at_slot(s.get(v.BONUSES_ACTION), realm):
        return v.NOT_AT_SLOT
    if s.get(v.BONUSES_DONE) >> realm & 1:
        return v.BONUS_SPENT
    if not is_ally(s, seat, realm):
        return v.NOT_ALLIED
    if realm == JOTUNHEIM and s.mode == REALM:
        return obstacle_to_giant(s, seat)
    return v.BONUS_IDLE if is_idle(s, seat, realm) else OPEN


def is_idle(s: RagnarokState, seat: int, realm: int) -> bool:
    """LOR-247: it could change nothing."""
    if realm == VANAHEIM:
        return not runes.can_gain_any(s, seat)
    if realm == JOTUNHEIM:
        return not wheel.can_raise(s, seat, v.FOR_JOTUNHEIM)
    if realm == MUSPELHEIM:
        return armies.spare(s, seat) == NOWHERE or not has_region(s, seat)
    if realm == SVARTALFHEIM:
        return not cards.can_draw(s)
    return False


def has_region(s: RagnarokState, seat: int) -> bool:
    """A controlled Region without Loki."""
    for region in range(REGIONS):
        if s.control[region] == seat and region != s.loki:
            return True
    return False


def use(s: RagnarokState, seat: int, realm: int) -> int:
    """LOR-241, LOR-243, LOR-245, UTG-014, UTG-015: what a realm gives."""
    if realm == VANAHEIM:
        return s.call(v.CHOOSE_RUNE, seat, 241)  # LOR-241
    if realm == ALFHEIM:
        return s.push(v.DO_ALFHEIM, seat)
    if realm == JOTUNHEIM and s.mode == REALM:
        return s.push(v.DO_UTGARD, seat)
    if realm == JOTUNHEIM:  # UTG-066
        return s.call(v.RAISE, seat, 1, v.FOR_JOTUNHEIM)
    if realm == MUSPELHEIM:
        return s.push(v.DO_MUSPELHEIM, seat)
    if realm == NIFLHEIM:
        return s.push(v.DO_NIFLHEIM, seat)
    cards.draw(s, seat, 1, 245)  # LOR-245
    return s.wake(0)


def alfheim(s: RagnarokState) -> int:
    """LOR-183, LOR-242: the Hero goes to any Region, or heals an Injury."""
    seat = s.actor()
    if s.step() == 0:
        s.offer(v.PLACE_HERO)
        if s.injury[seat]:
            s.offer(v.HEAL)
        else:
            s.close(v.HEAL, v.NO_INJURY)
        return s.ask(seat, v.ALFHEIM_HOW, 0, 1)
    if s.step() == 1 and s.answer == v.PLACE_HERO:
        hero.offer_within(s, board.ON_MAP[s.map], v.HERO_TOO_FAR)
        return s.ask(seat, v.HERO_TO, REGIONS, 2)
    if s.step() == 1:
        s.wake(3)
        return s.call(v.HEAL_SOME, seat, 1, 1, 242)  # LOR-242
    if s.step() == 2:
        hero.place(s, seat, s.answer, 242)  # LOR-242
    return DONE


def muspelheim(s: RagnarokState) -> int:
    """LOR-148, LOR-244: an Army of value 1 in any controlled Region."""
    seat = s.actor()
    if s.step() == 1:
        wheel.recruit(s, seat, s.answer, 244)  # LOR-244
        return DONE
    offer_own(s, seat, NOWHERE)
    return s.ask(seat, v.RECRUIT_IN, 0, 1)


def offer_own(s: RagnarokState, seat: int, origin: int) -> int:
    """LOR-026, LOR-148, LOR-183: controlled Regions, never Loki's, nor the one an Army is in."""
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if s.control[region] != seat:
                s.close(region, v.NOT_YOUR_REGION)
            elif region == s.loki:
                s.close(region, v.LOKI_THERE)
            elif region == origin:
                s.close(region, v.SAME_REGION)
            else:
                s.offer(region)
    return s.count


# --- Niflheim -------------------------------------------------------------------------------------


def can_place(s: RagnarokState, seat: int, army: int) -> bool:
    """LOR-246: an own Army on the board, another Region that one controls."""
    if s.army_at[army] == NOWHERE or armies.owner(army) != seat:
        return False
    for region in range(REGIONS):
        if s.control[region] == seat and region != s.loki and region != s.army_at[army]:
            return True
    return False


def can_place_any(s: RagnarokState, seat: int) -> bool:
    for army in range(ALL_ARMIES):
        if can_place(s, seat, army):
            return True
    return False


def niflheim(s: RagnarokState) -> int:
    """LOR-183, LOR-246, UTG-033: the Drakkar sails, or an Army is placed, with its Giant if the owner likes."""
    seat, step = s.actor(), s.step()
    if step == 0:
        s.offer(v.SAIL)
        if can_place_any(s, seat):
            s.offer(v.PLACE)
        else:
            s.close(v.PLACE, v.NO_PLACE_FOR_ARMY)
        return s.ask(seat, v.NIFLHEIM_HOW, 0, 1)
    if step == 1 and s.answer == v.SAIL:
        offer_seas(s, seat)
        return s.ask(seat, v.SAIL_TO, 0, 2)
    if step == 1:
        for army in range(ALL_ARMIES):
            if can_place(s, seat, army):
                armies.offer(s, army)
            elif s.army_at[army] != NOWHERE:
                s.close(army, v.ARMY_NOT_YOURS if armies.owner(army) != seat else v.NO_PLACE_FOR_ARMY)
        return s.ask(seat, v.PLACE_ARMY, 0, 3)
    if step == 2:
        moving.sail(s, seat, s.answer, 246)  # LOR-246
        return DONE
    if step == 3:
        s.put(v.DO_NIFLHEIM_ARMY, s.answer)
        offer_own(s, seat, s.army_at[s.answer])
        return s.ask(seat, v.PLACE_IN, s.answer, 4)
    if step == 4:
        s.wake(5)
        return s.call(v.TRAVEL, seat, s.get(v.DO_NIFLHEIM_ARMY), s.answer, 246)  # LOR-246
    return DONE


def offer_seas(s: RagnarokState, seat: int) -> int:
    """LOR-246: up to three Seas away."""
    reach = board.seas_within(s, s.drakkar[seat], SAIL_SEAS)
    for sea in range(SEAS):
        if sea == s.drakkar[seat]:
            s.close(sea, v.SAME_SEA)
        elif reach >> sea & 1:
            s.offer(sea)
        else:
            s.close(sea, v.SEA_TOO_FAR)
    return s.count


# --- Utgard ---------------------------------------------------------------------------------------


def obstacle_to_giant(s: RagnarokState, seat: int) -> int:
    """UTG-024, UTG-026, UTG-116: why a Giant can be neither received nor placed, or OPEN."""
    if not armies.is_on_board(s, seat):
        return v.NO_ARMY_FOR_GIANT
    if s.giant_at[seat] == NOWHERE:
        return OPEN if armies.count_stock(s) > 0 else v.STOCK_EMPTY
    for region in range(REGIONS):
        if region != s.giant_at[seat] and armies.count_in(s, seat, region) > 0:
            return OPEN
    return v.BONUS_IDLE


def utgard(s: RagnarokState) -> int:
    """UTG-020, UTG-021, UTG-022, UTG-023, UTG-025, UTG-027, UTG-107: a Giant comes, or the own one is placed anew.

    UTG-108: it is its owner's until it goes back to the Stock.
    """
    seat = s.actor()
    if s.step() == 1:
        is_new = s.giant_at[seat] == NOWHERE
        s.giant_at[seat] = s.answer
        s.tell(v.GIANT_RECEIVED if is_new else v.GIANT_MOVED, seat, s.answer)
        return DONE
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if armies.count_in(s, seat, region) == 0:
                s.close(region, v.NO_OWN_ARMY)
            elif region == s.giant_at[seat]:
                s.close(region, v.GIANT_IS_HERE)
            else:
                s.offer(region)
    return s.ask(seat, v.GIANT_IN, 0, 1)
