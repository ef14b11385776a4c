"""The judge: what brings a seat nearer to an ending looks better, and what it cannot see does not matter."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok.content import bits as bits_of
from ninerealms.games.ragnarok.rules import judge
from ninerealms.games.ragnarok.rules.state import RagnarokState
from ninerealms.kernel.rng import Rng
from ninerealms.players.chair import Chair
from ninerealms.players.greedy import GreedyBot
from tests.games.ragnarok.scenario import Table, war


def worth(t: Table, seat: int = 0) -> float:
    return GAME.judge(t.s, seat)


def bits(*regions: int) -> int:
    return bits_of(list(regions))


def plain() -> Table:
    """Two players with one Army each."""
    return war(2, mode="none").camp(0, 3, 2).camp(1, 18, 2)


def test_the_judge_is_fair_to_equals() -> None:
    """If two players have the same, then neither looks better."""
    t = war(2, mode="none").camp(0, 3, 2).camp(1, 18, 2).hero(0, 6).hero(1, 6)
    t.attributes(0, authority=2, strength=2, wisdom=1).attributes(1, authority=2, strength=2, wisdom=1)
    assert worth(t, 0) + worth(t, 1) == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.owns(0, 1),
        lambda t: t.owns(0, 2).built(2),
        lambda t: t.army(0, 3, 3),
        lambda t: t.hand(0, "wild 4"),
        lambda t: t.runes(0, isa=1),
        lambda t: t.allies(0, "vanaheim"),
        lambda t: t.slain(0, "garm"),
        lambda t: t.priests(0, ready=3),
        lambda t: t.injuries(1, "wisdom"),
    ],
)
def test_what_a_seat_gains_looks_better(better: object) -> None:
    """If a seat has something more, or another is hurt, then the table looks better for it and worse for the other."""
    assert callable(better)
    t = better(plain())
    assert worth(t, 0) > worth(plain(), 0)
    assert worth(t, 1) < worth(plain(), 1)


def test_the_last_temple_is_worth_more_than_the_first() -> None:
    """If a player has three Temple Regions of the four that win, then the third brought more than the first."""
    regions = (2, 5, 17)
    seen = [worth(plain().owns(0, *regions).built(*regions[:count])) for count in range(4)]
    assert seen == sorted(seen)
    assert seen[3] - seen[2] > seen[1] - seen[0]


def test_regions_of_a_third_land_are_worth_more_with_two_lands() -> None:
    """If a player has two Lands, then Regions of a third are worth more to him than the same with none."""
    two_lands, third = bits(5, 6, 7, 15, 16, 17), bits(18, 19, 20)
    s = plain().s
    gained = judge.territory(s, two_lands | third) - judge.territory(s, two_lands)
    assert gained > 2 * judge.territory(s, third)


def test_greedy_takes_a_win_that_is_one_action_away() -> None:
    """If a Temple in a controlled Region is the fourth of two players, then greedy builds it."""
    t = plain().owns(0, 2, 5, 17, 19).built(2, 5, 17).until("SPECIAL_ACT")
    assert t.word_of(GreedyBot(Rng(1)).choose(Chair(GAME, t.s, 0))) == "build-temple"


def test_an_action_is_an_answer_with_what_it_needs() -> None:
    """If another seat or a new choice is next, then the action is over; where to an Army goes still belongs to it."""
    t = plain().until("MOVE_ARMY")
    assert GAME.rules.is_action_over(t.s, 0)
    t.choose_army(3)
    assert t.question == "MOVE_TO"
    assert not GAME.rules.is_action_over(t.s, 0)
    assert GAME.rules.is_action_over(t.s, 1)


def test_bots_choose_the_same_whatever_the_others_hold() -> None:
    """If the others' hidden cards are dealt anew, then greedy with the same chance chooses the same in a Battle."""
    t = war(2, mode="none").army(0, 17, 3).camp(1, 18, 3).hand(0, "axe 3", "bow 1").hand(1, "spear 2", "wild 4")
    t.hero(0, 1).attack(17, 18).choose("pass")
    assert t.asked == (0, "PLAY_CARD")
    chosen = GreedyBot(Rng(3)).choose(Chair(GAME, t.s, 0))
    for seed in range(6):
        world = GAME.imagine(t.s, 0, Rng(seed))
        assert isinstance(world, RagnarokState)
        assert GreedyBot(Rng(3)).choose(Chair(GAME, world, 0)) == chosen
