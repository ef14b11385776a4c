"""Requests for the curve of a finished game: the chances of each seat, step by step, computed aside and kept."""

from __future__ import annotations

import msgspec

from ninerealms.kernel import save
from ninerealms.server.errors import Refusal
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.json_shapes import Curve
from ninerealms.server.live.room import Room
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.storage import queries
from ninerealms.server.workers.thinking_tasks import Task, estimate

CURVE_POINTS = 48


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
