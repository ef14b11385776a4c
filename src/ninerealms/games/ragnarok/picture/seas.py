"""The Seas: their names, the Drakkars on them, and a buoy where one may sail."""

from __future__ import annotations

from functools import lru_cache

from ninerealms.drawing.parts import Mark, piece
from ninerealms.drawing.style import put
from ninerealms.drawing.svg import escape, use
from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.picture import figures
from ninerealms.games.ragnarok.picture.layout import Foot, put_feet
from ninerealms.games.ragnarok.picture.scene import REMEMBERED, Scene

Spots = tuple[tuple[float, float], ...]
# Where Drakkars lie in a Sea, the first of them first, by map and shape.
HARBOURS: dict[tuple[str, int], dict[str, Spots]] = {
    ("full", 0): {
        "a": ((588, 44), (640, 52), (300, 46), (246, 54), (536, 42)),
        "b": ((848, 146), (797, 144), (858, 186), (860, 224), (858, 262)),
        "c": ((838, 510), (792, 540), (846, 468), (752, 566), (816, 552)),
        "d": ((616, 602), (330, 602), (668, 594), (278, 600), (226, 592)),
        "e": ((44, 506), (38, 464), (34, 546), (92, 544), (134, 566)),
        "f": ((34, 190), (28, 232), (26, 272), (70, 166), (62, 208)),
    },
    ("full", 1): {
        "a": ((326, 26), (58, 26), (292, 22), (92, 22), (358, 34)),
        "b": ((364, 84), (368, 112), (366, 140), (370, 168), (370, 196)),
        "c": ((366, 520), (368, 492), (368, 464), (350, 546), (370, 436)),
        "d": ((318, 616), (66, 616), (286, 620), (98, 620), (346, 606)),
        "e": ((18, 520), (16, 492), (16, 464), (34, 546), (14, 436)),
        "f": ((20, 84), (16, 112), (18, 140), (14, 168), (14, 196)),
    },
    ("two", 0): {
        "a": ((588, 48), (640, 58), (290, 48), (236, 60), (536, 46)),
        "b": ((850, 330), (850, 286), (850, 374), (846, 242), (846, 418)),
        "e": ((600, 600), (650, 592), (548, 602), (700, 574), (496, 604)),
        "f": ((30, 330), (30, 286), (30, 374), (34, 242), (34, 418)),
    },
    ("two", 1): {
        "a": ((326, 34), (58, 34), (292, 28), (92, 28), (356, 52)),
        "b": ((368, 420), (370, 448), (368, 476), (370, 392), (360, 504)),
        "e": ((318, 612), (286, 618), (346, 596), (254, 620), (222, 622)),
        "f": ((16, 420), (14, 448), (16, 476), (14, 392), (24, 504)),
    },
}
SHIP = (0.92, 0.6)
# Where the name of a Sea is written.
NAMES: dict[tuple[str, int], dict[str, tuple[float, float]]] = {
    ("full", 0): {"a": (336, 22), "b": (850, 280), "c": (852, 352), "d": (400, 600), "e": (36, 446), "f": (158, 84)},
    ("full", 1): {"a": (192, 12), "b": (352, 54), "c": (348, 572), "d": (192, 620), "e": (36, 572), "f": (32, 54)},
    ("two", 0): {"a": (336, 24), "b": (844, 196), "e": (420, 600), "f": (36, 196)},
    ("two", 1): {"a": (192, 22), "b": (350, 530), "e": (192, 616), "f": (34, 530)},
}


def waters(scene: Scene) -> str:
    """The names of the Seas; one that may be sailed to has a buoy."""
    found = []
    for letter in scene.table["seas"]:
        sea = content.SEAS.index(letter)
        said = scene.names.say("sea", letter=letter)
        found.append(water(scene.map, letter, said, scene.mark("sea", sea, said)))
    return "".join(found)


@lru_cache(maxsize=REMEMBERED)
def water(name: str, letter: str, said: str, mark: Mark) -> str:
    wide, tall = (NAMES[name, shape].get(letter, (20, 20)) for shape in (0, 1))
    body = f'<text class="r-sea">{escape(said)}</text>'
    if mark.action is not None or mark.reason:
        body += f'<circle class="r-buoy" cy="18" r="13"/>{use("i-drakkar", -9, 9, 18)}'
    inner = piece(f"sea-{letter}", "r-water", body, 'circle cy="18" r="14"', said, mark)
    return f'<g class="place"{put(wide, tall)}>{inner}</g>'


def ships(scene: Scene) -> str:
    """All Drakkars, those of a Sea beside each other."""
    found = []
    for letter, seats in scene.table["ships"].items():
        for i, seat in enumerate(seats):
            spots = [HARBOURS[scene.map, shape].get(letter, ((40, 40),) * 5)[i] for shape in (0, 1)]
            feet = [Foot(*spot, scale) for spot, scale in zip(spots, SHIP, strict=True)]
            said = scene.names.say("draw-ship", seat=scene.names.seat(seat), sea=scene.names.say("sea", letter=letter))
            look, mark = figures.ship(seat), Mark(last=seat in scene.last.ships)
            inner = piece(f"drakkar-{seat}", f"r-ship seat-{seat}", look.body, look.outline, said, mark)
            found.append(f'<g class="place"{put_feet(*feet)}>{inner}</g>')
    return "".join(found)
