"""What is counted over all places it can be in, and what a wrong table counts to."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from tests.games.ragnarok.scenario import war

CARDS_THERE = dict(zip(content.card_ids, content.card_count, strict=True))


def laid(mode: str) -> RagnarokState:
    """Two players with pieces in every place they can be in."""
    t = war(2, mode=mode).army(0, 5, 6, 1).army(1, 16, 3).built(2, 5, 17).slain(0, "draugr").slain(1, "nidhogg")
    t.priests(0, ready=1, at=("freyja", "odin")).priests(1, ready=4).runes(0, fehu=5, isa=0).runes(1, fehu=2, tiwaz=1)
    return t.hand(0, "axe 1", "wild 4").hand(1, "axe 1", "bow 3").discards("axe 1", "spear 2").s


@pytest.mark.rule("LOR-118", "LOR-121")
@pytest.mark.parametrize(
    ("mode", "more", "figures"), [("none", {}, 3), ("realm", {"giants": 4}, 3), ("monsters", {}, 3)]
)
def test_a_census_counts_every_piece_once(mode: str, more: dict[str, int], figures: int) -> None:
    """If pieces lie in supplies, on the board, in hands, decks and Battles, then each is counted where it is."""
    s = laid(mode)
    expected = {
        **CARDS_THERE,
        **{f"armies of seat {seat}": 6 for seat in (0, 1)},
        **{f"armies of seat {seat} with no value or too much": 0 for seat in (0, 1)},
        **{f"priests of seat {seat}": 4 for seat in (0, 1)},
        "fehu": 12,
        "isa": 12,
        "tiwaz": 12,
        **more,
        "monsters": 6,
        "monsters both alive and slain": 0,
        "figures": figures,
        "gates": 6,
        "temples too many": 0,
    }
    assert GAME.census(s) == expected
    if mode == "realm":
        s.giant_at = [4, *s.giant_at[1:]]
        assert GAME.census(s) == expected
    s.hand, s.laid = [0, *s.hand[1:]], [1, *s.laid[1:]]
    assert GAME.census(s) == expected
    s.hand, s.laid = [*s.hand[:CARDS], 0, *s.hand[CARDS + 1 :]], [*s.laid[:CARDS], 1, *s.laid[CARDS + 1 :]]
    assert GAME.census(s) == expected


@pytest.mark.rule("LOR-118", "LOR-121")
def test_a_census_shows_what_cannot_be() -> None:
    """If there is too much of something, a gate twice or a monster alive and slain, then the numbers say so."""
    s = laid("monsters")
    s.army_value = [7, 0, *s.army_value[2:6], 6, *s.army_value[7:]]
    s.runes = [9, 12, 0, *s.runes[3:]]
    s.ready = [2, 5, *s.ready[2:]]
    s.slayer = [0, 0, *s.slayer[2:5], 1, 1]
    s.figure_at = [3, -1, -1]
    s.gate = [s.gate[1], *s.gate[1:]]
    s.temples = (1 << 9) - 1
    found = GAME.census(s)
    assert {name: found[name] for name in found if name not in CARDS_THERE} == {
        **{f"armies of seat {seat}": 6 for seat in (0, 1)},
        "armies of seat 0 with no value or too much": 2,
        "armies of seat 1 with no value or too much": 0,
        "priests of seat 0": 4,
        "priests of seat 1": -1,
        "fehu": 12,
        "isa": 12,
        "tiwaz": 12,
        "monsters": 6,
        "monsters both alive and slain": 2,
        "figures": 1,
        "gates": 5,
        "temples too many": 2,
    }
    s.runes = [11, *s.runes[1:]]
    assert GAME.census(s)["fehu"] == -1
