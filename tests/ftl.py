"""Texts in Fluent as the tests compare them: their names, and the variables in each."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """Collects the `{ $variables }` of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's visitor asks for it)
        """Keep the name."""
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    """The variables a text wants."""
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def vocabulary(text: str) -> dict[str, frozenset[str]]:
    """The messages (`id`) and attributes (`id.attribute`) of a Fluent file with their variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {(entry.content or '').strip()}")
        if not isinstance(entry, ast.Message):
            continue
        parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        if entry.value is not None:
            parts[entry.id.name] = entry.value
        for key, pattern in parts.items():
            if key in found:
                raise ValueError(f"{key} stands there twice")
            found[key] = variables(pattern)
    return found


def differences(name: str, ours: dict[str, frozenset[str]], english: dict[str, frozenset[str]]) -> list[str]:
    """How a language differs from English, in sentences."""
    missing = [f"{name} lacks {key}" for key in english if key not in ours]
    foreign = [f"{name} has {key}, English has not" for key in ours if key not in english]
    other = [
        f"{name}: {key} wants {sorted(ours[key])}, in English {sorted(english[key])}"
        for key in english
        if key in ours and ours[key] != english[key]
    ]
    return missing + foreign + other
