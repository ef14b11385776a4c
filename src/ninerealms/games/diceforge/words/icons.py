"""The symbols of things, as drawings and choices show them."""

from __future__ import annotations

from pathlib import Path

from ninerealms.drawing.icons import sprite

DRAWN = sprite(Path(__file__).parents[1] / "picture" / "picture.svg")
EMBLEMS = {
    "hammer": "i-hammer", "chest": "i-chest", "hind": "i-antlers", "satyrs": "i-pipes", "ferryman": "i-ferry",
    "helmet": "i-helmet", "cancer": "i-claw", "elder": "i-elder", "wild-spirits": "i-leaf", "owl": "i-owl",
    "minotaur": "i-bull", "gorgon": "i-gorgon", "mirror": "i-mirror", "sphinx": "i-riddle", "hydra": "i-hydra",
    "cerberus": "e-hound", "celestial-die": "i-celestial", "mists": "i-fog", "eternal-night": "e-night",
    "tree": "i-tree", "merchant": "i-merchant", "wood-nymph": "e-nymph", "eternal-fire": "e-fire",
    "first-titan": "e-titan", "goddess-card": "e-goddess", "moon-golem": "i-golem-moon", "sun-golem": "i-golem-sun",
}  # fmt: skip


def emblem(card: str) -> str:
    """The symbol of a card; one that nobody drew has a plain one."""
    own = EMBLEMS.get(card, f"e-{card}")
    return own if own in DRAWN or card in EMBLEMS else "e-card"
