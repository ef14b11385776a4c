"""Taking seats: people sit down by their links, in one browser or several; a bot takes a seat and gives it back."""

from __future__ import annotations

from collections.abc import Iterable

from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, Seat, pack_places
from ninerealms.server.seat_keys import fingerprint
from ninerealms.server.storage import queries
from ninerealms.server.storage.query_job import QueryJob

MOST_DEVICES = 16


def sit_down(room: Room, devices: Iterable[tuple[int, str]]) -> bool:
    """A seat taken by its link is no longer the screen's that made the table; whether something is to be told.

    Whoever gave a link away may still have it: when it is opened in another browser, everybody hears of it.
    """
    is_new = False
    for seat, mark in devices:
        if seat >= len(room.places):
            continue
        place = room.places[seat]
        if not place.linked:
            place.linked = is_new = True
            for stream in room.streams:
                if seat in stream.eyes.mine and seat not in stream.linked:
                    stream.end()
        if mark not in place.devices:
            place.opened += bool(place.devices)
            remember(place, mark)
            is_new = True
    if is_new:
        room.db.post(queries.set_seats, room.id, pack_places(room.places))
    return is_new


def remember(place: Seat, mark: str) -> None:
    """The newest browsers; one that is forgotten is a new one when it comes again, so nobody comes in unnoticed."""
    place.devices = [*place.devices, mark][-MOST_DEVICES:]


def note_look(room: Room, seat: int) -> None:
    """The screen that made a table has looked from a seat nobody had taken by its link yet.

    Where something is secret, whoever takes that seat later is told.
    """
    place = room.places[seat]
    if room.match.game.has_secrets and not place.seen:
        place.seen = True
        room.db.post(queries.set_seats, room.id, pack_places(room.places))


def are_known(room: Room, devices: Iterable[tuple[int, str]]) -> bool:
    """Whether these browsers sit at their seats already."""
    places = room.places
    return all(seat < len(places) and mark in places[seat].devices for seat, mark in devices)


def add_device(room: Room, seat: int, device: str) -> None:
    """Another browser of whoever holds the seat; nobody else need know."""
    remember(room.places[seat], fingerprint(device))
    room.db.post(queries.set_seats, room.id, pack_places(room.places))
    room.tell()


def give_back(room: Room, seat: int) -> QueryJob:
    """Their own seat is given back to people whenever they want it, whatever else is asked."""
    if room.wish is not None and (room.wish.kind, room.wish.seat) == ("return", seat):
        room.wish = None
    return seat_bot(room, seat, "")


def seat_bot(room: Room, seat: int, spec: str) -> QueryJob:
    """A bot takes a seat over, or gives it back where no bot is named."""
    place = room.places[seat]
    place.kind, place.bot, place.away = (BOT, spec, True) if spec else (HUMAN, "", False)
    place.since = room.match.step
    return room.db.post(queries.set_seats, room.id, pack_places(room.places))
