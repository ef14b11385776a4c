"""The replay of a game that cannot be opened, veiled: without what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.errors import NineRealmsError
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game
from ninerealms.kernel.replay import Entry, Mark, Move, read
from ninerealms.server.storage.queries import Stored
from ninerealms.server.storage.reopen import whole_text


def veiled_text(stored: Stored, seat: int, find: Callable[[str], Game]) -> str:
    """The file of a game that cannot be opened: whole when it is over, else without what a seat may not know.

    Which answers were secret is a matter of the rules, so where the game has secrets all answers of others are hidden.
    """
    if stored.row.over:
        return whole_text(stored)
    replay = read(whole_text(stored))
    try:
        has_secrets = find(replay.game).has_secrets
    except NineRealmsError:
        has_secrets = True
    replay.seed, replay.real = None, replay.real and not has_secrets
    replay.entries = [veiled(entry, seat, has_secrets) for entry in replay.entries if is_shown(entry, has_secrets)]
    return replay.write()


def is_shown(entry: Entry, has_secrets: bool) -> bool:
    return not isinstance(entry, Mark) and (not has_secrets or isinstance(entry, Move))


def veiled(entry: Entry, seat: int, has_secrets: bool) -> Entry:
    if isinstance(entry, Move) and has_secrets and entry.seat not in (seat, TEAM):
        return entry._replace(action=-1, words="")
    return entry
