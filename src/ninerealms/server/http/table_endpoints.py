"""Requests about tables as such: games on offer, making, listing, links, rematch, deleting, replays, curves."""

from __future__ import annotations

import msgspec
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from ninerealms.kernel import save
from ninerealms.kernel.game import Game
from ninerealms.server.errors import Refusal, no_table, not_your_seat
from ninerealms.server.http import catalog
from ninerealms.server.http.context import MOST_KEYS, Context, cookie_name, eyes, mine, rights_of, seats_of
from ninerealms.server.json_shapes import Curve, DeviceLink, Games, Kept, Links, Listed, Made, NewTable, Rules, Tables
from ninerealms.server.live import access, agreement
from ninerealms.server.live.registry import Registry
from ninerealms.server.live.room import Room
from ninerealms.server.live.seats import BOT, HUMAN, STAND_IN, Place, clean_name, unpack_places
from ninerealms.server.live.uploads import read_upload
from ninerealms.server.sending.scene import seat_word, title
from ninerealms.server.storage import queries, reopen
from ninerealms.server.workers.fair_queue import Party
from ninerealms.server.workers.thinking_tasks import Task, estimate

MOST_LISTED = 200
CURVE_POINTS = 48
MOST_EXPECTED = 1000


async def list_games(context: Context) -> Games:
    return catalog.list_games([context.registry.find(name) for name in context.registry.names()], context.query.lang)


async def show_rules(context: Context) -> Rules:
    return catalog.rules_of(find_game(context.registry, str(context.params["game"])))


def find_game(registry: Registry, name: str) -> Game:
    if name not in registry.names():
        raise Refusal(404, "no-game", f"There is no game {name[:40]!r}; there are {', '.join(registry.names())}.")
    return registry.find(name)


# --- making -----------------------------------------------------------------------------------------


async def make_table(context: Context) -> Made:
    order: NewTable = context.body
    game = find_game(context.registry, order.game)
    await check_maker(context)
    players = order.players or len(order.seats) or game.seats[0]
    if order.seats and len(order.seats) != players:
        raise Refusal(422, "wrong-seats", f"{players} players need {players} seats, not {len(order.seats)}.")
    seats = [
        Place(clean_name(seat.name), seat.kind, seat.bot or STAND_IN if seat.kind == BOT else "")
        for seat in order.seats
    ] or [Place("", HUMAN) for _ in range(players)]
    room = await context.registry.make(
        *(game, players, order.options, seats, context.owner()),
        seed=order.seed,
        real=order.real,
        same_dice=order.same_dice,
        party=Party(context.address, context.owner()),
    )
    return Made(room.id, links(context.registry, room))


async def check_maker(context: Context) -> None:
    """How many tables one browser may keep, and how many may be made from one address."""
    most = context.registry.settings.tables_per_owner
    if most and await context.registry.db.run(queries.count_owned, context.owner()) >= most:
        raise Refusal(429, "too-many-tables", f"A browser may keep {most} tables; remove some first.")
    context.limits.check_maker(context.address)


def links(registry: Registry, room: Room) -> Links:
    seats = [
        registry.keys.link(room.id, seat) if place.is_human or place.away else None
        for seat, place in enumerate(room.places)
    ]
    return Links(seats, f"/j/{room.id}/{registry.keys.make(room.id, access.WATCH)}")


async def show_links(context: Context) -> Links:
    room, rights = await context.room()
    if not rights.host:
        raise Refusal(403, "not-host", "Only whoever made the table can see its links.")
    return links(context.registry, room)


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
            Place(each.name, HUMAN, linked=each.linked)
            if each.is_human or each.away
            else Place(each.name, each.kind, each.bot)
            for each in room.places
        ]
        owner = context.owner() if rights.host else room.owner
        fresh = await context.registry.make(
            *(match.game, match.state.players, match.options, seats, owner),
            real=match.real,
            same_dice=room.terms.same_dice,
            party=room.party,
        )
        room.rematch = fresh.id
        await context.registry.db.keep(queries.set_rematch, room.id, fresh.id)
        room.tell()
    found = links(context.registry, fresh)
    if not rights.host:
        keys = context.registry.keys
        held_keys = [f"{keys.seat(fresh.id, seat)}{access.DEVICE}{access.new_device()}" for seat in sorted(held)]
        context.new_cookies[cookie_name(fresh.id)] = ".".join(held_keys)
        found.seats = [None] * len(seats)
    return Made(fresh.id, found)


async def join(context: Context) -> Response:
    """A link: its key goes into a cookie, the page goes on. Not by redirection, which strict cookies do not follow."""
    key, _, word = str(context.params["key"]).partition(access.DEVICE)
    opened = rights_of(context.registry, context.table, key)
    if not opened.any():
        raise no_table()
    held = [each for each in context.cookies.get(cookie_name(context.table), "").split(".") if each]
    if key not in (each.partition(access.DEVICE)[0] for each in held):
        device = access.new_device()
        held = [*held, f"{key}{access.DEVICE}{device}"][-MOST_KEYS:]
        expected = context.registry.expected.pop(word, None)
        if expected is not None and expected == (context.table, *opened.linked):
            agreement.add_device(await context.registry.room(context.table), expected[1], device)
    way = f"/t/{context.table}"
    page = f'<!doctype html><meta http-equiv="refresh" content="0;url={way}"><a href="{way}">{way}</a>'
    context.new_cookies[cookie_name(context.table)] = ".".join(held)
    return HTMLResponse(page)


async def expect_device(context: Context) -> DeviceLink:
    """Whoever holds a seat by link opens it in another browser of their own; the others at the table need not know."""
    room, held = await context.seated()
    if not room.places[context.body.seat].linked:
        raise Refusal(409, "not-by-link", "This seat was not taken by its link; the link itself opens it elsewhere.")
    if context.body.seat not in held:
        raise not_your_seat()
    expected, word = context.registry.expected, access.new_device()
    while len(expected) >= MOST_EXPECTED:
        del expected[next(iter(expected))]
    expected[word] = (room.id, context.body.seat)
    return DeviceLink(f"{context.registry.keys.link(room.id, context.body.seat)}{access.DEVICE}{word}")


async def remove(context: Context) -> None:
    if not (await context.rights()).host:
        raise Refusal(403, "not-host", "Only whoever made the table can remove it.")
    await context.registry.remove(context.table)
    for room in context.registry.rooms.values():
        if room.rematch == context.table:
            room.rematch = None
            room.tell()


async def list_tables(context: Context) -> Tables:
    """The tables this browser made, and those where it plays by link; newest first."""
    owner = context.owner()
    for room in context.registry.rooms.values():
        room.complete()
    rows = await context.registry.db.run(queries.owned, owner, MOST_LISTED)
    rows += [row for row in await context.registry.db.run(queries.named, joined(context)) if row.owner != owner]
    shown = sorted((row for row in rows if row.game in context.registry.names()), key=lambda row: -row.updated)
    return Tables([listed(context.registry, row, context.query.lang, owner) for row in shown[:MOST_LISTED]])


def joined(context: Context) -> list[str]:
    """The tables where this browser has a seat by link, by the keys it carries."""
    start = cookie_name("")
    carried = {name.removeprefix(start): value for name, value in context.cookies.items() if name.startswith(start)}
    return [table for table, value in carried.items() if rights_of(context.registry, table, value).linked][:MOST_LISTED]


def listed(registry: Registry, row: queries.GameRow, lang: str, owner: str) -> Listed:
    game = registry.find(row.game)
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
        mine=row.owner == owner,
    )


# --- looking ----------------------------------------------------------------------------------------


async def show_scene(context: Context) -> Response:
    room, rights = await context.room()
    looking = eyes(room, rights, context.query.seat, context.query.lang, context.query.shape)
    return Response(await context.draw_queue.scene(room, looking), media_type="application/json")


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
        room = await context.registry.room(context.table)
        seat = eyes(room, rights, context.query.seat, "en", "wide").seat
        async with room.lock:
            room.check_there()
            text = room.match.replay(seat)
    except Refusal as refusal:
        if refusal.code != "old-version":
            raise
        stored = await context.registry.db.run(queries.load, context.table)
        if stored is None:
            raise no_table() from None
        held = sorted(seats_of(unpack_places(stored.row.seats), rights))
        seat = context.query.seat if context.query.seat in held else held[0] if held else -1
        text = reopen.veiled_text(stored, seat, context.registry.find)
    name = f'attachment; filename="{context.table}.replay"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


async def upload(context: Context) -> Kept:
    """A replay file becomes a table to look at; it is checked in another process first, since that may take long."""
    await check_maker(context)
    party, thinkers = Party(context.address, context.owner()), context.registry.thinkers
    thinkers.check_room(party)
    found = await thinkers.run(read_upload, context.registry.settings.finder, context.body, party=party)
    return Kept(await context.registry.keep_replay(context.owner(), found))


# --- the curve --------------------------------------------------------------------------------------


async def show_curve(context: Context) -> Curve:
    """Estimated chances over a finished game; what is not computed yet is computed in the background."""
    room, _ = await context.room()
    if room.match.outcome is None and not room.looking:
        raise Refusal(409, "not-over", "The curve is drawn when the game is over.")
    if room.curve is None:
        kept = await context.registry.db.run(queries.curve, room.id)
        if room.curve is None:
            room.curve = Curve([], ready=False) if kept is None else msgspec.json.decode(kept, type=Curve)
            if kept is None:
                context.registry.run_aside(compute_curve(context.registry, room, room.curve))
    return room.curve


async def compute_curve(registry: Registry, room: Room, curve: Curve) -> None:
    """As long as nothing is taken back."""
    match, last, outcome = room.match, room.match.step, room.match.outcome
    players, game = match.state.players, match.game
    for step in range(0, last, max(1, last // CURVE_POINTS)):
        task = Task(registry.settings.finder, game.name, save.dump(match.past[step].state), step)
        curve.points.append((step, await registry.thinkers.run(estimate, task, players, party=room.party)))
        if room.gone or room.curve is not curve:
            return
    if outcome is not None:
        share = 1.0 if game.coop else 1.0 / max(1, len(outcome.winners))
        curve.points.append((last, [share if seat in outcome.winners else 0.0 for seat in range(players)]))
    curve.ready = True
    await registry.db.keep(queries.keep_curve, room.id, msgspec.json.encode(curve).decode())
