"""The fields of a state, found instead of listed: for its dump and for its copy.

In plain Python the fields are the attributes, in the order `__init__` makes them. Compiled classes keep theirs in C,
tell them here, and have a copy of their own; what Python adds to one of them is an attribute again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from ninerealms.kernel.state import State

S = TypeVar("S", bound="State")

FIELDS: dict[type, tuple[str, ...]] = {}
OUTSIDE = frozenset({"rng", "events", "reasons"})


def fields_of(state: State) -> tuple[str, ...]:
    """The names of all that makes the state but its Rng, in their order."""
    known = FIELDS.get(type(state))
    if known is not None:
        return known
    inside = next((FIELDS[each] for each in type(state).__mro__ if each in FIELDS), ())
    return (*inside, *(name for name in vars(state) if name not in OUTSIDE))


def copy_of(state: S) -> S:
    """A twin with all that makes the state; nothing is told of it yet."""
    twin = type(state)()
    for name in state.names():
        value = getattr(state, name)
        setattr(twin, name, list(value) if isinstance(value, list) else value)
    twin.rng.copy_from(state.rng)
    return twin
