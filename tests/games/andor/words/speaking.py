"""What is said at a table of Andor, in every language."""

from __future__ import annotations

from ninerealms.games.andor import GAME
from ninerealms.games.andor.scenario.words import action_of
from ninerealms.games.andor.words import words
from tests.games.andor.scenario import Table
from tests.games.sentences import Sentences

KEYS = "ask|do|log|why|table|end|count|does|sight|hero|foe|thing|space|fog|event|legend|odds|spell|goal|seat|figure"

SENTENCES = Sentences(GAME, KEYS)

in_all, in_english, english_table = SENTENCES.in_all, SENTENCES.in_english, SENTENCES.english_table


def say(t: Table, word: str) -> list[str]:
    """An answer in all languages."""
    return in_all(words.say_option(t.s, action_of(t.s, word)))


def log_of(t: Table, kind: int) -> list[list[str]]:
    """The log lines of a kind in all languages."""
    return [in_all(words.say_event(t.s, event)) for event in t.s.events or [] if event[0] == kind]
