"""Any game in words: prompts, options, log, reasons, boards in every language, and the rules they name."""

from __future__ import annotations

import re

import pytest

from ninerealms import ledger
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match, write_value
from ninerealms.kernel.replay import MOVE
from ninerealms.text.languages import LANGUAGES
from tests.contract.cases import Case, cases, each_table, first_cases, games, observers, stride

UNPRINTED = re.compile(r"[\x00-\x1f\x7f]|\{ *\$|^\s|\s$|^$")


def rules_of(game: Game) -> set[str]:
    """The rules in force in the ledger of a game."""
    return {rule.id for rule in ledger.read(game.folder) if not rule.is_retired}


def check_line(text: str) -> None:
    """One line of words, with nothing left to fill in."""
    assert UNPRINTED.search(text) is None, repr(text)


def are_twins(table: Match, texts: list[str], lang: str) -> bool:
    """Whether options that read alike point at things that are alike, such as two copies of one card."""
    game, decision = table.game, table.decision
    things: dict[str, set[str]] = {}
    for text, option in zip(texts, decision.options if decision else [], strict=True):
        if texts.count(text) > 1:
            thing = game.say_thing(table.state, table.state.kind, option)
            things.setdefault(text, set()).add(game.words(lang).render(thing))
    return all(len(names) == 1 for names in things.values())


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_rule_a_game_names_is_in_its_ledger(game: Game) -> None:
    """If a kind, event, reason or option names a rule, then the game's rules.md has it, in force."""
    named = [kind.rule for kind in game.kinds] + [event.rule for event in game.events.values()]
    named += [reason.rule for reason in game.reasons.values()] + [option.rule for option in game.options]
    assert sorted({*named, game.players_rule} - rules_of(game)) == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_declared_key_has_a_text(game: Game) -> None:
    """If an event, a reason or an option is declared, then every language has a text for it."""
    keys = [event.key for event in game.events.values()] + [reason.key for reason in game.reasons.values()]
    keys += [f"option-{option.name}" for option in game.options] + ["game-about", "house-note"]
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


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_option_has_words_and_a_rule(case: Case) -> None:
    """If somebody is asked, then prompt and options read well in every language, each its own way, each with a rule."""
    known = rules_of(case.game)
    for table, _ in each_table(case, stride(case.game, 60)):
        state, decision = table.state, table.decision
        assert decision is not None
        assert {case.game.rule_of(state, option) for option in decision.options} <= known
        for lang in LANGUAGES:
            check_line(case.game.prompt(state, lang))
            texts = [case.game.describe(state, option, lang) for option in decision.options]
            for text in texts:
                check_line(text)
            assert len(set(texts)) == len(texts) or are_twins(table, texts, lang), texts


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_event_has_words_and_a_rule(case: Case) -> None:
    """If something happened, then every log line of a whole game reads well in every language and names a rule."""
    known = rules_of(case.game)
    *_, (table, last) = each_table(case)
    assert table.decision is None, last
    for seat in observers(case.game, case.players):
        lines = {lang: table.log(seat, lang) for lang in LANGUAGES}
        for lang in LANGUAGES:
            assert [line.step for line in lines[lang]] == sorted(line.step for line in lines["en"])
            for line in lines[lang]:
                check_line(line.text)
                assert line.rule in known
    assert {line.event[0] for line in table.told} <= set(case.game.events)


@pytest.mark.parametrize("case", cases(), ids=str)
def test_everything_that_could_be_pointed_at_is_offered_or_has_a_reason(case: Case) -> None:
    """If a question points at things on the table, then each thing is offered, or closed by a rule that is told."""
    known = rules_of(case.game)
    for table, _ in each_table(case):
        decision = table.decision
        assert decision is not None
        assert not set(table.reasons) & set(decision.options)
        kind = case.game.kinds[decision.kind]
        things = case.game.things(table.state) if kind.points_at else []
        assert bool(things) == bool(kind.points_at), f"{kind.name} points at nothing"
        assert sorted(set(things) - set(decision.options) - set(table.reasons)) == [], kind.name
        assert all(0 <= action < kind.size for action in table.reasons)
        assert {case.game.reasons[reason].rule for reason in table.reasons.values()} <= known


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_every_reason_met_has_words(case: Case) -> None:
    """If something is closed, then the asked seat reads what and why in every language."""
    for table, _ in each_table(case, stride(case.game, 60)):
        decision = table.decision
        assert decision is not None
        for lang in LANGUAGES:
            for action, (sentence, _) in table.closed(decision.seat, lang).items():
                check_line(sentence)
                thing = case.game.say_thing(table.state, decision.kind, action)
                check_line(case.game.words(lang).render(thing))


@pytest.mark.parametrize("case", first_cases(), ids=str)
def test_the_table_is_told_in_words(case: Case) -> None:
    """If somebody asks for the text form of the board, then it is whole lines in every language, for every seat."""
    for table, _ in each_table(case, stride(case.game, 6)):
        for seat in observers(case.game, case.players):
            for lang in LANGUAGES:
                lines = case.game.write_table(table.view(seat), lang).split("\n")
                assert len(lines) > 1
                assert all(re.search(r"\{ *\$", line) is None for line in lines)
