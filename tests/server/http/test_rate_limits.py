"""How often somebody may ask: by key where one is held, by address where not; and how many tables they make."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.http import rate_limits
from ninerealms.server.http.rate_limits import CROWD, Buckets, RateLimits
from ninerealms.server.http.raw_request import group_of
from ninerealms.server.http.rights_at_table import holder_of
from tests.server.running import serving, settings


def test_a_household_is_one_address() -> None:
    """If addresses are of one IPv6 network, then they count as one; of IPv4 each counts alone."""
    assert group_of("2001:db8:1:2:3::4") == group_of("2001:db8:1:2::9") != group_of("2001:db8:1:3::9")
    assert group_of("10.0.0.1") == group_of("::ffff:10.0.0.1") != group_of("10.0.0.2")
    assert group_of("what is this: no address") == "what is this: no address"


def test_full_buckets_are_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """If many have asked, then whoever has used up their share is remembered longer than those who have not."""
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 4)
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
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
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


def test_a_key_is_one_however_many_browsers_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a browser calls itself another at each request, then it asks no more often than under one name."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", rate=1.0, burst=10) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        key = host.links["seats"][1].rpartition("/")[2]
        found = []
        for number in range(20):
            guest.http.cookies.set(f"t_{table}", f"{key}~{number // 5}")
            found.append(guest.get(f"t/{table}/links").status_code)
    assert found.count(429) >= 5


def test_a_browser_nobody_has_seen_at_the_seat_counts_by_its_address(tmp_path: Path) -> None:
    """If a key comes with the name of a browser that never sat down with it, then it counts for nobody until then."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        name, value = f"t_{table}", f"{host.links['seats'][1].rpartition('/')[2]}~phone"
        before = holder_of(live.tables, table, {name: value})
        guest.http.cookies.set(name, value)
        assert guest.get(f"t/{table}/scene?seat=1").status_code == 200
        assert (before, holder_of(live.tables, table, {name: value})) == ("", f"{table} 1")
        assert holder_of(live.tables, table, {name: f"{value}-of-another"}) == ""


def test_keys_without_number_ask_no_more_than_a_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody makes table after table, then all their keys together ask as much as ten people, and no more."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
    limits = RateLimits(settings("", rate=1.0, burst=10))
    for number in range(CROWD * 10):
        limits.check(f"table {number}", "1.1.1.1")
    with pytest.raises(Refusal, match="Too many requests"):
        limits.check("one more", "1.1.1.1")
    limits.check("another", "2.2.2.2")


def test_tables_from_one_address_are_made_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If many tables are made from one address, by many browsers, then the next must wait."""
    clock = [0.0]
    monkeypatch.setattr(rate_limits, "monotonic", lambda: clock[0])
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tables_per_hour=3) as live:
        made = [live.person().post("tables", game="noughts").status_code for _ in range(4)]
        clock[0] = 1201.0
        made += [live.person().post("tables", game="noughts").status_code for _ in range(2)]
    assert made == [201, 201, 201, 429, 201, 429]
