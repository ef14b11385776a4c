"""The web application put together: endpoints and pages behind the gate, tables and drawing beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ninerealms.server.backup.backup_socket import taking_orders
from ninerealms.server.http.endpoint import Endpoint, refuse, serve
from ninerealms.server.http.endpoints.health import health_routes
from ninerealms.server.http.fast_routes import FastRoutes
from ninerealms.server.http.gate import Gate, mistake
from ninerealms.server.http.metrics_server import figures, monitoring
from ninerealms.server.http.openapi import openapi_route
from ninerealms.server.http.rate_limits import RateLimits
from ninerealms.server.http.raw_request import RawRequest
from ninerealms.server.http.routes import ENDPOINTS, JOIN
from ninerealms.server.http.services import Services
from ninerealms.server.live.old_tables import sweep, tidy
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.metrics import Metrics
from ninerealms.server.sending.draw_queue import DrawQueue
from ninerealms.server.sending.stream_limits import StreamLimits
from ninerealms.server.settings import Settings
from ninerealms.server.site import pages


def route(services: Services, endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await serve(services, endpoint, RawRequest(request.scope, request.receive))

    methods = [endpoint.method]
    return Route(endpoint.path, answer, methods=methods, name=endpoint.answer.__name__)


def make_app(settings: Settings) -> Gate:
    """The application with tables of its own, which start and stop with it."""
    metrics = Metrics()
    draw_queue = DrawQueue(settings.finder, settings.draw_workers, metrics)
    services = Services(LiveTables(settings), draw_queue, StreamLimits(settings), RateLimits(settings), metrics)
    tables = services.tables

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.start()
        draw_queue.start()
        watching = asyncio.get_running_loop().create_task(gate.connections.watch())
        tables.run_aside(tidy(tables))
        tables.run_aside(sweep(tables))
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
        openapi_route(ENDPOINTS),
        *health_routes(tables),
        *pages.routes(),
    ]
    site = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: unknown, Exception: failed})
    gate = Gate(FastRoutes(services, site), settings, services)
    return gate


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
