"""Keys of seats: each opens its own role, whatever follows it, and none is written down."""

from __future__ import annotations

import logging
import sys

import pytest

from ninerealms.server import logging_setup
from ninerealms.server.http.rights_at_table import rights_by
from ninerealms.server.seat_keys import HIDDEN, LONGEST_OWNER, Keys, fingerprint, new_device, new_owner, without_keys


def test_keys_are_apart_and_unguessable() -> None:
    """If table, role or secret differ, then the keys do; a key opens exactly its role."""
    keys = Keys(b"secret")
    roles = ["watch", *(f"seat{seat}" for seat in range(5))]
    made = {keys.make(table, role) for table in ("a", "b") for role in roles}
    assert len(made) == 2 * len(roles)
    assert min(map(len, made)) >= 27
    assert keys.make("a", "watch") != Keys(b"other").make("a", "watch")
    rights = rights_by(keys, "a", f"{keys.seat('a', 1)}.nonsense.\udcff")
    assert (rights.host, rights.watch, rights.linked, rights.screen) == (False, False, frozenset({1}), frozenset())
    assert not rights_by(keys, "b", keys.seat("a", 1)).any()


def test_a_key_is_its_own_whatever_follows_it() -> None:
    """If a device follows a key, then the key opens what it opens, and the device is told apart."""
    keys = Keys(b"secret")
    rights = rights_by(keys, "a", f"{keys.seat('a', 1)}~phone.{keys.make('a', 'watch')}~x.~y.no~z")
    assert (rights.linked, rights.watch, rights.devices) == (frozenset({1}), True, ((1, fingerprint("phone")),))


def test_what_is_longer_than_any_cookie_of_ours_is_not_remembered() -> None:
    """If a cookie is as long as a head may be, then it has a fingerprint and is held by nobody afterwards."""
    long = "x" * 30_000
    held = sys.getrefcount(long)
    assert len(fingerprint(long)) == len(fingerprint(new_owner())) == 32
    assert sys.getrefcount(long) == held
    assert max(len(new_owner()), len(new_device())) <= LONGEST_OWNER
    assert (
        fingerprint("x" * LONGEST_OWNER) == fingerprint("x" * LONGEST_OWNER) != fingerprint("x" * (LONGEST_OWNER + 1))
    )


@pytest.mark.parametrize("kind", [logging_setup.Plain, logging_setup.Structured])
def test_no_key_is_written_down(kind: type[logging.Formatter]) -> None:
    """If a line or a mistake holds a key or a cookie, then what is written does not."""
    keys, owner = Keys(b"secret"), "abcdefghij-klmnopqrst_uvwxyz0123"
    key = keys.seat("table", 1)
    problem = ValueError(f"/j/table/{key}~phone")
    about = (ValueError, problem, problem.__traceback__)
    record = logging.LogRecord("ninerealms.server", logging.ERROR, "", 0, "GET /j/table/%s", (key,), about)
    record.msg += f" t_table={key}~phone; owner={owner}; lang=en"
    told = kind().format(record)
    assert key not in told
    assert owner not in told
    assert "phone" not in told
    assert "lang=en" in told


@pytest.mark.parametrize("role", ["watch", "seat0", "seat7"])
def test_every_key_that_is_made_is_known_in_a_text(role: str) -> None:
    """If a key of any role stands in a text, alone or with its browser, then only that is cut out."""
    key = Keys(b"secret").make("table", role)
    assert without_keys(f"GET /j/table/{key} by {key}~{new_device()}.") == f"GET /j/table/{HIDDEN} by {HIDDEN}."
    assert without_keys(f"{key}x and {key[:-1]}") == f"{key}x and {key[:-1]}"
