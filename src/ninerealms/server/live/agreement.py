"""What several people do together: sit down, propose for the team, agree, let a bot keep a seat."""

from __future__ import annotations

from ninerealms.errors import UndoRefused
from ninerealms.kernel.decision import TEAM
from ninerealms.server import json_shapes
from ninerealms.server.errors import Refusal, stale
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, Proposal, Wish, pack_places
from ninerealms.server.storage import queries
from ninerealms.server.storage.job import Job


def sit_down(room: Room, linked: frozenset[int]) -> bool:
    """A seat taken by its link is no longer the screen's that made the table; whether one was taken now."""
    fresh = [seat for seat in linked if seat < len(room.places) and not room.places[seat].linked]
    for seat in fresh:
        room.places[seat].linked = True
        for stream in room.streams:
            if seat in stream.eyes.mine and seat not in stream.linked:
                stream.end()
    if fresh:
        room.db.post(queries.set_seats, room.id, pack_places(room.places))
    return bool(fresh)


# --- the team ---------------------------------------------------------------------------------------


def propose(room: Room, mine: frozenset[int], seat: int, step: int, action: int) -> Job | None:
    """An answer for the team; it is given when everybody at the table has agreed."""
    room.check(seat, step)
    decision = room.match.decision
    if decision is None or decision.seat != TEAM:
        raise Refusal(409, "not-team", "This question is for one seat alone; it is answered, not proposed.")
    if action not in decision.options:
        problem = room.match.game.refusal(room.match.state, action)
        raise Refusal(422, "not-allowed", problem.sentence, problem.rule)
    room.proposal = Proposal(action, seat, {seat, *mine})
    return settle_proposal(room, room.proposal)


def agree(room: Room, mine: frozenset[int], body: json_shapes.Agree, *, yes: bool) -> Job | None:
    """Yes or no to the plan that is meant, not to another that took its place."""
    room.check(body.seat, body.step)
    if room.proposal is None:
        raise Refusal(409, "no-proposal", "Nothing is proposed now.")
    if room.proposal.action != body.action:
        raise Refusal(409, "changed", "Something else is proposed by now.")
    if not yes:
        room.proposal = None
        room.tell()
        return None
    room.proposal.agreed |= {body.seat, *mine}
    return settle_proposal(room, room.proposal)


def settle_proposal(room: Room, proposal: Proposal) -> Job | None:
    if room.waiting(proposal.agreed):
        room.tell()
        return None
    return room.submit(proposal.by, proposal.action)


# --- wishes -----------------------------------------------------------------------------------------


def undo(room: Room, mine: frozenset[int], seat: int, step: int, *, far: bool) -> Job | None:
    """Take back at once up to the horizon; further when the others agree."""
    if room.looking or step != room.match.step:
        raise stale(step, room.match.step)
    if not far:
        return room.take_back(seat, consent=False)
    try:
        room.match.undo_step(seat, consent=True)
    except UndoRefused as problem:
        raise Refusal(409, "no-undo", problem.sentence) from None
    return ask_others(room, Wish("undo", seat, seat, {seat, *mine}))


def ask_others(room: Room, wish: Wish) -> Job | None:
    """A wish that is granted when the others agree; at once where there are none. One at a time."""
    if room.wish is not None:
        raise Refusal(
            409, "wish-stands", "Something is asked of the others already; it is answered or withdrawn first."
        )
    room.wish = wish
    return settle_wish(room, wish)


def settle_wish(room: Room, wish: Wish) -> Job | None:
    if room.waiting(wish.agreed, away=wish.asks_away):
        room.tell()
        return None
    room.wish = None
    if wish.kind == "undo":
        return room.take_back(wish.seat, consent=True)
    return seat_bot(room, wish.seat, wish.bot if wish.kind == "bot" else "")


def consent(room: Room, mine: frozenset[int], body: json_shapes.Consent) -> Job | None:
    """Yes or no to the wish that is meant."""
    wish = room.wish
    if wish is None:
        raise Refusal(409, "no-request", "Nothing is asked of you now.")
    if (wish.kind, wish.seat) != (body.kind, body.about):
        raise Refusal(409, "changed", "Something else is asked by now.")
    if not body.yes:
        drop_wish(room)
        return None
    wish.agreed |= {body.seat, *mine}
    return settle_wish(room, wish)


def withdraw(room: Room, mine: frozenset[int]) -> None:
    """A wish is taken back by whoever asked; when they have left, by anybody."""
    wish = room.wish
    if wish is None:
        raise Refusal(409, "no-request", "Nothing is asked of the others now.")
    if wish.by not in mine and room.is_here(wish.by):
        raise Refusal(403, "not-your-wish", "Somebody else has asked for that, and is at the table.")
    drop_wish(room)


def drop_wish(room: Room) -> None:
    room.wish = None
    room.tell()


def settle(room: Room) -> Job | None:
    """Somebody has left: what waited for them alone is done, if anybody who wanted it is still here."""
    plan, wish = room.proposal, room.wish
    if plan is not None and any(map(room.is_here, plan.agreed)) and not room.waiting(plan.agreed):
        return settle_proposal(room, plan)
    if wish is not None and any(map(room.is_here, wish.agreed)) and not room.waiting(wish.agreed, away=wish.asks_away):
        return settle_wish(room, wish)
    return None


def give_back(room: Room, seat: int) -> Job:
    """Their own seat is given back to people whenever they want it, whatever else is asked."""
    if room.wish is not None and (room.wish.kind, room.wish.seat) == ("return", seat):
        room.wish = None
    return seat_bot(room, seat, "")


def seat_bot(room: Room, seat: int, spec: str) -> Job:
    """A bot takes a seat over, or gives it back where no bot is named."""
    place = room.places[seat]
    place.kind, place.bot, place.away = (BOT, spec, True) if spec else (HUMAN, "", False)
    return room.db.post(queries.set_seats, room.id, pack_places(room.places))
