"""Content is read strictly: what is wrong is said in a sentence that names the block and the word."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadContent
from ninerealms.kernel.content import Entry, blocks, check_keys, numbered, one_of, read_line, unbroken

FACTS: Entry = {
    "cards": {"owl": {"number": 2}, "fox": {"number": 0}, "elk": {"number": 1}},
    "board": {"spaces": {"A": {"number": 4}, "B": {"number": 3}}},
}
PHRASES = ("gain N RESOURCE", "gain N gold per card", "forge FACES", "roll", "roll N times", "run DEED")
MEANINGS = {
    "RESOURCE": {"gold": 0, "moon": 2},
    "FACE": {"x3": 18, "ship": 20, "mirror": 19},
    "DEED": {"satyrs": 50},
}


def test_blocks_are_called_by_their_whole_names() -> None:
    """If parts are asked for, at whatever depth, then their entries come with their whole names."""
    assert list(blocks(FACTS, "cards", "board.spaces")) == [
        *("cards.owl", "cards.fox", "cards.elk", "board.spaces.A", "board.spaces.B")
    ]


def test_a_number_is_what_a_block_says_and_not_where_it_stands() -> None:
    """If blocks stand in another order, then they have the same numbers; each is told its name."""
    entries = blocks(FACTS, "cards")
    assert numbered(entries) == numbered(dict(reversed(entries.items())))
    assert [entry["id"] for entry in numbered(entries).values()] == ["fox", "elk", "owl"]
    assert numbered(blocks(FACTS, "board.spaces"))[4]["block"] == "board.spaces.A"
    assert [entry["id"] for entry in unbroken(numbered(blocks(FACTS, "board.spaces")), 3)] == ["B", "A"]


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ({"number": 1}, "cards.elk and cards.new have the same number 1; 3 is free."),
        ({}, "cards.new has no number from 0 to 127; 3 is free."),
        ({"number": -1}, "cards.new has no number from 0 to 127; 3 is free."),
        ({"number": 128}, "cards.new has no number from 0 to 127; 3 is free."),
        ({"number": "5"}, "cards.new has no number from 0 to 127; 3 is free."),
        ({"number": True}, "cards.new has no number from 0 to 127; 3 is free."),
    ],
)
def test_a_number_is_there_once(entry: Entry, sentence: str) -> None:
    """If a block has no number, one that does not fit or that of another, then both are named, and a free one."""
    with pytest.raises(BadContent) as caught:
        numbered({**blocks(FACTS, "cards"), "cards.new": entry})
    assert caught.value.sentence == sentence


def test_a_gap_is_seen() -> None:
    """If numbers that are places in a row have a gap, then the block after it is named."""
    entries = numbered({"faces.a": {"number": 0}, "faces.b": {"number": 2}})
    with pytest.raises(BadContent, match=r"^faces.b has the number 2, but 1 comes next\.$"):
        unbroken(entries)
    with pytest.raises(BadContent, match=r"^faces.a has the number 0, but 5 comes next\.$"):
        unbroken(entries, 5)


def test_a_block_has_known_words_and_keys() -> None:
    """If a block lacks a key, has one that nobody reads or a word that is none, then it is named with it."""
    entry = {"block": "cards.fox", "id": "fox", "number": 0, "slot": "M1", "glory": 2}
    check_keys(entry, {"slot"}, {"glory", "source"})
    assert one_of(entry, "slot", ["M1", "M2"]) == "M1"
    with pytest.raises(BadContent, match=r"^cards.fox has no source\.$"):
        check_keys(entry, {"slot", "source"}, {"glory"})
    with pytest.raises(BadContent, match=r"^cards.fox has 'glory', which nobody reads\.$"):
        check_keys(entry, {"slot"}, set())
    with pytest.raises(BadContent, match=r"^cards.fox has 'M1' for its slot; there are F1, F2\.$"):
        one_of(entry, "slot", ["F1", "F2"])
    with pytest.raises(BadContent, match=r"^cards.fox has None for its type; there are now\.$"):
        one_of(entry, "type", ["now"])


@pytest.mark.parametrize(
    ("line", "phrase", "values"),
    [
        ("gain 3 moon", "gain N RESOURCE", {"N": [3], "RESOURCE": [2]}),
        ("gain 127 gold", "gain N RESOURCE", {"N": [127], "RESOURCE": [0]}),
        ("gain 2 gold per card", "gain N gold per card", {"N": [2]}),
        ("forge x3", "forge FACES", {"FACES": [18]}),
        ("forge x3 or mirror or ship", "forge FACES", {"FACES": [18, 19, 20]}),
        ("roll", "roll", {}),
        (" roll  2 times ", "roll N times", {"N": [2]}),
        ("run satyrs", "run DEED", {"DEED": [50]}),
    ],
)
def test_a_line_follows_a_phrase(line: str, phrase: str, values: dict[str, list[int]]) -> None:
    """If a line says what a phrase says, then the phrase is found, and what stands for its capitals."""
    assert read_line("cards.fox", line, PHRASES, MEANINGS) == (phrase, values)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "ends where there should be 'gain' or 'forge' or 'roll' or 'run'"),
        ("grab 3 gold", "has 'grab' where there should be 'gain' or 'forge' or 'roll' or 'run'"),
        ("gain", "ends where there should be an amount from 1 to 127"),
        ("gain gold", "has 'gold' where there should be an amount from 1 to 127"),
        ("gain 0 gold", "has '0' where there should be an amount from 1 to 127"),
        ("gain 128 gold", "has '128' where there should be an amount from 1 to 127"),
        ("gain -1 gold", "has '-1' where there should be an amount from 1 to 127"),
        ("gain 3", "ends where there should be a resource (gold, moon) or 'gold'"),
        ("gain 3 golds", "has 'golds' where there should be a resource (gold, moon) or 'gold'"),
        ("gain 3 moon each", "has 'each' where there should be nothing more"),
        ("gain 3 gold per", "ends where there should be 'card'"),
        ("forge", "ends where there should be a face (x3, ship, mirror)"),
        ("forge x4", "has 'x4' where there should be a face (x3, ship, mirror)"),
        ("forge x3 and ship", "has 'and' where there should be 'or'"),
        ("forge x3 or", "ends where there should be a face (x3, ship, mirror)"),
        ("roll 2", "ends where there should be 'times'"),
        ("run gorgon", "has 'gorgon' where there should be a deed (satyrs)"),
        ("run satyrs satyrs", "has 'satyrs' where there should be nothing more"),
    ],
)
def test_a_line_that_follows_none_is_refused_at_its_word(line: str, complaint: str) -> None:
    """If a word is unknown, missing or too many, then the sentence names block, line, word and what should be there."""
    with pytest.raises(BadContent) as caught:
        read_line("cards.fox", line, PHRASES, MEANINGS)
    assert caught.value.sentence == f'cards.fox: "{line}" {complaint}.'
