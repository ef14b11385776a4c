"""Frost Giants as monsters: set-up, one roll for all, each moving one Region, the hunt."""

from __future__ import annotations

import pytest

from ninerealms.errors import BadOption
from tests.games.ragnarok.scenario import SHEETS, Table, opening, war


def three(*regions: int, players: int = 3) -> Table:
    """The Giants stand in these Regions; seat 0 has an Army in 20."""
    return war(players, mode="monsters").figures(*regions).army(0, 20, 3)


def activated(t: Table, face: str) -> Table:
    return t.roll(face).special("monsters").activates("giants")


@pytest.mark.rule("UTG-060", "UTG-066", "LOR-125")
def test_the_giants_are_one_of_six_monsters_and_jotunheim_stays() -> None:
    """If Giants are monsters, then their sheet is in play with one of the two other Isa sheets, and Jotunheim too."""
    t = opening(3, mode="monsters")
    assert "giants" in t.sheets
    assert len(t.sheets & {"lindworm", "garm"}) == 1
    assert t.sheets >= {"draugr", "troll", "fenrir", "nidhogg"}
    assert set(t.gates_now.values()) >= {"jotunheim"}
    assert "utgard" not in t.gates_now.values()


@pytest.mark.rule("UTG-061")
def test_sheets_may_be_drawn_or_chosen() -> None:
    """If sheets are drawn, then sets with and without Giants come up; chosen ones are as chosen."""
    drawn = {frozenset(opening(3, seed=seed, mode="monsters", monster_choice="random").sheets) for seed in range(30)}
    assert {"giants" in sheets for sheets in drawn} == {True, False}
    wanted = "draugr,troll,lindworm,giants,fenrir,nidhogg"
    assert opening(3, mode="monsters", monster_choice=wanted).sheets == set(wanted.split(","))


@pytest.mark.rule("UTG-062", "UTG-063")
@pytest.mark.parametrize(
    ("sheets", "rule"),
    [
        ("draugr,troll,giants,garm,lindworm,fenrir", "UTG-063"),
        ("draugr,troll,giants,garm,fenrir", "UTG-062"),
        ("draugr,troll,giants,garm,lindworm,fenrir,nidhogg", "UTG-062"),
        ("draugr,draugr,giants,garm,fenrir,nidhogg", "UTG-062"),
    ],
)
def test_other_sets_of_sheets_are_refused(sheets: str, rule: str) -> None:
    """If a set has not six sheets, two of each rune, then the game does not begin, and a sentence gives the rule."""
    with pytest.raises(BadOption) as error:
        opening(3, mode="monsters", monster_choice=sheets)
    assert error.value.rule == rule
    assert error.value.sentence.endswith(".")


@pytest.mark.rule("UTG-063")
def test_every_rune_has_its_pair() -> None:
    """If a game begins, then its six sheets are two of each rune, in every mode."""
    for mode in ("none", "realm", "monsters"):
        for seed in range(6):
            t = opening(4, seed=seed, mode=mode, monster_choice="random")
            assert sorted(SHEETS[sheet] for sheet in t.sheets) == ["fehu", "fehu", "isa", "isa", "tiwaz", "tiwaz"]


@pytest.mark.rule("UTG-064", "UTG-065")
def test_three_figures_are_placed_together_and_the_fourth_is_not_used() -> None:
    """If the Giants are placed in set-up, then three figures stand in one Region, apart from the other monsters."""
    for seed in range(5):
        t = opening(3, seed=seed, mode="monsters")
        places = t.places_of("giants")
        assert len(places) == 3
        assert len(set(places)) == 1
        others = [t.places_of(sheet)[0] for sheet in t.sheets - {"giants"}]
        assert places[0] not in others
        assert t.stock == 0


@pytest.mark.rule("UTG-070", "LOR-037")
def test_giants_cannot_be_controlled() -> None:
    """If a player pays two Isa runes, then he can name Garm, and the Giants are closed with the rule."""
    t = three(4, 4, 4).runes(0, isa=2, fehu=2).until("RUNE_ACT").choose("control")
    assert t.options == {"garm", "draugr", "troll"}
    assert t.closed("giants") == "UTG-070"


@pytest.mark.rule("UTG-071", "UTG-072", "UTG-074")
def test_one_roll_moves_all_giants_by_one_region() -> None:
    """If the die shows Move 2, then it is rolled once, and each of the three Giants moves exactly one Region."""
    t = activated(three(4, 4, 4), "move 2")
    t.giant_goes(4, 1).giant_goes(4, 2).giant_goes(4, 3)
    assert t.places_of("giants") == [1, 2, 3]
    assert t.asked == (0, "ACTIVATE_NEXT")
    assert len(t.log("DIE_ROLLED")) == 1
    assert len(t.log("MONSTER_MOVED")) == 3


@pytest.mark.rule("UTG-073", "UTG-111")
def test_one_choice_holds_for_all_giants() -> None:
    """If the die lets the player choose and he attacks, then every figure attacks, where it stands, and none moves."""
    t = activated(three(8, 9, 9).army(1, 8, 2).army(2, 9, 5), "move 1 or attack")
    assert t.asked == (0, "DIE_CHOICE")
    assert t.options == {"move", "attack"}
    t.choose("attack")
    assert t.places_of("giants") == [8, 9, 9]
    assert (t.armies(1), t.armies(2)) == ({8: [1]}, {9: [3]})


@pytest.mark.rule("UTG-111", "LOR-217", "LOR-154")
def test_each_figure_lowers_an_army_of_the_activating_players_choice() -> None:
    """If two Armies stand with an attacking Giant, then the activating player names the one that is lowered."""
    t = activated(three(8, 20, 20).army(1, 8, 2, 3).army(0, 20, 3), "attack")
    t.until("ATTACKED_ARMY")
    assert t.asked == (0, "ATTACKED_ARMY")
    assert t.options == {"A2 of 1 in 8", "A3 of 1 in 8"}


@pytest.mark.rule("UTG-075", "UTG-112")
def test_a_giant_does_not_enter_the_region_of_another() -> None:
    """If a Giant stands beside another, then that Region is closed to it; Giants standing together part."""
    t = activated(three(4, 4, 1), "move 1")
    t.picks_giant(4)
    assert t.options == {2, 3, 7, 21}
    assert t.closed(1) == "UTG-075"
    t.choose(7).picks_giant(4)
    assert 4 not in t.options
    assert t.options == {2, 3, 21}


@pytest.mark.rule("UTG-076", "UTG-077")
def test_a_giant_that_cannot_move_stays_and_tramples_nobody() -> None:
    """If all neighbours of a Giant hold Giants, then it stays, and the Army in its Region is not lowered."""
    t = war(2, mode="monsters").on_map("line").figures(1, 2, 3).army(0, 1, 3)
    activated(t, "move 1").picks_giant(1).picks_giant(3).picks_giant(2)
    assert t.question != "GIANT_NEXT"
    assert t.places_of("giants") == [1, 2, 3]
    assert t.armies(0) == {1: [3]}
    assert "TRAMPLED" not in t.story


@pytest.mark.rule("UTG-078", "UTG-079", "UTG-080")
def test_each_giant_tramples_before_the_next_moves() -> None:
    """If Giants move one after another, then each lowers an Army where it enters before the next is picked."""
    t = activated(three(4, 4, 4).army(1, 1, 2).army(2, 2, 2, 3), "move 1")
    t.giant_goes(4, 1)
    assert t.armies(1) == {1: [1]}
    t.giant_goes(4, 2)
    assert t.asked == (2, "TRAMPLED_ARMY")
    assert t.places_of("giants") == [1, 2, 4]
    t.choose("A3 in 2")
    assert t.armies(2) == {2: [2, 2]}
    assert t.question == "MONSTER_TO"


@pytest.mark.rule("UTG-081")
def test_the_activating_player_chooses_the_order_of_the_giants() -> None:
    """If Giants stand in three Regions, then the activating player names the next one and then its Region."""
    t = activated(three(4, 10, 15), "move 1")
    assert t.asked == (0, "GIANT_NEXT")
    assert t.options == {"giant in 4", "giant in 10", "giant in 15"}
    t.choose("giant in 10")
    assert t.asked == (0, "MONSTER_TO")
    assert t.options == {7, 8, 9, 14}
    t.choose(9)
    assert t.asked == (0, "GIANT_NEXT")
    assert t.options == {"giant in 4", "giant in 15"}


@pytest.mark.rule("UTG-113", "LOR-152")
def test_a_giant_that_can_move_must_move() -> None:
    """If the result is a move, then nobody may leave a Giant standing that has a free neighbour."""
    t = activated(three(4, 10, 15), "move 1").choose("giant in 4")
    assert t.options == {1, 2, 3, 7, 21}


@pytest.mark.rule("UTG-090", "LOR-165")
def test_a_hero_hunts_from_any_region_with_a_figure() -> None:
    """If the Hero stands with one of the figures, then the Giants may be hunted; beside them they may not."""
    t = three(4, 7, 12).hero(0, 12).until("SPECIAL_ACT")
    assert "monsters" in t.options
    t.choose("monsters")
    assert "hunt giants" in t.options
    away = three(4, 7, 12).hero(0, 13).special("monsters")
    assert "hunt giants" not in away.options


@pytest.mark.rule("UTG-091", "UTG-092", "UTG-093")
def test_a_hunt_gathers_all_figures_without_trample() -> None:
    """If a hunt begins, then all figures come to the Hero, and no Army there is lowered; one sheet is hunted."""
    t = three(4, 7, 12).hero(0, 12).army(1, 12, 1).next_cards("axe 1", "axe 1").next_attacks(1, 2)
    t.special("monsters").hunts("giants")
    assert t.places_of("giants") == [12, 12, 12]
    assert t.armies(1) == {12: [1]}
    assert t.wounds_open == {"axe": 1, "spear": 1, "bow": 1, "any": 2}


@pytest.mark.rule("UTG-095", "UTG-096", "UTG-097")
def test_the_slayer_takes_one_figure_and_the_box_the_others() -> None:
    """If the Giants are killed, then they count as one slain monster, and no figure is left on the board."""
    t = three(12, 12, 12).hero(0, 12).kills("giants")
    assert t.player(0)["slain"] == ["giants"]
    assert t.places_of("giants") == []
    assert all(region["figures"] == 0 for region in t.table["regions"])


@pytest.mark.rule("UTG-098", "LOR-101")
def test_the_slayer_gains_the_mace() -> None:
    """If a player kills the Giants, then the Mace is his, and the artefact of no other monster."""
    t = three(12, 12, 12).hero(0, 12).kills("giants")
    assert t.artefacts_of(0) == {"mace"}


@pytest.mark.rule("UTG-094", "UTG-112")
def test_after_a_failed_hunt_the_figures_stay_together() -> None:
    """If the Hero stops, then all three figures stay in his Region."""
    t = three(4, 7, 12).hero(0, 12).attributes(0, strength=5, wisdom=1).hand(0, "axe 1")
    t.next_cards("axe 2").next_attacks(1, 2).hunts("giants").next_cards("bow 1", "bow 2").choose(
        1, "none", "stop", "wisdom"
    )
    assert t.places_of("giants") == [12, 12, 12]


@pytest.mark.rule("UTG-114", "LOR-157")
def test_killed_giants_do_not_come_back() -> None:
    """If the Giants were killed, then Build Monument activates the other monsters only."""
    t = war(3, mode="monsters").slain(0, "giants").army(0, 20, 3).wheel(0, "usurp").special("monument")
    t.choose("odin")
    t.until("ACTIVATE_NEXT")
    assert t.options == SHEETS.keys() & t.sheets - {"giants"}


@pytest.mark.rule("LOR-217", "UTG-111")
def test_only_giants_that_hit_somebody_are_told_to_attack() -> None:
    """If one of three Giants stands where an Army is, then one attack is told."""
    t = activated(three(8, 9, 10).army(1, 9, 2), "attack")
    assert t.log("MONSTER_ATTACKED") == [("giants", 9)]
    assert t.armies(1) == {9: [1]}


@pytest.mark.rule("LOR-186", "UTG-078")
def test_of_giants_in_one_region_one_is_offered() -> None:
    """If two Giants stand together, then one of them is named for both; the other is asked for after it."""
    t = war(3, mode="monsters").army(0, 16, 1).army(1, 19, 1).figures(9, 4, 4).roll("move 1")
    t.special("monsters").activates("giants")
    assert (t.question, t.s.count, t.options) == ("GIANT_NEXT", 2, {"giant in 9", "giant in 4"})
    t.choose("giant in 4", 7)
    assert (t.question, t.s.count, t.options) == ("GIANT_NEXT", 2, {"giant in 9", "giant in 4"})


@pytest.mark.rule("UTG-076", "LOR-170")
def test_a_giant_that_cannot_go_stays_and_the_next_one_goes_on() -> None:
    """If Giants stand in all Regions of a small map, then each is told of where it stays, and none has moved."""
    t = war(2, mode="monsters").on_map("line").figures(3, 2, 1).army(0, 1, 3).roll("move 1").special("monsters")
    t.activates("giants").picks_giant(3).picks_giant(2)
    assert [region for (region,) in t.log("GIANT_BLOCKED")] == [3, 2, 1]
    assert t.log("MONSTER_MOVED") == []
    assert sorted(t.places_of("giants")) == [1, 2, 3]
