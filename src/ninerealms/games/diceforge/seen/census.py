"""Every component counted over all places it can be in."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.rules.state import FACES, MEMORIES, ROOMS, SLOTS, SPOTS_EACH, ForgeState


def count(s: ForgeState) -> dict[str, int]:
    tally = {}
    dice = [s.die[spot] for spot in range(s.players * SPOTS_EACH)]
    for face in range(FACES):
        removed = sum(s.gone[seat * FACES + face] for seat in range(s.players))
        tally[f"face {content.face_ids[face]}"] = dice.count(face) + s.pool[face] + removed
    for slot in range(SLOTS):
        owned = sum(s.cards[seat * SLOTS + slot] for seat in range(s.players))
        tally[f"cards of slot {content.slot_ids[slot]}"] = s.stack[slot] + owned
    portals = [s.pawn[seat] for seat in range(s.players) if s.pawn[seat] >= 0]
    tally["pawns sharing a portal"] = len(portals) - len(set(portals))
    placed = [s.treasure[room] for room in range(ROOMS) if s.treasure[room] >= 0]
    tally["treasures in two rooms"] = len(placed) - len(set(placed))
    tally["memory tokens without a card"] = sum(
        1 for token in range(MEMORIES) if s.memory[token] > 0 and s.memory_owner[token // 2] < 0
    )
    tally["faces removed beyond those forged"] = sum(
        sum(s.gone[seat * FACES + face] for face in range(FACES)) - s.forged[seat] for seat in range(s.players)
    )
    return tally
