"""`ninerealms play`: who sits where, a new game or a saved one, and a word of welcome."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from ninerealms import forms
from ninerealms.errors import BadReplay, BadSeat, NineRealmsError
from ninerealms.games import game as find
from ninerealms.kernel import content
from ninerealms.kernel.match import Match
from ninerealms.kernel.replaying import reopen
from ninerealms.lab import options as start_options
from ninerealms.players import roster
from ninerealms.players.chair import Bot
from ninerealms.players.seating import bot, chooser
from ninerealms.terminal.saves import new_save, read_whole, refuse_folder, write_whole
from ninerealms.terminal.screen import Screen, title
from ninerealms.terminal.session import Quit, Session
from ninerealms.text.words import Say, words

HUMAN = "human"
RIVAL = "mcts"


class NoTerminal(NineRealmsError):
    """Nobody can answer here."""


class Interrupted(NineRealmsError):
    """Ctrl-C at the table; the sentence says where the game is kept."""


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
    real: bool


def play(order: Order, console: Console) -> None:
    speaker = words(None, order.lang)
    if order.save is not None:
        refuse_folder(order.save)
    table = new_table(order) if order.resume is None else saved_table(order, order.resume)
    path = order.save or order.resume or new_save(table.game.name)
    bots = seat_people(list(table.seats), table)
    if None in bots and not sys.stdin.isatty():
        raise NoTerminal(speaker.render(Say("cli-not-a-terminal")))
    screen = Screen(table, order.lang, console)
    greet(screen, order.resume)
    try:
        Session(screen, bots, path).play()
    except (Quit, EOFError):
        write_whole(path, table.replay())
        screen.show("")
        screen.tell("cli-quit", file=str(path))
        console.print(Text(how_to_resume(screen, path), "dim"), soft_wrap=True)
    except KeyboardInterrupt:
        told = screen.say("cli-interrupted")
        if path.exists():
            told += "\n" + how_to_resume(screen, path)
        raise Interrupted(told) from None


def new_table(order: Order) -> Match:
    game = find(order.game)
    specs = split_seats(order.seats)
    players = order.players
    if players is None:
        players = len(specs) if len(specs) in game.seats else game.seats[0]
    options = start_options.parse(order.options)
    game.fresh(players, 0, options)
    return Match(game, players, order.seed, options, spread(specs or rivals(players), players), order.real)


def saved_table(order: Order, path: Path) -> Match:
    """The table of a saved game; other seats may take it over, all else is as it was."""
    game = find(order.game)
    given = {"--players": order.players, "--seed": order.seed, "--option": order.options or None}
    given["--real"] = order.real or None
    for name, value in given.items():
        if value is not None:
            raise NineRealmsError(f"A saved game keeps its players, seed and options; leave out {name}.")
    table = reopen(read_whole(path), find)
    if table.game.name != game.name:
        raise BadReplay(f"{path} is a game of {table.game.title}, not of {game.title}.")
    players = table.state.players
    table.seats = spread(split_seats(order.seats) or list(table.seats) or rivals(players), players)
    return table


def rivals(players: int) -> list[str]:
    """A person against bots."""
    return [HUMAN, *[RIVAL] * (players - 1)]


def split_seats(text: str) -> list[str]:
    return [spec.strip() for spec in text.split(",")] if text.strip() else []


def spread(specs: list[str], players: int) -> tuple[str, ...]:
    """One name per seat; a single name is for everybody."""
    if len(specs) == 1:
        specs = specs * players
    if len(specs) != players:
        raise BadSeat(f"{players} seats need {players} players, not {len(specs)}: {', '.join(specs)}.")
    return tuple(specs)


def seat_people(specs: list[str], table: Match) -> list[Bot | None]:
    shared = chooser(table.seed)
    return [None if spec == HUMAN else bot(spec, table.seed + table.step, i, shared) for i, spec in enumerate(specs)]


def how_to_resume(screen: Screen, path: Path) -> str:
    """A command to copy."""
    changes = [word for change in content.written(screen.game.changes) for word in ("--set", change)]
    command = shlex.join(["ninerealms", "play", screen.game.name, "--resume", str(path), *changes])
    return screen.say("cli-resume-with", command=command)


def greet(screen: Screen, resumed: Path | None, *, is_new: bool = True) -> None:
    """Title, who plays, and for a new player the first steps."""
    table = screen.table
    screen.tell("cli-welcome", "bold", title=title(screen.game, screen.lang))
    if forms.form() == "pure":
        screen.tell("cli-pure", "dim")
    for seat, spec in enumerate(table.seats):
        screen.tell("cli-playing", "dim", seat=screen.name(seat), player=roster.told(spec, screen.words))
    if not table.real:
        screen.tell("cli-seed", "dim", seed=str(table.seed))
    if resumed is not None:
        screen.tell("cli-resumed", file=str(resumed), count=table.step)
    elif is_new and HUMAN in table.seats:
        screen.show("")
        screen.tell("cli-guide-heading", "bold")
        number = 1
        while screen.words.has(f"guide-{number}"):
            screen.show(f"- {screen.say(f'guide-{number}')}", "", 2, 2)
            number += 1
        if screen.words.has("house-note"):
            screen.tell("house-note", "dim")
    screen.show("")
