"""What is seen at once: island, scene and the cards of the asked seat within the height of a small screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from ninerealms.games.ragnarok import GAME, table
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.picture import picture as drawing
from ninerealms.games.ragnarok.picture.hunt import WINDOW
from ninerealms.games.ragnarok.picture.layout import BOARD, GAP, WIDE
from ninerealms.games.ragnarok.rules.state import GIANTS, LOKI
from ninerealms.kernel.game import View
from tests.games.drawings import SVG, read, things
from tests.games.ragnarok.picture.gallery import crowded, fighting, gallery, hunting, painted, shown

# A screen 800 high, the top of the drawing on the page, its width there for WIDE and two margins; tests/browser looks.
SEEN = (800 - 67) / 884 * (WIDE + 2 * drawing.MARGIN) - drawing.MARGIN
SCENES = {"board", "battle", "hunt", "seats", "ending"}
MOVED = re.compile(r"translate\((-?[\d.]+)[ ,]?(-?[\d.]+)\)")
SCALED = re.compile(r"scale\(([\d.]+)\)")
VARIABLE = re.compile(r"(--\w+):(-?[\d.]+)")


class Eye(NamedTuple):
    """Where something begins in the wide shape, and how large it is."""

    x: float
    y: float
    scale: float

    def into(self, element: ET.Element) -> Eye:
        """Where the inside of something begins."""
        kinds, spot = element.get("class", "").split(), element.get("transform", "")
        own = dict(VARIABLE.findall(element.get("style", "")))
        moved, scaled = MOVED.search(spot), SCALED.search(spot)
        x, y = (float(moved[1]), float(moved[2])) if moved else (0.0, 0.0)
        scale = float(scaled[1]) if scaled else 1.0
        if "place" in kinds:
            x, y, scale = float(own["--wx"]), float(own["--wy"]), float(own.get("--ws", 1))
        if "r-shrunk" in kinds:
            scale = float(own["--k"])
        if "r-near" in kinds:
            x, y = float(own["--nx"]), float(own["--ny"])
        return Eye(self.x + x * self.scale, self.y + y * self.scale, self.scale * scale)


class Extent(NamedTuple):
    """From where to where something reaches."""

    left: float
    top: float
    right: float
    foot: float

    def within(self, other: Extent) -> Extent:
        """What is seen of it through something else."""
        return Extent(*map(max, self[:2], other[:2]), *map(min, self[2:], other[2:]))


ALL = Extent(-9999, -9999, 9999, 9999)


def frames(
    element: ET.Element, eye: Eye, names: frozenset[str] = frozenset(), seen: Extent = ALL
) -> Iterator[tuple[str, Extent]]:
    """The boxes of a drawing in the wide shape, as far as they are seen, each with every thing it is in by its id."""
    if "in-tall" in element.get("class", "").split() or element.tag in (f"{SVG}defs", f"{SVG}symbol"):
        return
    eye = eye.into(element)
    names |= {element.get("id", "")} - {""}
    if "r-window" in element.get("class", "").split():
        seen = Extent(eye.x, eye.y, eye.x + WINDOW[0] * eye.scale, eye.y + WINDOW[1] * eye.scale)
    if element.tag == f"{SVG}rect" and "%" not in element.get("width", ""):
        x, y, wide, high = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
        left, top = eye.x + x * eye.scale, eye.y + y * eye.scale
        box = Extent(left, top, left + wide * eye.scale, top + high * eye.scale).within(seen)
        for name in names if box.left < box.right and box.top < box.foot else ():
            yield name, box
    for child in element:
        yield from frames(child, eye, names, seen)


def extents(text: str) -> dict[str, Extent]:
    """How far each thing of a drawing reaches in the wide shape, by the boxes in it."""
    found: dict[str, Extent] = {}
    for name, one in frames(read(text), Eye(0, 0, 1)):
        old = found.get(name, one)
        found[name] = Extent(*map(min, old[:2], one[:2]), *map(max, old[2:], one[2:]))
    return found


def ended() -> View:
    outcome: dict[str, object] = {"winners": [1, 3], "scores": [0] * 5, "reason": next(iter(v.ENDINGS.values())).rule}
    return {**GAME.view(crowded(), 0), "decision": None, "outcome": outcome}


@cache
def at_every_kind_of_moment() -> dict[str, str]:
    """Drawings of the table in peace, in Battles and hunts, at the end."""
    found = {f"{shot.kind}-{i}": painted(shot.state) for i, shot in enumerate(gallery()[::30])}
    found |= {"crowd": painted(crowded()), "battle": painted(fighting(), 1)}
    found |= {f"hunt-{monster}": painted(hunting(monster)) for monster in (0, GIANTS, LOKI)}
    found["end"] = drawing.DRAWING.draw(ended(), GAME.words("en"), alone=False)
    return found


def test_island_and_scene_are_seen_at_once() -> None:
    """If a Battle or a hunt runs or the game is over, then it and the whole island are above the edge of the screen."""
    for kind, text in at_every_kind_of_moment().items():
        found = extents(text)
        assert {"board"} < SCENES & set(found), kind
        for name in SCENES & set(found):
            assert found[name].foot <= SEEN, (kind, name)
            assert -1 <= found[name].left <= found[name].right <= WIDE + 1, (kind, name)


def test_the_island_is_as_large_as_it_can_be() -> None:
    """If nobody fights, then the island has its full size; in a Battle nine tenths of it; in a hunt more than half."""
    wide = BOARD[0][0]
    sizes = {"crowd": 1.0, "battle": 0.88, "hunt-7": 0.57}
    drawn = at_every_kind_of_moment()
    for kind, least in sizes.items():
        board = extents(drawn[kind])["board"]
        assert board.right - board.left >= least * wide, kind


@pytest.mark.parametrize("region", [0, 3, 8, 12, 18])
def test_in_a_hunt_what_is_near_the_hero_is_seen_as_large_as_usual(region: int) -> None:
    """If somebody hunts, then the sign of his Region is seen whole in its usual size; asked for a Region, all are."""
    state = hunting()
    table(state).hero_at = [region] * 5
    sign, other = f"sign-{region + 1}", f"sign-{(region + 10) % 21 + 1}"
    peace, near = extents(painted(crowded())), extents(painted(state))
    assert near[sign].right - near[sign].left == pytest.approx(peace[sign].right - peace[sign].left)
    assert other not in near
    whole = extents(shown(GAME.view(state, 0), "LOKI_AT", [3, 6]))
    assert {f"sign-{number}" for number in range(1, 22)} <= set(whole)
    assert whole["board"].right - whole["board"].left == pytest.approx(near["board"].right - near["board"].left, abs=1)


def test_on_a_phone_the_island_comes_first() -> None:
    """If nobody fights, then in the tall shape nothing lies above the island, neither players nor monuments."""
    root = read(painted(crowded()))
    parents = {child: parent for parent in root.iter() for child in parent}
    found = things(root)

    def top(ident: str) -> float:
        element, total = found[ident], 0.0
        while element in parents:
            total += float(dict(VARIABLE.findall(element.get("style", ""))).get("--ty", 0))
            element = parents[element]
        return total

    assert top("board") == 0
    assert min(top(ident) for ident in ("monument-odin", "combat-deck", "stock", "ragnarok")) > BOARD[1][1]
    assert top("chip-0") > top("stock")
    assert top("tray") > top("chip-4") > top("chip-0")


@pytest.mark.parametrize("hunter", range(5))
def test_the_board_of_the_hunter_lies_under_the_island(hunter: int) -> None:
    """If somebody hunts, then his board is beside the scene and covers neither it nor the island, nor another board."""
    state = hunting()
    table(state).hunter = hunter
    found = extents(painted(state))
    sheet, scene, board = found[f"seat-{hunter}"], found["hunt"], found["board"]
    assert board.foot < sheet.top < sheet.foot <= SEEN
    assert max(sheet.right, board.right) < scene.left
    others = [found[f"seat-{seat}"] for seat in range(5) if seat != hunter]
    assert all(other.top >= found["tray"].foot + GAP - 1 for other in others)
    assert len({(round(other.left), round(other.top)) for other in others}) == 4


def test_the_cards_of_the_asked_seat_lie_in_the_battle() -> None:
    """If a side may play a card, then its cards lie in the Battle, and those it may play are buttons there."""
    text = shown(GAME.view(fighting(), 1), "PLAY_CARD", [1, 4, v.NO_CARD])
    found, far = things(read(text)), extents(text)
    held = things(found["held-1"])
    assert sorted(held) == ["hand-1-0", "hand-1-1", "held-1"]
    assert [held[f"hand-1-{i}"].get("data-action") for i in (0, 1)] == ["1", "4"]
    assert set(held) <= set(things(found["battle"]))
    assert far["held-1"].foot < far["board"].top


def test_nobody_sees_the_cards_of_another_in_the_battle() -> None:
    """If somebody else looks, then the cards of a side in a Battle are backs, as many as it has."""
    state = fighting()
    for seat in range(-1, 5):
        found = things(read(painted(state, seat)))
        for side in (0, 1):
            held = found[f"held-{side}"]
            count = sum(table(state).hand[side * 10 : side * 10 + 10])
            faces = [ident for ident in things(held) if ident.startswith("hand-")]
            backs = [each for each in held.iter() if "r-down" in each.get("class", "").split()]
            assert (len(faces), len(backs)) == ((count, 0) if side == seat else (0, count)), (seat, side)
