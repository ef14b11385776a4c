"""Hidden hands: what a seat sees, hears and imagines of the cards of others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb, prod

import pytest

import ninerealms as nr
from ninerealms.errors import IllegalAction, UndoRefused
from ninerealms.games.ragnarok import GAME, content
from ninerealms.games.ragnarok import vocabulary as v
from ninerealms.games.ragnarok.rules.state import CARDS, RagnarokState
from ninerealms.kernel.game import hears
from ninerealms.kernel.match import Match
from ninerealms.kernel.replay import Move, read
from ninerealms.kernel.rng import DICE, Rng
from ninerealms.players.seating import chooser
from tests.contract.leak import check_now, check_step
from tests.games.ragnarok.remembered import deviation
from tests.games.ragnarok.scenario import Table, war

DEALS = 6000
KINDS = [card.replace("-", " ") for card in content.card_ids]


def fight(mine: Sequence[str], theirs: Sequence[str]) -> Table:
    """Seat 0 has gone from 5 to 6 against seat 1; both with these cards; three play."""
    t = war(3, mode="none").army(0, 5, 3).army(1, 6, 3).owns(1, 8).army(2, 11, 1)
    return t.hand(0, *mine).hand(1, *theirs).hand(2, "axe 3", "bow 3").attack(5, 6)


# --- view, log, undo, replay, errors -----------------------------------------------------------------


@pytest.mark.rule("LOR-181")
def test_a_seat_sees_its_own_cards_and_the_number_of_others() -> None:
    """If three players hold cards, then each sees its own by kind and of the others how many; onlookers see no kind."""
    t = fight(["axe 1"], ["bow 2", "wild 4"])
    for seat in (0, 1, 2, nr.NOBODY):
        players = GAME.view(t.s, seat)["table"]["players"]
        assert [seen["hand_size"] for seen in players] == [1, 2, 2]
        shown = {other: seen["hand"] for other, seen in enumerate(players) if seen["hand"] is not None}
        assert set(shown) == ({seat} if seat >= 0 else set())
    own = t.player(1)["hand"]
    assert own is not None
    assert {card: count for card, count in own.items() if count} == {"bow-2": 1, "wild-4": 1}


@pytest.mark.rule("LOR-181")
def test_two_hands_of_one_size_look_the_same_to_others() -> None:
    """If another's hand is a different one of the same size, then a seat's view is the same byte for byte."""
    one, other = fight(["axe 1"], ["bow 2", "wild 4"]), fight(["axe 1"], ["spear 1", "spear 1"])
    for seat in (0, 2):
        assert json.dumps(GAME.view(one.s, seat)) == json.dumps(GAME.view(other.s, seat))
    assert json.dumps(GAME.view(one.s, 1)) != json.dumps(GAME.view(other.s, 1))


@pytest.mark.rule("LOR-181", "LOR-083")
def test_the_options_of_a_card_question_are_the_asked_seats_secret() -> None:
    """If the defender is asked for a card, then others see that he is asked and not what he could play."""
    t = fight(["axe 1"], ["bow 2", "wild 4"])
    assert t.asked == (1, "PLAY_CARD")
    for seat, shown in ((1, True), (0, False), (2, False), (nr.NOBODY, False)):
        question = GAME.view(t.s, seat)["decision"]
        assert question is not None
        assert (question["kind"], question["seat"]) == ("PLAY_CARD", 1)
        assert bool(question["options"]) == shown


@pytest.mark.rule("LOR-181", "LOR-084")
def test_a_seat_with_cards_is_asked_even_if_none_can_be_played() -> None:
    """If a defender of 1 holds only wild cards, then he is asked all the same: being passed over would tell."""
    t = war(3, mode="none").army(0, 5, 3).army(1, 6, 1).owns(1, 8).hand(1, "wild 4").attack(5, 6)
    assert t.asked == (1, "PLAY_CARD")
    assert t.options == {"pass"}
    without = war(3, mode="none").army(0, 5, 3).army(1, 6, 1).owns(1, 8).attack(5, 6)
    assert without.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-181", "LOR-034")
def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """If a card is drawn, then its owner hears which, and the others that one was drawn."""
    t = war(3, mode="none").army(0, 5, 2).next_cards("bow 2").until("HERO_ACT").choose("draw")
    heard = {seat: [event[0] for event in t.s.events or () if hears(event, seat)] for seat in (0, 1, nr.NOBODY)}
    assert v.DREW_CARD in heard[0]
    assert v.DREW_CARD not in heard[1] + heard[nr.NOBODY]
    assert v.DREW in heard[1]
    assert t.log("DREW_CARD") == [(0, "bow 2")]


def played(seed: int, steps: int, players: int = 3) -> Match:
    """A random game after so many answers."""
    table, rng = Match(GAME, players, seed, {"heroes": "dealt"}), chooser(seed)
    for _ in range(steps):
        if table.decision is None:
            break
        options = table.decision.options
        table.submit(options[rng.below(len(options), DICE)])
    return table


def striking() -> Table:
    """Seat 0 hunts Garm and may strike back with its cards."""
    t = war(3, mode="none", heroes="snorri,ragnar,aslaug").army(0, 5, 1).army(1, 9, 1).army(2, 11, 1).hero(0, 12)
    t.hand(0, "axe 1", "axe 2", "wild 4").hand(1, "bow 1").next_cards("spear 1").next_attacks(6, 12)
    return t.attributes(0, wisdom=1).hunts("garm").choose(6)


def full() -> Table:
    """Seat 1 holds six cards at the end of seat 0's turn."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).hand(1, "axe 1", "axe 2", "axe 3", "bow 1", "bow 2", "bow 3")
    return t.special("prepare").choose("fehu", "fehu")


SECRET = {
    "PLAY_CARD": lambda: fight(["axe 1", "bow 1"], ["bow 2", "wild 4"]),
    "COUNTER": striking,
    "DEFEND": lambda: striking().choose("none"),
    "DISCARD": full,
}


@pytest.mark.rule("LOR-181")
@pytest.mark.parametrize("kind", SECRET)
def test_hands_show_in_no_view_log_undo_replay_or_reason(kind: str) -> None:
    """If hands are dealt otherwise at a secret question, then nobody can tell, before and after any answer to it."""
    t = SECRET[kind]()
    assert t.question == kind
    table, rng = Match(GAME, 3, 1, {"mode": "none"}), Rng(1)
    table.state, table.reasons = t.position(), dict(t.s.reasons or {})
    table.state.reasons = dict(table.reasons)
    table.told = []
    for seat in range(3):
        check_now(table, seat, rng)
        for action in table.state.decision.options if table.state.decision else []:
            check_step(table, action, seat, rng)


@pytest.mark.rule("LOR-181")
def test_all_that_is_answered_from_a_hand_is_secret() -> None:
    """If a question is about cards in a hand, then its options are shown to nobody else; other questions are open."""
    assert {kind.name for kind in GAME.kinds if kind.secret} == set(SECRET)
    assert {kind.name for kind in GAME.kinds if kind.points_at in ("card", "strike")} == set(SECRET)


@pytest.mark.rule("LOR-181")
def test_a_replay_for_a_seat_has_no_seed_and_no_secret_answer_of_others() -> None:
    """If a seat takes the replay of a running game, then it holds no seed, and secret answers of others are veiled."""
    table = played(4, 260)
    assert table.decision is not None
    moves = [entry for entry in table.entries if isinstance(entry, Move) and entry.kind in SECRET]
    assert {move.seat for move in moves} >= {0, 1}
    for seat in range(3):
        told = read(table.replay(seat))
        assert told.seed is None
        shown = [entry for entry in told.entries if isinstance(entry, Move) and entry.kind in SECRET]
        assert [move.action == -1 for move in shown] == [move.seat != seat for move in moves]


@pytest.mark.rule("LOR-181", "LOR-162")
def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    """If a card was played open, then nobody may undo past it; a pass has shown nothing."""
    for seed in range(400):
        table, rng = Match(GAME, 3, seed, {"heroes": "dealt", "mode": "none"}), chooser(seed)
        while table.decision is not None and GAME.kinds[table.decision.kind].name != "PLAY_CARD":
            options = table.decision.options
            table.submit(options[rng.below(len(options), DICE)])
        if table.decision is not None and len(table.decision.options) > 1:
            seat = table.decision.seat
            table.submit(table.decision.options[0])
            with pytest.raises(UndoRefused):
                table.undo(seat)
            return
    raise AssertionError("no card was ever played")


@pytest.mark.rule("LOR-181")
def test_a_refusal_to_another_seat_says_nothing_of_the_hand() -> None:
    """If a seat answers a secret question of another, then the error is the same whatever the hand is."""
    said = set()
    for hand in (["bow 2", "wild 4"], ["spear 1", "axe 2"]):
        t = fight(["axe 1"], hand)
        table = Match(GAME, 3, 1, {})
        table.state = t.position()
        with pytest.raises(IllegalAction) as error:
            table.submit(0, seat=0)
        said.add(error.value.sentence)
    assert said == {"Seat 0 is not asked; seat 1 is."}


# --- imagine ------------------------------------------------------------------------------------------


def hand_in(s: nr.State, seat: int) -> tuple[int, ...]:
    """A seat's cards as counts of each kind."""
    assert isinstance(s, RagnarokState)
    return tuple(list(s.hand)[seat * CARDS : (seat + 1) * CARDS])


def chances(unseen: Sequence[int], size: int) -> dict[tuple[int, ...], Fraction]:
    """How likely every hand of so many cards is, of those that are not seen."""
    ways = comb(sum(unseen), size)
    return {
        hand: Fraction(prod(comb(n, k) for n, k in zip(unseen, hand, strict=True)), ways)
        for hand in each_hand(unseen, size)
    }


def each_hand(unseen: Sequence[int], size: int) -> list[tuple[int, ...]]:
    """All hands of a size, as counts of each kind."""
    if not unseen:
        return [()] if size == 0 else []
    return [(count, *rest) for count in range(min(unseen[0], size) + 1) for rest in each_hand(unseen[1:], size - count)]


def unseen_by(t: Table, seat: int) -> list[int]:
    """How many cards of each kind a seat has not seen."""
    own, gone = hand_in(t.s, seat), list(t.s.discard)
    laid = [t.s.laid[card] + t.s.laid[CARDS + card] for card in range(CARDS)]
    return [content.card_count[card] - own[card] - gone[card] - laid[card] for card in range(CARDS)]


def crowded() -> Table:
    """A Battle in which cards were discarded and played: seat 0 knows these and its own hand."""
    discards = ["axe 1"] * 4 + ["spear 1"] * 3 + ["bow 3"] * 2
    t = war(3, mode="none").army(0, 5, 3).army(1, 6, 3).owns(1, 8).army(2, 11, 1).discards(*discards)
    t.hand(0, "axe 2", "axe 2", "wild 4").hand(1, "bow 2", "bow 2", "spear 2").hand(2, "axe 3", "spear 3")
    return t.attack(5, 6).choose("bow 2", "axe 2")


@pytest.mark.rule("LOR-181", "LOR-271")
def test_imagined_hands_come_in_their_right_proportions() -> None:
    """If a seat imagines 6000 worlds, then each hand of another comes up as often as the unseen cards make it."""
    t, rng = crowded(), Rng(17)
    unseen = unseen_by(t, 0)
    assert sum(unseen) == 36 - 9 - 2 - 2
    met: tuple[Counter[tuple[int, ...]], Counter[tuple[int, ...]]] = (Counter(), Counter())
    for _ in range(DEALS):
        world = GAME.imagine(t.s, 0, rng)
        for n, seat in enumerate((1, 2)):
            met[n][hand_in(world, seat)] += 1
    for n in (0, 1):
        found, freedom = deviation(met[n], chances(unseen, 2))
        assert freedom > 20
        assert found < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.rule("LOR-181", "LOR-271")
def test_hands_dealt_by_kinds_instead_of_cards_are_noticed() -> None:
    """If every kind were as likely as any other, however many cards of it are left, then the same measure says so."""
    unseen, rng = unseen_by(crowded(), 0), Rng(17)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(DEALS):
        hand, left = [0] * CARDS, list(unseen)
        for _ in range(2):
            kinds = [card for card in range(CARDS) if left[card]]
            card = kinds[rng.below(len(kinds), DICE)]
            hand[card], left[card] = hand[card] + 1, left[card] - 1
        met[tuple(hand)] += 1
    found, freedom = deviation(met, chances(unseen, 2))
    assert found > freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.rule("LOR-181")
def test_what_a_seat_knows_stays_in_every_imagined_world() -> None:
    """If a seat imagines, then its own hand, played and discarded cards are as they are, and none is lost."""
    t, rng = crowded(), Rng(3)
    for _ in range(50):
        world = GAME.imagine(t.s, 0, rng)
        assert isinstance(world, RagnarokState)
        assert hand_in(world, 0) == hand_in(t.s, 0)
        assert (list(world.laid), list(world.discard)) == (list(t.s.laid), list(t.s.discard))
        assert GAME.census(world) == GAME.census(t.s)
        assert [sum(hand_in(world, seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("LOR-181")
def test_a_hand_that_cannot_be_is_never_imagined() -> None:
    """If all cards of a kind are seen, then no imagined hand has one."""
    t, rng = crowded(), Rng(5)
    unseen = unseen_by(t, 0)
    assert [KINDS[card] for card in range(CARDS) if unseen[card] == 0] == ["axe 1"]
    for _ in range(300):
        world = GAME.imagine(t.s, 0, rng)
        assert hand_in(world, 1)[0] == hand_in(world, 2)[0] == 0
