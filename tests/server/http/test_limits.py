"""Limits: by key where one is held, by address where not; streams, tables, names and origins."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.http import limits
from ninerealms.server.http.limits import Buckets, group_of
from ninerealms.server.http.origin import is_ours, is_own_page
from ninerealms.server.sending.stream_limits import Audience, Seatholder
from tests.server.running import Person, serving, settings

NAMES = frozenset({"play.example.org"})


def test_a_household_is_one_address() -> None:
    """If addresses are of one IPv6 network, then they count as one; of IPv4 each counts alone."""
    assert group_of("2001:db8:1:2:3::4") == group_of("2001:db8:1:2::9") != group_of("2001:db8:1:3::9")
    assert group_of("10.0.0.1") == group_of("::ffff:10.0.0.1") != group_of("10.0.0.2")
    assert group_of("what is this: no address") == "what is this: no address"


def test_full_buckets_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """If many have asked, then whoever has used up their share is remembered longer than those who have not."""
    monkeypatch.setattr(limits, "MOST_BUCKETS", 4)
    now = [0.0]
    buckets = Buckets(1.0, 2, lambda: now[0])
    assert [buckets.take("greedy") for _ in range(3)] == [True, True, False]
    now[0] = 1.5
    assert [buckets.take("greedy"), buckets.take("greedy")] == [True, False]
    assert all(buckets.take(f"guest {number}") for number in range(3))
    now[0] = 2.5
    assert buckets.take("another")
    assert set(buckets.levels) == {"greedy", "another"}


def test_a_flood_from_an_address_cuts_off_nobody_with_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody at an address asks too much, then others there who hold a key play on; forged keys are none."""
    monkeypatch.setattr(limits, "monotonic", lambda: 0.0)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", rate=1.0, burst=20) as live:
        host, guest, flood = live.person(), live.person(), live.person()
        table = host.make("noughts", "human", "human")
        guest.join(host.links["seats"][1])
        guest.scene(table)
        while flood.get("games").status_code == 200:
            pass
        flood.http.cookies.set(f"t_{table}", "forged.keys")
        flood.http.cookies.set("owner", "made-up-and-long-enough-to-be-one")
        assert flood.get(f"t/{table}/scene").status_code == 429
        for person in (host, guest):
            assert person.get(f"t/{table}/scene").status_code == 200
        assert host.answer(table, host.scene(table)).status_code == 200
        while guest.get(f"t/{table}/scene").status_code == 200:
            pass
        assert host.get(f"t/{table}/scene").status_code == 200


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


def test_tables_from_one_address_are_made_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If many tables are made from one address, by many browsers, then the next must wait."""
    clock = [0.0]
    monkeypatch.setattr(limits, "monotonic", lambda: clock[0])
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tables_per_hour=3) as live:
        made = [live.person().post("tables", game="noughts").status_code for _ in range(4)]
        clock[0] = 1201.0
        made += [live.person().post("tables", game="noughts").status_code for _ in range(2)]
    assert made == [201, 201, 201, 429, 201, 429]


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("127.0.0.1:8999", True),
        ("[::1]:8999", True),
        ("[::1]", True),
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("play.example.org", True),
        ("play.example.org:443", True),
        ("evil.example.org", False),
        ("127.0.0.1.evil.org", False),
        ("play.example.org.evil.org", False),
        ("", False),
        ("x:y", False),
    ],
)
def test_a_server_knows_its_names(host: str, is_known: bool) -> None:
    """If a request names an address, this machine or a given name, then it is for us; no other name is."""
    assert is_ours(host.encode(), NAMES) == is_known


@pytest.mark.parametrize(
    ("origin", "host", "is_own"),
    [
        ("http://127.0.0.1:8999", "127.0.0.1:8999", True),
        ("https://play.example.org", "play.example.org", True),
        ("https://play.example.org", "127.0.0.1:8999", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8999", False),
        ("https://evil.example.org", "play.example.org", False),
        ("null", "127.0.0.1:8999", False),
        ("", "127.0.0.1:8999", False),
    ],
)
def test_a_page_of_ours_is_known(origin: str, host: str, is_own: bool) -> None:
    """If a page has the host that was asked, or one of our names, then it is ours."""
    assert is_own_page(origin.encode(), host.encode(), NAMES) == is_own


def test_another_site_is_refused_without_its_own_word(host: Person) -> None:
    """If Host or Origin are another's, then the request is refused, whether or not Sec-Fetch says more."""
    wrong = host.http.get("/api/games", headers={"Host": "evil.example.org"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (421, "wrong-host")
    sent = host.http.post("/api/tables", json={"game": "noughts"}, headers={"Origin": "https://evil.example.org"})
    assert (sent.status_code, sent.json()["error"]["code"]) == (403, "elsewhere")
    own = str(host.http.base_url).rstrip("/")
    assert host.http.post("/api/tables", json={"game": "noughts"}, headers={"Origin": own}).status_code == 201
