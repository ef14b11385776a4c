"""Questions: what is offered, what is closed, what may be pointed at."""

from __future__ import annotations

import ninerealms as nr
from tests.contract.walk import Walk, rules_of


def options_are_sorted_unique_and_in_range(walk: Walk) -> None:
    """If somebody is asked, then options are on offer, in order, within the kind's size; at least two unless secret."""
    decision = walk.decision
    assert len(decision.options) > (0 if walk.game.kinds[decision.kind].secret else 1)
    assert decision.options == sorted(set(decision.options))
    assert decision.options[0] >= 0
    assert decision.options[-1] < walk.game.kinds[decision.kind].size
    assert decision.seat in (*range(walk.case.players), nr.TEAM)


def every_thing_is_offered_or_has_a_reason(walk: Walk) -> None:
    """If a question points at things on the table, then each thing is offered, or closed by a rule that is told."""
    game, decision, reasons = walk.game, walk.decision, walk.table.reasons
    assert not set(reasons) & set(decision.options)
    kind = game.kinds[decision.kind]
    things = game.things(walk.state) if kind.points_at else []
    assert bool(things) == bool(kind.points_at), f"{kind.name} points at nothing"
    assert sorted(set(things) - set(decision.options) - set(reasons)) == [], kind.name
    assert all(0 <= action < kind.size for action in reasons)
    assert {game.reasons[reason].rule for reason in reasons.values()} <= rules_of(game)


def the_judge_says_a_number_between_losing_and_winning(walk: Walk) -> None:
    """If a running game is judged for a seat, then the estimate lies between 0 and 1."""
    seats = [*range(walk.case.players), *([nr.TEAM] if walk.game.coop else [])]
    assert all(0 <= walk.game.rules.judge(walk.state, seat) <= 1 for seat in seats)
