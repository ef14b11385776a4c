"""The routes of the interface: every endpoint with its address."""

from __future__ import annotations

from ninerealms.server import json_shapes
from ninerealms.server.http import game_endpoints, play_endpoints, replay_endpoints, scene_endpoints, table_endpoints
from ninerealms.server.http.endpoint import Endpoint

T = "/api/t/{table}"
SSE = "text/event-stream"
MOVE = {"reply": json_shapes.Done, "refusals": (403, 409, 410, 503)}
ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/games",
        game_endpoints.list_games,
        "The games on offer",
        json_shapes.InLang,
        reply=json_shapes.Games,
    ),
    Endpoint(
        "GET", "/api/rules/{game}", game_endpoints.show_rules, "The numbered rules of a game", reply=json_shapes.Rules
    ),
    Endpoint(
        "POST",
        "/api/tables",
        table_endpoints.make_table,
        "A new table",
        body=json_shapes.NewTable,
        reply=json_shapes.Made,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        table_endpoints.list_tables,
        "This browser's tables",
        json_shapes.InLang,
        reply=json_shapes.Tables,
    ),
    Endpoint(
        "POST",
        "/api/replays",
        replay_endpoints.upload,
        "Look at a replay file",
        body=str,
        reply=json_shapes.Kept,
        status=201,
    ),
    Endpoint("DELETE", T, table_endpoints.remove, "Remove a table", status=204, refusals=(403,)),
    Endpoint(
        "GET",
        f"{T}/links",
        table_endpoints.show_links,
        "The links to hand out",
        reply=json_shapes.Links,
        refusals=(403, 410),
    ),
    Endpoint(
        "POST",
        f"{T}/rematch",
        table_endpoints.rematch,
        "The same again",
        reply=json_shapes.Made,
        status=201,
        refusals=(403, 409, 410),
    ),
    Endpoint(
        "GET", f"{T}/scene", scene_endpoints.show_scene, "What a seat sees", json_shapes.Look, refusals=(403, 410)
    ),
    Endpoint(
        "GET",
        f"{T}/events",
        scene_endpoints.events,
        "The stream",
        json_shapes.Look,
        media=SSE,
        refusals=(403, 410, 503),
    ),
    Endpoint(
        "GET",
        f"{T}/moment/{{step:int}}",
        replay_endpoints.show_moment,
        "What a seat saw",
        json_shapes.Look,
        refusals=(403, 410),
    ),
    Endpoint(
        "GET",
        f"{T}/replay",
        replay_endpoints.download,
        "The replay file",
        json_shapes.SeatQuery,
        media="text/plain",
        refusals=(403,),
    ),
    Endpoint(
        "GET",
        f"{T}/curve",
        replay_endpoints.show_curve,
        "Chances over the game",
        reply=json_shapes.Curve,
        refusals=(409, 410),
    ),
    Endpoint("POST", f"{T}/answer", play_endpoints.answer, "Answer", body=json_shapes.Answer, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/propose", play_endpoints.propose, "Propose", body=json_shapes.Answer, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/agree", play_endpoints.agree, "Agree", body=json_shapes.Agree, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/decline", play_endpoints.decline, "Decline", body=json_shapes.Agree, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/undo", play_endpoints.undo, "Take back", body=json_shapes.TakeBack, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/request", play_endpoints.wish, "Ask the others", body=json_shapes.Wish, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/consent", play_endpoints.consent, "Yes or no", body=json_shapes.Consent, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/withdraw", play_endpoints.withdraw, "No longer", body=json_shapes.Withdraw, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/enter", play_endpoints.enter, "A real result", body=json_shapes.Entered, **MOVE),  # type: ignore[arg-type]
    Endpoint(
        "POST",
        f"{T}/device",
        table_endpoints.expect_device,
        "Another browser of one's own",
        body=json_shapes.DeviceOrder,
        reply=json_shapes.DeviceLink,
        refusals=(403, 409, 410),
    ),
    Endpoint(
        "POST",
        f"{T}/hint",
        play_endpoints.hint,
        "Advice",
        body=json_shapes.HintOrder,
        reply=json_shapes.Hints,
        refusals=(403, 409, 410),
    ),
    Endpoint(
        "GET",
        f"{T}/odds",
        play_endpoints.odds,
        "What may happen",
        json_shapes.OddsQuery,
        reply=json_shapes.OddsReply,
        refusals=(403, 409, 410),
    ),
)
JOIN = Endpoint("GET", "/j/{table}/{key}", table_endpoints.join, "A seat's link", media="text/html")
