"""Moments of golden replays as tables of a server's database: five for each game, each asking the seat that looks.

`lay_tables` writes them into a new database before a server is started on it, and gives the links to their seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import ninerealms as nr
from ninerealms.kernel.match import Match, asked_seat, is_over
from ninerealms.kernel.replay import Move, Replay, read
from ninerealms.kernel.replaying import go_on, lay
from ninerealms.server.live.seats import BOT, HUMAN, Seat, pack_places
from ninerealms.server.seat_keys import Keys
from ninerealms.server.storage import queries, reopen, snapshots
from ninerealms.server.storage.open_database import open_database

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
PEOPLE = ("Astrid", "Bjorn", "Freydis", "Leif", "Sigrun")
THE_END = "the end"


class Moment(NamedTuple):
    """The first question of a kind from a part of a golden replay on; of any kind where none is named."""

    game: str
    name: str
    replay: str
    kind: str = ""
    part: float = 0.0

    @property
    def slug(self) -> str:
        return f"{self.game}-{self.name}"


MOMENTS = (
    Moment("northgard", "start", "greedy"),
    Moment("northgard", "middle", "greedy", "PLAY_CARD", 0.5),
    Moment("northgard", "crowded", "combats", "PLAY_CARD", 0.85),
    Moment("northgard", "fight", "combats", "MOVE_UNITS", 0.5),
    Moment("northgard", "end", "combats", THE_END),
    Moment("diceforge", "start", "random-2"),
    Moment("diceforge", "middle", "goddess", "ACT", 0.5),
    Moment("diceforge", "crowded", "titans", "ACT", 0.8),
    Moment("diceforge", "fight", "goddess", "REROLL", 0.4),
    Moment("diceforge", "end", "titans", THE_END),
    Moment("yggdrasil", "start", "greedy"),
    Moment("yggdrasil", "middle", "greedy", "DUTY", 0.5),
    Moment("yggdrasil", "crowded", "saga-5", "MOVE_TO", 0.85),
    Moment("yggdrasil", "fight", "hard", "CHANGE_DIE", 0.3),
    Moment("yggdrasil", "end", "random-5", THE_END),
    Moment("andor", "start", "call"),
    Moment("andor", "middle", "crossing", "ACT", 0.5),
    Moment("andor", "crowded", "takota", "ACT", 0.9),
    Moment("andor", "fight", "cave", "FIGHT_ON", 0.3),
    Moment("andor", "end", "cave", THE_END),
    Moment("ragnarok", "start", "greedy"),
    Moment("ragnarok", "middle", "greedy", "HERO_ACT", 0.5),
    Moment("ragnarok", "crowded", "monsters", "RUNE_ACT", 0.9),
    Moment("ragnarok", "fight", "monsters", "COUNTER", 0.4),
    Moment("ragnarok", "end", "random-4", THE_END),
)


class Laid(NamedTuple):
    """A moment as a table: the link to its seat, and the table's own address."""

    moment: Moment
    link: str
    table: str


def before(replay: Replay, moment: Moment) -> int:
    """How many entries of a replay come before a moment."""
    if moment.kind == THE_END:
        return len(replay.entries)
    moves = [(place, move) for place, move in enumerate(replay.entries) if isinstance(move, Move)]
    for place, move in moves[int(len(moves) * moment.part) :]:
        if moment.kind in ("", move.kind):
            return place
    raise ValueError(f"{moment.replay} asks no {moment.kind} after {moment.part:.0%} of its answers.")


def match_of(moment: Moment) -> Match:
    """The match as it stands at a moment."""
    replay = read((GOLDEN / moment.game / f"{moment.replay}.replay").read_text(encoding="utf-8"))
    many = before(replay, moment)
    replay.entries, replay.places = replay.entries[:many], replay.places[:many]
    match = lay(replay, nr.game)
    go_on(match, replay, 0)
    return match


def seat_looking(match: Match) -> int:
    """Whoever is asked; the first seat where the team is, or nobody."""
    return max(asked_seat(match) or 0, 0)


def row_of(table: str, match: Match, looking: int) -> queries.TableRow:
    """The table as a server lists it: a person at the seat that looks, and bots, which are not asked now."""
    seats = [
        Seat(PEOPLE[seat], HUMAN if seat == looking else BOT, "" if seat == looking else "random")
        for seat in range(match.state.players)
    ]
    return queries.TableRow(
        id=table,
        game=match.game.name,
        version=match.game.version,
        head=reopen.head_of(match),
        seats=pack_places(seats),
        owner="",
        looking=False,
        created=0,
        updated=0,
        step=match.step,
        asked=asked_seat(match),
        over=is_over(match),
        lines=len(match.kept),
    )


def lay_tables(database: str, moments: Iterable[Moment]) -> list[Laid]:
    """Write moments into a database no server is using."""
    engine = open_database(database)
    laid = []
    with engine.begin() as connection:
        keys = Keys(queries.secret(connection))
        for moment in moments:
            match = match_of(moment)
            table, looking = moment.slug, seat_looking(match)
            kept = [entry.line() for entry in match.entries]
            queries.add_game(connection, row_of(table, match, looking), kept, snapshots.due(match, 0))
            laid.append(Laid(moment, keys.link(table, looking), f"/t/{table}"))
    engine.dispose()
    return laid
