"""The web application put together: endpoints and pages behind the middleware, tables and drawing beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ninerealms.server.errors import Refusal
from ninerealms.server.http import openapi
from ninerealms.server.http.endpoint import Endpoint, refuse, serve
from ninerealms.server.http.metrics_server import figures, monitoring
from ninerealms.server.http.middleware import Gate, mistake
from ninerealms.server.http.rate_limits import RateLimits
from ninerealms.server.http.raw_request import RawRequest
from ninerealms.server.http.request_context import Services
from ninerealms.server.http.routes import ENDPOINTS, JOIN, SSE, T
from ninerealms.server.live.cleanup_and_backup import tidy
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.metrics import Metrics
from ninerealms.server.operator_socket import taking_orders
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.stream_limits import Audience
from ninerealms.server.settings import Settings
from ninerealms.server.site import pages


@cache
def description() -> dict[str, Any]:
    return openapi.describe(ENDPOINTS)


def route(services: Services, endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await serve(services, endpoint, RawRequest(request.scope, request.receive))

    methods = [endpoint.method]
    return Route(endpoint.path, answer, methods=methods, name=endpoint.answer.__name__)


def make_app(settings: Settings) -> Gate:
    """The application with tables of its own, which start and stop with it."""
    metrics = Metrics()
    draw_queue = DrawQueue(settings.finder, settings.draw_workers, metrics)
    services = Services(LiveTables(settings), draw_queue, Audience(settings), RateLimits(settings), metrics)
    tables = services.tables

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        draw_queue.start()
        watching = asyncio.get_running_loop().create_task(gate.connections.watch())
        tables.run_aside(tidy(tables))
        control = Path(settings.control) if settings.control else None
        try:
            async with (
                monitoring(settings.metrics, lambda: figures(services, len(gate.connections.open))),
                taking_orders(tables, control),
            ):
                yield
        finally:
            watching.cancel()
            await tables.stop()
            await draw_queue.close()

    routes = [
        *(route(services, endpoint) for endpoint in (*ENDPOINTS, JOIN)),
        *health_routes(tables),
        *pages.routes(),
    ]
    site = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: unknown, Exception: failed})
    gate = Gate(ShortCut(services, site), settings, services)
    return gate


def health_routes(tables: LiveTables) -> list[Route]:
    """For programs that look after servers, and the description of the interface."""

    async def describe(_request: Request) -> Response:
        return JSONResponse(description())

    async def alive(_request: Request) -> Response:
        await asyncio.wait_for(tables.ready.wait(), 60)
        return JSONResponse({"alive": True})

    async def healthy(_request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def is_ready(_request: Request) -> Response:
        try:
            await tables.check_ready()
        except Refusal as refusal:
            return refuse(refusal.status, refusal.code, refusal.sentence)
        return PlainTextResponse("ready\n")

    return [
        Route("/api/openapi.json", describe),
        Route("/api/alive", alive),
        Route("/healthz", healthy),
        Route("/readyz", is_ready),
    ]


class ShortCut:
    """The way of those for whom others wait, and of those who wait: past the list of routes and all that is around it.

    It is taken by what is posted to a table, and by its streams.
    """

    def __init__(self, services: Services, site: ASGIApp) -> None:
        self.services = services
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
                    response = await serve(self.services, endpoint, RawRequest(scope, receive))
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
