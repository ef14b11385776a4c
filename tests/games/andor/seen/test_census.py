"""Components are neither won nor lost: the census is the same all through a game."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import GAME
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng
from tests.games.andor.scenario import river


@pytest.mark.parametrize("legend", range(1, 8))
@pytest.mark.parametrize("players", [2, 4])
def test_no_component_comes_or_goes(legend: int, players: int) -> None:
    """If a legend is played at random to its end, then every component is still there."""
    s, rng = GAME.fresh(players=players, seed=legend, options={"legend": legend}), Rng(legend)
    engine.run(GAME.rules, s)
    counted = GAME.census(s)
    while s.top >= 0:
        engine.apply(GAME.rules, s, engine.choose_random(s, rng))
        assert GAME.census(s) == counted


def test_the_census_counts_every_component_once() -> None:
    """If things and creatures lie here and there, then the census is that of the box."""
    t = river("grea", "avida").creatures("gor 537", "troll 541").held("gor").beaten("skral").widows(537, 537, boxed=2)
    counted = GAME.census(t.has("grea", "knife").lies(537, "flask").top_card(5, 20, used=(1, 2)).s)
    figures = {"gor": 10, "gorlot": 5, "skral": 2, "white-skral": 5, "troll": 4, "marsh-troll": 2}
    assert {name: counted[name] for name in figures} == figures
    assert (counted["event cards"], counted["different event cards"]) == (24, 24)
    assert (counted["things"], counted["widow tokens"], counted["knights"]) == (41, 9, 3)


def test_a_lost_component_is_noticed() -> None:
    """If a creature, a card or a fog token is gone, then the census says another number."""
    whole = GAME.census(river("grea", "avida").creatures("gor 537").s)
    t = river("grea", "avida").creatures("gor 537")
    t.s.on = [0] * len(t.s.on)
    assert GAME.census(t.s)["gor"] == whole["gor"] - 1
    t.s.event_deck &= t.s.event_deck - 1
    assert GAME.census(t.s)["event cards"] == whole["event cards"] - 1
