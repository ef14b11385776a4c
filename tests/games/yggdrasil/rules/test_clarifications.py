"""What follows from the rules and is printed nowhere."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import activation, saga_table
from tests.games.yggdrasil.scenario_duty import drawn


@pytest.mark.rule("YGG-402")
@pytest.mark.parametrize("enemy", ["hel", "surt"])
def test_a_turn_of_the_level_is_no_move(enemy: str) -> None:
    """If the middle level turns, then whoever is on it stays in its world, and the active god may still move."""
    places = {"odin": "midgard", "thor": "nidavellir", "frigg": "svartalfheim"}
    t = activation(enemy).places(**places).enemies(loki="nidavellir", **{enemy: "muspelheim"}).begin("odin")
    assert t.log("TREE_TURNED") == [(1, 1)]
    assert {god: t.place_of(god) for god in places} == places
    assert (t.place_of("loki"), t.place_of("jormungand")) == ("nidavellir", "midgard")
    assert t.log("GOD_MOVED") == []
    assert [foe for foe, _ in t.log("ENEMY_MOVED")] == [enemy]
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-403")
def test_alone_urd_sends_all_cards_under_the_only_deck() -> None:
    """If a single player draws Urd, then the chosen cards, also of support gods, go under the deck unasked."""
    t = drawn(saga_table(1).wheel("surt of thor", "hel of odin").deck("odin", "nidhogg of odin"), "urd")
    t.choose("surt of thor", "hel of odin")
    assert t.known_deck("odin")[-2:] == ["surt of thor", "hel of odin"]
    assert t.question != "URD_OWNER"


@pytest.mark.rule("YGG-404")
def test_without_a_jotun_card_the_game_is_lost() -> None:
    """If Loki activates a Jotun and no card is left, then the game is lost although a piece is; else it goes on."""
    empty = activation("loki").jotun_cards().jotuns("baugi").begin("odin")
    assert (empty.question, empty.outcome.winners) == (None, [])
    last = activation("loki").jotun_cards("thrym").jotuns("baugi").next_jotun("thrym").begin("odin")
    assert last.question == "MOVE_TO"


@pytest.mark.rule("YGG-405")
def test_megingjord_does_not_double_geri_and_freki() -> None:
    """If the owner of Megingjord fights with Geri and Freki, then they cancel one risk, its artifacts two each."""
    t = saga_table().enemies(surt="alfheim").counts(giants=5).artifacts("odin", "megingjord")
    drawn(t, "geri-and-freki").choose("alfheim").throw("-").choose("surt")
    assert t.log("FACED_RISKS") == [("odin", 6, 5)]
    t = saga_table().enemies(surt="alfheim").counts(giants=5).artifacts("odin", "megingjord", "miming")
    drawn(t, "geri-and-freki").choose("alfheim").throw("-").choose("surt")
    assert t.log("FACED_RISKS") == [("odin", 6, 3)]
