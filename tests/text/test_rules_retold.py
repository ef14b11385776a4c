"""The rules as players read them: in every language, every number, and nothing that only editors need."""

from __future__ import annotations

import re

import pytest

from ninerealms import ledger
from ninerealms.games import game, names
from ninerealms.text.languages import LANGUAGES

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
EDITORS = re.compile(r"\b(BOOK|INFERRED|HOUSE|PUBLIC)\b|content\.toml|`|\*\*|\(p\.\d")
DIGITS = re.compile(r"\d+")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_editors_notes_reach_a_player(name: str, lang: str) -> None:
    """If a player reads a rule, then it and its heading say nothing of where they were found or stand."""
    rules = ledger.read_for_players(game(name).folder, lang)
    assert [rule.id for rule in rules if EDITORS.search(f"{rule.section}\n{rule.text}")] == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", OTHERS)
def test_every_rule_is_told_in_every_language(name: str, lang: str) -> None:
    """If a rule is in force, then it is told in every language, under a heading, in the order of the ledger."""
    told = ledger.retold(game(name).folder / f"rules.{lang}.md")
    rules = ledger.read_for_players(game(name).folder)
    assert list(told) == [rule.id for rule in rules]
    headings = {rule.section: told[rule.id][0] for rule in rules}
    assert all(headings.values())
    assert [rule.id for rule in rules if told[rule.id][0] != headings[rule.section]] == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("lang", OTHERS)
def test_numbers_are_the_same_in_every_language(name: str, lang: str) -> None:
    """If a rule names numbers, places or other rules, then it names the same ones in every language."""
    told = ledger.retold(game(name).folder / f"rules.{lang}.md")
    wrong = [
        rule.id
        for rule in ledger.read_for_players(game(name).folder)
        if not set(DIGITS.findall(rule.text)) <= set(DIGITS.findall(told[rule.id][1]))
    ]
    assert wrong == []


def test_notes_of_editors_are_left_out() -> None:
    """If a rule has a bracket about its source, then it goes; others stay, and no blank is left before a stop."""
    text = "A trio (BOOK: icons restored) is 3 symbols (food, wood, lore) as in `content.toml` (see Q1). (p.3)"
    assert ledger.without_notes(text) == "A trio is 3 symbols (food, wood, lore) as in the component reference."
