"""No byte a seat may not know: two tables that differ only in what is hidden tell it the same, everywhere.

Two tables of Nine Cards are laid with different seeds, so that one seat holds the same cards and the others do not;
then both are played alike. Two tables of every game on offer are laid and played alike, and at one of them all that a
seat cannot see, chance to come included, is dealt anew. Whatever this seat gets, by any address, must be the same but
for names of tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import pytest

from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import save
from ninerealms.kernel.match import Match, Past, has_learned
from ninerealms.kernel.rng import Rng
from ninerealms.text.languages import LANGUAGES
from tests import toy
from tests.server.running import Live, Person
from tests.waiting import wait_until

PLAYERS = 3
SEEDS = 4000
STEPS = 14  # answered before a look is taken
LONG = {"andor": {"legend": 7}}  # where so many answers three times over would end the usual game, and show all
AT_LEISURE = {"diceforge": pytest.mark.long}  # the longest, and its tiles and dice lie open
NO_ANSWER = 32767  # what no question offers


def hand(table: Match, seat: int) -> list[int]:
    return toy.nine(table.state).at(toy.HAND + seat)


def twins(seat: int) -> tuple[int, int]:
    """Two seeds that deal this seat the same cards in the same order, and the others something else."""
    seen: dict[object, int] = {}
    for seed in range(SEEDS):
        table = Match(toy.GAME, PLAYERS, seed)
        key = (tuple(hand(table, seat)), tuple(line.text for line in table.log(seat)))
        other = seen.setdefault(key, seed)
        if all(
            hand(table, each) != hand(Match(toy.GAME, PLAYERS, other), each) for each in range(PLAYERS) if each != seat
        ):
            return other, seed
    raise AssertionError("no such deals")


class Witness:
    """All that one seat can get at a table, with the name of the table struck out."""

    def __init__(
        self, host: Person, guest: Person, seed: int, seat: int, game: str = "toy", players: int = PLAYERS, **more: Any
    ) -> None:
        self.host, self.guest, self.seat, self.players = host, guest, seat, players
        with patch("ninerealms.kernel.match.plain_seed", lambda _none: seed):  # a seed of the system, shown to nobody
            self.table = host.make(game, *["human"] * players, **more)
        guest.join(host.links["seats"][seat] if seat >= 0 else host.links["spectators"])

    def get(self, path: str, **query: Any) -> tuple[int, str]:
        found = self.guest.get(f"t/{self.table}/{path}", **query)
        return found.status_code, self.strike(found.text)

    def post(self, path: str, **body: Any) -> tuple[int, str]:
        found = self.guest.post(f"t/{self.table}/{path}", **body)
        return found.status_code, self.strike(found.text)

    def strike(self, text: str) -> str:
        return re.sub(r'"revision":\d+', "", text.replace(self.table, "TABLE"))

    def everything(self) -> dict[str, tuple[int, str]]:
        scene = self.guest.scene(self.table)
        step, offered = int(scene["step"]), [choice["action"] for choice in scene["choices"]]
        seen: dict[str, tuple[int, str]] = {}
        for lang in LANGUAGES:
            seen[f"scene {lang}"] = self.get("scene", lang=lang)
            seen[f"moment {lang}"] = self.get(f"moment/{max(0, step - 1)}", lang=lang)
        for seat in range(-1, self.players):
            for path in ("scene", "replay", "moment/0"):
                seen[f"{path} as {seat}"] = self.get(path, seat=seat)
        for path in ("replay", "curve", "links", "scene?shape=tall"):
            seen[path] = self.get(path)
        for seat in range(self.players):
            seen[f"hint {seat}"] = self.post("hint", seat=seat, step=step)
            for action in {*range(3), *offered[:3]}:
                seen[f"odds {seat} {action}"] = self.get("odds", seat=seat, step=step, action=action)
            for path, body in (
                ("undo", {"step": step + 1}),
                ("propose", {"step": step, "action": NO_ANSWER}),
                ("agree", {"step": step, "action": 0}),
                ("enter", {"step": step, "number": step, "result": 0}),
                ("answer", {"step": step, "action": NO_ANSWER}),
                ("answer", {"step": step + 7, "action": 0}),
                ("consent", {"kind": "undo", "about": 0, "yes": True}),
                ("withdraw", {}),
            ):
                seen[f"{path} {seat} {body}"] = self.post(path, seat=seat, **body)
        return seen

    def others_answer(self, choice: int) -> bool:
        """Whoever is asked of the others lays one of their cards; False when this seat is asked or it is over."""
        for seat in range(PLAYERS):
            scene = self.host.get(f"t/{self.table}/scene", seat=seat)
            if scene.status_code == 200 and scene.json()["may"] and seat != self.seat:
                assert self.host.answer(self.table, scene.json(), choice).status_code == 200
                return True
        return False


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_gets_the_same_bytes_whatever_is_hidden(live: Live, seat: int) -> None:
    """If two tables differ only in the cards of others, then no address and no stream tells them apart."""
    one, other = (Witness(live.person(), live.person(), seed, seat) for seed in twins(seat))
    with one.guest.listening(one.table) as mine, other.guest.listening(other.table) as theirs:
        assert one.strike(str(mine.next("scene"))) != ""
        first, second = one.everything(), other.everything()
        assert {k for k in first if first[k] != second[k]} == set()
        theirs.next("scene")
        while True:
            went = [each.others_answer(0) for each in (one, other)]
            assert went[0] == went[1]
            if not went[0]:
                break
            told = [clean(stream.next("news")) for stream in (mine, theirs)]
            assert told[0] == told[1]
            drawn = [clean(stream.next("scene")) for stream in (mine, theirs)]
            assert drawn[0] == drawn[1]
            first, second = one.everything(), other.everything()
            assert {k for k in first if first[k] != second[k]} == set()


def clean(message: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in message.items() if k not in ("revision", "table")}


def test_a_spectator_learns_no_cards(live: Live) -> None:
    """If the cards of all seats differ, then a spectator sees the same until a card is shown."""
    one, other = (Witness(live.person(), live.person(), seed, -1) for seed in (1, 2))
    for each in (one, other):
        each.host.answer(each.table, each.host.scene(each.table))
    first, second = one.everything(), other.everything()
    assert {k for k in first if first[k] != second[k]} == set()


def test_the_two_worlds_really_differ(live: Live) -> None:
    """If the same two tables are seen by their host, then they are not the same."""
    seeds = twins(0)
    one, other = (Witness(live.person(), live.person(), seed, 0) for seed in seeds)
    hands = [each.host.scene(each.table, seat=1)["text"] for each in (one, other)]
    assert hands[0] != hands[1]


# --- every game ---------------------------------------------------------------------------------------


def play(witness: Witness, steps: int) -> None:
    """Answer so many times, whoever is asked, always in the same way."""
    for _ in range(steps):
        scenes = [(person, person.scene(witness.table)) for person in (witness.guest, witness.host)]
        person, scene = next(pair for pair in scenes if pair[1]["may"])
        done = person.answer(witness.table, scene, scene["step"] * 7 % len(scene["choices"]))
        assert done.status_code == 200, done.text


@contextmanager
def dealt_anew(live: Live, witness: Witness) -> Iterator[None]:
    """For a while this table holds a state the seat cannot tell from the real one; so did it before the last answer."""
    table = live.tables.rooms[witness.table].match
    real, last = table.state, table.past[-1]
    table.state = table.game.imagine(real, witness.seat, Rng(table.step))
    assert isinstance(last, Past)
    if not has_learned(last.state, real):
        table.past[-1] = last._replace(state=table.game.imagine(last.state, witness.seat, Rng(table.step)))
    assert save.digest(table.state) != save.digest(real)
    yield
    table.state, table.past[-1] = real, last


@pytest.mark.parametrize("game", [pytest.param(name, marks=AT_LEISURE.get(name, ())) for name in names()])
@pytest.mark.parametrize("seat", [0, pytest.param(-1, marks=pytest.mark.long)])
@pytest.mark.parametrize("looks", [1, pytest.param(3, marks=pytest.mark.long)])
def test_in_every_game_a_seat_gets_the_same_bytes_whatever_is_hidden(
    live: Live, game: str, seat: int, looks: int
) -> None:
    """If all that a seat cannot see is dealt anew at one of two like tables, then nothing tells them apart."""
    players = max(2, find(game).seats[0])
    options = LONG.get(game, {}) if looks > 1 else {}
    one, other = (Witness(live.person(), live.person(), 11, seat, game, players, options=options) for _ in range(2))
    for _ in range(looks):
        for each in (one, other):
            play(each, STEPS)
        with dealt_anew(live, other):
            first, second = one.everything(), other.everything()
            assert {k for k in first if first[k] != second[k]} == set()
            heard = [list(all_messages(each)) for each in (one, other)]
            assert [message["event"] for message in heard[0]] == ["scene", "news", "scene"]
            assert heard[0] == heard[1]
        for each in (one, other):
            wait_until(partial(is_left, live, each))


def is_left(live: Live, witness: Witness) -> bool:
    """Whether the table knows that nobody is there any more, so that whoever comes is news again."""
    return not any(map(live.tables.rooms[witness.table].presence.is_here, range(witness.players)))


def all_messages(witness: Witness) -> Iterator[dict[str, Any]]:
    """The stream of a seat from its opening until the host has come in beside it."""
    with witness.guest.listening(witness.table) as stream:
        yield clean(stream.next())
        with witness.host.listening(witness.table):
            yield clean(stream.next())
            yield clean(stream.next())
