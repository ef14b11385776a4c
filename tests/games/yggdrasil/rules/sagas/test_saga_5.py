"""Saga 5, the fall of Bifrost: the bridge between Midgard and Asgard (house pages)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import (
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    second_card,
    strength_of,
)

TOP = {"asgard", "alfheim", "vanaheim"}
every_turn = pytest.mark.parametrize("over_midgard", sorted(TOP))


def broken(players: int = 3) -> Table:
    """The second page."""
    return saga(5, players).page("bifrost-b")


# --- the first page -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-396")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_two_fire_giants_to_begin_with(players: int) -> None:
    """If saga 5 begins, then 2 Fire Giants are on Surt's gauge and 6 in the reserve."""
    t = saga(5, players)
    assert (t.table["giants"], t.table["giants_reserve"], strength_of(t, "surt")) == (2, 6, 3)


@pytest.mark.rule("YGG-396")
@every_turn
def test_gods_cross_the_bridge_however_the_level_is_turned(over_midgard: str) -> None:
    """If a god is in Midgard, then Asgard is open to it, and Midgard from Asgard, at every turn of the level."""
    up = saga(5).places(thor="midgard").midgard_under(over_midgard).begin("thor").choose("asgard")
    down = saga(5).places(thor="asgard").midgard_under(over_midgard).begin("thor").choose("midgard")
    assert (up.place_of("thor"), down.place_of("thor")) == ("asgard", "midgard")


@pytest.mark.rule("YGG-396")
def test_the_bridge_joins_these_two_worlds_only() -> None:
    """If Midgard stands under Alfheim, then a god in Jotunheim reaches neither it nor a world beside it."""
    t = saga(5).places(thor="jotunheim").midgard_under("alfheim").begin("thor")
    assert t.options == {"jotunheim", "muspelheim", "niflheim", "svartalfheim", "asgard"}


@pytest.mark.rule("YGG-396")
@pytest.mark.tells("ENEMY_MOVED YGG-396", "GIANTS_CAME YGG-396")
@pytest.mark.parametrize("enemy", ["surt", "hel"])
@every_turn
def test_surt_and_hel_cross_the_bridge(enemy: str, over_midgard: str) -> None:
    """If Surt or Hel activates in Midgard, then it goes to Asgard, whatever stands above; then the level turns."""
    t = second_card(saga(5).enemies(**{enemy: "midgard"}).midgard_under(over_midgard), enemy)
    assert t.place_of(enemy) == "asgard"
    assert len(t.log("TREE_TURNED")) == 1


@pytest.mark.rule("YGG-396")
def test_elsewhere_and_on_the_second_page_surt_climbs_as_usual() -> None:
    """If Surt is in another world of the middle level, or the bridge is broken, then he goes to the world above."""
    t = second_card(saga(5).enemies(surt="nidavellir"), "surt")
    assert t.place_of("surt") == "alfheim"
    t = second_card(broken().enemies(surt="midgard").midgard_under("alfheim"), "surt")
    assert t.place_of("surt") == "alfheim"


@pytest.mark.rule("YGG-396")
def test_the_effect_activates_a_jotun_and_a_dead_tree_ends_the_row() -> None:
    """If Nidhogg reaches the effect, then one Jotun activates; at the end of the row all lose."""
    assert nidhogg_moves(saga(5).counts(nidhogg=1).next_jotun("beli")).table["jotuns"] == ["beli"]
    assert lost_by(nidhogg_moves(saga(5).counts(nidhogg=3, valhalla=8))) == "dead-tree"


@pytest.mark.rule("YGG-396")
@pytest.mark.parametrize(
    ("heroes", "enemy_in", "page"),
    [
        (5, "vanaheim", "bifrost-b"),
        pytest.param(8, "vanaheim", "bifrost-b", marks=pytest.mark.tells("PAGE_TURNED YGG-396")),
        (4, "vanaheim", "bifrost-a"),
        (5, "asgard", "bifrost-a"),
    ],
)
def test_five_heroes_and_no_enemy_in_asgard_turn_the_page_at_the_end_of_a_round(
    heroes: int, enemy_in: str, page: str
) -> None:
    """If a round ends with 5 Heroes in Valhalla and no enemy in Asgard, then the page turns; else it does not."""
    t = saga(5).counts(valhalla=heroes, nidhogg=2).enemies(loki=enemy_in).everybody_in("jotunheim")
    t.begin("odin")
    assert page_of(t) == ("bifrost-a", 2)
    t.end_round()
    assert page_of(t) == (page, 0 if page == "bifrost-b" else 2)


# --- the second page ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-397")
@every_turn
def test_no_god_enters_or_leaves_asgard_by_a_vertical_move(over_midgard: str) -> None:
    """If the bridge is broken, then from Asgard only its level is open, and Asgard only from its level."""
    t = broken().places(thor="asgard").midgard_under(over_midgard).begin("thor")
    assert t.options == TOP
    assert t.closed("jotunheim") == "YGG-397"
    for world in ("jotunheim", "midgard", "nidavellir", "svartalfheim"):
        t = broken().places(thor=world).midgard_under(over_midgard).begin("thor")
        assert "asgard" not in t.options
    assert "asgard" in broken().places(thor="alfheim").begin("thor").options


@pytest.mark.rule("YGG-397")
def test_powers_and_artifacts_do_not_need_the_bridge() -> None:
    """If Odin moves by his power, or Skidbladnir carries its owner, then Asgard is open from below."""
    assert "asgard" in broken().places(odin="jotunheim").begin("odin").options
    t = broken().places(thor="jotunheim").artifacts("thor", "skidbladnir").begin("thor")
    assert "asgard" in t.options


@pytest.mark.rule("YGG-397")
def test_the_horn_lets_every_god_go_to_the_top_level() -> None:
    """If a god in Asgard sounds the horn, then each god may go to any world of the top level, or stay."""
    t = broken().places(odin="asgard", thor="niflheim", frigg="midgard").to_duty("odin").choose("saga")
    seen = {}
    while t.question == "GO_TO":
        assert t.asked is not None
        seen[t.asked[0]] = t.options
        t.choose({"odin": "asgard", "thor": "vanaheim", "frigg": "midgard"}[t.asked[0]])
    assert seen == {"odin": TOP, "thor": TOP | {"niflheim"}, "frigg": TOP | {"midgard"}}
    assert [t.place_of(god) for god in ("odin", "thor", "frigg")] == ["asgard", "vanaheim", "midgard"]


@pytest.mark.rule("YGG-397")
def test_the_horn_calls_support_gods_too() -> None:
    """If the horn is sounded with a support god at the table, then it may go as well."""
    t = broken(2).places(odin="asgard", thor="asgard", frigg="niflheim").to_duty("odin").choose("saga")
    for _ in range(2):
        t.choose("stay")
    assert t.options == TOP | {"niflheim"}
    t.choose("alfheim")
    assert t.place_of("frigg") == "alfheim"


@pytest.mark.rule("YGG-397")
@pytest.mark.tells("GIANTS_CAME YGG-397", "TREE_TURNED YGG-397")
def test_the_second_effect_adds_a_fire_giant_and_turns_the_level() -> None:
    """If Nidhogg reaches the effect, then 1 Fire Giant comes and the middle level turns once."""
    t = nidhogg_moves(broken().counts(nidhogg=1))
    assert (t.table["giants"], t.s.rotation) == (3, 1)
