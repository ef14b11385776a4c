"""The things of a game as the pages show them, beside the rules that speak of them."""

from __future__ import annotations

import pytest

from ninerealms.games import game, names
from ninerealms.server.site.sheets import MOST_THINGS, sheets_of, things_in_rules
from ninerealms.text.languages import LANGUAGES

CALLED = (
    ("northgard", "NTG-024", "card-renew"),
    ("northgard", "NTG-096", "building-tower"),
    ("yggdrasil", "YGG-271", "god-freyr"),
    ("andor", "AND-461", "hero-tenaya"),
    ("ragnarok", "LOR-291", "hero-ragnar"),
    ("diceforge", "DFR-193", "card-cerberus"),
)


@pytest.mark.parametrize("name", names())
def test_every_rule_of_a_thing_shows_its_picture(name: str) -> None:
    """If a sheet names its rule, then that rule shows the symbol of the sheet, as far as there is room."""
    things = things_in_rules(game(name), "en")
    for sheet in game(name).sheets():
        shown = {thing.icon for thing in things[sheet.rule]}
        assert not sheet.icon or sheet.icon in shown or len(shown) == MOST_THINGS, sheet.key


@pytest.mark.parametrize("name", names())
def test_rules_speak_of_the_same_things_in_every_language(name: str) -> None:
    """If a rule is read in another language, then it shows the same things, under the names of that language."""
    english = things_in_rules(game(name), "en")
    assert sum(map(bool, english.values())) >= len(english) // 10
    for lang in LANGUAGES:
        called = {sheet.key: sheet.name for sheet in sheets_of(game(name), lang).sheets}
        told = things_in_rules(game(name), lang)
        assert [[thing.key for thing in row] for row in told.values()] == [
            [thing.key for thing in row] for row in english.values()
        ]
        assert all(called[thing.key] == thing.name for row in told.values() for thing in row)


@pytest.mark.parametrize(("name", "rule", "key"), CALLED)
def test_a_rule_that_calls_a_thing_by_name_shows_it(name: str, rule: str, key: str) -> None:
    """If a rule has the name of a thing in it, then the thing is among those it shows."""
    assert key in [thing.key for thing in things_in_rules(game(name), "en")[rule]]
