"""What several people do together: sit down, propose for the team, agree, let a bot keep a seat."""

from __future__ import annotations

from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.errors import UndoRefused
from ninerealms.server import places, store
from ninerealms.server.desk import Work
from ninerealms.server.errors import Refusal, stale
from ninerealms.server.places import Proposal, Request
from ninerealms.server.room import Room
from ninerealms.server.scene import NOBODY


def sit_down(room: Room, linked: frozenset[int]) -> bool:
    """A seat taken by its link is no longer the screen's that made the table; whether one was taken now."""
    fresh = [seat for seat in linked if seat < len(room.places) and not room.places[seat].linked]
    for seat in fresh:
        room.places[seat].linked = True
        for stream in room.streams:
            if seat in stream.eyes.mine and seat not in stream.linked:
                stream.end()
    if fresh:
        room.desk.post(store.set_seats, room.id, places.pack(room.places))
    return bool(fresh)


# --- the team ---------------------------------------------------------------------------------------


def propose(room: Room, mine: frozenset[int], seat: int, step: int, action: int) -> Work | None:
    """An answer for the team; it is given when everybody at the table has agreed."""
    room.check(seat, step)
    decision = room.table.decision
    if decision is None or decision.seat != TEAM:
        raise Refusal(409, "not-team", "This question is for one seat alone; it is answered, not proposed.")
    if action not in decision.options:
        problem = room.table.game.refusal(room.table.state, action)
        raise Refusal(422, "not-allowed", problem.sentence, problem.rule)
    room.proposal = Proposal(action, seat, {seat, *mine})
    return settle_proposal(room, room.proposal)


def agree(room: Room, mine: frozenset[int], seat: int, step: int, *, yes: bool) -> Work | None:
    room.check(seat, step)
    if room.proposal is None:
        raise Refusal(409, "no-proposal", "Nothing is proposed now.")
    if not yes:
        room.proposal = None
        room.tell()
        return None
    room.proposal.agreed |= {seat, *mine}
    return settle_proposal(room, room.proposal)


def settle_proposal(room: Room, proposal: Proposal) -> Work | None:
    if room.waiting(proposal.agreed):
        room.tell()
        return None
    return room.submit(proposal.by, proposal.action)


# --- wishes -----------------------------------------------------------------------------------------


def undo(room: Room, mine: frozenset[int], seat: int, step: int, *, far: bool) -> Work | None:
    """Take back at once up to the horizon; further when the others agree."""
    if room.looking or step != room.table.step:
        raise stale(step, room.table.step)
    if not far:
        return room.take_back(seat, consent=False)
    try:
        room.table.undo_step(seat, consent=True)
    except UndoRefused as problem:
        raise Refusal(409, "no-undo", problem.sentence) from None
    return ask_others(room, Request("undo", seat, seat, {seat, *mine}))


def ask_others(room: Room, wish: Request) -> Work | None:
    """A wish that is granted when the other people at the table agree; at once where there are none."""
    room.request = wish
    if room.waiting(wish.agreed, wish.seat if wish.kind == "bot" else NOBODY):
        room.tell()
        return None
    room.request = None
    if wish.kind == "undo":
        return room.take_back(wish.seat, consent=True)
    return seat_bot(room, wish.seat, wish.bot if wish.kind == "bot" else "")


def consent(room: Room, mine: frozenset[int], seat: int, *, yes: bool) -> Work | None:
    wish = room.request
    if wish is None:
        raise Refusal(409, "no-request", "Nothing is asked of you now.")
    if not yes:
        room.request = None
        room.tell()
        return None
    if wish.kind == "bot" and room.is_here(wish.seat):
        raise Refusal(409, "is-here", "That player is at the table.")
    wish.agreed |= {seat, *mine}
    return ask_others(room, wish)


def seat_bot(room: Room, seat: int, spec: str) -> Work:
    """A bot takes a seat over, or gives it back where no bot is named."""
    place = room.places[seat]
    place.kind, place.bot, place.away = (places.BOT, spec, True) if spec else (places.HUMAN, "", False)
    return room.desk.post(store.set_seats, room.id, places.pack(room.places))
