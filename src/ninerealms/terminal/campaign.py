"""`ninerealms campaign`: begin a series of games, play it on, see where it stands."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from ninerealms.errors import NineRealmsError
from ninerealms.games import game as find
from ninerealms.games import names
from ninerealms.kernel.campaign import Campaign, Campaigns
from ninerealms.kernel.game import Game, plain_seed
from ninerealms.kernel.match import write_value
from ninerealms.kit import campaign_file
from ninerealms.lab import options as start_options
from ninerealms.players.seating import bot, chooser
from ninerealms.terminal.campaign_desk import Desk
from ninerealms.terminal.playing import HUMAN, Interrupted, NoTerminal, rivals, split_seats, spread
from ninerealms.terminal.saves import BadPath, refuse_folder
from ninerealms.terminal.session import Quit
from ninerealms.text.refusals import bad_option, refusal
from ninerealms.text.words import Say

LONGEST_NAME = 40


class BadName(NineRealmsError):
    """Names that do not fit the players."""


class New(NamedTuple):
    """What `campaign new` was asked for."""

    path: Path
    game: str
    players: int | None
    gods: str
    heroes: str
    names: str
    seats: str
    seed: int | None
    lang: str
    options: list[str]


class Play(NamedTuple):
    """What `campaign play` was asked for."""

    path: Path
    seats: str
    lang: str | None
    games: int
    restart: bool


def campaigns_of(name: str) -> tuple[Game, Campaigns]:
    """A game that has a campaign."""
    game = find(name)
    found = getattr(game, "campaigns", None)
    if not isinstance(found, Campaigns):
        others = [other for other in names() if isinstance(getattr(find(other), "campaigns", None), Campaigns)]
        raise refusal(NineRealmsError, Say("bad-campaign-game", {"game": game.title, "others": ", ".join(others)}))
    return game, found


def open_file(path: Path) -> tuple[Game, Campaign]:
    """The campaign in a file, and its game."""
    name = campaign_file.game_of(path)
    if name not in names() or not isinstance(getattr(find(name), "campaigns", None), Campaigns):
        raise campaign_file.refused("gameless", path)
    game, campaigns = campaigns_of(name)
    return game, campaigns.load(path)


def chosen_figures(order: New, wanted: str) -> str:
    """The gods or heroes of the players, by the option that fits the game."""
    for kind, given in (("gods", order.gods), ("heroes", order.heroes)):
        if given and kind != wanted:
            told = Say("bad-option-figures", {"game": order.game, "given": kind, "wanted": wanted})
            raise bad_option("", told)
    return order.gods or order.heroes


def begin(order: New, console: Console) -> None:
    """A new campaign in a file of its own."""
    if order.path.exists():
        raise refusal(BadPath, Say("bad-campaign-exists", {"file": str(order.path)}))
    refuse_folder(order.path)
    game, campaigns = campaigns_of(order.game)
    figures = chosen_figures(order, campaigns.figures)
    named, specs = split_seats(order.names), split_seats(order.seats)
    players = order.players
    if players is None:
        chosen = len(split_seats(figures)) if campaigns.figures == "heroes" else 0
        players = len(named) or chosen or (len(specs) if len(specs) in game.seats else game.seats[0])
    campaign = campaigns.begin(read_names(named, players), figures, plain_seed(order.seed))
    campaign.lang = order.lang
    campaign.seats = list(spread(specs or rivals(players), players))
    check_seats(campaign.seats)
    campaign.rules = read_rules(game, campaign, order.options)
    game.fresh(players, 0, campaign.start_options())
    desk = Desk(game, campaign, order.path, order.lang, console)
    campaign.save(order.path)
    desk.show_standing()
    desk.tell(Say("cli-campaign-begun", {"file": str(order.path)}), "green")
    tell_how_to_go_on(desk)


def read_names(named: list[str], players: int) -> list[str]:
    """The players' names; without any, the seats have names in every language."""
    if not named:
        return [""] * players
    if len(named) != players:
        raise refusal(BadName, Say("bad-names", {"players": players, "count": len(named)}))
    for name in named:
        if not name or not name.isprintable() or len(name) > LONGEST_NAME:
            raise refusal(BadName, Say("bad-name", {"most": LONGEST_NAME, "name": repr(name)}))
    return named


def read_rules(game: Game, campaign: Campaign, pairs: list[str]) -> dict[str, str]:
    """Start options for all games of the campaign, as far as it does not decide them itself."""
    chosen = start_options.parse(pairs)
    game.settle(chosen)
    for name in chosen:
        if name in campaign.start_options():
            raise bad_option("", Say("bad-option-campaign", {"option": name}))
    return {name: write_value(value) for name, value in chosen.items()}


def check_seats(specs: list[str]) -> None:
    """Refuse players nobody knows, before a file is written."""
    for seat, spec in enumerate(specs):
        if spec != HUMAN:
            bot(spec, 0, seat, chooser(0))


def show(path: Path, lang: str | None, as_json: bool, console: Console) -> None:
    """Where a campaign stands, in words or for programs."""
    game, campaign = open_file(path)
    if as_json:
        figures = {"game": game.name, **campaign.record(), "is_over": campaign.is_over}
        console.file.write(json.dumps(figures, ensure_ascii=False, indent=1) + "\n")
        return
    desk = Desk(game, campaign, path, lang or campaign.lang, console)
    desk.show_standing()
    if campaign.paused:
        desk.tell(Say("cli-campaign-paused"), "yellow")
    if campaign.shopping:
        desk.tell(Say("cli-campaign-shopping"), "yellow")
    tell_how_to_go_on(desk)


def play(order: Play, console: Console) -> None:
    """Play the next game, enter its result, and let everybody acquire something; so many games at most."""
    game, campaign = open_file(order.path)
    desk = Desk(game, campaign, order.path, order.lang or campaign.lang, console)
    refuse_folder(order.path)
    seats = spread(split_seats(order.seats) or campaign.seats or rivals(campaign.players), campaign.players)
    check_seats(list(seats))
    if HUMAN in seats and not sys.stdin.isatty():
        raise NoTerminal(desk.say("cli-campaign-not-a-terminal"))
    campaign.seats = list(seats)
    try:
        desk.shop(seats)
        for number in range(order.games):
            if not campaign.is_over:
                desk.play_game(seats, order.restart and number == 0)
                desk.shop(seats)
    except (Quit, EOFError):
        write_kept(desk)
    except KeyboardInterrupt:
        raise Interrupted("\n".join([desk.say("cli-interrupted"), how_to_go_on(desk)])) from None
    else:
        tell_how_to_go_on(desk)


def write_kept(desk: Desk) -> None:
    """The person wants to stop: everything is kept."""
    desk.campaign.save(desk.path)
    desk.console.print()
    desk.tell(Say("cli-campaign-kept", {"file": str(desk.path)}))
    tell_how_to_go_on(desk)


def how_to_go_on(desk: Desk) -> str:
    """A command to copy."""
    return desk.say("cli-resume-with", command=shlex.join(["ninerealms", "campaign", "play", str(desk.path)]))


def tell_how_to_go_on(desk: Desk) -> None:
    if desk.campaign.is_over:
        desk.tell(Say("cli-campaign-over"), "bold green")
    else:
        desk.console.print(Text(how_to_go_on(desk), "dim"), soft_wrap=True)
