"""All languages, one vocabulary: no text is missing in any of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.text.languages import LANGUAGES
from tests.ftl import differences, vocabulary
from tests.house.tree import PACKAGE, name_of


def folders() -> list[Path]:
    """The folders with texts: the package's own, the pages' and each game's."""
    return sorted(file.parent for file in PACKAGE.rglob("en.ftl"))


def test_every_text_exists_in_every_language() -> None:
    """If English has a message, then every other language has it with the same attributes and variables."""
    found: list[str] = []
    for folder in folders():
        absent = [
            f"{name_of(folder)} has no {lang}.ftl" for lang in LANGUAGES if not (folder / f"{lang}.ftl").is_file()
        ]
        found += absent
        if absent:
            continue
        words = {lang: vocabulary((folder / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in LANGUAGES}
        for lang in LANGUAGES[1:]:
            found += differences(name_of(folder / f"{lang}.ftl"), words[lang], words["en"])
    assert found == []


def test_a_missing_text_is_seen() -> None:
    """If a language lacks a message, an attribute or a variable, then the test names it."""
    english = vocabulary("hit = { $who } hits { $whom }.\n    .short = { $who }\nend = The end.\n-term = Term\n")
    french = vocabulary("hit = { $who ->\n    [0] Elle touche.\n   *[other] Il touche { $quoi }.\n }\nfin = La fin.\n")
    assert differences("fr", french, english) == [
        "fr lacks hit.short",
        "fr lacks end",
        "fr has fin, English has not",
        "fr: hit wants ['quoi', 'who'], in English ['who', 'whom']",
    ]
    assert differences("en", english, english) == []


@pytest.mark.parametrize("text", ["hit = One.\nhit = Two.\n", "hit { $who }\n"])
def test_a_damaged_text_is_refused(text: str) -> None:
    """If a file is not Fluent or says a thing twice, then it is refused."""
    with pytest.raises(ValueError, match=r"not Fluent|twice"):
        vocabulary(text)
