"""The Sanctuary in its niches by price, and the special faces of Gardens and Forest on the shelf below."""

from __future__ import annotations

from functools import cache

from ninerealms.drawing.parts import box, piece
from ninerealms.drawing.svg import at, label, num, use
from ninerealms.games.diceforge import content
from ninerealms.games.diceforge.picture.layout import place
from ninerealms.games.diceforge.picture.scene import Scene, special_pools
from ninerealms.games.diceforge.seen.view import Pool

FACE = 40
STEP = 43
NICHE = 68
FULL = {face["id"]: face.get("count", 0) for face in content.FACES}


@cache
def pips(left: int, full: int) -> str:
    """How many of a face are left, as filled dots."""
    start = FACE / 2 - (full - 1) * 3.5
    return "".join(
        f'<circle class="pip{" on" if i < left else ""}" cx="{num(start + i * 7)}" cy="46.5" r="2.6"/>'
        for i in range(full)
    )


def face_box(scene: Scene, pool: Pool, where: str, kind: str = "") -> str:
    """A pile of one face."""
    names, face, left = scene.names, pool["face"], pool["left"]
    index = content.face_ids.index(face)
    told = names.say("draw-pool", face=names.face(face), cost=pool["cost"], left=left)
    if pool["cost"] == 0:
        told = names.say("draw-pool-special", face=names.face(face), left=left)
    bought = scene.kind == "FORGE_WHERE" and scene.source == index + 200
    mark = scene.mark("pool", index, told, chosen=bought)
    if left:
        under = f'<{box(3.5, 4, 35, 36, 8)} class="pile"/>' if left > 1 else ""
        body = f"{under}{use(f'f-{face}', 0, 0, FACE)}"
    else:
        body = f'<{box(1, 1, 38, 38, 8)} class="slot"/>{use(f"f-{face}", 6, 6, 28, kind="ghost")}'
        mark = mark._replace(reason="")
    body += pips(left, max(left, FULL[face]))
    return piece(
        f"pool-{face}", f"facebox bone{kind}", body, box(-0.5, -0.5, 41, 41, 8.5), told, mark, where, f"face-{face}"
    )


@cache
def niche_drawn(cost: int, faces: int) -> str:
    wide = faces * STEP + 6
    middle = wide / 2
    price = box(middle - 21, 2, 42, 20, 10)
    return (
        f'<{box(0, 20, wide, NICHE, 9)} class="hole"/><g class="price"><{price}/>'
        f'<text class="far" x="{num(middle - 0.5)}" y="17.5">{cost}</text>{use("i-gold", middle + 2, 4.5, 15)}</g>'
    )


def sanctuary(scene: Scene) -> str:
    by_cost: dict[int, list[Pool]] = {}
    for pool in scene.table["pools"]:
        if pool["place"] == "sanctuary":
            by_cost.setdefault(pool["cost"], []).append(pool)
    found = []
    for cost, pools in by_cost.items():
        faces = "".join(face_box(scene, pool, at(4.5 + i * STEP, 28)) for i, pool in enumerate(pools))
        found.append(
            f'<g id="niche-{cost}" class="niche {place(f"niche-{cost}")}">{niche_drawn(cost, len(pools))}{faces}</g>'
        )
    return f'<g id="sanctuary" class="{place("temple")}">{"".join(found)}</g>'


def gardens(scene: Scene) -> str:
    """The faces cards give, without a price."""
    module = scene.table["module"]
    heading = scene.names.say("draw-gardens" if module == "none" else "draw-gardens-forest")
    name = label(heading, 49, 28, 78, 14, "mid carved")
    found = [f'<g class="plaque small"><{box(8, 6, 84, 36, 5)}/>{name}</g>']
    for i, pool in enumerate(special_pools(scene.table)):
        hole = f'<{box(-1.5, -3, 43, 56, 9)} class="hole"/>'
        found.append(f'<g class="niche {place(f"garden-{i}")}">{hole}{face_box(scene, pool, "")}</g>')
    return f'<g id="gardens" class="{place("gardens")}">{"".join(found)}</g>'
