"""The vocabulary of any game: its rules, its keys, its names."""

from __future__ import annotations

import re

import pytest

from ninerealms.kernel.game import Game
from ninerealms.kernel.match import write_value
from ninerealms.kernel.replay import MOVE
from tests.contract.cases import LANGUAGES, games
from tests.contract.walk import rules_of


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_rule_a_game_names_is_in_its_ledger(game: Game) -> None:
    """If a kind, event, reason or option names a rule, then the game's rules.md has it, in force."""
    named = [kind.rule for kind in game.kinds]
    named += [rule for event in game.events.values() for rule in (event.rule, *event.also)]
    named += [reason.rule for reason in game.reasons.values()] + [option.rule for option in game.options]
    assert sorted({*named, game.players_rule} - rules_of(game)) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_declared_key_has_a_text(game: Game) -> None:
    """If an event, a reason, an option or one of its values is declared, then every language has a text for it."""
    keys = [event.key for event in game.events.values()] + [reason.key for reason in game.reasons.values()]
    keys += [f"option-{option.name}" for option in game.options] + ["game-about", "house-note"]
    keys += [f"option-{option.name}-{str(value).lower()}" for option in game.options for value in option.values]
    for lang in LANGUAGES:
        assert [key for key in keys if not game.words(lang).has(key)] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_vocabulary_of_a_game_is_sound(game: Game) -> None:
    """If a kind or an option is declared, then its name is unique and can be written, and its values are sensible."""
    names = [kind.name for kind in game.kinds]
    assert len(set(names)) == len(names)
    for kind in game.kinds:
        assert MOVE.fullmatch(f"1 0 {kind.name} 0") is not None
        assert kind.size > 1
    for option in game.options:
        assert option.free or option.default in option.values
        assert len({write_value(value) for value in option.values}) == len(option.values)
        assert re.fullmatch(r"[a-z][a-z0-9_]*", option.name)
    assert len({option.name for option in game.options}) == len(game.options)
    assert list(game.seats) == sorted(set(game.seats))
    assert game.version >= 1
    assert re.fullmatch(r"[A-Z]{3}", game.prefix)
