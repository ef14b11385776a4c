"""Games to be looked at, with a taste for fights."""

from __future__ import annotations

from collections.abc import Iterator

from ninerealms.games.northgard import GAME, duel
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.rules.state import AREAS
from ninerealms.kernel.rng import Rng
from ninerealms.kernel.state import Decision, State


def choose(state: State, decision: Decision, dice: Rng) -> int:
    """Any option, but with a taste for fights, so that every question comes up."""
    s, options = duel(state), decision.options
    if v.KINDS[decision.kind].name == "MOVE_TO":
        foes = [target for target in options if s.units[(1 - decision.seat) * AREAS + target]]
        options = foes or options
    if v.KINDS[decision.kind].name == "PLAY_CARD" and 5 in options and dice.below(2, 0):
        return 5
    return options[dice.below(len(options), 0)]


def play(seed: int) -> Iterator[tuple[State, Decision | None]]:
    """A game, moment by moment, with reasons and events."""
    state, dice = GAME.start(seed=seed), Rng(seed)
    state.reasons, state.events = {}, []
    while (decision := state.decision) is not None:
        yield state, decision
        state.events.clear()
        GAME.apply(state, choose(state, decision, dice))
    yield state, None
