"""Keys, limits, headers, malformed requests: what is not allowed is refused with a sentence."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from ninerealms.server.http import rate_limits
from tests.server.running import Live, Person, serving


@pytest.mark.parametrize("trusted", ["127.0.0.1", "10.0.0.0/8,127.0.0.0/8", ""])
def test_a_proxy_is_believed_if_it_is_trusted(tmp_path: Path, trusted: str) -> None:
    """If a trusted proxy was asked over https, then cookies are for https alone; nobody else is believed."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", trust_proxy=trusted) as live:
        host, guest = live.person(), live.person()
        host.make("toy", "human", "human")
        said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.0.0.1"}
        for headers, is_secure in ((said, bool(trusted)), ({}, False)):
            given = guest.http.get(host.links["seats"][1], headers=headers).headers["set-cookie"]
            assert ("Secure" in given) == is_secure


def test_cookies_may_come_one_by_one(host: Person, guest: Person) -> None:
    """If a proxy hands on each cookie in a header of its own, then all of them count."""
    table = host.make("toy", "human", "human")
    guest.join(host.links["seats"][1])
    mine = f"t_{table}={guest.http.cookies[f't_{table}']}"
    guest.http.cookies.clear()
    for cookies in ((mine, "a=b"), ("a=b", mine)):
        found = guest.http.get(f"/api/t/{table}/scene", headers=[("Cookie", each) for each in cookies])
        assert found.status_code == 200


def test_without_a_key_there_is_no_table(host: Person, guest: Person) -> None:
    """If a browser has no key, then every address of the table answers as if there were none."""
    table = host.make("toy", "human", "human")
    for known in (table, "nosuchtable"):
        for path in ("scene", "events", "replay", "curve", "links", "moment/0"):
            assert guest.get(f"t/{known}/{path}").status_code == 404
        for path in ("answer", "propose"):
            assert guest.post(f"t/{known}/{path}", seat=0, step=0, action=0).status_code == 404
        assert guest.http.get(f"/j/{known}/wrongkey").status_code == 404
        assert guest.http.delete(f"/api/t/{known}").status_code == 404
    guest.http.cookies.set(f"t_{table}", "forged.keys")
    assert guest.get(f"t/{table}/scene").status_code == 404


def test_no_key_where_it_does_not_belong(live: Live, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """If keys are used, then none is in scenes, streams, replays, logs or the database."""
    database = tmp_path / "tables.db"
    caplog.set_level(logging.DEBUG)
    with serving(f"sqlite:///{database}") as apart:
        host, guest = apart.person(), apart.person()
        table = host.make("toy", "human", "human")
        guest.join(host.links["seats"][1])
        with guest.listening(table) as stream:
            told = str(stream.next())
        told += str(host.scene(table)) + guest.get(f"t/{table}/replay").text
        links = [*host.links["seats"], host.links["spectators"]]
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir()).decode("latin-1")
        server_log = "".join(line.getMessage() for line in caplog.records if not line.name.startswith("http"))
    for link in links:
        key = link.rpartition("/")[2]
        assert key not in told
        assert key not in server_log
        assert key not in kept


def test_every_response_is_dressed(host: Person) -> None:
    """If anything is answered, then it has a policy, no referrer and no caching; cookies are strict and hidden."""
    made = host.post("tables", game="noughts")
    table = made.json()["table"]
    answered = host.answer(table, host.scene(table))
    assert answered.status_code == 200
    with host.http.stream("GET", f"/api/t/{table}/events") as streamed:
        assert streamed.headers["cache-control"] == "no-store"
    for response in (made, answered, streamed, host.http.get("/"), host.get("nowhere"), host.get("games")):
        assert "default-src 'self'" in response.headers["content-security-policy"]
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-content-type-options"] == "nosniff"
    for cookie in made.headers.get_list("set-cookie"):
        assert "httponly" in cookie.lower()
        assert "samesite=strict" in cookie.lower()


MALFORMED: tuple[tuple[str, bytes, str], ...] = (
    ("tables", b"{", "application/json"),
    ("tables", b"[]", "application/json"),
    ("tables", b'{"game": 7}', "application/json"),
    ("tables", b'{"game": "noughts", "surprise": 1}', "application/json"),
    ("tables", b'{"game": "chess"}', "application/json"),
    ("tables", b'{"game": "noughts", "players": 7}', "application/json"),
    ("tables", b'{"game": "noughts", "seats": [{}]}', "application/json"),
    ("tables", b'{"game": "noughts", "options": {"no": 1}}', "application/json"),
    ("tables", b'{"game": "noughts", "seats": [{"kind":"bot","bot":"os:system"},{}]}', "application/json"),
    ("tables", b'{"game": "noughts", "seats": [{"kind":"bot","bot":"mcts:99999999"},{}]}', "application/json"),
    ("tables", b'{"game": "noughts", "seats": [{"kind":"bot","bot":"mcts:strange"},{}]}', "application/json"),
    ("tables", b'{"game": "noughts"}', "text/plain"),
    ("tables", b"\xff\xfe", "application/json"),
    ("replays", b"hello", "text/plain"),
    ("replays", b"\xff\xfe", "text/plain"),
    ("replays", b"nine realms replay 1\ngame toy\nversion 1\nplayers 2\nseat 0 \0\nseed 1\n\n", "text/plain"),
    ("replays", b"nine realms replay 2\ngame toy\nversion 9\nplayers 2\nseed 1\n\n", "text/plain"),
)


@pytest.mark.parametrize(("path", "body", "kind"), MALFORMED)
def test_what_is_malformed_gets_a_sentence(host: Person, path: str, body: bytes, kind: str) -> None:
    """If a request cannot be understood or granted, then it gets 4xx and a sentence."""
    found = host.http.post(f"/api/{path}", content=body, headers={"content-type": kind})
    assert 400 <= found.status_code < 500
    assert found.json()["error"]["sentence"].endswith((".", "?"))


def test_addresses_that_make_no_sense(host: Person) -> None:
    """If an address or method is unknown, or its query is nonsense, then 4xx and a sentence."""
    table = host.make("noughts", "human", "human")
    for path, status in {
        f"/api/t/{table}/scene?seat=x": 422,
        f"/api/t/{table}/scene?seat=5": 404,
        f"/api/t/{table}/scene?lang=xx": 422,
        f"/api/t/{table}/moment/99": 404,
        f"/api/t/{table}/moment/x": 404,
        f"/api/t/{table}/moment/{'9' * 5000}": 404,
        "/api/rules/chess": 404,
        "/nowhere": 404,
        "/api/t/..%2f..%2fetc/scene": 404,
    }.items():
        found = host.http.get(path)
        assert (path, found.status_code) == (path, status)
        assert found.json()["error"]["sentence"]
    assert host.http.put("/api/tables").status_code == 405


def test_no_name_of_a_table_is_a_mistake_of_ours(database: str) -> None:
    """If a table is named by signs a database does not take, then there is none, whatever is done with it."""
    with serving(database) as apart:
        host = apart.person()
        host.make("noughts", "human", "human")
        body = {"seat": 0, "step": 0, "action": 0}
        for name in ("%00", "a%00b", "%ff", "%2e%2e", "a%0a", "x" * 100, "a%2Fb", ""):
            assert (name, host.http.get(f"/api/t/{name}/scene").status_code) == (name, 404)
            assert (name, host.http.post(f"/api/t/{name}/answer", json=body).status_code) == (name, 404)
            assert (name, host.http.get(f"/j/{name}/key").status_code) == (name, 404)


def test_large_bodies_are_not_read(host: Person) -> None:
    """If a body is larger than allowed, then 413, with or without a length that says so."""
    large = b" " * (300 * 1024)
    kind = {"content-type": "application/json"}
    assert host.http.post("/api/tables", content=large, headers=kind).status_code == 413
    assert host.http.post("/api/tables", content=iter([large]), headers=kind).status_code == 413


def test_too_many_requests_must_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If an address asks more than it may at once, then 429 until so much time has passed that it may again."""
    clock = [0.0]
    monkeypatch.setattr(rate_limits, "monotonic", lambda: clock[0])
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", rate=0.5, burst=10) as apart:
        person = apart.person()
        found = [person.get("rules/noughts").status_code for _ in range(12)]
        clock[0] = 4.0  # at one every two seconds
        found += [person.get("rules/noughts").status_code for _ in range(3)]
    assert found == [200] * 10 + [429] * 2 + [200] * 2 + [429]


def test_another_site_cannot_act(host: Person) -> None:
    """If a browser says that another site sends the request, then it is refused."""
    host.http.headers["sec-fetch-site"] = "cross-site"
    assert host.post("tables", game="noughts").status_code == 403
    assert host.get("games").status_code == 200


def test_names_are_cut_and_cleaned(host: Person) -> None:
    """If a name is long or has control characters, then it is kept short and on one line."""
    name = "<b>A\u202e\n\x00" + "x" * 100
    made = host.post("tables", game="noughts", seats=[{"name": name}, {}])
    shown = host.scene(made.json()["table"])["seats"][0]["name"]
    assert len(shown) == 40
    assert shown.startswith("<b>A x")
    assert host.post("tables", game="noughts", seats=[{"name": "x" * 300}, {}]).status_code == 422


def test_a_wrong_option_is_told_in_the_language_of_the_page(host: Person) -> None:
    """If a table is asked for with an option that cannot be, then the sentence is in the language asked for."""
    told = {
        lang: host.post("tables", game="northgard", options={"flat_cost": "maybe"}, lang=lang).json()["error"]
        for lang in ("en", "fr", "ja")
    }
    assert {each["rule"] for each in told.values()} == {"NTG-042"}
    assert told["en"]["sentence"].startswith("Option flat_cost cannot be 'maybe'")
    assert told["fr"]["sentence"].startswith("L’option flat_cost ne peut pas valoir 'maybe'")
    assert told["ja"]["sentence"].startswith("オプションflat_costを'maybe'にはできません。")
