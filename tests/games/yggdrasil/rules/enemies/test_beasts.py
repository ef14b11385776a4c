"""Jormungand, Fenrir and Nidhogg when they are activated (page 11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.yggdrasil.scenario import activation, saga_table

COUNTS = [1, 2, 3, 4, 5]


# --- Jormungand -----------------------------------------------------------------------------------


@pytest.mark.rule("YGG-116")
@pytest.mark.tells("ISLAND_REACHED YGG-116")
@pytest.mark.parametrize("island", range(5))
def test_jormungand_moves_one_island_to_the_right(island: int) -> None:
    """If Jormungand is activated, then it is on the next island to the right."""
    t = activation("jormungand").counts(island=island).begin("odin")
    assert t.table["island"] == island + 1
    assert [line[0] for line in t.log("ISLAND_REACHED")] == [island + 1]


@pytest.mark.rule("YGG-117")
@pytest.mark.tells("LOST YGG-117")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_jormungand_on_the_rightmost_island_loses(players: int) -> None:
    """If Jormungand is on the rightmost island when it is activated, then the game is lost."""
    t = activation("jormungand", players)
    t.counts(island=5).begin("odin")
    assert t.outcome.reason == "YGG-117"
    assert t.outcome.winners == []
    assert t.log("DEAD_CAME") == []


@pytest.mark.rule("YGG-118", "YGG-360")
@pytest.mark.tells("DEAD_CAME YGG-118")
@pytest.mark.parametrize(("island", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_island_reached_sends_anonymous_to_hel(island: int, count: int) -> None:
    """If Jormungand reaches an island, then as many Anonymous as it says go from Midgard onto Hel's gauge."""
    t = activation("jormungand").counts(island=island - 1, dead=1).begin("odin")
    assert t.table["islands"][island] == count
    assert (t.table["anonymous"], t.table["anonymous_reserve"]) == (1 + count, 7 - count)
    assert next(foe["strength"] for foe in t.table["foes"] if foe["id"] == "hel") == 1 + count + 1
    assert t.story.index("ISLAND_REACHED") < t.story.index("DEAD_CAME")


@pytest.mark.rule("YGG-360")
def test_the_islands_of_midgard() -> None:
    """If the islands are looked at from left to right, then they are the first, two with 1, two with 2, one with 3."""
    assert saga_table().table["islands"] == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("YGG-119")
@pytest.mark.tells("LOST YGG-119")
@pytest.mark.parametrize(("island", "most"), [(1, 7), (3, 6), (5, 5)])
def test_too_few_anonymous_lose(island: int, most: int) -> None:
    """If the reserve has fewer Anonymous than the island calls, then the game is lost; with just enough it goes on."""
    t = activation("jormungand").counts(island=island - 1, dead=most).begin("odin")
    assert t.table["anonymous"] == 8
    assert t.asked == ("odin", "MOVE_TO")
    t = activation("jormungand").counts(island=island - 1, dead=most + 1).begin("odin")
    assert t.outcome.reason == "YGG-119"
    assert t.outcome.winners == []


@pytest.mark.rule("YGG-120")
@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_jormungand_stays_in_midgard_and_turns_nothing(rotation: int) -> None:
    """If Jormungand is activated, then it is still in Midgard, and the middle level has not turned."""
    t = activation("jormungand").counts(rotation=rotation).begin("odin")
    assert t.place_of("jormungand") == "midgard"
    assert t.table["rotation"] == rotation
    assert t.log("TREE_TURNED") == t.log("ENEMY_MOVED") == []


@pytest.mark.rule("YGG-120")
def test_a_beaten_jormungand_stays_in_midgard() -> None:
    """If Jormungand is beaten, then it goes back an island but not out of Midgard."""
    t = saga_table().places(odin="midgard").counts(island=2).to_duty("odin").throw("S").choose("fight jormungand")
    assert t.place_of("jormungand") == "midgard"
    assert t.table["island"] == 1


# --- Fenrir ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-121")
@pytest.mark.parametrize("players", COUNTS)
def test_fenrir_leaves_the_cage_for_asgard(players: int) -> None:
    """If Fenrir is activated in the Cage, then he is in Asgard, wherever the active god is, and bites nobody."""
    t = activation("fenrir", players).deck("odin", "fenrir", "loki").places(odin="niflheim").begin("odin")
    assert t.place_of("fenrir") == "asgard"
    assert t.log("LIFE_LOST") == []
    assert t.log("TREE_TURNED") == []


@pytest.mark.rule("YGG-122")
@pytest.mark.parametrize(("loki", "ruins"), [("asgard", {"asgard"}), ("vanaheim", set())])
def test_fenrir_devastates_asgard_if_an_enemy_is_there(loki: str, ruins: set[str]) -> None:
    """If an enemy is in Asgard when Fenrir arrives, then Asgard is devastated; otherwise not."""
    assert activation("fenrir").enemies(loki=loki).begin("odin").ruins == ruins


@pytest.mark.rule("YGG-123")
@pytest.mark.parametrize("world", ["asgard", "niflheim"])
def test_fenrir_out_of_the_cage_bites_the_active_god(world: str) -> None:
    """If Fenrir is out when he is activated, then he stays and the active god, wherever it is, loses 3 life."""
    t = activation("fenrir").enemies(fenrir="asgard").places(odin=world).begin("odin")
    assert t.place_of("fenrir") == "asgard"
    assert t.log("LIFE_LOST") == [("odin", 3, 4)]
    assert [god["life"] for god in t.table["gods"]] == [4, 7, 7]
    assert t.ruins == set()


@pytest.mark.rule("YGG-123")
@pytest.mark.parametrize(("life", "is_lost"), [(4, False), (3, True), (2, True)])
def test_the_bite_can_lose_the_game(life: int, is_lost: bool) -> None:
    """If the active god has 3 life or less when Fenrir bites, then the game is lost."""
    t = activation("fenrir").enemies(fenrir="asgard").life(odin=life).begin("odin")
    assert (t.question is None) == is_lost
    assert t.life_of("odin") == max(life - 3, 0)


@pytest.mark.rule("YGG-124")
@pytest.mark.tells("TURN_ENDED YGG-124")
@pytest.mark.parametrize("fenrir", ["cage", "asgard"])
def test_fenrir_ends_the_turn(fenrir: str) -> None:
    """If Fenrir is activated, then the active god neither moves, acts nor fights; the next turn begins."""
    t = activation("fenrir").enemies(fenrir=fenrir, loki="asgard").begin("odin", "thor")
    assert t.log("TURN_ENDED") == [("odin",)]
    assert t.asked == ("thor", "MOVE_TO")
    assert [god for (god,) in t.log("TURN_BEGINS")] == ["odin", "thor"]
    assert t.place_of("odin") == "asgard"


@pytest.mark.rule("YGG-124")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "nidhogg"])
def test_no_other_enemy_ends_the_turn(enemy: str) -> None:
    """If another enemy is activated, then the active god goes on with step 2 and 3."""
    t = activation(enemy).places(odin="jotunheim").enemies(loki="jotunheim").begin("odin")
    assert t.asked == ("odin", "MOVE_TO")
    assert t.choose("stay").asked == ("odin", "DUTY")


@pytest.mark.rule("YGG-124")
def test_a_fenrir_card_that_is_only_set_ends_no_turn() -> None:
    """If Fenrir is revealed without a pair, then the turn goes on."""
    assert saga_table().deck("odin", "fenrir").begin("odin").asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-125", "YGG-127")
@pytest.mark.parametrize(("active", "other", "third"), list(permutations(["odin", "thor", "frigg"])))
def test_fenrir_shuffles_the_deck_of_the_active_player_alone(active: str, other: str, third: str) -> None:
    """If Fenrir is activated, then the active deck with the card is shuffled; the other card goes under its deck."""
    t = saga_table().wheel(f"fenrir of {other}").deck(active, "fenrir")
    decks = {god: t.known_deck(god) for god in t.gods}
    t.begin(active)
    assert t.log("DECK_SHUFFLED") == [(active,)]
    assert t.known_deck(active) == ["?"] * 6
    assert t.known_deck(other) == [*decks[other], f"fenrir of {other}"]
    assert t.known_deck(third) == decks[third]
    assert [card for card in t.face_up if card.startswith("fenrir")] == []


@pytest.mark.rule("YGG-125")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "fenrir", "loki", "nidhogg"])
def test_after_the_shuffle_any_card_can_be_next(enemy: str) -> None:
    """If Fenrir's card was shuffled in, then the next card of that deck can be any of the six, Fenrir too."""
    t = activation("fenrir").deck("thor", "loki").deck("frigg", "nidhogg").begin("odin").end_round().forget()
    t.next_card("odin", enemy)
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin")
    assert t.log("CARD_REVEALED")[0] == ("odin", enemy, "odin")


@pytest.mark.rule("YGG-125", "YGG-127")
@pytest.mark.parametrize(
    ("face_up", "revealed", "thor_gets"),
    [
        ("fenrir of thor", "fenrir of frigg", "fenrir of thor"),
        ("fenrir of odin", "fenrir of frigg", "fenrir of frigg"),
        ("fenrir of frigg", "fenrir of odin", "fenrir of frigg"),
    ],
)
def test_with_two_players_the_active_deck_is_shuffled_too(face_up: str, revealed: str, thor_gets: str) -> None:
    """If a support god's Fenrir is in the pair, then the card that came back to the active god is shuffled in too."""
    t = saga_table(2).wheel(face_up).deck("odin", revealed)
    size, thor = len(t.known_deck("odin")), t.known_deck("thor")
    t.begin("odin")
    if t.question == "MOVE_SUPPORT":
        t.choose("stay")
    assert t.known_deck("odin") == ["?"] * (size + 1)
    assert t.known_deck("thor") == [*thor, thor_gets]
    assert t.log("DECK_SHUFFLED") == [("odin",)]


@pytest.mark.rule("YGG-126")
@pytest.mark.parametrize("enemy", ["surt", "hel", "jormungand", "loki", "nidhogg"])
def test_no_other_card_causes_a_shuffle(enemy: str) -> None:
    """If a pair of another enemy returns, then both decks keep their order."""
    t = activation(enemy)
    if enemy == "loki":
        t.next_jotun("beli")
    t.begin("odin")
    assert t.log("DECK_SHUFFLED") == []
    assert "?" not in [*t.known_deck("odin"), *t.known_deck("thor")]


@pytest.mark.rule("YGG-373")
def test_tyr_is_bitten_and_shuffles_like_anybody() -> None:
    """If Tyr activates a Fenrir who is out, then he loses 3 life and shuffles, but his turn goes on."""
    t = saga_table(mode="hard", gods="tyr,thor,frigg").enemies(fenrir="asgard")
    t.wheel("fenrir of thor").deck("tyr", "fenrir").begin("tyr")
    assert t.log("LIFE_LOST") == [("tyr", 3, 4)]
    assert t.known_deck("tyr") == ["?"] * 6
    assert t.asked == ("tyr", "MOVE_TO")


# --- Nidhogg --------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-128")
@pytest.mark.tells("NIDHOGG_MOVED YGG-128")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_nidhogg_moves_one_icon_to_the_right(players: int, step: int) -> None:
    """If Nidhogg is activated, then he is on the next icon of the page, and nothing else on the tree moves."""
    t = activation("nidhogg", players).counts(nidhogg=step).begin("odin")
    assert t.log("NIDHOGG_MOVED") == [("easy", step + 1, "plain")]
    assert t.table["saga_book"]["nidhogg"] == step + 1
    assert t.log("ENEMY_MOVED") == t.log("TREE_TURNED") == []


@pytest.mark.rule("YGG-129")
def test_five_activations_of_nidhogg_win_the_easy_game() -> None:
    """If Nidhogg goes from the last plain icon to the tree, then the players win at once, before the cards return."""
    t = activation("nidhogg").counts(nidhogg=4).begin("odin")
    assert t.log("NIDHOGG_MOVED") == [("easy", 5, "tree")]
    assert t.outcome.winners == [0, 1, 2]
    assert t.log("CARD_RETURNED") == []


@pytest.mark.rule("YGG-130")
@pytest.mark.tells("LOST YGG-130")
@pytest.mark.parametrize(("saga", "page", "step"), [(1, "baldr-a", 3), (2, "fimbulwinter-a", 3), (5, "bifrost-a", 3)])
def test_the_dead_tree_loses_the_saga(saga: int, page: str, step: int) -> None:
    """If Nidhogg reaches the dead tree, then the players lose; on the icon before they do not."""
    t = activation("nidhogg", 3, saga=saga).counts(nidhogg=step).begin("odin")
    assert t.log("NIDHOGG_MOVED") == [(page, step + 1, "dead-tree")]
    assert t.outcome.reason == "YGG-130"
    assert t.outcome.winners == []
    t = activation("nidhogg", 3, saga=1).counts(nidhogg=2).begin("odin")
    assert t.asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-131")
@pytest.mark.tells("DEAD_CAME YGG-382", "GIANTS_CAME YGG-382")
def test_an_effect_icon_does_what_the_saga_book_says() -> None:
    """If Nidhogg reaches an effect icon of the hard page, then its effect comes; a plain icon has none."""
    t = activation("nidhogg", mode="hard").counts(nidhogg=1).next_jotun("beli").begin("odin")
    assert t.log("NIDHOGG_MOVED") == [("hard", 2, "jotun")]
    assert t.table["jotuns"] == ["beli"]
    t = activation("nidhogg", mode="hard").counts(nidhogg=3).begin("odin")
    assert (t.table["giants"], t.table["anonymous"]) == (1, 1)
    t = activation("nidhogg", mode="hard").counts(nidhogg=2).begin("odin")
    assert (t.table["giants"], t.table["anonymous"], t.table["jotuns"]) == (0, 0, [])
