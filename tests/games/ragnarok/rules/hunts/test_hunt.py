"""A hunt: its beginning, the attack cards, counter-attack, defence and end."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, war


def hunter(*cards: str, strength: int = 2, wisdom: int = 1) -> Table:
    """Seat 0 stands with Garm (axe, spear, bow, any) in 12 and will draw wild 4s for its wisdom."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 5, 1).army(1, 9, 1).hero(0, 12).hand(0, *cards)
    return t.attributes(0, strength=strength, wisdom=wisdom)


def begun(t: Table, drawn: tuple[str, ...] = ("spear 1",), attacks: tuple[int, int] = (1, 2), pick: int = 1) -> Table:
    """The hunt of Garm has begun, and the left player has picked an attack card."""
    return t.next_cards(*drawn).next_attacks(*attacks).hunts("garm").choose(pick)


@pytest.mark.rule("LOR-092", "LOR-166")
def test_a_hunt_begins_with_cards_by_wisdom() -> None:
    """If wisdom is 3, then three cards are drawn, whatever is in the hand; an injured wisdom draws one."""
    four = ("axe 1", "axe 2", "bow 1", "bow 2")
    t = hunter(*four, wisdom=3).next_cards("spear 1", "spear 2", "spear 3").next_attacks(1, 2).hunts("garm")
    assert sorted(t.hand_of(0)) == sorted([*four, "spear 1", "spear 2", "spear 3"])
    hurt = hunter(wisdom=3).injuries(0, "wisdom").next_cards("spear 1").next_attacks(1, 2).hunts("garm")
    assert hurt.hand_of(0) == ["spear 1"]


@pytest.mark.rule("LOR-093", "LOR-167")
def test_the_player_on_the_left_picks_one_of_two_attack_cards() -> None:
    """If a round begins, then two attack cards are drawn, and the next seat says which one is used."""
    t = hunter().next_cards("spear 1").next_attacks(5, 12).hunts("garm")
    assert t.asked == (1, "PICK_ATTACK")
    assert t.options == {5, 12}
    t.choose(12)
    assert t.asked == (0, "COUNTER")
    assert t.log("ATTACK_PICKED") == [(1, 11)]
    hunt = t.table["hunt"]
    assert hunt is not None
    assert hunt["attack"] == {"card": 11, "attack": 8, "weakness": "bow", "injuries": 3}


@pytest.mark.rule("LOR-093")
def test_to_the_left_of_the_last_seat_sits_the_first() -> None:
    """If the last seat hunts, then seat 0 picks the attack."""
    t = war(3, mode="none").army(2, 5, 1).hero(2, 12).turn_of(2).attributes(2, wisdom=1)
    t.next_cards("spear 1").next_attacks(5, 12).hunts("garm")
    assert t.asked == (0, "PICK_ATTACK")


@pytest.mark.rule("LOR-094")
def test_a_card_covers_a_wound_of_its_symbol_or_any() -> None:
    """If an axe is played that is no weakness, then it covers the axe wound or the any wound, and no other."""
    t = begun(hunter("axe 1"), attacks=(2, 3), pick=2)  # weakness spear
    t.choose("axe 1")
    assert t.asked == (0, "COVER")
    assert t.options == {"axe", "any"}
    t.choose("any")
    assert t.wounds_open == {"axe": 1, "spear": 1, "bow": 1}
    assert "axe 1" in t.discarded


@pytest.mark.rule("LOR-094")
def test_a_card_of_the_weakness_covers_any_wound() -> None:
    """If the attack's weakness is axe, then an axe covers every wound, as a wild card does."""
    t = begun(hunter("axe 1"), attacks=(1, 3), pick=1).choose("axe 1")
    assert t.options == {"axe", "spear", "bow", "any"}
    wild = begun(hunter("wild 4"), attacks=(2, 3), pick=2).choose("wild 4")
    assert wild.options == {"axe", "spear", "bow", "any"}


@pytest.mark.rule("LOR-094", "LOR-277")
def test_two_cards_of_one_symbol_cover_a_wound_of_another() -> None:
    """If two axes are played together, then they cover a spear or bow wound, which neither covers alone."""
    t = begun(hunter("axe 1", "axe 2"), attacks=(3, 2), pick=3)  # weakness bow
    assert t.options == {"axe 1", "axe 2", "spear 1", "axe 1+2", "none"}
    t.choose("axe 1+2")
    assert t.options == {"spear", "bow"}
    t.choose("bow")
    assert t.wounds_open == {"axe": 1, "spear": 1, "any": 1}
    assert t.hand_of(0) == ["spear 1"]


@pytest.mark.rule("LOR-277")
def test_no_pair_is_played_where_each_card_covers_all_that_is_open() -> None:
    """If the weakness is axe, then one axe covers any wound that is open, and two of them are closed with the rule."""
    t = begun(hunter("axe 1", "axe 2"), attacks=(1, 3), pick=1)
    assert t.options == {"axe 1", "axe 2", "spear 1", "none"}
    assert t.closed("axe 1+2") == "LOR-277"


@pytest.mark.rule("LOR-094")
def test_two_wounds_are_covered_in_a_round_at_most() -> None:
    """If two wounds were covered, then the defence comes, whatever cards are left."""
    t = begun(hunter("axe 1", "bow 1", "bow 2"), attacks=(2, 3), pick=3).cover("axe 1", "axe").cover("bow 1", "bow")
    assert t.asked == (0, "DEFEND")
    assert t.wounds_open == {"spear": 1, "any": 1}


@pytest.mark.rule("LOR-094", "LOR-167")
def test_the_hero_may_leave_cards_for_his_defence() -> None:
    """If the Hero covers nothing, then all his cards are there to defend with."""
    t = begun(hunter("axe 1"), attacks=(2, 3), pick=3).choose("none")
    assert t.asked == (0, "DEFEND")
    assert t.wounds_open == {"axe": 1, "spear": 1, "bow": 1, "any": 1}


@pytest.mark.rule("LOR-095", "LOR-167")
def test_a_monster_with_all_wounds_covered_is_slain_before_its_attack() -> None:
    """If the last wound is covered, then the monster is slain, and its attack of the round is not resolved."""
    t = hunter().kills("garm")
    assert t.player(0)["slain"] == ["garm"]
    assert t.injuries_of(0) == []
    assert t.question == "LOKI_AT"


@pytest.mark.rule("LOR-095", "LOR-167")
@pytest.mark.parametrize("last", ["axe", "spear", "bow", "any"])
def test_with_one_wound_open_a_monster_lives(last: str) -> None:
    """If three of four wounds are covered, whichever the fourth is, then the attack comes, and the hunt goes on."""
    first, second, third = (wound for wound in ("axe", "spear", "bow", "any") if wound != last)
    t = begun(hunter("wild 4", "wild 4", "wild 4", strength=5), attacks=(2, 3), pick=2).cover("wild 4", first)
    t.next_cards("bow 2", "spear 2").cover("wild 4", second).next_attacks(5, 6).choose("on", 5)
    t.cover("wild 4", third).next_cards("axe 1", "axe 2").choose("none")
    assert t.asked == (0, "HUNT_ON")
    assert t.wounds_open == {last: 1}


@pytest.mark.rule("LOR-169", "LOR-102")
@pytest.mark.parametrize("slain", [(), ("draugr",)])
def test_after_a_hunt_that_slew_nothing_is_left_of_it_but_cards(slain: tuple[str, ...]) -> None:
    """If a monster is slain, the first or another, then the hunt is gone when the hunter discards down to four."""
    t = hunter("axe 1", "wild 4", "wild 4", "wild 4", "axe 2", "axe 3", "bow 1", strength=5).slain(2, *slain)
    begun(t, attacks=(2, 3), pick=2).cover("axe 1", "axe").next_cards("bow 2", "spear 2").cover("wild 4", "spear")
    t.next_attacks(5, 6).choose("on", 5).cover("wild 4", "bow").cover("wild 4", "any")
    if not slain:
        assert t.asked == (0, "LOKI_AT")
        t.choose(4)
    assert t.asked == (0, "DISCARD")
    assert t.table["hunt"] is None


@pytest.mark.rule("LOR-096")
def test_a_defence_that_reaches_the_attack_draws_two() -> None:
    """If cards and strength reach the attack of 5, then no Injury is dealt and two cards are drawn."""
    t = begun(hunter("axe 2"), attacks=(5, 6), pick=5).choose("none")
    assert t.asked == (0, "DEFEND")
    t.next_cards("bow 1", "bow 2").choose("axe 2", "spear 1")
    assert t.injuries_of(0) == []
    assert sorted(t.hand_of(0)) == ["bow 1", "bow 2"]
    assert sorted(t.discarded) == ["axe 2", "spear 1"]
    assert t.asked == (0, "HUNT_ON")


@pytest.mark.rule("LOR-096")
def test_a_failed_defence_deals_the_cards_injuries_and_draws_one() -> None:
    """If the attack of card 7 is not met, then two Injuries are dealt, and one card is drawn."""
    t = begun(hunter("axe 1"), attacks=(7, 8), pick=7).choose("none").next_cards("bow 1").choose("none")
    t.choose("wisdom", "strength")
    assert sorted(t.injuries_of(0)) == ["strength", "wisdom"]
    assert sorted(t.hand_of(0)) == ["axe 1", "bow 1", "spear 1"]


@pytest.mark.rule("LOR-168")
def test_strength_alone_may_be_enough() -> None:
    """If strength is 4 against an attack of 4, then no card is asked for, and two cards are drawn."""
    t = begun(hunter("axe 1", strength=4), attacks=(3, 4), pick=3).next_cards("bow 1", "bow 2").choose("none")
    assert t.asked == (0, "HUNT_ON")
    assert sorted(t.hand_of(0)) == ["axe 1", "bow 1", "bow 2", "spear 1"]
    weak = begun(hunter("axe 1", strength=3), attacks=(3, 4), pick=3).choose("none")
    assert weak.asked == (0, "DEFEND")


@pytest.mark.rule("LOR-097")
def test_the_hero_may_stop_after_a_round() -> None:
    """If a round is over, then the Hero goes on or stops; stopping is a failed hunt."""
    t = begun(hunter("axe 1", strength=5)).next_cards("bow 1", "bow 2").choose("none")
    assert t.options == {"stop", "on"}
    t.choose("stop").choose("authority")
    assert t.injuries_of(0) == ["authority"]
    assert t.active == 1


@pytest.mark.rule("LOR-097")
def test_a_hunt_fails_at_four_injuries() -> None:
    """If the fourth Injury is dealt, then the hunt is over, and nobody is asked whether to go on."""
    t = begun(hunter("axe 1").injuries(0, "wisdom", "strength", "authority"), attacks=(1, 2), pick=1)
    t.next_cards("bow 1").choose("none", "none")
    assert len(t.injuries_of(0)) == 4
    assert t.active == 1
    assert t.log("HUNT_FAILED") == [(0, "garm")]


@pytest.mark.rule("LOR-097", "LOR-093")
def test_a_hunt_has_six_rounds() -> None:
    """If the sixth round is over and a wound is open, then all 12 attack cards are gone, and the hunt fails."""
    t = hunter(strength=5, wisdom=1).injuries(0, "wisdom").next_cards("wild 4").next_attacks(1, 12).hunts("garm")
    drawn = ["axe 1", "axe 2", "bow 1", "bow 2", "spear 1", "spear 2", "axe 1", "axe 2", "bow 1", "bow 2", "spear 1"]
    for low, high in ((1, 12), (2, 11), (3, 10), (4, 9), (5, 8), (6, 7)):
        assert t.options == {low, high}
        t.choose(low).next_cards(drawn.pop(), drawn.pop() if drawn else "spear 2").choose("none")
        if low < 6:
            assert t.asked == (0, "HUNT_ON")
            t.next_attacks(low + 1, 12 - low).choose("on")
    assert t.log("HUNT_FAILED") == [(0, "garm")]
    assert t.asked == (0, "INJURE")


@pytest.mark.rule("LOR-098")
def test_a_failed_hunt_deals_one_more_injury_and_closes_no_wound() -> None:
    """If a hunt fails, then one more Injury is dealt, and the next hunt finds all wounds open again."""
    t = begun(hunter("axe 1", "spear 2", strength=5), attacks=(2, 3), pick=3).cover("axe 1", "axe")
    t.next_cards("bow 1", "bow 2").choose("none").choose("stop", "authority")
    assert t.injuries_of(0) == ["authority"]
    assert t.places_of("garm") == [12]
    assert t.s.wounds == [0, 0, 0, 0]


@pytest.mark.rule("LOR-098")
def test_at_four_injuries_the_extra_one_has_no_effect() -> None:
    """If four Injuries are there already, then a failed hunt adds none."""
    t = begun(hunter("axe 1").injuries(0, "wisdom", "strength"), attacks=(7, 8), pick=7)
    t.next_cards("bow 1").choose("none", "none")
    assert sorted(t.injuries_of(0)) == ["authority", "fourth", "strength", "wisdom"]


@pytest.mark.rule("LOR-100", "LOR-165")
def test_a_hero_with_four_injuries_cannot_hunt() -> None:
    """If a Hero has four Injuries, then no hunt is offered; with three it is."""
    t = hunter().injuries(0, "wisdom", "strength", "authority", "fourth").special("monsters")
    assert "hunt garm" not in t.options
    three = hunter().injuries(0, "wisdom", "strength", "authority").special("monsters")
    assert "hunt garm" in three.options
    assert three.closed("hunt troll") == "LOR-055"


@pytest.mark.rule("LOR-101", "LOR-155")
def test_the_slayer_keeps_figure_and_artefact_and_the_marker_is_gone() -> None:
    """If Garm was controlled by another and is slain, then his marker is gone and the slayer has Hound's Chain."""
    t = hunter().controls(1, "garm").kills("garm")
    assert t.artefacts_of(0) == {"chain"}
    assert t.places_of("garm") == []
    assert t.controller("garm") is None


@pytest.mark.rule("LOR-102", "LOR-169", "LOR-178")
def test_after_a_hunt_the_hand_is_cut_to_four() -> None:
    """If the hand has more than four cards when the hunt is over, then the hunter discards down to four."""
    cards = ("axe 1", "axe 2", "bow 1", "bow 2")
    t = begun(hunter(*cards, strength=5)).next_cards("spear 2", "spear 3").choose("none").choose("stop", "authority")
    assert t.asked == (0, "DISCARD")
    assert t.options == {*cards, "spear 1", "spear 2", "spear 3"}
    t.choose("axe 1", "axe 2", "spear 1")
    assert t.hand_of(0) == ["spear 2", "spear 3", "bow 1", "bow 2"]


@pytest.mark.rule("LOR-165")
def test_a_hunt_is_the_action_monsters() -> None:
    """If a hunt is over, then the marker lies on Monsters, and no monster is activated."""
    t = begun(hunter(strength=5)).next_cards("bow 1", "bow 2").choose("none", "stop", "authority")
    assert t.wheel_of(0) == {"monsters"}
    assert "DIE_ROLLED" not in t.story
    assert t.active == 1


@pytest.mark.rule("LOR-166", "LOR-093")
def test_every_hunt_begins_with_all_twelve_attack_cards() -> None:
    """If a hunt has failed, then the next one can draw the same attack cards again."""
    t = begun(hunter(strength=5).hero(1, 12).attributes(1, wisdom=1)).next_cards("bow 1", "bow 2")
    t.choose("none", "stop", "authority")
    assert t.active == 1
    t.next_cards("spear 2").next_attacks(1, 2).hunts("garm")
    assert t.asked == (2, "PICK_ATTACK")
    assert t.options == {1, 2}
    assert t.table["hunt"] is not None
    assert t.table["hunt"]["deck"] == 10


@pytest.mark.rule("LOR-094")
def test_cards_that_cover_are_gone_for_the_defence() -> None:
    """If a card has covered a wound, then it cannot be laid against the attack of the same round."""
    t = begun(hunter("axe 3"), attacks=(2, 3), pick=3).cover("axe 3", "axe").choose("none")
    assert t.asked == (0, "DEFEND")
    assert "axe 3" not in t.options


@pytest.mark.rule("LOR-102", "LOR-169")
def test_the_hand_limit_comes_right_after_the_hunt() -> None:
    """If a Hero comes from a hunt with too many cards, then he discards before the realm bonus that follows it."""
    t = war(3, mode="none", heroes="snorri,ragnar,aslaug").army(0, 5, 1).army(1, 9, 1).hero(0, 12)
    t.allies(0, "svartalfheim").hand(0, "axe 1", "axe 2", "bow 1", "bow 2").attributes(0, wisdom=1)
    t.next_cards("spear 1").next_attacks(6, 12).hunts("garm").choose(6).next_cards("spear 2").choose("none", "none")
    t.choose("authority", "stop", "strength")
    assert t.asked == (0, "DISCARD")
    t.choose("axe 1", "bow 1")
    assert t.asked == (0, "REALM_BONUS")
    assert len(t.hand_of(0)) == 4
