"""Requests about games: those on offer with their options and bots, the rules and the things of one."""

from __future__ import annotations

from functools import cache

from ninerealms import ledger
from ninerealms.kernel.decision import Option
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import write_value
from ninerealms.players import roster
from ninerealms.server.errors import Refusal
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.json_shapes import (
    BotRow,
    GameRow,
    Games,
    OptionChoice,
    OptionRow,
    RuleRow,
    Rules,
    Sheets,
)
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.names_in_language import title
from ninerealms.server.site.sheets import sheets_of, things_in_rules
from ninerealms.text.words import Say, Words, say_seat, words


async def list_games(context: Context) -> Games:
    tables, lang = context.tables, context.query.lang
    return Games([describe(tables.find(name), lang) for name in tables.names()], bots(lang))


async def show_rules(context: Context) -> Rules:
    return rules_of(find_game(context.tables, str(context.params["game"])), context.query.lang)


async def show_sheets(context: Context) -> Sheets:
    return sheets_of(find_game(context.tables, str(context.params["game"])), context.query.lang)


def find_game(tables: LiveTables, name: str) -> Game:
    if name not in tables.names():
        raise Refusal(404, "no-game", f"There is no game {name[:40]!r}; there are {', '.join(tables.names())}.")
    return tables.find(name)


# --- described ------------------------------------------------------------------------------------------


@cache
def describe(game: Game, lang: str) -> GameRow:
    speaker = game.words(lang)
    return GameRow(
        name=game.name,
        title=title(game, lang),
        version=game.version,
        sentence=optional(speaker, "game-about"),
        note=optional(speaker, "house-note"),
        seats=list(game.seats),
        called=[speaker.render(say_seat(seat)) for seat in range(max(game.seats))],
        minutes=game.minutes,
        coop=game.coop,
        secrets=game.has_secrets,
        options=[describe_option(option, speaker) for option in game.options],
        guide=list(guide(speaker)),
    )


def optional(speaker: Words, key: str) -> str:
    return speaker.render(Say(key)) if speaker.has(key) else ""


def guide(speaker: Words) -> list[str]:
    found: list[str] = []
    while speaker.has(f"guide-{len(found) + 1}"):
        found.append(speaker.render(Say(f"guide-{len(found) + 1}")))
    return found


def describe_option(option: Option, speaker: Words) -> OptionRow:
    values = []
    for value in map(write_value, option.values):
        key = f"option-{option.name}-{value}"
        values.append(OptionChoice(value, speaker.render(Say(key)) if speaker.has(key) else value))
    text = optional(speaker, f"option-{option.name}")
    return OptionRow(option.name, text, write_value(option.default), values, option.free, option.rule)


def bots(lang: str) -> list[BotRow]:
    """The strongest first."""
    speaker, rows = words(None, lang), []
    for entry in reversed(roster.BOTS):
        levels = [OptionChoice(level, speaker.render(Say(f"level-{level}"))) for level in entry.levels]
        rows.append(BotRow(entry.name, roster.told(entry.name, speaker), levels))
    return rows


@cache
def rules_of(game: Game, lang: str) -> Rules:
    rules = ledger.read_for_players(game.folder, lang)
    things = things_in_rules(game, lang)
    rows = [RuleRow(rule.id, rule.section, rule.text, ledger.origin(rule), things[rule.id]) for rule in rules]
    return Rules(game.name, rows)
