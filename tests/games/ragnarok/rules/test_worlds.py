"""The game as search sees it: what a result is worth, what is observed, and the questions of imagined worlds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import observed
from ninerealms.games.ragnarok.rules.hunts import counter, guard
from ninerealms.games.ragnarok.rules.rules import RagnarokRules
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.kernel.rng import Rng
from tests.games.ragnarok.scenario import Table, war


@pytest.mark.rule("LOR-177")
def test_a_shared_victory_is_worth_its_share() -> None:
    """If two share the victory, then it is worth a half to each; one alone has it whole, and the others nothing."""
    s = war(3, mode="none").army(0, 5, 1).s
    for winners, worth in ((0b110, [0, 0.5, 0.5]), (0b010, [0, 1, 0]), (0b001, [1, 0, 0]), (0, [0, 0, 0])):
        s.winners = winners
        assert [GAME.rules.value(s, seat) for seat in range(3)] == worth


def test_what_is_observed_is_declared() -> None:
    """If a table is turned into numbers, then as the game declares it."""
    assert RagnarokRules().observed is GAME.rules.observed is observed.OBSERVED


def battle() -> Table:
    """The defender, seat 1, holds two cards and is asked for one."""
    t = war(3, mode="none").army(0, 5, 6).army(1, 6, 6).army(2, 16, 1).hand(0, "bow 1").hand(1, "axe 2", "spear 2")
    return t.attack(5, 6)


def full() -> Table:
    """Seat 1 holds one card too many at the end of a turn."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).hand(1, "axe 1", "axe 2", "bow 1", "bow 2", "spear 3")
    return t.special("prepare").choose("fehu", "fehu")


def striking() -> Table:
    """Seat 0 hunts Garm (axe, spear, bow, any) and strikes back."""
    t = war(3, mode="none").army(1, 5, 1).army(0, 16, 1).hero(0, 12).hand(0, "axe 1", "axe 3").attributes(0, wisdom=1)
    return t.next_cards("spear 1").next_attacks(1, 2).hunts("garm").choose(2)


def guarding() -> Table:
    """The same at the defence."""
    return striking().choose("none")


def playable(s: RagnarokState) -> list[int]:
    """What the seat that is asked could answer with the hand it has in this world."""
    hand = [card for card in range(CARDS) if s.hand[s.seat * CARDS + card]]
    if s.kind == v.DISCARD:
        return hand
    if s.kind == v.PLAY_CARD:
        return [*hand, v.NO_CARD]
    if s.kind == v.DEFEND:
        most = s.guard + sum(s.hand[s.seat * CARDS + card] * guard.VALUE[card] for card in hand)
        return [*(hand if most >= guard.strength_of_attack(s) else []), v.NO_CARD]
    pairs = [pair for pair in range(v.PAIR, v.NO_STRIKE) if counter.has_pair(s, s.seat, pair)]
    return [*hand, *(pair for pair in pairs if counter.needs_pair(s, counter.first_of(pair))), v.NO_STRIKE]


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize("table", [battle, full, striking, guarding])
def test_in_an_imagined_world_a_hand_is_asked_about_as_it_is_there(table: Callable[[], Table]) -> None:
    """If another imagines the hand somebody is asked about, then the answers are those of the imagined hand."""
    t = table()
    asked, met = t.s.seat, set()
    for seed in range(12):
        world = GAME.imagine(t.s, (asked + 1) % 3, Rng(seed))
        assert isinstance(world, RagnarokState)
        assert list(world.options)[: world.count] == playable(world)
        met.add(tuple(list(world.options)[: world.count]))
        own = GAME.imagine(t.s, asked, Rng(seed))
        assert list(own.options)[: own.count] == list(t.s.options)[: t.s.count]
    assert len(met) > 1


@pytest.mark.rule("LOR-181", "LOR-116")
def test_of_a_game_that_is_over_nothing_is_asked_in_any_world() -> None:
    """If a card discarded was the last answer of a game, then nobody is asked for another, whoever imagines it."""
    t = war(5, mode="none").rounds(60).turn_of(4).hand(4, "axe 3")
    for seat, region in enumerate((1, 5, 9, 11, 16)):
        t.army(seat, region, 1)
    t.hand(1, "axe 1", "axe 2", "bow 1", "bow 2", "spear 3").special("prepare").choose("fehu", "fehu")
    assert t.asked == (1, "DISCARD")
    t.choose("axe 1")
    assert t.is_over
    for seat in range(5):
        world = GAME.imagine(t.s, seat, Rng(seat))
        assert (world.top, world.count) == (t.s.top, 0)


@pytest.mark.rule("LOR-293", "LOR-151")
def test_what_gained_snorri_a_rune_happens_once() -> None:
    """If Snorri's rune is chosen after a move or Usurp, then that goes on where it was, and is not done again."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 2, 3).army(0, 5, 1).army(1, 9, 1).hero(0, 4)
    t.attributes(0, authority=2).move(2, 1)
    assert t.asked == (0, "GAIN_RUNE")
    t.choose("isa")
    assert (t.question, t.options) == ("MOVE_ARMY", {"A1 in 5", "none"})
    assert len(t.log("ARMY_MOVED")) == 1
    usurped = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 5, 1).army(1, 9, 1).hero(0, 18)
    usurped.allies(0, "niflheim").attributes(0, strength=3, authority=3).special("usurp").choose("isa")
    assert usurped.wheel_of(0) == {"usurp"}
    assert usurped.question == "REALM_BONUS"
