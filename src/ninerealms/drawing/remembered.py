"""Parts of a drawing that are kept, so that what has not changed is not drawn anew."""

from __future__ import annotations

from collections.abc import Callable


class Remembered(dict[tuple[object, ...], str]):
    """Drawn parts by all that shows in them. When it is full it begins again: what is still on a table comes back."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def drawn(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """The part as it was drawn before, or drawn now."""
        found = self.get(key)
        if found is None:
            if len(self) >= self.most:
                self.clear()
            found = self[key] = draw()
        return found
