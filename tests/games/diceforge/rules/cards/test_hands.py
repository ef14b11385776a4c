"""O.17 and O.18. The Eternal Fire and the Left Hand."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import buyer, owner

FIRE = "eternal-fire"
HAND = "left-hand"


# --- the Eternal Fire -------------------------------------------------------------------------------


@pytest.mark.rule("DFR-303", "DFR-304")
@pytest.mark.tells("NEW_TURN DFR-303")
def test_the_eternal_fire_gives_its_buyer_a_new_turn_alone() -> None:
    """If the Fire is bought, then its buyer is active again, and only he rolls and is blessed."""
    t = buyer(FIRE).roll(0, "1s", "1g").choose(FIRE)
    assert (t.asked, t.turn()) == ((0, "ACT"), (1, 0))
    assert t.log("ROLLED") == [(0, "1s", "1g")]
    assert [t.purse(seat) for seat in range(3)] == [(1, 1, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert t.log("NEW_TURN") == [(0,)]


@pytest.mark.rule("DFR-303")
def test_after_the_new_turn_the_next_player_follows() -> None:
    """If the new turn is over, then the next player has his regular turn, for which everybody rolls."""
    t = buyer(FIRE).roll(0, "1s", "1g").choose(FIRE, "pass")
    assert t.turn() == (1, 1)
    t.roll(1, "1g", "1g").roll(2, "1g", "1g").roll(0, "1g", "1g").go()
    assert t.log("ROLLED")[1:] == [(1, "1g", "1g"), (2, "1g", "1g"), (0, "1g", "1g")]


@pytest.mark.rule("DFR-305")
def test_with_two_players_the_new_turn_begins_with_two_blessings() -> None:
    """If two play, then the buyer is blessed twice at the start of his new turn, and the other not at all."""
    t = buyer(FIRE, players=2).roll(0, "1s", "1g").roll(0, "1g", "2v").choose(FIRE)
    assert (t.asked, t.purse(0), t.purse(1)) == ((0, "ACT"), (2, 1, 0, 2), (0, 0, 0, 0))
    assert len(t.log("ROLLED")) == 2


@pytest.mark.rule("DFR-306")
def test_the_turn_of_the_purchase_ends_at_once() -> None:
    """If 2 sun are left, then they cannot buy an extra action before the new turn."""
    t = forge(3, FIRE).card(0, "chest").reserve(0, sun=8).choose(FIRE)
    assert (t.question, t.sun(0), t.log("EXTRA_BOUGHT")) == ("ROLL", 2, [])


@pytest.mark.rule("DFR-307")
def test_the_new_turn_has_its_own_action_and_extra_action() -> None:
    """If the Fire was bought with the extra action, then the new turn has an action and an extra action again."""
    t = forge(3, FIRE).card(0, "chest").reserve(0, sun=9, gold=4).choose("pass", "yes", FIRE)
    t.roll(0, "1s", "1g").go().choose("3g", "light-0", "stop")
    assert (t.asked, t.options) == ((0, "EXTRA_ACTION"), {"yes", "no"})


@pytest.mark.rule("DFR-307")
def test_reinforcements_can_be_used_again_in_the_new_turn() -> None:
    """If the Owl was used in the turn of the purchase, then it can be used in the new turn as well."""
    t = owner("owl", FIRE).reserve(0, sun=6).choose("owl", "gold").roll(0, "1g", "1g").choose(FIRE)
    assert (t.asked, t.options) == ((0, "REINFORCE"), {"owl", "stop"})


@pytest.mark.rule("DFR-308")
def test_the_new_turn_changes_neither_round_nor_order() -> None:
    """If the last player of round 3 buys the Fire, then round 4 begins only after his new turn, with seat 0."""
    t = buyer(FIRE).active(2).round(3).reserve(2, sun=6).roll(2, "1s", "1g").choose(FIRE)
    assert t.turn() == (3, 2)
    assert t.choose("pass").turn() == (4, 0)


@pytest.mark.rule("DFR-309")
def test_another_fire_gives_another_turn() -> None:
    """If a second Fire is bought in the new turn, then a third turn follows."""
    t = forge(3, FIRE).card(0, "chest", "chest").reserve(0, sun=12).roll(0, "1g", "1g").choose(FIRE)
    t.roll(0, "1s", "1g").choose(FIRE)
    assert (t.asked, t.turn(), len(t.log("NEW_TURN"))) == ((0, "ACT"), (1, 0), 2)


@pytest.mark.rule("DFR-310")
def test_the_fire_in_the_last_turn_still_gives_a_turn() -> None:
    """If the Fire is bought in the last turn of the game, then the new turn is played before scoring."""
    t = buyer(FIRE).active(2).round(10).reserve(2, sun=6).roll(2, "1s", "1g").choose(FIRE)
    assert t.asked == (2, "ACT")
    assert t.choose("elder").question is None
    assert t.scores == [0, 0, 10]


# --- the Left Hand ----------------------------------------------------------------------------------


def hand(*others: str, players: int = 3, mix: str = "first") -> Forge:
    return buyer(HAND, *others, players=players, mix=mix)


def homes(t: Forge) -> list[int | None]:
    return [t.player(seat)["island"] for seat in range(t.players)]


@pytest.mark.rule("DFR-311")
def test_the_left_hand_sends_every_pawn_home() -> None:
    """If pawns stand on islands, then all of them are ousted, the buyer's own too."""
    t = hand().pawn(1, 2).pawn(2, 5).roll(0, "1g", "1g").roll(1, "1g", "1g").roll(2, "1g", "1g").choose(HAND)
    assert homes(t) == [None, None, None]


@pytest.mark.rule("DFR-312")
def test_only_the_buyer_applies_the_dice_of_the_ousted() -> None:
    """If two others are ousted, then they roll, and the buyer gains what all three pairs show."""
    t = hand().pawn(1, 2).pawn(2, 5).roll(0, "1g", "1g").roll(1, "1s", "2v").roll(2, "1g", "1m").choose(HAND)
    assert [t.purse(seat) for seat in range(3)] == [(3, 1, 1, 2), (0, 0, 0, 0), (0, 0, 0, 0)]
    assert [t.showing(seat) for seat in range(3)] == [("1g", "1g"), ("1s", "2v"), ("1g", "1m")]


@pytest.mark.rule("DFR-312")
def test_a_player_at_home_does_not_roll_for_the_left_hand() -> None:
    """If seat 2 is at home, then only the buyer and seat 1 roll."""
    t = hand().pawn(1, 2).roll(0, "1g", "1g").roll(1, "1s", "2v").choose(HAND)
    assert t.log("ROLLED") == [(0, "1g", "1g"), (1, "1s", "2v")]
    assert t.purse(0) == (2, 1, 0, 2)


@pytest.mark.rule("DFR-313")
def test_the_pairs_are_applied_in_turn_order_from_the_buyer() -> None:
    """If seat 1 buys, then his own pair comes first, then seat 2's, then seat 0's."""
    t = forge(3, HAND).active(1).reserve(1, sun=6).pawn(0, 1).pawn(2, 2)
    t.dice(0, light=["3g"]).dice(1, light=["4g"]).dice(2, light=["6g"])
    t.roll(1, "4g", "2v").roll(2, "6g", "2v").roll(0, "3g", "2v").choose(HAND)
    assert [row[1] for row in t.log("APPLIED") if row[1] != "2v"] == ["4g", "6g", "3g"]
    assert {row[0] for row in t.log("APPLIED")} == {1}


@pytest.mark.rule("DFR-312", "DFR-313")
def test_the_buyer_makes_the_choices_on_the_faces_of_others() -> None:
    """If an ousted player rolls a choice face, then the buyer chooses."""
    t = hand().pawn(1, 2).dice(1, light=["1g-or-1s-or-1m"]).roll(0, "1g", "1g").roll(1, "1g-or-1s-or-1m", "2v")
    assert t.choose(HAND).asked == (0, "CHOOSE_GAIN")
    assert t.choose("moon").purse(0) == (2, 0, 1, 2)


@pytest.mark.rule("DFR-314")
@pytest.mark.parametrize("rivals", [1, 2])
def test_each_bear_pays_once_for_the_left_hand(rivals: int) -> None:
    """If one or two others are ousted, then each of the buyer's two Bears gives 3 points once."""
    t = hand("bear", players=4).card(0, "bear", "bear").roll(0, "1g", "1g")
    for seat in range(1, 1 + rivals):
        t.pawn(seat, seat).roll(seat, "1g", "1g")
    assert t.choose(HAND).glory(0) == 6


@pytest.mark.rule("DFR-315")
def test_ousting_only_oneself_gives_no_bear_bonus() -> None:
    """If all others are at home, then the Bears give nothing and the buyer applies his own pair."""
    t = hand("bear").card(0, "bear", "bear").roll(0, "1s", "1g").choose(HAND)
    assert (t.purse(0), homes(t)) == ((1, 1, 0, 0), [None, None, None])


@pytest.mark.rule("DFR-316")
def test_a_pawn_ousted_by_the_move_is_not_ousted_again() -> None:
    """If seat 1 stood on the portal of the Hand, then it is blessed for itself and does not roll a second time."""
    t = hand("bear").card(0, "bear").pawn(1, 4).roll(1, "1s", "2v").roll(0, "1g", "1g").choose(HAND)
    assert (t.purse(1), t.purse(0)) == ((0, 1, 0, 2), (2, 0, 0, 3))
    assert t.log("ROLLED") == [(1, "1s", "2v"), (0, "1g", "1g")]


@pytest.mark.rule("DFR-317")
def test_bears_of_the_ousted_pay_their_owners() -> None:
    """If an ousted rival owns two Bears, then he gains 6 points; a rival at home gains nothing by his."""
    t = hand("bear").card(1, "bear", "bear").card(2, "bear").pawn(1, 2).roll(0, "1g", "1g").roll(1, "1g", "1g")
    t.choose(HAND)
    assert [t.glory(seat) for seat in range(3)] == [0, 6, 0]


@pytest.mark.rule("DFR-318")
def test_faces_of_different_pairs_do_not_combine() -> None:
    """If the buyer rolls x3, then it triples his own other die, not the dice of the ousted player."""
    t = hand().dice(0, light=["x3"]).pawn(1, 2).roll(0, "x3", "1g").roll(1, "1s", "2v").choose(HAND)
    assert t.purse(0) == (3, 1, 0, 2)


@pytest.mark.rule("DFR-318")
def test_golem_halves_of_different_pairs_are_no_puzzle() -> None:
    """If one pair shows the moon golem and another the sun golem, then no Celestial die is rolled."""
    t = hand(mix="goddess").dice(1, light=["sun-golem"]).golem(0, "T7").pawn(1, 2)
    t.roll(0, "1g", "moon-golem").roll(1, "sun-golem", "1g").choose(HAND, "1g", "sun-golem")
    assert (t.player(0)["golem"], t.player(1)["golem"]) == ("T9", "START")
    assert t.log("CELESTIAL_ROLLED") == []


@pytest.mark.rule("DFR-318", "DFR-312")
def test_within_one_pair_of_the_left_hand_faces_combine() -> None:
    """If an ousted player rolls x3 and 1 moon, then the buyer gains 3 moon."""
    t = hand().dice(1, light=["x3"]).pawn(1, 2).roll(0, "1g", "1g").roll(1, "x3", "1m").choose(HAND)
    assert (t.purse(0), t.purse(1)) == ((2, 0, 3, 0), (0, 0, 0, 0))
