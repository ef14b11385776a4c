"""Saga pages at their edges: tokens already out of the game, oaths that lie face down again (house pages)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario_saga import nidhogg_moves, page_of, saga


@pytest.mark.rule("YGG-384")
def test_no_token_is_out_of_the_game_at_first() -> None:
    """If saga 1 begins, then all nine tokens lie on the worlds."""
    t = saga(1)
    assert (t.s.tokens_gone, t.s.bag_oaths + t.s.bag_betrayals, list(t.s.token).count(1)) == (0, 9, 9)
