"""Words of a scenario, for answers and log lines, that are no ids of the content."""

from __future__ import annotations

from ninerealms.games.diceforge import content
from ninerealms.games.diceforge import vocabulary as v
from ninerealms.games.diceforge.seen import view
from ninerealms.kit.scenario import Word

TOKENS = {
    v.SPEND_TRITON: "spend-triton",
    v.CASH_COMPANION: "cash-companion",
    v.CASH_COMPANION + 1: "cash-companion-2",
    v.CASH_COMPANION + 2: "cash-companion-3",
    v.CASH_COMPANION + 3: "cash-companion-4",
}
FIXED_WORDS: dict[str, dict[int, str]] = {
    "ACT": {v.PASS: "pass"},
    "REINFORCE": {v.STOP_REINFORCING: "stop"},
    "EXTRA_ACTION": {0: "no", 1: "yes"},
    "FORGE_MORE": {v.STOP_FORGING: "stop"},
    "FORGE_WHAT": {v.DECLINE_FORGE: "decline"},
    "REPEAT": {0: "no", 1: "yes"},
    "PAY_OR_NOT": {0: "no", 1: "yes"},
    "PICK_DIE": {0: "light", 1: "dark"},
    "REROLL": {v.KEEP_ROLL: "keep", v.REROLL_CELESTIAL: "celestial"},
    "USE_SCEPTER": {v.KEEP_SCEPTER: "keep", v.SCEPTER_AS_SUN: "sun", v.SCEPTER_AS_MOON: "moon"},
}
MEMORY_SIDES = ("2a-1m", "2l-1s")
LEAST = {"ACT": "pass", "REINFORCE": "stop", "EXTRA_ACTION": "no", "FORGE_MORE": "stop", "REROLL": "keep"}


def told(field: str, value: int) -> Word:
    """A number of a log line as the id of what it means."""
    match field:
        case "face" | "old" | "light" | "dark":
            return content.face_ids[value] if value >= 0 else value
        case "card":
            return content.set_ids[value]
        case "resource":
            return view.NAMES[value]
        case "slot":
            return content.slot_ids[value]
        case "space":
            return content.space_ids[value]
        case "island":
            return value + 1
        case _:
            return value
