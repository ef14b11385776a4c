"""Requests about replays: a moment of the past, the file given out or brought, the curve of a finished game."""

from __future__ import annotations

import msgspec
from starlette.responses import PlainTextResponse, Response

from ninerealms.kernel import save
from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.http.browser_rights import eyes, seats_of
from ninerealms.server.http.request_context import Context
from ninerealms.server.http.table_endpoints import check_maker
from ninerealms.server.json_shapes import Curve, Kept
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import unpack_places
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.live.uploaded_replay import read_upload
from ninerealms.server.storage import queries
from ninerealms.server.storage.veiled_replay import veiled_text
from ninerealms.server.workers.fair_queue import Party
from ninerealms.server.workers.thinking_tasks import Task, estimate

CURVE_POINTS = 48


async def show_moment(context: Context) -> Response:
    """A scene of the past. While the game runs a seat sees what it knew then; afterwards everybody may look."""
    room, rights = await context.room()
    looking = eyes(room, rights, context.query.seat, context.query.lang, context.query.shape)
    step = int(context.params["step"])
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


# --- the curve --------------------------------------------------------------------------------------


async def show_curve(context: Context) -> Curve:
    """Estimated chances over a finished game; what is not computed yet is computed in the background."""
    room, _ = await context.room()
    if room.match.outcome is None and not room.looking:
        raise Refusal(409, "not-over", "The curve is drawn when the game is over.")
    if room.curve is None:
        kept = await context.tables.db.run(queries.curve, room.id)
        if room.curve is None:
            room.curve = Curve([], ready=False) if kept is None else msgspec.json.decode(kept, type=Curve)
            if kept is None:
                context.tables.run_aside(compute_curve(context.tables, room, room.curve))
    return room.curve


async def compute_curve(tables: LiveTables, room: Room, curve: Curve) -> None:
    """As long as nothing is taken back."""
    match, last, outcome = room.match, room.match.step, room.match.outcome
    players, game = match.state.players, match.game
    for step in range(0, last, max(1, last // CURVE_POINTS)):
        task = Task(tables.settings.finder, game.name, save.dump(match.past[step].state), step)
        curve.points.append((step, await tables.thinkers.run(estimate, task, players, party=room.party)))
        if room.gone or room.curve is not curve:
            return
    if outcome is not None:
        share = 1.0 if game.coop else 1.0 / max(1, len(outcome.winners))
        curve.points.append((last, [share if seat in outcome.winners else 0.0 for seat in range(players)]))
    curve.ready = True
    await tables.db.keep(queries.keep_curve, room.id, msgspec.json.encode(curve).decode())
