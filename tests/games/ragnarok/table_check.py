"""What holds after every answer: values, owners and supplies of a war, whatever happens in it."""

from __future__ import annotations

from collections import Counter

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import (
    ALL_ARMIES,
    ARMIES,
    CARDS,
    GIANTS,
    MONSTER,
    MONSTERS,
    NOWHERE,
    REALM,
    REGIONS,
    RUNES,
    SEATS,
    RagnarokState,
)
from tests.games.tables import check_ints

# Questions that are about nothing in particular: no number is handed over with them.
ABOUT_NOTHING = (
    *(
        v.CHOOSE_HERO,
        v.START_IN,
        v.COMEBACK_IN,
        v.USE_ARTEFACT,
        v.VENOM_ARMY,
        v.MACE_ARMY,
        v.CHAIN_TO,
        v.GLEIPNIR_WHICH,
    ),
    *(v.PRAY_TO, v.HEAL_INJURY, v.INJURE, v.HERO_ACT, v.RUNE_ACT, v.CONTROL_WHICH, v.BATTLE_IN, v.SPECIAL_ACT),
    *(v.MONSTERS_HOW, v.GIANT_NEXT, v.DISCARD, v.GAIN_RUNE, v.GIANT_IN, v.LOKI_AT, v.PLACE_ARMY, v.PREPARE_WHAT),
    *(v.RECRUIT_IN, v.SAIL_TO, v.TEMPLE_IN, v.BUILD_WHAT, v.ALFHEIM_HOW, v.NIFLHEIM_HOW),
)


def owners_in(s: RagnarokState, region: int) -> set[int]:
    """The seats with an Army in a Region."""
    return {army // ARMIES for army in range(ALL_ARMIES) if s.army_at[army] == region}


def check_armies(s: RagnarokState) -> None:
    """Armies on the board have a value of 1 to 6, those in supply none."""
    for army in range(ALL_ARMIES):
        on_board = s.army_at[army] != NOWHERE
        assert (1 <= s.army_value[army] <= content.GAME["most_value"]) if on_board else s.army_value[army] == 0, army
        assert not on_board or content.on_map[s.map] >> s.army_at[army] & 1, army
        assert not on_board or army // ARMIES < s.players, army
        assert not on_board or s.army_at[army] != s.loki, "an Army stands with Loki"


def check_peace(s: RagnarokState) -> None:
    """LOR-118: outside Battles a Region holds Armies of one player, and none of another than its owner."""
    for region in range(REGIONS):
        owners = owners_in(s, region)
        assert len(owners) <= 1, f"Armies of {owners} in {region + 1}"
        assert s.control[region] == NOWHERE or owners <= {s.control[region]}, f"a foreign Army in {region + 1}"


def check_pieces(s: RagnarokState) -> None:
    """Runes, cards, Giants, priests and monsters are as many as there are."""
    for rune in range(RUNES):
        assert sum(s.runes[seat * RUNES + rune] for seat in range(SEATS)) <= content.GAME["rune_supply"]
    for seat in range(SEATS):
        assert sum(s.runes[seat * RUNES : (seat + 1) * RUNES]) <= content.GAME["most_runes"]
        assert s.ready[seat] + s.praying[seat].bit_count() <= content.GAME["priests"]
    assert s.temples.bit_count() <= content.GAME["temples"]
    assert s.temples & ~content.shrines == 0
    sheets = [monster for monster in range(MONSTERS) if s.monster_at[monster] != NOWHERE or s.slayer[monster] >= 0]
    if any(region != NOWHERE for region in s.figure_at):
        sheets.append(GIANTS)
    if s.map < 2:
        assert len(sheets) == 6
        assert set(Counter(content.monster_rune[monster] for monster in sheets).values()) == {2}
    giants = [region for region in s.giant_at if region != NOWHERE]
    assert len(giants) <= content.GAME["giants"]
    assert s.mode == REALM or not giants
    assert (GIANTS in sheets) <= (s.mode == MONSTER)
    if not s.window:
        for seat in range(s.players):
            assert s.giant_at[seat] == NOWHERE or seat in owners_in(s, s.giant_at[seat]), "a Giant without an Army"


def check_cards(s: RagnarokState) -> None:
    """Every Combat card is in the deck, in a hand, laid in a Battle or discarded."""
    for card in range(CARDS):
        held = sum(s.hand[seat * CARDS + card] for seat in range(SEATS)) + sum(
            s.laid[side * CARDS + card] for side in (0, 1)
        )
        assert s.deck[card] + s.discard[card] + held == content.card_count[card], content.card_ids[card]
        assert min(s.deck[card], s.discard[card], held) >= 0


def check_question(s: RagnarokState) -> None:
    """Somebody at the table is asked; what could be answered is offered, and nothing twice, or closed with a reason."""
    if s.top < 0:
        return
    assert 0 <= s.seat < s.players, s.seat
    offered = list(s.options)[: s.count]
    assert len(set(offered)) == s.count, f"offered twice: {sorted(offered)}"
    kind, reasons = v.KINDS[s.kind], s.reasons or {}
    assert not [action for action in offered if action in reasons], "offered and closed"
    things = GAME.things(s)
    assert bool(things) == bool(kind.points_at), f"{kind.name} points at nothing"
    more = set() if kind.points_at in ("", "strike") else set(offered) - set(things)
    assert more <= {kind.size - 1}, f"{kind.name} offers what is not there"  # the last answer is none of the things
    assert not [thing for thing in things if thing not in offered and thing not in reasons], (
        "neither offered nor closed"
    )
    assert all(0 <= action < kind.size for action in (*offered, *reasons)), "no answer to this question"
    assert s.kind not in ABOUT_NOTHING or s.source == 0, v.KINDS[s.kind].name
    if s.kind == v.ACTIVATE_NEXT:
        assert s.source == int(s.running() == v.ACTIVATE_EACH), "neither the action nor a Monument"
    if s.kind == v.BERSERK:
        assert s.source == (0 if s.running() == v.HUNT else s.battle_at), "neither a hunt nor this Battle"


def check_hunt(s: RagnarokState) -> None:
    """Where nobody hunts nothing is left of a hunt."""
    if s.hunted == NOWHERE:
        assert (s.hunt_round, s.attack_deck, s.guard, *s.wounds) == (0, 0, 0, 0, 0, 0, 0)
        assert list(s.attack_drawn) == [NOWHERE, NOWHERE]


def check_yes_and_no(s: RagnarokState) -> None:
    """What is yes or no is 1 or 0, as it is seen and handed to players."""
    assert {s.is_last, s.sailed, s.window} <= {0, 1}


def check_table(s: RagnarokState) -> None:
    """All of it, at the moment of a question; Armies of two players meet only while they move or fight."""
    check_ints(GAME, s)
    check_yes_and_no(s)
    check_hunt(s)
    check_question(s)
    check_armies(s)
    check_pieces(s)
    check_cards(s)
    running = set(list(s.proc)[: s.top + 1])
    if s.top >= 0 and not running & {v.RUNE_PHASE, v.ARMIES_PHASE, v.BATTLES}:
        check_peace(s)
