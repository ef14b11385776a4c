"""The log names the rule that was followed, also where one kind of line can follow several."""

from __future__ import annotations

import pytest

import ninerealms as nr
from tests.games.northgard.scenario import Duel, duel


def rules_told(t: Duel) -> set[str]:
    game = nr.game("northgard")
    return {game.rule_of_event(event) for event in t.s.events or []}


def battle(attackers: int, defenders: int) -> Duel:
    return duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": defenders})


@pytest.mark.rule("NTG-094", "NTG-095", "NTG-092")
def test_the_log_says_why_a_combat_was_won() -> None:
    """If a combat is won by score, by a tie or by being the only one left, then the log names that very rule."""
    won = {"NTG-092", "NTG-094", "NTG-095"}
    by_score = battle(3, 2).combat_cards("build", "move-1").play("move-1", "A1.e", 3)
    by_tie = battle(3, 3).combat_cards("recruit", "explore").play("move-1", "A1.e", 3)
    alone = battle(2, 1).combat_cards("recruit", "explore").play("move-1", "A1.e", 2)
    assert [rules_told(t) & won for t in (by_score, by_tie, alone)] == [{"NTG-094"}, {"NTG-095"}, {"NTG-092"}]


@pytest.mark.rule("NTG-086", "NTG-096")
def test_the_log_names_the_tower_and_the_drawn_renew() -> None:
    """If Renew is drawn or a tower takes a unit, then the log lines name these rules."""
    tower = battle(4, 2).building("A1.e", "tower").combat_cards("renew", "move-1").play("move-1", "A1.e", 4)
    assert {"NTG-086", "NTG-096"} <= rules_told(tower)
    plain = battle(4, 2).combat_cards("build", "move-1").play("move-1", "A1.e", 4)
    assert not {"NTG-086", "NTG-096"} & rules_told(plain)


@pytest.mark.rule("NTG-066", "NTG-087")
def test_the_log_says_why_the_cards_were_turned_up() -> None:
    """If cards turn up by the card Renew or by a Renew drawn in combat, then the log names that very rule."""
    why = {"NTG-066", "NTG-087"}
    assert rules_told(duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 1}).play("renew")) & why == {"NTG-066"}
    drawn = battle(4, 2).combat_cards("renew", "move-1").play("move-1", "A1.e", 4)
    assert rules_told(drawn) & why == {"NTG-087"}


TOLD: set[tuple[str, str]] = set()
