"""Rounds, the order of play and the three steps of a turn (page 8)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.yggdrasil.scenario import activation, own_cards, saga_table

COUNTS = [1, 2, 3, 4, 5]


@pytest.mark.rule("YGG-063")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_every_player_can_drive_an_enemy_back(god: str) -> None:
    """If an enemy is where gods are, then each of the players can beat it for all of them."""
    t = saga_table().enemies(loki="asgard").to_duty(god).throw("S").choose("fight loki")
    assert t.place_of("loki") == "cage"


@pytest.mark.rule("YGG-063")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_has_one_turn_in_a_round(players: int) -> None:
    """If a round is over, then every player has had exactly one turn."""
    t = saga_table(players).end_round()
    turns = [god for (god,) in t.log("TURN_BEGINS")][:players]
    assert sorted(map(str, turns)) == sorted(t.gods[:players])


@pytest.mark.rule("YGG-064", "YGG-072")
@pytest.mark.parametrize("players", COUNTS)
def test_a_round_follows_a_round(players: int) -> None:
    """If all players have had their turns, then no face-down card is left and the next round begins with new ones."""
    t = saga_table(players)
    assert t.log("ROUND_BEGINS") == [(1,)]
    t.end_round()
    assert t.log("ROUND_BEGINS") == [(1,), (2,)]
    assert t.table["round"] == 2
    first_round = t.story[: len(t.story) - t.story[::-1].index("ROUND_BEGINS")]
    assert first_round.count("CARD_REVEALED") == first_round.count("TURN_BEGINS") == players


@pytest.mark.rule("YGG-072")
def test_a_round_is_not_over_before_the_last_turn() -> None:
    """If one player still has a face-down card, then that player's turn comes before a new round."""
    t = saga_table().begin("odin").end_turn()
    assert [god["facedown"] for god in t.table["gods"]] == [False, False, True]
    assert t.table["round"] == 1
    t.end_turn()
    assert t.asked == ("frigg", "MOVE_TO")
    t.end_turn()
    assert t.table["round"] == 2
    assert [god["facedown"] for god in t.table["gods"]] == [True, True, True]


@pytest.mark.rule("YGG-065")
@pytest.mark.tells("ROUND_BEGINS YGG-065")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_lays_the_top_card_face_down(players: int) -> None:
    """If a round begins, then the top card of every deck lies face down and none of them is face up."""
    t = saga_table(players)
    tops = ["surt", "hel", "jormungand", "fenrir", "loki"]
    for seat, god in enumerate(t.gods[:players]):
        seen = t.god(god)
        assert seen["facedown"]
        assert seen["facedown_card"] == {"enemy": tops[seat], "figure": seat}
        assert f"{tops[seat]} of {god}" not in t.known_deck(god)
    assert t.face_up == []
    assert t.log("TURN_BEGINS") == []


@pytest.mark.rule("YGG-066")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_players_agree_on_the_order_when_the_cards_lie_there(players: int) -> None:
    """If all cards are laid, then the team chooses who is next; who is in the order already cannot be chosen again."""
    t = saga_table(players)
    assert t.asked == ("team", "NEXT_TURN")
    assert t.options == set(t.gods[:players])
    assert all(god["facedown"] for god in t.table["gods"][:players])
    if players > 2:
        t.choose("thor")
        assert t.asked == ("team", "NEXT_TURN")
        assert t.options == set(t.gods[:players]) - {"thor"}
        assert t.closed("thor") == "YGG-066"
        assert t.log("TURN_BEGINS") == []


@pytest.mark.rule("YGG-066", "YGG-067")
@pytest.mark.parametrize("order", list(permutations(["odin", "thor", "frigg"])))
def test_the_turns_follow_the_order_of_the_round(order: tuple[str, ...]) -> None:
    """If the team has agreed on any order, then the turns are taken in it, whatever the order was before."""
    t = saga_table().begin("odin", "thor", "frigg").end_round().forget()
    assert t.asked == ("team", "NEXT_TURN")
    t.begin(*order).end_round()
    assert [god for (god,) in t.log("TURN_BEGINS")] == list(order)


@pytest.mark.rule("YGG-068")
@pytest.mark.tells("TURN_BEGINS YGG-068")
def test_the_three_steps_of_a_turn() -> None:
    """If a turn is played, then the card is revealed first, then a move is asked, then the duty, then the next turn."""
    t = saga_table().begin("odin")
    assert t.story == ["ROUND_BEGINS", "TURN_BEGINS", "CARD_REVEALED"]
    assert t.asked == ("odin", "MOVE_TO")
    t.choose("alfheim")
    assert t.asked == ("odin", "DUTY")
    t.choose("act", 2)
    assert t.story[3:] == ["GOD_MOVED", "ACTED", "TOOK_ELVES", "TURN_BEGINS", "CARD_REVEALED"]
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-069")
@pytest.mark.parametrize("players", COUNTS)
def test_nobody_is_asked_whether_to_reveal(players: int) -> None:
    """If a turn begins, then the card is face up before the player can answer anything."""
    t = activation("hel", players).begin("odin")
    assert t.log("CARD_REVEALED") == [("odin", "hel", "odin")]
    assert t.log("ENEMY_ACTIVATED") == [("hel", "odin")]
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-070")
def test_a_god_need_not_move() -> None:
    """If a player stays, then the god is where it was and its duty is still asked."""
    t = saga_table().places(odin="alfheim").begin("odin")
    assert "alfheim" in t.options
    t.choose("stay")
    assert t.place_of("odin") == "alfheim"
    assert t.log("GOD_MOVED") == []
    assert t.asked == ("odin", "DUTY")


@pytest.mark.rule("YGG-071")
def test_a_god_need_not_fulfil_a_duty() -> None:
    """If a player does nothing in step 3, then nothing changes and the turn of the next player begins."""
    t = saga_table().places(odin="alfheim").to_duty("odin").forget()
    assert "none" in t.options
    t.choose("none")
    assert t.story == ["TURN_BEGINS", "CARD_REVEALED"]
    assert t.god("odin")["elves"] == 0
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-372")
def test_an_empty_deck_gives_no_card() -> None:
    """If all six cards of a player lie face up, then nothing is laid for it and its turn starts at step 2."""
    t = saga_table().wheel(*own_cards("odin"))
    assert t.known_deck("odin") == []
    assert [god["facedown"] for god in t.table["gods"]] == [False, True, True]
    assert "odin" in t.options
    t.begin("odin")
    assert t.story == ["ROUND_BEGINS", "TURN_BEGINS"]
    assert t.asked == ("odin", "MOVE_TO")
    t.choose("alfheim")
    assert t.asked == ("odin", "DUTY")


@pytest.mark.rule("YGG-372")
def test_a_deck_with_cards_again_gives_one_again() -> None:
    """If a card came back under an empty deck, then it is laid in the next round."""
    t = saga_table().wheel(*own_cards("odin")).deck("thor", "surt").deck("frigg", "nidhogg").counts(nidhogg=0)
    t.begin("thor", "odin").end_round()
    assert t.god("odin")["facedown_card"] == {"enemy": "surt", "figure": 0}
