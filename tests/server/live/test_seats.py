"""Several people at one table: links, presence, another game, the owner's tables."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tests.server.running import Live, Person, play_out, serving
from tests.waiting import PATIENCE, wait_until


def test_a_link_is_one_seat(host: Person, guest: Person, live: Live) -> None:
    """If somebody joins by link, then that seat is theirs alone, and the screen that made the table gives it up."""
    table = host.make("toy", "human", "human")
    assert [seat["mine"] for seat in host.scene(table)["seats"]] == [True, True]
    guest.join(host.links["seats"][1])
    with guest.listening(table) as stream:
        assert [seat["mine"] for seat in stream.next()["seats"]] == [False, True]
        assert [seat["mine"] for seat in host.scene(table)["seats"]] == [True, False]
        assert host.get(f"t/{table}/scene", seat=1).status_code == 403
        assert guest.get(f"t/{table}/scene", seat=0).status_code == 403
        assert guest.post(f"t/{table}/answer", seat=0, step=0, action=0).status_code == 403
    assert live.tables.rooms[table].places[1].linked


def test_a_guest_finds_the_table_again(host: Person, guest: Person) -> None:
    """If somebody plays by link, then the table is among their own; a spectator's, or a forged one, is not."""
    table = host.make("toy", "human", "human")
    seat_link = host.links["seats"][1]
    watched = host.make("toy", "human", "human")
    guest.join(seat_link)
    guest.join(host.links["spectators"])
    guest.http.cookies.set("t_forged", "x" * 30)
    found = guest.get("tables").json()["tables"]
    assert [(each["table"], each["mine"]) for each in found] == [(table, False)]
    mine = host.get("tables").json()["tables"]
    assert {(each["table"], each["mine"]) for each in mine} == {(table, True), (watched, True)}


def test_a_screen_that_gave_up_a_seat_stops_hearing_it(host: Person, guest: Person) -> None:
    """If a seat is taken by link while the maker listens at it, then that stream ends."""
    table = host.make("toy", "human", "human")
    with host.listening(table, seat=1) as stream:
        stream.next()
        guest.join(host.links["seats"][1])
        with guest.listening(table) as other:
            other.next()
            with pytest.raises(AssertionError, match="ended"):
                stream.next("never")


def test_spectators_look_but_do_not_play(host: Person, guest: Person) -> None:
    """If somebody has the spectators' link, then they see the table as nobody's seat and may do nothing."""
    table = host.make("toy", "human", "human")
    guest.join(host.links["spectators"])
    scene = guest.scene(table)
    assert (scene["seat"], scene["may"], scene["choices"]) == (-1, False, [])
    assert guest.post(f"t/{table}/answer", seat=0, step=0, action=0).status_code == 403
    assert guest.get(f"t/{table}/links").status_code == 403
    assert guest.http.delete(f"/api/t/{table}").status_code == 403


@pytest.mark.parametrize("is_patient", [True, False])
def test_who_is_here(tmp_path: Path, is_patient: bool) -> None:
    """If somebody listens, then they are here; when they leave, then they are for as long as the server is patient."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", grace=1e6 if is_patient else 0.0) as live:
        host, guest = live.person(), live.person()
        table = host.make("ladder", "human", "human")
        guest.join(host.links["seats"][1])
        presence = live.tables.rooms[table].presence

        def here() -> list[bool]:
            return [seat["here"] for seat in host.scene(table)["seats"]]

        assert here() == [False, False]
        with guest.listening(table) as stream:
            stream.next()
            assert here() == [False, True]
        wait_until(lambda: presence.present[1] == 0)
        if is_patient:
            assert here() == [False, True]
        else:
            wait_until(lambda: here() == [False, False])


def test_somebody_with_two_seats_is_shown_the_way_to_each(live: Live, host: Person, guest: Person) -> None:
    """If one browser has two seats by link, then another game of somebody else's is shown to each of them."""
    table, third = host.make("toy", "human", "human", "human"), live.person()
    for person, seat in ((guest, 1), (guest, 2), (third, 0)):
        person.join(host.links["seats"][seat])
        person.scene(table)
    play_out(table, guest, third)
    fresh = third.post(f"t/{table}/rematch").json()["table"]
    for seat in (1, 2):
        guest.join(guest.scene(table, seat=seat)["rematch"])
    assert [seat["mine"] for seat in guest.scene(fresh)["seats"]] == [False, True, True]


def test_a_next_game_that_was_removed_can_be_laid_again(live: Live, host: Person) -> None:
    """If the next game is removed, then the way to it is gone, and another can be laid, also after a restart."""
    table = host.make("toy", "human", "human")
    host.play_on(table)
    with host.listening(table) as stream:
        stream.next("scene")
        for put_away in (False, True):
            made = host.post(f"t/{table}/rematch").json()["table"]
            assert host.scene(table)["rematch"] is not None
            if put_away:
                live.tables.put_away(live.tables.rooms[table])
            assert host.http.delete(f"/api/t/{made}").status_code == 204
            assert host.scene(table)["rematch"] is None
    assert host.post(f"t/{table}/rematch").status_code == 201


def test_another_game_with_the_same_seats(live: Live, host: Person, guest: Person) -> None:
    """If a game is over, then another can be laid once; each seat, and it alone, is shown its way there."""
    table = host.make("toy", "human", "human")
    guest.join(host.links["seats"][1])
    play_out(table, host, guest)
    made = guest.post(f"t/{table}/rematch")
    assert made.status_code == 201, made.text
    fresh = made.json()["table"]
    assert guest.scene(fresh)["seats"][1]["mine"]
    assert live.person().get(f"t/{fresh}/scene").status_code == 404
    way = host.scene(table, seat=0)["rematch"]
    assert way != guest.scene(table, seat=1)["rematch"]
    host.join(way)
    assert [seat["mine"] for seat in host.scene(fresh)["seats"]] == [True, False]
    assert host.post(f"t/{table}/rematch").status_code == 409


def test_seats_are_swapped_where_nobody_else_plays(host: Person, guest: Person) -> None:
    """If all people sit at one screen, then another game can move them on by a seat; others are never moved."""
    table = host.make("toy", "human", "random")
    play_out(table, host)
    made = host.http.post(f"/api/t/{table}/rematch?swap=true", json={})
    assert made.status_code == 201, made.text
    assert [seat["kind"] for seat in host.scene(made.json()["table"])["seats"]] == ["bot", "human"]
    assert host.scene(table)["rematch"] is None
    table = host.make("toy", "human", "human")
    guest.join(host.links["seats"][1])
    play_out(table, host, guest)
    assert host.http.post(f"/api/t/{table}/rematch?swap=true", json={}).status_code == 409


def test_seats_without_a_name_are_called_by_their_colour(host: Person) -> None:
    """If nobody gave names, then seats are called by their colours in each language, also when they are swapped."""
    table = host.make("noughts", "human", "random")
    play_out(table, host)
    swapped = host.http.post(f"/api/t/{table}/rematch?swap=true", json={}).json()["table"]
    for each, lang in ((table, "en"), (swapped, "en"), (swapped, "fr")):
        seats = host.scene(each, lang=lang)["seats"]
        assert [seat["name"] for seat in seats] == [seat["called"] for seat in seats]
        assert len({seat["name"] for seat in seats}) == 2


def test_the_owner_continues_and_removes(host: Person, guest: Person) -> None:
    """If a browser made tables, then it finds them again, and only it removes them."""
    table = host.make("noughts", "human", "random")
    assert [each["table"] for each in host.get("tables").json()["tables"]] == [table]
    assert guest.get("tables").json()["tables"] == []
    assert guest.http.delete(f"/api/t/{table}").status_code == 404
    assert host.http.delete(f"/api/t/{table}").status_code == 204
    assert host.get("tables").json()["tables"] == []
    assert host.get(f"t/{table}/scene").status_code == 404


def test_many_listeners_hear_the_same(host: Person, live: Live) -> None:
    """If five pages listen while a game is played to its end, then each sees the end."""
    table = host.make("noughts", "human", "human")
    ends: list[object] = []

    def listen() -> None:
        page = live.person()
        page.http.cookies.update(host.http.cookies)
        with page.listening(table) as stream:
            while True:
                scene = stream.next("scene")
                if scene["outcome"] is not None:
                    ends.append(scene["outcome"])
                    return

    threads = [threading.Thread(target=listen) for _ in range(5)]
    for thread in threads:
        thread.start()
    host.play_on(table)
    for thread in threads:
        thread.join(PATIENCE)
    assert len(ends) == 5
    assert ends.count(ends[0]) == 5


def test_whoever_only_looks_at_the_list_is_given_no_name(live: Live) -> None:
    """If a list asked for before a table was made arrives after it, then the table's browser has not become another."""
    newcomer = live.person()
    assert newcomer.get("tables").json()["tables"] == []
    assert not newcomer.http.cookies
    table = newcomer.make("noughts", "human", "human")
    assert [found["table"] for found in newcomer.get("tables").json()["tables"]] == [table]
