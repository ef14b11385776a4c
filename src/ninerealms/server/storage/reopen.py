"""A kept game opened again: read, and played up to where it stood."""

from __future__ import annotations

from collections.abc import Callable

from ninerealms.errors import BadReplay, NineRealmsError
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import quoted, read
from ninerealms.kernel.replaying import go_on
from ninerealms.server.errors import Refusal
from ninerealms.server.storage import queries, snapshots


def head_of(match: Match) -> str:
    """The first lines of a table's replay, up to the empty one."""
    whole = match.replay()
    return whole[: whole.index("\n\n") + 2]


def has_other_content(head: str, game: Game) -> bool:
    """Whether a table was begun with numbers this process has otherwise."""
    begun = {line for line in head.splitlines() if line.startswith("content ")}
    return begun != {f"content {path} {quoted(value)}" for path, value in game.changes.items()}


def whole_text(stored: queries.Stored) -> str:
    return stored.row.head + "".join(f"{line}\n" for line in stored.lines)


def open_table(stored: queries.Stored, find: Callable[[str], Game]) -> Match:
    """The table as it stood after the last line that was kept."""
    replay = read(whole_text(stored))
    try:
        game = find(replay.game)
    except NineRealmsError as problem:
        raise Refusal(410, "old-version", problem.sentence) from None
    if replay.version != game.version:
        sentence = (
            f"This game follows version {replay.version} of the rules of {game.title}; this server plays version "
            f"{game.version}. Its replay can still be downloaded."
        )
        raise Refusal(410, "old-version", sentence)
    if has_other_content(stored.row.head, game):
        sentence = f"This game of {game.title} was begun with other content than this server has."
        raise Refusal(410, "old-version", f"{sentence} Its replay can still be downloaded.")
    try:
        match, done = snapshots.restore(replay, game, stored.snapshots)
        go_on(match, replay, done)
    except (BadReplay, ValueError) as problem:
        raise Refusal(410, "old-version", f"This game can no longer be played on: {problem}") from None
    return match
