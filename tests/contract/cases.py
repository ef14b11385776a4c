"""Which games are tried, and how they are walked through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

import golden
import ninerealms as nr
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser
from tests import ladder, noughts, toy

LANGUAGES = ("en", "fr", "ja")
FEW_HANDS = 2
SEEDS = {"pure": (1, 2), "compiled": (1, 2, 3, 4), "sanitized": (1, 2)}[nr.form()]

# Lords of Ragnarok in its other modes, beside the numbers of players that every option is tried with.
MODES: tuple[tuple[int, dict[str, Value]], ...] = tuple(
    (players, {"mode": mode}) for mode, counts in (("none", (3, 4, 5)), ("monsters", (2, 4, 5))) for players in counts
)
# Legends of Andor: each with every number of heroes; the first is the usual one.
LEGENDS: tuple[tuple[int, dict[str, Value]], ...] = tuple(
    (heroes, {"legend": legend}) for legend in range(1, 8) for heroes in (2, 3, 4)
)
# Options that are free text, as they are used.
MORE_CHOICES: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "yggdrasil": (
        (2, {"saga": 5, "gods": "thor,odin,tyr", "charts": golden.FRIENDS}),
        (3, {"saga": 3, "gods": "thor,odin,tyr", "charts": golden.COMPANY}),
    ),
    "ragnarok": (
        *MODES,
        (3, {"mode": "monsters", **golden.RAGNAROK_CHOICE}),
    ),
}


class Case(NamedTuple):
    """A game as it is set up: how many play, with which options, which chance."""

    game: Game
    players: int
    options: dict[str, Value]
    seed: int

    @property
    def is_plain(self) -> bool:
        """Whether all options are as usual."""
        return not self.options

    @property
    def is_first(self) -> bool:
        """Whether it is the first plain case of its number of players."""
        return self.is_plain and self.seed == SEEDS[0]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}"[:20] for name, value in self.options.items())
        return f"{self.game.name}-{self.players}{chosen}-{self.seed}"


def games() -> list[Game]:
    """All registered games, and the three of the tests."""
    return [*(nr.game(name) for name in nr.games()), toy.GAME, ladder.GAME, noughts.GAME]


def each_choice(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every start option once, and free text as it is used."""
    yield from golden.each_option(game)
    yield from MORE_CHOICES.get(game.name, ())


def legend_cases() -> list[Case]:
    """Andor with each legend and each number of heroes."""
    return [Case(nr.game("andor"), *choice, 7) for choice in LEGENDS]


def each_legend() -> list[ParameterSet]:
    """The same for a test that is cheap, except under sanitizers."""
    marks = pytest.mark.long if nr.form() == "sanitized" else ()
    return [pytest.param(case, id=str(case), marks=marks) for case in legend_cases()]


def further_cases() -> list[Case]:
    """What is walked at leisure: the legends with those numbers of heroes that no other case has."""
    known = cases()
    return [case for case in legend_cases() if case not in known]


def plain_cases() -> list[Case]:
    """Every number of players, with several seeds, fewer where there are many numbers."""
    return [
        Case(game, players, {}, seed)
        for game in games()
        for players in game.seats
        for seed in SEEDS[: max(1, 2 * len(SEEDS) // (1 + len(game.seats)))]
    ]


def cases() -> list[Case]:
    """The plain cases, and every value of every start option once."""
    return plain_cases() + [Case(game, *choice, 7) for game in games() for choice in each_choice(game)]


def first_cases() -> list[Case]:
    """Every number of players once, for what is dear."""
    return [case for case in plain_cases() if case.is_first]


def each(cases: list[Case]) -> list[ParameterSet]:
    """The cases for a test; long are many hidden hands, further seeds, and outside the compiled form all but the first.

    All forms play alike (golden), and at hidden hands everybody looks. Sanitizers watch small and large tables.
    """

    def is_long(case: Case) -> bool:
        is_dear = bool(case.game.hidden) and case.players > FEW_HANDS
        is_between = nr.form() == "sanitized" and case.players not in (case.game.seats[0], case.game.seats[-1])
        is_more = not case.is_first and (case.is_plain or nr.form() != "compiled")
        return is_dear or is_between or is_more

    return [pytest.param(case, id=str(case), marks=pytest.mark.long if is_long(case) else ()) for case in cases]


def start(case: Case) -> State:
    return case.game.start(case.players, case.seed, case.options)


def observers(game: Game, players: int) -> list[int]:
    """Everyone who may look: each seat, and what all know together; a few where nothing is hidden."""
    return [*range(players), TEAM] if game.hidden else [players - 1, TEAM]


def each_state(case: Case) -> Iterator[tuple[State, int]]:
    """A random game: every state at a decision with the answer given next; each state is a copy of its own."""
    state, rng = start(case), chooser(case.seed)
    while (decision := state.decision) is not None:
        action = decision.options[rng.below(len(decision.options), DICE)]
        yield state, action
        state = case.game.child(state, action)


@lru_cache
def count_decisions(game: Game) -> int:
    """How many decisions a random game has, of the fewest players."""
    return sum(1 for _ in each_state(Case(game, game.seats[0], {}, SEEDS[0])))
