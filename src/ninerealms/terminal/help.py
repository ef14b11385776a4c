"""The help of the command line in the reader's language: `help-<command>`, `help-for-<parameter>`."""

from __future__ import annotations

from typing import Any

import typer

from ninerealms.players import roster
from ninerealms.text.languages import LANGUAGES, preferred_language
from ninerealms.text.words import Say, Words, words


def language(arguments: list[str]) -> str:
    """The language asked for by --lang, if it is one; the environment decides otherwise."""
    for i, word in enumerate(arguments):
        asked = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        if asked in LANGUAGES:
            return asked
    return preferred_language()


def listed() -> str:
    return ", ".join(LANGUAGES)


def command_in(app: typer.Typer, lang: str) -> Any:
    """The commands of an app with their help in a language."""
    speaker = words(None, lang)
    whole = typer.main.get_command(app)
    whole.help = speaker.render(Say("help-app"))
    translate(whole, "app", speaker)
    translate_commands(whole, "", speaker)
    return whole


def translate_commands(group: Any, prefix: str, speaker: Words) -> None:
    """The help of each command of a group; those of a group within it are `help-<group>-<command>`."""
    for name, command in getattr(group, "commands", {}).items():
        command.help = speaker.render(Say(f"help-{prefix}{name}"))
        command.short_help = command.help
        translate(command, f"{prefix}{name}", speaker)
        translate_commands(command, f"{prefix}{name}-", speaker)


def translate(command: Any, name: str, speaker: Words) -> None:
    """The help of each parameter: its own in this command, or the common one."""
    for parameter in command.params:
        for key in (f"help-{name}-{parameter.name}", f"help-for-{parameter.name}"):
            if speaker.has(key):
                parameter.help = speaker.render(Say(key, {"languages": listed(), "bots": roster.spelled()}))
                break
