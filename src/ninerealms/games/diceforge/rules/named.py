"""The slots, cards, faces and choices that rules call by name; their numbers are those of content."""

from __future__ import annotations

from ninerealms.games.diceforge import content

M1 = content.slot_ids.index("M1")  # Hammer, Twins or Scepter
M7 = content.slot_ids.index("M7")  # Sentinel turns shards into glory
F7 = content.slot_ids.index("F7")  # Cyclops turns gold into glory

HAMMER = content.set_ids.index("hammer")
CHEST = content.set_ids.index("chest")
HIND = content.set_ids.index("hind")
SATYRS = content.set_ids.index("satyrs")
ELDER = content.set_ids.index("elder")
OWL = content.set_ids.index("owl")
BEAR = content.set_ids.index("bear")
BOAR = content.set_ids.index("boar")
CERBERUS = content.set_ids.index("cerberus")
TRITON = content.set_ids.index("triton")
TWINS = content.set_ids.index("twins")
SCEPTER = content.set_ids.index("scepter")
COMPANION = content.set_ids.index("companion")
WIND = content.set_ids.index("wind")
ANCESTOR = content.set_ids.index("ancestor")
RIGHT_HAND = content.set_ids.index("right-hand")
TREE = content.set_ids.index("tree")
MERCHANT = content.set_ids.index("merchant")
LIGHT = content.set_ids.index("light")
TRIDENT = content.set_ids.index("trident")
FIRST_TITAN = content.set_ids.index("first-titan")
MEMORY = content.set_ids.index("memory")
ORACLE = content.set_ids.index("oracle")
GUARDIAN = content.set_ids.index("guardian")
MISFORTUNE = content.set_ids.index("misfortune")

TRIPLE_FACE = content.face_ids.index("x3")
MIRROR_FACE = content.face_ids.index("mirror")
FIRST_BOAR = content.face_ids.index("boar-red")
LAST_BOAR = content.face_ids.index("boar-green")
MOON_GOLEM = content.face_ids.index("moon-golem")
SUN_GOLEM = content.face_ids.index("sun-golem")
FIRST_MISFORTUNE = content.face_ids.index("misfortune-red")

PICK_TRITON = content.choice_ids.index("triton")
PICK_BOAR_OWNER = content.choice_ids.index("boar-owner")
PICK_TWINS = content.choice_ids.index("twins")
