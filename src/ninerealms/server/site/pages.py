"""The pages: start, table, replay, reference, the same for everybody; what a seat sees comes from the interface."""

from __future__ import annotations

import json
from functools import cache
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

import ninerealms as nr
from ninerealms import ledger
from ninerealms.drawing.icons import symbols
from ninerealms.drawing.style import FOLDER as LOOK
from ninerealms.players import roster
from ninerealms.server.json_shapes import OptionChoice
from ninerealms.server.site.sheets import sheets_of
from ninerealms.text.languages import KNOWN, LANGUAGES
from ninerealms.text.words import Say, Words, words

HERE = Path(__file__).parent
FIRST_SEED = 7
MIDDLE_OF_A_GAME = 90
KEPT = {"Cache-Control": "no-cache"}
ICONS = (
    *("mark-0", "mark-1", "mark-2", "mark-3", "mark-4", "i-tree", "i-theme", "i-undo", "i-owl", "i-lore", "i-narrator"),
    *("i-pawn", "i-island", "i-portal", "i-die", "i-lock", "i-check", "i-pass", "i-renew", "i-sunrise", "i-hero"),
    *("i-riddle", "i-merchant", "i-glory", "i-first", "i-build", "i-mirror"),
)
# The variables the page fills in itself: `{ $name }` reaches it as {name}.
LEFT_OPEN = {name: f"{{{name}}}" for name in ("name", "number", "count", "step", "last", "chance", "text")}


def language_of(request: Request) -> str:
    """What the address, the cookie or the browser asks for; English otherwise."""
    wishes = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    wishes += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")


@cache
def templates() -> Environment:
    loader = FileSystemLoader(HERE / "templates")
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)


def speaker(language: str) -> Words:
    return words(HERE / "text", language)


@cache
def page_words(language: str) -> dict[str, str]:
    """All texts of the pages, with places left open for what only the browser knows."""
    voice = speaker(language)
    english = (HERE / "text" / "en.ftl").read_text(encoding="utf-8").splitlines()
    keys = [line.partition(" =")[0] for line in english if line.startswith("page-")]
    keys += [f"seat-{seat}" for seat in range(5)] + ["seat-team"]
    return {key: voice.render(Say(key, {**LEFT_OPEN})) for key in keys}


@cache
def icons() -> Markup:
    return Markup(symbols(ICONS))  # noqa: S704 - drawn by us, holds nothing a player wrote


def page(name: str, request: Request, **values: object) -> HTMLResponse:
    """A template in the reader's language."""
    language = language_of(request)
    texts = page_words(language)
    html = templates().get_template(name)
    known = Markup(json.dumps(texts, ensure_ascii=False).replace("<", "\\u003c"))  # noqa: S704 - cannot close its element
    return HTMLResponse(
        html.render(lang=language, languages=KNOWN, t=texts, words=known, icons=icons(), **values), headers=KEPT
    )


# --- what a drawing needs on a page ------------------------------------------------------------------


@cache
def drawing(name: str) -> str:
    """A game in its middle, for its card on the start page: a drawing that stands alone."""
    game = nr.game(name)
    players = game.seats[0] if len(game.seats) == 1 else game.seats[-2]
    state = game.start(players, FIRST_SEED)
    chance = Random(FIRST_SEED)
    for _ in range(MIDDLE_OF_A_GAME):
        decision = state.decision
        if decision is None:
            break
        state = game.child(state, chance.choice(decision.options))
    return game.draw(game.view(state, nr.NOBODY), "en")


def keys_of(game: nr.Game) -> list[str]:
    """The keys of a game's texts."""
    lines = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return [line.partition(" =")[0] for line in lines if " =" in line]


def named_values(game: nr.Game, language: str) -> dict[str, list[list[str]]]:
    """Of start options that take any text, the values that have a name: `option-NAME-VALUE` in the game's texts."""
    known, voice = keys_of(game), game.words(language)
    found: dict[str, list[list[str]]] = {}
    for option in game.options:
        begin = f"option-{option.name}-"
        keys = [key for key in known if option.free and key.startswith(begin)]
        found[option.name] = [[key.removeprefix(begin), voice.render(Say(key))] for key in keys]
    return found


@cache
def look_of(name: str, language: str) -> dict[str, object]:
    """What the page of a table must know of its game besides the scene."""
    game = nr.game(name)
    voice = game.words(language)
    guide = [f"guide-{number}" for number in range(1, 20) if voice.has(f"guide-{number}")]
    lessons = [key for key in keys_of(game) if key.startswith("lesson-")]
    return {
        "game": name,
        "title": voice.render(Say("game-title")) if voice.has("game-title") else game.title,
        "secrets": game.has_secrets,
        "coop": game.coop,
        "symbols": game.symbols(),
        "named": named_values(game, language),
        "guide": [voice.render(Say(key)) for key in guide],
        "lessons": {key.removeprefix("lesson-"): voice.render(Say(key)) for key in lessons},
        "house": voice.render(Say("house-note")) if voice.has("house-note") else "",
    }


# --- answers -----------------------------------------------------------------------------------------


def offered_bots(speaker: Words) -> list[OptionChoice]:
    """What the page offers for a seat, each at its levels, in the page's own words where it has some."""
    specs = [f"{entry.name}:{level}".rstrip(":") for entry in roster.BOTS for level in entry.offered]
    rows = []
    for spec in specs:
        key = f"page-who-{spec.replace(':', '-')}"
        rows.append(OptionChoice(spec, speaker.render(Say(key)) if speaker.has(key) else roster.told(spec, speaker)))
    return rows


def start_page(request: Request) -> Response:
    offered = offered_bots(speaker(language_of(request)))
    return page("start.html", request, games=nr.games(), bots=offered)


def table_page(request: Request) -> Response:
    return page("table.html", request, table=request.path_params["table"])


def replay_page(request: Request) -> Response:
    return page("replay.html", request, table=request.path_params["table"])


def reference_page(request: Request) -> Response:
    """All things of a game, with pictures, to be searched."""
    name = request.path_params["game"]
    if name not in nr.games():
        return PlainTextResponse("There is no such game.", 404)
    game, language = nr.game(name), language_of(request)
    look, sheets = look_of(name, language), sheets_of(game, language).sheets
    kinds = [(kind, list(members)) for kind, members in groupby(sheets, key=lambda sheet: sheet.kind)]
    rules = {rule.id: rule.text for rule in ledger.read_for_players(game.folder, language)}
    symbols = Markup(str(look["symbols"]))  # noqa: S704 - drawn by us, holds nothing a player wrote
    shown = {"title": look["title"], "house": look["house"], "symbols": symbols}
    return page("reference.html", request, game=name, sheets=sheets, kinds=kinds, rules=rules, **shown)


def look_file(request: Request) -> Response:
    """`NAME.css`, `NAME.svg` or `NAME.json` of a game."""
    name, _, kind = request.path_params["file"].partition(".")
    if name == "tokens" and kind == "css":
        return Response((LOOK / "tokens.css").read_bytes(), media_type="text/css", headers=KEPT)
    if name not in nr.games():
        return PlainTextResponse("There is no such game.", 404)
    if kind == "css":
        return Response(nr.game(name).style(), media_type="text/css", headers=KEPT)
    if kind == "svg":
        return Response(drawing(name), media_type="image/svg+xml", headers=KEPT)
    if kind == "json":
        return JSONResponse(look_of(name, language_of(request)), headers=KEPT)
    return PlainTextResponse("There is nothing of that kind.", 404)


def icon_file(_request: Request) -> Response:
    return Response((HERE / "static" / "shared" / "tree.svg").read_bytes(), media_type="image/svg+xml", headers=KEPT)


class Fresh(StaticFiles):
    """Files a browser may keep, but asks about each time, so that it never mixes two versions of the page."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers.update(KEPT)
        return response


def routes() -> list[BaseRoute]:
    """All addresses people open."""
    return [
        Route("/", start_page),
        Route("/t/{table}", table_page),
        Route("/r/{table}", replay_page),
        Route("/reference/{game}", reference_page),
        Route("/favicon.ico", icon_file),
        Route("/look/{file}", look_file),
        Mount("/static", Fresh(directory=HERE / "static")),
    ]
