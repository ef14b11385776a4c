"""Requests of those who play: answers, proposals, consent, taking back, entering, hints, odds."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import asked_seat
from ninerealms.server import json_shapes
from ninerealms.server.errors import Refusal, not_your_seat, stale
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.http.rights_at_table import mine
from ninerealms.server.json_shapes import Advised, Done, Hints, OddsReply, OddsRow
from ninerealms.server.live import agreement
from ninerealms.server.live.room import Room
from ninerealms.server.storage.query_job import QueryJob
from ninerealms.server.workers.thinking_tasks import advise, tell_odds


async def move(context: Context, change: Callable[[Room, frozenset[int]], QueryJob | None]) -> Done:
    """Change the room; tell everybody as soon as it is written, confirm it when it is on disk."""
    begin = monotonic()
    with context.draw_queue.answers_first:
        room, held = await context.seated()
        async with room.lock:
            room.check_there(getattr(context.body, "undone", None))
            job = await room.change(change, room, held)
            done = Done(room.revision, room.match.step)
    if job is not None and job.kept is not None:
        try:
            await job.kept
        except OSError:
            raise Refusal(503, "not-kept", "The disk does not take the move; look whether it counts.") from None
    context.metrics.answers.observe(monotonic() - begin)
    return done


async def answer(context: Context) -> Done:
    body: json_shapes.Answer = context.body
    return await move(context, lambda room, held: room.answer(held, body.seat, body.step, body.action))


async def propose(context: Context) -> Done:
    body: json_shapes.Answer = context.body
    return await move(context, lambda room, held: agreement.propose(room, held, body.seat, body.step, body.action))


async def agree(context: Context) -> Done:
    return await move(context, lambda room, held: agreement.agree(room, held, context.body, yes=True))


async def decline(context: Context) -> Done:
    return await move(context, lambda room, held: agreement.agree(room, held, context.body, yes=False))


async def undo(context: Context) -> Done:
    body: json_shapes.TakeBack = context.body
    return await move(context, lambda room, held: agreement.undo(room, held, body.seat, body.step, far=body.far))


async def enter(context: Context) -> Done:
    body: json_shapes.Entered = context.body
    results = body.results if body.result is None else [body.result, *body.results]
    return await move(context, lambda room, _held: room.enter(body.seat, body.step, body.number, results))


async def consent(context: Context) -> Done:
    return await move(context, lambda room, held: agreement.consent(room, held, context.body))


async def withdraw(context: Context) -> Done:
    return await move(context, agreement.withdraw)


async def wish(context: Context) -> Done:
    """A bot for an absent seat, or the seat back from it; the latter is its owner's right."""
    after = context.tables.settings.replace_after
    return await move(context, lambda room, held: agreement.ask_for(room, held, context.body, after))


# --- advice -----------------------------------------------------------------------------------------


async def hint(context: Context) -> Hints:
    """What a search would choose, for whoever is asked; thought about elsewhere, from what the seat may know."""
    room, _ = await context.seated()
    async with room.lock:
        room.check_there()
        room.check(context.body.seat, context.body.step)
        if room.advising:
            raise Refusal(429, "one-hint", "A hint is being thought about already.")
        context.tables.thinkers.check_room(context.party())
        room.advising = True
        seat, moment = asked_seat(room.match), len(room.match.kept)
        assert seat is not None
        task = context.tables.bots.task(room, seat, room.match.step)
    settings = context.tables.settings
    milliseconds = 0 if settings.hint_iterations else settings.hint_milliseconds
    try:
        rows = await context.tables.thinkers.run(
            advise, task, milliseconds, settings.hint_iterations, party=context.party()
        )
    finally:
        room.advising = False
    async with room.lock:
        room.check_there()
        if len(room.match.kept) != moment:
            raise stale(context.body.step, room.match.step)
        state, game = room.match.state, room.match.game
        total = max(1, sum(row.visits for row in rows))
        return Hints(
            context.body.step,
            [
                Advised(
                    row.action,
                    game.describe(state, row.action, context.body.lang),
                    round(row.visits / total, 3),
                    round(row.chance, 3),
                )
                for row in rows
            ],
        )


async def odds(context: Context) -> OddsReply:
    """What an answer may bring, for whoever is asked."""
    room, rights = await context.room()
    if context.query.seat not in mine(room, rights):
        raise not_your_seat()
    async with room.lock:
        room.check_there()
        if context.query.step < room.match.step:  # whoever pointed at it has answered meanwhile
            return OddsReply([], exact=True)
        room.check(context.query.seat, context.query.step)
        decision = room.match.decision
        if decision is None or context.query.action not in decision.options:
            raise Refusal(422, "not-allowed", "That is no answer to the pending question.")
        seat = decision.seat
        context.tables.thinkers.check_room(context.party())
        task = context.tables.bots.task(room, seat, room.match.step)
    viewer = context.query.seat if seat == TEAM else seat
    found = await context.tables.thinkers.run(
        tell_odds, task, viewer, context.query.action, context.query.lang, party=context.party()
    )
    return OddsReply([OddsRow(line.text, line.chance) for line in found.lines], found.exact)
