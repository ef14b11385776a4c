"""Loki: when he comes, who may hunt him, and what slaying him means."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, everything_but, war


def slayer(*monsters: str) -> Table:
    """Seat 0 has slain these and stands with Loki in 4."""
    return war(3, mode="none").army(0, 5, 1).army(1, 9, 1).slain(0, *monsters).hero(0, 4).loki(4)


@pytest.mark.rule("LOR-009", "LOR-090")
def test_loki_comes_with_the_first_slain_monster() -> None:
    """If the first monster of the game is slain, then its slayer places Loki in an inner Region without Armies."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 7, 1).army(2, 21, 2).hero(0, 12).kills("garm")
    assert t.table["loki"] is None
    assert t.asked == (0, "LOKI_AT")
    assert t.options == {4, 10, 14, 15}
    assert t.closed(7) == "LOR-090"
    assert t.closed(1) == "LOR-090"
    t.choose(10)
    assert t.table["loki"] == 10


@pytest.mark.rule("LOR-090")
def test_loki_is_placed_elsewhere_if_all_inner_regions_hold_armies() -> None:
    """If every inner Region holds an Army, then any Region without Armies will do."""
    t = war(3, mode="none").hero(0, 12).army(0, 4, 1).army(1, 7, 1).army(1, 10, 1).army(2, 14, 1).army(2, 15, 1)
    t.army(2, 21, 1).army(0, 12, 1).kills("garm")
    assert t.options == {1, 2, 3, 5, 6, 8, 9, 11, 13, 16, 17, 18, 19, 20}


@pytest.mark.rule("LOR-090")
def test_loki_comes_once() -> None:
    """If a monster was slain before, then the second one does not place Loki again."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).hero(0, 12).slain(1, "troll").loki(4).kills("garm")
    assert t.table["loki"] == 4
    assert t.question != "LOKI_AT"


@pytest.mark.rule("LOR-091", "LOR-165")
def test_loki_is_hunted_only_with_two_slain_monsters() -> None:
    """If a player has slain two monsters, then he may hunt Loki beside him; with one he may not."""
    one = slayer("troll").special("monsters")
    assert "hunt loki" not in one.options
    two = slayer("troll", "draugr").special("monsters")
    assert "hunt loki" in two.options
    away = slayer("troll", "draugr").hero(0, 3).special("monsters")
    assert "hunt loki" not in away.options


@pytest.mark.rule("LOR-168", "LOR-208")
def test_lokis_attacks_count_one_more() -> None:
    """If Loki attacks with 3, then strength 3 is not enough, and strength 4 is."""
    for strength, question in ((3, "DEFEND"), (4, "HUNT_ON")):
        t = slayer("troll", "draugr").attributes(0, strength=strength, wisdom=1).hand(0, "axe 1")
        t.next_cards("spear 1").next_attacks(1, 2)
        if question == "HUNT_ON":
            t.next_cards("bow 1", "bow 2")
        t.special("monsters").choose("hunt loki", 1, "none")
        assert t.question == question


@pytest.mark.rule("LOR-112")
def test_slaying_loki_wins_at_once() -> None:
    """If the last of Loki's eight wounds is covered, then his slayer has won."""
    strikes = [(f"{symbol} {value}", symbol) for symbol in ("axe", "spear", "bow") for value in (1, 2)]
    strikes += [(f"{symbol} 3", "any") for symbol in ("axe", "spear")]
    t = slayer("troll", "draugr").attributes(0, strength=5, wisdom=1).hand(0, *(card for card, _ in strikes))
    t.next_cards("wild 4").next_attacks(1, 2).special("monsters").choose("hunt loki", 1)
    drawn = (("axe 1", "axe 2"), ("spear 1", "spear 2"), ("bow 1", "bow 2"))
    guards = ((), (), ("wild 4",))  # strength is enough at first
    for n in range(3):
        t.cover(*strikes[2 * n]).next_cards(*drawn[n]).cover(*strikes[2 * n + 1]).choose(*guards[n])
        t.next_attacks(2 * n + 3, 2 * n + 4).choose("on", 2 * n + 3)
    over = [t.cover(*strike).is_over for strike in strikes[6:]]
    assert over == [False, True]
    assert t.outcome.winners == [0]
    assert t.outcome.reason == "LOR-112"


@pytest.mark.rule("LOR-156", "LOR-261")
def test_loki_does_not_count_as_a_slain_monster_for_the_card() -> None:
    """If a player has slain one monster, then the first Ragnarok card is not fulfilled, Loki on the board or not."""
    t = slayer("troll").special("prepare").choose("fehu", "fehu")
    assert t.table["ragnarok"] == [False] * 5


@pytest.mark.rule("LOR-091", "LOR-165")
def test_loki_is_hunted_in_region_1_too() -> None:
    """If Loki and the Hero are in Region 1, then he can be hunted there as anywhere."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).slain(0, "troll", "garm").hero(0, 1).loki(1).special("monsters")
    assert "hunt loki" in t.options


@pytest.mark.rule("LOR-143", "LOR-157")
def test_loki_alone_is_worth_the_action_monsters() -> None:
    """If every monster is slain and Loki is where the Hero is, then the action Monsters can be taken to hunt him."""
    slain = ("draugr", "troll", "lindworm", "garm", "fenrir", "nidhogg")
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).slain(0, *slain).hero(0, 4).loki(4)
    assert "monsters" in t.until("SPECIAL_ACT").options
    away = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).slain(0, *slain).hero(0, 3).loki(4)
    assert "monsters" not in away.until("SPECIAL_ACT").options


@pytest.mark.rule("LOR-090")
def test_an_only_inner_region_without_armies_is_lokis() -> None:
    """If one inner Region holds no Army, then Loki comes there, and nobody is asked."""
    t = war(3, mode="none").army(0, 4, 1).army(1, 7, 1).army(1, 10, 1).army(2, 14, 1).army(2, 15, 1).hero(0, 12)
    assert t.kills("garm").table["loki"] == 21


@pytest.mark.rule("LOR-090", "LOR-126")
def test_loki_comes_to_a_region_of_the_small_map() -> None:
    """If two play, then Loki comes to one of the four inner Regions there are, or to any if all hold Armies."""
    t = war(2, mode="none").army(0, 7, 1).army(1, 16, 1).monster("garm", 5).hero(0, 5).kills("garm")
    assert t.options == {4, 15, 21}
    full = war(2, mode="none").army(0, 4, 1).army(0, 7, 1).army(1, 15, 1).army(1, 21, 1).monster("garm", 5).hero(0, 5)
    assert full.kills("garm").options == {1, 2, 3, 5, 6, 16, 17, 18, 19, 20}


@pytest.mark.rule("LOR-090", "LOR-170")
def test_where_every_region_holds_an_army_loki_does_not_come() -> None:
    """If Armies stand in all Regions of a small map, then Loki is not placed, and the turn goes on."""
    t = war(2, mode="none").on_map("line").army(0, 1, 1).army(0, 2, 1).army(1, 3, 1).monster("garm", 1).hero(0, 1)
    t.kills("garm")
    assert (t.table["loki"], t.active) == (None, 1)


@pytest.mark.rule("LOR-150", "LOR-090")
def test_loki_is_moved_out_of_the_first_region() -> None:
    """If Loki stands in 1 when a monument is built, then its builder may move him to a neighbour without Armies."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 2, 1).quiet().loki(1).wheel(0, "usurp").special("monument")
    t.choose("odin")
    assert t.asked == (0, "LOKI_TO")
    assert t.options == {4, 20, "none"}
    t.choose(4)
    assert (t.table["loki"], t.active) == (4, 1)
    assert t.log("WHEEL_RESET") == [(0,)]


@pytest.mark.rule("LOR-060", "LOR-180")
def test_whose_wheel_and_whose_turn_it_is_is_told() -> None:
    """If seat 1 builds a monument, then its reset is told of it; so is that it has no Special Action."""
    t = war(3, mode="none").army(0, 5, 1).army(1, 9, 1).quiet().turn_of(1).wheel(1, "usurp").special("monument")
    assert t.choose("odin").log("WHEEL_RESET") == [(1,)]
    idle = war(3, mode="none").army(0, 5, 1).army(1, 8, 6).built(8).hero(1, 13).attributes(1, strength=1, authority=1)
    idle.runes(1, fehu=5).quiet().turn_of(1).hand(0, *everything_but())
    idle.until("DISCARD")
    assert idle.log("NO_SPECIAL") == [(1,)]
