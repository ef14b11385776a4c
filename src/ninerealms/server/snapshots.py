"""Snapshots: every so many steps the states since the last one, packed, so that a long game opens at once."""

from __future__ import annotations

import zlib

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.game import Event, Game
from ninerealms.kernel.replay import Replay
from ninerealms.kernel.retell import lay
from ninerealms.kernel.table import Past, Table, Told
from ninerealms.server.store import Snapshot

EVERY = 40


class Moment(msgspec.Struct, array_like=True):
    """One step on the way: all that `Past` holds."""

    state: list[object]
    reasons: dict[int, int]
    told: int
    seat: int
    entries: int


class Pack(msgspec.Struct, array_like=True):
    """The moments of some steps, what was told by their end, and the state there."""

    moments: list[Moment]
    told: list[tuple[int, Event]]
    state: list[object]
    reasons: dict[int, int]


encoder, decoder = msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(Pack)


def due(table: Table, packed: int) -> Snapshot | None:
    """A snapshot of the steps since the last one, when there are enough of them and no throw is waited for."""
    if table.step < packed + EVERY or table.needed is not None:
        return None
    moments = [Moment(save.dump(past.state), past.reasons, *past[2:]) for past in table.past[packed:]]
    begin = moments[0].told if packed else 0  # real dice may have been thrown before the first answer
    told = [(line.step, line.event) for line in table.told[begin:]]
    pack = Pack(moments, told, save.dump(table.state), table.reasons)
    return Snapshot(len(table.kept), table.step, zlib.compress(encoder.encode(pack), 1))


def restore(replay: Replay, game: Game, kept: list[Snapshot]) -> tuple[Table, int]:
    """The table as the last snapshot has it, and how many entries of the replay are done with it."""
    table = lay(replay, lambda _name: game)
    done = 0
    for snapshot in kept:
        pack = decoder.decode(zlib.decompress(snapshot.packed))
        if table.step + len(pack.moments) != snapshot.step:  # one is missing between: the lines tell the rest
            break
        del table.told[pack.moments[0].told if done else 0 :]
        table.told += [Told(step, event) for step, event in pack.told]
        table.past += [
            Past(save.load(game.rules.fresh(), each.state), each.reasons, each.told, each.seat, each.entries)
            for each in pack.moments
        ]
        table.state = save.load(game.rules.fresh(), pack.state)
        table.state.reasons = dict(pack.reasons)
        table.reasons, table.needed = pack.reasons, None
        table.entered, table.pending = [[], []], None
        done = snapshot.lines
    table.kept, table.named = list(replay.entries[:done]), done
    return table, done
