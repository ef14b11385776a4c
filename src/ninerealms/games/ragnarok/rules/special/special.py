"""The Special Action: which one, its marker, its realm bonuses (LOR-050, LOR-051, LOR-062, LOR-180)."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board, cards, hero, runes
from ninerealms.games.ragnarok.rules.monsters import action
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import (
    ACTIONS,
    AUTHORITY,
    BUILD_TEMPLE,
    MOBILIZE,
    MONSTERS_ACTION,
    MONUMENTS,
    OPEN,
    PREPARE,
    REGIONS,
    REINFORCE,
    SPECIAL,
    STRENGTH,
    USURP,
    RagnarokState,
)
from ninerealms.kernel.ints import Number
from ninerealms.kernel.state import DONE, USUAL

TEMPLES: Number = content.GAME["temples"]
PIECES: Number = content.GAME["pieces"]
PREPARE_PARTS: Number = content.GAME["prepare_parts"]
REINFORCE_MORE: Number = content.GAME["reinforce_more"]

# Where the procedure wakes.
CHOOSE = 0
CHOSEN = 1
DID = 2
OVER = 3


def take_action(s: RagnarokState) -> int:
    """LOR-030, LOR-050, LOR-051, LOR-180: one action is taken; then its marker and its bonuses."""
    seat, step = s.actor(), s.step()
    if step == CHOOSE:
        s.phase = SPECIAL
        offer_actions(s, seat)
        return s.ask(seat, v.SPECIAL_ACT, 0, CHOSEN)
    if step == CHOSEN:
        if s.answer == v.NO_ACTION:
            s.tell(v.NO_SPECIAL, seat)
            return DONE
        s.put(v.SPECIAL_ACTION_CHOSEN, s.answer)
        s.tell_by(58 if s.answer == v.BUILD_MONUMENT else USUAL, v.ACTION_TAKEN, seat, s.answer)  # LOR-058
        s.wake(OVER if s.answer == v.BUILD_MONUMENT else DID)
        return start(s, seat, s.answer)
    if step == DID:
        s.wheel[seat] |= 1 << s.get(v.SPECIAL_ACTION_CHOSEN)
        s.wake(OVER)
        return s.call(v.BONUSES, seat, s.get(v.SPECIAL_ACTION_CHOSEN))
    return DONE


def start(s: RagnarokState, seat: int, answer: int) -> int:
    """Begin the action that was chosen."""
    if answer == v.BUILD_MONUMENT:
        return s.push(v.DO_MONUMENT, seat)
    if answer == MOBILIZE:
        return s.push(v.DO_MOBILIZE, seat)
    if answer == REINFORCE:  # LOR-053
        return s.call(v.RAISE, seat, hero.counting(s, seat, AUTHORITY) + REINFORCE_MORE, v.FOR_REINFORCE)
    if answer == BUILD_TEMPLE:
        return s.push(v.DO_BUILD_TEMPLE, seat)
    if answer == MONSTERS_ACTION:
        return s.push(v.DO_MONSTERS, seat)
    if answer == PREPARE:
        return s.call(v.DO_PREPARE, seat, PREPARE_PARTS)
    armies.take(s, seat, s.hero_at[seat], True, 56)  # LOR-056
    return s.wake(DID)


def offer_actions(s: RagnarokState, seat: int) -> int:
    """LOR-050, LOR-062, LOR-143, LOR-180: wheel actions without a marker, and Build Monument."""
    for each in range(ACTIONS):
        reason = v.MARKER_THERE if s.wheel[seat] >> each & 1 else obstacle(s, seat, each)
        board.offer_unless(s, each, reason)
    has_action = s.count > 0
    if s.wheel[seat] == 0:
        s.close(v.BUILD_MONUMENT, v.NO_MARKER_YET)  # LOR-058
    elif has_action and not can_build(s):
        s.close(v.BUILD_MONUMENT, v.MONUMENTS_COMPLETE)
    else:
        s.offer(v.BUILD_MONUMENT)
    if s.count == 0:
        return s.offer(v.NO_ACTION)
    return s.close(v.NO_ACTION, v.MUST_ACT)


def can_build(s: RagnarokState) -> bool:
    """LOR-180: a monument that is not complete."""
    for monument in range(MONUMENTS):
        if s.monument[monument] < PIECES:
            return True
    return False


# --- why an action is not possible ----------------------------------------------------------------


def obstacle(s: RagnarokState, seat: int, each: int) -> int:
    """LOR-143: why a wheel action would have no effect, or OPEN."""
    if each == MOBILIZE:
        return obstacle_to_mobilize(s, seat)
    if each == REINFORCE:
        return OPEN if wheel.can_raise(s, seat, v.FOR_REINFORCE) else v.NOTHING_TO_RAISE
    if each == BUILD_TEMPLE:
        return obstacle_to_temple(s, seat)
    if each == MONSTERS_ACTION:
        return OPEN if action.can_act(s, seat) else v.NO_MONSTER_LEFT
    if each == USURP:
        return obstacle_to_usurp(s, seat)
    return OPEN if can_prepare(s, seat) else v.NOTHING_TO_PREPARE


def obstacle_to_mobilize(s: RagnarokState, seat: int) -> int:
    """LOR-052, LOR-121, LOR-148: an Army in supply, a Settlement in a controlled Region without Loki."""
    if not wheel.can_muster_anywhere(s, seat):
        return v.NO_SETTLEMENT
    return OPEN if armies.count_spare(s, seat) > 0 else v.NO_ARMY_LEFT


def obstacle_to_temple(s: RagnarokState, seat: int) -> int:
    """LOR-054, LOR-121: a Temple in supply, an empty Shrine in a controlled Region."""
    if board.count_bits(s.temples) >= TEMPLES:
        return v.NO_TEMPLE_LEFT
    for region in range(REGIONS):
        if s.control[region] == seat and board.has_shrine(region) and not board.has_temple(s, region):
            return OPEN
    return v.NO_SHRINE


def obstacle_to_usurp(s: RagnarokState, seat: int) -> int:
    """LOR-056, LOR-149: another's or a neutral Region without enemy Armies, strength and authority enough."""
    region = s.hero_at[seat]
    if s.control[region] == seat:
        return v.USURP_OWN
    if armies.has_enemy(s, seat, region):
        return v.USURP_ARMY
    power = hero.counting(s, seat, STRENGTH) + hero.counting(s, seat, AUTHORITY)
    return OPEN if power >= board.VALUE[region] else v.USURP_WEAK


def can_prepare(s: RagnarokState, seat: int) -> bool:
    """LOR-143: at least one part is possible."""
    return s.injury[seat] != 0 or cards.can_draw(s) or runes.can_gain_any(s, seat)
