"""Changing a number of a game's content changes how it is played, without a new build."""

from __future__ import annotations

import subprocess
from fnmatch import fnmatch

import pytest

import ninerealms as nr
from ninerealms.games import names
from tests.games import truth
from tests.programs import python

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(nr.form() != "compiled", reason="hundreds of games, which the compiled form plays"),
]

# What random games do not come to: a goldsmith with several coloured cards, the charts of a series of games, deeds
# of the sagas nobody does by chance, what heroes reach who know what they want, and what the slain leave behind.
SELDOM = {
    "northgard": (),
    "diceforge": ("sets.coloured",),
    "yggdrasil": (
        *("chart.*", "sagas.wolf_*", "sagas.servant*", "sagas.quay_strength", "sagas.naglfar_strength"),
        *("sagas.bifrost_heroes", "sagas.slain_to_turn", "sagas.vigrid_strength"),
    ),
    "andor": (
        *("game.most_strength", "game.most_will", "game.two_plants", "game.blade_*", "game.healer_will", "game.rocks"),
        *("game.catapult_*", "game.takota_strength", "game.takota_gain", "game.takota_will", "boxes.*", "goals.*"),
        *("game.ring", "game.hope_*", "dice.black", "events.bad"),
    ),
    "ragnarok": ("game.loki_more", "game.blade_draws", "game.fang_bonus"),
}
MOST = 12  # changes of a kind that are tried
EACH = 4  # of so many kinds one is tried in `make test`


def kinds(game: str) -> list[str]:
    """The kinds of numbers that random games come to; what an entry is called stays."""
    found = dict.fromkeys(leaf.family for leaf in truth.numbers(game) if not leaf.family.endswith(".number"))
    return [family for family in found if not any(fnmatch(family, seldom) for seldom in SELDOM[game])]


def without_effect(game: str, families: list[str]) -> list[str]:
    """Changes, by kind, after which all games go as they did; kinds that are always refused are left out."""
    tried = ["|".join(truth.accepted(game, family, MOST)) for family in families]
    command = python("-m", "tests.games.truth", game, *filter(None, tried))
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("game", names())
def test_numbers_of_many_kinds_are_played(game: str) -> None:
    """If a number of one kind in four is another, then random games go otherwise."""
    assert without_effect(game, kinds(game)[::EACH]) == []


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_every_kind_of_number_is_played(game: str) -> None:
    """If a number of any kind is another, then random games go otherwise: the rules have no number of their own."""
    assert without_effect(game, kinds(game)) == []
