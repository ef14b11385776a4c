"""What the commands do, once their arguments are read."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as Grid

from ninerealms import forms, ledger
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.errors import BadReplay, NineRealmsError
from ninerealms.kernel.game import Game, spelled
from ninerealms.kernel.retell import verify
from ninerealms.kernel.table import Table, write_value
from ninerealms.kernel.words import Say, words
from ninerealms.lab import measure
from ninerealms.lab import options as start_options
from ninerealms.lab import simulate as lab
from ninerealms.players.chair import Bot
from ninerealms.players.seating import BadSeat, bot, chooser
from ninerealms.terminal.saves import new_save, read_whole, write_whole
from ninerealms.terminal.session import Quit, Session

HUMAN = "human"
MOST_WORKERS = 256


class NoTerminal(NineRealmsError):
    """Nobody can answer here."""


class Order(NamedTuple):
    """What `play` was asked for."""

    game: str
    players: int | None
    seats: str
    seed: int | None
    lang: str
    options: list[str]
    save: Path | None
    resume: Path | None


class Simulation(NamedTuple):
    """What `simulate` was asked for."""

    game: str
    games: int
    players: int | None
    seats: str
    seed: int
    workers: int
    json: Path | None
    options: list[str]


# --- games ------------------------------------------------------------------------------------------


def list_games(name: str | None, lang: str, console: Console) -> None:
    speaker = words(None, lang)
    if name is not None:
        show_game(find(name), lang, console)
        return
    grid = Grid(*(speaker.render(Say(f"word-{word}")) for word in ("game", "players", "minutes", "version", "meaning")))
    for each in names():
        game = find(each)
        about = game.words(lang).render(Say("game-about"))
        grid.add_row(each, spelled(game.seats), str(game.minutes), str(game.version), escape(about))
    console.print(grid)


def show_game(game: Game, lang: str, console: Console) -> None:
    speaker = game.words(lang)
    console.print(f"[bold]{escape(game.title)}[/bold] ({game.name})", highlight=False)
    console.print(escape(speaker.render(Say("game-about"))), highlight=False)
    columns = ("option", "default", "values", "rule", "meaning")
    grid = Grid(*(speaker.render(Say(f"word-{word}")) for word in columns))
    for option in game.options:
        values = ", ".join(write_value(value) for value in option.values) or "..."
        meaning = speaker.render(Say(f"option-{option.name}"))
        grid.add_row(option.name, write_value(option.default), values, option.rule, escape(meaning))
    if game.options:
        console.print(grid)
    console.print(escape(speaker.render(Say("house-note"))), style="dim", highlight=False)


# --- play -------------------------------------------------------------------------------------------


def play(order: Order, console: Console) -> None:
    speaker = words(None, order.lang)
    if order.resume is not None:
        retold = verify(read_whole(order.resume), find)
        table = retold.table
        if table.game.name != order.game:
            raise BadReplay(f"{order.resume} is a game of {table.game.title}, not of {find(order.game).title}.")
        specs = order.seats.split(",") if order.seats else list(table.seats)
        path = order.save or order.resume
    else:
        game = find(order.game)
        options = start_options.parse(order.options)
        game.fresh(order.players, order.seed, options)
        specs = order.seats.split(",") if order.seats else []
        players = order.players or (len(specs) if len(specs) in game.seats else game.seats[0])
        specs = specs or [HUMAN, *["mcts"] * (players - 1)]
        table = Table(game, players, order.seed, options, tuple(specs))
        path = order.save or new_save(game.name)
    bots = seat_people(specs, table)
    if None in bots and not sys.stdin.isatty():
        raise NoTerminal(speaker.render(Say("cli-not-a-terminal")))
    session = Session(table, bots, order.lang, console, path)
    greet(session, order)
    try:
        session.play()
    except (Quit, EOFError):
        write_whole(path, table.replay())
        console.print(session.say("cli-quit", file=str(path)), highlight=False)


def seat_people(specs: list[str], table: Table) -> list[Bot | None]:
    players = table.state.players
    if len(specs) == 1:
        specs = specs * players
    if len(specs) != players:
        raise BadSeat(f"{players} seats need {players} players, not {len(specs)}: {', '.join(specs)}.")
    shared = chooser(table.seed)
    return [None if spec == HUMAN else bot(spec, table.seed + table.step, i, shared) for i, spec in enumerate(specs)]


def greet(session: Session, order: Order) -> None:
    console = session.console
    console.print(f"[bold]{session.say('cli-welcome', title=session.game.title)}[/bold]", highlight=False)
    if forms.form() == "pure":
        console.print(session.say("cli-pure"), style="dim", highlight=False)
    if order.resume is not None:
        console.print(session.say("cli-resumed", file=str(order.resume), count=session.table.step), highlight=False)
    elif None in session.bots:
        console.print(session.say("cli-guide-heading"), style="bold", highlight=False)
        number = 1
        while session.words.has(f"guide-{number}"):
            console.print("  " + session.say(f"guide-{number}"), highlight=False)
            number += 1


# --- simulate ---------------------------------------------------------------------------------------


def simulate(order: Simulation, lang: str, console: Console) -> None:
    game = find(order.game)
    specs = order.seats.split(",")
    players = order.players or (len(specs) if len(specs) in game.seats else game.seats[0])
    options = start_options.parse(order.options)
    job = lab.Job(order.game, order.games, players, specs, order.seed, game.settle(options))
    speaker = words(None, lang)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(speaker.render(Say("cli-playing-games", {"count": order.games})), total=order.games)
        found = lab.simulate(job, min(order.workers, MOST_WORKERS), lambda done: bar.advance(task, done))
    if order.json is not None:
        text = msgspec.json.format(msgspec.json.encode(found._asdict()), indent=2).decode() + "\n"
        if str(order.json) == "-":
            sys.stdout.write(text)
        else:
            write_whole(order.json, text)
    columns = ("seat", "player", "wins", "score")
    grid = Grid(*(speaker.render(Say(f"word-{word}")) for word in columns))
    for seat in range(players):
        share, error = 100 * found.wins[seat] / found.games, 100 * found.win_errors[seat]
        player = specs[0] if len(specs) == 1 else specs[seat]
        score = f"{found.mean_scores[seat]:.2f}"
        grid.add_row(speaker.render(Say(f"seat-{seat}")), player, f"{share:.1f} % ± {error:.1f}", score)
    console.print(grid)
    rows = {
        "games": f"{found.games}",
        "length": f"{found.mean_length:.1f}",
        "seconds": f"{found.seconds:.2f}",
        "speed": f"{found.games_per_second:,.0f} /s · {found.decisions_per_second:,.0f} /s",
    }
    for word, value in rows.items():
        console.print(f"{speaker.render(Say(f'word-{word}'))}: {value}", highlight=False)


# --- rules, replay, bench ---------------------------------------------------------------------------


def show_coverage(name: str, as_json: bool, console: Console) -> None:
    tests = ledger.tests_folder()
    if tests is None:
        raise NineRealmsError("The tests are not installed here; coverage is counted in a checkout.")
    found = ledger.coverage(name, tests)
    if as_json:
        print_json({"total": found.total, "covered": found.covered, "missing": list(found.missing)})
        return
    speaker = words(None, "en")
    text = speaker.render(Say("cli-coverage", {"covered": found.covered, "total": found.total}))
    console.print(text, highlight=False)
    if found.missing:
        console.print(speaker.render(Say("cli-coverage-missing", {"rules": ", ".join(found.missing)})))


def show_rules(name: str, wanted: str | None, as_json: bool, lang: str, console: Console) -> None:
    found = ledger.find(name, wanted) if wanted else ledger.read(find(name).folder)
    speaker = words(None, lang)
    if as_json:
        print_json([rule._asdict() for rule in found])
        return
    if not found:
        raise NineRealmsError(speaker.render(Say("cli-rule-not-found", {"word": wanted or ""})))
    if lang != "en":
        console.print(speaker.render(Say("cli-rules-in-english")), style="dim", highlight=False)
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            console.print(f"\n[bold]{escape(section)}[/bold]", highlight=False)
        tag = speaker.render(Say(f"provenance-{ledger.origin(rule).lower()}"))
        console.print(f"{rule.id} {escape(rule.text)} [dim]{escape(tag)}[/dim]", highlight=False)


def show_replay(path: Path, only_verify: bool, lang: str, console: Console) -> None:
    retold = verify(read_whole(path), find)
    speaker = words(None, lang)
    table = retold.table
    if not only_verify:
        console.print(f"[bold]{escape(table.game.title)}[/bold]", highlight=False)
        for line in table.log(-1 if table.outcome is None else 0, lang):
            console.print(f"{line.step:>4}  {escape(line.text)} [dim]({line.rule})[/dim]", highlight=False)
        console.print(escape(table.game.write_table(table.view(-1), lang)), highlight=False)
    for place in retold.changed_words:
        console.print(f"Line {place}: its words have changed since; its number was followed.", style="yellow")
    console.print(speaker.render(Say("cli-replay-good", {"count": table.step})), style="green", highlight=False)


def bench(name: str | None, as_json: bool, console: Console) -> None:
    rows = [measure.measure(each) for each in (names() if name is None else (name,))]
    if as_json:
        print_json([row._asdict() for row in rows])
        return
    grid = Grid("game", "form", "decisions/s", "stepped/s", "copy us", "bytes", "mcts iterations/s")
    for row in rows:
        figures = (row.decisions_per_second, row.stepped_per_second)
        grid.add_row(
            row.game,
            row.form,
            *(f"{figure:,.0f}" for figure in figures),
            f"{row.copy_microseconds:.3f}",
            str(row.state_bytes),
            f"{row.iterations_per_second:,.0f}",
        )
    console.print(grid)


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
