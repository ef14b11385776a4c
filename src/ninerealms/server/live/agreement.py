"""Agreement among the people at a table: proposals for the team, wishes of one, consent to a seed."""

from __future__ import annotations

from ninerealms.errors import UndoRefused
from ninerealms.kernel.decision import TEAM
from ninerealms.server import json_shapes
from ninerealms.server.errors import Refusal, stale
from ninerealms.server.live.bots import read_bot
from ninerealms.server.live.room import PendingWish, Proposal, Room
from ninerealms.server.live.seed_consent import pack_terms
from ninerealms.server.live.taking_seats import give_back, seat_bot
from ninerealms.server.storage import queries
from ninerealms.server.storage.query_job import QueryJob

# --- the team ---------------------------------------------------------------------------------------


def propose(room: Room, mine: frozenset[int], seat: int, step: int, action: int) -> QueryJob | None:
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


def agree(room: Room, mine: frozenset[int], body: json_shapes.Agree, *, yes: bool) -> QueryJob | None:
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


def settle_proposal(room: Room, proposal: Proposal) -> QueryJob | None:
    if room.waiting(proposal.agreed):
        room.tell()
        return None
    return room.submit(proposal.by, proposal.action)


# --- wishes -----------------------------------------------------------------------------------------


def undo(room: Room, mine: frozenset[int], seat: int, step: int, *, far: bool) -> QueryJob | None:
    """Take back at once up to the horizon; further when the others agree."""
    if room.looking or step != room.match.step:
        raise stale(step, room.match.step)
    if not far:
        return room.take_back(seat, consent=False)
    try:
        back = room.match.undo_step(seat, consent=True)
    except UndoRefused as problem:
        raise Refusal(409, "no-undo", problem.sentence) from None
    return ask_others(room, PendingWish("undo", seat, seat, {seat, *mine}, kept=robbed(room, back)))


def robbed(room: Room, back: int) -> frozenset[int]:
    """Those for whom a bot keeps the seat, and who played when that answer was given; after the end, all of them."""
    is_shown = room.match.outcome is not None
    return frozenset(seat for seat, place in enumerate(room.places) if place.away and (is_shown or back <= place.since))


def ask_for(room: Room, held: frozenset[int], body: json_shapes.Wish, after: float) -> QueryJob | None:
    """A bot for a seat whose player has been away for so many seconds (`after`), or the seat back from it."""
    check_wish(room, body.kind, body.about)
    if body.kind == "bot" and room.presence.absence(body.about) < after:
        sentence = f"A bot takes over when somebody has been away for {after / 60:g} minutes."
        raise Refusal(409, "too-soon", sentence)
    agreed = {body.seat, *held}
    if body.kind == "bot":
        return ask_others(room, PendingWish("bot", body.seat, body.about, agreed, read_bot(body.bot)))
    if body.about in held:
        return give_back(room, body.about)
    return ask_others(room, PendingWish("return", body.seat, body.about, agreed))


def check_wish(room: Room, kind: str, about: int) -> None:
    if about >= len(room.places):
        raise Refusal(404, "no-seat", f"There is no seat {about} at this table.")
    if room.looking or room.match.outcome is not None:
        raise Refusal(409, "over", "The game is over.")
    place = room.places[about]
    if kind == "bot" and not place.is_human:
        raise Refusal(409, "is-bot", "A bot sits there already.")
    if kind == "bot" and room.is_here(about):
        raise Refusal(409, "is-here", "That player is at the table.")
    if kind == "return" and not place.away:
        raise Refusal(409, "not-away", "No bot keeps that seat for somebody.")


def ask_others(room: Room, wish: PendingWish) -> QueryJob | None:
    """A wish that is granted when the others agree; at once where there are none. One at a time."""
    if room.wish is not None:
        raise Refusal(
            409, "wish-stands", "Something is asked of the others already; it is answered or withdrawn first."
        )
    room.wish = wish
    return settle_wish(room, wish)


def settle_wish(room: Room, wish: PendingWish) -> QueryJob | None:
    if wish.waiting(room):
        room.tell()
        return None
    room.wish = None
    if wish.kind == "undo":
        return room.take_back(wish.seat, consent=True)
    return seat_bot(room, wish.seat, wish.bot if wish.kind == "bot" else "")


def consent(room: Room, mine: frozenset[int], body: json_shapes.Consent) -> QueryJob | None:
    """Yes or no to the wish that is meant."""
    if body.kind == "seed":
        return agree_to_seed(room, mine, yes=body.yes)
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


def agree_to_seed(room: Room, mine: frozenset[int], *, yes: bool) -> QueryJob | None:
    """Those who do not agree can do so later; until then nobody plays."""
    waiting = sorted(mine & set(room.terms.unagreed(room.places)))
    if not waiting:
        raise Refusal(409, "no-request", "Nothing is asked of you now.")
    if not yes:
        return None
    room.terms.agreed += waiting
    return room.db.post(queries.set_terms, room.id, pack_terms(room.terms))


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


def settle(room: Room) -> QueryJob | None:
    """Somebody has left: what waited for them alone is done, if anybody who wanted it is still here."""
    plan, wish = room.proposal, room.wish
    if plan is not None and any(map(room.is_here, plan.agreed)) and not room.waiting(plan.agreed):
        return settle_proposal(room, plan)
    if wish is not None and any(map(room.is_here, wish.agreed)) and not wish.waiting(room):
        return settle_wish(room, wish)
    return None
