"""The odds of a Battle against every hand the other may hold, and against every way the cards can be played."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest

from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.games.ragnarok.seen import odds
from ninerealms.games.ragnarok.seen.odds import Ranks, Side
from ninerealms.kernel import engine
from ninerealms.kernel.rng import Rng
from tests.games.ragnarok.remembered import CAME, GONE, MIX, invented, told
from tests.games.ragnarok.scenario import Table, war

DECK = [(card["value"], card["casualties"]) for card in content.CARDS for _ in range(card["count"])]
Cards = tuple[tuple[int, int], ...]


def best_of(cards: Cards, limit: int) -> int:
    """The highest sum of any of the cards, by trying all of them."""
    return max(
        sum(value for value, _ in chosen)
        for size in range(len(cards) + 1)
        for chosen in combinations(cards, size)
        if sum(lost for _, lost in chosen) <= limit
    )


def ranks(cards: Cards) -> Ranks:
    row = [sum(value == each for value, _ in cards) for each in (1, 2, 3, 4)]
    return row[0], row[1], row[2], row[3]


@pytest.mark.rule("LOR-084")
def test_the_most_a_hand_can_reach_is_what_trying_all_cards_finds() -> None:
    """If cards are played within a casualty limit, then no choice of them adds up to more than what is counted."""
    kinds = ((1, 0), (2, 0), (3, 1), (4, 2))
    for counts in product(range(3), repeat=4):
        cards = tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
        for limit in range(8):
            assert odds.most(ranks(cards), limit) == best_of(cards, limit)


@pytest.mark.parametrize("size", [0, 1, 2, 3])
@pytest.mark.parametrize("attacks", [True, False])
def test_the_chance_is_that_of_all_hands_the_other_may_hold(size: int, attacks: bool) -> None:
    """If the other holds so many unseen cards, then the chance is the share of all deals in which I am ahead."""
    pool = tuple(DECK[::2])
    for mine, theirs, limit in ((5, 3, 1), (7, 4, 4), (4, 4, 2), (9, 1, 0)):
        deals = [theirs + best_of(hand, limit) for hand in combinations(pool, size)]
        won = sum(mine > each if attacks else mine >= each for each in deals)
        found = odds.chance_to_win(mine, attacks, Side(theirs, limit), odds.hands(ranks(pool), size))
        assert found == Fraction(won, len(deals))


def test_whoever_has_passed_reaches_no_more() -> None:
    """If the other has passed, then its cards do not matter, and ties go to the defender."""
    passed = Side(5, 9, has_passed=True)
    assert odds.chance_to_win(6, True, passed, odds.hands((4, 4, 4, 3), 4)) == 1
    assert odds.chance_to_win(5, True, passed, odds.hands((4, 4, 4, 3), 4)) == 0
    assert odds.chance_to_win(5, False, passed, odds.hands((4, 4, 4, 3), 4)) == 1


# --- the cards, played out ------------------------------------------------------------------------


def wins(s: RagnarokState, seat: int) -> bool:
    """Whether a seat can win the Battle under way against any defence, with all cards open: by trying every answer."""
    if s.kind != v.PLAY_CARD or s.top < 0:
        losers = [event[2] for event in s.events or [] if event[0] == v.BATTLE_WON]
        return losers[-1] == seat
    found = []
    for action in [s.options[k] for k in range(s.count)]:
        twin = s.copy()
        assert isinstance(twin, RagnarokState)
        twin.events = []
        engine.apply(GAME.rules, twin, action)
        found.append(wins(twin, seat))
    return any(found) if s.seat == seat else all(found)


def duel(attack: tuple[str, ...], defence: tuple[str, ...], values: tuple[int, int]) -> Table:
    """Seat 0 attacks 18 from 17; both hold cards; the defender is asked first."""
    t = war(2, mode="none").army(0, 17, values[0]).camp(1, 18, values[1])
    t.hand(0, *attack).hand(1, *defence).hero(0, 1)
    return t.attack(17, 18)


HANDS = [
    (("axe 3", "bow 1"), ("spear 2",), (3, 3)),
    (("wild 4",), ("spear 2", "axe 1"), (2, 3)),
    (("wild 4",), ("axe 1",), (1, 1)),
    (("axe 3", "wild 4"), ("bow 3", "axe 2"), (2, 2)),
    (("axe 1", "axe 2"), ("bow 3", "bow 1"), (5, 4)),
    (("bow 2",), ("spear 3", "spear 1"), (4, 1)),
]


@pytest.mark.parametrize(("attack", "defence", "values"), HANDS)
def test_who_can_reach_more_wins_whatever_the_other_does(
    attack: tuple[str, ...], defence: tuple[str, ...], values: tuple[int, int]
) -> None:
    """If all cards are open, then a side can force the Battle just when it can reach more; ties are the defender's."""
    t = duel(attack, defence, values)
    sides = [odds.side_now(t.s, side) for side in (0, 1)]
    reach = [
        each.value + odds.most(odds.ranks_of(odds.hand_of(t.s, seat)), each.limit) for seat, each in enumerate(sides)
    ]
    assert wins(t.s, 0) == (reach[0] > reach[1])
    assert wins(t.s, 1) == (reach[1] >= reach[0])


# --- out of a state -------------------------------------------------------------------------------


@pytest.mark.rule("LOR-181")
def test_only_what_a_seat_has_seen_is_taken_from_what_the_other_may_hold() -> None:
    """If cards lie in my hand, among the discards or in the Battle, then the other cannot hold them; nothing else."""
    t = duel(("axe 3", "bow 1"), ("spear 2", "wild 4"), (3, 3)).choose("spear 2")
    unseen = list(ranks(tuple(DECK)))
    for value in (3, 1, 2):
        unseen[value - 1] -= 1
    assert odds.unseen_by(t.s, 0) == tuple(unseen)


def test_the_odds_are_the_same_whatever_the_other_really_holds() -> None:
    """If the hidden cards are dealt anew, then the chance of each answer is what it was."""
    t = duel(("axe 3", "bow 1"), ("spear 2", "wild 4"), (3, 3)).choose("spear 2")
    before = [odds.of_card(t.s, 0, card) for card in (2, 6, v.NO_CARD)]
    for seed in range(5):
        world = GAME.imagine(t.s, 0, Rng(seed))
        assert isinstance(world, RagnarokState)
        assert [odds.of_card(world, 0, card) for card in (2, 6, v.NO_CARD)] == before


@pytest.mark.rule("LOR-083")
def test_a_card_and_a_pass_are_weighed_at_every_card() -> None:
    """If seat 0 has 3 and axe 3 and bow 1 against 5 and one unseen card, then each answer has its own chance."""
    t = duel(("axe 3", "bow 1"), ("spear 2", "wild 4"), (3, 3)).choose("spear 2")
    pool = list(DECK)
    for seen in ((3, 1), (1, 0), (2, 0)):
        pool.remove(seen)
    for card, reach in ((2, 7), (6, 7), (v.NO_CARD, 3)):
        won = sum(reach > 5 + best_of((each,), 3) for each in pool)
        assert odds.of_card(t.s, 0, card) == Fraction(won, len(pool))


def test_before_moving_in_the_army_and_ragnar_count() -> None:
    """If A3 would meet A3 with two cards, then the chance is that of all deals; Ragnar in that Land adds 1 for it."""
    t = war(2, mode="none").army(0, 17, 3).camp(1, 18, 3).hand(0, "axe 3").hand(1, "bow 1", "bow 1")
    t.until("MOVE_ARMY")
    pool = list(DECK)
    pool.remove((3, 1))
    deals = [3 + best_of(hand, 3) for hand in combinations(pool, 2)]
    army = next(k for k in range(6) if t.s.army_at[k] == 16)
    for bonus in (0, 1):
        t.s.hero = [0 if bonus else 3, *t.s.hero[1:]]
        t.s.hero_at = [18, *t.s.hero_at[1:]]
        won = sum(3 + bonus + 3 > each for each in deals)
        assert odds.of_move(t.s, 0, army, 17) == Fraction(won, len(deals))
    assert odds.of_move(t.s, 0, army, 15) is None


@pytest.mark.rule("UTG-043")
def test_a_sacrifice_lowers_every_enemy_army_in_the_odds() -> None:
    """If P1 of the rulebook's example keeps or gives his Giant, then the chance is that of A5 against 5 or 2."""
    t = war(2, mode="realm").army(0, 17, 3, 2).camp(1, 18, 2, 2, 1).giants({0: 17})
    t.hand(0, "bow 1").hand(1, "axe 3").hero(0, 1)
    t.move(17, 18, 3, giant=True).move(17, 18, 2).stop()
    assert t.question == "SACRIFICE"
    pool = list(DECK)
    pool.remove((1, 0))
    kept = Fraction(sum(5 + best_of((each,), 5) < 6 for each in pool), len(pool))
    given = Fraction(sum(2 + best_of((each,), 2) < 6 for each in pool), len(pool))
    assert (odds.of_sacrifice(t.s, 0, v.NO), odds.of_sacrifice(t.s, 0, v.YES)) == (kept, given)
    assert kept == 0 < given


@pytest.mark.rule("LOR-181", "LOR-122")
def test_what_a_reshuffle_told_counts_in_the_odds() -> None:
    """If the other has kept the only card no reshuffle mixed, then it is that card; without memory it may be a 3."""
    drawn = [(CAME, 1, 0), *[(CAME, 0, 1)] * 3, *[(CAME, 0, 2)] * 3]
    s = told((1, 3, 3), [*drawn, *[(GONE, 0, 1)] * 3, *[(GONE, 0, 2)] * 2, MIX, (CAME, 0, 1)], 3)
    army = next(k for k in range(6) if s.army_at[k] == 16)
    assert odds.of_move(s, 0, army, 17) == 1
    assert {held for held, _ in odds.hands_of(s, 2, 1)} == {(1, 0, 0, 0), (0, 0, 1, 0)}
    record.begin_anew(s)
    s.discard = [0] * 10
    assert odds.tried(odds.Memory(0, 1, (), s)) != (((1, 0, 0, 0), odds.SAMPLES),)


@pytest.mark.rule("LOR-181", "LOR-122")
def test_the_odds_after_a_reshuffle_are_the_same_whatever_the_others_hold() -> None:
    """If hands are dealt anew after a reshuffle, then a seat is told the same chances, also where nothing is kept."""
    story = invented((3, 3, 2, 2), 24, 3, 26)
    assert MIX in story
    s = told((3, 3, 2, 2), story, 3)
    before = [odds.hands_of(s, 0, other) for other in (1, 2)]
    for seed in range(3):
        world = GAME.imagine(s, 0, Rng(seed))
        assert isinstance(world, RagnarokState)
        odds.tried.cache_clear()
        assert [odds.hands_of(world, 0, other) for other in (1, 2)] == before


# --- to the letter --------------------------------------------------------------------------------


@pytest.mark.rule("LOR-085")
def test_ties_are_the_defenders() -> None:
    """If both sides come to the same, then the defender is ahead, and the attacker is not."""
    assert [odds.is_ahead(mine, attacks, 5) for attacks in (True, False) for mine in (4, 5, 6)] == [
        *(False, False, True),
        *(False, True, True),
    ]


@pytest.mark.rule("LOR-181")
def test_a_seat_has_seen_all_but_what_others_drew() -> None:
    """If a card left a hand or the deck was mixed, then all have seen it; a card that came only its owner has."""
    came = record.CAME + CARDS + 3  # seat 1 drew a card
    entries = (record.LEFT, record.LEFT + 2 * CARDS + 3, record.CAME, came, record.MIXED)
    assert [[odds.is_seen(seat, entry) for entry in entries] for seat in (0, 1, 2)] == [
        [True, True, True, False, True],
        [True, True, False, True, True],
        [True, True, False, False, True],
    ]


@pytest.mark.rule("LOR-181")
def test_discards_are_seen_and_what_one_drew_is_remembered() -> None:
    """If cards are discarded, then the other cannot hold them; after a reshuffle it counts what one holds oneself."""
    t = war(2, mode="none").army(0, 17, 3).camp(1, 18, 3).discards("axe 1", "wild 4").hand(0, "bow 2")
    unseen = list(ranks(tuple(DECK)))
    for value in (1, 4, 2):
        unseen[value - 1] -= 1
    assert odds.unseen_by(t.s, 0) == tuple(unseen)
    played = [(CAME, 0, 0), (CAME, 0, 1), (GONE, 0, 0), (GONE, 0, 1), MIX]
    tables = [told((1, 1), [*played, (CAME, 0, card), (CAME, 1, 1 - card)], 2) for card in (0, 1)]
    assert [{held for held, _ in odds.hands_of(s, 0, 1)} for s in tables] == [{(0, 1, 0, 0)}, {(1, 0, 0, 0)}]


def ragnar(defenders: tuple[int, ...], attackers: tuple[int, ...] = (3, 1), giant: int = 1) -> Table:
    """Ragnar attacks in his Land from 17 to 18, where a Giant may be given."""
    t = war(2, mode="realm", heroes="ragnar,aslaug").army(0, 17, *attackers).camp(1, 18, *defenders).hero(0, 18)
    t.giants({giant: 18 if giant else 17}).hand(0, "bow 1").hand(1, "axe 3")
    for n, value in enumerate(attackers):
        t.move(17, 18, value if len(attackers) - n > 1 else None, giant=True if giant == 0 and n == 0 else None)
    assert t.stop().asked == (giant, "SACRIFICE")
    return t


def one_unseen(seen: tuple[int, int]) -> list[Cards]:
    pool = list(DECK)
    pool.remove(seen)
    return [(each,) for each in pool]


@pytest.mark.rule("UTG-043", "LOR-291")
@pytest.mark.parametrize("defenders", [(1, 1), (2, 2)])
def test_a_defender_weighs_his_giant_against_ragnars_armies(defenders: tuple[int, ...]) -> None:
    """If the defender gives his Giant, then Ragnar's A1 is gone, and its bonus too; he keeps both otherwise."""
    t = ragnar(defenders)
    mine, cards = sum(defenders) + 3, one_unseen((3, 1))
    kept = Fraction(sum(mine >= 6 + best_of(each, 4) for each in cards), len(cards))
    given = Fraction(sum(mine >= 3 + best_of(each, 2) for each in cards), len(cards))
    assert (odds.of_sacrifice(t.s, 1, v.NO), odds.of_sacrifice(t.s, 1, v.YES)) == (kept, given)


@pytest.mark.rule("UTG-045", "LOR-291")
def test_where_no_battle_follows_there_is_no_chance() -> None:
    """If a Giant destroys all the other has, then no Battle is weighed; if it is kept, one is."""
    t = ragnar((2, 2), (1,))
    cards = one_unseen((3, 1))
    assert odds.of_sacrifice(t.s, 1, v.YES) is None
    assert odds.of_sacrifice(t.s, 1, v.NO) == Fraction(sum(2 + best_of(each, 1) <= 7 for each in cards), len(cards))


@pytest.mark.rule("UTG-043", "LOR-291")
def test_ragnars_bonus_counts_when_he_weighs_his_own_giant() -> None:
    """If Ragnar with A3 and a card of 1 meets A3, then his bonus of 1 counts, whether he gives his Giant or not."""
    t = ragnar((3,), (3,), giant=0)
    cards = one_unseen((1, 0))
    kept, given = (
        Fraction(sum(3 - blow + best_of(each, 3 - blow) < 5 for each in cards), len(cards)) for blow in (0, 1)
    )
    assert (odds.of_sacrifice(t.s, 0, v.NO), odds.of_sacrifice(t.s, 0, v.YES)) == (kept, given)
    assert 0 < kept < given


@pytest.mark.rule("LOR-082", "LOR-084", "LOR-161")
def test_a_side_is_what_it_has_laid_and_may_still_lay() -> None:
    """If cards were laid and one has passed, then each side has its value and what it may still play."""
    t = war(2, mode="none", heroes="ragnar,aslaug").army(0, 17, 3).camp(1, 18, 3).hero(0, 18)
    t.hand(0, "axe 3", "bow 3", "axe 1").hand(1, "spear 3", "bow 1").attack(17, 18)
    t.choose("spear 3", "axe 3", "pass")
    assert [odds.side_now(t.s, side) for side in (0, 1)] == [Side(7, 2), Side(6, 2, has_passed=True)]


@pytest.mark.rule("LOR-083", "LOR-084")
def test_a_defender_weighs_his_cards_within_his_casualties() -> None:
    """If A1 with two cards of 3 defends, then one of them is all he can play, and so it is weighed."""
    t = war(2, mode="none").army(0, 17, 2).camp(1, 18, 1).hero(0, 1).hand(0, "bow 1").hand(1, "axe 3", "bow 3")
    t.attack(17, 18)
    pool = list(DECK)
    for _ in range(2):
        pool.remove((3, 1))
    for card, reach in ((2, 4), (v.NO_CARD, 1)):
        won = sum(reach >= 2 + best_of((each,), 2) for each in pool)
        assert odds.of_card(t.s, 1, card) == Fraction(won, len(pool))


def test_an_army_of_one_may_lose() -> None:
    """If A1 would meet A3, then its chance is that of its cards, none without them."""
    t = war(2, mode="none").army(0, 17, 1).camp(1, 18, 3).hand(1, "bow 1").hero(0, 1).until("MOVE_ARMY")
    assert odds.of_move(t.s, 0, 0, 17) == 0


@pytest.mark.rule("LOR-291")
def test_ragnar_has_no_bonus_where_he_defends() -> None:
    """If Ragnar defends in his Land, then his Armies count as they are, before a move and before a Giant is given."""
    t = war(2, mode="realm", heroes="aslaug,ragnar").army(0, 17, 3).camp(1, 18, 3).giants({1: 18}).hero(1, 18)
    t.hand(0, "bow 1").until("MOVE_ARMY")
    assert odds.of_move(t.s, 0, 0, 17) == 1
    t.attack(17, 18)
    assert t.asked == (1, "SACRIFICE")
    assert odds.of_sacrifice(t.s, 1, v.NO) == 0
