"""Every command with good arguments."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ninerealms import __version__, cli, form
from ninerealms.games import names
from ninerealms.text.languages import LANGUAGES
from tests.programs import typed
from tests.terminal.shell import PROGRAM, Done, call, environment, is_one_sentence, run
from tests.waiting import PATIENCE

GOLDEN = Path(__file__).parents[1] / "golden" / "northgard" / "random.replay"


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """If the games are asked for, then each is there with its number of players."""
    done = call(capsys, "games", "--lang", "en")
    assert done.code == 0
    for name in names():
        assert name in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_shown_with_its_options(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """If one game is asked for, then every start option is there whole, with values, default and rule."""
    done = call(capsys, "games", "northgard", "--lang", lang)
    assert done.code == 0
    for part in ("retreat_regular_only", "NTG-100", "cards=special_x2", "2,3,2,2,1,1", "flat_cost=true"):
        assert part in done.out
    assert max(map(len, done.out.split("\n"))) <= 80


def test_the_version_is_told_with_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    """If the version is asked for, then the form of the rules is told too."""
    assert f"({form()})" in call(capsys, "--version").out


def test_a_rule_is_found_by_number_and_by_word(capsys: pytest.CaptureFixture[str]) -> None:
    """If a rule is asked for by its number, then it alone is shown; by a word, all that have it."""
    alone = call(capsys, "rules", "northgard", "ntg-058", "--lang", "en").out
    assert re.findall(r"NTG-\d+", alone) == ["NTG-058"]
    assert call(capsys, "rules", "northgard", "58", "--lang", "en").out == alone
    some = json.loads(call(capsys, "rules", "northgard", "retreat", "--json").out)
    assert len(some) > 1
    assert all("retreat" in f"{rule['text']} {rule['section']}".lower() for rule in some)
    assert set(some[0]) == {"id", "section", "text", "provenance", "mark"}


def test_all_rules_fit_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    """If all rules are shown, then no line is wider than the terminal, in French too."""
    done = call(capsys, "rules", "northgard", "--lang", "fr")
    assert max(map(len, done.out.split("\n"))) <= 80


@pytest.mark.parametrize("name", names())
def test_coverage_is_counted(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """If coverage is asked for, then total, covered and missing add up, for people and for programs."""
    found = json.loads(call(capsys, "rules", name, "--coverage", "--json").out)
    assert list(found) == ["total", "covered", "missing", "without_code", "ranges"]
    assert found["covered"] + len(found["missing"]) == found["total"] > 0
    assert f"{found['covered']} of {found['total']}" in call(capsys, "rules", name, "--coverage", "--lang", "en").out


def test_a_replay_is_told_and_verified(capsys: pytest.CaptureFixture[str]) -> None:
    """If a replay is good, then --verify says so in a line, and without it the game is told from the beginning."""
    told = call(capsys, "replay", str(GOLDEN), "--lang", "en")
    short = call(capsys, "replay", str(GOLDEN), "--verify", "--lang", "en")
    assert told.code == short.code == 0
    assert re.fullmatch(r"The replay is sound: \d+ decisions, nothing differs\.\n", short.out)
    assert told.out.endswith(short.out)
    assert "(NTG-017)" in told.out
    assert max(map(len, told.out.split("\n"))) <= 80


def damaged(folder: Path, old: str, new: str) -> Path:
    text = GOLDEN.read_text(encoding="utf-8")
    assert old in text
    path = folder / "damaged.replay"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("\n= 20 ", "\n= 20 0", "Line"),
        ("\n5 ", "\nfive ", "cannot be read"),
        ("nine realms", "ten realms", "Line 1: this is not a Nine Realms replay"),
        ("players 2", "players 3", "is for 2 players"),
        ("seed 1\n", "seed hidden\n", "taken from a running game"),
    ],
)
def test_a_damaged_replay_is_refused(
    old: str, new: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """If a replay is damaged, then one sentence says where, and the exit code is 2."""
    done = call(capsys, "replay", str(damaged(tmp_path, old, new)), "--verify")
    assert done.code == 2
    assert sentence in done.err
    assert is_one_sentence(done.err), done.err


def test_a_file_cut_off_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """If a file ends in the middle of a line or is no text, then the sentence says so."""
    path = tmp_path / "short.replay"
    path.write_bytes(GOLDEN.read_bytes()[:-9])
    assert "cut off" in call(capsys, "replay", str(path)).err
    path.write_bytes(b"\xff\xfe\x00")
    assert call(capsys, "replay", str(path)) == Done(2, "", f"{path} is not a text file.\n")


def test_changed_words_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """If only words differ, then the replay is sound and the line is named."""
    text = GOLDEN.read_text(encoding="utf-8")
    path = tmp_path / "words.replay"
    path.write_text(text.replace("Place a unit", "Put a unit", 1), encoding="utf-8")
    done = call(capsys, "replay", str(path), "--verify", "--lang", "en")
    assert done.code == 0
    assert "Line 15: its words have changed since" in done.out


def test_bench_gives_figures_for_programs(tmp_path: Path) -> None:
    """If figures are asked for as JSON, then there is one row with the form that ran, and nothing else on stdout."""
    done = run(tmp_path, "bench", "northgard", "--json", "--seconds", "0.02")
    assert done.code == 0, done.err
    (row,) = json.loads(done.out)
    assert list(row) == [
        *("game", "form", "players", "games_per_second", "decisions_per_second"),
        *("stepped_per_second", "copy_microseconds", "state_bytes", "iterations_per_second"),
    ]
    assert (row["game"], row["form"], row["players"]) == ("northgard", form(), 2)
    assert all(value > 0 for value in list(row.values())[2:])


def test_a_reader_who_leaves_early_does_no_harm(tmp_path: Path) -> None:
    """If the output is cut short by `head`, then there is no complaint."""
    line = f"{shlex.join([*PROGRAM, 'rules', 'northgard'])} | head -n 1"
    done = subprocess.run(
        typed("/bin/sh", "-c", line), env=environment(tmp_path), capture_output=True, timeout=PATIENCE, check=True
    )
    assert done.stderr == b""


def test_the_shell_completes_names_of_games(tmp_path: Path) -> None:
    """If a shell asks how a word may go on, then it is given the games that begin so."""
    asked = {"_NINEREALMS_COMPLETE": "complete_bash", "COMP_WORDS": "ninerealms play d", "COMP_CWORD": "2"}
    command = typed(
        sys.executable, "-c", "import sys; sys.argv[0] = 'ninerealms'; from ninerealms.cli import main; main()"
    )
    done = subprocess.run(
        command, env={**environment(tmp_path), **asked}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.stdout.split() == [name for name in names() if name.startswith("d")] != []


def test_a_slow_installation_says_why(tmp_path: Path) -> None:
    """If no compiled form was found, then version and simulation say so; where it was asked for, the version alone."""
    wheel = tmp_path / "site" / "ninerealms"
    shutil.copytree(Path(cli.__file__).parent, wheel, ignore=shutil.ignore_patterns("__pycache__", "server"))
    around = {name: value for name, value in environment(tmp_path).items() if not name.startswith("NINEREALMS_F")}

    def told(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
        command = typed(sys.executable, "-m", "ninerealms", *words)
        place = {**around, "PYTHONPATH": str(wheel.parent), "PYTHONDONTWRITEBYTECODE": "1", **more}
        return subprocess.run(
            command, env=place, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
        )

    assert told("--version").stdout == f"ninerealms {__version__} (pure) There is no compiled build.\n"
    for name, value in (("PURE", "1"), ("FORM", "pure")):
        asked = told("--version", **{f"NINEREALMS_{name}": value}).stdout
        assert asked == f"ninerealms {__version__} (pure) NINEREALMS_{name} asks for it.\n"
    said = told("simulate", "northgard", "--games", "1", "--lang", "en").stderr
    assert "There is no compiled build. The games run as pure Python, many times slower." in " ".join(said.split())
