"""The symbols of things, as drawings and choices show them."""

from __future__ import annotations

from ninerealms.games.yggdrasil import vocabulary as v

EMBLEMS = {
    "surt": "i-surt",
    "hel": "i-hel",
    "jormungand": "i-serpent",
    "fenrir": "i-wolf",
    "loki": "i-loki",
    "nidhogg": "i-dragon",
    "son-a": "i-jotun",
    "son-b": "i-jotun",
    "son-c": "i-jotun",
    "naglfar": "i-ferry",
    "skoll": "i-wolf",
    "hati": "i-wolf",
}
RUNE_ICONS = ("r-journey", "r-deed", "r-turning", "r-life")
SPOIL_ICONS = {v.TAKE_ELF: "i-elf", v.TAKE_LOST_DIE: "i-vanir", v.TAKE_DIE: "i-vanir"}
