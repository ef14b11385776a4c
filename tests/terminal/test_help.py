"""The help speaks the reader's language."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ninerealms import cli
from ninerealms.terminal import help as reader_help
from tests.programs import typed
from tests.terminal.shell import environment


def explained(group: Any, path: str = "") -> Iterator[tuple[str, str | None]]:
    """Each command and each of its parameters, those of groups too, with its help."""
    for name, command in getattr(group, "commands", {}).items():
        yield f"{path} {name}", command.help
        for parameter in command.params:
            if parameter.name != "help":
                yield f"{path} {name} --{parameter.name}", parameter.help
        yield from explained(command, f"{path} {name}")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Play in the terminal"), ("fr", "Jouer dans le terminal"), ("ja", "ターミナルで遊びます")],
)
def test_every_command_has_help_in_every_language(lang: str, sentence: str) -> None:
    """If a language is asked for, then each command and each of its parameters is explained in it."""
    english = dict(explained(reader_help.command_in(cli.app, "en")))
    whole = reader_help.command_in(cli.app, lang)
    assert whole.commands["play"].help.startswith(sentence)
    shown = dict(explained(whole))
    assert " campaign new --heroes" in shown
    assert all(shown.values())
    assert lang == "en" or [name for name in shown if shown[name] == english[name]] == []


def test_lang_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """If --lang names a language, then it decides; otherwise the environment does."""
    monkeypatch.setenv("NINEREALMS_LANG", "ja")
    assert reader_help.language(["play", "--lang", "fr", "--help"]) == "fr"
    assert reader_help.language(["--lang=en"]) == "en"
    assert reader_help.language(["--lang", "xx"]) == "ja"


@pytest.mark.parametrize(
    ("line", "offered"),
    [("ninerealms la", "lab"), ("ninerealms play ygg", "yggdrasil"), ("ninerealms lab run andor --sw", "--swap-seats")],
)
def test_a_shell_completes_commands_games_and_options(line: str, offered: str, tmp_path: Path) -> None:
    """If bash asks how a line may go on, then the program offers the command, the game or the option."""
    program = Path(sys.executable).with_name("ninerealms")
    asked = {"_NINEREALMS_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    done = subprocess.run(
        typed(str(program)),
        cwd=tmp_path,
        env=environment(tmp_path, **asked),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, [offered], "")
