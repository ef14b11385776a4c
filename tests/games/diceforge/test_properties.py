"""What holds at every moment of every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninerealms.games.diceforge import GAME, content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.rules import named
from ninerealms.games.diceforge.rules.state import (
    ALLEGIANCES,
    COLOURS,
    COPIES,
    FACES,
    RESOURCES,
    SANCTUARY,
    SLOTS,
    SPOTS_EACH,
    TITANS,
    ForgeState,
)
from ninerealms.games.diceforge.seen import view
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng

SETUPS = [*content.MIXES, *content.RANDOM]
SEEDS = st.integers(0, 2**64 - 1)
every_setup = pytest.mark.parametrize("setup", SETUPS)
every_count = pytest.mark.parametrize("players", [2, 3, 4])
LONGEST = 5000


def each_state(seed: int, setup: str, players: int) -> Iterator[ForgeState]:
    """A random game, question by question, with the state at its end."""
    s = GAME.start(players=players, seed=seed, options={"setup": setup})
    assert isinstance(s, ForgeState)
    rng = Rng(seed)
    for _ in range(LONGEST):
        yield s
        if s.top < 0:
            return
        engine.apply(GAME.rules, s, engine.choose_random(s, rng))
    raise AssertionError(f"the game of seed {seed} does not end")


def faces(s: ForgeState) -> list[int]:
    """How often each face is on a die, in a pool or beside an inventory."""
    dice = list(s.die[: s.players * SPOTS_EACH])
    gone = [sum(s.gone[seat * FACES + face] for seat in range(s.players)) for face in range(FACES)]
    return [dice.count(face) + s.pool[face] + gone[face] for face in range(FACES)]


@pytest.mark.rule("DFR-079", "DFR-080")
@every_setup
@every_count
@settings(max_examples=2)
@given(seed=SEEDS)
def test_faces_are_conserved(seed: int, setup: str, players: int) -> None:
    """If a game is played, then every face stays on a die, in its pool or beside the inventory of who removed it."""
    start: list[int] = []
    for s in each_state(seed, setup, players):
        start = start or faces(s)
        assert faces(s) == start
        assert min(s.pool) >= 0
        for seat in range(s.players):
            assert sum(s.gone[seat * FACES : (seat + 1) * FACES]) == s.forged[seat]


@pytest.mark.rule("DFR-027", "DFR-093", "DFR-025")
@every_setup
@every_count
@settings(max_examples=2)
@given(seed=SEEDS)
def test_cards_are_conserved_and_portals_hold_one_pawn(seed: int, setup: str, players: int) -> None:
    """If a game is played, then each set has a card per player, on its stack or owned, and no portal has two pawns."""
    for s in each_state(seed, setup, players):
        for slot in range(SLOTS):
            owned = [s.cards[seat * SLOTS + slot] for seat in range(s.players)]
            assert min(*owned, s.stack[slot]) >= 0
            assert sum(owned) + s.stack[slot] == s.players
        pawns = [s.pawn[seat] for seat in range(s.players) if s.pawn[seat] >= 0]
        assert len(pawns) == len(set(pawns))


@pytest.mark.rule("DFR-015", "DFR-016", "DFR-021")
@every_setup
@every_count
@settings(max_examples=2)
@given(seed=SEEDS)
def test_reserves_keep_within_their_limits(seed: int, setup: str, players: int) -> None:
    """If a game is played, then no reserve is below 0, above what Chests allow, and loyalty is never kept."""
    for s in each_state(seed, setup, players):
        chest = content.set_slot[named.CHEST]
        for seat in range(s.players):
            chests = s.cards[seat * SLOTS + chest] if s.sets[chest] == named.CHEST else 0
            row = s.reserve[seat * RESOURCES : (seat + 1) * RESOURCES]
            assert min(row) >= 0
            assert row[v.GOLD] <= 12 + 4 * chests
            assert max(row[v.SUN], row[v.MOON]) <= 6 + 3 * chests
            assert row[v.SHARD] <= (6 if s.module == TITANS else 0)
            assert row[v.LOYALTY] == 0


@pytest.mark.rule("DFR-232", "DFR-243", "DFR-177")
@settings(max_examples=12)
@given(seed=SEEDS, players=st.sampled_from([2, 3, 4]), first=st.sampled_from(["scepter", "hammer"]))
def test_tokens_keep_within_their_tracks(seed: int, players: int, first: str) -> None:
    """If a game is played, then a Scepter holds 0 to 6 G, a Companion 0 to 5, and Hammers two laps a card."""
    for s in each_state(seed, f"{first}, companion, triton, cerberus", players):
        for seat in range(players):
            copies = slice(seat * COPIES, (seat + 1) * COPIES)
            assert all(0 <= gold <= 6 for gold in s.scepter[copies])
            assert all(-1 <= space <= 5 for space in s.companion[copies])
            hammers = s.cards[seat * SLOTS] if first == "hammer" else 0
            assert 0 <= s.hammer[seat] <= 30 * hammers
            assert 0 <= s.triton[seat] <= players
            assert 0 <= s.cerberus[seat] <= players


@pytest.mark.rule("DFR-389", "DFR-386", "DFR-382")
@settings(max_examples=10)
@given(seed=SEEDS, players=st.sampled_from([2, 3, 4]))
def test_golems_and_treasures_stay_where_they_end(seed: int, players: int) -> None:
    """If a golem is on GODDESS or a treasure in a room, then it stays there, and no treasure is in two rooms."""
    before: view.TableView | None = None
    for s in each_state(seed, "goddess", players):
        table = view.see(s)
        placed = [token["room"] for token in table["treasures"] if token["room"]]
        assert len(placed) == len(set(placed))
        if before is not None:
            for old, new in zip(before["players"], table["players"], strict=True):
                assert old["golem"] != "GODDESS" or new["golem"] == "GODDESS"
            for was, now in zip(before["treasures"], table["treasures"], strict=True):
                assert was["room"] in (None, now["room"])
        before = table


@pytest.mark.rule("DFR-428", "DFR-491", "DFR-505")
@settings(max_examples=10)
@given(seed=SEEDS, players=st.sampled_from([2, 3, 4]))
def test_titans_pieces_stay_in_their_places(seed: int, players: int) -> None:
    """If a game is played, then tokens are on the board, memories of a colour apart, misfortune faces on their dice."""
    bearers: dict[str, int] = {}
    for s in each_state(seed, "titans, boar", players):
        table = view.see(s)
        assert all(0 <= place < ALLEGIANCES for place in s.allegiance)
        for colour in range(COLOURS):
            one, other = s.memory[2 * colour : 2 * colour + 2]
            assert 0 in (one, other) or (one - 1) // 2 != (other - 1) // 2
        now = {forced["face"]: forced["bearer"] for forced in table["forced"]}
        assert bearers.items() <= now.items()
        bearers = now


@pytest.mark.rule("DFR-081", "DFR-091")
@every_setup
@every_count
@settings(max_examples=2)
@given(seed=SEEDS)
def test_what_is_offered_can_be_had(seed: int, setup: str, players: int) -> None:
    """If an action is offered, then its stack or pool is not empty and the gold for the face is there."""
    for s in each_state(seed, setup, players):
        if s.top < 0 or s.kind != v.ACT:
            continue
        for face in range(SANCTUARY):
            if s.is_offered(v.FORGE_ACT + face):
                gold = s.reserve[s.seat * RESOURCES] + sum(s.scepter[s.seat * COPIES : (s.seat + 1) * COPIES])
                assert s.pool[face] > 0
                assert gold >= content.face_cost[face]
        assert all(s.stack[slot] > 0 for slot in range(SLOTS) if s.is_offered(v.EXPLOIT_ACT + slot))
