"""How hard a co-operative game is: `python bench/balance.py GAME [--part PART] [--games N] [--only WORDS]`.

Bots play so many games of each cell, all cells of a part in turn, a share of the games at a time: wherever a run is
interrupted, the cells have come equally far. Every game is kept in build/balance, so that it goes on where it
stopped, and a change of rules or content begins anew. What is measured of a game, and what counts as too hard, says its
own module in bench/balances. Writes docs/balance-GAME.md from all that was played, and its published part into
bench/results.md. What is not played again (--part, --only) stays on the page as it was, with the version of its rules.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from balances import andor, page, ragnarok
from balances.cells import ROOT, Cell, Found, kept, result
from ninerealms.games import game as find
from reporting import balance as published
from strength import play_all

SHARES = 5  # in which the games of a cell are played


class Measured(NamedTuple):
    """What the module of a game says."""

    cells: Callable[[int], list[Cell]]
    verdict: Callable[[Found], str]
    remarks: Callable[[list[Found]], list[str]]
    introduction: tuple[str, ...]
    parts: dict[str, str]


GAMES = {
    "andor": Measured(
        andor.cells,
        andor.verdict,
        andor.remarks,
        andor.INTRODUCTION,
        andor.PARTS,
    )
}


def page_at(game: str) -> Path:
    return ROOT / "docs" / f"balance-{game}.md"


def played(cells: list[Cell], before: str) -> list[Found]:
    """What has been played of the cells; of those that were not played again what the page said before."""
    found = [kept(cell) or page.told(cell, before) for cell in cells]
    return [each for each in found if each is not None]


def page_of(game: str, found: list[Found]) -> list[str]:
    """The page of a game as lines of Markdown."""
    measured = GAMES[game]
    lines = [f"# Balance of {find(game).title}", ""]
    lines += [
        f"Written by `make balance GAME={game}`: games won by bots, with Wilson's bounds.",
        f"Version {find(game).version} of the rules.",
        *measured.introduction,
        *page.PLAYED,
    ]
    if any(each.games < each.cell.games for each in found):
        lines += ["", f"Not all games are played yet; `make balance GAME={game}` goes on where it stopped."]
    for part, told in measured.parts.items():
        rows = [each for each in found if each.cell.part == part]
        if rows:
            lines += ["", page.heading(part), "", told, *page.table(rows, measured.verdict)]
    remarks = measured.remarks(found)
    return [*lines, "", "## What does not fit", "", *remarks, ""] if remarks else [*lines, ""]


def write(game: str, cells: list[Cell]) -> Path:
    """The page and its part of the results anew."""
    path = page_at(game)
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    path.write_text("\n".join(page_of(game, played(cells, before))), encoding="utf-8")
    published.put(ROOT / "bench" / "results.md")
    return path


def play_in_turn(cells: list[Cell]) -> None:
    """Play what is missing of some cells, so that they come equally far."""
    for share in range(1, SHARES + 1):
        for cell in cells:
            games = -(-cell.games * share // SHARES)
            play_all(f"{cell.part}: {cell.name}", cell.key, partial(result, cell), games, cell.file)


def main() -> int:
    """Play what is missing, part by part."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted([*GAMES, ragnarok.GAME]))
    parser.add_argument("--part", action="append", help="only this part; again for more")
    parser.add_argument("--games", type=int, default=0, help="games of a cell instead of what the part asks for")
    parser.add_argument("--only", default="", help="only cells whose name has this in it")
    order = parser.parse_args()
    measured = GAMES[order.game]
    for part in order.part or ():
        if part not in measured.parts:
            parser.error(f"{order.game} has no part {part}; there are {', '.join(measured.parts)}.")
    cells = measured.cells(order.games)
    for part in order.part or measured.parts:
        play_in_turn([cell for cell in cells if cell.part == part and order.only in cell.name])
    print(f"Written to {write(order.game, cells).relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    # Where everybody plays for oneself, other things are counted.
    raise SystemExit(ragnarok.main() if ragnarok.GAME in sys.argv[1:2] else main())
