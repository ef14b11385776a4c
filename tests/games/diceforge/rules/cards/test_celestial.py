"""P. The Celestial die."""

from __future__ import annotations

import pytest

from ninerealms.errors import ChanceNeeded
from ninerealms.games.diceforge import GAME
from ninerealms.kernel import engine
from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import PLACES, buyer

CARD = "celestial-die"


def die(face: int, *others: str, mix: str = "first", **options: bool) -> Forge:
    """Seat 0 is about to buy the Celestial Die and to roll a face 1 to 6."""
    return buyer(CARD, *others, mix=mix, **options).celestial(face)


@pytest.mark.rule("DFR-329")
def test_the_celestial_die_is_a_fair_die_of_six() -> None:
    """If the Celestial die is rolled, then chance is asked for one of six."""
    t = buyer(CARD)
    action = t._action(CARD)
    with pytest.raises(ChanceNeeded) as needed:
        engine.apply(GAME.rules, t.s, action)
    assert needed.value.sides == 6


@pytest.mark.rule("DFR-329")
@pytest.mark.tells("CELESTIAL_ROLLED DFR-329")
def test_the_six_faces_are_different() -> None:
    """If each face is rolled once, then the log tells six different results."""
    seen = {t.log("CELESTIAL_ROLLED")[0][1] for t in [die(face).choose(CARD) for face in range(1, 7)]}
    assert len(seen) == 6


@pytest.mark.rule("DFR-330")
def test_the_first_face_gives_twelve_gold() -> None:
    """If face 1 is rolled, then 12 gold are gained."""
    assert die(1).choose(CARD).purse(0) == (12, 0, 0, 0)


@pytest.mark.rule("DFR-331")
def test_the_second_face_gives_five_points() -> None:
    """If face 2 is rolled, then 5 points are gained."""
    assert die(2).choose(CARD).purse(0) == (0, 0, 0, 5)


@pytest.mark.rule("DFR-332")
@pytest.mark.parametrize(("taken", "purse"), [("gold", (3, 0, 0, 3)), ("sun", (0, 1, 0, 3)), ("moon", (0, 0, 1, 3))])
def test_the_third_face_gives_three_points_and_a_choice(taken: str, purse: tuple[int, int, int, int]) -> None:
    """If face 3 is rolled, then 3 points and one of 3 gold, 1 sun and 1 moon are gained."""
    t = die(3).choose(CARD)
    assert (t.asked, t.options) == ((0, "CHOOSE_GAIN"), {"gold", "sun", "moon"})
    assert t.choose(taken).purse(0) == purse


@pytest.mark.rule("DFR-333")
@pytest.mark.parametrize(
    ("picked", "purse"),
    [
        *(("light of 0", (0, 1, 0, 0)), ("dark of 0", (1, 0, 0, 0))),
        *(("dark of 1", (0, 0, 0, 2)), ("dark of 2", (0, 0, 1, 0))),
    ],
)
def test_the_fourth_face_applies_a_face_shown_anywhere(picked: str, purse: tuple[int, int, int, int]) -> None:
    """If face 4 is rolled, then a face shown by an opponent or by oneself is applied, and only for the roller."""
    t = die(4).shown(0, light="1s").shown(1, dark="2v").shown(2, dark="1m").choose(CARD)
    assert t.asked == (0, "COPY_FACE")
    t.choose(picked)
    assert (t.purse(0), t.purse(1), t.purse(2)) == (purse, (0, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("DFR-334")
@pytest.mark.tells("SHOWN DFR-334")
@pytest.mark.parametrize(("place", "purse"), [("light-5", (0, 1, 0, 0)), ("dark-5", (0, 0, 0, 2))])
def test_the_fifth_face_shows_and_applies_any_own_face(place: str, purse: tuple[int, int, int, int]) -> None:
    """If face 5 is rolled, then any face of either own die is turned up and applied, the other die is not."""
    t = die(5).choose(CARD)
    assert (t.asked, t.options) == ((0, "SHOW_FACE"), PLACES)
    t.choose(place)
    assert (t.purse(0), t.showing(0)) == (purse, ("1s", "1g") if place == "light-5" else ("1g", "2v"))


@pytest.mark.rule("DFR-335")
def test_the_sixth_face_upgrades_a_face_by_two_levels() -> None:
    """If face 6 is rolled, then one face is upgraded by two levels in one forging, free of charge."""
    t = die(6).choose(CARD)
    assert (t.asked, t.options) == ((0, "UPGRADE_WHICH"), PLACES)
    t.choose("dark-0", "1s")
    assert (t.faces(0, "dark")[0], t.player(0)["forged"], t.purse(0)) == ("1s", 1, (0, 0, 0, 0))


@pytest.mark.rule("DFR-335")
@pytest.mark.parametrize(
    ("place", "targets"),
    [
        ("light-0", {"4g", "1s"}),
        ("dark-5", {"4g", "1s"}),
        ("dark-4", {"6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m"}),
        ("light-5", {"3g-or-2v"}),
    ],
)
def test_two_levels_are_counted_from_the_level_of_the_face(place: str, targets: set[str]) -> None:
    """If a face of level 0, 1 or 2 is picked, then a face of level 2, 3 or 4 takes its place."""
    t = die(6).choose(CARD, place)
    if t.question == "UPGRADE_TO":
        assert t.options == targets
        t.choose(min(targets))
    side, spot = place.split("-")
    assert t.faces(0, side)[int(spot)] in targets
    assert (t.player(0)["forged"], t.question) == (1, "ROLL")


@pytest.mark.rule("DFR-335")
def test_the_double_upgrade_follows_the_rules_of_the_merchant() -> None:
    """If level 2 is empty, then level 3 is taken; a face of level 7 cannot be picked, one of level 6 becomes a 7."""
    t = die(6).level_left(2, 0).dice(0, light=["2s", "4v"]).choose(CARD)
    assert t.closed("light-1") == "DFR-136"
    twin = die(6).level_left(2, 0).choose(CARD, "dark-0")
    assert twin.options == {"6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m"}
    assert t.choose("light-0").options <= {"2m-2v", "2g-or-2s-or-2m", "1g-1s-1m-1v", "4v"}


@pytest.mark.rule("DFR-336")
@pytest.mark.parametrize("face", [4, 5])
def test_faces_applied_through_the_celestial_die_bring_no_loyalty_bonus(face: int) -> None:
    """If the token stands in zone L3, then a copied or chosen face gives no more than itself."""
    t = die(face, mix="titans").allegiance(0, 12).shown(0, dark="1l-1v").choose(CARD)
    t.choose("dark of 0" if face == 4 else "dark 1l-1v")
    assert (t.purse(0), t.log("ZONE_PAID")) == ((0, 0, 0, 1), [])


@pytest.mark.rule("DFR-337")
def test_the_twelve_gold_are_cut_at_the_limit() -> None:
    """If the roller has 5 gold, then he has 12 afterwards, or 16 with a Chest."""
    assert die(1).reserve(0, gold=5).choose(CARD).gold(0) == 12
    assert die(1).card(0, "chest").reserve(0, gold=5).choose(CARD).gold(0) == 16


@pytest.mark.rule("DFR-337")
def test_the_twelve_gold_may_go_on_the_hammer() -> None:
    """If the roller owns a Hammer on 10, then 7 of the 12 gold complete its lap with 2 to spare."""
    t = die(1, "hammer").card(0, "hammer").hammer(0, 10).choose(CARD)
    assert (t.asked, t.options) == ((0, "STORE_GOLD"), set(range(13)))
    t.choose(7)
    assert (t.gold(0), t.player(0)["hammer"], t.glory(0)) == (5, [17], 10)


@pytest.mark.rule("DFR-337")
def test_the_twelve_gold_may_go_on_the_scepter() -> None:
    """If the roller owns a Scepter with 2 gold, then up to 4 of the 12 go there."""
    t = die(1, "scepter").card(0, "scepter").scepter(0, 2).reserve(0, gold=3).choose(CARD)
    assert t.options == {0, 1, 2, 3, 4}
    t.choose(4)
    assert (t.gold(0), t.player(0)["scepters"]) == (11, [6])


@pytest.mark.rule("DFR-338")
def test_a_golem_face_through_the_celestial_die_moves_one_space() -> None:
    """If a shown moon golem face is applied while a sun golem lies beside it, then the golem moves once, no Puzzle."""
    t = die(4, mix="goddess").dice(0, light=["sun-golem"]).shown(0, light="sun-golem", dark="moon-golem")
    t.golem(0, "T10").choose(CARD, "dark of 0")
    assert (t.player(0)["golem"], len(t.log("CELESTIAL_ROLLED"))) == ("T11", 1)


@pytest.mark.rule("DFR-338")
def test_a_chosen_golem_face_moves_the_golem_too() -> None:
    """If a golem face is chosen with face 5, then the golem moves one space."""
    t = die(5, mix="goddess").golem(0, "T10").choose(CARD, "dark moon-golem")
    assert t.player(0)["golem"] == "T11"


@pytest.mark.rule("DFR-338")
def test_an_option_stops_golems_copied_by_the_celestial_die() -> None:
    """If the option says so, then a golem face copied outside a blessing does not move the golem."""
    t = die(4, mix="goddess", copied_golem_moves=False).shown(1, dark="moon-golem").golem(0, "T10")
    t.choose(CARD, "dark of 1")
    assert (t.log("COPIED"), t.player(0)["golem"]) == ([(0, 3, "moon-golem")], "T10")


@pytest.mark.rule("DFR-339")
def test_a_celestial_roll_inside_a_celestial_roll_is_resolved_first() -> None:
    """If a Celestial roll moves the golem to L3, then the roll of L3 is made and applied at once."""
    t = die(5, mix="goddess").golem(0, "L2").choose(CARD).celestial(2).choose("dark moon-golem")
    assert (t.player(0)["golem"], t.glory(0), len(t.log("CELESTIAL_ROLLED"))) == ("L3", 5, 2)


@pytest.mark.rule("DFR-339", "DFR-514")
def test_the_second_roll_of_a_space_waits_for_all_that_the_first_caused() -> None:
    """If the first of the two rolls of L10 moves the golem to J, then J gives 3 points before the second roll."""
    t = forge(3, "goddess").golem(0, "L9").at("blessings").roll(0, "1s", "moon-golem")
    t.roll(1, "1g", "1g").roll(2, "1g", "1g").celestial(5)
    assert (t.question, len(t.log("CELESTIAL_ROLLED"))) == ("SHOW_FACE", 1)
    t.choose("dark moon-golem")
    assert (t.question, t.player(0)["golem"], t.glory(0)) == ("ROLL", "J", 3)
    t.celestial(2).go()
    assert (t.player(0)["golem"], t.glory(0), len(t.log("CELESTIAL_ROLLED"))) == ("J", 8, 2)
