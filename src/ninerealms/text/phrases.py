"""Texts of the usual kind, ready to be said: words, values, and choices by a value. The rest is left to Fluent itself.

Fluent looks at every part of a text anew each time; here it is looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime.resolver import (
    Identifier,
    NeverIsolatingPlaceable,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)

Values = Mapping[str, int | str]
Phrase = Callable[[Values], str]
Plural = Callable[[int], str]
UNGROUPED = 1000  # below it all our languages write a number as it is


class Unusual(Exception):
    """A text or a value that is left to Fluent."""


def ready(pattern: object, plural: Plural) -> Phrase:
    """A text as a function of its values, which raises Unusual where Fluent is wanted."""
    try:
        return phrase(pattern, plural)
    except Unusual:
        return left_to_fluent


def left_to_fluent(_values: Values) -> str:
    raise Unusual


def phrase(pattern: object, plural: Plural) -> Phrase:
    """`plural` is the language's rule for numbers."""
    match pattern:
        case TextElement(value=text):
            return lambda _values: text
        case Placeable(expression=expression) | NeverIsolatingPlaceable(expression=expression):
            return inserted(expression, plural)
        case Pattern(elements=elements):
            parts = [phrase(element, plural) for element in elements]
            return lambda values: "".join([part(values) for part in parts])
        case _:
            raise Unusual


def inserted(expression: object, plural: Plural) -> Phrase:
    match expression:
        case VariableReference(id=Identifier(name=name)):
            return lambda values: spelled(values[name])
        case SelectExpression(selector=VariableReference(id=Identifier(name=name)), variants=variants):
            default = next(phrase(variant.value, plural) for variant in variants if variant.default)
            known = [(key_of(variant.key), phrase(variant.value, plural)) for variant in variants]
            return lambda values: chosen(known, default, values[name], plural)(values)
        case _:
            raise Unusual


def key_of(key: Any) -> int | str:
    match key:
        case NumberLiteral(value=int(number)):
            return int(number)
        case Identifier(name=name):
            return str(name)
        case _:
            raise Unusual


def chosen(known: list[tuple[int | str, Phrase]], default: Phrase, value: int | str, plural: Plural) -> Phrase:
    """The first that fits: the very value, or the kind of number one of the two is for the other."""
    if isinstance(value, str):
        return next((found for key, found in known if (plural(key) if isinstance(key, int) else key) == value), default)
    kind = plural(value)
    return next((found for key, found in known if key in (value, kind)), default)


def spelled(value: int | str) -> str:
    if isinstance(value, str):
        return value
    if 0 <= value < UNGROUPED:
        return str(int(value))
    raise Unusual
