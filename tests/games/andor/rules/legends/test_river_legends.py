"""Legends 3 to 6, which are played on the River side: their cards, goals and loss lines."""

from __future__ import annotations

import pytest

from ninerealms.games.andor import content
from ninerealms.games.andor.rules import state as st
from tests.games.andor.scenario import Table, river

HEROES = ("grea", "avida", "tenaya", "raashana")


def turned(legend: int, letter: str) -> Table:
    """The card of a letter has just been turned."""
    t = river("grea", "avida", legend=legend).letter(chr(ord(letter) - 1)).sunrise()
    assert t.narrator == letter
    return t


# --- legend 3 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-630")
def test_legend_3_begins() -> None:
    """If legend 3 begins, then tile and heroes are on 540, and the logs lie where the card says."""
    t = river("grea", "avida", legend=3).opening()
    assert (t.name(t.s.tile), t.place_of("grea"), t.place_of("avida")) == (540, 540, 540)
    logs = {
        space: {name for name in t.things_on(space) if name.startswith("log")} for space in (516, 509, 525, 550, 559)
    }
    assert {len(names) for names in logs.values()} == {1}
    assert logs[516] | logs[509] == {"log-1", "log-2"}
    assert logs[525] | logs[550] == {"log-3", "log-4"}
    assert logs[559] == {"log-5"}


@pytest.mark.rule("AND-631")
@pytest.mark.tells("CARD AND-631")
def test_legend_3_card_c() -> None:
    """If C is reached, then a White Skral comes on 558."""
    assert turned(3, "C").creatures_now == {558: "white-skral"}


@pytest.mark.rule("AND-632")
@pytest.mark.tells("CARD AND-632")
def test_legend_3_card_d() -> None:
    """If D is reached, then a black knight comes on 566 and does not ride yet."""
    t = turned(3, "D")
    assert t.name(t.s.knight[0]) == 566


@pytest.mark.rule("AND-633")
@pytest.mark.tells("CARD AND-633")
def test_legend_3_card_f() -> None:
    """If F is reached, then Gors come on 559 and 501."""
    assert turned(3, "F").creatures_now == {559: "gor", 501: "gor"}


@pytest.mark.rule("AND-174", "AND-633")
def test_a_card_is_read_once_and_first() -> None:
    """If a card has two lines, then it is read once, before the first of them."""
    t = turned(3, "F")
    assert t.log("CARD") == [(3, "F")]
    assert t.story.index("CARD") < t.story.index("CREATURE_PLACED")


@pytest.mark.rule("AND-634")
@pytest.mark.tells("CARD AND-634")
def test_legend_3_card_h() -> None:
    """If H is reached, then a Troll comes on 550."""
    assert turned(3, "H").creatures_now == {550: "troll"}


@pytest.mark.rule("AND-635")
@pytest.mark.tells("CARD AND-635")
def test_legend_3_card_k() -> None:
    """If K is reached, then Gorlots come on 516 and 563."""
    assert turned(3, "K").creatures_now == {516: "gorlot", 563: "gorlot"}


@pytest.mark.rule("AND-638")
@pytest.mark.parametrize(
    ("heroes", "logs", "won"),
    [(2, ("log-5", "log-1"), True), (2, ("log-3", "log-1"), False), (3, ("log-5", "log-1"), True)],
)
def test_legend_3_is_won_with_logs_and_tile(heroes: int, logs: tuple[str, ...], won: bool) -> None:
    """If enough logs lie with the tile and it comes to 552, then the legend is won."""
    t = river(*HEROES[:heroes], legend=3).tile(510).places(grea=510).with_tile(*logs)
    t.choose("tile", "go 552")
    assert (t.name(t.s.tile), t.ending == "goals") == (552, won)


@pytest.mark.rule("AND-638")
@pytest.mark.tells("DELIVERED AND-638")
def test_legend_3_a_log_is_dropped_on_the_tile() -> None:
    """If a hero drops a log on the tile's space, then it lies with the tile; beside it, it does not."""
    t = river("grea", "avida", legend=3).tile(540).places(grea=540).strength(grea=3).has("grea", "log-3")
    t.choose("free grea", "drop log-3")
    assert t.where_is("log-3") == st.WITH_TILE
    t = river("grea", "avida", legend=3).tile(540).places(grea=539).strength(grea=3).has("grea", "log-3")
    t.choose("free grea", "drop log-3")
    assert t.things_on(539) == {"log-3"}


@pytest.mark.rule("AND-638")
def test_legend_3_the_tile_gathers_the_logs_it_comes_to() -> None:
    """If the tile comes to a space with logs, then they lie with it; logs elsewhere stay where they are."""
    t = river("grea", "avida", legend=3).tile(510).places(grea=510).lies(552, "log-3").lies(509, "log-1")
    t.choose("tile", "go 552")
    assert (t.where_is("log-3"), t.things_on(509)) == (st.WITH_TILE, {"log-1"})


@pytest.mark.rule("AND-638")
@pytest.mark.parametrize(("heroes", "needed"), [(2, 4), (3, 4), (4, 6)])
def test_legend_3_needs_more_logs_for_more_heroes(heroes: int, needed: int) -> None:
    """If the tile stands beyond 552, then the log that makes 4, or 6 for four heroes, wins."""
    before = {4: ("log-5",), 6: ("log-5", "log-3")}[needed]
    t = river(*HEROES[:heroes], legend=3).tile(545).places(grea=545).strength(grea=3).has("grea", "log-1")
    t.with_tile(*before)
    assert t.ending == ""
    t.choose("free grea", "drop log-1")
    assert t.ending == "goals"


@pytest.mark.rule("AND-638")
def test_legend_3_the_tile_has_to_stay_where_it_should() -> None:
    """If the tile comes to 552 and goes back, then the last log does not win."""
    t = river("grea", "avida", legend=3).tile(552).places(grea=552).strength(grea=3).has("grea", "log-1")
    t.with_tile("log-5").choose("tile", "go 510", "pass").freely("grea", "drop log-1")
    assert (t.log("GOAL"), t.ending) == ([(4,), (3,)], "")


@pytest.mark.rule("AND-639")
def test_legend_3_is_lost_with_the_tile() -> None:
    """If the tile is overrun, then legend 3 is lost."""
    t = river("grea", "avida", legend=3).held("gor", "gor", "gor").creatures("gor 539").sunrise()
    assert t.ending == "tile"


# --- legend 4 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-640")
@pytest.mark.tells("THING_PLACED AND-640")
@pytest.mark.parametrize(("heroes", "cards"), [(2, 2), (3, 2), (4, 3)])
def test_legend_4_begins(heroes: int, cards: int) -> None:
    """If legend 4 begins, then Takota cards, blue tiles, ghosts, Azturians and the tile are laid out."""
    t = river(*HEROES[:heroes], legend=4).opening()
    assert (t.name(t.s.tile), t.s.takota.bit_count(), t.s.solved) == (529, cards, 0)
    assert sorted(t.name(n) for n in t.s.ghost) == [505, 535, 562]
    assert sorted(t.name(n) for n in t.s.azturian) == [503, 519, 542, 544]
    blue = [t.s.where[thing] for thing in range(st.BLUE, st.BLUE + 4)]
    assert all(11 <= where <= 66 and 1 <= where % 10 <= 6 for where in blue)


@pytest.mark.rule("AND-641")
@pytest.mark.tells("CARD AND-641")
def test_legend_4_card_c() -> None:
    """If C is reached, then a Skral comes on 533."""
    assert turned(4, "C").creatures_now == {533: "skral"}


@pytest.mark.rule("AND-642")
@pytest.mark.tells("CARD AND-642", "WIDOW AND-600")
def test_legend_4_card_e() -> None:
    """If E is reached, then widows come on 527 and 553."""
    assert turned(4, "E").widows_now == [527, 553]


@pytest.mark.rule("AND-643")
@pytest.mark.tells("CARD AND-643")
def test_legend_4_card_g() -> None:
    """If G is reached, then White Skrals come on 516 and 558."""
    assert turned(4, "G").creatures_now == {516: "white-skral", 558: "white-skral"}


@pytest.mark.rule("AND-644")
@pytest.mark.tells("CARD AND-644")
def test_legend_4_card_j() -> None:
    """If J is reached, then a Troll comes on 524."""
    assert turned(4, "J").creatures_now == {524: "troll"}


@pytest.mark.rule("AND-648")
@pytest.mark.tells("DELIVERED AND-648")
def test_legend_4_is_won_with_cards_and_blue_tiles() -> None:
    """If all Takota cards are solved and the third blue tile is dropped on 532, then the legend is won."""
    t = river("grea", "avida", legend=4).takota(1, 2, solved=(1, 2)).delivered("blue-1", "blue-2").places(grea=532)
    t.has("grea", "blue-3").choose("free grea", "drop blue-3")
    assert t.ending == "goals"
    t = river("grea", "avida", legend=4).takota(1, 2, solved=(1,)).delivered("blue-1", "blue-2").places(grea=532)
    t.has("grea", "blue-3").choose("free grea", "drop blue-3")
    assert (t.ending, t.where_is("blue-3")) == ("", st.DELIVERED)
    t = river("grea", "avida", legend=4).takota(1, 2, solved=(1, 2)).delivered("blue-1").places(grea=532)
    assert t.has("grea", "blue-3").choose("free grea", "drop blue-3").ending == ""


@pytest.mark.rule("AND-649")
def test_legend_4_is_lost_with_the_tile() -> None:
    """If the tile is overrun, then legend 4 is lost."""
    t = river("grea", "avida", legend=4).held("gor", "gor", "gor").creatures("gor 520").sunrise()
    assert t.ending == "tile"


# --- legend 5 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-650")
@pytest.mark.tells("THING_PLACED AND-650")
def test_legend_5_begins() -> None:
    """If legend 5 begins, then fragments lie about, Orweyn is on 599, and rocks are on 530 and 543."""
    t = river("grea", "avida", legend=5).opening()
    assert (t.name(t.s.tile), t.name(t.s.orweyn)) == (519, 599)
    fragments = [t.s.where[thing] for thing in range(st.FRAGMENT, st.FRAGMENT + 3)]
    assert all(11 <= where <= 66 and 1 <= where % 10 <= 6 for where in fragments)
    rocks = [where for where in list(t.s.where)[st.ROCK : st.ROCK + 3] if where < st.SPACES]
    assert sorted(rocks) == [30, 43]


@pytest.mark.rule("AND-650", "AND-602", "AND-601")
def test_legend_5_has_a_white_skral_more_for_three() -> None:
    """If three play legend 5, not the mild variant, then a White Skral more stands on 514."""
    heroes = ("grea", "avida", "tenaya", "raashana")
    for count in (2, 3, 4):
        for variant in content.VARIANTS:
            t = river(*heroes[:count], legend=5, variant=variant).opening()
            found = [space for space, kind in t.creatures_now.items() if kind == "white-skral"]
            more = [514] if count == 3 and variant != "mild" else []
            assert sorted(found) == sorted([*([] if variant == "mild" else [563]), *more])


@pytest.mark.rule("AND-651")
@pytest.mark.tells("CARD AND-651")
def test_legend_5_card_c() -> None:
    """If C is reached, then Gorlots come on 533 and 558."""
    assert turned(5, "C").creatures_now == {533: "gorlot", 558: "gorlot"}


@pytest.mark.rule("AND-652", "AND-654")
@pytest.mark.parametrize("letter", ["E", pytest.param("I", marks=pytest.mark.tells("CARD AND-654"))])
def test_legend_5_cards_e_and_i(letter: str) -> None:
    """If E or I is reached, then the earth quakes."""
    t = turned(5, letter)
    assert len(t.log("EARTHQUAKE")) == 1
    assert turned(5, "F").log("EARTHQUAKE") == []


@pytest.mark.rule("AND-653")
@pytest.mark.tells("CARD AND-653")
def test_legend_5_card_g() -> None:
    """If G is reached, then marsh trolls come on 548 and 549."""
    assert turned(5, "G").creatures_now == {548: "marsh-troll", 549: "marsh-troll"}


@pytest.mark.rule("AND-655")
@pytest.mark.tells("CARD AND-655")
def test_legend_5_card_k() -> None:
    """If K is reached, then Trolls come on 516 and 550."""
    assert turned(5, "K").creatures_now == {516: "troll", 550: "troll"}


@pytest.mark.rule("AND-658")
@pytest.mark.tells("DELIVERED AND-658")
def test_legend_5_is_won_with_fragments_and_a_rock() -> None:
    """If a rock was cleared and the third fragment is brought to Orweyn, then the legend is won."""
    for cleared, delivered, won in ((1, 2, True), (0, 2, False), (1, 1, False)):
        t = river("grea", "avida", legend=5).figures(orweyn=599).places(grea=599).counts(cleared=cleared)
        t.delivered(*("fragment-1", "fragment-2")[:delivered]).has("grea", "fragment-3")
        t.choose("free grea", "drop fragment-3")
        assert (t.where_is("fragment-3"), t.ending == "goals") == (st.DELIVERED, won)


@pytest.mark.rule("AND-658")
def test_legend_5_is_won_by_clearing_last() -> None:
    """If all fragments are with Orweyn, then clearing a rock wins."""
    t = river("grea", "avida", legend=5).figures(orweyn=599).delivered("fragment-1", "fragment-2", "fragment-3")
    t.places(grea=530).lies(530, "rock-1").strength(grea=6).roll(6).choose("clear")
    assert t.ending == "goals"


@pytest.mark.rule("AND-659")
def test_legend_5_is_lost_with_the_tile() -> None:
    """If the tile is overrun, then legend 5 is lost."""
    t = river("grea", "avida", legend=5).held("gor", "gor", "gor").creatures("gor 520").sunrise()
    assert t.ending == "tile"


# --- legend 6 -----------------------------------------------------------------------------------------


@pytest.mark.rule("AND-660")
def test_legend_6_begins() -> None:
    """If legend 6 begins, then catapult, rocks, sentinels and the tile stand where the card says."""
    t = river("grea", "avida", legend=6).opening()
    assert (t.name(t.s.tile), t.name(t.s.catapult)) == (552, 566)
    assert sorted(list(t.s.where)[st.ROCK : st.ROCK + 3]) == [8, 35, 62]
    assert {t.name(n) for n in t.s.sentinel} == {"C7", "C10"}


@pytest.mark.rule("AND-660", "AND-453")
def test_legend_6_rocks_are_carried() -> None:
    """If a rock lies on the hero's space in legend 6, then it is picked up, and it bars nobody's way."""
    t = river("grea", "avida", legend=6).places(grea=535).lies(535, "rock-1").choose("free grea", "pick rock-1")
    assert t.things_of("grea") == {"rock-1"}
    t = river("grea", "avida", legend=6).lies(502, "rock-1").creatures("gor 501").sunrise()
    assert t.creatures_now == {502: "gor"}


@pytest.mark.rule("AND-661")
@pytest.mark.tells("CARD AND-661")
def test_legend_6_card_c() -> None:
    """If C is reached, then a black knight comes on 540."""
    t = turned(6, "C")
    assert t.name(t.s.knight[0]) == 540


@pytest.mark.rule("AND-662")
@pytest.mark.tells("CARD AND-662")
def test_legend_6_card_e() -> None:
    """If E is reached, then Skrals come on 533 and 524."""
    assert turned(6, "E").creatures_now == {533: "skral", 524: "skral"}


@pytest.mark.rule("AND-663")
@pytest.mark.tells("CARD AND-663")
def test_legend_6_card_h() -> None:
    """If H is reached, then the king is on 550, and goes 1 step at every sunrise."""
    t = turned(6, "H")
    assert t.name(t.s.boss[1]) == 550
    t.sunrise()
    assert t.name(t.s.boss[1]) == 549


@pytest.mark.rule("AND-664")
@pytest.mark.tells("CARD AND-664")
def test_legend_6_card_k() -> None:
    """If K is reached, then White Skrals come on 558 and 517."""
    assert turned(6, "K").creatures_now == {558: "white-skral", 517: "white-skral"}


@pytest.mark.rule("AND-668")
def test_legend_6_is_won_with_crown_and_king() -> None:
    """If the king is defeated and the crown is carried out of the cave, then the legend is won; one is not enough."""
    t = river("grea", "avida", legend=6).boss(king=0).places(grea="C1").has("grea", "crown").sentinels("C7", "C10")
    assert t.choose("go 550").ending == "goals"
    t = river("grea", "avida", legend=6).boss(king=545).places(grea="C1").has("grea", "crown").sentinels("C7", "C10")
    assert t.choose("go 550").ending == ""
    t = river("grea", "avida", legend=6).boss(king=0).places(grea="C1").lies("C2", "crown").sentinels("C7", "C10")
    assert t.choose("go 550").ending == ""


@pytest.mark.rule("AND-600", "AND-668")
def test_legend_6_the_crown_has_been_out() -> None:
    """If the crown was brought out and is in the cave again, then its mark stays, and the king's defeat wins."""
    t = river("avida", "grea", legend=6).places(avida="C1", grea=545).boss(king=545).counts(king_will=1)
    t.has("avida", "crown").sentinels("C7", "C10").strength(grea=14).will(grea=20).tile(552)
    t.choose("go 550", "pass").grey(2).choose("go C1")
    assert (t.log("GOAL"), t.ending) == ([(9,)], "")
    t.roll(6).black(6, 6).choose("fight king").lightly()
    assert (t.log("GOAL"), t.ending) == ([(9,), (10,)], "goals")


@pytest.mark.rule("AND-669")
def test_legend_6_is_lost_when_the_king_reaches_the_tile() -> None:
    """If the king reaches the tile, then the legend is lost, though defence spaces are free."""
    t = river("grea", "avida", legend=6).boss(king=542).sunrise()
    assert (t.ending, t.held_now) == ("king", [])
    assert river("grea", "avida", legend=6).boss(king=543).sunrise().ending == ""
