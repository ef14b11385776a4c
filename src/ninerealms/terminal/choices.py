"""The numbered choices on the screen: groups with headings, each choice with its cost, what it does and its odds."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from ninerealms.kernel.choice import Choice
from ninerealms.terminal.layout import fold
from ninerealms.text.words import Say, Words

RULE_TAG = r"[(（][A-Z]{3}-\d{3}[)）]"
INDENT = 5


def shared_rule(choices: Iterable[Choice]) -> str:
    """The rule all of them follow; empty if there is none."""
    rules = {choice.rule for choice in choices}
    return rules.pop() if len(rules) == 1 else ""


def tag(rule: str) -> str:
    return f" ({rule})" if rule else ""


def write_choices(console: Console, words: Words, choices: list[Choice]) -> None:
    """All of them, numbered. A rule that a whole group follows stands at its heading; one that all follow, at none."""
    groups = {"" if choice.group is None else choice.group.key for choice in choices} - {""}
    is_told = shared_rule(choices) != ""
    for _, numbered in groupby(enumerate(choices, 1), key=lambda each: each[1].group and each[1].group.key):
        listed = list(numbered)
        group, rule = listed[0][1].group, shared_rule(choice for _, choice in listed)
        if len(groups) > 1:
            heading = "" if group is None else "  " + words.render(group) + ("" if is_told else tag(rule))
            lay(console, heading, "bold")
        is_headed = len(groups) > 1 and group is not None and rule != ""
        for number, choice in listed:
            write_choice(console, words, number, choice, "" if is_told or is_headed else choice.rule)


def write_choice(console: Console, words: Words, number: int, choice: Choice, rule: str) -> None:
    """Head and cost; what it does and its odds step back, on the same line if there is room."""
    cost = "" if choice.cost is None else f" [{words.render(choice.cost)}]"
    odds = [Say("cli-odds", {"chance": round(100 * each.chance), "counts": each.counts}) for each in choice.odds]
    parts = [*([] if choice.detail is None else [choice.detail]), *odds]
    head, rest = f"{number:>3}. {words.render(choice.head)}{cost}{tag(rule)}", " · ".join(map(words.render, parts))
    if rest and cell_len(f"{head}  {rest}") <= console.width:
        lay(console, head, rest=f"  {rest}")
        return
    for line in fold(head, console.width, INDENT):
        lay(console, line)
    for line in fold(" " * INDENT + rest, console.width, INDENT) if rest else []:
        lay(console, line, "dim")


def lay(console: Console, text: str, style: str = "", rest: str = "") -> None:
    """One line; numbers of rules and the rest step back."""
    line = Text(text, style=style)
    line.highlight_regex(RULE_TAG, "dim")
    console.print(line.append(rest, "dim"), soft_wrap=True, highlight=False)
