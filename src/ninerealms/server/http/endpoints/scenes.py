"""Requests of those who look: the scene of a table now, and the stream of what changes."""

from __future__ import annotations

from starlette.responses import Response

from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.http.rights_at_table import eyes
from ninerealms.server.sending.stream import Listening, Stream
from ninerealms.server.sending.stream_limits import Subscriber


async def show_scene(context: Context) -> Response:
    room, rights = await context.room()
    looking = eyes(room, rights, context.query.seat, context.query.lang, context.query.shape)
    with context.draw_queue.asked_from(context.address):
        return Response(await context.draw_queue.scene(room, looking), media_type="application/json")


async def events(context: Context) -> Response:
    """Server-Sent Events."""
    room, rights = await context.room()
    looking = eyes(room, rights, context.query.seat, context.query.lang, context.query.shape)
    party = context.party()
    listener = Subscriber(room.id, party.owner, party.address)
    context.stream_limits.check(listener)
    stream = Stream(room, looking, rights.linked, context.draw_queue)
    return Listening(stream, context.tables.settings, context.stream_limits, listener)
