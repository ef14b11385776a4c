"""The action wheel: which action, its marker, and when there is none."""

from __future__ import annotations

import pytest

from tests.games.ragnarok.scenario import WHEEL, everything_but, war


@pytest.mark.rule("LOR-050", "LOR-004")
def test_an_action_with_ones_own_marker_is_closed() -> None:
    """If a player's marker lies on Reinforce, then he cannot take it, while another player's marker does not matter."""
    t = war(3, mode="none").army(0, 5, 1).wheel(0, "reinforce").wheel(1, "prepare").until("SPECIAL_ACT")
    assert "reinforce" not in t.options
    assert t.closed("reinforce") == "LOR-050"
    assert "prepare" in t.options


@pytest.mark.rule("LOR-050")
def test_the_marker_is_put_on_the_action_taken() -> None:
    """If Prepare is taken, then the player's marker lies on it and on no other."""
    t = war(3, mode="none").army(0, 5, 1).special("prepare").choose("fehu", "isa")
    assert t.wheel_of(0) == {"prepare"}
    assert t.wheel_of(1) == set()


@pytest.mark.rule("LOR-143")
def test_an_action_without_any_effect_is_illegal() -> None:
    """If nothing could be recruited, raised, built or usurped, then these actions are closed with the rule."""
    t = war(3, mode="none").army(0, 5, 6).built(5).hero(0, 13).until("SPECIAL_ACT")
    assert t.options == {"monsters", "prepare"}
    closed = {action: t.closed(action) for action in ("mobilize", "reinforce", "build-temple", "usurp")}
    assert closed == {"mobilize": "LOR-052", "reinforce": "LOR-143", "build-temple": "LOR-054", "usurp": "LOR-056"}


@pytest.mark.rule("LOR-143", "LOR-057")
def test_prepare_is_legal_as_long_as_one_of_its_parts_is() -> None:
    """If runes are full and there is no Injury, then Prepare still draws; without a card left it is closed."""
    t = war(3, mode="none").army(0, 5, 1).runes(0, fehu=5).until("SPECIAL_ACT")
    assert "prepare" in t.options
    t.next_cards("axe 1", "bow 1").choose("prepare")
    assert t.hand_of(0) == ["axe 1", "bow 1"]


@pytest.mark.rule("LOR-062", "LOR-180")
def test_a_player_without_a_legal_action_must_build() -> None:
    """If all six markers lie, then he builds; with all monuments complete the wheel is only reset."""
    t = war(3, mode="none").army(0, 5, 1).wheel(0, *WHEEL).quiet().until("BUILD_WHAT")
    assert t.asked == (0, "BUILD_WHAT")
    full = war(3, mode="none").army(0, 5, 1).wheel(0, *WHEEL).quiet().pieces(odin=4, thor=4, freyja=4).army(1, 8, 1)
    full.end_turn()
    assert full.wheel_of(0) == set()
    assert full.pieces_now == {"odin": 4, "thor": 4, "freyja": 4}
    assert full.active == 1


@pytest.mark.rule("LOR-180")
def test_a_complete_monument_takes_no_piece() -> None:
    """If Odin is complete, then only Thor and Freyja can be built; with all complete the action is closed."""
    t = war(3, mode="none").army(0, 5, 1).wheel(0, "usurp").pieces(odin=4).quiet().special("monument")
    assert t.options == {"thor", "freyja"}
    full = war(3, mode="none").army(0, 5, 1).wheel(0, "usurp").pieces(odin=4, thor=4, freyja=4).until("SPECIAL_ACT")
    assert "monument" not in full.options
    assert full.closed("monument") == "LOR-180"


@pytest.mark.rule("LOR-180")
def test_without_marker_and_without_action_the_special_action_is_skipped() -> None:
    """If a player has no marker on the wheel and no legal wheel action, then his turn ends without one."""
    t = war(3, mode="none").army(0, 5, 6).built(5).hero(0, 13).runes(0, fehu=5).quiet()
    t.hand(1, *everything_but()).army(1, 8, 1).until("DISCARD")
    assert t.asked == (1, "DISCARD")
    assert t.wheel_of(0) == set()
    assert t.pieces_now == {"odin": 1, "thor": 1, "freyja": 1}


@pytest.mark.rule("LOR-058")
def test_build_monument_needs_a_marker_on_the_wheel() -> None:
    """If no marker of the player lies on the wheel, then Build Monument is closed; with one it is open."""
    t = war(3, mode="none").army(0, 5, 1).wheel(1, "usurp").until("SPECIAL_ACT")
    assert "monument" not in t.options
    assert t.closed("monument") == "LOR-058"
    assert "monument" in war(3, mode="none").army(0, 5, 1).wheel(0, "usurp").until("SPECIAL_ACT").options
