"""Requests of those who play: answers, proposals, consent, taking back, entering, hints, odds, the stream."""

from __future__ import annotations

from collections.abc import Callable

from starlette.responses import Response

from ninerealms.kernel.decision import TEAM
from ninerealms.server import together, wire
from ninerealms.server.calls import Call, eyes, mine
from ninerealms.server.desk import Work
from ninerealms.server.errors import Refusal, not_your_seat, stale
from ninerealms.server.hub import check_bot
from ninerealms.server.places import Request
from ninerealms.server.room import Room
from ninerealms.server.scene import asked
from ninerealms.server.stream import Listening, Stream
from ninerealms.server.think import advise, tell_odds
from ninerealms.server.wire import Advised, Done, Hints, OddsReply, OddsRow


async def move(call: Call, change: Callable[[Room, frozenset[int]], Work | None]) -> Done:
    """Change the room; tell everybody as soon as it is written, confirm it when it is on disk."""
    with call.hub.studio.hurry():
        room, held = await call.seated()
        async with room.lock:
            room.check_there()
            work = await call.hub.change(room, change, room, held)
            done = Done(room.revision, room.table.step)
    if work is not None and work.kept is not None:
        try:
            await work.kept
        except OSError:
            raise Refusal(503, "not-kept", "The disk does not take the move; look whether it counts.") from None
    return done


async def answer(call: Call) -> Done:
    body: wire.Answer = call.body
    return await move(call, lambda room, held: room.answer(held, body.seat, body.step, body.action))


async def propose(call: Call) -> Done:
    body: wire.Answer = call.body
    return await move(call, lambda room, held: together.propose(room, held, body.seat, body.step, body.action))


async def agree(call: Call) -> Done:
    return await move(call, lambda room, held: together.agree(room, held, call.body, yes=True))


async def decline(call: Call) -> Done:
    return await move(call, lambda room, held: together.agree(room, held, call.body, yes=False))


async def undo(call: Call) -> Done:
    body: wire.TakeBack = call.body
    return await move(call, lambda room, held: together.undo(room, held, body.seat, body.step, far=body.far))


async def enter(call: Call) -> Done:
    body: wire.Entered = call.body
    return await move(call, lambda room, _held: room.enter(body.seat, body.step, body.number, body.result))


async def consent(call: Call) -> Done:
    return await move(call, lambda room, held: together.consent(room, held, call.body))


async def withdraw(call: Call) -> Done:
    return await move(call, together.withdraw)


async def wish(call: Call) -> Done:
    """A bot for an absent seat, or the seat back from it; the latter is its owner's right."""
    return await move(call, lambda room, held: ask_for(room, held, call.body))


def ask_for(room: Room, held: frozenset[int], body: wire.Wish) -> Work | None:
    check_wish(room, body.kind, body.about)
    agreed = {body.seat, *held}
    if body.kind == "bot":
        check_bot(body.bot, body.about)
        return together.ask_others(room, Request("bot", body.seat, body.about, agreed, body.bot))
    if body.about in held:
        return together.give_back(room, body.about)
    return together.ask_others(room, Request("return", body.seat, body.about, agreed))


def check_wish(room: Room, kind: str, about: int) -> None:
    if about >= len(room.places):
        raise Refusal(404, "no-seat", f"There is no seat {about} at this table.")
    if room.looking or room.table.outcome is not None:
        raise Refusal(409, "over", "The game is over.")
    place = room.places[about]
    if kind == "bot" and not place.is_human:
        raise Refusal(409, "is-bot", "A bot sits there already.")
    if kind == "bot" and room.is_here(about):
        raise Refusal(409, "is-here", "That player is at the table.")
    if kind == "return" and not place.away:
        raise Refusal(409, "not-away", "No bot keeps that seat for somebody.")


# --- advice -----------------------------------------------------------------------------------------


async def hint(call: Call) -> Hints:
    """What a search would choose, for whoever is asked; thought about elsewhere, from what the seat may know."""
    room, _ = await call.seated()
    async with room.lock:
        room.check_there()
        room.check(call.body.seat, call.body.step)
        if room.advising:
            raise Refusal(429, "one-hint", "A hint is being thought about already.")
        room.advising = True
        seat, moment = asked(room.table), len(room.table.kept)
        assert seat is not None
        task = call.hub.task(room, seat, room.table.step)
    settings = call.hub.settings
    milliseconds = 0 if settings.hint_iterations else settings.hint_milliseconds
    try:
        rows = await call.hub.thinkers.run(advise, task, milliseconds, settings.hint_iterations)
    finally:
        room.advising = False
    async with room.lock:
        room.check_there()
        if len(room.table.kept) != moment:
            raise stale(call.body.step, room.table.step)
        state, game = room.table.state, room.table.game
        total = max(1, sum(row.visits for row in rows))
        return Hints(
            call.body.step,
            [
                Advised(
                    row.action,
                    game.describe(state, row.action, call.body.lang),
                    round(row.visits / total, 3),
                    round(row.chance, 3),
                )
                for row in rows
            ],
        )


async def odds(call: Call) -> OddsReply:
    """What an answer may bring, for whoever is asked."""
    room, rights = await call.room()
    if call.query.seat not in mine(room, rights):
        raise not_your_seat()
    async with room.lock:
        room.check_there()
        if call.query.step < room.table.step:  # whoever pointed at it has answered meanwhile
            return OddsReply([], exact=True)
        room.check(call.query.seat, call.query.step)
        decision = room.table.decision
        if decision is None or call.query.action not in decision.options:
            raise Refusal(422, "not-allowed", "That is no answer to the pending question.")
        seat = decision.seat
        task = call.hub.task(room, seat, room.table.step)
    viewer = call.query.seat if seat == TEAM else seat
    found = await call.hub.thinkers.run(tell_odds, task, viewer, call.query.action, call.query.lang)
    return OddsReply([OddsRow(line.text, line.chance) for line in found.lines], found.exact)


# --- the stream -------------------------------------------------------------------------------------


async def events(call: Call) -> Response:
    """Server-Sent Events."""
    room, rights = await call.room()
    looking = eyes(room, rights, call.query.seat, call.query.lang, call.query.shape)
    hub = call.hub
    if sum(len(each.streams) for each in hub.rooms.values()) >= hub.settings.most_streams:
        raise Refusal(503, "full", "Too many people are listening; try again later.")
    return Listening(Stream(room, looking, rights.linked, hub.studio), hub.settings)
