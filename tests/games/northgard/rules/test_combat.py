"""Combat, from strength to losses."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.northgard import content
from ninerealms.games.northgard.rules import combat
from tests.games.northgard.scenario import Duel, duel

TRIO = {"A1": ("10", 0), "D3": ("20", 0), "D2": ("32", 0)}


def battle(attackers: int, defenders: int, **options: bool | str) -> Duel:
    """Seat 0 in A1.n, seat 1 beside it in A1.e, neutral land in A1.s beside both; seat 0 is to play."""
    return duel(**options).lay({"A1": ("10", 0)}).units(0, {"A1.n": attackers}).units(1, {"A1.e": defenders})


@pytest.mark.rule("NTG-080")
@pytest.mark.tells("FOUGHT NTG-080")
def test_a_combat_starts_by_itself() -> None:
    """If units of both players are in one territory, then they fight without being asked; otherwise nobody does."""
    t = battle(4, 2).combat_cards("build", "build").play("move-1", "A1.e", 4, "A1.s")
    assert t.log("FOUGHT") == [(0, 1, 4, 2)]
    t = battle(4, 2).play("move-1", "A1.s", 4)
    assert t.log("FOUGHT") == []


@pytest.mark.rule("NTG-081")
@pytest.mark.parametrize(("attackers", "defenders"), [(2, 2), (5, 3), (3, 6)])
def test_each_unit_gives_one_strength(attackers: int, defenders: int) -> None:
    """If a combat is counted without bonus, then each side has as much as it has units there."""
    t = battle(attackers, defenders).units(0, {"A1.n": attackers, "A1.s": 1}).combat_cards("renew", "renew")
    t.play("move-1", "A1.n", "A1.e", attackers)
    assert t.log("SCORE_COUNTED") == [(0, attackers, defenders)]


@pytest.mark.rule("NTG-082")
def test_each_face_up_card_is_equally_likely_to_be_picked() -> None:
    """If the attacker has three other cards up and the defender two, then one of three and one of two is picked."""
    t = battle(3, 2).cards_up(0, "recruit", "build", "move-1", "renew").cards_up(1, "explore", "renew")
    with pytest.raises(ChanceNeeded) as attacker:
        t.play("move-1", "A1.e", 3)
    assert attacker.value.sides == 3
    t = battle(3, 2).cards_up(0, "recruit", "build", "move-1", "renew").cards_up(1, "explore", "renew")
    t.s.rng.load(1, [1])
    with pytest.raises(ChanceNeeded) as defender:
        t.play("move-1", "A1.e", 3)
    assert defender.value.sides == 2


@pytest.mark.rule("NTG-082")
@pytest.mark.tells("DREW_CARD NTG-082")
@pytest.mark.parametrize("place", range(6))
def test_only_face_up_cards_are_picked(place: int) -> None:
    """If chance gives a place, then the card at that place of the owner's own face-up cards is picked."""
    t = battle(3, 5)
    t.s.rng.load(1, [place, 5 - place])
    t.play("move-2", "A1.e", 3)
    pool = [0, 1, 2, 3, 4, 6]
    drawn = [(seat, card) for seat, card, _ in t.log("DREW_CARD")]
    assert drawn == [(0, pool[place]), (1, 5 - place)]


@pytest.mark.rule("NTG-083")
@pytest.mark.parametrize(
    ("card", "bonus"), [("recruit", 2), ("build", 3), ("explore", 2), ("special", 2), ("move-1", 1), ("move-2", 1)]
)
def test_the_picked_card_adds_its_bonus(card: str, bonus: int) -> None:
    """If a card is picked, then its bonus is added to the strength of its owner, attacker or defender."""
    t = battle(4, 5).combat_cards("renew", card).play("move-2", "A1.e", 4)
    assert t.log("SCORE_COUNTED") == [(0, 4, 5 + bonus)]
    if card != "move-2":
        t = battle(4, 5).combat_cards(card, "renew").play("move-2", "A1.e", 4)
        assert t.log("SCORE_COUNTED") == [(0, 4 + bonus, 5)]


@pytest.mark.rule("NTG-083")
def test_the_bonuses_are_a_start_option() -> None:
    """If other bonuses are chosen at the start, then they are the ones added; Renew still gives none."""
    for card, bonus in zip(content.card_ids, (0, 5, 4, 3, 7, 1, 0), strict=True):
        t = battle(4, 2, bonuses="0,5,4,3,7,1").combat_cards("build", card).play("move-1", "A1.e", 4)
        assert t.log("SCORE_COUNTED") == [(0, 9, 2 + bonus)]
        assert t.log("DREW_CARD")[1] == (1, content.card_ids.index(card), bonus)


@pytest.mark.rule("NTG-084")
def test_the_picked_cards_are_turned_down_and_the_others_stay_up() -> None:
    """If a combat is over, then of each player one card more lies face down, and his other cards as before."""
    t = battle(4, 2).cards_up(0, "recruit", "build", "move-1", "renew").cards_up(1, "special", "explore", "renew")
    t.combat_cards("build", "explore").play("move-1", "A1.e", 4, "A1.s")
    assert t.down(0) == {"explore", "special", "move-2"} | {"build", "move-1"}
    assert t.down(1) == {"recruit", "build", "move-1", "move-2"} | {"explore"}


@pytest.mark.rule("NTG-085")
@pytest.mark.parametrize(("card", "picked"), [("move-1", "move-2"), ("move-2", "move-1")])
def test_the_activated_card_is_not_in_the_pool(card: str, picked: str) -> None:
    """If only the activated card and one other were up, then the other is picked."""
    t = battle(4, 2).cards_up(0, "move-1", "move-2").combat_cards(picked, "build").play(card, "A1.e", 4)
    assert t.log("DREW_CARD")[0][:2] == (0, content.card_ids.index(picked))


@pytest.mark.rule("NTG-085")
def test_the_defenders_whole_hand_is_his_pool() -> None:
    """If the attacker moves with Move 1, then the defender's Move 1 may be picked all the same."""
    t = battle(4, 2).combat_cards("build", "move-1").play("move-1", "A1.e", 4)
    assert t.log("DREW_CARD")[1] == (1, 4, 1)


@pytest.mark.rule("NTG-086")
@pytest.mark.tells("DREW_CARD NTG-086")
@pytest.mark.parametrize(("attack", "defence", "scores"), [("renew", "build", (4, 5)), ("build", "renew", (7, 2))])
def test_renew_gives_no_bonus(attack: str, defence: str, scores: tuple[int, int]) -> None:
    """If Renew is picked, then nothing is added to its owner's strength."""
    t = battle(4, 2).combat_cards(attack, defence).play("move-1", "A1.e", 4)
    assert t.log("SCORE_COUNTED") == [(0, *scores)]


@pytest.mark.rule("NTG-087")
def test_a_renew_picked_in_combat_renews_its_owner_at_once() -> None:
    """If the defender's Renew is picked, then all seven of his cards are up again."""
    t = battle(4, 2).cards_up(1, "build", "renew").combat_cards("build", "renew").play("move-1", "A1.e", 4)
    assert t.question == "RETREAT_TO", "the combat goes on after the Renew"
    assert t.down(1) == set()
    assert t.log("RENEWED") == [(1,)]


@pytest.mark.rule("NTG-087")
@pytest.mark.tells("RENEWED NTG-087")
@pytest.mark.parametrize("picked", [("renew", "build"), ("build", "renew"), ("renew", "renew")])
def test_a_renew_picked_in_combat_gives_nobody_points(picked: tuple[str, str]) -> None:
    """If Renew is picked, then the opponent gains no point, though he holds a trio and a monopoly."""
    t = duel().lay(TRIO).units(1, {"A1.e": 2, "D3.n": 1, "D3.s": 1, "D2.e": 1}).building("D3.n", "food-monopoly")
    t.units(0, {"A1.n": 3}).combat_cards(*picked).play("move-1", "A1.e", 3)
    assert t.player(1)["income"] == 2
    assert t.s.points == [0, 0]


@pytest.mark.rule("NTG-087")
def test_a_renew_picked_in_combat_gives_the_attacker_no_points_either() -> None:
    """If the defender's Renew is picked and the attacker holds a trio, then the attacker gains nothing."""
    t = duel().lay(TRIO).units(0, {"A1.n": 3, "D3.n": 1, "D3.s": 1, "D2.e": 1}).units(1, {"A1.e": 2})
    t.combat_cards("build", "renew").play("move-1", "A1.n", "A1.e", 3)
    assert t.player(0)["income"] == 1
    assert t.s.points == [0, 0]


@pytest.mark.rule("NTG-088")
def test_a_renew_of_the_attacker_leaves_only_the_activated_card_down() -> None:
    """If the attacker's Renew is picked, then at the end of his action only the activated card lies face down."""
    t = battle(4, 2).cards_up(0, "move-1", "special", "renew").combat_cards("renew", "recruit")
    t.play("move-1", "A1.e", 4)
    assert t.log("RENEWED") == [(0,)]
    if t.question == "RETREAT_TO":
        t.choose("A1.s")
    assert t.down(0) == {"move-1"}
    assert t.down(1) == {"recruit"}


@pytest.mark.rule("NTG-088", "NTG-127")
def test_a_renewed_attacker_does_not_get_the_activated_card_into_his_next_pool() -> None:
    """If the attacker's Renew is picked in the first of two combats, then six cards may be picked in the second."""
    t = duel().lay({"A1": ("10", 0)}).units(0, {"A1.n": 4}).units(1, {"A1.e": 1, "A1.s": 1})
    t.cards_up(0, "move-2", "build", "renew").combat_cards("renew", "recruit")
    with pytest.raises(ChanceNeeded) as needed:
        t.play("move-2", "A1.e", 2, "A1.n", "A1.s", 2, "A1.e")
    assert needed.value.sides == 6


@pytest.mark.rule("NTG-089")
def test_without_a_face_up_card_there_is_no_bonus() -> None:
    """If a player has no card left to pick, then his bonus is 0 and no card is turned."""
    t = battle(4, 2).cards_up(0, "move-1").combat_cards(None, "build")
    assert t.asked == (0, "MOVE_TO"), "the only card is activated at once"
    t._card = 4
    t.choose("A1.e", 4)
    assert t.log("SCORE_COUNTED") == [(0, 4, 5)]


@pytest.mark.rule("NTG-089")
def test_a_defender_without_a_face_up_card_has_no_bonus() -> None:
    """If the defender has no card left to pick, then he counts his units only."""
    t = battle(4, 2).cards_up(1).after_turns(199).combat_cards("move-2", None).play("move-1", "A1.e", 4, "A1.s")
    assert t.log("SCORE_COUNTED") == [(0, 5, 2)]
    assert t.is_over, "the last turn, so nobody is asked for a card he does not have"


@pytest.mark.rule("NTG-090")
@pytest.mark.tells("SCORE_COUNTED NTG-090")
def test_scores_are_counted_before_losses() -> None:
    """If the losses would change who is ahead, then the scores from before them decide."""
    t = battle(4, 3).building("A1.e", "tower").combat_cards("move-2", "move-1").play("move-1", "A1.e", 4, "A1.s")
    assert t.log("SCORE_COUNTED") == [(0, 5, 4)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(0, 1)]
    assert t.at("A1.e") == (2, 0)


@pytest.mark.rule("NTG-091")
@pytest.mark.tells("LOST_UNITS NTG-091")
@pytest.mark.parametrize(("attack", "defence"), [("build", "move-1"), ("move-2", "build")])
def test_each_player_loses_one_unit_to_his_reserve(attack: str, defence: str) -> None:
    """If a combat is fought, then winner and loser lose one unit each, whoever wins."""
    t = battle(4, 4).combat_cards(attack, defence).play("move-1", "A1.e", 4, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, 1), (1, 1, 1)]
    assert t.s.reserve == [7, 7]
    assert t.player(0)["units"] == t.player(1)["units"] == 3


@pytest.mark.rule("NTG-092")
def test_an_attacker_without_units_has_lost_whatever_the_scores() -> None:
    """If the attacker's only unit is lost, then he has lost, though he scored more."""
    t = battle(1, 2).combat_cards("build", "renew").play("move-1", "A1.e")
    assert t.log("SCORE_COUNTED") == [(0, 4, 2)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1, 1)]
    assert t.at("A1.e") == (0, 1)
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-092")
@pytest.mark.tells("WON_COMBAT NTG-092")
def test_a_defender_without_units_has_lost_whatever_the_scores() -> None:
    """If the defender's only unit is lost, then the attacker has won, though he scored less."""
    t = battle(2, 1).combat_cards("renew", "build").play("move-1", "A1.e", 2)
    assert t.log("SCORE_COUNTED") == [(0, 2, 4)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(0, 1)]
    assert t.at("A1.e") == (1, 0)
    assert t.asked == (1, "PLAY_CARD")


@pytest.mark.rule("NTG-093")
@pytest.mark.tells("EMPTIED NTG-093")
def test_a_territory_where_all_fell_is_neutral() -> None:
    """If both lose their last unit, then the territory is empty and nobody has won it."""
    t = battle(1, 1).combat_cards("build", "move-1").play("move-1", "A1.e")
    assert t.at("A1.e") == (0, 0)
    assert t.territory("A1.e")["control"] == -1
    assert t.log("EMPTIED") == [(1,)]
    assert t.log("WON_COMBAT") == []
    assert t.s.reserve == [10, 10]


@pytest.mark.rule("NTG-094")
@pytest.mark.tells("WON_COMBAT NTG-094")
@pytest.mark.parametrize(("attack", "defence", "winner"), [("build", "recruit", 0), ("recruit", "build", 1)])
def test_the_higher_score_wins(attack: str, defence: str, winner: int) -> None:
    """If both have units left, then the higher score wins, by one point if need be."""
    t = battle(3, 3).combat_cards(attack, defence).play("move-1", "A1.e", 3)
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(winner, 1)]
    assert t.asked == (1 - winner, "RETREAT_TO")


@pytest.mark.rule("NTG-095")
@pytest.mark.tells("WON_COMBAT NTG-095")
@pytest.mark.parametrize("mover", [0, 1])
def test_on_equal_scores_the_defender_wins(mover: int) -> None:
    """If the scores are equal, then the defender wins, whichever seat he has."""
    t = duel().lay({"A1": ("10", 0)}).units(mover, {"A1.n": 3}).units(1 - mover, {"A1.e": 3}).turn_of(mover)
    t.combat_cards("recruit", "explore").play("move-1", "A1.e", 3, "A1.s")
    assert t.log("SCORE_COUNTED") == [(mover, 5, 5)]
    assert [won[:2] for won in t.log("WON_COMBAT")] == [(1 - mover, 1)]
    assert t.territory("A1.e")["control"] == 1 - mover


@pytest.mark.rule("NTG-092", "NTG-094", "NTG-095")
@pytest.mark.parametrize(
    ("attackers", "defenders", "cards", "how"),
    [
        (2, 2, ("build", "move-1"), combat.BY_SCORE),
        (2, 2, ("move-2", "build"), combat.BY_SCORE),
        (3, 3, ("recruit", "explore"), combat.BY_TIE),
        (1, 2, ("build", "renew"), combat.BY_SURVIVAL),
        (2, 1, ("renew", "build"), combat.BY_SURVIVAL),
    ],
)
def test_the_log_says_why_a_combat_was_won(attackers: int, defenders: int, cards: tuple[str, str], how: int) -> None:
    """If one side has no unit left, then that decided; otherwise the scores did, or their being equal."""
    t = battle(attackers, defenders).combat_cards(*cards)
    t.play("move-1", "A1.e", *((attackers,) if attackers > 1 else ()))
    assert [won[2] for won in t.log("WON_COMBAT")] == [how]


@pytest.mark.rule("NTG-096")
def test_each_tower_costs_the_attacker_a_unit() -> None:
    """If two towers stand in the territory, then the attacker loses three units and the defender one."""
    t = duel().lay({"A1": ("10", 0), "B1": ("12", 0)}).units(0, {"A1.n": 6}).units(1, {"B1.m": 2})
    t.building("A1.e", "tower").building("B1.m", "tower")
    t.combat_cards("build", "move-1").play("move-1", "A1.e", 6, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, 3), (1, 1, 1)]
    assert t.at("A1.e") == (3, 0)
    assert t.s.reserve == [7, 9]


@pytest.mark.rule("NTG-096")
def test_other_towers_and_other_buildings_do_not_hurt() -> None:
    """If towers stand where the attacker came from, or other buildings where he fights, then he loses one unit."""
    t = battle(4, 2).building("A1.n", "tower").building("A1.s", "tower").building("A1.e", "camp")
    t.combat_cards("build", "move-1").play("move-1", "A1.e", 4, "A1.s")
    assert t.log("LOST_UNITS") == [(0, 1, 1), (1, 1, 1)]


@pytest.mark.rule("NTG-101")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_brought_the_units_together_is_the_attacker(seat: int) -> None:
    """If a player moves in, then he attacks; it does not matter who has been there longer, or who started the game."""
    t = duel().lay({"A1": ("10", 0)}).units(seat, {"A1.n": 4}).units(1 - seat, {"A1.e": 2}).turn_of(seat)
    t.building("A1.e", "tower").combat_cards("build", "move-1").play("move-1", "A1.e", 4, "A1.s")
    assert t.log("FOUGHT") == [(seat, 1, 4, 2)]
    assert t.log("SCORE_COUNTED") == [(seat, 7, 3)]
    assert t.log("LOST_UNITS") == [(seat, 1, 2), (1 - seat, 1, 1)]


@pytest.mark.rule("NTG-102")
def test_winning_a_combat_gives_no_points() -> None:
    """If a player wins a combat, even over a trio's land, then nobody gains a point."""
    t = duel().lay({"D3": ("20", 0), "D2": ("32", 0), "A1": ("02", 0)}).units(1, {"D3.n": 2})
    t.units(0, {"D2.n": 3, "D2.e": 1, "D3.s": 1}).combat_cards("build", "move-1")
    t.play("move-1", "D2.n", "D3.n", 3)
    assert t.symbols(0) == (1, 1, 1)
    assert t.s.points == [0, 0]
