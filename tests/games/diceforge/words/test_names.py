"""Names of all that lies on a table of Dice Forge."""

from __future__ import annotations

import re

import pytest

from ninerealms.games.diceforge import content
from ninerealms.text.words import Say
from tests.games.diceforge.words.speaking import (
    in_all,
)


def test_all_names_exist() -> None:
    """If something is on the table, then it has a name, and no two of a kind have the same."""
    resources = ("gold", "sun", "moon", "glory", "original", "loyalty")
    sets = [card["id"] for card in content.SETS.values()]
    keys = {
        "set": sets,
        "effect": sets,
        "face": content.face_ids,
        "face-one": [face["id"] for face in content.FACES if "kind" in face],
        "brief": ("triple", "mirror", "ship", "boar", "golem", "misfortune"),
        "resource": resources,
        "treasure": content.treasure_ids,
        "colour": ("red", "blue", "yellow", "green"),
        "die": ("light", "dark"),
        "zone": ("none", "l1", "l2", "l3", "r1", "r2"),
        "zone-effect": ("l1", "l2", "l3", "r1", "r2"),
        "celestial": tuple("123456"),
        "space-effect": [space.lower() for space in content.space_ids],
        "game": ("title", "about", "guide"),
        "guide": tuple("123456789"),
        "house": ("note",),
    }
    for kind, ids in keys.items():
        found = [in_all(Say(f"{kind}-{name}")) for name in ids]
        if kind not in ("effect", "space-effect"):
            for texts in zip(*found, strict=True):
                assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ("hind", "The Silver Hind", "Les Sabots d’Argent"),
        ("owl", "The Guardian’s Owl", "Les Ailes de la Gardienne"),
        ("sphinx", "Sphinx", "L’Énigme"),
        ("boar", "Tenacious Boar", "Le Sanglier Acharné"),
        ("dogged", "The Dogged", "L’Opiniâtre"),
        ("misfortune", "The Mirror of Misfortune", "Le Reflet d’Infortune"),
    ],
)
def test_card_names(name: str, english: str, french: str) -> None:
    """If a card is named in French, then as it is printed."""
    assert in_all(Say(f"set-{name}"))[:2] == [english, french]


def test_faces_say_what_content_gives() -> None:
    """If a face shows resources, then its words hold the same numbers, in every language."""
    for face in content.FACES:
        if "kind" not in face:
            wanted = re.findall(r"\d+", face["gain"])
            for text in in_all(Say(f"face-{face['id']}")):
                assert re.findall(r"\d+", text) == wanted, text
