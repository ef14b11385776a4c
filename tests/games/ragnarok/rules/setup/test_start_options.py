"""Monsters and heroes as they are named at the start of a game, and how what cannot be is refused."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok.rules.state import HEROES_DEALT, MONSTER, PLAIN
from ninerealms.games.ragnarok.seen.start_options import read_heroes, read_monsters
from tests.games.ragnarok.scenario import opening

SIX = "draugr,troll,lindworm,garm,fenrir,nidhogg"
KNOWN = "draugr, troll, lindworm, garm, fenrir, nidhogg, giants"
HEROES = "ragnar, aslaug, snorri, lagertha, beowulf"


def refused(players: int, **options: str) -> tuple[str, str]:
    """The rule and the sentence with which start options are refused, the same with and without a game."""
    with pytest.raises(BadOption) as caught:
        GAME.check_options(players, {"mode": "none", "monster_choice": "default", "heroes": "chosen", **options})
    with pytest.raises(BadOption) as again:
        GAME.fresh(players=players, seed=5, options={"mode": "none", **options})
    assert again.value.sentence == caught.value.sentence
    return caught.value.rule, caught.value.sentence


@pytest.mark.rule("LOR-125", "UTG-105")
@pytest.mark.parametrize(
    ("mode", "names"), [("monsters", "Garm, giants, troll, draugr, FENRIR, nidhogg"), ("none", SIX)]
)
def test_six_sheets_may_be_named(mode: str, names: str) -> None:
    """If six sheets are named, two of each rune, then these are in the game, however they are spelled and ordered."""
    assert opening(3, mode=mode, monster_choice=names).sheets == set(names.lower().replace(" ", "").split(","))


@pytest.mark.rule("LOR-125")
def test_default_and_random_are_no_names() -> None:
    """If monsters are the usual ones or drawn, in whatever spelling, then no set is named."""
    assert [read_monsters(value, PLAIN) for value in ("default", "Default", "random", "RANDOM")] == [
        *((0, 0), (0, 0)),
        *((1, 0), (1, 0)),
    ]
    assert read_monsters(SIX, PLAIN) == (2, 63)
    assert read_monsters(SIX.replace("lindworm", "giants"), MONSTER) == (2, 63 - 4 + 64)


@pytest.mark.rule("UTG-062", "UTG-063", "UTG-106")
@pytest.mark.parametrize(
    ("mode", "names", "rule", "sentence"),
    [
        ("none", "odin,thor", "LOR-125", f"There is no monster 'odin'; there are {KNOWN}, or default, or random."),
        ("none", "draugr,loki", "LOR-125", f"There is no monster 'loki'; there are {KNOWN}, or default, or random."),
        ("none", "draugr,troll", "UTG-062", "A game has exactly 6 different monsters, not draugr, troll."),
        (
            *("none", f"{SIX},garm", "UTG-062"),
            "A game has exactly 6 different monsters, not draugr, troll, lindworm, garm, fenrir, nidhogg, garm.",
        ),
        (
            *("none", "draugr,troll,lindworm,garm,fenrir,garm", "UTG-062"),
            "A game has exactly 6 different monsters, not draugr, troll, lindworm, garm, fenrir, garm.",
        ),
        (
            *("realm", "draugr,troll,giants,garm,fenrir,nidhogg", "UTG-106"),
            "The Frost Giants are a monster only with mode=monsters.",
        ),
        (
            *("monsters", "draugr,lindworm,giants,garm,fenrir,nidhogg", "UTG-063"),
            "The monsters must be two of each rune; of Isa there would be lindworm, giants, garm.",
        ),
        (
            *("monsters", "nidhogg,fenrir,draugr,garm,giants,lindworm", "UTG-063"),
            "The monsters must be two of each rune; of Isa there would be garm, giants, lindworm.",
        ),
    ],
)
def test_monsters_that_cannot_be_are_refused(mode: str, names: str, rule: str, sentence: str) -> None:
    """If a monster is unknown, named twice, of the other mode or a third of its rune, then a sentence says so."""
    assert refused(2, mode=mode, monster_choice=names) == (rule, sentence)


@pytest.mark.rule("LOR-128")
def test_heroes_may_be_named_dealt_or_chosen() -> None:
    """If heroes are named, then each seat has its own, however they are spelled."""
    assert [read_heroes(3, value) for value in ("chosen", "CHOSEN", "dealt", "Dealt")] == [
        *([], []),
        *([HEROES_DEALT], [HEROES_DEALT]),
    ]
    named = opening(3, mode="none", heroes="Snorri, ragnar,BEOWULF")
    assert [named.player(seat)["hero"] for seat in range(3)] == ["snorri", "ragnar", "beowulf"]
    assert named.question == "START_IN"


@pytest.mark.rule("LOR-128")
@pytest.mark.parametrize(
    ("heroes", "sentence"),
    [
        ("odin,loki", f"There is no hero 'odin'; there are {HEROES}, or chosen, or dealt."),
        ("ragnar,ragnar", "Heroes are different; ragnar, ragnar names one twice."),
        ("ragnar,snorri,aslaug", "2 players need 2 heroes, not 3."),
        ("ragnar", "2 players need 2 heroes, not 1."),
    ],
)
def test_heroes_that_cannot_be_are_refused(heroes: str, sentence: str) -> None:
    """If a hero is unknown or twice, or there are too many or too few, then a sentence says so."""
    assert refused(2, heroes=heroes) == ("LOR-128", sentence)
