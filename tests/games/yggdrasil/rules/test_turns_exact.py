"""Turns, runes and Norns at their edges: nothing turned, short decks, who is asked in the middle of a risk."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME
from ninerealms.games.yggdrasil.rules.enemies import deck
from ninerealms.games.yggdrasil.rules.state import YggState
from ninerealms.kernel.rng import DRAW
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_duty import drawn

WHEEL = ("surt of odin", "hel of odin", "jormungand of odin", "fenrir of odin")


@pytest.mark.rule("YGG-201")
@pytest.mark.parametrize(("steps", "told"), [(0, []), (1, [(1, 1)]), (2, [(2, 2)])])
def test_the_level_may_be_left_as_it_is(steps: int, told: list[tuple[int, int]]) -> None:
    """If the turning is applied with no step, then nothing turns and nothing is told."""
    t = saga_table().everybody_in("muspelheim").places(odin="jotunheim").deck("odin", "nidhogg of odin")
    t.to_duty("odin").stones("turning", "life").choose("act", "turning", steps)
    assert t.log("TREE_TURNED") == told


@pytest.mark.rule("YGG-258")
@pytest.mark.parametrize(("cards", "left"), [(3, 2), (4, 1)])
def test_skuld_orders_two_cards_and_only_shows_one(cards: int, left: int) -> None:
    """If Odin's deck has two cards left, then he orders them; if one, then it is shown and the next god is asked."""
    t = saga_table().wheel(*WHEEL[:cards]).deck("odin", "nidhogg of odin", "loki of odin")
    drawn(t, "skuld")
    assert len(t.known_deck("odin")) == left
    assert t.asked == ("odin" if left == 2 else "thor", "ORDER_CARDS")
    assert [line[0] for line in t.log("CARDS_SHOWN")].count("odin") == left
    while t.question == "ORDER_CARDS":
        t.choose("keep")
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-258")
def test_skuld_passes_by_a_short_deck_to_the_next_god() -> None:
    """If Thor's deck has one card left, then after Odin Frigg is asked, and nobody twice."""
    t = saga_table().wheel(*(card.replace("odin", "thor") for card in WHEEL)).deck("thor", "nidhogg", "loki")
    t.deck("odin", "nidhogg of odin")
    drawn(t, "skuld")
    order = []
    while t.question == "ORDER_CARDS":
        assert t.asked is not None
        order.append(t.asked[0])
        t.choose("keep")
    assert order == ["odin", "frigg"]


@pytest.mark.rule("YGG-258")
def test_skuld_asks_five_gods() -> None:
    """If five play, then each orders its own two cards."""
    t = drawn(saga_table(5), "skuld")
    t.choose("keep", "keep", "keep", "keep", "keep")
    assert t.question != "ORDER_CARDS"


@pytest.mark.rule("YGG-286")
@pytest.mark.parametrize("takes", [False, True])
def test_in_a_risk_only_the_god_that_faces_it_asks_its_kin(takes: bool) -> None:
    """If Odin and Thor are kin of each other and Odin faces risks, then in the middle of them Odin alone is asked."""
    t = saga_table(mode="hard").bond("comrade", "odin").bond("comrade", "thor").places(frigg="jotunheim")
    t.bond("kin", "odin", "thor").bond("kin", "thor", "odin").elves(odin=1, thor=1 if takes else 0)
    t.enemies(surt="asgard").counts(giants=1).begin("odin").until("DUTY")
    t.throw("-").choose("fight surt")
    asked = []
    while t.question == "KIN_TAKE" and "LIFE_LOST" not in t.story:
        assert t.asked is not None
        asked.append(t.asked[0])
        t.choose("none")
    assert set(asked) <= {"odin"}
    assert (len(asked) > 0) == takes


@pytest.mark.rule("YGG-286", "YGG-278")
@pytest.mark.parametrize("holder", ["odin", "thor", "frigg"])
def test_any_seat_can_hold_kin(holder: str) -> None:
    """If only one god holds Kin, whichever seat it has, then it is asked between the steps of a turn and in a risk."""
    other = "frigg" if holder != "frigg" else "thor"
    t = saga_table(mode="hard").enemies(surt="asgard").counts(giants=1).elves(**{other: 1})
    for god in ("odin", "thor", "frigg"):
        t.bond("comrade", god).bond("kin", god, *([other] if god == holder else []))
    t.begin(holder)
    assert t.asked == (holder, "KIN_TAKE")
    t.until("DUTY").choose("fight surt")
    assert t.asked == (holder, "KIN_TAKE")
    assert "FACED_RISKS" not in t.story
    t.throw("-").choose("none", "none")


@pytest.mark.rule("YGG-050", "YGG-057")
def test_an_unseen_card_of_two_players_is_an_own_one_or_one_of_the_support_god() -> None:
    """If nobody knows which cards of the support god lie in a deck, then every unseen card has the same chance."""
    s = saga_table(2).opening().s
    own, blind = s.bag[0].bit_count(), s.blind[0]
    assert blind == 3
    for nth in range(own + blind):
        twin = s.copy()
        assert isinstance(twin, YggState)
        twin.rng.demand()
        twin.rng.load(DRAW, [nth, 0])
        card = deck.see_unknown(twin, 0)
        first = s.bag[0] if nth < own else s.pool
        assert 1 << card == first & -first
        assert (twin.blind[0], twin.bag[0].bit_count()) == ((3, own - 1) if nth < own else (2, own))
        assert twin.pool.bit_count() == s.pool.bit_count() - (nth >= own)


@pytest.mark.rule("YGG-261", "YGG-262")
def test_alone_the_cards_of_support_gods_go_under_the_only_deck() -> None:
    """If a single player draws Urd, then a face-up card of a support god goes under the player's own deck."""
    t = drawn(saga_table(1).wheel("surt of thor", "hel of frigg").deck("odin", "nidhogg of odin"), "urd")
    t.choose("surt of thor", "hel of frigg")
    assert t.known_deck("odin")[-2:] == ["surt of thor", "hel of frigg"]


@pytest.mark.rule("YGG-261")
def test_urd_takes_the_second_card_of_a_slot() -> None:
    """If two cards of an enemy lie face up and Urd takes the second, then the first stays where it is."""
    t = drawn(saga_table(1).wheel("surt of thor", "surt of frigg").deck("odin", "nidhogg of odin"), "urd")
    t.choose("surt of frigg")
    assert t.face_up == ["surt of thor", "nidhogg of odin"]


@pytest.mark.rule("YGG-384")
@pytest.mark.parametrize(("number", "count"), [(0, 0), (1, 9), (2, 0), (6, 0)])
def test_promise_tokens_belong_to_saga_1(number: int, count: int) -> None:
    """If saga 1 is played, then there are nine tokens before and after the gods are chosen; else there is none."""
    s = GAME.fresh(players=3, seed=5, options={"saga": number, "gods": "odin,thor,frigg"})
    assert GAME.census(s)["tokens"] == count
    assert GAME.census(saga_table(saga=number).s)["tokens"] == count
