"""Which games are tried, and how they are walked through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import ninerealms as nr
from ninerealms.errors import NineRealmsError
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.game import Game, Value
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser
from tests import ladder, noughts, toy

SEEDS = {"pure": (1, 2), "compiled": (1, 2, 3, 4), "sanitized": (1, 2)}[nr.form()]

# Options that are free text, as they are used: gods with every relationship, from one another and to a support god.
FRIENDS = "1/1/2/2/odin/odin+tyr/tyr/odin+tyr;2/1/1/1/thor+tyr/thor/thor+tyr/thor"
COMPANY = "1/0/3/3/odin+tyr/odin/tyr/odin;0/2/2/2/thor/tyr/thor+tyr/tyr;2/2/1/0/-/thor+odin/odin/thor+odin"
MORE_CHOICES: dict[str, tuple[tuple[int, dict[str, Value]], ...]] = {
    "yggdrasil": (
        (2, {"saga": 5, "gods": "thor,odin,tyr", "charts": FRIENDS}),
        (3, {"saga": 3, "gods": "thor,odin,tyr", "charts": COMPANY}),
    )
}


class Case(NamedTuple):
    """A game as it is set up: how many play, with which options, which chance."""

    game: Game
    players: int
    options: dict[str, Value]
    seed: int

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}"[:20] for name, value in self.options.items())
        return f"{self.game.name}-{self.players}{chosen}-{self.seed}"


def games() -> list[Game]:
    """All registered games, and the three of the tests."""
    return [*(nr.game(name) for name in nr.games()), toy.GAME, ladder.GAME, noughts.GAME]


def each_choice(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every start option that is not the default, once, with a number of players it can be chosen for, in turn."""
    choices = [(option, value) for option in game.options for value in option.values if value != option.default]
    for i, (option, value) in enumerate(choices):
        turn = i % len(game.seats)
        for players in (*game.seats[turn:], *game.seats[:turn]):
            try:
                game.fresh(players, 0, {option.name: value})
            except NineRealmsError:
                continue
            yield players, {option.name: value}
            break
    yield from MORE_CHOICES.get(game.name, ())


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
    return [case for case in plain_cases() if case.seed == SEEDS[0]]


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


def finish(case: Case) -> State:
    """A random game to its end."""
    state = start(case)
    for before, action in each_state(case):
        state = case.game.child(before, action)
    return state


def each_table(case: Case, every: int = 1) -> Iterator[tuple[Match, int]]:
    """A random game on a table: every so many decisions the table, and the answer given next."""
    table, rng = Match(case.game, case.players, case.seed, case.options), chooser(case.seed)
    while (decision := table.decision) is not None:
        action = decision.options[rng.below(len(decision.options), DICE)]
        if table.step % every == 0:
            yield table, action
        table.submit(action)


def stride(game: Game, moments: int) -> int:
    """So many decisions apart that about so many moments of a random game are seen."""
    decisions = sum(1 for _ in each_state(Case(game, game.seats[0], {}, SEEDS[0])))
    return max(1, decisions // moments)
