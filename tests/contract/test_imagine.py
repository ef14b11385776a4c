"""What a seat imagines deals anew all that is hidden, and with the right frequencies."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import ninerealms as nr
from ninerealms.kernel import engine
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Game
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DRAW, Rng
from ninerealms.kernel.state import State
from tests import ladder, toy
from tests.contract.cases import Case, each_state, games
from tests.contract.leak import fields_apart
from tests.toy import CARDS, HAND, LAID, PLAYED, Toy, ToyRules, nine

DEALS = 4000
# 19 degrees of freedom: 43.8 is exceeded by chance once in 1000 times; the Rng is fixed, so it is not left to chance.
LIMIT_19 = 43.8
TRIES = 200


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_hidden_field_changes_in_200_tries(game: Game) -> None:
    """If a field is declared hidden, then some seat imagines it otherwise at some moment; the others never change."""
    changed: set[str] = set()
    tries = 0
    for seed in range(TRIES):
        for state, _ in each_state(Case(game, game.seats[-1], {}, seed)):
            for seat in range(state.players):
                changed |= fields_apart(state, game.imagine(state, seat, Rng(tries)))
                tries += 1
        if tries >= TRIES:
            break
    assert set(game.hidden) <= changed
    assert changed <= {*game.hidden, "answer", *(("options", "count") if game.hidden else ())}


def hand_of_other(world: State) -> tuple[int, ...]:
    return tuple(nine(world).at(HAND + 1))


def deviation(rules: Rules) -> float:
    """Chi-square: how far the other's imagined hand is from three of six cards, each three as likely."""
    state = Toy().start(2, 11)
    unseen = [card for card in range(CARDS) if nine(state).place[card] != HAND]
    rng = Rng(8)
    met = Counter(hand_of_other(engine.imagine(rules, state, 0, rng)) for _ in range(DEALS))
    expected = DEALS / 20
    assert set(met) <= set(combinations(unseen, 3))
    return sum((met[hand] - expected) ** 2 / expected for hand in combinations(unseen, 3))


class BiasedRules(ToyRules):
    """A shuffle as one writes it in a hurry: any two cards change places, six times."""

    def redeal(self, s: State, seat: int, rng: Rng) -> int:
        place = nine(s).place
        unseen = [card for card in range(CARDS) if place[card] not in (PLAYED, HAND + seat, LAID + seat)]
        places = sorted(place[card] for card in unseen)
        for i in range(len(places)):
            j = rng.below(len(places), DRAW)
            places[i], places[j] = places[j], places[i]
        for card, where in zip(unseen, places, strict=True):
            place[card] = where
        return 0


def test_hidden_cards_are_dealt_with_the_right_frequencies() -> None:
    """If a seat of Nine Cards imagines 4000 worlds, then every hand of the other comes up as often as it should."""
    assert deviation(toy.GAME.rules) < LIMIT_19


def test_a_biased_deal_is_noticed() -> None:
    """If the unseen is shuffled badly, then the same measure says so."""
    assert deviation(BiasedRules()) > LIMIT_19


def test_a_card_laid_face_down_is_imagined_too() -> None:
    """If the other has laid a card, then each card the seat has not seen may be it, as often as the others."""
    table = Match(toy.GAME, 2, 3)
    table.submit(table.decision.options[0] if table.decision else 0)
    rng = Rng(4)
    laid = Counter(nine(toy.GAME.imagine(table.state, 1, rng)).at(LAID)[0] for _ in range(3000))
    own = nine(table.state).at(HAND + 1)
    assert sorted(laid) == [card for card in range(CARDS) if card not in own]
    assert all(abs(count - 500) < 100 for count in laid.values())


def test_a_secret_answer_is_not_kept_in_what_is_imagined() -> None:
    """If another has just answered in secret, then the imagined state does not remember the answer."""
    table = Match(toy.GAME, 2, 3)
    assert table.decision is not None
    table.submit(table.decision.options[2])
    assert table.state.answer > 0
    assert toy.GAME.imagine(table.state, 1, Rng(1)).answer == 0


def test_the_team_imagines_what_all_know() -> None:
    """If the team is asked, then it may imagine and see like a seat; nothing is hidden on the Ladder."""
    state = ladder.GAME.start(3, 1)
    assert state.decision is not None
    assert state.decision.seat == nr.TEAM
    world = ladder.GAME.imagine(state, nr.TEAM, Rng(1))
    assert fields_apart(state, world) <= {"answer"}
    assert ladder.GAME.view(state, nr.TEAM)["seat"] == nr.TEAM
