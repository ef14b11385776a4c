"""How far the bonus of a monument goes at each of its levels, where nothing else ends it."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war

LEVELS = (1, 2, 3, 4)


@pytest.mark.rule("LOR-253", "LOR-133")
@pytest.mark.parametrize("level", LEVELS)
def test_freyja_raises_one_army_less_than_her_level(level: int) -> None:
    """If there are Armies enough, then one fewer than Freyja's pieces is raised, and nobody is asked on."""
    t = war(3, mode="none").army(1, 16, 1).pieces(freyja=level)
    for region in (1, 2, 3, 4, 5):
        t.army(0, region, 1)
    t.choose("freyja")
    for region in (1, 2, 3)[: level - 1]:
        assert t.asked == (0, "RAISE_ARMY")
        t.choose(f"A1 in {region}")
    assert t.question != "RAISE_ARMY"
    assert sorted(value for values in t.armies(0).values() for value in values) == [1] * (6 - level) + [2] * (level - 1)
