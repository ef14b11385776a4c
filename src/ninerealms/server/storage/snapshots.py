"""Snapshots: every so many steps the states since the last one, packed, so that a long game opens at once."""

from __future__ import annotations

import zlib

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.game import Event, Game
from ninerealms.kernel.match import Match, Past, Told
from ninerealms.kernel.replay import Replay
from ninerealms.kernel.replaying import lay
from ninerealms.server.storage.queries import Snapshot

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


encoder: msgspec.msgpack.Encoder = msgspec.msgpack.Encoder()
decoder: msgspec.msgpack.Decoder[Pack] = msgspec.msgpack.Decoder(Pack)


def due(match: Match, packed: int) -> Snapshot | None:
    """A snapshot of the steps since the last one, when there are enough of them and no throw is waited for."""
    if match.step < packed + EVERY or match.needed is not None:
        return None
    moments = [Moment(save.dump(past.state), past.reasons, *past[2:]) for past in match.past[packed:]]
    begin = moments[0].told if packed else 0  # real dice may have been thrown before the first answer
    told = [(line.step, line.event) for line in match.told[begin:]]
    pack = Pack(moments, told, save.dump(match.state), match.reasons)
    return Snapshot(len(match.kept), match.step, zlib.compress(encoder.encode(pack), 1))


def restore(replay: Replay, game: Game, kept: list[Snapshot]) -> tuple[Match, int]:
    """The table as the last snapshot has it, and how many entries of the replay are done with it."""
    match = lay(replay, lambda _name: game)
    done = 0
    for snapshot in kept:
        pack = decoder.decode(zlib.decompress(snapshot.packed))
        if match.step + len(pack.moments) != snapshot.step:  # one is missing between: the lines tell the rest
            break
        del match.told[pack.moments[0].told if done else 0 :]
        match.told += [Told(step, event) for step, event in pack.told]
        match.past += [
            Past(save.load(game.rules.fresh(), each.state), each.reasons, each.told, each.seat, each.entries)
            for each in pack.moments
        ]
        match.state = save.load(game.rules.fresh(), pack.state)
        match.state.reasons = dict(pack.reasons)
        match.reasons, match.needed = pack.reasons, None
        match.entered, match.pending = [[], []], None
        done = snapshot.lines
    match.kept, match.named = list(replay.entries[:done]), done
    return match, done
