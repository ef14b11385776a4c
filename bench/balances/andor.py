"""Legends of Andor: seven legends by two to four heroes, three variants, and one hero missing."""

from __future__ import annotations

from itertools import pairwise

from balances.cells import PUBLISHED, Cell, Found

LEGENDS = tuple("1234567")
HEROES = ("tenaya", "raashana", "grea", "avida")
VARIANTS = ("mild", "standard", "grim")
NUMBERS = (2, 3, 4)
LEAST, MOST = 0.45, 0.80  # a cell whose bounds lie wholly outside has failed
APART = 0.10  # of the variants
UNEVEN = 0.20  # between heroes
NORMAL = 1.96  # standard errors on either side

INTRODUCTION = (
    f"A cell fits unless its bounds lie wholly outside {100 * LEAST:.0f} to {100 * MOST:.0f} %. The first legend is",
    "there to learn the game: it may be as easy as it likes, and fails only when its bounds lie",
    f"wholly below {100 * MOST:.0f} %.",
)
PARTS = {
    PUBLISHED: "Tree search, standard variant, on seeds that were not used to tune the numbers.",
    "variants": "Three heroes, seeds of its own. Each variant has to be 10 points or more from the next, in order.",
    "heroes": "Three of the four, legends in turn, seeds of its own. No two may lie beyond doubt 20 points apart.",
    "tune": "The numbers were tuned with greedy, with a look at tree search; these are its games.",
}


def cells(games: int) -> list[Cell]:
    """All cells; `games` instead of what each part asks for, if it is not 0."""
    greedy, tree = games or 400, games or 60
    found = []
    for part, bot, count in ((PUBLISHED, "mcts:400", tree), ("tune", "greedy", greedy)):
        for legend in LEGENDS:
            for heroes in NUMBERS:
                name = f"legend {legend}, {heroes} heroes"
                found.append(Cell(part, name, "andor", heroes, {"legend": legend}, bot, count))
    for legend in LEGENDS:
        for variant in VARIANTS:
            options = {"legend": legend, "variant": variant}
            found.append(Cell("variants", f"legend {legend}, {variant}", "andor", 3, options, "greedy", greedy))
    for missing in HEROES:
        options = {"heroes": ",".join(hero for hero in HEROES if hero != missing)}
        name = f"without {missing.capitalize()}"
        found.append(Cell("heroes", name, "andor", 3, options, "greedy", greedy, ("legend", LEGENDS)))
    return found


def verdict(found: Found) -> str:
    """The first legend may be easy, the others have to be neither easy nor hopeless."""
    if found.cell.part not in (PUBLISHED, "tune"):
        return ""
    low, high = found.bounds
    if found.cell.options["legend"] == "1":
        return "too hard" if high < MOST else "fits"
    return "too hard" if high < LEAST else "too easy" if low > MOST else "fits"


def remarks(found: list[Found]) -> list[str]:
    """Variants that are not in order or too near each other, heroes that are missed too much."""
    lines = []
    share = {
        (each.cell.options["legend"], each.cell.options["variant"]): each.share
        for each in found
        if "variant" in each.cell.options
    }
    for legend in LEGENDS:
        for easier, harder in pairwise(VARIANTS):
            if {(legend, easier), (legend, harder)} <= share.keys():
                gap = share[legend, easier] - share[legend, harder]
                if gap < APART:
                    lines.append(f"- legend {legend}: {harder} is won {100 * gap:.0f} points less often than {easier}.")
    heroes = [each for each in found if each.cell.part == "heroes"]
    for one in heroes:
        for other in heroes:
            gap = one.share - other.share
            error = NORMAL * sum(each.share * (1 - each.share) / each.games for each in (one, other)) ** 0.5
            if gap - error > UNEVEN:
                lines.append(f"- {one.cell.name} is won {100 * gap:.0f} points more often than {other.cell.name}.")
    return lines
