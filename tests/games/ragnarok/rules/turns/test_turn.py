"""A turn: its start, Prayer and the Hero."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import war


@pytest.mark.rule("LOR-030")
def test_a_turn_has_five_phases_and_only_the_last_is_mandatory() -> None:
    """If a turn begins, then Prayer, Hero, Rune and Armies come in turn, each with a way past; then one acts."""
    t = war(3, mode="none").army(0, 5, 2).runes(0, fehu=2)
    order = []
    while t.question != "SPECIAL_ACT":
        assert t.asked is not None
        assert t.asked[0] == 0
        assert "none" in t.options
        order.append(t.question)
        t.choose("none")
    assert order == ["PRAY_TO", "HERO_ACT", "RUNE_ACT", "MOVE_ARMY"]
    assert "none" not in t.options


@pytest.mark.rule("LOR-031", "LOR-173")
def test_artefacts_of_the_start_of_a_turn_come_before_prayer() -> None:
    """If a player owns the Barrow Blade, then he is asked about it before he prays."""
    t = war(3, mode="none").slain(0, "draugr").army(0, 5, 2)
    assert t.asked == (0, "USE_ARTEFACT")
    t.choose("none")
    assert t.question == "PRAY_TO"


@pytest.mark.rule("LOR-131")
def test_a_player_without_armies_comes_back_in_a_region_of_his() -> None:
    """If a turn begins without an Army, then one of value 2 is placed in a controlled Region, but not with Loki."""
    t = war(3, mode="none").owns(0, 5, 6, 7).loki(7)
    assert t.asked == (0, "COMEBACK_IN")
    assert t.options == {5, 6}
    t.choose(6)
    assert t.armies(0) == {6: [2]}
    assert t.question == "PRAY_TO"


@pytest.mark.rule("LOR-131", "LOR-176")
def test_a_player_without_regions_comes_back_where_nobody_is() -> None:
    """If he controls nothing, then any Region without Armies, Loki and foreign control will do."""
    t = war(2, mode="none").army(1, 1, 1).owns(1, 2, 3).camp(1, 5, 1).loki(4)
    assert t.asked == (0, "COMEBACK_IN")
    assert t.options == {6, 7, 15, 16, 17, 18, 19, 20, 21}


@pytest.mark.rule("LOR-131")
def test_if_all_regions_are_foreign_a_comeback_may_be_in_one_without_armies() -> None:
    """If every Region is another's, then the Army is placed in any without Armies or Loki, and takes it."""
    t = war(2, mode="none").army(1, 1, 1).owns(1, 2, 3, 5, 6, 7, 15, 16, 17).loki(4)
    t.owns(1, 4).army(1, 18, 1).army(1, 19, 1).army(1, 20, 1).army(1, 21, 1)
    assert t.options == {2, 3, 5, 6, 7, 15, 16, 17}
    t.choose(2)
    assert t.owner(2) == 0


@pytest.mark.rule("LOR-131")
def test_with_an_army_there_is_no_comeback() -> None:
    """If a player has one Army left, then his turn begins with Prayer."""
    assert war(3, mode="none").army(0, 5, 1).question == "PRAY_TO"


# --- Prayer ---------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-032", "LOR-132")
def test_a_priest_raises_the_attribute_of_his_monument_and_takes_its_bonus() -> None:
    """If a ready priest goes to Odin at level 3, then wisdom rises by 1 and two cards are drawn."""
    t = war(3, mode="none").army(0, 5, 1).attributes(0, wisdom=2).pieces(odin=3).next_cards("axe 1", "bow 2")
    assert t.options == {"odin", "thor", "freyja", "none"}
    t.choose("odin")
    assert t.attribute(0, "wisdom") == 3
    assert t.hand_of(0) == ["axe 1", "bow 2"]
    assert t.question == "HERO_ACT"
    assert t.priests_ready(0) == 0


@pytest.mark.rule("LOR-032")
def test_a_monument_takes_one_priest_of_each_player() -> None:
    """If one's priest is at Odin, then another of one's own cannot go there, but another player's can."""
    t = war(3, mode="none").army(0, 5, 1).priests(0, ready=2, at=("odin",))
    assert t.options == {"thor", "freyja", "none"}
    assert t.closed("odin") == "LOR-032"
    other = war(3, mode="none").army(0, 5, 1).priests(1, at=("odin",))
    assert other.options == {"odin", "thor", "freyja", "none"}


@pytest.mark.rule("LOR-032")
def test_without_a_ready_priest_nobody_prays() -> None:
    """If no priest is ready, then the Hero is asked at once."""
    assert war(3, mode="none").army(0, 5, 1).priests(0, ready=0).question == "HERO_ACT"


@pytest.mark.rule("LOR-032", "LOR-132")
def test_an_attribute_stays_at_five_and_the_bonus_is_taken() -> None:
    """If wisdom is 5, then Odin does not raise it, but his cards are drawn; from 4 it rises to 5."""
    t = war(3, mode="none").army(0, 5, 1).attributes(0, wisdom=5).pieces(odin=2).next_cards("axe 1").choose("odin")
    assert t.attribute(0, "wisdom") == 5
    assert t.hand_of(0) == ["axe 1"]
    assert war(3, mode="none").army(0, 5, 1).attributes(0, wisdom=4).choose("odin").attribute(0, "wisdom") == 5


@pytest.mark.rule("LOR-133")
def test_the_level_of_a_monument_is_its_number_of_pieces() -> None:
    """If Odin has one piece, then no card is drawn; with four it is three."""
    one = war(3, mode="none").army(0, 5, 1).choose("odin")
    assert (one.hand_of(0), one.log("DREW")) == ([], [])
    four = war(3, mode="none").army(0, 5, 1).pieces(odin=4).next_cards("axe 1", "axe 2", "axe 3").choose("odin")
    assert four.hand_of(0) == ["axe 1", "axe 2", "axe 3"]


@pytest.mark.rule("LOR-033")
@pytest.mark.parametrize("region", [1, 7, 9, 14, 16, 19])
def test_a_hero_at_a_forge_takes_its_rune(region: int) -> None:
    """If the Hero stands at a forge, then he has one rune of its symbol after Prayer; elsewhere he has none."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, region).forge(region, "tiwaz").until("HERO_ACT")
    assert t.runes_of(0) == {"tiwaz": 1}
    assert war(3, mode="none").army(0, 5, 1).hero(0, 20).until("HERO_ACT").runes_of(0) == {}


@pytest.mark.rule("LOR-132")
def test_priest_and_forge_are_both_part_of_prayer() -> None:
    """If the Hero stands at a forge and a priest is ready, then both happen, each once."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 7).forge(7, "isa").priests(0, ready=3).choose("thor")
    t.until("HERO_ACT")
    assert t.runes_of(0) == {"isa": 1}
    assert t.attribute(0, "strength") == 1 + 1
    assert t.priests_ready(0) == 2


@pytest.mark.rule("LOR-033", "LOR-134")
def test_a_sixth_rune_is_not_taken() -> None:
    """If a player holds five runes, then the forge gives none; with four it gives one."""
    full = war(3, mode="none").army(0, 5, 1).hero(0, 7).forge(7, "isa").runes(0, fehu=5).until("HERO_ACT")
    assert full.runes_of(0) == {"fehu": 5}
    four = war(3, mode="none").army(0, 5, 1).hero(0, 7).forge(7, "isa").runes(0, fehu=4).until("HERO_ACT")
    assert four.runes_of(0) == {"fehu": 4, "isa": 1}


@pytest.mark.rule("LOR-121")
def test_a_rune_that_is_not_in_supply_is_not_gained() -> None:
    """If all twelve runes of a symbol are held, then the forge of that symbol gives none."""
    t = war(4, mode="none").army(0, 5, 1).hero(0, 7).forge(7, "isa")
    t.runes(1, isa=5).runes(2, isa=5).runes(3, isa=2).until("HERO_ACT")
    assert t.runes_of(0) == {}


# --- the Hero -------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-034", "LOR-135")
def test_a_hero_moves_up_to_two_regions_or_stays() -> None:
    """If the Hero moves, then to any Region at most two links away, his own included."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 2).until("HERO_ACT").choose("move")
    assert t.asked == (0, "HERO_TO")
    assert t.options == {2, 1, 3, 4, 20, 5, 7, 21}
    assert t.closed(6) == "LOR-034"
    t.choose(7)
    assert t.hero_of(0) == 7
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-034", "LOR-135")
def test_a_hero_heals_only_an_injury() -> None:
    """If the Hero has an Injury, then he may heal it instead of moving; without one he cannot."""
    t = war(3, mode="none").army(0, 5, 1).injuries(0, "wisdom").until("HERO_ACT")
    assert "heal" in t.options
    t.choose("heal")
    assert t.injuries_of(0) == []
    assert t.question == "MOVE_ARMY"
    sound = war(3, mode="none").army(0, 5, 1).until("HERO_ACT")
    assert "heal" not in sound.options
    assert sound.closed("heal") == "LOR-135"


@pytest.mark.rule("LOR-034")
def test_a_hero_draws_a_card_instead() -> None:
    """If the Hero draws, then one card comes to the hand and he does not move."""
    t = war(3, mode="none").army(0, 5, 1).hero(0, 2).next_cards("bow 2").until("HERO_ACT").choose("draw")
    assert t.hand_of(0) == ["bow 2"]
    assert t.hero_of(0) == 2
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-035", "LOR-185")
def test_heroes_pass_and_share_regions_with_all() -> None:
    """If Armies, Heroes, monsters and Loki stand around, then a Hero goes through them and stays with them."""
    t = war(3, mode="none").army(0, 13, 1).hero(0, 2).hero(1, 4).army(1, 4, 3).army(2, 3, 2).monster("garm", 3)
    t.loki(7).until("HERO_ACT").choose("move")
    assert t.options == {2, 1, 3, 4, 20, 5, 7, 21}
    t.choose(7)
    assert t.hero_of(0) == 7
    assert "BATTLE_BEGINS" not in t.story


@pytest.mark.rule("LOR-131")
def test_an_only_region_is_where_one_comes_back() -> None:
    """If a player controls one Region, then his Army comes back there, and he is not asked where else."""
    t = war(3, mode="none").owns(0, 6).army(1, 16, 1)
    assert t.armies(0) == {6: [2]}
    assert t.question == "PRAY_TO"


@pytest.mark.rule("LOR-131", "LOR-176")
def test_where_no_region_is_free_nobody_comes_back() -> None:
    """If Armies or Loki stand in every Region, then none comes back; if one is free, then there."""
    full = war(2, mode="none").on_map("line").army(1, 1, 1).army(1, 2, 1).loki(3)
    assert (full.question, full.armies(0)) == ("PRAY_TO", {})
    assert war(2, mode="none").on_map("line").army(1, 1, 1).army(1, 2, 1).armies(0) == {3: [2]}


@pytest.mark.rule("LOR-034", "LOR-135")
def test_a_hero_heals_one_injury_and_names_it() -> None:
    """If the Hero has two Injuries, then he must name one of them, and the other stays."""
    t = war(3, mode="none").army(0, 5, 1).injuries(0, "wisdom", "fourth").until("HERO_ACT").choose("heal")
    assert t.options == {"wisdom", "fourth"}
    assert t.choose("fourth").injuries_of(0) == ["wisdom"]
    assert t.question == "MOVE_ARMY"


@pytest.mark.rule("LOR-032", "LOR-252")
def test_a_second_priest_prays_beside_the_first() -> None:
    """If a priest is at Odin and another goes to Thor, then both are there, and so many Injuries heal as he likes."""
    t = war(3, mode="none").army(0, 5, 1).priests(0, ready=1, at=("odin",)).pieces(thor=3)
    t.injuries(0, "wisdom", "authority", "fourth").choose("thor")
    assert t.priests_at(0) == {"odin", "thor"}
    assert t.options == {"wisdom", "authority", "fourth", "none"}
    t.choose("wisdom")
    assert t.options == {"authority", "fourth", "none"}
    t.choose("authority")
    assert (t.question, t.injuries_of(0)) == ("HERO_ACT", ["fourth"])
    assert t.cited("HEALED") == ["LOR-252", "LOR-252"]


@pytest.mark.rule("LOR-253")
def test_freyja_raises_each_army_once() -> None:
    """If Freyja has four pieces, then three Armies are raised by 1, none of them twice, or fewer."""
    t = war(3, mode="none").army(0, 5, 1).army(0, 1, 2).army(0, 3, 3).army(0, 7, 4).pieces(freyja=4).choose("freyja")
    t.choose("A3 in 3")
    assert t.options == {"A1 in 5", "A2 in 1", "A4 in 7", "none"}
    t.choose("A2 in 1")
    assert t.options == {"A1 in 5", "A4 in 7", "none"}
    t.choose("A4 in 7")
    assert (t.question, t.armies(0)) == ("HERO_ACT", {1: [3], 3: [4], 5: [1], 7: [5]})
