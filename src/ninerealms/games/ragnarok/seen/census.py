"""Every component counted over all places it can be in."""

from __future__ import annotations

from ninerealms.games.ragnarok import content
from ninerealms.games.ragnarok.rules import armies, board, runes
from ninerealms.games.ragnarok.rules.special import wheel
from ninerealms.games.ragnarok.rules.state import (
    ARMIES,
    CARDS,
    GIANTS,
    MONSTERS,
    NOWHERE,
    REALM,
    REALMS,
    RUNES,
    SIDES,
    RagnarokState,
)


def count(s: RagnarokState) -> dict[str, int]:
    """LOR-118, LOR-121: cards, Armies, priests, runes, Giants, monsters, Temples, markers."""
    tally = {card: count_card(s, i) for i, card in enumerate(content.card_ids)}
    for seat in range(s.players):
        own = range(seat * ARMIES, seat * ARMIES + ARMIES)
        placed = [army for army in own if s.army_at[army] != NOWHERE]
        tally[f"armies of seat {seat}"] = len(placed) + armies.count_spare(s, seat)
        tally[f"armies of seat {seat} with no value or too much"] = sum(
            not 1 <= s.army_value[army] <= content.GAME["most_value"] for army in placed
        )
        priests = s.ready[seat] + board.count_bits(s.praying[seat]) + wheel.count_unready(s, seat)
        tally[f"priests of seat {seat}"] = priests if wheel.count_unready(s, seat) >= 0 else NOWHERE
    for rune in range(RUNES):
        left, held = runes.count_left(s, rune), sum(s.runes[seat * RUNES + rune] for seat in range(s.players))
        tally[content.RUNES[rune]] = left + held if left >= 0 else NOWHERE
    if s.mode == REALM:
        tally["giants"] = armies.count_stock(s) + sum(s.giant_at[seat] != NOWHERE for seat in range(s.players))
    tally["monsters"] = sum(board.is_alive(s, each) or s.slayer[each] >= 0 for each in range(MONSTERS))
    tally["monsters both alive and slain"] = sum(
        board.is_alive(s, each) and s.slayer[each] >= 0 for each in range(MONSTERS)
    )
    tally["figures"] = sum(place != NOWHERE for place in s.figure_at) if board.is_alive(s, GIANTS) else 3
    tally["gates"] = len({s.gate[realm] for realm in range(REALMS)})
    tally["temples too many"] = max(0, board.count_bits(s.temples) - content.GAME["temples"])
    return tally


def count_card(s: RagnarokState, card: int) -> int:
    held = sum(s.hand[seat * CARDS + card] for seat in range(s.players))
    laid = sum(s.laid[side * CARDS + card] for side in range(SIDES))
    return held + laid + s.deck[card] + s.discard[card]
