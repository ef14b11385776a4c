"""Words for numbers: a game says `Say("log-moved", {...})`, Fluent files in three languages say the rest.

With `entries` and `phrases` the only module below the doors that needs more than the standard library: putting every
decision into words is part of the contract (ADR 0006).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ninerealms.text.entries import Entries
from ninerealms.text.languages import known_language
from ninerealms.text.phrases import Phrase, Unusual, ready

MOST_RENDERED = 20_000
COMMON = Path(__file__).parent


class Say(NamedTuple):
    """A sentence or a name before it has a language. Values may be names themselves."""

    key: str
    values: dict[str, int | str | Say] = {}  # noqa: RUF012 - never written to


class Card(NamedTuple):
    """Something to be read aloud: what it is called, and what it says."""

    head: Say
    text: Say


def part_of(say: Say, part: str) -> Say:
    """One part of a text: `do-forge.cost` is the attribute `.cost` of `do-forge`."""
    return Say(f"{say.key}.{part}", say.values)


def say_seat(seat: int) -> Say:
    """A player by the name all games use; the team for a seat below 0."""
    return Say("seat-team" if seat < 0 else f"seat-{seat}")


# What a sentence is looked up by: it tells 1 from True, and "1" from both.
packed: Callable[[object], bytes] = msgspec.msgpack.Encoder().encode


class Words:
    """The texts of one game (or of the doors alone) in one language."""

    def __init__(self, folder: Path | None, language: str, facts: Mapping[str, int] | None = None) -> None:
        self.language: str = known_language(language)
        self.facts: Mapping[str, int] | dict[str, int] = facts or {}  # values that every text may name
        self.rendered: dict[bytes, str] = {}  # tables say the same things again and again
        self.phrases: dict[str, Phrase] = {}
        places = [COMMON] if folder is None else [COMMON, folder]
        self.entries: Entries = Entries(language, [place / f"{language}.ftl" for place in places])

    def has(self, key: str) -> bool:
        """Whether there is such a text, or such a part of one."""
        name, _, part = key.partition(".")
        return name in self.entries and (not part or part in self.entries.bundle.get_message(name).attributes)

    def render(self, say: Say) -> str:
        """The sentence. A missing key or variable is a defect and raises KeyError."""
        known = packed(say)
        text = self.rendered.get(known)
        if text is None:
            text = self._render(say)
            if len(self.rendered) >= MOST_RENDERED:
                self.rendered.clear()
            self.rendered[known] = text
        return text

    def _render(self, say: Say) -> str:
        values = {name: self.render(value) if isinstance(value, Say) else value for name, value in say.values.items()}
        said = self.phrases.get(say.key)
        if said is None:
            said = ready(self._pattern(say.key), self.entries.bundle._plural_form)  # noqa: SLF001 - no other way
            self.phrases[say.key] = said
        try:
            return said(values)
        except (KeyError, Unusual):
            return self._by_fluent(say.key, values)

    def _pattern(self, key: str) -> Any:
        if not self.has(key):
            raise KeyError(f"no text for {key!r} in {self.language}")
        name, _, part = key.partition(".")
        message = self.entries.bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise KeyError(f"{key!r} has no text of its own in {self.language}")
        return pattern

    def _by_fluent(self, key: str, values: dict[str, int | str]) -> str:
        text, problems = self.entries.bundle.format_pattern(self._pattern(key), {**self.facts, **values})
        if problems:
            raise KeyError(f"{key!r} in {self.language}: {problems[0]}")
        return str(text)


@cache
def words(folder: Path | None, language: str) -> Words:
    return Words(folder, language)
