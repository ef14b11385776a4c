"""Fields found instead of listed, as in the kernel."""

from __future__ import annotations

from typing import Any

FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(thing: object) -> tuple[str, ...]:
    inside = next((FIELDS[each] for each in type(thing).__mro__ if each in FIELDS), ())
    return (*inside, *(name for name in getattr(thing, "__dict__", {}) if name not in {"note", "chain"}))


def copy_of(thing: Any) -> Any:
    twin = type(thing)()
    for name in thing.names():
        value = getattr(thing, name)
        setattr(twin, name, list(value) if isinstance(value, list) else value)
    twin.chain = thing.chain.copy()
    return twin
