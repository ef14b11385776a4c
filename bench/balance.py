"""How hard a co-operative game is: `python bench/balance.py GAME [--part PART] [--games N] [--only WORDS]`.

Cell by cell bots play so many games; every game is kept in build/balance, so an interrupted run goes on where it
stopped, and a change of rules or content begins anew. The parts tune, variants and heroes play with greedy on seeds of
their own; publish plays with tree search on other seeds. Writes docs/balance-GAME.md from all that was played.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.lab.playing import play
from ninerealms.lab.simulate import wilson
from strength import fingerprint, load, play_all

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "balance"
PARTS = ("tune", "variants", "heroes", "publish")
TUNING_SEEDS = 1_000_000  # published games are those of the seeds from 0 on
LEGENDS = range(1, 8)
HEROES = ("tenaya", "raashana", "grea", "avida")
LEAST, MOST = 0.45, 0.80  # a cell whose bounds lie wholly outside has failed
APART = 0.10  # of the variants
UNEVEN = 0.20  # between heroes


class Cell(NamedTuple):
    """Games of one kind: for which part, who plays what, how many."""

    part: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    bot: str
    games: int

    @property
    def key(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{self.game} {self.players} {told} {self.bot} {form()} {fingerprint(self.game)}"

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game}-{self.part}.json"


class Found(NamedTuple):
    """What a cell has come to."""

    cell: Cell
    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def result(cell: Cell, number: int) -> float:
    """Game `number`; where a cell is for all legends, they take turns."""
    first = 0 if cell.part == "publish" else TUNING_SEEDS
    options = dict(cell.options)
    if "legend" not in options:
        options["legend"] = str(number % len(LEGENDS) + 1)
    return float(bool(play(find(cell.game), cell.players, first + number, options, [cell.bot]).winners))


def andor(games: int) -> list[Cell]:
    """Seven legends by two to four heroes; variants with three; one hero missing, all legends in turn."""
    cells = [
        Cell(
            "tune",
            f"legend {legend}, {players} heroes",
            "andor",
            players,
            {"legend": str(legend)},
            "greedy",
            games or 400,
        )
        for legend in LEGENDS
        for players in (2, 3, 4)
    ]
    cells += [
        Cell(
            "variants",
            f"legend {legend}, {variant}",
            "andor",
            3,
            {"legend": str(legend), "variant": variant},
            "greedy",
            games or 400,
        )
        for legend in LEGENDS
        for variant in ("mild", "standard", "grim")
    ]
    cells += [
        Cell(
            "heroes",
            f"without {missing}",
            "andor",
            3,
            {"heroes": ",".join(h for h in HEROES if h != missing)},
            "greedy",
            games or 400,
        )
        for missing in HEROES
    ]
    return cells + [
        Cell(
            "publish",
            f"legend {legend}, {players} heroes",
            "andor",
            players,
            {"legend": str(legend)},
            "mcts:400",
            games or 60,
        )
        for legend in LEGENDS
        for players in (2, 3, 4)
    ]


CELLS = {"andor": andor}


# --- the report -------------------------------------------------------------------------------------------


def played(cells: list[Cell]) -> list[Found]:
    """What is kept of the cells, as far as they have come."""
    found = []
    for cell in cells:
        results = load(cell.file, cell.key)
        if results:
            found.append(Found(cell, int(sum(results.values())), len(results)))
    return found


def verdict(found: Found) -> str:
    """The first legend may be easy, the others have to be neither easy nor hopeless."""
    low, high = found.bounds
    if found.cell.options.get("legend") == "1":
        return "too hard" if high < MOST else "fits"
    return "too hard" if high < LEAST else "too easy" if low > MOST else "fits"


def table(part: str, found: list[Found]) -> list[str]:
    """One part as lines of Markdown."""
    judged = part in ("tune", "publish")
    head = ["cell", "players", "won", "games", "share", "95 %"] + (["verdict"] if judged else [])
    lines = ["", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for each in found:
        low, high = each.bounds
        row = [each.cell.name, each.cell.bot, str(each.won), str(each.games)]
        row += [f"{100 * each.share:.0f} %", f"{100 * low:.0f} to {100 * high:.0f}"] + (
            [verdict(each)] if judged else []
        )
        lines.append("| " + " | ".join(row) + " |")
    return lines


def remarks(found: list[Found]) -> list[str]:
    """Variants that are not in order or too near each other, heroes that are missed too much."""
    lines = []
    variants = [each for each in found if each.cell.part == "variants"]
    for mild, standard, grim in zip(variants[::3], variants[1::3], variants[2::3], strict=False):
        gaps = (mild.share - standard.share, standard.share - grim.share)
        if min(gaps) < APART:
            name = mild.cell.name.partition(",")[0]
            lines.append(
                f"- {name}: mild to standard {100 * gaps[0]:.0f} points, standard to grim {100 * gaps[1]:.0f}."
            )
    heroes = [each for each in found if each.cell.part == "heroes"]
    for one in heroes:
        for other in heroes:
            gap = one.share - other.share
            error = 1.96 * sum(each.share * (1 - each.share) / each.games for each in (one, other)) ** 0.5
            if gap - error > UNEVEN:
                lines.append(f"- {one.cell.name} is won {100 * gap:.0f} points more often than {other.cell.name}.")
    return ["", "What does not fit:", "", *lines] if lines else []


def write(game: str, cells: list[Cell]) -> Path:
    """The page of a game."""
    found = played(cells)
    lines = [
        f"# Balance of {find(game).title}",
        "",
        f"Written by `make balance GAME={game}`: games won by bots, with Wilson's bounds. A cell fits unless its",
        f"bounds lie wholly outside {100 * LEAST:.0f} to {100 * MOST:.0f} %; the first legend may be easier.",
    ]
    for part in PARTS:
        rows = [each for each in found if each.cell.part == part]
        if rows:
            lines += ["", f"## {part.capitalize()}", *table(part, rows)]
    page = ROOT / "docs" / f"balance-{game}.md"
    page.write_text("\n".join([*lines, *remarks(found), ""]), encoding="utf-8")
    return page


def main() -> int:
    """Play what is missing, cell by cell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=sorted(CELLS))
    parser.add_argument("--part", choices=PARTS, action="append", help="only this part; again for more")
    parser.add_argument("--games", type=int, default=0, help="games of a cell instead of what the part asks for")
    parser.add_argument("--only", default="", help="only cells whose name has this in it")
    order = parser.parse_args()
    cells = CELLS[order.game](order.games)
    for cell in cells:
        if cell.part in (order.part or PARTS) and order.only in cell.name:
            play_all(f"{cell.part}: {cell.name}", cell.key, partial(result, cell), cell.games, cell.file)
    print(f"Written to {write(order.game, cells).relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
