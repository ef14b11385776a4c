"""Words: prompts, options, log lines, reasons and boards in every language, and the rules they name."""

from __future__ import annotations

import re

from tests.contract.cases import LANGUAGES, observers
from tests.contract.walk import Walk, rules_of

UNPRINTED = re.compile(r"[\x00-\x1f\x7f]|\{ *\$|^\s|\s$|^$")
LEFT_TO_FILL = re.compile(r"\{ *\$")


def check_line(text: str) -> None:
    """One line of words, with nothing left to fill in."""
    assert UNPRINTED.search(text) is None, repr(text)


def are_twins(walk: Walk, texts: list[str], lang: str) -> bool:
    """Whether options that read alike point at things that are alike, such as two copies of one card."""
    things: dict[str, set[str]] = {}
    for text, option in zip(texts, walk.decision.options, strict=True):
        if texts.count(text) > 1:
            thing = walk.game.say_thing(walk.state, walk.state.kind, option)
            things.setdefault(text, set()).add(walk.game.words(lang).render(thing))
    return all(len(names) == 1 for names in things.values())


def every_option_has_words_and_a_rule(walk: Walk) -> None:
    """If somebody is asked, then prompt and options read well in every language, each its own way, each with a rule."""
    game, state, options = walk.game, walk.state, walk.decision.options
    assert {game.rule_of(state, option) for option in options} <= rules_of(game)
    for lang in LANGUAGES:
        check_line(game.prompt(state, lang))
        texts = [game.describe(state, option, lang) for option in options]
        for text in texts:
            check_line(text)
        assert len(set(texts)) == len(texts) or are_twins(walk, texts, lang), texts


def every_reason_has_words(walk: Walk) -> None:
    """If something is closed, then the asked seat reads what and why in every language."""
    decision = walk.decision
    for lang in LANGUAGES:
        for action, (sentence, _) in walk.table.closed(decision.seat, lang).items():
            check_line(sentence)
            check_line(walk.game.words(lang).render(walk.game.say_thing(walk.state, decision.kind, action)))


def the_board_is_told_in_whole_lines(walk: Walk) -> None:
    """If somebody asks for the text form of the board, then it is whole lines in every language, for every seat."""
    for seat in observers(walk.game, walk.case.players):
        view = walk.table.view(seat)
        for lang in LANGUAGES:
            text = walk.game.write_table(view, lang)
            assert "\n" in text
            assert LEFT_TO_FILL.search(text) is None


def every_event_has_words_and_a_rule(walk: Walk) -> None:
    """If something happened, then its log line reads well in every language and follows a rule its kind lists."""
    for seat in observers(walk.game, walk.case.players):
        steps = [line.step for line in walk.table.log(seat)]
        assert steps == sorted(steps)
    for event in {line.event for line in walk.table.told}:
        kind = walk.game.events[event[0]]
        assert walk.game.rule_of_event(event) in {kind.rule, *kind.also} & rules_of(walk.game)
        for lang in LANGUAGES:
            check_line(walk.game.report(walk.state, event, lang))
