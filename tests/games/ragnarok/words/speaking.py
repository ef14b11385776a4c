"""What is said at a table of Lords of Ragnarok, in every language."""

from __future__ import annotations

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok.words import words
from tests.games.ragnarok.scenario import Table
from tests.games.sentences import Sentences

KEYS = (
    "ask|do|log|why|table|end|count|does|sight|hero|monster|mover|strikes|artefact|realm|bonus|rune|god|attribute|"
    "symbol|wound|action|brief|ragnarok|face|act|odds|control|group|way|prayer|phase|of|the|seat|land|ability"
)

SENTENCES = Sentences(GAME, KEYS)

in_all, in_english, english_table = SENTENCES.in_all, SENTENCES.in_english, SENTENCES.english_table


def option(t: Table, word: int | str) -> list[str]:
    """An answer in all languages."""
    return in_all(words.say_option(t.s, t.action_of(word)))


def prompt(t: Table) -> list[str]:
    return in_all(words.say_prompt(t.s))


def log_of(t: Table, kind: int) -> list[list[str]]:
    """The log lines of a kind in all languages."""
    return [in_all(words.say_event(t.s, event)) for event in t.s.events or [] if event[0] == kind]
