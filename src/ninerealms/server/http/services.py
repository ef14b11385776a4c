"""The services behind all requests: tables, drawing, limits, metrics; made once, in `app.py`."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.server.http.rate_limits import RateLimits
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.stream_limits import StreamLimits


class Services(NamedTuple):
    """What requests are answered with: the tables, whoever draws them, who listens, what is counted."""

    tables: LiveTables
    draw_queue: DrawQueue
    stream_limits: StreamLimits
    limits: RateLimits
    metrics: Metrics
