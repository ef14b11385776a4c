"""N. Cards that last: the Hammer, the Chest and the Great Bear."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer

TRITON = "triton"


def hammer(spaces: int, copies: int = 1, card: str = "wild-spirits") -> Forge:
    """Seat 0 owns Hammers that have come so far, and is about to gain gold."""
    return buyer(card, "hammer").card(0, *["hammer"] * copies).hammer(0, spaces)


def six_gold(spaces: int, copies: int = 1) -> Forge:
    """Seat 0 owns Hammers and gains 6 gold from a Triton."""
    t = forge(3, TRITON).card(0, TRITON, *["hammer"] * copies).hammer(0, spaces)
    return t.choose("spend-triton", "gold")


@pytest.mark.rule("DFR-175")
@pytest.mark.parametrize("part", [0, 1, 2, 3])
def test_any_part_of_a_gold_gain_may_go_on_the_hammer(part: int) -> None:
    """If 3 gold are gained, then 0, 1, 2 or 3 of them advance the hammer, one space each, and the rest is kept."""
    t = hammer(0).choose("wild-spirits")
    assert t.asked == (0, "STORE_GOLD")
    assert t.options == {0, 1, 2, 3}
    t.choose(part)
    assert (t.gold(0), t.player(0)["hammer"], t.glory(0)) == (3 - part, [part], 0)


@pytest.mark.rule("DFR-175")
def test_gold_from_before_the_hammer_does_not_advance_it() -> None:
    """If a player with 9 gold buys the Hammer, then he is asked nothing and keeps his 9 gold."""
    t = buyer("hammer").reserve(0, gold=9).choose("hammer")
    assert (t.gold(0), t.player(0)["hammer"]) == (9, [0])
    assert t.log("HAMMERED") == []


@pytest.mark.rule("DFR-175")
def test_the_hammer_takes_gold_of_a_blessing_in_another_players_turn() -> None:
    """If the owner of a Hammer gains gold in a rival's turn, then he is asked where it goes, and only he."""
    t = forge(3).card(1, "hammer").at("blessings").roll(0, "1g", "1g").roll(1, "1s", "1g").roll(2, "1g", "1g")
    assert t.asked == (1, "STORE_GOLD")
    t.choose(1)
    assert (t.gold(0), t.gold(1), t.player(1)["hammer"]) == (2, 0, [1])


@pytest.mark.rule("DFR-175")
def test_only_gold_advances_the_hammer() -> None:
    """If shards and glory are gained, then nobody is asked for the Hammer."""
    t = forge(3).card(0, "hammer").at("blessings").roll(0, "1s", "2v").roll(1, "1g", "1g").roll(2, "1g", "1g")
    assert t.question == "ACT"
    assert (t.purse(0), t.player(0)["hammer"]) == ((0, 1, 0, 2), [0])


@pytest.mark.rule("DFR-175")
@pytest.mark.tells("HAMMERED DFR-175")
def test_gold_beyond_the_limit_of_the_reserve_can_still_go_on_the_hammer() -> None:
    """If the reserve is full, then a whole gain may advance the hammer."""
    t = hammer(0).reserve(0, gold=12).choose("wild-spirits", 3)
    assert (t.gold(0), t.player(0)["hammer"]) == (12, [3])


@pytest.mark.rule("DFR-176")
@pytest.mark.parametrize(("part", "glory"), [(1, 0), (2, 10), (3, 10)])
def test_space_15_of_the_first_lap_gives_10_points(part: int, glory: int) -> None:
    """If the hammer stands on 13, then 1 gold is not enough for the 10 points and 2 gold are."""
    t = hammer(13).choose("wild-spirits", part)
    assert (t.glory(0), t.player(0)["hammer"], t.gold(0)) == (glory, [13 + part], 3 - part)


@pytest.mark.rule("DFR-176")
def test_the_flipped_token_starts_at_0() -> None:
    """If the first lap is complete, then 14 more gold give nothing and the 15th completes the second lap."""
    t = hammer(26).choose("wild-spirits", 3)
    assert (t.glory(0), t.player(0)["hammer"]) == (0, [29])


@pytest.mark.rule("DFR-177")
def test_space_15_of_the_second_lap_gives_15_points() -> None:
    """If the second lap is completed, then 15 points are gained, and no gold fits on the card any more."""
    t = hammer(28).choose("wild-spirits")
    assert t.options == {0, 1, 2}
    t.choose(2)
    assert (t.glory(0), t.player(0)["hammer"], t.gold(0)) == (15, [30], 1)


@pytest.mark.rule("DFR-177")
def test_a_hammer_after_two_laps_has_no_effect() -> None:
    """If both laps are complete, then gold goes to the reserve without a question."""
    t = hammer(30).choose("wild-spirits")
    assert t.question != "STORE_GOLD"
    assert (t.gold(0), t.glory(0), t.moon(0)) == (3, 0, 3)


@pytest.mark.rule("DFR-178")
def test_a_second_hammer_begins_when_the_first_is_full() -> None:
    """If a player has two Hammers, the first 2 short of its end, then 3 gold fill it and begin the second."""
    t = hammer(28, copies=2).choose("wild-spirits")
    assert t.options == {0, 1, 2, 3}
    t.choose(3)
    assert (t.glory(0), t.player(0)["hammer"], t.gold(0)) == (15, [30, 1], 0)


@pytest.mark.rule("DFR-178")
@pytest.mark.parametrize(("spaces", "glory"), [(43, 10), (58, 15)])
def test_a_second_hammer_pays_like_the_first(spaces: int, glory: int) -> None:
    """If the second Hammer completes a lap, then it gives 10 points the first time and 15 the second."""
    t = hammer(spaces, copies=2).choose("wild-spirits", 2)
    assert t.glory(0) == glory


@pytest.mark.rule("DFR-178")
def test_gold_that_no_hammer_takes_goes_to_the_reserve() -> None:
    """If two Hammers have room for 1 gold only, then at least 2 of 3 gold go to the reserve."""
    t = hammer(59, copies=2).choose("wild-spirits")
    assert t.options == {0, 1}
    t.choose(1)
    assert (t.gold(0), t.player(0)["hammer"]) == (2, [30, 30])


@pytest.mark.rule("DFR-179")
def test_gold_on_the_hammer_cannot_be_spent() -> None:
    """If a player has 14 gold on the Hammer and 2 in the reserve, then he cannot pay 3 gold or forge for 3."""
    t = forge(3).card(0, "hammer", "elder", "owl").hammer(0, 14).reserve(0, gold=2).at("reinforcements")
    assert t.closed("elder") == "DFR-021"
    t.choose("stop")
    assert (t.closed("4g"), t.closed("1s")) == ("DFR-021", "DFR-021")
    assert "3g" in t.options


@pytest.mark.rule("DFR-179")
def test_gold_on_the_hammer_cannot_be_lost() -> None:
    """If the owner of a Hammer loses gold to the Minotaur, then only his reserve gets smaller."""
    t = buyer("minotaur").card(1, "hammer").hammer(1, 9).reserve(1, gold=1).roll(1, "1g", "1g").roll(2, "1g", "1g")
    t.choose("minotaur")
    assert (t.gold(1), t.player(1)["hammer"]) == (0, [9])


@pytest.mark.rule("DFR-179")
def test_gold_on_the_hammer_cannot_be_taken_back() -> None:
    """If gold lies on the Hammer, then a later gain may add to it, never take from it."""
    t = hammer(5).choose("wild-spirits", 0)
    assert (t.gold(0), t.player(0)["hammer"]) == (3, [5])


@pytest.mark.rule("DFR-180")
def test_a_gain_may_cross_the_end_of_the_first_lap() -> None:
    """If the hammer on 13 takes 5 of 6 gold, then 10 points are gained and the second lap begins with 3."""
    t = six_gold(13).choose(5)
    assert (t.glory(0), t.player(0)["hammer"], t.gold(0)) == (10, [18], 1)


@pytest.mark.rule("DFR-180", "DFR-177")
def test_the_rest_of_a_gain_after_the_second_lap_is_kept() -> None:
    """If the hammer needs 4 gold to its end and 6 are gained, then at most 4 go on it."""
    t = six_gold(26)
    assert t.options == {0, 1, 2, 3, 4}
    t.choose(4)
    assert (t.glory(0), t.gold(0)) == (15, 2)


# --- the Chest --------------------------------------------------------------------------------------


@pytest.mark.rule("DFR-181", "DFR-182")
@pytest.mark.parametrize(("chests", "gold", "shards"), [(0, 12, 6), (1, 16, 9), (2, 20, 12)])
def test_each_chest_raises_the_limits(chests: int, gold: int, shards: int) -> None:
    """If a player owns Chests, then his limits are 12, 6 and 6, plus 4, 3 and 3 for each of them."""
    t = forge(3).card(0, *["chest"] * chests)
    assert t.player(0)["limit"] == {"gold": gold, "sun": shards, "moon": shards}
    assert t.player(1)["limit"] == {"gold": 12, "sun": 6, "moon": 6}


@pytest.mark.rule("DFR-181", "DFR-182")
@pytest.mark.parametrize("chests", [0, 1, 2])
@pytest.mark.parametrize(("what", "limit", "more"), [("gold", 12, 4), ("sun", 6, 3), ("moon", 6, 3)])
def test_a_gain_stops_at_the_raised_limit(chests: int, what: str, limit: int, more: int) -> None:
    """If a reserve is one short of its limit, then a Triton's gain fills it and the rest is lost."""
    top = limit + chests * more
    t = forge(3, TRITON).card(0, TRITON, *["chest"] * chests).reserve(0, **{what: top - 1})
    t.choose("spend-triton", what)
    assert t.held(0, what) == top


@pytest.mark.rule("DFR-181")
def test_the_chest_raises_the_limits_at_once() -> None:
    """If a Chest is bought, then the next gain may pass the old limit; the Chest itself gives nothing."""
    t = forge(3).reserve(0, gold=12, sun=3, moon=1).choose("chest")
    assert t.purse(0) == (12, 3, 0, 0)
    t.choose("yes", "wild-spirits")
    assert (t.gold(0), t.moon(0)) == (15, 3)


# --- the Great Bear ---------------------------------------------------------------------------------


def bears(players: int = 3) -> Forge:
    return forge(players, "bear").reserve(0, moon=1).pawn(1, 1)


@pytest.mark.rule("DFR-184", "DFR-185")
@pytest.mark.parametrize(("copies", "glory"), [(0, 0), (1, 3), (2, 6)])
def test_the_bear_pays_who_ousts(copies: int, glory: int) -> None:
    """If its owner ousts a pawn, then each Bear gives him 3 points and the ousted player none."""
    t = bears().card(0, *["bear"] * copies).roll(1, "1g", "1g").choose("hammer")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (glory, 0, 0)


@pytest.mark.rule("DFR-184", "DFR-185")
@pytest.mark.parametrize(("copies", "glory"), [(1, 3), (2, 6)])
def test_the_bear_pays_who_is_ousted(copies: int, glory: int) -> None:
    """If its owner is ousted by another, then each Bear gives him 3 points and nobody else."""
    t = bears().card(1, *["bear"] * copies).roll(1, "1g", "1g").choose("hammer")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (0, glory, 0)


@pytest.mark.rule("DFR-184")
@pytest.mark.tells("BEAR_PAID DFR-184")
def test_bears_of_both_sides_pay() -> None:
    """If who ousts and who is ousted own a Bear, then both gain 3 points; a Bear of a third player gives nothing."""
    t = bears().card(0, "bear").card(1, "bear").card(2, "bear").roll(1, "1g", "1g").choose("hammer")
    assert (t.glory(0), t.glory(1), t.glory(2)) == (3, 3, 0)


@pytest.mark.rule("DFR-184")
def test_without_an_ousting_the_bear_gives_nothing() -> None:
    """If its owner moves to a free portal or stays on his island, then the Bear gives nothing."""
    t = forge(3, "bear").card(0, "bear").reserve(0, moon=1, sun=3).pawn(0, 1).pawn(1, 5).choose("hammer")
    t.choose("yes", "elder")
    assert t.glory(0) == 0
    assert t.log("BEAR_PAID") == []


@pytest.mark.rule("DFR-184")
def test_a_bear_bought_by_ousting_does_not_pay_for_it() -> None:
    """If a player ousts a pawn by buying his first Bear, then that Bear is not yet his when the bonus is paid."""
    t = forge(3, "bear").reserve(0, moon=2).pawn(1, 2).roll(1, "1g", "1g").choose("bear")
    assert t.log("OUSTED") == [(0, 1, 2)]
    assert t.glory(0) == 0
