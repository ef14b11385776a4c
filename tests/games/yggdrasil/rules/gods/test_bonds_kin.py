"""Kin: taking from another god's supply, or letting a support god bear the loss (p.22)."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table


def kin(players: int = 3, gods: str = "odin,thor,frigg") -> Table:
    """Odin has Kin towards Frigg; his comrades are struck from his sheet."""
    t = saga_table(players, mode="hard", gods=gods).bond("comrade", "odin").bond("kin", "odin", "frigg")
    return t.places(thor="jotunheim") if "thor" in t.gods else t


def until_kin(t: Table, god: str = "odin") -> Table:
    """To the next window in which a holder of Kin is asked."""
    t.until("KIN_TAKE")
    assert t.asked == (god, "KIN_TAKE")
    return t


# --- taking ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-285")
@pytest.mark.tells("KIN_TOOK YGG-285")
def test_kin_takes_elves_dice_and_artifacts_in_the_same_world() -> None:
    """If Frigg is in Odin's world, then he may take any of her artifacts, Elves and Vanir dice."""
    t = kin().elves(frigg=2).dice(frigg=1).artifacts("frigg", "gungnir", "draupnir").begin("odin")
    until_kin(t)
    assert t.options == {"elf of frigg", "die of frigg", "gungnir of frigg", "draupnir of frigg", "none"}
    t.choose("elf of frigg", "elf of frigg", "die of frigg", "gungnir of frigg")
    odin, frigg = t.god("odin"), t.god("frigg")
    assert (odin["elves"], odin["vanir"], odin["artifacts"]) == (2, 1, ["gungnir"])
    assert (frigg["elves"], frigg["vanir"], frigg["artifacts"]) == (0, 0, ["draupnir"])
    assert t.options == {"draupnir of frigg", "none"}
    assert t.log("KIN_TOOK") == [("odin", "frigg", thing) for thing in ("elf", "elf", "die", "gungnir")]
    t.choose("none")
    assert t.question != "KIN_TAKE"


@pytest.mark.rule("YGG-285")
@pytest.mark.parametrize("world", ["alfheim", "midgard", "jotunheim", "niflheim"])
def test_kin_takes_nothing_from_another_world(world: str) -> None:
    """If Frigg is in another world, then Odin is never asked in the whole round."""
    t = kin().elves(frigg=2).places(frigg=world).begin("odin")
    asked = []
    while t.s.rounds == 1:
        asked.append(t.asked)
        t.choose("stay" if t.question == "MOVE_TO" else "none")
    assert ("odin", "KIN_TAKE") not in asked


@pytest.mark.rule("YGG-285", "YGG-279")
def test_the_object_takes_nothing_from_its_kin() -> None:
    """If Odin has Kin towards Frigg, then Frigg takes nothing from him, and he nothing from Thor."""
    t = kin().elves(odin=2, thor=2).places(thor="asgard").begin("odin")
    while t.s.rounds == 1:
        assert t.question != "KIN_TAKE"
        t.choose("stay" if t.question == "MOVE_TO" else "none")


@pytest.mark.rule("YGG-286", "YGG-377")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
def test_kin_is_used_in_any_turn(god: str) -> None:
    """If it is Odin's turn, Frigg's or Thor's, then Odin may take from Frigg in it."""
    t = until_kin(kin().elves(frigg=1).begin(god))
    assert t.log("TURN_BEGINS")[-1] == (god,)
    t.choose("elf of frigg")
    assert (t.god("odin")["elves"], t.god("frigg")["elves"]) == (1, 0)


@pytest.mark.rule("YGG-377", "YGG-286")
def test_kin_may_be_used_before_the_move_before_the_duty_and_after_it() -> None:
    """If Odin declines, then he is asked again between the other steps of the same turn."""
    t = kin().elves(frigg=1).begin("odin")
    seen = []
    while t.log("TURN_BEGINS") == [("odin",)]:
        seen.append(t.question)
        t.choose("stay" if t.question == "MOVE_TO" else "none")
    assert seen.index("KIN_TAKE") < seen.index("MOVE_TO")
    after_move = seen[seen.index("MOVE_TO") + 1 :]
    assert "KIN_TAKE" in after_move


@pytest.mark.rule("YGG-377", "YGG-285")
def test_kin_before_the_throw_gives_dice_for_it() -> None:
    """If Odin faces risks without a die, then he may take Frigg's before his throw and roll it."""
    t = kin().enemies(hel="asgard").counts(dead=1, valhalla=1).dice(frigg=1).to_duty("odin").choose("fight hel")
    assert t.asked == ("odin", "KIN_TAKE")
    t.choose("die of frigg")
    assert t.question == "USE_HEROES"
    t.throw("-", "S").choose(0, 1)
    assert t.life_of("odin") == 7 - 1
    assert t.god("odin")["vanir"] == 1


@pytest.mark.rule("YGG-377", "YGG-286")
def test_kin_after_the_throw_gives_elves_to_change_it() -> None:
    """If Odin's throw has failed, then he may take Frigg's Elf and change his die with it."""
    t = kin().enemies(hel="asgard").elves(frigg=1).throw("-").to_duty("odin").choose("fight hel")
    assert t.asked == ("odin", "KIN_TAKE")
    t.choose("none")
    assert t.log("GOD_DIE_ROLLED") == [("odin", "-")]
    assert t.asked == ("odin", "KIN_TAKE")
    t.choose("elf of frigg")
    assert t.asked == ("odin", "CHANGE_DIE")
    t.choose("god")
    assert (t.life_of("odin"), t.table["elves_reserve"]) == (7, 9)


@pytest.mark.rule("YGG-377")
def test_in_a_risk_only_the_god_that_faces_it_uses_kin() -> None:
    """If Frigg throws beside Odin, whose kin she is, then he takes nothing of her supply until her throw is over."""
    t = kin().enemies(hel="asgard").counts(dead=1).elves(frigg=1).throw("-").to_duty("frigg").choose("fight hel")
    assert t.asked == ("frigg", "CHANGE_DIE")
    t.choose("god")
    assert (t.life_of("frigg"), t.log("KIN_TOOK")) == (6, [])


@pytest.mark.rule("YGG-377")
def test_each_holder_in_turn_takes_what_it_wants() -> None:
    """If Odin and Thor both have Kin towards Frigg, then one after another is asked."""
    t = kin().places(thor="asgard").bond("kin", "thor", "frigg").elves(frigg=2).begin("frigg")
    until_kin(t, "odin").choose("elf of frigg", "none")
    assert t.asked == ("thor", "KIN_TAKE")
    t.choose("elf of frigg")
    assert [t.god(god)["elves"] for god in ("odin", "thor", "frigg")] == [1, 1, 0]


@pytest.mark.rule("YGG-285")
def test_what_kin_took_can_be_taken_by_its_own_kin() -> None:
    """If Thor has Kin towards Odin and Odin towards Frigg, then an Elf may go from Frigg to Odin to Thor."""
    t = kin().places(thor="asgard").bond("kin", "thor", "odin").elves(frigg=1).begin("frigg")
    until_kin(t, "odin").choose("elf of frigg")
    until_kin(t, "thor").choose("elf of odin")
    assert [t.god(god)["elves"] for god in ("odin", "thor", "frigg")] == [0, 1, 0]


# --- kin with a support god -----------------------------------------------------------------------


def fighting_kin(players: int = 2, dead: int = 2) -> Table:
    """Odin beside the support god Frigg, who is his kin, and Hel in Alfheim."""
    gods = {1: "odin,frigg,tyr", 2: "odin,thor,frigg"}[players]
    t = kin(players, gods).everybody_in("jotunheim").places(odin="alfheim", frigg="alfheim")
    return t.enemies(hel="alfheim").counts(dead=dead)


@pytest.mark.rule("YGG-287", "YGG-278")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("borne", [0, 1, 2, 3])
def test_a_support_god_may_lose_the_life_instead(players: int, borne: int) -> None:
    """If Odin would lose 3 life beside his kin, a support god, then it loses as many of them as he says."""
    t = fighting_kin(players).throw("-").to_duty("odin").choose("fight hel")
    assert t.asked == ("odin", "KIN_BEARS")
    assert t.options == {0, 1, 2, 3}
    t.choose(borne)
    assert t.life_of("frigg") == 5 - borne
    assert t.life_of("odin") == {1: 9, 2: 8}[players] - 3 + borne


@pytest.mark.rule("YGG-287")
@pytest.mark.tells("LIFE_LOST YGG-287")
def test_only_risks_that_are_left_can_be_borne() -> None:
    """If one of two risks is cancelled, then one can be borne; if all are, then nothing is asked."""
    t = fighting_kin(dead=1).throw("S").to_duty("odin").choose("fight hel")
    assert t.options == {0, 1}
    t.choose(1)
    assert (t.life_of("odin"), t.life_of("frigg")) == (8, 4)
    t = fighting_kin(dead=0).throw("S").to_duty("odin").choose("fight hel")
    assert t.question != "KIN_BEARS"
    assert (t.life_of("odin"), t.life_of("frigg")) == (8, 5)


@pytest.mark.rule("YGG-287")
def test_a_support_god_elsewhere_bears_nothing() -> None:
    """If the support god is in another world, then Odin loses the life himself."""
    t = fighting_kin().places(frigg="asgard").throw("-").to_duty("odin").choose("fight hel")
    assert (t.life_of("odin"), t.life_of("frigg"), t.log("LIFE_LOST")) == (5, 5, [("odin", 3, 5)])


@pytest.mark.rule("YGG-287", "YGG-279")
def test_a_support_god_bears_nothing_for_a_god_without_the_relationship() -> None:
    """If Thor fights beside Odin's kin, then Thor loses the life himself."""
    t = fighting_kin().places(thor="alfheim").throw("-").to_duty("thor").choose("fight hel")
    assert (t.life_of("thor"), t.life_of("frigg")) == (5, 5)


@pytest.mark.rule("YGG-287", "YGG-278")
def test_a_player_god_never_bears_a_loss() -> None:
    """If the kin is a player's god, then it lends its supply and not its life."""
    t = kin().everybody_in("alfheim").enemies(hel="alfheim").counts(dead=2).throw("-").to_duty("odin")
    t.choose("fight hel")
    assert t.question != "KIN_BEARS"
    assert (t.life_of("odin"), t.life_of("frigg")) == (4, 7)


@pytest.mark.rule("YGG-287", "YGG-366")
def test_the_price_of_restoring_is_no_risk_to_be_borne() -> None:
    """If Odin restores the tree beside his kin, then he pays the 2 life himself."""
    t = fighting_kin().enemies(hel="niflheim").devastated("alfheim").to_duty("odin").choose("restore")
    assert (t.life_of("odin"), t.life_of("frigg")) == (6, 5)


@pytest.mark.rule("YGG-288")
@pytest.mark.parametrize(("life", "over"), [(4, False), (3, True)])
def test_a_support_god_that_loses_its_last_life_loses_the_game(life: int, over: bool) -> None:
    """If the support god bears 3 with 4 life, then the game goes on; with 3 life it dies and all lose."""
    t = fighting_kin().life(frigg=life).throw("-").to_duty("odin").choose("fight hel", 3)
    assert (t.question is None) == over
    if over:
        assert (t.outcome.winners, t.outcome.reason) == ([], "YGG-074")


@pytest.mark.rule("YGG-287")
def test_two_support_gods_share_what_is_borne() -> None:
    """If both support gods of a solo game are kin in the world, then each may bear a part."""
    t = fighting_kin(1).bond("kin", "odin", "frigg", "tyr").places(tyr="alfheim").throw("-").to_duty("odin")
    t.choose("fight hel", 1)
    assert t.asked == ("odin", "KIN_BEARS")
    t.choose(2)
    assert sorted((t.life_of("frigg"), t.life_of("tyr"))) == [3, 4]
    assert t.life_of("odin") == 9
