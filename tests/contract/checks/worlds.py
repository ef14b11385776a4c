"""What a seat imagines agrees with what it sees, and nothing that is hidden from it shows anywhere."""

from __future__ import annotations

import json

import ninerealms as nr
from ninerealms.kernel import engine
from ninerealms.players.seating import chooser
from tests.contract.cases import observers
from tests.contract.leak import check_chance, check_now, check_step, compare_bots, dream, fields_apart, loose_fields
from tests.contract.walk import RealWalk, Walk

MANY = 10_000_000


def what_is_imagined_agrees_with_the_view(walk: Walk) -> None:
    """If a seat imagines a world, then it sees the same there, only hidden fields differ, and nothing is used up."""
    game, table, rng = walk.game, walk.table, walk.luck()
    for seat in observers(game, walk.case.players):
        world = game.imagine(table.state, seat, rng)
        assert nr.digest(table.state) == walk.digests[-1]
        assert json.dumps(game.view(world, seat)) == json.dumps(table.view(seat))
        assert fields_apart(table.state, world) <= {*game.hidden, *loose_fields(table, seat)}
        assert not set(world.rng.keys) & set(table.state.rng.keys)
        assert world.rng.loaded is None
        assert world.rng.explicit is False


def an_imagined_world_can_be_played_to_its_end(walk: Walk) -> None:
    """If a world is imagined, whoever is asked there, then all its options work and nothing is lost on the way."""
    game, rng = walk.game, walk.luck()
    for seat in observers(game, walk.case.players):
        world = game.imagine(walk.state, seat, rng)
        assert game.census(world) == walk.census
        assert world.decision is not None
        for option in world.decision.options:
            assert game.census(game.child(world, option)) == walk.census
        engine.play_random(game.rules, world, chooser(walk.case.seed), MANY)
        assert game.outcome(world) is not None
        assert game.census(world) == walk.census


def what_is_hidden_shows_nowhere(walk: Walk) -> None:
    """If hidden things and chance are others, then view, log, reasons, options, undo and replay are the same."""
    rng = walk.luck()
    for seat in observers(walk.game, walk.case.players):
        check_now(walk.table, seat, rng)
        check_step(walk.table, walk.action, seat, rng)


def hidden_chance_shows_nowhere(walk: RealWalk) -> None:
    """If chance fell otherwise and only hidden fields took notice, then a seat sees and imagines the same."""
    walk.met += check_chance(walk.table, walk.again, walk.results, walk.luck())


def bots_know_no_more_than_their_seat(walk: Walk) -> None:
    """If hidden things and chance to come are others, then each bot with the same Rng chooses the same."""
    seat = walk.decision.seat
    compare_bots(walk.table, dream(walk.table, seat, walk.luck()), seat)
