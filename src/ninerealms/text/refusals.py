"""Refusals in the reader's language: what is wrong with a start option or a campaign is a text like any other."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ninerealms.errors import BadOption, NineRealmsError
from ninerealms.text.words import Say, words

Refusal = TypeVar("Refusal", bound=NineRealmsError)


class Told(NamedTuple):
    """A refusal before it has a language, and the folder of the game whose text it is; none for all games."""

    say: Say
    game: Path | None = None

    def in_language(self, lang: str) -> str:
        return words(None if self.game is None else self.game / "words", lang).render(self.say)


class RefusedOption(BadOption):
    """A start option that is refused, in every language."""

    def __init__(self, told: Told, rule: str) -> None:
        super().__init__(told.in_language("en"), rule)
        self.told = told

    def __reduce__(self) -> Any:
        return type(self), (self.told, self.rule)


def bad_option(rule: str, say: Say, game: Path | None = None) -> BadOption:
    """An option that is refused: `game` is the folder of the game whose own text says why."""
    return RefusedOption(Told(say, game), rule)


def in_words(error: Refusal, say: Say, game: Path | None = None) -> Refusal:
    """An error that has words in every language beside its English sentence, which may say more."""
    error.told = Told(say, game)  # type: ignore[attr-defined]
    return error


def refusal(kind: type[Refusal], say: Say, rule: str = "", game: Path | None = None) -> Refusal:
    """An error of a kind that says the same in every language."""
    return in_words(kind(Told(say, game).in_language("en"), rule), say, game)


def say_of(error: NineRealmsError) -> Say | str:
    """What an error says, before it has a language; its English sentence where it has no other."""
    told = getattr(error, "told", None)
    return told.say if isinstance(told, Told) else error.sentence


def sentence_of(error: NineRealmsError, lang: str) -> str:
    """What an error says in a language; in English where it has no other."""
    told = getattr(error, "told", None)
    return told.in_language(lang) if isinstance(told, Told) and lang != "en" else error.sentence
