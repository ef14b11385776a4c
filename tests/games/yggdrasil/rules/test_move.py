"""Step 2: moving on Yggdrasil (page 12)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import saga_table

TOP = ("asgard", "alfheim", "vanaheim")
MIDDLE = ("midgard", "nidavellir", "svartalfheim")
BOTTOM = ("jotunheim", "muspelheim", "niflheim")
LEVELS = (TOP, MIDDLE, BOTTOM)
WORLDS = (*TOP, *MIDDLE, *BOTTOM)
# The world of the middle level in the column of Asgard, Alfheim and Vanaheim, by the world above Midgard.
MIDDLE_OF_COLUMN = {
    "asgard": ("midgard", "nidavellir", "svartalfheim"),
    "alfheim": ("svartalfheim", "midgard", "nidavellir"),
    "vanaheim": ("nidavellir", "svartalfheim", "midgard"),
}


def columns(over_midgard: str) -> list[tuple[str, str, str]]:
    return list(zip(TOP, MIDDLE_OF_COLUMN[over_midgard], BOTTOM, strict=True))


@pytest.mark.rule("YGG-148")
@pytest.mark.parametrize("over_midgard", TOP)
@pytest.mark.parametrize("world", WORLDS)
def test_a_god_may_go_to_the_two_other_worlds_of_its_level(world: str, over_midgard: str) -> None:
    """If a god moves, then the two other worlds of its level are open, however the middle level is turned."""
    t = saga_table().places(odin=world).midgard_under(over_midgard).begin("odin")
    assert t.asked == ("odin", "MOVE_TO")
    level = next(level for level in LEVELS if world in level)
    assert set(level) <= t.options


@pytest.mark.rule("YGG-149", "YGG-148")
@pytest.mark.parametrize("over_midgard", TOP)
@pytest.mark.parametrize("world", WORLDS)
def test_a_god_may_go_to_the_two_other_worlds_of_its_column_and_no_further(world: str, over_midgard: str) -> None:
    """If a god moves, then the column as it stands now is open, and no world outside its level and column."""
    t = saga_table().places(odin=world).midgard_under(over_midgard).begin("odin")
    column = next(column for column in columns(over_midgard) if world in column)
    level = next(level for level in LEVELS if world in level)
    assert t.options == {*column, *level}
    assert len(t.options) == 5
    for other in set(WORLDS) - {*column, *level}:
        assert t.closed(other) == "YGG-147"


@pytest.mark.rule("YGG-147")
@pytest.mark.parametrize("target", ["alfheim", "vanaheim", "midgard", "jotunheim"])
def test_one_move_at_most(target: str) -> None:
    """If a god has moved, then it is in the new world, the others stand still, and it is not asked to move again."""
    t = saga_table().begin("odin").choose(target)
    assert t.place_of("odin") == target
    assert (t.place_of("thor"), t.place_of("frigg")) == ("asgard", "asgard")
    assert t.log("GOD_MOVED") == [("odin", "asgard", target)]
    assert t.asked != ("odin", "MOVE_TO")
    t.end_turn()
    assert t.asked == ("thor", "MOVE_TO")
    assert t.place_of("odin") == target


@pytest.mark.rule("YGG-147")
@pytest.mark.parametrize("world", WORLDS)
def test_a_god_need_not_move(world: str) -> None:
    """If a god stays, then it is where it was, nothing is told of a move, and the turn goes on."""
    t = saga_table().places(odin=world).begin("odin").choose("stay")
    assert t.place_of("odin") == world
    assert t.log("GOD_MOVED") == []
    assert t.question != "MOVE_TO" or t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-150")
def test_odin_in_jotunheim() -> None:
    """If Odin is in Jotunheim under Midgard, then he stays, or goes to Muspelheim, Niflheim, Midgard or Asgard."""
    t = saga_table().places(odin="jotunheim").midgard_under("asgard").begin("odin")
    assert t.options == {"jotunheim", "muspelheim", "niflheim", "midgard", "asgard"}
    for world in ("alfheim", "vanaheim", "nidavellir", "svartalfheim"):
        assert t.closed(world) == "YGG-147"
    t.choose("asgard")
    assert t.place_of("odin") == "asgard"


@pytest.mark.rule("YGG-365")
@pytest.mark.parametrize(
    ("world", "jotun"), [("alfheim", "baugi"), ("vanaheim", "skadi"), ("midgard", "geirrod"), ("jotunheim", None)]
)
def test_devastated_and_blocked_worlds_can_be_entered(world: str, jotun: str | None) -> None:
    """If a world is devastated, or blocked by a Jotun, then gods may still enter it and leave it."""
    t = saga_table().devastated(world).begin("odin")
    t.choose(world)
    assert t.place_of("odin") == world
    t = saga_table().devastated(world).places(odin=world).begin("odin").choose("asgard")
    assert t.place_of("odin") == "asgard"
    if jotun is not None:
        assert saga_table().jotuns(jotun).begin("odin").choose(world).place_of("odin") == world


@pytest.mark.rule("YGG-364")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "nidavellir", "niflheim"])
def test_a_support_god_moves_by_the_normal_rules(world: str) -> None:
    """If a support god moves, then it stays, or goes within its level or column, even Odin with his power."""
    t = saga_table(players=2, mode="hard", gods="thor,tyr,odin").places(odin=world)
    t.wheel("nidhogg of tyr").deck("thor", "nidhogg of odin").begin("thor")
    assert t.asked == ("thor", "MOVE_SUPPORT")
    column = next(column for column in columns("asgard") if world in column)
    level = next(level for level in LEVELS if world in level)
    assert t.options == {*column, *level}
    goal = next(iter(sorted(set(column) - {world})))
    t.choose(goal)
    assert t.place_of("odin") == goal
    assert t.place_of("thor") == "asgard"
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-364")
def test_a_support_god_moves_after_the_activation_is_resolved() -> None:
    """If a support god's card turns the level, then the support god moves on the tree as it stands after."""
    t = saga_table(players=2, gods="thor,tyr,odin").enemies(surt="muspelheim")
    t.wheel("surt of tyr").deck("thor", "surt of odin").begin("thor")
    assert t.asked == ("thor", "MOVE_SUPPORT")
    assert t.place_of("surt") == "nidavellir"
    assert t.s.giants == 2
    assert t.options == {"asgard", "alfheim", "vanaheim", "svartalfheim", "jotunheim"}


@pytest.mark.rule("YGG-364")
def test_a_support_god_moves_even_when_fenrir_ends_the_turn() -> None:
    """If a support god's card activates Fenrir, then the support god may move and then the turn is over."""
    t = saga_table(players=2, gods="thor,tyr,odin").wheel("fenrir of tyr").deck("thor", "fenrir of odin")
    t.begin("thor")
    assert t.asked == ("thor", "MOVE_SUPPORT")
    assert t.place_of("fenrir") == "asgard"
    t.choose("vanaheim")
    assert t.place_of("odin") == "vanaheim"
    assert t.asked == ("tyr", "MOVE_TO")
