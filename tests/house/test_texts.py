"""All languages, one vocabulary: no text is missing in any of them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ninerealms.text.languages import LANGUAGES
from tests.house.tree import GAMES, PACKAGE, games, name_of


class Variables(Visitor):
    """Collects the `{ $variables }` of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's visitor asks for it)
        """Keep the name."""
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """The variables a text wants."""
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def vocabulary(text: str) -> dict[str, frozenset[str]]:
    """The messages (`id`) and attributes (`id.attribute`) of a Fluent file with their variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip()}")
        if not isinstance(entry, ast.Message):
            continue
        parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            parts[entry.id.name] = entry.value
        for key, pattern in parts.items():
            if key in found:
                raise ValueError(f"{key} stands there twice")
            found[key] = variables(pattern)
    return found


def differences(name: str, ours: dict[str, frozenset[str]], english: dict[str, frozenset[str]]) -> list[str]:
    """How a language differs from English, in sentences."""
    missing = [f"{name} lacks {key}" for key in english if key not in ours]
    foreign = [f"{name} has {key}, English has not" for key in ours if key not in english]
    other = [
        f"{name}: {key} wants {sorted(ours[key])}, in English {sorted(english[key])}"
        for key in english
        if key in ours and ours[key] != english[key]
    ]
    return missing + foreign + other


def folders() -> list[Path]:
    """The folders with texts: the package's own and each game's."""
    places = [PACKAGE / "text", *(GAMES / game / "words" for game in games())]
    return [place for place in places if (place / "en.ftl").is_file()]


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
