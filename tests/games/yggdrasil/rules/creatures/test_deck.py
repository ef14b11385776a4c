"""The action of Svartalfheim, and the creatures that give life, Heroes, Elves and dice (pages 15, 20, 21)."""

from __future__ import annotations

import pytest

from ninerealms.games.yggdrasil import content
from tests.games.yggdrasil.rules.actions.company import with_company
from tests.games.yggdrasil.scenario import saga_table
from tests.games.yggdrasil.scenario_duty import drawn

GOATS = "tanngrisnir-and-tanngnjost"


# --- the action ---------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-193")
@pytest.mark.tells("DREW_CREATURE YGG-193")
@pytest.mark.parametrize(
    ("company", "count"), [("enemy", 1), ("alone", 2), ("enemy and god", 2), ("god", 3), ("two gods", 3)]
)
def test_the_grade_says_how_many_cards_are_drawn(company: str, count: int) -> None:
    """If a god acts in Svartalfheim, then it draws 1, 2 or 3 creature cards by the grade."""
    cards = ("heidrun", "vidofnir", "gullinkambi")[:count]
    t = with_company("svartalfheim", company).to_duty("odin").next_creatures(*cards).choose("act")
    assert t.log("DREW_CREATURE") == [("odin", card) for card in cards]
    if count > 1:
        assert (t.asked, t.options) == (("odin", "PICK_CREATURE"), set(cards))
    else:
        assert t.log("CREATURE_HELPS") == [("odin", "heidrun")]


@pytest.mark.rule("YGG-193", "YGG-371")
def test_a_short_deck_gives_what_is_left() -> None:
    """If one card is left where two are drawn, then that one helps."""
    t = with_company("svartalfheim", "alone").creature_cards("gullinkambi").to_duty("odin")
    t.next_creatures("gullinkambi").choose("act")
    assert (t.table["valhalla"], t.table["creatures"]) == (1, [])


@pytest.mark.rule("YGG-194")
@pytest.mark.tells("CREATURE_HELPS YGG-194")
@pytest.mark.parametrize("chosen", ["vidofnir", "heidrun", "hugin-and-munin"])
def test_one_creature_of_those_drawn_helps_at_once(chosen: str) -> None:
    """If the god has seen all cards, then it chooses one, and its effect alone comes about at once."""
    t = with_company("svartalfheim", "god").life(odin=4).to_duty("odin")
    t.next_creatures("vidofnir", "heidrun", "hugin-and-munin").choose("act", chosen)
    if t.question == "TAKE_COUNT":
        t.choose(2)
    assert t.table["valhalla"] == (3 if chosen == "vidofnir" else 0)
    assert t.life_of("odin") == (6 if chosen == "heidrun" else 4)
    assert t.god("odin")["vanir"] == (2 if chosen == "hugin-and-munin" else 0)
    assert t.log("CREATURE_HELPS") == [("odin", chosen)]


@pytest.mark.rule("YGG-195")
def test_all_drawn_cards_leave_the_game() -> None:
    """If cards were drawn, then all of them, chosen or not, are out of the deck for the rest of the game."""
    t = with_company("svartalfheim", "god").to_duty("odin")
    assert len(t.table["creatures"]) == 18
    t.next_creatures("vidofnir", "heidrun", "skuld").choose("act", "vidofnir")
    left = set(content.creature_ids) - {"vidofnir", "heidrun", "skuld"}
    assert set(t.table["creatures"]) == left


@pytest.mark.rule("YGG-195")
def test_a_card_does_not_come_back() -> None:
    """If the next god draws, then it draws from the cards that are left."""
    t = saga_table().places(odin="svartalfheim", thor="svartalfheim", frigg="asgard")
    t.creature_cards("vidofnir", "heidrun", "skuld", "gullinkambi", "vedrfolnir").begin("odin", "thor").until("DUTY")
    t.next_creatures("vidofnir", "heidrun", "skuld").choose("act", "vidofnir").choose("stay")
    t.next_creatures("gullinkambi", "vedrfolnir").choose("act")
    assert t.options == {"gullinkambi", "vedrfolnir"}


@pytest.mark.rule("YGG-246")
@pytest.mark.parametrize("god", ["odin", "thor", "frigg"])
@pytest.mark.parametrize(
    ("creature", "thing"), [("four-stags", "life"), ("hildisvini", "elves"), ("hugin-and-munin", "vanir")]
)
def test_the_acting_god_benefits_and_chooses(god: str, creature: str, thing: str) -> None:
    """If the creature says no other, then the god that acts has the benefit and makes the choices."""
    t = saga_table().life(odin=3, thor=3, frigg=3)
    before = {name: {"life": 3, "elves": 0, "vanir": 0} for name in ("odin", "thor", "frigg")}
    drawn(t, creature, god)
    if t.question == "TAKE_COUNT":
        assert t.asked == (god, "TAKE_COUNT")
        t.choose(1)
    before[god][thing] += 1
    for name, held in before.items():
        seen = t.god(name)
        assert {"life": seen["life"], "elves": seen["elves"], "vanir": seen["vanir"]} == held


# --- life ---------------------------------------------------------------------------------------------


@pytest.mark.rule("YGG-247")
@pytest.mark.parametrize(("life", "after"), [(1, 2), (5, 6), (6, 7), (7, 7)])
def test_the_four_stags_give_one_life(life: int, after: int) -> None:
    """If the god has lost life, then it regains 1; at full life nothing happens."""
    assert drawn(saga_table().life(odin=life), "four-stags").life_of("odin") == after


@pytest.mark.rule("YGG-253")
@pytest.mark.parametrize(("life", "after"), [(1, 3), (5, 7), (6, 7), (7, 7)])
def test_heidrun_gives_up_to_two_life(life: int, after: int) -> None:
    """If the god has lost life, then it regains up to 2, never above its starting number."""
    assert drawn(saga_table().life(odin=life), "heidrun").life_of("odin") == after


@pytest.mark.rule("YGG-257")
@pytest.mark.parametrize("healed", ["odin", "thor", "frigg"])
def test_saehrimnir_heals_any_god(healed: str) -> None:
    """If Saehrimnir helps, then one god of choice, not only the acting one, regains 1 life, wherever it is."""
    t = drawn(saga_table().life(odin=3, thor=3, frigg=3).places(frigg="niflheim"), "saehrimnir")
    assert (t.asked, t.options) == (("odin", "HEAL_WHOM"), {"odin", "thor", "frigg"})
    t.choose(healed)
    assert {god: t.life_of(god) for god in ("odin", "thor", "frigg")} == {
        god: 4 if god == healed else 3 for god in ("odin", "thor", "frigg")
    }


@pytest.mark.rule("YGG-257", "YGG-363")
@pytest.mark.parametrize(("life", "open_to"), [(4, True), (5, False)])
def test_saehrimnir_heals_a_support_god_up_to_five(life: int, open_to: bool) -> None:
    """If a support god has lost life, then it can be healed, and at 5 it cannot."""
    t = drawn(saga_table(2).life(odin=3, thor=3, frigg=life), "saehrimnir")
    assert ("frigg" in t.options) == open_to
    if open_to:
        assert t.choose("frigg").life_of("frigg") == 5
    else:
        assert t.closed("frigg") == "YGG-052"


@pytest.mark.rule("YGG-260")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("odin", "odin", (5, 3, 3)),
        ("odin", "thor", (4, 4, 3)),
        ("thor", "frigg", (3, 4, 4)),
        ("frigg", "frigg", (3, 3, 5)),
    ],
)
def test_the_goats_give_two_life_to_split(first: str, second: str, after: tuple[int, int, int]) -> None:
    """If the goats help, then two tokens go to one god or to two, as the acting god says."""
    t = drawn(saga_table().life(odin=3, thor=3, frigg=3), GOATS).choose(first, second)
    assert (t.life_of("odin"), t.life_of("thor"), t.life_of("frigg")) == after
    assert t.asked == ("thor", "MOVE_TO")


@pytest.mark.rule("YGG-260")
@pytest.mark.tells("LIFE_GAINED YGG-260")
def test_the_goats_give_no_token_that_is_not_in_the_reserve() -> None:
    """If only one life was lost, then one token is given, and nobody goes above its starting number."""
    t = drawn(saga_table().life(thor=6), GOATS)
    while t.question == "HEAL_WHOM":
        t.choose("thor")
    assert (t.life_of("odin"), t.life_of("thor"), t.life_of("frigg")) == (7, 7, 7)


# --- Heroes, Elves, dice ------------------------------------------------------------------------------


@pytest.mark.rule("YGG-251")
@pytest.mark.parametrize(("valhalla", "after"), [(0, 1), (5, 6), (8, 8)])
def test_gullinkambi_brings_one_hero(valhalla: int, after: int) -> None:
    """If Gullinkambi helps, then 1 Hero goes to Valhalla, if one is in Midgard."""
    assert drawn(saga_table().counts(valhalla=valhalla), "gullinkambi").table["valhalla"] == after


@pytest.mark.rule("YGG-263")
@pytest.mark.parametrize(("valhalla", "after"), [(0, 2), (6, 8), (7, 8), (8, 8)])
def test_vedrfolnir_brings_up_to_two_heroes(valhalla: int, after: int) -> None:
    """If Vedrfolnir helps, then up to 2 Heroes go to Valhalla."""
    assert drawn(saga_table().counts(valhalla=valhalla), "vedrfolnir").table["valhalla"] == after


@pytest.mark.rule("YGG-265")
@pytest.mark.parametrize(("valhalla", "after"), [(0, 3), (5, 8), (7, 8), (8, 8)])
def test_vidofnir_brings_up_to_three_heroes(valhalla: int, after: int) -> None:
    """If Vidofnir helps, then up to 3 Heroes go to Valhalla."""
    assert drawn(saga_table().counts(valhalla=valhalla), "vidofnir").table["valhalla"] == after


@pytest.mark.rule("YGG-254")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_hildisvini_gives_up_to_three_elves(count: int) -> None:
    """If Hildisvini helps, then the god takes up to 3 Elves, as many as it says."""
    t = drawn(saga_table().elves(odin=1), "hildisvini")
    assert (t.asked, t.options) == (("odin", "TAKE_COUNT"), {1, 2, 3})
    t.choose(count)
    assert (t.god("odin")["elves"], t.table["elves_reserve"]) == (1 + count, 8 - count)


@pytest.mark.rule("YGG-255")
@pytest.mark.parametrize("count", [1, 2])
def test_hugin_and_munin_give_up_to_two_dice(count: int) -> None:
    """If the ravens help, then the god takes up to 2 Vanir dice, as many as it says."""
    t = drawn(saga_table().dice(odin=1), "hugin-and-munin")
    assert (t.asked, t.options) == (("odin", "TAKE_COUNT"), {1, 2})
    t.choose(count)
    assert (t.god("odin")["vanir"], t.table["vanir_reserve"]) == (1 + count, 8 - count)


@pytest.mark.rule("YGG-254", "YGG-255")
@pytest.mark.parametrize("left", [0, 1])
def test_a_short_reserve_gives_what_is_left(left: int) -> None:
    """If the reserves hold one piece or none, then that is what the boar and the ravens give."""
    t = drawn(saga_table().elves(thor=9 - left), "hildisvini")
    assert (t.god("odin")["elves"], t.table["elves_reserve"]) == (left, 0)
    t = drawn(saga_table().dice(thor=9 - left), "hugin-and-munin")
    assert (t.god("odin")["vanir"], t.table["vanir_reserve"]) == (left, 0)
