"""The worked examples of the ledger with their own numbers: mode R and the kernel (1 to 9, 17, 18)."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import Table, opening, war


@pytest.mark.rule("UTG-010", "UTG-012", "UTG-106")
def test_utx_01_set_up_of_mode_r_with_four_players() -> None:
    """If four play with Giants as a bonus, then Utgard has Jotunheim's place, and six monsters stand without Giants."""
    t = opening(4, mode="realm")
    realms = sorted(t.gates_now.values())
    assert realms == ["alfheim", "muspelheim", "niflheim", "svartalfheim", "utgard", "vanaheim"]
    assert t.stock == 4
    assert len(t.sheets) == 6
    assert "giants" not in t.sheets


def ally() -> Table:
    """P1 is allied with Utgard, authority 2, A2 in 1 and A1 in 2."""
    t = war(2, heroes="aslaug,ragnar").allies(0, "utgard").army(0, 1, 2).army(0, 2, 1).army(1, 16, 1)
    return t.attributes(0, authority=2)


@pytest.mark.rule("UTG-020", "UTG-021", "UTG-025")
def test_utx_02_first_giant_then_relocation() -> None:
    """If Reinforce brings a Giant to 2 and a later Build Temple moves it to 1, then the Stock stays at 3."""
    t = ally().special("reinforce").raises(1, 1, 1).choose("utgard", 2)
    assert (t.armies(0), t.giant(0), t.stock) == ({1: [5], 2: [1]}, 2, 3)
    t.special("prepare").choose("fehu", "fehu")
    assert t.active == 0
    t.special("build-temple")
    assert t.temples_now == {2}
    t.choose("utgard")
    assert (t.giant(0), t.stock) == (1, 3)


@pytest.mark.rule("UTG-014", "LOR-144", "LOR-145")
def test_utx_02_with_other_actions_utgard_gives_nothing() -> None:
    """If P1 takes Mobilize, Usurp, Prepare or Monsters, then no realm is asked for."""
    for action in ("mobilize", "usurp", "prepare", "monsters"):
        t = ally().hero(0, 3).special(action)
        if action == "prepare":
            t.choose("fehu", "isa")
        if action == "monsters":
            t.roll("attack").activates("troll").choose("none")
        assert (t.active, t.giant(0), t.stock) == (1, None, 4), action


def five() -> Table:
    """Five players; P2 to P5 own a Giant each; P1 is allied with Utgard and has A2 in 9."""
    t = war(5, heroes="snorri,ragnar,lagertha,beowulf,aslaug").allies(0, "utgard").army(0, 9, 2)
    for seat, region in ((1, 5), (2, 11), (3, 16), (4, 18)):
        t.army(seat, region, 2)
    return t


@pytest.mark.rule("UTG-024", "UTG-116")
def test_utx_03_empty_stock() -> None:
    """If the Stock is empty, then P1 receives none; once it is 1, then his next bonus gives him one."""
    t = five().giants({1: 5, 2: 11, 3: 16, 4: 18}).special("reinforce").raises(9, 9, 9)
    assert (t.active, t.giant(0), t.stock) == (1, None, 0)
    later = five().giants({1: 5, 3: 16, 4: 18}).special("reinforce").raises(9, 9, 9).choose("utgard")
    assert (later.giant(0), later.stock) == (9, 0)


@pytest.mark.rule("UTG-026")
def test_utx_03_no_army() -> None:
    """If P1 has no Army on the board, then he receives none even with Stock 1."""
    t = five().giants({2: 11, 3: 16, 4: 18}).owns(0, 10).army(0, 9, 1).army(1, 8, 6).owns(0, 12)
    t.attack(9, 8).special("build-temple").choose(10)
    assert t.armies(0) == {}
    assert (t.active, t.giant(0), t.stock) == (1, None, 1)


@pytest.mark.rule("UTG-031", "UTG-032", "UTG-035")
def test_utx_04_following_an_army_is_a_choice() -> None:
    """If A3 goes to 7 and A1 to 5 and the Giant follows neither, then it goes to the Stock after the second move."""
    t = war(3).army(0, 6, 3, 1).giants({0: 6}).attributes(0, authority=2).move(6, 7, value=3, giant=False)
    assert (t.giant(0), t.stock) == (6, 3)
    t.move(6, 5, value=1, giant=False)
    assert (t.giant(0), t.stock) == (None, 4)
    other = war(3).army(0, 6, 3, 1).giants({0: 6}).move(6, 7, value=3, giant=False).move(6, 5, value=1, giant=True)
    assert (other.giant(0), other.stock) == (5, 3)


def fifth() -> Table:
    """P1's A1 and Giant go from 17 to 18; P2 has A2, A1 and his Giant there; two more Giants are in the Stock."""
    return war(2).army(0, 17, 1).army(1, 18, 2, 1).giants({0: 17, 1: 18}).move(17, 18, giant=True)


@pytest.mark.rule("UTG-045", "UTG-046", "UTG-047")
def test_utx_05_both_sacrifice_and_the_attacker_is_gone() -> None:
    """If P2 and then P1 sacrifice, then A1 is destroyed, P2 is left with A1 and keeps 18, and the Stock is 4."""
    t = fifth()
    assert t.stock == 2
    t.choose("yes")
    assert t.armies(0) == {}
    t.choose("yes")
    assert t.armies(1) == {18: [1]}
    assert (t.owner(18), t.stock, t.question) == (1, 4, "SPECIAL_ACT")
    declined = fifth().choose("yes", "no")
    assert declined.armies(1) == {18: [2, 1]}
    assert declined.stock == 4


@pytest.mark.rule("UTG-043", "UTG-044", "LOR-085")
def test_utx_06_a_sacrifice_turns_a_battle() -> None:
    """If P1 sacrifices, then it is 6 against 5 and he takes 19 without loss; otherwise it is 6 against 8."""
    for sacrifice, totals in (("yes", (6, 5)), ("no", (6, 8))):
        t = war(3).army(0, 18, 3, 2).army(1, 19, 2, 2, 1).giants({0: 18}).hand(1, "axe 3").hand(0, "bow 1")
        t.move(18, 19, value=3, giant=True).move(18, 19, value=2).choose(sacrifice)
        assert t.armies(1) == ({19: [1, 1]} if sacrifice == "yes" else {19: [2, 2, 1]})
        t.choose("axe 3")
        assert t.totals == (5, totals[1])
        t.choose("bow 1")
        if sacrifice == "yes":
            while t.question == "LOWER_ARMY":
                t.choose("A1 in 19")
            assert t.armies(0) == {19: [3, 2]}
            assert t.armies(1) == {}
            assert t.owner(19) == 0
        assert t.log("BATTLE_WON")[0][0] == (0 if sacrifice == "yes" else 1)


@pytest.mark.rule("UTG-034", "UTG-035", "LOR-141")
def test_utx_07_the_giant_retreats_along() -> None:
    """If P2 loses 12 with A3 and his Giant, then A2 and the Giant go to 11; with no way out both are gone."""
    t = war(3).army(1, 12, 3).giants({1: 12}).owns(1, 11).army(0, 13, 6, 1).army(0, 14, 1).attack(13, 12, value=6)
    t.choose("no")
    assert t.armies(1) == {11: [2]}
    assert (t.giant(1), t.stock) == (11, 3)
    closed = war(3).army(1, 12, 3).giants({1: 12}).army(0, 11, 1).army(0, 13, 6, 1).army(0, 14, 1)
    closed.attack(13, 12, value=6).choose("no")
    assert closed.armies(1) == {}
    assert (closed.giant(1), closed.stock) == (None, 4)


@pytest.mark.rule("UTG-031", "UTG-033")
def test_utx_08_placed_also_carries_the_giant() -> None:
    """If Niflheim places A4 from 3 in 20, then the Giant comes along or goes to the Stock; P1 keeps 3."""
    for answer, place, stock in (("yes", 20, 3), ("no", None, 4)):
        t = war(3).allies(0, "niflheim").army(0, 3, 4).owns(0, 20).giants({0: 3}).hero(0, 16)
        t.special("usurp").choose("niflheim", "army")
        if t.question == "PLACE_ARMY":
            t.choose_army(3)
        t.choose(20, answer)
        assert t.armies(0) == {20: [4]}
        assert (t.giant(0), t.stock, t.owner(3)) == (place, stock, 0)


@pytest.mark.rule("UTG-011", "LOR-126", "LOR-111")
def test_utx_09_two_players() -> None:
    """If two play in mode R, then 14 Regions, gates, four forges, six monsters and four Temples to win are as said."""
    t = opening(2, mode="realm")
    regions = t.table["regions"]
    assert {region["number"] for region in regions} == {*range(1, 8), *range(15, 22)}
    assert (t.gates_now[6], t.gates_now[16]) == ("niflheim", "utgard")
    assert {t.gates_now[gate] for gate in (2, 5, 17, 19)} == {"alfheim", "svartalfheim", "muspelheim", "vanaheim"}
    assert sum(bool(region["forge"]) for region in regions) == 4
    assert len(t.sheets) == 6
    assert t.table["temples_to_win"] == 4


def seventeenth(*more: str) -> Table:
    """P1 comes from 5 and 8 into 6 with A2 and A2 against A3; spear 3 against bow 2 and perhaps more."""
    t = war(3, mode="none", heroes="snorri,aslaug,ragnar").army(0, 5, 2).camp(0, 8, 2).army(1, 6, 3).owns(1, 7)
    return t.hand(0, "spear 3").hand(1, "bow 2", *more).move(5, 6).move(8, 6)


@pytest.mark.rule("LOR-083", "LOR-086", "LOR-141")
def test_utx_17_battle_and_retreat() -> None:
    """If it is 7 against 5, then P1 loses one point, and A3 becomes A2 and goes to 7 or 8, not to 5."""
    t = seventeenth().choose("bow 2", "spear 3")
    t.until("LOWER_ARMY", "RETREAT_TO")
    if t.question == "LOWER_ARMY":
        t.choose("A2 in 6")
    assert t.asked == (1, "RETREAT_TO")
    assert t.options == {7, 8}
    t.choose(8)
    assert t.armies(1) == {8: [2]}
    assert t.armies(0) == {6: [2, 1]}
    assert t.owner(6) == 0


@pytest.mark.rule("LOR-085", "LOR-087", "LOR-141")
def test_utx_17_a_tie_is_the_defenders() -> None:
    """If it is 7 against 7, then P2 wins, and P1 loses two points and goes with the rest to 5 or 8."""
    t = seventeenth("axe 2").choose("bow 2", "spear 3", "axe 2")
    t.until("LOWER_ARMY", "RETREAT_TO")
    while t.question == "LOWER_ARMY":
        t.choose(max(map(str, t.options)))
    assert t.asked == (0, "RETREAT_TO")
    assert t.options == {5, 8}
    t.choose(5)
    assert sum(sum(values) for values in t.armies(0).values()) == 2
    assert list(t.armies(0)) == [5]
    assert t.armies(1) == {6: [3]}


@pytest.mark.rule("LOR-020", "LOR-056", "LOR-113")
def test_utx_18_neutral_regions_usurp_and_the_end() -> None:
    """If A3 enters 4 and P1 usurps 19, then 4 stays neutral, 19 is his, and three others have one more turn each."""
    t = war(4, mode="none", heroes="ragnar,snorri,lagertha,beowulf").army(0, 2, 3).hero(0, 19).owns(1, 19)
    for seat, region in ((1, 5), (2, 9), (3, 11)):
        t.army(seat, region, 1)
    t.fulfilled(1, 5).pieces(odin=4).move(2, 4).stop()
    assert t.owner(4) is None
    t.choose("usurp")
    assert t.owner(19) == 0
    turns = []
    while not t.is_over:
        turns.append(t.active)
        t.special("prepare").choose("fehu", "fehu")
    assert turns == [1, 2, 3]
    assert t.outcome.reason == "LOR-114"


@pytest.mark.rule("LOR-056", "LOR-099")
def test_utx_18_an_injury_on_strength_forbids_the_usurp() -> None:
    """If strength 2 is injured, then 2 + 1 does not reach 4."""
    t = war(4, mode="none", heroes="ragnar,snorri,lagertha,beowulf").army(0, 2, 3).hero(0, 19).owns(1, 19)
    t.injuries(0, "strength").until("SPECIAL_ACT")
    assert "usurp" not in t.options
    assert t.closed("usurp") == "LOR-056"
