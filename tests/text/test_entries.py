"""Entries of Fluent files, read when they are first wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import ninerealms as nr
from ninerealms.text.entries import Entries
from ninerealms.text.languages import LANGUAGES

FIRST = """# A comment.
-hall = Valhalla
greeting = Welcome to { -hall }, { name }.
name =
    { $count ->
        [one] friend
       *[other] friends
}
lines =
    The first line.

    hidden = no entry, since it is indented.
    .short = Lines
farewell = Farewell
"""
LATER = "farewell = Said otherwise\n"


@pytest.fixture
def entries(tmp_path: Path) -> Entries:
    """Two files, the later of which says one thing otherwise."""
    for name, text in (("first.ftl", FIRST), ("later.ftl", LATER)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Entries("en", [tmp_path / "first.ftl", tmp_path / "later.ftl"])


def said(entries: Entries, name: str, **values: int) -> str:
    pattern = entries.bundle.get_message(name).value
    assert pattern is not None
    text, problems = entries.bundle.format_pattern(pattern, values)
    assert problems == []
    return str(text)


def is_same(one: ast.BaseNode | None, other: ast.BaseNode | None) -> bool:
    """Whether two texts say the same, wherever they stand in their files."""
    return one is other if one is None or other is None else one.equals(other)


def test_an_entry_is_read_with_what_it_refers_to_and_no_other(entries: Entries) -> None:
    """If a text is asked for, then it and the entries in it can be said, and the rest of the file waits."""
    assert "greeting" in entries
    assert said(entries, "greeting", count=1) == "Welcome to Valhalla, friend."
    assert set(entries.unread) == {"lines", "farewell"}


def test_a_later_file_says_it_otherwise(entries: Entries) -> None:
    """If two files have an entry of one name, then the later one is said."""
    assert "farewell" in entries
    assert said(entries, "farewell") == "Said otherwise"


def test_what_is_indented_is_no_entry(entries: Entries) -> None:
    """If a line of a text looks like an entry, then it is still part of the text, and what is missing stays so."""
    assert list(entries) == ["greeting", "name", "lines", "farewell"]
    assert "hidden = no entry" in said(entries, "lines")
    assert "hidden" not in entries
    assert "-hall" not in entries


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", nr.games())
def test_every_file_is_read_as_fluent_reads_it_whole(name: str, lang: str) -> None:
    """If all entries of a file are read one by one, then they are those of the whole file."""
    file = nr.game(name).folder / "words" / f"{lang}.ftl"
    whole = FluentBundle([lang], use_isolating=False)
    whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    single = Entries(lang, [file])
    assert set(single) == set(whole._messages)
    assert set(single.bundle._terms) == set(whole._terms)
    for key, message in whole._messages.items():
        ours = single.bundle._messages[key]
        assert [each.id.name for each in message.attributes] == [each.id.name for each in ours.attributes]
        values = zip([message, *message.attributes], [ours, *ours.attributes], strict=True)
        assert all(is_same(one.value, other.value) for one, other in values)
