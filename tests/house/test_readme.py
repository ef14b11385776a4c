"""What README tells people to type works."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from ninerealms import ledger
from ninerealms.games import names
from tests.house.tree import ROOT, TESTS
from tests.programs import python
from tests.waiting import PATIENCE

FENCE = re.compile(r"^```(?P<kind>console|bash)[^\n]*\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RULES = re.compile(r"^\|.*?(\d+) rules", re.MULTILINE)
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
# Done once by the reader, before anything of ours runs.
ELSEWHERE = ("git", "cd", "pip")
TRIED_ELSEWHERE = ("bots.md", "environments.md")  # by the test below, and by tests/rl
FEW = 2  # games: a command works with few of them as with thousands


def commands(text: str) -> list[list[str]]:
    """The commands in the console blocks (after `$ `) and bash blocks (every line), each as its words."""
    found: list[list[str]] = []
    for fence in FENCE.finditer(text):
        for raw in fence["body"].replace("\\\n", " ").splitlines():
            line = raw.strip()
            if fence["kind"] == "console":
                if not line.startswith("$ "):
                    continue
                line = line[2:]
            found += [shlex.split(part, comments=True) for part in line.split(" && ")]
    return [words for words in found if words]


def whoever_types() -> dict[str, str]:
    """The environment of a reader, who demands no form of the rules."""
    return {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}


def shortened(words: list[str]) -> list[str]:
    """The command with few games or moments where it has many; where a person is needed it is only asked for help."""
    if words[1] in ("play", "serve"):
        return [*words, "--help"]
    if words[1] == "bench":
        return [*words, "--seconds", "0.05"]
    many = {place + 1 for place, word in enumerate(words[:-1]) if word == "--games"}
    return [str(min(FEW, int(word))) if place in many else word for place, word in enumerate(words)]


def run(words: list[str], folder: Path) -> str | None:
    """Run one `ninerealms` command, shortened; a sentence if it fails."""
    words = shortened(words)
    done = subprocess.run(
        python("-m", "ninerealms.cli", *words[1:]),
        cwd=folder,
        env={**whoever_types(), "COLUMNS": "120"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return f"`{shlex.join(words)}` gave {done.returncode}: {done.stderr.strip()}" if done.returncode else None


def follow(examples: Path) -> subprocess.CompletedProcess[str]:
    """Run Python that a page shows, as a reader would."""
    env, folder = whoever_types(), examples.parent
    return subprocess.run(python(examples.name), cwd=folder, env=env, capture_output=True, text=True, check=False)


def complaint(words: list[str], targets: set[str], folder: Path) -> str | None:
    """What is wrong with a command, as a sentence."""
    while "=" in words[0]:
        words = words[1:]
    program = words[0].rpartition("/")[2]
    if program == "make":
        unknown = [word for word in words[1:] if "=" not in word and word not in targets]
        return f"make has no target {unknown[0]!r}." if unknown else None
    if program == "ninerealms":
        return run(["ninerealms", *words[1:]], folder)
    return None if program in ELSEWHERE else f"`{shlex.join(words)}` is neither make nor ninerealms."


@pytest.mark.slow
def test_every_command_of_the_readme_works(tmp_path: Path) -> None:
    """If README shows a command, then it ends with exit code 0; one may use what an earlier one wrote."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8") if readme.is_file() else ""
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    shown = commands(text)
    assert {"make play", "make test"} <= {shlex.join(words) for words in shown}, "README opens with the two commands"
    found = [complaint(words, targets, tmp_path) for words in shown]
    assert [sentence for sentence in found if sentence is not None] == []


def pages() -> list[Path]:
    """The pages of the documentation that show something to type."""
    found = [
        file
        for file in sorted((ROOT / "docs").rglob("*.md"))
        if FENCE.search(text := file.read_text("utf-8")) or PYTHON.search(text)
    ]
    return [file for file in found if file.name not in TRIED_ELSEWHERE]


def marked(page: Path) -> ParameterSet:
    """A page; a cluster is begun and ended once in `make test`, by tests/lab."""
    return pytest.param(page, id=page.stem, marks=[pytest.mark.long] if page.stem == "cluster" else [])


@pytest.mark.slow
@pytest.mark.parametrize("page", [marked(page) for page in pages()])
def test_every_example_of_a_page_works(page: Path, tmp_path: Path) -> None:
    """If a page shows Python, then it runs, block after block; if it shows a command, then that works."""
    text = page.read_text(encoding="utf-8")
    shown = PYTHON.findall(text)
    if shown:
        (tmp_path / "examples.py").write_text("\n".join(shown), encoding="utf-8")
        ran = follow(tmp_path / "examples.py")
        assert ran.returncode == 0, ran.stderr
    (tmp_path / "mine.toml").write_text("[northgard.game]\npoints_to_win = 6\n", encoding="utf-8")
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    found = [complaint(words, targets, tmp_path) for words in commands(text)]
    assert [sentence for sentence in found if sentence is not None] == []


@pytest.mark.slow
def test_the_examples_for_bot_writers_work(tmp_path: Path) -> None:
    """If README or the page for bot writers shows Python, then it runs; the bot it shows can be seated."""
    shown = [
        found for place in ("README.md", "docs/bots.md") for found in PYTHON.findall((ROOT / place).read_text("utf-8"))
    ]
    assert len(shown) == 3
    for number, example in enumerate(shown):
        (tmp_path / f"example_{number}.py").write_text(example, encoding="utf-8")
        ran = follow(tmp_path / f"example_{number}.py")
        assert ran.returncode == 0, ran.stderr
    assert (
        run(["ninerealms", *["simulate", "northgard", "--games", "2", "--seats", "example_1:Builder,random"]], tmp_path)
        is None
    )


def test_the_readme_counts_the_rules() -> None:
    """If README says how many rules a game has, then its ledger has as many in force."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [int(count) for count in RULES.findall(text)] == [ledger.coverage(name, TESTS).total for name in names()]


def test_the_makefile_has_the_targets_people_expect() -> None:
    """If a target is promised to every clone, then it is there."""
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    assert {"play", "test", "check", "bench", "compile", "mutants", "golden", "clean", "help"} <= targets


def test_commands_are_found_in_fenced_blocks() -> None:
    """If a block is console, then only lines after a dollar count; in bash every line but comments."""
    text = (
        "```console\n$ make play GAME=toy\nWelcome\n$ ninerealms rules toy \\\n    AAA-001\n```\n"
        "```bash\n# first\ncd toy && make test   # all of it\n```\n```python\nmake = 3\n```\n"
    )
    assert commands(text) == [
        ["make", "play", "GAME=toy"],
        ["ninerealms", "rules", "toy", "AAA-001"],
        ["cd", "toy"],
        ["make", "test"],
    ]


@pytest.mark.parametrize("line", ["make coffee", "rm -rf .", "X=1 make coffee GAME=toy"])
def test_a_command_that_does_not_work_is_seen(line: str, tmp_path: Path) -> None:
    """If a command is no target and not ours, then the test says so."""
    assert complaint(shlex.split(line), {"play", "test"}, tmp_path) is not None
