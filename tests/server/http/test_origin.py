"""Where a request comes from: names and addresses of ours, pages of ours, and other sites."""

from __future__ import annotations

import sys

import pytest

from ninerealms.server.errors import Refusal
from ninerealms.server.http.origin import LONGEST_HOST, check_host, is_ours, is_own_page
from tests.server.running import Person

NAMES = frozenset({"play.example.org"})


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


def test_a_name_without_end_is_nobody_s() -> None:
    """If a Host is longer than any name can be, then it is refused and held by nobody afterwards."""
    long = b"[::1%" + b"x" * LONGEST_HOST + b"]"
    held = sys.getrefcount(long)
    with pytest.raises(Refusal, match="does not go by that name"):
        check_host({b"host": long}, NAMES)
    assert sys.getrefcount(long) == held
    check_host({b"host": b"play.example.org"}, NAMES)


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
