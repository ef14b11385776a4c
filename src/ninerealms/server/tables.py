"""Requests about tables as such: games on offer, making, listing, links, rematch, deleting, replays, curves."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from ninerealms.kernel import save
from ninerealms.kernel.game import Game
from ninerealms.kernel.retell import verify
from ninerealms.server import archive, catalog, keys, places, store
from ninerealms.server.calls import MOST_KEYS, Call, cookie_name, eyes, mine, rights_of, seats_of
from ninerealms.server.errors import Refusal, no_table
from ninerealms.server.hub import Hub
from ninerealms.server.places import Place
from ninerealms.server.room import Room
from ninerealms.server.scene import seat_word, title
from ninerealms.server.think import Task, check_replay, estimate
from ninerealms.server.wire import Curve, Games, Kept, Links, Listed, Made, NewTable, Rules, Tables

MOST_LISTED = 200
CURVE_POINTS = 48


async def list_games(call: Call) -> Games:
    return catalog.list_games([call.hub.find(name) for name in call.hub.names()], call.query.lang)


async def show_rules(call: Call) -> Rules:
    return catalog.rules_of(find_game(call.hub, str(call.params["game"])))


def find_game(hub: Hub, name: str) -> Game:
    if name not in hub.names():
        raise Refusal(404, "no-game", f"There is no game {name[:40]!r}; there are {', '.join(hub.names())}.")
    return hub.find(name)


# --- making -----------------------------------------------------------------------------------------


async def make_table(call: Call) -> Made:
    order: NewTable = call.body
    game = find_game(call.hub, order.game)
    players = order.players or len(order.seats) or game.seats[0]
    if order.seats and len(order.seats) != players:
        raise Refusal(422, "wrong-seats", f"{players} players need {players} seats, not {len(order.seats)}.")
    seats = [
        Place(places.clean_name(seat.name), seat.kind, seat.bot or places.STAND_IN if seat.kind == places.BOT else "")
        for seat in order.seats
    ] or [Place("", places.HUMAN) for _ in range(players)]
    room = await call.hub.make(game, players, order.options, seats, call.owner(), seed=order.seed, real=order.real)
    return Made(room.id, links(call.hub, room))


def links(hub: Hub, room: Room) -> Links:
    seats = [
        f"/j/{room.id}/{hub.keys.seat(room.id, seat)}" if place.is_human or place.away else None
        for seat, place in enumerate(room.places)
    ]
    return Links(seats, f"/j/{room.id}/{hub.keys.make(room.id, keys.WATCH)}")


async def show_links(call: Call) -> Links:
    room, rights = await call.room()
    if not rights.host:
        raise Refusal(403, "not-host", "Only whoever made the table can see its links.")
    return links(call.hub, room)


async def rematch(call: Call) -> Made:
    """The same game with the same seats. Whoever sits at the old table is shown the way to the new one."""
    room, rights = await call.room()
    held = mine(room, rights)
    if not held and not rights.host:
        raise Refusal(403, "not-seated", "Only those who play here can ask for another game.")
    async with room.lock:
        room.check_there()
        if room.looking or (room.table.outcome is None and not rights.host):
            raise Refusal(409, "not-over", "The game is not over yet.")
        if room.rematch is not None:
            raise Refusal(409, "rematch-made", "Another game has been laid already.")
        table = room.table
        seats = [
            Place(each.name, places.HUMAN, linked=each.linked)
            if each.is_human or each.away
            else Place(each.name, each.kind, each.bot)
            for each in room.places
        ]
        owner = call.owner() if rights.host else room.owner
        fresh = await call.hub.make(table.game, table.state.players, table.options, seats, owner, real=table.real)
        room.rematch = fresh.id
        await call.hub.desk.keep(store.set_rematch, room.id, fresh.id)
        room.tell()
    found = links(call.hub, fresh)
    if not rights.host:
        held_keys = [call.hub.keys.seat(fresh.id, seat) for seat in sorted(held)]
        call.new_cookies[cookie_name(fresh.id)] = ".".join(held_keys)
        found.seats = [None] * len(seats)
    return Made(fresh.id, found)


async def join(call: Call) -> Response:
    """A link: its key goes into a cookie, the page goes on. Not by redirection, which strict cookies do not follow."""
    key = str(call.params["key"])
    known = call.cookies.get(cookie_name(call.table), "")
    if not rights_of(call.hub, call.table, key).any():
        raise no_table()
    held = list(dict.fromkeys([*(each for each in known.split(".") if each), key]))[-MOST_KEYS:]
    way = f"/t/{call.table}"
    page = f'<!doctype html><meta http-equiv="refresh" content="0;url={way}"><a href="{way}">{way}</a>'
    call.new_cookies[cookie_name(call.table)] = ".".join(held)
    return HTMLResponse(page)


async def remove(call: Call) -> None:
    if not (await call.rights()).host:
        raise Refusal(403, "not-host", "Only whoever made the table can remove it.")
    await call.hub.remove(call.table)
    for room in call.hub.rooms.values():
        if room.rematch == call.table:
            room.rematch = None
            room.tell()


async def list_tables(call: Call) -> Tables:
    """The tables this browser made, and those where it plays by link; newest first."""
    owner = call.owner()
    for room in call.hub.rooms.values():
        room.complete()
    rows = await call.hub.desk.run(store.owned, owner, MOST_LISTED)
    rows += [row for row in await call.hub.desk.run(store.named, joined(call)) if row.owner != owner]
    shown = sorted((row for row in rows if row.game in call.hub.names()), key=lambda row: -row.updated)
    return Tables([listed(call.hub, row, call.query.lang, owner) for row in shown[:MOST_LISTED]])


def joined(call: Call) -> list[str]:
    """The tables where this browser has a seat by link, by the keys it carries."""
    start = cookie_name("")
    carried = {name.removeprefix(start): value for name, value in call.cookies.items() if name.startswith(start)}
    return [table for table, value in carried.items() if rights_of(call.hub, table, value).linked][:MOST_LISTED]


def listed(hub: Hub, row: store.GameRow, lang: str, owner: str) -> Listed:
    game = hub.find(row.game)
    seats = [
        {"name": place.name or seat_word(game, seat, lang), "kind": place.kind, "bot": place.bot}
        for seat, place in enumerate(places.unpack(row.seats))
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
        old=row.version != game.version,
        created=row.created,
        updated=row.updated,
        mine=row.owner == owner,
    )


# --- looking ----------------------------------------------------------------------------------------


async def show_scene(call: Call) -> Response:
    room, rights = await call.room()
    looking = eyes(room, rights, call.query.seat, call.query.lang, call.query.shape)
    return Response(await call.hub.studio.scene(room, looking), media_type="application/json")


async def show_moment(call: Call) -> Response:
    """A scene of the past. While the game runs a seat sees what it knew then; afterwards everybody may look."""
    room, rights = await call.room()
    looking = eyes(room, rights, call.query.seat, call.query.lang, call.query.shape)
    step = int(call.params["step"])
    return Response(await call.hub.studio.moment(room, step, looking), media_type="application/json")


async def download(call: Call) -> Response:
    """The replay file, also of a game whose rules have changed since."""
    rights = await call.rights()
    try:
        room = await call.hub.room(call.table)
        seat = eyes(room, rights, call.query.seat, "en", "wide").seat
        async with room.lock:
            room.check_there()
            text = room.table.replay(seat)
    except Refusal as refusal:
        if refusal.code != "old-version":
            raise
        stored = await call.hub.desk.run(store.load, call.table)
        if stored is None:
            raise no_table() from None
        held = sorted(seats_of(places.unpack(stored.row.seats), rights))
        seat = call.query.seat if call.query.seat in held else held[0] if held else -1
        text = archive.veiled_text(stored, seat, call.hub.find)
    name = f'attachment; filename="{call.table}.replay"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def upload(call: Call) -> Kept:
    """A replay file becomes a table to look at; it is checked in another process first, since that may take long."""
    await call.hub.thinkers.run(check_replay, call.hub.settings.finder, call.body)
    retold = await asyncio.to_thread(verify, call.body, call.hub.find)
    table = await call.hub.keep_replay(call.owner(), retold.table)
    return Kept(table)


# --- the curve --------------------------------------------------------------------------------------


async def show_curve(call: Call) -> Curve:
    """Estimated chances over a finished game; what is not computed yet is computed in the background."""
    room, _ = await call.room()
    if room.table.outcome is None and not room.looking:
        raise Refusal(409, "not-over", "The curve is drawn when the game is over.")
    if room.curve is None:
        kept = await call.hub.desk.run(store.curve, room.id)
        if room.curve is None:
            room.curve = Curve([], ready=False) if kept is None else msgspec.json.decode(kept, type=Curve)
            if kept is None:
                call.hub.run_aside(compute_curve(call.hub, room, room.curve))
    return room.curve


async def compute_curve(hub: Hub, room: Room, curve: Curve) -> None:
    """As long as nothing is taken back."""
    table, last, outcome = room.table, room.table.step, room.table.outcome
    players, game = table.state.players, table.game
    for step in range(0, last, max(1, last // CURVE_POINTS)):
        task = Task(hub.settings.finder, game.name, save.dump(table.past[step].state), step)
        curve.points.append((step, await hub.thinkers.run(estimate, task, players)))
        if room.gone or room.curve is not curve:
            return
    if outcome is not None:
        share = 1.0 if game.coop else 1.0 / max(1, len(outcome.winners))
        curve.points.append((last, [share if seat in outcome.winners else 0.0 for seat in range(players)]))
    curve.ready = True
    await hub.desk.keep(store.keep_curve, room.id, msgspec.json.encode(curve).decode())
