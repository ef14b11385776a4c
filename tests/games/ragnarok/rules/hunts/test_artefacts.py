"""The artefacts of the six base monsters."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import content
from tests.games.ragnarok.scenario import Table, war


def owner(monster: str, players: int = 3) -> Table:
    """Seat 0 has slain a monster and owns its artefact."""
    return war(players, mode="none").slain(0, monster).army(0, 20, 2).army(1, 9, 2)


@pytest.mark.rule("LOR-221", "LOR-173")
def test_the_barrow_blade_draws_two_cards() -> None:
    """If the Blade is used, then two cards are drawn, and it is turned over."""
    t = owner("draugr").next_cards("axe 1", "bow 3").choose("barrow-blade")
    assert t.hand_of(0) == ["axe 1", "bow 3"]
    assert t.artefacts_ready(0) == set()
    assert t.question == "PRAY_TO"


@pytest.mark.rule("LOR-222", "LOR-173")
def test_the_troll_hide_ignores_one_injury_of_a_hunt() -> None:
    """If two Injuries are dealt in a hunt, then the Hide may ignore one of them; used, it cannot again."""
    t = owner("troll").hero(0, 12).attributes(0, wisdom=1, strength=1).next_cards("bow 1").next_attacks(7, 8)
    t.hunts("garm").next_cards("bow 2").choose(7, "none", "none")
    assert t.asked == (0, "USE_HIDE")
    t.choose("yes", "wisdom")
    assert t.injuries_of(0) == ["wisdom"]
    assert t.artefacts_ready(0) == set()
    used = owner("troll").used("troll-hide").hero(0, 12).attributes(0, wisdom=1, strength=1).next_cards("bow 1")
    used.next_attacks(7, 8).hunts("garm").choose(7, "none", "none")
    assert used.asked == (0, "INJURE")


@pytest.mark.rule("LOR-223")
def test_serpent_venom_lowers_an_enemy_army_beside_the_hero() -> None:
    """If the Hero is in 8, then enemy Armies in 6, 9 and 10 may be named, and none in 8 or farther, nor an own one."""
    t = owner("lindworm").hero(0, 8).army(1, 9, 2).army(2, 10, 1).army(1, 8, 3).army(2, 11, 2).army(0, 6, 2)
    assert t.asked == (0, "USE_ARTEFACT")
    t.choose("venom")
    assert t.options == {"A2 of 1 in 9", "A1 of 2 in 10"}
    t.choose("A1 of 2 in 10")
    assert t.armies(2) == {11: [2]}
    none = owner("lindworm").hero(0, 3)
    assert none.question == "PRAY_TO"


@pytest.mark.rule("LOR-224")
def test_the_hounds_chain_moves_the_hero_up_to_three_regions() -> None:
    """If the Chain is used in 2, then the Hero goes up to three links far, and still has his Hero action."""
    t = owner("garm").hero(0, 2).choose("chain")
    assert t.asked == (0, "CHAIN_TO")
    regions = {word for word in t.options if isinstance(word, int)}
    assert regions - {2} == {1, 3, 4, 20, 5, 7, 21, 19, 6, 10, 15, 18}
    t.choose(10)
    assert t.hero_of(0) == 10
    assert t.until("HERO_ACT").options >= {"move", "none"}


@pytest.mark.rule("LOR-225")
def test_gleipnir_moves_any_monster_one_region_without_trample() -> None:
    """If Gleipnir moves the Troll into a Region with an Army, then the Army is not lowered."""
    t = owner("fenrir").monster("troll", 8).choose("gleipnir")
    assert t.options == {"draugr", "troll", "lindworm", "garm", "nidhogg"}
    assert t.closed("fenrir") == "LOR-157"
    t.choose("troll")
    assert t.options == {6, 9, 10}
    t.choose(9)
    assert t.places_of("troll") == [9]
    assert t.armies(1) == {9: [2]}


@pytest.mark.rule("LOR-174")
def test_gleipnir_may_move_one_giant_but_not_to_another() -> None:
    """If Gleipnir names a Giant, then one figure moves, and not into a Region with another."""
    t = war(3, mode="monsters").slain(0, "fenrir").army(0, 20, 2).figures(8, 9, 9).choose("gleipnir", "giant in 8")
    assert t.options == {6, 10}
    assert t.closed(9) == "LOR-174"
    t.choose(6)
    assert t.places_of("giants") == [6, 9, 9]
    assert t.log("MONSTER_MOVED") == [("giants", 8, 6)]


@pytest.mark.rule("LOR-226", "LOR-160")
def test_the_root_fang_adds_two_in_one_battle() -> None:
    """If the Fang is declared before the cards, then 3 + 2 beats 4; undeclared, 3 loses."""
    for answer, winner in (("yes", 0), ("no", 1)):
        t = owner("nidhogg").army(0, 5, 3).army(1, 6, 4).owns(1, 8).attack(5, 6)
        assert t.asked == (0, "USE_FANG")
        t.choose(answer)
        if winner == 0:
            t.choose(8)
        assert t.owner(6) == winner
        assert t.artefacts_ready(0) == (set() if winner == 0 else {"root-fang"})


@pytest.mark.rule("LOR-226", "LOR-173")
def test_a_used_root_fang_is_not_asked_for() -> None:
    """If the Fang is turned over, then its owner fights without it; another used artefact does not hinder it."""
    used = owner("nidhogg").used("root-fang").army(0, 5, 3).army(1, 6, 4).attack(5, 6)
    assert used.asked == (0, "SPECIAL_ACT")
    assert used.owner(6) == 1
    other = owner("nidhogg").slain(0, "garm").used("chain").army(0, 5, 3).army(1, 6, 4).owns(1, 8).attack(5, 6)
    assert other.asked == (0, "USE_FANG")
    assert other.choose("yes").artefacts_ready(0) == set()


@pytest.mark.rule("LOR-226", "LOR-291")
def test_the_root_fang_adds_to_ragnars_bonus() -> None:
    """If Ragnar attacks in his Land with one Army of 3 and the Fang, then 3 + 1 + 2 beats 5."""
    t = war(3, mode="none", heroes="ragnar,snorri,aslaug").slain(0, "nidhogg").hero(0, 7).army(0, 5, 3).army(1, 6, 5)
    t.owns(1, 8).attack(5, 6).choose("yes")
    assert t.log("BATTLE_VALUES") == [(0, 6, 6, 5)]
    assert t.asked == (1, "RETREAT_TO")


@pytest.mark.rule("LOR-160")
def test_the_defender_declares_first() -> None:
    """If Beowulf defends in his Land and the attacker owns the Fang, then Beowulf is asked first."""
    t = war(3, mode="none", heroes="snorri,beowulf,ragnar").slain(0, "nidhogg").army(0, 5, 3).army(1, 6, 4).hero(1, 7)
    t.attack(5, 6)
    assert t.asked == (1, "BERSERK")
    t.choose("no")
    assert t.asked == (0, "USE_FANG")


@pytest.mark.rule("LOR-173")
def test_a_used_artefact_is_not_offered() -> None:
    """If the Blade is turned over, then the turn begins with Prayer; a second artefact is still offered."""
    assert owner("draugr").used("barrow-blade").question == "PRAY_TO"
    t = owner("draugr").slain(0, "garm").used("barrow-blade")
    assert t.options == {"chain", "none"}
    assert t.closed("barrow-blade") == "LOR-173"


@pytest.mark.rule("LOR-173", "LOR-031")
def test_several_artefacts_are_used_one_after_another() -> None:
    """If two are ready, then each may be used, in the owner's order."""
    t = owner("draugr").slain(0, "garm").next_cards("axe 1", "axe 2").choose("chain", 21)
    assert t.options == {"barrow-blade", "none"}
    t.choose("barrow-blade")
    assert t.question == "PRAY_TO"


@pytest.mark.rule("LOR-182")
def test_an_artefact_gained_in_a_turn_is_first_used_in_a_later_one() -> None:
    """If Garm is slain in the Special Action, then the Chain is the slayer's, offered when his next turn begins."""
    t = war(2, mode="none").army(0, 1, 1).army(1, 5, 1).hero(0, 20).monster("garm", 20).kills("garm")
    t.choose(4)
    assert t.artefacts_ready(0) == {"chain"}
    assert t.active == 1
    t.special("prepare").choose("fehu", "fehu")
    assert t.asked == (0, "USE_ARTEFACT")
    assert t.options == {"chain", "none"}


def everything_in_hand(t: Table, spared: int) -> Table:
    """Seat 2 holds every Combat card but so many."""
    cards = [
        name.replace("-", " ")
        for name, many in zip(content.card_ids, content.card_count, strict=True)
        for _ in range(many)
    ]
    return t.hand(2, *cards[spared:])


@pytest.mark.rule("LOR-221", "LOR-122")
def test_the_barrow_blade_needs_a_card_to_draw() -> None:
    """If one card is left outside the hands, then the Blade draws it; if none is, then the Blade cannot be used."""
    one = everything_in_hand(owner("draugr").slain(0, "garm"), spared=1)
    assert one.options == {"barrow-blade", "chain", "none"}
    assert one.next_cards("axe 1").choose("barrow-blade").hand_of(0) == ["axe 1"]
    none = everything_in_hand(owner("draugr").slain(0, "garm"), spared=0)
    assert none.options == {"chain", "none"}
    assert none.closed("barrow-blade") == "LOR-143"


@pytest.mark.rule("LOR-225", "LOR-157")
def test_gleipnir_needs_a_monster() -> None:
    """If all monsters are slain, then Gleipnir cannot be used."""
    t = war(3, mode="none").slain(0, *(m for m in content.monster_ids if m != "giants")).army(0, 20, 2).army(1, 9, 2)
    assert "gleipnir" not in t.options
    assert t.closed("gleipnir") == "LOR-143"


@pytest.mark.rule("LOR-225", "LOR-174")
@pytest.mark.parametrize(("mode", "last"), [("none", "nidhogg"), ("monsters", "giants")])
def test_gleipnir_leads_the_last_monster(mode: str, last: str) -> None:
    """If one monster is left, the last of the sheets or the Giants, then Gleipnir can be used on it."""
    out = {"giants", last} if mode == "none" else {"lindworm", last}
    t = war(3, mode=mode).slain(0, *(m for m in content.monster_ids if m not in out)).army(0, 20, 2).army(1, 9, 2)
    assert "gleipnir" in t.options
