"""Plots as SVG that takes its colours from the page: one file for day and night."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from io import StringIO
from math import log
from textwrap import fill
from typing import Any, NamedTuple

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from ninerealms.lab.estimates import Array, Interval

# Each stands for a colour of the page, and is written nowhere else.
TEXT, MUTED, LINE, MARK, QUIET, CARVED = "#010101", "#020202", "#030303", "#040404", "#050505", "#060606"
TOKENS = {TEXT: "text", MUTED: "muted", LINE: "line", MARK: "ember", QUIET: "edge", CARVED: "may"}
STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "nine realms",
    "font.size": 11,
    "text.color": TEXT,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "xtick.labelcolor": TEXT,
    "ytick.labelcolor": TEXT,
    "figure.constrained_layout.use": True,
}
ODDS = (0.04, 25)  # what can be shown
TICKS = (1, 0.5, 2, 0.2, 5, 0.05, 20, 0.1, 10)  # the first matter most
WIDE = 7.6  # inches of the page's width
LETTER, TICK = 0.084, 0.48  # inches of a letter's width, and of the odds under an axis
LONGEST_NAME = 36  # letters of a row's name; longer ones take a second line
ROW, TALL_ROW = 0.29, 0.4


class Dot(NamedTuple):
    """A row of a plot of dots: a name, a figure with bounds, and whether it stands out."""

    name: str
    at: Interval
    is_marked: bool = False


def drawn(height: float, paint: Callable[[Any], None], columns: int = 1) -> str:
    """An SVG to be put into a page."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(WIDE, height))
        paint(figure.subplots(1, columns))
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg [^>]*?)width="[^"]*" height="[^"]*"|(<svg [^>]*?)height="[^"]*"', r"\1\2", svg, count=1)
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", svg)
    for colour, token in TOKENS.items():
        svg = svg.replace(colour, f"var(--{token})")
    return svg.replace("<svg ", '<svg aria-hidden="true" ', 1)


def dots(
    rows: Sequence[Dot], label: str, line: float | None = None, *, odds: bool = False, percent: bool = False
) -> str:
    """Figures under each other with their bounds; `line` is where nothing would matter."""
    scale = 100 if percent else 1
    names = [fill(row.name, LONGEST_NAME) for row in rows]
    longest = max((len(line) for name in names for line in name.split("\n")), default=0)

    def paint(axes: Any) -> None:
        for place, row in enumerate(reversed(rows)):
            colour = MARK if row.is_marked else QUIET
            low, at, high = (scale * each for each in (row.at.low, row.at.value, row.at.high))
            axes.plot([low, high], [place, place], color=colour, linewidth=2.4, solid_capstyle="round")
            axes.plot([at], [place], "o", color=colour, markersize=6.5)
        if line is not None:
            axes.axvline(scale * line, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(rows)), names[::-1], linespacing=1)
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(label)
        axes.grid(axis="y", visible=False)
        if odds:
            axes.set_xscale("log")
            low, high = (np.clip(each, *ODDS) for each in axes.get_xlim())
            axes.set_xlim(low, high)
            ticks = apart(low, high, WIDE - LETTER * (longest + 2))
            axes.set_xticks(ticks, [f"{each:g} ×" for each in ticks])
            axes.minorticks_off()

    return drawn(0.75 + (TALL_ROW if any("\n" in name for name in names) else ROW) * len(rows), paint)


def apart(low: float, high: float, inches: float) -> list[float]:
    """The odds that are named on an axis so long, none in the way of one that matters more."""
    chosen: list[float] = []
    for each in TICKS:
        gaps = [abs(log(each / other)) / log(high / low) * inches for other in chosen]
        if low <= each <= high and all(gap > TICK for gap in gaps):
            chosen.append(each)
    return sorted(chosen)


def histograms(found: Sequence[tuple[str, Array]], most_bins: int = 30) -> str:
    """Distributions beside each other, each with its median."""

    def paint(many: Any) -> None:
        for axes, (label, values) in zip(np.atleast_1d(many), found, strict=True):
            low, high = float(values.min()), float(values.max())
            step = max(1, -(-int(high - low + 1) // most_bins))
            edges = np.arange(low - 0.5, high + step + 0.5, step)
            axes.hist(values, bins=edges, color=QUIET, rwidth=0.9)
            axes.axvline(float(np.median(values)), color=MARK, linewidth=1.6)
            axes.set_xlabel(label)
            axes.grid(axis="x", visible=False)
            axes.xaxis.get_major_locator().set_params(integer=True)
            axes.yaxis.get_major_locator().set_params(integer=True)
        np.atleast_1d(many)[0].set_ylabel("games")

    return drawn(2.5, paint, len(found))


def overlaid(label: str, winners: Array, others: Array) -> str:
    """Scores of those who won and of those who did not."""

    def paint(axes: Any) -> None:
        low = float(min(winners.min(), others.min() if len(others) else winners.min()))
        high = float(max(winners.max(), others.max() if len(others) else winners.max()))
        step = max(1, -(-int(high - low + 1) // 40))
        edges = np.arange(low - 0.5, high + step + 0.5, step)
        axes.hist(others, bins=edges, color=QUIET, rwidth=0.9, alpha=0.55, label="did not win")
        axes.hist(winners, bins=edges, color=MARK, rwidth=0.9, alpha=0.7, label="won")
        axes.set_xlabel(label)
        axes.set_ylabel("seats")
        axes.grid(axis="x", visible=False)
        axes.legend(frameon=False)

    return drawn(2.5, paint)


def judged(rows: Sequence[tuple[float, Interval]]) -> str:
    """What the judge said half-way beside what came of it."""

    def paint(axes: Any) -> None:
        axes.plot([0, 100], [0, 100], color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        for said, came in rows:
            axes.plot([100 * said] * 2, [100 * came.low, 100 * came.high], color=QUIET, linewidth=2.4)
            axes.plot([100 * said], [100 * came.value], "o", color=QUIET, markersize=6.5, clip_on=False)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel("the judge's chance half-way, %")
        axes.set_ylabel("won in the end, %")

    return drawn(3.0, paint)


def bits(rows: Sequence[tuple[str, float, float]]) -> str:
    """For each question how spread out answers would be by lot, and how they were."""

    def paint(axes: Any) -> None:
        for place, (_, even, used) in enumerate(reversed(rows)):
            axes.barh(place + 0.19, even, 0.36, color=QUIET, alpha=0.6, label="by lot" if place == 0 else None)
            axes.barh(place - 0.19, used, 0.36, color=MARK, alpha=0.8, label="chosen" if place == 0 else None)
        axes.set_yticks(range(len(rows)), [name for name, *_ in reversed(rows)])
        axes.set_xlabel("bits: 1 is a choice of two, 3 of eight")
        axes.grid(axis="y", visible=False)
        axes.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2)

    return drawn(1.1 + 0.34 * len(rows), paint)
