"""The command line: games, play, campaign, simulate, lab, rules, replay, bench, serve, backup, restore."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console

from ninerealms import __version__, forms, ledger
from ninerealms.errors import NineRealmsError
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel import content
from ninerealms.kernel.rng import LARGEST_SEED
from ninerealms.players import roster
from ninerealms.terminal import campaign as campaigns
from ninerealms.terminal import commands, lab_commands, playing
from ninerealms.terminal import help as reader_help
from ninerealms.terminal.arguments import AsJson, Changes, GameName, Options, Players
from ninerealms.terminal.saves import data_folder
from ninerealms.text.languages import preferred_language
from ninerealms.text.refusals import sentence_of
from ninerealms.text.words import Say, words

app: typer.Typer = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, rich_markup_mode=None)
campaign: typer.Typer = typer.Typer(rich_markup_mode=None)
app.add_typer(campaign, name="campaign")
app.add_typer(lab_commands.lab, name="lab")

LISTED = reader_help.listed()
INTERRUPTED = 130  # what Typer makes of Ctrl-C, as shells do

Lang = Annotated[str | None, typer.Option(help=f"{LISTED}; the environment decides otherwise")]
Seed = Annotated[
    int | None, typer.Option(min=0, max=LARGEST_SEED, help="the same seed, the same game; chance decides otherwise")
]
CampaignFile = Annotated[Path, typer.Argument(metavar="FILE", help="the file of the campaign")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="the file of the backup")]
DatabaseName = Annotated[
    str,
    typer.Option(envvar="NINEREALMS_DATABASE", help="sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME"),
]


@app.command()
def games(name: Annotated[str | None, typer.Argument(metavar="[NAME]")] = None, lang: Lang = None) -> None:
    """List the games, or one game with its start options, defaults and rules."""
    commands.list_games(name, lang or preferred_language(), Console())


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seats: Annotated[str, typer.Option(help=f"who sits where: human, {roster.spelled()}, module:Class")] = "",
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help="where the game is kept; a file of its own by default")] = None,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    real: Annotated[bool, typer.Option("--real", help="you throw and draw with the printed game and enter it")] = False,
    changes: Changes = None,
) -> None:
    """Play in the terminal, alone against bots or round one screen."""
    content.change(changes or [], game, names())
    order = playing.Order(game, players, seats, seed, lang or preferred_language(), option or [], save, resume, real)
    playing.play(order, Console())


@campaign.callback(invoke_without_command=True)
def help_with_campaigns(context: typer.Context) -> None:
    """A series of games that build on each other: new, play, show."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@campaign.command("new")
def begin_campaign(
    file: CampaignFile,
    game: Annotated[str, typer.Option(help="yggdrasil or andor")] = "yggdrasil",
    players: Players = None,
    gods: Annotated[str, typer.Option(help="with commas, players first, then support gods; lots decide the rest")] = "",
    heroes: Annotated[str, typer.Option(help="with commas, in the order of the seats; lots decide the rest")] = "",
    names: Annotated[str, typer.Option(help="the players' names, with commas")] = "",
    seats: Annotated[str, typer.Option(help="who sits where, as in play")] = "",
    seed: Seed = None,
    lang: Lang = None,
    option: Options = None,
) -> None:
    """Begin a campaign in a new file."""
    lang = lang or preferred_language()
    order = campaigns.New(file, game, players, gods, heroes, names, seats, seed, lang, option or [])
    campaigns.begin(order, Console())


@campaign.command("play")
def play_campaign(
    file: CampaignFile,
    seats: Annotated[str, typer.Option(help="others who sit there from now on, as in play")] = "",
    lang: Annotated[str | None, typer.Option(help=f"{LISTED}; the campaign's own otherwise")] = None,
    games: Annotated[int, typer.Option(min=1, help="how many games at most")] = 1,
    restart: Annotated[bool, typer.Option("--restart", help="begin the paused game anew")] = False,
) -> None:
    """Play the next game of a campaign, then let everybody spend experience."""
    campaigns.play(campaigns.Play(file, seats, lang, games, restart), Console())


@campaign.command("show")
def show_campaign(
    file: CampaignFile,
    lang: Annotated[str | None, typer.Option(help=f"{LISTED}; the campaign's own otherwise")] = None,
    json: AsJson = False,
) -> None:
    """Show where a campaign stands: what was won and lost, experience, who plays whom."""
    campaigns.show(file, lang, json, Console())


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 100,
    players: Players = None,
    seats: Annotated[str, typer.Option(help="bots, by seat or one for all")] = "random",
    seed: Annotated[int, typer.Option(help="seed of the first game; the others count up", min=0, max=LARGEST_SEED)] = 0,
    workers: Annotated[int, typer.Option(help="processes", min=1, max=1000)] = 1,
    json: Annotated[Path | None, typer.Option(help="write the figures to a file, - for the screen")] = None,
    option: Options = None,
    lang: Lang = None,
    changes: Changes = None,
) -> None:
    """Let bots play many games and count: wins with error bars, length, speed."""
    content.change(changes or [], game, names())
    order = commands.Simulation(game, games, players, seats, seed, workers, json, option or [])
    commands.simulate(order, lang or preferred_language(), Console(stderr=json == Path("-")))


@app.command()
def rules(
    game: GameName,
    word: Annotated[str | None, typer.Argument(metavar="[WORD|ID]")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="which rules have a test")] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look up the numbered rules of a game, with where each is from."""
    if coverage:
        commands.show_coverage(find(game).name, json, lang or preferred_language(), Console())
    else:
        commands.show_rules(find(game).name, word, json, lang or preferred_language(), Console())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a replay file")],
    verify: Annotated[bool, typer.Option("--verify", help="only check that it plays as written")] = False,
    lang: Lang = None,
    changes: Changes = None,
) -> None:
    """Tell a game again from its replay file, or check it."""
    content.change(changes or [], commands.game_in(file) if changes else None, names())
    commands.show_replay(file, verify, lang or preferred_language(), Console())


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    json: AsJson = False,
    players: Players = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="how long to work for each figure")] = 1.0,
    option: Options = None,
    changes: Changes = None,
) -> None:
    """Measure this installation: decisions per second, copies, bytes, search."""
    content.change(changes or [], game, names())
    wanted = [] if game is None else [find(game).name]
    commands.bench(wanted, players, option or [], seconds, json, Console(stderr=json))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="the address to listen at; 0.0.0.0 for friends on other machines")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="the port; 0 for any that is free; otherwise 8999 or the next")
    ] = None,
    database: DatabaseName = "",
    bot_delay: Annotated[float, typer.Option(min=0, max=60, help="seconds a bot takes at least")] = 0.7,
    rate: Annotated[float, typer.Option(min=0, help="requests per second and address; 0 for no limit")] = 60.0,
    per_address: Annotated[
        int, typer.Option(min=0, help="connections, and listening pages, from one address; 0 for no limit")
    ] = 200,
    replace_after: Annotated[
        float, typer.Option(min=0, max=1440, help="minutes somebody must be away before a bot may take over")
    ] = 3.0,
    keep_days: Annotated[
        float, typer.Option(min=0, help="days after which a table nobody plays at is removed; 0 for never")
    ] = 0.0,
    metrics: Annotated[str, typer.Option(metavar="HOST:PORT", help="where figures for Prometheus are; nowhere")] = "",
    json_log: Annotated[bool, typer.Option("--json-log", help="write down what happens as JSON, a line each")] = False,
    name: Annotated[list[str] | None, typer.Option(help="a name the server goes by; repeatable")] = None,
    trust_proxy: Annotated[str, typer.Option(help="addresses of proxies whose word is taken, with commas")] = "",
    show: Annotated[bool, typer.Option("--open", help="open the page in a browser, if there is one")] = False,
    lang: Lang = None,
) -> None:
    """Tables in the browser: alone against bots, round one screen, or by link."""
    speaker = words(None, lang or preferred_language())
    server_part("run").serve(
        settings_for(
            database,
            bot_delay=bot_delay,
            rate=rate,
            **({} if rate else {"tables_per_hour": 0, "tables_per_owner": 0}),
            per_address=per_address,
            replace_after=60 * replace_after,
            keep_days=keep_days,
            hosts=tuple(name or ()),
            trust_proxy=trust_proxy,
            metrics=metrics,
        ),
        *(host, port),
        lambda address: print(speaker.render(Say("cli-serving", {"address": address})), flush=True),
        lambda taken: print(speaker.render(Say("cli-port-taken", {"port": str(taken)})), flush=True),
        show=show,
        json_log=json_log,
    )


@app.command()
def backup(file: BackupFile, database: DatabaseName = "", lang: Lang = None) -> None:
    """Write all tables of a server into a file, while it runs or not."""
    say_kept("cli-backed-up", server_part("backup.backup_command").back_up(settings_for(database), file), file, lang)


@app.command()
def restore(file: BackupFile, database: DatabaseName = "", lang: Lang = None) -> None:
    """Put back what a backup holds, in place of all tables, while the server runs or not."""
    say_kept("cli-restored", server_part("backup.backup_command").restore(settings_for(database), file), file, lang)


def server_part(name: str) -> Any:
    """A module of the server; a sentence where what it needs is not installed."""
    try:
        return import_module(f"ninerealms.server.{name}")
    except ModuleNotFoundError as missing:
        raise NineRealmsError(f"{missing.name} is not installed; pip install 'ninerealms[server]' brings it.") from None


def settings_for(database: str, **more: Any) -> Any:
    """The settings by which a server is started, or found while it runs."""
    place = database or f"sqlite:///{data_folder() / 'tables.db'}"
    control = server_part("backup.backup_socket").control_path(place, data_folder())
    return server_part("settings").Settings(place, control="" if control is None else str(control), **more)


def say_kept(key: str, count: int, file: Path, lang: str | None) -> None:
    speaker = words(None, lang or preferred_language())
    print(speaker.render(Say(key, {"count": count, "file": str(file)})))


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="version and form, then stop")] = False) -> None:
    """Nine Realms: board games of gods, giants and dice."""
    if show:
        typer.echo(" ".join([f"ninerealms {__version__} ({forms.form()})", forms.why()]).rstrip())
        raise typer.Exit


def main(arguments: list[str] | None = None) -> None:
    """Run a command; whatever goes wrong is one sentence, and exit code 2 for what the caller got wrong."""
    words = sys.argv[1:] if arguments is None else arguments
    if "" not in sys.path:
        sys.path.append("")  # so that --seats module:Class finds a bot in the folder one stands in
    try:
        command = reader_help.command_in(app, reader_help.language(words))
        status = command.main(words or ["--help"], standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        fail(tell(error), 2)
    except playing.Interrupted as error:
        fail(f"\n{error}", INTERRUPTED)
    except NineRealmsError as error:
        said = sentence_of(error, reader_help.language(words))
        fail(f"{said} ({error.rule})" if error.rule else said, 2)
    except ledger.LedgerError as error:
        fail(str(error), 2)
    except (typer.Abort, KeyboardInterrupt):
        status = INTERRUPTED
    except BrokenPipeError:  # the reader has left; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (OSError, msgspec.MsgspecError) as error:
        fail(f"{error}", 1)
    if status == INTERRUPTED:
        fail("\nStopped. What was saved is kept.", INTERRUPTED)
    sys.exit(status if isinstance(status, int) else 0)


def tell(error: Exception) -> str:
    """What a wrong call should have been, in one line."""
    told = getattr(error, "format_message", lambda: str(error))()
    sentence = " ".join(str(told).split())
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def fail(sentence: str, code: int) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
