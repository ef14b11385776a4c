"""Where a hero can go, against a search that knows no tables; positions of random games, with more in the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

import ninerealms
from ninerealms.games.andor import content
from ninerealms.games.andor.rules import board, hero
from ninerealms.games.andor.rules import state as st
from ninerealms.games.andor.rules.moving import ways
from ninerealms.games.andor.rules.things import spells

LEGENDS = range(1, 8)
POSITIONS = 40


def disturbed(s: st.AndorState, rng: Random) -> st.AndorState:
    """The same table with other hours, willpower and places, and with widows and sentinels about."""
    twin = cast("st.AndorState", s.copy())
    spaces = [space for space in content.BOARDS[s.side][0] if space < st.CAVE or s.legend == st.CAVES]
    twin.hour = [rng.randrange(11) for _ in range(st.SEATS)]
    twin.will = [rng.randrange(1, 21) for _ in range(st.SEATS)]
    twin.place = [rng.choice(spaces) for _ in range(st.SEATS)]
    twin.widow = [rng.choice(spaces) if rng.random() < 0.2 else st.NOWHERE for _ in range(st.WIDOWS)]
    twin.sentinel = [rng.choice(spaces) if rng.random() < 0.3 else st.NOWHERE for _ in range(st.SENTINELS)]
    return twin


def positions(legend: int) -> Iterator[st.AndorState]:
    """Positions of a random game of a legend."""
    game, rng = ninerealms.game("andor"), Random(legend)
    state = cast("st.AndorState", game.start(players=2 + legend % 3, seed=legend, options={"legend": legend}))
    for _ in range(POSITIONS):
        for _ in range(3):
            if state.decision is not None:
                game.apply(state, rng.choice(state.decision.options))
        yield disturbed(state, rng)


def neighbours(s: st.AndorState, here: int) -> list[int]:
    """What the board prints around a space, and the other end of the bridge."""
    across = [end for end in content.bridge if s.side == st.RIVER and here in content.bridge and end != here]
    return content.BOARDS[s.side][0][here] + across


def is_open(s: st.AndorState, space: int, left: int, tile: bool) -> bool:
    """Whether a hero with so much willpower may be on a space."""
    if s.side == st.LAKE and space == st.VILLAGE and left < content.village_will:
        return False
    if s.side == st.RIVER and space == st.STEEP_ROCK and left < content.rock_will:
        return False
    if space >= st.CAVE and s.legend != st.CAVES:
        return False
    return not tile or (space in content.trail and not board.has_rock(s, space))


def stops(s: st.AndorState, space: int) -> bool:
    """Whether a widow, a sentinel or the marsh ends every move there."""
    is_marsh = s.side == st.RIVER and space in (st.MARSH_WEST, st.MARSH_EAST)
    return is_marsh or space in [*s.widow, *s.sentinel]


def walk(s: st.AndorState, seat: int, free: int, tile: bool, carries: bool) -> dict[int, int]:
    """Steps to every space a hero can come to, ring by ring."""
    ring, found = [s.place[seat]], {s.place[seat]: 0}
    while ring:
        far = found[ring[0]] + 1
        left = hero.will_after(s, seat, max(0, far - free))
        if left == hero.CANNOT_PAY:
            return found
        ends = [here for here in ring if far > 1 and (stops(s, here) or (carries and board.is_near_ghost(s, here)))]
        wider = {there for here in ring if here not in ends for there in neighbours(s, here)}
        ring = [there for there in wider if there not in found and is_open(s, there, left, tile)]
        found.update(dict.fromkeys(ring, far))
    return found


@pytest.mark.rule("AND-064", "AND-075", "AND-261")
@pytest.mark.parametrize("legend", LEGENDS)
def test_ways_are_as_long_as_they_are_walked(legend: int) -> None:
    """If a hero may go, then it comes to the spaces and with the steps that walking ring by ring finds."""
    cases = [(0, False, False), (2, False, False), (0, True, False), (1, False, True)]
    for s in positions(legend):
        for seat in range(s.players):
            for free, tile, carries in cases:
                steps = [0] * st.SPACES
                ways.spread(s, seat, free, tile and s.side == st.RIVER, carries, steps)
                reached = {space: far for space, far in enumerate(steps) if far != ways.UNREACHED}
                assert reached == walk(s, seat, free, tile and s.side == st.RIVER, carries)


@pytest.mark.rule("AND-028", "AND-168")
def test_the_most_hours_are_the_last_that_can_be_paid() -> None:
    """If a hero pays as many hours as it can, then one more cannot be paid."""
    for s in positions(1):
        for seat in range(s.players):
            most = hero.most_hours(s, seat)
            assert most == 0 or hero.can_pay(s, seat, most)
            assert not hero.can_pay(s, seat, most + 1)


@pytest.mark.rule("AND-469", "AND-415")
@pytest.mark.parametrize("legend", LEGENDS)
def test_who_is_called_comes_by_a_shortest_way(legend: int) -> None:
    """If a hero is called, then each step lies on a shortest way over spaces open to it, the highest number first."""
    for s in positions(legend):
        here, goal, will = s.place[1], s.place[0], s.will[1]
        for _ in range(content.call_steps):
            if (nearer := count_steps(s, here, goal, will) - 1) < 0:
                break
            there = [space for space in neighbours(s, here) if is_open(s, space, will, False)]
            here = max([space for space in there if count_steps(s, space, goal, will) == nearer], default=here)
            if stops(s, here):
                break
        assert spells.called_to(s, 0, 1) == here


def count_steps(s: st.AndorState, here: int, goal: int, will: int) -> int:
    """Steps to the goal over spaces open to a hero; -1 where there is no way. The goal itself asks for nothing."""
    ring, found = [goal], {goal: 0}
    while ring:
        grown = [one for one in ring if one == goal or is_open(s, one, will, False)]
        wider = {there for one in grown for there in neighbours(s, one)} - set(found)
        found.update(dict.fromkeys(wider, found[ring[0]] + 1))
        ring = sorted(wider)
    return found.get(here, -1)
