"""What a reshuffle has told of hidden hands is imagined as long as it is remembered, in its right proportions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import ninerealms as nr
from ninerealms.games.ragnarok import GAME
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules.state import CARDS, RECORD, RagnarokState
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.seating import chooser
from tests.contract.leak import check_now, check_step
from tests.games.ragnarok.remembered import (
    CAME,
    GONE,
    MIX,
    Chances,
    Counts,
    Event,
    Hands,
    deviation,
    hands_of,
    invented,
    posterior,
    told,
)
from tests.games.ragnarok.scenario import war

DEALS = 1500
DECK = (3, 3, 2, 2)
# Nobody knows the third seat's axe 1: held since before the reshuffle, or drawn since.
AMBIGUOUS: list[Event] = [
    *((CAME, 0, 0), (CAME, 1, 0), (CAME, 1, 1), (CAME, 2, 0), (CAME, 2, 2), (CAME, 0, 3)),
    *((GONE, 0, 0), (GONE, 1, 1), (CAME, 0, 1), (CAME, 1, 1), (CAME, 0, 2), (CAME, 0, 3)),
    *((GONE, 0, 1), (GONE, 0, 2), (GONE, 0, 3), MIX),
    *((CAME, 2, 0), (CAME, 1, 1), (GONE, 2, 0), (CAME, 2, 1)),
]


def dealt(s: RagnarokState, seat: int, kinds: int, seed: int = 1) -> Counter[Hands]:
    """Hands in imagined worlds."""
    rng = Rng(seed)
    return Counter(hands_of(GAME.imagine(s, seat, rng), kinds) for _ in range(DEALS))


def check(met: Counter[Hands], chances: Chances) -> None:
    """As often as they should come, and nothing that cannot be."""
    assert set(met) <= set(chances)
    found, freedom = deviation(met, chances)
    assert found <= freedom + 5 * (2 * freedom) ** 0.5


# --- proportions --------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize("seat", [0, 1, 2, nr.NOBODY])
def test_what_could_be_either_of_two_equal_cards_is_so_as_often_as_it_should_be(seat: int) -> None:
    """If a card was played that may have been held since the reshuffle or drawn since, then hands weigh both."""
    check(dealt(told(DECK, AMBIGUOUS, 3), seat, len(DECK)), posterior(DECK, AMBIGUOUS, 3, seat))


STORIES: list[tuple[Counts, int, int]] = [
    *(((3, 3, 2, 2), seed, events) for seed, events in ((16, 17), (16, 20), (24, 26), (15, 20), (29, 26))),
    *(((4, 3, 3), seed, events) for seed, events in ((20, 26), (29, 26))),
    *(((3, 2, 2, 1), seed, events) for seed, events in ((17, 17), (24, 26))),
]


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize(("deck", "seed", "events"), STORIES)
def test_imagined_hands_come_as_often_as_all_tables_together_say(deck: Counts, seed: int, events: int) -> None:
    """If cards were drawn, played and mixed, then hands come as often as all tables that may be have them."""
    story = invented(deck, seed, 3, events)
    assert 0 < story.count(MIX) <= record.REMEMBERED
    s = told(deck, story, 3)
    for seat in (0, nr.NOBODY):
        check(dealt(s, seat, len(deck)), posterior(deck, story, 3, seat))


@pytest.mark.rule("LOR-122", "LOR-181")
def test_who_forgets_the_reshuffle_is_noticed() -> None:
    """If the unseen cards were dealt as if there had been no reshuffle, then hands come that cannot be."""
    s = told(DECK, AMBIGUOUS, 3)
    record.begin_anew(s)
    chances = posterior(DECK, AMBIGUOUS, 3, 0)
    assert set(dealt(s, 0, len(DECK))) - set(chances)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_who_takes_every_hand_for_as_likely_is_noticed() -> None:
    """If hands that can be were all as likely, then the same measure says so."""
    chances = posterior(DECK, AMBIGUOUS, 3, nr.NOBODY)
    even = {hands: Fraction(1, len(chances)) for hands in chances}
    met = dealt(told(DECK, AMBIGUOUS, 3), nr.NOBODY, len(DECK))
    found, freedom = deviation(met, even)
    assert found > freedom + 5 * (2 * freedom) ** 0.5


# --- what is certain ----------------------------------------------------------------------------------


@pytest.mark.rule("LOR-122", "LOR-181")
def test_what_was_reshuffled_is_in_the_deck_and_what_was_held_is_not() -> None:
    """If nobody has drawn since a reshuffle but one card, then the deck is what was mixed, less one of its cards."""
    story = [(CAME, seat, card) for seat, card in ((0, 0), (1, 1), (1, 2), (0, 1), (0, 3), (1, 0))]
    story += [(GONE, 0, 0), (GONE, 0, 1), (CAME, 1, 3), (CAME, 0, 0), (CAME, 0, 1), (CAME, 0, 2), (GONE, 0, 3)]
    s = told(DECK, [*story, MIX, (CAME, 1, 0)], 2)
    rng = Rng(5)
    for _ in range(100):
        world = GAME.imagine(s, 0, rng)
        assert isinstance(world, RagnarokState)
        mixed = [1, 1, 0, 1]
        drawn = [count - left for count, left in zip(mixed, list(world.deck), strict=False)]
        assert sorted(drawn) == [0, 0, 0, 1]
        held = [card - new for card, new in zip(hands_of(world, 4)[1], drawn, strict=True)]
        assert held == [1, 1, 1, 1]


# Both others hold the second kind when the deck is mixed; then seat 2 plays it and draws one of the first.
KEPT: list[Event] = [
    *((CAME, 1, 1), (CAME, 2, 1), *[(CAME, 0, 0)] * 4, *[(GONE, 0, 0)] * 4, MIX),
    *((CAME, 2, 0), (GONE, 2, 1), *[(CAME, 0, 0)] * 3, *[(GONE, 0, 0)] * 3, MIX),
]


@pytest.mark.rule("LOR-122", "LOR-181")
def test_a_card_held_through_two_reshuffles_is_none_that_the_first_of_them_mixed() -> None:
    """If a card is kept through two reshuffles, then it is what it must be; after a third, what was held before."""
    s = told((4, 2), KEPT, 3)
    assert set(dealt(s, 0, 2)) == {((0, 0), (0, 1), (1, 0))}
    again = [(CAME, 0, 1), *[(CAME, 0, 0)] * 3, (GONE, 0, 1), *[(GONE, 0, 0)] * 3, MIX, (CAME, 0, 0)]
    longer = told((4, 2), [*KEPT, *again], 3)
    assert set(dealt(longer, 0, 2)) == {((1, 0), (0, 1), (1, 0)), ((1, 0), (1, 0), (0, 1))}


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize(("deck", "seed", "events"), [((3, 2, 2, 1), 38, 17), ((2, 2, 2), 5, 40), ((2, 2, 2), 8, 44)])
def test_of_what_was_before_the_last_two_reshuffles_the_hands_are_left(deck: Counts, seed: int, events: int) -> None:
    """If cards were mixed three times or more, then all is imagined from the hands at the last reshuffle but one."""
    story = invented(deck, seed, 3, events)
    mixed = [n for n, event in enumerate(story) if event == MIX]
    assert len(mixed) > record.REMEMBERED
    before, after = story[: mixed[-record.REMEMBERED]], story[mixed[-record.REMEMBERED] :]
    s = told(deck, before, 3)
    held = hands_of(s, len(deck))
    begun = [(CAME, seat, card) for seat in range(3) for card in range(len(deck)) for _ in range(held[seat][card])]
    union = tuple(sum(hand[card] for hand in held) for card in range(len(deck)))
    discards = tuple(list(s.discard)[: len(deck)])
    full = told(deck, story, 3)
    for seat in (0, nr.NOBODY):
        check(dealt(full, seat, len(deck)), posterior(union, [*begun, *after], 3, seat, discards))


# Five players, two reshuffles: a story told from the beginning on at random seldom comes to its end.
SELDOM = [
    *(50, 50, 56, 57, 62, 70, 70, 71, 84, 86, 89, 91, 92, 93, 99, 100, 73, 71, 20, 21, 23, 86, 67, 87, 36, 66, 52, 7),
    *(81, 83, 36, 34, 58, 0, 84, 84, 88, 89, 88, 38, 31, 34, 34, 38, 53, 3, 65, 37, 15, 16, 12, 84, 55, 2, 87, 85, 17),
    *(35, 34, 100, 50, 8, 75, 95, 41, 68, 43, 49, 45, 21, 42, 20, 25, 83, 86, 33, 36, 54, 4, 18, 5, 0, 6, 87, 87, 83),
    *(86, 0, 36, 39, 33, 33, 94, 44, 50, 0),
]
SELDOM_DECK = [0, 2, 2, 0, 2, 0, 1, 1, 1, 0]


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize("seat", [nr.NOBODY, 0, 1, 2, 3, 4])
def test_a_story_that_cannot_go_on_is_told_otherwise(seat: int) -> None:
    """If equal cards leave few stories that can be, then one of them is found, and nothing is forgotten."""
    s = war(5, mode="none").army(0, 17, 1).army(1, 18, 1).s
    held = [0] * record.HANDS
    for entry in SELDOM:
        if entry < record.MIXED:
            held[entry % record.HANDS] += 1 if entry >= record.CAME else -1
    s.hand, s.deck, s.discard = held, SELDOM_DECK, [0] * CARDS
    s.record, s.recorded = [*SELDOM, *[0] * (RECORD - len(SELDOM))], len(SELDOM)
    assert record.agrees(s)
    for seed in range(6):
        world = GAME.imagine(s, seat, Rng(seed))
        assert isinstance(world, RagnarokState)
        assert world.recorded == len(SELDOM)
        assert record.agrees(world)
        assert min(world.hand) >= 0


# --- the record ---------------------------------------------------------------------------------------


def count_reshuffles(table: Match) -> int:
    return sum(line.event[0] == v.RESHUFFLED for line in table.told)


def games(seeds: range, players: int) -> list[Match]:
    """Random games in which the deck was mixed twice, as far as that."""
    found = []
    for seed in seeds:
        table, rng = Match(GAME, players, seed, {"heroes": "dealt"}), chooser(seed)
        while table.decision is not None and count_reshuffles(table) < 2:
            table.submit(table.decision.options[rng.below(len(table.decision.options), DICE)])
        if table.decision is not None:
            found.append(table)
    return found


@pytest.mark.rule("LOR-122", "LOR-181")
def test_the_record_has_every_hand_in_whole_games() -> None:
    """If a game is played at random, then the record gives all hands at every question, also in imagined worlds."""
    table, rng = Match(GAME, 5, 3, {"heroes": "dealt"}), chooser(3)
    mixed = 0
    while table.decision is not None and mixed < 3:
        s = table.state
        assert isinstance(s, RagnarokState)
        assert record.agrees(s)
        world = GAME.imagine(s, table.step % 5, rng)
        assert isinstance(world, RagnarokState)
        assert record.agrees(world)
        assert GAME.census(world) == GAME.census(s)
        mixed = count_reshuffles(table)
        assert record.count_mixed(s) == min(mixed, record.REMEMBERED)
        table.submit(table.decision.options[rng.below(len(table.decision.options), DICE)])
    assert mixed == 3


@pytest.mark.rule("LOR-122", "LOR-181")
def test_what_was_forgotten_is_nowhere() -> None:
    """If a reshuffle is forgotten, then nothing of it is left behind the record, nor in what a seat imagines."""
    table, rng = Match(GAME, 5, 3, {"heroes": "dealt"}), chooser(3)
    while table.decision is not None and count_reshuffles(table) <= record.REMEMBERED:
        table.submit(table.decision.options[rng.below(len(table.decision.options), DICE)])
    for s in (table.state, GAME.imagine(table.state, 0, rng)):
        assert isinstance(s, RagnarokState)
        assert 0 < s.recorded < RECORD
        assert not any(list(s.record)[s.recorded :])


@pytest.mark.rule("LOR-181")
def test_nothing_shows_after_reshuffles_either() -> None:
    """If hands and what was drawn are dealt anew after two reshuffles, then no other seat can tell, before or after."""
    found = games(range(4, 8), 5)
    assert len(found) > 1
    for table in found:
        assert table.decision is not None
        rng = Rng(table.step)
        assert table.decision is not None
        rng = Rng(table.step)
        for seat in (0, 1, 2, 3, 4, nr.TEAM):
            check_now(table, seat, rng)
            check_step(table, table.decision.options[0], seat, rng)


@pytest.mark.rule("LOR-181")
def test_the_record_shows_a_seat_no_more_than_it_saw() -> None:
    """If a seat imagines, then in the record all that others drew is dealt anew, and nothing else is."""
    s = told(DECK, AMBIGUOUS, 3)
    for seat in range(3):
        seen: list[set[int]] = [set() for _ in range(s.recorded)]
        rng = Rng(seat)
        for _ in range(200):
            world = GAME.imagine(s, seat, rng)
            assert isinstance(world, RagnarokState)
            assert world.recorded == s.recorded
            for place, entry in enumerate(list(world.record)[: s.recorded]):
                seen[place].add(entry)
        for place, entry in enumerate(list(s.record)[: s.recorded]):
            is_open = entry == record.MIXED or entry < record.CAME or (entry - record.CAME) // CARDS == seat
            assert seen[place] == {entry} if is_open else (entry in seen[place] and len(seen[place]) > 1)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_a_record_that_is_full_begins_anew() -> None:
    """If there were more entries than three decks can make, then it begins with the hands as they are."""
    s = told(DECK, [(CAME, 0, 0), (CAME, 1, 1)], 2)
    while s.recorded < RECORD:
        record.note(s, record.LEFT + 1)
    record.note(s, record.LEFT + 1)
    assert list(s.record) == [record.CAME, record.CAME + CARDS + 1, *[0] * (RECORD - 2)]


@pytest.mark.rule("LOR-181")
def test_a_table_laid_by_hand_is_imagined_without_memory() -> None:
    """If somebody has put other cards into a hand, then the record is not believed."""
    s = told(DECK, AMBIGUOUS, 3)
    s.hand = [count + (card == CARDS) for card, count in enumerate(s.hand)]
    s.deck = [count - (card == 0) for card, count in enumerate(s.deck)]
    world = GAME.imagine(s, 0, Rng(1))
    assert isinstance(world, RagnarokState)
    assert [sum(hand) for hand in hands_of(world, 4)] == [sum(hand) for hand in hands_of(s, 4)]
    assert record.count_mixed(world) == 0
    assert record.agrees(world)
