"""The repository speaks of games, not of the machine it was written on."""

from __future__ import annotations

import codecs
import re

from tests.house.tree import kept_files, name_of

# Both spelled so that this file passes its own test.
PLACES = "work|root|home|Users"
TURNED = "pynhqr|naguebcvp|bcranv|pungtcg|pbcvybg|yyz|ynathntr zbqry|nv nffvfgnag|nv-trarengrq|pb-nhguberq-ol"

MACHINE_PATH = re.compile(rf"(?<![\w.~/)\]-])/(?:{PLACES})(?:/|\b(?![\w-]))")
TOOL_WORD = re.compile(rf"\b(?:{codecs.decode(TURNED, 'rot13')})s?\b", re.IGNORECASE)
REGISTRY = re.compile(r"\bindex[-_]" + r"url\b", re.IGNORECASE)


def complaints(text: str) -> list[str]:
    """The words in a text that do not belong in the repository, with their lines."""
    return [
        f"{number}: {found[0]}"
        for number, line in enumerate(text.splitlines(), start=1)
        for pattern in (MACHINE_PATH, TOOL_WORD, REGISTRY)
        for found in pattern.finditer(line)
    ]


def test_no_file_tells_where_it_was_made() -> None:
    """If a file is kept, then it holds no path of a machine, no registry and no word about writing tools."""
    found: list[str] = []
    for path in kept_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{name_of(path)}:{sentence}" for sentence in [*complaints(name_of(path)), *complaints(text)]]
    assert found == []


def test_such_a_word_is_seen() -> None:
    """If a text has a path of a machine, then it is found; part of another path it is not."""
    for place in PLACES.split("|"):
        assert complaints(f"see `/{place}/x.py`") == [f"1: /{place}/"]
        assert complaints(f"cd /{place}") == [f"1: /{place}"]
    assert complaints("frame/work, team/home/away, https://example.org/home, /homes, /root-node") == []
    for word in codecs.decode(TURNED, "rot13").split("|"):
        assert complaints(f"By {word.title()}.") == [f"1: {word.title()}"]
