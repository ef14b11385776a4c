"""F. Forging."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import blessed, forge


@pytest.mark.rule("DFR-078")
@pytest.mark.tells("FORGED DFR-078")
def test_the_new_face_takes_the_place_of_the_old_and_is_shown() -> None:
    """If a 3G is forged over the 2VP of the dark die, then it lies at that place and the die shows it."""
    t = forge().shown(0, dark=2).reserve(0, gold=2).choose("3g", "dark-5")
    assert t.faces(0, "dark") == ["1g", "1g", "1g", "1g", "1m", "3g"]
    assert t.faces(0, "light") == ["1g", "1g", "1g", "1g", "1g", "1s"]
    assert t.showing(0) == ("1g", "3g")


@pytest.mark.rule("DFR-079")
def test_the_removed_face_is_out_of_the_game() -> None:
    """If a 1S is replaced, then it lies beside the inventory and no pool has one more."""
    t = forge(3).reserve(0, gold=2).choose("3g", "light 1s")
    assert t.player(0)["removed"] == {"1s": 1}
    assert (t.left_of("1s"), t.left_of("3g")) == (4, 3)


@pytest.mark.rule("DFR-080")
def test_the_forged_faces_are_the_removed_ones() -> None:
    """If three faces are forged, then three removed faces lie there and three count as forged; of others none."""
    t = forge(3).reserve(0, gold=9).choose("3g", "light 1g", "1m", "light 1s", "4g", "dark 1g")
    assert t.player(0)["removed"] == {"1g": 2, "1s": 1}
    assert [t.player(seat)["forged"] for seat in range(3)] == [3, 0, 0]


@pytest.mark.rule("DFR-081")
def test_one_action_buys_several_faces_for_the_sum() -> None:
    """If faces of cost 2, 3 and 5 are bought, then 10 of 12 gold are paid; what is dearer than the rest is closed."""
    t = forge(3).reserve(0, gold=12).choose("3g", "light 1g", "1s", "light 1g")
    assert (t.gold(0), t.closed("2s")) == (7, "DFR-021")
    t.choose("3g-or-2v", "dark 1g")
    assert (t.gold(0), t.options) == (2, {"1m", "stop"})


@pytest.mark.rule("DFR-081")
def test_one_face_is_enough() -> None:
    """If one face is bought and the player stops, then only that one is paid."""
    t = forge(3).reserve(0, gold=12).choose("2m", "light 1g", "stop")
    assert (t.gold(0), t.turn()) == (6, (1, 1))


@pytest.mark.rule("DFR-082")
def test_a_type_is_bought_once_an_action() -> None:
    """If a 3G is bought, then a second 3G is closed in this action, also after others were bought."""
    t = forge(3).reserve(0, gold=12).choose("3g", "light 1g")
    assert t.closed("3g") == "DFR-082"
    t.choose("1m", "light 1g")
    assert (t.closed("3g"), t.closed("1m")) == ("DFR-082", "DFR-082")


@pytest.mark.rule("DFR-082")
@pytest.mark.parametrize("face", ["6g", "3g-or-2v", "2m", "2s", "3v", "2m-2v"])
def test_every_type_is_closed_once_bought(face: str) -> None:
    """If any face is bought and gold is left, then the same picture is closed."""
    t = forge(3, "scepter").card(0, *["scepter"] * 3).scepter(0, 6, 6, 6).left(face, 3)
    t.choose(face)
    while t.question == "FROM_SCEPTER":
        t.choose(max(n for n in t.options if isinstance(n, int)))
    assert t.choose("dark 1m").closed(face) == "DFR-082"


@pytest.mark.rule("DFR-083")
def test_faces_of_a_mixed_compartment_differ() -> None:
    """If all four faces of cost 4 are there, then three of them may be bought in one action."""
    t = forge(3).reserve(0, gold=12).choose("6g", "light 1g", "1s-1v", "light 1g", "2g-1m", "light 1g")
    assert (t.gold(0), t.faces(0, "light")[:3]) == (0, ["6g", "1s-1v", "2g-1m"])


@pytest.mark.rule("DFR-084")
def test_the_extra_action_may_buy_the_type_again() -> None:
    """If a 3G was bought in the first action, then the extra action may buy another."""
    t = forge(3).reserve(0, gold=4, sun=2).choose("3g", "light 1g", "stop", "yes")
    assert "3g" in t.options
    t.choose("3g", "light 1g")
    assert t.faces(0, "light").count("3g") == 2


@pytest.mark.rule("DFR-085")
def test_each_face_is_forged_at_once_where_the_buyer_wants() -> None:
    """If a face is bought, then its place is asked before anything else is, on either die, among different faces."""
    t = forge(3).active(1).reserve(1, gold=5).choose("3g")
    assert t.asked == (1, "FORGE_WHERE")
    assert t.options == {"light-0", "light-5", "dark-0", "dark-4", "dark-5"}
    assert t.closed("dark-3") == "DFR-085"
    t.choose("light-5")
    assert (t.asked, t.faces(1, "light")[5]) == ((1, "FORGE_MORE"), "3g")


@pytest.mark.rule("DFR-086")
def test_a_forged_face_may_be_replaced() -> None:
    """If a 3G was forged earlier, then it may be forged over, and is gone."""
    t = forge(3).dice(0, light=["3g"]).reserve(0, gold=3).choose("4g", "light 3g")
    assert (t.faces(0, "light")[0], t.player(0)["removed"], t.player(0)["forged"]) == ("4g", {"1g": 1, "3g": 1}, 2)


@pytest.mark.rule("DFR-087")
def test_a_forced_boar_stays() -> None:
    """If a boar face was forced on a player, then it is closed when he forges."""
    t = forge(3, "boar").card(1, "boar").dice(0, light=["boar-red"]).reserve(0, gold=2).choose("3g")
    assert t.closed("light-0") == "DFR-087"
    assert "light-1" in t.options


@pytest.mark.rule("DFR-087")
def test_a_forced_misfortune_stays() -> None:
    """If a misfortune face was forced on a player, then it is closed when he forges."""
    t = forge(3, "titans").card(1, "misfortune").dice(0, dark=["1g", "misfortune-red"]).reserve(0, gold=2)
    t.choose("3g")
    assert t.closed("dark-1") == "DFR-087"


@pytest.mark.rule("DFR-088")
def test_a_face_from_a_card_counts_as_forged() -> None:
    """If a Helmet gives an x3, then its buyer has forged one face more."""
    t = forge(3).reserve(0, moon=5).choose("helmet", "light 1g")
    assert t.player(0)["forged"] == 1


@pytest.mark.rule("DFR-088")
def test_a_face_from_a_ship_counts_as_forged() -> None:
    """If a ship is used, then its owner has forged one face more."""
    t = blessed("ship", "1m").forged(0, 4).choose("3g", "light 1g")
    assert t.player(0)["forged"] == 5


@pytest.mark.rule("DFR-088")
def test_a_face_from_a_space_counts_as_forged() -> None:
    """If a space of the labyrinth lets a golem's owner forge, then it counts."""
    t = forge(3, "goddess").golem(0, "J").reserve(0, gold=2).at("blessings")
    t.roll(0, "1s", "moon-golem").rolls(0, 0, 0, 0).choose("3g", "light 1g")
    assert (t.player(0)["golem"], t.player(0)["forged"]) == ("T1", 1)


@pytest.mark.rule("DFR-088")
def test_an_upgrade_counts_as_forged() -> None:
    """If a Merchant upgrades a face, then it counts as one forged."""
    t = forge(3, "merchant").card(0, "merchant").at("reinforcements").choose("merchant", 1, "light 1g", "3g")
    assert t.player(0)["forged"] == 1


@pytest.mark.rule("DFR-088")
def test_a_forced_face_counts_for_its_bearer() -> None:
    """If a boar face is forced on seat 2, then seat 2 has forged one face more and the buyer none."""
    t = forge(3, "boar").reserve(0, moon=3).choose("boar", 2, "light-0")
    assert [t.player(seat)["forged"] for seat in range(3)] == [0, 0, 1]


@pytest.mark.rule("DFR-089")
@pytest.mark.parametrize("face", ["6g", "3v", "2s"])
def test_forging_does_not_apply(face: str) -> None:
    """If a face is forged and shown, then nothing of it is gained."""
    t = forge(3).reserve(0, gold=8).choose(face, "light 1g")
    assert (t.purse(0)[1:], t.log("GAINED")) == ((0, 0, 0), [])


@pytest.mark.rule("DFR-090")
def test_a_forge_action_buys_in_the_sanctuary_only() -> None:
    """If a player with 12 gold acts, then he may buy the 16 Sanctuary pictures and nothing of Gardens or Forest."""
    for setup in ("first", "goddess", "titans"):
        t = forge(3, setup).reserve(0, gold=12)
        assert t.options == {
            *("pass", "3g", "1m", "4g", "1s", "6g", "1g-or-1s-or-1m", "1s-1v", "2g-1m", "3g-or-2v", "2m", "2s"),
            *("3v", "4v", "2m-2v", "2g-or-2s-or-2m", "1g-1s-1m-1v"),
        }


@pytest.mark.rule("DFR-090")
def test_a_ship_buys_in_the_sanctuary_only() -> None:
    """If a ship is used, then faces of the Gardens are closed."""
    t = blessed("ship", "1m").reserve(0, gold=12)
    assert (t.closed("x3"), t.closed("mirror"), t.closed("shield-red")) == ("DFR-090", "DFR-090", "DFR-090")


@pytest.mark.rule("DFR-091")
def test_what_is_gone_cannot_be_bought() -> None:
    """If the last copy of a face is bought, then the next player finds it closed."""
    t = forge(3).left("3g", 1).reserve(0, gold=2).reserve(1, gold=6).choose("3g", "light 1g").next_turn()
    assert (t.asked, t.closed("3g")) == ((1, "ACT"), "DFR-091")
    t.choose("1m", "light 1g")
    assert t.closed("3g") == "DFR-091"


@pytest.mark.rule("DFR-092")
def test_without_a_removable_face_nobody_forges() -> None:
    """If all twelve faces are forced ones, then every face is closed; one other face is enough to forge."""
    forced = ["boar-red"] * 6
    t = forge(3, "boar").card(1, "boar").dice(0, light=forced, dark=forced).reserve(0, gold=12, moon=1)
    assert (t.options, t.closed("3g")) == ({"pass", "hammer", "chest"}, "DFR-092")
    t = forge(3, "boar").card(1, "boar").dice(0, light=forced, dark=["1g", *forced[1:]]).reserve(0, gold=4)
    t.choose("3g")
    assert t.faces(0, "dark") == ["3g", *forced[1:]]


@pytest.mark.rule("DFR-092")
def test_a_card_gives_no_face_where_none_can_be_removed() -> None:
    """If all twelve faces are forced ones, then a Helmet gives no x3 and nothing is removed."""
    forced = ["boar-red"] * 6
    t = forge(3, "boar").card(1, "boar").dice(0, light=forced, dark=forced).forged(0, 0).reserve(0, moon=5)
    t.choose("helmet")
    assert (t.left_of("x3"), t.player(0)["forged"], t.owned(0, "helmet")) == (4, 0, 1)
