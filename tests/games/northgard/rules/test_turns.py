"""Turns and cards."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ninerealms.games.northgard import content
from ninerealms.games.northgard import vocabulary as v
from ninerealms.games.northgard.seen import view
from tests.games.northgard.random_play import each_step
from tests.games.northgard.scenario import Duel, duel

NO_RENEW = ("recruit", "build", "explore", "special", "move-1", "move-2")


def plenty() -> Duel:
    """A player who can use every card: wood, lore, two free spaces, two tiles to turn over."""
    return duel().lay({"A1": ("06", 0)}).units(0, {"A1.w": 1, "A1.e": 1, "A1.s": 1})


@pytest.mark.rule("NTG-020")
@pytest.mark.tells("PLAYED NTG-020")
def test_players_take_turns_of_one_card() -> None:
    """If a card has been activated, then it is the other's turn, and the turn counts as one."""
    t = duel()
    answers = [("recruit", "A1.n"), ("recruit", "D3.n"), ("special", "recruit", "A1.n"), ("special", "recruit", "D3.n")]
    for turn, answer in enumerate(answers, start=1):
        assert t.asked == (1 - turn % 2, "PLAY_CARD")
        assert t.s.turns == turn
        t.play(*answer)
    assert t.asked == (0, "PLAY_CARD")
    assert len(t.log("PLAYED")) == 4


@pytest.mark.rule("NTG-020")
def test_nobody_plays_twice_in_a_row() -> None:
    """If whole games are played, then the seats of the activated cards alternate without exception."""
    for seed in range(20):
        seats = [told[0] for step in each_step(seed) for told in step.told(v.PLAYED)]
        assert all(one != other for one, other in pairwise(seats))


@pytest.mark.rule("NTG-022")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("recruit", ("A1.n",)),
        ("build", ("tower",)),
        ("explore", ("B1",)),
        ("special", ("explore", "A2")),
        ("move-1", ("A1.w", "A1.n")),
        ("move-2", ("A1.w", "A1.n", "stop")),
    ],
)
def test_an_activated_card_is_turned_down(card: str, answers: tuple[str, ...]) -> None:
    """If a card's action has been carried out, then that card lies face down, and no other."""
    t = plenty().next_tile("12") if "explore" in (card, answers[0]) else plenty()
    before = t.s.copy()
    t.play(card, *answers)
    assert t.asked == (1, "PLAY_CARD")
    assert (t.down(0), t.down(1)) == ({card}, set())
    changed = any(getattr(before, field) != getattr(t.s, field) for field in ("units", "built", "tile"))
    assert changed, "the effect was applied"


@pytest.mark.rule("NTG-023")
def test_a_card_lying_face_down_cannot_be_activated() -> None:
    """If a card lies face down, then it is not offered, even where its action is possible."""
    t = plenty().cards_up(0, "recruit", "move-2", "renew")
    assert t.options == {"recruit", "move-2", "renew"}
    for card in ("build", "explore", "special", "move-1"):
        assert t.closed(card) == "NTG-023"


@pytest.mark.rule("NTG-023")
def test_the_opponents_cards_do_not_matter_for_what_may_be_activated() -> None:
    """If the opponent's cards are down, then one's own choice is not touched by it."""
    t = plenty().cards_up(1, "renew")
    assert t.options == {*NO_RENEW, "renew"}


@pytest.mark.rule("NTG-024")
@pytest.mark.parametrize("cards", [(), NO_RENEW[:1], NO_RENEW])
def test_renew_may_be_activated_on_any_turn(cards: tuple[str, ...]) -> None:
    """If a player has none, some or all of his other cards face up, then he may still renew."""
    t = plenty().cards_up(0, *cards, "renew")
    if cards:
        assert "renew" in t.options
        t.play("renew")
    assert t.log("PLAYED") == [(0, 6)]
    assert t.down(0) == set()
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-025")
def test_with_all_other_cards_down_only_renew_is_left() -> None:
    """If only Renew is face up, then it is activated without a question."""
    t = plenty().cards_up(0, "renew")
    assert t.asked == (1, "PLAY_CARD")
    assert t.log("PLAYED") == [(0, 6)]
    assert t.s.turns == 2


@pytest.mark.rule("NTG-026")
@pytest.mark.parametrize(
    ("card", "question", "options"),
    [
        ("recruit", "RECRUIT_IN", {"A1.n", "A1.e", "A1.s", "A1.w"}),
        ("build", "BUILD_WHAT", {"tower", "camp", "lore-monopoly"}),
        ("explore", "EXPLORE_TILE", {"B1", "A2"}),
        ("special", "SPECIAL_AS", {"recruit", "build", "explore", "move-1"}),
        ("move-1", "MOVE_FROM", {"A1.e", "A1.s", "A1.w"}),
        ("move-2", "MOVE_FROM", {"A1.e", "A1.s", "A1.w"}),
    ],
)
def test_a_cards_main_action_is_mandatory(card: str, question: str, options: set[str]) -> None:
    """If a card is activated, then its main action is asked for, and there is no way to leave it out."""
    t = plenty().play(card)
    assert t.asked == (0, question)
    assert t.options == options


@pytest.mark.rule("NTG-026")
def test_every_card_has_a_combat_bonus_and_renew_has_none() -> None:
    """If the cards are read, then each has its main action and its bonus: 2, 3, 2, 2, 1, 1 and none for Renew."""
    assert view.see(duel().s)["bonuses"] == [2, 3, 2, 2, 1, 1, 0]
    assert [card["action"] for card in content.CARDS] == [*NO_RENEW, "renew"]


@pytest.mark.rule("NTG-026")
def test_a_question_says_what_asks() -> None:
    """If a question is about an earlier answer, then its source is that answer; otherwise 0, or the card Special."""
    asked = {plenty().question: plenty().s.source}
    for card in ("recruit", "build", "explore", "special", "move-1"):
        t = plenty().play(card)
        asked[t.question] = t.s.source
    none = ("PLAY_CARD", "RECRUIT_IN", "BUILD_WHAT", "EXPLORE_TILE", "MOVE_FROM")
    assert asked == {**dict.fromkeys(none, 0), "SPECIAL_AS": 3}
    t = plenty().units(0, {"A1.e": 3, "A1.n": 1}).play("move-1", "A1.e")
    assert (t.question, t.s.source) == ("MOVE_TO", 1)
    assert t.choose("A1.s").s.source == 2


@pytest.mark.rule("NTG-027", "NTG-057")
def test_a_player_without_units_can_neither_build_nor_explore_nor_move() -> None:
    """If a main action cannot be carried out, then its card cannot be activated, and the rule is named."""
    t = duel().units(0, {})
    assert t.options == {"recruit", "special", "renew"}
    assert (t.closed("build"), t.closed("explore")) == ("NTG-041", "NTG-057")
    assert (t.closed("move-1"), t.closed("move-2")) == ("NTG-027", "NTG-027")


@pytest.mark.rule("NTG-027")
def test_special_needs_one_possible_action() -> None:
    """If none of Special's four actions can be carried out, then Special cannot be activated."""
    t = duel().lay({"A1": ("20", 0)}).units(0, {"A1.n": 10})
    assert t.options == {"move-2", "renew"}
    assert t.closed("special") == "NTG-027"
    assert t.closed("move-1") == "NTG-027"
    assert t.closed("recruit") == "NTG-035"
    assert t.closed("explore") == "NTG-057"


@pytest.mark.rule("NTG-028")
def test_after_a_renew_all_seven_cards_are_up() -> None:
    """If a player renews, then Renew itself lies face up again as well, and he may renew again next turn."""
    t = plenty().cards_up(0, "move-1", "renew").play("renew")
    assert t.down(0) == set()
    t.play("recruit", "D3.n")
    assert t.asked == (0, "PLAY_CARD")
    assert t.options == {*NO_RENEW, "renew"}


@pytest.mark.rule("NTG-146")
def test_a_card_with_several_steps_and_combats_is_one_turn() -> None:
    """If a Move 2 makes two moves and two combats, then one turn has passed and the opponent is next."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 5}).units(1, {"A1.e": 1, "A1.s": 1})
    t.combat_cards("recruit", "recruit").combat_cards("build", "build")
    t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, "A1.e")
    assert len(t.log("FOUGHT")) == 2
    assert t.s.turns == 2
    assert t.asked == (1, "PLAY_CARD")
    assert len(t.log("PLAYED")) == 1
