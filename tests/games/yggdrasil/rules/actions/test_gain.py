"""Actions that give something: Alfheim, Vanaheim, Midgard, Nidavellir (pages 14 and 15)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.rules.actions.company import with_company
from tests.games.yggdrasil.scenario import Table, saga_table

# Company in the world, and how many the action gives there.
AMOUNTS = [("enemy", 1), ("alone", 2), ("enemy and god", 2), ("god", 3)]
LEVEL = [content.artifact_ids[6 * level : 6 * level + 6] for level in range(3)]


# --- Alfheim ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-180")
@pytest.mark.parametrize(("company", "most"), AMOUNTS)
def test_alfheim_gives_up_to_so_many_elves(company: str, most: int) -> None:
    """If a god acts in Alfheim, then it takes up to 1, 2 or 3 Elves by the grade, as many as it says."""
    for count in range(1, most + 1):
        t = with_company("alfheim", company).elves(odin=1).to_duty("odin").choose("act")
        if t.question == "TAKE_COUNT":
            assert t.options == set(range(1, most + 1))
            t.choose(count)
        else:
            assert most == 1
        assert t.god("odin")["elves"] == 1 + count
        assert t.table["elves_reserve"] == 9 - 1 - count
        assert t.log("TOOK_ELVES") == [("odin", count, 1 + count)]
        assert (t.god("thor")["elves"], t.god("frigg")["elves"]) == (0, 0)


@pytest.mark.rule("YGG-181")
@pytest.mark.parametrize("company", ["enemy", "enemy and god", "enemy and two gods"])
def test_alfheim_without_elves_is_closed(company: str) -> None:
    """If no Elf is in the reserve, then the action is closed; with one it is open and gives that one."""
    t = with_company("alfheim", company).elves(thor=5, frigg=4).to_duty("odin")
    assert (t.closed("act"), t.why("act")) == ("YGG-181", "no-elves-left")
    t = with_company("alfheim", company).elves(thor=5, frigg=3).to_duty("odin").choose("act")
    assert t.god("odin")["elves"] == 1


# --- Vanaheim -----------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-182")
@pytest.mark.parametrize(("company", "count"), AMOUNTS)
def test_vanaheim_gives_dice(company: str, count: int) -> None:
    """If a god acts in Vanaheim, then it takes 1, 2 or 3 Vanir dice by the grade."""
    t = with_company("vanaheim", company).dice(odin=1).to_duty("odin").choose("act")
    assert t.god("odin")["vanir"] == 1 + count
    assert t.table["vanir_reserve"] == 9 - 1 - count
    assert t.log("TOOK_DICE") == [("odin", count, 1 + count)]
    assert (t.god("thor")["vanir"], t.god("frigg")["vanir"]) == (0, 0)
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-183")
def test_vanaheim_without_dice_is_closed() -> None:
    """If no Vanir die is in the reserve, then the action is closed; with one it is open."""
    t = with_company("vanaheim", "enemy").dice(thor=9).to_duty("odin")
    assert (t.closed("act"), t.why("act")) == ("YGG-183", "no-dice-left")
    t = with_company("vanaheim", "enemy").dice(thor=8).to_duty("odin").choose("act")
    assert t.god("odin")["vanir"] == 1


# --- Midgard ------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-188", "YGG-189")
@pytest.mark.parametrize(("gods", "count"), [(("odin",), 1), (("odin", "thor"), 2), (("odin", "thor", "frigg"), 2)])
def test_midgard_sends_heroes_to_valhalla_never_with_the_bonus(gods: tuple[str, ...], count: int) -> None:
    """If a god acts in Midgard, then 1 Hero goes to Valhalla, with company 2, never 3: Jormungand is there."""
    t = saga_table().places(**dict.fromkeys(gods, "midgard")).counts(valhalla=1).to_duty("odin").choose("act")
    assert t.table["valhalla"] == 1 + count
    assert t.table["heroes_reserve"] == 7 - count
    assert t.log("HEROES_CAME") == [(count, 1 + count)]


@pytest.mark.rule("YGG-188", "YGG-189")
@pytest.mark.parametrize(("gods", "count"), [(("odin",), 2), (("odin", "thor"), 3)])
def test_with_valshamr_midgard_gives_the_bonus(gods: tuple[str, ...], count: int) -> None:
    """If the god owns Valshamr, then Midgard gives 2 Heroes alone and 3 in company."""
    t = saga_table().places(**dict.fromkeys(gods, "midgard")).artifacts("odin", "valshamr").to_duty("odin")
    assert t.choose("act").table["valhalla"] == count


# --- Nidavellir ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-190")
@pytest.mark.tells("TOOK_ARTIFACT YGG-190")
@pytest.mark.parametrize(
    ("company", "open_holders"),
    [("enemy", {1}), ("alone", {1, 2}), ("enemy and god", {1, 2}), ("god", {1, 2, 3}), ("two gods", {1, 2, 3})],
)
def test_the_grade_opens_the_holders(company: str, open_holders: set[int]) -> None:
    """If a god acts in Nidavellir, then the left holder, the left and middle, or all three are open by the grade."""
    tops = ("draupnir", "miming", "svalinn")
    for holder in (1, 2, 3):
        t = with_company("nidavellir", company).holders(*tops).to_duty("odin")
        if holder in open_holders:
            taken(t, tops[holder - 1], LEVEL[holder - 1][0])
            assert t.god("odin")["artifacts"] == [tops[holder - 1]]
            assert t.log("TOOK_ARTIFACT") == [("odin", tops[holder - 1])]
        elif len(open_holders) > 1:
            t.choose("act")
            assert t.closed(f"holder-{holder}") == "YGG-190"


def taken(t: Table, artifact: str, following: str) -> Table:
    """Odin takes the top card of a holder; the next one that becomes visible is announced."""
    if t.world("nidavellir")["grades"][0] == "penalty":
        return t.next_artifact(following).choose("act")
    return t.choose("act").next_artifact(following).choose(artifact)


@pytest.mark.rule("YGG-190")
def test_an_empty_holder_gives_nothing() -> None:
    """If a holder is empty, then it is closed and the others are open."""
    t = with_company("nidavellir", "god").artifacts("thor", *LEVEL[1]).to_duty("odin").choose("act")
    assert t.options == {"holder-1", "holder-3"}
    assert t.closed("holder-2") == "YGG-190"


@pytest.mark.rule("YGG-191", "YGG-144")
def test_an_artifact_stays_with_its_god() -> None:
    """If a god took an artifact, then it has it rounds later, its effect works, and only Thrym suspends it."""
    t = with_company("nidavellir", "alone").holders("skidbladnir").deck("odin", "surt", "nidhogg").to_duty("odin")
    taken(t, "skidbladnir", "andvarinaut").end_round()
    assert t.god("odin")["artifacts"] == ["skidbladnir"]
    t.begin("odin")
    assert {"asgard", "alfheim", "vanaheim"} <= t.options
    t = saga_table().places(odin="nidavellir").artifacts("odin", "skidbladnir").jotuns("thrym").begin("odin")
    assert {"asgard", "vanaheim"} & t.options == set()
    assert t.god("odin")["artifacts"] == ["skidbladnir"]


@pytest.mark.rule("YGG-192")
@pytest.mark.parametrize("following", ["andvarinaut", "gjallarhorn", "megingjord"])
def test_the_next_card_of_the_holder_becomes_visible(following: str) -> None:
    """If the top card is taken, then the next card of that holder lies face up, and the other holders are as before."""
    t = with_company("nidavellir", "alone").holders("draupnir", "miming", "svalinn").to_duty("odin")
    taken(t, "draupnir", following)
    assert t.table["holders"] == [following, "miming", "svalinn"]
    assert "draupnir" not in t.table["holder_cards"][0]
    assert len(t.table["holder_cards"][0]) == 5


@pytest.mark.rule("YGG-192")
def test_after_the_last_card_the_holder_is_empty() -> None:
    """If the last card of a holder is taken, then nothing lies there."""
    t = with_company("nidavellir", "alone").artifacts("thor", *LEVEL[0][1:]).to_duty("odin")
    t.choose("act", LEVEL[0][0])
    assert t.table["holders"][0] is None
    assert t.god("odin")["artifacts"] == [LEVEL[0][0]]
