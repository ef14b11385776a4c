"""Artifacts: who owns which, whether they work, what they cancel, the three holders."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.enemies import jotuns
from ninerealms.games.yggdrasil.rules.state import ARTIFACTS, HOLDERS, IN_DECK, MEGINGJORD, NO_CARD, THRYM, YggState
from ninerealms.kernel.ints import I8
from ninerealms.kernel.rng import DRAW

ARTIFACT_LEVEL: list[I8] = content.artifact_level
ARTIFACT_AGAINST: list[I8] = content.artifact_against
AGAINST_JOTUNS = 10


def works(s: YggState, seat: int, artifact: int) -> bool:
    """YGG-144, YGG-191: an owned artifact works unless Thrym is active."""
    return s.artifact[artifact] == seat and not jotuns.is_active(s, THRYM)


def cancels(s: YggState, seat: int, target: int) -> int:
    """YGG-234, YGG-235, YGG-236, YGG-237, YGG-238, YGG-239: the risks of a fight that the owner's artifacts cancel."""
    against = target
    if v.TARGET_JOTUN <= target < v.TARGET_WOLF:
        against = AGAINST_JOTUNS
    total = 0
    for artifact in range(ARTIFACTS):
        if ARTIFACT_AGAINST[artifact] == against and against >= 0 and works(s, seat, artifact):
            total += 2 if works(s, seat, MEGINGJORD) else 1  # YGG-232
    return total


def in_holder(s: YggState, artifact: int, level: int) -> bool:
    """Whether a card lies unseen in a holder."""
    return ARTIFACT_LEVEL[artifact] == level and s.artifact[artifact] == IN_DECK and s.holder[level] != artifact


def count_unseen(s: YggState, level: int) -> int:
    total = 0
    for artifact in range(ARTIFACTS):
        if in_holder(s, artifact, level):
            total += 1
    return total


def turn_up(s: YggState, level: int) -> int:
    """YGG-034, YGG-035, YGG-192: the next card of a holder becomes visible."""
    s.holder[level] = NO_CARD
    count = count_unseen(s, level)
    if count == 0:
        return NO_CARD
    nth = s.rng.below(count, DRAW)
    for artifact in range(ARTIFACTS):
        if in_holder(s, artifact, level):
            if nth == 0:
                s.holder[level] = artifact
                return artifact
            nth -= 1
    raise RuntimeError("the holder changed while a card was turned up")


def take(s: YggState, seat: int, level: int) -> int:
    """YGG-190, YGG-191: the top card of a holder stays with the god."""
    artifact = s.holder[level]
    s.artifact[artifact] = seat
    s.tell(v.TOOK_ARTIFACT, seat, artifact)
    turn_up(s, level)
    return artifact


def any_open(s: YggState, holders: int) -> bool:
    """Whether one of the first `holders` holders has a card."""
    for level in range(HOLDERS):
        if level < holders and s.holder[level] >= 0:
            return True
    return False
