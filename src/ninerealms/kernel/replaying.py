"""Playing a replay back, and finding the first line that differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from ninerealms.errors import BadOption, BadReplay, NineRealmsError
from ninerealms.kernel import content, save
from ninerealms.kernel.decision import Outcome
from ninerealms.kernel.format1 import OldChance
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import HIDDEN, STREAM_NAMES, Chance, End, Mark, Move, Replay, Undo, read


class Retold(NamedTuple):
    """A replay played back: the table it leads to, and lines whose words have changed since.

    One of format 1 leads to a table where chance is entered by hand: `is_old` where it was not when it was played.
    """

    table: Match
    changed_words: list[int]
    is_old: bool = False


def retell(replay: Replay, find: Callable[[str], Game]) -> Retold:
    """Play a replay; BadReplay names the first line that does not fit."""
    table = lay(replay, find)
    return Retold(table, go_on(table, replay, 0), replay.is_old and not replay.real)


def go_on(table: Match, replay: Replay, done: int) -> list[int]:
    """Play what follows the first `done` entries, where the table stands; the lines whose words have changed."""
    changed: list[int] = []
    old = OldChance(replay.seed) if replay.is_old else None
    if old is not None:
        old.supply(table)
    for entry, place in zip(replay.entries[done:], replay.places[done:], strict=True):
        try:
            match entry:
                case Move():
                    if follow(table, entry, place, old):
                        changed.append(place)
                case Mark():
                    check_mark(table, entry, place, old)
                case Undo():
                    take_back(table, entry, place, old)
                case Chance():
                    enter(table, entry, place)
                case End():
                    check_end(table, entry, place)
        except BadReplay:
            raise
        except NineRealmsError as error:
            raise BadReplay(f"Line {place}: {error.sentence}", error.rule) from None
    return changed


def lay(replay: Replay, find: Callable[[str], Game]) -> Match:
    """The table as it stood before the first answer; BadReplay names the line of the head that forbids it."""
    word = "game"
    try:
        game = find(replay.game)
        word = "version"
        if replay.version != game.version - replay.is_old:
            raise BadReplay(
                f"this replay follows version {replay.version} of the rules of {game.title}; "
                f"this program plays version {game.version}."
            )
        word = "content" if replay.content else "game"
        if refused := content.refusal(replay.content, game.changes):
            raise BadReplay(refused)
        word = "seed"
        if replay.seed is None and not replay.real:
            raise BadReplay(f"this replay was taken from a running game: its seed is {HIDDEN}, so it cannot be played.")
        for name, value in replay.options.items():
            word = f"option {name}"
            game.settle({name: value})
        word = "players"
        return Match(
            game, replay.players, replay.seed, dict(replay.options), tuple(replay.seats), replay.real or replay.is_old
        )
    except NineRealmsError as error:
        if isinstance(error, BadOption):
            word = next((f"option {name}" for name in replay.options if f"Option {name} " in error.sentence), word)
        raise BadReplay(f"Line {replay.head.get(word, 1)}: {error.sentence}", error.rule) from None


def follow(table: Match, move: Move, place: int, old: OldChance | None) -> bool:
    """Answer as the line says; whether its words have changed."""
    decision = table.decision
    if decision is None:
        raise BadReplay(f"Line {place}: nobody is asked at this point.")
    kind = table.game.kinds[decision.kind].name
    if (move.step, move.seat, move.kind) != (table.step + 1, decision.seat, kind):
        raise BadReplay(
            f"Line {place}: it says step {move.step}, seat {move.seat}, {move.kind}; "
            f"the rules ask step {table.step + 1}, seat {decision.seat}, {kind}."
        )
    if move.action not in decision.options:
        raise BadReplay(f"Line {place}: {move.action} is not among the options.", table.game.kinds[decision.kind].rule)
    words = table.game.describe(table.state, move.action, "en")
    if old is not None:
        old.remember()
    table.submit(move.action)
    if old is not None:
        old.supply(table)
    return words != move.words


def check_mark(table: Match, mark: Mark, place: int, old: OldChance | None) -> None:
    if mark.step != table.step:
        raise BadReplay(f"Line {place}: a digest of step {mark.step} stands at step {table.step}.")
    if mark.digest != (save.digest(table.state) if old is None else old.digest(table)):
        raise BadReplay(f"Line {place}: the digest differs: the game has not gone as this file says.")


def take_back(table: Match, undo: Undo, place: int, old: OldChance | None) -> None:
    if undo.step > table.step or (undo.step == 0 and not table.laid):
        raise BadReplay(f"Line {place}: there is no step {undo.step} to take back.")
    if old is not None:
        old.go_back(undo.step)
    table.go_back(undo.step, anew=undo.anew)


def enter(table: Match, chance: Chance, place: int) -> None:
    """A result of real dice or cards, where one of this stream is wanted."""
    if table.needed is not None and table.needed.stream != chance.stream:
        wanted = STREAM_NAMES[table.needed.stream]
        raise BadReplay(f"Line {place}: a result of {STREAM_NAMES[chance.stream]} stands where {wanted} is asked for.")
    table.enter(chance.result, sure=chance.sure)


def check_end(table: Match, end: End, place: int) -> None:
    if table.outcome != Outcome(*end):
        raise BadReplay(f"Line {place}: the game does not end like this.")


def verify(text: str, find: Callable[[str], Game]) -> Retold:
    """Read and play a replay file."""
    if not isinstance(cast("object", text), str):
        raise BadReplay(f"A replay is text, not {type(text).__name__}.")
    return retell(read(text), find)


def reopen(text: str, find: Callable[[str], Game]) -> Match:
    """The table of a saved game, to be played on."""
    retold = verify(text, find)
    if retold.is_old:
        raise BadReplay("Line 1: a game of format 1 can be verified and looked at, but not played on.")
    return retold.table
