"""What is measured of a co-operative game: cells, and what a cell has come to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.lab.playing import play
from ninerealms.lab.simulate import wilson
from strength import fingerprint, load

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "balance"
PUBLISHED = "publish"
TUNING_SEEDS = 1_000_000
SEEDS = {
    PUBLISHED: 8_000_000,
    "variants": 10_000_000,
    "heroes": 10_500_000,
}  # fresh ones whenever numbers are tuned again


class Cell(NamedTuple):
    """Games of one kind: for which part, who plays what, how many. Options with several values take turns."""

    part: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    bot: str
    games: int
    turns: tuple[str, tuple[str, ...]] = ("", ())

    @property
    def seed(self) -> int:
        """That of its first game."""
        return SEEDS.get(self.part, TUNING_SEEDS)

    @property
    def key(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.options.items())
        return f"{self.game} {self.players} {told} {self.bot} from {self.seed} {form()} {fingerprint(self.game)}"

    @property
    def file(self) -> Path:
        return KEPT / f"{self.game}-{self.part}.json"


class Found(NamedTuple):
    """What a cell has come to, with which version of the rules and from which seed on."""

    cell: Cell
    won: int
    games: int
    version: int
    seed: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def kept(cell: Cell) -> Found | None:
    """What has been played of a cell with the rules of today, as far as it has come."""
    results = load(cell.file, cell.key)
    if not results:
        return None
    return Found(cell, int(sum(results.values())), len(results), find(cell.game).version, cell.seed)


def result(cell: Cell, number: int) -> float:
    """Game `number` of a cell: 1 if it is won."""
    options = dict(cell.options)
    name, values = cell.turns
    if name:
        options[name] = values[number % len(values)]
    return float(bool(play(find(cell.game), cell.players, cell.seed + number, options, [cell.bot]).winners))
