"""What holds at every moment of every game, in each mode and for every number of players."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import ALL_ARMIES, ARMIES, LINE, NOWHERE, RagnarokState
from ninerealms.games.ragnarok.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.game import Value
from ninerealms.kernel.rng import Rng
from tests.games.ragnarok.scenario import war
from tests.games.ragnarok.table_check import check_peace, check_table

STRIDE = 40  # a view is dear
SEEDS = st.integers(0, 2**64 - 1)
every_count = pytest.mark.parametrize("players", [2, 3, 4, 5])
every_mode = pytest.mark.parametrize("mode", ["none", "realm", "monsters"])


def each_state(seed: int, players: int, options: dict[str, Value]) -> Iterator[RagnarokState]:
    """A random game, question by question, with the state at its end."""
    s = GAME.start(players=players, seed=seed, options=options)
    s.reasons = {}
    rng = Rng(seed)
    for _ in range(GAME.longest):
        assert isinstance(s, RagnarokState)
        yield s
        if s.top < 0:
            return
        engine.apply(GAME.rules, s, engine.choose_random(s, rng))
    raise AssertionError(f"the game of seed {seed} does not end")


@pytest.mark.rule("LOR-121", "LOR-025", "UTG-062")
@every_mode
@every_count
@settings(max_examples=1)
@given(seed=SEEDS)
def test_supplies_are_conserved_and_the_game_ends(seed: int, players: int, mode: str) -> None:
    """If a game is played, then every piece stays counted, values are 1 to 6, six monsters exist, and an end comes."""
    census: dict[str, int] = {}
    for s in each_state(seed, players, {"mode": mode, "heroes": "dealt", "monster_choice": "random"}):
        census = census or GAME.census(s)
        assert GAME.census(s) == census
        if s.turn != NOWHERE and s.phase:
            check_table(s)
    assert GAME.outcome(s) is not None


@pytest.mark.rule("LOR-118")
@every_count
@settings(max_examples=1)
@given(seed=SEEDS)
def test_a_region_has_armies_of_one_owner_outside_battles(seed: int, players: int) -> None:
    """If a turn begins, then no Region holds Armies of two players, or one of another than its owner."""
    turns = -1
    for s in each_state(seed, players, {"mode": "realm", "heroes": "dealt"}):
        now = s.round * 10 + s.turn
        if s.phase and now != turns and v.KINDS[s.kind].name == "PRAY_TO":
            turns = now
            check_peace(s)
    assert turns > 10


@pytest.mark.rule("LOR-120", "LOR-010")
@settings(max_examples=2)
@given(seed=SEEDS)
def test_armies_never_split_or_merge(seed: int) -> None:
    """If a game is played, then each player has his six Armies, on the board or not, and nobody else has any."""
    for s in each_state(seed, 3, {"mode": "realm", "heroes": "dealt"}):
        for seat in range(3):
            mine = [s.army_at[seat * ARMIES + n] for n in range(ARMIES)]
            assert len(mine) == content.GAME["armies"]
        assert all(s.army_at[army] == NOWHERE for army in range(3 * ARMIES, ALL_ARMIES))


@pytest.mark.rule("LOR-181")
@settings(max_examples=1)
@given(seed=SEEDS)
def test_nobody_sees_the_cards_of_another(seed: int) -> None:
    """If a seat looks, then it sees its own cards and only the number of the others'."""
    for number, s in enumerate(each_state(seed, 4, {"heroes": "dealt"})):
        for seat in range(4) if number % STRIDE == 0 else ():
            for other, seen in enumerate(view.see(s, seat)["players"]):
                hand = seen["hand"]
                assert (hand is None) == (other != seat)
                assert hand is None or sum(hand.values()) == seen["hand_size"]


@pytest.mark.rule("LOR-170", "UTG-075", "UTG-113")
@settings(max_examples=10)
@given(first=st.permutations([1, 2, 3]), steps=st.integers(0, 2**32))
def test_giants_on_the_line_never_meet_by_moving(first: list[int], steps: int) -> None:
    """If Giants stand somewhere on the small map, then after a move no two share a Region that were apart before."""
    figures = [first[0], first[0], first[1]]
    t = war(2, mode="monsters").on_map("line").figures(*figures).army(0, first[2], 3).roll("move 1")
    t.special("monsters").activates("giants")
    assert t.s.map == LINE
    rng = Rng(steps)
    while t.question in ("GIANT_NEXT", "MONSTER_TO"):
        before = t.places_of("giants")
        if t.question == "MONSTER_TO":
            assert not set(before) & t.options
        GAME.apply(t.s, engine.choose_random(t.s, rng))
    assert len(set(t.places_of("giants"))) >= 2
