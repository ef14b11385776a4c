"""Where a kind of line comes for the first time it tells nothing hidden, also where dice fall or cards are drawn.

The proof of the contract compares no answer that uses up chance, which falls otherwise in other worlds. Here it falls
alike in all of them: then a seat hears the same, but for the cards it draws itself, whatever the others hold.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ninerealms.games.ragnarok import GAME, Ragnarok
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules import cards
from ninerealms.games.ragnarok.rules.rules import RagnarokRules
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.kernel.decision import TEAM
from ninerealms.kernel.engine import Rules
from ninerealms.kernel.game import Event, hears
from ninerealms.kernel.match import Match
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.kernel.state import State
from ninerealms.players.seating import chooser
from tests.contract.leak import MOST_DREAMS, Leak, after, check_now, check_step, clone, dream, is_open

OF_CARDS = frozenset({v.DREW, v.RESHUFFLED, v.DISCARDED, v.CARD_PLAYED, v.PASSED, v.WOUND_COVERED, v.GUARD_LAID})
OF_ANYTHING = frozenset(range(len(v.EVENTS)))
SEEDS = range(1, 9)


# --- a leak ---------------------------------------------------------------------------------------


class TellingRules(RagnarokRules):
    """A number in lines of one kind says what the first player's hand is worth."""

    def __init__(self, kind: int) -> None:
        RagnarokRules.__init__(self)
        self.kind = kind

    def resume(self, s: State) -> int:
        told = len(s.events or ())
        worth = worth_of_first(s)
        signal = RagnarokRules.resume(self, s)
        if s.events is not None:
            for place, event in enumerate(s.events[told:], told):
                if event[0] == self.kind:
                    s.events[place] = (*event[:3], event[3] + worth, *event[4:])
        return signal


class OfOneLine(Ragnarok):
    """Its log tells too much, in lines that come seldom or with chance."""

    def __init__(self, kind: int) -> None:
        self.rules: Rules = TellingRules(kind)


def worth_of_first(s: State) -> int:
    assert isinstance(s, RagnarokState)
    return sum(s.hand[card] * cards.CARD_VALUE[card] for card in range(CARDS))


# --- the proof ------------------------------------------------------------------------------------


def first_times(
    game: Ragnarok, mode: str, players: int, wanted: frozenset[int], times: int = 1
) -> Iterator[tuple[Match, int, set[int]]]:
    """Random games: a table, and an answer there by which kinds of lines that are wanted come for the first times."""
    missing = dict.fromkeys(wanted, times)
    for seed in SEEDS:
        table, rng = Match(game, players, seed, {"mode": mode}), chooser(seed)
        while missing and (decision := table.decision) is not None:
            before, told = clone(table), len(table.told)
            action = decision.options[rng.below(len(decision.options), DICE)]
            table.submit(action)
            if new := missing.keys() & {line.event[0] for line in table.told[told:]}:
                missing = {kind: left - (kind in new) for kind, left in missing.items() if left > (kind in new)}
                yield before, action, set(new)


def heard(table: Match, action: int, seat: int) -> list[Event]:
    """What a seat hears of an answer, but for the cards it draws itself."""
    told = after(table, action).told[len(table.told) :]
    return [line.event for line in told if hears(line.event, seat) and line.event[0] != v.DREW_CARD]


def prove_with_the_same_chance(table: Match, action: int, rng: Rng) -> None:
    """If hands are dealt anew and chance falls alike, then a seat hears the same of an answer, or of one it may be."""
    for seat in (*range(table.state.players), TEAM):
        real = heard(table, action, seat)
        for _ in range(1 if is_open(table, seat) else MOST_DREAMS):
            twin = dream(table, seat, rng)
            twin.state.rng.copy_from(table.state.rng)
            assert twin.decision is not None
            answers = [action] if is_open(table, seat) else twin.decision.options
            if any(heard(twin, answer, seat) == real for answer in answers):
                break
        else:
            raise Leak(f"Seat {seat} can tell by what it hears at step {table.step}.")


def prove_as_the_contract_does(table: Match, action: int, rng: Rng) -> None:
    """Nobody can tell worlds apart that differ in what is hidden, now and after the answer."""
    for seat in (*range(table.state.players), TEAM):
        check_now(table, seat, rng)
        check_step(table, action, seat, rng)


def prove_first_times(game: Ragnarok, mode: str, players: int, wanted: frozenset[int]) -> set[int]:
    """At each of these moments both proofs; which kinds of lines were met."""
    met = set[int]()
    for before, action, new in first_times(game, mode, players, wanted):
        prove_as_the_contract_does(before, action, Rng(before.step))
        prove_with_the_same_chance(before, action, Rng(before.step))
        met |= new
    return met


def listen(game: Ragnarok, kind: int) -> None:
    """The second proof alone, at some lines of one kind."""
    for before, action, _ in first_times(game, "realm", 4, frozenset({kind}), times=6):
        prove_with_the_same_chance(before, action, Rng(before.step))


@pytest.mark.rule("LOR-181", "LOR-122")
def test_what_is_told_of_cards_tells_nothing_hidden() -> None:
    """If cards are drawn, laid, discarded or shuffled for the first time, then nobody can tell by it who holds what."""
    assert prove_first_times(GAME, "realm", 4, OF_CARDS) == OF_CARDS


@pytest.mark.long
@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize(("mode", "players"), [("none", 2), ("realm", 4), ("monsters", 5)])
def test_no_kind_of_line_tells_anything_hidden(mode: str, players: int) -> None:
    """If a line of any kind is told for the first time, then nobody can tell by it what is hidden."""
    assert len(prove_first_times(GAME, mode, players, OF_ANYTHING)) > len(OF_ANYTHING) * 3 // 4


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize("kind", [v.RESHUFFLED, v.DREW, v.DIE_ROLLED, v.ATTACKS_DRAWN])
def test_a_leak_in_a_line_that_comes_with_chance_is_noticed(kind: int) -> None:
    """If only the lines of one kind tell of hands, and chance falls with them, then the proof says so."""
    with pytest.raises(Leak, match=r"can tell by what it hears"):
        listen(OfOneLine(kind), kind)
