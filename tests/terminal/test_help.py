"""The help speaks the reader's language."""

from __future__ import annotations

import pytest

from ninerealms import cli
from ninerealms.terminal import help as reader_help


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Play in the terminal"), ("fr", "Jouer dans le terminal"), ("ja", "端末で遊びます")],
)
def test_every_command_has_help_in_every_language(lang: str, sentence: str) -> None:
    """If a language is asked for, then each command and each of its parameters is explained in it."""
    whole = reader_help.command_in(cli.app, lang)
    assert whole.commands["play"].help.startswith(sentence)
    commands = whole.commands.values()
    shown = [parameter for command in commands for parameter in command.params if parameter.name != "help"]
    assert all(parameter.help for parameter in shown)


def test_lang_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """If --lang names a language, then it decides; otherwise the environment does."""
    monkeypatch.setenv("NINEREALMS_LANG", "ja")
    assert reader_help.language(["play", "--lang", "fr", "--help"]) == "fr"
    assert reader_help.language(["--lang=en"]) == "en"
    assert reader_help.language(["--lang", "xx"]) == "ja"
