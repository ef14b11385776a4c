"""Everything that must hold, step by step and timed: `python3 tools/test.py [--fast]`.

Starts on the system's own Python, since the first step makes the environment. The first step that fails ends
the run with its exit code; the times are printed either way.
"""

from __future__ import annotations

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
WORKERS = str((os.cpu_count() or 1) + 2)  # more than cores: some tests wait for pages
TESTS = [PYTHON, "-m", "pytest", "-n", WORKERS, "--dist", "worksteal"]


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
    """Our environment without what would choose another form, and with what is asked for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("NINEREALMS_")}
    return {**kept, **extra}


def prepare() -> int:
    """The environment, up to date with pyproject.toml."""
    return run([os.environ.get("MAKE", "make"), "-s", f"PYTHON={sys.executable}", ".venv/dev.stamp"])


def build() -> int:
    """Both builds at the same time; what they say is shown one after the other."""
    forms = ("compiled", "sanitized")
    code = subprocess.run([sys.executable, "tools/prepare.py", "compiler"], cwd=ROOT, check=False).returncode
    if code != 0:
        return code
    builds = [
        subprocess.Popen(
            [PYTHON, "tools/build.py", form],
            cwd=ROOT,
            env=environment({}),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        for form in forms
    ]
    said = [process.communicate()[0] for process in builds]
    codes = [process.wait() for process in builds]
    for form, code, text in zip(forms, codes, said, strict=True):
        print(f"[{form}: exit code {code}]\n{text}", end="", flush=True)
    return next((code for code in codes if code != 0), 0)


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


def suite(form: str, *options: str) -> int:
    """The tests in one form, once it is sure that it is this form that runs."""
    around = {"NINEREALMS_FORM": form, **(sanitizers() if form == "sanitized" else {})}
    asked = subprocess.run(
        [PYTHON, "-c", "import ninerealms; print(ninerealms.form())"],
        cwd=ROOT,
        env=environment(around),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if asked.returncode != 0 or asked.stdout.strip() != form:
        print(f"The {form} form does not run: `ninerealms.form()` gave {asked.stdout.strip()!r}.\n{asked.stderr}")
        return asked.returncode or 1
    return run([*TESTS, *options], around)


STYLE = (
    Step("ruff format", 0.5, lambda: run([str(BIN / "ruff"), "format", "--check", "."])),
    Step("ruff check", 0.5, lambda: run([str(BIN / "ruff"), "check", "."])),
    Step("mypy --strict", 1, lambda: run([str(BIN / "mypy"), "--strict"])),
)
PLAIN_PARTS = ("test_draw*", "test_words*", "test_view*", "test_odds*", "test_experience*", "test_campaign*")
# What a game says and draws is the same Python in every form; the contract asks it of compiled states too.
COMPILED_PARTS = tuple(f"--ignore-glob=*/games/*/{name}.py" for name in PLAIN_PARTS)
# Whole games of every kind reach all compiled code; the thousands of scenarios have run twice by then.
SANITIZED_PARTS = (
    *(f"tests/{room}" for room in ("kernel", "players", "contract", "golden")),
    *(f"--ignore-glob=*/{name}.py" for name in (*PLAIN_PARTS, "contract/test_chance")),
)
INSTALL = Step("install", 2, prepare)
EVERYTHING = (
    INSTALL,
    *STYLE,
    Step("build", 4, build),
    Step("tests, pure", 5, lambda: suite("pure")),
    Step("tests, compiled", 2, lambda: suite("compiled", "-m", "not house", *COMPILED_PARTS)),
    Step("tests, sanitized", 2, lambda: suite("sanitized", "-m", "not house", *SANITIZED_PARTS)),
)
FAST = (INSTALL, *STYLE, Step("tests, pure", 1, lambda: suite("pure", "-m", "not slow")))


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


def main(arguments: list[str]) -> int:
    """Run the steps, print the times, give the exit code of the last."""
    if arguments not in ([], ["--fast"]):
        print(__doc__)
        return 2
    try:
        done = walk(FAST if arguments else EVERYTHING)
    except KeyboardInterrupt:
        return 130
    print(f"\n{table(done)}", flush=True)
    return done[-1].code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
