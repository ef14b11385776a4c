"""Changing a number of a game's content changes the game, or is refused with a sentence."""

from __future__ import annotations

import subprocess
from fnmatch import fnmatch

import pytest

from ninerealms.games import names
from tests.games import truth
from tests.programs import python

pytestmark = pytest.mark.house


@pytest.mark.parametrize("game", names())
def test_every_number_is_read_or_refused(game: str) -> None:
    """If any number is one more or one less, then something the game reads is another, or a sentence refuses it."""
    code, read = truth.code_of(game), truth.names_read(game)
    usual = truth.seen(truth.loaded(game, code), read)
    without_effect = []
    for leaf in truth.numbers(game):
        for value in truth.others(leaf):
            found = truth.refusal(game, code, f"{leaf.path}={value}")
            if isinstance(found, str):
                assert len(found) > 10, (leaf.path, found)
            elif truth.seen(found, read) == usual:
                without_effect.append(f"{leaf.path}={value}")
    assert without_effect == []


@pytest.mark.parametrize("game", names())
def test_the_rules_look_at_all_they_take(game: str) -> None:
    """If rules take rows and numbers from the content, then they look at each of them."""
    assert truth.unread(game) == []


# What random games do not come to: a goldsmith with several coloured cards, the charts of a series of games, and deeds
# of the sagas nobody does by chance.
SELDOM = {
    "northgard": (),
    "diceforge": ("sets.*.coloured",),
    "yggdrasil": (
        *("chart.*", "sagas.wolf_*", "sagas.servant*", "sagas.quay_strength", "sagas.naglfar_strength"),
        *("sagas.bifrost_heroes", "sagas.slain_to_turn", "sagas.vigrid_strength"),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_every_kind_of_number_is_played(game: str) -> None:
    """If a number of each kind is another, then random games go otherwise: the rules have no number of their own."""
    families: dict[str, list[str]] = {}
    code = truth.code_of(game)
    for leaf in truth.numbers(game):
        for value in truth.farthest(game, leaf):
            if not isinstance(truth.refusal(game, code, f"{leaf.path}={value}"), str):
                families.setdefault(leaf.family, []).append(f"{leaf.path}={value}")
    chosen = [family for family in families if not any(fnmatch(family, seldom) for seldom in SELDOM[game])]
    tried = ["|".join(truth.spread(families[family], 12)) for family in chosen]
    command = python("-m", "tests.games.truth", game, *tried)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == []
