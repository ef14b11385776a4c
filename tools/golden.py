"""Write the golden games anew: `python tools/golden.py [GAME ...]`.

Each game has a few whole games in tests/golden/<game>/, played by bots at a table. The tests play them back line
by line in every form of the rules. Beside them lie the digests of many random games, with every start option: their
states on the way are the same in every form. A change that alters them must raise the game's version; review reads
the diff.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from ninerealms.errors import NineRealmsError
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import engine, save
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.match import Match, write_value
from ninerealms.kernel.replay import read
from ninerealms.players.chair import Chair
from ninerealms.players.seating import chooser, seat_all

DIGESTS = "digests.json"
SEEDS, MORE_SEEDS = range(101, 107), range(101, 117)
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Plan(NamedTuple):
    """One golden game: its file, its seed, who plays, and the start options that are not as usual."""

    name: str
    seed: int
    seats: tuple[str, ...]
    options: dict[str, str]

    def path(self, game: str) -> Path:
        return FOLDER / game / f"{self.name}.replay"


class Random(NamedTuple):
    """Random games: how many play, with which options, with which seeds."""

    players: int
    options: Mapping[str, Value]
    seeds: range

    @property
    def name(self) -> str:
        chosen = [f"{name}={write_value(value)}" for name, value in self.options.items()]
        return " ".join([str(self.players), *chosen])


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

RAGNAROK_CHOICE = {"monster_choice": "draugr,troll,giants,garm,fenrir,nidhogg", "heroes": "snorri,beowulf,lagertha"}

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
    "andor": (
        Plan("call", 21, ("greedy:easy",) * 3, {}),
        Plan("shields", 22, ("greedy:easy",) * 2, {"legend": "2", "gorlot": "two"}),
        Plan("crossing", 23, ("greedy:easy",) * 4, {"legend": "3", "spells": "two"}),
        Plan("takota", 24, ("greedy:easy",) * 3, {"legend": "4", "variant": "mild"}),
        Plan("artefact", 25, ("greedy:easy",) * 2, {"legend": "5", "bridge": "adjacent"}),
        Plan("cave", 26, ("greedy:easy",) * 3, {"legend": "6", "heroes": "teyan,raashana,avid"}),
        Plan("fires", 27, ("greedy:easy",) * 2, {"legend": "7", "dice": "tamer", "variant": "grim"}),
        Plan("random", 28, ("random",) * 4, {"legend": "4"}),
    ),
    "ragnarok": (
        Plan("random-2", 2, ("random",) * 2, {}),
        Plan("random-4", 4, ("random",) * 4, {"mode": "none", "heroes": "dealt"}),
        Plan("greedy", 3, ("greedy", "random", "greedy"), {}),
        Plan("monsters", 5, ("greedy:easy",) * 5, {"mode": "monsters", "monster_choice": "random"}),
        Plan("chosen", 6, ("greedy:easy",) * 3, {"mode": "monsters", **RAGNAROK_CHOICE}),
    ),
}

# Random games besides: cards that are drawn, gods with every relationship, from one another and to a support god.
FRIENDS = "1/1/2/2/odin/odin+tyr/tyr/odin+tyr;2/1/1/1/thor+tyr/thor/thor+tyr/thor"
COMPANY = "1/0/3/3/odin+tyr/odin/tyr/odin;0/2/2/2/thor/tyr/thor+tyr/tyr;2/2/1/0/-/thor+odin/odin/thor+odin"
DRAWN: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "diceforge": tuple(
        (players, {"setup": setup}) for setup in ("random", "random_goddess", "random_titans") for players in (2, 4)
    ),
    "yggdrasil": tuple(
        (players, {"saga": saga, "gods": "thor,odin,tyr", "charts": charts})
        for saga in range(1, 7)
        for players, charts in ((2, FRIENDS), (3, COMPANY))
    ),
    "andor": tuple((2 + legend % 3, {"legend": legend, "variant": "grim"}) for legend in range(1, 8)),
    "ragnarok": ((4, {"mode": "none"}), (5, {"mode": "monsters"})),
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


def each_option(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every start option that is not the default, once, with a number of players it can be chosen for, in turn."""
    choices = [(option, value) for option in game.options for value in option.values if value != option.default]
    for i, (option, value) in enumerate(choices):
        turn = i % len(game.seats)
        for players in (*game.seats[turn:], *game.seats[:turn]):
            try:
                game.fresh(players, 0, {option.name: value})
            except NineRealmsError:
                continue
            yield players, {option.name: value}
            break


def tables(game: Game) -> dict[str, Random]:
    """The random games of a game by name: every number of players, every option, all that golden games choose."""
    found = [Random(players, {}, SEEDS) for players in game.seats]
    found += [Random(*choice, SEEDS) for choice in each_option(game)]
    found += [Random(len(plan.seats), plan.options, SEEDS) for plan in plans(game)]
    found += [Random(*drawn, MORE_SEEDS) for drawn in DRAWN.get(game.name, ())]
    return {table.name: table for table in found}


def trace(game: Game, table: Random, seed: int) -> str:
    """A random game in short: how many decisions, and one digest of all that was and was told on the way.

    That is every state, what happened, what was closed and why, what the asked seat hopes for, who won.
    """
    state, rng, whole = game.fresh(table.players, seed, table.options), chooser(seed), blake2b(digest_size=8)
    state.events, state.reasons = [], {}
    engine.run(game.rules, state)
    decisions = 0
    while state.top >= 0:
        now = [save.digest(state), state.events, sorted(state.reasons.items()), game.rules.judge(state, state.seat)]
        whole.update(json.dumps(now).encode())
        state.events.clear()
        engine.apply(game.rules, state, engine.choose_random(state, rng))
        decisions += 1
    values = [game.rules.value(state, seat) for seat in range(table.players)]
    whole.update(json.dumps([save.digest(state), state.events, values, game.outcome(state)]).encode())
    return f"{decisions} {whole.hexdigest()}"


def digests(game: Game) -> str:
    """The random games of a game, a line for each table."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps([trace(game, table, seed) for seed in table.seeds])}"
        for name, table in tables(game).items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(path: Path, new: str) -> tuple[str, str]:
    """Write one file: what stood there, and a line for the person at the terminal."""
    old = path.read_text(encoding="utf-8") if path.is_file() else ""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(new, encoding="utf-8")
    return old, f"{path.relative_to(FOLDER).as_posix()}: {'as before' if old == new else 'changed' if old else 'new'}"


def write_plan(game: Game, plan: Plan) -> str:
    """Write one golden game; a line that asks for a new version where one may be due."""
    old, line = write(plan.path(game.name), play(game, plan))
    same = line.endswith("changed") and read(old).version == game.version
    return f"{line}; its version is still {game.version}, raise it if the rules changed" if same else line


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
            print(write_plan(game, plan), flush=True)
        for path in sorted((FOLDER / name).glob("*.replay")):
            if path not in kept:
                path.unlink()
                print(f"{path.relative_to(FOLDER).as_posix()}: no longer planned, removed")
        print(write(FOLDER / name / DIGESTS, digests(game))[1], flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
