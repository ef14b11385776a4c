"""Saga pages at their edges: the last Jotun piece, several oaths and betrayals, the first spaces (house pages)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from ninerealms.games.yggdrasil.rules import tree
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_saga import everybody, icons, lost_by, nidhogg_moves, page_of, saga

PIECES = ("beli", "thjazi", "baugi", "skadi", "geirrod", "greip", "gjalp")


# --- saga 1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-384")
def test_no_token_is_out_of_the_game_at_first() -> None:
    """If saga 1 begins, then all nine tokens lie on the worlds, six oaths and three betrayals."""
    t = saga(1)
    assert (t.s.tokens_gone, t.s.bag_oaths, t.s.bag_betrayals, list(t.s.token).count(1)) == (0, 6, 3, 9)


@pytest.mark.rule("YGG-385")
def test_two_betrayals_are_both_told_and_kept() -> None:
    """If a second betrayal is flipped, then Loki has two, and one is left unseen."""
    t = saga(1).places(odin="alfheim", thor="midgard").next_token("betrayal").to_duty("odin").choose("saga")
    assert (t.s.betrayals, t.s.bag_betrayals, t.s.bag_oaths) == (1, 2, 6)
    t.until("DUTY").next_token("betrayal").choose("saga")
    assert (t.s.betrayals, t.s.bag_betrayals, t.s.bag_oaths) == (2, 1, 6)
    assert [line[2] for line in t.log("BETRAYED")] == [1, 2]


@pytest.mark.rule("YGG-385", "YGG-334")
def test_the_last_oath_turns_the_page_and_all_oaths_leave_the_game() -> None:
    """If the sixth oath is sworn after a betrayal left the game, then seven tokens are out of it and none is unseen."""
    t = saga(1).tokens(**dict.fromkeys(content.world_ids, "")).tokens(alfheim="unknown").places(odin="alfheim")
    t.counts(oaths=5, bag_oaths=1, bag_betrayals=0, betrayals=2, tokens_gone=1).next_token("oath")
    t.to_duty("odin").choose("saga")
    assert page_of(t) == ("baldr-b", 0)
    assert (t.s.tokens_gone, t.s.bag_oaths, t.s.bag_betrayals, t.s.oaths, t.s.betrayals) == (7, 0, 0, 0, 2)


@pytest.mark.rule("YGG-386")
def test_one_of_several_oaths_is_withdrawn() -> None:
    """If four oaths are on the page, then the effect takes one of them back to a world without a token."""
    t = saga(1).tokens(alfheim="", midgard="", asgard="", jotunheim="").counts(oaths=4, bag_oaths=2, nidhogg=1)
    nidhogg_moves(t)
    assert (t.question, t.options) == ("OATH_TO", {"alfheim", "midgard", "asgard", "jotunheim"})
    t.choose("midgard")
    assert (t.s.oaths, t.world("midgard")["token"]) == (3, "oath")


@pytest.mark.rule("YGG-386", "YGG-389", "YGG-115")
@pytest.mark.tells("LOST YGG-115")
@pytest.mark.parametrize(("number", "step"), [(1, 1), (2, 0)])
def test_an_effect_that_calls_a_jotun_loses_when_none_is_left(number: int, step: int) -> None:
    """If no oath, or no beaten son, is there to return and all seven Jotuns are active, then all lose."""
    assert lost_by(nidhogg_moves(saga(number).jotuns(*PIECES).counts(nidhogg=step))) == "jotuns"


# --- saga 2 ---------------------------------------------------------------------------------------


def cold(**sons: str) -> Table:
    """The second page of saga 2 before its cold; Surt and Hel are on the bottom level."""
    t = saga(2).page("fimbulwinter-b").enemies(surt="muspelheim", hel="niflheim", loki="cage", **sons)
    return t.counts(nidhogg=1).places(odin="vanaheim", thor="midgard", frigg="jotunheim")


@pytest.mark.rule("YGG-390")
@pytest.mark.parametrize(
    ("sons", "lives"),
    [
        ({"son_a": "asgard", "son_b": "off", "son_c": "off"}, [6, 7, 7]),
        ({"son_a": "off", "son_b": "alfheim", "son_c": "nidavellir"}, [6, 6, 7]),
        ({"son_a": "niflheim", "son_b": "off", "son_c": "off"}, [7, 7, 6]),
        ({"son_a": "off", "son_b": "off", "son_c": "off"}, [7, 7, 7]),
    ],
)
def test_only_sons_bring_the_cold(sons: dict[str, str], lives: list[int]) -> None:
    """If sons stand on some levels, in Asgard too, then the gods there lose 1 life, whoever else is on the others."""
    assert everybody(nidhogg_moves(cold(**sons))) == lives


# --- saga 3 ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-392")
@pytest.mark.parametrize(
    ("skoll", "hati", "wolf", "turned"),
    [
        (1, 3, "hati", True),
        (2, 3, "hati", False),
        (0, 3, "hati", True),
        (3, 1, "skoll", True),
        (3, 2, "skoll", False),
        (3, 0, "skoll", True),
    ],
)
def test_the_page_turns_with_both_wolves_on_the_first_spaces(skoll: int, hati: int, wolf: str, turned: bool) -> None:
    """If both wolves were beaten and none is beyond space 1, then the page turns; on space 2 it does not yet."""
    t = saga(3).everybody_in("jotunheim").places(odin="asgard").wolves(skoll, hati).counts(wolf_beaten=3, valhalla=8)
    t.deck("odin", "loki of odin").deck("thor", "nidhogg of thor").to_duty("odin").choose(f"fight {wolf}", 5)
    assert (page_of(t)[0] == "managarm-b") == turned


# --- the rows -------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-131", "YGG-107")
def test_when_no_giant_is_left_the_dead_do_not_come_either() -> None:
    """If the icon calls a Fire Giant and none is left, then all have lost at once, and no Anonymous comes."""
    row = list(content.PAGES[1]["row"])
    t = nidhogg_moves(saga_table(mode="hard").counts(giants=8, dead=2, nidhogg=row.index("giant-and-dead") - 1))
    assert lost_by(t) == "giants"
    assert (t.s.dead, t.log("DEAD_CAME")) == (2, [])


# --- deeds of the runes in a saga -----------------------------------------------------------------


def deeds(t: Table) -> Table:
    """Odin in Jotunheim throws the deed and the turning."""
    t.everybody_in("muspelheim").places(odin="jotunheim").deck("odin", "nidhogg of odin").to_duty("odin")
    return t.stones("journey", "deed").choose("act", "deed")


@pytest.mark.rule("YGG-200", "YGG-336")
@pytest.mark.parametrize("world", ["asgard", "alfheim", "niflheim"])
def test_a_deed_is_a_saga_action_in_a_devastated_world_only(world: str) -> None:
    """If a world with a token is devastated, then the deed can ask for the oath there, and in no other world."""
    t = deeds(saga(1).devastated(world))
    assert {word for word in t.options if str(word).startswith("saga")} == {f"saga {world}"}
    t.next_token("oath").choose(f"saga {world}")
    assert (t.s.oaths, t.world(world)["token"]) == (1, "")
    assert t.log("OATH_SWORN") == [("odin", world, 1)]


@pytest.mark.rule("YGG-200")
def test_without_a_saga_a_deed_is_no_saga_action() -> None:
    """If a world is devastated in the basic game, then the deed restores it; restoring another one is refused."""
    t = deeds(saga_table().devastated("alfheim"))
    assert "restore alfheim" in t.options
    assert not any(str(word).startswith("saga") for word in t.options)
    assert {t.closed(f"restore {world}") for world in content.world_ids if world != "alfheim"} == {"YGG-207"}


@pytest.mark.rule("YGG-386")
def test_oaths_that_lie_face_down_again_are_counted() -> None:
    """If oaths were withdrawn to two worlds, then two known oaths lie on the tree; at first there is none."""
    assert tree.count_known_oaths(saga(1).s) == 0
    t = saga(1).tokens(alfheim="oath", niflheim="oath").counts(bag_oaths=4)
    assert tree.count_known_oaths(t.s) == 2


@pytest.mark.rule("YGG-388")
def test_a_son_in_asgard_brings_the_cold_to_the_top_level() -> None:
    """If a son stands in Asgard, then nobody on the top level regains life."""
    t = saga(2).enemies(son_a="asgard", son_b="page", son_c="page").life(odin=3, thor=3)
    t.places(odin="vanaheim", thor="jotunheim")
    assert [tree.can_heal(t.s, figure) for figure in (0, 1)] == [False, True]


LINKED = [jotun for n, jotun in enumerate(content.jotun_ids) if content.jotun_links[n] >= 0]


@pytest.mark.rule("YGG-398", "YGG-132")
@pytest.mark.parametrize("jotun", LINKED)
@pytest.mark.parametrize("slain", [False, True])
def test_the_jotun_of_a_slain_enemy_stays_on_the_gauge(jotun: str, slain: bool) -> None:
    """If a Jotun is linked to a slain enemy, then its card brings no piece; while the enemy lives it does."""
    enemy = content.jotun_links[content.jotun_ids.index(jotun)]
    t = (
        saga(6)
        .page("vigrid-b")
        .jotuns()
        .jotun_cards(*content.jotun_ids)
        .counts(nidhogg=icons("vigrid-b").index("jotun-if-possible") - 1)
    )
    if slain:
        t.counts(slain=1 << enemy).enemies(**{content.enemy_ids[enemy]: "off"})
    nidhogg_moves(t.next_jotun(jotun))
    assert t.table["jotuns"] == ([] if slain else [jotun])
