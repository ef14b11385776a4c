"""The worked examples YGX-17 to YGX-24, with their own numbers."""

from __future__ import annotations

import pytest

from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_saga import lost_by, second_card, strength_of


def fights(t: Table) -> set[str]:
    """The fights offered in the pending duty."""
    return {str(word) for word in t.options if str(word).startswith("fight")}


# --- YGX-17 to YGX-19: Jotuns ---------------------------------------------------------------------


def angrboda() -> Table:
    """Thor alone with Loki, to whom Angrboda is linked, in Vanaheim."""
    t = saga_table(3, gods="thor,odin,frigg").everybody_in("jotunheim").places(thor="vanaheim")
    return t.enemies(loki="vanaheim").jotuns("angrboda")


@pytest.mark.rule("YGG-138", "YGG-140", "YGG-173")
def test_ygx_17_a_linked_jotun_shields_its_enemy() -> None:
    """If Angrboda is linked to Loki, then only she can be fought; then the gauge is full and Loki's strength 1."""
    t = angrboda().to_duty("thor")
    assert (strength_of(t, "loki"), fights(t)) == (2, {"fight angrboda"})
    assert t.world("vanaheim")["grades"][0] == "penalty"
    t.throw("-").choose("fight angrboda")
    assert (t.life_of("thor"), t.table["jotun_pieces"], strength_of(t, "loki")) == (5, 7, 1)
    t.end_round().to_duty("thor")
    assert "fight loki" in fights(t)


@pytest.mark.rule("YGG-241", "YGG-182")
def test_ygx_17_gullinbursti_gives_an_action_and_one_fight() -> None:
    """If Thor owns Gullinbursti, then after beating Angrboda he may act, for 1 die, and not fight Loki too."""
    t = angrboda().artifacts("thor", "gullinbursti").throw("-").to_duty("thor").choose("fight angrboda")
    assert (t.asked, fights(t)) == (("thor", "DUTY"), set())
    t.choose("act")
    assert t.god("thor")["vanir"] == 1


@pytest.mark.rule("YGG-137", "YGG-140")
def test_ygx_17_angrboda_travels_with_loki() -> None:
    """If Loki activates and comes to Odin, then Angrboda is with him."""
    t = second_card(angrboda().places(odin="alfheim").next_jotun("beli"), "loki", "odin", "thor")
    assert (t.place_of("loki"), t.world("alfheim")["jotuns"]) == ("alfheim", ["angrboda"])


@pytest.mark.rule("YGG-139", "YGG-124")
def test_ygx_18_vafthrudnir_on_caged_fenrir() -> None:
    """If Fenrir is caged, then nobody is fought in Asgard; once he is out, Vafthrudnir first, later Fenrir of 2."""
    t = saga_table(3, gods="frigg,odin,thor").jotuns("vafthrudnir").devastated("niflheim").places(thor="jotunheim")
    assert (fights(t.to_duty("frigg")), strength_of(t, "loki")) == (set(), 2)
    t = saga_table(3, gods="frigg,odin,thor").jotuns("vafthrudnir").devastated("niflheim").places(thor="jotunheim")
    second_card(t, "fenrir", "odin", "thor")
    assert (t.place_of("fenrir"), t.world("asgard")["jotuns"]) == ("asgard", ["vafthrudnir"])
    assert (t.log("TURN_ENDED"), t.asked) == ([("odin",)], ("frigg", "MOVE_TO"))
    t.until("DUTY")
    assert fights(t) == {"fight vafthrudnir"}
    t.throw("-").choose("fight vafthrudnir")
    assert (t.life_of("frigg"), strength_of(t, "fenrir"), strength_of(t, "loki")) == (5, 2, 1)
    t = saga_table(3, gods="frigg,odin,thor").devastated("niflheim").enemies(fenrir="asgard").to_duty("frigg")
    assert fights(t) == {"fight fenrir"}


def under_thrym(world: str) -> Table:
    """Heimdall with Skidbladnir, Gungnir and Jarngreipr while Thrym is active; Hel in Alfheim, gauge 1."""
    t = saga_table(3, gods="heimdall,odin,tyr").everybody_in("muspelheim").places(heimdall=world).jotuns("thrym")
    t.artifacts("heimdall", "skidbladnir", "gungnir", "jarngreipr").enemies(hel="alfheim", surt="nidavellir")
    return t.counts(dead=1)


@pytest.mark.rule("YGG-144", "YGG-191", "YGG-237")
def test_ygx_19_thrym_cancels_all_artifacts() -> None:
    """If Thrym is active, then only normal moves are open, Hel has 2 risks, Thrym 2; artifacts are still taken."""
    t = under_thrym("niflheim").begin("heimdall")
    assert t.options == {"niflheim", "jotunheim", "muspelheim", "svartalfheim", "vanaheim"}
    t = under_thrym("alfheim").throw("-").to_duty("heimdall").choose("fight hel")
    assert t.life_of("heimdall") == 7 - 2
    t = under_thrym("nidavellir").enemies(surt="muspelheim").to_duty("heimdall").choose("act")
    t.next_artifact("draupnir").choose("holder-1")
    assert "andvarinaut" in t.god("heimdall")["artifacts"]
    t = under_thrym("jotunheim").deck("heimdall", "surt of heimdall", "nidhogg of heimdall").throw("-")
    t.to_duty("heimdall").choose("fight thrym")
    assert t.life_of("heimdall") == 7 - 2
    t.end_round().begin("heimdall")
    assert "alfheim" in t.options
    t.choose("alfheim").throw("-").choose("fight hel")
    assert t.life_of("heimdall") == 7 - 2 - 1


# --- YGX-20 to YGX-22: creatures and life ---------------------------------------------------------


def norn(players: int, gods: str, card: str) -> Table:
    """The first god alone in Svartalfheim, where the drawn card and another lie on top."""
    first = gods.split(",", maxsplit=1)[0]
    t = saga_table(players, gods=gods).places(**{first: "svartalfheim"})
    return t.next_creatures(card, "hildisvini" if card != "hildisvini" else "heidrun")


@pytest.mark.rule("YGG-261", "YGG-262")
@pytest.mark.parametrize("taker", ["odin", "thor"])
def test_ygx_20_urd_with_a_support_card(taker: str) -> None:
    """If Odin draws Urd and takes his Hel and Frigg's Loki, then they go under decks, the second as all choose."""
    t = norn(2, "odin,thor,frigg", "urd").wheel("hel of odin", "loki of frigg", "nidhogg of thor")
    t.deck("thor", "hel of thor").deck("odin", "surt of odin").to_duty("odin").choose("act", "urd")
    assert t.options <= {"surt of odin", "hel of odin", "loki of frigg", "nidhogg of thor"}
    t.choose("hel of odin", "loki of frigg")
    assert (t.question, t.options) == ("URD_OWNER", {"odin", "thor"})
    t.choose(taker)
    assert t.known_deck(taker)[-1] == "loki of frigg"
    assert "hel of odin" in t.known_deck("odin")[-2:]
    assert (t.place_of("hel"), t.place_of("loki"), t.table["jotuns"]) == ("niflheim", "vanaheim", [])
    assert "nidhogg of thor" in t.face_up
    assert t.asked == ("thor", "MOVE_TO")


def shares(lives: tuple[int, int, int]) -> Table | None:
    """Verdandi drawn by Odin with 2, 7 and 4 life; the table after these lives were set, or None."""
    t = norn(3, "odin,thor,frigg", "verdandi").life(odin=2, thor=7, frigg=4).to_duty("odin").choose("act", "verdandi")
    for life in lives:
        if t.question != "SET_LIFE":
            break
        if life not in t.options:
            return None
        t.choose(life)
    return t


@pytest.mark.rule("YGG-264", "YGG-378", "YGG-052")
@pytest.mark.parametrize(
    ("lives", "legal"), [((4, 5, 4), True), ((6, 1, 6), True), ((8, 1, 4), False), ((0, 7, 6), False)]
)
def test_ygx_21_verdandi(lives: tuple[int, int, int], legal: bool) -> None:
    """If 2, 7 and 4 life are shared anew, then 13 stay 13, each from 1 to 7."""
    t = shares(lives)
    assert (t is not None) == legal
    if t is not None:
        assert tuple(t.life_of(god) for god in ("odin", "thor", "frigg")) == lives
        assert t.table["life_reserve"] == 21 - 13


@pytest.mark.rule("YGG-052", "YGG-253", "YGG-260")
def test_ygx_22_life_limit() -> None:
    """If Tyr has 4 of 5 and all others 5, then Heidrun gives him 1, and the goats have a token for him only."""
    gods = "tyr,odin,thor,frigg,freyr"
    t = norn(5, gods, "heidrun").life(tyr=4).to_duty("tyr").choose("act", "heidrun")
    assert t.life_of("tyr") == 5
    gods = "odin,tyr,thor,frigg,freyr"
    t = norn(5, gods, "four-stags").life(tyr=4).to_duty("odin").choose("act", "four-stags")
    assert [god["life"] for god in t.table["gods"]] == [5, 4, 5, 5, 5]
    t = norn(5, gods, "tanngrisnir-and-tanngnjost").life(tyr=4).to_duty("odin")
    t.choose("act", "tanngrisnir-and-tanngnjost")
    assert [god["life"] for god in t.table["gods"]] == [5, 5, 5, 5, 5]
    t = saga_table(2)
    assert [god["limit"] for god in t.table["gods"]] == [8, 8, 5]


# --- YGX-23, YGX-24 -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-118", "YGG-119", "YGG-117")
@pytest.mark.parametrize(
    ("island", "dead", "after", "ending"),
    [(3, 4, 6, ""), (4, 6, 6, "anonymous"), (4, 3, 6, ""), (5, 3, 3, "jormungand")],
)
def test_ygx_23_jormungands_islands(island: int, dead: int, after: int, ending: str) -> None:
    """If Jormungand reaches the fifth island 2 Anonymous come, at the last 3; too few, or no island left, loses."""
    t = second_card(saga_table(3).counts(island=island, dead=dead), "jormungand")
    assert (t.table["anonymous"], t.table["anonymous_reserve"], t.s.rotation) == (after, 8 - after, 0)
    if ending:
        assert lost_by(t) == ending
    else:
        assert (t.s.island, strength_of(t, "hel")) == (island + 1, after + 1)


@pytest.mark.rule("YGG-203", "YGG-164")
def test_ygx_23_the_niflheim_action_in_between() -> None:
    """If 3 Anonymous are returned from 6, then the gauge has 3 and the reserve 5."""
    t = saga_table(3).everybody_in("jotunheim").places(odin="niflheim").counts(dead=6).enemies(hel="alfheim")
    t.throw("-").to_duty("odin").choose("act")
    if t.question == "TAKE_COUNT":
        t.choose(3)
    assert (t.table["anonymous"], t.table["anonymous_reserve"]) == (3, 5)


def deed(*artifacts: str) -> Table:
    """Frigg alone in Jotunheim with the deed rune; Svartalfheim devastated, Hel in Alfheim, Fenrir in Asgard."""
    t = saga_table(3, gods="frigg,odin,thor").everybody_in("muspelheim").places(frigg="jotunheim").life(frigg=5)
    t.devastated("svartalfheim").enemies(hel="alfheim", fenrir="asgard").artifacts("frigg", *artifacts)
    return t.stones("journey", "deed").jotuns("greip").to_duty("frigg").choose("act", "deed")


@pytest.mark.rule("YGG-199", "YGG-200", "YGG-135")
def test_ygx_24_deed_rune_on_a_devastated_world() -> None:
    """If Frigg has the deed rune, then Svartalfheim is restored for 2 life, with the apples 1; she stays."""
    t = deed()
    assert t.question == "DEED_WHERE"
    assert "act svartalfheim" not in t.options
    assert "act nidavellir" not in t.options
    assert "none" in t.options
    t.choose("restore svartalfheim")
    assert (t.life_of("frigg"), t.place_of("frigg"), t.ruins) == (3, "jotunheim", set())
    assert deed("idunns-apples").choose("restore svartalfheim").life_of("frigg") == 4


@pytest.mark.rule("YGG-199")
def test_ygx_24_deeds_have_the_normal_grade() -> None:
    """If the deed is done beside Hel in Alfheim, then 2 Elves; beside Fenrir in Asgard, then 3 risks."""
    t = deed().choose("act alfheim")
    if t.question == "TAKE_COUNT":
        t.choose(2)
    assert (t.god("frigg")["elves"], t.place_of("frigg")) == (2, "jotunheim")
    t = deed().throw("-").choose("act asgard")
    assert (t.life_of("frigg"), t.ruins) == (2, set())
