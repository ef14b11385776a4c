"""Requests about tables: making one, its links, joining by link, another game, listing, removing."""

from __future__ import annotations

from starlette.responses import HTMLResponse, Response

from ninerealms.server import seat_keys
from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.http.endpoint_context import Context
from ninerealms.server.http.endpoints.games import find_game
from ninerealms.server.http.rights_at_table import MOST_KEYS, cookie_name, mine, rights_of
from ninerealms.server.json_shapes import DeviceLink, Links, Listed, Made, NewTable, Tables
from ninerealms.server.live import taking_seats
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, STAND_IN, Seat, clean_name, unpack_places
from ninerealms.server.live.tables import LiveTables
from ninerealms.server.names_in_language import seat_word, title
from ninerealms.server.storage import queries, reopen
from ninerealms.server.workers.fair_queue import Party

MOST_LISTED = 200
MOST_EXPECTED = 1000


async def make_table(context: Context) -> Made:
    order: NewTable = context.body
    game = find_game(context.tables, order.game)
    await check_maker(context)
    players = order.players or len(order.seats) or game.seats[0]
    if order.seats and len(order.seats) != players:
        raise Refusal(422, "wrong-seats", f"{players} players need {players} seats, not {len(order.seats)}.")
    seats = [
        Seat(clean_name(seat.name), seat.kind, seat.bot or STAND_IN if seat.kind == BOT else "") for seat in order.seats
    ] or [Seat("", HUMAN) for _ in range(players)]
    room = await context.tables.make(
        *(game, players, order.options, seats, context.owner()),
        seed=order.seed,
        real=order.real,
        same_dice=order.same_dice,
        party=Party(context.address, context.owner()),
    )
    return Made(room.id, links(context.tables, room))


async def check_maker(context: Context) -> None:
    """How many tables one browser may keep, and how many may be made from one address."""
    most = context.tables.settings.tables_per_owner
    if most and await context.tables.db.run(queries.count_owned, context.owner()) >= most:
        raise Refusal(429, "too-many-tables", f"A browser may keep {most} tables; remove some first.")
    context.limits.check_maker(context.address)


def links(tables: LiveTables, room: Room) -> Links:
    seats = [
        tables.keys.link(room.id, seat) if place.is_human or place.away else None
        for seat, place in enumerate(room.places)
    ]
    return Links(seats, f"/j/{room.id}/{tables.keys.make(room.id, seat_keys.WATCH)}")


async def show_links(context: Context) -> Links:
    room, rights = await context.room()
    if not rights.host:
        raise Refusal(403, "not-host", "Only whoever made the table can see its links.")
    return links(context.tables, room)


async def rematch(context: Context) -> Made:
    """The same game with the same seats. Whoever sits at the old table is shown the way to the new one."""
    room, rights = await context.room()
    held = mine(room, rights)
    if not held and not rights.host:
        raise Refusal(403, "not-seated", "Only those who play here can ask for another game.")
    await check_maker(context)
    async with room.lock:
        room.check_there()
        if room.looking or (room.match.outcome is None and not rights.host):
            raise Refusal(409, "not-over", "The game is not over yet.")
        if room.rematch is not None:
            raise Refusal(409, "rematch-made", "Another game has been laid already.")
        match = room.match
        seats = [
            Seat(each.name, HUMAN, linked=each.linked)
            if each.is_human or each.away
            else Seat(each.name, each.kind, each.bot)
            for each in room.places
        ]
        is_swapped = context.query.swap
        if is_swapped:
            check_alone(room, held)
            seats = [*seats[1:], seats[0]]
        owner = context.owner() if rights.host else room.owner
        fresh = await context.tables.make(
            *(match.game, match.state.players, match.options, seats, owner),
            real=match.real,
            same_dice=room.terms.same_dice,
            party=room.party,
        )
        if not is_swapped:  # then the links of the old seats would lead to those of others
            room.rematch = fresh.id
            await context.tables.db.keep(queries.set_rematch, room.id, fresh.id)
            room.tell()
    found = links(context.tables, fresh)
    if not rights.host:
        keys = context.tables.keys
        held_keys = [f"{keys.seat(fresh.id, seat)}{seat_keys.DEVICE}{seat_keys.new_device()}" for seat in sorted(held)]
        context.new_cookies[cookie_name(fresh.id)] = ".".join(held_keys)
        found.seats = [None] * len(seats)
    return Made(fresh.id, found)


def check_alone(room: Room, held: frozenset[int]) -> None:
    """Seats are swapped where all people sit at one browser: nobody else is led to a seat that is not theirs."""
    if any((place.is_human or place.away) and seat not in held for seat, place in enumerate(room.places)):
        raise Refusal(409, "not-alone", "Seats are swapped only where nobody else plays.")


async def join(context: Context) -> Response:
    """A link: its key goes into a cookie, the page goes on. Not by redirection, which strict cookies do not follow."""
    key, _, word = str(context.params["key"]).partition(seat_keys.DEVICE)
    opened = rights_of(context.tables, context.table, key)
    if not (seat_keys.is_one_key(key) and opened.any()):
        raise no_table()
    held = [each for each in context.cookies.get(cookie_name(context.table), "").split(".") if each]
    if key not in (each.partition(seat_keys.DEVICE)[0] for each in held):
        device = seat_keys.new_device()
        held = [*held, f"{key}{seat_keys.DEVICE}{device}"][-MOST_KEYS:]
        expected = context.tables.expected.pop(word, None)
        if expected is not None and expected == (context.table, *opened.linked):
            taking_seats.add_device(await context.tables.room(context.table), expected[1], device)
    way = f"/t/{context.table}"
    page = f'<!doctype html><meta http-equiv="refresh" content="0;url={way}"><a href="{way}">{way}</a>'
    context.new_cookies[cookie_name(context.table)] = ".".join(held)
    return HTMLResponse(page)


async def expect_device(context: Context) -> DeviceLink:
    """Whoever holds a seat by link opens it in another browser of their own; the others at the table need not know."""
    room, _ = await context.seated()
    if not room.places[context.body.seat].linked:
        raise Refusal(409, "not-by-link", "This seat was not taken by its link; the link itself opens it elsewhere.")
    expected, word = context.tables.expected, seat_keys.new_device()
    about = (room.id, context.body.seat)
    for old in [each for each, known in expected.items() if known == about]:
        del expected[old]  # one seat's links take no place from others'
    while len(expected) >= MOST_EXPECTED:
        del expected[next(iter(expected))]
    expected[word] = about
    return DeviceLink(f"{context.tables.keys.link(room.id, context.body.seat)}{seat_keys.DEVICE}{word}")


async def remove(context: Context) -> None:
    if not (await context.rights()).host:
        raise Refusal(403, "not-host", "Only whoever made the table can remove it.")
    await context.tables.remove(context.table)
    for room in context.tables.rooms.values():
        if room.rematch == context.table:
            room.rematch = None
            room.tell()


async def list_tables(context: Context) -> Tables:
    """The tables this browser made, and those where it plays by link; newest first."""
    owner = context.known_owner()
    for room in context.tables.rooms.values():
        room.complete()
    rows = await context.tables.db.run(queries.owned, owner, MOST_LISTED) if owner else []
    rows += [row for row in await context.tables.db.run(queries.named, joined(context)) if row.owner != owner]
    shown = sorted((row for row in rows if row.game in context.tables.names()), key=lambda row: -row.updated)
    return Tables([listed(context.tables, row, context.query.lang, owner) for row in shown[:MOST_LISTED]])


def joined(context: Context) -> list[str]:
    """The tables where this browser has a seat by link, by the keys it carries."""
    start = cookie_name("")
    carried = {name.removeprefix(start): value for name, value in context.cookies.items() if name.startswith(start)}
    return [table for table, value in carried.items() if rights_of(context.tables, table, value).linked][:MOST_LISTED]


def listed(tables: LiveTables, row: queries.TableRow, lang: str, owner: str) -> Listed:
    game = tables.find(row.game)
    seats = [
        {"name": place.name or seat_word(game, seat, lang), "kind": place.kind, "bot": place.bot}
        for seat, place in enumerate(unpack_places(row.seats))
    ]
    return Listed(
        table=row.id,
        game=row.game,
        title=title(game, lang),
        seats=seats,
        step=row.step,
        asked=row.asked,
        over=row.over,
        looking=row.looking,
        old=row.version != game.version or reopen.has_other_content(row.head, game),
        created=row.created,
        updated=row.updated,
        mine=bool(owner) and row.owner == owner,
    )
