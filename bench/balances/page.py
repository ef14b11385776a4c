"""A page about balance: its tables, and what an older page tells of cells that were not played again."""

from __future__ import annotations

from collections.abc import Callable

from balances.cells import Cell, Found

HEAD = ("cell", "players", "won", "games", "share", "95 %", "rules", "seeds from")
PLAYED = (
    "Each cell says with which version of the rules it was played, and from which seed on. A cell that no later change",
    "touches keeps its games of an older version.",
)


def heading(part: str) -> str:
    return f"## {part.capitalize()}"


def table(found: list[Found], verdict: Callable[[Found], str]) -> list[str]:
    """One part as lines of Markdown; a column of verdicts where there are any."""
    judged = any(verdict(each) for each in found)
    head = [*HEAD, *(["verdict"] if judged else [])]
    lines = ["", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for each in found:
        low, high = each.bounds
        row = [each.cell.name, each.cell.bot, str(each.won), str(each.games), f"{100 * each.share:.0f} %"]
        row += [f"{100 * low:.0f} to {100 * high:.0f}", str(each.version), f"{each.seed:,}"]
        row += [verdict(each)] if judged else []
        lines.append("| " + " | ".join(row) + " |")
    return lines


def told(cell: Cell, page: str) -> Found | None:
    """What a page tells of a cell."""
    _, _, rest = page.partition(f"\n{heading(cell.part)}\n")
    for line in rest.partition("\n## ")[0].splitlines():
        row = [each.strip() for each in line.strip("|").split("|")]
        if row[:2] == [cell.name, cell.bot]:
            of = dict(zip(HEAD, row, strict=False))
            seed = int(of["seeds from"].replace(",", ""))
            return Found(cell, int(of["won"]), int(of["games"]), int(of["rules"]), seed)
    return None
