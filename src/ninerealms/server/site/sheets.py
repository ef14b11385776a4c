"""The things of a game in a language, for the reference and for the interface."""

from __future__ import annotations

import re
from functools import cache

from ninerealms import ledger
from ninerealms.kernel.choice import Sheet
from ninerealms.kernel.game import Game
from ninerealms.server.json_shapes import RuleThing, SheetRow, Sheets

MOST_THINGS = 4  # pictures beside one rule


@cache
def sheets_of(game: Game, lang: str) -> Sheets:
    """All things of a game in a language; names begin with a capital."""
    say = game.words(lang).render
    rows = [
        SheetRow(
            key=sheet.key,
            kind=say(sheet.kind),
            name=capital(say(sheet.name)),
            effects=[capital(say(effect)) for effect in sheet.effects],
            cost="" if sheet.cost is None else say(sheet.cost),
            rule=sheet.rule,
            icon=sheet.icon,
        )
        for sheet in game.sheets()
    ]
    return Sheets(game.name, rows)


@cache
def things_in_rules(game: Game, lang: str) -> dict[str, list[RuleThing]]:
    """What each rule speaks of, the same in every language: things whose own rule it is, and those it calls by name."""
    say, english = game.words(lang).render, game.words("en").render
    shown = [sheet for sheet in game.sheets() if sheet.icon]
    named = [(sheet, name) for sheet in shown if (name := english(sheet.name))[:1].isupper()]
    called = [(sheet, re.compile(rf"\b{re.escape(name)}\b")) for sheet, name in named]
    found: dict[str, list[RuleThing]] = {}
    for rule in ledger.read_for_players(game.folder):
        places = [(at.start(), sheet) for sheet, name in called if (at := name.search(rule.text))]
        by_name = [sheet for _, sheet in sorted(places, key=lambda place: place[0])]
        things = unlike([sheet for sheet in shown if sheet.rule == rule.id] + by_name)
        found[rule.id] = [RuleThing(sheet.key, capital(say(sheet.name)), sheet.icon) for sheet in things[:MOST_THINGS]]
    return found


def unlike(sheets: list[Sheet]) -> list[Sheet]:
    """One of each picture, the first."""
    return list({sheet.icon: sheet for sheet in reversed(sheets)}.values())[::-1]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
