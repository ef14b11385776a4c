"""A fast way past Starlette's routes, for what is posted to a table and for its streams."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from ninerealms.server.http.endpoint import Endpoint, serve
from ninerealms.server.http.raw_request import RawRequest
from ninerealms.server.http.routes import ENDPOINTS, SSE, T
from ninerealms.server.http.services import Services


class FastRoutes:
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
        self.endpoints: dict[tuple[str, str], Endpoint] = {
            (each.method, each.path.removeprefix(start)): each for each in found
        }

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
