"""N, O. What is printed on each card: slot, cost and glory points; and the cards with nothing more on them."""

from __future__ import annotations

import pytest

from ninerealms.games.diceforge import content
from tests.games.diceforge.scenario import forge
from tests.games.diceforge.scenario_cards import set_up

# Rule, card, slot, sun, moon, glory.
HEADS = [
    ("DFR-175", "hammer", "M1", 0, 1, 0),
    ("DFR-181", "chest", "M2", 0, 1, 2),
    ("DFR-183", "hind", "M3", 0, 2, 2),
    ("DFR-184", "bear", "M3", 0, 2, 2),
    ("DFR-186", "satyrs", "M4", 0, 3, 6),
    ("DFR-189", "boar", "M4", 0, 3, 4),
    ("DFR-192", "ferryman", "M5", 0, 4, 12),
    ("DFR-193", "cerberus", "M5", 0, 4, 6),
    ("DFR-197", "helmet", "M6", 0, 5, 4),
    ("DFR-198", "cancer", "M7", 0, 6, 8),
    ("DFR-199", "sentinel", "M7", 0, 6, 6),
    ("DFR-201", "elder", "F1", 1, 0, 0),
    ("DFR-202", "wild-spirits", "F2", 1, 0, 2),
    ("DFR-203", "owl", "F3", 2, 0, 4),
    ("DFR-204", "ship", "F3", 2, 0, 4),
    ("DFR-205", "minotaur", "F4", 3, 0, 8),
    ("DFR-211", "shield", "F4", 3, 0, 6),
    ("DFR-212", "gorgon", "F5", 4, 0, 14),
    ("DFR-213", "triton", "F5", 4, 0, 8),
    ("DFR-214", "mirror", "F6", 5, 0, 10),
    ("DFR-215", "sphinx", "F7", 6, 0, 10),
    ("DFR-216", "cyclops", "F7", 6, 0, 8),
    ("DFR-217", "hydra", "X", 5, 5, 26),
    ("DFR-218", "typhon", "X", 5, 5, 16),
    ("DFR-219", "twins", "M1", 0, 1, 2),
    ("DFR-229", "scepter", "M1", 0, 1, 2),
    ("DFR-241", "companion", "M2", 0, 1, 2),
    ("DFR-247", "wind", "M4", 0, 3, 6),
    ("DFR-255", "celestial-die", "M4", 0, 3, 6),
    ("DFR-256", "ancestor", "M5", 0, 4, 6),
    ("DFR-263", "mists", "M5", 0, 4, 6),
    ("DFR-270", "right-hand", "M7", 0, 6, 10),
    ("DFR-272", "eternal-night", "M7", 0, 6, 8),
    ("DFR-276", "tree", "F1", 1, 0, 2),
    ("DFR-280", "merchant", "F1", 1, 0, 2),
    ("DFR-285", "wood-nymph", "F2", 1, 0, 2),
    ("DFR-287", "light", "F4", 3, 0, 8),
    ("DFR-290", "goldsmith", "F5", 4, 0, 4),
    ("DFR-293", "omniscient", "F5", 4, 0, 8),
    ("DFR-296", "trident", "F6", 5, 0, 12),
    ("DFR-303", "eternal-fire", "F7", 6, 0, 10),
    ("DFR-311", "left-hand", "F7", 6, 0, 8),
    ("DFR-319", "first-titan", "X", 5, 5, 20),
    ("DFR-326", "goddess-card", "X", 5, 5, 18),
]
ROWS = [pytest.param(*row[1:], id=row[1], marks=pytest.mark.rule(row[0])) for row in HEADS]
ISLANDS = {"M1": 1, "M2": 1, "M3": 2, "M4": 2, "M5": 3, "M6": 3, "M7": 4, "X": 4}
ISLANDS |= {"F1": 7, "F2": 7, "F3": 6, "F4": 6, "F5": 5, "F6": 5, "F7": 4}


def test_the_table_names_every_card_of_the_base_game_and_the_alternates() -> None:
    """If the sets of no module are counted, then all 44 of them are in the table of heads."""
    unbound = [card["id"] for card in content.SETS.values() if card["series"] in ("basic", "base", "rebellion")]
    assert len(unbound) == 44
    assert sorted(row[1] for row in HEADS) == sorted(unbound)


@pytest.mark.parametrize(("card", "slot", "sun", "moon", "glory"), ROWS)
def test_a_card_has_its_slot_and_its_printed_glory(card: str, slot: str, sun: int, moon: int, glory: int) -> None:
    """If a card is accomplished, then it comes from its slot, the pawn goes to its island and its glory counts."""
    t = forge(2, set_up(card)).reserve(0, sun=sun, moon=moon).choose(card)
    assert t.log("ACCOMPLISHED") == [(0, card, slot)]
    assert t.log("PAID") == [(0, name, n) for name, n in (("sun", sun), ("moon", moon)) if n]
    assert t.player(0)["score"]["cards"] == glory
    if card != "left-hand":
        assert t.player(0)["island"] == ISLANDS[slot]


@pytest.mark.parametrize(("card", "slot", "sun", "moon", "glory"), ROWS)
def test_a_card_costs_all_its_shards(card: str, slot: str, sun: int, moon: int, glory: int) -> None:
    """If a player has one shard less than the cost, then the card is closed."""
    for less_sun, less_moon in ((1, 0), (0, 1)):
        if sun >= less_sun and moon >= less_moon:
            t = forge(2, set_up(card)).reserve(0, sun=sun - less_sun, moon=moon - less_moon, gold=2)
            assert t.question == "ACT"
            assert t.closed(card) == "DFR-021"


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("ferryman", marks=pytest.mark.rule("DFR-192")),
        pytest.param("gorgon", marks=pytest.mark.rule("DFR-212")),
        pytest.param("hydra", marks=pytest.mark.rule("DFR-217")),
    ],
)
def test_some_cards_are_only_glory(card: str) -> None:
    """If Ferryman, Gorgon or Hydra is accomplished, then nothing is gained, lost, rolled or forged."""
    t = forge(3).reserve(0, sun=5, moon=5, gold=4, glory=7).reserve(1, gold=5, glory=5).choose(card)
    answer = t.player(0)
    assert (t.gold(0), t.glory(0), t.purse(1), t.purse(2)) == (4, 7, (5, 0, 0, 5), (0, 0, 0, 0))
    assert (answer["forged"], answer["score"]["track"]) == (0, 7)
    assert t.log("GAINED") == t.log("LOST") == t.log("ROLLED") == []


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("tree", marks=pytest.mark.rule("DFR-276")),
        pytest.param("merchant", marks=pytest.mark.rule("DFR-280")),
        pytest.param("light", marks=pytest.mark.rule("DFR-287")),
        pytest.param("hind", marks=pytest.mark.rule("DFR-183")),
        pytest.param("elder", marks=pytest.mark.rule("DFR-201")),
        pytest.param("owl", marks=pytest.mark.rule("DFR-203")),
        pytest.param("companion", marks=pytest.mark.rule("DFR-242")),
    ],
)
def test_reinforcements_do_nothing_when_they_are_bought(card: str) -> None:
    """If a reinforcement card is accomplished, then nothing happens in that turn."""
    t = forge(3, set_up(card)).reserve(0, sun=3, moon=3, gold=5).choose(card)
    assert t.log("REINFORCED") == t.log("GAINED") == t.log("FORGED") == []
    assert (t.gold(0), t.glory(0)) == (5, 0)
    t.pass_all()
    assert t.asked == (-1, "ROLL")
    assert t.log("GAINED") == []
