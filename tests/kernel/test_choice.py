"""A choice as data: divided as its text is, and listed in groups."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninerealms.errors import GameOver
from ninerealms.kernel.choice import Choice, Odds, in_order, in_parts
from ninerealms.kernel.state import State
from ninerealms.text.words import Say, Words
from tests import noughts, toy

TEXTS = """
buy = Buy { $thing } for { $price }: { $use }
    .head = Buy { $thing }
    .detail = { $use }
    .cost = { $price }
wait = Wait
"""


@pytest.fixture
def texts(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TEXTS, encoding="utf-8")
    return Words(tmp_path, "en")


def test_a_choice_is_divided_as_its_text_is(texts: Words) -> None:
    """If a text has parts, then head, detail and cost are these with the same values; without, the head is all."""
    sentence = Say("buy", {"thing": "a boat", "price": "2 gold", "use": "to sail"})
    found = in_parts(Choice(sentence, "TOY-001", icon="i-ferry"), texts)
    assert texts.render(sentence) == "Buy a boat for 2 gold: to sail"
    assert [texts.render(part) for part in (found.head, found.detail, found.cost) if part] == [
        "Buy a boat",
        "to sail",
        "2 gold",
    ]
    assert (found.rule, found.icon) == ("TOY-001", "i-ferry")
    assert in_parts(Choice(Say("wait")), texts) == Choice(Say("wait"))


def test_what_a_game_says_itself_stays(texts: Words) -> None:
    """If a game gives a detail or a cost of its own, then the text's part does not replace it."""
    sentence = Say("buy", {"thing": "a boat", "price": "2 gold", "use": "to sail"})
    found = in_parts(Choice(sentence, detail=Say("wait"), cost=Say("wait")), texts)
    assert (found.detail, found.cost) == (Say("wait"), Say("wait"))
    assert texts.render(found.head) == "Buy a boat"


def test_choices_stand_in_groups_and_ways_out_last() -> None:
    """If some choices have groups, then each group stands together where it first comes; those without come last."""
    one, other = Say("group-one"), Say("group-other")
    groups = [None, other, one, None, other]
    found = in_order({action: Choice(Say("do"), group=group) for action, group in enumerate(groups)})
    assert list(found) == [1, 4, 2, 0, 3]
    plain = {action: Choice(Say("do")) for action in (3, 1, 2)}
    assert list(in_order(plain)) == [3, 1, 2]


def test_a_plain_game_has_choices() -> None:
    """If a game has nothing but sentences, then they are the heads of its choices, in the order of the options."""
    state = toy.GAME.start(3, 5)
    found = toy.GAME.choices(state)
    assert state.decision is not None
    assert list(found) == state.decision.options
    for action, choice in found.items():
        assert toy.GAME.words("en").render(choice.head) == toy.GAME.describe(state, action)
        assert choice == Choice(choice.head, toy.GAME.rule_of(state, action))


class Guessing(toy.Toy):
    """Nine Cards where each choice has its odds, counted from the hand of whoever is asked."""

    def say_choice(self, state: State, action: int) -> Choice:
        return toy.Toy.say_choice(self, state, action)._replace(odds=(Odds(0.5, Say("cards")),))


def test_odds_are_for_whoever_is_asked() -> None:
    """If something is hidden, then odds, which count what the asked seat knows, are shown to that seat alone."""
    game = Guessing()
    state = game.start(3, 5)
    assert state.decision is not None
    asked = state.decision.seat
    assert all(choice.odds for choice in game.choices(state).values())
    assert all(choice.odds for choice in game.choices(state, asked).values())
    assert not any(choice.odds for choice in game.choices(state, 1 - asked).values())


def test_nobody_asked_has_no_choices() -> None:
    """If the game is over, then asking for choices says so."""
    state = noughts.GAME.start(2, 1)
    while (decision := state.decision) is not None:
        noughts.GAME.apply(state, decision.options[0])
    with pytest.raises(GameOver):
        noughts.GAME.choices(state)
