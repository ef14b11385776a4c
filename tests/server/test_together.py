"""Several people at one table: links, presence, proposals, consent, stand-ins, another game."""

from __future__ import annotations

import threading

import httpx
import pytest

from tests.server.live import Live, Person, wait_until


@pytest.fixture
def pair(host: Person, guest: Person) -> tuple[Person, Person, str]:
    """A table of The Ladder with one person at each of two screens."""
    table = host.make("ladder", "human", "human")
    guest.join(host.links["seats"][1])
    guest.scene(table)
    return host, guest, table


@pytest.fixture
def trio(live: Live, host: Person, guest: Person) -> tuple[Person, Person, Person, str]:
    """A table of Dice Forge with one person at each of three screens; none of them listens yet."""
    table, third = host.make("diceforge", "human", "human", "human"), live.person()
    for person, link in ((guest, host.links["seats"][1]), (third, host.links["seats"][2])):
        person.join(link)
        person.scene(table)
    return host, guest, third, table


def consent(person: Person, table: str, seat: int, kind: str, about: int, *, yes: bool = True) -> httpx.Response:
    return person.post(f"t/{table}/consent", seat=seat, kind=kind, about=about, yes=yes)


def play_out(table: str, *people: Person) -> None:
    """Everybody takes the first option whenever they are asked, until the game is over."""
    while people[0].scene(table)["outcome"] is None:
        for person in people:
            scene = person.scene(table)
            if scene["may"]:
                person.answer(table, scene)


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
    assert live.hub.rooms[table].places[1].linked


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


def test_who_is_here(pair: tuple[Person, Person, str]) -> None:
    """If somebody listens, then they are here; when they leave, then a while later they are not."""
    host, guest, table = pair

    def here() -> list[bool]:
        return [seat["here"] for seat in host.scene(table)["seats"]]

    assert here() == [False, False]
    with guest.listening(table) as stream:
        stream.next()
        assert here() == [False, True]
    assert here() == [False, True]
    wait_until(lambda: here() == [False, False])


def test_a_team_decides_together(pair: tuple[Person, Person, str]) -> None:
    """If two people are at the table, then one proposes and the other agrees; only then it is answered."""
    host, guest, table = pair
    with host.listening(table) as mine, guest.listening(table) as theirs:
        mine.next(), theirs.next()
        scene = host.scene(table)
        assert scene["asked"] == -2
        assert scene["team"]
        action = scene["choices"][0]["action"]
        refused = host.post(f"t/{table}/answer", seat=0, step=0, action=action)
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "propose")
        assert host.post(f"t/{table}/propose", seat=0, step=0, action=action).json()["step"] == 0
        proposal = guest.scene(table)["proposal"]
        assert (proposal["by"], proposal["agreed"], proposal["waiting"]) == (0, [0], [1])
        assert guest.post(f"t/{table}/decline", seat=1, step=0, action=action).status_code == 200
        assert guest.scene(table)["proposal"] is None
        assert guest.post(f"t/{table}/agree", seat=1, step=0, action=action).status_code == 409
        host.post(f"t/{table}/propose", seat=0, step=0, action=action)
        assert guest.post(f"t/{table}/agree", seat=1, step=0, action=action).json()["step"] == 1


def test_whoever_agrees_says_to_what(pair: tuple[Person, Person, str]) -> None:
    """If a plan was replaced meanwhile, then yes or no to the first one counts for nothing."""
    host, guest, table = pair
    with host.listening(table) as mine, guest.listening(table) as theirs:
        mine.next(), theirs.next()
        first, second = (choice["action"] for choice in host.scene(table)["choices"][:2])
        for action in (first, second):
            host.post(f"t/{table}/propose", seat=0, step=0, action=action)
        for order in ("agree", "decline"):
            refused = guest.post(f"t/{table}/{order}", seat=1, step=0, action=first)
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "changed")
        assert guest.scene(table)["proposal"]["action"] == second
        assert guest.post(f"t/{table}/agree", seat=1, step=0, action=second).json()["step"] == 1


def test_a_plan_does_not_wait_for_somebody_who_has_left(pair: tuple[Person, Person, str]) -> None:
    """If whoever had not agreed leaves, then the plan of those who are still here is carried out."""
    host, guest, table = pair
    with host.listening(table) as mine:
        mine.next()
        with guest.listening(table) as theirs:
            theirs.next()
            action = host.scene(table)["choices"][0]["action"]
            assert host.post(f"t/{table}/propose", seat=0, step=0, action=action).json()["step"] == 0
        wait_until(lambda: host.scene(table)["step"] == 1)


def test_a_plan_is_not_carried_out_when_all_have_left(pair: tuple[Person, Person, str]) -> None:
    """If everybody leaves, first those who had agreed, then nothing is done in their name."""
    host, guest, table = pair
    with guest.listening(table) as theirs:
        theirs.next()
        with host.listening(table) as mine:
            mine.next()
            action = host.scene(table)["choices"][0]["action"]
            host.post(f"t/{table}/propose", seat=0, step=0, action=action)
        wait_until(lambda: not host.scene(table)["seats"][0]["here"])
    wait_until(lambda: not host.scene(table)["seats"][1]["here"])
    assert host.scene(table)["proposal"]["waiting"] == []
    assert host.scene(table)["step"] == 0


def test_alone_at_the_table_one_answers_for_the_team(host: Person) -> None:
    """If all seats are on one screen, then a question of the team is just answered."""
    table = host.make("ladder", "human", "human")
    with host.listening(table) as stream:
        assert not stream.next()["team"]
        assert host.answer(table, host.scene(table)).status_code == 200


def test_going_back_far_needs_consent(host: Person, guest: Person) -> None:
    """If others have answered since, then taking back is a request that they grant or not."""
    table = host.make("noughts", "human", "human")
    guest.join(host.links["seats"][1])
    with guest.listening(table) as stream:
        stream.next()
        host.answer(table, host.scene(table))
        guest.answer(table, guest.scene(table))
        assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 2
        request = guest.scene(table)["request"]
        assert (request["kind"], request["by"], request["waiting"]) == ("undo", 0, [1])
        assert consent(guest, table, 1, "undo", 0, yes=False).json()["step"] == 2
        assert consent(guest, table, 1, "undo", 0).status_code == 409
        host.post(f"t/{table}/undo", seat=0, step=2, far=True)
        assert consent(guest, table, 1, "undo", 0).json()["step"] == 0


def test_going_back_far_waits_for_those_who_are_away(host: Person, guest: Person) -> None:
    """If the others are away, then they are asked all the same; a seat kept by a bot is not."""
    table = host.make("noughts", "human", "human")
    guest.join(host.links["seats"][1])
    for person in (host, guest):
        person.answer(table, person.scene(table))
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 2
    assert host.scene(table)["request"]["waiting"] == [1]
    assert consent(guest, table, 1, "undo", 0).json()["step"] == 0
    for person in (host, guest):
        person.answer(table, person.scene(table))
    assert host.post(f"t/{table}/request", seat=0, kind="bot", about=1, bot="random").status_code == 200
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 0


def test_what_is_over_is_taken_back_only_by_consent(host: Person, guest: Person) -> None:
    """If a game was over, so that all could look from every seat, then going on needs consent and ends such looks."""
    table = host.make("toy", "human", "human")
    guest.join(host.links["seats"][1])
    play_out(table, host, guest)
    steps = host.scene(table)["step"]
    with guest.listening(table, seat=0) as stream:
        assert stream.next("scene")["seat"] == 0
        for person, seat in ((host, 0), (guest, 1)):
            assert not person.scene(table)["undo"]["can"]
            assert person.post(f"t/{table}/undo", seat=seat, step=steps).status_code == 409
        assert host.post(f"t/{table}/undo", seat=0, step=steps, far=True).json()["step"] == steps
        assert consent(guest, table, 1, "undo", 0).json()["step"] < steps
        with pytest.raises(AssertionError, match="ended"):
            next(each for each in iter(stream.next, None) if each["step"] < steps)
        assert guest.get(f"t/{table}/scene", seat=0).status_code == 403


def test_a_bot_keeps_an_absent_seat_and_gives_it_back(host: Person, guest: Person) -> None:
    """If somebody is away and the others agree, then a bot plays for them until they want the seat back."""
    table = host.make("noughts", "human", "human")
    guest.join(host.links["seats"][1])
    with guest.listening(table) as stream:
        stream.next()
        here = host.post(f"t/{table}/request", seat=0, kind="bot", about=1)
        assert (here.status_code, here.json()["error"]["code"]) == (409, "is-here")
    wait_until(lambda: not host.scene(table)["seats"][1]["here"])
    host.answer(table, host.scene(table))
    assert host.post(f"t/{table}/request", seat=0, kind="bot", about=1, bot="random").status_code == 200
    wait_until(lambda: host.scene(table)["step"] == 2)
    assert host.scene(table)["seats"][1]["away"]
    assert guest.post(f"t/{table}/request", seat=1, kind="return", about=1).status_code == 200
    assert guest.scene(table)["seats"][1]["kind"] == "human"
    host.answer(table, host.scene(table))
    assert guest.scene(table)["may"]


def test_no_bot_for_somebody_who_has_come_back(trio: tuple[Person, Person, Person, str]) -> None:
    """If the absent player is back before all have agreed, then the wish is gone and no bot takes the seat."""
    host, guest, third, table = trio
    with host.listening(table) as one, guest.listening(table) as other:
        one.next("scene")
        other.next("scene")
        asked = host.post(f"t/{table}/request", seat=0, kind="bot", about=2)
        assert asked.status_code == 200
        assert host.scene(table)["request"]["waiting"] == [1]
        with third.listening(table) as back:
            back.next("scene")
            assert host.scene(table)["request"] is None
            refused = consent(guest, table, 1, "bot", 2)
            assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no-request")
        assert host.scene(table)["seats"][2]["kind"] == "human"


def test_a_wish_does_not_wait_for_somebody_who_has_left(trio: tuple[Person, Person, Person, str]) -> None:
    """If whoever had not agreed to a bot leaves, then those who are still here have it."""
    host, guest, _, table = trio
    with host.listening(table) as one:
        one.next("scene")
        with guest.listening(table) as other:
            other.next("scene")
            host.post(f"t/{table}/request", seat=0, kind="bot", about=2)
            assert host.scene(table)["request"]["waiting"] == [1]
        wait_until(lambda: host.scene(table)["seats"][2]["away"])
        assert host.scene(table)["request"] is None


def test_one_wish_at_a_time_and_it_can_be_withdrawn(trio: tuple[Person, Person, Person, str]) -> None:
    """If a wish stands, then another is refused; whoever asked withdraws it, nobody else as long as they are here."""
    host, guest, third, table = trio
    with host.listening(table) as one, guest.listening(table) as other:
        one.next("scene")
        other.next("scene")
        host.post(f"t/{table}/request", seat=0, kind="bot", about=2)
        for person, seat in ((host, 0), (guest, 1)):
            second = person.post(f"t/{table}/request", seat=seat, kind="bot", about=2)
            assert (second.status_code, second.json()["error"]["code"]) == (409, "wish-stands")
        for kind, about in (("bot", 1), ("return", 2)):
            other_wish = consent(guest, table, 1, kind, about)
            assert (other_wish.status_code, other_wish.json()["error"]["code"]) == (409, "changed")
        strange = guest.post(f"t/{table}/withdraw", seat=1)
        assert (strange.status_code, strange.json()["error"]["code"]) == (403, "not-your-wish")
        assert host.post(f"t/{table}/withdraw", seat=0).status_code == 200
        assert guest.scene(table)["request"] is None
        nothing = host.post(f"t/{table}/withdraw", seat=0)
        assert (nothing.status_code, nothing.json()["error"]["code"]) == (409, "no-request")
        guest.post(f"t/{table}/request", seat=1, kind="bot", about=2)
        assert consent(host, table, 0, "bot", 2).status_code == 200
        assert host.scene(table)["seats"][2]["away"]
        host.post(f"t/{table}/request", seat=0, kind="return", about=2)
        assert host.scene(table)["request"]["waiting"] == [1]
        assert third.post(f"t/{table}/request", seat=2, kind="return", about=2).status_code == 200
        assert not host.scene(table)["seats"][2]["away"]
        assert host.scene(table)["request"] is None


def test_a_wish_of_somebody_who_has_left_can_be_ended(trio: tuple[Person, Person, Person, str]) -> None:
    """If whoever asked has left, then anybody at the table withdraws the wish."""
    *people, table = trio
    by = next(seat for seat, person in enumerate(people) if person.scene(table)["may"])
    people[by].answer(table, people[by].scene(table))
    seat = (by + 1) % 3
    with people[seat].listening(table) as stream:
        stream.next("scene")
        people[by].post(f"t/{table}/undo", seat=by, step=1, far=True)
        assert people[seat].scene(table)["request"]["waiting"] == sorted({0, 1, 2} - {by})
        assert people[seat].post(f"t/{table}/withdraw", seat=seat).status_code == 200
        assert people[seat].scene(table)["request"] is None


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
                live.hub.put_away(live.hub.rooms[table])
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
        thread.join(20)
    assert len(ends) == 5
    assert ends.count(ends[0]) == 5
