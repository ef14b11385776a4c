"""Step 1: the card is revealed, set or activates, and goes back (pages 8 and 9)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import GAME
from tests.games.yggdrasil.scenario import activation, saga_table

QUIET = ["surt", "hel", "jormungand", "nidhogg"]
NORMAL_MOVES_FROM_ASGARD = {"asgard", "alfheim", "vanaheim", "svartalfheim", "jotunheim"}


@pytest.mark.rule("YGG-076")
@pytest.mark.tells("CARD_REVEALED YGG-076")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_a_player_reveals_the_card_laid_at_the_start_of_the_round(god: str) -> None:
    """If a player's turn comes, then the top card its deck had when the round began is turned face up, no other."""
    t = saga_table().deck(god, "nidhogg", "loki")
    assert t.god(god)["facedown_card"] == {"enemy": "nidhogg", "figure": t.figure(god)}
    t.begin(god)
    assert t.log("CARD_REVEALED") == [(god, "nidhogg", god)]
    assert t.face_up == [f"nidhogg of {god}"]
    assert not t.god(god)["facedown"]
    assert t.known_deck(god)[0] == f"loki of {god}"


@pytest.mark.rule("YGG-077")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "fenrir", "loki", "nidhogg"])
def test_the_first_card_of_an_enemy_is_only_set(enemy: str) -> None:
    """If no card of the enemy is face up, then it goes to the slot of its enemy and nothing else changes."""
    t = saga_table().deck("odin", enemy)
    before = {**t.table, "wheel": 0, "gods": 0, "order": 0}
    t.begin("odin")
    assert {**t.table, "wheel": 0, "gods": 0, "order": 0} == before
    assert t.table["wheel"][enemy] == [0]
    assert sum(len(cards) for cards in t.table["wheel"].values()) == 1
    assert t.story[2:] == ["CARD_REVEALED"]


@pytest.mark.rule("YGG-077")
def test_other_enemies_on_the_wheel_make_no_pair() -> None:
    """If only other enemies are face up, then the card is set beside them."""
    t = saga_table().wheel("surt of thor", "loki of thor").deck("odin", "hel").begin("odin")
    assert t.face_up == ["surt of thor", "hel of odin", "loki of thor"]
    assert t.log("ENEMY_ACTIVATED") == []


@pytest.mark.rule("YGG-078")
@pytest.mark.tells("ENEMY_ACTIVATED YGG-078")
@pytest.mark.parametrize("enemy", QUIET)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_second_card_activates_the_enemy(players: int, enemy: str) -> None:
    """If a card of the enemy is face up already, then the enemy is activated before the god can move."""
    t = activation(enemy, players).begin("odin")
    assert t.log("ENEMY_ACTIVATED") == [(enemy, "odin")]
    assert t.story.index("ENEMY_ACTIVATED") == t.story.index("CARD_REVEALED") + 1
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-079", "YGG-080")
@pytest.mark.tells("CARD_RETURNED YGG-080")
@pytest.mark.parametrize("enemy", QUIET)
def test_both_cards_go_under_the_decks_of_their_owners(enemy: str) -> None:
    """If the activation is resolved, then each card is the last of its owner's deck and the rest keeps its order."""
    t = activation(enemy)
    odin, thor = t.known_deck("odin"), t.known_deck("thor")
    t.begin("odin")
    assert t.known_deck("odin") == [*odin, f"{enemy} of odin"]
    assert t.known_deck("thor") == [*thor, f"{enemy} of thor"]
    assert t.face_up == []
    assert t.log("DECK_SHUFFLED") == []


@pytest.mark.rule("YGG-079")
@pytest.mark.parametrize(
    ("enemy", "effect"),
    [("surt", "GIANTS_CAME"), ("hel", "LIFE_LOST"), ("jormungand", "DEAD_CAME"), ("nidhogg", "NIDHOGG_MOVED")],
)
def test_the_cards_go_back_after_the_activation(enemy: str, effect: str) -> None:
    """If an enemy is activated, then its effect is told before its cards return."""
    story = activation(enemy).begin("odin").story
    assert story.index("ENEMY_ACTIVATED") < story.index(effect) < story.index("CARD_RETURNED")


@pytest.mark.rule("YGG-079")
def test_the_cards_go_back_after_an_effect_of_the_page() -> None:
    """If Nidhogg's icon calls a Jotun, then it comes before the two Nidhogg cards return."""
    t = activation("nidhogg", mode="hard").counts(nidhogg=1).next_jotun("beli").begin("odin")
    assert t.story.index("JOTUN_CAME") < t.story.index("CARD_RETURNED")
    assert t.known_deck("odin")[-1] == "nidhogg of odin"


@pytest.mark.rule("YGG-080")
def test_a_returned_card_comes_back_after_all_others() -> None:
    """If a card went under a deck of five, then it is the sixth that this player lays from then on."""
    t = activation("hel").begin("odin").end_round()
    assert t.god("odin")["facedown_card"] != {"enemy": "hel", "figure": 0}
    assert t.known_deck("odin").index("hel of odin") == 4


@pytest.mark.rule("YGG-081", "YGG-380")
def test_what_was_seen_can_be_looked_up() -> None:
    """If a card has returned under a shuffled deck, then it is known there while the others are not."""
    t = saga_table().shuffled("odin").wheel("hel of thor").next_card("odin", "hel").begin("odin")
    assert t.god("odin")["memory"] == [None] * 5 + [{"enemy": "hel", "figure": 0}]
    assert t.god("thor")["memory"][-1] == {"enemy": "hel", "figure": 1}


@pytest.mark.rule("YGG-380")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_players_know_the_same(players: int) -> None:
    """If anybody looks at the table, then it is the same for every seat and for an onlooker, decks included."""
    t = saga_table(players).opening(gods=",".join(saga_table(players).gods)).end_round()
    tables = [GAME.view(t.s, seat)["table"] for seat in (*range(players), -1)]
    assert all(table == tables[0] for table in tables)


@pytest.mark.rule("YGG-380")
def test_a_shuffled_deck_is_unknown_to_all() -> None:
    """If a deck is shuffled, then nobody knows its order, but everybody knows which cards are in it."""
    t = activation("fenrir").begin("odin")
    assert t.god("odin")["memory"] == [None] * 6
    assert sorted(card["enemy"] for card in t.god("odin")["unseen"]) == sorted([*QUIET, "fenrir", "loki"])
    assert None not in t.god("thor")["memory"]


# --- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-082")
@pytest.mark.parametrize(
    ("face_up", "revealed", "odin_gets", "thor_gets"),
    [
        ("hel of frigg", "hel of odin", "hel of odin", "hel of frigg"),
        ("hel of thor", "hel of frigg", "hel of frigg", "hel of thor"),
        ("hel of odin", "hel of frigg", "hel of odin", "hel of frigg"),
        ("hel of thor", "hel of odin", "hel of odin", "hel of thor"),
    ],
)
def test_a_support_card_goes_to_who_does_not_own_the_other(
    face_up: str, revealed: str, odin_gets: str, thor_gets: str
) -> None:
    """If one card of the pair is the support god's, then it goes under the deck of who does not own the other one."""
    t = saga_table(2).wheel(face_up).deck("odin", revealed)
    odin, thor = t.known_deck("odin"), t.known_deck("thor")
    t.begin("odin").until("MOVE_TO")
    assert t.known_deck("odin") == [*odin, odin_gets]
    assert t.known_deck("thor") == [*thor, thor_gets]


# --- the support god moves ------------------------------------------------------------------------


@pytest.mark.rule("YGG-083")
@pytest.mark.tells("GOD_MOVED YGG-083")
@pytest.mark.parametrize("players", [1, 2])
def test_the_support_god_whose_card_made_the_pair_may_move(players: int) -> None:
    """If the activating card is a support god's, then the active player may move that figure by the normal rules."""
    t = saga_table(players).wheel("nidhogg of odin").deck("odin", "nidhogg of frigg").counts(rotation=1).begin("odin")
    assert t.asked == ("odin", "MOVE_SUPPORT")
    assert t.options == NORMAL_MOVES_FROM_ASGARD
    assert t.why("niflheim") == "out-of-reach"
    t.choose("jotunheim")
    assert (t.place_of("frigg"), t.place_of("odin")) == ("jotunheim", "asgard")
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-083")
@pytest.mark.parametrize("players", [1, 2])
def test_the_support_god_need_not_move(players: int) -> None:
    """If the active player does not want to move the figure, then it stays."""
    t = saga_table(players).wheel("nidhogg of odin").deck("odin", "nidhogg of frigg").begin("odin").choose("stay")
    assert t.place_of("frigg") == "asgard"
    assert t.log("GOD_MOVED") == []


@pytest.mark.rule("YGG-083")
@pytest.mark.parametrize("players", [1, 2])
def test_no_support_god_moves_for_the_card_set_first(players: int) -> None:
    """If the support god's card was the first of the pair, or is only set, then its figure does not move."""
    t = saga_table(players).wheel("nidhogg of frigg").deck("odin", "nidhogg of odin").begin("odin")
    assert t.log("ENEMY_ACTIVATED") == [("nidhogg", "odin")]
    assert t.asked == ("odin", "MOVE_TO")
    t = saga_table(players).deck("odin", "nidhogg of frigg").begin("odin")
    assert t.asked == ("odin", "MOVE_TO")


# --- one player -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-084")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "fenrir", "nidhogg"])
def test_alone_the_pair_stays_on_the_wheel(enemy: str) -> None:
    """If one player activates an enemy, then both cards stay face up and none returns."""
    t = activation(enemy, 1).deck("odin", enemy, "loki").begin("odin")
    assert t.log("ENEMY_ACTIVATED") == [(enemy, "odin")]
    assert {f"{enemy} of thor", f"{enemy} of odin"} <= set(t.face_up)
    assert t.log("CARD_RETURNED") == []


@pytest.mark.rule("YGG-085", "YGG-086")
@pytest.mark.tells("CARD_RETURNED YGG-085")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "fenrir", "loki", "nidhogg"])
def test_alone_the_third_card_sends_the_pair_away(enemy: str) -> None:
    """If the third card of an enemy is revealed, then it stays alone, the two go under the deck, nothing happens."""
    t = saga_table(1).wheel(f"{enemy} of thor", f"{enemy} of frigg").deck("odin", enemy).begin("odin")
    assert t.face_up == [f"{enemy} of odin"]
    assert t.known_deck("odin")[-2:] == [f"{enemy} of thor", f"{enemy} of frigg"]
    assert len(t.known_deck("odin")) == 17
    assert t.log("ENEMY_ACTIVATED") == []
    assert t.log("DECK_SHUFFLED") == []
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-367")
@pytest.mark.parametrize("first", ["odin", "thor"])
def test_alone_the_pair_leaves_in_the_order_it_was_revealed(first: str) -> None:
    """If the pair leaves for the third card, then the card that was set first goes under the deck first."""
    second = "thor" if first == "odin" else "odin"
    t = saga_table(1).wheel(f"hel of {first}").deck("odin", f"hel of {second}", "hel of frigg").begin("odin")
    t.until("MOVE_TO").end_turn()
    assert t.face_up == ["hel of frigg"]
    assert t.known_deck("odin")[-2:] == [f"hel of {first}", f"hel of {second}"]


@pytest.mark.rule("YGG-367")
def test_alone_a_trigger_fires_whenever_a_card_becomes_the_only_one() -> None:
    """If the first or the third Surt card is revealed in saga 3, then Skoll advances; for the second he does not."""
    t = saga_table(1, saga=3).deck("odin", "surt of odin", "surt of thor", "surt of frigg").begin("odin")
    assert t.table["saga_book"]["wolves"] == [1, 0]
    t.end_turn().until("MOVE_TO")
    assert t.log("ENEMY_ACTIVATED") == [("surt", "odin")]
    assert t.table["saga_book"]["wolves"] == [1, 0]
    t.end_turn()
    assert t.table["saga_book"]["wolves"] == [2, 0]


@pytest.mark.rule("YGG-367")
def test_alone_fenrir_shuffles_nothing() -> None:
    """If one player activates Fenrir, then the turn ends, his cards stay and the deck keeps its known order."""
    t = (
        saga_table(1)
        .wheel("fenrir of thor")
        .deck("odin", "fenrir of odin", "loki of odin", "hel of odin")
        .begin("odin")
    )
    assert t.log("TURN_ENDED") == [("odin",)]
    assert [enemy for _, enemy, _ in t.log("CARD_REVEALED")] == ["fenrir", "loki"]
    assert t.log("DECK_SHUFFLED") == []
    assert t.known_deck("odin")[0] == "hel of odin"
    assert "?" not in t.known_deck("odin")
    assert {"fenrir of thor", "fenrir of odin"} <= set(t.face_up)
