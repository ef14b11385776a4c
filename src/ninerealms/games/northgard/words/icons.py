"""The symbols of things, as drawings and choices show them."""

from __future__ import annotations

BUILDING_ICONS = {
    "tower": "i-tower",
    "camp": "i-camp",
    "wood-monopoly": "i-lodge",
    "food-monopoly": "i-silo",
    "lore-monopoly": "i-stone",
}
CARD_ICONS: dict[str, tuple[str, ...]] = {
    "recruit": ("i-recruit",),
    "build": ("i-build",),
    "explore": ("i-explore",),
    "special": ("i-hero",),
    "move-1": ("i-move",),
    "move-2": ("i-move", "i-move"),
    "renew": ("i-renew",),
}
