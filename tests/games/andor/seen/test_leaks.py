"""What nobody has seen has no face yet; and whoever tells the face it will have is caught."""

from __future__ import annotations

import json

import pytest

from ninerealms.games.andor import GAME, Andor
from ninerealms.kernel import engine
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.state import State
from tests.contract.cases import Case
from tests.contract.checks import worlds
from tests.contract.leak import Leak, fields_apart
from tests.contract.walk import Broken, Check, walk_through
from tests.games.andor.seen.leaky import ALL, LeakyDeal

SEEDS = range(24)
ANSWERS = 8
WITH_ROCKS = 5  # a legend in which rocks lie about


def walk_through_many(game: Andor) -> None:
    """A leak does not show in every game."""
    for seed in SEEDS:
        walk_through(Case(game, 2, {"legend": WITH_ROCKS}, seed), [Check(worlds.what_is_hidden_shows_nowhere, 12)])


@pytest.mark.parametrize("name", ALL)
def test_a_leak_planted_on_purpose_is_caught(name: str) -> None:
    """If fog, event deck, widow backs, rocks or stones show before their time, then the proof says by what."""
    game, by = ALL[name]
    with pytest.raises(Broken) as caught:
        walk_through_many(game)
    assert isinstance(caught.value.__cause__, Leak)
    assert by in str(caught.value.__cause__)


def secrets_of(game: Andor, legend: int) -> set[str]:
    """The fields that differ between beginnings which look the same to everybody."""
    seen: dict[str, State] = {}
    found: set[str] = set()
    for seed in SEEDS:
        state = game.fresh(players=2, seed=seed, options={"legend": legend})
        state.events = []
        engine.run(game.rules, state)
        for _ in range(ANSWERS):
            looks = json.dumps([game.view(state, TEAM), state.events], sort_keys=True)
            found |= fields_apart(seen.setdefault(looks, state.copy()), state)
            engine.apply(game.rules, state, state.options[0])
    assert len(seen) < len(SEEDS) * ANSWERS  # some of them do look the same
    return found


@pytest.mark.parametrize("legend", range(1, 8))
def test_nothing_is_laid_that_nobody_has_seen(legend: int) -> None:
    """If two tables look the same to everybody and have the same log, then only the chance to come may differ."""
    assert secrets_of(GAME, legend) == set()


def test_a_secret_that_is_dealt_is_noticed() -> None:
    """If something is dealt face down, though no view shows it, then tables that look the same are not the same."""
    assert secrets_of(LeakyDeal(), 1) == {"merchant_way"}
