"""What a seat imagines of the record of cards, step by step, with every draw of the lot said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.ragnarok.rules.imagined import CHANGES, MENDS, NONE, TRIES, Reading, Story, redeal
from ninerealms.games.ragnarok.rules.record import CAME, LEFT, MIXED
from ninerealms.games.ragnarok.rules.state import CARDS, RECORD, SEATS, RagnarokState
from ninerealms.kernel.rng import DRAW, Rng, seeded

FIRST, SECOND = CARDS, 2 * CARDS  # entries of seats 1 and 2; seat 0 imagines


def table(deck: dict[int, int], *entries: int) -> RagnarokState:
    """Three players, these cards in the deck, and this record."""
    s = RagnarokState()
    s.players = 3
    s.deck = [deck.get(card, 0) for card in range(CARDS)]
    s.record, s.recorded = [*entries, *[0] * (RECORD - len(entries))], len(entries)
    return s


def lots(*results: int) -> Rng:
    """What is drawn, and nothing else."""
    rng = Rng(0)
    rng.load(DRAW, list(results))
    rng.demand()
    return rng


def told(s: RagnarokState, *results: int) -> Story:
    """A first story, with all that is drawn for it."""
    story, rng = Story(s, 0), lots(*results)
    assert story.tell(rng)
    assert rng.loaded == [[], []]
    return story


def left(reading: Reading, pool: int) -> dict[int, int]:
    """The cards that are left of a pool; their number is known."""
    row = list(reading.left)[pool * CARDS : (pool + 1) * CARDS]
    assert sum(row) == reading.size[pool]
    return {card: count for card, count in enumerate(row) if count}


def pairs(story: Story) -> dict[int, int]:
    """With which card that came each card that was played went; both say so, and no other does."""
    found = {gone: story.match[gone] for gone in list(story.gone)[: story.plays]}
    noted = {place: other for place, other in enumerate(story.match) if other != NONE and place < story.s.recorded}
    assert noted == found | {came: gone for gone, came in found.items()}
    return found


def changes(story: Story, plays: int, *results: int) -> int:
    """Another story, with all that is drawn for it."""
    rng = lots(*results)
    came = story.change(plays, rng)
    assert rng.loaded == [[], []]
    return came


def exchanges(story: Story, *results: int) -> int:
    rng = lots(*results)
    came = story.exchange(story.plays, rng)
    assert rng.loaded == [[], []]
    return came


def sides(step: Callable[[Rng], int], *results: int) -> int:
    """Of how many the next is drawn, after these."""
    with pytest.raises(ChanceNeeded) as needed:
        step(lots(*results))
    return needed.value.sides


def hold(s: RagnarokState, *cards: int) -> RagnarokState:
    """These cards are in hands, and no others."""
    s.hand = [cards.count(card) for card in range(SEATS * CARDS)]
    return s


def dealt(s: RagnarokState, *results: int) -> tuple[list[int], list[int], list[int]]:
    """Hands, deck and record after all cards were dealt anew, with all that is drawn for it."""
    rng = lots(*results)
    redeal(s, 0, rng)
    assert rng.loaded == [[], []]
    hands, deck = ([card for card, count in enumerate(row) for _ in range(count)] for row in (s.hand, s.deck))
    return hands, deck, list(s.record)[: s.recorded]


# --- what is read ---------------------------------------------------------------------------------------

MIXED_ONCE = (CAME + 1, *[CAME + FIRST + 2] * 2, LEFT + FIRST + 2, LEFT + 1)
MIXED_ONCE += (MIXED, CAME + SECOND + 3, CAME + 4, LEFT + SECOND + 3)


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize(
    ("seat", "pools", "gone", "came", "first"),
    [
        (0, ({2: 2}, {3: 2, 5: 2}), [3, 8], [1, 2, 6], [0, 0, 2, 3]),
        (1, ({1: 1}, {3: 2, 4: 1, 5: 2}), [4, 8], [0, 7, 6], [0, 2, 2, 3]),
        (2, ({1: 1, 2: 2}, {3: 1, 4: 1, 5: 2}), [3, 4], [0, 7, 1, 2], [0, 2, 4, 4]),
        (-1, ({1: 1, 2: 2}, {3: 2, 4: 1, 5: 2}), [3, 4, 8], [0, 7, 1, 2, 6], [0, 2, 4, 5]),
    ],
)
def test_a_seat_reads_what_others_drew_and_played(
    seat: int, pools: tuple[dict[int, int], ...], gone: list[int], came: list[int], first: list[int]
) -> None:
    """If the record is read, once or again, then pools have what others drew and the deck, and who drew is known."""
    reading = Reading(table({3: 1, 5: 2}, *MIXED_ONCE), seat)
    for _ in range(2):
        assert reading.read() == len(came)
        assert reading.pools == 2
        assert tuple(left(reading, pool) for pool in range(3)) == (*pools, {})
        assert list(reading.gone)[: reading.plays] == gone
        assert (list(reading.came)[: len(came)], list(reading.first)[:4]) == (came, first)
        assert [reading.pool[place] for place in came] == [int(place > 5) for place in came]
    assert (reading.card_at(8), reading.seat_at(8)) == (3, 2)
    assert len(reading.first) == SEATS + 1


@pytest.mark.rule("LOR-122", "LOR-181")
def test_the_first_kind_of_each_seat_is_read_as_its_own() -> None:
    """If cards of the first kind came to all seats, and the deck was mixed twice, then each has its seat and pool."""
    reading = Reading(table({0: 1, 9: 1}, CAME + SECOND, MIXED, CAME + FIRST, MIXED, CAME), -1)
    assert reading.read() == 3
    assert (list(reading.came)[:3], list(reading.first)[:4]) == ([4, 2, 0], [0, 1, 2, 3])
    assert [left(reading, pool) for pool in range(3)] == [{0: 1}, {0: 1}, {0: 2, 9: 1}]


@pytest.mark.rule("LOR-181")
def test_any_card_of_a_pool_is_drawn_and_is_gone() -> None:
    """If a pool has two cards of each of two kinds, then the first two of the lot are of one, the others not."""
    reading = Reading(table({3: 1, 5: 2}, *MIXED_ONCE), 0)
    reading.read()
    assert [reading.draw(1, lots(nth)) for nth in (0, 2, 1, 0)] == [3, 5, 5, 3]
    assert (left(reading, 0), left(reading, 1)) == ({2: 2}, {})
    with pytest.raises(RuntimeError, match=r"^a pool is too small$"):
        reading.draw(1, Rng(0))


# --- a first story --------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-181")
def test_in_a_single_pool_a_card_goes_with_the_first_that_is_free() -> None:
    """If there is one pool, then no lot is drawn: every card goes with the oldest that came before it and is free."""
    s = table({}, CAME + FIRST + 2, CAME + FIRST + 3, LEFT + FIRST + 2, CAME + FIRST + 4, LEFT + FIRST + 3)
    story = told(s)
    assert pairs(story) == {2: 0, 4: 1}
    assert left(story, 0) == {4: 1}


@pytest.mark.rule("LOR-181")
def test_a_story_breaks_off_where_a_card_has_no_source() -> None:
    """If a card was played that no pool has, or before it came, then no story can be told."""
    for entries in (
        (CAME + FIRST + 2, LEFT + FIRST + 3),
        (LEFT + FIRST + 2, CAME + FIRST + 2),
        (CAME + SECOND + 2, LEFT + FIRST + 2),
    ):
        assert not Story(table({}, *entries), 0).tell(lots())


@pytest.mark.rule("LOR-181")
def test_a_story_that_cannot_go_on_is_told_otherwise_a_thousand_times() -> None:
    """If one more card was played than came, then a change and an exchange are tried a thousand times, in vain."""
    rng = lots(*[0] * (4 * MENDS))
    assert not Story(table({}, CAME + FIRST + 2, LEFT + FIRST + 2, LEFT + FIRST + 3), 0).tell(rng)
    assert rng.loaded == [[], []]


TWO_POOLS = (CAME + FIRST + 2, CAME + SECOND + 3, MIXED, CAME + FIRST + 2, LEFT + FIRST + 2)


@pytest.mark.rule("LOR-122", "LOR-181")
@pytest.mark.parametrize(("lot", "source"), [(666, 3), (667, 0), (0, 3), (1167, 0)])
def test_a_source_is_drawn_by_how_likely_its_pool_gives_the_card(lot: int, source: int) -> None:
    """If one of two cards of one pool and two of three of the next are alike, then they weigh 501 and 667."""
    story = told(table({2: 1, 6: 1}, *TWO_POOLS), 500, lot)
    assert pairs(story) == {4: source}
    assert left(story, 0) == ({3: 1} if source == 0 else {2: 1, 3: 1})
    assert left(story, 1) == ({2: 1, 6: 1} if source == 3 else {2: 2, 6: 1})


# --- other stories --------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-181")
def test_in_a_pool_cards_change_places_as_far_as_they_had_come() -> None:
    """If another source is drawn, then two plays change theirs, or one takes a free one; never one that came later."""
    entries = (CAME + SECOND + 2, CAME + SECOND + 3, LEFT + SECOND + 2, CAME + SECOND + 4, LEFT + SECOND + 3)
    story = told(table({}, *(CAME + FIRST + 7, CAME + FIRST + 8), *entries))
    assert pairs(story) == {4: 2, 6: 3}
    assert changes(story, 2, 0, 2) == changes(story, 2, 0, 0) == NONE
    assert pairs(story) == {4: 2, 6: 3}
    assert changes(story, 1, 0, 1) == 3
    assert pairs(story) == {4: 3, 6: 2}
    assert changes(story, 2, 1, 2) == 5
    assert pairs(story) == {4: 3, 6: 5}
    assert changes(story, 2, 1, 1) == NONE
    assert pairs(story) == {4: 3, 6: 5}


ONE_LEFT = (CAME + FIRST + 3, CAME + SECOND + 2, MIXED, CAME + SECOND + 2, LEFT + SECOND + 2)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_a_card_changes_its_pool_as_often_as_that_is_likely() -> None:
    """If the other pool has the card half as often, then one lot of two lets it go there, and it comes back freely."""
    story = told(table({6: 3}, *ONE_LEFT), 0, 251)
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 1}, {3: 1}, {2: 1, 6: 3})
    assert changes(story, 1, 0, 1, 2) == NONE
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 1}, {3: 1}, {2: 1, 6: 3})
    assert changes(story, 1, 0, 1, 1) == 3
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 3}, {2: 1, 3: 1}, {6: 3})
    assert changes(story, 1, 0, 0) == 1
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 1}, {3: 1}, {2: 1, 6: 3})


def both(second: int) -> RagnarokState:
    """Seat 2 played a 2 and another card, with one of either pool."""
    entries = (CAME + FIRST + 6, CAME + SECOND + 2, MIXED, CAME + SECOND + 2, LEFT + SECOND + 2, LEFT + SECOND + second)
    return table({2: 1, 6: 3}, *entries)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_two_cards_change_their_pools_as_often_as_that_is_likely() -> None:
    """If two plays change their sources, then both kinds are weighed; two alike change freely, and pools stay."""
    story = told(both(6), 0, 401, 0)
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 1, 5: 3}, {6: 1}, {2: 2, 6: 2})
    assert changes(story, 2, 0, 1, 2) == NONE
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 1, 5: 3}, {6: 1}, {2: 2, 6: 2})
    assert changes(story, 2, 0, 1, 1) == 3
    assert (pairs(story), left(story, 0), left(story, 1)) == ({4: 3, 5: 1}, {2: 1}, {2: 1, 6: 3})
    alike = told(both(2), 0, 401, 0)
    assert (pairs(alike), left(alike, 0), left(alike, 1)) == ({4: 1, 5: 3}, {6: 1}, {2: 1, 6: 3})
    assert changes(alike, 2, 0, 1) == 3
    assert (pairs(alike), left(alike, 0), left(alike, 1)) == ({4: 3, 5: 1}, {6: 1}, {2: 1, 6: 3})
    assert exchanges(alike, 0, 1) == NONE
    assert pairs(alike) == {4: 3, 5: 1}


def of_two_seats(card: int, *, has_more: bool = True) -> RagnarokState:
    """Seat 1 played a 2, and seat 2 this card; seat 1 drew another one after the reshuffle, or did not."""
    before = (CAME + FIRST + 2, CAME + FIRST + 8, CAME + SECOND + 5, MIXED)
    after = (CAME + (FIRST if has_more else 0) + 4, CAME + SECOND + 2)
    return table({4: 1, 7: 1}, *before, *after, LEFT + FIRST + 2, LEFT + SECOND + card, CAME + FIRST + 9)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_equal_cards_of_two_seats_change_their_pools_by_the_ways_there_are() -> None:
    """If two ways lead back and one there, then one lot of two lets it happen; back it goes freely, either way."""
    story = told(of_two_seats(2), 0, 334, 334, 0)
    assert (pairs(story), left(story, 0)) == ({6: 0, 7: 5}, {5: 1, 8: 1})
    assert exchanges(story, 0, 1, 1) == exchanges(story, 0, 0) == NONE
    assert pairs(story) == {6: 0, 7: 5}
    assert exchanges(story, 0, 1, 0, 0, 0) == 2
    assert pairs(story) == {6: 4, 7: 2}
    assert exchanges(story, 1, 0, 0, 1) == 1
    assert pairs(story) == {6: 1, 7: 5}
    assert left(story, 0) == {5: 1, 8: 1}


@pytest.mark.rule("LOR-122", "LOR-181")
def test_other_cards_of_two_seats_or_those_without_a_way_keep_their_pools() -> None:
    """If two cards are different, or a seat has nothing free of the other pool, then they keep theirs."""
    other = told(of_two_seats(4), 0, 334, 334, 0)
    assert exchanges(other, 0, 1) == exchanges(other, 1, 0) == NONE
    bound = told(of_two_seats(2, has_more=False), 0, 334, 0)
    assert exchanges(bound, 0, 1) == exchanges(bound, 1, 0) == NONE
    assert (pairs(other), pairs(bound)) == ({6: 0, 7: 5}, {6: 0, 7: 5})


@pytest.mark.rule("LOR-122", "LOR-181")
def test_a_lot_is_drawn_of_all_that_is_weighed() -> None:
    """If a source, another source, another pool or an exchange is drawn for, then of all weights, cards or ways."""
    first = Story(table({2: 1, 6: 1}, *TWO_POOLS), 0)
    assert (sides(first.tell), sides(first.tell, 500)) == (501, 501 + 667)
    alone = told(table({6: 3}, *ONE_LEFT), 0, 251)
    change = partial(alone.change, 1)
    assert (sides(change), sides(change, 0), sides(change, 0, 1)) == (1, 2, 4)
    change = partial(told(both(6), 0, 401, 0).change, 2)
    assert (sides(change), sides(change, 0), sides(change, 0, 1)) == (2, 2, 3)
    exchange = partial(told(of_two_seats(2), 0, 334, 334, 0).exchange, 2)
    assert (sides(exchange), sides(exchange, 0), sides(exchange, 0, 1)) == (2, 2, 2)


@pytest.mark.rule("LOR-122", "LOR-181")
def test_what_is_as_likely_goes_without_a_lot() -> None:
    """If a card is as likely of the other pool, or as many ways lead there as back, then nothing is weighed."""
    story = told(table({6: 1}, *ONE_LEFT), 0, 501)
    assert pairs(story) == {4: 1}
    assert [changes(story, 1, 0, 1), changes(story, 1, 0, 0)] == [3, 1]
    entries = (CAME + FIRST + 2, CAME + SECOND + 5, MIXED, CAME + FIRST + 4, CAME + SECOND + 2)
    seats = told(table({4: 1, 7: 1}, *entries, LEFT + FIRST + 2, LEFT + SECOND + 2), 0, 251, 0)
    assert pairs(seats) == {5: 0, 6: 4}
    assert exchanges(seats, 0, 1, 0, 0) == 1
    assert pairs(seats) == {5: 3, 6: 1}


@pytest.mark.rule("LOR-181")
def test_no_card_is_drawn_where_none_was_counted() -> None:
    """If a player held no free card of a pool, then the count says so, and none is made up."""
    story = told(table({}, CAME + FIRST + 2, LEFT + FIRST + 2))
    assert story.count_free(1, 0) == 0
    with pytest.raises(RuntimeError, match=r"^what was counted is not there$"):
        story.nth_free(1, 0, Rng(0))


# --- the end --------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-181")
def test_what_is_dealt_is_hands_record_and_deck() -> None:
    """If a story is told, then what was not played is drawn of its pool, and what is left is the deck; none is own."""
    entries = (CAME + 1, CAME + FIRST + 2, CAME + FIRST + 3, CAME + SECOND + 4, LEFT + FIRST + 3)
    s = table({5: 1}, *entries)
    s.hand = [int(card in (1, FIRST + 2, SECOND + 4)) for card in range(SEATS * CARDS)]
    story, rng = told(s), lots(1, 1)
    assert story.deal(rng) == 1
    assert rng.loaded == [[], []]
    assert [card for card, count in enumerate(s.hand) for _ in range(count)] == [1, FIRST + 4, SECOND + 5]
    assert [card for card, count in enumerate(s.deck) for _ in range(count)] == [2]
    assert list(s.record)[: s.recorded] == [
        *(CAME + 1, CAME + FIRST + 3, CAME + FIRST + 4, CAME + SECOND + 5, LEFT + FIRST + 3)
    ]


@pytest.mark.rule("LOR-122", "LOR-181")
def test_after_a_reshuffle_a_story_is_changed_eight_times_for_a_card() -> None:
    """If one card was played, of two pools, then eight changes and exchanges are tried, and the last counts as well."""
    s = hold(table({6: 1}, *ONE_LEFT), FIRST + 3, SECOND + 2)
    tried = (*[0] * (4 * (CHANGES - 1)), *(0, 1, 0, 0))
    record = [CAME + FIRST + 2, CAME + SECOND + 3, MIXED, CAME + SECOND + 2, LEFT + SECOND + 2]
    assert dealt(s, 0, 501, *tried, 0, 0) == ([FIRST + 2, SECOND + 3], [6], record)


@pytest.mark.rule("LOR-181")
def test_a_record_is_kept_where_the_hands_are_what_it_makes_them() -> None:
    """If the hands are those of the record, then nothing but they is drawn; if not, then only they are remembered."""
    entries = (CAME + FIRST + 2, CAME + FIRST + 3, LEFT + FIRST + 2)
    s = hold(table({5: 1}, *entries), FIRST + 3)
    assert dealt(s, 1) == ([FIRST + 5], [3], [CAME + FIRST + 2, CAME + FIRST + 5, LEFT + FIRST + 2])
    s = hold(table({5: 1}, *entries), FIRST + 3, SECOND + 4)
    assert dealt(s, 2, 0) == ([FIRST + 5, SECOND + 3], [4], [CAME + FIRST + 5, CAME + SECOND + 3])
    s = hold(table({}, *[CAME + FIRST + 2] * 2), *[FIRST + 2] * 2)
    assert dealt(s, 0, 0) == ([FIRST + 2] * 2, [], [CAME + FIRST + 2] * 2)


@pytest.mark.rule("LOR-181")
def test_a_record_nobody_can_follow_is_given_up_after_fifty_stories() -> None:
    """If a card was played before it came, then fifty stories break off, and what is held is all that is remembered."""
    entries = (CAME + FIRST + 2, LEFT + FIRST + 2, LEFT + FIRST + 3, CAME + FIRST + 3, CAME + SECOND + 4)
    s, rng = hold(table({}, *entries), SECOND + 4), seeded(1)
    assert redeal(s, 0, rng) == 1
    assert rng.taken[DRAW] == 4 * MENDS * TRIES + 1
    assert (s.recorded, list(s.record)[: len(entries)]) == (1, [CAME + SECOND + 4, 0, 0, 0, 0])
    assert (sum(s.hand), s.hand[SECOND + 4], sum(s.deck)) == (1, 1, 0)
