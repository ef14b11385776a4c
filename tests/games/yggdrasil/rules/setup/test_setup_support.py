"""Setup with support gods and in the campaign: two players, one player, the components of a saga (page 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

COUNTS = [1, 2, 3, 4, 5]
ALL_ENEMIES = ["fenrir", "hel", "jormungand", "loki", "nidhogg", "surt"]
THREE_OF_EACH = Counter(ALL_ENEMIES * 3)


def unseen_cards(t: Table, god: str) -> Counter[str]:
    """The enemies nobody has seen yet in the deck of a player, its card on the wheel among them."""
    return Counter(card["enemy"] for card in t.god(god)["unseen"])


# --- two players ----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-054")
@pytest.mark.tells("SUPPORT_CHOSEN YGG-054")
def test_two_players_choose_a_support_god_neither_plays() -> None:
    """If two have chosen their gods, then all together choose one of the other five."""
    t = saga_table(2).opening().choose("odin", "thor")
    assert t.asked == ("team", "CHOOSE_SUPPORT")
    assert t.options == {"freyr", "freyja", "frigg", "heimdall", "tyr"}
    t.choose("freyja")
    assert t.god("freyja")["support"]
    assert t.log("SUPPORT_CHOSEN") == [("freyja", "freyja")]
    assert [god for _, god in t.log("GOD_CHOSEN")] == ["odin", "thor"]
    assert t.asked == ("team", "NEXT_TURN")


@pytest.mark.rule("YGG-054", "YGG-059")
@pytest.mark.parametrize(("players", "support"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_how_many_support_gods_there_are(players: int, support: int) -> None:
    """If one plays there are two support gods, if two play one, otherwise none."""
    assert [god["support"] for god in saga_table(players).table["gods"]] == [False] * players + [True] * support


@pytest.mark.rule("YGG-055", "YGG-056")
def test_the_support_god_of_two_players() -> None:
    """If two play, then the support god is in Asgard with 5 life and holds nothing else."""
    frigg = saga_table(2, mode="hard").god("frigg")
    assert (frigg["place"], frigg["life"], frigg["limit"]) == ("asgard", 5, 5)
    assert (frigg["elves"], frigg["vanir"], frigg["artifacts"], frigg["memory"]) == (0, 0, [], [])


@pytest.mark.rule("YGG-057")
@pytest.mark.parametrize("god", ["odin", "thor"])
def test_nine_cards_with_two_players(god: str) -> None:
    """If two play, then each has its own six cards and three of the support god nobody knows: nine."""
    t = saga_table(2)
    t.opening(gods="odin,thor,frigg")
    assert unseen_cards(t, god) == Counter(ALL_ENEMIES)
    assert t.god(god)["unseen_support"] == 3
    assert len(t.known_deck(god)) + 1 == 9
    assert sorted(card["enemy"] for card in t.table["unseen_support_cards"]) == ALL_ENEMIES


def reveal_round(t: Table, odin: str, thor: str) -> Table:
    """A round in which Odin, then Thor reveals such a card out of its shuffled deck."""
    t.next_card("odin", odin).begin("odin")
    return t.next_card("thor", thor).end_turn()


@pytest.mark.rule("YGG-057")
def test_each_deck_of_two_players_holds_exactly_three_support_cards() -> None:
    """If one player has revealed three cards of the support god, then the other three are in the other deck."""
    t = saga_table(2).opening(gods="odin,thor,frigg")
    reveal_round(t, "surt of frigg", "nidhogg").end_turn()
    reveal_round(t, "hel of frigg", "loki").end_turn()
    reveal_round(t, "jormungand of frigg", "fenrir")
    assert (t.god("odin")["unseen_support"], t.god("thor")["unseen_support"]) == (0, 3)
    assert sorted(card["enemy"] for card in t.table["unseen_support_cards"]) == ["fenrir", "loki", "nidhogg"]
    assert unseen_cards(t, "odin") == Counter(ALL_ENEMIES)


@pytest.mark.rule("YGG-058")
def test_one_deck_can_hold_an_enemy_twice() -> None:
    """If two play, then one player can reveal the same enemy twice, its own card and that of the support god."""
    t = saga_table(2).opening(gods="odin,thor,frigg")
    reveal_round(t, "surt", "hel").end_turn()
    t.next_card("odin", "surt of frigg").begin("odin")
    assert [line for line in t.log("CARD_REVEALED") if line[0] == "odin"] == [
        ("odin", "surt", "odin"),
        ("odin", "surt", "frigg"),
    ]
    assert t.log("ENEMY_ACTIVATED") == [("surt", "odin")]


# --- one player -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-059")
@pytest.mark.tells("SUPPORT_CHOSEN YGG-059")
def test_a_single_player_chooses_two_support_gods() -> None:
    """If one plays, then two different support gods are chosen after the player's own, all in Asgard."""
    t = saga_table(1).opening().choose("tyr")
    assert t.asked == ("team", "CHOOSE_SUPPORT")
    t.choose("odin")
    assert t.asked == ("team", "CHOOSE_SUPPORT")
    assert t.options == {"freyr", "freyja", "frigg", "heimdall", "thor"}
    t.choose("thor")
    assert [god["place"] for god in t.table["gods"]] == ["asgard"] * 3
    assert [god["god"] for god in t.table["gods"] if god["support"]] == ["odin", "thor"]


@pytest.mark.rule("YGG-060")
def test_the_support_gods_of_a_single_player() -> None:
    """If one plays, then each of the two support gods has 5 life and can never have more."""
    assert [(god["life"], god["limit"]) for god in saga_table(1).table["gods"]] == [(9, 9), (5, 5), (5, 5)]


@pytest.mark.rule("YGG-061")
def test_eighteen_cards_with_one_player() -> None:
    """If one plays, then the deck is the cards of all three gods shuffled: three of each enemy."""
    t = saga_table(1).opening(gods="odin,thor,frigg")
    seen = [str(enemy) for _, enemy, _ in t.log("CARD_REVEALED")]
    assert len(seen) == 1
    assert unseen_cards(t, "odin") + Counter(seen) == THREE_OF_EACH
    assert t.known_deck("odin") == ["?"] * 17
    assert {card["figure"] for card in t.god("odin")["unseen"]} == {0, 1, 2}


@pytest.mark.rule("YGG-062")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    ("saga", "laid_out"),
    [
        (1, {"unseen_oaths": 6, "unseen_betrayals": 3}),
        (2, {"sons": ["son-a", "son-b", "son-c"]}),
        (4, {"quay": 4}),
        (5, {"giants": 2}),
    ],
)
def test_a_saga_lays_out_its_own_components(players: int, saga: int, laid_out: dict[str, object]) -> None:
    """If a saga is played, then its components are on the table and Nidhogg on the first icon of its first page."""
    table = saga_table(players, saga=saga).deck("odin", "nidhogg").table
    sons = [foe["id"] for foe in table["foes"] if foe["id"].startswith("son")]
    book: dict[str, object] = {**table["saga_book"], "sons": sons, "giants": table["giants"]}
    assert {name: book[name] for name in laid_out} == laid_out
    assert book["page"] == f"{content.saga_ids[saga - 1]}-a"
    assert book["nidhogg"] == 0


@pytest.mark.rule("YGG-062")
def test_the_basic_game_has_none_of_the_saga_components() -> None:
    """If a basic game is played, then no token, son, wolf track or tile is in use."""
    for mode in ("easy", "hard"):
        table = saga_table(mode=mode).table
        assert {world["token"] for world in table["worlds"]} == {""}
        assert [foe["id"] for foe in table["foes"]] == ["surt", "hel", "jormungand", "fenrir", "loki"]
        assert (table["saga_book"]["quay"], table["giants"]) == (0, 0)
