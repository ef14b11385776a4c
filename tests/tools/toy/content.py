"""What a real game reads from its content file."""

from __future__ import annotations

ROOM = 5
sides = [3, 1, 2]
