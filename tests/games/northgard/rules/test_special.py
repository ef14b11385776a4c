"""Special."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.northgard.seen import view
from tests.games.northgard.scenario import Duel, duel


def plenty(**options: str) -> Duel:
    """A player to whom all four actions are open."""
    return duel(**options).lay({"A1": ("06", 0)}).units(0, {"A1.w": 1, "A1.e": 1, "A1.s": 1})


@pytest.mark.rule("NTG-058")
def test_special_is_one_of_four_actions() -> None:
    """If Special is activated, then its owner chooses Recruit, Build, Explore or Move 1, and nothing else."""
    t = plenty().play("special")
    assert t.asked == (0, "SPECIAL_AS")
    assert t.options == {"recruit", "build", "explore", "move-1"}
    for card in ("special", "move-2", "renew"):
        assert t.closed(card) == "NTG-058"


@pytest.mark.rule("NTG-058")
@pytest.mark.tells("CHOSE_SPECIAL NTG-058")
@pytest.mark.parametrize(
    ("action", "question"),
    [
        ("recruit", "RECRUIT_IN"),
        ("build", "BUILD_WHAT"),
        ("explore", "EXPLORE_TILE"),
        ("move-1", "MOVE_FROM"),
    ],
)
def test_the_chosen_action_is_carried_out(action: str, question: str) -> None:
    """If an action is chosen, then that action is asked for."""
    t = plenty().play("special", action)
    assert t.asked == (0, question)


@pytest.mark.rule("NTG-058")
def test_special_is_one_action_only() -> None:
    """If Special has been used, then only Special is turned down, and the turn is over."""
    t = plenty().play("special", "recruit", "A1.n")
    assert t.log("CHOSE_SPECIAL") == [(0, 0)]
    assert t.s.reserve[0] == 6
    assert t.down(0) == {"special"}
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-058")
def test_special_makes_one_move_only() -> None:
    """If Special is used as Move 1, then after one move the turn is over."""
    t = plenty().play("special", "move-1", "A1.w", "A1.n")
    assert t.at("A1.n") == (1, 0)
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-058")
def test_special_stands_in_for_a_card_lying_face_down() -> None:
    """If Recruit lies face down, then Special may still recruit."""
    t = plenty().cards_up(0, "special", "renew").play("special", "recruit", "A1.n")
    assert t.at("A1.n") == (1, 0)


@pytest.mark.rule("NTG-059")
def test_special_recruits_with_camps() -> None:
    """If Special is used as Recruit in a territory with a camp, then two units come."""
    t = duel().lay({"A1": ("10", 0)}).building("A1.n", "camp").play("special", "recruit", "A1.n")
    assert t.at("A1.n") == (5, 0)


@pytest.mark.rule("NTG-059")
def test_special_does_not_cross_a_difficult_border() -> None:
    """If the way leads over a difficult border only, then Special cannot be used as a move."""
    t = duel().lay({"A1": ("20", 0)}).units(0, {"A1.n": 3}).play("special")
    assert t.asked == (0, "RECRUIT_IN"), "only recruiting is possible"
    t = duel().lay({"A1": ("26", 0)}).units(0, {"A1.n": 1}).play("special", "move-1")
    assert t.at("A1.e") == (1, 0), "the only regular way"


@pytest.mark.rule("NTG-059")
def test_special_builds_only_what_can_be_paid() -> None:
    """If the wood is missing, then Special cannot be used as Build; with one wood, the costs are the same."""
    t = duel().lay({"A1": ("06", 0)}).units(0, {"A1.n": 2, "A1.e": 1}).play("special")
    assert t.options == {"recruit", "explore", "move-1"}
    assert t.closed("build") == "NTG-041"
    t = plenty().play("special", "build")
    assert t.options == {"tower", "camp", "lore-monopoly"}


@pytest.mark.rule("NTG-059", "NTG-085")
def test_special_that_explores_into_a_fight_is_not_in_the_pool() -> None:
    """If Special explores into a fight, then Explore may be picked, and Special may not."""
    t = duel().lay({"A1": ("02", 0), "C1": ("10", 0)}).units(0, {"A1.s": 3}).units(1, {"C1.n": 1})
    t.cards_up(0, "explore", "special", "renew").next_tile("12").combat_cards("explore", "move-1")
    t.play("special", "explore", "B1")
    assert t.log("FOUGHT") == [(0, 1, 3, 1)]
    assert t.log("DREW_CARD")[0] == (0, 2, 2)
    assert t.down(0) == {"recruit", "build", "explore", "special", "move-1", "move-2"}


@pytest.mark.rule("NTG-059")
def test_special_leaves_six_cards_in_the_pool() -> None:
    """If Special moves into a fight with all cards up, then six cards may be picked."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 1})
    with pytest.raises(ChanceNeeded) as needed:
        t.play("special", "move-1", "A1.e", 3)
    assert needed.value.sides == 6


@pytest.mark.rule("NTG-070")
def test_with_two_specials_there_is_no_move_1_card() -> None:
    """If the start option says two Specials, then both ask for an action, and the only Move card is Move 2."""
    t = plenty(cards="special_x2")
    assert view.see(t.s)["cards"] == ["recruit", "build", "explore", "special", "special", "move-2", "renew"]
    t.play("move-1")  # the name of its place in the set
    assert t.asked == (0, "SPECIAL_AS")
    assert t.options == {"recruit", "build", "explore", "move-1"}
    t.choose("move-1", "A1.w", "A1.n")
    assert t.at("A1.n") == (1, 0)
    assert t.down(0) == {"move-1"}
    t.play("special", "recruit", "D3.n").play("special", "recruit", "A1.n")
    assert t.down(0) == {"move-1", "special"}


@pytest.mark.rule("NTG-070")
@pytest.mark.parametrize(("cards", "bonus"), [("special_x2", 2), ("move1_move2", 1)])
def test_the_second_special_has_the_bonus_of_a_special(cards: str, bonus: int) -> None:
    """If the second Special is picked in a combat, then it gives what a Special gives; a Move 1 gives one."""
    t = duel(cards=cards).lay({"A1": ("10", 0)}).units(0, {"A1.n": 3}).units(1, {"A1.e": 1})
    t.combat_cards("move-1", "renew").play("move-2", "A1.e", 3)
    assert t.log("DREW_CARD")[0] == (0, 4, bonus)


@pytest.mark.rule("NTG-070", "NTG-027")
def test_a_second_special_needs_a_possible_action_too() -> None:
    """If none of the four actions is possible, then neither Special can be activated."""
    t = duel(cards="special_x2").lay({"A1": ("20", 0)}).units(0, {"A1.n": 10})
    assert t.options == {"move-2", "renew"}
    assert t.closed("move-1") == "NTG-027"
