"""Fair play among strangers: dice nobody knows, seats nobody uses unnoticed, nobody replaced in passing."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest

from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Undo
from ninerealms.kernel.replaying import verify
from ninerealms.server.live.taking_seats import MOST_DEVICES
from tests.server.games import find
from tests.server.running import Live, Person, serving
from tests.waiting import wait_until


def code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


# --- dice ---------------------------------------------------------------------------------------------


def test_a_given_seed_is_shown_to_everybody(host: Person, guest: Person) -> None:
    """If the host gives a seed, then every scene says so; one that comes from the system is shown to nobody."""
    table = host.make("noughts", "human", "human", seed=7)
    guest.join(host.links["spectators"])
    for person in (host, guest):
        for path in ("scene", "moment/0"):
            fair = person.get(f"t/{table}/{path}").json()["fair"]
            assert fair["seed"] == "7"
            assert "7" in fair["notes"][0]
        with person.listening(table) as stream:
            assert stream.next("scene")["fair"]["seed"] == "7"
    other = host.make("noughts", "human", "human")
    assert host.scene(other)["fair"] == {"seed": None, "same_dice": False, "notes": []}


def test_a_given_seed_needs_the_consent_of_whoever_comes(tmp_path: Path) -> None:
    """If somebody sits down at a table with a given seed, then nobody answers until they agree, over restarts too."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human", seed=7)
        guest.join(host.links["seats"][1])
        asked = guest.scene(table)["request"]
        assert (asked["kind"], asked["waiting"]) == ("seed", [1])
        assert code(host.answer(table, host.scene(table))) == (409, "seed-first")
        assert code(host.post(f"t/{table}/consent", seat=0, kind="seed", about=0, yes=True)) == (409, "no-request")
        assert guest.post(f"t/{table}/consent", seat=1, kind="seed", about=0, yes=False).status_code == 200
        assert code(host.answer(table, host.scene(table))) == (409, "seed-first")
        assert guest.post(f"t/{table}/consent", seat=1, kind="seed", about=0, yes=True).status_code == 200
        assert guest.scene(table)["request"] is None
        cookies = dict(host.http.cookies)
    with serving(database) as live:
        host = live.person()
        host.http.cookies.update(cookies)
        assert host.answer(table, host.scene(table)).status_code == 200
        assert host.scene(table)["fair"]["seed"] == "7"


def test_round_one_screen_a_seed_needs_nobody(host: Person) -> None:
    """If all sit at the host's screen, then they can see whom they play with."""
    table = host.make("noughts", "human", "human", seed=7)
    assert host.answer(table, host.scene(table)).status_code == 200


def thrown(match: Match, steps: int) -> list[object]:
    """Answer so many times with the first option; what happened on the way."""
    for _ in range(steps):
        assert match.decision is not None
        match.submit(match.decision.options[0])
    return [line.event for line in match.told]


def test_after_going_back_new_dice_fall() -> None:
    """If answers are taken back anew, then other dice fall, the file says so and leads to the same table."""
    as_before, anew = (Match(find("northgard"), 2, 7) for _ in range(2))
    first = thrown(as_before, 30)
    assert thrown(anew, 30) == first
    as_before.go_back(5)
    anew.go_back(5, anew=True)
    assert thrown(as_before, 26) == first
    assert thrown(anew, 26) != first
    assert Undo(5, anew=True) in anew.entries
    again = verify(anew.replay(), find).table
    assert again.told == anew.told
    assert again.replay() == anew.replay()


def test_old_dice_do_not_come_back() -> None:
    """If one goes back anew and then once more over an earlier answer, then the first dice do not fall again."""
    match = Match(find("northgard"), 2, 7)
    first = thrown(match, 30)
    match.go_back(5, anew=True)
    second = thrown(match, 1)
    match.go_back(3)
    third = thrown(match, 28)
    assert third != first
    assert second[:1] == first[:1]
    assert verify(match.replay(), find).table.told == match.told


@pytest.mark.parametrize("same", [False, True])
def test_the_table_throws_anew_unless_the_host_said_otherwise(tmp_path: Path, same: bool) -> None:
    """If people go back by consent, then new dice fall; where the host prefers the same, everybody is told."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as live:
        host = live.person()
        table = host.make("northgard", "human", "human", same_dice=same)
        host.play_on(table, 6)
        assert host.scene(table)["fair"]["same_dice"] == same
        assert len(host.scene(table, lang="ja")["fair"]["notes"]) == same
        scene = host.scene(table)
        seat = live.tables.rooms[table].match.past[-1].seat
        assert host.post(f"t/{table}/undo", seat=seat, step=scene["step"], far=True).status_code == 200
        last = live.tables.rooms[table].match.kept[-1]
        assert isinstance(last, Undo)
        assert last.anew != same


# --- those who are away ---------------------------------------------------------------------------------


def test_nobody_is_replaced_in_passing(tmp_path: Path) -> None:
    """If somebody has left a moment ago, then no bot takes their seat; after the minutes that are set one may."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", replace_after=180.0) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        guest.join(host.links["seats"][1])
        with guest.listening(table) as stream:
            stream.next("scene")
        wait_until(lambda: not host.scene(table)["seats"][1]["here"])
        order = {"seat": 0, "kind": "bot", "about": 1, "bot": "greedy:easy"}
        soon = host.post(f"t/{table}/request", **order)
        assert code(soon) == (409, "too-soon")
        assert "3 minutes" in soon.json()["error"]["sentence"]
        presence = live.tables.rooms[table].presence
        left = presence.left[1]
        presence.clock = lambda: left + 181.0
        assert host.post(f"t/{table}/request", **order).status_code == 200
        assert host.scene(table)["seats"][1]["bot"] == "greedy:easy"


def test_the_others_hear_which_bot_is_meant(live: Live, host: Person, guest: Person) -> None:
    """If a bot is suggested, then those who must agree are told how well it plays."""
    table, third = host.make("diceforge", "human", "human", "human"), live.person()
    for person, link in ((guest, host.links["seats"][1]), (third, host.links["seats"][2])):
        person.join(link)
        person.scene(table)
    with host.listening(table) as one, guest.listening(table) as other:
        one.next("scene"), other.next("scene")
        host.post(f"t/{table}/request", seat=0, kind="bot", about=2, bot="mcts:strong")
        assert "strong" in guest.scene(table)["request"]["text"]


# --- seats ----------------------------------------------------------------------------------------------


def opened(person: Person, table: str) -> list[int]:
    return [seat["opened"] for seat in person.scene(table)["seats"]]


def test_a_seat_opened_in_another_browser_is_seen_by_everybody(live: Live, pair: tuple[Person, Person, str]) -> None:
    """If the host uses a link that was given away, by link or by cookie, then everybody at the table sees it."""
    host, guest, table = pair
    guest.scene(table)
    assert opened(host, table) == [0, 0]
    guest.join(host.links["seats"][1])
    guest.scene(table)
    assert opened(guest, table) == [0, 0]
    spy = live.person()
    with guest.listening(table) as stream:
        stream.next("scene")
        spy.join(host.links["seats"][1])
        assert opened(guest, table) == [0, 0]  # a chat program that looks at a link opens nothing
        spy.scene(table)
        told = stream.next("scene")
        while told["seats"][1]["opened"] == 0:
            told = stream.next("scene")
    assert opened(host, table) == opened(guest, table) == [0, 1]
    bare = live.person()
    bare.http.cookies.set(f"t_{table}", host.links["seats"][1].rpartition("/")[2])
    bare.scene(table)
    assert opened(guest, table) == [0, 2]


@pytest.mark.parametrize("more", [".", ".x", ".%E2%82%AC", ".%0d%0aSet-Cookie:a=b"])
def test_a_link_is_its_key_and_nothing_else(live: Live, pair: tuple[Person, Person, str], more: str) -> None:
    """If a link has something behind its key, then it leads nowhere: its browser would have no name of its own."""
    host, _, table = pair
    odd = live.person().http.get(host.links["seats"][1] + more)
    assert (odd.status_code, odd.headers.get_list("set-cookie")) == (404, [])
    assert opened(host, table) == [0, 0]


def test_what_was_opened_is_known_after_a_restart(tmp_path: Path) -> None:
    """If the server is started anew, then browsers that were known are still known, and others are told of."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host, guest = live.person(), live.person()
        table = host.make("noughts", "human", "human")
        link = host.links["seats"][1]
        guest.join(link)
        guest.scene(table)
        cookies = dict(guest.http.cookies)
    with serving(database) as live:
        guest, spy = live.person(), live.person()
        guest.http.cookies.update(cookies)
        assert opened(guest, table) == [0, 0]
        spy.join(link)
        spy.scene(table)
        assert opened(guest, table) == [0, 1]


def test_a_device_of_ones_own_is_nobody_elses_business(live: Live, pair: tuple[Person, Person, str]) -> None:
    """If the holder of a seat adds a browser, then only they are told; the link for it is good once."""
    host, guest, table = pair
    assert guest.scene(table)["seats"][1]["devices"] == 1
    assert code(host.post(f"t/{table}/device", seat=1)) == (403, "not-your-seat")
    assert code(host.post(f"t/{table}/device", seat=0)) == (409, "not-by-link")
    link = guest.post(f"t/{table}/device", seat=1).json()["link"]
    phone, spy = live.person(), live.person()
    phone.join(link)
    assert phone.scene(table)["seats"][1]["mine"]
    assert opened(host, table) == [0, 0]
    assert guest.scene(table)["seats"][1]["devices"] == 2
    assert host.scene(table)["seats"][1]["devices"] == 0
    spy.join(link)
    spy.scene(table)
    assert opened(host, table) == [0, 1]


def test_nobody_comes_in_unnoticed_however_many_have_come(live: Live, pair: tuple[Person, Person, str]) -> None:
    """If a seat has been opened in more browsers than are remembered, then the next one is told of like the first."""
    host, guest, table = pair
    for _ in range(MOST_DEVICES + 2):
        live.person().join(guest.post(f"t/{table}/device", seat=1).json()["link"])
    assert guest.scene(table)["seats"][1]["devices"] == MOST_DEVICES
    told = opened(host, table)[1]
    spy = live.person()
    spy.join(host.links["seats"][1])
    spy.scene(table)
    assert opened(host, table) == [0, told + 1]


def test_one_seat_has_one_link_for_a_device(live: Live, pair: tuple[Person, Person, str]) -> None:
    """If a link for another device is asked for again and again, then the newest is good, and nobody else's is lost."""
    _, guest, table = pair
    other = live.person()
    second = other.make("ladder", "human", "human")
    guest.join(other.links["seats"][1])
    patient = guest.post(f"t/{second}/device", seat=1).json()["link"]
    before = len(live.tables.expected)
    first, newest = (guest.post(f"t/{table}/device", seat=1).json()["link"] for _ in range(2))
    assert len(live.tables.expected) == before + 1
    for link, where, told in ((newest, table, 0), (patient, second, 0), (first, table, 1)):
        browser = live.person()
        browser.join(link)
        assert opened(browser, where)[1] == told


@pytest.mark.parametrize(("game", "seat", "is_told"), [("toy", 1, True), ("toy", 0, False), ("noughts", 1, False)])
def test_a_hand_the_host_has_seen_is_told(tmp_path: Path, game: str, seat: int, is_told: bool) -> None:
    """If the host looked from a seat with a secret hand before its link was used, then everybody knows, for good."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as live:
        host, guest = live.person(), live.person()
        table = host.make(game, "human", "human")
        host.scene(table, seat=seat)
        assert not any(each["seen"] for each in host.scene(table, seat=seat)["seats"])
        guest.join(host.links["seats"][1])
        assert [each["seen"] for each in guest.scene(table)["seats"]] == [False, is_told]
        cookies = dict(guest.http.cookies)
    with serving(database) as live:
        guest = live.person()
        guest.http.cookies.update(cookies)
        assert [each["seen"] for each in guest.scene(table)["seats"]] == [False, is_told]


def test_only_the_owner_can_read_what_is_kept(tmp_path: Path) -> None:
    """If a database is made, or was readable by others, then it and all beside it are the owner's alone."""
    file = tmp_path / "kept" / "tables.db"
    for _ in range(2):
        with serving(f"sqlite:///{file}") as live:
            live.person().make("noughts", "human", "human")
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
        assert set(modes.values()) == {0o600}, modes
        file.chmod(0o644)
