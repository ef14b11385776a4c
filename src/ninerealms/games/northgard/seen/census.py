"""Every component counted over all places it can be in."""

from __future__ import annotations

from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules.state import AREAS, SEATS, SQUARES, TILES, NorthState


def count(s: NorthState) -> dict[str, int]:
    tally = {}
    for seat in range(SEATS):
        board = sum(s.units[seat * AREAS + area] for area in range(AREAS))
        tally[f"units of seat {seat}"] = board + s.reserve[seat]
    for i, building in enumerate(content.building_ids):
        tally[building] = s.supply[i] + sum(1 for area in range(AREAS) if s.built[area] == i + 1)
    held = sum(s.points)
    tally["point tokens"] = held + (content.point_tokens - held)
    revealed = [s.tile[square] for square in range(SQUARES) if s.tile[square] >= 0]
    unseen = [tile for tile in range(TILES) if s.bag & (1 << tile)]
    tally["tiles"] = len(set(revealed) | set(unseen))
    tally["tiles in two places"] = len(revealed) + len(unseen) - TILES
    return tally
