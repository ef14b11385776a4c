"""The end: it comes in time, and not before; it says who won and by which rule."""

from __future__ import annotations

from tests.contract.walk import Walk


def nobody_has_won_yet(walk: Walk) -> None:
    """If somebody is asked, then there is no outcome yet, and no more was asked than the game declares."""
    assert walk.game.outcome(walk.state) is None
    assert walk.step < walk.game.longest


def the_end_has_an_outcome(walk: Walk) -> None:
    """If a game is over, then it took no more decisions than declared, and it says who won and by which rule."""
    game, players, outcome = walk.game, walk.case.players, walk.game.outcome(walk.state)
    assert 0 < walk.step <= game.longest
    assert outcome is not None
    assert walk.state.decision is None
    assert outcome.winners == sorted(set(outcome.winners) & set(range(players)))
    assert len(outcome.scores) == players
    assert outcome.reason.startswith(game.prefix)
    if game.coop:
        assert outcome.winners in ([], list(range(players)))
    else:
        assert outcome.winners
    values = [game.rules.value(walk.state, seat) for seat in range(players)]
    assert all(0 <= value <= 1 for value in values)
    assert outcome.winners in ([], [seat for seat in range(players) if values[seat] == max(values)])
