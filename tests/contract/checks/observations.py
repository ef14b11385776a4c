"""What learners are shown as numbers: as declared, within its ranges, and nothing that the view does not tell."""

from __future__ import annotations

import json
from array import array

from ninerealms.kernel.engine import Sheet
from ninerealms.kernel.game import Game
from ninerealms.kernel.observing.declared import NUMBER, Observed
from ninerealms.kernel.observing.written import entries, schema, written
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from tests.contract.leak import Leak, observation
from tests.contract.walk import Walk

TRIALS = 12
# Numbers that no other number can take the place of, each with its reason.
UNMOVED = {
    ("northgard", "units"): "units stand on the first area of a territory, and on no other",
    ("ragnarok", "army_value"): "an Army that is not on the map has no value",
    ("yggdrasil", "order"): "places are taken one after the other",
    ("yggdrasil", "wheel"): "of the two places of an enemy the first is taken first",
}


def declared(game: Game) -> Observed | None:
    return game.rules.observed


def every_number_lies_in_its_range(walk: Walk) -> None:
    """If a game is observed, then each cell, and the number behind it, lies between the ends that were declared."""
    observed = declared(walk.game)
    if observed is None:
        return
    cells = schema(observed, walk.state)
    seen = array("f", observation(walk.table, max(walk.state.seat, 0)))
    assert len(cells) == len(seen)
    assert [cell for cell, value in zip(cells, seen, strict=True) if not cell.low - 1e-6 <= value <= cell.high] == []
    for row in observed.rows:
        if row.how == NUMBER and row.whose in {"all", "seats", "own"} and row.name == "":
            values = entries(walk.state, row.field)
            assert row.low <= min(values), (row.field, min(values))
            assert max(values) <= row.high or row.high in {1, 80}, (row.field, max(values))


def both_writers_agree(walk: Walk) -> None:
    """If the generated writer is asked, then it writes what the declaration read row by row says."""
    observed = declared(walk.game)
    if observed is None:
        return
    for seat in range(walk.case.players):
        plain = array("f", [7.0]) * len(schema(observed, walk.state))
        written(observed, walk.state, seat, Sheet(memoryview(plain)), 0)
        assert plain.tobytes() == observation(walk.table, seat)


def an_observation_follows_from_the_view(walk: Walk) -> None:
    """If numbers change places or are as they were and a seat's view is the same, then its observation is too."""
    observed = declared(walk.game)
    if observed is None:
        return
    for name in {row.field for row in observed.rows if (walk.game.name, row.field) not in UNMOVED}:
        for place, value in enumerate(entries(walk.state, name)):
            walk.met_values.setdefault((name, place), set()).add(value)
    rng = walk.luck()
    changeable = sorted(entry for entry, values in walk.met_values.items() if len(values) > 1)
    for _ in range(min(TRIALS, len(changeable))):
        name, place = changeable[rng.below(len(changeable), DICE)]
        twin = otherwise(walk, name, place, rng)
        for seat in {rng.below(walk.case.players, DICE)}:
            compare_views(walk, twin, seat, f"{name}[{place}]")


def otherwise(walk: Walk, name: str, place: int, rng: Rng) -> State:
    """The same state with one number as it was at some other moment, or in the place of its neighbour."""
    twin, values = walk.state.copy(), entries(walk.state, name)
    others = sorted(walk.met_values[name, place] - {values[place]})
    partner = rng.below(2 * len(values), DICE)
    if partner < len(values):
        values[place], values[partner] = values[partner], values[place]
    else:
        values[place] = others[rng.below(len(others), DICE)]
    setattr(twin, name, values if isinstance(getattr(twin, name), list) else values[0])
    return twin


def compare_views(walk: Walk, twin: State, seat: int, what: str) -> None:
    """Raise Leak where an observation tells what the view does not; a table that cannot be is not looked at."""
    try:
        views = [json.dumps(walk.game.view(state, seat), sort_keys=True) for state in (walk.state, twin)]
    except (ArithmeticError, LookupError, ValueError, AssertionError, TypeError):
        return
    if views[0] == views[1] and observed_bytes(walk, walk.state, seat) != observed_bytes(walk, twin, seat):
        raise Leak(f"Seat {seat} can tell by observation at step {walk.step}, not by its view: {what}.")


def observed_bytes(walk: Walk, state: State, seat: int) -> bytes:
    observed = declared(walk.game)
    assert observed is not None
    cells = array("f", [0.0]) * len(schema(observed, state))
    walk.game.rules.observe(state, seat, Sheet(memoryview(cells)), 0)
    return cells.tobytes()
