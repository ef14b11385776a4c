"""Every component counted over all places it can be in."""

from __future__ import annotations

from collections import Counter

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.rules.state import FACES, MEMORIES, ROOMS, SLOTS, SPOTS_EACH, ForgeState


def count(s: ForgeState) -> dict[str, int]:
    pool, gone, stack, cards = list(s.pool), list(s.gone), list(s.stack), list(s.cards)
    dice = Counter(list(s.die)[: s.players * SPOTS_EACH])
    tally = {}
    for face, name in enumerate(content.face_ids):
        tally[f"face {name}"] = dice[face] + pool[face] + sum(gone[face : s.players * FACES : FACES])
    for slot, name in enumerate(content.slot_ids):
        tally[f"cards of slot {name}"] = stack[slot] + sum(cards[slot : s.players * SLOTS : SLOTS])
    portals = [s.pawn[seat] for seat in range(s.players) if s.pawn[seat] >= 0]
    tally["pawns sharing a portal"] = len(portals) - len(set(portals))
    placed = [s.treasure[room] for room in range(ROOMS) if s.treasure[room] >= 0]
    tally["treasures in two rooms"] = len(placed) - len(set(placed))
    tally["memory tokens without a card"] = sum(
        1 for token in range(MEMORIES) if s.memory[token] > 0 and s.memory_owner[token // 2] < 0
    )
    tally["faces removed beyond those forged"] = sum(gone[: s.players * FACES]) - sum(list(s.forged)[: s.players])
    return tally
