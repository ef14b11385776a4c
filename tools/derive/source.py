"""A source file, the edits made to it, and the one way to say no.

Edits replace spans of the text and keep the number of lines, so a line of the derived source is the same
line of the Python it came from: tracebacks point at the truth.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from pathlib import Path


class Refused(Exception):
    """The source holds something that cannot be compiled faithfully; the sentence says where and what."""


@dataclass
class Source:
    """One module as text, tree and a list of edits: from, to, text."""

    name: str
    path: Path
    data: bytes
    tree: ast.Module
    starts: list[int]
    edits: list[tuple[int, int, str]] = field(default_factory=list)

    def refuse(self, node: ast.AST, sentence: str) -> Refused:
        """The refusal of a node, to be raised."""
        return Refused(f"{self.path}:{getattr(node, 'lineno', 1)}: {sentence}")

    def start(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Where a node begins."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Where a node ends."""
        return self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def text(self, node: ast.expr | ast.stmt) -> str:
        """A node as it is written."""
        return self.data[self.start(node) : self.end(node)].decode()

    def find(self, text: str, begin: int) -> int:
        """The first place of a text at or after an offset."""
        return self.data.index(text.encode(), begin)

    def span(self, begin: int, end: int, text: str) -> None:
        """Replace a span; lines it loses are continued."""
        missing = self.data[begin:end].count(b"\n") - text.count("\n")
        self.edits.append((begin, end, text + "\\\n" * missing))

    def replace(self, node: ast.expr | ast.stmt | ast.arg, text: str) -> None:
        """Replace a node."""
        self.span(self.start(node), self.end(node), text)

    def wrap(self, node: ast.expr, before: str, after: str) -> None:
        """Place text around a node; call it after the node's inner edits."""
        self.edits.insert(0, (self.start(node), self.start(node), before))
        self.edits.append((self.end(node), self.end(node), after))

    def blank(self, node: ast.stmt, text: str = "pass") -> None:
        """Replace a statement by one on its first line, and leave the other lines empty."""
        self.replace(node, text + "\n" * ((node.end_lineno or node.lineno) - node.lineno))

    def insert(self, offset: int, text: str) -> None:
        """Place text at an offset."""
        self.edits.append((offset, offset, text))

    def render(self, begin: int = 0, end: int | None = None) -> str:
        """The text between two offsets with the edits in between applied."""
        last = len(self.data) if end is None else end
        pieces: list[bytes] = []
        at = begin
        inside = [edit for edit in self.edits if begin <= edit[0] and edit[1] <= last]
        for first, stop, text in sorted(inside, key=lambda edit: edit[:2]):
            if first < at:
                raise AssertionError(f"{self.path}: edits overlap at offset {first}: {text!r}")
            pieces += [self.data[at:first], text.encode()]
            at = stop
        pieces.append(self.data[at:last])
        return b"".join(pieces).decode()


def parse(name: str, path: Path) -> Source:
    """Read a module."""
    data = path.read_bytes()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    try:
        tree = ast.parse(data, filename=str(path))
    except SyntaxError as error:
        raise Refused(f"{path}:{error.lineno}: {error.msg}") from None
    return Source(name, path, data, tree, starts)
