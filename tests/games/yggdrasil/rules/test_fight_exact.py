"""Fights at their edges: who is a target at all, the first and the last of a kind, what the log counts (page 13)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import fight
from ninerealms.games.yggdrasil.rules.gods import artifacts
from ninerealms.games.yggdrasil.rules.state import HOLDERS, NAGLFAR, SON_A
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_duty import drawn
from tests.games.yggdrasil.scenario_saga import page_of, saga

# Skyrmir keeps the Heroes away and so needs a throw.
UNLINKED = [name for n, name in enumerate(content.jotun_ids) if content.jotun_links[n] < 0 and name != "skyrmir"]


def world_of(jotun: str) -> str:
    """Where a Jotun that blocks a world, or no world, is fought."""
    number = content.jotun_ids.index(jotun)
    assert content.jotun_links[number] < 0
    return content.world_ids[content.jotun_blocks[number]] if content.jotun_blocks[number] >= 0 else "jotunheim"


@pytest.mark.rule("YGG-237")
@pytest.mark.parametrize("jotun", UNLINKED)
def test_jarngreipr_helps_against_every_jotun(jotun: str) -> None:
    """If the owner of Jarngreipr fights a Jotun, the first or the last among them, then one risk is cancelled."""
    t = saga_table().everybody_in("muspelheim").places(odin=world_of(jotun)).jotuns(jotun)
    t.artifacts("odin", "jarngreipr").counts(valhalla=4).to_duty("odin").choose(f"fight {jotun}")
    left = 1 - (jotun == "thrym")
    assert t.log("FACED_RISKS")[0] == ("odin", 2, 2 - left)


@pytest.mark.rule("YGG-237", "YGG-392")
@pytest.mark.parametrize("wolf", ["skoll", "hati"])
def test_jarngreipr_does_not_help_against_a_wolf(wolf: str) -> None:
    """If the owner of Jarngreipr fights a wolf, then no risk is cancelled."""
    t = saga(3).everybody_in("jotunheim").places(odin="asgard").wolves(1, 1).artifacts("odin", "jarngreipr")
    t.deck("odin", "loki of odin").counts(valhalla=4).to_duty("odin").choose(f"fight {wolf}")
    assert t.log("FACED_RISKS") == [("odin", 3, 3)]


@pytest.mark.rule("YGG-392")
@pytest.mark.parametrize(("beaten", "wolf", "turned"), [(1, "hati", True), (2, "skoll", True), (0, "hati", False)])
def test_both_wolves_beaten_near_the_start_turn_the_page(beaten: int, wolf: str, turned: bool) -> None:
    """If one wolf was beaten before and now the other is, then the page turns; one alone is not enough."""
    t = saga(3).everybody_in("jotunheim").places(odin="asgard").wolves(1, 1).counts(wolf_beaten=beaten, valhalla=4)
    t.deck("odin", "loki of odin").deck("thor", "nidhogg of thor").to_duty("odin").choose(f"fight {wolf}", 3)
    assert (page_of(t)[0] == "managarm-b") == turned


@pytest.mark.rule("YGG-370", "YGG-395")
@pytest.mark.parametrize("aboard", [0, 1, 2])
def test_naglfar_in_niflheim_is_fought_while_a_tile_is_aboard(aboard: int) -> None:
    """If Naglfar is in Niflheim, then it can be fought while a Servant can be thrown overboard, and else not."""
    t = saga(4).page("naglfar-b").enemies(naglfar="niflheim", hel="alfheim", loki="cage").everybody_in("jotunheim")
    t.places(odin="niflheim").counts(dead=1).servants(*["aboard"] * aboard, *["gone"] * (4 - aboard)).to_duty("odin")
    assert t.asked == ("odin", "DUTY")
    assert t.options == {"act", "none", *(["fight naglfar"] if aboard else [])}
    if aboard == 0:
        assert t.closed("fight naglfar") == "YGG-370"


def not_even_closed(t: Table, first: int) -> set[int]:
    """The saga's own enemies for which there is an answer or a reason."""
    known = {*(t.s.reasons or {}), *(t.s.decision.options if t.s.decision else ())}
    return {target for target in range(SON_A, NAGLFAR + 1) if first + target in known}


@pytest.mark.rule("YGG-157", "YGG-174")
def test_who_is_not_on_the_table_is_no_target() -> None:
    """If sons and Naglfar are out of the game or on the page, then they are not offered, and not even refused."""
    assert not_even_closed(saga_table().places(odin="alfheim").to_duty("odin"), v.FIGHT) == set()
    t = drawn(saga_table().enemies(loki="alfheim"), "geri-and-freki").choose("alfheim")
    assert (t.question, not_even_closed(t, 0)) == ("FIGHT_WHAT", set())
    assert t.options == {"loki", "none"}
    assert (t.closed("surt"), t.closed("fenrir")) == ("YGG-155", "YGG-139")
    t = saga(2).places(odin="alfheim").enemies(son_a="page", son_b="off").to_duty("odin")
    assert not_even_closed(t, v.FIGHT) == {SON_A + 2}


@pytest.mark.rule("YGG-169")
def test_the_log_counts_no_anonymous_when_jormungand_retreats() -> None:
    """If Jormungand is beaten back to an island, then the log names the island, and nobody comes with it."""
    t = saga_table().places(odin="midgard").counts(island=2, valhalla=4).to_duty("odin").choose("fight jormungand", 3)
    assert t.log("ISLAND_REACHED") == [(1, 0)]


@pytest.mark.rule("YGG-387")
def test_every_betrayal_of_beaten_loki_leaves_the_game() -> None:
    """If Loki is beaten on the second page of saga 1, then one betrayal leaves him for the tokens out of the game."""
    t = saga(1).page("baldr-b").counts(betrayals=2, tokens_gone=4, valhalla=8).enemies(loki="asgard").to_duty("odin")
    t.choose("fight loki", 3)
    assert (t.s.betrayals, t.s.tokens_gone) == (1, 5)


@pytest.mark.rule("YGG-034")
def test_five_artifacts_of_each_level_are_unseen_at_first() -> None:
    """If a game begins, then one card of each holder is seen and five are not; a card taken leaves four."""
    t = saga_table().places(odin="nidavellir").everybody_in("nidavellir")
    assert [artifacts.count_unseen(t.s, level) for level in range(HOLDERS)] == [5, 5, 5]
    t.to_duty("odin").next_artifact("draupnir").choose("act", "holder-1")
    assert [artifacts.count_unseen(t.s, level) for level in range(HOLDERS)] == [4, 5, 5]


@pytest.mark.rule("YGG-159", "YGG-160")
@pytest.mark.parametrize(("opponent", "owned", "left"), [("surt", "miming", 3), ("surt", "gungnir", 4), ("hel", "", 1)])
def test_the_risks_of_a_fight_are_known_before_it(opponent: str, owned: str, left: int) -> None:
    """If somebody asks before a fight, then it is told how many risks will be left after the artifacts."""
    t = saga_table().counts(giants=3).artifacts("odin", *([owned] if owned else []))
    assert fight.expected_risks(t.s, 0, content.foe_ids.index(opponent)) == left
    t = saga(6).page("vigrid-a").jotuns().counts(giants=3, dead=0).artifacts("odin", *([owned] if owned else []))
    assert fight.expected_risks(t.s, 0, v.TARGET_DUEL + content.foe_ids.index(opponent)) == left + 2


@pytest.mark.rule("YGG-160")
def test_the_risks_known_before_a_fight_are_never_below_none() -> None:
    """If an artifact cancels the only risk, or with Megingjord more than there are, then none is expected."""
    t = saga_table().artifacts("odin", "gleipnir", "megingjord")
    assert fight.expected_risks(t.s, 0, content.foe_ids.index("fenrir")) == 0
    t = saga_table().artifacts("odin", "gleipnir")
    assert fight.expected_risks(t.s, 0, content.foe_ids.index("fenrir")) == 0


@pytest.mark.rule("YGG-398")
def test_a_jotun_that_is_not_linked_stays_when_an_enemy_is_slain() -> None:
    """If Surt is slain in a duel, then Jotuns that have nothing to do with him stay where they are."""
    t = saga(6).page("vigrid-a").jotuns("baugi", "thrym").everybody_in("jotunheim").places(odin="alfheim")
    t.enemies(surt="alfheim").counts(giants=0, valhalla=8).to_duty("odin").choose("fight duel-surt", 3)
    assert "ENEMY_SLAIN" in t.story
    assert "JOTUN_BEATEN" not in t.story
    assert set(t.table["jotuns"]) == {"baugi", "thrym"}
