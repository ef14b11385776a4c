"""How even Lords of Ragnarok is: `python bench/balance.py ragnarok [--part PART] [--games N] [--only WORDS]`.

Greedy plays every mode with every number of players, tree search plays every mode with four. Every game is kept in
build/balance, so an interrupted run goes on where it stopped, and a change of rules or content begins anew. Writes
docs/balance-ragnarok.md from all that was played.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import ceil, sqrt
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple, cast

from ninerealms import form
from ninerealms.games import game as find
from ninerealms.kernel.decision import NOBODY
from ninerealms.lab.playing import play_out
from ninerealms.players.seating import seat_all
from strength import fingerprint, load, play_all

ROOT = Path(__file__).resolve().parents[2]
GAME = "ragnarok"
KEPT = ROOT / "build" / "balance"
PAGE = ROOT / "docs" / f"balance-{GAME}.md"
REASONS = Path(__file__).with_suffix(".md")
MODES = ("none", "realm", "monsters")
COUNTS = (2, 3, 4, 5)
HEROES = ("ragnar", "aslaug", "snorri", "lagertha", "beowulf")
ENDINGS = {"LOR-110": "Great Jarl", "LOR-111": "Great Godi", "LOR-112": "Loki slain", "LOR-114": "Ragnarok"}
STOPPED = "LOR-116"
GREEDY, TREE = "greedy", "mcts:400"
SEEDS = {GREEDY: 7_000_000, TREE: 8_000_000}  # those of tuning and of earlier versions lie below
CONFIDENT = 2.576  # 99 times out of 100
BEYOND = 0.10  # from the fair share
ROUNDS = (7.0, 12.0)
APART = 0.2  # of the modes' mean rounds from those of `none`
LEAST_ENDINGS = 3
STAGES = (0.1, 0.3, 1.0)  # of the games of each cell, so that what is played so far is even
BITS = 5


class Cell(NamedTuple):
    """Games of one kind: who plays which mode, with how many, how often."""

    bot: str
    mode: str
    players: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.mode}, {self.players} players, {self.bot}"

    @property
    def key(self) -> str:
        return f"{GAME} {self.name} {form()} {fingerprint(GAME)}"

    @property
    def file(self) -> Path:
        return KEPT / f"{GAME}-{self.bot.partition(':')[0]}.json"


class Ended(NamedTuple):
    """One game: who won by place in turn order, which heroes won and took part, by which ending, in how many rounds."""

    winners: list[int]
    heroes: list[int]
    present: list[int]
    ending: int
    rounds: int

    def packed(self) -> float:
        """As one number, for the cache."""
        number = 0
        for part in (mask_of(self.winners), mask_of(self.heroes), mask_of(self.present), self.ending):
            number = number << BITS | part
        return float(number << 8 | self.rounds)


def unpacked(kept: float) -> Ended:
    number = int(kept)
    rounds, number = number & 0xFF, number >> 8
    parts = [number >> BITS * place & (1 << BITS) - 1 for place in (3, 2, 1, 0)]
    return Ended(places(parts[0]), places(parts[1]), places(parts[2]), parts[3], rounds)


def mask_of(found: list[int]) -> int:
    return sum(1 << each for each in set(found))


def places(mask: int) -> list[int]:
    return [place for place in range(BITS) if mask & 1 << place]


def result(cell: Cell, number: int) -> float:
    """Game `number`, with heroes dealt."""
    game, seed = find(GAME), SEEDS[cell.bot] + number
    state = game.start(cell.players, seed, {"mode": cell.mode, "heroes": "dealt"})
    play_out(game, state, seat_all([cell.bot], cell.players, seed))
    outcome = game.outcome(state)
    assert outcome is not None, "the game has not ended"
    table = cast("dict[str, Any]", game.view(state, NOBODY)["table"])
    heroes = [HEROES.index(seat["hero"]) for seat in table["players"]]
    turns = [(seat - table["first"]) % cell.players for seat in outcome.winners]
    rules = [*ENDINGS, STOPPED]
    won = [heroes[seat] for seat in outcome.winners]
    return Ended(turns, won, heroes, rules.index(outcome.reason), min(255, game.rounds(state))).packed()


def cells(games: int) -> list[Cell]:
    """Every mode and number of players with greedy; every mode with four tree searches."""
    found = [Cell(GREEDY, mode, players, games or 1000) for mode in MODES for players in COUNTS]
    return found + [Cell(TREE, mode, 4, games or 60) for mode in MODES]


# --- what was found -------------------------------------------------------------------------------


class Share(NamedTuple):
    """How often somebody won of so many games, a shared win counted in part, beside what would be fair."""

    name: str
    won: float
    games: int
    fair: float

    @property
    def bounds(self) -> tuple[float, float]:
        """Wilson's bounds, 99 times out of 100."""
        share, spread = self.won / self.games, CONFIDENT**2 / self.games
        middle, width = share + spread / 2, sqrt(spread * (share * (1 - share) + spread / 4))
        return max(0.0, (middle - width) / (1 + spread)), min(1.0, (middle + width) / (1 + spread))

    @property
    def is_off(self) -> bool:
        low, high = self.bounds
        return low > self.fair + BEYOND or high < self.fair - BEYOND


def shares_of_places(games: list[Ended], players: int) -> list[Share]:
    """By place in turn order."""
    rows = []
    for place in range(players):
        won = sum(1 / len(each.winners) for each in games if place in each.winners)
        rows.append(Share(f"place {place + 1}", won, len(games), 1 / players))
    return rows


def shares_of_heroes(games: list[Ended], players: int) -> list[Share]:
    """By hero, of the games it took part in."""
    rows = []
    for number, hero in enumerate(HEROES):
        there = [each for each in games if number in each.present]
        if there:
            won = sum(1 / len(each.heroes) for each in there if number in each.heroes)
            rows.append(Share(hero, won, len(there), 1 / players))
    return rows


def said(share: Share) -> str:
    low, high = share.bounds
    sign = " **off**" if share.is_off else ""
    return f"{100 * share.won / share.games:.0f} ({100 * low:.0f} to {100 * high:.0f}){sign}"


def ends_of(games: list[Ended]) -> list[int]:
    return [sum(each.ending == number for each in games) for number in range(len(ENDINGS) + 1)]


def table(found: list[tuple[Cell, list[Ended]]], shares: bool) -> list[str]:
    """One line per cell: rounds, endings, and who won if that is wanted."""
    head = ["mode", "players", "games", "mean rounds", *ENDINGS.values(), "stopped"]
    head += ["wins by place in turn order, %", "wins by hero, %"] if shares else []
    lines = ["", "| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for cell, games in found:
        row = [cell.mode, str(cell.players), str(len(games)), f"{mean(each.rounds for each in games):.1f}"]
        row += [str(count) for count in ends_of(games)]
        if shares:
            row.append(", ".join(said(each) for each in shares_of_places(games, cell.players)))
            row.append(", ".join(f"{each.name} {said(each)}" for each in shares_of_heroes(games, cell.players)))
        lines.append("| " + " | ".join(row) + " |")
    return lines


def remarks(found: list[tuple[Cell, list[Ended]]]) -> list[str]:
    """What lies outside what is asked for."""
    lines = []
    plain = [(cell, games) for cell, games in found if cell.mode == "none" and cell.bot == GREEDY]
    usual = {cell.players: mean(each.rounds for each in games) for cell, games in plain}
    for cell, games in found:
        rounds = mean(each.rounds for each in games)
        if cell.bot == TREE:
            rare = [
                name for name, count in zip(ENDINGS.values(), ends_of(games), strict=False) if count < LEAST_ENDINGS
            ]
            lines += [f"- {cell.name}: {name} in fewer than {LEAST_ENDINGS} games." for name in rare]
            continue
        if not ROUNDS[0] <= rounds <= ROUNDS[1]:
            lines.append(f"- {cell.name}: {rounds:.1f} rounds.")
        if cell.players in usual and abs(rounds - usual[cell.players]) > APART * usual[cell.players]:
            lines.append(f"- {cell.name}: {rounds:.1f} rounds, without Giants {usual[cell.players]:.1f}.")
        shares = shares_of_places(games, cell.players) + shares_of_heroes(games, cell.players)
        lines += [f"- {cell.name}: {each.name} wins {said(each)}." for each in shares if each.is_off]
    return ["", "What does not fit:", "", *lines] if lines else ["", "All of it fits."]


def write(all_cells: list[Cell]) -> Path:
    """The page."""
    kept = [(cell, [unpacked(each) for each in load(cell.file, cell.key).values()]) for cell in all_cells]
    found = [(cell, games) for cell, games in kept if games]
    lines = [
        f"# Balance of {find(GAME).title}",
        "",
        f"Written by `make balance GAME={GAME}`: heroes are dealt, all seats are played by the same bot. In brackets",
        "Wilson's bounds, 99 times out of 100. A share is off where they lie wholly beyond 10 points of the fair one.",
        f"Version {find(GAME).version} of the rules.",
    ]
    if sum(len(games) for _, games in found) < sum(cell.games for cell in all_cells):
        lines += ["", f"Not all games are played yet; `make balance GAME={GAME}` goes on where it stopped."]
    for bot, title in ((GREEDY, "Greedy"), (TREE, "Tree search, 400 iterations")):
        rows = [(cell, games) for cell, games in found if cell.bot == bot]
        if rows:
            lines += ["", f"## {title}", *table(rows, bot == GREEDY)]
    if REASONS.exists():
        lines += ["", REASONS.read_text(encoding="utf-8").strip()]
    PAGE.write_text("\n".join([*lines, *remarks(found), ""]), encoding="utf-8")
    return PAGE


def main() -> int:
    """Play what is missing, a part of every cell before the rest of any; greedy first."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[GAME])
    parser.add_argument("--part", choices=(GREEDY, TREE), help="only this bot")
    parser.add_argument("--games", type=int, default=0, help="games of a cell instead of what is asked for")
    parser.add_argument("--only", default="", help="only cells whose name has this in it")
    order = parser.parse_args()
    chosen = cells(order.games)
    for bot in (GREEDY, TREE):
        wanted = [cell for cell in chosen if cell.bot == bot and bot == (order.part or bot) and order.only in cell.name]
        for cell, games in [(cell, ceil(stage * cell.games)) for stage in STAGES for cell in wanted]:
            play_all(cell.name, cell.key, partial(result, cell), games, cell.file)
    print(f"Written to {write(chosen).relative_to(ROOT)}.")
    return 0
