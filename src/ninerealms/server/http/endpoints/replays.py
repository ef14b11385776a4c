"""Requests about replays: a moment of the past, the file given out or brought."""

from __future__ import annotations

from starlette.responses import PlainTextResponse, Response

from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.http.endpoints.tables import check_maker
from ninerealms.server.http.rights_at_table import eyes, seats_of
from ninerealms.server.json_shapes import Kept
from ninerealms.server.live.seats import unpack_places
from ninerealms.server.live.uploaded_replay import read_upload
from ninerealms.server.storage import queries
from ninerealms.server.storage.redacted_replay import veiled_text
from ninerealms.server.workers.fair_queue import Party


async def show_moment(context: Context) -> Response:
    """A scene of the past. While the game runs a seat sees what it knew then; afterwards everybody may look."""
    room, rights = await context.room()
    looking = eyes(room, rights, context.query.seat, context.query.lang, context.query.shape)
    step = int(context.params["step"])
    with context.draw_queue.asked_from(context.address):
        return Response(await context.draw_queue.moment(room, step, looking), media_type="application/json")


async def download(context: Context) -> Response:
    """The replay file, also of a game whose rules have changed since."""
    rights = await context.rights()
    try:
        room = await context.tables.room(context.table)
        seat = eyes(room, rights, context.query.seat, "en", "wide").seat
        async with room.lock:
            room.check_there()
            text = room.match.replay(seat)
    except Refusal as refusal:
        if refusal.code != "old-version":
            raise
        stored = await context.tables.db.run(queries.load, context.table)
        if stored is None:
            raise no_table() from None
        held = sorted(seats_of(unpack_places(stored.row.seats), rights))
        seat = context.query.seat if context.query.seat in held else held[0] if held else -1
        text = veiled_text(stored, seat, context.tables.find)
    name = f'attachment; filename="{context.table}.replay"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def upload(context: Context) -> Kept:
    """A replay file becomes a table to look at; it is checked in another process first, since that may take long."""
    await check_maker(context)
    party, thinkers = Party(context.address, context.owner()), context.tables.thinkers
    thinkers.check_room(party)
    found = await thinkers.run(read_upload, context.tables.settings.finder, context.body, party=party)
    return Kept(await context.tables.keep_replay(context.owner(), found))
