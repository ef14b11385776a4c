"""The map: what adjoins what, what is where, which monsters are still there."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules.state import (
    FIGURES,
    GIANTS,
    LANDS,
    MONSTERS,
    NOWHERE,
    OPEN,
    REALMS,
    REGIONS,
    SEAS,
    RagnarokState,
)
from ninerealms.kernel.ints import I8, I32, Number

NEAR: list[I32] = content.near
ON_MAP: list[I32] = content.on_map
VALUE: list[I8] = content.region_value
LAND: list[I8] = content.region_land
SEA: list[I8] = content.region_sea
LAND_REGIONS: list[I32] = content.land_regions
SEA_NEAR: list[I8] = content.sea_near
INNER: Number = content.inner
SETTLEMENTS: Number = content.settlements
SHRINES: Number = content.shrines
MOST_IN_LAND: Number = content.most_in_land


def offer_unless(s: RagnarokState, action: int, reason: int) -> int:
    """An answer, or the reason against it."""
    return s.offer(action) if reason == OPEN else s.close(action, reason)


def count_bits(mask: int) -> int:
    total = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total


def is_near(s: RagnarokState, one: int, other: int) -> bool:
    """LOR-170, LOR-323, LOR-327: whether they are neighbours on the map in use."""
    return NEAR[s.map * REGIONS + one] >> other & 1 != 0


def is_on_map(s: RagnarokState, region: int) -> bool:
    return ON_MAP[s.map] >> region & 1 != 0


def within(s: RagnarokState, region: int, steps: int) -> int:
    """LOR-034, LOR-035, LOR-135: the Regions that are at most so many steps away, itself included, as bits."""
    found = 1 << region
    for _ in range(steps):
        wider = found
        for each in range(REGIONS):
            if found >> each & 1:
                wider |= NEAR[s.map * REGIONS + each]
        found = wider
    return found


def seas_within(s: RagnarokState, sea: int, steps: int) -> int:
    """LOR-282: the Seas at most so many steps away, itself included, as bits."""
    found = 1 << sea
    for _ in range(steps):
        wider = found
        for each in range(SEAS):
            if found >> each & 1:
                wider |= SEA_NEAR[s.map * SEAS + each]
        found = wider
    return found


def is_inner(region: int) -> bool:
    return INNER >> region & 1 != 0


def has_settlement(region: int) -> bool:
    return SETTLEMENTS >> region & 1 != 0


def has_shrine(region: int) -> bool:
    return SHRINES >> region & 1 != 0


def has_temple(s: RagnarokState, region: int) -> bool:
    return s.temples >> region & 1 != 0


def realm_at(s: RagnarokState, region: int) -> int:
    """The realm whose gate is in a Region, or NOWHERE."""
    for realm in range(REALMS):
        if s.gate[realm] == region and region != NOWHERE:
            return realm
    return NOWHERE


# --- control --------------------------------------------------------------------------------------


def own_bits(s: RagnarokState, seat: int) -> int:
    """The Regions a seat controls."""
    found = 0
    for region in range(REGIONS):
        if s.control[region] == seat:
            found |= 1 << region
    return found


def count_regions(s: RagnarokState, seat: int) -> int:
    total = 0
    for region in range(REGIONS):
        if s.control[region] == seat:
            total += 1
    return total


def count_inner(s: RagnarokState, seat: int) -> int:
    total = 0
    for region in range(REGIONS):
        if s.control[region] == seat and is_inner(region):
            total += 1
    return total


def count_temples(s: RagnarokState, seat: int) -> int:
    """LOR-111: the Regions with a Temple that a seat controls."""
    total = 0
    for region in range(REGIONS):
        if s.control[region] == seat and has_temple(s, region):
            total += 1
    return total


def controls_land(s: RagnarokState, seat: int, land: int) -> bool:
    """LOR-023, LOR-322: all its Regions on this map."""
    regions = LAND_REGIONS[s.map * LANDS + land]
    for region in range(REGIONS):
        if regions >> region & 1 and s.control[region] != seat:
            return False
    return regions != 0


def count_lands(s: RagnarokState, seat: int) -> int:
    total = 0
    for land in range(LANDS):
        if controls_land(s, seat, land):
            total += 1
    return total


def count_lacking(s: RagnarokState, owned: int, lands: int) -> int:
    """How many Regions somebody with these lacks of so many Lands, those that lack the fewest."""
    total = 0
    for lack in range(MOST_IN_LAND + 1):
        for land in range(LANDS):
            regions = LAND_REGIONS[s.map * LANDS + land]
            if lands > 0 and regions and count_bits(regions & ~owned) == lack:
                lands -= 1
                total += lack
    return total + lands * MOST_IN_LAND


# --- monsters -------------------------------------------------------------------------------------


def is_alive(s: RagnarokState, monster: int) -> bool:
    """Whether a monster stands on the board."""
    return s.figure_at[0] != NOWHERE if monster == GIANTS else s.monster_at[monster] != NOWHERE


def is_monster_at(s: RagnarokState, monster: int, region: int) -> bool:
    """UTG-090: Frost Giants are wherever one of their figures is."""
    if monster != GIANTS:
        return s.monster_at[monster] == region
    for figure in range(FIGURES):
        if s.figure_at[figure] == region:
            return True
    return False


def has_monster(s: RagnarokState, region: int) -> bool:
    for monster in range(MONSTERS):
        if is_monster_at(s, monster, region):
            return True
    return False


def count_slain(s: RagnarokState, seat: int) -> int:
    """UTG-097, LOR-156: the sheets a seat has slain; Loki is none."""
    total = 0
    for monster in range(MONSTERS):
        if s.slayer[monster] == seat:
            total += 1
    return total
