"""Positions told in words: the public door, what is refused and with which sentence, and positions as states."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ninerealms as nr
from ninerealms.errors import ChanceNeeded
from ninerealms.kit.scenario import Unannounced
from ninerealms.players.chair import Chair
from ninerealms.players.mcts import MctsBot
from tests.games.tables import check_refused


def ready(name: str, players: int | None = None) -> Any:
    """A position in which somebody has a choice: without gold nobody has one in Dice Forge."""
    t = nr.scenario(name, players)
    return t.reserve(0, gold=5) if name == "diceforge" else t


@pytest.mark.parametrize("name", nr.games())
def test_every_game_has_its_scenarios(name: str) -> None:
    """If a position is told for any number of players, then somebody is asked, and all is there that the box holds."""
    game = nr.game(name)
    for players in game.seats:
        t = ready(name, players)
        assert t.question is not None
        assert t.options
        here, usual = game.census(t.position()), game.census(game.start(players, 1))
        assert here.keys() == usual.keys()
        assert sum(here.values()) == sum(usual.values())  # which faces are left out in Dice Forge is chance


@pytest.mark.parametrize("name", nr.games())
def test_a_position_is_a_state_of_its_own(name: str) -> None:
    """If a position is taken as a state, then it is played with chance from its seed, and the scenario stays."""
    game, t = nr.game(name), ready(name)
    before = nr.dump(t.s)
    one, same, other = t.position(7), t.position(7), t.position(8)
    assert nr.digest(one) == nr.digest(same) != nr.digest(other)
    assert MctsBot(nr.Rng(1), iterations=4).choose(Chair(game, one, one.seat)) in one.options
    while one.decision is not None:
        game.apply(one, one.decision.options[0])
    assert game.outcome(one) is not None
    assert nr.dump(t.s) == before
    with pytest.raises(nr.WrongSeed):
        t.position(-1)


WRONG: list[tuple[Callable[[], object], str]] = [
    (lambda: nr.scenario("diceforge", 7), "Dice Forge: Rebellion is for 2, 3, 4 players, not 7."),
    (lambda: nr.scenario("diceforge", 3).reserve(0, mead=3), "There is no reserve 'mead'; there are gold, sun, moon"),
    (lambda: nr.scenario("diceforge", 3).reserve(3, gold=3), "A seat must be from 0 to 2, not 3."),
    (lambda: nr.scenario("diceforge", 3).reserve(0, gold=-1), "Gold must be from 0 to"),
    (lambda: nr.scenario("diceforge", 3).reserve(0, gold=13).s, "The reserve of seat 0 holds 12 gold, not 13."),
    (lambda: nr.scenario("diceforge", 3).at("noon"), "There is no moment of a turn 'noon'; there are blessings,"),
    (lambda: nr.scenario("diceforge", 3).dice(0, light=["9g"]), "There is no face '9g'; there are"),
    (lambda: nr.scenario("diceforge", 3).dice(0, light=["1g"] * 7), "A die has six faces."),
    (lambda: nr.scenario("diceforge", 3).card(0, "typhon").s, "typhon is not in this set-up: name it there."),
    (lambda: nr.scenario("diceforge", 3).card(0, *["hammer"] * 4).s, "No hammer is left on its stack."),
    (lambda: nr.scenario("diceforge", 3).golem(0, "Z9"), "There is no space 'Z9'; there are START"),
    (lambda: ready("diceforge").choose("fly"), "'fly' is no answer to ACT; there are"),
    (lambda: ready("diceforge").choose("hind"), "'hind' is no answer to ACT; there are"),
    (lambda: nr.scenario("diceforge", 3).roll(0, "9g", 0).at("blessings").s, "There is no face on this die: '9g'"),
    (lambda: ready("diceforge").go().go(), "No roll is waited for; ACT is asked."),
    (lambda: nr.scenario("diceforge", 3).at("blessings").choose("pass"), "A roll is waited for, 'pass' is no answer"),
    (lambda: nr.scenario("diceforge", 3).at("blessings").go().position(), "A roll is waited for"),
    (lambda: ready("diceforge").closed("pass"), "pass is offered."),
    (lambda: nr.scenario("diceforge", 3).log("SANG"), "There is no log line 'SANG'; there are ACCOMPLISHED"),
    (lambda: nr.scenario("northgard").lay({"E5": ("10", 0)}), "There is no square 'E5'; there are A1"),
    (lambda: nr.scenario("northgard").lay({"B1": ("99", 0)}), "There is no tile '99'; there are"),
    (
        lambda: nr.scenario("northgard").lay({"B1": ("10", 4)}),
        "The quarter turns of a tile must be from 0 to 3, not 4.",
    ),
    (lambda: nr.scenario("northgard").lay({"B1": ("10", 0), "C1": ("10", 0)}), "A tile lies in two places."),
    (lambda: nr.scenario("northgard").units(0, {"B1.n": 2}).s, "B1.n lies face down."),
    (
        lambda: nr.scenario("northgard").units(0, {"A1.n": 10}).units(1, {"A1.n": 1}).s,
        "Both players have units in A1.n.",
    ),
    (lambda: nr.scenario("northgard").units(0, {"A1.n": 11}), "Units must be from 0 to 10, not 11."),
    (lambda: nr.scenario("northgard").cards_up(0, "fly"), "There is no card 'fly'; there are"),
    (lambda: nr.scenario("northgard").building("A1.n", "tavern"), "There is no building 'tavern'; there are"),
    (lambda: nr.scenario("northgard").play("fly"), "There is no card 'fly'; there are"),
    (lambda: nr.scenario("yggdrasil").places(loki="asgard"), "There is no god at this table: 'loki'; there are odin"),
    (lambda: nr.scenario("yggdrasil").places(odin="paris"), "There is no world 'paris'; there are asgard"),
    (lambda: nr.scenario("yggdrasil").enemies(frigg="asgard"), "There is no enemy 'frigg'; there are"),
    (lambda: nr.scenario("yggdrasil").counts(beer=3), "There is no number 'beer'; there are giants"),
    (lambda: nr.scenario("yggdrasil").counts(giants=99), "Giants must be from 0 to 8, not 99."),
    (lambda: nr.scenario("yggdrasil").elves(odin=99).s, "There are not so many Elves."),
    (lambda: nr.scenario("yggdrasil").deck("odin", "surt", "surt").s, "A card is named twice."),
    (
        lambda: nr.scenario("yggdrasil", 3).choose("loki"),
        "'loki' is no answer to NEXT_TURN; there are frigg, odin, thor.",
    ),
    (lambda: nr.scenario("yggdrasil", 3).throw("X"), "There is no face of this die: 'X'; there are"),
]


@pytest.mark.parametrize(("tell", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_cannot_be_is_refused_with_a_sentence(tell: Callable[[], object], sentence: str) -> None:
    """If a word is unknown or a position impossible, then the error says what is asked, with the words there are."""
    check_refused(tell, sentence)


@pytest.mark.parametrize(
    "tell",
    [lambda: nr.scenario("chess"), lambda: nr.scenario("northgard", beer=True), lambda: nr.scenario(3)],  # type: ignore[arg-type]
)
def test_games_and_options_are_refused_as_ever(tell: Callable[[], object]) -> None:
    """If a game or a start option does not exist, then the errors are those of a game that begins."""
    with pytest.raises((nr.UnknownGame, nr.BadOption)):
        tell()


def test_chance_nobody_announced_is_asked_for_and_nothing_has_happened() -> None:
    """If a draw is needed that nobody announced, then the scenario says so and stands where it stood."""
    t = nr.scenario("yggdrasil", 3).places(odin="svartalfheim").choose("odin", "thor", "svartalfheim")
    before, told = nr.dump(t.s), t.story
    with pytest.raises(
        Unannounced, match="Chance decides here, by one of 18 results of DRAW: announce it first"
    ) as error:
        t.choose("act")
    assert isinstance(error.value, ChanceNeeded)
    assert (nr.dump(t.s), t.story, t.asked) == (before, told, ("odin", "DUTY"))
    assert pickle.loads(pickle.dumps(error.value)).sides == 18  # noqa: S301 - our own bytes
    t.next_creatures("heidrun", "four-stags").choose("act")
    assert t.options == {"heidrun", "four-stags"}
