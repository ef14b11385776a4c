"""Everything that must hold, step by step and timed: `python3 tools/test.py [--fast | --all] [--shuffle SEED]`.

--fast     style, types and the quick tests in pure Python (`make check`)
--all      every test in every form, however long it takes (`make test-all`)
--shuffle  the tests in another order, the same order for the same number

Starts on the system's own Python, since the first step makes the environment. The first step that fails ends
the run with its exit code; the times are printed either way.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
PYTHON = str(BIN / "python")
CORES = os.cpu_count() or 1
NOT_OURS = ("NINEREALMS_", "PYTHONDONTWRITEBYTECODE")
USUAL = ("-m", "not long")
QUICK = "not slow and not long"
# What is the same in every form runs once, pure.
COMPILED = ("-m", "not house and not plain and not long")
COMPILED_ALL = ("-m", "not house and not plain")

# Workers of mypy must be there within seconds, or it breaks off (2): on a machine as busy as that it works alone.
TYPES = '"$0" --strict --num-workers "$1" || { test $? = 2 && "$0" --strict; }'

# Whole games of every kind reach all compiled code; the thousands of scenarios have run compiled by then.
WHOLE_GAMES = tuple(f"tests/{room}" for room in ("kernel", "players", "contract", "golden"))
# What search makes of secrets is a matter of strength, and the same in every form.
NOT_STRENGTH = ("--ignore=tests/players/test_secrets.py",)
# The doors wait for pages, processes and a database; compiled bots answer them faster.
DOORS = ("tests/server", "tests/terminal")
NOT_DOORS = tuple(f"--ignore={room}" for room in ("tests/browser", *DOORS))
# The lab counts games, which play alike in every form; many of them are for the fast one.
NOT_LAB = ("--ignore=tests/lab",)


class Step(NamedTuple):
    """A step: its name, the minutes it may take, what it does (the result is an exit code)."""

    name: str
    minutes: float
    run: Callable[[], int]


class Timed(NamedTuple):
    """A step that was run."""

    step: Step
    seconds: float
    code: int


def run(command: list[str], extra: Mapping[str, str] | None = None) -> int:
    """Run a command with its output shown; nobody is there to answer it."""
    return subprocess.run(
        command, cwd=ROOT, env=environment(extra or {}), stdin=subprocess.DEVNULL, check=False
    ).returncode


def environment(extra: Mapping[str, str]) -> dict[str, str]:
    """Our environment without what would choose another form or read every module anew, and with what is asked for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)}
    return {**kept, **extra}


def together(commands: Mapping[str, list[str]]) -> int:
    """Run commands at the same time; what they say is shown one after the other, those that failed last."""
    running = {
        name: subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment({}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        for name, command in commands.items()
    }
    said = {name: process.communicate()[0] for name, process in running.items()}
    codes = {name: process.returncode for name, process in running.items()}
    for name in sorted(codes, key=lambda name: codes[name] != 0):
        print(f"[{name}: exit code {codes[name]}]\n{said[name]}", end="", flush=True)
    return next((code for code in codes.values() if code != 0), 0)


def prepare() -> int:
    """The environment, up to date with pyproject.toml."""
    return run([os.environ.get("MAKE", "make"), "-s", f"PYTHON={sys.executable}", ".venv/dev.stamp"])


def style() -> int:
    """Format, lint and types."""
    ruff, mypy = str(BIN / "ruff"), str(BIN / "mypy")
    return together(
        {
            "ruff format": [ruff, "format", "--check", "."],
            "ruff check": [ruff, "check", "."],
            "mypy --strict": ["sh", "-c", TYPES, mypy, str(CORES)],
        }
    )


def site() -> int:
    """The documentation, with every link whole."""
    return run([PYTHON, "-m", "mkdocs", "build", "--strict", "--quiet"], {"NO_MKDOCS_2_WARNING": "1"})


def build() -> int:
    """Both builds."""
    code = run([sys.executable, "tools/prepare.py", "compiler"])
    return code or together({form: [PYTHON, "tools/build.py", form] for form in ("compiled", "sanitized")})


def sanitizers() -> dict[str, str]:
    """What the sanitized form needs around it."""
    gcc = shutil.which("gcc") or "gcc"
    library = subprocess.run([gcc, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    return {
        "LD_PRELOAD": library.stdout.strip(),
        "ASAN_OPTIONS": "detect_leaks=0",
        "UBSAN_OPTIONS": "halt_on_error=1:print_stacktrace=1",
        "PYTHONMALLOC": "malloc",
    }


class Suite:
    """The tests, in one order or another."""

    def __init__(self, shuffle: int | None) -> None:
        self.order = [] if shuffle is None else ["--shuffle", str(shuffle)]

    def __call__(self, form: str, *options: str, waiting: bool = False) -> int:
        """The tests in one form, once it is sure that it is this form that runs."""
        around = {"NINEREALMS_FORM": form, **(sanitizers() if form == "sanitized" else {})}
        if not is_running(form, around):
            return 1
        workers = CORES + 2 if waiting else CORES  # tests that wait leave a core to others
        pytest = [PYTHON, "-m", "pytest", "-n", str(workers), "--dist", "worksteal"]
        return run([*pytest, *self.order, *options], around)


def is_running(form: str, around: Mapping[str, str]) -> bool:
    """Whether a form is the one that runs when it is asked for; if not, a sentence is printed."""
    asked = subprocess.run(
        [PYTHON, "-c", "import ninerealms; print(ninerealms.form())"],
        cwd=ROOT,
        env=environment(around),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode == 0 and asked.stdout.strip() == form:
        return True
    print(f"The {form} form does not run: `ninerealms.form()` gave {asked.stdout.strip()!r}.\n{asked.stderr}")
    return False


def usual(suite: Suite) -> tuple[Step, ...]:
    """`make test`: a quarter of an hour on two cores, with all that must be installed and built."""
    return (
        Step("install", 2, prepare),
        Step("style", 1, style),
        Step("build", 3, build),
        Step("tests, pure", 3, lambda: suite("pure", "--chapters", *USUAL, *NOT_DOORS, *NOT_LAB)),
        Step("tests, compiled", 2, lambda: suite("compiled", *COMPILED, *NOT_DOORS)),
        Step("tests, sanitized", 1, lambda: suite("sanitized", *COMPILED, *WHOLE_GAMES, *NOT_STRENGTH)),
        Step("browser", 2, lambda: suite("compiled", *USUAL, "tests/browser", waiting=True)),
        Step("doors", 1, lambda: suite("compiled", *USUAL, *DOORS, waiting=True)),
    )


def fast(suite: Suite) -> tuple[Step, ...]:
    """`make check`: what can be known without a compiler."""
    return (
        Step("install", 2, prepare),
        Step("style", 1, style),
        Step("site", 1, site),
        Step("tests, pure", 2, lambda: suite("pure", "--chapters", "-m", QUICK, *NOT_LAB, waiting=True)),
    )


def everything(suite: Suite) -> tuple[Step, ...]:
    """`make test-all`: every test in every form; what is the same in every form once."""
    return (
        Step("install", 2, prepare),
        Step("style", 1, style),
        Step("build", 3, build),
        Step("screenshots", 10, lambda: run([PYTHON, "tools/screenshots.py"])),
        Step("tests, pure", 20, lambda: suite("pure", "--pictures", waiting=True)),
        Step("tests, compiled", 15, lambda: suite("compiled", "-m", "not house", waiting=True)),
        Step("tests, sanitized", 30, lambda: suite("sanitized", *COMPILED_ALL, *NOT_DOORS)),
    )


def walk(steps: tuple[Step, ...]) -> list[Timed]:
    """Run the steps until one fails."""
    done: list[Timed] = []
    for step in steps:
        print(f"\n--- {step.name} ---", flush=True)
        start = time.monotonic()
        code = step.run()
        done.append(Timed(step, time.monotonic() - start, code))
        if code != 0:
            break
    return done


def table(done: list[Timed]) -> str:
    """The times, beside what each step may take."""
    rows = [f"{'step':<18}{'seconds':>9}{'may take':>10}"]
    for step, seconds, code in done:
        remark = "  FAILED" if code else "  over its time" if seconds > 60 * step.minutes else ""
        rows.append(f"{step.name:<18}{seconds:>9.1f}{60 * step.minutes:>10.0f}{remark}")
    rows.append(f"{'in all':<18}{sum(timed.seconds for timed in done):>9.1f}")
    return "\n".join(rows)


def main(words: list[str] | None = None) -> int:
    """Run the steps, print the times, give the exit code of the last."""
    parser = argparse.ArgumentParser(prog="tools/test.py", description="Run everything that must hold.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--fast", dest="steps", action="store_const", const=fast, default=usual, help="the quick part")
    which.add_argument("--all", dest="steps", action="store_const", const=everything, help="every test in every form")
    parser.add_argument("--shuffle", type=int, metavar="SEED", help="run the tests in another order")
    options = parser.parse_args(words)
    try:
        done = walk(options.steps(Suite(options.shuffle)))
    except KeyboardInterrupt:
        return 130
    print(f"\n{table(done)}", flush=True)
    return done[-1].code


if __name__ == "__main__":
    raise SystemExit(main())
