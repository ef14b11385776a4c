"""The action of Jotunheim: rune stones (page 15)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table, saga_table

STONES = ("white", "green", "red")


def in_jotunheim(*companions: str, players: int = 3) -> Table:
    """Odin in Jotunheim with companions; the other gods in Asgard; the enemies leave Jotunheim alone."""
    return saga_table(players).places(odin="jotunheim", **dict.fromkeys(companions, "jotunheim"))


def thrown(t: Table, *runes: str) -> Table:
    """Odin throws the stones of his grade with these results."""
    return t.to_duty("odin").stones(*runes).choose("act")


# --- which stones -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-196")
@pytest.mark.parametrize(
    ("companions", "enemy", "runes"),
    [
        ((), True, ("turning",)),
        ((), False, ("turning", "deed")),
        (("thor",), True, ("turning", "deed")),
        (("thor",), False, ("turning", "deed", "journey")),
        (("thor", "frigg"), False, ("turning", "deed", "journey")),
    ],
)
def test_the_grade_says_which_stones(companions: tuple[str, ...], enemy: bool, runes: tuple[str, ...]) -> None:
    """If a god acts in Jotunheim, then white, white and green, or all three stones are thrown by the grade."""
    t = in_jotunheim(*companions).enemies(loki="jotunheim" if enemy else "cage")
    thrown(t, *runes)
    assert t.log("STONE_THROWN") == [
        ("odin", stone, rune) for stone, rune in zip(STONES[: len(runes)], runes, strict=True)
    ]


@pytest.mark.rule("YGG-362")
@pytest.mark.parametrize("white", ["journey", "turning"])
@pytest.mark.parametrize("green", ["life", "deed"])
@pytest.mark.parametrize("red", ["deed", "journey"])
def test_the_two_faces_of_each_stone(white: str, green: str, red: str) -> None:
    """If the stones fall, then white shows journey or turning, green life or deed, red deed or journey."""
    t = thrown(in_jotunheim("thor").life(odin=3), white, green, red)
    assert [line[2] for line in t.log("STONE_THROWN")] == [white, green, red]
    assert t.asked == ("odin", "APPLY_RUNE")
    assert t.options == {white, green, red, "none"}


# --- which are applied --------------------------------------------------------------------------------


@pytest.mark.rule("YGG-197")
def test_no_rune_need_be_applied() -> None:
    """If the god wants none of the runes, then nothing changes and the turn is over."""
    t = thrown(in_jotunheim("thor").life(odin=3), "turning", "life", "deed")
    t.choose("none")
    assert (t.life_of("odin"), t.s.rotation, t.place_of("odin")) == (3, 0, "jotunheim")
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-197")
@pytest.mark.tells("STONE_THROWN YGG-197")
@pytest.mark.parametrize("wanted", [("turning",), ("life",), ("turning", "life"), ("life", "turning")])
def test_each_rune_may_be_applied_once_in_any_order(wanted: tuple[str, ...]) -> None:
    """If the god applies some runes, then each has its effect once, in the order it says, and the others have none."""
    t = thrown(in_jotunheim().life(odin=3), "turning", "life")
    for rune in wanted:
        t.choose(rune, *([1] if rune == "turning" else []))
        assert rune not in t.options
    if t.question == "APPLY_RUNE":
        t.choose("none")
    assert t.life_of("odin") == (4 if "life" in wanted else 3)
    assert t.s.rotation == (1 if "turning" in wanted else 0)
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-362", "YGG-197")
def test_two_stones_with_the_same_rune_are_applied_twice() -> None:
    """If white and red both show a journey, then two gods, or one god twice, may be moved."""
    t = thrown(in_jotunheim("thor"), "journey", "life", "journey")
    t.choose("journey", "odin to alfheim", "journey", "frigg to niflheim")
    assert (t.place_of("odin"), t.place_of("frigg")) == ("alfheim", "niflheim")
    assert "journey" not in t.options


# --- journey ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-198")
@pytest.mark.parametrize("world", content.world_ids)
@pytest.mark.parametrize("god", ["odin", "thor"])
def test_a_journey_takes_any_god_anywhere(god: str, world: str) -> None:
    """If a journey is applied, then one god, one's own or another, goes to any world, by no rule of moving."""
    t = thrown(in_jotunheim().places(thor="svartalfheim"), "journey", "life")
    if t.question == "APPLY_RUNE":
        t.choose("journey")
    assert t.asked == ("odin", "MOVE_GOD")
    if t.place_of(god) == world:
        return
    t.choose(f"{god} to {world}")
    assert t.place_of(god) == world
    assert t.place_of("thor" if god == "odin" else "odin") == ("svartalfheim" if god == "odin" else "jotunheim")
    assert t.place_of("frigg") == "asgard"


@pytest.mark.rule("YGG-198", "YGG-363")
def test_a_journey_takes_a_support_god_too() -> None:
    """If a journey is applied, then a support god may be the one who goes."""
    t = thrown(in_jotunheim(players=2), "journey", "deed").choose("journey", "frigg to muspelheim")
    assert t.place_of("frigg") == "muspelheim"


@pytest.mark.rule("YGG-198")
def test_a_journey_may_go_into_a_devastated_or_blocked_world() -> None:
    """If a world is devastated or blocked, then a journey may go there."""
    t = thrown(in_jotunheim().devastated("vanaheim").jotuns("baugi"), "journey", "deed").choose("journey")
    assert {"odin to vanaheim", "odin to alfheim", "thor to vanaheim", "thor to alfheim"} <= t.options
    t.choose("none")
    assert t.place_of("odin") == "jotunheim"


# --- deed ---------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-199")
@pytest.mark.parametrize(
    ("companions", "enemy"), [((), False), (("thor",), False), ((), True), (("thor", "frigg"), True)]
)
@pytest.mark.parametrize("world", ["alfheim", "vanaheim", "midgard"])
def test_a_deed_is_the_normal_action_of_any_world(world: str, companions: tuple[str, ...], enemy: bool) -> None:
    """If a deed is done, then it is the normal grade of the world chosen, whoever is there, and the god stays away."""
    t = saga_table().places(odin="jotunheim", **dict.fromkeys(companions, world))
    t.enemies(loki=world if enemy and world != "midgard" else "cage")
    thrown(t, "turning", "deed").choose("deed", f"act {world}")
    if t.question == "TAKE_COUNT":
        assert t.options == {1, 2}
        t.choose(2)
    god = t.god("odin")
    assert {"alfheim": god["elves"], "vanaheim": god["vanir"], "midgard": t.table["valhalla"]}[world] == 2
    assert t.place_of("odin") == "jotunheim"
    assert ("odin", world, "normal") in t.log("ACTED")


@pytest.mark.rule("YGG-199")
@pytest.mark.parametrize(("world", "risks"), [("asgard", 3), ("niflheim", 2), ("muspelheim", 2)])
def test_a_deed_carries_the_normal_risks(world: str, risks: int) -> None:
    """If the deed is a risky action, then it carries the risks of its normal grade, and its effect comes about."""
    t = in_jotunheim().devastated("vanaheim").counts(giants=4, dead=4)
    thrown(t, "turning", "deed").throw("-").choose("deed", f"act {world}")
    assert t.log("FACED_RISKS") == [("odin", risks, risks)]
    assert t.life_of("odin") == 7 - risks
    assert (t.ruins, t.table["anonymous"], t.table["giants"]) == {
        "asgard": (set(), 4, 4),
        "niflheim": ({"vanaheim"}, 1, 4),
        "muspelheim": ({"vanaheim"}, 4, 1),
    }[world]


@pytest.mark.rule("YGG-199")
def test_a_deed_in_nidavellir_opens_two_holders() -> None:
    """If the deed is done in Nidavellir, then the left and the middle holder are open."""
    t = thrown(in_jotunheim(), "turning", "deed").choose("deed", "act nidavellir")
    assert t.options == {"holder-1", "holder-2"}


@pytest.mark.rule("YGG-199")
def test_a_deed_in_svartalfheim_draws_two_creatures() -> None:
    """If the deed is done in Svartalfheim, then two creature cards are drawn."""
    t = thrown(in_jotunheim().life(odin=2), "turning", "deed").next_creatures("heidrun", "four-stags")
    t.choose("deed", "act svartalfheim")
    assert t.options == {"heidrun", "four-stags"}


@pytest.mark.rule("YGG-362")
def test_a_deed_in_jotunheim_throws_white_and_green_again() -> None:
    """If the deed is done in Jotunheim, then white and green are thrown again and applied as well."""
    t = thrown(in_jotunheim("thor").life(odin=3), "turning", "deed", "journey")
    t.stones("journey", "life").choose("deed", "act jotunheim")
    assert [line[1:] for line in t.log("STONE_THROWN")[3:]] == [("white", "journey"), ("green", "life")]
    t.choose("life")
    assert t.life_of("odin") == 4
    t.choose("journey", "frigg to niflheim")
    assert t.place_of("frigg") == "niflheim"
    assert t.asked == ("odin", "APPLY_RUNE")
    assert t.options == {"turning", "journey", "none"}


@pytest.mark.rule("YGG-200")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "vanaheim", "midgard", "niflheim"])
def test_in_a_devastated_world_a_deed_can_only_restore(world: str) -> None:
    """If the world chosen is devastated, then its action is closed, and restoring it is open and costs 2 life."""
    t = in_jotunheim().devastated(world).counts(giants=2, dead=2)
    thrown(t, "turning", "deed").choose("deed")
    assert f"act {world}" not in t.options
    assert f"restore {world}" in t.options
    assert "restore nidavellir" not in t.options
    t.choose(f"restore {world}")
    assert t.ruins == set()
    assert t.life_of("odin") == 5
    assert t.place_of("odin") == "jotunheim"


@pytest.mark.rule("YGG-200")
def test_in_a_devastated_world_a_deed_can_be_the_saga_action() -> None:
    """If a saga has an action in a devastated world, then a deed may do it there, and not the world's own."""
    t = saga_table(saga=1).places(odin="jotunheim").devastated("alfheim")
    thrown(t, "turning", "deed").choose("deed")
    assert {"saga alfheim", "restore alfheim"} <= t.options
    assert "act alfheim" not in t.options


@pytest.mark.rule("YGG-199", "YGG-135")
@pytest.mark.parametrize(("jotun", "world"), [("thjazi", "asgard"), ("baugi", "alfheim"), ("geirrod", "midgard")])
def test_a_deed_can_do_nothing_in_a_blocked_world(jotun: str, world: str) -> None:
    """If a Jotun blocks the world chosen, then neither its action nor restoring is open to a deed."""
    t = thrown(in_jotunheim().jotuns(jotun).devastated(world, "vanaheim"), "turning", "deed").choose("deed")
    assert f"act {world}" not in t.options
    assert f"restore {world}" not in t.options
    assert "restore vanaheim" in t.options


# --- turning and life ---------------------------------------------------------------------------------


@pytest.mark.rule("YGG-201")
@pytest.mark.parametrize("steps", [0, 1, 2])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_turning_turns_the_middle_level_clockwise(steps: int, start: int) -> None:
    """If a turning is applied, then the middle level turns clockwise by 0, 1 or 2 worlds, as the god says."""
    t = thrown(in_jotunheim().counts(rotation=start), "turning", "deed").choose("turning")
    assert (t.question, t.options) == ("TURN_BY", {0, 1, 2})
    t.choose(steps)
    above = ("asgard", "alfheim", "vanaheim")[(start + steps) % 3]
    assert t.world("midgard")["column"] == t.world(above)["column"]
    assert t.place_of("odin") == "jotunheim"


@pytest.mark.rule("YGG-201")
def test_a_turning_alone_comes_without_another_question() -> None:
    """If only white is thrown and shows a turning, then the god may still leave the level as it is."""
    t = thrown(in_jotunheim().enemies(loki="jotunheim"), "turning")
    t.choose("turning", 0)
    assert t.s.rotation == 0
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-202")
@pytest.mark.parametrize("life", [1, 5, 6])
def test_a_life_rune_gives_the_god_one_life(life: int) -> None:
    """If the god has lost life, then a life rune gives it 1 back, and nobody else."""
    t = thrown(in_jotunheim().life(odin=life, thor=3), "turning", "life").choose("life")
    assert (t.life_of("odin"), t.life_of("thor")) == (life + 1, 3)


@pytest.mark.rule("YGG-202")
def test_a_life_rune_does_nothing_at_full_life() -> None:
    """If the god has all its life, then a life rune has no effect on it or anybody."""
    t = thrown(in_jotunheim().life(thor=3), "turning", "life").choose("life")
    assert (t.life_of("odin"), t.life_of("thor")) == (7, 3)
