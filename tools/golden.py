"""Write the golden replays anew: `python tools/golden.py [GAME ...]`.

Each game has a few whole games in tests/golden/<game>/, played by bots at a table. The tests play them back line
by line in every form of the rules. A change that alters them must raise the game's version; review reads the diff.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import read
from ninerealms.players.chair import Chair
from ninerealms.players.seating import seat_all

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Plan(NamedTuple):
    """One golden game: its file, its seed, who plays, and the start options that are not as usual."""

    name: str
    seed: int
    seats: tuple[str, ...]
    options: dict[str, str]

    def path(self, game: str) -> Path:
        return FOLDER / game / f"{self.name}.replay"


DICEFORGE_SWITCHES = {
    "ties": "chain",
    "mirror_on_mirror": "true",
    "titans_link": "short",
    "two_dependent_faces": "both_miss",
    "scores_below_zero": "true",
    "goldsmith_counts_colours": "true",
    "steal_needs_whole": "true",
    "satyrs_two_players": "true",
    "twins_on_others": "true",
    "copied_golem_moves": "false",
    "copied_faces_pay_owner": "false",
    "cerberus_on_celestial": "true",
}

# Thor with box I of the god die and Odin as a comrade, Odin and Tyr as they begin; two Vanir dice and two Elves.
YGGDRASIL_CHARTS = "1/0/2/2/odin/-/-/-;0/0/0/1/thor+tyr/-/-/-;2/0/0/0/-/-/-/thor"

# Every start option of a game is played at least once with another value than its default.
PLANS: dict[str, tuple[Plan, ...]] = {
    "northgard": (
        Plan("random", 1, ("random", "random"), {}),
        Plan("greedy", 2, ("greedy", "random"), {}),
        Plan("monopolies", 3, ("greedy", "greedy"), {"monopoly_needs_vp": "true"}),
        Plan("two-specials", 4, ("random", "random"), {"cards": "special_x2"}),
        Plan("buildings", 12, ("greedy", "random"), {"flat_cost": "true", "tower_spares_owner": "true"}),
        Plan("combats", 20, ("random", "random"), {"bonuses": "0,5,1,4,2,3", "retreat_regular_only": "true"}),
    ),
    "diceforge": (
        Plan("random-2", 2, ("random",) * 2, {}),
        Plan("random-3", 3, ("random",) * 3, {}),
        Plan("random-4", 4, ("random",) * 4, {}),
        Plan("greedy", 5, ("greedy:easy", "random"), {}),
        Plan("goddess", 6, ("random",) * 3, {"setup": "goddess"}),
        Plan("titans", 7, ("random",) * 4, {"setup": "titans"}),
        Plan("switches", 8, ("random",) * 3, {"setup": "random_titans", **DICEFORGE_SWITCHES}),
    ),
    "yggdrasil": (
        Plan("random-1", 1, ("random",), {}),
        Plan("random-2", 2, ("random",) * 2, {}),
        Plan("random-4", 4, ("random",) * 4, {}),
        Plan("random-5", 5, ("random",) * 5, {}),
        Plan("greedy", 3, ("greedy:easy", "random", "greedy:easy"), {}),
        Plan("hard", 6, ("greedy:easy",) * 2, {"mode": "hard", "brisingamen": "any"}),
        Plan("saga-1", 11, ("random",) * 3, {"saga": "1"}),
        Plan("saga-2", 12, ("random",), {"saga": "2"}),
        Plan("saga-3", 13, ("random",) * 2, {"saga": "3"}),
        Plan("saga-4", 14, ("random",) * 4, {"saga": "4"}),
        Plan("saga-5", 15, ("greedy:easy",) * 3, {"saga": "5"}),
        Plan("saga-6", 16, ("random",) * 3, {"saga": "6", "gods": "thor,odin,tyr", "charts": YGGDRASIL_CHARTS}),
    ),
}


def plans(game: Game) -> tuple[Plan, ...]:
    """The golden games of a game; where none are listed, a random one for each number of players."""
    usual = tuple(Plan(f"random-{players}", players, ("random",) * players, {}) for players in game.seats)
    return PLANS.get(game.name, usual)


def play(game: Game, plan: Plan) -> str:
    """The replay of a golden game. Random players choose as they do in `ninerealms.lab.playing`."""
    table = Match(game, len(plan.seats), plan.seed, plan.options, plan.seats)
    bots = seat_all(list(plan.seats), len(plan.seats), plan.seed)
    while (decision := table.decision) is not None:
        bot = bots[0 if decision.seat == TEAM else decision.seat]
        table.submit(bot.choose(Chair(game, table.state, decision.seat)))
    return table.replay()


def write(game: Game, plan: Plan) -> str:
    """Write one file; a line for the person at the terminal."""
    path = plan.path(game.name)
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    new = play(game, plan)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(new, encoding="utf-8")
    label = path.relative_to(FOLDER).as_posix()
    if not old or old == new:
        return f"{label}: {'as before' if old else 'new'}"
    same = read(old).version == game.version
    return f"{label}: changed{f'; its version is still {game.version}, raise it if the rules changed' if same else ''}"


def main(wanted: list[str]) -> int:
    """Write the games named, or all."""
    unknown = [name for name in wanted if name not in names()]
    if unknown:
        print(f"There is no game {unknown[0]!r}; there are {', '.join(names())}.", file=sys.stderr)
        return 2
    for name in wanted or names():
        game = find(name)
        kept = {plan.path(name) for plan in plans(game)}
        for plan in plans(game):
            print(write(game, plan), flush=True)
        for path in sorted((FOLDER / name).glob("*.replay")):
            if path not in kept:
                path.unlink()
                print(f"{path.relative_to(FOLDER).as_posix()}: no longer planned, removed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
