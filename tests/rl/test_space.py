"""One flat space of actions, masks, observations and rewards."""

from __future__ import annotations

import numpy as np
import pytest

import ninerealms as nr
from ninerealms import rl
from ninerealms.errors import BadArgument, GameOver, IllegalAction, WrongPlayers, WrongState
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng
from tests import noughts

GAMES = nr.games()


def finished(space: rl.Space, seed: int) -> nr.State:
    state = space.start(seed)
    engine.play_random(space.game.rules, state, Rng(seed), 10_000_000)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_marks_what_is_offered(name: str) -> None:
    """If a game is played by its masks, then every marked action is one answer, and no answer is left out."""
    space = rl.Space(name)
    state, luck = space.start(3), np.random.default_rng(1)
    for _ in range(30):
        decision = state.decision
        if decision is None:
            break
        offered = [int(action) for action in np.flatnonzero(space.mask(state))]
        assert [space.decode(state, action) for action in offered] == decision.options
        assert [space.encode(state, answer) for answer in decision.options] == offered
        assert {space.meaning(action).kind for action in offered} == {space.game.kinds[decision.kind].name}
        space.apply(state, int(luck.choice(offered)))


def test_a_finished_game_offers_nothing() -> None:
    """If nobody is asked, then no action is marked, and none can be taken."""
    space = rl.Space("northgard")
    state = finished(space, 1)
    assert not space.mask(state).any()
    with pytest.raises(GameOver):
        space.apply(state, 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_cell_has_a_name_and_a_range(name: str) -> None:
    """If a space is made, then its schema names each number once, between -1 and 1."""
    for players in nr.game(name).seats:
        space = rl.Space(name, players)
        assert len({cell.name for cell in space.schema}) == space.width
        assert all(-1.0 <= cell.low <= cell.high <= 1.0 for cell in space.schema)
        assert space.observe(space.start(1), players - 1).shape == (space.width,)


def test_whoever_looks_is_the_first_seat() -> None:
    """If two seats look at the same table, then each finds itself where the other finds its rival."""
    space = rl.Space("northgard")
    state = space.start(5)
    names = [cell.name for cell in space.schema]
    mine, theirs = space.observe(state, 0), space.observe(state, 1)
    for i, name in enumerate(names):
        if ".seat0" in name:
            other = names.index(name.replace(".seat0", ".seat1"))
            assert (mine[i], mine[other]) == (theirs[other], theirs[i]), name
    asked = [names.index(f"asked.seat{i}") for i in range(2)]
    assert [mine[i] for i in asked] == [1.0 if state.seat == seat else 0.0 for seat in (0, 1)]
    assert [theirs[i] for i in asked] == [1.0 if state.seat == seat else 0.0 for seat in (1, 0)]


def test_a_hand_is_observed_by_its_owner_only() -> None:
    """If a card in another's hand is another one, then nothing changes but for its owner (LOR-181)."""
    space = rl.Space("ragnarok", 3)
    state = space.start(2)
    while sum(list(state.hand)[10:20]) < 2:  # type: ignore[attr-defined]
        space.game.apply(state, state.options[0])
    hand = list(state.hand)  # type: ignore[attr-defined]
    held = next(card for card in range(10, 20) if hand[card])
    other = next(card for card in range(10, 20) if card != held)
    twin = state.copy()
    hand[held], hand[other] = hand[held] - 1, hand[other] + 1
    twin.hand = hand  # type: ignore[attr-defined]
    for seat, is_same in ((0, True), (1, False), (2, True)):
        assert np.array_equal(space.observe(state, seat), space.observe(twin, seat)) is is_same


@pytest.mark.parametrize("name", GAMES)
def test_rewards_follow_the_outcome(name: str) -> None:
    """If a game is over, then winners share what the others lose; together everybody has 1 or -1."""
    for seed in range(2):
        space = rl.Space(name, nr.game(name).seats[-1])
        assert space.rewards(space.start(seed)) == [0.0] * space.players
        state = finished(space, seed)
        outcome, rewards = space.game.outcome(state), space.rewards(state)
        assert outcome is not None
        if space.game.coop:
            assert rewards == [1.0 if outcome.winners else -1.0] * space.players
            continue
        assert sum(rewards) == pytest.approx(0.0)
        share = (space.players / len(outcome.winners) - 1) / (space.players - 1)
        lost = -1 / (space.players - 1)
        wanted = [share if seat in outcome.winners else lost for seat in range(space.players)]
        assert rewards == pytest.approx(wanted)


def test_what_the_team_decides_is_asked_of_the_first_seat() -> None:
    """If all decide together, then the first seat answers."""
    space = rl.Space("yggdrasil", 3)
    state = space.start(1)
    while state.seat != nr.TEAM:
        space.game.apply(state, state.options[0])
    assert space.seat(state) == 0
    assert space.observe(state, 2)[[cell.name for cell in space.schema].index("asked.team")] == 1.0


def test_what_does_not_fit_is_refused_in_a_sentence() -> None:
    """If memory, seat, action or state are of another kind, then one sentence says so and nothing is written."""
    space = rl.Space("northgard")
    state = space.start(1)
    with pytest.raises(BadArgument, match="numpy array of 379 int8"):
        space.write_mask(state, np.zeros(5, np.int8))
    with pytest.raises(BadArgument, match=f"numpy array of {space.width} float32"):
        space.write(state, 0, np.zeros(space.width))  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="A seat must be a whole number from 0 to 1"):
        space.observe(state, 2)
    with pytest.raises(BadArgument, match="An action must be a whole number from 0 to 378"):
        space.meaning(379)
    with pytest.raises(IllegalAction, match=r"answers .*, and PLACE_UNIT is asked"):
        space.decode(state, 378)
    with pytest.raises(WrongState):
        space.observe(nr.game("diceforge").start(), 0)
    with pytest.raises(WrongState, match="for 3 players, and 2 play"):
        rl.Space("diceforge", 3).mask(nr.game("diceforge").start(2))
    with pytest.raises(WrongPlayers):
        rl.Space("northgard", 3)
    with pytest.raises(BadArgument, match="does not say yet"):
        rl.Space(noughts.GAME)


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_observed_or_left_out_on_purpose(name: str) -> None:
    """If a state has a field, then the game declares it: as what it is observed, or that it is not."""
    game = nr.game(name)
    observed, state = game.rules.observed, game.start()
    assert observed is not None
    kernel = set(engine.Rules().fresh().names())
    rows = {row.field for row in observed.rows}
    assert rows | set(observed.unseen) == set(state.names()) - kernel
    assert not rows & set(observed.unseen)
    assert max(kind.size for kind in observed.kinds) < 1 << 15
