"""Divine powers: when they work. What they do stands where it is done."""

from __future__ import annotations

from ninerealms.games.yggdrasil.rules.state import EASY, YggState


def has(s: YggState, figure: int, god: int) -> bool:
    """YGG-024, YGG-266, YGG-267, YGG-295, YGG-313: on the back of the sheet, always, for the gods of players."""
    return s.god[figure] == god and figure < s.players and (s.mode != EASY or s.saga > 0)
