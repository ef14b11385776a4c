"""Realm bonuses after a wheel action."""

from __future__ import annotations

import pytest

from ninerealms.games.ragnarok import vocabulary as v
from tests.games.ragnarok.scenario import REALMS, Table, everything_but, war

PAIRS = {
    "mobilize": {"vanaheim", "alfheim"},
    "reinforce": {"alfheim", "jotunheim"},
    "build-temple": {"jotunheim", "muspelheim"},
    "monsters": {"muspelheim", "svartalfheim"},
    "usurp": {"svartalfheim", "niflheim"},
    "prepare": {"niflheim", "vanaheim"},
}


def friend(*realms: str) -> Table:
    """Seat 0 is allied with these realms, and every wheel action has an effect for it."""
    t = war(3, mode="none").allies(0, *realms).army(0, 5, 2).owns(0, 1).hero(0, 18).army(1, 9, 1)
    return t.next_cards("bow 1").roll("attack")


def acted(t: Table, action: str) -> Table:
    """The action is done, and its realms are asked for."""
    t.special(action)
    if action == "reinforce":
        t.raises(5, 5, 5)
    if action == "monsters":
        t.activates("troll").choose("none")
    if action == "prepare":
        t.choose("fehu", "fehu")
    return t


def check_pair(action: str) -> None:
    """The two realms of an action are offered to whoever is allied with all, and no other."""
    t = acted(friend(*REALMS), action)
    assert t.asked == (0, "REALM_BONUS")
    assert t.options == PAIRS[action] | {"none"}
    assert {t.closed(realm) for realm in set(REALMS) - PAIRS[action]} == {"LOR-051"}
    t.forget_chance()


@pytest.mark.rule("LOR-311", "LOR-312", "LOR-313")
@pytest.mark.parametrize("action", ["mobilize", "reinforce", "build-temple"])
def test_the_realms_of_the_first_three_actions(action: str) -> None:
    """If a player allied with all realms takes one of these, then the two realms of the table may follow."""
    check_pair(action)


@pytest.mark.rule("LOR-314", "LOR-315", "LOR-316")
@pytest.mark.parametrize("action", ["monsters", "usurp", "prepare"])
def test_the_realms_of_the_last_three_actions(action: str) -> None:
    """If a player allied with all realms takes one of these, then the two realms of the table may follow."""
    check_pair(action)


@pytest.mark.rule("LOR-051", "LOR-145")
def test_the_realm_of_the_slot_and_of_the_next_clockwise_may_follow() -> None:
    """If a player is allied with the realm of the slot before, then it does not follow: only this and the next do."""
    before, own, after = "vanaheim", "alfheim", "jotunheim"
    for realm, offered in ((before, False), (own, True), (after, True)):
        t = acted(friend(realm).injuries(0, "wisdom"), "reinforce")
        assert (t.question == "REALM_BONUS") == offered
        t.forget_chance()


@pytest.mark.rule("LOR-051", "LOR-144")
def test_only_allied_realms_give_their_bonus() -> None:
    """If a player is allied with one realm of the action's two, then only this one is offered."""
    t = acted(friend("jotunheim"), "reinforce")
    assert t.options == {"jotunheim", "none"}
    assert t.closed("alfheim") == "LOR-051"
    t.forget_chance()


@pytest.mark.rule("LOR-144")
def test_each_bonus_is_used_once_and_in_the_players_order() -> None:
    """If one of two bonuses was used, then the other is left; each is optional."""
    t = acted(friend(*REALMS), "reinforce").choose("jotunheim")
    assert t.asked == (0, "REALM_BONUS")
    assert t.options == {"alfheim", "none"}
    t.choose("none")
    assert t.active == 1
    t.forget_chance()


@pytest.mark.rule("LOR-144", "LOR-150")
def test_build_monument_gives_no_bonus() -> None:
    """If a monument is built, then no realm is asked for."""
    t = friend(*REALMS).wheel(0, "usurp").quiet().special("monument").choose("odin")
    assert t.active == 1
    t.forget_chance()


@pytest.mark.rule("LOR-147")
def test_jotunheim_raises_one_army() -> None:
    """If Jotunheim is used, then one Army of choice is higher by 1; an Army of 6 is no choice."""
    t = war(3, mode="none").allies(0, "jotunheim").army(0, 5, 2).army(0, 1, 6).camp(0, 6, 1).special("reinforce")
    t.raises(5, 5, 5).choose("jotunheim")
    assert t.options == {"A5 in 5", "A1 in 6"}
    t.choose("A1 in 6")
    assert t.armies(0) == {1: [6], 5: [5], 6: [2]}


@pytest.mark.rule("LOR-183")
def test_alfheim_places_the_hero_anywhere_or_heals() -> None:
    """If Alfheim is used, then the Hero goes to any Region, Loki's too, or an Injury is healed."""
    t = war(3, mode="none").allies(0, "alfheim").army(0, 5, 2).injuries(0, "wisdom").hero(0, 20).loki(10)
    t.special("reinforce").raises(5, 5, 5).choose("alfheim")
    assert t.options == {"hero", "heal"}
    t.choose("hero")
    assert t.options | {20} == set(range(1, 22))
    t.choose(10)
    assert t.hero_of(0) == 10
    assert t.injuries_of(0) == ["wisdom"]


@pytest.mark.rule("LOR-183", "LOR-026")
def test_niflheim_places_an_army_in_a_controlled_region_but_not_with_loki() -> None:
    """If Niflheim is used, then an Army on the board goes to any controlled Region without Loki."""
    t = war(3, mode="none").allies(0, "niflheim").army(0, 5, 2).owns(0, 12, 20, 7).loki(7).hero(0, 18)
    t.special("usurp").choose("niflheim", "army")
    assert t.options == {12, 18, 20}


@pytest.mark.rule("LOR-145")
def test_niflheim_moves_the_drakkar_up_to_three_seas() -> None:
    """If Niflheim moves the Drakkar, then up to three Seas along the coast, either way."""
    t = war(3, mode="none").allies(0, "niflheim").army(0, 5, 2).hero(0, 18).ship(0, "a").special("usurp")
    t.choose("niflheim", "sail")
    assert t.options == {"b", "c", "d", "e", "f"}
    t.choose("d")
    assert t.ship_of(0) == "d"


@pytest.mark.rule("LOR-148", "LOR-145")
def test_muspelheim_recruits_in_a_controlled_region() -> None:
    """If Muspelheim is used, then an Army of 1 comes to any controlled Region without Loki, if one is in supply."""
    t = (
        war(3, mode="none")
        .allies(0, "muspelheim")
        .army(0, 5, 2)
        .owns(0, 7, 12)
        .loki(7)
        .special("build-temple")
        .choose(5, "muspelheim")
    )
    assert t.options == {5, 12}
    t.choose(12)
    assert t.armies(0) == {5: [2], 12: [1]}
    full = (
        war(3, mode="none").allies(0, "muspelheim").army(0, 5, 1, 1, 1, 1, 1, 1).army(1, 9, 1).special("build-temple")
    )
    assert full.active == 1


@pytest.mark.rule("LOR-145", "LOR-134")
def test_svartalfheim_draws_a_card_and_vanaheim_gives_a_rune() -> None:
    """If Svartalfheim is used, then one card is drawn; Vanaheim gives one rune of choice, but no sixth."""
    t = war(3, mode="none").allies(0, "svartalfheim").army(0, 5, 2).hero(0, 18).next_cards("bow 2").special("usurp")
    t.choose("svartalfheim")
    assert t.hand_of(0) == ["bow 2"]
    rune = war(3, mode="none").allies(0, "vanaheim").army(0, 5, 2).owns(0, 1).special("mobilize").choose("vanaheim")
    assert rune.options == {"fehu", "isa", "tiwaz"}
    rune.choose("isa")
    assert rune.runes_of(0) == {"isa": 1}
    full = war(3, mode="none").allies(0, "vanaheim").army(0, 5, 2).owns(0, 1).runes(0, isa=5).army(1, 9, 1)
    assert full.special("mobilize").active == 1


@pytest.mark.rule("LOR-146")
def test_aslaug_counts_the_realm_of_her_gate_as_allied() -> None:
    """If Aslaug stands in a gate Region, then its realm is offered without an alliance; other Heroes get nothing."""
    for hero, asked in (("aslaug", (0, "REALM_BONUS")), ("ragnar", (1, "PRAY_TO"))):
        t = war(3, mode="none", heroes=f"{hero},snorri,lagertha").gates(jotunheim=8).hero(0, 8).army(0, 5, 1)
        t.army(1, 9, 1).special("reinforce").raises(5, 5, 5)
        assert t.asked == asked
        assert t.allied(0) == set()


@pytest.mark.rule("LOR-246", "LOR-126")
def test_niflheim_sails_no_sea_that_is_not_on_the_map() -> None:
    """If two play, then the Drakkar goes to one of the four Seas, and to no other."""
    t = war(2, mode="none").allies(0, "niflheim").army(0, 5, 2).hero(0, 18).ship(0, "a").special("usurp")
    t.choose("niflheim", "sail")
    assert t.options == {"b", "e", "f"}
    assert {t.closed(sea) for sea in ("c", "d")} == {"LOR-246"}


@pytest.mark.rule("LOR-246")
@pytest.mark.parametrize(("regions", "loki"), [((5,), 10), ((5, 7), 7)])
def test_niflheim_places_no_army_without_another_region(regions: tuple[int, ...], loki: int) -> None:
    """If the only Region, or the only one without Loki, is the one where the Army stands, then it stays there."""
    t = war(3, mode="none").allies(0, "niflheim").army(0, 5, 2).owns(0, *regions).loki(loki).hero(0, 18)
    t.wheel(0, "usurp").special("prepare").choose("fehu", "fehu").choose("niflheim")
    assert t.question == "SAIL_TO"


@pytest.mark.rule("LOR-247", "LOR-148")
def test_muspelheim_needs_a_region_without_loki() -> None:
    """If the only controlled Region is Loki's, then Muspelheim would do nothing and is closed."""
    t = war(3, mode="none").allies(0, "muspelheim", "svartalfheim").camp(0, 5, 1).owns(0, 7).loki(7)
    t.roll("attack").special("monsters").activates("troll").choose("none")
    assert t.options == {"svartalfheim", "none"}
    assert t.closed("muspelheim") == "LOR-247"


@pytest.mark.rule("LOR-242", "LOR-243")
def test_alfheim_heals_one_injury_and_jotunheim_raises_once() -> None:
    """If Alfheim heals, then one Injury that the player names; Jotunheim raises by 1, and then the turn is over."""
    t = war(3, mode="none").allies(0, "alfheim", "jotunheim").army(0, 5, 2).army(0, 1, 6).camp(0, 6, 1).army(1, 9, 1)
    t.injuries(0, "wisdom", "authority").special("reinforce").raises(5, 5).choose("alfheim", "heal")
    assert t.options == {"wisdom", "authority"}
    t.choose("wisdom")
    assert (t.injuries_of(0), t.cited("HEALED")) == (["authority"], ["LOR-242"])
    t.choose("jotunheim", "A1 in 6")
    assert (t.armies(0), t.active) == ({1: [6], 5: [4], 6: [2]}, 1)


@pytest.mark.rule("LOR-247", "LOR-122")
def test_svartalfheim_alone_needs_a_card_to_draw() -> None:
    """If hands hold all cards, then Svartalfheim is closed, and Niflheim and Alfheim are not."""
    t = war(3, mode="none").allies(0, *REALMS).army(0, 5, 2).owns(0, 1).hero(0, 18).army(1, 9, 1)
    t.hand(1, *everything_but()).special("usurp")
    assert t.options == {"niflheim", "none"}
    assert t.closed("svartalfheim") == "LOR-247"
    alfheim = war(3, mode="none").allies(0, "alfheim").army(0, 5, 2).army(1, 9, 1).hand(1, *everything_but())
    assert alfheim.special("reinforce").question == "REALM_BONUS"


@pytest.mark.rule("LOR-246")
def test_niflheim_tells_why_an_army_stays() -> None:
    """If an Army stands in the only controlled Region, then it has no other; another's Army is not one's own."""
    t = war(3, mode="none").allies(0, "niflheim").army(0, 5, 1).camp(0, 7, 2).camp(0, 10, 3).army(1, 9, 1)
    t.special("prepare").choose("fehu", "fehu").choose("niflheim", "army")
    assert t.options == {"A2 in 7", "A3 in 10"}
    reasons = {word: (t.s.reasons or {})[t.action_of(word)] for word in ("A1 in 5", "A1 of 1 in 9")}
    assert reasons == {"A1 in 5": v.NO_PLACE_FOR_ARMY, "A1 of 1 in 9": v.ARMY_NOT_YOURS}


@pytest.mark.rule("UTG-021", "UTG-026", "LOR-247")
@pytest.mark.parametrize("armies", [(5,), (5, 1)])
def test_a_giant_is_placed_anew_only_beside_another_army(armies: tuple[int, ...]) -> None:
    """If the Giant stands with the only Army, then Utgard would do nothing; with another one it may go there."""
    t = war(3, mode="realm").allies(0, "utgard").giants({0: 5}).army(1, 9, 1)
    for region in armies:
        t.army(0, region, 1)
    t.special("reinforce")
    while t.question == "RAISE_ARMY":
        t.choose_army(5)
    assert (t.question == "REALM_BONUS") == (len(armies) > 1)
