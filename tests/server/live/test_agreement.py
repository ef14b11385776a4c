"""What several people agree on: plans of the team, taking back, bots for those who are away."""

from __future__ import annotations

import httpx
import pytest

from tests.server.running import Live, Person, play_out
from tests.waiting import wait_until


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


def propose(person: Person, table: str) -> httpx.Response:
    """The first of what can be chosen."""
    action = person.scene(table)["choices"][0]["action"]
    return person.post(f"t/{table}/propose", seat=0, step=0, action=action)


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
            assert propose(host, table).json()["step"] == 0
        wait_until(lambda: host.scene(table)["step"] == 1)


def test_a_plan_is_not_carried_out_when_all_have_left(pair: tuple[Person, Person, str]) -> None:
    """If everybody leaves, first those who had agreed, then nothing is done in their name."""
    host, guest, table = pair
    with guest.listening(table) as theirs:
        theirs.next()
        with host.listening(table) as mine:
            mine.next()
            propose(host, table)
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
    """If the others are away, then they are asked all the same."""
    table = host.make("noughts", "human", "human")
    guest.join(host.links["seats"][1])
    for person in (host, guest):
        person.answer(table, person.scene(table))
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 2
    assert host.scene(table)["request"]["waiting"] == [1]
    assert consent(guest, table, 1, "undo", 0).json()["step"] == 0


def test_a_bot_gives_away_nothing_of_whose_seat_it_keeps(host: Person, guest: Person) -> None:
    """If a bot keeps a seat, then its own answers are taken back without asking, but not what was played before it."""
    table = host.make("noughts", "human", "human")
    guest.join(host.links["seats"][1])
    for person in (host, guest):
        person.answer(table, person.scene(table))
    assert host.post(f"t/{table}/request", seat=0, kind="bot", about=1, bot="random").status_code == 200
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 2
    assert host.scene(table)["request"]["waiting"] == [1]
    assert consent(guest, table, 1, "undo", 0, yes=False).json()["step"] == 2
    host.answer(table, host.scene(table))
    wait_until(lambda: host.scene(table)["step"] == 4)
    assert host.post(f"t/{table}/undo", seat=0, step=4, far=True).json()["step"] == 2
    assert host.post(f"t/{table}/undo", seat=0, step=2, far=True).json()["step"] == 2
    assert consent(guest, table, 1, "undo", 0).json()["step"] == 0


def test_after_the_end_whose_seat_a_bot_keeps_is_asked(live: Live, host: Person, guest: Person) -> None:
    """If a game ended while a bot kept a seat, so that its hand was shown, then its player must agree to going back."""
    table = host.make("toy", "human", "human")
    guest.join(host.links["seats"][1])
    guest.scene(table)
    assert host.post(f"t/{table}/request", seat=0, kind="bot", about=1, bot="random").status_code == 200
    room = live.tables.rooms[table]
    while host.scene(table)["outcome"] is None:
        scene = host.scene(table, seat=0)
        if scene["may"]:
            assert host.answer(table, scene).status_code == 200
        else:
            wait_until(lambda: room.may_answer(0) or room.match.outcome is not None)
    steps = room.match.step
    assert host.post(f"t/{table}/undo", seat=0, step=steps, far=True).json()["step"] == steps
    assert host.scene(table)["request"]["waiting"] == [1]


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
