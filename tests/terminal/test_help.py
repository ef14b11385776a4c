"""The help speaks the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ninerealms import cli
from ninerealms.terminal import help as reader_help


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
    [("en", "Play in the terminal"), ("fr", "Jouer dans le terminal"), ("ja", "端末で遊びます")],
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
