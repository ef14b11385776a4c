"""The abilities of the five Heroes."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def lead(hero: str) -> Table:
    """Seat 0 has this Hero; the others have Heroes without a say here."""
    others = [name for name in ("aslaug", "snorri", "ragnar") if name != hero][:2]
    return war(3, mode="none", heroes=",".join([hero, *others]))


@pytest.mark.rule("LOR-291", "LOR-161")
def test_ragnar_adds_one_for_each_army_attacking_in_his_land() -> None:
    """If Ragnar is in the Land of the Battle, then two Armies of 2 make 6 against 5; in another Land they lose."""
    for region, owner in ((7, 0), (8, 1)):
        t = lead("ragnar").hero(0, region).army(0, 5, 2, 2).army(1, 6, 5).owns(1, 8).move(5, 6).move(5, 6)
        if owner == 0:
            t.choose(8)
        else:
            t.until("LOWER_ARMY", "SPECIAL_ACT")
        assert t.owner(6) == owner


@pytest.mark.rule("LOR-291", "LOR-161")
def test_ragnar_adds_nothing_when_he_defends() -> None:
    """If Ragnar's side is attacked in his Land, then his Armies count as they are."""
    t = war(3, mode="none", heroes="snorri,ragnar,aslaug").hero(1, 6).army(0, 5, 3).army(1, 6, 2).owns(1, 8)
    t.attack(5, 6).choose(8)
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-292", "LOR-146")
def test_aslaug_away_from_a_gate_has_no_realm() -> None:
    """If Aslaug stands beside a gate and not in it, then no realm is offered without an alliance."""
    t = lead("aslaug").gates(jotunheim=8).hero(0, 9).army(0, 5, 1).army(1, 11, 1).special("reinforce").raises(5, 5, 5)
    assert t.active == 1


@pytest.mark.rule("LOR-293", "LOR-151")
def test_snorri_gains_a_rune_for_a_settlement_entered_in_his_land() -> None:
    """If an Army takes Settlement 6 without a Battle while Snorri is in that Land, then a rune of choice is gained."""
    t = lead("snorri").hero(0, 5).army(0, 5, 3).move(5, 6)
    assert t.asked == (0, "GAIN_RUNE")
    t.choose("tiwaz")
    assert t.runes_of(0) == {"tiwaz": 1}
    assert t.question == "SPECIAL_ACT"
    away = lead("snorri").hero(0, 8).army(0, 5, 3).move(5, 6)
    assert away.question == "SPECIAL_ACT"
    assert away.owner(6) == 0
    no_settlement = lead("snorri").hero(0, 7).army(0, 3, 3).move(3, 5)
    assert no_settlement.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-151")
def test_snorri_gains_a_rune_for_usurping_a_settlement_but_not_for_a_battle() -> None:
    """If Snorri usurps Settlement 6, then he gains a rune; if it was won in a Battle, then not."""
    t = lead("snorri").hero(0, 6).army(0, 3, 1).special("usurp")
    assert t.asked == (0, "GAIN_RUNE")
    won = lead("snorri").hero(0, 7).army(0, 5, 3).army(1, 6, 1).attack(5, 6)
    assert won.owner(6) == 0
    assert won.question == "SPECIAL_ACT"


@pytest.mark.rule("LOR-151", "LOR-147")
def test_a_settlement_taken_by_a_raise_gives_snorri_no_rune() -> None:
    """If an Army in the neutral Settlement 6 is raised to its value, then it is taken, and no rune is gained."""
    t = lead("snorri").hero(0, 7).allies(0, "jotunheim").army(0, 5, 2).camp(0, 6, 2).army(1, 9, 1)
    t.special("reinforce").raises(5, 5, 5).choose("jotunheim", "A2 in 6")
    assert t.owner(6) == 0
    assert t.active == 1


@pytest.mark.rule("LOR-151", "LOR-088")
def test_a_neutral_settlement_won_in_a_battle_gives_snorri_no_rune() -> None:
    """If a Battle is won in the neutral Settlement 6 with Armies of its value, then it is taken without a rune."""
    t = lead("snorri").hero(0, 7).army(0, 5, 6).camp(1, 6, 1).attack(5, 6)
    assert t.owner(6) == 0
    assert t.asked == (0, "SPECIAL_ACT")


@pytest.mark.rule("LOR-151", "UTG-051")
def test_a_battle_stopped_by_giants_counts_as_none_for_snorri() -> None:
    """If the Giant window left no defender, then the Settlement was taken without a Battle."""
    t = war(3, heroes="snorri,ragnar,aslaug").hero(0, 7).army(0, 5, 3).army(1, 6, 1).giants({0: 5})
    t.move(5, 6, giant=True).choose("yes")
    assert t.owner(6) == 0
    assert t.asked == (0, "GAIN_RUNE")


@pytest.mark.rule("LOR-294", "LOR-164")
def test_lagertha_raises_an_army_that_won_in_her_land() -> None:
    """If a Battle in Lagertha's Land is won, then one Army that fought there is raised by 1; elsewhere none."""
    t = lead("lagertha").hero(0, 7).army(0, 5, 3).army(0, 3, 1).army(1, 6, 1).attack(5, 6)
    t.until("RAISE_ARMY", "SPECIAL_ACT")
    if t.question == "RAISE_ARMY":
        assert t.options - {"none"} == {"A3 in 6"}
        t.choose("A3 in 6")
    assert t.armies(0) == {3: [1], 6: [4]}
    away = lead("lagertha").hero(0, 8).army(0, 5, 3).army(1, 6, 1).attack(5, 6)
    assert away.armies(0) == {6: [3]}


@pytest.mark.rule("LOR-294")
def test_lagertha_raises_as_a_defender_too() -> None:
    """If Lagertha's Armies win as defenders in her Land, then one of them is raised."""
    t = war(3, mode="none", heroes="snorri,lagertha,aslaug").hero(1, 6).army(0, 5, 1).army(1, 6, 3).attack(5, 6)
    if t.question == "RAISE_ARMY":
        assert t.asked == (1, "RAISE_ARMY")
        t.choose("A3 in 6")
    assert t.armies(1) == {6: [4]}


@pytest.mark.rule("LOR-295", "LOR-296")
def test_beowulf_may_take_an_injury_before_a_battle_in_his_land_and_draws_a_card() -> None:
    """If Beowulf is in the Land of the Battle, then he may deal himself an Injury, and each Injury draws a card."""
    t = lead("beowulf").hero(0, 7).army(0, 5, 3).army(1, 6, 4).owns(1, 8).attack(5, 6)
    assert t.asked == (0, "BERSERK")
    t.next_cards("axe 2").choose("yes", "wisdom")
    assert t.injuries_of(0) == ["wisdom"]
    assert t.cited("INJURED") == ["LOR-296"]
    assert t.hand_of(0) == ["axe 2"]
    assert t.asked == (0, "PLAY_CARD")
    away = lead("beowulf").hero(0, 8).army(0, 5, 5).army(1, 6, 4).owns(1, 8).attack(5, 6)
    assert away.asked == (1, "RETREAT_TO")


@pytest.mark.rule("LOR-296", "LOR-166")
def test_beowulf_may_take_an_injury_before_a_hunt() -> None:
    """If Beowulf hunts, then he is asked first, and draws for the Injury beside his wisdom."""
    t = lead("beowulf").hero(0, 12).army(0, 5, 1).army(1, 9, 1).attributes(0, wisdom=1).hunts("garm")
    assert t.asked == (0, "BERSERK")
    t.next_cards("axe 2", "bow 1").next_attacks(1, 2).choose("yes", "authority")
    assert sorted(t.hand_of(0)) == ["axe 2", "bow 1"]
    assert t.asked == (1, "PICK_ATTACK")


@pytest.mark.rule("LOR-295")
def test_other_heroes_draw_nothing_for_an_injury() -> None:
    """If another Hero is injured in a hunt, then he draws what a failed defence gives, and no more."""
    t = lead("lagertha").hero(0, 12).army(0, 5, 1).army(1, 9, 1).attributes(0, wisdom=1, strength=1)
    t.next_cards("bow 1").next_attacks(1, 2).hunts("garm").next_cards("bow 2").choose(1, "none", "none", "wisdom")
    assert t.hand_of(0) == ["bow 1", "bow 2"]
    beowulf = lead("beowulf").hero(0, 12).army(0, 5, 1).army(1, 9, 1).attributes(0, wisdom=1, strength=1)
    beowulf.next_cards("bow 1").next_attacks(1, 2).hunts("garm").choose("no")
    beowulf.next_cards("bow 2", "axe 1").choose(1, "none", "none", "wisdom")
    assert beowulf.hand_of(0) == ["axe 1", "bow 1", "bow 2"]


@pytest.mark.rule("LOR-296", "LOR-171")
def test_beowulf_with_four_injuries_takes_no_more() -> None:
    """If Beowulf has all four Injuries, then he is not asked for another in a Battle of his Land; with three he is."""
    for injuries, asked in (
        (("wisdom", "strength", "authority"), True),
        (("wisdom", "strength", "authority", "fourth"), False),
    ):
        t = war(3, mode="none", heroes="beowulf,aslaug,ragnar").army(0, 5, 3).army(1, 6, 1).hero(0, 7)
        t.injuries(0, *injuries).next_cards("axe 1").attack(5, 6)
        assert (t.question == "BERSERK") == asked
        t.forget_chance()
