"""Heroes: their attributes, Injuries and healing."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import board, cards
from ninerealms.games.ragnarok.rules.state import ATTRIBUTES, BEOWULF, FOURTH, NOWHERE, REGIONS, RagnarokState
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE

MOST_INJURIES: Number = content.GAME["most_injuries"]
INJURIES = 4  # places on the sheet: one for each attribute, and the fourth


def counting(s: RagnarokState, seat: int, attribute: int) -> int:
    """LOR-099, LOR-149, LOR-172: what an attribute counts: 1 while it is injured."""
    return 1 if s.injury[seat] >> attribute & 1 else s.attribute[seat * ATTRIBUTES + attribute]


def count_injuries(s: RagnarokState, seat: int) -> int:
    return board.count_bits(s.injury[seat])


def is_in_land(s: RagnarokState, seat: int, region: int) -> bool:
    """Whether a seat's Hero is in the Land of a Region."""
    return s.hero_at[seat] != NOWHERE and board.LAND[s.hero_at[seat]] == board.LAND[region]


def can_rage(s: RagnarokState, seat: int, region: int) -> bool:
    """LOR-296: Beowulf in his Land, while an Injury can still be dealt."""
    return s.hero[seat] == BEOWULF and is_in_land(s, seat, region) and count_injuries(s, seat) < MOST_INJURIES


def place(s: RagnarokState, seat: int, region: int, rule: int) -> int:
    """LOR-035, LOR-185: a Hero comes into a Region, whatever is there."""
    s.tell_by(rule, v.HERO_MOVED, seat, s.hero_at[seat], region)
    s.hero_at[seat] = region
    return region


def offer_within(s: RagnarokState, reach: int, reason: int) -> int:
    """The Regions a Hero can reach, as bits; the others are closed."""
    for region in range(REGIONS):
        if board.is_on_map(s, region):
            if reach >> region & 1:
                s.offer(region)
            else:
                s.close(region, reason)
    return s.count


# --- Injuries -------------------------------------------------------------------------------------


def suffer(s: RagnarokState, seat: int, injury: int, rule: int) -> int:
    """LOR-295: an Injury is dealt; Beowulf draws a card for it."""
    s.injury[seat] |= 1 << injury
    s.tell_by(rule, v.INJURED, seat, injury)
    if s.hero[seat] == BEOWULF:
        cards.draw(s, seat, 1, 295)  # LOR-295
    return s.injury[seat]


def deal_injuries(s: RagnarokState) -> int:
    """LOR-099, LOR-171: one after another, the owner names the attribute; those beyond the fourth are ignored."""
    seat = s.actor()
    if s.step() == 1:
        suffer(s, seat, s.answer, s.get(v.DEAL_INJURIES_RULE))
        s.put(v.DEAL_INJURIES_LEFT, s.get(v.DEAL_INJURIES_LEFT) - 1)
    if s.get(v.DEAL_INJURIES_LEFT) == 0 or count_injuries(s, seat) >= MOST_INJURIES:
        return DONE
    for attribute in range(ATTRIBUTES):
        if s.injury[seat] >> attribute & 1:
            s.close(attribute, v.INJURED_ALREADY)
        else:
            s.offer(attribute)
    if s.count == 0:
        suffer(s, seat, FOURTH, s.get(v.DEAL_INJURIES_RULE))
        return DONE
    return s.ask(seat, v.INJURE, 0, 1)


# --- healing --------------------------------------------------------------------------------------


def heal_some(s: RagnarokState) -> int:
    """LOR-135, LOR-171, LOR-252: heal so many Injuries, the owner picks; where he need not, he may stop."""
    seat = s.actor()
    if s.step() == 1:
        if s.answer == v.NO_HEALING:
            return DONE
        s.injury[seat] &= ~(1 << s.answer)
        s.tell_by(s.get(v.HEAL_SOME_RULE), v.HEALED, seat, s.answer)
        s.put(v.HEAL_SOME_LEFT, s.get(v.HEAL_SOME_LEFT) - 1)
    if s.get(v.HEAL_SOME_LEFT) == 0 or s.injury[seat] == 0:
        return DONE
    for injury in range(INJURIES):
        if s.injury[seat] >> injury & 1:
            s.offer(injury)
        else:
            s.close(injury, v.NOT_INJURED)
    if s.get(v.HEAL_SOME_MUST) == 0:
        s.offer(v.NO_HEALING)
    return s.ask(seat, v.HEAL_INJURY, 0, 1)
