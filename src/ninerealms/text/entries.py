"""The entries of Fluent files, each read when it is first wanted: a file is long, and a sentence needs little of it."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

# What belongs to an entry is indented; only names of entries, comments and closing braces begin a line.
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=(?:.*\n?)(?:(?!-?[A-Za-z]).*\n?)*", re.MULTILINE)
NAME = re.compile(r"(?<![\w-])-?[A-Za-z][\w-]*")


class Entries:
    """The entries of some files by name; what a later file says goes before what an earlier one says."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.reading: threading.Lock = threading.Lock()
        self.unread: dict[str, str] = {}
        for file in files:
            self.unread.update((found[1], found[0]) for found in ENTRY.finditer(file.read_text(encoding="utf-8")))

    def __contains__(self, name: str) -> bool:
        self.read(name)
        return self.bundle.has_message(name)

    def __iter__(self) -> Iterator[str]:
        """The names of all messages."""
        for name in list(self.unread):
            self.read(name)
        yield from self.bundle._messages  # noqa: SLF001 - no other way

    def read(self, name: str) -> None:
        """Let the bundle have an entry, and those it may refer to; others see them together or not yet."""
        if name in self.unread:
            with self.reading:
                found = self.with_references(name)
                self.bundle.add_resource(FluentResource("\n".join(found.values())))
                for each in found:
                    self.unread.pop(each, None)

    def with_references(self, name: str) -> dict[str, str]:
        """The text of an entry, and of all unread ones whose names stand in it or in each other."""
        found: dict[str, str] = {}
        waiting = [name]
        while waiting:
            each = waiting.pop()
            text = self.unread.get(each)
            if text is not None and each not in found:
                found[each] = text
                waiting += NAME.findall(text)
        return found
