"""The routes of the interface: every endpoint with its address."""

from __future__ import annotations

from typing import Any

from ninerealms.server import json_shapes
from ninerealms.server.http.endpoint import Endpoint
from ninerealms.server.http.endpoints import curve, games, playing, replays, scenes, tables

T = "/api/t/{table}"
SSE = "text/event-stream"
MOVE: dict[str, Any] = {"reply": json_shapes.Done, "refusals": (403, 409, 410, 503), "at_once": True}
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games",
        games.list_games,
        "The games on offer",
        json_shapes.InLang,
        reply=json_shapes.Games,
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        games.show_rules,
        "The numbered rules of a game, as players read them",
        json_shapes.InLang,
        reply=json_shapes.Rules,
    ),
    Endpoint(
        "GET",
        "/api/sheets/{game}",
        games.show_sheets,
        "The things of a game: cards, faces, gods, creatures",
        json_shapes.InLang,
        reply=json_shapes.Sheets,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        tables.make_table,
        "A new table",
        body=json_shapes.NewTable,
        reply=json_shapes.Made,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        tables.list_tables,
        "This browser's tables",
        json_shapes.InLang,
        reply=json_shapes.Tables,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        replays.upload,
        "Look at a replay file",
        body=str,
        reply=json_shapes.Kept,
        status=201,
    ),
    Endpoint("DELETE", T, tables.remove, "Remove a table", status=204, refusals=(403,)),
    Endpoint(
        "GET",
        f"{T}/links",
        tables.show_links,
        "The links to hand out",
        reply=json_shapes.Links,
        refusals=(403, 410),
    ),
    Endpoint(
        "POST",
        f"{T}/rematch",
        tables.rematch,
        "The same again",
        json_shapes.RematchQuery,
        reply=json_shapes.Made,
        status=201,
        refusals=(403, 409, 410),
    ),
    Endpoint("GET", f"{T}/scene", scenes.show_scene, "What a seat sees", json_shapes.Look, refusals=(403, 410)),
    Endpoint(
        "GET",
        f"{T}/events",
        scenes.events,
        "The stream",
        json_shapes.Look,
        media=SSE,
        refusals=(403, 410, 503),
    ),
    Endpoint(
        "GET",
        f"{T}/moment/{{step:int}}",
        replays.show_moment,
        "What a seat saw",
        json_shapes.Look,
        refusals=(403, 410),
    ),
    Endpoint(
        "GET",
        f"{T}/replay",
        replays.download,
        "The replay file",
        json_shapes.SeatQuery,
        media="text/plain",
        refusals=(403,),
    ),
    Endpoint(
        "GET",
        f"{T}/curve",
        curve.show_curve,
        "Chances over the game",
        reply=json_shapes.Curve,
        refusals=(409, 410),
    ),
    Endpoint("POST", f"{T}/answer", playing.answer, "Answer", body=json_shapes.Answer, **MOVE),
    Endpoint("POST", f"{T}/propose", playing.propose, "Propose", body=json_shapes.Answer, **MOVE),
    Endpoint("POST", f"{T}/agree", playing.agree, "Agree", body=json_shapes.Agree, **MOVE),
    Endpoint("POST", f"{T}/decline", playing.decline, "Decline", body=json_shapes.Agree, **MOVE),
    Endpoint("POST", f"{T}/undo", playing.undo, "Take back", body=json_shapes.TakeBack, **MOVE),
    Endpoint("POST", f"{T}/request", playing.wish, "Ask the others", body=json_shapes.Wish, **MOVE),
    Endpoint("POST", f"{T}/consent", playing.consent, "Yes or no", body=json_shapes.Consent, **MOVE),
    Endpoint("POST", f"{T}/withdraw", playing.withdraw, "No longer", body=json_shapes.Withdraw, **MOVE),
    Endpoint("POST", f"{T}/enter", playing.enter, "A real result", body=json_shapes.Entered, **MOVE),
    Endpoint(
        "POST",
        f"{T}/device",
        tables.expect_device,
        "Another browser of one's own",
        body=json_shapes.DeviceOrder,
        reply=json_shapes.DeviceLink,
        refusals=(403, 409, 410),
    ),
    Endpoint(
        "POST",
        f"{T}/hint",
        playing.hint,
        "Advice",
        body=json_shapes.HintOrder,
        reply=json_shapes.Hints,
        refusals=(403, 409, 410),
    ),
    Endpoint(
        "GET",
        f"{T}/odds",
        playing.odds,
        "What may happen",
        json_shapes.OddsQuery,
        reply=json_shapes.OddsReply,
        refusals=(403, 409, 410),
    ),
)
JOIN = Endpoint("GET", "/j/{table}/{key}", tables.join, "A seat's link", media="text/html")
