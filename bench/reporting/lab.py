"""The section of bench/results.md about the lab: a Ray cluster beside the pool, and what a game weighs."""

from __future__ import annotations

from typing import Any

from reporting.report import Row, Section, figure

GOAL = 0.9  # of the pool's games per second, with chunks of a second


def rows_of(found: dict[str, Any]) -> list[Row]:
    """The goal, by the median of all rounds."""
    return [Row("northgard", "lab: Ray / pool, games per second", found["efficiency"]["ratios"], GOAL)] if found else []


def section(found: dict[str, Any]) -> Section:
    """All lines of the section."""
    if not found:
        return Section("Lab", "lab", [])
    told, (row,) = found["efficiency"], rows_of(found)
    spread = f"{figure(min(row.values))} to {figure(max(row.values))}"
    lines = [
        (
            f"Runs of {told['games']:,} games of Northgard (greedy:easy) by two warm workers, in chunks of about a "
            "second, pool and Ray in turn."
        ),
        (
            f"Ray / pool, games per second: {figure(row.value)} ({spread}, {len(row.values)} rounds), goal "
            f"{row.wanted}, reached: {row.reached}."
        ),
        f"Beginning costs the pool {told['started']['pool']:.1f} s, Ray {told['init'] + told['started']['ray']:.1f} s.",
        "",
        "| game | ms a game | bytes sent | bytes kept | us to take in |",
        "|---|---|---|---|---|",
    ]
    for name, each in found["sizes"].items():
        cells = (each["milliseconds"], each["sent"], each["kept"], each["taken_microseconds"])
        lines.append(f"| {name} | {' | '.join(map(figure, cells))} |")
    return Section("Lab", "lab", lines)
