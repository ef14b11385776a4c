"""Reading a game's content: blocks by their numbers, lines by a vocabulary; what is wrong is told with its block.

A vocabulary is a table of phrases: `"gain N RESOURCE"` reads "gain 3 gold". A word in capitals stands for what it
names: N for an amount, any other for one of the words it can mean; in the plural (`FACES`) for all the rest of the
line, "x3 or mirror or ship".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ninerealms.errors import BadContent

LARGEST = 127  # numbers and amounts are kept in eight bits
AMOUNT = "N"

Entry = dict[str, Any]
Meanings = Mapping[str, Mapping[str, int]]


def blocks(facts: Entry, *parts: str) -> dict[str, Entry]:
    """The entries of some parts by their whole names: `sets.hammer`, `faces.gardens.x3`."""
    found: dict[str, Entry] = {}
    for part in parts:
        table = facts
        for word in part.split("."):
            table = table[word]
        found |= {f"{part}.{key}": entry for key, entry in table.items()}
    return found


def numbered(entries: Mapping[str, Entry]) -> dict[int, Entry]:
    """Entries by their own numbers, wherever they stand in the file; each is told its block and its id."""
    found: dict[int, Entry] = {}
    taken = {entry.get("number") for entry in entries.values()}
    free = next(number for number in range(len(entries) + 1) if number not in taken)
    for block, entry in entries.items():
        number = entry.get("number")
        if type(number) is not int or not 0 <= number <= LARGEST:
            raise BadContent(f"{block} has no number from 0 to {LARGEST}; {free} is free.")
        if number in found:
            raise BadContent(f"{found[number]['block']} and {block} have the same number {number}; {free} is free.")
        found[number] = {**entry, "block": block, "id": block.rpartition(".")[2]}
    return dict(sorted(found.items()))


def unbroken(entries: Mapping[int, Entry], first: int = 0) -> list[Entry]:
    """Entries whose numbers follow one another, in that order."""
    for number, entry in enumerate(entries.values(), first):
        if entry["number"] != number:
            raise BadContent(f"{entry['block']} has the number {entry['number']}, but {number} comes next.")
    return list(entries.values())


def one_of(entry: Entry, key: str, known: Iterable[str]) -> str:
    """A word of a block out of those there are."""
    words = list(known)
    if entry.get(key) not in words:
        raise BadContent(f"{entry['block']} has {entry.get(key)!r} for its {key}; there are {', '.join(words)}.")
    return str(entry[key])


def check_keys(entry: Entry, needed: set[str], allowed: set[str]) -> None:
    """A block says all it must and nothing nobody reads."""
    missing, strange = needed - entry.keys(), entry.keys() - needed - allowed - {"block", "id", "number"}
    if missing:
        raise BadContent(f"{entry['block']} has no {min(missing)}.")
    if strange:
        raise BadContent(f"{entry['block']} has {min(strange)!r}, which nobody reads.")


# --- lines ----------------------------------------------------------------------------------------


def read_line(block: str, line: str, phrases: Iterable[str], meanings: Meanings) -> tuple[str, dict[str, list[int]]]:
    """The phrase a line follows and what its capitals stand for, each as a list of numbers."""
    words = line.split()
    furthest, wanted = -1, [""]
    for phrase in phrases:
        read, expected, values = follow(phrase.split(), words, meanings)
        if expected == "":
            return phrase, values
        if read > furthest:
            furthest, wanted = read, []
        if read == furthest and expected not in wanted:
            wanted.append(expected)
    found = f"has {words[furthest]!r}" if furthest < len(words) else "ends"
    raise BadContent(f'{block}: "{line}" {found} where there should be {" or ".join(wanted)}.')


def follow(phrase: list[str], words: list[str], meanings: Meanings) -> tuple[int, str, dict[str, list[int]]]:
    """How many words follow a phrase, what should come next (empty if all is well), and what was read."""
    values: dict[str, list[int]] = {}
    for k, part in enumerate(phrase):
        word = words[k] if k < len(words) else ""
        if part == AMOUNT:
            if not word.isdecimal() or not 0 < int(word) <= LARGEST:
                return k, f"an amount from 1 to {LARGEST}", values
            values[part] = [int(word)]
        elif part in meanings:
            if word not in meanings[part]:
                return k, f"a {part.lower()} ({', '.join(meanings[part])})", values
            values[part] = [meanings[part][word]]
        elif part.isupper():
            return follow_rest(part, k, words, meanings[part.removesuffix("S")])
        elif word != part:
            return k, f"{part!r}", values
    return len(phrase), "nothing more" if len(words) > len(phrase) else "", values


def follow_rest(
    part: str, start: int, words: list[str], known: Mapping[str, int]
) -> tuple[int, str, dict[str, list[int]]]:
    """The words of a list, joined by "or", to the end of the line."""
    rest = words[start:]
    for k, word in enumerate(rest if len(rest) % 2 else [*rest, ""], start):
        if (k - start) % 2 == 0 and word not in known:
            return k, f"a {part.removesuffix('S').lower()} ({', '.join(known)})", {}
        if (k - start) % 2 and word != "or":
            return k, "'or'", {}
    return len(words), "", {part: [known[word] for word in rest[::2]]}
