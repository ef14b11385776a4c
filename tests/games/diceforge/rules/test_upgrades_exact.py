"""F, K. Forging and upgrading at the edge: whose faces count, the only face that can go up, tokens in between."""

from __future__ import annotations

import pytest

from tests.games.diceforge.scenario import Forge, forge
from tests.games.diceforge.scenario_cards import owner

TOP = ["4v"] * 6
PLAIN = ["1g"] * 6


def merchant(seat: int, light: list[str], dark: list[str], copies: int = 1) -> Forge:
    """A seat with Merchants, these dice and nothing else; his neighbours have what they are given later."""
    t = forge(3, "merchant").card(seat, *["merchant"] * copies).dice(seat, light=light, dark=dark)
    return t.active(seat).reserve(seat, gold=2).at("reinforcements")


@pytest.mark.rule("DFR-136", "DFR-281")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_ones_own_faces_can_be_upgraded(seat: int) -> None:
    """If all own faces are of level 7, then the Merchant gives glory at once, whatever the others have."""
    t = merchant(seat, TOP, TOP).choose("merchant")
    assert (t.glory(seat), t.asked) == (2, (seat, "ACT"))
    t = merchant(seat, TOP, [*TOP[:5], "1g"])
    for other in range(3):
        if other != seat:
            t.dice(other, light=TOP, dark=TOP)
    t.choose("merchant")
    assert (t.asked, t.options, t.source) == ((seat, "USE_MERCHANTS"), {0, 1}, "merchant")
    t.choose(1, "3g")
    assert (t.faces(seat, "dark")[5], t.log("FORGED")) == ("3g", [(seat, "3g", 11, "1g")])


@pytest.mark.rule("DFR-132", "DFR-138")
def test_faces_of_level_zero_go_up_to_level_one() -> None:
    """If all own faces are of level 0, then one of them can be upgraded by one level."""
    t = merchant(0, PLAIN, PLAIN).choose("merchant")
    assert t.options == {0, 1}
    t.choose(1)
    assert (t.question, t.options, t.source) == ("UPGRADE_WHICH", {"light-0", "dark-0"}, 1)
    t.choose("dark-0")
    assert (t.question, t.options, t.source) == ("UPGRADE_TO", {"3g", "1m"}, "1g")


@pytest.mark.rule("DFR-133", "DFR-134")
def test_the_face_that_goes_up_is_named() -> None:
    """If a face in the middle of a die is upgraded, then the question for its successor names that very face."""
    t = merchant(1, ["2s", "1g", "2s", "1m", "2s", "2s"], TOP).choose("merchant", 1, "light-3")
    assert (t.question, t.source, t.options) == ("UPGRADE_TO", "1m", {"4g", "1s"})


@pytest.mark.rule("DFR-335", "DFR-133")
def test_the_only_face_that_can_go_up_does() -> None:
    """If the Celestial die upgrades and one face is below level 7, then that one goes up."""
    t = forge(3, "celestial-die").reserve(0, moon=3).dice(0, light=[*TOP[:5], "1s"], dark=TOP).celestial(6)
    t.choose("celestial-die")
    assert (t.faces(0, "light")[5], t.log("FORGED")) == ("3g-or-2v", [(0, "3g-or-2v", 5, "1s")])


@pytest.mark.rule("DFR-213", "DFR-081")
def test_a_triton_token_can_be_spent_between_two_faces() -> None:
    """If gold runs out while forging, then a Triton token may be spent for more."""
    t = forge(3, "triton").card(0, "triton").reserve(0, gold=2).choose("3g", "light-0")
    assert (t.question, t.options) == ("FORGE_MORE", {"stop", "spend-triton"})
    t.choose("spend-triton", "gold")
    assert (t.question, "2m" in t.options, t.closed("3g"), t.gold(0)) == ("FORGE_MORE", True, "DFR-082", 6)


@pytest.mark.rule("DFR-183", "DFR-050")
def test_a_reinforcement_of_another_seat_is_not_ones_own() -> None:
    """If only a rival owns a Hind, then the active player is not asked for reinforcements."""
    assert owner("hind").active(1).reserve(1, gold=2).asked == (1, "ACT")
