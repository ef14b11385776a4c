"""The course of a game as a seat heard it: stages, what others did since, sources of a result."""

from __future__ import annotations

import pytest

import ninerealms as nr
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE
from ninerealms.kit.retelling import reteller
from ninerealms.players.seating import chooser
from ninerealms.server.live import course
from ninerealms.server.live.viewpoint import NOBODY, Viewpoint
from ninerealms.server.sending.scene import outcome
from ninerealms.text.words import Say
from tests import toy

FIGHTS = {"northgard": "score", "diceforge": "throw", "yggdrasil": "fight", "andor": "fight", "ragnarok": "fight"}
PLAYERS = {"northgard": 2, "diceforge": 3, "yggdrasil": 3, "andor": 2, "ragnarok": 3}
MOST_STEPS = 900
MOST_GAMES = 20


def seat_of(seat: int, *mine: int) -> Viewpoint:
    return Viewpoint(seat, frozenset(mine or (seat,)), "en", "wide")


@pytest.mark.parametrize("name", nr.games())
def test_what_is_fought_out_is_staged_in_every_language(name: str) -> None:
    """If random games are played, then their fights or throws are staged with named sides, each by a rule."""
    kinds = set[str]()
    for seed in range(3, 3 + MOST_GAMES):
        match, chance = Match(nr.game(name), PLAYERS[name], seed), chooser(seed)
        while match.decision is not None and match.step < MOST_STEPS and FIGHTS[name] not in kinds:
            options = match.decision.options
            match.submit(options[chance.below(len(options), DICE)])
            for lang in ("en", "fr", "ja"):
                for stage in course.stages(match, 0, lang):
                    assert stage["head"]
                    assert stage["rule"]
                    assert all(side["name"] for side in stage["sides"])
                    kinds.add(stage["kind"])
    assert FIGHTS[name] in kinds


def test_a_summary_begins_with_the_last_own_answer() -> None:
    """If others have answered since, then their steps and all changes from the own answer on are told; else nothing."""
    match = Match(nr.game("diceforge"), 2, 3)
    assert course.since(match, seat_of(0)) is None
    while match.decision is not None and match.decision.seat == 0:
        match.submit(match.decision.options[-1], 0)
    begin = match.step
    assert course.since(match, seat_of(0)) is None
    while match.decision is not None and match.decision.seat == 1:
        match.submit(match.decision.options[-1], 1)
    found = course.since(match, seat_of(0))
    assert found is not None
    assert (found["from"], found["steps"]) == (begin, [[step, 1] for step in range(begin + 1, match.step + 1)])
    assert all(change["before"] != change["after"] for change in found["changes"])
    teller, speaker = reteller(match.game), match.game.words("en")
    assert teller is not None
    asked, answered, now = (
        {speaker.render(held.name): held.amount for held in teller.say_holdings(state, 0)}
        for state in (match.past[begin - 1].state, match.past[begin].state, match.state)
    )
    assert asked != answered, "the last answer itself brought something, before anybody else moved"
    assert {change["name"]: change["before"] for change in found["changes"]} == {
        name: amount for name, amount in asked.items() if amount != now[name]
    }
    assert course.since(match, seat_of(0, 0, 1)) is None
    assert course.since(match, Viewpoint(NOBODY, frozenset(), "en", "wide")) is None


def test_whoever_had_to_look_away_is_told_what_was_done_meanwhile() -> None:
    """If two sit round one screen at a game with secrets, then what the other did is summed up for the next."""
    match = Match(nr.game("ragnarok"), 2, 3)
    seen: list[int] = []
    while match.decision is not None and len(seen) < 2:
        seat = match.decision.seat
        found = course.since(match, seat_of(seat, 0, 1))
        if found is not None:
            assert found["steps"] == [[step, 1 - seat] for step in range(found["from"] + 1, match.step + 1)]
            seen.append(seat)
        match.submit(match.decision.options[0], seat)
    assert set(seen) == {0, 1}


def test_a_result_has_its_sources_at_the_end() -> None:
    """If a game of Northgard is over, then points add up from trios and monopolies; before, nothing is told."""
    match, chance = Match(nr.game("northgard"), 2, 3), chooser(3)
    assert course.sources(match, "en") == []
    while match.decision is not None:
        options = match.decision.options
        match.submit(options[chance.below(len(options), DICE)])
    trios, monopolies, _ = (row["counts"] for row in course.sources(match, "en"))
    assert match.outcome is not None
    assert [one + other for one, other in zip(trios, monopolies, strict=True)] == match.outcome.scores


@pytest.mark.parametrize(
    ("name", "counted"),
    [
        ("northgard", ("points", "points", "得点")),
        ("diceforge", ("glory", "gloire", "栄光")),
        ("ragnarok", ("Regions", "Régions", "地域")),
    ],
)
def test_a_result_says_what_it_counts(name: str, counted: tuple[str, ...]) -> None:
    """If a game is over, then the result is told with what its numbers count, in every language."""
    match, chance = Match(nr.game(name), 2, 3), chooser(3)
    while match.decision is not None and match.step < MOST_STEPS and match.outcome is None:
        options = match.decision.options
        match.submit(options[chance.below(len(options), DICE)])
    for lang, word in zip(("en", "fr", "ja"), counted, strict=True):
        found = outcome(match, lang)
        assert found is not None
        assert found["counted"] == word
        told = Say("cli-final-score", {"seat": Say("seat-0"), "score": 3, "counted": Say("score-counts")})
        assert word in match.game.words(lang).render(told)


def test_a_game_that_tells_nothing_more_has_no_course() -> None:
    """If a game has no such words, then nothing is staged, and a summary has only the steps."""
    match = Match(toy.GAME, 2, 3)
    assert course.stages(match, TEAM, "en") == []
