"""What a seat can imagine of the cards it does not see: the hands of others and the deck (LOR-181).

Every deck since the reshuffle before last, and the hands there were at it, is a pool. All know which cards a pool has,
and how many of them went into which hand; within a pool every deal is as likely, but for the seat's own cards.

What is not told is which of two equal cards somebody played, the one held since before a reshuffle or the one drawn
since. That is a story: it says of each card that was played with which of those that came it went. A story is told at
random and then changed at random, a little at a time (Metropolis), so that stories come as often as dealing and playing
blindly would bring them: what somebody chose to play says nothing of what is held besides.
"""

from __future__ import annotations

from ninerealms.games.ragnarok.rules import record
from ninerealms.games.ragnarok.rules.record import CAME, HANDS, MIXED, REMEMBERED
from ninerealms.games.ragnarok.rules.state import CARDS, RECORD, SEATS, RagnarokState
from ninerealms.kernel.ints import I8, I16
from ninerealms.kernel.rng import DRAW, Rng

POOLS = REMEMBERED + 1
NONE = -1
TRIES = 50  # stories that may break off before the record is given up
MENDS = 1000  # changes of what was told so far, where it cannot go on
CHANGES = 8  # tried for each card that was played
FINE = 1000  # weights are whole numbers


class Reading:
    """The record as one seat reads it: entries of others, and what is left of each pool."""

    def __init__(self, s: RagnarokState, seat: int) -> None:
        self.s: RagnarokState = s
        self.own: int = seat
        self.pools: int = 0
        self.left: list[I8] = [0] * (POOLS * CARDS)  # of each pool, but for what was played of it
        self.size: list[I8] = [0] * POOLS
        self.pool: list[I8] = [0] * RECORD  # of a card that came
        self.came: list[I16] = [0] * RECORD  # entries, seat by seat
        self.first: list[I16] = [0] * (SEATS + 1)  # where a seat's begin
        self.gone: list[I16] = [0] * RECORD  # entries of cards that were played
        self.plays: int = 0

    def read(self) -> int:
        """The pools and who drew from which; the kinds others drew are added up, and looked at no further."""
        self.plays = 0
        pool = 0
        for cell in range(POOLS * CARDS):
            self.left[cell] = 0
        for cell in range(POOLS):
            self.size[cell] = 0
        for place in range(self.s.recorded):
            entry = self.s.record[place]
            if entry == MIXED:
                pool += 1
            elif entry >= CAME:
                self.pool[place] = pool
                if (entry - CAME) // CARDS != self.own:
                    self.put_back(pool, entry % CARDS)
            elif entry // CARDS != self.own:
                self.gone[self.plays] = place
                self.plays += 1
        for card in range(CARDS):
            self.left[pool * CARDS + card] += self.s.deck[card]
            self.size[pool] += self.s.deck[card]
        self.pools = pool + 1
        return self.sort()

    def sort(self) -> int:
        """The cards that came, seat by seat."""
        count = 0
        for seat in range(self.s.players):
            self.first[seat] = count
            if seat != self.own:
                for place in range(self.s.recorded):
                    entry = self.s.record[place] - CAME
                    if entry >= seat * CARDS and entry < seat * CARDS + CARDS:
                        self.came[count] = place
                        count += 1
        self.first[self.s.players] = count
        return count

    def card_at(self, place: int) -> int:
        return self.s.record[place] % CARDS

    def seat_at(self, place: int) -> int:
        """Who played the card of an entry."""
        return self.s.record[place] // CARDS

    def take(self, pool: int, card: int) -> int:
        self.left[pool * CARDS + card] -= 1
        self.size[pool] -= 1
        return self.size[pool]

    def put_back(self, pool: int, card: int) -> int:
        self.left[pool * CARDS + card] += 1
        self.size[pool] += 1
        return self.size[pool]

    def has(self, pool: int, card: int) -> int:
        return self.left[pool * CARDS + card]

    def draw(self, pool: int, rng: Rng) -> int:
        """Any card that is left of a pool."""
        nth = rng.below(self.size[pool], DRAW)
        for card in range(CARDS):
            nth -= self.has(pool, card)
            if nth < 0:
                self.take(pool, card)
                return card
        raise RuntimeError("a pool is too small")


class Story(Reading):
    """Of each card that others played, with which of those that came it went."""

    def __init__(self, s: RagnarokState, seat: int) -> None:
        Reading.__init__(self, s, seat)
        self.match: list[I16] = [0] * RECORD  # the entry that a card went or came with, or NONE

    # --- a first story --------------------------------------------------------------------------------

    def tell(self, rng: Rng) -> bool:
        """From the oldest entry on, every card that was played goes with one that had come."""
        self.read()
        for place in range(self.s.recorded):
            self.match[place] = NONE
        for n in range(self.plays):
            gone = self.gone[n]
            came = self.pick_source(gone, rng)
            mends = 0
            while came == NONE:  # what was told so far cannot be: tell it otherwise
                if n == 0 or mends == MENDS:
                    return False
                mends += 1
                self.change(n, rng)
                self.exchange(n, rng)
                came = self.pick_source(gone, rng)
            self.join(gone, came)
            self.take(self.pool[came], self.card_at(gone))
        return True

    def join(self, gone: int, came: int) -> int:
        self.match[gone] = came
        self.match[came] = gone
        return came

    def pick_source(self, gone: int, rng: Rng) -> int:
        """One of the cards its player held then, by how likely it is of this kind; NONE if none can be."""
        seat = self.seat_at(gone)
        card = self.card_at(gone)
        total = 0
        chosen = NONE
        for n in range(self.first[seat], self.first[seat + 1]):
            came = self.came[n]
            if came > gone:
                break
            pool = self.pool[came]
            if self.match[came] != NONE or self.has(pool, card) <= 0:
                continue
            if self.pools == 1:
                return came
            weight = 1 + self.has(pool, card) * FINE // self.size[pool]
            total += weight
            if rng.below(total, DRAW) < weight:
                chosen = came
        return chosen

    # --- other stories --------------------------------------------------------------------------------

    def change(self, told: int, rng: Rng) -> int:
        """Metropolis: one card that was played goes with another that had come, or two change places."""
        gone = self.gone[rng.below(told, DRAW)]
        seat = self.seat_at(gone)
        first = self.first[seat]
        came = self.came[first + rng.below(self.first[seat + 1] - first, DRAW)]
        before = self.match[gone]
        other = self.match[came]
        if came > gone or came == before or (other != NONE and before > other):
            return NONE
        if self.pool[came] != self.pool[before] and not self.is_as_likely(gone, other, self.pool[came], rng):
            return NONE
        self.match[before] = NONE
        if other != NONE:
            self.join(other, before)
        return self.join(gone, came)

    def is_as_likely(self, gone: int, other: int, pool: int, rng: Rng) -> bool:
        """Whether a card may be of another pool, and the one that was of that pool, if any, of its own; noted if so."""
        card = self.card_at(gone)
        before = self.pool[self.match[gone]]
        if other == NONE:
            chance = self.has(pool, card) * (self.size[before] + 1)
            against = (self.has(before, card) + 1) * self.size[pool]
        else:
            second = self.card_at(other)
            if card == second:
                return True
            chance = self.has(pool, card) * self.has(before, second)
            against = (self.has(before, card) + 1) * (self.has(pool, second) + 1)
        if chance < against and rng.below(against, DRAW) >= chance:
            return False
        self.put_back(before, card)
        self.take(pool, card)
        if other != NONE:
            self.put_back(pool, self.card_at(other))
            self.take(before, self.card_at(other))
        return True

    def exchange(self, told: int, rng: Rng) -> int:
        """Equal cards that two seats played change their pools: where no third copy is left, it goes no other way."""
        gone = self.gone[rng.below(told, DRAW)]
        other = self.gone[rng.below(told, DRAW)]
        mine = self.match[gone]
        theirs = self.match[other]
        if self.card_at(gone) != self.card_at(other) or self.pool[mine] == self.pool[theirs]:
            return NONE
        if self.seat_at(gone) == self.seat_at(other):
            return NONE
        ways = self.count_free(gone, self.pool[theirs]) * self.count_free(other, self.pool[mine])
        back = (self.count_free(gone, self.pool[mine]) + 1) * (self.count_free(other, self.pool[theirs]) + 1)
        if ways == 0 or (ways < back and rng.below(back, DRAW) >= ways):
            return NONE
        here = self.nth_free(gone, self.pool[theirs], rng)
        there = self.nth_free(other, self.pool[mine], rng)
        self.match[mine] = NONE
        self.match[theirs] = NONE
        self.join(gone, here)
        return self.join(other, there)

    def count_free(self, gone: int, pool: int) -> int:
        """How many cards of a pool that went with nothing their player held when one was played."""
        seat = self.seat_at(gone)
        total = 0
        for n in range(self.first[seat], self.first[seat + 1]):
            came = self.came[n]
            if came < gone and self.pool[came] == pool and self.match[came] == NONE:
                total += 1
        return total

    def nth_free(self, gone: int, pool: int, rng: Rng) -> int:
        """One of them."""
        seat = self.seat_at(gone)
        nth = rng.below(self.count_free(gone, pool), DRAW)
        for n in range(self.first[seat], self.first[seat + 1]):
            came = self.came[n]
            if came < gone and self.pool[came] == pool and self.match[came] == NONE:
                if nth == 0:
                    return came
                nth -= 1
        raise RuntimeError("what was counted is not there")

    # --- the end --------------------------------------------------------------------------------------

    def deal(self, rng: Rng) -> int:
        """What came and was not played is any card of its pool; what is left of the last one is the deck."""
        for card in range(HANDS):
            if card // CARDS != self.own:
                self.s.hand[card] = 0
        for n in range(self.first[self.s.players]):
            came = self.came[n]
            hand = (self.s.record[came] - CAME) // CARDS * CARDS
            if self.match[came] != NONE:
                card = self.card_at(self.match[came])
            else:
                card = self.draw(self.pool[came], rng)
                self.s.hand[hand + card] += 1
            self.s.record[came] = CAME + hand + card
        for card in range(CARDS):
            self.s.deck[card] = self.has(self.pools - 1, card)
        return self.pools


def redeal(s: RagnarokState, seat: int, rng: Rng) -> int:
    """All cards the seat has not seen, dealt anew as its own memory and the record allow."""
    if not record.agrees(s):
        record.begin_anew(s)
    story = Story(s, seat)
    tries = 0
    while not story.tell(rng):
        tries += 1
        if tries == TRIES:
            record.begin_anew(s)
    if story.pools > 1 and story.plays > 0:
        for _ in range(CHANGES * story.plays):
            story.change(story.plays, rng)
            story.exchange(story.plays, rng)
    return story.deal(rng)
