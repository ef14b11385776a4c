"""How games of one kind of player end: `python bench/outcomes.py SERIES-AS-JSON CACHE`.

A series is a game at a table size with start options and the same bot in every seat. Its measure is `won` (1 or 0,
for teams) or `score` (the mean of the seats). Games already played by these very bots come from the cache. Prints JSON.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path
from typing import NamedTuple

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.lab.playing import play
from strength import FIRST, fingerprint, play_all


class Series(NamedTuple):
    """Games of one kind, how many, and what their mean should reach."""

    game: str
    players: int
    options: dict[str, str]
    bot: str
    measure: str
    games: int
    goal: float | None = None

    @property
    def kind(self) -> str:
        """The start options in words: `saga 3`."""
        return ", ".join(f"{name} {value}" for name, value in self.options.items()) or "as it comes"

    @property
    def key(self) -> str:
        what = f"{self.game} {self.players} {self.kind} {self.bot} {self.measure}"
        return f"{what} {form()} {FIRST} {fingerprint(self.game)}"


def result(series: Series, number: int) -> float:
    """Game `number`."""
    ended = play(find(series.game), series.players, FIRST + number, series.options, [series.bot])
    return float(bool(ended.winners)) if series.measure == "won" else sum(ended.scores) / len(ended.scores)


def yggdrasil() -> list[Series]:
    """Every mode, saga and table size; tree search where a goal is set."""
    modes = [{"mode": "easy"}, {"mode": "hard"}, *({"saga": str(saga)} for saga in range(1, 7))]
    found = [
        Series(
            "yggdrasil",
            players,
            mode,
            "greedy",
            "won",
            100,
            60.0 if mode == {"mode": "easy"} and players == 3 else None,
        )
        for mode in modes
        for players in range(1, 6)
    ]
    found += [Series("yggdrasil", 3, {"mode": "easy"}, "mcts:400", "won", 100, 85.0)]
    found += [Series("yggdrasil", 3, {"mode": "hard"}, "mcts:400", "won", 100, 50.0)]
    found += [Series("yggdrasil", 3, mode, "mcts:400", "won", 20) for mode in modes[2:]]
    return found


SERIES = [
    Series("diceforge", 4, {}, "greedy", "score", 100, 100.0),
    *yggdrasil(),
    Series("andor", 3, {"legend": "1"}, "greedy", "won", 100, 60.0),
]


def main(arguments: list[str]) -> int:
    """One series."""
    series = Series(*json.loads(arguments[0]))
    label = f"{series.game}, {series.players} players, {series.kind}: {series.bot}"
    values = play_all(label, series.key, partial(result, series), series.games, Path(arguments[1]))
    print(json.dumps({"form": form(), "values": values}))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
