"""The web application: routes, limits, headers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ninerealms.server import openapi, pages, play, tables, wire
from ninerealms.server.asking import Asking
from ninerealms.server.calls import Endpoint, refuse, serve
from ninerealms.server.hub import Hub
from ninerealms.server.limits import Gate, mistake
from ninerealms.server.settings import Settings

T = "/api/t/{table}"
SSE = "text/event-stream"
MOVE = {"reply": wire.Done, "refusals": (403, 409, 410, 503)}

ENDPOINTS = (
    Endpoint("GET", "/api/games", tables.list_games, "The games on offer", wire.InLang, reply=wire.Games),
    Endpoint("GET", "/api/rules/{game}", tables.show_rules, "The numbered rules of a game", reply=wire.Rules),
    Endpoint("POST", "/api/tables", tables.make_table, "A new table", body=wire.NewTable, reply=wire.Made, status=201),
    Endpoint("GET", "/api/tables", tables.list_tables, "This browser's tables", wire.InLang, reply=wire.Tables),
    Endpoint("POST", "/api/replays", tables.upload, "Look at a replay file", body=str, reply=wire.Kept, status=201),
    Endpoint("DELETE", T, tables.remove, "Remove a table", status=204, refusals=(403,)),
    Endpoint("GET", f"{T}/links", tables.show_links, "The links to hand out", reply=wire.Links, refusals=(403, 410)),
    Endpoint(
        "POST", f"{T}/rematch", tables.rematch, "The same again", reply=wire.Made, status=201, refusals=(403, 409, 410)
    ),
    Endpoint("GET", f"{T}/scene", tables.show_scene, "What a seat sees", wire.Look, refusals=(403, 410)),
    Endpoint("GET", f"{T}/events", play.events, "The stream", wire.Look, media=SSE, refusals=(403, 410, 503)),
    Endpoint("GET", f"{T}/moment/{{step:int}}", tables.show_moment, "What a seat saw", wire.Look, refusals=(403, 410)),
    Endpoint(
        "GET", f"{T}/replay", tables.download, "The replay file", wire.SeatQuery, media="text/plain", refusals=(403,)
    ),
    Endpoint("GET", f"{T}/curve", tables.show_curve, "Chances over the game", reply=wire.Curve, refusals=(409, 410)),
    Endpoint("POST", f"{T}/answer", play.answer, "Answer", body=wire.Answer, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/propose", play.propose, "Propose", body=wire.Answer, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/agree", play.agree, "Agree", body=wire.Agree, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/decline", play.decline, "Decline", body=wire.Agree, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/undo", play.undo, "Take back", body=wire.TakeBack, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/request", play.wish, "Ask the others", body=wire.Wish, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/consent", play.consent, "Yes or no", body=wire.Consent, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/withdraw", play.withdraw, "No longer", body=wire.Withdraw, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/enter", play.enter, "A real result", body=wire.Entered, **MOVE),  # type: ignore[arg-type]
    Endpoint("POST", f"{T}/hint", play.hint, "Advice", body=wire.HintOrder, reply=wire.Hints, refusals=(403, 409, 410)),
    Endpoint(
        "GET", f"{T}/odds", play.odds, "What may happen", wire.OddsQuery, reply=wire.OddsReply, refusals=(403, 409, 410)
    ),
)
JOIN = Endpoint("GET", "/j/{table}/{key}", tables.join, "A seat's link", media="text/html")


@cache
def description() -> dict[str, Any]:
    return openapi.describe(ENDPOINTS)


def route(hub: Hub, endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await serve(hub, endpoint, Asking(request.scope, request.receive))

    methods = [endpoint.method]
    return Route(endpoint.path, answer, methods=methods, name=endpoint.answer.__name__)


def make_app(settings: Settings) -> Gate:
    """The application with a hub of its own; the hub starts and stops with it."""
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    async def describe(_request: Request) -> Response:
        return JSONResponse(description())

    async def alive(_request: Request) -> Response:
        await asyncio.wait_for(hub.ready.wait(), 60)
        return JSONResponse({"alive": True})

    routes = [
        *(route(hub, endpoint) for endpoint in (*ENDPOINTS, JOIN)),
        Route("/api/openapi.json", describe),
        Route("/api/alive", alive),
        *pages.routes(),
    ]
    site = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: unknown, Exception: failed})
    return Gate(ShortCut(hub, site), settings, hub)


class ShortCut:
    """The way of those for whom others wait, and of those who wait: past the list of routes and all that is around it.

    It is taken by what is posted to a table, and by its streams.
    """

    def __init__(self, hub: Hub, site: ASGIApp) -> None:
        self.hub = hub
        self.site = site
        start = f"{T}/"
        found = [
            each for each in ENDPOINTS if each.path.startswith(start) and (each.method == "POST" or each.media == SSE)
        ]
        self.endpoints = {(each.method, each.path.removeprefix(start)): each for each in found}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            match scope["path"].split("/"):
                case ["", "api", "t", table, order] if table and (scope["method"], order) in self.endpoints:
                    endpoint = self.endpoints[scope["method"], order]
                    scope["route"], scope["path_params"] = endpoint, {"table": table}
                    response = await serve(self.hub, endpoint, Asking(scope, receive))
                    await response(scope, receive, send)
                    return
        await self.site(scope, receive, send)


async def failed(_request: Request, _problem: Exception) -> Response:
    """What only we can have got wrong; the gate writes it down."""
    return mistake()


async def unknown(_request: Request, problem: Exception) -> Response:
    """No such address, or not with this method."""
    status = getattr(problem, "status_code", 404)
    code = {404: "no-address", 405: "no-method"}.get(status, "refused")
    response = refuse(status, code, {405: "That cannot be done here."}.get(status, "There is nothing here."))
    for name, value in (getattr(problem, "headers", None) or {}).items():
        response.headers[name] = value
    return response
