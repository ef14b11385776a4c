"""Change a game's rules one by one and list the changes no test noticed: `python tools/mutants.py GAME [MODULE,…]`.

mutmut makes the changes (mutants_made.py). Those that mypy refuses are noticed, the others are tried in pure Python
with the rule tests of that game that reach them (mutants_tried.py). One that works without end is ended by a time limit
and counts as noticed. docs/mutation/GAME.md explains what cannot be noticed:

    - `module.function`: `line before` → `line after`: why nobody can tell.

(more pairs before the reason make a group). Exit code 1 if a change survived that is not explained there.
In the environment, or said to make: SAMPLE=300 tries that many, drawn by lot (SEED=1, or another); CHILDREN=2 tries so
many at a time instead of one; AGAIN=1 keeps what was noticed in earlier runs, and ends what an interrupted one began.
"""

from __future__ import annotations

import importlib
import json
import math
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple, TextIO

from mutants_made import ROOT, Change, Made, make, types_refuse
from mutants_tried import BY_TYPES, KILLED, TIMEOUT, Fate, Trial, try_changes

GAMES = ROOT / "src" / "ninerealms" / "games"
RESULTS = ROOT / "build" / "mutants"
LEFT_OUT = {
    "picture/*.py": "a drawing is judged by eyes; that it is well-formed and complete is tested by its contract",
    "words/*.py": "what is said is judged by readers; that nothing is left unsaid is tested by the texts' contract",
    "campaign/words.py": "the same",
    "vocabulary.py": "numbers, names and texts' keys, no rule",
    "scenario/*.py": "the language of the tests: it says positions, and plays no rule",
    "rules/judge*.py": "an opinion about a position, no rule",
}
# A rule is held by a rule's own test: pictures and sentences are not asked, nor whole games, slow and noticing by luck.
NOT_ASKED = (
    "picture",
    "words",
    "test_lessons",
    "test_properties",
    "test_judge",
    "test_leaks",
    "test_secrets",
    "test_remembered",
    "test_seldom",
)
# Modules whose tests play every way the dice can fall: slow, so asked only when one of these is changed.
BY_EVERY_THROW = {"andor": ("odds", "fight_odds", "dice_odds")}
# Tests that hold one module, elsewhere or slow, asked as well when that module is changed.
ALSO_ASKED = {
    "yggdrasil.campaign": "terminal/test_campaign*.py",
    "ragnarok.cards": "games/ragnarok/test_secrets.py",
    "ragnarok.record": "games/ragnarok/test_remembered.py",
    "ragnarok.imagined": "games/ragnarok/test_remembered.py",
}
WHOLE_GAME = re.compile(r"^def (test_\w+)(?:(?!^def ).)*?(?:each_step|witness)\(", re.MULTILINE | re.DOTALL)
TOLD = re.compile(r"(say_\w+|draw|rule_of_event)$")  # a game's doors to words and drawings, left out like them
NOTICED = (KILLED, TIMEOUT, BY_TYPES)
UNKNOWN, UNTRIED = "unknown", "untried"
QUIET_SECONDS = 20
CODE = re.compile(r"`([^`]+)`")


class Survivor(NamedTuple):
    """A change no test noticed, as the lines it replaced."""

    place: str
    before: str
    after: str


def files_of(game: str) -> dict[str, str]:
    """The files that can be changed, by the name of their module."""
    folder = GAMES / game
    left = {path for pattern in LEFT_OUT for path in folder.glob(pattern)}
    doors = {path for path in folder.rglob("__init__.py") if path.parent != folder}
    found = {path for path in folder.rglob("*.py") if path not in left | doors}
    return {path.stem: path.relative_to(ROOT).as_posix() for path in sorted(found)}


def modules_of(game: str, wanted: str) -> list[str]:
    """The modules to change, by name; without a wish all that are not left out."""
    return wanted.split(",") if wanted else sorted(files_of(game))


def tests_of(game: str, modules: list[str]) -> list[str]:
    """The files with the tests that are asked."""
    slow = BY_EVERY_THROW.get(game, ())
    spared = () if set(modules) & set(slow) else tuple(f"test_{module}" for module in slow)
    found = [
        path.relative_to(ROOT)
        for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
        if not path.stem.startswith(spared) and not {path.parent.name, path.stem} & set(NOT_ASKED)
    ]
    places = [ALSO_ASKED[f"{game}.{module}"] for module in modules if f"{game}.{module}" in ALSO_ASKED]
    more = [path.relative_to(ROOT) for place in places for path in sorted((ROOT / "tests").glob(place))]
    return [path.as_posix() for path in (*found, *more)]


class Asked:
    """Which tests are asked about a change: those of its game; of the slow and the far ones, those for its module."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.by_module: dict[str, set[str]] = {}

    def __call__(self, change: Change, test: str) -> bool:
        if change.module not in self.by_module:
            self.by_module[change.module] = set(tests_of(self.game, [change.module]))
        return test.partition("::")[0] in self.by_module[change.module]


class Ledger:
    """The fates of changes, kept in a file so that a run can go on where it was stopped."""

    def __init__(self, path: Path, changes: list[Change], again: bool, screen: TextIO) -> None:
        self.path, self.screen = path, screen
        kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        self.fates: dict[str, Fate] = {key: Fate(*fate) for key, fate in kept.items()} if again else {}
        self.wanted = [one for one in changes if self.fate(one) not in NOTICED]
        self.wanted.sort(key=lambda one: self.fate(one) not in (UNKNOWN, UNTRIED))
        self.tried, self.begun = 0, time.monotonic()
        self.shown = self.begun

    def note(self, change: Change, fate: Fate) -> None:
        """Write a fate down; a line of progress now and then."""
        self.fates[change.key] = fate
        self.tried += 1
        now = time.monotonic()
        if now - self.shown > QUIET_SECONDS or self.tried == len(self.wanted):
            self.shown = now
            self.save()
            print(
                f"{now - self.begun:5.0f} s  {self.tried} of {len(self.wanted)} changes tried",
                file=self.screen,
                flush=True,
            )

    def save(self) -> None:
        """Keep what is known."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.fates, ensure_ascii=False, indent=0), encoding="utf-8")

    def fate(self, change: Change) -> str:
        """What became of a change."""
        return self.fates.get(change.key, Fate(UNKNOWN, "")).fate


def draw_lots(changes: list[Change]) -> list[Change]:
    """As many changes as SAMPLE says, by the lot of SEED; all without it."""
    wanted = int(os.environ.get("SAMPLE") or 0)
    if not 0 < wanted < len(changes):
        return changes
    drawn = set(Random(int(os.environ.get("SEED") or 1)).sample(range(len(changes)), wanted))
    return [one for at, one in enumerate(changes) if at in drawn]


def wilson(share: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, in per cent."""
    z, part = 1.96, share / of
    middle, reach = part + z * z / (2 * of), z * math.sqrt(part * (1 - part) / of + z * z / (4 * of * of))
    return 100 * (middle - reach) / (1 + z * z / of), 100 * (middle + reach) / (1 + z * z / of)


def forget(game: str) -> None:
    """Let a game lay its next table anew, not from what it laid before a change."""
    vars(importlib.import_module("ninerealms").game(game)).pop("laid", None)


def ask_types(files: list[Made], folder: Path, ledger: Ledger) -> None:
    """Let mypy refuse what it has not seen yet; the tests have to try the rest."""
    fresh = [one for one in ledger.wanted if ledger.fate(one) == UNKNOWN]
    refused = types_refuse(files, folder) if fresh else set()
    for one in fresh:
        ledger.note(one, Fate(BY_TYPES if one.key in refused else UNTRIED, ""))
    ledger.tried = sum(ledger.fate(one) == BY_TYPES for one in ledger.wanted)
    ledger.save()


def run(game: str, modules: list[str]) -> tuple[int, list[tuple[Change, str]]]:
    """Make the changes, ask the types, then the tests; pytest's exit code, and every change with its fate."""
    files = make([files_of(game)[module] for module in modules])
    changes = draw_lots(
        [one for made in files for one in made.changes if one.module != game or not TOLD.match(one.name)]
    )
    print(f"{len(changes)} changes. Their types are checked.", flush=True)
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as screen:  # pytest keeps the usual one to itself
        ledger = Ledger(RESULTS / f"{game}.json", changes, bool(os.environ.get("AGAIN")), screen)
        ask_types(files, RESULTS / game, ledger)
        tests = tests_of(game, modules)
        whole = [f"{path}::{name}" for path in tests for name in WHOLE_GAME.findall((ROOT / path).read_text("utf-8"))]
        left = [one for one in ledger.wanted if ledger.fate(one) != BY_TYPES]
        children = int(os.environ.get("CHILDREN") or 1)
        trial = Trial(files, left, Asked(game), children, ledger.note, partial(forget, game))
        code = try_changes(trial, tests, whole) if left else 0
        ledger.save()
    if trial.too_slow:
        print("Not asked, as they work too long:", *trial.too_slow, sep="\n  ")
    return code, [(one, ledger.fate(one)) for one in changes if one.key in ledger.fates]


def read_explained(text: str) -> set[Survivor]:
    """The changes explained in docs/mutation/GAME.md."""
    found = set()
    for line in text.splitlines():
        place, *code = CODE.findall(line) if line.startswith("- `") else [""]
        found |= {Survivor(place, *pair) for pair in zip(code[::2], code[1::2], strict=False)}
    return found


def print_table(fates: Iterable[tuple[Change, str]]) -> None:
    """How many changes of each module were noticed, by types, by tests, and by a time limit."""
    count: dict[str, Counter[str]] = {}
    for change, fate in fates:
        for row in (change.module, "all"):
            count.setdefault(row, Counter())[fate] += 1
    count["all"] = count.pop("all", Counter())
    print("\n| module | changes | by types | by tests | by time | survived |\n|---|---|---|---|---|---|")
    for row, found in count.items():
        by = [found[fate] for fate in (BY_TYPES, KILLED, TIMEOUT)]
        print("|", " | ".join(map(str, (row, found.total(), *by, found.total() - sum(by)))), "|")


def report(game: str, modules: list[str], fates: list[tuple[Change, str]]) -> int:
    """A table and every survivor, those without an explanation last; how many these are."""
    page = ROOT / "docs" / "mutation" / f"{game}.md"
    explained = read_explained(page.read_text(encoding="utf-8")) if page.is_file() else set()
    survivors = [Survivor(one.place, one.before, one.after) for one, fate in fates if fate not in NOTICED]
    print_table(fates)
    print(
        "\nEnded by the time limit:",
        *[f"  {one.key}" for one, fate in fates if fate == TIMEOUT] or ["  none"],
        sep="\n",
    )
    for one in sorted(survivors, key=lambda one: (one not in explained, one)):
        print(f"\n{'explained' if one in explained else 'NEW'}: {one.place}\n  - {one.before}\n  + {one.after}")
    tried = [game if module == "__init__" else module for module in modules]
    gone = {one for one in explained if one.place.split(".")[0] in tried} - set(survivors)
    for one in sorted(gone) if not os.environ.get("SAMPLE") else []:
        print(f"\nexplained, but noticed or no longer made: {one.place}\n  - {one.before}\n  + {one.after}")
    fresh = sum(one not in explained for one in survivors)
    if fates and os.environ.get("SAMPLE"):
        low, high = wilson(len(fates) - len(survivors), len(fates))
        print(f"\nOf all changes {low:.1f} to {high:.1f} % are noticed (Wilson, 95 %), as this lot says.")
    print(
        f"\n{len(survivors)} of {len(fates)} changes of {game} survived, {fresh} of them not explained in {page.name}."
    )
    return fresh


def main(arguments: list[str]) -> int:
    """Run and report."""
    game, wanted = [*arguments, "", ""][:2]
    if not game or not (GAMES / game / "rules.md").is_file():
        print(__doc__)
        return 2
    os.chdir(ROOT)
    os.environ.update(NINEREALMS_FORM="pure", NINEREALMS_PURE="1", CI="1")
    modules = modules_of(game, wanted)
    print(f"Changing {', '.join(modules)}.", *(f"Left out: {n}: {why}." for n, why in LEFT_OUT.items()), sep="\n")
    code, fates = run(game, modules)
    return code or int(report(game, modules, fates) > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
