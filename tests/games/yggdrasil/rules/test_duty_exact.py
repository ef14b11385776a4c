"""Duties at their edges: what is not even refused, what the grade closes, help that comes with a move (page 12)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil import vocabulary as v
from ninerealms.games.yggdrasil.rules import move
from ninerealms.games.yggdrasil.rules.gods import powers
from ninerealms.games.yggdrasil.rules.state import FRIGG, WORLDS
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_duty import drawn
from tests.games.yggdrasil.scenario_saga import saga

LEVEL_ONE = [name for n, name in enumerate(content.artifact_ids) if content.artifact_level[n] == 0]


def no_first_holder() -> Table:
    """Thor owns every artifact of level 1, Loki is in Nidavellir."""
    return saga_table().everybody_in("jotunheim").artifacts("thor", *LEVEL_ONE).enemies(loki="nidavellir")


@pytest.mark.rule("YGG-190", "YGG-178")
def test_with_the_penalty_an_empty_first_holder_closes_nidavellir() -> None:
    """If Odin is alone with an enemy and the first holder is empty, then there is nothing to take in Nidavellir."""
    t = no_first_holder().places(odin="nidavellir").to_duty("odin")
    assert t.closed("act") == "YGG-371"
    t = no_first_holder().places(odin="nidavellir", frigg="nidavellir").to_duty("odin")
    assert "act" in t.options


@pytest.mark.rule("YGG-256", "YGG-178")
@pytest.mark.parametrize(("companion", "question"), [("jotunheim", False), ("nidavellir", True)])
def test_ratatosk_acts_only_where_the_grade_leaves_something(companion: str, question: bool) -> None:
    """If Ratatosk leads Odin to Nidavellir with the penalty and the first holder is empty, then he cannot act there."""
    t = drawn(no_first_holder().places(frigg=companion), "ratatosk").choose("nidavellir")
    assert (t.question == "ACT_THERE") == question


@pytest.mark.rule("YGG-336")
def test_without_a_saga_no_saga_action_is_spoken_of() -> None:
    """If the basic game is played, then a saga action is not even refused; in a saga without one it is."""
    t = saga_table().places(odin="alfheim").to_duty("odin")
    assert t.s.reasons is not None
    assert v.SAGA_ACT not in t.s.reasons
    t = saga(3).places(odin="alfheim").deck("odin", "loki of odin").to_duty("odin")
    assert t.s.reasons is not None
    assert v.SAGA_ACT in t.s.reasons


@pytest.mark.rule("YGG-252")
def test_every_god_of_a_player_gives_with_gulltopp_the_active_one_first() -> None:
    """If Thor draws Gulltopp, then he may give first, then the players after him, only what they have."""
    t = saga_table().everybody_in("jotunheim").elves(thor=1).dice(odin=1, frigg=1).artifacts("odin", "gungnir")
    drawn(t, "gulltopp", "thor")
    assert (t.asked, t.options) == (("thor", "GIVE_WHAT"), {"elf", "none"})
    assert t.choose("none").asked == ("frigg", "GIVE_WHAT")
    assert t.options == {"die", "none"}
    assert t.choose("none").asked == ("odin", "GIVE_WHAT")
    assert t.options == {"die", "gungnir", "none"}
    assert t.choose("none").question not in ("GIVE_WHAT", "GIVE_TO")


@pytest.mark.rule("YGG-252")
def test_a_god_alone_has_nobody_to_give_to() -> None:
    """If a solo player draws Gulltopp, then nothing is asked."""
    t = drawn(saga_table(1).elves(odin=1), "gulltopp")
    assert t.question not in ("GIVE_WHAT", "GIVE_TO")


@pytest.mark.rule("YGG-259")
def test_the_gods_move_with_sleipnir_in_the_order_of_the_table() -> None:
    """If Thor draws Sleipnir, then he goes first, then Frigg, then Odin."""
    t = drawn(saga_table().everybody_in("jotunheim"), "sleipnir", "thor")
    order = []
    while t.question == "GO_TO":
        assert t.asked is not None
        order.append(t.asked[0])
        t.choose("alfheim")
    assert order == ["thor", "frigg", "odin"]


@pytest.mark.rule("YGG-252")
def test_five_gods_give_with_gulltopp_one_after_another() -> None:
    """If five play and each has an Elf, then each is asked once, and then the turn goes on."""
    t = saga_table(5).everybody_in("jotunheim").elves(odin=1, thor=1, frigg=1, freyr=1, tyr=1)
    drawn(t, "gulltopp")
    for god in ("odin", "thor", "frigg", "freyr", "tyr"):
        assert t.asked == (god, "GIVE_WHAT")
        t.choose("none")
    assert t.question not in ("GIVE_WHAT", "GIVE_TO")


@pytest.mark.rule("YGG-298")
def test_the_log_tells_of_the_life_frigg_gives() -> None:
    """If Frigg gives one of her life to Thor, then the log says that she lost one and he gained one."""
    t = saga_table(mode="hard", gods="frigg,thor,odin").life(thor=4).to_duty("frigg")
    t.choose("give")
    if t.question == "HEAL_WHOM":
        t.choose("thor")
    assert t.log("LIFE_LOST")[-1] == ("frigg", 1, t.life_of("frigg"))
    assert t.log("LIFE_GAINED")[-1] == ("thor", 1, 5)


@pytest.mark.rule("YGG-148")
def test_a_world_is_not_beside_itself() -> None:
    """If a god stays where it is, then that is no move."""
    t = saga_table()
    assert not any(move.is_normal(t.s, world, world) for world in range(WORLDS))


@pytest.mark.rule("YGG-397", "YGG-083")
@pytest.mark.parametrize("page", ["bifrost-a", "bifrost-b"])
def test_the_broken_bridge_closes_asgard_to_a_support_god(page: str) -> None:
    """If the bridge is broken, then that is why a support god in Asgard cannot go down; before, it is out of reach."""
    t = saga(5, 2).page(page).wheel("loki of thor").deck("odin", "loki of frigg").enemies(loki="cage")
    t.next_jotun("baugi").begin("odin")
    assert t.asked == ("odin", "MOVE_SUPPORT")
    closed = next(world for world in ("jotunheim", "niflheim", "muspelheim") if world not in t.options)
    assert t.closed(closed) == ("YGG-397" if page == "bifrost-b" else "YGG-147")


@pytest.mark.rule("YGG-241", "YGG-151")
def test_after_the_action_gullinbursti_allows_a_fight_and_nothing_else() -> None:
    """If Odin has acted and may still fight, then action and restoring are refused because one of them was done."""
    t = saga_table().everybody_in("jotunheim").places(odin="alfheim").enemies(loki="alfheim")
    t.artifacts("odin", "gullinbursti").to_duty("odin").choose("act")
    assert (t.asked, t.options) == (("odin", "DUTY"), {"fight loki", "none"})
    assert (t.closed("act"), t.closed("restore")) == ("YGG-151", "YGG-151")


@pytest.mark.rule("YGG-397", "YGG-147")
def test_only_asgard_is_closed_by_the_broken_bridge() -> None:
    """If the bridge is broken, then that closes Asgard to a god below; other worlds are out of reach as always."""
    t = saga(5).page("bifrost-b").places(thor="midgard").midgard_under("asgard").begin("thor")
    assert t.asked == ("thor", "MOVE_TO")
    assert t.closed("asgard") == "YGG-397"
    assert {t.closed(world) for world in ("vanaheim", "alfheim")} == {"YGG-147"}


@pytest.mark.rule("YGG-252")
def test_gulltopp_passes_by_gods_with_empty_hands() -> None:
    """If Thor draws Gulltopp with empty hands, then Frigg is asked first, and without her Odin."""
    t = drawn(saga_table().everybody_in("jotunheim").elves(odin=1, frigg=1), "gulltopp", "thor")
    assert t.asked == ("frigg", "GIVE_WHAT")
    assert t.choose("none").asked == ("odin", "GIVE_WHAT")
    t = drawn(saga_table().everybody_in("jotunheim").elves(odin=1), "gulltopp", "thor")
    assert t.asked == ("odin", "GIVE_WHAT")


@pytest.mark.rule("YGG-267", "YGG-295")
def test_a_support_god_has_no_divine_power() -> None:
    """If Frigg is a support god, then her power works for nobody; as a player's god it does."""
    assert not powers.has(saga_table(2, mode="hard").s, 2, FRIGG)
    assert powers.has(saga_table(3, mode="hard").s, 2, FRIGG)
