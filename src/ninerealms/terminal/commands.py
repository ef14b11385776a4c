"""What the commands do, once their arguments are read; `play` has a module of its own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ninerealms import ledger
from ninerealms.errors import NineRealmsError
from ninerealms.forms import note
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.checks import spelled
from ninerealms.kernel.decision import Option
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import write_value
from ninerealms.kernel.replay import read
from ninerealms.kernel.replaying import verify
from ninerealms.lab import measure
from ninerealms.lab import options as start_options
from ninerealms.lab import simulate as lab
from ninerealms.terminal.saves import read_whole, refuse_folder, write_whole
from ninerealms.terminal.screen import title, write
from ninerealms.text.words import Say, Words, say_seat, words

TO_SCREEN = Path("-")
RULE_COLUMN = 10


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
        grid.add_row(each, spelled(game.seats), str(game.minutes), str(game.version), Text(about))
    console.print(grid)


def show_game(game: Game, lang: str, console: Console) -> None:
    """What the game is, and each start option with its values, what they mean, its default and its rule."""
    speaker = game.words(lang)
    write(console, f"{title(game, lang)} ({game.name})", "bold")
    write(console, speaker.render(Say("game-about")))
    for word, value in (
        ("players", spelled(game.seats)),
        ("minutes", str(game.minutes)),
        ("version", str(game.version)),
    ):
        write(console, f"{speaker.render(Say(f'word-{word}'))}: {value}", "dim")
    for option in game.options:
        show_option(option, speaker, console)
    if speaker.has("house-note"):
        write(console, "")
        write(console, speaker.render(Say("house-note")), "dim")


def show_option(option: Option, speaker: Words, console: Console) -> None:
    write(console, "")
    default = f"{speaker.render(Say('word-default'))}: {write_value(option.default) or '-'}"
    write(console, f"{option.name} ({default}) ({option.rule})", "bold")
    write(console, speaker.render(Say(f"option-{option.name}")), indent=2)
    for value in map(write_value, option.values):
        key = f"option-{option.name}-{value}"
        meaning = f": {speaker.render(Say(key))}" if speaker.has(key) else ""
        write(console, f"{option.name}={value}{meaning}", "", 4, 2)


# --- simulate ---------------------------------------------------------------------------------------


def simulate(order: Simulation, lang: str, console: Console) -> None:
    game = find(order.game)
    specs = [spec.strip() for spec in order.seats.split(",")]
    players = order.players
    if players is None:
        players = len(specs) if len(specs) in game.seats else game.seats[0]
    if order.json is not None and order.json != TO_SCREEN:
        refuse_folder(order.json)
    options = start_options.parse(order.options)
    job = lab.Job(order.game, order.games, players, specs, order.seed, game.settle(options))
    speaker = words(None, lang)
    if note():
        write(Console(stderr=True), speaker.render(Say("cli-slow", {"why": note()})), "dim")
    with bar(console) as progress:
        task = progress.add_task(speaker.render(Say("cli-playing-games", {"count": order.games})), total=order.games)
        found = lab.simulate(job, order.workers, lambda done: progress.advance(task, done))
    if order.json == TO_SCREEN:
        print_json(found._asdict())
        return
    if order.json is not None:
        write_whole(order.json, json_text(found._asdict()))
    show_summary(job, found, speaker, console)
    if order.json is not None:
        write(console, speaker.render(Say("cli-written", {"file": str(order.json)})), "dim")


def show_summary(job: lab.Job, found: lab.Summary, speaker: Words, console: Console) -> None:
    seats, players, wins, scores = (speaker.render(Say(f"word-{word}")) for word in ("seat", "player", "wins", "score"))
    grid = Grid(seats, players, f"{wins} (95 %)", scores)
    for seat in range(job.players):
        share = 100 * found.wins[seat] / found.games
        low, high = (100 * bound for bound in lab.wilson(found.wins[seat], found.games))
        player = job.specs[0] if len(job.specs) == 1 else job.specs[seat]
        score = f"{found.mean_scores[seat]:.2f}"
        grid.add_row(speaker.render(say_seat(seat)), player, f"{share:.1f} % ({low:.1f}–{high:.1f})", score)
    console.print(grid)
    word = {name: speaker.render(Say(f"word-{name}")) for name in ("games", "length", "decisions", "seconds", "speed")}
    games, decisions = word["games"].lower(), word["decisions"].lower()
    rows = {
        "games": f"{found.games:,}",
        "length": f"{found.mean_length:.1f} {decisions}",
        "seconds": f"{found.seconds:.2f}",
        "speed": f"{found.games_per_second:,.0f} {games}/s, {found.decisions_per_second:,.0f} {decisions}/s",
    }
    for name, value in rows.items():
        console.print(f"{word[name]}: {value}", highlight=False)


def bar(console: Console) -> Progress:
    """A progress bar that leaves nothing behind, and is not drawn where nobody looks."""
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


# --- rules, replay, bench ---------------------------------------------------------------------------


def show_coverage(name: str, as_json: bool, lang: str, console: Console) -> None:
    tests = ledger.tests_folder()
    if tests is None:
        raise NineRealmsError("The tests are not installed here; coverage is counted in a checkout.")
    found = ledger.coverage(name, tests)
    if as_json:
        print_json(
            {
                "total": found.total,
                "covered": found.covered,
                "missing": list(found.missing),
                "without_code": list(found.without_code),
                "ranges": [f"{span.file}:{span.line}: {span.text}" for span in found.ranges],
            }
        )
        return
    speaker = words(None, lang)
    write(console, speaker.render(Say("cli-coverage", {"covered": found.covered, "total": found.total})))
    if found.missing:
        write(console, speaker.render(Say("cli-coverage-missing", {"rules": ", ".join(found.missing)})), "yellow")
    if found.without_code:
        rules = ", ".join(found.without_code)
        write(console, speaker.render(Say("cli-coverage-without-code", {"rules": rules})), "yellow")


def show_rules(name: str, wanted: str | None, as_json: bool, lang: str, console: Console) -> None:
    found = ledger.find(name, wanted, lang) if wanted else ledger.read_for_players(find(name).folder, lang)
    speaker = words(None, lang)
    if as_json:
        print_json([rule._asdict() for rule in found])
        return
    if not found:
        raise NineRealmsError(speaker.render(Say("cli-rule-not-found", {"word": wanted or ""})))
    section = ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            write(console, "")
            write(console, section, "bold")
        tag = speaker.render(Say(f"provenance-{ledger.origin(rule).lower()}"))
        write(console, f"{rule.id:<{RULE_COLUMN}}{rule.text} [{tag}]", "", 0, RULE_COLUMN)


def game_in(path: Path) -> str:
    """Which game a replay file is of."""
    return read(read_whole(path)).game


def show_replay(path: Path, only_verify: bool, lang: str, console: Console) -> None:
    retold = verify(read_whole(path), find)
    speaker = words(None, lang)
    table = retold.table
    if not only_verify:
        write(console, title(table.game, lang), "bold")
        seat = -1 if table.outcome is None else 0
        for line in table.log(seat, lang):
            write(console, f"{line.step:>4}  {line.text} ({line.rule})", "", 0, 6)
            if line.card is not None:
                write(console, f"{table.game.words(lang).render(line.card.text)}", "italic", 6, 0)
        write(console, "")
        for text in table.game.write_table(table.view(-1), lang).split("\n"):
            write(console, text, hang=2, labelled=True)
    for place in retold.changed_words:
        write(console, speaker.render(Say("cli-words-changed", {"line": place})), "yellow")
    write(console, speaker.render(Say("cli-replay-good", {"count": table.step})), "green")


def bench(
    wanted: list[str], players: int | None, chosen: list[str], seconds: float, as_json: bool, console: Console
) -> None:
    """Measure the games one after the other; figures for programs, or a table."""
    games = wanted or list(names())
    options = start_options.parse(chosen)
    rows: list[measure.Figures] = []
    with bar(console) as progress:
        task = progress.add_task("bench", total=len(games))
        for each in games:
            progress.update(task, description=each)
            rows.append(measure.measure(each, seconds, players, options))
            progress.advance(task)
    if as_json:
        print_json([row._asdict() for row in rows])
        return
    grid = Grid("game", "form", "seats", "decisions/s", "stepped/s", "copy us", "bytes", "mcts/s")
    for row in rows:
        grid.add_row(
            *(row.game, row.form, str(row.players)),
            *(f"{row.decisions_per_second:,.0f}", f"{row.stepped_per_second:,.0f}"),
            *(f"{row.copy_microseconds:.3f}", str(row.state_bytes), f"{row.iterations_per_second:,.0f}"),
        )
    console.print(grid)


def json_text(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"


def print_json(value: object) -> None:
    sys.stdout.write(json_text(value))
