"""Saga 1, the murder of Baldr: nine promises (house pages)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.scenario import Table
from tests.games.yggdrasil.scenario_saga import (
    everybody,
    lost_by,
    nidhogg_moves,
    page_of,
    saga,
    second_card,
    strength_of,
)

WORLDS = content.world_ids


def last_token(**counts: int) -> Table:
    """Odin in Alfheim, where the only token lies; five oaths are on the page."""
    t = saga(1).tokens(**dict.fromkeys(WORLDS, "")).tokens(alfheim="unknown").places(odin="alfheim")
    return t.counts(**{"oaths": 5, "bag_oaths": 1, "bag_betrayals": 0, "betrayals": 3, **counts})


def book(t: Table) -> tuple[int, int]:
    """Oaths on the page and betrayals on Loki."""
    seen = t.table["saga_book"]
    return seen["oaths"], seen["betrayals"]


# --- the first page -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-385")
@pytest.mark.parametrize("world", WORLDS)
def test_an_oath_goes_to_the_page(world: str) -> None:
    """If the token asked for in a world is an oath, then it lies on the page, and Loki stays where he is."""
    t = saga(1).places(odin=world).next_token("oath").to_duty("odin").choose("saga")
    assert book(t) == (1, 0)
    assert t.world(world)["token"] == ""
    assert (t.place_of("loki"), strength_of(t, "loki")) == ("vanaheim", 1)


@pytest.mark.rule("YGG-385")
@pytest.mark.tells("BETRAYED YGG-385", "ENEMY_MOVED YGG-385")
@pytest.mark.parametrize("world", ["alfheim", "nidavellir", "jotunheim"])
def test_a_betrayal_goes_onto_loki_who_comes(world: str) -> None:
    """If it is a betrayal, then Loki has 1 more strength and comes to that world; the level does not turn, no Jotun."""
    t = saga(1).places(odin=world).next_token("betrayal").to_duty("odin").choose("saga")
    assert book(t) == (0, 1)
    assert (t.place_of("loki"), strength_of(t, "loki")) == (world, 2)
    assert (t.s.rotation, t.table["jotuns"], t.ruins) == (0, [], set())
    assert t.world(world)["token"] == ""


@pytest.mark.rule("YGG-385", "YGG-088")
def test_loki_who_comes_for_a_betrayal_may_devastate() -> None:
    """If another enemy is in the world of a betrayal, then Loki's coming devastates it, even out of the Cage."""
    t = saga(1).places(odin="midgard").enemies(loki="cage").next_token("betrayal").to_duty("odin").choose("saga")
    assert (t.place_of("loki"), t.ruins) == ("midgard", {"midgard"})


@pytest.mark.rule("YGG-385")
@pytest.mark.tells("OATH_SWORN YGG-385")
def test_a_world_has_one_promise() -> None:
    """If the token of a world was flipped, then no oath can be asked for there."""
    t = saga(1).places(odin="alfheim", thor="alfheim").next_token("oath").to_duty("odin").choose("saga")
    t.until("DUTY")
    assert t.asked == ("thor", "DUTY")
    assert t.closed("saga") == "YGG-385"


@pytest.mark.rule("YGG-386")
@pytest.mark.parametrize(("betrayals", "risks"), [(0, 1), (1, 2), (3, 4)])
def test_beaten_loki_loses_one_betrayal(betrayals: int, risks: int) -> None:
    """If Loki with betrayals is beaten, then each counted as a risk, he goes to the Cage, and one leaves the game."""
    t = saga(1).everybody_in("jotunheim").places(odin="alfheim").enemies(loki="alfheim").counts(betrayals=betrayals)
    t.throw("-").to_duty("odin").choose("fight loki")
    assert t.life_of("odin") == 7 - risks
    assert (book(t), t.place_of("loki")) == ((0, max(0, betrayals - 1)), "cage")
    assert strength_of(t, "loki") == 1 + max(0, betrayals - 1)
    assert t.log("BETRAYAL_LEFT") == ([(betrayals - 1,)] if betrayals else [])


@pytest.mark.rule("YGG-386", "YGG-387")
@pytest.mark.tells("BETRAYAL_LEFT YGG-386")
def test_loki_can_be_freed_of_a_betrayal_on_the_second_page_too() -> None:
    """If Loki with three betrayals is beaten on the second page, then he has two, and his activation loses nothing."""
    t = saga(1).page("baldr-b").everybody_in("jotunheim").places(odin="alfheim").enemies(loki="alfheim")
    t.counts(betrayals=3).throw("-").to_duty("odin").choose("fight loki")
    assert (book(t), strength_of(t, "loki")) == ((0, 2), 3)


@pytest.mark.rule("YGG-386")
@pytest.mark.tells("OATH_WITHDRAWN YGG-386")
def test_the_effect_takes_an_oath_back_to_a_free_world() -> None:
    """If oaths are on the page, then all choose a world without a token, where one lies face down again."""
    t = saga(1).tokens(alfheim="", midgard="").counts(oaths=2, nidhogg=1, bag_oaths=4)
    nidhogg_moves(t)
    assert (t.question, t.options) == ("OATH_TO", {"alfheim", "midgard"})
    t.choose("midgard")
    assert (book(t), t.world("midgard")["token"] != "", t.world("alfheim")["token"]) == ((1, 0), True, "")
    assert t.table["jotuns"] == []


@pytest.mark.rule("YGG-386")
def test_an_oath_that_went_back_can_be_asked_for_again() -> None:
    """If the oath that went back is asked for, then it is an oath for certain."""
    t = saga(1).tokens(alfheim="oath").counts(oaths=1, bag_oaths=4).places(odin="alfheim").to_duty("odin")
    t.choose("saga")
    assert book(t) == (2, 0)
    assert t.world("alfheim")["token"] == ""


@pytest.mark.rule("YGG-386")
def test_without_an_oath_the_effect_activates_a_jotun() -> None:
    """If no oath is on the page when Nidhogg reaches the effect, then one Jotun activates."""
    t = nidhogg_moves(saga(1).counts(nidhogg=1).next_jotun("beli"))
    assert (t.table["jotuns"], book(t)) == (["beli"], (0, 0))


@pytest.mark.rule("YGG-386")
def test_six_oaths_turn_the_page_and_five_do_not() -> None:
    """If the sixth oath comes to the page, then it turns; the fifth does not turn it."""
    t = last_token().next_token("oath").to_duty("odin").choose("saga")
    assert page_of(t) == ("baldr-b", 0)
    t = last_token(oaths=4).next_token("oath").to_duty("odin").choose("saga")
    assert page_of(t) == ("baldr-a", 0)


@pytest.mark.rule("YGG-386")
def test_a_dead_tree_ends_the_first_row() -> None:
    """If Nidhogg comes to the end of the first row, then all lose."""
    assert lost_by(nidhogg_moves(saga(1).counts(nidhogg=3, oaths=5))) == "dead-tree"


# --- the second page ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-387")
def test_betrayals_still_face_down_go_onto_loki() -> None:
    """If the page turns with two betrayals unseen, then Loki has them too, and no token is left on a world."""
    t = last_token(bag_betrayals=2, betrayals=1).tokens(midgard="unknown", asgard="unknown").next_token("oath")
    t.to_duty("odin").choose("saga")
    assert page_of(t) == ("baldr-b", 0)
    assert t.table["saga_book"]["betrayals"] == 3
    assert strength_of(t, "loki") == 4
    assert [world["token"] for world in t.table["worlds"]] == [""] * 9
    assert t.table["saga_book"]["unseen_betrayals"] == 0


@pytest.mark.rule("YGG-387")
def test_the_second_page_has_no_oath_to_ask_for() -> None:
    """If the page has turned, then asking for the oath is over."""
    t = saga(1).page("baldr-b").tokens(**dict.fromkeys(WORLDS, "")).places(odin="alfheim").to_duty("odin")
    assert "saga" not in t.options


@pytest.mark.rule("YGG-387")
@pytest.mark.parametrize(("betrayals", "lost"), [(3, True), (2, False), (0, False)])
def test_loki_with_three_betrayals_loses_the_game_when_he_activates(betrayals: int, lost: bool) -> None:
    """If Loki activates with three betrayals on him, then all lose; with fewer he comes as usual."""
    t = saga(1).page("baldr-b").counts(betrayals=betrayals)
    if not lost:
        t.next_jotun("beli")
    second_card(t, "loki")
    assert (t.question is None) == lost
    if lost:
        assert lost_by(t) == "betrayed"


@pytest.mark.rule("YGG-387")
def test_on_the_first_page_loki_activates_with_any_number_of_betrayals() -> None:
    """If Loki activates with three betrayals on the first page, then the game goes on."""
    t = second_card(saga(1).counts(betrayals=3, bag_betrayals=0).next_jotun("beli"), "loki")
    assert t.question is not None
    assert t.place_of("loki") == "asgard"


@pytest.mark.rule("YGG-387")
def test_the_second_effect_costs_every_lonely_god_a_life() -> None:
    """If Nidhogg reaches the effect, then each god without another god in its world loses 1 life, the others none."""
    t = saga(1).page("baldr-b").counts(nidhogg=1).places(odin="alfheim", thor="midgard", frigg="midgard")
    assert everybody(nidhogg_moves(t)) == [6, 7, 7]
    t = saga(1).page("baldr-b").counts(nidhogg=1).places(odin="alfheim", thor="midgard", frigg="niflheim")
    assert everybody(nidhogg_moves(t)) == [6, 6, 6]
    t = saga(1).page("baldr-b").counts(nidhogg=1)
    assert everybody(nidhogg_moves(t)) == [7, 7, 7]


@pytest.mark.rule("YGG-387", "YGG-363")
def test_support_gods_can_be_lonely_and_keep_company() -> None:
    """If a support god stands alone, then it loses 1 life too; beside a player's god both keep theirs."""
    t = saga(1, 2).page("baldr-b").counts(nidhogg=1).places(odin="alfheim", thor="alfheim", frigg="midgard")
    assert everybody(nidhogg_moves(t)) == [8, 8, 4]
    t = saga(1, 2).page("baldr-b").counts(nidhogg=1).places(odin="alfheim", thor="midgard", frigg="midgard")
    assert everybody(nidhogg_moves(t)) == [7, 8, 5]


@pytest.mark.rule("YGG-387", "YGG-074")
def test_a_lonely_god_may_lose_its_last_life() -> None:
    """If a lonely god has 1 life, then the effect loses the game."""
    t = saga(1).page("baldr-b").counts(nidhogg=1).places(odin="alfheim").life(odin=1)
    assert lost_by(nidhogg_moves(t)) == "life"
