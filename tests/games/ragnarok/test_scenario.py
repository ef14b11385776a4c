"""Positions in words: what cannot be is refused with a sentence, and nothing is left to chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ninerealms as nr
from ninerealms.kit.scenario import Unannounced
from tests.games.ragnarok.scenario import war
from tests.games.tables import check_refused

WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: nr.scenario("ragnarok", 6), "Lords of Ragnarok: Utgard is for 2, 3, 4, 5 players, not 6."),
    (lambda: nr.scenario("ragnarok", 3).on_map("moon"), "There is no map 'moon'; there are full, two, line."),
    (lambda: nr.scenario("ragnarok", 3, heroes="ragnar"), "Each player has one hero."),
    (lambda: nr.scenario("ragnarok", 2, heroes="ragnar,odin").s, "There is no hero 'odin'; there are ragnar, aslaug"),
    (lambda: nr.scenario("ragnarok", 3).army(0, 22, 1), "A Region must be from 1 to 21, not 22."),
    (lambda: nr.scenario("ragnarok", 2).army(0, 9, 1), "Region 9 is not on the map of this table."),
    (lambda: nr.scenario("ragnarok", 3).army(3, 9, 1), "A seat must be from 0 to 2, not 3."),
    (lambda: nr.scenario("ragnarok", 3).army(0, 9, 7), "An Army must be from 1 to 6, not 7."),
    (lambda: nr.scenario("ragnarok", 3).army(0, 9, 1, 1, 1, 1, 1, 1, 1).s, "Seat 0 has 6 Armies."),
    (lambda: nr.scenario("ragnarok", 3).figures(4, 4), "There are 3 figures."),
    (lambda: nr.scenario("ragnarok", 3).monster("hydra", 4), "There is no monster 'hydra'; there are draugr, troll"),
    (lambda: nr.scenario("ragnarok", 3).gates(utgard=3), "There is no gate in 3."),
    (lambda: nr.scenario("ragnarok", 3).allies(0, "jotunheim"), "There is no realm at this table: 'jotunheim'"),
    (lambda: nr.scenario("ragnarok", 3).ship(0, "g"), "There is no Sea 'g'; there are a, b, c, d, e, f."),
    (lambda: nr.scenario("ragnarok", 3).pieces(odin=5), "A monument must be from 1 to 4, not 5."),
    (lambda: nr.scenario("ragnarok", 3).attributes(0, luck=1), "There is no attribute 'luck'; there are authority"),
    (lambda: nr.scenario("ragnarok", 3).attributes(0, wisdom=6), "Wisdom must be from 1 to 5, not 6."),
    (lambda: nr.scenario("ragnarok", 3).injuries(0, "knee"), "There is no Injury 'knee'; there are authority"),
    (lambda: nr.scenario("ragnarok", 3).priests(0, ready=4, at=("odin",)), "A player has 4 priests."),
    (lambda: nr.scenario("ragnarok", 3).runes(0, isa=6), "Isa must be from 0 to 5, not 6."),
    (lambda: nr.scenario("ragnarok", 3).wheel(0, "dance"), "There is no wheel action 'dance'; there are mobilize"),
    (lambda: nr.scenario("ragnarok", 3).hand(0, "axe 4"), "There is no card 'axe 4'; there are axe 1, axe 2"),
    (lambda: nr.scenario("ragnarok", 3).hand(0, *["wild 4"] * 4).s, "There are not so many cards."),
    (lambda: nr.scenario("ragnarok", 3).used("ring"), "There is no artefact 'ring'; there are barrow-blade"),
    (lambda: nr.scenario("ragnarok", 3).fulfilled(6), "A Ragnarok card must be from 1 to 5, not 6."),
    (lambda: nr.scenario("ragnarok", 3).rounds(0), "A round must be from 1 to 500, not 0."),
    (
        lambda: nr.scenario("ragnarok", 3).roll("move 3"),
        "There is no face of the monster die: 'move 3'; there are move 1",
    ),
    (lambda: nr.scenario("ragnarok", 3).next_attacks(13), "An attack card must be from 1 to 12, not 13."),
    (lambda: nr.scenario("ragnarok", 3).army(0, 5, 1).choose("dance"), "'dance' is no answer to PRAY_TO; there are"),
    (lambda: nr.scenario("ragnarok", 3).army(0, 5, 1).closed("odin"), "odin is offered."),
    (lambda: nr.scenario("ragnarok", 3).army(0, 5, 1).log("SANG"), "There is no log line 'SANG'; there are"),
]


@pytest.mark.parametrize(("tell", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_refused_with_a_sentence(tell: Callable[[], object], sentence: str) -> None:
    """If a word is unknown or a position impossible, then the error says so, with the words there are."""
    check_refused(tell, sentence)


def test_chance_nobody_announced_is_asked_for_and_nothing_has_happened() -> None:
    """If a card is drawn that nobody announced, then the scenario says so and stands where it stood."""
    t = war(3, mode="none").army(0, 5, 1).until("HERO_ACT")
    before, told = nr.dump(t.s), t.story
    with pytest.raises(Unannounced, match="one of 36 results of DRAW: announce it first"):
        t.choose("draw")
    assert (t.asked, t.story) == ((0, "HERO_ACT"), told)
    assert nr.dump(t.s) == before
    t.next_cards("bow 2").choose("draw")
    assert t.hand_of(0) == ["bow 2"]


def test_a_die_that_is_announced_and_not_thrown_is_known() -> None:
    """If a result is announced and nobody needs it, then it is listed as unused."""
    t = war(3, mode="none").army(0, 5, 1).roll("attack").next_cards("axe 1").until("SPECIAL_ACT")
    assert t.unused == ["attack", "card 0"]
    t.forget_chance()


def test_a_game_that_is_over_answers_nothing() -> None:
    """If the game is over, then nobody is asked, and an answer is refused with a sentence."""
    t = war(3, mode="none").owns(0, 1, 2, 3, 4, 7, 8, 9, 10).army(0, 5, 3).move(5, 6)
    assert (t.asked, t.options) == (None, set())
    with pytest.raises(nr.ScenarioError, match="The game is over; 'pass' answers nothing"):
        t.choose("pass")


def test_the_example_of_the_scenarios_goes_as_told() -> None:
    """If the words at the top of the scenarios are followed, then the Battle is fought with Giant and card."""
    t = nr.scenario("ragnarok", 3, mode="realm").army(0, 17, 3, 2).army(1, 18, 3).giants({1: 18}).hand(1, "axe 3")
    t.choose("none", "none", "A3 in 17", 18, "none")
    assert t.asked == (1, "SACRIFICE")
    t.choose("yes", "axe 3")
    assert t.log("BATTLE_WON") == [(1, 18, 6, 2)]
