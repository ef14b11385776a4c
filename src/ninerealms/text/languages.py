"""The languages there are, and which one a reader wants."""

from __future__ import annotations

import os
from typing import NamedTuple

from ninerealms.errors import UnknownLanguage


class Language(NamedTuple):
    """A language there are texts in: its name as its readers write it, what parts a list, what parts two sentences."""

    code: str
    name: str
    comma: str = ", "
    gap: str = " "


KNOWN = (
    Language("en", "English"),
    Language("fr", "Français"),
    Language("ja", "日本語", comma="、", gap=""),
)
LANGUAGES = tuple(language.code for language in KNOWN)


def known_language(language: str) -> str:
    """A language there are texts in; UnknownLanguage for any other."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"There are no texts in {language!r}; choose one of {', '.join(LANGUAGES)}.")
    return language


def manner(language: str) -> Language:
    """What there is to know of a language."""
    return KNOWN[LANGUAGES.index(known_language(language))]


def preferred_language() -> str:
    """The language of the environment: NINEREALMS_LANG, then LC_ALL, LC_MESSAGES, LANG; English otherwise."""
    for name in ("NINEREALMS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "")[:2].lower()
        if found in LANGUAGES:
            return found
    return "en"
