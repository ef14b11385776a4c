"""A. Payments from several reserves: gold of several Scepters, shards of reserves, Scepters and original shards."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import titans


def scepters(*gold: int, seat: int = 0, players: int = 4, **purse: int) -> Forge:
    """A seat in its turn with Scepters of so much gold, and a purse."""
    t = forge(players, "scepter").card(seat, *["scepter"] * len(gold)).scepter(seat, *gold)
    return t.reserve(seat, **purse).active(seat)


def elder(*gold: int, seat: int = 0, **purse: int) -> Forge:
    """The same seat pays 3 gold for the Elder."""
    return scepters(*gold, seat=seat, **purse).card(seat, "elder").at("reinforcements").choose("elder")


# --- gold ----------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-231")
def test_a_single_gold_on_the_scepter_may_be_spent_or_kept() -> None:
    """If 1 gold lies on the Scepter and 3 in the reserve, then the owner is asked where the 3 come from."""
    t = elder(1, gold=3)
    assert (t.asked, t.options) == ((0, "FROM_SCEPTER"), {0, 1})
    t.choose(1)
    assert (t.gold(0), t.player(0)["scepters"]) == (1, [0])


@pytest.mark.rule("DFR-239", "DFR-231")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_of_two_scepters_pays_what_its_owner_likes(seat: int) -> None:
    """If two Scepters hold 2 and 1 gold and the reserve 2, then first the one is asked about, then the other."""
    t = elder(2, 1, seat=seat, gold=2)
    assert (t.asked, t.options) == ((seat, "FROM_SCEPTER"), {0, 1, 2})
    t.choose(1)
    assert (t.asked, t.options) == ((seat, "FROM_SCEPTER"), {0, 1})
    t.choose(1)
    assert (t.gold(seat), t.player(seat)["scepters"]) == (1, [1, 0])


@pytest.mark.rule("DFR-239")
def test_what_one_scepter_lacks_the_next_pays() -> None:
    """If two Scepters hold 3 gold each and the reserve nothing, then any share of 3 may come from the first."""
    t = elder(3, 3)
    assert t.options == {0, 1, 2, 3}
    t.choose(1)
    assert (t.question, t.player(0)["scepters"], t.glory(0)) == ("ACT", [2, 1], 4)


@pytest.mark.rule("DFR-239")
def test_the_last_gold_due_may_come_from_a_scepter_too() -> None:
    """If 1 of 3 gold is still due after the first Scepter, then the second may pay it."""
    t = elder(2, 2, gold=3).choose(2)
    assert (t.question, t.options) == ("FROM_SCEPTER", {0, 1})
    t.choose(1)
    assert (t.gold(0), t.player(0)["scepters"]) == (3, [0, 1])


@pytest.mark.rule("DFR-239")
def test_empty_scepters_are_not_asked_about() -> None:
    """If only the last of several Scepters holds gold, then it alone is asked about."""
    assert elder(0, 3, gold=1).options == {2, 3}
    t = elder(0, 0, 3, gold=1)
    assert t.options == {2, 3}
    t.choose(2)
    assert (t.gold(0), t.player(0)["scepters"]) == (0, [0, 0, 1])


@pytest.mark.rule("DFR-239")
def test_three_scepters_are_asked_about_one_after_another() -> None:
    """If three Scepters hold 1 gold each, then all three pay the Elder."""
    t = elder(1, 1, 1)
    assert (t.question, t.glory(0), t.player(0)["scepters"]) == ("ROLL", 4, [0, 0, 0])
    t = elder(1, 1, 1, gold=3).choose(1, 0)
    assert (t.question, t.options) == ("FROM_SCEPTER", {0, 1})


@pytest.mark.rule("DFR-239")
def test_the_last_seat_may_own_all_four_scepters() -> None:
    """If the fourth player has four Scepters of 1 gold, then they and his reserve pay 6 gold and 1 moon."""
    t = scepters(1, 1, 1, 1, seat=3, gold=2, moon=1)
    assert t.closed("2s") == "DFR-021"
    t.choose("2m", "light-0")
    assert (t.gold(3), t.player(3)["scepters"]) == (0, [0, 0, 0, 0])
    t = scepters(1, 1, 1, 1, seat=3, moon=1).choose("chest")
    assert (t.moon(3), t.player(3)["scepters"]) == (0, [1, 1, 1, 1])


# --- shards of Scepters --------------------------------------------------------------------------


@pytest.mark.rule("DFR-237")
@pytest.mark.parametrize(("card", "kept", "spent"), [("elder", "moon", "sun"), ("chest", "sun", "moon")])
def test_a_scepter_is_only_what_the_price_asks_for(card: str, kept: str, spent: str) -> None:
    """If a card costs sun, then the Scepter is sun or is kept, and the same with moon."""
    t = scepters(4, sun=1, moon=1).choose(card)
    assert (t.asked, t.options, t.source) == ((0, "USE_SCEPTER"), {"keep", spent}, "scepter")
    t.choose(spent)
    assert (t.held(0, kept), t.held(0, spent), t.player(0)["scepters"]) == (1, 1, [0])


@pytest.mark.rule("DFR-239", "DFR-234")
def test_two_scepters_may_both_be_sun() -> None:
    """If two Scepters hold 6 gold each, then together they pay 4 sun."""
    t = scepters(6, 6).choose("gorgon")
    assert (t.question, t.player(0)["scepters"], t.owned(0, "gorgon")) == ("ROLL", [0, 0], 1)
    assert t.log("SCEPTER_SPENT") == [(0, "sun", 2), (0, "sun", 2)]


@pytest.mark.rule("DFR-239")
@pytest.mark.parametrize(("word", "left"), [("keep", [4, 0]), ("moon", [0, 4])])
def test_either_of_two_scepters_pays(word: str, left: list[int]) -> None:
    """If one of two Scepters is enough, then the owner says which, and the other keeps its gold."""
    t = scepters(4, 4).choose("chest")
    assert t.options == {"keep", "moon"}
    t.choose(word)
    assert (t.player(0)["scepters"], t.owned(0, "chest")) == (left, 1)


@pytest.mark.rule("DFR-239")
def test_a_scepter_worth_nothing_is_passed_over() -> None:
    """If the first Scepter holds too little, then the second pays."""
    t = scepters(3, 4).choose("chest")
    assert t.player(0)["scepters"] == [3, 0]


@pytest.mark.rule("DFR-237", "DFR-234")
@pytest.mark.parametrize(
    ("gold", "sun", "moon", "spent"),
    [
        ((4, 6), 3, 4, [(0, "moon", 1), (0, "sun", 2)]),
        ((4, 6), 4, 3, [(0, "sun", 1), (0, "moon", 2)]),
        ((6,), 5, 3, [(0, "moon", 2)]),
        ((6,), 3, 5, [(0, "sun", 2)]),
        ((6, 4), 3, 4, [(0, "sun", 2), (0, "moon", 1)]),
    ],
)
def test_a_scepter_cannot_be_what_leaves_the_price_unpaid(
    gold: tuple[int, ...], sun: int, moon: int, spent: list[tuple[int, str, int]]
) -> None:
    """If a price of both kinds can be paid in one way only, then nothing is asked and it is paid that way."""
    t = scepters(*gold, sun=sun, moon=moon).choose("hydra")
    assert (t.log("SCEPTER_SPENT"), t.sun(0), t.moon(0), t.owned(0, "hydra")) == (spent, 0, 0, 1)


@pytest.mark.rule("DFR-103", "DFR-234")
def test_scepters_that_cannot_cover_both_kinds_pay_nothing() -> None:
    """If 2 sun and 2 moon are lacking, then Scepters of 6 and 4 gold are not enough, and two of 6 are."""
    assert scepters(6, 4, sun=3, moon=3).closed("hydra") == "DFR-021"
    t = scepters(6, 6, sun=3, moon=3).choose("hydra")
    assert t.options == {"sun", "moon"}
    t.choose("moon")
    assert t.log("SCEPTER_SPENT") == [(0, "moon", 2), (0, "sun", 2)]


# --- original shards -----------------------------------------------------------------------------


@pytest.mark.rule("DFR-418", "DFR-021")
@pytest.mark.parametrize(("card", "purse"), [("wind", {"sun": 6}), ("light", {"moon": 6})])
def test_too_much_of_one_kind_pays_none_of_the_other(card: str, purse: dict[str, int]) -> None:
    """If a card costs 3 of one kind and there are 6 of the other and 1 A, then it cannot be paid; with 3 A it can."""
    assert titans(shard=1).reserve(0, **purse).closed(card) == "DFR-021"
    assert card in titans(shard=3).reserve(0, **purse).options


@pytest.mark.rule("DFR-422")
def test_no_more_original_shards_are_used_than_there_are() -> None:
    """If 2 sun are to be paid with 2 sun, 3 moon and 1 A, then at most that one A is used."""
    t = titans(sun=2, moon=3, shard=1).choose("guardian")
    assert (t.options, t.source) == ({0, 1}, "sun")


@pytest.mark.rule("DFR-422")
def test_original_shards_stand_for_moon_as_for_sun() -> None:
    """If 2 moon are to be paid with 2 moon and 1 A, then the owner is asked how many A are used."""
    t = titans(moon=2, shard=1).choose("oracle")
    assert (t.asked, t.options, t.source) == ((0, "USE_SHARDS"), {0, 1}, "moon")
    t.choose(1)
    assert (t.moon(0), t.shard(0)) == (1, 0)


@pytest.mark.rule("DFR-422", "DFR-103")
def test_original_shards_needed_for_moon_are_not_spent_as_sun() -> None:
    """If 5 sun and 5 moon are to be paid with 5 sun, 4 moon and 2 A, then one A is kept for the moon."""
    t = titans(sun=5, moon=4, shard=2).choose("first-titan")
    assert (t.options, t.source) == ({0, 1}, "sun")
    t.choose(0)
    assert (t.question, t.options, t.source) == ("USE_SHARDS", {1, 2}, "moon")
    t.choose(2)
    assert (t.sun(0), t.moon(0), t.shard(0)) == (0, 1, 0)
