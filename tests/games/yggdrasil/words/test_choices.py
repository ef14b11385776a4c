"""The answers of Yggdrasil as data."""

from __future__ import annotations

from ninerealms.games import game
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules.state import ASGARD, HEL, LOKI, VANAHEIM
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
    assert parts_in_english(GAME, choice) == ["Fight", "Fight Loki", "strength 3, 3 risks", ""]
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
