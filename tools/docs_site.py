"""What the documentation site makes by itself: the rules of every game, the commands, and the list of decisions.

MkDocs calls these (`hooks` in mkdocs.yml). Links from docs/ to files outside it keep working in a checkout; on the
site, where those files are not, they become plain words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from ninerealms import cli, ledger
from ninerealms.games import game, names
from ninerealms.ledger import Rule
from ninerealms.terminal.help import command_in
from ninerealms.text.words import Say

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "ninerealms" / "games"
ORIGINS = {
    "BOOK": "from the printed rulebook",
    "PUBLIC": "publicly known",
    "INFERRED": "follows from the rulebook",
    "HOUSE": "our own, where nothing is known",
}
OUTSIDE = re.compile(r"\[(?P<words>[^\]]+)\]\((?:\.\./)+(?!adr/)[^)]*\)")
HEADING = re.compile(r"^# (?P<title>.+)$", re.MULTILINE)


def on_config(config: Any) -> Any:
    """The lists that follow the tree: a page for each game, and one for each decision."""
    decisions = sorted((ROOT / "docs" / "adr").glob("*.md"))
    lists = {
        "Rules": [{game(name).words("en").render(Say("game-title")): f"rules/{name}.md"} for name in names()],
        "Decisions": [{title(file.read_text("utf-8")): f"adr/{file.name}"} for file in decisions],
    }
    config["nav"] = [{head: lists.get(head, pages) for head, pages in part.items()} for part in config["nav"]]
    return config


def on_files(files: Files, config: Any) -> Files:
    """The pages that are made here."""
    pages = {f"rules/{name}.md": rules_page(name) for name in names()}
    pages["reference/commands.md"] = commands_page()
    for place, text in pages.items():
        files.append(File.generated(config, place, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links that lead out of docs/ are words on the site."""
    return OUTSIDE.sub(lambda found: found["words"], markdown)


def title(text: str) -> str:
    found = HEADING.search(text)
    return "" if found is None else found["title"]


# --- rules ------------------------------------------------------------------------------------------


def rules_page(name: str) -> str:
    """All rules in force, chapter by chapter, each with an anchor of its own."""
    lines = [f"# {game(name).words('en').render(Say('game-title'))}", ""]
    section = ""
    for rule in ledger.read(GAMES / name):
        if rule.is_retired:
            continue
        if rule.section != section:
            section = rule.section
            lines += ["", f"## {section}", ""]
        lines += [rule_line(rule), ""]
    return "\n".join(lines)


def rule_line(rule: Rule) -> str:
    return f'**[{rule.id}](#{rule.id})**{{ #{rule.id} title="{ORIGINS[ledger.origin(rule)]}" }} {rule.text}'


# --- commands ---------------------------------------------------------------------------------------


def commands_page() -> str:
    """Every command with its words and what they mean, as `--help` tells it."""
    whole = command_in(cli.app, "en")
    lines = ["# Commands", "", whole.help or "", ""]
    for path, command in walk(whole, ()):
        lines += ["", f"## ninerealms {' '.join(path)}", "", command.help or "", "", "| word | meaning |", "|---|---|"]
        lines += [f"| `{spelled(each)}` | {told(each)} |" for each in command.params if each.name != "help"]
    return "\n".join(lines) + "\n"


def walk(group: Any, path: tuple[str, ...]) -> list[tuple[tuple[str, ...], Any]]:
    """The commands in a group and in the groups within it."""
    found: list[tuple[tuple[str, ...], Any]] = []
    for name, command in sorted(getattr(group, "commands", {}).items()):
        inner = walk(command, (*path, name))
        found += inner or [((*path, name), command)]
    return found


def spelled(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper()).replace("|", "/")
    return ", ".join(parameter.opts)


def told(parameter: Any) -> str:
    return str(getattr(parameter, "help", "") or "").replace("|", "/")
