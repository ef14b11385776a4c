"""The lab on the command line: runs kept as tables, and what can be learned from them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Column
from rich.table import Table as Grid

from ninerealms import lab as laboratory
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import content
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.lab import options as start_options
from ninerealms.lab.extras import needed
from ninerealms.lab.plan import Plan, make
from ninerealms.lab.things import things
from ninerealms.terminal.arguments import AsJson, Changes, GameName, Options, Players
from ninerealms.terminal.commands import bar, print_json
from ninerealms.terminal.playing import Interrupted
from ninerealms.terminal.screen import write

if TYPE_CHECKING:
    from ninerealms.lab.comparing import Compared

lab: typer.Typer = typer.Typer(rich_markup_mode=None)

Games = Annotated[int, typer.Option(help="how many games", min=1)]
Seats = Annotated[str, typer.Option(help="bots, by seat or one for all")]
FirstSeed = Annotated[int, typer.Option(help="seed of the first game; the others count up", min=0, max=LARGEST_SEED)]
Workers = Annotated[int, typer.Option(help="processes", min=1, max=1000)]
On = Annotated[str, typer.Option(metavar="ray|ray://HOST:PORT", help="play on a Ray cluster instead of processes here")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="the folder of a run")]


class Asked(NamedTuple):
    """Who plays what, as several commands take it."""

    game: str
    games: int
    players: int | None
    seats: str
    seed: int
    option: list[str] | None

    def plan(self, changes: list[str] | None = None, *, swap_seats: bool = False, brief: bool = False) -> Plan:
        """The same as a plan that can be played."""
        specs = [spec.strip() for spec in self.seats.split(",")]
        options = start_options.parse(self.option or [])
        rows = (self.game, self.games, self.players, specs, self.seed, options)
        return make(*rows, changes=changes, swap_seats=swap_seats, brief=brief)


@lab.callback(invoke_without_command=True)
def help_with_the_lab(context: typer.Context) -> None:
    """Runs kept as tables, reports, comparisons, ratings: for designers and researchers."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@contextmanager
def counted(told: str, games: int, console: Console, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar with the time that is left."""
    with bar(console) as progress:
        task = progress.add_task(told, total=games)
        progress.advance(task, done)
        yield lambda more: progress.advance(task, more)


@lab.command("run")
def run(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="the folder for the tables")],
    games: Games = 100,
    players: Players = None,
    seats: Seats = "random",
    swap_seats: Annotated[bool, typer.Option("--swap-seats", help="each seed once for every order of seats")] = False,
    seed: FirstSeed = 0,
    option: Options = None,
    changes: Changes = None,
    workers: Workers = 1,
    on: On = "",
    brief: Annotated[bool, typer.Option("--brief", help="games and seats only, for millions of games")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="go on with a run that was stopped")] = False,
) -> None:
    """Let bots play and keep everything as tables: games, seats, events, decisions."""
    content.change(changes or [], game, names())
    plan = Asked(game, games, players, seats, seed, option).plan(swap_seats=swap_seats, brief=brief)
    with needed("lab"):
        from ninerealms.lab import running
    console = Console()
    if resume:
        running.refuse_other(out, plan)
    else:
        running.refuse_taken(out)
    kept = len(running.done_games(out)) if resume else 0
    command = shlex.join(["ninerealms", *[word for word in sys.argv[1:] if word != "--resume"]])
    try:
        with laboratory.hired(workers, on) as hire, counted(f"{games} games", games, console, kept) as progress:
            running.play_into(out, plan, hire(plan), command, progress)
    except KeyboardInterrupt:
        done = len(running.done_games(out))
        raise Interrupted(f"Stopped. {done} of {games} games are kept in {out}; --resume goes on.") from None
    write(console, f"{games} games are kept in {out}; `ninerealms lab report {out}` tells what they say.")


@lab.command("report")
def report(
    folder: Folder,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="the file to write; report.html in DIR")] = None,
) -> None:
    """Write one page that tells what a run says."""
    place = folder / "report.html" if out is None else out
    laboratory.report(folder, place)
    write(Console(), f"Written to {place}.")


@lab.command("compare")
def compare(
    first: Annotated[Path, typer.Argument(metavar="DIR", help="the folder of the first run")],
    second: Annotated[Path, typer.Argument(metavar="DIR", help="the folder of the second run")],
    json: AsJson = False,
) -> None:
    """Say what differs between two runs on the same seeds."""
    rows = laboratory.compare(laboratory.read(first), laboratory.read(second))
    if json:
        print_json([shown(each) for each in rows])
        return
    show_differences(rows, Console())


def shown(each: Compared) -> dict[str, object]:
    """A difference for programs."""
    found = each.found
    return {"measure": each.measure, **found._asdict(), "by": found.by._asdict(), "clear": found.is_clear}


def show_differences(rows: list[Compared], console: Console) -> None:
    whole = [Column(name, no_wrap=True) for name in ("measure", "first", "second", "by", "95 %")]  # on 80 columns
    grid = Grid(
        *whole, "pairs", "need", "saves", box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False
    )
    for each in rows:
        found = each.found
        clear = "bold" if found.is_clear else ""
        cells = (each.measure, f"{found.first:.4g}", f"{found.second:.4g}", f"{found.by.value:+.3g}")
        bounds = f"{found.by.low:+.3g} to {found.by.high:+.3g}"
        grid.add_row(*cells, bounds, f"{found.pairs:,}", f"{found.needed:,}", f"{found.pairing:.1f}×", style=clear)
    console.print(grid)
    for each in rows:
        if each.found.is_clear:
            write(console, each.sentence)


@lab.command("sweep")
def sweep(
    game: GameName,
    swept: Annotated[str, typer.Option("--set", metavar="PATH=A..B", help="a number of the content and its values")],
    games: Games = 100,
    players: Players = None,
    seats: Seats = "greedy:easy",
    seed: FirstSeed = 0,
    option: Options = None,
    workers: Workers = 1,
    on: On = "",
    json: AsJson = False,
) -> None:
    """Play with one number of the content at several values, on the same seeds."""
    asked, console = Asked(game, games, players, seats, seed, option), Console(stderr=json)
    with needed("lab"):
        from ninerealms.lab import sweeping
    path, values = sweeping.read(swept)
    with counted(path, games * len(values), console) as progress, laboratory.hired(workers, on) as hire:
        found = sweeping.sweep(path, values, lambda changes: asked.plan(changes, brief=True), hire, progress)
    if json:
        rows = [{"value": each.value, "differs": [shown(row) for row in each.differs]} for each in found]
        print_json({"game": game, "path": path, "games": games, "values": rows})
        return
    for each in found[1:]:
        write(console, f"{path}: {each.value} instead of {found[0].value}", "bold")
        show_differences(each.differs, console)


@lab.command("restrict")
def restrict(
    game: GameName,
    without: Annotated[list[str], typer.Option(metavar="SORT:THING", help="what may not be used; repeatable")],
    games: Games = 100,
    players: Players = None,
    seats: Seats = "greedy:easy",
    seed: FirstSeed = 0,
    option: Options = None,
    changes: Changes = None,
    workers: Workers = 1,
    on: On = "",
    json: AsJson = False,
) -> None:
    """Say what a card, tile or god is worth: play the same seeds without it."""
    content.change(changes or [], game, names())
    plan, console = Asked(game, games, players, seats, seed, option).plan(brief=True), Console(stderr=json)
    with needed("lab"):
        from ninerealms.lab import restricting
    for word in without:
        things(plan.game).read(word)
    with counted(", ".join(without), 2 * games, console) as progress, laboratory.hired(workers, on) as hire:
        found = restricting.restrict(plan, without, hire, progress)
    if json:
        won = {**found.won._asdict(), "by": found.won.by._asdict()}
        print_json({"game": game, "without": found.without, "struck": found.struck, "won": won})
        return
    write(console, f"Wins {100 * found.won.first:.1f} % as it is, {100 * found.won.second:.1f} % without.")
    write(console, f"In {found.struck:.1f} questions a game an option was struck.")
    write(console, restricting.sentence(found))


@lab.command("ladder")
def ladder(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help="the bots to be rated")],
    games: Games = 100,
    players: Players = None,
    seed: FirstSeed = 0,
    option: Options = None,
    changes: Changes = None,
    workers: Workers = 1,
    on: On = "",
    json: AsJson = False,
) -> None:
    """Rate bots against each other, and say how much skill the game rewards."""
    content.change(changes or [], game, names())
    console, rated = Console(stderr=json), [bot.strip() for bot in bots.split(",") if bot.strip()]
    with needed("lab"):
        from ninerealms.lab import rating

    def plan_with(specs: list[str]) -> Plan:
        count = max(2, find(game).seats[0]) if players is None else players
        return Asked(game, games, count, ",".join(specs), seed, option).plan(swap_seats=len(specs) > 1, brief=True)

    plans = rating.plans_for(rated, plan_with)
    total = sum(plan.games for plan in plans)
    with counted(", ".join(rated), total, console) as progress, laboratory.hired(workers, on) as hire:
        found = rating.ladder(plans, hire, progress)
    if json:
        print_json({"game": game, **rating.plain(found)})
        return
    grid = Grid("bot", "rating", "95 %", "ahead", "95 %", "games")
    for rung in found.rungs:
        rate, won = rung.rating, rung.won
        bounds = f"{rate.low:.1f} to {rate.high:.1f}", f"{100 * won.low:.0f} to {100 * won.high:.0f}"
        grid.add_row(rung.bot, f"{rate.value:.1f}", bounds[0], f"{100 * won.value:.0f} %", bounds[1], f"{rung.games:,}")
    console.print(grid)
    write(console, rating.sentence(found))
