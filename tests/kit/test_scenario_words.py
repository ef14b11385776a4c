"""Whatever a position is told in: it is taken, or a sentence says what is asked, in every word of every game."""

from __future__ import annotations

import inspect
from random import Random
from typing import Any

import pytest

import ninerealms as nr
from ninerealms.errors import NineRealmsError
from ninerealms.games.andor import content as andor
from ninerealms.games.diceforge import content as diceforge
from ninerealms.games.northgard import content as northgard
from ninerealms.games.ragnarok import content as ragnarok
from ninerealms.games.yggdrasil import content as yggdrasil

KNOWN = {"andor": andor, "diceforge": diceforge, "northgard": northgard, "ragnarok": ragnarok, "yggdrasil": yggdrasil}
# What a program calls with numbers and states of the game itself.
OF_THE_GAME = {"word_of", "action_of", "told", "look", "opened", "usual_deck", "owners"}
ANYTHING: list[Any] = [0, 1, 2, 3, 7, 12, -1, 99, 2**70, 1.0, 1.5, None, "", "x", "pass", b"1", [], ["x"], {}, {"x": 1}]
ANYTHING += [{1: 2}, {0: 1}, (), (1, 2), object(), True, ("god", "I"), {"A1.n": 3}, {"B1": ("10", 0)}, [{}]]
TRIES = 40


def words_of(name: str) -> list[str]:
    """The names of all things of a game."""
    lists = [value for key, value in vars(KNOWN[name]).items() if key.endswith("_ids")]
    return [word for found in lists if isinstance(found, list) for word in found if isinstance(word, str)]


def methods(name: str) -> list[str]:
    """All that can be said of a table, and asked of it."""
    kind = type(nr.scenario(name))
    public = [each for each in dir(kind) if not each.startswith("_") and each not in OF_THE_GAME]
    return [each for each in public if inspect.isfunction(inspect.getattr_static(kind, each))]


def drawn(dice: Random, words: list[str]) -> Any:
    """A seat, a word of the game, or anything."""
    return dice.choice((0, dice.choice(words), dice.choice(ANYTHING)))


def arguments(dice: Random, words: list[str], parameters: list[inspect.Parameter]) -> tuple[list[Any], dict[str, Any]]:
    """As many arguments as a method takes."""
    given: list[Any] = []
    named: dict[str, Any] = {}
    for each in parameters:
        if each.kind is each.VAR_POSITIONAL:
            given += [drawn(dice, words) for _ in range(dice.randint(0, 3))]
        elif each.kind is each.VAR_KEYWORD:
            named |= {str(dice.choice(words)): drawn(dice, words) for _ in range(dice.randint(0, 2))}
        elif each.kind is each.KEYWORD_ONLY:
            named |= {each.name: drawn(dice, words)} if dice.random() < 0.5 else {}
        elif each.default is each.empty or (dice.random() < 0.5 and len(given) == parameters.index(each)):
            given.append(drawn(dice, words))
    return given, named


@pytest.mark.parametrize("name", nr.games())
def test_whatever_is_told_is_taken_or_refused_with_a_sentence(name: str) -> None:
    """If a word of a position is given anything, then it is taken, or an error of ours says what is asked."""
    dice, words, refused = Random(5), words_of(name), 0
    for method in methods(name):
        for _ in range(TRIES):
            t = nr.scenario(name)
            take = getattr(t, method)
            given, named = arguments(dice, words, list(inspect.signature(take).parameters.values()))
            try:
                take(*given, **named)
                assert t.options is not None
            except NineRealmsError as error:
                refused += 1
                assert error.sentence.endswith("."), error.sentence  # noqa: PT017 - most are refused
            except Exception as error:
                error.add_note(f"{method}, given {given} and {named}")
                raise
    assert refused > TRIES


def test_what_is_named_twice_is_there_once() -> None:
    """If something is named twice, then the position has it once and nothing else."""
    twice, once = (nr.scenario("ragnarok", 2).fulfilled(*cards) for cards in ((1, 1), (1,)))
    assert nr.dump(twice.s) == nr.dump(once.s)
    twice, once = (nr.scenario("andor").asleep(*heroes) for heroes in (("grea", "grea"), ("grea",)))
    assert nr.dump(twice.s) == nr.dump(once.s)
    with pytest.raises(nr.ScenarioError, match=r"A card is named twice\."):
        nr.scenario("andor").top_card(5, 5)
    with pytest.raises(nr.ScenarioError, match=r"Seat 0 begins and has no card that can be played\."):
        assert nr.scenario("northgard").cards_up(0, "explore").s


def test_a_letter_is_one_letter() -> None:
    """If a letter of the narrator is none or several, then it is refused: no part of the alphabet is a letter."""
    for letter in ("", "AB"):
        with pytest.raises(nr.ScenarioError, match=f"There is no letter '{letter}'; there are A, B, C"):
            nr.scenario("andor").letter(letter)
