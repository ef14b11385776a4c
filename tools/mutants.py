"""Change a game's rules one by one and list the changes no test noticed: `python tools/mutants.py GAME [MODULE,…]`.

mutmut works on a fresh copy in build/mutants/GAME, in pure Python, with the rule tests of that game alone. A change
that hangs is ended by a time limit and counts as noticed. docs/mutants-GAME.md explains what cannot be noticed:

    - `module.function`: `line before` → `line after`: why nobody can tell.

(more pairs before the reason make a group). Exit code 1 if a change survived that is not explained there.
In the environment, or said to make: CHILDREN=1 tries that many changes at a time instead of one on each core; AGAIN=1
keeps what the last run of the same modules found and tries only its survivors, with the tests as they are now.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ninerealms" / "games"
MUTMUT = Path(sys.executable).parent / "mutmut"
LEFT_OUT = {
    "picture/*.py": "a drawing is judged by eyes; that it is well-formed and complete is tested by its contract",
    "words/*.py": "what is said is judged by readers; that nothing is left unsaid is tested by the texts' contract",
    "campaign/words.py": "the same",
    "vocabulary.py": "numbers, names and texts' keys, no rule",
    "scenario/*.py": "the language of the tests: it says positions, and plays no rule",
    "rules/judge*.py": "an opinion about a position, no rule",
}
# A rule is held by a rule's own test: pictures and sentences are not asked, nor whole games, slow and noticing by luck.
NOT_ASKED = ("test_picture", "test_words", "test_lessons", "test_properties")
# Modules whose tests play every way the dice can fall: slow, so asked only when one of these is changed.
BY_EVERY_THROW = {"andor": ("odds", "fight_odds", "dice_odds")}
# Tests outside a game's folder that hold a module of it, asked as well when that module is changed.
ALSO_ASKED = {"yggdrasil.campaign": "terminal/test_campaign*.py"}
WHOLE_GAME = re.compile(r"^def (test_\w+)(?:(?!^def ).)*?(?:each_step|witness)\(", re.MULTILINE | re.DOTALL)
TOLD = re.compile(r"\.(say_\w+|draw|rule_of_event)$")  # a game's doors to words and drawings, left out like them
NOTICED = ("killed", "timeout", "segfault", "caught by type check")
QUIET_SECONDS = 20
LONGEST, LONGEST_SLOW = 3, 20  # seconds of work in one test
# Laid beside the tests: an endless loop ends by a failure, after seconds of work, not of waiting for a loaded machine.
GUARD = """import signal

import pytest


def give_up(*_):
    raise TimeoutError("no end in sight")


@pytest.fixture(autouse=True)
def every_test_ends():
    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)
"""
SPINNER = re.compile(r"^\W (Generating|Running)")
PROGRESS = re.compile(r"(\d+)/(\d+)  ")
KEY = re.compile(r"([^.]+)\.x_?(?:ǁ(?P<owner>\w+?)ǁ)?(?P<name>.+)__mutmut_\d+$")
SHOW = """import sys
from mutmut.mutation.diff_apply import get_diff_for_mutant
for key, path in zip(sys.argv[1::2], sys.argv[2::2]):
    print(get_diff_for_mutant(key, path=path), end="\\0")
"""
CODE = re.compile(r"`([^`]+)`")


class Mutant(NamedTuple):
    """One change: mutmut's name for it, what became of it, and where it was made."""

    key: str
    fate: str
    module: str
    function: str


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
    folder = ROOT / "tests"
    places = [f"games/{game}/**/test_*.py", *(ALSO_ASKED.get(f"{game}.{module}", "") for module in modules)]
    found = [path for place in places if place for path in sorted(folder.glob(place))]
    slow = BY_EVERY_THROW.get(game, ())
    spared = () if set(modules) & set(slow) else tuple(f"test_{module}" for module in slow)
    return [str(path.relative_to(ROOT)) for path in found if not path.stem.startswith((*NOT_ASKED, *spared))]


def lay_out(game: str, modules: list[str], again: bool) -> Path:
    """A copy of sources and tests with settings for mutmut; again: beside what it has found so far."""
    folder = ROOT / "build" / "mutants" / game
    if not again:
        shutil.rmtree(folder, ignore_errors=True)
    (folder / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    for name in ("src", "tests", "tools"):
        shutil.rmtree(folder / name, ignore_errors=True)
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = files_of(game)
    tests = tests_of(game, modules)
    names = [f"{path}::{name}" for path in tests for name in WHOLE_GAME.findall((ROOT / path).read_text("utf-8"))]
    settings = {
        "source_paths": ["src"],
        "only_mutate": [files[module] for module in modules],
        "also_copy": ["tools", "README.md", "conftest.py"],
        "pytest_add_cli_args": ["-p", "no:xdist", *(f"--deselect={name}" for name in names)],
        "pytest_add_cli_args_test_selection": tests,
        "timeout_multiplier": 20.0,  # a loaded machine is slow, and who is ended by mistake counts as noticed
        "timeout_constant": 5.0,
    }
    lines = [f"{key} = {value!r}" for key, value in settings.items()]
    is_slow = set(modules) & set(BY_EVERY_THROW.get(game, ()))
    guard = GUARD.replace("SECONDS", str(LONGEST_SLOW if is_slow else LONGEST))
    (folder / "conftest.py").write_text(guard, encoding="utf-8")
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        "\n".join([text, "[tool.mutmut]", *lines, "track_dependencies = false", ""]), encoding="utf-8"
    )
    return folder


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """Start mutmut, in pure Python, with the same examples at every run."""
    return subprocess.Popen(
        [MUTMUT, *arguments],
        cwd=folder,
        env={**os.environ, "NINEREALMS_FORM": "pure", "NINEREALMS_PURE": "1", "CI": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def ask(folder: Path, *arguments: str) -> str:
    """What mutmut says to a question."""
    return start(folder, *arguments).communicate()[0]


def show(folder: Path, game: str, mutants: list[Mutant]) -> list[Survivor]:
    """Changes as the lines they replaced; one process for all, as `mutmut show` takes its time."""
    files = files_of(game)
    names = ["__init__" if m.module == game else m.module for m in mutants]
    pairs = [word for m, name in zip(mutants, names, strict=True) for word in (m.key, files[name])]
    done = subprocess.run(
        [sys.executable, "-c", SHOW, *pairs], cwd=folder, capture_output=True, encoding="utf-8", check=True
    )
    return [read_diff(*pair) for pair in zip(mutants, done.stdout.split("\0"), strict=False)]


def children() -> list[str]:
    """How many changes to try at a time, as mutmut wants to be told."""
    wanted = os.environ.get("CHILDREN")
    return ["--max-children", wanted] if wanted else []


def unnoticed(mutants: Iterable[Mutant]) -> list[Mutant]:
    """What survived, or was not tried yet."""
    return [mutant for mutant in mutants if mutant.fate not in NOTICED]


def run(folder: Path, keys: list[str]) -> int:
    """Make all changes, or these alone, a line of progress now and then; mutmut's exit code, its words if it failed."""
    said: list[str] = []
    begun = shown = time.monotonic()
    with start(folder, "run", *children(), *keys) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said = [*said[-200:], line]
            found, now = PROGRESS.search(line), time.monotonic()
            if found and (now - shown > QUIET_SECONDS or found[1] == found[2]):
                shown = now
                print(f"{now - begun:5.0f} s  {found[1]} of {found[2]} changes tried", flush=True)
    if process.returncode:
        print("".join(line for line in said if not SPINNER.search(line)))
    return process.returncode


def read_results(listing: str) -> list[Mutant]:
    """Every change and its fate, from `mutmut results --all True`; not those of how things are told."""
    found = []
    for line in listing.splitlines():
        key, _, fate = line.strip().rpartition(": ")
        parts = KEY.search(key)
        if parts is not None and not TOLD.search(f".{parts['name']}"):
            owner = f"{parts['owner']}." if parts["owner"] else ""
            found.append(Mutant(key, fate, parts[1], owner + parts["name"]))
    return found


def read_diff(mutant: Mutant, difference: str) -> Survivor:
    """The lines a change replaced, without their indentation."""
    lines = [line for line in difference.splitlines() if not line.startswith(("---", "+++"))]
    before = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
    after = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
    return Survivor(f"{mutant.module}.{mutant.function}", before, after)


def read_explained(text: str) -> set[Survivor]:
    """The changes explained in docs/mutants-GAME.md."""
    found = set()
    for line in text.splitlines():
        place, *code = CODE.findall(line) if line.startswith("- `") else [""]
        found |= {Survivor(place, *pair) for pair in zip(code[::2], code[1::2], strict=False)}
    return found


def print_table(mutants: Iterable[Mutant]) -> None:
    """How many changes of each module were noticed; a time limit ended those counted in brackets."""
    count: dict[str, Counter[str]] = {}
    for mutant in mutants:
        for row in (mutant.module, "all"):
            count.setdefault(row, Counter())[mutant.fate] += 1
    count["all"] = count.pop("all", Counter())
    print(f"\n{'module':12} changes  noticed (by time)  survived")
    for row, fates in count.items():
        noticed, late = sum(fates[fate] for fate in NOTICED), f"({fates['timeout']})"
        print(f"{row:12} {fates.total():7}  {noticed:7} {late:9}  {fates.total() - noticed:8}")


def main(arguments: list[str]) -> int:
    """Run, then show a table and every survivor, the ones without an explanation last."""
    game, wanted = [*arguments, "", ""][:2]
    if not game or not (GAMES / game / "rules.md").is_file():
        print(__doc__)
        return 2
    modules = modules_of(game, wanted)
    print(f"Changing {', '.join(modules)}.", *(f"Left out: {n}: {why}." for n, why in LEFT_OUT.items()), sep="\n")
    page = ROOT / "docs" / "mutation" / f"{game}.md"
    explained = read_explained(page.read_text(encoding="utf-8")) if page.is_file() else set()
    again = bool(os.environ.get("AGAIN"))
    folder = lay_out(game, modules, again)
    before = read_results(ask(folder, "results", "--all", "True")) if again else []
    code = run(folder, [mutant.key for mutant in unnoticed(before)])
    if code != 0:
        return code
    mutants = read_results(ask(folder, "results", "--all", "True"))
    survivors = show(folder, game, unnoticed(mutants))
    print_table(mutants)
    print("\nEnded by the time limit:", *[f"  {m.key}" for m in mutants if m.fate == "timeout"] or ["  none"], sep="\n")
    fresh = 0
    for one in sorted(survivors, key=lambda one: (one not in explained, one)):
        fresh += one not in explained
        print(f"\n{'explained' if one in explained else 'NEW'}: {one.place}\n  - {one.before}\n  + {one.after}")
    tried = [game if module == "__init__" else module for module in modules]
    gone = sorted({one for one in explained if one.place.split(".")[0] in tried} - set(survivors))
    for one in gone:
        print(f"\nexplained, but noticed or no longer made: {one.place}\n  - {one.before}\n  + {one.after}")
    print(f"\n{len(survivors)} changes of {game} went unnoticed, {fresh} of them not explained in {page.name}.")
    return int(fresh > 0)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
