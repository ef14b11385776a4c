"""The facts of a game, read once in a process: its `content.toml`, and over it what this process was told to change.

A file named by NINEREALMS_CONTENT holds a table for each game, shaped like its content, entries of lists by their id:

    [northgard.game]
    points_to_win = 6
    [northgard.cards.renew]
    bonus = 2

`--set cards[renew].bonus=2` comes after it, and is handed on to other processes in NINEREALMS_SET.
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from ninerealms.errors import BadContent

FILE = "NINEREALMS_CONTENT"
SET = "NINEREALMS_SET"
Fact = bool | int | str
FIXED = ("id", "number", "source")  # what an entry is called, and where it is from
USUAL = (-128, 127)  # what a list of the compiled state can hold

# What each game that was read here has otherwise than its file.
changed: dict[str, dict[str, Fact]] = {}


class Leaf(NamedTuple):
    """One fact: `cards[renew].bonus`, of the family `cards.bonus`."""

    path: str
    family: str
    value: Fact


def read(file: Path, ranges: Mapping[str, tuple[int, int]] = {}) -> dict[str, Any]:
    """The facts of the game in whose folder the file lies; BadContent says what cannot be.

    `ranges` are the least and the most the numbers of a family may be, by pattern; the first that fits counts.
    """
    game, facts = file.parent.name, tomllib.loads(file.read_text(encoding="utf-8"))
    before = {leaf.path: leaf.value for leaf in each_leaf(facts)}
    others = {folder.name for folder in file.parent.parent.iterdir() if (folder / file.name).is_file()}
    for keys, value in wanted(game, others):
        lay(game, facts, keys, value)
    spans: dict[str, tuple[int, int]] = {}
    after = list(each_leaf(facts))
    for leaf in after:
        if leaf.family not in spans:
            spans[leaf.family] = next((ranges[known] for known in ranges if fnmatch(leaf.family, known)), USUAL)
        check_range(game, leaf, *spans[leaf.family])
    changed[game] = {leaf.path: leaf.value for leaf in after if before[leaf.path] != leaf.value}
    return facts


def each_leaf(node: object, path: str = "", family: str = "") -> Iterator[Leaf]:
    """All facts below a node; the entries of a list, and blocks with a number, are of one family."""
    if isinstance(node, dict):
        for name, inner in node.items():
            is_entry = isinstance(inner, dict) and "number" in inner
            yield from each_leaf(
                inner, f"{path}.{name}".lstrip("."), family if is_entry else f"{family}.{name}".lstrip(".")
            )
    elif isinstance(node, list):
        for place, inner in enumerate(node):
            yield from each_leaf(inner, f"{path}[{name_of(inner, place)}]", family)
    elif isinstance(node, bool | int | str):
        yield Leaf(path, family, node)


def name_of(entry: object, place: int) -> str:
    """How an entry of a list is found: by its id, else by its place."""
    return str(entry["id"]) if isinstance(entry, dict) and "id" in entry else str(place)


def check_range(game: str, leaf: Leaf, low: int, high: int) -> None:
    if type(leaf.value) is int and not low <= leaf.value <= high:
        span = f"{low} to {high}" if low < high else f"{low}"
        raise BadContent(f"{leaf.path} of {game} must be {span}, not {leaf.value}.")


# --- what is to be changed ------------------------------------------------------------------------


def wanted(game: str, games: Collection[str]) -> Iterator[tuple[list[str], object]]:
    """What this process was told to change in a game: the way to each fact, and its value; text is not read yet."""
    file = os.environ.get(FILE, "")
    for name, table in from_file(Path(file)).items() if file else ():
        if name not in games or not isinstance(table, dict):
            raise BadContent(
                f"{file} has {name!r} at its top; it has a table for each game: {', '.join(sorted(games))}."
            )
        if name == game:
            yield from each_change(table, [])
    for line in os.environ.get(SET, "").splitlines():
        name, _, rest = line.partition(".")
        path, _, value = rest.partition("=")
        if name == game:
            yield keys_of(path), Written(value)


class Written(str):
    """A value as it was written on a command line."""

    __slots__ = ()


def from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadContent(f"{FILE} names {file}, which cannot be read: {error}.") from None


def each_change(table: dict[str, Any], keys: list[str]) -> Iterator[tuple[list[str], object]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from each_change(value, [*keys, name])
        else:
            yield [*keys, name], value


def keys_of(path: str) -> list[str]:
    """`cards[renew].bonus` is cards, renew, bonus."""
    return path.replace("[", ".").replace("]", "").split(".")


def change(pairs: Collection[str], game: str | None, games: Collection[str]) -> None:
    """Take the changes of a command line, each PATH=VALUE or GAME.PATH=VALUE, before the game is read."""
    lines = []
    for pair in pairs:
        path, equals, value = pair.partition("=")
        first = path.strip().partition(".")[0]
        if not equals or "\n" in pair or not all(keys_of(path.strip())):
            raise BadContent(f"A change is written PATH=VALUE, as game.points=3 or cards[gift].cost=2, not {pair!r}.")
        if first not in games and game is None:
            raise BadContent(f"{pair!r} does not say of which game; write GAME.PATH=VALUE.")
        lines.append(f"{'' if first in games else f'{game}.'}{path.strip()}={value.strip()}")
        if (name := lines[-1].partition(".")[0]) in changed:
            raise BadContent(f"The content of {name} is read already and stays as it is in this process.")
    if lines:
        os.environ[SET] = "\n".join([*os.environ.get(SET, "").splitlines(), *lines])


# --- laying it over -------------------------------------------------------------------------------


def lay(game: str, facts: dict[str, Any], keys: list[str], value: object) -> None:
    """Change one fact, or a whole list of them."""
    node: Any = facts
    present: Any = facts
    path, last = "", step(game, facts, "", keys[0])
    for key in keys:
        node, last = present, step(game, present, path, key)
        path = f"{path}[{key}]" if isinstance(node, list) else f"{path}.{key}".lstrip(".")
        present = node[last]
    given = read_value(value, present) if isinstance(value, Written) else value
    if isinstance(present, dict):
        raise BadContent(f"{path} of {game} has {', '.join(present)}; say which.")
    if keys[-1] in FIXED:
        raise BadContent(f"{path} of {game} stays as it is.")
    if isinstance(present, list):
        if not isinstance(given, list) or len(given) != len(present):
            raise BadContent(f"{path} of {game} is a list of {len(present)}, not {shown(given)}.")
        for place, inner in enumerate(given):
            lay(game, facts, [*keys, str(place)], inner)
    elif type(given) is not type(present):
        raise BadContent(f"{path} of {game} is {shown(present)} and cannot become {shown(given)}.")
    else:
        node[last] = given


def step(game: str, node: object, path: str, key: str) -> str | int:
    """Where a key leads from a node."""
    if isinstance(node, dict) and key in node:
        return key
    names = list(node) if isinstance(node, dict) else []
    if isinstance(node, list):
        names = [name_of(entry, place) for place, entry in enumerate(node)]
        if key in names:
            return names.index(key)
    there = f"there are {', '.join(names)}" if names else "it has no parts"
    raise BadContent(f"{path or 'The content'} of {game} has no {key!r}; {there}.")


def read_value(text: str, present: object) -> object:
    """A value as TOML writes it; words need no quotes."""
    try:
        found = tomllib.loads(f"value = {text}")
    except tomllib.TOMLDecodeError:
        found = {}
    if list(found) == ["value"] and not (isinstance(present, str) and not isinstance(found["value"], str)):
        return found["value"]
    return str(text)


def shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


# --- two processes that differ ----------------------------------------------------------------------


def written(changes: Mapping[str, Fact]) -> list[str]:
    """Changes as `--set` takes them."""
    return [f"{path}={shown(value)}" for path, value in changes.items()]


def refusal(there: Mapping[str, Fact], here: Mapping[str, Fact]) -> str:
    """Why a game begun with some content cannot be played here, and what to set; empty if it can."""
    if dict(there) == dict(here):
        return ""
    was, here_is = (", ".join(written(changes)) or "the content as it is" for changes in (there, here))
    cure = "with " + " ".join(f"--set '{change}'" for change in written(there)) if there else "without changes"
    return f"this game was played with {was}; this process plays with {here_is}. Begin {cure}."


# --- blocks and lines -----------------------------------------------------------------------------
# A vocabulary is a table of phrases: "gain N RESOURCE" reads "gain 3 gold". A word in capitals stands for what it
# names: N for an amount, any other for one of the words it can mean; in the plural (FACES) for all the rest of the
# line, "x3 or mirror or ship".

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
