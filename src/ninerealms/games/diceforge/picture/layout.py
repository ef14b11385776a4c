"""Where everything lies, in the wide and in the tall shape."""

from __future__ import annotations

from ninerealms.drawing.style import Spot

WIDE, TALL = 880, 384  # the width of the table
SKY = (420, 560)  # the height of the sky over the islands
TEMPLE = (112, 230)  # the height of the Sanctuary under its beam
BEAM = 30
GARDEN_ROW = 62
GARDEN_FACE = 44
GARDEN_LINE = 8  # places in a row of the tall shape; the plaque takes two
GODDESS_BOARD, TITANS_BOARD = (216, 376), (172, 372)
PANEL, PANEL_TALL = (436, 222), (384, 268)
GAP = 8
ROWS_MOST = 3
MODULES = ("none", "goddess", "titans")

ISLANDS: tuple[tuple[tuple[float, float], tuple[float, float]], ...] = (
    ((62, 286), (2, 424)),
    ((8, 150), (2, 288)),
    ((118, 14), (2, 152)),
    ((311, 14), (0, 14)),
    ((586, 14), (206, 152)),
    ((696, 150), (206, 288)),
    ((642, 286), (206, 424)),
)
HEARTH = ((440.0, 282.0), (320.0, 84.0))
HEARTH_TALL = 0.56
HOMES = ((-38, -34), (38, -34), (-38, 38), (38, 38))
CARDS_RIGHT, CARDS_LEFT = (4, 72), (48, 116, 184)  # islands with the portal to the right, and to the left of the cards
PORTAL_RIGHT, PORTAL_LEFT = 136, 3
PORTAL_TOP = 32
NICHES: dict[int, tuple[tuple[float, float], tuple[float, float]]] = {
    2: ((12, 0), (4, 4)),
    3: ((125, 0), (102, 4)),
    4: ((238, 0), (201, 4)),
    5: ((437, 0), (3, 112)),
    6: ((507, 0), (56, 112)),
    8: ((577, 0), (109, 112)),
    12: ((690, 0), (204, 112)),
}


def is_right(island: int) -> bool:
    """Whether the portal of an island stands to the right of its cards."""
    return island < 3


def portal_x(island: int) -> int:
    return PORTAL_RIGHT if is_right(island) else PORTAL_LEFT


def below(module: str, rows: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the board of a module begins, and where the panels of the seats: (wide, tall) each."""
    wide, tall = SKY[0] + BEAM + TEMPLE[0] + GARDEN_ROW + GAP, SKY[1] + BEAM + TEMPLE[1] + GARDEN_ROW * rows + GAP
    board = {"none": (-GAP, -GAP), "goddess": GODDESS_BOARD, "titans": TITANS_BOARD}[module]
    return (wide, tall), (wide + board[0] + GAP, tall + board[1] + GAP)


def heights(module: str, rows: int, players: int) -> tuple[float, float]:
    """How high the drawing is, wide and tall."""
    _, (wide, tall) = below(module, rows)
    lines = (players + 1) // 2
    return wide + lines * (PANEL[1] + GAP) - GAP, tall + players * (PANEL_TALL[1] + GAP) - GAP


def island_spots() -> dict[str, Spot]:
    found = {}
    for i, (wide, tall) in enumerate(ISLANDS):
        found[f"island-{i + 1}"] = Spot(wide, tall)
        x, y = portal_x(i) + 19, PORTAL_TOP + 27
        found[f"portal-{i + 1}"] = Spot((wide[0] + x, wide[1] + y), (tall[0] + x, tall[1] + y))
    for seat, (x, y) in enumerate(HOMES):
        (wx, wy), (tx, ty) = HEARTH
        tall = (tx + x * HEARTH_TALL, ty + y * HEARTH_TALL)
        found[f"home-{seat}"] = Spot((wx + x, wy + y), tall, tall_scale=0.7)
    return found


def garden_spots() -> dict[str, Spot]:
    """The places of special faces: one row, or rows of eight."""
    found = {}
    for i in range(GARDEN_LINE * ROWS_MOST - 2):
        row, column = divmod(i + 2, GARDEN_LINE)
        found[f"garden-{i}"] = Spot((106 + i * 43, 0), (6 + column * 47, row * GARDEN_ROW))
    return found


def lower_spots() -> dict[str, Spot]:
    found = {}
    for module in MODULES:
        for rows in range(1, ROWS_MOST + 1):
            board, seats = below(module, rows)
            found[f"module-{module}-{rows}"] = Spot((0, board[0]), (0, board[1]))
            found[f"seats-{module}-{rows}"] = Spot((0, seats[0]), (0, seats[1]))
    for i in range(4):
        wide = ((PANEL[0] + GAP) * (i % 2), (PANEL[1] + GAP) * (i // 2))
        found[f"panel-{i}"] = Spot(wide, (0, (PANEL_TALL[1] + GAP) * i))
    found["panel-odd"] = Spot(((WIDE - PANEL[0]) / 2, PANEL[1] + GAP), (0, (PANEL_TALL[1] + GAP) * 2))
    return found


SPOTS: dict[str, Spot] = {
    "hearth": Spot(*HEARTH, tall_scale=HEARTH_TALL),
    "celestial": Spot((600, 276), (364, 20), tall_scale=0.74),
    "temple": Spot((0, SKY[0] + BEAM), (0, SKY[1] + BEAM)),
    "gardens": Spot((0, SKY[0] + BEAM + TEMPLE[0]), (0, SKY[1] + BEAM + TEMPLE[1])),
    "tray": Spot((440, SKY[0] + BEAM - 2), (192, SKY[1] + BEAM - 2)),
    "banner": Spot((440, 284), (192, 0)),
    "who": Spot((0, 0), (0, 0)),
    "stock-0": Spot((14, 52), (12, 50)),
    "stock-1": Spot((14, 86), (136, 50)),
    "stock-2": Spot((14, 120), (260, 50)),
    **{f"shard-{i}": Spot((14, 52 + 25.5 * i), (12 + 92 * i, 50)) for i in range(4)},
    "net-0": Spot((146, 48), (24, 90), wide_scale=1.08, tall_scale=1.13),
    "net-1": Spot((292, 48), (214, 90), wide_scale=1.08, tall_scale=1.13),
    "chips": Spot((12, 152), (10, 199)),
    **{f"niche-{cost}": Spot(*places) for cost, places in NICHES.items()},
    **island_spots(),
    **garden_spots(),
    **lower_spots(),
}


def place(name: str) -> str:
    return f"place at-{name}"
