"""Loki when he is activated (page 10)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import activation, saga_table

SEVEN = ("thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp", "starkadr")


@pytest.mark.rule("YGG-108")
@pytest.mark.parametrize("origin", ["vanaheim", "jotunheim", "midgard", "cage"])
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir", "niflheim"])
def test_loki_comes_to_the_active_god(origin: str, world: str) -> None:
    """If Loki is activated, then he goes from wherever he is, the Cage too, to the world of the active god."""
    t = activation("loki").enemies(loki=origin, jormungand="off").everybody_in("svartalfheim").places(odin=world)
    t.next_jotun("beli").begin("odin")
    assert t.place_of("loki") == world
    assert t.log("ENEMY_MOVED") == [("loki", world)]


@pytest.mark.rule("YGG-109")
@pytest.mark.parametrize(("hel", "ruins"), [("alfheim", {"alfheim"}), ("niflheim", set())])
def test_loki_devastates_a_world_with_an_enemy(hel: str, ruins: set[str]) -> None:
    """If another enemy is in the world Loki comes to, then it is devastated before the level turns."""
    t = activation("loki").places(odin="alfheim").enemies(hel=hel).next_jotun("beli").begin("odin")
    assert t.ruins == ruins
    if ruins:
        assert t.story.index("WORLD_DEVASTATED") < t.story.index("TREE_TURNED")


@pytest.mark.rule("YGG-110", "YGG-111")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_level_turns_then_one_jotun_comes(before: int, after: int) -> None:
    """If Loki has moved, then the level turns by one world clockwise, and after it exactly one Jotun is activated."""
    t = activation("loki").counts(rotation=before).next_jotun("beli").begin("odin")
    assert t.log("TREE_TURNED") == [(1, after)]
    assert t.log("JOTUN_CAME") == [("beli",)]
    assert t.story.index("ENEMY_MOVED") < t.story.index("TREE_TURNED") < t.story.index("JOTUN_CAME")
    assert t.table["jotuns"] == ["beli"]


@pytest.mark.rule("YGG-112")
def test_the_jotun_is_drawn_from_what_is_left() -> None:
    """If some cards have been drawn already, then the next comes from the others."""
    t = activation("loki").jotun_cards("thrym", "hymir").jotuns("baugi").next_jotun("hymir").begin("odin")
    assert t.log("JOTUN_CAME") == [("hymir",)]
    assert t.table["jotun_cards"] == ["thrym"]


@pytest.mark.rule("YGG-113")
@pytest.mark.tells("JOTUN_CAME YGG-113")
@pytest.mark.parametrize(
    ("jotun", "world"),
    [
        ("thjazi", "asgard"),
        ("starkadr", "niflheim"),
        ("hyrrokkin", "niflheim"),
        ("hymir", "midgard"),
        ("thrym", "jotunheim"),
    ],
)
@pytest.mark.parametrize("active", [0, 1, 6])
def test_a_piece_of_the_gauge_goes_where_the_card_says(jotun: str, world: str, active: int) -> None:
    """If a Jotun is drawn, then one piece leaves Loki's gauge for its place, and Loki is stronger by one."""
    others = ["baugi", "skadi", "geirrod", "greip", "gjalp", "beli"][:active]
    t = activation("loki").jotuns(*others).next_jotun(jotun).begin("odin")
    assert jotun in t.world(world)["jotuns"]
    assert t.table["jotun_pieces"] == 7 - active - 1
    assert next(foe["strength"] for foe in t.table["foes"] if foe["id"] == "loki") == active + 2


@pytest.mark.rule("YGG-114")
def test_a_drawn_card_is_out_of_the_game() -> None:
    """If a Jotun is drawn and later beaten, then its piece is back but its card is not: it never comes again."""
    t = activation("loki").everybody_in("alfheim").next_jotun("baugi").begin("odin")
    assert "baugi" not in t.table["jotun_cards"]
    assert len(t.table["jotun_cards"]) == 17
    t.choose("stay").throw("S").choose("fight baugi")
    assert t.table["jotun_pieces"] == 7
    assert "baugi" not in t.table["jotun_cards"]
    assert len(t.table["jotun_cards"]) == 17


@pytest.mark.rule("YGG-115")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("active", "is_lost"), [(7, True), (6, False)])
def test_without_a_piece_on_the_gauge_the_game_is_lost(players: int, active: int, is_lost: bool) -> None:
    """If all seven pieces are in play when a Jotun must come, then the game is lost; with one left it is not."""
    t = activation("loki", players).jotuns(*SEVEN[:active])
    if is_lost:
        assert t.begin("odin").outcome.reason == "YGG-115"
        assert t.outcome.winners == []
    else:
        assert t.next_jotun("beli").begin("odin").asked == ("odin", "MOVE_TO")


@pytest.mark.rule("YGG-368")
def test_loki_stays_in_the_world_of_the_active_god() -> None:
    """If Loki is with the active god already, then he stays, but the level turns and a Jotun comes."""
    t = activation("loki").enemies(loki="asgard").next_jotun("beli").begin("odin")
    assert t.place_of("loki") == "asgard"
    assert t.log("ENEMY_MOVED") == []
    assert t.log("TREE_TURNED") == [(1, 1)]
    assert t.log("JOTUN_CAME") == [("beli",)]
    assert t.ruins == set()


@pytest.mark.rule("YGG-108")
def test_loki_comes_to_the_player_who_made_the_pair() -> None:
    """If Thor makes the pair, then Loki goes to Thor, not to the owner of the other card."""
    t = saga_table().places(odin="alfheim", thor="jotunheim").wheel("loki of odin").deck("thor", "loki")
    t.next_jotun("beli").begin("thor")
    assert t.place_of("loki") == "jotunheim"
