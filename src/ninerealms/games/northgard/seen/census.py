"""Every component counted over all places it can be in."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules.state import AREAS, SEATS, TILES, NorthState


def count(s: NorthState) -> dict[str, int]:
    units, built = list(s.units), list(s.built)
    tally = {}
    for seat in range(SEATS):
        tally[f"units of seat {seat}"] = sum(units[seat * AREAS : (seat + 1) * AREAS]) + s.reserve[seat]
    for i, building in enumerate(content.building_ids):
        tally[building] = s.supply[i] + built.count(i + 1)
    held = sum(s.points)
    tally["point tokens"] = held + (content.point_tokens - held)
    revealed = [tile for tile in s.tile if tile >= 0]
    unseen = [tile for tile in range(TILES) if s.bag & (1 << tile)]
    tally["tiles"] = len(set(revealed) | set(unseen))
    tally["tiles in two places"] = len(revealed) + len(unseen) - TILES
    return tally
