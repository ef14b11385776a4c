"""The answers of Yggdrasil as data."""

from __future__ import annotations

import pytest

from ninerealms.games import game
from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import (
    ASGARD,
    HEL,
    JORMUNGAND,
    KNOWN_OATH,
    LOKI,
    MUSPELHEIM,
    NAGLFAR,
    NIFLHEIM,
    SON_A,
    SURT,
    VANAHEIM,
)
from ninerealms.kernel.choice import Choice
from tests.games.sentences import change, parts_in_english
from tests.games.yggdrasil.words.speaking import ask, in_all, started

GAME = game("yggdrasil")


def odds_in_english(choice: Choice) -> list[tuple[float, str]]:
    return [(odds.chance, in_all(odds.counts)[0]) for odds in choice.odds]


def test_a_fight_has_its_odds_as_numbers() -> None:
    """If a fight is offered, then each way has a chance and what it counts, and the chance to fall comes last."""
    s = ask(started(), 0, v.DUTY, [v.NO_DUTY, v.FIGHT + LOKI])
    change(s, "place", 0, VANAHEIM)
    s.valhalla = 2
    change(s, "vanir", 0, 2)
    s.jotuns = 0b11
    choice = GAME.say_choice(s, v.FIGHT + LOKI)
    assert parts_in_english(GAME, choice) == ["Fight", "Fight Loki", "strength 3, 3 risks; back to the Cage", ""]
    assert odds_in_english(choice) == [
        (0.04, "unhurt with 2 Vanir dice"),
        (0.7, "unhurt with 2 Vanir dice and 2 Heroes"),
    ]
    change(s, "life", 0, 1)
    assert odds_in_english(GAME.say_choice(s, v.FIGHT + LOKI))[2:] == [(0.96, "to fall")]
    assert choice.icon == "i-loki"


def test_what_is_sure_is_sure() -> None:
    """If as many Heroes are used as there are risks, then the chance is 1; odds are there for every number."""
    s = started()
    s.risk, s.valhalla = 2, 2
    ask(s, 0, v.USE_HEROES, [0, 1, 2])
    assert [odds_in_english(choice) for choice in GAME.choices(s).values()] == [
        [(0.0, "unhurt with the god die alone")],
        [(0.33, "unhurt with 1 Hero")],
        [(1.0, "unhurt: no risk is left")],
    ]


def test_duties_stand_in_groups_and_none_last() -> None:
    """If a duty is chosen, then actions, fights and restoring are apart, and doing nothing is last and never first."""
    s = ask(started(), 0, v.DUTY, [v.NO_DUTY, v.ACT, v.RESTORE, v.FIGHT + LOKI, v.FIGHT + HEL])
    found = GAME.choices(s)
    assert list(found) == [v.ACT, v.RESTORE, v.FIGHT + HEL, v.FIGHT + LOKI, v.NO_DUTY]
    assert [parts_in_english(GAME, choice)[0] for choice in found.values()] == ["Act", "Restore", "Fight", "Fight", ""]


def test_restoring_has_its_price_and_its_warning() -> None:
    """If a world is restored, then life is the cost; two enemies there are told as its detail."""
    s = ask(started(), 0, v.DUTY, [v.RESTORE])
    s.ruin = 1 << ASGARD
    assert parts_in_english(GAME, GAME.say_choice(s, v.RESTORE)) == ["Restore", "Restore Asgard", "", "2 life"]
    change(s, "enemy", HEL, ASGARD)
    change(s, "enemy", LOKI, ASGARD)
    assert parts_in_english(GAME, GAME.say_choice(s, v.RESTORE))[2].startswith("two enemies are there")


def test_a_move_tells_what_may_be_risked_there() -> None:
    """If a god may go to an enemy or a risky action, then the chance is that of the duty there."""
    s = ask(started(), 0, v.MOVE_TO, [ASGARD, VANAHEIM, MUSPELHEIM])
    change(s, "vanir", 0, 2)
    s.valhalla, s.giants = 1, 2
    found = GAME.choices(s)
    assert odds_in_english(found[ASGARD]) == []
    assert odds_in_english(found[VANAHEIM]) == [
        (0.7, "unhurt against Loki with 2 Vanir dice"),
    ]
    assert all(choice.is_outlook for choice in found.values())
    for world, duty in ((VANAHEIM, v.FIGHT + LOKI), (MUSPELHEIM, v.ACT)):
        there = ask(started(), 0, v.DUTY, [duty])
        change(there, "vanir", 0, 2)
        change(there, "place", 0, world)
        there.valhalla, there.giants = 1, 2
        same = GAME.say_choice(there, duty).odds
        assert same
        assert [odds.chance for odds in found[world].odds] == [same[0].chance]
        assert not GAME.say_choice(there, duty).is_outlook


def test_of_several_dangers_each_is_told_once() -> None:
    """If a world has several dangers, then each has one number without Heroes, with the chance to fall."""
    s = ask(started(), 0, v.MOVE_TO, [VANAHEIM])
    change(s, "enemy", HEL, VANAHEIM)
    change(s, "life", 0, 1)
    s.valhalla = 2
    assert odds_in_english(GAME.say_choice(s, VANAHEIM)) == [
        (0.33, "unhurt against Hel (67 % to fall)"),
        (0.33, "unhurt against Loki (67 % to fall)"),
    ]
    change(s, "enemy", HEL, NIFLHEIM)
    change(s, "artifact", content.artifact_ids.index("hofund"), 0)
    assert odds_in_english(GAME.say_choice(s, VANAHEIM)) == [(1.0, "unhurt against Loki")]


def test_comrades_there_are_counted_and_named() -> None:
    """If a comrade stands in the world one may go to, then its die counts there; one left behind does not."""
    s = ask(started(mode="hard"), 0, v.MOVE_TO, [ASGARD, VANAHEIM])
    alone = odds_in_english(GAME.say_choice(s, VANAHEIM))
    assert alone == [(0.33, "unhurt against Loki")]
    change(s, "place", 1, VANAHEIM)
    assert odds_in_english(GAME.say_choice(s, VANAHEIM)) == [(0.56, "unhurt against Loki with Thor’s die")]


def test_gods_tell_how_their_dice_succeed() -> None:
    """If a god of the hard side is chosen, then the chance of its dice is told; on the easy side all are tiles."""
    hard = GAME.choices(GAME.start(players=2, seed=1, options={"mode": "hard"}))
    assert [[odds.chance for odds in choice.odds] for choice in hard.values()] == [
        *([0.33], [0.33], [0.33, 0.67], [0.67, 0.67], [0.33], [0.33], [0.83])
    ]
    assert odds_in_english(hard[2]) == [(0.33, "the god die succeeds"), (0.67, "a Vanir die succeeds")]
    easy = GAME.choices(GAME.start(players=2, seed=1))
    assert [in_all(choice.brief)[0] for choice in easy.values() if choice.brief] == [
        *("Freyr", "Freyja", "Frigg", "Heimdall", "Odin", "Thor", "Tyr")
    ]
    assert all(not choice.odds for choice in easy.values())


def test_asking_for_an_oath_counts_the_tokens_nobody_has_seen() -> None:
    """If a world is asked for the oath, then the chance is that of the hidden tokens; one taken back is sure."""
    s = ask(started(saga="1"), 0, v.DUTY, [v.SAGA_ACT])
    s.bag_oaths, s.bag_betrayals = 3, 1
    choice = GAME.say_choice(s, v.SAGA_ACT)
    assert odds_in_english(choice) == [(0.75, "to win the oath")]
    assert parts_in_english(GAME, choice)[2].startswith("an oath comes to the page")
    change(s, "token", ASGARD, KNOWN_OATH)
    assert odds_in_english(GAME.say_choice(s, v.SAGA_ACT)) == [(1.0, "to win the oath")]
    s = ask(s, 0, v.DEED_WHERE, [v.DEED_SAGA + VANAHEIM])
    assert odds_in_english(GAME.say_choice(s, v.DEED_SAGA + VANAHEIM)) == [(0.75, "to win the oath")]


@pytest.mark.parametrize(
    ("target", "then"),
    [
        (SURT, "back to Muspelheim"),
        (JORMUNGAND, "back by one island"),
        (v.TARGET_JOTUN, "its effect ends, Loki grows weaker"),
        (v.TARGET_WOLF, "back by 2 spaces"),
        (v.TARGET_SERVANT, "leaves the game"),
        (NAGLFAR, "back to Niflheim, with one Servant fewer"),
        (SON_A, "leaves the game"),
    ],
)
def test_a_fight_says_where_the_beaten_go(target: int, then: str) -> None:
    """If somebody may be fought, then the choice says what comes of it: a fight is always won."""
    s = ask(started(), 0, v.DUTY, [v.FIGHT + target])
    assert parts_in_english(GAME, GAME.say_choice(s, v.FIGHT + target))[2].split("; ")[1] == then
