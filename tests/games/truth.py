"""Facts of a game with one number changed: what a program would read of them, and how it would play."""

from __future__ import annotations

import ast
import os
import pickle
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, SimpleNamespace
from typing import Any

from ninerealms.errors import BadContent
from ninerealms.kernel import content, save
from ninerealms.kernel.content import SET, Leaf, each_leaf
from ninerealms.kernel.game import Game, Value

GAMES = Path(content.__file__).parents[1] / "games"
READERS = ("__init__.py", "names.py", "rules", "seen", "words", "picture", "campaign", "scenario")
CHART = ("god_die", "vanir_die", "elves", "vanir")
Facts = dict[str, Any]


@cache
def numbers(game: str) -> list[Leaf]:
    """Every number and every truth of a game's content."""
    facts = loaded(game, code_of(game))["FACTS"]
    return [leaf for leaf in each_leaf(facts) if not isinstance(leaf.value, str)]


def others(leaf: Leaf) -> list[str]:
    """The numbers beside a number, as they are written; of a truth the other, of what an entry is called one."""
    if isinstance(leaf.value, bool):
        return ["false" if leaf.value else "true"]
    assert isinstance(leaf.value, int)
    beside = [str(leaf.value + 1), str(leaf.value - 1)]
    return beside[:1] if leaf.family.endswith(".number") else beside


@cache
def spans_of(game: str) -> dict[str, tuple[int, int]]:
    """How far the numbers of each family may go."""
    return dict(loaded(game, code_of(game))["RANGES"])


def farthest(game: str, leaf: Leaf) -> list[str]:
    """The least and the most a number can be, then those beside it."""
    spans = spans_of(game)
    low, high = next((spans[known] for known in spans if fnmatch(leaf.family, known)), content.USUAL)
    ends = [] if isinstance(leaf.value, bool) else [str(end) for end in (low, high) if end != leaf.value]
    return ends + others(leaf)


@cache
def parsed(text: str) -> bytes:
    return pickle.dumps(tomllib.loads(text))


@cache
def code_of(game: str) -> CodeType:
    file = GAMES / game / "content.py"
    return compile(file.read_text(encoding="utf-8"), str(file), "exec")


def loaded(game: str, code: CodeType, change: str = "") -> Facts:
    """The module of a game's content as a process has it that was told a change."""
    kept, before, reader = dict(content.changed), os.environ.get(SET, ""), vars(content)["tomllib"]
    space: Facts = {"__name__": f"{game}_content", "__file__": code.co_filename}
    quick: Any = SimpleNamespace(loads=lambda text: pickle.loads(parsed(text)), TOMLDecodeError=ValueError)  # noqa: S301
    try:
        os.environ[SET], vars(content)["tomllib"] = f"{game}.{change}" if change else "", quick
        exec(code, space)  # noqa: S102 - our own module, as another process would load it
    finally:
        content.changed.clear()
        content.changed.update(kept)
        os.environ[SET], vars(content)["tomllib"] = before, reader
    return space


def refusal(game: str, code: CodeType, change: str) -> str | Facts:
    """The sentence that refuses a change, or the facts with it."""
    try:
        return loaded(game, code, change)
    except (BadContent, ValueError, KeyError) as error:
        return str(error)


def accepted(game: str, family: str, most: int) -> list[str]:
    """Changes of a family that are not refused, so many at most, from all over it."""
    leaves = [leaf for leaf in numbers(game) if leaf.family == family]
    found: list[str] = []
    for change in shuffled([f"{leaf.path}={value}" for leaf in leaves for value in farthest(game, leaf)]):
        if len(found) < most and not isinstance(refusal(game, code_of(game), change), str):
            found.append(change)
    return found


def shuffled(changes: list[str]) -> list[str]:
    """The same at every run, and no neighbours side by side."""
    return Random(1).sample(changes, len(changes))


# --- what is read of it ---------------------------------------------------------------------------


def each_reader(game: str) -> Iterator[tuple[Path, list[ast.AST]]]:
    """The modules of a game that may read its content, with all that is in them."""
    for name in READERS:
        place = GAMES / game / name
        for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
            yield file, list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def names_read(game: str) -> set[tuple[str, str]]:
    """What is read of the content: rows and numbers by name, and entries of its tables by name and key."""
    found: set[tuple[str, str]] = set()
    for _, nodes in each_reader(game):
        for node in nodes:
            match node:
                case ast.Attribute(value=ast.Name(id="content"), attr=name) if name.islower():
                    found.add((name, ""))
                case ast.Subscript(
                    value=ast.Attribute(value=ast.Name(id="content"), attr=name), slice=ast.Constant(value=str(key))
                ):
                    found.add((name, key))
                case _:
                    pass
    return found


def seen(facts: Facts, names: set[tuple[str, str]]) -> dict[str, object]:
    """The values of what is read; of functions what they give for each number of players."""
    found: dict[str, object] = {}
    for name, key in names:
        value = facts[name][key] if key else facts[name]
        if not callable(value):
            found[f"{name} {key}"] = value
    if "relation_prices" in facts:
        found["prices"] = [facts["relation_prices"](players) for players in range(1, 6)]
        found["chart"] = [facts["CHART"][column] for column in CHART]
    return found


def kept(facts: Facts) -> Facts:
    """What a build may keep of the content (pyproject.toml)."""
    return {name: value for name, value in facts.items() if name.endswith(("_ids", "_SCRIPT"))}


def unread(game: str) -> list[str]:
    """Rows and numbers the rules take from the content and never look at."""
    taken: set[tuple[str, str]] = set()
    used: set[tuple[str, str]] = set()
    for file, nodes in each_reader(game):
        for node in nodes:
            match node:
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.Attribute(value=ast.Name(id="content"))):
                    taken |= {(file.stem, name)} if "rules" in file.parts else set()
                case ast.Name(id=name, ctx=ast.Load()):
                    used.add((file.stem, name))
                case ast.Attribute(value=ast.Name(id=module), attr=name):
                    used.add((module, name))
                case _:
                    pass
    return sorted(f"{module}.{name}" for module, name in taken - used)


# --- how it is played -----------------------------------------------------------------------------

Case = tuple[int, dict[str, Value]]


def cases(players: Iterable[int], **options: Value) -> list[Case]:
    """Tables of so many players, all with these start options."""
    return [(count, options) for count in players]


FIRST_SEED = 24  # of games that come to nearly everything
CASES: Mapping[str, Sequence[Case]] = {
    "northgard": [(2, {})] * 4,
    "diceforge": [
        *cases((4, 2, 3, 3, 4)),
        *(case for setup in ("goddess", "versatility", "two_players") for case in cases((2,), setup=setup)),
        *cases((2, 3, 4), setup="titans"),
    ],
    "yggdrasil": [
        *cases(range(1, 6)),
        *cases((3,), mode="hard"),
        *(case for saga in range(1, 7) for case in cases((3,), saga=saga)),
        *cases((1, 2, 4, 5), saga=6),
    ],
    "andor": [case for legend in range(1, 8) for case in cases((4, 2, 3, 4), legend=legend)],
    "ragnarok": [case for mode in ("realm", "monsters", "none") for case in cases((2, 4, 3, 5, 2), mode=mode)],
}


def each_digest(game: Game) -> Iterator[str]:
    """Random games one after the other: digests on the way, and how each ended."""
    from ninerealms.players.seating import chooser  # noqa: PLC0415 - only here, after the change

    for seed, (players, options) in enumerate(CASES[game.name], FIRST_SEED):
        state, rng = game.start(players, seed, options), chooser(seed)
        step = 0
        while (decision := state.decision) is not None:
            if step % 5 == 0:
                yield save.digest(state)
            game.apply(state, decision.options[rng.below(len(decision.options), 0)])
            step += 1
        yield f"{save.digest(state)} {game.outcome(state)} {game.census(state)}"


def told(game: str, change: str, tell: Callable[[Iterator[str]], str]) -> str:
    """What a child tells of the games after a change; it reads the content anew."""
    ours, theirs = os.pipe()
    if os.fork() == 0:
        os.close(ours)
        os.environ[SET] = f"{game}.{change}" if change else ""
        with os.fdopen(theirs, "w") as said:
            said.write(tell(each_digest(import_module("ninerealms.games").game(game))))
        os._exit(0)
    os.close(theirs)
    with os.fdopen(ours) as heard:
        text = heard.read()
    os.wait()
    assert text, change
    return text


def main(game: str, kinds: list[str]) -> None:
    """Print the kinds of numbers, each a few changes, that make no difference to any game."""
    import_module("ninerealms.players.seating")
    usual = told(game, "", "\n".join).split("\n")

    def compared(digests: Iterator[str]) -> str:
        is_same = all(ours == theirs for ours, theirs in zip_longest(digests, usual))  # no further than they agree
        return "same" if is_same else "other"

    for kind in kinds:
        if all(told(game, change, compared) == "same" for change in kind.split("|")):
            print(kind, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
