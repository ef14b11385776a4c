"""The faces of the Titans: shard and loyalty, misfortune and Chaos."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_modules import Word, bless, first, side, sides, titans

RED, BLUE = "misfortune-red", "misfortune-blue"


def struck(light: str, dark: str, *answers: Word, owners: tuple[int, ...] = (0,)) -> Forge:
    """Seat 1 bears what it rolls; the red Misfortune and then the blue one belong to the owners; seat 0 is active."""
    t = forge(4, "titans").dice(1, light=[light, "1g"], dark=[dark, "1g"]).reserve(0, sun=1)
    for seat in (0, 2, 3):
        t.dice(seat, light=["2m"], dark=["2m"]).reserve(seat, moon=6)
    for owner in owners:
        t.card(owner, "misfortune")
    t.at("blessings").roll(0, 0, 0).roll(1, light, dark).roll(2, 0, 0).roll(3, 0, 0)
    return t.choose(*answers)


@pytest.mark.rule("DFR-470", "DFR-471")
def test_the_starting_faces_give_loyalty_or_a_shard() -> None:
    """If `1l-1v` and `1a` come up, then 1 VP and 1 A are gained and the token goes one space each way."""
    t = bless(titans(0), "1g", "1l-1v")
    assert (t.purse(0), t.shard(0), side(t)) == ((1, 0, 0, 1), 0, "1")
    t = bless(titans(0), "1a", "1g")
    assert (t.purse(0), t.shard(0), side(t)) == ((1, 0, 0, 0), 1, "-1")


@pytest.mark.rule("DFR-472")
def test_3g_1a_gives_3_gold_and_a_shard() -> None:
    """If `3g-1a` is applied, then 3 G and 1 A are gained and the token goes one to the left."""
    t = bless(titans(0).dice(0, light=["3g-1a"]), "3g-1a", "1m")
    assert (t.purse(0), t.shard(0), side(t)) == ((3, 0, 1, 0), 1, "-1")


@pytest.mark.rule("DFR-473")
def test_2g_1l_1v_gives_2_gold_loyalty_and_a_point() -> None:
    """If `2g-1l-1v` is applied, then 2 G and 1 VP are gained and the token goes one to the right."""
    t = bless(titans(0).dice(0, light=["2g-1l-1v"]), "2g-1l-1v", "1m")
    assert (t.purse(0), t.shard(0), side(t)) == ((2, 0, 1, 1), 0, "1")


@pytest.mark.rule("DFR-474", "DFR-476")
@pytest.mark.parametrize(("face", "owner"), [(RED, 0), (BLUE, 2)])
def test_a_misfortune_face_serves_the_owner_of_its_colour(face: str, owner: int) -> None:
    """If red is seat 0's card and blue seat 2's, then the face brings in the owner of its own colour only."""
    t = struck(face, "3g", owners=(0, 2))
    assert t.asked == (1, "CHOOSE_GAIN")
    t.choose("shard", "loyalty")
    assert [line[:2] for line in t.log("MISFORTUNE_STRUCK")] == [(owner, 1)]
    assert [t.gold(seat) for seat in range(4)] == [3 if seat in (1, owner) else 0 for seat in range(4)]


@pytest.mark.rule("DFR-475")
@pytest.mark.parametrize(("choice", "shard", "there"), [("shard", 1, "-1"), ("loyalty", 0, "1")])
def test_the_bearer_gains_a_shard_or_loyalty(choice: str, shard: int, there: str) -> None:
    """If a misfortune face is applied, then its bearer takes 1 A or 1 L and his token moves."""
    t = struck(RED, "2m")
    assert (t.asked, t.options) == ((1, "CHOOSE_GAIN"), {"shard", "loyalty"})
    t.choose(choice, "shard")
    assert (t.shard(1), t.moon(1), side(t, 1)) == (shard, 2, there)


@pytest.mark.rule("DFR-476", "DFR-507")
def test_the_card_owner_applies_both_dice_of_the_bearer() -> None:
    """If the bearer rolls misfortune and `3g`, then the card owner gains 3 G and 1 A or 1 L of his own choice."""
    t = struck(RED, "3g", "shard")
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"shard", "loyalty"})
    t.choose("loyalty")
    assert (t.gold(0), t.shard(0), sides(t)) == (3, 0, ["1", "-1", "0", "0"])


@pytest.mark.rule("DFR-477", "DFR-478", "DFR-481")
def test_two_misfortunes_of_one_owner_are_applied_twice() -> None:
    """If both faces come up and one player has both cards, then he takes four choices and nothing starts anew."""
    t = struck(RED, BLUE, owners=(0, 0))
    asked = []
    while t.question == "CHOOSE_GAIN":
        asked.append(t.s.seat)
        t.choose("shard" if len(asked) == 1 else "loyalty")
    assert asked == [1, 1, 0, 0, 0, 0]
    assert (t.shard(1), sides(t)) == (1, ["4", "0", "0", "0"])
    assert len(t.log("MISFORTUNE_STRUCK")) == 2


@pytest.mark.rule("DFR-477")
def test_the_bearer_chooses_for_each_of_two_faces() -> None:
    """If two misfortune faces come up, then their bearer chooses twice and may choose the same twice."""
    t = struck(RED, BLUE, "shard", "shard", owners=())
    assert (t.shard(1), side(t, 1)) == (2, "-2")


@pytest.mark.rule("DFR-478")
def test_two_misfortunes_of_two_owners_serve_each_once() -> None:
    """If both faces come up and the cards are of two players, then each applies both dice once."""
    t = struck(RED, BLUE, "shard", "shard", owners=(0, 2))
    seats = []
    while t.question == "CHOOSE_GAIN":
        seats.append(t.s.seat)
        t.choose("loyalty")
    assert seats == [0, 0, 2, 2]
    assert sides(t) == ["2", "-2", "2", "0"]


@pytest.mark.rule("DFR-479", "DFR-480")
def test_x3_triples_the_choice_of_bearer_and_owner() -> None:
    """If misfortune comes up with x3, then each of the two chooses once and gets three of it."""
    t = struck(RED, "x3", "shard")
    assert t.asked == (0, "CHOOSE_GAIN")
    t.choose("loyalty")
    assert t.question != "CHOOSE_GAIN"
    assert (t.shard(1), t.shard(0), sides(t)) == (3, 0, ["3", "-3", "0", "0"])


@pytest.mark.rule("DFR-481")
def test_no_card_is_triggered_by_an_owner() -> None:
    """If an owner applies the other colour's face through his card, then that colour's owner gets nothing for it."""
    t = struck(RED, BLUE, "shard", "shard", "shard", "shard", "shard", "shard", owners=(0, 2))
    assert [t.shard(seat) for seat in range(4)] == [2, 2, 2, 0]
    assert len(t.log("MISFORTUNE_STRUCK")) == 2


@pytest.mark.rule("DFR-482")
def test_the_bearer_comes_before_the_owners_in_turn_order() -> None:
    """If it is seat 3's turn, then bearer 1 applies his faces first, then owner 0, then owner 2."""
    t = forge(4, "titans").first(3).dice(1, light=[RED], dark=[BLUE]).card(2, "misfortune").card(0, "misfortune")
    t.active(3).at("blessings").roll(3, 0, 0).roll(0, 0, 0).roll(1, RED, BLUE).roll(2, 0, 0)
    seats = []
    while t.question == "CHOOSE_GAIN":
        seats.append(t.s.seat)
        t.choose("loyalty")
    assert seats == [1, 1, 0, 0, 2, 2]


@pytest.mark.rule("DFR-483")
def test_a_minor_blessing_brings_the_owner_both_shown_faces() -> None:
    """If misfortune comes up in a minor blessing, then the bearer takes its share and the owner both shown faces."""
    t = titans(0, sun=1).card(0, "oracle").dice(0, light=[RED]).shown(0, dark="1m").card(2, "misfortune")
    t.at("reinforcements").choose("oracle").roll_die(0, "light", RED).choose("light", "shard")
    assert (t.moon(0), t.shard(0), t.asked) == (0, 1, (2, "CHOOSE_GAIN"))
    t.choose("shard")
    assert (t.moon(2), t.shard(2)) == (1, 1)


@pytest.mark.rule("DFR-484", "DFR-487")
@pytest.mark.parametrize(("other", "purse"), [("2m", (0, 0, 2, 3)), ("2s", (0, 2, 0, 0))])
def test_chaos_gives_one_of_its_gains(other: str, purse: tuple[int, ...]) -> None:
    """If blue Chaos comes up, then 2 A are gained once, with 3 VP when the other die gives M and without when not."""
    t = bless(titans(0).dice(0, light=[other], dark=["chaos-blue"]), other, "chaos-blue")
    assert (t.purse(0), t.shard(0), side(t)) == (purse, 2, "-2")


@pytest.mark.rule("DFR-485", "DFR-487", "DFR-488")
@pytest.mark.parametrize(
    ("colour", "other", "there"),
    [("blue", "2m", "-2"), ("red", "2s", "-2"), ("yellow", "3g", "2"), ("green", "3v", "2")],
)
def test_the_resource_of_its_colour_brings_gain_a(colour: str, other: str, there: str) -> None:
    """If the other die gives M, S, G or VP, then blue, red, yellow or green Chaos brings 3 VP more."""
    face = f"chaos-{colour}"
    t = bless(titans(0).dice(0, light=[other], dark=[face]), other, face)
    assert t.glory(0) == 3 + (3 if colour == "green" else 0)
    assert (side(t), t.shard(0)) == (there, 2 if there == "-2" else 0)


@pytest.mark.rule("DFR-486", "DFR-488")
@pytest.mark.parametrize(
    ("colour", "other"),
    [("blue", "2s"), ("red", "2m"), ("yellow", "3v"), ("green", "3g"), ("blue", "3g"), ("red", "3v")],
)
def test_another_resource_brings_gain_b(colour: str, other: str) -> None:
    """If the other die gives something else, then Chaos brings 2 A or 2 L and no points."""
    face = f"chaos-{colour}"
    t = bless(titans(0).dice(0, light=[other], dark=[face]), other, face)
    assert t.glory(0) == (3 if other == "3v" else 0)
    assert (side(t), t.shard(0)) == (("-2", 2) if colour in ("blue", "red") else ("2", 0))


@pytest.mark.rule("DFR-485")
@pytest.mark.parametrize(("choice", "points"), [("moon", 3), ("sun", 0), ("gold", 0)])
def test_chaos_looks_at_the_chosen_resource(choice: str, points: int) -> None:
    """If the other die offers a choice, then what is chosen decides about blue Chaos."""
    t = titans(0).dice(0, light=["1g-or-1s-or-1m"], dark=["chaos-blue"])
    bless(t, "1g-or-1s-or-1m", "chaos-blue", choice)
    assert (t.glory(0), t.held(0, choice), t.shard(0)) == (points, 1, 2)


@pytest.mark.rule("DFR-486")
def test_chaos_alone_gives_gain_b() -> None:
    """If Chaos comes up in a minor blessing, then no other die gives anything and gain B follows."""
    t = titans(0, sun=1).card(0, "oracle").dice(0, light=["chaos-blue"]).shown(0, dark="1m").at("reinforcements")
    t.choose("oracle").roll_die(0, "light", "chaos-blue").choose("light")
    assert (t.purse(0), t.shard(0)) == ((0, 1, 0, 0), 2)


@pytest.mark.rule("DFR-489")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow", "green"])
def test_a_mixed_face_brings_gain_a(colour: str) -> None:
    """If the other die gives the matching resource among others, then Chaos brings gain A."""
    face = f"chaos-{colour}"
    t = bless(titans(0).dice(0, light=["1g-1s-1m-1v"], dark=[face]), "1g-1s-1m-1v", face)
    assert t.purse(0) == (1, 1, 1, 4)


@pytest.mark.rule("DFR-490")
def test_gold_and_points_of_a_zone_bring_no_gain_a() -> None:
    """If only the zone adds VP to the other die's gold, then green Chaos stays at gain B."""
    t = titans(7).dice(0, light=["3g"], dark=["chaos-green"])
    bless(t, "3g", "chaos-green")
    first(t, "3g")
    assert (t.purse(0), side(t)) == ((4, 0, 0, 1), "9")


@pytest.mark.rule("DFR-486", "DFR-172")
@pytest.mark.parametrize("other", ["chaos-green", "chaos-yellow"])
def test_two_chaos_faces_give_each_other_nothing(other: str) -> None:
    """If two Chaos faces come up, then A and L of one are not what the other wants: no VP, and no order is asked."""
    t = bless(titans(0).dice(0, light=["chaos-blue"], dark=[other]), "chaos-blue", other)
    assert (t.question, t.purse(0), t.shard(0), side(t)) == ("ACT", (0, 0, 0, 0), 2, "0")


@pytest.mark.rule("DFR-434", "DFR-172")
@pytest.mark.parametrize(("first", "space"), [("chaos-blue", "-11b"), ("chaos-green", "-10")])
def test_two_chaos_faces_are_ordered_where_the_board_bends(first: str, space: str) -> None:
    """If A and L lead to different spaces by their order, then the order of two Chaos faces is asked."""
    t = bless(titans(-10).dice(0, light=["chaos-blue"], dark=["chaos-green"]), "chaos-blue", "chaos-green")
    assert t.options == {"chaos-blue", "chaos-green"}
    assert side(t.choose(first)) == space


@pytest.mark.rule("DFR-485", "DFR-172")
@pytest.mark.parametrize(("face", "points"), [("shield-green", 6), ("chaos-green", 3)])
def test_a_chaos_face_looks_at_the_shield_applied_before(face: str, points: int) -> None:
    """If a green shield gives 3 VP first, then green Chaos brings gain A; the other way round both miss."""
    t = titans(0, setup="titans, shield").dice(0, light=["shield-green"], dark=["chaos-green"])
    bless(t, "shield-green", "chaos-green", face)
    assert (t.purse(0), side(t)) == ((0, 0, 0, points), "2")


@pytest.mark.rule("DFR-485")
def test_a_full_reserve_still_brings_gain_a() -> None:
    """If the other die gives M into a full reserve, then blue Chaos brings gain A all the same."""
    t = bless(titans(0, moon=6).dice(0, light=["2m"], dark=["chaos-blue"]), "2m", "chaos-blue")
    assert (t.purse(0), t.shard(0)) == ((0, 0, 6, 3), 2)
