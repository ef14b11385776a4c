"""A state as nested lists of ints, and its digest. JSON and MessagePack are the business of the doors.

Only what is alive is written: frames up to the top, options up to the count. So two states that play
alike have the same dump, whatever happened before.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    from ninerealms.kernel.state import State

S = TypeVar("S", bound="State")
Dump = list[object]

KERNEL_LISTS = ("proc", "pc", "who", "reg", "options")


def living(state: State, name: str) -> int:
    """How many entries of a kernel list are in use."""
    frames = state.top + 1
    return {"proc": frames, "pc": frames, "who": frames, "reg": frames * 6, "options": state.count}[name]


def dump(state: State) -> Dump:
    """All that makes the state, in the order of its `names`, the Rng last."""
    rows: Dump = []
    for name in state.names():
        value = getattr(state, name)
        if isinstance(value, int):
            rows.append(value)
        elif name in KERNEL_LISTS:
            rows.append(list(value)[: living(state, name)])
        else:
            rows.append(list(value))
    rng = state.rng
    loaded = None if rng.loaded is None else [list(results) for results in rng.loaded]
    rows.append([list(rng.keys), list(rng.counts), loaded, int(rng.explicit)])
    return rows


def load(state: S, rows: Dump) -> S:
    """Fill a fresh state from a dump; a ValueError says what does not fit."""
    names = state.names()
    if len(rows) != len(names) + 1:
        raise ValueError(f"{len(rows)} fields where {len(names) + 1} belong")
    for name, value in zip(names, rows, strict=False):
        try:
            setattr(state, name, fitting(name, getattr(state, name), value))
        except OverflowError:
            raise ValueError(f"field {name} holds a number that is too large") from None
    for name in KERNEL_LISTS:
        written = rows[names.index(name)]
        if not isinstance(written, list) or len(written) != living(state, name):
            raise ValueError(f"field {name} has not the length its count says")
    match rows[-1]:
        case [list() as keys, list() as counts, (None | [list(), list()]) as loaded, (0 | 1) as explicit]:
            if not (are_words(keys, 4) and are_words(counts, 2)):
                raise ValueError("the Rng must be its keys and its counts, of 64 bits each")
            state.rng.restore(keys, counts, cast("list[list[int]] | None", loaded), bool(explicit))
        case _:
            raise ValueError("the Rng must be its keys, its counts, its loaded results and its mode")
    return state


def are_words(row: list[object], size: int) -> bool:
    """Whether a list holds so many numbers of 64 bits."""
    return len(row) == size and all(isinstance(word, int) and 0 <= word < 1 << 64 for word in row)


def fitting(name: str, fresh: object, value: object) -> int | list[int]:
    """The value of a field as the state holds it, or a ValueError."""
    if isinstance(fresh, int):
        if not isinstance(value, int):
            raise ValueError(f"field {name} must be a number")
        return value
    size = len(list(fresh))  # type: ignore[call-overload]
    if not isinstance(value, list) or not all(isinstance(entry, int) for entry in value):
        raise ValueError(f"field {name} must be a list of numbers")
    if len(value) != size and (name not in KERNEL_LISTS or len(value) > size):
        raise ValueError(f"field {name} must hold {size} numbers, not {len(value)}")
    return value + [0] * (size - len(value))


def revive(kind: type[S], rows: Dump) -> S:
    return load(kind(), rows)


def digest(state: State) -> str:
    """A short hash of the dump: equal states, equal digests, pure or compiled."""
    return hashed(dump(state))


def hashed(rows: Dump) -> str:
    text = json.dumps(rows, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
