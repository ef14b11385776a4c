"""Requests of programs that look after the server: whether it lives, whether it is ready."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from ninerealms.server.errors import Refusal
from ninerealms.server.http.endpoint import refuse
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.storage import queries


def health_routes(tables: LiveTables) -> list[Route]:
    """For programs that look after servers, outside the described interface."""

    async def alive(_request: Request) -> Response:
        await asyncio.wait_for(tables.ready.wait(), 60)
        return JSONResponse({"alive": True})

    async def healthy(_request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def is_ready(_request: Request) -> Response:
        try:
            await check_ready(tables)
        except Refusal as refusal:
            return refuse(refusal.status, refusal.code, refusal.sentence)
        return PlainTextResponse("ready\n")

    return [
        Route("/api/alive", alive),
        Route("/healthz", healthy),
        Route("/readyz", is_ready),
    ]


async def check_ready(tables: LiveTables) -> None:
    """Refuse while tables are still being opened after a start, or the database does not answer."""
    if not tables.ready.is_set():
        raise Refusal(503, "not-ready", "Tables are still being opened.")
    await tables.db.run(queries.fact, "runs")
