"""A fast way past Starlette's routes, for what is posted to a table and for its streams."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from ninerealms.server.http.endpoint import Endpoint, serve
from ninerealms.server.http.known_head import FOUND
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
        endpoint = self.find(scope)
        if endpoint is None:
            await self.site(scope, receive, send)
            return
        response = await serve(self.services, endpoint, RawRequest(scope, receive))
        await response(scope, receive, send)

    def find(self, scope: Scope) -> Endpoint | None:
        """Where a request leads, if it may take this way; a head that leads there need not be looked at again."""
        if scope["type"] != "http":
            return None
        match scope["path"].split("/"):
            case ["", "api", "t", table, order] if table and (scope["method"], order) in self.endpoints:
                endpoint = self.endpoints[scope["method"], order]
                found = {"route": endpoint, "path_params": {"table": table}}
                scope.update(found)
                if endpoint.at_once and FOUND in scope:
                    scope[FOUND].update(found)
                return endpoint
            case _:
                return None
