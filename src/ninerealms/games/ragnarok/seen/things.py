"""What a question points at on this table: each is offered, or closed with a reason."""

from __future__ import annotations

from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import armies, board
from ninerealms.games.ragnarok.rules.monsters import beasts
from ninerealms.games.ragnarok.rules.state import (
    ARTEFACTS,
    ATTRIBUTES,
    CARDS,
    FIGURES,
    FOURTH,
    GIANTS,
    HEROES,
    LOKI,
    MONSTERS,
    MONUMENTS,
    NOWHERE,
    REALMS,
    REGIONS,
    RUNES,
    SEAS,
    SYMBOLS,
    RagnarokState,
)

SIMPLE = {
    "hero": range(HEROES),
    "monument": range(MONUMENTS),
    "injury": range(FOURTH + 1),
    "attribute": range(ATTRIBUTES),
    "hero-act": range(v.HERO_RESTS),
    "rune-act": range(v.NO_RUNE_ACT),
    "rune": range(RUNES),
    "card": range(CARDS),
    "action": range(v.NO_ACTION),
    "preparation": range(v.PREPARE_RUNE + RUNES),
    "realm": range(REALMS),
    "alfheim": range(2),
    "niflheim": range(2),
    "sea": range(SEAS),
    "strike": range(CARDS),
    "wound": range(SYMBOLS),
}


def list_things(s: RagnarokState) -> list[int]:
    """All values the pending question could point at."""
    what = v.KINDS[s.kind].points_at
    if what in SIMPLE:
        return list(SIMPLE[what])
    regions = [region for region in range(REGIONS) if board.is_on_map(s, region)]
    alive = [monster for monster in range(MONSTERS) if board.is_alive(s, monster)]
    match what:
        case "region":
            return regions
        case "way":
            return [*regions, *(v.BY_SEA + region for region in regions)]
        case "army":
            return armies.list_armies(s)
        case "artefact":
            return [artefact for artefact in range(ARTEFACTS) if s.slayer[artefact] == s.seat]
        case "monster":
            return alive
        case "figure" if s.kind == v.GIANT_NEXT:
            return figures(s)
        case "figure":
            return [*(monster for monster in alive if monster != GIANTS), *figures(s)]
        case "hunt":
            return [*alive, *([LOKI] if s.loki != NOWHERE else []), v.ACTIVATE_SOME]
        case "seat":
            return list(range(s.players))
        case "attack":
            return sorted(s.attack_drawn)
        case _:
            return []


def figures(s: RagnarokState) -> list[int]:
    """The Giants of mode M, of those in one Region the one that is offered."""
    on_board = [figure for figure in range(FIGURES) if s.figure_at[figure] != NOWHERE]
    return [v.FIGURE + n for n in on_board if s.is_offered(v.FIGURE + n) or not beasts.has_alike(s, n)]
