"""A state as nested lists of ints, and its digest. JSON and MessagePack are the business of the doors.

Only what is alive is written: frames up to the top, options up to the count, no answer that was given, no
question of a game that is over, no queue of results that is used up. So two states that play alike have the same
dump, whatever happened before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from ninerealms.errors import BadDump, WrongState

if TYPE_CHECKING:
    from ninerealms.kernel.state import State

S = TypeVar("S", bound="State")
Dump = list[object]

KERNEL_LISTS = ("proc", "pc", "who", "reg", "options")


def living(state: State, name: str) -> int:
    """How many entries of a kernel list are in use."""
    frames = state.top + 1
    return {"proc": frames, "pc": frames, "who": frames, "reg": frames * 6, "options": state.count}[name]


def fields(state: State) -> tuple[str, ...]:
    """The names of what makes a state; WrongState for what is none."""
    if not hasattr(state, "names"):
        raise WrongState(f"This is no state of a game but of type {type(state).__name__}.")
    return state.names()


def dump(state: State, traces: bool = False) -> Dump:
    """All that makes the state, in the order of its `names`, the Rng last; `traces` adds what is left of before."""
    rows: Dump = []
    names = fields(state)
    dead = () if traces else ("answer",) if state.top >= 0 else ("answer", "kind", "source")
    for name in names:
        value = getattr(state, name)
        if isinstance(value, int):
            rows.append(0 if name in dead else value)
        elif name in KERNEL_LISTS:
            rows.append(list(value)[: living(state, name)])
        else:
            rows.append(list(value))
    rng = state.rng
    loaded = None if rng.loaded is None else [list(results) for results in rng.loaded]
    if not traces and not rng.explicit and not any(loaded or ()):
        loaded = None
    rows.append([list(rng.keys), list(rng.taken), loaded, int(rng.explicit)])
    return rows


def is_same(one: State, other: State) -> bool:
    """Whether two states are of one kind and play alike."""
    return type(one) is type(other) and dump(one) == dump(other)


def told(state: State) -> str:
    """A state in one line: its kind, what is asked, and its digest, by which it is found again."""
    question = "over" if state.decision is None else repr(state.decision)
    return f"<{type(state).__name__} {question} {digest(state)[:12]}>"


def load(state: S, rows: Dump) -> S:
    """Fill a state from a dump; BadDump says what does not fit, and the state is as it was."""
    fields(state)
    before = state.copy()
    try:
        return fill(state, rows)
    except BadDump:
        fill(state, dump(before, traces=True))
        raise


def fill(state: S, rows: Dump) -> S:
    names = fields(state)
    if not isinstance(cast("object", rows), list) or len(rows) != len(names) + 1:
        raise BadDump(f"A dump of this state is a list of {len(names) + 1} fields.")
    for name, value in zip(names, rows, strict=False):
        try:
            setattr(state, name, fitting(name, getattr(state, name), value))
        except OverflowError:
            raise BadDump(f"The field {name} holds a number that is too large.") from None
    for name in KERNEL_LISTS:
        written = rows[names.index(name)]
        if not isinstance(written, list) or len(written) != living(state, name):
            raise BadDump(f"The field {name} has not the length its count says.")
    match rows[-1]:
        case [list() as keys, list() as taken, (None | [list(), list()]) as loaded, (0 | 1) as explicit] if (
            are_words(keys, 4) and are_words(taken, 2) and are_results(loaded)
        ):
            state.rng.restore(keys, taken, cast("list[list[int]] | None", loaded), bool(explicit))
        case _:
            raise BadDump("The Rng must be its keys, its counts, its loaded results and its mode.")
    return state


def are_results(loaded: Sequence[list[object]] | None) -> bool:
    """Whether queues hold nothing but ints."""
    return all(type(result) is int for queue in loaded or () for result in queue)


def are_words(row: list[object], size: int) -> bool:
    """Whether a list holds so many numbers of 64 bits."""
    return len(row) == size and all(isinstance(word, int) and 0 <= word < 1 << 64 for word in row)


def fitting(name: str, fresh: object, value: object) -> int | list[int]:
    """The value of a field as the state holds it, or BadDump."""
    if isinstance(fresh, int):
        if not isinstance(value, int):
            raise BadDump(f"The field {name} must be a number.")
        return value
    size = len(list(fresh))  # type: ignore[call-overload]
    if not isinstance(value, list) or not all(isinstance(entry, int) for entry in value):
        raise BadDump(f"The field {name} must be a list of numbers.")
    if len(value) != size and (name not in KERNEL_LISTS or len(value) > size):
        raise BadDump(f"The field {name} must hold {size} numbers, not {len(value)}.")
    return value + [0] * (size - len(value))


def revive(kind: type[S], rows: Dump) -> S:
    return load(kind(), rows)


def digest(state: State) -> str:
    """A short hash of the dump: equal states, equal digests, pure or compiled."""
    return hashed(dump(state))


def hashed(rows: Dump) -> str:
    text = json.dumps(rows, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
