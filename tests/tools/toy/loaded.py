"""Numbers that may be others in every process."""

from __future__ import annotations

goal = 2
prices = [4, 5, 6]
