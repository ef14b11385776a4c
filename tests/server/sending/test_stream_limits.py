"""How many may listen: at a table, from a browser, from an address, in all."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.sending.stream_limits import Audience, Seatholder
from tests.server.running import serving, settings

HOST, GUEST, ELSEWHERE = (
    Seatholder("a", "host", "1.1.1.1"),
    Seatholder("a", "", "1.1.1.1"),
    Seatholder("b", "", "2.2.2.2"),
)


@pytest.mark.parametrize(
    ("limit", "refused", "granted"),
    [
        ("most_streams", [HOST, GUEST, ELSEWHERE], []),
        ("per_browser", [HOST], [GUEST, ELSEWHERE]),
        ("per_table", [HOST, GUEST, Seatholder("a", "", "2.2.2.2")], [ELSEWHERE]),
        ("per_address", [HOST, GUEST, Seatholder("b", "", "1.1.1.1")], [ELSEWHERE]),
    ],
)
def test_streams_are_counted(limit: str, refused: list[Seatholder], granted: list[Seatholder]) -> None:
    """If a browser, a table, an address or the server has as many streams as it may, then one more is refused."""
    known: dict[str, Any] = {"most_streams": 0, "per_browser": 0, "per_table": 0, "per_address": 0}
    audience = Audience(settings("", **{**known, limit: 2}))
    with audience.counted(HOST):
        audience.check(HOST)
        with audience.counted(HOST):
            for who in refused:
                with pytest.raises(Refusal, match=r"listening|open too often"):
                    audience.check(who)
            for who in granted:
                audience.check(who)
        audience.check(HOST)
    assert not audience.counts
    assert audience.total == 0


def test_one_browser_cannot_take_all_streams(tmp_path: Path) -> None:
    """If a browser has opened as many streams as it may, then the next is refused, and somebody else's is not."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", per_browser=2) as live, ExitStack() as stack:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        guest.join(host.links["seats"][1])
        heard = [stack.enter_context(host.listening(table, seat=0)) for _ in range(2)]
        for each in heard:
            each.next("scene")
        refused = host.get(f"t/{table}/events")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-streams")
        stack.enter_context(guest.listening(table)).next("scene")
