"""The replay file: readable text, one line per decision in words, read back by its numbers.

nine realms replay 2
game northgard
version 2
players 2
content game.points_to_win 6
option flat_cost true
seat 0 "human"
seed 7

1 0 PLACE_UNIT 3 | "Place a unit in A1 north"
= 10 4f3a09c2b1d5e677
undo 12
undo 9 anew
chance DICE 4
chance DRAW 0 sure
end 0 | 5 3 | NTG-021

Numbers of the content that were changed have a line each. After an undo chance falls as before, or anew: from streams
that follow from the seed and from where the line stands. A result that could be no other is `sure`: nobody was asked
for it, and going back goes over it. Options, seats and words are JSON, so no character in them
can end a line. In format 1 they stood there as they were, and chance was of another kind: see `format1.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ninerealms.errors import BadReplay
from ninerealms.kernel.rng import SEED_BITS

FIRST_LINE = "nine realms replay 2"
OLD_FIRST_LINE = "nine realms replay 1"
STREAM_NAMES = ("DICE", "DRAW")
HIDDEN = "hidden"

NUMBER = "[0-9]{1,9}"
MOVE = re.compile(rf"({NUMBER}) (-?{NUMBER}) ([A-Z][A-Z0-9_]*) ({NUMBER}|\?)(?: \| (.*))?")
MARK = re.compile(rf"= ({NUMBER}) ([0-9a-f]{{16}})")
UNDO = re.compile(rf"undo ({NUMBER})( anew)?")
CHANCE = re.compile(rf"chance (DICE|DRAW) ({NUMBER})( sure)?")
END = re.compile(rf"end ((?:{NUMBER}(?: {NUMBER})*)?) \| (-?{NUMBER}(?: -?{NUMBER})*) \| ([A-Z]{{3}}-[0-9]{{3}})")
SEED = re.compile("[0-9]{1,39}")


class Move(NamedTuple):
    """One decision. `action` is -1 where a seat may not know it yet."""

    step: int
    seat: int
    kind: str
    action: int
    words: str

    def line(self) -> str:
        action = "?" if self.action < 0 else str(self.action)
        return f"{self.step} {self.seat} {self.kind} {action}" + (f" | {quoted(self.words)}" if self.words else "")


class Mark(NamedTuple):
    """The digest after a step."""

    step: int
    digest: str

    def line(self) -> str:
        return f"= {self.step} {self.digest}"


class Undo(NamedTuple):
    """Taken back to just before this step; with 0, the last of the results entered before the first step.

    From there on chance falls `anew`, or as it did.
    """

    step: int
    anew: bool = False

    def line(self) -> str:
        return f"undo {self.step}{' anew' if self.anew else ''}"


class Chance(NamedTuple):
    """A result entered by people with real dice or cards; `sure` where it could be no other, so nobody was asked."""

    stream: int
    result: int
    sure: bool = False

    def line(self) -> str:
        return f"chance {STREAM_NAMES[self.stream]} {self.result}{' sure' if self.sure else ''}"


class End(NamedTuple):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    reason: str

    def line(self) -> str:
        return f"end {' '.join(map(str, self.winners))} | {' '.join(map(str, self.scores))} | {self.reason}"


Entry = Move | Mark | Undo | Chance | End


@dataclass
class Replay:
    """A game as its set-up and its answers; `seed` is None where it is hidden, or nothing was thrown here.

    What was read from a file knows its lines: `places` those of the entries, `head` those of `game`, `option NAME` ...
    """

    game: str
    version: int
    players: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    seed: int | None = None
    real: bool = False
    entries: list[Entry] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    head: dict[str, int] = field(default_factory=dict)
    content: Mapping[str, bool | int | str] = field(default_factory=dict)
    is_old: bool = False

    def write(self) -> str:
        seed = "real" if self.real else HIDDEN if self.seed is None else str(self.seed)
        head = [FIRST_LINE, f"game {self.game}", f"version {self.version}", f"players {self.players}"]
        head += [f"content {path} {quoted(value)}" for path, value in self.content.items()]
        head += [f"option {name} {quoted(value)}" for name, value in self.options.items()]
        head += [f"seat {i} {quoted(who)}" for i, who in enumerate(self.seats)]
        return "\n".join([*head, f"seed {seed}", "", *(entry.line() for entry in self.entries)]) + "\n"


def read(text: str) -> Replay:
    """A replay from its text; BadReplay names the line that cannot be read."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() not in (FIRST_LINE, OLD_FIRST_LINE):
        raise BadReplay(f"Line 1: this is not a Nine Realms replay; it should begin with {FIRST_LINE!r}.")
    body = next((i for i, line in enumerate(lines) if i and not line.strip()), len(lines))
    is_old = lines[0].strip() == OLD_FIRST_LINE
    replay = read_head(lines[:body], is_old)
    if not text.endswith("\n"):
        raise BadReplay(f"Line {len(lines)}: the file is cut off in the middle of a line.")
    for i in range(body + 1, len(lines)):
        if lines[i].strip():
            replay.entries.append(read_entry(lines[i].strip(), i + 1, is_old))
            replay.places.append(i + 1)
    return replay


def read_head(lines: list[str], is_old: bool) -> Replay:
    facts: dict[str, str] = {}
    options: dict[str, bool | int | str] = {}
    content: dict[str, bool | int | str] = {}
    seats: list[str] = []
    places: dict[str, int] = {}
    for i, line in enumerate(lines[1:], 2):
        word, _, rest = line.strip().partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value if is_old else unquoted(value, i)
            places[f"option {name}"] = i
        elif word == "content" and not is_old:
            path, _, value = rest.partition(" ")
            content[path] = unquoted(value, i)
            places["content"] = places.get("content", i)
        elif word == "seat":
            who = rest.partition(" ")[2]
            seats.append(who if is_old else str(unquoted(who, i)))
        elif word in ("game", "version", "players", "seed") and rest:
            facts[word] = rest
            places[word] = i
        else:
            raise BadReplay(f"Line {i}: {line[:60]!r} does not belong in the head of a replay.")
    for word in ("game", "version", "players", "seed"):
        if word not in facts:
            raise BadReplay(f"Line {len(lines)}: the head ends without a line {word!r}.")
    for word in ("version", "players"):
        if re.fullmatch(NUMBER, facts[word]) is None:
            raise BadReplay(f"Line {places[word]}: {word} must be a number.")
    real, hidden = facts["seed"] == "real", facts["seed"] == HIDDEN
    bits = 64 if is_old else SEED_BITS
    if not real and not hidden and not (SEED.fullmatch(facts["seed"]) and int(facts["seed"]) < 1 << bits):
        raise BadReplay(f"Line {places['seed']}: the seed must be a number of at most {bits} bits.")
    seed = None if real or hidden else int(facts["seed"])
    version, players = int(facts["version"]), int(facts["players"])
    return Replay(
        facts["game"], version, players, options, seats, seed, real, head=places, is_old=is_old, content=content
    )


def quoted(value: bool | int | str) -> str:
    """A value as JSON on one line; what cannot be printed is escaped."""
    return json.dumps(value, ensure_ascii=not str(value).isprintable())


def unquoted(text: str, place: int) -> bool | int | str:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, bool | int | str):
        raise BadReplay(f"Line {place}: {text[:60]!r} is neither text in quotes nor a number, true or false.")
    return value


def read_entry(line: str, place: int, is_old: bool = False) -> Entry:
    if found := MOVE.fullmatch(line):
        step, seat, kind, action, rest = found.groups()
        words = "" if rest is None else rest if is_old else str(unquoted(rest, place))
        return Move(int(step), int(seat), kind, -1 if action == "?" else int(action), words)
    if found := MARK.fullmatch(line):
        return Mark(int(found[1]), found[2])
    if found := UNDO.fullmatch(line):
        return Undo(int(found[1]), anew=found[2] is not None)
    if found := CHANCE.fullmatch(line):
        return Chance(STREAM_NAMES.index(found[1]), int(found[2]), sure=found[3] is not None)
    if found := END.fullmatch(line):
        return End([int(w) for w in found[1].split()], [int(w) for w in found[2].split()], found[3])
    raise BadReplay(f"Line {place}: {line[:60]!r} cannot be read.")
