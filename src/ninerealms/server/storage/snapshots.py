"""Snapshots: every so many steps the states since the last one, packed, so that a long game opens at once.

In memory, too, what is past is kept packed but for the newest moments: most are never looked at again. Moments that
follow each other are much alike, so many are packed together.
"""

from __future__ import annotations

import zlib

import msgspec

from ninerealms.kernel import save
from ninerealms.kernel.game import Event, Game
from ninerealms.kernel.match import Match, Moment, Told
from ninerealms.kernel.replay import Replay
from ninerealms.kernel.replaying import lay
from ninerealms.kernel.state import State
from ninerealms.server.storage.queries import Snapshot

EVERY = 40
AT_HAND = 8  # the newest moments, which are looked at again and again
TOGETHER = 16


class Written(msgspec.Struct, array_like=True):
    """One step on the way: all that `Past` holds."""

    state: list[object]
    reasons: dict[int, int]
    told: int
    seat: int
    entries: int


class Pack(msgspec.Struct, array_like=True):
    """The moments of some steps, each a `Written`, what was told by their end, and the state there."""

    moments: list[msgspec.Raw]
    told: list[tuple[int, Event]]
    state: list[object]
    reasons: dict[int, int]


encoder: msgspec.msgpack.Encoder = msgspec.msgpack.Encoder()
decoder: msgspec.msgpack.Decoder[Pack] = msgspec.msgpack.Decoder(Pack)
unbundler: msgspec.msgpack.Decoder[list[bytes]] = msgspec.msgpack.Decoder(list[bytes])
reader: msgspec.msgpack.Decoder[Written] = msgspec.msgpack.Decoder(Written)


class Bundle:
    """Moments that are packed together."""

    __slots__ = ("packed",)

    def __init__(self, written: list[bytes]) -> None:
        self.packed: bytes = zlib.compress(encoder.encode(written), 1)

    def at(self, place: int) -> bytes:
        return unbundler.decode(zlib.decompress(self.packed))[place]


class Packed:
    """A moment of the past that is unpacked whenever somebody looks at it."""

    __slots__ = ("entries", "game", "kept", "place", "seat", "told")

    def __init__(self, game: Game, moment: Written, kept: bytes | Bundle, place: int = 0) -> None:
        self.game: Game = game
        self.kept: bytes | Bundle = kept  # as it is written, or a bundle in which it has its place
        self.place: int = place
        self.told: int = moment.told
        self.seat: int = moment.seat
        self.entries: int = moment.entries

    def written(self) -> bytes:
        return self.kept.at(self.place) if isinstance(self.kept, Bundle) else self.kept

    @property
    def state(self) -> State:
        return save.load(self.game.rules.fresh(), reader.decode(self.written()).state)

    @property
    def reasons(self) -> dict[int, int]:
        return reader.decode(self.written()).reasons


def pack(game: Game, past: Moment) -> Packed:
    if isinstance(past, Packed):
        return past
    moment = Written(save.dump(past.state), past.reasons, past.told, past.seat, past.entries)
    return Packed(game, moment, encoder.encode(moment))


def pack_past(match: Match) -> None:
    """Pack what is past, but for the newest moments."""
    old = match.step - AT_HAND
    for place in range(old - 1, -1, -1):
        if isinstance(match.past[place], Packed):
            break
        match.past[place] = pack(match.game, match.past[place])
    for first in range(old - old % TOGETHER - TOGETHER, -1, -TOGETHER):
        group = [pack(match.game, past) for past in match.past[first : first + TOGETHER]]
        if isinstance(group[0].kept, Bundle) and group[0].kept is group[-1].kept:
            break
        bundle_up(group)


def bundle_up(group: list[Packed]) -> None:
    bundle = Bundle([each.written() for each in group])
    for place, each in enumerate(group):
        each.kept, each.place = bundle, place


def due(match: Match, packed: int) -> Snapshot | None:
    """A snapshot of the steps since the last one, when there are enough of them and no throw is waited for."""
    if match.step < packed + EVERY or match.needed is not None:
        return None
    moments = [pack(match.game, past) for past in match.past[packed:]]
    begin = moments[0].told if packed else 0  # real dice may have been thrown before the first answer
    told = [(line.step, line.event) for line in match.told[begin:]]
    whole = Pack([msgspec.Raw(each.written()) for each in moments], told, save.dump(match.state), match.reasons)
    return Snapshot(len(match.kept), match.step, zlib.compress(encoder.encode(whole), 1))


def restore(replay: Replay, game: Game, kept: list[Snapshot]) -> tuple[Match, int]:
    """The table as the last snapshot has it, and how many entries of the replay are done with it."""
    match = lay(replay, lambda _name: game)
    done = 0
    for snapshot in kept:
        whole = decoder.decode(zlib.decompress(snapshot.packed))
        if match.step + len(whole.moments) != snapshot.step:  # one is missing between: the lines tell the rest
            break
        bundle = Bundle([bytes(each) for each in whole.moments])
        moments = [Packed(game, reader.decode(each), bundle, place) for place, each in enumerate(whole.moments)]
        del match.told[moments[0].told if done else 0 :]
        match.told += [Told(step, event) for step, event in whole.told]
        match.past += moments
        match.state = save.load(game.rules.fresh(), whole.state)
        match.state.reasons = dict(whole.reasons)
        match.reasons, match.needed = whole.reasons, None
        match.entered, match.pending = [[], []], None
        done = snapshot.lines
    match.kept, match.named = list(replay.entries[:done]), done
    return match, done
