"""The worked examples YGX-S1 to YGX-S6 of the rulebook, and YGX-01 to YGX-08, with their own numbers."""

from __future__ import annotations

import pytest

from ninerealms.kernel.game import Value
from tests.games.yggdrasil.scenario import Table, saga_table
from tests.games.yggdrasil.scenario_saga import bare_charts, lost_by, second_card, strength_of

FOUR = "odin,thor,frigg,freyr"


# --- YGX-S1 to YGX-S6: the rulebook's own ---------------------------------------------------------


@pytest.mark.rule("YGG-150", "YGG-148", "YGG-149")
@pytest.mark.parametrize(("rotation", "middle"), [(0, "midgard"), (1, "svartalfheim")])
def test_ygx_s1_odins_possible_moves(rotation: int, middle: str) -> None:
    """If Odin is in Jotunheim in the easy game, then he has five choices; after a turn Svartalfheim for Midgard."""
    t = saga_table(3).places(odin="jotunheim").counts(rotation=rotation).begin("odin")
    assert t.options == {"jotunheim", "muspelheim", "niflheim", middle, "asgard"}


@pytest.mark.rule("YGG-227", "YGG-219", "YGG-220")
def test_ygx_s2_odin_against_four_risks() -> None:
    """If Odin returns 1 Hero and rolls S, I-lost, II-lost, blank with 1 Elf, then he loses 1 life and 2 dice."""
    t = saga_table(4, gods=FOUR).everybody_in("jotunheim").places(odin="asgard").elves(odin=2).dice(odin=3)
    t.counts(valhalla=3).enemies(fenrir="asgard").devastated("nidavellir").to_duty("odin")
    assert (t.table["elves_reserve"], t.table["vanir_reserve"], strength_of(t, "fenrir")) == (9, 8, 2)
    t.choose("act")
    assert t.log("FACED_RISKS")[-1] == ("odin", 4, 4)
    t.throw("S", "I+", "II+", "-").choose(1, 3, "-", "none")
    table, odin = t.table, t.god("odin")
    assert (odin["life"], odin["elves"], odin["vanir"]) == (5, 1, 1)
    assert (table["valhalla"], table["heroes_reserve"]) == (2, 6)
    assert (table["elves_reserve"], table["vanir_reserve"]) == (10, 10)
    assert (t.ruins, strength_of(t, "fenrir")) == (set(), 1)


def frigg_and_freyr() -> Table:
    """A campaign in which only Frigg has a relationship: Comrade in Arms towards Freyr."""
    charts = ";".join(["0/0/0/0/freyr/-/-/-", bare_charts(2)])
    options: dict[str, Value] = {"saga": 3, "gods": "frigg,freyr,thor", "charts": charts}
    return saga_table(3, **options).places(thor="jotunheim")


@pytest.mark.rule("YGG-283", "YGG-280", "YGG-186")
def test_ygx_s3_frigg_and_her_comrade_freyr() -> None:
    """If Frigg rolls S and a blank, and Freyr S, then both risks of the Asgard action are cancelled."""
    t = frigg_and_freyr().life(frigg=5).dice(frigg=1).devastated("nidavellir").throw("S", "-", comrades=("S",))
    t.to_duty("frigg").choose("act", 1)
    assert t.log("FACED_RISKS")[-1][1] == 2
    assert (t.life_of("frigg"), t.god("frigg")["vanir"], t.ruins, t.table["cage_markers"]) == (5, 1, set(), 7)


@pytest.mark.rule("YGG-284", "YGG-279")
def test_ygx_s4_the_relationship_does_not_work_backwards() -> None:
    """If Freyr fights Fenrir beside Frigg and rolls I, then she does not roll, and he loses 1 life."""
    t = frigg_and_freyr().life(freyr=4).enemies(fenrir="asgard").throw("I").to_duty("freyr").choose("fight fenrir")
    assert (t.log("COMRADE_ROLLED"), t.life_of("freyr"), t.place_of("fenrir")) == ([], 3, "cage")


@pytest.mark.rule("YGG-291", "YGG-289")
def test_ygx_s5_lucky_companion_takes_the_die() -> None:
    """If Odin changes I-lost and a blank with 2 Elves, then Freyr takes the I-lost die and the Elves go back."""
    charts = ";".join(["0/0/0/0/-/-/odin/-", bare_charts(2)])
    t = saga_table(3, saga=3, gods="freyr,odin,thor", charts=charts).places(freyr="midgard", odin="midgard")
    t.elves(odin=2).dice(odin=2).counts(island=1).throw("S", "I+", "-")
    t.to_duty("odin")
    before = (t.table["elves_reserve"], t.table["vanir_reserve"])
    t.choose("fight jormungand", 2, "I+", "-")
    assert t.asked == ("freyr", "LUCKY_TAKE")
    t.choose("lost-die")
    odin, freyr = t.god("odin"), t.god("freyr")
    assert (odin["life"], odin["elves"], odin["vanir"], freyr["elves"], freyr["vanir"]) == (7, 0, 1, 0, 1)
    assert (t.table["elves_reserve"], t.table["vanir_reserve"]) == (before[0] + 2, before[1])


@pytest.mark.rule("YGG-294", "YGG-292")
@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_ygx_s6_travelling_companion_then_a_normal_move(rotation: int) -> None:
    """If Frigg goes to Freyja in Alfheim, then Muspelheim is one move away; without the trip it is not."""
    t = saga_table(3, mode="hard", gods="frigg,freyja,thor").bond("travel", "frigg", "freyja")
    t.places(freyja="alfheim").counts(rotation=rotation).begin("frigg").choose("freyja", "muspelheim")
    assert t.place_of("frigg") == "muspelheim"
    assert t.asked != ("frigg", "TRAVEL_WITH")
    t = saga_table(3, mode="hard", gods="frigg,freyja,thor").places(freyja="alfheim").counts(rotation=rotation)
    assert t.begin("frigg").closed("muspelheim") == "YGG-147"


# --- YGX-01 to YGX-07: enemies and cards ----------------------------------------------------------


@pytest.mark.rule("YGG-097", "YGG-100", "YGG-101")
def test_ygx_01_hel_on_the_top_level() -> None:
    """If Hel activates in Asgard, then all lose before the level turns; from Midgard at r=1 she goes to Alfheim."""
    t = second_card(saga_table(3).enemies(hel="asgard").counts(rotation=1), "hel", "thor", "odin")
    assert (lost_by(t), t.s.rotation, t.life_of("thor")) == ("hel", 1, 7)
    for life, over in ((7, False), (1, True)):
        t = saga_table(3).enemies(hel="midgard").devastated("midgard").counts(rotation=1).life(thor=life)
        second_card(t, "hel", "thor", "odin")
        assert (t.place_of("hel"), t.s.rotation, t.life_of("thor")) == ("alfheim", 2, life - 1)
        assert (t.question is None, t.ruins) == (over, {"midgard"})


@pytest.mark.rule("YGG-088", "YGG-106", "YGG-168")
def test_ygx_02_two_enemies_meet() -> None:
    """If Surt comes to Loki in Nidavellir, then it is devastated, the level turns, and 2 Fire Giants come."""
    t = second_card(saga_table(3).enemies(loki="nidavellir"), "surt", "thor", "odin")
    told = [name for name in t.story if name in ("ENEMY_MOVED", "WORLD_DEVASTATED", "TREE_TURNED", "GIANTS_CAME")]
    assert told == ["ENEMY_MOVED", "WORLD_DEVASTATED", "TREE_TURNED", "GIANTS_CAME"]
    assert (t.place_of("surt"), t.ruins, t.s.rotation) == ("nidavellir", {"nidavellir"}, 1)
    assert t.table["columns"][2][1] == "nidavellir"
    assert (t.table["giants"], t.table["giants_reserve"]) == (2, 6)
    assert (strength_of(t, "surt"), strength_of(t, "fenrir")) == (3, 2)


@pytest.mark.rule("YGG-168", "YGG-208")
@pytest.mark.parametrize("first", ["nidavellir", "svartalfheim"])
def test_ygx_02_a_second_marker_and_back(first: str) -> None:
    """If two worlds are devastated, then Fenrir has 3; whichever is restored first, he has 2."""
    t = saga_table(3).devastated("nidavellir", "svartalfheim").places(thor=first)
    assert (strength_of(t, "fenrir"), t.table["cage_markers"]) == (3, 5)
    t.to_duty("thor").choose("restore")
    assert (strength_of(t, "fenrir"), t.table["cage_markers"], t.life_of("thor")) == (2, 6, 5)


@pytest.mark.rule("YGG-108", "YGG-113", "YGG-114")
def test_ygx_03_loki_comes_out_of_the_cage() -> None:
    """If Freyja activates Loki, then he comes to her, devastates Alfheim, and Suttung is the third Jotun."""
    t = saga_table(3, gods="freyja,thor,odin").places(freyja="alfheim").enemies(loki="cage", hel="alfheim")
    t.jotuns("beli", "thjazi").counts(rotation=2).next_jotun("suttung")
    second_card(t, "loki", "freyja", "thor")
    assert (t.place_of("loki"), t.ruins, t.s.rotation) == ("alfheim", {"alfheim"}, 0)
    assert (t.table["jotun_pieces"], strength_of(t, "loki"), len(t.table["jotun_cards"])) == (4, 4, 15)
    assert "suttung" not in t.table["jotun_cards"]
    assert t.asked == ("freyja", "MOVE_TO")


@pytest.mark.rule("YGG-368")
def test_ygx_03_loki_was_already_there() -> None:
    """If Loki is with Freyja alone, then he stays, nothing is devastated, the level turns and the Jotun comes."""
    t = saga_table(3, gods="freyja,thor,odin").places(freyja="alfheim").enemies(loki="alfheim")
    second_card(t.next_jotun("suttung"), "loki", "freyja", "thor")
    assert (t.place_of("loki"), t.ruins, t.s.rotation, t.table["jotuns"]) == ("alfheim", set(), 1, ["suttung"])


@pytest.mark.rule("YGG-123", "YGG-125", "YGG-127")
@pytest.mark.parametrize(("life", "over"), [(5, False), (3, True), (2, True)])
def test_ygx_04_fenrir_is_already_out(life: int, over: bool) -> None:
    """If Thor activates Fenrir in Asgard, then he loses 3 life, his turn ends, only his deck is shuffled."""
    t = saga_table(4, gods=FOUR).enemies(fenrir="asgard").places(thor="vanaheim").life(thor=life)
    second_card(t, "fenrir", "thor", "frigg")
    assert (t.place_of("fenrir"), t.life_of("thor"), t.question is None) == ("asgard", max(0, life - 3), over)
    if not over:
        assert t.known_deck("thor") == ["?"] * 6
        assert t.known_deck("frigg")[-1] == "fenrir of frigg"
        assert t.log("TURN_ENDED") == [("thor",)]


@pytest.mark.rule("YGG-121", "YGG-122", "YGG-124")
@pytest.mark.parametrize(("loki", "ruins"), [("vanaheim", set()), ("asgard", {"asgard"})])
def test_ygx_04_fenrir_leaves_the_cage(loki: str, ruins: set[str]) -> None:
    """If Fenrir was in the Cage, then he is in Asgard, no life is lost, the turn ends; Loki there devastates it."""
    t = saga_table(4, gods=FOUR).enemies(loki=loki).places(thor="vanaheim").life(thor=5)
    second_card(t, "fenrir", "thor", "frigg")
    assert (t.place_of("fenrir"), t.life_of("thor"), t.ruins) == ("asgard", 5, ruins)
    assert (t.log("TURN_ENDED"), t.log("DECK_SHUFFLED")) == ([("thor",)], [("thor",)])


@pytest.mark.rule("YGG-302", "YGG-373")
def test_ygx_05_tyrs_exception() -> None:
    """If Tyr activates Fenrir in the hard game, then he still moves and draws 2 creatures; easy, his turn ends."""
    t = saga_table(4, mode="hard", gods="tyr,odin,thor,frigg").places(tyr="niflheim")
    second_card(t, "fenrir", "tyr", "odin")
    assert (t.place_of("fenrir"), t.life_of("tyr"), t.known_deck("tyr")) == ("asgard", 6, ["?"] * 6)
    t.choose("svartalfheim").next_creatures("hildisvini", "heidrun").choose("act")
    assert len(t.log("DREW_CREATURE")) == 2
    t = saga_table(4, mode="hard", gods="tyr,odin,thor,frigg").enemies(fenrir="asgard")
    second_card(t, "fenrir", "tyr", "odin")
    assert (t.life_of("tyr"), t.asked) == (3, ("tyr", "MOVE_TO"))
    t = second_card(saga_table(4, gods="tyr,odin,thor,frigg"), "fenrir", "tyr", "odin")
    assert t.log("TURN_ENDED") == [("tyr",)]
    t = second_card(saga_table(4, mode="hard", gods="tyr,odin,thor,frigg"), "fenrir", "odin", "tyr")
    assert (t.log("TURN_ENDED"), t.known_deck("tyr")[-1]) == ([("odin",)], "fenrir of tyr")


def owned(t: Table) -> list[int]:
    """The cards of Odin and Thor in deck and middle; a card face up on the wheel is counted by the test."""
    down = [int(god["facedown"]) for god in t.table["gods"][:2]]
    return [len(t.known_deck(god)) + n for god, n in zip(("odin", "thor"), down, strict=True)]


@pytest.mark.rule("YGG-082", "YGG-083")
def test_ygx_06_the_support_gods_card_goes_to_who_does_not_own_the_other() -> None:
    """If Odin reveals Frigg's Surt on Thor's, then both go back to whom they came from: 9 and 9; she may move."""
    t = saga_table(2, gods="odin,thor,frigg").wheel("surt of thor").deck("odin", "surt of frigg")
    assert owned(t) == [9, 9 - 1]
    t.begin("odin")
    assert (t.known_deck("thor")[-1], t.known_deck("odin")[-1]) == ("surt of thor", "surt of frigg")
    assert (owned(t), t.question) == ([9, 9], "MOVE_SUPPORT")


@pytest.mark.rule("YGG-082", "YGG-083")
def test_ygx_06_the_card_of_a_player_moves_no_support_god() -> None:
    """If Thor makes the pair with his own Hel, then Frigg's Hel goes under Odin's deck: 10 and 8; she stays."""
    t = saga_table(2, gods="odin,thor,frigg").wheel("hel of frigg").deck("thor", "hel of thor")
    t.deck("odin", "surt of odin", "nidhogg of frigg")
    assert owned(t) == [9, 9 - 1]
    t.begin("thor")
    assert (t.known_deck("odin")[-1], t.known_deck("thor")[-1]) == ("hel of frigg", "hel of thor")
    assert (owned(t), t.asked) == ([10, 8], ("thor", "MOVE_TO"))


@pytest.mark.rule("YGG-082", "YGG-083")
def test_ygx_06_both_cards_came_from_one_player() -> None:
    """If Odin reveals Frigg's Loki on his own, then Frigg's goes under Thor's deck: 8 and 10; she may move."""
    t = saga_table(2, gods="odin,thor,frigg").wheel("loki of odin").deck("odin", "loki of frigg")
    t.deck("thor", "jormungand of thor", "surt of frigg").next_jotun("beli")
    assert owned(t) == [9 - 1, 9]
    t.begin("odin")
    assert (t.known_deck("odin")[-1], t.known_deck("thor")[-1]) == ("loki of odin", "loki of frigg")
    assert (owned(t), t.question) == ([8, 10], "MOVE_SUPPORT")


def alone(*cards: str) -> Table:
    """Odin with the support gods Thor and Frigg; these cards and pairs of the named enemies are on the wheel."""
    pairs = [card for card in cards if " of " not in card]
    wheel = [card for card in cards if " of " in card]
    return saga_table(1, gods="odin,thor,frigg").wheel(
        *wheel, *(f"{p} of {g}" for p in pairs for g in ("thor", "frigg"))
    )


@pytest.mark.rule("YGG-084", "YGG-085", "YGG-086")
def test_ygx_07_solo_the_third_card() -> None:
    """If the second Hel card is revealed alone, then it activates and stays; the third replaces both, no activation."""
    t = alone("hel of thor", "surt", "jormungand", "fenrir", "loki").deck("odin", "hel of odin").begin("odin")
    assert (t.place_of("hel"), len(t.known_deck("odin"))) == ("svartalfheim", 8)
    assert {"hel of thor", "hel of odin"} <= set(t.face_up)
    t = alone("hel of thor", "hel of odin", "surt", "jormungand", "fenrir", "loki", "nidhogg")
    t.deck("odin", "hel of frigg").begin("odin")
    assert t.place_of("hel") == "niflheim"
    assert (len(t.known_deck("odin")), t.known_deck("odin")[-2:]) == (7, ["hel of thor", "hel of odin"])
    assert [card for card in t.face_up if card.startswith("hel")] == ["hel of frigg"]
    t = alone("hel of frigg").deck("odin", "hel of thor").begin("odin")
    assert t.place_of("hel") == "svartalfheim"


# --- YGX-08: grades -------------------------------------------------------------------------------


@pytest.mark.rule("YGG-176", "YGG-177", "YGG-178")
@pytest.mark.parametrize(
    ("others", "enemy", "grade", "elves", "risks"),
    [
        (0, False, "normal", 2, 2),
        (1, False, "bonus", 3, 1),
        (2, False, "bonus", 3, 1),
        (0, True, "penalty", 1, 3),
        (1, True, "normal", 2, 2),
        (2, True, "normal", 2, 2),
    ],
)
def test_ygx_08_grade_of_an_action(others: int, enemy: bool, grade: str, elves: int, risks: int) -> None:
    """If gods and an enemy are with Thor, then bonus, penalty or normal: so many Elves, so many risks in Niflheim."""
    for world in ("alfheim", "niflheim"):
        t = saga_table(3, gods="thor,odin,frigg").everybody_in("jotunheim").places(thor=world).counts(dead=2)
        t.places(**dict.fromkeys(("odin", "frigg")[:others], world)).enemies(hel="cage")
        if enemy:
            t.enemies(loki=world)
        seen = t.world(world)
        assert seen["grades"][0] == grade
        if world == "niflheim":
            assert seen["risks"][0] == risks
        else:
            t.to_duty("thor").choose("act")
            if t.question == "TAKE_COUNT":
                t.choose(elves)
            assert t.god("thor")["elves"] == elves
