"""An uploaded replay, played once in a thinking process: all that is kept of it comes back."""

from __future__ import annotations

from typing import NamedTuple

from ninerealms.kernel.match import asked_seat, is_over
from ninerealms.kernel.replaying import verify
from ninerealms.server.load_game_finder import finder
from ninerealms.server.storage import reopen, snapshots
from ninerealms.server.storage.queries import Snapshot


class Upload(NamedTuple):
    """A replay that plays as written; with its snapshot it is opened without being played again."""

    game: str
    version: int
    head: str
    lines: list[str]
    seats: list[str]
    step: int
    asked: int | None
    over: bool
    snapshot: Snapshot | None


def read_upload(finder_name: str, text: str) -> Upload:
    """BadReplay names the line that does not fit."""
    match = verify(text, finder(finder_name)).table
    players = match.state.players
    return Upload(
        game=match.game.name,
        version=match.game.version,
        head=reopen.head_of(match),
        lines=[entry.line() for entry in match.entries],
        seats=[*match.seats, *[""] * players][:players],
        step=match.step,
        asked=asked_seat(match),
        over=is_over(match),
        snapshot=snapshots.due(match, 0),
    )
