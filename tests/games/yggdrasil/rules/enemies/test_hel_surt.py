"""Hel and Surt when they are activated (pages 9 and 10)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import activation, saga_table

TOP = ["asgard", "alfheim", "vanaheim"]
# Rotation of the middle level, a world, the world directly above it.
ABOVE = [
    (0, "jotunheim", "midgard"),
    (0, "muspelheim", "nidavellir"),
    (0, "niflheim", "svartalfheim"),
    (1, "jotunheim", "svartalfheim"),
    (1, "muspelheim", "midgard"),
    (1, "niflheim", "nidavellir"),
    (2, "jotunheim", "nidavellir"),
    (2, "muspelheim", "svartalfheim"),
    (2, "niflheim", "midgard"),
    (0, "midgard", "asgard"),
    (0, "nidavellir", "alfheim"),
    (0, "svartalfheim", "vanaheim"),
    (1, "midgard", "alfheim"),
    (1, "nidavellir", "vanaheim"),
    (1, "svartalfheim", "asgard"),
    (2, "midgard", "vanaheim"),
    (2, "nidavellir", "asgard"),
    (2, "svartalfheim", "alfheim"),
]


# --- Hel ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-096")
@pytest.mark.parametrize(("rotation", "below", "above"), ABOVE)
def test_hel_goes_up(rotation: int, below: str, above: str) -> None:
    """If Hel is activated, then she goes to the world that stood directly above hers, one level higher."""
    t = activation("hel").counts(rotation=rotation).enemies(hel=below).begin("odin")
    assert t.place_of("hel") == above
    assert t.log("ENEMY_MOVED") == [("hel", above)]


@pytest.mark.rule("YGG-097")
@pytest.mark.parametrize("world", TOP)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_hel_on_the_top_level_loses(players: int, world: str) -> None:
    """If Hel is on the top level when she is activated, then the game is lost and nothing else happens."""
    t = activation("hel", players).enemies(hel=world).begin("odin")
    assert t.outcome.reason == "YGG-097"
    assert t.outcome.winners == []
    assert t.log("TREE_TURNED") == t.log("LIFE_LOST") == []


@pytest.mark.rule("YGG-098")
@pytest.mark.parametrize(("loki", "ruins"), [("svartalfheim", {"svartalfheim"}), ("nidavellir", set())])
def test_hel_devastates_a_world_with_an_enemy(loki: str, ruins: set[str]) -> None:
    """If another enemy is in the world Hel comes to, then it is devastated before the level turns."""
    t = activation("hel").enemies(loki=loki).begin("odin")
    assert t.ruins == ruins
    if ruins:
        assert t.story.index("WORLD_DEVASTATED") < t.story.index("TREE_TURNED")


@pytest.mark.rule("YGG-099")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_level_turns_after_hel_has_moved(before: int, after: int) -> None:
    """If Hel has moved, then the middle level turns by one world clockwise; she travels along on it."""
    t = activation("hel").counts(rotation=before).enemies(jormungand="off").begin("odin")
    assert t.log("TREE_TURNED") == [(1, after)]
    assert t.table["rotation"] == after
    assert t.story.index("ENEMY_MOVED") < t.story.index("TREE_TURNED")
    assert t.world(t.place_of("hel"))["column"] == (2 + 1) % 3


@pytest.mark.rule("YGG-100")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_hel_takes_a_life_of_the_active_player(god: str) -> None:
    """If Hel has moved and the level turned, then the god of the active player alone loses 1 life to the reserve."""
    other = "thor" if god == "odin" else "odin"
    t = saga_table().wheel(f"hel of {other}").deck(god, "hel").begin(god)
    assert t.log("LIFE_LOST") == [(god, 1, 6)]
    assert [seen["life"] for seen in t.table["gods"]] == [6 if seen["god"] == god else 7 for seen in t.table["gods"]]
    assert t.table["life_reserve"] == 1
    assert t.story.index("TREE_TURNED") < t.story.index("LIFE_LOST")


@pytest.mark.rule("YGG-101")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_hel_taking_the_last_life_loses(players: int) -> None:
    """If the active player had 1 life, then Hel takes it and the game is lost at once."""
    t = activation("hel", players).life(odin=1).begin("odin")
    assert t.question is None
    assert t.life_of("odin") == 0
    assert t.outcome.winners == []
    assert t.story[-1] == "LOST"


@pytest.mark.rule("YGG-101")
def test_the_last_life_of_another_god_is_safe_from_hel() -> None:
    """If another god has 1 life, then Hel does not take it."""
    t = activation("hel").life(thor=1, frigg=1).begin("odin")
    assert t.asked == ("odin", "MOVE_TO")


# --- Surt -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-102")
@pytest.mark.parametrize(("rotation", "below", "above"), ABOVE)
def test_surt_goes_up(rotation: int, below: str, above: str) -> None:
    """If Surt is activated, then he goes to the world that stood directly above his, one level higher."""
    t = activation("surt").counts(rotation=rotation).enemies(surt=below).begin("odin")
    assert t.place_of("surt") == above
    assert t.log("ENEMY_MOVED") == [("surt", above)]


@pytest.mark.rule("YGG-103")
@pytest.mark.tells("LOST YGG-103")
@pytest.mark.parametrize("world", TOP)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_surt_on_the_top_level_loses(players: int, world: str) -> None:
    """If Surt is on the top level when he is activated, then the game is lost and nothing else happens."""
    t = activation("surt", players).enemies(surt=world).begin("odin")
    assert t.outcome.reason == "YGG-103"
    assert t.outcome.winners == []
    assert t.log("TREE_TURNED") == t.log("GIANTS_CAME") == []


@pytest.mark.rule("YGG-104")
@pytest.mark.parametrize(("loki", "ruins"), [("nidavellir", {"nidavellir"}), ("svartalfheim", set())])
def test_surt_devastates_a_world_with_an_enemy(loki: str, ruins: set[str]) -> None:
    """If another enemy is in the world Surt comes to, then it is devastated before the level turns."""
    t = activation("surt").enemies(loki=loki).begin("odin")
    assert t.ruins == ruins
    if ruins:
        assert t.story.index("WORLD_DEVASTATED") < t.story.index("TREE_TURNED")


@pytest.mark.rule("YGG-105")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_level_turns_after_surt_has_moved(before: int, after: int) -> None:
    """If Surt has moved, then the middle level turns by one world clockwise; he travels along on it."""
    t = activation("surt").counts(rotation=before).enemies(jormungand="off").begin("odin")
    assert t.log("TREE_TURNED") == [(1, after)]
    assert t.table["rotation"] == after
    assert t.story.index("ENEMY_MOVED") < t.story.index("TREE_TURNED")
    assert t.world(t.place_of("surt"))["column"] == 1 + 1


@pytest.mark.rule("YGG-106")
@pytest.mark.tells("GIANTS_CAME YGG-106")
@pytest.mark.parametrize("giants", [0, 1, 4, 6])
def test_surt_calls_two_fire_giants(giants: int) -> None:
    """If Surt has moved and the level turned, then 2 Fire Giants come from the reserve onto his gauge."""
    t = activation("surt").counts(giants=giants).begin("odin")
    assert (t.table["giants"], t.table["giants_reserve"]) == (giants + 2, 8 - giants - 2)
    assert next(foe["strength"] for foe in t.table["foes"] if foe["id"] == "surt") == giants + 3
    assert t.story.index("TREE_TURNED") < t.story.index("GIANTS_CAME")
    assert t.log("LIFE_LOST") == []


@pytest.mark.rule("YGG-107")
@pytest.mark.tells("LOST YGG-107")
@pytest.mark.parametrize("giants", [7, 8])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_too_few_fire_giants_lose(players: int, giants: int) -> None:
    """If fewer than 2 Fire Giants are in the reserve, then the game is lost when Surt calls them."""
    t = activation("surt", players).counts(giants=giants).begin("odin")
    assert t.outcome.reason == "YGG-107"
    assert t.outcome.winners == []
    assert t.table["giants"] == giants
