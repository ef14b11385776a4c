"""The Jotuns: cards, pieces, what they block, link and hinder."""

from __future__ import annotations

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import tree
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.state import JOTUNHEIM, JOTUNS, OFF, WORLDS, YggState
from ninerealms.kernel.ints import I8, Number

JOTUN_BLOCKS: list[I8] = content.jotun_blocks
JOTUN_LINKS: list[I8] = content.jotun_links
PIECES: Number = content.jotun_pieces


def is_active(s: YggState, jotun: int) -> bool:
    """YGG-133: from its activation until it is beaten."""
    return s.jotuns & (1 << jotun) != 0


def count_active(s: YggState) -> int:
    return deck.count_bits(s.jotuns)


def pieces_left(s: YggState) -> int:
    """YGG-010, YGG-030: pieces not on the board are on Loki's gauge."""
    return PIECES - count_active(s)


def activate(s: YggState, must: bool) -> int:
    """YGG-112, YGG-113, YGG-114, YGG-115, YGG-132, YGG-404: the top card says where the leftmost piece goes.

    YGG-398: a Jotun whose enemy is slain has no place and stays on the gauge.
    """
    if pieces_left(s) == 0 or s.jotun_deck == 0:
        return tree.lose(s, v.LOST_JOTUNS) if must else 0
    jotun = deck.pick(s, s.jotun_deck)
    s.jotun_deck &= ~(1 << jotun)
    if JOTUN_LINKS[jotun] >= 0 and s.slain & (1 << JOTUN_LINKS[jotun]):
        s.tell(v.JOTUN_STAYS, jotun, JOTUN_LINKS[jotun])
    else:
        s.jotuns |= 1 << jotun
        s.tell(v.JOTUN_CAME, jotun)
    return 1


def beat(s: YggState, jotun: int, rule: int) -> int:
    """YGG-171, YGG-173: the piece returns to the gauge, the effect ends; the card is out of the game."""
    s.jotuns &= ~(1 << jotun)
    return s.tell_by(rule, v.JOTUN_BEATEN, jotun)


def place_of(s: YggState, jotun: int) -> int:
    """YGG-134, YGG-137, YGG-139, YGG-140, YGG-141: where a Jotun can be fought; OFF while its enemy is in the Cage."""
    if JOTUN_BLOCKS[jotun] >= 0:
        return JOTUN_BLOCKS[jotun]
    if JOTUN_LINKS[jotun] >= 0:
        where = s.enemy[JOTUN_LINKS[jotun]]
        return where if where < WORLDS else OFF
    return JOTUNHEIM


def blocks(s: YggState, world: int) -> bool:
    """YGG-135, YGG-338: no action in a world a Jotun blocks."""
    if s.jotuns == 0:
        return False
    for jotun in range(JOTUNS):
        if JOTUN_BLOCKS[jotun] == world and is_active(s, jotun):
            return True
    return False


def shields(s: YggState, enemy: int) -> bool:
    """YGG-138: an enemy cannot be fought while a Jotun is linked to it."""
    if s.jotuns == 0:
        return False
    for jotun in range(JOTUNS):
        if JOTUN_LINKS[jotun] == enemy and is_active(s, jotun):
            return True
    return False
