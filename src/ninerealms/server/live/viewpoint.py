"""From where a table is looked at: as which seat, which seats are their own, in which language and shape."""

from __future__ import annotations

from typing import NamedTuple

NOBODY = -1


class Viewpoint(NamedTuple):
    """Who looks: as which seat (-1 a spectator), with which seats of their own, in which language and shape."""

    seat: int
    mine: frozenset[int]
    lang: str
    shape: str

    def is_strange(self) -> bool:
        """Whether they look from the seat of another, as everybody may when a game is over."""
        return self.seat >= 0 and self.seat not in self.mine
