"""Changing a number of a game's content changes what the game reads, or is refused with a sentence."""

from __future__ import annotations

import pytest

from ninerealms.games import names
from tests.games import truth


@pytest.mark.parametrize("game", names())
def test_every_number_is_read_or_refused(game: str) -> None:
    """If any number is one more or one less, then something the game reads is another, or a sentence refuses it.

    What a build may keep, ids and the numbers of entries, is as it was.
    """
    code, read = truth.code_of(game), truth.names_read(game)
    usual = truth.loaded(game, code)
    without_effect = []
    for leaf in truth.numbers(game):
        for value in truth.others(leaf):
            found = truth.refusal(game, code, f"{leaf.path}={value}")
            if isinstance(found, str):
                assert len(found) > 10, (leaf.path, found)
                continue
            assert truth.kept(found) == truth.kept(usual), leaf.path
            if truth.seen(found, read) == truth.seen(usual, read):
                without_effect.append(f"{leaf.path}={value}")
    assert without_effect == []


@pytest.mark.parametrize("game", names())
def test_the_rules_look_at_all_they_take(game: str) -> None:
    """If rules take rows and numbers from the content, then they look at each of them."""
    assert truth.unread(game) == []
