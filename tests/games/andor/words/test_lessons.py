"""The guided first legend: what is explained when it comes up, and the cards that are read aloud."""

from __future__ import annotations

import re
from random import Random

import pytest

from ninerealms.games.andor import GAME, content
from ninerealms.games.andor import vocabulary as v
from ninerealms.games.andor.words import lessons
from ninerealms.kernel.match import Match
from ninerealms.text.languages import LANGUAGES
from tests.games.andor.scenario import lake

CARDS = ("setup", "creatures", "a", "n", "won", "lost")


def keys(prefix: str, lang: str = "en") -> set[str]:
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{prefix}-([\w-]+) =", text, re.MULTILINE))


def played(legend: int, seed: int, answers: int = 300, players: int = 2) -> Match:
    """A random game from the start."""
    table, chance = Match(GAME, players, seed, {"legend": legend}), Random(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.submit(chance.choice(table.decision.options))
    return table


def test_every_lesson_has_its_sentence_and_every_sentence_its_lesson() -> None:
    """If something is explained, then there is a text for it, and no text is there for nothing."""
    assert keys("lesson") == set(lessons.NAMES)


def test_nothing_is_explained_in_another_legend() -> None:
    """If a later legend is played, then neither its questions nor its log lines are explained."""
    for legend in range(2, 8):
        table = played(legend, 5, 60)
        assert {GAME.lessons(past.state) for past in table.past} == {()}
        assert {GAME.lessons(table.state, line.event) for line in table.told} == {()}


RARE = {"goal", "merchant", "reward", "heal"}  # random heroes seldom get that far


def test_all_of_it_comes_up_in_play() -> None:
    """If the first legend is played at random a few times, then all but rare lessons come up by themselves."""
    met: set[str] = set()
    for seed in range(30):
        table = played(1, seed, players=2)
        for past in table.past:
            met |= set(GAME.lessons(past.state))
        for line in table.told:
            met |= set(GAME.lessons(table.state, line.event))
        if set(lessons.NAMES) - met <= RARE:
            return
    raise AssertionError(f"never explained: {set(lessons.NAMES) - met - RARE}")


def test_a_won_fight_explains_healing_rewards_and_the_narrator() -> None:
    """If Avida chooses a die and defeats a creature, then her gift and the reward are explained, and the narrator."""
    t = lake("avida", "grea", legend=1).everybody_on(422).creatures("gor 422").strength(avida=9).will(avida=9)
    t.roll(6, 5).choose("fight 422", "grea", "yes", "use 6")
    assert GAME.lessons(t.s) == ("heal",)
    t.roll(5).foe(1, 2).choose("avida")
    assert GAME.lessons(t.s) == ("reward",)
    told = (v.NARRATOR_MOVES, v.GOAL_MET, v.ROUND_ENDS)
    assert [GAME.lessons(t.s, (kind, -1, 0, 0, 0, 0, -1)) for kind in told] == [("narrator",), ("goal",), ("round",)]


def test_a_merchant_is_explained_where_something_can_be_bought() -> None:
    """If strength is for sale, then the merchant is explained; with nothing to buy, things on the ground alone are."""
    rich = lake("grea", "avida", legend=1).places(grea=412).gold(grea=2).choose("free grea")
    assert "merchant" in GAME.lessons(rich.s)
    poor = lake("grea", "avida", legend=1).places(grea=411).gold(grea=2).lies(411, "plant-1").choose("free grea")
    assert GAME.lessons(poor.s) == ("things",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_every_legend_has_its_text(lang: str) -> None:
    """If a legend has a card, then it has a text of its own in each language, and no two say the same."""
    speaker, texts = GAME.words(lang), []
    for number, legend in enumerate(content.legend_ids):
        stars = [letter.lower() for letter in content.star_letters(content.LEGENDS[number])]
        for card in (*CARDS, *stars):
            assert speaker.has(f"card-{legend}-{card}"), f"{lang} lacks card-{legend}-{card}"
            texts.append(f"card-{legend}-{card}")
    assert keys("card", lang) - {key.removeprefix("card-") for key in texts} == {
        *("head", "head-setup", "head-creatures", "head-won", "head-lost"),
    }


@pytest.mark.parametrize("legend", range(1, 8))
def test_a_game_reads_its_cards_in_their_order(legend: int) -> None:
    """If a legend is played to its end, then those without a letter, A1, the stars reached and the end are read."""
    table = played(legend, 11, 6000)
    assert table.outcome is not None
    read = [line.card.text.key.split("-")[-1] for line in table.log(0) if line.card is not None]
    assert read[:3] == ["setup", "creatures", "a"]
    assert read[-1] == ("won" if table.outcome.winners else "lost")
    stars = [each for each in read[3:-1] if each != "n"]
    assert stars == [letter.lower() for letter in content.star_letters(content.LEGENDS[legend - 1])][: len(stars)]
    told = [GAME.say_card(table.state, line.event) for line in table.told if line.event[0] == v.NARRATOR_MOVES]
    assert set(told) <= {None}
