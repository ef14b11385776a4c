"""How many processes draw, and for whom."""

from __future__ import annotations

from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.settings import Settings, count_cores
from tests.server.games import FINDER


def test_as_many_processes_draw_as_cores_allow() -> None:
    """If there are several cores, then all but one are drawn on, each table always on the same."""
    assert Settings("").draw_workers == max(1, count_cores() - 1)
    queue, tables = DrawQueue(FINDER, 3), [f"table{number}" for number in range(200)]
    assert len({id(lane.worker) for lane in queue.lanes}) == 3
    assert not any(lane.worker.alone for lane in queue.lanes)
    lanes = [queue.lane_of(table) for table in tables]
    assert lanes == [queue.lane_of(table) for table in tables]
    assert min(lanes.count(lane) for lane in queue.lanes) > len(tables) / 10
