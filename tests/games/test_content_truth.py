"""Changing a number of a game's content changes what the game reads, or is refused with a sentence."""

from __future__ import annotations

import pytest

from ninerealms.games import names
from tests.games import truth


def without_effect(game: str, most: int) -> list[str]:
    """Changes that nothing reads, for every number so many at most; each that is refused has a sentence."""
    code, read = truth.code_of(game), truth.names_read(game)
    usual = truth.loaded(game, code)
    found = []
    for leaf in truth.numbers(game):
        for value in truth.others(leaf)[:most]:
            facts = truth.refusal(game, code, f"{leaf.path}={value}")
            if isinstance(facts, str):
                assert len(facts) > 10, (leaf.path, facts)
                continue
            assert truth.kept(facts) == truth.kept(usual), leaf.path
            if truth.seen(facts, read) == truth.seen(usual, read):
                found.append(f"{leaf.path}={value}")
    return found


@pytest.mark.parametrize("game", names())
def test_every_number_is_read_or_refused(game: str) -> None:
    """If any number is one more, then something the game reads is another, or a sentence refuses it.

    What a build may keep, ids and the numbers of entries, is as it was.
    """
    assert without_effect(game, 1) == []


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_every_number_is_read_or_refused_either_way(game: str) -> None:
    """If any number is one more or one less, then something the game reads is another, or a sentence refuses it."""
    assert without_effect(game, 2) == []


@pytest.mark.parametrize("game", names())
def test_the_rules_look_at_all_they_take(game: str) -> None:
    """If rules take rows and numbers from the content, then they look at each of them."""
    assert truth.unread(game) == []
