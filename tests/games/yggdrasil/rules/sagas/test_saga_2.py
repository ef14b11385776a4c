"""Saga 2, Fimbulwinter: three sons of Bergelmir (house pages)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import (
    everybody,
    first_card,
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    strength_of,
)

STARTS = {"son-a": "jotunheim", "son-b": "svartalfheim", "son-c": "alfheim"}
TRIGGERS = [("surt", "son-a"), ("hel", "son-b"), ("loki", "son-c")]
FIELDS = {"son-a": "son_a", "son-b": "son_b", "son-c": "son_c"}
# Clockwise, seen from above.
RING = (
    ("asgard", "alfheim", "vanaheim"),
    ("midgard", "nidavellir", "svartalfheim"),
    ("jotunheim", "muspelheim", "niflheim"),
)


def winter(page: str = "a") -> Table:
    """Saga 2 with the other enemies out of the sons' way: Surt, Hel and Loki far from top and bottom."""
    return saga(2).page(f"fimbulwinter-{page}").enemies(surt="midgard", hel="midgard", loki="cage")


def places(t: Table) -> dict[str, str]:
    return {son: t.place_of(son) for son in STARTS}


# --- the first page -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-388")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_sons_stand_on_every_level(players: int) -> None:
    """If saga 2 begins, then the sons are in Jotunheim, Svartalfheim and Alfheim, each of strength 3."""
    t = saga(2, players)
    assert places(t) == STARTS
    assert [strength_of(t, son) for son in STARTS] == [3, 3, 3]
    assert t.ruins == set()


@pytest.mark.rule("YGG-388")
@pytest.mark.parametrize(("enemy", "son"), TRIGGERS)
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_first_card_moves_its_son_clockwise(enemy: str, son: str, start: int) -> None:
    """If the first Surt, Hel or Loki card is revealed, then its son goes one world on, clockwise; the others stay."""
    ring = RING[{"son-a": 2, "son-b": 1, "son-c": 0}[son]]
    t = saga(2).enemies(surt="cage", hel="cage", loki="cage", jormungand="off", **{FIELDS[son]: ring[start]})
    first_card(t, enemy)
    assert places(t) == {**STARTS, son: ring[(start + 1) % 3]}
    assert t.ruins == set()


@pytest.mark.rule("YGG-388")
def test_a_son_passes_by_worlds_with_an_enemy() -> None:
    """If an enemy is in the next world, then the son goes to the one after it; if in both, then it stays."""
    t = first_card(saga(2).enemies(surt="muspelheim", hel="asgard"), "surt")
    assert t.place_of("son-a") == "niflheim"
    t = first_card(saga(2).enemies(surt="muspelheim", hel="niflheim"), "surt")
    assert t.place_of("son-a") == "jotunheim"
    assert t.ruins == set()


@pytest.mark.rule("YGG-388")
def test_a_second_card_or_another_enemy_moves_no_son() -> None:
    """If Jormungand, Fenrir or Nidhogg comes first, then no son moves."""
    for enemy in ("jormungand", "fenrir", "nidhogg"):
        assert places(first_card(winter(), enemy)) == STARTS


@pytest.mark.rule("YGG-388")
@pytest.mark.parametrize(
    ("world", "regains"), [("alfheim", False), ("asgard", False), ("midgard", True), ("muspelheim", True)]
)
def test_no_god_regains_life_on_a_level_with_a_son(world: str, regains: bool) -> None:
    """If a son stands on Frigg's level, then her power heals nobody there; on other levels it does."""
    t = winter().enemies(son_a="page", son_b="page", surt="cage", hel="cage", fenrir="asgard").life(frigg=3)
    t.places(frigg=world).to_duty("frigg")
    assert ("regain" in t.options) == regains
    t = winter("b").enemies(surt="cage", hel="cage", fenrir="asgard").life(frigg=3).places(frigg=world)
    assert "regain" in t.to_duty("frigg").options


@pytest.mark.rule("YGG-388")
def test_the_cold_stops_creatures_and_not_gifts() -> None:
    """If a god stands on a level with a son, then Heidrun heals nothing there; what Frigg gives is no regaining."""
    t = winter().enemies(son_a="page", son_c="page", surt="cage", hel="cage").life(odin=3).places(odin="svartalfheim")
    t.everybody_in("niflheim").places(odin="svartalfheim").next_creatures("heidrun").to_duty("odin").choose("act")
    assert (t.log("CREATURE_HELPS"), t.life_of("odin")) == ([("odin", "heidrun")], 3)
    t = winter().enemies(son_a="page", son_b="page").life(odin=3).places(odin="alfheim", frigg="niflheim")
    t.to_duty("frigg").choose("give")
    assert everybody(t) == [4, 7, 6]


@pytest.mark.rule("YGG-388")
@pytest.mark.parametrize("son", sorted(STARTS))
def test_a_beaten_son_lies_on_the_page(son: str) -> None:
    """If a god fights a son, then there are 3 risks, and the son lies on the page."""
    t = winter().everybody_in("muspelheim").places(odin=STARTS[son]).deck("odin", "nidhogg of odin").throw("-")
    t.to_duty("odin").choose(f"fight {son}")
    assert (t.life_of("odin"), t.place_of(son)) == (4, "page")
    assert page_of(t) == ("fimbulwinter-a", 0)


@pytest.mark.rule("YGG-384")
def test_sons_are_enemies_for_grade_and_devastation() -> None:
    """If a son is in the world, then the action has its penalty; if another enemy comes, then it is devastated."""
    t = winter().everybody_in("muspelheim").places(odin="alfheim")
    assert t.world("alfheim")["grades"][0] == "penalty"
    t = saga(2).places(odin="alfheim").wheel("loki of thor").deck("odin", "loki of odin").next_jotun("beli")
    t.begin("odin")
    assert (t.place_of("loki"), t.ruins) == ("alfheim", {"alfheim"})


@pytest.mark.rule("YGG-389")
@pytest.mark.tells("ENEMY_MOVED YGG-389")
def test_the_effect_brings_one_beaten_son_back() -> None:
    """If two sons lie on the page, then all choose which returns to its start world, at the first and third icon."""
    for step in (0, 2):
        t = nidhogg_moves(winter().enemies(son_a="page", son_c="page").counts(nidhogg=step))
        assert (t.question, t.options) == ("SON_BACK", {"son-a", "son-c"})
        t.choose("son-c")
        assert places(t) == {"son-a": "page", "son-b": "svartalfheim", "son-c": "alfheim"}
    t = nidhogg_moves(winter().enemies(son_a="page").counts(nidhogg=1))
    assert t.place_of("son-a") == "page"


@pytest.mark.rule("YGG-389")
def test_without_a_beaten_son_the_effect_activates_a_jotun() -> None:
    """If no son lies on the page, then one Jotun activates; with one there, it returns and no Jotun comes."""
    t = nidhogg_moves(winter().next_jotun("beli"))
    assert t.table["jotuns"] == ["beli"]
    t = nidhogg_moves(winter().enemies(son_b="page"))
    assert (t.table["jotuns"], t.place_of("son-b")) == ([], "svartalfheim")


@pytest.mark.rule("YGG-389", "YGG-384")
def test_a_son_that_returns_to_an_enemy_devastates() -> None:
    """If Hel stands in Alfheim when its son returns, then Alfheim is devastated."""
    t = nidhogg_moves(winter().enemies(son_c="page", hel="alfheim"))
    assert t.ruins == {"alfheim"}


@pytest.mark.rule("YGG-389")
def test_three_beaten_sons_turn_the_page() -> None:
    """If the third son is beaten, then the page turns at once."""
    t = winter().everybody_in("muspelheim").places(odin="alfheim").enemies(son_a="page", son_b="page")
    t.throw("-").to_duty("odin").choose("fight son-c")
    assert page_of(t) == ("fimbulwinter-b", 0)


@pytest.mark.rule("YGG-389")
def test_a_dead_tree_ends_the_first_row() -> None:
    """If Nidhogg comes to the end of the first row, then all lose."""
    assert lost_by(nidhogg_moves(winter().counts(nidhogg=3))) == "dead-tree"


# --- the second page ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-390")
def test_the_sons_return_stronger() -> None:
    """If the page turns, then all three stand in their start worlds again with strength 4."""
    t = winter().everybody_in("muspelheim").places(odin="alfheim").enemies(son_a="page", son_b="page")
    t.throw("-").to_duty("odin").choose("fight son-c")
    assert places(t) == STARTS
    assert [strength_of(t, son) for son in STARTS] == [4, 4, 4]


@pytest.mark.rule("YGG-390")
@pytest.mark.tells("ENEMY_MOVED YGG-390")
def test_a_son_beaten_on_the_second_page_leaves_the_game() -> None:
    """If a son is beaten on the second page, then there were 4 risks and it is out of the game."""
    t = winter("b").everybody_in("muspelheim").places(odin="alfheim").throw("-").to_duty("odin")
    t.choose("fight son-c")
    assert (t.life_of("odin"), t.place_of("son-c")) == (3, "")


@pytest.mark.rule("YGG-390")
def test_all_three_out_of_the_game_change_nothing_more() -> None:
    """If the last son leaves the game, then the page stays and Nidhogg must still reach the tree."""
    t = winter("b").everybody_in("muspelheim").places(odin="alfheim").enemies(son_a="off", son_b="off")
    t.throw("-").to_duty("odin").choose("fight son-c")
    assert (page_of(t), t.question is not None) == (("fimbulwinter-b", 0), True)


@pytest.mark.rule("YGG-390")
@pytest.mark.tells("LIFE_LOST YGG-390", "TREE_TURNED YGG-390")
def test_the_cold_of_the_second_page_costs_life_and_turns_the_level() -> None:
    """If Nidhogg reaches the effect, then every god on a level with a son loses 1 life, then the level turns once."""
    t = winter("b").enemies(son_a="off").counts(nidhogg=1)
    t.places(odin="asgard", thor="midgard", frigg="jotunheim")
    nidhogg_moves(t)
    assert everybody(t) == [6, 6, 7]
    assert t.s.rotation == 1
    t = winter("b").enemies(son_a="off", son_b="off", son_c="off").counts(nidhogg=1)
    assert everybody(nidhogg_moves(t)) == [7, 7, 7]
    assert t.s.rotation == 1
