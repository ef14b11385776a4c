"""Leaks planted in the game itself are noticed by the proof that the game passes, in every mode, at every table."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet

from ninerealms.games.ragnarok import GAME, Ragnarok
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.seating import chooser
from tests.contract.cases import Case
from tests.contract.checks import chances, worlds
from tests.contract.leak import Leak, check_now, check_step
from tests.contract.walk import Broken, Check, walk_with_real_dice
from tests.games.ragnarok import leaky

MODES = ("none", "realm", "monsters")
OFTEN = (("monsters", 4), ("none", 2), ("realm", 3))
AT_LEISURE = ("names of things", "holdings")  # long at every table: others of their kind are looked for often
SEEDS = range(1, 61)  # a leak ends the search; two players seldom meet with a hand nobody can play
MOMENTS = 12  # of a game that are looked at


def is_often(number: int, name: str, table: tuple[str, int]) -> bool:
    return table == OFTEN[number % len(OFTEN)] and name not in AT_LEISURE


def leaks_at_tables() -> list[ParameterSet]:
    """Every leak in every mode with every number of players; each often at one table, long at the others."""
    tables = [(mode, players) for mode in MODES for players in GAME.seats]
    return [
        pytest.param(name, *table, marks=() if is_often(number, name, table) else pytest.mark.long)
        for number, name in enumerate(leaky.ALL)
        for table in tables
    ]


def walk(game: Ragnarok, mode: str, players: int, asked: tuple[str, ...], seeds: range = SEEDS) -> int:
    """Random games; where one of these questions is asked, what the contract proves. At how many moments."""
    seen = 0
    for seed in seeds:
        table, rng, here = Match(game, players, seed, {"mode": mode}), chooser(seed), 0
        while (decision := table.decision) is not None and here < MOMENTS:
            action = decision.options[rng.below(len(decision.options), DICE)]
            if not asked or GAME.kinds[decision.kind].name in asked:
                prove(table, action, Rng(1000 * seed + table.step))
                here += 1
            table.submit(action)
        seen += here
    return seen


def prove(table: Match, action: int, rng: Rng) -> None:
    """Nobody can tell worlds apart that differ in what is hidden, now and after the answer."""
    for seat in (*range(table.state.players), TEAM):
        check_now(table, seat, rng)
        check_step(table, action, seat, rng)


def first_leak(one: leaky.Leaky, mode: str, players: int) -> str:
    """What the proof says of a game that leaks: hidden things dealt anew, or chance that fell otherwise."""
    if not one.by_chance:
        with pytest.raises(Leak) as leak:
            walk(one.game, mode, players, one.asked)
        return str(leak.value)
    with pytest.raises(Broken) as broken:
        walk_with_real_dice(
            Case(one.game, players, {"mode": mode}, 1), when_settled=[Check(worlds.hidden_chance_shows_nowhere)]
        )
    assert isinstance(broken.value.__cause__, Leak)
    return str(broken.value.__cause__)


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize(("name", "mode", "players"), leaks_at_tables())
def test_a_leak_in_ragnarok_is_noticed(name: str, mode: str, players: int) -> None:
    """If the game tells something of a hand, then the proof says by what a seat can tell."""
    one = leaky.ALL[name]
    told, _, _ = first_leak(one, mode, players).partition("\n")
    assert told.startswith("Seat ")
    assert one.caught_by in told.partition(" can tell by ")[2].partition(" at step ")[0]


@pytest.mark.rule("LOR-181")
def test_a_leak_of_table_mode_is_noticed() -> None:
    """If the names of results say which card lies where in the deck, then the proof over draws says so."""
    with pytest.raises(Broken, match=r"the_words_of_a_draw_tell_nothing_hidden"):
        walk_with_real_dice(
            Case(leaky.OfDraws(), 3, {"mode": "realm"}, 1),
            at_forks=[Check(chances.the_words_of_a_draw_tell_nothing_hidden)],
        )


@pytest.mark.rule("LOR-181")
@pytest.mark.long
@pytest.mark.parametrize("asked", [leaky.SECRET, leaky.OPEN_MOVES])
def test_ragnarok_as_it_is_passes_at_the_same_moments(asked: tuple[str, ...]) -> None:
    """If nothing is planted, then the same proof at the same questions finds nothing."""
    assert walk(GAME, "realm", 3, asked, range(1, 3)) >= MOMENTS


def test_every_way_to_tell_has_its_leak() -> None:
    """If a seat can get at something, then a leak is planted there, from its view to what learners are shown."""
    ways = {one.caught_by for one in leaky.ALL.values()}
    assert ways >= {"view", "log", "undo", "replay", "choices", "reasons", "refusals", "imagine"}
    assert ways >= {"standing", "things", "stages", "observation"}
